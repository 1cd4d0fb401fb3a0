"""Who follows whom, who is here, and how people play slow games."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import sqlalchemy as sa

from hastilude.server.storage.schema import finishers, follows, habits, lobby, presences, seats, users

if TYPE_CHECKING:
    from hastilude.server.storage.store import Store


class Followed(NamedTuple):
    """Somebody whom a player follows."""

    user: str
    name: str
    since_ms: int
    #: when they were seen last; 0 where that is not known
    here_ms: int


class Habits(NamedTuple):
    """How somebody plays slow games."""

    digest_hour: int | None = None
    digest_due_ms: int | None = None
    away_from_ms: int = 0
    away_until_ms: int = 0


class Meeting:
    def __init__(self, store: "Store") -> None:
        self._store = store

    # -- friends -----------------------------------------------------------------------------

    async def follow(self, user: str, other: str, now_ms: int) -> None:
        fresh = {"user_id": user, "other_id": other, "since_ms": now_ms}
        await self._write(self._store.insert(follows).values(fresh).on_conflict_do_nothing())

    async def unfollow(self, user: str, other: str) -> None:
        await self._write(sa.delete(follows).where(follows.c.user_id == user, follows.c.other_id == other))

    async def follows(self, user: str, other: str) -> bool:
        query = sa.select(follows.c.since_ms).where(follows.c.user_id == user, follows.c.other_id == other)
        return bool(await self._store.read(query))

    async def may_call(self, user: str, other: str) -> bool:
        """Whether this player may call the other to a table: who follows them, or has finished a game
        with them. Nobody else fills anybody's list of tables."""
        if await self.follows(other, user):
            return True
        theirs = sa.select(finishers.c.table_id).where(finishers.c.user_id == other)
        query = sa.select(finishers.c.seat).where(
            finishers.c.user_id == user, finishers.c.table_id.in_(theirs)
        )
        return user != other and bool(await self._store.read(query.limit(1)))

    async def count(self, user: str) -> int:
        query = sa.select(sa.func.count()).where(follows.c.user_id == user)
        return int((await self._store.read(query))[0][0])

    async def followed(self, user: str) -> list[Followed]:
        """Who is not gone, whoever was seen last first."""
        here = sa.func.coalesce(presences.c.here_ms, 0)
        query = (
            sa.select(users.c.id, users.c.name, follows.c.since_ms, here)
            .select_from(follows)
            .join(users, users.c.id == follows.c.other_id)
            .outerjoin(presences, presences.c.user_id == follows.c.other_id)
            .where(follows.c.user_id == user, users.c.name != "")
            .order_by(here.desc(), users.c.name, users.c.id)
        )
        return [Followed(*row) for row in await self._store.read(query)]

    async def public_tables(self, people: Sequence[str]) -> dict[str, str]:
        """Where each of these people sits in public, if anywhere: the table that was stirred last."""
        query = (
            sa.select(seats.c.user_id, seats.c.table_id)
            .join(lobby, lobby.c.table_id == seats.c.table_id)
            .where(seats.c.user_id.in_(people), lobby.c.public, lobby.c.status.in_(("waiting", "playing")))
            .order_by(lobby.c.updated_ms)
        )
        return {row.user_id: row.table_id for row in await self._store.read(query)}

    async def seen(self, user: str, now_ms: int) -> None:
        insert = self._store.insert(presences).values(user_id=user, here_ms=now_ms)
        await self._write(insert.on_conflict_do_update(index_elements=["user_id"], set_={"here_ms": now_ms}))

    # -- slow games --------------------------------------------------------------------------

    async def habits(self, user: str) -> Habits:
        found = await self._store.read(sa.select(habits).where(habits.c.user_id == user))
        return Habits(*found[0][1:]) if found else Habits()

    async def set_habits(self, user: str, chosen: Habits) -> None:
        insert = self._store.insert(habits).values(user_id=user, **chosen._asdict())
        await self._write(insert.on_conflict_do_update(index_elements=["user_id"], set_=chosen._asdict()))

    async def due_digests(self, now_ms: int, limit: int) -> list[tuple[str, int]]:
        """Whose daily notice is due, and since when."""
        query = (
            sa.select(habits.c.user_id, habits.c.digest_due_ms)
            .where(habits.c.digest_due_ms <= now_ms)
            .order_by(habits.c.digest_due_ms)
        )
        return [(row.user_id, row.digest_due_ms) for row in await self._store.read(query.limit(limit))]

    async def take_digest(self, user: str, due_ms: int, next_ms: int) -> bool:
        """Whether it is ours to send: of several processes one gets it, and none twice."""

        def work(connection: sa.Connection) -> bool:
            mine = sa.update(habits).where(habits.c.user_id == user, habits.c.digest_due_ms == due_ms)
            return connection.execute(mine.values(digest_due_ms=next_ms)).rowcount == 1

        return await self._store.writer.do(work)

    async def _write(self, statement: sa.Executable) -> None:
        def work(connection: sa.Connection) -> None:
            connection.execute(statement)

        await self._store.writer.do(work)
