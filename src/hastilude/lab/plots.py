"""Small drawings as SVG, for reports that need nothing else. Colours are the page's (`report.py`)."""

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

#: of a drawing, and of the names on its left
WIDTH, NAMES = 640, 230
#: left of a curve, for its percentages
EDGE = 44
ROW = 18


class Mark(NamedTuple):
    """A share with its interval, on a row of its own."""

    name: str
    share: float
    low: float
    high: float
    #: how many seats stand behind it; 0: it is not said
    seats: int = 0
    note: str = ""


def intervals(marks: Sequence[Mark], fair: float) -> str:
    """A dot and its interval for each row, and a line where the fair share is."""
    most = max([fair * 1.2, *(mark.high for mark in marks)], default=1.0) or 1.0
    room = WIDTH - NAMES - 100

    def x(value: float) -> float:
        return NAMES + room * value / most

    height = ROW * len(marks) + 24
    parts = [f'<line class="fair" x1="{x(fair):.1f}" x2="{x(fair):.1f}" y1="4" y2="{height - 20}"/>']
    parts.append(
        f'<text class="axis" x="{x(fair):.1f}" y="{height - 6}" text-anchor="middle">{fair:.0%}</text>'
    )
    for row, mark in enumerate(marks):
        y = ROW * row + 14
        kind = "high" if mark.low > fair else "low" if mark.high < fair else "even"
        parts.append(
            f'<g class="{kind}"><title>{escape(mark.name)}: {mark.share:.1%} '
            f"({mark.low:.1%} … {mark.high:.1%}) {escape(mark.note)}</title>"
            f'<text x="{NAMES - 8}" y="{y + 4}" text-anchor="end">{escape(mark.name)}</text>'
            f'<line x1="{x(mark.low):.1f}" x2="{x(mark.high):.1f}" y1="{y}" y2="{y}"/>'
            f'<circle cx="{x(mark.share):.1f}" cy="{y}" r="3.5"/>'
            f'<text class="axis" x="{WIDTH - 4}" y="{y + 4}" text-anchor="end">{mark.share:.1%}{f" of {mark.seats}" if mark.seats else ""}</text></g>'
        )
    return _svg(height, parts)


def histogram(bins: Sequence[int], least: int, step: int) -> str:
    """How many games fell into each step."""
    height, most = 120, max(bins, default=1) or 1
    wide = (WIDTH - 20) / max(1, len(bins))
    parts = []
    for place, count in enumerate(bins):
        tall = (height - 26) * count / most
        start = least + place * step
        name = str(start) if step == 1 else f"{start}–{start + step - 1}"
        parts.append(
            f'<rect class="bar" x="{10 + wide * place:.1f}" y="{height - 18 - tall:.1f}" width="{wide - 1:.1f}" '
            f'height="{tall:.1f}"><title>{name}: {count}</title></rect>'
        )
    for place in sorted({0, len(bins) // 2, len(bins) - 1}):
        parts.append(
            f'<text class="axis" x="{10 + wide * (place + 0.5):.1f}" y="{height - 4}" text-anchor="middle">'
            f"{least + place * step}</text>"
        )
    return _svg(height, parts)


def curve(values: Sequence[float], fair: float) -> str:
    """A chance from the beginning of a game to its end."""
    height = 160

    def point(place: int, value: float) -> str:
        return f"{EDGE + (WIDTH - EDGE - 10) * place / (len(values) - 1):.1f},{height - 20 - (height - 30) * value:.1f}"

    line = " ".join(point(place, value) for place, value in enumerate(values))
    even = f"{point(0, fair)} {point(len(values) - 1, fair)}"
    parts = [f'<polyline class="fair" points="{even}"/>', f'<polyline class="curve" points="{line}"/>']
    parts += [
        f'<text class="axis" x="{EDGE - 4}" y="{height - 16 - (height - 30) * value:.1f}" text-anchor="end">{value:.0%}</text>'
        for value in (0.0, 0.5, 1.0)
    ]
    parts += [
        f'<text class="axis" x="{EDGE + (WIDTH - EDGE - 10) * place:.0f}" y="{height - 4}" text-anchor="{anchor}">{name}</text>'
        for place, anchor, name in ((0.0, "start", "start"), (0.5, "middle", "half"), (1.0, "end", "end"))
    ]
    return _svg(height, parts)


def pairs(rows: Sequence[tuple[str, float, float]]) -> str:
    """Two bars a row: winners above, the others below."""
    most = max([abs(value) for _, *both in rows for value in both], default=1.0) or 1.0
    room = WIDTH - NAMES - 60
    parts = []
    for row, (name, one, other) in enumerate(rows):
        y = 24 * row + 6
        parts.append(f'<text x="{NAMES - 8}" y="{y + 13}" text-anchor="end">{escape(name)}</text>')
        for value, kind, below in ((one, "bar", 0), (other, "rest", 9)):
            parts.append(
                f'<rect class="{kind}" x="{NAMES}" y="{y + below}" width="{room * abs(value) / most:.1f}" height="8">'
                f"<title>{escape(name)}: {value:.2f}</title></rect>"
                f'<text class="small" x="{NAMES + 4 + room * abs(value) / most:.1f}" y="{y + below + 7}">{value:.1f}</text>'
            )
    return _svg(24 * len(rows) + 10, parts)


def _svg(height: int, parts: Sequence[str]) -> str:
    return f'<div class="wide"><svg viewBox="0 0 {WIDTH} {height}" role="img">{"".join(parts)}</svg></div>'
