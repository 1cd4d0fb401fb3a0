"""The house: all that a request or a socket may need, in one place."""

import asyncio
import hmac
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import msgspec
import structlog

from hastilude.server import world
from hastilude.server.analyses import Analyses
from hastilude.server.deals import Deals
from hastilude.server.errors import Away, Conflict, too_fast
from hastilude.server.hall import Hall
from hastilude.server.identity import Identity, Signer, check_muted, clean
from hastilude.server.kept import Keeping
from hastilude.server.limits import Buckets, Counts, Limits
from hastilude.server.metrics import Metrics
from hastilude.server.notify import Notifier, fresh_vapid_key
from hastilude.server.pairing import Pairs
from hastilude.server.protocol import CloseCode
from hastilude.server.replays import Replays
from hastilude.server.sealed import Sealed
from hastilude.server.settings import Settings
from hastilude.server.storage.people import User
from hastilude.server.table import Table
from hastilude.server.updates import Said

if TYPE_CHECKING:
    from hastilude.server.socket import Conversation

log = structlog.get_logger("hastilude.server")


class HouseRules(msgspec.Struct, frozen=True):
    """What an operator may set about the outside."""

    #: `https://play.example.org`, where it is known; then cookies are for HTTPS only
    public_url: str = ""
    #: other names under which it is asked for, by a proxy or in its own network
    hosts: tuple[str, ...] = ()
    #: notices may go to addresses of this machine and its network
    private_webhooks: bool = False
    #: who shows it may read /metrics; without one only programs on this machine may
    metrics_token: str = ""
    #: sockets as uvicorn has them, without the short way of `wire.py`
    plain_wire: bool = False
    limits: Limits = Limits()

    @property
    def secure(self) -> bool:
        return self.public_url.startswith("https://")

    @property
    def names(self) -> tuple[str, ...]:
        """The hosts that requests may be for; none: any that is not somebody else's."""
        own = urlsplit(self.public_url).hostname if self.public_url else None
        return (*([own] if own else []), *self.hosts)


#: seconds between two looks for daily notices that are due
DIGESTS = 60.0
#: ms after which it is noted again that somebody is here
HERE_MS = 60_000


