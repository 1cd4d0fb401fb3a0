"""The database as the rest of the server sees it.

Reads go to the pool, all writes to one writer task, which commits together what waits.
Errors of the database are `Away` (503).
"""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError

from hastilude.server.errors import Conflict
from hastilude.server.rows import Row, Terms
from hastilude.server.storage import sqlite_log
from hastilude.server.storage.deals import Deals
from hastilude.server.storage.engine import Database, connect, parse, troubles
from hastilude.server.storage.entries import DECISION, Entry, Standing, as_json, blob, decision_values
from hastilude.server.storage.finishes import Finishes, write_finished
from hastilude.server.storage.meeting import Meeting
from hastilude.server.storage.people import People
from hastilude.server.storage.possession import Possession
from hastilude.server.storage.pulses import Pulse, Sent, note
from hastilude.server.storage.puzzles import PuzzleTries
from hastilude.server.storage.schema import (
    REVISION,
    analyses,
    chat,
    decisions,
    lobby,
    outages,
    seats,
    snapshots,
    tables,
    users,
)
from hastilude.server.storage.writer import Writer, away
from hastilude.server.updates import Said

__all__ = ["AnalysisRow", "ChatLine", "Entry", "Listed", "Standing", "Store", "TableRow"]


class TableRow(NamedTuple):
    """What is fixed about a table."""

    id: str
    game: str
    host: str
    terms: Terms
    secret: bytes
    key: bytes
    created_ms: int


class Listed(NamedTuple):
    """A table as the lobby lists it."""

    id: str
    status: str
    waiting_user: str | None
    updated_ms: int
    #: JSON of the table's public facts
    facts: str


class ChatLine(NamedTuple):
    id: int
    channel: str
    user_id: str
    seat: int | None
    text: str
    phrase: str
    at_ms: int
    #: of the writer, now
    name: str

    def said(self, table_id: str) -> Said:
        """As it leaves the table."""
        return Said(
            table_id,
            self.id,
            self.channel,
            self.user_id,
            self.name,
            self.seat,
            self.text,
            self.at_ms,
            self.phrase,
        )


class AnalysisRow(NamedTuple):
    """A finished game, as far as it has been thought over."""

    done: int
    of: int
    moments: bytes
    at_ms: int


_LISTED = (lobby.c.table_id, lobby.c.status, lobby.c.waiting_user, lobby.c.updated_ms, lobby.c.facts)


