"""Leader cards of the main phase: when they may be used, and on whom (ledger, 3.20 to 3.25).

How they are played is in casting.py; cards of battle windows are in windows.py.
"""

from typing import Final

from hastilude.games.rise_shields import actions, artifacts, movement, playing
from hastilude.games.rise_shields.hexes import CELLS, RING, triangle
from hastilude.games.rise_shields.names import (
    CARD_COUNT,
    DIVERSION,
    FIRE_RAIN,
    FIRE_SHELL,
    FIRST_LEADER,
    FOG_VEIL,
    FOREST,
    FORTIFICATION,
    HAND,
    INSPIRATION,
    MAGIC_ARROW,
    MENTAL_BLOCK,
    ONSLAUGHT,
    REINFORCEMENT,
    RESURRECTION,
    SABOTAGE,
    STUPEFACTION,
    TELEPORTATION,
    THEFT,
    UNIT_NAMES,
    WIZARDS,
)
from hastilude.games.rise_shields.tableau import Tableau
from hastilude.games.rise_shields.terms import (
    ASIDE,
    BARRED,
    BOARD,
    CAST,
    DEAD,
    FOG_ANNOUNCED,
    MOVED,
    NEW,
    READY,
    SABOTAGED,
    SHELL,
    STUPEFIED_NOW,
    USED_INSPIRATION,
)

#: cards of the main phase
MAIN_CARDS: Final[list[int]] = [
    RESURRECTION,
    ONSLAUGHT,
    INSPIRATION,
    FIRE_SHELL,
    REINFORCEMENT,
    MAGIC_ARROW,
    FOG_VEIL,
    MENTAL_BLOCK,
    FIRE_RAIN,
    TELEPORTATION,
    STUPEFACTION,
    DIVERSION,
    SABOTAGE,
    THEFT,
]
#: those of them that may help an ally (RS-300): they work on one's own units
ON_OWN_UNITS: Final[list[int]] = [
    RESURRECTION,
    ONSLAUGHT,
    INSPIRATION,
    FIRE_SHELL,
    REINFORCEMENT,
    TELEPORTATION,
]

#: by card, the same
OF_MAIN: Final[list[bool]] = [card in MAIN_CARDS for card in range(CARD_COUNT)]
HELPS: Final[list[bool]] = [card in ON_OWN_UNITS for card in range(CARD_COUNT)]

#: the energy of the cheapest card
LEAST_COST: Final = 1


# -- may it be used at all ----------------------------------------------------------------------


def main_plays(t: Tableau, seat: int, found: list[int]) -> None:
    """All cards that a seat may play outside battles now."""
    if t.energy[seat] < LEAST_COST or not t.leader_alive(seat):
        return
    helping = t.active != seat  # in the ally's turn, on the ally
    first = (t.leader[seat] - FIRST_LEADER) * HAND
    wizards = playing.wizards_of(t, seat) >= 0
    for card in range(first, first + HAND):
        if OF_MAIN[card] and playing.ready(t, seat, card):
            if helping and not HELPS[card]:
                continue
            _ways(t, seat, card, wizards, actions.PLAY, found)
    if not helping and playing.holds_note(t, seat):
        for card in MAIN_CARDS:
            if playing.borrowable(t, seat, card):
                _ways(t, seat, card, wizards, actions.BORROW, found)


def _ways(t: Tableau, seat: int, card: int, wizards: bool, offset: int, found: list[int]) -> None:
    if playable(t, seat, card, False):
        found.append(offset + card)
    if wizards and playable(t, seat, card, True):
        found.append(offset + CARD_COUNT + card)


def fits_moment(t: Tableau, card: int) -> bool:
    """RS-187, RS-R55: what starts an activation of its own waits for `main`."""
    if t.unit < 0:
        return True
    if t.onslaught and t.steps > 0:
        return False  # it must go on to its attack
    if t.hand != t.owner[t.unit]:
        return False  # the stupefied unit acts at once
    if card in (STUPEFACTION, INSPIRATION):
        return False
    if card == ONSLAUGHT:
        return t.steps == 0 and not t.onslaught
    return card != FIRE_SHELL or (t.setting.machine[t.unit] and t.may_attack)


def playable(t: Tableau, seat: int, card: int, via: bool) -> bool:
    """Whether the card's effect can be carried out (RS-191)."""
    if not fits_moment(t, card):
        return False
    if card == FOG_VEIL:
        return not via and not t.fog[seat] & FOG_ANNOUNCED
    if card == MENTAL_BLOCK:
        return not via and bool(blockable(t, seat))
    return bool(targets(t, seat, card, via))


def blockable(t: Tableau, seat: int) -> list[int]:
    """Cards of living enemies that are not blocked so long already (RS-229)."""
    found: list[int] = []
    for card in range(CARD_COUNT):
        owner = t.card_owner(card)
        if owner >= 0 and t.enemies(owner, seat) and t.leader_alive(owner) and t.blocked[card] != seat + 1:
            found.append(card)
    return found


