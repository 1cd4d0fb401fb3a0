"""What an expansion does to points, to the invaded domain and to open land (ledger 3.12)."""

from support.ledger import rule
from support.lionheart import (
    TWO_DOMAINS,
    borders,
    do,
    domains,
    drawn,
    knights,
    phase,
    regions,
    scores,
    takable,
    using,
    why_not,
    words,
)


@rule("LH-E08", "LH-121", "LH-122", "LH-124", "LH-125", "LH-R31")
def test_points_after_an_invasion_and_neutral_land() -> None:
    game = using("expand_domain:2", TWO_DOMAINS)
    assert scores(game) == [0, 7]
    do(game, "take (1,2)")
    assert scores(game) == [3, 4]
    assert borders(game) == words("v(0,1) v(2,1) v(3,1) h(0,2) h(1,2) v(1,2)")
    do(game, "take (1,3)")
    assert scores(game) == [4, 1]  # four taken, two cut off
    assert words("(0,2) (0,3)") in regions(game)
    assert borders(game) == words("v(0,1) v(2,1) v(3,1) h(0,2) h(1,2) h(0,3) h(1,3)")


@rule("LH-D30", "LH-127", "LH-108")
def test_cut_off_land_is_free_even_for_the_weaker() -> None:
    """After LH-E08, blue with more knights than yellow: neutral land is not defended."""
    game = using(
        "expand_domain:2",
        """
        +--+--+--+--+
        |.  . |f  f |
        +  +  +--+--+
        |.  .  v  f |
        +  +  +--+--+
        |.y . |.b fb|
        +  +  +  +  +
        |.Y .y|.b .B|
        +--+--+--+--+
    """,
    )
    assert scores(game) == [4, 1]
    assert takable(game) == words("(0,2) (0,3)")
    assert why_not(game, "take (2,2)") == "piece_on_cell"
    do(game, "take (0,2)")
    assert scores(game) == [5, 1]
    do(game, "take (0,3)")
    assert scores(game) == [6, 1]  # blue loses nothing more


@rule("LH-D30", "LH-104")
def test_the_former_owner_cannot_reach_land_that_is_not_adjacent() -> None:
    game = using("expand_domain:2", TWO_DOMAINS)
    do(game, "take (1,2)", "take (1,3)")
    stronger = drawn(game).replace("|.  f |\n", "|.b fb|\n")
    game = using("expand_domain:2", stronger, seat=1)
    assert domains(game)["blue_1"] == words("(2,2) (2,3) (3,2) (3,3)")
    assert why_not(game, "take (0,2)") == "not_adjacent"
    assert takable(game) == words("(1,2) (1,3) (2,1)")


@rule("LH-127", "LH-124")
def test_the_former_owner_may_take_cut_off_land_back_where_adjacent() -> None:
    """Yellow cuts blue's land in two; another blue domain lies beside the cut-off cell."""
    game = using(
        "expand_domain:2",
        """
        +--+--+--+--+--+
        |.Y .y|f |.  .B|
        +  +  +  +--+--+
        |.  .y|.  .  . |
        +  +  +  +  +  +
        |.  . |.  .b .B|
        +--+--+--+--+--+
    """,
    )
    do(game, "take (1,2)", "stop", "draw")
    assert words("(0,2)") in regions(game)
    assert "v(0,2)" in borders(game)  # neutral land keeps its borders
    again = using("expand_domain:2", drawn(game), seat=1)
    assert "(0,2)" in takable(again)
    do(again, "take (0,2)")
    assert scores(again)[1] == 1


@rule("LH-124", "LH-R31")
def test_several_parts_may_be_cut_off_each_a_land_of_its_own() -> None:
    game = using(
        "expand_domain:2",
        """
        +--+--+--+--+--+
        |.Y .y .y .  . |
        +--+--+--+--+--+
        |f  .  .  .  f |
        +--+--+  +--+--+
        |.R .r|.B|.w .W|
        +--+--+--+--+--+
    """,
        "ybrw",
    )
    assert scores(game) == [0, 2, 0, 0]
    do(game, "take (1,2)")
    assert scores(game) == [0, 0, 0, 0]
    for part in ("(1,0) (1,1)", "(1,3) (1,4)", "(2,2)"):
        assert words(part) in regions(game)


