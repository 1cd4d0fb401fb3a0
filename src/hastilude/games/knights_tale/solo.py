"""The virtual opponent of the solo mode: its cards, its place in the tournament, its duels."""

from hastilude.core.chance import Chance
from hastilude.core.words import Event
from hastilude.games.knights_tale import dealing, effects
from hastilude.games.knights_tale.cards import (
    A_EVENT,
    A_GOAL,
    A_HERALD,
    A_INITIATIVE,
    A_JOURNEY,
    A_SUPPORT,
    AREA_COUNT,
    AREAS,
    ARMOUR_DIE,
    CELLS,
    CITY_PLACES,
    DECKS,
    FACES,
    FROM_EVENT,
    FROM_SUPPORT,
    GLORY,
    IMMEDIATE,
    IN_CITY,
    JOURNEY,
    KNIGHTS,
    RECRUIT,
    SOLO_CARDS,
    SUPPORT,
    TRACK_CELLS,
    TRAVEL,
    V_SPECIAL,
    V_SUPPORT,
)
from hastilude.games.knights_tale.tableau import (
    IN_DECK,
    IN_DISCARD,
    NOBODY,
    NONE,
    PERSONAL,
    VP,
    Tableau,
)

#: what the cells are called whose tokens it leaves alone (KT-347)
TOO_DEAR = 2
#: what stands at a place of the bracket, beside knights
_HUMAN = -2

# -- its cards ---------------------------------------------------------------------------


def new_deck(state: Tableau) -> None:
    """All solo cards in use, at the start of each action phase (KT-341, KT-342)."""
    decks = state.setting.figures.solo_deck
    state.vp_deck = [
        card
        for card in range(len(SOLO_CARDS))
        if decks[card] == 0 or decks[card] == state.setting.personality
    ]
    state.vp_discard = []
    state.vp_card = NONE
    state.vp_action = NONE


def act(state: Tableau, chance: Chance) -> None:
    """One pawn: cards are drawn until one has an action that can be done (KT-343, KT-R92)."""
    state.pawns[VP] = state.pawns[VP] - 1
    aside: list[int] = []
    done = False
    while not done:
        if not state.vp_deck:
            if not state.vp_discard:
                break  # else it would draw for ever (KT-R87)
            state.vp_deck = sorted(state.vp_discard)  # KT-344
            state.vp_discard = []
        card = state.vp_deck.pop(chance.below(len(state.vp_deck)))
        aside.append(card)
        state.vp_card = card
        state.vp_action = NONE
        actions = state.setting.figures.solo_actions[card]
        for number in range(len(actions)):
            if _try(state, actions[number], chance):
                state.vp_action = number
                done = True
                break
    state.vp_discard.extend(aside)  # KT-R93
    if not done and state.events is not None:
        state.tell(Event("vp_idle", {}))


def _try(state: Tableau, action: list[int], chance: Chance) -> bool:
    """Do an action of a card, if it can be done completely; nothing is paid, nothing kept (KT-346)."""
    told = 0 if state.events is None else len(state.events)
    what = action[0]
    if what == V_SUPPORT:
        done = _discard_support(state, action)
        area = A_SUPPORT
    elif what == V_SPECIAL:
        done = _discard_special(state)
        area = A_SUPPORT
    else:
        area = what
        if not state.has_cell(area):  # KT-345, KT-R98
            return False
        if area == A_JOURNEY:
            done = _discard_row(state, action[1])
        elif area == A_GOAL:
            done = _new_goal(state, chance)
        elif area == A_EVENT:
            done = _event(state)
        elif area == A_INITIATIVE:
            done = VP not in state.initiative  # KT-356, KT-R97
            if done:
                state.initiative.append(VP)
        elif area == A_HERALD:
            done = state.setting.rivalry and _call(state)  # KT-357
        else:
            done = True  # Train, Pray, Serve: it only takes the cell (KT-355)
    if done:
        at = VP * AREA_COUNT + area
        state.placed[at] = state.placed[at] + 1
        if state.events is not None:  # before its effects, though only now it is known to be possible
            acted = Event("vp_acted", {"solo_card": SOLO_CARDS[state.vp_card], "area": AREAS[area]})
            state.events.insert(told, acted)
    return done


