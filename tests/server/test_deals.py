"""Deals that many play, each alone: the same for all, once for each, and closed until the day is over."""

import asyncio
import hashlib

import msgspec
import pytest

from hastilude.core.record import Record, verify
from hastilude.server.deals import Deals, board
from hastilude.server.errors import Conflict, Forbidden, Missing
from hastilude.server.hall import Hall
from hastilude.server.storage.deals import TryRow
from hastilude.server.table import Table
from support.server import Time, asynchronous, meet, move, new_table, open_hall, play_out, until
from support.serving import Server

GAME = "kings_bounty"
DAY_MS = 24 * 3600 * 1000
#: in the morning of 2026-03-01
MORNING_MS = 1_772_352_000_000 + 8 * 3600 * 1000


async def begun(hall: Hall, user: str, deal_id: str = "") -> Table:
    deals = Deals(hall)
    deal_id = deal_id or f"{deals.today().isoformat()}.{GAME}"
    await meet(hall, user)
    await deals.page("", user)
    return await deals.begin(await deals.deal(deal_id), user)


async def finished(table: Table) -> Record:
    """The whole record, which is nobody's to read yet."""
    await play_out(table)
    from hastilude.server import records  # noqa: PLC0415 - what no player may ask for

    rows = await table.hall.store.tail(table.id, 0)
    return await records.whole(table.charter, rows, [""] * table.charter.seats)


@asynchronous
async def test_who_decides_alike_has_the_same_game_to_the_last_card(sqlite: str) -> None:
    async with open_hall(sqlite) as hall:
        one, other = [await finished(await begun(hall, user)) for user in ("anna", "boris")]
        assert one.lines == other.lines
        assert one.ending == other.ending
        verify(one)


@asynchronous
async def test_a_deal_is_committed_to_before_its_day(sqlite: str) -> None:
    time = Time(MORNING_MS)
    async with open_hall(sqlite, time=time) as hall:
        promised = (await Deals(hall).page("", "")).tomorrow[GAME]
        time.pass_by(DAY_MS / 1000)
        page = await Deals(hall).page("", "")
        deal = next(one for one in page.deals if one.game == GAME)
        assert (deal.commitment, deal.secret) == (promised, None)
        with pytest.raises(Missing):
            await Deals(hall).page("2026-03-03", "")
        with pytest.raises(Missing):
            await Deals(hall).deal(f"2026-03-03.{GAME}")
        time.pass_by(2 * DAY_MS / 1000)
        deal = next(one for one in (await Deals(hall).page("2026-03-02", "")).deals if one.game == GAME)
        assert deal.secret is not None
        assert hashlib.sha256(bytes.fromhex(deal.secret)).hexdigest() == promised


@asynchronous
async def test_one_try_each_however_often_it_is_begun(database: str) -> None:
    async with open_hall(database, time=Time(MORNING_MS)) as hall:
        await meet(hall, "anna")
        tables = await asyncio.gather(*(begun(hall, "anna") for _ in range(4)))
        assert len({table.id for table in tables}) == 1
        table = tables[0]
        await until(lambda: not table.sitting.bot_to_move())
        await table.council.propose("anna", "abandon", by=table.seats_of("anna")[0])
        assert table.sitting.room.status == "abandoned"
        assert (await begun(hall, "anna")).id == table.id
        deal = await Deals(hall).told(await Deals(hall).deal(table.charter.terms.deal), "anna")
        assert (deal.mine, deal.begun, deal.finished) == ("given_up", 1, 0)


@asynchronous
async def test_two_houses_give_one_table(postgresql: str) -> None:
    async with (
        open_hall(postgresql, time=Time(MORNING_MS)) as one,
        open_hall(postgresql, time=Time(MORNING_MS)) as other,
    ):
        await meet(one, "anna")
        tables = await asyncio.gather(begun(one, "anna"), begun(other, "anna"))
        assert tables[0].id == tables[1].id
        assert {table.sitting.room.status for table in tables} == {"playing"}


@asynchronous
async def test_a_house_that_fell_between_the_steps_of_a_try_goes_on_with_it(database: str) -> None:
    time = Time(MORNING_MS)
    async with open_hall(database, time=time) as hall:
        await meet(hall, "anna")
        await Deals(hall).page("", "")
        deal = await Deals(hall).deal(f"2026-03-01.{GAME}")
        # it fell as soon as the try was written
        await hall.store.deals.begin(deal.id, "anna", "abc123", time())
    async with open_hall(database, time=time) as hall:
        # … then when there was a table, but no game
        await hall.make("abc123", "anna", deal.terms, deal.secret)
    async with open_hall(database, time=time) as hall:
        table = await begun(hall, "anna")
        assert (table.id, table.sitting.room.status) == ("abc123", "playing")
        assert table.facts().commitment == (await Deals(hall).told(deal, "anna")).commitment


@asynchronous
async def test_nothing_of_a_deal_can_be_changed_or_taken_back_by_agreement(sqlite: str) -> None:
    async with open_hall(sqlite, time=Time(MORNING_MS)) as hall:
        table = await begun(hall, "anna")
        seat = table.seats_of("anna")[0]
        await move(table) if table.sitting.decider == seat else await until(
            lambda: not table.sitting.bot_to_move()
        )
        for deed in (
            table.council.propose("anna", "rollback", by=seat, version=1),
            table.council.propose("anna", "takeover", by=seat, seat=seat),
            table.seating.revoke("anna", None),
            table.seating.fill("anna", "page"),
            table.seating.sit("anna"),
        ):
            with pytest.raises(Conflict, match="same for everybody"):
                await deed
        with pytest.raises(Conflict, match="same for everybody"):
            table.seating.claim_link("anna", seat)
        with pytest.raises(Forbidden):
            await table.adviser.hints("anna", seat, table.sitting.versions[seat])


