"""Rolling: one die, two for the elite (ledger, 3.17), and the horseshoe that rolls again."""

from hastilude.core.chance import Chance
from hastilude.games.rise_shields.names import HORSESHOE, UNIT_NAMES
from hastilude.games.rise_shields.phases import REROLL
from hastilude.games.rise_shields.tableau import Tableau
from hastilude.games.rise_shields.terms import USED_HORSESHOE
from hastilude.games.rise_shields.totals import kept_die


def die(chance: Chance) -> int:
    """One die with six faces (RS-002, RS-R04)."""
    return 1 + chance.below(6)


def roll_attack(t: Tableau, chance: Chance) -> None:
    """Twice for an elite unit (RS-130, RS-131, RS-326)."""
    t.attack_1 = die(chance)
    t.attack_2 = die(chance) if t.setting.elite[t.striker] else 0
    t.defending = False
    if t.events is not None:
        tell_dice(t, t.striker, t.attack_1, t.attack_2, False)


def roll_defence(t: Tableau, unit: int, chance: Chance) -> None:
    """Against magic too (RS-130, RS-329)."""
    t.defence_1 = die(chance)
    t.defence_2 = die(chance) if t.setting.elite[unit] else 0
    t.defending = True
    if t.events is not None:
        tell_dice(t, unit, t.defence_1, t.defence_2, True)


def tell_dice(t: Tableau, unit: int, one: int, two: int, defending: bool) -> None:
    """The dice as they fell, the one that counts, and what changed it; no crown against spells."""
    kept = kept_die(t, unit, one, two, defending and t.spell < 0)
    plain = kept_die(t, unit, one, two, False)
    args = {
        "unit": UNIT_NAMES[unit],
        "first": one,
        "second": two,
        "kept": kept,
        "diversion": max(one, two) - plain,
        "crown": kept - plain,
        "plain": two == 0 and kept == one,
    }
    t.tell("die", args)


def offer_reroll(t: Tableau, seat: int) -> bool:
    """Ask the roller, if he holds an unused horseshoe, whether he rolls again (RS-354)."""
    if not t.works[seat] or not t.has(seat, HORSESHOE) or t.used[seat] & USED_HORSESHOE:
        return False
    t.ask(REROLL, seat)
    return True


def reroll(t: Tableau, chance: Chance) -> None:
    """The lower die again; the new result stands (RS-E48). Without a target it is the spell's die."""
    new = die(chance)
    seat = t.chooser
    t.used[seat] = t.used[seat] | USED_HORSESHOE
    if t.defending:
        if t.defence_2 and t.defence_2 < t.defence_1:
            t.defence_2 = new
        else:
            t.defence_1 = new
    elif t.spell >= 0:
        t.spell_die = new
    elif t.attack_2 and t.attack_2 < t.attack_1:
        t.attack_2 = new
    else:
        t.attack_1 = new
    if t.events is not None:
        t.tell("rerolled", {"seat": seat, "die": new})