def _remove_token(state: Tableau, kind: int) -> None:
    """A token leaves the game; in rivalry its glory is the virtual opponent's (KT-348, KT-350)."""
    state.removed.append(kind)
    if state.events is not None:
        state.tell(Event("vp_removed", {"support": SUPPORT[kind]}))
    figures = state.setting.figures
    if not state.setting.rivalry or figures.timing[kind] != IMMEDIATE:
        return
    effect = figures.effect[kind]
    for i in range(0, len(effect), 2):
        if effect[i] == GLORY and effect[i + 1] > 0:  # losses are not applied (KT-R95)
            effects.add_glory(state, VP, effect[i + 1], FROM_SUPPORT)


def _discard_support(state: Tableau, action: list[int]) -> bool:
    """The first kind of the list that lies there; of equal ones the leftmost (KT-347, KT-R94)."""
    figures = state.setting.figures
    for i in range(1, len(action)):
        for cell in range(TRACK_CELLS):
            if state.track[cell] == action[i] and figures.cell_price[cell] != TOO_DEAR:
                state.track[cell] = NONE
                _remove_token(state, action[i])
                return True
    return False


def _discard_special(state: Tableau) -> bool:
    """The leftmost special token of the track (KT-349, KT-R95)."""
    for cell in range(TRACK_CELLS):
        kind = state.track[cell]
        if state.setting.figures.cell_special[cell] and kind != NONE:
            state.track[cell] = NONE
            _remove_token(state, kind)
            return True
    return False


def _discard_row(state: Tableau, deck: int) -> bool:
    """All four open cards of a kind, or nothing (KT-351)."""
    if len(state.rows[deck]) < dealing.ROW:
        return False
    if state.events is not None:
        state.tell(
            Event("vp_discarded", {"deck": DECKS[deck], "cards": [TRAVEL[c] for c in state.rows[deck]]})
        )
    state.spent.extend(state.rows[deck])
    state.rows[deck] = []
    return True


def _new_goal(state: Tableau, chance: Chance) -> bool:
    """Two titles to the discard and one for itself, all unseen (KT-352, KT-R99)."""
    if state.titles_in(IN_DECK) + state.titles_in(IN_DISCARD) < 3:
        return False
    drawn: list[int] = []
    for _ in range(3):
        drawn.append(dealing.draw_title(state, PERSONAL + VP, chance))
    dealing.forget_deck(state, 0)
    for title in drawn:
        state.title_known[title] = 0
    state.title_zone[drawn[0]] = IN_DISCARD
    state.title_zone[drawn[1]] = IN_DISCARD
    return True


def _event(state: Tableau) -> bool:
    """The event's action, as discards (KT-353, KT-R96)."""
    figures = state.setting.figures
    event = state.event()
    if figures.event_everyone[event]:
        return False
    options = figures.event_gain[event]
    effect = options[0]
    for i in range(0, len(effect), 2):
        if effect[i] == RECRUIT and state.event_token == NONE:
            return False
        if effect[i] == JOURNEY and _open_cards(state) < effect[i + 1]:
            return False
    if len(options) > 1:
        return True
    for i in range(0, len(effect), 2):
        code = effect[i]
        if code == RECRUIT:
            kind = state.event_token
            state.event_token = NONE
            _remove_token(state, kind)
        elif code == JOURNEY:
            _discard_open(state, effect[i + 1])
        elif code == GLORY and state.setting.rivalry:  # KT-354
            effects.add_glory(state, VP, effect[i + 1], FROM_EVENT)
    return True


def _open_cards(state: Tableau) -> int:
    return len(state.rows[0]) + len(state.rows[1]) + len(state.rows[2])


def _discard_open(state: Tableau, number: int) -> None:
    """Romance first, then trade, then challenge, each row from its first card on."""
    for deck in range(len(DECKS)):
        while number > 0 and state.rows[deck]:
            state.spent.append(state.rows[deck].pop(0))
            number -= 1


# -- its place in the tournament (rivalry) -----------------------------------------------


def sign_up(state: Tableau) -> None:
    """In the sign-up phase (KT-364, KT-367, KT-R101)."""
    if state.setting.plaisance:
        if not state.is_signed(VP):
            dealing.place_shield(state, VP, best_cell(state))
        return
    place = best_knight(state, False)
    if place != NONE:
        dealing.place_shield(state, VP, place)


