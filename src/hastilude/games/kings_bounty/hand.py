"""Cards that leave the hand of the seat to move, and why one cannot."""

from hastilude.core.words import Refusal
from hastilude.games.kings_bounty.cards import CARD_NAMES, FIRST_CARD, KIND_OF
from hastilude.games.kings_bounty.tableau import KIND, Tableau


def leave_hand(state: Tableau, kind: int) -> int:
    """Take a card of this kind from the hand to the table: it gets its id now."""
    hand = state.hands[state.seat]
    at = 0
    while hand[at] & KIND != kind:
        at += 1
    spent = hand.pop(at)
    # Who knew of one such card in this hand has now seen one leave: of the equal
    # cards that stay, each seat knows one less.
    for i in range(at, len(hand)):
        slot = hand[i]
        if slot & KIND == kind:
            hand[i] = slot & (spent | KIND)
            spent |= slot
    card = FIRST_CARD[kind] + state.arrived[kind]
    state.arrived[kind] = state.arrived[kind] + 1
    return card


def not_in_hand(state: Tableau, card: int) -> Refusal:
    """Nobody needs to tell equal cards apart, but whoever names one by its number should hear the right one."""
    for held in state.labels():
        if KIND_OF[held] == KIND_OF[card]:
            number = held - FIRST_CARD[KIND_OF[held]] + 1
            return Refusal("other_copy", {"card": CARD_NAMES[card], "number": number}, ("KB-R22",))
    return Refusal("not_in_hand", {"card": CARD_NAMES[card]}, ("KB-039",))
