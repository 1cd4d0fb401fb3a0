"""Traitor and alliance: an own domain and an opponent's beside it (LH-131 … LH-150)."""

from hastilude.core.chance import Chance
from hastilude.core.words import Args, Refusal
from hastilude.games.lionheart.area import SINGLE
from hastilude.games.lionheart.cards import (
    ALLY,
    CASTLES,
    CELL_NAMES,
    COLOURS,
    DOMAIN_NAMES,
    DOMAINS,
    KNIGHT,
    NOBODY,
    SELL,
    STOP,
    TRAITOR,
    WITHDRAW,
)
from hastilude.games.lionheart.choice import Choice, Unit, not_now, not_own_domain, only
from hastilude.games.lionheart.course import Course
from hastilude.games.lionheart.knights import forest_fee, no_footing, no_way
from hastilude.games.lionheart.reach import (
    alliance_pairs,
    is_neighbour,
    is_opponent,
    knights_of,
    may_leave,
    traitor_cells,
    traitor_pairs,
)
from hastilude.games.lionheart.tableau import LEAVING, TRAITOR_KNIGHT


def no_pair(state: Course, castle: int, victim: int) -> Refusal | None:
    """What traitor and alliance both demand: an own domain, and an opponent's beside it."""
    problem = not_own_domain(state, castle)
    if problem is not None:
        return problem
    other = DOMAIN_NAMES[victim]
    if castle // CASTLES == victim // CASTLES:
        return Refusal("not_opponent", {"victim": other}, ("LH-R61",))
    if not state.domains[victim].some():
        return Refusal("no_domain", {"domain": other}, ("LH-015",))
    if not is_opponent(state, castle, victim):
        return Refusal("neutral_barred", {"victim": other}, ("LH-177", "LH-R38"))
    if not is_neighbour(state, castle, victim):
        return Refusal("not_neighbours", {"domain": DOMAIN_NAMES[castle], "victim": other}, ("LH-021",))
    return None


# -- traitor -----------------------------------------------------------------------------


class TraitorPair(Unit):
    """Which own domain gains a knight, and which neighbour loses one (LH-131, LH-141)."""

    def units(self, state: Course) -> list[int]:
        return [TRAITOR + pair for pair in traitor_pairs(state, state.seat, state.money[state.seat])]

    def why_not(self, state: Course, action: int) -> Refusal:
        if not TRAITOR <= action < WITHDRAW:
            return not_now()
        castle = (action - TRAITOR) // DOMAINS
        victim = (action - TRAITOR) % DOMAINS
        problem = no_pair(state, castle, victim)
        if problem is not None:
            return problem
        if state.guard[castle] == 0:
            return Refusal("no_own_knight", {"domain": DOMAIN_NAMES[castle]}, ("LH-132",))
        if state.guard[victim] == 0:
            return Refusal("no_victim_knight", {"victim": DOMAIN_NAMES[victim]}, ("LH-132",))
        return Refusal("no_room", {"domain": DOMAIN_NAMES[castle]}, ("LH-134", "LH-141"))

    def reveals(self, state: Course, action: int) -> bool:
        return self.payment_shows(state, action) or super().reveals(state, action)

    def carry_out(self, state: Course, action: int) -> None:
        castle = (action - TRAITOR) // DOMAINS
        victim = (action - TRAITOR) % DOMAINS
        state.domain = castle
        state.victim = victim
        state.phase = TRAITOR_KNIGHT
        if state.events is not None:
            args: Args = {
                "seat": state.seat,
                "domain": DOMAIN_NAMES[castle],
                "victim": DOMAIN_NAMES[victim],
                "from": state.owner(victim),
            }
            state.tell("traitor", args)


