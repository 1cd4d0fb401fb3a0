"""The course of one game: its true state, what may be taken back, what waits to be confirmed.

The only driver there is: the referee, the server's tables, replays, lessons and the analysis of
a record all go on from one course to the next. A course never changes: each decision gives a new
one, and all that is forced after it is carried out with it.

Undo is possible within one's own stretch of decisions, as far as nothing was revealed, random
or another's (law 8).
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from hastilude.core.chance import Chance, RecordedChance, SeededChance
from hastilude.core.components import Components
from hastilude.core.game import Options, Rulebook
from hastilude.core.state import CHOICE, OVER, State
from hastilude.core.words import Event, Refusal

NOT_YOUR_TURN = "not_your_turn"
NOTHING_TO_UNDO = "nothing_to_undo"
REVEALED = "revealed_already"


class Step(NamedTuple):
    """One decision as a record keeps it; of the set-up only the chance counts."""

    seat: int
    action: int
    chance: tuple[int, ...]


class Back(NamedTuple):
    """What a decision that may be taken back leads back to."""

    state: State
    #: decisions before it
    after: int
    #: whether something was forced after it, and is taken back with it
    forced: bool


class Numbers(Chance):
    """The chance of a course: drawn from a generator, or those numbers that were written down.

    It notes them step by step (`cut`), as a record wants them, and all together (`all`).
    """

    def __init__(self, source: Callable[[], Chance], place: int = 0) -> None:
        #: made when the first number is needed: most decisions need none
        self._make = source
        self._source: Chance | None = None
        self._place = place
        self.all: list[int] = []
        self._cut = 0

    @classmethod
    def drawn(cls, seed: bytes, place: int) -> "Numbers":
        """From a game's own generator, where it stopped."""

        def seeded() -> SeededChance:
            chance = SeededChance(seed)
            chance.go_to(place)
            return chance

        return cls(seeded, place)

    @classmethod
    def kept(cls, numbers: Sequence[int], place: int = 0) -> "Numbers":
        return cls(lambda: RecordedChance(list(numbers)), place)

    @classmethod
    def none(cls) -> "Numbers":
        """For actions that use no chance."""
        return cls.kept(())

    def below(self, n: int) -> int:
        if self._source is None:
            self._source = self._make()
        number = self._source.below(n)
        self.all.append(number)
        return number

    def cut(self) -> tuple[int, ...]:
        """Those since the last cut."""
        if self._cut == len(self.all):
            return ()
        numbers = tuple(self.all[self._cut :])
        self._cut = len(self.all)
        return numbers

    def place(self) -> int:
        """Where the generator stands afterwards."""
        return self._source.place() if isinstance(self._source, SeededChance) else self._place


