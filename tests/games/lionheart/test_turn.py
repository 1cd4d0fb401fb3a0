"""The turn: income, one action, draw; and the stall guard (ledger 3.5)."""

from typing import Any

import pytest

from hastilude.core.state import OVER
from hastilude.games.lionheart.cards import ACTIONS
from hastilude.games.lionheart.position import position
from hastilude.games.lionheart.rules import Lionheart
from support.ledger import rule
from support.lionheart import do, draw, hand, legal, money, phase, random_game, why_not

LAND = """
    +--+--+--+--+
    |.Y .y|.  .b|
    +  +  +  +  +
    |.  c |.  .B|
    +--+--+  +  +
    |.  .  .b .B|
    +--+--+--+--+
"""


@rule("LH-049", "LH-055", "LH-R09")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_placed_last_begins_then_clockwise(seats: int) -> None:
    order: list[int] = []
    last_placer = -1
    for before, text, game in random_game(seats, seed=("order", seats)):
        if phase(before) == "castle_knight":
            last_placer = before.decider()
        if phase(game) == "turn" and phase(before) != "turn":
            order.append(position(game)["seat"])
        if text.startswith("castle"):
            assert not order
    assert order[0] == last_placer
    assert order[:9] == [(last_placer + n) % seats for n in range(len(order))][:9]


@rule("LH-050", "LH-056")
def test_income_then_action_then_draw() -> None:
    game = draw(LAND, "yb", "A01", seat=1)
    do(game, "sell A01", "draw")
    assert (position(game)["seat"], phase(game)) == (0, "turn")
    assert money(game)[0] == 21  # the copper mine, before anything was chosen
    assert len(hand(game, 0)) == 3
    card = hand(game, 0)[0]
    do(game, f"sell {card}")
    assert phase(game) == "draw"
    assert len(hand(game, 0)) == 2
    do(game, "draw")
    assert len(hand(game, 0)) == 3
    assert position(game)["seat"] == 1


@rule("LH-051", "LH-R10")
def test_sell_or_play_one_card_never_both_never_none() -> None:
    game = draw(LAND, "yb", "A01 A09 B08")
    verbs = {text.split()[0] for text in legal(game)}
    assert verbs == {"sell", "play"}
    assert why_not(game, "stop") == "not_now"
    assert why_not(game, "draw") == "not_now"
    do(game, "sell A01")
    assert legal(game) == {"draw"}
    assert why_not(game, "sell A09") == "not_now"
    assert why_not(game, "play A09 for place_knights") == "not_now"


@rule("LH-052")
def test_draw_the_top_of_the_deck_or_any_card_of_the_market_for_nothing() -> None:
    game = draw(LAND, "yb", "A01", market=["C05", "D14"])
    do(game, "sell A01")
    assert legal(game) == {"draw", "draw C05", "draw D14"}
    before = money(game)
    top = position(game)["deck"][0]
    deck = game.copy()
    do(deck, "draw")
    assert top in hand(deck, 0)
    do(game, "draw D14")
    assert "D14" in hand(game, 0)
    assert position(game)["market"] == ["C05", "A01"]
    assert money(game)[0] == before[0]


@rule("LH-054")
def test_drawing_cannot_be_left_out() -> None:
    game = draw(LAND, "yb", "A01", market=["C05"])
    do(game, "sell A01")
    assert why_not(game, "stop") == "not_now"
    assert game.decider() == 0


@rule("LH-054")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_deck_has_a_card_until_the_final_round(seats: int) -> None:
    for _, _, game in random_game(seats, seed=("deck", seats)):
        found = position(game)
        if found["phase"] in ("turn", "draw"):
            assert found["deck"] or found["final_turns"] is not None


@rule("LH-061", "LH-051")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_is_always_something_to_sell(seats: int) -> None:
    for before, _, _ in random_game(seats, seed=("sale", seats)):
        if phase(before) == "turn":
            assert any(text.startswith("sell") for text in legal(before))


# -- the stall guard -----------------------------------------------------------------------


def idling(**more: Any) -> Lionheart:
    """Two players who sell and take from the market again and again."""
    return draw(LAND, "yb", "A01", market=["C05", "D14"], **more)


def idle_turn(game: Lionheart) -> None:
    """Sell the first card of the hand, take the oldest of the market."""
    seat = game.decider()
    card = position(game)["hands"][seat][0].rstrip("*")
    do(game, f"sell {card}", f"draw {position(game)['market'][0]}")


@rule("LH-183", "LH-D28", "LH-R48")
def test_after_four_idle_turns_each_a_seller_must_draw_from_the_deck() -> None:
    game = idling()
    for turn in range(8):
        assert position(game)["idle"] == turn
        idle_turn(game)
    ninth = position(game)["hands"][game.decider()][0].rstrip("*")
    do(game, f"sell {ninth}")
    assert legal(game) == {"draw"}
    market = position(game)["market"][0]
    refusal = game.refusal(ACTIONS.parse(f"draw {market}"))
    assert refusal is not None
    assert (refusal.code, refusal.args["turns"]) == ("market_closed", 8)
    assert game.prompt().args["closed"] is True
    do(game, "draw")
    assert position(game)["idle"] == 0  # counting starts again


@rule("LH-183", "LH-D28")
def test_who_plays_a_card_may_still_take_from_the_market() -> None:
    game = idling(idle=8)
    hands = position(game)["hands"]
    game = idling(idle=8, hands=[["A09", *hands[0][1:]], hands[1]])
    do(game, "play A09 for place_knights", "knight (1,0)")
    assert legal(game) == {"draw", "draw C05", "draw D14"}
    do(game, "draw C05")
    assert position(game)["idle"] == 0


@rule("LH-183")
def test_a_turn_that_is_not_idle_breaks_the_row() -> None:
    game = idling(idle=5)
    card = hand(game, 0)[0]
    do(game, f"sell {card}", "draw")
    assert position(game)["idle"] == 0


@rule("LH-183", "LH-R48")
@pytest.mark.parametrize("seats", ["yb", "ybr"])
def test_the_number_of_idle_turns_goes_by_the_players(seats: str) -> None:
    limit = 4 * len(seats)
    open_still = draw(LAND, seats, "A01", market=["C05"], idle=limit - 1)
    do(open_still, "sell A01")
    assert "draw C05" in legal(open_still)
    closed = draw(LAND, seats, "A01", market=["C05"], idle=limit)
    do(closed, "sell A01")
    assert legal(closed) == {"draw"}


@rule("LH-R48")
def test_without_the_guard_the_market_stays_open() -> None:
    game = idling(options={"stall_guard": "off"})
    for _ in range(30):
        idle_turn(game)
    assert game.decider() != OVER
    assert "draw" in legal(_sold(game))
    assert len(legal(_sold(game))) > 1


def _sold(game: Lionheart) -> Lionheart:
    later = game.copy()
    card = position(later)["hands"][later.decider()][0].rstrip("*")
    do(later, f"sell {card}")
    return later
