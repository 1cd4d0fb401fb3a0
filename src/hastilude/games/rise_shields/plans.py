"""Plans of a unit: destination, target, facing. The macro-moves that bots choose among.

A survey looks at every cell the unit can reach and every attack it could make there, and gives
for each first action the best plan that begins with it. Chances are exact (odds.py), what
comes after is judged by danger and by how near the unit is to something worth having.
"""

from typing import Final

from hastilude.games.rise_shields import actions, appraisal, claims, movement, odds
from hastilude.games.rise_shields.hexes import APART, CELLS, NEAR, NOWHERE
from hastilude.games.rise_shields.names import (
    CAVALRY,
    FOREST,
    FORTIFICATION,
    INFANTRY,
    MOUNTAIN,
    SWAMP,
    UNITS,
)
from hastilude.games.rise_shields.tableau import Tableau
from hastilude.games.rise_shields.terms import (
    BOARD,
    CAST,
    MELEE,
    READY,
    SWAMPED,
)
from hastilude.games.rise_shields.worth import loss_of

#: for each step nearer to the enemy; more when nothing has happened for long
ADVANCE: Final = 2.2
FEAR: Final = 0.35
LEADER_FEAR: Final = 0.55
#: steps to where no way leads
FAR: Final = 30
#: for each step nearer to an artifact
TREASURE: Final = 6.0
ARRIVED: Final = 40.0
#: what a shooter gains on a good place
COVER: Final = 9.0


class Survey:
    """What a unit can do: first actions with the score of the best plan behind each."""

    def __init__(self) -> None:
        self.actions: list[int] = []
        self.scores: list[float] = []
        #: the score of doing nothing
        self.rest = 0.0
        self.best = -1e9
        self.first = actions.FINISH
        #: where the best plan ends
        self.cell = NOWHERE

    def offer(self, action: int, score: float, cell: int) -> None:
        if score > self.best:
            self.best = score
            self.first = action
            self.cell = cell
        for i in range(len(self.actions)):
            if self.actions[i] == action:
                if score > self.scores[i]:
                    self.scores[i] = score
                return
        self.actions.append(action)
        self.scores.append(score)

    def score_of(self, action: int) -> float:
        for i in range(len(self.actions)):
            if self.actions[i] == action:
                return self.scores[i]
        return self.rest - 5.0


def ways(t: Tableau, unit: int) -> list[int]:
    """Steps from each cell to where a unit can strike the last few enemies, over ground that it may enter:
    walls and woods stop an engine that goes straight. Empty while there are many enemies."""
    owner = t.owner[unit]
    found: list[int] = []
    if caution(t, owner) == 1.0:
        return found
    found = [FAR] * CELLS
    reach = 2 if t.setting.machine[unit] or t.setting.ranged[unit] else 1
    queue: list[int] = []
    for enemy in range(UNITS):
        if t.status[enemy] != BOARD or t.where[enemy] < 0 or t.setting.machine[enemy]:
            continue
        if t.enemies(owner, t.owner[enemy]):
            for cell in range(CELLS):
                if APART[t.where[enemy] * CELLS + cell] == reach and found[cell] and t.may_stand(unit, cell):
                    found[cell] = 0
                    queue.append(cell)
    at = 0
    while at < len(queue):
        cell = queue[at]
        at += 1
        for near in NEAR[cell]:
            if found[near] == FAR and t.may_stand(unit, near):
                found[near] = found[cell] + 1
                queue.append(near)
    return found


