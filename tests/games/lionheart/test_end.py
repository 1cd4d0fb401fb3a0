"""Score (ledger 3.16) and both ends of the game (3.17)."""

from typing import Any

import pytest

from hastilude.core.state import OVER
from hastilude.games.lionheart.position import position
from hastilude.games.lionheart.rules import Lionheart
from support.ledger import rule
from support.lionheart import (
    borders,
    do,
    domains,
    draw,
    drawing,
    hand,
    legal,
    lively_game,
    money,
    phase,
    scores,
    using,
    why_not,
)
from support.play import result

POINTS = {".": 0, "f": 1, "v": 3, "R": 5, "c": 0, "s": 0, "g": 0, "d": 0}


def worth(game: Lionheart, seat: int) -> int:
    """LH-158, counted on the drawn board."""
    colour = position(game)["colours"][seat]
    land = drawing(game).land
    signs = []
    for name, cells in domains(game).items():
        if name.startswith(colour):
            signs += [land[int(r)][int(c)] for r, c in (cell.strip("()").split(",") for cell in cells)]
    return sum(POINTS[sign] for sign in signs) + 5 * sum(signs.count(mine) >= 3 for mine in "csgd")


@rule("LH-158", "LH-159", "LH-160", "LH-D25", "LH-R41")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_score_is_what_the_board_shows_after_every_step(seats: int) -> None:
    scored = 0
    for seed in range(3):
        for _, text, game in lively_game(seats, seed=("score", seed)):
            if phase(game) == "ended":
                break
            if text.startswith(("border", "take", "withdraw", "knight")) and phase(game) != "castle":
                now = scores(game)
                assert now == [worth(game, seat) for seat in range(seats)]
                assert min(now) >= 0
                scored += max(now) > 0
    assert scored


# -- end 1: the king ------------------------------------------------------------------------

#: one border at v(1,3) closes yellow's and blue's domains
BOTH = """
    +--+--+--+--+--+--+--+--+
    |f  f  .Y .y|.b .B v  f |
    +  +  +  +  +  +  +  +  +
    |.  .  .  .  .  .  .  f |
    +--+--+--+--+--+--+--+--+
    |.  .  .  .Y|.B .  .  . |
    +--+--+--+--+--+--+--+--+
"""


@rule("LH-161", "LH-D13", "LH-R42")
def test_a_win_off_turn() -> None:
    """Red's border closes a domain of blue, who passes the king by it."""
    game = using(
        "place_borders:2",
        """
        +--+--+--+--+--+--+
        |v |.b .B|v  v |.B|
        +  +  +  +  +  +  +
        |.  .  . |.  . |. |
        +--+--+  +--+--+  +
        |.r .R .  .  . |v |
        +--+--+--+--+--+--+
    """,
        "rby",
        target=5,
    )
    assert scores(game) == [0, 3, 0]
    do(game, "border h(1,2)")
    assert scores(game) == [0, 6, 0]
    assert phase(game) == "ended"
    assert game.decider() == OVER
    assert result(game).winners == (1,)
    assert result(game).reason == "king"


@rule("LH-161", "LH-090", "LH-D14", "LH-185", "LH-R17")
def test_both_at_once_the_active_player_wins_first() -> None:
    game = using("place_borders:1", BOTH, target=2)
    events = do(game, "border v(1,3)")
    assert result(game).winners == (0,)
    assert scores(game) == [2, 0]  # blue's marker is not moved any more
    assert {"yellow_1", "blue_1"} <= set(domains(game))  # but the borders stay as they are
    assert [e.args["seat"] for e in events if e.code == "score"] == [0]
    other = using("place_borders:1", BOTH, target=2, seat=1)
    do(other, "border v(1,3)")
    assert result(other).winners == (1,)
    assert scores(other) == [0, 5]


@rule("LH-161")
def test_reaching_is_enough_and_below_is_not() -> None:
    short = using("place_borders:1", BOTH, target=6)
    do(short, "border v(1,3)")
    assert phase(short) == "draw"
    exact = using("place_borders:1", BOTH, target=5)
    do(exact, "border v(1,3)")
    assert result(exact).winners == (1,)  # yellow has two, blue exactly five


@rule("LH-162", "LH-069", "LH-D15", "LH-R16")
def test_the_rest_of_the_card_is_not_carried_out() -> None:
    game = using("place_borders:3", BOTH, target=5, money=[10, 90])
    do(game, "border v(1,3)")
    assert phase(game) == "ended"
    assert legal(game) == set()
    assert len(borders(game)) == 11
    assert scores(game) == [2, 5]  # no bonus for money
    assert why_not(game, "border h(0,0)") == "over"


