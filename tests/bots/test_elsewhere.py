"""A bot of another build answers as it would there; here that build is this one."""

from pathlib import Path

import pytest

import hastilude
from hastilude.bots.elsewhere import ElsewhereBot
from hastilude.bots.line_up import find_bot
from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.game import GameError, find_game
from hastilude.core.state import CHOICE, OVER

HERE = str(Path(hastilude.__file__).resolve().parents[1])


def test_it_decides_as_the_bot_of_its_name_there() -> None:
    rulebook = find_game("kings_bounty").load()
    far, near = find_bot(f"build:{HERE}:ismcts:6", rulebook), find_bot("ismcts:6", rulebook)
    assert isinstance(far, ElsewhereBot)
    luck = SeededChance(seed_of("a game"))
    state = rulebook.start(2, rulebook.game.choose({}), rulebook.components(), luck)
    asked = 0
    while state.decider() != OVER and asked < 5:
        action = state.forced()
        if action == CHOICE:
            legal, sight = state.legal(), state.imagine(state.decider(), luck)
            seed = seed_of("asked", asked)
            chance = SeededChance(seed)
            told = str([chance.below(1 << 16) for _ in range(8)])
            action = far.choose(legal, sight, SeededChance(seed))
            read = rulebook.from_position(rulebook.position(sight), rulebook.components())
            assert action == near.choose(legal, read, SeededChance(seed_of("elsewhere", told)))
            asked += 1
        state.apply(action, luck)
    far.close()
    assert asked == 5


def test_a_build_that_is_none_is_said_so() -> None:
    rulebook = find_game("kings_bounty").load()
    state = rulebook.start(2, rulebook.game.choose({}), rulebook.components(), SeededChance(seed_of("none")))
    bot = find_bot("build:/nowhere:no such bot", rulebook)
    assert isinstance(bot, ElsewhereBot)
    with pytest.raises(GameError, match="does not answer"):
        bot.choose(state.legal(), state, SeededChance(seed_of("none")))
    bot.close()
