"""What all decisions of A Knight's Tale share: who decides, what does not belong, what cannot be undone."""

from hastilude.core.chance import Chance
from hastilude.core.decision import Decision
from hastilude.core.words import Refusal
from hastilude.games.knights_tale.cards import KEEP, RETURN, TITLE_COUNT, TITLES
from hastilude.games.knights_tale.tableau import DEALT, ENDED, PERSONAL, Tableau
from hastilude.games.knights_tale.titles import may_surprise


class _ChanceUsed(Exception):
    """Something would have been drawn or rolled."""


class _Still(Chance):
    """No chance at all."""

    def below(self, n: int) -> int:
        raise _ChanceUsed


class Choice(Decision[Tableau]):
    def decider(self, state: Tableau) -> int:
        return state.seat

    def fits(self, action: int) -> bool:
        """Whether this kind of action belongs to the decision at all."""
        raise NotImplementedError

    def refusal(self, state: Tableau, action: int) -> Refusal:
        """Actions of other decisions first (KT-003), then what this one forbids."""
        if not self.fits(action):
            return Refusal("not_now", {"phase": self.name}, ("KT-003",))
        return self.why_not(state, action)

    def why_not(self, state: Tableau, action: int) -> Refusal:
        """Why a fitting action is not among the legal ones."""
        raise NotImplementedError

    def reveals(self, state: Tableau, action: int) -> bool:
        """Whatever uses chance, or turns up titles at the end: found by trying it on a copy without chance."""
        after = state.copy()
        assert isinstance(after, Tableau)
        try:
            after.apply(action, _Still())
        except _ChanceUsed:
            return True
        return after.phase == ENDED and _titles_to_show(state)


def _titles_to_show(state: Tableau) -> bool:
    """Whether somebody's titles may tell what not all know. Who plays alone knows his own, and sees
    those of the virtual opponent only where it scores (KT-372)."""
    setting = state.setting
    if not setting.solo:
        for seat in range(setting.seats):
            if may_surprise(state, seat, bool(state.brave_won >> seat & 1)):
                return True
        return False
    everybody = (1 << setting.sides) - 1
    for title in range(TITLE_COUNT):
        zone = state.title_zone[title]
        if zone == PERSONAL or not setting.rivalry:
            continue
        if PERSONAL <= zone < DEALT and state.title_known[title] != everybody:
            return True
    return False


class TitleKept(Choice):
    """One of the titles dealt to the seat is kept (KT-038, KT-103)."""

    def legal(self, state: Tableau) -> list[int]:
        return [KEEP + title for title in range(TITLE_COUNT) if state.title_zone[title] == DEALT + state.seat]

    def fits(self, action: int) -> bool:
        return KEEP <= action < RETURN

    def why_not(self, state: Tableau, action: int) -> Refusal:
        return Refusal("title_not_drawn", {"title": TITLES[action - KEEP]}, ("KT-038", "KT-103"))
