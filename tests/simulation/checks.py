"""What must be true after every life.

| it must hold that | how it is seen |
| --- | --- |
| nothing acknowledged is lost or doubled | each `done` is one row with that version; nothing refused is a row; nobody's row is unknown |
| nothing forks | the log has no gap; processes, snapshots and lobby are what its rows make; records verify |
| nothing leaks | each update is the view, the events and the actions of its seat, from the log |
| nobody waits in vain | whoever sits at their screen is shown in time what has happened |
| no flag is unfair | whoever was flagged had the time, by the true clock, less what the house was away |
| no clock is charged for it | whoever presses theirs has lost no more than that |
| everything ends | all tables are over, all questions answered (`life.py`), nothing was written down as an error |
"""

from collections import Counter
from typing import TYPE_CHECKING, Any

import msgspec

from hastilude.core.record import RecordError, verify
from hastilude.core.words import seen as seen_by
from hastilude.server import records
from hastilude.server.hall import Hall
from hastilude.server.rows import Row, decode_snapshot, encode_snapshot
from hastilude.server.showing import waiting_user
from hastilude.server.sitting import Change, Sitting
from simulation import disk
from simulation.people import Seen

if TYPE_CHECKING:
    from simulation.life import Life

#: seconds that a flag may come early: what a commit takes
EARLY = 0.3
#: seconds in which nothing goes wrong, after which everybody has been shown what happened; and where there
#: are several processes: a ring may be lost, then it takes a slow look
LATE = (3.0, 14.0)


class Played:
    """A table's log, folded again."""

    def __init__(self, table: str, first: Sitting, rows: list[Row]) -> None:
        self.table = table
        self.rows = rows
        self.sittings = [first]
        self.changes: list[Change] = []

    @property
    def last(self) -> Sitting:
        return self.sittings[-1]


async def check(life: "Life") -> None:
    hall = next((place.house.hall for place in life.places if place.up), None)
    if hall is None:
        life.found("no process came up again")
        return
    tables = [row[0] for row in disk._CONNECTION.execute("SELECT id FROM tables ORDER BY id").fetchall()]
    figures: Counter[str] = Counter()
    written: dict[tuple[str, str, str], Row] = {}
    for table in tables:
        played = await _played(life, hall, table)
        if played is None:
            continue
        figures["rows"] += len(played.rows)
        figures["ended"] += played.last.room.status in ("over", "abandoned")
        _check_ids(life, played, written)
        await _check_state(life, played)
        await _check_record(life, played)
        _check_flags(life, played, figures)
        _check_presses(life, played)
        _check_in_time(life, played)
        for seen in life.ledger.seen.get(table, []):
            figures["updates"] += 1
            if wrong := _leak(played, seen):
                life.found(f"{life.people_by_user[seen.user]} at {seen.at - 1000:.3f}: {wrong}")
        _check_granted(life, played)
    _check_acknowledged(life, written)
    life.findings += life.ledger.wrong
    life.findings += life.network.unexpected
    figures["done"] = len(life.ledger.done)
    life.figures = dict(figures)
    life.tell(str(life.figures))


async def _played(life: "Life", hall: Hall, table: str) -> Played | None:
    rows = await hall.store.tail(table, 0)
    if [row.seq for row in rows] != list(range(1, len(rows) + 1)):
        life.found(f"the log of {table} has a gap: {[row.seq for row in rows]}")
        return None
    charter = (await hall.table(table)).charter
    played = Played(table, Sitting.first(charter), rows)
    try:
        async for sitting, change in records.again(charter, rows):
            played.sittings.append(sitting)
            played.changes.append(change)
    except Exception as error:
        life.found(f"the log of {table} cannot be read again: {error!r}")
        return None
    return played


# -- nothing acknowledged is lost or doubled ---------------------------------------------------------


def _check_ids(life: "Life", played: Played, written: dict[tuple[str, str, str], Row]) -> None:
    for row in played.rows:
        if row.client_id is None:
            continue
        key = (played.table, row.actor or "", row.client_id)
        if key in written:
            life.found(f"{key} is there twice")
        written[key] = row
        tried = life.ledger.tried.get(key)
        if tried is None:
            life.found(f"nobody sent {key}")
        elif tried["type"] == "act":
            box = life.shelf.box(played.last.charter.terms.game)
            action = tried["action"]
            text = action if isinstance(action, str) else box.rulebook.actions.text(action)
            if row.action != text:
                life.found(f"{key} was {text!r}, and {row.action!r} was written")
        if key in life.ledger.refused:
            life.found(f"{key} was refused ({life.ledger.refused[key]}), and done all the same")


def _check_acknowledged(life: "Life", written: dict[tuple[str, str, str], Row]) -> None:
    for key, version in life.ledger.done.items():
        if key not in life.ledger.tried:
            continue
        if key not in written:
            life.found(f"{key} was acknowledged and is gone")
        elif written[key].version != version:
            life.found(f"{key} was acknowledged as version {version}, and is {written[key].version}")
    said = Counter(row[0] for row in disk._CONNECTION.execute("SELECT text FROM chat").fetchall())
    for _, text in life.ledger.said:
        if not said[text]:
            life.found(f"what was said is gone: {text}")


