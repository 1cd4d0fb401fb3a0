"""Runs a `hastilude` command of this source tree, by compiled rules.

    python tools/run.py play          # begins at once, interpreted; compiles in the background
    python tools/run.py bench …       # compiles first, where that has not been done

What is played goes on while the rules are being compiled: the server is told where they will be
(`hastilude.server.compiled`), and lets its bots have them when they are there.
"""

import contextlib
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import compile as compiling

#: of the compilers in the background: whoever plays comes first
NICENESS = 19
SLOWER = "the rules run interpreted: everything works, only bots think slower"


def main() -> int:
    os.chdir(compiling.ROOT)
    words = sys.argv[1:] or ["play"]
    modules = compiling.groups()
    try:
        folder = compiling.where(modules)
        if not folder.is_dir() and words[0] != "play":
            compiling.assemble(modules)
    except compiling.CannotCompile as trouble:
        compiling.say(f"hastilude: {trouble}; {SLOWER}")
        return run(words, {})
    if folder.is_dir():
        return run(words, {"PYTHONPATH": str(folder)})
    with in_background(folder):
        return run(words, {"HASTILUDE_COMPILED": str(folder)})


def run(words: list[str], more: dict[str, str]) -> int:
    """A command of ours; Ctrl-C is its own to hear."""
    process = subprocess.Popen([sys.executable, "-m", "hastilude.cli", *words], env={**os.environ, **more})
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: process.terminate())
    return process.wait()


@contextlib.contextmanager
def in_background(folder: Path) -> Iterator[None]:
    """Compile beside what is done here; what is unfinished at its end is gone on with next time."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    going, log = folder.with_name(f"{folder.name}.going"), folder.parent / "log"
    going.touch()
    with log.open("w", encoding="utf-8") as out:
        process = subprocess.Popen(
            [sys.executable, compiling.__file__, f"--nice={NICENESS}"],
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=out,
            start_new_session=True,
        )

    def watch() -> None:
        code = process.wait()
        going.unlink(missing_ok=True)
        if code > 0:
            compiling.say(f"hastilude: the rules could not be compiled (see {log}); {SLOWER}")

    watching = threading.Thread(target=watch)
    watching.start()
    try:
        yield
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGTERM)
        watching.join()


if __name__ == "__main__":
    sys.exit(main())
