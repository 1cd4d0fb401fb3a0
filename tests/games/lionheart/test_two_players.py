"""Two players and the neutral colour (ledger 3.18)."""

import pytest

from hastilude.core.state import OVER
from hastilude.games.lionheart.position import position
from support.ledger import rule
from support.lionheart import (
    build,
    do,
    domains,
    draw,
    drawing,
    knights,
    legal,
    lively_game,
    removable,
    scores,
    start,
    takable,
    using,
    why_not,
    words,
)
from support.play import result

#: red is neutral
LAND = """
    +--+--+--+--+--+
    |.Y .y|.  .r .R|
    +  +  +  +  +  +
    |.y . |v  .  s |
    +  +  +--+--+--+
    |.  . |.  .b .B|
    +--+--+--+--+--+
"""


@rule("LH-170", "LH-178", "LH-R65")
def test_a_third_colour_that_nobody_has() -> None:
    game = build(start(2, seed=1), 1)
    used = set(position(game)["castles"])
    assert len(used) == 3
    assert set(position(game)["colours"]) < used
    assert len(position(game)["knight_supply"]) == 3


@rule("LH-174", "LH-R39")
@pytest.mark.parametrize("seed", range(3))
def test_the_neutral_colour_never_acts_earns_or_scores(seed: int) -> None:
    for before, text, game in lively_game(2, seed=("neutral", seed)):
        assert before.decider() in (0, 1)
        found, earlier = position(game), position(before)
        assert len(found["hands"]) == len(found["money"]) == len(found["scores"]) == 2
        if earlier["phase"] not in ("castle", "castle_knight", "leave"):
            neutral = next(c for c in earlier["castles"] if c not in earlier["colours"])
            assert drawing(game).knights.get(neutral) == drawing(before).knights.get(neutral)
            held, grown = domains(before), domains(game)
            for name, cells in grown.items():
                if name.startswith(neutral) and name in held and not text.startswith("border"):
                    assert cells <= held[name]


@rule("LH-175", "LH-R39")
def test_a_neutral_domain_is_scored_by_nobody_and_takes_no_borders() -> None:
    game = using(
        "place_borders:2",
        """
        +--+--+--+--+--+
        |.Y .y .  .r .R|
        +  +  +  +  +  +
        |.  . |v  R  f |
        +  +  +--+--+--+
        |.  .Y|.  .b .B|
        +--+--+--+--+--+
    """,
    )
    events = do(game, "border v(0,1)")
    assert set(domains(game)) == {"red_1", "blue_1"}
    assert scores(game) == [0, 0]
    assert [e.args["seat"] for e in events if e.code == "closed"] == [-1]
    assert not any(e.code == "score" for e in events)
    assert why_not(game, "border h(0,2)") == "edge_in_domain"


@rule("LH-175", "LH-016")
def test_a_neutral_and_a_player_s_castle_together_are_open_land() -> None:
    game = draw(
        """
        +--+--+--+--+
        |.Y .y .r .R|
        +--+--+--+--+
        |f  .  .b .B|
        +--+--+--+--+
    """
    )
    assert set(domains(game)) == {"blue_1"}
    assert scores(game) == [0, 1]


@rule("LH-176", "LH-106")
def test_neutral_pieces_block_their_cells() -> None:
    game = using("expand_domain:2", LAND.replace("|.  .r .R|", "|.r .R . |"))
    assert why_not(game, "take (0,2)") == "piece_on_cell"


@rule("LH-177", "LH-R38", "LH-110")
def test_neutral_land_can_be_invaded_with_more_knights() -> None:
    game = using("expand_domain:2", LAND)
    assert takable(game) == words("(0,2) (1,2) (2,2)")  # two against one, and against blue's one
    do(game, "take (1,2)")
    assert scores(game) == [3, 0]
    weak = LAND.replace("|.y . |v", "|.  . |v")
    assert why_not(draw(weak, "yb", "B08"), "play B08 for expand_domain") == "no_expansion"


@rule("LH-177", "LH-R37", "LH-R38", "LH-R39")
def test_a_traitor_may_come_from_the_neutral_colour() -> None:
    game = using("traitor:1", LAND)
    assert legal(game) == {"traitor yellow_1 against red_1", "traitor yellow_1 against blue_1"}
    do(game, "traitor yellow_1 against red_1", "knight (1,1)")
    assert game.decider() == 0  # the active player chooses
    assert removable(game) == words("(0,3)")
    before = position(game)["knight_supply"]["red"]
    do(game, "withdraw (0,3)")
    assert knights(game, "r") == []
    assert position(game)["knight_supply"]["red"] == before + 1
    assert "red_1" in domains(game)


@rule("LH-R37")
def test_the_active_player_chooses_among_several_neutral_knights() -> None:
    """A drawn board only: a neutral castle never has more than one knight in play."""
    game = using("traitor:1", LAND.replace("|v  .  s |", "|v  .  .r|"))
    do(game, "traitor yellow_1 against red_1", "knight (1,1)")
    assert game.decider() == 0
    assert removable(game) == words("(0,3) (1,4)")


@rule("LH-177", "LH-R38")
def test_an_alliance_with_the_neutral_colour() -> None:
    game = using("make_alliance:1", LAND)
    assert legal(game) == {"ally yellow_1 with red_1", "ally yellow_1 with blue_1"}
    do(game, "ally yellow_1 with red_1")
    again = using("expand_domain:2", LAND, alliances=position(game)["alliances"])
    assert takable(again) == words("(2,2)")


@rule("LH-R38")
def test_the_neutral_colour_may_be_no_opponent() -> None:
    """Then its cells can be taken, and nothing else."""
    barred = {"neutral_is_opponent": "false"}
    game = using("traitor:1", LAND, options=barred)
    assert legal(game) == {"traitor yellow_1 against blue_1"}
    assert why_not(game, "traitor yellow_1 against red_1") == "neutral_barred"
    allying = using("make_alliance:1", LAND, options=barred)
    assert why_not(allying, "ally yellow_1 with red_1") == "neutral_barred"
    growing = using("expand_domain:2", LAND, options=barred)
    assert takable(growing) == words("(0,2) (1,2) (2,2)")


@rule("LH-R31", "LH-175")
def test_a_neutral_domain_may_be_cut_apart_too() -> None:
    picture = """
        +--+--+--+--+
        |.Y .y|f  f |
        +  +  +  +--+
        |.  .y|. |.B|
        +  +  +  +--+
        |.  . |.r .R|
        +--+--+--+--+
    """
    game = using("expand_domain:2", picture)
    events = do(game, "take (1,2)")
    cut = [e.args for e in events if e.code == "cut_off"]
    assert [(args["domain"], args["seat"], args["count"]) for args in cut] == [("red_1", -1, 2)]
    assert scores(game) == [0, 0]


@rule("LH-179", "LH-049", "LH-R09")
def test_who_placed_the_last_neutral_castle_begins() -> None:
    for seed in range(4):
        game = start(2, seed=seed)
        first = position(game)["first"]
        build(game, seed)
        assert game.decider() == 1 - first  # the second placer, with either number of castles


def test_a_game_of_two_ends() -> None:
    *_, (_, _, game) = lively_game(2, seed="ends")
    assert game.decider() == OVER
    assert result(game).winners
