"""The time of the house: an outage, a stall or a step of the machine's clock flags nobody, and
after a gap everybody gets it back."""

import pytest
import sqlalchemy as sa

from hastilude.server.bots_pool import Bots
from hastilude.server.clock import ClockRule, Pauses
from hastilude.server.doorbell import Doorbell
from hastilude.server.errors import Away
from hastilude.server.hall import Hall
from hastilude.server.heartbeat import Heartbeat, MonotonicTime
from hastilude.server.house import House, HouseRules
from hastilude.server.settings import Settings
from hastilude.server.storage.pulses import Pulse
from hastilude.server.storage.store import Store
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

        async def away(now_ms: int, own_ms: int | None, gap_ms: int) -> Pulse:
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
async def test_two_absences_with_a_sign_of_life_between_them_are_one(database: str) -> None:
    """Seed 126089: two of just under five seconds in a row were charged, though it was back for a moment only."""
    time = Time()
    async with open_hall(database, time=time) as hall:
        table = await new_game(hall, "anna", "boris", clock=BANK)
        seat = decider(table)
        time.pass_by(10)
        for _ in range(2):
            time.stop_for(4.5)
            await hall.beat()
            await hall.beat()
        time.pass_by(2)
        time.stop_for(4.5)  # one alone is what a busy house may take
        await hall.beat()
        while decider(table) == seat:
            assert (await move(table)).accepted
        assert table.sitting.clocks.banks_ms[seat] == (60 - 10 - 2 - 4.5) * SECOND


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


# -- what the simulation has found -------------------------------------------------------------------


@asynchronous
async def test_a_beat_counts_from_when_it_reached_the_database(sqlite: str) -> None:
    """Seeds 2248 and 6899: of an absence of 6 s one beat saw a part, and one that hung the other."""
    time = Time()
    async with open_hall(sqlite, time=time) as hall:
        table = await new_game(hall, "anna", "boris", clock=ClockRule(limit_ms=8 * SECOND))
        since = time()
        pulse = hall.store.pulse

        async def hang(now_ms: int, own_ms: int | None, gap_ms: int) -> Pulse:
            time.stop_for(2.8)
            return await pulse(now_ms, own_ms, gap_ms)

        time.stop_for(3.4)
        hall.store.pulse = hang  # type: ignore[method-assign]
        await hall.beat()
        hall.store.pulse = pulse  # type: ignore[method-assign]
        await hall.beat()
        assert hall.pauses.spans == [(since, since + 6_200)]
        time.pass_by(2)
        await hall.sweep()
        assert not flagged(table)


@asynchronous
async def test_a_flag_asks_what_happened_until_its_own_end(sqlite: str) -> None:
    """A beat from before the end vouched for it, though the database had gone away since."""
    time = Time()
    async with open_hall(sqlite, time=time) as hall:
        table = await new_game(hall, "anna", "boris", clock=ClockRule(limit_ms=8 * SECOND))
        time.pass_by(7)
        pulse = hall.store.pulse

        async def away(now_ms: int, own_ms: int | None, gap_ms: int) -> Pulse:
            raise Away("unavailable", "The database does not answer.")

        hall.store.pulse = away  # type: ignore[method-assign]
        time.stop_for(1.2)
        with pytest.raises(Away):
            await hall.sweep()
        time.stop_for(5)
        hall.store.pulse = pulse  # type: ignore[method-assign]
        await hall.sweep()
        assert not flagged(table)
        time.pass_by(1.1)
        await hall.sweep()
        assert flagged(table)


@asynchronous
async def test_who_opens_beside_others_goes_by_their_time(sqlite: str) -> None:
    """Seeds 3302, 3919 and 4943: one process was ahead of the other by less than a gap, and flagged whoever had
    begun to decide at the other so much too early."""
    store = Store(sqlite)
    await store.open()
    time, clock = Time(), Time(5_000)
    store._clock = lambda: sa.select(sa.literal(clock(), sa.BigInteger))
    await Heartbeat(store, time, Pauses()).open()
    for machine in (time() + 3_600, time() - 20_000):
        for one in (time, clock):
            one.stop_for(1.5)
        other = Time(machine)
        await Heartbeat(store, other, Pauses()).open()
        assert other() == time()
    assert await store.pauses() == []
    # nobody is open any more: what its machine says has to do
    clock.stop_for(60)
    late = Time(time() + 90 * SECOND)
    await Heartbeat(store, late, Pauses()).open()
    assert await store.pauses() == [(time(), late())]
    await store.close()


