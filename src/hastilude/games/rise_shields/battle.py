"""The whole battle, step by step: the normative order of the ledger (3.36).

Every function is one step; it leaves the phase that follows. What only reads is in totals.py,
cards are in windows.py, what happens to a beaten unit in lethal.py, what the winner does then in
aftermath.py.
"""

from hastilude.core.chance import Chance
from hastilude.games.rise_shields import (
    actions,
    artifacts,
    asking,
    cavalry,
    chances,
    dice,
    movement,
    saving,
    totals,
    windows,
)
from hastilude.games.rise_shields.hexes import APART, CELL_NAMES, CELLS, EDGES_TO, FRONT, SIDES
from hastilude.games.rise_shields.names import (
    AMBUSH,
    BANNER,
    BULWARK,
    CLOAK,
    CROWN,
    FOREST,
    HELM,
    KNIGHT_CHARGE,
    MOUNTAIN,
    NOBODY,
    PLAN,
    PREEMPTIVE_SHOT,
    SCEPTRE,
    SPEARS,
    SWAMP,
    UNIT_NAMES,
    VERDICT,
)
from hastilude.games.rise_shields.phases import (
    ACTIVATION_END,
    ATTACK_ROLL,
    BATTLE_END,
    CAV_WITHDRAW,
    COMPARE,
    COUNTERSTRIKE,
    DECLARE_FACING,
    DEFENCE_ROLL,
    DOOM,
    FAILED,
    FIRST_STRIKE,
    OPEN_REPLY,
    REPLY,
    WITHDRAW_PATH,
)
from hastilude.games.rise_shields.table import Table
from hastilude.games.rise_shields.terms import (
    ATTACKED,
    ATTACKS,
    CAST,
    COUNTER,
    FIRST,
    MAIN_STRIKE,
    MELEE,
    SHELL,
    SHOT,
    STRIKES,
    WINDOW_A,
    WINDOW_B,
    WINDOW_C,
    WINDOW_D,
)
from hastilude.games.rise_shields.worth import loss_of

# -- declaring it (RS-321) ------------------------------------------------------------------------


def declare(t: Table, action: int) -> None:
    """Attacker, target and kind are named; the facing is chosen next (RS-034)."""
    t.attacker = t.unit
    t.target = (action - actions.MELEE) % 32
    t.attack = movement.kind_of(action)
    t.ask(DECLARE_FACING, t.hand)


def declare_facing(t: Table, facing: int) -> None:
    unit = t.attacker
    t.facing[unit] = facing
    t.marks[unit] = t.marks[unit] | ATTACKED
    t.may_attack = False
    t.may_move = False
    t.extra = 0  # RS-210: it does not count after the attack
    t.onslaught = False
    t.strikes = []
    t.strike = MAIN_STRIKE
    t.blow = t.attack
    t.striker = unit
    t.struck = t.target
    if t.events is not None:
        side = totals.side_between(t, unit, t.target, t.attack)
        args = {
            "seat": t.hand,
            "unit": UNIT_NAMES[unit],
            "target": UNIT_NAMES[t.target],
            "attack": ATTACKS[t.attack],
            "side": SIDES[side],
        }
        t.tell("declared", args)
    windows.open_window(t, WINDOW_A)


# -- windows close -----------------------------------------------------------------------------------


def window_closed(t: Table) -> None:
    if t.window == WINDOW_A:
        if may_strike_first(t):
            t.ask(FIRST_STRIKE, t.owner[t.target])
        else:
            _main_roll(t)
    elif t.window == WINDOW_C:
        _main_roll(t)
    else:
        t.phase = ATTACK_ROLL


def _main_roll(t: Table) -> None:
    if t.attack == SHELL:  # RS-328: no dice
        if t.events is not None:
            t.tell("shell", {"unit": UNIT_NAMES[t.attacker], "target": UNIT_NAMES[t.target]})
        account = totals.new_account(t, MAIN_STRIKE, t.attacker, t.target, SHELL)
        account[totals.SUCCESS] = 1
        t.strikes.append(account)
        saving.begin_lethal(t, t.target, t.hand)
    else:
        t.phase = ATTACK_ROLL


# -- first strikes (3.13, 3.14) ----------------------------------------------------------------------


def may_strike_first(t: Table) -> bool:
    if t.attack != MELEE or t.first_done:
        return False
    s = t.setting
    ability = s.abilities[t.target]
    if ability & PREEMPTIVE_SHOT:
        return (
            not s.ranged[t.attacker]  # RS-R36
            and not s.machine[t.attacker]
            and totals.side_between(t, t.attacker, t.target, MELEE) == FRONT
            and not t.foggy()
        )
    if ability & AMBUSH:
        terrain = s.terrain[t.where[t.target]]
        return terrain in (FOREST, MOUNTAIN, SWAMP)
    return False


