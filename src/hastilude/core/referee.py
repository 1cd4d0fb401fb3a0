"""The referee: drives one game, records it, and keeps its secrets.

Nobody but the referee touches the true state. Seats get views and redacted events,
bots get an imagined state. How a game goes on is said in `course.py`.
"""

from collections.abc import Sequence

from hastilude.core.chance import Chance, SeededChance
from hastilude.core.components import Components
from hastilude.core.course import Course, Numbers, Step, deal, draw_chair, settled
from hastilude.core.game import Options, Rulebook
from hastilude.core.record import FORMAT, Header, Line, Record, Replay, Seal
from hastilude.core.state import State
from hastilude.core.words import Event, Prompt, Refusal, Result


class Referee:
    """One game at one table. `names` go by chairs; the seats may be drawn by lot."""

    def __init__(
        self,
        rulebook: Rulebook,
        names: Sequence[str],
        options: Options,
        components: Components,
        seal: Seal,
        draw_first: bool = False,
    ) -> None:
        rulebook.game.check_seats(len(names), options, rulebook.version)
        self.rulebook = rulebook
        self.components = components
        self.seal = seal
        chance = SeededChance(seal.seed)
        self.numbers = Numbers(lambda: chance)
        self.events: list[Event] = []
        steps: list[Step] = []
        chair = draw_chair(self.numbers, len(names)) if draw_first else None
        self.course = deal(rulebook, len(names), options, components, self.numbers, self.events, steps)
        header = Header(
            hastilude=FORMAT,
            game=rulebook.game.id,
            rules=rulebook.version,
            components=components.digest,
            options=dict(options),
            seats=(*names[chair or 0 :], *names[: chair or 0]),
            commitment=seal.commitment,
            first_chair=chair,
        )
        self.record = Record(header, [])
        self._write(steps)

    @classmethod
    def resume(cls, record: Record, components: Components | None = None) -> "Referee":
        """Go on with a paused game."""
        replay = Replay(record, components)
        while replay.more():
            replay.step()
        seeded = replay.seeded
        if seeded is None or record.ending is None:
            raise ValueError("a game without its seed cannot be resumed")
        self = cls.__new__(cls)
        self.rulebook = replay.rulebook
        self.components = replay.components
        self.seal = Seal(bytes.fromhex(record.ending.secret), record.ending.nonces)
        self.numbers = Numbers(lambda: seeded)
        self.record = Record(record.header, list(record.lines))
        self.events = []
        steps: list[Step] = []
        self.course = settled(replay.course, self.numbers, self.events, steps)
        self._write(steps)
        return self

    # -- what a seat may ask -----------------------------------------------------------

    @property
    def state(self) -> State:
        """The true one."""
        return self.course.state

    @state.setter
    def state(self, state: State) -> None:
        """For who sets up a position by hand."""
        self.course = Course(state, count=self.course.count)

    def decider(self) -> int:
        return self.state.decider()

    def prompt(self) -> Prompt:
        return self.state.prompt()

    def result(self) -> Result | None:
        return self.state.result()

    def sight(self, seat: int, chance: Chance) -> State:
        """The game as this seat may imagine it: all that a bot ever gets."""
        return self.state.imagine(seat, chance)

    def legal(self, seat: int) -> list[int]:
        """What this seat may do now; nothing while another decides."""
        return self.state.legal() if self.state.decider() == seat else []

    def refusal(self, seat: int, action: int) -> Refusal | None:
        """Why this seat may not do this now; None if it may."""
        return self.course.refusal(seat, action)

    def undo_refusal(self, seat: int) -> Refusal | None:
        """Why the last decision may not be taken back by this seat; None if it may."""
        return self.course.undo_refusal(seat)

    # -- what a seat may do ------------------------------------------------------------

    def act(self, seat: int, action: int) -> Refusal | None:
        """Carry out an action, and all that is forced after it. `events` has what happened."""
        refusal = self.course.refusal(seat, action)
        if refusal is not None:
            return refusal
        self.events = []
        steps: list[Step] = []
        self.course = self.course.act(action, self.numbers, self.events, steps)
        self._write(steps)
        return None

    def undo(self, seat: int) -> Refusal | None:
        """Take back this seat's last decision: only while it showed nobody anything."""
        refusal = self.course.undo_refusal(seat)
        if refusal is None:
            self.course = self.course.take_back()
            del self.record.lines[1 + self.course.count :]
            self.events = []
        return refusal

    def _write(self, steps: Sequence[Step]) -> None:
        """Every step is a line of the record."""
        lines = self.record.lines
        for step in steps:
            lines.append(Line.of(len(lines), step, self.rulebook.actions))
        result = self.course.state.result()
        if result is not None:
            self.record.end(self.seal, result)

    def paused(self) -> Record:
        """The record so far, with the seed opened, so that the game can go on elsewhere."""
        if self.record.ending is not None:
            return self.record
        record = Record(self.record.header, list(self.record.lines))
        record.end(self.seal, None)
        return record
