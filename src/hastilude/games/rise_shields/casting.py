"""Leader cards of the main phase, played: targets, areas, blocks, and an ally's help (3.20 to 3.25)."""

from hastilude.core.chance import Chance
from hastilude.core.words import Args
from hastilude.games.rise_shields import actions, artifacts, cards, movement, playing
from hastilude.games.rise_shields.asking import Asks, Window
from hastilude.games.rise_shields.choice import Choice, Pointing
from hastilude.games.rise_shields.hexes import triangle
from hastilude.games.rise_shields.names import (
    ARTIFACTS,
    CARDS,
    DIVERSION,
    FIRE_RAIN,
    FIRE_SHELL,
    FOG_VEIL,
    INSPIRATION,
    MAGIC_ARROW,
    MENTAL_BLOCK,
    ONSLAUGHT,
    REINFORCEMENT,
    RESURRECTION,
    SABOTAGE,
    STUPEFACTION,
    TELEPORTATION,
    UNIT_NAMES,
)
from hastilude.games.rise_shields.phases import (
    ALLY_MAIN,
    CARD_AREA,
    CARD_BLOCK,
    CARD_TARGET,
    DECLARE_FACING,
    MAIN,
    RESUME,
    SPELL_START,
)
from hastilude.games.rise_shields.tableau import Tableau
from hastilude.games.rise_shields.terms import (
    BOARD,
    BY_CARD,
    BY_TELEPORT,
    FOG_ANNOUNCED,
    INSPIRED,
    SABOTAGED,
    SHELL,
    STUPEFIED_NOW,
    USED_INSPIRATION,
)


def play(t: Tableau, action: int) -> None:
    """A card of the main phase is announced; what it still needs is asked for."""
    playing.read_action(t, action)
    seat = t.card_seat
    card = t.card
    if t.unit >= 0 and t.steps > 0 and (t.setting.cards_stop_all or t.unit == t.leader[seat]):
        t.may_move = False  # before the leader's own movement or after it (RS-186, RS-187)
    if card == FOG_VEIL:
        playing.pay(t, seat, card, t.card_note, False, seat)
        t.fog[seat] = t.fog[seat] | FOG_ANNOUNCED
        if t.events is not None:
            t.tell("fog_announced", {"seat": seat})
        t.phase = RESUME
    elif card == MENTAL_BLOCK:
        t.ask(CARD_BLOCK, seat)
    else:
        t.ask(CARD_TARGET, seat)


# -- on whom -----------------------------------------------------------------------------------------


class CardTarget(Pointing):
    """The unit on which a card is played; of a loaded fire shell, what it hits (RS-180, RS-191)."""

    def details(self, t: Tableau) -> Args:
        return {"card": CARDS[t.card]}

    def units(self, t: Tableau) -> list[int]:
        if _loaded(t):
            return cards.shell_targets(t, t.attacker)
        return cards.targets(t, t.card_seat, t.card, t.card_via)

    def chosen(self, t: Tableau, unit: int, chance: Chance) -> None:
        seat = t.card_seat
        card = t.card
        owner = t.owner[unit]
        if _loaded(t):
            _fire(t, unit)
            return
        playing.pay(t, seat, card, t.card_note, t.card_via, owner if cards.HELPS[card] else seat)
        name = UNIT_NAMES[unit]
        if t.status[unit] == BOARD:
            playing.show_staff(t, seat, card, t.where[unit])
        if card in (RESURRECTION, REINFORCEMENT):
            if card == REINFORCEMENT:
                t.reinforced |= 1 << unit
            t.place(unit, seat, BY_CARD, RESUME)
        elif card == TELEPORTATION:
            t.place(unit, seat, BY_TELEPORT, RESUME)
        elif card == ONSLAUGHT:
            if t.unit < 0:
                t.acts[unit] = t.acts[unit] - 1
                t.offered = False
                movement.begin(t, unit, t.active)
            t.extra = 1
            t.onslaught = True
            if t.events is not None:
                t.tell("onslaught", {"unit": name})
            t.phase = RESUME
        elif card == INSPIRATION:
            t.acts[unit] = t.acts[unit] + 1
            t.marks[unit] = t.marks[unit] | INSPIRED
            t.used[seat] = t.used[seat] | USED_INSPIRATION
            if t.events is not None:
                t.tell("inspired", {"unit": name})
            t.phase = RESUME
        elif card == FIRE_SHELL:
            _load_shell(t, unit)
        elif card == MAGIC_ARROW:
            _cast(t, [unit])
        elif card == FIRE_RAIN:
            t.card_unit = unit
            t.ask(CARD_AREA, seat)
        elif card == STUPEFACTION:
            t.marks[unit] = t.marks[unit] | STUPEFIED_NOW
            if t.events is not None:
                t.tell("stupefied", {"unit": name, "seat": seat})
            movement.begin(t, unit, seat)
        elif card == SABOTAGE:
            t.marks[unit] = t.marks[unit] | SABOTAGED
            if t.events is not None:
                t.tell("sabotaged", {"unit": name})
            t.phase = RESUME
        elif card == DIVERSION:
            cards.divert(t, unit)
            t.phase = RESUME
        else:
            _steal(t, owner, chance)


