"""The history of the schema, by Alembic, without any file beside the package.

await upgrade("sqlite:///hastilude.db")
await downgrade("sqlite:///hastilude.db", "base")
"""

from collections.abc import Callable

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from hastilude.server.storage.engine import connect, lock_schema, parse


def _config(connection: sa.Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", "hastilude.server.storage:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


async def upgrade(url: str, revision: str = "head") -> None:
    await _run(url, lambda connection: command.upgrade(_config(connection), revision))


async def downgrade(url: str, revision: str) -> None:
    await _run(url, lambda connection: command.downgrade(_config(connection), revision))


async def current(url: str) -> str | None:
    """The revision of a database; None for an empty one."""
    found: list[str | None] = []
    await _run(
        url, lambda connection: found.append(MigrationContext.configure(connection).get_current_revision())
    )
    return found[0]


def head() -> str | None:
    """The newest revision that we know."""
    return ScriptDirectory.from_config(_config()).get_current_head()


def revisions() -> list[str]:
    """All of them, the first one first."""
    script = ScriptDirectory.from_config(_config())
    return [revision.revision for revision in reversed(list(script.walk_revisions()))]


async def _run(url: str, step: Callable[[sa.Connection], None]) -> None:
    def work(connection: sa.Connection) -> None:
        lock_schema(connection)
        step(connection)

    database = connect(parse(url))
    try:
        await database.transact(work)
    finally:
        await database.close()
