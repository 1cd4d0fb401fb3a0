"""Fences worth building: for a castle without a domain, the region it might close and what is missing.

A plan is found by growing: from the castle and its knights, strip by strip and pocket by
pocket, as long as the land gained is worth the borders it takes (ledger 10, "distance to
closing"). It is a guess, made with a handful of bit operations, not the best fence there is.
"""

from typing import Final

from mypy_extensions import i64

from hastilude.games.lionheart.area import CARRY, EMPTY, FULL, ROW, Area, count_bits, linked
from hastilude.games.lionheart.cards import CASTLES, DOMAINS, MINE_TYPES
from hastilude.games.lionheart.plan import Plan
from hastilude.games.lionheart.tableau import Tableau

#: points that a border to be placed costs
BORDER_COST: Final = 1.0
#: points that a mine in the fence is worth for its money and its type
MINE_WORTH: Final = 1.3
#: what it is worth to have a domain at all: it can grow
DOMAIN_WORTH: Final = 3.0
MOST_STEPS: Final = 8


#: for a castle that has a domain, or can never have one
NO_PLAN: Final = Plan(EMPTY, EMPTY, EMPTY, 0.0, 1.0)


def plan_of(state: Tableau, castle: int) -> Plan:
    """Kept in the state until something near it changes."""
    if not state.plans:
        state.plans = [None] * DOMAINS
    plan = state.plans[castle]
    if plan is None:
        plan = _plan(state, castle)
        state.plans[castle] = plan
    return plan


def make_plans(state: Tableau) -> None:
    """Before a state is copied: its copies share the plans."""
    for castle in range(DOMAINS):
        if state.castle_at[castle] >= 0:
            plan_of(state, castle)


def _plan(state: Tableau, castle: int) -> Plan:
    home = state.castle_at[castle]
    if home < 0 or state.domains[castle].some():
        return NO_PLAN
    mine = state.pieces[castle // CASTLES]
    region = linked(home, mine)
    for other in range(castle // CASTLES * CASTLES, castle // CASTLES * CASTLES + CASTLES):
        if other != castle and state.castle_at[other] >= 0 and region.has(state.castle_at[other]):
            return NO_PLAN  # LH-R22: bridged castles are never parted
    allowed = state.land.cells.without(state.settled).without(state.occupied())
    open_e = state.open_e
    open_s = state.open_s
    land = state.land
    rich = land.villages.union(land.residences)
    region = _fill(region, allowed, open_e, open_s)
    best = _gain(state, region)
    for _ in range(MOST_STEPS):
        found = region
        height = best
        east = region.both(open_e).east()
        west = region.west().both(open_e)
        south = region.both(open_s).south()
        north = region.north().both(open_s)
        for side in range(5):
            if side == 0:
                more = east
            elif side == 1:
                more = west
            elif side == 2:
                more = south
            elif side == 3:
                more = north
            else:
                more = east.union(west).union(south).union(north).both(rich)
            more = more.both(allowed)
            more = more.without(region)
            if not more.some():
                continue
            grown = _fill(region.union(more), allowed, open_e, open_s)
            gain = _gain(state, grown)
            if gain > height:
                height = gain
                found = grown
        if height <= best:
            break
        best = height
        region = found
    edge_e = open_e.both(_either(region, region.west()))
    edge_s = open_s.both(_either(region, region.north()))
    return Plan(region, edge_e, edge_s, DOMAIN_WORTH + _worth(state, region), 1.1 * BORDER_COST)


def _either(one: Area, two: Area) -> Area:
    return one.union(two).without(one.both(two))


def _fill(region: Area, allowed: Area, open_e: Area, open_s: Area) -> Area:
    """With all pockets: cells open to the region on two sides cost no border."""
    a: i64 = region.a
    b: i64 = region.b
    c: i64 = region.c
    east_a: i64 = open_e.a
    east_b: i64 = open_e.b
    east_c: i64 = open_e.c
    south_a: i64 = open_s.a
    south_b: i64 = open_s.b
    south_c: i64 = open_s.c
    while True:
        more_a: i64 = _pockets(
            (a & east_a) << 1,
            a >> 1 & east_a,
            (a & south_a) << 12 & FULL,
            (a >> 12 | (b & ROW) << CARRY) & south_a,
        )
        more_b: i64 = _pockets(
            (b & east_b) << 1,
            b >> 1 & east_b,
            (b & south_b) << 12 & FULL | (a & south_a) >> CARRY,
            (b >> 12 | (c & ROW) << CARRY) & south_b,
        )
        more_c: i64 = _pockets(
            (c & east_c) << 1,
            c >> 1 & east_c,
            (c & south_c) << 12 & FULL | (b & south_b) >> CARRY,
            c >> 12 & south_c,
        )
        more_a &= allowed.a & ~a
        more_b &= allowed.b & ~b
        more_c &= allowed.c & ~c
        if (more_a | more_b | more_c) == 0:
            return Area(a, b, c)
        a |= more_a
        b |= more_b
        c |= more_c


def _pockets(east: i64, west: i64, south: i64, north: i64) -> i64:
    """Cells reached from at least two sides."""
    return east & west | south & north | (east | west) & (south | north)


def _worth(state: Tableau, region: Area) -> float:
    """Points of a region, and what its mines may bring."""
    land = state.land
    points = state.setting.figures.points
    worth = float(
        points[1] * region.count_both(land.forests)
        + points[2] * region.count_both(land.villages)
        + points[3] * region.count_both(land.residences)
    )
    for kind in range(MINE_TYPES):
        if region.meets(land.mines[kind]):
            worth += MINE_WORTH
    return worth


def _gain(state: Tableau, region: Area) -> float:
    """What a fence is worth beyond its borders."""
    return _worth(state, region) - BORDER_COST * _missing(region, state.open_e, state.open_s)


def _missing(region: Area, open_e: Area, open_s: Area) -> int:
    """Open edges with one cell inside the region and one outside."""
    a: i64 = region.a
    b: i64 = region.b
    c: i64 = region.c
    return (
        count_bits((a ^ a >> 1) & open_e.a)
        + count_bits((b ^ b >> 1) & open_e.b)
        + count_bits((c ^ c >> 1) & open_e.c)
        + count_bits((a ^ (a >> 12 | (b & ROW) << CARRY)) & open_s.a)
        + count_bits((b ^ (b >> 12 | (c & ROW) << CARRY)) & open_s.b)
        + count_bits((c ^ c >> 12) & open_s.c)
    )
