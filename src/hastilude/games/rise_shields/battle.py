"""The whole battle, step by step: the normative order of the ledger (3.36).

Every step leaves the phase that follows. What only reads is in totals.py, cards are in windows.py,
what happens to a beaten unit in lethal.py, what the winner does then in aftermath.py, what the
attacked unit does after a failure in replies.py.
"""

from hastilude.core.chance import Chance
from hastilude.core.decision import Step
from hastilude.core.words import Arg, Args, Refusal
from hastilude.games.rise_shields import (
    actions,
    artifacts,
    asking,
    cavalry,
    chances,
    dice,
    movement,
    replies,
    saving,
    totals,
    windows,
)
from hastilude.games.rise_shields.choice import Choice, fighters
from hastilude.games.rise_shields.hexes import FRONT, SIDES
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
    CAV_WITHDRAW,
    COMPARE,
    DECLARE_FACING,
    DEFENCE_ROLL,
    FAILED,
    FIRST_STRIKE,
    OPEN_REPLY,
)
from hastilude.games.rise_shields.tableau import Tableau
from hastilude.games.rise_shields.terms import (
    ATTACKED,
    ATTACKS,
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
)
from hastilude.games.rise_shields.worth import loss_of

# -- declaring it (RS-321) ------------------------------------------------------------------------


def declare(t: Tableau, action: int) -> None:
    """Attacker, target and kind are named (RS-052, RS-083); the facing is chosen next (RS-034)."""
    t.attacker = t.unit
    t.target = (action - actions.MELEE) % 32
    t.attack = movement.kind_of(action)
    t.ask(DECLARE_FACING, t.hand)


class DeclareFacing(Choice):
    """The facing with which it attacks: a front edge on the target (RS-034, RS-R31)."""

    def details(self, t: Tableau) -> Args:
        return {"attack": ATTACKS[t.attack], **fighters(t.attacker, t.target)}

    def legal(self, t: Tableau) -> list[int]:
        return [actions.FACE + facing for facing in movement.facings_at(t, t.attacker, t.target)]

    def reason(self, t: Tableau, kind: str, number: int) -> Refusal | None:
        if kind != "face":
            return None
        args = {"target": UNIT_NAMES[t.target], "facing": str(number)}
        return Refusal("misses", args, ("RS-027", "RS-R31"))

    def apply(self, t: Tableau, action: int, chance: Chance) -> None:
        unit = t.attacker
        t.facing[unit] = action - actions.FACE
        t.marks[unit] = t.marks[unit] | ATTACKED
        t.may_attack = False  # RS-R20, RS-117
        t.may_move = False  # RS-129, RS-094
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


class WindowClosed(Step[Tableau]):
    def run(self, t: Tableau, chance: Chance) -> None:
        if t.window == WINDOW_A:
            if may_strike_first(t):
                t.ask(FIRST_STRIKE, t.owner[t.target])
            else:
                _main_roll(t)
        elif t.window == WINDOW_C:
            _main_roll(t)
        else:
            t.phase = ATTACK_ROLL


def _main_roll(t: Tableau) -> None:
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


def may_strike_first(t: Tableau) -> bool:
    """Shooters that are attacked into the front, ambushers in cover (RS-104, RS-109, RS-110, RS-145, RS-147)."""
    if t.attack != MELEE or t.first_done:
        return False
    s = t.setting
    ability = s.abilities[t.target]
    if ability & PREEMPTIVE_SHOT:
        return (
            not s.ranged[t.attacker]  # RS-R36; infiltrators too: RS-149
            and not s.machine[t.attacker]  # RS-097
            and totals.side_between(t, t.attacker, t.target, MELEE) == FRONT
            and not t.foggy()
        )
    if ability & AMBUSH:
        terrain = s.terrain[t.where[t.target]]
        return terrain in (FOREST, MOUNTAIN, SWAMP)
    return False


class FirstStrike(Choice):
    """Whether the attacked unit strikes first (RS-324, RS-R36)."""

    def details(self, t: Tableau) -> Args:
        return fighters(t.target, t.attacker)

    def legal(self, t: Tableau) -> list[int]:
        return [actions.STRIKE, actions.HOLD]

    def apply(self, t: Tableau, action: int, chance: Chance) -> None:
        t.first_done = True
        if action == actions.HOLD:
            _main_roll(t)
            return
        t.strike = FIRST  # RS-105, RS-111
        t.striker = t.target
        t.struck = t.attacker
        t.blow = SHOT if t.setting.abilities[t.target] & PREEMPTIVE_SHOT else MELEE
        if t.events is not None:
            t.tell("first_strike", {"unit": UNIT_NAMES[t.striker], "target": UNIT_NAMES[t.struck]})
        windows.open_window(t, WINDOW_B)


# -- dice --------------------------------------------------------------------------------------------


class AttackRoll(Step[Tableau]):
    def run(self, t: Tableau, chance: Chance) -> None:
        dice.roll_attack(t, chance)
        if not dice.offer_reroll(t, t.controller(t.striker)):
            t.phase = DEFENCE_ROLL


class DefenceRoll(Step[Tableau]):
    def run(self, t: Tableau, chance: Chance) -> None:
        dice.roll_defence(t, t.struck, chance)
        if not dice.offer_reroll(t, t.controller(t.struck)):
            t.phase = COMPARE


class Compare(Step[Tableau]):
    """RS-079, RS-082: strictly greater succeeds. The account of the strike is kept."""

    def run(self, t: Tableau, chance: Chance) -> None:
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


def reckon(t: Tableau, account: list[int], margin: int) -> None:
    """How far the outcome is from what the dice give on the average, in the worth of the struck unit."""
    by = account[totals.BY]
    on = account[totals.ON]
    chance = chances.successes(t, by, on, margin)
    owner = t.owner[on]
    t.luck[owner] = t.luck[owner] + loss_of(t, on) * (chance - account[totals.SUCCESS])


def spears_stop(t: Tableau, account: list[int], charge: int) -> bool:
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


def _show_artifacts(t: Tableau, account: list[int]) -> None:
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


def tell_strike(t: Tableau, account: list[int]) -> None:
    args: dict[str, Arg] = {
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


class Failed(Step[Tableau]):
    def run(self, t: Tableau, chance: Chance) -> None:
        if t.events is not None:
            t.tell("held", {"unit": UNIT_NAMES[t.struck]})
        if t.strike == FIRST:  # RS-107, RS-113
            t.strike = MAIN_STRIKE
            t.blow = t.attack
            t.striker = t.attacker
            t.struck = t.target
            windows.open_window(t, WINDOW_C)
        elif t.strike == COUNTER:
            replies.counter_done(t)
        elif cavalry.withdrawal_open(t):  # RS-120, RS-331
            t.ask(CAV_WITHDRAW, t.hand)
        else:
            t.phase = OPEN_REPLY


# -- it is over -------------------------------------------------------------------------------------------


class BattleEnd(Step[Tableau]):
    """RS-334; facings stay as they were in the battle (RS-035)."""

    def run(self, t: Tableau, chance: Chance) -> None:
        t.clear_battle()
        asking.battle_over(t)
        t.phase = ACTIVATION_END
