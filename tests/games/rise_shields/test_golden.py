"""What Rise Shields' golden games have to show; tests/games/test_golden.py replays them."""

from hastilude.games.rise_shields.meta import GAME
from hastilude.games.rise_shields.names import MODES
from hastilude.games.rise_shields.setting import mode_of
from support.goldens import Goldens

GOLDENS = Goldens(GAME.id)
#: an end that only a fire rain with friendly fire could bring: drawn in test_victory.py
RARE = {"both_destroyed"}


def test_every_mode() -> None:
    headers = [record.header for record in GOLDENS.records()]
    assert {mode_of(len(h.seats), h.options["mode"]) for h in headers} == set(range(len(MODES)))


def test_every_way_to_end() -> None:
    ends = {"destruction", "dominion", "round_limit", "no_progress", "resignation"}
    assert GOLDENS.reasons() == ends
    assert not ends & RARE