class Course:
    __slots__ = ("begun", "count", "pending", "place", "state", "undo")

    def __init__(
        self,
        state: State,
        *,
        undo: tuple[Back, ...] = (),
        pending: int | None = None,
        place: int = 0,
        begun: bool = False,
        count: int = 0,
    ) -> None:
        self.state = state
        #: the decisions that may be taken back, oldest first
        self.undo = undo
        #: confirm turn: chosen, not yet done
        self.pending = pending
        #: of the generator
        self.place = place
        #: the decider has decided something in this stretch that cannot be taken back
        self.begun = begun
        #: decisions so far, forced ones among them: the lines of the record, less the set-up
        self.count = count

    # -- reading it ------------------------------------------------------------------------

    @property
    def decider(self) -> int | None:
        seat = self.state.decider()
        return None if seat == OVER else seat

    @property
    def safe(self) -> bool:
        """Nothing can be taken back: a position tells all there is to know."""
        return not self.undo and self.pending is None

    def refusal(self, seat: int | None, action: int) -> Refusal | None:
        """Why this seat may not do this now; None if it may."""
        decider = self.state.decider()
        if decider != OVER and seat != decider:
            return Refusal(NOT_YOUR_TURN, {"seat": decider})
        return self.state.refusal(action)

    def undo_refusal(self, seat: int | None) -> Refusal | None:
        """Why this seat may not take back its last decision; None if it may.

        The others always get the same answer: theirs must not tell what the decider did.
        """
        if seat is None or seat != self.decider:
            return Refusal(NOTHING_TO_UNDO)
        if self.undo or self.pending is not None:
            return None
        return Refusal(REVEALED if self.begun else NOTHING_TO_UNDO)

    def ends_stretch(self, action: int) -> bool:
        """Whether a legal action reveals something or passes the move on: then it is final."""
        before = self.state
        if before.reveals(action):
            return True
        state = before.copy()
        state.apply(action, Numbers.none())
        while (forced := state.forced()) != CHOICE:
            if _closes(state, forced, before.decider()):
                return True
            state.apply(forced, Numbers.none())
        return state.decider() != before.decider()

    # -- going on --------------------------------------------------------------------------

    def hold(self, action: int) -> "Course":
        return Course(
            self.state, undo=self.undo, pending=action, place=self.place, begun=self.begun, count=self.count
        )

    def act(self, action: int, numbers: Numbers, events: list[Event], steps: list[Step]) -> "Course":
        """Carry out a legal action, and all that is forced after it."""
        before, seat = self.state, self.state.decider()
        final = before.reveals(action)
        state = before.copy()
        state.events = events
        made = len(steps)
        _step(state, action, numbers, steps)
        while (forced := state.forced()) != CHOICE:
            final = final or _closes(state, forced, seat)
            _step(state, forced, numbers, steps)
        state.events = None
        made = len(steps) - made
        count, place = self.count + made, numbers.place()
        if state.decider() != seat:
            return Course(state, place=place, count=count)
        if final:
            return Course(state, place=place, count=count, begun=True)
        back = Back(before, self.count, made > 1)
        return Course(state, undo=(*self.undo, back), place=place, count=count, begun=self.begun)

    def replayed(self, action: int, numbers: Numbers, events: list[Event]) -> "Course":
        """This decision only, as a record tells it: what is forced has lines of its own there."""
        state = self.state.copy()
        state.events = events
        state.apply(action, numbers)
        state.events = None
        return Course(state, place=numbers.place(), count=self.count + 1)

    def passed_on(self, place: int) -> "Course":
        """The same, but the next numbers are drawn from another place on."""
        return Course(self.state, place=place, begun=self.begun, count=self.count)

    def take_back(self) -> "Course":
        """Without what is pending, else without the last decision that may be taken back."""
        if self.pending is not None or not self.undo:
            return Course(self.state, undo=self.undo, place=self.place, begun=self.begun, count=self.count)
        return self._back_to(len(self.undo) - 1)

    def restart(self, count: int | None = None) -> "Course":
        """Without all that may be taken back; or without all but so many decisions of the game."""
        if count is None:
            count = self.undo[0].after if self.undo else self.count
        for number, back in enumerate(self.undo):
            if back.after >= count:
                return self._back_to(number)
        return Course(self.state, place=self.place, begun=self.begun, count=self.count)

    def _back_to(self, number: int) -> "Course":
        back = self.undo[number]
        return Course(
            back.state, undo=self.undo[:number], place=self.place, begun=self.begun, count=back.after
        )


def deal(
    rulebook: Rulebook,
    seats: int,
    options: Options,
    components: Components,
    numbers: Numbers,
    events: list[Event],
    steps: list[Step],
) -> Course:
    """A game just set up. The first step is the set-up; forced decisions may follow."""
    state: State = rulebook.start(seats, options, components, numbers)
    steps.append(Step(OVER, CHOICE, numbers.cut()))
    return settled(Course(state), numbers, events, steps)


def settled(course: Course, numbers: Numbers, events: list[Event], steps: list[Step]) -> Course:
    """A course in which somebody has a choice: what is forced now is done."""
    state, done = course.state, len(steps)
    if state.forced() != CHOICE:
        state = state.copy()
        state.events = events
        while (forced := state.forced()) != CHOICE:
            _step(state, forced, numbers, steps)
        state.events = None
    place = max(numbers.place(), course.place)
    return Course(state, place=place, count=course.count + len(steps) - done)


def draw_chair(numbers: Numbers, seats: int) -> int:
    """Which chair around the table is the first seat; it stands in the record's first line."""
    chair = numbers.below(seats)
    numbers.cut()
    return chair


def _closes(state: State, forced: int, seat: int) -> bool:
    """Whether a forced decision closes the undo of a seat that decided before it.

    Its own, if it shows and draws nothing, does not. Another's always does: that somebody has no
    choice may follow from cards that only they know.
    """
    return state.decider() != seat or state.reveals(forced)


def _step(state: State, action: int, numbers: Numbers, steps: list[Step]) -> None:
    seat = state.decider()
    state.apply(action, numbers)
    steps.append(Step(seat, action, numbers.cut()))
