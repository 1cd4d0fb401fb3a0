"""The legal actions of every phase of Lionheart."""

from hastilude.games.lionheart.cards import (
    ALLY,
    BORDER,
    CARD,
    CASTLE,
    DECK,
    EXPAND,
    KNIGHT,
    MARKET,
    OLDEST,
    PLACE_KNIGHTS,
    PLAY,
    SELL,
    STOP,
    TAKE,
    TRAITOR,
    UPRIGHT,
    USE_COUNT,
    USE_TRAITOR,
    WITHDRAW,
)
from hastilude.games.lionheart.reach import (
    alliance_pairs,
    beside_castle,
    castle_sites,
    cells_to_take,
    demanded_gap,
    free_e,
    free_s,
    growing_domains,
    knight_cells,
    may_leave,
    traitor_cells,
    traitor_pairs,
    use_possible,
)
from hastilude.games.lionheart.table import (
    ALLIANCE_PAIR,
    BORDER_PLACING,
    CASTLE_PLACING,
    CELL_TAKING,
    DOMAIN_CHOICE,
    DRAWING,
    KNIGHT_BESIDE,
    KNIGHT_PLACING,
    LEAVING,
    OLDEST_ASKED,
    TRAITOR_KNIGHT,
    TRAITOR_PAIR,
    TURN,
    Table,
)


def legal_actions(state: Table) -> list[int]:
    """All legal actions of the decider, in a fixed order; `stop` is the last."""
    phase = state.phase
    found: list[int] = []
    if phase == TURN:
        return _uses(state)
    if phase == BORDER_PLACING:
        edges = free_e(state)
        for at in edges.cells():
            found.append(BORDER + at - at // 12)
        free_s(state).number(BORDER + UPRIGHT, found)
    elif phase == DRAWING:
        found.append(DECK)
        if not state.market_closed():
            for card in state.market:
                if card != state.sold:  # LH-053
                    found.append(MARKET + card)
    elif phase == KNIGHT_PLACING:
        knight_cells(state, state.seat, state.setting.figures.fee, state.money[state.seat]).number(
            KNIGHT, found
        )
    elif phase == CELL_TAKING:
        cells_to_take(state, state.domain).number(TAKE, found)
    elif phase == DOMAIN_CHOICE:
        for castle in growing_domains(state, state.seat):
            found.append(EXPAND + castle)
    elif phase == CASTLE_PLACING:
        colour = state.placing_colour()
        castle_sites(state, colour, demanded_gap(state, colour)).number(CASTLE, found)
    elif phase == KNIGHT_BESIDE:
        beside_castle(state, state.last_castle()).number(KNIGHT, found)
    elif phase == TRAITOR_PAIR:
        for pair in traitor_pairs(state, state.seat, state.money[state.seat]):
            found.append(TRAITOR + pair)
    elif phase == TRAITOR_KNIGHT:
        traitor_cells(state, state.domain, state.money[state.seat]).number(KNIGHT, found)
    elif phase == LEAVING:
        may_leave(state, state.victim).number(WITHDRAW, found)
    elif phase == ALLIANCE_PAIR:
        for pair in alliance_pairs(state, state.seat):
            found.append(ALLY + pair)
    elif phase == OLDEST_ASKED:
        for seat in range(state.setting.seats):
            found.append(OLDEST + seat)
    if may_stop(state):
        found.append(STOP)
    return found


def _uses(state: Table) -> list[int]:
    """Sell a card, or play it for a use that is possible and payable (LH-051, LH-067)."""
    found: list[int] = []
    figures = state.setting.figures
    hand = state.hands[state.seat]
    for held in hand:
        found.append(SELL + (held & CARD))
    money = state.money[state.seat]
    tried = 0
    possible = 0
    for held in hand:
        card = held & CARD
        rest = money - figures.price[card]
        if rest < 0:  # LH-064
            continue
        for use in range(USE_COUNT):
            if figures.amount[card * USE_COUNT + use] == 0:
                continue
            # what is left of the money matters only to knights, for the forest fee
            if use in (PLACE_KNIGHTS, USE_TRAITOR) or not tried >> use & 1:
                tried |= 1 << use
                possible &= ~(1 << use)
                if may_use(state, use, rest):
                    possible |= 1 << use
            if possible >> use & 1:
                found.append(PLAY + card * USE_COUNT + use)
    return found


def may_use(state: Table, use: int, money: int) -> bool:
    """Whether a card may be played for this, once its price is paid (LH-067, LH-R11)."""
    if state.setting.null_play:
        return use != PLACE_KNIGHTS or state.knight_supply[state.setting.colour_of[state.seat]] > 0
    return use_possible(state, use, state.seat, money)


def may_stop(state: Table) -> bool:
    """Whether the rest of a card may be left undone."""
    phase = state.phase
    if phase == BORDER_PLACING:
        return state.setting.up_to if state.done else state.setting.null_play  # LH-R12
    if phase in (KNIGHT_PLACING, CELL_TAKING):
        return state.done > 0 or state.setting.null_play
    if phase in (DOMAIN_CHOICE, TRAITOR_PAIR, ALLIANCE_PAIR):
        return state.setting.null_play
    return False
