"""Expanding a domain: which cells, which borders (ledger 3.12)."""

import pytest

from hastilude.games.lionheart.cards import ACTIONS
from support.ledger import rule
from support.lionheart import (
    borders,
    do,
    domains,
    draw,
    drawn,
    knights,
    legal,
    money,
    phase,
    scores,
    supply,
    takable,
    using,
    why_not,
    words,
)

#: LH-E05: yellow's domain is the corner
CORNER = """
    +--+--+--+--+--+
    |.Y .y|.  .  . |
    +  +  +  +  +  +
    |.  . |.  .  . |
    +--+--+  +  +  +
    |.  .  .  .  . |
    +  +  +  +  +  +
    |.r .  .  .  .b|
    +  +  +  +  +  +
    |.R .  .  .  .B|
    +--+--+--+--+--+
"""


@rule("LH-E05", "LH-104", "LH-105", "LH-116")
def test_two_cells_in_different_places() -> None:
    game = using("expand_domain:2", CORNER, "yrb")
    assert takable(game) == words("(0,2) (1,2) (2,0) (2,1)")
    do(game, "take (0,2)")
    assert borders(game) == words("v(0,2) h(0,2) v(1,1) h(1,0) h(1,1)")
    do(game, "take (2,0)")
    assert len(domains(game)["yellow_1"]) == 6
    assert borders(game) == words("v(0,2) h(0,2) v(1,1) h(1,1) v(2,0) h(2,0)")


@rule("LH-E06", "LH-105", "LH-116")
def test_two_cells_in_one_place() -> None:
    game = using("expand_domain:2", CORNER, "yrb")
    do(game, "take (0,2)")
    assert "(0,3)" in takable(game)  # adjacent to the cell just gained
    do(game, "take (0,3)")
    assert len(domains(game)["yellow_1"]) == 6
    assert borders(game) == words("h(0,2) v(0,3) h(0,3) v(1,1) h(1,0) h(1,1)")


#: LH-E07: three, two and one knights
THREE = """
    +--+--+--+--+--+--+
    |.R .r .r .r .  . |
    +  +  +  +  +  +  +
    |.  .  .  .  .  . |
    +--+--+--+--+--+--+
    |.y .  . |.  .  . |
    +  +  +  +  +  +  +
    |.Y .y . |.  .b .B|
    +--+--+--+--+--+--+
"""


@rule("LH-E07", "LH-110", "LH-R28")
def test_who_may_invade_whom() -> None:
    red = using("expand_domain:2", THREE, "ryb")
    assert takable(red) == words("(2,1) (2,2) (2,3) (2,4) (2,5)")  # on (2,0) stands a knight
    yellow = using("expand_domain:2", THREE, "ryb", seat=1)
    assert takable(yellow) == words("(2,3) (3,3)")
    blue = draw(THREE, "ryb", "B08", seat=2)
    assert why_not(blue, "play B08 for expand_domain") == "no_expansion"


@rule("LH-110", "LH-114", "LH-D10", "LH-R28")
@pytest.mark.parametrize(
    ("own", "other", "allowed"),
    [(2, 2, False), (0, 0, False), (1, 0, True), (1, 2, False), (2, 1, True), (3, 2, True)],
)
def test_more_knights_are_needed_and_equal_is_not_enough(own: int, other: int, allowed: bool) -> None:
    mine, theirs = ("y" * own).ljust(3), ("b" * other).ljust(3)
    game = draw(
        f"""
        +--+--+--+--+
        |.Y .{mine[0]}|.{theirs[0]} .B|
        +  +  +  +  +
        |.{mine[1]} .{mine[2]}|.{theirs[1]} .{theirs[2]}|
        +  +  +  +  +
        |.  . |.  . |
        +--+--+--+--+
    """,
        "yb",
        "B08",
    )
    if allowed:
        do(game, "play B08 for expand_domain", "expand yellow_1")
        assert "(2,2)" in takable(game)
    else:
        assert why_not(game, "play B08 for expand_domain") == "no_expansion"


@rule("LH-110", "LH-R28")
def test_the_refusal_names_both_numbers() -> None:
    game = using("expand_domain:2", THREE, "ryb", seat=1)
    refusal = game.refusal(ACTIONS.parse("take (1,1)"))
    assert refusal is not None
    assert (refusal.code, refusal.args["knights"], refusal.args["against"]) == ("too_few_knights", 2, 3)
    assert "LH-110" in refusal.rules