def _check_granted(life: "Life", played: Played) -> None:
    there = Counter((row.kind, row.actor) for row in played.rows)
    granted = Counter((kind, user) for table, kind, user in life.ledger.granted if table == played.table)
    for (kind, user), count in granted.items():
        if there[kind, user] < count:  # type: ignore[index]
            who = life.people_by_user[user]
            life.found(f"{who} was granted {kind} {count} times, and {there[kind, user]} are there")  # type: ignore[index]


# -- nothing forks -----------------------------------------------------------------------------------


def _state(sitting: Sitting) -> dict[str, Any]:
    course = sitting.course
    return {
        "seq": sitting.seq,
        "room": msgspec.to_builtins(sitting.room),
        "clocks": msgspec.to_builtins(sitting.clocks),
        "versions": sitting.versions,
        "shown": sitting.shown_ms,
        "position": None
        if course is None
        else msgspec.json.decode(msgspec.json.encode(sitting.charter.rulebook.position(course.state))),
        "course": None if course is None else (course.place, course.count, course.decider, course.pending),
    }


def _differs(one: dict[str, Any], other: dict[str, Any]) -> str:
    return ", ".join(f"{name}: {one[name]} ≠ {other[name]}" for name in one if one[name] != other[name])


async def _check_state(life: "Life", played: Played) -> None:
    truth = _state(played.last)
    for place in life.places:
        if not place.up:
            life.found(f"{place} did not come up again")
            continue
        table = place.house.hall._alive.get(played.table)
        if table is None:
            continue
        if table.watchers and table.sitting.seq != played.last.seq:
            life.found(f"{place} has watchers at {played.table} and stands at {table.sitting.seq}")
        behind = _state(table.sitting)
        if wrong := _differs(_state(played.sittings[table.sitting.seq]), behind):
            life.found(f"{place} and the log disagree about {played.table}: {wrong}")
        await table.keeper.catch_up()
        if wrong := _differs(truth, _state(table.sitting)):
            life.found(f"{place} reads {played.table} otherwise: {wrong}")
    _check_lobby(life, played)
    _check_snapshots(life, played)


def _check_lobby(life: "Life", played: Played) -> None:
    listed = disk._CONNECTION.execute(
        "SELECT head, status, waiting_user FROM lobby WHERE table_id = ?", (played.table,)
    ).fetchone()
    last = played.last
    expected = (last.seq, last.room.status, waiting_user(last))
    if listed != expected:
        life.found(f"the lobby lists {played.table} as {listed}, not {expected}")
    seated = disk._CONNECTION.execute(
        "SELECT seat, user_id FROM seats WHERE table_id = ? ORDER BY seat", (played.table,)
    ).fetchall()
    people = [(n, seat.user) for n, seat in enumerate(last.room.seats) if seat.user]
    if seated != people:
        life.found(f"the seats of {played.table} are {seated}, not {people}")


def _check_snapshots(life: "Life", played: Played) -> None:
    found = disk._CONNECTION.execute("SELECT seq, data FROM snapshots WHERE table_id = ?", (played.table,))
    for seq, data in found.fetchall():
        if (played.table, seq) in life.damaged:
            continue
        sitting = played.sittings[seq]
        if not sitting.safe or encode_snapshot(decode_snapshot(data)) != encode_snapshot(sitting.snapshot()):
            life.found(f"the snapshot {seq} of {played.table} is not what the log says")


async def _check_record(life: "Life", played: Played) -> None:
    last = played.last
    if last.room.status != "over" or last.course is None:
        return
    names = [f"seat {number}" for number in range(len(last.room.seats))]
    record = await records.whole(last.charter, played.rows, names)
    try:
        verify(record, last.charter.components, last.charter.rulebook)
    except RecordError as error:
        life.found(f"the record of {played.table} does not verify: {error}")


# -- nothing leaks -----------------------------------------------------------------------------------


def _leak(played: Played, seen: Seen) -> str:
    """What is wrong with an update; nothing if its seat could know all of it, and was told all."""
    update = seen.update
    seat, version = update["seat"], update["version"]
    stream = played.last.stream(seat)
    rows = [n for n, sitting in enumerate(played.sittings) if sitting.versions[stream] == version]
    if not seen.first and seen.before == seat and seen.since is not None and version < seen.since:
        return f"seat {seat} was shown version {version} after {seen.since}"
    if not rows:
        return f"seat {seat} was shown version {version}, which never was"
    wrong = ""
    for number in rows:
        wrong = _differs_from(played, number, seen)
        if not wrong:
            break
    return wrong or _told_wrongly(played, seen, stream)


