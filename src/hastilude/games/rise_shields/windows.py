"""Reaction windows of a battle: who may play which card before a roll (3.36).

A window opens only for a seat that could use a card in it (asking.py). Who is asked stands in
`asked`; it closes when all have passed one after another.
"""

from hastilude.core.chance import Chance
from hastilude.core.words import Args
from hastilude.games.rise_shields import actions, asking, cards, playing, totals
from hastilude.games.rise_shields.asking import Asks, Window
from hastilude.games.rise_shields.choice import Pointing, fighters
from hastilude.games.rise_shields.hexes import FRONT
from hastilude.games.rise_shields.names import (
    ALL_ROUND_DEFENCE,
    CAMOUFLAGE,
    CARD_COUNT,
    DIVERSION,
    FIRST_LEADER,
    FOREST,
    HAND,
    HEROISM,
    JUSTICE,
    MOUNTAIN,
    PUNISHING_SWORD,
    RAISE_SHIELDS,
    RETRIBUTION,
    SALVATION,
    SHIELD,
    SWAMP,
    TELEPORTATION,
    TRICKERY,
    UNIT_NAMES,
)
from hastilude.games.rise_shields.phases import (
    BATTLE_END,
    ESCAPED,
    PRIORITY,
    TRICK_UNIT,
    WINDOW,
    WINDOW_CLOSED,
)
from hastilude.games.rise_shields.tableau import Tableau
from hastilude.games.rise_shields.terms import (
    ARC,
    BOARD,
    BY_TELEPORT,
    CAMOUFLAGED,
    MELEE,
    SHIELDS_UP,
    SHOT,
    WINDOW_A,
    WINDOW_C,
    WINDOWS,
)

#: by window: cards of the striker's side, and of the struck side (RS-322, RS-325, RS-327, RS-332);
#: all before the die for the attack (RS-196, RS-198, RS-215, RS-244, RS-250, RS-255, RS-258)
STRIKER_CARDS = [
    [JUSTICE, PUNISHING_SWORD, DIVERSION],
    [JUSTICE, DIVERSION],
    [JUSTICE, PUNISHING_SWORD, DIVERSION],
    [JUSTICE, PUNISHING_SWORD, DIVERSION],
]
STRUCK_CARDS = [
    [JUSTICE, RAISE_SHIELDS, ALL_ROUND_DEFENCE, TELEPORTATION, CAMOUFLAGE, DIVERSION, TRICKERY],
    [JUSTICE, RAISE_SHIELDS, DIVERSION],
    [JUSTICE, ALL_ROUND_DEFENCE, TELEPORTATION, CAMOUFLAGE, DIVERSION, TRICKERY],
    [JUSTICE, DIVERSION],
]
#: an ally may help with these (RS-300): they work on the fighting unit itself
ALLY_CARDS = [
    JUSTICE,
    RAISE_SHIELDS,
    ALL_ROUND_DEFENCE,
    TELEPORTATION,
    CAMOUFLAGE,
    TRICKERY,
    RETRIBUTION,
    HEROISM,
    SALVATION,
]


# -- battle windows -----------------------------------------------------------------------------


def open_window(t: Tableau, window: int) -> None:
    """Before a strike's attack roll (RS-R48): the striker's side first, then the struck one."""
    t.window = window
    t.asked = []
    t.asking = 0
    t.passes = 0
    before_main = window in (WINDOW_A, WINDOW_C)
    _add_side(t, t.striker, not before_main)
    _add_side(t, t.struck, True)
    t.phase = PRIORITY if t.asked else WINDOW_CLOSED


def _add_side(t: Tableau, unit: int, with_owner: bool) -> None:
    """Who may play cards for a unit: its controller, its owner, the owner's ally (RS-R49, RS-R81)."""
    controller = t.controller(unit)
    owner = t.owner[unit]
    asking.add(t, controller)
    if with_owner and owner != controller:
        asking.add(t, owner)
    partner = t.setting.partner[owner]
    if partner >= 0 and t.setting.ally_cards and (with_owner or owner == controller):
        asking.add(t, partner)


