"""A position as plain data and as a drawing: there and back again, and what is no position."""

from typing import Any

import pytest

from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.game import GameError
from hastilude.games.lionheart.drawing import draw_board, read_board
from hastilude.games.lionheart.position import KEYS, from_position, position
from support.ledger import rule
from support.lionheart import (
    FIGURES,
    PLAYING,
    SMALL,
    board,
    build,
    castles,
    draw,
    hand,
    lively,
    lively_game,
    money,
    phase,
    scores,
    start,
    supply,
)

# -- there and back ------------------------------------------------------------------------


@rule("LH-R49")
@pytest.mark.parametrize("seed", range(12))
def test_every_state_of_a_game_survives(seed: int) -> None:
    options = PLAYING.random_options(SeededChance(seed_of("options", seed)))
    seats = 2 + seed % 3
    game = lively_game(seats, seed=("back", seed), options=options)
    PLAYING.check_positions(game, seats, every=5, components=SMALL)


def test_a_game_goes_on_from_a_position_as_it_would_have() -> None:
    games = [after for _, _, after in lively_game(3, seed="on")]
    one = games[len(games) // 2].copy()
    other = PLAYING.there_and_back(one, SMALL)
    chances = [SeededChance(seed_of("go on")) for _ in range(2)]
    while one.legal():
        for game, chance in zip((one, other), chances, strict=True):
            game.apply(lively(game, chance), chance)
        assert one.legal() == other.legal()
    assert position(one) == position(other)


def test_every_key_is_written() -> None:
    *_, (_, _, game) = lively_game(2, seed="keys")
    assert tuple(position(game)) == KEYS


def test_what_is_left_out_is_the_start() -> None:
    given = {"seats": 3, "board": position(build(start(3, seed=2), 2))["board"]}
    game = from_position(given, FIGURES)
    assert (phase(game), game.decider(), money(game), scores(game)) == ("turn", 0, [7, 7, 7], [0, 0, 0])
    assert [len(hand(game, seat)) for seat in range(3)] == [3, 3, 3]
    assert len(position(game)["deck"]) == 51
    assert supply(game) == 100


def test_castles_are_numbered_as_they_are_read_or_as_it_is_said() -> None:
    picture = """
        +--+--+--+
        |.Y .y|.B|
        +  +  +  +
        |.  .Y|.b|
        +--+--+--+
    """
    assert castles(draw(picture))["(1,1)"] == "yellow_2"
    other = draw(picture, castles={"yellow": ["(1,1)", "(0,0)"]})
    assert castles(other)["(1,1)"] == "yellow_1"


# -- drawn boards ----------------------------------------------------------------------------

BOARD = board("""
    +--+--+--+--+
    |.Y .y|f  R |
    +  +--+  +--+
    |v  s |.b .B|
    +--+--+--+--+
""")


def test_a_drawing_is_read_and_drawn_again() -> None:
    found = read_board(BOARD)
    assert found.land == ["..fR", "vs.."]
    assert found.castles == {"yellow": ["(0,0)"], "blue": ["(1,3)"]}
    assert found.knights == {"yellow": ["(0,1)"], "blue": ["(1,2)"]}
    assert found.borders == ["v(0,1)", "h(0,1)", "h(0,3)", "v(1,1)"]
    assert draw_board(found) == BOARD


def test_whole_boards_are_drawn_as_they_are_read() -> None:
    for _, _, game in lively_game(4, seed="drawn"):
        lines = position(game)["board"]
        assert draw_board(read_board(lines)) == lines


@pytest.mark.parametrize(
    ("line", "text", "reason"),
    [
        (0, "+--+  +--+--+", "line 1"),  # the frame has no gaps
        (1, " .Y .y|f  R |", "lacks the frame"),
        (1, "|.Y .y/f  R |", "'/' is neither a border nor a gap"),
        (1, "|.Q .y|f  R |", "'Q' is no piece"),
        (1, "|.Y .y|f  R", "11 characters, the first line has 13"),
        (2, "+  +- +  +--+", "is not like +--+  +"),
        (2, "+  *--+  +--+", "is not like +--+  +"),
        (4, "+--+--+--+--*", "does not end with +"),
    ],
)
def test_what_is_no_drawing(line: int, text: str, reason: str) -> None:
    lines = BOARD.copy()
    lines[line] = text
    with pytest.raises(GameError, match="board, line") as caught:
        read_board(lines)
    assert reason in str(caught.value)
    assert f"line {line + 1}" in str(caught.value)


@pytest.mark.parametrize("lines", [[], BOARD[:2], BOARD[:4], ["+"] * 3, ["+" + "--+" * 13] * 3])
def test_what_is_no_board_at_all(lines: list[str]) -> None:
    with pytest.raises(GameError, match="board: "):
        read_board(lines)


# -- what is no position ---------------------------------------------------------------------

SOUND: dict[str, Any] = position(build(start(2, seed=5), 5))


def refused(changes: dict[str, Any]) -> str:
    """The sentence with which a position is refused."""
    with pytest.raises(GameError) as caught:
        from_position({**SOUND, **changes}, FIGURES)
    return str(caught.value)


def test_the_sound_position_is_sound() -> None:
    assert position(from_position(SOUND, FIGURES)) == SOUND


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"weather": "fair"}, "a position has no 'weather'"),
        ({"game": "chess"}, "not a position of lionheart"),
        ({"rules": 99}, "not a position of lionheart"),
        ({"seats": 5}, "5 seats do not work"),
        ({"options": {"speed": "fast"}}, "has no option 'speed'"),
        ({"options": {"castle_gap": "9"}}, "castle_gap cannot be '9'"),
        ({"phase": "dancing"}, "phase: 'dancing' is none of"),
        ({"seat": 2}, "seat: 2 is not a seat"),
        ({"colours": ["blue", "blue"]}, "LH-028"),
        ({"colours": ["blue", "green"]}, "'green' is none of"),
        ({"colours": ["blue"]}, "colours: 1 entries"),
        ({"money": [7]}, "money: 1 entries"),
        ({"money": [7, -1]}, "money: -1 is not a whole number"),
        ({"board": None}, "board: missing"),
        ({"board": [1, 2, 3]}, "lines of a drawing are texts"),
        ({"market": ["A99"]}, "'A99' is none of"),
        ({"sold": "A99"}, "'A99' is none of"),
        ({"domain": "green_1"}, "'green_1' is none of"),
        ({"alliances": [["blue_1"]]}, "alliances: 1 entries"),
        ({"tiles": SOUND["tiles"][:3]}, "tiles: 3 entries"),
        ({"tiles": [SOUND["tiles"][0]] * 9}, "each tile lies once"),
        ({"tiles": SOUND["tiles"][::-1]}, "not the one that these tiles make"),
        ({"castles": {"blue": ["(0,0)"]}}, "blue has other castles on the board"),
        ({"final_turns": 3}, "final_turns: 3 is not a whole number from 0 to 2"),
        ({"phase": "ended"}, "reason: None is none of"),
        ({"phase": "expand"}, "domain: named exactly while it grows"),
        ({"domain": "blue_1"}, "domain: named exactly while it grows"),
        ({"victim": "blue_1"}, "victim: named exactly while a traitor"),
    ],
)
def test_words_that_a_position_does_not_know(changes: dict[str, Any], sentence: str) -> None:
    assert sentence in refused(changes)


