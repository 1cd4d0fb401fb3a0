"""Law 13: what happens is told as the game declares it, argument by argument."""

from hastilude.core.chance import RecordedChance
from hastilude.core.laws.trial import Trial, after
from hastilude.core.told import fault


def events_are_as_declared(trial: Trial) -> None:
    """Each event of a game has a declared code, and its arguments, each of its type; those that are not
    declared to be veiled are for everybody."""
    declared = trial.rulebook.events
    for n, moment in enumerate(trial.moments):
        _, events = after(moment.state, moment.action, RecordedChance(moment.chance))
        for event in events:
            trial.checked[13] += 1
            if found := fault(event, declared):
                raise trial.broken(13, found, n)
