"""What Lionheart knows about good play: how a state looks, which actions are worth a look."""

from typing import Final

from hastilude.core.chance import Chance
from hastilude.core.insight import Insight
from hastilude.core.state import CHOICE, State
from hastilude.games.lionheart import scoring
from hastilude.games.lionheart.appraisal import ALL, Appraisal, Weights, shares
from hastilude.games.lionheart.area import SINGLE
from hastilude.games.lionheart.cards import (
    CARD,
    CASTLE,
    DECK,
    MARKET,
    PLACE_KNIGHTS,
    PLAY,
    SELL,
    USE_COUNT,
)
from hastilude.games.lionheart.fences import make_plans
from hastilude.games.lionheart.moves import (
    border_choices,
    cell_choices,
    draw_choices,
    finish_card,
    in_card,
    knight_choices,
    knights_at_home,
    may_stop,
    next_draw,
    next_unit,
)
from hastilude.games.lionheart.reach import use_possible
from hastilude.games.lionheart.rules import Lionheart
from hastilude.games.lionheart.tableau import (
    BORDER_PLACING,
    CASTLE_PLACING,
    CELL_TAKING,
    DRAWING,
    ENDED,
    KNIGHT_PLACING,
    OLDEST_ASKED,
    TURN,
    Tableau,
)
from hastilude.games.lionheart.winning import winning_action

#: how many are looked at: sites of a castle, cells to take, cards of the market
SITES: Final = 8
CELLS_LIKED: Final = 4
CARDS_LIKED: Final = 3
#: thalers that buy any three cards; who has them sells nothing while a card brings so many points
PLENTY: Final = 16
POINTS: Final = 2


class LionheartInsight(Insight):
    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, Lionheart)
        return self._shares(state, seat)[seat]

    def values(self, state: State) -> list[float]:
        """A card that is being played counts for what it will have done."""
        assert isinstance(state, Lionheart)
        if in_card(state):
            state = state.copy()
            finish_card(state, self.weights)
        judgement = self.judgements.get(state.setting.seats)
        if judgement is not None and state.phase != ENDED:
            return judgement.values(state)
        return self._shares(state, ALL)

    def outlook(self, state: State, action: int, chance: Chance) -> float:
        """The value once the card is carried out. An unseen card is worth the average."""
        assert isinstance(state, Lionheart)
        seat = state.decider()
        make_plans(state)
        after = state.copy()
        after.play_on(action)
        if in_card(after) and after.seat == state.seat:
            finish_card(after, self.weights)
        if action == DECK and after.phase != ENDED:
            after.hands[seat].pop()
            return self._shares(after, seat, self.weights.hand * self.weights.unseen)[seat]
        return self._shares(after, seat)[seat]

    def priors(self, state: State, legal: list[int]) -> list[float]:
        assert isinstance(state, Lionheart)
        phase = state.phase
        if phase == TURN:
            weights = _without_equals(state, legal)
            _not_astray(state, legal, weights)
            if state.money[state.seat] >= PLENTY and self._points_in_hand(state, legal, weights):
                for i in range(len(legal)):
                    if legal[i] < PLAY:
                        weights[i] = 0.0
            return weights
        if phase == DRAWING:
            return _only(legal, draw_choices(state, CARDS_LIKED, self.weights), False)
        if phase == BORDER_PLACING:
            return _only(legal, border_choices(state, 1), may_stop(state))
        if phase == KNIGHT_PLACING:
            return _only(legal, knight_choices(state), may_stop(state))
        if phase == CELL_TAKING:
            return _only(legal, cell_choices(state, CELLS_LIKED), may_stop(state))
        if phase == CASTLE_PLACING:
            return _best_sites(state, legal)
        return [1.0] * len(legal)

    def _points_in_hand(self, state: Lionheart, legal: list[int], weights: list[float]) -> bool:
        """Whether a card brings points that no rich player leaves lying: when the deck is nearly out
        thalers are points themselves (LH-167)."""
        if len(state.deck) <= 3 * state.setting.seats:
            return False
        for i in range(len(legal)):
            if legal[i] >= PLAY and weights[i] > 0.1 and net_gain(state, legal[i], self.weights) >= POINTS:
                return True
        return False

    def prior(self, state: State, action: int) -> float:
        legal = state.legal()
        return self.priors(state, legal)[legal.index(action)]

    def playout(self, state: State) -> int:
        """Two turns of everybody: what a move was good for shows in the next ones."""
        assert isinstance(state, Lionheart)
        return 2 * state.setting.seats

    def pace(self, state: State) -> float:
        """Whether to sell or what to play is the turn's great question.

        With three rivals what a search finds in the units of a card, or in the card to draw, is
        worse than the plan (docs/bots.md). With two it was not measured.
        """
        assert isinstance(state, Lionheart)
        if state.phase == TURN:
            return 1.0
        if state.phase == CASTLE_PLACING:
            return 0.5
        if state.setting.seats > 2 and (in_card(state) or state.phase == DRAWING):
            return 0.0
        return 0.25 if state.phase == DRAWING else 0.15

    def step(self, state: State) -> int:
        """A card in play is one move, and so is the draw after it."""
        assert isinstance(state, Lionheart)
        if in_card(state):
            return next_unit(state, self.weights)
        if state.phase == DRAWING:
            return next_draw(state, self.weights)
        return CHOICE

    def wins(self, state: State, actions: list[int], depth: int, chance: Chance) -> list[int]:
        """A card with all its units is looked through as one."""
        assert isinstance(state, Lionheart)
        found = winning_action(state, self.weights)
        return [found] if found in actions else []

    def _shares(self, state: Lionheart, eye: int, more: float = 0.0) -> list[float]:
        seats = state.setting.seats
        if state.phase == OLDEST_ASKED:
            return [1.0 / seats] * seats
        if state.phase == ENDED:
            return final_shares(state)
        appraisal = Appraisal(state, self.weights, eye)
        if more > 0.0:
            appraisal.points[eye] = appraisal.points[eye] + more
        return appraisal.shares()


