"""One server for all tests that leave it as it was; those that do not start their own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from support.server import (
    database,
    empty_database,
    postgresql,
    postgresql_template,
    redis,
    sqlite,
    sqlite_template,
)
from support.serving import Server

__all__ = [
    "database",
    "empty_database",
    "postgresql",
    "postgresql_template",
    "redis",
    "server",
    "sqlite",
    "sqlite_template",
]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("server")
    with Server(folder) as running:
        yield running
        assert running.errors() == []
