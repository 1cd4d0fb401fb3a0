"""Artifacts: gaining and holding them, sets, the ransom (ledger 3.26, 3.27, 3.28)."""

import pytest

from hastilude.games.rise_shields.rulebook import RULEBOOK
from support.ledger import rule
from support.rise_shields_draw import draw

# -- gaining -----------------------------------------------------------------------------------


@rule("RS-262", "RS-263", "RS-075", "RS-266", "RS-R29")
def test_a_leader_in_a_treasury_keeps_one_of_three() -> None:
    field = draw("0ul1 T@t 0ma1", deck=["siege_plan", "magic_hat", "magic_staff", "elixir_of_life"])
    assert field.why_not("take") == "no_place"
    field.open("activate 0ul; step @t; take")
    assert field.asks() == "claim_treasury 0"
    assert field.legal("keep") == {"keep siege_plan", "keep magic_hat", "keep magic_staff"}
    assert field.why_not("keep elixir_of_life") == "not_drawn"
    field.open("keep magic_hat")
    assert field.holds(0) == {"magic_hat"}


@rule("RS-263", "RS-R16", "RS-268")
def test_the_other_two_are_shuffled_back() -> None:
    field = draw("T0ul1 0ma1")
    before = len(field.game.deck)
    field.open("take")
    field.open(min(field.legal("keep")))
    assert len(field.game.deck) == before - 1


@rule("RS-264", "RS-067", "RS-068")
@pytest.mark.parametrize("terrain", ["X", "K"])
def test_in_a_fortification_or_the_castle_the_top_card(terrain: str) -> None:
    field = draw(f"{terrain}0ul1 0ma1", deck=["siege_plan", "magic_hat", "magic_staff"])
    field.open("take")
    assert field.holds(0) == {"siege_plan"}
    assert field.asks() == "main 0"


@rule("RS-262", "RS-264")
def test_other_units_take_nothing() -> None:
    field = draw("X0ma1 T0pi1 0ul1")
    assert field.why_not("take") == "no_place"


@rule("RS-265", "RS-067", "RS-075", "RS-R28")
def test_one_artifact_of_each_place_in_a_game() -> None:
    field = draw("X0ul1 . 1pi4\n0: claims=fort_nw")
    refusal = field.refusal("take")
    assert (refusal.code, refusal.args["place"]) == ("claimed", "fort_nw")
    treasury = draw("T0ul1 . 1pi4\n0: claims=treasury_nw")
    assert treasury.why_not("take") == "claimed"


@rule("RS-R28", "RS-067")
@pytest.mark.parametrize(("option", "may"), [("per_player", True), ("shared", False)])
def test_a_fortification_that_another_has_used(option: str, may: bool) -> None:
    field = draw("X0ul1 . 1pi4\n1: claims=fort_nw", options={"fort_artifact_quota": option})
    assert field.may("take") == may


@rule("RS-266", "RS-R29")
def test_passing_through_is_not_enough_and_taking_ends_the_movement() -> None:
    field = draw("0ul1 T@t .@a .")
    field.open("activate 0ul; step @t; take")
    field.open(min(field.legal("keep")))
    assert field.asks() == "activation 0"
    assert field.why_not("step @a") == "movement_closed"
    passed = draw("0ul1 T@t .@a .")
    passed.open("activate 0ul; step @t; step @a; finish")
    assert passed.why_not("take") == "no_place"


@rule("RS-R29", "RS-266")
def test_taking_closes_no_right_to_attack_and_is_optional() -> None:
    field = draw("0ul1 T@t 1pi4")
    field.open("activate 0ul; step @t; take")
    field.open(min(field.legal("keep")))
    assert field.may("melee 1pi")
    idle = draw("T0ul1 . 1pi4")
    idle.open("end turn; end turn")
    assert idle.may("take")


@rule("RS-R29")
def test_after_conquering_the_cell_it_is_allowed_at_once() -> None:
    field = draw("0ul1 T1pi4 1ma4")
    field.attack("0ul", "melee", "1pi", dice="611", then="face 0")
    if field.asks() == "cav_go 0":
        field.open("finish")
    assert field.may("take")


