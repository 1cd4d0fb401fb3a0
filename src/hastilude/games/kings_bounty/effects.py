"""What a played card does: action A without its draw (ledger 3.4 … 3.10).

Turns play by it, and previews: it uses no chance and shows nobody a card.
"""

from mypy_extensions import i64

from hastilude.games.kings_bounty.cards import (
    CAPTURE,
    CARD_NAMES,
    DESTROY,
    DISBAND,
    GARRISON,
    HERO,
    HOLDING_NAMES,
    HUMAN,
    KIND_OF,
    PEOPLE_OF,
    SLOT_KIND,
    UNIT_KINDS,
    UNITS,
    card_of,
    target_of,
)
from hastilude.games.kings_bounty.hand import leave_hand
from hastilude.games.kings_bounty.tableau import Tableau
from hastilude.games.kings_bounty.titles import (
    CASTLE_TITLE,
    COUNTED_BY,
    EMPEROR,
    MAJORITIES,
    NOBODY,
    STAFF_RAT,
    TITLES,
    VANDAL,
)


def play(state: Tableau, action: int) -> None:
    """Play a card with its effect: step 10 of the decision points."""
    kind = KIND_OF[card_of(action)]
    if action < GARRISON:
        _lay(state, kind)
    elif action < CAPTURE:
        _garrison(state, target_of(action), kind)
    elif action < DESTROY:
        _capture(state, target_of(action), kind)
    elif action < DISBAND:
        _destroy(state, target_of(action), kind)
    else:
        _disband(state, target_of(action), kind)


def _lay(state: Tableau, kind: int) -> None:
    """Before oneself, without a condition and without a garrison (KB-043, KB-044, KB-045, KB-046)."""
    slot = leave_hand(state, kind) - UNITS
    state.table.append(slot)
    state.owner[slot] = state.seat
    state.defence[slot] = state.setting.figures.strength[kind]
    _count(state, kind, state.seat, 1)
    if state.events is not None:
        state.tell("laid", {"seat": state.seat, "holding": HOLDING_NAMES[slot]})


def _garrison(state: Tableau, slot: int, kind: int) -> None:
    """No strengths are compared: any new one takes the place of the old (KB-061, KB-062, KB-067, KB-R19)."""
    card = leave_hand(state, kind)
    old = _dismiss(state, slot)  # KB-066, KB-068
    _man(state, slot, card)
    if state.events is not None:
        state.tell(
            "garrisoned",
            {
                "seat": state.seat,
                "holding": HOLDING_NAMES[slot],
                "card": CARD_NAMES[card],
                "lost": old,
                "defence": state.defence[slot],
            },
        )


def _capture(state: Tableau, slot: int, kind: int) -> None:
    """Castle or obelisk, it moves before who captured it (KB-071, KB-080, KB-083).

    The loser's garrisons of its people stay where they are (KB-059, KB-R18)."""
    card = leave_hand(state, kind)
    loser = state.owner[slot]
    old = _dismiss(state, slot)  # KB-077, KB-086
    _count(state, SLOT_KIND[slot], loser, -1)
    state.owner[slot] = state.seat  # KB-047, KB-078
    _count(state, SLOT_KIND[slot], state.seat, 1)
    if kind % 5 == HERO:
        state.discard[kind] = state.discard[kind] + 1  # KB-085, KB-087
    else:
        _man(state, slot, card)  # KB-079
    if state.events is not None:
        state.tell(
            "captured",
            {
                "seat": state.seat,
                "from": loser,
                "holding": HOLDING_NAMES[slot],
                "card": CARD_NAMES[card],
                "lost": old,
                "defence": state.defence[slot],
            },
        )
    if kind % 5 == HERO:
        _hero_played(state)


def _destroy(state: Tableau, slot: int, kind: int) -> None:
    """Whatever its strength, and nobody gets it (KB-093, KB-095)."""
    card = leave_hand(state, kind)
    loser = state.owner[slot]
    old = _dismiss(state, slot)
    _count(state, SLOT_KIND[slot], loser, -1)
    state.owner[slot] = NOBODY
    state.defence[slot] = 0
    state.table.remove(slot)
    state.discard[SLOT_KIND[slot]] = state.discard[SLOT_KIND[slot]] + 1  # KB-094
    state.discard[kind] = state.discard[kind] + 1
    if state.events is not None:
        state.tell(
            "destroyed",
            {
                "seat": state.seat,
                "from": loser,
                "holding": HOLDING_NAMES[slot],
                "card": CARD_NAMES[card],
                "lost": old,
            },
        )
    state.last_monster = state.seat  # KB-098, KB-201
    _award(state, VANDAL, state.seat)


def _disband(state: Tableau, slot: int, kind: int) -> None:
    """KB-R14, `allowed`: hero and own garrison go, the holding stays."""
    card = leave_hand(state, kind)
    old = _dismiss(state, slot)
    state.discard[kind] = state.discard[kind] + 1
    if state.events is not None:
        state.tell(
            "disbanded",
            {
                "seat": state.seat,
                "holding": HOLDING_NAMES[slot],
                "card": CARD_NAMES[card],
                "lost": old,
                "defence": state.defence[slot],
            },
        )
    _hero_played(state)


def _hero_played(state: Tableau) -> None:
    state.last_hero = state.seat  # KB-091, KB-201
    _award(state, STAFF_RAT, state.seat)


def _award(state: Tableau, title: int, seat: int) -> None:
    """Vandal and staff rat go at once to who played the card, who cannot refuse (KB-196, KB-197, KB-199,
    KB-202); if hidden, they are shown and pass on openly from now on (KB-207, KB-208, KB-209, KB-R42)."""
    for keeper in range(state.setting.seats):
        if state.hidden[keeper] == title:
            state.hidden[keeper] = -1
            state.revealed.append(title)
            if state.events is not None:
                state.tell("revealed", {"title": TITLES[title], "seat": keeper})


def _man(state: Tableau, slot: int, card: int) -> None:
    state.garrison[slot] = card
    kind = KIND_OF[card]
    strength = state.setting.figures.strength[kind]
    if strength > state.defence[slot]:  # KB-063, KB-064: the larger, never the sum (KB-R13)
        state.defence[slot] = strength
    _count(state, kind, state.owner[slot], 1)


def _dismiss(state: Tableau, slot: int) -> str:
    """Discard the garrison, if any; its name for the log. Nothing else moves one (KB-069, KB-099, KB-R20)."""
    card = state.garrison[slot]
    if card < 0:
        return ""
    kind = KIND_OF[card]
    state.garrison[slot] = -1
    state.defence[slot] = state.setting.figures.strength[SLOT_KIND[slot]]
    state.discard[kind] = state.discard[kind] + 1
    _count(state, kind, state.owner[slot], -1)
    return CARD_NAMES[card]


def _count(state: Tableau, kind: int, seat: int, by: int) -> None:
    """A card of this kind comes to (1) or leaves (−1) the table before a seat."""
    base: i64 = seat * MAJORITIES
    tally = state.tally
    for title in COUNTED_BY[kind]:
        at: i64 = base + title
        tally[at] = tally[at] + by
    people = PEOPLE_OF[kind]
    # KB-165: the first or the last castle of a people; nothing else adds (KB-166, KB-167)
    if kind >= UNIT_KINDS and people > HUMAN and tally[base + CASTLE_TITLE[people]] == (1 if by > 0 else 0):
        tally[base + EMPEROR] = tally[base + EMPEROR] + by
