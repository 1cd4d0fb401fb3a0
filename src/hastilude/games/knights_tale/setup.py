"""Setting up, in the order of KT-R01: characters, order, titles, travel cards, board."""

from hastilude.core.chance import Chance
from hastilude.core.words import Event
from hastilude.games.knights_tale import dealing, effects, tournament
from hastilude.games.knights_tale.cards import (
    ARMOUR,
    CHALLENGE,
    CHARACTERS,
    COINS,
    DECKS,
    EVENT_COUNT,
    EVENTS,
    FAITH,
    FROM_START,
    HORSE,
    ITEMS,
    LEVELS,
    OF_LEVEL,
    ROUNDS,
    SPECIAL,
    STRENGTH,
    SUPPORTS,
    TITLE_COUNT,
    TITLES,
    deck_of,
)
from hastilude.games.knights_tale.table import (
    ACTION_START,
    CHARACTER_PHASE,
    DEALT,
    HANDICAP_PHASE,
    IN_DECK,
    NONE,
    PERSONAL,
    PUBLIC,
    RETURN_PHASE,
    TITLES_PHASE,
    VP,
    Table,
)

PUBLIC_TITLES = 3  # KT-024


def begin(state: Table, chance: Chance) -> None:
    """Sort everything, reveal the public titles, offer the characters."""
    state.lay_out()
    dealing.full_decks(state)
    for _ in range(PUBLIC_TITLES):
        dealing.draw_title(state, PUBLIC, chance)
    setting = state.setting
    if not setting.choose_characters:  # KT-026: all alike
        for seat in range(setting.seats):
            state.chosen[seat] = seat
        _reveal(state, chance)
        return
    offered = [NONE] * (setting.sides * LEVELS)
    for level in range(LEVELS):
        cards = [level * OF_LEVEL + i for i in range(OF_LEVEL)]
        chance.shuffle(cards)
        for seat in range(setting.seats):
            offered[seat * LEVELS + level] = cards[seat]
    state.offered = offered
    state.phase = CHARACTER_PHASE
    state.seat = 0


def choose_character(state: Table, character: int, chance: Chance) -> None:
    """Secretly; all are revealed together (KT-R02)."""
    state.chosen[state.seat] = character
    if state.seat + 1 < state.setting.seats:
        state.seat += 1
    else:
        _reveal(state, chance)


def _reveal(state: Table, chance: Chance) -> None:
    """Kit, equipment, resources, glory (KT-027 … KT-034); then handicaps."""
    setting = state.setting
    figures = setting.figures
    for seat in range(setting.seats):
        card = state.chosen[seat]
        state.character[seat] = card
        if state.events is not None:
            state.tell(Event("character", {"seat": seat, "character": CHARACTERS[card]}))
        start = figures.start[card]
        effects.add_glory(state, seat, start[0], FROM_START)
        effects.add_resource(state, seat, COINS, start[1])
        effects.add_resource(state, seat, FAITH, start[2])
        effects.add_resource(state, seat, STRENGTH, start[3])
        state.horse[seat] = start[4]
        state.armour[seat] = start[5]
    state.chosen = [NONE] * setting.sides
    state.offered = [NONE] * (setting.sides * LEVELS)
    for seat in range(setting.seats):
        gift = figures.gift[state.character[seat]]
        if gift == NONE or not state.piles[SPECIAL]:
            continue
        if gift < SUPPORTS and setting.gift_by_card and gift in state.piles[SPECIAL]:
            state.piles[SPECIAL].remove(gift)
            effects.give_support(state, seat, gift, chance)
        else:  # KT-R03
            effects.give_support(state, seat, dealing.draw_token(state, SPECIAL, chance), chance)
    if setting.solo:
        if setting.warrior and setting.difficulty >= 1:  # KT-331
            state.horse[0] = 1
        if setting.warrior and setting.difficulty >= 2:
            state.armour[0] = 1
        if setting.rivalry:  # KT-340
            effects.add_glory(state, VP, figures.solo_glory, FROM_START)
    state.seat = 0
    state.item = HORSE
    _ask_handicap(state, chance)


def _ask_handicap(state: Table, chance: Chance) -> None:
    """KT-056: who is asked may start with level I instead."""
    while state.seat < state.setting.seats:
        while state.item <= ARMOUR:
            if state.setting.handicap[state.item] and state.level(state.seat, state.item) > 1:
                state.phase = HANDICAP_PHASE
                return
            state.item += 1
        state.seat += 1
        state.item = HORSE
    state.seat = 0
    state.item = HORSE
    _order(state, chance)


def handicap(state: Table, taken: bool, chance: Chance) -> None:
    if taken:
        levels = state.armour if state.item == ARMOUR else state.horse
        levels[state.seat] = 1
        if state.events is not None:
            state.tell(Event("handicap", {"seat": state.seat, "item": ITEMS[state.item]}))
    state.item += 1
    _ask_handicap(state, chance)


