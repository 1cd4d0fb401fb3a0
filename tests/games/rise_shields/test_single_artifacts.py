"""The single effects of the 18 artifacts (component data C.4; ledger RS-269, RS-352–RS-354).

Each works, does not work, and meets a card or another artifact.
"""

import pytest

from support.ledger import rule
from support.rise_shields_draw import draw

# -- bulwark of light --------------------------------------------------------------------------


@rule("RS-352", "RS-269", "RS-337")
@pytest.mark.parametrize(("gap", "bonus"), [("", 1), (". ", 0)])
def test_bulwark_protects_neighbours_of_the_leader(gap: str, bonus: int) -> None:
    field = draw(f"0ma1 1pi4 {gap}1ul4\n1: holds=bulwark_of_light")
    field.attack("0ma", "melee", "1pi", dice="16", then="stay")
    assert field.parts().get("d_bulwark", 0) == bonus


@rule("RS-352")
def test_bulwark_not_for_the_leader_himself_nor_against_spells() -> None:
    field = draw("0ma1 1ul4\n1: holds=bulwark_of_light")
    field.attack("0ma", "melee", "1ul", dice="166", then="stay")
    assert field.parts() == {}
    spell = draw("0ay1 1pi4 1ul4\n0: energy=1\n1: holds=bulwark_of_light")
    spell.do("play magic_arrow; on 1pi", dice="16")
    assert spell.told("spell_strike")[0]["defence_total"] == 2 + 6


@rule("RS-352", "RS-197", "RS-R67")
def test_bulwark_stays_under_justice() -> None:
    field = draw("0ma1 1pi4 1ul4\n1: energy=1 holds=bulwark_of_light")
    field.open("activate 0ma; melee 1pi; face 0")
    field.do("play justice", dice="16")
    assert field.totals() == [(1, 7)]


# -- verdict of light --------------------------------------------------------------------------


@rule("RS-352", "RS-336")
def test_verdict_helps_every_strike_of_the_leader() -> None:
    field = draw("0ul1 1pi4\n0: holds=verdict_of_light")
    field.attack("0ul", "melee", "1pi", dice="116", then="stay")
    assert field.parts() == {"verdict": 1}
    back = draw("0pi1 1ul4\n1: holds=verdict_of_light")
    back.attack("0pi", "melee", "1ul", dice="166")
    back.do("counterstrike", dice="116")
    assert back.parts() == {"verdict": 1}


@rule("RS-352")
def test_verdict_not_for_other_units_nor_in_spells() -> None:
    field = draw("0ul1 0ma1 1pi4\n0: holds=verdict_of_light")
    field.attack("0ma", "melee", "1pi", dice="16", then="stay")
    assert field.parts() == {}
    spell = draw("0ay1 1pi4\n0: energy=1 holds=verdict_of_light")
    spell.do("play magic_arrow; on 1pi", dice="16")
    assert spell.told("spell_strike")[0]["attack_total"] == 3


@rule("RS-352", "RS-199", "RS-339")
def test_verdict_and_punishing_sword_add_up() -> None:
    field = draw("0ul1 1pi4\n0: energy=2 closed=justice holds=verdict_of_light dead=ar,pi")
    field.open("activate 0ul; melee 1pi; face 0")
    field.do("play punishing_sword", dice="116")
    assert field.parts() == {"sword": 2, "verdict": 1}


# -- teaching of light -------------------------------------------------------------------------


@rule("RS-352", "RS-276")
def test_teaching_limits_the_enemies_energy() -> None:
    field = draw("0ma1 . 1pi4\n0: energy=2 holds=teaching_of_light\n1: energy=2")
    field.open("end turn")
    assert field.energy(1) == 2
    field.open("end turn")
    assert field.energy(0) == 3  # not one's own


@rule("RS-352", "RS-R117")
def test_what_is_above_the_limit_is_lost_at_once() -> None:
    field = draw("X0ul1 . 1pi4\n1: energy=3", deck=["teaching_of_light", "siege_plan"])
    field.open("take")
    assert field.energy(1) == 2


@rule("RS-352", "RS-294")
def test_teaching_does_not_touch_allies() -> None:
    field = draw("0ma1 . 1pi4\n0: holds=teaching_of_light\n1: energy=2\n2: energy=2", seats=4)
    field.open("end turn; end turn")
    assert (field.energy(1), field.energy(2)) == (2, 3)


