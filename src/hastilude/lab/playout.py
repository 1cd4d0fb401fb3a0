"""Bots play a game to its end: the inner loop of every simulation."""

from hastilude.bots.bot import Bot
from hastilude.core.chance import Chance
from hastilude.core.state import CHOICE, OVER, State


def play_out(state: State, bots: list[Bot], game_chance: Chance, bot_chance: Chance) -> int:
    """Play to the end; the number of decisions, forced ones among them.

    Like the referee, and without its record: bots get the legal actions and an imagined
    state, never the true one.
    """
    decisions = 0
    while True:
        seat = state.decider()
        if seat == OVER:
            return decisions
        action = state.forced()
        if action == CHOICE:
            bot = bots[seat]
            sight = None if bot.blind else state.imagine(seat, bot_chance)
            action = bot.choose(state.legal(), sight, bot_chance)
        state.apply(action, game_chance)
        decisions += 1
