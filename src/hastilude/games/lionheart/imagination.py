"""What a seat cannot know: Lionheart as one seat may imagine it, and what a move would tell it.

Hidden from a seat: the cards of the other hands, but for those everybody saw being taken from
the market, and the order of the deck. The letters on the backs are seen (LH-R49), so every
hidden card is exchanged for one of its own pile.
"""

from hastilude.core.chance import Chance
from hastilude.games.lionheart.cards import CARD, KNOWN, PILE, PILES
from hastilude.games.lionheart.reach import knight_cells, traitor_cells, traitor_pairs
from hastilude.games.lionheart.tableau import ENDED, KNIGHT_PLACING, TRAITOR_KNIGHT, TRAITOR_PAIR, Tableau


def imagine(true: Tableau, seat: int, chance: Chance) -> Tableau:
    state = true.copy()
    assert isinstance(state, Tableau)
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


def _money(state: Tableau, seat: int, chance: Chance) -> None:
    """LH-R49, `hidden`: what all others have together can be reckoned, who has how much is guessed."""
    others = [other for other in range(state.setting.seats) if other != seat]
    total = 0
    for other in others:
        total += state.money[other]
    least = fee_to_come(state) if state.seat != seat else 0
    total -= least
    for other in others[:-1]:
        share = chance.below(total + 1)
        state.money[other] = share
        total -= share
    state.money[others[-1]] = total
    if least:
        state.money[state.seat] = state.money[state.seat] + least


def fee_to_come(state: Tableau) -> int:
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


# -- what others can work out (law 8) ----------------------------------------------------


def _hidden(cards: list[int], pile: int) -> int:
    """How many of these cards are of a pile, and not known to everybody."""
    count = 0
    for card in cards:
        if card < KNOWN and card // PILE == pile:
            count += 1
    return count


def _elsewhere(state: Tableau, holder: int, pile: int) -> bool:
    """Whether somebody must think it possible that this seat's hidden cards of a pile lie in the
    deck, or in a third hand. The letters on the backs are seen, so everybody can count."""
    if _hidden(state.deck, pile):
        return True
    if state.setting.seats == 2:
        return False
    others = [other for other in range(state.setting.seats) if other != holder]
    return any(_hidden(state.hands[other], pile) for other in others)


def everybody_knows(state: Tableau, card: int) -> bool:
    """Whether everybody can name this card of the active player's hand, and its place in it."""
    hand = state.hands[state.seat]
    if card | KNOWN in hand:
        return True
    return not _elsewhere(state, state.seat, card // PILE) and not _apart(hand, card // PILE)


def _apart(hand: list[int], pile: int) -> bool:
    """Whether another card lies between hidden ones of a pile: the gap tells which of them went."""
    hidden = [place for place in range(len(hand)) if _hidden([hand[place]], pile)]
    return hidden[len(hidden) - 1] - hidden[0] >= len(hidden)


def deck_is_known(state: Tableau) -> bool:
    """Whether the active player can name the card that lies on top of the deck."""
    pile = state.deck[len(state.deck) - 1] // PILE
    count = _hidden(state.deck, pile)
    for other in range(state.setting.seats):
        if other != state.seat:
            count += _hidden(state.hands[other], pile)
    return count == 1


def end_shows(state: Tableau) -> bool:
    """Whether the end of the game, which turned up hands and money, told anybody anything."""
    if money_is_guessed(state):
        return True
    for seat in range(state.setting.seats):
        hand = state.hands[seat]
        for held in hand:
            # of two cards nobody could say which is which
            if held < KNOWN and (_hidden(hand, held // PILE) > 1 or _elsewhere(state, seat, held // PILE)):
                return True
    return False


def money_is_guessed(state: Tableau) -> bool:
    """With two seats the other's money can be reckoned, even where it is hidden."""
    return state.setting.hidden_money and state.setting.seats > 2
