"""Nothing lost: a process that plays at many tables is killed with SIGKILL again and again.

    python tests/soak/kills.py [--kills 200] [--tables 30]

First on a SQLite file, then on a PostgreSQL database of its own, if one is reachable
(HASTILUDE_TEST_POSTGRESQL). Ends with an error at the first move that was acknowledged and is
not there, or is there twice, and at the first record that does not verify.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from support.mover import Killer
from support.server import POSTGRESQL, make_postgresql


def soak(name: str, url: str, kills: int, tables: int) -> None:
    killer = Killer(url, tables, seed=int(time.time()))
    begun = time.monotonic()
    for number in range(1, kills + 1):
        killer.round()
        if number % 20 == 0 or number == kills:
            found = asyncio.run(killer.check())
            told = ", ".join(f"{value} {what}" for what, value in found.items())
            print(f"{name}: {told}, {time.monotonic() - begun:.0f} s", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Kill a playing process again and again.")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=30)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        soak("SQLite", f"sqlite:///{folder}/soak.db", chosen.kills, chosen.tables)
    try:
        url, drop = make_postgresql()
    except OSError as error:
        print(f"PostgreSQL: left out, none at {POSTGRESQL} ({error})")
        return
    try:
        soak("PostgreSQL", url, chosen.kills, chosen.tables)
    finally:
        drop()


if __name__ == "__main__":
    main()
