"""What the decisions of Lionheart have in common. Each of them stands in the module of its rules."""

from typing import Final

from hastilude.core.chance import NO_CHANCE, Chance
from hastilude.core.decision import Decision
from hastilude.core.state import CHOICE
from hastilude.core.words import Refusal
from hastilude.games.lionheart.cards import COLOURS, DOMAIN_NAMES, NOBODY, STOP
from hastilude.games.lionheart.course import Course
from hastilude.games.lionheart.imagination import end_shows, fee_to_come, money_is_guessed
from hastilude.games.lionheart.tableau import ENDED

#: more thalers than anything costs
PLENTY: Final = 1000


class Choice(Decision[Course]):
    """A decision of the active player."""

    def decider(self, state: Course) -> int:
        return state.seat

    def forced(self, state: Course, legal: list[int]) -> int:
        """Most decisions are left to the player, even where there is only one way."""
        return CHOICE

    def reveals(self, state: Course, action: int) -> bool:
        """Of itself a move shows nothing, but the end of the game turns up all hands."""
        later = state.copy()
        self.apply(later, action, NO_CHANCE)
        return later.phase == ENDED and end_shows(later)

    def payment_shows(self, state: Course, action: int) -> bool:
        """Where money is hidden: whether less, or more, of it would make this another move (LH-R49)."""
        if not money_is_guessed(state):
            return False
        later = state.copy()
        self.apply(later, action, NO_CHANCE)
        for money in (fee_to_come(state), PLENTY):
            other = state.copy()
            other.money[state.seat] = money
            if action not in self.legal(other):
                return True
            self.apply(other, action, NO_CHANCE)
            if other.phase != later.phase or other.seat != later.seat:
                return True
        return False


class Unit(Choice):
    """One unit of the card in play. Where the rest of it may be left undone, `stop` is the last
    of the legal actions."""

    def legal(self, state: Course) -> list[int]:
        found = self.units(state)
        if self.may_stop(state):
            found.append(STOP)
        return found

    def apply(self, state: Course, action: int, chance: Chance) -> None:
        if action != STOP:
            self.carry_out(state, action)
            return
        if state.events is not None:
            state.tell("stopped", {"seat": state.seat})
        state.end_card()

    def refusal(self, state: Course, action: int) -> Refusal:
        if action == STOP:
            return self.must_go_on(state)
        return self.why_not(state, action)

    def must_go_on(self, state: Course) -> Refusal:
        return Refusal("must_go_on", {"left": state.left}, ("LH-067", "LH-R11"))

    # -- to be said by each

    def units(self, state: Course) -> list[int]:
        """All ways to do one unit."""
        raise NotImplementedError

    def may_stop(self, state: Course) -> bool:
        """LH-R11: a card may be played for nothing only where the option allows it."""
        return state.setting.null_play

    def carry_out(self, state: Course, action: int) -> None:
        raise NotImplementedError

    def why_not(self, state: Course, action: int) -> Refusal:
        """Why this is not one of the units."""
        raise NotImplementedError


def only(legal: list[int]) -> int:
    """The ledger's "auto if one"."""
    return legal[0] if len(legal) == 1 else CHOICE


def not_now() -> Refusal:
    """Another decision is being asked (LH-050)."""
    return Refusal("not_now", {}, ("LH-050",))


def not_own_domain(state: Course, castle: int) -> Refusal | None:
    """Whose domain this is, and whether it is one (LH-015)."""
    if state.owner(castle) != state.seat:
        return Refusal("not_your_domain", {"domain": DOMAIN_NAMES[castle]}, ("LH-103", "LH-131", "LH-144"))
    if not state.domains[castle].some():
        return Refusal("no_domain", {"domain": DOMAIN_NAMES[castle]}, ("LH-015",))
    return None


def standing_on(state: Course, cell: int) -> int:
    """The colour of the piece on a cell, or NOBODY."""
    for colour in range(len(COLOURS)):
        if state.pieces[colour].has(cell):
            return colour
    return NOBODY
