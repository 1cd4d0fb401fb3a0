"""Energy, and what holds for all leader cards (ledger 3.20, 3.21, 3.35)."""

import pytest

from hastilude.games.rise_shields.names import CARDS
from hastilude.games.rise_shields.rulebook import RULEBOOK
from support.ledger import rule
from support.rise_shields_draw import COMPONENTS, draw

FIGURES = RULEBOOK.figures(COMPONENTS)

# -- energy ------------------------------------------------------------------------------------


@rule("RS-172", "RS-173", "RS-E29")
def test_one_energy_a_turn_and_three_at_most() -> None:
    field = draw("0ma1 . 1pi4", turn=1)
    seen = []
    for _ in range(4):
        field.open("end turn")
        seen.append(field.energy(0))
        field.open("end turn")
    assert seen == [1, 2, 3, 3]


@rule("RS-174")
def test_a_card_costs_its_numeral() -> None:
    field = draw("0ay1 . 1pi4\n0: energy=1")
    refusal = field.refusal("play fire_rain")
    assert (refusal.code, refusal.args["cost"], refusal.args["energy"]) == ("energy", 2, 1)
    field.do("play magic_arrow; on 1pi", dice="16")
    assert field.energy(0) == 0


@rule("RS-175", "RS-E06")
@pytest.mark.parametrize(
    ("script", "dice"),
    [
        ("play fog_veil; play mental_block; block salvation; play magic_arrow; on 1ma", "16"),
        ("play fire_rain; on 1ma; area 0; play magic_arrow; on 1ma", "1616"),
    ],
)
def test_three_cards_of_cost_1_or_one_of_2_and_one_of_1(script: str, dice: str) -> None:
    field = draw("0ay1 . 1ma4\n0: energy=3\n1: leader=ulrag")
    field.do(script, dice=dice)
    assert field.energy(0) == 0


@rule("RS-176", "RS-E05")
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_energy_is_a_counter_that_everybody_sees(viewer: int | None) -> None:
    """At the table two cards of cost 1 or one of cost 2 would be slid down."""
    field = draw("0ay1 . 1pi4\n0: energy=2")
    view = RULEBOOK.view(field.game, viewer)
    assert view.players[0].energy == 2
    costs = [FIGURES.cost[CARDS.index(card)] for card in ("magic_arrow", "fog_veil", "fire_rain")]
    assert costs[0] + costs[1] == costs[2] == 2


@rule("RS-177")
def test_in_an_opponents_turn_one_pays_from_the_same_pool() -> None:
    field = draw("0ma1 1pi4 1ul4\n1: energy=2")
    field.open("activate 0ma; melee 1pi; face 0")
    field.do("play justice; stay", dice="16")
    assert field.energy(1) == 1
    assert field.energy(0) == 0  # nobody gained anything in this turn


@rule("RS-178")
def test_costs_are_1_2_or_3() -> None:
    assert set(FIGURES.cost) == {1, 2, 3}
    assert FIGURES.cost[CARDS.index("promissory_note")] == 1


# -- the leader and his radius -----------------------------------------------------------------


@rule("RS-179", "RS-189", "RS-R108")
def test_the_leader_must_be_on_the_map() -> None:
    field = draw("0ma1 . 1pi4\n0: leader=aya,none energy=3")
    assert field.why_not("play fog_veil") == "discarded"
    assert field.legal("play") == set()


@rule("RS-180", "RS-R56", "RS-011")
@pytest.mark.parametrize(("gap", "reached"), [("", True), (". ", True), (". . ", False)])
def test_radius_2_is_distance_2(gap: str, reached: bool) -> None:
    field = draw(f"0ay1 {gap}1pi4\n0: energy=1")
    assert field.may("play magic_arrow") == reached


@rule("RS-R56")
def test_there_is_no_line_of_sight() -> None:
    field = draw("0ay1 X1ma4 1pi4\n0: energy=1")
    field.open("play magic_arrow")
    assert field.legal("on") == {"on 1ma", "on 1pi"}


