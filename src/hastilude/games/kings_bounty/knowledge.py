"""What a play or an exchange would tell whom: when it may be taken back (law 8).

A decision may be taken back if nobody can learn from it anything but that it was made. The
answer goes by what its decider knows, so that it tells the decider nothing either.
"""

from hastilude.games.kings_bounty.cards import (
    FIRST_HERO,
    FIRST_MONSTER,
    KIND_OF,
    KINDS,
    UNITS,
)
from hastilude.games.kings_bounty.tableau import KIND, KNOWN, POOL, Tableau
from hastilude.games.kings_bounty.titles import NOBODY, STAFF_RAT, VANDAL


def known_to(slot: int, seat: int) -> bool:
    """Whether a card of hand or deck is one that this seat returned, and so knows."""
    return bool(slot >> (KNOWN + seat) & 1)


def play_tells(state: Tableau, card: int) -> bool:
    """Whether playing this card shows anybody more than that it was played."""
    kind = KIND_OF[card]
    for seat in range(state.setting.seats):
        if seat != state.seat and not _sure_of_card(state, seat, kind):
            return True
    if shows_title(state, card):
        return True
    if not state.final and not _sure_of_draw(state):
        return True
    return _ends(state) and _end_tells(state)


def shows_title(state: Tableau, card: int) -> bool:
    """Whether this card may tell where a hidden title was."""
    return FIRST_HERO <= card < UNITS and _may_reveal(state, STAFF_RAT if card < FIRST_MONSTER else VANDAL)


def stuck_tells(state: Tableau) -> bool:
    """Whether who must play, and cannot, shows anybody so (KB-R28, KB-R30)."""
    hand = state.hands[state.seat]
    for seat in range(state.setting.seats):
        if seat != state.seat and not _all_known(hand, seat) and not _only_this_hand(state, seat, state.seat):
            return True
    return state.final and _ends(state) and _end_tells(state)


def _sure_of_card(state: Tableau, seat: int, kind: int) -> bool:
    """Whether another seat is sure that the seat to move holds such a card: it returned one itself
    that was drawn since, or everything it has not seen lies in this hand."""
    for slot in state.hands[state.seat]:
        if slot & KIND == kind and known_to(slot, seat):
            return True
    return _only_this_hand(state, seat, state.seat)


def _only_this_hand(state: Tableau, seat: int, hand: int) -> bool:
    """Whether all that a seat has not seen lies in one hand."""
    for other in range(state.setting.seats):
        if other != seat and other != hand and state.hands[other]:
            return False
    return _all_known(state.deck, seat)


def _all_known(cards: list[int], seat: int) -> bool:
    return all(known_to(slot, seat) for slot in cards)


def _sure_of_draw(state: Tableau) -> bool:
    """Whether the seat to move knows the top card: it returned it, in a known order, or all that it
    has not seen is of one kind."""
    top = state.deck[-1]
    if not known_to(top, state.seat):
        return sum([1 for count in _unseen(state, state.seat) if count]) == 1
    for slot in state.deck:
        if slot >> POOL == top >> POOL and top >> POOL and slot & KIND != top & KIND:
            return False
    return True


def _may_reveal(state: Tableau, title: int) -> bool:
    """Whether the first monster, or hero, tells where vandal, or staff rat, was (KB-207, KB-R41)."""
    played = state.last_monster if title == VANDAL else state.last_hero
    return state.setting.expert and played == NOBODY and title not in state.open_titles


def _ends(state: Tableau) -> bool:
    """Whether the game is over after this turn, if it is a play or a pass."""
    if state.seat < state.setting.seats - 1:
        return False
    return state.final or (state.setting.end_now and len(state.deck) == 1)


def _end_tells(state: Tableau) -> bool:
    """Hidden titles and all hands are shown at the end."""
    for title in state.hidden:
        if title >= 0:
            return True
    for seat in range(state.setting.seats):
        unknown = 0 if _all_known(state.deck, seat) else 1
        for other in range(state.setting.seats):
            third = seat != state.seat and other != state.seat
            if other != seat and (
                bool(state.hands[other]) if third else not _all_known(state.hands[other], seat)
            ):
                unknown += 1
        if unknown > 1:
            return True
    return False


def _unseen(state: Tableau, seat: int) -> list[int]:
    """By kind: how many cards lie where this seat cannot know them."""
    counts = [0] * KINDS
    for other in range(state.setting.seats):
        if other != seat:
            for slot in state.hands[other]:
                if not known_to(slot, seat):
                    counts[slot & KIND] = counts[slot & KIND] + 1
    for slot in state.deck:
        if not known_to(slot, seat):
            counts[slot & KIND] = counts[slot & KIND] + 1
    return counts
