"""Many tables on real servers that are killed, restarted or robbed of their services, and clients
that do what the protocol says: connect again, say what they saw last, send again what was not
answered.

    crowd = Crowd(fleet, tables=10, sides=2)
    await crowd.play(moves=500)
    await crowd.agree()            # all clients of a seat saw the same, in all processes
    await check(crowd, database)   # the log holds exactly what was acknowledged

Every seat has a socket to every server (`sides`). A decision goes to one of them, or the same
decision to all at once, or another decision to each at once: then exactly one may win.
"""

import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from hastilude.server.rows import Row
from hastilude.server.table import Table
from support.forge import Forge
from support.server import check_record, choices, open_hall
from support.serving import WIDE

#: seconds for anything to happen; a server that is away comes back much sooner
PATIENCE = 60.0
#: seconds before a client tries again
AGAIN = 0.05
#: refusals that mean: nothing was done, ask again
LATER = ("unavailable", "busy")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


class Fleet:
    """`hastilude serve` processes on one database, each on a port of its own."""

    def __init__(self, folder: Path, database: str, count: int = 1, redis: str = "") -> None:
        self.forge = Forge()
        self.log = folder / "servers.log"
        self.database = database
        self.ports = [free_port() for _ in range(count)]
        self._common = ["--database", database, "--log-level", "warning"]
        if redis:
            self._common += ["--redis", redis]
        for limit in (*WIDE, "sockets_per_table=10000"):
            self._common += ["--limit", limit]
        self._pids = [self._start(side) for side in range(count)]
        self.kills = 0

    def url(self, side: int) -> str:
        return f"http://127.0.0.1:{self.ports[side]}"

    def _start(self, side: int) -> int:
        return self.forge.start(["--port", str(self.ports[side]), *self._common], self.log)

    def kill(self, side: int = 0) -> None:
        """SIGKILL, and start anew."""
        os.kill(self._pids[side], signal.SIGKILL)
        self.kills += 1
        self._pids[side] = self._start(side)

    def close(self) -> None:
        for pid in self._pids:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGTERM)
        self.forge.close()

    def errors(self) -> list[str]:
        """What the servers wrote about things that should not be."""
        lines = self.log.read_text().splitlines() if self.log.exists() else []
        return [line for line in lines if "Traceback" in line or '"unexpected"' in line]


class Asked:
    """Something sent on a socket and not yet answered."""

    def __init__(self, message: dict[str, Any]) -> None:
        self.message = message
        self.answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()


class Client:
    """One seat's socket to one server; for ever, over as many connections as it takes."""

    def __init__(self, game: "Game", seat: int, side: int) -> None:
        self.game = game
        self.seat = seat
        self.side = side
        self.update: dict[str, Any] = {}
        self.asked: dict[str, Asked] = {}
        self._socket: ClientConnection | None = None
        self._task = asyncio.create_task(self._live())

    @property
    def version(self) -> int | None:
        version: int | None = self.update.get("version")
        return version

    async def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        asked = self.asked[message["id"]] = Asked(message)
        await self._send(message)
        async with asyncio.timeout(PATIENCE):
            return await asked.answer

    async def _send(self, message: dict[str, Any]) -> None:
        if self._socket is not None:
            with contextlib.suppress(WebSocketException, OSError):
                await self._socket.send(json.dumps(message))

    async def _live(self) -> None:
        crowd = self.game.crowd
        while True:
            address = crowd.fleet.url(self.side).replace("http", "ws") + f"/api/tables/{self.game.id}/socket"
            with contextlib.suppress(WebSocketException, OSError, TimeoutError):
                async with connect(
                    address,
                    additional_headers={"cookie": crowd.cookie},
                    compression=None,
                    proxy=None,
                    open_timeout=10,
                ) as line:
                    await line.send(json.dumps({"type": "hello", "seat": self.seat, "version": self.version}))
                    crowd.connections += 1
                    async for frame in line:
                        await self._hear(line, json.loads(frame))
            self._socket = None
            await asyncio.sleep(AGAIN)

    async def _hear(self, line: ClientConnection, message: dict[str, Any]) -> None:
        if message["type"] == "update" and message["seat"] != self.seat:
            await line.close()  # seats were drawn after this one was asked for: ask again
        elif message["type"] == "update":
            assert self.version is None or message["version"] >= self.version, "a version went back"
            self.update = message
            self.game.changed.set()
            if self._socket is None:
                self._socket = line
                for asked in list(self.asked.values()):
                    await self._send(asked.message)
        elif message["type"] == "refused" and message["code"] in LATER:
            self.game.crowd.put_off += 1
            asyncio.get_running_loop().call_later(AGAIN, self._again, message["id"])
        elif message["type"] in ("done", "refused"):
            answered = self.asked.pop(message["id"], None)
            if answered is not None and not answered.answer.done():
                answered.answer.set_result(message)

    def _again(self, number: str) -> None:
        if number in self.asked:
            self.game.crowd.spawn(self._send(self.asked[number].message))

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)


