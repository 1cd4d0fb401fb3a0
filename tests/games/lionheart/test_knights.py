"""The action "place knights" (ledger 3.11)."""

import pytest

from hastilude.games.lionheart.position import position
from support.ledger import rule
from support.lionheart import (
    castles,
    do,
    domains,
    draw,
    knight_cells,
    knights,
    legal,
    lively_game,
    money,
    phase,
    plays,
    regions,
    scores,
    using,
    why_not,
    words,
)

#: LH-E04
BORDERED = """
    +--+--+--+--+--+
    |.  .  .  .  . |
    +  +  +  +  +  +
    |.  .R .r .  . |
    +  +--+--+  +  +
    |.  .  .  .  . |
    +  +  +  +  +  +
    |.  .  .  .b .B|
    +--+--+--+--+--+
"""


@rule("LH-E04", "LH-097", "LH-098", "LH-R24")
def test_where_a_knight_may_go() -> None:
    game = using("place_knights:1", BORDERED, "rb")
    assert knight_cells(game) == words("(0,1) (0,2) (1,0) (1,3)")
    assert why_not(game, "knight (2,1)") == "border_between"
    assert why_not(game, "knight (2,2)") == "border_between"
    assert why_not(game, "knight (0,0)") == "not_beside_piece"  # diagonal


@rule("LH-097")
def test_borders_on_every_side_hold_a_knight_back() -> None:
    game = using(
        "place_knights:1",
        """
        +--+--+--+--+--+
        |.  .  .  .  . |
        +  +--+--+  +  +
        |. |.R .r|.  . |
        +  +  +--+  +  +
        |.  .  .  .b .B|
        +--+--+--+--+--+
    """,
        "rb",
    )
    assert knight_cells(game) == words("(2,1)")
    for cell in ("(1,0)", "(0,1)", "(0,2)", "(1,3)", "(2,2)"):
        assert why_not(game, f"knight {cell}") == "border_between"


@rule("LH-097", "LH-R24")
def test_one_piece_without_a_border_between_is_enough() -> None:
    game = using(
        "place_knights:1",
        """
        +--+--+--+--+
        |.R .r .  . |
        +--+  +  +  +
        |.  .  .  . |
        +  +  +  +  +
        |.  .  .b .B|
        +--+--+--+--+
    """,
        "rb",
    )
    # (1,1) is below the knight; that the castle is behind a border from (1,0) bars only (1,0)
    assert knight_cells(game) == words("(0,2) (1,1)")


@rule("LH-093", "LH-R25")
def test_a_two_knight_card_places_one_or_two() -> None:
    game = using("place_knights:2", BORDERED, "rb")
    assert why_not(game, "stop") == "must_go_on"
    one = game.copy()
    do(one, "knight (0,1)", "stop")
    assert knights(one, "r") == ["(0,1)", "(1,2)"]
    assert phase(one) == "draw"
    do(game, "knight (0,1)", "knight (1,3)")
    assert knights(game, "r") == ["(0,1)", "(1,2)", "(1,3)"]
    assert phase(game) == "draw"


@rule("LH-093")
def test_a_one_knight_card_places_one() -> None:
    game = using("place_knights:1", BORDERED, "rb")
    do(game, "knight (0,1)")
    assert phase(game) == "draw"


TERRAINS = """
    +--+--+--+--+
    |f  v  . |.b|
    +  +  +  +  +
    |R  .Y s |.B|
    +  +  +  +  +
    |.  .y f |. |
    +  +  +  +  +
    |.  c  . |. |
    +--+--+--+--+
"""


@rule("LH-094", "LH-095")
def test_fields_and_forests_only() -> None:
    game = using("place_knights:1", TERRAINS)
    assert knight_cells(game) == words("(2,0) (2,2)")
    for cell in ("(0,1)", "(1,0)", "(1,2)", "(3,1)"):
        assert why_not(game, f"knight {cell}") == "knight_terrain"


@rule("LH-096")
def test_a_forest_costs_one_thaler_more() -> None:
    game = using("place_knights:1", TERRAINS, money=[5, 5])
    assert money(game) == [3, 5]
    forest = game.copy()
    do(forest, "knight (2,2)")
    assert money(forest) == [2, 5]
    do(game, "knight (2,0)")
    assert money(game) == [3, 5]


