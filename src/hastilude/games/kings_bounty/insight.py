"""What King's Bounty knows about good play: how a state looks, which actions are worth a look."""

from hastilude.core.chance import Chance
from hastilude.core.insight import Insight
from hastilude.core.state import CHOICE, State
from hastilude.games.kings_bounty import scoring
from hastilude.games.kings_bounty.appraisal import ALL, Appraisal, Hand, Weights, shares
from hastilude.games.kings_bounty.cards import (
    ACTION_COUNT,
    CAPTURE,
    DESTROY,
    DONE,
    EXCHANGE,
    GARRISON,
    KIND_OF,
    KINDS,
    RETURN,
    SLOT_KIND,
    card_of,
    target_of,
)
from hastilude.games.kings_bounty.tableau import ENDED, KIND, PICKING, REMOVING, TURN, Tableau, label_at


class KingsBountyInsight(Insight):
    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, Tableau)
        return self._shares(state, seat)[seat]

    def values(self, state: State) -> list[float]:
        """By what was learned, where something was; the end is exact."""
        assert isinstance(state, Tableau)
        judgement = self.judgements.get(state.setting.seats)
        if judgement is None or state.phase in (REMOVING, ENDED):
            return self._shares(state, ALL)
        return judgement.values(state)

    def outlook(self, state: State, action: int, chance: Chance) -> float:
        """Without the luck of the draw: a card not known yet is worth the average."""
        assert isinstance(state, Tableau)
        seat = state.seat
        kept = len(state.hands[seat]) - (1 if action < EXCHANGE else 0)
        after = state.copy()
        assert isinstance(after, Tableau)
        after.apply(action, chance)
        if action < EXCHANGE or action == DONE:
            hand = after.hands[seat]
            while len(hand) > kept:
                hand.pop()
        return self._shares(after, seat)[seat]

    def prior(self, state: State, action: int) -> float:
        assert isinstance(state, Tableau)
        return leaning(state, action)

    def priors(self, state: State, legal: list[int]) -> list[float]:
        assert isinstance(state, Tableau)
        weights: list[float] = []
        met: list[int] = []
        sensible = 0
        for action in legal:
            number = likeness(state, action)
            if number in met:
                weights.append(0.0)
            else:
                met.append(number)
                weight = leaning(state, action)
                weights.append(weight)
                if action < EXCHANGE and weight == 1.0:
                    sensible += 1
        if sensible and not state.exhausted:
            self._not_for_one(state, legal, weights)
        elif state.phase == PICKING and len(state.picked) == 1 and len(legal) > 1 and self._poor(state) > 1:
            weights[len(weights) - 1] = 0.0  # done: stands last
        return weights

    def _not_for_one(self, state: Tableau, legal: list[int], weights: list[float]) -> None:
        """A whole turn to return one card is a turn lost, as long as anything can be played."""
        for i in range(len(legal)):
            if legal[i] == EXCHANGE:
                if self._poor(state) < 2:
                    weights[i] = 0.0
                return

    def _poor(self, state: Tableau) -> int:
        """How many cards of the decider's hand are worth less than an unseen one, as the turn began."""
        if state.picked:
            before = state.copy()
            assert isinstance(before, Tableau)
            before.hands[state.seat].extend(before.picked)
            before.picked = []
            before.phase = TURN
            state = before
        hand = Hand(Appraisal(state, self.weights, state.seat), state.seat)
        average = hand.average()
        count = 0
        for card in state.hands[state.seat]:
            if hand.worth(card & KIND) < average:
                count += 1
        return count

    def pace(self, state: State) -> float:
        """An exchange is a turn of several decisions."""
        assert isinstance(state, Tableau)
        return 0.25 if state.phase == PICKING else 1.0

    def depth(self, state: State) -> int:
        """The game ends with a turn of the last seat (KB-030)."""
        assert isinstance(state, Tableau)
        return 1 if state.exhausted or state.seat == state.setting.seats - 1 else 0

    def playout(self, state: State) -> int:
        """Before it is judged, the others answer, where there are several: their blows add up."""
        assert isinstance(state, Tableau)
        return 0 if state.setting.seats == 2 else 4

    def step(self, state: State) -> int:
        """An exchange is one move: all cards that are worse than an unseen one, then done."""
        assert isinstance(state, Tableau)
        if state.phase != PICKING:
            return CHOICE
        cards = state.hands[state.seat]
        if not cards:
            return DONE
        hand = Hand(Appraisal(state, self.weights, state.seat), state.seat)
        least = hand.worth(cards[0] & KIND)
        worst = 0
        for i in range(1, len(cards)):
            worth = hand.worth(cards[i] & KIND)
            if worth < least:
                least = worth
                worst = i
        if state.picked and least >= hand.average():
            return DONE
        return RETURN + label_at(cards, worst, state.arrived)

    def _shares(self, state: Tableau, eye: int) -> list[float]:
        seats = state.setting.seats
        if state.phase == REMOVING:
            return [1.0 / seats] * seats
        if state.phase == ENDED or (state.phase == PICKING and state.final and state.seat == seats - 1):
            return final_shares(state)
        appraisal = Appraisal(state, self.weights, eye)
        return shares(appraisal.points, appraisal.spread())


def likeness(state: Tableau, action: int) -> int:
    """A number that is equal for actions with equal results: which copy does what is all one (KB-R22)."""
    if action < GARRISON:
        return SLOT_KIND[action]
    if RETURN <= action < DONE:
        return RETURN + KIND_OF[action - RETURN]
    if action >= EXCHANGE:
        return action
    slot, kind = target_of(action), KIND_OF[card_of(action)]
    garrison = state.garrison[slot]
    lying = KIND_OF[garrison] if garrison >= 0 else KINDS
    place = (SLOT_KIND[slot] * (KINDS + 1) + lying) * 5 + state.owner[slot]
    return ACTION_COUNT + place * KINDS + kind


def leaning(state: Tableau, action: int) -> float:
    """Newcomers' mistakes (ledger 10.2) are worth a look only now and then."""
    if action < GARRISON or action >= EXCHANGE:
        return 1.0
    slot = target_of(action)
    if action < CAPTURE and state.garrison[slot] >= 0:
        strength = state.setting.figures.strength
        return 0.3 if strength[KIND_OF[card_of(action)]] > strength[KIND_OF[state.garrison[slot]]] else 0.1
    if action >= DESTROY and state.owner[slot] == state.seat:
        return 0.05
    return 1.0


def final_shares(state: Tableau) -> list[float]:
    """The winner has all but a little, which goes by points: who cannot win may still gain."""
    order = scoring.placing(state)
    return [
        0.98 * (1.0 if seat == order[0] else 0.0) + 0.02 * share
        for seat, share in enumerate(shares([float(n) for n in scoring.points(state)], 8.0))
    ]
