"""What Lionheart's golden games have to show; tests/games/test_golden.py replays them."""

from hastilude.games.lionheart.meta import GAME
from hastilude.games.lionheart.rulebook import RULEBOOK
from support.goldens import Goldens

GOLDENS = Goldens(GAME.id)


def test_every_number_of_seats_ends_in_both_ways() -> None:
    found = set()
    for record in GOLDENS.records():
        assert record.ending is not None
        assert record.ending.result is not None
        found.add((len(record.header.seats), record.ending.result["reason"]))
    assert found == {(seats, reason) for seats in GAME.seats for reason in ("king", "deck")}


def test_every_kind_of_action_is_met() -> None:
    kinds = {
        RULEBOOK.actions.decode(RULEBOOK.actions.parse(line.action)).kind
        for record in GOLDENS.records()
        for line in record.lines
        if line.action is not None
    }
    assert kinds == {kind.name for kind in RULEBOOK.actions.kinds}
