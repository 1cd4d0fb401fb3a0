"""Corners of the rulings (ledger, part 5) where cards, sets and ends meet."""

import pytest

from hastilude.games.rise_shields.names import CARDS
from support.ledger import rule
from support.rise_shields_draw import draw

# -- retribution, heroism, salvation -----------------------------------------------------------


@rule("RS-R66", "RS-278", "RS-194")
def test_an_attacker_ransomed_from_retribution_does_not_take_the_cell() -> None:
    field = draw("""
        0se1@a 1pi4@b 1ul4
        0: holds=siege_plan
        1: energy=1 closed=justice
    """)
    field.attack("0se", "melee", "1pi", dice="661")
    field.do("play retribution", dice="611")
    field.open("at 12.4; face 5")
    assert (field.where("0se"), field.where("1pi")) == ("12.4", "dead")
    assert field.at("@b") == ""
    assert field.holds(1) == {"siege_plan"}


@rule("RS-R66", "RS-200")
def test_salvation_is_chosen_instead_of_retribution_not_after_it() -> None:
    field = draw("0ma1 1pi4 1ul4\n1: energy=3 closed=justice")
    field.attack("0ma", "melee", "1pi", dice="61")
    field.do("play retribution", dice="16")
    assert field.where("1pi") == "dead"
    assert field.energy(1) == 2


@rule("RS-R69", "RS-R51", "RS-205")
def test_heroism_against_a_counterstrike_gives_none_back() -> None:
    field = draw("""
           0pi1   0ul1
        0ma1@a   1pi4
        0: energy=2 closed=justice
    """)
    field.attack("0ma", "melee", "1pi", dice="16")
    field.do("counterstrike", dice="61")
    field.do("play heroism; on 0pi")
    assert (field.asks(), field.where("0ma"), field.where("0pi")) == ("main 0", "@a", "dead")


@rule("RS-R69", "RS-278")
def test_a_sacrifice_cannot_be_saved() -> None:
    field = draw("""
           0ho1  1ma4
        0ma1  1pi4@b  1ul4
        1: energy=3 closed=justice,retribution
    """)
    field.attack("0ma", "melee", "1pi", dice="61")
    field.do("play heroism; on 1ma")
    assert field.where("1ma") == "dead"
    assert field.asks() == "saved_counter 1"  # nobody was asked for the sacrifice


# -- stupefaction ------------------------------------------------------------------------------


@rule("RS-R81", "RS-R49")
def test_the_owner_plays_no_cards_before_an_attack_on_others_but_saves_his_unit() -> None:
    field = draw("0ay1 0ma1 1pi4@b 1ul4\n0: energy=3\n1: energy=3")
    field.open("play stupefaction; on 1pi; melee 0ma")
    field.do(min(field.legal("face")), dice="16")  # no window A for seat 1
    assert field.asks() == "reply 0"
    field.open("counterstrike")
    assert field.asks() == "window 1"  # window D: now his unit is struck
    field.do("pass", dice="61")
    assert field.asks() == "lethal 1"
    field.do("play salvation")
    assert field.where("1pi") == "@b"


@rule("RS-R81", "RS-R93", "RS-279")
def test_the_artifact_of_a_leader_beaten_by_a_stupefied_unit() -> None:
    """To the user; but to the unit's owner if it was the user's own leader."""
    theirs = draw("0ay1 . 1pi4 1ul4 1ma4\n0: energy=3\n1: holds=siege_plan closed=salvation")
    theirs.open("play stupefaction; on 1pi; melee 1ul")
    theirs.do("face 0", dice="611")
    assert theirs.holds(0) == {"siege_plan"}
    own = draw("0ay1 1pi4 0ma1 1ma4\n0: energy=3 holds=siege_plan")
    own.open("play stupefaction; on 1pi; melee 0ay")
    own.do(min(own.legal("face")), dice="611")
    assert own.holds(1) == {"siege_plan"}


