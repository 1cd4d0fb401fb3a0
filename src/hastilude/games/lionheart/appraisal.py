"""How a state of Lionheart looks: the expected score of each seat (ledger, part 10).

What counts besides the markers: fences that are nearly closed, cells that domains can take,
knights against their neighbours', mines and their money, thalers, and the hand. Of hidden
cards nothing is used but their number. No exponentials: their last bit differs from one
mathematical library to the next, and a seed must give the same game everywhere.
"""

from typing import Final

from hastilude.games.lionheart import scoring
from hastilude.games.lionheart.area import Area
from hastilude.games.lionheart.cards import (
    CARD,
    CASTLES,
    DOMAINS,
    EXPAND_DOMAIN,
    FOREST,
    MINE_TYPES,
    PLACE_BORDERS,
    PLACE_KNIGHTS,
    RESIDENCE,
    USE_COUNT,
    USE_TRAITOR,
    VILLAGE,
)
from hastilude.games.lionheart.fences import DOMAIN_WORTH, plan_of
from hastilude.games.lionheart.tableau import LANE, TURN, Tableau

#: every seat looks at its own hand
ALL: Final = -1


class Weights:
    """How much each consideration counts, in points unless said otherwise."""

    def __init__(self) -> None:
        #: hopes of fences that are not closed yet
        self.fence = 0.8
        #: turns that a missing border takes
        self.slowness = 0.6
        #: to have a domain at all
        self.first_domain = 3.0
        #: the best two cells that the best domain of a seat can take, and those of its others
        self.growth = 0.5
        self.other_growth = 0.2
        #: how much more a cell is worth that a rival loses
        self.conquest = 0.4
        #: what lies one step beyond
        self.beyond = 0.25
        #: cells open to a stronger neighbour, and to an equal one
        self.threat = 0.45
        self.parity = 0.15
        #: a knight in a domain, up to four of them
        self.knight = 0.35
        #: a type of mine, for each turn to come (at most `horizon`)
        self.income = 0.2
        self.horizon = 12.0
        #: two of the three mines of a monopoly
        self.near_monopoly = 1.0
        #: a thaler: of the first eight, of the next eight, of all others
        self.thaler = 0.25
        self.spare_thaler = 0.1
        self.idle_thaler = 0.002
        #: how much of a hand counts before it is played
        self.hand = 0.4
        #: how much of the best cells within reach an expansion in hand counts for
        self.expansion = 0.9
        #: a border, a knight, an expansion without a target, a traitor, an alliance
        self.border_card = 1.4
        self.knight_card = 1.4
        self.expansion_card = 1.5
        self.traitor_card = 1.8
        self.alliance_card = 0.8
        #: an unseen card
        self.unseen = 0.9
        #: turns of a seat for each card of the deck that is its own
        self.turns_by_deck = 1.2
        #: points a turn: how soon the king may be reached
        self.pace = 2.2
        #: how far apart two scores must be to matter: at the end, and by the turns to come
        self.spread = 1.2
        self.spread_by_turns = 0.55
        #: what the next to move may hope for
        self.tempo = 0.5


def shares(points: list[float], spread: float) -> list[float]:
    """Chances to win from expected scores; they sum to 1. Nearly a softmax."""
    best = max(points)
    weights: list[float] = []
    total = 0.0
    for mine in points:
        distance = 1.0 + (best - mine) / (4.0 * spread)
        weight = 1.0 / (distance * distance * distance * distance)
        weights.append(weight)
        total += weight
    return [weight / total for weight in weights]


