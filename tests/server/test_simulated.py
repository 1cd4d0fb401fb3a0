"""What the simulation (`tests/simulation`) has found, each as a small test of its own."""

import pytest

from hastilude.server.clock import ClockRule
from hastilude.server.table import Table
from support import toys
from support.server import (
    Time,
    asynchronous,
    check_record,
    client_id,
    decider,
    high_card,
    holder,
    install,
    meet,
    move,
    new_game,
    open_hall,
    play_out,
    randomly,
    until,
)


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, toys.GAME)


@asynchronous
async def test_back_to_what_had_itself_been_taken_back(sqlite: str) -> None:
    """Seed 55: the record held decisions of the way that was left, and did not verify."""
    async with open_hall(sqlite) as hall:
        table = await new_game(hall, "anna", "boris")
        anna, boris = table.seats_of("anna")[0], table.seats_of("boris")[0]

        async def go_back(version: int) -> None:
            number = await table.council.propose("anna", "rollback", by=anna, version=version)
            await table.council.agree("boris", boris, number)
            await until(lambda: table.sitting.room.proposal is None)

        begun = table.update(anna).version
        await move(table, lambda texts: next(text for text in texts if text != "exchange"))
        played = table.update(anna).version
        await go_back(begun)
        await move(table, "exchange")
        await play_on(3, table)
        await go_back(played)
        await play_out(table, randomly(3))
        await check_record(table)


async def play_on(count: int, table: Table) -> None:
    for _ in range(count):
        assert (await move(table, randomly(2))).accepted


@asynchronous
async def test_the_last_decision_is_known_again_after_the_end(sqlite: str, toy: None) -> None:
    """Seed 3: an id that was done was refused later, because there was no game any more."""
    async with open_hall(sqlite) as hall:
        table = await high_card(hall, "anna", "boris")
        while table.sitting.room.status == "playing":
            seat = decider(table)
            user, number, version = holder(table, seat), client_id(), table.update(seat).version
            done = await table.play.act(user, seat, "keep", version, number)
        again = await table.play.act(user, seat, "keep", table.update(seat).version, number)
        assert (again.accepted, again.version) == (True, done.version)


@asynchronous
async def test_whom_a_rematch_is_kept_for_finds_it_until_they_sit(sqlite: str, toy: None) -> None:
    """Seed 11: as soon as anybody did anything there, it was gone from their list."""
    async with open_hall(sqlite) as hall:
        await meet(hall, "anna", "boris", "clara")
        table = await high_card(hall, "anna", "boris", "clara")
        await play_out(table)
        again = await hall.rematch(table, "anna")
        await again.seating.sit("clara")
        for user in ("anna", "boris", "clara"):
            assert again.id in [facts.id for facts in await hall.my_tables(user)]


@asynchronous
async def test_a_beat_that_hung_is_no_sign_of_life(sqlite: str) -> None:
    """Seed 1003: of an absence of 7 s only what came after the next beat was given back."""
    time = Time()
    async with open_hall(sqlite, time=time) as hall:
        table = await new_game(hall, "anna", "boris", clock=ClockRule(limit_ms=8_000))
        since = time.now_ms
        pulse = hall.store.pulse

        async def hang(now_ms: int, own_ms: int | None, gap_ms: int) -> int | None:
            found = await pulse(now_ms, own_ms, gap_ms)
            time.stop_for(5)
            return found

        time.stop_for(2)
        hall.store.pulse = hang  # type: ignore[method-assign]
        await hall.beat()
        hall.store.pulse = pulse  # type: ignore[method-assign]
        time.stop_for(1)
        await hall.sweep()
        assert hall.pauses.spans == [(since, since + 8_000)]
        assert table.sitting.room.overdue is None
        assert not table.sitting.room.marked
