"""Sure wins that were missed once: a card after a card in a battle, the last card of a hand before the next
must declare, a duel in the last travels, two borders that no plan had in mind, cells of the very last turn,
which need not reach the king; a unit's step before its blow, which a squire takes no time for.

Positions were drawn as `tests/soak/sure_wins.py` draws them; it asks hundreds.
"""

import json
from pathlib import Path

import pytest

from hastilude.bots.line_up import find_bot
from hastilude.core.game import find_game
from hastilude.lab.analyse import GLANCE
from support.sure_wins import named, sure, takes

MISSED = [json.loads(line) for line in (Path(__file__).parent / "sure_wins.jsonl").read_text().splitlines()]


#: by whom: `searched` are seen by those who search
ASKED = [
    pytest.param(number, bot, id=f"{missed['game']}-{number}-{bot}")
    for number, missed in enumerate(MISSED)
    for bot in ("squire", "ismcts:8")
    if bot != "squire" or not missed.get("searched")
]


@pytest.mark.parametrize(("number", "bot"), ASKED)
def test_a_sure_win_is_taken(number: int, bot: str) -> None:
    rulebook = find_game(MISSED[number]["game"]).load()
    state = rulebook.from_position(MISSED[number]["position"], rulebook.components())
    assert all(takes(find_bot(bot, rulebook), state, (bot, seed)) for seed in range(3))


@pytest.mark.parametrize("number", [n for n, missed in enumerate(MISSED) if missed.get("searched")])
def test_the_analysis_names_a_sure_win(number: int) -> None:
    rulebook = find_game(MISSED[number]["game"]).load()
    state = rulebook.from_position(MISSED[number]["position"], rulebook.components())
    assert named(rulebook, state, sure(state), GLANCE)
