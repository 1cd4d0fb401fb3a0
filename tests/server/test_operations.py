"""What who runs a house may rely on: one process a file, private files, honest readiness, clear
sentences, logs that tell enough and no secrets."""

import asyncio
import contextlib
import os
import re
import shutil
import signal
import stat
import subprocess
import time
from pathlib import Path

import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from hastilude.server import logs
from hastilude.server.errors import Away, Conflict
from hastilude.server.protocol import BadFrame
from hastilude.server.protocol import read as read_frame
from hastilude.server.redis_doorbell import PATIENCE as DOORBELL_PATIENCE
from hastilude.server.redis_doorbell import PING, RedisDoorbell
from hastilude.server.storage.pulses import Pulse
from hastilude.server.storage.store import Store
from support.kings_bounty import start
from support.server import Time, asynchronous, open_hall
from support.services import OwnRedis
from support.serving import Server, seated, socket_of

DEEP = "[" * 5000


def test_two_processes_on_one_sqlite_file_are_refused(tmp_path: Path) -> None:
    with Server(tmp_path) as first:
        done = subprocess.run(
            Server(tmp_path).command, capture_output=True, text=True, timeout=60, check=False
        )
        assert done.returncode != 0
        assert "a SQLite file is for one process" in done.stdout + done.stderr
        assert "Traceback" not in done.stdout + done.stderr
        assert first.guest("Anna").get("/health/ready").json()["status"] == "ready"


@asynchronous
async def test_files_are_for_the_servers_eyes_only(tmp_path: Path) -> None:
    before = os.umask(0)
    (tmp_path / "house.db").touch(0o644)  # as the first release, or somebody who copied it, left it
    try:
        store = Store(f"sqlite:///{tmp_path / 'house.db'}")
        await store.open()
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
        await store.close()
    finally:
        os.umask(before)
    assert {"house.db", "house.db-wal", "house.db.lock"} <= set(modes)
    assert set(modes.values()) == {0o600}


@asynchronous
async def test_a_newer_database_gets_a_sentence(database: str) -> None:
    store = Store(database)
    await store.open()
    await store.writer.do(
        lambda connection: connection.execute(sa.text("UPDATE alembic_version SET version_num = 'r9999'"))
    )
    await store.close()
    with pytest.raises(Conflict, match="newer version"):
        await Store(database).open()


@asynchronous
async def test_a_house_that_cannot_write_is_not_ready(sqlite: str) -> None:
    now = Time()
    async with open_hall(sqlite, time=now) as hall:
        assert await hall.ready()

        async def full(now_ms: int, own_ms: int | None, gap_ms: int) -> Pulse:
            raise Away("unavailable", "The disk is full.")

        hall.store.pulse = full  # type: ignore[method-assign]
        now.stop_for(10)
        with pytest.raises(Away):
            await hall.beat()
        assert not await hall.ready()


def test_deep_json_is_bad_input(server: Server) -> None:
    guest = server.guest("Anna")
    answer = guest.http.post(
        "/api/tables",
        content=DEEP,
        headers={"content-type": "application/json", "x-csrf-token": guest.http.cookies["hastilude_csrf"]},
    )
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")
    with pytest.raises(BadFrame):
        read_frame(DEEP)


@asynchronous
async def test_a_deep_hello_is_no_hello(server: Server) -> None:
    table, guests = seated(server, 2)
    async with socket_of(guests[0], table) as socket:
        await socket.send('{"type":"hello","link":' + DEEP)
        with contextlib.suppress(ConnectionClosed):
            while True:
                await socket.recv()
        assert socket.close_code == 4400


def test_logs_tell_their_own_state_and_no_game_s() -> None:
    line = {"event": "doorbell", "state": "lost", "game": {"state": start(2)}, "cards": [start(2)]}
    told = logs.leave_out_secrets(None, "info", line)
    assert told["state"] == "lost"
    assert "hands" not in str(told)
    assert "object at" not in str(told)


@asynchronous
async def test_a_silent_redis_is_noticed() -> None:
    with OwnRedis() as server:
        doorbell = RedisDoorbell(server.url)
        await doorbell.open(lambda ring: None)
        while not doorbell.working:
            await asyncio.sleep(0.02)
        os.kill(server.pid, signal.SIGSTOP)
        try:
            begun = time.monotonic()
            while doorbell.working:
                await asyncio.sleep(0.02)
            # within two seconds by its own limits; this machine may be slow besides
            assert PING + DOORBELL_PATIENCE < 2
            assert time.monotonic() - begun < 15
        finally:
            os.kill(server.pid, signal.SIGCONT)
        while not doorbell.working:
            await asyncio.sleep(0.02)
        await doorbell.close()


def test_the_unit_for_systemd_is_one(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("left out: there is no systemd-analyze")
    unit = (Path(__file__).parents[2] / "deploy" / "hastilude.service").read_text(encoding="utf-8")
    assert "UMask=0077" in unit
    assert "StateDirectoryMode=0700" in unit
    # who installs it has the program and the user; we have not
    unit = re.sub(r"^ExecStart=.*$", "ExecStart=/bin/true", unit, flags=re.M)
    unit = re.sub(r"^User=.*$", "User=root", unit, flags=re.M)
    (tmp_path / "hastilude.service").write_text(unit)
    command = ["systemd-analyze", "verify", str(tmp_path / "hastilude.service")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, "")
