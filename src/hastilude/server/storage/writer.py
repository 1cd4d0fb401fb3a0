"""The one task that writes: what waits is committed together, then everybody is answered.

A flush to the disk takes milliseconds, a row microseconds: with one flush for all that
came meanwhile, durability costs the same for one move and for a hundred.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from typing import Any, Generic, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from hastilude.server.errors import Away
from hastilude.server.storage.engine import Database

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

    def __init__(self, work: Callable[[sa.Connection], T]) -> None:
        self.work = work


class Writer(Generic[E]):
    """Takes writes from anywhere in the process. Entries of the log go to `write_all` in bulk."""

    def __init__(
        self,
        database: Database,
        troubles: tuple[type[Exception], ...],
        write_all: Callable[[sa.Connection, list[E]], list[bool]],
    ) -> None:
        self._database = database
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

    async def do(self, work: Callable[[sa.Connection], T]) -> T:
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
        writes = [write for write, _ in batch]
        try:
            answers = await self._database.transact(lambda connection: self._write(connection, writes))
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

    def _write(self, connection: sa.Connection, writes: list[E | _Job[Any]]) -> list[Any]:
        """The answer to each: of a job also the exception that is to be its answer."""
        answers: list[Any] = [None] * len(writes)
        entries: list[E] = []
        places: list[int] = []
        for i, write in enumerate(writes):
            if isinstance(write, _Job):
                answers[i] = self._run_job(connection, write)
            else:
                entries.append(write)
                places.append(i)
        if entries:
            for i, first in zip(places, self._write_all(connection, entries), strict=True):
                answers[i] = first
        return answers

    def _run_job(self, connection: sa.Connection, job: _Job[Any]) -> Any:
        savepoint = connection.begin_nested()
        try:
            answer = job.work(connection)
        except Exception as error:
            if isinstance(error, self._troubles) and _lost(error):
                raise
            savepoint.rollback()
            return error
        savepoint.commit()
        return answer


def _lost(error: BaseException) -> bool:
    """Whether the connection is gone, rather than one statement bad."""
    if isinstance(error, DBAPIError):
        return error.connection_invalidated
    return not isinstance(error, sqlite3.IntegrityError)
