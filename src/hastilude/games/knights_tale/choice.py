"""What all decisions of A Knight's Tale share: who decides, what does not belong, what cannot be undone."""

from hastilude.core.chance import Chance
from hastilude.core.decision import Decision
from hastilude.core.words import Refusal
from hastilude.games.knights_tale.table import ENDED, Table


class _ChanceUsed(Exception):
    """Something would have been drawn or rolled."""


class _Still(Chance):
    """No chance at all."""

    def below(self, n: int) -> int:
        raise _ChanceUsed


class Choice(Decision[Table]):
    def decider(self, state: Table) -> int:
        return state.seat

    def fits(self, action: int) -> bool:
        """Whether this kind of action belongs to the decision at all."""
        raise NotImplementedError

    def refusal(self, state: Table, action: int) -> Refusal:
        """Actions of other decisions first (KT-003), then what this one forbids."""
        if not self.fits(action):
            return Refusal("not_now", {"phase": self.name}, ("KT-003",))
        return self.why_not(state, action)

    def why_not(self, state: Table, action: int) -> Refusal:
        """Why a fitting action is not among the legal ones."""
        raise NotImplementedError

    def reveals(self, state: Table, action: int) -> bool:
        """Whatever uses chance, or ends the game: found by trying it on a copy without chance."""
        after = state.copy()
        assert isinstance(after, Table)
        try:
            after.apply(action, _Still())
        except _ChanceUsed:
            return True
        return after.phase == ENDED  # titles are shown
