"""Units on the move: how far, through what, and whom they may attack from where (ledger, 3.6 to 3.12)."""

from hastilude.core.words import Refusal
from hastilude.games.rise_shields import actions
from hastilude.games.rise_shields.choice import occupied
from hastilude.games.rise_shields.hexes import (
    CELL_NAMES,
    CELLS,
    EDGES_TO,
    NEAR,
    RING,
)
from hastilude.games.rise_shields.names import (
    ARC_SHOT,
    BLESSING,
    BOOTS,
    FOREST,
    FORTIFICATION,
    HORN,
    MOUNTAIN,
    PLAIN,
    SWAMP,
    UNIT_NAMES,
)
from hastilude.games.rise_shields.phases import (
    ACTIVATION,
)
from hastilude.games.rise_shields.tableau import Tableau
from hastilude.games.rise_shields.terms import (
    ARC,
    ATTACKED,
    BARRED,
    BLOWN,
    BOARD,
    CAST,
    INSPIRED,
    MELEE,
    MOVED,
    READY,
    SHOT,
    SIEGE,
    SWAMPED,
)

# -- beginning and ending it ------------------------------------------------------------------


def may_act(t: Tableau, unit: int) -> bool:
    """Whether a unit has an activation left (RS-050); not if new, sabotaged or teleported."""
    return t.acts[unit] > 0 and t.status[unit] == BOARD and not t.marks[unit] & BARRED


def movement_of(t: Tableau, unit: int) -> int:
    points = t.setting.movement[unit]
    owner = t.owner[unit]
    if t.setting.leader[unit] and t.has(owner, BOOTS):
        points += t.setting.figures.amount[BOOTS]
    if t.marks[unit] & BLOWN:
        points += t.setting.figures.amount[HORN]
    return points


def begin(t: Tableau, unit: int, hand: int) -> None:
    """A unit's activation, decided by `hand`."""
    marks = t.marks[unit]
    late = bool(marks & READY)  # interleaved: only its attack is left (RS-R19)
    t.unit = unit
    t.hand = hand
    t.points = 0 if late else movement_of(t, unit)
    t.extra = 0
    t.onslaught = False
    t.steps = 0
    t.turned = False
    t.may_move = not late and not marks & CAST
    t.may_attack = not marks & SWAMPED and not (
        t.setting.inspired_once and marks & INSPIRED and marks & ATTACKED
    )
    t.charge = 0  # RS-220
    t.trail = []
    t.marks[unit] = marks & ~BLOWN
    t.ask(ACTIVATION, hand)


def halved(t: Tableau, unit: int) -> bool:
    """A stupefied unit that may move or attack, not both (option `stupefied_activation`)."""
    return t.setting.move_or_attack and t.hand != t.owner[unit]


def activate(t: Tableau, unit: int) -> None:
    t.acts[unit] = t.acts[unit] - 1
    begin(t, unit, t.active)
    if t.events is not None:
        t.tell("activated", {"seat": t.active, "unit": UNIT_NAMES[unit]})


# -- steps --------------------------------------------------------------------------------------


def step(t: Tableau, cell: int) -> None:
    """One step: costs (RS-057, RS-R21), signposts, swamps and the charge."""
    unit = t.unit
    setting = t.setting
    ordinary = t.points > 0
    if ordinary:
        t.points -= 1
    else:
        t.extra -= 1
    t.move(unit, cell)
    t.steps += 1
    t.turned = False
    t.marks[unit] = t.marks[unit] | MOVED
    if halved(t, unit):
        t.may_attack = False
    terrain = setting.terrain[cell]
    if terrain in (FOREST, MOUNTAIN, FORTIFICATION):  # RS-136
        t.charge = 0
        t.trail = []
    elif terrain != SWAMP:
        if not setting.no_revisit:
            t.charge += 1
        elif cell not in t.trail:  # RS-R43, no_revisit
            t.trail.append(cell)
            t.charge = len(t.trail)
    if t.events is not None:
        t.tell("stepped", {"unit": UNIT_NAMES[unit], "cell": CELL_NAMES[cell], "points": t.points})
    if ordinary:
        signpost(t, unit, cell)
    if terrain == SWAMP:
        bog(t, unit)


