"""Two servers, one PostgreSQL, one Redis: no fork, no loss, and they outlive their services.

    python tests/soak/two_processes.py [--moves 10000] [--tables 20]

Decisions go alternately to one and the other, the same one to both at once, or two different
ones at once. At a third of them Redis is stopped and started again, at two thirds PostgreSQL.
Both are the test's own, on free ports.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1]))

from support.fleet import Crowd, Fleet, check, told
from support.services import OwnPostgresql, OwnRedis


async def soak(fleet: Fleet, redis: OwnRedis, postgresql: OwnPostgresql, moves: int, tables: int) -> None:
    begun = time.monotonic()
    crowd = Crowd(fleet, tables, seed=int(begun))
    await crowd.arrive()

    async def part(name: str) -> None:
        await crowd.play(moves // 6)
        await crowd.agree()
        print(f"{name}: {told(crowd.facts())}, {time.monotonic() - begun:.0f} s", flush=True)

    await part("both")
    await part("both")
    await asyncio.to_thread(redis.stop)
    await part("without Redis")
    await asyncio.to_thread(redis.start)
    await part("with Redis again")
    playing = asyncio.create_task(crowd.play(moves // 6))
    await crowd.made(moves // 60)
    await asyncio.to_thread(postgresql.stop)
    await asyncio.to_thread(postgresql.start)
    await playing
    await part("PostgreSQL restarted")
    await check(crowd, postgresql.url)
    assert fleet.errors() == [], fleet.errors()[:3]
    await crowd.close()
    print(f"all {len(crowd.acknowledged)} decisions are there, once; all clients saw the same")


def main() -> None:
    parser = argparse.ArgumentParser(description="Two servers on one database.")
    parser.add_argument("--moves", type=int, default=10_000)
    parser.add_argument("--tables", type=int, default=20)
    chosen = parser.parse_args()
    try:
        with OwnRedis() as redis, OwnPostgresql() as postgresql, tempfile.TemporaryDirectory() as folder:
            fleet = Fleet(Path(folder), postgresql.url, count=2, redis=redis.url)
            try:
                asyncio.run(soak(fleet, redis, postgresql, chosen.moves, chosen.tables))
            finally:
                fleet.close()
    except pytest.skip.Exception as missing:
        print(missing)


if __name__ == "__main__":
    main()
