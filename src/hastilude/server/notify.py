"""“Your turn”, to who is not looking: by Web Push and by a webhook, both only if asked for.

The notice says which table waits and nothing of the game. Addresses come from users, so
every connection is checked, after names are resolved and after redirects, not to lead into
the house's own network.
"""

import asyncio
import hmac
import importlib
import ipaddress
import secrets
import socket
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Coroutine
from functools import cached_property
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec
import structlog

from hastilude.server import world
from hastilude.server.errors import Away, Trouble
from hastilude.server.hall import Hall, Turn
from hastilude.server.limits import Buckets, Counts, Limits
from hastilude.server.metrics import Metrics
from hastilude.server.storage.people import PushSubscription, Webhook

if TYPE_CHECKING:
    import aiohttp

log = structlog.get_logger("hastilude.server")

SIGNATURE = "x-hastilude-signature"
#: a push service keeps a notice for a phone that is off this long
_TTL = 24 * 3600
_TIMEOUT = 10.0
#: seconds that a quick service takes; one that takes longer goes on in the places of the slow ones
_QUICK = 2.0
#: how long a slow service stays among the slow ones
_SLOW_FOR = 600.0
#: notices on their way at once: to quick services, to slow ones
_AT_ONCE, _SLOW_AT_ONCE = 8, 4
#: notices to one service that are on their way or wait; slow services that are remembered
_PER_SERVICE, _KNOWN = 50, 1000
#: the push service knows no such subscription any more
_GONE = (404, 410)
#: daily notices that are sent in one go
_DIGESTS = 100
DAY_MS = 24 * 3600 * 1000
_P256_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551


class Notice(msgspec.Struct, frozen=True):
    """All that is sent."""

    type: str
    table: str
    game: str
    seat: int
    #: of the seat's stream
    version: int
    url: str


class Digest(msgspec.Struct, frozen=True):
    """Once a day, to who likes it better than a notice for each turn of a slow game."""

    type: str
    #: tables that wait for a decision, the longest first
    tables: tuple[str, ...]
    url: str


class NotAllowed(OSError):
    """An address of the house's own network."""


# -- keys and addresses --------------------------------------------------------------------------


def fresh_vapid_key() -> str:
    """The private key by which push services know this house: a number below the order of the
    curve P-256, as 32 bytes in base64url."""
    return _base64((1 + secrets.randbelow(_P256_ORDER - 1)).to_bytes(32, "big"))


def public_vapid_key(private: str) -> str:
    """What a browser is given as `applicationServerKey`."""
    from cryptography.hazmat.primitives import serialization  # noqa: PLC0415 - see _client
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415

    number = int.from_bytes(urlsafe_b64decode(private + "="), "big")
    point = ec.derive_private_key(number, ec.SECP256R1()).public_key()
    x962, whole = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    return _base64(point.public_bytes(x962, whole))


def check_url(url: str, limits: Limits, *, private: bool) -> None:
    """Whether notices may be sent there at all; the address itself is checked when connecting."""
    try:
        parts = urlsplit(url)
        port_is_fine = parts.port is None or parts.port > 0
    except ValueError:
        parts, port_is_fine = urlsplit(""), False
    schemes = ("https", "http") if private else ("https",)
    plain = url.isascii() and url.isprintable() and " " not in url
    if len(url) > limits.webhook or not plain or parts.scheme not in schemes or not parts.hostname:
        raise Trouble(
            "bad_address",
            f"An address for notices begins with https:// and has at most {limits.webhook} characters.",
        )
    if parts.username or parts.password or not port_is_fine:
        raise Trouble(
            "bad_address", "An address for notices has no user, no password and a port that exists."
        )


def check_push_keys(p256dh: str, auth: str) -> None:
    """The keys of a browser's subscription: a point of the curve, and 16 bytes."""
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415

    try:
        point = urlsafe_b64decode(p256dh + "=" * (-len(p256dh) % 4))
        secret = urlsafe_b64decode(auth + "=" * (-len(auth) % 4))
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        secret = b""
    if len(secret) != 16:
        raise Trouble("bad_keys", "These are not the keys of a push subscription.")