def signpost(t: Tableau, unit: int, cell: int) -> None:
    """One more point, once for each signpost and turn (RS-070, RS-R22)."""
    post = t.setting.figures.post_at[cell]
    if post < 0 or t.posts[unit] >> post & 1:
        return
    t.posts[unit] = t.posts[unit] | 1 << post
    t.points += 1
    if t.events is not None:
        name = t.setting.figures.posts[post]
        t.tell("signpost", {"unit": UNIT_NAMES[unit], "place": name, "points": t.points})


def bog(t: Tableau, unit: int) -> None:
    """RS-073, RS-074: no further movement, no attack this turn."""
    t.points = 0
    t.extra = 0
    t.may_attack = False
    t.marks[unit] = t.marks[unit] | SWAMPED
    if t.events is not None:
        t.tell("swamp", {"unit": UNIT_NAMES[unit]})


def open_steps(t: Tableau, unit: int) -> list[int]:
    """Free neighbours that the unit may enter; allies block, too (RS-R114)."""
    at = t.at
    near = NEAR[t.where[unit]]
    if t.setting.machine[unit]:
        terrain = t.setting.terrain
        return [cell for cell in near if at[cell] < 0 and terrain[cell] == PLAIN]
    return [cell for cell in near if at[cell] < 0]


def no_step(t: Tableau, cell: int, closed: bool = False) -> Refusal | None:
    """What stands in the way of a step there; `closed`: its movement is over."""
    unit = t.unit
    name = UNIT_NAMES[unit]
    where = CELL_NAMES[cell]
    if cell not in NEAR[t.where[unit]]:
        return Refusal("not_adjacent", {"cell": where}, ("RS-056",))
    if t.at[cell] >= 0:
        return occupied(t, cell)
    if t.marks[unit] & CAST:
        return Refusal("cast", {"unit": name}, ("RS-154",))
    if closed:
        return Refusal("movement_closed", {"unit": name}, ("RS-187", "RS-059", "RS-060"))
    if t.marks[unit] & SWAMPED and t.steps:
        return Refusal("swamp", {"unit": name}, ("RS-073",))
    if t.points + t.extra == 0:
        return Refusal("no_points", {"unit": name}, ("RS-056",))
    if not t.may_stand(unit, cell):
        return Refusal("machine_terrain", {"unit": name, "cell": where}, ("RS-061",))
    return None


# -- attacks ------------------------------------------------------------------------------------


def fog_stops(t: Tableau, kind: int) -> bool:
    """RS-227, RS-R78."""
    return kind != MELEE and (kind < SIEGE or t.setting.fog_blocks_machines) and t.foggy()


def attackable(t: Tableau, unit: int, hand: int, target: int) -> bool:
    """An enemy that can be attacked at all (RS-077, RS-R84); the stupefied attack anybody (RS-R81)."""
    if target < 0 or target == unit or t.camouflaged(target):
        return False
    return hand != t.owner[unit] or t.enemies(hand, t.owner[target])


def attacks_from(t: Tableau, unit: int, hand: int, cell: int, found: list[int]) -> None:
    """All attacks that a unit could declare on a cell, by its class (RS-018, RS-019, RS-022, RS-066, RS-161)."""
    s = t.setting
    at = t.at
    in_fort = s.terrain[cell] == FORTIFICATION
    if not s.machine[unit]:
        ranged = s.ranged[unit]
        fog = ranged and t.foggy()
        for near in NEAR[cell]:
            target = at[near]
            if target >= 0 and attackable(t, unit, hand, target):
                if not in_fort:  # RS-065, RS-R38
                    found.append(actions.MELEE + target)
                if ranged and not fog and not s.machine[target]:  # RS-163, RS-R116
                    found.append(actions.SHOOT + target)
        if ranged and not fog and s.abilities[unit] & ARC_SHOT:
            for far in RING[cell]:
                target = at[far]
                if target >= 0 and not s.machine[target] and attackable(t, unit, hand, target):
                    found.append(actions.ARC + target)
    elif not fog_stops(t, SIEGE):
        for far in RING[cell]:
            target = at[far]
            if target >= 0 and not s.machine[target] and attackable(t, unit, hand, target):
                found.append(actions.SIEGE + target)


