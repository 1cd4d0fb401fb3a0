"""The expected final score of King's Bounty (ledger 10.1, 10.5).

What counts is not who holds a title now but who will hold it: the margin of a count, how many
turns can still change it, and how many of the counted holdings will fall. Of the hidden cards
only their number by kind is used, never where an imagined state put them, so that a judgement
does not hang on the luck of one deal. No exponentials: their last bit differs from one
mathematical library to the next, and a seed must give the same game everywhere.
"""

import math
from typing import Final

from hastilude.games.kings_bounty.cards import (
    ARCHER,
    CASTLE_TYPE,
    COPIES,
    FIRST_CASTLE,
    FIRST_OBELISK,
    HERO,
    HUMAN,
    KIND_OF,
    KINDS,
    MAGE,
    MONSTER,
    PEOPLE_OF,
    SLOT_KIND,
    UNIT_KINDS,
    UNIT_TYPE,
    WARRIOR,
)
from hastilude.games.kings_bounty.tableau import KIND, PICKING, Tableau
from hastilude.games.kings_bounty.titles import (
    CASTLE_TITLE,
    CONQUEROR,
    COUNTED_BY,
    EMPEROR,
    GARRISON_TITLE,
    GREAT_ARCHITECT,
    KEEPER_OF_SECRETS,
    MAJORITIES,
    NOBODY,
    SHARPSHOOTER,
    STAFF_RAT,
    TOWER_BUILDER,
    VANDAL,
)

#: every seat looks at its own hand
ALL: Final = -1
#: defences above this are equal: only heroes and monsters break them (KB-081)
WALL: Final = 4


class Weights:
    """How much each consideration counts, in victory points unless said otherwise.

    Fitted first to who won, over the states of many games between greedy bots, then changed
    where matches were won by it.
    """

    def __init__(self) -> None:
        #: how far a margin is from decided, in cards: at the end, and by the turns to come
        self.doubt = 0.3
        self.doubt_by_turns = 1.1
        #: how far apart two scores must be to matter: at the end, and by the turns to come
        self.spread = 0.9
        self.spread_by_turns = 3.1
        #: how readily stronger cards of the others become attacks, and those without a licence
        self.attacks = 18.0
        self.unlicensed_attacks = 0.1
        #: holdings that a turn will add: attacks spread over them too
        self.growth = 0.35
        #: what the loss of one holding takes from a count: above 1 where somebody else gains it
        self.loss = 1.3
        #: how much of the same risk weighs on the points of obelisks: of two seats each takes what the
        #: other has; of more, hardly anybody spends a unit on two points
        self.obelisk_loss = 1.0
        self.obelisk_loss_of_many = 0.0
        #: a turn to come, and how much of it is left to who can play no people but humans
        self.turn = 4.0
        self.turn_of_humans = 0.8
        #: how much of a hand counts before it is played
        self.hand = 0.4
        #: worth of cards in hand, beside the titles: castles, for each unit that one makes
        #: playable, and archer, warrior, mage, hero, monster
        self.castle = 1.8
        self.licence = 0.5
        self.units = [0.2, 4.5, 9.0, 9.0, 5.5]
        #: how much of a unit counts while its people's castle is in hand, or not even there
        self.castle_in_hand = 0.9
        self.castle_nowhere = 0.5
        #: what each further exchange in a row costs who makes it: somebody has to play at last
        self.impatience = 0.2
        #: how much of staff rat (vandal) weighs on a hero (monster) in hand
        self.shame = 0.2
        #: how readily a hero (monster) of the others follows
        self.follow = 3.0


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


def rise(x: float) -> float:
    """From 0 to 1, a half at 0."""
    return 0.5 + 0.5 * x / math.sqrt(1.0 + x * x)


