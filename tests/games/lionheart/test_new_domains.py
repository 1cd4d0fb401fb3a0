"""A new domain: scored at once, in order, without superfluous borders (ledger 3.10)."""

import pytest

from hastilude.games.lionheart.drawing import Drawing, draw_board
from support.ledger import rule
from support.lionheart import borders, do, domains, draw, drawn, phase, scores, supply, using, words

#: LH-E03
TWO = """
    +--+--+--+--+--+--+
    |v  .  . |.  .  f |
    +  +  +  +  +  +  +
    |.y .Y . |.  .B .b|
    +  +  +--+  +  +  +
    |.  .  f |.  . |. |
    +  +  +  +  +  +  +
    |.  v  .  .  .  . |
    +--+--+--+--+--+--+
"""


@rule("LH-E03", "LH-081", "LH-082", "LH-091")
def test_one_border_makes_two_domains_and_superfluous_borders_go() -> None:
    game = using("place_borders:1", TWO, border_supply=95)
    assert scores(game) == [0, 0]
    events = do(game, "border v(3,2)")
    assert {name: len(cells) for name, cells in domains(game).items()} == {"yellow_1": 12, "blue_1": 12}
    assert scores(game) == [7, 1]
    assert borders(game) == words("v(0,2) v(1,2) v(2,2) v(3,2)")  # h(1,2) and v(2,4) are gone
    assert supply(game) == 96
    gained = [(e.args["seat"], e.args["points"]) for e in events if e.code == "score"]
    assert gained == [(0, 7), (1, 1)]


@rule("LH-089", "LH-090", "LH-R17")
def test_who_placed_the_border_scores_first_then_the_others_clockwise() -> None:
    game = using("place_borders:1", TWO, "yb", seat=1)
    events = do(game, "border v(3,2)")
    assert [e.args["seat"] for e in events if e.code == "score"] == [1, 0]


@rule("LH-090", "LH-R17")
@pytest.mark.parametrize(("seats", "order"), [("rybw", [1, 2]), ("ryb", [1, 2]), ("bryw", [2, 0])])
def test_two_domains_of_others_are_scored_clockwise_from_the_active_player(
    seats: str, order: list[int]
) -> None:
    """Red closes yellow's and blue's domains with one border."""
    game = using(
        "place_borders:1",
        """
        +--+--+--+--+
        |fY .y|.b fB|
        +  +  +  +  +
        |.  .  .  . |
        +--+--+--+--+
        |.r .R .R .r|
        +--+--+--+--+
    """,
        seats,
        seat=seats.index("r"),
    )
    events = do(game, "border v(1,1)")
    assert [e.args["seat"] for e in events if e.code == "score"] == order


@rule("LH-082", "LH-R18", "LH-R62")
def test_the_owner_of_the_castle_scores_whoever_placed_the_border() -> None:
    game = using(
        "place_borders:1",
        """
        +--+--+--+--+
        |f  .b .B|.Y|
        +  +  +  +  +
        |v  .  .  .y|
        +  +  +--+  +
        |.  . |.  .Y|
        +  +  +  +  +
        |.  . |.  . |
        +--+--+--+--+
    """,
    )
    do(game, "border v(1,2)")
    assert set(domains(game)) == {"blue_1"}
    assert scores(game) == [0, 4]


@rule("LH-083", "LH-084", "LH-085", "LH-086", "LH-087")
@pytest.mark.parametrize(
    ("sign", "points"), [("f", 1), ("v", 3), ("R", 5), (".", 0), ("c", 0), ("s", 0), ("g", 0), ("d", 0)]
)
def test_what_a_cell_is_worth(sign: str, points: int) -> None:
    game = using(
        "place_borders:1",
        f"""
        +--+--+--+--+
        |{sign}  . |.b .B|
        +  +  +  +  +
        |.Y .y .  . |
        +--+--+--+--+
    """,
    )
    do(game, "border v(1,1)")
    assert scores(game) == [points, 0]


