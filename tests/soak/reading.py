"""Listens to many long games, and reads all that is said in them, in both languages, for faults.

    python tests/soak/reading.py [GAME …]

`make test` does the same with short random games; squires come to places that no random play does.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from hastilude.core.game import games
from support.sentences import told, wrong

CASES, DECISIONS = 16, 600


def main() -> None:
    bad = 0
    for game in sys.argv[1:] or sorted(games()):
        said = told(game, CASES, ("squire", "random", "squire"), DECISIONS, most=400)
        found = wrong(game, said)
        print(
            f"{game}: {sum(map(len, said.values()))} sentences of {len(said)} messages, {len(found)} faults",
            flush=True,
        )
        print(*found[:20], sep="\n", flush=True)
        bad += len(found)
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
