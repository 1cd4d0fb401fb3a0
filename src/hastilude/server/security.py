"""The gate: everything that comes in or goes out passes here, before any route is looked for.

It holds the rate of requests by address, turns away pages of other sites and requests for houses of
another name, puts the security headers on every answer, 404s included, and writes one line of log for
each request. Tokens against forged requests are Litestar's (double submit), set up at the foot of this
module.
"""

import hmac
import ipaddress
import socket
import time
from collections.abc import Iterable, MutableMapping
from functools import lru_cache
from typing import Any, cast
from urllib.parse import urlsplit

import msgspec
import structlog
from litestar.config.csrf import CSRFConfig
from litestar.middleware.csrf import generate_csrf_token
from litestar.types import ASGIApp, HTTPReceiveMessage, HTTPScope, Message, Receive, Scope, Send

from hastilude.server import world
from hastilude.server.errors import Forbidden, Misdirected, TooLarge, TooMany, Trouble, too_fast
from hastilude.server.limits import NAME, Buckets, Counts, Limits
from hastilude.server.metrics import Metrics

log = structlog.get_logger("hastilude.server")

SAFE = ("GET", "HEAD", "OPTIONS")
METHODS = (*SAFE, "POST", "PUT", "PATCH", "DELETE")
#: asked by machines every few seconds: neither counted against an address nor logged
QUIET = ("/health/live", "/health/ready", "/metrics")

#: under these names in its scope a request is told of in the log
REQUEST, PERSON = "hastilude.request", "hastilude.person"

#: ends of names that nobody on the open net can have
LOCAL = (".localhost", ".local", ".lan", ".internal", ".home.arpa")

#: what a proxy adds
FORWARDED = (b"forwarded", b"x-forwarded-for", b"x-forwarded-proto", b"x-real-ip", b"via")

#: Nothing but our own files, no inline script or style, no frames, no plug-ins.
CONTENT_SECURITY_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    # Links to private tables must not travel to other sites.
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
#: a year, once a browser has come by HTTPS
STRICT_TRANSPORT = "max-age=31536000"


#: who goes too fast is told so
TOO_MANY = 429


