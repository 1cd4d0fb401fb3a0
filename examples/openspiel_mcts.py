"""OpenSpiel's Monte-Carlo tree search at our tables: an algorithm that knows nothing of these games.

    python examples/openspiel_mcts.py --game kings_bounty --games 40 --looks 20

The search is OpenSpiel's (`open_spiel.python.algorithms.mcts`), as it is. It gets a state that its seat
cannot tell from the true one, so it does not see cards that it may not see. Where its tree ends it asks
the game's own judgement instead of playing on by lot; `--rollouts` does without.
"""

import argparse
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from hastilude.core.game import find_game
from hastilude.core.insight import Insight
from hastilude.envs.openspiel import PREFIX


class Judge(mcts.Evaluator):  # type: ignore[misc]
    """What a state is worth to each seat, as the game judges it."""

    def __init__(self, insight: Insight) -> None:
        self.insight = insight

    def evaluate(self, state: Any) -> Any:
        return np.array(self.insight.values(state.course.state))

    def prior(self, state: Any) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return list(state.chance_outcomes())
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def play(game: Any, bot: Any, seat: int, generator: np.random.RandomState) -> float:
    """One game of the bot against seats that choose by lot; what it was worth to the bot."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            action = generator.choice([action for action, _ in state.chance_outcomes()])
        elif state.current_player() == seat:
            action = bot.step(state.imagined(seat, generator.randint(1 << 30)))
        else:
            action = generator.choice(state.legal_actions())
        state.apply_action(int(action))
    return float(state.returns()[seat])


def match(name: str, seats: int, games: int, looks: int, seed: int, rollouts: bool = False) -> float:
    """The share of the games that the search won, from every seat in turn."""
    game = pyspiel.load_game(f"{PREFIX}{name}(players={seats})")
    insight = find_game(name).load().insight()
    generator = np.random.RandomState(seed)
    judge = mcts.RandomRolloutEvaluator(1, generator) if rollouts or insight is None else Judge(insight)
    # outcomes of chance are many here: a search that tries to solve would only lose its way
    bot = mcts.MCTSBot(game, 0.5, looks, judge, solve=False, random_state=generator)
    return sum(play(game, bot, number % seats, generator) for number in range(games)) / games


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="kings_bounty")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--looks", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rollouts", action="store_true")
    given = parser.parse_args()
    share = match(given.game, given.seats, given.games, given.looks, given.seed, given.rollouts)
    print(f"OpenSpiel's MCTS won {share:.1%} of {given.games} games of {given.game} against chance")


if __name__ == "__main__":
    main()
