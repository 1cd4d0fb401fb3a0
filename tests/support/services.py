"""Redis and PostgreSQL of a test's own, to be stopped and started while servers use them."""

import contextlib
import os
import shutil
import subprocess
import tempfile
import time
from pathlib import Path
from types import TracebackType
from typing import Self

import pytest

from support.fleet import free_port


class OwnRedis:
    """A `redis-server` on a free port; keeps nothing."""

    def __init__(self) -> None:
        if shutil.which("redis-server") is None:
            pytest.skip("left out: there is no redis-server to start")
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def start(self) -> None:
        command = ["redis-server", "--port", str(self.port), "--bind", "127.0.0.1", "--save", ""]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        _until(lambda: _listens(self.port))

    def stop(self) -> None:
        self._process.kill()
        self._process.wait()

    @property
    def pid(self) -> int:
        return self._process.pid


class OwnPostgresql:
    """A PostgreSQL cluster in a temporary folder, run by a user who may."""

    def __init__(self) -> None:
        found = sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl")) or [
            Path(path) for path in [shutil.which("pg_ctl")] if path
        ]
        if not found:
            pytest.skip("left out: there is no PostgreSQL to start")
        self._bin = found[-1].parent
        root = hasattr(os, "getuid") and os.getuid() == 0
        if root and shutil.which("runuser") is None:
            pytest.skip("left out: PostgreSQL does not start as root, and there is no runuser")
        self._as = ["runuser", "-u", "postgres", "--"] if root else []
        self.port = free_port()

    def __enter__(self) -> Self:
        self._folder = Path(tempfile.mkdtemp(prefix="pg", dir="/tmp"))
        if self._as:
            shutil.chown(self._folder, "postgres")
        self._data = self._folder / "data"
        self._run("initdb", "-D", str(self._data), "-U", "hastilude", "-A", "trust", "-N")
        with contextlib.ExitStack() as undo:
            undo.callback(self.__exit__, None, None, None)
            self.start()
            undo.pop_all()
        self.url = f"postgresql://hastilude@127.0.0.1:{self.port}/postgres"
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        with contextlib.suppress(subprocess.CalledProcessError):
            self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)

    def start(self) -> None:
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self._folder}"
        log = str(self._folder / "log")
        self._run("pg_ctl", "-D", str(self._data), "-w", "-l", log, "-o", options, "start")

    def stop(self) -> None:
        """As a machine does that goes down: connections are cut."""
        self._run("pg_ctl", "-D", str(self._data), "-w", "-m", "immediate", "stop")

    def _run(self, program: str, *args: str) -> None:
        command = [*self._as, str(self._bin / program), *args]
        subprocess.run(command, check=True, capture_output=True, cwd="/")


def _listens(port: int) -> bool:
    answer = subprocess.run(["redis-cli", "-p", str(port), "ping"], capture_output=True, check=False)
    return answer.stdout.strip() == b"PONG"


def _until(true: object) -> None:
    end = time.monotonic() + 60
    while not true():  # type: ignore[operator]
        assert time.monotonic() < end, "it did not start"
        time.sleep(0.02)
