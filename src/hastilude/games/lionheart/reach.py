"""What may be done where: castle sites, edges, cells for knights, cells to take, pairs of domains."""

from mypy_extensions import i64

from hastilude.games.lionheart.area import EMPTY, SINGLE, Area, distance, linked
from hastilude.games.lionheart.cards import (
    CASTLES,
    DOMAINS,
    EXPAND_DOMAIN,
    PLACE_BORDERS,
    PLACE_KNIGHTS,
    USE_TRAITOR,
)
from hastilude.games.lionheart.domains import borders_short
from hastilude.games.lionheart.tableau import Tableau

# -- set-up ------------------------------------------------------------------------------


def castle_sites(state: Tableau, colour: int, gap: int) -> Area:
    """Empty fields with room for a knight and so many cells from the castles of their colour, the
    neutral one like any other (LH-043 … LH-045, LH-172, LH-173, LH-R05)."""
    occupied = state.occupied()
    room = state.land.standing.without(occupied)
    # LH-045: beside some other cell where the knight can stand
    sites = state.land.fields.without(occupied).both(
        room.east().union(room.west()).union(room.north()).union(room.south())
    )
    for castle in range(colour * CASTLES, colour * CASTLES + CASTLES):
        cell = state.castle_at[castle]
        if cell >= 0:
            near = SINGLE[cell]
            for _ in range(gap):
                near = near.grown()
            sites = sites.without(near)
    return sites


def demanded_gap(state: Tableau, colour: int) -> int:
    """The cells demanded between castles of a colour now: lowered until there is a site
    (LH-046, LH-R04)."""
    gap = state.setting.gap
    while gap > 0 and not castle_sites(state, colour, gap).some():
        gap -= 1
    return gap


def beside_castle(state: Tableau, castle: int) -> Area:
    """Where the knight of a castle just placed may stand (LH-040)."""
    around = SINGLE[state.castle_at[castle]].grown()
    return around.both(state.land.standing).without(state.occupied())


# -- borders -----------------------------------------------------------------------------


def free_e(state: Tableau) -> Area:
    """Edges to the east that may get a border (LH-076): open, in no domain, not between two
    pieces of one colour (LH-R21); neutral land is no domain (LH-R20)."""
    pieces = state.pieces
    free = state.open_e.without(state.settled)
    for colour in range(4):
        mine = pieces[colour]
        free = free.without(mine.both(mine.west()))
    return free


def free_s(state: Tableau) -> Area:
    pieces = state.pieces
    free = state.open_s.without(state.settled)
    for colour in range(4):
        mine = pieces[colour]
        free = free.without(mine.both(mine.north()))
    return free


def borders_possible(state: Tableau) -> bool:
    if state.setting.limited_borders and state.border_supply <= 0:
        return False
    return free_e(state).some() or free_s(state).some()


# -- knights -----------------------------------------------------------------------------


def beside_pieces(state: Tableau, colour: int) -> Area:
    """Empty fields and forests next to a piece of a colour with no border between (LH-094, LH-097,
    LH-R24)."""
    mine = state.pieces[colour]
    open_e = state.open_e
    open_s = state.open_s
    east = mine.both(open_e).east()
    west = mine.west().both(open_e)
    south = mine.both(open_s).south()
    north = mine.north().both(open_s)
    reached = east.union(west).union(south).union(north)
    return reached.both(state.land.standing).without(state.occupied())


def knight_cells(state: Tableau, seat: int, fee: int, money: int) -> Area:
    """Where a knight of this seat may be put and paid for (LH-096)."""
    cells = beside_pieces(state, state.setting.colour_of[seat])
    return cells if money >= fee else cells.without(state.land.forests)


def knights_possible(state: Tableau, seat: int, money: int) -> bool:
    if state.knight_supply[state.setting.colour_of[seat]] <= 0:
        return False
    return knight_cells(state, seat, state.setting.figures.fee, money).some()


# -- expansion ---------------------------------------------------------------------------


def cells_to_take(state: Tableau, castle: int) -> Area:
    """The cells that a domain may take now (LH-104 … LH-118): none with a piece on it (LH-R29), of
    another domain only with more knights there than it has (LH-R28)."""
    domain = state.domains[castle]
    ring = domain.grown().both(state.land.cells).without(domain).without(state.occupied())
    found = ring.without(state.settled)
    colour = castle // CASTLES
    knights = state.guard[castle]
    allies = state.allied[castle]
    for other in range(DOMAINS):
        if (
            other // CASTLES != colour
            and state.guard[other] < knights  # LH-110: equal is not enough
            and not allies >> other & 1
        ):
            theirs = state.domains[other]
            if ring.meets(theirs):
                found = found.union(ring.both(theirs))
    if state.setting.limited_borders and state.border_supply < 2:  # a cell needs two at most
        for cell in found.cells():
            if borders_short(state, castle, cell) > state.border_supply:
                found = found.minus(cell)
    return found


