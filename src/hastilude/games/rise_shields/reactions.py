"""What a bot thinks of cards, replies, facings and choices of the set-up."""

from typing import Final

from hastilude.games.rise_shields import (
    actions,
    appraisal,
    cards,
    chances,
    odds,
    phases,
    placing,
    plans,
    replies,
)
from hastilude.games.rise_shields.hexes import CELLS, COLUMN_OF, triangle
from hastilude.games.rise_shields.names import (
    ALL_ROUND_DEFENCE,
    CAMOUFLAGE,
    CARD_COUNT,
    DIVERSION,
    FIRE_RAIN,
    FIRE_SHELL,
    FOG_VEIL,
    HEROISM,
    INSPIRATION,
    JUSTICE,
    MAGIC_ARROW,
    MENTAL_BLOCK,
    ONSLAUGHT,
    PUNISHING_SWORD,
    RAISE_SHIELDS,
    REINFORCEMENT,
    RESURRECTION,
    RETRIBUTION,
    SABOTAGE,
    SALVATION,
    STUPEFACTION,
    TELEPORTATION,
    THEFT,
    TRICKERY,
)
from hastilude.games.rise_shields.tableau import Tableau
from hastilude.games.rise_shields.terms import BOARD, COUNTER, MAIN_STRIKE, MELEE
from hastilude.games.rise_shields.worth import ENERGY, UNIT_WORTH, artifact_worth, loss_of

#: a card played now is missing later
SPENT: Final = 8.0
#: what a rebuilt catapult, an artifact to take are worth at once
REBUILT: Final = 25.0
TAKEN: Final = 55.0


def price(t: Tableau, action: int) -> float:
    """What a card costs in strength."""
    offset = action - actions.PLAY
    card = offset % CARD_COUNT
    cost = t.setting.figures.cost[card] + (1 if offset >= 2 * CARD_COUNT else 0)
    return SPENT + ENERGY * cost


def card_gain(t: Tableau, action: int) -> float:
    """Of the main phase: a card, a rebuilt catapult, an artifact taken or used."""
    if actions.REBUILD <= action < actions.PLAY:
        engine = placing.catapult_of(t, t.active)
        ways = plans.ways(t, engine)
        return REBUILT + 0.2 * plans.place_score(t, engine, action - actions.REBUILD, ways)
    if action == actions.TAKE:
        return TAKEN
    if actions.USE <= action < actions.END:
        return 4.0
    if not actions.PLAY <= action < actions.TAKE:
        return 0.0
    offset = action - actions.PLAY
    card = offset % CARD_COUNT
    via = offset // CARD_COUNT % 2 == 1
    return _card(t, t.chooser, card, via) - price(t, action)


def _card(t: Tableau, seat: int, card: int, via: bool) -> float:
    if card in (FOG_VEIL, MENTAL_BLOCK):
        return 12.0
    best = 0.0
    for unit in cards.targets(t, seat, card, via):
        gain = target_gain(t, seat, card, unit)
        if gain > best:
            best = gain
    return best


def target_gain(t: Tableau, seat: int, card: int, unit: int) -> float:
    """What a card of the main phase does on a unit."""
    if card in (RESURRECTION, REINFORCEMENT):
        return 0.9 * UNIT_WORTH[unit]
    if card == MAGIC_ARROW:
        return spell_chance(t, unit, 2) * loss_of(t, unit)
    if card == FIRE_RAIN:
        return 1.2 * spell_chance(t, unit, 3) * loss_of(t, unit)
    if card == FIRE_SHELL:
        best = 0.0
        for target in cards.shell_targets(t, unit):
            best = max(best, loss_of(t, target))
        return best
    if card == INSPIRATION:
        return 0.6 * plans.gain(t, unit, t.active) if t.acts[unit] > 0 else 30.0
    if card == ONSLAUGHT:
        return 10.0
    if card == STUPEFACTION:
        return max(0.0, plans.survey(t, unit, seat).best) + 10.0
    if card == SABOTAGE:
        return 0.15 * UNIT_WORTH[unit]
    if card == DIVERSION:
        return 0.12 * loss_of(t, unit)
    if card == THEFT:
        return 90.0
    if card == TELEPORTATION:
        here = t.where[unit]
        lost = appraisal.danger(t, unit, here, t.facing[unit], loss_of(t, unit))
        return 0.4 * lost
    return 0.0


def spell_chance(t: Tableau, unit: int, attack: int) -> float:
    """One ordinary die against the unit's base defence and dice."""
    margin = attack - t.setting.defence[unit]
    return chances.count(chances.PLAIN_DICE[0], chances.dice_of(t, unit, False), margin) / chances.THROWS


