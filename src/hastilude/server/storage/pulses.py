"""When the house was open: each process says so every other second, and what was between is an outage.

Beside the last pulse stands the last that was certainly answered: one that hung may have been written
long after it was sent, or by a process that nobody could reach. And the database's own time of it: so
whoever pulses next knows what time it is in the house by now, whatever the machines' clocks say.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import sqlalchemy as sa

from hastilude.server.storage.schema import house, outages

#: the last time that anybody said; the last of which it is known that the answer came; and when, by
#: the clock of the database, the first of them was written
PULSE, SURE, WRITTEN = "pulse", "pulse_answered", "pulse_written"
#: ms by which a process may be behind the others without having it written down
BEHIND_MS = 1_000
#: ms since the last pulse after which nobody else is open for one who opens: they pulse every other second
ALIVE_MS = 3_000
#: ms in which nobody has come in
MOMENT_MS = 1_000

_FOUND = (
    sa.select(house.c.key, house.c.value).where(house.c.key.in_((PULSE, SURE, WRITTEN))).with_for_update()
)


class Pulse(NamedTuple):
    #: what time it is in the house
    now_ms: int
    #: others are open, or just were
    open: bool
    #: what a gap is counted from
    since_ms: int | None


class Sent(NamedTuple):
    """What a process says."""

    now_ms: int
    #: our last pulse that was answered; None before the first
    own_ms: int | None
    gap_ms: int
    #: of the database; None where it is that of the machine
    clock_ms: int | None


def note(connection: sa.Connection, insert: Callable[[sa.Table], Any], sent: Sent) -> Pulse:
    """Write the pulse down, and the outage before it if there was one."""
    found = {row.key: int(row.value) for row in connection.execute(_FOUND)}
    last, sure = found.get(PULSE), found.get(SURE)
    age = None if sent.clock_ms is None or WRITTEN not in found else sent.clock_ms - found[WRITTEN]
    gap = sent.gap_ms if sent.own_ms is not None else min(sent.gap_ms, ALIVE_MS)
    is_open = last is not None and age is not None and 0 <= age <= gap
    there = 0 if last is None else last + (age if is_open and age is not None else 0)
    # who opens beside others goes by their time, not by its machine's
    now = there if sent.own_ms is None and is_open else sent.now_ms
    if sent.own_ms is None:
        now = max(now, there)
    since = sent.own_ms if sent.own_ms is not None else last if sure is None else sure
    # nobody can say how long a house was closed whose machine's clock may have been set meanwhile
    opens = sent.own_ms is None and (not is_open or (since is not None and _just_back(connection, since)))
    if since is not None and now > since and (now - since > gap or opens):
        _outage(connection, insert, since, now)
    if there - now > BEHIND_MS:  # what lies between has never been here
        _outage(connection, insert, now, there)
    now = max(now, there)
    _keep(connection, insert, PULSE, now)
    if sent.clock_ms is not None:
        _keep(connection, insert, WRITTEN, sent.clock_ms)
    if sent.own_ms is not None and (sure is None or sent.own_ms > sure):
        _keep(connection, insert, SURE, sent.own_ms)
    return Pulse(now, is_open, since)


def _just_back(connection: sa.Connection, since_ms: int) -> bool:
    """Whether the last sign of life came right after an outage: nobody had time to come in."""
    ended = outages.c.to_ms.between(since_ms - MOMENT_MS, since_ms)
    return connection.execute(sa.select(outages.c.to_ms).where(ended)).first() is not None


def _outage(connection: sa.Connection, insert: Callable[[sa.Table], Any], from_ms: int, to_ms: int) -> None:
    outage = insert(outages).values(from_ms=from_ms, to_ms=to_ms)
    connection.execute(
        outage.on_conflict_do_update(
            index_elements=["from_ms"], set_={"to_ms": to_ms}, where=outages.c.to_ms < to_ms
        )
    )


def _keep(connection: sa.Connection, insert: Callable[[sa.Table], Any], key: str, value: int) -> None:
    kept = insert(house).values(key=key, value=str(value))
    connection.execute(kept.on_conflict_do_update(index_elements=["key"], set_={"value": str(value)}))