@rule("RS-R81", "RS-104")
def test_the_owners_archers_may_shoot_first_at_the_stupefied_unit() -> None:
    field = draw("0ay1 . 1pi4 1ar4\n0: energy=3")
    field.open("play stupefaction; on 1pi; melee 1ar; face 0")
    assert field.asks() == "first_strike 1"


# -- fire shell, camouflage, trickery, teleportation -------------------------------------------


@rule("RS-R76", "RS-242", "RS-243")
def test_teleportation_escapes_a_fire_shell_and_the_catapult_stays() -> None:
    field = draw("0se1 0ca1@a . F1pi4@b .@x 1ay4\n0: energy=3\n1: energy=3")
    field.open("play fire_shell; on 1pi; face 0; play teleportation; at @x; face 4")
    assert (field.where("1pi"), field.where("0ca")) == ("@x", "@a")
    assert field.at("@b") == ""


@rule("RS-327", "RS-R84", "RS-248")
def test_camouflage_in_window_c() -> None:
    field = draw("0ma1@a F1ar4@b 1be4\n1: energy=1 closed=diversion")
    field.open("activate 0ma; melee 1ar; face 0; pass")
    field.do("strike first", dice="16")
    assert field.game.prompt().args["window"] == "C"
    field.do("play camouflage")
    assert (field.asks(), field.where("0ma"), field.where("1ar")) == ("main 0", "@a", "@b")


@rule("RS-R87", "RS-100")
def test_a_catapult_may_be_swapped_in_on_open_ground() -> None:
    field = draw("0ma1 1pi4@b . 1ca3@c 1be4\n1: energy=2 closed=diversion")
    field.open("activate 0ma; melee 1pi; face 0; play trickery")
    field.do("on 1ca", dice="16")
    assert (field.where("1ca"), field.where("1pi")) == ("@b", "@c")
    assert not field.may("counterstrike")


@rule("RS-R82", "RS-R26")
def test_an_attacked_catapult_is_teleported_to_plains_only() -> None:
    field = draw("0ma1 1ca4 F@f .@x 1ay4\n1: energy=3")
    field.open("activate 0ma; melee 1ca; face 0; play teleportation")
    assert not field.may("at @f")
    assert field.may("at @x")


# -- cards and their timers --------------------------------------------------------------------


@rule("RS-R79", "RS-183")
def test_a_block_delays_the_opening_of_a_closed_card() -> None:
    field = draw("0ay1 . 1pi4 1ul4\n0: energy=1\n1: energy=1 closed=resurrection")
    field.open("play mental_block; block resurrection; end turn")
    assert field.why_not("play resurrection") == "blocked"
    field.open("end turn")
    view = field.player(1)
    assert "resurrection" not in view["blocked"]


@rule("RS-R55", "RS-208")
def test_onslaught_in_the_units_own_activation_before_its_first_step() -> None:
    field = draw("0se1 0ma1 .@a .@b .@c 1pi4\n0: energy=1")
    field.do("activate 0ma; play onslaught")
    assert field.told("onslaught")[0]["unit"] == field.units["0ma"]
    assert field.where("0ma") == "@c"  # the only way to an attack


@rule("RS-R104", "RS-188")
def test_effects_outlive_their_author() -> None:
    field = draw("0ma1 1be4 1pi4 0pi4\n1: energy=3", units={"0pi": {"diverted": 0}})
    field.open("activate 0ma; melee 1be; face 0")
    field.do("pass", dice="611")
    assert field.where("1be") == "dead"
    assert field.row("0pi")["diverted"] == 0


@rule("RS-R29", "RS-266")
def test_a_leader_who_came_there_in_anothers_turn_takes_it_in_his_own() -> None:
    field = draw("0ma1 1ul4 T@t")
    field.attack("0ma", "melee", "1ul", dice="166", then="retreat @t; face 4")
    assert field.asks() == "main 0"
    field.open("end turn")
    assert field.may("take")


