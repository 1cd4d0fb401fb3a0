"""Looking after a house: people, tables, what is old, backups, a check of everything, and who may."""

import asyncio
import gzip
import json
import os
import sqlite3
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from hastilude.cli import run
from hastilude.core.game import GameError
from hastilude.core.record import Record, verify
from hastilude.server import archive, backup
from hastilude.server.checking import check
from hastilude.server.errors import Conflict, Forbidden, Missing
from hastilude.server.hall import Hall
from hastilude.server.identity import Identity, Signer
from hastilude.server.limits import Limits
from hastilude.server.storage.people import Session
from hastilude.server.storage.schema import decisions, finished, lobby, snapshots
from hastilude.server.warden import DAY_MS, Warden
from support.server import (
    Time,
    asynchronous,
    meet,
    move,
    new_game,
    new_table,
    open_hall,
    play_out,
    randomly,
    wish,
)
from support.serving import Guest, Server


async def member(hall: Hall, name: str, password: str = "correct horse") -> Identity:
    """An account, and the door through which it comes."""
    await meet(hall, name)
    identity = Identity(hall.store.people, Signer(b"k" * 32), Limits())
    hashed = await identity.passwords.hash(password)
    assert await hall.store.people.set_login(name, name, hashed)
    return identity


# -- people ------------------------------------------------------------------------------------------


@asynchronous
async def test_people_are_found_by_name_login_and_id(database: str) -> None:
    async with open_hall(database) as hall:
        warden = Warden(hall)
        await member(hall, "anna")
        await meet(hall, "boris")
        await hall.store.people.rename("boris", "Борис Храбрый")
        assert [one.id for one in await warden.find("ANN")] == ["anna"]
        assert [one.id for one in await warden.find("храбр")] == ["boris"]
        assert {one.id for one in await warden.find("")} == {"anna", "boris"}
        assert [one.id for one in await warden.find("%")] == []
        assert (await warden.person("anna")).login == "anna"
        with pytest.raises(Missing):
            await warden.person("nobody")


@asynchronous
async def test_who_is_banned_does_not_come_in_until_it_is_over(database: str) -> None:
    async with open_hall(database) as hall:
        warden = Warden(hall)
        door = await member(hall, "anna")
        entered = await door.sign_in("anna", "correct horse", None, "here")
        await warden.ban("anna", 3, "cheating")
        assert await door.who(entered.token) is None
        with pytest.raises(Forbidden, match="closed until"):
            await door.sign_in("anna", "correct horse", None, "here")
        await warden.ban("anna", 0)
        assert (await door.sign_in("anna", "correct horse", None, "here")).user.id == "anna"
        deeds = await warden.deeds()
        assert [(one.deed, one.by, one.reason) for one in deeds] == [
            ("unban", "console", ""),
            ("ban", "console", "cheating"),
        ]


@asynchronous
async def test_a_fresh_password_opens_and_the_old_one_does_not(sqlite: str) -> None:
    async with open_hall(sqlite) as hall:
        warden = Warden(hall)
        door = await member(hall, "anna")
        password = await warden.reset_password("anna")
        with pytest.raises(Forbidden):
            await door.sign_in("anna", "correct horse", None, "here")
        await door.sign_in("anna", password, None, "here")
        await meet(hall, "guest")
        with pytest.raises(Conflict, match="guest"):
            await warden.reset_password("guest")


@asynchronous
async def test_deleting_somebody_takes_all_that_is_theirs(database: str) -> None:
    async with open_hall(database) as hall:
        warden = Warden(hall)
        door = await member(hall, "anna")
        entered = await door.sign_in("anna", "correct horse", None, "here")
        waiting = await hall.create("anna", wish("me", "open"))
        playing = await new_game(hall, "anna", "boris")
        await playing.talk.say("anna", "hello")
        await warden.delete("anna", "asked for it")
        assert await door.who(entered.token) is None
        person = await warden.person("anna")
        assert (person.name, person.login) == ("", None)
        assert waiting.sitting.room.status == "abandoned"
        assert playing.sitting.room.seats[playing.seats_of("anna")[0]].left
        assert await playing.talk.lines("boris") == []
        assert "Anna" not in str([seat.name for seat in playing.facts().seats])


