"""Looking after the house: people who misbehave, tables that are stuck, what is old.

The same deeds for the command line (`hastilude admin`) and for the page of an account that is marked
as warden. Each is written into the moderation log in the same transaction, with who did it and why.
"""

import contextlib
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from pathlib import Path

import msgspec
import structlog

from hastilude.server import archive, records, world
from hastilude.server.errors import Conflict, Forbidden, Missing, Trouble, Unreadable
from hastilude.server.finish import finish
from hastilude.server.hall import Hall
from hastilude.server.identity import Passwords, clean
from hastilude.server.rows import Row, encode_snapshot
from hastilude.server.showing import stored, waiting_user
from hastilude.server.sitting import Sitting
from hastilude.server.storage.care import Care, Deed, Person
from hastilude.server.table import TableFacts

log = structlog.get_logger("hastilude.server")

#: who sits at the machine itself
CONSOLE = "console"
#: until further notice
ALWAYS = 2**53 - 1
DAY_MS = 24 * 3600 * 1000
#: characters of a reason
REASON = 200


class Swept(msgspec.Struct, frozen=True):
    """What was old and is gone."""

    sessions: int = 0
    #: tables that never began
    waiting: int = 0
    #: guests who were deleted, and those who lost only their name, because a game of theirs is kept
    guests: int = 0
    nameless: int = 0
    #: finished tables that are in the archive now
    archived: int = 0


