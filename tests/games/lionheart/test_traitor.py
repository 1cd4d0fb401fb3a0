"""The traitor (ledger 3.13)."""

from typing import Any

import pytest

from hastilude.games.lionheart.position import position
from hastilude.games.lionheart.rules import Lionheart
from support.ledger import rule
from support.lionheart import (
    borders,
    do,
    domains,
    draw,
    knight_cells,
    knights,
    legal,
    money,
    phase,
    removable,
    scores,
    using,
    why_not,
    words,
)

#: LH-E09
ROW = """
    +--+--+--+--+--+--+
    |.  .  . |.  .  . |
    +  +  +  +  +  +  +
    |.Y .y . |.B .b .b|
    +  +  +  +  +  +  +
    |.  .  . |.  .  . |
    +--+--+--+--+--+--+
"""


def betrayed(picture: str, cell: str, seats: str = "yb", **more: Any) -> Lionheart:
    """Yellow's first domain gets a knight on a cell; blue's first has to lose one."""
    game = using("traitor:1", picture, seats, **more)
    do(game, "traitor yellow_1 against blue_1", f"knight {cell}")
    return game


@rule("LH-E09", "LH-131", "LH-133", "LH-134", "LH-136", "LH-137", "LH-143")
def test_the_last_of_the_row_leaves() -> None:
    game = using("traitor:1", ROW)
    fence, points = borders(game), scores(game)
    assert legal(game) == {"traitor yellow_1 against blue_1"}
    do(game, "traitor yellow_1 against blue_1")
    assert knight_cells(game) == words("(0,0) (2,0) (0,1) (2,1) (1,2)")
    do(game, "knight (1,2)")
    assert removable(game) == words("(1,5)")
    assert why_not(game, "withdraw (1,4)") == "link_broken"
    assert game.forced() == game.legal()[0]  # no choice, so nobody is asked
    do(game, "withdraw (1,5)")
    assert len(knights(game, "y")) == 2
    assert knights(game, "b") == ["(1,4)"]
    assert (borders(game), scores(game)) == (fence, points)


@rule("LH-136", "LH-R36", "LH-R54")
def test_the_opponent_chooses_and_gets_the_knight_back() -> None:
    game = betrayed(
        """
        +--+--+--+--+--+--+
        |.  .  . |.b .  . |
        +  +  +  +  +  +  +
        |.Y .y . |.B .b .b|
        +--+--+--+--+--+--+
    """,
        "(1,2)",
    )
    assert game.decider() == 1
    assert removable(game) == words("(0,3) (1,5)")
    before = position(game)["knight_supply"]
    do(game, "withdraw (0,3)")
    after = position(game)["knight_supply"]
    assert after["blue"] == before["blue"] + 1
    assert game.decider() == 0  # the turn goes on


@rule("LH-D06", "LH-137", "LH-R36")
def test_block_of_four() -> None:
    game = betrayed(
        """
        +--+--+--+--+
        |.Y .y|.B .b|
        +  +  +  +  +
        |.  . |.b .b|
        +--+--+--+--+
    """,
        "(1,0)",
    )
    assert removable(game) == words("(0,3) (1,2) (1,3)")


@rule("LH-R36")
def test_with_chain_end_a_block_has_none_and_a_row_only_its_end() -> None:
    chain_end = {"traitor_removal": "chain_end"}
    block = """
        +--+--+--+--+
        |.Y .y|.B .b|
        +  +  +  +  +
        |.  . |.b .b|
        +--+--+--+--+
    """
    assert removable(betrayed(block, "(1,0)", options=chain_end)) == words("(0,3) (1,2) (1,3)")
    tail = """
        +--+--+--+--+
        |.Y .y|.B .b|
        +  +  +  +  +
        |.  . |.b .b|
        +  +  +  +  +
        |.  . |.b . |
        +--+--+--+--+
    """
    assert removable(betrayed(tail, "(1,0)")) == words("(0,3) (1,3) (2,2)")
    game = betrayed(tail, "(1,0)", options=chain_end)
    assert removable(game) == words("(2,2)")
    assert why_not(game, "withdraw (0,3)") == "not_chain_end"


@rule("LH-D07", "LH-137")
def test_row_of_three() -> None:
    game = betrayed(
        """
        +--+--+--+--+--+--+
        |.Y .y|.B .b .b .b|
        +  +  +  +  +  +  +
        |.  . |.  .  .  . |
        +--+--+--+--+--+--+
    """,
        "(1,0)",
    )
    assert removable(game) == words("(0,5)")


@rule("LH-D08", "LH-137")
def test_two_arms() -> None:
    game = betrayed(
        """
        +--+--+--+--+
        |.Y .y|.  .b|
        +  +  +  +  +
        |.  . |.b .B|
        +--+--+--+--+
    """,
        "(1,0)",
    )
    assert removable(game) == words("(0,3) (1,2)")


@rule("LH-D09", "LH-139", "LH-018")
def test_a_bare_castle_is_left() -> None:
    game = betrayed(
        """
        +--+--+--+--+
        |.Y .y|f  v |
        +  +  +  +  +
        |.  . |.b .B|
        +--+--+--+--+
    """,
        "(1,0)",
    )
    do(game, "withdraw (1,2)")
    assert knights(game, "b") == []
    assert len(domains(game)["blue_1"]) == 4
    assert scores(game) == [0, 4]