# -- teams -------------------------------------------------------------------------------------


@rule("RS-R111", "RS-300", "RS-200")
def test_salvation_for_the_allys_unit_in_the_allys_turn() -> None:
    field = draw("0ma1@a 1pi4 2ul4\n2: energy=2 closed=justice", seats=4)
    field.attack("0ma", "melee", "1pi", dice="16")
    field.do("counterstrike", dice="61")
    assert field.asks() == "lethal 2"
    field.do("play salvation")
    assert field.where("0ma") == "@a"
    assert field.player(2)["closed"]["salvation"] == 0


# -- ends --------------------------------------------------------------------------------------


@rule("RS-R105", "RS-233")
def test_both_sides_gone_in_one_rain_is_a_draw() -> None:
    field = draw("0ay1 1pi4\n0: energy=2\n1: leader=ulrag,none", options={"fire_rain_friendly_fire": "yes"})
    field.do("play fire_rain; on 1pi; area 3; on 1pi", dice="6 1 11")
    result = field.game.result()
    assert result is not None
    assert (result.reason, result.winners) == ("both_destroyed", ())


@rule("RS-R107")
@pytest.mark.parametrize("script", ["melee 1pi", ""])
def test_a_loss_is_progress(script: str) -> None:
    field = draw("0ma1 1pi4", options={"no_progress_limit": "3"}, round=1, quiet=2)
    if script:
        field.attack("0ma", "melee", "1pi", dice="61", then="face 1")
    field.open("end turn; end turn")
    assert (field.game.result() is None) == bool(script)


@rule("RS-R59", "RS-229")
def test_a_block_of_an_eliminated_player_ends_in_his_place() -> None:
    field = draw("0ma1 . 1pi4 . 2ul4", seats=4, options={"mode": "1x1x1x1"})
    field.game.blocked[CARDS.index("justice")] = 1 + 3
    leader = field.game.leader[3]
    field.game.lift(leader)
    field.game.status[leader] = 3
    field.game.alive[3] = False
    field.open("end turn; end turn; end turn")
    assert field.asks() == "main 0"
    assert "justice" not in field.player(2)["blocked"]


@rule("RS-R107")
def test_resigning_gives_the_game_to_the_other_side() -> None:
    field = draw("0ma1 . 1pi4", options={"resigning": "yes"})
    field.do("resign")
    result = field.game.result()
    assert result is not None
    assert (result.reason, result.winners, result.places) == ("resignation", (1,), (2, 1))
    assert field.told("resigned") == [{"seat": 0}]


@rule("RS-R107", "RS-R106", "RS-R108")
def test_who_resigns_leaves_the_others_to_fight_on() -> None:
    field = draw(
        "0ma1 . 1pi4 . 2ho1 . 3gu4\n0: holds=magic_staff",
        seats=4,
        options={"resigning": "yes", "mode": "1x1x1x1"},
    )
    field.do("resign")
    assert field.asks() == "main 1"
    assert (field.where("0ma"), field.holds(0)) == ("dead", set())
    field.open("end turn; end turn; end turn")
    assert field.asks() == "main 1"  # his turns are skipped
    teams = draw("0ma1 . 1pi4 . 2ho1 . 3gu4", seats=4, options={"resigning": "yes"})
    teams.open("resign; end turn; resign")
    result = teams.game.result()
    assert result is not None
    assert (result.reason, result.winners) == ("resignation", (1, 3))


@rule("RS-R107")
def test_nobody_resigns_unless_the_table_allows_it_nor_out_of_turn() -> None:
    field = draw("0ma1 . 1pi4")
    assert field.why_not("resign") == "no_resigning"
    field = draw("0ma1 . 1pi4", options={"resigning": "yes"})
    field.open("activate 0ma")
    assert field.why_not("resign") == "not_now"
