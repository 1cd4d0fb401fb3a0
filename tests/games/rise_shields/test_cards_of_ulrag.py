"""The cards of Ulrag (ledger 3.22): each works, cannot be used, and meets other cards."""

import pytest

from support.ledger import rule
from support.rise_shields_draw import Field, draw

# Seat 0 attacks; Ulrag is seat 1's leader. His justice is closed where it would only ask.
MELEE = """
    . 0ma1@a 1pi4@b 1ul4@c
    1: energy=1 closed=justice
"""


def beaten(picture: str = MELEE, dice: str = "61", **more: object) -> Field:
    """Seat 0's men-at-arms have beaten the pikemen; seat 1 is asked for a saving card."""
    field = draw(picture, **more)  # type: ignore[arg-type]
    field.attack("0ma", "melee", "1pi", dice=dice)
    assert field.asks() == "lethal 1"
    return field


# -- retribution -------------------------------------------------------------------------------


@rule("RS-192", "RS-193", "RS-194", "RS-R66")
def test_retribution_kills_the_attacker_and_nobody_takes_the_cell() -> None:
    field = beaten()
    field.do("play retribution", dice="61")
    assert field.totals() == [(8, 3)]
    assert (field.where("0ma"), field.where("1pi")) == ("dead", "dead")
    assert field.at("@a") == field.at("@b") == ""
    assert field.energy(1) == 0


@rule("RS-194")
def test_retribution_that_fails_lets_the_attacker_in() -> None:
    field = beaten()
    field.do("play retribution", dice="16")
    assert (field.where("0ma"), field.where("1pi")) == ("@b", "dead")


@rule("RS-192", "RS-R66")
def test_retribution_is_not_for_shots_nor_for_the_own_turn() -> None:
    field = draw("0ar1 1pi4 1ul4\n1: energy=1 closed=justice,heroism,salvation")
    field.attack("0ar", "shoot", "1pi", dice="61")
    assert field.where("1pi") == "dead"  # nobody was asked
    own = draw("0ul1 0ma1 1pi4\n0: energy=1 closed=justice,heroism")
    own.attack("0ma", "melee", "1pi", dice="16")
    own.do("counterstrike", dice="61")
    assert own.where("0ma") == "dead"


@rule("RS-192", "RS-180", "RS-R56")
def test_retribution_needs_the_beaten_unit_within_2() -> None:
    field = draw("0ma1@a 1pi4@b . . 1ul4\n1: energy=1 closed=justice")
    field.attack("0ma", "melee", "1pi", dice="61")
    assert field.where("1pi") == "dead"
    assert field.where("0ma") == "@b"


@rule("RS-100", "RS-R33", "RS-R66")
def test_retribution_is_not_for_a_catapult_but_salvation_is() -> None:
    field = draw("0ma1 1ca4 1ul4\n1: energy=3 closed=justice")
    field.attack("0ma", "melee", "1ca", dice="61")
    assert field.asks() == "lethal 1"
    assert not field.may("play retribution")
    field.do("play salvation")
    assert field.asks() == "main 0"  # saved, and no counterstrike
    assert field.where("1ca") != "dead"


@rule("RS-R66", "RS-278")
def test_a_leader_strikes_by_retribution_and_then_is_ransomed() -> None:
    field = draw("0ma1@a 1ul4@b 1pi4\n1: energy=1 closed=justice holds=siege_plan")
    field.attack("0ma", "melee", "1ul", dice="611")
    assert field.asks() == "lethal 1"
    field.do("play retribution", dice="116")
    assert field.holds(0) == {"siege_plan"}
    field.open("at 0.5; face 2")
    assert field.where("1ul") == "0.5"
    assert field.where("0ma") == "@b"


@rule("RS-R66", "RS-351", "RS-200")
def test_an_attacker_saved_from_retribution_takes_the_cell() -> None:
    field = draw("""
        0be1 0ma1@a 1pi4@b 1ul4
        0: energy=3 closed=diversion
        1: energy=1 closed=justice
    """)
    field.open("activate 0ma; melee 1pi; face 0")
    field.do("pass", dice="61")  # he could borrow justice, now and in window D
    field.do("play retribution; pass", dice="61")
    assert field.asks() == "lethal 0"
    field.do("borrow salvation")
    assert field.where("0ma") == "@b"
    assert field.where("1pi") == "dead"


# -- justice -----------------------------------------------------------------------------------


