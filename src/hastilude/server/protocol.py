"""The messages of a table's socket (docs/protocol.md). JSON, told apart by `type`.

Whatever leaves the server for a table is one of these structs. What they hold of a game has
been through `Rulebook.view` and `words.seen` for the stream it goes to, a seat's or the
spectators'. Versions count a stream's own updates: how many decisions others took in secret
cannot be read from them.
"""

from typing import Annotated, Literal, get_type_hints

import msgspec

from hastilude.core.game import Rulebook
from hastilude.core.words import Args
from hastilude.server import updates
from hastilude.server.limits import ACTION, ACTION_NUMBER, COUNT, LABEL, LINE, PHRASE, SEAT, TOKEN

Lang = Literal["ru", "en"]
Channel = Literal["table", "spectators"]
#: chosen by the client for each thing it asks for; the same again is the same thing
ClientId = Annotated[str, msgspec.Meta(min_length=1, max_length=LABEL, pattern="^[A-Za-z0-9_.:-]+$")]
Version = Annotated[int, msgspec.Meta(ge=0, le=COUNT)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=SEAT)]
Token = Annotated[str, msgspec.Meta(max_length=TOKEN)]
ChatText = Annotated[str, msgspec.Meta(max_length=LINE)]
PhraseCode = Annotated[str, msgspec.Meta(max_length=PHRASE, pattern="^[a-z_]*$")]
#: an action's number, or its text
ActionName = (
    Annotated[int, msgspec.Meta(ge=0, le=ACTION_NUMBER)] | Annotated[str, msgspec.Meta(max_length=ACTION)]
)


# -- from the client ---------------------------------------------------------------------------


