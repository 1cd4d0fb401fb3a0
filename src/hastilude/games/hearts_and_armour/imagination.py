"""What a seat cannot know is dealt anew: Hearts and Armour as one seat may imagine it.

Hidden from a seat: the goals of the others, their hands, the cards not dealt, face-down
cards that it neither laid nor knows, and the card that another seat has just chosen for
its extra action. All of it is laid out again in an order that depends only on what the
seat knows (HA-R45), so that the same chance gives the same imagined state for every true
state the seat cannot tell apart. What third seats know is theirs, and left out.
"""

from hastilude.core.chance import Chance
from hastilude.games.hearts_and_armour.cards import SIDE_A, TAKE
from hastilude.games.hearts_and_armour.knowledge import faded_kinds
from hastilude.games.hearts_and_armour.tableau import (
    DESTINATION,
    DOUBT,
    ENDED,
    HAND_KIND,
    KIND,
    KIND_MASK,
    MARKS,
    NOBODY,
    UP,
    Tableau,
    is_up,
    kind_of,
    layer_of,
    seen_by,
)
from hastilude.games.hearts_and_armour.verdict import LOST_GOAL, is_dead


def imagine(true: Tableau, seat: int, chance: Chance) -> Tableau:
    state = true.copy()
    assert isinstance(state, Tableau)
    imagine_goals(state, seat, chance)
    _cards(state, seat, chance)
    _choice(state, seat, chance)
    return state


# -- goals -------------------------------------------------------------------------------


def imagine_goals(state: Tableau, seat: int, chance: Chance) -> None:
    """Goals of the others, uniformly among all that the deal can have given (HA-022, HA-035).

    After the end those that were shown stay, and the sorcerer's must fit what became of him.
    """
    if state.phase == ENDED and all(state.sheet_shown(other) for other in range(state.setting.seats)):
        return
    true_goals = state.goals
    goals = true_goals.copy()
    ward = state.ward
    while True:
        for side in range(2):
            drawn = _deal_side(state, seat, side, true_goals, goals, chance)
            if side == SIDE_A:
                if state.sorcerer != NOBODY:
                    goals[state.sorcerer] = drawn
            else:
                ward = drawn
        if _fits_the_end(state, goals, ward):
            break
    state.goals = goals
    state.ward = ward


def _deal_side(
    state: Tableau, seat: int, side: int, true_goals: list[int], goals: list[int], chance: Chance
) -> int:
    """Deal the goal deck of one side, the sorcerer's draw first; what he drew, or NOBODY."""
    sorcerer = state.sorcerer
    deck: list[int] = []
    holders: list[int] = []
    for other in range(state.setting.seats):
        if state.sides[other] == side:
            deck.append(other)
        elif state.sides[other] == 1 - side:
            if other == seat or state.sheet_shown(other):
                goals[other] = true_goals[other]
            else:
                holders.append(other)
    if sorcerer != NOBODY:
        deck.append(sorcerer)
    for other in range(state.setting.seats):
        if state.sides[other] == 1 - side and other not in holders:
            deck.remove(goals[other])
    drawn = NOBODY
    if sorcerer != NOBODY:
        if sorcerer == seat or state.sheet_shown(sorcerer):
            drawn = true_goals[sorcerer] if side == SIDE_A else state.ward
        else:  # the sorcerer's own card was not yet in the deck when he drew (HA-032)
            drawn = deck[chance.below(len(deck) - (1 if sorcerer in deck else 0))]
        deck.remove(drawn)
    chance.shuffle(deck)
    for other in holders:
        goals[other] = deck.pop()
    return drawn


def _fits_the_end(state: Tableau, goals: list[int], ward: int) -> bool:
    """A living sorcerer who lost has lost one of his knights, though he need not show which."""
    sheet = state.sheet
    if state.phase != ENDED or sheet is None or state.sorcerer == NOBODY:
        return True
    if sheet.verdicts[state.sorcerer] != LOST_GOAL:
        return True
    return is_dead(state.sides, state.wounds, goals[state.sorcerer]) or is_dead(
        state.sides, state.wounds, ward
    )


