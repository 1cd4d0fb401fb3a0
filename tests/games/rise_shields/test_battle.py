"""The whole battle, step by step, and its windows (ledger 3.36)."""

import pytest

from support.ledger import rule
from support.rise_shields_draw import draw


@rule("RS-321", "RS-052")
def test_a_declaration_names_attacker_target_kind_and_facing() -> None:
    field = draw("0ar4 1pi4")
    field.open("activate 0ar")
    assert {"melee 1pi", "shoot 1pi"} <= field.legal()
    field.open("shoot 1pi")
    assert field.asks() == "declare_facing 0"
    field.do("face 1", dice="16")
    declared = field.told("declared")[0]
    assert (field.short(declared["unit"]), field.short(declared["target"])) == ("0ar", "1pi")
    assert (declared["attack"], declared["side"]) == ("shot", "front")
    assert field.facing("0ar") == 1


@rule("RS-321")
@pytest.mark.parametrize(
    ("picture", "text", "code"),
    [
        ("X0ma1 1pi4", "melee 1pi", "from_fortification"),
        ("0ma1 . 1pi4", "melee 1pi", "out_of_reach"),
        ("0ar1 1ca4", "shoot 1ca", "machine_melee_only"),
        ("0ma1 1pi4", "shoot 1pi", "no_ability"),
        ("0ma1 0pi4", "melee 0pi", "friend"),
    ],
)
def test_what_an_attack_needs(picture: str, text: str, code: str) -> None:
    field = draw(picture)
    field.open("activate " + picture.lstrip("X")[:3])
    assert field.why_not(text) == code


@rule("RS-322", "RS-R48")
def test_window_a_asks_the_strikers_side_first() -> None:
    field = draw("0be1 0ma1 1pi4 1ul4\n0: energy=2\n1: energy=2")
    field.open("activate 0ma; melee 1pi; face 0")
    assert field.asks() == "window 0"
    assert field.legal("play") == {"play diversion"}
    field.open("pass")
    assert field.asks() == "window 1"
    assert field.legal("play") == {"play justice"}
    field.do("pass", dice="16")
    assert field.asks() == "reply 1"


@rule("RS-R48", "RS-322")
def test_who_plays_gives_the_other_side_another_chance() -> None:
    field = draw("0be1 0ma1 1pi4 1ul4\n0: energy=2\n1: energy=2")
    field.open("activate 0ma; melee 1pi; face 0; pass; play justice")
    assert field.asks() == "window 0"
    field.do("play diversion", dice="16")
    assert field.totals() == [(1, 4)]


@rule("RS-322")
def test_cards_of_the_defender_in_window_a() -> None:
    bella = draw("0ma1 F1pi4 1be4 1ho4\n1: energy=3")
    bella.open("activate 0ma; melee 1pi; face 0")
    assert bella.legal("play") == {"play camouflage", "play diversion", "play trickery"}
    segros = draw("0ar1 1ma4 1se4\n1: energy=3")
    segros.open("activate 0ar; shoot 1ma; face 0")
    assert "play raise_shields" in segros.legal("play")
    aya = draw("0ma1 1pi4 1ay4\n1: energy=3")
    aya.open("activate 0ma; melee 1pi; face 0")
    assert aya.legal("play") == {"play teleportation"}


@rule("RS-323", "RS-257")
def test_after_trickery_window_a_opens_again() -> None:
    field = draw("0ma1 F1pi4 1be4 . 1ho3\n1: energy=3")
    field.open("activate 0ma; melee 1pi; face 0; play trickery; on 1ho")
    assert field.asks() == "window 1"
    assert field.game.prompt().args["target"] == field.units["1ho"]


@rule("RS-325", "RS-324")
def test_window_b_before_a_first_strike() -> None:
    field = draw("0be1 0ma1 1ar4 1ul4\n0: energy=2\n1: energy=2")
    field.open("activate 0ma; melee 1ar; face 0; pass; pass; strike first")
    assert field.asks() == "window 1"  # the first striker's side
    assert field.game.prompt().args["window"] == "B"
    field.open("pass")
    assert field.asks() == "window 0"
    assert field.legal("play") == {"play diversion"}


@rule("RS-326", "RS-327")
def test_window_c_after_a_failed_first_strike() -> None:
    field = draw("0ma1 1ar4 1ul4\n1: energy=1")
    field.open("activate 0ma; melee 1ar; face 0; pass; strike first")
    field.do("pass", dice="16")
    assert field.asks() == "window 1"
    assert field.game.prompt().args["window"] == "C"
    field.do("play justice", dice="16")
    assert field.totals() == [(1, 6)]


