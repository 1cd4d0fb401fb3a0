"""The append-only log of a table: what was agreed on, then one row for each thing that happened.

A table is what its rows make of it, and nothing else: the same code folds a row when it is
new and when it is read again. `seq` counts rows and never leaves the server, because the
number of decisions may be a secret.
"""

from typing import Any, Literal

import msgspec

from hastilude.core.course import Numbers
from hastilude.server.clock import AtZero, ClockRule, Clocks
from hastilude.server.seats import Pairing, Room, SeatWish

Kind = Literal[
    # in the waiting room
    "sit",
    "stand",
    "swap",
    "arrange",
    "revoke",
    "commit",
    "seal",
    "open",
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
    "rest",
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
    #: … or its hash
    sealed: str = ""
    #: whom each seat is kept for: a rematch
    kept_for: tuple[str, ...] = ()
    #: players may ask for hints, unless the game is rated
    hints: bool = True
    #: many play these very cards and dice, each alone: which deal it is; empty for any other table
    deal: str = ""
    #: … until then nobody else learns anything of it
    opens_ms: int = 0
    #: … and what its players added to the seed, in whose place nobody adds anything now
    nonces: tuple[str, ...] = ()
    #: strangers are sent here, and the game begins by itself
    pairing: Pairing | None = None

    @property
    def one_seat_each(self) -> bool:
        """Where strangers meet, or points are counted, nobody plays two seats."""
        return self.visibility == "public" or self.rated

    @property
    def may_hint(self) -> bool:
        return self.hints and not self.rated and not self.deal

    def hidden(self, now_ms: int) -> bool:
        """Whether the deal is not to be known yet: others have still to play it."""
        return now_ms < self.opens_ms


class Row(msgspec.Struct, frozen=True, omit_defaults=True):
    seq: int
    kind: Kind
    at_ms: int
    seat: int | None = None
    #: the user who did it; None for bots and clocks
    actor: str | None = None
    client_id: str | None = None
    #: as text: numbers change when a game gets more kinds of actions, texts can be read for ever
    action: str | None = None
    #: all numbers consumed, those of forced decisions among them
    chance: tuple[int, ...] = ()
    #: of the generator, afterwards
    place: int = 0
    #: of the actor's stream, afterwards
    version: int = 0
    data: dict[str, Any] = {}
    #: the action's number; not stored, so only a new row has it
    number: int | None = None

    def numbers(self) -> Numbers:
        """What it was folded with when it was new."""
        return Numbers.kept(self.chance, self.place)


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