def _loaded(t: Tableau) -> bool:
    """The shell lies in the catapult."""
    return t.card == FIRE_SHELL and t.attacker >= 0


def _load_shell(t: Tableau, unit: int) -> None:
    """The catapult's attack of this activation (RS-R76); its target is asked for next."""
    if t.unit < 0:
        t.acts[unit] = t.acts[unit] - 1
        t.offered = False
        movement.begin(t, unit, t.active)
    t.attacker = unit
    t.attack = SHELL
    t.ask(CARD_TARGET, t.card_seat)


def _fire(t: Tableau, target: int) -> None:
    """It goes on as a battle, only without dice."""
    t.target = target
    t.ask(DECLARE_FACING, t.hand)


def _steal(t: Tableau, victim: int, chance: Chance) -> None:
    """One at random; at four the limit applies (RS-259 … RS-261, RS-R88)."""
    seat = t.card_seat
    held = artifacts.held_by(t, victim)
    artifact = held[chance.below(len(held))]
    artifacts.take_away(t, artifact)
    t.known[artifact] = t.known[artifact] | 1 << seat | 1 << victim
    if t.setting.private is False:
        t.known[artifact] = artifacts.everybody(t)
    if t.events is not None:
        t.tell("stolen", {"seat": seat, "from": victim, "artifact": ARTIFACTS[artifact]})
    artifacts.give(t, artifact, seat)
    t.limit(seat, RESUME)


# -- where, and which card ---------------------------------------------------------------------------


class CardArea(Choice):
    """Fire rain: the corner of its target's cell at which three cells meet (RS-230, RS-R80)."""

    def details(self, t: Tableau) -> Args:
        return {"card": CARDS[t.card], "on": UNIT_NAMES[t.card_unit]}

    def legal(self, t: Tableau) -> list[int]:
        return [actions.AREA + corner for corner in cards.areas(t, t.card_unit)]

    def apply(self, t: Tableau, action: int, chance: Chance) -> None:
        struck = in_area(t, action - actions.AREA)
        t.card_unit = -1
        _cast(t, struck)


def in_area(t: Tableau, corner: int) -> list[int]:
    """The units on the three cells; only enemies, unless friendly fire is on (RS-R80)."""
    struck: list[int] = []
    for cell in triangle(t.where[t.card_unit], corner):
        unit = t.at[cell]
        if unit < 0 or not cards.strikeable(t, t.card_seat, unit):
            continue
        if t.setting.friendly_fire or t.enemies(t.owner[unit], t.card_seat):
            struck.append(unit)
    return struck


def _cast(t: Tableau, struck: list[int]) -> None:
    """A spell is announced; owners of threatened units may hide them before the die (RS-335)."""
    t.spell = t.card
    t.spell_seat = t.card_seat
    t.spell_targets = struck
    t.strikes = []
    t.asked = list(range(t.setting.seats))
    t.asking = 0
    t.phase = SPELL_START


class CardBlock(Choice):
    """Which card a mental block closes (RS-229)."""

    def legal(self, t: Tableau) -> list[int]:
        return [actions.BLOCK + card for card in cards.blockable(t, t.card_seat)]

    def apply(self, t: Tableau, action: int, chance: Chance) -> None:
        card = action - actions.BLOCK
        playing.pay(t, t.card_seat, MENTAL_BLOCK, t.card_note, False, t.card_seat)
        t.blocked[card] = t.card_seat + 1
        if t.events is not None:
            t.tell("blocked", {"card": CARDS[card], "seat": t.card_seat})
        t.phase = RESUME


# -- an ally's help ----------------------------------------------------------------------------------


class AllyMain(Window):
    """The partner may play cards on who is active (RS-300, RS-R111)."""

    def __init__(self, name: str, rules: tuple[str, ...]) -> None:
        super().__init__(name, rules)
        self.phase = ALLY_MAIN
        self.of_battle = False

    def details(self, t: Tableau) -> Args:
        return {"ally": t.active}

    def plays(self, t: Tableau, seat: int) -> list[int]:
        found: list[int] = []
        cards.main_plays(t, seat, found)
        return found

    def its_moment(self, t: Tableau, card: int) -> bool:
        return card in cards.ON_OWN_UNITS

    def play(self, t: Tableau, action: int) -> None:
        play(t, action)

    def go_on(self, t: Tableau) -> None:
        t.offered = False
        t.ask(MAIN, t.active)


class AllyOffer(Asks):
    """When the turn begins and between activations."""

    def run(self, t: Tableau, chance: Chance) -> None:
        seat = t.active
        partner = t.setting.partner[seat]
        t.offered = partner >= 0 and t.setting.ally_cards and self.window.ask(t, partner)
        if not t.offered:
            t.ask(MAIN, seat)
