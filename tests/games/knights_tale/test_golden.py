"""What the golden games of A Knight's Tale have to show; tests/games/test_golden.py replays them."""

from hastilude.games.knights_tale.ending import ENDS
from hastilude.games.knights_tale.meta import GAME
from support.goldens import Goldens

GOLDENS = Goldens(GAME.id)


def test_all_seats() -> None:
    assert {len(record.header.seats) for record in GOLDENS.records()} == set(GAME.seats)


def test_every_way_to_end() -> None:
    assert GOLDENS.reasons() == set(ENDS)
