"""Setting up, in the order of KT-R01: characters, order, titles, travel cards, board."""

from hastilude.core.chance import Chance
from hastilude.core.words import Args, Event, Refusal
from hastilude.games.knights_tale import dealing, effects, tournament
from hastilude.games.knights_tale.cards import (
    ARMOUR,
    CHALLENGE,
    CHARACTER,
    CHARACTERS,
    COINS,
    DECKS,
    DONE,
    EVENT_COUNT,
    EVENTS,
    FAITH,
    FROM_START,
    HANDICAP,
    HORSE,
    ITEMS,
    KEEP,
    LEVELS,
    OF_LEVEL,
    RETURN,
    ROUNDS,
    SPECIAL,
    STANDARD,
    STRENGTH,
    SUPPORTS,
    TITLE_COUNT,
    TITLES,
    TRAVEL,
    deck_of,
)
from hastilude.games.knights_tale.choice import Choice, TitleKept
from hastilude.games.knights_tale.tableau import (
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
    Tableau,
)

PUBLIC_TITLES = 3  # KT-024


def begin(state: Tableau, chance: Chance) -> None:
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


# -- characters --------------------------------------------------------------------------


class Character(Choice):
    """One of three, secretly; all are revealed together (KT-025, KT-R02)."""

    def legal(self, state: Tableau) -> list[int]:
        return [CHARACTER + state.offered[state.seat * LEVELS + level] for level in range(LEVELS)]

    def fits(self, action: int) -> bool:
        return action < HANDICAP

    def why_not(self, state: Tableau, action: int) -> Refusal:
        return Refusal("not_offered", {"character": CHARACTERS[action - CHARACTER]}, ("KT-025",))

    def reveals(self, state: Tableau, action: int) -> bool:
        """Who chooses last turns up the characters of all."""
        if state.setting.seats > 1 and state.seat + 1 == state.setting.seats:
            return True
        return super().reveals(state, action)

    def veil(self, state: Tableau, action: int, observer: int) -> int:
        """Decided at the same time as the others (part 7)."""
        return action if observer == state.seat else -1

    def apply(self, state: Tableau, action: int, chance: Chance) -> None:
        state.chosen[state.seat] = action - CHARACTER
        if state.seat + 1 < state.setting.seats:
            state.seat += 1
        else:
            _reveal(state, chance)


def _reveal(state: Tableau, chance: Chance) -> None:
    """Kit, equipment, resources, glory (KT-027 … KT-034), for players alone (KT-338); then handicaps."""
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
        state.horse[seat] = start[4]  # KT-R04
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
        if setting.warrior and setting.difficulty >= 1:  # KT-331, KT-R105
            state.horse[0] = 1
        if setting.warrior and setting.difficulty >= 2:
            state.armour[0] = 1
        if setting.rivalry:  # KT-340
            effects.add_glory(state, VP, figures.solo_glory, FROM_START)
    state.seat = 0
    state.item = HORSE
    _ask_handicap(state, chance)


# -- handicaps ---------------------------------------------------------------------------


def _ask_handicap(state: Tableau, chance: Chance) -> None:
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


class Handicap(Choice):
    """Level I of an item, or the printed one (KT-056)."""

    def details(self, state: Tableau) -> Args:
        return {"item": ITEMS[state.item]}

    def legal(self, state: Tableau) -> list[int]:
        return [HANDICAP + state.item, STANDARD + state.item]

    def fits(self, action: int) -> bool:
        return HANDICAP <= action < KEEP

    def why_not(self, state: Tableau, action: int) -> Refusal:
        return Refusal("other_item", {"item": ITEMS[state.item]}, ("KT-056",))

    def apply(self, state: Tableau, action: int, chance: Chance) -> None:
        if action < STANDARD:
            levels = state.armour if state.item == ARMOUR else state.horse
            levels[state.seat] = 1
            if state.events is not None:
                state.tell(Event("handicap", {"seat": state.seat, "item": ITEMS[state.item]}))
        state.item += 1
        _ask_handicap(state, chance)


# -- titles ------------------------------------------------------------------------------


def _order(state: Tableau, chance: Chance) -> None:
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
        dealing.deal_titles(state, seat, setting.figures.dealt[state.character[seat]], chance)  # KT-037
    if setting.rivalry:  # KT-339, KT-R107
        dealing.draw_title(state, PERSONAL + VP, chance)
    state.seat = 0
    _ask_titles(state, chance)


def _to_keep(state: Tableau, seat: int) -> int:
    return state.setting.figures.kept[state.character[seat]] - state.titles_in(PERSONAL + seat)


def _ask_titles(state: Tableau, chance: Chance) -> None:
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


class TitlesKept(TitleKept):
    """Which of the titles dealt are one's own, one after another (KT-038, KT-R05)."""

    def details(self, state: Tableau) -> Args:
        return {"count": _to_keep(state, state.seat)}

    def veil(self, state: Tableau, action: int, observer: int) -> int:
        """Titles kept stay hidden (part 7)."""
        return action if observer == state.seat else -1

    def apply(self, state: Tableau, action: int, chance: Chance) -> None:
        dealing.keep_title(state, state.seat, action - KEEP)
        _ask_titles(state, chance)


def _titles_done(state: Tableau, chance: Chance) -> None:
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
        draws = setting.figures.draws[state.character[seat]]  # KT-048
        for deck in range(len(DECKS)):
            for _ in range(draws[deck]):
                dealing.draw_card(state, seat, deck, chance)
    state.seat = 0
    _ask_returns(state, chance)


# -- travel cards ------------------------------------------------------------------------


def _ask_returns(state: Tableau, chance: Chance) -> None:
    while state.seat < state.setting.seats:
        if state.hands[state.seat]:
            state.phase = RETURN_PHASE
            return
        state.seat += 1
    _returns_done(state, chance)


class Returns(Choice):
    """Cards given back for strength; seen by the others when all have decided (KT-049, KT-R06)."""

    def legal(self, state: Tableau) -> list[int]:
        found: list[int] = []
        for slot in state.hands[state.seat]:
            if RETURN + (slot >> 1) not in found:
                found.append(RETURN + (slot >> 1))
        found.append(DONE)
        return found

    def fits(self, action: int) -> bool:
        return RETURN <= action <= DONE

    def why_not(self, state: Tableau, action: int) -> Refusal:
        return Refusal("not_in_hand", {"card": TRAVEL[action - RETURN]}, ("KT-049",))

    def veil(self, state: Tableau, action: int, observer: int) -> int:
        """Decided at the same time as the others (part 7)."""
        return action if observer == state.seat else -1

    def apply(self, state: Tableau, action: int, chance: Chance) -> None:
        if action != DONE:
            card = action - RETURN
            state.hands[state.seat].remove(card << 1)
            cards = state.returned[state.seat]
            cards.append(card)
            cards.sort()
            if state.hands[state.seat]:
                return
        state.seat += 1
        _ask_returns(state, chance)


def _returns_done(state: Tableau, chance: Chance) -> None:
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
    tournament.prepare(state, chance)  # KT-055
    state.phase = ACTION_START


def _choose_events(state: Tableau, chance: Chance) -> None:
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
