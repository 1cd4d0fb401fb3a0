"""How a state of Rise Shields looks: material, artifacts, energy, and who threatens whom."""

from typing import Final

from hastilude.games.rise_shields import chances
from hastilude.games.rise_shields.hexes import ACROSS, APART, CELLS, FLANK, REAR
from hastilude.games.rise_shields.names import ARC_SHOT, FOREST, FORTIFICATION, INFILTRATION, MOUNTAIN, UNITS
from hastilude.games.rise_shields.phases import ENDED
from hastilude.games.rise_shields.tableau import Tableau
from hastilude.games.rise_shields.terms import BOARD, DEAD
from hastilude.games.rise_shields.worth import ENERGY, UNIT_WORTH, hand_worth, loss_of

#: how much of what a unit may strike next is counted as lost already
THREAT: Final = 0.45
#: the same of a unit that has acted in this turn
SPENT: Final = 0.1
REBUILT: Final = 35.0


def strengths(t: Tableau, threats: bool) -> list[float]:
    """By seat."""
    seats = t.setting.seats
    found = [0.0] * seats
    for unit in range(UNITS):
        if t.status[unit] == BOARD:
            owner = t.owner[unit]
            found[owner] = found[owner] + UNIT_WORTH[unit]
        elif t.status[unit] == DEAD and t.setting.machine[unit] and t.alive[t.owner[unit]]:
            found[t.owner[unit]] = found[t.owner[unit]] + REBUILT
    for seat in range(seats):
        energy: int = t.energy[seat]
        found[seat] = found[seat] + ENERGY * energy
        if t.held[seat]:
            found[seat] = found[seat] + hand_worth(t.held[seat])
        if t.luck:
            found[seat] = found[seat] - t.luck[seat]
    if threats:
        for seat in range(seats):
            if t.alive[seat]:
                _add_threats(t, seat, found)
    return found


def _add_threats(t: Tableau, seat: int, found: list[float]) -> None:
    """Each of his units may strike the best target within its reach."""
    for unit in t.tokens[seat]:
        if t.status[unit] != BOARD or t.where[unit] < 0:
            continue
        share = THREAT if seat != t.active or t.acts[unit] > 0 else SPENT
        best = 0.0
        victim = -1
        for target in range(UNITS):
            if t.status[target] == BOARD and t.where[target] >= 0 and t.enemies(seat, t.owner[target]):
                chance = reach_chance(t, unit, target, t.where[target], t.facing[target])
                if chance > 0.0:
                    gain = chance * loss_of(t, target)
                    if gain > best:
                        best = gain
                        victim = t.owner[target]
        if victim >= 0:
            found[victim] = found[victim] - share * best


def reach_chance(t: Tableau, unit: int, target: int, cell: int, facing: int) -> float:
    """About the chance that a unit beats a target standing there, next turn, from the best side it can reach."""
    s = t.setting
    here = t.where[unit]
    apart = APART[here * CELLS + cell]
    reach = s.movement[unit]
    if s.machine[unit]:
        if apart > reach + 2 or s.machine[target]:
            return 0.0
        return chances.successes(t, unit, target, s.attack[unit] - s.defence[target])
    terrain = s.terrain[cell]
    if apart > reach + (2 if s.abilities[unit] & ARC_SHOT and not s.machine[target] else 1):
        return 0.0
    if t.camouflaged(target):
        return 0.0
    margin = -s.defence[target]
    ranged = s.ranged[unit]
    if not ranged or not s.machine[target]:
        margin += s.attack[unit]
    if terrain == FORTIFICATION:
        if not s.abilities[unit] & INFILTRATION:
            margin -= 5
    elif terrain == FOREST and ranged:
        margin -= 3
    if ranged and s.terrain[here] == MOUNTAIN and apart <= 2:
        margin += 2
    best = -1
    if apart <= reach + 1:
        for edge in range(6):
            near = ACROSS[cell * 6 + edge]
            if near < 0 or APART[here * CELLS + near] > reach or (t.at[near] >= 0 and t.at[near] != unit):
                continue
            side = s.side_at[facing * 6 + edge]
            bonus = 2 if side == REAR else 1 if side == FLANK else 0
            if bonus > best:
                best = bonus
                if bonus == 2:
                    break
    if best < 0:
        if not ranged:
            return 0.0
        best = -1  # an arc shot
    elif terrain == FORTIFICATION:
        best = 0
    return chances.successes(t, unit, target, margin + best)


def danger(t: Tableau, unit: int, cell: int, facing: int, most: float) -> float:
    """What its owner may expect to lose with a unit that stands there, in enemy turns to come."""
    safe = 1.0
    owner = t.owner[unit]
    for enemy in range(UNITS):
        if t.status[enemy] == BOARD and t.where[enemy] >= 0 and t.enemies(owner, t.owner[enemy]):
            apart = APART[t.where[enemy] * CELLS + cell]
            if apart <= t.setting.movement[enemy] + 2:
                safe *= 1.0 - 0.6 * reach_chance(t, enemy, unit, cell, facing)
    return (1.0 - safe) * most


def shares(t: Tableau, strength: list[float]) -> list[float]:
    """Of each seat: its side's part of all strength, the stronger the more than its due."""
    seats = t.setting.seats
    team = t.setting.team
    if t.phase == ENDED:
        return [1.0 if t.winners >> seat & 1 else 0.0 if t.winners else 0.4 for seat in range(seats)]
    sums = [0.0] * seats
    for seat in range(seats):
        sums[team[seat]] = sums[team[seat]] + max(0.0, strength[seat])
    total = 0.0
    for side in range(seats):
        sums[side] = sums[side] * sums[side] * sums[side]
        total += sums[side]
    if total <= 0.0:
        return [1.0 / seats] * seats
    return [sums[team[seat]] / total for seat in range(seats)]
