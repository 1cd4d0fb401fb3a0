"""The five artifacts without a set: boots, horseshoe, plan, cloak, elixir (component data C.4)."""

import pytest

from support.ledger import rule
from support.rise_shields_draw import draw

# -- wanderer's boots --------------------------------------------------------------------------


@rule("RS-352", "RS-269")
def test_boots_give_the_leader_a_point() -> None:
    field = draw("0ul1 .@a .@b .@c .@d .@e\n0: holds=wanderers_boots")
    field.open("activate 0ul; step @a; step @b; step @c; step @d")
    assert field.why_not("step @e") == "no_points"


@rule("RS-352")
def test_boots_not_for_others() -> None:
    field = draw("0ul1 0ma1 .@a .@b .@c\n0: holds=wanderers_boots")
    field.open("activate 0ma; step @a; step @b")
    assert field.why_not("step @c") == "no_points"


@rule("RS-352", "RS-119")
def test_the_boots_point_serves_a_withdrawal() -> None:
    field = draw("0ul1@z .@y .@x .@a 1pi4\n0: holds=wanderers_boots", column=1)
    field.open("activate 0ul; step @y; step @x; step @a; melee 1pi")
    field.do("face 0", dice="116")
    assert field.asks() == "cav_withdraw 0"


# -- lucky horseshoe ---------------------------------------------------------------------------


@rule("RS-354", "RS-E48", "RS-133", "RS-R117")
@pytest.mark.parametrize(("again", "kept"), [("5", 5), ("1", 4)])
def test_horseshoe_rolls_the_lower_die_of_an_elite_again(again: str, kept: int) -> None:
    field = draw("0me1 1pi4 0ul1\n0: holds=lucky_horseshoe")
    field.open("activate 0me; melee 1pi")
    field.do("face 0", dice="24")
    assert field.asks() == "reroll 0"
    field.do("reroll; stay" if again == "1" else "reroll", dice=f"{again}6")
    assert field.strikes()[0]["akept"] == kept


@rule("RS-354")
def test_the_new_result_stands_and_it_works_once_a_round() -> None:
    field = draw("0ma1 1pi4 0ul1\n0: holds=lucky_horseshoe")
    field.open("activate 0ma; melee 1pi")
    field.do("face 0", dice="5")
    field.do("reroll", dice="1 6")
    assert field.strikes()[0]["akept"] == 1
    field.do("counterstrike", dice="16")
    assert field.asks() == "main 0"  # no second question
    assert "horseshoe" in field.player(0)["used"]


@rule("RS-354", "RS-E48", "RS-130")
@pytest.mark.parametrize("dice", ["42", "24", "33"])
def test_horseshoe_rolls_the_lower_defence_die_again(dice: str) -> None:
    """Whichever of the two it is; the higher one stays on the table."""
    field = draw("0ma1 1me4 1ul4\n1: holds=lucky_horseshoe")
    field.open("activate 0ma; melee 1me")
    field.do("face 0", dice=f"1{dice}")
    assert field.asks() == "reroll 1"
    field.do("reroll; stay", dice="1")
    strike = field.strikes()[0]
    assert sorted((strike["d1"], strike["d2"])) == [1, int(max(dice))]
    assert strike["dkept"] == int(max(dice))


@rule("RS-354", "RS-254")
def test_horseshoe_for_a_defence_roll_and_a_spell_die() -> None:
    field = draw("0ma1 1pi4 1ul4\n1: holds=lucky_horseshoe")
    field.open("activate 0ma; melee 1pi")
    field.do("face 0", dice="6 1")
    assert field.asks() == "reroll 1"
    field.do("reroll", dice="6")
    assert field.where("1pi") != "dead"
    spell = draw("0ay1 1pi4\n0: energy=1 holds=lucky_horseshoe")
    spell.do("play magic_arrow; on 1pi", dice="1")
    assert spell.asks() == "reroll 0"
    spell.do("reroll", dice="6 1")
    assert spell.where("1pi") == "dead"


@rule("RS-354", "RS-132")
def test_dice_of_artifacts_are_not_rolled_again() -> None:
    field = draw("0ma1 1pi4 1ul4\n1: holds=goblet_of_dominion,lucky_horseshoe used=horseshoe")
    field.attack("0ma", "melee", "1pi", dice="61")
    field.do("use goblet_of_dominion", dice="1")
    assert field.where("1pi") == "dead"


