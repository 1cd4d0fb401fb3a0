"""The golden games of A Knight's Tale: all seats, both tournaments, all solo scenarios, all ends, all options."""

from collections.abc import Callable

from hastilude.bots.greedy import GreedyBot
from hastilude.core.record import Record
from hastilude.games.knights_tale.meta import GAME
from hastilude.games.knights_tale.rulebook import RULEBOOK
from hastilude.lab.golden import GoldenPlan

SQUIRE = GreedyBot(RULEBOOK.insight())
PADARM = {"tournament_type": "pas_d_armes"}
WARRIOR = {"solo_scenario": "warrior"}
RIVALRY = {"solo_scenario": "rivalry"}


def ends_by(reason: str) -> Callable[[Record], bool]:
    def wanted(record: Record) -> bool:
        assert record.ending is not None
        assert record.ending.result is not None
        return bool(record.ending.result["reason"] == reason)

    return wanted


def has_action(verb: str) -> Callable[[Record], bool]:
    return lambda record: any((line.action or "").startswith(verb) for line in record.lines)


def option_plans() -> list[GoldenPlan]:
    """Every value of every option that no other plan has, each where it matters."""
    found: list[GoldenPlan] = []
    for turn, option in enumerate(GAME.options):
        for value in option.values[1:]:
            given = {option.name: value}
            seats = (2, 3, 4)[turn % 3]
            if option.name.startswith(("solo", "vp")):
                given = {**RIVALRY, **given}
                seats = 1
            if "pas_d_armes" in option.name:
                given = {**PADARM, **given}
            if option.name == "solo_plaisance_gap":
                given = {"solo_scenario": "lone_challenge", **{option.name: value}}
            found.append(GoldenPlan(f"{option.name}-{value}", seats, given))
    return found


PLANS = [
    *(GoldenPlan(f"{seats}-seats", seats) for seats in (2, 3, 4)),
    *(GoldenPlan(f"{seats}-seats-padarm", seats, PADARM) for seats in (2, 3, 4)),
    GoldenPlan("squires", 3, bot=SQUIRE),
    GoldenPlan("squires-padarm", 2, PADARM, SQUIRE),
    GoldenPlan("prestige", 2, wanted=ends_by("prestige")),
    GoldenPlan("shared", 3, wanted=ends_by("shared")),
    GoldenPlan("brave", 3, wanted=has_action("fight")),
    GoldenPlan("warrior-won", 1, WARRIOR, SQUIRE, ends_by("champion_of_all")),
    GoldenPlan("warrior-lost", 1, {**WARRIOR, "solo_difficulty": "hard"}, wanted=ends_by("knocked_out")),
    GoldenPlan("lone-challenge-won", 1, {}, SQUIRE, ends_by("goal_reached")),
    GoldenPlan(
        "lone-challenge-lost", 1, {"solo_difficulty": "hard", **PADARM}, wanted=ends_by("goal_missed")
    ),
    GoldenPlan("rivalry-won", 1, RIVALRY, SQUIRE, ends_by("rival_beaten")),
    GoldenPlan("rivalry-lost", 1, {**RIVALRY, **PADARM}, wanted=ends_by("rival_ahead")),
    *option_plans(),
]
