"""The cards of Bella (ledger 3.25): each works, cannot be used, and meets other cards."""

import pytest

from support.ledger import rule
from support.rise_shields_draw import draw

# -- promissory note ---------------------------------------------------------------------------


@rule("RS-245", "RS-246", "RS-E10", "RS-R83")
def test_the_note_borrows_a_closed_card_for_1_and_its_cost() -> None:
    field = draw("0be1 0ma1 .@a .@b .@c\n0: energy=3\n1: leader=segros closed=inspiration")
    field.open("borrow inspiration; on 0ma")
    assert field.energy(0) == 0
    assert field.closed(0) == {"promissory_note"}
    assert field.closed(1) == {"inspiration"}  # as it was
    field.open("activate 0ma; step @a; step @b; finish; activate 0ma; step @c")


@rule("RS-246")
def test_an_open_card_is_not_closed_by_it() -> None:
    field = draw("0be1 0ma1 .\n0: energy=3\n1: leader=segros")
    field.open("borrow inspiration; on 0ma")
    assert field.closed(1) == set()


@rule("RS-247", "RS-E10")
def test_only_cards_of_cost_1_or_2() -> None:
    field = draw("0be1 0ma1 . 1pi4\n0: energy=3\n1: leader=segros")
    assert field.why_not("borrow reinforcement") == "energy"
    assert {"borrow onslaught", "borrow inspiration"} <= field.legal("borrow") | {"borrow onslaught"}
    poor = draw("0be1 0ma1 . 1pi4\n0: energy=2\n1: leader=segros")
    assert poor.why_not("borrow inspiration") == "energy"


@rule("RS-R83", "RS-256")
def test_not_a_card_of_other_turns_nor_of_a_fallen_leader() -> None:
    field = draw("0be1 0ma1 1pi4\n0: energy=3\n1: leader=segros")
    assert field.why_not("borrow all_round_defence") == "wrong_moment"
    fallen = draw("0be1 0ma1 1pi4\n0: energy=3\n1: leader=segros,none")
    assert fallen.why_not("borrow inspiration") == "discarded"


@rule("RS-R83")
def test_not_a_card_of_an_ally() -> None:
    field = draw("0be1 0ma1\n0: energy=3\n2: leader=segros\n1: leader=ulrag", seats=4)
    assert field.why_not("borrow inspiration") == "not_borrowable"


@rule("RS-245", "RS-181")
def test_a_closed_note_borrows_nothing() -> None:
    field = draw("0be1 0ma1 .\n0: energy=3 closed=promissory_note\n1: leader=segros")
    assert field.why_not("borrow inspiration") == "closed"


@rule("RS-351", "RS-E49", "RS-R51", "RS-245")
@pytest.mark.parametrize(("energy", "saved"), [(2, False), (3, True)])
def test_the_note_borrows_salvation_against_a_counterstrike(energy: int, saved: bool) -> None:
    field = draw(f"0be1 0ma1@a 1pi4 1ul4\n0: energy={energy} closed=diversion\n1: closed=justice")
    field.open("activate 0ma; melee 1pi; face 0")
    field.do("pass", dice="16")  # he could borrow justice
    field.do("counterstrike; pass", dice="61")
    if saved:
        assert field.asks() == "lethal 0"
        field.do("borrow salvation")
        assert (field.where("0ma"), field.energy(0), field.asks()) == ("@a", 0, "main 0")
    else:
        assert field.where("0ma") == "dead"


@rule("RS-351", "RS-195")
def test_the_note_borrows_justice_in_a_window() -> None:
    field = draw("0be1 0ma1 1pi4 1ul4\n0: energy=2 closed=diversion\n1: closed=justice")
    field.open("activate 0ma; melee 1pi; face 0")
    assert field.asks() == "window 0"
    field.do("borrow justice", dice="16")
    assert field.totals() == [(1, 6)]
    assert field.energy(0) == 0


# -- camouflage --------------------------------------------------------------------------------


@rule("RS-248", "RS-250", "RS-323", "RS-R84")
@pytest.mark.parametrize("terrain", ["F", "M", "S"])
def test_camouflage_spends_the_attack_without_dice(terrain: str) -> None:
    field = draw(f"0ma1@a {terrain}1pi4@b 1be4\n1: energy=1 closed=diversion")
    field.open("activate 0ma; melee 1pi; face 0; play camouflage")
    assert field.asks() == "main 0"
    assert (field.where("0ma"), field.where("1pi")) == ("@a", "@b")
    assert field.why_not("activate 0ma") == "has_acted"


@rule("RS-R84", "RS-321")
def test_for_the_rest_of_the_turn_the_unit_cannot_be_attacked_or_chosen() -> None:
    field = draw(
        "0ma1 F1pi4 0ho3 0ay3\n0: energy=1\n1: leader=bella energy=1", marks={"1pi": ["camouflaged"]}
    )
    field.open("activate 0ho")
    assert field.why_not("melee 1pi") == "camouflaged"
    field.open("finish")
    assert field.why_not("play magic_arrow") == "too_far"
    field.open("end turn")
    assert "camouflaged" not in field.marks("1pi")