@rule("LH-126", "LH-R23")
def test_the_part_with_the_castle_keeps_all_its_knights() -> None:
    game = using("expand_domain:2", TWO_DOMAINS)
    do(game, "take (1,2)", "take (1,3)")
    assert knights(game, "b") == ["(3,2)"]
    assert set(knights(game, "b")) <= domains(game)["blue_1"]


@rule("LH-121", "LH-122")
def test_the_residence_changes_hands() -> None:
    picture = TWO_DOMAINS.replace("|.  . |v  f |", "|.  . |R  f |")
    game = using("expand_domain:2", picture)
    assert scores(game) == [0, 9]
    do(game, "take (1,2)")
    assert scores(game) == [5, 4]


@rule("LH-121", "LH-086")
def test_fields_and_mines_bring_no_points() -> None:
    picture = TWO_DOMAINS.replace("|.  . |v  f |", "|.  . |c  f |")
    game = using("expand_domain:2", picture)
    do(game, "take (1,2)", "take (2,2)")
    assert scores(game) == [0, 4]  # nothing gained; (0,2) still hangs on by (0,3)


@rule("LH-123", "LH-156", "LH-R40")
def test_monopolies_are_checked_after_each_cell() -> None:
    game = using(
        "expand_domain:2",
        """
        +--+--+--+--+
        |s  s |s  . |
        +  +  +  +  +
        |.y . |s  . |
        +  +  +  +  +
        |.Y .y|.b .B|
        +--+--+--+--+
    """,
    )
    assert scores(game) == [0, 0]
    events = do(game, "take (0,2)")
    assert scores(game) == [5, 0]
    assert [e.code for e in events if e.code.startswith("monopoly")] == ["monopoly"]
    do(game, "take (1,2)")
    assert scores(game) == [5, 0]  # the fourth adds nothing


@rule("LH-130", "LH-R17")
def test_the_active_player_s_whole_change_comes_first() -> None:
    game = using("expand_domain:2", TWO_DOMAINS)
    events = do(game, "take (1,2)")
    changes = [(e.args["seat"], e.args["lost"], e.args["points"]) for e in events if e.code == "score"]
    assert changes == [(0, False, 3), (1, True, 3)]


@rule("LH-128", "LH-017")
def test_open_land_torn_apart_may_leave_neutral_and_open_land() -> None:
    game = using(
        "expand_domain:2",
        """
        +--+--+--+--+
        |.Y .y|f  v |
        +  +  +  +--+
        |.  . |. |.b|
        +--+--+  +  +
        |.R .  .  .B|
        +--+--+--+--+
    """,
        "ybr",
    )
    assert set(domains(game)) == {"yellow_1"}
    do(game, "take (1,2)")
    assert words("(0,2) (0,3)") in regions(game)  # neutral
    assert set(domains(game)) == {"yellow_1"}  # red and blue are still together
    assert scores(game) == [0, 0, 0]
    assert takable(game) == words("(0,2) (2,1) (2,2)")
    do(game, "take (0,2)")
    assert scores(game) == [1, 0, 0]


@rule("LH-120", "LH-R33")
def test_domains_never_merge() -> None:
    """Two yellow domains grow towards each other: a border stays between."""
    game = using(
        "expand_domain:2",
        """
        +--+--+--+--+--+
        |.Y .y|.  . |.Y|
        +--+--+  +  +--+
        |.  .  .  .  . |
        +  +  +  +  +  +
        |.B .b .  .b .B|
        +--+--+--+--+--+
    """,
    )
    do(game, "expand yellow_1", "take (0,2)", "take (0,3)")
    assert "v(0,3)" in borders(game)
    assert {"yellow_1", "yellow_2"} <= set(domains(game))
    assert phase(game) == "draw"


def test_an_invaded_domain_of_one_cell_cannot_be_taken_whole() -> None:
    """The castle's own cell is never free (LH-106): a domain never vanishes (LH-024)."""
    game = using(
        "expand_domain:2",
        """
        +--+--+--+
        |.Y .y|.B|
        +  +  +  +
        |.y .y|f |
        +--+--+--+
    """,
    )
    assert takable(game) == words("(1,2)")
    do(game, "take (1,2)")
    assert domains(game)["blue_1"] == words("(0,2)")
    assert phase(game) == "draw"
