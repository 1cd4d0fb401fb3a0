"""What a seat cannot know is dealt anew: A Knight's Tale as one seat may imagine it.

Hidden from a seat are hands but for cards that all have seen taken, personal titles and
titles discarded face down, the event of round 3 in round 1, and what the others decide at
the same time: characters, kept titles, returned cards (ledger, part 7). Decks and piles have
no order. All is laid out again in an order that depends only on what the seat knows.
"""

from hastilude.core.chance import Chance
from hastilude.games.knights_tale.cards import (
    DECKS,
    EVENT_COUNT,
    LEVELS,
    OF_LEVEL,
    ROUNDS,
    TITLE_COUNT,
    deck_of,
)
from hastilude.games.knights_tale.tableau import (
    CHARACTER_PHASE,
    DEALT,
    NONE,
    OPEN,
    PERSONAL,
    PUBLIC,
    RETURN_PHASE,
    Tableau,
)


def imagine(true: Tableau, seat: int, chance: Chance) -> Tableau:
    state = true.copy()
    assert isinstance(state, Tableau)
    if state.phase == CHARACTER_PHASE:
        _characters(state, seat, chance)
    _hands(state, seat, chance)
    _titles(state, seat, chance)
    if state.round == 1 and not state.refreshed and state.events_of[ROUNDS - 1] != NONE:
        _last_event(state, chance)
    return state


def _characters(state: Tableau, seat: int, chance: Chance) -> None:
    """The cards offered to the others, and what they have chosen of them."""
    seats = state.setting.seats
    offered = state.offered.copy()
    for level in range(LEVELS):
        mine = offered[seat * LEVELS + level]
        cards = [level * OF_LEVEL + i for i in range(OF_LEVEL) if level * OF_LEVEL + i != mine]
        chance.shuffle(cards)
        for other in range(seats):
            if other != seat:
                offered[other * LEVELS + level] = cards.pop()
    state.offered = offered
    for other in range(seats):
        if other != seat and state.chosen[other] != NONE:
            state.chosen[other] = offered[other * LEVELS + chance.below(LEVELS)]


def _hands(state: Tableau, seat: int, chance: Chance) -> None:
    """Cards that the others drew unseen come from what is left of their deck."""
    seats = state.setting.seats
    returning = state.phase == RETURN_PHASE
    counts = [0] * (seats * len(DECKS))
    for other in range(seats):
        if other == seat:
            continue
        kept: list[int] = []
        for slot in state.hands[other]:
            if slot & OPEN:
                kept.append(slot)
            else:
                _lift(state, counts, other, slot >> 1)
        state.hands[other] = kept
        for card in state.returned[other]:
            _lift(state, counts, other, card)
        state.returned[other] = []
    for deck in range(len(DECKS)):
        cards = state.decks[deck]
        cards.sort()
        for other in range(seats):
            decided = returning and other <= state.seat
            for _ in range(counts[other * len(DECKS) + deck]):
                card = cards.pop(chance.below(len(cards)))
                if decided and chance.below(2):
                    state.returned[other].append(card)
                else:
                    state.hands[other].append(card << 1)
    for other in range(seats):
        if returning and other == state.seat and not state.hands[other] and state.returned[other]:
            # who decides has not returned everything, or the next one would be asked
            state.hands[other].append(state.returned[other].pop() << 1)
        state.hands[other].sort()
        state.returned[other].sort()


def _lift(state: Tableau, counts: list[int], other: int, card: int) -> None:
    deck = deck_of(card)
    state.decks[deck].append(card)
    at = other * len(DECKS) + deck
    counts[at] = counts[at] + 1


def _titles(state: Tableau, seat: int, chance: Chance) -> None:
    """Titles whose place the seat does not know change places with each other."""
    hidden: list[int] = []
    zones: list[int] = []
    bit = 1 << seat
    for title in range(TITLE_COUNT):
        zone = state.title_zone[title]
        known = state.title_known[title]
        if zone == PUBLIC:
            continue
        if zone == PERSONAL + seat or zone == DEALT + seat or known & bit:
            # who else knows of a face-down one is theirs to know; open ones stay open
            everybody = known == (1 << state.setting.sides) - 1
            state.title_known[title] = known if everybody else known & bit
            continue
        hidden.append(title)
        zones.append(zone)
        state.title_known[title] = 0
    zones.sort()
    chance.shuffle(zones)
    for i in range(len(hidden)):
        state.title_zone[hidden[i]] = zones[i]


def _last_event(state: Tableau, chance: Chance) -> None:
    """Face down until the refresh of round 1 (KT-053)."""
    fitting = [event for event in range(EVENT_COUNT) if state.setting.figures.event_round[event] == ROUNDS]
    events = state.events_of.copy()
    events[ROUNDS - 1] = fitting[chance.below(len(fitting))]
    state.events_of = events
