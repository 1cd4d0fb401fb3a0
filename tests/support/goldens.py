"""The golden games of all games: their plans, records and kept digests."""

from pathlib import Path

import msgspec

from hastilude.core.game import Rulebook
from hastilude.core.record import Record
from hastilude.lab.golden import DIGESTS, GoldenPlan, load_plan

TESTS = Path(__file__).parents[1]


class Goldens:
    """The golden games of one game."""

    def __init__(self, game: str) -> None:
        self.folder = TESTS / "golden" / game
        self.rulebook: Rulebook
        self.rulebook, self.plans = load_plan(TESTS / "games" / game / "golden_plan.py")
        self.kept: dict[str, str] = msgspec.json.decode((self.folder / DIGESTS).read_bytes())

    def record(self, plan: GoldenPlan) -> Record:
        return Record.read(self.folder / f"{plan.name}.jsonl")

    def records(self) -> list[Record]:
        return [self.record(plan) for plan in self.plans]

    def reasons(self) -> set[object]:
        """How they ended."""
        return {
            record.ending.result["reason"]
            for record in self.records()
            if record.ending and record.ending.result
        }


def games_with_goldens() -> list[str]:
    return sorted(path.parent.name for path in (TESTS / "games").glob("*/golden_plan.py"))