@rule("RS-267", "RS-268")
def test_nobody_holds_more_than_four() -> None:
    field = draw(
        "X0ul1 0ma1\n0: holds=commanders_helm,magic_staff,elixir_of_life,lucky_horseshoe",
        deck=["siege_plan", "magic_hat"],
    )
    field.open("take")
    assert field.asks() == "art_limit 0"
    assert field.legal("return") == {
        f"return {name}"
        for name in ("commanders_helm", "magic_staff", "elixir_of_life", "lucky_horseshoe", "siege_plan")
    }
    field.open("return magic_staff")
    assert len(field.holds(0)) == 4
    assert "magic_staff" not in field.holds(0)


@rule("RS-270", "RS-R90")
def test_a_small_deck_gives_what_it_has() -> None:
    everything = (
        "0: holds=commanders_helm,magic_staff,elixir_of_life,lucky_horseshoe\n"
        "1: holds=siege_plan,magic_hat,cloak_of_shadows,crown_of_dominion"
    )
    field = draw(f"T0ul1 0ma1 1pi4\n{everything}", deck=["wanderers_boots", "magic_scroll"], small=True)
    field.open("take")
    assert field.legal("keep") == {"keep wanderers_boots", "keep magic_scroll"}
    empty = draw(f"T0ul1 0ma1 1pi4\n{everything}", deck=[], small=True)
    refusal = empty.refusal("take")
    assert refusal.code == "deck_empty"


# -- sets --------------------------------------------------------------------------------------

LIGHT = "bulwark_of_light,verdict_of_light,teaching_of_light"
COMMANDER = "commanders_helm,commanders_banner,commanders_horn"
MAGIC = "magic_hat,magic_staff,magic_scroll"


@rule("RS-269", "RS-271")
def test_a_complete_set_silences_its_pieces() -> None:
    single = draw("0ul1 1pi4 .\n0: holds=verdict_of_light")
    single.attack("0ul", "melee", "1pi", dice="116", then="stay")
    assert single.parts() == {"verdict": 1}
    whole = draw(f"0ul1 1pi4 .\n0: holds={LIGHT}")
    whole.attack("0ul", "melee", "1pi", dice="116", then="stay")
    assert whole.parts() == {}


@rule("RS-272", "RS-R97")
def test_a_broken_set_gives_the_single_effects_back() -> None:
    field = draw(f"0be1 . 1ay4 0ma4\n0: energy=3\n1: holds={LIGHT}")
    field.do("play theft; on 1ay", picks=[0])  # the bulwark goes
    assert field.told("set_broken")
    field.open("end turn")
    field.attack("1ay", "melee", "0ma", dice="116")
    assert field.parts() == {"verdict": 1}


@rule("RS-273", "RS-R99")
def test_triumph_of_light_brings_a_unit_back_after_each_success() -> None:
    field = draw(f"0ma1@a 1pi4@b .\n0: holds={LIGHT} dead=ar,gu,ca leader=ulrag")
    field.attack("0ma", "melee", "1pi", dice="61", then="face 1")
    assert field.asks() == "triumph_unit 0"
    assert field.legal("on") == {"on 0ar", "on 0gu", "on 0ca"}
    field.open("on 0gu; at 12.5; face 5")
    assert field.where("0gu") == "12.5"
    assert field.why_not("activate 0gu") == "new_unit"


@rule("RS-R99")
def test_by_option_it_acts_at_once() -> None:
    field = draw(f"0ma1@a 1pi4@b .\n0: holds={LIGHT} dead=ar,gu", options={"light_return_acts": "at_once"})
    field.attack("0ma", "melee", "1pi", dice="61", then="face 1; on 0gu; at 12.5; face 5")
    assert field.may("activate 0gu")


@rule("RS-R99", "RS-273", "RS-285")
def test_triumph_of_light_not_for_counterstrikes_and_not_without_dead() -> None:
    field = draw(f"0ma1 1pi4 0ho3\n1: holds={LIGHT} dead=ar")
    field.attack("0ma", "melee", "1pi", dice="16")
    field.do("counterstrike", dice="61")
    assert field.asks() == "main 0"
    nobody = draw(f"0ma1@a 1pi4@b .\n0: holds={LIGHT}")
    nobody.attack("0ma", "melee", "1pi", dice="61", then="face 1")
    assert nobody.asks() == "main 0"


