"""No stupidities in watched games: each game's follies, counted.

    python tests/soak/follies.py [--games 200] [--bot ismcts:60] [--game lionheart …] [--seats 2]
                                 [--processes 16] [--minutes 8] [--folder RESULTS]

Bots by looks, not by time: the same on every machine. Fails where a folly happens more often than
its spotter (tests/support/follies) can excuse. When the time is over what was watched is counted.
"""

import argparse
import sys
import time
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from functools import cache
from multiprocessing import get_context
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from hastilude.bots.bot import Bot
from hastilude.bots.line_up import find_bot
from hastilude.core.game import find_game, games
from support.follies import Spotter, spotter_of, watch


@cache
def player(game: str, bot: str) -> Bot:
    return find_bot(bot, find_game(game).load())


def watched(game: str, bot: str, seats: int, number: int) -> Spotter:
    """One game."""
    spotter = spotter_of(game)
    watch(game, seats, [player(game, bot)] * seats, number, spotter)
    return spotter


def counted(pool: ProcessPoolExecutor, game: str, bot: str, seats: list[int], games: int, end: float) -> str:
    """What happened in so many games, or in those that were played in time; a line for each folly."""
    total = spotter_of(game)
    played = 0
    running: list[Future[Spotter]] = [
        pool.submit(watched, game, bot, seats[number % len(seats)], number) for number in range(games)
    ]
    try:
        for one in as_completed(running, timeout=max(1.0, end - time.monotonic())):
            total.add(one.result())
            played += 1
    except TimeoutError:
        for one in running:
            one.cancel()
    lines = [f"{game}, {bot}, {played} games", *(f"  {line}" for line in total.table())]
    return "\n".join([*lines, *(f"  BEYOND EXCUSE {line}" for line in total.beyond())])


def main() -> None:
    parser = argparse.ArgumentParser(description="No stupidities in watched games.")
    parser.add_argument("--games", type=int, default=200, help="of each game")
    parser.add_argument("--bot", action="append", help="who plays, on all seats; may be repeated")
    parser.add_argument("--game", action="append", help="only this one; may be repeated")
    parser.add_argument("--seats", type=int, default=0, help="else the numbers of seats go round")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=600.0, help="for all together")
    parser.add_argument("--folder", type=Path, help="where what was counted is kept")
    given = parser.parse_args()
    good = True
    names = given.game or list(games())
    bots = given.bot or ["squire", "ismcts:60"]
    end = time.monotonic() + 60.0 * given.minutes
    matches = [(name, bot) for name in names for bot in bots]
    with ProcessPoolExecutor(given.processes, mp_context=get_context("spawn")) as pool:
        for left, (name, bot) in zip(range(len(matches), 0, -1), matches, strict=True):
            seats = [given.seats] if given.seats else [n for n in find_game(name).seats if n > 1]
            share = (end - time.monotonic()) / left
            told = counted(pool, name, bot, seats, given.games, time.monotonic() + share)
            good = good and "BEYOND EXCUSE" not in told
            print(told, flush=True)
            if given.folder:
                given.folder.mkdir(parents=True, exist_ok=True)
                (given.folder / f"follies-{name}-{bot.replace(':', '-')}.txt").write_text(told + "\n")
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
