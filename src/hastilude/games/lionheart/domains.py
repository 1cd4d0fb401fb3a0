"""How the land is divided: regions, new domains, cells that are taken or cut off.

Every change is local. A new border can only part a region if both its ends touch another
border or the frame, so most borders on open land need no flood fill at all.
"""

from mypy_extensions import i64

from hastilude.core.words import Args, Event
from hastilude.games.lionheart.area import EMPTY, SINGLE, Area, spread
from hastilude.games.lionheart.cards import (
    CASTLES,
    DOMAIN_NAMES,
    DOMAINS,
    EDGE_CELL,
    FOREST,
    MINE_TYPES,
    NOBODY,
    RESIDENCE,
    SIDE,
    TERRAINS,
    UPRIGHT,
    VILLAGE,
)
from hastilude.games.lionheart.tableau import Tableau


def lay_border(state: Tableau, edge: int) -> None:
    """A border from the supply; the region it parts is judged anew (LH-079)."""
    cell = EDGE_CELL[edge]
    upright = edge < UPRIGHT
    parts = closes_ring(state, cell, upright)
    if upright:
        state.open_e = state.open_e.minus(cell)
    else:
        state.open_s = state.open_s.minus(cell)
    state.border_supply -= 1
    other = cell + (1 if upright else SIDE)
    if state.plans:
        state.disturb(SINGLE[cell].plus(other))
    if not parts:
        return
    region = spread(cell, state.open_e, state.open_s)
    if region.has(other):
        return
    beyond = spread(other, state.open_e, state.open_s)
    judge(state, region)
    judge(state, beyond)


def closes_ring(state: Tableau, cell: i64, upright: bool) -> bool:
    """Whether both ends of an edge touch another border or the frame (LH-R58): else it parts nothing."""
    return not first_end_free(state, cell, upright) and not last_end_free(state, cell, upright)


def first_end_free(state: Tableau, cell: i64, upright: bool) -> bool:
    """Whether the upper or left end of an edge touches neither a border nor the frame."""
    open_e = state.open_e
    open_s = state.open_s
    if upright:
        return (
            cell >= SIDE
            and open_e.has(cell - SIDE)
            and open_s.has(cell - SIDE)
            and open_s.has(cell - SIDE + 1)
        )
    return cell % SIDE > 0 and open_s.has(cell - 1) and open_e.has(cell - 1) and open_e.has(cell - 1 + SIDE)


def last_end_free(state: Tableau, cell: i64, upright: bool) -> bool:
    """… and the lower or right end."""
    open_e = state.open_e
    open_s = state.open_s
    rows: i64 = state.land.rows
    cols: i64 = state.land.cols
    if upright:
        inside = cell // SIDE < rows - 1
        return inside and open_e.has(cell + SIDE) and open_s.has(cell) and open_s.has(cell + 1)
    inside = cell % SIDE < cols - 1
    return inside and open_s.has(cell + 1) and open_e.has(cell) and open_e.has(cell + SIDE)


def would_part(state: Tableau, edge: int) -> bool:
    """Whether a border on this open edge would divide its region."""
    cell = EDGE_CELL[edge]
    upright = edge < UPRIGHT
    if not closes_ring(state, cell, upright):
        return False
    if upright:
        return not spread(cell, state.open_e.minus(cell), state.open_s).has(cell + 1)
    return not spread(cell, state.open_e, state.open_s.minus(cell)).has(cell + SIDE)


def judge(state: Tableau, region: Area) -> None:
    """A region that was parted off: with exactly one castle it is a domain, of whoever has the castle,
    with or without knights (LH-015 … LH-018, LH-175, LH-R39, LH-R60, LH-R62)."""
    found = NOBODY
    for castle in range(DOMAINS):
        cell = state.castle_at[castle]
        if cell >= 0 and region.has(cell):
            if found != NOBODY:
                return
            found = castle
    if found != NOBODY:
        found_domain(state, found, region)


