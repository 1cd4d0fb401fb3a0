"""Law 12, its last part: nonsense in any field of a state is noticed, with every number of seats."""

import pytest

from hastilude.core import laws
from hastilude.core.game import find_game, games

CASES = [(game.id, seats) for game in games().values() for seats in (game.seats[0], game.seats[-1])]
#: what only imagined states have
PASSING = {"rise_shields": {"facing"}}


@pytest.mark.parametrize(("game", "seats"), CASES, ids=str)
def test_nonsense_in_a_field_is_noticed(game: str, seats: int) -> None:
    short = {"round_limit": "4"} if game == "rise_shields" else {}
    trial = laws.Trial(find_game(game).load(), laws.Case(seats, short), seed="fields", bound=60_000)
    laws.nonsense_is_noticed(trial, states=2, passing=PASSING.get(game, ()))
    assert trial.checked[12] > 50
