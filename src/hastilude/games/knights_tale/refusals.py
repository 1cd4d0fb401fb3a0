"""Why an action of A Knight's Tale may not be taken: rule, sentence, numbers.

Asked only about actions that are not legal, so every path ends in a refusal.
"""

from hastilude.core.words import Refusal
from hastilude.games.knights_tale import actions, clash, effects, travel
from hastilude.games.knights_tale.cards import (
    A_EVENT,
    A_GOAL,
    A_INITIATIVE,
    A_JOURNEY,
    AREAS,
    BUY,
    CALL,
    CHARACTER,
    CHARACTERS,
    CHOOSE,
    CITIES,
    CITY_PLACES,
    COMMIT,
    DECLINE,
    DICE,
    DIE_COUNT,
    DONE,
    DRAW,
    EVENT_ITEM,
    EVENTS,
    FIGHT,
    HANDICAP,
    IN_CITY,
    ITEMS,
    KEEP,
    LANCE,
    MARK,
    MARKET,
    MOST_STRENGTH,
    NEW_GOAL,
    NO_DIE,
    PASS,
    PLACES,
    PLAY,
    RECOVER,
    REFRESH_TOKEN,
    RELICS,
    RESOURCES,
    RETURN,
    ROLL,
    SIGN_UP,
    SIMPLE,
    STOP,
    SUPPORT,
    TAKE,
    TAKE_RELIC,
    TENT,
    TIMINGS,
    TITLES,
    TOKENS,
    TOP_LEVEL,
    TRACK,
    TRAVEL,
    USE,
    USE_FAITH,
    USE_RELIC,
    WAIT,
    deck_of,
)
from hastilude.games.knights_tale.table import (
    ACTION_PHASE,
    BRAVE_PHASE,
    CHARACTER_PHASE,
    DOWN,
    ENDED,
    FAITH_PHASE,
    GOAL_PHASE,
    HANDICAP_PHASE,
    JOURNEY_PHASE,
    KNOCKOUT_PHASE,
    LANCE_PHASE,
    NOBODY,
    NONE,
    PHASES,
    PRIZE_PHASE,
    RECOVER_RELIC,
    RECOVER_SUPPORT,
    REFRESH_PHASE,
    RELIC_PHASE,
    REROLL_PHASE,
    RETURN_PHASE,
    REWARD_PHASE,
    SIGNUP_PHASE,
    STRENGTH_PHASE,
    TENT_PHASE,
    TITLES_PHASE,
    TRAVEL_PHASE,
    Table,
)


def refusal(state: Table, action: int) -> Refusal:
    if state.phase == ENDED:
        return Refusal("over", {}, ("KT-246",))
    if not _fits(state.phase, action):
        return Refusal("not_now", {"phase": PHASES[state.phase]}, ("KT-003",))
    if state.phase == ACTION_PHASE:
        return _board(state, action)
    if state.phase >= TENT_PHASE:
        return _duel(state, action)
    return _cards(state, action)


def _fits(phase: int, action: int) -> bool:
    """Whether this kind of action belongs to the decision at all."""
    if phase == ACTION_PHASE:
        return SIMPLE <= action < TAKE
    if phase == CHARACTER_PHASE:
        return action < HANDICAP
    if phase == HANDICAP_PHASE:
        return HANDICAP <= action < KEEP
    if phase in (TITLES_PHASE, GOAL_PHASE):
        return KEEP <= action < RETURN
    if phase == RETURN_PHASE:
        return RETURN <= action <= DONE
    if phase == JOURNEY_PHASE:
        return TAKE <= action < PLAY
    if phase in (TRAVEL_PHASE, KNOCKOUT_PHASE):
        return PLAY <= action <= STOP
    if phase == REWARD_PHASE:
        return CHOOSE <= action < SIGN_UP
    if phase == SIGNUP_PHASE:
        return SIGN_UP <= action <= DECLINE
    if phase == BRAVE_PHASE:
        return action in (DECLINE, FIGHT)
    if phase == PRIZE_PHASE:
        return TAKE_RELIC <= action < USE_FAITH
    return _fits_duel(phase, action)


def _fits_duel(phase: int, action: int) -> bool:
    if phase in (TENT_PHASE, LANCE_PHASE):
        return USE <= action < USE_RELIC or action == PASS
    if phase == RELIC_PHASE:
        return USE_RELIC <= action < REFRESH_TOKEN or action == PASS
    if phase == STRENGTH_PHASE:
        return COMMIT <= action < MARK
    if phase == FAITH_PHASE:
        return action in (USE_FAITH, PASS)
    if phase == REROLL_PHASE:
        return MARK <= action <= ROLL
    if phase == REFRESH_PHASE:
        return REFRESH_TOKEN <= action < COMMIT
    return (phase in (RECOVER_SUPPORT, RECOVER_RELIC)) and action >= RECOVER


# -- the action phase --------------------------------------------------------------------


