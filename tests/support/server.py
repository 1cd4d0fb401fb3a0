"""Tables for tests, below HTTP: a hall on a real database, and people who play.

    @asynchronous
    async def test_something(database: str) -> None:
        async with open_hall(database) as hall:
            table = await new_game(hall, "anna", "boris")
            answer = await move(table)

`database` (a fixture) is a SQLite file and then a PostgreSQL database of its own.
"""

import asyncio
import os
import secrets
import shutil
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from functools import wraps
from pathlib import Path
from typing import Any, ParamSpec

import asyncpg  # type: ignore[import-untyped]
import msgspec
import pytest
import sqlalchemy as sa
from redis import Redis
from redis.exceptions import RedisError

from hastilude.core.game import Game, find_game
from hastilude.core.record import Record, verify
from hastilude.server import shelf
from hastilude.server.bots_pool import Bots
from hastilude.server.doorbell import Doorbell
from hastilude.server.hall import Hall, Wish
from hastilude.server.limits import Limits
from hastilude.server.seats import SeatWish
from hastilude.server.settings import Settings
from hastilude.server.storage import migrations
from hastilude.server.storage.people import User
from hastilude.server.storage.store import Store
from hastilude.server.table import Subscription, Table
from hastilude.server.updates import Answer, Choice, Message, Update

POSTGRESQL = os.environ.get("HASTILUDE_TEST_POSTGRESQL", "postgresql://root@127.0.0.1:5432/test")
REDIS = os.environ.get("HASTILUDE_TEST_REDIS", "redis://127.0.0.1:6379/0")
#: only what hangs takes so long, even on a machine with much else to do
PATIENCE = 100.0

P = ParamSpec("P")