class Asked(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """What a client may send. Fields that are not known are a mistake, not ignored."""


class Hello(Asked, frozen=True, tag="hello"):
    """The first message of a socket: whose eyes, and what these saw last."""

    #: the last version this client saw; none: everything
    version: Version | None = None
    #: of the sentences in refusals
    lang: Lang = "en"
    #: one of my seats; none: my first seat, or a spectator's place if I have no seat
    seat: SeatNumber | None = None
    #: look on without my seat
    spectator: bool = False
    #: the secret of a table that is not public, for who does not sit there
    link: Token = ""


class Act(Asked, frozen=True, tag="act"):
    """Take the decision that is due."""

    id: ClientId
    #: the version that the action was chosen on
    version: Version
    action: ActionName
    #: what cannot be taken back afterwards waits for `confirm`, whatever the table asks for
    hold: bool = False


class AskWhy(Asked, frozen=True, tag="why"):
    """Why may I not do this? Nothing is done, whatever the answer."""

    id: ClientId
    version: Version
    action: ActionName


class TakeBack(Asked, frozen=True, tag="undo"):
    """Take back my last decision; with `whole`, all that may be taken back."""

    id: ClientId
    version: Version
    whole: bool = False


class Confirm(Asked, frozen=True, tag="confirm"):
    """My turn is done: at tables where a turn waits for this."""

    id: ClientId
    version: Version


class Say(Asked, frozen=True, tag="say"):
    """A line of chat, or a quick phrase by its code. Seats write at the table, others among
    themselves."""

    id: ClientId
    text: ChatText = ""
    phrase: PhraseCode = ""


class AskHint(Asked, frozen=True, tag="hint"):
    """What would be good here? Only for who is to decide, and only where the table has hints."""

    id: ClientId
    version: Version


class Ping(Asked, frozen=True, tag="ping"):
    n: Version = 0


FromClient = Hello | Act | AskWhy | TakeBack | Confirm | AskHint | Say | Ping


# -- from the server ---------------------------------------------------------------------------


class UpdateMessage(updates.Update, tag_field="type", tag="update"):
    """All that this stream may know, after something in it changed."""


class PresenceMessage(updates.Presence, frozen=True, tag_field="type", tag="presence"):
    """Lamps and clocks."""


class SaidMessage(updates.Said, frozen=True, tag_field="type", tag="said"):
    """A line of chat."""


class Told(msgspec.Struct, frozen=True, tag_field="type"):
    """What the server says of itself."""


class Done(Told, frozen=True, tag="done"):
    """What was asked is done, and durable."""

    id: str
    #: of the stream, after it
    version: int


class Refused(Told, frozen=True, tag="refused"):
    """What was asked was not done."""

    id: str
    code: str
    #: one sentence, in the language of the hello
    message: str
    args: Args = {}
    rules: tuple[str, ...] = ()
    #: of the stream; where it may have gone on without this client, a fresh update follows
    version: int | None = None


class Reason(Told, frozen=True, tag="reason"):
    """The answer to a `why`; without a code it may be done."""

    id: str
    #: of the stream
    version: int
    code: str = ""
    #: one sentence, in the language of the hello
    message: str = ""
    args: Args = {}
    rules: tuple[str, ...] = ()


class HintMessage(Told, frozen=True, tag="hint"):
    """The actions worth a thought, the best first. The table may have gone on since."""

    id: str
    #: of the stream, when it was asked
    version: int
    hints: tuple[updates.Hint, ...]


class Pong(Told, frozen=True, tag="pong"):
    n: int = 0


class Reconnect(Told, frozen=True, tag="reconnect"):
    """The server goes away: come again after so long. The socket is closed after this."""

    after_ms: int
    why: str


class Mistake(Told, frozen=True, tag="mistake"):
    """The last frame was not a message of this protocol, or came too fast."""

    code: str
    message: str


FromServer = (
    UpdateMessage
    | PresenceMessage
    | SaidMessage
    | Done
    | Refused
    | Reason
    | HintMessage
    | Pong
    | Reconnect
    | Mistake
)


class CloseCode:
    """Why the server closes a socket."""

    DONE = 1000
    #: larger than a frame may be (standard)
    TOO_LARGE = 1009
    #: the server goes away or restarts: come again (standard)
    RESTART = 1012
    #: the database is away: try later (standard)
    TRY_LATER = 1013
    #: the first message was not a hello, or too many frames made no sense
    BAD_FRAMES = 4400
    #: no cookie, or one that is not (or no longer) good
    NOT_SIGNED_IN = 4401
    #: a page of another site, a private table without its link, or another's seat
    NOT_ALLOWED = 4403
    NO_SUCH_TABLE = 4404
    #: silent for too long
    SILENT = 4408
    TOO_MANY_SOCKETS = 4409
    #: the rules or the figures of the table are not here
    UNREADABLE = 4410
    TOO_FAST = 4429


# -- bytes -------------------------------------------------------------------------------------

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


class BadFrame(ValueError):
    """Not a message of this protocol: one sentence."""


def view_type(rulebook: Rulebook) -> type[msgspec.Struct]:
    """The struct of a game's views: what `Update.view` holds."""
    found: type[msgspec.Struct] = get_type_hints(type(rulebook).view)["return"]
    return found


def read(frame: str | bytes) -> FromClient:
    try:
        return _decoder.decode(frame)
    except RecursionError:
        raise BadFrame("This is not a message of the protocol: it is nested too deep.") from None
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise BadFrame(f"This is not a message of the protocol: {error}.") from None


def write(message: Told) -> bytes:
    return _encoder.encode(message)


def write_update(update: updates.Update) -> bytes:
    """An update as the message of its type. One encoding serves all who watch the stream."""
    return update.wire(_write_update)


def _write_update(update: updates.Update) -> bytes:
    return b'{"type":"update",' + _encoder.encode(update)[1:]


def write_presence(presence: updates.Presence) -> bytes:
    return b'{"type":"presence",' + _encoder.encode(presence)[1:]


def write_said(said: updates.Said) -> bytes:
    return b'{"type":"said",' + _encoder.encode(said)[1:]
