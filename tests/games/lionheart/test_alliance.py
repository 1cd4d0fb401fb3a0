"""Alliances (ledger 3.14)."""

from hastilude.games.lionheart.position import position
from hastilude.games.lionheart.view import view
from support.ledger import rule
from support.lionheart import (
    borders,
    do,
    domains,
    draw,
    drawn,
    edges,
    knights,
    legal,
    money,
    phase,
    scores,
    takable,
    using,
    why_not,
    words,
)

#: LH-E10: yellow, blue's lower left domain and blue's land on the right
THREE = """
    +--+--+--+--+--+--+
    |.Y .y .y|.  .  .B|
    +  +  +  +  +  +  +
    |.  .  . |.  .  .b|
    +--+--+--+  +  +  +
    |.  .  . |.  .  . |
    +  +  +  +  +  +  +
    |.B .b . |.  .  . |
    +--+--+--+--+--+--+
"""
RIGHT, LEFT = "blue_1", "blue_2"  # in the order of reading


@rule("LH-E10", "LH-144", "LH-145", "LH-146", "LH-111", "LH-R35")
def test_an_alliance_binds_two_domains_only() -> None:
    before = using("expand_domain:2", THREE)
    assert takable(before) == words("(0,3) (1,3) (2,0) (2,1) (2,2)")
    game = using("make_alliance:1", THREE)
    assert legal(game) == {f"ally yellow_1 with {RIGHT}", f"ally yellow_1 with {LEFT}"}
    do(game, f"ally yellow_1 with {LEFT}")
    alliances = position(game)["alliances"]
    after = using("expand_domain:2", THREE, alliances=alliances)
    assert takable(after) == words("(0,3) (1,3)")
    assert why_not(after, "take (2,0)") == "allied"


@rule("LH-E10", "LH-145")
def test_neither_side_may_invade_the_other() -> None:
    """However many knights blue has."""
    strong = """
        +--+--+--+--+--+--+
        |.Y .y .y|.  .  .B|
        +  +  +  +  +  +  +
        |.  .  . |.  .  .b|
        +--+--+--+  +  +  +
        |.b .b . |.  .  . |
        +  +  +  +  +  +  +
        |.B .b .b|.  .  . |
        +--+--+--+--+--+--+
    """
    free = using("expand_domain:2", strong, seat=1)
    assert takable(free) == words("(1,0) (1,1) (1,2)")
    bound = draw(strong, "yb", "B08", seat=1, alliances=[["yellow_1", LEFT]])
    assert why_not(bound, "play B08 for expand_domain") == "no_expansion"


@rule("LH-144", "LH-R34")
def test_the_opponent_is_not_asked() -> None:
    game = using("make_alliance:1", THREE)
    do(game, f"ally yellow_1 with {LEFT}")
    assert game.decider() == 0
    assert phase(game) == "draw"


@rule("LH-144", "LH-R61", "LH-021")
def test_an_own_domain_and_a_neighbouring_one_of_an_opponent() -> None:
    game = using(
        "make_alliance:1",
        """
        +--+--+--+--+
        |.Y .y|.b .B|
        +--+--+--+--+
        |.Y .y|.r .R|
        +--+--+--+--+
    """,
        "ybr",
    )
    assert legal(game) == {"ally yellow_1 with blue_1", "ally yellow_2 with red_1"}
    assert why_not(game, "ally yellow_1 with yellow_2") == "not_opponent"
    assert why_not(game, "ally blue_1 with yellow_1") == "not_your_domain"
    assert why_not(game, "ally yellow_1 with red_1") == "not_neighbours"


@rule("LH-147", "LH-D22", "LH-R34")
def test_an_alliance_outlives_the_contact_of_its_domains() -> None:
    """Yellow and blue are allied; red has come between them; then yellow touches blue again."""
    apart = """
        +--+--+--+--+--+
        |.Y .y|.  .  . |
        +  +  +--+--+--+
        |.y . |.r|.  .B|
        +  +  +  +  +  +
        |.  . |.R|.b . |
        +--+--+--+--+--+
        |.  .  .  .  . |
        +--+--+--+--+--+
    """
    game = using("expand_domain:2", apart, "ybr", alliances=[["yellow_1", "blue_1"]])
    do(game, "take (0,2)", "take (0,3)")
    stranger = using("expand_domain:2", drawn(game), "ybr")
    assert "(1,3)" in takable(stranger)
    again = using("expand_domain:2", drawn(game), "ybr", alliances=position(game)["alliances"])
    assert why_not(again, "take (1,3)") == "allied"


@rule("LH-148", "LH-R34")
def test_a_pair_is_allied_once_and_a_domain_may_have_many_allies() -> None:
    one = using("make_alliance:1", THREE, alliances=[["yellow_1", LEFT]])
    assert legal(one) == {f"ally yellow_1 with {RIGHT}"}
    assert why_not(one, f"ally yellow_1 with {LEFT}") == "allied_already"
    both = draw(THREE, "yb", "B15", alliances=[["yellow_1", LEFT], ["yellow_1", RIGHT]])
    assert why_not(both, "play B15 for make_alliance") == "no_alliance"


@rule("LH-148", "LH-067")
def test_without_a_pair_there_is_no_alliance() -> None:
    game = draw(
        """
        +--+--+--+--+
        |.Y .y|. |.B|
        +  +  +  +  +
        |.  . |. |.b|
        +--+--+--+--+
    """,
        "yb",
        "B15",
    )
    assert set(domains(game)) == {"yellow_1", "blue_1"}
    assert why_not(game, "play B15 for make_alliance") == "no_alliance"


@rule("LH-149")
def test_a_turned_border_is_still_a_border() -> None:
    game = using("make_alliance:1", THREE)
    fence, found = borders(game), domains(game)
    do(game, f"ally yellow_1 with {LEFT}")
    assert borders(game) == fence
    assert domains(game) == found
    assert edges(game) == set()


@rule("LH-144", "LH-147", "LH-R34")
def test_the_mark_lies_on_the_common_border_as_long_as_there_is_one() -> None:
    """If the turned border goes, another is turned; without contact there is none."""
    pair = [["yellow_1", LEFT]]
    (alliance,) = view(draw(THREE, "yb", alliances=pair), None).alliances
    assert alliance.domains == (LEFT, "yellow_1")
    assert alliance.turned in words("h(1,0) h(1,1) h(1,2)")
    assert alliance.turned in borders(draw(THREE, "yb"))
    narrow = """
        +--+--+--+
        |.Y .y .y|
        +--+--+--+
        |. |. |.b|
        +--+--+  +
        |.R .r|.B|
        +--+--+--+
    """
    (other,) = view(draw(narrow, "ybr", alliances=[["yellow_1", "blue_1"]]), None).alliances
    assert other.turned == "h(0,2)"
    apart = """
        +--+--+--+--+--+
        |.Y .y|. |.  .B|
        +  +  +  +  +  +
        |.y . |. |.b . |
        +--+--+--+--+--+
    """
    gone = view(draw(apart, "yb", alliances=[["yellow_1", "blue_1"]]), None).alliances
    assert [alliance.turned for alliance in gone] == [None]


@rule("LH-150")
def test_an_alliance_changes_no_points_knights_or_borders() -> None:
    game = using("make_alliance:1", THREE)
    before = (scores(game), knights(game, "y"), knights(game, "b"), borders(game), money(game))
    do(game, f"ally yellow_1 with {LEFT}")
    assert (scores(game), knights(game, "y"), knights(game, "b"), borders(game), money(game)) == before