def net_gain(state: Lionheart, play: int, weights: Weights) -> int:
    """Points that a card brings its player for certain, less what it brings the luckiest of the others."""
    seat = state.seat
    after = state.copy()
    after.play_on(play)
    if in_card(after):
        finish_card(after, weights)
    others = 0
    for other in range(state.setting.seats):
        if other != seat:
            others = max(others, scoring.worth(after, other) - scoring.worth(state, other))
    return scoring.worth(after, seat) - scoring.worth(state, seat) - others


def final_shares(state: Tableau) -> list[float]:
    """The winners have all but a little, which goes by points: who cannot win may still gain."""
    found: list[float] = []
    for share in shares([float(score) for score in state.scores], 6.0):
        found.append(0.02 * share)
    for seat in state.winners:
        found[seat] = found[seat] + 0.98 / len(state.winners)
    return found


def _only(legal: list[int], chosen: list[int], stop: bool) -> list[float]:
    """Weight for the chosen ones; and for stopping, which stands last."""
    weights: list[float] = []
    for action in legal:
        weights.append(1.0 if action in chosen else 0.0)
    if stop:
        weights[len(weights) - 1] = 1.0
    return weights


def _without_equals(state: Lionheart, legal: list[int]) -> list[float]:
    """Cards with equal faces are equal; a card played for nothing is hardly worth a look (LH-R11)."""
    weights: list[float] = []
    met: list[int] = []
    for action in legal:
        number = _face(state, action)
        if number in met:
            weights.append(0.0)
            continue
        met.append(number)
        weight = 1.0
        if PLAY <= action < PLAY + 60 * USE_COUNT and state.setting.null_play:
            card = (action - PLAY) // USE_COUNT
            rest = state.money[state.seat] - state.setting.figures.price[card]
            if not use_possible(state, (action - PLAY) % USE_COUNT, state.seat, rest):
                weight = 0.02
        weights.append(weight)
    return weights


def _not_astray(state: Lionheart, legal: list[int], weights: list[float]) -> None:
    """A knight in the open land guards nothing: nobody sends one there who may do anything else."""
    if knights_at_home(state):
        return
    rest: list[float] = []
    for i in range(len(legal)):
        out = legal[i] >= PLAY and legal[i] < MARKET and (legal[i] - PLAY) % USE_COUNT == PLACE_KNIGHTS
        rest.append(0.0 if out else weights[i])
    if max(rest) > 0.0:
        for i in range(len(legal)):
            weights[i] = rest[i]


def _face(state: Lionheart, action: int) -> int:
    """A number that is equal for actions with cards of equal faces."""
    if action == DECK:
        return -1
    use = USE_COUNT
    if action >= MARKET:
        card = action - MARKET
    elif action < PLAY:
        card = action - SELL
        use += 1
    else:
        card = (action - PLAY) // USE_COUNT
        use = (action - PLAY) % USE_COUNT
    figures = state.setting.figures
    number = figures.price[card & CARD] * 64 + figures.sale[card & CARD]
    for one in range(USE_COUNT):
        number = number * 4 + figures.amount[card * USE_COUNT + one]
    return number * 8 + use


def _best_sites(state: Lionheart, legal: list[int]) -> list[float]:
    """The sites with the richest land around them, at the frame before the middle (LH-048)."""
    land = state.land
    found: list[float] = []
    for action in legal:
        cell = action - CASTLE
        near = SINGLE[cell].grown().grown()
        wide = near.grown()
        row = cell // 12
        col = cell % 12
        score = float(
            near.count_both(land.forests)
            + 3 * near.count_both(land.villages)
            + 3 * near.count_both(land.residences)
            + wide.count_both(land.villages)
        )
        for kind in range(4):
            if near.meets(land.mines[kind]):
                score += 1.0
        if row < 2 or row >= land.rows - 2:
            score += 3.0
        if col < 2 or col >= land.cols - 2:
            score += 3.0
        found.append(score)
    ranked = sorted(found)
    least = ranked[max(0, len(ranked) - SITES)]
    weights: list[float] = []
    for score in found:
        weights.append(1.0 if score >= least else 0.0)
    return weights
