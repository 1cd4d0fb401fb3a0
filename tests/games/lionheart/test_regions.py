"""Cells, borders, regions, domains: the meaning of words (ledger 3.2)."""

import pytest

from hastilude.games.lionheart.cards import ACTIONS
from hastilude.games.lionheart.position import position
from support.ledger import rule
from support.lionheart import (
    borders,
    castles,
    do,
    domains,
    draw,
    drawing,
    drawn,
    edges,
    legal,
    lively_game,
    money,
    phase,
    random_game,
    regions,
    scores,
    start,
    takable,
    using,
    why_not,
    words,
)

#: LH-E01: blue's corner, yellow's unfinished fence, two red castles behind one fence
CORNER = """
    +--+--+--+--+--+--+--+--+
    |.  .  . |.W .w|.  v  . |
    +  +  +  +  +  +  +  +  +
    |.y .Y . |.  . |f  .B .b|
    +  +  +  +  +  +  +  +  +
    |.  .  .  .  . |.  .  s |
    +  +  +  +  +  +--+--+--+
    |.  .  .  .  .  .  .w .W|
    +--+--+--+--+--+--+--+--+
    |.r .  .  .  .  .  .  .r|
    +  +  +  +  +  +  +  +  +
    |.R .  .  .  .  .  .  .R|
    +--+--+--+--+--+--+--+--+
"""


@rule("LH-E01", "LH-015", "LH-016", "LH-R62")
def test_a_corner_an_unfinished_fence_and_two_castles_in_one() -> None:
    game = draw(CORNER, "byrw")
    found = domains(game)
    assert set(found) == {"blue_1"}
    assert len(found["blue_1"]) == 9
    assert scores(game) == [4, 0, 0, 0]  # a village and a forest; the mine brings none
    strip = next(region for region in regions(game) if "(5,0)" in region)
    assert len(strip) == 16
    assert "(5,7)" in strip


@rule("LH-E01", "LH-056")
def test_the_corner_brings_one_thaler_a_turn() -> None:
    game = draw(CORNER, "byrw", seat=3)
    do(game, f"sell {position(game)['hands'][3][0]}", "draw")
    assert position(game)["seat"] == 0
    assert position(game)["money"][0] == 21


@rule("LH-E01", "LH-079")
def test_two_more_borders_close_the_yellow_domain() -> None:
    game = using("place_borders:2", CORNER, "byrw")
    do(game, "border v(2,2)")
    assert set(domains(game)) == {"blue_1"}
    do(game, "border v(3,2)")
    assert len(domains(game)["yellow_1"]) == 12
    assert set(domains(game)) == {"blue_1", "yellow_1"}  # the rest holds two white castles


@rule("LH-E01", "LH-016", "LH-081")
def test_two_borders_part_the_red_castles() -> None:
    game = using("place_borders:2", CORNER, "byrw")
    do(game, "border v(4,3)")
    assert set(domains(game)) == {"blue_1"}
    do(game, "border v(5,3)")
    found = domains(game)
    assert set(found) == {"blue_1", "red_1", "red_2"}
    assert len(found["red_1"]) == len(found["red_2"]) == 8


@rule("LH-008", "LH-R01")
@pytest.mark.parametrize("seed", range(5))
def test_the_board_is_nine_tiles_of_sixteen_cells_each_of_one_terrain(seed: int) -> None:
    land = drawing(start(3, seed=seed)).land
    assert [len(row) for row in land] == [12] * 12
    assert set("".join(land)) == set(".fvRcsgd")


@rule("LH-008", "LH-R01")
def test_a_drawn_board_may_have_another_size() -> None:
    game = draw(
        """
        +--+--+--+
        |.Y .y|.b|
        +  +  +  +
        |.  . |.B|
        +--+--+--+
    """
    )
    assert drawing(game).land == ["...", "..."]
    assert set(domains(game)) == {"yellow_1", "blue_1"}


OPEN = """
    +--+--+--+--+
    |.Y .y .  . |
    +  +  +  +  +
    |.  .  .  . |
    +  +  +  +  +
    |.  .  .b .B|
    +--+--+--+--+
"""


@rule("LH-010")
def test_corners_are_not_adjacent_and_seams_do_not_matter() -> None:
    game = using("place_knights:1", OPEN)
    cells = {text.removeprefix("knight ") for text in legal(game) if text.startswith("knight")}
    assert cells == words("(0,2) (1,0) (1,1)")  # (1,2) touches the knight at a corner only
    assert why_not(game, "knight (1,2)") == "not_beside_piece"


@rule("LH-011", "LH-012", "LH-072", "LH-R58")
def test_borders_lie_between_two_cells_once_and_never_on_the_frame() -> None:
    game = using("place_borders:2", OPEN)
    inner = {f"v({r},{c})" for r in range(3) for c in range(3)} | {
        f"h({r},{c})" for r in range(2) for c in range(4)
    }
    assert edges(game) == inner - {"v(0,0)", "v(2,2)"}  # those between castle and knight
    do(game, "border v(1,1)")
    assert why_not(game, "border v(1,1)") == "edge_taken"
    assert why_not(game, "border v(0,3)") == "outside_edge"
    assert why_not(game, "border h(2,0)") == "outside_edge"


@rule("LH-012", "LH-015", "LH-R58")
def test_the_frame_is_a_border_for_ever() -> None:
    game = using("place_borders:2", OPEN)
    do(game, "border v(0,1)", "border v(1,1)")
    assert set(domains(game)) == set()  # still open to the south
    game = draw(
        """
        +--+--+--+--+
        |.Y .y|.  . |
        +  +  +  +  +
        |.  . |.  . |
        +--+--+  +  +
        |.  .  .b .B|
        +--+--+--+--+
    """
    )
    assert domains(game)["yellow_1"] == words("(0,0) (0,1) (1,0) (1,1)")
    assert len(borders(game)) == 4


