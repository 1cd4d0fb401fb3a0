"""The cards of Aya (ledger 3.24): each works, cannot be used, and meets other cards."""

import pytest

from support.ledger import rule
from support.rise_shields_draw import draw

# -- magic arrow -------------------------------------------------------------------------------


@rule("RS-224", "RS-225", "RS-226", "RS-E27", "RS-338", "RS-R63")
def test_a_magic_arrow_ignores_every_bonus() -> None:
    field = draw("0ay1 . X1me4\n0: energy=1", figures={"mercenaries": (3, 2, 2)})
    field.do("play magic_arrow; on 1me", dice="5 14")
    strike = field.told("spell_strike")[0]
    assert (strike["attack_total"], strike["defence_total"]) == (7, 6)
    assert field.where("1me") == "dead"


@rule("RS-226", "RS-R63", "RS-R45")
def test_no_counterstrike_and_no_retreat() -> None:
    field = draw("0ay1 1pi4@b .\n0: energy=1")
    field.do("play magic_arrow; on 1pi", dice="16")
    assert field.asks() == "main 0"
    assert field.where("1pi") == "@b"


@rule("RS-226")
def test_equal_totals_mean_held() -> None:
    field = draw("0ay1 1pi1\n0: energy=1")  # from behind: no bonus
    field.do("play magic_arrow; on 1pi", dice="33")
    assert field.where("1pi") != "dead"


@rule("RS-224", "RS-R65", "RS-R63", "RS-191")
def test_whom_it_cannot_strike() -> None:
    field = draw("0ay1 1ca4 0ma1 . 1pi4\n0: energy=1")
    assert field.why_not("play magic_arrow") == "too_far"
    hit = draw("0ay1 1ca4 0ma1 . 1pi4\n0: energy=1", options={"magic_hits_machines": "yes"})
    hit.do("play magic_arrow; on 1ca", dice="61")
    assert hit.where("1ca") == "dead"


@rule("RS-R64", "RS-335", "RS-248")
def test_camouflage_answers_a_spell_and_other_defences_do_not() -> None:
    field = draw("0ay1 . F1pi4 1be4\n0: energy=1\n1: energy=2")
    field.open("play magic_arrow; on 1pi")
    assert field.asks() == "spell_window 1"
    assert field.legal("play") == {"play camouflage"}  # not trickery, not diversion
    field.do("play camouflage; on 1pi")
    assert field.asks() == "main 0"
    assert field.where("1pi") != "dead"
    assert field.energy(0) == 0  # spent all the same (RS-R57)


@rule("RS-R57")
def test_a_foiled_card_is_not_given_back() -> None:
    field = draw("0ay1 . F1pi4 1be4\n0: energy=1\n1: energy=1 closed=diversion")
    field.do("play magic_arrow; on 1pi; play camouflage; on 1pi")
    assert "magic_arrow" in field.closed(0)


# -- fog veil ----------------------------------------------------------------------------------


@rule("RS-227", "RS-228", "RS-E31", "RS-R78")
def test_fog_from_the_end_of_this_turn_to_the_end_of_the_next() -> None:
    field = draw("0ay1 0ar1@a 1ar4@b .\n0: energy=1")
    field.open("play fog_veil; activate 0ar")
    assert field.may("shoot 1ar")  # still free in this turn
    field.open("finish; end turn; activate 1ar")
    assert field.why_not("shoot 0ar") == "fog"
    field.open("finish; end turn; activate 0ar")
    assert field.why_not("shoot 1ar") == "fog"  # through his own next turn
    field.open("finish; end turn; activate 1ar")
    assert field.may("shoot 0ar")


@rule("RS-R78", "RS-227")
@pytest.mark.parametrize(("option", "fires"), [("yes", False), ("no", True)])
def test_fog_and_catapults(option: str, fires: bool) -> None:
    field = draw("0ca1 . 1pi4", options={"fog_blocks_machines": option})
    field.game.fog[1] = 1
    field.open("activate 0ca")
    assert field.may("siege 1pi") == fires


@rule("RS-R78")
def test_fog_stops_neither_spells_nor_shooters_in_melee() -> None:
    field = draw("0ay1 0ar1 1pi4\n0: energy=1")
    field.game.fog[1] = 1
    assert field.may("play magic_arrow")
    field.open("activate 0ar")
    assert field.may("melee 1pi")
    assert field.why_not("shoot 1pi") == "fog"


