"""Drawing from the deck, which nothing refills (KB-102)."""

from hastilude.core.words import Event
from hastilude.games.kings_bounty.cards import KIND_NAMES
from hastilude.games.kings_bounty.tableau import KIND, KNOWN, POOL, SEEN, Tableau


def draw(state: Tableau, count: int) -> None:
    """The top cards of the deck to the hand; the last of the deck begins the final phase."""
    seat = state.seat
    hand = state.hands[seat]
    me = 1 << (KNOWN + seat)
    for _ in range(count):
        slot = state.deck.pop()
        if slot > SEEN and not slot & me:
            _forget_pool(state, slot >> POOL)
            slot &= KIND
        hand.append(slot & SEEN & ~me)
    if not state.deck:
        state.exhausted = True  # KB-124
    if state.events is not None:
        drawn = [KIND_NAMES[slot & KIND] for slot in hand[-count:]]
        state.events.append(Event("drew", {"seat": seat, "count": count}, {"cards": drawn}, 1 << seat))
        if state.exhausted:
            state.tell("deck_exhausted", {"seat": seat})


def _forget_pool(state: Tableau, pool: int) -> None:
    """Somebody else drew one of several cards whose order the returner does not know:
    to keep knowing the rest would tell which one it was."""
    for i in range(len(state.deck)):
        if state.deck[i] >> POOL == pool:
            state.deck[i] = state.deck[i] & KIND
