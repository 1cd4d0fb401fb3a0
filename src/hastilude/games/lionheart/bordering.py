"""Borders of a card, one edge after the other (LH-070 … LH-082)."""

from hastilude.core.words import Args, Refusal
from hastilude.games.lionheart.cards import (
    BORDER,
    COLOURS,
    DOMAIN_NAMES,
    EDGE_CELL,
    EDGE_NAMES,
    EXPAND,
    NOBODY,
    SIDE,
    STOP,
    UPRIGHT,
)
from hastilude.games.lionheart.choice import Unit, not_now, standing_on
from hastilude.games.lionheart.course import Course
from hastilude.games.lionheart.domains import lay_border, would_part
from hastilude.games.lionheart.reach import borders_possible, free_e, free_s


class BorderPlacing(Unit):
    def details(self, state: Course) -> Args:
        return {"number": state.done + 1, "of": state.done + state.left}

    def units(self, state: Course) -> list[int]:
        found: list[int] = []
        free_e(state).number(BORDER, found, SIDE - 1)  # the last cell of a row has no edge to the east
        free_s(state).number(BORDER + UPRIGHT, found)
        return found

    def may_stop(self, state: Course) -> bool:
        """LH-R12: all borders of the card are placed, unless the option says otherwise."""
        return state.setting.up_to if state.done else state.setting.null_play

    def must_go_on(self, state: Course) -> Refusal:
        return Refusal("must_go_on", {"left": state.left}, ("LH-070", "LH-R12"))

    def why_not(self, state: Course, action: int) -> Refusal:
        if not BORDER <= action < EXPAND:
            return not_now()
        edge = action - BORDER
        name = EDGE_NAMES[edge]
        cell = EDGE_CELL[edge]
        upright = edge < UPRIGHT
        exists = state.land.edges_e if upright else state.land.edges_s
        if not exists.has(cell):
            return Refusal("outside_edge", {"edge": name}, ("LH-011", "LH-012"))
        free = state.open_e if upright else state.open_s
        if not free.has(cell):
            return Refusal("edge_taken", {"edge": name}, ("LH-072",))
        domain = state.domain_at(cell)
        if domain != NOBODY:
            return Refusal("edge_in_domain", {"edge": name, "domain": DOMAIN_NAMES[domain]}, ("LH-075",))
        colour = COLOURS[standing_on(state, cell)]
        return Refusal("edge_same_colour", {"edge": name, "colour": colour}, ("LH-073",))

    def reveals(self, state: Course, action: int) -> bool:
        """A border that parts no land ends nothing, but in the last turn or with points by the card."""
        if (
            action != STOP
            and state.final_turns != 1
            and not state.setting.per_card
            and not would_part(state, action - BORDER)
        ):
            return False
        return super().reveals(state, action)

    def carry_out(self, state: Course, action: int) -> None:
        edge = action - BORDER
        if state.events is not None:
            state.tell("border", {"seat": state.seat, "edge": EDGE_NAMES[edge]})
        before = state.held()
        lay_border(state, edge)
        state.unit_done()
        state.tell_monopolies(before)
        if state.counted():
            return
        if state.left == 0 or not borders_possible(state):
            state.lapse()