@rule("RS-R78", "RS-228")
def test_two_fogs_overlap_without_adding_up() -> None:
    field = draw("0ay1 0ar1 1ar4\n0: energy=2")
    field.game.fog[1] = 1
    field.open("play fog_veil; end turn; end turn; end turn")
    assert not field.game.foggy()


# -- mental block ------------------------------------------------------------------------------


@rule("RS-229", "RS-R79")
def test_a_blocked_card_is_closed_until_the_users_next_turn() -> None:
    field = draw("0ay1 0ma1 1pi4 1ul4\n0: energy=1\n1: energy=1")
    field.open("play mental_block; block justice")
    field.attack("0ma", "melee", "1pi", dice="16")
    assert field.asks() == "reply 1"  # justice was not offered
    field.open("stay; end turn")
    assert field.why_not("play justice") == "blocked"
    assert "justice" in field.player(1)["blocked"]
    field.open("end turn")
    assert "justice" not in field.player(1).get("blocked", {})


@rule("RS-R79")
def test_closed_cards_may_be_named_and_own_ones_not() -> None:
    field = draw("0ay1 . 1pi4\n0: energy=1\n1: leader=ulrag closed=salvation")
    field.open("play mental_block")
    assert field.legal("block") == {
        f"block {card}"
        for card in ("retribution", "justice", "heroism", "punishing_sword", "salvation", "resurrection")
    }


@rule("RS-R79", "RS-246")
def test_a_block_does_not_stop_the_promissory_note() -> None:
    field = draw("0be1 0ma1 . 1pi4\n0: energy=3\n1: leader=segros")
    field.game.blocked[9] = 1  # inspiration, by seat 0 itself
    assert field.may("borrow inspiration")


@rule("RS-229", "RS-191")
def test_against_a_fallen_leader_there_is_nothing_to_block() -> None:
    field = draw("0ay1 . 1pi4\n0: energy=1\n1: leader=ulrag,none")
    assert field.why_not("play mental_block") == "no_target"


# -- fire rain ---------------------------------------------------------------------------------

RAIN = """
       0ay1  .
    .     1pi4   1ma4
       .    1ho4
    0: energy=2 closed=magic_arrow
"""


@rule("RS-230", "RS-231", "RS-E28", "RS-338")
@pytest.mark.parametrize(
    ("corner", "total", "struck"),
    [("1", 5, {"1pi", "1ma", "1ho"}), ("0", 6, {"1pi", "1ma"}), ("4", 7, {"1pi"})],
)
def test_fire_rain_on_three_two_and_one_units(corner: str, total: int, struck: set[str]) -> None:
    field = draw(RAIN)
    order = [unit for unit in ("1pi", "1ma", "1ho") if unit in struck]
    script = "; ".join([f"play fire_rain; on 1pi; area {corner}", *(f"on {unit}" for unit in order[:-1])])
    field.do(script, dice="4" + "6" * len(order))
    rows = field.told("spell_strike")
    assert {row["attack_total"] for row in rows} == {total}
    assert {field.short(row["on"]) for row in rows} == struck


@rule("RS-232", "RS-233", "RS-R63")
def test_fire_rain_ignores_terrain_and_shield_and_elites_roll_twice() -> None:
    field = draw("0ay1 . X1me4\n0: energy=2")
    field.do("play fire_rain; on 1me; area 0", dice="5 16")
    strike = field.told("spell_strike")[0]
    assert (strike["attack_total"], strike["defence_total"]) == (8, 8)
    assert field.asks() == "main 0"


@rule("RS-R80", "RS-231")
@pytest.mark.parametrize(("option", "total"), [("no", 7), ("yes", 6)])
def test_own_units_on_the_area(option: str, total: int) -> None:
    field = draw("0ay1 . 1pi4 0ma1\n0: energy=2", options={"fire_rain_friendly_fire": option})
    script = "play fire_rain; on 1pi; area 0" + ("; on 1pi" if option == "yes" else "")
    field.do(script, dice="466" if option == "yes" else "46")
    assert field.told("spell_strike")[0]["attack_total"] == total


