"""Games of OpenSpiel, played at random from a Python loop: the peers of `hastilude bench --peers`.

Runs in an environment of its own (requirements/bench.txt, made by `make bench`), imports
nothing of Hastilude and prints one JSON document: the rates of every run.
"""

import argparse
import json
import random
import sys
import time
from importlib.metadata import version

try:
    import pyspiel
except ImportError:
    sys.exit("OpenSpiel is not installed here")

GAMES = ("hearts", "chess", "gin_rummy")


def play(game, choose, pick):
    """One game by random moves; the number of decisions, chance apart."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(pick(outcomes, weights)[0])
        else:
            state.apply_action(choose(state.legal_actions()))
            decisions += 1
    return decisions


def rates(game, runs, seconds):
    rng = random.Random(1)
    play(game, rng.choice, rng.choices)  # warm
    decisions_rates, games_rates = [], []
    for _ in range(runs):
        decisions = games = 0
        start = time.perf_counter()
        while (spent := time.perf_counter() - start) < seconds:
            decisions += play(game, rng.choice, rng.choices)
            games += 1
        decisions_rates.append(decisions / spent)
        games_rates.append(games / spent)
    return {"decisions_per_second": decisions_rates, "games_per_second": games_rates}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.4)
    given = parser.parse_args()
    found = {name: rates(pyspiel.load_game(name), given.runs, given.seconds) for name in GAMES}
    print(json.dumps({"library": f"OpenSpiel {version('open_spiel')}", "games": found}))


if __name__ == "__main__":
    main()
