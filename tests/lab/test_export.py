"""Games as Parquet, read back."""

from pathlib import Path

import pytest

from hastilude.cli import run
from hastilude.core.game import games

polars = pytest.importorskip("polars", reason="polars is not installed here")


def test_games_as_parquet_are_read_back(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    command = ["lab", "export", "kings_bounty", "--out", str(path), "--bots", "squire,random", "--games", "4"]
    assert run(command) == 0
    frame = polars.read_parquet(path)
    assert frame.columns == ["game", "decision", "seat", "action", "text", "legal", "observation", "result"]
    rulebook = games()["kings_bounty"].load()
    numbers = rulebook.numbers(2)
    assert numbers is not None
    for row in frame.head(50).iter_rows(named=True):
        assert row["action"] in row["legal"]
        assert rulebook.actions.parse(row["text"]) == row["action"]
        assert len(row["observation"]) == numbers.length
    won = frame.group_by("game", "seat").agg(polars.col("result").first()).group_by("game")
    assert won.agg(polars.col("result").sum())["result"].to_list() == [1.0] * 4


def test_bad_input_is_refused_with_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = str(tmp_path / "x.parquet")
    assert run(["lab", "export", "chess", "--out", out]) == 2
    assert run(["lab", "export", "kings_bounty", "--out", out, "--bots", "nobody,random"]) == 2
    assert run(["lab", "export", "kings_bounty", "--out", str(tmp_path / "no" / "x")]) == 2
    assert "there is no bot 'nobody'" in capsys.readouterr().err
