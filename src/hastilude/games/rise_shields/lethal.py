"""What happens to a beaten unit: rescue, ransom, removal; and to one that was saved (3.28, RS-333)."""

from hastilude.core.chance import Chance
from hastilude.core.decision import Step
from hastilude.core.words import Args, Refusal
from hastilude.games.rise_shields import actions, artifacts, replies, saving, using, victory
from hastilude.games.rise_shields.choice import Choice, Pointing, fighters
from hastilude.games.rise_shields.dice import die
from hastilude.games.rise_shields.hexes import NOWHERE
from hastilude.games.rise_shields.names import ARTIFACTS, GOBLET, INFANTRY, NOBODY, UNIT_NAMES
from hastilude.games.rise_shields.phases import (
    BATTLE_END,
    COUNTERSTRIKE,
    DOOM,
    ENDED,
    GONE,
    OCCUPY,
    RANSOM_CELL,
    RESCUE,
    SAVED_COUNTER,
    SET_TRIGGER,
    SPELL_NEXT,
)
from hastilude.games.rise_shields.tableau import Tableau
from hastilude.games.rise_shields.terms import (
    BOARD,
    BY_RANSOM,
    COUNTER,
    FIRST,
    MAIN_STRIKE,
    MELEE,
    SPELL,
    USED_GOBLET,
)


class RescueStep(Step[Tableau]):
    """The goblet may save a silver unit, after the cards and before the removal (RS-354)."""

    def run(self, t: Tableau, chance: Chance) -> None:
        unit = t.fallen
        owner = t.owner[unit]
        if t.setting.silver[unit] and t.has(owner, GOBLET) and not t.used[owner] & USED_GOBLET:
            t.ask(RESCUE, owner)
        else:
            t.phase = DOOM


class Rescue(Choice):
    """Whether the goblet is used (RS-354)."""

    def details(self, t: Tableau) -> Args:
        return {"unit": UNIT_NAMES[t.fallen], "artifact": "goblet_of_dominion"}

    def legal(self, t: Tableau) -> list[int]:
        return [actions.USE + GOBLET, actions.ACCEPT]

    def reason(self, t: Tableau, kind: str, number: int) -> Refusal | None:
        return using.no_use(t, number, True) if kind == "use" else None

    def apply(self, t: Tableau, action: int, chance: Chance) -> None:
        if action == actions.ACCEPT:
            t.phase = DOOM
            return
        owner = t.chooser
        t.used[owner] = t.used[owner] | USED_GOBLET
        artifacts.show(t, GOBLET)
        number = die(chance)  # RS-132
        success = number >= t.setting.figures.amount[GOBLET]
        if t.events is not None:
            t.tell("rescued", {"unit": UNIT_NAMES[t.fallen], "die": number, "success": success})
        if not success:
            t.phase = DOOM
        elif t.strike == SPELL:
            t.phase = SPELL_NEXT
        elif t.strike == COUNTER:
            replies.counter_done(t)
        else:
            t.phase = BATTLE_END


# -- ransom or removal -----------------------------------------------------------------------------


class Doom(Step[Tableau]):
    def run(self, t: Tableau, chance: Chance) -> None:
        unit = t.fallen
        owner = t.owner[unit]
        t.ransomed = False
        t.beat_foot = t.setting.unit_class[unit] == INFANTRY
        if t.setting.leader[unit] and t.held[owner] and _ransom_due(t):  # RS-282
            cell = t.where[unit]
            t.at[cell] = NOBODY  # return cells are looked at with the leader lifted off (RS-R94)
            t.where[unit] = NOWHERE
            if t.return_cells(owner, unit, _about_to_be_taken(t)):
                _ransom(t, unit, owner, chance)
                return
            t.at[cell] = unit  # RS-R95
            t.where[unit] = cell
        victory.remove(t, unit, t.credit, chance)
        t.phase = GONE


def _ransom_due(t: Tableau) -> bool:
    """RS-281, RS-R91, RS-R92."""
    if t.setting.ransom_main_only and t.strike != MAIN_STRIKE:
        return False
    return not victory.one_on_one(t)


def _about_to_be_taken(t: Tableau) -> int:
    melee = t.strike == MAIN_STRIKE and t.attack == MELEE and t.status[t.attacker] == BOARD
    return t.fallen_cell if melee else NOWHERE


