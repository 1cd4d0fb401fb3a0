"""Dice: rolled, sorted, turned."""

from hastilude.core.chance import Chance
from hastilude.core.words import Arg, Event
from hastilude.games.knights_tale import clash
from hastilude.games.knights_tale.cards import (
    ARMOUR_DIE,
    COLOURS,
    DIE_COUNT,
    FACES,
    MOST_DICE,
    NO_DIE,
)
from hastilude.games.knights_tale.tableau import (
    NOBODY,
    Tableau,
)


def throw(state: Tableau, side: int, colour: int, chance: Chance) -> int:
    # an activated symbol counts by itself (KT-R58)
    at = (colour * 2 + clash.is_active(state, side, colour)) * FACES
    return state.setting.figures.die[at + chance.below(FACES)]


def roll(state: Tableau, chance: Chance) -> None:
    """All dice of both sides, and the Polish noble's (KT-178, KT-218, KT-R63)."""
    for side in range(2):
        if state.side[side] == NOBODY:
            continue
        base = side * DIE_COUNT
        for colour in range(len(COLOURS)):
            count = clash.dice_count(state, side, colour)
            at = base + colour * MOST_DICE
            for n in range(MOST_DICE):
                # fewer dice lie at the end, so that the last one is the best
                thrown = n >= MOST_DICE - count
                state.dice[at + n] = throw(state, side, colour, chance) if thrown else NO_DIE
            sort_dice(state, at)
    if state.foe_dice:
        figures = state.setting.figures
        face = chance.below(FACES)
        state.foe_die = figures.die[
            (ARMOUR_DIE * 2 + (1 if state.setting.polish_three else 0)) * FACES + face
        ]
        clash.note(state, clash.R_FOE_DIE, 1, state.foe_die)
    for side in range(2):
        if state.side[side] != NOBODY:
            clash.note(state, clash.R_ROLLED, side, clash.dice_number(state, side))
            if state.events is not None:
                args: dict[str, Arg] = {
                    "seat": state.side[side],
                    **clash.dice_words(state, side),
                    **clash.attack_words(state, side),
                }
                state.tell(Event("rolled", args))
    if state.foe_die != NO_DIE and state.events is not None:
        state.tell(Event("foe_rolled", {"count": state.foe_die & 7, **clash.attack_words(state, 1)}))


def sort_dice(state: Tableau, at: int) -> None:
    """Three dice of a colour, ascending by value."""
    dice = state.dice
    for _ in range(2):
        for i in range(at, at + 2):
            if dice[i + 1] != NO_DIE and (dice[i] & 7) > (dice[i + 1] & 7) and dice[i] != NO_DIE:
                low = dice[i + 1]
                dice[i + 1] = dice[i]
                dice[i] = low


def turn_lowest(state: Tableau, side: int, colour: int, value: int) -> None:
    """KT-R60: turning the lowest die is never worse."""
    at = side * DIE_COUNT + colour * MOST_DICE
    for i in range(at, at + MOST_DICE):
        if state.dice[i] != NO_DIE:
            state.dice[i] = value
            break
    sort_dice(state, at)
