"""Keeps a house of this version for the versions after it; run it once, when it is released.

    PYTHONPATH=src:tests python -m support.release NAME

In `tests/server/releases`, `NAME.sql.gz` is then the database as SQL, and `NAME.json.gz` what this
version says of each table: status, versions, rules and position. `test_release.py` opens all of them.
"""

import asyncio
import gzip
import json
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

from hastilude.core.words import plain
from hastilude.server import library
from hastilude.server.hall import Hall, Wish
from hastilude.server.seats import SeatWish
from hastilude.server.storage import migrations
from hastilude.server.table import Table
from support.server import (
    client_id,
    decider,
    holder,
    meet,
    move,
    new_game,
    new_table,
    open_hall,
    play_out,
    randomly,
    until,
)

RELEASES = Path(__file__).parents[1] / "server" / "releases"
PEOPLE = ("anna", "boris", "clara", "diana", "erik", "fiona", "guy", "hugh", "ida")
#: decisions made at a game that goes on
MADE = 25


async def of_game(hall: Hall, game: str, seats: int) -> Table:
    """A running game of people only, in which something was taken back."""
    await meet(hall, *PEOPLE[:seats])
    wishes = (SeatWish("me"), *[SeatWish("open")] * (seats - 1))
    table = await hall.create("anna", Wish(game=game, seats=wishes, visibility="public"))
    for person in PEOPLE[1:seats]:
        await table.seating.sit(person)
    await table.seating.start("anna")
    pick, taken_back = randomly(11), 0
    for _ in range(MADE):
        if table.sitting.room.status != "playing":
            return await of_game(hall, game, seats)
        seat = decider(table)
        assert (await move(table, pick)).accepted
        update = table.update(seat)
        if update.undo.possible and taken_back < 3:
            taken_back += 1
            back = table.play.restart_turn if taken_back == 3 else table.play.undo
            await back(holder(table, seat), seat, update.version, client_id())
    return table if table.sitting.room.status == "playing" else await of_game(hall, game, seats)


async def taken_back(hall: Hall) -> Table:
    """By agreement."""
    table = await new_game(hall, "anna", "boris")
    anna, boris = table.seats_of("anna")[0], table.seats_of("boris")[0]
    for _ in range(4):
        await move(table, randomly(1))
    while not table.sitting.safe:
        await move(table, lambda texts: texts[-1])
    target = table.update(anna).version
    for _ in range(9):
        await move(table, randomly(2))
    number = await table.council.propose("anna", "rollback", by=anna, version=target)
    await table.council.agree("boris", boris, number)
    await until(lambda: table.sitting.room.proposal is None)
    for _ in range(3):
        await move(table, randomly(3))
    return table


async def given_up(hall: Hall) -> Table:
    """By all, one of whom had left."""
    table = await new_game(hall, "anna", "boris", "clara")
    anna, boris, clara = (table.seats_of(user)[0] for user in ("anna", "boris", "clara"))
    await move(table, randomly(1))
    await table.seating.leave("clara")
    takeover = await table.council.propose("anna", "takeover", by=anna, seat=clara)
    await table.council.agree("boris", boris, takeover)
    number = await table.council.propose("anna", "abandon", by=anna)
    await table.council.agree("boris", boris, number)
    await table.council.agree("clara", clara, number)
    return table


async def held(hall: Hall) -> Table:
    """What was decided waits to be confirmed."""
    table = await new_game(hall, "anna", "boris", confirm_turn=True)
    while table.update(decider(table)).pending is None:
        await move(table, lambda texts: next((text for text in texts if text != "exchange"), texts[0]))
    return table


async def finished(hall: Hall) -> Table:
    table = await new_game(hall, "anna", "boris", "clara", rated=True)
    await table.talk.say("anna", "God save the king")
    await play_out(table, randomly(4))
    await hall.rater.work()
    return table


async def furnish(hall: Hall) -> dict[str, Table]:
    tables = {"waiting": await new_table(hall, "anna", "boris")}
    for game in library.installed().values():
        tables[game.id] = await of_game(hall, game.id, game.newcomer_seats)
    return tables | {
        "over": await finished(hall),
        "back": await taken_back(hall),
        "left": await given_up(hall),
        "held": await held(hall),
    }


def told(table: Table) -> dict[str, Any]:
    course = table.sitting.course
    return {
        "id": table.id,
        "status": table.sitting.room.status,
        "versions": list(table.sitting.versions),
        "rules": table.charter.terms.rules,
        "position": course and plain(table.box.rulebook.position(course.state)),
    }


async def keep(name: str, where: Path = RELEASES) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "house.db")
        await migrations.upgrade(f"sqlite:///{path}")
        async with open_hall(f"sqlite:///{path}", snapshot_every=16) as hall:
            facts = {name: told(table) for name, table in (await furnish(hall)).items()}
        with sqlite3.connect(path) as connection:
            sql = "\n".join(connection.iterdump())
    for suffix, text in ((".sql.gz", sql), (".json.gz", json.dumps(facts))):
        (where / (name + suffix)).write_bytes(gzip.compress(text.encode(), mtime=0))


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    asyncio.run(keep(sys.argv[1]))
