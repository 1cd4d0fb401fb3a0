"""Adds up the test reports of `make test`: the closing line (tools/test.py)."""

from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

#: the same tests from the source and compiled: those in both are counted once
BUILDS = ("interpreted", "compiled")
#: behind a build's name: what failed there, tried once more
AGAIN = "-again"
#: the second is left out where there is no Chromium and none can be installed
WEB, BROWSER = "web", "browser"

PASSED, SKIPPED, FAILED = "passed", "skipped", "failed"
#: of two runs of one test the later of these counts: it has failed if it failed once
WEIGHT = (SKIPPED, PASSED, FAILED)


def outcomes(report: Path) -> Iterator[tuple[str, str]]:
    """The tests of a report by name, and what came of them."""
    for case in ElementTree.parse(report).getroot().iter("testcase"):
        name = f"{case.get('classname')}::{case.get('name')}"
        if case.find("failure") is not None or case.find("error") is not None:
            yield name, FAILED
        elif case.find("skipped") is not None:
            yield name, SKIPPED
        else:
            yield name, PASSED


def once_more(folder: Path, build: str) -> dict[str, str]:
    """The tests of a build; of those that were tried again what came of it then."""
    found = dict(outcomes(folder / f"{build}.xml"))
    again = folder / f"{build}{AGAIN}.xml"
    if again.exists():
        found |= dict(outcomes(again))
    return found


def python_tests(folder: Path) -> tuple[dict[str, str], int]:
    """Every test once, by what counts of its outcomes; and how many passed on both builds."""
    found: dict[str, str] = {}
    passed_before: set[str] = set()
    both = 0
    for build in BUILDS:
        if not (folder / f"{build}.xml").exists():  # of a part that did not come so far
            continue
        here: set[str] = set()
        for name, outcome in once_more(folder, build).items():
            found[name] = max(found.get(name, outcome), outcome, key=WEIGHT.index)
            if outcome == PASSED:
                here.add(name)
        both += len(here & passed_before)
        passed_before |= here
    return found, both


def summary(folder: Path, game: str = "") -> tuple[str, bool]:
    """The closing line, and whether all is well."""
    found, both = python_tests(folder)
    results = list(found.values())
    for part in (WEB, BROWSER):
        if (folder / f"{part}.xml").exists():
            results += [outcome for _, outcome in outcomes(folder / f"{part}.xml")]
    passed, failed, skipped = (results.count(kind) for kind in (PASSED, FAILED, SKIPPED))
    line = f"{both} of these tests ran on both builds and are counted once"
    # of one game only what was asked for runs
    if not (folder / f"{BROWSER}.xml").exists() and not game:
        line += "; the tests in a browser are left out: there is no Chromium"
    return f"{line}\n{passed} passed, {failed} failed, {skipped} skipped", bool(passed and not failed)