@rule("RS-195", "RS-197", "RS-E25", "RS-R67")
def test_justice_takes_both_bases_away() -> None:
    field = draw("0ul1 0ma1 1pi5\n0: energy=1", figures={"men_at_arms": (4, 2, 2), "pikemen": (2, 2, 2)})
    field.open("activate 0ma; melee 1pi; face 0")
    assert field.asks() == "window 0"
    field.do("play justice", dice="33")
    assert field.totals() == [(4, 3)]
    assert field.parts() == {"direction": 1}


@rule("RS-195", "RS-196", "RS-R48")
def test_justice_in_defence_comes_before_the_attack_die() -> None:
    field = draw("0ma1 1pi4 1ul4\n1: energy=1")
    field.open("activate 0ma; melee 1pi; face 0")  # no die has fallen yet
    assert field.asks() == "window 1"
    field.do("play justice; stay", dice="16")
    assert field.totals() == [(1, 6)]


@rule("RS-R67", "RS-195", "RS-332")
def test_justice_lasts_to_the_end_of_the_battle() -> None:
    field = draw("0ma1 1pi4 1ul4\n1: energy=1")
    field.open("activate 0ma; melee 1pi; face 0")
    field.do("play justice", dice="16")
    field.do("counterstrike", dice="21")
    assert field.totals() == [(2, 1)]
    assert field.where("0ma") == "dead"


@rule("RS-195", "RS-332")
def test_justice_in_a_counterstrike() -> None:
    field = draw("0ma1 1pi4 1ul4\n1: energy=1")
    field.open("activate 0ma; melee 1pi; face 0")
    field.do("pass", dice="16")
    field.open("counterstrike")
    assert field.game.prompt().args["window"] == "D"
    field.do("play justice", dice="11")
    assert field.totals() == [(1, 1)]


@rule("RS-195", "RS-R67", "RS-180")
def test_justice_needs_the_own_fighting_unit_within_2() -> None:
    field = draw("0ma1 1pi4 . . 1ul4\n1: energy=1")
    field.attack("0ma", "melee", "1pi", dice="16")
    assert field.asks() == "reply 1"


@rule("RS-R67", "RS-334")
def test_justice_is_over_after_the_battle() -> None:
    field = draw("0ul1 0ma1 1pi4 0pi3\n0: energy=1")
    field.open("activate 0ma; melee 1pi; face 0")
    field.do("play justice; stay", dice="16")
    field.attack("0pi", "melee", "1pi", dice="16")
    assert field.strikes()[0]["base"] == 2


@rule("RS-R67", "RS-143")
def test_justice_leaves_bonuses_alone() -> None:
    field = draw("0ar1 F1ma4 1ul4\n1: energy=1")
    field.open("activate 0ar; shoot 1ma; face 0")
    field.do("play justice", dice="11")
    assert field.totals() == [(1, 6)]
    assert field.parts() == {"d_forest": 3, "d_shield": 2}


# -- punishing sword ---------------------------------------------------------------------------


@rule("RS-198", "RS-199", "RS-E26", "RS-R68")
def test_the_punishing_sword_counts_the_dead() -> None:
    field = draw("0ul1 1pi4\n0: energy=2 closed=justice dead=ar,pi\n1: dead=ar,ho,ca")
    field.open("activate 0ul; melee 1pi; face 0")
    field.do("play punishing_sword", dice="11 1")
    assert field.totals()[0][0] == 3 + 1 + 5
    assert field.parts() == {"sword": 5}


@rule("RS-R68")
@pytest.mark.parametrize(("option", "sword"), [("all", 5), ("own", 2), ("enemy", 3)])
def test_whose_dead_it_counts(option: str, sword: int) -> None:
    field = draw(
        "0ul1 1pi4\n0: energy=2 closed=justice dead=ar,pi\n1: dead=ar,ho,ca",
        options={"punishing_sword_counts": option},
    )
    field.open("activate 0ul; melee 1pi; face 0")
    field.do("play punishing_sword", dice="11 1")
    assert field.parts() == {"sword": sword}


@rule("RS-198", "RS-325")
def test_the_punishing_sword_is_for_the_leader_alone() -> None:
    field = draw("0ul1 0ma1 1pi4\n0: energy=2 closed=justice dead=ar")
    field.attack("0ma", "melee", "1pi", dice="16")
    assert field.asks() == "reply 1"  # nobody was asked
    defending = draw("0ma1 1ul4\n1: energy=2 closed=justice,heroism dead=ar")
    defending.attack("0ma", "melee", "1ul", dice="166")
    assert defending.asks() == "reply 1"


