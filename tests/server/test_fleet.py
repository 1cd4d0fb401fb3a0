"""Real servers, killed and robbed of their services; clients that only follow the protocol.

Small here; `tests/soak/` does the same for longer.
"""

import asyncio
from pathlib import Path

import pytest

from support.fleet import Crowd, Fleet, check
from support.services import OwnPostgresql, OwnRedis


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_nothing_acknowledged_is_lost_when_the_server_is_killed(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    database: str = request.getfixturevalue(kind)
    fleet = Fleet(tmp_path, database)

    async def run() -> None:
        crowd = Crowd(fleet, tables=4, seed=1)
        await crowd.arrive()
        for moves in (25, 3, 40):
            await crowd.play(moves)
            playing = asyncio.create_task(crowd.play(20))
            await asyncio.sleep(0)  # while decisions are on their way
            fleet.kill()
            await playing
        await crowd.agree()
        await check(crowd, database)
        await crowd.close()
        assert fleet.kills == 3

    try:
        asyncio.run(run())
        assert fleet.errors() == []
    finally:
        fleet.close()


def test_two_processes_never_fork_and_outlive_their_services(tmp_path: Path) -> None:
    with OwnRedis() as redis, OwnPostgresql() as postgresql:
        fleet = Fleet(tmp_path, postgresql.url, count=2, redis=redis.url)

        async def run() -> None:
            crowd = Crowd(fleet, tables=4, seed=2)
            await crowd.arrive()
            await crowd.play(60)
            await crowd.agree()
            await asyncio.to_thread(redis.stop)
            await crowd.play(40)
            await asyncio.to_thread(redis.start)
            await crowd.play(40)
            playing = asyncio.create_task(crowd.play(60))
            await asyncio.to_thread(postgresql.stop)
            await asyncio.to_thread(postgresql.start)
            await playing
            await crowd.agree()
            await check(crowd, postgresql.url)
            await crowd.close()
            assert crowd.refused, "no two decisions ever met"
            assert crowd.put_off, "nobody noticed that PostgreSQL was away"

        try:
            asyncio.run(run())
            assert fleet.errors() == []
        finally:
            fleet.close()
