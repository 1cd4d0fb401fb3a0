"""After a successful attack: the cell is taken, cavalry rides on, sets do their work (RS-114)."""

from hastilude.core.chance import Chance
from hastilude.core.decision import Step
from hastilude.games.rise_shields import cavalry, movement
from hastilude.games.rise_shields.choice import Pointing
from hastilude.games.rise_shields.hexes import CELL_NAMES
from hastilude.games.rise_shields.names import GREATNESS, SWAMP, TRIUMPH, UNIT_NAMES
from hastilude.games.rise_shields.phases import (
    BATTLE_END,
    CAV_GO,
    OCCUPIED,
    SET_TRIGGER,
    SET_TRIGGER_2,
    TRIUMPH_UNIT,
)
from hastilude.games.rise_shields.tableau import Tableau
from hastilude.games.rise_shields.terms import BOARD, BY_TRIUMPH, DEAD, MELEE, SWAMPED


class Occupy(Step[Tableau]):
    """The melee winner takes the cell, whatever its movement (RS-085)."""

    def run(self, t: Tableau, chance: Chance) -> None:
        unit = t.attacker
        points = t.points
        cell = t.fallen_cell
        t.move(unit, cell)
        if t.events is not None:
            t.tell("occupied", {"unit": UNIT_NAMES[unit], "cell": CELL_NAMES[cell]})
        if t.setting.terrain[cell] == SWAMP:
            t.points = 0
            t.marks[unit] = t.marks[unit] | SWAMPED
        elif points > 0 and t.beat_foot and cavalry.rides_on(t):
            movement.signpost(t, unit, cell)  # RS-R22
        t.steps = 0
        t.turn_unit(unit, t.hand, OCCUPIED)  # RS-115


class Occupied(Step[Tableau]):
    def run(self, t: Tableau, chance: Chance) -> None:
        if cavalry.rides_on(t):
            t.ask(CAV_GO, t.hand)
        else:
            t.phase = SET_TRIGGER


class Escaped(Step[Tableau]):
    """The target was teleported away: a melee attacker takes its cell (RS-243)."""

    def run(self, t: Tableau, chance: Chance) -> None:
        unit = t.attacker
        if t.attack != MELEE:
            t.phase = BATTLE_END
            return
        cell = t.fallen_cell
        t.move(unit, cell)
        if t.setting.terrain[cell] == SWAMP:
            t.marks[unit] = t.marks[unit] | SWAMPED
        if t.events is not None:
            t.tell("occupied", {"unit": UNIT_NAMES[unit], "cell": CELL_NAMES[cell]})
        t.turn_unit(unit, t.hand, BATTLE_END)


class SetTrigger(Step[Tableau]):
    """Sets of the attacker's owner, for a successful main attack in his own turn (RS-273, RS-R99)."""

    def run(self, t: Tableau, chance: Chance) -> None:
        seat = t.active
        own = t.owner[t.attacker] == seat and t.alive[seat]
        if own and t.set_complete(seat, TRIUMPH) and triumph_units(t, seat):
            t.ask(TRIUMPH_UNIT, seat)
        else:
            t.phase = SET_TRIGGER_2


def triumph_units(t: Tableau, seat: int) -> list[int]:
    return [unit for unit in t.tokens[seat] if t.status[unit] == DEAD and t.return_cells(seat, unit)]


class TriumphUnit(Pointing):
    """Triumph of light: who comes back (RS-273, RS-R99)."""

    def units(self, t: Tableau) -> list[int]:
        return triumph_units(t, t.chooser)

    def chosen(self, t: Tableau, unit: int, chance: Chance) -> None:
        t.place(unit, t.chooser, BY_TRIUMPH, SET_TRIGGER_2)


class SetTrigger2(Step[Tableau]):
    """RS-274, RS-R100: another activation for the unit that attacked successfully."""

    def run(self, t: Tableau, chance: Chance) -> None:
        seat = t.active
        unit = t.attacker
        if t.owner[unit] == seat and t.status[unit] == BOARD and t.set_complete(seat, GREATNESS):
            t.acts[unit] = t.acts[unit] + 1
            if t.events is not None:
                t.tell("extra_activation", {"unit": UNIT_NAMES[unit]})
        t.phase = BATTLE_END
