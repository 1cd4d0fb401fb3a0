"""Sets of cells as bits: an area is three words of four rows of twelve cells.

A word has 48 bits, so that every step of a flood fill is a handful of machine instructions
when compiled. Neighbours to the east and west are one bit apart and never cross a word
(a row's last cell has no eastern neighbour); to the north and south twelve bits.
"""

from typing import Any, Final

from mypy_extensions import i64

from hastilude.games.lionheart.cards import CELLS, SIDE

WORD: Final = 48
#: shift that brings a word's last row to the next word's first
CARRY: Final = 36
FULL: Final = (1 << 48) - 1
ROW: Final = (1 << 12) - 1
#: all columns but the last, in four rows
NOT_EAST: Final = 0x7FF7FF7FF7FF
NOT_WEST: Final = 0xFFEFFEFFEFFE

#: bits set in a row
_COUNT: Final = bytes(bin(row).count("1") for row in range(1 << 12))
#: by the bits of a row: the place of the lowest
LOWEST: Final = bytes((row & -row).bit_length() - 1 if row else 0 for row in range(1 << 12))
#: the numbers themselves: a list of them shares these, and makes none of its own
NUMBERS: Final[list[Any]] = list(range(2048))


def count_bits(word: i64) -> i64:
    """How many bits of a word are set."""
    total: i64 = _COUNT[word & ROW]
    total += _COUNT[word >> 12 & ROW]
    total += _COUNT[word >> 24 & ROW]
    total += _COUNT[word >> 36]
    return total


class Area:
    """A set of cells. It never changes: states share their areas."""

    def __init__(self, a: i64, b: i64, c: i64) -> None:
        self.a = a
        self.b = b
        self.c = c

    def same(self, other: "Area") -> bool:
        return self.a == other.a and self.b == other.b and self.c == other.c

    def has(self, cell: i64) -> bool:
        if cell < 48:
            return self.a >> cell & 1 != 0
        if cell < 96:
            return self.b >> (cell - 48) & 1 != 0
        return self.c >> (cell - 96) & 1 != 0

    def some(self) -> bool:
        return (self.a | self.b | self.c) != 0

    def count(self) -> int:
        return count_bits(self.a) + count_bits(self.b) + count_bits(self.c)

    def meets(self, other: "Area") -> bool:
        return (self.a & other.a | self.b & other.b | self.c & other.c) != 0

    def both(self, other: "Area") -> "Area":
        return Area(self.a & other.a, self.b & other.b, self.c & other.c)

    def union(self, other: "Area") -> "Area":
        return Area(self.a | other.a, self.b | other.b, self.c | other.c)

    def without(self, other: "Area") -> "Area":
        return Area(self.a & ~other.a, self.b & ~other.b, self.c & ~other.c)

    def plus(self, cell: i64) -> "Area":
        return self.union(SINGLE[cell])

    def minus(self, cell: i64) -> "Area":
        return self.without(SINGLE[cell])

    def count_both(self, other: "Area") -> int:
        return count_bits(self.a & other.a) + count_bits(self.b & other.b) + count_bits(self.c & other.c)

    def east(self) -> "Area":
        """Every cell moved one column to the east; what would leave the board is lost."""
        return Area((self.a & NOT_EAST) << 1, (self.b & NOT_EAST) << 1, (self.c & NOT_EAST) << 1)

    def west(self) -> "Area":
        return Area((self.a & NOT_WEST) >> 1, (self.b & NOT_WEST) >> 1, (self.c & NOT_WEST) >> 1)

    def south(self) -> "Area":
        return Area(
            self.a << 12 & FULL,
            (self.b << 12 | self.a >> CARRY) & FULL,
            (self.c << 12 | self.b >> CARRY) & FULL,
        )

    def north(self) -> "Area":
        return Area(
            self.a >> 12 | (self.b & ROW) << CARRY,
            self.b >> 12 | (self.c & ROW) << CARRY,
            self.c >> 12,
        )

    def grown(self) -> "Area":
        """With all cells beside it (LH-010), whatever lies between."""
        a = self.a
        b = self.b
        c = self.c
        return Area(
            a | (a & NOT_EAST) << 1 | (a & NOT_WEST) >> 1 | a << 12 & FULL | a >> 12 | (b & ROW) << CARRY,
            b
            | (b & NOT_EAST) << 1
            | (b & NOT_WEST) >> 1
            | b << 12 & FULL
            | a >> CARRY
            | b >> 12
            | (c & ROW) << CARRY,
            c | (c & NOT_EAST) << 1 | (c & NOT_WEST) >> 1 | c << 12 & FULL | b >> CARRY | c >> 12,
        )

    def cells(self) -> list[int]:
        """In reading order."""
        found: list[int] = []
        self.number(0, found)
        return found

    def number(self, offset: i64, found: list[int], side: i64 = SIDE) -> None:
        """Append offset + cell for every cell: how lists of actions are made. Rows have twelve numbers each,
        or as many as `side` says."""
        word: i64 = self.a
        start: i64 = offset
        band = 0
        while True:
            end = start + 4 * side
            while word != 0:
                row: i64 = word & ROW
                while row != 0:
                    place: i64 = LOWEST[row]
                    found.append(NUMBERS[start + place])
                    row &= row - 1
                word >>= SIDE
                start += side
            start = end
            band += 1
            if band == 1:
                word = self.b
            elif band == 2:
                word = self.c
            else:
                return


