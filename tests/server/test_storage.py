"""The database: the log arbitrates, writes are committed together, nobody's failure is another's."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import msgspec
import pytest
import sqlalchemy as sa

from hastilude.core.game import GameError
from hastilude.server.clock import ClockRule, Pauses
from hastilude.server.errors import Away
from hastilude.server.rows import Row, Terms
from hastilude.server.seats import SeatWish
from hastilude.server.storage.engine import parse
from hastilude.server.storage.people import Session, User
from hastilude.server.storage.store import ChatLine, Entry, Standing, Store, TableRow
from support.server import POSTGRESQL, asynchronous

TERMS = Terms(
    game="kings_bounty",
    rules=1,
    components="",
    options={},
    seats=(SeatWish("me"), SeatWish("open")),
    clock=ClockRule(),
    at_zero="bot",
    visibility="public",
    teams=(),
    rated=False,
    confirm_turn=False,
    stand_in="greedy",
)


@asynccontextmanager
async def open_store(url: str, *tables: str) -> AsyncIterator[Store]:
    store = Store(url)
    await store.open()
    if await store.people.user("anna") is None:
        await store.people.create_user(User("anna", "Anna", None, None, 1))
    for table in tables:
        row = TableRow(table, "kings_bounty", "anna", TERMS, b"secret", b"key", 1)
        await store.create_table(row, Standing("waiting", None, None, 1, b"{}", ((0, "anna"),)), True)
    try:
        yield store
    finally:
        await store.close()


def entry(table: str, seq: int, client_id: str | None = None, **more: object) -> Entry:
    row = Row(seq, "act", seq, 0, "anna", client_id or f"c{seq}", "play orc_tower_1", (17, 3), 4, seq)
    return Entry(table, row, Standing("playing", "anna", None, seq))._replace(**more)  # type: ignore[arg-type]


@asynchronous
async def test_a_row_comes_back_as_it_was(database: str) -> None:
    async with open_store(database, "t") as store:
        written = entry("t", 1)
        assert await store.append(written)
        assert await store.tail("t", 0) == [written.row]
        assert await store.row_of_client("t", "anna", "c1") == written.row
        assert await store.heads(["t"]) == {"t": 1}


@asynchronous
async def test_the_first_with_a_number_wins(database: str) -> None:
    async with open_store(database, "t") as one, open_store(database) as other:
        rivals = [entry("t", 1, "from one"), entry("t", 1, "from the other")]
        won = await asyncio.gather(one.append(rivals[0]), other.append(rivals[1]))
        assert sorted(won) == [False, True]
        assert [row.client_id for row in await one.tail("t", 0)] == [rivals[won.index(True)].row.client_id]


@asynchronous
async def test_a_client_id_is_written_once(database: str) -> None:
    async with open_store(database, "t") as store:
        assert await store.append(entry("t", 1, "same"))
        assert not await store.append(entry("t", 2, "same"))
        assert len(await store.tail("t", 0)) == 1


@asynchronous
async def test_what_lost_leaves_nothing_behind(database: str) -> None:
    """Lobby, seats and snapshot are written with the row or not at all."""
    async with open_store(database, "t") as store:
        await store.append(entry("t", 1))
        lost = entry("t", 1, "other", snapshot=b"{}", standing=Standing("over", None, 5, 9, b"[]", ()))
        assert not await store.append(lost)
        assert await store.snapshot("t") is None
        assert await store.due(10, 10) == []
        assert [table.status for table in await store.tables_of("anna", 9)] == ["playing"]


@asynchronous
async def test_writes_that_wait_are_committed_together(database: str) -> None:
    tables = [f"t{n}" for n in range(40)]
    async with open_store(database, *tables) as store:
        commits = 0

        def count(_: sa.Connection) -> None:
            nonlocal commits
            commits += 1

        sa.event.listen(sa.Engine, "commit", count)
        try:
            assert all(await asyncio.gather(*(store.append(entry(table, 1)) for table in tables)))
        finally:
            sa.event.remove(sa.Engine, "commit", count)
        assert 1 <= commits <= 2


@asynchronous
async def test_one_that_came_too_late_does_not_take_the_others_with_it(database: str) -> None:
    """More than one statement holds, the late one in the middle; the others are written whole."""
    tables = [f"t{n:03}" for n in range(90)]
    async with open_store(database, *tables) as store:
        assert await store.append(entry("t040", 1))
        standing = Standing("over", None, 5, 9, b"[]", ())
        entries = [entry(table, 1, "late", snapshot=b"{}", standing=standing) for table in tables]
        won = await asyncio.gather(*(store.append(one) for one in entries))
        assert [table for table, first in zip(tables, won, strict=True) if not first] == ["t040"]
        assert [row.client_id for row in await store.tail("t089", 0)] == ["late"]
        assert await store.snapshot("t089") == b"{}"
        assert await store.snapshot("t040") is None
        assert len(await store.due(10, 100)) == 89


@asynchronous
async def test_one_that_cannot_be_written_does_not_take_the_others_with_it(database: str) -> None:
    """There is no table "nowhere": the foreign key refuses its row, and only that one."""
    async with open_store(database, "t1", "t2") as store:
        answers = await asyncio.gather(
            *(store.append(entry(table, 1)) for table in ("t1", "nowhere", "t2")), return_exceptions=True
        )
        assert answers[0] is True
        assert isinstance(answers[1], Away)
        assert answers[2] is True
        assert len(await store.tail("t2", 0)) == 1


@asynchronous
async def test_the_newest_snapshot_and_the_newest_before_a_row(database: str) -> None:
    async with open_store(database, "t") as store:
        for seq in range(1, 8):
            snapshot = f"at {seq}".encode() if seq % 3 == 0 else None
            await store.append(entry("t", seq, snapshot=snapshot))
        assert await store.snapshot("t") == b"at 6"
        assert await store.snapshot("t", 5) == b"at 3"
        assert await store.snapshot("t", 2) is None
        assert [row.seq for row in await store.tail("t", 3, 5)] == [4, 5]


@asynchronous
async def test_a_table_can_be_made_only_once(database: str) -> None:
    async with open_store(database, "t") as store:
        found = await store.table("t")
        assert found is not None
        assert found.terms == TERMS
        again = found._replace(secret=b"another")
        assert not await store.create_table(again, Standing("waiting", None, None, 1, b"{}"), True)
        assert await store.table("t") == found
        assert await store.table("u") is None


@asynchronous
async def test_due_tables_are_found_until_they_are_looked_after(database: str) -> None:
    async with open_store(database, "t1", "t2") as store:
        for table, due in (("t1", 500), ("t2", 900)):
            await store.append(entry(table, 1, standing=Standing("playing", None, due, 1)))
        assert await store.due(499, 10) == []
        assert await store.due(900, 10) == ["t1", "t2"]
        await store.set_due("t1", 1, 1000)
        await store.set_due("t2", 0, 1000)  # something has happened since row 0
        assert await store.due(900, 10) == ["t2"]


@asynchronous
async def test_gaps_between_pulses_are_outages(database: str) -> None:
    async with open_store(database) as store:
        own = None
        for now in (1000, 6000, 60_000, 62_000):
            await store.pulse(now, own, gap_ms=15_000)
            own = now
        assert await store.pauses() == [(6000, 60_000)]
        assert await store.pauses(since_ms=60_000) == []
        assert (await store.pulse(61_000, 60_000, gap_ms=15_000)).now_ms >= 62_000


@asynchronous
async def test_each_process_answers_for_its_own_gaps(database: str) -> None:
    async with open_store(database) as store:
        await store.pulse(1000, None, gap_ms=5000)
        for now in range(2000, 31_000, 2000):  # one goes on, the other is stopped
            await store.pulse(now, now - 2000, gap_ms=5000)
        await store.pulse(31_000, 1000, gap_ms=5000)
        assert await store.pauses() == [(1000, 31_000)]
        # a third one opens beside them: nobody was closed. On SQLite there is nobody beside
        await store.pulse(32_000, 30_000, gap_ms=5000)
        await store.pulse(32_000, None, gap_ms=5000)
        end = 31_000 if database.startswith("postgresql") else 32_000
        assert Pauses(await store.pauses()).spans == [(1000, end)]


@asynchronous
async def test_chat_lines_in_order(database: str) -> None:
    async with open_store(database, "t") as store:
        for number in range(5):
            channel = "table" if number % 2 == 0 else "spectators"
            await store.say("t", ChatLine(0, channel, "anna", 0, f"line {number}", "", number, ""))
        lines = await store.chat("t", channel="table", limit=2)
        assert [line.text for line in lines] == ["line 2", "line 4"]
        assert lines[0].name == "Anna"
        assert [line.text for line in await store.chat("t", after=lines[0].id)] == ["line 3", "line 4"]
        assert await store.last_lines(["t"]) == {"t": lines[1].id}


@asynchronous
async def test_people_and_how_they_are_forgotten(database: str) -> None:
    async with open_store(database, "t") as store:
        people = store.people
        assert await people.set_login("anna", "anna", "hash")
        await people.create_user(User("boris", "Boris", None, None, 1))
        assert not await people.set_login("boris", "anna", "hash")
        await people.add_session(Session("token", "anna", 1, 1, 9))
        for key in ("key", "key2"):
            await people.add_push("anna", "https://push.example/1", key, "auth")
        assert [push.p256dh for push in await people.pushes_of("anna")] == ["key2"]
        await people.set_webhook("anna", "https://example.org", "s")
        await people.set_webhook("anna", "https://example.org/2", "s")
        webhook = await people.webhook_of("anna")
        assert webhook is not None
        assert webhook.url == "https://example.org/2"
        await store.say("t", ChatLine(0, "table", "anna", 0, "my address is …", "", 1, ""))

        await people.forget("anna")

        assert await people.user("anna") == User("anna", "", None, None, 1, epoch=1)
        assert await people.user_by_login("anna") is None
        assert await people.session("token") is None
        assert await people.pushes_of("anna") == []
        assert await people.webhook_of("anna") is None
        assert await store.chat("t") == []


@asynchronous
async def test_signing_out_everywhere(database: str) -> None:
    async with open_store(database) as store:
        for token in ("one", "two"):
            await store.people.add_session(Session(token, "anna", 1, 1, 9))
        assert await store.people.end_sessions("anna") == 2
        assert await store.people.sessions_of("anna") == []


@asynchronous
async def test_all_processes_get_the_same_value_of_the_house(database: str) -> None:
    async with open_store(database) as one, open_store(database) as other:
        values = await asyncio.gather(one.people.value("key", "a"), other.people.value("key", "b"))
        assert values[0] == values[1]


@asynchronous
async def test_a_lost_connection_is_made_again(postgresql: str) -> None:
    async with open_store(postgresql, "t") as store:
        assert await store.append(entry("t", 1))
        name = postgresql.rpartition("/")[2]
        admin = await asyncpg.connect(POSTGRESQL)
        await admin.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", name)
        await admin.close()
        with pytest.raises(Away):
            await store.append(entry("t", 2))
        assert await store.append(entry("t", 2))
        assert len(await store.tail("t", 0)) == 2


@asynchronous
async def test_a_database_that_is_not_there_is_away() -> None:
    store = Store("postgresql://nobody@127.0.0.1:1/nothing")
    assert not await store.ready()
    with pytest.raises(Away):
        await store.open()
    with pytest.raises(Away):
        await store.table("t")
    await store.close()


@asynchronous
async def test_sqlite_flushes_every_commit_and_reads_while_it_writes(sqlite: str) -> None:
    async with open_store(sqlite) as store:
        mode = await store.read(sa.text("PRAGMA journal_mode"))
        assert mode[0][0] == "wal"
        query = sa.text("PRAGMA synchronous")
        level = await store.writer.do(lambda connection: connection.execute(query).scalar_one())
        assert level == 2  # FULL


def test_databases_that_we_cannot_use_are_refused_with_a_sentence(tmp_path: Path) -> None:
    assert parse(f"sqlite:///{tmp_path / 'a.db'}").drivername == "sqlite+pysqlite"
    for url in ("mysql://host/name", "sqlite://", "not a url", "sqlite:///:memory:"):
        with pytest.raises(GameError):
            parse(url)


def test_terms_are_plain_json() -> None:
    assert msgspec.json.decode(msgspec.json.encode(TERMS), type=Terms) == TERMS