@asynchronous
async def test_only_the_console_names_wardens_and_wardens_spare_each_other(sqlite: str) -> None:
    async with open_hall(sqlite) as hall:
        await member(hall, "anna")
        await member(hall, "boris")
        await meet(hall, "guest")
        console, anna = Warden(hall), Warden(hall, "anna")
        await console.appoint("anna", True)
        await console.appoint("boris", True)
        with pytest.raises(Conflict):
            await console.appoint("guest", True)
        with pytest.raises(Forbidden):
            await anna.appoint("guest", True)
        for deed in (anna.ban("boris", 1), anna.rename("boris", "B"), anna.delete("boris")):
            with pytest.raises(Forbidden):
                await deed
        assert not (await console.appoint("boris", False)).warden
        await anna.ban("boris", 1)


# -- tables ------------------------------------------------------------------------------------------


@asynchronous
async def test_any_table_can_be_listed_closed_and_exported(database: str) -> None:
    async with open_hall(database) as hall:
        warden = Warden(hall)
        private = await new_table(hall, "anna", "boris", visibility="public")
        playing = await new_game(hall, "anna", "boris")
        over = await new_game(hall, "anna", "clara")
        await play_out(over, randomly(3))
        assert {facts.id for facts in await warden.tables()} >= {private.id, playing.id, over.id}
        assert [facts.id for facts in await warden.tables("over")] == [over.id]
        assert {facts.id for facts in await warden.tables(person="clara")} >= {over.id}
        verify(Record.decode(await warden.export(over.id)))
        for table in (private, playing):
            await warden.close(table.id, "stuck")
            assert table.sitting.room.status == "abandoned"
            with pytest.raises(Conflict):
                await warden.close(table.id)
        log = [json.loads(line) for line in (await warden.export(playing.id)).splitlines()]
        assert log[0]["table"] == playing.id
        assert log[-1]["kind"] == "close"
        assert {one.subject for one in await warden.deeds()} == {private.id, playing.id}


@asynchronous
async def test_a_table_is_repaired_from_its_log(database: str) -> None:
    async with open_hall(database, snapshot_every=4) as hall:
        table = await new_game(hall, "anna", "boris")
        for _ in range(12):
            await move(table, randomly(4))
        before, name = table.sitting.snapshot() if table.sitting.safe else None, table.id
        versions = table.sitting.versions
        del table
        hall.forget_all()

        def spoil(connection: sa.Connection) -> None:
            connection.execute(sa.update(snapshots).values(data=b"nonsense"))
            wrong = {"status": "over", "head": 3, "waiting_user": None, "due_ms": None, "facts": "{}"}
            connection.execute(sa.update(lobby).where(lobby.c.table_id == name).values(wrong))

        await hall.store.writer.do(spoil)
        report = await check(database, 1)
        assert {finding.table for finding in report.findings} == {name}
        rows = await Warden(hall).repair(name)
        assert (await check(database, 1)).findings == []
        table = await hall.table(name)
        assert table.sitting.seq == rows
        assert table.sitting.versions == versions
        if before is not None:
            assert table.sitting.snapshot() == before
        assert [facts.id for facts in await Warden(hall).tables("playing")][:1] == [name]
        await play_out(table, randomly(5))
        assert (await check(database, 1)).verified == 1


@asynchronous
async def test_a_log_with_a_hole_is_not_repaired_but_named(sqlite: str) -> None:
    async with open_hall(sqlite) as hall:
        table = await new_game(hall, "anna", "boris")
        for _ in range(6):
            await move(table, randomly(4))
        name = table.id
        await hall.store.writer.do(
            lambda connection: connection.execute(
                sa.delete(decisions).where(decisions.c.table_id == name, decisions.c.seq == 4)
            )
        )
        with pytest.raises(Conflict, match="Row 4"):
            await Warden(hall).repair(name)
        report = await check(sqlite, 1)
        assert [(one.table, one.trouble) for one in report.findings] == [
            (name, "row 4 of the log is missing")
        ]


# -- a check of everything -----------------------------------------------------------------------------


@asynchronous
async def test_changed_numbers_are_found(database: str) -> None:
    async with open_hall(database) as hall:
        running = await new_game(hall, "anna", "boris")
        await move(running, randomly(2))
        over = await new_game(hall, "anna", "boris")
        await play_out(over, randomly(3))
        assert (await check(database, 1)).findings == []

        def stack(connection: sa.Connection) -> None:
            for table in (running.id, over.id):
                start = decisions.c.table_id == table, decisions.c.kind == "start"
                chance = json.loads(
                    connection.execute(sa.select(decisions.c.chance).where(*start)).scalar_one()
                )
                # two numbers of the shuffle change places: it is still a deal, but not the sealed one
                swap = next(i for i in range(1, len(chance) - 1) if chance[i] > chance[i + 1])
                chance[swap], chance[swap + 1] = chance[swap + 1], 0
                connection.execute(sa.update(decisions).where(*start).values(chance=json.dumps(chance)))

        await hall.store.writer.do(stack)
        found = await check(database, 1)
        assert {finding.table for finding in found.findings} == {running.id, over.id}


