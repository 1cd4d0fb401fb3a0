"""Elite units, blessing and mentalism (ledger 3.17, 3.18)."""

import pytest

from support.ledger import rule
from support.rise_shields_draw import draw

# -- elite -------------------------------------------------------------------------------------


@rule("RS-130", "RS-133", "RS-R46", "RS-024")
def test_elite_units_roll_twice_in_attack_defence_and_counterstrike() -> None:
    field = draw("0me1 1gu4")
    field.attack("0me", "melee", "1gu", dice="12 56")
    strike = field.strikes()[0]
    assert [strike[key] for key in ("a1", "a2", "akept", "d1", "d2", "dkept")] == [1, 2, 2, 5, 6, 6]
    field.do("counterstrike", dice="31 24")
    strike = field.strikes()[0]
    assert (strike["akept"], strike["dkept"]) == (3, 4)


@rule("RS-130", "RS-024")
@pytest.mark.parametrize(("unit", "dice"), [("ma", 1), ("gu", 2), ("ul", 2), ("ca", 1)])
def test_who_is_elite(unit: str, dice: int) -> None:
    gap = " . " if unit == "ca" else " "
    field = draw(f"0{unit}1{gap}1ma4\n0: leader=ulrag" if unit != "ul" else "0ul1 1ma4")
    kind = "siege" if unit == "ca" else "melee"
    field.attack(f"0{unit}", kind, "1ma", dice="1" * dice + "6")
    assert bool(field.strikes()[0]["a2"]) == (dice == 2)


@rule("RS-130", "RS-225")
def test_elite_units_roll_twice_against_magic() -> None:
    field = draw("0ay1 . 1gu4\n0: energy=1")
    field.do("play magic_arrow; on 1gu", dice="6 15")
    assert field.told("spell_strike")[0]["defence_total"] == 8


@rule("RS-132")
def test_a_card_is_rolled_once_though_the_leader_is_elite() -> None:
    field = draw("0ay1 . 1ma4\n0: energy=1")
    field.do("play magic_arrow; on 1ma", dice="16")
    assert field.told("spell_die")[0]["die"] == 1


# -- blessing ----------------------------------------------------------------------------------


@rule("RS-150", "RS-158")
def test_a_blessing_gives_1_and_1_for_this_turn() -> None:
    field = draw("0sw1 0ma1 1pi4")
    field.open("activate 0sw; bless 0ma")
    field.attack("0ma", "melee", "1pi", dice="12")
    assert field.parts() == {"blessing": 1}
    field.do("counterstrike", dice="11")
    assert field.parts() == {"d_blessing": 1}


@rule("RS-R62")
def test_a_blessing_ends_with_the_turn() -> None:
    field = draw("0sw1 0ma1 1pi4")
    field.open("activate 0sw; bless 0ma; end turn")
    field.attack("1pi", "melee", "0ma", dice="16")
    assert field.parts() == {}


@rule("RS-151")
def test_a_blessing_is_the_whole_activation() -> None:
    field = draw(".@a 0sw1@b 0ma1")
    field.open("activate 0sw; bless 0ma")
    assert field.why_not("activate 0sw") == "has_acted"
    field = draw(".@a 0sw1@b 0ma1 .")
    field.open("activate 0sw; step @a; step @b")
    assert field.why_not("bless 0ma") == "bless_first"


@rule("RS-R62", "RS-150")
def test_who_may_be_blessed() -> None:
    field = draw("""
           0ca5  0ul5
        0pi1  0sw1  1pi4
           0ho1  .   0ma1
    """)
    field.open("activate 0sw")
    assert field.legal("bless") == {"bless 0ca", "bless 0ul", "bless 0pi", "bless 0ho"}
    assert field.why_not("bless 0ma") == "not_neighbour"
    assert field.why_not("bless 0sw") == "not_neighbour"  # not itself
    assert field.why_not("bless 1pi") == "not_neighbour"


@rule("RS-R62")
def test_an_allied_unit_may_be_blessed() -> None:
    field = draw("0sw1 2ma1", seats=4)
    field.open("activate 0sw")
    assert field.may("bless 2ma")


@rule("RS-R47", "RS-339")
def test_bonuses_add_up() -> None:
    """Rear, mountain and blessing together; two blessings would be two."""
    field = draw("0sw1 M0ma1 1pi1", units={"0ma": {"blessing": 2}})
    field.attack("0ma", "melee", "1pi", dice="11")
    assert field.parts() == {"direction": 2, "mountain": 1, "blessing": 2}
    assert field.totals() == [(8, 3)]


# -- mentalism ---------------------------------------------------------------------------------


@rule("RS-152", "RS-153", "RS-167", "RS-179")
def test_wizards_are_a_second_origin_with_radius_1() -> None:
    field = draw("0wi1 1pi4 1ma4\n0: leader=aya energy=2")  # Aya herself is far away
    assert field.why_not("play magic_arrow") == "too_far"
    field.do("channel magic_arrow; on 1pi", dice="16")  # men-at-arms are at distance 2
    assert field.energy(0) == 1


@rule("RS-154", "RS-R61")
def test_after_a_card_they_do_not_move_but_may_attack() -> None:
    field = draw(".@a 0wi1 1pi4 1ma4 \n0: leader=bella energy=2")
    field.open("channel diversion")
    field.open("activate 0wi")
    assert field.why_not("step @a") == "cast"
    assert field.may("melee 1pi")
    assert field.legal("face")


@rule("RS-R61", "RS-154")
def test_wizards_who_have_moved_may_still_cast() -> None:
    field = draw("0wi1 .@a 1pi4\n0: leader=bella energy=2")
    field.open("activate 0wi; step @a; finish")
    assert field.may("channel diversion")


@rule("RS-R61")
def test_the_punishing_sword_does_not_go_through_wizards() -> None:
    field = draw("0ul1 1pi4 0wi1\n0: energy=2 dead=ar")
    field.open("activate 0ul; melee 1pi; face 0")
    assert field.may("play punishing_sword")
    assert not field.may("channel punishing_sword")


@rule("RS-R61", "RS-152")
def test_reaction_cards_go_through_wizards_too() -> None:
    field = draw("0ma1 1pi4 1wi4\n1: leader=ulrag energy=1")
    field.open("activate 0ma; melee 1pi; face 0")
    assert field.asks() == "window 1"
    assert field.may("channel justice")
    assert not field.may("play justice")


@rule("RS-R61", "RS-189", "RS-179")
def test_without_the_leader_there_are_no_cards() -> None:
    field = draw("0wi1 1pi4 0ma1\n0: leader=aya,none energy=3")
    assert field.legal("channel") == set()
    assert field.why_not("channel magic_arrow") == "discarded"
