"""The action phase: the event of the round, pawns on the board, cards picked for a journey."""

from hastilude.core.chance import Chance
from hastilude.core.words import Event
from hastilude.games.knights_tale import dealing, effects, solo
from hastilude.games.knights_tale.cards import (
    A_EVENT,
    A_GOAL,
    A_HERALD,
    A_INITIATIVE,
    A_JOURNEY,
    A_MARKET,
    A_SUPPORT,
    AREA_COUNT,
    AREAS,
    ARMOUR,
    BUY,
    CALL,
    COINS,
    DECKS,
    DRAW,
    EVENT_ACTION,
    EVENT_ITEM,
    EVENTS,
    FROM_EVENT,
    FROM_START,
    HORSE,
    ITEMS,
    JOURNEY,
    MARKET,
    MORE_PAWNS,
    NEW_GOAL,
    PAWNS,
    PLACE_COUNT,
    RAISE_HORSE,
    RECRUIT,
    SIMPLE,
    SPECIAL,
    SUPPORT,
    TAKE,
    TOP_LEVEL,
    TRACK_CELLS,
)
from hastilude.games.knights_tale.table import (
    ACTION_NEXT,
    ACTION_PHASE,
    GOAL_PHASE,
    IN_DECK,
    IN_DISCARD,
    JOURNEY_PHASE,
    NONE,
    TRAVEL_START,
    VP,
    Table,
)

#: areas that are chosen without a target: Train … Train alone
SIMPLE_AREAS = 7

# -- the phase ---------------------------------------------------------------------------


def start(state: Table, chance: Chance) -> None:
    """Pawns in hand; the event's effect on everybody, or its token (KT-068, KT-256)."""
    setting = state.setting
    figures = setting.figures
    state.refreshed = False
    event = state.event()
    pawns = PAWNS
    if state.events is not None:
        state.tell(Event("round", {"round": state.round, "event": EVENTS[event]}))
    effect = figures.event_gain[event][0]
    if figures.event_everyone[event]:
        for i in range(0, len(effect), 2):
            if effect[i] == MORE_PAWNS:  # the virtual opponent's, too (KT-R41)
                pawns += effect[i + 1]
        for seat in range(setting.seats):
            effects.gain(state, seat, effect, FROM_EVENT, chance)
    elif effect[0] == RECRUIT and state.piles[SPECIAL]:
        state.event_token = dealing.draw_token(state, SPECIAL, chance)
        if state.events is not None:
            state.tell(Event("recruit", {"support": SUPPORT[state.event_token]}))
    for seat in range(setting.sides):
        state.pawns[seat] = pawns
    if setting.solo:
        solo.new_deck(state)
    state.at = 0
    state.phase = ACTION_NEXT


def next_pawn(state: Table, chance: Chance) -> None:
    """In initiative order, one pawn each, until all are placed (KT-072)."""
    order = state.order
    for step in range(len(order)):
        at = (state.at + step) % len(order)
        seat = order[at]
        if state.pawns[seat] == 0:
            continue
        state.at = (at + 1) % len(order)
        if state.setting.solo and seat == VP:
            solo.act(state, chance)
        else:
            state.seat = seat
            state.phase = ACTION_PHASE
        return
    state.phase = TRAVEL_START


# -- what may be done --------------------------------------------------------------------


def legal(state: Table, actions: list[int]) -> None:
    seat = state.seat
    for area in range(SIMPLE_AREAS):
        if area_open(state, seat, area):
            actions.append(SIMPLE + area)
    for item in range(len(ITEMS)):
        if can_buy_item(state, seat, item):
            actions.append(MARKET + item)
    for cell in range(TRACK_CELLS):
        if state.track[cell] != NONE and state.coins[seat] >= token_price(state, seat, cell):
            actions.append(BUY + cell)
    for place in range(PLACE_COUNT):
        if state.can_sign(seat, place):
            actions.append(CALL + place)
    if area_open(state, seat, A_GOAL):
        actions.append(NEW_GOAL)
    if event_open(state, seat):
        if not has_items(state):
            actions.append(EVENT_ACTION)
        else:
            for item in range(len(ITEMS)):
                if item_offered(state, seat, item):
                    actions.append(EVENT_ITEM + item)


def area_open(state: Table, seat: int, area: int) -> bool:
    """A free cell, and something to be had (KT-075, KT-076, KT-R36)."""
    if not state.has_cell(area):
        return False
    if area == A_INITIATIVE:
        return seat not in state.initiative  # KT-086
    if area == A_JOURNEY:
        return state.cards_left() > 0
    if area == A_GOAL:
        return state.titles_in(IN_DECK) + state.titles_in(IN_DISCARD) > 0
    return True


def item_price(state: Table, seat: int, item: int) -> int:
    """Of the next level, less the Diplomat's coin (KT-094, KT-276)."""
    price = state.setting.figures.market[item * 3 + state.level(seat, item) - 1] - state.discount(seat)
    return price if price > 0 else 0


def can_buy_item(state: Table, seat: int, item: int) -> bool:
    return state.level(seat, item) < TOP_LEVEL and state.coins[seat] >= item_price(state, seat, item)


def token_price(state: Table, seat: int, cell: int) -> int:
    price = state.setting.figures.cell_price[cell]
    if price:
        price -= state.discount(seat)
    return price if price > 0 else 0


def has_items(state: Table) -> bool:
    """Whether the event's action raises an item of choice (Spoils of war, KT-253)."""
    return len(state.setting.figures.event_gain[state.event()]) > 1


