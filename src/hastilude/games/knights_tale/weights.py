"""How much each consideration counts when a table is weighed up."""

import math


class Weights:
    """How much each consideration counts, in points of glory."""

    def __init__(self) -> None:
        #: one coin, faith and strength token, and how fast more of them are worth less
        self.coin = 0.55
        self.faith = 0.75
        self.strength = 0.8
        self.plenty = 9.0
        #: … after the last tournament, when only titles need them
        self.late = 0.05
        #: what a lance token, a relic and a tent token add to the attacks of a duel
        self.lance = 0.6
        self.relic = 0.55
        self.tent = 0.3
        self.most_boost = 2.5
        #: typical opponents of the rounds to come: attack, glory
        self.attack = [7.8, 8.8, 9.7]
        self.worth = [3.2, 4.4, 5.6]
        self.bouts = 2.1
        #: strength and faith spent in a typical duel
        self.spent_strength = 3
        self.spent_faith = 1
        #: a place chosen later than now
        self.later_place = 0.82
        self.permanent = 0.6
        self.prestige = 0.4
        self.unknown_card = 1.0
        self.unknown_title = 2.0
        self.title_hope = 0.6
        self.initiative = 0.35
        #: the lead that is worth about a third of the chance to win: at the end, and for each round to come
        self.spread = 7.0
        self.spread_round = 3.0
        #: alone: glory that is left out where so many tournaments are still to be fought, and for a pawn to
        #: come; and the spread there. Fitted to 360 games of squires
        self.alone = [-1.5, -7.0, 3.0, 15.5]
        self.alone_pawn = 4.1
        self.alone_spread = [4.0, 8.5, 10.5, 11.5]
        #: Warrior: what the chance to win the next tournament counts for, and those of later ones
        self.crown = 200.0
        self.later_crown = 30.0


def rise(x: float) -> float:
    """From 0 to 1, a half at 0."""
    return 0.5 + 0.5 * x / math.sqrt(1.0 + x * x)