@rule("LH-R16")
def test_points_may_be_counted_at_the_end_of_the_card() -> None:
    """With per_card the same first border does not end the game before the card is done."""
    per_card = {"score_timing": "per_card"}
    picture = BOTH.replace("|.  .  .  .Y|.B .  .  . |", "|.  .Y .  .  .B .  .  . |")
    game = using("place_borders:2", picture, target=5, options=per_card)
    do(game, "border v(1,3)")
    assert {"yellow_1", "blue_1"} <= set(domains(game))  # regions at once
    assert (scores(game), phase(game)) == ([0, 0], "border")
    do(game, "border v(2,0)")
    assert scores(game) == [2, 5]
    assert result(game).winners == (1,)
    first = using("place_borders:2", picture, target=2, options=per_card)
    do(first, "border v(1,3)", "border v(2,0)")
    assert result(first).winners == (0,)  # the active player first


@rule("LH-185", "LH-D32", "LH-161")
def test_a_win_by_invasion_leaves_the_loser_s_marker() -> None:
    game = using(
        "expand_domain:2",
        """
        +--+--+--+--+
        |.Y .y|v  f |
        +  +  +  +  +
        |R  .y|.b .B|
        +--+--+--+--+
    """,
        target=8,
    )
    assert scores(game) == [5, 4]
    do(game, "take (0,2)")
    assert scores(game) == [8, 4]
    assert phase(game) == "ended"
    assert "(0,2)" in domains(game)["yellow_1"]
    sheet = result(game).scores[1]
    assert sheet.points == 4
    assert [(part.code, part.points) for part in sheet.parts] == [("forests", 1), ("unmoved", 3)]


# -- end 2: the deck ------------------------------------------------------------------------

LAND = """
    +--+--+--+--+
    |.Y .y|.  .b|
    +  +  +  +  +
    |.  c |.  .B|
    +--+--+  +  +
    |.  .r .R .B|
    +--+--+--+--+
"""


def late(seats: str = "ybr", deck: int = 1, **more: Any) -> Lionheart:
    """So many cards are left in the deck; the rest has been played."""
    cards = [f"D{n:02}" for n in range(3, 10)]
    return draw(LAND, seats, deck=cards[:deck], **more)


def first_card(game: Lionheart) -> str:
    return str(position(game)["hands"][game.decider()][0]).rstrip("*")


@rule("LH-163", "LH-164", "LH-165", "LH-D16", "LH-R44")
def test_the_final_round() -> None:
    """B takes the last card of the deck: C, A, B have one more turn, without drawing."""
    game = late(seat=1)
    assert position(game)["final_turns"] is None
    do(game, f"sell {first_card(game)}", "draw")
    turns = []
    while game.decider() != OVER:
        turns.append(game.decider())
        assert phase(game) == "turn"
        assert game.prompt().code == "final_turn"
        assert position(game)["final_turns"] == 4 - len(turns)
        before = len(hand(game, game.decider()))
        seat = game.decider()
        do(game, f"sell {first_card(game)}")
        assert len(hand(game, seat)) == before - 1 == 2
    assert turns == [2, 0, 1]
    assert result(game).reason == "deck"


@rule("LH-165", "LH-166", "LH-R44")
def test_selling_still_pays_income_still_comes_and_the_market_is_shut() -> None:
    game = late(seat=2, market=["C05"], money=[0, 0, 0])
    do(game, f"sell {first_card(game)}", "draw")
    assert money(game)[0] == 1  # the copper mine
    card = first_card(game)
    do(game, f"sell {card}")
    assert money(game)[0] > 1
    assert position(game)["market"][-1] == card
    assert phase(game) == "turn"
    assert game.decider() == 1  # nothing was drawn


@rule("LH-164", "LH-R45")
def test_one_action_is_a_duty_in_the_final_round_too() -> None:
    game = late(final_turns=3, deck=0)
    assert why_not(game, "stop") == "not_now"
    assert {text.split()[0] for text in legal(game)} <= {"sell", "play"}


@rule("LH-164", "LH-165")
def test_a_card_may_be_played_in_the_final_round() -> None:
    game = draw(LAND, "ybr", "A09", deck=[], final_turns=2)
    do(game, "play A09 for place_knights", "knight (1,0)")
    assert game.decider() == 1
    assert phase(game) == "turn"


@rule("LH-166", "LH-R44")
def test_the_king_may_be_reached_in_the_final_round() -> None:
    game = using("place_borders:1", BOTH, target=5, deck=[], final_turns=2, money=[50, 0])
    do(game, "border v(1,3)")
    assert result(game).reason == "king"
    assert result(game).winners == (1,)
    assert scores(game) == [2, 5]