def blessing_gain(t: Tableau, unit: int) -> float:
    """One more on attack: about a sixth of what the blessed unit is going to strike."""
    if t.acts[unit] == 0 or t.setting.machine[unit]:
        return -5.0
    gain = plans.gain(t, unit, t.active)
    return 14.0 if gain > 25.0 else -5.0


# -- decisions inside a battle ------------------------------------------------------------------------


def promise(t: Tableau, action: int) -> float:
    phase = t.phase
    if phase == phases.WINDOW:
        return _window(t, action)
    if phase == phases.LETHAL:
        return _lethal(t, action)
    if phase == phases.SPELL_WINDOW:
        return 0.0 if action >= actions.PASS else 0.4 * loss_of(t, t.spell_targets[0]) - price(t, action)
    if phase == phases.ALLY_MAIN:
        return 0.0 if action >= actions.PASS else card_gain(t, action)
    if phase in (phases.FACING, phases.DEPLOY_FACING, phases.DECLARE_FACING):
        return _facing(t, action - actions.FACE)
    if phase == phases.REPLY:
        return _reply(t, action)
    if phase == phases.FIRST_STRIKE:
        return 1.0 if action == actions.STRIKE else 0.0
    if phase == phases.SAVED_COUNTER:
        return 1.0 if action == actions.COUNTER else 0.0
    if phase == phases.CAV_WITHDRAW:
        back = 0.0
        if replies.may_counter(t):
            back = odds.strike_chance(t, COUNTER, t.target, t.attacker, MELEE, 0)
        return back * loss_of(t, t.attacker) if action == actions.WITHDRAW else 2.0
    if phase in (phases.CAV_GO, phases.WITHDRAW_PATH):
        return _ride(t, action)
    if phase == phases.REROLL:
        return _reroll(t, action)
    if phase == phases.RESCUE:
        return 1.0 if action != actions.ACCEPT else 0.0
    return _choice(t, action)


def _window(t: Tableau, action: int) -> float:
    """How a card changes the strike that is about to be made."""
    if action >= actions.PASS:
        return 0.0
    card = (action - actions.PLAY) % CARD_COUNT
    seat = t.chooser
    before = odds.strike_chance(t, t.strike, t.striker, t.struck, t.blow, _charge(t))
    prize = loss_of(t, t.struck)
    if t.enemies(seat, t.owner[t.striker]):
        prize = -prize  # the seat's own unit is struck
    after = before
    if card == JUSTICE:
        t.justice = True
        after = odds.strike_chance(t, t.strike, t.striker, t.struck, t.blow, _charge(t))
        t.justice = False
    elif card == PUNISHING_SWORD:
        t.sword = True
        after = odds.strike_chance(t, t.strike, t.striker, t.struck, t.blow, _charge(t))
        t.sword = False
    elif card == RAISE_SHIELDS:
        t.raised = True
        after = odds.strike_chance(t, t.strike, t.striker, t.struck, t.blow, _charge(t))
        t.raised = False
    elif card == ALL_ROUND_DEFENCE:
        t.all_round = True
        after = odds.strike_chance(t, t.strike, t.striker, t.struck, t.blow, _charge(t))
        t.all_round = False
    elif card == DIVERSION:
        unit = t.struck if prize > 0.0 else t.striker
        old = t.diverted[unit]
        t.diverted[unit] = t.active + 1
        after = odds.strike_chance(t, t.strike, t.striker, t.struck, t.blow, _charge(t))
        t.diverted[unit] = old
    elif card in (CAMOUFLAGE, TELEPORTATION):
        after = 0.0
    elif card == TRICKERY:
        after = 0.5 * before
    return (after - before) * prize - price(t, action)


def _charge(t: Tableau) -> int:
    return t.charge if t.strike == MAIN_STRIKE and t.striker == t.unit else 0


def _lethal(t: Tableau, action: int) -> float:
    if action >= actions.PASS:
        return 0.0
    card = (action - actions.PLAY) % CARD_COUNT
    lost = loss_of(t, t.fallen)
    if card == SALVATION:
        return lost - price(t, action)
    if card == HEROISM:
        return lost - 100.0 - price(t, action)
    assert card == RETRIBUTION
    back = odds.strike_chance(t, COUNTER, t.fallen, t.striker, MELEE, 0)
    return back * loss_of(t, t.striker) - price(t, action)


def _facing(t: Tableau, facing: int) -> float:
    """The safest; in the set-up, away from one's camp."""
    if t.phase == phases.DEPLOY_FACING:
        return 1.0 if facing == t.setting.figures.camp_facing[t.camp[t.chooser]] else 0.0
    unit = t.attacker if t.phase == phases.DECLARE_FACING else t.facing_unit
    lost = appraisal.danger(t, unit, t.where[unit], facing, 30.0)
    return -lost if t.owner[unit] == t.chooser else lost


