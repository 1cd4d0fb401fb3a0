"""Why an action of Lionheart may not be taken: rule, sentence, numbers."""

from hastilude.core.words import Refusal
from hastilude.games.lionheart.area import SINGLE
from hastilude.games.lionheart.cards import (
    ALLY,
    BORDER,
    CARD_NAMES,
    CASTLE,
    CASTLES,
    CELL_NAMES,
    COLOURS,
    DECK,
    DOMAIN_NAMES,
    DOMAINS,
    EDGE_CELL,
    EDGE_NAMES,
    EXPAND,
    EXPAND_DOMAIN,
    FIELD,
    FOREST,
    KNIGHT,
    MARKET,
    NOBODY,
    PLACE_BORDERS,
    PLACE_KNIGHTS,
    PLAY,
    SELL,
    SIDE,
    STOP,
    TAKE,
    TERRAINS,
    TRAITOR,
    UPRIGHT,
    USE_COUNT,
    USE_TRAITOR,
    USES,
    WITHDRAW,
)
from hastilude.games.lionheart.domains import borders_short
from hastilude.games.lionheart.reach import (
    beside_pieces,
    castle_sites,
    cells_to_take,
    demanded_gap,
    is_neighbour,
    is_opponent,
    knight_cells,
    may_leave,
    nearest_castle,
    traitor_cells,
    use_possible,
)
from hastilude.games.lionheart.table import (
    ALLIANCE_PAIR,
    BORDER_PLACING,
    CASTLE_PLACING,
    CELL_TAKING,
    DOMAIN_CHOICE,
    DRAWING,
    ENDED,
    KNIGHT_BESIDE,
    KNIGHT_PLACING,
    LEAVING,
    OLDEST_ASKED,
    TRAITOR_KNIGHT,
    TRAITOR_PAIR,
    TURN,
    Table,
)


