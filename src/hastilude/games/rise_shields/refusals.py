"""Why an action of Rise Shields may not be taken: rule, sentence, numbers.

The list of legal actions decides; here is only said what stands in the way, the plainest
reason first.
"""

from hastilude.core.words import Refusal
from hastilude.games.rise_shields import actions, artifacts, card_refusals, movement, phases
from hastilude.games.rise_shields.hexes import APART, CELL_NAMES, CELLS, NEAR
from hastilude.games.rise_shields.names import (
    ARC_SHOT,
    ARTIFACTS,
    BLESSING,
    FACTIONS,
    FIRST_LEADER,
    FORTIFICATION,
    GOBLET,
    HORN,
    LEADERS,
    PARTS,
    RING,
    UNIT_NAMES,
)
from hastilude.games.rise_shields.table import Table
from hastilude.games.rise_shields.terms import (
    BOARD,
    BOX,
    CAST,
    NEW,
    REBUILD,
    STOPPED,
    SWAMPED,
    TELEPORTED,
    USED_HORN,
    USED_RING,
    WAITING,
)

#: phases in which a kind of action is at home: outside them it is simply not its time
_HOME: dict[str, tuple[int, ...]] = {
    "camp": (phases.CHOOSE_CAMP,),
    "leader": (phases.PICK_LEADER,),
    "faction": (phases.PICK_FACTION,),
    "part": (phases.PICK_PLACE,),
    "leave": (phases.PICK_ROSTER,),
    "deploy": (phases.DEPLOY,),
    "keep": (phases.START_ARTIFACT, phases.CLAIM_TREASURY),
    "return": (phases.ART_LIMIT,),
    "activate": (phases.MAIN,),
    "rebuild": (phases.MAIN,),
    "take": (phases.MAIN, phases.ACTIVATION),
    "use": (phases.MAIN, phases.RESCUE),
    "step": (phases.ACTIVATION, phases.CAV_GO, phases.WITHDRAW_PATH),
    "face": (phases.ACTIVATION, phases.DECLARE_FACING, phases.FACING, phases.DEPLOY_FACING),
    "melee": (phases.ACTIVATION,),
    "shoot": (phases.ACTIVATION,),
    "arc": (phases.ACTIVATION,),
    "siege": (phases.ACTIVATION,),
    "bless": (phases.ACTIVATION,),
    "finish": (phases.ACTIVATION, phases.CAV_GO, phases.WITHDRAW_PATH),
    "at": (phases.PLACE_CELL,),
    "counter": (phases.REPLY,),
    "retreat": (phases.REPLY,),
}
_TARGET_PHASES = (
    phases.CARD_TARGET,
    phases.ARTIFACT_TARGET,
    phases.CAMOUFLAGE_UNIT,
    phases.TRICK_UNIT,
    phases.SPELL_ORDER,
    phases.SACRIFICE,
    phases.TRIUMPH_UNIT,
)
_CARD_KINDS = ("play", "channel", "borrow", "borrow_channel")


def refusal(t: Table, action: int) -> Refusal:
    """The reason; the caller knows that the action is not legal."""
    if t.phase == phases.ENDED:
        return Refusal("over", {}, ("RS-290", "RS-292"))
    kind, number = _kind(action)
    if kind in _CARD_KINDS:
        return card_refusals.refusal(t, action)
    if kind == "only":
        return card_refusals.only(t, number)
    if kind == "resign" and not t.setting.resigning:
        return Refusal("no_resigning", {}, ("RS-R107",))
    if kind == "on":
        if t.phase in _TARGET_PHASES:
            return Refusal("not_a_target", {"unit": UNIT_NAMES[number]}, ("RS-180", "RS-191"))
        return _not_now()
    if t.phase not in _HOME.get(kind, ()):
        return _not_now()
    return _REASONS[kind](t, number)


def _not_now() -> Refusal:
    return Refusal("not_now", {}, ("RS-049", "RS-321"))


def _kind(action: int) -> tuple[str, int]:
    found = actions.ACTIONS.kinds[0]
    for kind in actions.ACTIONS.kinds:
        if actions.ACTIONS.offset[kind.name] <= action:
            found = kind
    return found.name, action - actions.ACTIONS.offset[found.name]


# -- the set-up -----------------------------------------------------------------------------------


