"""The referee: drives one game, records it, and keeps its secrets.

Nobody but the referee touches the true state. Seats get views and redacted events,
bots get an imagined state. Forced decisions are applied without asking.
"""

from collections.abc import Sequence

from hastilude.core.chance import Chance, SeededChance, Tape
from hastilude.core.components import Components
from hastilude.core.game import Options, Rulebook
from hastilude.core.record import FORMAT, Ending, Header, Line, Record, Replay, Seal
from hastilude.core.state import CHOICE, OVER, State
from hastilude.core.words import Event, Prompt, Refusal, Result, plain

NOT_YOUR_TURN = "not_your_turn"
NOTHING_TO_UNDO = "nothing_to_undo"
REVEALED = "revealed_already"


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
        rulebook.game.check_seats(len(names), options)
        self.rulebook = rulebook
        self.components = components
        self.seal = seal
        self.tape = Tape(SeededChance(seal.seed))
        chair = None
        if draw_first:
            chair = self.tape.below(len(names))
            self.tape.cut()
            names = [*names[chair:], *names[:chair]]
        header = Header(
            hastilude=FORMAT,
            game=rulebook.game.id,
            rules=rulebook.version,
            components=components.digest,
            options=dict(options),
            seats=tuple(names),
            commitment=seal.commitment,
            first_chair=chair,
        )
        self.record = Record(header, [])
        self.state: State = rulebook.start(len(names), options, components, self.tape)
        self.record.lines.append(Line(0, chance=tuple(self.tape.cut())))
        self._undo: list[State] = []
        self.events: list[Event] = []
        self._settle()

    @classmethod
    def resume(cls, record: Record, components: Components | None = None) -> "Referee":
        """Go on with a paused game."""
        replay = Replay(record, components)
        while replay.more():
            replay.step()
        if replay.seeded is None or record.ending is None:
            raise ValueError("a game without its seed cannot be resumed")
        self = cls.__new__(cls)
        self.rulebook = replay.rulebook
        self.components = replay.components
        self.seal = Seal(bytes.fromhex(record.ending.secret), record.ending.nonces)
        self.tape = Tape(replay.seeded)
        self.record = Record(record.header, list(record.lines))
        self.state = replay.state
        self._undo = []
        self.events = []
        self._settle()
        return self

    # -- what a seat may ask -----------------------------------------------------------

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
        decider = self.state.decider()
        if decider != OVER and seat != decider:
            return Refusal(NOT_YOUR_TURN, {"seat": decider})
        return self.state.refusal(action)

    # -- what a seat may do ------------------------------------------------------------

    def act(self, seat: int, action: int) -> Refusal | None:
        """Carry out an action, and all that is forced after it. `events` has what happened."""
        refusal = self.refusal(seat, action)
        if refusal is not None:
            return refusal
        self.events = []
        self._apply(action)
        self._settle()
        return None

    def undo_refusal(self, seat: int) -> Refusal | None:
        """Why the last decision may not be taken back by this seat; None if it may."""
        if not self._undo or self._undo[-1].decider() != seat:
            return Refusal(REVEALED if self.record.lines[-1].seat == seat else NOTHING_TO_UNDO)
        return None

    def undo(self, seat: int) -> Refusal | None:
        """Take back this seat's last decision: only while it showed nobody anything."""
        refusal = self.undo_refusal(seat)
        if refusal is None:
            self.state = self._undo.pop()
            self.record.lines.pop()
            self.record.ending = None  # where nothing is hidden, even the end reveals nothing
            self.events = []
        return refusal

    def _apply(self, action: int) -> None:
        state = self.state
        if state.reveals(action):
            self._undo.clear()
        else:
            self._undo.append(state.copy())
        seat = state.decider()
        state.events = self.events
        state.apply(action, self.tape)
        state.events = None
        line = Line(len(self.record.lines), seat, self.rulebook.actions.text(action), tuple(self.tape.cut()))
        self.record.lines.append(line)

    def _settle(self) -> None:
        while (forced := self.state.forced()) != CHOICE:
            self._apply(forced)
            self._undo.clear()
        result = self.state.result()
        if result is not None:
            self.record.ending = self._ending(plain(result))

    def _ending(self, result: dict[str, object] | None) -> Ending:
        seal = self.seal
        digest = self.record.digest()
        return Ending(seal.seed.hex(), seal.secret.hex(), digest, seal.nonces, result, paused=result is None)

    def paused(self) -> Record:
        """The record so far, with the seed opened, so that the game can go on elsewhere."""
        if self.record.ending is not None:
            return self.record
        return Record(self.record.header, list(self.record.lines), self._ending(None))
