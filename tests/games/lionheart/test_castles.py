"""Building castles (ledger 3.4), with the two-player game's neutral ones (3.18)."""

import re
from typing import Any

import pytest

from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.text import Texts
from hastilude.games.lionheart.cards import ACTIONS
from hastilude.games.lionheart.drawing import Drawing, draw_board
from hastilude.games.lionheart.position import position
from hastilude.games.lionheart.rulebook import RULEBOOK
from hastilude.games.lionheart.rules import Lionheart
from support.ledger import rule
from support.lionheart import (
    build,
    castle_cells,
    do,
    draw,
    drawing,
    knight_cells,
    legal,
    money,
    phase,
    start,
    why_not,
    words,
)

#: twelve by twelve fields
EMPTY = draw_board(Drawing(["." * 12] * 12, {}, {}, []))


def placing(picture: str, seats: str = "ybr", **more: Any) -> Lionheart:
    """The first seat is to place a castle."""
    return draw(picture, seats, phase="castle", strict=False, **more)


def with_pieces(**pieces: str) -> str:
    """The empty board with pieces: `Y="(0,0)", y="(0,1)"`."""
    lines = [list(line) for line in EMPTY]
    for letter, cells in pieces.items():
        for cell in cells.split():
            r, c = map(int, cell.strip("()").split(","))
            lines[2 * r + 1][3 * c + 2] = letter
    return "\n".join("".join(line) for line in lines)


@rule("LH-038", "LH-R06")
def test_the_first_placer_is_drawn_by_lot() -> None:
    for seats in (2, 3, 4):
        first = {position(start(seats, seed=seed))["first"] for seed in range(40)}
        assert first == set(range(seats))
        game = start(seats, seed=1)
        assert game.decider() == position(game)["first"]


@rule("LH-R06", "LH-038")
def test_the_first_seat_may_place_first_or_the_oldest_be_asked_for() -> None:
    for seed in range(5):
        assert start(4, seed=seed, options={"first_placer": "seat_0"}).decider() == 0
    asked = start(4, options={"first_placer": "oldest"})
    assert legal(asked) == {"oldest 1", "oldest 2", "oldest 3", "oldest 4"}
    do(asked, "oldest 3")
    assert asked.decider() == 2
    three = start(3, options={"first_placer": "oldest"})
    assert why_not(three, "oldest 4") == "no_such_seat"


@rule("LH-039")
def test_castles_stand_on_empty_fields_only() -> None:
    picture = """
        +--+--+--+--+
        |.  f  v  c |
        +  +  +  +  +
        |.b R  .  . |
        +  +  +  +  +
        |.B .  .  . |
        +--+--+--+--+
    """
    game = draw(picture, "yb", phase="castle")
    assert castle_cells(game) == words("(0,0) (1,2) (1,3) (2,1) (2,2) (2,3)")
    for cell in ("(0,1)", "(0,2)", "(0,3)", "(1,1)"):
        assert why_not(game, f"castle {cell}") == "castle_not_field"
    for cell in ("(1,0)", "(2,0)"):
        assert why_not(game, f"castle {cell}") == "cell_taken"


@rule("LH-040", "LH-041")
def test_then_a_knight_beside_it_on_a_field_or_forest_for_nothing() -> None:
    picture = """
        +--+--+--+--+
        |.  f  v  c |
        +  +  +  +  +
        |.b .  .  . |
        +  +  +  +  +
        |.B .  .  . |
        +--+--+--+--+
    """
    game = draw(picture, "yb", phase="castle", money=[7, 7])
    do(game, "castle (1,1)")
    assert (phase(game), game.decider()) == ("castle_knight", 0)
    assert knight_cells(game) == words("(0,1) (1,2) (2,1)")
    assert why_not(game, "knight (0,0)") == "not_beside_castle"  # at a corner only
    assert why_not(game, "knight (1,0)") == "cell_taken"
    assert why_not(game, "knight (0,2)") == "knight_terrain"
    do(game, "knight (0,1)")  # the forest
    assert money(game) == [7, 7]
    assert game.decider() == 1


