"""Sure wins that were missed once: a card after a card in a battle, the last card of a hand before the next
must declare, a duel in the last travels, two borders that no plan had in mind.

Positions were drawn as `tests/soak/sure_wins.py` draws them; it asks hundreds.
"""

import json
from pathlib import Path

import pytest

from hastilude.bots.line_up import find_bot
from hastilude.core.game import find_game
from support.sure_wins import takes

MISSED = [json.loads(line) for line in (Path(__file__).parent / "sure_wins.jsonl").read_text().splitlines()]


@pytest.mark.parametrize("bot", ["squire", "ismcts:8"])
@pytest.mark.parametrize("number", range(len(MISSED)), ids=lambda n: f"{MISSED[n]['game']}-{n}")
def test_a_sure_win_is_taken(number: int, bot: str) -> None:
    rulebook = find_game(MISSED[number]["game"]).load()
    state = rulebook.from_position(MISSED[number]["position"], rulebook.components())
    assert all(takes(find_bot(bot, rulebook), state, (bot, seed)) for seed in range(3))