class Gate:
    """The outermost layer of the app."""

    def __init__(
        self,
        app: ASGIApp,
        limits: Limits,
        metrics: Metrics,
        origins: Iterable[str] = (),
        hosts: Iterable[str] = (),
    ) -> None:
        self.app = app
        self.limits = limits
        self.metrics = metrics
        #: pages of these addresses are ours too, besides those of the host that was asked
        self.origins = frozenset(origin.rstrip("/").lower() for origin in origins)
        self.hosts = Hosts(hosts)
        self._by_address = Buckets(limits.requests_per_address)
        self._opened = Buckets(limits.sockets_opened_per_address)
        self._sockets = Counts(limits.sockets_per_address)
        self._refusals = Buckets(limits.refusals_logged_per_address)
        self._headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        # Litestar's Scope leaves out the lifespan, which comes through here as well.
        kind = cast("str", scope["type"])
        if kind == "http":
            await self._request(cast("HTTPScope", scope), receive, send)
        elif kind == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A socket that is not let in gets the answer to an ordinary request."""
        here = address(scope)
        _name(scope)
        if not self.hosts.ours(scope):
            await _deny(send, _misdirected())
        elif not self.is_ours(scope):
            await _deny(send, _foreign())
        elif wait := self._opened.take(here):
            await _deny(send, too_fast("Your address opens sockets too fast", wait))
        elif not self._sockets.take(here):
            most = self.limits.sockets_per_address
            await _deny(send, TooMany("too_many_sockets", f"Your address has {most} sockets open already."))
        else:
            try:
                await self.app(scope, receive, send)
            finally:
                self._sockets.give_back(here)

    def is_ours(self, scope: Scope) -> bool:
        """Whether the page that sent this is ours. Programs that are no browsers send no origin."""
        headers = _pick(scope, (b"origin", b"host", b"sec-fetch-site"))
        origin = headers.get(b"origin", "").lower()
        if not origin:
            return headers.get(b"sec-fetch-site", "none") in ("same-origin", "none")
        return origin in self.origins or (
            urlsplit(origin).netloc != "" and urlsplit(origin).netloc == headers.get(b"host", "").lower()
        )

    async def _request(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        started = time.perf_counter()
        status = 500
        _name(scope)

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = list(message.get("headers", ()))
                message["headers"] = [*headers, *self._extra(scope, headers)]
            await send(message)

        try:
            self._admit(scope)
            await self.app(scope, self._measured(receive), watched)
        except Trouble as trouble:
            await _answer(watched, trouble)
        finally:
            self._write(scope, status, time.perf_counter() - started)

    def _admit(self, scope: HTTPScope) -> None:
        if scope["path"] in QUIET:
            return
        wait = self._by_address.take(address(scope))
        if wait:
            raise too_fast("Too many requests from your address", wait)
        if not self.hosts.ours(scope):
            raise _misdirected()
        if scope["method"] not in SAFE and not self.is_ours(scope):
            raise _foreign()
        length = _pick(scope, (b"content-length",)).get(b"content-length", "0")
        if length.isdecimal() and int(length) > self.limits.body:
            raise self._too_large()

    def _measured(self, receive: Receive) -> Receive:
        """A body that says nothing of its length is counted as it comes."""
        read = 0
        whole = False

        async def counted() -> HTTPReceiveMessage:
            nonlocal read, whole
            message = cast("HTTPReceiveMessage", await receive())
            if message["type"] == "http.request":
                whole = not message.get("more_body", False)
                read += len(message.get("body", b""))
                if read > self.limits.body:
                    raise self._too_large()
            elif not whole:
                raise Trouble("broken_off", "The request broke off.")  # nobody is there to read it
            return message

        return cast("Receive", counted)

    def _too_large(self) -> TooLarge:
        return TooLarge("too_large", f"The body of a request has at most {self.limits.body} bytes.")

    def _extra(self, scope: HTTPScope, given: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
        extra = [*self._headers, (b"x-request-id", str(_told(scope, REQUEST)).encode())]
        if scope["scheme"] == "https":
            extra.append((b"strict-transport-security", STRICT_TRANSPORT.encode()))
        # what is the same for everybody says itself how long it may be kept
        if scope["path"].startswith("/api/") and not any(name == b"cache-control" for name, _ in given):
            extra.append((b"cache-control", b"no-store"))
        return extra

    def _write(self, scope: HTTPScope, status: int, seconds: float) -> None:
        # The template of the path, never the path: links and names are in it.
        route = scope.get("path_template") or "unknown"
        method = scope["method"] if scope["method"] in METHODS else "other"
        self.metrics.requests.labels(method, route, str(status)).inc()
        if scope["path"] in QUIET or (status == TOO_MANY and self._refusals.take(address(scope))):
            return
        ms = round(seconds * 1000, 1)
        log.info("request", method=method, route=route, status=status, ms=ms, **about(scope))


class Hosts:
    """The names under which this house may be asked.

    One that is known by a name answers to that name, and to this machine itself. One that is not
    answers to addresses and to names of its own network: a page elsewhere that has its own name lead
    here (DNS rebinding) gets nothing.
    """

    def __init__(self, names: Iterable[str] = ()) -> None:
        self._names = frozenset(_bare(name) for name in names)
        self._own = frozenset({"localhost", "127.0.0.1", "[::1]"})
        self._machine = _bare(socket.gethostname())

    def ours(self, scope: Scope) -> bool:
        return self.knows(_pick(scope, (b"host",)).get(b"host", ""))

    def knows(self, host: str) -> bool:
        name = _bare(host)
        if not name or name in self._own or name in self._names:
            return True  # a program that names none is no browser
        if self._names:
            return False
        return name == self._machine or "." not in name or name.endswith(LOCAL) or _is_address(name)


def _bare(host: str) -> str:
    """Without port and last dot."""
    host = host.strip().lower()
    if not host.startswith("["):
        return host.partition(":")[0].rstrip(".")
    return host.partition("]")[0] + "]"


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


def _name(scope: Scope) -> None:
    """Every request and socket has a name in the log; whoever asks is given it with the answer."""
    request = world.token_hex(6)
    cast("dict[str, Any]", scope)[REQUEST] = request
    structlog.contextvars.bind_contextvars(request=request)


def _told(scope: Scope | MutableMapping[str, Any], name: str) -> Any:
    return cast("dict[str, Any]", scope).get(name, "")


def about(scope: Scope | MutableMapping[str, Any]) -> dict[str, str]:
    """What the log may tell of who asked for what: the request, the table, and an alias of the person."""
    told = {"request": _told(scope, REQUEST), "person": _told(scope, PERSON)}
    table = (_told(scope, "path_params") or {}).get("table_id", "")
    # only what can be an id: whatever else somebody sends is not for the log
    told["table"] = table if isinstance(table, str) and table.isalnum() and len(table) <= NAME else ""
    return {name: value for name, value in told.items() if value}


def address(scope: MutableMapping[str, Any] | Scope) -> str:
    """Whose limits count: the address of the client, behind a trusted proxy the one it names.

    Of IPv6 the network: anybody has as many addresses there as they like.
    """
    client = scope.get("client")
    return network(client[0]) if client else "unknown"


@lru_cache(maxsize=4096)
def network(host: str) -> str:
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return host
    if found.version == 4 or found.is_loopback:
        return host
    return str(ipaddress.ip_network((found, 64), strict=False))


def may_read_metrics(scope: Scope, token: str) -> bool:
    """Who shows the token; without one, programs on this machine that no proxy speaks for."""
    headers = _pick(scope, (b"authorization", *FORWARDED))
    if token:
        return hmac.compare_digest(headers.get(b"authorization", "").encode(), f"Bearer {token}".encode())
    client = address(scope)
    if not Hosts(("localhost",)).ours(scope):
        return False
    return client in ("127.0.0.1", "::1") and not any(name in headers for name in FORWARDED)


def _pick(scope: Scope, names: tuple[bytes, ...]) -> dict[bytes, str]:
    return {name: value.decode("latin-1") for name, value in scope["headers"] if name in names}


def _misdirected() -> Misdirected:
    return Misdirected(
        "other_host", "This house does not go by that name (hastilude serve --public-url, --allow-host)."
    )


def _foreign() -> Forbidden:
    return Forbidden("foreign_origin", "This request comes from a page of another site.")


async def _answer(send: Send, trouble: Trouble) -> None:
    body = msgspec.json.encode(trouble.problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    headers += [(name.encode(), value.encode()) for name, value in trouble.headers.items()]
    await send({"type": "http.response.start", "status": trouble.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


async def _deny(send: Send, trouble: Trouble) -> None:
    """The same before a socket is open (ASGI's extension "websocket.http.response")."""

    async def renamed(message: Any) -> None:
        await send(cast("Message", {**message, "type": f"websocket.{message['type']}"}))

    await _answer(cast("Send", renamed), trouble)


# -- forged requests ---------------------------------------------------------------------


def vouch_for_program(scope: Scope, secret: str) -> None:
    """A request that shows its session in a header: no page of another site can make a browser send
    that, so it needs no second token. Its cookies count for nothing."""
    if not _pick(scope, (b"authorization",)).get(b"authorization", "").lower().startswith("bearer "):
        return
    token = generate_csrf_token(secret).encode()
    kept = [pair for pair in scope["headers"] if pair[0] not in (b"cookie", CSRF_HEADER.encode())]
    own = [(b"cookie", f"{CSRF_COOKIE}=".encode() + token), (CSRF_HEADER.encode(), token)]
    scope["headers"] = [*kept, *own]


CSRF_COOKIE = "hastilude_csrf"
CSRF_HEADER = "x-csrf-token"


def csrf(secret: str, *, secure: bool) -> CSRFConfig:
    """Double submit: a page of ours reads the cookie and sends it back as a header."""
    return CSRFConfig(
        secret=secret,
        cookie_name=CSRF_COOKIE,
        header_name=CSRF_HEADER,
        cookie_samesite="strict",
        cookie_secure=secure,
    )
