"""What is written of a table, apart from how."""

from typing import Any, NamedTuple

import msgspec

from hastilude.server.rows import Row


class Finisher(NamedTuple):
    """Who sat where at the end, and what became of them."""

    seat: int
    #: None where a bot sat
    user: str | None
    #: the level of the bot that sat here, or stood in at the end
    bot: str
    place: int
    won: bool
    #: None where the game counts none
    points: int | None
    #: codes of what it earned, by the game's own terms
    feats: tuple[str, ...] = ()


class Finished(NamedTuple):
    """A game that came to its end."""

    game: str
    ended_ms: int
    rated: bool
    teams: tuple[int, ...]
    finishers: tuple[Finisher, ...]


class Standing(NamedTuple):
    """What the lobby knows of a table after a row. `facts` and `people` are None if unchanged."""

    status: str
    waiting_user: str | None
    due_ms: int | None
    #: when everybody saw something happen
    updated_ms: int
    #: JSON of the table's public facts
    facts: bytes | None = None
    #: seat and user of each person
    people: tuple[tuple[int, str], ...] | None = None
    #: with the last row of a game
    finished: Finished | None = None


def blob(value: Any) -> bytes:
    """What stands in a column of bytes. In a damaged SQLite file that may be anything: whoever reads it
    finds out."""
    return bytes(value) if isinstance(value, bytes | bytearray | memoryview) else str(value).encode()


class Entry(NamedTuple):
    """A row of a table's log, with what goes into the database together with it."""

    table_id: str
    row: Row
    standing: Standing
    snapshot: bytes | None = None


#: the columns of a decision, as `decision_values` gives them
DECISION = (
    "table_id",
    "seq",
    "kind",
    "seat",
    "actor",
    "client_id",
    "action",
    "chance",
    "place",
    "version",
    "at_ms",
    "data",
)


def decision_values(entry: Entry) -> tuple[Any, ...]:
    table_id, row = entry.table_id, entry.row
    return (
        table_id,
        row.seq,
        row.kind,
        row.seat,
        row.actor,
        row.client_id,
        row.action,
        as_json(row.chance) if row.chance else "[]",
        row.place,
        row.version,
        row.at_ms,
        as_json(row.data) if row.data else "{}",
    )


def as_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def finished_values(
    table_id: str, end: Finished
) -> tuple[dict[str, Any], list[dict[str, Any]], list[dict[str, Any]]]:
    """A row of `finished`, those of `finishers` and those of `feats`."""
    game = {
        "table_id": table_id,
        "game": end.game,
        "seats": len(end.finishers),
        "ended_ms": end.ended_ms,
        "rated": end.rated,
        "teams": as_json(end.teams),
        "due": end.rated,
    }
    people, feats = [], []
    for one in end.finishers:
        values = one._asdict()
        feats += [{"table_id": table_id, "seat": one.seat, "feat": feat} for feat in values.pop("feats")]
        people.append({"table_id": table_id, "user_id": values.pop("user"), **values})
    return game, people, feats
