"""The law of undo in both directions, over all seats and options, many games of each.

    python tests/soak/undo.py [--trials 300] [--game lionheart …] [--seed 0]

What may be taken back shows nobody anything; what may not shows somebody something, or uses chance
(law 8, `core/laws/secrecy.py`). A trial is one random game of one case: the cases of all seats and
options in turn, each again with another seed. Every broken law is printed, and counted.
"""

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from itertools import cycle, islice

from hastilude.bots.parallel import cores_here
from hastilude.core import laws
from hastilude.core.game import Game, find_game, games

#: games so long that a law is asked of some thousand states: shorter ones show as much
SHORT = {"rise_shields": {"round_limit": "4"}}
#: who plays at random would leave the game at once
LEFT_OUT = {"resigning"}


def cases(game: Game) -> list[laws.Case]:
    found = [
        laws.Case(case.seats, {**case.given, **SHORT.get(game.id, {})})
        for case in laws.cases(game.load(), mixes=6)
        if not LEFT_OUT & set(case.given)
    ]
    return list({str(case): case for case in found}.values())


def trial(name: str, case: laws.Case, seed: int) -> tuple[int, str]:
    """How many actions were asked about, and how the law was broken, if it was."""
    rulebook = find_game(name).load()
    played = laws.Trial(rulebook, case, seed=seed, bound=60_000)
    try:
        laws.undo_never_reveals(played, states=10, probes=3, conservative=False)
    except laws.LawBroken as broken:
        return played.checked[8], str(broken)
    return played.checked[8], ""


def main() -> None:
    parser = argparse.ArgumentParser(description="The law of undo in both directions.")
    parser.add_argument("--trials", type=int, default=300, help="of each game")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--game", action="append", help="only this one; may be repeated")
    parser.add_argument("--processes", type=int, default=cores_here())
    given = parser.parse_args()
    good = True
    with ProcessPoolExecutor(given.processes) as pool:
        for game in games().values():
            if given.game and game.id not in given.game:
                continue
            all_cases = cases(game)
            chosen = list(islice(cycle(all_cases), given.trials))
            seeds = [given.seed + n // len(all_cases) for n in range(given.trials)]
            asked = 0
            broken: list[str] = []
            for checks, reason in pool.map(trial, [game.id] * given.trials, chosen, seeds):
                asked += checks
                if reason:
                    broken.append(reason)
                    print(reason, flush=True)
            print(
                f"{game.id}: {given.trials} trials of {min(given.trials, len(all_cases))} cases, "
                f"{asked} actions asked about, {len(broken)} broken",
                flush=True,
            )
            good = good and not broken
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
