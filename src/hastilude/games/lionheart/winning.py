"""To win at once: the card, and each of its units, by which a seat surely reaches the king.

No chance is asked in the middle of a turn and the board is open, so what is found here is certain.
"""

from typing import Final

from hastilude.core.state import CHOICE
from hastilude.games.lionheart import scoring
from hastilude.games.lionheart.appraisal import Weights
from hastilude.games.lionheart.cards import (
    BORDER,
    CASTLES,
    EDGE_CELL,
    EXPAND_DOMAIN,
    PLACE_BORDERS,
    PLAY,
    SIDE,
    STOP,
    UPRIGHT,
    USE_COUNT,
)
from hastilude.games.lionheart.domains import first_end_free, last_end_free, would_part
from hastilude.games.lionheart.fences import plan_of
from hastilude.games.lionheart.moves import finish_card, in_card
from hastilude.games.lionheart.reach import free_e, free_s
from hastilude.games.lionheart.rules import Lionheart
from hastilude.games.lionheart.tableau import BORDER_PLACING, CELL_TAKING, DOMAIN_CHOICE, ENDED, TURN

#: more points than one cell or one border is likely to bring
BY_CELL: Final = 10
BY_BORDER: Final = 20
#: more than a fence brings that two borders close and nobody planned
BY_PAIR: Final = 12


def winning_action(state: Lionheart, weights: Weights) -> int:
    """The next action of a way to win with this card, or CHOICE."""
    seat = state.decider()
    if state.seat != seat or not TURN <= state.phase <= CELL_TAKING:
        return CHOICE
    for action in _cards(state) if state.phase == TURN else _units(state):
        after = state.copy()
        after.play_on(action)
        if _wins(after, seat, weights):
            return action
    return CHOICE


def _cards(state: Lionheart) -> list[int]:
    """Those that may bring the points that are missing, equal ones once."""
    if _last(state):
        return state.legal()
    amounts = state.setting.figures.amount
    met: list[int] = []
    found: list[int] = []
    for action in state.legal():
        if action < PLAY:
            continue
        use = (action - PLAY) % USE_COUNT
        amount = amounts[action - PLAY]
        likeness = use * 4 + amount
        by_unit = BY_CELL if use == EXPAND_DOMAIN else BY_BORDER if use == PLACE_BORDERS else 0
        if likeness not in met and _to_go(state) <= by_unit * amount:
            met.append(likeness)
            found.append(action)
    return found


def _last(state: Lionheart) -> bool:
    """The very last turn: who has most then wins, however little that is, and money counts too (LH-167)."""
    return state.final_turns == 1


def _to_go(state: Lionheart) -> int:
    """Points that are missing to win at once."""
    return 0 if _last(state) else state.setting.target - scoring.worth(state, state.seat)


def _units(state: Lionheart) -> list[int]:
    """Cells and domains, as long as they may bring enough; of the borders the fences within reach."""
    if state.phase == BORDER_PLACING:
        return _borders(state)
    if state.phase in (DOMAIN_CHOICE, CELL_TAKING) and _to_go(state) <= BY_CELL * state.left:
        return state.legal()
    return []


def _borders(state: Lionheart) -> list[int]:
    """The first missing one of each own fence that the card can close, and those that bring points."""
    found: list[int] = []
    worth = scoring.worth(state, state.seat)
    first = state.setting.colour_of[state.seat] * CASTLES
    for castle in range(first, first + CASTLES):
        if state.castle_at[castle] >= 0 and 0 < plan_of(state, castle).missing <= state.left:
            plan = plan_of(state, castle)
            edges: list[int] = []
            for cell in plan.edge_e.both(free_e(state)).cells():
                edges.append(BORDER + cell - cell // SIDE)
            plan.edge_s.both(free_s(state)).number(BORDER + UPRIGHT, edges)
            found.append(edges[0])
    for action in state.legal():
        if action != STOP and action not in found and would_part(state, action - BORDER):
            after = state.copy()
            after.play_on(action)
            if after.phase == ENDED or scoring.worth(after, state.seat) > worth:
                found.append(action)
    if state.left == 2 and _to_go(state) <= BY_PAIR:
        _pair(state, found)
    return found


def _pair(state: Lionheart, found: list[int]) -> None:
    """The first of two borders that together win, though no fence that was planned does: one that touches
    a border or the frame, for the other must touch both."""
    seat = state.seat
    if not _lone_castle(state, seat):
        return
    for action in state.legal():
        if action == STOP:  # LH-R11
            continue
        edge = action - BORDER
        cell = EDGE_CELL[edge]
        upright = edge < UPRIGHT
        if first_end_free(state, cell, upright) and last_end_free(state, cell, upright):
            continue
        after = state.copy()
        after.play_on(action)
        if after.phase != BORDER_PLACING or after.seat != seat:
            continue
        for other in after.legal():
            if other != STOP and would_part(after, other - BORDER):
                end = after.copy()
                end.play_on(other)
                if end.phase == ENDED and end.winners == [seat]:
                    found.append(action)
                    return


def _lone_castle(state: Lionheart, seat: int) -> bool:
    first = state.setting.colour_of[seat] * CASTLES
    for castle in range(first, first + CASTLES):
        if state.castle_at[castle] >= 0 and not state.domains[castle].some():
            return True
    return False


def _wins(state: Lionheart, seat: int, weights: Weights) -> bool:
    """Whether the rest of the card, as well as it can be carried out, wins the game."""
    if in_card(state):
        for action in _units(state):
            after = state.copy()
            after.play_on(action)
            if _wins(after, seat, weights):
                return True
        state = state.copy()
        finish_card(state, weights)
    return state.phase == ENDED and state.winners == [seat]
