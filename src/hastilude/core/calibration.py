"""From what a game reckons to what comes true: chances as they are told at the table.

Dice can be counted, what players do with cards, tokens and rerolls cannot. So many games were played,
and for each kind of chance it was noted how often what was reckoned came true: a curve that rises from
reckoned to true. The curves are data, `calibration.toml` in a game's folder, which says by which games
they were made; `tests/soak/calibration.py` makes them, and tests them with games they do not know.
"""

from bisect import bisect_right
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

FILE = "calibration.toml"
#: how a chance is noted that is counted out and needs no curve
EXACT = "exact"


class Curve(msgspec.Struct, frozen=True):
    """Reckoned and true chance, corner by corner; straight between two corners."""

    reckoned: tuple[float, ...]
    true: tuple[float, ...]
    #: chances that it was made of
    values: int = 0

    def __post_init__(self) -> None:
        if len(self.reckoned) != len(self.true) or not self.reckoned:
            raise ValueError("a curve has as many true as reckoned chances, and at least one")
        if list(self.reckoned) != sorted(set(self.reckoned)) or list(self.true) != sorted(self.true):
            raise ValueError("a curve rises")

    def at(self, chance: float) -> float:
        xs, ys = self.reckoned, self.true
        if chance <= xs[0]:
            return ys[0]
        if chance >= xs[-1]:
            return ys[-1]
        n = bisect_right(xs, chance)
        part = (chance - xs[n - 1]) / (xs[n] - xs[n - 1])
        return ys[n - 1] + part * (ys[n] - ys[n - 1])


class Calibration:
    """The curves of a game. What has none is told as it is reckoned."""

    def __init__(self, curves: Mapping[str, Curve]) -> None:
        self.curves = dict(curves)
        #: who makes or tests curves sets a list here: kind, reckoned, told
        self.noted: list[tuple[str, float, float]] | None = None

    def told(self, kind: str, chance: float) -> float:
        curve = self.curves.get(kind)
        found = chance if curve is None else curve.at(chance)
        if self.noted is not None:
            self.noted.append((kind, chance, found))
        return found


@cache
def calibration_in(folder: Path) -> Calibration:
    """Of a game's folder; without a file there are no curves."""
    path = folder / FILE
    if not path.exists():
        return Calibration({})
    found: dict[str, Any] = msgspec.toml.decode(path.read_bytes())
    return Calibration(msgspec.convert(found.get("curves", {}), dict[str, Curve]))
