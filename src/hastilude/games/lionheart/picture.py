"""The land of Lionheart with its pieces, borders and domains, as a drawing."""

import re
from typing import TYPE_CHECKING, Final

from hastilude.core.picture import FAINT, INK, box, cut, disc, line, svg, text
from hastilude.games.lionheart.view import LionheartView

if TYPE_CHECKING:
    from hastilude.core.text import Texts

CELL: Final = 30
LEFT: Final = 24
LAND: Final = {
    ".": "#e6dcae",
    "f": "#7fa468",
    "v": "#d9a066",
    "R": "#c58fb0",
    "c": "#c47f4e",
    "s": "#c9ccd1",
    "g": "#e3c04b",
    "d": "#8fc7d6",
}
NAMES: Final = {
    ".": "field",
    "f": "forest",
    "v": "village",
    "R": "residence",
    "c": "copper mine",
    "s": "silver mine",
    "g": "gold mine",
    "d": "gem mine",
}
COLOURS: Final = {"blue": "#2f5f9e", "yellow": "#e0a91f", "red": "#b23a35", "white": "#ffffff"}
_PLACE: Final = re.compile(r"([hv]?)\((\d+),(\d+)\)")


def picture(view: LionheartView, texts: "Texts") -> str:
    side = CELL * view.cols
    owner = {cell: domain.colour for domain in view.domains for cell in domain.cells}
    parts = []
    for row, signs in enumerate(view.land):
        for col, sign in enumerate(signs):
            x, y = LEFT + CELL * col, LEFT + CELL * row
            parts.append(box(x, y, CELL, CELL, LAND[sign], f"({row},{col}) {NAMES[sign]}", "#00000022"))
            colour = owner.get(f"({row},{col})")
            if colour is not None:
                parts.append(f'<g opacity="0.35">{box(x, y, CELL, CELL, COLOURS[colour])}</g>')
            if sign != "." and sign != "f":
                parts.append(text(x + 4, y + 11, sign, 9, colour="#00000099"))
    for pieces in view.pieces:
        fill = COLOURS[pieces.colour]
        for cell in pieces.castles:
            at, top = _centre(cell)
            parts.append(box(at - 9, top - 9, 18, 18, fill, f"{pieces.colour} castle {cell}", INK, 2))
        for cell in pieces.knights:
            at, top = _centre(cell)
            parts.append(disc(at, top, 7, fill, f"{pieces.colour} knight {cell}"))
    for name in view.borders:
        parts.append(_border(name))
    parts.append(
        f'<rect x="{LEFT}" y="{LEFT}" width="{side}" height="{side}" fill="none" stroke="{INK}" stroke-width="2.5"/>'
    )
    for place in range(view.cols):
        parts.append(text(LEFT + CELL * (place + 0.5), LEFT - 7, str(place), 9, "middle", FAINT))
        parts.append(text(LEFT - 6, LEFT + CELL * (place + 0.5) + 3, str(place), 9, "end", FAINT))
    x = LEFT + side + 18
    for number, player in enumerate(view.players):
        y = LEFT + 14 + 66 * number
        now = player.seat == view.seat
        parts.append(disc(x + 6, y - 4, 6, COLOURS[player.colour]))
        parts.append(text(x + 18, y, cut(texts.seat(player.seat), 22), 13, bold=now))
        money = "" if player.money is None else f" · {player.money} thalers"
        parts.append(text(x + 18, y + 17, f"{player.score} points, {player.to_go} to the king", 11))
        parts.append(text(x + 18, y + 32, f"income {player.income}{money}", 11, colour=FAINT))
    return svg(x + 200, LEFT + side + 14, parts, "the land of Lionheart")


def _centre(cell: str) -> tuple[float, float]:
    found = _PLACE.fullmatch(cell)
    assert found is not None
    return LEFT + CELL * (int(found[3]) + 0.5), LEFT + CELL * (int(found[2]) + 0.5)


def _border(name: str) -> str:
    """`v(row,column)` is to the right of a cell, `h(row,column)` below it."""
    found = _PLACE.fullmatch(name)
    assert found is not None
    right, below = LEFT + CELL * (int(found[3]) + 1), LEFT + CELL * (int(found[2]) + 1)
    if found[1] == "v":
        return line(right, below - CELL, right, below, INK, 3.5)
    return line(right - CELL, below, right, below, INK, 3.5)
