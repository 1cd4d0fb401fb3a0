"""What a seat cannot know is dealt anew: Lionheart as one seat may imagine it.

Hidden from a seat: the cards of the other hands, but for those everybody saw being taken from
the market, and the order of the deck. The letters on the backs are seen (LH-R49), so every
hidden card is exchanged for one of its own pile.
"""

from hastilude.core.chance import Chance
from hastilude.games.lionheart.cards import CARD, KNOWN, PILE, PILES
from hastilude.games.lionheart.reach import knight_cells, traitor_cells, traitor_pairs
from hastilude.games.lionheart.table import ENDED, KNIGHT_PLACING, TRAITOR_KNIGHT, TRAITOR_PAIR, Table


def imagine(true: Table, seat: int, chance: Chance) -> Table:
    state = true.copy()
    assert isinstance(state, Table)
    if state.phase == ENDED:  # all hands are turned up
        return state
    unseen: list[list[int]] = [[] for _ in PILES]
    for card in state.deck:
        unseen[card // PILE].append(card)
    for other in range(state.setting.seats):
        if other != seat:
            for card in state.hands[other]:
                if card < KNOWN:
                    unseen[card // PILE].append(card)
    for pile in unseen:
        pile.sort()
        chance.shuffle(pile)
    for other in range(state.setting.seats):
        if other != seat:
            hand = state.hands[other]
            for i in range(len(hand)):
                if hand[i] < KNOWN:
                    hand[i] = unseen[(hand[i] & CARD) // PILE].pop()
    deck = state.deck
    for i in range(len(deck)):
        deck[i] = unseen[deck[i] // PILE].pop()
    if state.setting.hidden_money:
        _money(state, seat, chance)
    return state


def _money(state: Table, seat: int, chance: Chance) -> None:
    """LH-R49, `hidden`: what all others have together can be reckoned, who has how much is guessed."""
    others = [other for other in range(state.setting.seats) if other != seat]
    total = 0
    for other in others:
        total += state.money[other]
    least = _fee_to_come(state) if state.seat != seat else 0
    total -= least
    for other in others[:-1]:
        share = chance.below(total + 1)
        state.money[other] = share
        total -= share
    state.money[others[-1]] = total
    if least:
        state.money[state.seat] = state.money[state.seat] + least


def _fee_to_come(state: Table) -> int:
    """What the active player must still have: the fee, if a knight has only forests to stand on."""
    if state.done == 0 and state.phase in (KNIGHT_PLACING, TRAITOR_PAIR, TRAITOR_KNIGHT):
        fee = state.setting.figures.fee
        if state.phase == KNIGHT_PLACING:
            free = knight_cells(state, state.seat, fee, 0).some()
        elif state.phase == TRAITOR_KNIGHT:
            free = traitor_cells(state, state.domain, 0).some()
        else:
            free = bool(traitor_pairs(state, state.seat, 0))
        return 0 if free or fee > state.money[state.seat] else fee
    return 0
