"""Several processes, one database: it says who was first, and nobody loses anything."""

import asyncio
import contextlib
import random
import shutil
import socket
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest

from hastilude.server.doorbell import Doorbell, Heard, MemoryDoorbell
from hastilude.server.errors import Away, Conflict, Trouble
from hastilude.server.hall import Hall
from hastilude.server.house import House, HouseRules
from hastilude.server.redis_doorbell import RedisDoorbell
from hastilude.server.storage.people import User
from hastilude.server.storage.store import Entry
from hastilude.server.table import Table
from hastilude.server.updates import Answer, Presence, Said, Update
from support.server import (
    POSTGRESQL,
    asynchronous,
    check_record,
    choices,
    client_id,
    decider,
    holder,
    meet,
    move,
    new_game,
    new_table,
    next_update,
    open_hall,
    play_out,
    randomly,
    read,
    until,
    wish,
)


@asynccontextmanager
async def two_halls(url: str, redis: str = "", **settings: Any) -> AsyncIterator[tuple[Hall, Hall]]:
    """Two processes, as far as the database and the doorbell can tell."""
    listeners: list[Heard] = []

    def bell() -> Doorbell:
        return RedisDoorbell(redis) if redis else MemoryDoorbell(listeners)

    async with (
        open_hall(url, doorbell=bell(), **settings) as one,
        open_hall(url, doorbell=bell(), **settings) as other,
    ):
        await until(lambda: one.doorbell.working and other.doorbell.working)
        yield one, other


def same(one: Table, other: Table) -> bool:
    return one.sitting.seq == other.sitting.seq


async def both(one: Table, other: Table) -> None:
    await until(lambda: same(one, other))


async def decide(table: Table, pick: random.Random) -> Answer | None:
    """A decision of whoever, in this process's eyes, is to decide."""
    seat = table.sitting.decider
    if seat is None:
        return None
    update = table.update(seat)
    text = pick.choice(choices(update)).text
    return await table.play.act(holder(table, seat), seat, text, update.version, client_id())


@asynchronous
async def test_of_two_decisions_at_once_one_wins_and_the_other_is_told(database: str) -> None:
    async with two_halls(database) as (one, other):
        here = await new_game(one, "anna", "boris")
        there = await other.table(here.id)
        pick = random.Random(5)
        lost = accepted = 0
        while here.sitting.room.status == "playing":
            answers = await asyncio.gather(decide(here, pick), decide(there, pick))
            for table, answer in zip((here, there), answers, strict=True):
                assert answer is not None
                accepted += answer.accepted
                if not answer.accepted:
                    lost += 1
                    assert answer.refusal is not None
                    assert answer.refusal.code in ("stale", "not_your_turn")
                    seat = answer.update.seat
                    assert seat is not None
                    assert answer.update.version == table.sitting.versions[seat]
            await both(here, there)
            assert here.sitting.versions == there.sitting.versions
            for seat in (0, 1, None):
                assert here.update(seat).view == there.update(seat).view
        assert lost > 10
        rows = await one.store.tail(here.id, 0)
        assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
        assert sum(row.client_id is not None for row in rows) == accepted
        await check_record(there)


@asynchronous
async def test_the_same_attempt_at_both_processes_is_done_once(database: str) -> None:
    async with two_halls(database) as (one, other):
        here = await new_game(one, "anna", "boris")
        there = await other.table(here.id)
        for number in range(10):
            seat = decider(here)
            update = here.update(seat)
            text = choices(update)[0].text
            before = here.sitting.seq
            attempt = (holder(here, seat), seat, text, update.version, f"c{number}")
            answers = await asyncio.gather(here.play.act(*attempt), there.play.act(*attempt))
            assert all(answer.accepted for answer in answers)
            assert answers[0].version == answers[1].version
            await both(here, there)
            assert here.sitting.seq == before + 1


@asynchronous
async def test_watchers_at_both_processes_see_the_same_updates(postgresql: str, redis: str) -> None:
    async with two_halls(postgresql, redis) as (one, other):
        here = await new_game(one, "anna", "boris")
        there = await other.table(here.id)
        watchers = [here.subscribe(""), there.subscribe("")]
        start = [(await next_update(watcher)).version for watcher in watchers]
        assert start[0] == start[1]
        pick = randomly(2)
        for number in range(30):
            table = (here, there)[number % 2]
            await both(here, there)
            await move(table, pick)
        await both(here, there)
        last = here.sitting.versions[-1]
        for version in range(start[0] + 1, last + 1):
            ours, theirs = [await next_update(watcher) for watcher in watchers]
            assert ours.version == theirs.version == version
            assert ours.view == theirs.view
            assert ours.events == theirs.events


@asynchronous
async def test_two_sit_down_on_one_seat(database: str) -> None:
    async with two_halls(database) as (one, other):
        await meet(one, "anna", "boris", "clara")
        for _ in range(5):
            here = await one.create("anna", wish("me", "open"))
            there = await other.table(here.id)
            answers = await asyncio.gather(
                here.seating.sit("boris", 1), there.seating.sit("clara", 1), return_exceptions=True
            )
            assert sorted(isinstance(answer, Conflict) for answer in answers) == [False, True]
            await both(here, there)
            assert here.facts().seats[1].user == there.facts().seats[1].user


