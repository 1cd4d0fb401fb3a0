"""Play, learn, measure: small enough for every machine. Learning itself needs torch."""

from importlib.util import find_spec
from pathlib import Path

import pytest

from hastilude.bots.judging import with_weights
from hastilude.core.game import GameError
from hastilude.core.network import load
from hastilude.games.kings_bounty.rulebook import RULEBOOK
from hastilude.lab.crew import here
from hastilude.lab.fit import Recipe, fit, scales, write
from hastilude.lab.gather import Gatherer, Gathering, gather, shape_of
from hastilude.lab.learn import Course, card, learn

PLAN = Gathering("kings_bounty", 2, 1, block=3)


def no_report(games: int, seconds: float) -> None: ...


def test_the_same_seed_plays_the_same_games() -> None:
    assert Gatherer(PLAN).rows(4) == Gatherer(PLAN).rows(4) != Gatherer(PLAN).rows(5)


def test_a_row_is_what_a_seat_knows_what_it_was_worth_and_its_game() -> None:
    shape = shape_of("kings_bounty", 2)
    rows = Gatherer(PLAN).rows(7)
    assert rows
    assert len(rows) % shape.row == 0
    worths = set()
    for start in range(0, len(rows), shape.row):
        row = rows[start : start + shape.row]
        worths.add(row[-5])
        assert int.from_bytes(row[-4:], "little") == 7
    assert worths == {0, 255}  # one of two seats won, and each state is there from both sides


def test_what_was_played_is_not_played_again(tmp_path: Path) -> None:
    assert gather(PLAN, 6, tmp_path, here, no_report) == 6
    first = {path.name: path.stat().st_mtime_ns for path in tmp_path.glob("*.rows")}
    assert gather(PLAN, 7, tmp_path, here, no_report) == 9
    assert first.items() <= {path.name: path.stat().st_mtime_ns for path in tmp_path.glob("*.rows")}.items()
    with pytest.raises(GameError, match="another plan"):
        gather(Gathering("kings_bounty", 2, 2, block=3), 6, tmp_path, here, no_report)


def test_every_input_has_its_scale() -> None:
    numbers = RULEBOOK.numbers(3)
    for estimates in (False, True):
        zeros, per = scales(numbers, estimates)
        assert len(zeros) == len(per) == numbers.length + estimates * numbers.estimates_length


@pytest.mark.skipif(find_spec("torch") is not None, reason="torch is here")
def test_without_torch_learning_says_so(tmp_path: Path) -> None:
    gather(PLAN, 3, tmp_path, here, no_report)
    with pytest.raises(GameError, match="needs torch"):
        fit("kings_bounty", 2, [tmp_path], Recipe())


needs_torch = pytest.mark.skipif(find_spec("torch") is None, reason="learning needs torch, which is not here")


@needs_torch
def test_weights_are_learned_saved_and_played_with(tmp_path: Path) -> None:
    gather(PLAN, 24, tmp_path / "games", here, no_report)
    recipe = Recipe(first=12, second=8, epochs=2, batch=64)
    found = fit("kings_bounty", 2, [tmp_path / "games"], recipe, lambda line: None)
    assert found.whole_loss == pytest.approx(found.loss, abs=0.05)
    path = tmp_path / "2.net"
    write(path, found, card(Course("kings_bounty", 2, str(tmp_path)), found, 0))
    assert load(path).facts["games"] == found.games
    assert with_weights(RULEBOOK, path).judgements[2].network.inputs == 425


@needs_torch
def test_a_whole_course(tmp_path: Path) -> None:
    said: list[str] = []
    recipe = Recipe(first=12, second=8, epochs=1, batch=64)
    course = Course("kings_bounty", 2, str(tmp_path), 24, 1, looks=2, match=2, asked=0.0, recipe=recipe)
    assert learn(course, said.append) == tmp_path / "2.0.net"
    assert any("against plain:ismcts:2" in line for line in said)
