"""A unit's activation: the decision what it does next, and how it ends (ledger, 3.6 to 3.12)."""

from hastilude.core.chance import Chance
from hastilude.core.decision import Step
from hastilude.core.words import Args, Refusal
from hastilude.games.rise_shields import actions, battle, card_refusals, cards, casting, claims, movement
from hastilude.games.rise_shields.choice import CARD_KINDS, Choice, not_now
from hastilude.games.rise_shields.hexes import APART, CELLS
from hastilude.games.rise_shields.names import ARC_SHOT, BLESSING, FORTIFICATION, NOBODY, UNIT_NAMES
from hastilude.games.rise_shields.phases import ACTIVATION, ACTIVATION_END, ALLY_OFFER, MAIN, TURN_END
from hastilude.games.rise_shields.tableau import Tableau
from hastilude.games.rise_shields.terms import BARRED, BOARD, BOX, READY, SWAMPED


class Activation(Choice):
    """Steps, a turn, an attack, a blessing, a card; or the unit is done (RS-050, RS-056)."""

    def details(self, t: Tableau) -> Args:
        """No movement is left where no step is possible, whatever the points."""
        steps = any(actions.STEP <= action < actions.FACE for action in t.legal())
        return {"unit": UNIT_NAMES[t.unit], "points": t.points + t.extra if steps else 0}

    def legal(self, t: Tableau) -> list[int]:
        found = movement.legal(t)
        seat = t.hand
        if t.owner[t.unit] == seat:
            cards.main_plays(t, seat, found)
            leads = t.unit == t.leader[seat]
            if leads and not (t.onslaught and t.steps > 0) and claims.may_take(t, seat):
                found.append(actions.TAKE)
        return found

    def reason(self, t: Tableau, kind: str, number: int) -> Refusal | None:
        if kind == "step":
            return movement.no_step(t, number, not t.may_move) or _storms(t)
        if kind == "face":
            return _no_turn(t, number)
        if kind in _ATTACKS:
            return _no_attack(t, _ATTACKS.index(kind), number)
        if kind == "bless":
            return _no_blessing(t, number)
        if kind == "finish":
            return _storms(t)
        if kind == "take":
            return claims.no_taking(t)
        if kind in CARD_KINDS:
            moment = cards.OF_MAIN[number] and cards.fits_moment(t, number)
            return card_refusals.refusal(t, kind, number, moment)
        return None

    def apply(self, t: Tableau, action: int, chance: Chance) -> None:
        if action >= actions.STEP:
            if action < actions.FACE:
                movement.step(t, action - actions.STEP)
            elif action < actions.MELEE:
                _face(t, action - actions.FACE)
            elif action < actions.BLESS:
                battle.declare(t, action)
            elif action < actions.FINISH:
                _bless(t, action - actions.BLESS)
            else:
                _finish(t)
        elif action == actions.TAKE:
            if t.steps > 0:
                t.may_move = False
            claims.claim(t, t.hand, chance)
        else:
            casting.play(t, action)


# -- why not ---------------------------------------------------------------------------------------

_ATTACKS = ("melee", "shoot", "arc", "siege")


def _storms(t: Tableau) -> Refusal:
    return Refusal("onslaught_needs_attack", {"unit": UNIT_NAMES[t.unit]}, ("RS-208", "RS-R72"))


def _no_turn(t: Tableau, facing: int) -> Refusal:
    unit = t.unit
    if t.facing[unit] == facing:
        return Refusal("same_facing", {"facing": str(facing)}, ("RS-R118",))
    if t.turned:
        return Refusal("facing_used", {"unit": UNIT_NAMES[unit]}, ("RS-R118",))
    return _storms(t)


def _no_attack(t: Tableau, kind: int, target: int) -> Refusal:
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
    return not_now()


def _no_blessing(t: Tableau, target: int) -> Refusal:
    unit = t.unit
    if not t.setting.abilities[unit] & BLESSING or t.hand != t.owner[unit]:
        return Refusal("no_ability", {"unit": UNIT_NAMES[unit]}, ("RS-150", "RS-R81"))
    if not movement.may_bless(t):
        return Refusal("bless_first", {"unit": UNIT_NAMES[unit]}, ("RS-151",))
    return Refusal("not_neighbour", {"target": UNIT_NAMES[target]}, ("RS-150", "RS-R62"))


# -- what the unit does ----------------------------------------------------------------------------


def _face(t: Tableau, facing: int) -> None:
    t.facing[t.unit] = facing
    t.turned = True
    if t.events is not None:
        t.tell("faced", {"unit": UNIT_NAMES[t.unit], "facing": str(facing)})


def _bless(t: Tableau, target: int) -> None:
    t.blessing[target] = t.blessing[target] + 1
    if t.events is not None:
        t.tell("blessed", {"by": UNIT_NAMES[t.unit], "unit": UNIT_NAMES[target]})
    t.phase = ACTIVATION_END
    t.may_attack = False


def _finish(t: Tableau) -> None:
    if t.events is not None:
        t.tell("finished", {"unit": UNIT_NAMES[t.unit]})
    t.phase = ACTIVATION_END


# -- and then --------------------------------------------------------------------------------------


class ActivationEnd(Step[Tableau]):
    """The unit is done, and a stupefied one is its owner's again (RS-239); its player goes on."""

    def run(self, t: Tableau, chance: Chance) -> None:
        unit = t.unit
        if unit >= 0 and t.status[unit] == BOARD and t.setting.interleaved:
            if t.marks[unit] & READY:
                t.marks[unit] = t.marks[unit] & ~READY
            elif t.hand == t.owner[unit] and t.may_attack and t.acts[unit] == 0:
                t.marks[unit] = t.marks[unit] | READY
                t.acts[unit] = 1
        t.unit = NOBODY
        t.points = 0
        t.extra = 0
        t.onslaught = False
        t.steps = 0
        t.turned = False
        t.may_move = False
        t.may_attack = False
        t.charge = 0
        t.trail = []
        t.phase = TURN_END if not t.alive[t.active] else ALLY_OFFER


class Resume(Step[Tableau]):
    """Back to where a card or an artifact was used."""

    def run(self, t: Tableau, chance: Chance) -> None:
        unit = t.unit
        if not t.alive[t.active]:
            t.phase = ACTIVATION_END
        elif unit >= 0:
            if t.status[unit] == BOARD and not (t.marks[unit] & BARRED and t.hand == t.owner[unit]):
                t.ask(ACTIVATION, t.hand)
            else:
                t.phase = ACTIVATION_END
        elif t.offered:
            t.phase = ALLY_OFFER
        else:
            t.ask(MAIN, t.active)
