"""Load: many tables on one server, every seat on a socket of its own.

    python bench/load.py                            closed loop: who is to decide decides at once
    python bench/load.py --tables 500 --pace 2      one decision a table every two seconds
    python bench/load.py --tables 500 --pace 2 --unruly    and somebody of every bad kind beside them
    python bench/load.py --idle --tables 1000       memory of a table at which nobody sits
    python bench/load.py --peer                     the same with boardgame.io beside it, in turns

Starts servers of its own, Hastilude with durable SQLite in a temporary folder (arguments after
`--` are for `hastilude serve`), or takes `--url`. Prints one JSON document.
"""

import argparse
import asyncio
import contextlib
import json
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import uvloop
from houses import BoardgameIO, Hastilude, House, News
from line import Line, dial


class Tally:
    def __init__(self) -> None:
        self.running = False
        #: seconds of the server's processor, and of ours
        self.cpu = 0.0
        self.own_cpu = 0.0
        self.moves = 0
        #: games that ended, and the requests for the next ones
        self.games = 0
        self.requests = 0
        self.bytes = 0
        self.updates = 0
        self.refused: dict[str, int] = {}
        #: seconds from sending a decision until its own player knows, and until the others do
        self.own: list[float] = []
        self.others: list[float] = []


class Player:
    def __init__(self, table: "Table", seat: int) -> None:
        self.table = table
        self.seat = seat
        self.acted = -1
        #: when the decision was sent that is not answered yet
        self.sent_at: float | None = None
        self.line: Line | None = None

    async def open(self) -> None:
        house = self.table.load.house
        headers = house.headers(self.table.id, self.seat)
        self.line = await dial(house.host, house.path(self.table.id), headers, self.hear, house.address())
        self._greet(self.line, b"")

    def _greet(self, line: Line, data: bytes) -> None:
        said = self.table.load.house.greeting(data, self.table.id, self.seat)
        if said is not None:
            line.send(said)

    def hear(self, line: Line, data: bytes) -> None:
        self.line = line
        now = time.perf_counter()
        news = self.table.load.house.read(data, self.seat)
        if news is None:
            self._greet(line, data)
        elif news.update:
            self.table.load.tally.bytes += len(data)
            self.table.load.tally.updates += 1
            self.table.seen(self, news, now)
        elif news.refused:
            refused = self.table.load.tally.refused
            refused[news.refused] = refused.get(news.refused, 0) + 1


class Table:
    """One table and its players; at most one decision is on its way."""

    def __init__(self, load: "Load", id: str) -> None:
        self.load = load
        self.id = id
        self.over = asyncio.Event()
        self.players = [Player(self, seat) for seat in range(load.house.seats)]
        #: whose the last decision was, and when it was sent
        self.last: tuple[Player, float] | None = None
        self.due = 0.0

    def seen(self, player: Player, news: News, now: float) -> None:
        tally = self.load.tally
        if player.sent_at is not None and news.version > player.acted:
            if tally.running:
                tally.moves += 1
                tally.own.append(now - player.sent_at)
            player.sent_at = None
        elif self.last is not None and self.last[0] is not player and tally.running:
            tally.others.append(now - self.last[1])
        if news.over:
            self.over.set()
        elif news.actions and news.version > player.acted:
            player.acted = news.version
            action = self.load.chance.choice(news.actions)
            self._send_in_time(player, self.load.house.act(self.id, player.seat, news.version, action), now)

    def _send_in_time(self, player: Player, text: bytes, now: float) -> None:
        pace = self.load.pace
        if not pace:
            self._send(player, text)
            return
        # Tables do not all decide in the same moment.
        self.due = self.due + pace if self.due else now + self.load.chance.random() * pace
        asyncio.get_running_loop().call_later(max(0.0, self.due - now), self._send, player, text)

    def _send(self, player: Player, text: bytes) -> None:
        assert player.line is not None
        player.sent_at = time.perf_counter()
        self.last = (player, player.sent_at)
        player.line.send(text)

    async def play(self) -> None:
        try:
            for player in self.players:
                await player.open()
            await self.over.wait()
        finally:
            for player in self.players:
                if player.line is not None:
                    player.line.transport.close()


class Load:
    def __init__(self, house: House, pace: float) -> None:
        self.house = house
        self.pace = pace
        self.chance = random.Random(1)
        self.tally = Tally()

    async def keep(self, table: str) -> None:
        """Play at a table, and when the game is over at a new one."""
        while True:
            await Table(self, table).play()
            self.tally.games += self.tally.running
            table = await self.house.make_table()

    async def run(self, tables: int, seconds: float, warm: float) -> None:
        await self.house.open()
        ids = await asyncio.gather(*(self.house.make_table() for _ in range(tables)))
        tasks = [asyncio.create_task(self.keep(table)) for table in ids]
        await asyncio.sleep(warm)
        cpu, own_cpu, asked = self.house.cpu(), time.process_time(), self.house.desk.asked
        self.tally.running = True
        await asyncio.sleep(seconds)
        self.tally.running = False
        self.tally.cpu = self.house.cpu() - cpu
        self.tally.own_cpu = time.process_time() - own_cpu
        self.tally.requests = self.house.desk.asked - asked
        for task in tasks:
            task.cancel()
        for outcome in await asyncio.gather(*tasks, return_exceptions=True):
            if not isinstance(outcome, asyncio.CancelledError):
                raise RuntimeError("a table broke down") from (
                    outcome if isinstance(outcome, Exception) else None
                )


