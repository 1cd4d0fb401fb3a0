"""Real servers for tests: a process on loopback, guests over HTTP, players on sockets.

    with Server(tmp_path) as server:
        anna, boris = server.guest(), server.guest()
        table = anna.make_table(seats=("me", "open"))

Nothing here waits by the clock: a server says in its log where it listens, sockets are read
until what was awaited comes.
"""

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

#: so that no test is slowed down by what another one tests
WIDE = (
    "requests_per_address=100000,100000",
    "requests_per_guest=100000,100000",
    "guests_per_address=100000,100000",
    "passwords_per_address=100000,100000",
    "tables_made_per_guest=100000,100000",
    "frames_per_socket=100000,100000",
    "mistakes_per_socket=100000,100000",
    "chat_per_guest=1000,1000",
    "tables_per_guest=10000",
    "sockets_per_address=10000",
    "connections_per_address=10000",
    "sockets_opened_per_address=100000,100000",
    "changes_per_person=100000,100000",
)
PATIENCE = 60.0


class Server:
    """A `hastilude serve` of its own, on a free port."""

    def __init__(
        self,
        folder: Path,
        *args: str,
        database: str = "",
        limits: Sequence[str] = (),
        wide: bool = True,
        port: int = 0,
    ) -> None:
        self.folder = folder
        self.database = database or f"sqlite:///{folder / 'test.db'}"
        chosen = [*(WIDE if wide else ()), *limits]
        self.command = [sys.executable, "-m", "hastilude.cli", "serve", "--port", str(port)]
        self.command += ["--database", self.database, *args]
        for limit in chosen:
            self.command += ["--limit", limit]
        self.log: list[str] = []
        self.url = ""

    def __enter__(self) -> Self:
        self.process = subprocess.Popen(
            self.command,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "LC_ALL": "C.UTF-8"},
        )
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self.log.append(line)
            if '"listening"' in line:
                self.url = json.loads(line)["url"]
                break
        assert self.url, "the server did not start: " + "".join(self.log)
        self._reader = threading.Thread(target=self._drain, daemon=True)
        self._reader.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def stop(self) -> int:
        """As systemd would."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(PATIENCE)
        self._reader.join(PATIENCE)
        return code

    def _drain(self) -> None:
        assert self.process.stderr is not None
        self.log.extend(self.process.stderr)

    @property
    def ws_url(self) -> str:
        return self.url.replace("http://", "ws://")

    def guest(self, name: str = "") -> "Guest":
        guest = Guest(self)
        guest.become(name)
        return guest

    def errors(self) -> list[str]:
        """Lines of the log that say that something went wrong."""
        return [line for line in self.log if '"level": "error"' in line or "Traceback" in line]


class Guest:
    """Somebody with a browser: cookies, and the token against forged requests."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, timeout=PATIENCE)
        #: everything that came back, for the search for secrets
        self.received: list[bytes] = []
        self.get("/api/games")
        self.me: dict[str, Any] = {}

    def become(self, name: str = "") -> None:
        self.me = self.post("/api/guests", {"name": name} if name else {}).json()

    @property
    def id(self) -> str:
        return str(self.me["user"])

    def cookie_header(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    # -- requests ----------------------------------------------------------------------------

    def ask(
        self, method: str, path: str, body: Any = None, expect: int | None = None, **more: Any
    ) -> httpx.Response:
        headers = {"x-csrf-token": self.http.cookies.get("hastilude_csrf", ""), **more.pop("headers", {})}
        answer = self.http.request(method, path, json=body, headers=headers, **more)
        self.received.append(repr(answer.headers.raw).encode() + answer.content)
        wanted = (200, 201) if expect is None else (expect,)
        assert answer.status_code in wanted, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer

    def get(self, path: str, expect: int | None = None, **more: Any) -> httpx.Response:
        return self.ask("GET", path, None, expect, **more)

    def post(self, path: str, body: Any = None, expect: int | None = None, **more: Any) -> httpx.Response:
        return self.ask("POST", path, body, expect, **more)

    # -- tables ------------------------------------------------------------------------------

    def make_table(self, seats: Sequence[str] = ("me", "open", "open", "open"), **wish: Any) -> "TableLink":
        wishes = [{"kind": "bot", "bot": s[4:]} if s.startswith("bot:") else {"kind": s} for s in seats]
        page = self.post("/api/tables", {"game": "kings_bounty", "seats": wishes, **wish}).json()
        return TableLink(page["facts"]["id"], page["link"])

    def sit(self, table: "TableLink", seat: int | None = None) -> int:
        answer = self.post(f"{table.path}/sit", {"seat": seat}, headers=table.headers)
        mine: list[int] = answer.json()["mine"]
        return mine[-1]

    def start(self, table: "TableLink") -> None:
        self.post(f"{table.path}/start")


class TableLink:
    """What somebody needs who was sent the link of a table."""

    def __init__(self, id: str, link: str) -> None:
        self.id = id
        self.link = link
        self.path = f"/api/tables/{id}"
        self.headers = {"x-table-link": link}


def seated(server: Server, seats: int = 4, **wish: Any) -> tuple[TableLink, list[Guest]]:
    """A started table with a guest on each seat. Seats may have been drawn by lot."""
    guests = [server.guest(f"Guest {n}") for n in range(seats)]
    table = guests[0].make_table(("me", *["open"] * (seats - 1)), **wish)
    for guest in guests[1:]:
        guest.sit(table)
    guests[0].start(table)
    return table, guests


def seated_with_a_choice(server: Server, seats: int = 2) -> tuple[TableLink, list[Guest]]:
    """A table whose first player can lay out a holding; sometimes nobody could, and must exchange."""
    while True:
        table, guests = seated(server, seats)
        if guests[0].get(f"{table.path}/update").json()["view"]["phase"] == "turn":
            return table, guests


# -- sockets -----------------------------------------------------------------------------------


class Player:
    """A client on a table's socket. Remembers every frame."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.update: dict[str, Any] = {}
        self.version: int | None = None
        self._asked = 0

    async def say(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def hear(self) -> dict[str, Any]:
        """The next message."""
        async with asyncio.timeout(PATIENCE):
            frame = await self.socket.recv()
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: dict[str, Any] = json.loads(frame)
        if message["type"] == "update":
            self.update, self.version = message, message["version"]
        return message

    async def hear_until(self, *types: str, when: Callable[[dict[str, Any]], bool] = bool) -> dict[str, Any]:
        """The next message of one of these types for which something holds."""
        while True:
            message = await self.hear()
            if message["type"] in types and when(message):
                return message

    def new_id(self) -> str:
        self._asked += 1
        return f"c{id(self)}-{self._asked}"

    async def act(self, action: int | str) -> dict[str, Any]:
        """Decide; `done` or `refused`."""
        number = self.new_id()
        await self.say(type="act", id=number, version=self.version, action=action)
        return await self.answer_to(number)

    async def answer_to(self, number: str) -> dict[str, Any]:
        return await self.hear_until("done", "refused", when=lambda message: message["id"] == number)

    @property
    def seat(self) -> int | None:
        seat: int | None = self.update["seat"]
        return seat

    @property
    def is_mine(self) -> bool:
        return self.update["decider"] is not None and self.update["decider"] == self.seat

    async def play(
        self, chance: random.Random, until: Callable[[dict[str, Any]], bool] | None = None
    ) -> None:
        """Any legal action whenever it is mine, until the game is over."""
        over = until or (lambda update: update["status"] == "over")
        while not over(self.update):
            if self.is_mine and self.update["actions"]:
                number = self.new_id()
                choice = chance.choice(self.update["actions"])
                before = self.version
                await self.say(type="act", id=number, version=before, action=choice["id"])
                answer = await self.answer_to(number)
                while (
                    answer["type"] == "done" and self.version is not None and self.version < answer["version"]
                ):
                    await self.hear()
                if answer["type"] == "refused":
                    await self.hear_until("update")
            else:
                await self.hear()


@asynccontextmanager
async def at_table(
    guest: Guest | None, table: TableLink, server: Server | None = None, **hello: Any
) -> AsyncIterator[Player]:
    """A socket that has said hello and seen the first update."""
    async with socket_of(guest, table, server) as socket:
        player = Player(socket)
        await player.say(type="hello", link=table.link, **hello)
        await player.hear_until("update")
        yield player


@asynccontextmanager
async def socket_of(
    guest: Guest | None, table: TableLink, server: Server | None = None, origin: Origin | None = None
) -> AsyncIterator[ClientConnection]:
    server = server or (guest.server if guest else None)
    assert server is not None
    headers = {"cookie": guest.cookie_header()} if guest else {}
    url = f"{server.ws_url}{table.path}/socket"
    async with connect(
        url, additional_headers=headers, origin=origin, compression=None, proxy=None, open_timeout=PATIENCE
    ) as socket:
        yield socket


async def drain(socket: ClientConnection) -> tuple[list[dict[str, Any]], int]:
    """All messages until the server closes, and the code with which it does."""
    messages: list[dict[str, Any]] = []
    async with asyncio.timeout(PATIENCE):
        with suppress(ConnectionClosed):
            while True:
                messages.append(json.loads(await socket.recv()))
    assert socket.close_code is not None
    return messages, socket.close_code


def play_out(table: TableLink, guests: Sequence[Guest], seed: int = 1) -> list[Player]:
    """A complete game by random players on sockets, and one spectator (the last)."""

    async def run() -> list[Player]:
        players: list[Player] = []

        async def one(guest: Guest | None, number: int) -> None:
            async with at_table(guest, table, guests[0].server) as player:
                players.append(player)
                await player.play(random.Random(seed * 100 + number))

        watchers: list[Guest | None] = [*guests, None]
        await asyncio.gather(*(one(guest, number) for number, guest in enumerate(watchers)))
        return players

    return asyncio.run(run())
