"""One life of a house: from its seed to its end, and what was found wrong with it."""

import asyncio
import contextlib
import gc
import hashlib
import random
import sys
import warnings
from collections.abc import Coroutine, Iterator, MutableMapping
from typing import Any, NamedTuple

import structlog

from hastilude.core.game import Game, find_game
from hastilude.server import library, shelf, world
from hastilude.server.clock import ClockRule
from hastilude.server.errors import Trouble
from hastilude.server.house import House
from hastilude.server.limits import Limits
from hastilude.server.seats import SeatWish
from hastilude.server.settings import Settings
from hastilude.server.socket import Conversation
from hastilude.server.wishes import Wish
from simulation import checks, disk
from simulation.disk import Disk
from simulation.loop import Endless, NumberedTask, SimulatedLoop
from simulation.network import Bells, Network, Unreached
from simulation.people import Ledger, Person
from simulation.processes import HouseProcess
from simulation.storm import Storm
from simulation.truth import Truth
from support.toys import GAME as TOY

#: simulated seconds of storm, at most; of calm until everybody is tired, and until all must have ended
STORM = (15.0, 30.0, 60.0)
TIRED = 25.0
END = 240.0

#: tables of one life
MOST_TABLES = 8

#: what the house may write down as an error, because it is none of its own
EXPECTED = {"bot", "storage", "snapshot"}

GAMES = ("kings_bounty", "lionheart", "hearts_and_armour", "knights_tale", "rise_shields")


class Outcome(NamedTuple):
    seed: int
    findings: list[str]
    story: list[str]
    #: rows written, games that ended, flags that fell, simulated seconds
    figures: dict[str, int]
    #: of all that was told: the same seed gives the same
    digest: str


def live(seed: int) -> Outcome:
    """One life, begun and ended."""
    loop = SimulatedLoop(random.Random(f"{seed}/loop"))
    with _world(seed, loop):
        life = Life(seed, loop)
        try:
            loop.run_until_complete(life.run())
        except Endless as error:
            life.found(str(error))
        finally:
            life.ended = True
            _sweep_up(loop)
            loop.close()
    life.findings += [f"unheard: {line}" for line in loop.unheard]
    told = "\n".join(life.story)
    digest = hashlib.sha256(told.encode()).hexdigest()[:16]
    return Outcome(seed, life.findings, life.story, life.figures, digest)


@contextlib.contextmanager
def _world(seed: int, loop: SimulatedLoop) -> Iterator[None]:
    """The server asks this world for time and chance."""
    chance = random.Random(f"{seed}/world")
    kept = {name: getattr(world, name) for name in vars(Fake) if not name.startswith("_")}
    for name in kept:
        setattr(world, name, getattr(Fake(loop, chance), name))
    found = shelf.find_game  # type: ignore[attr-defined]
    shelf.find_game = _find_game  # type: ignore[attr-defined]
    # the toy has no sentences
    explain, library.explain = library.explain, lambda rulebook, refusal, lang, names: refusal.code
    # in sets they stand by their number, not by where in memory they happen to be
    Conversation.__hash__ = lambda self: self.socket.number  # type: ignore
    NumberedTask.number = 0
    gc.disable()  # tables leave the memory when the life says so
    try:
        yield
    finally:
        gc.enable()
        del Conversation.__hash__
        library.explain = explain
        shelf.find_game = found  # type: ignore[attr-defined]
        for name, value in kept.items():
            setattr(world, name, value)


class Fake:
    def __init__(self, loop: SimulatedLoop, chance: random.Random) -> None:
        self._loop = loop
        self._chance = chance

    def monotonic(self) -> float:
        return self._loop.time()

    def monotonic_ns(self) -> int:
        return int(self._loop.time() * 1e9)

    def time_ns(self) -> int:
        return int((1_790_000_000 + self._loop.time()) * 1e9)

    def token_bytes(self, size: int) -> bytes:
        return self._chance.randbytes(size)

    def token_hex(self, size: int) -> str:
        return self._chance.randbytes(size).hex()

    def choice(self, among: Any) -> Any:
        return self._chance.choice(among)

    def randint(self, least: int, most: int) -> int:
        return self._chance.randint(least, most)


def _find_game(name: str) -> Game:
    return TOY if name == TOY.id else find_game(name)


