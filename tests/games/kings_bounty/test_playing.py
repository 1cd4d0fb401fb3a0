"""Playing holdings (ledger 3.4), and what every unit needs: a target and a licence (3.5)."""

import pytest

from support.kings_bounty import (
    counts,
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

# -- holdings


@rule("KB-043", "KB-045", "KB-046")
def test_a_holding_is_laid_before_the_player_without_garrison() -> None:
    game = draw("""
        >0:          | orc_tower obelisk_3
         1: elf_fortress |
    """)
    plays = {text for text in legal(game) if text.startswith("play")}
    assert plays == {"play orc_tower_1", "play obelisk_3_1"}  # no choice of before whom
    do(game, "play orc_tower_1")
    assert holdings(game, 0) == ["orc_tower_1"]
    assert holdings(game, 1) == ["elf_fortress_1"]
    assert hand(game, 0).count("orc_tower") == 0


@rule("KB-046")
def test_a_garrison_comes_in_a_later_turn() -> None:
    game = draw("""
        >0: | orc_tower human_archer
         1: | obelisk_1
    """)
    assert why_not(game, "garrison orc_tower_1 with human_archer_1") == "not_on_table"
    do(game, "play orc_tower_1")
    assert game.decider() == 1
    do(game, "play obelisk_1_1")
    do(game, "garrison orc_tower_1 with human_archer_1")
    assert holdings(game, 0) == ["orc_tower_1<human_archer_1"]


@rule("KB-044")
@pytest.mark.parametrize("people", ["elf", "dwarf", "undead", "orc"])
def test_any_holding_may_be_played_in_any_turn(people: str) -> None:
    game = draw(f"""
        >0: | {people}_tower {people}_fortress {people}_citadel obelisk_1 obelisk_2 obelisk_3
         1: |
         2: |
         3: |
    """)
    everything = {
        f"play {people}_tower_1",
        f"play {people}_fortress_1",
        f"play {people}_citadel_1",
        "play obelisk_1_1",
        "play obelisk_2_1",
        "play obelisk_3_1",
    }
    assert legal(game) - {"exchange"} == everything


@rule("KB-044")
def test_a_holding_costs_nothing_but_itself() -> None:
    game = draw("""
        >0: elf_tower<elf_mage | orc_citadel human_mage
         1: elf_citadel        |
        deck: obelisk_1 obelisk_1
    """)
    do(game, "play orc_citadel_1")
    assert holdings(game, 0) == ["elf_tower_1<elf_mage_1", "orc_citadel_1"]
    assert hand(game, 0) == ["human_mage", "obelisk_1"]
    assert discard(game) == {}


@rule("KB-047")
def test_a_holding_is_owned_until_it_is_captured_or_destroyed() -> None:
    game = draw("""
        >0: orc_tower elf_tower | obelisk_1 obelisk_2
         1:                     | human_archer human_monster
    """)
    do(game, "exchange", "return obelisk_2_1", "done")
    assert holdings(game, 0) == ["orc_tower_1", "elf_tower_1"]
    do(game, "capture elf_tower_1 with human_archer_1")
    assert holdings(game, 0) == ["orc_tower_1"]
    assert holdings(game, 1) == ["elf_tower_1<human_archer_1"]
    do(game, "play obelisk_1_1")
    assert holdings(game, 0) == ["orc_tower_1", "obelisk_1_1"]
    do(game, "destroy orc_tower_1 with human_monster_1")
    assert holdings(game, 0) == ["obelisk_1_1"]


@rule("KB-047")
def test_nothing_else_moves_a_holding() -> None:
    moved = set()
    for seed in range(10):
        for before, text, after in random_game(3, seed=seed):
            for slot in before.table:
                if after.owner[slot] != before.owner[slot]:
                    moved.add(text.split()[0])
    assert moved == {"capture", "destroy"}


@rule("KB-048", "KB-R21")
def test_no_limit_on_holdings() -> None:
    castles = " ".join(
        f"{people}_{castle} {people}_{castle}"
        for people in ("elf", "orc")
        for castle in ("tower", "fortress", "citadel")
    )
    game = draw(f"""
        >0: {castles} obelisk_1 obelisk_1 obelisk_2 obelisk_2 obelisk_3 | obelisk_3
         1: |
    """)
    do(game, "play obelisk_3_2")
    assert len(holdings(game, 0)) == 18  # all there are with two players


# -- units: a target


@rule("KB-049")
def test_a_unit_goes_onto_an_own_or_a_foreign_holding_on_the_table() -> None:
    game = draw("""
        >0: orc_tower | human_warrior elf_tower
         1: obelisk_1 |
         2: obelisk_2 |
    """)
    assert {text for text in legal(game) if "human_warrior" in text} == {
        "garrison orc_tower_1 with human_warrior_1",
        "capture obelisk_1_1 with human_warrior_1",
        "capture obelisk_2_1 with human_warrior_1",
    }
    assert why_not(game, "garrison elf_tower_1 with human_warrior_1") == "not_on_table"
    assert why_not(game, "capture elf_citadel_1 with human_warrior_1") == "not_on_table"


@rule("KB-050")
def test_a_unit_without_a_legal_target_cannot_be_played() -> None:
    empty = draw("""
        >0: | human_archer human_hero human_monster
         1: |
    """)
    assert legal(empty) == {"exchange"}
    too_strong = draw("""
        >0:             | human_archer
         1: elf_citadel |
    """)
    assert legal(too_strong) == {"exchange"}


# -- units: the licence

TYPES = ("archer", "warrior", "mage", "hero", "monster")


@rule("KB-E01")
def test_an_undead_unit_needs_an_undead_castle() -> None:
    without = draw("""
        >0: elf_tower | undead_warrior
         1: obelisk_1 |
         2: elf_tower |
         3: obelisk_2 |
    """)
    assert legal(without) == {"exchange"}
    owner = draw("""
        >0: undead_tower | undead_warrior
         1: obelisk_1    |
         2: elf_tower    |
         3: obelisk_2    |
    """)
    assert legal(owner) == {
        "garrison undead_tower_1 with undead_warrior_1",
        "capture obelisk_1_1 with undead_warrior_1",
        "capture elf_tower_1 with undead_warrior_1",
        "capture obelisk_2_1 with undead_warrior_1",
        "exchange",
    }


@rule("KB-051", "KB-052", "KB-R16")
@pytest.mark.parametrize("people", ["elf", "dwarf", "undead", "orc"])
@pytest.mark.parametrize("unit", TYPES)
def test_every_unit_of_the_four_peoples_needs_a_castle_of_its_own(people: str, unit: str) -> None:
    others = " ".join(f"{other}_tower" for other in ("elf", "dwarf", "undead", "orc") if other != people)
    picture = """
        >0: {castles} | {card}
         1: obelisk_1 {foreign} |
         2: |
         3: |
    """
    card = f"{people}_{unit}"
    # every castle but the right one, which lies before somebody else
    without = draw(picture.format(castles=others, foreign=f"{people}_fortress", card=card))
    assert legal(without) == {"exchange"}
    verb = "destroy" if unit == "monster" else "capture"
    assert why_not(without, f"{verb} obelisk_1_1 with {card}_1") == "no_licence"
    owner = draw(picture.format(castles=f"{people}_tower", foreign="", card=card))
    assert f"{verb} obelisk_1_1 with {card}_1" in legal(owner)


@rule("KB-053")
@pytest.mark.parametrize("unit", TYPES)
def test_human_units_need_no_castle(unit: str) -> None:
    game = draw(f"""
        >0:           | human_{unit}
         1: obelisk_1 |
    """)
    verb = "destroy" if unit == "monster" else "capture"
    assert legal(game) == {f"{verb} obelisk_1_1 with human_{unit}_1", "exchange"}


@rule("KB-054")
@pytest.mark.parametrize(
    "castle", ["orc_tower", "orc_fortress", "orc_citadel", "orc_tower<elf_mage", "orc_citadel<orc_archer"]
)
def test_any_castle_with_or_without_garrison_licenses_its_people(castle: str) -> None:
    game = draw(f"""
        >0: {castle}  | orc_warrior orc_hero
         1: obelisk_1 |
    """)
    assert "capture obelisk_1_1 with orc_warrior_1" in legal(game)
    assert "capture obelisk_1_1 with orc_hero_1" in legal(game)


@rule("KB-055")
def test_a_castle_licenses_any_number_of_units() -> None:
    game = draw("""
        >0: orc_tower obelisk_1 | orc_archer orc_warrior orc_mage orc_mage
         1: obelisk_2           | elf_tower elf_tower elf_fortress
    """)
    do(game, "garrison orc_tower_1 with orc_archer_1", "play elf_tower_1")
    do(game, "garrison obelisk_1_1 with orc_warrior_1", "play elf_tower_2")
    do(game, "capture obelisk_2_1 with orc_mage_1", "play elf_fortress_1")
    assert holdings(game, 0) == [
        "orc_tower_1<orc_archer_1",
        "obelisk_1_1<orc_warrior_1",
        "obelisk_2_1<orc_mage_1",
    ]
    assert "capture elf_fortress_1 with orc_mage_2" in legal(game)


@rule("KB-056")
def test_obelisks_give_no_licence() -> None:
    game = draw("""
        >0: obelisk_1 obelisk_2 obelisk_3 | elf_archer orc_mage
         1:                               |
    """)
    assert legal(game) == {"exchange"}


@rule("KB-057")
def test_a_garrison_gives_no_licence() -> None:
    game = draw("""
        >0: elf_tower<orc_warrior obelisk_1<orc_archer | orc_mage elf_mage
         1:                                            |
    """)
    assert why_not(game, "garrison obelisk_1_1 with orc_mage_1") == "no_licence"
    assert "garrison obelisk_1_1 with elf_mage_1" in legal(game)


@rule("KB-058", "KB-D06", "KB-R17")
def test_the_castle_to_be_captured_does_not_license_its_own_capture() -> None:
    game = draw("""
        >0:           | orc_warrior orc_hero
         1: orc_tower |
    """)
    assert why_not(game, "capture orc_tower_1 with orc_warrior_1") == "no_licence"
    assert why_not(game, "capture orc_tower_1 with orc_hero_1") == "no_licence"
    assert legal(game) == {"exchange"}


@rule("KB-D07")
def test_a_captured_castle_licenses_from_the_next_turn_on() -> None:
    game = draw("""
        >0:           | human_warrior orc_archer
         1: orc_tower | obelisk_1
    """)
    do(game, "capture orc_tower_1 with human_warrior_1")
    do(game, "play obelisk_1_1")
    assert {text for text in legal(game) if "orc_archer" in text} == {
        "garrison orc_tower_1 with orc_archer_1",
        "capture obelisk_1_1 with orc_archer_1",
    }


@rule("KB-D07")
def test_but_not_if_it_was_lost_again() -> None:
    game = draw("""
        >0:           | human_archer orc_archer
         1: orc_tower | human_warrior
    """)
    do(game, "capture orc_tower_1 with human_archer_1", "capture orc_tower_1 with human_warrior_1")
    assert why_not(game, "capture orc_tower_1 with orc_archer_1") == "no_licence"


@rule("KB-D08", "KB-R16")
def test_hero_and_monster_without_a_castle_of_theirs() -> None:
    game = draw(
        """
        >0: elf_tower obelisk_1 | dwarf_hero dwarf_monster
         1: dwarf_tower elf_citadel |
        """,
        removed=["orc", "undead"],
    )
    assert legal(game) == {"exchange"}


@rule("KB-D09")
def test_the_human_hero_and_monster_without_any_holding() -> None:
    game = draw("""
        >0:           | human_hero human_monster
         1: obelisk_3 |
    """)
    assert legal(game) == {
        "capture obelisk_3_1 with human_hero_1",
        "destroy obelisk_3_1 with human_monster_1",
        "exchange",
    }


@rule("KB-059", "KB-D10", "KB-R18")
def test_garrisons_stay_when_the_last_castle_of_their_people_is_lost() -> None:
    game = draw("""
         0: elf_tower obelisk_1<elf_mage obelisk_2 | elf_warrior
        >1:                                        | human_warrior human_warrior
    """)
    do(game, "capture elf_tower_1 with human_warrior_1")
    assert holdings(game, 0) == ["obelisk_1_1<elf_mage_1", "obelisk_2_1"]
    assert defence(game, "obelisk_1_1") == 4
    for title in ("prince_of_elves", "grand_magister", "conqueror"):
        assert counts(game, title)[0] == 1
    assert why_not(game, "garrison obelisk_2_1 with elf_warrior_1") == "no_licence"


@rule("KB-060")
@pytest.mark.parametrize(
    "unit", ["human_archer", "elf_archer", "dwarf_archer", "undead_archer", "orc_archer"]
)
def test_people_of_unit_and_holding_need_not_match(unit: str) -> None:
    game = draw(f"""
        >0: elf_tower dwarf_tower undead_tower orc_tower obelisk_3     | {unit}
         1: elf_tower obelisk_1                                        |
         2: dwarf_tower undead_tower orc_tower                         |
         3:                                                            |
    """)
    own = ["elf_tower_1", "dwarf_tower_1", "undead_tower_1", "orc_tower_1", "obelisk_3_1"]
    foreign = ["elf_tower_2", "dwarf_tower_2", "undead_tower_2", "orc_tower_2", "obelisk_1_1"]
    assert legal(game) - {"exchange"} == {
        *(f"garrison {name} with {unit}_1" for name in own),
        *(f"capture {name} with {unit}_1" for name in foreign),
    }