@rule("LH-103", "LH-R27", "LH-R63")
def test_one_or_two_cells_of_one_domain() -> None:
    picture = """
        +--+--+--+--+--+
        |.Y .y|.  .  . |
        +--+--+  +  +  +
        |.  .  .  .  . |
        +--+--+  +  +  +
        |.Y .y|.b .B .B|
        +--+--+--+--+--+
    """
    game = draw(picture, "yb", "B08")
    do(game, "play B08 for expand_domain")
    assert legal(game) == {"expand yellow_1", "expand yellow_2"}
    do(game, "expand yellow_2")
    assert takable(game) == words("(1,0) (1,1)")  # not (0,2), which is beside the other domain
    assert why_not(game, "stop") == "must_go_on"
    one = game.copy()
    do(one, "take (1,0)", "stop")
    assert phase(one) == "draw"
    do(game, "take (1,0)")
    assert "(0,2)" not in takable(game)
    do(game, "take (1,1)")
    assert phase(game) == "draw"
    assert domains(game)["yellow_1"] == words("(0,0) (0,1)")
    assert domains(game)["yellow_2"] == words("(1,0) (1,1) (2,0) (2,1)")


@rule("LH-104", "LH-010")
def test_the_first_cell_is_adjacent_and_not_inside() -> None:
    game = using("expand_domain:2", CORNER, "yrb")
    assert why_not(game, "take (2,2)") == "not_adjacent"  # at a corner
    assert why_not(game, "take (0,3)") == "not_adjacent"
    assert why_not(game, "take (1,1)") == "in_domain_already"


@rule("LH-106", "LH-107", "LH-R29")
def test_a_cell_with_a_piece_cannot_be_taken_not_even_an_own_one() -> None:
    game = using(
        "expand_domain:2",
        """
        +--+--+--+--+
        |.Y .y|.b .B|
        +  +  +  +  +
        |.  . |.y .Y|
        +--+--+  +  +
        |.  .r .R .b|
        +--+--+--+--+
    """,
        "ybr",
    )
    assert takable(game) == words("(2,0)")
    for cell in ("(0,2)", "(1,2)", "(2,1)"):
        assert why_not(game, f"take {cell}") == "piece_on_cell"


@rule("LH-108", "LH-D11", "LH-112")
def test_open_and_neutral_land_is_taken_without_any_knight() -> None:
    game = using(
        "expand_domain:2",
        """
        +--+--+--+--+
        |.Y f |R  . |
        +  +  +  +--+
        |.  . |v |s |
        +--+--+--+  +
        |.b .B c  .B|
        +--+--+--+--+
    """,
    )
    assert takable(game) == words("(0,2) (1,2)")  # the neutral land
    do(game, "take (0,2)", "take (1,2)")
    assert scores(game) == [1 + 5 + 3, 0]
    again = using("expand_domain:2", drawn(game))
    assert takable(again) == words("(0,3) (1,3) (2,2)")  # neutral and open land alike


@rule("LH-109", "LH-R61")
def test_no_cell_of_another_own_domain() -> None:
    game = using(
        "expand_domain:2",
        """
        +--+--+--+
        |.Y .y|. |
        +  +  +--+
        |.  . |. |
        +--+--+  +
        |.Y . |.B|
        +--+--+--+
    """,
    )
    assert why_not(game, "take (2,1)") == "own_other_domain"
    assert takable(game) == words("(0,2) (1,2)")


@rule("LH-112")
@pytest.mark.parametrize("sign", list(".fvRcsgd"))
def test_the_terrain_does_not_matter(sign: str) -> None:
    picture = CORNER.replace("|.Y .y|. ", f"|.Y .y|{sign} ")
    game = using("expand_domain:2", picture, "yrb")
    assert "(0,2)" in takable(game)


@rule("LH-115")
def test_a_domain_cannot_give_cells_away() -> None:
    game = using("expand_domain:2", CORNER, "yrb")
    assert why_not(game, "take (1,0)") == "in_domain_already"
    assert why_not(game, "expand yellow_1") == "not_now"


@rule("LH-117", "LH-119")
def test_borders_cost_nothing_and_no_piece_moves() -> None:
    game = using("expand_domain:2", CORNER, "yrb", money=[4, 0, 0])
    assert money(game)[0] == 0  # the price of the card
    before = [knights(game, letter) for letter in "yrb"]
    left = supply(game)
    do(game, "take (0,2)")
    assert money(game)[0] == 0
    assert supply(game) == left - 1  # one back, two on the board
    assert [knights(game, letter) for letter in "yrb"] == before


#: LH-D04: taking a cell of the open land parts red from blue
PARTING = """
    +--+--+--+--+--+--+
    |.y . |.  .  fr .R|
    +  +  +--+  +  +  +
    |.Y . |.  .  .  . |
    +  +  +  +--+--+--+
    |.  . |.  v  .b .B|
    +--+--+--+--+--+--+
"""