class Appraisal:
    """One state, weighed up. `eye` is the seat whose hand and hidden title count, or ALL."""

    def __init__(self, state: Tableau, weights: Weights, eye: int) -> None:
        self.state = state
        self.weights = weights
        self.seats = state.setting.seats
        self.eye = eye
        #: turns to come, if nobody exchanges any more: in all, and of each seat
        self.left = 0
        self.turns = [0] * self.seats
        self._count_turns()
        self.rounds = self.left / self.seats
        self.doubt = weights.doubt + weights.doubt_by_turns * math.sqrt(self.rounds)
        #: by kind: cards that have not reached the table yet; those of each people's units; all
        self.unseen = [0] * KINDS
        self.army = [0] * 5
        self.unseen_cards = 0
        self._count_unseen()
        #: by people: seats that may play its units
        self.licences = [0] * 5
        self._count_licences()
        #: by seat and title: cards of the count that will be lost
        self.losses = [0.0] * len(state.tally)
        #: by seat and title: what one more of the count would be worth to a seat that is looked at
        self.gains = [0.0] * len(state.tally)
        self.staff_rat = False
        self.vandal = False
        self.points = [0.0] * self.seats
        self._appraise()

    def spread(self) -> float:
        return self.weights.spread + self.weights.spread_by_turns * math.sqrt(self.rounds)

    def looks(self, seat: int) -> bool:
        return self.eye == ALL or self.eye == seat

    def _appraise(self) -> None:
        """The expected final score of each seat."""
        state = self.state
        self._expect_losses()
        for title in state.open_titles:
            self._award(title, NOBODY)
        for title in state.revealed:
            self._award(title, NOBODY)
        for keeper in range(self.seats):
            title = state.hidden[keeper]
            if title >= 0 and self.looks(keeper):
                self._award(title, keeper if state.setting.owner_only else NOBODY)
        obelisk = float(state.setting.figures.obelisk_points)
        fall = self.weights.obelisk_loss if self.seats == 2 else self.weights.obelisk_loss_of_many
        for seat in range(self.seats):
            at = seat * MAJORITIES + KEEPER_OF_SECRETS
            fallen = self.losses[at] * fall / self.weights.loss
            points = self.points[seat] + obelisk * (state.tally[at] - fallen)
            points += self._prospects(seat)
            if self.looks(seat):
                points += self._hand(seat)
            self.points[seat] = points
        self._hurry()

    # -- what is known -------------------------------------------------------------------

    def _count_turns(self) -> None:
        """A seat that is picking has had its turn."""
        state = self.state
        seats = self.seats
        first = state.seat
        if state.phase == PICKING:
            first += 1
        if state.exhausted:  # KB-125: each seat up to the last has one turn
            for seat in range(first, seats):
                self.turns[seat] = 1
            self.left = seats - first
            return
        if first == seats:
            first = 0
        left = len(state.deck)
        drawer = (first + left - 1) % seats
        if drawer < seats - 1:
            left += seats - 1 - drawer  # KB-129
        elif not state.setting.end_now:
            left += seats
        self.left = left
        for seat in range(seats):
            self.turns[seat] = left // seats
        for ahead in range(left % seats):
            seat = (first + ahead) % seats
            self.turns[seat] = self.turns[seat] + 1

    def _count_unseen(self) -> None:
        state = self.state
        unseen = self.unseen
        total = 0
        for people in range(5):
            if people > HUMAN and people in state.removed:
                continue
            units = 0
            for kind in range(people * 5, people * 5 + 5):
                count = COPIES[kind] - state.arrived[kind]
                unseen[kind] = count
                units += count
            self.army[people] = units
            total += units
            if people > HUMAN:
                first = FIRST_CASTLE + 3 * (people - 1)
                for kind in range(first, first + 3):
                    count = COPIES[kind] - state.arrived[kind]
                    unseen[kind] = count
                    total += count
        for kind in range(FIRST_OBELISK, KINDS):
            count = COPIES[kind] - state.setting.removals - state.arrived[kind]
            unseen[kind] = count
            total += count
        self.unseen_cards = total

    def _count_licences(self) -> None:
        self.licences[HUMAN] = self.seats
        for people in range(1, 5):
            count = 0
            for seat in range(self.seats):
                if self.state.licensed(seat, people):
                    count += 1
            self.licences[people] = count

    # -- what will fall ------------------------------------------------------------------

    def _expect_losses(self) -> None:
        """What the others will probably capture or destroy."""
        state = self.state
        losses = self.losses
        risks: list[float] = []
        for seat in range(self.seats):
            self._add_risks(risks, seat)
        for slot in state.table:
            seat = state.owner[slot]
            defence = state.defence[slot]
            risk = risks[seat * WALL + (defence if defence < WALL else WALL) - 1]
            base = seat * MAJORITIES
            kind = SLOT_KIND[slot]
            for title in COUNTED_BY[kind]:
                losses[base + title] = losses[base + title] + risk
            if kind < FIRST_OBELISK and state.tally[base + CASTLE_TITLE[PEOPLE_OF[kind]]] == 1:
                losses[base + EMPEROR] = losses[base + EMPEROR] + risk
            card = state.garrison[slot]
            if card >= 0:
                for title in COUNTED_BY[KIND_OF[card]]:
                    losses[base + title] = losses[base + title] + risk

    def _add_risks(self, risks: list[float], seat: int) -> None:
        """By defence 1 … WALL: how much of a holding of this seat the others will take."""
        state = self.state
        weights = self.weights
        archers = warriors = mages = 0.0
        breakers = 0.0  # heroes and monsters
        for people in range(5):
            if self.army[people] == 0:
                continue
            licensed = self.licences[people] - (1 if state.licensed(seat, people) else 0)
            able = weights.unlicensed_attacks
            able += (1.0 - able) * licensed / (self.seats - 1)
            first = people * 5
            archers += able * self.unseen[first + ARCHER]
            warriors += able * self.unseen[first + WARRIOR]
            mages += able * self.unseen[first + MAGE]
            breakers += able * (self.unseen[first + HERO] + self.unseen[first + MONSTER])
        plays = weights.attacks * (self.left - self.turns[seat])
        targets = 2.0 + len(state.table) + weights.growth * self.left
        rate = plays / ((self.unseen_cards + 1.0) * targets)
        weaker = [archers + warriors + mages, warriors + mages, mages, 0.0]
        for stronger in weaker:
            attacks = rate * (breakers + stronger)
            risks.append(weights.loss * attacks / (1.0 + attacks))

    # -- titles --------------------------------------------------------------------------

    def _award(self, title: int, only: int) -> None:
        """Share out a title's points by the chance to get it; `only`: nobody else can (KB-R43)."""
        state = self.state
        worth = float(state.setting.figures.title_points[title])
        if title >= MAJORITIES:
            self._blame(title, worth)
            return
        best = second = 0.0
        at = title
        for _ in range(self.seats):
            count = state.tally[at] - self.losses[at]
            if count > best:
                second = best
                best = count
            elif count > second:
                second = count
            at += MAJORITIES
        at = title
        for seat in range(self.seats):
            if only in (NOBODY, seat):
                count = state.tally[at] - self.losses[at]
                margin = count - (second if count >= best else best) - 0.5
                chance = rise(margin / self.doubt)
                self.points[seat] = self.points[seat] + worth * chance
                if self.looks(seat):
                    more = rise((margin + 1.0) / self.doubt)
                    self.gains[at] = self.gains[at] + worth * (more - chance)
            at += MAJORITIES

    def _blame(self, title: int, worth: float) -> None:
        """Vandal and staff rat stay with the last to play a monster, or hero, unless one follows."""
        unit = HERO
        holder = self.state.last_hero
        if title == VANDAL:
            unit = MONSTER
            holder = self.state.last_monster
            self.vandal = True
        else:
            self.staff_rat = True
        if holder == NOBODY:
            return
        cards = 0
        for people in range(5):
            cards += self.unseen[people * 5 + unit]
        turns = self.left - self.turns[holder]
        follow = self.weights.follow * cards * turns / (self.unseen_cards + 1.0)
        self.points[holder] = self.points[holder] + worth / (1.0 + follow)

    # -- what is to come -----------------------------------------------------------------

    def _prospects(self, seat: int) -> float:
        """Turns to come are points to come, the more the more units obey (KB-051)."""
        units = 0
        playable = 0
        for people in range(5):
            units += self.army[people]
            if self.state.licensed(seat, people):
                playable += self.army[people]
        weights = self.weights
        share = weights.turn_of_humans
        if units > 0:
            share += (1.0 - share) * playable / units
        return weights.turn * self.turns[seat] * share

    def _hurry(self) -> None:
        """Without a stall guard (KB-R28) two that wait for better cards would wait for ever."""
        state = self.state
        if state.phase == PICKING:
            exchanger = state.seat
            streak = state.streak + 1
        else:
            exchanger = (state.seat + self.seats - 1) % self.seats
            streak = state.streak
        self.points[exchanger] = self.points[exchanger] - self.weights.impatience * streak

    def _hand(self, seat: int) -> float:
        """By how much the hand is better than as many unseen cards.

        A card that is missing from it, because it was played or picked, is one to be drawn and
        counts as average. So does each card that a seat which is picking had better return.
        """
        state = self.state
        turns = self.turns[seat]
        if turns == 0:
            return 0.0
        hand = Hand(self, seat)
        average = 0.0 if state.exhausted else hand.average()
        picking = state.phase == PICKING and state.seat == seat
        better = 0.0
        for slot in state.hands[seat]:
            worth = hand.worth(slot & KIND) - average
            if worth > 0.0 or not picking:
                better += worth
        share = turns / 6.0 if turns < 6 else 1.0
        return self.weights.hand * share * better


