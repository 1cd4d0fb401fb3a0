"""What Rise Shields tells of how it was played: leaders, factions, units, cards and artifacts."""

from typing import Final

from hastilude.core.action import Action
from hastilude.core.facts import Fact, Facts, Family
from hastilude.core.state import State
from hastilude.games.rise_shields.names import (
    ARTIFACTS,
    CAMPS,
    CARDS,
    FACTIONS,
    FIRST_LEADER,
    LEADERS,
    UNIT_NAMES,
)
from hastilude.games.rise_shields.tableau import Tableau
from hastilude.games.rise_shields.terms import ASIDE, BOX

_TROOPS: Final = UNIT_NAMES[:FIRST_LEADER]
#: ways to play a leader card
_PLAYS: Final = ("play", "channel", "borrow", "borrow_channel")


class RiseShieldsFacts(Facts):
    had = (
        Family("leader", "Leaders", LEADERS, "unit"),
        Family("faction", "Factions", FACTIONS, "faction"),
        Family("camp", "Camps", CAMPS, "camp"),
        Family("unit", "Units that took the field", _TROOPS, "unit"),
        Family("artifact", "Artifacts held at the end", ARTIFACTS, "artifact"),
    )
    chosen = (
        Family("card", "Leader cards played", CARDS, "card"),
        Family("activated", "Units activated", UNIT_NAMES, "unit"),
        Family("attack", "Ways to attack", ("melee", "shoot", "arc", "siege")),
        Family("used", "Artifacts used", ARTIFACTS, "artifact"),
    )

    def order(self, state: State, seats: int) -> list[int]:
        assert isinstance(state, Tableau)
        return list(state.order) if len(state.order) == seats else []

    def things_of(self, state: State, seat: int) -> list[Fact]:
        assert isinstance(state, Tableau)
        found: list[Fact] = []
        if state.leader[seat] >= 0:
            found.append(Fact("leader", LEADERS[state.leader[seat] - FIRST_LEADER]))
        found += [
            Fact("faction", name)
            for name, owner in zip(FACTIONS, state.faction, strict=True)
            if owner == seat
        ]
        if 0 <= state.camp[seat] < len(CAMPS):
            found.append(Fact("camp", CAMPS[state.camp[seat]]))
        found += [
            Fact("unit", UNIT_NAMES[unit])
            for unit in state.tokens[seat]
            if unit < FIRST_LEADER and state.status[unit] not in (BOX, ASIDE)
        ]
        return found + [
            Fact("artifact", ARTIFACTS[n]) for n, holder in enumerate(state.holder) if holder == seat
        ]

    def things_in(self, action: Action) -> list[Fact]:
        if action.kind in _PLAYS:
            return [Fact("card", action.args["card"])]
        if action.kind == "activate":
            return [Fact("activated", action.args["unit"])]
        if action.kind in ("melee", "shoot", "arc", "siege"):
            return [Fact("attack", action.kind)]
        return [Fact("used", action.args["artifact"])] if action.kind == "use" else []
