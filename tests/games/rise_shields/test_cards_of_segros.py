"""The cards of Segros (ledger 3.23): each works, cannot be used, and meets other cards."""

import pytest

from support.ledger import rule
from support.rise_shields_draw import draw

# -- onslaught ---------------------------------------------------------------------------------


@rule("RS-208", "RS-R72", "RS-R55")
def test_onslaught_gives_a_point_and_an_attack_must_follow() -> None:
    field = draw("0se1 0ma1@z .@a .@b .@c 1pi4\n0: energy=1")
    field.open("play onslaught; on 0ma")
    assert field.where("0ma") == "@c"  # three steps, and every one was the only way
    assert field.asks() == "declare_facing 0"
    field.do("face 0; stay", dice="16")
    assert field.asks() == "main 0"


@rule("RS-R72")
def test_only_steps_from_which_an_attack_can_be_reached_are_offered() -> None:
    field = draw("0se1 0ma1@z .@a .@b 1pi4\n0: energy=1")
    field.open("play onslaught; on 0ma")
    assert field.asks() == "activation 0"
    assert field.legal("step") == {"step @a", "step 3.4", "step 5.4"}  # not back
    assert field.why_not("step 3.3") == field.why_not("finish") == "onslaught_needs_attack"


@rule("RS-R72", "RS-191")
def test_if_no_attack_is_reachable_it_cannot_be_played() -> None:
    field = draw("0se1 0ca1 . . . . 1pi4\n0: energy=1")
    assert field.why_not("play onslaught") == "too_far"


@rule("RS-209")
def test_not_on_a_unit_that_has_moved() -> None:
    field = draw("0se1 0ma1@z .@a .@b 1pi4\n0: energy=1")
    field.open("activate 0ma; step @a")
    assert not field.may("play onslaught")
    field.do("finish; play onslaught")
    assert field.told("onslaught")[0]["unit"] == "segros"  # nobody else is left for it


@rule("RS-210", "RS-E07")
def test_distance_3_leaves_nothing_to_withdraw() -> None:
    field = draw("0se1 0ho1@z .@a .@b .@c 1pi4\n0: energy=1", column=1)
    field.open("play onslaught; on 0ho; step @a; step @b; step @c; melee 1pi")
    field.do("face 0", dice="16")
    assert field.asks() == "reply 1"


@rule("RS-210", "RS-E08")
def test_distance_2_leaves_one_point() -> None:
    field = draw("0se1 0ho1@z .@a .@b 1pi4\n0: energy=1", column=2)
    field.open("play onslaught; on 0ho; step @a; step @b; melee 1pi")
    field.do("face 0", dice="16")
    assert field.asks() == "cav_withdraw 0"
    field.open("withdraw")
    assert field.game.prompt().args["points"] == 1
    field.open("step @a")
    assert field.legal("step") == set()


@rule("RS-R72", "RS-116")
def test_the_point_does_not_help_riding_on() -> None:
    field = draw("0se1 0ho1@z .@a .@b .@c 1pi4 .\n0: energy=1", column=1)
    field.open("play onslaught; on 0ho; step @a; step @b; step @c; melee 1pi")
    field.do("face 0; face 1", dice="61")
    assert field.asks() == "main 0"


@rule("RS-211")
def test_a_signpost_entered_on_the_extra_point_gives_nothing() -> None:
    field = draw("0se1 0ma1 .@a .@b P@c 1pi4\n0: energy=1", column=2)
    field.do("play onslaught; on 0ma; step @a; step @b; step @c")
    assert not field.told("signpost")
    usual = draw("0se1 0ma1 .@a P@b .@c .@d 1pi4\n0: energy=1", column=1)
    usual.do("play onslaught; on 0ma; step @a; step @b")
    assert usual.told("signpost")  # on an ordinary point it does


@rule("RS-R72")
def test_a_shot_is_an_attack_too() -> None:
    field = draw("0se1 0ar1 .@a .@b .@c . 1pi4\n0: energy=1", column=1)
    field.do("play onslaught; on 0ar; step @a; step @b; step @c; arc 1pi; face 0", dice="16")
    assert field.strikes()[0]["attack"] == "arc"