def item_offered(state: Table, seat: int, item: int) -> bool:
    """KT-R42: only an item at the level before."""
    for effect in state.setting.figures.event_gain[state.event()]:
        if effect[0] == RAISE_HORSE + item and effects.can_have(state, seat, effect):
            return True
    return False


def event_possible(state: Table, seat: int) -> bool:
    """Whether the event's action would do anything for this seat."""
    if has_items(state):
        return item_offered(state, seat, HORSE) or item_offered(state, seat, ARMOUR)
    effect = state.setting.figures.event_gain[state.event()][0]
    code = effect[0]
    if code in (RECRUIT, JOURNEY):
        return effects.can_have(state, seat, effect)
    return True


def event_open(state: Table, seat: int) -> bool:
    """An action cell, free, payable and of use (KT-069, KT-075)."""
    figures = state.setting.figures
    event = state.event()
    return (
        not figures.event_everyone[event]
        and state.on_area(A_EVENT) == 0
        and effects.can_pay(state, seat, figures.event_cost[event])
        and event_possible(state, seat)
    )


# -- doing it ----------------------------------------------------------------------------


def _place(state: Table, area: int) -> None:
    """One pawn (KT-073)."""
    seat = state.seat
    state.pawns[seat] = state.pawns[seat] - 1
    at = seat * AREA_COUNT + area
    state.placed[at] = state.placed[at] + 1
    state.phase = ACTION_NEXT
    if state.events is not None:
        state.tell(Event("placed", {"seat": seat, "area": AREAS[area]}))


def simple(state: Table, area: int, chance: Chance) -> None:
    """Train, Pray, Serve, Take initiative, Plan a journey, Stand guard, Train alone."""
    seat = state.seat
    _place(state, area)
    gain = state.setting.figures.area_gain[area]
    if area == A_INITIATIVE:  # the order changes only in the refresh phase (KT-085)
        state.initiative.append(seat)
    if area == A_JOURNEY:
        more = state.support_sum(seat, state.setting.figures.journey_cards)  # KT-275
        _begin_journey(state, gain[1] + more)
    else:
        effects.gain(state, seat, gain, FROM_START, chance)


def buy_item(state: Table, item: int) -> None:
    seat = state.seat
    price = item_price(state, seat, item)
    _place(state, A_MARKET)
    effects.pay(state, seat, COINS, price)
    effects.raise_item(state, seat, item, state.level(seat, item) + 1)


def buy_token(state: Table, cell: int, chance: Chance) -> None:
    """A Diplomat bought now does not lower its own price (KT-R39)."""
    seat = state.seat
    price = token_price(state, seat, cell)
    kind = state.track[cell]
    _place(state, A_SUPPORT)
    effects.pay(state, seat, COINS, price)
    state.track[cell] = NONE
    effects.give_support(state, seat, kind, chance)


def call_herald(state: Table, place: int) -> None:
    _place(state, A_HERALD)
    state.heralds[state.seat] = state.heralds[state.seat] + 1
    dealing.place_shield(state, state.seat, place)


def new_goal(state: Table, chance: Chance) -> None:
    _place(state, A_GOAL)
    draw_goals(state, state.setting.figures.area_gain[A_GOAL][1], chance)


def draw_goals(state: Table, number: int, chance: Chance) -> None:
    """Draw titles and ask which one is kept (KT-103, KT-300)."""
    if dealing.deal_titles(state, state.seat, number, chance):
        state.phase = GOAL_PHASE


def event_action(state: Table, item: int, chance: Chance) -> None:
    """Its cost, then its gain (KT-069, KT-070)."""
    figures = state.setting.figures
    seat = state.seat
    event = state.event()
    _place(state, A_EVENT)
    cost = figures.event_cost[event]
    if cost:
        effects.pay(state, seat, cost[0], cost[1])
    options = figures.event_gain[event]
    if item != NONE:
        for effect in options:
            if effect[0] == RAISE_HORSE + item:
                effects.gain(state, seat, effect, FROM_EVENT, chance)
        return
    effects.gain(state, seat, options[0], FROM_EVENT, chance)
    if options[0][0] == JOURNEY:
        _begin_journey(state, options[0][1])


# -- picking travel cards ----------------------------------------------------------------


def _begin_journey(state: Table, number: int) -> None:
    """So many cards, or as many as there are (KT-088, KT-R37)."""
    left = state.cards_left()
    state.picks = number if number < left else left
    state.phase = JOURNEY_PHASE


def legal_picks(state: Table, actions: list[int]) -> None:
    for deck in range(len(DECKS)):
        if len(state.decks[deck]) > state.blind[deck]:
            actions.append(DRAW + deck)
        for card in state.rows[deck]:
            if TAKE + card not in actions:
                actions.append(TAKE + card)


def take(state: Table, card: int, chance: Chance) -> None:
    dealing.take_card(state, state.seat, card)
    _picked(state, chance)


def draw(state: Table, deck: int, chance: Chance) -> None:
    """Seen at once, or after all sources are named (blind_draw)."""
    if state.setting.declare_all:
        state.blind[deck] = state.blind[deck] + 1
    else:
        dealing.draw_card(state, state.seat, deck, chance)
    _picked(state, chance)


def _picked(state: Table, chance: Chance) -> None:
    state.picks -= 1
    if state.picks:
        return
    for deck in range(len(DECKS)):
        for _ in range(state.blind[deck]):
            dealing.draw_card(state, state.seat, deck, chance)
        state.blind[deck] = 0
    state.phase = ACTION_NEXT