def _reply(t: Tableau, action: int) -> float:
    unit = t.target
    if action == actions.COUNTER:
        back = odds.strike_chance(t, COUNTER, unit, t.attacker, MELEE, 0)
        return back * loss_of(t, t.attacker)
    if action == actions.STAY:
        return 0.0
    cell = action - actions.RETREAT
    worth = loss_of(t, unit)
    here = t.where[unit]
    now = appraisal.danger(t, unit, here, t.facing[unit], worth)
    t.at[here] = -1
    t.where[unit] = cell
    then = appraisal.danger(t, unit, cell, t.facing[unit], worth)
    t.at[here] = unit
    t.where[unit] = here
    return 0.4 * (now - then) - 3.0


def _ride(t: Tableau, action: int) -> float:
    """Cavalry after its attack: to where it is safest."""
    unit = t.unit
    worth = loss_of(t, unit)
    here = t.where[unit]
    cell = here if action == actions.FINISH else action - actions.STEP
    t.at[here] = -1
    t.where[unit] = cell
    steps = plans.ways(t, unit)
    score = plans.place_score(t, unit, cell, steps) - 0.5 * appraisal.danger(
        t, unit, cell, t.facing[unit], worth
    )
    t.where[unit] = here
    t.at[here] = unit
    return score + (0.3 if action == actions.FINISH else 0.0)


def _reroll(t: Tableau, action: int) -> float:
    if t.defending:
        low = max(t.defence_1, t.defence_2) <= 3
    elif t.spell >= 0:
        low = t.spell_die <= 3
    else:
        low = max(t.attack_1, t.attack_2) <= 3
    return 1.0 if (action == actions.REROLL) == low else 0.0


def _choice(t: Tableau, action: int) -> float:
    """Targets, cells, artifacts, and the choices of the set-up."""
    phase = t.phase
    if phase == phases.CARD_TARGET:
        unit = action - actions.ON
        if t.card == FIRE_SHELL and t.attacker >= 0:
            return loss_of(t, unit)
        return target_gain(t, t.card_seat, t.card, unit)
    if phase in (phases.START_ARTIFACT, phases.CLAIM_TREASURY):
        return artifact_worth(t.held[t.chooser], action - actions.KEEP)
    if phase == phases.ART_LIMIT:
        artifact = action - actions.RETURN
        return -artifact_worth(t.held[t.chooser] & ~(1 << artifact), artifact)
    if phase == phases.PLACE_CELL:
        return _cell(t, action - actions.AT)
    if phase in (phases.SACRIFICE, phases.TRICK_UNIT):
        return -UNIT_WORTH[action - actions.ON]
    if phase in (phases.SPELL_ORDER, phases.CAMOUFLAGE_UNIT, phases.TRIUMPH_UNIT):
        return UNIT_WORTH[action - actions.ON]
    if phase == phases.ARTIFACT_TARGET:
        return 0.01 * UNIT_WORTH[action - actions.ON]
    if phase == phases.CARD_AREA:
        return _area(t, action - actions.AREA)
    if phase == phases.CARD_BLOCK:
        return 1.0 if t.opens[action - actions.BLOCK] == 0 else 0.0
    if phase == phases.DEPLOY:
        return _deploy(t, action)
    return 0.0


def _cell(t: Tableau, cell: int) -> float:
    """Where to put a unit: near its work, and safe."""
    unit = t.placed
    here = t.where[unit]
    t.where[unit] = cell
    lost = appraisal.danger(t, unit, cell, t.facing[unit], loss_of(t, unit))
    t.where[unit] = here
    return plans.place_score(t, unit, cell, plans.ways(t, unit)) - 0.5 * lost


def _area(t: Tableau, corner: int) -> float:
    found = 0.0
    for cell in triangle(t.where[t.card_unit], corner):
        unit = t.at[cell]
        if unit >= 0 and t.status[unit] == BOARD:
            worth = loss_of(t, unit)
            found += (
                worth if t.enemies(t.chooser, t.owner[unit]) else (-worth if t.setting.friendly_fire else 0.0)
            )
    return found


def _deploy(t: Tableau, action: int) -> float:
    """Fighters in the second row and in the middle, shooters and the leader behind them."""
    place = action - actions.DEPLOY
    unit, cell = place // CELLS, place % CELLS
    rows = t.rows(t.chooser)
    s = t.setting
    front = cell in rows[1]
    score = 2.0 if front == (not s.ranged[unit] and not s.leader[unit]) else 0.0
    middle = sum(COLUMN_OF[c] for row in rows for c in row) / sum(len(row) for row in rows)
    apart = abs(COLUMN_OF[cell] - middle)
    return score - 0.1 * (apart if not s.unit_class[unit] else 5.0 - apart)