def helped(t: Tableau, seat: int, card: int) -> list[int]:
    """Whose units a card may be played on: one's own, the ally's (RS-300, RS-R111)."""
    partner = t.setting.partner[seat]
    if t.active != seat:
        return [t.active]
    away = card in (RESURRECTION, REINFORCEMENT, TELEPORTATION)  # works outside its owner's turn, too
    if away and partner >= 0 and t.setting.ally_cards and t.alive[partner]:
        return [seat, partner]
    return [seat]


def targets(t: Tableau, seat: int, card: int, via: bool) -> list[int]:
    """Units on which a card of the main phase may be played."""
    if HELPS[card]:
        found: list[int] = []
        for owner in helped(t, seat, card):
            for unit in t.tokens[owner]:
                if _own_target(t, seat, card, unit, via):
                    found.append(unit)
        return found
    return [unit for unit in range(len(t.status)) if _enemy_target(t, seat, card, unit, via)]


def _own_target(t: Tableau, seat: int, card: int, unit: int, via: bool) -> bool:
    s = t.setting
    status = t.status[unit]
    owner = t.owner[unit]
    if card == RESURRECTION:  # RS-206, RS-R71
        return not via and status == DEAD and not s.leader[unit] and bool(t.return_cells(owner, unit))
    if card == REINFORCEMENT:  # RS-222, RS-R77
        return not via and status == ASIDE and s.silver[unit] and bool(t.return_cells(owner, unit))
    if status != BOARD:
        return False
    if card == TELEPORTATION:  # RS-240
        return not via and not (t.onslaught and unit == t.unit) and free_cell(t, unit)
    if not playing.in_reach(t, seat, card, t.where[unit], via):
        return False
    if card == ONSLAUGHT:
        return not (via and unit == WIZARDS) and _may_storm(t, unit)  # who casts cannot move
    if card == INSPIRATION:  # RS-217, RS-219
        return not t.marks[unit] & BARRED and not t.used[seat] & USED_INSPIRATION
    assert card == FIRE_SHELL
    return s.machine[unit] and bool(shell_targets(t, unit))


def free_cell(t: Tableau, unit: int) -> bool:
    return any(t.at[cell] < 0 and t.may_stand(unit, cell) for cell in range(CELLS))


def _may_storm(t: Tableau, unit: int) -> bool:
    """RS-208, RS-209: it has not moved, and with one more point it reaches an attack."""
    if t.marks[unit] & (MOVED | READY):
        return False
    if t.unit >= 0:
        if unit != t.unit or not t.may_attack or not t.may_move:
            return False
        points = t.points
    else:
        if not movement.may_act(t, unit) or t.marks[unit] & CAST:
            return False
        points = movement.movement_of(t, unit)
    return movement.attack_reachable(t, unit, t.active, t.where[unit], points, 1, t.posts[unit])


def shell_targets(t: Tableau, unit: int) -> list[int]:
    """RS-221: enemies at distance 2 in a forest or a fortification."""
    if movement.fog_stops(t, SHELL) or (t.unit != unit and not movement.may_act(t, unit)):
        return []
    found: list[int] = []
    for cell in RING[t.where[unit]]:
        target = t.at[cell]
        if target >= 0 and not t.setting.machine[target] and not t.camouflaged(target):
            terrain = t.setting.terrain[cell]
            if (terrain in (FOREST, FORTIFICATION)) and t.enemies(t.active, t.owner[target]):
                found.append(target)
    return found


def strikeable(t: Tableau, seat: int, unit: int) -> bool:
    """Whether a spell of this seat affects it (RS-R65, RS-R84)."""
    return (
        not t.camouflaged(unit)
        and not (playing.immune(t, unit) and t.enemies(seat, t.owner[unit]))
        and (not t.setting.machine[unit] or t.setting.magic_hits_machines)
    )


def _enemy_target(t: Tableau, seat: int, card: int, unit: int, via: bool) -> bool:
    s = t.setting
    if t.status[unit] != BOARD or not t.enemies(t.owner[unit], seat):
        return False
    if t.camouflaged(unit) or not playing.in_reach(t, seat, card, t.where[unit], via):
        return False
    if card == MAGIC_ARROW:
        return strikeable(t, seat, unit)
    if card == FIRE_RAIN:
        return strikeable(t, seat, unit) and bool(areas(t, unit))
    if card == STUPEFACTION:  # RS-235
        return not s.leader[unit] and not t.marks[unit] & (NEW | STUPEFIED_NOW)
    if card == SABOTAGE:  # RS-252
        return not s.leader[unit] and not t.marks[unit] & SABOTAGED
    if card == DIVERSION:
        return not playing.immune(t, unit) and t.diverted[unit] != t.active + 1
    assert card == THEFT  # RS-262
    return s.leader[unit] and not playing.immune(t, unit) and artifacts.count(t, t.owner[unit]) >= 2


def areas(t: Tableau, unit: int) -> list[int]:
    """Corners of its cell at which three cells of the board meet (RS-R80)."""
    return [corner for corner in range(6) if triangle(t.where[unit], corner)]


def divert(t: Tableau, unit: int) -> None:
    """Until the start of the next turn of the player in whose turn it was played (RS-R86)."""
    t.diverted[unit] = t.active + 1
    if t.events is not None:
        t.tell("diverted", {"unit": UNIT_NAMES[unit]})
