"""Heroes, goals and hands of Hearts and Armour: P0 to P3 of the decision points."""

from typing import Final

from hastilude.core.chance import Chance
from hastilude.core.words import Event
from hastilude.games.hearts_and_armour.cards import (
    HEROES,
    KNIGHTS,
    NO_SIDE,
    SIDE_A,
    SIDE_B,
    SORCERER,
    side_of_hero,
)
from hastilude.games.hearts_and_armour.tableau import HAND_KIND, NOBODY, TURN, Tableau


def seat_sorcerer(state: Tableau, chance: Chance) -> None:
    """HA-029, HA-030: one player of an odd number is the sorcerer, none of an even one (HA-R42)."""
    setting = state.setting
    state.sorcerer = NOBODY
    if setting.seats % 2:
        named = setting.sorcerer_seat
        state.sorcerer = named if named >= 0 else chance.below(setting.seats)


def seat_heroes(state: Tableau, chance: Chance) -> None:
    """Sides alternate round the table, the sorcerer left out (HA-019, HA-031, HA-R05)."""
    setting = state.setting
    seats = setting.seats
    side = setting.first_side if setting.heroes_chosen else chance.below(2)
    knights = [_company(state, SIDE_A, chance), _company(state, SIDE_B, chance)]
    heroes = [SORCERER] * seats
    for step in range(seats):
        seat = (state.sorcerer + 1 + step) % seats
        if seat != state.sorcerer:
            heroes[seat] = knights[side].pop(0)
            side = 1 - side
    set_heroes(state, heroes)


def set_heroes(state: Tableau, heroes: list[int]) -> None:
    """Who is who; the sides follow from the hero cards."""
    state.heroes = heroes
    state.sides = [NO_SIDE if hero == SORCERER else side_of_hero(hero) for hero in heroes]
    state.sorcerer = heroes.index(SORCERER) if SORCERER in heroes else NOBODY


def _company(state: Tableau, side: int, chance: Chance) -> list[int]:
    """The knights of a side that take part, in the order in which they sit down (HA-015)."""
    knights = list(range(side * KNIGHTS, (side + 1) * KNIGHTS))
    if state.setting.heroes_chosen:  # HA-R05: the host names the first, the others follow in order
        first = state.setting.first_knights[side] - knights[0]
        knights = knights[first:] + knights[:first]
    else:
        chance.shuffle(knights)
    return knights[: state.setting.knights]


def deal_goals(state: Tableau, chance: Chance) -> None:
    """Each knight draws from the deck of the other side (HA-006, HA-020, HA-021); the sorcerer before
    all, and then one card that shows him goes into each deck (HA-032)."""
    goals = [NOBODY] * state.setting.seats
    ward = NOBODY
    for side in range(2):
        drawn = NOBODY
        deck = [seat for seat in range(state.setting.seats) if state.sides[seat] == side]
        holders = [seat for seat in range(state.setting.seats) if state.sides[seat] == 1 - side]
        chance.shuffle(deck)
        if state.sorcerer != NOBODY:
            drawn = deck.pop()
            deck.append(state.sorcerer)
            chance.shuffle(deck)
        for seat in holders:
            goals[seat] = deck.pop()
        if side == SIDE_B:
            ward = drawn
        elif drawn != NOBODY:
            goals[state.sorcerer] = drawn
    state.goals = goals
    state.ward = ward
    if state.events is not None:
        for seat in range(state.setting.seats):
            names = [HEROES[state.heroes[goal]] for goal in goals_of(state, seat)]
            state.tell(Event("goal", {"seat": seat}, {"goals": names}, 1 << seat))


def goals_of(state: Tableau, seat: int) -> list[int]:
    """The seats on the goal cards that a seat holds: an enemy to be spared (HA-023), the sorcerer to be
    hunted (HA-127), and for him one knight of each side (HA-033)."""
    return [state.goals[seat], state.ward] if seat == state.sorcerer else [state.goals[seat]]


#: how a goal is won by; with the hunt of three the sorcerer's is to survive (HA-R03)
GOALS: Final[tuple[str, ...]] = ("knight", "hunter", "sorcerer", "hunted")


def goal_of(state: Tableau, seat: int) -> str:
    """What the goal cards of a seat ask for (HA-117, HA-124, HA-128)."""
    if seat == state.sorcerer:
        return "hunted" if state.setting.hunt_rounds else "sorcerer"
    return "hunter" if state.goals[seat] == state.sorcerer else "knight"


def begin_game(state: Tableau, first: int, chance: Chance) -> None:
    """A fresh game: no wounds, new goals, all 29 cards (HA-133)."""
    setting = state.setting
    seats = setting.seats
    state.round = 0
    state.wounds = [0] * seats
    state.markers = [[] for _ in range(seats)]
    state.deeds = [0] * (seats * seats)
    deal_goals(state, chance)
    if first == NOBODY:  # HA-039, HA-R04
        first = setting.first_seat if setting.first_seat >= 0 else chance.below(seats)
    begin_round(state, first, setting.figures.copies.copy(), chance)


def begin_round(state: Tableau, first: int, cards: list[int], chance: Chance) -> None:
    """Deal from `cards`, counted by kind: one less for each wound (HA-026, HA-103, HA-R43).

    There are always enough (HA-037, HA-104), each hand gets some (HA-098), and nobody draws
    before the next deal (HA-027).
    """
    seats = state.setting.seats
    state.round += 1
    state.turn = 1
    state.first = first
    state.seat = first
    state.phase = TURN
    state.table = [[] for _ in range(seats)]
    state.discard = []
    state.faded = []
    state.effect = NOBODY
    state.target = NOBODY
    state.chosen = NOBODY
    pile: list[int] = []
    for kind in range(len(cards)):
        for _ in range(cards[kind]):
            pile.append(kind)
    hands: list[list[int]] = []
    for seat in range(seats):
        hand: list[int] = []
        for _ in range(state.base(seat) - state.wounds[seat]):
            # a card taken from anywhere in the pile is as good as the top of a shuffled one
            at = chance.below(len(pile))
            last = pile.pop()
            if at == len(pile):
                hand.append(last << HAND_KIND)
            else:
                hand.append(pile[at] << HAND_KIND)
                pile[at] = last
        hand.sort()
        hands.append(hand)
    state.hands = hands
    state.deck = pile
    if state.events is not None:
        _tell_deal(state, len(pile))


def _tell_deal(state: Tableau, left: int) -> None:
    state.tell(Event("round", {"round": state.round, "seat": state.first, "deck": left}))
    names = state.setting.figures.names
    for seat in range(state.setting.seats):
        cards = [names[slot >> HAND_KIND] for slot in state.hands[seat]]
        state.tell(Event("dealt", {"seat": seat, "count": len(cards)}, {"cards": cards}, 1 << seat))
