"""What lies between people and the house, and between its processes: late, broken, half open, lost.

A connection keeps the order of its frames and loses none until it breaks; then all that was under way
is gone, in both directions, and the two ends notice at different times. Rings are lost and overtake
each other as they like.
"""

import asyncio
import random
from collections import deque
from collections.abc import Awaitable, Callable
from contextvars import copy_context
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, TypeVar

from hastilude.core.action import ActionError
from hastilude.core.game import GameError
from hastilude.server.doorbell import Doorbell, Heard, Ring
from hastilude.server.errors import Trouble
from hastilude.server.house import House
from hastilude.server.identity import COOKIE
from hastilude.server.settings import LINE
from hastilude.server.socket import table_socket

if TYPE_CHECKING:
    from simulation.loop import SimulatedLoop
    from simulation.processes import HouseProcess

T = TypeVar("T")

#: seconds until an end that hears nothing takes the other for gone (two pings)
SILENCE = 40.0
#: frames that may be under way to somebody who does not read
UNREAD = 16
#: seconds that a request waits for its answer
PATIENCE = 15.0


class Unreached(Exception):
    """Nobody answered: it may have been done, or not."""


class Wire:
    """A socket: here its far end, which a person holds; `end` is that of the house."""

    def __init__(self, network: "Network", house: "HouseProcess", token: str, table: str) -> None:
        self.network = network
        self.house = house
        network.numbers += 1
        self.end = End(self, house, token, network.numbers)
        self.closed = False
        self.code: int | None = None
        self._inbox: deque[str | None] = deque()
        self._reader: asyncio.Future[None] | None = None
        #: when the last frame arrives, in each direction
        self._to_house = self._to_person = 0.0
        #: does not read until then
        self.asleep_until = 0.0
        serving: Any = table_socket.fn(self.end, table)
        network.loop.begin(serving, house.context).add_done_callback(network.served)

    # -- for the person ------------------------------------------------------------------------

    def send(self, text: str) -> None:
        if not self.closed:
            self._to_house = self._arrival(self._to_house)
            self._later(
                self._to_house, self.end.hear, {"type": "websocket.receive", "text": text}, inside=True
            )

    async def receive(self, seconds: float) -> str | None:
        """None when it is closed; TimeoutError when nothing comes."""
        loop = self.network.loop
        end = loop.time() + max(0.0, seconds)
        while not self._inbox:
            if self.closed:
                return None
            if loop.time() >= end:
                raise TimeoutError
            self._reader = loop.create_future()
            timer = loop.call_at(end, self._wake)
            await self._reader
            timer.cancel()
        return self._inbox.popleft()

    def hang_up(self) -> None:
        """The person goes."""
        self.snap(notice=self.network.chance.uniform(0.0, 0.5))

    # -- for the weather -----------------------------------------------------------------------

    def snap(self, notice: float = 0.0) -> None:
        """It breaks: what is under way is gone. The house notices after a while."""
        if self.closed:
            return
        self._shut(1006)
        gone = {"type": "websocket.disconnect", "code": 1006}
        self.network.loop.call_later(notice, self.end.lose, gone, context=self.house.context.copy())

    # -- for the house -------------------------------------------------------------------------

    def deliver(self, text: str | None, code: int = 0) -> None:
        """A frame, or None: it is closed."""
        self._to_person = max(self._arrival(self._to_person), self.asleep_until)
        self._later(self._to_person, self._arrive, text, code, inside=False)

    def _arrive(self, text: str | None, code: int) -> None:
        if self.closed:
            return
        self.end.read_by_person()
        if text is None:
            self._shut(code)
        else:
            self._inbox.append(text)
            self._wake()

    def _shut(self, code: int) -> None:
        self.closed = True
        self.code = code
        self._inbox.clear()
        self._wake()

    def _wake(self) -> None:
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def _arrival(self, last: float) -> float:
        return max(last, self.network.loop.time() + self.network.delay())

    def _later(self, when: float, what: Callable[..., None], *args: Any, inside: bool) -> None:
        context = self.house.context.copy() if inside else self.network.outside.copy()
        self.network.loop.call_at(when, what, *args, context=context)


