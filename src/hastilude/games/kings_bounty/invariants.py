"""The ledger's invariants that a single state can show (part 8).

Those about what changes from one state to the next are in the tests.
"""

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
from hastilude.games.kings_bounty.table import (
    ENDED,
    HAND_SIZE,
    KIND,
    OPEN_TITLES,
    PICKING,
    REMOVING,
    Table,
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


def check(state: Table) -> None:
    """AssertionError with the invariant's id and a sentence, if one is broken."""
    if state.phase == REMOVING:
        return
    _cards(state)
    _holdings(state)
    _titles(state)
    _hands_and_deck(state)
    assert state.tally == tally_afresh(state), "KB-I22: the title counts differ from the table"


def places(state: Table, kind: int) -> int:
    """How many cards of a kind are in deck, hands, on the table and in the discard."""
    count = state.discard[kind]
    for pile in [state.deck, state.picked, *state.hands]:
        count += sum(1 for slot in pile if slot & KIND == kind)
    for slot in state.table:
        if SLOT_KIND[slot] == kind:
            count += 1
        card = state.garrison[slot]
        if card >= 0 and KIND_OF[card] == kind:
            count += 1
    return count


def tally_afresh(state: Table) -> list[int]:
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


def _cards(state: Table) -> None:
    for kind in range(KINDS):
        count, due = places(state, kind), state.copies(kind)
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


def _holdings(state: Table) -> None:
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


def _titles(state: Table) -> None:
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


def _hands_and_deck(state: Table) -> None:
    assert state.phase == PICKING or not state.picked, "KB-I08: cards picked outside an exchange"
    if not state.exhausted:
        assert state.deck, "KB-I12: the deck is empty, but the final phase has not begun"
    if not state.final:
        for seat in range(state.setting.seats):
            size = len(state.hands[seat]) + (len(state.picked) if seat == state.seat else 0)
            assert size == HAND_SIZE, f"KB-I08: seat {seat} holds {size} cards, not {HAND_SIZE}"
    elif state.phase != ENDED:
        size = len(state.hands[state.seat]) + len(state.picked)
        assert size == HAND_SIZE, f"KB-I10: the seat to move holds {size} cards, not {HAND_SIZE}"
    if state.exhausted and state.phase != ENDED:
        assert state.final, "KB-I29: the final phase begins with the next turn"
    if state.exhausted:
        for seat in range(state.setting.seats):
            assert len(state.hands[seat]) <= HAND_SIZE, f"KB-I35: seat {seat} drew in the final phase"
    if state.setting.stall_guard and not state.final:
        assert 0 <= state.streak < 7 * state.setting.seats, f"KB-I31: {state.streak} exchanges in a row"
    if state.phase == ENDED:
        assert (state.turn + 1) % state.setting.seats == 0, "KB-I28: the seats had unequal numbers of turns"
    else:
        assert state.turn % state.setting.seats == state.seat, "KB-I27: the seats move in turn, seat 0 first"
