"""Archers, warriors and mages on another player's holding (ledger 3.7)."""

import pytest

from hastilude.games.kings_bounty.cards import ACTIONS
from hastilude.games.kings_bounty.position import position
from hastilude.games.kings_bounty.rules import KingsBounty
from support.kings_bounty import defence, discard, do, draw, hand, holdings, legal, why_not
from support.ledger import rule


def captures(game: KingsBounty) -> set[str]:
    return {text for text in legal(game) if text.startswith("capture")}


@rule("KB-E03")
def test_guarded_tower() -> None:
    game = draw("""
        >0:                      | human_archer human_warrior human_mage
         1: elf_tower<elf_archer |
    """)
    assert defence(game, "elf_tower_1") == 2
    assert why_not(game, "capture elf_tower_1 with human_archer_1") == "too_weak"
    assert "capture elf_tower_1 with human_mage_1" in legal(game)
    do(game, "capture elf_tower_1 with human_warrior_1")
    assert holdings(game, 0) == ["elf_tower_1<human_warrior_1"]
    assert discard(game) == {"elf_archer": 1}


@rule("KB-071", "KB-078", "KB-079")
@pytest.mark.parametrize("unit", ["archer", "warrior", "mage"])
def test_each_regular_unit_captures_and_becomes_the_garrison(unit: str) -> None:
    game = draw(f"""
        >0:                     | human_{unit}
         1: obelisk_1 elf_tower |
    """)
    do(game, f"capture obelisk_1_1 with human_{unit}_1")
    assert holdings(game, 0) == [f"obelisk_1_1<human_{unit}_1"]
    assert holdings(game, 1) == ["elf_tower_1"]
    assert f"human_{unit}" not in hand(game, 0)


@rule("KB-071")
def test_a_holding_of_any_other_player_may_be_captured() -> None:
    game = draw("""
         0: elf_tower |
         1: obelisk_1 |
        >2: orc_tower | human_archer
         3: elf_tower |
    """)
    assert captures(game) == {
        "capture elf_tower_1 with human_archer_1",
        "capture obelisk_1_1 with human_archer_1",
        "capture elf_tower_2 with human_archer_1",
    }


@rule("KB-072", "KB-075", "KB-R12")
def test_the_unit_must_be_stronger_than_the_holding() -> None:
    game = draw("""
        >0:                                   | human_archer human_warrior human_mage
         1: obelisk_1 elf_fortress orc_citadel |
    """)
    assert captures(game) == {
        "capture obelisk_1_1 with human_archer_1",
        "capture obelisk_1_1 with human_warrior_1",
        "capture obelisk_1_1 with human_mage_1",
        "capture elf_fortress_1 with human_warrior_1",  # 3 against 2
        "capture elf_fortress_1 with human_mage_1",
        "capture orc_citadel_1 with human_mage_1",  # 4 against 3
    }
    assert why_not(game, "capture elf_fortress_1 with human_archer_1") == "too_weak"  # 2 against 2
    assert why_not(game, "capture orc_citadel_1 with human_warrior_1") == "too_weak"  # 3 against 3


@rule("KB-073", "KB-075", "KB-R12")
def test_the_unit_must_be_stronger_than_a_garrison_stronger_than_the_holding() -> None:
    game = draw("""
        >0:                                           | human_archer human_warrior human_mage
         1: obelisk_1<elf_archer elf_tower<elf_warrior |
    """)
    assert captures(game) == {
        "capture obelisk_1_1 with human_warrior_1",  # 3 against 2
        "capture obelisk_1_1 with human_mage_1",
        "capture elf_tower_1 with human_mage_1",  # 4 against 3
    }


@rule("KB-074", "KB-R13")
@pytest.mark.parametrize("garrison", ["", "<elf_archer", "<elf_warrior"])
def test_a_garrison_no_stronger_than_the_holding_changes_nothing(garrison: str) -> None:
    game = draw(f"""
        >0:                       | human_archer human_warrior human_mage
         1: elf_citadel{garrison} |
    """)
    assert captures(game) == {"capture elf_citadel_1 with human_mage_1"}


@rule("KB-075", "KB-R12")
def test_the_refusal_names_both_strengths() -> None:
    game = draw("""
        >0:           | human_archer
         1: obelisk_2 |
    """)
    refusal = game.refusal(ACTIONS.parse("capture obelisk_2_1 with human_archer_1"))
    assert refusal is not None
    assert (refusal.code, refusal.args["strength"], refusal.args["defence"]) == ("too_weak", 2, 2)
    assert "KB-075" in refusal.rules


@rule("KB-076", "KB-R11")
def test_there_is_no_failed_attack() -> None:
    game = draw("""
        >0:                    | human_archer human_warrior
         1: elf_tower<elf_mage |
    """)
    before = position(game)
    assert legal(game) == {"exchange"}
    for unit in ("archer", "warrior"):
        assert why_not(game, f"capture elf_tower_1 with human_{unit}_1") == "too_weak"
    assert position(game) == before


