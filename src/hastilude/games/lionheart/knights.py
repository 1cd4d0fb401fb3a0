"""Knights of a card, next to an own piece; on a forest for a thaler (LH-093 … LH-102)."""

from hastilude.core.words import Args, Refusal
from hastilude.games.lionheart.cards import CELL_NAMES, FIELD, FOREST, KNIGHT, SELL, TERRAINS
from hastilude.games.lionheart.choice import Unit, not_now
from hastilude.games.lionheart.course import Course
from hastilude.games.lionheart.reach import beside_pieces, knight_cells, knights_possible


class KnightPlacing(Unit):
    def details(self, state: Course) -> Args:
        return {"number": state.done + 1, "of": state.done + state.left}

    def units(self, state: Course) -> list[int]:
        found: list[int] = []
        fee = state.setting.figures.fee
        knight_cells(state, state.seat, fee, state.money[state.seat]).number(KNIGHT, found)
        return found

    def may_stop(self, state: Course) -> bool:
        """The second knight may stay at home (LH-093, LH-R25)."""
        return state.done > 0 or state.setting.null_play

    def why_not(self, state: Course, action: int) -> Refusal:
        if not KNIGHT <= action < SELL:
            return not_now()
        cell = action - KNIGHT
        return no_footing(state, cell) or no_way(state, cell)

    def reveals(self, state: Course, action: int) -> bool:
        return self.payment_shows(state, action) or super().reveals(state, action)

    def carry_out(self, state: Course, action: int) -> None:
        cell = action - KNIGHT
        state.put_knight(state.setting.colour_of[state.seat], cell, forest_fee(state, cell))
        state.unit_done()
        if state.left == 0 or not knights_possible(state, state.seat, state.money[state.seat]):
            state.lapse()


def forest_fee(state: Course, cell: int) -> int:
    """What a knight pays to stand on this cell (LH-096)."""
    return state.setting.figures.fee if state.land.terrain[cell] == FOREST else 0


def no_footing(state: Course, cell: int) -> Refusal | None:
    """A knight stands on the board, on an empty field or forest (LH-019, LH-094, LH-095)."""
    name = CELL_NAMES[cell]
    if not state.land.on_board(cell):
        return Refusal("outside", {"cell": name}, ("LH-008",))
    if state.occupied().has(cell):
        return Refusal("cell_taken", {"cell": name}, ("LH-019",))
    terrain = state.land.terrain[cell]
    if terrain in (FIELD, FOREST):
        return None
    return Refusal("knight_terrain", {"cell": name, "terrain": TERRAINS[terrain]}, ("LH-094", "LH-095"))


def no_way(state: Course, cell: int) -> Refusal:
    """Why no knight of the active player comes to a cell on which it could stand (LH-096, LH-097)."""
    colour = state.setting.colour_of[state.seat]
    name = CELL_NAMES[cell]
    if beside_pieces(state, colour).has(cell):
        return Refusal("forest_fee", {"cell": name, "money": state.money[state.seat]}, ("LH-096",))
    if state.pieces[colour].grown().has(cell):
        return Refusal("border_between", {"cell": name}, ("LH-097",))
    return Refusal("not_beside_piece", {"cell": name}, ("LH-097",))
