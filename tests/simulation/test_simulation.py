"""Some lives of a house. `make soak` has ten thousand, and proves that planted faults are found."""

import os
import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).parents[1]
#: begun within so many seconds, and so many at most
SECONDS = 20
SEEDS = 60


def simulate(*arguments: str) -> subprocess.CompletedProcess[str]:
    """In a process of its own: it takes over time and chance."""
    paths = [*filter(None, [os.environ.get("PYTHONPATH")]), str(TESTS)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    command = [sys.executable, "-m", "simulation", *arguments]
    return subprocess.run(
        command, env=environment, capture_output=True, text=True, check=False, cwd=TESTS.parent
    )


def test_nothing_goes_wrong_in_a_storm() -> None:
    ran = simulate("--seeds", str(SEEDS), "--seconds", str(SECONDS))
    assert ran.returncode == 0, ran.stdout[-4000:] + ran.stderr[-4000:]
    assert "0 with findings" in ran.stdout


def test_the_same_seed_is_the_same_life() -> None:
    ran = simulate("--first", "1000", "--seeds", "4", "--twice")
    assert ran.returncode == 0, ran.stdout[-4000:] + ran.stderr[-4000:]
