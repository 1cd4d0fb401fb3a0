"""Cavalry: riding on, withdrawing, the knight charge, spears (ledger 3.15, 3.16, 3.18)."""

import pytest

from support.ledger import rule
from support.rise_shields_draw import draw

# -- riding on ---------------------------------------------------------------------------------


@rule("RS-021", "RS-116", "RS-117", "RS-E36")
def test_cavalry_that_beat_foot_rides_on_but_does_not_attack() -> None:
    field = draw("0ho1@z .@y .@a 1pi4@b .@c 1ma4@d")
    field.open("activate 0ho; step @y; step @a; melee 1pi")
    field.do("face 0; face 1", dice="61")
    assert field.asks() == "cav_go 0"
    assert field.game.prompt().args["points"] == 1
    assert field.legal("melee") == set()
    field.open("step @c")
    assert field.asks() == "facing 0"
    field.open("face 0")
    assert (field.where("0ho"), field.facing("0ho")) == ("@c", 0)
    assert field.why_not("activate 0ho") == "has_acted"


@rule("RS-116")
def test_without_points_there_is_no_riding_on() -> None:
    field = draw("0ho1@z .@y .@x .@a 1pi4@b .@c")
    field.open("activate 0ho; step @y; step @x; step @a; melee 1pi")
    field.do("face 0; face 1", dice="61")
    assert field.asks() == "main 0"


@rule("RS-118", "RS-R94")
@pytest.mark.parametrize("target", ["ho", "ca", "se"])
def test_having_beaten_cavalry_machine_or_leader_it_does_not_ride_on(target: str) -> None:
    field = draw(f"0ho1@a 1{target}4@b .@c 1pi4\n1: leader=segros")
    defence = "11" if target == "se" else "1"
    field.attack("0ho", "melee", f"1{target}", dice=f"6{defence}", then="face 1")
    assert field.where("0ho") == "@b"
    assert field.asks() == "main 0"


@rule("RS-021", "RS-060", "RS-116")
def test_foot_does_not_ride_on() -> None:
    field = draw("0ma1@a 1pi4@b .@c")
    field.attack("0ma", "melee", "1pi", dice="61", then="face 1")
    assert field.asks() == "main 0"


# -- withdrawing -------------------------------------------------------------------------------


@rule("RS-021", "RS-119", "RS-120", "RS-R42", "RS-331")
def test_cavalry_withdraws_and_the_target_can_do_nothing() -> None:
    field = draw(".@w .@v 0ho1@a 1pi4@b")
    field.attack("0ho", "melee", "1pi", dice="16")
    assert field.asks() == "cav_withdraw 0"
    field.open("withdraw")
    assert field.asks() == "withdraw_path 0"
    field.open("step @v; finish; face 1")
    assert field.asks() == "main 0"
    assert (field.where("0ho"), field.where("1pi")) == ("@v", "@b")


@rule("RS-120", "RS-121", "RS-R42")
def test_if_it_stays_the_defender_replies() -> None:
    field = draw(".@w .@v 0ho1@a 1pi4@b")
    field.attack("0ho", "melee", "1pi", dice="16", then="stay")
    assert field.asks() == "reply 1"
    assert field.may("counterstrike")


@rule("RS-119", "RS-E07")
def test_without_points_there_is_no_withdrawal() -> None:
    """Printed with onslaught: its extra point does not help (RS-210)."""
    field = draw("0ho1@z .@y .@x .@a 1pi4")
    field.open("activate 0ho; step @y; step @x; step @a; melee 1pi")
    field.do("face 0", dice="16")
    assert field.asks() == "reply 1"


@rule("RS-R42", "RS-119")
def test_only_steps_that_can_still_end_away_from_the_target_are_offered() -> None:
    field = draw("""
           .@a   .@b
        0ho1@x 1pi4@t .
           .@c   .
    """)
    field.attack("0ho", "melee", "1pi", dice="16", then="withdraw")
    assert "finish" not in field.legal()
    assert field.why_not("finish") == "too_near"


@rule("RS-R42")
def test_hemmed_in_there_is_no_withdrawal() -> None:
    field = draw("""
           0ma5  1ma2  .
        1ar1  0ho1  1pi4
           0pi5  1ho5  .
    """)
    field.attack("0ho", "melee", "1pi", dice="16")
    assert field.asks() == "reply 1"


@rule("RS-R41", "RS-119")
@pytest.mark.parametrize(("option", "asks"), [("foot", "reply 1"), ("any", "cav_withdraw 0")])
def test_withdrawing_from_cavalry_by_option(option: str, asks: str) -> None:
    field = draw(". . 0ho1 1ho4", options={"cav_withdraw_from": option})
    field.attack("0ho", "melee", "1ho", dice="16")
    assert field.asks() == asks


@rule("RS-119", "RS-R41")
def test_no_withdrawal_for_foot() -> None:
    field = draw(". . 0ma1 1pi4")
    field.attack("0ma", "melee", "1pi", dice="16")
    assert field.asks() == "reply 1"


@rule("RS-R42", "RS-R22")
def test_a_signpost_helps_a_withdrawal_and_a_swamp_ends_it() -> None:
    field = draw(".@u .@w P@v 0ho1@a 1pi4@b")
    field.attack("0ho", "melee", "1pi", dice="16", then="withdraw; step @v")
    assert field.told("signpost")
    field = draw(".@u .@w S@v 0ho1@a 1pi4@b")
    field.attack("0ho", "melee", "1pi", dice="16", then="withdraw; step @v")
    assert field.legal("step") == set()


