"""The guides run, and the pages of the numbers are those of the code."""

import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

import envs_pages
import hastilude
from hastilude.core.action import ActionError
from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.game import GameError, games

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("page", ["first-bot.md", "envs.md"])
def test_the_code_of_a_guide_runs(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / page).read_text(encoding="utf-8"), re.S)
    assert blocks
    names: dict[str, object] = {}
    for block in blocks:
        exec(compile(block, page, "exec"), names)
    if page == "first-bot.md":
        won = re.search(r"(\d+) of 40 games won", capsys.readouterr().out)
        assert won
        assert int(won[1]) >= 24  # the bot of the guide is better than chance


def test_the_pages_of_the_numbers_are_up_to_date() -> None:
    for game in games().values():
        text = (ROOT / "docs" / "envs" / f"{game.id}.md").read_text(encoding="utf-8")
        assert text == envs_pages.page(game), "python tools/envs_pages.py writes them"


@pytest.mark.parametrize("name", list(games()))
def test_one_import_plays_any_game(name: str) -> None:
    state = hastilude.game(name).new(seed=3)
    for _ in range(6):
        state.play(state.legal_actions()[-1].text)
    assert state.show(0)
    assert "<pre" in state._repr_html_()
    assert state.copy().history == state.history
    assert state.decider is not None


@pytest.mark.parametrize(
    ("name", "seats"), [(game.id, seats) for game in games().values() for seats in game.seats]
)
def test_a_notebook_shows_the_board(name: str, seats: int) -> None:
    """At every number of seats, from the beginning into the game: a drawing that is whole."""
    state = hastilude.game(name).new(seats=seats, seed=5)
    chance = SeededChance(seed_of("picture", name, seats))
    for step in range(120):
        if step % 40 == 0 or state.over:
            drawn = [ElementTree.fromstring(state.picture(seat)) for seat in (None, 0)]
            assert all(len(one) > 5 for one in drawn)
        if state.over:
            break
        legal = state.state.legal()
        state.play(legal[chance.below(len(legal))])
    assert "<svg" in state._repr_html_()


def test_a_picture_tells_only_what_its_viewer_knows() -> None:
    """In Hearts and Armour a card face down is named to nobody who does not know it."""
    state = hastilude.game("hearts_and_armour").new(seats=4, seed=5)
    state.play(next(action for action in state.legal_actions() if action.text.startswith("lay ")))
    assert state.history
    assert "face down" in state.picture()


def test_mistakes_get_a_sentence() -> None:
    state = hastilude.game("kings_bounty").new(seats=2, seed=7)
    with pytest.raises(GameError, match="hand"):
        state.play("play obelisk_3_4")
    with pytest.raises(ActionError, match="no kind of action"):
        state.play("dance")
    with pytest.raises(ActionError, match="numbers run"):
        state.play(99_999)
    with pytest.raises(GameError, match="no seat 5"):
        state.view(5)
    with pytest.raises(GameError, match="there is no game"):
        hastilude.game("chess")


def test_the_first_import_is_cheap() -> None:
    code = "import sys, hastilude; print(len([m for m in sys.modules if m.startswith('hastilude')]))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "1"
