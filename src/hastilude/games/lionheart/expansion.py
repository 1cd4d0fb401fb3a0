"""Expansion: the domain that grows, and the cells it takes (LH-103 … LH-130)."""

from hastilude.core.words import Arg, Args, Refusal
from hastilude.games.lionheart.cards import (
    CASTLES,
    CELL_NAMES,
    COLOURS,
    DOMAIN_NAMES,
    EXPAND,
    NOBODY,
    TAKE,
    TRAITOR,
)
from hastilude.games.lionheart.choice import Unit, not_now, not_own_domain, only, standing_on
from hastilude.games.lionheart.course import Course
from hastilude.games.lionheart.domains import borders_short, take_cell
from hastilude.games.lionheart.reach import cells_to_take, growing_domains
from hastilude.games.lionheart.tableau import CELL_TAKING


class DomainChoice(Unit):
    """One domain grows, by all cells of the card (LH-103)."""

    def units(self, state: Course) -> list[int]:
        return [EXPAND + castle for castle in growing_domains(state, state.seat)]

    def forced(self, state: Course, legal: list[int]) -> int:
        return only(legal)  # ledger 18: auto if one

    def why_not(self, state: Course, action: int) -> Refusal:
        if not EXPAND <= action < TAKE:
            return not_now()
        castle = action - EXPAND
        problem = not_own_domain(state, castle)
        if problem is not None:
            return problem
        return Refusal("nothing_to_take", {"domain": DOMAIN_NAMES[castle]}, ("LH-103", "LH-104"))

    def carry_out(self, state: Course, action: int) -> None:
        castle = action - EXPAND
        state.domain = castle
        state.phase = CELL_TAKING
        if state.events is not None:
            state.tell("expanding", {"seat": state.seat, "domain": DOMAIN_NAMES[castle]})


class CellTaking(Unit):
    """Cells next to the domain: neutral land, open land, or a weaker domain's (LH-104 … LH-118)."""

    def details(self, state: Course) -> Args:
        domain = DOMAIN_NAMES[state.domain]
        return {"number": state.done + 1, "of": state.done + state.left, "domain": domain}

    def units(self, state: Course) -> list[int]:
        found: list[int] = []
        cells_to_take(state, state.domain).number(TAKE, found)
        return found

    def may_stop(self, state: Course) -> bool:
        """The second cell may be left alone (LH-103, LH-R27)."""
        return state.done > 0 or state.setting.null_play

    def why_not(self, state: Course, action: int) -> Refusal:
        if not TAKE <= action < TRAITOR:
            return not_now()
        cell = action - TAKE
        castle = state.domain
        domain = state.domains[castle]
        name = CELL_NAMES[cell]
        if not state.land.on_board(cell):
            return Refusal("outside", {"cell": name}, ("LH-008",))
        if domain.has(cell):
            return Refusal("in_domain_already", {"cell": name, "domain": DOMAIN_NAMES[castle]}, ("LH-104",))
        if not domain.grown().has(cell):
            args = {"cell": name, "domain": DOMAIN_NAMES[castle]}
            return Refusal("not_adjacent", args, ("LH-104", "LH-105"))
        colour = standing_on(state, cell)
        if colour != NOBODY:
            return Refusal("piece_on_cell", {"cell": name, "colour": COLOURS[colour]}, ("LH-106", "LH-107"))
        victim = state.domain_at(cell)
        if victim != NOBODY:
            problem = no_invasion(state, castle, victim, cell)
            if problem is not None:
                return problem
        needed = borders_short(state, castle, cell)
        return Refusal(
            "borders_short", {"cell": name, "needed": needed, "supply": state.border_supply}, ("LH-118",)
        )

    def carry_out(self, state: Course, action: int) -> None:
        before = state.held()
        take_cell(state, state.domain, action - TAKE)
        state.unit_done()
        state.tell_monopolies(before)
        if state.counted():
            return
        if state.left == 0 or not cells_to_take(state, state.domain).some():
            state.lapse()


def no_invasion(state: Course, castle: int, victim: int, cell: int) -> Refusal | None:
    """Why a domain takes nothing of another: colour, alliance, knights (LH-109 … LH-114)."""
    args: dict[str, Arg] = {
        "cell": CELL_NAMES[cell],
        "domain": DOMAIN_NAMES[castle],
        "victim": DOMAIN_NAMES[victim],
    }
    if castle // CASTLES == victim // CASTLES:
        return Refusal("own_other_domain", args, ("LH-109",))
    if state.allied[castle] >> victim & 1:
        return Refusal("allied", args, ("LH-111", "LH-145"))
    if state.guard[castle] <= state.guard[victim]:
        args["knights"] = state.guard[castle]
        args["against"] = state.guard[victim]
        return Refusal("too_few_knights", args, ("LH-110", "LH-114"))
    return None
