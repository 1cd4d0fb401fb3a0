"""What King's Bounty's golden games have to show; tests/games/test_golden.py replays them."""

from hastilude.games.kings_bounty.meta import GAME
from support.goldens import Goldens

GOLDENS = Goldens(GAME.id)


def test_all_seats_basic_and_expert() -> None:
    headers = [record.header for record in GOLDENS.records()]
    found = {(len(header.seats), header.options["expert_titles"]) for header in headers}
    assert found == {(seats, expert) for seats in GAME.seats for expert in ("false", "true")}


def test_every_way_to_end() -> None:
    assert GOLDENS.reasons() == {"final_turn", "last_card", "stalled"}