def found_domain(state: Tableau, castle: int, region: Area) -> None:
    """A new domain; borders inside it are superfluous and go back, all others stay (LH-091, LH-092,
    LH-R19)."""
    inner_e = region.both(region.west())
    inner_s = region.both(region.north())
    lifted = inner_e.without(state.open_e).count() + inner_s.without(state.open_s).count()
    if lifted:
        state.open_e = state.open_e.union(inner_e)
        state.open_s = state.open_s.union(inner_s)
        state.border_supply += lifted
    state.guard[castle] = region.count_both(state.pieces[castle // CASTLES]) - 1
    state.settled = state.settled.union(region)
    hold(state, castle, region)
    if state.plans:
        state.disturb(region)
    if state.events is not None:
        owner = state.owner(castle)
        args: Args = {
            "domain": DOMAIN_NAMES[castle],
            "seat": owner,
            "count": region.count(),
            "points": state.points[castle],
        }
        state.events.append(Event("closed", args))
        if lifted:
            state.events.append(Event("superfluous", {"count": lifted}))


def hold(state: Tableau, castle: int, region: Area) -> None:
    """The domain of a castle is now this region: its worth follows, whatever stands on its cells
    (LH-020, LH-083 … LH-086, LH-151, LH-R51)."""
    land = state.land
    points = state.setting.figures.points
    state.domains[castle] = region
    state.points[castle] = (
        points[FOREST] * region.count_both(land.forests)
        + points[VILLAGE] * region.count_both(land.villages)
        + points[RESIDENCE] * region.count_both(land.residences)
    )
    ore = 0
    for kind in range(MINE_TYPES):
        ore |= region.count_both(land.mines[kind]) << 8 * kind
    state.ore[castle] = ore


def take_cell(state: Tableau, castle: int, cell: i64) -> None:
    """A domain takes a cell: fences, then what becomes of the land it came from (LH-116 … LH-129)."""
    victim = state.domain_at(cell)
    domain = state.domains[castle].plus(cell)
    # the cells that were in one region with the taken one
    before: list[int] = []
    _fence(state, domain, cell, before)
    hold(state, castle, domain)
    if state.plans:
        state.disturb(SINGLE[cell].grown())
    if state.events is not None:
        args: Args = {
            "seat": state.seat,
            "domain": DOMAIN_NAMES[castle],
            "cell": cell_name(cell),
            "terrain": TERRAINS[state.land.terrain[cell]],
            "from": state.owner(victim) if victim != NOBODY else NOBODY,
            "victim": DOMAIN_NAMES[victim] if victim != NOBODY else "",
        }
        state.events.append(Event("took", args))
    if victim != NOBODY:
        _shrink(state, victim, cell)
        return
    state.settled = state.settled.plus(cell)
    done = EMPTY
    for beside in before:  # LH-128, LH-R32
        if not done.has(beside):
            region = spread(beside, state.open_e, state.open_s)
            done = done.union(region)
            judge(state, region)


def _shrink(state: Tableau, victim: int, cell: i64) -> None:
    """What is no longer connected with the castle becomes neutral land (LH-124 … LH-127, LH-R31)."""
    old = state.domains[victim].minus(cell)
    rest = spread(state.castle_at[victim], state.open_e, state.open_s)
    hold(state, victim, rest)
    lost = old.without(rest)
    if lost.some():
        state.settled = state.settled.without(lost)
        state.disturb(lost.grown())
        if state.events is not None:
            args: Args = {"domain": DOMAIN_NAMES[victim], "seat": state.owner(victim), "count": lost.count()}
            state.events.append(Event("cut_off", args))


def _fence(state: Tableau, domain: Area, cell: i64, before: list[int]) -> None:
    """No border towards the domain, one on every other edge of the cell (LH-116, LH-R30)."""
    edges_e = state.land.edges_e
    edges_s = state.land.edges_s
    row: i64 = cell // SIDE
    col: i64 = cell % SIDE
    if edges_e.has(cell):
        _side_e(state, cell, domain.has(cell + 1), cell + 1, before)
    if col > 0 and edges_e.has(cell - 1):
        _side_e(state, cell - 1, domain.has(cell - 1), cell - 1, before)
    if edges_s.has(cell):
        _side_s(state, cell, domain.has(cell + SIDE), cell + SIDE, before)
    if row > 0 and edges_s.has(cell - SIDE):
        _side_s(state, cell - SIDE, domain.has(cell - SIDE), cell - SIDE, before)


def _side_e(state: Tableau, at: i64, inside: bool, beside: int, before: list[int]) -> None:
    is_open = state.open_e.has(at)
    if is_open and not inside:
        state.open_e = state.open_e.minus(at)
        state.border_supply -= 1
        before.append(beside)
    elif inside and not is_open:
        state.open_e = state.open_e.plus(at)
        state.border_supply += 1


def _side_s(state: Tableau, at: i64, inside: bool, beside: int, before: list[int]) -> None:
    is_open = state.open_s.has(at)
    if is_open and not inside:
        state.open_s = state.open_s.minus(at)
        state.border_supply -= 1
        before.append(beside)
    elif inside and not is_open:
        state.open_s = state.open_s.plus(at)
        state.border_supply += 1


def borders_short(state: Tableau, castle: int, cell: i64) -> int:
    """How many new borders a cell needs beyond those that come back from its edges (LH-118)."""
    domain = state.domains[castle]
    edges_e = state.land.edges_e
    edges_s = state.land.edges_s
    row: i64 = cell // SIDE
    col: i64 = cell % SIDE
    need = 0
    if edges_e.has(cell):
        if domain.has(cell + 1):
            need -= 1
        elif state.open_e.has(cell):
            need += 1
    if col > 0 and edges_e.has(cell - 1):
        if domain.has(cell - 1):
            need -= 1
        elif state.open_e.has(cell - 1):
            need += 1
    if edges_s.has(cell):
        if domain.has(cell + SIDE):
            need -= 1
        elif state.open_s.has(cell):
            need += 1
    if row > 0 and edges_s.has(cell - SIDE):
        if domain.has(cell - SIDE):
            need -= 1
        elif state.open_s.has(cell - SIDE):
            need += 1
    return need


def divide(state: Tableau) -> None:
    """All domains from the borders alone: for a position that somebody wrote (LH-158)."""
    todo = state.land.cells
    while todo.some():
        region = spread(todo.cells()[0], state.open_e, state.open_s)
        todo = todo.without(region)
        inside = [k for k in range(DOMAINS) if state.castle_at[k] >= 0 and region.has(state.castle_at[k])]
        if len(inside) == 1:
            castle = inside[0]
            state.guard[castle] = region.count_both(state.pieces[castle // CASTLES]) - 1
            state.settled = state.settled.union(region)
            hold(state, castle, region)


def cell_name(cell: i64) -> str:
    return f"({cell // SIDE},{cell % SIDE})"
