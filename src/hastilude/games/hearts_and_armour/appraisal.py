"""How a table of Hearts and Armour looks to a seat: who will die, and who wins by it.

For every hero the net of swords and shields that will lie there is guessed as a mean and a
spread: cards that the seat knows, face-down cards by what their layer may want, and cards
still to come. What a player wants follows from the own goal, or from a belief over the
goals of others that weighs what everybody saw them lay (ledger, part 10). Deaths of
different heroes are taken as independent. Only arithmetic and square roots, which are equal
to the bit everywhere.
"""

import math
from typing import Final

from hastilude.games.hearts_and_armour.cards import KNIGHT_DEATH, NO_SIDE, SORCERER_DEATH
from hastilude.games.hearts_and_armour.tableau import (
    ENDED,
    HAND_KIND,
    NOBODY,
    TURN,
    Tableau,
    is_up,
    kind_of,
    layer_of,
    origin_of,
    seen_by,
)

#: every card and every goal is taken as it is imagined
ALL: Final = -1


class Weights:
    """How much each consideration counts.

    Fitted to who won: the chances of many states of games between greedy bots.
    """

    def __init__(self) -> None:
        #: swords that a face-down card bears more (or less) by what its layer wants
        self.intent = 1.5
        #: … and a card still to come
        self.future_intent = 2.5
        #: how much of the cards still in hands will be played before somebody declares
        self.patience = 1.2
        self.future_spread = 5.0
        #: the least spread of a hero's net, where cards are still to come
        self.doubt = 1.4
        #: how a sword (a shield) seen on an enemy speaks against (for) sympathy
        self.sword_sign = 1.5
        self.shield_sign = 3.5
        #: what knights want for comrades, and for the sorcerer when they do not hunt him
        self.comrade = -0.95
        self.indifference = 0.03
        #: what the sorcerer wants for knights that are not his
        self.prey = 0.33
        #: a game that goes on: a fair share, and how wounds change it
        self.going_on = 0.3
        self.scar = 0.09
        self.ward_scar = 0.09
        self.sorcerer_going_on = 0.42
        self.tie_spread = 3.0
        #: to show everybody by an open shield for whom one's heart beats
        self.told = 0.02
        #: to lay a card on him that everybody takes for swords: with 0.03 a squire won fewer games
        self.feint = 0.01
        #: a card taken into the own hand, a comrade's, an enemy's
        self.card_mine = 0.012
        self.card_comrade = 0.004
        self.card_enemy = -0.008


def rise(x: float) -> float:
    """From 0 to 1, a half at 0."""
    return 0.5 + 0.5 * x / math.sqrt(1.0 + x * x)


def sign(kind: float, weights: Weights) -> float:
    """How a deed speaks for a goal: above 1 if it was kind to it."""
    if kind >= 0.0:
        return 1.0 + weights.shield_sign * kind
    return 1.0 / (1.0 - weights.sword_sign * kind)


def own_wish(state: Tableau, seat: int, hero: int, weights: Weights) -> float:
    """What a seat wants for a hero, from −1 (shall live) to 1 (shall die), by its goal."""
    side = state.sides[seat]
    if side == NO_SIDE:
        mine = hero == seat or hero == state.goals[seat] or hero == state.ward
        return -1.0 if mine else weights.prey
    if hero == state.goals[seat]:
        return 1.0 if hero == state.sorcerer else -1.0
    if hero == state.sorcerer:
        return weights.indifference
    return weights.comrade if state.sides[hero] == side else 1.0