class Store:
    #: users, sessions, push subscriptions, webhooks
    people: People
    #: games that are over, and what ratings were made of them
    finishes: Finishes
    #: tries at puzzles
    puzzles: PuzzleTries
    #: those that many play, each alone
    deals: Deals
    #: who follows whom, who is here, how people play slow games
    meeting: Meeting

    def __init__(self, url: str, database: Database | None = None, *, alone: bool | None = None) -> None:
        """`database` stands in for the one at the URL, whose dialect it speaks; then `alone` may say
        that others serve from it, whatever it is."""
        self.url = url
        parsed = parse(url)
        self._troubles = troubles(parsed)
        self._database = database or connect(parsed)
        #: no other process serves from this database: a file is for one
        file = parsed.get_backend_name() == "sqlite"
        self.alone = file if alone is None else alone
        #: one process asks its machine; several agree by the database's
        self._clock = None if self.alone else self._database.clock
        self._possession = Possession(Path(str(parsed.database))) if file and database is None else None
        self._dialect = sqlite if file else postgresql
        self._append = (
            self.insert(decisions).on_conflict_do_nothing().returning(decisions.c.table_id, decisions.c.seq)
        )
        self._found = self.insert(tables).on_conflict_do_nothing().returning(tables.c.id)
        write_all = sqlite_log.write_all if self.alone else self._write_all
        self.writer: Writer[Entry] = Writer(self._database, self._troubles, write_all)
        self.people = People(self)
        self.finishes = Finishes(self)
        self.puzzles = PuzzleTries(self)
        self.deals = Deals(self)
        self.meeting = Meeting(self)

    async def open(self) -> None:
        """Migrates the schema to the newest version, then starts the writer. Conflict, if another
        server has the file, or if a newer one made the database."""
        try:
            if self._possession is not None:
                self._possession.take()
            await self._migrate()
        except self._troubles as error:
            self._give_up()
            raise away(error) from error
        except Conflict:
            self._give_up()
            raise
        self.writer.open()

    async def look(self) -> None:
        """Open for reading only: a server may have it at the same time, and nothing is migrated.
        Conflict, if it is not of this version."""
        try:
            found = await self._revisions()
        except self._troubles as error:
            raise away(error) from error
        if found != [REVISION]:
            raise Conflict(
                "other_revision",
                "This database is not of this version of Hastilude: let the server start once with it."
                if found
                else "There is no house in this database.",
            )

    async def _revisions(self) -> list[str]:
        if self._possession is not None and not self._possession.file.exists():
            return []  # SQLite would make one
        try:
            found = await self._database.read(sa.text("SELECT version_num FROM alembic_version"))
        except DBAPIError as error:
            if error.connection_invalidated:
                raise
            found = []  # a new database
        return [row[0] for row in found]

    async def _migrate(self) -> None:
        found = await self._revisions()
        if found != [REVISION]:
            # Alembic is slow to import, and mostly there is nothing to do for it
            from hastilude.server.storage import migrations  # noqa: PLC0415

            if any(one not in migrations.revisions() for one in found):
                raise Conflict(
                    "newer_database",
                    "A newer version of Hastilude has made this database; this one cannot read it.",
                )
            await migrations.upgrade(self.url)

    async def close(self) -> None:
        await self.writer.close()
        await self._database.close()
        self._give_up()

    def _give_up(self) -> None:
        if self._possession is not None:
            self._possession.give_up()

    async def ready(self) -> bool:
        try:
            await self._database.read(sa.select(sa.literal(1)))
        except self._troubles:
            return False
        return True

    def queue_length(self) -> int:
        """Writes that wait: for metrics."""
        return self.writer.waiting()

    def insert(self, table: sa.Table) -> Any:
        """An insert that may have `on_conflict_…`: both databases have it, SQLAlchemy names it twice."""
        return self._dialect.insert(table)

    async def read(self, query: sa.Executable, values: dict[str, Any] | None = None) -> list[Any]:
        try:
            return await self._database.read(query, values)
        except self._troubles:
            pass  # the connection was an old one, lost since; a fresh one may work
        try:
            return await self._database.read(query, values)
        except self._troubles as error:
            raise away(error) from error

    # -- tables ------------------------------------------------------------------------------

    async def create_table(self, table: TableRow, standing: Standing, public: bool) -> bool:
        """False if there is one with this id."""

        def work(connection: sa.Connection) -> bool:
            values = {**table._asdict(), "terms": as_json(table.terms)}
            if connection.execute(self._found, values).first() is None:
                return False
            listed = {
                "table_id": table.id,
                "game": table.game,
                "host": table.host,
                "public": public,
                "status": standing.status,
                "head": 0,
                "due_ms": standing.due_ms,
                "updated_ms": table.created_ms,
                "facts": _text(standing.facts),
            }
            connection.execute(_LIST, listed)
            _seat_people(connection, table.id, standing.people or ())
            return True

        return await self.writer.do(work)

    async def table(self, table_id: str) -> TableRow | None:
        found = await self.read(sa.select(tables).where(tables.c.id == table_id))
        if not found:
            return None
        row = TableRow(*found[0])
        return row._replace(terms=msgspec.json.decode(found[0].terms, type=Terms))

    # -- the log -----------------------------------------------------------------------------

    def append(self, entry: Entry) -> "asyncio.Future[bool]":
        """Done when the row is durable. False: another process was first, or this client id is
        there already."""
        return self.writer.append(entry)

    def _write_all(self, connection: sa.Connection, entries: list[Entry]) -> list[bool]:
        # In one order everywhere, so that two processes never wait for each other.
        ordered = sorted(entries, key=lambda entry: entry.table_id)
        values = [dict(zip(DECISION, decision_values(entry), strict=True)) for entry in ordered]
        first = {(row.table_id, row.seq) for row in connection.execute(self._append, values)}
        won = [entry for entry in ordered if (entry.table_id, entry.row.seq) in first]
        if won:
            self._follow_up(connection, won)
        return [(entry.table_id, entry.row.seq) in first for entry in entries]

    def _follow_up(self, connection: sa.Connection, won: list[Entry]) -> None:
        """What is read off the log, in the same transaction."""
        connection.execute(
            _STAND,
            [
                {
                    "of_table": entry.table_id,
                    "head": entry.row.seq,
                    "status": entry.standing.status,
                    "waiting_user": entry.standing.waiting_user,
                    "due_ms": entry.standing.due_ms,
                    "updated_ms": entry.standing.updated_ms,
                }
                for entry in won
            ],
        )
        facts = [
            {"of_table": entry.table_id, "facts": _text(entry.standing.facts)}
            for entry in won
            if entry.standing.facts is not None
        ]
        if facts:
            connection.execute(_STATE_FACTS, facts)
        kept = [
            {"table_id": entry.table_id, "seq": entry.row.seq, "data": entry.snapshot}
            for entry in won
            if entry.snapshot is not None
        ]
        if kept:
            connection.execute(sa.insert(snapshots), kept)
        moved = [
            (entry.table_id, entry.standing.people) for entry in won if entry.standing.people is not None
        ]
        _write_people(connection, moved)
        for entry in won:
            if entry.standing.finished is not None:
                write_finished(connection, entry.table_id, entry.standing.finished)

    async def tail(self, table_id: str, after: int, up_to: int | None = None) -> list[Row]:
        """The rows after a number, in order."""
        query = sa.select(decisions).where(decisions.c.table_id == table_id, decisions.c.seq > after)
        if up_to is not None:
            query = query.where(decisions.c.seq <= up_to)
        return [_row(row) for row in await self.read(query.order_by(decisions.c.seq))]

    async def row_of_client(self, table_id: str, actor: str, client_id: str) -> Row | None:
        """What was written when this client sent this id before."""
        query = sa.select(decisions).where(
            decisions.c.table_id == table_id, decisions.c.actor == actor, decisions.c.client_id == client_id
        )
        found = await self.read(query)
        return _row(found[0]) if found else None

    async def snapshot(self, table_id: str, up_to: int | None = None) -> bytes | None:
        """The newest one, or the newest that is not after a row."""
        query = sa.select(snapshots.c.data).where(snapshots.c.table_id == table_id)
        if up_to is not None:
            query = query.where(snapshots.c.seq <= up_to)
        found = await self.read(query.order_by(snapshots.c.seq.desc()).limit(1))
        return blob(found[0].data) if found else None

    # -- lists -------------------------------------------------------------------------------

    async def heads(self, table_ids: Sequence[str]) -> dict[str, int]:
        """The last row of each table."""
        found = await self.read(
            sa.select(lobby.c.table_id, lobby.c.head).where(lobby.c.table_id.in_(table_ids))
        )
        return {row.table_id: row.head for row in found}

    async def due(self, now_ms: int, limit: int) -> list[str]:
        """Tables that somebody has to look after."""
        query = sa.select(lobby.c.table_id).where(lobby.c.due_ms <= now_ms).order_by(lobby.c.due_ms)
        return [row.table_id for row in await self.read(query.limit(limit))]

    async def set_due(self, table_id: str, head: int | None, due_ms: int | None) -> None:
        """Look after it later, unless something has happened since the row `head`."""

        def work(connection: sa.Connection) -> None:
            change = sa.update(lobby).where(lobby.c.table_id == table_id).values(due_ms=due_ms)
            connection.execute(change if head is None else change.where(lobby.c.head == head))

        await self.writer.do(work)

    async def listed(self, table_id: str) -> Listed:
        """One table, as the lobby lists it."""
        found = await self.read(sa.select(*_LISTED).where(lobby.c.table_id == table_id))
        return Listed(*found[0])

    async def tables_of(self, user: str, limit: int) -> list[Listed]:
        """Those waiting for the user first, then running and waiting ones, then the latest."""
        mine = sa.select(seats.c.table_id).where(seats.c.user_id == user)
        rank = sa.case(
            (lobby.c.waiting_user == user, 0), (lobby.c.status.in_(("playing", "waiting")), 1), else_=2
        )
        query = sa.select(*_LISTED).where(sa.or_(lobby.c.table_id.in_(mine), lobby.c.host == user))
        found = await self.read(query.order_by(rank, lobby.c.updated_ms.desc()).limit(limit))
        return [Listed(*row) for row in found]

    async def public_tables(
        self, statuses: Sequence[str], limit: int, game: str | None = None, before_ms: int | None = None
    ) -> list[Listed]:
        query = sa.select(*_LISTED).where(lobby.c.public, lobby.c.status.in_(statuses))
        if game is not None:
            query = query.where(lobby.c.game == game)
        if before_ms is not None:
            query = query.where(lobby.c.updated_ms < before_ms)
        return [
            Listed(*row) for row in await self.read(query.order_by(lobby.c.updated_ms.desc()).limit(limit))
        ]

    async def count_waiting_for(self, user: str) -> int:
        return await self._count(sa.select(sa.func.count()).where(lobby.c.waiting_user == user))

    async def count_hosted_by(self, user: str) -> int:
        return await self._count(_HOSTED, {"host": user})

    async def _count(self, query: sa.Executable, values: dict[str, Any] | None = None) -> int:
        return int((await self.read(query, values))[0][0])

    # -- chat --------------------------------------------------------------------------------

    async def say(self, table_id: str, line: ChatLine) -> int:
        values = line._asdict()
        del values["id"], values["name"]

        def work(connection: sa.Connection) -> int:
            insert = sa.insert(chat).values(table_id=table_id, **values).returning(chat.c.id)
            return int((connection.execute(insert)).scalar_one())

        return await self.writer.do(work)

    async def chat(
        self, table_id: str, *, after: int = 0, before: int | None = None, channel: str = "", limit: int = 100
    ) -> list[ChatLine]:
        """The last lines, oldest first."""
        columns = (
            chat.c.id,
            chat.c.channel,
            chat.c.user_id,
            chat.c.seat,
            chat.c.text,
            chat.c.phrase,
            chat.c.at_ms,
        )
        query = sa.select(*columns, users.c.name).join(users, users.c.id == chat.c.user_id)
        query = query.where(chat.c.table_id == table_id, chat.c.id > after)
        if before is not None:
            query = query.where(chat.c.id < before)
        if channel:
            query = query.where(chat.c.channel == channel)
        found = await self.read(query.order_by(chat.c.id.desc()).limit(limit))
        return [ChatLine(*row) for row in reversed(found)]

    async def last_lines(self, table_ids: Sequence[str]) -> dict[str, int]:
        """The last line of chat of each table that has one."""
        query = sa.select(chat.c.table_id, sa.func.max(chat.c.id)).where(chat.c.table_id.in_(table_ids))
        return {row[0]: row[1] for row in await self.read(query.group_by(chat.c.table_id))}

    # -- analyses ------------------------------------------------------------------------------

    async def analysis(self, table_id: str) -> AnalysisRow | None:
        columns = (analyses.c.done, analyses.c.of, analyses.c.moments, analyses.c.at_ms)
        found = await self.read(sa.select(*columns).where(analyses.c.table_id == table_id))
        return AnalysisRow(*found[0]) if found else None

    async def keep_analysis(self, table_id: str, done: int, of: int, moments: bytes, at_ms: int) -> None:
        """The furthest that anybody got."""
        values = {"done": done, "of": of, "moments": moments, "at_ms": at_ms}

        def work(connection: sa.Connection) -> None:
            insert = self.insert(analyses).values(table_id=table_id, **values)
            connection.execute(
                insert.on_conflict_do_update(
                    index_elements=["table_id"], set_=values, where=analyses.c.done <= done
                )
            )

        await self.writer.do(work)

    async def forget_analysis(self, table_id: str) -> None:
        def work(connection: sa.Connection) -> None:
            connection.execute(sa.delete(analyses).where(analyses.c.table_id == table_id))

        await self.writer.do(work)

    # -- when the house was closed ---------------------------------------------------------------

    async def pulse(self, now_ms: int, own_ms: int | None, gap_ms: int) -> Pulse:
        """We are open now, and `own_ms` was our last pulse that was answered. A longer gap since then,
        or before our first since the last that was answered to any process, was an outage."""

        def work(connection: sa.Connection) -> Pulse:
            clock = None if self._clock is None else int(connection.execute(self._clock()).scalar_one())
            return note(connection, self.insert, Sent(now_ms, own_ms, gap_ms, clock))

        return await self.writer.do(work)

    async def pauses(self, since_ms: int = 0) -> list[tuple[int, int]]:
        """Those that ended after a time."""
        query = sa.select(outages.c.from_ms, outages.c.to_ms).where(outages.c.to_ms > since_ms)
        return [(row.from_ms, row.to_ms) for row in await self.read(query.order_by(outages.c.from_ms))]


