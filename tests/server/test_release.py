"""A database of a release before: it opens, its running games go on, its records verify.

`releases/v1.sql.gz` is a house of the first release as SQL, with tables of all five games that wait,
run and are over, decisions taken back one by one and all at once, a game taken back by agreement, one
ended without who left, and one that waits to be confirmed. `v1.json.gz` is what that release itself
said of each: status, versions and position. `support/release.py` keeps the same of a version that is
released.
"""

import asyncio
import gzip
import json
import sqlite3
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import sqlalchemy as sa

from hastilude.core.record import Record, verify
from hastilude.core.words import plain
from hastilude.server.hall import Hall
from hastilude.server.storage.schema import snapshots
from hastilude.server.table import Table
from support.release import RELEASES, keep
from support.server import asynchronous, check_record, move, open_hall, play_out, randomly

NAMES = sorted(path.name.partition(".")[0] for path in RELEASES.glob("*.json.gz"))
#: moves that are made with each game that goes on
MOVES = 12


class House(NamedTuple):
    """A database as a release has left it, and what that said of its tables."""

    release: str
    url: str
    told: dict[str, dict[str, Any]]

    async def table(self, hall: Hall, name: str) -> Table:
        return await hall.table(self.told[name]["id"])


def read(path: Path) -> Any:
    return json.loads(gzip.decompress(path.read_bytes()))


def furnished(release: str, folder: Path, kept: Path = RELEASES) -> House:
    path = folder / "released.db"
    with sqlite3.connect(path) as connection:
        connection.executescript(gzip.decompress((kept / f"{release}.sql.gz").read_bytes()).decode())
    return House(release, f"sqlite:///{path}", read(kept / f"{release}.json.gz"))


@pytest.fixture(params=NAMES)
def released(request: pytest.FixtureRequest, tmp_path: Path) -> House:
    return furnished(request.param, tmp_path)


def check(table: Table, told: dict[str, Any]) -> None:
    course = table.sitting.course
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


@asynchronous
async def test_every_table_is_what_it_was(released: House) -> None:
    async with open_hall(released.url) as hall:
        for name, told in released.told.items():
            check(await released.table(hall, name), told)


@asynchronous
async def test_every_log_folds_to_what_it_did_without_any_snapshot(released: House) -> None:
    async with open_hall(released.url) as hall:
        await hall.store.writer.do(
            lambda connection: connection.execute(sa.update(snapshots).values(data=b"gone"))
        )
        for name, told in released.told.items():
            check(await released.table(hall, name), told)


PLAYING = [
    (release, name)
    for release in NAMES
    for name, told in read(RELEASES / f"{release}.json.gz").items()
    if told["status"] == "playing"
]


@pytest.mark.parametrize(("release", "name"), PLAYING)
def test_running_games_go_on(release: str, name: str, tmp_path: Path) -> None:
    released = furnished(release, tmp_path)

    @asynchronous
    async def play() -> None:
        async with open_hall(released.url) as hall:
            table = await released.table(hall, name)
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
        async with open_hall(released.url) as hall:  # and it is all there again
            again = await released.table(hall, name)
            assert again.sitting.versions == table.sitting.versions

    play()


@asynchronous
async def test_records_verify_by_the_rules_of_their_time(released: House) -> None:
    async with open_hall(released.url) as hall:
        table = await released.table(hall, "over")
        record = await check_record(table)
        rules = released.told["over"].get("rules", 1)
        assert record.header.rules == rules
        for name in ("kings_bounty", "back"):
            table = await released.table(hall, name)
            await play_out(table, randomly(6))
            record = Record.decode(await table.record("anna"))
            assert record.header.rules == rules
            verify(record)
            if released.release == "v1":  # after a way back it drew the same numbers again
                assert [line.place for line in record.lines if line.place] == []


def test_what_this_version_keeps_can_be_opened(tmp_path: Path) -> None:
    asyncio.run(keep("now", tmp_path))
    kept = furnished("now", tmp_path, tmp_path)

    @asynchronous
    async def look() -> None:
        async with open_hall(kept.url) as hall:
            for name, told in kept.told.items():
                check(await kept.table(hall, name), told)

    look()
    assert {told["status"] for told in kept.told.values()} == {"waiting", "playing", "over", "abandoned"}
