"""Nothing lost: a server at which many games are played is killed with SIGKILL again and again.

    python tests/soak/kills.py [--kills 200] [--tables 12] [--only sqlite|postgresql]

First on a SQLite file, then on a PostgreSQL database of its own, if one is reachable
(HASTILUDE_TEST_POSTGRESQL). Ends with an error at the first decision that was acknowledged and
is not there, or is there twice, and at the first record that does not verify.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from support.fleet import Crowd, Fleet, check, told
from support.server import POSTGRESQL, make_postgresql

#: kills between two looks into the database
ROUND = 25


async def soak(name: str, url: str, folder: Path, kills: int, tables: int) -> None:
    fleet = Fleet(folder, url)
    chance = random.Random(time.time())
    begun = time.monotonic()
    try:
        crowd = Crowd(fleet, tables, seed=int(begun))
        await crowd.arrive()
        while fleet.kills < kills:
            playing = asyncio.create_task(crowd.play(sys.maxsize // 2))
            for _ in range(min(ROUND, kills - fleet.kills)):
                await asyncio.wait(
                    (playing, asyncio.create_task(crowd.made(chance.randrange(1, 60)))),
                    return_when=asyncio.FIRST_COMPLETED,
                )
                if playing.done():
                    playing.result()
                fleet.kill()
            crowd.goal = 0
            await playing
            await crowd.agree()
            await check(crowd, url)
            assert fleet.errors() == [], fleet.errors()[:3]
            print(f"{name}: {told(crowd.facts())}, {time.monotonic() - begun:.0f} s", flush=True)
        await crowd.close()
    finally:
        fleet.close()


def main() -> None:
    parser = argparse.ArgumentParser(description="Kill a server again and again.")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--only", choices=("sqlite", "postgresql"))
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        here = Path(folder)
        if chosen.only != "postgresql":
            url = f"sqlite:///{here / 'soak.db'}"
            asyncio.run(soak("SQLite", url, here, chosen.kills, chosen.tables))
        if chosen.only == "sqlite":
            return
        try:
            url, drop = make_postgresql()
        except OSError as error:
            print(f"PostgreSQL: left out, none at {POSTGRESQL} ({error})")
            return
        try:
            asyncio.run(soak("PostgreSQL", url, here, chosen.kills, chosen.tables))
        finally:
            drop()


if __name__ == "__main__":
    main()