_STAND = (
    sa.update(lobby)
    .where(lobby.c.table_id == sa.bindparam("of_table"))
    .values({name: sa.bindparam(name) for name in ("head", "status", "waiting_user", "due_ms", "updated_ms")})
)
_LIST = sa.insert(lobby)
_SEAT = sa.insert(seats)
_HOSTED = sa.select(sa.func.count()).where(
    lobby.c.host == sa.bindparam("host"), lobby.c.status.in_(("waiting", "playing"))
)
_STATE_FACTS = (
    sa.update(lobby).where(lobby.c.table_id == sa.bindparam("of_table")).values(facts=sa.bindparam("facts"))
)


def _write_people(
    connection: sa.Connection, moved: "Sequence[tuple[str, tuple[tuple[int, str], ...] | None]]"
) -> None:
    for table_id, people in moved:
        connection.execute(sa.delete(seats).where(seats.c.table_id == table_id))
        _seat_people(connection, table_id, people or ())


def _seat_people(connection: sa.Connection, table_id: str, people: tuple[tuple[int, str], ...]) -> None:
    rows = [{"table_id": table_id, "seat": seat, "user_id": user} for seat, user in people]
    if rows:
        connection.execute(_SEAT, rows)


def _row(found: sa.Row[Any]) -> Row:
    return Row(
        seq=found.seq,
        kind=found.kind,
        at_ms=found.at_ms,
        seat=found.seat,
        actor=found.actor,
        client_id=found.client_id,
        action=found.action,
        chance=tuple(msgspec.json.decode(found.chance, type=tuple[int, ...])),
        place=found.place,
        version=found.version,
        data=msgspec.json.decode(found.data, type=dict[str, Any]),
    )


def _text(data: bytes | None) -> str:
    return (data or b"{}").decode()
