"""What an operator may set about the house. What people may ask of it is in `limits.py`."""

from pathlib import Path

import msgspec

#: where the short way to a client (`wire.py`) stands in the ASGI scope of its socket
LINE = "hastilude.line"


class Settings(msgspec.Struct, frozen=True):
    #: `sqlite:///file.db` or `postgresql://user@host/name`
    database: str = "sqlite:///hastilude.db"
    #: `redis://host:port/0`; empty when this process is alone
    redis: str = ""
    #: decisions between two snapshots of a table
    snapshot_every: int = 32
    #: a table that nobody watches is forgotten (not deleted) after
    idle_seconds: float = 300.0
    #: … or earlier, when more than this are in memory
    tables_in_memory: int = 5000
    #: how often clocks and stalled bots are looked after
    sweep_seconds: float = 0.5
    #: how often tables with watchers are compared with the database: while the doorbell
    #: is broken, and while it works
    poll_seconds: float = 1.0
    slow_poll_seconds: float = 10.0
    #: processes for bots on this machine; 0: all thinking goes to `hastilude worker`
    bot_processes: int = 1
    #: cores that one bot may use; 0: all there are
    bot_cores: int = 0
    #: the longest a bot may think about one decision
    bot_seconds: float = 5.0
    #: least time between two decisions of bots, so that people can follow
    bot_pace: float = 0.0
    #: takes over a seat whose clock ran out
    stand_in: str = "greedy"
    #: a seat without a connection for so long may be given to a bot by the others
    absent_seconds: float = 600.0
    #: bots of one's own, as `my_module:MyBot`, besides the levels there are
    own_bots: tuple[str, ...] = ()
    #: figures of a real box, by game
    components: dict[str, Path] = {}
