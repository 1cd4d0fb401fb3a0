"""The golden games of King's Bounty: all seats, all ends, every option that changes play."""

from collections.abc import Callable
from itertools import groupby

from hastilude.bots.bot import Bot
from hastilude.core.chance import Chance
from hastilude.core.record import Record, Replay
from hastilude.core.state import State
from hastilude.games.kings_bounty.cards import DONE, EXCHANGE, RETURN, UNIT_KINDS, UNITS
from hastilude.games.kings_bounty.rulebook import RULEBOOK
from hastilude.games.kings_bounty.rules import KingsBounty
from hastilude.games.kings_bounty.tableau import KIND
from hastilude.games.kings_bounty.titles import MAJORITIES, NOBODY, leader
from hastilude.lab.golden import GoldenPlan

# -- who plays -------------------------------------------------------------------------


class Stubborn(Bot):
    """Exchanges whenever it may and sends away every holding. Early on a hand of units alone goes
    under the deck whole, so that units follow units later: so some games stall."""

    blind = False

    def choose(self, legal: list[int], sight: State | None, chance: Chance) -> int:
        assert isinstance(sight, KingsBounty)
        if legal[-1] == EXCHANGE:
            return EXCHANGE
        holdings = [action for action in legal if RETURN + UNITS <= action < DONE]
        if holdings:
            return holdings[0]
        early = 1 <= sight.streak // sight.setting.seats < 4
        if early and RETURN <= legal[0] < DONE and all(slot & KIND < UNIT_KINDS for slot in sight.picked):
            return legal[0]
        return DONE if DONE in legal else legal[chance.below(len(legal))]


class Patient(Bot):
    """Would rather exchange than play, three times out of four."""

    blind = True

    def choose(self, legal: list[int], sight: State | None, chance: Chance) -> int:
        if legal[-1] == EXCHANGE and chance.below(4):
            return EXCHANGE
        return legal[chance.below(len(legal))]


# -- what must come to pass --------------------------------------------------------------


def ends_by(reason: str) -> Callable[[Record], bool]:
    def wanted(record: Record) -> bool:
        assert record.ending is not None
        assert record.ending.result is not None
        return bool(record.ending.result["reason"] == reason)

    return wanted


def has_action(verb: str) -> Callable[[Record], bool]:
    return lambda record: any((line.action or "").startswith(verb) for line in record.lines)


def shuffled_returns(record: Record) -> bool:
    """At least five exchanges whose cards were shuffled."""
    return sum(line.action == "done" and len(line.chance) > 0 for line in record.lines) >= 5


def long_exchanging(record: Record) -> bool:
    """So many exchanges in a row that the guard would have ended the game of two."""
    turns = [
        line.action for line in record.lines[1:] if not (line.action or "").startswith(("return", "done"))
    ]
    runs = [len(list(run)) for action, run in groupby(turns) if action == "exchange"]
    return max(runs) >= 26


def denied_title(record: Record) -> bool:
    """A hidden title that another than its keeper would have got."""
    replay = Replay(record, rulebook=RULEBOOK)
    replay.finish()
    game = replay.state
    assert isinstance(game, KingsBounty)
    return any(
        0 <= title < MAJORITIES and leader(game.tally, game.setting.seats, title) not in (NOBODY, keeper)
        for keeper, title in enumerate(game.hidden)
    )


EXPERT = {"expert_titles": "true"}
FINAL = ends_by("final_turn")

PLANS = [
    *(GoldenPlan(f"{seats}-seats", seats, wanted=FINAL) for seats in (2, 3, 4, 5)),
    *(GoldenPlan(f"{seats}-seats-expert", seats, EXPERT, wanted=FINAL) for seats in (2, 3, 4, 5)),
    GoldenPlan("last-card", 3, {"end_when_last_player_draws_last": "end_now"}, wanted=ends_by("last_card")),
    GoldenPlan("stalled", 2, bot=Stubborn(), wanted=ends_by("stalled")),
    GoldenPlan("display-last-player-turn", 4, {"title_display": "last_player_turn"}),
    GoldenPlan("display-end-only", 3, {"title_display": "end_only", **EXPERT}),
    GoldenPlan("peoples-chosen", 2, {"removed_peoples": "chosen"}),
    GoldenPlan(
        "pass-only-if-stuck",
        5,
        {"final_phase_exchange": "pass_only_if_stuck"},
        wanted=has_action("pass"),
    ),
    GoldenPlan("random-order", 3, {"exchange_order": "random"}, Patient(), shuffled_returns),
    GoldenPlan("owner-only", 3, {"hidden_title_claim": "owner_only", **EXPERT}, wanted=denied_title),
    GoldenPlan("hero-at-home", 4, {"hero_on_own_holding": "allowed"}, wanted=has_action("disband")),
    GoldenPlan("no-stall-guard", 2, {"stall_guard": "off"}, Patient(), long_exchanging),
    GoldenPlan(
        "all-other-options",
        3,
        {option.name: option.values[-1] for option in RULEBOOK.game.options},
        Patient(),
    ),
]
