"""Exact odds of a battle before it is declared, by enumeration (ledger, 4.3 and 10.5).

All dice of both sides, elite ones too, first strike and counterstrike included; cards of the
opponent are left out.
"""

from typing import Final

from hastilude.games.rise_shields import battle, cavalry, chances, movement, saving, totals
from hastilude.games.rise_shields.names import PREEMPTIVE_SHOT
from hastilude.games.rise_shields.tableau import Tableau
from hastilude.games.rise_shields.terms import (
    COUNTER,
    FIRST,
    MAIN_STRIKE,
    MELEE,
    SHELL,
    SHOT,
)

#: in a forecast
WIN: Final = 0  # the target is beaten
FIRST_LOSS: Final = 1  # a first strike beats the attacker
COUNTER_LOSS: Final = 2  # a counterstrike beats the attacker
NOTHING: Final = 3


def strike_chance(t: Tableau, strike: int, by: int, on: int, kind: int, charge: int) -> float:
    """The chance of one strike; a fire shell needs no dice (RS-328)."""
    if kind == SHELL:
        return 1.0
    account = totals.new_account(t, strike, by, on, kind)
    margin = totals.fill_attack(t, account, charge) - totals.fill_defence(t, account)
    if battle.spears_stop(t, account, charge):
        return 0.0
    return chances.successes(t, by, on, margin)


def forecast(t: Tableau, unit: int, target: int, kind: int, charge: int) -> list[float]:
    """What an attack comes to if the enemy strikes first and back whenever it may: four chances, sum 1."""
    if kind == SHELL:
        return [1.0, 0.0, 0.0, 0.0]
    old_attacker, old_target, old_attack = t.attacker, t.target, t.attack
    t.attacker = unit
    t.target = target
    t.attack = kind
    first = 0.0
    if battle.may_strike_first(t):
        blow = SHOT if t.setting.abilities[target] & PREEMPTIVE_SHOT else MELEE
        facing = t.facing[unit]
        t.facing[unit] = movement.facings_at(t, unit, target)[0]  # it will have turned its front (RS-034)
        first = strike_chance(t, FIRST, target, unit, blow, 0)
        t.facing[unit] = facing
    main = strike_chance(t, MAIN_STRIKE, unit, target, kind, charge)
    back = 0.0
    if kind == MELEE and saving.counter_granted(t, target, unit):
        back = strike_chance(t, COUNTER, target, unit, MELEE, 0)
    t.attacker = old_attacker
    t.target = old_target
    t.attack = old_attack
    win = (1.0 - first) * main
    lost = (1.0 - first) * (1.0 - main) * back
    return [win, first, lost, 1.0 - win - first - lost]


def shown(t: Tableau, unit: int, target: int, kind: int, charge: int) -> list[float]:
    """The forecast of an attack that may be declared now: who can withdraw fears no counterstrike (RS-119)."""
    found = forecast(t, unit, target, kind, charge)
    old_attacker, old_target, old_attack = t.attacker, t.target, t.attack
    t.attacker = unit
    t.target = target
    t.attack = kind
    if cavalry.withdrawal_open(t):
        found[NOTHING] += found[COUNTER_LOSS]
        found[COUNTER_LOSS] = 0.0
    t.attacker = old_attacker
    t.target = old_target
    t.attack = old_attack
    return found
