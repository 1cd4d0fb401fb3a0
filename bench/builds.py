"""Two builds of the rules side by side: the same games, in turns, by processor time.

    python bench/builds.py BEFORE AFTER [--rounds N] [--game G]

BEFORE and AFTER are folders for PYTHONPATH (`python tools/compile.py` prints one). Each round
plays the same random games, copies and imagines the same states with either; what is printed is
the speed of AFTER in parts of BEFORE's: the median of the rounds, the lowest and the highest.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
from typing import Any

WORK = """
import json, sys, time
from hastilude.lab.bench import Bench
from hastilude.lab.simulate import compiled
from hastilude.core.chance import SeededChance, seed_of
name, seconds = sys.argv[1], float(sys.argv[2])
bench = Bench(name)
state = bench.middle()
seat, chance = state.decider(), SeededChance(seed_of("imagine"))
works = {
    "games": bench.game_of_bots,
    "from Python": bench.game_from_python,
    "copies": lambda: [state.copy() for _ in range(200)],
    "imagined": lambda: [state.imagine(seat, chance) for _ in range(50)],
}
def measure(work, times):
    bench.number = 0
    begun = time.process_time()
    for _ in range(times):
        work()
    return time.process_time() - begun
plan = json.loads(sys.argv[3])
if not plan:  # how often each fits into the time
    for what, work in works.items():
        work()
        times = 1
        while (spent := measure(work, times)) < seconds / 4:
            times *= 2
        plan[what] = max(1, round(times * seconds / spent))
print(json.dumps([plan, {what: measure(works[what], times) for what, times in plan.items()}, compiled(bench.game)]))
"""


def measure(folder: str, game: str, seconds: float, plan: dict[str, int]) -> tuple[dict[str, int], Any, bool]:
    command = [sys.executable, "-P", "-c", WORK, game, str(seconds), json.dumps(plan)]
    done = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": folder}, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise SystemExit(f"{folder}: {done.stderr.strip()}")
    found, times, compiled = json.loads(done.stdout)
    return found, times, compiled


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("before")
    parser.add_argument("after")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.5, help="of processor time for each figure")
    parser.add_argument("--game", action="append")
    given = parser.parse_args()
    games = given.game or ["hearts_and_armour", "kings_bounty", "knights_tale", "lionheart", "rise_shields"]
    whole: list[float] = []
    for game in games:
        plan, _, compiled = measure(given.before, game, given.seconds, {})
        ratios: dict[str, list[float]] = {what: [] for what in plan}
        for _ in range(given.rounds):
            _, before, _ = measure(given.before, game, given.seconds, plan)
            _, after, too = measure(given.after, game, given.seconds, plan)
            for what, spent in before.items():
                ratios[what].append(spent / after[what])
        how = f"{'compiled' if compiled else 'interpreted'} → {'compiled' if too else 'interpreted'}"
        for what, found in ratios.items():
            middle = statistics.median(found)
            print(
                f"{game:<18} {what:<12} {middle:5.2f}  ({min(found):.2f}–{max(found):.2f})  {how}", flush=True
            )
        whole.append(statistics.median(ratios["games"]))
    print(f"games, geometric mean: {statistics.geometric_mean(whole):.3f}")


if __name__ == "__main__":
    main()