@rule("LH-D12", "LH-096", "LH-R25")
def test_eight_thalers_and_a_card_of_seven() -> None:
    picture = """
        +--+--+--+--+
        |f  .  . |.b|
        +  +  +  +  +
        |.Y .y f |.B|
        +  +  +  +  +
        |f  .  . |. |
        +--+--+--+--+
    """
    game = using("place_knights:2", picture, money=[8, 8])
    assert money(game)[0] == 1
    do(game, "knight (0,0)")
    assert money(game)[0] == 0
    assert why_not(game, "knight (1,2)") == "forest_fee"  # not two on forests
    assert {"knight (0,1)", "knight (2,1)", "stop"} == legal(game)
    fields = using("place_knights:2", picture, money=[8, 8])
    do(fields, "knight (0,1)", "knight (2,1)")
    assert money(fields)[0] == 1


ONLY_FORESTS = """
    +--+--+--+
    |.Y f |.b|
    +  +  +  +
    |f  f |.B|
    +--+--+--+
"""


@rule("LH-D33", "LH-067", "LH-096")
def test_only_forests_open() -> None:
    poor = draw(ONLY_FORESTS, "yb", "A09", money=[2, 0])
    assert why_not(poor, "play A09 for place_knights") == "only_forests"
    enough = draw(ONLY_FORESTS, "yb", "A09", money=[3, 0])
    do(enough, "play A09 for place_knights", "knight (0,1)")
    assert money(enough) == [0, 0]


@rule("LH-098", "LH-R24")
def test_in_a_domain_or_on_open_land_alike() -> None:
    game = using(
        "place_knights:2",
        """
        +--+--+--+--+--+
        |.Y .y|.  .  . |
        +  +  +  +  +  +
        |.  . |.Y .y .b|
        +--+--+--+--+  +
        |.b .B .B .  . |
        +--+--+--+--+--+
    """,
    )
    assert set(domains(game)) == {"yellow_1"}
    assert knight_cells(game) == words("(1,0) (1,1) (0,2) (0,3)")


@rule("LH-099", "LH-R25")
def test_two_knights_at_different_castles_or_beside_each_other() -> None:
    picture = """
        +--+--+--+--+--+
        |.Y .y|.  .  . |
        +  +  +  +  +  +
        |.  . |.Y .y .b|
        +--+--+--+--+  +
        |.b .B .B .  . |
        +--+--+--+--+--+
    """
    apart = using("place_knights:2", picture)
    do(apart, "knight (1,0)", "knight (0,3)")
    chain = using("place_knights:2", picture)
    assert why_not(chain, "knight (0,4)") == "not_beside_piece"
    do(chain, "knight (0,3)", "knight (0,4)")
    assert {"(0,3)", "(0,4)"} <= set(knights(chain, "y"))


@rule("LH-100", "LH-R25")
def test_without_knights_there_is_no_such_action_and_with_one_left_one_is_placed() -> None:
    none = draw(BORDERED, "rb", "B07", knight_supply={"red": 0})
    assert why_not(none, "play B07 for place_knights") == "no_knights_left"
    last = using("place_knights:2", BORDERED, "rb", knight_supply={"red": 1})
    do(last, "knight (0,1)")
    assert phase(last) == "draw"
    assert position(last)["knight_supply"]["red"] == 0


@rule("LH-067")
def test_without_a_cell_there_is_no_such_action() -> None:
    game = draw(
        """
        +--+--+--+
        |.Y .y|.b|
        +--+--+  +
        |v  v |.B|
        +--+--+--+
    """,
        "yb",
        "A09",
    )
    assert why_not(game, "play A09 for place_knights") == "no_knight_cell"


@rule("LH-101")
def test_a_knight_changes_no_points() -> None:
    game = using("place_knights:1", TERRAINS)
    before = scores(game)
    assert before[0] > 0
    do(game, "knight (2,2)")
    assert scores(game) == before


@rule("LH-102", "LH-023")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_knights_never_come_into_other_domains_or_onto_neutral_land(seats: int) -> None:
    for before, text, game in lively_game(seats, seed=("knights", seats)):
        if phase(before) != "knight" or not text.startswith("knight"):
            continue
        cell = text.removeprefix("knight ")
        colour = position(before)["colours"][position(before)["seat"]]
        for name, region in domains(game).items():
            assert cell not in region or name.startswith(colour)
        home = next(region for region in regions(game) if cell in region)
        assert any(castles(game).get(cell, "").startswith(colour) for cell in home)


def test_the_double_card_offers_what_is_possible() -> None:
    game = draw(BORDERED, "rb", "A13")  # a knight, or an expansion without any domain
    assert {text for text in plays(game) if text.startswith("A13")} == {"A13 for place_knights"}
    assert why_not(game, "play A13 for expand_domain") == "no_expansion"