def can_attack_from(t: Tableau, unit: int, hand: int, cell: int) -> bool:
    found: list[int] = []
    attacks_from(t, unit, hand, cell, found)
    return bool(found)


def facings_at(t: Tableau, unit: int, target: int) -> list[int]:
    """Facings that put a front edge on the target (RS-034, RS-R31)."""
    edges = EDGES_TO[t.where[unit] * CELLS + t.where[target]]
    fronts = t.setting.fronts
    return [facing for facing in range(6) if fronts[facing] & edges]


def attack_reachable(
    t: Tableau, unit: int, hand: int, cell: int, points: int, extra: int, posts: int
) -> bool:
    """Whether the unit could still end its activation with an attack (RS-R72).

    Breadth first over cells; a swamp is no way, because it ends movement and attack.
    """
    if can_attack_from(t, unit, hand, cell):
        return True
    s = t.setting
    best = [-1] * CELLS
    best[cell] = points + extra
    front = [cell]
    left = [points]
    more = [extra]
    marks = [posts]
    at = 0
    while at < len(front):
        here = front[at]
        ordinary = left[at]
        last = more[at]
        passed = marks[at]
        at += 1
        if ordinary + last == 0:
            continue
        for near in NEAR[here]:
            if (t.at[near] >= 0 and t.at[near] != unit) or s.terrain[near] == SWAMP:
                continue
            if not t.may_stand(unit, near):
                continue
            rest = ordinary - 1
            spare = last
            gone = passed
            if ordinary == 0:
                rest = 0
                spare = last - 1
            else:
                post = s.figures.post_at[near]
                if post >= 0 and not passed >> post & 1:
                    rest += 1
                    gone |= 1 << post
            if rest + spare <= best[near]:
                continue
            if best[near] < 0 and can_attack_from(t, unit, hand, near):
                return True
            best[near] = rest + spare
            front.append(near)
            left.append(rest)
            more.append(spare)
            marks.append(gone)
    return False


def keeps_attack(t: Tableau, cell: int) -> bool:
    """Whether a step of an onslaught still leads to an attack."""
    unit = t.unit
    if t.setting.terrain[cell] == SWAMP:
        return False
    points, extra, posts = t.points - 1, t.extra, t.posts[unit]
    if t.points == 0:
        points, extra = 0, t.extra - 1
    else:
        post = t.setting.figures.post_at[cell]
        if post >= 0 and not posts >> post & 1:
            points += 1
            posts |= 1 << post
    return attack_reachable(t, unit, t.hand, cell, points, extra, posts)


def legal(t: Tableau) -> list[int]:
    """What the unit may do now, but for cards and artifacts; it may always be done (RS-R30)."""
    unit = t.unit
    found: list[int] = []
    if t.may_attack:
        attacks_from(t, unit, t.hand, t.where[unit], found)
    if t.may_move and t.points + t.extra > 0:
        for cell in open_steps(t, unit):
            if not t.onslaught or keeps_attack(t, cell):
                found.append(actions.STEP + cell)
    if t.onslaught and found:
        return found
    if not t.turned:  # RS-033
        facing = t.facing[unit]
        for other in range(6):
            if other != facing:
                found.append(actions.FACE + other)
    if may_bless(t):
        for cell in NEAR[t.where[unit]]:
            target = t.at[cell]
            if target >= 0 and not t.enemies(t.owner[target], t.hand):
                found.append(actions.BLESS + target)
    found.append(actions.FINISH)
    return found


def may_bless(t: Tableau) -> bool:
    """Instead of everything else (RS-150, RS-151); not while stupefied (RS-R81)."""
    unit = t.unit
    return (
        bool(t.setting.abilities[unit] & BLESSING)
        and t.steps == 0
        and not t.turned
        and t.may_attack
        and t.may_move
        and t.hand == t.owner[unit]
    )


def kind_of(action: int) -> int:
    """The kind of attack that an action declares."""
    if action < actions.SHOOT:
        return MELEE
    if action < actions.ARC:
        return SHOT
    return ARC if action < actions.SIEGE else SIEGE