class House:
    #: lines of chat that are known again when they are sent again
    SAID = 2000

    identity: Identity
    notifier: Notifier

    def __init__(self, settings: Settings, rules: HouseRules, hall: Hall | None = None) -> None:
        limits = rules.limits
        self.rules = rules
        self.limits = limits
        self.metrics = Metrics()
        self.hall = hall or Hall.of(settings, limits)
        self.people = self.hall.store.people
        self.replays = Replays()
        self.analyses = Analyses(self.hall)
        self.deals = Deals(self.hall)
        self.pairs = Pairs(self.hall)
        self.kept = Keeping()
        self.sockets: set[Conversation] = set()
        #: spectators by table, and players by table and seat: a crowd keeps no player out
        self.sockets_by_table = Counts(limits.sockets_per_table)
        self.sockets_by_seat = Counts(limits.sockets_per_seat)
        self.frames = Buckets(limits.frames_per_socket)
        self.mistakes = Buckets(limits.mistakes_per_socket)
        self.requests = Buckets(limits.requests_per_guest)
        self.made = Buckets(limits.tables_made_per_guest)
        self.chat = Buckets(limits.chat_per_guest)
        self.hints = Buckets(limits.hints_per_guest)
        self.studies = Buckets(limits.analyses_per_guest)
        self.said: dict[tuple[str, str, str], Said] = {}
        self.closing = False
        #: when it was noted that somebody is here
        self._here: dict[str, int] = {}
        self._recheck: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.hall.prepare()
        key = await self.people.value("cookie_key", world.token_hex(32))
        vapid = await self.people.value("vapid_key", fresh_vapid_key())
        signer = Signer(bytes.fromhex(key))
        self._aliases = signer.derive("logs")
        self.identity = Identity(self.people, signer, self.limits)
        self.notifier = Notifier(
            self.hall,
            self.limits,
            self.metrics,
            vapid_key=vapid,
            public_url=self.rules.public_url,
            private=self.rules.private_webhooks,
        )
        self.hall.on_turn.append(self.notifier.hear)
        self.hall.keep_doing(DIGESTS, self.notifier.digests)
        await self.hall.begin()
        self._watch()
        self._recheck = asyncio.create_task(self._look_after_sockets())

    async def close(self) -> None:
        await self.say_goodbye()
        if self._recheck is not None:
            self._recheck.cancel()
        await self.notifier.close()
        await self.hall.close()

    def _watch(self) -> None:
        metrics, hall = self.metrics, self.hall
        metrics.watch("hastilude_tables", "Tables in memory", hall.loaded)
        metrics.watch("hastilude_queue", "Writes that wait", hall.store.queue_length)
        metrics.watch("hastilude_bot_queue", "Bots that wait or think", hall.bots.waiting)
        hall.on_thought.append(lambda level, seconds: metrics.bot_seconds.labels(level).observe(seconds))

    # -- sockets -----------------------------------------------------------------------------

    async def say_goodbye(self) -> None:
        """Tell all clients to come again; no new ones are let in."""
        self.closing = True
        await self._hang_up(list(self.sockets), CloseCode.RESTART, "restart")

    async def hang_up(self, *, user: str = "", token: str | None = None) -> None:
        """Close the sockets of a person, or of one session: they have signed out."""
        gone = [
            socket
            for socket in self.sockets
            if (socket.user is not None and socket.user.id == user) or (token and socket.token == token)
        ]
        await self._hang_up(gone, CloseCode.NOT_SIGNED_IN, "signed out")

    async def _hang_up(self, sockets: "list[Conversation]", code: int, why: str) -> None:
        async def one(socket: "Conversation") -> None:
            async with asyncio.timeout(self.limits.shutdown / 2):
                await socket.hang_up(code, why)

        await asyncio.gather(*(one(socket) for socket in sockets), return_exceptions=True)

    async def _look_after_sockets(self) -> None:
        """Sessions may end in another process: sockets of such are closed here."""
        while True:
            await asyncio.sleep(self.limits.recheck)
            for user in {socket.user.id for socket in self.sockets if socket.user is not None}:
                self.notice_here(user)
            try:
                for token in {socket.token for socket in self.sockets if socket.user is not None}:
                    if await self.identity.who(token) is None:
                        await self.hang_up(token=token)
            except Away:
                log.warning("recheck", error="the database is away")

    # -- tables ------------------------------------------------------------------------------

    async def find(self, table_id: str, visitor: User | None, link: str = "") -> Table:
        """A table that this visitor may look at: not even its facts are for anybody else. What another
        process has acknowledged is known here, though its ring may still be under way."""
        table = await self.hall.table(table_id)
        await table.keeper.hear_others()
        table.rights.admit(visitor.id if visitor else "", link or None)
        return table

    async def may_make_table(self, user: User) -> None:
        """Conflict or TooMany if this guest has too many tables, or makes them too fast."""
        most = self.limits.tables_per_guest
        if await self.hall.hosted_by(user.id) >= most:
            raise Conflict(
                "too_many_tables", f"You have {most} unfinished tables; finish or close one first."
            )
        wait = self.made.take(user.id)
        if wait:
            raise too_fast("You make tables faster than anybody can sit down", wait)

    async def sealed(self, table_id: str, visitor: User | None, link: str = "") -> Sealed:
        """… of a table that cannot be played here, what was written down."""
        table = await self.hall.sealed(table_id)
        table.admit(visitor.id if visitor else "", link)
        return table

    # -- people ------------------------------------------------------------------------------

    def notice_here(self, user: str) -> None:
        """For those who follow them; written down once a minute at most."""
        now_ms = self.hall.now_ms()
        if now_ms - self._here.get(user, 0) < HERE_MS:
            return
        if len(self._here) >= self.SAID * 10:
            self._here.clear()
        self._here[user] = now_ms
        self.hall.spawn(self.hall.store.meeting.seen(user, now_ms))

    def alias(self, user: User | None) -> str:
        """What the log calls a person: always the same, and nothing that can be looked up elsewhere."""
        return hmac.digest(self._aliases, user.id.encode(), "sha256").hex()[:12] if user else ""

    def clean_line(self, text: str) -> str:
        """A line of chat as it may be shown; Trouble if it may not."""
        return clean(text, self.limits.chat, "A line of chat")

    def hear(self, user: User) -> None:
        """TooMany if this guest talks too fast; Forbidden if they may not talk at all."""
        check_muted(user)
        wait = self.chat.take(user.id)
        if wait:
            raise too_fast("You write faster than anybody reads", wait)

    def may_ask(self, user: User) -> None:
        """TooMany if this guest asks for hints too often."""
        wait = self.hints.take(user.id)
        if wait:
            raise too_fast("You ask for hints faster than anybody can think", wait)

    def may_study(self, user: User) -> None:
        """TooMany if this guest has too many games thought over."""
        wait = self.studies.take(user.id)
        if wait:
            raise too_fast("You have more games thought over than anybody can read", wait)
