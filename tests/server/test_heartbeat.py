"""The time of the house: an outage, a stall or a step of the machine's clock flags nobody, and
after a gap everybody gets it back."""

import pytest

from hastilude.server.clock import ClockRule, Pauses
from hastilude.server.errors import Away
from hastilude.server.hall import Hall
from hastilude.server.heartbeat import MonotonicTime
from hastilude.server.table import Table
from support.server import Time, asynchronous, decider, move, new_game, next_update, open_hall

SECOND = 1000
RULE = ClockRule(limit_ms=25 * SECOND)
BANK = ClockRule(bank_ms=60 * SECOND)


def flagged(table: Table) -> bool:
    return table.facts().marked or table.sitting.room.overdue is not None


async def check_goes_on(hall: Hall, time: Time, *tables: Table) -> None:
    """Nobody was flagged by what was; who lets the time run out then is."""
    await hall.sweep()
    assert not any(flagged(table) for table in tables)
    time.pass_by(24)
    await hall.sweep()
    assert not any(flagged(table) for table in tables)
    time.pass_by(2)
    await hall.sweep()
    assert all(flagged(table) for table in tables)


@asynchronous
async def test_a_stall_of_the_process_flags_nobody(database: str) -> None:
    time = Time()
    async with open_hall(database, time=time) as hall:
        tables = [await new_game(hall, "anna", "boris", clock=RULE) for _ in range(3)]
        time.stop_for(30)
        await check_goes_on(hall, time, *tables)


@asynchronous
async def test_a_database_that_was_away_flags_nobody(database: str) -> None:
    time = Time()
    async with open_hall(database, time=time) as hall:
        table = await new_game(hall, "anna", "boris", clock=RULE)
        pulse = hall.store.pulse

        async def away(now_ms: int, own_ms: int | None, gap_ms: int) -> int | None:
            raise Away("unavailable", "The database does not answer.")

        hall.store.pulse = away  # type: ignore[method-assign]
        for _ in range(6):
            time.stop_for(5)
            with pytest.raises(Away):
                await hall.beat()
        with pytest.raises(Away):  # it answers a question, but the gap is not written down yet
            await hall.sweep()
        assert not flagged(table)
        with pytest.raises(Away):
            await move(table)
        hall.store.pulse = pulse  # type: ignore[method-assign]
        await check_goes_on(hall, time, table)


@asynchronous
async def test_who_decides_first_after_a_gap_gets_it_back_too(database: str) -> None:
    """Before any beat: the press of the clock itself asks what the house missed."""
    time = Time()
    async with open_hall(database, time=time) as hall:
        table = await new_game(hall, "anna", "boris", clock=BANK)
        seat = decider(table)
        time.pass_by(10)
        time.stop_for(40)
        while decider(table) == seat:
            assert (await move(table)).accepted
        assert table.sitting.clocks.banks_ms[seat] == 50 * SECOND
        assert await hall.store.pauses() == [(time() - 40 * SECOND, time())]


@asynchronous
async def test_who_watches_is_shown_the_new_deadline(sqlite: str) -> None:
    time = Time()
    async with open_hall(sqlite, time=time) as hall:
        table = await new_game(hall, "anna", "boris", clock=RULE)
        watcher = table.subscribe("anna", table.seats_of("anna")[0])
        first = await next_update(watcher)
        assert first.clock is not None
        time.stop_for(30)
        await hall.beat()
        clock = None
        while clock is None or clock.deadline_ms == first.clock.deadline_ms:
            clock = (await watcher.get()).clock  # type: ignore[union-attr]
        assert first.clock.deadline_ms is not None
        assert clock.deadline_ms == first.clock.deadline_ms + 30 * SECOND


def test_a_step_of_the_machines_clock_moves_nothing() -> None:
    day, running = 1_000_000_000_000_000, 5_000_000_000
    now = MonotonicTime(lambda: day, lambda: running)
    assert now() == 1_000_000_000
    for step in (120, -3600):
        day += step * 1_000_000_000
        assert now() == 1_000_000_000
    running += 2_000_000_000
    assert now() == 1_000_002_000
    now.at_least(1_000_001_000)  # behind: nothing to do
    assert now() == 1_000_002_000
    now.at_least(1_000_009_000)
    assert now() == 1_000_009_000


@asynchronous
async def test_a_house_that_opens_with_its_clock_set_back_goes_on_from_where_it_was(database: str) -> None:
    time = Time()
    async with open_hall(database, time=time) as hall:
        table = await new_game(hall, "anna", "boris", clock=RULE)
        name = table.id
        time.pass_by(5)
        await hall.beat()
    late = Time(time() - 3600 * SECOND)
    async with open_hall(database, time=late) as hall:
        assert late() == time()
        table = await hall.table(name)
        late.pass_by(19)
        await hall.sweep()
        assert not flagged(table)
        late.pass_by(2)
        await hall.sweep()
        assert flagged(table)


@asynchronous
async def test_a_house_that_opens_with_its_clock_set_ahead_charges_nobody(database: str) -> None:
    time = Time()
    async with open_hall(database, time=time) as hall:
        table = await new_game(hall, "anna", "boris", clock=RULE)
        name = table.id
    early = Time(time() + 120 * SECOND)
    async with open_hall(database, time=early) as hall:
        table = await hall.table(name)
        await check_goes_on(hall, early, table)


@asynchronous
async def test_a_process_that_was_stopped_beside_a_working_one_gives_its_gap_back(postgresql: str) -> None:
    time = Time()
    async with open_hall(postgresql, time=time) as here, open_hall(postgresql, time=time) as there:
        table = await new_game(here, "anna", "boris", clock=RULE)
        for _ in range(10):
            time.stop_for(3)
            await there.beat()
        await here.sweep()
        assert not flagged(table)
        await there.beat()
        assert there.pauses.spans == here.pauses.spans != []


def test_gaps_that_several_processes_tell_of_count_once() -> None:
    pauses = Pauses([(10, 20), (15, 40), (50, 60)])
    pauses.add(10, 40)
    pauses.add(41, 45)
    assert pauses.between(0, 100) == 30 + 4 + 10
    pauses.add(39, 51)
    assert pauses.spans == [(10, 60)]
