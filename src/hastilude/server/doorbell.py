"""Doorbells: one process tells the others that something happened at a table.

A ring is a hint, not the news itself: whoever hears it reads the database. A lost ring costs a
second, until the next look (`Settings.poll_seconds`), and nothing else.
"""

import asyncio
from collections.abc import Callable

import msgspec


class Ring(msgspec.Struct, frozen=True, omit_defaults=True):
    #: who rings
    process: str
    table: str
    #: the last row of its log
    seq: int = 0
    #: a line of chat
    chat: int = 0
    #: who is connected there: seats and spectators; None when this is not said
    present: tuple[int, ...] | None = None
    watchers: int = 0


Heard = Callable[[Ring], None]


class Doorbell:
    """Nobody to ring for: this process is alone."""

    #: whether no other process can be at the same tables
    alone = True

    @property
    def working(self) -> bool:
        """Whether rings arrive at the moment."""
        return True

    def ring(self, ring: Ring) -> None:
        """Does not wait; may be lost."""

    async def open(self, heard: Heard) -> None:
        pass

    async def close(self) -> None:
        pass


class MemoryDoorbell(Doorbell):
    """Several halls in one process: those that share a list of listeners hear each other."""

    alone = False

    def __init__(self, listeners: list[Heard]) -> None:
        self._listeners = listeners
        self._heard: Heard | None = None

    def ring(self, ring: Ring) -> None:
        loop = asyncio.get_running_loop()
        for heard in self._listeners:
            if heard != self._heard:
                loop.call_soon(heard, ring)

    async def open(self, heard: Heard) -> None:
        self._heard = heard
        self._listeners.append(heard)

    async def close(self) -> None:
        if self._heard in self._listeners:
            self._listeners.remove(self._heard)