# -- figures -------------------------------------------------------------------------------------


def spread(values: list[float]) -> dict[str, float]:
    """In milliseconds."""
    if not values:
        return {}
    values = sorted(values)
    at = {"p50": 0.5, "p90": 0.9, "p99": 0.99, "max": 1.0}
    found = {name: values[min(len(values) - 1, int(len(values) * part))] for name, part in at.items()}
    return {"mean": round(statistics.fmean(values) * 1000, 2)} | {
        n: round(v * 1000, 2) for n, v in found.items()
    }


def measure(args: argparse.Namespace, house: House) -> dict[str, Any]:
    load = Load(house, args.pace)
    kinds = (args.unruly or "").split(",") if args.unruly else []
    unruly = args.unruly is not None and subprocess.Popen(
        # Outside they have machines of their own: here they get what the house and the driver leave them.
        ["nice", "-n", "10", sys.executable, str(Path(__file__).with_name("unruly.py")), house.url, *kinds],
        stdout=subprocess.PIPE,
        text=True,
    )
    uvloop.run(load.run(args.tables, args.seconds, args.warm))
    tally = load.tally
    more = {}
    if unruly:
        unruly.terminate()
        more["unruly"] = json.loads(unruly.communicate()[0])
    return more | {
        "moves": tally.moves,
        "moves_per_second": round(tally.moves / args.seconds, 1),
        "games": tally.games,
        "lobby_requests": tally.requests,
        "refused": tally.refused,
        "bytes_per_update": tally.bytes // max(1, tally.updates),
        "own_update_ms": spread(tally.own),
        "others_update_ms": spread(tally.others),
        "server_cpu_share": round(tally.cpu / args.seconds, 2),
        "server_cpu_ms_per_move": round(tally.cpu * 1000 / max(1, tally.moves), 3),
        "driver_cpu_ms_per_move": round(tally.own_cpu * 1000 / max(1, tally.moves), 3),
        "server_mb": house.memory() >> 20,
    }


def idle(args: argparse.Namespace, house: House) -> dict[str, Any]:
    """What a started table costs while nobody looks at it."""

    async def make() -> int:
        await house.open()
        for _ in range(100):  # what is loaded once is loaded by then
            await house.make_table()
        before = house.memory()
        for _ in range(args.tables):
            await house.make_table()
        return before

    before = uvloop.run(make())
    return {
        "bytes_per_idle_table": (house.memory() - before) // args.tables,
        "server_mb": house.memory() >> 20,
    }


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--url", default="", help="a running Hastilude; else one is started")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--warm", type=float, default=2)
    parser.add_argument("--pace", type=float, default=0, help="seconds between the decisions of a table")
    parser.add_argument("--idle", action="store_true", help="memory of idle tables")
    parser.add_argument("--peer", action="store_true", help="boardgame.io as well")
    parser.add_argument(
        "--unruly",
        nargs="?",
        const="",
        metavar="KIND,…",
        help="usual limits, and those beside them who misbehave (unruly.py)",
    )
    parser.add_argument("--rounds", type=int, default=1, help="how often, in turns")
    parser.add_argument("serve", nargs="*", help="more arguments for `hastilude serve`, after --")
    args = parser.parse_args()
    found: dict[str, Any] = {
        "tables": args.tables,
        "seats": args.seats,
        "pace": args.pace,
        "seconds": args.seconds,
    }
    runs: dict[str, list[Any]] = {}
    for _ in range(args.rounds):
        with tempfile.TemporaryDirectory() as folder:
            makers: dict[str, Callable[[], House]] = {
                "hastilude": lambda folder=folder: Hastilude(
                    args.seats, folder, args.serve, args.url, strangers=args.unruly is not None
                )
            }
            if args.peer:
                makers["boardgame.io"] = lambda: BoardgameIO(args.seats)
            for name, make in makers.items():
                house = make()
                try:
                    runs.setdefault(name, []).append((idle if args.idle else measure)(args, house))
                finally:
                    house.stop()
    found |= runs
    if args.peer and not args.idle:
        ours, theirs = (statistics.median(run["moves_per_second"] for run in part) for part in runs.values())
        found["times_the_peer"] = round(ours / theirs, 2)
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        main()
