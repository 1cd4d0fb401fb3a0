"""Tuning turns only what nobody knows, only as the game allows it, and says what speaks for it."""

import tomllib
from pathlib import Path
from random import Random

import pytest

from cli.command import answer, command
from hastilude.core.components import Components
from hastilude.core.game import GameError, find_game, games
from hastilude.lab.chronicle import Told, Watching
from hastilude.lab.knobs import Box, changed, knobs, value_at
from hastilude.lab.tune import _confirmed, target

KINGS_BOUNTY = find_game("kings_bounty").load()


def test_only_reconstructed_figures_can_be_turned() -> None:
    data = tomllib.loads(
        """
        [known]
        source = "rulebook"
        six = 6
        [guessed]
        source = "reconstructed"
        one = 1
        true = true
        land = '''
        ab
        cd
        '''
        row = { two = 2, source = "rulebook", reconstructed = ["three"], three = 3 }
        [mixed]
        source = "rulebook"
        archers = { value = 4, source = "reconstructed" }
        """
    )
    assert knobs(data) == [
        ("guessed", "one"),
        ("guessed", "land"),
        ("guessed", "row", "three"),
        ("mixed", "archers", "value"),
    ]
    assert knobs(data, ("mixed",)) == [("mixed", "archers", "value")]


def test_a_change_leaves_the_rest_of_the_file_as_it_is() -> None:
    text = '# mine\n[a]\nsource = "reconstructed"\nx = 1  # one\nrow = { y = 2, yy = 2 }\n[b]\nx = 1\n'
    assert changed(text, ("a", "x"), 7) == text.replace("x = 1  # one", "x = 7  # one")
    assert changed(text, ("a", "row", "yy"), 3) == text.replace("yy = 2", "yy = 3")
    assert changed(text, ("b", "x"), 0) == text.replace("[b]\nx = 1", "[b]\nx = 0")


@pytest.mark.parametrize("game", list(games()))
def test_proposals_are_accepted_and_change_nothing_that_is_known(game: str) -> None:
    rulebook = find_game(game).load()
    box = Box(rulebook, (), 2)
    text, random = box.text, Random(3)
    for _ in range(4):
        text = box.proposal(text, random)
    rulebook.figures(Components(box.path, text))
    changes = box.changes(text)
    assert changes
    data = tomllib.loads(text)
    for change in changes:
        value_at(data, change.path[:-1])[change.path[-1]] = change.before
        assert isinstance(change.before, str) or abs(change.after - change.before) <= 2
    assert data == box.first


def test_where_nothing_is_reconstructed_nothing_is_tuned() -> None:
    with pytest.raises(GameError, match=r"nothing in components\.toml is reconstructed there"):
        Box(KINGS_BOUNTY, ("castles",), 3)


def told(n: int, winner: int, choices: int = 10) -> Told:
    payoffs = (1.0, 0.0) if winner == 0 else (0.0, 1.0)
    return Told(n, "", payoffs, (), ({}, {}), (0, 1), (choices, 0), ((0,), (1,)), ((), ()), {}, 0, 0.0, ())


def test_targets_measure_how_far_it_is() -> None:
    plan = Watching("kings_bounty", 2, 4, 0, {}, ("random", "random"))
    uneven = [told(0, 0), told(1, 0), told(2, 0), told(3, 1)]
    even = [told(0, 0), told(1, 1)]
    assert target("seats", plan)(uneven) == pytest.approx(25)
    assert target("seats", plan)(even) == 0
    assert target("even:title", plan)(uneven) == pytest.approx(25)
    assert target("length=8", plan)(even) == pytest.approx(25)
    for wrong, why in (
        ("beauty", "no target"),
        ("even:dragons", "it tells of title, card"),
        ("length=x", "NUMBER"),
    ):
        with pytest.raises(GameError, match=why):
            target(wrong, plan)


def test_only_a_difference_beyond_luck_is_supported() -> None:
    plan = Watching("kings_bounty", 2, 4, 0, {}, ("random", "random"))
    uneven = [told(n, 0 if n % 4 else 1) for n in range(200)]
    even = [told(n, n % 2) for n in range(200)]
    assert _confirmed(target("seats", plan), uneven, even, Random(1))["high"] < 0
    assert _confirmed(target("seats", plan), even, even, Random(1))["high"] >= 0


def test_the_command_writes_figures_that_play(tmp_path: Path) -> None:
    out = tmp_path / "box.toml"
    words = ("--seats", 2, "--bots", "random", "--games", 10, "--steps", 6, "--confirm", 10, "--seed", 4)
    found = answer("lab", "tune", "kings_bounty", *words, "--target", "even:title", "--out", out)
    assert len(found["climb"]) == 6
    KINGS_BOUNTY.components(out)
    assert answer("simulate", "kings_bounty", "--components", out, "--games", 1)["games"] == 1
    kept = [step for step in found["climb"] if step["kept"]]
    assert bool(found["changes"]) == bool(kept)
    if kept:
        assert out.read_text(encoding="utf-8").startswith("# Proposed by `hastilude lab tune kings_bounty`")
        assert found["confirmed"]["games"] == 10


def test_bad_input_is_one_sentence() -> None:
    done = command("lab", "tune", "kings_bounty", "--target", "beauty")
    assert (done.code, done.stderr.count("\n")) == (2, 1)
    assert "there is no target 'beauty'" in done.stderr