def asynchronous(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Run an asynchronous test, but not for ever."""

    @wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        async def limited() -> None:
            async with asyncio.timeout(PATIENCE):
                await test(*args, **kwargs)

        asyncio.run(limited())

    return run


# -- databases ---------------------------------------------------------------------------------


async def _command(statement: str) -> None:
    connection = await asyncpg.connect(POSTGRESQL, timeout=10)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


def make_postgresql(template: str = "template1") -> tuple[str, Callable[[], None]]:
    """A database of its own, and how to drop it. OSError if there is no server."""
    name = f"hastilude_test_{secrets.token_hex(6)}"
    asyncio.run(_command(f"CREATE DATABASE {name} TEMPLATE {template}"))
    url = POSTGRESQL.rpartition("/")[0] + f"/{name}"
    return url, lambda: asyncio.run(_command(f"DROP DATABASE {name} WITH (FORCE)"))


def _postgresql(template: str = "template1") -> Iterator[str]:
    try:
        url, drop = make_postgresql(template)
    except (OSError, asyncpg.PostgresError) as error:
        pytest.skip(f"left out: no PostgreSQL at {POSTGRESQL} ({error})")
    yield url
    drop()


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with its tables, to be copied: migrating takes longer than most tests."""
    path = tmp_path_factory.mktemp("template") / "tables.db"
    asyncio.run(migrations.upgrade(f"sqlite:///{path}"))
    return path


@pytest.fixture(scope="session")
def postgresql_template() -> Iterator[str]:
    for url in _postgresql():
        asyncio.run(migrations.upgrade(url))
        yield url.rpartition("/")[2]


@pytest.fixture
def sqlite(sqlite_template: Path, tmp_path: Path) -> str:
    shutil.copy(sqlite_template, tmp_path / "tables.db")
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture
def postgresql(postgresql_template: str) -> Iterator[str]:
    yield from _postgresql(postgresql_template)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """One after the other."""
    url: str = request.getfixturevalue(request.param)
    return url


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """… without any table."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'empty.db'}"
    else:
        yield from _postgresql()


@pytest.fixture
def redis() -> str:
    try:
        Redis.from_url(REDIS, socket_connect_timeout=10).ping()
    except (RedisError, OSError) as error:
        pytest.skip(f"left out: no Redis at {REDIS} ({error})")
    return REDIS


# -- halls and people ----------------------------------------------------------------------------


class Time:
    """A clock that tests set."""

    def __init__(self, now_ms: int = 1_700_000_000_000) -> None:
        self.now_ms = now_ms
        self.halls: list[Hall] = []

    def __call__(self) -> int:
        return self.now_ms

    def at_least(self, now_ms: int) -> None:
        self.now_ms = max(self.now_ms, now_ms)

    def go_on_from(self, now_ms: int) -> None:
        self.now_ms = now_ms

    def pass_by(self, seconds: float) -> None:
        """Time in which the open halls are there: as if their hearts had been beating."""
        self.stop_for(seconds)
        for hall in self.halls:
            hall.heartbeat.last_ms, hall.heartbeat.absent_ms = self.now_ms, None

    def stop_for(self, seconds: float) -> None:
        """Time in which nobody is there."""
        self.now_ms += int(seconds * 1000)


@asynccontextmanager
async def open_hall(
    url: str,
    *,
    doorbell: Doorbell | None = None,
    bots: Bots | None = None,
    time: Time | None = None,
    limits: Limits | None = None,
    **settings: Any,
) -> AsyncIterator[Hall]:
    """A hall whose bots take any legal action at once, unless others are given."""
    chosen = Settings(database=url, **settings)
    store = Store(url)
    if time is not None and not store.alone:
        store._clock = lambda: sa.select(sa.literal(time(), sa.BigInteger))
    hall = Hall(chosen, store, doorbell or Doorbell(), bots or Bots(), time, limits)
    await hall.open()
    if time is not None:
        time.halls.append(hall)
    try:
        yield hall
    finally:
        if time is not None:
            time.halls.remove(hall)
        await hall.close()


async def meet(hall: Hall, *users: str) -> None:
    """Let users exist: `anna` is called Anna."""
    known = await hall.store.people.names(users)
    for user in users:
        if user not in known:
            await hall.store.people.create_user(User(user, user.capitalize(), None, None, 1))


def wish(*seats: str, **more: Any) -> Wish:
    """`wish("me", "open", "bot:greedy")`; `me::Clara` is a name at a shared device."""
    wishes = tuple(SeatWish(*seat.split(":")) for seat in seats)  # type: ignore[arg-type]
    return Wish(**{"game": "kings_bounty", "seats": wishes, "visibility": "public", **more})


async def new_table(hall: Hall, *people: str, bots: int = 0, **more: Any) -> Table:
    """A table with people on its first seats and bots on the others, not yet started."""
    await meet(hall, *people)
    seats = ["me", *["open"] * (len(people) - 1), *["bot:random"] * bots]
    table = await hall.create(people[0], wish(*seats, **more))
    for person in people[1:]:
        await table.seating.sit(person)
    return table


async def new_game(hall: Hall, *people: str, bots: int = 0, **more: Any) -> Table:
    """… and started: with a deal in which whoever begins may play a card, or exchange."""
    while True:
        table = await new_table(hall, *people, bots=bots, **more)
        await table.seating.start(people[0])
        texts = [choice.text for choice in choices(table.update(0))]
        if table.sitting.bot_to_move() or ("exchange" in texts and texts != ["exchange"]):
            return table


def install(patch: pytest.MonkeyPatch, game: Game) -> None:
    """This is the only High Card in the house."""
    patch.setattr(shelf, "find_game", lambda name: game if name == game.id else find_game(name))


async def high_card(hall: Hall, *people: str, **more: Any) -> Table:
    """A game of the toy, which has to be installed, just started."""
    await meet(hall, *people)
    seats = (SeatWish("me"), *(SeatWish("open") for _ in people[1:]))
    table = await hall.create(people[0], Wish(game="high_card", seats=seats, visibility="public", **more))
    for person in people[1:]:
        await table.seating.sit(person)
    await table.seating.start(people[0])
    return table


# -- playing -------------------------------------------------------------------------------------


def holder(table: Table, seat: int) -> str:
    return table.sitting.room.seats[seat].user


def decider(table: Table) -> int:
    seat = table.sitting.decider
    assert seat is not None
    return seat


def choices(update: Update) -> list[Choice]:
    return msgspec.json.decode(update.actions, type=list[Choice])


def client_id() -> str:
    return secrets.token_hex(8)


def first(texts: list[str]) -> str:
    return texts[0]


async def move(table: Table, pick: str | Callable[[list[str]], str] = first) -> Answer:
    """The person to decide takes an action: this one, or one picked from all that are legal."""
    seat = decider(table)
    update = table.update(seat)
    text = pick if isinstance(pick, str) else pick([choice.text for choice in choices(update)])
    return await table.play.act(holder(table, seat), seat, text, update.version, client_id())


async def moves(table: Table, *picks: str) -> None:
    """Several actions of whoever is to decide; all must be accepted."""
    for pick in picks:
        answer = await move(table, pick)
        assert answer.accepted, answer.refusal


async def play_out(table: Table, pick: Callable[[list[str]], str] = first) -> int:
    """To the end; how many moves people made."""
    made = 0
    while table.sitting.room.status == "playing":
        if table.sitting.bot_to_move():
            await until(lambda: not table.sitting.bot_to_move())
            continue
        assert (await move(table, pick)).accepted
        made += 1
    return made


def randomly(seed: int = 0) -> Callable[[list[str]], str]:
    import random  # noqa: PLC0415

    return random.Random(seed).choice


async def until(true: Callable[[], bool]) -> None:
    """Let the others run until something holds; `asynchronous` limits the wait."""
    while not true():
        await asyncio.sleep(0.002)


async def read(subscription: Subscription, until: Callable[[Message], bool]) -> list[Message]:
    """Messages up to the first for which something holds."""
    found = [await subscription.get()]
    while not until(found[-1]):
        found.append(await subscription.get())
    return found


async def next_update(subscription: Subscription) -> Update:
    """The next update; lamps are passed over."""
    message = (await read(subscription, lambda message: isinstance(message, Update)))[-1]
    assert isinstance(message, Update)
    return message


async def check_record(table: Table) -> Record:
    """The whole record of a finished game; it verifies."""
    record = Record.decode(await table.record(table.charter.host))
    verify(record)
    return record
