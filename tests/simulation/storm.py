"""What goes wrong, and when. Each life draws which kinds of trouble it has at all: with all of them
at once most would hide behind each other."""

import asyncio
import random
import sqlite3
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

from simulation import disk

if TYPE_CHECKING:
    from simulation.life import Life
    from simulation.processes import HouseProcess


class Storm:
    def __init__(self, life: "Life") -> None:
        self.life = life
        self.chance = random.Random(f"{life.seed}/storm")
        kinds: list[Callable[[], Coroutine[Any, Any, None]]] = [
            self._kill,
            self._lose_power,
            self._stall,
            self._restart,
            self._away,
            self._cut,
            self._slow,
            self._full,
            self._flaky,
            self._set_clock,
            self._silence_bells,
            self._break_wires,
            self._lose_requests,
            self._take_bots_away,
            self._forget,
            self._damage_snapshot,
        ]
        wanted = self.chance.choice((0.0, 0.2, 0.4, 0.7))
        self.kinds = [kind for kind in kinds if self.chance.random() < wanted]
        #: seconds between two troubles
        self.pause = self.chance.choice((2.0, 5.0, 12.0))
        life.disk.late = self.chance.random() < 0.5

    async def rage(self, seconds: float) -> None:
        end = self.life.loop.time() + seconds
        while self.kinds and self.life.loop.time() < end:
            await asyncio.sleep(self.chance.expovariate(1 / self.pause))
            self.life.spawn(self.chance.choice(self.kinds)())
        await asyncio.sleep(0)  # the last one comes about before everything is cleared up

    def clear_up(self) -> None:
        """Nothing goes wrong any more."""
        life = self.life
        life.disk.away_until = life.disk.full_until = 0.0
        life.disk.cut.clear()
        life.disk.latency, life.disk.fails, life.disk.loses = 0.004, 0.0, 0.0
        life.network.loses, life.network.latency = 0.0, 0.05
        life.bells.loses, life.bells.silent_since = 0.0, None
        life.bots_away_until = 0.0
        for place in life.places:
            place.rests_until = 0.0

    # -- processes -----------------------------------------------------------------------------

    def _place(self) -> "HouseProcess":
        return self.chance.choice(self.life.places)

    def _while(self) -> float:
        """Seconds: mostly a moment, sometimes longer than any clock."""
        return self.chance.choice((self.chance.uniform(0.1, 3.0), self.chance.uniform(3.0, 12.0), 35.0))

    async def _kill(self) -> None:
        self._place().kill(self.chance.choice((0.1, 1.0, self._while())))

    async def _lose_power(self) -> None:
        rests = self._while()
        self.life.tell("the power is lost")
        for place in self.life.places:
            place.kill(rests)
        self.life.disk.lose_power()

    async def _stall(self) -> None:
        place = self._place()
        if place.process is not None:
            seconds = self._while()
            self.life.tell(f"{place} stalls for {seconds:.1f} s")
            self.life.loop.stall(place.process, seconds)

    async def _restart(self) -> None:
        await self._place().stop(self.chance.choice((0.1, 2.0)))

    # -- the database --------------------------------------------------------------------------

    async def _away(self) -> None:
        seconds = self._while()
        self.life.tell(f"the database is away for {seconds:.1f} s")
        self.life.disk.away_until = self.life.loop.time() + seconds

    async def _cut(self) -> None:
        place, seconds = self._place(), self._while()
        self.life.tell(f"{place} does not reach the database for {seconds:.1f} s")
        self.life.disk.cut[place.name] = self.life.loop.time() + seconds

    async def _slow(self) -> None:
        disk, seconds = self.life.disk, self._while()
        disk.latency = self.chance.choice((0.1, 1.0, 4.0))
        self.life.tell(f"the database takes up to {disk.latency} s, for {seconds:.1f} s")
        await asyncio.sleep(seconds)
        disk.latency = 0.004

    async def _full(self) -> None:
        seconds = self._while()
        self.life.tell(f"the disk is full for {seconds:.1f} s")
        self.life.disk.full_until = self.life.loop.time() + seconds

    async def _flaky(self) -> None:
        disk, seconds = self.life.disk, self.chance.uniform(1.0, 4.0)
        disk.fails, disk.loses = self.chance.choice(((0.3, 0.0), (0.0, 0.3), (0.2, 0.2)))
        self.life.tell(f"the database fails ({disk.fails}) or its answers are lost ({disk.loses})")
        await asyncio.sleep(seconds)
        disk.fails = disk.loses = 0.0

    async def _damage_snapshot(self) -> None:
        connection: sqlite3.Connection = disk._CONNECTION
        found = connection.execute("SELECT table_id, max(seq) FROM snapshots GROUP BY table_id").fetchall()
        if found:
            table, seq = self.chance.choice(found)
            self.life.damaged.add((table, seq))
            self.life.tell(f"the snapshot {seq} of {table[:4]} is damaged")
            connection.execute(
                "UPDATE snapshots SET data = ? WHERE table_id = ? AND seq = ?", (b'{"seq"', table, seq)
            )

    # -- time ----------------------------------------------------------------------------------

    async def _set_clock(self) -> None:
        """The machine's clock; who runs does not look at it again, who starts does."""
        place = self._place()
        place.clock_off += self.chance.choice((-3600.0, -30.0, -2.0, 3.0, 120.0, 3600.0))
        self.life.tell(f"the clock of {place}'s machine is {place.clock_off:+.0f} s wrong")

    # -- the network ---------------------------------------------------------------------------

    async def _silence_bells(self) -> None:
        bells, seconds = self.life.bells, self._while()
        self.life.tell(f"nobody hears a bell for {seconds:.1f} s")
        bells.silent_since = self.life.loop.time()
        await asyncio.sleep(seconds)
        bells.silent_since = None

    async def _break_wires(self) -> None:
        share = self.chance.choice((0.2, 1.0))
        half = self.chance.random() < 0.3
        for wire in list(self.life.network.wires):
            if self.chance.random() < share:
                wire.snap(40.0 if half else self.chance.uniform(0.0, 2.0))

    async def _lose_requests(self) -> None:
        network = self.life.network
        network.loses, network.latency = 0.3, 1.0
        await asyncio.sleep(self.chance.uniform(1.0, 8.0))
        network.loses, network.latency = 0.0, 0.05

    async def _take_bots_away(self) -> None:
        self.life.bots_away_until = self.life.loop.time() + self._while()

    async def _forget(self) -> None:
        """Tables leave the memory, as they do when they are many."""
        place = self._place()
        if place.up:
            place.house.hall.forget_all()
