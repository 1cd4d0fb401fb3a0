"""All tables of a process: loading, forgetting, lists, clocks that run while nobody looks."""

import asyncio
import gc
import tracemalloc

import pytest
import sqlalchemy as sa

from hastilude.games.kings_bounty.meta import GAME
from hastilude.server import keeper
from hastilude.server.clock import ClockRule
from hastilude.server.doorbell import Ring
from hastilude.server.errors import Away, Conflict, Missing
from hastilude.server.hall import Hall
from hastilude.server.steward import Steward
from hastilude.server.storage.schema import tables
from hastilude.server.storage.store import Entry
from hastilude.server.table import Table
from support.server import (
    Time,
    asynchronous,
    check_record,
    choices,
    client_id,
    decider,
    holder,
    meet,
    move,
    moves,
    new_game,
    new_table,
    next_update,
    open_hall,
    play_out,
    randomly,
    until,
    wish,
)

SECOND = 1000
DAY = 24 * 3600


def everything(table: Table) -> list[object]:
    """All that anybody may know of a table, and what only it knows."""
    seats = [*range(table.charter.seats), None]
    course = table.sitting.course
    return [
        table.sitting.versions,
        table.sitting.seq,
        table.sitting.room,
        table.sitting.clocks,
        None if course is None else (course.place, course.begun, course.count, course.pending),
        None if course is None else table.box.rulebook.position(course.state),
        [table.update(seat).view for seat in seats],
        [table.update(seat).undo for seat in seats],
        [table.update(seat).actions for seat in seats],
    ]


@asynchronous
async def test_a_table_that_is_read_again_is_the_same(database: str) -> None:
    """At any moment of a game: in the middle of an exchange, with something pending, after the end."""
    async with open_hall(database, snapshot_every=7) as here, open_hall(database) as there:
        table = await new_game(here, "anna", "boris", "clara", confirm_turn=True)
        pick = randomly(8)
        for number in range(60):
            seat = decider(table)
            if table.update(seat).pending is None:
                await move(table, pick)
            else:
                answer = table.play.undo if number % 5 == 0 else table.play.confirm_turn
                await answer(holder(table, seat), seat, table.update(seat).version, client_id())
            if number % 4 == 0:
                again = await there.table(table.id)
                assert everything(again) == everything(table)
                del again
                there.forget_all()


@asynchronous
async def test_the_games_chance_goes_on_where_it_stopped(sqlite: str) -> None:
    """A game that is dealt and shuffled along the way, put away and read again in between."""
    options = {"removed_peoples": "chosen", "exchange_order": "random"}
    async with open_hall(sqlite, snapshot_every=9) as hall:
        places: set[int] = set()
        pick = randomly(6)
        while len(places) < 2:  # the deal is nobody's to choose: in some nothing is ever shuffled
            places.clear()
            table = await new_table(hall, "anna", "boris", options=options)
            await table.seating.start("anna")
            name = table.id
            while table.sitting.room.status == "playing":
                for _ in range(3):
                    if table.sitting.room.status == "playing":
                        await move(table, pick)
                assert table.sitting.course is not None
                places.add(table.sitting.course.place)
                del table
                hall.forget_all()
                table = await hall.table(name)
            await check_record(table)


@asynchronous
async def test_loading_does_not_depend_on_the_length_of_the_game(database: str) -> None:
    async with open_hall(database, snapshot_every=10) as hall:
        table = await new_game(hall, "anna", "boris", "clara", "dmitri")
        await play_out(table, randomly(1))
        assert table.sitting.seq > 60
        rows: list[int] = []
        tail = hall.store.tail

        async def counted(table_id: str, after: int, up_to: int | None = None) -> object:
            found = await tail(table_id, after, up_to)
            rows.append(len(found))
            return found

        hall.store.tail = counted  # type: ignore[method-assign, assignment]
        hall.forget_all()
        del table
        await hall.table((await hall.my_tables("anna"))[0].id)
        assert sum(rows) <= 10


