"""Deals that many play, each alone against the same bots with the same cards and dice.

Every day has one of each game, and any finished game can be played again by others. What is hidden and
what is drawn follows from the deal's secret, and so does how its bots waver. The secret's hash is shown
before anybody plays; the secret itself, and every game of the deal, only when the time to play it is over.
Nobody has a second try: nothing can be learned by one that does not count.
"""

import asyncio
from datetime import UTC, date, datetime, timedelta

import msgspec

from hastilude.core.game import GameError
from hastilude.core.record import Seal
from hastilude.server import library, world
from hastilude.server.clock import ClockRule
from hastilude.server.errors import Conflict, Missing
from hastilude.server.hall import Hall
from hastilude.server.identity import arms_of
from hastilude.server.rows import Terms
from hastilude.server.seats import SeatWish
from hastilude.server.shelf import Box
from hastilude.server.storage.deals import DealRow, TryRow
from hastilude.server.table import Table

#: what the bots of a deal are: it decides by what it sees, never by how fast the machine is
BOT = "squire"
#: a day's deal can be begun on its day, and counts if it is finished within the next one
FINISHING = timedelta(days=1)
#: lines of a leader board; one's own is there besides
LISTED = 20


class Line(msgspec.Struct, frozen=True):
    """Somebody's only try, on the leader board."""

    rank: int
    user: str
    name: str
    arms: int
    table: str
    #: at their table
    place: int
    won: bool
    points: int | None
    #: of the others who finished, how many did worse, in per cent; equals count half. None if alone
    share: int | None


class Deal(msgspec.Struct, frozen=True):
    id: str
    day: str | None
    game: str
    #: seats, and who sits on all but one of them
    seats: int
    bot: str
    #: SHA-256 of the secret; the secret itself once nothing is hidden any more
    commitment: str
    secret: str | None
    #: whether it can still be begun
    begins: bool
    opens_ms: int
    #: people who have begun it, and who have finished
    begun: int
    finished: int
    board: tuple[Line, ...]
    #: my own try: empty, `playing`, `over`, or `given_up`
    mine: str
    table: str
    line: Line | None


class DealsPage(msgspec.Struct, frozen=True):
    """The deals of a day."""

    day: str
    #: when the day ends
    ends_ms: int
    now_ms: int
    #: the last day before on which anybody played
    before: str | None
    #: what tomorrow's deals are committed to, by game; today only
    tomorrow: dict[str, str]
    deals: tuple[Deal, ...]