@rule("LH-042", "LH-047")
@pytest.mark.parametrize(("seats", "each"), [(2, 4), (3, 4), (4, 3)])
def test_one_castle_and_knight_a_go_round_after_round(seats: int, each: int) -> None:
    game = start(seats, seed=seats)
    first = position(game)["first"]
    goes: list[int] = []
    chance = SeededChance(seed_of("goes", seats))
    while phase(game) in ("castle", "castle_knight"):
        if phase(game) == "castle":
            goes.append(game.decider())
        actions = game.legal()
        game.apply(actions[chance.below(len(actions))], chance)
    assert goes == [(first + n) % seats for n in range(12)]  # no reversal
    own = position(game)["colours"]
    assert {
        colour: len(cells) for colour, cells in drawing(game).castles.items() if colour in own
    } == dict.fromkeys(own, each)
    assert sum(map(len, drawing(game).castles.values())) == 12
    assert sum(map(len, drawing(game).knights.values())) == 12


@rule("LH-D01", "LH-043", "LH-R03")
def test_six_cells_between_castles_of_one_colour() -> None:
    game = placing(with_pieces(Y="(0,0)", y="(0,1)"))
    for cell in ("(0,7)", "(3,4)", "(7,0)"):
        assert cell in castle_cells(game)
    for cell in ("(0,6)", "(3,3)", "(6,0)"):
        assert why_not(game, f"castle {cell}") == "castle_too_near"
    refusal = game.refusal(ACTIONS.parse("castle (3,3)"))
    assert refusal is not None
    assert (refusal.args["between"], refusal.args["gap"]) == (5, 6)


@rule("LH-043", "LH-046")
@pytest.mark.parametrize("lang", ["ru", "en"])
def test_prompt_and_refusal_count_the_same_cells(lang: str) -> None:
    """Six cells between: both speak of cells, neither of steps."""
    game = placing(with_pieces(Y="(0,0)", y="(0,1)"))
    texts = Texts(RULEBOOK, lang, ["Анна", "Борис", "Вера"])
    asked = texts.prompt(game.prompt(), game.decider())
    refusal = game.refusal(ACTIONS.parse("castle (3,3)"))
    assert refusal is not None
    numbers = [
        re.findall(r"\b\d+\b", re.sub(r"\(\d+,\d+\)", "", text)) for text in (asked, texts.refusal(refusal))
    ]
    assert numbers == [["2", "6"], ["5", "6"]]


@rule("LH-R03")
def test_five_cells_between_by_option() -> None:
    game = placing(with_pieces(Y="(0,0)", y="(0,1)"), options={"castle_gap": "5"})
    for cell in ("(0,6)", "(3,3)", "(6,0)"):
        assert cell in castle_cells(game)
    assert why_not(game, "castle (3,2)") == "castle_too_near"


@rule("LH-044")
def test_castles_of_different_colours_may_be_adjacent() -> None:
    game = placing(with_pieces(B="(5,5)", b="(5,6)", R="(5,7)"))
    assert {"(5,4)", "(4,5)", "(4,6)"} <= castle_cells(game)


@rule("LH-045", "LH-R05")
def test_a_castle_needs_room_for_its_knight() -> None:
    picture = """
        +--+--+--+--+
        |.  v  .  . |
        +  +  +  +  +
        |v  .  .b .B|
        +  +  +  +  +
        |.  .  .  . |
        +--+--+--+--+
    """
    game = draw(picture, "yb", phase="castle")
    assert why_not(game, "castle (0,0)") == "castle_no_room"
    assert {"(0,2)", "(0,3)", "(1,1)", "(2,0)"} <= castle_cells(game)


@rule("LH-046", "LH-R04")
def test_the_distance_is_lowered_for_one_castle_where_nothing_else_is_left() -> None:
    picture = """
        +--+--+--+--+--+
        |.Y .y .  .  . |
        +  +  +  +  +  +
        |v  v  v  .  . |
        +--+--+--+--+--+
    """
    game = draw(picture, "yb", phase="castle")
    assert castle_cells(game) == words("(1,4)")  # five steps: no cell is farther away
    assert game.prompt().args["gap"] == 4
    assert why_not(game, "castle (0,4)") == "castle_too_near"
    events = do(game, "castle (1,4)")
    assert [e.args["gap"] for e in events if e.code == "castle"] == [4]
    assert position(game)["gaps"] == {"yellow_2": 4}
    do(game, "knight (0,4)")
    assert game.prompt().args["gap"] == 6  # the next castle by the full distance again


