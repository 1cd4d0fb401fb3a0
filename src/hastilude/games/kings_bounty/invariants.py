"""The ledger's invariants that a single state can show (part 8).

Those about what changes from one state to the next are in the tests.
"""

from typing import Final

from hastilude.games.kings_bounty.cards import (
    FIRST_CASTLE,
    HERO,
    HOLDING_NAMES,
    HOLDINGS,
    KIND_NAMES,
    KIND_OF,
    KINDS,
    MAGE,
    MONSTER,
    SLOT_KIND,
    UNIT_KINDS,
    UNIT_TYPE,
)
from hastilude.games.kings_bounty.tableau import (
    ENDED,
    FINAL_TURN,
    HAND_SIZE,
    KIND,
    LAST_CARD,
    OPEN_TITLES,
    PICKING,
    POOL,
    REMOVING,
    SEEN,
    Tableau,
)
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

#: without the guard of KB-R28 nothing ends a game of exchanges: far more than anybody plays
MOST_TURNS: Final = 100_000


def check(state: Tableau) -> None:
    """AssertionError with the invariant's id and a sentence, if one is broken."""
    if state.phase == REMOVING:
        _counts(state)
        return
    _cards(state)
    _holdings(state)
    _titles(state)
    _hands_and_deck(state)
    _pools(state)
    assert state.tally == tally_afresh(state), "KB-I22: the title counts differ from the table"
    _counts(state)


def _counts(state: Tableau) -> None:
    """What nothing else holds: a field of its own is checked by itself (law 12)."""
    assert 0 <= state.turn <= MOST_TURNS, "KB-I21: a game without end"
    assert max(state.streak, state.pools) <= MOST_TURNS, "KB-I21: more exchanges than turns"


def places(state: Tableau) -> list[int]:
    """By kind: how many cards are in deck, hands, on the table and in the discard."""
    counts = state.discard.copy()
    for pile in [state.deck, state.picked, *state.hands]:
        for slot in pile:
            counts[slot & KIND] += 1
    for slot in state.table:
        counts[SLOT_KIND[slot]] += 1
        card = state.garrison[slot]
        if card >= 0:
            counts[KIND_OF[card]] += 1
    return counts


def tally_afresh(state: Tableau) -> list[int]:
    """The counts of all majority titles, from the table alone (KB-I22)."""
    tally = [0] * (state.setting.seats * MAJORITIES)
    for slot in state.table:
        base = state.owner[slot] * MAJORITIES
        for title in COUNTED_BY[SLOT_KIND[slot]]:
            tally[base + title] += 1
        if state.garrison[slot] >= 0:
            for title in COUNTED_BY[KIND_OF[state.garrison[slot]]]:
                tally[base + title] += 1
    for seat in range(state.setting.seats):
        base = seat * MAJORITIES
        tally[base + EMPEROR] = sum(1 for title in CASTLE_TITLE[1:] if tally[base + title])
    return tally


def _cards(state: Tableau) -> None:
    counts = places(state)
    for kind in range(KINDS):
        count, due = counts[kind], state.copies(kind)
        name = KIND_NAMES[kind]
        if due == 0:
            assert count == 0, f"KB-I02: {name} is in the game although its people was removed"
        assert count == due, f"KB-I01: {count} cards {name} in all, there must be {due}"
        assert 0 <= state.arrived[kind] <= due, (
            f"KB-I01: {name} reached the table {state.arrived[kind]} times"
        )
    heroes = sum(state.discard[k] for k in range(UNIT_KINDS) if UNIT_TYPE[k] == HERO)
    monsters = sum(state.discard[k] for k in range(UNIT_KINDS) if UNIT_TYPE[k] == MONSTER)
    holdings = sum(state.discard[FIRST_CASTLE:])
    assert holdings == monsters, f"KB-I14: {holdings} holdings discarded by {monsters} monsters"
    assert (state.last_hero != NOBODY) == (heroes > 0), (
        "KB-I06: heroes in the discard, and the last to play one"
    )
    assert (state.last_monster != NOBODY) == (monsters > 0), (
        "KB-I06: monsters in the discard, and the last to play one"
    )


def _holdings(state: Tableau) -> None:
    for slot in range(HOLDINGS):
        name = HOLDING_NAMES[slot]
        on_table = state.table.count(slot)
        assert on_table == (1 if state.owner[slot] != NOBODY else 0), (
            f"KB-I04: {name} lies {on_table} times on the table"
        )
        card = state.garrison[slot]
        if not on_table:
            assert card < 0, f"KB-I05: a garrison on {name}, which is not on the table"
            continue
        assert 0 <= state.owner[slot] < state.setting.seats, f"KB-I04: {name} has no owner"
        strength = state.setting.figures.strength
        defence = strength[SLOT_KIND[slot]]
        if card >= 0:
            assert UNIT_TYPE[KIND_OF[card]] <= MAGE, (
                f"KB-I05: {KIND_NAMES[KIND_OF[card]]} cannot be a garrison"
            )
            defence = max(defence, strength[KIND_OF[card]])
        assert state.defence[slot] == defence, (
            f"KB-I07: {name} defends with {state.defence[slot]}, not {defence}"
        )


