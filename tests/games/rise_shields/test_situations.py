"""Every leader card and every artifact in three situations: it works, it cannot be used, it meets another.

The table names the test of each; what stands nowhere else is below it.
"""

import ast
from functools import cache
from pathlib import Path

import pytest

from hastilude.games.rise_shields.names import ARTIFACTS, CARDS, HAND, LEADERS
from support.ledger import rule
from support.rise_shields_draw import SHORT, draw

ULRAG, SEGROS, AYA, BELLA = (f"cards_of_{leader}" for leader in ("ulrag", "segros", "aya", "bella"))
SINGLE, MORE, SETS, HERE = "single_artifacts", "more_single_artifacts", "artifacts", "situations"

#: card or artifact: where it works, where it cannot be used, where it meets another card or artifact
TABLE: dict[str, tuple[tuple[str, str], tuple[str, str], tuple[str, str]]] = {
    "retribution": (
        (ULRAG, "retribution_kills_the_attacker_and_nobody_takes_the_cell"),
        (ULRAG, "retribution_is_not_for_shots_nor_for_the_own_turn"),
        (ULRAG, "an_attacker_saved_from_retribution_takes_the_cell"),
    ),
    "justice": (
        (ULRAG, "justice_takes_both_bases_away"),
        (ULRAG, "justice_needs_the_own_fighting_unit_within_2"),
        (SINGLE, "bulwark_stays_under_justice"),
    ),
    "heroism": (
        (ULRAG, "heroism_sacrifices_a_neighbour"),
        (ULRAG, "without_another_neighbour_heroism_cannot_be_used"),
        (HERE, "heroism_saves_from_a_magic_arrow"),
    ),
    "punishing_sword": (
        (ULRAG, "the_punishing_sword_counts_the_dead"),
        (ULRAG, "the_punishing_sword_is_for_the_leader_alone"),
        (SINGLE, "verdict_and_punishing_sword_add_up"),
    ),
    "salvation": (
        (ULRAG, "salvation_keeps_the_unit_which_may_strike_back"),
        (ULRAG, "salvation_must_be_paid_and_in_reach"),
        (SEGROS, "salvation_saves_from_a_fire_shell"),
    ),
    "resurrection": (
        (ULRAG, "resurrection_brings_a_unit_back_to_the_first_row"),
        (ULRAG, "resurrection_needs_a_dead_unit"),
        (HERE, "a_mental_block_stops_a_resurrection"),
    ),
    "onslaught": (
        (SEGROS, "onslaught_gives_a_point_and_an_attack_must_follow"),
        (SEGROS, "if_no_attack_is_reachable_it_cannot_be_played"),
        (HERE, "horn_and_onslaught_add_up"),
    ),
    "raise_shields": (
        (SEGROS, "raise_shields_adds_2_to_a_shield"),
        (SEGROS, "only_where_the_shield_counts"),
        (HERE, "after_all_round_defence_shields_may_be_raised"),
    ),
    "all_round_defence": (
        (SEGROS, "all_edges_are_front"),
        (SEGROS, "not_in_the_own_turn_and_not_against_a_counterstrike"),
        (HERE, "all_round_defence_undoes_the_ring"),
    ),
    "inspiration": (
        (SEGROS, "inspired_horsemen_attack_twice"),
        (SEGROS, "a_unit_that_may_not_act_cannot_be_inspired"),
        (HERE, "a_sabotaged_unit_cannot_be_inspired"),
    ),
    "fire_shell": (
        (SEGROS, "a_fire_shell_destroys_for_certain"),
        (SEGROS, "not_on_other_terrain"),
        (SEGROS, "after_trickery_the_shell_still_destroys"),
    ),
    "reinforcement": (
        (SEGROS, "reinforcement_brings_the_silver_unit_left_out"),
        (SEGROS, "without_an_unselected_silver_unit_it_cannot_be_played"),
        (HERE, "a_fallen_reinforcement_comes_back_by_the_elixir_only"),
    ),
    "magic_arrow": (
        (AYA, "a_magic_arrow_ignores_every_bonus"),
        (AYA, "whom_it_cannot_strike"),
        (AYA, "camouflage_answers_a_spell_and_other_defences_do_not"),
    ),
    "fog_veil": (
        (AYA, "fog_from_the_end_of_this_turn_to_the_end_of_the_next"),
        (HERE, "a_card_cannot_be_used"),
        (SEGROS, "fog_forbids_a_fire_shell"),
    ),
    "mental_block": (
        (AYA, "a_blocked_card_is_closed_until_the_users_next_turn"),
        (AYA, "against_a_fallen_leader_there_is_nothing_to_block"),
        (AYA, "a_block_does_not_stop_the_promissory_note"),
    ),
    "fire_rain": (
        (AYA, "fire_rain_on_three_two_and_one_units"),
        (AYA, "only_the_chosen_unit_must_be_in_radius"),
        (AYA, "a_camouflaged_unit_is_neither_struck_nor_counted"),
    ),
    "teleportation": (
        (AYA, "a_unit_goes_anywhere_and_acts_no_more"),
        (AYA, "not_against_a_counterstrike_in_the_own_turn"),
        (AYA, "it_is_no_success_for_cavalry_or_sets"),
    ),
    "stupefaction": (
        (AYA, "an_enemy_unit_attacks_its_own_side"),
        (AYA, "leaders_and_new_units_cannot_be_taken"),
        (AYA, "the_owners_unit_has_cards_and_retreat_but_no_counterstrike"),
    ),
    "promissory_note": (
        (BELLA, "the_note_borrows_a_closed_card_for_1_and_its_cost"),
        (BELLA, "a_closed_note_borrows_nothing"),
        (BELLA, "the_note_borrows_salvation_against_a_counterstrike"),
    ),
    "camouflage": (
        (BELLA, "camouflage_spends_the_attack_without_dice"),
        (BELLA, "not_for_the_leader_and_not_on_plains"),
        (BELLA, "camouflage_against_a_fire_shell"),
    ),
    "diversion": (
        (BELLA, "diversion_takes_2_off_each_die_of_an_elite_unit"),
        (BELLA, "in_a_window_only_the_enemy_who_fights"),
        (SINGLE, "crown_after_diversion"),
    ),
    "sabotage": (
        (BELLA, "a_sabotaged_unit_does_not_act_in_its_owners_next_turn"),
        (BELLA, "not_on_leaders_nor_out_of_radius"),
        (BELLA, "a_sabotaged_unit_defends_strikes_back_and_may_be_teleported"),
    ),
    "trickery": (
        (BELLA, "trickery_swaps_units_and_keeps_the_facing_of_the_place"),
        (BELLA, "trickery_not_in_the_own_turn"),
        (SEGROS, "after_trickery_the_shell_still_destroys"),
    ),
    "theft": (
        (BELLA, "theft_takes_a_random_artifact"),
        (BELLA, "the_last_artifact_cannot_be_stolen"),
        (BELLA, "a_magic_hat_protects_from_theft"),
    ),
    "bulwark_of_light": (
        (SINGLE, "bulwark_protects_neighbours_of_the_leader"),
        (SINGLE, "bulwark_not_for_the_leader_himself_nor_against_spells"),
        (SINGLE, "bulwark_stays_under_justice"),
    ),
    "verdict_of_light": (
        (SINGLE, "verdict_helps_every_strike_of_the_leader"),
        (SINGLE, "verdict_not_for_other_units_nor_in_spells"),
        (SINGLE, "verdict_and_punishing_sword_add_up"),
    ),
    "teaching_of_light": (
        (SINGLE, "teaching_limits_the_enemies_energy"),
        (SINGLE, "teaching_does_not_touch_allies"),
        (SETS, "teaching_of_light_and_mystery_of_magic"),
    ),
    "commanders_helm": (
        (SINGLE, "helm_protects_the_leader"),
        (SINGLE, "helm_for_nobody_else_and_not_against_spells"),
        (SINGLE, "helm_and_cloak_add_up"),
    ),
    "commanders_banner": (
        (SINGLE, "banner_helps_main_melee_attacks_next_to_the_leader"),
        (SINGLE, "banner_not_in_a_counterstrike"),
        (HERE, "the_banner_flies_under_justice"),
    ),
    "commanders_horn": (
        (SINGLE, "horn_gives_a_point_for_the_next_activation"),
        (SINGLE, "horn_once_a_turn_within_2_and_before_the_activation"),
        (HERE, "horn_and_onslaught_add_up"),
    ),
    "magic_hat": (
        (SINGLE, "hat_keeps_four_cards_away_from_the_leader"),
        (SINGLE, "other_cards_work_as_usual"),
        (SINGLE, "under_fire_rain_a_hatted_leader_is_not_counted"),
    ),
    "magic_staff": (
        (SINGLE, "staff_makes_radius_3"),
        (SINGLE, "through_wizards_the_radius_stays_1"),
        (SINGLE, "staff_and_fire_shell"),
    ),
    "magic_scroll": (
        (SINGLE, "scroll_makes_the_first_dear_card_of_a_round_cheaper"),
        (SINGLE, "scroll_not_for_cards_of_cost_1"),
        (SINGLE, "scroll_not_for_borrowed_cards"),
    ),
    "crown_of_dominion": (
        (SINGLE, "crown_raises_the_leaders_defence_die"),
        (SINGLE, "crown_not_against_spells_and_not_in_attack"),
        (SINGLE, "crown_after_diversion"),
    ),
    "goblet_of_dominion": (
        (SINGLE, "goblet_may_rescue_a_silver_unit"),
        (SINGLE, "goblet_not_for_gold_and_once_a_game"),
        (SINGLE, "goblet_is_offered_after_the_cards"),
    ),
    "ring_of_dominion": (
        (SINGLE, "ring_turns_an_enemy_by_one_edge"),
        (SINGLE, "ring_not_for_leaders_nor_beyond_2"),
        (HERE, "all_round_defence_undoes_the_ring"),
    ),
    "sceptre_of_dominion": (
        (SINGLE, "sceptre_helps_against_leaders_and_gold"),
        (SINGLE, "sceptre_not_for_other_units"),
        (SINGLE, "sceptre_and_verdict_add_up_in_a_counterstrike"),
    ),
    "wanderers_boots": (
        (MORE, "boots_give_the_leader_a_point"),
        (MORE, "boots_not_for_others"),
        (HERE, "boots_and_onslaught_add_up"),
    ),
    "lucky_horseshoe": (
        (MORE, "horseshoe_rolls_the_lower_die_of_an_elite_again"),
        (MORE, "dice_of_artifacts_are_not_rolled_again"),
        (MORE, "horseshoe_for_a_defence_roll_and_a_spell_die"),
    ),
    "siege_plan": (
        (MORE, "plan_helps_the_catapult"),
        (MORE, "plan_not_for_shooters"),
        (MORE, "plan_of_the_owner_or_of_the_user_of_a_stupefied_catapult"),
    ),
    "cloak_of_shadows": (
        (MORE, "cloak_protects_the_leader_from_shooters"),
        (MORE, "cloak_not_in_melee_and_not_against_catapults"),
        (SINGLE, "helm_and_cloak_add_up"),
    ),
    "elixir_of_life": (
        (MORE, "elixir_brings_a_silver_unit_back_and_goes_into_the_deck"),
        (MORE, "elixir_needs_a_dead_silver_unit"),
        (HERE, "a_fallen_reinforcement_comes_back_by_the_elixir_only"),
    ),
}


