"""Whether a whole house is sound: every log folds, every number is the one that its seed gives, every
snapshot is what the log says, every finished game verifies. Tables are looked at in several processes,
and the house may be open meanwhile.
"""

import asyncio
import os
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import msgspec

from hastilude.core.course import Course
from hastilude.core.record import RecordError, verify
from hastilude.server import records
from hastilude.server.bots_pool import Bots
from hastilude.server.doorbell import MemoryDoorbell
from hastilude.server.errors import Unreadable
from hastilude.server.hall import Hall
from hastilude.server.old_rows import told
from hastilude.server.rows import Row, decode_snapshot
from hastilude.server.settings import Settings
from hastilude.server.sitting import Change, Charter, Sitting
from hastilude.server.storage.care import Care
from hastilude.server.storage.store import Store

#: tables that a process takes at once
BUNDLE = 25


class Finding(msgspec.Struct, frozen=True):
    """What is not as it should be."""

    table: str
    trouble: str


class Report(msgspec.Struct):
    tables: int = 0
    rows: int = 0
    #: finished games whose records replay and verify
    verified: int = 0
    #: tables whose rules or figures are not here: they could not be looked at
    unreadable: int = 0
    findings: list[Finding] = []

    def add(self, other: "Report") -> None:
        self.tables += other.tables
        self.rows += other.rows
        self.verified += other.verified
        self.unreadable += other.unreadable
        self.findings.extend(other.findings)


def unopened(url: str) -> Hall:
    """A hall for who looks after the house: its tables can be loaded, nothing goes on by itself."""
    return Hall(Settings(database=url, bot_processes=0), Store(url), MemoryDoorbell([]), Bots())


async def check(url: str, processes: int = 0) -> Report:
    """Look at every table."""
    hall = unopened(url)
    await hall.store.look()
    ids = await Care(hall.store).table_ids()
    await hall.store.close()
    bundles = [ids[start : start + BUNDLE] for start in range(0, len(ids), BUNDLE)]
    processes = min(processes or os.cpu_count() or 1, len(bundles))
    report = Report()
    if processes <= 1:
        for bundle in bundles:
            report.add(await check_some(url, bundle))
        return report
    loop = asyncio.get_running_loop()
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        for found in await asyncio.gather(
            *(loop.run_in_executor(pool, _in_process, url, bundle) for bundle in bundles)
        ):
            report.add(found)
    return report


def _in_process(url: str, ids: Sequence[str]) -> Report:
    return asyncio.run(check_some(url, ids))


async def check_some(url: str, ids: Iterable[str]) -> Report:
    hall = unopened(url)
    await hall.store.look()
    report = Report()
    try:
        for table_id in ids:
            report.tables += 1
            try:
                charter = await hall.charter(table_id)
            except Unreadable:
                report.unreadable += 1
                continue
            try:
                await _check_table(hall, charter, report)
            except Exception as error:  # whatever a damaged log leads to
                report.findings.append(Finding(table_id, f"{type(error).__name__}: {error}"))
    finally:
        await hall.store.close()
    return report


async def _check_table(hall: Hall, charter: Charter, report: Report) -> None:
    care, table_id = Care(hall.store), charter.id

    def found(trouble: str) -> None:
        report.findings.append(Finding(table_id, trouble))

    rows = await hall.store.tail(table_id, 0)
    report.rows += len(rows)
    missing = next((number + 1 for number, row in enumerate(rows) if row.seq != number + 1), None)
    if missing is not None:
        found(f"row {missing} of the log is missing")
        return
    snapshots = dict(await care.snapshots(table_id))
    sitting = Sitting.first(charter)
    for row, before, after, _ in _fold(charter, rows):
        sitting = after
        flaw = _numbers(row, before, rows)
        if flaw:
            found(flaw)
        if after.seq in snapshots and (flaw := _snapshot(snapshots[after.seq], after)):
            found(flaw)
        if row.seq % records.AT_ONCE == 0:
            await asyncio.sleep(0)
    status, head = await care.stands(table_id)
    if status not in ("waiting", "playing"):  # else it may have gone on since
        if head != sitting.seq:
            found(f"the lobby says row {head}, the log ends with {sitting.seq}")
        if status != sitting.room.status:
            found(f"the lobby says {status}, the log {sitting.room.status}")
    if sitting.room.status == "over":
        names = [""] * charter.seats
        try:
            verify(await records.whole(charter, rows, names), charter.components, charter.rulebook)
            report.verified += 1
        except RecordError as error:
            found(f"its record does not verify: {error}")


def _fold(charter: Charter, rows: Sequence[Row]) -> "Iterable[tuple[Row, Sitting, Sitting, Change]]":
    """Each row with the sitting before and after it."""
    sitting = Sitting.first(charter)
    courses: dict[int, Course] = {}
    for number, row in enumerate(rows):
        row = told(sitting, row, rows[number + 1 :])  # noqa: PLW2901
        after, change = sitting.after(row, row.numbers(), lambda seq: courses[seq])
        if after.course is not None:
            courses[after.seq] = after.course
        yield row, sitting, after, change
        sitting = after


def _numbers(row: Row, before: Sitting, rows: Sequence[Row]) -> str:
    """Whether the numbers of a row are those that the seed gives."""
    if not row.chance:
        return ""
    drawn = before.numbers()
    before.after(row, drawn, None)
    return "" if tuple(drawn.all) == row.chance else f"row {row.seq} has numbers that its seed does not give"


def _snapshot(data: bytes, after: Sitting) -> str:
    try:
        kept = decode_snapshot(data)
        Sitting.restored(after.charter, kept)
    except Exception as error:
        return f"the snapshot at row {after.seq} is damaged ({type(error).__name__})"
    course = after.course
    same = (
        kept.seq == after.seq
        and kept.versions == after.versions
        and kept.room.status == after.room.status
        and (course is None or (kept.place, kept.count) == (course.place, course.count))
    )
    return "" if same else f"the snapshot at row {after.seq} is not what the log says"
