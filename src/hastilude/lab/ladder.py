"""The ladder of docs/bots.md, made of what arenas printed.

hastilude arena kings_bounty --seats 2 --games 1000 --bots knight,squire --json > knight.json
python -m hastilude.lab.ladder docs/bots.md *.json
"""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

FROM, TO = "<!-- ladder: made by hastilude.lab.ladder -->", "<!-- end of the ladder -->"


def ladder(documents: Sequence[dict[str, Any]]) -> str:
    """A table for each arena."""
    parts: list[str] = []
    for found in documents:
        time = f", {found['seconds']} s a decision" if found["seconds"] else ""
        head = (
            f"**{found['game']}**, {found['seats']} seats, {found['games']} games{time} ({found['machine']})"
        )
        parts += [
            "",
            head,
            "",
            "| bot | games | won | 95 % | × fair share | rating | 95 % | s/decision |",
            "| --- |" + " ---: |" * 7,
        ]
        fair = sum(row["wins"] for row in found["rows"]) / sum(row["games"] for row in found["rows"])
        parts += [_row(row, fair) for row in found["rows"]]
    return "\n".join([FROM, *parts, "", TO])


def _row(row: dict[str, Any], fair: float) -> str:
    cells = [
        row["bot"],
        str(row["games"]),
        f"{row['share']:.1%}",
        f"{row['low']:.1%} – {row['high']:.1%}",
        f"{row['share'] / fair:.2f}" if fair else "–",
        f"{row['rating']:.1f}",
        f"{row['rating_low']:.1f} – {row['rating_high']:.1f}",
        f"{row['seconds'] / max(1, row['decisions']):.3f}",
    ]
    return f"| {' | '.join(cells)} |"


def replace(text: str, new: str) -> str:
    """A page with a new ladder where the old one was."""
    before, _, rest = text.partition(FROM)
    _, found, after = rest.partition(TO)
    if not found:
        raise ValueError(f"the page has no place for a ladder: {FROM} … {TO}")
    return before + new + after


def main(arguments: list[str]) -> int:
    if len(arguments) < 2:
        print("usage: python -m hastilude.lab.ladder PAGE ARENA.json…", file=sys.stderr)
        return 2
    page, *files = map(Path, arguments)
    new = ladder([msgspec.json.decode(file.read_bytes()) for file in files])
    page.write_text(replace(page.read_text(encoding="utf-8"), new), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