class BattleWindow(Window):
    """Before each roll of a battle, the striker's side first (3.36)."""

    def __init__(self, name: str, rules: tuple[str, ...]) -> None:
        super().__init__(name, rules)
        self.phase = WINDOW
        self.of_battle = True

    def details(self, t: Tableau) -> Args:
        return {"window": WINDOWS[t.window], **fighters(t.striker, t.struck)}

    def plays(self, t: Tableau, seat: int) -> list[int]:
        """The cards that a seat may play in this window."""
        found: list[int] = []
        striker, struck = t.striker, t.struck
        partner = t.setting.partner[seat]
        before_main = t.window == WINDOW_A or t.window == WINDOW_C
        for role in range(2):
            unit = striker if role == 0 else struck
            owner = t.owner[unit]
            mine = t.controller(unit) == seat or (owner == seat and not (role == 0 and before_main))
            if not mine and owner != partner:
                continue
            if not mine and not t.setting.ally_cards:
                continue
            known = STRIKER_CARDS[t.window] if role == 0 else STRUCK_CARDS[t.window]
            _add_plays(t, seat, unit, struck if role == 0 else striker, mine, known, found)
        return found

    def its_moment(self, t: Tableau, card: int) -> bool:
        return card in STRIKER_CARDS[t.window] or card in STRUCK_CARDS[t.window]

    def play(self, t: Tableau, action: int) -> None:
        """A card is played in a battle window."""
        playing.read_action(t, action)
        seat = t.card_seat
        card = t.card
        unit = own_unit(t, seat)
        owner = t.owner[unit] if t.controller(unit) != seat else seat
        helps = owner if not t.enemies(owner, seat) else seat
        other = t.struck if unit == t.striker else t.striker
        playing.show_staff(t, seat, card, t.where[other if card == DIVERSION else unit])
        playing.pay(t, seat, card, t.card_note, t.card_via, helps)
        t.passes = 0
        t.asking = (t.asking + 1) % len(t.asked)
        t.phase = PRIORITY
        if card == JUSTICE:  # RS-195
            t.justice = True
        elif card == PUNISHING_SWORD:
            t.sword = True
        elif card == DIVERSION:
            cards.divert(t, other)
        elif card == RAISE_SHIELDS:
            raise_shields(t, seat)
        elif card == ALL_ROUND_DEFENCE:
            t.all_round = True
        elif card == TELEPORTATION:  # RS-242, RS-323
            t.fallen_cell = t.where[t.target]
            t.place(t.target, seat, BY_TELEPORT, ESCAPED)
        elif card == CAMOUFLAGE:
            hide(t, t.target)
            t.phase = BATTLE_END
        else:
            t.ask(TRICK_UNIT, seat)

    def go_on(self, t: Tableau) -> None:
        t.passes += 1
        t.asking = (t.asking + 1) % len(t.asked)
        t.phase = PRIORITY


class Priority(Asks):
    """The next seat that can play a card; when all have passed in succession, the window closes."""

    def run(self, t: Tableau, chance: Chance) -> None:
        count = len(t.asked)
        while t.passes < count:
            if self.window.ask(t, t.asked[t.asking]):
                return
            t.passes += 1
            t.asking = (t.asking + 1) % count
        t.phase = WINDOW_CLOSED


def _add_plays(
    t: Tableau, seat: int, unit: int, other: int, mine: bool, known: list[int], found: list[int]
) -> None:
    first = (t.leader[seat] - FIRST_LEADER) * HAND
    owner = seat if mine else t.owner[unit]
    wizards = playing.wizards_of(t, seat) >= 0
    for card in known:
        if first <= card < first + HAND:
            if (
                playing.ready(t, seat, card)
                and (mine or card in ALLY_CARDS)
                and playing.timely(t, seat, card, owner)
            ):
                _ways(t, seat, card, unit, other, wizards, actions.PLAY, found)
        elif (
            mine
            and card != TELEPORTATION  # in one's own turn it is not played in battles (RS-R82)
            and playing.holds_note(t, seat)
            and playing.borrowable(t, seat, card)
            and playing.timely(t, seat, card, seat)
        ):
            _ways(t, seat, card, unit, other, wizards, actions.BORROW, found)


def _ways(
    t: Tableau, seat: int, card: int, unit: int, other: int, wizards: bool, offset: int, found: list[int]
) -> None:
    if not _works(t, seat, card, unit, other):
        return
    cell = t.where[other if card == DIVERSION else unit]
    if playing.in_reach(t, seat, card, cell, False) and offset + card not in found:
        found.append(offset + card)
    if wizards and playing.in_reach(t, seat, card, cell, True) and offset + CARD_COUNT + card not in found:
        found.append(offset + CARD_COUNT + card)


