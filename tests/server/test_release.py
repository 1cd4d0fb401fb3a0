"""A database of the release before: it opens, its running games go on, its records verify.

`releases/v1.sql.gz` is a house of the first release as SQL, with tables of all five games that wait,
run and are over, decisions taken back one by one and all at once, a game taken back by agreement, one
ended without who left, and one that waits to be confirmed. `v1.json.gz` is what that release itself
said of each: status, versions and position.
"""

import gzip
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from hastilude.core.record import Record, verify
from hastilude.core.words import plain
from hastilude.server.hall import Hall
from hastilude.server.storage.schema import snapshots
from hastilude.server.table import Table
from support.server import asynchronous, check_record, move, open_hall, play_out, randomly

RELEASES = Path(__file__).parent / "releases"
TOLD: dict[str, dict[str, Any]] = json.loads(gzip.decompress((RELEASES / "v1.json.gz").read_bytes()))
#: moves that are made with each game that goes on
MOVES = 12


@pytest.fixture
def released(tmp_path: Path) -> str:
    path = tmp_path / "released.db"
    with sqlite3.connect(path) as connection:
        connection.executescript(gzip.decompress((RELEASES / "v1.sql.gz").read_bytes()).decode())
    return f"sqlite:///{path}"


def check(table: Table, name: str) -> None:
    told, course = TOLD[name], table.sitting.course
    assert table.sitting.room.status == told["status"]
    assert list(table.sitting.versions) == told["versions"]
    if course is not None:
        position = plain(table.box.rulebook.position(course.state))
        before = told["position"]
        # options and fields that came later have their defaults
        position = {name: position.get(name) for name in before}
        if "options" in before:
            position["options"] = {name: position["options"][name] for name in before["options"]}
        assert position == before


async def loaded(hall: Hall, name: str) -> Table:
    return await hall.table(TOLD[name]["id"])


@asynchronous
async def test_every_table_is_what_it_was(released: str) -> None:
    async with open_hall(released) as hall:
        for name in TOLD:
            check(await loaded(hall, name), name)


@asynchronous
async def test_every_log_folds_to_what_it_did_without_any_snapshot(released: str) -> None:
    async with open_hall(released) as hall:
        await hall.store.writer.do(
            lambda connection: connection.execute(sa.update(snapshots).values(data=b"gone"))
        )
        for name in TOLD:
            check(await loaded(hall, name), name)


@pytest.mark.parametrize("name", [name for name in TOLD if TOLD[name]["status"] == "playing"])
def test_running_games_go_on(released: str, name: str) -> None:
    @asynchronous
    async def play() -> None:
        async with open_hall(released) as hall:
            table = await loaded(hall, name)
            for _ in range(MOVES):
                course = table.sitting.course
                if table.sitting.room.status != "playing" or course is None:
                    break
                if course.pending is not None:
                    seat = table.sitting.decider
                    assert seat is not None
                    user, version = table.sitting.room.seats[seat].user, table.update(seat).version
                    assert (await table.play.confirm_turn(user, seat, version, "confirm")).accepted
                else:
                    assert (await move(table, randomly(5))).accepted
            assert table.facts().rules == table.box.rulebook.version == table.charter.terms.rules
        async with open_hall(released) as hall:  # and it is all there again
            again = await loaded(hall, name)
            assert again.sitting.versions == table.sitting.versions

    play()


@asynchronous
async def test_records_verify_by_the_rules_of_their_time(released: str) -> None:
    async with open_hall(released) as hall:
        table = await loaded(hall, "over")
        record = await check_record(table)
        assert record.header.rules == 1
        for name in ("kings_bounty", "back"):
            table = await loaded(hall, name)
            await play_out(table, randomly(6))
            record = Record.decode(await table.record("anna"))
            assert record.header.rules == 1
            verify(record)
            assert [line.place for line in record.lines if line.place] == []
