"""The action phase: the event of the round, and pawns on the board."""

from hastilude.core.chance import Chance
from hastilude.core.decision import Step
from hastilude.core.words import Args, Event, Refusal
from hastilude.games.knights_tale import dealing, effects, journey, signup, solo
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
    RESOURCES,
    SIMPLE,
    SPECIAL,
    SUPPORT,
    TAKE,
    TOP_LEVEL,
    TRACK,
    TRACK_CELLS,
)
from hastilude.games.knights_tale.choice import Choice
from hastilude.games.knights_tale.tableau import (
    ACTION_NEXT,
    ACTION_PHASE,
    GOAL_PHASE,
    IN_DECK,
    IN_DISCARD,
    NONE,
    TRAVEL_START,
    VP,
    Tableau,
)

#: areas that are chosen without a target: Train … Train alone
SIMPLE_AREAS = 7

# -- the phase ---------------------------------------------------------------------------


class ActionStart(Step[Tableau]):
    """Pawns in hand; the event's effect on everybody, or its token (KT-068, KT-256)."""

    def run(self, state: Tableau, chance: Chance) -> None:
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


class NextPawn(Step[Tableau]):
    """In initiative order, one pawn each, until all are placed (KT-072)."""

    def run(self, state: Tableau, chance: Chance) -> None:
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


class Pawn(Choice):
    """Where one pawn goes, and what it does there (KT-072 … KT-075); there is no pass (KT-R35)."""

    def details(self, state: Tableau) -> Args:
        return {"pawns": state.pawns[state.seat]}

    def legal(self, state: Tableau) -> list[int]:
        found: list[int] = []
        seat = state.seat
        for area in range(SIMPLE_AREAS):
            if area_open(state, seat, area):
                found.append(SIMPLE + area)
        for item in range(len(ITEMS)):
            if can_buy_item(state, seat, item):
                found.append(MARKET + item)
        for cell in range(TRACK_CELLS):  # special tokens too (KT-098)
            if state.track[cell] != NONE and state.coins[seat] >= token_price(state, seat, cell):
                found.append(BUY + cell)
        for place in range(PLACE_COUNT):
            if state.can_sign(seat, place):  # as often as legal (KT-R30)
                found.append(CALL + place)
        if area_open(state, seat, A_GOAL):
            found.append(NEW_GOAL)
        if event_open(state, seat):
            if not has_items(state):
                found.append(EVENT_ACTION)
            else:
                for item in range(len(ITEMS)):
                    if item_offered(state, seat, item):
                        found.append(EVENT_ITEM + item)
        return found

    def fits(self, action: int) -> bool:
        return SIMPLE <= action < TAKE

    def why_not(self, state: Tableau, action: int) -> Refusal:
        if action < MARKET:
            return _no_area(state, action - SIMPLE)
        if action < BUY:
            return _no_item(state, action - MARKET)
        if action < CALL:
            return _no_token(state, action - BUY)
        if action < NEW_GOAL:
            return signup.no_place(state, action - CALL, ("KT-099", "KT-R29"))
        if action == NEW_GOAL:
            return _no_area(state, A_GOAL)
        return _no_event(state, action)

    def apply(self, state: Tableau, action: int, chance: Chance) -> None:
        if action < MARKET:
            _simple(state, action - SIMPLE, chance)
        elif action < BUY:
            _buy_item(state, action - MARKET)
        elif action < CALL:
            _buy_token(state, action - BUY, chance)
        elif action < NEW_GOAL:
            _call_herald(state, action - CALL)
        elif action == NEW_GOAL:
            _new_goal(state, chance)
        else:
            _event_action(state, NONE if action == EVENT_ACTION else action - EVENT_ITEM, chance)


def area_open(state: Tableau, seat: int, area: int) -> bool:
    """A free cell, and something to be had (KT-075, KT-076, KT-079, KT-R36)."""
    if not state.has_cell(area):
        return False
    if area == A_INITIATIVE:
        return seat not in state.initiative  # KT-086
    if area == A_JOURNEY:
        return state.cards_left() > 0
    if area == A_GOAL:
        return state.titles_in(IN_DECK) + state.titles_in(IN_DISCARD) > 0
    return True


def item_price(state: Tableau, seat: int, item: int) -> int:
    """Of the next level, less the Diplomat's coin (KT-094, KT-276)."""
    price = state.setting.figures.market[item * 3 + state.level(seat, item) - 1] - state.discount(seat)
    return price if price > 0 else 0


def can_buy_item(state: Tableau, seat: int, item: int) -> bool:
    return state.level(seat, item) < TOP_LEVEL and state.coins[seat] >= item_price(state, seat, item)


def token_price(state: Tableau, seat: int, cell: int) -> int:
    price = state.setting.figures.cell_price[cell]
    if price:
        price -= state.discount(seat)
    return price if price > 0 else 0


def has_items(state: Tableau) -> bool:
    """Whether the event's action raises an item of choice (Spoils of war, KT-253)."""
    return len(state.setting.figures.event_gain[state.event()]) > 1


def item_offered(state: Tableau, seat: int, item: int) -> bool:
    """KT-R42: only an item at the level before."""
    for effect in state.setting.figures.event_gain[state.event()]:
        if effect[0] == RAISE_HORSE + item and effects.can_have(state, seat, effect):
            return True
    return False


def event_possible(state: Tableau, seat: int) -> bool:
    """Whether the event's action would do anything for this seat."""
    if has_items(state):
        return item_offered(state, seat, HORSE) or item_offered(state, seat, ARMOUR)
    effect = state.setting.figures.event_gain[state.event()][0]
    code = effect[0]
    if code in (RECRUIT, JOURNEY):
        return effects.can_have(state, seat, effect)
    return True