@asynchronous
async def test_who_opens_beside_others_by_a_slow_answer_asks_again(sqlite: str) -> None:
    """Seed 26651: two processes told times that lay 1.4 s apart, and a seat was charged for what nobody had."""
    store = Store(sqlite)
    await store.open()
    time, clock, other = Time(), Time(5_000), Time(77_000)
    store._clock = lambda: sa.select(sa.literal(clock(), sa.BigInteger))
    await Heartbeat(store, time, Pauses()).open()
    pauses = store.pauses
    slow = [1.4]

    async def late(since_ms: int = 0) -> list[tuple[int, int]]:
        for one in (time, clock, other) if slow else ():
            one.stop_for(slow[0])
        slow.clear()
        return await pauses(since_ms)

    store.pauses = late  # type: ignore[method-assign]
    await Heartbeat(store, other, Pauses()).open()
    assert other() == time()
    await store.close()


@asynchronous
async def test_who_is_behind_the_others_writes_down_what_has_never_been(sqlite: str) -> None:
    """A process that opened while the database was slow: its time jumps when it finds out."""
    store = Store(sqlite)
    await store.open()
    clock = Time(5_000)
    store._clock = lambda: sa.select(sa.literal(clock(), sa.BigInteger))
    await store.pulse(100_000, None, 5_000)
    clock.stop_for(1)
    assert (await store.pulse(98_000, 97_000, 5_000)).now_ms == 101_000
    assert await store.pauses() == [(98_000, 101_000)]
    await store.close()


@asynchronous
async def test_a_house_is_open_only_when_all_of_it_is(sqlite: str) -> None:
    """Seeds 5384 and 6390: a process that had still to ask for its keys had said already that it is open."""
    time = Time()
    async with open_hall(sqlite, time=time) as hall:
        await hall.beat()
        closed = time()
    settings = Settings(database=sqlite)
    house = House(settings, HouseRules(), Hall(settings, Store(sqlite), Doorbell(), Bots(), time))
    value = house.people.value

    async def slow(key: str, fresh: str) -> str:
        time.stop_for(4)
        return await value(key, fresh)

    house.people.value = slow  # type: ignore[method-assign]
    await house.open()
    assert house.hall.pauses.spans == [(closed, closed + 8_000)]
    await house.close()


@asynchronous
async def test_a_pulse_that_was_never_answered_is_no_sign_of_life(sqlite: str) -> None:
    """Seeds 6794 and 6942: it had hung, and was written when nobody waited for it any more."""
    store = Store(sqlite)
    await store.open()
    await store.pulse(1_000, None, 5_000)
    await store.pulse(3_000, 1_000, 5_000)
    await store.pulse(5_000, 3_000, 5_000)  # sent by who died before it was written
    await store.pulse(9_900, None, 5_000)
    assert await store.pauses() == [(3_000, 9_900)]
    await store.close()


@asynchronous
async def test_who_comes_back_for_a_moment_was_away_all_the_time(sqlite: str) -> None:
    """Seed 6390: a process that had been stalled beat once before it was stopped, and was started again."""
    store = Store(sqlite)
    await store.open()
    await store.pulse(1_000, None, 5_000)
    await store.pulse(31_000, 1_000, 5_000)
    await store.pulse(31_010, 31_000, 5_000)
    await store.pulse(34_000, None, 5_000)
    assert Pauses(await store.pauses()).spans == [(1_000, 34_000)]
    await store.pulse(36_000, 34_000, 5_000)
    await store.pulse(38_000, 36_000, 5_000)
    await store.pulse(41_000, None, 5_000)  # … but who was there for a while was there
    assert Pauses(await store.pauses()).spans == [(1_000, 34_000), (36_000, 41_000)]
    await store.close()


@asynchronous
async def test_a_house_that_opens_was_closed_however_short_its_clock_says(sqlite: str) -> None:
    """Seed 69490: it was closed for half a minute, in which its machine's clock was set back as far; a gap of
    three seconds was none."""
    store = Store(sqlite)
    await store.open()
    await store.pulse(1_000, None, 5_000)
    await store.pulse(3_000, 1_000, 5_000)
    await store.pulse(6_000, None, 5_000)
    assert await store.pauses() == [(1_000, 6_000)]  # the last pulse may have been written too late
    await store.close()


@asynchronous
async def test_who_opens_after_others_died_does_not_take_them_for_open(sqlite: str) -> None:
    """Seeds 122924 and 124448: all were killed and started again within a gap, or what they had still sent was
    written late; what nobody was there for was charged."""
    store = Store(sqlite)
    await store.open()
    clock = Time(5_000)
    store._clock = lambda: sa.select(sa.literal(clock(), sa.BigInteger))
    await store.pulse(1_000, None, 5_000)
    clock.stop_for(2)
    await store.pulse(3_000, 1_000, 5_000)
    await store.pulse(3_010, 3_000, 5_000)
    clock.stop_for(4)
    await store.pulse(7_010, None, 5_000)
    assert await store.pauses() == [(3_000, 7_010)]
    await store.close()
