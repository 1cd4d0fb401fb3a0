"""What drawings of a table are made of: SVG for notebooks, one `picture.py` a game (`hastilude.play`).

A picture shows what a view shows and asks nothing else. Colours are plain, so that it reads on light and
dark pages; every piece has its name as a tooltip.
"""

from collections.abc import Sequence
from html import escape
from math import cos, pi, sin
from typing import Final

#: of the seats, in order
SEATS: Final = (
    "#a83232",
    "#2f5f9e",
    "#c9962b",
    "#3f7d4b",
    "#74488f",
    "#c2672d",
    "#3b8686",
    "#8a6a4f",
    "#5b6470",
)
GROUND: Final = "#f4ecd9"
INK: Final = "#2b2620"
FAINT: Final = "#8b8172"


def svg(width: float, height: float, parts: Sequence[str], label: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" role="img" '
        f'aria-label="{escape(label)}" style="width:100%;max-width:{width:g}px;height:auto;display:block;margin:auto;'
        f'background:{GROUND};font-family:Georgia,serif">{"".join(parts)}</svg>'
    )


def text(
    x: float,
    y: float,
    words: str,
    size: float = 12,
    anchor: str = "start",
    colour: str = INK,
    bold: bool = False,
) -> str:
    weight = ' font-weight="bold"' if bold else ""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size:g}" text-anchor="{anchor}" fill="{colour}"{weight}>'
        f"{escape(words)}</text>"
    )


def box(
    x: float,
    y: float,
    width: float,
    height: float,
    fill: str,
    name: str = "",
    edge: str = "none",
    round_: float = 0,
) -> str:
    told = f"<title>{escape(name)}</title>" if name else ""
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" rx="{round_:g}" fill="{fill}" '
        f'stroke="{edge}">{told}</rect>'
    )


def disc(x: float, y: float, radius: float, fill: str, name: str = "", edge: str = INK) -> str:
    told = f"<title>{escape(name)}</title>" if name else ""
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:g}" fill="{fill}" stroke="{edge}">{told}</circle>'


def line(x: float, y: float, to_x: float, to_y: float, colour: str, width: float = 1) -> str:
    return (
        f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}" stroke="{colour}" stroke-width="{width:g}" '
        'stroke-linecap="round"/>'
    )


def hexagon(x: float, y: float, size: float, fill: str, name: str = "") -> str:
    """With a corner above."""
    points = " ".join(
        f"{x + size * sin(pi * corner / 3):.1f},{y - size * cos(pi * corner / 3):.1f}" for corner in range(6)
    )
    told = f"<title>{escape(name)}</title>" if name else ""
    return f'<polygon points="{points}" fill="{fill}" stroke="{FAINT}" stroke-width="0.7">{told}</polygon>'


def cut(words: str, most: int) -> str:
    return words if len(words) <= most else words[: most - 1] + "…"
