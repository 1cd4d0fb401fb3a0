"""What is being decided in Lionheart, in words' codes."""

from hastilude.core.words import Args, Prompt
from hastilude.games.lionheart.cards import (
    CASTLES,
    CELL_NAMES,
    COLOURS,
    DOMAIN_NAMES,
    NOBODY,
    PILE,
    PILES,
)
from hastilude.games.lionheart.reach import demanded_gap
from hastilude.games.lionheart.table import (
    ALLIANCE_PAIR,
    BORDER_PLACING,
    CASTLE_PLACING,
    CELL_TAKING,
    DOMAIN_CHOICE,
    DRAWING,
    ENDED,
    KNIGHT_BESIDE,
    KNIGHT_PLACING,
    LEAVING,
    OLDEST_ASKED,
    TRAITOR_KNIGHT,
    TRAITOR_PAIR,
    Table,
)


def prompt(state: Table) -> Prompt:
    phase = state.phase
    if phase == ENDED:
        return Prompt("over", {"reason": state.reason}, ("LH-161", "LH-169"))
    args: Args = {"seat": state.decider()}
    if phase <= KNIGHT_BESIDE:
        return _set_up(state, args)
    if phase in (BORDER_PLACING, KNIGHT_PLACING, CELL_TAKING):
        args["number"] = state.done + 1
        args["of"] = state.done + state.left
    if phase == BORDER_PLACING:
        return Prompt("border", args, ("LH-070", "LH-076"))
    if phase == KNIGHT_PLACING:
        return Prompt("knight", args, ("LH-093", "LH-097"))
    if phase == DOMAIN_CHOICE:
        return Prompt("domain", args, ("LH-103",))
    if phase == CELL_TAKING:
        args["domain"] = DOMAIN_NAMES[state.domain]
        return Prompt("expand", args, ("LH-103", "LH-104", "LH-110"))
    if phase == TRAITOR_PAIR:
        return Prompt("traitor", args, ("LH-131", "LH-141"))
    if phase == TRAITOR_KNIGHT:
        args["domain"] = DOMAIN_NAMES[state.domain]
        return Prompt("traitor_knight", args, ("LH-133", "LH-134"))
    if phase == LEAVING:
        args["domain"] = DOMAIN_NAMES[state.victim]
        args["owner"] = state.owner(state.victim)
        return Prompt("leave", args, ("LH-136", "LH-137"))
    if phase == ALLIANCE_PAIR:
        return Prompt("alliance", args, ("LH-144", "LH-148"))
    if phase == DRAWING:
        args["letter"] = PILES[state.deck[-1] // PILE]
        args["closed"] = state.market_closed()
        return Prompt("draw", args, ("LH-052", "LH-053"))
    if state.final_turns > 0:
        args["turns"] = state.final_turns
        return Prompt("final_turn", args, ("LH-051", "LH-164"))
    return Prompt("turn", args, ("LH-051",))


def _set_up(state: Table, args: Args) -> Prompt:
    if state.phase == OLDEST_ASKED:
        return Prompt("oldest", args, ("LH-038",))
    colour = state.placing_colour()
    args["colour"] = COLOURS[colour]
    if state.phase == CASTLE_PLACING:
        placed = [
            k for k in range(colour * CASTLES, colour * CASTLES + CASTLES) if state.castle_at[k] != NOBODY
        ]
        args["number"] = len(placed) + 1
        args["gap"] = demanded_gap(state, colour)
        return Prompt("castle", args, ("LH-039", "LH-043"))
    args["cell"] = CELL_NAMES[state.castle_at[state.last_castle()]]
    return Prompt("castle_knight", args, ("LH-040",))
