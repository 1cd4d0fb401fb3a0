"""Records: a game as JSON Lines that replays without any generator (docs/notation.md).

The first line says what is played, the line n = 0 holds the chance of the set-up, then
comes one line a decision, and the last line holds the result and the opened seed.
"""

import hashlib
import hmac
import secrets
from collections.abc import Iterable
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from hastilude.core.action import ActionError, ActionSpace
from hastilude.core.chance import Chance, ChanceError, RecordedChance, SeededChance
from hastilude.core.components import Components
from hastilude.core.course import Course, Numbers, Step
from hastilude.core.game import GameError, Rulebook, find_game
from hastilude.core.state import OVER, State
from hastilude.core.words import Event, Result, plain

FORMAT = 1
#: bytes of the generator that one game can have used
MOST_PASSED = 1 << 24


class RecordError(ValueError):
    """A record that does not hold: the line and the reason."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class Seal(msgspec.Struct, frozen=True):
    """Where a game's seed comes from, so that nobody can have stacked the deck.

    The secret is committed to by its hash before the players add their nonces.
    """

    secret: bytes
    nonces: tuple[str, ...] = ()

    @classmethod
    def fresh(cls, nonces: Iterable[str] = ()) -> "Seal":
        return cls(secrets.token_bytes(32), tuple(nonces))

    @property
    def commitment(self) -> str:
        return hashlib.sha256(self.secret).hexdigest()

    @property
    def seed(self) -> bytes:
        """Keyed by the secret: it does not follow from the commitment, which is public."""
        return hmac.digest(self.secret, msgspec.json.encode(self.nonces), "sha256")


class Header(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    hastilude: int
    game: str
    rules: int
    components: str
    options: dict[str, str]
    #: names in the order of the seats
    seats: tuple[str, ...]
    commitment: str
    #: which chair around the table drew seat 0, where the game draws lots for it
    first_chair: int | None = None
    #: for each nonce its SHA-256, where that was given before any nonce was opened; an empty one was
    #: given openly
    sealed: tuple[str, ...] = ()


class Line(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One decision; n = 0, without seat and action, is the set-up."""

    n: int
    seat: int | None = None
    action: str | None = None
    chance: tuple[int, ...] = ()
    #: where the generator went on, if it passed numbers over: all had agreed to go back in the game,
    #: and what would have come was known by then
    place: int | None = None

    @classmethod
    def of(cls, n: int, step: Step, actions: ActionSpace) -> "Line":
        """The line of a decision; of the set-up for n = 0."""
        if n == 0:
            return cls(0, chance=step.chance)
        return cls(n, step.seat, actions.text(step.action), step.chance)


