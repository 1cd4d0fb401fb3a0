"""Direct shots, arc shots, shields and strong shots (ledger 3.11, 3.18)."""

import pytest

from support.ledger import rule
from support.rise_shields_draw import draw


@rule("RS-088", "RS-089", "RS-019", "RS-091", "RS-020")
def test_a_direct_shot_kills_and_the_shooter_stays() -> None:
    field = draw("0ar1@a 1pi4@b")
    field.attack("0ar", "shoot", "1pi", dice="62")
    assert field.totals() == [(7, 4)]
    assert field.where("1pi") == "dead"
    assert field.at("@a") == "0ar0"
    assert field.at("@b") == ""
    assert field.asks() == "main 0"


@rule("RS-088", "RS-078")
def test_a_direct_shot_needs_a_neighbour_before_the_front() -> None:
    field = draw("0mu4 . 1pi4")
    field.open("activate 0mu")
    assert field.why_not("shoot 1pi") == "out_of_reach"
    field = draw("0mu4 1pi4")
    field.open("activate 0mu; shoot 1pi")
    assert field.legal("face") == {"face 0", "face 1"}


@rule("RS-090", "RS-019", "RS-121")
def test_after_a_failed_shot_one_may_retreat_but_not_strike_back() -> None:
    field = draw("0ar1 1pi4 .@c")
    field.attack("0ar", "shoot", "1pi", dice="16")
    assert field.asks() == "reply 1"
    assert field.may("retreat @c")
    assert field.may("stay")
    assert not field.may("counterstrike")


@rule("RS-092", "RS-030", "RS-031")
@pytest.mark.parametrize(("facing", "bonus"), [(4, {}), (5, {"direction": 1}), (1, {"direction": 2})])
def test_flank_and_rear_count_for_direct_shots(facing: int, bonus: dict[str, int]) -> None:
    field = draw(f"0ar1 1pi{facing}")
    field.attack("0ar", "shoot", "1pi", dice="16", then="stay")
    assert field.parts() == bonus


@rule("RS-093", "RS-163", "RS-146")
def test_only_who_has_the_arc_shot_shoots_across_a_cell() -> None:
    for unit, may in (("ar", True), ("cr", True), ("mu", False), ("ma", False)):
        field = draw(f"0{unit}1 . 1pi4")
        field.open(f"activate 0{unit}")
        assert field.may("arc 1pi") == may
        if not may:
            assert field.why_not("arc 1pi") == "no_ability"


@rule("RS-146", "RS-032", "RS-R31")
def test_an_arc_shot_flies_over_anybody_with_1_less_and_no_direction() -> None:
    field = draw("0ar1 0ma1 1pi1")  # into the rear, were it a neighbour
    field.attack("0ar", "arc", "1pi", dice="61")
    assert field.parts() == {"arc": -1}
    assert field.totals() == [(6, 3)]
    assert field.strikes()[0]["side"] == "none"


@rule("RS-146", "RS-095")
def test_an_arc_shot_goes_exactly_two_cells() -> None:
    field = draw("0ar1 1ma4 1pi4 1ho4")
    field.open("activate 0ar")
    assert field.legal("arc") == {"arc 1pi"}
    assert field.why_not("arc 1ho") == "out_of_reach"


@rule("RS-R31")
def test_for_an_arc_shot_off_the_line_more_facings_fit() -> None:
    field = draw("""
           0ar4   .
        .      .    1pi4
    """)
    field.open("activate 0ar; arc 1pi")
    assert field.legal("face") == {"face 0", "face 1", "face 2"}


@rule("RS-E17", "RS-142", "RS-069", "RS-090")
def test_shield_and_forest_against_an_arc_shot() -> None:
    field = draw("0ar1 . F1ma4 .@c", figures={"archers": (2, 1, 2), "men_at_arms": (2, 2, 2)})
    field.attack("0ar", "arc", "1ma", dice="61")
    assert field.totals() == [(7, 8)]
    assert field.may("retreat @c")
    assert not field.may("counterstrike")


