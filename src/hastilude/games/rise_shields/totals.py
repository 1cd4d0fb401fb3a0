"""What a strike is made of: the modifier tables of the ledger (RS-336, RS-337).

An *account* holds one strike whole: who, how, dice, totals and every part of them. Battle,
odds, log and table all read it.
"""

from typing import Final

from hastilude.games.rise_shields.hexes import APART, CELLS, EDGE_OF, EDGES_TO, FLANK, FRONT, NO_SIDE, REAR
from hastilude.games.rise_shields.names import (
    BANNER,
    BULWARK,
    CAVALRY,
    CLOAK,
    CROWN,
    FOREST,
    FORTIFICATION,
    HELM,
    INFILTRATION,
    KNIGHT_CHARGE,
    MOUNTAIN,
    PLAN,
    SCEPTRE,
    SHIELD,
    SPEARS,
    STRONG_SHOT,
    SWAMP,
    VERDICT,
)
from hastilude.games.rise_shields.setting import ALL_DEAD, OWN_DEAD
from hastilude.games.rise_shields.tableau import Tableau
from hastilude.games.rise_shields.terms import (
    ARC,
    COUNTER,
    DEAD,
    FIRST,
    MAIN_STRIKE,
    MELEE,
    SHELL,
    SHIELDS_UP,
    SHOT,
    SIEGE,
)

# An account: what is where in it
STRIKE: Final = 0
BY: Final = 1
ON: Final = 2
KIND: Final = 3
SIDE: Final = 4
A_DIE_1: Final = 5
A_DIE_2: Final = 6  # 0: one die
A_KEPT: Final = 7
D_DIE_1: Final = 8
D_DIE_2: Final = 9
D_KEPT: Final = 10
A_TOTAL: Final = 11
D_TOTAL: Final = 12
SUCCESS: Final = 13
A_BASE: Final = 14
A_DIRECTION: Final = 15
A_CHARGE: Final = 16
A_SPEARS: Final = 17
A_MOUNTAIN: Final = 18
A_FORTRESS: Final = 19
A_ARC: Final = 20
A_BLESSING: Final = 21
A_SWORD: Final = 22
A_VERDICT: Final = 23
A_BANNER: Final = 24
A_SCEPTRE: Final = 25
A_PLAN: Final = 26
D_BASE: Final = 27
D_FORT: Final = 28
D_FOREST: Final = 29
D_SHIELD: Final = 30
D_RAISED: Final = 31
D_BLESSING: Final = 32
D_BULWARK: Final = 33
D_HELM: Final = 34
D_CLOAK: Final = 35
LENGTH: Final = 36

# The rulebook's numbers (component group `battle`)
FLANK_BONUS: Final = 1
REAR_BONUS: Final = 2
FORT_DEFENCE: Final = 5
FORT_SHOOTER: Final = 1
FOREST_DEFENCE: Final = 3
MOUNTAIN_MELEE: Final = 1
SPEARS_BONUS: Final = 2
SHIELD_BONUS: Final = 2
RAISED_BONUS: Final = 2
ARC_PENALTY: Final = -1
DIVERSION: Final = 2


def side_between(t: Tableau, by: int, on: int, kind: int) -> int:
    """The target's edge that the attacker touches (RS-028); none across a cell (RS-032)."""
    if kind in (ARC, SIEGE, SHELL):
        return NO_SIDE  # RS-096
    if t.all_round and on == t.target:
        return FRONT  # RS-214, RS-R74
    edge = EDGE_OF[EDGES_TO[t.where[on] * CELLS + t.where[by]]]
    return t.setting.side_at[t.facing[on] * 6 + edge]


def faces(t: Tableau, unit: int, cell: int) -> bool:
    """Whether a front edge of a unit looks towards a cell (RS-027, RS-R31)."""
    return bool(t.setting.fronts[t.facing[unit]] & EDGES_TO[t.where[unit] * CELLS + cell])


def shield_works(t: Tableau, by: int, on: int, kind: int, side: int) -> bool:
    """Whether `shield` counts in a strike: frontal direct and preemptive shots, arc shots (RS-141, RS-142)."""
    if not t.setting.abilities[on] & SHIELD:
        return False
    if kind == SHOT:
        return side == FRONT
    return kind == ARC and (not t.setting.shield_front_only or faces(t, on, t.where[by]))