class Game:
    """A table; both its seats are the crowd's."""

    def __init__(self, crowd: "Crowd", id: str) -> None:
        self.crowd = crowd
        self.id = id
        self.changed = asyncio.Event()
        self.clients = [[Client(self, seat, side) for side in range(crowd.sides)] for seat in range(2)]

    def newest(self, seat: int) -> dict[str, Any]:
        return max((client.update for client in self.clients[seat]), key=lambda one: one.get("version", -1))

    async def turn(self) -> tuple[int, dict[str, Any]] | None:
        """The seat that is to decide, and what it sees; None when the game is over."""
        async with asyncio.timeout(PATIENCE):
            while True:
                self.changed.clear()
                for seat in range(2):
                    update = self.newest(seat)
                    if update.get("status") == "over":
                        return None
                    if update.get("decider") == seat and update["actions"]:
                        return seat, update
                await self.changed.wait()

    async def move(self, seat: int, update: dict[str, Any]) -> None:
        """One decision, sent in one of three ways; then wait until it is seen."""
        crowd = self.crowd
        sides = range(crowd.sides)
        way = crowd.random.randrange(3) if crowd.sides > 1 else 0
        if way == 0:
            crowd.alternate += 1
            sent = [(crowd.alternate % crowd.sides, crowd.decision(self, seat, update))]
        elif way == 1:
            same = crowd.decision(self, seat, update)
            sent = [(side, same) for side in sides]
        else:
            sent = [(side, crowd.decision(self, seat, update)) for side in sides]
        answers = await asyncio.gather(*(self.clients[seat][side].ask(message) for side, message in sent))
        done = [answer for answer in answers if answer["type"] == "done"]
        for answer in answers:
            crowd.note(answer)
        if way == 2:
            assert len(done) == 1, f"two decisions on one version, and {len(done)} were taken: {answers}"
        else:
            assert len(done) == len(sent), f"refused: {answers}"
        await self.sees(seat, max(answer["version"] for answer in done))

    async def sees(self, seat: int, version: int) -> dict[str, Any]:
        """What a seat sees as soon as it has seen so much."""
        async with asyncio.timeout(PATIENCE):
            while self.newest(seat).get("version", -1) < version:
                self.changed.clear()
                await self.changed.wait()
        return self.newest(seat)

    def agreed(self, seat: int) -> bool:
        """Whether all sockets of a seat have seen the same version."""
        versions = {client.version for client in self.clients[seat]}
        return len(versions) == 1 and None not in versions

    async def close(self) -> None:
        await asyncio.gather(*(client.close() for seat in self.clients for client in seat))


