"""A Knight's Tale: duels lost with the means to win them, cards that cost nothing and stay in hand."""

from typing import ClassVar

from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.state import CHOICE, OVER, State
from hastilude.games.knights_tale.appraisal import Appraisal
from hastilude.games.knights_tale.cards import ACTIONS, COMMIT, PASS, PLAY, STOP
from hastilude.games.knights_tale.fencing import Fencing
from hastilude.games.knights_tale.rules import KnightsTale
from hastilude.games.knights_tale.tableau import (
    FAITH_PHASE,
    FOR_TOURNAMENT,
    KNOCKOUT_PHASE,
    LANCE_PHASE,
    NOBODY,
    RELIC_PHASE,
    STRENGTH_PHASE,
    TRAVEL_PHASE,
)
from hastilude.games.knights_tale.weights import Weights
from support.follies import Spotter

#: chances between which a clash is won for certain, or lost
SURE, LOST = 0.999, 0.2
#: how much more a reroll must promise than none
WORTH_A_TRY = 0.25
#: what a card must bring, in points of glory, so that nobody keeps it in hand for nothing
GOOD = 1.0


class KnightsTaleSpotter(Spotter):
    allowed: ClassVar[dict[str, float]] = {
        "strength kept back in the last tournament": 0.05,
        "a good travel card kept": 0.02,
    }

    def decides(self, state: State, seat: int, action: int) -> None:
        assert isinstance(state, KnightsTale)
        if state.phase in (FAITH_PHASE, LANCE_PHASE, RELIC_PHASE):
            self._clash(state, action)
        elif state.phase == STRENGTH_PHASE:
            self._strength(state, seat, action)
        elif state.phase in (TRAVEL_PHASE, KNOCKOUT_PHASE):
            appraisal = Appraisal(state, Weights())
            best = max(
                (appraisal.card_worth(seat, a - PLAY) for a in state.legal() if a != STOP), default=0.0
            )
            if best >= GOOD and not (action == STOP and wins_at_once(state, seat)):
                self.note("a good travel card kept", action == STOP, f"worth {best:.1f}")

    def _clash(self, state: KnightsTale, action: int) -> None:
        """The clash that loses the duel if it is lost."""
        fencing = Fencing(Appraisal(state, Weights()))
        if state.wins[1 - fencing.side] != 1 or state.duel != FOR_TOURNAMENT:
            return
        chances = {option: fencing.clash_chance(option) for option in state.legal()}
        best = max(chances, key=lambda option: chances[option])
        if chances[PASS] <= LOST and chances[best] >= SURE:
            self.note("a sure win of the last clash declined", action == PASS, ACTIONS.text(best))
        elif state.phase == FAITH_PHASE and chances[best] - chances[PASS] >= WORTH_A_TRY:
            text = f"{chances[PASS]:.2f} instead of {chances[best]:.2f}"
            self.note("the last clash lost with faith unused", action == PASS, text)

    def _strength(self, state: KnightsTale, seat: int, action: int) -> None:
        """After the last tournament strength is worth next to nothing."""
        appraisal = Appraisal(state, Weights())
        fencing = Fencing(appraisal)
        if appraisal.rounds_left() or state.duel != FOR_TOURNAMENT or fencing.other == NOBODY:
            return
        chances = {option: fencing.chances(option)[1] for option in state.legal() if option >= COMMIT}
        best = max(chances.values())
        if best - min(chances.values()) >= WORTH_A_TRY:
            text = f"{ACTIONS.text(action)}: {chances[action]:.2f} instead of {best:.2f}"
            self.note(
                "strength kept back in the last tournament", best - chances[action] >= WORTH_A_TRY, text
            )


def wins_at_once(state: KnightsTale, seat: int) -> bool:
    """Whether the game is won when this seat plays no more cards: then none is worth anything."""
    luck = SeededChance(seed_of("stop"))
    after = state.copy()
    after.apply(STOP, luck)
    while after.decider() != OVER:
        forced = after.forced()
        if forced == CHOICE:
            return False
        after.apply(forced, luck)
    return after.payoffs()[seat] == 1.0


SPOTTER = KnightsTaleSpotter