# -- commander's helm --------------------------------------------------------------------------


@rule("RS-352")
def test_helm_protects_the_leader() -> None:
    field = draw("0ma1 1ul4\n1: holds=commanders_helm")
    field.attack("0ma", "melee", "1ul", dice="166", then="stay")
    assert field.parts() == {"d_helm": 1}


@rule("RS-352")
def test_helm_for_nobody_else_and_not_against_spells() -> None:
    field = draw("0ma1 1pi4 1ul4\n1: holds=commanders_helm")
    field.attack("0ma", "melee", "1pi", dice="16", then="stay")
    assert field.parts() == {}
    spell = draw("0ay1 1ul4\n0: energy=1\n1: holds=commanders_helm")
    spell.do("play magic_arrow; on 1ul", dice="1 66")
    assert spell.told("spell_strike")[0]["defence_total"] == 3 + 6


@rule("RS-352", "RS-339")
def test_helm_and_cloak_add_up() -> None:
    field = draw("0ar1 1ul4\n1: holds=commanders_helm,cloak_of_shadows")
    field.attack("0ar", "shoot", "1ul", dice="166", then="stay")
    assert field.parts() == {"d_helm": 1, "d_cloak": 3}


# -- commander's banner ------------------------------------------------------------------------


@rule("RS-352")
def test_banner_helps_main_melee_attacks_next_to_the_leader() -> None:
    field = draw("0ul1 0ma1 1pi4\n0: holds=commanders_banner")
    field.attack("0ma", "melee", "1pi", dice="16", then="stay")
    assert field.parts() == {"banner": 1}


@rule("RS-352")
@pytest.mark.parametrize(
    ("picture", "attack", "dice"),
    [
        ("0ul1 0ar1 1pi4", ("0ar", "shoot", "1pi"), "16"),
        ("0ul1 . 0ma1 1pi4", ("0ma", "melee", "1pi"), "16"),
        (". . 0ul1 1pi4", ("0ul", "melee", "1pi"), "116"),
    ],
)
def test_banner_not_for_shots_not_far_away_not_for_the_leader(
    picture: str, attack: tuple[str, str, str], dice: str
) -> None:
    field = draw(f"{picture}\n0: holds=commanders_banner")
    field.attack(*attack, dice=dice)
    assert "banner" not in field.parts()


@rule("RS-352", "RS-138", "RS-122")
def test_banner_not_in_a_counterstrike() -> None:
    field = draw("0ma1 1pi4 1ul4\n1: holds=commanders_banner")
    field.attack("0ma", "melee", "1pi", dice="16")
    field.do("counterstrike", dice="16")
    assert field.parts() == {}


# -- commander's horn --------------------------------------------------------------------------


@rule("RS-353", "RS-R117")
def test_horn_gives_a_point_for_the_next_activation() -> None:
    field = draw("0ul1 0ma1 .@a .@b .@c .@d\n0: holds=commanders_horn")
    field.open("use commanders_horn; on 0ma; activate 0ma; step @a; step @b; step @c")
    assert field.why_not("step @d") == "no_points"
    assert field.energy(0) == 0


@rule("RS-353")
def test_horn_once_a_turn_within_2_and_before_the_activation() -> None:
    field = draw("0ul1 0ma1 0pi1 0ho1 0gu1\n0: holds=commanders_horn")
    field.open("activate 0ma; finish; use commanders_horn")
    assert field.legal("on") == {"on 0ul", "on 0pi"}  # horsemen are at distance 3, guards at 4
    field.open("on 0pi")
    assert field.why_not("use commanders_horn") == "artifact_used"


@rule("RS-353", "RS-119")
def test_the_horns_point_serves_a_withdrawal() -> None:
    field = draw("0ul1 0ho1@z .@y .@x .@a 1pi4\n0: holds=commanders_horn", column=1)
    field.open("use commanders_horn; on 0ho; activate 0ho; step @y; step @x; step @a; melee 1pi")
    field.do("face 0", dice="16")
    assert field.asks() == "cav_withdraw 0"


# -- magic hat ---------------------------------------------------------------------------------


