"""Puzzles: found by deep searches that agree, the same again, and packed small."""

from pathlib import Path

import pytest

from cli.command import command
from hastilude.core.game import GameError, find_game, games
from hastilude.core.puzzles import Puzzle, packed, puzzles_in, unpacked
from hastilude.lab.puzzles import EQUAL, MARGIN, Finder, agrees, check, puzzles

#: its games have few decisions, and many of them puzzles
GAME, LOOKS = "hearts_and_armour", 120


@pytest.fixture(scope="module")
def found() -> Puzzle:
    """The first: which game has it changes with what bots know."""
    return next(puzzles(GAME, 1, seed=0, looks=LOOKS))


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
    seed, number, _ = found.source
    assert found in Finder(find_game(GAME), seed, LOOKS).of_game(number)


def test_a_deeper_search_agrees(found: Puzzle) -> None:
    wrong = Puzzle(**{**{name: getattr(found, name) for name in found.__struct_fields__}, "best": ("pass",)})
    assert agrees(GAME, found, 400)
    assert check(GAME, [found, wrong], 400) == (2, 1, (1,))


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
    assert "1200 looks agree with 1 of 1" in done.stdout
    (tmp_path / f"{GAME}.jsonl").write_text("no puzzle\n")
    done = command("lab", "puzzles", GAME, "--check", 1, *options)
    assert (done.code, done.stderr.count("\n")) == (2, 1)


def test_the_puzzles_of_all_games_are_of_present_rules_and_each_is_another() -> None:
    sets = {game.id: puzzles_in(game.load().folder) for game in games().values()}
    for game, found in sets.items():
        assert len(found) >= 200, f"{game} has {len(found)} puzzles only"
        assert len({puzzle.theme for puzzle in found}) > 1
        rulebook = find_game(game).load()
        assert len({puzzle.source for puzzle in found}) == len(found)
        for puzzle in found:
            state = rulebook.released(puzzle.rules).from_position(puzzle.position, rulebook.components())
            texts = [rulebook.actions.text(action) for action in state.legal()]
            assert state.decider() == puzzle.seat
            assert len(texts) == len(puzzle.chances)
            assert {*puzzle.best, puzzle.played} <= set(texts)
            best = max(puzzle.chances)
            assert all(puzzle.chances[texts.index(text)] >= best - 2 for text in puzzle.best)
