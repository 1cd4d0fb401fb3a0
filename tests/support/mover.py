"""A process that plays random moves at many tables until it is killed; and who looks after it.

It says on its standard output what it tries before it tries it, and what was acknowledged
after it was. `Killer` starts such processes on one database, kills them with SIGKILL, and then
holds what they said against what the database has.
"""

import asyncio
import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec

from hastilude.server.hall import Hall
from hastilude.server.log import Row
from hastilude.server.table import Table
from support.server import check_record, choices, client_id, holder, meet, open_hall, wish


class Try(msgspec.Struct, frozen=True):
    """An attempt of a client, as it would be sent again."""

    table: str
    user: str
    seat: int
    action: str
    version: int
    client: str


class Ack(msgspec.Struct, frozen=True):
    client: str
    version: int


# -- the process that is killed ------------------------------------------------------------------


def say(kind: str, what: Try | Ack) -> None:
    print(kind, msgspec.json.encode(what).decode(), flush=True)


async def attempt(table: Table, what: Try) -> None:
    say("try", what)
    answer = await table.act(what.user, what.seat, what.action, what.version, what.client)
    if answer.accepted:
        say("ack", Ack(what.client, answer.version))
    else:
        assert answer.refusal is not None
        assert answer.refusal.code == "stale", answer.refusal


async def play(hall: Hall, name: str) -> None:
    """Random moves of all seats, game after game."""
    table = await hall.table(name)
    while table.sitting.room.status == "playing":
        seat = table.sitting.decider
        assert seat is not None
        update = table.update(seat)
        text = random.choice(choices(update)).text
        await attempt(table, Try(name, holder(table, seat), seat, text, update.version, client_id()))
    await check_record(table)
    again = await hall.rematch(table, "anna")
    if again.sitting.room.status == "waiting":
        await again.start("anna")
    await play(hall, again.id)


async def run(url: str, tables: int, doubtful: list[Try]) -> None:
    async with open_hall(url, snapshot_every=8) as hall:
        for what in doubtful:  # sent again, as a client does that got no answer
            await attempt(await hall.table(what.table), what)
        await meet(hall, "anna")
        mine = await hall.my_tables("anna", 10_000)
        names = [facts.id for facts in mine if facts.status == "playing"]
        for facts in mine:
            if facts.status == "over" and facts.rematch is None:
                names.append(facts.id)
            elif facts.status == "waiting":
                await (await hall.table(facts.id)).start("anna")
                names.append(facts.id)
        while len(names) < tables:
            table = await hall.create("anna", wish("me", "me"))
            await table.start("anna")
            names.append(table.id)
        await asyncio.gather(*(play(hall, name) for name in names))


# -- who kills it ----------------------------------------------------------------------------------


class Killer:
    def __init__(self, url: str, tables: int, seed: int = 0) -> None:
        self.url = url
        self.tables = tables
        self.random = random.Random(seed)
        self.acknowledged: dict[str, Ack] = {}
        self.tried: dict[str, Try] = {}
        #: not acknowledged when the process died
        self.doubtful: list[Try] = []
        self.kills = 0

    def round(self) -> None:
        """Start a process, let it make some moves, kill it in the middle of whatever it does."""
        tests = str(Path(__file__).parents[1])
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([tests, os.environ.get("PYTHONPATH", "")])}
        process = subprocess.Popen(
            [sys.executable, "-m", "support.mover", self.url, str(self.tables)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(self.doubtful).decode() + "\n")
        process.stdin.close()
        moves = self.random.randrange(1, 120) + len(self.doubtful)
        killed = False
        for line in process.stdout:
            if not line.endswith("\n"):
                break  # cut off by the kill
            self._hear(line)
            moves -= line.startswith("ack")
            if moves <= 0 and not killed:
                process.kill()
                killed = True
        process.wait()
        assert killed, "the process ended by itself"
        self.kills += 1
        self.doubtful = [what for name, what in self.tried.items() if name not in self.acknowledged]

    def _hear(self, line: str) -> None:
        kind, _, data = line.partition(" ")
        if kind == "try":
            what = msgspec.json.decode(data, type=Try)
            self.tried[what.client] = what
        elif kind == "ack":
            ack = msgspec.json.decode(data, type=Ack)
            before = self.acknowledged.setdefault(ack.client, ack)
            assert before == ack, "the same client id was answered in two ways"

    async def check(self) -> dict[str, int]:
        """Every acknowledged move is there, none is there twice, all tables go on."""
        written: dict[str, Row] = {}
        finished = 0
        async with open_hall(self.url) as hall:
            for facts in await hall.my_tables("anna", 10_000):
                table = await hall.table(facts.id)
                rows = await hall.store.tail(facts.id, 0)
                assert [row.seq for row in rows] == list(range(1, len(rows) + 1)), "the log has a gap"
                assert table.sitting.seq == len(rows)
                for row in rows:
                    if row.client_id is not None:
                        assert row.client_id not in written, f"{row.client_id} is there twice"
                        written[row.client_id] = row
                if facts.status == "over":
                    await check_record(table)
                    finished += 1
                elif facts.status == "playing":
                    assert choices(table.update(table.sitting.decider)), "nobody can go on"
        for name, ack in self.acknowledged.items():
            assert name in written, f"{self.tried[name]} was acknowledged and is gone"
            assert written[name].version == ack.version
            assert written[name].action == self.tried[name].action
        return {"kills": self.kills, "acknowledged": len(self.acknowledged), "finished": finished}


def main() -> None:
    doubtful: Any = json.loads(sys.stdin.readline())
    asyncio.run(run(sys.argv[1], int(sys.argv[2]), msgspec.convert(doubtful, list[Try])))


if __name__ == "__main__":
    main()