# -- raise shields -----------------------------------------------------------------------------


@rule("RS-212", "RS-213", "RS-R73")
def test_raise_shields_adds_2_to_a_shield() -> None:
    field = draw("0ar1 1ma4 1se4\n1: energy=1")
    field.open("activate 0ar; shoot 1ma; face 0")
    assert field.asks() == "window 1"
    field.do("play raise_shields", dice="16")
    assert field.parts() == {"d_shield": 2, "d_raised": 2}


@rule("RS-212")
def test_against_an_arc_shot_from_any_side() -> None:
    field = draw("0ar1 . 1ma1 1se4\n1: energy=1 closed=all_round_defence")
    field.open("activate 0ar; arc 1ma; face 0")
    field.do("play raise_shields", dice="16")
    assert field.parts() == {"arc": -1, "d_shield": 2, "d_raised": 2}


@rule("RS-213", "RS-325")
def test_in_the_own_turn_against_a_preemptive_shot() -> None:
    field = draw("0se1 0ma1 1mu4\n0: energy=1")
    field.open("activate 0ma; melee 1mu; face 0; strike first")
    assert field.asks() == "window 0"
    assert field.game.prompt().args["window"] == "B"
    field.do("play raise_shields", dice="111 166")
    assert field.parts(0) == {"d_shield": 2, "d_raised": 2}


@rule("RS-R73", "RS-212", "RS-191")
@pytest.mark.parametrize(
    ("picture", "attack"),
    [
        ("0ar1 1pi4 1se4", ("0ar", "shoot", "1pi")),  # no shield
        ("0ar1 1ma1 1se4", ("0ar", "shoot", "1ma")),  # not into the front
        ("0pi1 1ma4 1se4", ("0pi", "melee", "1ma")),  # no shot
        ("0ca1 . 1ma4 1se4", ("0ca", "siege", "1ma")),  # a catapult is no shooter
    ],
)
def test_only_where_the_shield_counts(picture: str, attack: tuple[str, str, str]) -> None:
    field = draw(f"{picture}\n1: energy=1 closed=all_round_defence")
    field.attack(*attack, dice="16")
    assert field.asks() == "reply 1"  # nobody was asked


@rule("RS-R73")
def test_with_an_option_all_shields_in_radius_are_up_for_the_turn() -> None:
    options = {"raise_shields_scope": "all_in_radius_this_turn"}
    field = draw("0ar1 1ma4 1se4 1ma1 0ar4\n1: energy=1 closed=all_round_defence", options=options)
    field.open("activate 0ar; shoot 1ma; face 0")
    field.do("play raise_shields; stay", dice="16")
    field.attack("0ar'", "shoot", "1ma'", dice="16")
    assert field.parts() == {"d_shield": 2, "d_raised": 2}


@rule("RS-R73", "RS-334")
def test_by_default_the_next_battle_is_without_it() -> None:
    field = draw("0ar1 1ma4 1se4\n       0mu5  .\n1: energy=1 closed=all_round_defence")
    field.open("activate 0ar; shoot 1ma; face 0")
    field.do("play raise_shields; stay", dice="16")
    field.attack("0mu", "shoot", "1ma", dice="116")
    assert "d_raised" not in field.parts()


# -- all-round defence -------------------------------------------------------------------------


@rule("RS-214", "RS-215", "RS-R74")
def test_all_edges_are_front() -> None:
    field = draw("0ma1 1pi1 1se4\n1: energy=1")
    field.open("activate 0ma; melee 1pi; face 0")
    field.do("play all_round_defence", dice="16")
    assert field.parts() == {}
    assert field.strikes()[0]["side"] == "front"


@rule("RS-R74", "RS-324", "RS-104")
def test_then_a_preemptive_shot_is_possible() -> None:
    field = draw("0pi1 1ar1 1se4\n1: energy=1")
    field.open("activate 0pi; melee 1ar; face 0; play all_round_defence")
    assert field.asks() == "first_strike 1"


