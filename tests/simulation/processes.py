"""The serving processes of a simulated house, whoever starts them again, and the bots' workers."""

import asyncio
import random
from contextvars import Context
from typing import TYPE_CHECKING

import msgspec

from hastilude.server.bots_pool import BotError, Bots
from hastilude.server.doorbell import Doorbell
from hastilude.server.errors import Trouble
from hastilude.server.hall import Hall
from hastilude.server.heartbeat import MonotonicTime
from hastilude.server.house import House, HouseRules
from hastilude.server.storage.store import Store
from hastilude.server.thoughts import Question, Thought, Verdict
from simulation.disk import SimulatedDatabase
from simulation.loop import Process
from simulation.network import SimulatedDoorbell

if TYPE_CHECKING:
    from simulation.life import Life

#: the machine's clock at the beginning of every life, in seconds since 1970
EPOCH = 1_790_000_000.0


class HouseProcess:
    """One place where a serving process runs, dies and is started again."""

    house: House
    context: Context

    def __init__(self, life: "Life", name: str) -> None:
        self.life = life
        self.name = name
        self.process: Process | None = None
        self.up = False
        #: seconds that its machine's clock is wrong
        self.clock_off = 0.0
        self.short = life.chance.random() < 0.8
        #: it is not started again before
        self.rests_until = 0.0
        self._starting: asyncio.Task[None] | None = None

    def __repr__(self) -> str:
        return self.name

    @property
    def running(self) -> bool:
        return self.process is not None

    @property
    def awake(self) -> bool:
        """Whether it answers."""
        stalled = self.process is not None and self.process.stalled_until > self.life.loop.time()
        return self.up and not stalled

    def _of_day_ns(self) -> int:
        """What its machine says."""
        return int((EPOCH + self.life.loop.time() + self.clock_off) * 1e9)

    def start(self) -> None:
        life = self.life
        self.process, self.context = life.loop.process(self.name)
        self.context.run(self._build)
        self._starting = life.loop.begin(self._open(), self.context)
        life.tell(f"{self} starts")

    def _build(self) -> None:
        life = self.life
        settings = life.settings
        alone = len(life.places) == 1
        store = Store(settings.database, SimulatedDatabase(life.disk, self.name), alone=alone)
        bell = Doorbell() if alone else SimulatedDoorbell(life.bells, self)
        bots = SimulatedBots(life)
        hall = Hall(
            settings,
            store,
            bell,
            bots,
            MonotonicTime(self._of_day_ns, lambda: int(life.loop.time() * 1e9)),
            life.limits,
        )
        self.house = House(settings, HouseRules(limits=life.limits), hall)

    async def _open(self) -> None:
        process = self.process
        try:
            await self.house.open()
        except Trouble as trouble:  # the database is away: the process ends, and is started again
            self.life.tell(f"{self} cannot start: {trouble.problem.code}")
            if self.process is process:
                self._end(1.0)
            return
        self.up = True
        self.life.tell(f"{self} is open")

    def kill(self, rests: float) -> None:
        """At once, in the middle of whatever it does."""
        if self.process is not None:
            self.life.tell(f"{self} is killed")
            self._end(rests)

    async def stop(self, rests: float) -> None:
        """As SIGTERM does it: everybody is told, what is being written is written."""
        process = self.process
        if process is None or not self.up:
            return
        self.life.tell(f"{self} is told to stop")
        closing = self.life.loop.begin(self.house.close(), self.context)
        done, _ = await asyncio.wait([closing], timeout=30.0)
        if self.process is not process:
            return
        if not done:
            self.life.tell(f"{self} did not stop, and is killed")
        elif (error := closing.exception()) is not None and not isinstance(error, Trouble):
            self.life.found(f"{self} stopped with {error!r}")
        self._end(rests)

    def _end(self, rests: float) -> None:
        life = self.life
        assert self.process is not None
        life.loop.kill(self.process)
        self.process = None
        self.up = False
        self.rests_until = life.loop.time() + rests
        life.bells.listeners.pop(self, None)
        life.network.house_died(self)

    async def look_after(self) -> None:
        """Whoever started it starts it again."""
        while True:
            if not self.running and self.life.loop.time() >= self.rests_until:
                self.start()
            await asyncio.sleep(0.2)


class SimulatedBots(Bots):
    """Workers that answer, or do not, or answer nonsense. They know what they were sent."""

    def __init__(self, life: "Life") -> None:
        super().__init__()
        self._life = life
        self._chance = random.Random(f"{life.seed}/bots/{life.loop.time()}")

    async def ask(self, question: Question, seconds: float) -> Verdict:
        life, chance = self._life, self._chance
        await asyncio.sleep(chance.uniform(0.001, 0.3))
        if life.bots_away_until > life.loop.time():
            await asyncio.sleep(min(seconds, life.bots_away_until - life.loop.time()))
            raise BotError("nobody is there")
        if not isinstance(question, Thought):
            raise BotError("not now")
        if chance.random() < 0.02:
            return Verdict(action=0)
        return Verdict(action=self._any(question))

    async def think_here(self, thought: Thought) -> int:
        await asyncio.sleep(self._chance.uniform(0.001, 0.05))
        if self._chance.random() < 0.05:
            raise BotError("it raised")
        return self._any(thought)

    def _any(self, thought: Thought) -> int:
        box = self._life.shelf.box(thought.game)
        position = msgspec.json.decode(thought.position)
        legal: list[int] = box.rulebook.from_position(position, box.figures).legal()
        return self._chance.choice(legal)
