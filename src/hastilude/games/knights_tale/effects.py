"""What cards, tokens, actions and events give: small codes, carried out in one place."""

from hastilude.core.chance import Chance
from hastilude.core.words import Arg, Event, Refusal
from hastilude.games.knights_tale import dealing
from hastilude.games.knights_tale.cards import (
    ANY_RELIC,
    ARMOUR,
    COINS,
    DRAW_TITLES,
    FAITH,
    FROM_SUPPORT,
    GIVE_PRESTIGE,
    GIVE_RELIC,
    GIVE_SUPPORT,
    GLORY,
    HORSE,
    IMMEDIATE,
    ITEMS,
    JOURNEY,
    PRESTIGE,
    RAISE_ARMOUR,
    RAISE_HORSE,
    RECRUIT,
    RELIC_KINDS,
    RELICS,
    RESOURCES,
    SCROLL,
    SOURCE_COUNT,
    STRENGTH,
    SUPPORT,
    TOP_SUPPORT,
)
from hastilude.games.knights_tale.tableau import IN_DECK, IN_DISCARD, NONE, PRIZE_PHASE, Tableau


def gain(state: Tableau, seat: int, effect: list[int], source: int, chance: Chance) -> int:
    """Carry out an effect for a seat; whatever part cannot be had is lost (KT-R46).

    Returns how many titles are to be drawn now, or 0: the caller asks which is kept.
    """
    titles = 0
    for i in range(0, len(effect), 2):
        code = effect[i]
        number = effect[i + 1]
        if code == GLORY:
            add_glory(state, seat, number, source)
        elif code <= STRENGTH:
            add_resource(state, seat, code, number)
        elif code == RAISE_HORSE:
            raise_item(state, seat, HORSE, number)
        elif code == RAISE_ARMOUR:
            raise_item(state, seat, ARMOUR, number)
        elif code == GIVE_PRESTIGE:
            give_prestige(state, seat, number)
        elif code == GIVE_RELIC:
            give_relic(state, seat, number)
        elif code == GIVE_SUPPORT:
            if number in state.piles[SCROLL]:  # for cards alone (KT-042, KT-R11)
                state.piles[SCROLL].remove(number)
                give_support(state, seat, number, chance)
        elif code == TOP_SUPPORT:
            if state.piles[SCROLL]:
                give_support(state, seat, dealing.draw_token(state, SCROLL, chance), chance)
        elif code == RECRUIT:
            token = state.event_token
            if token != NONE:
                state.event_token = NONE
                give_support(state, seat, token, chance)
        elif code == DRAW_TITLES:
            titles = number
    return titles


def wants_relic(effect: list[int]) -> bool:
    """Whether a relic of the player's choice is among it (KT-R27)."""
    return any(effect[i] == ANY_RELIC for i in range(0, len(effect), 2))


def can_have(state: Tableau, seat: int, effect: list[int]) -> bool:
    """Whether any part of an effect would do something (KT-R36, KT-R46)."""
    return any(part_works(state, seat, effect[i], effect[i + 1]) for i in range(0, len(effect), 2))


def part_works(state: Tableau, seat: int, code: int, number: int) -> bool:
    if code == GLORY:
        return True
    if code <= STRENGTH:
        return stock(state, code) > 0
    if code == RAISE_HORSE:
        return state.horse[seat] == number - 1
    if code == RAISE_ARMOUR:
        return state.armour[seat] == number - 1
    if code == GIVE_PRESTIGE:
        return can_get_prestige(state, seat, number)
    if code == GIVE_RELIC:
        return relic_stock(state, number) > 0
    if code == GIVE_SUPPORT:
        return number in state.piles[SCROLL]
    if code == TOP_SUPPORT:
        return len(state.piles[SCROLL]) > 0
    if code == RECRUIT:
        return state.event_token != NONE
    if code == DRAW_TITLES:
        return state.titles_in(IN_DECK) + state.titles_in(IN_DISCARD) > 0
    if code == JOURNEY:
        return state.cards_left() > 0
    return True


# -- glory and resources -----------------------------------------------------------------


def add_glory(state: Tableau, seat: int, number: int, source: int, told: bool = False) -> None:
    """Glory never falls below 0: a loss takes what there is (KT-R14); it has no other bound (KT-020, KT-R13).

    `told`: somebody has said it already.
    """
    if number < 0 and state.glory[seat] + number < 0:
        number = -state.glory[seat]
    state.glory[seat] = state.glory[seat] + number
    at = seat * SOURCE_COUNT + source
    state.earned[at] = state.earned[at] + number
    if state.events is not None and number and not told:
        args: dict[str, Arg] = {"seat": state.who(seat), "resource": "glory", "count": abs(number)}
        state.tell(Event("gained" if number > 0 else "lost", args))