class Deals:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._offered = ""

    # -- the day's deals -----------------------------------------------------------------------

    def today(self) -> date:
        return datetime.fromtimestamp(self._hall.now_ms() / 1000, UTC).date()

    async def page(self, day: str, user: str) -> DealsPage:
        """Of today (no day given) or an earlier one; Missing if there is none."""
        today = self.today()
        await self._offer(today)
        wanted = day or today.isoformat()
        rows = await self._hall.store.deals.of_day(wanted) if wanted <= today.isoformat() else []
        if not rows:
            raise Missing("no_such_day", "There were no deals on that day.")
        tomorrow = {}
        if wanted == today.isoformat():
            coming = await self._hall.store.deals.of_day((today + timedelta(days=1)).isoformat())
            tomorrow = {row.game: Seal(row.secret).commitment for row in coming}
        games = library.installed()
        known = sorted((row for row in rows if row.game in games), key=lambda row: games[row.game].place)
        return DealsPage(
            day=wanted,
            ends_ms=_ends_ms(date.fromisoformat(wanted)),
            now_ms=self._hall.now_ms(),
            before=await self._hall.store.deals.day_before(wanted),
            tomorrow=tomorrow,
            deals=tuple(await self._told(known, user)),
        )

    async def _offer(self, today: date) -> None:
        """Today's deals and tomorrow's, so that they are committed to before anybody can play them."""
        if self._offered == today.isoformat():
            return
        for day in (today, today + timedelta(days=1)):
            known = {row.game for row in await self._hall.store.deals.of_day(day.isoformat())}
            missing = [game for game in library.installed() if game not in known]
            if missing:  # off the event loop: rules and figures that nobody has played by yet are read
                await self._hall.store.deals.offer(await asyncio.to_thread(self._of_day, missing, day))
        self._offered = today.isoformat()

    def _of_day(self, games: list[str], day: date) -> list[DealRow]:
        return [self._fresh(game, day) for game in games]

    def _fresh(self, game: str, day: date) -> DealRow:
        box = self._hall.shelf.box(game)
        deal = f"{day.isoformat()}.{game}"
        opens_ms = _ends_ms(day + FINISHING)
        bot = _bot(box)
        terms = Terms(
            game=game,
            rules=box.rulebook.version,
            components=box.figures.digest,
            options=box.game.choose({}),
            seats=(SeatWish("me"), *[SeatWish("bot", bot)] * (box.game.newcomer_seats - 1)),
            clock=ClockRule(),
            at_zero="bot",
            visibility="link",
            teams=(),
            rated=False,
            confirm_turn=False,
            stand_in=bot,
            hints=False,
            deal=deal,
            opens_ms=opens_ms,
        )
        made = self._hall.now_ms()
        return DealRow(deal, day.isoformat(), game, None, terms, world.token_bytes(32), made, opens_ms)

    # -- the same deal as a finished game --------------------------------------------------------

    async def same(self, table: Table, seat: int) -> DealRow:
        """The deal of a finished game, to be played from one of its seats; bots sit on the others."""
        room, terms = table.sitting.room, table.charter.terms
        if room.status != "over":
            raise Conflict("not_over", "The game is not over: until then its deal is closed.")
        table.rights.shown()
        table.rights.seat(seat)
        deal = f"{table.id}.{seat}"
        known = await self._hall.store.deals.deal(deal)
        if known is not None:
            return known
        count, bot = len(room.seats), _bot(table.box)
        # the seats were numbered anew from the chair that drew the first one
        chair = (seat + (room.first_chair or 0)) % count
        again = msgspec.structs.replace(
            terms,
            seats=tuple(SeatWish("me") if i == chair else SeatWish("bot", bot) for i in range(count)),
            clock=ClockRule(),
            visibility="link",
            rated=False,
            hints=False,
            nonce="",
            sealed="",
            kept_for=(),
            deal=deal,
            opens_ms=0,
            nonces=room.nonces,
        )
        row = DealRow(deal, None, terms.game, table.id, again, table.charter.secret, self._hall.now_ms(), 0)
        await self._hall.store.deals.offer([row])
        return row

    async def told(self, row: DealRow, user: str) -> Deal:
        return (await self._told([row], user))[0]

    # -- trying ----------------------------------------------------------------------------------

    async def deal(self, deal_id: str) -> DealRow:
        row = await self._hall.store.deals.deal(deal_id)
        if row is None or (row.day is not None and row.day > self.today().isoformat()):
            raise Missing("no_such_deal", "There is no such deal.")
        return row

    async def tried(self, row: DealRow, user: str) -> bool:
        tries = (await self._hall.store.deals.tries([row.id]))[row.id]
        return any(one.user == user for one in tries)

    async def begin(self, row: DealRow, user: str) -> Table:
        """My only try: its table, begun. The same again, however often it is asked for."""
        if not await self.tried(row, user):
            self._may_begin(row)
            await self._not_known(row, user)
        table_id = await self._hall.store.deals.begin(row.id, user, world.token_hex(8), self._hall.now_ms())
        try:
            table = await self._hall.table(table_id)
        except Missing as missing:
            if missing.problem.code == "archived":
                raise
            table = await self._hall.make(table_id, user, row.terms, row.secret)
        if table.sitting.room.status == "waiting":
            try:
                await table.seating.start(user)
            except Conflict as begun:  # by another process
                if begun.problem.code != "started":
                    raise
        return table

    def _may_begin(self, row: DealRow) -> None:
        if row.day is not None and row.day != self.today().isoformat():
            raise Conflict("day_over", "The day of this deal is over.")

    async def _not_known(self, row: DealRow, user: str) -> None:
        if row.source is None:
            return
        if any(one.user == user for one in (await self._hall.table(row.source)).sitting.room.seats):
            raise Conflict("deal_known", "You have played this very deal: it is for others now.")

    # -- who did how well --------------------------------------------------------------------------

    async def _told(self, rows: list[DealRow], user: str) -> list[Deal]:
        tries = await self._hall.store.deals.tries([row.id for row in rows])
        users = {one.user for of_deal in tries.values() for one in of_deal} - {user}
        hidden = await self._hall.store.people.who_hides(sorted(users), "games")
        return [self._one(row, tries[row.id], user, hidden) for row in rows]

    def _one(self, row: DealRow, tries: list[TryRow], user: str, hidden: set[str]) -> Deal:
        """As this person may see it: whoever keeps their games to themselves is counted, not named."""
        seal, now_ms = Seal(row.secret, row.terms.nonces), self._hall.now_ms()
        lines = board([one for one in tries if counts(row, one)])
        mine = next((one for one in tries if one.user == user), None)
        return Deal(
            id=row.id,
            day=row.day,
            game=row.game,
            seats=len(row.terms.seats),
            bot=next((seat.bot for seat in row.terms.seats if seat.kind == "bot"), ""),
            commitment=seal.commitment,
            secret=None if row.terms.hidden(now_ms) else row.secret.hex(),
            begins=row.day is None or row.day == self.today().isoformat(),
            opens_ms=row.opens_ms,
            begun=len(tries),
            finished=len(lines),
            board=tuple([line for line in lines if line.user not in hidden][:LISTED]),
            mine=_state(mine),
            table=mine.table if mine else "",
            line=next((line for line in lines if line.user == user), None),
        )


def counts(row: DealRow, tried: TryRow) -> bool:
    """Whether a try is over, and was in time."""
    return tried.ended_ms is not None and (row.opens_ms == 0 or tried.ended_ms < row.opens_ms)


def board(tries: list[TryRow]) -> list[Line]:
    """The best first: by points where the game counts them, then by place. Equals share a rank."""

    def worth(one: TryRow) -> tuple[int, int]:
        return (-(one.points or 0), one.place or 0)

    order = sorted(tries, key=worth)
    worths = [worth(one) for one in order]
    others = len(order) - 1
    lines = []
    for one in order:
        rank = worths.index(worth(one)) + 1
        equal = worths.count(worth(one)) - 1
        worse = len(order) - rank - equal
        assert one.place is not None
        lines.append(
            Line(
                rank=rank,
                user=one.user,
                name=one.name,
                arms=arms_of(one.name),
                table=one.table,
                place=one.place,
                won=bool(one.won),
                points=one.points,
                share=round(100 * (worse + equal / 2) / others) if others else None,
            )
        )
    return lines


def _bot(box: Box) -> str:
    """Whoever can play the game at all."""
    try:
        box.check_bot(BOT)
    except GameError:
        return "random"
    return BOT


def _state(mine: TryRow | None) -> str:
    if mine is None:
        return ""
    if mine.ended_ms is not None:
        return "over"
    return "given_up" if mine.status == "abandoned" else "playing"


def _ends_ms(day: date) -> int:
    end = datetime(day.year, day.month, day.day, tzinfo=UTC) + timedelta(days=1)
    return int(end.timestamp() * 1000)
