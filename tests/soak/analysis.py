"""The analysis names the best move where it is known: sure wins, drawn from games.

    python tests/soak/analysis.py [--positions 40] [--looks 60] [--game lionheart …]

Each position is judged as if something else had been done there. Of 200 positions, 40 of each game, at
least 195 have to be named; with the looks of a first glance, which is all that a reader sees at first.
"""

import argparse
import itertools
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from hastilude.core.game import find_game, games
from hastilude.lab.analyse import GLANCE
from support.sure_wins import named, positions

#: of a hundred positions
ENOUGH = 97.5


def main() -> None:
    parser = argparse.ArgumentParser(description="The analysis names what wins.")
    parser.add_argument("--positions", type=int, default=40, help="of each game")
    parser.add_argument("--looks", type=int, default=GLANCE)
    parser.add_argument("--game", action="append", help="only this one; may be repeated")
    given = parser.parse_args()
    asked = right = 0
    for name in given.game or games():
        game = find_game(name)
        seats = next(n for n in game.seats if n > 1)
        found = [
            named(game.load(), state, wins, given.looks)
            for state, wins in itertools.islice(positions(name, seats), given.positions)
        ]
        asked += len(found)
        right += sum(found)
        print(f"{name}, {seats} seats: {sum(found)} of {len(found)} named", flush=True)
    print(f"all games: {right} of {asked} named with {given.looks} looks")
    sys.exit(0 if 100 * right >= ENOUGH * asked else 1)


if __name__ == "__main__":
    main()
