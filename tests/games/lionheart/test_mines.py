"""Mine income (ledger 3.6) and monopolies (3.15)."""

from typing import Any

import pytest

from hastilude.games.lionheart.position import position
from hastilude.games.lionheart.rulebook import RULEBOOK
from hastilude.games.lionheart.rules import Lionheart
from support.ledger import rule
from support.lionheart import borders, do, draw, money, random_game, scores, using, words

#: LH-E12: yellow's two domains hold three silver mines, gems and copper
MINES = """
    +--+--+--+--+--+--+--+--+
    |.Y .y .  d |.  c  .  .Y|
    +  +  +  +  +  +  +  +  +
    |.y s  s  . |.  s  .  .y|
    +--+--+--+--+--+--+--+--+
    |.r .  .  .  .  .  .  . |
    +  +  +  +  +  +  +  +  +
    |.R .r .r .  .  .  .  . |
    +--+--+--+--+--+--+--+--+
"""


def income(picture: str, seats: str = "yb", **more: Any) -> list[int]:
    """What each seat gains at the start of the first seat's turn: the last seat has just sold."""
    last = len(seats) - 1
    game = draw(picture, seats, "A01", seat=last, **more)
    do(game, "sell A01")
    before = money(game)
    do(game, "draw")
    assert position(game)["seat"] == 0
    return [now - then for now, then in zip(money(game), before, strict=True)]


def mines(row: str) -> str:
    """A yellow domain with these signs in one row; blue has the rest."""
    assert len(row) == 6
    cells = "  ".join(row)
    return f"""
        +--+--+--+--+--+--+
        |{cells} |
        +  +  +  +  +  +  +
        |.Y .y .  .  .  . |
        +--+--+--+--+--+--+
        |.B .b .  .  .  . |
        +--+--+--+--+--+--+
    """


@rule("LH-E11", "LH-056", "LH-057", "LH-R55")
def test_a_thaler_for_each_type_not_for_each_mine() -> None:
    picture = mines("ccdddg")
    assert income(picture) == [3, 0]
    assert scores(draw(picture)) == [5, 0]  # the monopoly of gems counts as well


@rule("LH-150")
def test_the_view_says_which_monopolies_there_are_and_which_are_near() -> None:
    """The browser marks them, and knows no figure of its own."""
    mine = RULEBOOK.view(draw(mines("ccdddg")), 0).players[0]
    assert (mine.mines, mine.monopolies, mine.nearly) == ((2, 0, 1, 3), ("gems",), ("copper",))


@rule("LH-056", "LH-057")
@pytest.mark.parametrize(
    ("row", "thalers"), [("......", 0), ("c.....", 1), ("cccc..", 1), ("cs....", 2), ("csgd..", 4)]
)
def test_income_is_the_number_of_types(row: str, thalers: int) -> None:
    assert income(mines(row)) == [thalers, 0]


@rule("LH-056")
def test_types_are_counted_over_all_domains_together() -> None:
    assert income(MINES, "yr") == [3, 0]


@rule("LH-D29", "LH-056", "LH-R59")
def test_only_the_player_on_turn_is_paid() -> None:
    picture = """
        +--+--+--+--+
        |.Y c |s  .B|
        +--+--+--+--+
        |.R g  .  . |
        +--+--+--+--+
    """
    assert income(picture, "ybr") == [1, 0, 0]


@rule("LH-058")
def test_mines_outside_the_own_domains_bring_nothing() -> None:
    """Silver lies on open land, gold on neutral land, gems in blue's domain."""
    picture = """
        +--+--+--+--+
        |.Y .y|g |s |
        +  +  +--+  +
        |.  . |.R .R|
        +--+--+--+--+
        |d  .b .B . |
        +--+--+--+--+
    """
    assert income(picture, "ybr") == [0, 0, 0]


@rule("LH-059", "LH-050")
def test_income_may_be_spent_in_the_same_turn() -> None:
    game = draw(
        mines("csg..."),
        "yb",
        "A01",
        seat=1,
        money=[0, 0],
        hands=[["A09", "D01", "D02"], ["A01", "C01", "C02"]],
    )
    do(game, "sell A01", "draw")
    assert money(game)[0] == 3
    do(game, "play A09 for place_knights")
    assert money(game)[0] == 1


@rule("LH-059")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_income_is_automatic_and_never_asked_for(seats: int) -> None:
    assert not any("income" in text for _, text, _ in random_game(seats, seed=("income", seats)))


# -- monopolies ----------------------------------------------------------------------------


