"""Watchers of a table: each has a queue of its own and is never waited for."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from hastilude.core.words import Event, Seen, seen
from hastilude.server.doorbell import Ring
from hastilude.server.errors import Forbidden
from hastilude.server.rows import Row
from hastilude.server.showing import Showing
from hastilude.server.sitting import Change, Sitting
from hastilude.server.storage.store import ChatLine
from hastilude.server.updates import Goodbye, Message, Presence, Update

if TYPE_CHECKING:
    from hastilude.server.hall import Hall

#: lamps that change together are shown together, after so many seconds
LAMP_DELAY = 0.1


class Subscription:
    """One watcher. `async for message in subscription`, or `await subscription.get()`.

    The first message is an `Update`: what was missed since `since`, or a fresh view. Slow
    readers are not waited for: what they have not read is melted into one fresh update.
    """

    __slots__ = ("_arrived", "_behind", "_closed", "_messages", "_most", "_others", "at_once", "seat", "user")

    def __init__(self, others: "Watchers", user: str, seat: int | None, most: int) -> None:
        self._others = others
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

    def refresh(self) -> None:
        """A fresh view, after all that was put before it: nobody sees what is older after it."""
        self.put(self._others.update(self.seat))

    async def get(self) -> Message:
        """The next message; Goodbye is the last one."""
        while not self._messages and not self._behind:
            if self._closed:
                return Goodbye(self._others.id, "closed")
            self._arrived.clear()
            await self._arrived.wait()
        if self._behind:
            self._behind = False
            return self._others.update(self.seat)
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
            self._others.unsubscribe(self)
            self._arrived.set()


class Happened(msgspec.Struct, frozen=True, array_like=True):
    events: list[Event]
    news: list[Seen]


class Missed(NamedTuple):
    """What a row did, kept for those who come again; small, because tables are many."""

    #: of all streams afterwards
    versions: tuple[int, ...]
    #: whether each stream saw it
    seen: tuple[bool, ...]
    #: `Happened`, encoded
    happened: bytes


class Watchers:
    """Who looks at one table in this process, and what they are shown of it."""

    __slots__ = (
        "_lamps_soon",
        "_missed",
        "_pushed",
        "_subscriptions",
        "hall",
        "id",
        "last_chat",
        "showing",
        "sitting",
    )

    def __init__(self, hall: "Hall", showing: Showing, sitting: Sitting) -> None:
        self.id = showing.charter.id
        self.hall = hall
        self.showing = showing
        #: what there is to see
        self.sitting = sitting
        self._subscriptions: list[Subscription] = []
        self._missed: deque[Missed] = deque(maxlen=hall.limits.remember)
        self._lamps_soon = False
        #: what the last row made each watched stream see
        self._pushed: dict[int, Update] = {}
        self.last_chat: int | None = None

    def __bool__(self) -> bool:
        return bool(self._subscriptions)

    # -- looking ---------------------------------------------------------------------------

    def update(self, seat: int | None, since: int | None = None) -> Update:
        """What a stream may know now. With `since`, the events after that version if still known."""
        stream = self.sitting.stream(seat)
        events: list[Seen] = []
        news: list[Seen] = []
        fresh = since is None or not self._recall(stream, since, events, news)
        update = self._update(stream, fresh=fresh, events=tuple(events), news=tuple(news))
        if not self._subscriptions:
            self.forget_views()  # nobody will look again soon, and tables are many
        return update

    def _update(
        self, stream: int, *, fresh: bool, events: tuple[Seen, ...], news: tuple[Seen, ...]
    ) -> Update:
        return self.showing.update(
            self.sitting, stream, self.hall.now_ms(), fresh=fresh, events=events, news=news
        )

    def last_update(self, seat: int, since: int) -> Update:
        """What a seat saw of the last row."""
        return self._pushed.get(seat) or self.update(seat, since)

    def _recall(self, stream: int, since: int, events: list[Seen], news: list[Seen]) -> bool:
        """Collect what a stream saw after a version; False if that is not known any more."""
        version = self.sitting.versions[stream]
        if not 0 <= since <= version:
            return False
        missed = [entry for entry in self._missed if entry.seen[stream] and entry.versions[stream] > since]
        if len(missed) != version - since:
            return False
        seat = None if stream == self.sitting.spectators else stream
        for entry in missed:
            happened = msgspec.msgpack.decode(entry.happened, type=Happened)
            events.extend(seen(happened.events, seat))
            news.extend(happened.news)
        return True

    def forget_views(self) -> None:
        """They are made again when somebody looks."""
        self.showing.forget()
        self.sitting.forget_views()
        self._pushed = {}

    # -- coming and going ------------------------------------------------------------------

    def subscribe(self, user: str, seat: int | None = None, since: int | None = None) -> Subscription:
        """Watch with the eyes of a seat of this user, or as a spectator. Forbidden for others' seats.

        A spectator who sits down is moved to the seat's stream, one who stands up back.
        """
        if seat is not None and seat not in self.sitting.room.seats_of(user):
            raise Forbidden("not_your_seat", "This is not your seat.")
        subscription = Subscription(self, user, seat, self.hall.limits.backlog)
        self._subscriptions.append(subscription)
        subscription.put(self.update(seat, since))
        self._lamps_changed()
        return subscription

    def unsubscribe(self, subscription: Subscription) -> None:
        if subscription in self._subscriptions:
            self._subscriptions.remove(subscription)
            self._lamps_changed()
        if not self._subscriptions:
            self.forget_views()

    def say_goodbye(self, why: str) -> None:
        for subscription in self._subscriptions:
            subscription.put(Goodbye(self.id, why))

    # -- lamps -----------------------------------------------------------------------------

    def _lamps_changed(self) -> None:
        self.showing.lamps.set_here(subscription.seat for subscription in self._subscriptions)
        self.showing.people_changed()
        if self._subscriptions and not self._lamps_soon:
            self._lamps_soon = True
            asyncio.get_running_loop().call_later(LAMP_DELAY, self.show_lamps)
        self.announce_lamps()

    def announce_lamps(self) -> None:
        """Tell the other processes who is connected here."""
        lamps = self.showing.lamps
        ring = Ring(self.hall.process, self.id, present=lamps.seats_here(), watchers=lamps.watchers_here)
        self.hall.doorbell.ring(ring)

    def hear_lamps(self, ring: Ring) -> None:
        self.showing.lamps.hear(ring)
        self.showing.people_changed()
        self.show_lamps()

    def show_lamps(self) -> None:
        self._lamps_soon = False
        if self._subscriptions:
            presence = self.showing.presence(self.sitting, self.hall.now_ms())
            for subscription in self._subscriptions:
                subscription.put(presence)

    def renamed(self, user: str, name: str) -> None:
        if user in self.showing.names:
            self.showing.names[user] = name
            self.showing.people_changed()
            self.show_lamps()

    # -- what happens ----------------------------------------------------------------------

    def hear_chat(self, line: ChatLine) -> None:
        """Seats read the table's channel; spectators read both."""
        self.last_chat = max(self.last_chat or 0, line.id)
        said = line.said(self.id)
        for subscription in self._subscriptions:
            if line.channel == "table" or not self.sitting.room.seats_of(subscription.user):
                subscription.put(said)

    def show(self, row: Row, after: Sitting, change: Change) -> None:
        """The table is what the row made of it; everybody who can tell is told."""
        before, self.sitting = self.sitting, after
        if after.room is not before.room:
            self.showing.people_changed()
        if self._subscriptions:
            self.showing.changed()
        else:
            self.forget_views()
        happened = msgspec.msgpack.encode(Happened(change.events, change.news))
        self._missed.append(Missed(after.versions, change.seen, happened))
        if after.room is not before.room and self._subscriptions:
            self._move(row, before)
        updates = self._pushed = {}
        for subscription in self._subscriptions:
            stream = after.stream(subscription.seat)
            if not change.seen[stream]:
                continue
            if stream not in updates:
                told = tuple(seen(change.events, subscription.seat))
                updates[stream] = self._update(stream, fresh=False, events=told, news=tuple(change.news))
            subscription.put(updates[stream])

    def _move(self, row: Row, before: Sitting) -> None:
        """People keep their eyes when seats are swapped, numbered anew, taken or left."""
        room = self.sitting.room
        count = len(room.seats)
        for subscription in self._subscriptions:
            seat = subscription.seat
            if seat is not None and room.status == "playing" and before.room.status == "waiting":
                seat = (seat - (room.first_chair or 0)) % count
            elif seat is not None and room.seats[seat].user != subscription.user:
                # sent off, or swapped: to where the same person sits now
                mine = [
                    mine
                    for mine in room.seats_of(subscription.user)
                    if before.room.seats[mine].user != subscription.user
                ]
                seat = mine[0] if mine else None
            elif seat is None and row.kind in ("sit", "hand_over") and row.data["user"] == subscription.user:
                seat = row.seat
            subscription.seat = seat
        self._lamps_changed()
