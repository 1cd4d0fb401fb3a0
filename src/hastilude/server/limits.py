"""Every limit of the server, on one page: first those of the protocol, which are the same
everywhere, then `Limits`, each of which an operator may set (`hastilude serve --limit`).

Sizes are refused with 413 (or close code 1009), rates with 429, counts with 409, each with
a sentence that names the number. Rates are kept in each process: with several processes
behind a balancer a guest may get that many times more.
"""

from collections.abc import Callable

import msgspec

from hastilude.core.game import GameError
from hastilude.server import world

# -- what a field of a message may hold at all: part of the protocol, so not to be changed ---------
#: characters of what clients make up: client ids, nonces
LABEL = 64
#: … of the ids of tables, games and lessons' steps, of a bot's level
NAME = 64
LEVEL = 40
#: … of the secret of a link, of an action's text, of a line of chat as it is sent, of a phrase's code
TOKEN = 200
ACTION = 300
LINE = 2000
PHRASE = 40
#: … of a line of a form (name, login, password), of an address for notices, of a push key
FIELD = 200
ADDRESS = 1000
PUSH_KEY = 200
#: the highest seat that can be named, the highest number of an action, of a decision in a replay
SEAT = 99
ACTION_NUMBER = 2**31
DECISION = 100_000
#: actions of one step of a lesson: none is longer
LESSON = 50
#: tables in one answer
PAGE = 50
#: numbers that JavaScript can still count with
COUNT = 2**53
#: the longest time that a clock may give, in ms
CLOCK_MS = 60 * 24 * 3600 * 1000


class Rate(msgspec.Struct, frozen=True):
    """So many at once, and so many a second in the long run."""

    burst: float
    per_second: float


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    # -- sizes ---------------------------------------------------------------------------
    #: bytes of a request's body
    body: int = 16 * 1024
    #: bytes of a frame that a client sends
    frame: int = 8 * 1024

    # -- counts --------------------------------------------------------------------------
    tables_per_guest: int = 20
    sockets_per_address: int = 64
    #: of plain requests, where no proxy stands in front
    connections_per_address: int = 200
    #: of spectators; players have room of their own
    sockets_per_table: int = 200
    sockets_per_seat: int = 8
    sessions_per_person: int = 20
    subscriptions_per_person: int = 8
    #: rows of each table that are remembered for who comes again
    remember: int = 40
    #: messages that wait for a watcher who does not read
    backlog: int = 256
    #: lines of chat in one answer
    chat_page: int = 100

    # -- rates ---------------------------------------------------------------------------
    requests_per_address: Rate = Rate(240, 40)
    requests_per_guest: Rate = Rate(120, 20)
    #: whoever goes on asking is refused each time, but not each time written down
    refusals_logged_per_address: Rate = Rate(20, 1)
    #: after a restart everybody behind an address comes again at once
    sockets_opened_per_address: Rate = Rate(160, 4)
    guests_per_address: Rate = Rate(40, 0.05)
    tables_made_per_guest: Rate = Rate(10, 0.05)
    #: Argon2 is dear on purpose, and passwords are not to be guessed
    passwords_per_address: Rate = Rate(10, 0.1)
    frames_per_socket: Rate = Rate(60, 20)
    #: decisions taken back: each is a row of a log for ever
    undos_per_person: Rate = Rate(60, 0.2)
    #: sitting down and standing up, proposing and declining, leaving and coming back: rows as well
    changes_per_person: Rate = Rate(120, 0.5)
    chat_per_guest: Rate = Rate(5, 0.5)
    #: malformed frames before the socket is closed
    mistakes_per_socket: Rate = Rate(20, 0.5)
    notices_per_person: Rate = Rate(4, 1 / 60)
    #: each costs a worker about a second
    hints_per_guest: Rate = Rate(6, 0.1)
    #: each costs a worker about a minute
    analyses_per_guest: Rate = Rate(4, 1 / 60)

    # -- lengths of what people write ------------------------------------------------------
    chat: int = 300
    name: int = 32
    password_least: int = 8
    password: int = 128
    webhook: int = 500

    # -- times, in seconds -----------------------------------------------------------------
    #: a request has to come whole within, from its first byte to the last of its body
    request: float = 20.0
    #: a socket has to say hello within
    hello: float = 10.0
    #: sockets whose session has ended elsewhere are closed within
    recheck: float = 60.0
    session: float = 365 * 24 * 3600.0
    #: who comes back within this is not told of a turn
    notice_delay: float = 10.0
    shutdown: float = 4.0
    #: how long a link is good with which another device may take over a seat
    claim: float = 900.0

    # -- thinking for people ---------------------------------------------------------------
    #: seconds that a worker thinks about a hint
    hint: float = 1.0
    #: looks ahead for each decision of a finished game that is thought over
    analysis: int = 400

    def changed(self, given: list[str]) -> "Limits":
        """These limits with some changed: `sockets_per_address=1000`, `chat_per_guest=5,0.5`."""
        values = msgspec.to_builtins(self)
        for pair in given:
            name, equals, value = pair.partition("=")
            if not equals or name not in values:
                raise GameError(f"{pair!r} is no limit; they are {', '.join(values)}, given as name=value")
            try:
                if isinstance(values[name], dict):
                    burst, per_second = value.split(",")
                    values[name] = {"burst": float(burst), "per_second": float(per_second)}
                else:
                    values[name] = type(values[name])(value)
            except ValueError:
                raise GameError(f"the limit {name} cannot be {value!r}") from None
        return msgspec.convert(values, Limits, strict=False)


class Buckets:
    """Leaky buckets, one for each key: an address, a guest, a socket.

    A bucket that has emptied is forgotten, so that memory follows who came lately.
    """

    SWEEP = 4096

    def __init__(self, rate: Rate, clock: Callable[[], float] | None = None) -> None:
        self.rate = rate
        self._clock = clock or world.monotonic
        #: how full, and when that was so
        self._levels: dict[str, tuple[float, float]] = {}
        self._sweep_at = self.SWEEP

    def take(self, key: str, amount: float = 1.0) -> float:
        """0 if there was room; else the seconds to wait, and nothing is taken."""
        now = self._clock()
        level, since = self._levels.get(key, (0.0, now))
        level = max(0.0, level - (now - since) * self.rate.per_second)
        if level + amount > self.rate.burst:
            return (level + amount - self.rate.burst) / self.rate.per_second
        if len(self._levels) >= self._sweep_at and key not in self._levels:
            self._sweep(now)
        self._levels[key] = (level + amount, now)
        return 0.0

    def forget(self, key: str) -> None:
        self._levels.pop(key, None)

    def _sweep(self, now: float) -> None:
        per_second = self.rate.per_second
        self._levels = {
            key: (level, since)
            for key, (level, since) in self._levels.items()
            if level > (now - since) * per_second
        }
        # Not again before as many have come once more: a crowd must not cost a sweep each.
        self._sweep_at = max(self.SWEEP, 2 * len(self._levels))


class Counts:
    """How many of something each key holds at the moment."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._held: dict[str, int] = {}

    def take(self, key: str) -> bool:
        """Whether there was room for one more."""
        held = self._held.get(key, 0)
        if held >= self.most:
            return False
        self._held[key] = held + 1
        return True

    def give_back(self, key: str) -> None:
        held = self._held[key] - 1
        if held:
            self._held[key] = held
        else:
            del self._held[key]

    def total(self) -> int:
        return sum(self._held.values())
