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

sys.path.append(str(ROOT / "tests"))
import count  # noqa: E402

ALL = ("check", "check-web", "test-interpreted", "compile", "test-compiled", "test-web", "test-browser")
#: what one game's rules can break
OF_A_GAME = ("check", "test-interpreted", "compile", "test-compiled", "test-web")
#: whose failures get a second chance, and how many at the most: more is no faltering
TWICE = ("test-interpreted", "test-compiled")
FEW = 5


class Compiling:
    """The compilation, going on while other parts run."""

    def __init__(self, game: str) -> None:
        only = [f"--game={game}"] if game else []
        self.log = REPORTS / "compile.log"
        with self.log.open("w", encoding="utf-8") as out:
            command = [sys.executable, str(ROOT / "tools" / "compile.py"), "--nice=5", *only]
            self.process = subprocess.Popen(command, stdout=out, stderr=out, stdin=subprocess.DEVNULL)

    def wait(self) -> bool:
        """Whatever is missing is no failure: the same tests then run from the source."""
        if self.process.wait():
            print(self.log.read_text(encoding="utf-8").strip().splitlines()[-1])
        return True


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
        good = compiling.wait() if part == "compile" else run(part, game)
        took.append((part, time.monotonic() - begun, good))
    return report(took, game)


def run(part: str, game: str) -> bool:
    """A machine may falter: the few tests of Python that failed are tried once more, by themselves. What
    passes only then is named at the end, as Playwright does it with its own."""
    make = ["make", "--silent", part, *([f"GAME={game}"] if game else [])]
    if subprocess.run(make, check=False).returncode == 0:
        return True
    report = REPORTS / f"{part.removeprefix('test-')}.xml"
    if part not in TWICE or not report.exists() or not 0 < len(failed(report)) <= FEW:
        return False
    print(f"== {part}, what failed once more", flush=True)
    return subprocess.run([*make, f"AGAIN={count.AGAIN}"], check=False).returncode == 0


def report(took: list[tuple[str, float, bool]], game: str) -> int:
    print("\nWhere the time went:")
    for part, seconds, good in took:
        print(f"  {part:<17}{seconds:7.0f} s{'' if good else '  FAILED'}")
    print(f"  {'all':<17}{sum(seconds for _, seconds, _ in took):7.0f} s")
    for name in flaky():
        print(f"flaky, passed only when tried again: {name}")
    bad = [part for part, _, good in took if not good]
    if bad:
        print(f"failed: {', '.join(bad)}")
    line, good = count.summary(REPORTS, game)
    print(line, flush=True)
    return 0 if good and not bad else 1


def failed(report: Path) -> set[str]:
    return {name for name, outcome in count.outcomes(report) if outcome == count.FAILED}


def flaky() -> Iterator[str]:
    """What had to be tried twice."""
    for build in count.BUILDS:
        again = REPORTS / f"{build}{count.AGAIN}.xml"
        if again.exists():
            yield from sorted(failed(REPORTS / f"{build}.xml") - failed(again))
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