class TraitorKnight(Choice):
    """Where the new knight stands; it comes first, then the victim's leaves (LH-133, LH-R36)."""

    def details(self, state: Course) -> Args:
        return {"domain": DOMAIN_NAMES[state.domain]}

    def legal(self, state: Course) -> list[int]:
        found: list[int] = []
        traitor_cells(state, state.domain, state.money[state.seat]).number(KNIGHT, found)
        return found

    def refusal(self, state: Course, action: int) -> Refusal:
        if not KNIGHT <= action < SELL:
            return not_now()
        cell = action - KNIGHT
        problem = no_footing(state, cell)
        if problem is not None:
            return problem
        if not state.domains[state.domain].has(cell):
            args = {"cell": CELL_NAMES[cell], "domain": DOMAIN_NAMES[state.domain]}
            return Refusal("outside_domain", args, ("LH-134",))
        return no_way(state, cell)

    def reveals(self, state: Course, action: int) -> bool:
        return self.payment_shows(state, action)  # the game goes on

    def apply(self, state: Course, action: int, chance: Chance) -> None:
        setting = state.setting
        cell = action - KNIGHT
        fee = forest_fee(state, cell) if setting.traitor_fee else 0  # LH-135, LH-R26
        state.put_knight(setting.colour_of[state.seat], cell, fee)
        state.phase = LEAVING


class Leaving(Choice):
    """Which knight the victim loses: its owner says, or the active player for the neutral colour."""

    def decider(self, state: Course) -> int:
        owner = state.owner(state.victim)
        return owner if owner != NOBODY else state.seat  # LH-136, LH-R37

    def details(self, state: Course) -> Args:
        return {"domain": DOMAIN_NAMES[state.victim], "owner": state.owner(state.victim)}

    def legal(self, state: Course) -> list[int]:
        found: list[int] = []
        may_leave(state, state.victim).number(WITHDRAW, found)
        return found

    def forced(self, state: Course, legal: list[int]) -> int:
        return only(legal)  # ledger 23: auto if one

    def refusal(self, state: Course, action: int) -> Refusal:
        if not WITHDRAW <= action < ALLY:
            return not_now()
        cell = action - WITHDRAW
        name = CELL_NAMES[cell]
        if not knights_of(state, state.victim).has(cell):
            return Refusal("no_knight_there", {"cell": name}, ("LH-136",))
        if state.setting.chain_end:
            return Refusal("not_chain_end", {"cell": name}, ("LH-137", "LH-R36"))
        return Refusal("link_broken", {"cell": name}, ("LH-137",))

    def apply(self, state: Course, action: int, chance: Chance) -> None:
        """Back to its owner's supply (LH-136, LH-R54)."""
        cell = action - WITHDRAW
        victim = state.victim
        colour = victim // CASTLES
        chooser = self.decider(state)
        state.pieces[colour] = state.pieces[colour].minus(cell)
        state.knight_supply[colour] = state.knight_supply[colour] + 1
        state.disturb(SINGLE[cell])
        state.guard[victim] = state.guard[victim] - 1
        if state.events is not None:
            args: Args = {
                "seat": chooser,
                "colour": COLOURS[colour],
                "domain": DOMAIN_NAMES[victim],
                "cell": CELL_NAMES[cell],
            }
            state.tell("withdrew", args)
        state.end_card()


# -- alliance ----------------------------------------------------------------------------


class AlliancePair(Unit):
    """Two neighbours that no longer grow at each other's cost (LH-144, LH-148)."""

    def units(self, state: Course) -> list[int]:
        return [ALLY + pair for pair in alliance_pairs(state, state.seat)]

    def why_not(self, state: Course, action: int) -> Refusal:
        if not ALLY <= action < STOP:
            return not_now()
        castle = (action - ALLY) // DOMAINS
        victim = (action - ALLY) % DOMAINS
        problem = no_pair(state, castle, victim)
        if problem is not None:
            return problem
        args = {"domain": DOMAIN_NAMES[castle], "victim": DOMAIN_NAMES[victim]}
        return Refusal("allied_already", args, ("LH-148",))

    def carry_out(self, state: Course, action: int) -> None:
        """LH-145, LH-R35: for ever, and for these two domains only."""
        castle = (action - ALLY) // DOMAINS
        victim = (action - ALLY) % DOMAINS
        state.allied[castle] = state.allied[castle] | 1 << victim
        state.allied[victim] = state.allied[victim] | 1 << castle
        if state.events is not None:
            args: Args = {"seat": state.seat, "domain": DOMAIN_NAMES[castle], "victim": DOMAIN_NAMES[victim]}
            state.tell("allied", args)
        state.end_card()