class End:
    """The house's end of a wire: as much of a WebSocket as a conversation needs."""

    def __init__(self, wire: Wire, house: "HouseProcess", token: str, number: int) -> None:
        self._wire = wire
        self.number = number
        self.cookies = {COOKIE: token}
        self.headers: dict[str, str] = {}
        self.app = SimpleNamespace(state=SimpleNamespace(house=house.house))
        #: most lives have the short way of `wire.py`, some the library's
        self.scope: dict[str, Any] = {"extensions": {LINE: self} if house.short else {}}
        self._inbox: deque[dict[str, Any]] = deque()
        self._reader: asyncio.Future[None] | None = None
        self._unread = 0
        #: two tasks of a conversation may wait for it at once
        self._read = asyncio.Event()
        self._gone = False

    def hear(self, event: dict[str, Any]) -> None:
        if self._wire.closed and event["type"] == "websocket.receive":
            return
        self._inbox.append(event)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def lose(self, event: dict[str, Any]) -> None:
        self._gone = True
        self.hear(event)
        self.read_by_person()

    def read_by_person(self) -> None:
        self._unread -= 1
        self._read.set()

    # -- what a conversation calls

    async def accept(self) -> None:
        pass

    async def receive(self) -> dict[str, Any]:
        while not self._inbox:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._inbox.popleft()

    def write_text(self, *texts: bytes) -> bool:
        if self._gone or self._unread >= UNREAD:
            return False
        for text in texts:
            self._unread += 1
            self._wire.deliver(text.decode())
        return True

    async def send(self, event: dict[str, Any]) -> None:
        while self._unread >= UNREAD and not self._gone:
            self._read.clear()
            await self._read.wait()
        if self._gone:
            raise OSError("the client has gone")
        self._unread += 1
        self._wire.deliver(event["text"])

    async def close(self, code: int = 1000, reason: str = "") -> None:
        if self._gone:
            raise RuntimeError("closed already")
        self._gone = True
        self._wire.deliver(None, int(code))


class Network:
    def __init__(self, loop: "SimulatedLoop", chance: random.Random) -> None:
        self.loop = loop
        self.chance = chance
        self.outside = copy_context()
        #: seconds that a frame takes at most
        self.latency = 0.05
        #: how often a request, or its answer, is lost
        self.loses = 0.0
        self.wires: list[Wire] = []
        self.numbers = 0
        #: what a request raised that nobody expected
        self.unexpected: list[str] = []

    def delay(self) -> float:
        return self.chance.uniform(0.0005, self.latency)

    async def connect(self, house: "HouseProcess", token: str, table: str) -> Wire:
        await asyncio.sleep(self.delay())
        if not house.up:
            raise Unreached
        wire = Wire(self, house, token, table)
        self.wires = [one for one in self.wires if not one.closed]
        self.wires.append(wire)
        return wire

    def served(self, task: "asyncio.Task[Any]") -> None:
        """A conversation tells its own troubles; one that could not even begin does not."""
        if not task.cancelled() and (error := task.exception()) is not None:
            self.unexpected.append(f"1011: {error!r}")

    def house_died(self, house: "HouseProcess") -> None:
        for wire in self.wires:
            if wire.house is house:
                wire.snap()

    async def ask(self, house: "HouseProcess", work: Callable[[House], Awaitable[T]]) -> T:
        """A request. Raises the Trouble that it was answered with, or Unreached."""
        await asyncio.sleep(self.delay())
        if not house.up or self.chance.random() < self.loses:
            raise Unreached
        answered: asyncio.Future[Any] = self.loop.create_future()
        serving = house.house

        async def serve() -> None:
            try:
                found: Any = await work(serving)
            except (Trouble, GameError, ActionError) as trouble:
                found = trouble
            except Exception as error:
                self.unexpected.append(f"500: {error!r}")
                found = Unreached()
            if self.chance.random() < self.loses:
                found = Unreached()
            self.loop.call_later(self.delay(), _answer, answered, found, context=self.outside.copy())

        self.loop.begin(serve(), house.context)
        try:
            async with asyncio.timeout(PATIENCE):
                result: T = await answered
        except TimeoutError:
            raise Unreached from None
        return result


def _answer(answered: "asyncio.Future[Any]", found: Any) -> None:
    if answered.done():
        return
    if isinstance(found, Exception):
        answered.set_exception(found)
    else:
        answered.set_result(found)


class Bells:
    """All doorbells of a house of several processes: what Redis would be."""

    def __init__(self, loop: "SimulatedLoop", chance: random.Random) -> None:
        self.loop = loop
        self.chance = chance
        self.listeners: dict[HouseProcess, Heard] = {}
        #: how many rings are lost
        self.loses = 0.02
        self.silent_since: float | None = None

    @property
    def working(self) -> bool:
        """A silent Redis is noticed after two seconds."""
        return self.silent_since is None or self.loop.time() - self.silent_since < 2.0


class SimulatedDoorbell(Doorbell):
    alone = False

    def __init__(self, bells: Bells, house: "HouseProcess") -> None:
        self._bells = bells
        self._house = house

    @property
    def working(self) -> bool:
        return self._bells.working

    def ring(self, ring: Ring) -> None:
        bells = self._bells
        for house, heard in bells.listeners.items():
            if house is self._house or bells.silent_since is not None:
                continue
            if bells.chance.random() < bells.loses:
                continue
            late = bells.chance.random() < 0.1
            delay = bells.chance.uniform(0.0, 3.0) if late else bells.chance.uniform(0.0, 0.01)
            times = 2 if bells.chance.random() < 0.02 else 1
            for _ in range(times):
                bells.loop.call_later(delay, heard, ring, context=house.context.copy())

    async def open(self, heard: Heard) -> None:
        self._bells.listeners[self._house] = heard

    async def close(self) -> None:
        self._bells.listeners.pop(self._house, None)