@rule("KB-077", "KB-078", "KB-079")
def test_the_old_garrison_is_discarded_and_the_holding_moves() -> None:
    game = draw("""
        >0: orc_tower               | orc_mage
         1: obelisk_2<human_warrior |
    """)
    do(game, "capture obelisk_2_1 with orc_mage_1")
    assert discard(game) == {"human_warrior": 1}
    assert holdings(game, 0) == ["orc_tower_1", "obelisk_2_1<orc_mage_1"]
    assert holdings(game, 1) == []
    assert defence(game, "obelisk_2_1") == 4


@rule("KB-077")
def test_without_a_garrison_nothing_is_discarded() -> None:
    game = draw("""
        >0:           | human_archer
         1: obelisk_1 |
    """)
    do(game, "capture obelisk_1_1 with human_archer_1")
    assert discard(game) == {}


@rule("KB-079")
def test_the_new_garrison_counts_for_the_defence_and_may_be_beaten_in_turn() -> None:
    game = draw("""
        >0:           | human_archer
         1: obelisk_1 | human_archer human_warrior
    """)
    do(game, "capture obelisk_1_1 with human_archer_1")
    assert why_not(game, "capture obelisk_1_1 with human_archer_2") == "too_weak"
    do(game, "capture obelisk_1_1 with human_warrior_1")
    assert holdings(game, 1) == ["obelisk_1_1<human_warrior_1"]
    assert discard(game) == {"human_archer": 1}


@rule("KB-080")
@pytest.mark.parametrize(("castle", "obelisk"), [("orc_tower", 1), ("orc_fortress", 2), ("orc_citadel", 3)])
@pytest.mark.parametrize("garrison", ["", "<elf_archer", "<elf_warrior", "<elf_mage"])
def test_castles_and_obelisks_fall_to_the_same_units(castle: str, obelisk: int, garrison: str) -> None:
    def attackers(holding: str) -> set[str]:
        game = draw(f"""
            >0:                     | human_archer human_warrior human_mage
             1: {holding}{garrison} |
        """)
        return {text.split()[3] for text in captures(game)}

    assert attackers(castle) == attackers(f"obelisk_{obelisk}")


@rule("KB-081")
@pytest.mark.parametrize("holding", ["elf_tower", "elf_fortress", "elf_citadel", "obelisk_1", "obelisk_3"])
def test_no_regular_unit_takes_a_holding_with_a_mage(holding: str) -> None:
    game = draw(f"""
        >0: orc_tower          | human_archer human_warrior human_mage orc_archer orc_warrior orc_mage
         1: {holding}<elf_mage |
    """)
    assert defence(game, f"{holding}_1") == 4
    assert captures(game) == set()


@rule("KB-082", "KB-D01")
@pytest.mark.parametrize(
    ("unit", "falls"),
    [("archer", {1}), ("warrior", {1, 2}), ("mage", {1, 2, 3}), ("hero", {1, 2, 3, 4})],
)
def test_what_each_unit_takes(unit: str, falls: set[int]) -> None:
    game = draw(f"""
        >0:                                                     | human_{unit}
         1: obelisk_1 elf_tower<elf_archer orc_citadel orc_tower<elf_mage |
    """)
    targets = {"obelisk_1_1": 1, "elf_tower_1": 2, "orc_citadel_1": 3, "orc_tower_1": 4}
    assert {name: defence(game, name) for name in targets} == targets
    assert {targets[text.split()[1]] for text in captures(game)} == falls


@rule("KB-D02")
def test_obelisk_of_3_with_an_archer() -> None:
    game = draw("""
        >0:                      | human_warrior human_mage
         1: obelisk_3<elf_archer |
    """)
    assert defence(game, "obelisk_3_1") == 3
    assert captures(game) == {"capture obelisk_3_1 with human_mage_1"}
    do(game, "capture obelisk_3_1 with human_mage_1")
    assert discard(game) == {"elf_archer": 1}
    assert holdings(game, 0) == ["obelisk_3_1<human_mage_1"]


@rule("KB-D03")
def test_obelisk_of_2_without_garrison() -> None:
    game = draw("""
        >0:           | human_archer human_warrior
         1: obelisk_2 |
    """)
    assert captures(game) == {"capture obelisk_2_1 with human_warrior_1"}


@rule("KB-D04")
def test_obelisk_of_2_with_a_warrior() -> None:
    game = draw("""
        >0:                       | human_warrior human_mage
         1: obelisk_2<elf_warrior |
    """)
    assert captures(game) == {"capture obelisk_2_1 with human_mage_1"}


@rule("KB-D05")
def test_obelisk_of_3_with_a_warrior() -> None:
    game = draw("""
        >0:                       | human_archer human_warrior human_mage human_hero human_monster
         1: obelisk_3<elf_warrior |
    """)
    assert defence(game, "obelisk_3_1") == 3
    assert legal(game) == {
        "capture obelisk_3_1 with human_mage_1",
        "capture obelisk_3_1 with human_hero_1",
        "destroy obelisk_3_1 with human_monster_1",
        "exchange",
    }