@rule("LH-D17", "LH-163")
def test_taking_from_the_market_is_no_trigger() -> None:
    game = late(market=["C05"])
    do(game, f"sell {first_card(game)}", "draw C05")
    assert position(game)["final_turns"] is None
    assert len(position(game)["deck"]) == 1


def ended(money_left: list[int], options: dict[str, str] | None = None, picture: str = "") -> Lionheart:
    """The end of the final round, with so many thalers."""
    seats = "ybrw"[: len(money_left)]
    game = draw(
        picture or EVEN[len(seats)],
        seats,
        "A01",
        seat=len(seats) - 1,
        deck=[],
        final_turns=1,
        money=money_left,
        options=options,
    )
    game.money[len(seats) - 1] -= 2  # what the sale will bring
    do(game, "sell A01")
    return game


#: nobody has any points
EVEN = {
    2: """
        +--+--+
        |.Y .y|
        +  +  +
        |.B .b|
        +--+--+
    """,
    3: """
        +--+--+
        |.Y .y|
        +  +  +
        |.B .b|
        +  +  +
        |.R .r|
        +--+--+
    """,
    4: """
        +--+--+
        |.Y .y|
        +  +  +
        |.B .b|
        +  +  +
        |.R .r|
        +  +  +
        |.W .w|
        +--+--+
    """,
}


@rule("LH-D18", "LH-167", "LH-168", "LH-180", "LH-R46")
@pytest.mark.parametrize(
    ("thalers", "points"),
    [
        ([9, 9, 4, 0], [5, 5, 3, 0]),
        ([7, 5, 5, 2], [5, 3, 3, 0]),
        ([6, 0, 0], [5, 0, 0]),
        ([4, 4, 4], [5, 5, 5]),
        ([0, 0], [0, 0]),
        ([8, 3], [5, 3]),
        ([3, 8], [3, 5]),
    ],
)
def test_the_money_bonus(thalers: list[int], points: list[int]) -> None:
    game = ended(thalers)
    assert money(game) == thalers
    assert scores(game) == points


@rule("LH-R46")
@pytest.mark.parametrize(
    ("thalers", "option", "value", "points"),
    [
        ([9, 9, 4, 0], "money_rank", "competition", [5, 5, 0, 0]),
        ([7, 5, 5, 2], "money_rank", "competition", [5, 3, 3, 0]),
        ([6, 0, 0], "zero_money_bonus", "true", [5, 3, 3]),
        ([0, 0], "zero_money_bonus", "true", [5, 5]),
    ],
)
def test_other_ways_to_give_the_bonus(thalers: list[int], option: str, value: str, points: list[int]) -> None:
    assert scores(ended(thalers, {option: value})) == points


@rule("LH-169", "LH-R46")
def test_the_most_points_win_and_passing_the_king_by_the_bonus_means_nothing() -> None:
    picture = """
        +--+--+--+
        |.Y .y|v |
        +--+--+  +
        |.B .b f |
        +--+--+--+
    """
    game = draw(picture, "yb", "A01", seat=1, deck=[], final_turns=1, money=[30, 5], target=5)
    assert scores(game) == [0, 4]
    do(game, "sell A01")
    assert scores(game) == [5, 7]  # yellow reaches the king by the bonus, first in order
    assert result(game).reason == "deck"
    assert result(game).winners == (1,)
    assert result(game).places == (2, 1)


@rule("LH-D19", "LH-169", "LH-R47")
def test_ties_go_to_the_richer_and_full_ties_are_shared() -> None:
    same = """
        +--+--+--+--+
        |.Y v |v  .B|
        +--+--+--+--+
    """
    equal = ended([8, 8], None, same)
    assert scores(equal) == [8, 8]
    assert result(equal).winners == (0, 1)
    assert result(equal).args["shared"]
    # for money five and three, for land three and five
    poorer = """
        +--+--+--+--+--+
        |.Y f |v  f  .B|
        +--+  +  +  +  +
        |f  f |f |.  . |
        +--+--+--+--+--+
    """
    tied = ended([8, 6], None, poorer)
    assert scores(tied) == [8, 8]
    assert result(tied).winners == (0,)
    assert result(tied).args["money"]
    assert result(tied).places == (1, 2)
    other_way = """
        +--+--+--+--+--+
        |.B f |v  f  .Y|
        +--+  +  +  +  +
        |f  f |f |.  . |
        +--+--+--+--+--+
    """
    assert result(ended([6, 8], None, other_way)).winners == (1,)