@rule("RS-R74", "RS-141", "RS-140")
def test_then_shields_and_spears_work() -> None:
    field = draw("0ar1 1ma1 1se4\n1: energy=1")
    field.open("activate 0ar; shoot 1ma; face 0")
    field.do("play all_round_defence", dice="16")
    assert field.parts() == {"d_shield": 2}
    field = draw("0kn1 .@a 1pi1 1se4\n1: energy=1")
    field.open("activate 0kn; step @a; melee 1pi; face 0")
    field.do("play all_round_defence", dice="116")
    assert field.parts() == {}


@rule("RS-215", "RS-191")
def test_not_in_the_own_turn_and_not_against_a_counterstrike() -> None:
    field = draw("0se1 0ma1 1pi4\n0: energy=1")
    field.attack("0ma", "melee", "1pi", dice="16")
    field.do("counterstrike", dice="16")
    assert field.asks() == "main 0"


# -- inspiration -------------------------------------------------------------------------------


@rule("RS-216", "RS-220", "RS-E09", "RS-R75")
def test_knights_ride_six_cells_and_charge_with_three() -> None:
    field = draw("0se1 0kn1 .@a .@b .@c .@d .@e .@f 1ma4\n0: energy=2", column=1)
    field.open("play inspiration; on 0kn; activate 0kn; step @a; step @b; step @c; finish")
    field.open("activate 0kn; step @d; step @e; step @f; melee 1ma")
    field.do("face 0", dice="116")
    assert field.parts() == {"charge": 3}


@rule("RS-217", "RS-R75")
def test_inspiration_after_the_movement() -> None:
    field = draw("0se1 0ma1 .@a .@b .@c\n0: energy=2")
    field.open("activate 0ma; step @a; finish; play inspiration; on 0ma; activate 0ma; step @b; step @c")
    assert field.where("0ma") == "@c"


@rule("RS-E46", "RS-117", "RS-R75")
def test_inspired_horsemen_attack_twice() -> None:
    field = draw("0se1 0ho1 .@a 1pi4@b .@c .@d 1ma4@e .\n0: energy=2", column=1)
    field.open("play inspiration; on 0ho; activate 0ho; step @a; melee 1pi")
    field.do("face 0; face 1; step @c; step @d; face 1", dice="61")
    field.open("activate 0ho")
    assert field.game.prompt().args["points"] == 3
    assert field.may("melee 1ma")


@rule("RS-R75")
def test_with_an_option_there_is_one_attack_in_all() -> None:
    field = draw("0se1 0ma1 1pi4\n0: energy=2", options={"inspiration_attacks": "one"})
    field.open("play inspiration; on 0ma")
    field.attack("0ma", "melee", "1pi", dice="16", then="stay")
    field.open("activate 0ma")
    assert field.why_not("melee 1pi") == "no_attack_left"


@rule("RS-219", "RS-R75", "RS-251")
@pytest.mark.parametrize("mark", ["stopped", "new", "teleported"])
def test_a_unit_that_may_not_act_cannot_be_inspired(mark: str) -> None:
    field = draw("0se1 0ma1 . 0pi1 1pi4\n0: energy=2", marks={"0ma": [mark]})
    field.open("play inspiration")
    assert "on 0ma" not in field.legal("on")


@rule("RS-218", "RS-R75", "RS-351")
def test_one_unit_in_a_turn() -> None:
    field = draw("0se1 0ma1 0pi1 . 1pi4\n0: energy=3")
    field.open("play inspiration; on 0ma")
    assert field.why_not("play inspiration") == "closed"


@rule("RS-R55", "RS-217")
def test_inspiration_is_played_outside_activations() -> None:
    field = draw("0se1 0ma1 .@a\n0: energy=2")
    field.open("activate 0ma; step @a")
    assert field.why_not("play inspiration") == "wrong_moment"


# -- fire shell --------------------------------------------------------------------------------


@rule("RS-221", "RS-R76", "RS-328")
@pytest.mark.parametrize("terrain", ["F", "X", "K"])
def test_a_fire_shell_destroys_for_certain(terrain: str) -> None:
    field = draw(f"0se1 0ca1@a . {terrain}1ma4\n0: energy=2")
    field.do("play fire_shell; on 1ma; face 0")
    assert field.where("1ma") == "dead"
    assert field.where("0ca") == "@a"
    assert field.why_not("activate 0ca") == "has_acted"


