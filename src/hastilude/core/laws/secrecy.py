"""Laws 5 and 8: nobody learns what is hidden, neither by looking nor by taking back."""

from collections.abc import Collection, Iterator

import msgspec

from hastilude.core.chance import ChanceError, RecordedChance, Tape
from hastilude.core.laws.trial import Trial, after, leaves, received, receives
from hastilude.core.record import Ending, Header, Line
from hastilude.core.referee import Referee
from hastilude.core.state import CHOICE, OVER, State
from hastilude.core.words import Event, canonical, seen

#: refused actions asked about in both of two states
_REFUSALS = 60
#: states that the decider imagines, tried before an undo flag is called too strict
_IMAGINED = 8


def no_leak(trial: Trial, states: int = 6, tries: int = 2, announced: Collection[str] = ()) -> None:
    """Law 5: a seat receives the same bytes in every state that it cannot tell apart.

    For a state s, a seat p and s' = imagine(s, p), all that p receives is compared (view,
    prompt, legal list, forced action, undo flags, refusals, numbers), and a spectator's view too.
    Bots cannot peek: with the same chance, imagine(s', p) is imagine(s, p), byte by byte.
    Events: if some action of another seat leads in s' to the same view for p as the true
    one did in s, then one of these shows p the same events. What the rules announce, but
    no view keeps, is `announced`: `returned.count` for an argument of an event.
    """
    for n in [*trial.choose(states, 5), len(trial.moments)]:
        for seat in range(trial.case.seats):
            for k in range(tries):
                other = trial.state(n).imagine(seat, trial.chance("leak", n, seat, k))
                _same_received(trial, n, other, seat, seat)
                _same_received(trial, n, other, None, seat)
                _same_refusals(trial, n, other, seat)
                _no_peeking(trial, n, other, seat)
                _same_numbers(trial, n, other, seat)
                if k == 0:  # many actions are tried: once is enough
                    _same_events(trial, n, other, seat, announced)


def _same_received(trial: Trial, n: int, other: State, viewer: int | None, seat: int) -> None:
    true, imagined = (received(trial.rulebook, state, viewer) for state in (trial.state(n), other))
    for part in sorted({*true, *imagined}):
        if true.get(part) != imagined.get(part):
            raise trial.broken(
                5,
                f"{_name(viewer)} can tell by the {part} what is hidden from seat {seat}: "
                + _difference(true.get(part), imagined.get(part)),
                n,
            )
    trial.checked[5] += 1


def _same_refusals(trial: Trial, n: int, other: State, seat: int) -> None:
    state = trial.state(n)
    if state.decider() != seat:
        return
    count = trial.rulebook.actions.count
    chance = trial.chance("refusals", n, seat)
    sample = range(count) if count <= _REFUSALS else [chance.below(count) for _ in range(_REFUSALS)]
    for action in sample:
        true, imagined = state.refusal(action), other.refusal(action)
        if canonical(true) != canonical(imagined):
            reason = f"seat {seat} can tell by the refusal of {trial.text(action)!r}: {true}, but {imagined}"
            raise trial.broken(5, reason, n)
    trial.checked[5] += 1


def _no_peeking(trial: Trial, n: int, other: State, seat: int) -> None:
    true = trial.state(n).imagine(seat, trial.chance("peek", n, seat))
    imagined = other.imagine(seat, trial.chance("peek", n, seat))
    if trial.position(true) != trial.position(imagined):
        reason = f"what seat {seat} imagines depends on what is hidden from it: a bot could peek"
        raise trial.broken(5, reason, n)
    trial.checked[5] += 1


def _same_numbers(trial: Trial, n: int, other: State, seat: int) -> None:
    """What a seat knows as numbers, and what the game's own judgement makes of it."""
    numbers = trial.rulebook.numbers(trial.case.seats)
    if numbers is None:
        return
    state = trial.state(n).copy()  # a judgement may keep what it has worked out
    for pieces, read in (
        (numbers.pieces, numbers.read),
        (numbers.chart, numbers.drawn),
        (numbers.estimates, numbers.judge),
    ):
        true, imagined = read(state, seat), read(other, seat)
        for piece in pieces:
            here, there = (list(part[piece.start : piece.start + piece.length]) for part in (true, imagined))
            if here != there:
                reason = f"seat {seat} can tell by its numbers: {piece.name} is {here}, but {there}"
                raise trial.broken(5, reason, n)
    trial.checked[5] += 1