def _single(cell: int) -> Area:
    bit = 1 << cell
    return Area(bit & FULL, bit >> WORD & FULL, bit >> 2 * WORD)


EMPTY: Final = Area(0, 0, 0)
#: by cell: the area of it alone
SINGLE: Final[list[Area]] = [_single(cell) for cell in range(CELLS)]


def area_of(cells: list[int]) -> Area:
    area = EMPTY
    for cell in cells:
        area = area.plus(cell)
    return area


def spread(cell: i64, open_e: Area, open_s: Area) -> Area:
    """The region of a cell (LH-014): flood fill across the edges that carry no border."""
    east_a: i64 = open_e.a
    east_b: i64 = open_e.b
    east_c: i64 = open_e.c
    south_a: i64 = open_s.a
    south_b: i64 = open_s.b
    south_c: i64 = open_s.c
    start = SINGLE[cell]
    a: i64 = start.a
    b: i64 = start.b
    c: i64 = start.c
    while True:
        old_a: i64 = a
        old_b: i64 = b
        old_c: i64 = c
        a |= (a & east_a) << 1
        b |= (b & east_b) << 1
        c |= (c & east_c) << 1
        a |= a >> 1 & east_a
        b |= b >> 1 & east_b
        c |= c >> 1 & east_c
        down: i64 = a & south_a
        a |= down << 12 & FULL
        b |= down >> CARRY
        down = b & south_b
        b |= down << 12 & FULL
        c |= down >> CARRY
        down = c & south_c
        c |= down << 12 & FULL
        c |= c >> 12 & south_c
        b |= (b >> 12 | (c & ROW) << CARRY) & south_b
        a |= (a >> 12 | (b & ROW) << CARRY) & south_a
        if a == old_a and b == old_b and c == old_c:
            return Area(a, b, c)


def linked(cell: i64, within: Area) -> Area:
    """The cells of an area that a chain of adjacent cells of it joins to a cell (LH-137)."""
    found = SINGLE[cell]
    while True:
        more = found.grown().both(within)
        if more.same(found):
            return found
        found = more


def distance(one: i64, two: i64) -> i64:
    """Steps between two cells, horizontal and vertical (LH-043)."""
    rows = one // SIDE - two // SIDE
    columns = one % SIDE - two % SIDE
    return (rows if rows >= 0 else -rows) + (columns if columns >= 0 else -columns)