@asynchronous
async def test_a_waiting_room_in_a_hurry(database: str) -> None:
    """What was overtaken is tried again on the new state: nobody has to press twice."""
    async with two_halls(database) as (one, other):
        people = ["anna", "boris", "clara", "dmitri"]
        await meet(one, *people)
        here = await one.create("anna", wish("me", "open", "open", "open"))
        there = await other.table(here.id)
        await asyncio.gather(
            here.seating.sit("boris"), there.seating.sit("clara"), here.seating.sit("dmitri")
        )
        await both(here, there)
        assert sorted(seat.user for seat in there.facts().seats) == people
        await there.seating.start("anna")
        await both(here, there)
        assert here.facts().seats == there.facts().seats


@asynchronous
async def test_both_ask_for_a_rematch(database: str) -> None:
    async with two_halls(database) as (one, other):
        here = await new_game(one, "anna", "boris")
        await play_out(here)
        there = await other.table(here.id)
        again = await asyncio.gather(one.rematch(here, "anna"), other.rematch(there, "boris"))
        assert again[0].id == again[1].id
        assert again[0].facts().commitment == again[1].facts().commitment


@asynchronous
async def test_all_agree_at_another_process(database: str) -> None:
    async with two_halls(database, snapshot_every=5) as (one, other):
        here = await new_game(one, "anna", "boris")
        there = await other.table(here.id)
        anna, boris = here.seats_of("anna")[0], here.seats_of("boris")[0]
        start = here.update(anna)
        for _ in range(12):
            await move(here, randomly(1))
        number = await here.council.propose("anna", "rollback", by=anna, version=start.version)
        await both(here, there)
        await there.council.agree("boris", boris, number)
        await until(lambda: same(here, there) and here.sitting.room.proposal is None)
        assert here.update(anna).view == there.update(anna).view == start.view
        await play_out(there, randomly(2))
        await check_record(there)


@asynchronous
async def test_lamps_and_talk_reach_the_other_process(postgresql: str, redis: str) -> None:
    async with two_halls(postgresql, redis) as (one, other):
        here = await new_table(one, "anna", "boris")
        there = await other.table(here.id)
        watcher = there.subscribe("boris", 1)
        anna = here.subscribe("anna", 0)
        await read(watcher, lambda message: isinstance(message, Presence) and message.seats[0].present)
        await here.talk.say("anna", "hello over there")
        said = (await read(watcher, lambda message: isinstance(message, Said)))[-1]
        assert isinstance(said, Said)
        assert said.text == "hello over there"
        anna.close()
        await read(watcher, lambda message: isinstance(message, Presence) and not message.seats[0].present)


@asynchronous
async def test_without_any_ring_a_look_at_the_database_is_enough(database: str) -> None:
    class Silent(MemoryDoorbell):
        working = False

    async with (
        open_hall(database, doorbell=Silent([]), poll_seconds=0.05) as one,
        open_hall(database, doorbell=Silent([]), poll_seconds=0.05) as other,
    ):
        here = await new_game(one, "anna", "boris")
        there = await other.table(here.id)
        watcher = there.subscribe("")
        version = (await next_update(watcher)).version
        await asyncio.sleep(0.1)  # a look at the chat before anything is said
        await move(here, next(c.text for c in choices(here.update(decider(here))) if c.text != "exchange"))
        assert (await next_update(watcher)).version > version
        await here.talk.say("anna", "still there?")
        await read(watcher, lambda message: isinstance(message, Said))


@asynchronous
async def test_who_asks_after_an_answer_is_not_told_less_by_the_other_process(database: str) -> None:
    """The ring is still under way, and the next request has gone to the other process."""
    deaf: dict[str, Any] = {"doorbell": MemoryDoorbell([]), "poll_seconds": 1e6}
    async with open_hall(database, **deaf) as one, open_hall(database, **deaf) as other:
        await meet(one, "anna", "boris")
        table = await one.create("anna", wish("me", "open", visibility="link"))
        settings, rules = one.settings, HouseRules()
        house = House(settings, rules, other)
        anna, boris = [User(name, name.capitalize(), None, None, 1) for name in ("anna", "boris")]
        await house.find(table.id, anna)
        await table.seating.sit("boris", token=table.seating.link("anna"))
        assert (await house.find(table.id, boris)).seats_of("boris") == [1], "he sits there, and is let in"
        await (await house.find(table.id, anna)).seating.start("anna")
        assert (await House(settings, rules, one).find(table.id, boris)).sitting.room.status == "playing"


