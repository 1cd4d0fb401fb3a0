"""The doorbell between machines: Redis, by Litestar's channels."""

import asyncio
import contextlib

import msgspec
import structlog
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.exceptions import RedisError

from hastilude.server.doorbell import Doorbell, Heard, Ring

log = structlog.get_logger("hastilude.server")

CHANNEL = "doorbell"
#: seconds between two attempts to reach Redis
RETRY = 0.5
#: seconds between two questions whether Redis is there, and for the answer
PING = 0.5
PATIENCE = 1.0
#: rings in one message
TOGETHER = 256


class RedisDoorbell(Doorbell):
    """Comes back by itself when Redis does."""

    alone = False

    def __init__(self, url: str) -> None:
        self._url = url
        self._hears = False
        self._sends = False
        self._out: list[Ring] = []
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def working(self) -> bool:
        return self._hears and self._sends

    def ring(self, ring: Ring) -> None:
        self._out.append(ring)
        self._wake.set()

    async def open(self, heard: Heard) -> None:
        self._tasks = [asyncio.create_task(self._listen(heard)), asyncio.create_task(self._send())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _redis(self, patience: float | None = None) -> "Redis":
        return Redis.from_url(
            self._url, socket_connect_timeout=PATIENCE, socket_timeout=patience, socket_keepalive=True
        )

    async def _listen(self, heard: Heard) -> None:
        while True:
            with contextlib.suppress(RedisError, OSError, TimeoutError):
                async with self._redis() as redis:
                    await self._hear(RedisChannelsPubSubBackend(redis=redis), heard)
            if self._hears:
                log.warning("doorbell", state="lost")
            self._hears = False
            await asyncio.sleep(RETRY)

    async def _hear(self, backend: RedisChannelsPubSubBackend, heard: Heard) -> None:
        await backend.subscribe([CHANNEL])
        self._hears = True
        try:
            async for _, data in backend.stream_events():
                for ring in msgspec.json.decode(data, type=list[Ring]):
                    heard(ring)
        finally:
            with contextlib.suppress(RedisError, OSError):
                await backend.on_shutdown()

    async def _send(self) -> None:
        while True:
            with contextlib.suppress(RedisError, OSError, TimeoutError):
                async with self._redis(PATIENCE) as redis:
                    await self._send_to(redis)
            if self._sends:
                log.warning("doorbell", state="silent")
            self._sends = False
            self._out.clear()  # too late for these: whoever watches will look
            await asyncio.sleep(RETRY)

    async def _send_to(self, redis: "Redis") -> None:
        backend = RedisChannelsPubSubBackend(redis=redis)
        while True:
            await redis.ping()  # one that is silent keeps its connection, and tells nobody anything
            self._sends = True
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(PING):
                    await self._wake.wait()
            self._wake.clear()
            while self._out:
                rings, self._out = self._out[:TOGETHER], self._out[TOGETHER:]
                await backend.publish(msgspec.json.encode(rings), [CHANNEL])
