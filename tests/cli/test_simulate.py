"""`hastilude simulate`: the same seed plays the same games, however they are played."""

from pathlib import Path
from typing import Any

import pytest

from cli.command import answer, command
from hastilude.core.record import Record

TIMES = ("seconds", "decisions_per_second", "games_per_second")
#: two bots, and an option that uses chance during the game
MIXED = ("kings_bounty", "--seats", 3, "--games", 5, "--seed", 11, "--option", "exchange_order=random")


def timeless(document: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in document.items() if key not in TIMES}


def test_the_document_has_its_fixed_keys() -> None:
    document = answer("simulate", "kings_bounty", "--games", 3)
    keys = "game seats games decisions seconds decisions_per_second games_per_second compiled results"
    assert list(document) == keys.split()
    assert (document["game"], document["seats"], document["games"]) == ("kings_bounty", 4, 3)
    assert document["decisions_per_second"] == pytest.approx(
        document["decisions"] / document["seconds"], rel=0.01
    )
    assert document["games_per_second"] == pytest.approx(3 / document["seconds"], rel=0.01)


def test_every_game_has_one_winner_and_one_end() -> None:
    document = answer("simulate", "kings_bounty", "--games", 6, "--seats", 2)
    seats = document["results"]["seats"]
    assert [row["seat"] for row in seats] == [0, 1]
    assert sum(row["wins"] for row in seats) == 6
    assert sum(row["share"] for row in seats) == pytest.approx(1)
    assert sum(document["results"]["reasons"].values()) == 6
    assert document["results"]["decisions_per_game"] == pytest.approx(document["decisions"] / 6, abs=0.01)


def test_the_same_seed_gives_the_same_games_and_another_seed_others() -> None:
    first = timeless(answer("simulate", *MIXED))
    assert timeless(answer("simulate", *MIXED)) == first
    assert timeless(answer("simulate", *MIXED, "--seed", 12)) != first


def test_records_change_nothing(tmp_path: Path) -> None:
    bots = ("--bots", "greedy,random")
    plain = answer("simulate", *MIXED, *bots)
    recorded = answer("simulate", *MIXED, *bots, "--records", tmp_path / "a" / "b")
    assert timeless(recorded) == timeless(plain)
    names = sorted(path.name for path in (tmp_path / "a" / "b").iterdir())
    assert names == [f"kings_bounty-3-11-{number}.jsonl" for number in range(5)]
    decisions = sum(len(Record.read(tmp_path / "a" / "b" / name).lines) - 1 for name in names)
    assert decisions == plain["decisions"]


def test_processes_change_nothing() -> None:
    words = ("simulate", "kings_bounty", "--seats", 2, "--games", 101)
    assert timeless(answer(*words, "--processes", 2)) == timeless(answer(*words))


def test_the_last_bot_fills_the_seats_and_all_take_turns(tmp_path: Path) -> None:
    words = ("simulate", "kings_bounty", "--seats", 3, "--games", 3, "--bots", "greedy,random")
    results = answer(*words, "--records", tmp_path)["results"]
    assert {row["bot"]: row["games"] for row in results["bots"]} == {"greedy": 3, "random": 6}
    seated = [Record.read(tmp_path / f"kings_bounty-3-0-{number}.jsonl").header.seats for number in range(3)]
    assert seated == [
        ("Greedy", "Random 1", "Random 2"),
        ("Random 1", "Random 2", "Greedy"),
        ("Random 1", "Greedy", "Random 2"),
    ]


def test_options_and_figures_are_played_with(tmp_path: Path) -> None:
    figures = Path(__file__).parents[2] / "src/hastilude/games/kings_bounty/components.toml"
    rich = tmp_path / "rich.toml"
    rich.write_text(
        figures.read_text(encoding="utf-8").replace("emperor = 10", "emperor = 99"), encoding="utf-8"
    )
    words = ("simulate", "kings_bounty", "--games", 1, "--records", tmp_path / "games")
    command(*words, "--components", rich, "--option", "expert_titles=true")
    record = tmp_path / "games" / "kings_bounty-4-0-0.jsonl"
    header = Record.read(record).header
    assert header.options["expert_titles"] == "true"
    # The record knows the figures it needs.
    assert command("verify", record).code == 1
    assert command("verify", record, "--components", rich).code == 0


def test_as_text() -> None:
    done = command("simulate", "kings_bounty", "--games", 2, "--bots", "greedy,random")
    assert (done.code, done.stderr) == (0, "")
    assert "greedy      2" in done.stdout
    assert "\nGames: 2, decisions: " in done.stdout