@rule("RS-R99", "RS-194")
def test_it_counts_though_retribution_killed_the_attacker() -> None:
    field = draw(f"0ma1 1pi4 1ul4\n0: holds={LIGHT} dead=ar leader=segros\n1: energy=1 closed=justice")
    field.attack("0ma", "melee", "1pi", dice="61")
    field.do("play retribution", dice="61")
    assert field.asks() == "triumph_unit 0"
    assert field.legal("on") == {"on 0ar", "on 0ma"}


@rule("RS-274", "RS-R100", "RS-117")
def test_commanders_greatness_gives_another_activation() -> None:
    field = draw(f"0ho1@a 1pi4@b 1ma4@c .\n0: holds={COMMANDER}")
    field.attack("0ho", "melee", "1pi", dice="61", then="face 1")
    field.do("finish")
    assert field.told("extra_activation")
    field.attack("0ho", "melee", "1ma", dice="61", then="face 1")
    field.open("finish")
    assert field.may("activate 0ho")  # and so on, as long as it wins


@rule("RS-R100", "RS-274")
def test_not_after_a_failure() -> None:
    field = draw(f"0ma1 1pi4\n0: holds={COMMANDER}")
    field.attack("0ma", "melee", "1pi", dice="16", then="stay")
    assert field.why_not("activate 0ma") == "has_acted"


@rule("RS-R100", "RS-R23")
def test_a_swamp_still_forbids_attacking() -> None:
    field = draw(f"0ma1@a S1pi4@b 1ho4\n0: holds={COMMANDER}")
    field.attack("0ma", "melee", "1pi", dice="61", then="face 1")
    field.open("activate 0ma")
    assert field.why_not("melee 1ho") == "swamp"


@rule("RS-275")
def test_mystery_of_magic_fills_the_energy() -> None:
    field = draw(f"0ul1 . 1pi4\n0: holds={MAGIC}", turn=1)
    field.open("end turn")
    assert field.energy(0) == 3


@rule("RS-E47", "RS-276", "RS-R98", "RS-173")
def test_teaching_of_light_and_mystery_of_magic() -> None:
    bound = draw("0ul1 . 1pi4\n0: energy=2\n1: holds=teaching_of_light", turn=1)
    bound.open("end turn")
    assert bound.energy(0) == 2
    free = draw(f"0ul1 . 1pi4\n0: energy=2 holds={MAGIC}\n1: holds=teaching_of_light", turn=1)
    free.open("end turn")
    assert free.energy(0) == 3


@rule("RS-277", "RS-292", "RS-293")
def test_dominion_wins_at_once() -> None:
    field = draw(
        "X0ul1 0ma1 1pi4\n0: holds=crown_of_dominion,goblet_of_dominion,ring_of_dominion",
        deck=["sceptre_of_dominion", "siege_plan"],
    )
    view = RULEBOOK.view(field.game, None)
    assert (view.players[0].nearly, view.players[1].nearly) == (("dominion",), ())  # one piece more wins
    assert view.set_sizes["dominion"] == view.players[0].sets["dominion"] + 1
    field.open("take")
    result = field.game.result()
    assert result is not None
    assert (result.reason, result.winners) == ("dominion", (0,))


@rule("RS-E33", "RS-267", "RS-292", "RS-284")
def test_dominion_by_ransom_with_five_artifacts() -> None:
    field = draw("""
        0ma1 1ay4 1pi4
        0: leader=ulrag holds=crown_of_dominion,goblet_of_dominion,ring_of_dominion,siege_plan
        1: holds=sceptre_of_dominion
    """)
    field.attack("0ma", "melee", "1ay", dice="611")
    assert field.asks() == "art_limit 0"
    field.open("return siege_plan")
    result = field.game.result()
    assert result is not None
    assert (result.reason, result.winners) == ("dominion", (0,))


@rule("RS-R101", "RS-302")
def test_partners_do_not_pool_dominion() -> None:
    field = draw(
        """
        X0ul1 0ma1 1pi4
        0: holds=crown_of_dominion,goblet_of_dominion
        2: holds=ring_of_dominion
        """,
        seats=4,
        deck=["sceptre_of_dominion", "siege_plan"],
    )
    field.open("take")
    assert field.game.result() is None
