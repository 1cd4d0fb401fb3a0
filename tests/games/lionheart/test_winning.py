"""Whoever can win at once does: the card and its units, drawn; and games to their end."""

import pytest

from hastilude.bots.bot import Bot
from hastilude.bots.greedy import GreedyBot
from hastilude.bots.ismcts import Budget, IsmctsBot
from hastilude.core.chance import SeededChance, seed_of
from hastilude.games.lionheart.cards import ACTIONS
from hastilude.games.lionheart.insight import LionheartInsight
from hastilude.games.lionheart.rules import Lionheart
from support.lionheart import do, draw

INSIGHT = LionheartInsight()
LUCK = SeededChance(seed_of("winning"))
BOTS = [GreedyBot(INSIGHT), IsmctsBot(INSIGHT, Budget(looks=60))]
IDS = ["squire", "searcher"]

#: yellow lacks a few points: forests lie on three sides, a village two cells away
NEARLY = """
    +--+--+--+--+--+--+
    |.Y .y|f  v  .  .B|
    +  +  +  +  +  +  +
    |f  v |f  .  .b . |
    +--+--+  +  +  +  +
    |f  .  .  .  .  .R|
    +  +  +  +  +  +  +
    |v  .  .  .  .  .r|
    +--+--+--+--+--+--+
"""

#: yellow has two castles that a fence is missing for
FENCES = """
    +--+--+--+--+--+--+
    |.Y .y|.  .  .b .B|
    +  +  +  +  +  +  +
    |v  f  .  .  .  . |
    +  +  +  +  +--+--+
    |.  .  .  .  .  . |
    +  +  +  +  +  +  +
    |.Y .y .  .  .b .B|
    +--+--+--+--+--+--+
"""


def chosen(bot: Bot, game: Lionheart, seed: int = 0) -> str:
    return ACTIONS.text(bot.choose(game.legal(), game, SeededChance(seed_of("winning", seed))))


def play_out_turn(bot: Bot, game: Lionheart) -> list[str]:
    """What a bot does until the game or its turn is over."""
    seat, turn, done = game.seat, game.turn, []
    while game.legal() and (game.seat, game.turn) == (seat, turn):
        done.append(chosen(bot, game))
        do(game, done[-1])
    return done


@pytest.mark.parametrize("bot", BOTS, ids=IDS)
@pytest.mark.parametrize("missing", [1, 2, 4])
def test_an_expansion_that_wins_is_played(bot: Bot, missing: int) -> None:
    """Issue 21: at 39 of 40 the knight sold cards, turn after turn. Four points need the forest
    first and the village behind it."""
    game = draw(NEARLY, "yb", "B08 A06 B15", target=4 + missing, money=[9, 30])
    assert chosen(bot, game) == "play B08 for expand_domain"
    play_out_turn(bot, game)
    assert game.winners == [0]


@pytest.mark.parametrize("bot", BOTS, ids=IDS)
def test_a_fence_that_wins_is_closed(bot: Bot) -> None:
    game = draw(FENCES, "yb", "A06 A09 B15", target=4, money=[9, 30])
    play_out_turn(bot, game)
    assert game.winners == [0]


@pytest.mark.parametrize("bot", BOTS, ids=IDS)
def test_in_the_last_turn_money_wins_too(bot: Bot) -> None:
    """Two points behind: the sale that makes yellow the richest brings five against three."""
    picture = """
        +--+--+--+--+
        |.Y f |v  .B|
        +  +  +  +  +
        |.y . |.  .b|
        +--+--+--+--+
    """
    game = draw(picture, "yb", "A06 A09 B14", deck=[], final_turns=1, money=[6, 10])
    assert chosen(bot, game) == "sell A06"


def test_without_a_way_to_win_nothing_is_promised() -> None:
    game = draw(NEARLY, "yb", "B08 A06 B15", target=50, money=[9, 30])
    assert INSIGHT.wins(game, game.legal(), 1, LUCK) == []
    poor = draw(NEARLY, "yb", "B08 A06 B15", target=6, money=[3, 30])
    assert INSIGHT.wins(poor, poor.legal(), 1, LUCK) == []


@pytest.mark.parametrize(
    ("card", "options"), [("A03", {"allow_null_play": "true"}), ("A06", {"border_count_mode": "up_to"})]
)
def test_borders_that_may_be_left_undone_promise_nothing(card: str, options: dict[str, str]) -> None:
    """LH-R11, LH-R12: with two of them to come, the stop stands among the borders."""
    game = draw(FENCES, "yb", f"{card} A09 B15", target=12, money=[9, 30], options=options)
    assert INSIGHT.wins(game, game.legal(), 1, LUCK) == []
