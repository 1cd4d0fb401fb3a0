"""Selling (ledger 3.7) and playing (3.8) power cards."""

import pytest

from hastilude.games.lionheart.cards import ACTIONS
from hastilude.games.lionheart.position import position
from support.ledger import rule
from support.lionheart import (
    borders,
    do,
    draw,
    hand,
    legal,
    money,
    phase,
    plays,
    random_game,
    using,
    why_not,
)

LAND = """
    +--+--+--+--+
    |.Y .y|.  .b|
    +  +  +  +  +
    |.  . |.  .B|
    +--+--+  +  +
    |.  .  .b .B|
    +--+--+--+--+
"""


@rule("LH-E14", "LH-053", "LH-060", "LH-R43")
def test_sell_then_draw() -> None:
    game = draw(LAND, "yb", "A03 A09 B08", market=["C05"], money=[7, 7])
    do(game, "sell A03")
    assert money(game) == [10, 7]
    assert position(game)["market"] == ["C05", "A03"]
    assert legal(game) == {"draw", "draw C05"}
    assert why_not(game, "draw A03") == "just_sold"


@rule("LH-060")
@pytest.mark.parametrize(("card", "value"), [("A01", 2), ("A06", 5), ("B15", 5), ("D01", 2), ("D09", 4)])
def test_a_sale_brings_the_value_in_brackets(card: str, value: int) -> None:
    game = draw(LAND, "yb", card, money=[0, 0])
    do(game, f"sell {card}")
    assert money(game) == [value, 0]


@rule("LH-061")
def test_any_card_may_be_sold_at_any_time() -> None:
    game = draw(LAND, "yb", "B14 B15 D09", money=[0, 0])
    assert legal(game) == {"sell B14", "sell B15", "sell D09"}


@rule("LH-053", "LH-R43")
def test_the_card_sold_may_be_taken_back_a_turn_later() -> None:
    game = draw(LAND, "yb", "A03 A09 B08", market=["C05"])
    do(game, "sell A03", "draw C05")
    mine = position(game)["hands"][1][0]
    do(game, f"sell {mine}", "draw")
    do(game, "sell A09")
    assert "draw A03" in legal(game)


@rule("LH-D20", "LH-R43", "LH-053")
def test_a_second_copy_may_be_taken() -> None:
    game = draw(LAND, "yb", "A03 A09 B08", market=["A04"])
    do(game, "sell A03")
    assert legal(game) == {"draw", "draw A04"}
    do(game, "draw A04")
    assert "A04" in hand(game, 0)


@rule("LH-062")
def test_market_cards_stay_until_somebody_takes_them() -> None:
    crowd = [f"C{n:02}" for n in range(3, 14)]
    game = draw(LAND, "yb", "A03", market=crowd)
    do(game, "sell A03", "draw")
    assert position(game)["market"] == [*crowd, "A03"]
    card = position(game)["hands"][1][0]
    do(game, f"sell {card}", "draw C07")
    assert position(game)["market"] == [c for c in [*crowd, "A03", card] if c != "C07"]


@rule("LH-063", "LH-068")
def test_a_played_card_goes_to_the_discard_for_good_and_its_price_to_the_bank() -> None:
    game = draw(LAND, "yb", "A09 A03 B08", money=[7, 7])
    do(game, "play A09 for place_knights")
    assert money(game) == [5, 7]
    assert position(game)["discard"] == ["A09"]
    do(game, "knight (1,0)", "draw")
    assert position(game)["discard"] == ["A09"]
    assert "A09" not in [*position(game)["market"], *hand(game, 0), *position(game)["deck"]]


@rule("LH-068")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_discard_only_grows(seats: int) -> None:
    gone: list[str] = []
    for _, _, game in random_game(seats, seed=("discard", seats)):
        now = position(game)["discard"]
        assert now[: len(gone)] == gone
        gone = now
    assert len(gone) <= 60


@rule("LH-064", "LH-R56")
def test_without_the_price_there_is_no_playing() -> None:
    game = draw(LAND, "yb", "A03", money=[2, 9])
    refusal = game.refusal(ACTIONS.parse("play A03 for place_borders"))
    assert refusal is not None
    assert (refusal.code, refusal.args["price"], refusal.args["money"]) == ("too_dear", 3, 2)
    assert "LH-064" in refusal.rules
    enough = draw(LAND, "yb", "A03", money=[3, 9])
    do(enough, "play A03 for place_borders")
    assert money(enough) == [0, 9]


