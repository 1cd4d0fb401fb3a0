"""Rows of the first release that do not say all that is needed to fold them today.

Its `restart` did not write down how far back it went: as far as that release let a decision be taken
back. Games have become more generous since, so today's answer may be too far. Which it was follows from
what came after: only one way back fits the decisions that followed. If nothing came after, today's is
taken: then whoever decides is back a little further, by decisions that showed nobody anything.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from hastilude.core.chance import ChanceError
from hastilude.server.rows import Row
from hastilude.server.sitting import NeedsSnapshot, Sitting


def told(sitting: Sitting, row: Row, following: Sequence[Row]) -> Row:
    """The row, with how far back it went if it lacks that."""
    course = sitting.course
    if row.kind != "restart" or "count" in row.data or course is None or not course.undo:
        return row
    counts = dict.fromkeys([sitting.restarted(), *(back.after for back in course.undo)])
    tries = [replace(row, data={**row.data, "count": count}) for count in counts]
    return next((one for one in tries if _fits(sitting, one, following)), tries[0])


def _fits(sitting: Sitting, row: Row, following: Sequence[Row]) -> bool:
    """Whether this stretch of decisions goes on as the log says."""
    seat = sitting.decider
    try:
        sitting, _ = sitting.after(row, row.numbers())
        for number, after in enumerate(following):
            if not _may(sitting, after):
                return False
            if sitting.decider != seat and after.kind in ("act", "hold"):
                return True
            later = told(sitting, after, following[number + 1 :])
            numbers = later.numbers()
            sitting, _ = sitting.after(later, numbers)
            if len(numbers.all) != len(later.chance):
                return False
    except NeedsSnapshot:  # a way back by agreement: nothing more is to be learnt
        return True
    except (ChanceError, AssertionError, IndexError, KeyError, ValueError):
        return False
    return True


def _may(sitting: Sitting, row: Row) -> bool:
    course = sitting.course
    if course is None or row.kind not in ("act", "hold") or row.action is None:
        return True
    return course.refusal(row.seat, sitting.charter.rulebook.actions.parse(row.action)) is None
