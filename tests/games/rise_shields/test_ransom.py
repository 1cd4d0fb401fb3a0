"""Ransom, coming back, elimination and victory (ledger 3.28–3.31)."""

import pytest

from support.ledger import rule
from support.rise_shields_draw import draw

# -- ransom ------------------------------------------------------------------------------------


@rule("RS-E32", "RS-278", "RS-279", "RS-280", "RS-283", "RS-R94")
def test_a_beaten_leader_pays_with_a_random_artifact() -> None:
    field = draw("0ma1@a 1ay4@b 1pi4\n1: holds=siege_plan,magic_staff")
    field.attack("0ma", "melee", "1ay", dice="611")
    assert len(field.holds(0)) == len(field.holds(1)) == 1
    assert field.asks() == "place_cell 1"
    assert field.legal("at") == {f"at 0.{c}" for c in range(11)}
    field.open("at 0.7; face 2")
    assert field.at("0.7") == "1ay2"
    assert field.where("0ma") == "@b"
    assert field.player(1)["closed"] == {}


@rule("RS-278", "RS-R91")
@pytest.mark.parametrize(("option", "ransomed"), [("any_defeat", True), ("main_attack_only", False)])
def test_also_after_a_counterstrike_by_option(option: str, ransomed: bool) -> None:
    field = draw("0ul1@a 1pi4@b 0ma1\n0: holds=siege_plan", options={"ransom_trigger": option})
    field.attack("0ul", "melee", "1pi", dice="116")
    if field.asks() == "cav_withdraw 0":
        field.open("stay")
    field.do("counterstrike", dice="611")
    if ransomed:
        field.open("at 12.4; face 5")
        assert (field.where("0ul"), field.holds(1)) == ("12.4", {"siege_plan"})
    else:
        assert field.where("0ul") == "dead"


@rule("RS-R91", "RS-226")
def test_also_after_a_spell() -> None:
    field = draw("0ay1 . 1ul4 1pi4\n0: energy=1\n1: holds=siege_plan")
    field.do("play magic_arrow; on 1ul", dice="6 11")
    field.open("at 0.3; face 2")
    assert field.where("1ul") == "0.3"
    assert field.holds(0) == {"siege_plan"}


@rule("RS-280", "RS-E50", "RS-R94", "RS-286")
def test_a_castle_that_only_the_leader_held_is_no_place_of_return() -> None:
    field = draw("0sc1@z K1ay4@k .@a 1pi4\n1: holds=siege_plan")
    field.attack("0sc", "melee", "1ay", dice="6611")
    assert field.legal("at") == {f"at 0.{c}" for c in range(11)}
    field.open("at 0.0; face 2")
    assert field.where("0sc") == "@k"


@rule("RS-280", "RS-068", "RS-286")
def test_around_the_castle_held_by_another_unit() -> None:
    field = draw("""
           .@a   .@b
        .@c   K1pi5@k  1ay1  0ma3
           .@d   .@e
        1: holds=siege_plan
    """)
    field.attack("0ma", "melee", "1ay", dice="611")
    castle = {text for text in field.legal("at") if "@" in text}
    assert castle == {f"at @{k}" for k in "abcde"}  # the former cell is about to be taken


@rule("RS-281", "RS-R92", "RS-E34", "RS-290", "RS-291")
def test_no_ransom_one_on_one() -> None:
    field = draw("0ul1 1ay4 0ca1 . 1ca4\n1: holds=siege_plan,magic_staff,magic_hat")
    field.attack("0ul", "melee", "1ay", dice="6611")
    result = field.game.result()
    assert result is not None
    assert (result.reason, result.winners) == ("destruction", (0,))


@rule("RS-R92", "RS-281")
def test_a_lone_leader_against_one_with_troops_is_ransomed() -> None:
    field = draw("0ul1 1ay4 0ma1\n1: holds=siege_plan,magic_staff")
    field.attack("0ul", "melee", "1ay", dice="6611")
    assert field.asks() == "place_cell 1"


@rule("RS-282")
def test_a_leader_without_artifacts_is_destroyed() -> None:
    field = draw("0ma1 1ay4 1pi4")
    field.attack("0ma", "melee", "1ay", dice="611")
    assert field.where("1ay") == "dead"


@rule("RS-284", "RS-R93")
def test_the_receiver_returns_one_of_five_or_has_no_leader() -> None:
    full = draw("""
        0ma1 1ay4 1pi4
        0: leader=ulrag holds=commanders_helm,magic_staff,elixir_of_life,magic_hat
        1: holds=siege_plan
    """)
    full.attack("0ma", "melee", "1ay", dice="611")
    assert full.asks() == "art_limit 0"
    leaderless = draw("0ma1 1ay4 1pi4\n0: leader=ulrag,none\n1: holds=siege_plan,magic_staff")
    leaderless.attack("0ma", "melee", "1ay", dice="611")
    assert leaderless.holds(0) == set()
    assert len(leaderless.holds(1)) == 1
    assert len(leaderless.game.deck) == 17


@rule("RS-R95", "RS-285")
def test_without_a_free_cell_the_leader_is_destroyed() -> None:
    field = draw(
        """
        1ar2 1ar2 1ma2 1ma2 1pi2 1pi2 1ho2 1ho2 1gu2 1kn2 1wi2
        1: leader=aya holds=siege_plan
        """,
        row=0,
        column=0,
        units={"0ul": {"at": "6.4", "facing": 1}, "1ay": {"at": "6.5", "facing": 4}},
    )
    field.attack("0ul", "melee", "1ay", dice="6611")
    assert field.where("1ay") == "dead"
    assert field.holds(0) == set()


