"""Archers, warriors and mages on one's own holding (ledger 3.6)."""

import pytest

from hastilude.core.action import ActionError
from hastilude.games.kings_bounty.cards import ACTIONS, HOLDING_NAMES
from support.kings_bounty import (
    deck,
    defence,
    discard,
    do,
    draw,
    hand,
    holdings,
    legal,
    random_game,
    why_not,
)
from support.ledger import rule

STRENGTH = {"archer": 2, "warrior": 3, "mage": 4}


@rule("KB-E02", "KB-061")
def test_a_warrior_in_the_own_tower() -> None:
    game = draw("""
        >0: elf_tower | human_warrior
         1:           |
    """)
    do(game, "garrison elf_tower_1 with human_warrior_1")
    assert holdings(game, 0) == ["elf_tower_1<human_warrior_1"]
    assert defence(game, "elf_tower_1") == 3
    assert "human_warrior" not in hand(game, 0)


@rule("KB-061")
@pytest.mark.parametrize("unit", ["archer", "warrior", "mage"])
@pytest.mark.parametrize("holding", ["elf_tower", "obelisk_2"])
def test_each_regular_unit_guards_castle_or_obelisk(unit: str, holding: str) -> None:
    game = draw(f"""
        >0: {holding} | human_{unit}
         1:           |
    """)
    do(game, f"garrison {holding}_1 with human_{unit}_1")
    assert holdings(game, 0) == [f"{holding}_1<human_{unit}_1"]


@rule("KB-061", "KB-071")
def test_a_foreign_holding_is_not_garrisoned_and_the_own_not_captured() -> None:
    game = draw("""
        >0: elf_tower | human_warrior
         1: orc_tower |
    """)
    assert why_not(game, "garrison orc_tower_1 with human_warrior_1") == "not_yours"
    assert why_not(game, "capture elf_tower_1 with human_warrior_1") == "already_yours"


@rule("KB-062")
def test_a_garrison_may_be_weaker_than_its_holding() -> None:
    game = draw("""
        >0: elf_citadel obelisk_3<human_archer | human_archer
         1:                                    |
    """)
    do(game, "garrison elf_citadel_1 with human_archer_2")
    assert holdings(game, 0)[0] == "elf_citadel_1<human_archer_2"


@rule("KB-063", "KB-064", "KB-R13")
@pytest.mark.parametrize(("holding", "strength"), [("obelisk_1", 1), ("elf_fortress", 2), ("elf_citadel", 3)])
@pytest.mark.parametrize("unit", STRENGTH)
def test_a_holding_defends_with_the_larger_strength(holding: str, strength: int, unit: str) -> None:
    game = draw(f"""
        >0: {holding} | human_{unit}
         1:           |
    """)
    assert defence(game, f"{holding}_1") == strength
    do(game, f"garrison {holding}_1 with human_{unit}_1")
    assert defence(game, f"{holding}_1") == max(strength, STRENGTH[unit])


@rule("KB-063")
def test_the_garrison_is_what_an_enemy_must_surpass() -> None:
    game = draw("""
        >0: obelisk_1 | human_warrior
         1:           | human_warrior human_mage
    """)
    do(game, "garrison obelisk_1_1 with human_warrior_1")
    assert why_not(game, "capture obelisk_1_1 with human_warrior_2") == "too_weak"
    assert "capture obelisk_1_1 with human_mage_1" in legal(game)


@rule("KB-065", "KB-066", "KB-068")
def test_a_new_garrison_replaces_the_old_one_for_good() -> None:
    game = draw("""
        >0: elf_tower<human_archer | human_warrior
         1:                        |
        deck: orc_tower orc_mage
    """)
    do(game, "garrison elf_tower_1 with human_warrior_1")
    assert holdings(game, 0) == ["elf_tower_1<human_warrior_1"]
    assert discard(game) == {"human_archer": 1}
    assert hand(game, 0) == ["orc_tower"]
    assert deck(game) == ["orc_mage"]


@rule("KB-067", "KB-R19")
@pytest.mark.parametrize("old", STRENGTH)
@pytest.mark.parametrize("new", STRENGTH)
def test_the_new_garrison_may_be_of_any_strength_and_licensed_people(old: str, new: str) -> None:
    game = draw(f"""
        >0: elf_tower<orc_{old} | human_{new} elf_{new} orc_{new}
         1:                     |
    """)
    assert {text for text in legal(game) if text.startswith("garrison")} == {
        f"garrison elf_tower_1 with human_{new}_1",
        f"garrison elf_tower_1 with elf_{new}_1",
    }
    do(game, f"garrison elf_tower_1 with elf_{new}_1")
    assert holdings(game, 0) == [f"elf_tower_1<elf_{new}_1"]
    assert defence(game, "elf_tower_1") == STRENGTH[new]


@rule("KB-D13", "KB-R19")
def test_an_archer_takes_the_place_of_a_mage() -> None:
    game = draw("""
        >0: elf_tower<elf_mage | elf_archer
         1:                    |
    """)
    assert defence(game, "elf_tower_1") == 4
    do(game, "garrison elf_tower_1 with elf_archer_1")
    assert discard(game) == {"elf_mage": 1}
    assert holdings(game, 0) == ["elf_tower_1<elf_archer_1"]
    assert defence(game, "elf_tower_1") == 2


@rule("KB-069", "KB-R20")
def test_a_garrison_leaves_only_by_replacement_capture_or_destruction() -> None:
    left = set()
    for seed in range(10):
        for before, text, after in random_game(3, seed=seed):
            for slot in before.table:
                if before.garrison[slot] >= 0 and after.garrison[slot] != before.garrison[slot]:
                    left.add(text.split()[0])
                    assert text.split()[1] == HOLDING_NAMES[slot]  # only where the card was played
                    assert before.garrison[slot] not in after.garrison  # and it is nowhere else
    assert left == {"garrison", "capture", "destroy"}


@rule("KB-069", "KB-R20")
def test_there_is_no_action_to_move_dismiss_give_or_trade() -> None:
    game = draw("""
        >0: elf_tower<human_mage obelisk_1 |
         1: obelisk_2                      |
    """)
    assert legal(game) == {"exchange"}  # nothing can be done with what lies on the table alone
    assert {kind.name for kind in ACTIONS.kinds} == {
        *("play", "garrison", "capture", "destroy", "disband"),
        *("exchange", "return", "done", "pass", "remove"),
    }


@rule("KB-070")
@pytest.mark.parametrize("unit", ["human_hero_1", "human_monster_1"])
def test_heroes_and_monsters_are_no_garrisons(unit: str) -> None:
    with pytest.raises(ActionError):
        ACTIONS.parse(f"garrison elf_tower_1 with {unit}")
    game = draw(f"""
        >0: elf_tower | {unit[:-2]}
         1: orc_tower |
    """)
    target = next(text for text in sorted(legal(game)) if unit in text)
    do(game, target)
    assert not [name for seat in (0, 1) for name in holdings(game, seat) if "<" in name]