class Ending(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The last line: the result, or a pause, and the seed with what it was made of."""

    seed: str
    secret: str
    #: of all lines before: a changed decision shows even where the game ends the same
    digest: str
    nonces: tuple[str, ...] = ()
    result: dict[str, Any] | None = None
    paused: bool = False


class Record(msgspec.Struct):
    header: Header
    lines: list[Line]
    ending: Ending | None = None

    def encode(self) -> bytes:
        parts: list[Any] = [self.header, *self.lines, *([self.ending] if self.ending else [])]
        return b"".join(msgspec.json.encode(part) + b"\n" for part in parts)

    def digest(self) -> str:
        """SHA-256 of all lines but the last, which holds it."""
        return hashlib.sha256(msgspec.json.encode([self.header, *self.lines])).hexdigest()

    def end(self, seal: Seal, result: Result | None) -> None:
        """Open the seed; without a result the game is only paused."""
        self.ending = Ending(
            seed=seal.seed.hex(),
            secret=seal.secret.hex(),
            digest=self.digest(),
            nonces=seal.nonces,
            result=None if result is None else plain(result),
            paused=result is None,
        )

    def write(self, path: Path) -> None:
        path.write_bytes(self.encode())

    @classmethod
    def decode(cls, data: bytes) -> "Record":
        """Read a record; RecordError names the first line that is not one."""
        rows = data.split(b"\n")
        if rows and rows[-1] == b"":
            rows.pop()
        elif rows:
            raise RecordError(len(rows), "the file breaks off in the middle of the line")
        if not rows:
            raise RecordError(1, "the file is empty")
        header = _decode(rows[0], 1, Header, "the first line of a record")
        if header.hastilude != FORMAT:
            raise RecordError(1, f"format {header.hastilude} is not known; this is format {FORMAT}")
        record = cls(header, [])
        for number, row in enumerate(rows[1:], 2):
            if record.ending is not None:
                raise RecordError(number, "there is a line after the end of the game")
            if row.startswith(b'{"n"'):
                record.lines.append(_decode(row, number, Line, "a decision"))
            else:
                record.ending = _decode(row, number, Ending, "a decision or the end of a game")
        return record

    @classmethod
    def read(cls, path: Path) -> "Record":
        try:
            return cls.decode(path.read_bytes())
        except OSError as error:
            raise GameError(f"{path} cannot be read: {error.strerror}") from None


_T = TypeVar("_T")


def _decode(row: bytes, number: int, kind: type[_T], what: str) -> _T:
    try:
        return msgspec.json.decode(row, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise RecordError(number, f"this is not {what}") from None


class _Witness(Chance):
    """The numbers of a record, each compared with what the opened seed gives."""

    def __init__(self, numbers: tuple[int, ...], seeded: SeededChance | None) -> None:
        self.recorded = RecordedChance(list(numbers))
        self.seeded = seeded

    def below(self, n: int) -> int:
        number = self.recorded.below(n)
        if self.seeded is not None and (drawn := self.seeded.below(n)) != number:
            raise ChanceError(f"the record says {number} where the seed gives {drawn}")
        return number

    def close(self) -> None:
        if self.recorded.left():
            raise ChanceError(f"{self.recorded.left()} chance numbers are left over")


class Replay:
    """A record played again, line by line. Line numbers in errors are those of the file.

    `seeded` is the game's own generator, ready for the next decision, once the record
    has opened its seed: a paused game goes on with it. A game that is not installed is
    replayed with the `rulebook` given.
    """

    def __init__(
        self, record: Record, components: Components | None = None, rulebook: Rulebook | None = None
    ) -> None:
        self.record = record
        self.rulebook = _rulebook(record, rulebook)
        self.components = components or self.rulebook.components()
        self.seeded = _open_seal(record)
        header = record.header
        if header.components != self.components.digest:
            raise RecordError(1, "the game was played with other component figures; give that file")
        try:
            self.rulebook.game.check_seats(len(header.seats), header.options, header.rules)
            options = self.rulebook.game.choose(header.options)
        except GameError as error:
            raise RecordError(1, str(error)) from None
        chair = header.first_chair
        if chair is not None and self.seeded is not None and self.seeded.below(len(header.seats)) != chair:
            raise RecordError(1, "the seed drew another first chair")
        if not record.lines or record.lines[0].n != 0 or record.lines[0].action is not None:
            raise RecordError(2, "the set-up line, n = 0, is missing")
        witness = _Witness(record.lines[0].chance, self.seeded)
        try:
            state: State = self.rulebook.start(len(header.seats), options, self.components, witness)
            witness.close()
        except ChanceError as error:
            raise RecordError(2, str(error)) from None
        self.course = Course(state)

    @property
    def state(self) -> State:
        """After the lines so far; it does not change, each line gives a new one."""
        return self.course.state

    @property
    def next(self) -> int:
        """Number of the decision to come."""
        return self.course.count + 1

    def more(self) -> bool:
        return self.next < len(self.record.lines)

    def step(self) -> list[Event]:
        """Play the next line; its events."""
        line, number = self.record.lines[self.next], self.next + 2
        if line.n != self.next:
            raise RecordError(number, f"decision {self.next} is due here, not {line.n}")
        action = self._action(line, number)
        self._pass_on(line, number)
        witness = _Witness(line.chance, self.seeded)
        events: list[Event] = []
        try:
            self.course = self.course.replayed(action, Numbers(lambda: witness), events)
            witness.close()
        except ChanceError as error:
            raise RecordError(number, str(error)) from None
        return events

    def finish(self) -> None:
        """Play on to the end and check the result."""
        while self.more():
            self.step()
        after = len(self.record.lines) + 2
        ending = self.record.ending
        if ending is None or ending.result is None:
            raise RecordError(after, "there is no result: the record is cut off, paused or unfinished")
        result = self.state.result()
        if result is None:
            raise RecordError(after, "a result is given, but the game is not over")
        if plain(result) != ending.result:
            raise RecordError(after, "the result is not the one that the game came to")
        if self.record.digest() != ending.digest:
            raise RecordError(after, "the digest is not that of the lines before: some were changed")

    def _pass_on(self, line: Line, number: int) -> None:
        """Numbers that were passed over are never used again."""
        if line.place is None or self.seeded is None:
            return
        if not 0 <= line.place - self.seeded.place() <= MOST_PASSED:
            raise RecordError(number, "the generator goes on from a place where it cannot have been")
        self.seeded.go_to(line.place)

    def _action(self, line: Line, number: int) -> int:
        if line.seat is None or line.action is None:
            raise RecordError(number, "a decision needs a seat and an action")
        decider = self.state.decider()
        if decider == OVER:
            raise RecordError(number, "the game was over before this decision")
        if line.seat != decider:
            raise RecordError(number, f"seat {line.seat} acts, but seat {decider} is to decide")
        try:
            action = self.rulebook.actions.parse(line.action)
        except ActionError as error:
            raise RecordError(number, str(error)) from None
        refusal = self.state.refusal(action)
        if refusal is not None:
            rules = ", ".join(refusal.rules)
            raise RecordError(number, f"{line.action!r} is not allowed: {refusal.code} ({rules})")
        return action


def verify(record: Record, components: Components | None = None, rulebook: Rulebook | None = None) -> None:
    """Replay every line of a finished game; RecordError at the first that does not hold."""
    Replay(record, components, rulebook).finish()


def _opens(nonce: str, sealed: str) -> bool:
    return not sealed or hashlib.sha256(nonce.encode()).hexdigest() == sealed


def _open_seal(record: Record) -> SeededChance | None:
    """The generator of the revealed seed; None while the seed is still secret."""
    ending = record.ending
    if ending is None:
        return None
    number = len(record.lines) + 2
    try:
        seal = Seal(bytes.fromhex(ending.secret), ending.nonces)
        seed = bytes.fromhex(ending.seed)
    except ValueError:
        raise RecordError(number, "seed and secret must be hexadecimal") from None
    if seal.commitment != record.header.commitment:
        raise RecordError(number, "the secret is not the one committed to in the first line")
    sealed = record.header.sealed
    if sealed and (len(sealed) != len(seal.nonces) or not all(map(_opens, seal.nonces, sealed))):
        raise RecordError(number, "a nonce is not the one that its player had sealed")
    if seal.seed != seed:
        raise RecordError(number, "the seed is not made of the secret and the nonces")
    return SeededChance(seed)


def _rulebook(record: Record, given: Rulebook | None) -> Rulebook:
    """The rulebook that was given, or that of the installed game, if the record is of it."""
    try:
        game = find_game(record.header.game) if given is None else given.game
    except GameError as error:
        raise RecordError(1, str(error)) from None
    if record.header.game != game.id:
        raise RecordError(1, f"this is a game of {record.header.game!r}, not of {game.id!r}")
    try:
        return (given or game.load()).released(record.header.rules)
    except GameError as error:
        raise RecordError(1, str(error)) from None
