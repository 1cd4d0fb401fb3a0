"""Old finished tables in a file: a line for each, compressed, with all that is needed to read them again.

The file is added to, never written over; what is in it was read back before anything is deleted.
"""

import asyncio
import gzip
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from hastilude.server.hall import Hall

#: only the owner reads it: chat and names are in it
PRIVATE = 0o600


async def write(hall: "Hall", table_ids: Sequence[str], file: Path) -> list[str]:
    """Add tables to an archive; those that are in it, on the disk."""
    lines = []
    for table_id in table_ids:
        log = await (await hall.sealed(table_id)).log()
        head, *rows = [msgspec.json.decode(line) for line in log.splitlines()]
        said = await hall.store.chat(table_id, limit=100_000)
        chat = [line._asdict() for line in said]
        lines.append(msgspec.json.encode({**head, "rows": rows, "chat": chat}) + b"\n")
    if lines:
        await asyncio.to_thread(_add, file, lines)
    found = {table["table"] for table in read(file)} if lines else set()
    return [table_id for table_id in table_ids if table_id in found]


def _add(file: Path, lines: Sequence[bytes]) -> None:
    data = gzip.compress(b"".join(lines), 6)  # members of a gzip file may follow each other
    handle = os.open(file, os.O_CREAT | os.O_WRONLY | os.O_APPEND, PRIVATE)
    try:
        os.write(handle, data)
        os.fsync(handle)
    finally:
        os.close(handle)
    folder = os.open(file.absolute().parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def read(file: Path) -> Iterator[dict[str, Any]]:
    """The tables of an archive."""
    with gzip.open(file, "rb") as lines:
        for line in lines:
            yield msgspec.json.decode(line)
