"""The time of the house, and the times in which it was not there.

Inside a process time runs by the monotonic clock: whoever sets the machine's clock moves nobody's
deadline. Processes agree on the time by the clock of their database: who opens beside others goes by
theirs. A beat every other second notes in the database that the house is open. A process that
could not beat for longer, because it was stopped or stalled or its database was away, writes that
gap down before anything else, and no clock is charged for it. `vouch` comes before every flag that
may fall and before every press of a clock: without a fresh beat there is neither. A flag asks for one
that was sent after the time was out: what happened until then is known.
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
#: ms for which one must have been back before the next absence is another
MOMENT_MS = 1_000
#: ms within which a database answers that was not away
PROMPT_MS = 250
#: beats within which one must have been answered in time
TRIES = 3
#: ms after which no other process writes about a gap any more
LOOK_BACK_MS = 3_600_000


class HouseTime(Protocol):
    """Milliseconds since 1970, as the house counts them."""

    def __call__(self) -> int: ...

    def at_least(self, now_ms: int) -> None:
        """Others in the house are ahead: go on from there."""

    def go_on_from(self, now_ms: int) -> None:
        """The house is open: this is its time, whatever our machine says."""


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
        if now_ms > self():
            self.go_on_from(now_ms)

    def go_on_from(self, now_ms: int) -> None:
        self._offset_ns += (now_ms - self()) * 1_000_000


class Heartbeat:
    def __init__(self, store: Store, now_ms: HouseTime, pauses: Pauses) -> None:
        self._store = store
        self._now_ms = now_ms
        self._pauses = pauses
        #: our last beat that was a sign of life; None before the first
        self.last_ms: int | None = None
        #: an absence that was too short to be a gap and ended just now, from and to: if another follows at
        #: once, they are one
        self.absent_ms: tuple[int, int] | None = None
        #: the last one was answered, but came too late to be one
        self._late = False
        #: the gaps that those who watch were shown
        self._shown = pauses.spans
        #: how long the answer took
        self._took_ms = 0
        self._beating = asyncio.Lock()

    async def open(self) -> None:
        """The first beat: since the last of any process the house was closed. A slow answer says what time
        it is in the house by so much too late, so the database is asked again."""
        for _ in range(TRIES):
            await self.beat()
            if self.last_ms is not None and self._took_ms <= PROMPT_MS:
                return

    async def beat(self) -> bool:
        """Note that the house is open, and when it was not. Whether there was a gap that is new
        here, by this beat or since the last. Away, if the database is."""
        async with self._beating:
            await self._beat()
        shown, self._shown = self._shown, self._pauses.spans
        return shown != self._shown

    async def learn(self, since_ms: int) -> None:
        """What others have written down since our last beat of times that ended after a moment."""
        for span in await self._store.pauses(since_ms):
            self._pauses.add(*span)

    async def _beat(self) -> None:
        now = self._now_ms()
        after_late, self._late = self._late, False
        since = self.last_ms if self.absent_ms is None else self.absent_ms[0]
        pulse = await self._store.pulse(now, since, GAP_MS)
        await self.learn(0 if self.last_ms is None else self.last_ms - LOOK_BACK_MS)
        took = self._took_ms = self._now_ms() - now
        if self.last_ms is None and pulse.open:
            self._now_ms.go_on_from(pulse.now_ms)
            now = pulse.now_ms
        else:
            self._now_ms.at_least(pulse.now_ms)
        # It counts from when it reached the database, and we know only that this was before the answer.
        # One that ended an outage may have hung to its end: the next writes down all of it.
        gap = pulse.since_ms is not None and now + took - pulse.since_ms > GAP_MS
        if took >= FRESH_MS or (took > PROMPT_MS and gap and not after_late):
            self._late = True
            return
        self._alive(now, pulse.since_ms)

    def _alive(self, now: int, since_ms: int | None) -> None:
        """That beat was a sign of life; a gap since a moment is written down, if it was one."""
        last, self.last_ms = self.last_ms, now
        if last is None or since_ms is None or now - since_ms > GAP_MS:
            self.absent_ms = None
        elif now - last > FRESH_MS:
            self.absent_ms = (since_ms, now)
        elif self.absent_ms is not None and now - self.absent_ms[1] > MOMENT_MS:
            self.absent_ms = None

    def _vouches(self, for_ms: int | None) -> bool:
        """Whether our last beat is fresh, and was sent after a moment."""
        if self.last_ms is None or not 0 <= self._now_ms() - self.last_ms < FRESH_MS:
            return False
        return for_ms is None or self.last_ms >= for_ms

    async def vouch(self, for_ms: int | None = None) -> None:
        """A gap up to this moment is written down, if there was one; with `for_ms` certainly any before
        that. Away, if nobody can say so."""
        for _ in range(TRIES):
            if self._vouches(for_ms):
                return
            async with self._beating:
                if not self._vouches(for_ms):  # somebody else may have just done it
                    await self._beat()
        if not self._vouches(for_ms):
            raise Away("unavailable", "The database is too slow at the moment; try again shortly.", wait=1)
