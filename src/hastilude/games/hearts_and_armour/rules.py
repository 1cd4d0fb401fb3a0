"""Hearts and Armour: the rules.

The game is a chain of small decisions, each a class beside its rules: a turn (`turn.py`),
and the two of an extra action (`effects.py`). The sorcerer's are the same (HA-028, HA-122). What a fight does is in `fight.py`, who wins
by it in `verdict.py`, and what comes after it in `match.py`.
"""

from typing import Final

from hastilude.core.chance import Chance
from hastilude.core.decision import Decision
from hastilude.core.state import CHOICE, OVER
from hastilude.core.words import Prompt, Refusal, Result
from hastilude.games.hearts_and_armour import dealing, imagination, invariants, match
from hastilude.games.hearts_and_armour.effects import Affected, Destination
from hastilude.games.hearts_and_armour.tableau import ENDED, NOBODY, Tableau
from hastilude.games.hearts_and_armour.turn import Turn

#: by phase of the state
DECISIONS: Final[list[Decision[Tableau]]] = [
    Turn("turn", ("HA-043", "HA-059")),
    Affected("affected", ("HA-062", "HA-063")),
    Destination("move"),
]


class HeartsAndArmour(Tableau):
    veils = True

    # -- set-up (P0 … P3) ------------------------------------------------------------------

    def set_up(self, chance: Chance) -> None:
        self.game = 1
        self.declarer = NOBODY
        self.tokens = [0] * self.setting.seats
        self.chronicle = []
        self.account = []
        self.fought = []
        self.sheet = None
        self.reason = ""
        dealing.seat_sorcerer(self, chance)
        dealing.seat_heroes(self, chance)
        dealing.begin_game(self, NOBODY, chance)

    # -- who decides what ------------------------------------------------------------------

    def decider(self) -> int:
        return OVER if self.phase == ENDED else self.seat  # whatever is decided, it is who moves

    def prompt(self) -> Prompt:
        if self.phase == ENDED:
            return Prompt("over", {"reason": self.reason}, ("HA-106",))
        return DECISIONS[self.phase].prompt(self)

    def legal(self) -> list[int]:
        actions = self._legal
        if actions is None:
            actions = [] if self.phase == ENDED else DECISIONS[self.phase].legal(self)
            self._legal = actions
        return actions

    def refusal(self, action: int) -> Refusal | None:
        if self.phase == ENDED:
            return Refusal("over", {}, ("HA-106",))
        return None if action in self.legal() else DECISIONS[self.phase].refusal(self, action)

    def forced(self) -> int:
        """An empty hand, the last lap (P4), and an extra action with one card to affect (HA-R33)."""
        actions = self.legal()
        return actions[0] if len(actions) == 1 else CHOICE

    def reveals(self, action: int) -> bool:
        return DECISIONS[self.phase].reveals(self, action)

    def veil(self, action: int, observer: int) -> int:
        return action if observer == self.seat else DECISIONS[self.phase].veil(self, action, observer)

    def apply(self, action: int, chance: Chance) -> None:
        self._legal = None
        self.thought = None
        DECISIONS[self.phase].apply(self, action, chance)

    # -- end -------------------------------------------------------------------------------

    def result(self) -> Result | None:
        return match.result(self) if self.phase == ENDED else None

    def payoffs(self) -> list[float]:
        """A win is a win, however many share it; a match is won by few."""
        payoffs = [0.0] * self.setting.seats
        for seat in match.final_winners(self):
            payoffs[seat] = 1.0
        return payoffs

    # -- copies ----------------------------------------------------------------------------

    def copy(self) -> "HeartsAndArmour":
        other = HeartsAndArmour(self.setting)
        self.copy_to(other)
        return other

    def imagine(self, seat: int, chance: Chance) -> Tableau:
        return imagination.imagine(self, seat, chance)

    def check(self) -> None:
        invariants.check(self)
