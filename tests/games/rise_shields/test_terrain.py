"""Terrain and map objects (ledger 3.8)."""

import pytest

from support.ledger import rule
from support.rise_shields_draw import draw

# -- fortifications --------------------------------------------------------------------------


@rule("RS-062", "RS-063", "RS-E15")
def test_a_fortification_gives_5_and_voids_flank_and_rear() -> None:
    figures = {"men_at_arms": (2, 1, 2), "pikemen": (2, 1, 2)}
    field = draw("0ma1 X1pi1", figures=figures)  # into the rear
    field.attack("0ma", "melee", "1pi", dice="62", then="stay")
    assert field.totals() == [(8, 8)]
    assert field.parts() == {"d_fort": 5}
    assert field.strikes()[0]["side"] == "rear"
    field = draw("0ma1 X1pi5", figures=figures)  # into the flank
    field.attack("0ma", "melee", "1pi", dice="62", then="stay")
    assert field.parts() == {"d_fort": 5}


@rule("RS-062", "RS-068")
def test_the_castle_is_a_fortification() -> None:
    field = draw("0ma1 K1pi1")
    field.attack("0ma", "melee", "1pi", dice="61", then="stay")
    assert field.parts() == {"d_fort": 5}


@rule("RS-063", "RS-R27", "RS-104")
@pytest.mark.parametrize(("facing", "first"), [(4, True), (5, False), (1, False)])
def test_in_a_fortification_the_direction_still_counts_for_preemptive_shots(facing: int, first: bool) -> None:
    field = draw(f"0ma1 X1ar{facing}")
    field.open("activate 0ma; melee 1ar")
    if first:
        field.open("face 0")
        assert field.asks() == "first_strike 1"
    else:
        field.do("face 0", dice="11")
        assert field.asks() == "reply 1"


@rule("RS-064", "RS-066")
def test_shooters_inside_attack_with_1_more() -> None:
    field = draw("X0ar1 1pi4")
    field.attack("0ar", "shoot", "1pi", dice="11", then="stay")
    assert field.parts() == {"fortress": 1}
    assert field.totals() == [(3, 3)]


@rule("RS-065", "RS-R38")
def test_no_melee_attack_from_inside() -> None:
    field = draw("X0ma1 1pi4 .")
    field.open("activate 0ma")
    refusal = field.refusal("melee 1pi")
    assert refusal.code == "from_fortification"
    assert "RS-065" in refusal.rules
    field = draw("X0ar1 1pi4")
    field.open("activate 0ar")
    assert field.why_not("melee 1pi") == "from_fortification"


@rule("RS-065")
def test_leaving_it_first_one_may_attack() -> None:
    field = draw("X0ma1 .@a 1pi4")
    field.open("activate 0ma; step @a")
    assert field.may("melee 1pi")


# -- forest, mountain ------------------------------------------------------------------------


@rule("RS-069", "RS-076")
def test_a_forest_gives_3_against_shooters_only() -> None:
    field = draw("0ar1 F1pi4")
    field.attack("0ar", "shoot", "1pi", dice="11", then="stay")
    assert field.parts() == {"d_forest": 3}
    field = draw("0ar1 . F1pi4")
    field.attack("0ar", "arc", "1pi", dice="11", then="stay")
    assert field.parts() == {"arc": -1, "d_forest": 3}
    field = draw("0ma1 F1pi4")
    field.attack("0ma", "melee", "1pi", dice="11", then="stay")
    assert field.parts() == {}


@rule("RS-069")
def test_a_forest_helps_the_attacker_against_a_preemptive_shot() -> None:
    field = draw("F0pi1 1ar4")
    field.open("activate 0pi; melee 1ar; face 0")
    field.do("strike first", dice="1161")
    assert field.parts(0) == {"d_forest": 3}


@rule("RS-071", "RS-072", "RS-E23")
def test_the_mountain_bonus_of_shooters() -> None:
    figures = {"musketeers": (2, 2, 3), "pikemen": (2, 2, 2)}
    field = draw("M0mu1 1pi4", figures=figures)
    field.attack("0mu", "shoot", "1pi", dice="314")
    assert field.totals() == [(7, 6)]
    field = draw("M0mu1 M1pi4", figures=figures)
    field.attack("0mu", "shoot", "1pi", dice="314", then="stay")
    assert field.totals() == [(5, 6)]


@rule("RS-071", "RS-R24")
@pytest.mark.parametrize(("bonus", "mountain"), [("2", 2), ("1", 1)])
def test_shooters_on_mountains_by_option(bonus: str, mountain: int) -> None:
    field = draw("M0ar1 1pi4", options={"mountain_ranged_bonus": bonus})
    field.attack("0ar", "shoot", "1pi", dice="16", then="stay")
    assert field.parts() == {"mountain": mountain}


@rule("RS-071")
def test_melee_units_have_1_in_any_strike() -> None:
    field = draw("M0ma1 1pi4")
    field.attack("0ma", "melee", "1pi", dice="16", then="stay")
    assert field.parts() == {"mountain": 1}
    field = draw("0ma1 M1pi4")
    field.attack("0ma", "melee", "1pi", dice="16")
    field.do("counterstrike", dice="16")
    assert field.parts() == {"mountain": 1}