def _camp(t: Table, number: int) -> Refusal:
    return _not_now()


def _leader(t: Table, number: int) -> Refusal:
    return Refusal("taken", {"unit": LEADERS[number]}, ("RS-004",))


def _faction(t: Table, number: int) -> Refusal:
    return Refusal("taken", {"faction": FACTIONS[number]}, ("RS-005",))


def _part(t: Table, number: int) -> Refusal:
    return Refusal("taken", {"part": PARTS[number]}, ("RS-306",))


def _leave(t: Table, unit: int) -> Refusal:
    name = UNIT_NAMES[unit]
    if t.status[unit] == BOX:
        return Refusal("no_unit", {"unit": name}, ("RS-042",))
    if t.owner[unit] != t.chooser:
        return Refusal("not_yours", {"unit": name, "owner": t.owner[unit]}, ("RS-042",))
    if t.status[unit] != WAITING:
        return Refusal("already_left_out", {"unit": name}, ("RS-042",))
    if unit >= FIRST_LEADER:
        return Refusal("wrong_tier", {"unit": name}, ("RS-042", "RS-298"))
    return Refusal("enough_left_out", {"unit": name}, ("RS-042", "RS-298"))


def _deploy(t: Table, number: int) -> Refusal:
    unit, cell = divmod(number, CELLS)
    name = UNIT_NAMES[unit]
    if t.status[unit] == BOX:
        return Refusal("no_unit", {"unit": name}, ("RS-043",))
    if t.owner[unit] != t.chooser:
        return Refusal("not_yours", {"unit": name, "owner": t.owner[unit]}, ("RS-043",))
    if t.status[unit] != WAITING:
        return Refusal("already_placed", {"unit": name}, ("RS-043",))
    if not any(cell in row for row in t.rows(t.chooser)):
        return Refusal("not_your_rows", {"cell": CELL_NAMES[cell]}, ("RS-043", "RS-299"))
    if t.at[cell] >= 0:
        return _occupied(t, cell)
    return Refusal("machine_terrain", {"unit": name, "cell": CELL_NAMES[cell]}, ("RS-043", "RS-061"))


def _occupied(t: Table, cell: int) -> Refusal:
    args = {"cell": CELL_NAMES[cell], "unit": UNIT_NAMES[t.at[cell]]}
    return Refusal("occupied", args, ("RS-012", "RS-058"))


# -- the main phase -------------------------------------------------------------------------------


def _keep(t: Table, artifact: int) -> Refusal:
    return Refusal("not_drawn", {"artifact": ARTIFACTS[artifact]}, ("RS-046", "RS-263"))


def _return(t: Table, artifact: int) -> Refusal:
    return Refusal("not_held", {"artifact": ARTIFACTS[artifact]}, ("RS-267",))


def _activate(t: Table, unit: int) -> Refusal:
    name = UNIT_NAMES[unit]
    if t.status[unit] == BOX:
        return Refusal("no_unit", {"unit": name}, ("RS-049",))
    if t.owner[unit] != t.chooser:
        return Refusal("not_yours", {"unit": name, "owner": t.owner[unit]}, ("RS-049",))
    if t.status[unit] != BOARD:
        return Refusal("not_on_board", {"unit": name}, ("RS-049",))
    marks = t.marks[unit]
    if marks & NEW:
        return Refusal("new_unit", {"unit": name}, ("RS-102", "RS-207", "RS-223"))
    if marks & STOPPED:
        return Refusal("sabotaged", {"unit": name}, ("RS-251", "RS-R85"))
    if marks & TELEPORTED:
        return Refusal("teleported", {"unit": name}, ("RS-241", "RS-R82"))
    return Refusal("has_acted", {"unit": name}, ("RS-050",))


def _rebuild(t: Table, cell: int) -> Refusal:
    state = t.catapult[t.chooser]
    if state == 0:
        return Refusal("no_catapult", {}, ("RS-101",))
    if state != REBUILD:
        return Refusal("rebuild_later", {}, ("RS-101", "RS-R102"))
    if t.at[cell] >= 0:
        return _occupied(t, cell)
    return Refusal("no_cell", {"cell": CELL_NAMES[cell]}, ("RS-101", "RS-285"))


