"""Puzzles: found by deep searches that agree, the same again, and packed small."""

from pathlib import Path

import pytest

from cli.command import command
from hastilude.core.game import GameError, find_game
from hastilude.core.puzzles import Puzzle, packed, puzzles_in, unpacked
from hastilude.lab.puzzles import EQUAL, MARGIN, Finder, agrees, check, puzzles

#: a game of squires that has puzzles, and few decisions
GAME, NUMBER, LOOKS = "hearts_and_armour", 0, 120


@pytest.fixture(scope="module")
def found() -> Puzzle:
    [puzzle] = Finder(find_game(GAME), 0, LOOKS).of_game(NUMBER)
    return puzzle


def test_a_puzzle_has_one_action_that_is_clearly_best(found: Puzzle) -> None:
    rulebook = find_game(GAME).load(found.rules)
    state = rulebook.from_position(found.position, rulebook.components())
    legal = state.legal()
    assert (state.decider(), len(legal)) == (found.seat, len(found.chances))
    chances = dict(zip(map(rulebook.actions.text, legal), found.chances, strict=True))
    best = max(chances.values())
    right = {text for text, chance in chances.items() if best - chance <= 100 * EQUAL}
    assert right == set(found.best)
    assert all(best - chance >= 100 * MARGIN - 1 for text, chance in chances.items() if text not in right)
    assert found.line[0] == found.best[0]
    assert found.played in chances


def test_the_same_seed_finds_the_same(found: Puzzle) -> None:
    assert next(puzzles(GAME, 1, seed=0, looks=LOOKS)) == found
    assert Finder(find_game(GAME), 1, LOOKS).of_game(NUMBER) != [found]


def test_a_deeper_search_agrees(found: Puzzle) -> None:
    assert agrees(GAME, found, 400)
    wrong = Puzzle(**{**{name: getattr(found, name) for name in found.__struct_fields__}, "best": ("pass",)})
    assert check(GAME, [found, wrong], 60) == (2, 1, (1,))


def test_a_set_is_packed_and_read(found: Puzzle, tmp_path: Path) -> None:
    assert unpacked(packed([found, found])) == (found, found)
    assert packed([found]) == packed([found])
    assert puzzles_in(tmp_path) == ()
    broken = tmp_path / "broken"
    broken.mkdir()
    (broken / "puzzles.xz").write_bytes(b"no puzzles")
    with pytest.raises(GameError, match="holds no puzzles"):
        puzzles_in(broken)


def test_the_command_finds_and_checks(tmp_path: Path) -> None:
    options = ("--folder", tmp_path, "--looks", LOOKS, "--processes", 1)
    done = command("lab", "puzzles", GAME, "--count", 1, *options)
    assert (done.code, done.stderr) == (0, "")
    assert "1 puzzles" in done.stdout
    done = command("lab", "puzzles", GAME, "--check", 1, *options)
    assert "agree with 1 of 1" in done.stdout
    (tmp_path / f"{GAME}.jsonl").write_text("no puzzle\n")
    done = command("lab", "puzzles", GAME, "--check", 1, *options)
    assert (done.code, done.stderr.count("\n")) == (2, 1)
