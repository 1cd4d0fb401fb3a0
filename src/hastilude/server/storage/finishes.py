"""Games that are over: who came in where, and what ratings were made of it.

`finished` and `finishers` are written in the transaction of a game's last row. Ratings are made of
them afterwards, in the order in which the games ended: whoever makes them, and however often they are
made again, they come out the same.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
import sqlalchemy as sa

from hastilude.server.storage.entries import Finished, Finisher, finished_values
from hastilude.server.storage.schema import decisions, feats, finished, finishers, house, ratings

if TYPE_CHECKING:
    from hastilude.server.storage.store import Store

#: the row of `house` that whoever makes ratings holds: one at a time, in all processes
RATER = "rater"
#: games that are rated in one transaction
AT_ONCE = 50


class Pool(NamedTuple):
    """Ratings are comparable within it."""

    game: str
    seats: int


class Skill(NamedTuple):
    """How good somebody is, and how sure that is: openskill's."""

    mu: float
    sigma: float


class Ended(NamedTuple):
    """A finished game with its id."""

    table: str
    game: Finished

    @property
    def pool(self) -> Pool:
        return Pool(self.game.game, len(self.game.finishers))


class Rated(NamedTuple):
    """What a game did to the rating of one player."""

    table: str
    seat: int
    user: str
    before: Skill
    after: Skill


class Mark(NamedTuple):
    """A rating after a game: a point of somebody's history."""

    table: str
    pool: Pool
    ended_ms: int
    before: Skill
    after: Skill


class Done(NamedTuple):
    """A feat of a game, as a player has done it."""

    game: str
    feat: str
    times: int
    first_ms: int


#: the skills of those who sat before the game; gives what became of them
Rate = Callable[[Ended, dict[str, Skill]], list[Rated]]

_ORDER = (finished.c.ended_ms, finished.c.table_id)


def write_finished(connection: sa.Connection, table_id: str, end: Finished) -> None:
    game, people, earned = finished_values(table_id, end)
    connection.execute(sa.insert(finished), game)
    connection.execute(sa.insert(finishers), people)
    if earned:
        connection.execute(sa.insert(feats), earned)


class Finishes:
    def __init__(self, store: "Store") -> None:
        self._store = store

    # -- making ratings ------------------------------------------------------------------------

    async def rate(self, rate: Rate) -> int:
        """Rate what has not been rated, the earliest first; how many games that were."""

        def work(connection: sa.Connection) -> int:
            _hold(connection, self._store)
            fresh = _unrated(connection)
            for done, end in enumerate(fresh, 1):
                disturbed = _take_back_later(connection, end)
                before = {
                    one.user: skill
                    for one in end.game.finishers
                    if one.user is not None and (skill := _skill(connection, one.user, end.pool)) is not None
                }
                _write(connection, end, rate(end, before))
                if disturbed:  # what comes next is another game now
                    return done
            return len(fresh)

        return await self._store.writer.do(work)

    async def forget_ratings(self) -> None:
        """They are made again with the next `rate`."""

        def work(connection: sa.Connection) -> None:
            _hold(connection, self._store)
            connection.execute(sa.delete(ratings))
            connection.execute(sa.update(finished).where(finished.c.rated).values(due=True))

        await self._store.writer.do(work)

    # -- reading them --------------------------------------------------------------------------

    async def marks(self, user: str) -> list[Mark]:
        """All ratings that a player ever had, the earliest first."""
        query = sa.select(ratings).where(ratings.c.user_id == user)
        found = await self._store.read(query.order_by(ratings.c.ended_ms, ratings.c.table_id))
        return [
            Mark(
                row.table_id,
                Pool(row.game, row.seats),
                row.ended_ms,
                Skill(row.mu_before, row.sigma_before),
                Skill(row.mu, row.sigma),
            )
            for row in found
        ]

    async def best(self, pool: Pool, limit: int) -> list[tuple[str, Skill, int]]:
        """The latest rating of each player of a pool and how many games are in it, the best first."""
        counted = (
            sa.select(
                ratings.c.user_id,
                ratings.c.mu,
                ratings.c.sigma,
                sa.func.count().over(partition_by=ratings.c.user_id).label("games"),
                sa.func.row_number()
                .over(
                    partition_by=ratings.c.user_id,
                    order_by=(ratings.c.ended_ms.desc(), ratings.c.table_id.desc()),
                )
                .label("back"),
            )
            .where(ratings.c.game == pool.game, ratings.c.seats == pool.seats)
            .subquery()
        )
        query = sa.select(counted).where(counted.c.back == 1).order_by(counted.c.mu.desc(), counted.c.user_id)
        found = await self._store.read(query.limit(limit))
        return [(row.user_id, Skill(row.mu, row.sigma), row.games) for row in found]

    async def of(self, user: str, limit: int = 1_000) -> list[Ended]:
        """The games that somebody finished, the latest first."""
        mine = sa.select(finishers.c.table_id).where(finishers.c.user_id == user)
        query = (
            sa.select(finished)
            .where(finished.c.table_id.in_(mine))
            .order_by(finished.c.ended_ms.desc(), finished.c.table_id.desc())
        )
        games = await self._store.read(query.limit(limit))
        names = [row.table_id for row in games]
        people = await self._store.read(
            sa.select(finishers).where(finishers.c.table_id.in_(names)).order_by(finishers.c.seat)
        )
        return [_ended(row, [one for one in people if one.table_id == row.table_id]) for row in games]

    async def feats(self, user: str) -> list[Done]:
        """What a player has earned, each feat with how often and when first."""
        query = (
            sa.select(finished.c.game, feats.c.feat, sa.func.count(), sa.func.min(finished.c.ended_ms))
            .join(
                finishers,
                sa.and_(finishers.c.table_id == feats.c.table_id, finishers.c.seat == feats.c.seat),
            )
            .join(finished, finished.c.table_id == feats.c.table_id)
            .where(finishers.c.user_id == user)
            .group_by(finished.c.game, feats.c.feat)
        )
        return [Done(*row) for row in await self._store.read(query)]

    async def started(self, tables: list[str]) -> dict[str, int]:
        """When each of these games began."""
        query = sa.select(decisions.c.table_id, decisions.c.at_ms).where(
            decisions.c.table_id.in_(tables), decisions.c.kind == "start"
        )
        return {row.table_id: row.at_ms for row in await self._store.read(query)}


