"""Longer moves of Lionheart: how the units of a card follow each other (ledger 10, "combinations").

Three borders are one fence, two cells one expansion: a bot that looks ahead takes them as one
move. Each function gives the action that plainly comes next.
"""

from hastilude.games.lionheart import scoring
from hastilude.games.lionheart.appraisal import Appraisal, Weights
from hastilude.games.lionheart.area import Area
from hastilude.games.lionheart.cards import (
    BORDER,
    CASTLES,
    DECK,
    DOMAINS,
    EDGE_CELL,
    EXPAND,
    KNIGHT,
    MARKET,
    SIDE,
    STOP,
    TAKE,
    UPRIGHT,
)
from hastilude.games.lionheart.fences import make_plans, plan_of
from hastilude.games.lionheart.reach import (
    cells_to_take,
    free_e,
    free_s,
    growing_domains,
    knight_cells,
)
from hastilude.games.lionheart.rules import Lionheart
from hastilude.games.lionheart.tableau import (
    ALLIANCE_PAIR,
    BORDER_PLACING,
    CELL_TAKING,
    DOMAIN_CHOICE,
    DRAWING,
    KNIGHT_PLACING,
    LEAVING,
    TRAITOR_KNIGHT,
    TRAITOR_PAIR,
    TURN,
)


class Shortlist:
    """The best actions so far, the first the best; equal ones as they came."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.actions: list[int] = []
        self.worths: list[float] = []

    def offer(self, action: int, worth: float) -> None:
        at = len(self.actions)
        while at > 0 and self.worths[at - 1] < worth:
            at -= 1
        if at < self.width:
            self.actions.insert(at, action)
            self.worths.insert(at, worth)
            if len(self.actions) > self.width:
                self.actions.pop()
                self.worths.pop()


def in_card(state: Lionheart) -> bool:
    """Whether a card is being carried out."""
    return TURN < state.phase < DRAWING


def may_stop(state: Lionheart) -> bool:
    """Whether the rest of the card may be left undone: `stop` is the last of the legal actions."""
    legal = state.legal()
    return legal[len(legal) - 1] == STOP


def finish_card(state: Lionheart, weights: Weights) -> None:
    """Carry out the rest of the card in play."""
    while in_card(state):
        state.play_on(next_unit(state, weights))


def next_unit(state: Lionheart, weights: Weights) -> int:
    legal = state.legal()
    if len(legal) == 1:
        return legal[0]
    phase = state.phase
    if phase == BORDER_PLACING:
        return next_border(state)
    if phase == CELL_TAKING:
        return next_cell(state)
    if phase == DOMAIN_CHOICE:
        return next_domain(state, legal)
    if phase == KNIGHT_PLACING:
        return best_by_value(state, knight_choices(state), weights)
    if phase in (TRAITOR_PAIR, ALLIANCE_PAIR):
        return best_by_value(state, legal, weights)
    if phase == TRAITOR_KNIGHT:
        return _field_first(state, legal)
    return legal[0]


def best_by_value(state: Lionheart, actions: list[int], weights: Weights) -> int:
    """The action after which the decider's share is the largest."""
    seat = state.decider()
    best = actions[0]
    height = -1.0
    make_plans(state)
    for action in actions:
        after = state.copy()
        after.play_on(action)
        while after.phase in (TRAITOR_KNIGHT, LEAVING):
            after.play_on(_field_first(after, after.legal()))
        share = Appraisal(after, weights, seat).shares()[seat]
        if share > height:
            height = share
            best = action
    return best


def _field_first(state: Lionheart, legal: list[int]) -> int:
    """A cell that costs no fee, if there is one."""
    if state.phase == TRAITOR_KNIGHT:
        for action in legal:
            if state.land.fields.has(action - KNIGHT):
                return action
    return legal[0]


# -- borders -----------------------------------------------------------------------------


def border_choices(state: Lionheart, width: int) -> list[int]:
    """Borders worth a look: the best of each own fence, or some that do no harm."""
    found: list[int] = []
    first = state.setting.colour_of[state.seat] * CASTLES
    for castle in range(first, first + CASTLES):
        if state.castle_at[castle] >= 0:
            for action in _best_edges(state, castle, width):
                if action not in found:
                    found.append(action)
    return found or _harmless(state, width)


def next_border(state: Lionheart) -> int:
    """The fence that gains most by the borders still to be placed."""
    best = -1
    height = 0.0
    first = state.setting.colour_of[state.seat] * CASTLES
    for castle in range(first, first + CASTLES):
        if state.castle_at[castle] < 0:
            continue
        plan = plan_of(state, castle)
        units = min(state.left, plan.missing)
        if units > 0:
            gain = (plan.hope(units) - plan.hope(0)) / units
            if gain > height:
                height = gain
                best = castle
    if best >= 0:
        edges = _best_edges(state, best, 1)
        if edges:
            return edges[0]
    if may_stop(state):
        return STOP
    return _harmless(state, 1)[0]