#: yellow's second domain has no knight, blue's second neither; red is too far away
MANY = """
    +--+--+--+--+--+--+
    |.Y .y|.b .B|.  .R|
    +  +  +  +  +  +  +
    |.  . |.  . |.  .r|
    +--+--+--+--+--+--+
    |.  .Y|.B . |.  . |
    +--+--+--+--+--+--+
"""


@rule("LH-131", "LH-132", "LH-021", "LH-R61")
def test_both_domains_need_a_knight_and_must_be_neighbours() -> None:
    game = using("traitor:1", MANY, "ybr")
    assert legal(game) == {"traitor yellow_1 against blue_1"}
    assert why_not(game, "traitor yellow_2 against blue_2") == "no_own_knight"
    assert why_not(game, "traitor yellow_1 against blue_2") == "not_neighbours"  # at a corner only
    assert why_not(game, "traitor yellow_1 against red_1") == "not_neighbours"
    assert why_not(game, "traitor yellow_1 against yellow_2") == "not_opponent"
    assert why_not(game, "traitor blue_1 against yellow_1") == "not_your_domain"


@rule("LH-132")
def test_a_victim_without_knights_cannot_be_betrayed() -> None:
    game = draw(
        """
        +--+--+--+
        |.Y .y|.B|
        +  +  +  +
        |.  . |. |
        +--+--+--+
    """,
        "yb",
        "B14",
    )
    assert why_not(game, "play B14 for traitor") == "no_traitor"


@rule("LH-134", "LH-R36")
def test_the_new_knight_stands_beside_a_piece_of_that_domain() -> None:
    game = using(
        "traitor:1",
        """
        +--+--+--+--+--+
        |.Y .y|.  .b .B|
        +  +  +  +  +  +
        |v  . |.  .  . |
        +  +  +  +  +  +
        |.  . |.  .  . |
        +--+--+--+--+--+
        |.Y .y|.  .r .R|
        +--+--+--+--+--+
    """,
        "ybr",
    )
    do(game, "traitor yellow_1 against blue_1")
    assert knight_cells(game) == words("(1,1)")
    assert why_not(game, "knight (2,0)") == "border_between"  # the other domain's castle
    assert why_not(game, "knight (1,0)") == "knight_terrain"
    assert why_not(game, "knight (1,2)") == "outside_domain"


FORESTS = """
    +--+--+--+--+
    |.Y .y|.b .B|
    +  +  +  +  +
    |f  f |.  . |
    +--+--+--+--+
"""


@rule("LH-135", "LH-R26")
def test_a_forest_costs_the_traitor_a_thaler() -> None:
    game = betrayed(FORESTS, "(1,0)", money=[7, 0])
    assert money(game) == [0, 0]  # six for the card, one for the forest
    poor = draw(FORESTS, "yb", "B14", money=[6, 0])
    assert why_not(poor, "play B14 for traitor") == "no_traitor"


@rule("LH-R26")
def test_the_traitor_s_forest_may_be_free() -> None:
    game = betrayed(FORESTS, "(1,0)", money=[6, 0], options={"traitor_forest_fee": "false"})
    assert money(game) == [0, 0]


@rule("LH-138", "LH-137")
@pytest.mark.parametrize("shape", ["b  ", "bb ", "bbb", "b b"])
def test_some_knight_can_always_leave(shape: str) -> None:
    a, b, c = shape[0], shape[1], shape[2]
    game = betrayed(
        f"""
        +--+--+--+--+
        |.Y .y|.B .{a}|
        +  +  +  +  +
        |.  . |.{c} .{b}|
        +--+--+--+--+
    """,
        "(1,0)",
    )
    assert removable(game)


@rule("LH-140")
def test_knights_are_not_compared() -> None:
    game = using("traitor:1", ROW)  # one against two
    assert legal(game) == {"traitor yellow_1 against blue_1"}


@rule("LH-141")
def test_without_a_knight_or_a_cell_there_is_no_traitor() -> None:
    none = draw(ROW, "yb", "B14", knight_supply={"yellow": 0})
    assert why_not(none, "play B14 for traitor") == "no_traitor"
    full = draw(
        """
        +--+--+--+
        |.Y .y|.b|
        +--+--+  +
        |v  . |.B|
        +--+--+--+
    """,
        "yb",
        "B14",
    )
    assert why_not(full, "play B14 for traitor") == "no_traitor"
    crowded = using(
        "traitor:1",
        """
        +--+--+--+--+
        |.Y .y|.b .B|
        +--+--+--+--+
        |.Y .y|. |.R|
        +  +  +  +  +
        |.  . |.b|.r|
        +--+--+  +  +
        |v  v |.B|. |
        +--+--+--+--+
    """,
        "ybr",
    )
    assert legal(crowded) == {"traitor yellow_2 against blue_2"}
    assert why_not(crowded, "traitor yellow_1 against blue_1") == "no_room"


@rule("LH-142", "LH-R34")
def test_an_alliance_does_not_prevent_a_traitor() -> None:
    game = using("traitor:1", ROW, alliances=[["yellow_1", "blue_1"]])
    assert legal(game) == {"traitor yellow_1 against blue_1"}


@rule("LH-143", "LH-R36")
def test_the_new_knight_comes_before_the_old_one_leaves() -> None:
    game = betrayed(ROW, "(1,2)")
    assert len(knights(game, "y")) == 2
    assert len(knights(game, "b")) == 2
    assert phase(game) == "leave"