def refusal(state: Table, action: int) -> Refusal | None:
    """None exactly when the action is legal."""
    phase = state.phase
    if phase == ENDED:
        return Refusal("over", {}, ("LH-161",))
    if action == STOP:
        return _stop(state)
    if action < CASTLE:
        return _oldest(state, action)
    if action < SELL:
        return _place(state, action)
    if action < BORDER:
        return _card(state, action) if phase == TURN else _not_now()
    if action < EXPAND:
        return _edge(state, action - BORDER) if phase == BORDER_PLACING else _not_now()
    if action < TAKE:
        return _domain(state, action - EXPAND) if phase == DOMAIN_CHOICE else _not_now()
    if action < TRAITOR:
        return _take(state, action - TAKE) if phase == CELL_TAKING else _not_now()
    if action < WITHDRAW:
        if phase != TRAITOR_PAIR:
            return _not_now()
        pair = action - TRAITOR
        return _traitor(state, pair // DOMAINS, pair % DOMAINS)
    if action < ALLY:
        return _withdraw(state, action - WITHDRAW) if phase == LEAVING else _not_now()
    if action < STOP:
        if phase != ALLIANCE_PAIR:
            return _not_now()
        pair = action - ALLY
        return _alliance(state, pair // DOMAINS, pair % DOMAINS)
    return _draw(state, action) if phase == DRAWING else _not_now()


def _not_now() -> Refusal:
    return Refusal("not_now", {}, ("LH-050",))


def _stop(state: Table) -> Refusal | None:
    if STOP in state.legal():
        return None
    if state.phase == BORDER_PLACING:
        return Refusal("must_go_on", {"left": state.left}, ("LH-070", "LH-R12"))
    if state.phase in (KNIGHT_PLACING, CELL_TAKING, DOMAIN_CHOICE, TRAITOR_PAIR, ALLIANCE_PAIR):
        return Refusal("must_go_on", {"left": state.left}, ("LH-067", "LH-R11"))
    return _not_now()


def _oldest(state: Table, seat: int) -> Refusal | None:
    if state.phase != OLDEST_ASKED:
        return _not_now()
    if seat >= state.setting.seats:
        return Refusal("no_such_seat", {"number": seat + 1, "seats": state.setting.seats}, ("LH-038",))
    return None


# -- pieces ------------------------------------------------------------------------------


def _place(state: Table, action: int) -> Refusal | None:
    cell = action - CASTLE if action < KNIGHT else action - KNIGHT
    if action < KNIGHT:
        if state.phase != CASTLE_PLACING:
            return _not_now()
        return _free(state, cell) or _castle(state, cell)
    if state.phase == KNIGHT_BESIDE:
        return _free(state, cell) or _footing(state, cell) or _beside(state, cell)
    if state.phase == KNIGHT_PLACING:
        return _free(state, cell) or _footing(state, cell) or _knight(state, cell, state.setting.figures.fee)
    if state.phase == TRAITOR_KNIGHT:
        return _free(state, cell) or _footing(state, cell) or _traitor_knight(state, cell)
    return _not_now()


def _free(state: Table, cell: int) -> Refusal | None:
    """On the board, and empty (LH-019)."""
    if not state.land.on_board(cell):
        return Refusal("outside", {"cell": CELL_NAMES[cell]}, ("LH-008",))
    if state.occupied().has(cell):
        return Refusal("cell_taken", {"cell": CELL_NAMES[cell]}, ("LH-019",))
    return None


def _footing(state: Table, cell: int) -> Refusal | None:
    terrain = state.land.terrain[cell]
    if terrain in (FIELD, FOREST):
        return None
    return Refusal(
        "knight_terrain", {"cell": CELL_NAMES[cell], "terrain": TERRAINS[terrain]}, ("LH-094", "LH-095")
    )


def _castle(state: Table, cell: int) -> Refusal | None:
    terrain = state.land.terrain[cell]
    name = CELL_NAMES[cell]
    if terrain != FIELD:
        return Refusal("castle_not_field", {"cell": name, "terrain": TERRAINS[terrain]}, ("LH-039",))
    colour = state.placing_colour()
    gap = demanded_gap(state, colour)
    if castle_sites(state, colour, gap).has(cell):
        return None
    nearest = nearest_castle(state, colour, cell)
    if 0 < nearest <= gap:
        args = {"cell": name, "colour": COLOURS[colour], "distance": nearest, "needed": gap + 1}
        return Refusal("castle_too_near", args, ("LH-043", "LH-046"))
    return Refusal("castle_no_room", {"cell": name}, ("LH-045",))


def _beside(state: Table, cell: int) -> Refusal | None:
    if SINGLE[state.castle_at[state.last_castle()]].grown().has(cell):
        return None
    return Refusal("not_beside_castle", {"cell": CELL_NAMES[cell]}, ("LH-040",))


def _knight(state: Table, cell: int, fee: int) -> Refusal | None:
    colour = state.setting.colour_of[state.seat]
    money = state.money[state.seat]
    if knight_cells(state, state.seat, fee, money).has(cell):
        return None
    name = CELL_NAMES[cell]
    if beside_pieces(state, colour).has(cell):
        return Refusal("forest_fee", {"cell": name, "money": money}, ("LH-096",))
    if state.pieces[colour].grown().has(cell):
        return Refusal("border_between", {"cell": name}, ("LH-097",))
    return Refusal("not_beside_piece", {"cell": name}, ("LH-097",))


def _traitor_knight(state: Table, cell: int) -> Refusal | None:
    if not state.domains[state.domain].has(cell):
        args = {"cell": CELL_NAMES[cell], "domain": DOMAIN_NAMES[state.domain]}
        return Refusal("outside_domain", args, ("LH-134",))
    setting = state.setting
    return _knight(state, cell, setting.figures.fee if setting.traitor_fee else 0)


def _withdraw(state: Table, cell: int) -> Refusal | None:
    name = CELL_NAMES[cell]
    victim = state.victim
    knights = state.domains[victim].both(state.pieces[victim // CASTLES]).minus(state.castle_at[victim])
    if not knights.has(cell):
        return Refusal("no_knight_there", {"cell": name}, ("LH-136",))
    if may_leave(state, victim).has(cell):
        return None
    if state.setting.chain_end:
        return Refusal("not_chain_end", {"cell": name}, ("LH-137", "LH-R36"))
    return Refusal("link_broken", {"cell": name}, ("LH-137",))


# -- cards -------------------------------------------------------------------------------


def _card(state: Table, action: int) -> Refusal | None:
    if action < PLAY:
        return _in_hand(state, action - SELL)
    card = (action - PLAY) // USE_COUNT
    use = (action - PLAY) % USE_COUNT
    return _in_hand(state, card) or use_refusal(state, card, use, state.seat)


def _in_hand(state: Table, card: int) -> Refusal | None:
    if state.holds(state.seat, card):
        return None
    return Refusal("not_in_hand", {"card": CARD_NAMES[card]}, ("LH-051",))


def use_refusal(state: Table, card: int, use: int, seat: int) -> Refusal | None:
    """Why a card in hand cannot be played for this: symbol, price, nothing to do (LH-067)."""
    setting = state.setting
    name = CARD_NAMES[card]
    if setting.figures.amount[card * USE_COUNT + use] == 0:
        return Refusal("not_on_card", {"card": name, "use": USES[use]}, ("LH-066",))
    price = setting.figures.price[card]
    money = state.money[seat]
    if money < price:
        return Refusal("too_dear", {"card": name, "price": price, "money": money}, ("LH-064",))
    rest = money - price
    out_of_knights = state.knight_supply[setting.colour_of[seat]] <= 0
    if use == PLACE_KNIGHTS and out_of_knights:
        return Refusal("no_knights_left", {}, ("LH-100",))
    if setting.null_play or use_possible(state, use, seat, rest):
        return None
    if use == PLACE_BORDERS:
        if setting.limited_borders and state.border_supply <= 0:
            return Refusal("no_borders_left", {}, ("LH-071",))
        return Refusal("no_edge_left", {}, ("LH-071", "LH-076"))
    if use == PLACE_KNIGHTS:
        if beside_pieces(state, setting.colour_of[seat]).some():
            return Refusal("only_forests", {"money": rest}, ("LH-067", "LH-096"))
        return Refusal("no_knight_cell", {}, ("LH-067", "LH-097"))
    if use == EXPAND_DOMAIN:
        return Refusal("no_expansion", {}, ("LH-067", "LH-103"))
    if use == USE_TRAITOR:
        return Refusal("no_traitor", {}, ("LH-141",))
    return Refusal("no_alliance", {}, ("LH-148",))


def market_refusal(state: Table, card: int) -> Refusal | None:
    """Why a card of the market cannot be taken now (LH-053, LH-183)."""
    if card == state.sold:
        return Refusal("just_sold", {"card": CARD_NAMES[card]}, ("LH-053",))
    if state.market_closed():
        return Refusal("market_closed", {"turns": state.idle}, ("LH-183",))
    return None


def _draw(state: Table, action: int) -> Refusal | None:
    if action == DECK:
        return None
    card = action - MARKET
    if card not in state.market:
        return Refusal("not_on_market", {"card": CARD_NAMES[card]}, ("LH-052",))
    return market_refusal(state, card)


# -- borders and domains -------------------------------------------------------------------


def _edge(state: Table, edge: int) -> Refusal | None:
    name = EDGE_NAMES[edge]
    cell = EDGE_CELL[edge]
    upright = edge < UPRIGHT
    exists = state.land.edges_e if upright else state.land.edges_s
    if not exists.has(cell):
        return Refusal("outside_edge", {"edge": name}, ("LH-011", "LH-012"))
    free = state.open_e if upright else state.open_s
    if not free.has(cell):
        return Refusal("edge_taken", {"edge": name}, ("LH-072",))
    domain = state.domain_at(cell)
    if domain != NOBODY:
        return Refusal("edge_in_domain", {"edge": name, "domain": DOMAIN_NAMES[domain]}, ("LH-075",))
    other = cell + (1 if upright else SIDE)
    for colour in range(len(COLOURS)):
        pieces = state.pieces[colour]
        if pieces.has(cell) and pieces.has(other):
            return Refusal("edge_same_colour", {"edge": name, "colour": COLOURS[colour]}, ("LH-073",))
    return None


def _own(state: Table, castle: int) -> Refusal | None:
    """A domain of the active player."""
    if state.owner(castle) != state.seat:
        return Refusal("not_your_domain", {"domain": DOMAIN_NAMES[castle]}, ("LH-103", "LH-131", "LH-144"))
    if not state.domains[castle].some():
        return Refusal("no_domain", {"domain": DOMAIN_NAMES[castle]}, ("LH-015",))
    return None


def _domain(state: Table, castle: int) -> Refusal | None:
    problem = _own(state, castle)
    if problem is None and not cells_to_take(state, castle).some():
        return Refusal("nothing_to_take", {"domain": DOMAIN_NAMES[castle]}, ("LH-103", "LH-104"))
    return problem


def _take(state: Table, cell: int) -> Refusal | None:
    castle = state.domain
    domain = state.domains[castle]
    name = CELL_NAMES[cell]
    if not state.land.on_board(cell):
        return Refusal("outside", {"cell": name}, ("LH-008",))
    if cells_to_take(state, castle).has(cell):
        return None
    if domain.has(cell):
        return Refusal("in_domain_already", {"cell": name, "domain": DOMAIN_NAMES[castle]}, ("LH-104",))
    if not domain.grown().has(cell):
        return Refusal("not_adjacent", {"cell": name, "domain": DOMAIN_NAMES[castle]}, ("LH-104", "LH-105"))
    for colour in range(len(COLOURS)):
        if state.pieces[colour].has(cell):
            return Refusal("piece_on_cell", {"cell": name, "colour": COLOURS[colour]}, ("LH-106", "LH-107"))
    victim = state.domain_at(cell)
    if victim != NOBODY:
        problem = _invasion(state, castle, victim, cell)
        if problem is not None:
            return problem
    args = {"cell": name, "needed": borders_short(state, castle, cell), "supply": state.border_supply}
    return Refusal("borders_short", args, ("LH-118",))


def _invasion(state: Table, castle: int, victim: int, cell: int) -> Refusal | None:
    args: dict[str, object] = {
        "cell": CELL_NAMES[cell],
        "domain": DOMAIN_NAMES[castle],
        "victim": DOMAIN_NAMES[victim],
    }
    if castle // CASTLES == victim // CASTLES:
        return Refusal("own_other_domain", args, ("LH-109",))
    if state.allied[castle] >> victim & 1:
        return Refusal("allied", args, ("LH-111", "LH-145"))
    if state.guard[castle] <= state.guard[victim]:
        args["knights"] = state.guard[castle]
        args["against"] = state.guard[victim]
        return Refusal("too_few_knights", args, ("LH-110", "LH-114"))
    return None


def _pair(state: Table, castle: int, victim: int) -> Refusal | None:
    """What traitor and alliance have in common: an own domain and an opponent's beside it."""
    problem = _own(state, castle)
    if problem is not None:
        return problem
    other = DOMAIN_NAMES[victim]
    if castle // CASTLES == victim // CASTLES:
        return Refusal("not_opponent", {"victim": other}, ("LH-R61",))
    if not state.domains[victim].some():
        return Refusal("no_domain", {"domain": other}, ("LH-015",))
    if not is_opponent(state, castle, victim):
        return Refusal("neutral_barred", {"victim": other}, ("LH-177", "LH-R38"))
    if not is_neighbour(state, castle, victim):
        return Refusal("not_neighbours", {"domain": DOMAIN_NAMES[castle], "victim": other}, ("LH-021",))
    return None


def _traitor(state: Table, castle: int, victim: int) -> Refusal | None:
    problem = _pair(state, castle, victim)
    if problem is not None:
        return problem
    if state.guard[castle] == 0:
        return Refusal("no_own_knight", {"domain": DOMAIN_NAMES[castle]}, ("LH-132",))
    if state.guard[victim] == 0:
        return Refusal("no_victim_knight", {"victim": DOMAIN_NAMES[victim]}, ("LH-132",))
    if not traitor_cells(state, castle, state.money[state.seat]).some():
        return Refusal("no_room", {"domain": DOMAIN_NAMES[castle]}, ("LH-134", "LH-141"))
    return None


def _alliance(state: Table, castle: int, victim: int) -> Refusal | None:
    problem = _pair(state, castle, victim)
    if problem is None and state.allied[castle] >> victim & 1:
        args = {"domain": DOMAIN_NAMES[castle], "victim": DOMAIN_NAMES[victim]}
        return Refusal("allied_already", args, ("LH-148",))
    return problem