@rule("RS-R94", "RS-R104")
def test_a_ransomed_leader_keeps_the_effects_on_him() -> None:
    field = draw("0ma1 1ay4 1pi4\n1: holds=siege_plan", units={"1ay": {"diverted": 0}})
    field.attack("0ma", "melee", "1ay", dice="611", then="at 0.5; face 2")
    assert field.row("1ay")["diverted"] == 0


@rule("RS-R94", "RS-274")
def test_a_ransom_triggers_the_sets() -> None:
    field = draw("""
        0ma1 1ay4 1pi4
        0: holds=commanders_helm,commanders_banner,commanders_horn
        1: holds=siege_plan,magic_staff
    """)
    field.attack("0ma", "melee", "1ay", dice="611")
    field.open("at 0.5; face 2; face 1")
    assert field.may("activate 0ma")


# -- coming back -------------------------------------------------------------------------------


@rule("RS-285", "RS-R95", "RS-191")
def test_every_cell_must_be_free() -> None:
    field = draw(
        "0ar5 0ar5 0ma5 0ma5 0pi5 0pi5 0ho5 0ho5 0gu5 0kn5 0sw5\n0: leader=ulrag energy=3 dead=ca,wi",
        row=12,
        column=0,
        units={"0ul": {"at": "6.5"}},
    )
    assert field.legal("rebuild") == set()
    assert field.why_not("play resurrection") == "no_target"


@rule("RS-286", "RS-R07")
@pytest.mark.parametrize(("option", "shared"), [("no", False), ("yes", True)])
def test_an_allys_castle_by_option(option: str, shared: bool) -> None:
    field = draw("K2ma5@k .@a 0pi1\n0: dead=ca", seats=4, options={"castle_shared_by_team": option})
    assert field.may("rebuild at @a") == shared


@rule("RS-287", "RS-R103")
def test_a_new_unit_defends_strikes_back_and_can_be_helped() -> None:
    field = draw("0ma1 1pi4 1ul4\n1: energy=1", marks={"1pi": ["new"]})
    field.open("activate 0ma; melee 1pi; face 0")
    assert field.may("play justice")
    field.do("pass", dice="16")
    assert field.may("counterstrike")


# -- elimination and victory -------------------------------------------------------------------


@rule("RS-288", "RS-R104")
def test_the_dead_are_seen_by_all_and_come_back_fresh() -> None:
    field = draw("0ma1 1pi4 1ul4\n1: energy=3", units={"1pi": {"diverted": 0}})
    field.open("activate 0ma; melee 1pi; face 0")
    field.do("pass; pass; face 1", dice="61")
    assert field.where("1pi") == "dead"
    field.open("end turn; play resurrection; on 1pi; at 0.3; face 2")
    assert field.row("1pi").get("diverted") is None


@rule("RS-289", "RS-290", "RS-291", "RS-R106")
def test_only_machines_left_means_defeat() -> None:
    field = draw("0ma1 1pi4 . 1ca4\n1: leader=segros,none")
    field.attack("0ma", "melee", "1pi", dice="61")
    result = field.game.result()
    assert result is not None
    assert (result.reason, result.winners, result.places) == ("destruction", (0,), (1, 2))
    assert field.where("1ca") == "dead"


@rule("RS-289", "RS-R106", "RS-308")
def test_in_a_game_of_four_the_others_go_on() -> None:
    field = draw(
        "0ma1 1pi4 . 1ca4 2pi4 3pi4\n1: leader=segros,none",
        seats=4,
        options={"mode": "1x1x1x1"},
    )
    field.attack("0ma", "melee", "1pi", dice="61", then="face 1")
    assert field.game.result() is None
    assert field.where("1ca") == "dead"
    field.open("end turn")
    assert field.asks() == "main 2"


@rule("RS-E35", "RS-194", "RS-293", "RS-R105")
def test_the_last_unit_falls_to_retribution_first() -> None:
    field = draw("0ma1 1pi4 1ul4\n0: leader=segros,none\n1: energy=1 closed=justice")
    field.attack("0ma", "melee", "1pi", dice="61")
    field.do("play retribution", dice="61")
    result = field.game.result()
    assert result is not None
    assert (result.reason, result.winners) == ("destruction", (1,))


@rule("RS-293", "RS-290")
def test_the_first_condition_met_ends_the_game() -> None:
    field = draw("0ma1 1pi4\n1: leader=segros,none")
    field.attack("0ma", "melee", "1pi", dice="61")
    assert field.asks() == "over"
    assert field.why_not("end turn") == "over"


@rule("RS-R107")
@pytest.mark.parametrize(
    ("options", "rounds", "reason"),
    [({"round_limit": "4"}, 4, "round_limit"), ({"no_progress_limit": "3"}, 3, "no_progress")],
)
def test_the_guards_call_a_draw(options: dict[str, str], rounds: int, reason: str) -> None:
    field = draw("0ma1 . 1pi4", options=options, round=1)
    ends = 0
    while field.game.result() is None:
        field.open("end turn")
        ends += 1
    result = field.game.result()
    assert result is not None
    assert (result.reason, result.winners) == (reason, ())
    assert ends == 2 * rounds


@rule("RS-302", "RS-R108")
def test_teams_win_together() -> None:
    field = draw("0ma1 1pi4\n1: leader=segros,none\n3: leader=bella,none", seats=4)
    field.attack("0ma", "melee", "1pi", dice="61")
    result = field.game.result()
    assert result is not None
    assert result.winners == (0, 2)
