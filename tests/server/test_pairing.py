"""Finding others: pairing by game, clock and rating, friends, the daily notice, being away."""

import asyncio
from typing import Any

import msgspec
import pytest

from hastilude.server.api.meeting import AGAIN_DAYS, DAY_MS, _away, _next_ms
from hastilude.server.clock import ClockRule
from hastilude.server.errors import Conflict, Forbidden, Trouble
from hastilude.server.hall import Hall, Turn, Wish
from hastilude.server.limits import Limits
from hastilude.server.metrics import Metrics
from hastilude.server.notify import Notifier, fresh_vapid_key
from hastilude.server.pairing import BOTS_MS, PATIENCE_MS, Pairs, Seek
from hastilude.server.seats import SeatWish
from hastilude.server.storage.finishes import Mark, Pool, Skill
from hastilude.server.storage.meeting import Habits
from hastilude.server.table import Table
from support.server import (
    Time,
    asynchronous,
    decider,
    holder,
    meet,
    move,
    new_game,
    open_hall,
    play_out,
    until,
)
from support.serving import Server

TWO = Seek("kings_bounty", 2)
DAYS = ClockRule(limit_ms=2 * DAY_MS)


async def paired(hall: Hall, user: str, seek: Seek = TWO) -> Table:
    await meet(hall, user)
    return await Pairs(hall).join(user, seek)


@asynchronous
async def test_two_who_look_for_the_same_game_play_it(database: str) -> None:
    async with open_hall(database, time=Time()) as hall:
        first = await paired(hall, "anna")
        assert (await paired(hall, "anna")).id == first.id, "who asks twice waits once"
        again = await paired(hall, "boris")
        assert again.id == first.id
        assert again.sitting.room.status == "playing"
        assert again.charter.terms.rated


@pytest.mark.parametrize(
    "other",
    [Seek("lionheart", 2), Seek("kings_bounty", 3), msgspec.structs.replace(TWO, clock=DAYS)],
    ids=["another game", "other seats", "another clock"],
)
def test_who_wants_something_else_waits_elsewhere(sqlite: str, other: Seek) -> None:
    @asynchronous
    async def seek() -> None:
        async with open_hall(sqlite, time=Time()) as hall:
            assert (await paired(hall, "anna")).id != (await paired(hall, "boris", other)).id

    seek()


