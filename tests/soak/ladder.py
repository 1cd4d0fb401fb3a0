"""Each level beats the one below, in matches long enough to tell.

    python tests/soak/ladder.py [--games 200] [--game lionheart …]

Every match is played on paired deals (each deal from every seat), so many games at least, and is
good when the lower end of the share's 95 % interval (Wilson) is above what would be fair. `make test`
has the quick levels' matches only, and asks who searches in single decisions.
"""

import argparse
import sys

from hastilude.bots.parallel import cores_here
from hastilude.lab.arena import ArenaPlan, play_arena, rows
from hastilude.lab.crew import on_processes

#: game, seats, the higher level and the lower one that fills the table, games of a plain run
MATCHES = [
    ("kings_bounty", 2, "squire", "page", 400),
    ("kings_bounty", 2, "ismcts:60", "squire", 400),
    ("kings_bounty", 2, "ismcts:100", "ismcts:10", 400),
    ("kings_bounty", 4, "ismcts:50", "squire", 80),
    ("hearts_and_armour", 6, "squire", "page", 600),
    ("hearts_and_armour", 6, "ismcts:60", "squire", 600),
    ("lionheart", 2, "squire", "page", 100),
    ("lionheart", 2, "ismcts:40", "squire", 40),
    ("lionheart", 4, "ismcts:16", "squire", 48),
    ("rise_shields", 2, "squire", "page", 200),
    ("rise_shields", 2, "ismcts:24", "squire", 40),
    ("knights_tale", 2, "squire", "page", 200),
    ("knights_tale", 2, "ismcts:300", "squire", 80),
]


def beats(game: str, seats: int, higher: str, lower: str, games: int) -> bool:
    """Plays a match and prints it; whether the higher level is better beyond doubt."""
    plan = ArenaPlan(game, seats, games, 5, {}, (higher, lower))
    one, others = rows(plan, play_arena(plan, on_processes(cores_here()), None, lambda n: None))
    fair = (one.wins + others.wins) / (one.games + others.games)
    good = one.low > fair
    print(
        f"{game}, {seats} seats, {higher} against {lower}: {one.share:.1%} ({one.low:.1%} … {one.high:.1%})"
        f" of {games}, fair {fair:.1%}{'' if good else ': NOT BETTER'}",
        flush=True,
    )
    return good


def main() -> None:
    parser = argparse.ArgumentParser(description="Each level beats the one below, beyond doubt.")
    parser.add_argument("--games", type=int, default=0, help="of each match; else as many as it needs")
    parser.add_argument("--game", action="append", help="only this one; may be repeated")
    given = parser.parse_args()
    wanted = [match for match in MATCHES if given.game is None or match[0] in given.game]
    if not wanted:
        parser.error("there is no such game on the ladder")
    results = [
        beats(game, seats, higher, lower, given.games or games)
        for game, seats, higher, lower, games in wanted
    ]
    sys.exit(0 if all(results) else 1)


if __name__ == "__main__":
    main()