def _take(t: Table, number: int) -> Refusal:
    seat = t.chooser
    place = artifacts.place_of_leader(t, seat) if t.leader_alive(seat) else -1
    if place < 0:
        return Refusal("no_place", {}, ("RS-263", "RS-264", "RS-266"))
    if not artifacts.unclaimed(t, seat, place):
        return Refusal("claimed", {"place": t.setting.figures.places[place]}, ("RS-265", "RS-R28"))
    if not t.deck:
        return Refusal("deck_empty", {}, ("RS-270",))
    return _not_now()


def _use(t: Table, artifact: int) -> Refusal:
    seat = t.chooser
    name = ARTIFACTS[artifact]
    if not t.held[seat] >> artifact & 1:
        return Refusal("not_held", {"artifact": name}, ("RS-269",))
    if not t.has(seat, artifact):
        return Refusal("in_a_set", {"artifact": name}, ("RS-271",))
    spent = {HORN: USED_HORN, RING: USED_RING}.get(artifact, 0)
    if t.used[seat] & spent:
        return Refusal("artifact_used", {"artifact": name}, ("RS-353", "RS-R117"))
    if t.phase == phases.RESCUE or artifact == GOBLET:
        return _not_now()
    return Refusal("no_effect", {"artifact": name}, ("RS-353",))


# -- the activation -------------------------------------------------------------------------------


def _step(t: Table, cell: int) -> Refusal:
    unit = t.unit
    name = UNIT_NAMES[unit]
    where = CELL_NAMES[cell]
    if cell not in NEAR[t.where[unit]]:
        return Refusal("not_adjacent", {"cell": where}, ("RS-056",))
    if t.at[cell] >= 0:
        return _occupied(t, cell)
    if t.marks[unit] & CAST:
        return Refusal("cast", {"unit": name}, ("RS-154",))
    if t.phase == phases.ACTIVATION and not t.may_move:
        return Refusal("movement_closed", {"unit": name}, ("RS-187", "RS-059", "RS-060"))
    if t.marks[unit] & SWAMPED and t.steps:
        return Refusal("swamp", {"unit": name}, ("RS-073",))
    if t.points + t.extra == 0:
        return Refusal("no_points", {"unit": name}, ("RS-056",))
    if not t.may_stand(unit, cell):
        return Refusal("machine_terrain", {"unit": name, "cell": where}, ("RS-061",))
    if t.phase == phases.WITHDRAW_PATH:
        return Refusal("no_way_back", {"cell": where}, ("RS-119", "RS-R42"))
    return Refusal("onslaught_needs_attack", {"unit": name}, ("RS-208", "RS-R72"))


def _face(t: Table, facing: int) -> Refusal:
    if t.phase == phases.DECLARE_FACING:
        args = {"target": UNIT_NAMES[t.target], "facing": str(facing)}
        return Refusal("misses", args, ("RS-027", "RS-R31"))
    unit = t.unit
    if t.facing[unit] == facing:
        return Refusal("same_facing", {"facing": str(facing)}, ("RS-R118",))
    if t.turned:
        return Refusal("facing_used", {"unit": UNIT_NAMES[unit]}, ("RS-R118",))
    return Refusal("onslaught_needs_attack", {"unit": UNIT_NAMES[unit]}, ("RS-208", "RS-R72"))


def _attack(t: Table, kind: int, target: int) -> Refusal:
    unit = t.unit
    s = t.setting
    name, other = UNIT_NAMES[unit], UNIT_NAMES[target]
    if t.status[target] == BOX:
        return Refusal("no_unit", {"unit": other}, ("RS-077",))
    if t.status[target] != BOARD or t.where[target] < 0:
        return Refusal("not_on_board", {"unit": other}, ("RS-077",))
    if t.marks[unit] & SWAMPED:
        return Refusal("swamp", {"unit": name}, ("RS-074", "RS-R23"))
    if not t.may_attack:
        return Refusal("no_attack_left", {"unit": name}, ("RS-051",))
    if target == unit or (t.hand == t.owner[unit] and not t.enemies(t.hand, t.owner[target])):
        return Refusal("friend", {"target": other}, ("RS-077",))
    able = s.machine[unit] if kind == 3 else s.ranged[unit] if kind else not s.machine[unit]
    if not able or (kind == 2 and not s.abilities[unit] & ARC_SHOT):
        return Refusal("no_ability", {"unit": name}, ("RS-088", "RS-093", "RS-095"))
    if t.camouflaged(target):
        return Refusal("camouflaged", {"target": other}, ("RS-248", "RS-R84"))
    if movement.fog_stops(t, kind):
        return Refusal("fog", {}, ("RS-227", "RS-R78"))
    if kind and s.machine[target]:
        return Refusal("machine_melee_only", {"target": other}, ("RS-098",))
    distance = APART[t.where[unit] * CELLS + t.where[target]]
    if distance != (1 if kind < 2 else 2):
        return Refusal(
            "out_of_reach", {"target": other, "distance": distance}, ("RS-078", "RS-095", "RS-146")
        )
    if kind == 0 and s.terrain[t.where[unit]] == FORTIFICATION:
        return Refusal("from_fortification", {"unit": name}, ("RS-065", "RS-R38"))
    return _not_now()


