"""What servers and their workers say to each other."""

import msgspec

from hastilude.bots.ismcts import Hint
from hastilude.lab.analyse import Moment


class Thought(msgspec.Struct, frozen=True, tag_field="ask", tag="move"):
    """What would this bot do? The position is an imagined one: never the true state."""

    game: str
    position: msgspec.Raw
    seat: int
    level: str
    #: hexadecimal, the bot's own
    seed: str
    #: path of a component file; empty for the game's own
    components: str = ""
    #: version of the rules; none: the present ones
    rules: int | None = None
    #: how many the bot may use; 0: all there are
    cores: int = 0


class Advise(msgspec.Struct, frozen=True, tag_field="ask", tag="hints"):
    """What would be good here? The position is what the seat that asks may imagine."""

    game: str
    position: msgspec.Raw
    seed: str
    #: how long to think
    seconds: float
    components: str = ""
    rules: int | None = None


class Study(msgspec.Struct, frozen=True, tag_field="ask", tag="study"):
    """A part of a finished game is to be thought over: as much as `seconds` allow, and one
    decision at least. In parts, so that bots who are waited for come between."""

    game: str
    #: JSON Lines
    record: str
    #: the first decision of this part
    first: int
    seconds: float
    #: looks ahead for each decision
    looks: int
    components: str = ""
    rules: int | None = None


Question = Thought | Advise | Study


class Verdict(msgspec.Struct, frozen=True, omit_defaults=True):
    """The answer to what was asked, or what went wrong."""

    action: int | None = None
    hints: tuple[Hint, ...] = ()
    moments: tuple[Moment, ...] = ()
    error: str = ""
    #: the level that answered in place of the one that was asked for
    simpler: str = ""
