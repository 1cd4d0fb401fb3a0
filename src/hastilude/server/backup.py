"""A whole house in one file, and out of it again, on either database.

`write` reads everything in one snapshot while the house goes on; `restore` fills an empty database,
which may be of the other kind: so a house also moves from SQLite to PostgreSQL. The file is JSON Lines,
compressed: a head with the schema's revision, a line for each row, and a foot with the count and a
SHA-256 of all before it, without which the file is not whole.
"""

import gzip
import hashlib
import os
from base64 import b64decode, b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

import msgspec
import sqlalchemy as sa

from hastilude.core.game import GameError
from hastilude.server.errors import Conflict
from hastilude.server.storage import migrations
from hastilude.server.storage.engine import connect, parse
from hastilude.server.storage.entries import blob
from hastilude.server.storage.possession import Possession
from hastilude.server.storage.schema import METADATA

FORMAT = 1
PRIVATE = 0o600
#: rows that are read, and written, in one go
AT_ONCE = 500


class Head(msgspec.Struct, frozen=True):
    hastilude_backup: int
    revision: str


class Foot(msgspec.Struct, frozen=True):
    rows: int
    sha256: str


async def write(url: str, file: Path) -> int:
    """Write everything into a new file; how many rows there are. GameError if there is a file."""
    if file.exists():
        raise GameError(f"{file} is there already; a backup is a new file")
    partial = file.with_name(file.name + ".part")
    database = connect(parse(url))
    try:
        handle = os.open(partial, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, PRIVATE)
        with os.fdopen(handle, "wb") as raw:
            count = await database.look(lambda connection: _write_all(connection, raw))
            raw.flush()
            os.fsync(raw.fileno())
        partial.rename(file)
    finally:
        await database.close()
        partial.unlink(missing_ok=True)
    check(file)
    return count


def _write_all(connection: sa.Connection, raw: Any) -> int:
    revision = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar_one()
    found = sa.MetaData()
    found.reflect(connection)
    digest, count = hashlib.sha256(), 0
    with gzip.GzipFile(fileobj=raw, mode="wb", compresslevel=6) as packed:

        def put(what: Any) -> None:
            line = msgspec.json.encode(what) + b"\n"
            digest.update(line)
            packed.write(line)

        put(Head(FORMAT, str(revision)))
        for table in _in_order(found):
            binary = {str(column.name) for column in table.c if isinstance(column.type, sa.LargeBinary)}
            rows = connection.execution_options(yield_per=AT_ONCE).execute(sa.select(table)).mappings()
            for row in rows:
                put(
                    [
                        str(table.name),
                        {str(key): _plain(value, str(key) in binary) for key, value in row.items()},
                    ]
                )
                count += 1
        foot = Foot(count, digest.hexdigest())
        packed.write(msgspec.json.encode(foot) + b"\n")
    return count


def _in_order(found: sa.MetaData) -> list[sa.Table]:
    """What others refer to comes first."""
    return [table for table in found.sorted_tables if table.name != "alembic_version"]


def _plain(value: Any, binary: bool) -> Any:
    return {"bytes": b64encode(blob(value)).decode()} if binary and value is not None else value


def check(file: Path) -> tuple[Head, Foot]:
    """That a file is a whole backup; GameError with the reason if it is not."""
    digest, count, foot, head = hashlib.sha256(), -1, None, None
    for line in _lines(file):
        if foot is not None:
            raise GameError(f"{file} goes on after its end")
        if head is None:
            head = _head(file, line)
        elif line.startswith(b'{"rows"'):
            foot = msgspec.json.decode(line, type=Foot)
            continue
        digest.update(line)
        count += 1
    if head is None or foot is None or foot != Foot(count, digest.hexdigest()):
        raise GameError(f"{file} is not whole: its end is missing, or something in it was changed")
    return head, foot


def _head(file: Path, line: bytes) -> Head:
    try:
        head = msgspec.json.decode(line, type=Head)
    except msgspec.MsgspecError:
        raise GameError(f"{file} is no backup of a house") from None
    if head.hastilude_backup != FORMAT:
        raise GameError(f"{file} is a backup of format {head.hastilude_backup}; this is {FORMAT}")
    return head


def _lines(file: Path) -> Iterator[bytes]:
    try:
        with gzip.open(file, "rb") as lines:
            yield from lines
    except (OSError, EOFError) as error:
        if isinstance(error, FileNotFoundError):
            raise
        raise GameError(f"{file} cannot be read: it is no backup, or it breaks off") from None


async def restore(file: Path, url: str) -> int:
    """Fill an empty database; how many rows it got. GameError if there is anything in it."""
    head, foot = check(file)
    if head.revision not in migrations.revisions():
        raise GameError("A newer version of Hastilude has made this backup; this one cannot read it.")
    with _possessed(url):
        await _restore(file, url, head.revision)
    return foot.rows


@contextmanager
def _possessed(url: str) -> Iterator[None]:
    """A SQLite file is ours alone meanwhile, and for nobody else's eyes."""
    parsed = parse(url)
    if parsed.get_backend_name() != "sqlite":
        yield
        return
    possession = Possession(Path(str(parsed.database)))
    try:
        possession.take()
    except Conflict as conflict:
        raise GameError(conflict.problem.message) from None
    try:
        yield
    finally:
        possession.give_up()


async def _restore(file: Path, url: str, revision: str) -> None:
    database = connect(parse(url))
    try:
        names = await database.transact(lambda connection: sa.inspect(connection).get_table_names())
        if set(names) & set(METADATA.tables):
            raise GameError("there is a house in that database already; a backup needs an empty one")
    finally:
        await database.close()
    await migrations.upgrade(url, revision)
    database = connect(parse(url))
    try:
        await database.transact(lambda connection: _fill(connection, file))
    except BaseException:  # a full disk, for example: the next attempt needs an empty one again
        await database.transact(_empty)
        raise
    finally:
        await database.close()
    await migrations.upgrade(url)


def _empty(connection: sa.Connection) -> None:
    found = sa.MetaData()
    found.reflect(connection)
    found.drop_all(connection)


def _fill(connection: sa.Connection, file: Path) -> None:
    found = sa.MetaData()
    found.reflect(connection)
    waiting: list[dict[str, Any]] = []
    name = ""

    def flush() -> None:
        if waiting:
            connection.execute(sa.insert(found.tables[name]), list(waiting))
            waiting.clear()

    for line in _body(file):
        table, values = cast("tuple[str, dict[str, Any]]", msgspec.json.decode(line))
        if table != name or len(waiting) >= AT_ONCE:
            flush()
            name = table
        waiting.append({key: _value(value) for key, value in values.items()})
    flush()
    if connection.dialect.name == "postgresql":
        for one in found.tables.values():
            if one.name in METADATA.tables and "id" in one.c and _is_serial(one.c.id):
                connection.exec_driver_sql(
                    f"SELECT setval(pg_get_serial_sequence('{one.name}', 'id'), "
                    f"GREATEST((SELECT COALESCE(MAX(id), 0) FROM {one.name}), 1))"
                )


def _body(file: Path) -> Iterator[bytes]:
    lines = _lines(file)
    next(lines)
    for line in lines:
        if not line.startswith(b'{"rows"'):
            yield line


def _is_serial(column: sa.Column[Any]) -> bool:
    return isinstance(column.type, sa.Integer)


def _value(value: Any) -> Any:
    return b64decode(value["bytes"]) if isinstance(value, dict) else value
