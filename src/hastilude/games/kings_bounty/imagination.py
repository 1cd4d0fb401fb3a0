"""What a seat cannot know is dealt anew: King's Bounty as one seat may imagine it.

Hidden from a seat: the hands of the others, the deck but for the cards it returned
itself, the hidden titles of the others (KB-204), the titles in the box, the cards another seat
is just picking. All of it is laid out again in an order that depends only on what the
seat knows, so that the same chance gives the same imagined state for every true state
the seat cannot tell apart.
"""

from hastilude.core.chance import Chance
from hastilude.games.kings_bounty.cards import KINDS
from hastilude.games.kings_bounty.knowledge import known_to
from hastilude.games.kings_bounty.tableau import ENDED, KIND, KNOWN, PICKING, POOL, REMOVING, Tableau
from hastilude.games.kings_bounty.titles import NOBODY, STAFF_RAT, VANDAL


def imagine(true: Tableau, seat: int, chance: Chance) -> Tableau:
    state = true.copy()
    assert isinstance(state, Tableau)
    if state.phase == REMOVING or state.phase == ENDED:  # nothing is hidden
        return state
    _cards(state, seat, chance)
    _titles(state, seat, chance)
    return state


def _cards(state: Tableau, seat: int, chance: Chance) -> None:
    picking = state.phase == PICKING and state.seat != seat
    if picking:  # how many cards are picked so far is private too
        state.hands[state.seat].extend(state.picked)
        state.picked = []
    unseen = [0] * KINDS
    sizes = [len(hand) for hand in state.hands]
    for other in range(state.setting.seats):
        if other != seat:
            hand = state.hands[other]
            for slot in hand:
                if not known_to(slot, seat):
                    unseen[slot & KIND] += 1
            # what third seats know of this hand is theirs; what this seat knows comes first
            state.hands[other] = sorted(
                slot & (KIND | 1 << (KNOWN + seat)) for slot in hand if known_to(slot, seat)
            )
    for slot in state.deck:
        if not known_to(slot, seat):
            unseen[slot & KIND] += 1
    pile: list[int] = []
    for kind in range(KINDS):
        pile.extend([kind] * unseen[kind])
    chance.shuffle(pile)
    for other in range(state.setting.seats):
        if other != seat:
            hand = state.hands[other]
            while len(hand) < sizes[other]:
                hand.append(pile.pop())
    deck = state.deck
    for i in range(len(deck)):
        slot = deck[i]
        if not known_to(slot, seat):
            deck[i] = slot - (slot & KIND) + pile.pop()
    _mix_pools(deck, seat, chance)
    if picking:
        hand = state.hands[state.seat]
        for _ in range(chance.below(len(hand))):
            state.picked.append(hand.pop(chance.below(len(hand))))


def _mix_pools(deck: list[int], seat: int, chance: Chance) -> None:
    """Cards this seat returned in an order it does not know (exchange_order = random)."""
    pools = sorted({slot >> POOL for slot in deck if slot >> POOL and known_to(slot, seat)})
    for pool in pools:
        places = [i for i in range(len(deck)) if deck[i] >> POOL == pool]
        kinds = sorted(deck[i] & KIND for i in places)
        chance.shuffle(kinds)
        for i, kind in zip(places, kinds, strict=True):
            deck[i] = deck[i] - (deck[i] & KIND) + kind


def _titles(state: Tableau, seat: int, chance: Chance) -> None:
    """Hidden titles of the others, from those this seat has not seen (KB-R46)."""
    holders = [other for other in range(state.setting.seats) if other != seat and state.hidden[other] >= 0]
    if not holders:
        return
    seen = [*state.open_titles, *state.revealed, state.hidden[seat]]
    # After the first monster (hero) without a reveal, vandal (staff rat) is in the box (KB-R41).
    if state.last_monster != NOBODY:
        seen.append(VANDAL)
    if state.last_hero != NOBODY:
        seen.append(STAFF_RAT)
    unseen = [title for title in state.title_pool() if title not in seen]
    chance.shuffle(unseen)
    for other in holders:
        state.hidden[other] = unseen.pop()
