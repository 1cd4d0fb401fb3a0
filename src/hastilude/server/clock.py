"""Clocks: bank + increment with a cap, and a limit for each stretch of decisions.

The number of decisions of a seat may be secret, so nothing about a clock changes with a
decision that passes nothing on: a clock starts when a seat begins to decide and is pressed
when somebody else has to. At the start of each such stretch the seat gets its increment, up
to the cap. Time in which the house was not there (`heartbeat.py`) is never charged.
"""

from collections.abc import Sequence
from typing import Literal

import msgspec

from hastilude.server.limits import CLOCK_MS

#: when somebody's time is out: a bot takes over, the others may claim the seat for one, or this
#: one decision is taken by the game's own rule for who is away (`Rulebook.absent`)
AtZero = Literal["bot", "claim", "move"]


#: whoever has so long for a decision plays a slow game
SLOW_MS = 12 * 3600 * 1000


class ClockRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table's choice; all times in milliseconds, 0 for none. No bank, no increment and no
    limit: no clock at all."""

    bank_ms: int = 0
    increment_ms: int = 0
    #: the bank never holds more than this; 0: no cap
    cap_ms: int = 0
    #: the longest a seat may keep the others waiting at once, whatever its bank says
    limit_ms: int = 0

    @property
    def banked(self) -> bool:
        return self.bank_ms > 0 or self.increment_ms > 0

    @property
    def slow(self) -> bool:
        """A game of days: nobody is expected to sit there all the time."""
        return not self.runs or max(self.bank_ms, self.increment_ms, self.limit_ms) >= SLOW_MS

    @property
    def runs(self) -> bool:
        return self.banked or self.limit_ms > 0

    def problem(self) -> str:
        """What is wrong with it, as a sentence; empty if nothing is."""
        if min(self.bank_ms, self.increment_ms, self.cap_ms, self.limit_ms) < 0:
            return "The times of a clock cannot be negative."
        if max(self.bank_ms, self.increment_ms, self.cap_ms, self.limit_ms) > CLOCK_MS:
            return "The times of a clock are at most 60 days."
        if self.cap_ms and self.cap_ms < max(self.bank_ms, self.increment_ms):
            return "The cap of a clock is at least its bank and its increment."
        if self.cap_ms and not self.banked:
            return "A cap needs a bank or an increment."
        return ""


class ClockSeen(msgspec.Struct, frozen=True):
    """What everybody at the table sees of the clocks. `now_ms` is the server's time of the message."""

    now_ms: int
    #: left in each seat's bank when its present stretch began; None without banks
    banks_ms: tuple[int, ...] | None
    #: whose clock runs, since when, and when it is out; None when none runs
    seat: int | None = None
    since_ms: int | None = None
    deadline_ms: int | None = None
    #: a seat whose time is out and whose place the others may claim
    overdue: int | None = None


class Clocks(msgspec.Struct, frozen=True):
    """The clocks of a table. They change with rows of the log only: the same after any restart."""

    #: what each seat had left when its clock was pressed last, or when it started running
    banks_ms: tuple[int, ...]
    #: whose clock runs, and since when
    seat: int | None = None
    since_ms: int = 0

    def turn(self, rule: ClockRule, seat: int | None, at_ms: int, pause_ms: int = 0) -> "Clocks":
        """The clock of `seat` is to run from now on; `pause_ms` of the stretch that ends are free."""
        if seat == self.seat or not rule.runs:
            return self
        banks = list(self.banks_ms)
        if self.seat is not None and rule.banked:
            banks[self.seat] = max(0, banks[self.seat] - max(0, at_ms - self.since_ms - pause_ms))
        if seat is not None and rule.banked:
            banks[seat] += rule.increment_ms
            if rule.cap_ms:
                banks[seat] = min(rule.cap_ms, banks[seat])
        return Clocks(tuple(banks), seat, at_ms)

    def fall(self, rule: ClockRule) -> "Clocks":
        """The running clock is out: it stops."""
        assert self.seat is not None
        banks = list(self.banks_ms)
        if rule.banked:
            banks[self.seat] = max(0, banks[self.seat] - (rule.limit_ms or banks[self.seat]))
        return Clocks(tuple(banks))

    def rest(self, ms: int) -> "Clocks":
        """So much of the running stretch is free: whoever is to decide was away, as they had said."""
        return msgspec.structs.replace(self, since_ms=self.since_ms + ms)

    def deadline(self, rule: ClockRule, pauses: "Pauses") -> int | None:
        """When the running clock is out; None if none runs."""
        if self.seat is None:
            return None
        left = [rule.limit_ms] if rule.limit_ms else []
        if rule.banked:
            left.append(self.banks_ms[self.seat])
        return pauses.after(self.since_ms, min(left))

    def seen(self, rule: ClockRule, now_ms: int, pauses: "Pauses", overdue: int | None) -> ClockSeen:
        return ClockSeen(
            now_ms=now_ms,
            banks_ms=self.banks_ms if rule.banked else None,
            seat=self.seat,
            since_ms=None if self.seat is None else self.since_ms,
            deadline_ms=self.deadline(rule, pauses),
            overdue=overdue,
        )


def fresh_clocks(rule: ClockRule, seats: int) -> Clocks:
    return Clocks((rule.bank_ms,) * seats)


class Pauses:
    """The times in which the house was not there for everybody, in order and apart: what two
    processes say of the same time counts once."""

    def __init__(self, spans: Sequence[tuple[int, int]] = ()) -> None:
        self.spans: list[tuple[int, int]] = []
        for span in spans:
            self.add(*span)

    def add(self, from_ms: int, to_ms: int) -> None:
        apart = [span for span in self.spans if span[1] < from_ms or span[0] > to_ms]
        joined = [span for span in self.spans if span not in apart]
        start = min([from_ms, *(span[0] for span in joined)])
        end = max([to_ms, *(span[1] for span in joined)])
        self.spans = sorted([*apart, (start, end)])

    def between(self, from_ms: int, to_ms: int) -> int:
        """How many milliseconds of a stretch were pauses."""
        return sum(max(0, min(to_ms, end) - max(from_ms, start)) for start, end in self.spans)

    def after(self, from_ms: int, running_ms: int) -> int:
        """The time at which so many milliseconds without pauses have passed."""
        at = from_ms + running_ms
        for start, end in self.spans:
            if end > from_ms and start < at:
                at += end - max(start, from_ms)
        return at