@rule("RS-330", "RS-114", "RS-R50")
def test_the_order_after_a_success() -> None:
    """Removal, occupation, facing, riding on, then the sets."""
    field = draw("""
        0ho1@a 1pi4@b .@c . 1ma4
        0: holds=bulwark_of_light,verdict_of_light,teaching_of_light dead=ar,ma
    """)
    field.open("activate 0ho; melee 1pi")
    field.do("face 0; face 1; step @c; finish; face 1", dice="61")
    codes = [event.code for event in field.events]
    wanted = ["strike", "destroyed", "occupied", "moved_on"]
    assert [code for code in codes if code in wanted] == wanted
    assert field.asks() == "triumph_unit 0"


@rule("RS-331", "RS-121")
def test_failure_leads_to_withdrawal_or_reply() -> None:
    field = draw(". . 0ho1 1pi4")
    field.attack("0ho", "melee", "1pi", dice="16")
    assert field.asks() == "cav_withdraw 0"
    field.open("stay")
    assert field.asks() == "reply 1"


@rule("RS-332")
def test_window_d_before_a_counterstrike() -> None:
    field = draw("0be1 0ma1 1pi4 1ul4\n0: energy=2\n1: energy=2")
    field.open("activate 0ma; melee 1pi; face 0")
    field.do("pass; pass", dice="16")
    field.open("counterstrike")
    assert field.asks() == "window 1"  # the counterstriker's side first
    assert field.game.prompt().args["window"] == "D"
    field.open("pass")
    assert field.asks() == "window 0"
    field.do("play diversion; pass", dice="61")
    assert field.strikes()[0]["akept"] == 4


@rule("RS-333", "RS-R54")
def test_the_lethal_step() -> None:
    field = draw("0ma1 1pi4 1ul4 . 1ho4\n1: energy=3 closed=justice")
    field.attack("0ma", "melee", "1pi", dice="61")
    assert field.asks() == "lethal 1"
    assert field.legal("play") == {"play retribution", "play salvation"}
    field.open("pass")
    assert field.where("1pi") == "dead"


@rule("RS-334")
def test_the_end_of_a_battle_ends_its_effects() -> None:
    field = draw("0ma1 1pi1 1se4\n         0pi5   .\n1: energy=1")
    field.open("activate 0ma; melee 1pi; face 0")
    field.do("play all_round_defence; stay", dice="16")
    assert not field.game.all_round


@rule("RS-335")
def test_a_spell_step_by_step() -> None:
    field = draw("0ay1 . F1pi4 1be4\n0: energy=1\n1: energy=1")
    field.open("play magic_arrow; on 1pi")
    assert field.asks() == "spell_window 1"
    field.do("pass", dice="61")
    assert [event.code for event in field.events if event.code.startswith(("spell", "destroyed"))] == [
        "spell_die",
        "spell_strike",
        "destroyed",
    ]


# -- reactions without waiting -----------------------------------------------------------------


@rule("RS-R48")
def test_nobody_is_asked_who_could_play_nothing() -> None:
    field = draw("0ma1 1pi4 1ul4\n1: energy=0")
    field.attack("0ma", "melee", "1pi", dice="16")
    assert field.asks() == "reply 1"


def test_a_pass_for_the_battle_holds_to_its_end() -> None:
    field = draw("0ma1 1pi4 1ul4\n       0pi5  .\n1: energy=1")
    field.open("activate 0ma; melee 1pi; face 0")
    field.do("pass for this battle", dice="16")
    field.do("counterstrike", dice="16")  # no window D
    field.open("activate 0pi; melee 1pi; face 5")
    assert field.asks() == "window 1"  # the next battle asks again


def test_a_pass_for_the_turn_holds_to_its_end() -> None:
    field = draw("0ma1 1pi4 1ul4\n       0pi5  .\n1: energy=1")
    field.open("activate 0ma; melee 1pi; face 0")
    field.do("pass for this turn; stay", dice="16")
    field.attack("0pi", "melee", "1pi", dice="16")
    assert field.asks() == "reply 1"
    field.open("stay; end turn; end turn")
    assert field.player(1)["order"] == "ask"


def test_ask_only_for_one_card() -> None:
    field = draw("0ma1 1pi4 1ul4 . 1ho4\n       0pi5  .\n1: energy=3")
    field.open("activate 0ma; melee 1pi; face 0")
    field.do("ask only for justice; stay", dice="16")
    field.open("activate 0pi; melee 1pi; " + "face 5")
    assert field.asks() == "window 1"
    field.do("pass", dice="61")
    assert field.where("1pi") == "dead"  # salvation was not asked for
