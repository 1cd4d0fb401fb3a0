"""Connections: `sqlite:///file.db` and `postgresql://…` through SQLAlchemy's asynchronous engines."""

from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from hastilude.core.game import GameError

_DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
#: seconds that a statement may take, and that one process may wait for another's lock
PATIENCE = 10
#: an arbitrary number that all our migrations lock
MIGRATION_LOCK = 4_811_735
#: connections for reading
READERS = 4


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
    found: list[type[Exception]] = [SQLAlchemyError, OSError, TimeoutError]
    if url.get_backend_name() == "postgresql":
        import asyncpg  # type: ignore[import-untyped]  # noqa: PLC0415 - only where it is needed

        found += [asyncpg.PostgresError, asyncpg.InterfaceError]
    return tuple(found)


def writing_engine(url: sa.URL) -> AsyncEngine:
    """The one connection that writes. It is made again when it was lost."""
    if url.get_backend_name() != "sqlite":
        return _postgresql(url, size=1)
    engine = create_async_engine(url, connect_args={"timeout": PATIENCE}, pool_size=1, max_overflow=0)
    _prepare_sqlite(engine)

    @sa.event.listens_for(engine.sync_engine, "begin")
    def _begin(connection: sa.Connection) -> None:
        # the lock at once: a transaction that reads first cannot always get it later
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def reading_engine(url: sa.URL) -> AsyncEngine:
    """Connections for reading, each statement on its own."""
    if url.get_backend_name() != "sqlite":
        return _postgresql(url, size=READERS, isolation_level="AUTOCOMMIT")
    engine = create_async_engine(
        url,
        connect_args={"timeout": PATIENCE},
        pool_size=READERS,
        max_overflow=0,
        isolation_level="AUTOCOMMIT",
    )
    _prepare_sqlite(engine)
    return engine


def _postgresql(url: sa.URL, size: int, **more: Any) -> AsyncEngine:
    return create_async_engine(
        url,
        pool_size=size,
        max_overflow=0,
        pool_timeout=PATIENCE,
        connect_args={"timeout": PATIENCE, "command_timeout": PATIENCE},
        **more,
    )


def _prepare_sqlite(engine: AsyncEngine) -> None:
    @sa.event.listens_for(engine.sync_engine, "connect")
    def _connect(connection: Any, _: object) -> None:
        connection.isolation_level = None  # we say BEGIN ourselves
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()


async def lock_schema(connection: AsyncConnection) -> None:
    """Only one process at a time migrates; SQLite's BEGIN IMMEDIATE has seen to that already."""
    if connection.dialect.name == "postgresql":
        await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATION_LOCK)))