@rule("LH-013")
def test_a_border_serves_both_sides() -> None:
    """Yellow's last border closes blue's land as well, and nobody's colour is on it."""
    game = using(
        "place_borders:1",
        """
        +--+--+--+--+
        |.Y .y|.  . |
        +  +  +  +  +
        |.  .  .b .B|
        +--+--+--+--+
    """,
    )
    do(game, "border v(1,1)")
    assert set(domains(game)) == {"yellow_1", "blue_1"}
    assert borders(game) == {"v(0,1)", "v(1,1)"}


@rule("LH-014")
def test_regions_partition_the_board() -> None:
    game = draw(CORNER, "byrw")
    found = regions(game)
    cells = [cell for region in found for cell in region]
    assert len(cells) == len(set(cells)) == 48
    assert sorted(map(len, found)) == [9, 16, 23]


@rule("LH-017", "LH-R60", "LH-160")
def test_a_region_without_a_castle_is_neutral_land() -> None:
    game = using(
        "place_borders:1",
        """
        +--+--+--+--+
        |.Y .y .  f |
        +  +  +  +  +
        |.  .  . |v |
        +  +  +  +--+
        |.  .  .b .B|
        +--+--+--+--+
    """,
    )
    do(game, "border v(0,2)")
    assert words("(0,3) (1,3)") in regions(game)
    assert domains(game) == {}
    assert scores(game) == [0, 0]


@rule("LH-018", "LH-139")
def test_a_castle_without_knights_makes_a_domain() -> None:
    game = draw(
        """
        +--+--+--+
        |.Y f |.b|
        +  +  +  +
        |.  . |.B|
        +--+--+--+
    """
    )
    assert set(domains(game)) == {"yellow_1", "blue_1"}
    assert scores(game) == [1, 0]


@rule("LH-019", "LH-R50")
def test_a_cell_holds_one_piece() -> None:
    game = using("place_knights:1", OPEN)
    assert why_not(game, "knight (0,1)") == "cell_taken"
    assert why_not(game, "knight (0,0)") == "cell_taken"


@rule("LH-020", "LH-R51")
def test_a_forest_under_a_knight_still_counts() -> None:
    game = draw(
        """
        +--+--+--+
        |.Y fy|.b|
        +  +  +  +
        |.  . |.B|
        +--+--+--+
    """
    )
    assert scores(game) == [1, 0]


@rule("LH-021", "LH-010")
def test_domains_that_touch_at_a_corner_are_no_neighbours() -> None:
    game = draw(
        """
        +--+--+--+--+
        |.Y .y|.r .R|
        +  +  +  +  +
        |.  . |.  . |
        +--+--+--+--+
        |.w .W|.b .B|
        +--+--+--+--+
    """,
        "yrwb",
        "B15",
    )
    do(game, "play B15 for make_alliance")
    assert legal(game) == {"ally yellow_1 with red_1", "ally yellow_1 with white_1"}
    assert why_not(game, "ally yellow_1 with blue_1") == "not_neighbours"


@rule("LH-022", "LH-114")
def test_knights_of_a_domain_stand_on_its_cells() -> None:
    """Yellow has three knights, but only one of them in this domain."""
    game = using(
        "expand_domain:2",
        """
        +--+--+--+--+
        |.Y .y|.b .B|
        +  +  +  +  +
        |.  . |.  . |
        +--+--+--+--+
        |.  .Y .y .R|
        +  +  +  +  +
        |.  .y .  .r|
        +--+--+--+--+
    """,
        "ybr",
    )
    assert "(1,2)" not in takable(game)
    refused = game.refusal(ACTIONS.parse("take (1,2)"))
    assert refused is not None
    assert (refused.code, refused.args["knights"], refused.args["against"]) == ("too_few_knights", 1, 1)


@rule("LH-023", "LH-024", "LH-120", "LH-R23", "LH-R33")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_domains_never_vanish_merge_or_hold_foreign_pieces(seats: int) -> None:
    """In random games: worked out from the drawn board, not from the rules' own areas."""
    known: set[str] = set()
    for _, text, game in lively_game(seats, seed=seats):
        if not text.startswith(("border", "take", "knight", "withdraw")):
            continue
        if phase(game) in ("castle", "castle_knight"):
            continue
        now = domains(game)
        assert known <= set(now)
        known = set(now)
        found = drawing(game)
        pieces = [
            (cell, colour)
            for kind in (found.castles, found.knights)
            for colour, cells in kind.items()
            for cell in cells
        ]
        for name, region in now.items():
            assert {colour for cell, colour in pieces if cell in region} == {name.partition("_")[0]}
        at = castles(game)
        for region in regions(game):
            inside = [cell for cell, _ in pieces if cell in region]
            assert not inside or any(cell in at for cell in region), "a piece on neutral land"
    assert known


@rule("LH-184", "LH-R64", "LH-D31")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_domain_before_the_castles_are_built(seats: int) -> None:
    for before, _, game in random_game(seats, seed=seats):
        if phase(before) not in ("castle", "castle_knight"):
            break
        assert scores(game) == [0] * seats
        assert borders(game) == set()
        if phase(game) == "turn":
            assert len(castles(game)) == 12
            assert len(regions(game)) == 1
            assert domains(game) == {}
            assert set(money(game)) == {7}  # no domain, no income


def test_drawn_boards_come_back_as_they_were() -> None:
    game = draw(CORNER, "byrw")
    assert [line.strip() for line in CORNER.strip().splitlines()] == drawn(game).splitlines()
