"""What leaves a table: views, redacted events and public facts, never the state itself."""

from collections.abc import Callable
from typing import Any

import msgspec

from hastilude.core.words import Prompt, Refusal, Remark, Result, Seen
from hastilude.server.clock import ClockRule, ClockSeen
from hastilude.server.seats import Pairing, ProposalSeen, SeatSeen, Status


class Choice(msgspec.Struct, frozen=True):
    """A legal action in its three forms."""

    id: int
    text: str
    kind: str
    args: dict[str, str] = {}
    #: what it costs and gives, as far as the decider may know: the game's messages `remark-<code>`
    remarks: tuple[Remark, ...] = ()


class Hint(msgspec.Struct, frozen=True):
    """An action worth a thought, as the strongest bot sees it from this seat."""

    action: Choice
    #: to win, of the seat that asks; 0 to 1
    chance: float
    #: how the game might go on, the action itself first: other seats' steps are only imagined
    line: tuple[Choice, ...]


class Undo(msgspec.Struct, frozen=True):
    """Whether this seat may take its last decision back; if not, why."""

    possible: bool
    why: Refusal | None = None


class Opened(msgspec.Struct, frozen=True):
    """After the end: where the shuffle came from (core.record.Seal), in hexadecimal."""

    seed: str
    secret: str
    nonces: tuple[str, ...]


class Update(msgspec.Struct, dict=True):
    """All that one stream (a seat, or the spectators) may know now, and what happened since.

    Shared by all who watch the same stream: do not change it.
    """

    table: str
    #: whose eyes; None for a spectator. It changes with a swap and with the draw at the start
    seat: int | None
    #: of this stream
    version: int
    #: True: a whole view without the events that led to it (first look, or away too long)
    fresh: bool
    status: Status
    #: the game's own view struct as JSON; None before the start
    view: msgspec.Raw | None
    prompt: Prompt | None
    #: who decides; None before the start and after the end
    decider: int | None
    #: a bot's seat, while it thinks
    thinking: int | None
    #: what happened in the game, and what happened at the table (code: sat, left, undone, …)
    events: tuple[Seen, ...]
    news: tuple[Seen, ...]
    #: JSON array of `Choice`; only for the decider, else empty
    actions: msgspec.Raw
    #: confirm turn: chosen and not yet confirmed; only for the decider
    pending: Choice | None
    undo: Undo
    seats: tuple[SeatSeen, ...]
    clock: ClockSeen | None
    proposal: ProposalSeen | None
    #: a bot took over a seat, or something else that a rating should know
    marked: bool
    result: Result | None
    #: SHA-256 of the secret, public from the beginning
    commitment: str
    opened: Opened | None
    #: the table that was made for a rematch
    rematch: str | None = None

    def wire(self, encode: Callable[["Update"], bytes]) -> bytes:
        """The update as bytes, encoded once for all who watch this stream."""
        made: bytes | None = self.__dict__.get("wire_bytes")
        if made is None:
            made = self.__dict__["wire_bytes"] = encode(self)
        return made


class TableFacts(msgspec.Struct, frozen=True):
    """The public facts of a table: for the lobby and the table's page."""

    id: str
    game: str
    options: dict[str, str]
    seats: tuple[SeatSeen, ...]
    status: Status
    visibility: str
    #: the user id of the host
    host: str
    clock: ClockRule
    at_zero: str
    teams: tuple[int, ...]
    rated: bool
    confirm_turn: bool
    marked: bool
    created_ms: int
    updated_ms: int
    commitment: str
    result: dict[str, Any] | None = None
    rematch: str | None = None
    #: the user whose decision is awaited
    waiting_user: str | None = None
    #: whether players may ask for hints
    hints: bool = True
    #: the version of the rules that it follows; 0 where that was not written down
    rules: int = 0
    #: the deal that many play, each alone; empty for any other table
    deal: str = ""
    #: … and until when nothing of it is shown to others
    opens_ms: int = 0
    #: strangers are sent to this table, and its game begins by itself
    pairing: Pairing | None = None


class Presence(msgspec.Struct, frozen=True):
    """Lamps and clocks: not part of any version, may be lost."""

    table: str
    seats: tuple[SeatSeen, ...]
    #: spectators connected to this process and others, about
    watchers: int
    clock: ClockSeen | None


class Said(msgspec.Struct, frozen=True):
    """A line of chat. Spectators have a channel of their own."""

    table: str
    id: int
    #: "table": seats write, everybody reads; "spectators": only spectators write and read
    channel: str
    user: str
    name: str
    #: the writer's seat, None for a spectator
    seat: int | None
    text: str
    at_ms: int
    #: a quick phrase instead of a text
    phrase: str = ""


class Goodbye(msgspec.Struct, frozen=True):
    """The last message of a subscription: the server stops, or the table was closed."""

    table: str
    why: str


#: what a subscription gives
Message = Update | Presence | Said | Goodbye


class Answer(msgspec.Struct, frozen=True):
    """What became of something a seat tried. With a refusal the update is the fresh view."""

    accepted: bool
    #: of the actor's stream after it; the same again when the same client id is sent again
    version: int
    update: Update
    #: `stale`, `not_your_turn`, a rule's refusal, …
    refusal: Refusal | None = None
