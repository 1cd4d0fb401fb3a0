"""What a game says to people: plain data, no text of any language.

Every sentence is a code with arguments. The game's Fluent files turn it into Russian
or English; the ledger's rule ids travel with it, so that "why?" always has an answer.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

if TYPE_CHECKING:
    #: What an argument may be. Names of things (cards, titles, seats) are their codes.
    Arg: TypeAlias = bool | int | float | str | Sequence["Arg"] | Mapping[str, "Arg"] | None
    #: The arguments of a sentence, by the names its message uses. Who gets them changes nothing.
    Args: TypeAlias = Mapping[str, Arg]
else:  # what travels is checked where it is made, not again by every reader
    Arg = Any
    Args = dict[str, Any]

EVERYBODY = -1


class Prompt(msgspec.Struct, frozen=True):
    """What is being decided. Everybody at the table may read it."""

    code: str
    args: Args = {}
    rules: tuple[str, ...] = ()


class Refusal(msgspec.Struct, frozen=True):
    """Why an action may not be taken: the rule, and the numbers of the case."""

    code: str
    args: Args = {}
    rules: tuple[str, ...] = ()


class Remark(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a legal action costs or gives, as a short phrase beside it: the message `remark-<code>`.

    A remark that promises something by chance says how likely that is, 0 … 1; its message gets
    `$percent` and names what is likely, and what that assumes.
    """

    code: str
    args: Args = {}
    chance: float | None = None


class Heading(msgspec.Struct, frozen=True):
    """What stands over a part of a long list of actions: the message `heading-<code>`."""

    code: str
    args: Args = {}


class Event(msgspec.Struct, frozen=True):
    """What just happened, with who may see which part.

    Seats outside `audience` do not learn that anything happened. Of those inside, only
    the `knowers` get the `secret` arguments. Both are bit masks of seats, or EVERYBODY
    (spectators are part of everybody, and of no other mask).
    """

    code: str
    args: Args = {}
    secret: Args = {}
    knowers: int = EVERYBODY
    audience: int = EVERYBODY

    def seen_by(self, seat: int | None) -> "Seen | None":
        """The event as one seat, or a spectator (None), may see it; None if not at all."""
        if not _includes(self.audience, seat):
            return None
        if self.secret and _includes(self.knowers, seat):
            return Seen(self.code, {**self.args, **self.secret})
        return Seen(self.code, self.args)


def _includes(mask: int, seat: int | None) -> bool:
    return mask == EVERYBODY or (seat is not None and bool(mask >> seat & 1))


def seen(events: "list[Event]", seat: int | None) -> "list[Seen]":
    """The part of some events that a seat may see."""
    return [part for event in events if (part := event.seen_by(seat)) is not None]


class Seen(msgspec.Struct, frozen=True):
    """An event after redaction: this may leave the server."""

    code: str
    args: Args = {}


class ScoreLine(msgspec.Struct, frozen=True):
    """One line of the scoring sheet."""

    code: str
    points: int
    args: Args = {}


class Score(msgspec.Struct, frozen=True):
    seat: int
    points: int
    parts: tuple[ScoreLine, ...] = ()


class Result(msgspec.Struct, frozen=True):
    """How it ended. `places` gives each seat's place, 1 the best; equal places are ties."""

    reason: str
    winners: tuple[int, ...]
    places: tuple[int, ...]
    scores: tuple[Score, ...] = ()
    args: Args = {}


def plain(value: Any) -> Any:
    """Structs, tuples and all as dicts and lists: what JSON would give back."""
    return msgspec.json.decode(msgspec.json.encode(value))


def canonical(value: Any) -> bytes:
    """One byte string for one value: what the laws compare and goldens keep."""
    return msgspec.json.encode(value, order="deterministic")