@rule("LH-D05", "LH-118", "LH-R14")
def test_the_supply_must_suffice_for_the_fence() -> None:
    none = using("expand_domain:2", PARTING, "yrb", border_supply=0)
    refusal = none.refusal(ACTIONS.parse("take (1,2)"))
    assert refusal is not None
    assert (refusal.code, refusal.args["supply"]) == ("borders_short", 0)
    one = using("expand_domain:2", PARTING, "yrb", border_supply=1)
    do(one, "take (1,2)")
    assert supply(one) == 0


@rule("LH-D34", "LH-118", "LH-R14")
def test_a_border_that_comes_back_later_does_not_help() -> None:
    game = using("expand_domain:2", PARTING, "yrb", border_supply=0)
    assert why_not(game, "take (2,2)") == "borders_short"
    assert takable(game) == words("(0,2)")  # needs v(0,2) only and frees v(0,1)


#: on each side of the taken cell in turn lies the domain, whose border pays for the new one
PAYING = {
    "north": """
        +--+--+--+
        |.Y .y . |
        +--+--+--+
        |. |.  . |
        +  +  +  +
        |.R .b .B|
        +--+--+--+
    """,
    "south": """
        +--+--+--+
        |.R .b .B|
        +  +  +  +
        |. |.  . |
        +--+--+--+
        |.Y .y . |
        +--+--+--+
    """,
    "west": """
        +--+--+--+
        |.Y|.  .R|
        +  +--+  +
        |.y|.  .b|
        +  +  +  +
        |. |.  .B|
        +--+--+--+
    """,
    "east": """
        +--+--+--+
        |.R . |.Y|
        +  +--+  +
        |.b . |.y|
        +  +  +  +
        |.B . |. |
        +--+--+--+
    """,
}


@rule("LH-116", "LH-117", "LH-118", "LH-R14", "LH-R30")
@pytest.mark.parametrize("side", PAYING)
def test_the_border_towards_the_domain_comes_back_on_every_side(side: str) -> None:
    """With an empty supply only the cell can be taken whose old border suffices for its new one."""
    game = using("expand_domain:2", PAYING[side], "yb", border_supply=0)
    cell = "(1,0)" if side in ("north", "south") else "(0,1)"
    assert takable(game) == {cell}
    before = len(borders(game))
    do(game, f"take {cell}")
    assert (supply(game), len(borders(game))) == (0, before)


@rule("LH-R13", "LH-R14")
def test_without_a_limit_the_supply_does_not_matter() -> None:
    game = using("expand_domain:2", PARTING, "yrb", border_supply=0, options={"border_limit": "unlimited"})
    assert takable(game) == words("(0,2) (1,2) (2,2)")


@rule("LH-116", "LH-R30")
def test_old_borders_stay_on_other_edges_and_only_missing_ones_are_added() -> None:
    game = using("expand_domain:2", PARTING, "yrb", border_supply=50)
    do(game, "take (0,2)")
    # h(0,2) was there and stays; v(0,1) is gone; v(0,2) is new
    assert borders(game) == words("v(1,1) v(2,1) h(0,2) v(0,2) h(1,3) h(1,4) h(1,5)")
    assert supply(game) == 50


@rule("LH-113", "LH-R30")
def test_the_second_cell_is_judged_after_all_effects_of_the_first() -> None:
    """What the first cell cuts off is neutral land by then: blue loses it once, and not again."""
    game = using(
        "expand_domain:2",
        """
        +--+--+--+--+
        |.Y .y|f  f |
        +  +  +  +--+
        |.  .y|. |.R|
        +  +  +  +--+
        |.  . |.b .B|
        +--+--+--+--+
    """,
        "ybr",
    )
    assert scores(game) == [0, 2, 0]
    do(game, "take (1,2)")
    assert scores(game) == [0, 0, 0]
    assert takable(game) == words("(0,2)")  # not (2,2), where a knight stands
    do(game, "take (0,2)")
    assert scores(game) == [1, 0, 0]


@rule("LH-128", "LH-R32", "LH-D04", "LH-130")
def test_taking_a_cell_of_open_land_may_make_domains_of_others() -> None:
    game = using("expand_domain:2", PARTING, "yrb")
    events = do(game, "take (1,2)")
    assert scores(game) == [0, 1, 3]
    assert set(domains(game)) == {"yellow_1", "red_1", "blue_1"}
    assert [e.args["seat"] for e in events if e.code == "score"] == [1, 2]
    assert borders(game) == words("v(0,1) v(2,1) h(0,2) h(1,2) v(1,2) h(1,3) h(1,4) h(1,5)")


@rule("LH-129", "LH-D04", "LH-091")
def test_superfluous_borders_go_from_domains_made_in_this_way() -> None:
    game = using("expand_domain:2", PARTING, "yrb")
    do(game, "take (2,2)")
    assert set(domains(game)) == {"yellow_1", "red_1", "blue_1"}
    assert borders(game) == words("v(0,1) v(1,1) v(2,2) h(1,2) h(1,3) h(1,4) h(1,5)")
