"""Integrity: one seat each, seats that are handed over once and not after the end, and numbers that
nobody has seen before."""

import msgspec
import pytest

from hastilude.core.record import Record, RecordError, verify
from hastilude.server import tokens
from hastilude.server.errors import Conflict, Forbidden, Trouble
from hastilude.server.hall import Hall
from hastilude.server.table import Table
from support import toys
from support.server import (
    asynchronous,
    check_record,
    high_card,
    install,
    meet,
    move,
    new_game,
    new_table,
    open_hall,
    play_out,
    randomly,
    until,
    wish,
)


@asynchronous
async def test_where_strangers_meet_everybody_has_one_seat(sqlite: str) -> None:
    async with open_hall(sqlite) as hall:
        await meet(hall, "anna", "boris")
        for more in ({"visibility": "public"}, {"visibility": "link", "rated": True}):
            with pytest.raises(Trouble, match="one seat"):
                await hall.create("anna", wish("me", "me", **more))
            table = await hall.create("anna", wish("me", "open", "open", **more))
            token = table.seating.link("anna")
            await table.seating.sit("boris", token=token)
            for user in ("anna", "boris"):
                with pytest.raises(Conflict, match="one seat"):
                    await table.seating.sit(user, token=token)
            boris = table.seats_of("boris")[0]
            with pytest.raises(Conflict, match="one seat"):
                await table.seating.claim_seat("anna", table.seating.claim_link("boris", boris))
        among_friends = await hall.create("anna", wish("me", "me", "open", visibility="link"))
        await among_friends.seating.sit("anna")
        assert len(among_friends.seats_of("anna")) == 3


@asynchronous
async def test_a_claim_link_works_once_even_when_the_seat_comes_back(database: str) -> None:
    async with open_hall(database) as hall:
        table = await new_game(hall, "anna", "boris")
        await meet(hall, "clara")
        seat = table.seats_of("anna")[0]
        link = table.seating.claim_link("anna", seat)
        await table.seating.claim_seat("clara", link)
        await table.seating.claim_seat("anna", table.seating.claim_link("clara", seat))
        with pytest.raises(Forbidden):
            await table.seating.claim_seat("clara", link)
        hall.forget_all()
        again = await hall.table(table.id)
        assert again.sitting.room.handed == 2


@asynchronous
async def test_nobody_takes_over_a_seat_after_the_end(sqlite: str) -> None:
    async with open_hall(sqlite) as hall:
        table = await new_game(hall, "anna", "boris")
        await meet(hall, "clara")
        link = table.seating.claim_link("anna", table.seats_of("anna")[0])
        await play_out(table, randomly(1))
        with pytest.raises(Conflict, match="over"):
            await table.seating.claim_seat("clara", link)
        assert (await check_record(table)).header.seats == tuple(seat.name for seat in table.facts().seats)


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, toys.GAME)


async def gone_back(hall: Hall) -> tuple[Table, int]:
    """A table at which all have agreed to go back, and where the generator stood then."""
    table = await high_card(hall, "anna", "boris", options={"draw": "any"})
    anna, boris = table.seats_of("anna")[0], table.seats_of("boris")[0]
    begun = table.update(anna).version
    dealt = table.sitting.course.place  # type: ignore[union-attr]
    await move(table, lambda texts: texts[1])
    await move(table, "swap")
    place = table.sitting.course.place  # type: ignore[union-attr]
    assert place > dealt
    number = await table.council.propose("anna", "rollback", by=anna, version=begun)
    await table.council.agree("boris", boris, number)
    await until(lambda: table.sitting.room.proposal is None)
    return table, place


@asynchronous
async def test_after_going_back_fresh_numbers_are_drawn(database: str, toy: None) -> None:
    async with open_hall(database) as hall:
        table, place = await gone_back(hall)
        assert table.sitting.course is not None
        assert table.sitting.course.place == place
        hall.forget_all()
        table = await hall.table(table.id)
        assert table.sitting.course is not None
        assert table.sitting.course.place == place
        await move(table, lambda texts: texts[1])
        await move(table, "swap")
        await play_out(table)
        record = Record.decode(await table.record("anna"))
        verify(record, rulebook=toys.HIGH_CARD)
        jumps = [line for line in record.lines if line.place is not None]
        assert [line.place for line in jumps] == [place]
        assert Record.decode(record.encode()).encode() == record.encode()
        for wrong in (None, place - 1, place + 2, 0):
            lines = [
                msgspec.structs.replace(line, place=wrong) if line.place is not None else line
                for line in record.lines
            ]
            with pytest.raises(RecordError):
                verify(Record(record.header, lines, record.ending), rulebook=toys.HIGH_CARD)


@asynchronous
async def test_a_way_back_of_the_first_release_folds_as_it_did(sqlite: str, toy: None) -> None:
    """Its rows name no place: the numbers came again, and the log still says so."""
    async with open_hall(sqlite) as hall:
        table, place = await gone_back(hall)
        row = (await hall.store.tail(table.id, 0))[-1]
        assert row.kind == "rollback"
        course = await table.keeper.course_at(row.data["to_seq"])
        assert course.place < place
        old = msgspec.structs.replace(row, data={"to_seq": row.data["to_seq"]}, seq=table.sitting.seq + 1)
        sitting, _ = table.sitting.after(old, old.numbers(), lambda _: course)
        assert sitting.course is not None
        assert sitting.course.place == course.place


@asynchronous
async def test_a_seat_of_the_waiting_room_can_be_handed_over(sqlite: str) -> None:
    async with open_hall(sqlite) as hall:
        table = await new_table(hall, "anna", "boris")
        await meet(hall, "clara")
        seat = table.seats_of("anna")[0]
        assert await table.seating.claim_seat("clara", table.seating.claim_link("anna", seat)) == seat
        assert table.sitting.room.host == "clara"


# -- invitations -------------------------------------------------------------------------------------


@asynchronous
async def test_an_invitation_can_be_revoked(database: str) -> None:
    async with open_hall(database) as hall:
        await meet(hall, "anna", "boris", "clara")
        table = await hall.create("anna", wish("me", "invited", "invited", visibility="link"))
        first, other = table.seating.invite("anna", 1), table.seating.invite("anna", 2)
        with pytest.raises(Forbidden):
            await table.seating.revoke("boris", 1)
        await table.seating.revoke("anna", 1)
        assert not table.rights.opens(first)
        with pytest.raises(Forbidden):
            await table.seating.sit("boris", 1, token=first)
        hall.forget_all()
        table = await hall.table(table.id)
        assert not table.rights.opens(first)
        assert table.rights.opens(other)
        assert await table.seating.sit("boris", token=table.seating.invite("anna", 1)) == 1
        link = table.seating.link("anna")
        await table.seating.revoke("anna", None)
        assert not table.rights.opens(link)
        assert table.rights.opens(table.seating.link("anna"))


@asynchronous
async def test_who_was_sent_off_does_not_come_back_by_the_same_invitation(sqlite: str) -> None:
    async with open_hall(sqlite) as hall:
        await meet(hall, "anna", "boris")
        table = await hall.create("anna", wish("me", "invited", visibility="link"))
        token = table.seating.invite("anna", 1)
        await table.seating.sit("boris", token=token)
        await table.seating.arrange("anna", 1, "invited")
        with pytest.raises(Forbidden):
            await table.seating.sit("boris", token=token)


def test_invitations_of_the_first_release_stay_good() -> None:
    key = b"k" * 32
    assert tokens.invitation(key, 3) == "3." + tokens._mac(key, "invite", 3)
    assert tokens.link(key) == tokens._mac(key, "link")
