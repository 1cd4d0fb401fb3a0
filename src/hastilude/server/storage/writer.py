"""The one task that writes: what waits is committed together, then everybody is answered.

A flush to the disk takes milliseconds, a row microseconds: with one flush for all that
came meanwhile, durability costs the same for one move and for a hundred.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Generic, TypeVar

from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from hastilude.server.errors import Away

T = TypeVar("T")
E = TypeVar("E")
#: writes in one transaction
BATCH = 512


def away(error: BaseException) -> Away:
    trouble = Away("unavailable", "The database cannot be reached at the moment; try again shortly.", wait=1)
    trouble.__cause__ = error
    return trouble


class _Job(Generic[T]):
    """A write of its own: runs in a savepoint, so that its failure is nobody else's."""

    def __init__(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> None:
        self.work = work


class Writer(Generic[E]):
    """Takes writes from anywhere in the process. Entries of the log go to `write_all` in bulk."""

    def __init__(
        self,
        engine: AsyncEngine,
        troubles: tuple[type[Exception], ...],
        write_all: Callable[[AsyncConnection, list[E]], Awaitable[list[bool]]],
    ) -> None:
        self._engine = engine
        self._troubles = troubles
        self._write_all = write_all
        self._queue: list[tuple[E | _Job[Any], asyncio.Future[Any]]] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._closing = False
        self._loop: asyncio.AbstractEventLoop | None = None

    def open(self) -> None:
        self._loop = asyncio.get_running_loop()  # asked for once: in Python 3.11 that is a system call
        self._task = asyncio.create_task(self._run(), name="writer")

    async def close(self) -> None:
        """Write what waits, then stop."""
        self._closing = True
        self._wake.set()
        if self._task is not None:
            await self._task

    def waiting(self) -> int:
        return len(self._queue)

    def append(self, entry: E) -> "asyncio.Future[bool]":
        """Done when it is durable: whether it was the first with its number. Away if the database
        is, or may be: then it may be there all the same, and who asks again can find out."""
        return self._put(entry)

    async def do(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Any other write."""
        result: T = await self._put(_Job(work))
        return result

    def _put(self, write: E | _Job[Any]) -> "asyncio.Future[Any]":
        future: asyncio.Future[Any] = (self._loop or asyncio.get_running_loop()).create_future()
        if self._closing or self._task is None:
            future.set_exception(Away("unavailable", "The server is closing.", wait=1))
            return future
        self._queue.append((write, future))
        self._wake.set()
        return future

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._queue:
                batch, self._queue = self._queue[:BATCH], self._queue[BATCH:]
                await self._commit(batch)
            if self._closing:
                return

    async def _commit(self, batch: list[tuple[E | _Job[Any], asyncio.Future[Any]]]) -> None:
        try:
            answers = await self._transaction([write for write, _ in batch])
        except self._troubles as error:
            if len(batch) > 1 and not _lost(error):
                # one of them cannot be written: it must not take the others with it
                for one in batch:
                    await self._commit([one])
                return
            answers = [away(error)] * len(batch)
        for (_, future), answer in zip(batch, answers, strict=True):
            if future.done():
                continue  # whoever waited has gone
            if isinstance(answer, BaseException):
                future.set_exception(answer)
            else:
                future.set_result(answer)

    async def _transaction(self, writes: list[E | _Job[Any]]) -> list[Any]:
        answers: list[Any] = [None] * len(writes)
        entries: list[E] = []
        places: list[int] = []
        async with self._engine.begin() as connection:
            for i, write in enumerate(writes):
                if isinstance(write, _Job):
                    answers[i] = await self._run_job(connection, write)
                else:
                    entries.append(write)
                    places.append(i)
            if entries:
                for i, first in zip(places, await self._write_all(connection, entries), strict=True):
                    answers[i] = first
        return answers

    async def _run_job(self, connection: AsyncConnection, job: _Job[Any]) -> Any:
        """The answer, or the exception that is to be the answer."""
        savepoint = await connection.begin_nested()
        try:
            answer = await job.work(connection)
        except Exception as error:
            if isinstance(error, self._troubles) and _lost(error):
                raise
            await savepoint.rollback()
            return error
        await savepoint.commit()
        return answer


def _lost(error: BaseException) -> bool:
    """Whether the connection is gone, rather than one statement bad."""
    return not isinstance(error, DBAPIError) or error.connection_invalidated
