"""Cavalry after its attack: riding on, withdrawing (RS-116, RS-119)."""

from hastilude.core.chance import Chance
from hastilude.core.words import Args, Refusal
from hastilude.games.rise_shields import actions, movement
from hastilude.games.rise_shields.choice import Choice, fighters, not_now
from hastilude.games.rise_shields.hexes import (
    APART,
    CELL_NAMES,
    CELLS,
    NEAR,
)
from hastilude.games.rise_shields.names import (
    CAVALRY,
    INFANTRY,
    SWAMP,
    UNIT_NAMES,
)
from hastilude.games.rise_shields.phases import (
    BATTLE_END,
    CAV_GO,
    OPEN_REPLY,
    SET_TRIGGER,
    WITHDRAW_PATH,
)
from hastilude.games.rise_shields.tableau import Tableau
from hastilude.games.rise_shields.terms import MELEE


def rides_on(t: Tableau) -> bool:
    """RS-021, RS-116, RS-118: cavalry that beat a foot unit and has points left."""
    unit = t.attacker
    return (
        t.beat_foot
        and t.setting.unit_class[unit] == CAVALRY
        and t.points > 0
        and not movement.halved(t, unit)
        and t.setting.terrain[t.where[unit]] != SWAMP
        and bool(movement.open_steps(t, unit))
    )


def withdrawal_open(t: Tableau) -> bool:
    """RS-119: cavalry that failed against a foot unit and can still get away from it."""
    unit = t.attacker
    s = t.setting
    return (
        s.unit_class[unit] == CAVALRY
        and t.attack == MELEE
        and (s.withdraw_from_any or s.unit_class[t.target] == INFANTRY)
        and t.points > 0
        and not movement.halved(t, unit)
        and any(gets_away(t, cell) for cell in movement.open_steps(t, unit))
    )


def near_target(t: Tableau, cell: int) -> bool:
    return APART[cell * CELLS + t.where[t.target]] == 1


def gets_away(t: Tableau, cell: int) -> bool:
    """Whether a withdrawal by this step can end on a cell not next to the attacked unit (RS-R42)."""
    points = t.points - 1
    posts = t.posts[t.attacker]
    post = t.setting.figures.post_at[cell]
    if post >= 0 and not posts >> post & 1:
        points += 1
        posts |= 1 << post
    return _escape(t, cell, points, posts)


def _escape(t: Tableau, cell: int, points: int, posts: int) -> bool:
    if not near_target(t, cell):
        return True
    if points == 0 or t.setting.terrain[cell] == SWAMP:
        return False
    for near in NEAR[cell]:
        if t.at[near] < 0 or near == t.where[t.attacker]:
            left, gone = points - 1, posts
            post = t.setting.figures.post_at[near]
            if post >= 0 and not posts >> post & 1:
                left += 1
                gone |= 1 << post
            if _escape(t, near, left, gone):
                return True
    return False


class CavGo(Choice):
    """Riding on after a victory, step by step (RS-116)."""

    def details(self, t: Tableau) -> Args:
        return {"unit": UNIT_NAMES[t.unit], "points": t.points}

    def legal(self, t: Tableau) -> list[int]:
        found: list[int] = []
        if t.points > 0:
            found = [actions.STEP + cell for cell in movement.open_steps(t, t.unit)]
        found.append(actions.FINISH)
        return found

    def reason(self, t: Tableau, kind: str, number: int) -> Refusal | None:
        return movement.no_step(t, number) or not_now() if kind == "step" else None

    def apply(self, t: Tableau, action: int, chance: Chance) -> None:
        if action == actions.FINISH:
            _settle_ride(t, SET_TRIGGER, "moved_on")
            return
        movement.step(t, action - actions.STEP)
        t.ask(CAV_GO, t.hand)


class CavWithdraw(Choice):
    """Whether cavalry gets away after a failure (RS-119, RS-R42)."""

    def details(self, t: Tableau) -> Args:
        return fighters(t.attacker, t.target)

    def legal(self, t: Tableau) -> list[int]:
        return [actions.WITHDRAW, actions.STAY]

    def apply(self, t: Tableau, action: int, chance: Chance) -> None:
        if action == actions.STAY:
            t.phase = OPEN_REPLY
            return
        t.steps = 0
        t.ask(WITHDRAW_PATH, t.hand)


class WithdrawPath(Choice):
    """Its way, which ends on a cell not next to the attacked unit (RS-119, RS-R42)."""

    def details(self, t: Tableau) -> Args:
        return {"unit": UNIT_NAMES[t.unit], "points": t.points}

    def legal(self, t: Tableau) -> list[int]:
        found: list[int] = []
        if t.points > 0:
            found = [actions.STEP + cell for cell in movement.open_steps(t, t.unit) if gets_away(t, cell)]
        if t.steps > 0 and not near_target(t, t.where[t.unit]):
            found.append(actions.FINISH)
        return found

    def reason(self, t: Tableau, kind: str, number: int) -> Refusal | None:
        if kind == "step":
            way = Refusal("no_way_back", {"cell": CELL_NAMES[number]}, ("RS-119", "RS-R42"))
            return movement.no_step(t, number) or way
        if kind == "finish":
            return Refusal("too_near", {"target": UNIT_NAMES[t.target]}, ("RS-119",))
        return None

    def apply(self, t: Tableau, action: int, chance: Chance) -> None:
        if action == actions.FINISH:
            _settle_ride(t, BATTLE_END, "withdrew")
            return
        movement.step(t, action - actions.STEP)
        t.ask(WITHDRAW_PATH, t.hand)


def _settle_ride(t: Tableau, then: int, code: str) -> None:
    if t.steps == 0:
        t.phase = then
        return
    if t.events is not None:
        t.tell(code, {"unit": UNIT_NAMES[t.unit], "cell": CELL_NAMES[t.where[t.unit]]})
    t.turn_unit(t.unit, t.hand, then)