def _same_events(trial: Trial, n: int, other: State, seat: int, announced: Collection[str]) -> None:
    state = trial.state(n)
    if state.decider() in (seat, OVER):
        return  # who acts may learn from the outcome
    for action in _some_actions(trial, n):
        tape = Tape(trial.chance("events", n, action))
        later, events = after(state, action, tape)
        for viewer in (seat, None):
            view, told = received(trial.rulebook, later, viewer), _told(events, viewer, announced)
            otherwise: bytes | None = None
            for imagined, happened in _outcomes(other, action, tape.numbers):
                if receives(view, trial.rulebook, imagined, viewer):
                    trial.checked[5] += 1
                    otherwise = _told(happened, viewer, announced)
                    if otherwise == told:
                        break
            if otherwise is not None and otherwise != told:
                raise trial.broken(
                    5,
                    f"{_name(viewer)} can tell by the events of {trial.text(action)!r} what its view does "
                    "not show: " + _difference(told, otherwise),
                    n,
                )


def _some_actions(trial: Trial, n: int, count: int = 3) -> list[int]:
    """The action that was taken, and some others that were legal."""
    taken = trial.moments[n].action
    legal = [action for action in trial.state(n).legal() if action != taken]
    trial.chance("actions", n).shuffle(legal)
    return [taken, *legal[: count - 1]]


def _outcomes(other: State, action: int, numbers: list[int]) -> Iterator[tuple[State, list[Event]]]:
    """What the actions that are legal in another state come to, with the same chance."""
    for candidate in _candidates(other, action):
        chance = RecordedChance(numbers)
        try:
            outcome = after(other, candidate, chance)
        except ChanceError:
            continue  # this action needs other numbers
        if not chance.left():
            yield outcome


def _told(events: list[Event], viewer: int | None, announced: Collection[str]) -> bytes:
    """The events that a viewer sees, without what the rules announce."""
    return canonical(
        [
            (
                event.code,
                {name: arg for name, arg in event.args.items() if f"{event.code}.{name}" not in announced},
            )
            for event in seen(events, viewer)
        ]
    )


def undo_never_reveals(
    trial: Trial,
    states: int = 6,
    samples: int = 3,
    probes: int = 2,
    conservative: bool = True,
    patience: int = 60,
) -> None:
    """Law 8: what used chance, or showed anybody anything new, cannot be taken back.

    Whether an action shows a viewer something is found mechanically: in each of some
    states that the viewer imagined before it, some legal action (for the one who acts,
    this very action) must lead to exactly what the viewer received. If none does, those
    states are ruled out now, and that is news. Every action with `reveals` = False is so
    tried in `states` states. So are `probes` of the others in each: a True without news, there
    and in what the decider imagines, is counted, and breaks the law only with `conservative` =
    False. Then `patience` states are imagined before it is said, for news may be rare: the only
    card that others would not have guessed. Last, a referee takes back whatever it may in a game.
    """
    for n in trial.choose(states, 8):
        state = trial.state(n)
        free = [action for action in state.legal() if not state.reveals(action)]
        bound = [action for action in state.legal() if state.reveals(action)]
        for action in free:
            news = _news(trial, n, state, action, samples)
            trial.checked[8] += 1
            if news:
                raise trial.broken(8, f"{trial.text(action)!r} could be taken back, but {news}", n)
        trial.chance("probes", n).shuffle(bound)
        for action in bound[:probes]:
            if not _could_show(trial, n, action, samples if conservative else patience):
                trial.conservative += 1
                if not conservative:
                    raise trial.broken(
                        8, f"{trial.text(action)!r} shows nobody anything: let it be taken back", n
                    )
    _forced_openly(trial)
    _undo_restores(trial)


def _forced_openly(trial: Trial) -> None:
    """A forced decision that leaves the undo open (`core.course`) tells nobody that there was no
    choice: whoever looks on must have known it."""
    for n in range(1, len(trial.moments)):
        before, state = trial.state(n - 1), trial.state(n)
        forced, seat = state.forced(), state.decider()
        if forced == CHOICE or before.decider() != seat or state.reveals(forced):
            continue
        if before.reveals(trial.moments[n - 1].action):
            continue
        for viewer in range(trial.case.seats):
            imagined = state.imagine(viewer, trial.chance("forced", n, viewer))
            trial.checked[8] += 1
            if viewer != seat and imagined.forced() == CHOICE:
                reason = (
                    f"{trial.text(forced)!r} is forced by what seat {viewer} does not know: it reveals that"
                )
                raise trial.broken(8, reason, n)


