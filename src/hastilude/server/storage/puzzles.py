"""Tries at puzzles, and what they made of the ratings of solvers and puzzles.

A try, and the end of a puzzle with both ratings, is written in one transaction: whatever dies, a puzzle
has had a try or has not. Who asks twice, or in two processes at once, has tried once.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

import sqlalchemy as sa

from hastilude.server.storage.finishes import Skill
from hastilude.server.storage.schema import house, puzzle_skills, puzzle_solves, puzzle_tries

if TYPE_CHECKING:
    from hastilude.server.storage.store import Store

#: the row of `house` that whoever rates a puzzle holds: one at a time, in all processes
RATER = "puzzles"


class Tried(NamedTuple):
    n: int
    action: str
    right: bool


class Solve(NamedTuple):
    """A puzzle that is over for somebody."""

    puzzle: str
    solved: bool
    tries: int
    at_ms: int
    before: Skill
    after: Skill


class Standing(NamedTuple):
    """How solvers fare with a puzzle."""

    skill: Skill
    tried: int
    solved: int
    #: at the first try
    first: int


#: the skills of solver and puzzle, whether it was solved, and with how many tries; gives what they become
Rate = Callable[[Skill, Skill, bool, int], tuple[Skill, Skill]]


class Attempt(NamedTuple):
    """An action, or none: given up."""

    user: str
    puzzle: str
    #: how many tries there were before it
    n: int
    action: str | None
    right: bool
    #: no further try
    last: bool


class PuzzleTries:
    def __init__(self, store: "Store") -> None:
        self._store = store

    async def tries(self, user: str, puzzle: str) -> list[Tried]:
        mine = (puzzle_tries.c.user_id == user, puzzle_tries.c.puzzle == puzzle)
        query = sa.select(puzzle_tries.c.n, puzzle_tries.c.action, puzzle_tries.c.right).where(*mine)
        return [Tried(*row) for row in await self._store.read(query.order_by(puzzle_tries.c.n))]

    async def solves(self, user: str) -> list[Solve]:
        """The latest first."""
        query = sa.select(puzzle_solves).where(puzzle_solves.c.user_id == user)
        found = await self._store.read(query.order_by(puzzle_solves.c.nth.desc()))
        return [
            Solve(
                row.puzzle,
                row.solved,
                row.tries,
                row.at_ms,
                Skill(row.mu_before, row.sigma_before),
                Skill(row.mu, row.sigma),
            )
            for row in found
        ]

    async def standing(self, puzzle: str) -> Standing | None:
        found = await self._store.read(sa.select(puzzle_skills).where(puzzle_skills.c.puzzle == puzzle))
        return _standing(found[0]) if found else None

    async def attempt(self, one: Attempt, fresh: tuple[Skill, Skill], rate: Rate, now_ms: int) -> None:
        """Write it down, unless it is there already. `fresh`: a new solver's skill, and a new puzzle's."""

        def work(connection: sa.Connection) -> None:
            self._hold(connection)
            mine = (puzzle_tries.c.user_id == one.user, puzzle_tries.c.puzzle == one.puzzle)
            over = sa.select(puzzle_solves.c.puzzle).where(
                puzzle_solves.c.user_id == one.user, puzzle_solves.c.puzzle == one.puzzle
            )
            if connection.execute(over).first() is not None:
                return
            before = connection.scalar(sa.select(sa.func.count()).select_from(puzzle_tries).where(*mine)) or 0
            if one.action is not None:
                if before != one.n:
                    return
                connection.execute(
                    sa.insert(puzzle_tries).values(
                        user_id=one.user,
                        puzzle=one.puzzle,
                        n=before + 1,
                        action=one.action,
                        right=one.right,
                        at_ms=now_ms,
                    )
                )
                before += 1
            if one.right or one.last:
                _close(connection, one, before, fresh, rate, now_ms)

        await self._store.writer.do(work)

    def _hold(self, connection: sa.Connection) -> None:
        """Until the end of the transaction nobody else rates."""
        insert = self._store.insert(house).values(key=RATER, value="")
        connection.execute(insert.on_conflict_do_nothing())
        connection.execute(sa.select(house.c.value).where(house.c.key == RATER).with_for_update())


def _standing(row: Any) -> Standing:
    return Standing(Skill(row.mu, row.sigma), row.tried, row.solved, row.first)


def _close(
    connection: sa.Connection, one: Attempt, tries: int, fresh: tuple[Skill, Skill], rate: Rate, now_ms: int
) -> None:
    """The puzzle is over for this solver: rate both."""
    mine = sa.select(puzzle_solves).where(puzzle_solves.c.user_id == one.user)
    latest = connection.execute(mine.order_by(puzzle_solves.c.nth.desc()).limit(1)).first()
    solver = fresh[0] if latest is None else Skill(latest.mu, latest.sigma)
    row = connection.execute(sa.select(puzzle_skills).where(puzzle_skills.c.puzzle == one.puzzle)).first()
    standing = Standing(fresh[1], 0, 0, 0) if row is None else _standing(row)
    after, puzzle = rate(solver, standing.skill, one.right, tries)
    connection.execute(
        sa.insert(puzzle_solves).values(
            user_id=one.user,
            puzzle=one.puzzle,
            nth=1 if latest is None else latest.nth + 1,
            solved=one.right,
            tries=tries,
            at_ms=now_ms,
            mu_before=solver.mu,
            sigma_before=solver.sigma,
            mu=after.mu,
            sigma=after.sigma,
        )
    )
    values = {
        "mu": puzzle.mu,
        "sigma": puzzle.sigma,
        "tried": standing.tried + 1,
        "solved": standing.solved + one.right,
        "first": standing.first + (one.right and tries == 1),
    }
    if row is None:
        connection.execute(sa.insert(puzzle_skills).values(puzzle=one.puzzle, **values))
    else:
        where = puzzle_skills.c.puzzle == one.puzzle
        connection.execute(sa.update(puzzle_skills).where(where).values(values))