def test_a_check_in_several_processes_sees_the_same(sqlite: str) -> None:
    async def prepare() -> None:
        async with open_hall(sqlite) as hall:
            for _ in range(30):
                await new_table(hall, "anna", "boris")
            await play_out(await new_game(hall, "anna", "boris"), randomly(1))
            await hall.store.writer.do(
                lambda connection: connection.execute(
                    sa.update(lobby).where(lobby.c.status == "over").values(head=1)
                )
            )

    asyncio.run(prepare())
    alone, together = (asyncio.run(check(sqlite, processes)) for processes in (1, 2))
    assert alone == together
    assert (together.tables >= 31, together.verified, len(together.findings)) == (True, 1, 1)


# -- what is old -------------------------------------------------------------------------------------


@asynchronous
async def test_what_is_old_goes_and_what_is_not_stays(database: str, tmp_path: Path) -> None:
    time = Time()
    async with open_hall(database, time=time) as hall:
        warden = Warden(hall)
        people = hall.store.people
        await member(hall, "member")
        await meet(hall, "lost")
        old = await new_table(hall, "host", "friend")
        over = await new_game(hall, "anna", "boris")
        await play_out(over, randomly(3))
        await over.talk.say("anna", "well played")
        dead = Session("dead", "anna", 1, 1, time.now_ms - 1)
        alive = Session("alive", "boris", 1, time.now_ms + 39 * DAY_MS, time.now_ms + 400 * DAY_MS)
        await people.add_session(dead)
        await people.add_session(alive)
        time.pass_by(40 * 24 * 3600)
        fresh = await new_table(hall, "anna", "boris")
        file = tmp_path / "old.jsonl.gz"
        record = await warden.export(over.id)
        names = old.id, over.id, fresh.id
        del old, over, fresh
        hall.forget_all()
        swept = await warden.sweep(guest_days=None, finished_days=30, file=file)
        # new_game may have made and left tables whose deal did not fit
        assert (swept.sessions, swept.waiting, swept.archived) == (1, 1, 1)
        for gone in names[:2]:
            with pytest.raises(Missing):
                await hall.table(gone)
        assert (await hall.table(names[2])).sitting.room.status == "waiting"
        (archived,) = archive.read(file)
        assert archived["table"] == names[1]
        assert [line["text"] for line in archived["chat"]] == ["well played"]
        assert len(archived["rows"]) > 10
        assert len(record.splitlines()) > 10
        swept = await warden.sweep(waiting_days=None, guest_days=30)
        assert len(await hall.store.read(sa.select(finished))) == 1  # how it ended is kept
        # host, friend and lost have nothing left; anna and boris sit at the fresh table
        assert (swept.guests, swept.nameless) == (3, 1)
        assert (await warden.person("boris")).name == "Boris"  # seen since
        assert (await warden.person("anna")).name == ""
        assert (await warden.person("member")).login == "member"
        assert (await check(database, 1)).findings == []


