"""Coming on the board: rebuilding, returns, teleportation, ransom (ledger, 3.29)."""

from hastilude.core.chance import Chance
from hastilude.core.words import Args, Refusal
from hastilude.games.rise_shields import actions
from hastilude.games.rise_shields.choice import Choice, occupied
from hastilude.games.rise_shields.hexes import CELL_NAMES, CELLS, NOWHERE
from hastilude.games.rise_shields.names import NOBODY, UNIT_NAMES
from hastilude.games.rise_shields.phases import ESCAPED, RESUME
from hastilude.games.rise_shields.tableau import Tableau
from hastilude.games.rise_shields.terms import (
    BOARD,
    BY_ELIXIR,
    BY_RANSOM,
    BY_REBUILDING,
    BY_TELEPORT,
    BY_TRIUMPH,
    MAIN_STRIKE,
    MELEE,
    NEW,
    REBUILD,
    SPELL,
    TELEPORTED,
    WHOLE,
)


def catapult_of(t: Tableau, seat: int) -> int:
    """The destroyed machine of a player."""
    for unit in t.tokens[seat]:
        if t.setting.machine[unit] and t.status[unit] == 3:
            return unit
    return NOBODY


def rebuild_cells(t: Tableau, seat: int) -> list[int]:
    """RS-101, RS-103: from the turn after the loss on, free of charge, as often as it is lost."""
    if t.catapult[seat] != REBUILD:
        return []
    unit = catapult_of(t, seat)
    return t.return_cells(seat, unit) if unit >= 0 else []


def rebuild(t: Tableau, cell: int) -> None:
    seat = t.chooser
    t.place(catapult_of(t, seat), seat, BY_REBUILDING, RESUME)
    put(t, cell)


def no_rebuilding(t: Tableau, cell: int) -> Refusal:
    state = t.catapult[t.chooser]
    if state == WHOLE:
        return Refusal("no_catapult", {}, ("RS-101",))
    if state != REBUILD:
        return Refusal("rebuild_later", {}, ("RS-101", "RS-R102"))
    if t.at[cell] >= 0:
        return occupied(t, cell)
    return Refusal("no_cell", {"cell": CELL_NAMES[cell]}, ("RS-101", "RS-285"))


def cells(t: Tableau) -> list[int]:
    """Where the unit that is being placed may stand."""
    unit = t.placed
    owner = t.owner[unit]
    why = t.place_why
    if why == BY_TELEPORT:
        return [cell for cell in range(CELLS) if t.at[cell] < 0 and t.may_stand(unit, cell)]
    if why == BY_RANSOM:
        taking = t.strike == MAIN_STRIKE and t.attack == MELEE and t.status[t.attacker] == BOARD
        return t.return_cells(owner, unit, t.fallen_cell if taking and t.strike != SPELL else NOWHERE)
    return t.return_cells(owner, unit, rows_only=why == BY_ELIXIR)


class PlaceCell(Choice):
    """Where a unit comes on the board, or is teleported (RS-285)."""

    def details(self, t: Tableau) -> Args:
        return {"unit": UNIT_NAMES[t.placed]}

    def legal(self, t: Tableau) -> list[int]:
        return [actions.AT + cell for cell in cells(t)]

    def reason(self, t: Tableau, kind: str, number: int) -> Refusal | None:
        if kind != "at":
            return None
        if t.at[number] >= 0:
            return occupied(t, number)
        if not t.may_stand(t.placed, number):
            args = {"unit": UNIT_NAMES[t.placed], "cell": CELL_NAMES[number]}
            return Refusal("machine_terrain", args, ("RS-061", "RS-R26"))
        return Refusal("no_cell", {"cell": CELL_NAMES[number]}, ("RS-285", "RS-280"))

    def apply(self, t: Tableau, action: int, chance: Chance) -> None:
        put(t, action - actions.AT)


def put(t: Tableau, cell: int) -> None:
    """The unit stands there now; its facing is chosen next (RS-036)."""
    unit = t.placed
    why = t.place_why
    code = "returned"
    if why == BY_TELEPORT:
        code = "teleported"
        t.move(unit, cell)
        if t.stack[-1] != ESCAPED:
            t.marks[unit] = t.marks[unit] | TELEPORTED  # RS-241
    else:
        t.put(unit, cell)
        if t.setting.machine[unit]:
            t.catapult[t.owner[unit]] = WHOLE
        if why == BY_TRIUMPH and t.setting.light_at_once:
            t.acts[unit] = 1
        elif why != BY_RANSOM:
            t.marks[unit] = NEW
    if t.events is not None:
        t.tell(code, {"unit": UNIT_NAMES[unit], "cell": CELL_NAMES[cell], "seat": t.owner[unit]})
    t.placed = NOBODY
    t.face(unit, t.placer)


class Facing(Choice):
    """The facing of a unit that has come to a cell (RS-036)."""

    def details(self, t: Tableau) -> Args:
        return {"unit": UNIT_NAMES[t.facing_unit]}

    def legal(self, t: Tableau) -> list[int]:
        return actions.FACES

    def apply(self, t: Tableau, action: int, chance: Chance) -> None:
        unit = t.facing_unit
        facing = action - actions.FACE
        t.facing[unit] = facing
        t.facing_unit = -1
        if t.events is not None:
            t.tell("faced", {"unit": UNIT_NAMES[unit], "facing": str(facing)})
        t.go_back()