def _call(state: Tableau) -> bool:
    """Through the herald (KT-358, KT-363)."""
    if state.setting.plaisance:
        if state.is_signed(VP):
            return False
        place = best_cell(state)
    else:
        place = best_knight(state, True)
    if place == NONE:
        return False
    state.heralds[VP] = state.heralds[VP] + 1
    dealing.place_shield(state, VP, place)
    return True


def best_knight(state: Tableau, herald: bool) -> int:
    """The most glory among those it can beat; ties: lower prestige, lower attack, upper city, left (KT-R100)."""
    figures = state.setting.figures
    human_bars = herald and not state.setting.own_city_only
    best = NONE
    for city in figures.cities:
        for i in range(IN_CITY):
            place = city * IN_CITY + i
            if not state.can_sign(VP, place) or (human_bars and state.in_city(0, place)):
                continue
            knight = state.knight[place]
            if surely_loses(state, knight, False):
                continue
            if best == NONE or _richer(state, knight, state.knight[best]):
                best = place
    return best


def _richer(state: Tableau, one: int, two: int) -> bool:
    figures = state.setting.figures
    if figures.knight_glory[one] != figures.knight_glory[two]:
        return figures.knight_glory[one] > figures.knight_glory[two]
    if figures.knight_prestige[one] != figures.knight_prestige[two]:
        return figures.knight_prestige[one] < figures.knight_prestige[two]
    return figures.knight_attack[one] < figures.knight_attack[two]


def best_cell(state: Tableau) -> int:
    """The four points of KT-359 … KT-362, made total by KT-R102."""
    free: list[int] = []
    for cell in range(CELLS):
        place = CITY_PLACES + cell
        if state.knight[place] == NONE and state.shield[place] == NOBODY:
            free.append(cell)
    # point 1: not beside a knight that is certain to win; else not beside the human
    dangerous = [cell for cell in free if _loses_at(state, cell, cell ^ 1)]
    if not dangerous:
        dangerous = [cell for cell in free if _standing(state, cell ^ 1) == _HUMAN]
    free = _without(free, dangerous)
    # point 2: the same for the second duel
    dangerous = [cell for cell in free if _loses_to_pair(state, cell, False)]
    if not any(_loses_to_pair(state, cell, True) for cell in free):
        dangerous = [cell for cell in free if _pair_has_human(state, (cell >> 1) ^ 1)]
    free = _without(free, dangerous)
    # points 3 and 4: the richest way up, the rightmost of equal ones
    best = NONE
    most = -1
    for cell in free:
        worth = _worth(state, cell)
        if worth >= most:
            best = cell
            most = worth
    return CITY_PLACES + best


def _without(cells: list[int], dropped: list[int]) -> list[int]:
    """A drop that would leave no cell is not made."""
    left = [cell for cell in cells if cell not in dropped]
    return left or cells


def _standing(state: Tableau, cell: int) -> int:
    """A knight, _HUMAN, or NONE."""
    place = CITY_PLACES + cell
    if state.knight[place] != NONE:
        return state.knight[place]
    return _HUMAN if state.shield[place] == 0 else NONE


def _loses_at(state: Tableau, cell: int, other: int) -> bool:
    knight = _standing(state, other)
    return knight >= 0 and surely_loses(state, knight, cell < other)


def _projected(state: Tableau, pair: int) -> int:
    """Who comes out of a pair as things stand (KT-R102)."""
    return _better(state, _standing(state, pair * 2), _standing(state, pair * 2 + 1))


def _better(state: Tableau, one: int, two: int) -> int:
    """A knight before the human before none; of two knights the one that would win (KT-223)."""
    if one >= 0 and two >= 0:
        figures = state.setting.figures
        if figures.knight_glory[one] != figures.knight_glory[two]:
            return one if figures.knight_glory[one] > figures.knight_glory[two] else two
        return one if figures.knight_prestige[one] >= figures.knight_prestige[two] else two
    if one >= 0:
        return one
    if two >= 0:
        return two
    return one if one == _HUMAN else two