def _board(state: Table, action: int) -> Refusal:
    if action < MARKET:
        return _area(state, action - SIMPLE)
    if action < BUY:
        return _market(state, action - MARKET)
    if action < CALL:
        return _token(state, action - BUY)
    if action < NEW_GOAL:
        return place_refusal(state, action - CALL, ("KT-099", "KT-R29"))
    if action == NEW_GOAL:
        return _area(state, A_GOAL)
    return _event(state, action)


def _area(state: Table, area: int) -> Refusal:
    if area == A_INITIATIVE and state.seat in state.initiative:
        return Refusal("initiative_once", {}, ("KT-086",))
    if not state.has_cell(area):
        return Refusal(
            "no_cell", {"area": AREAS[area], "count": state.setting.cells[area]}, ("KT-076", "KT-077")
        )
    if area == A_JOURNEY:
        return Refusal("no_cards", {}, ("KT-090", "KT-R36"))
    return Refusal("no_titles", {}, ("KT-R36", "KT-R40"))


def _market(state: Table, item: int) -> Refusal:
    level = state.level(state.seat, item)
    if level >= TOP_LEVEL:
        return Refusal("top_level", {"item": ITEMS[item]}, ("KT-327",))
    price = actions.item_price(state, state.seat, item)
    return _too_dear(price, state.coins[state.seat], "coins", ("KT-075", "KT-093"))


def _too_dear(price: int, owned: int, resource: str, rules: tuple[str, ...]) -> Refusal:
    return Refusal("cannot_pay", {"price": price, "owned": owned, "resource": resource}, rules)


def _token(state: Table, cell: int) -> Refusal:
    if not state.setting.track[cell]:
        return Refusal("cell_covered", {"cell": TRACK[cell]}, ("KT-045",))
    if state.track[cell] == NONE:
        return Refusal("cell_empty", {"cell": TRACK[cell]}, ("KT-097",))
    price = actions.token_price(state, state.seat, cell)
    return _too_dear(price, state.coins[state.seat], "coins", ("KT-075", "KT-096"))