def _hold(connection: sa.Connection, store: "Store") -> None:
    """Until the end of the transaction nobody else makes ratings."""
    connection.execute(store.insert(house).values(key=RATER, value="").on_conflict_do_nothing())
    connection.execute(sa.select(house.c.value).where(house.c.key == RATER).with_for_update())


def _unrated(connection: sa.Connection) -> list[Ended]:
    query = sa.select(finished).where(finished.c.due).order_by(*_ORDER).limit(AT_ONCE)
    return [
        _ended(row, list(connection.execute(_FINISHERS, {"of_table": row.table_id})))
        for row in connection.execute(query).all()
    ]


def _take_back_later(connection: sa.Connection, end: Ended) -> bool:
    """A game that was written late, by a process whose clock is behind: those that ended after it are
    rated again, so that the order of the games alone decides. Whether there are any."""
    of_pool = (ratings.c.game == end.pool.game, ratings.c.seats == end.pool.seats)
    after = sa.tuple_(ratings.c.ended_ms, ratings.c.table_id) > sa.tuple_(end.game.ended_ms, end.table)
    later = connection.scalars(sa.select(ratings.c.table_id).where(*of_pool, after).distinct()).all()
    if later:
        connection.execute(sa.delete(ratings).where(ratings.c.table_id.in_(later)))
        connection.execute(sa.update(finished).where(finished.c.table_id.in_(later)).values(due=True))
    return bool(later)


def _skill(connection: sa.Connection, user: str, pool: Pool) -> Skill | None:
    query = (
        sa.select(ratings.c.mu, ratings.c.sigma)
        .where(ratings.c.user_id == user, ratings.c.game == pool.game, ratings.c.seats == pool.seats)
        .order_by(ratings.c.ended_ms.desc(), ratings.c.table_id.desc())
        .limit(1)
    )
    row = connection.execute(query).first()
    return None if row is None else Skill(row.mu, row.sigma)


def _write(connection: sa.Connection, end: Ended, rated: list[Rated]) -> None:
    rows = [
        {
            "table_id": one.table,
            "seat": one.seat,
            "user_id": one.user,
            "game": end.pool.game,
            "seats": end.pool.seats,
            "ended_ms": end.game.ended_ms,
            "mu_before": one.before.mu,
            "sigma_before": one.before.sigma,
            "mu": one.after.mu,
            "sigma": one.after.sigma,
        }
        for one in rated
    ]
    if rows:
        connection.execute(sa.insert(ratings), rows)
    connection.execute(sa.update(finished).where(finished.c.table_id == end.table).values(due=False))


_FINISHERS = (
    sa.select(finishers).where(finishers.c.table_id == sa.bindparam("of_table")).order_by(finishers.c.seat)
)


def _ended(row: Any, people: list[Any]) -> Ended:
    seated = tuple(
        Finisher(one.seat, one.user_id, one.bot, one.place, bool(one.won), one.points) for one in people
    )
    teams = msgspec.json.decode(row.teams, type=tuple[int, ...])
    return Ended(row.table_id, Finished(row.game, row.ended_ms, bool(row.rated), teams, seated))
