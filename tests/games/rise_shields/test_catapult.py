"""War machines (ledger 3.12)."""

import pytest

from support.ledger import rule
from support.rise_shields_draw import draw


@rule("RS-094", "RS-095", "RS-022", "RS-161")
def test_a_catapult_attacks_at_distance_two_only() -> None:
    field = draw("0ca1 1ma4 1pi4 1ho4")
    field.open("activate 0ca")
    assert field.legal("siege") == {"siege 1pi"}
    assert field.why_not("siege 1ma") == field.why_not("siege 1ho") == "out_of_reach"
    assert field.legal("melee") == field.legal("shoot") == set()


@rule("RS-094")
def test_no_counterstrike_no_occupation_no_movement_after_the_shot() -> None:
    field = draw("0ca1@a . 1pi4@b .@c")
    field.attack("0ca", "siege", "1pi", dice="16")
    assert field.asks() == "reply 1"
    assert not field.may("counterstrike")
    assert field.may("retreat @c")
    field.open("stay")
    assert field.why_not("activate 0ca") == "has_acted"
    field = draw("0ca1@a . 1pi4@b")
    field.attack("0ca", "siege", "1pi", dice="61")
    assert (field.where("0ca"), field.where("1pi"), field.asks()) == ("@a", "dead", "main 0")


@rule("RS-096", "RS-032")
def test_no_bonus_for_flank_or_rear() -> None:
    field = draw("0ca1 . 1pi1")
    field.attack("0ca", "siege", "1pi", dice="16", then="stay")
    assert field.parts() == {}


@rule("RS-E20", "RS-099", "RS-134", "RS-020", "RS-R32")
def test_siege_weapon_ignores_fortification_and_shields_do_not_work_against_it() -> None:
    field = draw("0ca1@a . X1ma4", figures={"catapult": (3, 0, 1), "men_at_arms": (2, 2, 2)})
    field.attack("0ca", "siege", "1ma", dice="33")
    assert field.totals() == [(6, 5)]
    assert field.parts() == {}
    assert field.where("0ca") == "@a"


@rule("RS-099", "RS-R32")
def test_siege_weapon_ignores_the_forest() -> None:
    field = draw("0ca1 . F1pi4")
    field.attack("0ca", "siege", "1pi", dice="16", then="stay")
    assert field.parts() == {}


@rule("RS-097", "RS-109")
def test_it_makes_no_preemptive_shot() -> None:
    field = draw("0ma1 1ca4")
    field.attack("0ma", "melee", "1ca", dice="16")
    assert field.asks() == "reply 1"


@rule("RS-098")
def test_it_is_attacked_in_melee_only() -> None:
    field = draw("0ar1 1ca4")
    field.open("activate 0ar")
    assert field.why_not("shoot 1ca") == "machine_melee_only"
    assert field.may("melee 1ca")
    field = draw("0ar1 . 1ca4")
    field.open("activate 0ar")
    assert field.why_not("arc 1ca") == "machine_melee_only"
    field = draw("0ca1 . 1ca4")
    field.open("activate 0ca")
    assert field.why_not("siege 1ca") == "machine_melee_only"


@rule("RS-100", "RS-R33")
def test_it_never_strikes_back_but_may_retreat() -> None:
    field = draw("0ma1 1ca4 .@c")
    field.attack("0ma", "melee", "1ca", dice="16")
    assert not field.may("counterstrike")
    assert field.may("retreat @c")


@rule("RS-R33")
def test_attacks_into_its_flank_and_rear_have_the_usual_bonus() -> None:
    field = draw("0ma1 1ca1")
    field.attack("0ma", "melee", "1ca", dice="16", then="stay")
    assert field.parts() == {"direction": 2}


# -- rebuilding --------------------------------------------------------------------------------


@rule("RS-101", "RS-R102", "RS-134")
def test_it_is_rebuilt_in_the_next_turn_for_nothing() -> None:
    field = draw("0ma1@a 1ca4@b . 1pi4")
    field.attack("0ma", "melee", "1ca", dice="61", then="face 1")
    field.open("end turn")
    assert field.energy(1) == 1
    assert field.legal("rebuild") == {f"rebuild at 0.{c}" for c in range(10)}
    field.open("rebuild at 0.4; face 2")
    assert field.where("1ca") == "0.4"
    assert field.energy(1) == 1


@rule("RS-101")
def test_not_in_the_turn_in_which_it_was_lost() -> None:
    """In the own turn a catapult falls as the sacrifice of heroism."""
    field = draw("""
           0ca1   0ul1
        0ma1   1pi4
        0: energy=2 closed=justice
    """)
    field.attack("0ma", "melee", "1pi", dice="16")
    field.do("counterstrike", dice="61")  # kills, and heroism sacrifices the catapult
    field.do("play heroism; on 0ca")
    assert field.where("0ca") == "dead"
    assert field.asks() == "main 0"
    assert field.legal("rebuild") == set()
    assert field.why_not("rebuild at 12.4") == "rebuild_later"


@rule("RS-102", "RS-103", "RS-287")
def test_a_rebuilt_catapult_acts_from_the_next_turn_on_and_may_be_rebuilt_again() -> None:
    field = draw("0ma1 . 1pi4\n0: dead=ca")
    field.open("rebuild at 12.4; face 5")
    assert field.why_not("activate 0ca") == "new_unit"
    field.open("end turn; end turn")
    assert field.may("activate 0ca")
    again = draw("0ma1 . 1pi4\n0: dead=ca", round=30)
    assert again.may("rebuild at 12.4")


@rule("RS-101", "RS-068", "RS-286", "RS-E11", "RS-014")
def test_also_around_the_castle_one_holds() -> None:
    field = draw("""
           .@a   F@b
        .@c   K0ma5@k 0pi1
           .@d   .@e
        0: dead=ca
    """)
    castle = {text for text in field.legal("rebuild") if "@" in text}
    assert castle == {"rebuild at @a", "rebuild at @c", "rebuild at @d", "rebuild at @e"}
    assert len(field.legal("rebuild")) == 4 + 10  # and the first row, but for the corner of the leader
    empty = draw("K@k 0ma5\n0: dead=ca")
    assert not any("@" in text for text in empty.legal("rebuild"))


@rule("RS-101")
def test_there_must_be_a_loss_to_rebuild() -> None:
    field = draw("0ca1 0ma1")
    assert field.why_not("rebuild at 12.4") == "no_catapult"


@rule("RS-R102")
@pytest.mark.parametrize(("option", "later"), [("any_later_turn", True), ("next_turn_only", False)])
def test_rebuilding_in_a_later_turn(option: str, later: bool) -> None:
    field = draw("0ma1@a 1ca4@b . 1pi4", options={"catapult_rebuild": option})
    field.attack("0ma", "melee", "1ca", dice="61", then="face 1")
    field.open("end turn")
    assert field.legal("rebuild")
    field.open("end turn; end turn")
    assert bool(field.legal("rebuild")) == later
