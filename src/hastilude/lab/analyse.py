"""A recorded game, thought over: who stood how after every decision, and what would have been better.

Each decision is searched as its decider saw it, from an imagined state. The chances after it
are those that the search found for the action that was taken.
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from hastilude.bots.ismcts import Budget, Hint, hints, think
from hastilude.bots.tree import Manner, Search
from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.components import Components
from hastilude.core.game import GameError, Rulebook
from hastilude.core.record import Record, Replay
from hastilude.core.state import OVER, State

#: looks ahead for each decision
LOOKS = 400
#: turning points that are named
TURNS = 5
#: a better action is named from this gain on: less is within what a search may err
GAIN = 0.02


class Moment(NamedTuple):
    """A decision and what came of it."""

    n: int
    seat: int
    action: str
    #: each seat's chance to win, before and after
    before: tuple[float, ...]
    after: tuple[float, ...]
    #: the best action, the decider's chance with it, and how the game might have gone on
    best: str
    best_chance: float
    line: tuple[str, ...]

    @property
    def chance(self) -> float:
        """The decider's, with what was done."""
        return self.after[self.seat]

    @property
    def swing(self) -> float:
        """How much the seat that it touched most gained or lost."""
        return max(abs(after - before) for before, after in zip(self.before, self.after, strict=True))

    @property
    def gain(self) -> float:
        """What the best action would have added."""
        return max(0.0, self.best_chance - self.chance)

    @property
    def better(self) -> str | None:
        return self.best if self.best != self.action and self.gain >= GAIN else None


class Analysis(NamedTuple):
    record: Record
    moments: list[Moment]

    def turning_points(self, count: int = TURNS) -> list[Moment]:
        """The decisions after which most was different, the biggest first."""
        return sorted(self.moments, key=lambda moment: (-moment.swing, moment.n))[:count]

    def mistakes(self, count: int = TURNS) -> list[Moment]:
        """The decisions that cost their decider most, the costliest first."""
        wrong = [moment for moment in self.moments if moment.better is not None]
        return sorted(wrong, key=lambda moment: (-moment.gain, moment.n))[:count]


def analyse(
    record: Record,
    components: Components | None = None,
    rulebook: Rulebook | None = None,
    looks: int = LOOKS,
    report: Callable[[int], None] = lambda done: None,
) -> Analysis:
    """Think over every decision of a record; RecordError if it does not hold."""
    whole = Replay(record, components, rulebook)
    while whole.more():  # a record that does not hold is refused before anybody thinks
        whole.step()
    found: list[Moment] = []
    for moment in moments(record, components, rulebook, looks):
        found.append(moment)
        report(moment.n)
    return Analysis(record, found)


def moments(
    record: Record,
    components: Components | None = None,
    rulebook: Rulebook | None = None,
    looks: int = LOOKS,
    first: int = 1,
    stands: tuple[float, ...] = (),
) -> Iterator[Moment]:
    """The decisions of a record that holds, from the `first` on. `stands`: the chances before it.

    In whatever parts a record is thought over, the moments are the same.
    """
    replay = Replay(record, components, rulebook)
    if replay.rulebook.insight() is None:
        raise GameError(f"{replay.rulebook.game.name['en']} has no insight yet, so it cannot be analysed")
    while replay.more() and replay.next < first:
        replay.step()
    seats = len(record.header.seats)
    stands = stands or (1.0 / seats,) * seats
    while replay.more():
        line = record.lines[replay.next]
        search = _search(replay, looks)
        seat, action = replay.state.decider(), line.action or ""
        replay.step()
        over = replay.state.decider() == OVER
        after = tuple(replay.state.payoffs()) if over else _stands(search, replay.rulebook, action)
        best = hints(search)[0]
        yield _moment(replay.rulebook, line.n, seat, action, stands, after, best)
        stands = after


def _search(replay: Replay, looks: int) -> Search:
    """The decision to come, as its decider sees it; what was done is looked at beside the best."""
    state, actions = replay.state, replay.rulebook.actions
    chance = SeededChance(seed_of("analyse", replay.next))
    sight: State = state.imagine(state.decider(), chance)
    insight = replay.rulebook.insight()
    search = Search(sight, insight, Manner(), [])
    think(search, sight.legal(), Budget(looks=looks), chance)
    done = actions.parse(replay.record.lines[replay.next].action or "")
    search.attend(list(dict.fromkeys([search.candidates[0], done])), looks // 4 + 1, chance)
    return search


def _stands(search: Search, rulebook: Rulebook, action: str) -> tuple[float, ...]:
    return tuple(round(share, 4) for share in search.expected(rulebook.actions.parse(action)))


def _moment(
    rulebook: Rulebook,
    n: int,
    seat: int,
    action: str,
    before: tuple[float, ...],
    after: tuple[float, ...],
    best: Hint,
) -> Moment:
    text = rulebook.actions.text
    line = tuple(text(step) for step in best.line)
    return Moment(n, seat, action, before, after, text(best.action), round(best.chance, 4), line)
