"""The lucky horseshoe: a roll that may be made again (RS-354)."""

from hastilude.core.chance import Chance
from hastilude.core.words import Args
from hastilude.games.rise_shields import actions, artifacts, dice, spells, totals
from hastilude.games.rise_shields.choice import Choice
from hastilude.games.rise_shields.names import HORSESHOE, UNIT_NAMES
from hastilude.games.rise_shields.phases import COMPARE, DEFENCE_ROLL, SPELL_COMPARE, SPELL_NEXT
from hastilude.games.rise_shields.tableau import Tableau


class Reroll(Choice):
    """Asked of the roller as soon as the die lies, before the other side rolls."""

    def details(self, t: Tableau) -> Args:
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

    def legal(self, t: Tableau) -> list[int]:
        return [actions.REROLL, actions.ACCEPT]

    def apply(self, t: Tableau, action: int, chance: Chance) -> None:
        if action == actions.REROLL:
            artifacts.show(t, HORSESHOE)
            dice.reroll(t, chance)
        if t.spell >= 0:
            t.phase = SPELL_COMPARE if t.defending else SPELL_NEXT
        else:
            t.phase = COMPARE if t.defending else DEFENCE_ROLL


def _rest(t: Tableau) -> int:
    """The total without its die."""
    if t.spell >= 0:
        return t.setting.defence[t.struck]
    account = totals.new_account(t, t.strike, t.striker, t.struck, t.blow)
    if t.defending:
        return totals.fill_defence(t, account)
    return totals.fill_attack(t, account, t.charge if t.striker == t.unit else 0)