@rule("RS-249", "RS-248", "RS-191")
def test_not_for_the_leader_and_not_on_plains() -> None:
    field = draw("0ma1 F1be4\n1: energy=1 closed=diversion")
    field.attack("0ma", "melee", "1be", dice="166")
    assert field.asks() == "reply 1"
    plain = draw("0ma1 1pi4 1be4\n1: energy=1 closed=diversion")
    plain.attack("0ma", "melee", "1pi", dice="16")
    assert plain.asks() == "reply 1"


@rule("RS-R84", "RS-221")
def test_camouflage_against_a_fire_shell() -> None:
    field = draw("0se1 0ca1 . F1pi4@b 1be4\n0: energy=2\n1: energy=1 closed=diversion")
    field.open("play fire_shell; on 1pi; face 0; play camouflage")
    assert field.where("1pi") == "@b"


@rule("RS-R84", "RS-248")
def test_sabotage_and_stupefaction_do_not_trigger_it() -> None:
    field = draw("0ay1 . F1pi4 1be4\n0: energy=3\n1: energy=1")
    field.open("play stupefaction; on 1pi")
    assert field.asks() == "activation 0"


@rule("RS-R104", "RS-R84")
def test_camouflage_ends_where_there_is_no_cover() -> None:
    field = draw("0ma1 1pi4@b", marks={"1pi": ["camouflaged"]})
    field.open("activate 0ma")
    assert field.may("melee 1pi")


# -- diversion ---------------------------------------------------------------------------------


@rule("RS-253", "RS-254", "RS-E24", "RS-R86")
def test_diversion_takes_2_off_each_die_of_an_elite_unit() -> None:
    field = draw("0me1 1pi4", units={"0me": {"diverted": 1}})
    field.attack("0me", "melee", "1pi", dice="25 6", then="stay")
    assert field.strikes()[0]["akept"] == 3


@rule("RS-254")
def test_a_die_never_falls_below_1() -> None:
    field = draw("0ma1 1pi4", units={"0ma": {"diverted": 1}})
    field.attack("0ma", "melee", "1pi", dice="26", then="stay")
    assert field.strikes()[0]["akept"] == 1


@rule("RS-253", "RS-R86")
def test_diversion_in_attack_defence_and_counterstrike_and_against_magic() -> None:
    field = draw("0be1 0ma1 1pi4\n0: energy=2")
    field.open("play diversion; on 1pi")
    field.attack("0ma", "melee", "1pi", dice="16")
    assert field.strikes()[0]["dkept"] == 4
    field.do("counterstrike", dice="56")
    assert field.strikes()[0]["akept"] == 3
    spell = draw("0ay1 . 1pi4\n0: energy=2", units={"1pi": {"diverted": 0}})
    spell.do("play magic_arrow; on 1pi", dice="16")
    assert spell.told("spell_strike")[0]["defence_total"] == 2 + 4


@rule("RS-253", "RS-255", "RS-R86", "RS-R48")
def test_diversion_in_defence_before_the_die() -> None:
    field = draw("0ma1 1pi4 1be4\n1: energy=2")
    field.open("activate 0ma; melee 1pi; face 0")
    assert field.asks() == "window 1"
    field.do("play diversion", dice="66")
    assert field.strikes()[0]["akept"] == 4
    assert field.row("0ma")["diverted"] == 0  # to the next turn of him in whose turn it was played


@rule("RS-R86", "RS-188")
def test_diversion_lasts_a_round() -> None:
    field = draw("0be1 0ma1 1pi4\n0: energy=2")
    field.open("play diversion; on 1pi; end turn")
    field.attack("1pi", "melee", "0ma", dice="66", then="stay")
    assert field.strikes()[0]["akept"] == 4
    field.open("end turn")
    assert field.row("1pi").get("diverted") is None


@rule("RS-R86", "RS-180", "RS-191")
def test_in_a_window_only_the_enemy_who_fights() -> None:
    field = draw("0ma1 1pi4 . . 1be4\n1: energy=1")  # the attacker is at distance 4
    field.attack("0ma", "melee", "1pi", dice="16")
    assert field.asks() == "reply 1"


# -- sabotage ----------------------------------------------------------------------------------


@rule("RS-251", "RS-R85")
def test_a_sabotaged_unit_does_not_act_in_its_owners_next_turn() -> None:
    field = draw("0be1 . 1pi4\n0: energy=2")
    field.open("play sabotage; on 1pi; end turn")
    assert field.why_not("activate 1pi") == "sabotaged"
    field.open("end turn; end turn")
    assert field.may("activate 1pi")


@rule("RS-252", "RS-191")
def test_not_on_leaders_nor_out_of_radius() -> None:
    field = draw("0be1 1ul4 . 1pi4\n0: energy=2")
    assert field.why_not("play sabotage") == "too_far"


