"""Cards that save a beaten unit, and those that hide one from a spell (RS-333, RS-335)."""

from hastilude.core.chance import Chance
from hastilude.core.words import Args
from hastilude.games.rise_shields import actions, asking, playing, windows
from hastilude.games.rise_shields.asking import Asks, Window
from hastilude.games.rise_shields.choice import Pointing
from hastilude.games.rise_shields.hexes import NEAR
from hastilude.games.rise_shields.names import (
    CAMOUFLAGE,
    CARD_COUNT,
    CARDS,
    FIRST_LEADER,
    FORTIFICATION,
    HAND,
    HEROISM,
    RETRIBUTION,
    SALVATION,
    UNIT_NAMES,
)
from hastilude.games.rise_shields.phases import (
    CAMOUFLAGE_UNIT,
    COUNTERSTRIKE,
    LETHAL,
    LETHAL_STEP,
    RESCUE_STEP,
    SACRIFICE,
    SAVED,
    SPELL_ROLL,
    SPELL_START,
    SPELL_WINDOW,
)
from hastilude.games.rise_shields.tableau import Tableau
from hastilude.games.rise_shields.terms import MAIN_STRIKE, MELEE

LETHAL_CARDS = [RETRIBUTION, HEROISM, SALVATION]


def begin_lethal(t: Tableau, unit: int, credit: int) -> None:
    """A beaten unit (RS-084): its owner, then his ally, may save it; a card comes before a ransom (RS-R54)."""
    t.fallen = unit
    t.fallen_cell = t.where[unit]
    t.credit = credit
    t.asked = []
    t.asking = 0
    owner = t.owner[unit]
    asking.add(t, owner)
    partner = t.setting.partner[owner]
    if partner >= 0 and t.setting.ally_cards:
        asking.add(t, partner)
    t.phase = LETHAL_STEP


class Lethal(Window):
    """A beaten unit may be saved by a card (RS-333)."""

    def __init__(self, name: str, rules: tuple[str, ...]) -> None:
        super().__init__(name, rules)
        self.phase = LETHAL
        self.of_battle = True

    def details(self, t: Tableau) -> Args:
        by = UNIT_NAMES[t.striker] if t.striker >= 0 and t.spell < 0 else ""
        return {"unit": UNIT_NAMES[t.fallen], "by": by}

    def plays(self, t: Tableau, seat: int) -> list[int]:
        found: list[int] = []
        unit = t.fallen
        owner = t.owner[unit]
        first = (t.leader[seat] - FIRST_LEADER) * HAND
        wizards = playing.wizards_of(t, seat) >= 0
        cell = t.where[unit]
        for card in LETHAL_CARDS:
            own = first <= card < first + HAND
            if own:
                if not playing.ready(t, seat, card) or not playing.timely(t, seat, card, owner):
                    continue
                offset = actions.PLAY
            elif owner == seat and playing.holds_note(t, seat) and playing.borrowable(t, seat, card):
                if card == RETRIBUTION:
                    continue  # an opponent's turn only
                offset = actions.BORROW
            else:
                continue
            if not _saves(t, card, unit):
                continue
            if playing.in_reach(t, seat, card, cell, False):
                found.append(offset + card)
            if wizards and playing.in_reach(t, seat, card, cell, True):
                found.append(offset + CARD_COUNT + card)
        return found

    def its_moment(self, t: Tableau, card: int) -> bool:
        return card in LETHAL_CARDS

    def play(self, t: Tableau, action: int) -> None:
        playing.read_action(t, action)
        seat = t.card_seat
        card = t.card
        owner = t.owner[t.fallen]
        playing.show_staff(t, seat, card, t.where[t.fallen])
        playing.pay(t, seat, card, t.card_note, t.card_via, owner)
        if card == RETRIBUTION:
            t.doomed = t.fallen
            t.granted = True
            t.phase = COUNTERSTRIKE
        elif card == HEROISM:
            t.ask(SACRIFICE, seat)
        else:
            save(t, CARDS[card])

    def go_on(self, t: Tableau) -> None:
        t.asking += 1
        t.phase = LETHAL_STEP


class LethalStep(Asks):
    def run(self, t: Tableau, chance: Chance) -> None:
        while t.asking < len(t.asked):
            if self.window.ask(t, t.asked[t.asking]):
                return
            t.asking += 1
        t.phase = RESCUE_STEP