def place_score(t: Tableau, unit: int, cell: int, steps: list[int]) -> float:
    """How good a cell is to stand on, danger apart; with the ways to the last enemies, if they are few."""
    s = t.setting
    owner = t.owner[unit]
    near = 99
    for enemy in range(UNITS):
        if t.status[enemy] == BOARD and t.where[enemy] >= 0 and t.enemies(owner, t.owner[enemy]):
            apart = APART[t.where[enemy] * CELLS + cell]
            if s.machine[enemy]:
                apart += 4
            if apart < near:
                near = apart
    terrain = s.terrain[cell]
    score = 0.0
    if s.leader[unit]:
        score = _treasure_score(t, owner, cell)
        if terrain == FORTIFICATION:
            score += COVER
        score -= 0.4 * ADVANCE * near * (1.0 + 0.3 * t.quiet)
    else:
        wish = 2 if s.machine[unit] or s.ranged[unit] else 1
        far = steps[cell] if steps else abs(near - wish)
        score = -ADVANCE * far * (1.0 + 0.4 * t.quiet)
        if s.ranged[unit] and (terrain in (FORTIFICATION, MOUNTAIN)):
            score += COVER
        elif terrain in (FORTIFICATION, FOREST):
            score += 2.0
    if terrain == SWAMP:
        score -= 6.0
    return score


def _treasure_score(t: Tableau, seat: int, cell: int) -> float:
    """Places where the leader may still take an artifact."""
    if not t.deck:
        return 0.0
    figures = t.setting.figures
    best = 99
    for place_cell in range(CELLS):
        place = figures.place_at[place_cell]
        if place >= 0 and claims.unclaimed(t, seat, place):
            if place_cell != cell and t.at[place_cell] >= 0:
                continue
            apart = APART[place_cell * CELLS + cell]
            if apart < best:
                best = apart
    if best == 99:
        return 0.0
    return -TREASURE * best + (ARRIVED if best == 0 else 0.0)


def fear_of(t: Tableau, unit: int) -> float:
    """An engine is built anew for nothing (RS-101): it dares more the fewer enemies there are."""
    if t.setting.machine[unit]:
        return FEAR * caution(t, t.owner[unit])
    return LEADER_FEAR if t.setting.leader[unit] else FEAR


def caution(t: Tableau, seat: int) -> float:
    """1, or less where few enemies are left for each of the own side: who has won but for the last few has
    time against him, not them (RS-R107), and does not idle."""
    mine = 0
    theirs = 0
    for unit in range(UNITS):
        if t.status[unit] == BOARD and not t.setting.machine[unit]:
            if t.enemies(seat, t.owner[unit]):
                theirs += 1
            else:
                mine += 1
    return 1.0 if 2 * theirs >= mine else 2.0 * theirs / mine


def best_facing(t: Tableau, unit: int, cell: int, allowed: int) -> int:
    """Of the facings allowed (as bits) the safest."""
    found = t.facing[unit]
    least = 1e9
    for turn in range(6):
        facing = (t.facing[unit] + turn) % 6
        if allowed >> facing & 1:
            fear = appraisal.danger(t, unit, cell, facing, 1.0)
            if fear < least - 1e-9:
                least = fear
                found = facing
    return found


