"""Heroes (ledger 3.8) and monsters (3.9)."""

import pytest

from hastilude.games.kings_bounty.view import view
from support.kings_bounty import (
    counts,
    deck,
    defence,
    discard,
    do,
    draw,
    hand,
    holder,
    holdings,
    legal,
    why_not,
)
from support.ledger import rule

HERO_AT_HOME = {"hero_on_own_holding": "allowed"}

# -- the hero


@rule("KB-E04", "KB-083", "KB-085", "KB-086", "KB-087")
def test_a_hero_takes_a_holding_with_a_mage() -> None:
    game = draw("""
        >0:                    | human_hero human_mage
         1: orc_tower<orc_mage |
    """)
    assert legal(game) == {"capture orc_tower_1 with human_hero_1", "exchange"}
    do(game, "capture orc_tower_1 with human_hero_1")
    assert holdings(game, 0) == ["orc_tower_1"]
    assert holdings(game, 1) == []
    assert defence(game, "orc_tower_1") == 1
    assert discard(game) == {"human_hero": 1, "orc_mage": 1}
    assert "human_hero" not in hand(game, 0)


@rule("KB-083", "KB-086")
def test_a_hero_takes_a_holding_without_garrison() -> None:
    game = draw("""
        >0:           | human_hero
         1: obelisk_3 |
    """)
    do(game, "capture obelisk_3_1 with human_hero_1")
    assert holdings(game, 0) == ["obelisk_3_1"]
    assert discard(game) == {"human_hero": 1}


@rule("KB-084")
@pytest.mark.parametrize("holding", ["elf_tower", "elf_fortress", "elf_citadel", "obelisk_1", "obelisk_3"])
@pytest.mark.parametrize("garrison", ["", "<elf_archer", "<elf_warrior", "<elf_mage"])
def test_a_hero_always_wins(holding: str, garrison: str) -> None:
    game = draw(f"""
        >0:                     | human_hero
         1: {holding}{garrison} |
    """)
    do(game, f"capture {holding}_1 with human_hero_1")
    assert holdings(game, 0) == [f"{holding}_1"]


@rule("KB-088", "KB-R14")
def test_a_hero_is_not_played_onto_the_own_holding() -> None:
    game = draw("""
        >0: elf_tower<elf_archer | human_hero
         1: orc_tower            |
    """)
    assert legal(game) == {"capture orc_tower_1 with human_hero_1", "exchange"}
    assert why_not(game, "capture elf_tower_1 with human_hero_1") == "already_yours"
    assert why_not(game, "disband elf_tower_1 with human_hero_1") == "hero_captures_only"


@rule("KB-089")
def test_a_hero_needs_the_licence_of_its_people() -> None:
    game = draw("""
        >0: elf_tower | elf_hero orc_hero human_hero
         1: obelisk_1 |
    """)
    assert legal(game) == {
        "capture obelisk_1_1 with elf_hero_1",
        "capture obelisk_1_1 with human_hero_1",
        "exchange",
    }
    assert why_not(game, "capture obelisk_1_1 with orc_hero_1") == "no_licence"


@rule("KB-090", "KB-D12")
def test_a_hero_needs_a_foreign_holding() -> None:
    game = draw("""
        >0: elf_tower elf_citadel obelisk_1<elf_mage | human_hero elf_hero
         1:                                          |
    """)
    assert legal(game) == {"exchange"}


@rule("KB-091")
def test_a_hero_brings_staff_rat() -> None:
    game = draw("""
        >0:           | human_hero
         1: obelisk_1 |
        titles: emperor conqueror sharpshooter tower_builder vandal staff_rat
    """)
    assert holder(game, "staff_rat") is None
    do(game, "capture obelisk_1_1 with human_hero_1")
    assert holder(game, "staff_rat") == 0
    assert holder(game, "vandal") is None


@rule("KB-091", "KB-098")
def test_regular_units_bring_neither_title() -> None:
    game = draw("""
        >0: elf_tower | elf_mage
         1: obelisk_1 | human_warrior
        titles: emperor conqueror sharpshooter tower_builder vandal staff_rat
    """)
    do(game, "capture obelisk_1_1 with elf_mage_1", "capture elf_tower_1 with human_warrior_1")
    assert holder(game, "staff_rat") is None
    assert holder(game, "vandal") is None


# -- the hero at home: the other answer to KB-R14


@rule("KB-R14")
@pytest.mark.parametrize(
    ("garrison", "gone"),
    [("", {"human_hero": 1}), ("<elf_mage", {"human_hero": 1, "elf_mage": 1})],
)
def test_hero_on_own_holding_allowed(garrison: str, gone: dict[str, int]) -> None:
    game = draw(
        f"""
        >0: elf_fortress{garrison} | human_hero
         1:                        |
        titles: emperor conqueror sharpshooter tower_builder vandal staff_rat
        """,
        options=HERO_AT_HOME,
    )
    assert legal(game) == {"disband elf_fortress_1 with human_hero_1", "exchange"}
    do(game, "disband elf_fortress_1 with human_hero_1")
    assert holdings(game, 0) == ["elf_fortress_1"]
    assert defence(game, "elf_fortress_1") == 2
    assert discard(game) == gone
    assert counts(game, "conqueror") == [0, 0]
    assert holder(game, "staff_rat") == 0
    assert game.decider() == 1


