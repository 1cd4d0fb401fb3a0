"""What lies before a player: where the active unit can go, and what the next strike is made of (10.3)."""

import msgspec

from hastilude.games.rise_shields import actions, foresight, odds, report, totals
from hastilude.games.rise_shields.hexes import CELL_NAMES, NEAR, SIDES
from hastilude.games.rise_shields.names import NOBODY, PREEMPTIVE_SHOT, SWAMP, UNIT_NAMES
from hastilude.games.rise_shields.phases import (
    ACTIVATION,
    CAV_GO,
    DECLARE_FACING,
    FIRST_STRIKE,
    REPLY,
    SAVED_COUNTER,
    WINDOW,
)
from hastilude.games.rise_shields.tableau import Tableau
from hastilude.games.rise_shields.terms import (
    ATTACKS,
    COUNTER,
    FIRST,
    MAIN_STRIKE,
    MELEE,
    SHOT,
    STRIKES,
)


class RiseShieldsReach(msgspec.Struct, frozen=True):
    """A cell that the active unit can get to, step by step."""

    cell: str
    #: movement left there
    points: int
    #: the steps, this cell the last
    way: tuple[str, ...]


class RiseShieldsComing(msgspec.Struct, frozen=True):
    """The strike that is due, or may be chosen now; cards and rerolls to come are reckoned in."""

    strike: str
    by: str
    on: str
    attack: str
    side: str
    parts: tuple[report.RiseShieldsPart, ...]
    rolls: tuple[report.RiseShieldsRoll, ...]
    chance: float


def reach(t: Tableau) -> tuple[RiseShieldsReach, ...]:
    """Breadth first over free cells, the most movement left for each; swamps end a way (RS-073)."""
    if t.phase not in (ACTIVATION, CAV_GO):
        return ()
    first = [action - actions.STEP for action in t.legal() if actions.STEP <= action < actions.FACE]
    found: dict[int, RiseShieldsReach] = {}
    ways = [([cell], *_after_step(t, cell, t.points, t.extra, t.posts[t.unit])) for cell in first]
    for way, points, extra, posts in ways:
        cell = way[-1]
        known = found.get(cell)
        if known is not None and known.points >= points + extra:
            continue
        found[cell] = RiseShieldsReach(CELL_NAMES[cell], points + extra, tuple(CELL_NAMES[c] for c in way))
        # an onslaught has to end with an attack: each of its steps is looked at anew (RS-R72)
        if points + extra == 0 or t.onslaught:
            continue
        for near in NEAR[cell]:
            if t.at[near] in (NOBODY, t.unit) and t.may_stand(t.unit, near):
                ways.append(([*way, near], *_after_step(t, near, points, extra, posts)))
    found.pop(t.where[t.unit], None)  # a way may lead through the unit's own cell, none ends there
    return tuple(found.values())


def _after_step(t: Tableau, cell: int, points: int, extra: int, posts: int) -> tuple[int, int, int]:
    """Points, extra points and signposts passed (RS-070, RS-211)."""
    if t.setting.terrain[cell] == SWAMP:
        return 0, 0, posts
    if points == 0:
        return 0, extra - 1, posts
    post = t.setting.figures.post_at[cell]
    if post >= 0 and not posts >> post & 1:
        return points, extra, posts | 1 << post
    return points - 1, extra, posts


def coming(t: Tableau) -> RiseShieldsComing | None:
    """With private artifacts nothing is told: a total would give them away (RS-R89)."""
    if t.setting.private:
        return None
    phase = t.phase
    if phase == WINDOW:
        return _strike(t, t.strike, t.striker, t.struck, t.blow)
    if phase == DECLARE_FACING:
        return _strike(t, MAIN_STRIKE, t.attacker, t.target, t.attack)
    if phase == FIRST_STRIKE:
        shot = t.setting.abilities[t.target] & PREEMPTIVE_SHOT
        return _strike(t, FIRST, t.target, t.attacker, SHOT if shot else MELEE)
    if phase == REPLY and actions.COUNTER in t.legal():
        return _strike(t, COUNTER, t.target, t.attacker, MELEE)
    if phase == SAVED_COUNTER:
        return _strike(t, COUNTER, t.fallen, t.striker, MELEE)
    return None


def _strike(t: Tableau, strike: int, by: int, on: int, kind: int) -> RiseShieldsComing:
    charge = t.charge if by == t.unit else 0
    account = totals.new_account(t, strike, by, on, kind)
    totals.fill_attack(t, account, charge)
    totals.fill_defence(t, account)
    _, chance = foresight.told(t, "strike", odds.strike_chance(t, strike, by, on, kind, charge), by, on)
    return RiseShieldsComing(
        strike=STRIKES[strike],
        by=UNIT_NAMES[by],
        on=UNIT_NAMES[on],
        attack=ATTACKS[kind],
        side=SIDES[account[totals.SIDE]],
        parts=report.parts(account),
        rolls=report.rolls(t, account),
        chance=round(chance, 6),
    )
