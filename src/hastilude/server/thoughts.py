"""What servers and their workers say to each other."""

import msgspec


class Thought(msgspec.Struct, frozen=True):
    """What a worker is asked. The position is an imagined one: never the true state."""

    game: str
    position: msgspec.Raw
    seat: int
    level: str
    #: hexadecimal, the bot's own
    seed: str
    #: path of a component file; empty for the game's own
    components: str = ""
    #: how many the bot may use; 0: all there are
    cores: int = 0


class Verdict(msgspec.Struct, frozen=True):
    """An action, or what went wrong."""

    action: int | None = None
    error: str = ""
