"""What Hearts and Armour's golden games have to show; tests/games/test_golden.py replays them."""

from pathlib import Path

import pytest

from hastilude.core.record import Record, verify
from hastilude.games.hearts_and_armour.meta import GAME
from hastilude.games.hearts_and_armour.position import ENDS
from hastilude.games.hearts_and_armour.rulebook import RULEBOOK
from support.goldens import Goldens

GOLDENS = Goldens(GAME.id)


def test_all_seats() -> None:
    assert {len(record.header.seats) for record in GOLDENS.records()} == {3, *GAME.seats}


def test_every_way_to_end() -> None:
    assert GOLDENS.reasons() == set(ENDS)


# -- records of the first release ----------------------------------------------------------

RELEASED = Path(__file__).parent / "released"


@pytest.mark.parametrize("path", sorted(RELEASED.glob("*.jsonl")), ids=lambda path: path.stem)
def test_a_record_of_the_first_release_holds(path: Path) -> None:
    """Written before the host could name the first knights: what its header lacks is the default."""
    record = Record.read(path)
    assert "first_crusader" not in record.header.options
    verify(record, RULEBOOK.components(), RULEBOOK)
    golden = GOLDENS.folder / path.name
    assert record.lines == Record.read(golden).lines