@cache
def names_in(module: str) -> frozenset[str]:
    tree = ast.parse((Path(__file__).parent / f"test_{module}.py").read_text())
    return frozenset(node.name for node in tree.body if isinstance(node, ast.FunctionDef))


@pytest.mark.parametrize("name", [*CARDS, *ARTIFACTS])
def test_each_stands_in_three_situations(name: str) -> None:
    situations = TABLE[name]
    assert len(set(situations)) == 3
    for module, test in situations:
        assert f"test_{test}" in names_in(module)


# -- no card can be used that is closed, too dear, or of a leader who has fallen -----------------------


@rule("RS-181", "RS-174", "RS-189")
@pytest.mark.parametrize("card", CARDS)
def test_a_card_cannot_be_used(card: str) -> None:
    leader = next(word for word, kind in SHORT.items() if kind == LEADERS[CARDS.index(card) // HAND])
    closed = draw(f"0{leader}1 . 1pi4\n0: energy=3 closed={card}")
    assert closed.why_not(f"play {card}") == "closed"
    poor = draw(f"0{leader}1 . 1pi4\n0: energy=0")
    assert poor.why_not(f"play {card}") == "energy"
    fallen = draw(f"0ma1 . 1pi4\n0: leader={leader},none energy=3")
    assert fallen.why_not(f"play {card}") == "discarded"
    others = draw(f"0ma1 . 1{leader}4\n0: energy=3")
    assert others.why_not(f"play {card}") == "not_your_card"


# -- two that meet -------------------------------------------------------------------------------------


@rule("RS-203", "RS-204", "RS-335", "RS-R70")
def test_heroism_saves_from_a_magic_arrow() -> None:
    field = draw("0ay1 1pi4 1ma4 1ul4\n0: energy=2\n1: energy=2 closed=justice,retribution")
    field.do("play magic_arrow; on 1pi", dice="61")
    assert field.asks() == "lethal 1"
    field.open("play heroism; on 1ma")
    assert (field.where("1ma"), field.where("1pi") == "dead") == ("dead", False)
    assert field.asks() == "main 0"  # nobody to strike back at


@rule("RS-229", "RS-206", "RS-R79")
def test_a_mental_block_stops_a_resurrection() -> None:
    field = draw("0ay1 . 1ul4\n0: energy=2\n1: energy=3 dead=ar")
    field.open("play mental_block; block resurrection; end turn")
    assert field.why_not("play resurrection") == "blocked"
    field.open("end turn; end turn")
    assert field.may("play resurrection")


@rule("RS-353", "RS-208", "RS-R72")
def test_horn_and_onslaught_add_up() -> None:
    field = draw("0se1 0ma1@z .@a .@b .@c .@d 1pi4\n0: energy=1 holds=commanders_horn", column=2)
    assert "on 0ma" not in field.legal("on")
    assert field.why_not("play onslaught") in ("too_far", "no_target")
    field.open("use commanders_horn; on 0ma; play onslaught; on 0ma")
    assert field.where("0ma") == "@d"  # two points, the horn's and the card's
    assert field.asks() == "declare_facing 0"


@rule("RS-352", "RS-208", "RS-R72")
def test_boots_and_onslaught_add_up() -> None:
    for holds, reached in (("", False), ("holds=wanderers_boots", True)):
        field = draw(f"0se1@z . . . . .@e 1pi4\n0: energy=1 {holds}", column=1)
        assert field.may("play onslaught") == reached
        if reached:
            field.open("play onslaught; on 0se")
            assert field.where("0se") == "@e"


@rule("RS-R74", "RS-212", "RS-213")
def test_after_all_round_defence_shields_may_be_raised() -> None:
    field = draw("0ar1 1ma1 1se4\n1: energy=2")
    field.open("activate 0ar; shoot 1ma; face 0")
    assert field.why_not("play raise_shields") == "too_far"  # shot in the rear
    field.open("play all_round_defence")
    field.do("play raise_shields; stay", dice="16")
    assert field.parts() == {"d_shield": 2, "d_raised": 2}


@rule("RS-353", "RS-214", "RS-R74")
def test_all_round_defence_undoes_the_ring() -> None:
    field = draw("0ul1 0ma1 1pi4 1se4\n0: holds=ring_of_dominion\n1: energy=1")
    field.open("use ring_of_dominion; on 1pi; turn clockwise; activate 0ma; melee 1pi; face 0")
    field.do("play all_round_defence; stay", dice="16")
    assert field.parts() == {}


@rule("RS-219", "RS-251", "RS-R75")
def test_a_sabotaged_unit_cannot_be_inspired() -> None:
    field = draw("1be4 0ma1 0pi1 0se1\n0: energy=3\n1: energy=2", turn=1)
    field.open("play sabotage; on 0ma; end turn; play inspiration")
    assert "on 0pi" in field.legal("on")
    assert "on 0ma" not in field.legal("on")


@rule("RS-222", "RS-R77", "RS-353")
def test_a_fallen_reinforcement_comes_back_by_the_elixir_only() -> None:
    field = draw("0se1 . . .\n. 1ma2@x . .\n0: energy=3 aside=pi holds=elixir_of_life", row=10)
    field.open("play reinforcement; on 0pi; at 12.4; face 5; end turn")
    field.attack("1ma", "melee", "0pi", dice="61")
    assert field.where("0pi") == "dead"
    field.open("face 0; end turn; end turn; end turn; end turn; end turn")
    assert field.energy(0) == 3
    assert field.why_not("play reinforcement") == "no_target"
    field.open("use elixir_of_life; on 0pi; at 12.1; face 5")
    assert field.where("0pi") == "12.1"


@rule("RS-352", "RS-197")
def test_the_banner_flies_under_justice() -> None:
    field = draw("0ul1 0ma1 1pi4\n0: holds=commanders_banner energy=1")
    field.open("activate 0ma; melee 1pi; face 0")
    field.do("play justice; stay", dice="16")
    assert field.parts() == {"banner": 1}
    assert field.totals() == [(2, 6)]
