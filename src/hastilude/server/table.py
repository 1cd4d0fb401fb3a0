"""One table in this process, put together of parts with one task each.

| part | task |
| --- | --- |
| `keeper` | folds rows, makes them durable, reads those of others |
| `watchers` | who looks, and what they are shown |
| `rights` | who may do what |
| `seating` | the waiting room, links, leaving and coming back |
| `play` | deciding, taking back, confirming, asking why not |
| `council` | what people do together: propose, agree, decline, claim |
| `steward` | what happens by itself: bots, clocks, agreements that come true |
| `adviser` | hints |
| `talk` | chat |

People are known by their user id. Whoever may not do something gets a `Trouble` (errors.py:
Forbidden 403, Missing 404, Conflict 409).
"""

from typing import TYPE_CHECKING

from hastilude.core.words import Refusal
from hastilude.server import library, records
from hastilude.server.adviser import Adviser
from hastilude.server.council import Council
from hastilude.server.errors import Conflict
from hastilude.server.keeper import Keeper
from hastilude.server.playing import Playing
from hastilude.server.rights import Rights
from hastilude.server.seating import Seating
from hastilude.server.shelf import Box
from hastilude.server.sitting import Charter, Sitting
from hastilude.server.steward import Steward
from hastilude.server.talk import Talk
from hastilude.server.updates import TableFacts, Update
from hastilude.server.watching import Subscription

if TYPE_CHECKING:
    from hastilude.server.hall import Hall

__all__ = ["Subscription", "Table", "TableFacts"]


class Table:
    def __init__(self, hall: "Hall", box: Box, charter: Charter, names: dict[str, str]) -> None:
        self.id = charter.id
        self.hall = hall
        self.box = box
        self.charter = charter
        self.keeper = Keeper(hall, box, charter, names)
        self.showing = self.keeper.showing
        self.watchers = self.keeper.watchers
        self.rights = Rights(self.keeper)
        self.council = Council(self.keeper, self.rights)
        self.seating = Seating(self.keeper, self.rights, self.council)
        self.steward = Steward(self.keeper)
        self.play = Playing(self.keeper, self.rights, self.steward)
        self.adviser = Adviser(self.keeper, self.rights)
        self.talk = Talk(self.keeper)

    # -- looking ---------------------------------------------------------------------------

    @property
    def sitting(self) -> Sitting:
        return self.keeper.sitting

    def facts(self) -> TableFacts:
        return self.showing.facts(self.sitting)

    def seats_of(self, user: str) -> list[int]:
        """The seats that a user holds (several on a shared device)."""
        return self.sitting.room.seats_of(user)

    def update(self, seat: int | None, since: int | None = None) -> Update:
        """What a stream may know now. With `since`, the events after that version if still known."""
        self.keeper.touch()
        return self.watchers.update(seat, since)

    def subscribe(self, user: str, seat: int | None = None, since: int | None = None) -> Subscription:
        """Watch with the eyes of a seat of this user, or as a spectator."""
        self.keeper.touch()
        subscription = self.watchers.subscribe(user, seat, since)
        self.hall.watch(self)
        return subscription

    async def watch(
        self, user: str, seat: int | None = None, since: int | None = None, *, looks_on: bool = False
    ) -> Subscription:
        """Watch with the eyes of this seat, or of the first one of this user. Who knows a version that
        we do not was shown it by another process: first we read on, and seats may be numbered anew by
        that, or be somebody else's."""

        def eyes() -> int | None:
            if looks_on or seat is not None:
                return None if looks_on else seat
            return next(iter(self.seats_of(user)), None) if user else None

        await self.keeper.know(eyes(), since)
        return self.subscribe(user, eyes(), since)

    def phrase(self, refusal: Refusal, lang: str) -> str:
        """A refusal as a sentence."""
        names = [seat.name for seat in self.showing.seats(self.sitting.room)]
        return library.explain(self.box.rulebook, refusal, lang, names)

    @property
    def busy(self) -> bool:
        """Not to be forgotten: somebody looks at it, or something becomes of it that only it would hear of."""
        keeper = self.keeper
        return (
            bool(self.watchers)
            or keeper.in_doubt
            or keeper.lock.locked()
            or self.steward.thinking is not None
        )

    # -- records ---------------------------------------------------------------------------

    async def record(self, user: str, seat: int | None = None) -> bytes:
        """JSON Lines. After the end the whole record (passes core.record.verify); before it, and as
        long as others have still to play the deal, the header, and each update's events as this seat, or a spectator, saw them."""
        if seat is not None:
            self.rights.own(user, seat)
        if self.sitting.course is None:
            raise Conflict("not_playing", "There is no game to record yet.")
        rows = await self.hall.store.tail(self.id, 0, self.sitting.seq)
        names = [seat.name for seat in self.showing.seats(self.sitting.room)]
        if self.sitting.room.status == "playing" or self.rights.hidden:
            return await records.seen_so_far(self.charter, rows, names, seat)
        return (await records.whole(self.charter, rows, names)).encode()
