"""The hall: all tables of this process, those in memory and those in the database."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Coroutine
from contextvars import Context
from typing import Any
from weakref import WeakValueDictionary

import msgspec
import structlog

from hastilude.core.game import GameError
from hastilude.server import tokens, world
from hastilude.server.bots_pool import QUICK_SECONDS, Bots, LocalBots
from hastilude.server.clock import Pauses
from hastilude.server.doorbell import Doorbell, Ring
from hastilude.server.errors import Away, Conflict, Forbidden, Missing, Trouble
from hastilude.server.heartbeat import BEAT, Heartbeat, HouseTime, MonotonicTime
from hastilude.server.keeper import Keeper
from hastilude.server.limits import NAME, Buckets, Limits
from hastilude.server.ratings import Rater
from hastilude.server.rows import Terms
from hastilude.server.sealed import Sealed
from hastilude.server.seats import SeatSeen
from hastilude.server.settings import Settings
from hastilude.server.shelf import Shelf
from hastilude.server.showing import Showing, stored, waiting_user
from hastilude.server.sitting import Charter, Sitting
from hastilude.server.storage.store import Listed, Standing, Store, TableRow
from hastilude.server.table import Table, TableFacts
from hastilude.server.turns import Turns
from hastilude.server.watching import Watchers
from hastilude.server.wishes import Wish, rotated, terms_of

__all__ = ["Hall", "Turn", "Wish"]

log = structlog.get_logger("hastilude.server")

#: lamps are announced again to other processes after so many seconds
LAMPS = 20.0
#: seconds between two looks for tables that nobody needs
FORGETTING = 15.0
#: seconds that what is going on may take when the hall closes
FINISHING = 2.0
#: thoughts that may lie in the queue to workers elsewhere at once
QUEUED = 32
#: ms without a beat that reached the database, after which we are not ready
SILENT_MS = 8_000
#: tables that are looked after in one go
AT_ONCE = 100
#: ms after which a table that could not be loaded is tried again
UNREADABLE_MS = 600_000


class Turn(msgspec.Struct, frozen=True):
    """Somebody has to decide: for notifications."""

    table: str
    game: str
    seat: int
    user: str
    version: int
    #: has a connection to this table (here, or as far as other processes said)
    present: bool
    #: nobody is expected to sit there all the time
    slow: bool = False


class Hall:
    """`await hall.open()` before, `await hall.close()` after."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        doorbell: Doorbell,
        bots: Bots,
        now_ms: HouseTime | None = None,
        limits: Limits | None = None,
    ) -> None:
        self.settings = settings
        self.limits = limits or Limits()
        self.store = store
        self.doorbell = doorbell
        #: `bots.waiting()` is the length of its queue
        self.bots = bots
        self.shelf = Shelf(settings)
        #: names this process to the others
        self.process = world.token_hex(8)
        self.now_ms = now_ms or MonotonicTime()
        self.pauses = Pauses()
        self.heartbeat = Heartbeat(store, self.now_ms, self.pauses)
        self.rater = Rater(store.finishes)
        #: called by the process that made a decision durable, when a person is to decide
        self.on_turn: list[Callable[[Turn], None]] = []
        #: called after each decision of a bot: its level, and the seconds it took
        self.on_thought: list[Callable[[str, float], None]] = []
        #: whose bot thinks next; a queue of workers elsewhere takes more than we have processes
        self.turns = Turns(max(1, settings.bot_processes) if not settings.redis else QUEUED)
        self.undos = Buckets(self.limits.undos_per_person)
        self.changes = Buckets(self.limits.changes_per_person)
        #: tables in memory: those that we keep, and all that anybody holds
        self._kept: dict[str, Table] = {}
        self._alive: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._watched: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._thinking: set[asyncio.Task[Any]] = set()
        self._stop = asyncio.Event()
        self._polled = 0.0
        self._closing = False

    @classmethod
    def of(cls, settings: Settings, limits: Limits) -> "Hall":
        """A hall with store, doorbell and bots as the settings say."""
        local = LocalBots(settings.bot_processes) if settings.bot_processes else Bots()
        if not settings.redis:
            return cls(settings, Store(settings.database), Doorbell(), local, limits=limits)
        # here, because they are slow to import, and who plays alone needs neither
        from hastilude.server.bots_queue import QueueBots  # noqa: PLC0415
        from hastilude.server.redis_doorbell import RedisDoorbell  # noqa: PLC0415

        bots = QueueBots(settings.redis, local)
        return cls(settings, Store(settings.database), RedisDoorbell(settings.redis), bots, limits=limits)

    # -- opening and closing -----------------------------------------------------------------

    async def open(self) -> None:
        await self.prepare()
        await self.begin()

    async def prepare(self) -> None:
        """All but the beginning: what a house needs beside its tables is asked for between the two."""
        await self.store.open()
        await self.bots.open()
        await self.doorbell.open(self._hear)

    async def begin(self) -> None:
        """From now on the house is open; not before, because who plays cannot come in yet."""
        await self.heartbeat.open()
        for seconds, work in (
            (self.settings.sweep_seconds, self.sweep),
            (self.settings.poll_seconds, self._poll),
            (BEAT, self.beat),
            (LAMPS, self._announce_lamps),
            (FORGETTING, self.forget_idle),
        ):
            self.spawn(self._every(seconds, work))
        self.spawn(self.rater.work())

    async def close(self) -> None:
        """Say goodbye to all subscriptions, finish what is being written, stop the bots."""
        self._closing = True
        for table in list(self._alive.values()):
            table.watchers.say_goodbye("closing")
        self._stop.set()
        for task in self._thinking:
            task.cancel()  # nobody waits for it: the next process thinks again
        if self._tasks:
            # the others are at the database, and soon done
            _, late = await asyncio.wait(self._tasks, timeout=FINISHING)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)
        await self.bots.close()
        await self.doorbell.close()
        await self.store.close()

    async def ready(self) -> bool:
        """Whether the database answers, and takes what is written: a full disk can still be read."""
        beating = self.heartbeat.last_ms is not None and self.now_ms() - self.heartbeat.last_ms < SILENT_MS
        return not self._closing and beating and await self.store.ready()

    def spawn(self, work: Coroutine[Any, Any, Any], *, thinking: bool = False) -> None:
        """Run something beside; what goes wrong there is written down."""
        if self._closing:
            work.close()
            return
        # with no context: it is not part of the request in which it happened to begin
        task = asyncio.get_running_loop().create_task(work, context=Context())
        self._tasks.add(task)
        if thinking:
            self._thinking.add(task)
        task.add_done_callback(self._done)

    def keep_doing(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        """Until the hall closes."""
        self.spawn(self._every(seconds, work))

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        self._thinking.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None and not isinstance(error, Away):
            log.error("task", exc_info=error)

    async def _every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while not self._stop.is_set():
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await self._stop.wait()
                return
            try:
                await work()
            except Away:
                log.warning("storage", state="away", during=work.__name__)
            except Exception as error:
                log.error("task", exc_info=error)

    # -- tables ------------------------------------------------------------------------------

    async def create(self, user: str, wish: Wish) -> Table:
        box = self.shelf.box(wish.game)
        terms = terms_of(box, wish, self.settings, self.limits)
        for called in {seat.user for seat in terms.seats if seat.user}:
            if not await self.store.meeting.may_call(user, called):
                raise Forbidden(
                    "not_friends", "Only who follows you, or has played with you, can be called to a table."
                )
        return await self.make(world.token_hex(8), user, terms)

    async def make(self, table_id: str, host: str, terms: Terms, secret: bytes | None = None) -> Table:
        """A new table; or the one that another process made under this id. The secret is that of the
        deal, where others play the same."""
        secret = secret or world.token_bytes(32)
        row = TableRow(table_id, terms.game, host, terms, secret, world.token_bytes(32), self.now_ms())
        kept_for = {*terms.kept_for, *(seat.user for seat in terms.seats)} - {""}
        names = await self.store.people.names([host, *sorted(kept_for)])
        table = Table(self, self.shelf.box_of(terms.game, terms.rules), self._charter(row), names)
        room = table.sitting.room
        standing = Standing(
            status=room.status,
            waiting_user=None,
            due_ms=table.sitting.due_ms(self.pauses, self.bot_patience_ms),
            updated_ms=row.created_ms,
            facts=stored(table.facts()),
            people=tuple((i, seat.user) for i, seat in enumerate(room.seats) if seat.user),
        )
        if not await self.store.create_table(row, standing, terms.visibility == "public"):
            return await self.table(table_id)
        return self._keep(self._alive.get(table_id, table))  # somebody may have come before us to it

    def _charter(self, row: TableRow) -> Charter:
        box = self.shelf.box_of(row.game, row.terms.rules)
        components = box.components(row.terms.components)
        return Charter(
            row.id, row.host, row.terms, box.rulebook, components, row.secret, row.key, row.created_ms
        )

    async def table(self, table_id: str) -> Table:
        """Missing (404) if there is none. From memory, or snapshot + tail."""
        found = self._alive.get(table_id)
        if found is not None:
            found.keeper.touch()
            return self._keep(found)
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.ensure_future(self._load(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        # whoever waits may give up; the others still want the table
        return await asyncio.shield(loading)

    async def _load(self, table_id: str) -> Table:
        row = await self._row(table_id)
        table = Table(self, self.shelf.box_of(row.game, row.terms.rules), self._charter(row), {})
        await table.keeper.load()
        made = self._alive.get(table_id)
        if made is not None:  # whoever made it came back meanwhile
            return self._keep(made)
        if self.doorbell.alone:
            table.steward.stir()
        return self._keep(table)

    async def _row(self, table_id: str) -> TableRow:
        row = await self.store.table(table_id) if len(table_id) <= NAME and table_id.isalnum() else None
        if row is None:
            raise Missing("no_such_table", "There is no such table.")
        if not await self.store.heads([table_id]):
            raise Missing("archived", "This game is over, and was put into the archive of the house.")
        return row

    async def sealed(self, table_id: str) -> Sealed:
        """A table that cannot be played here: what was written down about it."""
        row = await self._row(table_id)
        listed = await self.store.listed(table_id)
        facts = (await self.facts_of([listed]))[0]
        rows = await self.store.tail(table_id, 0)
        relinked = sum(one.kind == "revoke" and one.seat is None for one in rows)
        return Sealed(self.store, self.now_ms, row, facts, tokens.link(row.key, relinked))

    async def charter(self, table_id: str) -> Charter:
        """What is fixed about a table, whether or not it can be loaded as it stands."""
        return self._charter(await self._row(table_id))

    async def facts_after(self, charter: Charter, sitting: Sitting) -> TableFacts:
        """The facts of a table as a sitting has them."""
        box = self.shelf.box_of(charter.terms.game, charter.terms.rules)
        users = {seat.user for seat in sitting.room.seats if seat.user}
        names = await self.store.people.names(sorted({*users, charter.host}))
        return Showing(box, charter, names, self.pauses).facts(sitting)

    async def drop(self, table_id: str) -> None:
        """Forget a table that is about to be mended or deleted: who watches it comes again."""
        table = self._alive.pop(table_id, None)
        self._kept.pop(table_id, None)
        self._watched.pop(table_id, None)
        if table is not None:
            async with table.keeper.lock:
                table.watchers.say_goodbye("mended")

    def is_watched(self, table_id: str) -> bool:
        table = self._alive.get(table_id)
        return table is not None and bool(table.watchers)

    def _keep(self, table: Table) -> Table:
        # the last one used stands last
        self._kept.pop(table.id, None)
        self._kept[table.id] = self._alive[table.id] = table
        return table

    async def rematch(self, table: Table, user: str) -> Table:
        """The same again with rotated seats; everybody asking gets the same new table."""
        room = table.sitting.room
        if not table.seats_of(user):
            raise Forbidden("not_seated", "Only who sat at the table may ask for a rematch.")
        if room.status not in ("over", "abandoned"):
            raise Conflict("not_over", "The game is not over yet.")
        # always the same, so that whoever asks again after a house that fell finds what there is; and the
        # table before the row that leads to it, so that nobody is led to where there is none
        name = room.rematch or tokens.rematch(table.charter.key)
        try:
            again = await self.table(name)
        except Missing:
            box = self.shelf.box(table.charter.terms.game)
            again = await self.make(name, user, rotated(table, user, box))
        keeper = table.keeper
        await keeper.change(
            lambda sitting: (
                None if sitting.room.rematch else keeper.row("rematch", actor=user, data={"table": name})
            )
        )
        told = table.sitting.room.rematch
        return again if told == name else await self.table(told)

    def loaded(self) -> int:
        """Tables in memory."""
        return len(self._kept)

    async def forget_idle(self) -> None:
        """Tables that nobody watches leave the memory; they are all in the database."""
        oldest = world.monotonic() - self.settings.idle_seconds
        surplus = len(self._kept) - self.settings.tables_in_memory
        for table in list(self._kept.values()):
            if not table.busy and (table.keeper.touched < oldest or surplus > 0):
                del self._kept[table.id]
                surplus -= 1

    def forget_all(self) -> None:
        """All tables that nobody uses at this moment leave the memory."""
        self._kept = {name: table for name, table in self._kept.items() if table.busy}

    def is_loaded(self, table_id: str) -> bool:
        return table_id in self._kept

    # -- lists -------------------------------------------------------------------------------

    async def my_tables(self, user: str, limit: int = 50) -> list[TableFacts]:
        """Those waiting for me first, then the latest."""
        return await self.facts_of(await self.store.tables_of(user, limit))

    async def open_tables(self, limit: int = 50, game: str | None = None) -> list[TableFacts]:
        """Public ones, to join or to watch."""
        return await self.facts_of(await self.store.public_tables(("waiting", "playing"), limit, game))

    async def finished_tables(
        self, limit: int = 50, before_ms: int | None = None, game: str | None = None
    ) -> list[TableFacts]:
        """Public finished games, the latest first."""
        return await self.facts_of(await self.store.public_tables(("over",), limit, game, before_ms))

    async def facts_of(self, listed: list[Listed]) -> list[TableFacts]:
        found = [msgspec.json.decode(table.facts, type=TableFacts) for table in listed]
        names = await self.store.people.names(
            [seat.user for facts in found for seat in facts.seats if seat.user]
        )
        return [_named(facts, table, names) for facts, table in zip(found, listed, strict=True)]

    async def waiting_for(self, user: str) -> int:
        """How many tables wait for this user's decision."""
        return await self.store.count_waiting_for(user)

    async def hosted_by(self, user: str) -> int:
        """Unfinished tables made by this user: for the limit on them."""
        return await self.store.count_hosted_by(user)

    def renamed(self, user: str, name: str) -> None:
        """The new name at all tables in memory (call after store.people.rename)."""
        for table in list(self._alive.values()):
            table.watchers.renamed(user, name)

    # -- what tables tell --------------------------------------------------------------------

    def watch(self, table: Table) -> None:
        """Somebody watches: the table stays in memory."""
        self._watched[table.id] = self._keep(table)

    def stir(self, table_id: str) -> None:
        """Something is new at a table: what follows by itself is begun."""
        table = self._alive.get(table_id)
        if table is not None:
            table.steward.stir()

    def decided(self, table: Keeper, before: Sitting) -> None:
        """A row of ours is durable: whoever has to decide now, and had not to before, may be told."""
        self._announce(table, before)
        self.stir(table.id)
        if table.charter.terms.rated and table.sitting.room.status == "over" != before.room.status:
            self.spawn(self.rater.work())

    def _announce(self, table: Keeper, before: Sitting) -> None:
        user, seat = waiting_user(table.sitting), table.sitting.decider
        if user is None or seat is None:
            return
        if before.decider == seat and waiting_user(before) == user:
            return
        turn = Turn(
            table=table.id,
            game=table.charter.terms.game,
            seat=seat,
            user=user,
            version=table.sitting.versions[seat],
            present=table.showing.lamps.present(seat),
            slow=table.charter.terms.clock.slow,
        )
        for hear in self.on_turn:
            hear(turn)

    def has_passed(self, turn: Turn) -> bool:
        """Whether it is known here, without a look into the database, that this has been decided or seen."""
        table = self._alive.get(turn.table)
        if table is None:
            return False
        sitting = table.sitting
        return sitting.versions[turn.seat] != turn.version or table.showing.lamps.present(turn.seat)

    def thought(self, level: str, seconds: float) -> None:
        for hear in self.on_thought:
            hear(level, seconds)

    def ring_chat(self, table_id: str, number: int) -> None:
        self.doorbell.ring(Ring(self.process, table_id, chat=number))

    @property
    def bot_patience_ms(self) -> int:
        """After this another process may think that a bot was forgotten."""
        return int((2 * self.settings.bot_seconds + QUICK_SECONDS + self.settings.bot_pace + 5) * 1000)

    # -- other processes -----------------------------------------------------------------------

    def _hear(self, ring: Ring) -> None:
        table = self._alive.get(ring.table)
        if table is None or ring.process == self.process:
            return
        if ring.present is not None:
            table.watchers.hear_lamps(ring)
        if ring.seq > table.sitting.seq:
            self.spawn(table.keeper.catch_up())
        if ring.chat and table.watchers:
            self.spawn(self._hear_chat(table.watchers, ring.chat - 1))

    async def _hear_chat(self, watchers: Watchers, after: int) -> None:
        for line in await self.store.chat(watchers.id, after=after):
            if line.id > (watchers.last_chat or 0):
                watchers.hear_chat(line)

    async def _poll(self) -> None:
        """Rings may be lost: now and then the tables with watchers are compared with the database."""
        self._watched = {name: table for name, table in self._watched.items() if table.watchers}
        if self.doorbell.alone or not self._watched or not self._poll_is_due():
            return
        watched = dict(self._watched)
        for name, head in (await self.store.heads(list(watched))).items():
            if head > watched[name].sitting.seq:
                await watched[name].keeper.catch_up()
        lines = await self.store.last_lines(list(watched))
        for name, table in watched.items():
            watchers = table.watchers
            if watchers.last_chat is None:
                watchers.last_chat = lines.get(name, 0)
            elif lines.get(name, 0) > watchers.last_chat:
                await self._hear_chat(watchers, watchers.last_chat)

    def _poll_is_due(self) -> bool:
        now = world.monotonic()
        pause = self.settings.slow_poll_seconds if self.doorbell.working else 0.0
        if now - self._polled < pause:
            return False
        self._polled = now
        return True

    async def _announce_lamps(self) -> None:
        for table in self._watched.values():
            table.watchers.announce_lamps()

    # -- looking after tables --------------------------------------------------------------------

    async def sweep(self) -> None:
        """Tables whose clock is out, or whose bot was forgotten, by whatever process."""
        for table_id in await self.store.due(self.now_ms(), AT_ONCE):
            try:
                await (await self.table(table_id)).steward.poke()
            except (Trouble, GameError) as error:
                if isinstance(error, Away):
                    raise
                # a table that cannot be loaded here must not be asked for again and again; but
                # its rules may come back, and then its clocks go on
                log.error("sweep", table=table_id, error=str(error))
                await self.store.set_due(table_id, None, self.now_ms() + UNREADABLE_MS)

    async def beat(self) -> None:
        """The house is open. After a gap whoever watches a clock is shown what it says now."""
        if await self.heartbeat.beat():
            for table in self._watched.values():
                if table.charter.terms.clock.runs:
                    table.watchers.show_lamps()


def _name_today(seat: SeatSeen, names: dict[str, str]) -> str:
    if seat.kind == "bot":
        return seat.bot
    name = names.get(seat.user, "")
    return seat.name if seat.shared and name else name


def _named(facts: TableFacts, listed: Listed, names: dict[str, str]) -> TableFacts:
    """The facts with today's names; who is connected only the table itself knows."""
    seats = tuple(
        msgspec.structs.replace(seat, name=_name_today(seat, names), present=False) for seat in facts.seats
    )
    return msgspec.structs.replace(
        facts, seats=seats, updated_ms=listed.updated_ms, waiting_user=listed.waiting_user
    )
