"""What the decider may do, phase by phase (ledger, part 6)."""

from hastilude.games.rise_shields import (
    actions,
    aftermath,
    artifacts,
    asking,
    battle,
    cards,
    cavalry,
    movement,
    opening,
    phases,
    placing,
    saving,
    windows,
)
from hastilude.games.rise_shields.names import GOBLET
from hastilude.games.rise_shields.table import Table

FACES: list[int] = [actions.FACE + facing for facing in range(6)]


def legal(t: Table) -> list[int]:
    phase = t.phase
    if phase == phases.ACTIVATION:
        return _activation(t)
    if phase == phases.MAIN:
        return _main(t)
    if phase == phases.FACING or phase == phases.DEPLOY_FACING:
        return FACES
    if phase == phases.DECLARE_FACING:
        return [actions.FACE + facing for facing in movement.facings_at(t, t.attacker, t.target)]
    if phase == phases.REPLY:
        return battle.reply_legal(t)
    if phase == phases.WINDOW or phase == phases.LETHAL:
        return asking.legal(t)
    if phase == phases.FIRST_STRIKE:
        return [actions.STRIKE, actions.HOLD]
    if phase == phases.CAV_GO:
        return cavalry.ride_legal(t)
    if phase == phases.CAV_WITHDRAW:
        return [actions.WITHDRAW, actions.STAY]
    if phase == phases.WITHDRAW_PATH:
        return cavalry.withdraw_legal(t)
    if phase == phases.PLACE_CELL:
        return placing.legal(t)
    if phase == phases.CARD_TARGET:
        return cards.card_target_legal(t)
    return _rarely(t)


def _rarely(t: Table) -> list[int]:
    phase = t.phase
    if phase == phases.DEPLOY:
        return opening.deploy_legal(t)
    if phase == phases.CHOOSE_CAMP:
        return [actions.CAMP, actions.CAMP + 1]
    if phase == phases.PICK_LEADER:
        return opening.free_leaders(t)
    if phase == phases.PICK_FACTION:
        return opening.free_factions(t)
    if phase == phases.PICK_PLACE:
        return opening.free_parts(t)
    if phase == phases.PICK_ROSTER:
        return opening.roster_legal(t)
    if phase == phases.START_ARTIFACT or phase == phases.CLAIM_TREASURY:
        return [actions.KEEP + artifact for artifact in sorted(t.drawn)]
    if phase == phases.ART_LIMIT:
        return [actions.RETURN + artifact for artifact in artifacts.held_by(t, t.limit_seat)]
    if phase == phases.ALLY_MAIN or phase == phases.SPELL_WINDOW:
        return asking.legal(t)
    if phase == phases.CAMOUFLAGE_UNIT:
        units = saving.hideable(t, t.card_seat, t.card_via)
    elif phase == phases.TRICK_UNIT:
        units = windows.swaps(t, t.owner[t.target])
    elif phase == phases.SPELL_ORDER:
        units = t.spell_targets
    elif phase == phases.SACRIFICE:
        units = saving.sacrifices(t, t.fallen)
    elif phase == phases.TRIUMPH_UNIT:
        units = aftermath.triumph_units(t, t.chooser)
    elif phase == phases.ARTIFACT_TARGET:
        units = artifacts.targets(t, t.chooser, t.artifact)
    elif phase == phases.CARD_AREA:
        return [actions.AREA + corner for corner in cards.areas(t, t.card_unit)]
    elif phase == phases.CARD_BLOCK:
        return [actions.BLOCK + card for card in cards.blockable(t, t.card_seat)]
    elif phase == phases.RING_WAY:
        return [actions.TURN, actions.TURN + 1]
    elif phase == phases.REROLL:
        return [actions.REROLL, actions.ACCEPT]
    elif phase == phases.RESCUE:
        return [actions.USE + GOBLET, actions.ACCEPT]
    elif phase == phases.SAVED_COUNTER:
        return [actions.COUNTER, actions.STAY]
    else:
        return []
    return [actions.ON + unit for unit in units]


def _main(t: Table) -> list[int]:
    seat = t.chooser
    found: list[int] = []
    for unit in t.tokens[seat]:
        if movement.may_act(t, unit):
            found.append(actions.ACTIVATE + unit)
    if t.catapult[seat]:
        found.extend(actions.REBUILD + cell for cell in placing.rebuild_cells(t, seat))
    cards.main_plays(t, seat, found)
    if t.leader_alive(seat):
        if artifacts.may_take(t, seat):
            found.append(actions.TAKE)
        if t.works[seat]:
            artifacts.uses(t, seat, found)
    if t.setting.resigning:
        found.append(actions.RESIGN)
    found.append(actions.END)
    return found


def _activation(t: Table) -> list[int]:
    found = movement.legal(t)
    seat = t.hand
    if t.owner[t.unit] == seat:
        cards.main_plays(t, seat, found)
        if t.unit == t.leader[seat] and not (t.onslaught and t.steps > 0) and artifacts.may_take(t, seat):
            found.append(actions.TAKE)
    return found