def first_strike(t: Table, action: int) -> None:
    t.first_done = True
    if action == actions.HOLD:
        _main_roll(t)
        return
    t.strike = FIRST
    t.striker = t.target
    t.struck = t.attacker
    t.blow = SHOT if t.setting.abilities[t.target] & PREEMPTIVE_SHOT else MELEE
    if t.events is not None:
        t.tell("first_strike", {"unit": UNIT_NAMES[t.striker], "target": UNIT_NAMES[t.struck]})
    windows.open_window(t, WINDOW_B)


# -- dice --------------------------------------------------------------------------------------------


def attack_roll(t: Table, chance: Chance) -> None:
    dice.roll_attack(t, chance)
    if not dice.offer_reroll(t, t.controller(t.striker)):
        t.phase = DEFENCE_ROLL


def defence_roll(t: Table, chance: Chance) -> None:
    dice.roll_defence(t, t.struck, chance)
    if not dice.offer_reroll(t, t.controller(t.struck)):
        t.phase = COMPARE


def compare(t: Table) -> None:
    """RS-082: strictly greater succeeds. The account of the strike is kept."""
    account = totals.new_account(t, t.strike, t.striker, t.struck, t.blow)
    charge = t.charge if t.striker == t.unit else 0
    attack = totals.fill_attack(t, account, charge)
    defence = totals.fill_defence(t, account)
    account[totals.A_DIE_1] = t.attack_1
    account[totals.A_DIE_2] = t.attack_2
    account[totals.A_KEPT] = totals.kept_die(t, t.striker, t.attack_1, t.attack_2, False)
    account[totals.D_DIE_1] = t.defence_1
    account[totals.D_DIE_2] = t.defence_2
    account[totals.D_KEPT] = totals.kept_die(t, t.struck, t.defence_1, t.defence_2, True)
    attack += account[totals.A_KEPT]
    defence += account[totals.D_KEPT]
    account[totals.A_TOTAL] = attack
    account[totals.D_TOTAL] = defence
    success = attack > defence and not spears_stop(t, account, charge)
    account[totals.SUCCESS] = 1 if success else 0
    t.strikes.append(account)
    if t.luck:
        reckon(t, account, attack - defence - account[totals.A_KEPT] + account[totals.D_KEPT])
    t.sword = False  # for this strike only (RS-199)
    if t.setting.private:
        _show_artifacts(t, account)
    if t.events is not None:
        tell_strike(t, account)
    if success:
        saving.begin_lethal(t, t.struck, t.controller(t.striker))
    else:
        t.phase = FAILED


def reckon(t: Table, account: list[int], margin: int) -> None:
    """How far the outcome is from what the dice give on the average, in the worth of the struck unit."""
    by = account[totals.BY]
    on = account[totals.ON]
    chance = chances.successes(t, by, on, margin)
    owner = t.owner[on]
    t.luck[owner] = t.luck[owner] + loss_of(t, on) * (chance - account[totals.SUCCESS])


def spears_stop(t: Table, account: list[int], charge: int) -> bool:
    """spears_vs_charge = whole_attack: a charge into spears kills nobody (RS-R44)."""
    return (
        t.setting.spears_stop_all
        and account[totals.STRIKE] == MAIN_STRIKE
        and account[totals.KIND] == MELEE
        and account[totals.SIDE] == FRONT
        and charge > 0
        and bool(t.setting.abilities[account[totals.BY]] & KNIGHT_CHARGE)
        and bool(t.setting.abilities[account[totals.ON]] & SPEARS)
    )


def _show_artifacts(t: Table, account: list[int]) -> None:
    """Private artifacts that counted are seen."""
    if account[totals.A_VERDICT]:
        artifacts.show(t, VERDICT)
    if account[totals.A_BANNER]:
        artifacts.show(t, BANNER)
    if account[totals.A_SCEPTRE]:
        artifacts.show(t, SCEPTRE)
    if account[totals.A_PLAN]:
        artifacts.show(t, PLAN)
    if account[totals.D_BULWARK]:
        artifacts.show(t, BULWARK)
    if account[totals.D_HELM]:
        artifacts.show(t, HELM)
    if account[totals.D_CLOAK]:
        artifacts.show(t, CLOAK)
    if totals.crowned(t, account[totals.ON]):
        artifacts.show(t, CROWN)


