"""What really was, by the simulation's own clock: when the house could not be reached at all, and
when it could, but badly."""

import asyncio
from typing import TYPE_CHECKING

from hastilude.server.heartbeat import FRESH_MS, GAP_MS

if TYPE_CHECKING:
    from simulation.life import Life
    from simulation.processes import HouseProcess

#: seconds between two looks
LOOK = 0.1
#: the shortest absence that nobody may be charged for
GAP = GAP_MS / 1000 + 2 * LOOK

Span = tuple[float, float]


class Truth:
    def __init__(self, life: "Life") -> None:
        self.life = life
        self.away: list[Span] = []
        self.bad: list[Span] = []
        #: when one process did not serve, for whatever reason
        self.out: dict[str, list[Span]] = {}
        #: when one process did not reach the database: what it was writing came late
        self.cut: dict[str, list[Span]] = {}

    async def watch(self) -> None:
        while True:
            now = self.life.loop.time()
            there = any(self._serves(place) for place in self.life.places)
            if not there:
                _extend(self.away, now)
            elif self._is_bad():
                _extend(self.bad, now)
            for place in self.life.places:
                if not self._serves(place):
                    _extend(self.out.setdefault(place.name, []), now)
                    if place.awake:
                        _extend(self.cut.setdefault(place.name, []), now)
            await asyncio.sleep(LOOK)

    def _serves(self, place: "HouseProcess") -> bool:
        disk, now = self.life.disk, self.life.loop.time()
        reached = disk.unreachable_until(place.name) <= now and disk.full_until <= now
        return place.awake and reached

    def _is_bad(self) -> bool:
        disk, network = self.life.disk, self.life.network
        return bool(disk.fails or disk.loses or disk.latency > 0.05 or network.loses)

    # -- of a stretch of time ------------------------------------------------------------------

    def quiet_for(self, place: str, start: float, seconds: float, more: list[Span]) -> float:
        """When a process has served for so long, and nothing was wrong with database and network, nor
        what else there may be."""
        troubles = sorted([*self.bad, *self.out.get(place, []), *more])
        for begun, ended in troubles:
            if begun < start + seconds and ended > start:
                start = ended
        return start + seconds

    def free(self, start: float, end: float) -> float:
        """Seconds for which nobody may be charged: the house was away for longer than a moment."""
        return sum(_overlap(span, start, end) for span in self.away if span[1] - span[0] >= GAP)

    def unknown(self, end: float) -> float:
        """Seconds of an absence that was still going on, which nobody could know yet: who decides while
        the last beat is fresh was not kept from it."""
        # what waited for its end is written right after it
        going_on = any(begun <= end <= ended + 2 * LOOK for begun, ended in self.away)
        return FRESH_MS / 1000 if going_on else 0.0

    def doubtful(self, start: float, end: float) -> float:
        """Seconds that may be charged, but need not be: short absences, a database that fails now and
        then. A longer absence of one process is a gap of the house: that one writes it down."""
        moments = [
            span for spans in (self.away, *self.cut.values()) for span in spans if span[1] - span[0] < GAP
        ]
        # one that was under way may end long after what had made it slow
        slow = [_overlap(span, start, end) for waits in self.life.disk.waits.values() for span in waits]
        slowest = max(slow, default=0.0)
        known = [span for span in [*moments, *self.bad] if span[1] > start]
        return sum(_overlap(span, start, end) + 2 * LOOK for span in known) + (
            slowest if slowest < GAP else 0.0
        )


def _extend(spans: list[Span], now: float) -> None:
    if spans and now - spans[-1][1] <= 1.5 * LOOK:
        spans[-1] = (spans[-1][0], now)
    else:
        spans.append((now - LOOK, now))


def _overlap(span: Span, start: float, end: float) -> float:
    return max(0.0, min(span[1], end) - max(span[0], start))
