"""The two servers that bench/load.py drives, each with its own way of talking."""

import contextlib
import itertools
import os
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
from line import Desk, addresses

WIDE = (
    "requests_per_address=1e9,1e9",
    "requests_per_guest=1e9,1e9",
    "guests_per_address=1e9,1e9",
    "tables_made_per_guest=1e9,1e9",
    "frames_per_socket=1e9,1e9",
    "tables_per_guest=1000000",
    "sockets_per_address=1000000",
    "sockets_opened_per_address=1e9,1e9",
    "connections_per_address=1000000",
    "changes_per_person=1e9,1e9",
    "sockets_per_table=1000000",
)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


class News(msgspec.Struct):
    """What a player has to know of a message."""

    #: a new state of the table, and its version
    update: bool = False
    version: int = 0
    #: legal actions, if it is this player's turn
    actions: list[int] = []
    over: bool = False
    #: the server's word that a decision was taken
    done: bool = False
    refused: str = ""


def _family(pid: int) -> list[int]:
    """A process and its children: several may serve."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *(one for child in found for one in _family(int(child)))]


class House:
    """A running server. What it costs is read off /proc."""

    desk: Desk
    process: subprocess.Popen[str] | None = None
    url = ""

    def __init__(self, seats: int) -> None:
        self.seats = seats

    @property
    def host(self) -> str:
        return urlsplit(self.url).netloc

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        if self.process is None:  # started elsewhere
            return 0.0
        ticks = 0
        for pid in _family(self.process.pid):
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12])
        return ticks / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        if self.process is None:
            return 0
        pages = [int(Path(f"/proc/{pid}/statm").read_text().split()[1]) for pid in _family(self.process.pid)]
        return sum(pages) * os.sysconf("SC_PAGE_SIZE")

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(20)

    async def open(self) -> None:
        """Before anything else, in the loop that asks."""
        self.desk = Desk(self.host)

    async def make_table(self) -> str:
        """A table with all its players, over HTTP, as a person would have it made."""
        raise NotImplementedError

    def path(self, table: str) -> str:
        raise NotImplementedError

    def headers(self, table: str, seat: int) -> dict[str, str]:
        raise NotImplementedError

    def address(self) -> str | None:
        """Where the next line comes from, if that matters."""
        return None

    def greeting(self, data: bytes, table: str, seat: int) -> bytes | None:
        """What to say to a message of the beginning (empty: the line was just opened)."""
        raise NotImplementedError

    def read(self, data: bytes, seat: int) -> News | None:
        raise NotImplementedError

    def act(self, table: str, seat: int, version: int, action: int) -> bytes:
        raise NotImplementedError


# -- Hastilude -----------------------------------------------------------------------------------


class Guest:
    """A cookie, and the requests that one makes with it."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.cookies: dict[str, str] = {}

    async def enter(self) -> None:
        await self.ask("GET", "/api/games")
        await self.ask("POST", "/api/guests", {})

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        headers = {"cookie": self.cookie, "x-csrf-token": self.cookies.get("hastilude_csrf", "")}
        data = b"" if body is None else msgspec.json.encode(body)
        status, lines, answer = await self._desk.ask(method, path, headers, data)
        for line in lines:
            if line.lower().startswith("set-cookie:"):
                name, _, value = line[11:].partition(";")[0].strip().partition("=")
                self.cookies[name] = value
        return _json(f"{method} {path}", status, answer)

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())


def _json(asked: str, status: int, answer: bytes) -> Any:
    if status >= 400:
        raise RuntimeError(f"{asked}: {status} {answer.decode()}")
    return msgspec.json.decode(answer) if answer else None


class _Choice(msgspec.Struct):
    id: int


class _Message(msgspec.Struct):
    type: str
    version: int | None = 0
    seat: int | None = None
    decider: int | None = None
    status: str = ""
    actions: list[_Choice] = []
    code: str = ""


class Hastilude(House):
    """King's Bounty on `hastilude serve`, with durable SQLite unless the arguments say otherwise.

    `strangers`: every table has people of its own, each at an address of their own, and the limits are the
    usual ones; else two guests at one address play everywhere, and nothing is limited.
    """

    def __init__(
        self, seats: int, folder: str, more: list[str], url: str = "", *, strangers: bool = False
    ) -> None:
        super().__init__(seats)
        self.strangers = strangers
        self._addresses = addresses(1)
        self._at: dict[str, list[Guest]] = {}
        self.url = url or self._start(folder, more)
        self._decode = msgspec.json.Decoder(_Message).decode
        self._ids = itertools.count()

    def _start(self, folder: str, more: list[str]) -> str:
        port = free_port()
        command = [sys.executable, "-m", "hastilude.cli", "serve", "--port", str(port)]
        # Like the peer in production: no line of log for each request.
        command += ["--database", f"sqlite:///{folder}/load.db", "--log-level", "warning", *more]
        for limit in () if self.strangers else WIDE:
            command += ["--limit", limit]
        self.process = subprocess.Popen(command)
        while self.process.poll() is None:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)):
                return f"http://127.0.0.1:{port}"
            time.sleep(0.05)
        sys.exit("the server did not start")

    async def open(self) -> None:
        self.desk = Desk(self.host, addresses=self._addresses if self.strangers else None)
        self.guests = await self._people()

    async def _people(self) -> list[Guest]:
        found = [Guest(self.desk) for _ in range(self.seats)]
        for guest in found:
            await guest.enter()
        return found

    async def make_table(self) -> str:
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (self.seats - 1)]
        guests = await self._people() if self.strangers else self.guests
        host, *others = guests
        wish = {"game": "kings_bounty", "seats": seats, "visibility": "public"}
        table: str = (await host.ask("POST", "/api/tables", wish))["facts"]["id"]
        for guest in others:
            await guest.ask("POST", f"/api/tables/{table}/sit", {})
        await host.ask("POST", f"/api/tables/{table}/start")
        self._at[table] = guests
        return table

    def path(self, table: str) -> str:
        return f"/api/tables/{table}/socket"

    def headers(self, table: str, seat: int) -> dict[str, str]:
        return {"cookie": self._at[table][seat].cookie}

    def address(self) -> str | None:
        return next(self._addresses) if self.strangers else None

    def greeting(self, data: bytes, table: str, seat: int) -> bytes | None:
        return None if data else b'{"type":"hello"}'

    def read(self, data: bytes, seat: int) -> News | None:
        message = self._decode(data)
        if message.type == "update":
            mine = message.decider is not None and message.decider == message.seat
            actions = [choice.id for choice in message.actions] if mine else []
            return News(True, message.version or 0, actions, message.status == "over")
        if message.type in ("done", "refused", "mistake"):
            return News(done=message.type == "done", refused=message.code)
        return None

    def act(self, table: str, seat: int, version: int, action: int) -> bytes:
        return b'{"type":"act","id":"%d","version":%d,"action":%d}' % (next(self._ids), version, action)