def _ransom(t: Tableau, unit: int, owner: int, chance: Chance) -> None:
    """One artifact at random to who beat him; then he comes back (RS-279, RS-280)."""
    receiver = t.credit
    if receiver == owner:  # beaten by a unit that his own player had stupefied (RS-R81)
        receiver = t.owner[t.striker] if t.striker >= 0 else -1
    held = artifacts.held_by(t, owner)
    artifact = held[chance.below(len(held))]
    artifacts.take_away(t, artifact)
    t.ransomed = True
    t.progress = True
    t.known[artifact] = t.known[artifact] | 1 << owner
    if receiver >= 0:
        t.known[artifact] = t.known[artifact] | 1 << receiver
    if not t.setting.private:
        t.known[artifact] = artifacts.everybody(t)
    if t.events is not None:
        args = {"leader": UNIT_NAMES[unit], "seat": owner, "to": receiver, "artifact": ARTIFACTS[artifact]}
        t.tell("ransom", args)
    if receiver >= 0 and t.leader_alive(receiver):  # RS-284, RS-R93
        artifacts.give(t, artifact, receiver)
        t.limit(receiver, RANSOM_CELL)
    else:
        artifacts.to_deck(t, artifact, chance)
        t.phase = RANSOM_CELL


class RansomCell(Step[Tableau]):
    def run(self, t: Tableau, chance: Chance) -> None:
        unit = t.fallen
        if t.owner[unit] == t.active and t.unit == unit:
            t.may_move = False  # his own activation is over
            t.may_attack = False
        t.place(unit, t.owner[unit], BY_RANSOM, GONE)


class Gone(Step[Tableau]):
    """The unit is removed or ransomed: who has won, and how does the battle go on (RS-R50, RS-330)?"""

    def run(self, t: Tableau, chance: Chance) -> None:
        if t.strike == SPELL:
            t.phase = SPELL_NEXT  # fire rain: all removals, then the check (RS-R105)
            return
        if victory.check(t, chance):
            assert t.phase == ENDED
            return
        if t.strike == FIRST:  # RS-106, RS-112, RS-R37
            t.phase = BATTLE_END
        elif t.strike == COUNTER:
            if t.ransomed and t.fallen == t.attacker:
                t.granted = False  # who was ransomed does not take the cell (RS-R66)
                t.victor = True
            replies.counter_done(t)
        else:
            _won(t)


def _won(t: Tableau) -> None:
    """A main attack succeeded."""
    stays = t.status[t.attacker] != BOARD or t.victor
    if t.attack == MELEE and not stays:  # RS-091, RS-283
        t.phase = OCCUPY
    else:
        t.phase = SET_TRIGGER


# -- saved (RS-R51 … RS-R53) --------------------------------------------------------------------------


class Sacrifice(Pointing):
    """Heroism: another unit leaves instead (RS-204); it is nobody's kill (RS-R69)."""

    def details(self, t: Tableau) -> Args:
        return {"saved": UNIT_NAMES[t.fallen]}

    def units(self, t: Tableau) -> list[int]:
        return saving.sacrifices(t, t.fallen)

    def chosen(self, t: Tableau, unit: int, chance: Chance) -> None:
        if t.events is not None:
            t.tell("sacrificed", {"unit": UNIT_NAMES[unit]})
        victory.remove(t, unit, -1, chance)
        saving.save(t, "heroism")


class Saved(Step[Tableau]):
    """The unit stays; after a melee attack it may strike back."""

    def run(self, t: Tableau, chance: Chance) -> None:
        unit = t.fallen
        if t.strike == SPELL:
            t.phase = SPELL_NEXT
            return
        if t.strike == COUNTER:
            replies.counter_done(t)
            return
        if t.blow == MELEE and saving.counter_granted(t, unit, t.striker):
            t.ask(SAVED_COUNTER, t.owner[unit])
        else:
            t.phase = BATTLE_END


class SavedCounter(Choice):
    """A saved unit may strike back (RS-202, RS-205)."""

    def details(self, t: Tableau) -> Args:
        return fighters(t.fallen, t.striker)

    def legal(self, t: Tableau) -> list[int]:
        return [actions.COUNTER, actions.STAY]

    def apply(self, t: Tableau, action: int, chance: Chance) -> None:
        t.phase = COUNTERSTRIKE if action == actions.COUNTER else BATTLE_END
