"""Bots that think in `hastilude worker` processes, wherever those are: a queue on Redis (saq)."""

import asyncio
import contextlib
import time

import msgspec
import structlog
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
#: a queue that did not answer is left alone for so many seconds, while there are processes here
SULKING = 30.0


class QueueBots(Bots):
    """`hastilude worker` processes anywhere, through Redis; processes here when none answers."""

    def __init__(self, redis: str, local: Bots) -> None:
        self._queue = Queue.from_url(redis, name=QUEUE)
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

    async def ask(self, question: Question, seconds: float) -> Verdict:
        if time.monotonic() < self._sulking_until:
            return await self._local.ask(question, seconds)
        self._waiting += 1
        try:
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
        )
        if not isinstance(answer, str):
            raise BotError("the queue lost the question")
        return msgspec.json.decode(answer, type=Verdict)


async def serve_queue(redis: str, processes: int) -> None:
    """`hastilude worker`: think for all servers on this Redis, in children, until cancelled."""
    bots = LocalBots(processes)
    await bots.open()

    async def ask_here(_: Context, *, question: str, seconds: float) -> str:
        asked: Question = msgspec.json.decode(question, type=Question)
        return msgspec.json.encode(await bots.ask(asked, seconds)).decode()

    queue = Queue.from_url(redis, name=QUEUE)
    worker: Worker[Context] = Worker(queue, functions=[(JOB, ask_here)], concurrency=processes)
    await queue.connect()
    try:
        await worker.start()
    finally:
        await bots.close()
        await queue.disconnect()


def run_queue(redis: str, processes: int) -> None:
    asyncio.run(serve_queue(redis, processes))
