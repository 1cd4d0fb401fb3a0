"""Rise Shields for tests: games from seeds, actions by their text, positions as data.

Positions drawn as hex maps are in rise_shields_draw.py.
"""

from typing import Any

from hastilude.games.rise_shields.position import from_position
from hastilude.games.rise_shields.rulebook import RULEBOOK
from hastilude.games.rise_shields.rules import RiseShields
from hastilude.games.rise_shields.setting import Figures
from support.play import Play

FIGURES = RULEBOOK.figures(RULEBOOK.components())
PLAYING = Play(RULEBOOK, RULEBOOK.start)
start, random_game, do = PLAYING.start, PLAYING.random_game, PLAYING.do


def place(
    *units: tuple[str, int, str, int],
    seats: int = 2,
    figures: Figures = FIGURES,
    options: dict[str, str] | None = None,
    strict: bool = False,
    **more: Any,
) -> RiseShields:
    """A small position: each unit with owner, cell and facing. `more` are keys of the position format."""
    given: dict[str, Any] = {
        "seats": seats,
        "options": options or {},
        "units": [
            {"unit": unit, "owner": owner, "at": cell, "facing": facing}
            for unit, owner, cell, facing in units
        ],
        **more,
    }
    return from_position(given, figures, strict=strict)
