"""From a new table to its start: sitting, swapping, inviting, links, bots, the draw."""

import pytest

from hastilude.core.game import GameError
from hastilude.server.errors import Conflict, Forbidden, Missing, Trouble
from hastilude.server.seats import SeatWish
from hastilude.server.updates import TableFacts
from support.server import (
    Time,
    asynchronous,
    check_record,
    meet,
    new_game,
    new_table,
    next_update,
    open_hall,
    play_out,
    randomly,
    wish,
)


@asynchronous
async def test_a_table_is_what_was_wished_for(sqlite: str) -> None:
    async with open_hall(sqlite) as hall:
        await meet(hall, "anna")
        table = await hall.create("anna", wish("me", "open", "invited", "bot:greedy", rated=True))
        facts = table.facts()
        assert [seat.kind for seat in facts.seats] == ["person", "open", "invited", "bot"]
        assert facts.seats[0].name == "Anna"
        assert facts.seats[0].host
        assert facts.seats[3].name == "greedy"
        assert facts.options["expert_titles"] == "false"
        assert facts.rated
        assert len(facts.commitment) == 64


@asynchronous
async def test_wishes_that_cannot_be_are_refused_with_a_sentence(sqlite: str) -> None:
    async with open_hall(sqlite) as hall:
        await meet(hall, "anna")
        for bad in (
            {"game": "no_such_game"},
            {"seats": (SeatWish("me"),)},
            {"options": {"no_such_option": "1"}},
            {"options": {"expert_titles": "perhaps"}},
            {"seats": (SeatWish("me"), SeatWish("bot", "no_such_bot"))},
            {"seats": (SeatWish("me"), SeatWish("bot", "ismcts:9999s"))},
            {"teams": (0, 1)},
            {"nonce": "x" * 65},
            {"nonce": "\0"},
        ):
            with pytest.raises((GameError, Trouble)):
                await hall.create("anna", wish(*(() if "seats" in bad else ("me", "open")), **bad))


@asynchronous
async def test_sitting_down_and_standing_up(sqlite: str) -> None:
    async with open_hall(sqlite) as hall:
        await meet(hall, "anna", "boris", "clara")
        table = await hall.create("anna", wish("me", "open"))
        assert await table.seating.sit("boris") == 1
        with pytest.raises(Conflict):
            await table.seating.sit("clara")
        with pytest.raises(Conflict):
            await table.seating.sit("clara", 1)
        with pytest.raises(Missing):
            await table.seating.sit("clara", 2)
        await table.seating.stand("boris")
        assert await table.seating.sit("clara", 1) == 1
        with pytest.raises(Forbidden):
            await table.seating.stand("boris", 1)


@asynchronous
async def test_a_table_by_link_opens_only_with_the_link(sqlite: str) -> None:
    async with open_hall(sqlite) as hall:
        await meet(hall, "anna", "boris")
        table = await hall.create("anna", wish("me", "open", visibility="link"))
        other = await hall.create("anna", wish("me", "open", visibility="link"))
        for wrong in (None, "", "guess", other.seating.link("anna")):
            with pytest.raises(Forbidden):
                table.rights.admit("boris", wrong)
        with pytest.raises(Forbidden):
            await table.seating.sit("boris", token="guess")
        with pytest.raises(Forbidden):
            table.seating.link("boris")
        with pytest.raises(Forbidden):
            table.rights.admit("")
        table.rights.admit("boris", table.seating.link("anna"))
        await table.seating.sit("boris", token=table.seating.link("anna"))
        table.rights.admit("boris")


@asynchronous
async def test_an_invited_seat_opens_with_its_own_token(sqlite: str) -> None:
    async with open_hall(sqlite) as hall:
        await meet(hall, "anna", "boris", "clara")
        table = await hall.create("anna", wish("me", "invited", "invited", visibility="link"))
        token = table.seating.invite("anna", 2)
        with pytest.raises(Forbidden):
            table.seating.invite("boris", 1)
        with pytest.raises(Forbidden):
            await table.seating.sit("boris", 1, token=token)  # it is for seat 2
        assert await table.seating.sit("boris", token=token) == 2
        with pytest.raises(Conflict):
            await table.seating.sit("clara", token=token)  # used