def _differs_from(played: Played, number: int, seen: Seen) -> str:
    sitting, update = played.sittings[number], seen.update
    seat, version = update["seat"], update["version"]
    if seat is not None and seen.user not in (one.user for one in sitting.room.seats[seat : seat + 1]):
        return f"version {version} was made for seat {seat}, which is another's"
    stream = sitting.stream(seat)
    course = sitting.course
    mine = seat is not None and seat == sitting.decider and course is not None
    view = None if course is None else msgspec.json.decode(sitting._encode(course, stream))
    if mine and course is not None and course.pending is not None:
        # who has decided, and has not confirmed it, sees what it would lead to
        rulebook = sitting.charter.rulebook
        held = rulebook.held(course.state, course.pending)
        view = view if held is None else msgspec.json.decode(msgspec.json.encode(rulebook.view(held, seat)))
    if update["view"] != view:
        return f"version {version} of seat {seat} is not what the log says: {update['view']} ≠ {view}"
    if (update["status"], update["decider"]) != (sitting.room.status, sitting.decider):
        return f"version {version} of seat {seat}: {update['status']}, {update['decider']} decides"
    legal = sorted(course.state.legal()) if mine and course is not None and course.pending is None else []
    if sorted(choice["id"] for choice in update["actions"]) != legal:
        return f"version {version} of seat {seat}: actions {update['actions']}, not {legal}"
    if (update["opened"] is not None) != (
        sitting.room.status in ("over", "abandoned") and course is not None
    ):
        return f"version {version} of seat {seat}: the seal is open at the wrong time"
    return ""


def _told_wrongly(played: Played, seen: Seen, stream: int) -> str:
    """Events and news: all that is new to this wire, and nothing twice."""
    update = seen.update
    version, seat = update["version"], update["seat"]
    events: list[Any] = []
    news: list[Any] = []
    if not update["fresh"]:
        moved = not seen.first and seen.before != seat
        since = version - 1 if moved or seen.since is None else seen.since
        for sitting, change in zip(played.sittings[1:], played.changes, strict=True):
            if change.seen[stream] and since < sitting.versions[stream] <= version:
                events += msgspec.to_builtins(seen_by(change.events, seat))
                news += msgspec.to_builtins(change.news)
    if update["events"] != events or update["news"] != news:
        return (
            f"seat {seat} had version {seen.since} and was told for {version}: {update['events']} "
            f"{update['news']}, not {events} {news}"
        )
    return ""


# -- nobody waits in vain ----------------------------------------------------------------------------


def _check_in_time(life: "Life", played: Played) -> None:
    late = LATE[len(life.places) > 1]
    for stay in life.ledger.stays.get(played.table, []):
        seen = [
            one for one in life.ledger.seen[played.table] if one.user == stay.user and one.at >= stay.since
        ]
        until = life.loop.time() if stay.until is None else stay.until
        waits = [*stay.asleep, *life.disk.waits.get(stay.house, [])]
        for number, row in enumerate(played.rows):
            written = life.disk.written[played.table, row.seq]
            by = life.truth.quiet_for(stay.house, written, late, waits)
            if written < stay.since or by > until:
                continue
            last = [one.update for one in seen if one.at <= by][-1]
            version = played.sittings[number + 1].versions[played.last.stream(last["seat"])]
            if last["version"] < version:
                who = life.people_by_user[stay.user]
                life.found(
                    f"{who} at {played.table} was not shown row {row.seq} ({row.kind}) of {written - 1000:.3f} "
                    f"by {by - 1000:.3f}: version {last['version']} of seat {last['seat']}, not {version}"
                )
                break


# -- no flag is unfair -------------------------------------------------------------------------------


def _check_flags(life: "Life", played: Played, figures: Counter[str]) -> None:
    rule = played.last.charter.terms.clock
    since = 0
    for number, row in enumerate(played.rows):
        before = played.sittings[number].clocks
        if row.kind == "clock":
            figures["flags"] += 1
            given = [rule.limit_ms] if rule.limit_ms else []
            given += [before.banks_ms[row.seat or 0]] if rule.banked else []
            start, end = life.disk.written[played.table, since], life.disk.written[played.table, row.seq]
            had = end - start - life.truth.free(start, end) + life.truth.doubtful(start - 15, end)
            if before.seat != row.seat or had < min(given) / 1000 - EARLY:
                life.found(
                    f"seat {row.seat} of {played.table} was flagged by row {row.seq} at {end - 1000:.3f}: it had "
                    f"{end - start:.1f} s less {life.truth.free(start, end):.1f} s of {min(given) / 1000} s"
                )
        if played.sittings[number + 1].clocks != before:
            since = row.seq


def _check_presses(life: "Life", played: Played) -> None:
    if not played.last.charter.terms.clock.banked:
        return
    since = 0
    for number, row in enumerate(played.rows):
        before, after = played.sittings[number].clocks, played.sittings[number + 1].clocks
        if after == before:
            continue
        if before.seat is not None and before.seat != after.seat and row.kind != "clock":
            lost = (before.banks_ms[before.seat] - after.banks_ms[before.seat]) / 1000
            start, end = life.disk.written[played.table, since], life.disk.written[played.table, row.seq]
            had = end - start - life.truth.free(start, end) + life.truth.doubtful(start - 15, end)
            if lost > had + EARLY + life.truth.unknown(end):
                life.found(
                    f"seat {before.seat} of {played.table} lost {lost:.1f} s by row {row.seq} at {end - 1000:.3f}: "
                    f"it had {end - start:.1f} s less {life.truth.free(start, end):.1f} s"
                )
        since = row.seq
