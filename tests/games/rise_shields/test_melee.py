"""Attacks in melee, counterstrikes and retreats (ledger 3.9, 3.10, 3.15, 3.16)."""

import pytest

from support.ledger import rule
from support.rise_shields_draw import draw

RED_AND_BLUE = {"men_at_arms": (2, 2, 2), "pikemen": (1, 1, 2)}


# -- the printed examples --------------------------------------------------------------------


@rule("RS-E01", "RS-018", "RS-080", "RS-081", "RS-082", "RS-084", "RS-085")
def test_example_1() -> None:
    field = draw("0ma1@a 1pi4@b .", figures=RED_AND_BLUE)
    field.attack("0ma", "melee", "1pi", dice="53")
    assert field.totals() == [(7, 4)]
    assert field.where("1pi") == "dead"
    assert field.where("0ma") == "@b"


@rule("RS-E02", "RS-082", "RS-086", "RS-121")
def test_example_2_the_attack() -> None:
    field = draw("0ma1@a 1pi4@b .@c", figures=RED_AND_BLUE)
    field.attack("0ma", "melee", "1pi", dice="23")
    assert field.totals() == [(4, 4)]
    assert field.asks() == "reply 1"
    assert field.may("counterstrike")


@rule("RS-E03", "RS-122", "RS-123", "RS-018")
def test_example_2_the_counterstrike() -> None:
    field = draw("0ma1@a 1pi4@b . 0ho1", figures=RED_AND_BLUE)
    field.attack("0ma", "melee", "1pi", dice="23")
    field.do("counterstrike", dice="53")
    assert field.totals() == [(6, 5)]
    assert field.where("0ma") == "dead"
    assert field.at("@b") == "1pi4"
    assert field.asks() == "main 0"


@rule("RS-E14", "RS-029", "RS-030", "RS-031")
@pytest.mark.parametrize(
    ("facing", "totals", "won"), [(4, (5, 5), False), (5, (6, 5), True), (1, (7, 5), True)]
)
def test_front_flank_and_rear(facing: int, totals: tuple[int, int], won: bool) -> None:
    field = draw(f"0ma1 1pi{facing}", figures={"men_at_arms": (2, 2, 2), "pikemen": (2, 2, 2)})
    field.attack("0ma", "melee", "1pi", dice="33")
    assert field.totals() == [totals]
    assert (field.where("1pi") == "dead") == won


# -- what may be attacked ----------------------------------------------------------------------


@rule("RS-077")
def test_only_enemies_are_attacked() -> None:
    field = draw("0pi1 0ma1 1pi4")
    field.open("activate 0ma")
    assert field.why_not("melee 0pi") == "friend"
    assert field.legal("melee") == {"melee 1pi"}


@rule("RS-078", "RS-083")
def test_melee_needs_a_neighbour() -> None:
    field = draw("0ma1@a .@b .@c 1pi4")
    field.open("activate 0ma; step @b")
    refusal = field.refusal("melee 1pi")
    assert (refusal.code, refusal.args["distance"]) == ("out_of_reach", 2)
    field.open("step @c")
    assert field.may("melee 1pi")


@rule("RS-079", "RS-328", "RS-329")
def test_the_attacker_rolls_first() -> None:
    """The dice are given in the order in which they fall: 6 is the attacker's."""
    field = draw("0ma1 1pi4", figures=RED_AND_BLUE)
    field.attack("0ma", "melee", "1pi", dice="61")
    strike = field.strikes()[0]
    assert (strike["akept"], strike["dkept"]) == (6, 1)


@rule("RS-082")
@pytest.mark.parametrize(("dice", "won"), [("34", False), ("33", False), ("43", True)])
def test_strictly_greater_wins(dice: str, won: bool) -> None:
    field = draw("0ma1 1ma4")
    field.attack("0ma", "melee", "1ma", dice=dice)
    assert field.strikes()[0]["success"] == won


# -- after a success ---------------------------------------------------------------------------


@rule("RS-085", "RS-115", "RS-035")
def test_the_winner_must_take_the_cell_for_nothing_and_may_turn() -> None:
    field = draw(".@z .@y 0ma1@a 1pi4@b .")
    field.open("activate 0ma; step @y; step @a")  # all points are spent
    field.do("melee 1pi")
    field.do("face 0", dice="61")
    assert field.where("0ma") == "@b"
    assert field.asks() == "facing 0"
    assert field.legal("face") == {f"face {k}" for k in range(6)}
    field.open("face 3")
    assert (field.facing("0ma"), field.asks()) == (3, "main 0")


@rule("RS-084", "RS-288")
def test_the_beaten_go_to_the_dead() -> None:
    field = draw("0ma1 1pi4")
    field.attack("0ma", "melee", "1pi", dice="61")
    assert field.told("destroyed")[0]["unit"] == field.units["1pi"]
    assert field.where("1pi") == "dead"


# -- after a failure ---------------------------------------------------------------------------