def _sweep_up(loop: SimulatedLoop) -> None:
    """What dead processes have left: nobody hears it go."""
    hook, sys.unraisablehook = sys.unraisablehook, lambda _: None
    loop.set_exception_handler(lambda *_: None)
    for task in loop.tasks:
        task._log_destroy_pending = False  # type: ignore[attr-defined]
    with warnings.catch_warnings():  # some of their work had not even begun
        warnings.simplefilter("ignore")
        loop.tasks.clear()
        gc.collect()
    sys.unraisablehook = hook


class Life:
    disk: Disk
    network: Network
    bells: Bells
    truth: Truth

    def __init__(self, seed: int, loop: SimulatedLoop) -> None:
        self.seed = seed
        self.loop = loop
        self.chance = random.Random(f"{seed}/life")
        #: in some lives people often go back together, and back again
        self.fickle = random.Random(f"{seed}/fickle").random() < 0.2
        self.story: list[str] = []
        self.findings: list[str] = []
        self.figures: dict[str, int] = {}
        self.ledger = Ledger()
        self.calm = self.tired = self.over = self.ended = False
        self.calm_since = 0.0
        self.rematches = 0
        #: tables that somebody is about to make, or to come to
        self.coming = 0
        self.bots_away_until = 0.0
        self.damaged: set[tuple[str, int]] = set()
        self.settings = Settings(
            database="sqlite:///simulated.db",
            snapshot_every=self.chance.choice((3, 8, 32)),
            idle_seconds=self.chance.choice((5.0, 300.0)),
            sweep_seconds=1.0,
            bot_processes=0,
            bot_seconds=2.0,
            absent_seconds=self.chance.choice((3.0, 600.0)),
        )
        self.limits = Limits(
            remember=self.chance.choice((3, 40)), backlog=self.chance.choice((4, 256)), notice_delay=1e9
        )
        self.shelf = shelf.Shelf(self.settings)
        self.places: list[HouseProcess] = []
        self.people: list[Person] = []
        self.people_by_user: dict[str, Person] = {}
        self.tables: dict[str, list[Person]] = {}
        self._tasks: list[asyncio.Task[Any]] = []

    # -- telling -------------------------------------------------------------------------------

    def tell(self, words: str) -> None:
        self.story.append(f"{self.loop.time() - 1000:9.3f}  {words}")

    def found(self, words: str) -> None:
        self.findings.append(words)
        self.tell(f"FOUND: {words}")

    def _log(self, _: Any, method: str, event: MutableMapping[str, Any]) -> Any:
        """What the house writes down."""
        if self.ended:
            raise structlog.DropEvent
        what = event.get("event")
        error = event.pop("exc_info", None)
        if method in ("error", "critical", "exception") and what not in EXPECTED:
            self.found(f"the house writes down an error: {event} {error!r}")
        elif method != "info":
            self.tell(f"    log: {event}")
        raise structlog.DropEvent

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        self._tasks.append(self.loop.create_task(work))

    # -- from the beginning to the end ---------------------------------------------------------

    async def run(self) -> None:
        structlog.configure(processors=[self._log])
        self.disk = Disk(random.Random(f"{self.seed}/disk"))
        self.network = Network(self.loop, random.Random(f"{self.seed}/network"))
        self.bells = Bells(self.loop, random.Random(f"{self.seed}/bells"))
        self.places = []
        count = self.chance.choice((1, 2))
        for number in range(count):
            self.places.append(HouseProcess(self, f"house {number + 1}"))
        self.truth = Truth(self)
        for place in self.places:
            self.spawn(place.look_after())
        self.spawn(self.truth.watch())
        storm = Storm(self)
        self.tell(f"{count} processes; {', '.join(kind.__name__[1:] for kind in storm.kinds) or 'no storm'}")
        for number in range(self.chance.choice((2, 2, 3, 4))):
            self.people.append(Person(self, f"person{number}"))
        for _ in range(self.chance.choice((1, 1, 2))):
            self.spawn(self._keep_playing())
        await storm.rage(self.chance.choice(STORM))
        storm.clear_up()
        self.calm = True
        self.calm_since = self.loop.time()
        self.tell("the storm is over")
        await self._until_all_has_ended()
        await asyncio.sleep(12.0)  # a slow look, for rings that were lost
        await checks.check(self)
        self.over = True
        for place in self.places:
            place.rests_until = 1e12
            await place.stop(1e12)
        for task in self._tasks:
            if task.done() and not task.cancelled() and (error := task.exception()) is not None:
                self.found(f"the simulation itself is wrong: {error!r}")
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _until_all_has_ended(self) -> None:
        begun = self.loop.time()
        while self.loop.time() - begun < END:
            self.tired = self.loop.time() - begun > TIRED
            await asyncio.sleep(1.0)
            clients = [client for person in self.people for client in person.clients.values()]
            going = [client for client in clients if client.status == "playing" or client.asked]
            # a game may have begun that nobody has been told of yet
            begun_now = self.coming or disk.playing()
            # who stalled at the end of the storm is waited for: only then can it know how things stand
            awake = all(place.awake for place in self.places)
            if not going and clients and not begun_now and awake:
                return
        for table in disk.playing():
            self.found(f"table {table} never ended")
        for client in clients:
            if client.asked:
                self.found(f"{client.person} was never answered: {list(client.asked.values())}")
            if client.status == "playing":
                last = client.update
                self.found(
                    f"table {client.table} never ended for {client.person}, seat {client.seat}: version "
                    f"{last['version']}, decider {last['decider']}, proposal {last['proposal']}"
                )

    # -- tables --------------------------------------------------------------------------------

    def _wish(self, people: int) -> Wish:
        chance = self.chance
        name = TOY.id if chance.random() < 0.92 else chance.choice(GAMES)
        game = _find_game(name)
        seats = max(min(people + chance.choice((0, 0, 1)), game.seats[1]), game.seats[0])
        people = min(people, seats)
        kinds = [SeatWish("me"), *[SeatWish("open")] * (people - 1)]
        kinds += [SeatWish("bot", chance.choice(("random", "greedy")) if name != TOY.id else "random")] * (
            seats - people
        )
        clock = chance.choice(
            (
                ClockRule(),
                ClockRule(limit_ms=8_000),
                ClockRule(limit_ms=25_000),
                ClockRule(bank_ms=15_000, increment_ms=2_000, cap_ms=20_000),
                ClockRule(bank_ms=40_000, limit_ms=12_000),
            )
        )
        return Wish(
            name,
            tuple(kinds),
            clock=clock,
            at_zero=chance.choice(("bot", "claim", "move")),
            visibility="public",
            confirm_turn=chance.random() < 0.25,
            rated=chance.random() < 0.2,
            nonce="host",
        )

    async def _keep_playing(self) -> None:
        """One game after the other, as long as the storm lasts."""
        while not self.calm and len(self.tables) < MOST_TABLES:
            with self.somebody_comes():
                host, table = await self._open_table()
            while host.clients[table].status in ("", "waiting", "playing") and not self.calm:
                await asyncio.sleep(0.5)

    async def _open_table(self) -> tuple[Person, str]:
        host = self.chance.choice(self.people)
        others = [person for person in self.people if person is not host]
        for person in self.people:
            if not person.user:
                person.user = "soon"
                await person.enter()
        while any(person.user == "soon" for person in self.people):
            await asyncio.sleep(0.1)
        wish = self._wish(len(self.people))
        while True:
            with contextlib.suppress(Unreached, Trouble):
                table = await host.ask(lambda house: _create(house, host, wish))
                break
            await asyncio.sleep(0.5)
        self.tables[table] = []
        self.tell(
            f"{host} opens {table[:4]}: {wish.game}, {len(wish.seats)} seats, {wish.clock}, {wish.at_zero}"
        )
        wanted = sum(seat.kind == "open" for seat in wish.seats)
        for person in others[:wanted]:
            await person.sit(table)
        await self._start(host, table, [host, *others])
        return host, table

    async def _start(self, host: Person, table: str, people: list[Person]) -> None:
        for person in people:
            person.watch(table)
        self.tables[table] = people
        while True:

            async def work(house: House) -> str:
                found = await house.hall.table(table)
                await found.keeper.catch_up()
                if found.sitting.room.status == "waiting":
                    await found.seating.start(host.user)
                return found.sitting.room.status

            try:
                await host.ask(work)
                return
            except Unreached:
                pass
            except Trouble as trouble:
                if trouble.problem.code not in ("unavailable", "busy"):
                    self.tell(f"{table[:4]} cannot start: {trouble.problem.code}")
                    return
            await asyncio.sleep(0.5)

    @contextlib.contextmanager
    def somebody_comes(self) -> Iterator[None]:
        """Until they are there the life does not end."""
        self.coming += 1
        try:
            yield
        finally:
            self.coming -= 1

    async def follow(self, person: Person, table: str) -> None:
        """To a rematch."""
        if table in person.clients:
            return
        await person.sit(table)
        person.watch(table)
        people = self.tables.setdefault(table, [])
        people.append(person)
        for one in people:
            await one.begin(table)


async def _create(house: House, host: Person, wish: Wish) -> str:
    return (await house.hall.create(host.user, wish)).id
