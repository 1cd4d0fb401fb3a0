"""Proves that the tests bite: `python tests/mutations/prove.py [NAME…] [--area kings_bounty] [--jobs 2]`.

Each `tests/mutations/<area>.toml` lists small wrong changes of the source, and for each the test
file that must notice it:

    [[mutation]]
    name = "a number below n leans to the small ones"
    file = "src/hastilude/core/chance.py"
    old = "words - words % size"     # stands in the file exactly once
    new = "words"
    test = "tests/core/test_chance.py"

The tree is copied, each change is made there in turn, and the test file runs from that source,
interpreted. It must pass without the change, and fail by a test with it (`at = "import"`: the
change is noticed as soon as the test file is read). Any that survives, or no longer applies, is
named, and the exit status is 1.
"""

import argparse
import itertools
import os
import queue
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
#: what a change may touch, or tests may write beside; the rest of the tree is only linked
COPIED = ("src", "tests")
LEFT_OUT = shutil.ignore_patterns("*.so", "*.egg-info", "static", "__pycache__", "golden")
#: seconds beyond ten times what the test takes unchanged
PATIENCE = 60.0

PASSED, FAILED, UNREADABLE = 0, 1, 2

_T = TypeVar("_T")
_R = TypeVar("_R")


class Mutation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One wrong change and the test file that must notice it."""

    name: str
    file: str
    old: str
    new: str
    #: a file, or one test of it: `tests/core/test_chance.py::test_it`
    test: str
    #: where it is noticed: by a "test", or at once at the "import"
    at: str = "test"
    #: the TOML file that lists it
    area: str = ""

    def trouble(self, root: Path = ROOT) -> str:
        """Why it cannot be made; nothing if it can."""
        path = root / self.file
        if not path.is_file():
            return f"there is no {self.file}"
        found = path.read_text(encoding="utf-8").count(self.old)
        if found != 1:
            return f"its old text stands {found} times in {self.file}"
        if self.old == self.new:
            return "it changes nothing"
        if not (root / self.test.partition("::")[0]).is_file():
            return f"there is no {self.test}"
        return "" if self.at in ("test", "import") else f"it cannot be noticed at {self.at!r}"


def mutations(folder: Path = HERE) -> list[Mutation]:
    """All that are listed, area by area."""
    found: list[Mutation] = []
    for path in sorted(folder.glob("*.toml")):
        listed: dict[str, Any] = msgspec.toml.decode(path.read_bytes())
        for entry in listed["mutation"]:
            found.append(msgspec.convert({**entry, "area": path.stem}, Mutation))
    return found


class Ran(NamedTuple):
    """How a test file ended; None: it went on too long."""

    status: int | None
    seconds: float
    #: the last lines that it printed
    words: str


class Workshop:
    """A copy of the tree in which files are changed, tests run and files put right again."""

    def __init__(self, folder: Path, root: Path = ROOT) -> None:
        self.folder = folder
        for path in root.iterdir():
            if path.name in COPIED:
                shutil.copytree(path, folder / path.name, ignore=LEFT_OUT)
            elif not path.name.startswith("."):
                (folder / path.name).symlink_to(path)
        golden = Path("tests", "golden")
        if (root / golden).is_dir():
            (folder / golden).symlink_to(root / golden)
        # Python reads a source again only if its second or its size is another.
        self._seconds = itertools.count(int(time.time()) + 10, 10)

    def run(self, test: str, limit: float | None = None) -> Ran:
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", test]
        environment = {**os.environ, "PYTHONPATH": str(self.folder / "src")}
        start = time.monotonic()
        process = subprocess.Popen(
            command,
            cwd=self.folder,
            env=environment,
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        try:
            printed, _ = process.communicate(timeout=limit)
            status: int | None = process.returncode
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            printed, _ = process.communicate()
            status = None
        words = "\n".join(printed.strip().splitlines()[-12:])
        return Ran(status, time.monotonic() - start, words)

    def run_with(self, mutation: Mutation, limit: float) -> Ran:
        path = self.folder / mutation.file
        right = path.read_text(encoding="utf-8")
        try:
            self._write(path, right.replace(mutation.old, mutation.new))
            return self.run(mutation.test, limit)
        finally:
            self._write(path, right)

    def _write(self, path: Path, text: str) -> None:
        path.write_text(text, encoding="utf-8")
        second = next(self._seconds)
        os.utime(path, (second, second))


class Proof:
    """Unchanged runs and changed ones, over several workshops."""

    def __init__(self, workshops: list[Workshop]) -> None:
        self.free: queue.Queue[Workshop] = queue.Queue()
        for workshop in workshops:
            self.free.put(workshop)
        self.pool = ThreadPoolExecutor(len(workshops))

    def each(self, do: Callable[[Workshop, _T], _R], over: Iterable[_T]) -> Iterable[_R]:
        def one(item: _T) -> _R:
            workshop = self.free.get()
            try:
                return do(workshop, item)
            finally:
                self.free.put(workshop)

        return self.pool.map(one, over)

    def verdicts(self, wanted: list[Mutation]) -> Iterable[tuple[Mutation, str, float]]:
        """Of each: why it is not proved caught, or nothing, and the seconds it took."""
        tests = sorted({mutation.test for mutation in wanted if not mutation.trouble()})
        plain = dict(zip(tests, self.each(lambda workshop, test: workshop.run(test), tests), strict=True))

        def judge(workshop: Workshop, mutation: Mutation) -> tuple[Mutation, str, float]:
            if trouble := mutation.trouble():
                return mutation, trouble, 0.0
            before = plain[mutation.test]
            if before.status != PASSED:
                return mutation, f"its test fails without it:\n{before.words}", before.seconds
            ran = workshop.run_with(mutation, before.seconds * 10 + PATIENCE)
            return mutation, _judged(mutation, ran), ran.seconds

        return self.each(judge, wanted)


def _judged(mutation: Mutation, ran: Ran) -> str:
    expected = FAILED if mutation.at == "test" else UNREADABLE
    if ran.status == expected:
        return ""
    if ran.status is None:
        return "its test does not come to an end"
    if ran.status == PASSED:
        return "SURVIVES"
    return f"pytest ended with {ran.status}, not {expected}:\n{ran.words}"


def prove(wanted: list[Mutation], jobs: int) -> int:
    """Prints a line for each; how many were not proved."""
    left = 0
    with tempfile.TemporaryDirectory(prefix="mutations-") as folder:
        proof = Proof([Workshop(_made(Path(folder) / str(number))) for number in range(jobs)])
        for mutation, trouble, seconds in proof.verdicts(wanted):
            left += bool(trouble)
            said = trouble or "caught"
            print(f"{mutation.area:18} {seconds:6.1f} s  {mutation.name}: {said}", flush=True)
    print(f"{len(wanted) - left} of {len(wanted)} mutations caught")
    return left


def _made(folder: Path) -> Path:
    folder.mkdir()
    return folder


def main() -> None:
    parser = argparse.ArgumentParser(description="Proves that the listed wrong changes are noticed by tests.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="only these (a part of the name is enough)")
    parser.add_argument("--area", help="only those of one file: core, bots, lab, server or a game")
    parser.add_argument("--jobs", type=int, default=2, help="test files at a time")
    given = parser.parse_args()
    wanted = [
        mutation
        for mutation in mutations()
        if given.area in (None, mutation.area)
        and (not given.names or any(name in mutation.name for name in given.names))
    ]
    if not wanted:
        parser.error("there is no such mutation")
    sys.exit(1 if prove(wanted, max(1, given.jobs)) else 0)


if __name__ == "__main__":
    main()
