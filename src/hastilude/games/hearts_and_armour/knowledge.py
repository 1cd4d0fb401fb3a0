"""What seats know of action cards, and how it changes when cards move (HA-R45).

Certain knowledge is a bit at the card: on the table the seats that know its face, in a
hand the seats that know that a card of this face is there. When a card leaves a hand face
down, whoever knew some of that hand is certain no more; what is left of it is *faded*: the
faces known are among the cards still in the hand and those that left it since. These bear
the observer's mark of doubt wherever they lie.
"""

from hastilude.games.hearts_and_armour.tableau import (
    DOUBT,
    HAND_KIND,
    SEATS_MASK,
    Tableau,
    kind_of,
    layer_of,
)


def faded_entry(observer: int, hand: int, kind: int) -> int:
    return (observer * 16 + hand) * 64 + kind


def faded_kinds(state: Tableau, observer: int, hand: int) -> list[int]:
    """The faces that an observer knows to be in a hand or among the cards laid from it since."""
    whose = observer * 16 + hand
    return [entry & 63 for entry in state.faded if entry >> 6 == whose]


def leave_face_up(state: Tableau, kind: int) -> None:
    """The seat to move shows a card of its hand: who knew of one such card knows one less."""
    seat = state.seat
    hand = state.hands[seat]
    at = 0
    while hand[at] >> HAND_KIND != kind:
        at += 1
    spent = hand.pop(at) & SEATS_MASK
    changed = False
    for i in range(at, len(hand)):
        slot = hand[i]
        if slot >> HAND_KIND != kind:
            break
        mask = slot & SEATS_MASK
        if mask or spent:  # of the equal cards that stay, each seat knows one less
            hand[i] = kind << HAND_KIND | (mask & spent)
            spent |= mask
            changed = True
    if changed:
        hand.sort()
    if state.faded:
        for observer in range(state.setting.seats):
            if not spent >> observer & 1:
                strike(state, observer, seat, kind)


def strike(state: Tableau, observer: int, hand: int, kind: int) -> None:
    """An observer has seen where one card of this face is: it is faded knowledge no more."""
    entry = faded_entry(observer, hand, kind)
    if entry in state.faded:
        state.faded.remove(entry)
        if not faded_kinds(state, observer, hand):
            forget(state, observer, hand)


def leave_face_down(state: Tableau, kind: int) -> int:
    """The seat to move takes a card from its hand, unseen. Its marks on the table: who knows
    it all the same, and who has to doubt."""
    seat = state.seat
    hand = state.hands[seat]
    watched = 0
    for slot in hand:
        watched |= slot & SEATS_MASK
    at = 0
    while hand[at] >> HAND_KIND != kind:
        at += 1
    if watched == 0 and not state.faded:  # nobody knew any of it
        hand.pop(at)
        return 1 << seat
    sure = 0
    if hand[0] >> HAND_KIND == hand[len(hand) - 1] >> HAND_KIND:  # all equal
        sure = SEATS_MASK
        for slot in hand:
            sure &= slot
    doubtful = _fade(state, hand, watched & ~sure)
    for entry in state.faded:
        if entry >> 6 & 15 == seat:
            doubtful |= 1 << (entry >> 10)
    hand.pop(at)
    for i in range(len(hand)):
        hand[i] = hand[i] & ~SEATS_MASK | (hand[i] & sure)
    hand.sort()
    return 1 << seat | sure | (doubtful & ~sure) << DOUBT


def _fade(state: Tableau, hand: list[int], observers: int) -> int:
    """What these observers were certain of becomes faded; they are returned."""
    if observers:
        for slot in hand:
            for observer in range(state.setting.seats):
                if (observers & slot) >> observer & 1:
                    state.faded.append(faded_entry(observer, state.seat, slot >> HAND_KIND))
        state.faded.sort()
    return observers


def look(state: Tableau, cards: list[int], place: int) -> None:
    """The seat to move looks at a face-down card (take_peek): no doubt hangs on it any more."""
    seat = state.seat
    card = cards[place]
    mark = 1 << (DOUBT + seat)
    cards[place] = card & ~mark | 1 << seat
    if card & mark:
        strike(state, seat, layer_of(card), kind_of(card))


def enter_hand(state: Tableau, card: int, knowers: int, receiver: int) -> None:
    """A card from the table comes to a hand: the receiver sees it, who knew it knows where it is.

    For whoever does not see it, a doubt that hung on it can no longer be resolved.
    """
    kind = kind_of(card)
    layer = layer_of(card)
    seeing = knowers | 1 << receiver
    doubting = card >> DOUBT & SEATS_MASK
    if doubting:
        for observer in range(state.setting.seats):
            if doubting >> observer & 1:
                if seeing >> observer & 1:
                    strike(state, observer, layer, kind)
                elif layer != receiver:  # back in the hand it came from, it is among its cards as before
                    forget(state, observer, layer)
    state.to_hand(receiver, kind << HAND_KIND | (knowers & ~(1 << receiver)))


def forget(state: Tableau, observer: int, hand: int) -> None:
    """Too much mixing: drop what an observer had left of its knowledge of a hand (HA-R45 e)."""
    whose = observer * 16 + hand
    state.faded = [entry for entry in state.faded if entry >> 6 != whose]
    mark = ~(1 << (DOUBT + observer))
    for cards in [state.discard, *state.table]:
        for i in range(len(cards)):
            if layer_of(cards[i]) == hand:
                cards[i] = cards[i] & mark
