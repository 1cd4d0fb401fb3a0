"""How a table is kept: rows are folded, made durable, and shown to everybody who may see them.

A keeper holds the true state of one table in this process. Whatever is done to it waits for
its lock; whatever leaves it is a view. Other processes may hold the same table: the database
says who was first, and the others read the rows that they lack.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from hastilude.core.course import Course
from hastilude.core.words import Event, Seen, seen
from hastilude.server.doorbell import Ring
from hastilude.server.errors import Away, Conflict, Forbidden
from hastilude.server.rows import Kind, Row, decode_snapshot, encode_snapshot
from hastilude.server.shelf import Box
from hastilude.server.showing import Showing, stored, waiting_user
from hastilude.server.sitting import Change, Charter, CourseAt, NeedsSnapshot, Sitting
from hastilude.server.storage.store import ChatLine, Entry, Standing
from hastilude.server.updates import Goodbye, Said, TableFacts, Update
from hastilude.server.watching import Subscription

if TYPE_CHECKING:
    from hastilude.server.hall import Hall

#: how often something is tried again that another process came before
TRIES = 8
#: seconds between two questions to a database that is away
FINDING_OUT = 0.5
#: lamps that change together are shown together, after so many seconds
LAMP_DELAY = 0.1


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


class Keeper:
    """One table in this process. `Actor` adds what happens by itself, `Table` what people may do."""

    def __init__(self, hall: "Hall", box: Box, charter: Charter, names: dict[str, str]) -> None:
        self.id = charter.id
        self.hall = hall
        self.charter = charter
        self.box = box
        self.sitting = Sitting.first(charter)
        self.showing = Showing(box, charter, names, hall.pauses)
        self.touched = time.monotonic()
        self._lock = asyncio.Lock()
        self._subscriptions: list[Subscription] = []
        self._missed: deque[Missed] = deque(maxlen=hall.limits.remember)
        #: the row that was snapshotted last
        self._snapshot_seq = 0
        #: something was sent to the database, and it is not known what became of it
        self._doubt: asyncio.Future[bool] | None = None
        #: the course about which a bot is thinking
        self.thinking: Course | None = None
        self._lamps_soon = False
        #: what the last row made each watched stream see
        self._pushed: dict[int, Update] = {}
        self.last_chat: int | None = None

    # -- looking ---------------------------------------------------------------------------

    def facts(self) -> TableFacts:
        return self.showing.facts(self.sitting)

    def seats_of(self, user: str) -> list[int]:
        """The seats that a user holds (several on a shared device)."""
        return self.sitting.room.seats_of(user)

    def update(self, seat: int | None, since: int | None = None) -> Update:
        """What a stream may know now. With `since`, the events after that version if still known."""
        self.touch()
        stream = self.sitting.stream(seat)
        events: list[Seen] = []
        news: list[Seen] = []
        fresh = since is None or not self._recall(stream, since, events, news)
        update = self._update(stream, fresh=fresh, events=tuple(events), news=tuple(news))
        if not self._subscriptions:
            self._forget_views()  # nobody will look again soon, and tables are many
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

    def _forget_views(self) -> None:
        """They are made again when somebody looks."""
        self.showing.forget()
        self.sitting.forget_views()
        self._pushed = {}

    def touch(self) -> None:
        self.touched = time.monotonic()

    @property
    def watched(self) -> bool:
        return bool(self._subscriptions)

    @property
    def busy(self) -> bool:
        return self.watched or self._lock.locked() or self.thinking is not None

    # -- watchers --------------------------------------------------------------------------

    def subscribe(self, user: str, seat: int | None = None, since: int | None = None) -> Subscription:
        """Watch with the eyes of a seat of this user, or as a spectator. Forbidden for others' seats.

        A spectator who sits down is moved to the seat's stream, one who stands up back.
        """
        if seat is not None and seat not in self.seats_of(user):
            raise Forbidden("not_your_seat", "This is not your seat.")
        subscription = Subscription(self, user, seat, self.hall.limits.backlog)
        self._subscriptions.append(subscription)
        subscription.put(self.update(seat, since))
        self.hall.watch(self)
        self._lamps_changed()
        return subscription

    def unsubscribe(self, subscription: Subscription) -> None:
        if subscription in self._subscriptions:
            self._subscriptions.remove(subscription)
            self.touch()
            self._lamps_changed()
        if not self._subscriptions:
            self._forget_views()

    def say_goodbye(self, why: str) -> None:
        for subscription in self._subscriptions:
            subscription.put(Goodbye(self.id, why))

    def _lamps_changed(self) -> None:
        self.showing.lamps.set_here(subscription.seat for subscription in self._subscriptions)
        self.showing.people_changed()
        if self._subscriptions and not self._lamps_soon:
            self._lamps_soon = True
            asyncio.get_running_loop().call_later(LAMP_DELAY, self._show_lamps)
        self.announce_lamps()

    def announce_lamps(self) -> None:
        """Tell the other processes who is connected here."""
        lamps = self.showing.lamps
        ring = Ring(self.hall.process, self.id, present=lamps.seats_here(), watchers=lamps.watchers_here)
        self.hall.doorbell.ring(ring)

    def hear_lamps(self, ring: Ring) -> None:
        self.showing.lamps.hear(ring)
        self.showing.people_changed()
        self._show_lamps()

    def _show_lamps(self) -> None:
        self._lamps_soon = False
        if self._subscriptions:
            presence = self.showing.presence(self.sitting, self.hall.now_ms())
            for subscription in self._subscriptions:
                subscription.put(presence)

    def renamed(self, user: str, name: str) -> None:
        if user in self.showing.names:
            self.showing.names[user] = name
            self.showing.people_changed()
            self._show_lamps()

    def hear_chat(self, line: ChatLine) -> None:
        """Seats read the table's channel; spectators read both."""
        self.last_chat = max(self.last_chat or 0, line.id)
        said = self._said(line)
        for subscription in self._subscriptions:
            if line.channel == "table" or not self.seats_of(subscription.user):
                subscription.put(said)

    def _said(self, line: ChatLine) -> Said:
        return Said(
            self.id,
            line.id,
            line.channel,
            line.user_id,
            line.name,
            line.seat,
            line.text,
            line.at_ms,
            line.phrase,
        )

    # -- loading ---------------------------------------------------------------------------

    async def load(self) -> None:
        """From the newest snapshot and the rows after it: the same however long the game is."""
        data = await self.hall.store.snapshot(self.id)
        if data is not None:
            self.sitting = Sitting.restored(self.charter, decode_snapshot(data))
        self._snapshot_seq = self.sitting.seq
        await self._read_on()
        users = {seat.user for seat in self.sitting.room.seats if seat.user}
        await self._learn_names({*users, self.charter.host})
        self.showing.forget()

    async def catch_up(self) -> None:
        """Read the rows that others have written."""
        async with self._lock:
            await self._read_on()

    async def know(self, seat: int | None, version: int | None) -> None:
        """Nobody is shown less than another process has shown them already."""
        known = seat is None or 0 <= seat < self.charter.seats
        if version is not None and known and version > self.sitting.versions[self.sitting.stream(seat)]:
            await self.catch_up()

    async def _read_on(self) -> None:
        for row in await self.hall.store.tail(self.id, self.sitting.seq):
            user = row.data.get("user")
            if user:
                await self._learn_names({user})
            try:
                after, change = self.sitting.after(row, row.numbers())
            except NeedsSnapshot:
                after, change = self.sitting.after(row, row.numbers(), await self._course_finder(row))
                self._snapshot_seq = row.seq
            self._adopt(row, after, change)
        self._doubt = None

    async def _course_finder(self, row: Row) -> CourseAt:
        """Where a rollback leads to: to the snapshot that was written with it."""
        data = await self.hall.store.snapshot(self.id, row.seq)
        assert data is not None
        course = Sitting.restored(self.charter, decode_snapshot(data)).course
        assert course is not None
        return lambda _: course

    async def sitting_at(self, seq: int) -> Sitting:
        """The table as it was after an earlier row."""
        data = await self.hall.store.snapshot(self.id, seq)
        sitting = (
            Sitting.first(self.charter)
            if data is None
            else Sitting.restored(self.charter, decode_snapshot(data))
        )
        for row in await self.hall.store.tail(self.id, sitting.seq, seq):
            sitting, _ = sitting.after(row, row.numbers())
        return sitting

    async def _learn_names(self, users: Iterable[str]) -> None:
        unknown = [user for user in users if user not in self.showing.names]
        if unknown:
            self.showing.names.update(await self.hall.store.people.names(unknown))

    # -- writing ---------------------------------------------------------------------------

    async def change(self, make: Callable[[Sitting], Row | None]) -> Row | None:
        """Write the row that is made of the newest state. If another process comes between, it is
        made again; `make` raises what cannot be done, and gives None when nothing is left to do."""
        async with self._lock:
            for _ in range(TRIES):
                await self.be_sure()
                row = make(self.sitting)
                if row is None or await self.append(row):
                    return row
        raise Conflict("busy", "Too much happens at this table at once; try again.")

    async def be_sure(self) -> None:
        """After an answer of the database got lost: find out what is there."""
        self.touch()
        if self._doubt is not None:
            await asyncio.gather(self._doubt, return_exceptions=True)
            await self._read_on()

    def row(
        self,
        kind: Kind,
        *,
        seat: int | None = None,
        actor: str | None = None,
        client_id: str | None = None,
        action: str | None = None,
        data: dict[str, Any] | None = None,
    ) -> Row:
        """The next row; time never runs backwards in a log."""
        at_ms = max(self.hall.now_ms(), self.sitting.at_ms)
        facts = data or {}
        clocks = self.sitting.clocks
        pause = self.hall.pauses.between(clocks.since_ms, at_ms) if clocks.seat is not None else 0
        if pause:
            facts = {**facts, "pause_ms": pause}
        return Row(
            self.sitting.seq + 1,
            kind,
            at_ms,
            seat=seat,
            actor=actor,
            client_id=client_id,
            action=action,
            data=facts,
        )

    async def append(self, row: Row, course_at: CourseAt | None = None) -> bool:
        """Fold a row, make it durable, show it. False if another was first: then it was read instead."""
        before = self.sitting
        numbers = before.numbers()
        after, change = before.after(row, numbers, course_at)
        place = after.course.place if after.course is not None else 0
        version = after.versions[after.stream(row.seat)]
        row = msgspec.structs.replace(row, chance=tuple(numbers.all), place=place, version=version)
        snapshot = self._snapshot(after, course_at is not None)
        entry = Entry(self.id, row, self._standing(before, after), snapshot)
        writing = self.hall.store.append(entry)
        try:
            first = await asyncio.shield(writing)
        except (Away, asyncio.CancelledError):
            # It may be there or not. Who watches must see it, whoever asked may be gone.
            self._doubt = writing
            self.hall.spawn(self._find_out())
            raise
        if not first:
            await self._read_on()
            return False
        if snapshot is not None:
            self._snapshot_seq = after.seq
        self._adopt(row, after, change)
        self.hall.doorbell.ring(Ring(self.hall.process, self.id, seq=after.seq))
        self.hall.decided(self, before)
        self.stir()
        return True

    async def _find_out(self) -> None:
        """Sooner or later the database answers."""
        while self._doubt is not None:
            try:
                async with self._lock:
                    await self.be_sure()
            except Away:
                await asyncio.sleep(FINDING_OUT)
        self.stir()

    def _snapshot(self, after: Sitting, needed: bool) -> bytes | None:
        if not after.safe:
            return None
        due = after.seq - self._snapshot_seq >= self.hall.settings.snapshot_every
        over = after.room.status != self.sitting.room.status and after.room.status in ("over", "abandoned")
        return encode_snapshot(after.snapshot()) if needed or due or over else None

    def _standing(self, before: Sitting, after: Sitting) -> Standing:
        standing = Standing(after.room.status, waiting_user(after), self.due_ms(after), after.shown_ms)
        if after.room is before.room:
            return standing
        self.showing.people_changed()
        facts = stored(self.showing.facts(after))
        self.showing.people_changed()
        people = tuple(
            (number, seat.user) for number, seat in enumerate(after.room.seats) if seat.kind == "person"
        )
        return standing._replace(facts=facts, people=people)

    def _adopt(self, row: Row, after: Sitting, change: Change) -> None:
        """The table is what the row made of it; everybody who can tell is told."""
        before, self.sitting = self.sitting, after
        if after.room is not before.room:
            self.showing.people_changed()
        if self._subscriptions:
            self.showing.changed()
        else:
            self._forget_views()
        happened = msgspec.msgpack.encode(Happened(change.events, change.news))
        self._missed.append(Missed(after.versions, change.seen, happened))
        if after.room is not before.room and self._subscriptions:
            self._move_watchers(row, before)
        updates = self._pushed = {}
        for subscription in self._subscriptions:
            stream = after.stream(subscription.seat)
            if not change.seen[stream]:
                continue
            if stream not in updates:
                told = tuple(seen(change.events, subscription.seat))
                updates[stream] = self._update(stream, fresh=False, events=told, news=tuple(change.news))
            subscription.put(updates[stream])

    def _move_watchers(self, row: Row, before: Sitting) -> None:
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

    # -- what happens by itself: see actor.py --------------------------------------------------

    def due_ms(self, sitting: Sitting) -> int | None:
        raise NotImplementedError

    def stir(self) -> None:
        raise NotImplementedError
