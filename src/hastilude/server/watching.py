"""Watchers of a table: each has a queue of its own and is never waited for."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING

from hastilude.server.updates import Goodbye, Message, Presence, Update

if TYPE_CHECKING:
    from hastilude.server.keeper import Keeper


class Subscription:
    """One watcher. `async for message in subscription`, or `await subscription.get()`.

    The first message is an `Update`: what was missed since `since`, or a fresh view. Slow
    readers are not waited for: what they have not read is melted into one fresh update.
    """

    __slots__ = ("_arrived", "_behind", "_closed", "_messages", "_most", "_table", "at_once", "seat", "user")

    def __init__(self, table: "Keeper", user: str, seat: int | None, most: int) -> None:
        self._table = table
        self.user = user
        #: whose eyes; None for a spectator
        self.seat = seat
        self._most = most
        #: takes a message at once, if it can; what it does not take waits for `get`
        self.at_once: Callable[[Message], bool] | None = None
        self._messages: deque[Message] = deque()
        self._arrived = asyncio.Event()
        #: too much was unread: the next message is a fresh view
        self._behind = False
        self._closed = False

    def put(self, message: Message) -> None:
        """For the table only."""
        if self.at_once is not None and not (self._messages or self._behind) and self.at_once(message):
            return
        if isinstance(message, Presence):
            # only the latest lamps are of interest
            if self._messages and isinstance(self._messages[-1], Presence):
                self._messages.pop()
        elif len(self._messages) >= self._most:
            self._messages = deque(kept for kept in self._messages if not isinstance(kept, Update | Presence))
            self._behind = True
            while len(self._messages) >= self._most:
                self._messages.popleft()
        if not (self._behind and isinstance(message, Update)):
            self._messages.append(message)
        self._arrived.set()

    async def get(self) -> Message:
        """The next message; Goodbye is the last one."""
        while not self._messages and not self._behind:
            if self._closed:
                return Goodbye(self._table.id, "closed")
            self._arrived.clear()
            await self._arrived.wait()
        if self._behind:
            self._behind = False
            return self._table.update(self.seat)
        return self._messages.popleft()

    def __aiter__(self) -> "Subscription":
        return self

    async def __anext__(self) -> Message:
        message = await self.get()
        if isinstance(message, Goodbye):
            self.close()
            raise StopAsyncIteration
        return message

    def close(self) -> None:
        """The watcher has gone; harmless to repeat."""
        if not self._closed:
            self._closed = True
            self._table.unsubscribe(self)
            self._arrived.set()
