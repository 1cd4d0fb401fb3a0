"""A table that cannot be played here, because its rules or figures are gone.

What was written down about it can still be seen, closed by its host, and taken away.
"""

from collections.abc import Callable

import msgspec

from hastilude.server import tokens
from hastilude.server.errors import Away, Conflict, Forbidden
from hastilude.server.rows import Row
from hastilude.server.showing import stored
from hastilude.server.storage.store import Entry, Standing, Store, TableRow
from hastilude.server.updates import TableFacts


class Sealed:
    def __init__(
        self, store: Store, now_ms: Callable[[], int], row: TableRow, facts: TableFacts, link: str
    ) -> None:
        self._store = store
        self._now_ms = now_ms
        self._row = row
        self._link = link
        #: as they were after the last row
        self.facts = facts

    def admit(self, user: str, link: str = "") -> None:
        """Forbidden unless the table is public, the user belongs to it, or the link is right."""
        belongs = user and (user == self.facts.host or self.seats_of(user))
        if self._now_ms() < self.facts.opens_ms and user != self.facts.host:
            raise Forbidden("hidden_deal", "Others have still to play this deal: only its player may look.")
        if self.facts.visibility != "public" and not belongs and not tokens.same(link, self._link):
            raise Forbidden("no_link", "This table is open only to those who have its link.")

    def seats_of(self, user: str) -> list[int]:
        return [seat.seat for seat in self.facts.seats if seat.kind == "person" and seat.user == user]

    async def close(self, user: str) -> None:
        """Host: for good, even in the middle of a game: nobody can go on with it here."""
        if user != self.facts.host:
            raise Forbidden("not_host", "Only the host of the table may do this.")
        await self.end(user)

    async def end(self, actor: str) -> None:
        """… by whoever may."""
        if self.facts.status not in ("waiting", "playing"):
            raise Conflict(self.facts.status, "The game is over.")
        now_ms = self._now_ms()
        closed = msgspec.structs.replace(self.facts, status="abandoned", waiting_user=None)
        head = (await self._store.heads([self._row.id]))[self._row.id]
        row = Row(head + 1, "close", now_ms, actor=actor)
        standing = Standing("abandoned", None, None, now_ms, stored(closed))
        if not await self._store.append(Entry(self._row.id, row, standing)):
            raise Away("busy", "Something else has just happened at this table; try again.", wait=1)
        self.facts = closed

    async def export(self) -> bytes:
        """All that there is, after the end only: terms, secret and every row, as JSON Lines."""
        if self.facts.status not in ("over", "abandoned") or self._now_ms() < self.facts.opens_ms:
            raise Conflict("not_over", "The game is not over: until then its record is closed.")
        return await self.log()

    async def log(self) -> bytes:
        """… whatever its status: not for players."""
        row = self._row
        head = {
            "hastilude_log": 1,
            "table": row.id,
            "terms": row.terms,
            "secret": row.secret.hex(),
            "facts": self.facts,
        }
        lines = [head, *(await self._store.tail(row.id, 0))]
        return b"".join(msgspec.json.encode(line) + b"\n" for line in lines)