@rule("RS-141")
@pytest.mark.parametrize(("facing", "shield"), [(4, 2), (5, 0), (1, 0)])
def test_a_shield_works_against_shots_into_the_front(facing: int, shield: int) -> None:
    field = draw(f"0ar1 1ma{facing}")
    field.attack("0ar", "shoot", "1ma", dice="16", then="stay")
    assert field.parts().get("d_shield", 0) == shield


@rule("RS-141")
def test_a_shield_does_nothing_in_melee() -> None:
    field = draw("0pi1 1ma4")
    field.attack("0pi", "melee", "1ma", dice="16", then="stay")
    assert field.parts() == {}


@rule("RS-142", "RS-R34")
@pytest.mark.parametrize(
    ("option", "facing", "shield"),
    [
        ("any_side", 4, 2),
        ("any_side", 1, 2),
        ("front_only", 4, 2),
        ("front_only", 1, 0),
        ("front_only", 5, 0),
    ],
)
def test_a_shield_against_arc_shots(option: str, facing: int, shield: int) -> None:
    field = draw(f"0ar1 . 1ma{facing}", options={"shield_vs_arc": option})
    field.attack("0ar", "arc", "1ma", dice="16", then="stay")
    assert field.parts().get("d_shield", 0) == shield


@rule("RS-142", "RS-E04", "RS-105", "RS-106", "RS-131")
def test_example_3_a_shield_against_a_preemptive_shot() -> None:
    field = draw("0ma1 1mu4 . 0ho1")
    field.open("activate 0ma; melee 1mu; face 0")
    field.do("strike first", dice="362")
    assert field.totals() == [(7, 6)]
    assert field.parts() == {"d_shield": 2}
    strike = field.strikes()[0]
    assert (strike["a1"], strike["a2"], strike["akept"]) == (3, 6, 6)
    assert field.where("0ma") == "dead"
    assert field.at("4.4") == "1mu4"


@rule("RS-143", "RS-E18")
def test_a_strong_shot_ignores_the_base_defence_alone() -> None:
    field = draw("0cr1 F1gu4", figures={"crossbowmen": (2, 1, 2), "guards": (2, 3, 2)})
    field.attack("0cr", "shoot", "1gu", dice="5121", then="stay")
    assert field.totals() == [(7, 7)]
    assert field.strikes()[0]["d_base"] == 0
    assert field.parts() == {"d_forest": 3, "d_shield": 2}


@rule("RS-144", "RS-E19")
def test_not_with_an_arc_shot() -> None:
    field = draw("0cr1 . F1gu4", figures={"crossbowmen": (2, 1, 2), "guards": (2, 3, 2)})
    field.attack("0cr", "arc", "1gu", dice="6111", then="stay")
    assert field.totals() == [(7, 9)]
    assert field.strikes()[0]["d_base"] == 3


@rule("RS-143", "RS-087")
def test_a_strong_shot_is_no_strong_blow() -> None:
    """In melee nothing of it is left: base attack 0 against the full defence."""
    field = draw("0cr1 1pi4")
    field.attack("0cr", "melee", "1pi", dice="116", then="stay")
    assert field.strikes()[0]["d_base"] == 2


@rule("RS-R35", "RS-143")
@pytest.mark.parametrize(("option", "base"), [("yes", 0), ("no", 2)])
def test_a_strong_shot_as_a_preemptive_shot(option: str, base: int) -> None:
    field = draw("0pi1 1cr4", options={"strong_shot_preemptive": option})
    field.open("activate 0pi; melee 1cr; face 0")
    field.do("strike first", dice="116 16 6")
    assert field.strikes()[0]["d_base"] == base


@rule("RS-R36", "RS-104", "RS-109")
def test_shots_provoke_no_first_strike() -> None:
    field = draw("0ar1 1ar4")
    field.attack("0ar", "shoot", "1ar", dice="16")
    assert field.asks() == "reply 1"