class Hand:
    """What cards are worth in the hand of one seat."""

    def __init__(self, appraisal: Appraisal, seat: int) -> None:
        state = appraisal.state
        weights = appraisal.weights
        self.appraisal = appraisal
        self.base = seat * MAJORITIES
        self.cards = state.hands[seat]
        self.picked = state.picked if state.seat == seat else []
        points = state.setting.figures.title_points
        self.hero = weights.units[HERO]
        if appraisal.staff_rat:
            self.hero += weights.shame * points[STAFF_RAT]
        self.monster = weights.units[MONSTER]
        if appraisal.vandal:
            self.monster += weights.shame * points[VANDAL]
        #: by people: units in hand, and how much of a unit counts
        self.waiting = [0] * 5
        self.usable = [1.0] * 5
        for people in range(1, 5):
            if not state.licensed(seat, people):
                self.usable[people] = weights.castle_nowhere
        for slot in self.cards:
            kind = slot & KIND
            if kind < UNIT_KINDS:
                self.waiting[kind // 5] = self.waiting[kind // 5] + 1
            elif kind < FIRST_OBELISK and self.usable[PEOPLE_OF[kind]] < 1.0:
                self.usable[PEOPLE_OF[kind]] = weights.castle_in_hand

    def worth(self, kind: int) -> float:
        weights = self.appraisal.weights
        gains = self.appraisal.gains
        base = self.base
        if kind >= FIRST_OBELISK:
            return self.appraisal.state.setting.figures.obelisk_points + gains[base + KEEPER_OF_SECRETS]
        people = PEOPLE_OF[kind]
        if kind >= UNIT_KINDS:
            worth = weights.castle + gains[base + GREAT_ARCHITECT] + gains[base + CASTLE_TITLE[people]]
            worth += gains[base + TOWER_BUILDER + CASTLE_TYPE[kind]]
            if self.usable[people] < 1.0:
                worth += gains[base + EMPEROR] + weights.licence * self.waiting[people]
            return worth
        unit = UNIT_TYPE[kind]
        if unit == HERO:
            return self.usable[people] * self.hero
        if unit == MONSTER:
            return self.usable[people] * self.monster
        worth = weights.units[unit] + gains[base + SHARPSHOOTER + unit]
        worth += gains[base + CONQUEROR] + gains[base + GARRISON_TITLE[people]]
        return self.usable[people] * worth

    def average(self) -> float:
        """The worth of an unseen card."""
        unseen = self.appraisal.unseen
        total = 0.0
        for kind in range(KINDS):
            if unseen[kind] > 0:
                total += unseen[kind] * self.worth(kind)
        for slot in self.cards:
            total -= self.worth(slot & KIND)
        for slot in self.picked:
            total -= self.worth(slot & KIND)
        count = self.appraisal.unseen_cards - len(self.cards) - len(self.picked)
        return total / count if count > 0 else 0.0
