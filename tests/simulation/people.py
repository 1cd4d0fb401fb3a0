"""People at the tables: they play, take back, vote, leave, lose the line, come again and misbehave.

What they were told is written down (`Ledger`), to be held against the log afterwards. They keep to
the protocol where it asks for it: what was not answered is sent again under the same id.
"""

import asyncio
import contextlib
import random
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import msgspec

from hastilude.server.errors import Away, TooMany, Trouble
from hastilude.server.house import House
from hastilude.server.table import Table
from simulation.network import Unreached, Wire

if TYPE_CHECKING:
    from simulation.life import Life

T = TypeVar("T")

#: seconds after which something that was not answered is sent again
AGAIN = 8.0
#: answers after which it is not known what became of it
UNKNOWN = ("unavailable", "busy", "too_fast")


class Seen(NamedTuple):
    """One update, as it came through a wire."""

    #: the version that this wire had before; of its hello, if this is the first update
    since: int | None
    first: bool
    #: whose eyes the update before was made for
    before: int | None
    update: dict[str, Any]
    at: float
    user: str


class Stay(msgspec.Struct):
    """Somebody at their screen, from the first update on."""

    user: str
    house: str
    since: float
    #: None while they are there
    until: float | None = None
    #: when they did not look
    asleep: list[tuple[float, float]] = []


class Ask(msgspec.Struct):
    """Something that waits for its answer."""

    frame: dict[str, Any]
    sent: float


class Ledger:
    """What people tried, and what they were told became of it."""

    def __init__(self) -> None:
        #: by table, user and id: the frame that was sent first
        self.tried: dict[tuple[str, str, str], dict[str, Any]] = {}
        self.done: dict[tuple[str, str, str], int] = {}
        self.refused: dict[tuple[str, str, str], str] = {}
        #: ids of somebody who did not keep to the protocol: what was refused may be done later, with
        #: another version under the same id, or because the version that was made up has come to be
        self.unruly: set[tuple[str, str, str]] = set()
        self.seen: dict[str, list[Seen]] = {}
        self.stays: dict[str, list[Stay]] = {}
        #: requests that were answered well: table, kind of the row, user
        self.granted: list[tuple[str, str, str]] = []
        self.said: list[tuple[str, str]] = []
        self.wrong: list[str] = []

    def answered(self, key: tuple[str, str, str], message: dict[str, Any]) -> None:
        if message["type"] == "done":
            before = self.done.setdefault(key, message["version"])
            if before != message["version"]:
                self.wrong.append(f"{key} was done as {before}, and then as {message['version']}")
            if key in self.refused:
                self.wrong.append(f"{key} was refused ({self.refused[key]}), and then done")
        elif message["code"] not in UNKNOWN:
            if key not in self.unruly:
                self.refused.setdefault(key, message["code"])
            if key in self.done:
                self.wrong.append(f"{key} was done, and then refused ({message['code']})")


class Person:
    def __init__(self, life: "Life", name: str) -> None:
        self.life = life
        self.name = name
        self.chance = random.Random(f"{life.seed}/{name}")
        self.user = ""
        self.token = ""
        self.clients: dict[str, Client] = {}
        #: how this one is: quick or slow, well-behaved or not
        self.pace = self.chance.choice((0.2, 0.5, 1.5, 4.0))
        self.wild = self.chance.choice((0.0, 0.02, 0.15))
        self.restless = self.chance.choice((0.0, 0.1, 0.4))

    def __repr__(self) -> str:
        return self.name

    # -- requests ------------------------------------------------------------------------------

    async def ask(self, work: Callable[[House], Awaitable[T]]) -> T:
        return await self.life.network.ask(self.chance.choice(self.life.places), work)

    async def insist(self, work: Callable[[House], Awaitable[T]]) -> T:
        """Until somebody has answered."""
        while True:
            try:
                return await self.ask(work)
            except (Unreached, Away):
                await asyncio.sleep(self.chance.uniform(0.1, 1.0))
            except TooMany as trouble:  # each answer that was lost had made a guest
                await asyncio.sleep(trouble.wait)

    async def enter(self) -> None:
        entered = await self.insist(lambda house: house.identity.greet(self.name, "en", self.name))
        self.user, self.token = entered.user.id, entered.token
        self.life.people_by_user[self.user] = self

    async def try_to(self, table: str, kind: str, do: Callable[[Table], Awaitable[Any]]) -> bool:
        """Something that may be refused; whether it was granted. `kind` is that of its row."""

        async def work(house: House) -> None:
            found = await house.hall.table(table)
            await do(found)

        try:
            await self.ask(work)
        except (Unreached, Trouble):
            return False
        if kind:
            self.life.ledger.granted.append((table, kind, self.user))
            self.life.tell(f"{self} is granted {kind} at {table[:4]}")
        return True

    async def must_not(self, table: str, what: str, do: Callable[[Table], Awaitable[Any]]) -> None:
        """Somebody else's right: whoever grants it is wrong."""
        if await self.try_to(table, "", do):
            self.life.found(f"{self} was allowed to {what} at {table}")

    # -- tables --------------------------------------------------------------------------------

    def watch(self, table: str) -> "Client":
        client = self.clients.get(table)
        if client is None:
            client = self.clients[table] = Client(self, table)
            self.life.spawn(client.live())
            self.life.spawn(client.fidget())
        return client

    async def begin(self, table: str) -> None:
        """If I am its host, and it can."""
        await self.try_to(table, "", lambda found: found.seating.start(self.user))

    async def sit(self, table: str) -> None:
        while True:

            async def work(house: House) -> bool:
                found = await house.hall.table(table)
                await found.keeper.catch_up()
                if not found.seats_of(self.user) and found.sitting.room.status == "waiting":
                    await found.seating.sit(self.user, nonce=self.name)
                return True

            try:
                if await self.ask(work):
                    return
            except (Unreached, Away):
                pass
            except Trouble as trouble:
                if trouble.problem.code not in UNKNOWN:
                    return  # full, or begun
            await asyncio.sleep(self.chance.uniform(0.1, 0.6))