@rule("RS-E44", "RS-231", "RS-R80")
def test_a_camouflaged_unit_is_neither_struck_nor_counted() -> None:
    field = draw("""
           0ay1  .
        .     1pi4   1ma4
           .   F1ho4   1be4
        0: energy=2
        1: energy=1
    """)
    field.do("play fire_rain; on 1pi; area 1; play camouflage; on 1ho; on 1pi", dice="466")
    rows = field.told("spell_strike")
    assert [row["attack_total"] for row in rows] == [6, 6]


@rule("RS-R80", "RS-R105")
def test_the_caster_chooses_the_order() -> None:
    field = draw(RAIN)
    field.do("play fire_rain; on 1pi; area 1; on 1ho; on 1pi", dice="4666")
    assert [field.short(row["on"]) for row in field.told("spell_strike")] == ["1ho", "1pi", "1ma"]


@rule("RS-R65", "RS-R80")
def test_a_machine_on_the_area_does_not_count() -> None:
    field = draw("0ay1 . 1pi4 1ca4\n0: energy=2")
    field.do("play fire_rain; on 1pi; area 0", dice="46")
    assert [row["attack_total"] for row in field.told("spell_strike")] == [7]


@rule("RS-230", "RS-180", "RS-191")
def test_only_the_chosen_unit_must_be_in_radius() -> None:
    field = draw("0ay1 . 1pi4 1ma4\n0: energy=2")
    field.open("play fire_rain")
    assert field.asks() == "card_area 0"  # pikemen are the only one to choose
    assert field.game.prompt().args["on"] == field.units["1pi"]
    field.do("area 0; on 1pi", dice="166")  # men-at-arms at distance 3 are struck with them
    assert len(field.told("spell_strike")) == 2
    far = draw("0ay1 . . 1ma4\n0: energy=2")
    assert far.why_not("play fire_rain") == "too_far"


# -- stupefaction ------------------------------------------------------------------------------


@rule("RS-234", "RS-236", "RS-R81", "RS-077")
def test_an_enemy_unit_attacks_its_own_side() -> None:
    field = draw("0ay1 . 1pi4 1ma4 .\n0: energy=3")
    field.open("play stupefaction; on 1pi")
    assert field.asks() == "activation 0"
    field.do("melee 1ma")
    field.do("face 0", dice="61")
    assert field.where("1ma") == "dead"
    assert field.asks().endswith(" 0")


@rule("RS-237")
def test_the_users_own_unit_may_strike_back() -> None:
    field = draw("0ay1 0ma1 1pi4\n0: energy=3")
    field.open("play stupefaction; on 1pi; melee 0ma")
    field.do(min(field.legal("face")), dice="16")
    assert field.asks() == "reply 0"
    assert field.may("counterstrike")


@rule("RS-238", "RS-331")
def test_the_owners_unit_has_cards_and_retreat_but_no_counterstrike() -> None:
    field = draw("0ay1 . 1pi4 1ma5 .@c 1se4\n0: energy=3\n1: energy=1")
    field.open("play stupefaction; on 1pi; melee 1ma; face 0")
    assert field.asks() == "window 1"
    assert field.may("play all_round_defence")
    field.do("pass", dice="16")
    assert field.asks() == "reply 1"
    assert not field.may("counterstrike")
    assert field.may("retreat @c")


@rule("RS-235", "RS-R81", "RS-252")
def test_leaders_and_new_units_cannot_be_taken() -> None:
    field = draw("0ay1 1ul4 1pi4\n0: energy=3", marks={"1pi": ["new"]})
    assert field.why_not("play stupefaction") == "too_far"


@rule("RS-239", "RS-R81")
def test_the_unit_is_its_owners_again() -> None:
    field = draw("0ay1 . 1pi4@b .@c .\n0: energy=3")
    field.open("play stupefaction; on 1pi; step @c; finish; end turn")
    assert field.may("activate 1pi")
    assert field.where("1pi") == "@c"


@rule("RS-R81")
@pytest.mark.parametrize(("option", "attack"), [("full", True), ("move_or_attack", False)])
def test_move_and_attack_by_option(option: str, attack: bool) -> None:
    field = draw("0ay1 . 1pi4@b .@c 1ma4\n0: energy=3", options={"stupefied_activation": option})
    field.open("play stupefaction; on 1pi; step @c")
    assert field.may("melee 1ma") == attack