def _melee(t: Table, target: int) -> Refusal:
    return _attack(t, 0, target)


def _shoot(t: Table, target: int) -> Refusal:
    return _attack(t, 1, target)


def _arc(t: Table, target: int) -> Refusal:
    return _attack(t, 2, target)


def _siege(t: Table, target: int) -> Refusal:
    return _attack(t, 3, target)


def _bless(t: Table, target: int) -> Refusal:
    unit = t.unit
    if not t.setting.abilities[unit] & BLESSING or t.hand != t.owner[unit]:
        return Refusal("no_ability", {"unit": UNIT_NAMES[unit]}, ("RS-150", "RS-R81"))
    if not movement.may_bless(t):
        return Refusal("bless_first", {"unit": UNIT_NAMES[unit]}, ("RS-151",))
    return Refusal("not_neighbour", {"target": UNIT_NAMES[target]}, ("RS-150", "RS-R62"))


def _finish(t: Table, number: int) -> Refusal:
    if t.phase == phases.WITHDRAW_PATH:
        return Refusal("too_near", {"target": UNIT_NAMES[t.target]}, ("RS-119",))
    return Refusal("onslaught_needs_attack", {"unit": UNIT_NAMES[t.unit]}, ("RS-208", "RS-R72"))


def _at(t: Table, cell: int) -> Refusal:
    if t.at[cell] >= 0:
        return _occupied(t, cell)
    if not t.may_stand(t.placed, cell):
        args = {"unit": UNIT_NAMES[t.placed], "cell": CELL_NAMES[cell]}
        return Refusal("machine_terrain", args, ("RS-061", "RS-R26"))
    return Refusal("no_cell", {"cell": CELL_NAMES[cell]}, ("RS-285", "RS-280"))


def _counter(t: Table, number: int) -> Refusal:
    return Refusal("no_counterstrike", {"unit": UNIT_NAMES[t.target]}, ("RS-090", "RS-100", "RS-238"))


def _retreat(t: Table, cell: int) -> Refusal:
    unit = t.target
    name, where = UNIT_NAMES[unit], CELL_NAMES[cell]
    if t.marks[unit] & CAST:
        return Refusal("cast", {"unit": name}, ("RS-154", "RS-R45"))
    if cell not in NEAR[t.where[unit]]:
        return Refusal("not_adjacent", {"cell": where}, ("RS-126",))
    if t.at[cell] >= 0:
        return _occupied(t, cell)
    if not t.may_stand(unit, cell):
        return Refusal("machine_terrain", {"unit": name, "cell": where}, ("RS-061", "RS-R45"))
    return Refusal("too_near", {"target": UNIT_NAMES[t.attacker]}, ("RS-126",))


_REASONS = {
    "camp": _camp,
    "leader": _leader,
    "faction": _faction,
    "part": _part,
    "leave": _leave,
    "deploy": _deploy,
    "keep": _keep,
    "return": _return,
    "activate": _activate,
    "rebuild": _rebuild,
    "take": _take,
    "use": _use,
    "step": _step,
    "face": _face,
    "melee": _melee,
    "shoot": _shoot,
    "arc": _arc,
    "siege": _siege,
    "bless": _bless,
    "finish": _finish,
    "at": _at,
    "counter": _counter,
    "retreat": _retreat,
}