@rule("RS-198", "RS-332")
def test_the_punishing_sword_in_a_counterstrike() -> None:
    field = draw("0ma1 1ul4\n1: energy=2 closed=justice,salvation dead=ar,pi")
    field.attack("0ma", "melee", "1ul", dice="166")
    field.open("counterstrike")
    assert field.asks() == "window 1"
    field.do("play punishing_sword", dice="116")
    assert field.parts() == {"sword": 2}


@rule("RS-199")
def test_who_has_come_back_is_not_counted() -> None:
    field = draw("0ul1 1pi4\n0: energy=2 closed=justice dead=ar,ca")
    field.open("rebuild at 12.4; face 5; activate 0ul; melee 1pi; face 0")
    field.do("play punishing_sword", dice="11 1")
    assert field.parts() == {"sword": 1}


# -- salvation ---------------------------------------------------------------------------------

SAVE = "0ma1@a 1pi4@b 1ul4\n1: energy=2 closed=justice"


@rule("RS-200", "RS-201", "RS-202", "RS-R70", "RS-R53")
def test_salvation_keeps_the_unit_which_may_strike_back() -> None:
    field = beaten(SAVE)
    field.do("play salvation")
    assert field.asks() == "saved_counter 1"
    assert field.at("@b") == "1pi4"
    field.do("counterstrike", dice="61")
    assert field.where("0ma") == "dead"
    assert field.energy(1) == 0


@rule("RS-202", "RS-R53")
def test_the_saved_unit_need_not_strike_back() -> None:
    field = beaten(SAVE)
    field.do("play salvation; stay")
    assert (field.where("0ma"), field.where("1pi"), field.asks()) == ("@a", "@b", "main 0")


@rule("RS-R53", "RS-119")
def test_cavalry_does_not_withdraw_from_a_saved_target() -> None:
    field = draw(". . 0ho1@a 1pi4@b 1ul4\n1: energy=2 closed=justice")
    field.attack("0ho", "melee", "1pi", dice="61")
    field.do("play salvation")
    assert field.asks() == "saved_counter 1"


@rule("RS-R53", "RS-274")
def test_a_saved_target_triggers_no_set() -> None:
    field = draw("""
        0ma1@a 1pi4@b 1ul4
        0: holds=commanders_helm,commanders_banner,commanders_horn
        1: energy=2 closed=justice
    """)
    field.attack("0ma", "melee", "1pi", dice="61", then="play salvation; stay")
    assert field.why_not("activate 0ma") == "has_acted"


@rule("RS-200", "RS-202")
def test_after_a_shot_there_is_no_counterstrike() -> None:
    field = draw("0ar1 1pi4@b 1ul4\n1: energy=2 closed=justice")
    field.attack("0ar", "shoot", "1pi", dice="61", then="play salvation")
    assert field.asks() == "main 0"
    assert field.where("1pi") == "@b"


@rule("RS-200", "RS-R64", "RS-R70")
def test_salvation_works_against_a_spell() -> None:
    field = draw("0ay1 . 1pi4@b 1ul4\n0: energy=1\n1: energy=2")
    field.do("play magic_arrow; on 1pi", dice="61")
    assert field.asks() == "lethal 1"
    field.do("play salvation")
    assert field.where("1pi") == "@b"
    assert field.asks() == "main 0"


@rule("RS-R51", "RS-202")
def test_saved_from_a_counterstrike_there_is_none_back() -> None:
    field = draw("0ul1 0ma1@a 1pi4\n0: energy=2 closed=justice")
    field.attack("0ma", "melee", "1pi", dice="16")
    field.do("counterstrike", dice="61")
    field.do("play salvation")
    assert field.asks() == "main 0"
    assert field.where("0ma") == "@a"


@rule("RS-R51", "RS-113")
def test_saved_from_an_ambush_the_attacker_may_strike_back_but_its_attack_is_lost() -> None:
    field = draw("0ul1 0ma1@a F1sc4\n0: energy=2 closed=justice")
    field.open("activate 0ma; melee 1sc; face 0")
    field.do("strike first", dice="661")
    field.do("play salvation")
    assert field.asks() == "saved_counter 0"
    field.do("counterstrike", dice="111")
    assert field.asks() == "main 0"
    assert [row["strike"] for row in field.strikes()] == ["counter"]