# -- cards -------------------------------------------------------------------------------


def _cards(state: Tableau, seat: int, chance: Chance) -> None:
    seats = state.setting.seats
    unseen = [0] * state.setting.figures.kinds
    for kind in state.deck:
        unseen[kind] = unseen[kind] + 1
    sizes: list[int] = []
    for other in range(seats):
        hand = state.hands[other]
        sizes.append(len(hand))
        if other == seat:
            state.hands[other] = [slot >> HAND_KIND << HAND_KIND for slot in hand]
            continue
        certain: list[int] = []
        for slot in hand:
            kind = slot >> HAND_KIND
            if slot >> seat & 1:
                certain.append(kind << HAND_KIND | 1 << seat)
            else:
                unseen[kind] = unseen[kind] + 1
        state.hands[other] = certain
    hidden = _lift(state, seat, unseen)
    state.faded = [entry for entry in state.faded if entry >> 10 == seat]
    if state.faded:
        _lay_faded(state, seat, unseen, hidden, sizes, chance)
    pile: list[int] = []
    for kind in range(len(unseen)):
        for _ in range(unseen[kind]):
            pile.append(kind)
    chance.shuffle(pile)
    for other in range(seats):
        hand = state.hands[other]
        while len(hand) < sizes[other]:
            hand.append(pile.pop() << HAND_KIND)
        hand.sort()
    for row, place in hidden:
        cards = state.discard if row == seats else state.table[row]
        cards[place] = cards[place] | pile.pop() << KIND
    state.deck = pile


def _lift(state: Tableau, seat: int, unseen: list[int]) -> list[tuple[int, int]]:
    """Take up every face-down card that the seat does not know: (row, place); the last row is the discard."""
    hidden: list[tuple[int, int]] = []
    mine = 1 << seat | 1 << (DOUBT + seat)
    for row in range(state.setting.seats + 1):
        cards = state.discard if row == state.setting.seats else state.table[row]
        for place in range(len(cards)):
            card = cards[place]
            if not is_up(card):
                kept = card & MARKS & mine | 1 << layer_of(card)
                if not seen_by(card, seat):
                    kind = kind_of(card)
                    unseen[kind] = unseen[kind] + 1
                    hidden.append((row, place))
                    card &= ~(KIND_MASK << KIND)
                cards[place] = card & ~MARKS | kept
    return hidden


def _lay_faded(
    state: Tableau,
    seat: int,
    unseen: list[int],
    hidden: list[tuple[int, int]],
    sizes: list[int],
    chance: Chance,
) -> None:
    """Faces that the seat knew in a hand are still there, or among the cards laid from it (HA-R45 e)."""
    mark = 1 << (DOUBT + seat)
    for hand in range(state.setting.seats):
        for kind in faded_kinds(state, seat, hand):
            doubtful: list[int] = []
            for i in range(len(hidden)):
                row, place = hidden[i]
                card = state.discard[place] if row == state.setting.seats else state.table[row][place]
                if card & mark and layer_of(card) == hand:
                    doubtful.append(i)
            free = sizes[hand] - len(state.hands[hand])
            at = chance.below(free + len(doubtful))
            unseen[kind] = unseen[kind] - 1
            if at < free:
                state.hands[hand].append(kind << HAND_KIND)
            else:
                row, place = hidden.pop(doubtful[at - free])
                cards = state.discard if row == state.setting.seats else state.table[row]
                cards[place] = cards[place] | kind << KIND


def _choice(state: Tableau, seat: int, chance: Chance) -> None:
    """Which card another seat has chosen shows only when it goes."""
    if state.phase != DESTINATION or state.seat == seat:
        return
    state.chosen = chance.below(state.eligible())
    if state.effect == TAKE and state.setting.take_peek:
        cards = state.table[state.target]
        if not cards[state.chosen] & UP:
            cards[state.chosen] = cards[state.chosen] | 1 << state.seat
