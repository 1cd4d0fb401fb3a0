"""Somebody's own bot in the lab: found by its module, refused with a sentence."""

from pathlib import Path

import pytest

from hastilude.cli import run
from hastilude.core.game import GameError, find_game
from hastilude.lab.own_bots import bot_of

RULEBOOK = find_game("kings_bounty").load()
BOT = """
from hastilude.bots.bot import Bot

class First(Bot):
    blind = True

    def choose(self, legal, sight, chance):
        return legal[0]

class Nothing: ...
"""


@pytest.fixture(autouse=True)
def a_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "own_bots_for_tests.py").write_text(BOT, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))


def test_it_plays_in_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert bot_of("own_bots_for_tests:First", RULEBOOK).choose([7, 8], None, None) == 7  # type: ignore[arg-type]
    line_up = ["--seats", "2", "--games", "2", "--bots", "own_bots_for_tests:First,random"]
    assert run(["simulate", "kings_bounty", *line_up]) == 0
    assert run(["arena", "kings_bounty", *line_up]) == 0
    assert "own_bots_for_tests:First" in capsys.readouterr().out


@pytest.mark.parametrize(
    "name", ["no_such_module:Bot", "own_bots_for_tests:Second", "own_bots_for_tests:Nothing", "dragon"]
)
def test_what_is_no_bot_is_refused(name: str) -> None:
    with pytest.raises(GameError, match=r"no (bot|hastilude)"):
        bot_of(name, RULEBOOK)


def test_names_with_budgets_are_no_modules() -> None:
    assert bot_of("ismcts:3", RULEBOOK) is not None
