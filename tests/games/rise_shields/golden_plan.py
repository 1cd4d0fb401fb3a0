"""The golden games of Rise Shields: every mode, every end, every value of every option."""

from collections.abc import Callable
from typing import cast

from hastilude.bots.bot import Bot
from hastilude.bots.greedy import GreedyBot
from hastilude.core.chance import Chance
from hastilude.core.record import Record
from hastilude.core.state import State
from hastilude.games.rise_shields import actions
from hastilude.games.rise_shields.rulebook import RULEBOOK
from hastilude.lab.golden import GoldenPlan

# -- who plays ---------------------------------------------------------------------------


class Wild(Bot):
    """Plays cards and takes artifacts whenever it may, else strikes, else does anything."""

    blind = True

    def choose(self, legal: list[int], sight: State | None, chance: Chance) -> int:
        cards = [action for action in legal if actions.PLAY <= action < actions.END]
        blows = [action for action in legal if actions.MELEE <= action < actions.BLESS]
        for wanted in (cards, blows):
            if wanted and chance.below(3):
                return wanted[chance.below(len(wanted))]
        return legal[chance.below(len(legal))]


class Idle(Bot):
    """Ends its turn whenever it may: so nothing happens."""

    blind = True

    def choose(self, legal: list[int], sight: State | None, chance: Chance) -> int:
        return actions.END if actions.END in legal else legal[chance.below(len(legal))]


class Sensible(Bot):
    """What looks best, but now and then anything: so rare things come to pass in few rounds."""

    def __init__(self) -> None:
        self.greedy = GreedyBot(RULEBOOK.insight())

    def choose(self, legal: list[int], sight: State | None, chance: Chance) -> int:
        if chance.below(8) == 0:
            return legal[chance.below(len(legal))]
        return self.greedy.choose(legal, sight, chance)


# -- what must come to pass --------------------------------------------------------------


def result(record: Record) -> dict[str, object]:
    assert record.ending is not None
    assert record.ending.result is not None
    return record.ending.result


def ends_by(reason: str) -> Callable[[Record], bool]:
    return lambda record: result(record)["reason"] == reason


def has(*starts: str) -> Callable[[Record], bool]:
    """Actions that begin so, each at least once."""

    def wanted(record: Record) -> bool:
        texts = [line.action or "" for line in record.lines]
        return all(any(text.startswith(start) for text in texts) for start in starts)

    return wanted


def earned(achievement: str) -> Callable[[Record], bool]:
    return lambda record: achievement in cast("dict[str, object]", result(record)["args"])


def soon(wanted: Callable[[Record], bool]) -> Callable[[Record], bool]:
    """In a game that is replayed quickly."""
    return lambda record: len(record.lines) <= 1500 and wanted(record)


SHORT = {"round_limit": "12"}
OTHERS = [
    (option.name, value)
    for option in RULEBOOK.game.options
    if option.name not in ("mode", "round_limit", "no_progress_limit", "resigning")
    for value in option.values[1:]
]


def others(part: int, parts: int) -> dict[str, str]:
    """A part of all other option values."""
    return dict(OTHERS[part::parts])


PLANS = [
    GoldenPlan("1x1-destruction", 2, {}, Sensible(), soon(ends_by("destruction"))),
    GoldenPlan("1x1-dominion", 2, {}, Sensible(), ends_by("dominion")),
    GoldenPlan("1x1-round-limit", 2, {"round_limit": "4"}, Wild(), ends_by("round_limit")),
    GoldenPlan("1x1-no-progress", 2, {"no_progress_limit": "3"}, Idle(), ends_by("no_progress")),
    GoldenPlan("1x1-no-progress-10", 2, {"no_progress_limit": "10"}, Idle(), ends_by("no_progress")),
    GoldenPlan("2x2-resignation", 4, {"resigning": "yes"}, Wild(), ends_by("resignation")),
    GoldenPlan("2x1-destruction", 3, {"mode": "2x1"}, Sensible(), ends_by("destruction")),
    GoldenPlan("2x2-destruction", 4, {"mode": "2x2"}, Sensible(), soon(ends_by("destruction"))),
    GoldenPlan("1x1x1x1-destruction", 4, {"mode": "1x1x1x1"}, Sensible(), soon(ends_by("destruction"))),
    GoldenPlan("cards", 4, {"mode": "1x1x1x1", "round_limit": "12"}, Wild(), has("borrow", "channel")),
    GoldenPlan("returns", 2, SHORT, Sensible(), has("rebuild", "retreat", "withdraw")),
    GoldenPlan("treasure", 2, {"round_limit": "40"}, Sensible(), soon(earned("treasure_hunter"))),
    *(
        GoldenPlan(f"options-{part + 1}-1x1", 2, {"mode": "1x1", **others(part, 4), **SHORT}, Wild())
        for part in range(4)
    ),
    *(
        GoldenPlan(f"options-{part + 1}-2x2", 4, {"mode": "2x2", **others(part, 2), **SHORT}, Wild())
        for part in range(2)
    ),
]
