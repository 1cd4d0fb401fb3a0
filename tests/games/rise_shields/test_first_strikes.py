"""Preemptive shots and ambushes (ledger 3.13, 3.14)."""

import pytest

from support.ledger import rule
from support.rise_shields_draw import Field, draw


def charge_at(field: Field, unit: str, target: str) -> Field:
    """Declare a melee attack; no dice fall before the question of a first strike."""
    field.open(f"activate {unit}; melee {target}; face 0")
    return field


# -- preemptive shot ---------------------------------------------------------------------------


@rule("RS-104", "RS-145", "RS-R36")
def test_a_shooter_attacked_into_its_front_may_shoot_first_or_not() -> None:
    field = charge_at(draw("0pi1 1ar4"), "0pi", "1ar")
    assert field.asks() == "first_strike 1"
    assert field.legal() == {"strike first", "hold"}
    field.do("hold", dice="61")
    assert [row["strike"] for row in field.strikes()] == ["main"]


@rule("RS-105", "RS-106", "RS-R37", "RS-131")
def test_a_hit_removes_the_attacker_and_the_shooter_stays() -> None:
    field = charge_at(draw("0pi1@a 1ar4@b . 0ho1", figures={"archers": (3, 1, 2)}), "0pi", "1ar")
    field.do("strike first", dice="61")
    assert field.totals() == [(9, 3)]  # the full base attack
    assert field.where("0pi") == "dead"
    assert field.at("@b") == "1ar4"
    assert field.asks() == "main 0"


@rule("RS-107", "RS-108")
def test_an_attacker_that_held_attacks_and_the_shooter_may_still_reply() -> None:
    field = charge_at(draw("0pi1 1ar4 .@c"), "0pi", "1ar")
    field.do("strike first", dice="1616")
    assert [row["strike"] for row in field.strikes()] == ["first", "main"]
    assert {"counterstrike", "retreat @c", "stay"} <= field.legal()
    field.do("counterstrike", dice="16")
    assert field.strikes()[-1]["base"] == 0  # by the rules of melee


@rule("RS-109", "RS-104")
@pytest.mark.parametrize("facing", [5, 0, 1, 2])
def test_none_against_flank_and_rear(facing: int) -> None:
    field = draw(f"0pi1 1ar{facing}")
    field.open("activate 0pi; melee 1ar")
    field.do("face 0", dice="16")
    assert field.asks() == "reply 1"


@rule("RS-109")
def test_none_against_shots_and_sieges() -> None:
    field = draw("0ca1 . 1ar4")
    field.attack("0ca", "siege", "1ar", dice="16")
    assert field.asks() == "reply 1"


@rule("RS-R36")
def test_none_against_a_shooter_who_fights_in_melee() -> None:
    field = draw("0ar1 1ar4")
    field.attack("0ar", "melee", "1ar", dice="16")
    assert field.asks() == "reply 1"


@rule("RS-R36", "RS-R78", "RS-227")
def test_fog_forbids_it() -> None:
    field = draw("0pi1 1ar4")
    field.game.fog[1] = 1
    field.attack("0pi", "melee", "1ar", dice="16")
    assert field.asks() == "reply 1"


# -- ambush ------------------------------------------------------------------------------------


@rule("RS-110", "RS-147", "RS-111")
@pytest.mark.parametrize("terrain", ["F", "M", "S"])
@pytest.mark.parametrize("facing", [4, 5, 1])
def test_scouts_in_cover_strike_first_from_any_side(terrain: str, facing: int) -> None:
    field = charge_at(draw(f"0pi1 {terrain}1sc{facing}"), "0pi", "1sc")
    assert field.asks() == "first_strike 1"
    field.do("strike first", dice="1161 16" if facing == 4 else "116 1 66")
    assert field.strikes()[0]["strike"] == "first"
    assert field.strikes()[0]["attack"] == "melee"


@rule("RS-110")
@pytest.mark.parametrize("terrain", ["", "X", "P", "T"])
def test_not_elsewhere(terrain: str) -> None:
    field = draw(f"0pi1 {terrain}1sc4")
    field.open("activate 0pi; melee 1sc")
    field.do("face 0", dice="166")
    assert field.asks() == "reply 1"


@rule("RS-112", "RS-R37", "RS-106")
def test_a_successful_ambush_keeps_cell_and_facing() -> None:
    field = charge_at(draw("0pi1@a F1sc1@b . 0ho1"), "0pi", "1sc")
    field.do("strike first", dice="661")
    assert field.where("0pi") == "dead"
    assert field.at("@b") == "1sc1"
    assert field.asks() == "main 0"


@rule("RS-E39", "RS-110", "RS-113")
def test_an_ambush_that_fails_and_all_replies_after_it() -> None:
    figures = {"scouts": (2, 2, 3), "men_at_arms": (2, 2, 2)}
    field = charge_at(draw("0ma1 F1sc1 .@c", figures=figures), "0ma", "1sc")
    field.do("strike first", dice="414 1 31")
    assert field.totals() == [(6, 6), (5, 5)]
    assert {"counterstrike", "retreat @c", "stay"} <= field.legal()


@rule("RS-110", "RS-R36")
def test_an_ambush_answers_a_shooter_in_melee_but_no_shot() -> None:
    field = charge_at(draw("0ar1 F1sc4"), "0ar", "1sc")
    assert field.asks() == "first_strike 1"
    field = draw("0ar1 F1sc4")
    field.attack("0ar", "shoot", "1sc", dice="166")
    assert field.asks() == "reply 1"


@rule("RS-R37", "RS-273")
def test_a_first_strike_is_no_successful_attack_for_the_sets() -> None:
    field = draw("""
        0pi1@a F1sc1@b . 0ho1
        1: holds=bulwark_of_light,verdict_of_light,teaching_of_light dead=ar
    """)
    charge_at(field, "0pi", "1sc")
    field.do("strike first", dice="661")
    assert field.asks() == "main 0"
    assert field.where("1ar") == "dead"


@rule("RS-149", "RS-148")
def test_shooters_in_a_fortification_shoot_at_an_infiltrator_in_front() -> None:
    field = charge_at(draw("0sc1 X1ar4"), "0sc", "1ar")
    assert field.asks() == "first_strike 1"
    field = draw("0sc1 X1ar1")
    field.attack("0sc", "melee", "1ar", dice="116")
    assert field.asks() == "reply 1"


@rule("RS-324", "RS-327", "RS-E45", "RS-R87")
def test_no_second_preemptive_shot_after_trickery_in_window_c() -> None:
    field = draw("""
        0pi1 1ar4@a . 1ar2@b
        1: leader=bella energy=2
    """)
    field.open("activate 0pi; melee 1ar; face 0")
    assert field.asks() == "window 1"
    field.open("pass")
    field.do("strike first", dice="16")
    assert field.asks() == "window 1"
    assert field.game.prompt().args["window"] == "C"
    field.do("play trickery; on 1ar'", dice="66")
    assert [row["strike"] for row in field.strikes()] == ["main"]
    assert field.strikes()[0]["on"] == field.units["1ar'"]