@rule("RS-R76", "RS-191")
@pytest.mark.parametrize("terrain", ["", "M", "S", "T", "P"])
def test_not_on_other_terrain(terrain: str) -> None:
    field = draw(f"0se1 0ca1 . {terrain}1ma4\n0: energy=2")
    assert field.why_not("play fire_shell") == "too_far"


@rule("RS-R76")
def test_it_is_the_catapults_attack_and_may_follow_its_step() -> None:
    field = draw("0se1 0ca1 .@a . F1ma4\n0: energy=2")
    assert field.why_not("play fire_shell") == "too_far"  # out of its reach yet
    field.open("activate 0ca; step @a")
    field.do("play fire_shell; on 1ma; face 0")
    assert field.where("1ma") == "dead"
    acted = draw("0se1 0ca1 . F1ma4\n0: energy=2", units={"0ca": {"acts": 0}})
    assert acted.why_not("play fire_shell") == "too_far"


@rule("RS-R76", "RS-180")
def test_the_radius_is_measured_to_the_catapult() -> None:
    field = draw("0se1 . . 0ca1 . F1ma4\n0: energy=2")
    assert field.why_not("play fire_shell") == "too_far"
    field = draw("0se1 . 0ca1 . F1ma4\n0: energy=2")
    assert field.may("play fire_shell")


@rule("RS-R76", "RS-R78")
def test_fog_forbids_a_fire_shell() -> None:
    field = draw("0se1 0ca1 . F1ma4\n0: energy=2")
    field.game.fog[1] = 1
    assert not field.may("play fire_shell")


@rule("RS-R76", "RS-200")
def test_salvation_saves_from_a_fire_shell() -> None:
    field = draw("0se1 0ca1 . F1ma4@b 1ul4\n0: energy=2\n1: energy=2 closed=justice")
    field.do("play fire_shell; on 1ma; face 0; play salvation")
    assert field.where("1ma") == "@b"


@rule("RS-R76", "RS-256")
def test_after_trickery_the_shell_still_destroys() -> None:
    field = draw("0se1 0ca1 . F1ma4@b 1pi2@c 1be2\n0: energy=2\n1: energy=2")
    field.do("play fire_shell; on 1ma; face 0; play trickery; on 1pi")
    assert (field.where("1pi"), field.where("1ma")) == ("dead", "@c")


@rule("RS-R76", "RS-R91", "RS-278")
def test_a_leader_struck_by_a_fire_shell_is_ransomed() -> None:
    field = draw("0se1 0ca1 . X1ul4 1pi4\n0: energy=2\n1: holds=siege_plan")
    field.do("play fire_shell; on 1ul; face 0; at 0.3; face 2")
    assert (field.where("1ul"), field.holds(0)) == ("0.3", {"siege_plan"})


# -- reinforcement -----------------------------------------------------------------------------


@rule("RS-222", "RS-223", "RS-R77", "RS-042")
def test_reinforcement_brings_the_silver_unit_left_out() -> None:
    field = draw("0se1 0ma1 0ma1 0ar1 0ar1 0ho1 0ho1\n0: energy=3 dead=pi aside=pi", column=1)
    field.open("play reinforcement; on 0pi'; at 12.3; face 5")
    assert field.where("0pi'") == "12.3"
    assert field.where("0pi") == "dead"  # a dead unit is not an unselected one
    assert field.why_not("activate 0pi'") == "new_unit"


@rule("RS-222", "RS-R77", "RS-191")
def test_without_an_unselected_silver_unit_it_cannot_be_played() -> None:
    """Gold units and the second catapult that were left out never enter."""
    field = draw("0se1 0ma1 0ma1 0ar1 0ar1 0pi1 0pi1 0ho1 0ho1 1ma4\n0: energy=3", column=0)
    assert field.why_not("play reinforcement") == "no_target"


@rule("RS-222", "RS-E11", "RS-068")
def test_reinforcement_around_the_castle() -> None:
    field = draw("""
           .@a   .@b
        .@c  K0ma5@k 0se1
           .@d   .@e
        0: energy=3 aside=ar
    """)
    field.open("play reinforcement; on 0ar")
    assert {text for text in field.legal("at") if "@" in text} == {f"at @{k}" for k in "abcde"}