class Warden:
    def __init__(self, hall: Hall, by: str = CONSOLE) -> None:
        self.hall = hall
        self.by = by
        self.care = Care(hall.store)

    # -- people ------------------------------------------------------------------------------

    async def find(self, text: str = "", limit: int = 50) -> list[Person]:
        return await self.care.people(text.strip(), limit)

    async def person(self, user_id: str) -> Person:
        """By id, or by login."""
        found = await self.care.person(user_id)
        if found is None:
            by_login = await self.hall.store.people.user_by_login(user_id.strip().lower())
            found = await self.care.person(by_login.id) if by_login else None
        if found is None:
            raise Missing("no_such_person", "There is no such person.")
        return found

    async def rename(self, user_id: str, name: str, reason: str = "") -> Person:
        person = await self._other(user_id)
        name = clean(name, self.hall.limits.name, "A name")
        await self.care.change(person.id, self._deed("rename", person.id, reason), name=name)
        self.hall.renamed(person.id, name)
        return await self.person(person.id)

    async def mute(self, user_id: str, days: float, reason: str = "") -> Person:
        """Nothing that they write is taken; 0 days: it is again."""
        person = await self._other(user_id)
        deed = self._deed("mute" if days else "unmute", person.id, reason)
        await self.care.change(person.id, deed, muted_until_ms=self._until(days))
        return await self.person(person.id)

    async def ban(self, user_id: str, days: float, reason: str = "") -> Person:
        """They are signed out everywhere and cannot sign in; 0 days: they can again."""
        person = await self._other(user_id)
        deed = self._deed("ban" if days else "unban", person.id, reason)
        until = self._until(days)
        await self.care.change(person.id, deed, sign_out=bool(days), banned_until_ms=until)
        return await self.person(person.id)

    async def reset_password(self, user_id: str, reason: str = "") -> str:
        """A fresh password, which only the answer holds; all sessions end."""
        person = await self._other(user_id)
        if person.login is None:
            raise Conflict("guest", "A guest has no password.")
        password = urlsafe_b64encode(world.token_bytes(12)).decode()
        hashed = await Passwords(self.hall.limits).hash(password)
        deed = self._deed("reset_password", person.id, reason)
        await self.care.change(person.id, deed, sign_out=True, password_hash=hashed)
        return password

    async def delete(self, user_id: str, reason: str = "") -> None:
        """All that is theirs: name, login, sessions, notices, chat, tables that wait. Games that others
        played too stay, without their name."""
        person = await self._other(user_id)
        for listed in await self.care.tables(person=person.id, limit=10_000):
            facts = msgspec.json.decode(listed.facts, type=TableFacts)
            if listed.status == "waiting" and facts.host == person.id:
                await self.close(listed.id, reason)
            elif listed.status in ("waiting", "playing"):
                with contextlib.suppress(Trouble):
                    await (await self.hall.table(listed.id)).seating.leave(person.id)
        await self.care.forget(person.id, self._deed("delete", person.id, reason))
        self.hall.renamed(person.id, "")

    async def appoint(self, user_id: str, warden: bool, reason: str = "") -> Person:
        """Mark an account as warden, or not any more. From the console only."""
        if self.by != CONSOLE:
            raise Forbidden("console_only", "Wardens are named at the machine itself (hastilude admin).")
        person = await self.person(user_id)
        if person.login is None:
            raise Conflict("guest", "Only who has an account can look after the house.")
        deed = self._deed("appoint" if warden else "dismiss", person.id, reason)
        await self.care.change(person.id, deed, warden=warden)
        return await self.person(person.id)

    async def _other(self, user_id: str) -> Person:
        """Whoever a deed is about: not oneself, and no other warden."""
        person = await self.person(user_id)
        if person.warden and self.by != CONSOLE:
            raise Forbidden("warden", "This account looks after the house too: that is for the console.")
        return person

    # -- tables ------------------------------------------------------------------------------

    async def tables(
        self, status: str = "", game: str = "", person: str = "", limit: int = 50
    ) -> list[TableFacts]:
        found = await self.care.tables(status=status, game=game, person=person, limit=limit)
        return await self.hall.facts_of(found)

    async def close(self, table_id: str, reason: str = "") -> None:
        """Whatever its status: a running game ends without a result."""
        try:
            table = await self.hall.table(table_id)
        except Unreadable:
            await (await self.hall.sealed(table_id)).end(self.by)
        else:

            def make(sitting: Sitting) -> Row:
                if sitting.room.status not in ("waiting", "playing"):
                    raise Conflict(sitting.room.status, "The game is over.")
                return table.keeper.row("close", data={"by": self.by})

            await table.keeper.change(make)
        await self.care.note(self._deed("close", table_id, reason))

    async def export(self, table_id: str) -> bytes:
        """The record of a game that is over; of all others the log with everything in it."""
        status, _ = await self.care.stands(table_id)
        if status == "over":
            with contextlib.suppress(Unreadable):
                table = await self.hall.table(table_id)
                return await table.record(table.charter.host)
        return await self.log(table_id)

    async def log(self, table_id: str) -> bytes:
        """Terms, secret and every row: whoever has it knows every hand."""
        return await (await self.hall.sealed(table_id)).log()

    async def repair(self, table_id: str, reason: str = "") -> int:
        """Make all anew that is read off the log; how many rows that has. Trouble if the log itself
        cannot be read."""
        await self.hall.drop(table_id)
        charter = await self.hall.charter(table_id)
        rows = await self.hall.store.tail(table_id, 0)
        wanted = {seq for seq, _ in await self.care.snapshots(table_id)}
        wanted |= {row.seq for row in rows if row.kind == "rollback"}
        made: dict[int, bytes] = {}
        sitting, end = Sitting.first(charter), None
        try:
            for number, row in enumerate(rows):
                if row.seq != number + 1:
                    raise Conflict("broken_log", f"Row {number + 1} of the log is missing.")
            async for after, _ in records.again(charter, rows):
                end = end or finish(sitting, after)
                sitting = after
                if sitting.safe and (sitting.seq in wanted or sitting.seq == len(rows)):
                    made[sitting.seq] = encode_snapshot(sitting.snapshot())
        except Trouble:
            raise
        except Exception as error:
            raise Conflict(
                "broken_log", f"Row {sitting.seq + 1} of the log cannot be read: {type(error).__name__}."
            ) from error
        standing = {
            "status": sitting.room.status,
            "head": sitting.seq,
            "waiting_user": waiting_user(sitting),
            "due_ms": sitting.due_ms(self.hall.pauses, self.hall.bot_patience_ms),
            "updated_ms": sitting.shown_ms,
            "facts": stored(await self.hall.facts_after(charter, sitting)).decode(),
        }
        people = [(i, seat.user) for i, seat in enumerate(sitting.room.seats) if seat.kind == "person"]
        await self.care.mend(table_id, made, standing, people, end, self._deed("repair", table_id, reason))
        return sitting.seq

    # -- what is old ---------------------------------------------------------------------------

    async def sweep(
        self,
        *,
        waiting_days: float | None = 30,
        guest_days: float | None = 180,
        finished_days: float | None = None,
        file: Path | None = None,
    ) -> Swept:
        """Let go of what nobody comes back for. Finished tables only into an archive file."""
        now = self.hall.now_ms()
        sessions = await self.care.expired_sessions(now)
        waiting: list[str] = []
        if waiting_days is not None:
            waiting = await self._unbegun(now - int(waiting_days * DAY_MS))
        archived: Sequence[str] = []
        if finished_days is not None:
            if file is None:
                raise Trouble("no_file", "Finished tables go into a file; name one.")
            old = await self.care.table_ids(("over", "abandoned"), now - int(finished_days * DAY_MS))
            old = [table_id for table_id in old if not self.hall.is_watched(table_id)]
            archived = await archive.write(self.hall, old, file)
            await self._let_go(archived, self._deed("archive", "", f"{len(archived)} tables, {file.name}"))
        gone: list[str] = []
        nameless: list[str] = []
        if guest_days is not None:
            gone, nameless = await self.care.lost_guests(now - int(guest_days * DAY_MS))
            if gone or nameless:
                told = f"{len(gone)} guests, {len(nameless)} names"
                await self.care.delete_people(gone, nameless, self._deed("sweep_guests", "", told))
        return Swept(sessions, len(waiting), len(gone), len(nameless), len(archived))

    async def _unbegun(self, before_ms: int) -> list[str]:
        """Tables that wait, and those that were closed before they began: no game is in them."""
        found = await self.care.table_ids(("waiting",), before_ms)
        for table_id in await self.care.table_ids(("abandoned",), before_ms):
            rows = await self.hall.store.tail(table_id, 0)
            if not any(row.kind == "start" for row in rows):
                found.append(table_id)
        found = [table_id for table_id in found if not self.hall.is_watched(table_id)]
        await self._let_go(found, self._deed("sweep_waiting", "", f"{len(found)} tables"))
        return found

    async def _let_go(self, table_ids: Sequence[str], deed: Deed) -> None:
        for table_id in table_ids:
            await self.hall.drop(table_id)
        if table_ids:
            await self.care.delete_tables(table_ids, deed)

    # -- how it is done --------------------------------------------------------------------------

    async def deeds(self, limit: int = 100, subject: str = "") -> list[Deed]:
        return await self.care.deeds(limit, subject)

    def _deed(self, deed: str, subject: str, reason: str) -> Deed:
        reason = " ".join(reason.split())[:REASON]
        log.info("moderation", deed=deed, subject=subject, by=self.by)
        return Deed(0, self.hall.now_ms(), self.by, deed, subject, reason)

    def _until(self, days: float) -> int:
        if days <= 0:
            return 0
        until = self.hall.now_ms() + int(days * DAY_MS)
        return min(until, ALWAYS)
