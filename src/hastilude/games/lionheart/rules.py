"""Lionheart: the rules.

A turn is a chain of small decisions: sell a card or play it for one of its uses, carry out
that use unit by unit, draw. (The ledger's steps 10 and 11 are one decision here: a card
without its use is nothing anybody could value.) All about one decision stands in its class,
beside the rules it belongs to; `course.py` says what runs from one to the next.
"""

from typing import Final

from hastilude.core.chance import NO_CHANCE, Chance
from hastilude.core.decision import Decision
from hastilude.core.state import CHOICE, OVER
from hastilude.core.words import Prompt, Refusal
from hastilude.games.lionheart import imagination, invariants
from hastilude.games.lionheart.bordering import BorderPlacing
from hastilude.games.lionheart.course import Course
from hastilude.games.lionheart.expansion import CellTaking, DomainChoice
from hastilude.games.lionheart.founding import CastleKnight, CastlePlacing, Oldest, set_up
from hastilude.games.lionheart.knights import KnightPlacing
from hastilude.games.lionheart.land import shuffle_tiles
from hastilude.games.lionheart.neighbours import AlliancePair, Leaving, TraitorKnight, TraitorPair
from hastilude.games.lionheart.setting import Setting
from hastilude.games.lionheart.tableau import ENDED, Tableau
from hastilude.games.lionheart.turns import Draw, Turn

#: by phase (`tableau.py`)
DECISIONS: Final[list[Decision[Course]]] = [
    Oldest("oldest", ("LH-038",)),
    CastlePlacing("castle", ("LH-039", "LH-043")),
    CastleKnight("castle_knight", ("LH-040",)),
    Turn("turn", ("LH-051",)),
    BorderPlacing("border", ("LH-070", "LH-076")),
    KnightPlacing("knight", ("LH-093", "LH-097")),
    DomainChoice("domain", ("LH-103",)),
    CellTaking("expand", ("LH-103", "LH-104", "LH-110")),
    TraitorPair("traitor", ("LH-131", "LH-141")),
    TraitorKnight("traitor_knight", ("LH-133", "LH-134")),
    Leaving("leave", ("LH-136", "LH-137")),
    AlliancePair("alliance", ("LH-144", "LH-148")),
    Draw("draw", ("LH-052", "LH-053")),
]


class Lionheart(Course):
    def decider(self) -> int:
        return OVER if self.phase == ENDED else DECISIONS[self.phase].decider(self)

    def prompt(self) -> Prompt:
        if self.phase == ENDED:
            return Prompt("over", {"reason": self.reason}, ("LH-161", "LH-169"))
        return DECISIONS[self.phase].prompt(self)

    def legal(self) -> list[int]:
        actions = self._legal
        if actions is None:
            actions = [] if self.phase == ENDED else DECISIONS[self.phase].legal(self)
            self._legal = actions
        return actions

    def refusal(self, action: int) -> Refusal | None:
        if self.phase == ENDED:
            return Refusal("over", {}, ("LH-161",))
        return None if action in self.legal() else DECISIONS[self.phase].refusal(self, action)

    def forced(self) -> int:
        return CHOICE if self.phase == ENDED else DECISIONS[self.phase].forced(self, self.legal())

    def reveals(self, action: int) -> bool:
        return DECISIONS[self.phase].reveals(self, action)

    def apply(self, action: int, chance: Chance) -> None:
        self._legal = None
        DECISIONS[self.phase].apply(self, action, chance)

    def play_on(self, action: int) -> None:
        """An action without chance, which no decision asks for."""
        self.apply(action, NO_CHANCE)

    # -- copies --------------------------------------------------------------------------------

    def copy(self) -> "Lionheart":
        other = Lionheart(self.setting, self.land)
        self.copy_to(other)
        return other

    def imagine(self, seat: int, chance: Chance) -> Tableau:
        return imagination.imagine(self, seat, chance)

    def check(self) -> None:
        invariants.check(self)


def new_game(setting: Setting, chance: Chance) -> Lionheart:
    """Tiles, cards, first placer: all chance of a game, in this order."""
    figures = setting.figures
    land = shuffle_tiles(figures.tiles, figures.centre, setting.turned_tiles, chance)
    state = Lionheart(setting, land)
    set_up(state, chance)
    return state