@asynchronous
async def test_a_claim_link_takes_the_seat_along_to_another_device_once(sqlite: str) -> None:
    time = Time()
    async with open_hall(sqlite, time=time) as hall:
        await meet(hall, "phone", "thief")
        table = await new_game(hall, "anna", "boris")
        seat = table.seats_of("anna")[0]
        token = table.seating.claim_link("anna", seat)
        with pytest.raises(Forbidden):
            table.seating.claim_link("thief", seat)
        assert await table.seating.claim_seat("phone", token) == seat
        assert table.seats_of("phone") == [seat]
        assert table.seats_of("anna") == []
        with pytest.raises(Forbidden):
            await table.seating.claim_seat("thief", token)
        old = table.seating.claim_link("phone", seat)
        time.pass_by(3600)
        with pytest.raises(Forbidden):
            await table.seating.claim_seat("thief", old)


@asynchronous
async def test_swapping_seats(sqlite: str) -> None:
    async with open_hall(sqlite) as hall:
        table = await new_table(hall, "anna", "boris", bots=1)
        await table.seating.swap("boris", 1, 2)  # with the bot: at once
        assert table.seats_of("boris") == [2]
        await table.seating.swap("boris", 2, 0)  # with anna: she is asked
        assert table.seats_of("boris") == [2]
        proposal = table.update(0).proposal
        assert proposal is not None
        assert (proposal.kind, proposal.by, proposal.seat, proposal.waiting) == ("swap", 2, 0, (0,))
        with pytest.raises(Forbidden):
            await table.council.agree("boris", 0, proposal.id)
        await table.council.agree("anna", 0, proposal.id)
        assert table.seats_of("boris") == [0]
        await table.seating.swap("anna", 0, 1)  # the host just does it
        assert table.seats_of("boris") == [1]
        with pytest.raises(Forbidden):
            await table.seating.swap("boris", 2, 0)


@asynchronous
async def test_the_host_arranges_seats_and_nobody_else_does(sqlite: str) -> None:
    async with open_hall(sqlite) as hall:
        await meet(hall, "anna", "boris")
        table = await hall.create("anna", wish("me", "open", "invited"))
        await table.seating.sit("boris", 1)
        for attempt in (
            table.seating.arrange("boris", 2, "bot", "greedy"),
            table.seating.fill("boris", "greedy"),
            table.seating.start("boris"),
            table.seating.close("boris"),
        ):
            with pytest.raises(Forbidden):
                await attempt
        with pytest.raises(Conflict):
            await table.seating.start("anna")  # a seat is free
        with pytest.raises(GameError):
            await table.seating.fill("anna", "no_such_bot")
        await table.seating.arrange("anna", 1, "open")  # boris is sent off
        assert table.seats_of("boris") == []
        await table.seating.fill("anna", "greedy")
        assert [seat.kind for seat in table.facts().seats] == ["person", "bot", "bot"]
        await table.seating.start("anna")
        assert table.facts().status == "playing"
        with pytest.raises(Conflict):
            await table.seating.start("anna")
        with pytest.raises(Conflict):
            await table.seating.sit("boris")


@asynchronous
async def test_a_closed_table_stays_closed(sqlite: str) -> None:
    async with open_hall(sqlite) as hall:
        table = await new_table(hall, "anna", "boris")
        await table.seating.close("anna")
        with pytest.raises(Conflict):
            await table.seating.start("anna")
        assert await hall.open_tables() == []


@asynchronous
async def test_the_first_seat_is_drawn_by_the_sealed_seed(sqlite: str) -> None:
    """Everybody keeps the same neighbours; only the numbers begin at another chair."""
    async with open_hall(sqlite) as hall:
        chairs = set()
        for _ in range(8):
            table = await new_game(hall, "anna", "boris", "clara")
            around = [seat.user for seat in table.facts().seats]
            chair = table.sitting.room.first_chair
            assert chair is not None
            before = ["anna", "boris", "clara"]
            assert around == before[chair:] + before[:chair]
            chairs.add(chair)
        assert len(chairs) > 1


