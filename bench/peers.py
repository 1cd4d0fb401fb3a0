"""Games of OpenSpiel, and Catanatron, played at random from a Python loop: `hastilude bench --peers`.

Runs in an environment of its own (requirements/bench.txt, made by `make bench`), imports
nothing of Hastilude and prints one JSON document: the rates of every run.
"""

import argparse
import json
import random
import sys
import time
from functools import partial
from importlib.metadata import version

try:
    import pyspiel
    from catanatron import Color, Game, RandomPlayer
except ImportError as error:
    sys.exit(f"{error.name} is not installed here")

SPIEL_GAMES = ("hearts", "chess", "gin_rummy")
#: Catanatron's own limit
CATAN_TURNS = 1000


def play_spiel(game, choose, pick):
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


def play_catan():
    """One game of four of Catanatron's own random players, to its end or its turn limit."""
    game = Game([RandomPlayer(color) for color in Color])
    decisions = 0
    while game.winning_color() is None and game.state.num_turns < CATAN_TURNS:
        game.play_tick()
        decisions += 1
    return decisions


def rates(play, runs, seconds):
    play()  # warm
    decisions_rates, games_rates = [], []
    for _ in range(runs):
        decisions = games = 0
        start = time.perf_counter()
        while (spent := time.perf_counter() - start) < seconds:
            decisions += play()
            games += 1
        decisions_rates.append(decisions / spent)
        games_rates.append(games / spent)
    return {"decisions_per_second": decisions_rates, "games_per_second": games_rates}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.4)
    given = parser.parse_args()
    rng = random.Random(1)
    spiel = f"OpenSpiel {version('open_spiel')}"
    peers = [
        (spiel, name, partial(play_spiel, pyspiel.load_game(name), rng.choice, rng.choices))
        for name in SPIEL_GAMES
    ]
    peers.append((f"Catanatron {version('catanatron')}", "catan", play_catan))
    found = [
        {"library": library, "game": game, **rates(play, given.runs, given.seconds)}
        for library, game, play in peers
    ]
    print(json.dumps(found))


if __name__ == "__main__":
    main()