def _titles(state: Tableau) -> None:
    hidden = [title for title in state.hidden if title >= 0]
    titles = [*state.open_titles, *state.revealed, *hidden]
    assert len(set(titles)) == len(titles), "KB-I03: a title is in two places"
    due = OPEN_TITLES + (state.setting.seats if state.setting.expert else 0)
    assert len(titles) == due, f"KB-I03: {len(titles)} titles in the game, there must be {due}"
    assert len(state.open_titles) == OPEN_TITLES, "KB-I03: not six open titles"
    for title in titles:
        assert title in state.title_pool(), f"KB-I02: {TITLES[title]} was removed with its people"
    for title in state.revealed:
        assert title >= VANDAL, f"KB-I24: {TITLES[title]} cannot be revealed before the end"
    if VANDAL in hidden:
        assert state.last_monster == NOBODY, "KB-I24: vandal is hidden after a monster was played"
    if STAFF_RAT in hidden:
        assert state.last_hero == NOBODY, "KB-I24: staff_rat is hidden after a hero was played"
    if VANDAL in state.revealed:
        assert state.last_monster != NOBODY, "KB-I24: vandal is revealed before any monster"
    if STAFF_RAT in state.revealed:
        assert state.last_hero != NOBODY, "KB-I24: staff_rat is revealed before any hero"


def _hands_and_deck(state: Tableau) -> None:
    seats = state.setting.seats
    assert state.phase == PICKING or not state.picked, "KB-I08: cards picked outside an exchange"
    if state.phase == PICKING and state.final:
        assert not state.setting.pass_only_if_stuck, "KB-R30: nobody exchanges in the final phase"
    if not state.exhausted:
        assert state.deck, "KB-I12: the deck is empty, but the final phase has not begun"
    sizes = [len(hand) for hand in state.hands]
    sizes[state.seat] += len(state.picked)
    if not state.final:
        for seat in range(seats):
            assert sizes[seat] == HAND_SIZE, f"KB-I08: seat {seat} holds {sizes[seat]} cards, not {HAND_SIZE}"
    elif state.phase != ENDED:
        size = sizes[state.seat]
        assert size == HAND_SIZE, f"KB-I10: the seat to move holds {size} cards, not {HAND_SIZE}"
        for seat in range(state.seat + 1, seats):  # still to move, once
            assert sizes[seat] == HAND_SIZE, f"KB-I09: seat {seat} holds {sizes[seat]} cards, not {HAND_SIZE}"
    if state.exhausted:
        _final_deck(state, sizes)
    if state.setting.stall_guard and not state.final:
        assert 0 <= state.streak < state.setting.standstill + seats, (
            f"KB-I31: {state.streak} exchanges in a row"
        )
    if state.phase == ENDED:
        assert (state.turn + 1) % seats == 0, "KB-I28: the seats had unequal numbers of turns"
        _ending(state)
    else:
        assert state.turn % seats == state.seat, "KB-I27: the seats move in turn, seat 0 first"


def _final_deck(state: Tableau, sizes: list[int]) -> None:
    """After the last card nobody draws; the deck holds what was returned since."""
    assert state.final or state.phase == ENDED, "KB-I29: the final phase begins with the next turn"
    gone = 0
    for seat in range(state.setting.seats):
        assert sizes[seat] <= HAND_SIZE, f"KB-I35: seat {seat} drew in the final phase"
        gone += HAND_SIZE - sizes[seat]
    assert len(state.deck) <= gone, (
        f"KB-I35: {len(state.deck)} cards in the deck, but only {gone} left the hands since it ran out"
    )


def _pools(state: Tableau) -> None:
    """Cards that were shuffled before they went under the deck lie there, and their returner knows them."""
    for pile in [state.picked, *state.hands]:
        for slot in pile:
            assert slot <= SEEN, f"KB-R24: {KIND_NAMES[slot & KIND]} in a hand still lies in a pool"
    for slot in state.deck:
        pool = slot >> POOL
        assert pool <= state.pools, f"KB-R24: pool {pool}, but there were only {state.pools}"
        assert pool == 0 or slot & SEEN > KIND, f"KB-R24: nobody knows pool {pool}"


def _ending(state: Tableau) -> None:
    setting = state.setting
    if state.reason == FINAL_TURN:
        assert state.final, "KB-I29: a final turn, but the deck never ran out"
    elif state.reason == LAST_CARD:
        assert state.exhausted, "KB-I29: the last card drawn, but the deck never ran out"
        assert setting.end_now, "KB-I29: a full round follows the last card"
    else:
        stalled = setting.stall_guard and not state.exhausted and state.streak >= setting.standstill
        assert stalled, f"KB-I31: stalled after {state.streak} exchanges in a row"