@rule("RS-352", "RS-R117")
@pytest.mark.parametrize(
    ("leader", "card"), [("ay", "magic_arrow"), ("ay", "fire_rain"), ("be", "diversion"), ("be", "theft")]
)
def test_hat_keeps_four_cards_away_from_the_leader(leader: str, card: str) -> None:
    bare = draw(f"0{leader}1 . 1ul4\n0: energy=3\n1: holds=siege_plan,magic_staff")
    assert bare.may(f"play {card}")
    hatted = draw(f"0{leader}1 . 1ul4\n0: energy=3\n1: holds=siege_plan,magic_hat")
    assert hatted.why_not(f"play {card}") == "too_far"


@rule("RS-352", "RS-231")
def test_under_fire_rain_a_hatted_leader_is_not_counted() -> None:
    field = draw("0ay1 . 1pi4 1ul4\n0: energy=2\n1: holds=magic_hat")
    field.do("play fire_rain; on 1pi; area 0", dice="46")
    assert [row["attack_total"] for row in field.told("spell_strike")] == [7]


@rule("RS-352", "RS-229")
def test_other_cards_work_as_usual() -> None:
    field = draw("0ay1 . 1ul4\n0: energy=1\n1: holds=magic_hat")
    assert field.may("play mental_block")


# -- magic staff -------------------------------------------------------------------------------


@rule("RS-352", "RS-180")
@pytest.mark.parametrize(("holds", "reached"), [("", False), ("magic_staff", True)])
def test_staff_makes_radius_3(holds: str, reached: bool) -> None:
    field = draw(f"0ay1 . . 1pi4\n0: energy=1 holds={holds}")
    assert field.may("play magic_arrow") == reached


@rule("RS-352", "RS-152")
def test_through_wizards_the_radius_stays_1() -> None:
    field = draw("0wi1 . 1pi4\n0: leader=aya energy=1 holds=magic_staff")
    assert field.why_not("channel magic_arrow") == "too_far"


@rule("RS-352", "RS-221")
def test_staff_and_fire_shell() -> None:
    field = draw("0se1 . . 0ca1 . F1ma4\n0: energy=2 holds=magic_staff", column=2)
    assert field.may("play fire_shell")


# -- magic scroll ------------------------------------------------------------------------------


@rule("RS-352", "RS-R117")
def test_scroll_makes_the_first_dear_card_of_a_round_cheaper() -> None:
    field = draw("0ay1 . 1pi4 0ma1\n0: energy=3 holds=magic_scroll")
    field.do("play fire_rain; on 1pi; area 4", dice="16")
    assert field.energy(0) == 2
    field.open("play stupefaction; on 1pi")
    assert field.energy(0) == 0  # the second one costs 2


@rule("RS-352", "RS-R117")
def test_scroll_not_for_cards_of_cost_1() -> None:
    field = draw("0ay1 . 1pi4\n0: energy=3 holds=magic_scroll")
    field.do("play magic_arrow; on 1pi", dice="16")
    assert field.energy(0) == 2
    assert field.may("play fire_rain")
    field.do("play fire_rain; on 1pi; area 4", dice="16")
    assert field.energy(0) == 1


@rule("RS-R117", "RS-247")
def test_scroll_not_for_borrowed_cards() -> None:
    field = draw("0be1 0ma1 .\n0: energy=2 holds=magic_scroll\n1: leader=segros")
    assert field.why_not("borrow inspiration") == "energy"


# -- crown of dominion -------------------------------------------------------------------------


@rule("RS-352")
@pytest.mark.parametrize(("dice", "kept"), [("32", 4), ("66", 6)])
def test_crown_raises_the_leaders_defence_die(dice: str, kept: int) -> None:
    field = draw("0ma1 1ul4\n1: holds=crown_of_dominion")
    field.attack("0ma", "melee", "1ul", dice=f"1{dice}", then="stay")
    assert field.totals() == [(3, 3 + kept)]


@rule("RS-352")
def test_crown_not_against_spells_and_not_in_attack() -> None:
    spell = draw("0ay1 1ul4\n0: energy=1\n1: holds=crown_of_dominion")
    spell.do("play magic_arrow; on 1ul", dice="1 32")
    assert spell.told("spell_strike")[0]["defence_total"] == 6
    field = draw("0ul1 1pi4\n0: holds=crown_of_dominion")
    field.attack("0ul", "melee", "1pi", dice="326", then="stay")
    assert field.totals() == [(6, 8)]


