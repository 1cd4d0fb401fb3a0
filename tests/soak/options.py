"""Does every option say what it costs and gives? Over all prompts of many games.

python tests/soak/options.py [GAMES OF EACH [GAME …]]
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from hastilude.core.game import games
from support.options import silent


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    wrong = False
    for game in sys.argv[2:] or sorted(games()):
        met, nothing = silent(games()[game].load(), count)
        print(
            f"{game}: {count} games, {sum(met.values())} options of {len(met)} kinds, "
            f"{sum(nothing.values())} without a word: {dict(nothing)}",
            flush=True,
        )
        wrong |= bool(nothing)
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
