"""The database of a simulated house: the server's own SQL on a SQLite in memory, with every trouble.

What a transaction does happens in one moment, after a while and before its answer: whoever dies
before it has written nothing, whoever dies after it has written all. Its answer may get lost, and
what nobody waits for any more may still come to pass. With `synchronous=FULL` a commit is on the disk
(`engine.PRAGMAS`); without it the last ones are lost with the power.
"""

import asyncio
import contextlib
import random
import sqlite3
from collections.abc import Callable
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import OperationalError, SQLAlchemyError
from sqlalchemy.pool import StaticPool

from hastilude.server.storage import engine as real
from hastilude.server.storage.engine import PATIENCE, Database, Values
from hastilude.server.storage.schema import METADATA, REVISION

T = TypeVar("T")

#: seconds between two moments at which a disk that does not flush each commit has it all
FLUSH = 2.0
#: seconds to wait that nobody notices
SHORT = 0.1


def _open() -> tuple[sqlite3.Connection, sa.Engine, sa.Engine]:
    """One for all lives of this process, because SQLAlchemy prepares each statement once an engine."""
    connection = sqlite3.connect(":memory:", check_same_thread=False, isolation_level=None)
    connection.execute("PRAGMA foreign_keys=ON")
    common: dict[str, Any] = {"creator": lambda: connection, "poolclass": StaticPool}
    reading = sa.create_engine(
        "sqlite+pysqlite://", isolation_level="AUTOCOMMIT", pool_reset_on_return=None, **common
    )
    writing = sa.create_engine("sqlite+pysqlite://", **common)

    @sa.event.listens_for(writing, "begin")
    def _begin(within: sa.Connection) -> None:
        within.exec_driver_sql("BEGIN IMMEDIATE")

    return connection, reading, writing


_CONNECTION, _READING, _WRITING = _open()
_EMPTY = sqlite3.connect(":memory:")


def _make_empty() -> None:
    METADATA.create_all(_WRITING)
    _CONNECTION.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
    _CONNECTION.execute("INSERT INTO alembic_version VALUES (?)", (REVISION,))
    _CONNECTION.backup(_EMPTY)


def playing() -> list[str]:
    """The tables at which a game goes on."""
    return [row[0] for row in _CONNECTION.execute("SELECT table_id FROM lobby WHERE status = 'playing'")]


class Disk:
    """One for all processes of a life."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.loop = asyncio.get_running_loop()
        if not _EMPTY.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
            _make_empty()
        _EMPTY.backup(_CONNECTION)
        #: seconds that one way to it takes, at most
        self.latency = 0.004
        #: nobody reaches it until then; those of `cut` neither
        self.away_until = 0.0
        self.cut: dict[str, float] = {}
        #: it takes nothing more until then, but can be read
        self.full_until = 0.0
        #: how often a transaction fails before, and its answer is lost after it
        self.fails = 0.0
        self.loses = 0.0
        #: whether what nobody waits for may come late
        self.late = False
        #: when a process waited for an answer: what had gone wrong may be over meanwhile
        self.waits: dict[str, list[tuple[float, float]]] = {}
        #: when each row came to be, in true time
        self.written: dict[tuple[str, int], float] = {}
        self._last = 0
        self._flushed: tuple[float, sqlite3.Connection] | None = None

    async def keep_waiting(self, process: str, seconds: float) -> None:
        if seconds > SHORT:
            now = self.loop.time()
            self.waits.setdefault(process, []).append((now, now + seconds))
        await asyncio.sleep(seconds)

    def unreachable_until(self, process: str) -> float:
        return max(self.away_until, self.cut.get(process, 0.0))

    # -- in a moment -----------------------------------------------------------------------------

    def read(self, query: sa.Executable, values: Values) -> list[Any]:
        with _READING.connect() as connection:
            return list(connection.execute(query, values).all())

    def transact(self, work: Callable[[sa.Connection], T]) -> T:
        self._keep_flushed()
        with _WRITING.begin() as connection:
            answer = work(connection)
        self._note()
        return answer

    def _note(self) -> None:
        rows = _CONNECTION.execute(
            "SELECT rowid, table_id, seq FROM decisions WHERE rowid > ? ORDER BY rowid", (self._last,)
        )
        for self._last, table, seq in rows.fetchall():
            self.written[table, seq] = self.loop.time()

    def _keep_flushed(self) -> None:
        if "synchronous=FULL" in real.PRAGMAS:
            return
        now = self.loop.time()
        if self._flushed is None or now - self._flushed[0] > FLUSH:
            kept = sqlite3.connect(":memory:")
            _CONNECTION.backup(kept)
            self._flushed = (now, kept)

    def lose_power(self) -> None:
        """What had not reached the disk is gone."""
        if self._flushed is not None:
            self._flushed[1].backup(_CONNECTION)
            self._last = _CONNECTION.execute("SELECT coalesce(max(rowid), 0) FROM decisions").fetchone()[0]
            self._flushed = None


class SimulatedDatabase(Database):
    """The way of one process to the disk."""

    def __init__(self, disk: Disk, process: str) -> None:
        self._disk = disk
        self._process = process
        self.clock = self._clock

    def _clock(self) -> sa.Executable:
        """Whatever the processes' machines say."""
        return sa.select(sa.literal(int(self._disk.loop.time() * 1000), sa.BigInteger))

    async def read(self, query: sa.Executable, values: Values = None) -> list[Any]:
        await self._go()
        rows = self._disk.read(query, values)
        await self._return()
        return rows

    async def transact(self, work: Callable[[sa.Connection], T]) -> T:
        disk = self._disk
        chance = disk.chance
        await self._go(lambda: self._too_late(work))
        if disk.full_until > disk.loop.time():
            raise OperationalError("INSERT", None, sqlite3.OperationalError("database or disk is full"))
        if chance.random() < disk.fails:
            raise chance.choice(
                [
                    OSError("the connection was reset"),
                    OperationalError("BEGIN", None, sqlite3.OperationalError("deadlock detected")),
                ]
            )
        answer = disk.transact(work)
        if chance.random() < disk.loses:
            raise OSError("the connection was lost")
        await self._return()
        return answer

    async def close(self) -> None:
        pass

    async def _go(self, given_up: Callable[[], None] = lambda: None) -> None:
        disk = self._disk
        await disk.keep_waiting(self._process, disk.chance.uniform(0.0001, disk.latency))
        until = disk.unreachable_until(self._process) - disk.loop.time()
        if until <= 0:
            return
        if disk.chance.random() < 0.5:
            raise OSError("connection refused")
        # it does not answer
        await disk.keep_waiting(self._process, min(until, PATIENCE))
        if until > PATIENCE:
            given_up()
            raise TimeoutError("the database does not answer")

    async def _return(self) -> None:
        disk = self._disk
        await disk.keep_waiting(self._process, disk.chance.uniform(0.0001, disk.latency))
        if disk.unreachable_until(self._process) > disk.loop.time():
            raise OSError("the connection was lost")

    def _too_late(self, work: Callable[[sa.Connection], Any]) -> None:
        """The packet was under way all the time, and arrives when the network is back."""
        disk = self._disk
        if disk.late and disk.chance.random() < 0.5:
            when = disk.unreachable_until(self._process) + disk.chance.uniform(0, 2)
            disk.loop.call_at(when, self._arrive, work)

    def _arrive(self, work: Callable[[sa.Connection], Any]) -> None:
        with contextlib.suppress(SQLAlchemyError):
            self._disk.transact(work)