@rule("LH-046", "LH-R04")
def test_a_cell_without_room_does_not_count_as_far_enough() -> None:
    """(0,8) is far enough, but its knight would have no place."""
    picture = """
        +--+--+--+--+--+--+--+--+--+
        |.Y .y .  .  .  .  .  v  . |
        +--+--+--+--+--+--+--+--+--+
    """
    game = draw(picture, "yb", phase="castle")
    assert castle_cells(game) == words("(0,6)")
    assert why_not(game, "castle (0,8)") == "castle_no_room"


@rule("LH-E02", "LH-043", "LH-040")
@pytest.mark.parametrize("seed", range(10))
def test_a_legal_opening_for_three_players(seed: int) -> None:
    game = build(start(3, seed=seed), seed)
    found = drawing(game)
    gaps = position(game)["gaps"]
    for colour in position(game)["colours"]:
        homes, guards = position(game)["castles"][colour], found.knights[colour]
        assert (len(homes), len(guards)) == (4, 4)
        places = [tuple(map(int, cell.strip("()").split(","))) for cell in homes]
        for n, (r, c) in enumerate(places):
            assert found.land[r][c] == "."
            needed = gaps.get(f"{colour}_{n + 1}", 6)
            for r2, c2 in places[:n]:
                assert abs(r - r2) + abs(c - c2) > needed
        for cell in guards:
            r, c = map(int, cell.strip("()").split(","))
            assert found.land[r][c] in ".f"
            assert any(abs(r - r2) + abs(c - c2) == 1 for r2, c2 in places)


# -- the neutral castles of two players -------------------------------------------------------


@rule("LH-170", "LH-171", "LH-R08", "LH-179", "LH-R09")
@pytest.mark.parametrize(("total", "each"), [("4", 2), ("2", 1)])
def test_own_castles_first_then_the_neutral_ones_in_turn(total: str, each: int) -> None:
    game = start(2, seed=8, options={"neutral_castles_total": total})
    first = position(game)["first"]
    placed: list[tuple[int, str]] = []
    chance = SeededChance(seed_of("neutral"))
    while phase(game) in ("castle", "castle_knight"):
        if phase(game) == "castle":
            placed.append((game.decider(), str(game.prompt().args["colour"])))
        actions = game.legal()
        game.apply(actions[chance.below(len(actions))], chance)
    own = position(game)["colours"]
    assert [colour for _, colour in placed[:8]] == [own[seat] for seat, _ in placed[:8]]
    neutral = {colour for _, colour in placed[8:]}
    assert len(neutral) == 1
    assert not neutral & set(own)
    assert [seat for seat, _ in placed] == [(first + n) % 2 for n in range(8 + 2 * each)]
    assert game.decider() == placed[-1][0]  # who placed the last neutral castle begins


@rule("LH-172", "LH-173")
def test_neutral_castles_keep_the_distance_to_each_other_only() -> None:
    own = {"Y": "(0,0) (0,7) (7,0) (11,11)", "y": "(0,1) (0,8) (7,1) (11,10)"}
    other = {"B": "(2,5) (5,9) (9,5) (11,0)", "b": "(2,6) (5,10) (9,6) (11,1)"}
    game = placing(with_pieces(R="(5,5)", r="(5,6)", **own, **other), "yb")
    assert game.prompt().args["colour"] == "red"
    assert why_not(game, "castle (5,0)") == "castle_too_near"  # five steps from the neutral one
    assert "(0,2)" in castle_cells(game)  # two steps from yellow's, eight from the neutral one
    do(game, "castle (0,2)")
    assert knight_cells(game) == words("(0,3) (1,2)")
    do(game, "knight (1,2)")
    assert len(drawing(game).castles["red"]) == 2
    assert game.decider() == 1
