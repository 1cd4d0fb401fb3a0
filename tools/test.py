"""`make test`: all parts one after the other, compiling beside the first; then where the time went.

python tools/test.py [GAME]
"""

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
REPORTS = ROOT / ".venv"

ALL = ("check", "check-web", "test-interpreted", "compile", "test-compiled", "test-web", "test-browser")
#: what one game's rules can break
OF_A_GAME = ("check", "test-interpreted", "compile", "test-compiled", "test-web")


class Compiling:
    """The compilation, going on while other parts run."""

    def __init__(self, game: str) -> None:
        only = [f"--game={game}"] if game else []
        self.log = REPORTS / "compile.log"
        with self.log.open("w", encoding="utf-8") as out:
            command = [sys.executable, str(ROOT / "tools" / "compile.py"), "--nice=5", *only]
            self.process = subprocess.Popen(command, stdout=out, stderr=out, stdin=subprocess.DEVNULL)

    def wait(self) -> int:
        """Whatever is missing is no failure: the same tests then run from the source."""
        if self.process.wait():
            print(self.log.read_text(encoding="utf-8").strip().splitlines()[-1])
        return 0


def main() -> int:
    os.chdir(ROOT)
    game = sys.argv[1] if len(sys.argv) > 1 else ""
    if game and not (ROOT / "src" / "hastilude" / "games" / game).is_dir():
        print(f"there is no game {game!r}", file=sys.stderr)
        return 2
    for old in REPORTS.glob("*.xml"):
        old.unlink()
    compiling = Compiling(game)
    took: list[tuple[str, float, bool]] = []
    for part in OF_A_GAME if game else ALL:
        print(f"== {part}", flush=True)
        begun = time.monotonic()
        make = ["make", "--silent", part, *([f"GAME={game}"] if game else [])]
        code = compiling.wait() if part == "compile" else subprocess.run(make, check=False).returncode
        took.append((part, time.monotonic() - begun, code == 0))
    return report(took, game)


def report(took: list[tuple[str, float, bool]], game: str) -> int:
    print("\nWhere the time went:")
    for part, seconds, good in took:
        print(f"  {part:<17}{seconds:7.0f} s{'' if good else '  FAILED'}")
    print(f"  {'all':<17}{sum(seconds for _, seconds, _ in took):7.0f} s")
    for name in flaky():
        print(f"flaky, passed only when tried again: {name}")
    failed = [part for part, _, good in took if not good]
    if failed:
        print(f"failed: {', '.join(failed)}")
    sys.stdout.flush()
    counted = subprocess.run(
        [sys.executable, "tests/count.py", *([game] if game else [])], check=False
    ).returncode
    return 1 if failed else counted


def flaky() -> Iterator[str]:
    """What Playwright had to try twice."""
    path = REPORTS / "browser.json"
    if path.exists():
        try:
            yield from _flaky(json.loads(path.read_text(encoding="utf-8")))
        except ValueError:
            return


def _flaky(suite: dict[str, Any]) -> Iterator[str]:
    for inner in suite.get("suites", ()):
        yield from _flaky(inner)
    for spec in suite.get("specs", ()):
        if any(test.get("status") == "flaky" for test in spec["tests"]):
            yield f"{spec['file']}: {spec['title']}"


if __name__ == "__main__":
    sys.exit(main())
