"""Several serving processes on one machine: started, looked after and stopped by one that serves nobody.

All of them listen at the same port (`SO_REUSEPORT`: the system shares new connections out), so a
table's sockets may be in any of them; PostgreSQL says who was first, Redis tells the others. A process
that dies is started again. When the parent goes, however it goes, its children go too.
"""

import asyncio
import multiprocessing
import signal
import socket
import time
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import NamedTuple

import msgspec
import structlog

from hastilude.core.game import GameError
from hastilude.server import logs
from hastilude.server.app import App
from hastilude.server.house import House, HouseRules
from hastilude.server.serving import Process
from hastilude.server.settings import Settings
from hastilude.server.storage.engine import parse

log = structlog.get_logger("hastilude.server")

#: seconds until one that died is started again: at first, and at most when it goes on dying
AGAIN = (0.5, 30.0)
#: one that has lived for so many seconds was all right
LIVED = 20.0
#: seconds beyond its own patience after which a process that does not stop is killed
STUBBORN = 4.0


class Order(NamedTuple):
    """What each serving process is told."""

    settings: Settings
    rules: HouseRules
    host: str
    port: int
    level: str


def check(settings: Settings) -> None:
    """GameError, if several processes cannot serve with these settings."""
    if parse(settings.database).get_backend_name() == "sqlite":
        raise GameError(
            "a SQLite file is for one process; --processes needs --database postgresql://… and --redis redis://…"
        )
    if not settings.redis:
        raise GameError("several processes tell each other what happens: --processes needs --redis redis://…")
    if not hasattr(socket, "SO_REUSEPORT"):
        raise GameError("this system cannot share a port among processes; start them one by one on several")


def bound(host: str, port: int) -> socket.socket:
    """A socket at the address that all share."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    try:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        found.bind((host, port))
    except OSError as error:
        found.close()
        raise GameError(f"cannot listen at {host}:{port}: {error.strerror or error}") from None
    return found


# -- a serving process ---------------------------------------------------------------------------


def _serve(order: Order, number: int, parent: Connection) -> None:
    """In the child."""
    logs.set_up(order.level)
    structlog.contextvars.bind_contextvars(process=number)

    async def listening(_: House, url: str) -> None:
        parent.send(url)
        # the other end is the parent's alone: when it closes, the parent has gone
        asyncio.get_running_loop().add_reader(parent.fileno(), leave)

    process = Process(App(order.settings, order.rules), order.host, order.port, listening)

    def leave() -> None:
        asyncio.get_running_loop().remove_reader(parent.fileno())
        process.should_exit = True

    process.run(sockets=[bound(order.host, order.port)])


class Child:
    """One place in the household, and who holds it at the moment."""

    def __init__(self, order: Order, number: int) -> None:
        self.number = number
        self._order = order
        self.process: BaseProcess | None = None
        self.line: Connection | None = None
        #: where it listens; empty until it does
        self.url = ""
        self.due = 0.0
        self._started = 0.0
        self._pause = AGAIN[0]

    def start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, theirs = context.Pipe()
        self.url = ""
        self.process = context.Process(
            target=_serve, args=(self._order, self.number, theirs), name=f"hastilude {self.number}"
        )
        self.process.start()
        theirs.close()
        self._started = time.monotonic()

    def hear(self) -> None:
        assert self.line is not None
        try:
            self.url = self.line.recv()
        except (EOFError, OSError):
            self.line.close()
            self.line = None

    def bury(self) -> None:
        """It has died: when is the next to come?"""
        assert self.process is not None
        lived = time.monotonic() - self._started
        self._pause = AGAIN[0] if lived > LIVED else min(AGAIN[1], 2 * self._pause)
        self.due = time.monotonic() + self._pause
        log.error(
            "process", state="died", number=self.number, status=self.process.exitcode, again=self._pause
        )
        self.process = None
        if self.line is not None:
            self.line.close()
            self.line = None


class Household:
    def __init__(self, order: Order, count: int) -> None:
        share = order.settings.bot_processes // count
        few = 1 if order.settings.bot_processes else 0
        self._held = bound(order.host, order.port)  # nobody else gets the port while one is started again
        host, port = self._held.getsockname()[:2]
        self._order = order._replace(
            host=host, port=port, settings=_with_bots(order.settings, max(few, share))
        )
        self.children = [Child(self._order, number + 1) for number in range(count)]
        self._stopping = False

    def serve(self) -> bool:
        """Until told to stop; whether it could begin at all."""
        for name in (signal.SIGTERM, signal.SIGINT):
            signal.signal(name, self._stop)
        try:
            begun = self._begin()
            while begun and not self._stopping:
                self._look()
            return begun
        finally:
            self._end()

    def _stop(self, *_: object) -> None:
        self._stopping = True

    def _begin(self) -> bool:
        """The first alone, because it may have to migrate the database; then the others."""
        for some in (self.children[:1], self.children[1:]):
            for child in some:
                child.start()
            while not all(child.url for child in some):
                self._listen(0.2)
                gone = any(child.process is not None and not child.process.is_alive() for child in some)
                if self._stopping or (gone and not all(child.url for child in some)):
                    return self._stopping
        log.info("serving", url=self.children[0].url, processes=len(self.children))
        return True

    def _listen(self, seconds: float) -> None:
        """Wait until a child says something, or dies, or it is time to look around."""
        lines = {child.line: child for child in self.children if child.line is not None}
        dying = [child.process.sentinel for child in self.children if child.process is not None]
        for said in wait([*lines, *dying], seconds):
            if isinstance(said, Connection) and said in lines:
                lines[said].hear()

    def _look(self) -> None:
        self._listen(0.5)
        for child in self.children:
            if child.process is not None and not child.process.is_alive() and not self._stopping:
                child.bury()
            if child.process is None and time.monotonic() >= child.due and not self._stopping:
                child.start()
                log.info("process", state="started", number=child.number)

    def _end(self) -> None:
        living = [child.process for child in self.children if child.process is not None]
        for process in living:
            process.terminate()
        end = time.monotonic() + self._order.rules.limits.shutdown + STUBBORN
        for process in living:
            process.join(max(0.0, end - time.monotonic()))
            if process.is_alive():
                log.error("process", state="does not stop", name=process.name)
                process.kill()
                process.join()
        self._held.close()


def _with_bots(settings: Settings, processes: int) -> Settings:
    return msgspec.structs.replace(settings, bot_processes=processes)


def serve_several(order: Order, count: int) -> bool:
    """`hastilude serve --processes N`."""
    check(order.settings)
    logs.set_up(order.level)
    return Household(order, count).serve()
