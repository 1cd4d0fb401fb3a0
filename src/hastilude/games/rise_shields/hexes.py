"""The hexagons of the board: neighbours, distances, edges and facings, all as tables.

Rows of 11 and 10 cells by turns, the odd ones half a cell to the right; cell (r, c) is
written `r.c`. Edges are numbered 0–5 clockwise from the north-east (RS-350).
"""

from typing import Final

ROWS: Final = 13
CELLS: Final = 137
EDGES: Final = 6  # RS-010, RS-R01
#: off the board
NOWHERE: Final = -1


def width(row: int) -> int:
    return 11 - row % 2


# Tables of small numbers are bytes: compiled code reads them without making an object of each.
ROW_OF: Final = bytes([row for row in range(ROWS) for _ in range(width(row))])
COLUMN_OF: Final = bytes([column for row in range(ROWS) for column in range(width(row))])
CELL_NAMES: Final[tuple[str, ...]] = tuple(
    f"{row}.{column}" for row, column in zip(ROW_OF, COLUMN_OF, strict=True)
)
_FIRST: Final[list[int]] = [sum(width(above) for above in range(row)) for row in range(ROWS)]


def cell_at(row: int, column: int) -> int:
    """The number of a cell, NOWHERE off the board."""
    if 0 <= row < ROWS and 0 <= column < width(row):
        return _FIRST[row] + column
    return NOWHERE


def _across(cell: int, edge: int) -> int:
    row, column = ROW_OF[cell], COLUMN_OF[cell]
    right = row % 2  # odd rows lie half a cell to the right
    steps = [(-1, right), (0, 1), (1, right), (1, right - 1), (0, -1), (-1, right - 1)]
    return cell_at(row + steps[edge][0], column + steps[edge][1])


#: by cell × 6 + edge: the neighbour there, or NOWHERE
ACROSS: Final[list[int]] = [_across(cell, edge) for cell in range(CELLS) for edge in range(EDGES)]
#: by cell: its neighbours
NEAR: Final[list[list[int]]] = [
    [ACROSS[cell * 6 + edge] for edge in range(EDGES) if ACROSS[cell * 6 + edge] != NOWHERE]
    for cell in range(CELLS)
]


def _apart(one: int, two: int) -> int:
    rows = abs(ROW_OF[one] - ROW_OF[two])
    # doubled columns: a step along a row is 2, a step to another row 1
    columns = abs(2 * (COLUMN_OF[one] - COLUMN_OF[two]) + ROW_OF[one] % 2 - ROW_OF[two] % 2)
    return rows + max(0, columns - rows) // 2


#: by cell × CELLS + cell: how far (RS-011, RS-R56)
APART: Final = bytes([_apart(one, two) for one in range(CELLS) for two in range(CELLS)])
#: by cell: the cells at distance exactly 2 (RS-R31)
RING: Final[list[list[int]]] = [
    [two for two in range(CELLS) if APART[one * CELLS + two] == 2] for one in range(CELLS)
]


def _edges_to(one: int, two: int) -> int:
    """Edges through which a shortest way leaves, as bits."""
    apart = APART[one * CELLS + two]
    found = 0
    for edge in range(EDGES):
        cell = ACROSS[one * 6 + edge]
        if apart and cell != NOWHERE and APART[cell * CELLS + two] == apart - 1:
            found |= 1 << edge
    return found


def _all_edges() -> bytes:
    table = [0] * (CELLS * CELLS)
    for one in range(CELLS):
        for two in [*NEAR[one], *RING[one]]:
            table[one * CELLS + two] = _edges_to(one, two)
    return bytes(table)


#: by cell × CELLS + cell, for distances 1 and 2: edges by which a shortest way leaves, as bits
EDGES_TO: Final = _all_edges()
#: by bit mask of one edge: its number
EDGE_OF: Final[list[int]] = [(mask & -mask).bit_length() - 1 for mask in range(64)]

# -- facing -----------------------------------------------------------------------------------

FRONT: Final = 0
FLANK: Final = 1
REAR: Final = 2
#: attacks across one cell touch no edge (RS-032)
NO_SIDE: Final = 3
SIDES: Final[tuple[str, ...]] = ("front", "flank", "rear", "none")

LAYOUTS: Final[tuple[str, ...]] = ("2-2-2", "3-2-1", "1-4-1")
#: by layout and edge relative to the facing (RS-026, RS-R02)
_LABELS: Final[list[list[int]]] = [
    [FRONT, FRONT, FLANK, REAR, REAR, FLANK],
    [FRONT, FRONT, FLANK, REAR, FLANK, FRONT],
    [FRONT, FLANK, FLANK, REAR, FLANK, FLANK],
]
#: by layout: facing × 6 + edge → the kind of that edge
SIDE_AT: Final[list[list[int]]] = [
    [labels[(edge - facing) % 6] for facing in range(6) for edge in range(6)] for labels in _LABELS
]


def _fronts(layout: int) -> list[int]:
    table = SIDE_AT[layout]
    return [sum(1 << edge for edge in range(6) if table[facing * 6 + edge] == FRONT) for facing in range(6)]


#: by layout and facing: the front edges, as bits
FRONTS: Final[list[list[int]]] = [_fronts(0), _fronts(1), _fronts(2)]


def apart(one: int, two: int) -> int:
    return APART[one * CELLS + two]


def triangle(cell: int, corner: int) -> list[int]:
    """Three cells that touch one another at a corner of the first; empty at the board's edge (RS-230)."""
    one, two = ACROSS[cell * 6 + corner], ACROSS[cell * 6 + (corner + 1) % 6]
    return [] if one == NOWHERE or two == NOWHERE else [cell, one, two]
