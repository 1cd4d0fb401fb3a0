"""What Hearts and Armour's golden games have to show; tests/games/test_golden.py replays them."""

from hastilude.games.hearts_and_armour.meta import GAME
from hastilude.games.hearts_and_armour.position import ENDS
from support.goldens import Goldens

GOLDENS = Goldens(GAME.id)


def test_all_seats() -> None:
    assert {len(record.header.seats) for record in GOLDENS.records()} == {3, *GAME.seats}


def test_every_way_to_end() -> None:
    assert GOLDENS.reasons() == set(ENDS)