@asynchronous
async def test_nothing_is_deleted_that_did_not_reach_the_archive(
    sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_hall(sqlite) as hall:
        table = await new_game(hall, "anna", "boris")
        await play_out(table, randomly(3))

        def full(*_: Any) -> None:
            raise OSError(28, "No space left on device")

        monkeypatch.setattr("hastilude.server.archive.os.write", full)
        with pytest.raises(OSError, match="No space"):
            await Warden(hall).sweep(finished_days=0, file=tmp_path / "old.jsonl.gz")
        assert (await hall.table(table.id)).sitting.room.status == "over"


# -- backup and restore --------------------------------------------------------------------------------


@pytest.mark.parametrize(("of", "to"), [("sqlite", "postgresql"), ("postgresql", "sqlite")])
def test_a_house_moves_from_one_database_to_the_other(
    request: pytest.FixtureRequest, tmp_path: Path, of: str, to: str
) -> None:
    source: str = request.getfixturevalue(of)
    file = tmp_path / "house.backup"

    @asynchronous
    async def leave() -> None:
        async with open_hall(source) as hall:
            table = await new_game(hall, "anna", "boris")
            for _ in range(5):
                await move(table, randomly(2))
            await table.talk.say("anna", "до завтра")
            await play_out(await new_game(hall, "anna", "boris"), randomly(3))
            await backup.write(source, file)  # while the house is open

    leave()
    if to == "sqlite":
        target = f"sqlite:///{tmp_path / 'moved.db'}"
        arrive(target, file)
    else:
        from support.server import make_postgresql  # noqa: PLC0415

        target, drop = make_postgresql()
        try:
            arrive(target, file)
        finally:
            drop()


def arrive(target: str, file: Path) -> None:
    rows = asyncio.run(backup.restore(file, target))
    assert rows > 20

    @asynchronous
    async def go_on() -> None:
        with pytest.raises(GameError, match="already"):
            await backup.restore(file, target)
        report = await check(target, 1)
        assert (report.findings, report.verified) == ([], 1)
        async with open_hall(target) as hall:
            tables = [await hall.table(facts.id) for facts in await Warden(hall).tables("playing")]
            said = [[line.text for line in await table.talk.lines("anna")] for table in tables]
            table = tables[said.index(["до завтра"])]
            await table.talk.say("boris", "and on")  # numbers go on where they stopped
            await play_out(table, randomly(6))
            await meet(hall, "clara")

    go_on()


def test_a_backup_that_was_changed_or_breaks_off_is_refused(sqlite: str, tmp_path: Path) -> None:
    file = tmp_path / "house.backup"
    asyncio.run(backup.write(sqlite, file))
    assert file.stat().st_mode & 0o777 == 0o600
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    bad = tmp_path / "bad.backup"
    for data in (
        gzip.compress(b"".join(lines[:-1])),
        gzip.compress(b"".join(lines).replace(b'"value":"', b'"value":"1')),
        gzip.compress(b"".join((*lines, lines[-1]))),
        file.read_bytes()[:-20],
        b"nothing",
    ):
        bad.write_bytes(data)
        if data == gzip.compress(b"".join(lines)):
            continue
        with pytest.raises(GameError):
            asyncio.run(backup.restore(bad, f"sqlite:///{tmp_path / 'new.db'}"))
        assert not (tmp_path / "new.db").exists()


def test_what_is_restored_is_private_and_after_a_full_disk_it_can_be_tried_again(
    sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with sqlite3.connect(sqlite.removeprefix("sqlite:///")) as connection:
        connection.execute("INSERT INTO users (id, name, created_ms) VALUES ('anna', 'Anna', 1)")
        connection.execute("INSERT INTO tables VALUES ('t', 'kings_bounty', 'anna', '{}', x'00', x'00', 1)")
        connection.execute("INSERT INTO snapshots VALUES ('t', 1, 'no bytes')")
    file, new = tmp_path / "house.backup", tmp_path / "new.db"
    rows = asyncio.run(backup.write(sqlite, file))
    before, fill = os.umask(0), backup._fill

    def full(connection: sa.Connection, file: Path) -> None:
        fill(connection, file)
        raise OSError("no space left on device")

    try:
        with monkeypatch.context() as patch:
            patch.setattr(backup, "_fill", full)
            with pytest.raises(OSError, match="no space"):
                asyncio.run(backup.restore(file, f"sqlite:///{new}"))
        assert asyncio.run(backup.restore(file, f"sqlite:///{new}")) == rows
    finally:
        os.umask(before)
    assert {path.stat().st_mode & 0o777 for path in tmp_path.glob("new.db*")} == {0o600}
    with sqlite3.connect(new) as connection:
        assert connection.execute("SELECT data FROM snapshots").fetchall() == [(b"no bytes",)]


# -- the command line ----------------------------------------------------------------------------------


def admin(database: str, *args: str) -> int:
    return run(["admin", *args, "--database", database])


def test_the_commands(sqlite: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def prepare() -> str:
        async with open_hall(sqlite) as hall:
            await member(hall, "anna")
            table = await new_game(hall, "anna", "boris", rated=True)
            await play_out(table, randomly(1))
            return table.id

    table = asyncio.run(prepare())
    assert admin(sqlite, "people", "find", "anna") == 0
    assert "anna" in capsys.readouterr().out
    assert admin(sqlite, "people", "appoint", "anna") == 0
    assert "warden" in capsys.readouterr().out
    assert admin(sqlite, "people", "mute", "boris", "--days", "2", "--reason", "rude") == 0
    assert "muted until" in capsys.readouterr().out
    assert admin(sqlite, "people", "rename", "boris", "Bob") == 0
    assert admin(sqlite, "people", "reset-password", "anna") == 0
    assert admin(sqlite, "people", "delete", "boris") == 2
    assert admin(sqlite, "people", "delete", "boris", "--yes") == 0
    capsys.readouterr()
    assert admin(sqlite, "tables", "list", "--status", "over", "--json") == 0
    assert json.loads(capsys.readouterr().out)[0]["id"] == table
    assert admin(sqlite, "tables", "export", table, "--file", str(tmp_path / "record.jsonl")) == 0
    assert (tmp_path / "record.jsonl").stat().st_mode & 0o777 == 0o600
    assert run(["verify", str(tmp_path / "record.jsonl")]) == 0
    assert admin(sqlite, "tables", "repair", table) == 0
    capsys.readouterr()
    assert admin(sqlite, "ratings") == 0
    assert capsys.readouterr().out == "rated games: 1\n"
    assert admin(sqlite, "backup", "--file", str(tmp_path / "b")) == 0
    assert run(["admin", "restore", str(tmp_path / "b"), "--database", f"sqlite:///{tmp_path / 'c.db'}"]) == 0
    assert admin(f"sqlite:///{tmp_path / 'c.db'}", "check", "--processes", "1") == 0
    assert "0 findings" in capsys.readouterr().out
    assert admin(sqlite, "sweep", "--finished", "0", "--file", str(tmp_path / "old.gz")) == 0
    capsys.readouterr()
    assert admin(sqlite, "log", "--json") == 0
    deeds = [one["deed"] for one in json.loads(capsys.readouterr().out)]
    assert deeds[::-1] == ["appoint", "mute", "rename", "reset_password", "delete", "repair", "archive"]


@pytest.mark.parametrize(
    "args",
    [
        ("people", "ban", "nobody"),
        ("tables", "close", "nothing"),
        ("tables", "repair", "nothing"),
        ("tables", "export", "nothing"),
        ("sweep", "--finished", "1"),
        ("restore", "nothing.backup"),
    ],
)
def test_what_makes_no_sense_gets_a_sentence(
    sqlite: str, args: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert admin(sqlite, *args) == 2
    said = capsys.readouterr().err
    assert said.startswith("hastilude: ")
    assert "Traceback" not in said


def test_a_house_that_is_not_there_is_not_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert admin(f"sqlite:///{tmp_path / 'none.db'}", "people", "find") == 2
    assert "no house" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


# -- beside a running server, and in the browser's place ------------------------------------------------


def ask(guest: Guest, path: str, body: Any = None, expect: int = 200) -> Any:
    answer = guest.get(path, expect=expect) if body is None else guest.post(path, body, expect=expect)
    return answer.json() if answer.content else None


def test_the_page_is_for_wardens_only_and_does_what_it_says(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with Server(tmp_path) as server:
        anna = server.guest("Anna")
        anna.post("/api/account/register", {"login": "anna", "password": "correct horse"})
        boris = server.guest("Boris")
    assert admin(server.database, "people", "appoint", "anna") == 0
    with Server(tmp_path) as server:
        # reading goes on beside it, writing is refused with a sentence
        assert admin(server.database, "people", "find", "anna") == 0
        assert admin(server.database, "people", "mute", "anna") == 2
        assert "warden's page" in capsys.readouterr().err
        anna = server.guest("x")
        anna.post("/api/account/sign-in", {"login": "anna", "password": "correct horse"})
        assert anna.get("/api/me").json()["warden"]
        boris = server.guest("Boris")
        user = boris.get("/api/me").json()["user"]
        table = boris.make_table(("me", "open"))
        for path in ("people", "tables", "deeds"):
            boris.get(f"/api/warden/{path}", expect=403)
            assert ask(anna, f"/api/warden/{path}")
        boris.post(f"/api/warden/people/{user}/ban", {"days": 0}, expect=403)
        anna.post(f"/api/warden/people/{user}/mute", {"days": 1, "reason": "shouting"})
        boris.post(f"{table.path}/chat", {"text": "hey"}, expect=403)
        anna.post(f"/api/warden/people/{user}/mute", {"days": 0})
        boris.post(f"{table.path}/chat", {"text": "hey"})
        assert ask(anna, f"/api/warden/people/{user}/rename", {"name": "Quiet"})["name"] == "Quiet"
        anna.get(f"/api/warden/tables/{table.id}/export", expect=409)
        anna.post(f"/api/warden/tables/{table.id}/repair", {})
        anna.post(f"/api/warden/tables/{table.id}/close", {"reason": "test"})
        assert anna.get(f"/api/warden/tables/{table.id}/export").text.startswith('{"hastilude_log"')
        anna.post(f"/api/warden/people/{user}/ban", {"days": 1})
        boris.get("/api/me", expect=401)
        deeds = [one["deed"] for one in ask(anna, "/api/warden/deeds")["deeds"]]
        assert deeds == ["ban", "close", "repair", "rename", "unmute", "mute", "appoint"]
        assert server.errors() == []