def near_leader(t: Tableau, unit: int, owner: int) -> bool:
    """At distance 1 from its own leader."""
    leader = t.leader[owner]
    cell = t.where[leader] if leader >= 0 else -1
    return cell >= 0 and APART[cell * CELLS + t.where[unit]] == 1


def dead_units(t: Tableau, seat: int) -> int:
    """How many units the punishing sword counts (RS-199, RS-R68)."""
    counts = t.setting.sword_counts
    found = 0
    for unit in range(len(t.status)):
        if t.status[unit] == DEAD and (counts == ALL_DEAD or (t.owner[unit] == seat) == (counts == OWN_DEAD)):
            found += 1
    return found


def charge_void(t: Tableau, on: int, side: int) -> bool:
    """A charge does nothing against protecting terrain, nor against spears in front (RS-137, RS-140)."""
    terrain = t.setting.terrain[t.where[on]]
    return terrain in (FOREST, MOUNTAIN, SWAMP, FORTIFICATION) or (
        side == FRONT and bool(t.setting.abilities[on] & SPEARS)
    )


def fill_attack(t: Tableau, account: list[int], charge: int) -> int:
    """All parts of the attack total but the die; their sum (RS-339, RS-R47)."""
    by = account[BY]
    on = account[ON]
    kind = account[KIND]
    side = account[SIDE]
    strike = account[STRIKE]
    s = t.setting
    here = s.terrain[t.where[by]]
    there = s.terrain[t.where[on]]
    ranged = s.ranged[by]
    owner = t.owner[by]
    total = 0
    if not t.justice and not (ranged and kind == MELEE):  # RS-197, RS-R67, RS-087, RS-108
        total = s.attack[by]
        account[A_BASE] = total
    main = strike == MAIN_STRIKE
    if main and there != FORTIFICATION:  # RS-063, RS-R27; into the front nothing: RS-029; shots too: RS-092
        if side == FLANK:
            account[A_DIRECTION] = FLANK_BONUS
            total += FLANK_BONUS
        elif side == REAR:
            account[A_DIRECTION] = REAR_BONUS
            total += REAR_BONUS
    # RS-138
    if charge and main and kind == MELEE and s.abilities[by] & KNIGHT_CHARGE and not charge_void(t, on, side):
        account[A_CHARGE] = charge
        total += charge
    if s.abilities[by] & SPEARS and strike != FIRST and s.unit_class[on] == CAVALRY:  # RS-139
        account[A_SPEARS] = SPEARS_BONUS
        total += SPEARS_BONUS
    if here == MOUNTAIN and there != MOUNTAIN:  # RS-071, RS-072
        bonus = MOUNTAIN_MELEE
        if ranged and not (s.mountain_by_kind and kind == MELEE):
            bonus = s.mountain_ranged
        account[A_MOUNTAIN] = bonus
        total += bonus
    if here == FORTIFICATION and ranged:  # RS-064
        account[A_FORTRESS] = FORT_SHOOTER
        total += FORT_SHOOTER
    if kind == ARC:
        account[A_ARC] = ARC_PENALTY
        total += ARC_PENALTY
    if t.blessing[by]:
        account[A_BLESSING] = t.blessing[by]
        total += t.blessing[by]
    if t.sword and s.leader[by]:
        account[A_SWORD] = dead_units(t, owner)
        total += account[A_SWORD]
    if t.works[owner]:
        total += _attack_artifacts(t, account, owner)
    return total


def _attack_artifacts(t: Tableau, account: list[int], owner: int) -> int:
    by = account[BY]
    on = account[ON]
    s = t.setting
    amount = s.figures.amount
    total = 0
    if s.leader[by]:
        if t.has(owner, VERDICT):
            account[A_VERDICT] = amount[VERDICT]
            total += amount[VERDICT]
        if t.has(owner, SCEPTRE) and s.elite[on]:
            account[A_SCEPTRE] = amount[SCEPTRE]
            total += amount[SCEPTRE]
    elif s.machine[by] and t.has(owner, PLAN):
        account[A_PLAN] = amount[PLAN]
        total += amount[PLAN]
    if (
        account[STRIKE] == MAIN_STRIKE
        and account[KIND] == MELEE
        and t.has(owner, BANNER)
        and near_leader(t, by, owner)
    ):
        account[A_BANNER] = amount[BANNER]
        total += amount[BANNER]
    return total


