"""Nonces are sealed before any is opened: neither who runs the house nor who sits down last can choose a
deal. Clients that give theirs openly, and records of either kind, go on."""

import hashlib
import json

import msgspec
import pytest

from hastilude.core.record import Record, RecordError, verify
from hastilude.server.errors import Conflict, Trouble
from hastilude.server.hall import Hall
from hastilude.server.table import Table
from support.server import asynchronous, check_record, meet, open_hall, play_out, randomly, wish
from support.serving import Server


def seal(nonce: str) -> str:
    return hashlib.sha256(nonce.encode()).hexdigest()


async def sealed_table(hall: Hall) -> Table:
    await meet(hall, "anna", "boris", "clara")
    table = await hall.create("anna", wish("me", "open", "open", sealed=seal("a1")))
    await table.seating.sit("boris", sealed=seal("b2"))
    await table.seating.sit("clara", nonce="openly")  # a client of the first release
    return table


def seals(table: Table) -> list[str]:
    return [seat.seal for seat in table.facts().seats]


@asynchronous
async def test_the_game_begins_when_everybody_has_opened(database: str) -> None:
    async with open_hall(database) as hall:
        table = await sealed_table(hall)
        assert seals(table) == ["closed", "closed", ""]
        for user in ("anna", "boris"):
            with pytest.raises(Conflict, match="before the host"):
                await table.seating.open(user, "a1")
        await table.seating.start("anna")
        assert (table.sitting.room.status, seals(table)) == ("waiting", ["asked", "asked", ""])
        with pytest.raises(Conflict, match="sealed"):
            await table.seating.open("boris", "b3")
        with pytest.raises(Conflict, match="nothing to open"):
            await table.seating.open("clara", "openly")
        await table.seating.open("boris", "b2")
        await table.seating.open("boris", "b2")  # again: nothing happens
        assert seals(table) == ["asked", "opened", ""]
        hall.forget_all()
        table = await hall.table(table.id)
        await table.seating.open("anna", "a1")
        assert table.sitting.room.status == "playing"
        await play_out(table, randomly(3))
        record = await check_record(table)
        assert record.ending is not None
        assert record.ending.nonces == ("a1", "b2", "openly")
        assert record.header.sealed == (seal("a1"), seal("b2"), "")
        broken = msgspec.structs.replace(record.header, sealed=(seal("a1"), seal("other"), ""))
        with pytest.raises(RecordError, match="sealed"):
            verify(Record(broken, record.lines, record.ending))
        for wrong in (("x",) * 2, ("", "")):
            short = msgspec.structs.replace(record.header, sealed=wrong)
            with pytest.raises(RecordError):
                verify(Record(short, record.lines, record.ending))


@asynchronous
async def test_nothing_of_a_nonce_leaves_before_the_end(sqlite: str) -> None:
    async with open_hall(sqlite) as hall:
        await meet(hall, "anna", "boris")
        table = await hall.create("anna", wish("me", "open", sealed=seal("secret-of-anna")))
        await table.seating.sit("boris", sealed=seal("secret-of-boris"))
        await table.seating.start("anna", "secret-of-anna")
        told = msgspec.json.encode([table.facts(), *(table.update(seat) for seat in (0, 1, None))]).decode()
        assert "secret-of" not in told
        await table.seating.open("boris", "secret-of-boris")
        told = msgspec.json.encode([table.facts(), *(table.update(seat) for seat in (0, 1, None))]).decode()
        assert "secret-of" not in told


@asynchronous
async def test_who_comes_or_goes_while_nonces_are_opened_makes_all_begin_anew(database: str) -> None:
    """What is known by then could be used to choose: it does not count, and everybody sees it happen."""
    async with open_hall(database) as hall:
        table = await sealed_table(hall)
        await table.seating.start("anna", "a1")
        assert seals(table) == ["opened", "asked", ""]
        await table.seating.stand("clara")
        assert seals(table) == ["", "closed", ""]  # hers was known; his was not
        assert table.sitting.room.broken_off == 1
        await table.seating.sit("clara", sealed=seal("c3"))
        await table.seating.commit("anna", 0, seal("a4"))
        await table.seating.start("anna", "a4")
        # boris lost his: he gives another, and again nothing that is known counts
        await table.seating.commit("boris", 1, seal("b5"))
        assert (table.sitting.room.opening, table.sitting.room.broken_off) == (False, 2)
        await table.seating.commit("anna", 0, seal("a6"))
        await table.seating.start("anna", "a6")
        await table.seating.open("clara", "c3")
        await table.seating.open("boris", "b5")
        assert table.sitting.room.nonces == ("a6", "b5", "c3")
        hall.forget_all()
        assert (await hall.table(table.id)).sitting.room.nonces == ("a6", "b5", "c3")


@asynchronous
async def test_a_seat_that_is_handed_over_brings_its_own_nonce(sqlite: str) -> None:
    async with open_hall(sqlite) as hall:
        table = await sealed_table(hall)
        await meet(hall, "phone")
        await table.seating.claim_seat("phone", table.seating.claim_link("boris", 1))
        assert seals(table) == ["closed", "", ""]


@asynchronous
async def test_seals_that_are_none_are_refused(sqlite: str) -> None:
    async with open_hall(sqlite) as hall:
        await meet(hall, "anna", "boris")
        for more in ({"sealed": "xyz"}, {"sealed": "A" * 64}, {"sealed": seal("a"), "nonce": "a"}):
            with pytest.raises(Trouble):
                await hall.create("anna", wish("me", "open", **more))
        table = await hall.create("anna", wish("me", "open"))
        with pytest.raises(Trouble):
            await table.seating.commit("anna", 0, "short")


def test_a_host_alone_with_bots_opens_as_the_game_begins(server: Server) -> None:
    guest = server.guest("Anna")
    wished = {
        "game": "kings_bounty",
        "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}],
        "sealed": seal("mine"),
    }
    made = guest.post("/api/tables", wished, expect=201).json()
    path = f"/api/tables/{made['facts']['id']}"
    assert made["facts"]["commitment"]
    begun = guest.post(f"{path}/start", {"nonce": "mine"}).json()
    assert begun["facts"]["status"] == "playing"
    assert "mine" not in json.dumps(guest.get(f"{path}/update").json().get("opened"))
