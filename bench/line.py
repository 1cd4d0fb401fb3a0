"""Clients as plain as can be: of WebSockets (`Line`) and of HTTP over kept connections (`Desk`).

On a machine that drives and serves at once, every microsecond of the client is one that the
server lacks. A line does not mask in earnest (a mask of zeros is a mask), does not check what
it is sent, and never splits a message.
"""

import asyncio
import itertools
from collections.abc import Callable, Iterator
from typing import cast

#: requests that a spread desk makes from one address
VISITS = 20


def addresses(network: int) -> Iterator[str]:
    """Addresses of this machine, each another: who asks from them looks like many people."""
    for number in itertools.count(1):
        yield f"127.{network}.{number >> 8 & 255}.{number & 255}"


class Line(asyncio.Protocol):
    def __init__(
        self, host: str, path: str, headers: dict[str, str], hear: Callable[["Line", bytes], None]
    ) -> None:
        self.hear = hear
        self.opened = asyncio.get_running_loop().create_future()
        self.gone = False
        more = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n{more}\r\n"
        ).encode()
        #: of a frame, or of the answer to the request, what has come so far
        self._rest = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.transport.write(self._request)

    def connection_lost(self, error: Exception | None) -> None:
        self.gone = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server closed the door"))

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        start = 0
        if not self.opened.done():
            start = data.find(b"\r\n\r\n") + 4
            if start < 4:
                self._rest = data
                return
            if b" 101 " not in data[: data.index(b"\r\n")]:
                self.opened.set_exception(ConnectionError(data[:start].decode()))
                return
            self.opened.set_result(None)
        while len(data) - start >= 2:
            size, body = data[start + 1] & 127, start + 2
            if size == 126:
                size, body = int.from_bytes(data[start + 2 : start + 4], "big"), start + 4
            elif size == 127:
                size, body = int.from_bytes(data[start + 2 : start + 10], "big"), start + 10
            if len(data) < body + size:
                break
            self._take(data[start] & 15, data[body : body + size])
            start = body + size
        self._rest = data[start:]

    def _take(self, kind: int, payload: bytes) -> None:
        if kind == 1:
            self.hear(self, payload)
        elif kind == 9:
            self._send(0x8A, payload)
        elif kind == 8:
            self.transport.close()

    def send(self, text: bytes) -> None:
        if not self.gone:
            self._send(0x81, text)

    def _send(self, head: int, payload: bytes) -> None:
        size = len(payload)
        length = bytes([0x80 | size]) if size < 126 else bytes([0xFE]) + size.to_bytes(2, "big")
        self.transport.write(bytes([head]) + length + b"\0\0\0\0" + payload)


async def dial(
    host: str,
    path: str,
    headers: dict[str, str],
    hear: Callable[[Line, bytes], None],
    address: str | None = None,
) -> Line:
    """An open line to `host:port`."""
    name, port = host.rsplit(":", 1)
    _, line = await asyncio.get_running_loop().create_connection(
        lambda: Line(host, path, headers, hear),
        name.strip("[]"),
        int(port),
        local_addr=(address, 0) if address else None,
    )
    await line.opened
    return line


class Answer(asyncio.Protocol):
    """One connection: a request at a time, an answer that says its length."""

    def __init__(self) -> None:
        self.gone = False
        self.visits = 0
        self._waiting: asyncio.Future[tuple[int, list[str], bytes]] | None = None
        self._rest = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)

    def connection_lost(self, error: Exception | None) -> None:
        self.gone = True
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_exception(ConnectionError("the server hung up"))

    async def to(self, request: bytes) -> tuple[int, list[str], bytes]:
        """Status, header lines and body."""
        self._waiting = asyncio.get_running_loop().create_future()
        self.transport.write(request)
        return await self._waiting

    def data_received(self, data: bytes) -> None:
        self._rest += data
        head, found, body = self._rest.partition(b"\r\n\r\n")
        if not found:
            return
        lines = head.decode("latin-1").split("\r\n")
        size = next((int(line[15:]) for line in lines if line.lower().startswith("content-length:")), 0)
        if len(body) < size or self._waiting is None:
            return
        self._rest = b""
        if not self._waiting.done():
            self._waiting.set_result((int(lines[0].split()[1]), lines[1:], body))


class Desk:
    """Requests to one server, over connections that are kept open, as browsers keep them."""

    def __init__(self, host: str, at_once: int = 4, addresses: Iterator[str] | None = None) -> None:
        self.host = host
        #: a connection comes from the next one of these, and is given up after some requests
        self._addresses = addresses
        #: requests so far
        self.asked = 0
        self._free: list[Answer] = []
        self._room = asyncio.Semaphore(at_once)

    async def ask(
        self, method: str, path: str, headers: dict[str, str], body: bytes = b""
    ) -> tuple[int, list[str], bytes]:
        """Status, header lines and body. A kept connection that was closed meanwhile is opened anew."""
        more = "".join(f"{name}: {value}\r\n" for name, value in headers.items() if value)
        if body:
            more += f"content-type: application/json\r\ncontent-length: {len(body)}\r\n"
        request = f"{method} {path} HTTP/1.1\r\nhost: {self.host}\r\n{more}\r\n".encode() + body
        async with self._room:
            self.asked += 1
            while self._free:
                kept = self._free.pop()
                if not kept.gone:
                    return await self._through(kept, request)
            name, port = self.host.rsplit(":", 1)
            loop = asyncio.get_running_loop()
            local = (next(self._addresses), 0) if self._addresses is not None else None
            _, fresh = await loop.create_connection(Answer, name.strip("[]"), int(port), local_addr=local)
            return await self._through(fresh, request)

    async def _through(self, connection: Answer, request: bytes) -> tuple[int, list[str], bytes]:
        answer = await connection.to(request)
        connection.visits += 1
        if self._addresses is not None and connection.visits >= VISITS:
            connection.transport.close()
        else:
            self._free.append(connection)
        return answer

    def close(self) -> None:
        for connection in self._free:
            connection.transport.close()
        self._free.clear()