@asynchronous
async def test_what_players_add_goes_into_the_seed(sqlite: str) -> None:
    async with open_hall(sqlite) as hall:
        await meet(hall, "anna", "boris")
        table = await hall.create("anna", wish("me", "open", nonce="mine"))
        commitment = table.facts().commitment
        await table.seating.sit("boris", nonce="his")
        await table.seating.start("anna")
        assert table.update(None).opened is None
        await play_out(table)
        opened = table.update(None).opened
        assert opened is not None
        assert opened.nonces == ("mine", "his")
        assert table.facts().commitment == commitment


@asynchronous
async def test_watchers_keep_their_eyes_when_seats_change(sqlite: str) -> None:
    async with open_hall(sqlite) as hall:
        await meet(hall, "anna", "boris")
        table = await hall.create("anna", wish("me", "open", "bot:random"))
        anna, boris = table.subscribe("anna", 0), table.subscribe("boris")
        with pytest.raises(Forbidden):
            table.subscribe("boris", 0)
        await table.seating.sit("boris", 1)
        assert boris.seat == 1
        await table.seating.swap("anna", 0, 1)
        assert (anna.seat, boris.seat) == (1, 0)
        await table.seating.start("anna")
        assert [anna.seat] == table.seats_of("anna")
        assert [boris.seat] == table.seats_of("boris")
        for subscription in (anna, boris):
            update = await next_update(subscription)
            while update.status == "waiting":
                update = await next_update(subscription)
            assert update.seat == subscription.seat


@asynchronous
async def test_who_stands_up_watches_as_a_spectator(sqlite: str) -> None:
    async with open_hall(sqlite) as hall:
        table = await new_table(hall, "anna", "boris")
        boris = table.subscribe("boris", 1)
        await table.seating.stand("boris")
        assert boris.seat is None


@asynchronous
async def test_two_people_on_one_device(sqlite: str) -> None:
    async with open_hall(sqlite) as hall:
        await meet(hall, "anna")
        table = await hall.create("anna", wish("me", "me", visibility="link"))
        await table.seating.start("anna")
        assert table.seats_of("anna") == [0, 1]
        views = [table.subscribe("anna", seat) for seat in (0, 1)]
        seen = [(await next_update(view)).seat for view in views]
        assert seen == [0, 1]
        await play_out(table)


@asynchronous
async def test_people_at_one_device_have_names_of_their_own(sqlite: str) -> None:
    async with open_hall(sqlite) as hall:
        await meet(hall, "anna", "boris")
        table = await hall.create("anna", wish("me", "me::Clara", "open", visibility="link"))
        await table.seating.sit("boris", token=table.seating.link("anna"))

        def names(found: TableFacts) -> list[tuple[str, bool]]:
            return sorted((seat.name, seat.shared) for seat in found.seats)

        expected = [("Anna", False), ("Boris", False), ("Clara", True)]
        assert names(table.facts()) == expected
        await table.seating.start("anna")
        assert names(table.facts()) == expected
        assert names((await hall.my_tables("boris"))[0]) == expected
        await play_out(table, randomly(2))
        record = await check_record(table)
        assert sorted(record.header.seats) == ["Anna", "Boris", "Clara"]
        again = await hall.rematch(table, "anna")
        assert ("Clara", True) in names(again.facts())
        # another person at the seat brings their own name
        seat = next(seat.seat for seat in again.facts().seats if seat.shared)
        await again.seating.claim_seat("boris", again.seating.claim_link("anna", seat))
        assert again.facts().seats[seat].name == "Boris"
        with pytest.raises(Trouble, match="Only seats of your own device"):
            await hall.create("anna", wish("me", "open::Clara"))


@asynchronous
async def test_whose_data_is_deleted_has_no_name_anywhere(database: str) -> None:
    async with open_hall(database) as hall:
        await meet(hall, "anna")
        table = await hall.create("anna", wish("me", "me::Clara", visibility="link"))
        await hall.store.people.forget("anna")
        hall.renamed("anna", "")
        assert [seat.name for seat in table.facts().seats] == ["", ""]
        row = await hall.store.table(table.id)
        assert row is not None
        assert [seat.name for seat in row.terms.seats] == ["", ""]
        assert "Clara" not in (await hall.store.listed(table.id)).facts
        assert "Anna" not in (await hall.store.listed(table.id)).facts
        hall.forget_all()
        assert [seat.name for seat in (await hall.table(table.id)).facts().seats] == ["", ""]
