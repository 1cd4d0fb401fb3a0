"""Spell strikes: magic arrow and fire rain (RS-335, RS-338)."""

from hastilude.core.chance import Chance
from hastilude.core.decision import Step
from hastilude.games.rise_shields import asking, dice, saving, totals, victory
from hastilude.games.rise_shields.choice import Pointing
from hastilude.games.rise_shields.names import CARDS, MAGIC_ARROW, UNIT_NAMES
from hastilude.games.rise_shields.phases import (
    RESUME,
    SPELL_COMPARE,
    SPELL_DEFENCE,
    SPELL_END,
    SPELL_NEXT,
    SPELL_ORDER,
)
from hastilude.games.rise_shields.tableau import Tableau
from hastilude.games.rise_shields.terms import BOARD, MELEE, SPELL

ARROW_ATTACK = 2  # RS-224
RAIN_ATTACK = 3


class SpellRoll(Step[Tableau]):
    """One die for all; the number of units is fixed after the window (RS-R80)."""

    def run(self, t: Tableau, chance: Chance) -> None:
        if not t.spell_targets:
            t.phase = SPELL_END
            return
        t.spell_die = dice.die(chance)
        t.defending = False
        t.strike = SPELL
        if t.events is not None:
            t.tell("spell_die", {"seat": t.spell_seat, "card": CARDS[t.spell], "die": t.spell_die})
        if not dice.offer_reroll(t, t.spell_seat):
            t.phase = SPELL_NEXT


def attack_base(t: Tableau) -> int:
    return ARROW_ATTACK if t.spell == MAGIC_ARROW else RAIN_ATTACK


def attack_total(t: Tableau, die: int) -> int:
    """One less for each unit after the first (RS-231)."""
    return attack_base(t) + die - (len(t.spell_targets) + len(t.spell_done) - 1)


class SpellNext(Step[Tableau]):
    """The next target, in an order that the caster chooses."""

    def run(self, t: Tableau, chance: Chance) -> None:
        if t.spell_total == 0:
            t.spell_total = attack_total(t, t.spell_die)
        t.spell_targets = [unit for unit in t.spell_targets if t.status[unit] == BOARD and t.where[unit] >= 0]
        if not t.spell_targets:
            t.phase = SPELL_END
        elif len(t.spell_targets) == 1:
            aim(t, t.spell_targets[0])
        else:
            t.ask(SPELL_ORDER, t.spell_seat)


class SpellOrder(Pointing):
    """Which of several targets is next: the caster's choice (RS-R80)."""

    def units(self, t: Tableau) -> list[int]:
        return t.spell_targets

    def chosen(self, t: Tableau, unit: int, chance: Chance) -> None:
        aim(t, unit)


def aim(t: Tableau, unit: int) -> None:
    t.spell_targets.remove(unit)
    t.spell_done.append(unit)
    t.struck = unit
    t.phase = SPELL_DEFENCE


class SpellDefence(Step[Tableau]):
    def run(self, t: Tableau, chance: Chance) -> None:
        dice.roll_defence(t, t.struck, chance)
        if not dice.offer_reroll(t, t.owner[t.struck]):
            t.phase = SPELL_COMPARE


def defence_total(t: Tableau, unit: int, one: int, two: int) -> int:
    """Base defence and die, nothing else (RS-225, RS-232); no crown against spells."""
    kept = totals.lowered(t, unit, one)
    if two:
        kept = max(kept, totals.lowered(t, unit, two))
    return t.setting.defence[unit] + kept


class SpellCompare(Step[Tableau]):
    def run(self, t: Tableau, chance: Chance) -> None:
        unit = t.struck
        defence = defence_total(t, unit, t.defence_1, t.defence_2)
        success = t.spell_total > defence  # RS-226, RS-233, RS-R63
        account = [0] * totals.LENGTH
        account[totals.STRIKE] = SPELL
        account[totals.BY] = t.leader[t.spell_seat]
        account[totals.ON] = unit
        account[totals.SIDE] = 3
        account[totals.A_DIE_1] = t.spell_die
        account[totals.A_KEPT] = t.spell_die
        account[totals.A_BASE] = t.spell_total - t.spell_die
        account[totals.D_BASE] = t.setting.defence[unit]
        account[totals.D_DIE_1] = t.defence_1
        account[totals.D_DIE_2] = t.defence_2
        account[totals.D_KEPT] = defence - t.setting.defence[unit]
        account[totals.A_TOTAL] = t.spell_total
        account[totals.D_TOTAL] = defence
        account[totals.SUCCESS] = 1 if success else 0
        t.strikes.append(account)
        if t.events is not None:
            args = {
                "card": CARDS[t.spell],
                "on": UNIT_NAMES[unit],
                "base": attack_base(t),
                "die": t.spell_die,
                "others": attack_base(t) + t.spell_die - t.spell_total,
                "attack_total": t.spell_total,
                "d_base": t.setting.defence[unit],
                "dkept": defence - t.setting.defence[unit],
                "defence_total": defence,
                "success": success,
            }
            t.tell("spell_strike", args)
        if success:
            t.blow = MELEE
            saving.begin_lethal(t, unit, t.spell_seat)
        else:
            t.phase = SPELL_NEXT


class SpellEnd(Step[Tableau]):
    def run(self, t: Tableau, chance: Chance) -> None:
        t.spell = -1
        t.spell_targets = []
        t.spell_done = []
        t.spell_die = 0
        t.spell_total = 0
        t.clear_battle()
        asking.battle_over(t)
        if not victory.check(t, chance):
            t.phase = RESUME
