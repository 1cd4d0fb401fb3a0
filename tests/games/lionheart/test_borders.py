"""The action "place borders" (ledger 3.9)."""

import pytest

from hastilude.core.chance import SeededChance, seed_of
from hastilude.games.lionheart.rules import Lionheart
from support.ledger import rule
from support.lionheart import (
    TWO_DOMAINS,
    borders,
    do,
    domains,
    draw,
    drawn,
    edges,
    legal,
    phase,
    plays,
    scores,
    supply,
    using,
    why_not,
    words,
)

LAND = """
    +--+--+--+--+
    |.Y .y .  . |
    +  +  +  +  +
    |.y .b .  . |
    +  +  +  +  +
    |.  .B .b .b|
    +--+--+--+--+
"""


@rule("LH-070", "LH-R12")
@pytest.mark.parametrize("amount", [1, 2, 3])
def test_exactly_the_number_of_the_card(amount: int) -> None:
    game = using(f"place_borders:{amount}", LAND)
    for edge in ["v(0,2)", "h(0,2)", "h(1,3)"][:amount]:
        assert phase(game) == "border"
        assert why_not(game, "stop") == "must_go_on"
        do(game, f"border {edge}")
    assert phase(game) == "draw"
    assert len(borders(game)) == amount
    assert supply(game) == 100 - amount


@rule("LH-R12")
def test_with_up_to_one_may_stop_after_the_first() -> None:
    game = using("place_borders:3", LAND, options={"border_count_mode": "up_to"})
    assert why_not(game, "stop") == "must_go_on"
    do(game, "border v(0,2)", "stop")
    assert phase(game) == "draw"
    assert len(borders(game)) == 1


@rule("LH-071", "LH-R13")
def test_with_few_borders_left_one_places_what_there_is() -> None:
    game = using("place_borders:3", LAND, border_supply=2)
    do(game, "border v(0,2)", "border v(1,2)")
    assert phase(game) == "draw"
    assert supply(game) == 0


@rule("LH-071", "LH-R13")
def test_without_borders_the_action_cannot_be_chosen() -> None:
    game = draw(LAND, "yb", "A06", border_supply=0)
    assert why_not(game, "play A06 for place_borders") == "no_borders_left"
    assert "sell A06" in legal(game)
    free = draw(LAND, "yb", "A06", border_supply=0, options={"border_limit": "unlimited"})
    assert "A06 for place_borders" in plays(free)


@rule("LH-071")
def test_with_few_edges_left_the_rest_lapses() -> None:
    """One legal edge, in the neutral land, and none after it."""
    game = using(
        "place_borders:3",
        """
        +--+--+--+--+
        |.Y .y|f  f |
        +  +  +--+--+
        |.  . |.b .B|
        +--+--+--+--+
    """,
    )
    assert legal(game) == {"border v(0,2)"}
    events = do(game, "border v(0,2)")
    assert phase(game) == "draw"
    assert [e.args for e in events if e.code == "lapsed"] == [{"seat": 0, "left": 2}]


@rule("LH-071", "LH-D03")
def test_where_all_the_land_is_domains_no_border_can_be_placed() -> None:
    game = draw(TWO_DOMAINS, "yb", "A03 A06")
    assert why_not(game, "play A03 for place_borders") == "no_edge_left"
    assert why_not(game, "play A06 for place_borders") == "no_edge_left"
    assert {"sell A03", "sell A06"} <= legal(game)


@rule("LH-D03", "LH-078")
def test_after_the_expansion_the_edge_inside_the_neutral_land_is_legal() -> None:
    game = using("expand_domain:2", TWO_DOMAINS)
    do(game, "take (1,2)", "take (1,3)", "draw")
    hand = draw(drawn(game), "yb", "A03")
    do(hand, "play A03 for place_borders")
    assert edges(hand) == {"v(0,2)"}
    do(hand, "border v(0,2)")
    assert phase(hand) == "draw"  # the second border lapses: there is no other edge
    assert scores(hand) == [4, 1]


@rule("LH-072")
def test_an_edge_carries_one_border() -> None:
    game = using("place_borders:2", LAND)
    do(game, "border v(0,2)")
    assert why_not(game, "border v(0,2)") == "edge_taken"


@rule("LH-073", "LH-074", "LH-D02", "LH-R21")
def test_no_border_between_adjacent_pieces_of_one_colour() -> None:
    game = using("place_borders:1", LAND)
    for edge in ("v(0,0)", "h(0,0)"):  # yellow's castle and knights
        assert why_not(game, f"border {edge}") == "edge_same_colour"
    for edge in ("v(2,2)", "v(2,1)", "h(1,1)"):  # blue's: two knights, castle and knights
        assert why_not(game, f"border {edge}") == "edge_same_colour"
    assert {"v(1,0)", "h(0,1)"} <= edges(game)  # a yellow and a blue knight may be parted