@asynchronous
async def test_what_nobody_needs_leaves_the_memory_and_comes_back(sqlite: str) -> None:
    async with open_hall(sqlite, idle_seconds=0.0) as hall:
        table = await new_game(hall, "anna", "boris")
        watcher = table.subscribe("")
        name, expected = table.id, everything(table)
        await hall.forget_idle()
        assert hall.loaded() == 1  # somebody watches
        watcher.close()
        await hall.forget_idle()
        assert hall.loaded() == 0
        assert await hall.table(name) is table  # somebody holds it
        del table
        await hall.forget_idle()
        gc.collect()
        assert everything(await hall.table(name)) == expected


@asynchronous
async def test_the_table_used_longest_ago_goes_first(sqlite: str) -> None:
    async with open_hall(sqlite, tables_in_memory=2) as hall:
        tables = [await new_table(hall, "anna", "boris") for _ in range(3)]
        await hall.table(tables[0].id)
        await hall.forget_idle()
        assert {name for name in (t.id for t in tables) if hall.is_loaded(name)} == {
            tables[0].id,
            tables[2].id,
        }


@asynchronous
async def test_many_ask_for_one_table_and_get_one(sqlite: str) -> None:
    async with open_hall(sqlite) as hall:
        table = await new_table(hall, "anna", "boris")
        name = table.id
        del table
        hall.forget_all()
        found = await asyncio.gather(*(hall.table(name) for _ in range(10)))
        assert len({id(table) for table in found}) == 1
        for strange in ("nothing", "../etc", "x" * 100, "\0", ""):
            with pytest.raises(Missing):
                await hall.table(strange)