class Appraisal:
    """One state, weighed up. `eye` is the seat whose hand counts, or ALL."""

    def __init__(self, state: Tableau, weights: Weights, eye: int) -> None:
        self.state = state
        self.weights = weights
        self.seats = state.setting.seats
        self.eye = eye
        self.occupied = state.occupied()
        self.turns = self._turns()
        #: by seat
        self.frontier = [0.0] * self.seats
        self.hopes = [0.0] * self.seats
        self.points = [0.0] * self.seats
        for seat in range(self.seats):
            self.points[seat] = self._seat(seat)

    def shares(self) -> list[float]:
        weights = self.weights
        return shares(self.points, weights.spread + weights.spread_by_turns * self.turns)

    def _turns(self) -> float:
        """Turns that each seat has still to come, about."""
        state = self.state
        weights = self.weights
        if state.final_turns >= 0:
            return max(0.3, state.final_turns / self.seats)
        by_deck = 1.0 + weights.turns_by_deck * len(state.deck) / self.seats
        to_go = float(state.setting.target - max(state.scores))
        return min(by_deck, 1.0 + to_go / weights.pace)

    def _seat(self, seat: int) -> float:
        """The expected final score of a seat."""
        state = self.state
        weights = self.weights
        first = state.setting.colour_of[seat] * CASTLES
        total = float(scoring.worth(state, seat))
        soon = min(1.0, self.turns / 4.0)
        best = 0.0
        others = 0.0
        hopes = 0.0
        nearest = 0.0
        for castle in range(first, first + CASTLES):
            if state.domains[castle].some():
                growth = self._growth(castle)
                if growth > best:
                    others += best
                    best = growth
                else:
                    others += growth
                # a closed fence keeps what its plan promised: it can grow
                total += soon * DOMAIN_WORTH - self._danger(castle)
                guard: int = state.guard[castle]
                total += weights.knight * min(4, guard)
            elif state.castle_at[castle] >= 0:
                plan = plan_of(state, castle)
                # a fence that lacks more borders than the turns to come can place is no hope
                hopes += plan.hope(0) * min(1.0, self.turns / (1.0 + weights.slowness * plan.missing))
                if plan.worth > 0.0:
                    nearest = max(nearest, 0.8 - 0.08 * plan.missing)
            if state.domains[castle].some():
                nearest = 1.0
        self.frontier[seat] = best
        self.hopes[seat] = hopes
        total += soon * (weights.growth * best + weights.other_growth * others + weights.fence * hopes)
        total += soon * weights.first_domain * nearest
        total += self._mines(seat)
        total += self._money(seat)
        if self.eye in (ALL, seat):
            total += weights.hand * soon * self._hand(seat, hopes)
        if state.seat == seat and state.phase <= TURN:
            total += weights.tempo
        return total

    # -- domains -------------------------------------------------------------------------

    def _growth(self, castle: int) -> float:
        """What a domain can take next: free cells, those of weaker neighbours, those behind them."""
        state = self.state
        weights = self.weights
        domain = state.domains[castle]
        ring = domain.grown().both(state.land.cells).without(domain).without(self.occupied)
        free = ring.without(state.settled)
        best = self.two_best(free)
        knights = state.guard[castle]
        allies = state.allied[castle]
        colour = castle // CASTLES
        for other in range(DOMAINS):
            if other // CASTLES != colour and ring.meets(state.domains[other]):
                if state.guard[other] >= knights or allies >> other & 1:
                    continue
                prey = self.two_best(ring.both(state.domains[other]))
                if state.owner(other) >= 0:
                    prey *= 1.0 + weights.conquest
                if prey > best:
                    best, prey = prey, best
                best += 0.3 * prey
        beyond = free.grown().both(state.land.cells).without(state.settled).without(self.occupied)
        return best + weights.beyond * self.two_best(beyond.without(free))

    def _danger(self, castle: int) -> float:
        """What stronger and equal neighbours may take."""
        state = self.state
        weights = self.weights
        domain = state.domains[castle]
        exposed = domain.without(self.occupied)
        around = domain.grown()
        worst = 0.0
        for other in range(DOMAINS):
            if (
                other // CASTLES != castle // CASTLES
                and state.owner(other) >= 0
                and around.meets(state.domains[other])
                and not state.allied[castle] >> other & 1
            ):
                if state.guard[other] < state.guard[castle]:
                    continue
                loss = self.two_best(exposed.both(state.domains[other].grown()))
                loss *= weights.threat if state.guard[other] > state.guard[castle] else weights.parity
                worst = max(worst, loss)
        return worst * min(1.0, self.turns / 2.0)

    def two_best(self, area: Area) -> float:
        """The two most valuable cells of an area together."""
        land = self.state.land
        points = self.state.setting.figures.points
        left = 2
        total = 0.0
        if area.meets(land.residences):
            total += points[RESIDENCE]
            left -= 1
        villages = area.count_both(land.villages)
        if villages:
            villages = min(left, villages)
            total += points[VILLAGE] * villages
            left -= villages
        for kind in range(MINE_TYPES):
            if left > 0 and area.meets(land.mines[kind]):
                total += 1.5
                left -= 1
        if left > 0:
            total += points[FOREST] * min(left, area.count_both(land.forests))
        return total

    # -- mines, money, cards ----------------------------------------------------------------

    def _mines(self, seat: int) -> float:
        weights = self.weights
        ore = scoring.mines(self.state, seat)
        near = self.state.setting.figures.monopoly_mines - 1
        total = 0.0
        for _ in range(MINE_TYPES):
            count = ore & LANE
            if count:
                total += weights.income * min(self.turns, weights.horizon)
            if count == near:
                total += weights.near_monopoly
            ore >>= 8
        return total

    def _money(self, seat: int) -> float:
        """Thalers buy actions; when the deck is nearly out they are points themselves."""
        state = self.state
        money = state.money[seat]
        worth = self.thalers(money)
        if len(state.deck) <= 3 * self.seats:
            near = 1.0 - len(state.deck) / (3.0 * self.seats + 1.0)
            richer = 0
            for other in range(self.seats):
                if state.money[other] > money:
                    richer += 1
            if money > 0 and richer < 2:
                figures = state.setting.figures
                worth += near * (figures.most_money if richer == 0 else figures.second_money)
        return worth

    def thalers(self, money: int) -> float:
        """What so many buy in the turns to come: more than they can spend is worth nothing (a card costs
        about five)."""
        weights = self.weights
        useful = min(float(money), 4.0 * self.turns)
        some = min(8.0, useful)
        spare = min(8.0, useful - some)
        return (
            weights.thaler * some
            + weights.spare_thaler * spare
            + weights.idle_thaler * (money - some - spare)
        )

    def _hand(self, seat: int, hopes: float) -> float:
        """Of several expansions only one can take the best cells: they are worth it once."""
        total = 0.0
        best = 0.0
        for held in self.state.hands[seat]:
            total += self.card(seat, held & CARD, hopes)
            best = max(best, self._expanding(seat, held & CARD))
        return total + best

    def _expanding(self, seat: int, card: int) -> float:
        """What a card brings by the cells within reach, beyond what it is worth without them."""
        figures = self.state.setting.figures
        if not figures.amount[card * USE_COUNT + EXPAND_DOMAIN]:
            return 0.0
        weights = self.weights
        return max(0.0, weights.expansion * self.frontier[seat] - weights.expansion_card)

    def drawn(self, seat: int, card: int, hopes: float) -> float:
        """What a card of the market adds to a hand."""
        best = 0.0
        for held in self.state.hands[seat]:
            best = max(best, self._expanding(seat, held & CARD))
        return self.card(seat, card, hopes) + max(0.0, self._expanding(seat, card) - best)

    def card(self, seat: int, card: int, hopes: float) -> float:
        """What a card may bring its holder: the best of its uses less its price, or its sale."""
        state = self.state
        weights = self.weights
        figures = state.setting.figures
        # a full purse has no use for a card's sale
        money = state.money[seat]
        best = 0.8 * (self.thalers(money + figures.sale[card]) - self.thalers(money))
        price = weights.thaler * figures.price[card]
        if money < figures.price[card]:
            price += 0.5
        for use in range(USE_COUNT):
            amount = figures.amount[card * USE_COUNT + use]
            if amount:
                worth = self._use(seat, use, amount, hopes) - price
                if worth > best:
                    best = worth
        return best

    def _use(self, seat: int, use: int, amount: int, hopes: float) -> float:
        weights = self.weights
        if use == PLACE_BORDERS:
            return weights.border_card * amount if hopes > 1.0 else 0.1
        if use == PLACE_KNIGHTS:
            return weights.knight_card * amount
        if use == EXPAND_DOMAIN:
            return weights.expansion_card
        if use == USE_TRAITOR:
            return weights.traitor_card
        return weights.alliance_card
