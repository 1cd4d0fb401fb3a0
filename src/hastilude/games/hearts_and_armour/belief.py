"""What a seat has reason to believe of goals and face-down cards (ledger, part 10).

An imagined state is one of all that are possible, each as likely as the next. But players
are kind to whom they want alive: what everybody saw them lay speaks for some goals, and
goals speak for what lies face down. So pairs of guesses change places, again and again, more
often towards what agrees with the deeds (Metropolis): a sample of the belief, without ever
writing it all down. Nothing is read but the imagined state, so nothing true is in reach.
"""

from typing import Final

from hastilude.core.chance import Chance
from hastilude.games.hearts_and_armour.appraisal import Weights, own_wish, sign
from hastilude.games.hearts_and_armour.cards import NO_SIDE
from hastilude.games.hearts_and_armour.tableau import (
    ENDED,
    HAND_KIND,
    KIND,
    KIND_MASK,
    Tableau,
    kind_of,
    layer_of,
    origin_of,
    seen_by,
)

#: chances are drawn in steps of this
GRAIN: Final = 1 << 16
#: exchanges tried for each goal, and for each face-down card
GOAL_ROUNDS: Final = 4
CARD_ROUNDS: Final = 3


def believe(state: Tableau, seat: int, weights: Weights, chance: Chance) -> None:
    if state.phase == ENDED:
        return
    for side in range(2):
        _goals(state, seat, side, weights, chance)
    if not state.faded:  # where a seat knew a hand, its doubts bind the cards already (HA-R45 e)
        _cards(state, seat, weights, chance)


# -- goals -------------------------------------------------------------------------------


def _goals(state: Tableau, seat: int, side: int, weights: Weights, chance: Chance) -> None:
    """Holders of the goal cards of one side, the sorcerer among them, change cards with each other."""
    holders: list[int] = []
    for other in range(state.setting.seats):
        if other != seat and (state.sides[other] == 1 - side or state.sides[other] == NO_SIDE):
            holders.append(other)
    if len(holders) < 2:
        return
    goals = state.goals.copy()
    ward = state.ward
    for _ in range(GOAL_ROUNDS * len(holders)):
        one = holders[chance.below(len(holders))]
        two = holders[chance.below(len(holders))]
        if one == two:
            continue
        first = ward if one == state.sorcerer and side == 1 else goals[one]
        second = ward if two == state.sorcerer and side == 1 else goals[two]
        if (one == state.sorcerer and second == one) or (two == state.sorcerer and first == two):
            continue  # he never draws himself (HA-032)
        before = _agrees(state, one, first, weights) * _agrees(state, two, second, weights)
        after = _agrees(state, one, second, weights) * _agrees(state, two, first, weights)
        if after < before and chance.below(GRAIN) >= GRAIN * after / before:
            continue
        if one == state.sorcerer and side == 1:
            ward = second
        else:
            goals[one] = second
        if two == state.sorcerer and side == 1:
            ward = first
        else:
            goals[two] = first
    state.goals = goals
    state.ward = ward


def _agrees(state: Tableau, seat: int, goal: int, weights: Weights) -> float:
    """How what everybody saw a seat lay speaks for a goal card in its hand."""
    deeds = float(state.deeds[seat * state.setting.seats + goal])
    hunted = goal == state.sorcerer  # a hunter is unkind to his goal, all others are kind to theirs
    return sign(deeds if hunted else -deeds, weights)


# -- cards that lie face down ------------------------------------------------------------


def _cards(state: Tableau, seat: int, weights: Weights, chance: Chance) -> None:
    """Face-down cards change places with others not seen, by what their layers wanted."""
    seats = state.setting.seats
    net = state.setting.figures.net
    #: kinds not seen: first those that lie face down, and what their layers wanted there
    kinds: list[int] = []
    wishes: list[float] = []
    for cards in state.table:
        for card in cards:
            if not seen_by(card, seat):
                kinds.append(kind_of(card))
                wishes.append(own_wish(state, layer_of(card), origin_of(card), weights))
    lying = len(kinds)
    if lying == 0:
        return
    for other in range(seats):
        if other != seat:
            for slot in state.hands[other]:
                if not slot >> seat & 1:
                    kinds.append(slot >> HAND_KIND)
    kinds.extend(state.deck)
    for _ in range(CARD_ROUNDS):
        for one in range(lying):
            two = chance.below(len(kinds))
            first = net[kinds[one]]
            second = net[kinds[two]]
            if first == second:
                continue
            before = sign(first * wishes[one], weights)
            after = sign(second * wishes[one], weights)
            if two < lying:
                before *= sign(second * wishes[two], weights)
                after *= sign(first * wishes[two], weights)
            if after < before and chance.below(GRAIN) >= GRAIN * after / before:
                continue
            kind = kinds[one]
            kinds[one] = kinds[two]
            kinds[two] = kind
    _lay_back(state, seat, kinds)


def _lay_back(state: Tableau, seat: int, kinds: list[int]) -> None:
    at = 0
    for cards in state.table:
        for place in range(len(cards)):
            if not seen_by(cards[place], seat):
                cards[place] = cards[place] & ~(KIND_MASK << KIND) | kinds[at] << KIND
                at += 1
    for other in range(state.setting.seats):
        if other != seat:
            hand = state.hands[other]
            for i in range(len(hand)):
                if not hand[i] >> seat & 1:
                    hand[i] = kinds[at] << HAND_KIND
                    at += 1
            hand.sort()
    state.deck = kinds[at:]