# -- boardgame.io --------------------------------------------------------------------------------

FOLDER = Path(__file__).parent / "boardgame_io"


class _Context(msgspec.Struct):
    currentPlayer: str
    gameover: Any = None


class _Hidden(msgspec.Struct):
    hand: list[msgspec.Raw]


class _State(msgspec.Struct):
    G: _Hidden
    ctx: _Context
    _stateID: int


class _Sync(msgspec.Struct):
    state: _State


class BoardgameIO(House):
    """A card game of the same size on boardgame.io's server with its in-memory store.

    `npm ci` in bench/boardgame_io/ installs it. It speaks Socket.IO; here over a plain socket.
    Matches are made, joined and played as its documentation has it: by its Lobby API, with the
    credentials that each player gets there.
    """

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        if not (FOLDER / "node_modules").is_dir():
            sys.exit("boardgame.io is not installed: run `npm ci` in bench/boardgame_io")
        port, self._lobby = free_port(), free_port()
        command = ["node", "server.cjs", str(port), str(self._lobby)]
        # Its own advice for a server that is not being developed.
        environment = {**os.environ, "NODE_ENV": "production"}
        self.process = subprocess.Popen(
            command, cwd=FOLDER, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment
        )
        assert self.process.stdout is not None
        if not any(line.startswith("listening") for line in self.process.stdout):
            sys.exit("boardgame.io did not start")
        threading.Thread(target=self.process.stdout.read, daemon=True).start()
        self.url = f"http://127.0.0.1:{port}"
        #: of each player, by match
        self._credentials: dict[str, list[str]] = {}
        self._event = msgspec.json.Decoder(tuple[str, str, msgspec.Raw, msgspec.Raw]).decode
        self._synced = msgspec.json.Decoder(tuple[str, str, _Sync]).decode
        self._state = msgspec.json.Decoder(_State).decode

    async def open(self) -> None:
        self.desk = Desk(f"127.0.0.1:{self._lobby}")

    async def make_table(self) -> str:
        match: str = (await self._ask("create", {"numPlayers": self.seats}))["matchID"]
        self._credentials[match] = [
            (await self._ask(f"{match}/join", {"playerID": str(seat), "playerName": f"guest {seat}"}))[
                "playerCredentials"
            ]
            for seat in range(self.seats)
        ]
        return match

    async def _ask(self, what: str, body: Any) -> Any:
        path = f"/games/cards/{what}"
        status, _, answer = await self.desk.ask("POST", path, {}, msgspec.json.encode(body))
        return _json(path, status, answer)

    def path(self, table: str) -> str:
        return "/socket.io/?EIO=4&transport=websocket"

    def headers(self, table: str, seat: int) -> dict[str, str]:
        return {"origin": "http://localhost"}

    def greeting(self, data: bytes, table: str, seat: int) -> bytes | None:
        if data == b"2":
            return b"3"
        if data.startswith(b"0"):
            return b"40/cards,"
        if data.startswith(b"40/"):
            sync = ["sync", table, str(seat), self._credentials[table][seat], self.seats]
            return b"42/cards," + msgspec.json.encode(sync)
        return None

    def read(self, data: bytes, seat: int) -> News | None:
        if data.startswith(b'42/cards,["sync"'):
            return self._news(self._synced(data[9:])[2].state, seat)
        if data.startswith(b'42/cards,["update"'):
            return self._news(self._state(self._event(data[9:])[2]), seat)
        return None

    def _news(self, state: _State, seat: int) -> News:
        over = state.ctx.gameover is not None
        mine = state.ctx.currentPlayer == str(seat) and not over
        actions = list(range(len(state.G.hand))) if mine else []
        return News(True, state._stateID, actions, over)

    def act(self, table: str, seat: int, version: int, action: int) -> bytes:
        credentials = self._credentials[table][seat]
        payload = {"type": "play", "args": [action], "playerID": str(seat), "credentials": credentials}
        move = {"type": "MAKE_MOVE", "payload": payload}
        return b"42/cards," + msgspec.json.encode(["update", move, version, table, str(seat)])
