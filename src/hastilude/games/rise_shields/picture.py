"""The map of Rise Shields with its units, as a drawing."""

from math import cos, pi, sin, sqrt
from typing import TYPE_CHECKING, Final

from hastilude.core.picture import INK, SEATS, cut, disc, hexagon, line, svg, text
from hastilude.games.rise_shields.show import LETTERS
from hastilude.games.rise_shields.view import RiseShieldsUnit, RiseShieldsView

if TYPE_CHECKING:
    from hastilude.core.text import Texts

SIZE: Final = 22
WIDE: Final = SIZE * sqrt(3)
LAND: Final = {
    "plain": "#e6dcae",
    "forest": "#7fa468",
    "mountain": "#a79a8a",
    "swamp": "#8fa59a",
    "signpost": "#e3cd84",
    "treasury": "#e3b04b",
    "fortification": "#b9a9c4",
    "castle": "#c58f8f",
}
SIGNS: Final = {"signpost": "P", "treasury": "T", "fortification": "X", "castle": "K"}


def picture(view: RiseShieldsView, texts: "Texts") -> str:
    parts = []
    for row, cells in enumerate(view.terrain):
        for column, terrain in enumerate(cells):
            x, y = _centre(row, column)
            parts.append(hexagon(x, y, SIZE, LAND[terrain], f"{row}.{column} {terrain}"))
            if terrain in SIGNS:
                parts.append(text(x, y - SIZE + 11, SIGNS[terrain], 9, "middle", "#00000099"))
    corners = view.options["facing_layout"] == "2-2-2"
    for unit in view.units:
        if unit.at is not None:
            parts += _unit(unit, corners, texts)
    height = _centre(len(view.terrain) - 1, 0)[1] + SIZE + 8
    left = WIDE * 11 + 34
    for number, player in enumerate(view.players):
        y = 24 + 84 * number
        parts.append(disc(left, y - 4, 6, SEATS[player.seat]))
        parts.append(text(left + 12, y, cut(texts.seat(player.seat), 22), 13, bold=player.seat == view.seat))
        leader = texts.thing("unit", player.leader) if player.leader else "–"
        field = sum(unit.owner == player.seat and unit.at is not None for unit in view.units)
        parts.append(text(left + 12, y + 17, cut(leader, 26), 11))
        told = f"energy {player.energy} of {player.energy_limit} · artifacts {player.artifact_count}"
        parts.append(text(left + 12, y + 32, told, 11))
        parts.append(text(left + 12, y + 47, f"units in the field {field}, dead {len(player.dead)}", 11))
    return svg(left + 200, height, parts, "the map of Rise Shields")


def _centre(row: int, column: int) -> tuple[float, float]:
    """Odd rows lie half a cell to the right."""
    return 10 + WIDE * (column + 0.5 + row % 2 / 2), 8 + SIZE * (1 + 1.5 * row)


def _unit(unit: RiseShieldsUnit, corners: bool, texts: "Texts") -> list[str]:
    assert unit.at is not None
    row, column = map(int, unit.at.split("."))
    x, y = _centre(row, column)
    # clockwise from the upper right: corners ↗ ↘ ↓ ↙ ↖ ↑, edges ↗ → ↘ ↙ ← ↖
    turn = pi / 3 * (unit.facing + 1) if corners else pi / 3 * (unit.facing + 0.5)
    fill = SEATS[unit.owner]
    name = f"{texts.thing('unit', unit.unit)}: {unit.attack}/{unit.defence}/{unit.movement}"
    return [
        line(x, y, x + 17 * sin(turn), y - 17 * cos(turn), INK, 4),
        disc(x, y, 12, fill, name, INK),
        text(x, y + 4, LETTERS[unit.type], 11, "middle", "#ffffff", bold=True),
    ]
