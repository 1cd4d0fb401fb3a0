"""What is being decided, for everybody to read."""

from hastilude.core.words import Prompt
from hastilude.games.rise_shields import opening, phases, spells, totals
from hastilude.games.rise_shields.names import ARTIFACTS, CARDS, UNIT_NAMES
from hastilude.games.rise_shields.table import Table
from hastilude.games.rise_shields.terms import ATTACKS, WINDOWS

#: the rules behind each decision (ledger, part 6)
RULES: dict[int, tuple[str, ...]] = {
    phases.CHOOSE_CAMP: ("RS-038", "RS-295"),
    phases.PICK_LEADER: ("RS-041", "RS-004"),
    phases.PICK_FACTION: ("RS-041", "RS-005"),
    phases.PICK_PLACE: ("RS-306", "RS-R112"),
    phases.PICK_ROSTER: ("RS-042", "RS-298"),
    phases.DEPLOY: ("RS-043", "RS-R14"),
    phases.DEPLOY_FACING: ("RS-036",),
    phases.START_ARTIFACT: ("RS-046",),
    phases.MAIN: ("RS-049", "RS-054"),
    phases.ACTIVATION: ("RS-050", "RS-056", "RS-051"),
    phases.DECLARE_FACING: ("RS-034", "RS-321"),
    phases.CARD_TARGET: ("RS-180", "RS-191"),
    phases.CARD_AREA: ("RS-230", "RS-R80"),
    phases.CARD_BLOCK: ("RS-229",),
    phases.ARTIFACT_TARGET: ("RS-353",),
    phases.RING_WAY: ("RS-353",),
    phases.PLACE_CELL: ("RS-285",),
    phases.FACING: ("RS-036",),
    phases.CLAIM_TREASURY: ("RS-263",),
    phases.ART_LIMIT: ("RS-267",),
    phases.ALLY_MAIN: ("RS-300", "RS-R111"),
    phases.WINDOW: ("RS-R48", "RS-322"),
    phases.SPELL_WINDOW: ("RS-335", "RS-R64"),
    phases.CAMOUFLAGE_UNIT: ("RS-248",),
    phases.TRICK_UNIT: ("RS-256", "RS-R87"),
    phases.FIRST_STRIKE: ("RS-324", "RS-R36"),
    phases.REROLL: ("RS-354",),
    phases.SPELL_ORDER: ("RS-R80",),
    phases.LETHAL: ("RS-333",),
    phases.SACRIFICE: ("RS-204", "RS-R69"),
    phases.RESCUE: ("RS-354",),
    phases.SAVED_COUNTER: ("RS-202", "RS-205"),
    phases.CAV_GO: ("RS-116",),
    phases.CAV_WITHDRAW: ("RS-119", "RS-R42"),
    phases.WITHDRAW_PATH: ("RS-119", "RS-R42"),
    phases.REPLY: ("RS-121",),
    phases.TRIUMPH_UNIT: ("RS-273", "RS-R99"),
}


def prompt(t: Table) -> Prompt:
    phase = t.phase
    code = phases.DECISIONS[phase]
    if phase == phases.ENDED:
        return Prompt(code, {"reason": t.reason}, ("RS-290", "RS-292"))
    return Prompt(code, {"seat": t.chooser, **_details(t)}, RULES[phase])


def _details(t: Table) -> dict[str, object]:
    phase = t.phase
    if phase == phases.MAIN:
        return {"energy": t.energy[t.chooser]}
    if phase == phases.ACTIVATION:
        return {"unit": UNIT_NAMES[t.unit], "points": t.points + t.extra}
    if phase in (phases.CAV_GO, phases.WITHDRAW_PATH):
        return {"unit": UNIT_NAMES[t.unit], "points": t.points}
    if phase == phases.DECLARE_FACING:
        return {"attack": ATTACKS[t.attack], **_fighters(t.attacker, t.target)}
    if phase == phases.WINDOW:
        return {"window": WINDOWS[t.window], **_fighters(t.striker, t.struck)}
    if phase == phases.FIRST_STRIKE or phase == phases.REPLY:
        return _fighters(t.target, t.attacker)
    if phase == phases.CAV_WITHDRAW:
        return _fighters(t.attacker, t.target)
    if phase == phases.SAVED_COUNTER:
        return _fighters(t.fallen, t.striker)
    if phase == phases.LETHAL:
        by = UNIT_NAMES[t.striker] if t.striker >= 0 and t.spell < 0 else ""
        return {"unit": UNIT_NAMES[t.fallen], "by": by}
    if phase == phases.FACING:
        return {"unit": UNIT_NAMES[t.facing_unit]}
    if phase == phases.PLACE_CELL:
        return {"unit": UNIT_NAMES[t.placed]}
    if phase in (phases.CARD_TARGET, phases.CARD_AREA):
        on = {"on": UNIT_NAMES[t.card_unit]} if phase == phases.CARD_AREA else {}
        return {"card": CARDS[t.card], **on}
    if phase == phases.SPELL_WINDOW:
        return {"card": CARDS[t.spell]}
    return _rare_details(t)


def _rare_details(t: Table) -> dict[str, object]:
    phase = t.phase
    if phase == phases.PICK_ROSTER:
        silver, gold, machines = opening.to_leave(t, t.chooser)
        return {"silver": silver, "gold": gold, "machines": machines}
    if phase == phases.DEPLOY:
        return {"left": len(opening.waiting(t, t.chooser))}
    if phase == phases.ARTIFACT_TARGET:
        return {"artifact": ARTIFACTS[t.artifact]}
    if phase == phases.RING_WAY:
        return {"on": UNIT_NAMES[t.card_unit]}
    if phase == phases.CLAIM_TREASURY:
        place = t.setting.figures.place_at[t.where[t.leader[t.chooser]]]
        return {"place": t.setting.figures.places[place]}
    if phase == phases.ALLY_MAIN:
        return {"ally": t.active}
    if phase == phases.TRICK_UNIT:
        return {"target": UNIT_NAMES[t.target]}
    if phase == phases.SACRIFICE:
        return {"saved": UNIT_NAMES[t.fallen]}
    if phase == phases.RESCUE:
        return {"unit": UNIT_NAMES[t.fallen], "artifact": "goblet_of_dominion"}
    if phase == phases.REROLL:
        return _roll(t)
    return {}


def _fighters(unit: int, target: int) -> dict[str, object]:
    return {"unit": UNIT_NAMES[unit], "target": UNIT_NAMES[target]}


def _roll(t: Table) -> dict[str, object]:
    """The roll that may be made again; a spell's die belongs to nobody's token."""
    if t.defending:
        unit, one, two = t.struck, t.defence_1, t.defence_2
    elif t.spell >= 0:
        return {"unit": "", "die": t.spell_die, "total": spells.attack_total(t, t.spell_die)}
    else:
        unit, one, two = t.striker, t.attack_1, t.attack_2
    die = totals.kept_die(t, unit, one, two, t.defending and t.spell < 0)
    # with private artifacts the total would tell of them
    total = die if t.setting.private else die + _rest(t)
    return {"unit": UNIT_NAMES[unit], "die": die, "total": total}


def _rest(t: Table) -> int:
    """The total without its die."""
    if t.spell >= 0:
        return t.setting.defence[t.struck]
    account = totals.new_account(t, t.strike, t.striker, t.struck, t.blow)
    if t.defending:
        return totals.fill_defence(t, account)
    return totals.fill_attack(t, account, t.charge if t.striker == t.unit else 0)