def _saves(t: Tableau, card: int, unit: int) -> bool:
    if card == RETRIBUTION:  # RS-192, RS-R66
        return t.strike == MAIN_STRIKE and t.attack == MELEE and counter_granted(t, unit, t.striker)
    if card == HEROISM:  # RS-203
        return bool(sacrifices(t, unit))
    return True  # RS-200, RS-R70


def sacrifices(t: Tableau, unit: int) -> list[int]:
    """Own units next to the saved one; never the leader (RS-204, RS-R69)."""
    owner = t.owner[unit]
    found: list[int] = []
    for cell in NEAR[t.where[unit]]:
        other = t.at[cell]
        if other >= 0 and t.owner[other] == owner and not t.setting.leader[other] and other != t.doomed:
            found.append(other)
    return found


def counter_granted(t: Tableau, unit: int, against: int) -> bool:
    """Whether a unit may strike back at all (RS-100, RS-237, RS-238, RS-R39)."""
    s = t.setting
    if s.machine[unit]:
        return False
    if not s.counter_from_fort and not s.ranged[unit] and s.terrain[t.where[unit]] == FORTIFICATION:
        return False
    stupefied = t.hand != t.owner[against] and against == t.unit
    return not (stupefied and t.owner[unit] == t.owner[against])


def save(t: Tableau, how: str) -> None:
    """It stays on its cell (RS-201)."""
    if t.events is not None:
        t.tell("saved", {"unit": UNIT_NAMES[t.fallen], "card": how})
    t.phase = SAVED


def hideable(t: Tableau, seat: int, via: bool) -> list[int]:
    """Threatened units that a seat may camouflage (RS-335)."""
    return [
        unit
        for unit in t.spell_targets
        if windows.may_hide(t, seat, unit)
        and playing.timely(t, seat, CAMOUFLAGE, t.owner[unit])
        and playing.in_reach(t, seat, CAMOUFLAGE, t.where[unit], via)
    ]


class SpellWindow(Window):
    """A unit that a spell threatens may be hidden before the die (RS-335, RS-R64)."""

    def __init__(self, name: str, rules: tuple[str, ...]) -> None:
        super().__init__(name, rules)
        self.phase = SPELL_WINDOW
        self.of_battle = False

    def details(self, t: Tableau) -> Args:
        return {"card": CARDS[t.spell]}

    def plays(self, t: Tableau, seat: int) -> list[int]:
        found: list[int] = []
        first = (t.leader[seat] - FIRST_LEADER) * HAND
        if not first <= CAMOUFLAGE < first + HAND:
            return found
        if playing.ready(t, seat, CAMOUFLAGE):
            if hideable(t, seat, False):
                found.append(actions.PLAY + CAMOUFLAGE)
            if playing.wizards_of(t, seat) >= 0 and hideable(t, seat, True):
                found.append(actions.CHANNEL + CAMOUFLAGE)
        return found

    def its_moment(self, t: Tableau, card: int) -> bool:
        return card == CAMOUFLAGE

    def play(self, t: Tableau, action: int) -> None:
        playing.read_action(t, action)
        t.ask(CAMOUFLAGE_UNIT, t.card_seat)

    def go_on(self, t: Tableau) -> None:
        t.asking += 1
        t.phase = SPELL_START


class SpellStart(Asks):
    """Ask those whose units are threatened, then roll."""

    def run(self, t: Tableau, chance: Chance) -> None:
        while t.asking < len(t.asked):
            seat = t.asked[t.asking]
            if t.enemies(seat, t.spell_seat) and self.window.ask(t, seat):
                return
            t.asking += 1
        t.phase = SPELL_ROLL


class CamouflageUnit(Pointing):
    """Which of the threatened units is hidden (RS-248)."""

    def units(self, t: Tableau) -> list[int]:
        return hideable(t, t.card_seat, t.card_via)

    def chosen(self, t: Tableau, unit: int, chance: Chance) -> None:
        seat = t.card_seat
        playing.pay(t, seat, CAMOUFLAGE, False, t.card_via, t.owner[unit])
        windows.hide(t, unit)
        t.spell_targets.remove(unit)
        t.asking += 1
        t.phase = SPELL_START