@rule("RS-R81", "RS-150", "RS-152")
def test_a_stupefied_unit_does_not_bless() -> None:
    field = draw("0ay1 . 1sw4 1ma4\n0: energy=3")
    field.open("play stupefaction; on 1sw")
    assert field.legal("bless") == set()


@rule("RS-R81", "RS-094")
def test_a_war_machine_can_be_taken() -> None:
    field = draw("0ay1 . 1ca4 . 1ma4\n0: energy=3")
    field.open("play stupefaction; on 1ca; siege 1ma")
    field.do(min(field.legal("face")), dice="61")
    assert field.where("1ma") == "dead"


@rule("RS-R81", "RS-273", "RS-R99")
def test_its_victories_trigger_no_set() -> None:
    field = draw("""
        0ay1 . 1pi4 1ma4 .
        0: energy=3 holds=bulwark_of_light,verdict_of_light,teaching_of_light dead=ar
    """)
    field.open("play stupefaction; on 1pi; melee 1ma")
    field.do("face 0; face 1", dice="61")
    assert field.asks() == "main 0"


# -- teleportation -----------------------------------------------------------------------------


@rule("RS-240", "RS-241", "RS-R82", "RS-036")
def test_a_unit_goes_anywhere_and_acts_no_more() -> None:
    field = draw("0ay1 0ma1 .@x 1pi4\n0: energy=3")
    field.open("play teleportation; on 0ma")
    assert len(field.legal("at")) > 120
    field.open("at @x; face 2")
    assert field.at("@x") == "0ma2"
    assert field.why_not("activate 0ma") == "teleported"


@rule("RS-241")
def test_it_may_act_first_and_be_teleported_then() -> None:
    field = draw("0ay1 0ma1 1pi4 .@x\n0: energy=3")
    field.attack("0ma", "melee", "1pi", dice="16", then="stay")
    field.open("play teleportation; on 0ma; at @x; face 2")
    assert field.where("0ma") == "@x"


@rule("RS-242", "RS-243", "RS-244", "RS-E13", "RS-R82")
def test_teleportation_in_defence() -> None:
    field = draw("0ma1@a 1pi4@b .@x 1ay4\n1: energy=3")
    field.open("activate 0ma; melee 1pi; face 0")
    assert field.asks() == "window 1"
    field.open("play teleportation; at @x; face 1")
    assert field.at("@x") == "1pi1"
    assert field.where("0ma") == "@b"  # it must take the cell
    assert field.asks() == "facing 0"
    field.open("face 3")
    assert field.why_not("activate 0ma") == "has_acted"


@rule("RS-243", "RS-091")
def test_a_shooter_does_not_take_the_cell() -> None:
    field = draw("0ar1@a 1pi4@b .@x 1ay4\n1: energy=3")
    field.open("activate 0ar; shoot 1pi; face 0; play teleportation; at @x; face 1")
    assert field.where("0ar") == "@a"
    assert field.at("@b") == ""


@rule("RS-R82", "RS-116")
def test_it_is_no_success_for_cavalry_or_sets() -> None:
    field = draw("""
        0ho1@a 1pi4@b .@x 1ay4
        0: holds=commanders_helm,commanders_banner,commanders_horn
        1: energy=3
    """)
    field.open("activate 0ho; melee 1pi; face 0; play teleportation; at @x; face 1; face 1")
    assert field.asks() == "main 0"
    assert field.why_not("activate 0ho") == "has_acted"


@rule("RS-R82", "RS-244", "RS-242")
def test_not_against_a_counterstrike_in_the_own_turn() -> None:
    field = draw("0ay1 0ma1 1pi4\n0: energy=2")
    field.attack("0ma", "melee", "1pi", dice="16")
    field.do("counterstrike", dice="16")
    assert field.asks() == "main 0"


@rule("RS-R82", "RS-263", "RS-R29")
def test_a_leader_teleported_onto_a_treasury_may_take_its_artifact() -> None:
    field = draw("0ay1 . T@x\n0: energy=3")
    field.open("play teleportation; on 0ay; at @x; face 0")
    assert field.may("take")


@rule("RS-R26", "RS-061", "RS-240")
def test_catapults_are_teleported_to_plains_only() -> None:
    field = draw("0ay1 0ca1 F@f K@k .@x\n0: energy=3")
    field.open("play teleportation; on 0ca")
    assert not field.may("at @f")
    assert not field.may("at @k")
    assert field.may("at @x")