def tell_strike(t: Table, account: list[int]) -> None:
    args: dict[str, object] = {
        "strike": STRIKES[account[totals.STRIKE]],
        "by": UNIT_NAMES[account[totals.BY]],
        "on": UNIT_NAMES[account[totals.ON]],
        "attack": ATTACKS[account[totals.KIND]],
        "side": SIDES[account[totals.SIDE]],
        "success": account[totals.SUCCESS] == 1,
    }
    for name, place in totals.NUMBERS:
        args[name] = account[place]
    t.tell("strike", args)


# -- it failed -----------------------------------------------------------------------------------------


def failed(t: Table) -> None:
    if t.events is not None:
        t.tell("held", {"unit": UNIT_NAMES[t.struck]})
    if t.strike == FIRST:  # RS-107
        t.strike = MAIN_STRIKE
        t.blow = t.attack
        t.striker = t.attacker
        t.struck = t.target
        windows.open_window(t, WINDOW_C)
    elif t.strike == COUNTER:
        counter_done(t)
    elif cavalry.withdrawal_open(t):
        t.ask(CAV_WITHDRAW, t.hand)
    else:
        t.phase = OPEN_REPLY


def begin_withdrawal(t: Table) -> None:
    t.steps = 0
    t.ask(WITHDRAW_PATH, t.hand)


def open_reply(t: Table) -> None:
    """Counterstrike, retreat or nothing (RS-121)."""
    if len(reply_legal(t)) > 1:
        t.ask(REPLY, t.owner[t.target])
    else:
        t.phase = BATTLE_END


def reply_legal(t: Table) -> list[int]:
    found: list[int] = []
    if may_counter(t):
        found.append(actions.COUNTER)
    found.extend(actions.RETREAT + cell for cell in retreat_cells(t))
    found.append(actions.STAY)
    return found


def may_counter(t: Table) -> bool:
    """Melee attacks only (RS-090, RS-100)."""
    return t.attack == MELEE and saving.counter_granted(t, t.target, t.attacker)


def retreat_cells(t: Table) -> list[int]:
    """One step, to a free cell not next to the attacker (RS-126, RS-R45)."""
    unit = t.target
    if t.marks[unit] & CAST:
        return []
    attacker = t.where[t.attacker]
    return [cell for cell in movement.open_steps(t, unit) if APART[cell * CELLS + attacker] > 1]


def reply(t: Table, action: int) -> None:
    if action == actions.COUNTER:
        t.phase = COUNTERSTRIKE
    elif action == actions.STAY:
        t.phase = BATTLE_END
    else:
        unit = t.target
        cell = action - actions.RETREAT
        t.move(unit, cell)
        if t.events is not None:
            t.tell("retreated", {"unit": UNIT_NAMES[unit], "cell": CELL_NAMES[cell]})
        t.turn_unit(unit, t.owner[unit], BATTLE_END)


# -- the counterstrike (RS-332) --------------------------------------------------------------------------


def counterstrike(t: Table) -> None:
    """Of the target against the attacker; a saved attacker strikes back at its ambusher (RS-R51)."""
    back = t.strike == FIRST
    t.strike = COUNTER
    t.blow = MELEE
    t.striker = t.attacker if back else t.target
    t.struck = t.target if back else t.attacker
    if t.setting.counter_rotates:
        _turn_to(t, t.striker, t.struck)
    if t.events is not None:
        t.tell("counterstrike", {"unit": UNIT_NAMES[t.striker], "target": UNIT_NAMES[t.struck]})
    windows.open_window(t, WINDOW_D)


def _turn_to(t: Table, unit: int, other: int) -> None:
    """counter_rotates: as little as brings the front to the attacker."""
    edges = EDGES_TO[t.where[unit] * CELLS + t.where[other]]
    for turn in (0, 1, 5, 2, 4, 3):
        facing = (t.facing[unit] + turn) % 6
        if t.setting.fronts[facing] & edges:
            t.facing[unit] = facing
            return


def counter_done(t: Table) -> None:
    """The battle ends; after a retribution the beaten unit leaves now (RS-193)."""
    if t.doomed < 0:
        t.phase = BATTLE_END
        return
    t.fallen = t.doomed
    t.fallen_cell = t.where[t.doomed]
    t.doomed = NOBODY
    t.strike = MAIN_STRIKE
    t.blow = t.attack
    t.striker = t.attacker
    t.struck = t.fallen
    t.credit = t.hand
    t.phase = DOOM


# -- it is over -------------------------------------------------------------------------------------------


def battle_end(t: Table) -> None:
    """RS-334."""
    t.clear_battle()
    asking.battle_over(t)
    t.phase = ACTIVATION_END
