"""What is in the box (ledger 3.1), and component files of other boxes (part 9)."""

from collections import Counter
from pathlib import Path

import pytest

from hastilude.core.components import ComponentError
from hastilude.games.hearts_and_armour.cards import (
    EFFECTS,
    FACE_NAMES,
    FACE_SHIELDS,
    FACE_SWORDS,
    HEROES,
    KNIGHTS,
    SIDES,
    side_of_hero,
)
from hastilude.games.hearts_and_armour.invariants import places
from hastilude.games.hearts_and_armour.rulebook import RULEBOOK
from support.hearts_and_armour import COMPONENTS, FIGURES, RING, end, fight, start
from support.ledger import rule


@rule("HA-001", "HA-002")
def test_four_knights_a_side_and_one_sorcerer() -> None:
    assert Counter(side_of_hero(hero) for hero in range(8)) == {0: 4, 1: 4}
    assert HEROES[8:] == ("sorcerer",)
    for side in SIDES:
        assert len(COMPONENTS.table(f"knights.{side}")["names"]) == KNIGHTS


@rule("HA-003", "HA-R06")
def test_ten_goal_cards() -> None:
    """One for each knight, two with the sorcerer: with nine players all of them are dealt (HA-R06)."""
    goals = COMPONENTS.table("goals")
    assert goals["one_for_each_knight"] + goals["with_the_sorcerer"] == 10
    game = start(9)
    cards = [*game.goals, game.ward]
    assert len(cards) == 10
    assert sorted(cards) == sorted(
        [*(seat for seat in range(9) if seat != game.sorcerer), *[game.sorcerer] * 2]
    )


@rule("HA-004")
def test_twenty_nine_action_cards() -> None:
    assert sum(FIGURES.copies) == 29
    assert sum(places(start(6))) == 29


def test_the_supplied_card_list() -> None:
    """Totals of the component data: 16 sword cards with 20 swords, 13 shield cards with 16 shields."""
    swords = [FIGURES.swords[kind] for kind in range(FIGURES.kinds) for _ in range(FIGURES.copies[kind])]
    shields = [FIGURES.shields[kind] for kind in range(FIGURES.kinds) for _ in range(FIGURES.copies[kind])]
    effects = Counter(
        EFFECTS[FIGURES.effect[kind]] for kind in range(FIGURES.kinds) for _ in range(FIGURES.copies[kind])
    )
    assert FIGURES.kinds == 12
    assert Counter(swords) == {0: 13, 1: 12, 2: 4}
    assert Counter(shields) == {0: 16, 1: 10, 2: 3}
    assert effects == {"transfer": 10, "discard": 10, "take": 9}
    assert FIGURES.source == "reconstructed"


@rule("HA-005", "HA-142", "HA-R31")
def test_tokens_are_for_match_play_and_never_run_out() -> None:
    """12 in the box; nine players with two each already have 18 (HA-R31)."""
    assert COMPONENTS.integer("match", "tokens") == 12
    single = end(4, "B2:3")
    assert single.tokens == [0] * 4
    match = end(
        9,
        "B3:3",
        options={"mode": "match_play"},
        tokens=[2] * 9,
        game_number=3,
        chronicle=[list(range(9)), list(range(9))],
    )
    assert sum(match.tokens) > 18


@rule("HA-006")
def test_a_goal_card_goes_to_the_other_side() -> None:
    """Its back has the pattern of the knight's own side, so the enemies draw it; one sorcerer card each."""
    for seed in range(20):
        game = start(7, seed=seed)
        for seat in range(7):
            if seat != game.sorcerer:
                assert game.sides[game.goals[seat]] != game.sides[seat]
        hunters = [game.sides[seat] for seat in range(7) if game.goals[seat] == game.sorcerer]
        assert sorted(hunters) == [0, 1]


@rule("HA-007", "HA-107")
def test_a_killed_hero_is_turned_over() -> None:
    game = end(4, "B2:3 A1:1")
    view = RULEBOOK.view(game, None)
    assert [hero.dead for hero in view.heroes] == [name == "B2" for name in RING[4]]


@rule("HA-008")
def test_heroes_have_no_abilities() -> None:
    """The same cards do the same to every knight."""
    for name in RING[8]:
        game = end(8, f"{name}:3")
        assert game.wounds[RING[8].index(name)] == 3
        assert sum(game.wounds) == 3


# -- other boxes -------------------------------------------------------------------------


def box(tmp_path: Path, cards: str, more: str = "") -> Path:
    """A component file with another list of action cards."""
    text = (RULEBOOK.folder / "components.toml").read_text(encoding="utf-8")
    head, _, _ = text.partition("[action_cards]")
    path = tmp_path / "box.toml"
    path.write_text(f'{head}[action_cards]\nsource = "rulebook"\n{cards}\n{more}', encoding="utf-8")
    return path


def test_faces_have_all_combinations_of_four_symbols() -> None:
    assert len(set(FACE_NAMES)) == len(FACE_NAMES)
    for face, name in enumerate(FACE_NAMES):
        assert FACE_SWORDS[face] + FACE_SHIELDS[face] <= 4
        assert name.endswith(EFFECTS[face % 4])
        assert (f"sword_{FACE_SWORDS[face]}" in name) == (FACE_SWORDS[face] > 0)


def test_another_box_is_played_with_its_own_cards(tmp_path: Path) -> None:
    path = box(tmp_path, "sword_3_take = 9\nsword_1_shield_1_none = 10\nblank_transfer = 10")
    components = RULEBOOK.components(path)
    figures = RULEBOOK.figures(components)
    assert figures.names == ["blank_transfer", "sword_1_shield_1_none", "sword_3_take"]
    assert figures.net == [0, 0, 3]
    for seats in (4, 9):
        game = start(seats, components=components)
        game.check()
        fight(game)
        game.check()


@pytest.mark.parametrize(
    ("cards", "message"),
    [
        ("sword_1_take = 28", "there are 29 action cards"),
        ("sword_1_take = 30", "not 30"),
        ("sword_5_take = 29", "sword_5_take is not a face"),
        ("sword_1_take = -1\nsword_2_take = 30", "there cannot be -1 cards"),
        ('sword_1_take = "many"', "whole number"),
    ],
)
def test_a_wrong_card_list_is_refused(tmp_path: Path, cards: str, message: str) -> None:
    with pytest.raises(ComponentError, match=message):
        RULEBOOK.components(box(tmp_path, cards))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("knight = 3\nsorcerer = 5\nless", "knight = 4\nsorcerer = 5\nless", "knight = 3"),
        ("wins = 3", "wins = 2", "wins = 3"),
        ('"rinaldo"', '"lancelot"', "the knights of side_a are orlando"),
        ("[death]", "[deaths]", "death"),
        ("[players]", '[extra]\nsource = "rulebook"\n[players]', "no table"),
    ],
)
def test_other_figures_are_fixed(tmp_path: Path, old: str, new: str, message: str) -> None:
    text = (RULEBOOK.folder / "components.toml").read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "box.toml"
    path.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(ComponentError, match=message):
        RULEBOOK.components(path)