def piece(cell: str, letter: str) -> list[str]:
    """The board with another sign for the piece on a cell."""
    lines = [list(line) for line in SOUND["board"]]
    r, c = (int(number) for number in cell.strip("()").split(","))
    lines[2 * r + 1][3 * c + 2] = letter
    return ["".join(line) for line in lines]


EMPTY_VILLAGE = next(
    f"({r},{c})"
    for r, row in enumerate(read_board(SOUND["board"]).land)
    for c, sign in enumerate(row)
    if sign == "v"
)
A_CASTLE = SOUND["castles"]["blue"][0]


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"market": [SOUND["deck"][0]]}, "lies in two places"),
        ({"deck": SOUND["deck"][1:]}, "LH-I01"),
        ({"deck": SOUND["deck"][::-1]}, "LH-I03"),
        ({"hands": [SOUND["hands"][0][:2], SOUND["hands"][1]], "deck": None}, "LH-I02"),
        ({"border_supply": 99}, "LH-I04"),
        ({"knight_supply": {"blue": 15}}, "LH-I05"),
        ({"board": piece(A_CASTLE, "b"), "castles": {}}, "LH-I0"),
        ({"board": piece(EMPTY_VILLAGE, "b"), "knight_supply": {}}, "LH-I07"),
        ({"scores": [3, 0]}, "LH-I18"),
        ({"target": 0, "scores": [50, 0]}, "LH-I27"),
        ({"idle": 9}, "LH-I30"),
        ({"turn": 2}, "LH-055"),
        ({"sold": SOUND["deck"][0]}, "LH-I26"),
        ({"alliances": [["blue_1", "yellow_1"]]}, "LH-I25"),
        ({"alliances": [["blue_1", "blue_2"]]}, "LH-I25"),
        ({"final_turns": 1}, "LH-I28"),
        ({"phase": "border", "left": 0, "deck": None, "hands": None}, "LH-069"),
    ],
)
def test_positions_that_break_an_invariant(changes: dict[str, Any], sentence: str) -> None:
    assert sentence in refused(changes)