@rule("LH-073", "LH-176")
def test_the_neutral_colour_is_protected_too() -> None:
    game = using(
        "place_borders:1",
        """
        +--+--+--+--+
        |.Y .y .  . |
        +  +  +  +  +
        |.R .r .b .B|
        +--+--+--+--+
    """,
    )
    assert why_not(game, "border v(1,0)") == "edge_same_colour"
    assert {"h(0,0)", "h(0,1)", "v(1,1)"} <= edges(game)


@rule("LH-075", "LH-076")
def test_no_border_inside_a_domain_whosever_it_is() -> None:
    game = using(
        "place_borders:1",
        """
        +--+--+--+--+--+--+
        |.Y .y|.  .  . |.R|
        +  +  +  +  +  +  +
        |.  . |.b .  . |.r|
        +  +  +  +  +  +  +
        |.  . |.B .  .Y|. |
        +--+--+--+--+--+--+
    """,
        "ybr",
    )
    assert why_not(game, "border h(0,0)") == "edge_in_domain"  # the own one
    assert why_not(game, "border h(1,5)") == "edge_in_domain"  # another's
    # the open land between them: all its edges but those between pieces of one colour
    assert edges(game) == words("v(0,2) v(0,3) v(1,2) v(1,3) v(2,2) v(2,3)") | words(
        "h(0,2) h(0,3) h(0,4) h(1,3) h(1,4)"
    )


@rule("LH-077", "LH-080", "LH-R20")
def test_borders_may_lie_anywhere_on_open_land_even_round_nothing() -> None:
    game = using(
        "place_borders:2",
        """
        +--+--+--+--+
        |.Y .y .  f |
        +  +  +  +  +
        |.  .  .  . |
        +  +  +  +  +
        |.  .  .b .B|
        +--+--+--+--+
    """,
    )
    do(game, "border v(0,2)")
    assert scores(game) == [0, 0]  # LH-080: no new region
    do(game, "border h(0,3)")
    assert scores(game) == [0, 0]  # a new region without a castle
    assert domains(game) == {}


@rule("LH-078", "LH-R20")
def test_borders_in_neutral_land_bring_nothing_and_annex_nothing() -> None:
    picture = """
        +--+--+--+--+
        |.Y .y|f  v |
        +  +  +  +  +
        |.  . |f  f |
        +--+--+--+--+
        |.b .B|.r .R|
        +--+--+--+--+
    """
    game = using("place_borders:3", picture, "ybr")
    assert edges(game) == words("v(0,2) v(1,2) h(0,2) h(0,3)")
    do(game, "border v(0,2)", "border v(1,2)", "border h(0,2)")
    assert scores(game) == [0, 0, 0]
    assert domains(game)["yellow_1"] == words("(0,0) (0,1) (1,0) (1,1)")
    assert len(borders(game)) == 4 + 4 + 1 - 2 + 3  # nothing was tidied up


@rule("LH-080")
def test_parting_two_castles_from_two_others_scores_nothing() -> None:
    game = using(
        "place_borders:1",
        """
        +--+--+--+--+
        |.Y .y|fb .B|
        +  +  +  +  +
        |.Y .y v  .B|
        +--+--+--+--+
    """,
    )
    do(game, "border v(1,1)")
    assert domains(game) == {}
    assert scores(game) == [0, 0]


@rule("LH-D21", "LH-R22", "LH-073")
@pytest.mark.parametrize("seed", range(20))
def test_castles_linked_by_knights_can_never_be_parted(seed: int) -> None:
    """Borders at random until none is legal: neither castle ever becomes a domain."""
    chance = SeededChance(seed_of("bridge", seed))
    game = fencing(
        """
        +--+--+--+--+--+
        |.Y .y .y .y .Y|
        +  +  +  +  +  +
        |.  .  .  .  . |
        +  +  +  +  +  +
        |.b .B .  .B .b|
        +--+--+--+--+--+
    """
    )
    while actions := sorted(edges(game)):
        do(game, f"border {actions[chance.below(len(actions))]}")
        assert not any(name.startswith("yellow") for name in domains(game))
        if phase(game) == "draw":
            game = fencing(drawn(game))
    assert any(name.startswith("blue") for name in domains(game))


def fencing(picture: str) -> Lionheart:
    """Three borders are due."""
    return draw(picture, phase="border", left=3)
