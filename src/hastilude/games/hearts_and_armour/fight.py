"""The fight of Hearts and Armour, and the new round after one without a death (ledger 3.9, 3.10)."""

from mypy_extensions import i64

from hastilude.core.chance import Chance
from hastilude.core.words import Event
from hastilude.games.hearts_and_armour.cards import HEROES
from hastilude.games.hearts_and_armour.tableau import (
    HAND_KIND,
    MARKS,
    SEATS_MASK,
    UP,
    Tableau,
    kind_of,
    layer_of,
    origin_of,
)
from hastilude.games.hearts_and_armour.verdict import is_dead


def fight(state: Tableau) -> None:
    """Reveal, count, wound (HA-086 … HA-094); the account of it is kept for everybody.

    Hands, the deck and what was discarded face down stay unseen (HA-R35).
    """
    setting = state.setting
    figures = setting.figures
    seats = setting.seats
    wounds = state.wounds.copy()
    account: list[int] = []
    for seat in range(seats):
        swords: i64 = 0
        shields: i64 = 0
        for card in state.table[seat]:
            kind = kind_of(card)
            swords += figures.swords[kind]  # HA-058: up or down alike, wherever it was laid
            shields += figures.shields[kind]
            if not card & UP:  # now everybody sees who laid what on whom
                at = layer_of(card) * seats + origin_of(card)
                state.deeds[at] = state.deeds[at] + figures.net[kind]
        new: i64 = swords - shields if swords > shields else 0  # HA-088 … HA-090
        wounds[seat] = wounds[seat] + new  # HA-091, HA-097
        account.append(swords)
        account.append(shields)
        account.append(new)
        account.append(wounds[seat])
    state.wounds = wounds
    state.account = account
    state.fought = [[card & ~MARKS for card in cards] for cards in state.table]
    if state.events is not None:
        _tell_fight(state)
    for cards in state.table:
        for i in range(len(cards)):
            cards[i] = cards[i] & ~MARKS | UP  # HA-086
    if state.faded:
        state.faded = []  # HA-R45 (f)
        for i in range(len(state.discard)):
            state.discard[i] = state.discard[i] & ~(MARKS - SEATS_MASK)


def _tell_fight(state: Tableau) -> None:
    """Hero by hero, with the cards that lay there."""
    names = state.setting.figures.names
    for seat in range(state.setting.seats):
        hero = HEROES[state.heroes[seat]]
        swords, shields, new, total = state.account[seat * 4 : seat * 4 + 4]
        state.tell(
            Event(
                "struck",
                {
                    "hero": hero,
                    "cards": [names[kind_of(card)] for card in state.table[seat]],
                    "swords": swords,
                    "shields": shields,
                    "wounds": new,
                    "total": total,
                },
            )
        )
        if is_dead(state.sides, state.wounds, seat):
            state.tell(Event("killed", {"hero": hero}))


def gather(state: Tableau) -> list[int]:
    """All cards but the markers that stay under their heroes, by kind (HA-075, HA-102, HA-R16)."""
    cards = [0] * state.setting.figures.kinds
    for kind in state.deck:
        cards[kind] = cards[kind] + 1
    for hand in state.hands:
        for slot in hand:
            kind = slot >> HAND_KIND
            cards[kind] = cards[kind] + 1
    for lying in [state.discard, *state.table]:
        for card in lying:
            kind = kind_of(card)
            cards[kind] = cards[kind] + 1
    return cards


def mark_wounds(state: Tableau, first: int, cards: list[int], chance: Chance) -> None:
    """New markers for heroes whose wounds have grown, out of `cards` (HA-099, HA-100, HA-R17)."""
    if not state.setting.marker_cards:
        return
    seats = state.setting.seats
    markers = state.markers.copy()
    for seat in range(seats):
        if state.account[seat * 4 + 2]:
            for kind in markers[seat]:
                cards[kind] = cards[kind] + 1
            markers[seat] = []
    for step in range(seats):
        seat = (first + step) % seats
        if state.account[seat * 4 + 2]:
            markers[seat] = _marker(state, state.wounds[seat], cards, chance)
            if state.events is not None:
                names = [state.setting.figures.names[kind] for kind in markers[seat]]
                state.tell(
                    Event(
                        "marked",
                        {"hero": HEROES[state.heroes[seat]], "cards": names, "total": state.wounds[seat]},
                    )
                )
    state.markers = markers


def _marker(state: Tableau, wounds: int, cards: list[int], chance: Chance) -> list[int]:
    """Cards whose swords add up to the wounds, each of its number of swords drawn by lot."""
    marker: list[int] = []
    for value in _values(state, wounds, cards):
        swords = state.setting.figures.swords
        free = 0
        for kind in range(len(cards)):
            if swords[kind] == value:
                free += cards[kind]
        at = chance.below(free)
        for kind in range(len(cards)):
            if swords[kind] == value:
                if at < cards[kind]:
                    cards[kind] = cards[kind] - 1
                    marker.append(kind)
                    break
                at -= cards[kind]
    return marker


def _values(state: Tableau, wounds: int, cards: list[int]) -> list[int]:
    """The fewest swords values that add up to the wounds, the largest first; none if none do."""
    swords = state.setting.figures.swords
    free = [0] * (wounds + 1)
    for kind in range(len(cards)):
        if swords[kind] <= wounds:
            free[swords[kind]] = free[swords[kind]] + cards[kind]
    for count in range(1, wounds + 1):
        found = _sum_of(count, wounds, wounds, free)
        if found:
            return found
    return []


def _sum_of(count: int, total: int, largest: int, free: list[int]) -> list[int]:
    """`count` values of at most `largest` that add up to `total`, as large as possible from the first on."""
    if count == 0 or total <= 0:
        return []
    for value in range(min(largest, total), 0, -1):
        if free[value] == 0:
            continue
        if count == 1:
            if value == total:
                return [value]
            continue
        free[value] = free[value] - 1
        rest = _sum_of(count - 1, total - value, value, free)
        free[value] = free[value] + 1
        if rest:
            return [value, *rest]
    return []