# -- siege plan --------------------------------------------------------------------------------


@rule("RS-352")
def test_plan_helps_the_catapult() -> None:
    field = draw("0ca1 . 1pi4 0ul1\n0: holds=siege_plan")
    field.attack("0ca", "siege", "1pi", dice="16", then="stay")
    assert field.parts() == {"plan": 1}


@rule("RS-352")
def test_plan_not_for_shooters() -> None:
    field = draw("0ar1 1pi4 0ul1\n0: holds=siege_plan")
    field.attack("0ar", "shoot", "1pi", dice="16", then="stay")
    assert field.parts() == {}


@rule("RS-352", "RS-R81")
def test_plan_of_the_owner_or_of_the_user_of_a_stupefied_catapult() -> None:
    """It is "your catapult": a stupefied one stays its owner's (RS-R81)."""
    field = draw("0ay1 . 1ca4 . 1ma4\n0: energy=3 holds=siege_plan")
    field.open("play stupefaction; on 1ca; siege 1ma")
    field.do(min(field.legal("face")), dice="16")
    assert "plan" not in field.parts()


# -- cloak of shadows --------------------------------------------------------------------------


@rule("RS-352")
@pytest.mark.parametrize(("shooter", "gap", "kind"), [("ar", "", "shoot"), ("ar", ". ", "arc")])
def test_cloak_protects_the_leader_from_shooters(shooter: str, gap: str, kind: str) -> None:
    field = draw(f"0{shooter}1 {gap}1ul4\n1: holds=cloak_of_shadows")
    field.attack(f"0{shooter}", kind, "1ul", dice="166", then="stay")
    assert field.parts()["d_cloak"] == 3


@rule("RS-352", "RS-R32")
def test_cloak_not_in_melee_and_not_against_catapults() -> None:
    field = draw("0ma1 1ul4\n1: holds=cloak_of_shadows")
    field.attack("0ma", "melee", "1ul", dice="166", then="stay")
    assert field.parts() == {}
    siege = draw("0ca1 . 1ul4\n1: holds=cloak_of_shadows")
    siege.attack("0ca", "siege", "1ul", dice="166", then="stay")
    assert siege.parts() == {}


@rule("RS-352", "RS-104")
def test_cloak_against_a_preemptive_shot() -> None:
    field = draw("0ul1 1ar4\n0: holds=cloak_of_shadows")
    field.open("activate 0ul; melee 1ar; face 0")
    field.do("strike first", dice="1 66 11 6")
    assert field.parts(0) == {"d_cloak": 3}


# -- elixir of life ----------------------------------------------------------------------------


@rule("RS-353", "RS-R117")
def test_elixir_brings_a_silver_unit_back_and_goes_into_the_deck() -> None:
    field = draw("0ul1 . 1pi4\n0: holds=elixir_of_life dead=ar,gu")
    field.open("use elixir_of_life; on 0ar; at 12.4; face 5")
    assert field.where("0ar") == "12.4"
    assert field.holds(0) == set()
    assert field.why_not("activate 0ar") == "new_unit"


@rule("RS-353")
def test_elixir_needs_a_dead_silver_unit() -> None:
    field = draw("0ul1 . 1pi4\n0: holds=elixir_of_life dead=gu,ca")
    assert field.why_not("use elixir_of_life") == "no_effect"


@rule("RS-353", "RS-068")
def test_elixir_not_around_the_castle() -> None:
    field = draw("K0ma5 .@a 0ul1\n0: holds=elixir_of_life dead=ar")
    field.open("use elixir_of_life; on 0ar")
    assert not field.may("at @a")


@rule("RS-353")
def test_artifacts_are_used_outside_activations_and_battles() -> None:
    field = draw("0ul1 0ma1 .@a . 1pi4\n0: holds=elixir_of_life,commanders_horn dead=ar")
    field.open("activate 0ma; step @a")
    assert field.why_not("use commanders_horn") == "not_now"
    assert field.why_not("use siege_plan") == "not_now"
    field.open("finish")
    assert field.why_not("use siege_plan") == "not_held"
