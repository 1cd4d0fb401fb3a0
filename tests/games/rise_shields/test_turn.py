"""A turn: its start and end, activations, movement and turning (ledger 3.4, 3.6, 3.7)."""

import pytest

from support.ledger import rule
from support.rise_shields_draw import draw

LINE = ". .@a 0ma1@b .@c .@d .@e"


# -- start and end of a turn -----------------------------------------------------------------


@rule("RS-048", "RS-183", "RS-172", "RS-207", "RS-R18")
def test_what_happens_at_the_start_of_a_turn() -> None:
    field = draw(
        """
        0ma1 . 1pi4
        1: leader=ulrag energy=1 closed=resurrection
        """,
        units={"1pi": {"marks": ["new"], "diverted": 1}},
    )
    assert field.closed(1) == {"resurrection"}
    field.do("end turn")
    assert field.asks() == "main 1"
    assert field.row("1pi").get("diverted") is None
    assert field.closed(1) == set()
    assert field.energy(1) == 2
    assert "activate 1pi" in field.legal()


@rule("RS-049")
def test_any_number_of_units_act_in_any_order() -> None:
    field = draw("0ma1@a .@b 0pi1 .@c 0ho1 .@d")
    assert field.legal("activate") == {"activate 0ma", "activate 0pi", "activate 0ho", "activate 0ul"}
    field.do("activate 0ho; step @d; finish; activate 0ma; step @b; finish; activate 0pi; face 3; finish")
    assert [field.where(unit) for unit in ("0ma", "0ho")] == ["@b", "@d"]
    assert field.legal("activate") == {"activate 0ul"}


@rule("RS-050", "RS-R19")
def test_one_activation_in_a_turn_and_one_unit_after_the_other() -> None:
    field = draw("0ma1@a .@b .@c 0pi1")
    field.open("activate 0ma; step @b")
    assert field.why_not("activate 0pi") == "not_now"
    field.open("finish")
    assert field.why_not("activate 0ma") == "has_acted"
    field.open("activate 0pi; finish; end turn; end turn")
    assert field.may("activate 0ma")


@rule("RS-R19")
def test_interleaved_one_may_come_back_for_the_attack() -> None:
    field = draw("0ma1@a .@b 1pi4 . 0ho1", options={"activation_order": "interleaved"})
    field.open("activate 0ma; step @b; finish; activate 0ho; finish; activate 0ma")
    assert field.legal("step") == set()
    assert field.may("melee 1pi")


@rule("RS-051", "RS-R20")
def test_one_attack_in_an_activation() -> None:
    field = draw("1ho1 0ma1 1pi4")
    field.attack("0ma", "melee", "1pi", dice="16", then="stay")
    assert field.asks() == "main 0"
    assert field.why_not("activate 0ma") == "has_acted"


@rule("RS-052", "RS-053")
def test_attacks_cards_and_abilities_are_announced_to_all() -> None:
    field = draw("0ma1 1pi4")
    field.do("activate 0ma; melee 1pi")
    field.do("face 0; stay", dice="16")
    assert next(event.code for event in field.events) == "declared"
    assert field.told("declared")[0]["target"] == field.units["1pi"]
    field = draw("0sw1 0ma1")
    field.do("activate 0sw; bless 0ma")
    assert field.told("blessed")
    field = draw("0ay1 . 1pi4\n0: energy=1")
    field.do("play magic_arrow; on 1pi", dice="16")
    assert field.told("card_played")[0]["card"] == "magic_arrow"


@rule("RS-054", "RS-R30", "RS-047")
def test_a_turn_may_end_with_nothing_done() -> None:
    field = draw("0ma1 . 1pi4")
    assert field.may("end turn")
    field.do("end turn")
    assert field.asks() == "main 1"
    field.do("end turn")
    assert field.asks() == "main 0"
    field.open("activate 0ma")
    assert field.why_not("end turn") == "not_now"


@rule("RS-055")
def test_a_round_is_one_turn_of_each_player() -> None:
    field = draw("0ma1 . 1pi4", round=7)
    field.do("end turn")
    assert field.told("turn")[0]["round"] == 7
    field.do("end turn")
    assert field.told("turn")[0]["round"] == 8


# -- movement --------------------------------------------------------------------------------


@rule("RS-056", "RS-057", "RS-R21")
def test_a_unit_steps_up_to_its_points_whatever_it_looks_at() -> None:
    field = draw(LINE)
    field.open("activate 0ma; step @a; step @b")  # backwards costs the same
    assert field.why_not("step @c") == "no_points"
    assert field.where("0ma") == "@b"


@rule("RS-057", "RS-R21")
@pytest.mark.parametrize("terrain", [".", "F", "M", "P", "X", "T"])
def test_every_terrain_costs_one_point(terrain: str) -> None:
    field = draw(f"0kn1@a {terrain}@b .@c .@d .@e")
    field.open("activate 0kn; step @b; step @c; step @d")
    assert field.may("step @e") == (terrain == "P")


