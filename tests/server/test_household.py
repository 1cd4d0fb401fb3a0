"""`hastilude serve --processes N`: one port, several processes, one house."""

import asyncio
import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from support.serving import PATIENCE, Server


def children(server: Server) -> list[int]:
    """The serving processes that are there."""
    found = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
    named = [(int(pid), Path(f"/proc/{pid}/cmdline").read_bytes()) for pid in found]
    return [pid for pid, command in named if b"spawn_main" in command]


def until(true: object, what: str) -> None:
    assert callable(true)
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, what
        time.sleep(0.02)


def gone(pid: int) -> bool:
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    return True


def started(server: Server) -> int:
    """How many of its processes have said that they listen."""
    return sum(json.loads(line).get("event") == "listening" for line in server.log if line.startswith("{"))


def test_two_processes_are_one_house(postgresql: str, redis: str, tmp_path: Path) -> None:
    with Server(tmp_path, "--processes", "2", "--redis", redis, database=postgresql) as server:
        until(lambda: started(server) == 2, "both listen")
        pids = children(server)
        assert len(pids) == 2
        anna, boris = server.guest(), server.guest()
        table = anna.make_table(seats=("me", "open"))
        boris.sit(table)
        anna.start(table)

        # many connections are shared out: both processes have answered
        async def answered() -> set[str]:
            async with httpx.AsyncClient() as client:
                headers = {"connection": "close"}
                asked = [client.get(server.url + "/health/ready", headers=headers) for _ in range(40)]
                return {str(answer.status_code) for answer in await asyncio.gather(*asked)}

        assert asyncio.run(answered()) == {"200"}

        # one dies: the other serves, and another takes its place
        os.kill(pids[0], signal.SIGKILL)
        until(lambda: started(server) == 3, "another one listens")
        assert len(children(server)) == 2
        assert pids[1] in children(server)
        assert anna.get(table.path).json()["facts"]["status"] == "playing"
        left = children(server)
        assert server.stop() == 0
        until(lambda: all(gone(pid) for pid in left), "all of them stop")


def test_children_do_not_outlive_their_parent(postgresql: str, redis: str, tmp_path: Path) -> None:
    with Server(tmp_path, "--processes", "2", "--redis", redis, database=postgresql) as server:
        until(lambda: started(server) == 2, "both listen")
        pids = children(server)
        server.process.kill()
        until(lambda: all(gone(pid) for pid in pids), "they notice that nobody looks after them")


@pytest.mark.parametrize(
    ("database", "redis_url", "sentence"),
    [
        ("sqlite:///test.db", "redis://127.0.0.1:6379/0", "a SQLite file is for one process"),
        ("postgresql://root@127.0.0.1/test", "", "needs --redis"),
    ],
)
def test_several_processes_need_what_several_can_share(
    database: str, redis_url: str, sentence: str, tmp_path: Path
) -> None:
    command = [sys.executable, "-m", "hastilude.cli", "serve", "--processes", "2", "--database", database]
    command += ["--redis", redis_url] if redis_url else []
    ran = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert ran.returncode != 0
    assert sentence in ran.stderr + ran.stdout
    assert "Traceback" not in ran.stderr
    assert not list(tmp_path.iterdir())