class Appraisal:
    """One state, weighed up. `eye` is the seat that looks, or ALL."""

    def __init__(self, state: Tableau, weights: Weights, eye: int) -> None:
        self.state = state
        self.weights = weights
        self.eye = eye
        self.seats = state.setting.seats
        #: by seat and hero's seat: from −1 (shall live) to 1 (shall die)
        self.wish = [0.0] * (self.seats * self.seats)
        self._wishes()
        #: by hero's seat: swords less shields for certain, and mean and variance of the rest
        self.known = [0] * self.seats
        self.mean = [0.0] * self.seats
        self.variance = [0.0] * self.seats
        self.pool_mean = 0.0
        self.pool_variance = 0.0
        self._pool()
        self._lying()
        #: … of what is still to come
        self.coming = [0.0] * self.seats
        self.coming_variance = [0.0] * self.seats
        if state.phase != ENDED:
            self._still_to_come()

    # -- what the players want -------------------------------------------------------------

    def _wishes(self) -> None:
        state = self.state
        for seat in range(self.seats):
            if self.eye == ALL or self.eye == seat:
                self._own_wishes(seat)
            elif seat == state.sorcerer:
                self._sorcerer_by_signs(seat)
            else:
                self._knight_by_signs(seat)

    def _own_wishes(self, seat: int) -> None:
        """The goal is known: of who looks, or as it is imagined."""
        for hero in range(self.seats):
            self.wish[seat * self.seats + hero] = own_wish(self.state, seat, hero, self.weights)

    def _knight_by_signs(self, seat: int) -> None:
        """Each enemy, and the sorcerer, may be on the goal card; what was seen laid says how likely."""
        state = self.state
        weights = self.weights
        base = seat * self.seats
        enemy = 1 - state.sides[seat]
        total = 0.0
        for hero in range(self.seats):
            belief = 0.0
            if state.sides[hero] == enemy:
                belief = sign(-float(state.deeds[base + hero]), self.weights)
            elif hero == state.sorcerer:
                belief = sign(float(state.deeds[base + hero]), self.weights)
            self.wish[base + hero] = belief
            total += belief
        for hero in range(self.seats):
            belief = self.wish[base + hero] / total
            if state.sides[hero] == enemy:
                self.wish[base + hero] = 1.0 - 2.0 * belief
            elif hero == state.sorcerer:
                self.wish[base + hero] = belief + (1.0 - belief) * weights.indifference
            else:
                self.wish[base + hero] = weights.comrade

    def _sorcerer_by_signs(self, seat: int) -> None:
        """One knight of each side is his; he is kind to them."""
        state = self.state
        base = seat * self.seats
        for side in range(2):
            total = 0.0
            for hero in range(self.seats):
                if state.sides[hero] == side:
                    total += sign(-float(state.deeds[base + hero]), self.weights)
            for hero in range(self.seats):
                if state.sides[hero] == side:
                    belief = sign(-float(state.deeds[base + hero]), self.weights) / total
                    self.wish[base + hero] = (1.0 - belief) * self.weights.prey - belief
        self.wish[base + seat] = -1.0

    # -- what lies and will lie before the heroes ------------------------------------------

    def _pool(self) -> None:
        """Mean and variance of a card that the eye does not see."""
        if self.eye == ALL:
            return
        state = self.state
        figures = state.setting.figures
        count, total, squares = 0, 0, 0
        for kind in state.deck:
            net = figures.net[kind]
            count += 1
            total += net
            squares += net * net
        for seat in range(self.seats):
            if seat != self.eye:
                for slot in state.hands[seat]:
                    if not slot >> self.eye & 1:
                        net = figures.net[slot >> HAND_KIND]
                        count += 1
                        total += net
                        squares += net * net
        for cards in state.table:
            for card in cards:
                if not seen_by(card, self.eye):
                    net = figures.net[kind_of(card)]
                    count += 1
                    total += net
                    squares += net * net
        if count:
            self.pool_mean = total / count
            self.pool_variance = squares / count - self.pool_mean * self.pool_mean

    def _lying(self) -> None:
        state = self.state
        net = state.setting.figures.net
        for hero in range(self.seats):
            for card in state.table[hero]:
                if self.sees(card):
                    self.known[hero] = self.known[hero] + net[kind_of(card)]
                else:
                    self.mean[hero] = self.mean[hero] + self.guess(card)
                    self.variance[hero] = self.variance[hero] + self.pool_variance

    def sees(self, card: int) -> bool:
        return self.eye == ALL or is_up(card) or seen_by(card, self.eye)

    def guess(self, card: int) -> float:
        """What a face-down card bears: as the pool has it, and as its layer wants it."""
        wish = self.wish[layer_of(card) * self.seats + origin_of(card)]
        return self.pool_mean + self.weights.intent * wish

    def _still_to_come(self) -> None:
        """Cards that the players will lay until one of them has none left."""
        state = self.state
        seats = self.seats
        weights = self.weights
        last = 1 << 30  # turns from now to the first empty hand
        for step in range(seats):
            at = step + len(state.hands[(state.seat + step) % seats]) * seats
            if at < last:
                last = at
        busy = 0 if state.phase == TURN else 1  # this turn's card lies already
        for step in range(seats):
            seat = (state.seat + step) % seats
            turns = (last - step + seats - 1) // seats if last > step else 0
            if step == 0:
                turns -= busy
            if turns <= 0:
                continue
            plays = turns * weights.patience
            total = 0.0
            base = seat * seats
            for hero in range(seats):
                total += abs(self.wish[base + hero])
            for hero in range(seats):
                wish = self.wish[base + hero]
                share = plays * abs(wish) / total
                self.coming[hero] = self.coming[hero] + share * weights.future_intent * (
                    1.0 if wish > 0.0 else -1.0
                )
                self.coming_variance[hero] = self.coming_variance[hero] + share * weights.future_spread

    # -- who dies, who wins ----------------------------------------------------------------

    def deaths(self, now: bool) -> list[float]:
        """By hero's seat: the chance to die in the fight, now or when it will come."""
        state = self.state
        found: list[float] = []
        for hero in range(self.seats):
            deadly = SORCERER_DEATH if state.sides[hero] == NO_SIDE else KNIGHT_DEATH
            over = self.known[hero] + self.mean[hero] + state.wounds[hero] - deadly + 0.5
            variance = self.variance[hero]
            if not now:
                over += self.coming[hero]
                variance += self.coming_variance[hero] + self.weights.doubt * self.weights.doubt
            if variance < 0.01:
                found.append(1.0 if over > 0.0 else 0.0)
            else:
                found.append(rise(1.4 * over / math.sqrt(variance)))
        return found

    def scars(self, now: bool) -> list[float]:
        """By hero's seat: wounds after the fight, if he lives."""
        state = self.state
        found: list[float] = []
        for hero in range(self.seats):
            new = self.known[hero] + self.mean[hero]
            if not now:
                new += self.coming[hero]
            if new < 0.0:
                new = 0.0
            total = state.wounds[hero] + new
            most = 4.0 if state.sides[hero] == NO_SIDE else 2.0
            found.append(total if total < most else most)
        return found

    def chance(self, seat: int, now: bool) -> float:
        """A seat's chance to win the game: in the fight, or later if nobody dies."""
        deaths = self.deaths(now)
        scars = self.scars(now)
        nobody = 1.0
        for death in deaths:
            nobody *= 1.0 - death
        return self._in_fight(seat, deaths, scars) + nobody * self._later(seat, scars)

    def _in_fight(self, seat: int, deaths: list[float], scars: list[float]) -> float:
        state = self.state
        sorcerer = state.sorcerer
        if seat == sorcerer:
            lives = (1.0 - deaths[seat]) * (1.0 - deaths[state.goals[seat]]) * (1.0 - deaths[state.ward])
            others = 1.0
            for hero in range(self.seats):
                if hero != seat and hero != state.goals[seat] and hero != state.ward:
                    others *= 1.0 - deaths[hero]
            return lives * (1.0 - others)
        goal = state.goals[seat]
        if goal == sorcerer:
            only = deaths[sorcerer]
            for hero in range(self.seats):
                if hero != sorcerer:
                    only *= 1.0 - deaths[hero]
            return deaths[sorcerer] * self._side_wins(state.sides[seat], NOBODY, deaths, scars) + only
        return (1.0 - deaths[goal]) * self._side_wins(state.sides[seat], goal, deaths, scars)

    def _side_wins(self, side: int, alive: int, deaths: list[float], scars: list[float]) -> float:
        """The chance that a side wins or draws by a death, one knight being alive for certain."""
        mine = self._killed(side, alive, deaths)
        theirs = self._killed(1 - side, alive, deaths)
        lead = 0.0
        for hero in range(self.seats):
            if self.state.sides[hero] == side:
                lead -= scars[hero] * (1.0 - deaths[hero])
            elif self.state.sides[hero] == 1 - side:
                lead += scars[hero] * (1.0 - deaths[hero])
        tie = rise((lead + 0.3) / self.weights.tie_spread)
        total = 0.0
        fewer = 0.0
        for count in range(len(mine)):
            # `fewer`: the chance that my side has lost fewer than `count`
            total += theirs[count] * fewer
            if count > 0:
                total += theirs[count] * mine[count] * tie
            fewer += mine[count]
        return total

    def _killed(self, side: int, alive: int, deaths: list[float]) -> list[float]:
        """How many knights of a side die: the chance of each number."""
        chances = [1.0, 0.0, 0.0, 0.0, 0.0]
        for hero in range(self.seats):
            if self.state.sides[hero] == side and hero != alive:
                death = deaths[hero]
                for count in range(4, 0, -1):
                    chances[count] = chances[count] * (1.0 - death) + chances[count - 1] * death
                chances[0] = chances[0] * (1.0 - death)
        return chances

    def _later(self, seat: int, scars: list[float]) -> float:
        """A guess at the rest of the game after a fight without a death."""
        state = self.state
        weights = self.weights
        if seat == state.sorcerer:
            hurt = scars[seat] + scars[state.goals[seat]] + scars[state.ward]
            rest = 0.0
            for scar in scars:
                rest += scar
            return self._within(weights.sorcerer_going_on + weights.scar * (rest - 2.0 * hurt))
        lead = 0.0
        for hero in range(self.seats):
            if state.sides[hero] == state.sides[seat]:
                lead -= scars[hero]
            elif state.sides[hero] != NO_SIDE:
                lead += scars[hero]
        goal = state.goals[seat]
        sign = 1.0 if goal == state.sorcerer else -1.0
        return self._within(weights.going_on + weights.scar * lead + sign * weights.ward_scar * scars[goal])

    def _within(self, share: float) -> float:
        return 0.05 if share < 0.05 else 0.85 if share > 0.85 else share

    # -- what if ---------------------------------------------------------------------------

    def put(self, hero: int, net: int) -> None:
        """A card that the eye knows comes to lie there."""
        self.known[hero] = self.known[hero] + net

    def shift(self, hero: int, card: int, by: int) -> None:
        """A card that lies on the table comes (1) to or leaves (−1) a hero."""
        if self.sees(card):
            self.known[hero] = self.known[hero] + by * self.state.setting.figures.net[kind_of(card)]
        else:
            self.mean[hero] = self.mean[hero] + by * self.guess(card)
            self.variance[hero] = self.variance[hero] + by * self.pool_variance