class Crowd:
    def __init__(self, fleet: Fleet, tables: int, seed: int = 0) -> None:
        self.fleet = fleet
        self.tables = tables
        self.sides = len(fleet.ports)
        self.random = random.Random(seed)
        self.games: list[Game] = []
        self.cookie = ""
        self.user = ""
        #: every decision that was sent, by its id; what was acknowledged, with its version; what was not done
        self.tried: dict[str, dict[str, Any]] = {}
        self.acknowledged: dict[str, int] = {}
        self.refused: set[str] = set()
        self.connections = 0
        self.finished = 0
        #: answers that said that the database is away
        self.put_off = 0
        self.alternate = 0
        #: acknowledged decisions after which everybody stops
        self.goal = 0
        self._acknowledged = asyncio.Event()
        self._csrf = ""
        self._http = httpx.AsyncClient(timeout=10)
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def decision(self, game: Game, seat: int, update: dict[str, Any]) -> dict[str, Any]:
        number = f"{len(self.tried)}-{self.random.getrandbits(32):x}"
        choice = self.random.choice(update["actions"])
        self.tried[number] = {"table": game.id, "seat": seat, "action": choice["text"]}
        return {"type": "act", "id": number, "version": update["version"], "action": choice["id"]}

    def note(self, answer: dict[str, Any]) -> None:
        number = answer["id"]
        if answer["type"] == "done":
            before = self.acknowledged.setdefault(number, answer["version"])
            assert before == answer["version"], "the same decision was answered in two ways"
            assert number not in self.refused, "done, and refused"
            self._acknowledged.set()
        else:
            assert answer["code"] == "stale", answer
            self.refused.add(number)

    # -- HTTP ------------------------------------------------------------------------------

    async def post(self, path: str, body: Any = None) -> dict[str, Any]:
        """Until some server has done it."""
        async with asyncio.timeout(PATIENCE):
            while True:
                self.alternate += 1
                url = self.fleet.url(self.alternate % self.sides)
                with contextlib.suppress(httpx.TransportError):
                    headers = {"cookie": self.cookie, "x-csrf-token": self._csrf}
                    answer = await self._http.post(url + path, json=body, headers=headers)
                    if answer.status_code < 300:
                        self._keep(answer)
                        found: dict[str, Any] = answer.json()
                        return found
                    assert answer.status_code in (409, 503), f"{path}: {answer.status_code} {answer.text}"
                    if answer.status_code == 409:  # done before, and the answer was lost
                        return {}
                    self.put_off += 1
                await asyncio.sleep(AGAIN)

    def _keep(self, answer: httpx.Response) -> None:
        mine = dict(pair.split("=", 1) for pair in self.cookie.split("; ") if pair)
        mine |= dict(answer.cookies)
        self._csrf = mine.get("hastilude_csrf", "")
        self.cookie = "; ".join(f"{name}={value}" for name, value in mine.items())
        self._http.cookies.clear()

    async def arrive(self) -> None:
        """Wait for all servers, become a guest, open the tables."""
        async with asyncio.timeout(PATIENCE):
            for side in range(self.sides):
                while True:
                    with contextlib.suppress(httpx.TransportError):
                        answer = await self._http.get(self.fleet.url(side) + "/api/games")
                        if answer.status_code == 200:
                            self._keep(answer)
                            break
                    await asyncio.sleep(AGAIN)
        self.user = (await self.post("/api/guests", {}))["user"]
        for _ in range(self.tables):
            wish = {"game": "kings_bounty", "seats": [{"kind": "me"}, {"kind": "me"}]}
            made = await self.post("/api/tables", wish)
            await self.begin(made["facts"]["id"])

    async def begin(self, table: str) -> Game:
        await self.post(f"/api/tables/{table}/start")
        game = Game(self, table)
        self.games.append(game)
        return game

    # -- playing ---------------------------------------------------------------------------

    async def play(self, moves: int) -> None:
        """So many acknowledged decisions more, at all tables together."""
        self.goal = len(self.acknowledged) + moves
        await asyncio.gather(*(self._play(game) for game in list(self.games)))

    async def made(self, moves: int) -> None:
        """Wait for so many more, while `play` goes on."""
        goal = len(self.acknowledged) + moves
        async with asyncio.timeout(PATIENCE):
            while len(self.acknowledged) < goal:
                self._acknowledged.clear()
                await self._acknowledged.wait()

    async def _play(self, game: Game) -> None:
        while len(self.acknowledged) < self.goal:
            turn = await game.turn()
            if turn is not None:
                await game.move(*turn)
                continue
            self.finished += 1
            await game.close()
            self.games.remove(game)
            again: dict[str, Any] = {}
            while not again:
                again = await self.post(f"/api/tables/{game.id}/rematch")
            game = await self.begin(again["facts"]["id"])

    async def agree(self) -> None:
        """Wait until all clients of a seat have the same version; then they see the same."""
        async with asyncio.timeout(PATIENCE):
            for game in self.games:
                for seat in range(2):
                    while not game.agreed(seat):
                        game.changed.clear()
                        await game.changed.wait()
                    views = {json.dumps(client.update["view"]) for client in game.clients[seat]}
                    assert len(views) == 1, "one version, two views"

    async def close(self) -> None:
        await asyncio.gather(*(game.close() for game in self.games))
        await self._http.aclose()

    def facts(self) -> dict[str, int]:
        return {
            "kills": self.fleet.kills,
            "acknowledged": len(self.acknowledged),
            "refused": len(self.refused),
            "finished": self.finished,
            "connections": self.connections,
            "put_off": self.put_off,
        }


async def check(crowd: Crowd, database: str) -> None:
    """Every acknowledged decision is there, once, with its version; none that was refused; no log
    has a gap; all tables go on; every finished record verifies; clients saw what the log says."""
    written: dict[str, Row] = {}
    seen = {game.id: game for game in crowd.games}
    async with open_hall(_beside(database)) as hall:
        for facts in await hall.my_tables(crowd.user, 100_000):
            table = await hall.table(facts.id)
            rows = await hall.store.tail(facts.id, 0)
            assert [row.seq for row in rows] == list(range(1, len(rows) + 1)), "the log has a gap"
            for row in rows:
                if row.client_id is not None:
                    assert row.client_id not in written, f"{row.client_id} is there twice"
                    written[row.client_id] = row
            if facts.status == "over":
                await check_record(table)
            elif facts.status == "playing":
                assert choices(table.update(table.sitting.decider)), "nobody can go on"
                if table.id in seen:
                    await _check_clients(seen[table.id], table)
    for number, version in crowd.acknowledged.items():
        assert number in written, f"{crowd.tried[number]} was acknowledged and is gone"
        assert written[number].version == version
        assert written[number].action == crowd.tried[number]["action"]
    assert not crowd.refused & written.keys(), "refused, and done all the same"
    unknown = written.keys() - crowd.tried.keys()
    assert not unknown, f"nobody sent {unknown}"


def _beside(database: str) -> str:
    """What may be opened while servers use a database: of a SQLite file, which is theirs, a copy."""
    file = database.removeprefix("sqlite:///")
    if file == database:
        return database
    copy = f"{file}.copy"
    with sqlite3.connect(file) as source, sqlite3.connect(copy) as target:
        source.backup(target)
    return f"sqlite:///{copy}"


async def _check_clients(game: Game, table: Table) -> None:
    for seat in range(2):
        update = table.update(seat)
        seen = await game.sees(seat, update.version)
        assert seen["version"] == update.version
        assert update.view is not None
        assert seen["view"] == msgspec.json.decode(update.view)


def told(facts: dict[str, int], names: Sequence[str] = ()) -> str:
    return ", ".join(f"{value} {what}" for what, value in facts.items() if not names or what in names)
