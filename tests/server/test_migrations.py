"""The schema's history, up and down on both databases."""

import asyncio
from collections.abc import Callable

import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from hastilude.server.storage import migrations
from hastilude.server.storage.engine import connect, parse
from hastilude.server.storage.schema import METADATA, REVISION
from support.server import asynchronous, open_hall


async def inspected(url: str, ask: Callable[[sa.Connection], object]) -> object:
    database = connect(parse(url))
    try:
        return await database.transact(ask)
    finally:
        await database.close()


def tables(connection: sa.Connection) -> list[str]:
    return sorted(set(sa.inspect(connection).get_table_names()) - {"alembic_version"})


@asynchronous
async def test_up_gives_exactly_the_schema_that_the_code_knows(empty_database: str) -> None:
    await migrations.upgrade(empty_database)
    assert await migrations.current(empty_database) == migrations.head() == REVISION
    assert await inspected(empty_database, tables) == sorted(METADATA.tables)
    difference = await inspected(
        empty_database, lambda connection: compare_metadata(MigrationContext.configure(connection), METADATA)
    )
    assert difference == []


@asynchronous
async def test_down_removes_everything_and_up_again_works(empty_database: str) -> None:
    await migrations.upgrade(empty_database)
    await migrations.downgrade(empty_database, "base")
    assert await migrations.current(empty_database) is None
    assert await inspected(empty_database, tables) == []
    await migrations.upgrade(empty_database)
    assert await inspected(empty_database, tables) == sorted(METADATA.tables)


@asynchronous
async def test_each_step_can_be_taken_back_alone(empty_database: str) -> None:
    for revision in migrations.revisions():
        await migrations.upgrade(empty_database, revision)
        await migrations.downgrade(empty_database, "-1")
        await migrations.upgrade(empty_database, revision)
    assert await migrations.current(empty_database) == migrations.head()


@asynchronous
async def test_up_twice_changes_nothing(empty_database: str) -> None:
    await migrations.upgrade(empty_database)
    await migrations.upgrade(empty_database)
    assert await migrations.current(empty_database) == migrations.head()


@asynchronous
async def test_processes_that_start_together_do_not_disturb_each_other(empty_database: str) -> None:
    await asyncio.gather(*(migrations.upgrade(empty_database) for _ in range(4)))
    assert await migrations.current(empty_database) == migrations.head()


@asynchronous
async def test_a_store_makes_its_tables_by_itself(empty_database: str) -> None:
    async with open_hall(empty_database):
        assert await migrations.current(empty_database) == REVISION
