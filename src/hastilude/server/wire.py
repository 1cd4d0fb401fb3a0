"""A short way for what sockets send and hear all the time: whole text frames.

uvicorn's protocol, and `websockets` within it, do the handshake, pings, closing and whatever
else is unusual. A table sends and hears short texts only; for these the way through queues,
tasks and general parsers costs more than the decision itself.

It builds on a class that uvicorn does not promise: pyproject.toml bounds uvicorn's versions, and
`hastilude serve --plain-wire` goes without.
"""

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

try:
    from websockets.speedups import apply_mask
except ImportError:  # where there was no compiler for it
    from websockets.utils import apply_mask

from hastilude.server.settings import LINE

if TYPE_CHECKING:
    from websockets.http11 import Request

TEXT = 0x81  # a whole message of text, nothing compressed
CLOSE, PONG = 0x88, 0x8A  # the first and the last control frame, each whole
MASKED = 0x80
TWO_BYTES = 126
#: frames that may wait for a table which is busy
WAITING = 8


class Inbox:
    """What the one reader of a socket has not read: as much of a queue as that needs."""

    __slots__ = ("_events", "_loop", "_reader")

    def __init__(self) -> None:
        self._events: deque[Any] = deque()
        self._loop = asyncio.get_running_loop()
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, event: Any) -> None:
        self._events.append(event)
        reader = self._reader
        if reader is not None and not reader.done():
            reader.set_result(None)

    async def get(self) -> Any:
        while not self._events:
            self._reader = self._loop.create_future()
            await self._reader
        return self._events.popleft()

    def qsize(self) -> int:
        return len(self._events)

    def empty(self) -> bool:
        return not self._events


class Line(WebSocketsSansIOProtocol):
    """A socket that can be written to at once."""

    #: bytes of a frame that has not come whole
    _rest = b""
    #: from now on the library reads all: something came that is none of the plain frames
    _library = False

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.queue = cast("asyncio.Queue[Any]", Inbox())

    def handle_connect(self, event: "Request") -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[LINE] = self

    # -- out ---------------------------------------------------------------------------------

    def write_text(self, *texts: bytes) -> bool:
        """Send each text (UTF-8) as a message, all in one go. False if that cannot be now: the socket
        is closed, or the client does not read."""
        if self.close_sent or self.disconnected or not self.writable.is_set() or self.transport.is_closing():
            return False
        parts: list[bytes] = []
        for text in texts:
            parts += (_head(len(text)), text)
        self.transport.write(b"".join(parts))
        return True

    # -- in ----------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self._library or not self.handshake_complete or self.close_sent:
            super().data_received(data)
            return
        if self._rest:
            data, self._rest = self._rest + data, b""
        start = 0
        while (end := self._frame_end(data, start)) > 0:
            if data[start] == TEXT:
                self._hear(data, start, end)
            else:
                super().data_received(data[start:end])
            start = end
        rest = data[start:]
        if end < 0 or self.close_sent:
            self._library = True
            super().data_received(rest)
        else:
            self._rest = rest

    def _frame_end(self, data: bytes, start: int) -> int:
        """Where a plain frame ends; 0 if it has not come whole, below 0 if it is not plain."""
        if self.close_sent:
            return -1
        if len(data) - start < 2:
            return 0
        kind, size = data[start], data[start + 1] & ~MASKED
        plain = kind == TEXT or CLOSE <= kind <= PONG
        if not plain or not data[start + 1] & MASKED or size > TWO_BYTES:
            return -1
        end = start + 6 + size
        if size == TWO_BYTES:
            if len(data) - start < 4:
                return 0
            size = int.from_bytes(data[start + 2 : start + 4], "big")
            if kind != TEXT or size < TWO_BYTES or size > self.config.ws_max_size:
                return -1
            end = start + 8 + size
        return end if end <= len(data) else 0

    def _hear(self, data: bytes, start: int, end: int) -> None:
        body = start + (4 if data[start + 1] & ~MASKED == TWO_BYTES else 2)
        payload = apply_mask(data[body + 4 : end], data[body : body + 4])
        try:
            text = payload.decode()
        except UnicodeDecodeError:
            self.conn.send_close(1007)
            self.handle_parser_exception()  # says so, and closes
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() >= WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()


def _head(size: int) -> bytes:
    if size < TWO_BYTES:
        return bytes((TEXT, size))
    if size < 1 << 16:
        return bytes((TEXT, TWO_BYTES, size >> 8, size & 255))
    return bytes((TEXT, TWO_BYTES + 1)) + size.to_bytes(8, "big")