def _best_edges(state: Lionheart, castle: int, width: int) -> list[int]:
    """The missing borders of a fence that help the others least."""
    plan = plan_of(state, castle)
    free = plan.edge_e.both(free_e(state))
    edges: list[int] = []
    for cell in free.cells():
        edges.append(cell - cell // SIDE)
    plan.edge_s.both(free_s(state)).number(UPRIGHT, edges)
    best = Shortlist(width)
    for edge in edges:
        best.offer(BORDER + edge, -_helps_others(state, edge))
    return best.actions


def _helps_others(state: Lionheart, edge: int) -> float:
    """What a border brings the other seats' fences, less what it brings one's own."""
    cell = EDGE_CELL[edge]
    upright = edge < UPRIGHT
    mine = state.setting.colour_of[state.seat]
    total = 0.0
    for castle in range(DOMAINS):
        if state.castle_at[castle] < 0 or state.owner(castle) < 0:
            continue
        plan = plan_of(state, castle)
        around = plan.edge_e if upright else plan.edge_s
        if around.has(cell):
            gain = plan.hope(1) - plan.hope(0)
            total += -gain if castle // CASTLES == mine else gain
    return total


def _harmless(state: Lionheart, width: int) -> list[int]:
    """Legal borders that help the others least: for those that must be placed all the same."""
    legal = state.legal()
    best = Shortlist(width)
    step = max(1, len(legal) // 24)
    for i in range(0, len(legal), step):
        if legal[i] != STOP:
            best.offer(legal[i], -_helps_others(state, legal[i] - BORDER))
    return best.actions


# -- cells ---------------------------------------------------------------------------------


def next_cell(state: Lionheart) -> int:
    """The cell with the most for the two that may still be taken."""
    best = STOP
    height = 0.0 if may_stop(state) else -100.0
    for cell in cells_to_take(state, state.domain).cells():
        gain = cell_gain(state, cell)
        if gain > height:
            height = gain
            best = TAKE + cell
    return best


def cell_choices(state: Lionheart, width: int) -> list[int]:
    """The cells that bring most."""
    best = Shortlist(width)
    for cell in cells_to_take(state, state.domain).cells():
        best.offer(TAKE + cell, cell_gain(state, cell))
    return best.actions


def cell_gain(state: Lionheart, cell: int) -> float:
    """What a cell brings: points for oneself, losses of others, and the best cell that follows."""
    seat = state.seat
    seats = state.setting.seats
    castle = state.domain
    left = state.left
    after = state.copy()
    after.play_on(TAKE + cell)
    gain = 0.02
    for other in range(seats):
        change = float(scoring.worth(after, other) - scoring.worth(state, other))
        gain += change if other == seat else -0.6 * change
    if state.land.mine[cell] >= 0:
        ore = scoring.mines(state, seat) >> 8 * state.land.mine[cell] & 255
        gain += 1.6 if ore == 0 else 0.8
    follow = best_point(after, cells_to_take(after, castle))
    return gain + (0.9 if left > 1 else 0.2) * follow


def best_point(state: Lionheart, area: Area) -> float:
    """The points of the best cell of an area."""
    land = state.land
    if area.meets(land.residences):
        return 5.0
    if area.meets(land.villages):
        return 3.0
    return 1.0 if area.meets(land.forests) else 0.0


def next_domain(state: Lionheart, legal: list[int]) -> int:
    """The domain whose best cell is the best."""
    best = legal[0]
    height = -100.0
    for castle in growing_domains(state, state.seat):
        after = state.copy()
        after.play_on(EXPAND + castle)
        for cell in cells_to_take(after, castle).cells():
            gain = cell_gain(after, cell)
            if gain > height:
                height = gain
                best = EXPAND + castle
    return best


# -- knights ---------------------------------------------------------------------------------


def knight_choices(state: Lionheart) -> list[int]:
    """For each domain a cell or two where a knight may stand: fields first. Where none has room, on the
    open land: there a knight guards nothing until a fence is closed around it."""
    seat = state.seat
    cells = knight_cells(state, seat, state.setting.figures.fee, state.money[seat])
    found: list[int] = []
    first = state.setting.colour_of[seat] * CASTLES
    for castle in range(first, first + CASTLES):
        if state.domains[castle].some():
            _some_cells(state, cells.both(state.domains[castle]), found)
    if not found:
        _some_cells(state, cells.without(state.settled), found)
    if may_stop(state):
        found.append(STOP)
    return found


def knights_at_home(state: Lionheart) -> bool:
    """Whether a domain of the decider has room for a knight."""
    seat = state.seat
    cells = knight_cells(state, seat, state.setting.figures.fee, state.money[seat])
    first = state.setting.colour_of[seat] * CASTLES
    return any(cells.meets(state.domains[castle]) for castle in range(first, first + CASTLES))


def _some_cells(state: Lionheart, cells: Area, found: list[int]) -> None:
    """The first and the last field, or else forest."""
    fields = cells.both(state.land.fields)
    some = (fields if fields.some() else cells).cells()
    if some:
        found.append(KNIGHT + some[0])
        if len(some) > 1:
            found.append(KNIGHT + some[len(some) - 1])


# -- drawing -----------------------------------------------------------------------------------


def draw_choices(state: Lionheart, width: int, weights: Weights) -> list[int]:
    """The deck, and the cards of the market that promise most."""
    appraisal = Appraisal(state, weights, state.seat)
    hopes = appraisal.hopes[state.seat]
    best = Shortlist(width)
    for action in state.legal():
        if action >= MARKET:
            best.offer(action, appraisal.drawn(state.seat, action - MARKET, hopes))
    return [DECK, *best.actions]


def next_draw(state: Lionheart, weights: Weights) -> int:
    """The best card of the market, if it beats an unseen one."""
    appraisal = Appraisal(state, weights, state.seat)
    best = DECK
    height = weights.unseen
    hopes = appraisal.hopes[state.seat]
    for action in state.legal():
        if action >= MARKET:
            worth = appraisal.drawn(state.seat, action - MARKET, hopes)
            if worth > height:
                height = worth
                best = action
    return best