@rule("RS-180", "RS-R08", "RS-017", "RS-R56")
def test_the_leader_is_in_reach_of_his_own_cards() -> None:
    field = draw("0se1@z .@a .@b .@c .@d\n0: energy=2")
    field.open(
        "play inspiration; on 0se; activate 0se; step @a; step @b; step @c; finish; activate 0se; step @d"
    )
    assert field.where("0se") == "@d"


# -- open and closed ---------------------------------------------------------------------------


@rule("RS-181", "RS-182", "RS-183", "RS-R58", "RS-E30")
def test_a_card_of_the_own_turn_opens_in_the_own_next_turn() -> None:
    field = draw("0be1 . 1pi4\n0: energy=3")
    field.open("play diversion; on 1pi")
    assert field.why_not("play diversion") == "closed"
    field.open("end turn")
    assert field.closed(0) == {"diversion"}
    field.open("end turn")
    assert field.closed(0) == set()


@rule("RS-184", "RS-185", "RS-E30")
def test_a_defensive_card_opens_in_that_opponents_next_turn() -> None:
    field = draw("0ma1 1pi4 1ul4\n1: energy=1")
    field.open("activate 0ma; melee 1pi; face 0")
    field.do("play justice; stay", dice="16")
    assert field.player(1)["closed"] == {"justice": 0}
    field.open("end turn")
    assert field.closed(1) == {"justice"}  # closed in one's own next turn, too
    field.open("end turn")
    assert field.closed(1) == set()


@rule("RS-R58", "RS-181")
def test_a_closed_card_cannot_be_used_though_energy_is_left() -> None:
    field = draw("0ay1 . 1pi4\n0: energy=3 closed=magic_arrow")
    refusal = field.refusal("play magic_arrow")
    assert refusal.code == "closed"
    assert "RS-181" in refusal.rules


@rule("RS-R59", "RS-289")
def test_what_waits_for_an_eliminated_player_ends_when_his_turn_would_begin() -> None:
    field = draw(
        """
        0ma1 . 1pi4 . 2pi4
        0: leader=ulrag
        """,
        seats=4,
        options={"mode": "1x1x1x1"},
    )
    field.game.opens[CARDS.index("justice")] = 1 + 3  # opens in the turn of seat 3, who is out
    field.game.alive[3] = False
    leader = field.game.leader[3]
    field.game.lift(leader)
    field.game.status[leader] = 3
    field.open("end turn; end turn")
    assert field.closed(0) == {"justice"}
    field.open("end turn")
    assert field.asks() == "main 0"
    assert field.closed(0) == set()


# -- when --------------------------------------------------------------------------------------


@rule("RS-186", "RS-187", "RS-R55")
def test_a_card_after_the_leaders_own_step_ends_his_movement() -> None:
    field = draw("0be1@z .@a .@b 1pi4\n0: energy=2")
    field.open("activate 0be; step @a; play diversion; on 1pi")
    assert field.asks() == "activation 0"
    assert field.why_not("step @b") == "movement_closed"


@rule("RS-186", "RS-187", "RS-R55")
@pytest.mark.parametrize(("version", "goes_on"), [(2, False), (3, True)])
def test_a_card_between_the_steps_of_another_unit_ends_nothing(version: int, goes_on: bool) -> None:
    """The rulebook speaks of the leader's movement; until version 3 every unit's movement ended."""
    field = draw("0ho1@z .@a .@b 0be1 1pi4\n0: energy=2", version=version)
    field.open("activate 0ho; step @a; play diversion; on 1pi")
    assert field.asks() == "activation 0"
    assert field.may("step @b") == goes_on


@rule("RS-154")
@pytest.mark.parametrize(("version", "moves"), [(2, True), (3, False)])
def test_wizards_do_not_move_after_a_card_in_their_own_activation(version: int, moves: bool) -> None:
    field = draw(".@a 0wi1 1pi4 1ma4\n0: leader=bella energy=2", version=version)
    field.open("activate 0wi; channel diversion; on 1pi")
    assert field.may("step @a") == moves
    assert field.may("melee 1pi")


