"""A trial: one game played at random and kept whole, for the laws to question.

Everything in it follows from the game, the case and the seed, so that a broken law is
found again by running the same trial.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from hastilude.core.chance import Chance, SeededChance, Tape, seed_of
from hastilude.core.components import Components
from hastilude.core.game import Options, Rulebook
from hastilude.core.laws.broken import LawBroken
from hastilude.core.record import Record, Seal
from hastilude.core.referee import Referee
from hastilude.core.state import CHOICE, OVER, State
from hastilude.core.words import Event, canonical, seen

#: decisions after which a game counts as endless, unless its author says otherwise
BOUND = 10_000

#: of a longer game about so many decisions are looked at closely: its thousands are much alike
CLOSELY = 120

# Habits: how the seats of a trial choose.
RANDOM = "random"
FIRST = "first"  # always the first legal action
LAST = "last"  # always the last one


class Case(msgspec.Struct, frozen=True):
    """One way to set up a game: seats, and the options that differ from their defaults."""

    seats: int
    given: dict[str, str] = {}

    def __str__(self) -> str:
        options = ",".join(f"{name}={value}" for name, value in self.given.items())
        return f"{self.seats}-{options or 'defaults'}"


def cases(
    rulebook: Rulebook, *, seats: Iterable[int] | None = None, mixes: int = 3, seed: int = 0
) -> list[Case]:
    """For each number of seats: all defaults, each other option value alone, and some mixes.

    Made for `@pytest.mark.parametrize("case", laws.cases(RULEBOOK), ids=str)`.
    """
    game = rulebook.game
    found: list[Case] = []
    for count in seats or game.seats:
        options: list[dict[str, str]] = [
            {},
            *({option.name: value} for option in game.options for value in option.values[1:]),
        ]
        chance = SeededChance(seed_of("cases", game.id, count, seed))
        for _ in range(mixes):
            mix = {option.name: option.values[chance.below(len(option.values))] for option in game.options}
            changed = {option.name for option in game.options if mix[option.name] != option.default}
            options.append({name: value for name, value in mix.items() if name in changed})
        for given in options:
            if game.seats_for(given, count) != count:
                continue  # such an option is for another number of seats
            case = Case(count, given)
            if case not in found:
                found.append(case)
    return found


def received(
    rulebook: Rulebook, state: State, viewer: int | None, events: Iterable[Event] = ()
) -> dict[str, bytes]:
    """Every byte that a seat, or a spectator (None), can receive about a state, part by part."""
    return {name: canonical(part) for name, part in _parts(rulebook, state, viewer, events)}


def receives(
    got: dict[str, bytes], rulebook: Rulebook, state: State, viewer: int | None, events: Iterable[Event] = ()
) -> bool:
    """Whether that is exactly what the viewer receives; most often the first parts tell."""
    alike = 0
    for name, part in _parts(rulebook, state, viewer, events):
        if got.get(name) != canonical(part):
            return False
        alike += 1
    return alike == len(got)


def _parts(
    rulebook: Rulebook, state: State, viewer: int | None, events: Iterable[Event]
) -> Iterator[tuple[str, Any]]:
    """What is quickly made comes first, the view last."""
    yield "decider", state.decider()
    yield "events", seen(list(events), viewer)
    if state.decider() != OVER:
        yield "prompt", state.prompt()
    yield "result", state.result()
    if viewer is not None and viewer == state.decider():
        legal = state.legal()
        yield "legal list", legal
        yield "forced action", state.forced()
        yield "undo flags", [state.reveals(action) for action in legal]
        remarks = rulebook.remarks(state)
        yield "remarks", [remarks.get(action, ()) for action in legal]
    yield "view", rulebook.view(state, viewer)


def after(state: State, action: int, chance: Chance) -> tuple[State, list[Event]]:
    """What a copy of the state becomes by an action, and what happens."""
    later = state.copy()
    events: list[Event] = []
    later.events = events
    later.apply(action, chance)
    later.events = None
    return later, events


def leaves(value: Any) -> dict[str, Any]:
    """The plain values inside lists and objects, by path: `hands/1/0`."""
    found: dict[str, Any] = {}
    _gather(value, "", found)
    return found


def _gather(value: Any, path: str, found: dict[str, Any]) -> None:
    if isinstance(value, dict):
        for key, part in value.items():
            _gather(part, f"{path}/{key}" if path else key, found)
    elif isinstance(value, list | tuple):
        for i, part in enumerate(value):
            _gather(part, f"{path}/{i}" if path else str(i), found)
    else:
        found[path] = value


@dataclass(frozen=True)
class Moment:
    """A decision of the trial: the state before it, what it looked like then, what was done."""

    state: State
    snapshot: bytes
    action: int
    chance: list[int]


class Trial:
    """One game, played by a habit. The playing itself proves a part of laws 2 and 3."""

    def __init__(
        self,
        rulebook: Rulebook,
        case: Case,
        *,
        seed: object = 0,
        bound: int = BOUND,
        habit: str = RANDOM,
        keep: bool = True,
    ) -> None:
        self.rulebook = rulebook
        self.case = case
        self.seed = seed
        self.bound = bound
        self.habit = habit
        self.options: Options = rulebook.game.choose(case.given)
        self.components: Components = rulebook.components()
        #: checks made, by law: a law that had nothing to check proves nothing
        self.checked: Counter[int] = Counter()
        #: actions whose `reveals` is stricter than law 8 needs
        self.conservative = 0
        self.moments: list[Moment] = []
        self.texts: list[str] = []
        #: the state at the end
        self.end = self._play(keep)

    # -- playing it ----------------------------------------------------------------------

    def _play(self, keep: bool) -> State:
        tape = Tape(self.chance("game"))
        choices = self.chance("choices")
        state: State = self.rulebook.start(self.case.seats, self.options, self.components, tape)
        while state.decider() != OVER:
            if len(self.texts) == self.bound:
                raise self.broken(3, f"no end after {self.bound} decisions of {self.habit} play", state)
            action = self._choice(state, choices)
            tape.cut()
            moment = Moment(state.copy(), self.snapshot(state), action, []) if keep else None
            self._carry_out(state, action, tape)
            if moment is not None:
                moment.chance.extend(tape.cut())
                self.moments.append(moment)
            self.texts.append(self.rulebook.actions.text(action))
        self._check_end(state)
        return state

    def _choice(self, state: State, choices: Chance) -> int:
        """What the habit does; law 3 asks on the way whether there is anything to do."""
        seat, legal, forced = state.decider(), state.legal(), state.forced()
        if not 0 <= seat < self.case.seats:
            raise self.broken(3, f"seat {seat} is to decide, among {self.case.seats} seats", state)
        if state.result() is not None:
            raise self.broken(3, f"there is a result, but seat {seat} is still to decide", state)
        if not legal:
            raise self.broken(3, f"a dead end: seat {seat} is to decide and has no legal action", state)
        self.checked[3] += 1
        if forced != CHOICE:
            if forced not in legal:
                raise self.broken(2, f"action {forced} is forced, but not legal", state)
            return forced
        if self.habit == RANDOM:
            return legal[choices.below(len(legal))]
        return legal[0] if self.habit == FIRST else legal[-1]

    def _carry_out(self, state: State, action: int, chance: Chance) -> None:
        try:
            state.apply(action, chance)
        except Exception as error:
            text = self.rulebook.actions.text(action)
            raise self.broken(2, f"{text!r} is legal, but fails with {error!r}", state) from error

    def _check_end(self, state: State) -> None:
        if state.result() is None:
            raise self.broken(3, "nobody decides any more, but there is no result", state)
        if state.legal() or state.forced() != CHOICE:
            raise self.broken(3, "the game is over, but there are still actions", state)

    def referee(self) -> Referee:
        """A fresh game of the same case at a referee's table."""
        names = [f"seat {seat}" for seat in range(self.case.seats)]
        seal = Seal(self._seed("referee"), ("law",))
        return Referee(self.rulebook, names, self.options, self.components, seal)

    # -- asking it -----------------------------------------------------------------------

    def state(self, n: int) -> State:
        """The state before decision n; at their number, the end."""
        return self.moments[n].state if n < len(self.moments) else self.end

    def viewers(self) -> list[int | None]:
        return [*range(self.case.seats), None]

    def stride(self) -> int:
        """Every so many-th decision is looked at closely; in most games every one."""
        return 1 + len(self.moments) // CLOSELY

    def choose(self, count: int, law: int) -> list[int]:
        """The numbers of some decisions: of each prompt, forced or not, in turn, so that rare ones are met."""
        numbers = list(range(len(self.moments)))
        self.chance("choose", law).shuffle(numbers)
        by_prompt: dict[tuple[str, bool], list[int]] = {}
        for n in numbers:
            state = self.moments[n].state
            by_prompt.setdefault((state.prompt().code, state.forced() != CHOICE), []).append(n)
        chosen: list[int] = []
        while len(chosen) < min(count, len(numbers)):
            chosen.extend(group.pop() for group in by_prompt.values() if group)
        return sorted(chosen[:count])

    def snapshot(self, state: State) -> bytes:
        """All that can be told of a state, as bytes; a law compares it before and after."""
        over = state.decider() == OVER
        return canonical(
            {
                "position": self.rulebook.position(state),
                "decider": state.decider(),
                "legal": state.legal(),
                "prompt": None if over else state.prompt(),
            }
        )

    def position(self, state: State) -> bytes:
        return canonical(self.rulebook.position(state))

    def chance(self, *parts: object) -> SeededChance:
        """A generator of the trial's own for each purpose."""
        return SeededChance(self._seed(*parts))

    def _seed(self, *parts: object) -> bytes:
        return seed_of("trial", self.rulebook.game.id, self.case, self.seed, *parts)

    def text(self, action: int) -> str:
        return self.rulebook.actions.text(action)

    def broken(
        self, law: int, reason: str, at: State | int | None = None, record: Record | None = None
    ) -> LawBroken:
        """A law is broken at a state, or before decision n, or by a record; the caller raises it."""
        state = self.state(at) if isinstance(at, int) else at
        actions = self.texts[:at] if isinstance(at, int) else self.texts
        if record is not None:
            actions = [str(line.action) for line in record.lines[1:]]
        return LawBroken(
            law,
            reason,
            where=f"{self.rulebook.game.id}, case {self.case}, seed {self.seed}",
            actions=actions,
            position=None if state is None else self.rulebook.position(state),
        )
