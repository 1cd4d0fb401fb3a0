"""A WebSocket client as plain as can be: short texts out, texts in.

On a machine that drives and serves at once, every microsecond of the client is one that the
server lacks. This one does not mask in earnest (a mask of zeros is a mask), does not check
what it is sent, and never splits a message.
"""

import asyncio
from collections.abc import Callable, Iterator
from typing import cast


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
        self._buffer = bytearray()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.transport.write(self._request)

    def connection_lost(self, error: Exception | None) -> None:
        self.gone = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server closed the door"))

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.opened.done():
            head, found, rest = bytes(self._buffer).partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                self.opened.set_exception(ConnectionError(head.decode()))
                return
            self._buffer = bytearray(rest)
            self.opened.set_result(None)
        for kind, payload in self._frames():
            if kind == 1:
                self.hear(self, payload)
            elif kind == 9:
                self._send(0x8A, payload)
            elif kind == 8:
                self.transport.close()

    def _frames(self) -> Iterator[tuple[int, bytes]]:
        buffer = self._buffer
        while len(buffer) >= 2:
            size, start = buffer[1] & 127, 2
            if size == 126:
                size, start = int.from_bytes(buffer[2:4], "big"), 4
            elif size == 127:
                size, start = int.from_bytes(buffer[2:10], "big"), 10
            if len(buffer) < start + size:
                return
            kind, payload = buffer[0] & 15, bytes(buffer[start : start + size])
            del buffer[: start + size]
            yield kind, payload

    def send(self, text: bytes) -> None:
        if not self.gone:
            self._send(0x81, text)

    def _send(self, head: int, payload: bytes) -> None:
        size = len(payload)
        length = bytes([0x80 | size]) if size < 126 else bytes([0xFE]) + size.to_bytes(2, "big")
        self.transport.write(bytes([head]) + length + b"\0\0\0\0" + payload)


async def dial(host: str, path: str, headers: dict[str, str], hear: Callable[[Line, bytes], None]) -> Line:
    """An open line to `host:port`."""
    name, port = host.rsplit(":", 1)
    _, line = await asyncio.get_running_loop().create_connection(
        lambda: Line(host, path, headers, hear), name.strip("[]"), int(port)
    )
    await line.opened
    return line