@rule("RS-186")
def test_a_card_before_or_after_the_leaders_movement_does_not_forbid_it() -> None:
    field = draw("0be1@z .@a .@b .@c 1pi4\n0: energy=2", column=2)
    field.open("activate 0be; step @a; step @b; finish; play diversion; on 1pi")
    assert field.where("0be") == "@b"
    first = draw("0be1@z .@a 1pi4 .\n0: energy=2")
    first.open("play diversion; on 1pi; activate 0be; step @a")
    assert first.may("melee 1pi")


@rule("RS-187", "RS-R55")
def test_cards_in_battle_windows_cost_no_movement() -> None:
    field = draw(".@w .@v 0ul1@a 1pi4\n0: energy=1")
    field.open("activate 0ul; melee 1pi; face 0")
    field.do("play justice", dice="116")
    assert field.asks() == "cav_withdraw 0"


@rule("RS-187")
def test_cards_that_start_an_activation_wait_for_the_end_of_another() -> None:
    field = draw("0ay1 0ma1 .@a 1pi4\n0: energy=3")
    field.open("activate 0ma")
    assert field.why_not("play stupefaction") == "wrong_moment"


@rule("RS-188")
def test_no_effect_outlasts_a_round() -> None:
    field = draw("0be1 . 1pi4 .\n0: energy=3")
    field.open("play diversion; on 1pi; play sabotage; on 1pi; end turn; end turn; end turn")
    row = field.row("1pi")
    assert row.get("diverted") is None
    assert not row.get("marks")


@rule("RS-191", "RS-R57")
def test_a_card_without_effect_cannot_be_played_and_costs_nothing() -> None:
    field = draw("0ay1 0ma1\n0: energy=3")
    assert field.why_not("play magic_arrow") == "too_far"
    assert field.energy(0) == 3


@rule("RS-189", "RS-190", "RS-R96")
@pytest.mark.parametrize(("option", "deck"), [("to_deck", True), ("removed", False)])
def test_with_the_leader_cards_and_artifacts_are_gone(option: str, deck: bool) -> None:
    """One on one there is no ransom."""
    field = draw("0ul1 1ay4\n1: holds=siege_plan,magic_staff", options={"dead_leader_artifacts": option})
    field.attack("0ul", "melee", "1ay", dice="6611")
    assert field.holds(1) == set()
    assert len(field.game.deck) == (18 if deck else 16)
    living = draw("0ma1 1ay4 1pi4\n1: energy=1")
    living.attack("0ma", "melee", "1ay", dice="611", then="face 0")
    living.open("end turn")
    assert living.why_not("play fog_veil") == "discarded"


# -- how cards lie -----------------------------------------------------------------------------


@rule("RS-318", "RS-044")
def test_cards_lie_in_a_row_by_cost() -> None:
    view = RULEBOOK.view(draw("0ay1 . 1pi4").game, None)
    cards = view.players[0].cards
    assert [card.cost for card in cards] == [1, 1, 1, 2, 2, 3]


@rule("RS-319")
def test_a_view_tells_for_whose_turn_a_card_waits() -> None:
    field = draw("0be1 0ma1 1pi4 1ul4\n0: energy=2\n1: energy=2")
    field.open("play diversion; on 1pi; activate 0ma; melee 1pi; face 0")
    field.do("play justice", dice="16")
    view = RULEBOOK.view(field.game, None)
    waiting = {
        card.card: card.opens for player in view.players for card in player.cards if card.opens is not None
    }
    assert waiting == {"diversion": 0, "justice": 0}


@rule("RS-320", "RS-R89")
def test_all_leader_cards_are_known_to_all() -> None:
    field = draw("0be1 0ma1 1pi4 1ul4\n0: energy=1 closed=theft")
    views = [RULEBOOK.view(field.game, viewer) for viewer in (None, 0, 1)]
    shown = [[(card.card, card.opens) for player in view.players for card in player.cards] for view in views]
    assert shown[0] == shown[1] == shown[2]
    assert len(shown[0]) == 12
