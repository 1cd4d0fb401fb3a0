"""What looking after a house asks of its database: people, tables, what is old, and the log of it all."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa

from hastilude.server.storage.entries import Finished, blob
from hastilude.server.storage.finishes import write_finished
from hastilude.server.storage.people import end_sessions, forget_user
from hastilude.server.storage.schema import (
    analyses,
    chat,
    decisions,
    finished,
    finishers,
    lobby,
    moderation,
    seats,
    sessions,
    snapshots,
    tables,
    users,
)
from hastilude.server.storage.store import Listed, Store

T = TypeVar("T")

#: all that a table needs to be seen and played; how a finished one ended is kept, for players' pages
OF_TABLE = (analyses, snapshots, decisions, chat, seats, lobby)
#: what a warden may change of a person
CHANGED = ("warden", "muted_until_ms", "banned_until_ms", "password_hash", "name")


class Person(msgspec.Struct, frozen=True):
    """Somebody, as who looks after the house sees them."""

    id: str
    name: str
    login: str | None
    created_ms: int
    warden: bool
    muted_until_ms: int
    banned_until_ms: int
    #: when they were here last, to the day; 0 if they are signed in nowhere
    seen_ms: int
    #: tables at which they sit or sat
    tables: int


class Deed(msgspec.Struct, frozen=True):
    """A line of the moderation log."""

    id: int
    at_ms: int
    by: str
    deed: str
    subject: str
    reason: str


_SEEN = (
    sa.select(sa.func.max(sessions.c.seen_ms))
    .where(sessions.c.user_id == users.c.id)
    .correlate(users)
    .scalar_subquery()
)
_SITS = (
    sa.select(sa.func.count(sa.distinct(seats.c.table_id)))
    .where(seats.c.user_id == users.c.id)
    .correlate(users)
    .scalar_subquery()
)
_PERSON = (
    users.c.id,
    users.c.name,
    users.c.login,
    users.c.created_ms,
    users.c.warden,
    users.c.muted_until_ms,
    users.c.banned_until_ms,
    sa.func.coalesce(_SEEN, 0),
    sa.func.coalesce(_SITS, 0),
)


class Care:
    def __init__(self, store: Store) -> None:
        self._store = store

    # -- people ------------------------------------------------------------------------------

    async def people(self, text: str, limit: int) -> list[Person]:
        """By a part of the name or login, or by the whole id; the newest first."""
        query = sa.select(*_PERSON).order_by(users.c.created_ms.desc(), users.c.id).limit(limit)
        if text:
            # SQLite folds Latin letters only: other spellings are asked for by name
            spellings = {text, text.lower(), text.capitalize(), text.title()}
            likes = [
                column.icontains(one, autoescape=True)
                for column in (users.c.name, users.c.login)
                for one in spellings
            ]
            query = query.where(sa.or_(users.c.id == text, *likes))
        return [Person(*row) for row in await self._store.read(query)]

    async def person(self, user_id: str) -> Person | None:
        found = await self._store.read(sa.select(*_PERSON).where(users.c.id == user_id))
        return Person(*found[0]) if found else None

    async def change(self, user_id: str, deed: Deed, *, sign_out: bool = False, **values: Any) -> None:
        """Change a person and write it down, in one."""
        assert set(values) <= set(CHANGED)

        def work(connection: sa.Connection) -> None:
            if values:
                connection.execute(sa.update(users).where(users.c.id == user_id).values(values))
            if sign_out:
                end_sessions(connection, user_id)
            _note(connection, deed)

        await self._do(work)

    async def forget(self, user_id: str, deed: Deed) -> None:
        def work(connection: sa.Connection) -> None:
            forget_user(connection, user_id)
            _note(connection, deed)

        await self._do(work)

    # -- tables ------------------------------------------------------------------------------

    async def tables(
        self, *, status: str = "", game: str = "", person: str = "", before_ms: int | None = None, limit: int
    ) -> list[Listed]:
        """The latest first, private ones too."""
        columns = (lobby.c.table_id, lobby.c.status, lobby.c.waiting_user, lobby.c.updated_ms, lobby.c.facts)
        query = sa.select(*columns).order_by(lobby.c.updated_ms.desc(), lobby.c.table_id).limit(limit)
        if status:
            query = query.where(lobby.c.status == status)
        if game:
            query = query.where(lobby.c.game == game)
        if person:
            mine = sa.select(seats.c.table_id).where(seats.c.user_id == person)
            query = query.where(sa.or_(lobby.c.table_id.in_(mine), lobby.c.host == person))
        if before_ms is not None:
            query = query.where(lobby.c.updated_ms < before_ms)
        return [Listed(*row) for row in await self._store.read(query)]

    async def table_ids(self, statuses: Sequence[str] = (), before_ms: int | None = None) -> list[str]:
        query = sa.select(lobby.c.table_id).order_by(lobby.c.updated_ms, lobby.c.table_id)
        if statuses:
            query = query.where(lobby.c.status.in_(statuses))
        if before_ms is not None:
            query = query.where(lobby.c.updated_ms < before_ms)
        return [row[0] for row in await self._store.read(query)]

    async def stands(self, table_id: str) -> tuple[str, int]:
        """What the lobby says of a table: its status and its last row."""
        found = await self._store.read(
            sa.select(lobby.c.status, lobby.c.head).where(lobby.c.table_id == table_id)
        )
        return (str(found[0][0]), int(found[0][1])) if found else ("", -1)

    async def snapshots(self, table_id: str) -> list[tuple[int, bytes]]:
        query = sa.select(snapshots.c.seq, snapshots.c.data).where(snapshots.c.table_id == table_id)
        return [(row[0], blob(row[1])) for row in await self._store.read(query.order_by(snapshots.c.seq))]

    async def mend(
        self,
        table_id: str,
        made: dict[int, bytes],
        standing: dict[str, Any],
        people: Sequence[tuple[int, str]],
        end: Finished | None,
        deed: Deed,
    ) -> None:
        """Put back what is read off the log: snapshots, the lobby's line, who sits where, how it ended."""

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.delete(snapshots).where(snapshots.c.table_id == table_id))
            for seq, data in made.items():
                connection.execute(sa.insert(snapshots).values(table_id=table_id, seq=seq, data=data))
            connection.execute(sa.update(lobby).where(lobby.c.table_id == table_id).values(standing))
            connection.execute(sa.delete(seats).where(seats.c.table_id == table_id))
            for seat, user in people:
                connection.execute(sa.insert(seats).values(table_id=table_id, seat=seat, user_id=user))
            known = connection.execute(sa.select(finished.c.table_id).where(finished.c.table_id == table_id))
            if end is not None and known.first() is None:
                write_finished(connection, table_id, end)
            _note(connection, deed)

        await self._do(work)

    async def delete_tables(self, table_ids: Sequence[str], deed: Deed) -> None:
        def work(connection: sa.Connection) -> None:
            for table_id in table_ids:
                for table in OF_TABLE:
                    connection.execute(sa.delete(table).where(table.c.table_id == table_id))
                ended = sa.exists().where(finished.c.table_id == tables.c.id)
                connection.execute(sa.delete(tables).where(tables.c.id == table_id, ~ended))
            _note(connection, deed)

        await self._do(work)

    # -- what is old ---------------------------------------------------------------------------

    async def expired_sessions(self, now_ms: int) -> int:
        """Delete them; how many there were."""
        return await self._do(
            lambda connection: (
                connection.execute(sa.delete(sessions).where(sessions.c.expires_ms <= now_ms)).rowcount
            )
        )

    async def lost_guests(self, before_ms: int) -> tuple[list[str], list[str]]:
        """Guests who were not seen since: those of whom nothing is left, and those who sat or hosted
        somewhere and still have a name."""
        seen = sa.func.coalesce(_SEEN, users.c.created_ms)
        stays = sa.or_(
            users.c.id.in_(sa.select(seats.c.user_id)),
            users.c.id.in_(sa.select(tables.c.host)),
            users.c.id.in_(sa.select(finishers.c.user_id).where(finishers.c.user_id.is_not(None))),
        )
        query = sa.select(users.c.id, users.c.name, stays).where(
            users.c.login.is_(None), users.c.warden.is_(sa.false()), seen < before_ms
        )
        found = await self._store.read(query)
        gone = [row[0] for row in found if not row[2]]
        return gone, [row[0] for row in found if row[2] and row[1]]

    async def delete_people(self, gone: Sequence[str], nameless: Sequence[str], deed: Deed) -> None:
        def work(connection: sa.Connection) -> None:
            for user_id in (*gone, *nameless):
                forget_user(connection, user_id)
            for user_id in gone:
                connection.execute(sa.delete(users).where(users.c.id == user_id))
            _note(connection, deed)

        await self._do(work)

    # -- the log of it -------------------------------------------------------------------------

    async def note(self, deed: Deed) -> None:
        await self._do(lambda connection: _note(connection, deed))

    async def deeds(self, limit: int, subject: str = "") -> list[Deed]:
        """The latest first."""
        query = sa.select(moderation).order_by(moderation.c.id.desc()).limit(limit)
        if subject:
            query = query.where(moderation.c.subject == subject)
        return [Deed(*row) for row in await self._store.read(query)]

    async def _do(self, work: Callable[[sa.Connection], T]) -> T:
        try:
            return await self._store.writer.do(work)
        finally:
            self._store.people.changed()


def _note(connection: sa.Connection, deed: Deed) -> None:
    values = msgspec.structs.asdict(deed)
    del values["id"]
    connection.execute(sa.insert(moderation).values(values))
