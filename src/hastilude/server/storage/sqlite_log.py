"""The log in a SQLite file: all rows that wait, in two statements.

Between two statements the interpreter's lock is given up and fought for again, which costs more
than the writing: so the rows of a commit travel as one JSON array, however many they are.
Needs SQLite 3.33 (UPDATE … FROM) with its JSON functions.
"""

import sqlite3
from typing import Any, cast

import msgspec
import sqlalchemy as sa

from hastilude.server.storage.entries import DECISION, Entry, decision_values, finished_values

_FACTS = "UPDATE lobby SET facts = ? WHERE table_id = ?"
_SNAPSHOT = "INSERT INTO snapshots (table_id, seq, data) VALUES (?, ?, ?)"
_STAND_UP = "DELETE FROM seats WHERE table_id = ?"
_SIT_DOWN = "INSERT INTO seats (table_id, seat, user_id) VALUES (?, ?, ?)"
_FINISHED = (
    "INSERT INTO finished (table_id, game, seats, ended_ms, rated, teams, due) "
    "VALUES (:table_id, :game, :seats, :ended_ms, :rated, :teams, :due)"
)
_FINISHER = (
    "INSERT INTO finishers (table_id, seat, user_id, bot, place, won, points) "
    "VALUES (:table_id, :seat, :user_id, :bot, :place, :won, :points)"
)
_FEAT = "INSERT INTO feats (table_id, seat, feat) VALUES (:table_id, :seat, :feat)"
#: what a row changes of its table in the lobby, after the table's id
_STANDING = ("head", "status", "waiting_user", "due_ms", "updated_ms")


def _given(names: tuple[str, ...]) -> str:
    """The arrays of a JSON array, as rows."""
    columns = ", ".join(f"json_extract(value, '$[{i}]') AS {name}" for i, name in enumerate(names))
    return f"SELECT {columns} FROM json_each(?)"


_INSERT = (
    f"INSERT INTO decisions ({', '.join(DECISION)}) {_given(DECISION)} WHERE TRUE ON CONFLICT DO NOTHING"
)
_STAND = (
    f"UPDATE lobby SET {', '.join(f'{name} = new.{name}' for name in _STANDING)} "
    f"FROM ({_given(('id', *_STANDING))}) AS new WHERE lobby.table_id = new.id"
)


def write_all(within: sa.Connection, entries: list[Entry]) -> list[bool]:
    """For each entry whether it was the first with its number; of several together all are, or
    IntegrityError says that they have to be tried one by one."""
    connection = cast("sqlite3.Connection", within.connection.driver_connection)
    written = _write(connection, _INSERT, [decision_values(entry) for entry in entries])
    if written < len(entries):
        if len(entries) > 1:
            raise sqlite3.IntegrityError("somebody came before one of these rows")
        return [False]
    _follow_up(connection, entries)
    return [True] * len(entries)


def _follow_up(connection: sqlite3.Connection, won: list[Entry]) -> None:
    """What is read off the log, in the same transaction."""
    standings = [
        (table_id, row.seq, standing.status, standing.waiting_user, standing.due_ms, standing.updated_ms)
        for table_id, row, standing, _ in won
    ]
    _write(connection, _STAND, standings)
    for table_id, row, standing, snapshot in won:
        if standing.facts is not None:
            connection.execute(_FACTS, (standing.facts.decode(), table_id))
        if snapshot is not None:
            connection.execute(_SNAPSHOT, (table_id, row.seq, snapshot))
        if standing.people is not None:
            connection.execute(_STAND_UP, (table_id,))
            connection.executemany(_SIT_DOWN, [(table_id, seat, user) for seat, user in standing.people])
        if standing.finished is not None:
            game, finishers, feats = finished_values(table_id, standing.finished)
            connection.execute(_FINISHED, game)
            connection.executemany(_FINISHER, finishers)
            connection.executemany(_FEAT, feats)


def _write(connection: sqlite3.Connection, statement: str, rows: list[tuple[Any, ...]]) -> int:
    """How many rows were changed."""
    return connection.execute(statement, (msgspec.json.encode(rows).decode(),)).rowcount
