"""Deals that many play, each alone, and who has tried which.

A try is written before there is a table for it, under the id that the table will have: whatever
dies in between, and however many processes are asked at once, one person gets one table.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import msgspec
import sqlalchemy as sa

from hastilude.server.rows import Terms
from hastilude.server.storage.entries import as_json
from hastilude.server.storage.schema import deals, finished, finishers, lobby, tries, users

if TYPE_CHECKING:
    from hastilude.server.storage.store import Store


class DealRow(NamedTuple):
    id: str
    #: none for the deal of a finished game
    day: str | None
    game: str
    #: that game
    source: str | None
    terms: Terms
    secret: bytes
    made_ms: int
    #: 0 where nothing is hidden
    opens_ms: int


class TryRow(NamedTuple):
    """Who tried a deal, and what became of it as far as it is over."""

    user: str
    name: str
    table: str
    #: of the table; empty where there is none yet, or none any more
    status: str
    #: None while it is not over
    ended_ms: int | None
    place: int | None
    won: bool | None
    points: int | None


class Deals:
    def __init__(self, store: "Store") -> None:
        self._store = store

    async def offer(self, rows: Sequence[DealRow]) -> None:
        """Deals as they are to be, unless there are such already."""
        values = [{**row._asdict(), "terms": as_json(row.terms)} for row in rows]

        def work(connection: sa.Connection) -> None:
            for one in values:
                connection.execute(self._store.insert(deals).values(one).on_conflict_do_nothing())

        await self._store.writer.do(work)

    async def of_day(self, day: str) -> list[DealRow]:
        return await self._deals(deals.c.day == day)

    async def deal(self, deal_id: str) -> DealRow | None:
        found = await self._deals(deals.c.id == deal_id)
        return found[0] if found else None

    async def _deals(self, where: sa.ColumnElement[bool]) -> list[DealRow]:
        found = await self._store.read(sa.select(deals).where(where).order_by(deals.c.id))
        return [DealRow(*row)._replace(terms=msgspec.json.decode(row.terms, type=Terms)) for row in found]

    async def begin(self, deal_id: str, user: str, table_id: str, now_ms: int) -> str:
        """The table of this person's only try: this one, or that of the try before."""

        def work(connection: sa.Connection) -> str:
            fresh = {"deal_id": deal_id, "user_id": user, "table_id": table_id, "began_ms": now_ms}
            connection.execute(self._store.insert(tries).values(fresh).on_conflict_do_nothing())
            mine = sa.select(tries.c.table_id).where(tries.c.deal_id == deal_id, tries.c.user_id == user)
            return str(connection.execute(mine).scalar_one())

        return await self._store.writer.do(work)

    async def tries(self, deal_ids: Sequence[str]) -> dict[str, list[TryRow]]:
        """By deal, in the order in which they were begun. Whoever is gone is not among them."""
        query = (
            sa.select(
                tries.c.deal_id,
                tries.c.user_id,
                users.c.name,
                tries.c.table_id,
                sa.func.coalesce(lobby.c.status, ""),
                finished.c.ended_ms,
                finishers.c.place,
                finishers.c.won,
                finishers.c.points,
            )
            .join(users, users.c.id == tries.c.user_id)
            .outerjoin(lobby, lobby.c.table_id == tries.c.table_id)
            .outerjoin(finished, finished.c.table_id == tries.c.table_id)
            .outerjoin(
                finishers,
                sa.and_(finishers.c.table_id == tries.c.table_id, finishers.c.user_id == tries.c.user_id),
            )
            .where(tries.c.deal_id.in_(deal_ids), users.c.name != "")
            .order_by(tries.c.began_ms, tries.c.user_id)
        )
        found: dict[str, list[TryRow]] = {deal_id: [] for deal_id in deal_ids}
        for row in await self._store.read(query):
            found[row[0]].append(TryRow(*row[1:]))
        return found

    async def day_before(self, day: str) -> str | None:
        """The last day before this one on which anybody tried a deal."""
        query = (
            sa.select(sa.func.max(deals.c.day))
            .join(tries, tries.c.deal_id == deals.c.id)
            .where(deals.c.day < day)
        )
        found: str | None = (await self._store.read(query))[0][0]
        return found
