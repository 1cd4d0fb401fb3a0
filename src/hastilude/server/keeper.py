"""How a table is kept: rows are folded, made durable, and read again.

A keeper holds the true state of one table in this process. Whatever is done to it waits for
its lock; whatever leaves it is a view (`watching.py`). Other processes may hold the same table:
the database says who was first, and the others read the rows that they lack.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Iterable
from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from hastilude.core.course import Course
from hastilude.server import records, world
from hastilude.server.doorbell import Ring
from hastilude.server.errors import Away, Conflict, too_fast
from hastilude.server.finish import finish
from hastilude.server.old_rows import told
from hastilude.server.rows import Kind, Row, decode_snapshot, encode_snapshot
from hastilude.server.shelf import Box
from hastilude.server.showing import Showing, stored, waiting_user
from hastilude.server.sitting import Change, Charter, CourseAt, NeedsSnapshot, Sitting
from hastilude.server.storage.store import Entry, Standing
from hastilude.server.watching import Watchers

if TYPE_CHECKING:
    from hastilude.server.hall import Hall

log = structlog.get_logger("hastilude.server")

#: how often something is tried again that another process came before
TRIES = 8
#: seconds between two questions to a database that is away
FINDING_OUT = 0.5
#: what hung may be written when nobody waits for it any more: seconds between two looks for it
LOOKS_FOR_LATE = (0.5,) * 4 + (1.0,) * 8 + (2.0,) * 10


class Keeper:
    def __init__(self, hall: "Hall", box: Box, charter: Charter, names: dict[str, str]) -> None:
        self.id = charter.id
        self.hall = hall
        self.charter = charter
        self.box = box
        self.sitting = Sitting.first(charter)
        self.showing = Showing(box, charter, names, hall.pauses)
        self.watchers = Watchers(hall, self.showing, self.sitting)
        self.touched = world.monotonic()
        self.lock = asyncio.Lock()
        #: the row that was snapshotted last
        self._snapshot_seq = 0
        #: what was sent to the database without an answer
        self._doubt: asyncio.Future[bool] | None = None
        #: how many look for what became of something
        self._finding_out = 0

    def touch(self) -> None:
        self.touched = world.monotonic()

    @property
    def in_doubt(self) -> bool:
        """Something was sent to the database, and it is not known what became of it."""
        return self._finding_out > 0

    # -- loading ---------------------------------------------------------------------------

    async def load(self) -> None:
        """From the newest snapshot and the rows after it: the same however long the game is."""
        self.sitting, repaired = await self._restored()
        self.watchers.sitting = self.sitting
        # what had to be repaired is soon written anew
        self._snapshot_seq = -self.hall.settings.snapshot_every if repaired else self.sitting.seq
        await self.read_on()
        users = {seat.user for seat in self.sitting.room.seats if seat.user}
        await self.learn_names({*users, self.charter.host})
        self.showing.forget()

    async def _restored(self, up_to: int | None = None) -> tuple[Sitting, bool]:
        """From the newest snapshot that is not after a row; from the log, if that one is damaged.
        The second tells whether it was."""
        store = self.hall.store
        data = await store.snapshot(self.id, up_to)
        if data is None:
            return Sitting.first(self.charter), False
        try:
            return Sitting.restored(self.charter, decode_snapshot(data)), False
        except Exception as error:  # whatever a damaged file may hold
            log.error("snapshot", trouble="damaged", table=self.id, error=type(error).__name__)
        found = Sitting.first(self.charter)
        async for sitting, _ in records.again(self.charter, await store.tail(self.id, 0, up_to)):
            found = sitting
        return found, True

    async def catch_up(self) -> None:
        """Read the rows that others have written."""
        async with self.lock:
            await self.read_on()

    async def hear_others(self) -> None:
        """… where there are others. While the database is away, what we know has to do."""
        if not self.hall.doorbell.alone:
            with contextlib.suppress(Away):
                await self.catch_up()

    async def know(self, seat: int | None, version: int | None) -> None:
        """Nobody is shown less than another process has shown them already."""
        known = seat is None or 0 <= seat < self.charter.seats
        if version is not None and known and version > self.sitting.versions[self.sitting.stream(seat)]:
            await self.catch_up()

    async def read_on(self) -> None:
        """Needs the lock."""
        rows = await self.hall.store.tail(self.id, self.sitting.seq)
        for number, row in enumerate(rows):
            row = told(self.sitting, row, rows[number + 1 :])  # noqa: PLW2901
            user = row.data.get("user")
            if user:
                await self.learn_names({user})
            try:
                after, change = self.sitting.after(row, row.numbers())
            except NeedsSnapshot:
                after, change = self.sitting.after(row, row.numbers(), await self.course_finder(row))
                self._snapshot_seq = row.seq
            self._adopt(row, after, change)
        self._doubt = None

    async def course_finder(self, row: Row) -> CourseAt:
        """Where a rollback leads to: to the snapshot that was written with it."""
        sitting, _ = await self._restored(row.seq)
        course = sitting.course
        assert sitting.seq == row.seq
        assert course is not None
        return lambda _: course

    async def course_at(self, seq: int) -> Course:
        """The game as it was after an earlier row."""
        sitting, _ = await self._restored(seq)
        rows = await self.hall.store.tail(self.id, sitting.seq, seq)
        for number, row in enumerate(rows):
            sitting, _ = sitting.after(told(sitting, row, rows[number + 1 :]), row.numbers())
        assert sitting.course is not None
        return sitting.course

    async def since(self, stream: int, version: int) -> AsyncIterator[Sitting]:
        """The table row by row, from a moment at which a stream had not seen more than a version."""
        store, last = self.hall.store, self.sitting.seq
        sitting = Sitting.first(self.charter)
        data = await store.snapshot(self.id)
        while data is not None:
            try:
                snapshot = decode_snapshot(data)
                if snapshot.versions[stream] <= version:
                    sitting = Sitting.restored(self.charter, snapshot)
                    break
            except Exception:  # a damaged one: the log has it all
                break
            data = await store.snapshot(self.id, snapshot.seq - 1)
        yield sitting
        rows = await store.tail(self.id, sitting.seq, last)
        for number, row in enumerate(rows):
            row = told(sitting, row, rows[number + 1 :])  # noqa: PLW2901
            try:
                sitting, _ = sitting.after(row, row.numbers())
            except NeedsSnapshot:
                sitting, _ = sitting.after(row, row.numbers(), await self.course_finder(row))
            yield sitting

    async def learn_names(self, users: Iterable[str]) -> None:
        unknown = [user for user in users if user not in self.showing.names]
        if unknown:
            self.showing.names.update(await self.hall.store.people.names(unknown))

    # -- writing ---------------------------------------------------------------------------

    async def change(self, make: Callable[[Sitting], Row | None]) -> Row | None:
        """Write the row that is made of the newest state. If another process comes between, it is
        made again; `make` raises what cannot be done, and gives None when nothing is left to do."""
        async with self.lock:
            for _ in range(TRIES):
                await self.be_sure()
                row = make(self.sitting)
                if row is not None and row.actor and (wait := self.hall.changes.take(row.actor)):
                    # each is a row for ever: who sits down and stands up all day fills the log
                    raise too_fast("You change your mind faster than a table can follow", wait)
                if row is None or await self.append(row):
                    return row
        raise Conflict("busy", "Too much happens at this table at once; try again.")

    async def be_sure(self) -> None:
        """After an answer of the database got lost: find out what is there. And where a clock runs,
        what the house missed is written down first."""
        self.touch()
        if self._doubt is not None:
            await asyncio.gather(self._doubt, return_exceptions=True)
            await self.read_on()
        clocks = self.sitting.clocks
        if clocks.seat is not None and not self.hall.doorbell.alone:
            # another process may have missed what we did not
            await self.hall.heartbeat.learn(clocks.since_ms)
        # last of all: whatever was waited for above may have been the outage
        if self.charter.terms.clock.runs:
            await self.hall.heartbeat.vouch()

    def row(
        self,
        kind: Kind,
        *,
        seat: int | None = None,
        actor: str | None = None,
        client_id: str | None = None,
        number: int | None = None,
        data: dict[str, Any] | None = None,
    ) -> Row:
        """The next row; time never runs backwards in a log. `number` is that of an action."""
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
            action=None if number is None else self.box.rulebook.actions.text(number),
            number=number,
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
            self._finding_out += 1
            self.hall.spawn(self._find_out(row.seq))
            raise
        if not first:
            await self.read_on()
            return False
        if snapshot is not None:
            self._snapshot_seq = after.seq
        self._adopt(row, after, change)
        self.hall.doorbell.ring(Ring(self.hall.process, self.id, seq=after.seq))
        self.hall.decided(self, before)
        return True

    async def _find_out(self, seq: int) -> None:
        """Sooner or later the database answers; a row that is not there by then may still come."""
        try:
            while self._doubt is not None:
                try:
                    async with self.lock:
                        await self.be_sure()
                except Away:
                    await asyncio.sleep(FINDING_OUT)
            self.hall.stir(self.id)
            for wait in LOOKS_FOR_LATE:
                if self.sitting.seq >= seq:
                    break
                await asyncio.sleep(wait)
                with contextlib.suppress(Away):
                    await self.catch_up()
        finally:
            self._finding_out -= 1
        if self.sitting.seq >= seq:  # nobody rang when it came
            self.hall.doorbell.ring(Ring(self.hall.process, self.id, seq=self.sitting.seq))
        self.hall.stir(self.id)

    def _snapshot(self, after: Sitting, needed: bool) -> bytes | None:
        if not after.safe:
            return None
        due = after.seq - self._snapshot_seq >= self.hall.settings.snapshot_every
        over = after.room.status != self.sitting.room.status and after.room.status in ("over", "abandoned")
        return encode_snapshot(after.snapshot()) if needed or due or over else None

    def _standing(self, before: Sitting, after: Sitting) -> Standing:
        due_ms = after.due_ms(self.hall.pauses, self.hall.bot_patience_ms)
        standing = Standing(after.room.status, waiting_user(after), due_ms, after.shown_ms)
        if after.room is before.room:
            return standing
        self.showing.people_changed()
        facts = stored(self.showing.facts(after))
        self.showing.people_changed()
        people = tuple((number, seat.user) for number, seat in enumerate(after.room.seats) if seat.user)
        return standing._replace(facts=facts, people=people, finished=finish(before, after))

    def _adopt(self, row: Row, after: Sitting, change: Change) -> None:
        """The table is what the row made of it."""
        self.sitting = after
        self.watchers.show(row, after, change)