@rule("LH-065")
def test_there_are_five_actions() -> None:
    uses = {ACTIONS.decode(action).args["use"] for action in range(len(ACTIONS)) if _plays(action)}
    assert uses == {"place_borders", "place_knights", "expand_domain", "traitor", "make_alliance"}


def _plays(action: int) -> bool:
    return ACTIONS.decode(action).kind == "play"


@rule("LH-066", "LH-R53")
def test_of_two_symbols_one_is_chosen_for_the_same_price() -> None:
    game = draw(LAND, "yb", "A13 A03 B08", money=[7, 7])
    assert {"A13 for place_knights", "A13 for expand_domain"} <= plays(game)
    assert why_not(game, "play A13 for place_borders") == "not_on_card"
    for use in ("place_knights", "expand_domain"):
        played = game.copy()
        do(played, f"play A13 for {use}")
        assert money(played) == [4, 7]
        assert why_not(played, f"play A13 for {use}") == "not_now"  # not both


@rule("LH-067", "LH-R11")
def test_a_card_that_can_do_nothing_is_not_played() -> None:
    alone = """
        +--+--+--+--+
        |.Y .y .y .b|
        +  +  +  +  +
        |.  .  .  .B|
        +--+--+--+--+
    """
    game = draw(alone, "yb", "B08 B14 B15")  # no domain anywhere
    assert plays(game) == set()
    assert why_not(game, "play B08 for expand_domain") == "no_expansion"
    assert why_not(game, "play B14 for traitor") == "no_traitor"
    assert why_not(game, "play B15 for make_alliance") == "no_alliance"


@rule("LH-R11")
def test_with_null_play_a_card_may_be_spent_for_nothing() -> None:
    alone = """
        +--+--+--+--+
        |.Y .y .y .b|
        +  +  +  +  +
        |.  .  .  .B|
        +--+--+--+--+
    """
    null_play = {"allow_null_play": "true"}
    game = draw(alone, "yb", "B08 A03 A09", options=null_play)
    do(game, "play B08 for expand_domain")
    assert phase(game) == "draw"
    assert money(game)[0] == 16
    stop = draw(alone, "yb", "B08 A03 A09", options=null_play)
    do(stop, "play A03 for place_borders", "stop")
    assert borders(stop) == set()
    none = draw(alone, "yb", "A09", options=null_play, knight_supply={"yellow": 0})
    assert why_not(none, "play A09 for place_knights") == "no_knights_left"  # the text says so


@rule("LH-069", "LH-R16", "LH-R56")
def test_units_are_carried_out_one_after_another() -> None:
    game = draw(LAND, "yb", "A06")
    do(game, "play A06 for place_borders")
    seen = []
    for edge in ("v(0,2)", "v(1,2)", "h(1,2)"):
        seen.append((phase(game), position(game)["left"]))
        do(game, f"border {edge}")
    assert seen == [("border", 3), ("border", 2), ("border", 1)]
    assert phase(game) == "draw"


@rule("LH-R56")
def test_the_first_unit_must_be_done_later_ones_may_be_waived_but_borders_not() -> None:
    knights = using("place_knights:2", LAND)
    assert why_not(knights, "stop") == "must_go_on"
    do(knights, "knight (1,0)")
    assert "stop" in legal(knights)
    cells = using("expand_domain:2", LAND)
    assert why_not(cells, "stop") == "must_go_on"
    do(cells, "take (0,2)")
    assert "stop" in legal(cells)
    fences = using("place_borders:2", LAND)
    do(fences, "border v(0,2)")
    assert why_not(fences, "stop") == "must_go_on"


# -- the bank -------------------------------------------------------------------------------


@rule("LH-R15")
def test_the_bank_never_runs_dry() -> None:
    game = draw(LAND, "yb", "A06", money=[60, 60])
    do(game, "sell A06")
    assert money(game) == [65, 60]


@rule("LH-R15", "LH-006")
def test_a_limited_bank_pays_what_is_left() -> None:
    limited = {"bank_limit": "limited_91"}
    game = draw(LAND, "yb", "A06", money=[50, 38], options=limited)
    do(game, "sell A06")
    assert money(game) == [53, 38]  # 91 thalers in all: three were left
    poor = draw(LAND, "yb", "A06", money=[50, 41], options=limited)
    do(poor, "sell A06")
    assert money(poor) == [50, 41]