def growing_domains(state: Tableau, seat: int) -> list[int]:
    """The domains of a seat that have a cell to take."""
    found: list[int] = []
    first = state.setting.colour_of[seat] * CASTLES
    for castle in range(first, first + CASTLES):
        if state.domains[castle].some() and cells_to_take(state, castle).some():
            found.append(castle)
    return found


# -- traitor and alliance ----------------------------------------------------------------


def is_neighbour(state: Tableau, one: int, two: int) -> bool:
    """LH-021: two domains share an edge."""
    return state.domains[one].grown().meets(state.domains[two])


def is_opponent(state: Tableau, castle: int, other: int) -> bool:
    """Whether a traitor or an alliance may concern these two (LH-R38, LH-R61)."""
    if castle // CASTLES == other // CASTLES:
        return False
    return state.setting.neutral_opponent or other // CASTLES != state.setting.neutral


def traitor_cells(state: Tableau, castle: int, money: int) -> Area:
    """Where the new knight may stand in a domain (LH-134, LH-135)."""
    setting = state.setting
    fee = setting.figures.fee if setting.traitor_fee else 0
    return knight_cells(state, state.owner(castle), fee, money).both(state.domains[castle])


def traitor_pairs(state: Tableau, seat: int, money: int) -> list[int]:
    """LH-141: own domain × 16 + neighbour."""
    found: list[int] = []
    colour = state.setting.colour_of[seat]
    if state.knight_supply[colour] <= 0:
        return found
    for castle in range(colour * CASTLES, colour * CASTLES + CASTLES):
        if (
            state.guard[castle] > 0
            and state.domains[castle].some()
            and traitor_cells(state, castle, money).some()
        ):
            around = state.domains[castle].grown()
            for other in range(DOMAINS):
                if (
                    state.guard[other] > 0
                    and is_opponent(state, castle, other)
                    and around.meets(state.domains[other])
                ):
                    found.append(castle * DOMAINS + other)
    return found


def alliance_pairs(state: Tableau, seat: int) -> list[int]:
    """LH-148: own domain × 16 + neighbour not yet allied with it."""
    found: list[int] = []
    first = state.setting.colour_of[seat] * CASTLES
    for castle in range(first, first + CASTLES):
        if not state.domains[castle].some():
            continue
        around = state.domains[castle].grown()
        for other in range(DOMAINS):
            if (
                not state.allied[castle] >> other & 1
                and is_opponent(state, castle, other)
                and around.meets(state.domains[other])
            ):
                found.append(castle * DOMAINS + other)
    return found


def knights_of(state: Tableau, castle: int) -> Area:
    """The knights that stand in a domain (LH-022)."""
    return state.domains[castle].both(state.pieces[castle // CASTLES]).minus(state.castle_at[castle])


def may_leave(state: Tableau, castle: int) -> Area:
    """The knights of a domain that can leave it (LH-137, LH-R36)."""
    knights = knights_of(state, castle)
    home: i64 = state.castle_at[castle]
    chain = knights.plus(home)
    if state.setting.chain_end:
        ends = EMPTY
        for cell in knights.cells():
            if SINGLE[cell].grown().count_both(chain) == 2:  # itself and one more
                ends = ends.plus(cell)
        if ends.some():
            return ends
    found = EMPTY
    for cell in knights.cells():
        rest = chain.minus(cell)
        if linked(home, rest).same(rest):
            found = found.plus(cell)
    return found


def use_possible(state: Tableau, use: int, seat: int, money: int) -> bool:
    """Whether at least one unit of an action can be done with so much money left (LH-067)."""
    if use == PLACE_BORDERS:
        return borders_possible(state)
    if use == PLACE_KNIGHTS:
        return knights_possible(state, seat, money)
    if use == EXPAND_DOMAIN:
        return bool(growing_domains(state, seat))
    if use == USE_TRAITOR:
        return bool(traitor_pairs(state, seat, money))
    return bool(alliance_pairs(state, seat))


def nearest_castle(state: Tableau, colour: int, cell: int) -> int:
    """Steps from a cell to the nearest castle of a colour; 0 if there is none."""
    found = 0
    for castle in range(colour * CASTLES, colour * CASTLES + CASTLES):
        at = state.castle_at[castle]
        if at >= 0:
            steps = distance(at, cell)
            if found == 0 or steps < found:
                found = steps
    return found
