"""No stupidities in watched games: each game's follies, counted.

    python tests/soak/follies.py [--games 200] [--bot ismcts:60] [--game lionheart …] [--seats 2]

Bots by looks, not by time: the same on every machine. Fails where a folly happens more often than
its spotter (tests/support/follies) can excuse.
"""

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from hastilude.bots.line_up import find_bot
from hastilude.core.game import find_game, games
from support.follies import spotter_of, watch


def main() -> None:
    parser = argparse.ArgumentParser(description="No stupidities in watched games.")
    parser.add_argument("--games", type=int, default=200, help="of each game")
    parser.add_argument("--bot", action="append", help="who plays, on all seats; may be repeated")
    parser.add_argument("--game", action="append", help="only this one; may be repeated")
    parser.add_argument("--seats", type=int, default=0, help="else the numbers of seats go round")
    given = parser.parse_args()
    good = True
    for name in given.game or games():
        game = find_game(name)
        for bot in given.bot or ["squire", "ismcts:60"]:
            spotter = spotter_of(name)
            seats = [given.seats] if given.seats else [n for n in game.seats if n > 1]
            player = find_bot(bot, game.load())
            for number in range(given.games):
                count = seats[number % len(seats)]
                watch(name, count, [player] * count, number, spotter)
            beyond = spotter.beyond()
            good = good and not beyond
            print(f"{name}, {bot}, {given.games} games", flush=True)
            for line in spotter.table():
                print(f"  {line}", flush=True)
            for line in beyond:
                print(f"  BEYOND EXCUSE {line}", flush=True)
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
