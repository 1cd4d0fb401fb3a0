"""`hastilude bench`: figures with their noise."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from cli.command import answer, command
from cli.test_games import COMPILED
from hastilude.core.game import games

ROOT = Path(__file__).parents[2]
QUICK = ("bench", "--seconds", 0.002, "--batch", 4)
ONE = (*QUICK, "--game", "kings_bounty")
FIGURES = (
    "decisions_per_second",
    "games_per_second",
    "decisions_per_second_from_python",
    "copies_per_second",
    "imagined_per_second",
    "looks_per_second",
    "environment_steps_per_second",
    "batch_steps_per_second",
    "zoo_steps_per_second",
)


@pytest.fixture(autouse=True)
def _in_the_source_tree(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)


def test_every_figure_is_a_median_with_its_spread() -> None:
    document = answer(*QUICK)
    assert document["runs"] == 5
    assert "peers" not in document
    ways = [True, False] if COMPILED else [False]
    rows = [(row["game"], row["compiled"]) for row in document["games"]]
    assert rows == [(game, way) for game in games() for way in ways]
    for row in document["games"]:
        for name in FIGURES:
            assert 0 < row[name]["low"] <= row[name]["median"] <= row[name]["high"]


def a_python(folder: Path, script: str) -> str:
    """Something that is run instead of a Python with the peers."""
    path = folder / "python"
    path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    path.chmod(0o755)
    return str(path)


def test_peers_stand_beside(tmp_path: Path) -> None:
    rates = {"decisions_per_second": [3, 1, 2], "games_per_second": [30, 10, 20]}
    found = json.dumps([{"library": "OpenSpiel 9", "game": "hearts", **rates}])
    python = a_python(tmp_path, f"echo '{found}'")
    done = command(*ONE, "--peers", "--json", HASTILUDE_BENCH_PYTHON=python)
    document: dict[str, Any] = json.loads(done.stdout)
    assert document["peers_note"] == ""
    assert document["peers"] == [
        {
            "library": "OpenSpiel 9",
            "game": "hearts",
            "decisions_per_second": {"median": 2, "low": 1, "high": 3},
            "games_per_second": {"median": 20, "low": 10, "high": 30},
        }
    ]


@pytest.mark.parametrize("python", [sys.executable, "/there/is/none"])
def test_without_peers_a_sentence_says_how_to_get_them(python: str) -> None:
    done = command(*ONE, "--peers", HASTILUDE_BENCH_PYTHON=python)
    assert done.code == 0
    assert "No peers: " in done.stdout.splitlines()[-1]
    assert "`make bench` installs the peers" in done.stdout


def test_the_page_tells_medians_spreads_and_ratios(tmp_path: Path) -> None:
    rates = {"decisions_per_second": [3, 1, 2], "environment_steps_per_second": [3000, 1000, 2000]}
    steps = {"environment_steps_per_second": [300, 100, 200]}
    found = json.dumps(
        [
            {"library": "PettingZoo 9", "game": "chess", **rates},
            {"library": "RLCard 9", "game": "gin-rummy", **steps},  # it has nothing but an environment
        ]
    )
    page = tmp_path / "benchmarks.md"
    done = command(
        *ONE,
        "--peers",
        "--rounds",
        2,
        "--out",
        page,
        HASTILUDE_BENCH_PYTHON=a_python(tmp_path, f"echo '{found}'"),
    )
    assert done.code == 0
    text = page.read_text(encoding="utf-8")
    assert "**kings_bounty**, 4 seats" in text
    assert "| chess, PettingZoo 9 | – | 0.002 (0.001–0.003) |" in text
    assert "| gin-rummy, RLCard 9 | – | – | – | – | 0.2 (0.1–0.3) |" in text
    assert "PettingZoo chess (≥ 10)" in text
    assert command(*ONE, "--out", "no/such/page.md").code == 2
