"""Bots that think in `hastilude worker` processes, wherever those are: a queue on Redis (saq)."""

import asyncio
import contextlib
import time
from math import inf

import msgspec
import structlog
from redis.asyncio import Redis
from redis.exceptions import RedisError
from saq import Queue, Worker
from saq.queue import JobError
from saq.types import Context

from hastilude.server.bots_pool import QUICK_SECONDS, BotError, Bots, LocalBots
from hastilude.server.thoughts import Question, Verdict

log = structlog.get_logger("hastilude.server")

QUEUE = "hastilude-bots"
#: the name of the work in the queue
JOB = "ask"
#: a worker says in Redis that it is there, so often, and so long it counts
ALIVE_EVERY = 0.5
ALIVE_MS = 2_000
#: seconds within which Redis tells whether a worker is there
ASKING = 1.5
#: a queue that did not answer is left alone for so many seconds
SULKING = 3.0


class QueueBots(Bots):
    """`hastilude worker` processes anywhere, through Redis; processes here when none answers."""

    def __init__(self, redis: str, local: Bots) -> None:
        super().__init__()
        self._queue = Queue.from_url(redis, name=QUEUE)
        self._redis = Redis.from_url(redis, socket_connect_timeout=ASKING, socket_timeout=ASKING)
        self._local = local
        self._waiting = 0
        self._sulking_until = 0.0

    def waiting(self) -> int:
        return self._waiting + self._local.waiting()

    async def open(self) -> None:
        await self._local.open()

    async def close(self) -> None:
        await self._local.close()
        with contextlib.suppress(RedisError, OSError):
            await self._queue.disconnect()
            await self._redis.aclose()

    async def has_workers(self) -> bool:
        """Whether a worker is there: as soon as one comes, it is asked again."""
        async with asyncio.timeout(ASKING):
            return bool(await self._redis.exists(_alive_key()))

    async def ask(self, question: Question, seconds: float) -> Verdict:
        if time.monotonic() < self._sulking_until:
            return await self._local.ask(question, seconds)
        self._waiting += 1
        try:
            if await self.has_workers():
                return await self._ask(question, seconds)
        except (RedisError, OSError, TimeoutError, JobError, BotError) as error:
            log.warning("bot", trouble="no answer from the queue", error=type(error).__name__)
            self._sulking_until = time.monotonic() + SULKING
        finally:
            self._waiting -= 1
        return await self._local.ask(question, seconds)

    async def _ask(self, question: Question, seconds: float) -> Verdict:
        answer = await self._queue.apply(
            JOB,
            timeout=2 * seconds + QUICK_SECONDS,
            poll_interval=0.05,
            retries=1,
            ttl=60,
            question=msgspec.json.encode(question).decode(),
            seconds=seconds,
            # nobody waits for it any more then: a worker that comes later passes it over
            until=time.time() + 2 * seconds + QUICK_SECONDS,
        )
        if not isinstance(answer, str):
            raise BotError("the queue lost the question")
        return msgspec.json.decode(answer, type=Verdict)


def _alive_key() -> str:
    return f"{QUEUE}-alive"


async def answer_in_time(bots: Bots, question: str, seconds: float, until: float) -> str:
    """A worker's answer; BotError for a question that has expired while it lay in the queue."""
    if time.time() > until:
        raise BotError("nobody waits for this any more")
    asked: Question = msgspec.json.decode(question, type=Question)
    return msgspec.json.encode(await bots.ask(asked, seconds)).decode()


async def serve_queue(redis: str, processes: int) -> None:
    """`hastilude worker`: think for all servers on this Redis, in children, until cancelled."""
    bots = LocalBots(processes)
    await bots.open()

    async def ask_here(_: Context, *, question: str, seconds: float, until: float = inf) -> str:
        return await answer_in_time(bots, question, seconds, until)

    queue = Queue.from_url(redis, name=QUEUE)
    worker: Worker[Context] = Worker(queue, functions=[(JOB, ask_here)], concurrency=processes)
    await queue.connect()
    alive = asyncio.create_task(_say_alive(redis))
    try:
        await worker.start()
    finally:
        alive.cancel()
        await asyncio.gather(alive, return_exceptions=True)
        await bots.close()
        await queue.disconnect()


async def _say_alive(url: str) -> None:
    """Until cancelled; then servers look elsewhere at once."""
    redis = Redis.from_url(url, socket_connect_timeout=ASKING, socket_timeout=ASKING)
    while True:
        with contextlib.suppress(RedisError, OSError):
            await redis.set(_alive_key(), 1, px=ALIVE_MS)
        await asyncio.sleep(ALIVE_EVERY)


def run_queue(redis: str, processes: int) -> None:
    asyncio.run(serve_queue(redis, processes))
