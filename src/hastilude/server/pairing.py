"""Quick pairing: whoever wants a game is sent to a table that fits, or waits at a new one.

The table is public and in the open list like any other. It begins by itself when it is full; or when the
time to wait is over, with bots on the free seats if whoever came first liked that (`Steward`). All of it is
in the table's log, so that any process goes on with it after any other.
"""

import msgspec

from hastilude.server import world
from hastilude.server.clock import ClockRule
from hastilude.server.errors import Conflict, Trouble
from hastilude.server.hall import Hall
from hastilude.server.ratings import shown
from hastilude.server.rows import Terms
from hastilude.server.seats import Pairing, SeatWish
from hastilude.server.storage.finishes import Pool
from hastilude.server.table import Table
from hastilude.server.updates import TableFacts
from hastilude.server.wishes import Wish, terms_of

#: ms until bots come, and until a table that waits for people alone is given up
BOTS_MS = 60_000
PATIENCE_MS = 30 * 60_000
#: ratings that play each other are not further apart
APART = 300
#: bots that fill a table
BOT = "squire"
#: open tables that are looked at
LOOKED_AT = 50


class Seek(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game with whoever is looking for one."""

    game: str
    #: how many are to sit there; none: as many as usual
    seats: int | None = None
    clock: ClockRule = ClockRule()
    #: bots take the free seats after a minute
    fill: bool = True


class Pairs:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def join(self, user: str, seek: Seek) -> Table:
        """A table at which this person sits: one that waits for them already, one of others, or a new one."""
        terms = await self._terms(user, seek)
        waiting = await self._hall.store.public_tables(("waiting",), LOOKED_AT, seek.game)
        found = [facts for facts in await self._hall.facts_of(waiting) if _fits(facts, terms)]
        # whoever has waited longest comes first; where I sit already, before all
        found.sort(key=lambda facts: (all(seat.user != user for seat in facts.seats), facts.created_ms))
        for facts in found:
            table = await self._hall.table(facts.id)
            if table.seats_of(user):
                return table
            try:
                await table.seating.sit(user)
            except Conflict:  # full by now, or begun
                continue
            await table.steward.poke()
            return table
        return await self._hall.make(world.token_hex(8), user, terms)

    async def _terms(self, user: str, seek: Seek) -> Terms:
        box = self._hall.shelf.box(seek.game)
        count = seek.seats or box.game.newcomer_seats
        if count < 2:
            raise Trouble("alone", "A game with others has two seats at least.")
        wish = Wish(
            seek.game,
            (SeatWish("me"), *[SeatWish("open")] * (count - 1)),
            clock=seek.clock,
            visibility="public",
            rated=True,
        )
        terms = terms_of(box, wish, self._hall.settings, self._hall.limits)
        until = self._hall.now_ms() + (BOTS_MS if seek.fill else PATIENCE_MS)
        pairing = Pairing(await self._rating(user, Pool(seek.game, count)), seek.fill, until)
        return msgspec.structs.replace(terms, pairing=pairing)

    async def _rating(self, user: str, pool: Pool) -> int | None:
        marks = [mark for mark in await self._hall.store.finishes.marks(user) if mark.pool == pool]
        rating = shown(marks[-1].after) if marks else None
        return None if rating is None or rating.provisional else rating.points


def _fits(facts: TableFacts, terms: Terms) -> bool:
    there, mine = facts.pairing, terms.pairing
    if there is None or mine is None:
        return False
    alike = (
        facts.rules == terms.rules
        and len(facts.seats) == len(terms.seats)
        and facts.clock == terms.clock
        and there.fill == mine.fill
    )
    near = there.around is None or mine.around is None or abs(there.around - mine.around) <= APART
    return alike and near
