"""Connections: `sqlite:///file.db` and `postgresql://…`, one way to ask either.

A PostgreSQL is far away: SQLAlchemy's asynchronous engine waits for it. SQLite is a library:
it works in threads, and each read or transaction is one journey there and back, not one for
every statement.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from hastilude.core.game import GameError

T = TypeVar("T")
Values = dict[str, Any] | None

_DRIVERS = {
    "sqlite": "sqlite+pysqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
#: seconds that a statement may take, and that one process may wait for another's lock
PATIENCE = 10
#: an arbitrary number that all our migrations lock
MIGRATION_LOCK = 4_811_735
#: connections for reading
READERS = 4
#: What is to be written is small and all over the file. With SQLite's own settings (2 MB of pages,
#: journals of savepoints on the disk, a checkpoint every other commit) it writes four times as often.
PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "temp_store=MEMORY",
    "cache_size=-32768",
    "wal_autocheckpoint=4000",
)


def parse(url: str) -> sa.URL:
    """The URL with the driver that we use; GameError with a sentence if it is none of ours."""
    try:
        parsed = sa.make_url(url)
    except ArgumentError:
        raise GameError(
            "a database is sqlite:///file.db or postgresql://user@host/name; the URL given is neither"
        ) from None
    name = parsed.drivername
    if name not in _DRIVERS and name not in _DRIVERS.values():
        raise GameError(f"there is no support for {name!r} databases; there is for sqlite and postgresql")
    if name.startswith("sqlite") and parsed.database in (None, "", ":memory:"):
        raise GameError("a SQLite database needs a file: sqlite:///file.db")
    return parsed.set(drivername=_DRIVERS.get(name, name))


def troubles(url: sa.URL) -> tuple[type[Exception], ...]:
    """What the driver, the pool or the network raise."""
    found: list[type[Exception]] = [SQLAlchemyError, sqlite3.Error, OSError, TimeoutError]
    if url.get_backend_name() == "postgresql":
        import asyncpg  # type: ignore[import-untyped]  # noqa: PLC0415 - only where it is needed

        found += [asyncpg.PostgresError, asyncpg.InterfaceError]
    return tuple(found)


class Database:
    """One connection writes, a few read. All of them are made again when they were lost."""

    #: asks for its own time, in ms; None where that is the time of the machine
    clock: Callable[[], sa.Executable] | None = None

    async def read(self, query: sa.Executable, values: Values = None) -> list[Any]:
        raise NotImplementedError

    async def transact(self, work: Callable[[sa.Connection], T]) -> T:
        """Do some work in a transaction. It may run in another thread: it touches nothing but its
        connection."""
        raise NotImplementedError

    async def look(self, work: Callable[[sa.Connection], T]) -> T:
        """Do some reading of which all parts see the same moment, and which keeps no writer waiting."""
        raise NotImplementedError

    async def close(self) -> None:
        raise NotImplementedError


#: that of the moment: `now()` is that of the beginning of the transaction, before it waited for others
_CLOCK = sa.text("SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)")


def connect(url: sa.URL) -> Database:
    return SqliteDatabase(url) if url.get_backend_name() == "sqlite" else PostgresqlDatabase(url)


class SqliteDatabase(Database):
    def __init__(self, url: sa.URL) -> None:
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._writer = ThreadPoolExecutor(1, "writer")
        self._reading = _sqlite(url, READERS, isolation_level="AUTOCOMMIT", pool_reset_on_return=None)
        self._writing = _sqlite(url, 1)

        @sa.event.listens_for(self._writing, "begin")
        def _begin(connection: sa.Connection) -> None:
            # the lock at once: a transaction that reads first cannot always get it later
            connection.exec_driver_sql("BEGIN IMMEDIATE")

    async def read(self, query: sa.Executable, values: Values = None) -> list[Any]:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, query, values)

    def _read(self, query: sa.Executable, values: Values) -> list[Any]:
        with self._reading.connect() as connection:
            return list(connection.execute(query, values).all())

    async def transact(self, work: Callable[[sa.Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._transact, work)

    async def look(self, work: Callable[[sa.Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._look, work)

    def _look(self, work: Callable[[sa.Connection], T]) -> T:
        with self._reading.connect() as connection:
            connection.exec_driver_sql("BEGIN")
            try:
                return work(connection)
            finally:
                connection.exec_driver_sql("ROLLBACK")

    def _transact(self, work: Callable[[sa.Connection], T]) -> T:
        with self._writing.begin() as connection:
            return work(connection)

    async def close(self) -> None:
        for threads, engine in ((self._readers, self._reading), (self._writer, self._writing)):
            threads.shutdown()
            engine.dispose()


def _sqlite(url: sa.URL, size: int, **more: Any) -> sa.Engine:
    engine = sa.create_engine(url, connect_args={"timeout": PATIENCE}, pool_size=size, max_overflow=0, **more)

    @sa.event.listens_for(engine, "connect")
    def _connect(connection: sqlite3.Connection, _: object) -> None:
        connection.isolation_level = None  # we say BEGIN ourselves
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}").close()

    return engine


class PostgresqlDatabase(Database):
    def __init__(self, url: sa.URL) -> None:
        self.clock = lambda: _CLOCK
        self._reading = _postgresql(url, READERS, isolation_level="AUTOCOMMIT")
        self._writing = _postgresql(url, 1)

    async def read(self, query: sa.Executable, values: Values = None) -> list[Any]:
        async with self._reading.connect() as connection:
            return list((await connection.execute(query, values)).all())

    async def transact(self, work: Callable[[sa.Connection], T]) -> T:
        async with self._writing.begin() as connection:
            return await connection.run_sync(work)

    async def look(self, work: Callable[[sa.Connection], T]) -> T:
        async with self._writing.begin() as connection:
            await connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._reading.dispose()
        await self._writing.dispose()


def _postgresql(url: sa.URL, size: int, **more: Any) -> AsyncEngine:
    return create_async_engine(
        url,
        pool_size=size,
        max_overflow=0,
        pool_timeout=PATIENCE,
        connect_args={"timeout": PATIENCE, "command_timeout": PATIENCE},
        **more,
    )


def lock_schema(connection: sa.Connection) -> None:
    """Only one process at a time migrates; SQLite's BEGIN IMMEDIATE has seen to that already."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATION_LOCK)))