def fill_defence(t: Tableau, account: list[int]) -> int:
    """All parts of the defence total but the die; their sum."""
    by = account[BY]
    on = account[ON]
    kind = account[KIND]
    s = t.setting
    there = s.terrain[t.where[on]]
    owner = t.owner[on]
    shooting = kind in (SHOT, ARC)  # RS-020, RS-R32
    total = 0
    strong = (
        kind == SHOT  # RS-144
        and bool(s.abilities[by] & STRONG_SHOT)
        and (account[STRIKE] != FIRST or s.strong_preemptive)
    )
    if not t.justice and not strong:  # RS-143, RS-197
        total = s.defence[on]
        account[D_BASE] = total
    # RS-099, RS-134, RS-148; signposts and plain cells give nothing (RS-076)
    if there == FORTIFICATION and kind != SIEGE and kind != SHELL and not s.abilities[by] & INFILTRATION:
        account[D_FORT] = FORT_DEFENCE
        total += FORT_DEFENCE
    if there == FOREST and shooting:  # RS-069
        account[D_FOREST] = FOREST_DEFENCE
        total += FOREST_DEFENCE
    if shooting and shield_works(t, by, on, kind, account[SIDE]):
        account[D_SHIELD] = SHIELD_BONUS
        total += SHIELD_BONUS
        if t.raised or t.marks[on] & SHIELDS_UP:  # RS-212
            account[D_RAISED] = RAISED_BONUS
            total += RAISED_BONUS
    if t.blessing[on]:
        account[D_BLESSING] = t.blessing[on]
        total += t.blessing[on]
    if t.works[owner]:
        amount = s.figures.amount
        if s.leader[on]:
            if t.has(owner, HELM):
                account[D_HELM] = amount[HELM]
                total += amount[HELM]
            if shooting and t.has(owner, CLOAK):
                account[D_CLOAK] = amount[CLOAK]
                total += amount[CLOAK]
        elif t.has(owner, BULWARK) and near_leader(t, on, owner):
            account[D_BULWARK] = amount[BULWARK]
            total += amount[BULWARK]
    return total


def lowered(t: Tableau, unit: int, die: int) -> int:
    """A die under `diversion` (RS-253, RS-254)."""
    return max(1, die - DIVERSION) if t.diverted[unit] else die


def crowned(t: Tableau, unit: int) -> bool:
    """Whether the kept defence die of a unit counts more: the leader with the crown."""
    return t.setting.leader[unit] and t.has(t.owner[unit], CROWN)


def kept_die(t: Tableau, unit: int, one: int, two: int, defending: bool) -> int:
    """Of two dice the higher (RS-133, RS-R46), after what changes dice; 1 … 6."""
    kept = lowered(t, unit, one)
    if two:
        kept = max(kept, lowered(t, unit, two))
    if defending and crowned(t, unit):
        kept = min(6, kept + t.setting.figures.amount[CROWN])
    return kept


def new_account(t: Tableau, strike: int, by: int, on: int, kind: int) -> list[int]:
    account = [0] * LENGTH
    account[STRIKE] = strike
    account[BY] = by
    account[ON] = on
    account[KIND] = kind
    account[SIDE] = FRONT if strike == COUNTER else side_between(t, by, on, kind)
    return account


#: numbers of an account that an event carries
NUMBERS: Final[list[tuple[str, int]]] = [
    ("a1", A_DIE_1),
    ("a2", A_DIE_2),
    ("akept", A_KEPT),
    ("d1", D_DIE_1),
    ("d2", D_DIE_2),
    ("dkept", D_KEPT),
    ("attack_total", A_TOTAL),
    ("defence_total", D_TOTAL),
    ("base", A_BASE),
    ("direction", A_DIRECTION),
    ("charge", A_CHARGE),
    ("spears", A_SPEARS),
    ("mountain", A_MOUNTAIN),
    ("fortress", A_FORTRESS),
    ("arc", A_ARC),
    ("blessing", A_BLESSING),
    ("sword", A_SWORD),
    ("verdict", A_VERDICT),
    ("banner", A_BANNER),
    ("sceptre", A_SCEPTRE),
    ("plan", A_PLAN),
    ("d_base", D_BASE),
    ("d_fort", D_FORT),
    ("d_forest", D_FOREST),
    ("d_shield", D_SHIELD),
    ("d_raised", D_RAISED),
    ("d_blessing", D_BLESSING),
    ("d_bulwark", D_BULWARK),
    ("d_helm", D_HELM),
    ("d_cloak", D_CLOAK),
]