@rule("KB-R14")
def test_with_hero_on_own_holding_allowed_a_hero_still_captures_and_needs_its_licence() -> None:
    game = draw(
        """
        >0: elf_tower | human_hero orc_hero elf_archer
         1: obelisk_1 |
        """,
        options=HERO_AT_HOME,
    )
    assert {text for text in legal(game) if "hero" in text} == {
        "disband elf_tower_1 with human_hero_1",
        "capture obelisk_1_1 with human_hero_1",
    }
    assert why_not(game, "disband obelisk_1_1 with human_hero_1") == "not_yours"
    assert why_not(game, "disband elf_tower_1 with orc_hero_1") == "no_licence"
    assert why_not(game, "capture elf_tower_1 with human_hero_1") == "already_yours"


# -- the monster


@rule("KB-E05", "KB-093", "KB-094", "KB-095")
def test_a_monster_destroys_citadel_and_archers() -> None:
    game = draw("""
        >0:                        | human_monster
         1: elf_citadel<elf_archer |
        deck: orc_tower orc_mage
    """)
    do(game, "destroy elf_citadel_1 with human_monster_1")
    assert discard(game) == {"elf_citadel": 1, "elf_archer": 1, "human_monster": 1}
    assert holdings(game, 0) == holdings(game, 1) == []
    assert hand(game, 0) == ["orc_tower"]  # nobody gets anything but the draw
    assert deck(game) == ["orc_mage"]


@rule("KB-092", "KB-R15")
def test_a_monster_goes_onto_any_holding_on_the_table() -> None:
    game = draw("""
        >0: elf_tower<elf_mage  | human_monster
         1: obelisk_1 orc_tower |
         2: elf_citadel         |
    """)
    assert legal(game) == {
        "destroy elf_tower_1 with human_monster_1",
        "destroy obelisk_1_1 with human_monster_1",
        "destroy orc_tower_1 with human_monster_1",
        "destroy elf_citadel_1 with human_monster_1",
        "exchange",
    }
    assert why_not(game, "destroy orc_citadel_1 with human_monster_1") == "not_on_table"


@rule("KB-093", "KB-094")
@pytest.mark.parametrize("holding", ["elf_tower", "elf_citadel", "obelisk_1", "obelisk_3"])
@pytest.mark.parametrize("garrison", ["", "elf_archer", "elf_warrior", "elf_mage"])
def test_a_monster_destroys_whatever_the_strength(holding: str, garrison: str) -> None:
    game = draw(f"""
        >0:                                                  | human_monster
         1: {holding}{"<" if garrison else ""}{garrison} orc_tower |
    """)
    do(game, f"destroy {holding}_1 with human_monster_1")
    assert holdings(game, 1) == ["orc_tower_1"]
    assert discard(game) == {name: 1 for name in (holding, garrison, "human_monster") if name}


@rule("KB-094")
def test_a_destroyed_holding_does_not_come_back_under_its_name() -> None:
    game = draw("""
        >0:           | human_monster
         1: obelisk_1 | obelisk_1
    """)
    do(game, "destroy obelisk_1_1 with human_monster_1", "play obelisk_1_2")
    assert holdings(game, 1) == ["obelisk_1_2"]
    assert view(game, None).discard == {"human_monster": 1, "obelisk_1": 1}


@rule("KB-096")
def test_a_monster_needs_the_licence_of_its_people() -> None:
    game = draw("""
        >0: elf_tower | elf_monster orc_monster human_monster
         1:           |
    """)
    assert legal(game) == {
        "destroy elf_tower_1 with elf_monster_1",
        "destroy elf_tower_1 with human_monster_1",
        "exchange",
    }
    assert why_not(game, "destroy elf_tower_1 with orc_monster_1") == "no_licence"


@rule("KB-097")
def test_a_monster_needs_a_holding_on_the_table() -> None:
    game = draw("""
        >0: | human_monster
         1: |
    """)
    assert legal(game) == {"exchange"}


@rule("KB-098")
def test_a_monster_brings_vandal() -> None:
    game = draw("""
        >0:           | human_monster
         1: obelisk_1 |
        titles: emperor conqueror sharpshooter tower_builder vandal staff_rat
    """)
    assert holder(game, "vandal") is None
    do(game, "destroy obelisk_1_1 with human_monster_1")
    assert holder(game, "vandal") == 0
    assert holder(game, "staff_rat") is None


@rule("KB-D11", "KB-R15", "KB-R17")
def test_a_monster_on_the_only_castle_that_licenses_it() -> None:
    game = draw("""
        >0: orc_tower<human_archer obelisk_1 | orc_monster orc_archer
         1:                                  | obelisk_2
    """)
    do(game, "destroy orc_tower_1 with orc_monster_1")
    assert holdings(game, 0) == ["obelisk_1_1"]
    assert discard(game) == {"orc_tower": 1, "human_archer": 1, "orc_monster": 1}
    do(game, "play obelisk_2_1")
    assert why_not(game, "garrison obelisk_1_1 with orc_archer_1") == "no_licence"
