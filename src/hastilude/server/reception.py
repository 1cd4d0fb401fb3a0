"""Who comes to the door: a request has to come whole in time, and nobody holds the door for others.

uvicorn waits for the rest of a request for ever. Here a request has so many seconds from its first
byte (or from the connection) to the last of its body, and an address so many connections. Behind a
proxy the proxy is the only address: those that uvicorn trusts with forwarded addresses are not
counted, and keep slow clients away themselves.

It builds on a class that uvicorn does not promise, as `wire.py` does.
"""

import asyncio
import ipaddress
from functools import lru_cache
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from hastilude.server.limits import Counts, Limits
from hastilude.server.security import network

_LATE = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
_FULL = b"HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\nretry-after: 5\r\ncontent-length: 0\r\n\r\n"


@lru_cache(maxsize=4096)
def is_proxy(host: str, allowed: str) -> bool:
    """Whether an address is one of those that may name the addresses of others, as uvicorn reads them."""
    names = {name.strip() for name in allowed.split(",")}
    if "*" in names or host in names:
        return True
    for name in names:
        try:
            if ipaddress.ip_address(host) in ipaddress.ip_network(name, strict=False):
                return True
        except ValueError:  # a name, or nothing
            continue
    return False


class Reception(HttpToolsProtocol):
    """An HTTP connection with an end. `made_for` gives it its house."""

    limits: Limits
    held: Counts

    #: when the request that is coming has to be here
    _due: asyncio.TimerHandle | None = None
    #: whose connections this one is counted among
    _address = ""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        allowed = self.config.forwarded_allow_ips
        if host and not is_proxy(host, allowed if isinstance(allowed, str) else ",".join(allowed)):
            address = network(host)
            if not self.held.take(address):
                transport.write(_FULL)
                transport.close()
                return
            self._address = address
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._due is None:
            self._expect()
        super().data_received(data)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self._due is None:  # one that came together with the one before
            self._expect()

    def on_message_complete(self) -> None:
        self._arrived()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._forget()  # sockets are counted at the gate
        super().handle_websocket_upgrade()

    def _expect(self) -> None:
        self._due = self.loop.call_later(self.limits.request, self._late)

    def _arrived(self) -> None:
        if self._due is not None:
            self._due.cancel()
            self._due = None

    def _forget(self) -> None:
        self._arrived()
        if self._address:
            self.held.give_back(self._address)
            self._address = ""

    def _late(self) -> None:
        self._due = None
        if self.transport.is_closing():
            return
        if self.cycle is None or not self.cycle.response_started:
            self.transport.write(_LATE)
        self.transport.close()


def made_for(limits: Limits) -> type[Reception]:
    """The class that a serving process gives uvicorn; uvicorn makes the connections itself."""
    shared = {"limits": limits, "held": Counts(limits.connections_per_address)}
    return cast("type[Reception]", type("HouseReception", (Reception,), shared))