def add_resource(state: Tableau, seat: int, code: int, number: int) -> None:
    """Coins, faith or strength; no limit (KT-019), but with finite_supply what there is (KT-R12)."""
    if number > 0 and state.setting.finite:
        left = stock(state, code)
        if number > left:
            number = left
    purse = state.coins if code == COINS else state.faith if code == FAITH else state.strength
    if number < 0 and purse[seat] + number < 0:  # KT-252
        number = -purse[seat]
    purse[seat] = purse[seat] + number
    if state.events is not None and number:
        args: dict[str, Arg] = {"seat": seat, "resource": RESOURCES[code], "count": abs(number)}
        state.tell(Event("gained" if number > 0 else "lost", args))


def pay(state: Tableau, seat: int, code: int, number: int) -> None:
    """To the supply (KT-021); the caller knows that it is there."""
    purse = state.coins if code == COINS else state.faith if code == FAITH else state.strength
    purse[seat] = purse[seat] - number
    if state.events is not None and number:
        state.tell(Event("paid", {"seat": seat, "resource": RESOURCES[code], "count": number}))


def can_pay(state: Tableau, seat: int, cost: list[int]) -> bool:
    if not cost:
        return True
    code = cost[0]
    purse = state.coins if code == COINS else state.faith if code == FAITH else state.strength
    return purse[seat] >= cost[1]


def too_dear(price: int, owned: int, resource: str, rules: tuple[str, ...]) -> Refusal:
    return Refusal("cannot_pay", {"price": price, "owned": owned, "resource": resource}, rules)


def stock(state: Tableau, code: int) -> int:
    """What the supply still has; without end unless finite_supply (KT-R12)."""
    if not state.setting.finite:
        return 1 << 20
    supply = state.setting.figures.supply
    owned = 0
    if code == COINS:
        for number in state.coins:
            owned += number
        return supply[2] - owned
    if code == FAITH:
        for number in state.faith:
            owned += number
        if state.held:
            owned += state.held[1]
        return supply[1] - owned - state.faith_spent[0] - state.faith_spent[1]
    for number in state.strength:
        owned += number
    if state.held:
        owned += state.held[0]
    return supply[0] - owned - state.committed[0] - state.committed[1]


# -- equipment and tokens ----------------------------------------------------------------


def raise_item(state: Tableau, seat: int, item: int, level: int) -> None:
    """To that level, from the one before and no other (KT-117, KT-324, KT-R49, KT-R50).

    Nothing leads down (KT-328).
    """
    levels = state.armour if item else state.horse
    if levels[seat] != level - 1:
        return
    levels[seat] = level  # KT-325
    if state.events is not None:
        state.tell(Event("raised", {"seat": seat, "item": ITEMS[item], "level": level}))


def can_get_prestige(state: Tableau, seat: int, kind: int) -> bool:
    """At most one of each kind (KT-018, KT-118, KT-234)."""
    if (state.prestige_up[seat] | state.prestige_down[seat]) >> kind & 1:
        return False
    if not state.setting.finite:
        return True
    owned = 0
    for other in range(state.setting.sides):
        owned += (state.prestige_up[other] | state.prestige_down[other]) >> kind & 1
    return owned < state.setting.figures.prestige_copies[kind]


def give_prestige(state: Tableau, seat: int, kind: int) -> None:
    got = can_get_prestige(state, seat, kind)
    if got:
        state.prestige_up[seat] = state.prestige_up[seat] | 1 << kind
    if state.events is not None:
        args: dict[str, Arg] = {"seat": seat, "prestige": PRESTIGE[kind]}
        state.tell(Event("prestige_gained" if got else "prestige_refused", args))


def relic_stock(state: Tableau, kind: int) -> int:
    if not state.setting.finite:
        return 1 << 20
    owned = 0
    for seat in range(state.setting.sides):
        at = (seat * RELIC_KINDS + kind) * 2
        owned += state.relics[at] + state.relics[at + 1]
    return state.setting.figures.relic_copies[kind] - owned


def give_relic(state: Tableau, seat: int, kind: int) -> None:
    """Face up (KT-R18); for a travel card, or a prize (KT-010)."""
    if relic_stock(state, kind) <= 0:
        return
    at = (seat * RELIC_KINDS + kind) * 2
    state.relics[at] = state.relics[at] + 1
    if state.events is not None:
        state.tell(Event("relic_gained", {"seat": seat, "relic": RELICS[kind]}))


def give_support(state: Tableau, seat: int, kind: int, chance: Chance) -> None:
    """Face up; an immediate token acts now and never again (KT-263, KT-R18, KT-R70)."""
    tokens = state.support[seat]
    tokens.append(kind << 1)
    tokens.sort()
    if state.events is not None:
        state.tell(Event("support_gained", {"seat": seat, "support": SUPPORT[kind]}))
    figures = state.setting.figures
    if figures.timing[kind] == IMMEDIATE:
        gain(state, seat, figures.effect[kind], FROM_SUPPORT, chance)


def ask_for_relic(state: Tableau, seat: int) -> bool:
    """A relic of choice: ask, if any can be had (KT-R27)."""
    for kind in range(RELIC_KINDS):
        if relic_stock(state, kind) > 0:
            state.phase = PRIZE_PHASE
            state.seat = seat
            return True
    return False