def event_open(state: Tableau, seat: int) -> bool:
    """An action cell, free, payable and of use (KT-069, KT-075, KT-105)."""
    figures = state.setting.figures
    event = state.event()
    return (
        not figures.event_everyone[event]
        and state.on_area(A_EVENT) == 0
        and effects.can_pay(state, seat, figures.event_cost[event])
        and event_possible(state, seat)
    )


# -- doing it ----------------------------------------------------------------------------


def _place(state: Tableau, area: int) -> None:
    """One pawn (KT-073)."""
    seat = state.seat
    state.pawns[seat] = state.pawns[seat] - 1
    at = seat * AREA_COUNT + area
    state.placed[at] = state.placed[at] + 1
    state.phase = ACTION_NEXT
    if state.events is not None:
        state.tell(Event("placed", {"seat": seat, "area": AREAS[area]}))


def _simple(state: Tableau, area: int, chance: Chance) -> None:
    """Train, Pray, Serve, Take initiative, Plan a journey, Stand guard, Train alone."""
    seat = state.seat
    _place(state, area)
    gain = state.setting.figures.area_gain[area]
    if area == A_INITIATIVE:  # the order changes only in the refresh phase (KT-085)
        state.initiative.append(seat)
    if area == A_JOURNEY:
        more = state.support_sum(seat, state.setting.figures.journey_cards)  # KT-275, KT-R38
        journey.begin(state, gain[1] + more)
    else:
        effects.gain(state, seat, gain, FROM_START, chance)


def _buy_item(state: Tableau, item: int) -> None:
    seat = state.seat
    price = item_price(state, seat, item)
    _place(state, A_MARKET)
    effects.pay(state, seat, COINS, price)
    effects.raise_item(state, seat, item, state.level(seat, item) + 1)  # KT-095


def _buy_token(state: Tableau, cell: int, chance: Chance) -> None:
    """A Diplomat bought now does not lower its own price (KT-R39)."""
    seat = state.seat
    price = token_price(state, seat, cell)
    kind = state.track[cell]
    _place(state, A_SUPPORT)
    effects.pay(state, seat, COINS, price)
    state.track[cell] = NONE
    effects.give_support(state, seat, kind, chance)


def _call_herald(state: Tableau, place: int) -> None:
    _place(state, A_HERALD)
    state.heralds[state.seat] = state.heralds[state.seat] + 1
    dealing.place_shield(state, state.seat, place)


def _new_goal(state: Tableau, chance: Chance) -> None:
    """Titles are drawn, of which one is kept (KT-103)."""
    _place(state, A_GOAL)
    number = state.setting.figures.area_gain[A_GOAL][1]
    if dealing.deal_titles(state, state.seat, number, chance):
        state.interrupt(GOAL_PHASE, ACTION_NEXT)


def _event_action(state: Tableau, item: int, chance: Chance) -> None:
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
        journey.begin(state, options[0][1])


# -- why not -----------------------------------------------------------------------------


def _no_area(state: Tableau, area: int) -> Refusal:
    if area == A_INITIATIVE and state.seat in state.initiative:
        return Refusal("initiative_once", {}, ("KT-086",))
    if not state.has_cell(area):
        return Refusal(
            "no_cell", {"area": AREAS[area], "count": state.setting.cells[area]}, ("KT-076", "KT-077")
        )
    if area == A_JOURNEY:
        return Refusal("no_cards", {}, ("KT-090", "KT-R36"))
    return Refusal("no_titles", {}, ("KT-R36", "KT-R40"))


def _no_item(state: Tableau, item: int) -> Refusal:
    if state.level(state.seat, item) >= TOP_LEVEL:
        return Refusal("top_level", {"item": ITEMS[item]}, ("KT-327",))
    price = item_price(state, state.seat, item)
    return effects.too_dear(price, state.coins[state.seat], "coins", ("KT-075", "KT-093"))


def _no_token(state: Tableau, cell: int) -> Refusal:
    if not state.setting.track[cell]:
        return Refusal("cell_covered", {"cell": TRACK[cell]}, ("KT-045",))
    if state.track[cell] == NONE:
        return Refusal("cell_empty", {"cell": TRACK[cell]}, ("KT-097",))
    price = token_price(state, state.seat, cell)
    return effects.too_dear(price, state.coins[state.seat], "coins", ("KT-075", "KT-096"))


def _no_event(state: Tableau, action: int) -> Refusal:
    figures = state.setting.figures
    event = state.event()
    name = EVENTS[event]
    if figures.event_everyone[event]:
        return Refusal("event_no_cell", {"event": name}, ("KT-068",))
    if state.on_area(A_EVENT):
        return Refusal("event_taken", {"event": name}, ("KT-069",))
    items = has_items(state)
    if items != (action >= EVENT_ITEM):
        return Refusal("event_other", {"event": name}, ("KT-069",))
    if items and not item_offered(state, state.seat, action - EVENT_ITEM):
        return Refusal("event_level", {"item": ITEMS[action - EVENT_ITEM]}, ("KT-253", "KT-R42"))
    cost = figures.event_cost[event]
    if not effects.can_pay(state, state.seat, cost):
        purse = state.coins if cost[0] == 1 else state.strength if cost[0] == 3 else state.faith
        return effects.too_dear(cost[1], purse[state.seat], RESOURCES[cost[0]], ("KT-070", "KT-075"))
    return Refusal("event_idle", {"event": name}, ("KT-R36", "KT-R43"))