@asynchronous
async def test_until_its_day_is_over_only_its_player_sees_a_try(sqlite: str) -> None:
    time = Time(MORNING_MS)
    async with open_hall(sqlite, time=time) as hall:
        table = await begun(hall, "anna")
        link = table.seating.link("anna")
        for _ in range(2):  # while it is played, and after its end
            with pytest.raises(Forbidden):
                table.rights.admit("boris", link)
            table.rights.admit("anna")
            await play_out(table)
        secret = table.charter.secret.hex().encode()
        update = table.update(table.seats_of("anna")[0])
        assert update.status == "over"
        assert update.opened is None
        assert secret not in msgspec.json.encode(update)
        record = await table.record("anna", table.seats_of("anna")[0])
        assert secret not in record
        assert b'"lines"' not in record
        with pytest.raises(Conflict, match="still to play"):
            table.rights.shown()
        with pytest.raises(Conflict, match="still to play"):
            await Deals(hall).same(table, 0)
        time.pass_by(2 * DAY_MS / 1000)
        table.rights.admit("boris", link)
        table.rights.shown()
        assert table.update(None).opened is not None
        verify(Record.decode(await table.record("boris")))


@asynchronous
async def test_the_day_over_nobody_begins_and_what_ends_too_late_does_not_count(sqlite: str) -> None:
    time = Time(MORNING_MS)
    async with open_hall(sqlite, time=time) as hall:
        early, late = await begun(hall, "anna"), await begun(hall, "boris")
        deal = await Deals(hall).deal(early.charter.terms.deal)
        time.pass_by(DAY_MS / 1000)
        await meet(hall, "clara")
        with pytest.raises(Conflict, match="day of this deal is over"):
            await Deals(hall).begin(deal, "clara")
        assert (await Deals(hall).begin(deal, "anna")).id == early.id, "what was begun may be finished"
        await play_out(early)
        time.pass_by(DAY_MS / 1000)
        await play_out(late)
        told = await Deals(hall).told(deal, "anna")
        assert [line.user for line in told.board] == ["anna"]
        assert (told.begun, told.finished, told.mine) == (2, 1, "over")
        assert (await Deals(hall).page("", "")).before == "2026-03-01"
        await hall.store.people.set_hides("anna", ["games"])
        seen = await Deals(hall).told(deal, "boris")
        assert (seen.board, seen.finished) == ((), 1), "who keeps their games to themselves is not named"
        assert (await Deals(hall).told(deal, "anna")).board


@asynchronous
async def test_the_same_deal_of_a_finished_game_for_a_friend(sqlite: str) -> None:
    async with open_hall(sqlite) as hall:
        first = await new_table(hall, "anna", "clara", bots=1)
        with pytest.raises(Conflict, match="not over"):
            await Deals(hall).same(first, 0)
        await first.seating.start("anna")
        await play_out(first)
        seat = first.seats_of("anna")[0]
        row = await Deals(hall).same(first, seat)
        assert await Deals(hall).same(first, seat) == row
        with pytest.raises(Conflict, match="played this very deal"):
            await Deals(hall).begin(row, "clara")
        again = await begun(hall, "boris", row.id)
        assert again.seats_of("boris") == [seat], "at the seat that is compared"
        assert again.sitting.seal() == first.sitting.seal()
        assert again.sitting.room.first_chair == first.sitting.room.first_chair
        record = await finished(again)
        before = Record.decode(await first.record("anna"))
        assert record.lines[0] == before.lines[0], "dealt alike"
        table = await hall.rematch(again, "boris")
        assert table.charter.terms.deal == ""
        assert table.charter.secret != again.charter.secret


def test_the_board_ranks_by_points_and_tells_whom_one_left_behind() -> None:
    def tried(name: str, points: int | None, place: int = 1) -> TryRow:
        return TryRow(name, name, name, "over", 1, place, place == 1, points)

    lines = board([tried("a", 20), tried("b", 31), tried("c", 20), tried("d", 7, 3)])
    assert [(line.name, line.rank, line.share) for line in lines] == [
        ("b", 1, 100),
        ("a", 2, 50),
        ("c", 2, 50),
        ("d", 4, 0),
    ]
    plain = board([tried("lost", None, 2), tried("won", None)])
    assert [(line.name, line.rank) for line in plain] == [("won", 1), ("lost", 2)]
    assert board([tried("alone", 3)])[0].share is None


def test_the_deals_over_the_wire(server: Server) -> None:
    guest, other = server.guest(), server.guest()
    page = guest.get("/api/deals").json()
    deal = next(one for one in page["deals"] if one["game"] == GAME)
    assert (deal["secret"], deal["mine"], page["tomorrow"].keys()) == (
        None,
        "",
        {one["game"] for one in page["deals"]},
    )
    table = guest.ask("POST", f"/api/deals/{deal['id']}/try").json()
    assert table["facts"]["deal"] == deal["id"]
    assert guest.ask("POST", f"/api/deals/{deal['id']}/try").json()["facts"]["id"] == table["facts"]["id"]
    other.get(f"/api/tables/{table['facts']['id']}", expect=403)
    mine = guest.get(f"/api/deals/{page['day']}").json()["deals"]
    assert next(one for one in mine if one["game"] == GAME)["mine"] == "playing"
    guest.get("/api/deals/1999-01-01", expect=404)
    guest.get("/api/deals/today", expect=400)
    guest.ask("POST", "/api/deals/nothing/try", expect=404)