def _loses_to_pair(state: Tableau, cell: int, perhaps: bool) -> bool:
    pair = (cell >> 1) ^ 1
    knight = _projected(state, pair)
    if knight < 0:
        return False
    left = cell < pair * 2
    return may_lose(state, knight, left) if perhaps else surely_loses(state, knight, left)


def _pair_has_human(state: Tableau, pair: int) -> bool:
    return _standing(state, pair * 2) == _HUMAN or _standing(state, pair * 2 + 1) == _HUMAN


def _worth(state: Tableau, cell: int) -> int:
    """Glory on the way up, until a knight that surely wins (KT-R102, point 3)."""
    half = cell >> 2 ^ 1
    path = [
        _standing(state, cell ^ 1),
        _projected(state, (cell >> 1) ^ 1),
        _better(state, _projected(state, half * 2), _projected(state, half * 2 + 1)),
    ]
    lefts = [cell & 1 == 0, cell >> 1 & 1 == 0, cell < 4]
    total = 0
    for i in range(3):
        met = path[i]
        if met == _HUMAN:
            total += 9 if state.glory[0] > state.glory[VP] else 7
        elif met >= 0:
            if surely_loses(state, met, lefts[i]):
                break
            total += state.setting.figures.knight_glory[met]
    return total


# -- its duels with knights --------------------------------------------------------------


def clash_won(state: Tableau, mine: int, knight: int, die: int, left: bool) -> bool:
    """One clash: attack, prestige, then the left one, or the knight in Padarm (KT-374)."""
    figures = state.setting.figures
    other = figures.knight_attack[knight] + die
    if mine != other:
        return mine > other
    rival = state.setting.rival
    if figures.knight_prestige[rival] != figures.knight_prestige[knight]:
        return figures.knight_prestige[rival] > figures.knight_prestige[knight]
    return left and state.setting.plaisance


def _wins_by_glory(state: Tableau, knight: int, left: bool) -> bool:
    figures = state.setting.figures
    rival = state.setting.rival
    if figures.knight_glory[rival] != figures.knight_glory[knight]:
        return figures.knight_glory[rival] > figures.knight_glory[knight]
    if figures.knight_prestige[rival] != figures.knight_prestige[knight]:
        return figures.knight_prestige[rival] > figures.knight_prestige[knight]
    return left and state.setting.plaisance


def _outcome(state: Tableau, knight: int, left: bool, best: bool) -> bool:
    """Whether it wins a clash if the dice are at their best, or at their worst, for it (KT-R89)."""
    if not state.setting.by_attack:
        return _wins_by_glory(state, knight, left)
    figures = state.setting.figures
    top = figures.die_top[ARMOUR_DIE]
    mine = figures.knight_attack[state.setting.rival]
    if figures.knight_dice[state.setting.rival] and best:
        mine += top
    die = top if figures.knight_dice[knight] and not best else 0
    return clash_won(state, mine, knight, die, left)


def surely_loses(state: Tableau, knight: int, left: bool) -> bool:
    return not _outcome(state, knight, left, True)


def may_lose(state: Tableau, knight: int, left: bool) -> bool:
    return not _outcome(state, knight, left, False)


def beats(state: Tableau, knight: int, left: bool, chance: Chance) -> bool:
    """A duel without decisions (KT-374)."""
    if not state.setting.by_attack:
        return _wins_by_glory(state, knight, left)
    figures = state.setting.figures
    rival = state.setting.rival
    won = 0
    lost = 0
    while won < 2 and lost < 2:
        mine = figures.knight_attack[rival] + _own_die(state, rival, chance)
        if clash_won(state, mine, knight, _own_die(state, knight, chance), left):
            won += 1
        else:
            lost += 1
    return won == 2


def _own_die(state: Tableau, knight: int, chance: Chance) -> int:
    """The armour die of a Polish noble, a fresh one in every clash."""
    figures = state.setting.figures
    if not figures.knight_dice[knight]:
        return 0
    active = 1 if state.setting.polish_three else 0
    return figures.die[(ARMOUR_DIE * 2 + active) * FACES + chance.below(FACES)] & 7


def tell_bout(state: Tableau, knight: int, won: bool) -> None:
    if state.events is not None:
        state.tell(Event("vp_won" if won else "vp_lost", {"knight": KNIGHTS[knight]}))