# -- the knight charge -------------------------------------------------------------------------


@rule("RS-135", "RS-E21", "RS-139", "RS-140")
def test_a_charge_into_the_front_of_pikemen() -> None:
    figures = {"knights": (2, 2, 3), "pikemen": (2, 2, 2)}
    field = draw("0kn1@z .@y .@x .@a 1pi4", figures=figures)
    field.open("activate 0kn; step @y; step @x; step @a; melee 1pi")
    field.do("face 0", dice="213")
    assert field.totals() == [(4, 5)]
    assert field.parts() == {}
    field.do("counterstrike", dice="366")
    assert field.parts() == {"spears": 2}


@rule("RS-E21", "RS-135", "RS-140")
def test_a_charge_into_their_flank() -> None:
    figures = {"knights": (2, 2, 3), "pikemen": (2, 2, 2)}
    field = draw("0kn1@z .@y .@x .@a 1pi5", figures=figures)
    field.open("activate 0kn; step @y; step @x; step @a; melee 1pi")
    field.do("face 0", dice="213")
    assert field.totals() == [(8, 5)]
    assert field.parts() == {"charge": 3, "direction": 1}


@rule("RS-136", "RS-137", "RS-E22", "RS-R43")
@pytest.mark.parametrize(
    ("target", "charge"), [("", 1), ("S", 0), ("F", 0), ("M", 0), ("X", 0), ("P", 1), ("T", 1)]
)
def test_plain_forest_plain(target: str, charge: int) -> None:
    field = draw(f"0kn1 .@a F@b .@c {target}1ma4")
    field.open("activate 0kn; step @a; step @b; step @c; melee 1ma")
    field.do("face 0", dice="116")
    assert field.parts().get("charge", 0) == charge


@rule("RS-136", "RS-R06")
@pytest.mark.parametrize(("path", "charge"), [("F", 1), ("M", 1), ("X", 1), ("P", 3), ("T", 3), (".", 3)])
def test_what_sets_the_count_back(path: str, charge: int) -> None:
    field = draw(f"0kn1 .@a {path}@b .@c 1ma4")
    field.open("activate 0kn; step @a; step @b; step @c; melee 1ma")
    field.do("face 0", dice="116")
    assert field.parts().get("charge", 0) == charge


@rule("RS-R43")
@pytest.mark.parametrize(("option", "charge"), [("steps", 3), ("no_revisit", 2)])
def test_dancing_on_the_spot(option: str, charge: int) -> None:
    field = draw("0kn1@z .@a 1ma4", options={"charge_path": option})
    field.open("activate 0kn; step @a; step @z; step @a; melee 1ma")
    field.do("face 0", dice="116")
    assert field.parts().get("charge", 0) == charge


@rule("RS-R43", "RS-136")
def test_attacking_out_of_a_forest_there_is_no_charge() -> None:
    field = draw("0kn1@z .@a F@b 1ma4")
    field.open("activate 0kn; step @a; step @b; melee 1ma")
    field.do("face 0", dice="116")
    assert "charge" not in field.parts()


@rule("RS-138")
def test_no_charge_in_a_counterstrike_or_in_defence() -> None:
    field = draw("0ma1 1kn4")
    field.attack("0ma", "melee", "1kn", dice="116")
    field.do("counterstrike", dice="111")
    assert field.parts() == {}


@rule("RS-170", "RS-023", "RS-135")
def test_segros_charges_too() -> None:
    field = draw("0se1 .@a .@b 1ma4")
    field.open("activate 0se; step @a; step @b; melee 1ma")
    field.do("face 0", dice="116")
    assert field.parts() == {"charge": 2}


@rule("RS-135")
def test_horsemen_have_no_charge() -> None:
    field = draw("0ho1 .@a .@b 1ma4")
    field.open("activate 0ho; step @a; step @b; melee 1ma")
    field.do("face 0", dice="16")
    assert field.parts() == {}


# -- spears ------------------------------------------------------------------------------------


@rule("RS-139", "RS-023")
@pytest.mark.parametrize(("target", "bonus"), [("ho", 2), ("se", 2), ("ma", 0), ("ca", 0)])
def test_spears_against_cavalry_and_leaders(target: str, bonus: int) -> None:
    field = draw(f"0pi1 1{target}4")
    field.attack("0pi", "melee", f"1{target}", dice="166" if target == "se" else "16")
    assert field.parts().get("spears", 0) == bonus


@rule("RS-140", "RS-R44")
def test_only_the_charge_bonus_is_void() -> None:
    field = draw("0kn1 .@a .@b 1gu4")
    field.open("activate 0kn; step @a; step @b; melee 1gu")
    field.do("face 0", dice="6111")
    assert field.strikes()[0]["success"]
    assert field.parts() == {}


@rule("RS-R44")
def test_with_an_option_a_charge_into_spears_cannot_kill() -> None:
    field = draw("0kn1 .@a .@b 1gu4", options={"spears_vs_charge": "whole_attack"})
    field.open("activate 0kn; step @a; step @b; melee 1gu")
    field.do("face 0", dice="6111")
    assert not field.strikes()[0]["success"]
    assert field.where("1gu") != "dead"