@rule("LH-082", "LH-087")
def test_all_cells_are_summed_up() -> None:
    game = using(
        "place_borders:1",
        """
        +--+--+--+--+
        |f  f  v |.b|
        +  +  +  +  +
        |R  v  s |.B|
        +  +  +  +  +
        |.Y .y f  . |
        +--+--+--+--+
    """,
    )
    do(game, "border v(2,2)")
    assert scores(game) == [3 + 6 + 5, 0]


@rule("LH-088", "LH-152", "LH-R40")
def test_mines_of_a_new_domain_count_for_monopolies_at_once() -> None:
    game = using(
        "place_borders:1",
        """
        +--+--+--+--+
        |s  s  f |.b|
        +  +  +  +  +
        |.Y .y s  .B|
        +--+--+--+--+
    """,
    )
    events = do(game, "border v(1,2)")
    assert scores(game) == [6, 0]
    assert [e.args for e in events if e.code == "monopoly"] == [{"seat": 0, "mine": "silver"}]


@rule("LH-091", "LH-092", "LH-D27", "LH-R19")
def test_only_borders_with_both_cells_inside_are_superfluous() -> None:
    game = using(
        "place_borders:1",
        """
        +--+--+--+--+--+--+
        |.Y .y|.  .  .  .b|
        +  +--+  +--+  +  +
        |. |. |.  . |.  .B|
        +  +  +--+  +  +  +
        |.  .  .  .  .  . |
        +--+--+  +  +  +  +
        |.  .  .  .  .B .b|
        +--+--+--+--+--+--+
    """,
    )
    before = borders(game)
    do(game, "border v(2,1)")
    assert domains(game) == {"yellow_1": words("(0,0) (0,1) (1,0) (1,1) (2,0) (2,1)")}
    # inside: h(0,1) and v(1,0). On the outline stays v(0,1); from outside h(1,2) ends at it;
    # h(0,3) and v(1,3) lie loose on open land
    assert borders(game) == (before | {"v(2,1)"}) - {"h(0,1)", "v(1,0)"}
    assert words("v(0,1) v(1,1) h(1,2) h(0,3) v(1,3)") <= borders(game)


@rule("LH-D26", "LH-048")
@pytest.mark.parametrize(
    ("top", "left", "count"),
    [(0, 0, 6), (0, 3, 9), (3, 0, 9), (3, 3, 12)],
    ids=["corner", "side", "edge", "middle"],
)
def test_a_corner_needs_fewer_borders(top: int, left: int, count: int) -> None:
    """Fences round a block are laid one by one; with the last one the domain is there."""
    rows, cols = range(top, top + 3), range(left, left + 3)
    fence = [f"v({r},{c})" for r in rows for c in (left - 1, left + 2) if 0 <= c < 8]
    fence += [f"h({r},{c})" for c in cols for r in (top - 1, top + 2) if 0 <= r < 8]
    assert len(fence) == count
    pieces = {"yellow": [f"({top + 1},{left + 1})"], "blue": ["(8,8)", "(8,0)"]}
    lines = draw_board(Drawing(["." * 9] * 9, pieces, {}, []))
    game = draw("\n".join(lines), phase="border", left=3)
    for edge in fence:
        assert domains(game) == {}
        if phase(game) == "draw":
            game = draw(drawn(game), phase="border", left=3)
        do(game, f"border {edge}")
    assert len(domains(game)["yellow_1"]) == 9
    assert len(borders(game)) == count


@rule("LH-079", "LH-069")
def test_each_border_takes_effect_before_the_next() -> None:
    """The first border closes yellow's domain: its inner border is back in the supply at once."""
    game = using(
        "place_borders:2",
        """
        +--+--+--+--+--+
        |.Y f |.  .  .b|
        +  +--+  +  +  +
        |.y .  .  .  .B|
        +--+--+  +  +  +
        |.  .  .  .B .b|
        +--+--+--+--+--+
    """,
        border_supply=96,
    )
    do(game, "border v(1,1)")
    assert scores(game) == [1, 0]
    assert supply(game) == 96  # one placed, one came back
    assert phase(game) == "border"
    do(game, "border v(0,3)")
    assert supply(game) == 95
