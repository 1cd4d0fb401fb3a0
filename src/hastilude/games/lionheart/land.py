"""The land of one game: nine tiles laid out, or any drawn board. Shared by all copies of a state."""

from typing import Final

from hastilude.core.chance import Chance
from hastilude.games.lionheart.area import EMPTY, area_of
from hastilude.games.lionheart.cards import (
    CELLS,
    FIELD,
    FOREST,
    MINE,
    MINE_TYPES,
    RESIDENCE,
    SIDE,
    VILLAGE,
)

OFF_BOARD: Final = -1
#: a board is three tiles wide and high; the residence lies in the middle (LH-025)
ACROSS: Final = 3
CENTRE: Final = 4


class Land:
    """Terrain by cell number, and each kind of it as an area."""

    def __init__(self, rows: int, cols: int, terrain: list[int], mines: list[int]) -> None:
        """`terrain` and `mines` row by row; a mine's type is −1 where there is none."""
        self.rows = rows
        self.cols = cols
        #: by cell, OFF_BOARD outside
        self.terrain = [OFF_BOARD] * CELLS
        #: by cell: the type of mine, or −1
        self.mine = [-1] * CELLS
        kinds: list[list[int]] = [[] for _ in range(MINE + 1)]
        types: list[list[int]] = [[] for _ in range(MINE_TYPES)]
        for place in range(rows * cols):
            cell = place // cols * SIDE + place % cols
            kind = terrain[place]
            self.terrain[cell] = kind
            kinds[kind].append(cell)
            if kind == MINE:
                self.mine[cell] = mines[place]
                types[mines[place]].append(cell)
        self.fields = area_of(kinds[FIELD])
        self.forests = area_of(kinds[FOREST])
        self.villages = area_of(kinds[VILLAGE])
        self.residences = area_of(kinds[RESIDENCE])
        self.mines = [area_of(cells) for cells in types]
        #: where a knight may stand (LH-094)
        self.standing = self.fields.union(self.forests)
        cells = EMPTY
        for some in kinds:
            cells = cells.union(area_of(some))
        self.cells = cells
        #: cells with a neighbour to the east, and to the south: the edges that a border can lie on
        self.edges_e = cells.both(cells.west())
        self.edges_s = cells.both(cells.north())
        #: which tile lies at each of the nine places and how many quarter turns it made;
        #: empty for a drawn board
        self.tiles: list[int] = []
        self.turns: list[int] = []

    def on_board(self, cell: int) -> bool:
        return 0 <= cell < CELLS and self.terrain[cell] != OFF_BOARD


class Tile:
    """A printed tile: its terrain and mines, row by row."""

    def __init__(self, name: str, side: int, terrain: list[int], mines: list[int]) -> None:
        self.name = name
        self.side = side
        self.terrain = terrain
        self.mines = mines

    def at(self, row: int, col: int, turns: int) -> int:
        """The place on the tile that lies at (row, col) after quarter turns clockwise."""
        last = self.side - 1
        for _ in range(turns):
            row, col = last - col, row
        return row * self.side + col


def lay_out(tiles: list[Tile], order: list[int], turns: list[int]) -> Land:
    """The board of nine tiles, row by row: `order` gives the tile at each place."""
    side = tiles[0].side
    width = side * ACROSS
    terrain = [FIELD] * (width * width)
    mines = [-1] * (width * width)
    for place in range(ACROSS * ACROSS):
        tile = tiles[order[place]]
        for row in range(side):
            for col in range(side):
                at = tile.at(row, col, turns[place])
                to = (place // ACROSS * side + row) * width + place % ACROSS * side + col
                terrain[to] = tile.terrain[at]
                mines[to] = tile.mines[at]
    land = Land(width, width, terrain, mines)
    land.tiles = order
    land.turns = turns
    return land


def shuffle_tiles(tiles: list[Tile], centre: int, turned: bool, chance: Chance) -> Land:
    """LH-025 … LH-027, LH-R57: the residence in the middle, the others mixed and turned at random."""
    others = [number for number in range(len(tiles)) if number != centre]
    chance.shuffle(others)
    order = [*others[:CENTRE], centre, *others[CENTRE:]]
    turns = [chance.below(4) if turned else 0 for _ in order]
    return lay_out(tiles, order, turns)