@rule("RS-R25")
@pytest.mark.parametrize(("by", "bonus"), [("unit_class", 2), ("attack_kind", 1)])
def test_a_shooter_in_melee_on_a_mountain(by: str, bonus: int) -> None:
    field = draw("M0ar1 1pi4", options={"mountain_bonus_by": by})
    field.attack("0ar", "melee", "1pi", dice="16", then="stay")
    assert field.parts() == {"mountain": bonus}


@rule("RS-R116", "RS-093")
def test_a_mountain_teaches_nobody_the_arc_shot() -> None:
    field = draw("M0mu1 . 1pi4")
    field.open("activate 0mu")
    assert field.why_not("arc 1pi") == "no_ability"


# -- signposts -------------------------------------------------------------------------------


@rule("RS-070", "RS-E41", "RS-R22")
def test_a_signpost_gives_one_point_once() -> None:
    field = draw(".@z 0ma1@a P@b .@c .@d .@e")
    field.open("activate 0ma; step @b; step @c")
    assert field.may("step @b")
    field.open("step @b")
    assert field.why_not("step @a") == "no_points"  # entered again, it gave nothing


@rule("RS-070")
def test_three_steps_over_a_signpost() -> None:
    field = draw("0ma1@a P@b .@c .@d .@e")
    field.open("activate 0ma; step @b; step @c; step @d")
    assert field.why_not("step @e") == "no_points"


@rule("RS-R22")
def test_a_signpost_as_the_last_step_lets_one_walk_on() -> None:
    field = draw("0ma1@a .@b P@c .@d .@e")
    field.open("activate 0ma; step @b; step @c; step @d")
    assert field.why_not("step @e") == "no_points"


@rule("RS-R22")
def test_starting_on_a_signpost_gives_nothing() -> None:
    field = draw("P0ma1@a .@b .@c .@d")
    field.open("activate 0ma; step @b; step @c")
    assert field.why_not("step @d") == "no_points"


@rule("RS-R22")
def test_two_signposts_give_one_each() -> None:
    field = draw("0ma1@a P@b P@c .@d .@e .@f")
    field.open("activate 0ma; step @b; step @c; step @d; step @e")
    assert field.why_not("step @f") == "no_points"


@rule("RS-R22", "RS-116")
def test_cavalry_that_takes_a_cell_with_a_signpost_has_its_point() -> None:
    field = draw("0ho1@a P1pi4@b .@c .@d .@e .@f")
    field.attack("0ho", "melee", "1pi", dice="61", then="face 1; step @c; step @d; step @e")
    assert field.where("0ho") == "@e"


@rule("RS-R22", "RS-128")
def test_no_point_in_a_retreat() -> None:
    field = draw("0ma1 1pi4 P@a")
    field.attack("0ma", "melee", "1pi", dice="16", then="retreat @a; face 4")
    assert not field.told("signpost")


# -- swamps ----------------------------------------------------------------------------------


@rule("RS-073", "RS-074")
def test_a_swamp_ends_movement_and_attack() -> None:
    field = draw("0ho1@a S@b 1pi4 .")
    field.open("activate 0ho; step @b")
    assert field.legal("step") == field.legal("melee") == set()
    assert field.why_not("melee 1pi") == "swamp"
    assert field.may("face 3")  # turning is still allowed (RS-R21)


@rule("RS-R23")
def test_who_starts_in_a_swamp_is_free() -> None:
    field = draw("S0ma1@a .@b 1pi4")
    field.open("activate 0ma; step @b")
    assert field.may("melee 1pi")


@rule("RS-R23", "RS-116")
def test_a_winner_that_takes_a_swamp_stops_there() -> None:
    field = draw("0ho1@a S1pi4@b .@c")
    field.attack("0ho", "melee", "1pi", dice="61", then="face 1")
    assert field.asks() == "main 0"
    assert field.where("0ho") == "@b"


@rule("RS-R23", "RS-126")
def test_retreating_into_a_swamp_is_legal() -> None:
    field = draw("0ma1 1pi4 S@a")
    field.attack("0ma", "melee", "1pi", dice="16")
    assert field.may("retreat @a")


@rule("RS-R23", "RS-216")
def test_a_second_activation_moves_out_of_a_swamp_but_does_not_attack() -> None:
    field = draw("0se1 0ho1 S@b .@c 1pi4\n0: energy=2")
    field.open("play inspiration; on 0ho; activate 0ho; step @b; finish; activate 0ho; step @c")
    assert field.why_not("melee 1pi") == "swamp"


# -- treasuries and quotas are in test_artifacts ------------------------------------------------


@rule("RS-076")
def test_plain_signpost_and_treasury_give_nothing_in_battle() -> None:
    for mine in (".", "P", "T"):
        field = draw(f"{mine}0ma1 {mine}1pi4")
        field.attack("0ma", "melee", "1pi", dice="16", then="stay")
        assert field.parts() == {}


@rule("RS-R26", "RS-061")
def test_a_machine_does_not_retreat_into_bad_terrain() -> None:
    field = draw("""
           .   F@a   S@b
        .   0ma1  1ca4   M@c
           .    X@d   T@e
    """)
    field.attack("0ma", "melee", "1ca", dice="16")
    assert field.legal("retreat") == set()


@rule("RS-148", "RS-E16", "RS-063")
def test_scouts_ignore_the_5_but_the_flank_bonus_stays_void() -> None:
    field = draw("0sc1 X1pi5", figures={"scouts": (2, 1, 3), "pikemen": (2, 1, 2)})
    field.attack("0sc", "melee", "1pi", dice="414")
    assert field.totals() == [(6, 5)]
    assert field.parts() == {}
