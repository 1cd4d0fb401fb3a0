"""Whose bot may think next: tables with people come first, and hosts take turns.

Without this, whoever makes ten tables of strong bots makes everybody else wait.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple


class _Waiting(NamedTuple):
    host: str
    people: bool
    number: int
    free: "asyncio.Future[None]"


class Turns:
    def __init__(self, slots: int) -> None:
        #: thoughts that may be thought at once
        self._slots = self._free = slots
        self._waiting: list[_Waiting] = []
        #: thoughts of each host since last nobody thought
        self._had: Counter[str] = Counter()
        self._number = 0

    @asynccontextmanager
    async def turn(self, host: str, people: bool) -> AsyncIterator[None]:
        """Wait for one. `people`: somebody sits at the table and waits too."""
        await self._take(host, people)
        try:
            yield
        finally:
            self._free += 1
            self._give()

    async def _take(self, host: str, people: bool) -> None:
        self._number += 1
        waiting = _Waiting(host, people, self._number, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        self._give()
        try:
            await waiting.free
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            elif not waiting.free.cancelled():
                self._free += 1
                self._give()
            raise

    def _give(self) -> None:
        while self._free and self._waiting:
            first = min(self._waiting, key=lambda one: (not one.people, self._had[one.host], one.number))
            self._waiting.remove(first)
            if first.free.done():  # who waited has gone
                continue
            self._free -= 1
            self._had[first.host] += 1
            first.free.set_result(None)
        if self._free == self._slots:
            self._had.clear()
