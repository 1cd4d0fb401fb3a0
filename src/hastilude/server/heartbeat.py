"""The time of the house, and the times in which it was not there.

Inside a process time runs by the monotonic clock: whoever sets the machine's clock moves nobody's
deadline. A beat every other second notes in the database that the house is open. A process that
could not beat for longer, because it was stopped or stalled or its database was away, writes that
gap down before anything else, and no clock is charged for it. `vouch` comes before every flag that
may fall and before every press of a clock: without a fresh beat there is neither.
"""

import asyncio
from collections.abc import Callable
from typing import Protocol

from hastilude.server import world
from hastilude.server.clock import Pauses
from hastilude.server.errors import Away
from hastilude.server.storage.store import Store

#: seconds between two beats
BEAT = 2.0
#: ms without a beat that count as a gap; less is within what a busy house may take
GAP_MS = 5_000
#: ms for which a beat vouches
FRESH_MS = 3_000
#: beats within which one must have been answered in time
TRIES = 3
#: ms after which no other process writes about a gap any more
LOOK_BACK_MS = 3_600_000


class HouseTime(Protocol):
    """Milliseconds since 1970, as the house counts them."""

    def __call__(self) -> int: ...

    def at_least(self, now_ms: int) -> None:
        """Others in the house are ahead: go on from there."""


class MonotonicTime:
    """Set by the machine's clock once, then it only runs."""

    def __init__(
        self,
        of_day_ns: Callable[[], int] | None = None,
        monotonic_ns: Callable[[], int] | None = None,
    ) -> None:
        self._monotonic_ns = monotonic_ns or world.monotonic_ns
        self._offset_ns = (of_day_ns or world.time_ns)() - self._monotonic_ns()

    def __call__(self) -> int:
        return (self._monotonic_ns() + self._offset_ns) // 1_000_000

    def at_least(self, now_ms: int) -> None:
        behind = now_ms - self()
        if behind > 0:
            self._offset_ns += behind * 1_000_000


class Heartbeat:
    def __init__(self, store: Store, now_ms: HouseTime, pauses: Pauses) -> None:
        self._store = store
        self._now_ms = now_ms
        self._pauses = pauses
        #: our last beat that reached the database; None before the first
        self.last_ms: int | None = None
        self._beating = asyncio.Lock()

    async def open(self) -> None:
        """The first beat: since the last of any process the house was closed."""
        last = await self._store.last_pulse()
        if last is not None:
            self._now_ms.at_least(last)
        await self.beat()

    async def beat(self) -> bool:
        """Note that the house is open, and when it was not. Whether there was a gap that is new
        here. Away, if the database is."""
        async with self._beating:
            return await self._beat()

    async def _beat(self) -> bool:
        now, known = self._now_ms(), self._pauses.spans
        last = await self._store.pulse(now, self.last_ms, GAP_MS)
        for span in await self._store.pauses(0 if self.last_ms is None else self.last_ms - LOOK_BACK_MS):
            self._pauses.add(*span)
        # Of the moment before we asked: a database that was slow to answer is a gap too. One that
        # did not answer for longer may have been away before: such a beat is no sign of life.
        if self._now_ms() - now < FRESH_MS:
            self.last_ms = now
        if last is not None:
            self._now_ms.at_least(last)
        return known != self._pauses.spans

    @property
    def _fresh(self) -> bool:
        return self.last_ms is not None and 0 <= self._now_ms() - self.last_ms < FRESH_MS

    async def vouch(self) -> None:
        """A gap up to this moment is written down, if there was one. Away, if nobody can say so."""
        for _ in range(TRIES):
            if self._fresh:
                return
            async with self._beating:
                if not self._fresh:  # somebody else may have just done it
                    await self._beat()
        if not self._fresh:
            raise Away("unavailable", "The database is too slow at the moment; try again shortly.", wait=1)
