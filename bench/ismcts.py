"""Looks ahead a second: our search beside OpenSpiel's ISMCTS bots on gin_rummy, in one run.

    python bench/ismcts.py [--peer-python .venv-bench/bin/python] [--json]

The peer runs in an environment of its own (requirements/bench.txt, made by `make bench`), by
the same file with `--peer`; rounds of both take turns, so that a busy machine slows all alike.
Every search thinks about the same sort of decision: the middle of a game of two.

Ours is measured as the levels play it, and without the game's insight, when every look ahead is
played out to the end by random moves, as OpenSpiel's are: that is like for like.
"""

# ruff: noqa: PLC0415 - each half imports only what its own environment has
import argparse
import json
import random
import statistics
import subprocess
import sys
import time
from pathlib import Path

ROUNDS = 5
#: decisions into a game before its state is searched
MIDDLE = 12


def rate(work, seconds):
    """Looks ahead a second: `work` does some and says how many."""
    work()  # warm
    looks, start = 0, time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        looks += work()
    return looks / spent


def peer_works():
    """OpenSpiel's two bots, both driven from Python: the one in C++ and the one in Python."""
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    game, rng = pyspiel.load_game("gin_rummy"), random.Random(1)
    state, decisions = game.new_initial_state(), 0
    while decisions < MIDDLE or state.is_chance_node():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    looks = 100
    fast = pyspiel.ISMCTSBot(
        1,
        pyspiel.RandomRolloutEvaluator(1, 1),
        2.0,
        looks,
        -1,
        pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        False,
        False,
    )
    slow = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)), 2.0, looks // 4)

    def in_cpp():
        fast.step(state)
        return looks

    def in_python():
        slow.step(state)
        return looks // 4

    return {"OpenSpiel, C++": in_cpp, "OpenSpiel, Python": in_python}


def our_works():
    from hastilude.bots.ismcts import Budget, think
    from hastilude.bots.line_up import find_bot
    from hastilude.bots.tree import Manner, Search
    from hastilude.core.chance import SeededChance, seed_of
    from hastilude.core.game import find_game

    game = find_game("kings_bounty")
    rulebook, chance = game.load(), SeededChance(seed_of("bench ismcts"))
    state = rulebook.start(2, game.choose({}), rulebook.components(), chance)
    squire = find_bot("squire", rulebook)
    for _ in range(MIDDLE):
        state.apply(squire.choose(state.legal(), state, chance), chance)

    def work(insight, looks):
        def search():
            found = Search(state.imagine(state.decider(), chance), insight, Manner(insight), [])
            think(found, state.legal(), Budget(looks=looks), chance)
            return found.looks

        return search

    insight = rulebook.insight()
    return {"Hastilude, as knights search": work(insight, 300), "Hastilude, played out": work(None, 300)}


def peer_rates(python, seconds):
    command = [python, __file__, "--peer", f"--seconds={seconds}"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"the peer broke off: {done.stderr.strip()}")
    return json.loads(done.stdout)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--peer-python", default=str(Path(__file__).parents[1] / ".venv-bench/bin/python"))
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--peer", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.peer:
        print(json.dumps({name: rate(work, given.seconds) for name, work in peer_works().items()}))
        return
    works, found = our_works(), {}
    for _ in range(given.rounds):
        measured = {name: rate(work, given.seconds) for name, work in works.items()}
        measured.update(peer_rates(given.peer_python, given.seconds))
        for name, value in measured.items():
            found.setdefault(name, []).append(value)
    medians = {name: round(statistics.median(rates), 1) for name, rates in found.items()}
    if given.json:
        print(json.dumps({"looks_per_second": medians, "rounds": found}))
        return
    for name, median in medians.items():
        low, high = min(found[name]), max(found[name])
        print(f"{name:<30} {median:>10.0f} looks/s  ({low:.0f} … {high:.0f})")


if __name__ == "__main__":
    main()
