"""Games of OpenSpiel, RLCard, PettingZoo and Catanatron, played at random: `hastilude bench --peers`.

Runs in an environment of its own (requirements/bench.txt, made by `make bench`), imports
nothing of Hastilude and prints one JSON document: the rates of every run.
"""

import argparse
import json
import random
import sys
import time
import warnings
from importlib.metadata import version

try:
    import numpy
    import pyspiel
    import rlcard
    from catanatron import Color, Game, RandomPlayer
    from pettingzoo.classic import chess_v6
except ImportError as error:
    sys.exit(f"{error.name} is not installed here")

SPIEL_GAMES = ("hearts", "chess", "gin_rummy", "backgammon")
#: Catanatron's own limit
CATAN_TURNS = 1000
#: looks ahead of a decision of OpenSpiel's MCTS
LOOKS = 100

CHOICES = random.Random(1)


# -- OpenSpiel ---------------------------------------------------------------------------


def past_chance(state):
    """On to the next decision."""
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(CHOICES.choices(outcomes, weights)[0])
    return state


def spiel_game(game):
    """One game by random moves; the number of decisions, chance apart."""
    state = past_chance(game.new_initial_state())
    decisions = 0
    while not state.is_terminal():
        state.apply_action(CHOICES.choice(state.legal_actions()))
        past_chance(state)
        decisions += 1
    return decisions


def spiel_steps(game):
    """The same with observation and mask of who decides; some games have all it has seen instead."""
    seen = game.get_type().provides_observation_tensor
    state = past_chance(game.new_initial_state())
    decisions = 0
    while not state.is_terminal():
        look = state.observation_tensor if seen else state.information_state_tensor
        look(state.current_player())
        state.legal_actions_mask()
        state.apply_action(CHOICES.choice(state.legal_actions()))
        past_chance(state)
        decisions += 1
    return decisions


def spiel_middle(game):
    """A game some way on."""
    state = past_chance(game.new_initial_state())
    for _ in range(20):
        if state.is_terminal():
            return past_chance(game.new_initial_state())
        state.apply_action(CHOICES.choice(state.legal_actions()))
        past_chance(state)
    return past_chance(game.new_initial_state()) if state.is_terminal() else state


def spiel(name):
    game = pyspiel.load_game(name)
    middle = spiel_middle(game)
    works = {
        "decisions_per_second": lambda: spiel_game(game),
        "games_per_second": lambda: spiel_game(game) and 1,
        "copies_per_second": lambda: middle.clone() and 1,
        "environment_steps_per_second": lambda: spiel_steps(game),
    }
    kind = game.get_type()
    if kind.information == pyspiel.GameType.Information.PERFECT_INFORMATION:
        search = pyspiel.MCTSBot(
            game, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, LOOKS, 1000, False, 1, False
        )
        works["looks_per_second"] = lambda: search.step(middle) >= 0 and LOOKS
    return f"OpenSpiel {version('open_spiel')}", name, works


# -- the others --------------------------------------------------------------------------


def rlcard_steps(env):
    """One game. States bring observation and legal actions; a mask is made of these, as its users do who need
    one, for all the other libraries' steps have it too."""
    state, _ = env.reset()
    decisions = 0
    while not env.is_over():
        mask = numpy.zeros(env.num_actions, numpy.int8)
        mask[list(state["legal_actions"])] = 1
        state, _ = env.step(CHOICES.choice(list(state["legal_actions"])))
        decisions += 1
    return decisions


def rlcards(name):
    env = rlcard.make(name, {"seed": 1})
    return f"RLCard {rlcard.__version__}", name, {"environment_steps_per_second": lambda: rlcard_steps(env)}


def zoo_steps(env, most=300):
    """One game of chess, or so much of it."""
    env.reset(seed=CHOICES.randrange(1 << 30))
    decisions = 0
    for _ in env.agent_iter(most):
        observation, _, ended, cut, _ = env.last()
        if ended or cut:
            break
        env.step(CHOICES.choice(numpy.flatnonzero(observation["action_mask"]).tolist()))
        decisions += 1
    return decisions


def zoo():
    env = chess_v6.env()
    return (
        f"PettingZoo {version('pettingzoo')}",
        "chess",
        {"environment_steps_per_second": lambda: zoo_steps(env)},
    )


def catan_game():
    """One game of four of Catanatron's own random players, to its end or its turn limit."""
    game = Game([RandomPlayer(color) for color in Color])
    decisions = 0
    while game.winning_color() is None and game.state.num_turns < CATAN_TURNS:
        game.play_tick()
        decisions += 1
    return decisions


def catan():
    game = Game([RandomPlayer(color) for color in Color])
    for _ in range(100):
        game.play_tick()
    works = {
        "decisions_per_second": catan_game,
        "games_per_second": lambda: catan_game() and 1,
        "copies_per_second": lambda: game.copy() and 1,
    }
    return f"Catanatron {version('catanatron')}", "catan", works


# -- all of them -------------------------------------------------------------------------


def rates(work, runs, seconds):
    work()  # warm
    found = []
    for _ in range(runs):
        count = 0
        start = time.process_time()
        while (spent := time.process_time() - start) < seconds:
            count += work()
        found.append(count / spent)
    return found


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.4)
    given = parser.parse_args()
    warnings.simplefilter("ignore")
    peers = [*map(spiel, SPIEL_GAMES), rlcards("gin-rummy"), zoo(), catan()]
    found = [
        {"library": library, "game": game}
        | {what: rates(work, given.runs, given.seconds) for what, work in works.items()}
        for library, game, works in peers
    ]
    print(json.dumps(found))


if __name__ == "__main__":
    main()