@rule("RS-121", "RS-129", "RS-086")
def test_the_defender_may_do_nothing() -> None:
    field = draw("0ma1@a 1pi4@b .")
    field.attack("0ma", "melee", "1pi", dice="16", then="stay")
    assert (field.where("0ma"), field.where("1pi"), field.asks()) == ("@a", "@b", "main 0")


@rule("RS-124")
def test_a_counterstrike_that_fails_ends_the_battle() -> None:
    field = draw("0ma1@a 1pi4@b")
    field.attack("0ma", "melee", "1pi", dice="16")
    field.do("counterstrike", dice="16")
    assert field.totals() == [(3, 8)]
    assert (field.where("0ma"), field.where("1pi"), field.asks()) == ("@a", "@b", "main 0")


@rule("RS-125", "RS-R40")
@pytest.mark.parametrize("facing", [5, 1])
def test_flank_and_rear_strike_back_too_without_turning(facing: int) -> None:
    field = draw(f"0ma1 1pi{facing}@b")
    field.attack("0ma", "melee", "1pi", dice="16")
    field.do("counterstrike", dice="16")
    assert field.parts() == {}
    assert field.at("@b") == f"1pi{facing}"


@rule("RS-R40")
def test_with_an_option_the_counterstriker_turns() -> None:
    field = draw("0ma1 1pi1@b", options={"counter_rotates": "yes"})
    field.attack("0ma", "melee", "1pi", dice="16")
    field.do("counterstrike", dice="16")
    assert field.facing("1pi") in (3, 4)


@rule("RS-R39")
@pytest.mark.parametrize(("allowed", "counter"), [("yes", True), ("no", False)])
def test_counterstrike_from_a_fortification(allowed: str, counter: bool) -> None:
    field = draw("0ma1 X1pi4", options={"counter_from_fort": allowed})
    field.attack("0ma", "melee", "1pi", dice="16")
    assert field.may("counterstrike") == counter


@rule("RS-126", "RS-127", "RS-128", "RS-R45")
def test_a_retreat_is_one_step_away_from_the_attacker() -> None:
    field = draw("""
           .@a   .@b
        0ma1  1pi4@x .@c
           .@d   .@e
    """)
    field.attack("0ma", "melee", "1pi", dice="16")
    assert field.legal("retreat") == {"retreat @b", "retreat @c", "retreat @e"}
    field.open("retreat @c")
    assert field.asks() == "facing 1"
    field.open("face 0")
    assert field.at("@c") == "1pi0"
    field.open("end turn; activate 1pi")
    assert field.game.prompt().args["points"] == 2  # nothing was spent


@rule("RS-128", "RS-R45", "RS-126")
def test_without_a_free_cell_there_is_no_retreat() -> None:
    field = draw("""
           .    1ma4
        0ma1  1pi4  1ho4
           .    1ar4
    """)
    field.attack("0ma", "melee", "1pi", dice="16")
    assert field.legal() >= {"counterstrike", "stay"}
    assert field.legal("retreat") == set()


@rule("RS-R45", "RS-287", "RS-R103")
def test_sabotaged_and_new_units_may_retreat() -> None:
    for mark in ("sabotaged", "new"):
        field = draw("0ma1 1pi4 .@c", marks={"1pi": [mark]})
        field.attack("0ma", "melee", "1pi", dice="16")
        assert field.may("retreat @c")
        assert field.may("counterstrike")


@rule("RS-R45", "RS-154", "RS-R61")
def test_wizards_who_cast_in_this_turn_do_not_retreat() -> None:
    field = draw("0ma1 1wi4 .@c", marks={"1wi": ["cast"]})
    field.attack("0ma", "melee", "1wi", dice="166")
    assert field.legal("retreat") == set()
    assert field.may("counterstrike")


# -- shooters in melee -------------------------------------------------------------------------


@rule("RS-087", "RS-R38")
def test_a_shooter_attacks_in_melee_with_base_0() -> None:
    field = draw("0ar1@a 1pi4@b .", figures={"archers": (3, 1, 2)})
    field.open("activate 0ar")
    assert {"melee 1pi", "shoot 1pi"} <= field.legal()
    field.do("melee 1pi")
    field.do("face 0", dice="61")
    assert field.totals() == [(6, 3)]
    assert field.where("0ar") == "@b"  # it follows all rules of melee


@rule("RS-R38", "RS-018")
def test_a_shooter_in_melee_may_be_struck_back() -> None:
    field = draw("0ar1 1pi4")
    field.attack("0ar", "melee", "1pi", dice="16")
    assert field.may("counterstrike")


@rule("RS-E40", "RS-087", "RS-108", "RS-064")
@pytest.mark.parametrize(("terrain", "total"), [("", 4), ("X", 5)])
def test_archers_strike_back_with_base_0(terrain: str, total: int) -> None:
    field = draw(f"0ma1 {terrain}1ar4", figures={"archers": (3, 1, 2)})
    field.open("activate 0ma; melee 1ar; face 0")
    field.do("hold", dice="16")
    field.do("counterstrike", dice="46")
    assert field.totals()[-1][0] == total