@asynchronous
async def test_a_row_that_comes_when_nobody_waits_for_it_is_shown(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seed 43575: the answer was given up and a look found nothing; then the row came to be, and those who
    watched were never shown it. Nor may the table be forgotten meanwhile: one that is read again knows of no
    row to look for."""
    monkeypatch.setattr(keeper, "FINDING_OUT", 0.01)
    monkeypatch.setattr(keeper, "LOOKS_FOR_LATE", (0.01,) * 500)
    async with open_hall(sqlite) as hall:
        table = await new_game(hall, "anna", "boris", clock=ClockRule(limit_ms=DAY * SECOND))
        name, before, append, hung = table.id, table.sitting.seq, hall.store.append, list[Entry]()
        missed = asyncio.Event()

        async def hangs(entry: Entry) -> bool:
            hung.append(entry)
            hall.heartbeat.vouch = away  # type: ignore[method-assign]
            raise Away("unavailable", "The database does not answer.")

        async def away(for_ms: int | None = None) -> None:
            missed.set()
            raise Away("unavailable", "The database does not answer.")

        vouch = hall.heartbeat.vouch
        hall.store.append = lambda entry: asyncio.ensure_future(hangs(entry))  # type: ignore[method-assign]
        with pytest.raises(Away):
            await move(table)
        hall.store.append = append  # type: ignore[method-assign]
        await missed.wait()
        del table
        hall.forget_all()
        gc.collect()
        again = await hall.table(name)
        hall.heartbeat.vouch = vouch  # type: ignore[method-assign]
        watcher = again.subscribe("anna", again.seats_of("anna")[0])
        await next_update(watcher)
        await again.keeper.catch_up()
        assert again.sitting.seq == before
        rung: list[Ring] = []
        monkeypatch.setattr(hall.doorbell, "ring", rung.append)
        assert await append(hung[0])
        await until(lambda: again.sitting.seq > before and not again.keeper.in_doubt)
        await until(lambda: bool(rung))  # nor had other processes been told (seed 102279)
        watcher.close()


@asynchronous
async def test_an_idle_table_takes_little_memory(sqlite: str) -> None:
    """At most 64 kB: just loaded, and after it was played at, in the middle of a game of four."""
    count = 5
    async with open_hall(sqlite) as hall:
        await meet(hall, "anna")

        async def begin() -> str:
            table = await hall.create("anna", wish("me", "me", "me", "me", visibility="link"))
            await table.seating.start("anna")
            return await go_on(table)

        async def go_on(table: Table) -> str:
            pick = randomly(1)
            for _ in range(25):
                await move(table, pick)
            return table.id

        async def taken(*, playing: bool) -> float:
            """What is given back when the tables are forgotten: what tables share, texts say, stays."""
            found = [await hall.table(name) for name in names]
            if playing:
                await asyncio.gather(*(go_on(table) for table in found))
            gc.collect()
            full = tracemalloc.get_traced_memory()[0]
            del found
            hall.forget_all()
            gc.collect()
            return (full - tracemalloc.get_traced_memory()[0]) / count

        names = await asyncio.gather(*(begin() for _ in range(count)))
        hall.forget_all()
        tracemalloc.start()
        try:
            loaded, played = await taken(playing=False), await taken(playing=True)
        finally:
            tracemalloc.stop()
        assert 1024 < loaded < 64 * 1024
        assert loaded < played < 64 * 1024


@asynchronous
async def test_lists(database: str) -> None:
    async with open_hall(database) as hall:
        mine, over = [await new_table(hall, *people) for people in (("anna", "boris"), ("clara", "dmitri"))]
        await mine.seating.start("anna")
        await over.seating.start("clara")
        await play_out(over)
        waiting = await new_table(hall, "boris", "clara")
        secret = await hall.create("boris", wish("me", "open", visibility="link"))
        open_ids = [facts.id for facts in await hall.open_tables()]
        assert set(open_ids) == {mine.id, waiting.id}
        assert [facts.id for facts in await hall.finished_tables()] == [over.id]
        assert (await hall.finished_tables())[0].result is not None
        assert await hall.finished_tables(before_ms=1) == []
        assert await hall.open_tables(game="lionheart") == []
        borises = [facts.id for facts in await hall.my_tables("boris")]
        assert set(borises) == {mine.id, waiting.id, secret.id}
        assert await hall.hosted_by("boris") == 2
        decides = holder(mine, decider(mine))
        assert await hall.waiting_for(decides) == 1
        assert (await hall.my_tables(decides))[0].id == mine.id
        assert (await hall.my_tables(decides))[0].waiting_user == decides


@asynchronous
async def test_a_new_name_is_seen_everywhere(sqlite: str) -> None:
    async with open_hall(sqlite) as hall:
        table = await new_game(hall, "anna", "boris")
        await hall.store.people.rename("anna", "Queen Anne")
        hall.renamed("anna", "Queen Anne")
        assert "Queen Anne" in [seat.name for seat in table.facts().seats]
        assert "Queen Anne" in [seat.name for seat in (await hall.my_tables("anna"))[0].seats]


# -- clocks ------------------------------------------------------------------------------------------


@asynchronous
async def test_when_the_time_is_out_a_bot_takes_over(database: str) -> None:
    time = Time()
    async with open_hall(database, time=time) as hall:
        table = await new_game(hall, "anna", "boris", clock=ClockRule(limit_ms=30 * SECOND))
        late = decider(table)
        clock = table.update(late).clock
        assert clock is not None
        assert clock.seat == late
        assert clock.deadline_ms == time.now_ms + 30 * SECOND
        time.pass_by(29)
        await hall.sweep()
        assert not table.facts().marked
        time.pass_by(1)
        await hall.sweep()
        assert table.facts().marked
        assert table.facts().seats[late].stands_in
        await until(lambda: not table.sitting.bot_to_move())
        assert decider(table) == 1 - late
        await table.seating.come_back(holder(table, late))
        await moves(table, "exchange") if "exchange" in texts(table) else await move(table)


def texts(table: Table) -> list[str]:
    return [choice.text for choice in choices(table.update(decider(table)))]


@asynchronous
async def test_a_decision_that_comes_too_late_is_not_taken(sqlite: str) -> None:
    time = Time()
    async with open_hall(sqlite, time=time, sweep_seconds=1000.0) as hall:
        table = await new_game(hall, "anna", "boris", clock=ClockRule(bank_ms=30 * SECOND))
        late = decider(table)
        time.pass_by(31)
        answer = await move(table)
        assert answer.refusal is not None
        assert answer.refusal.code == "stale"
        assert table.facts().seats[late].stands_in


@asynchronous
async def test_an_overdue_seat_may_be_claimed_by_the_others(sqlite: str) -> None:
    time = Time()
    async with open_hall(sqlite, time=time) as hall:
        table = await new_game(hall, "anna", "boris", clock=ClockRule(bank_ms=30 * SECOND), at_zero="claim")
        late = decider(table)
        other = 1 - late
        with pytest.raises(Conflict):
            await table.council.claim(holder(table, other), other)
        time.pass_by(31)
        await hall.sweep()
        clock = table.update(other).clock
        assert clock is not None
        assert clock.overdue == late
        assert not table.facts().marked
        with pytest.raises(Conflict):
            await table.council.claim(holder(table, late), late)
        await table.council.claim(holder(table, other), other)
        assert table.facts().seats[late].stands_in


@asynchronous
async def test_who_is_overdue_may_still_decide_until_the_seat_is_claimed(sqlite: str) -> None:
    time = Time()
    async with open_hall(sqlite, time=time) as hall:
        rule = ClockRule(bank_ms=30 * SECOND, increment_ms=5 * SECOND)
        table = await new_game(hall, "anna", "boris", clock=rule, at_zero="claim")
        late = decider(table)
        time.pass_by(60)
        await hall.sweep()
        play = next(text for text in texts(table) if text != "exchange")
        await moves(table, play)
        clock = table.update(None).clock
        assert clock is not None
        assert clock.overdue is None
        assert clock.banks_ms is not None
        assert clock.banks_ms[late] == 0
        assert clock.seat == 1 - late


@asynchronous
async def test_for_who_is_away_the_game_makes_its_own_move(sqlite: str) -> None:
    """King's Bounty exchanges one card (KB-R49); the seat stays the player's."""
    time = Time()
    async with open_hall(sqlite, time=time) as hall:
        rule = ClockRule(limit_ms=30 * SECOND)
        table = await new_game(hall, "anna", "boris", clock=rule, at_zero="move")
        late = decider(table)
        time.pass_by(31)
        await hall.sweep()
        await until(lambda: decider(table) != late)
        rows = await hall.store.tail(table.id, 0)
        assert [row.kind for row in rows[-4:]] == ["clock", "act", "act", "act"]
        done = [row.action for row in rows[-3:]]
        assert (done[0], done[2]) == ("exchange", "done")
        assert {row.actor for row in rows[-3:]} == {None}
        facts = table.facts()
        assert not facts.seats[late].stands_in
        assert not facts.marked
        clock = table.update(None).clock
        assert clock is not None
        assert (clock.overdue, clock.seat) == (None, 1 - late)


@asynchronous
async def test_a_move_for_who_is_away_is_made_after_a_restart(sqlite: str) -> None:
    """The clock was out, and the process died before it moved."""
    time = Time()
    rule = ClockRule(limit_ms=30 * SECOND)
    async with open_hall(sqlite, time=time) as hall:
        table = await new_game(hall, "anna", "boris", clock=rule, at_zero="move")
        name, late = table.id, decider(table)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Steward, "stir", lambda steward: None)
            time.pass_by(31)
            await hall.sweep()
        assert table.sitting.room.overdue == late
    async with open_hall(sqlite, time=time) as hall:
        await hall.sweep()
        table = await hall.table(name)
        await until(lambda: decider(table) != late)


@asynchronous
async def test_a_slow_game_goes_on_after_days(database: str) -> None:
    time = Time()
    rule = ClockRule(limit_ms=3 * DAY * SECOND)
    async with open_hall(database, time=time) as hall:
        table = await new_game(hall, "anna", "boris", clock=rule)
        name, expected = table.id, everything(table)
    time.pass_by(2 * DAY)
    async with open_hall(database, time=time) as hall:
        table = await hall.table(name)
        assert everything(table) == expected
        await hall.sweep()
        assert not table.facts().marked
        await move(table)


@asynchronous
async def test_time_without_a_server_is_not_charged(database: str) -> None:
    time = Time()
    rule = ClockRule(bank_ms=60 * SECOND)
    async with open_hall(database, time=time) as hall:
        table = await new_game(hall, "anna", "boris", clock=rule)
        name, seat = table.id, decider(table)
        time.pass_by(10)
        await hall.beat()
    time.pass_by(3600)
    async with open_hall(database, time=time) as hall:
        table = await hall.table(name)
        await hall.sweep()
        assert not table.facts().marked
        clock = table.update(seat).clock
        assert clock is not None
        assert clock.deadline_ms == time.now_ms + 50 * SECOND
        time.pass_by(20)
        play = next(text for text in texts(table) if text != "exchange")
        await moves(table, play)
        clock = table.update(seat).clock
        assert clock is not None
        assert clock.banks_ms is not None
        assert clock.banks_ms[seat] == 30 * SECOND
    async with open_hall(database, time=time) as hall:  # as its log has it
        again = (await hall.table(name)).update(seat).clock
        assert again == clock


@asynchronous
async def test_a_table_whose_rules_are_gone_does_not_stop_the_others(sqlite: str) -> None:
    time = Time()
    async with open_hall(sqlite, time=time) as hall:
        lost = await new_game(hall, "anna", "boris", clock=ClockRule(limit_ms=SECOND))
        late = await new_game(hall, "anna", "boris", clock=ClockRule(limit_ms=SECOND))
        name = lost.id
        other = sa.func.replace(tables.c.terms, f'"rules":{GAME.rules_version},', '"rules":99,')
        change = sa.update(tables).where(tables.c.id == name).values(terms=other)
        await hall.store.writer.do(lambda connection: connection.execute(change))
        hall.forget_all()
        del lost
        gc.collect()
        with pytest.raises(Conflict):
            await hall.table(name)
        time.pass_by(5)
        await hall.sweep()
        assert late.facts().marked
        assert name not in await hall.store.due(time.now_ms, 10)


@asynchronous
async def test_a_bot_that_was_forgotten_is_found(database: str) -> None:
    """The process that should have asked it has died."""
    time = Time()

    async def stopped(hall: Hall) -> tuple[str, int]:
        table = await new_table(hall, "anna", bots=1)
        hall.bots.think = never  # type: ignore[method-assign, assignment]
        while not table.sitting.bot_to_move():
            if table.sitting.room.status == "waiting":
                await table.seating.start("anna")
            else:
                await move(table)
        return table.id, table.sitting.seq

    async def never(*_: object) -> int:
        await asyncio.Event().wait()
        return 0

    async with open_hall(database, time=time) as hall:
        name, seq = await stopped(hall)
    async with open_hall(database, time=time) as hall:
        time.pass_by(60)
        await hall.sweep()
        table = await hall.table(name)
        await until(lambda: table.sitting.seq > seq)


@asynchronous
async def test_finished_games_stay(database: str) -> None:
    async with open_hall(database) as hall:
        table = await new_game(hall, "anna", "boris")
        await play_out(table)
        name, result = table.id, table.update(None).result
    async with open_hall(database) as hall:
        table = await hall.table(name)
        assert table.update(None).result == result
        await check_record(table)
