"""Alone in A Knight's Tale: the share of wins in each scenario at each difficulty.

    python tests/soak/solo.py [--games 200] [--bot squire --bot ismcts:500] [--scenario warrior …]
                              [--difficulty hard …] [--processes 16] [--minutes 8] [--folder RESULTS]

All bots play the same deals. Bots by looks, not by time: the same on every machine. When the time of a
cell is over, the games that were finished count: the first ones asked for, so that long games are not
left out on purpose, but a few of the last may be.
"""

import argparse
import sys
import time
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

from hastilude.bots.bot import Bot
from hastilude.bots.line_up import find_bot
from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.game import find_game
from hastilude.core.state import CHOICE, OVER
from hastilude.lab.ratings import wilson

GAME = "knights_tale"
SCENARIOS = ("lone_challenge", "rivalry", "warrior")
DIFFICULTIES = ("easy", "medium", "hard")


class Cell(NamedTuple):
    scenario: str
    difficulty: str
    bot: str


@cache
def player(bot: str) -> Bot:
    return find_bot(bot, find_game(GAME).load())


def played(cell: Cell, number: int) -> bool:
    """Whether a game was won."""
    game = find_game(GAME)
    rulebook = game.load()
    options = game.choose({"solo_scenario": cell.scenario, "solo_difficulty": cell.difficulty})
    luck, thoughts = SeededChance(seed_of("alone", number)), SeededChance(seed_of("alone, thinking", number))
    state = rulebook.start(1, options, rulebook.components(), luck)
    bot = player(cell.bot)
    while state.decider() != OVER:
        action = state.forced()
        if action == CHOICE:
            action = bot.choose(state.legal(), state.imagine(0, thoughts), thoughts)
        state.apply(action, luck)
    return bool(state.payoffs()[0] == 1.0)


def share(pool: ProcessPoolExecutor, cell: Cell, games: int, seconds: float) -> str:
    won = finished = 0
    running: list[Future[bool]] = [pool.submit(played, cell, number) for number in range(games)]
    try:
        for one in as_completed(running, timeout=max(1.0, seconds)):
            won += one.result()
            finished += 1
    except TimeoutError:
        for one in running:
            one.cancel()
    low, high = wilson(won, finished)
    name = f"{cell.scenario}, {cell.difficulty}, {cell.bot}"
    return f"{name}: {won} of {finished} ({won / max(1, finished):.1%}, {low:.1%} … {high:.1%})"


def main() -> None:
    parser = argparse.ArgumentParser(description="The share of wins alone.")
    parser.add_argument("--games", type=int, default=200, help="of each cell")
    parser.add_argument("--bot", action="append", help="may be repeated")
    parser.add_argument("--scenario", action="append", choices=SCENARIOS)
    parser.add_argument("--difficulty", action="append", choices=DIFFICULTIES)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=600.0, help="for all together")
    parser.add_argument("--folder", type=Path, help="where what was counted is kept")
    given = parser.parse_args()
    cells = [
        Cell(scenario, difficulty, bot)
        for scenario in given.scenario or SCENARIOS
        for difficulty in given.difficulty or reversed(DIFFICULTIES)
        for bot in given.bot or ["squire", "ismcts:500"]
    ]
    end = time.monotonic() + 60.0 * given.minutes
    lines: list[str] = []
    with ProcessPoolExecutor(given.processes, mp_context=get_context("spawn")) as pool:
        for left, cell in zip(range(len(cells), 0, -1), cells, strict=True):
            lines.append(share(pool, cell, given.games, (end - time.monotonic()) / left))
            print(lines[-1], flush=True)
            if given.folder:
                given.folder.mkdir(parents=True, exist_ok=True)
                (given.folder / "solo.txt").write_text("\n".join(lines) + "\n")
    sys.exit(0)


if __name__ == "__main__":
    main()
