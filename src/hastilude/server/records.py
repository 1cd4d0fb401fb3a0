"""Records of a table's game, made of its log: the whole of it after the end, and before it
what one seat, or a spectator, has seen."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import Any

import msgspec

from hastilude.core.course import Course, Step
from hastilude.core.record import FORMAT, Header, Line, Record
from hastilude.core.words import seen
from hastilude.server.old_rows import told
from hastilude.server.rows import Row
from hastilude.server.sitting import Change, Charter, Sitting

#: rows that are folded before others get their turn
AT_ONCE = 16


async def again(charter: Charter, rows: Sequence[Row]) -> AsyncIterator[tuple[Sitting, Change]]:
    """The table after each row, from the first."""
    sitting = Sitting.first(charter)
    courses: dict[int, Course] = {}
    for number, row in enumerate(rows):
        row = told(sitting, row, rows[number + 1 :])  # noqa: PLW2901
        sitting, change = sitting.after(row, row.numbers(), lambda seq: courses[seq])
        if sitting.course is not None:
            courses[sitting.seq] = sitting.course
        yield sitting, change
        if row.seq % AT_ONCE == 0:
            await asyncio.sleep(0)


def _header(sitting: Sitting, names: Sequence[str]) -> Header:
    charter = sitting.charter
    return Header(
        hastilude=FORMAT,
        game=charter.terms.game,
        rules=charter.terms.rules,
        components=charter.terms.components,
        options=charter.terms.options,
        seats=tuple(names),
        commitment=sitting.seal().commitment,
        first_chair=sitting.room.first_chair,
        sealed=sitting.room.sealed,
    )


async def whole(charter: Charter, rows: Sequence[Row], names: Sequence[str]) -> Record:
    """Everything, with the seed opened."""
    #: each step, with the places of the generator around the row that it came by
    steps: list[tuple[Step, int | None, int]] = []
    #: what had led to each row that somebody went back to: it may have been taken back itself since
    targets = {row.data["to_seq"] for row in rows if row.kind == "rollback"}
    led_to: dict[int, list[tuple[Step, int | None, int]]] = {}
    sitting = Sitting.first(charter)
    async for sitting, change in again(charter, rows):
        row = rows[sitting.seq - 1]
        if row.kind == "rollback":
            steps = list(led_to[row.data["to_seq"]])
        if sitting.course is not None:
            # what was taken back is not in the record: the course counts what is left
            del steps[1 + sitting.course.count - len(change.steps) :]
            after = sitting.course.place
            before: int | None = change.place
            for step in change.steps:
                steps.append((step, before, after))
                before = None  # what is forced goes on where its decision stopped
        if sitting.seq in targets:
            led_to[sitting.seq] = list(steps)
    assert sitting.course is not None
    actions = charter.rulebook.actions
    lines = []
    for number, (step, place, _) in enumerate(steps):
        line = Line.of(number, step, actions)
        passed_on = number > 0 and place is not None and place != steps[number - 1][2]
        lines.append(msgspec.structs.replace(line, place=place) if passed_on else line)
    record = Record(_header(sitting, names), lines)
    record.end(sitting.seal(), sitting.course.state.result())
    return record


async def seen_so_far(charter: Charter, rows: Sequence[Row], names: Sequence[str], seat: int | None) -> bytes:
    """The header, then a line for each update of a stream: its version and what was seen.

    Like the updates themselves it does not tell how many decisions there were.
    """
    lines: list[Any] = []
    sitting = Sitting.first(charter)
    async for sitting, change in again(charter, rows):
        stream = sitting.stream(seat)
        if sitting.course is not None and change.seen[stream]:
            events = seen(change.events, seat)
            lines.append({"version": sitting.versions[stream], "events": events, "news": change.news})
    return b"".join(msgspec.json.encode(line) + b"\n" for line in [_header(sitting, names), *lines])
