"""The balance of all games, for a machine with many cores: lengths and seeds are fixed here, beforehand.

    python bench/balances.py RESULTS [--processes N] [--minutes M] [--only NAME,…]

Each report is one small JSON file in RESULTS. Squires play for the worth of things, thousands of games;
knights for the seats, with a part of their time at the table. A report that comes to the end of its share
of the minutes tells of the games that were over by then. Afterwards:

    python -m hastilude.lab.report docs/balance/GAME.md RESULTS/GAME-*.json
"""

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple


class Table(NamedTuple):
    game: str
    seats: int
    bots: str
    games: int
    #: of the time, in parts of a hundred
    share: float
    #: further words of the command
    more: tuple[str, ...] = ()


#: who meets where luck is told from skill: page, squire and who does anything
MIXED = ("--levels", "squire,page", "--level-games")
TABLES = (
    Table("kings_bounty", 2, "squire", 4000, 3, (*MIXED, "1000", "--option-games", "400")),
    Table("kings_bounty", 4, "squire", 2000, 3, (*MIXED, "1000")),
    Table("hearts_and_armour", 6, "squire", 4000, 5, (*MIXED, "1000", "--option-games", "200")),
    Table("lionheart", 2, "squire", 1000, 4, (*MIXED, "400", "--option-games", "60")),
    Table("lionheart", 4, "squire", 500, 4, (*MIXED, "200")),
    Table("knights_tale", 2, "squire", 1200, 4, (*MIXED, "400", "--option-games", "60")),
    Table("knights_tale", 4, "squire", 500, 4, (*MIXED, "200")),
    Table("rise_shields", 2, "squire", 600, 5, (*MIXED, "200", "--option-games", "24")),
    Table("kings_bounty", 2, "knight", 1000, 12, ("--seconds", "0.05")),
    Table("hearts_and_armour", 6, "knight", 1000, 12, ("--seconds", "0.05")),
    Table("lionheart", 2, "knight", 1000, 14, ("--seconds", "0.03")),
    Table("knights_tale", 2, "knight", 1000, 14, ("--seconds", "0.03")),
    Table("rise_shields", 2, "knight", 1000, 16, ("--seconds", "0.02")),
)
SEED = 2201


def name(table: Table) -> str:
    return f"{table.game}-{table.seats}-{table.bots}"


def command(table: Table, processes: int, minutes: float) -> list[str]:
    words = ["--seats", table.seats, "--bots", table.bots, "--games", table.games, "--seed", SEED]
    words += ["--processes", processes, "--minutes", f"{minutes:.2f}", "--json", *table.more]
    head = [sys.executable, "-m", "hastilude.cli", "lab", "balance", table.game]
    return [*head, *map(str, words)]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("results", type=Path)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--only", default="", help="reports by name, as lionheart-2-knight, with commas")
    given = parser.parse_args()
    tables = [table for table in TABLES if not given.only or name(table) in given.only.split(",")]
    given.results.mkdir(parents=True, exist_ok=True)
    begun = time.monotonic()
    for number, table in enumerate(tables):
        left = given.minutes - (time.monotonic() - begun) / 60
        share = table.share / sum(other.share for other in tables[number:])
        # what a report does not need the later ones may use
        minutes = max(0.05, left * share - 0.05)
        path = given.results / f"{name(table)}.json"
        done = subprocess.run(
            command(table, given.processes, minutes),
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            print(f"{path.name}: {done.stderr.strip()[-400:]}", flush=True)
            continue
        path.write_text(done.stdout, encoding="utf-8")
        print(f"{path.name}: {(time.monotonic() - begun) / 60:.2f} of {given.minutes} minutes", flush=True)


if __name__ == "__main__":
    main()