class Client:
    """One person's screen at one table."""

    def __init__(self, person: Person, table: str) -> None:
        self.person = person
        self.life = person.life
        self.table = table
        self.chance = random.Random(f"{self.life.seed}/{person.name}/{table}")
        self.update: dict[str, Any] = {}
        self.asked: dict[str, Ask] = {}
        self.old: list[dict[str, Any]] = []
        self.act_at: float | None = None
        self.wire: Wire | None = None
        self._stay: Stay | None = None
        #: when they last did not look: perhaps just before the first update arrived
        self._asleep = (0.0, 0.0)
        self._number = 0
        self._last: int | None = None
        self._since: int | None = None

    @property
    def version(self) -> int:
        return int(self.update.get("version", 0))

    @property
    def seat(self) -> int | None:
        seat: int | None = self.update.get("seat")
        return seat

    @property
    def status(self) -> str:
        return str(self.update.get("status", ""))

    @property
    def calm(self) -> bool:
        return self.life.calm

    @property
    def mine(self) -> dict[str, Any]:
        """My seat, as everybody sees it."""
        seat = self.seat
        found: dict[str, Any] = {} if seat is None else self.update["seats"][seat]
        return found

    # -- the socket ----------------------------------------------------------------------------

    async def live(self) -> None:
        life = self.life
        while not life.over:
            house = self.chance.choice(life.places)
            try:
                self.wire = await life.network.connect(house, self.person.token, self.table)
            except Unreached:
                await asyncio.sleep(self.chance.uniform(0.2, 1.0))
                continue
            await self._talk(self.wire)
            if self._stay is not None:
                self._stay.until = life.loop.time()
                self._stay = None
            self.wire.hang_up()
            self.wire = None
            if self.chance.random() < self.person.restless and not self.calm:
                await asyncio.sleep(self.chance.uniform(0.0, 8.0))
            await asyncio.sleep(self.chance.uniform(0.05, 0.5))

    async def _talk(self, wire: Wire) -> None:
        life = self.life
        knows = self.version if self.update and self.chance.random() < 0.85 else None
        self._since, self._last = knows, None
        hello: dict[str, Any] = {"type": "hello"}
        if knows is not None:
            hello["version"] = knows
        wire.send(_text(hello))
        for ask in self.asked.values():
            ask.sent = life.loop.time()
            wire.send(_text(ask.frame))
        silent_since = life.loop.time()
        while not life.over:
            try:
                text = await wire.receive(self._patience())
            except TimeoutError:
                if life.loop.time() - silent_since > 25.0:
                    return  # nobody answers pings
                if not self._idle(wire):
                    return
                continue
            if text is None:
                return
            silent_since = life.loop.time()
            self._hear(msgspec.json.decode(text))

    def _patience(self) -> float:
        now = self.life.loop.time()
        times = [now + 5.0, *(ask.sent + AGAIN for ask in self.asked.values())]
        if self.act_at is not None:
            times.append(self.act_at)
        return max(0.01, min(times) - now)

    def _hear(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "update":
            seen = self.life.ledger.seen.setdefault(self.table, [])
            since = self._since if self._last is None else self._last
            first = self._last is None
            at = self.life.loop.time()
            seen.append(Seen(since, first, self.update.get("seat"), message, at, self.person.user))
            self._last = message["version"]
            self.update = message
            if self._stay is None and self.wire is not None:
                asleep = [self._asleep] if self._asleep[1] > at else []
                self._stay = Stay(self.person.user, self.wire.house.name, at, asleep=asleep)
                self.life.ledger.stays.setdefault(self.table, []).append(self._stay)
            self._plan()
        elif kind in ("done", "refused"):
            ask = self.asked.get(message["id"])
            key = (self.table, self.person.user, message["id"])
            if ask is not None and ask.frame["type"] == "say":
                if kind == "done":
                    self.life.ledger.said.append((self.table, ask.frame["text"]))
                if kind == "done" or message["code"] not in UNKNOWN:
                    del self.asked[message["id"]]
                return
            self.life.ledger.answered(key, message)
            if ask is not None and (kind == "done" or message["code"] not in UNKNOWN):
                del self.asked[message["id"]]
            if kind == "done":
                self.life.tell(f"{self.person} {message['id']} is done, version {message['version']}")
            elif not self.asked and message["code"] not in ("stale", *UNKNOWN):
                self._plan()

    def _plan(self) -> None:
        """When to decide, if it is my turn."""
        self.act_at = None
        update = self.update
        if self.status != "playing" or update["decider"] is None or update["decider"] != self.seat:
            return
        if self.mine.get("stands_in") or self.asked:
            return
        pace = 0.1 if self.calm else self.person.pace
        slow = not self.calm and self.chance.random() < 0.05
        self.act_at = self.life.loop.time() + self.chance.expovariate(1 / (20.0 if slow else pace))

    def _idle(self, wire: Wire) -> bool:
        """Nothing came for a while. False to leave the line."""
        now = self.life.loop.time()
        for ask in list(self.asked.values()):
            if now - ask.sent >= AGAIN:
                ask.sent = now
                wire.send(_text(ask.frame))
        if self.act_at is not None and now >= self.act_at:
            self.act_at = None
            self._decide(wire)
        elif self.act_at is None and not self.asked:
            self._plan()
        wire.send('{"type":"ping"}')
        if not self.calm and self.chance.random() < self.person.wild:
            self._misbehave(wire)
        return self.calm or self.chance.random() > self.person.restless / 10

    # -- deciding ------------------------------------------------------------------------------

    def _decide(self, wire: Wire) -> None:
        update, chance = self.update, self.chance
        if update.get("pending"):
            kind = "undo" if chance.random() < 0.2 and not self.calm else "confirm"
            self._send(wire, {"type": kind})
        elif update["undo"]["possible"] and chance.random() < (0.02 if self.calm else 0.15):
            self._send(wire, {"type": "undo", **({"whole": True} if chance.random() < 0.3 else {})})
        elif update["actions"]:
            choice = chance.choice(update["actions"])
            self._send(wire, {"type": "act", "action": choice["id" if chance.random() < 0.7 else "text"]})

    def _send(self, wire: Wire, asked: dict[str, Any], version: int | None = None) -> None:
        self._number += 1
        # the same person may be at the table twice
        name = f"{self.person.name}-{self._number}"
        frame = {**asked, "id": name}
        if asked["type"] != "say":
            frame["version"] = self.version if version is None else version
            self.life.ledger.tried[self.table, self.person.user, name] = frame
        self.asked[name] = Ask(frame, self.life.loop.time())
        self.old.append(frame)
        wire.send(_text(frame))
        if self.chance.random() < 0.05:
            wire.send(_text(frame))

    def _misbehave(self, wire: Wire) -> None:
        chance = self.chance
        way = chance.randrange(8)
        if way == 0:
            wire.send(chance.choice(("{", "[]", '{"type":"act"}', "[" * 5000, '{"type":"hello"}', "\u0000")))
        elif way == 1:
            self._send(wire, {"type": "act", "action": chance.randrange(400)})
        elif way == 2:
            self._be_unruly(f"{self.person.name}-{self._number + 1}")
            self._send(wire, {"type": "undo"}, max(0, self.version + chance.choice((-1, 1, 7))))
        elif way == 3 and self.old:  # an old id with something else under it
            frame = {**chance.choice(self.old), "version": self.version}
            self._be_unruly(frame["id"])
            wire.send(_text(frame))
        elif way == 4:
            for n in range(40):
                wire.send(_text({"type": "ping", "n": n}))
        elif way == 5:
            self._number += 1
            self._send(wire, {"type": "say", "text": f"{self.person.name} {self._number}"})
        elif way == 6:
            self._send(wire, {"type": "confirm"})
        elif way == 7:
            now = self.life.loop.time()
            wire.asleep_until = now + chance.uniform(1.0, 15.0)
            self._asleep = (now, wire.asleep_until)
            if self._stay is not None:
                self._stay.asleep.append(self._asleep)

    def _be_unruly(self, name: str) -> None:
        key = (self.table, self.person.user, name)
        self.life.ledger.unruly.add(key)
        self.life.ledger.refused.pop(key, None)

    # -- what is done by requests --------------------------------------------------------------

    async def fidget(self) -> None:
        """Votes, proposals, leaving, coming back, and others' rights."""
        while not self.life.over:
            await asyncio.sleep(self.chance.uniform(0.3, 1.5) if self.calm else self.chance.uniform(1.0, 6.0))
            if not self.update:
                continue
            if self.status == "playing" and self.seat is not None:
                await self._at_the_table(self.seat)
            elif self.status == "over" and self.update["rematch"] and not self.calm:
                with self.life.somebody_comes():
                    await self.life.follow(self.person, self.update["rematch"])
            elif self.status == "over" and self.seat is not None and not self.calm:
                with self.life.somebody_comes():
                    await self._again()

    async def _again(self) -> None:
        if self.life.rematches < 1 and self.chance.random() < 0.3:
            self.life.rematches += 1

            async def work(house: House) -> str:
                table = await house.hall.table(self.table)
                return (await house.hall.rematch(table, self.person.user)).id

            with contextlib.suppress(Unreached, Trouble):
                await self.life.follow(self.person, await self.person.ask(work))

    async def _at_the_table(self, seat: int) -> None:
        person, chance, user, table = self.person, self.chance, self.person.user, self.table
        proposal = self.update["proposal"]
        gone = self.mine.get("stands_in") or self.mine.get("left")
        if gone and (self.calm or chance.random() < 0.5):
            await person.try_to(table, "", lambda found: found.seating.come_back(user))
        elif proposal is not None and seat in proposal["waiting"]:
            number = proposal["id"]
            agrees = 0.95 if self.life.fickle else 0.6
            yes = proposal["kind"] != "rollback" if self.calm else chance.random() < agrees
            if yes:
                await person.try_to(table, "", lambda found: found.council.agree(user, seat, number))
            else:
                await person.try_to(table, "decline", lambda found: found.council.decline(user, seat, number))
        elif proposal is not None and self.calm and proposal["kind"] in ("rollback", "takeover"):
            await person.try_to(table, "", lambda found: found.council.decline(user, seat, proposal["id"]))
        elif self.calm:
            if self.life.tired and proposal is None:
                await person.try_to(
                    table, "propose", lambda found: found.council.propose(user, "abandon", by=seat)
                )
        else:
            await self._wish(seat)

    async def _wish(self, seat: int) -> None:
        person, chance, user, table = self.person, self.chance, self.person.user, self.table
        overdue = (self.update["clock"] or {}).get("overdue")
        others = [number for number in range(len(self.update["seats"])) if number != seat]
        other = chance.choice(others)
        theirs = self.update["seats"][other]["user"] != user
        what = chance.random()
        if overdue is not None and overdue != seat and what < 0.6:
            await person.try_to(table, "claim", lambda found: found.council.claim(user, seat))
        elif what < 0.04:
            await person.try_to(table, "", lambda found: found.seating.leave(user))
        elif (what < 0.10 or (self.life.fickle and what > 0.5)) and self.version > 1:
            version = chance.randrange(self.version)
            await person.try_to(
                table,
                "propose",
                lambda found: found.council.propose(user, "rollback", by=seat, version=version),
            )
        elif what < 0.14:
            await person.try_to(
                table, "propose", lambda found: found.council.propose(user, "takeover", by=seat, seat=other)
            )
        elif what < 0.15:
            await person.try_to(
                table, "propose", lambda found: found.council.propose(user, "abandon", by=seat)
            )
        elif what < 0.22 and theirs and self.update["proposal"] is not None:
            number = self.update["proposal"]["id"]
            await person.must_not(
                table, f"vote for seat {other}", lambda found: found.council.agree(user, other, number)
            )
        elif what < 0.26 and theirs:
            version = self.version
            await person.must_not(
                table, f"look with seat {other}", lambda found: _look(found, user, other, version)
            )


async def _look(table: Table, user: str, seat: int, version: int) -> None:
    """As by a socket: a house that lags behind would else still show them the seat that was theirs."""
    (await table.watch(user, seat, version)).close()


def _text(frame: dict[str, Any]) -> str:
    return msgspec.json.encode(frame).decode()