def _works(t: Tableau, seat: int, card: int, unit: int, other: int) -> bool:
    """Whether a card would change anything in this window (RS-191)."""
    if card == JUSTICE:
        return not t.justice
    if card == PUNISHING_SWORD:
        return unit == t.leader[seat] and not t.sword and totals.dead_units(t, seat) > 0
    if card == DIVERSION:
        return (
            t.enemies(t.owner[other], seat)
            and t.diverted[other] != t.active + 1
            and not playing.immune(t, other)
            and not t.camouflaged(other)
        )
    if card == RAISE_SHIELDS:
        return _raising_works(t, unit, other)
    if card == ALL_ROUND_DEFENCE:
        near = t.attack == MELEE or t.attack == SHOT
        return near and totals.side_between(t, other, unit, t.attack) != FRONT
    if card == TELEPORTATION:
        return t.active != seat and cards.free_cell(t, unit)
    if card == CAMOUFLAGE:
        return may_hide(t, seat, unit)
    assert card == TRICKERY
    return bool(swaps(t, t.owner[unit]))


def _raising_works(t: Tableau, unit: int, other: int) -> bool:
    """RS-213, RS-R73: an attack by shooters in which `shield` counts."""
    if t.raised or t.marks[unit] & SHIELDS_UP or not t.setting.abilities[unit] & SHIELD:
        return False
    kind = t.blow
    if kind != SHOT and kind != ARC:
        return False
    return totals.shield_works(t, other, unit, kind, totals.side_between(t, other, unit, kind))


def may_hide(t: Tableau, seat: int, unit: int) -> bool:
    """RS-248, RS-249: in a forest, on a mountain or in a swamp; not the leader who uses it."""
    terrain = t.setting.terrain[t.where[unit]]
    return unit != t.leader[seat] and (terrain in (FOREST, MOUNTAIN, SWAMP))


def swaps(t: Tableau, seat: int) -> list[int]:
    """Own units that may take the attacked one's place (RS-R87)."""
    target = t.target
    here = t.where[target]
    shot = t.attack != MELEE
    found: list[int] = []
    for unit in t.tokens[seat]:
        if (
            t.status[unit] == BOARD
            and unit != target
            and unit != t.attacker
            and t.may_stand(unit, here)
            and t.may_stand(target, t.where[unit])
            and not (shot and t.setting.machine[unit])
        ):
            found.append(unit)
    return found


def own_unit(t: Tableau, seat: int) -> int:
    """The fighting unit for which a seat plays its card in this window."""
    role = _role(t, seat, t.card)
    return t.striker if role == 0 else t.struck


def _role(t: Tableau, seat: int, card: int) -> int:
    """0 for the striker's side, 1 for the struck one; who is on both plays for the one that the card fits."""
    before_main = t.window == WINDOW_A or t.window == WINDOW_C
    striking = t.controller(t.striker) == seat or (t.owner[t.striker] == seat and not before_main)
    struck = t.controller(t.struck) == seat or t.owner[t.struck] == seat
    if striking == struck:
        if not striking:  # an ally
            return (
                0 if t.setting.partner[seat] == t.owner[t.striker] and card in STRIKER_CARDS[t.window] else 1
            )
        fits = card in STRIKER_CARDS[t.window] and _works(t, seat, card, t.striker, t.struck)
        return 0 if fits else 1
    return 0 if striking else 1


def raise_shields(t: Tableau, seat: int) -> None:
    """For the attacked unit, or for all in radius this turn (RS-R73)."""
    t.raised = True
    if t.setting.shields_for_all:
        for unit in range(len(t.status)):
            own = t.status[unit] == BOARD and t.owner[unit] == seat
            if not own or not t.setting.abilities[unit] & SHIELD:
                continue
            if playing.in_reach(t, seat, RAISE_SHIELDS, t.where[unit], t.card_via):
                t.marks[unit] = t.marks[unit] | SHIELDS_UP


def hide(t: Tableau, unit: int) -> None:
    t.marks[unit] = t.marks[unit] | CAMOUFLAGED
    if t.events is not None:
        t.tell("camouflaged", {"unit": UNIT_NAMES[unit]})


class TrickUnit(Pointing):
    """Which own unit takes the attacked one's place (RS-256, RS-R87)."""

    def details(self, t: Tableau) -> Args:
        return {"target": UNIT_NAMES[t.target]}

    def units(self, t: Tableau) -> list[int]:
        return swaps(t, t.owner[t.target])

    def chosen(self, t: Tableau, unit: int, chance: Chance) -> None:
        """The two change places and facings; the battle looks at the new one afresh (RS-256, RS-257)."""
        target = t.target
        here, there = t.where[target], t.where[unit]
        facing = t.facing[target]
        t.facing[target] = t.facing[unit]
        t.facing[unit] = facing
        t.at[here] = unit
        t.at[there] = target
        t.where[unit] = here
        t.where[target] = there
        t.target = unit
        t.struck = unit
        if t.events is not None:
            t.tell("swapped", {"unit": UNIT_NAMES[unit], "target": UNIT_NAMES[target]})
        t.phase = BATTLE_END if t.camouflaged(unit) else PRIORITY