#: NAT64, and what was once meant to be compatible: the last 32 bits are an IPv4 address
TRANSLATED = tuple(ipaddress.IPv6Network(net) for net in ("64:ff9b::/96", "::/96"))
#: for translators of somebody's own network (RFC 8215): where the IPv4 address stands is theirs to say
OWN_TRANSLATED = ipaddress.IPv6Network("64:ff9b:1::/48")


def is_public(address: str) -> bool:
    """Whether an address is one of the open net: neither ours, nor one that leads back to us."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found.is_site_local or found in OWN_TRANSLATED:
            return False
        inner = _inner(found)
        if inner is not None:
            return inner.is_global and not inner.is_multicast
    return found.is_global and not found.is_multicast


def _inner(address: ipaddress.IPv6Address) -> ipaddress.IPv4Address | None:
    """The IPv4 address that a network translates or tunnels this one to."""
    if address.ipv4_mapped is not None:
        return address.ipv4_mapped
    if address.sixtofour is not None:
        return address.sixtofour
    if address.teredo is not None:
        return address.teredo[1]
    if any(address in network for network in TRANSLATED):
        return ipaddress.IPv4Address(int(address) & 0xFFFF_FFFF)
    return None


def _service(url: str) -> str:
    return urlsplit(url).netloc.lower()


def _base64(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


# -- sending -----------------------------------------------------------------------------------------


class Slots:
    """Places for notices on their way: a service that is slow keeps only other slow ones waiting."""

    def __init__(self, clock: Callable[[], float] = world.monotonic) -> None:
        self._clock = clock
        self._quick = asyncio.Semaphore(_AT_ONCE)
        self._slow = asyncio.Semaphore(_SLOW_AT_ONCE)
        self._services = Counts(_PER_SERVICE)
        #: until when a service counts as slow
        self._known: dict[str, float] = {}

    async def send(self, service: str, sending: Coroutine[Any, Any, bool]) -> bool:
        """What the sending gives; False if there is no place for it."""
        if not self._services.take(service):
            sending.close()
            return False
        try:
            if self._known.get(service, 0.0) > self._clock():
                async with self._slow:
                    return await sending
            return await self._quickly(service, asyncio.ensure_future(sending))
        finally:
            sending.close()
            self._services.give_back(service)

    async def _quickly(self, service: str, task: "asyncio.Future[bool]") -> bool:
        try:
            async with self._quick:
                done, _ = await asyncio.wait((task,), timeout=_QUICK)
            if done:
                return task.result()
            if len(self._known) >= _KNOWN:
                self._known.clear()
            self._known[service] = self._clock() + _SLOW_FOR
            if self._slow.locked():
                return False  # all places of the slow ones are taken
            async with self._slow:
                return await task
        finally:
            task.cancel()


class Notifier:
    """Hears of every turn and tells those who are away."""

    def __init__(
        self,
        hall: Hall,
        limits: Limits,
        metrics: Metrics,
        *,
        vapid_key: str,
        public_url: str = "",
        private: bool = False,
    ) -> None:
        self.hall = hall
        self.limits = limits
        self.metrics = metrics
        self.vapid_key = vapid_key
        self.public_url = public_url.rstrip("/")
        self.private = private
        self._rate = Buckets(limits.notices_per_person)
        self._slots = Slots()
        self._tasks: set[asyncio.Task[None]] = set()
        self._session: aiohttp.ClientSession | None = None

    @cached_property
    def public_key(self) -> str:
        return public_vapid_key(self.vapid_key)

    def hear(self, turn: Turn) -> None:
        """Called for every turn of a person: must not keep the table waiting."""
        if turn.present:
            return
        task = asyncio.create_task(self._tell(turn))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._session is not None:
            await self._session.close()

    async def _tell(self, turn: Turn) -> None:
        try:
            await asyncio.sleep(self.limits.notice_delay)
            if self.hall.has_passed(turn):
                return  # as mostly: then the database need not be asked
            if turn.slow and (await self.hall.store.meeting.habits(turn.user)).digest_hour is not None:
                return  # all of them once a day
            people = self.hall.store.people
            webhook = await people.webhook_of(turn.user)
            pushes = await people.pushes_of(turn.user)
            if not (webhook or pushes) or not await self._still(turn) or self._rate.take(turn.user):
                return
            url = f"{self.public_url}/t/{turn.table}"
            notice = msgspec.json.encode(
                Notice("your_turn", turn.table, turn.game, turn.seat, turn.version, url)
            )
            await self._send(webhook, pushes, notice)
        except Away:
            log.warning("notice", error="the database is away")

    async def _send(self, webhook: Webhook | None, pushes: list[PushSubscription], notice: bytes) -> None:
        if webhook is not None:
            await self._count("webhook", webhook.url, self._call(webhook, notice))
        for push in pushes:
            await self._count("push", push.endpoint, self._push(push, notice))

    async def digests(self) -> None:
        """Those that are due. One that was taken by a process that died at that moment is lost: better
        than told twice."""
        store, now_ms = self.hall.store, self.hall.now_ms()
        for user, due_ms in await store.meeting.due_digests(now_ms, _DIGESTS):
            next_ms = due_ms + (1 + (now_ms - due_ms) // DAY_MS) * DAY_MS
            if await store.meeting.take_digest(user, due_ms, next_ms):
                await self._digest(user)

    async def _digest(self, user: str) -> None:
        people = self.hall.store.people
        webhook, pushes = await people.webhook_of(user), await people.pushes_of(user)
        if not (webhook or pushes):
            return
        mine = await self.hall.my_tables(user)
        waiting = sorted(
            (facts for facts in mine if facts.waiting_user == user), key=lambda facts: facts.updated_ms
        )
        if waiting:
            digest = Digest("digest", tuple(facts.id for facts in waiting), self.public_url + "/")
            await self._send(webhook, pushes, msgspec.json.encode(digest))

    async def _count(self, way: str, url: str, sending: Coroutine[Any, Any, bool]) -> None:
        try:
            outcome = "sent" if await self._slots.send(_service(url), sending) else "refused"
        except Exception as error:  # other people's machines fail in every way there is
            outcome = "failed"
            log.info("notice", way=way, error=type(error).__name__)
        self.metrics.notices.labels(way, outcome).inc()

    async def _still(self, turn: Turn) -> bool:
        """Whether this is still to be decided, and still not seen."""
        table = await self.hall.table(turn.table)
        update = table.update(turn.seat)
        return (
            update.decider == turn.seat
            and update.version == turn.version
            and not update.seats[turn.seat].present
        )

    async def _call(self, webhook: Webhook, notice: bytes) -> bool:
        mac = hmac.digest(webhook.secret.encode(), notice, "sha256").hex()
        headers = {"content-type": "application/json", SIGNATURE: f"sha256={mac}"}
        session = await self._client()
        async with session.post(webhook.url, data=notice, headers=headers, allow_redirects=False) as answer:
            return answer.status < 300

    async def _push(self, push: PushSubscription, notice: bytes) -> bool:
        session = await self._client()
        webpush = importlib.import_module("pywebpush")
        # Whom a push service may write to: an address by HTTPS, or a mailbox.
        contact = self.public_url if self.public_url.startswith("https://") else "mailto:nobody@localhost"
        try:
            await webpush.webpush_async(
                {"endpoint": push.endpoint, "keys": {"p256dh": push.p256dh, "auth": push.auth}},
                notice.decode(),
                vapid_private_key=self.vapid_key,
                vapid_claims={"sub": contact},
                ttl=_TTL,
                timeout=_TIMEOUT,
                aiohttp_session=session,
            )
        except webpush.WebPushException as error:
            if error.status_code in _GONE:
                await self.hall.store.people.remove_push(push.endpoint)
            return False
        return True

    async def _client(self) -> "aiohttp.ClientSession":
        """Made at the first notice: most houses send none, and these libraries load slowly."""
        if self._session is None:
            await asyncio.to_thread(importlib.import_module, "pywebpush")
            import aiohttp  # noqa: PLC0415

            connector = aiohttp.TCPConnector(socket_factory=self._open_socket, force_close=True)
            timeout = aiohttp.ClientTimeout(total=_TIMEOUT)
            self._session = aiohttp.ClientSession(connector=connector, timeout=timeout)
        return self._session

    def _open_socket(self, address: Any) -> socket.socket:
        """The last place before a connection is made: here the true address is known."""
        family, kind, protocol, _, target = address
        if not self.private and not is_public(target[0]):
            raise NotAllowed(f"{target[0]} is not a public address")
        return socket.socket(family, kind, protocol)
