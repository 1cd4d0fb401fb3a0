"""Laws 10 and 11: what a game's author keeps beside the rules, tests and records."""

from collections.abc import Iterable, Mapping
from pathlib import Path

from hastilude.core.components import Components
from hastilude.core.game import GameError, Rulebook
from hastilude.core.laws.broken import LawBroken
from hastilude.core.record import Record, RecordError, verify


def every_rule_has_a_test(
    ledger: Iterable[str],
    cited: Iterable[str],
    untestable: Mapping[str, str] | None = None,
    *,
    rulings: Iterable[str] = (),
    at_most: int = 6,
) -> None:
    """Law 10: each rule of the ledger is cited by a test, and nothing else is.

    `untestable` gives the reason for each rule that no test can prove; there may be
    only a handful of them. `rulings` may be cited, but need not be.
    """
    rules, excused = set(ledger), untestable or {}
    tests = set(cited) - set(rulings)
    complaints = [
        ("not in the ledger, but cited by a test", tests - rules),
        ("not in the ledger, but excused from a test", set(excused) - rules),
        ("without a test", rules - tests - set(excused)),
        ("tested, and excused from a test all the same", tests & set(excused)),
        ("excused without a reason", {rule for rule, reason in excused.items() if not reason.strip()}),
    ]
    found = [f"{what}: {', '.join(sorted(ids))}" for what, ids in complaints if ids]
    if not rules:
        found.append("the ledger has no rules")
    if len(excused) > at_most:
        found.append(f"{len(excused)} rules are excused, more than {at_most}")
    if found:
        raise LawBroken(10, "; ".join(found))


def golden_games(
    folder: Path,
    *,
    reasons: Iterable[str],
    seats: Iterable[int],
    rulebook: Rulebook | None = None,
    components: Components | None = None,
) -> None:
    """Law 11: each kept record (`*.jsonl`) still replays to its end, line by line.

    Together they must show every end reason and every number of seats that is asked for.
    """
    paths = sorted(folder.glob("*.jsonl"))
    if not paths:
        raise LawBroken(11, f"there are no golden games in {folder.name}")
    missing_reasons, missing_seats = set(reasons), set(seats)
    for path in paths:
        record = _still_holds(path, rulebook, components)
        assert record.ending is not None
        assert record.ending.result is not None
        missing_reasons.discard(record.ending.result["reason"])
        missing_seats.discard(len(record.header.seats))
    if missing_reasons or missing_seats:
        ends = [f"that ends by {reason}" for reason in sorted(missing_reasons)]
        tables = [f"with {count} seats" for count in sorted(missing_seats)]
        raise LawBroken(11, f"{folder.name} lacks a game {', one '.join(ends + tables)}")


def _still_holds(path: Path, rulebook: Rulebook | None, components: Components | None) -> Record:
    try:
        record = Record.read(path)
        verify(record, components, rulebook)
    except RecordError as error:
        raise LawBroken(
            11, f"{path.name}, {error}: a change that breaks old records needs a new rules version"
        ) from error
    except GameError as error:
        raise LawBroken(11, str(error)) from error
    return record
