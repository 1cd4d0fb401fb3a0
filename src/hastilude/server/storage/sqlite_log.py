"""The log in a SQLite file: all rows that wait, in few long statements.

One statement a row means giving up and fighting for the interpreter's lock a row, which costs
more than the writing; and SQLAlchemy's general way of making statements costs as much again.
Needs SQLite 3.33 (UPDATE … FROM).
"""

import sqlite3
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, cast

import sqlalchemy as sa

from hastilude.server.storage.entries import DECISION, Entry, decision_values

#: rows of one statement: few sizes, so that each statement is prepared once and kept
SIZES = (64, 16, 4, 1)

_FACTS = "UPDATE lobby SET facts = ? WHERE table_id = ?"
_SNAPSHOT = "INSERT INTO snapshots (table_id, seq, data) VALUES (?, ?, ?)"
_STAND_UP = "DELETE FROM seats WHERE table_id = ?"
_SIT_DOWN = "INSERT INTO seats (table_id, seat, user_id) VALUES (?, ?, ?)"


def _places(columns: int, rows: int) -> str:
    return ", ".join([f"({', '.join('?' * columns)})"] * rows)


@cache
def _insert(rows: int) -> str:
    columns = ", ".join(DECISION)
    return f"INSERT INTO decisions ({columns}) VALUES {_places(len(DECISION), rows)} ON CONFLICT DO NOTHING"


@cache
def _stand(rows: int) -> str:
    return (
        "UPDATE lobby SET head = new.column2, status = new.column3, waiting_user = new.column4, "
        "due_ms = new.column5, updated_ms = new.column6 "
        f"FROM (VALUES {_places(6, rows)}) AS new WHERE lobby.table_id = new.column1"
    )


def write_all(within: sa.Connection, entries: list[Entry]) -> list[bool]:
    """For each entry whether it was the first with its number."""
    connection = cast("sqlite3.Connection", within.connection.driver_connection)
    rows = [decision_values(entry) for entry in entries]
    connection.execute("SAVEPOINT log")
    if _in_few(connection, _insert, rows) == len(rows):
        _follow_up(connection, entries)
        return [True] * len(rows)
    # Somebody came before; before whom exactly, is seen one by one.
    connection.execute("ROLLBACK TO log")
    first = [connection.execute(_insert(1), row).rowcount == 1 for row in rows]
    _follow_up(connection, [entry for entry, won in zip(entries, first, strict=True) if won])
    return first


def _follow_up(connection: sqlite3.Connection, won: list[Entry]) -> None:
    """What is read off the log, in the same transaction."""
    _in_few(
        connection,
        _stand,
        [
            (table_id, row.seq, standing.status, standing.waiting_user, standing.due_ms, standing.updated_ms)
            for table_id, row, standing, _ in won
        ],
    )
    for table_id, row, standing, snapshot in won:
        if standing.facts is not None:
            connection.execute(_FACTS, (standing.facts.decode(), table_id))
        if snapshot is not None:
            connection.execute(_SNAPSHOT, (table_id, row.seq, snapshot))
        if standing.people is not None:
            connection.execute(_STAND_UP, (table_id,))
            connection.executemany(_SIT_DOWN, [(table_id, seat, user) for seat, user in standing.people])


def _in_few(
    connection: sqlite3.Connection, statement: Callable[[int], str], rows: Sequence[tuple[Any, ...]]
) -> int:
    """Run a statement on all rows, as many at a time as it has sizes for; how many it changed."""
    changed = start = 0
    for size in SIZES:
        while len(rows) - start >= size:
            values = [value for row in rows[start : start + size] for value in row]
            changed += connection.execute(statement(size), values).rowcount
            start += size
    return changed