def _could_show(trial: Trial, n: int, action: int, samples: int) -> bool:
    """Whether an action shows something, or would in some state that its decider imagines: whoever
    decides may not learn by the undo flag what the others know. That there was no choice is shown too."""
    state = trial.state(n)
    if _news(trial, n, state, action, samples) or _shows_no_choice(trial, n, state, samples):
        return True
    for k in range(_IMAGINED):
        other = state.imagine(state.decider(), trial.chance("could show", n, action, k))
        if _news(trial, n, other, action, samples) or _shows_no_choice(trial, n, other, samples):
            return True
    return False


def _shows_no_choice(trial: Trial, n: int, state: State, samples: int) -> bool:
    """Whether somebody learns, as the decision is not asked for, that there was no other."""
    if state.forced() == CHOICE:
        return False
    others = [seat for seat in range(trial.case.seats) if seat != state.decider()]
    return any(
        state.imagine(seat, trial.chance("no choice", n, seat, k)).forced() == CHOICE
        for seat in others
        for k in range(samples)
    )


def _news(trial: Trial, n: int, state: State, action: int, samples: int) -> str:
    """What an action shows, and to whom; nothing if all it changes could be foreseen."""
    tape = Tape(trial.chance("undo", n))
    later, events = after(state, action, tape)
    if tape.numbers:
        return "it used chance"
    for viewer in trial.viewers():
        got = received(trial.rulebook, later, viewer, events)
        if receives(got, trial.rulebook, state, viewer):
            continue  # as if nothing had happened
        for k in range(samples):
            seat = k % trial.case.seats if viewer is None else viewer
            before = state.imagine(seat, trial.chance("before", n, viewer, k))
            actions = _candidates(before, action, only=viewer == state.decider())
            if not any(_leads_to(trial, before, a, viewer, got) for a in actions):
                return f"it shows {_name(viewer)} something new"
    return ""


def _leads_to(trial: Trial, state: State, action: int, viewer: int | None, got: dict[str, bytes]) -> bool:
    later, events = after(state, action, trial.chance("leads to", action))
    return receives(got, trial.rulebook, later, viewer, events)


def _undo_restores(trial: Trial) -> None:
    """A referee takes back what it may, at every decision of a game (of a long one, at some), and
    plays it again."""
    referee = trial.referee()
    choices = trial.chance("undo")
    free = 0
    while (seat := referee.decider()) != OVER and len(referee.record.lines) <= trial.bound:
        legal = referee.state.legal()
        action = legal[choices.below(len(legal))]
        revealing = referee.state.reveals(action)
        free += not revealing
        closely = not revealing and (free - 1) % trial.stride() == 0
        before = _table(trial, referee) if closely else None
        referee.act(seat, action)
        if referee.undo_refusal(seat) is not None:
            continue
        text = trial.text(action)
        if revealing:
            raise trial.broken(8, f"{text!r} may be taken back all the same", referee.state, referee.record)
        if any(referee.undo(other) is None for other in range(trial.case.seats) if other != seat):
            raise trial.broken(
                8, f"another seat may take back {text!r} of seat {seat}", referee.state, referee.record
            )
        if not closely:
            continue
        referee.undo(seat)
        if _table(trial, referee) != before:
            raise trial.broken(
                8, f"taking back {text!r} does not restore the game", referee.state, referee.record
            )
        trial.checked[8] += 1
        referee.act(seat, action)


def _table(trial: Trial, referee: Referee) -> tuple[bytes, Header, list[Line], Ending | None]:
    """All that a referee's table keeps: the state, and the record line by line."""
    record = referee.record
    return trial.snapshot(referee.state), record.header, list(record.lines), record.ending


def _candidates(state: State, action: int, only: bool = False) -> Iterator[int]:
    """The legal actions of a state, this one first if it is among them; or this one only."""
    legal = state.legal()
    if action in legal:
        yield action
    if not only:
        yield from (other for other in legal if other != action)


def _name(viewer: int | None) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"


def _difference(true: bytes | None, imagined: bytes | None) -> str:
    """The first thing that differs, for the message."""
    if true is None or imagined is None:
        return "it is there only sometimes"
    here, there = leaves(msgspec.json.decode(true)), leaves(msgspec.json.decode(imagined))
    for path in sorted({*here, *there}):
        one, two = here.get(path, "nothing"), there.get(path, "nothing")
        if one != two:
            return f"{one} at {path or 'the whole'}, but {two} where hidden things lie otherwise"
    return "the order of something"