@rule("RS-352", "RS-254")
def test_crown_after_diversion() -> None:
    field = draw("0ma1 1ul4\n1: holds=crown_of_dominion", units={"1ul": {"diverted": 0}})
    field.attack("0ma", "melee", "1ul", dice="121", then="stay")
    assert field.totals() == [(3, 3 + 2)]


# -- goblet of dominion ------------------------------------------------------------------------


@rule("RS-354", "RS-R117")
@pytest.mark.parametrize(("die", "saved"), [("4", True), ("6", True), ("3", False)])
def test_goblet_may_rescue_a_silver_unit(die: str, saved: bool) -> None:
    field = draw("0ma1@a 1pi4@b\n1: holds=goblet_of_dominion")
    field.attack("0ma", "melee", "1pi", dice="61")
    assert field.asks() == "rescue 1"
    field.do("use goblet_of_dominion", dice=die)
    if saved:
        assert (field.where("1pi"), field.asks()) == ("@b", "main 0")  # without counterstrike
    else:
        assert (field.where("1pi"), field.where("0ma")) == ("dead", "@b")
    assert "goblet" in field.player(1)["used"]


@rule("RS-354")
def test_goblet_not_for_gold_and_once_a_game() -> None:
    gold = draw("0ma1 1mu1\n1: holds=goblet_of_dominion")
    gold.attack("0ma", "melee", "1mu", dice="611")
    assert gold.where("1mu") == "dead"
    used = draw("0ma1 1pi4\n1: holds=goblet_of_dominion used=goblet")
    used.attack("0ma", "melee", "1pi", dice="61")
    assert used.where("1pi") == "dead"


@rule("RS-354", "RS-200")
def test_goblet_is_offered_after_the_cards() -> None:
    field = draw("0ma1 1pi4@b 1ul4\n1: energy=2 closed=justice holds=goblet_of_dominion")
    field.attack("0ma", "melee", "1pi", dice="61")
    assert field.asks() == "lethal 1"
    field.open("pass")
    assert field.asks() == "rescue 1"
    field.open("accept")
    assert field.where("1pi") == "dead"


# -- ring of dominion --------------------------------------------------------------------------


@rule("RS-353")
def test_ring_turns_an_enemy_by_one_edge() -> None:
    field = draw("0ul1 . 1pi4\n0: holds=ring_of_dominion")
    field.open("use ring_of_dominion; on 1pi; turn clockwise")
    assert field.facing("1pi") == 5
    assert field.why_not("use ring_of_dominion") == "artifact_used"


@rule("RS-353")
def test_ring_not_for_leaders_nor_beyond_2() -> None:
    field = draw("0ul1 1ay4 . 1pi4\n0: holds=ring_of_dominion")
    assert field.why_not("use ring_of_dominion") == "no_effect"


@rule("RS-353", "RS-030")
def test_ring_opens_a_flank() -> None:
    field = draw("0ul1 0ma1 1pi4\n0: holds=ring_of_dominion")
    field.open("use ring_of_dominion; on 1pi; turn clockwise")
    field.attack("0ma", "melee", "1pi", dice="16", then="stay")
    assert field.parts() == {"direction": 1}


# -- sceptre of dominion -----------------------------------------------------------------------


@rule("RS-352")
@pytest.mark.parametrize(
    ("target", "dice", "bonus"), [("gu", "1166", 1), ("ay", "1166", 1), ("ma", "116", 0)]
)
def test_sceptre_helps_against_leaders_and_gold(target: str, dice: str, bonus: int) -> None:
    field = draw(f"0ul1 1{target}4\n0: holds=sceptre_of_dominion")
    field.attack("0ul", "melee", f"1{target}", dice=dice, then="stay")
    assert field.parts().get("sceptre", 0) == bonus


@rule("RS-352", "RS-339")
def test_sceptre_and_verdict_add_up_in_a_counterstrike() -> None:
    field = draw("0gu1 1ul4\n1: holds=sceptre_of_dominion,verdict_of_light")
    field.attack("0gu", "melee", "1ul", dice="1166")
    field.do("counterstrike", dice="1166")
    assert field.parts() == {"sceptre": 1, "verdict": 1}


@rule("RS-352")
def test_sceptre_not_for_other_units() -> None:
    field = draw("0ul1 0ma1 1gu4\n0: holds=sceptre_of_dominion")
    field.attack("0ma", "melee", "1gu", dice="166", then="stay")
    assert field.parts() == {}
