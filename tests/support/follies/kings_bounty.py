"""King's Bounty: obelisks nobody lays, and whole turns to return one card."""

from typing import ClassVar

from hastilude.core.state import State
from hastilude.games.kings_bounty.cards import (
    DESTROY,
    DONE,
    EXCHANGE,
    FIRST_OBELISK,
    GARRISON,
    SLOT_KIND,
    target_of,
)
from hastilude.games.kings_bounty.insight import leaning
from hastilude.games.kings_bounty.rules import KingsBounty
from hastilude.games.kings_bounty.tableau import KIND, PICKING, TURN
from support.follies import Spotter

#: hands with an obelisk in which a seat plays something else are many: only a game without any is odd
PATIENCE = 6


class KingsBountySpotter(Spotter):
    #: a hand that can do nothing else at times gives up a holding of its own for one turn more
    allowed: ClassVar[dict[str, float]] = {"no obelisk laid": 0.1, "one's own holding destroyed": 0.01}

    def begins(self, state: State) -> None:
        self.laid = self.could = 0

    def decides(self, state: State, seat: int, action: int) -> None:
        assert isinstance(state, KingsBounty)
        if state.phase == TURN:
            obelisks = [a for a in state.legal() if a < GARRISON and SLOT_KIND[a] >= FIRST_OBELISK]
            self.could += bool(obelisks)
            self.laid += action in obelisks
            own = [a for a in state.legal() if DESTROY <= a < EXCHANGE and state.owner[target_of(a)] == seat]
            if own and not state.exhausted:
                self.note("one's own holding destroyed", action in own)
        elif state.phase == PICKING and action == DONE and not state.exhausted and had_a_play(state):
            hand = sorted(card & KIND for card in state.hands[seat])
            self.note("a turn to return one card", len(state.picked) == 1, f"kept {hand}")

    def over(self, state: State) -> None:
        if self.could >= PATIENCE:
            self.note("no obelisk laid", self.laid == 0, f"{self.could} turns with one in hand")


def had_a_play(state: KingsBounty) -> bool:
    """Whether who exchanges could have played something sensible instead."""
    before = state.copy()
    before.hands[state.seat].extend(before.picked)
    before.picked = []
    before.phase = TURN
    return any(action < EXCHANGE and leaning(before, action) == 1.0 for action in before.legal())


SPOTTER = KingsBountySpotter