@rule("RS-056")
def test_a_step_goes_to_a_neighbour() -> None:
    field = draw(LINE)
    field.open("activate 0ma")
    assert field.why_not("step @d") == "not_adjacent"


@rule("RS-058", "RS-R114")
def test_nobody_passes_through_friends_or_foes() -> None:
    field = draw("1pi1@a 0ho1 0ma1@b .")
    field.open("activate 0ho")
    assert field.why_not("step @a") == field.why_not("step @b") == "occupied"


@rule("RS-R114", "RS-058", "RS-077")
def test_allies_block_and_cannot_be_attacked() -> None:
    field = draw("0ma1 2ma1@a", seats=4)
    field.open("activate 0ma")
    assert field.why_not("step @a") == "occupied"
    assert field.why_not("melee 2ma") == "friend"


@rule("RS-R21")
def test_passing_by_enemies_is_free() -> None:
    field = draw("""
        .     1pi2   1ma2    .
           0ho1  .@a   .@b    .@c
    """)
    field.open("activate 0ho; step @a; step @b; step @c")
    assert field.where("0ho") == "@c"


@rule("RS-059")
def test_shooters_and_machines_move_first_and_shoot_afterwards() -> None:
    field = draw("0ar1@a .@b 1pi4 .")
    field.open("activate 0ar; step @b")
    assert field.may("shoot 1pi")
    field.do("shoot 1pi")
    field.do("face 0; stay", dice="16")
    assert field.asks() == "main 0"  # nothing more, though a point was left
    field = draw("0ca1@a .@b . 1pi4")
    field.open("activate 0ca; step @b")
    assert field.may("siege 1pi")


@rule("RS-060", "RS-129")
def test_foot_moves_no_more_after_its_attack() -> None:
    field = draw(".@a 0ma1@b 1pi4")
    field.attack("0ma", "melee", "1pi", dice="16", then="stay")
    assert field.asks() == "main 0"
    assert field.where("0ma") == "@b"
    assert field.why_not("activate 0ma") == "has_acted"


@rule("RS-061")
@pytest.mark.parametrize(("terrain", "enters"), [(".", True), ("P", True), *((t, False) for t in "FMSXKT")])
def test_machines_enter_plains_only(terrain: str, enters: bool) -> None:
    field = draw(f"0ca1 {terrain}@a")
    field.open("activate 0ca")
    assert field.may("step @a") == enters
    if not enters:
        assert field.why_not("step @a") == "machine_terrain"


# -- turning ---------------------------------------------------------------------------------


@rule("RS-025", "RS-033")
def test_a_unit_turns_for_nothing() -> None:
    field = draw(LINE)
    field.open("activate 0ma; face 4")
    assert field.facing("0ma") == 4
    field.open("step @c; face 0; step @d; face 1; finish")
    assert (field.where("0ma"), field.facing("0ma")) == ("@d", 1)


@rule("RS-R118", "RS-033")
def test_one_turn_before_the_first_step_and_one_after_each() -> None:
    field = draw(LINE)
    field.open("activate 0ma")
    assert field.legal("face") == {f"face {k}" for k in (0, 2, 3, 4, 5)}
    assert field.why_not("face 1") == "same_facing"
    field.open("face 4")
    assert field.why_not("face 2") == "facing_used"
    field.open("step @c")
    assert field.may("face 2")


@rule("RS-027", "RS-034", "RS-078", "RS-083")
def test_the_attacker_turns_its_front_to_the_target() -> None:
    field = draw("0ma4 1pi4")  # with its back to the enemy
    field.open("activate 0ma; melee 1pi")
    assert field.asks() == "declare_facing 0"
    assert field.legal("face") == {"face 0", "face 1"}
    assert field.why_not("face 3") == "misses"
    field.do("face 1; stay", dice="16")
    assert field.facing("0ma") == 1


@rule("RS-035", "RS-129")
def test_after_a_failed_attack_the_facing_stays() -> None:
    field = draw("0ma3 1pi4")
    field.attack("0ma", "melee", "1pi", dice="16", then="stay")
    assert field.facing("0ma") == 0
    assert field.why_not("activate 0ma") == "has_acted"


@rule("RS-036", "RS-101")
def test_who_is_placed_gets_any_facing() -> None:
    field = draw("0ma1\n0: dead=ca", row=6)
    field.open("rebuild at 12.3")
    assert field.asks() == "facing 0"
    assert field.legal("face") == {f"face {k}" for k in range(6)}
    field.open("face 3")
    assert field.facing("0ca") == 3


@rule("RS-027", "RS-R02")
@pytest.mark.parametrize(("layout", "fronts"), [("3-2-1", 3), ("1-4-1", 1)])
def test_other_layouts_have_other_fronts(layout: str, fronts: int) -> None:
    field = draw("0ma4 1pi4", options={"facing_layout": layout})
    if fronts == 1:
        field.do("activate 0ma; melee 1pi", dice="16")  # there is but one facing
        assert field.facing("0ma") == 1
    else:
        field.open("activate 0ma; melee 1pi")
        assert field.legal("face") == {"face 0", "face 1", "face 2"}
