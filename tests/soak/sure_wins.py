"""Who can win at once does: positions drawn from games, and who looks ahead asked in each.

    python tests/soak/sure_wins.py [--positions 200] [--game lionheart …]

Knight and champion ask whether they can win before they search (`Insight.win`), so that the number of
looks does not matter: both are asked with few.
"""

import argparse
import itertools
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from hastilude.bots.levels import Means
from hastilude.bots.line_up import find_bot
from hastilude.core.game import find_game, games
from support.sure_wins import positions, takes


def main() -> None:
    parser = argparse.ArgumentParser(description="Who can win at once does.")
    parser.add_argument("--positions", type=int, default=200, help="of each game")
    parser.add_argument("--game", action="append", help="only this one; may be repeated")
    given = parser.parse_args()
    good = True
    for name in given.game or games():
        game = find_game(name)
        rulebook = game.load()
        quick = Means(seconds=0.02, cores=1)
        bots = {level: find_bot(level, rulebook, quick) for level in ("squire", "knight", "champion")}
        taken = dict.fromkeys(bots, 0)
        seats = next(n for n in game.seats if n > 1)
        asked = 0
        for state, _ in itertools.islice(positions(name, seats), given.positions):
            asked += 1
            for level, bot in bots.items():
                taken[level] += takes(bot, state, asked)
        good = good and taken["knight"] == taken["champion"] == asked
        told = ", ".join(f"{level} {count}" for level, count in taken.items())
        print(f"{name}, {seats} seats: {asked} positions; taken by {told}", flush=True)
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