def place_refusal(state: Table, place: int, rules: tuple[str, ...]) -> Refusal:
    """Why a shield cannot be put there (KT-100, KT-101)."""
    setting = state.setting
    if (place >= CITY_PLACES) != setting.plaisance:
        return Refusal("other_tournament", {"spot": PLACES[place]}, ("KT-011",))
    if setting.plaisance:
        if state.is_signed(state.seat):
            return Refusal("signed_already", {}, ("KT-101", "KT-141"))
        return Refusal("place_taken", {"spot": PLACES[place]}, rules)
    if state.knight[place] == NONE:
        return Refusal("no_knight", {"spot": PLACES[place]}, ("KT-061",))
    if state.shield[place] != NOBODY:
        return Refusal("challenged_already", {"spot": PLACES[place]}, ("KT-136",))
    return Refusal("city_twice", {"city": CITIES[place // IN_CITY]}, ("KT-100", "KT-135"))


def _event(state: Table, action: int) -> Refusal:
    figures = state.setting.figures
    event = state.event()
    name = EVENTS[event]
    if figures.event_everyone[event]:
        return Refusal("event_no_cell", {"event": name}, ("KT-068",))
    if state.on_area(A_EVENT):
        return Refusal("event_taken", {"event": name}, ("KT-069",))
    items = actions.has_items(state)
    if items != (action >= EVENT_ITEM):
        return Refusal("event_other", {"event": name}, ("KT-069",))
    if items and not actions.item_offered(state, state.seat, action - EVENT_ITEM):
        return Refusal("event_level", {"item": ITEMS[action - EVENT_ITEM]}, ("KT-253", "KT-R42"))
    cost = figures.event_cost[event]
    if not effects.can_pay(state, state.seat, cost):
        purse = state.coins if cost[0] == 1 else state.strength if cost[0] == 3 else state.faith
        return _too_dear(cost[1], purse[state.seat], RESOURCES[cost[0]], ("KT-070", "KT-075"))
    return Refusal("event_idle", {"event": name}, ("KT-R36", "KT-R43"))


# -- cards, titles, places ---------------------------------------------------------------


def _cards(state: Table, action: int) -> Refusal:
    phase = state.phase
    if phase == CHARACTER_PHASE:
        return Refusal("not_offered", {"character": CHARACTERS[action - CHARACTER]}, ("KT-025",))
    if phase == HANDICAP_PHASE:
        return Refusal("other_item", {"item": ITEMS[state.item]}, ("KT-056",))
    if phase in (TITLES_PHASE, GOAL_PHASE):
        return Refusal("title_not_drawn", {"title": TITLES[action - KEEP]}, ("KT-038", "KT-103"))
    if phase == RETURN_PHASE:
        return Refusal("not_in_hand", {"card": TRAVEL[action - RETURN]}, ("KT-049",))
    if phase == JOURNEY_PHASE:
        return _pick(state, action)
    if phase in (TRAVEL_PHASE, KNOCKOUT_PHASE):
        return _play(state, action - PLAY)
    if phase == REWARD_PHASE:
        options = len(state.setting.figures.gain[state.card])
        return Refusal("no_such_option", {"count": options}, ("KT-116",))
    if phase == SIGNUP_PHASE:
        if action == WAIT:
            if state.setting.plaisance:
                return Refusal("may_not_wait", {}, ("KT-143",))
            return Refusal("no_waiting", {}, ("KT-133",))
        if action == DECLINE:
            rules = ("KT-146",) if state.setting.plaisance else ("KT-R28",)
            return Refusal("must_sign_up", {}, rules)
        return place_refusal(state, action - SIGN_UP, ("KT-132",))
    if phase == BRAVE_PHASE:
        return Refusal("no_brave", {}, ("KT-313", "KT-R81"))
    return Refusal("relic_out_of_stock", {"relic": RELICS[action - TAKE_RELIC]}, ("KT-R12", "KT-R27"))


def _pick(state: Table, action: int) -> Refusal:
    if action >= DRAW:
        return Refusal("deck_empty", {"deck": ("romance", "trade", "challenge")[action - DRAW]}, ("KT-090",))
    card = action - TAKE
    return Refusal(
        "not_in_row",
        {"card": TRAVEL[card], "deck": ("romance", "trade", "challenge")[deck_of(card)]},
        ("KT-088", "KT-089"),
    )


def _play(state: Table, card: int) -> Refusal:
    seat = state.seat
    if not any(slot >> 1 == card for slot in state.hands[seat]):
        return Refusal("not_in_hand", {"card": TRAVEL[card]}, ("KT-106",))
    cost = state.setting.figures.cost[card]
    if state.coins[seat] < cost:
        return _too_dear(cost, state.coins[seat], "coins", ("KT-111", "KT-R47"))
    assert not travel.is_of_use(state, seat, card)
    return Refusal("of_no_use", {"card": TRAVEL[card]}, ("KT-R46",))


# -- the duel ----------------------------------------------------------------------------


def _duel(state: Table, action: int) -> Refusal:
    phase = state.phase
    side = clash.actor(state)
    if phase == STRENGTH_PHASE:
        count = action - COMMIT
        if count > MOST_STRENGTH - state.committed[side]:
            return Refusal("four_at_most", {"count": state.committed[side]}, ("KT-176",))
        return Refusal("not_so_strong", {"owned": state.strength[state.seat]}, ("KT-176",))
    if phase == REROLL_PHASE:
        if action == ROLL:
            return Refusal("mark_first", {}, ("KT-R61",))
        if state.dice[side * DIE_COUNT + action - MARK] == NO_DIE:
            return Refusal("no_die", {"die": DICE[action - MARK]}, ("KT-R61",))
        return Refusal("marked_already", {"die": DICE[action - MARK]}, ("KT-R61",))
    if phase in (TENT_PHASE, LANCE_PHASE):
        return _use(state, side, action - USE)
    if phase == RELIC_PHASE:
        kind = action - USE_RELIC
        if clash.has_relic(state, state.seat, kind):
            return Refusal("no_die_to_turn", {"token": RELICS[kind]}, ("KT-288", "KT-R59"))
        if state.relics[(state.seat * len(RELICS) + kind) * 2 + 1]:
            return Refusal("token_used", {"token": RELICS[kind]}, ("KT-187",))
        return Refusal("no_token", {"token": RELICS[kind]}, ("KT-184",))
    if phase == REFRESH_PHASE:
        return Refusal("not_refreshable", {"token": TOKENS[action - REFRESH_TOKEN]}, ("KT-R69",))
    return Refusal("not_used_here", {"token": TOKENS[action - RECOVER]}, ("KT-202", "KT-203"))


def _use(state: Table, side: int, kind: int) -> Refusal:
    token = SUPPORT[kind]
    if kind << 1 not in state.support[state.seat]:
        if kind << 1 | DOWN in state.support[state.seat]:
            return Refusal("token_used", {"token": token}, ("KT-187",))
        return Refusal("no_token", {"token": token}, ("KT-175", "KT-182"))
    timing = state.setting.figures.timing[kind]
    wanted = TENT if state.phase == TENT_PHASE else LANCE
    if timing != wanted:
        return Refusal("wrong_time", {"token": token, "timing": TIMINGS[timing]}, ("KT-264", "KT-R17"))
    effect = state.setting.figures.effect[kind]
    if effect[0] == 0 and state.setting.glory_bars and state.glory[state.seat] < -effect[1]:
        return Refusal("no_glory_to_lose", {"token": token}, ("KT-R14",))
    if wanted == TENT:
        return Refusal("nothing_to_refresh", {"token": token}, ("KT-R69",))
    return Refusal("no_die_to_turn", {"token": token}, ("KT-288", "KT-R59"))
