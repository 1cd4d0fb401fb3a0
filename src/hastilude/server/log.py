"""The append-only log of a table: what was agreed on, then one row for each thing that happened.

A table is what its rows make of it, and nothing else: the same code folds a row when it is
new and when it is read again. `seq` counts rows and never leaves the server, because the
number of decisions may be a secret.
"""

from collections.abc import Callable
from typing import Any, Literal

import msgspec

from hastilude.core.chance import Chance, RecordedChance, SeededChance
from hastilude.core.record import Seal
from hastilude.server.clock import AtZero, ClockRule, Clocks
from hastilude.server.seats import Room, SeatWish

Kind = Literal[
    # in the waiting room
    "sit",
    "stand",
    "swap",
    "arrange",
    "start",
    "close",
    # the game
    "act",
    "hold",
    "confirm",
    "undo",
    "restart",
    "rollback",
    # people
    "hand_over",
    "leave",
    "come_back",
    "clock",
    "claim",
    "propose",
    "agree",
    "decline",
    "rematch",
]

#: rows of the game proper: who does not see that anything happened gets no update
GAME_KINDS = frozenset({"act", "hold", "confirm", "undo", "restart"})


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was agreed on when the table was made; never changes."""

    game: str
    rules: int
    #: digest of the figures
    components: str
    options: dict[str, str]
    seats: tuple[SeatWish, ...]
    clock: ClockRule
    at_zero: AtZero
    visibility: Literal["public", "link"]
    teams: tuple[int, ...]
    rated: bool
    confirm_turn: bool
    #: level of the bot that takes over a person's seat
    stand_in: str
    #: of the host
    nonce: str = ""
    #: whom each seat is kept for: a rematch
    kept_for: tuple[str, ...] = ()
    #: players may ask for hints, unless the game is rated
    hints: bool = True

    @property
    def may_hint(self) -> bool:
        return self.hints and not self.rated


class Row(msgspec.Struct, frozen=True, omit_defaults=True):
    seq: int
    kind: Kind
    at_ms: int
    seat: int | None = None
    #: the user who did it; None for bots and clocks
    actor: str | None = None
    client_id: str | None = None
    action: str | None = None
    #: all numbers consumed, those of forced decisions among them
    chance: tuple[int, ...] = ()
    #: of the generator, afterwards
    place: int = 0
    #: of the actor's stream, afterwards
    version: int = 0
    data: dict[str, Any] = {}


class Snapshot(msgspec.Struct, frozen=True):
    """A table at a moment when nothing can be taken back."""

    seq: int
    #: time of the row it was made after, and of the last one that everybody saw
    at_ms: int
    shown_ms: int
    room: Room
    clocks: Clocks
    versions: tuple[int, ...]
    #: None before the start
    position: dict[str, Any] | None = None
    place: int = 0
    begun: bool = False
    count: int = 0


def encode_snapshot(snapshot: Snapshot) -> bytes:
    return msgspec.json.encode(snapshot)


def decode_snapshot(data: bytes) -> Snapshot:
    return msgspec.json.decode(data, type=Snapshot)


class Numbers(Chance):
    """Numbers for a fold: drawn for a new row, or those that the row has kept.

    It notes them step by step (`cut`), as a record wants them, and all together (`all`).
    """

    def __init__(self, source: Callable[[], Chance], place: int = 0) -> None:
        #: made when the first number is needed: most rows need none
        self._make = source
        self._source: Chance | None = None
        self._place = place
        self.all: list[int] = []
        self._cut = 0

    @classmethod
    def drawn(cls, seal: Seal, place: int) -> "Numbers":
        """From the game's own generator, where it stopped."""

        def seeded() -> SeededChance:
            chance = SeededChance(seal.seed)
            chance.go_to(place)
            return chance

        return cls(seeded, place)

    @classmethod
    def kept(cls, row: Row) -> "Numbers":
        return cls(lambda: RecordedChance(list(row.chance)), row.place)

    @classmethod
    def none(cls) -> "Numbers":
        """For actions that use no chance."""
        return cls(lambda: RecordedChance([]))

    def below(self, n: int) -> int:
        if self._source is None:
            self._source = self._make()
        number = self._source.below(n)
        self.all.append(number)
        return number

    def cut(self) -> tuple[int, ...]:
        """Those since the last cut."""
        numbers = tuple(self.all[self._cut :])
        self._cut = len(self.all)
        return numbers

    def place(self) -> int:
        """Where the generator stands afterwards."""
        return self._source.place() if isinstance(self._source, SeededChance) else self._place