@asynchronous
async def test_only_one_bot_decision_counts(database: str) -> None:
    """Both processes believe that a forgotten bot is theirs to ask."""
    async with two_halls(database, bot_seconds=0.1) as (one, other):
        here = await new_table(one, "anna", bots=1)
        there = await other.table(here.id)
        await here.seating.start("anna")
        for _ in range(30):
            if here.sitting.room.status != "playing":
                break
            if here.sitting.bot_to_move():
                await asyncio.gather(here.steward.poke(), there.steward.poke())
                await until(lambda: not here.sitting.bot_to_move())
            else:
                await move(here, randomly(3))
            await both(here, there)
        rows = await one.store.tail(here.id, 0)
        assert [row.seq for row in rows] == list(range(1, len(rows) + 1))


# -- Redis goes away ---------------------------------------------------------------------------------


class OwnRedis:
    """A Redis of this test alone, which may be killed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(
            ["redis-server", "--port", str(self.port), "--save", "", "--dir", str(self.folder)],
            stdout=subprocess.DEVNULL,
        )

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()


@pytest.fixture
def own_redis(tmp_path: Path) -> Iterator[OwnRedis]:
    if shutil.which("redis-server") is None:
        pytest.skip("left out: there is no redis-server to start and kill")
    redis = OwnRedis(tmp_path)
    yield redis
    redis.kill()


@asynchronous
async def test_when_redis_dies_watchers_still_see_everything_and_when_it_comes_back_at_once(
    sqlite: str, own_redis: OwnRedis
) -> None:
    async with two_halls(sqlite, own_redis.url, poll_seconds=0.1) as (one, other):
        here = await new_game(one, "anna", "boris")
        there = await other.table(here.id)
        watcher = there.subscribe("")
        await next_update(watcher)

        async def moved() -> None:
            before = here.sitting.versions[-1]
            while here.sitting.versions[-1] == before:
                await move(here, randomly(1))
            update: Update = await next_update(watcher)
            while update.version < here.sitting.versions[-1]:
                update = await next_update(watcher)

        await moved()
        own_redis.kill()
        await moved()
        await until(lambda: not one.doorbell.working and not other.doorbell.working)
        await moved()
        own_redis.start()
        await until(lambda: one.doorbell.working and other.doorbell.working)
        await moved()


# -- the process dies ----------------------------------------------------------------------------------


@asynchronous
async def test_a_decision_whose_answer_was_lost_is_found_out(sqlite: str) -> None:
    """The database took the row, and the connection broke before it said so."""
    async with open_hall(sqlite) as hall:
        table = await new_game(hall, "anna", "boris")
        watcher = table.subscribe("")
        await next_update(watcher)
        append = hall.store.append

        async def take_and_break(entry: Entry) -> bool:
            await append(entry)
            raise Away("unavailable", "gone")

        def broken(entry: Entry) -> asyncio.Future[bool]:
            hall.store.append = append  # type: ignore[method-assign]
            return asyncio.ensure_future(take_and_break(entry))

        hall.store.append = broken  # type: ignore[method-assign]
        seat = decider(table)
        update = table.update(seat)
        attempt = (holder(table, seat), seat, choices(update)[0].text, update.version, "once")
        with pytest.raises(Trouble):
            await table.play.act(*attempt)
        again = await table.play.act(*attempt)
        assert again.accepted
        assert (await next_update(watcher)).version == table.sitting.versions[-1]
        rows = await hall.store.tail(table.id, 0)
        assert [row.client_id for row in rows].count("once") == 1


async def break_connections(url: str) -> None:
    admin = await asyncpg.connect(POSTGRESQL)
    name = url.rpartition("/")[2]
    await admin.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", name)
    await admin.close()


@asynchronous
async def test_when_the_database_comes_back_everything_goes_on(postgresql: str) -> None:
    async with open_hall(postgresql) as hall:
        table = await new_game(hall, "anna", "boris")
        playing = await new_table(hall, "anna", bots=1)
        await playing.seating.start("anna")
        for _ in range(3):
            seat = decider(table)
            update = table.update(seat)
            attempt = (holder(table, seat), seat, choices(update)[0].text, update.version, client_id())
            await break_connections(postgresql)
            with contextlib.suppress(Away):  # unless a bot was the first to notice
                await table.play.act(*attempt)
            assert (await table.play.act(*attempt)).accepted
            await until(lambda: not playing.sitting.bot_to_move())
            await move(playing, randomly(1))
        rows = await hall.store.tail(table.id, 0)
        assert [row.seq for row in rows] == list(range(1, table.sitting.seq + 1))


@asynchronous
async def test_a_client_who_goes_away_in_the_middle_leaves_the_table_whole(sqlite: str) -> None:
    async with open_hall(sqlite) as hall:
        table = await new_game(hall, "anna", "boris")
        for _ in range(10):
            seq = table.sitting.seq
            attempt = asyncio.create_task(move(table))
            await asyncio.sleep(0)  # it has sent its row to the database
            attempt.cancel()
            await asyncio.wait([attempt])
            await until(lambda seq=seq: table.sitting.seq == seq + 1)  # type: ignore[misc]
        assert table.sitting.seq == len(await hall.store.tail(table.id, 0))