@rule("RS-R85", "RS-240")
def test_a_sabotaged_unit_defends_strikes_back_and_may_be_teleported() -> None:
    field = draw("0be1 0ma1 1pi4 1ay4\n0: energy=1\n1: energy=2")
    field.open("play sabotage; on 1pi")
    field.attack("0ma", "melee", "1pi", dice="16")
    assert field.may("counterstrike")
    field.open("stay; end turn; play teleportation; on 1pi")
    assert field.legal("at")


# -- trickery ----------------------------------------------------------------------------------


@rule("RS-256", "RS-257", "RS-258", "RS-E12", "RS-R87")
def test_trickery_swaps_units_and_keeps_the_facing_of_the_place() -> None:
    field = draw("0ma1@a 1pi1@b . 1ma3@c 1be4\n1: energy=2 closed=diversion")
    field.open("activate 0ma; melee 1pi; face 0; play trickery")
    field.do("on 1ma", dice="16")
    assert field.at("@b") == "1ma1"
    assert field.at("@c") == "1pi3"
    assert field.strikes()[0]["on"] == field.units["1ma"]
    assert field.parts() == {"direction": 2}
    assert field.may("counterstrike")


@rule("RS-R87", "RS-104", "RS-323")
def test_archers_swapped_in_may_shoot_first() -> None:
    field = draw("0ma1 1pi4 . 1ar3 1be4\n1: energy=2 closed=diversion")
    field.open("activate 0ma; melee 1pi; face 0; play trickery; on 1ar")
    assert field.asks() == "first_strike 1"


@rule("RS-R87", "RS-098", "RS-R26")
def test_no_machine_under_a_shot_nor_into_bad_terrain() -> None:
    field = draw("0ar1 1pi4 . 1ca3 1ma4 1be4\n1: energy=2 closed=diversion")
    field.open("activate 0ar; shoot 1pi; face 0; play trickery")
    assert field.legal("on") == {"on 1ma", "on 1be"}
    forest = draw("0ma1 F1pi4 . 1ca3 1ma4 1be4\n1: energy=2 closed=diversion,camouflage")
    forest.open("activate 0ma; melee 1pi; face 0; play trickery")
    assert "on 1ca" not in forest.legal("on")


@rule("RS-256", "RS-258", "RS-R48")
def test_trickery_not_in_the_own_turn() -> None:
    field = draw("0be1 0ma1 1pi4 0ho1\n0: energy=2 closed=diversion,promissory_note")
    field.attack("0ma", "melee", "1pi", dice="16")
    field.do("counterstrike", dice="16")
    assert field.asks() == "main 0"


@rule("RS-R87", "RS-135", "RS-140")
def test_the_charge_is_counted_against_the_new_unit() -> None:
    field = draw("0kn1 .@a 1ma4 . 1pi3 1be4\n1: energy=2 closed=diversion")
    field.open("activate 0kn; step @a; melee 1ma; face 0; play trickery")
    field.do("on 1pi", dice="116")
    assert field.parts() == {}  # spears in front


@rule("RS-256", "RS-018")
def test_the_leader_may_come_in() -> None:
    field = draw("0ma1 1pi4@b . 1be3@c\n1: energy=2 closed=diversion")
    field.do("activate 0ma; melee 1pi; face 0; play trickery; on 1be", dice="166")
    assert field.at("@b") == "1be4"


# -- theft -------------------------------------------------------------------------------------


@rule("RS-259", "RS-261", "RS-R88")
def test_theft_takes_a_random_artifact() -> None:
    stolen: set[str] = set()
    for pick in (0, 1):
        field = draw("0be1 . 1ul4\n0: energy=3\n1: holds=siege_plan,magic_staff")
        field.do("play theft; on 1ul", picks=[pick])
        assert field.holds(0) | field.holds(1) == {"siege_plan", "magic_staff"}
        assert len(field.holds(0)) == len(field.holds(1)) == 1
        stolen |= field.holds(0)
    assert stolen == {"siege_plan", "magic_staff"}


@rule("RS-261", "RS-191")
def test_the_last_artifact_cannot_be_stolen() -> None:
    field = draw("0be1 . 1ul4\n0: energy=3\n1: holds=siege_plan")
    assert field.why_not("play theft") == "too_far"


@rule("RS-260", "RS-267", "RS-R88")
def test_with_four_one_of_five_goes_back() -> None:
    field = draw("""
        0be1 . 1ul4
        0: energy=3 holds=commanders_helm,magic_staff,elixir_of_life,lucky_horseshoe
        1: holds=siege_plan,cloak_of_shadows
    """)
    field.open("play theft; on 1ul")
    assert field.asks() == "art_limit 0"
    assert len(field.legal("return")) == 5
    field.open("return elixir_of_life")
    assert len(field.holds(0)) == 4


@rule("RS-259", "RS-180")
def test_theft_needs_the_leader_within_2() -> None:
    field = draw("0be1 . . 1ul4\n0: energy=3\n1: holds=siege_plan,magic_staff")
    assert field.why_not("play theft") == "too_far"


@rule("RS-259", "RS-352")
def test_a_magic_hat_protects_from_theft() -> None:
    field = draw("0be1 . 1ul4\n0: energy=3\n1: holds=magic_hat,magic_staff")
    assert field.why_not("play theft") == "too_far"