@rule("RS-R52", "RS-106")
def test_saved_from_a_preemptive_shot_the_attack_is_lost() -> None:
    field = draw("0ul1 0ma1@a 1ar4\n0: energy=2 closed=justice")
    field.open("activate 0ma; melee 1ar; face 0")
    field.do("strike first", dice="61")
    field.do("play salvation")
    assert field.asks() == "main 0"
    assert field.where("0ma") == "@a"
    assert field.why_not("activate 0ma") == "has_acted"


@rule("RS-R54", "RS-278")
def test_the_card_comes_before_the_ransom() -> None:
    field = draw("0ma1@a 1ul4@b 1pi4\n1: energy=2 closed=justice holds=siege_plan")
    field.attack("0ma", "melee", "1ul", dice="611")
    field.do("play salvation; stay")
    assert field.holds(1) == {"siege_plan"}
    assert field.where("1ul") == "@b"


@rule("RS-200", "RS-174")
def test_salvation_must_be_paid_and_in_reach() -> None:
    poor = beaten("0ma1 1pi4 1ul4\n1: energy=1 closed=justice")
    assert poor.why_not("play salvation") == "energy"
    far = draw("0ma1 1pi4 . . 1ul4\n1: energy=3")
    far.attack("0ma", "melee", "1pi", dice="61")
    assert far.where("1pi") == "dead"


# -- heroism -----------------------------------------------------------------------------------


@rule("RS-203", "RS-204", "RS-205", "RS-R69")
def test_heroism_sacrifices_a_neighbour() -> None:
    field = beaten("""
           0ho1  1ma4@s
        0ma1@a 1pi4@b 1ul4
        1: energy=2 closed=justice,retribution
    """)
    field.do("play heroism; on 1ma")
    assert field.asks() == "saved_counter 1"
    assert field.where("1ma") == "dead"
    field.do("counterstrike", dice="61")
    assert field.where("0ma") == "dead"


@rule("RS-204", "RS-R69", "RS-191")
def test_without_another_neighbour_heroism_cannot_be_used() -> None:
    """The leader himself may not be the sacrifice."""
    field = draw("0ma1 1pi4 1ul4 . 1ho4\n1: energy=1 closed=justice,retribution")
    field.attack("0ma", "melee", "1pi", dice="61")
    assert field.where("1pi") == "dead"


@rule("RS-R69", "RS-101")
def test_a_catapult_may_be_sacrificed() -> None:
    field = beaten("""
           .   1ca4
        0ma1 1pi4@b 1ul4
        1: energy=2 closed=justice,retribution
    """)
    field.do("play heroism; on 1ca; stay")
    assert field.where("1ca") == "dead"
    field.open("end turn")
    assert field.legal("rebuild")


@rule("RS-R69", "RS-R115", "RS-343")
def test_the_sacrifice_is_nobodys_kill() -> None:
    field = beaten("""
           .   1ca4
        0ma1 1pi4@b 1ul4
        1: energy=2 closed=justice,retribution
    """)
    field.do("play heroism; on 1ca")
    assert field.told("sacrificed")
    assert all(row.get("to", -1) == -1 for row in field.told("destroyed"))


# -- resurrection ------------------------------------------------------------------------------


@rule("RS-206", "RS-207", "RS-R71")
def test_resurrection_brings_a_unit_back_to_the_first_row() -> None:
    field = draw("0ul1 . 1pi4\n0: energy=3 dead=ar,gu,ca")
    field.open("play resurrection")
    assert field.legal("on") == {"on 0ar", "on 0gu", "on 0ca"}
    field.open("on 0gu")
    assert field.legal("at") == {f"at 12.{c}" for c in range(11)}
    field.open("at 12.6; face 0")
    assert field.where("0gu") == "12.6"
    assert field.why_not("activate 0gu") == "new_unit"
    field.open("end turn; end turn")
    assert field.may("activate 0gu")
    assert field.closed(0) == set()


@rule("RS-206", "RS-068", "RS-E11")
def test_resurrection_around_the_castle() -> None:
    field = draw("""
           .@a   .@b
        .@c  K0ma5@k 0ul1
           .@d   .@e
        0: energy=3 dead=ar
    """)
    field.open("play resurrection")
    assert {text for text in field.legal("at") if "@" in text} == {f"at @{k}" for k in "abcde"}


@rule("RS-191", "RS-R57", "RS-R71")
def test_resurrection_needs_a_dead_unit() -> None:
    field = draw("0ul1 . 1pi4\n0: energy=3")
    assert field.why_not("play resurrection") == "no_target"
    poor = draw("0ul1 . 1pi4\n0: energy=2 dead=ar")
    assert poor.why_not("play resurrection") == "energy"
