"""Who can win at once does: positions drawn from games, and who looks ahead asked in each.

    python tests/soak/sure_wins.py [--positions 200] [--game lionheart …] [--processes 16]
                                   [--minutes 8] [--folder RESULTS]

Knight and champion ask whether they can win before they search (`Insight.win`), so that the number of
looks does not matter: both are asked with few. Drawn from squires' games with all numbers of seats in
turn, one position of a game at most; time is shared by the games asked for. With a folder, what was
counted is kept there, a line for each position that was missed.
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import cache
from multiprocessing import get_context
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from hastilude.bots.bot import Bot
from hastilude.bots.levels import Means
from hastilude.bots.line_up import find_bot
from hastilude.core.game import find_game, games
from support.sure_wins import positions, takes

LEVELS = ("squire", "knight", "champion")
#: games that a process plays before it says what it found
BLOCK = 4


class Count:
    """What was found so far in one game."""

    def __init__(self) -> None:
        self.played = 0
        self.asked = 0
        self.taken: Counter[str] = Counter()
        self.missed: list[str] = []


@cache
def bots_of(name: str) -> dict[str, Bot]:
    rulebook = find_game(name).load()
    return {level: find_bot(level, rulebook, Means(seconds=0.02, cores=1)) for level in LEVELS}


def block(name: str, seats: int, first: int) -> Count:
    """The positions of a few games."""
    found = Count()
    found.played = BLOCK
    for state, _ in positions(name, seats, first, BLOCK):
        found.asked += 1
        for level, bot in bots_of(name).items():
            if takes(bot, state, (seats, first, found.asked)):
                found.taken[level] += 1
            elif level != "squire":
                found.missed.append(f"{level}: {seats} seats, games from {first}")
    return found


def counted(pool: ProcessPoolExecutor, processes: int, name: str, wanted: int, seconds: float) -> Count:
    """Blocks side by side until there are enough positions, or the time is over."""
    total = Count()
    blocks = numbered(name)
    end = time.monotonic() + seconds
    running: set[Future[Count]] = set()
    while total.asked < wanted and time.monotonic() < end:
        while len(running) < 2 * processes:
            running.add(pool.submit(block, name, *next(blocks)))
        done, running = wait(running, timeout=end - time.monotonic(), return_when=FIRST_COMPLETED)
        for one in done:
            found = one.result()
            total.played += found.played
            total.asked += found.asked
            total.taken += found.taken
            total.missed += found.missed
    for one in running:
        one.cancel()
    return total


def numbered(name: str) -> Iterator[tuple[int, int]]:
    """Seats and first game of one block after another."""
    first = 0
    while True:
        for seats in find_game(name).seats:
            if seats > 1:
                yield seats, first
        first += BLOCK


def main() -> None:
    parser = argparse.ArgumentParser(description="Who can win at once does.")
    parser.add_argument("--positions", type=int, default=200, help="of each game")
    parser.add_argument("--game", action="append", help="only this one; may be repeated")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=60.0, help="for all games together")
    parser.add_argument("--folder", type=Path, help="where what was counted is kept")
    given = parser.parse_args()
    good = True
    names = given.game or list(games())
    end = time.monotonic() + 60.0 * given.minutes
    with ProcessPoolExecutor(given.processes, mp_context=get_context("spawn")) as pool:
        for left, name in zip(range(len(names), 0, -1), names, strict=True):
            seconds = (end - time.monotonic()) / left
            found = counted(pool, given.processes, name, given.positions, seconds)
            good = good and found.taken["knight"] == found.taken["champion"] == found.asked
            told = ", ".join(f"{level} {found.taken[level]}" for level in LEVELS)
            line = f"{name}: {found.asked} positions in {found.played} games; taken by {told}"
            print(line, flush=True)
            if given.folder:
                given.folder.mkdir(parents=True, exist_ok=True)
                text = "\n".join([line, *(f"  missed by {missed}" for missed in found.missed), ""])
                (given.folder / f"sure-wins-{name}.txt").write_text(text)
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
