"""Long random play over all seats and options of every game: `make soak`.

Every decision is followed by the game's invariants; a dead end, an endless game or a
broken invariant stops the run with the seed that shows it.
"""

import argparse
import itertools
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from random import Random

from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.game import Game, Options, find_game, games
from hastilude.core.state import CHOICE, OVER, State

LONGEST = 200_000  # decisions


def soak_game(state: State, seed: bytes) -> int:
    """Play at random to the end, checking the invariants after every decision."""
    chance = SeededChance(seed)
    decisions = 0
    while state.decider() != OVER:
        action = state.forced()
        if action == CHOICE:
            legal = state.legal()
            assert legal, "a dead end"
            action = legal[chance.below(len(legal))]
        state.apply(action, chance)
        state.check()
        decisions += 1
        assert decisions < LONGEST, "an endless game"
    assert state.result() is not None
    return decisions


def any_options(game: Game, random: Random) -> Options:
    return {option.name: random.choice(option.values) for option in game.options}


def soak(name: str, first: int, count: int) -> tuple[int, Counter[str]]:
    """Games `first` … `first + count − 1`: the seats go round, the options are drawn."""
    game = find_game(name)
    rulebook = game.load()
    components = rulebook.components()
    decisions = 0
    reasons: Counter[str] = Counter()
    for number in range(first, first + count):
        seats = game.seats[number % len(game.seats)]
        options = any_options(game, Random(number))
        try:
            state = rulebook.start(seats, options, components, SeededChance(seed_of("soak", name, number)))
            decisions += soak_game(state, seed_of("soak play", name, number))
            result = state.result()
            reasons[result.reason if result else "none"] += 1
        except Exception as error:
            raise RuntimeError(f"{name}, soak game {number}, {seats} seats, {options}: {error!r}") from error
    return decisions, reasons


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", action="append", help="default: all games")
    parser.add_argument("--games", type=int, default=100_000, help="games of each")
    parser.add_argument("--processes", type=int, default=2)
    arguments = parser.parse_args()
    batch = 500
    for name in arguments.game or games():
        began = time.perf_counter()
        starts = range(0, arguments.games, batch)
        decisions, reasons = 0, Counter[str]()
        with ProcessPoolExecutor(arguments.processes) as pool:
            sizes = [min(batch, arguments.games - start) for start in starts]
            for done, ends in pool.map(soak, itertools.repeat(name), starts, sizes):
                decisions += done
                reasons += ends
        seconds = time.perf_counter() - began
        summary = ", ".join(f"{reason} {count}" for reason, count in reasons.most_common())
        print(f"{name}: {arguments.games} games, {decisions} decisions, {seconds:.0f} s; ends: {summary}")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
