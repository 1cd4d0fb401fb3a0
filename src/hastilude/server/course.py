"""The course of one game: its true state, what may be taken back, what waits to be confirmed.

Undo is possible within one's own stretch of decisions, as far as nothing was revealed, random
or another's (law 8). A course never changes: each decision gives a new one.
"""

from typing import NamedTuple

from hastilude.core.referee import NOTHING_TO_UNDO, REVEALED
from hastilude.core.state import CHOICE, OVER, State
from hastilude.core.words import Event, Refusal
from hastilude.server.log import Numbers


class Step(NamedTuple):
    """One decision as a record keeps it; of the set-up only the chance counts."""

    seat: int
    action: int
    chance: tuple[int, ...]


class Course:
    __slots__ = ("begun", "count", "pending", "place", "state", "undo")

    def __init__(
        self,
        state: State,
        *,
        undo: tuple[State, ...] = (),
        pending: int | None = None,
        place: int = 0,
        begun: bool = False,
        count: int = 0,
    ) -> None:
        self.state = state
        #: the states before each decision that may be taken back, oldest first
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
        if self.state.reveals(action):
            return True
        after = self.state.copy()
        after.apply(action, Numbers.none())
        return after.decider() != self.state.decider() or after.forced() != CHOICE

    # -- going on --------------------------------------------------------------------------

    def hold(self, action: int) -> "Course":
        return Course(
            self.state, undo=self.undo, pending=action, place=self.place, begun=self.begun, count=self.count
        )

    def act(self, action: int, numbers: Numbers, events: list[Event], steps: list[Step]) -> "Course":
        """Carry out a legal action, and all that is forced after it."""
        before = self.state
        final = before.reveals(action)
        state = before.copy()
        state.events = events
        _step(state, action, numbers, steps)
        while (forced := state.forced()) != CHOICE:
            _step(state, forced, numbers, steps)
            final = True
        state.events = None
        count = self.count + len(steps)
        place = numbers.place()
        if state.decider() != before.decider():
            return Course(state, place=place, count=count)
        if final:
            return Course(state, place=place, count=count, begun=True)
        return Course(state, undo=(*self.undo, before), place=place, count=count, begun=self.begun)

    def take_back(self, all_of_it: bool) -> "Course":
        """Without what is pending, else without the last decision; or without all that may be undone."""
        if not self.undo:
            return Course(self.state, place=self.place, begun=self.begun, count=self.count)
        undo = self.undo
        if all_of_it:
            state, undo, gone = undo[0], (), len(undo)
        elif self.pending is not None:
            state, gone = self.state, 0
        else:
            state, undo, gone = undo[-1], undo[:-1], 1
        return Course(state, undo=undo, place=self.place, begun=self.begun, count=self.count - gone)


def dealt(state: State, numbers: Numbers, steps: list[Step]) -> Course:
    """A game just set up. The first step is the set-up; forced decisions may follow."""
    steps.append(Step(OVER, CHOICE, numbers.cut()))
    while (forced := state.forced()) != CHOICE:
        _step(state, forced, numbers, steps)
    return Course(state, place=numbers.place(), count=len(steps) - 1)


def _step(state: State, action: int, numbers: Numbers, steps: list[Step]) -> None:
    seat = state.decider()
    state.apply(action, numbers)
    steps.append(Step(seat, action, numbers.cut()))