@asynchronous
async def test_ratings_that_are_far_apart_do_not_meet(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    strength = {"anna": 35.0, "boris": 25.0, "clara": 33.0}
    async with open_hall(sqlite, time=Time()) as hall:

        async def marks(user: str) -> list[Mark]:
            skill = Skill(strength[user], 1.0)
            return [Mark("t", Pool("kings_bounty", 2), 1, skill, skill)]

        monkeypatch.setattr(hall.store.finishes, "marks", marks)
        first = await paired(hall, "anna")
        assert (await paired(hall, "boris")).id != first.id
        assert (await paired(hall, "clara")).id == first.id


@asynchronous
async def test_after_a_minute_bots_come(database: str) -> None:
    time = Time()
    async with open_hall(database, time=time) as hall:
        table = await paired(hall, "anna", Seek("kings_bounty", 3))
        await hall.sweep()
        assert table.sitting.room.status == "waiting"
        time.pass_by(BOTS_MS / 1000)
        await hall.sweep()
        await until(lambda: table.sitting.room.status == "playing")
        assert sorted(seat.kind for seat in table.sitting.room.seats) == ["bot", "bot", "person"]


@asynchronous
async def test_who_wants_people_only_waits_for_them_and_not_for_ever(sqlite: str) -> None:
    time = Time()
    async with open_hall(sqlite, time=time) as hall:
        table = await paired(hall, "anna", msgspec.structs.replace(TWO, fill=False))
        time.pass_by(2 * BOTS_MS / 1000)
        await hall.sweep()
        assert table.facts().status == "waiting"
        time.pass_by(PATIENCE_MS / 1000)
        await hall.sweep()
        assert table.facts().status == "abandoned"


@asynchronous
async def test_another_house_goes_on_with_a_table_that_was_full_when_the_first_fell(postgresql: str) -> None:
    time = Time()
    async with open_hall(postgresql, time=time) as hall:
        table = await paired(hall, "anna")
        await meet(hall, "boris")
        await table.seating.sit("boris")  # and it fell before the game began
    async with open_hall(postgresql, time=time) as other:
        await other.sweep()
        assert (await other.table(table.id)).sitting.room.status == "playing"


@asynchronous
async def test_nobody_pairs_with_nobody(sqlite: str) -> None:
    async with open_hall(sqlite) as hall:
        with pytest.raises(Trouble, match="two seats"):
            await paired(hall, "anna", Seek("knights_tale", 1))


# -- slow games ----------------------------------------------------------------------------------


@asynchronous
async def test_a_slow_clock_waits_for_who_is_away_and_a_quick_one_does_not(database: str) -> None:
    time = Time()
    async with open_hall(database, time=time) as hall:
        slow = await new_game(hall, "anna", "boris", clock=DAYS, at_zero="claim")
        quick = await new_game(hall, "anna", "boris", clock=ClockRule(limit_ms=60_000), at_zero="claim")
        for table in (slow, quick):
            while holder(table, decider(table)) != "anna":
                await move(table)
        away_ms = time() + 10 * DAY_MS
        await hall.store.meeting.set_habits("anna", Habits(away_from_ms=time(), away_until_ms=away_ms))
        time.pass_by(3 * DAY_MS / 1000)
        await hall.sweep()
        assert quick.sitting.room.overdue is not None
        assert slow.sitting.room.overdue is None
        deadline = slow.sitting.clocks.deadline(DAYS, hall.pauses)
        assert deadline == away_ms + DAYS.limit_ms
        time.pass_by(10 * DAY_MS / 1000)
        await hall.sweep()
        assert slow.sitting.room.overdue is not None
        hall.forget_all()
        found = (await hall.table(slow.id)).sitting
        assert found.clocks == slow.sitting.clocks


def test_being_away_again_has_to_wait() -> None:
    now = 1_700_000_000_000
    start, end = _away(Habits(), 10, now)
    assert (start, end) == (now, now + 10 * DAY_MS)
    running = Habits(away_from_ms=start, away_until_ms=end)
    assert _away(running, 30, now + 5 * DAY_MS) == (start, start + 30 * DAY_MS)
    assert _away(running, 0, now + DAY_MS) == (start, now + DAY_MS)
    with pytest.raises(Conflict, match="away already"):
        _away(running, 5, now + 20 * DAY_MS)
    assert _away(running, 5, now + AGAIN_DAYS * DAY_MS)[0] == now + AGAIN_DAYS * DAY_MS


class Sent(Notifier):
    """Notes what would go out."""

    def __init__(self, hall: Hall) -> None:
        limits = msgspec.structs.replace(Limits(), notice_delay=0.0)
        super().__init__(hall, limits, Metrics(), vapid_key=fresh_vapid_key(), public_url="https://h.example")
        self.sent: list[dict[str, Any]] = []

    async def _send(self, webhook: object, pushes: object, notice: bytes) -> None:
        self.sent.append(msgspec.json.decode(notice))


@asynchronous
async def test_one_notice_a_day_instead_of_one_for_each_turn(database: str) -> None:
    time = Time()
    async with open_hall(database, time=time) as hall:
        table = await new_game(hall, "anna", "boris", clock=DAYS)
        user = holder(table, decider(table))
        await hall.store.people.set_webhook(user, "https://example.org", "secret")
        due = _next_ms(time(), 18)
        await hall.store.meeting.set_habits(user, Habits(18, due))
        one, other = Sent(hall), Sent(hall)
        seat = decider(table)
        turn = Turn(table.id, "kings_bounty", seat, user, table.sitting.versions[seat], False, slow=True)
        await one._tell(turn)
        await one.digests()
        assert one.sent == [], "not yet"
        time.pass_by((due - time()) / 1000)
        await asyncio.gather(one.digests(), other.digests())
        assert [*one.sent, *other.sent] == [
            {"type": "digest", "tables": [table.id], "url": "https://h.example/"}
        ]
        assert (await hall.store.meeting.habits(user)).digest_due_ms == due + DAY_MS
        await hall.store.meeting.set_habits(user, Habits())
        await one._tell(turn)
        assert one.sent[-1]["type"] == "your_turn"


@asynchronous
async def test_who_follows_me_or_has_played_with_me_can_be_called_to_a_table(sqlite: str) -> None:
    async with open_hall(sqlite) as hall:
        await meet(hall, "anna", "boris", "clara")
        call = Wish("kings_bounty", (SeatWish("me"), SeatWish("invited", user="boris")))
        with pytest.raises(Forbidden, match="follows you"):
            await hall.create("anna", call)
        await hall.store.meeting.follow("boris", "anna", 1)
        table = await hall.create("anna", call)
        assert [facts.id for facts in await hall.my_tables("boris")] == [table.id]
        assert table.facts().seats[1].name == "Boris"
        with pytest.raises(Forbidden):
            await table.seating.sit("clara", 1, token=table.seating.link("anna"))
        assert await table.seating.sit("boris") == 1
        await table.seating.start("anna")
        await play_out(table)
        assert await hall.store.meeting.may_call("boris", "anna"), "they have played"
        with pytest.raises(Trouble, match="invited seat"):
            await hall.create("boris", Wish("kings_bounty", (SeatWish("me"), SeatWish("open", user="anna"))))


# -- friends -------------------------------------------------------------------------------------


def test_friends_and_who_is_here_over_the_wire(server: Server) -> None:
    anna, boris = server.guest(), server.guest()
    of_anna, of_boris = (one.get("/api/me").json()["user"] for one in (anna, boris))
    assert anna.ask("POST", f"/api/people/{of_boris}/follow").json() == {"followed": True}
    assert anna.ask("POST", f"/api/people/{of_boris}/follow").json() == {"followed": True}
    assert anna.ask("POST", f"/api/people/{of_anna}/follow", expect=400).json()["code"] == "oneself"
    anna.ask("POST", "/api/people/nobody/follow", expect=404)
    assert anna.get(f"/api/people/{of_boris}").json()["followed"]
    assert boris.get("/api/me/friends").json() == []
    [friend] = anna.get("/api/me/friends").json()
    assert (friend["user"], friend["here"], friend["table"]) == (of_boris, True, None)
    table = boris.ask("POST", "/api/pairing", {"game": "kings_bounty", "seats": 2, "fill": False}).json()
    assert anna.get("/api/me/friends").json()[0]["table"] == table["facts"]["id"]
    assert table["facts"]["pairing"]["fill"] is False
    boris.ask("PUT", "/api/me/hides", {"hides": ["presence"]})
    [friend] = anna.get("/api/me/friends").json()
    assert (friend["here"], friend["table"]) == (None, None)
    assert anna.ask("POST", f"/api/people/{of_boris}/unfollow").json() == {"followed": False}
    assert anna.get("/api/me/friends").json() == []
    chosen = anna.ask("PUT", "/api/me/slow-games", {"digest_hour": 7, "away_days": 3}).json()
    assert chosen["digest_hour"] == 7
    assert anna.get("/api/me/slow-games").json() == chosen
    assert anna.ask("PUT", "/api/me/slow-games", {"digest_hour": None}).json()["away_until_ms"] is None
    anna.ask("PUT", "/api/me/slow-games", {"digest_hour": 24}, expect=400)
