"""Shares: nobody can take more of the house than leaves enough for the others."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from hastilude.server.errors import TooMany
from hastilude.server.limits import Limits, Rate
from hastilude.server.turns import Turns
from support.server import (
    asynchronous,
    choices,
    client_id,
    decider,
    holder,
    meet,
    new_game,
    new_table,
    open_hall,
)
from support.serving import Server, TableLink, at_table, play_out, seated


async def order(turns: Turns, asked: list[tuple[str, bool]]) -> list[str]:
    """In which order questions are thought about that come while one is being thought about."""
    done: list[str] = []
    first = asyncio.Event()

    async def think(host: str, people: bool, name: str) -> None:
        async with turns.turn(host, people):
            if name == "first":
                await first.wait()
            done.append(name)

    tasks = [asyncio.create_task(think("anna", False, "first"))]
    await asyncio.sleep(0)
    for number, (host, people) in enumerate(asked):
        tasks.append(asyncio.create_task(think(host, people, f"{host}{number}")))
    await asyncio.sleep(0)
    first.set()
    await asyncio.gather(*tasks)
    return done[1:]


@asynchronous
async def test_tables_with_people_come_first_and_hosts_take_turns() -> None:
    asked = [("anna", False)] * 3 + [("boris", False)] * 2 + [("clara", True)]
    assert await order(Turns(1), asked) == ["clara5", "boris3", "anna0", "boris4", "anna1", "anna2"]


@asynchronous
async def test_who_gives_up_waiting_takes_no_turn() -> None:
    turns = Turns(1)
    async with turns.turn("anna", True):
        waiting = asyncio.create_task(turns._take("boris", True))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
    async with asyncio.timeout(30), turns.turn("clara", False):
        pass


@asynchronous
async def test_taking_back_again_and_again_does_not_fill_the_log(sqlite: str) -> None:
    limits = Limits(undos_per_person=Rate(3, 0.001))
    async with open_hall(sqlite, limits=limits) as hall:
        table = await new_game(hall, "anna", "boris")
        seat = decider(table)
        user = holder(table, seat)

        async def there_and_back() -> None:
            update = table.update(seat)
            free = next(choice for choice in choices(update) if choice.text == "exchange")
            answer = await table.play.act(user, seat, free.id, update.version, client_id())
            await table.play.undo(user, seat, answer.version, client_id())

        for _ in range(3):
            await there_and_back()
        with pytest.raises(TooMany):
            await there_and_back()


@pytest.fixture
def narrow(tmp_path: Path) -> Iterator[Server]:
    limits = ["sockets_per_table=3", "tables_made_per_guest=2,0.001"]
    with Server(tmp_path, limits=limits) as server:
        yield server


@asynchronous
async def test_spectators_do_not_keep_a_player_out(narrow: Server) -> None:
    table, guests = seated(narrow, 2)
    async with AsyncExitStack() as stack:
        for _ in range(3):
            await stack.enter_async_context(at_table(narrow.guest("Watcher"), table))
        with pytest.raises(ConnectionClosed) as closed:
            async with at_table(narrow.guest("Late"), table) as late:
                await late.hear_until("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4409
        for guest in guests:
            await stack.enter_async_context(at_table(guest, table))


def test_rematches_are_tables_too(narrow: Server) -> None:
    """A chain of rematches is bounded like tables that are made one by one."""
    guest = narrow.guest("Anna")
    table = guest.make_table(("me", "bot:random"), game="kings_bounty")
    guest.start(table)
    play_out(table, [guest])
    again = guest.post(f"{table.path}/rematch", {}).json()
    assert guest.post(f"{table.path}/rematch", {}).json() == again  # it is there already
    next_one = TableLink(again["facts"]["id"], again["link"])
    guest.start(next_one)
    play_out(next_one, [guest])
    guest.post(f"{next_one.path}/rematch", {}, expect=429)


@asynchronous
async def test_changing_ones_mind_again_and_again_does_not_fill_the_log(sqlite: str) -> None:
    """Sitting down and standing up, proposing and declining, leaving and coming back."""
    limits = Limits(changes_per_person=Rate(6, 0.001))
    async with open_hall(sqlite, limits=limits) as hall:
        table = await new_table(hall, "anna", "boris")

        async def up_and_down() -> None:
            while True:
                await table.seating.stand("boris")
                await table.seating.sit("boris")

        async def this_and_that() -> None:
            while True:
                seat = table.seats_of("anna")[0]
                number = await table.council.propose("anna", "abandon", by=seat)
                await table.council.decline("anna", seat, number)

        with pytest.raises(TooMany):
            await up_and_down()
        await meet(hall, "clara")
        await table.seating.sit("clara")
        await table.seating.start("anna")  # everybody else goes on
        rows = table.sitting.seq
        with pytest.raises(TooMany):
            await this_and_that()
        assert table.sitting.seq <= rows + 6