@rule("LH-E12", "LH-151", "LH-152", "LH-154", "LH-157")
def test_a_monopoly_won_and_lost() -> None:
    assert income(MINES, "yr") == [3, 0]
    game = using("expand_domain:2", MINES, "yr", seat=1)
    assert scores(game) == [5, 0]
    events = do(game, "take (1,1)")
    assert scores(game) == [0, 0]
    assert [(e.code, e.args) for e in events if e.code.startswith("monopoly")] == [
        ("monopoly_lost", {"seat": 0, "mine": "silver"})
    ]
    fence = words("h(1,0) h(1,2) h(1,3) h(1,4) h(1,5) h(1,6) h(1,7) v(0,3) v(1,3)")
    assert borders(game) == fence | words("v(1,0) v(1,1) h(0,1)")
    do(game, "stop", "draw")
    assert money(game)[0] == 23  # yellow's income is still 3
    sold = position(game)["hands"][0][0]
    do(game, f"sell {sold}", "draw")
    assert money(game)[1] == 17  # 20, less 4 for the card, and 1 for the silver mine


@rule("LH-151", "LH-152", "LH-157")
@pytest.mark.parametrize(("row", "points"), [("ss....", 0), ("sss...", 5), ("ssss..", 5), ("ssc.c.", 0)])
def test_three_or_four_mines_of_a_type(row: str, points: int) -> None:
    assert scores(draw(mines(row))) == [points, 0]


@rule("LH-153")
def test_each_monopoly_counts_by_itself_and_only_once() -> None:
    game = draw(mines("sssccc"), "yb", "A01", seat=1)
    assert scores(game) == [10, 0]
    do(game, "sell A01", "draw")
    assert scores(game) == [10, 0]  # not each turn


def mining(*cells: str) -> Lionheart:
    """Yellow has mines at the border with blue, who is stronger, or weaker."""
    game = using(
        "expand_domain:2",
        """
        +--+--+--+--+--+--+
        |s  .  .  .Y .y .y|
        +  +  +  +  +  +  +
        |s  s  s  .  .  . |
        +--+--+--+--+--+--+
        |.  .  .  .  .  . |
        +  +  +  +  +  +  +
        |.B .b .b .b .  . |
        +--+--+--+--+--+--+
    """,
        seat=1,
    )
    for cell in cells:
        do(game, f"take {cell}")
    return game


@rule("LH-D23", "LH-153", "LH-154", "LH-R40")
def test_four_to_three_changes_nothing_three_to_two_costs_five() -> None:
    assert scores(mining()) == [5, 0]
    assert scores(mining("(1,1)")) == [5, 0]  # 4 → 3
    assert scores(mining("(1,1)", "(1,2)")) == [0, 0]  # 3 → 2


@rule("LH-D23", "LH-155")
def test_a_monopoly_won_again_is_scored_again() -> None:
    """Blue took the mine at (1,1); yellow, stronger by now, takes it back."""
    game = using(
        "expand_domain:2",
        """
        +--+--+--+--+--+
        |s  .Y .y .y|. |
        +  +--+  +  +  +
        |s |s |.  .y|. |
        +--+  +--+--+--+
        |.  .  .B .b . |
        +--+--+--+--+--+
    """,
    )
    assert scores(game) == [0, 0]
    events = do(game, "take (1,1)")
    assert scores(game) == [5, 0]
    assert [e.code for e in events if e.code.startswith("monopoly")] == ["monopoly"]


@rule("LH-D24", "LH-156", "LH-125", "LH-R40")
def test_a_monopoly_may_be_lost_with_land_that_is_cut_off() -> None:
    """Blue takes a field; the silver mine behind it goes to nobody."""
    game = using(
        "expand_domain:2",
        """
        +--+--+--+--+--+--+
        |s  .  s  s  .Y .y|
        +--+--+--+--+--+--+
        |.  .  .  .  .  . |
        +  +  +  +  +  +  +
        |.B .b .b .  .  . |
        +--+--+--+--+--+--+
    """,
        seat=1,
    )
    assert scores(game) == [5, 0]
    events = do(game, "take (0,1)")
    assert scores(game) == [0, 0]
    assert [e.args["count"] for e in events if e.code == "cut_off"] == [1]


@rule("LH-156", "LH-R40")
def test_a_monopoly_may_pass_in_somebody_else_s_turn() -> None:
    game = mining("(1,1)")
    assert game.decider() == 1
    do(game, "take (1,2)")
    assert scores(game) == [0, 0]  # in blue's turn