def _order(state: Table, chance: Chance) -> None:
    """A random order; who is behind gets glory and challenge cards for it (KT-035, KT-036)."""
    setting = state.setting
    order = list(range(setting.sides))
    if not setting.solo:
        chance.shuffle(order)
    state.order = order
    if state.events is not None:
        state.tell(Event("order", {"seats": [state.who(seat) for seat in order]}))
    if not setting.solo:  # KT-R88
        for place in range(1, len(order)):
            effects.add_glory(state, order[place], place, FROM_START)
            for _ in range(place):
                dealing.draw_card(state, order[place], CHALLENGE, chance)
    for seat in range(setting.seats):
        dealing.deal_titles(state, seat, setting.figures.dealt[state.character[seat]], chance)
    if setting.rivalry:  # KT-339, KT-R107
        dealing.draw_title(state, PERSONAL + VP, chance)
    state.seat = 0
    _ask_titles(state, chance)


def _to_keep(state: Table, seat: int) -> int:
    return state.setting.figures.kept[state.character[seat]] - state.titles_in(PERSONAL + seat)


def _ask_titles(state: Table, chance: Chance) -> None:
    """Exactly the number on the card; all, if no more were dealt (KT-038, KT-R05)."""
    while state.seat < state.setting.seats:
        seat = state.seat
        left = _to_keep(state, seat)
        dealt = state.titles_in(DEALT + seat)
        if 0 < left < dealt:
            state.phase = TITLES_PHASE
            return
        if left > 0:
            for title in range(TITLE_COUNT):
                if state.title_zone[title] == DEALT + seat:
                    dealing.keep_title(state, seat, title)
        state.seat += 1
    _titles_done(state, chance)


def keep(state: Table, title: int, chance: Chance) -> None:
    dealing.keep_title(state, state.seat, title)
    _ask_titles(state, chance)


def _titles_done(state: Table, chance: Chance) -> None:
    """Unkept titles go back into the deck (KT-039); then the support track and the travel cards."""
    setting = state.setting
    for title in range(TITLE_COUNT):
        zone = state.title_zone[title]
        if zone >= DEALT:
            state.title_zone[title] = IN_DECK
            state.title_known[title] = 1 << (zone - DEALT)
        elif setting.open_titles and zone >= PERSONAL and not (setting.solo and zone == PERSONAL + VP):
            dealing.open_title(state, title)
            if state.events is not None:
                state.tell(Event("title_open", {"seat": zone - PERSONAL, "title": TITLES[title]}))
    dealing.lay_track(state, chance)
    for seat in range(setting.seats):
        draws = setting.figures.draws[state.character[seat]]
        for deck in range(len(DECKS)):
            for _ in range(draws[deck]):
                dealing.draw_card(state, seat, deck, chance)
    state.seat = 0
    _ask_returns(state, chance)


def _ask_returns(state: Table, chance: Chance) -> None:
    while state.seat < state.setting.seats:
        if state.hands[state.seat]:
            state.phase = RETURN_PHASE
            return
        state.seat += 1
    _returns_done(state, chance)


def give_back(state: Table, card: int, chance: Chance) -> None:
    """One card more to be returned; seen by the others when all have decided (KT-049)."""
    state.hands[state.seat].remove(card << 1)
    cards = state.returned[state.seat]
    cards.append(card)
    cards.sort()
    if not state.hands[state.seat]:
        state.seat += 1
        _ask_returns(state, chance)


def returns_made(state: Table, chance: Chance) -> None:
    state.seat += 1
    _ask_returns(state, chance)


def _returns_done(state: Table, chance: Chance) -> None:
    """All returns at once (KT-R06), then rows, events, tournament."""
    for seat in range(state.setting.seats):
        cards = state.returned[seat]
        if cards:
            if state.events is not None:
                decks = [DECKS[deck_of(card)] for card in cards]
                state.tell(Event("returned", {"seat": seat, "count": len(cards), "decks": decks}))
            for card in cards:
                deck = state.decks[deck_of(card)]
                deck.append(card)
                deck.sort()
            effects.add_resource(state, seat, STRENGTH, len(cards))
            state.returned[seat] = []
    dealing.lay_rows(state, chance)
    _choose_events(state, chance)
    tournament.prepare(state, chance)
    state.phase = ACTION_START


def _choose_events(state: Table, chance: Chance) -> None:
    """One of each set; that of round 3 lies face down (KT-052, KT-053)."""
    events: list[int] = []
    for number in range(1, ROUNDS + 1):
        fitting = [
            event for event in range(EVENT_COUNT) if state.setting.figures.event_round[event] == number
        ]
        events.append(fitting[chance.below(len(fitting))])
    state.events_of = events
    if state.events is not None:
        state.tell(Event("event_next", {"round": 2, "event": EVENTS[events[1]]}))
