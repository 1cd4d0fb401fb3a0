"""Bots by name."""

import pytest

from hastilude.bots.bot import RandomBot
from hastilude.bots.greedy import GreedyBot
from hastilude.bots.line_up import BOTS, find_bot
from hastilude.core.game import GameError, Rulebook
from hastilude.games.kings_bounty.meta import GAME
from hastilude.games.kings_bounty.rulebook import RULEBOOK


class WithoutInsight(Rulebook):
    game = GAME


def test_every_name_finds_a_bot() -> None:
    assert isinstance(find_bot("random", RULEBOOK), RandomBot)
    assert isinstance(find_bot("greedy", RULEBOOK), GreedyBot)
    for name in BOTS:
        find_bot(name, RULEBOOK)


def test_an_unknown_name_is_answered_with_the_known_ones() -> None:
    with pytest.raises(GameError, match=f"there is no bot 'dragon'; there are {', '.join(BOTS)}"):
        find_bot("dragon", RULEBOOK)


def test_a_game_without_insight_has_no_greedy_bot() -> None:
    assert WithoutInsight().insight() is None
    assert isinstance(find_bot("random", WithoutInsight()), RandomBot)
    with pytest.raises(GameError, match="has no insight"):
        find_bot("greedy", WithoutInsight())