def survey(t: Tableau, unit: int, hand: int) -> Survey:
    """All plans of a unit that acts now or would act next."""
    found = Survey()
    s = t.setting
    start = t.where[unit]
    acting = t.unit == unit
    marks = t.marks[unit]
    if acting:
        points, extra, may_move, may_attack = t.points, t.extra, t.may_move, t.may_attack
        charge, steps = t.charge, t.steps
    else:
        late = bool(marks & READY)
        points = 0 if late else movement.movement_of(t, unit)
        extra, charge, steps = 0, 0, 0
        may_move = not late and not marks & CAST
        may_attack = not marks & SWAMPED
    own = hand == t.owner[unit]
    worth = loss_of(t, unit) if own else 0.0
    fear = fear_of(t, unit)
    half = s.move_or_attack and not own
    # cells in reach: points left, the charge, the first step on the way there
    left = [-1] * CELLS
    runs = [0] * CELLS
    first = [NOWHERE] * CELLS
    left[start] = points + extra if may_move else 0
    runs[start] = charge
    queue = [start]
    at = 0
    while at < len(queue):
        cell = queue[at]
        at += 1
        rest = left[cell]
        if rest <= 0 or (s.terrain[cell] == SWAMP and cell != start):
            continue
        for near in NEAR[cell]:
            if t.at[near] >= 0 or not t.may_stand(unit, near):
                continue
            after = rest - 1
            post = s.figures.post_at[near]
            if post >= 0 and not t.posts[unit] >> post & 1 and after >= extra:
                after += 1
            if after > left[near]:
                if left[near] < 0:
                    queue.append(near)
                left[near] = after
                terrain = s.terrain[near]
                if terrain in (FOREST, MOUNTAIN, FORTIFICATION):
                    runs[near] = 0
                else:
                    runs[near] = runs[cell] + 1
                first[near] = first[cell] if first[cell] >= 0 else near
    t.at[start] = -1
    afoot = ways(t, unit) if own and not s.leader[unit] else []
    found.rest = _stand(t, unit, start, worth, fear, own, afoot)
    for cell in queue:
        action = actions.STEP + first[cell] if cell != start else actions.FINISH
        stand = found.rest if cell == start else _stand(t, unit, cell, worth, fear, own, afoot)
        if own and not (acting and t.onslaught):
            found.offer(action, stand, cell)
        if not may_attack or (cell != start and (s.terrain[cell] == SWAMP or half)):
            continue
        _attacks(t, unit, hand, cell, action, stand, left[cell], runs[cell], worth, found)
    t.at[start] = unit
    t.where[unit] = start
    if not own and not found.actions:
        found.offer(actions.FINISH, 0.0, start)
    if acting and steps == 0 and not t.turned and found.first == actions.FINISH and own and not t.onslaught:
        facing = best_facing(t, unit, start, 63)
        if facing != t.facing[unit]:
            gain = (
                fear
                * worth
                * (
                    appraisal.danger(t, unit, start, t.facing[unit], 1.0)
                    - appraisal.danger(t, unit, start, facing, 1.0)
                )
            )
            found.offer(actions.FACE + facing, found.rest + gain, start)
    return found


def _stand(t: Tableau, unit: int, cell: int, worth: float, fear: float, own: bool, steps: list[int]) -> float:
    """A plan that ends there without an attack; an enemy's unit is best left in the open."""
    if not own:
        return 0.0
    t.where[unit] = cell
    lost = appraisal.danger(t, unit, cell, t.facing[unit], worth)
    return place_score(t, unit, cell, steps) - fear * lost


def _attacks(
    t: Tableau,
    unit: int,
    hand: int,
    cell: int,
    action: int,
    stand: float,
    left: int,
    charge: int,
    worth: float,
    found: Survey,
) -> None:
    s = t.setting
    t.where[unit] = cell
    attacks: list[int] = []
    movement.attacks_from(t, unit, hand, cell, attacks)
    for attack in attacks:
        kind = movement.kind_of(attack)
        target = (attack - actions.MELEE) % UNITS
        chances = odds.forecast(t, unit, target, kind, charge)
        win = chances[odds.WIN]
        lost = chances[odds.FIRST_LOSS] + chances[odds.COUNTER_LOSS]
        if left > 0 and s.unit_class[unit] == CAVALRY and s.unit_class[target] == INFANTRY and kind == MELEE:
            lost = chances[odds.FIRST_LOSS] + 0.2 * chances[odds.COUNTER_LOSS]  # it withdraws (RS-119)
        prize = loss_of(t, target)
        if not t.enemies(hand, t.owner[target]):
            prize = -prize
        score = stand + win * prize - lost * worth
        if action == actions.FINISH:
            found.offer(attack, score, cell)
        else:
            found.offer(action, score, cell)


def gain(t: Tableau, unit: int, hand: int) -> float:
    """How much better than doing nothing the best plan of a unit is."""
    found = survey(t, unit, hand)
    return found.best - found.rest
