"""Boards drawn as text, in positions, tests and terminals.

    +--+--+--+
    |.Y .y|f |
    +  +  +  +
    |.  v |sb|
    +--+--+--+

A cell is the sign of its terrain and the sign of the piece on it: a capital letter is a
castle, a small one a knight. `|` and `--` between cells are borders, around them all the
frame is drawn. Any size up to the largest board will do.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from hastilude.core.game import GameError
from hastilude.games.lionheart.cards import COLOUR_LETTERS, COLOURS, SIDE

#: from the left side of a cell to that of the next
_STEP = 3


class Drawing(NamedTuple):
    """What a drawn board shows, by the names that actions have."""

    #: a row of terrain signs a line
    land: list[str]
    #: colour → cells, as they are read from the top left
    castles: dict[str, list[str]]
    knights: dict[str, list[str]]
    #: edges
    borders: list[str]


def read_board(lines: Sequence[str]) -> Drawing:
    """GameError with the line that cannot be read."""
    if len(lines) < 3 or len(lines) % 2 == 0:
        raise GameError(f"board: {len(lines)} lines; a board of n rows is drawn in 2n + 1")
    width = len(lines[0])
    rows, cols = len(lines) // 2, width // _STEP
    if width % _STEP != 1 or not 1 <= cols <= SIDE or rows > SIDE:
        raise GameError(f"board: line 1 does not draw 1 to {SIDE} cells, or there are too many rows")
    drawing = Drawing([], {}, {}, [])
    for number, line in enumerate(lines):
        if len(line) != width:
            raise GameError(f"board, line {number + 1}: {len(line)} characters, the first line has {width}")
        if number % 2 == 0:
            _read_rule(drawing, line, number, frame=number in (0, len(lines) - 1))
        else:
            _read_row(drawing, line, number)
    return drawing


def _read_rule(drawing: Drawing, line: str, number: int, frame: bool) -> None:
    """A line between two rows, or the upper or lower side of the frame."""
    for col in range(len(line) // _STEP):
        mark = line[_STEP * col + 1 : _STEP * col + 3]
        if line[_STEP * col] != "+" or mark not in ("--", "  ") or (frame and mark != "--"):
            raise GameError(f"board, line {number + 1}: {line!r} is not like +--+  +")
        if mark == "--" and not frame:
            drawing.borders.append(f"h({number // 2 - 1},{col})")
    if line[-1] != "+":
        raise GameError(f"board, line {number + 1}: {line!r} does not end with +")


def _read_row(drawing: Drawing, line: str, number: int) -> None:
    row = number // 2
    cols = len(line) // _STEP
    if line[0] != "|" or line[-1] != "|":
        raise GameError(f"board, line {number + 1}: {line!r} lacks the frame")
    for col in range(cols):
        piece, side = line[_STEP * col + 2], line[_STEP * col + 3]
        if piece != " ":
            if piece.lower() not in COLOUR_LETTERS:
                raise GameError(f"board, line {number + 1}: {piece!r} is no piece ({COLOUR_LETTERS})")
            pieces = drawing.castles if piece.isupper() else drawing.knights
            colour = COLOURS[COLOUR_LETTERS.index(piece.lower())]
            pieces.setdefault(colour, []).append(f"({row},{col})")
        if side not in "| ":
            raise GameError(f"board, line {number + 1}: {side!r} is neither a border nor a gap")
        if side == "|" and col < cols - 1:
            drawing.borders.append(f"v({row},{col})")
    drawing.land.append(line[1::_STEP])


def draw_board(drawing: Drawing) -> list[str]:
    """The lines that `read_board` takes."""
    pieces = {
        cell: letter.upper() if capital else letter
        for found, capital in ((drawing.castles, True), (drawing.knights, False))
        for cell, letter in _letters(found)
    }
    borders = set(drawing.borders)
    cols = len(drawing.land[0])
    lines = []
    for row, signs in enumerate(drawing.land):
        rules = ["--" if row == 0 or f"h({row - 1},{col})" in borders else "  " for col in range(cols)]
        lines.append(f"+{'+'.join(rules)}+")
        line = "|"
        for col, sign in enumerate(signs):
            shut = col == cols - 1 or f"v({row},{col})" in borders
            line += sign + pieces.get(f"({row},{col})", " ") + ("|" if shut else " ")
        lines.append(line)
    lines.append("+" + "--+" * cols)
    return lines


def _letters(pieces: Mapping[str, Sequence[str]]) -> list[tuple[str, str]]:
    """Each cell with the letter of the colour that stands there."""
    return [
        (cell, COLOUR_LETTERS[COLOURS.index(colour)]) for colour, cells in pieces.items() for cell in cells
    ]
