"""Servers that start fast: a process that has imported everything forks for each.

One line of JSON on the standard input, the arguments of `hastilude serve` and a file for its
log, starts one; its process id comes back. Tests that kill servers by the hundred would wait
for imports otherwise; what is served, and killed, is the same.
"""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path


class Forge:
    def __init__(self) -> None:
        tests = str(Path(__file__).parents[1])
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([tests, os.environ.get("PYTHONPATH", "")])}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "support.forge"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )

    def start(self, args: list[str], log: Path) -> int:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps([args, str(log)]) + "\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline())

    def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def main() -> None:
    import asyncpg  # type: ignore[import-untyped]  # noqa: F401, PLC0415
    import uvloop  # noqa: F401, PLC0415

    from hastilude import cli  # noqa: PLC0415
    from hastilude.server import (  # noqa: PLC0415
        bots_queue,  # noqa: F401
        library,
        redis_doorbell,  # noqa: F401
        serving,  # noqa: F401
    )

    for game in library.installed().values():
        game.load()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for those that were killed
    for line in sys.stdin.buffer:
        args, log = json.loads(line)
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            file = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
            for stream in (1, 2):
                os.dup2(file, stream)
            os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
            sys.stdin = open(os.devnull)  # noqa: PTH123, SIM115 - for as long as it lives
            os._exit(cli.run(["serve", *args]))
        print(child, flush=True)


if __name__ == "__main__":
    main()
