"""King's Bounty: the rules, as one table of decisions.

A turn is one decision, what to play and where, or a chain of small ones for an
exchange: `exchange`, `return …`, `return …`, `done`.
"""

from typing import Final

from hastilude.core.chance import Chance
from hastilude.core.decision import Decision
from hastilude.core.state import OVER
from hastilude.core.words import Prompt, Refusal, Result
from hastilude.games.kings_bounty import imagination, invariants, scoring
from hastilude.games.kings_bounty.exchange import Picking
from hastilude.games.kings_bounty.setup import Removing, set_up
from hastilude.games.kings_bounty.tableau import ENDED, Tableau
from hastilude.games.kings_bounty.turn import Turn


class Over(Decision[Tableau]):
    """After the end: nobody decides anything any more."""

    def decider(self, state: Tableau) -> int:
        return OVER

    def prompt(self, state: Tableau) -> Prompt:
        return Prompt("over", {"reason": state.reason}, self.rules)

    def legal(self, state: Tableau) -> list[int]:
        return []

    def refusal(self, state: Tableau, action: int) -> Refusal:
        return Refusal("over", {}, self.rules)


#: by phase: REMOVING, TURN, PICKING, ENDED
DECISIONS: Final[list[Decision[Tableau]]] = [
    Removing("remove", ("KB-143", "KB-145")),
    Turn("turn", ("KB-035",)),
    Picking("pick", ("KB-108", "KB-110")),
    Over(name="over", rules=("KB-127",)),
]


class KingsBounty(Tableau):
    veils = True

    def set_up(self, chance: Chance) -> None:
        set_up(self, chance)

    # -- the decision of this phase ------------------------------------------------------

    def decider(self) -> int:
        return OVER if self.phase == ENDED else self.seat

    def prompt(self) -> Prompt:
        return DECISIONS[self.phase].prompt(self)

    def legal(self) -> list[int]:
        actions = self._legal
        if actions is None:
            actions = DECISIONS[self.phase].legal(self)
            self._legal = actions
        return actions

    def refusal(self, action: int) -> Refusal | None:
        if action in self.legal():
            return None
        return DECISIONS[self.phase].refusal(self, action)

    def forced(self) -> int:
        return DECISIONS[self.phase].forced(self, self.legal())

    def reveals(self, action: int) -> bool:
        return DECISIONS[self.phase].reveals(self, action)

    def veil(self, action: int, observer: int) -> int:
        return DECISIONS[self.phase].veil(self, action, observer)

    def apply(self, action: int, chance: Chance) -> None:
        self._legal = None
        DECISIONS[self.phase].apply(self, action, chance)

    # -- the end -------------------------------------------------------------------------

    def result(self) -> Result | None:
        return scoring.result(self) if self.phase == ENDED else None

    def payoffs(self) -> list[float]:
        payoffs = [0.0] * self.setting.seats
        payoffs[scoring.winner(self)] = 1.0
        return payoffs

    # -- copies --------------------------------------------------------------------------

    def copy(self) -> "KingsBounty":
        other = KingsBounty(self.setting)
        self.copy_to(other)
        return other

    def imagine(self, seat: int, chance: Chance) -> Tableau:
        return imagination.imagine(self, seat, chance)

    def check(self) -> None:
        invariants.check(self)
