"""Set-up: who is the oldest, the castles and the knight beside each (LH-025 … LH-049)."""

from hastilude.core.chance import Chance
from hastilude.core.words import Args, Refusal
from hastilude.games.lionheart.area import SINGLE
from hastilude.games.lionheart.cards import (
    CASTLE,
    CASTLES,
    CELL_NAMES,
    COLOURS,
    DOMAIN_NAMES,
    FIELD,
    KNIGHT,
    OLDEST,
    PILE,
    PILES,
    SELL,
    TERRAINS,
)
from hastilude.games.lionheart.choice import Choice, not_now
from hastilude.games.lionheart.course import Course
from hastilude.games.lionheart.knights import no_footing
from hastilude.games.lionheart.reach import beside_castle, castle_sites, demanded_gap, nearest_castle
from hastilude.games.lionheart.tableau import CASTLE_PLACING, HAND_SIZE, KNIGHT_BESIDE, OLDEST_ASKED


def set_up(state: Course, chance: Chance) -> None:
    """Shuffle and deal. The land has been laid out already (`new_game`)."""
    state.clear()
    for pile in range(len(PILES) - 1, -1, -1):  # LH-031: pile A on top
        cards = list(range(pile * PILE, pile * PILE + PILE))
        chance.shuffle(cards)
        state.deck.extend(cards)
    if state.setting.first_placer == 2:  # asked
        state.phase = OLDEST_ASKED
        return
    deal(state, chance.below(state.setting.seats) if state.setting.first_placer == 0 else 0)


def deal(state: Course, first: int) -> None:
    """Three cards each in one block, clockwise from the first placer (LH-033, LH-R07)."""
    seats = state.setting.seats
    for ahead in range(seats):
        hand = state.hands[(first + ahead) % seats]
        for _ in range(HAND_SIZE):
            hand.append(state.deck.pop())
    state.first = first
    state.seat = first
    state.phase = CASTLE_PLACING
    if state.events is not None:
        state.tell("dealt", {"seat": first})


class Oldest(Choice):
    """Who places the first castle, where the players say who is the oldest (LH-038, LH-R06)."""

    def legal(self, state: Course) -> list[int]:
        return [OLDEST + seat for seat in range(state.setting.seats)]

    def refusal(self, state: Course, action: int) -> Refusal:
        if action >= CASTLE:
            return not_now()
        args = {"number": action - OLDEST + 1, "seats": state.setting.seats}
        return Refusal("no_such_seat", args, ("LH-038",))

    def reveals(self, state: Course, action: int) -> bool:
        return True  # the hands are dealt

    def apply(self, state: Course, action: int, chance: Chance) -> None:
        deal(state, action - OLDEST)


class CastlePlacing(Choice):
    """A castle on an empty field, far enough from those of its colour (LH-039, LH-043)."""

    def details(self, state: Course) -> Args:
        colour = state.placing_colour()
        return {
            "colour": COLOURS[colour],
            "neutral": colour == state.setting.neutral,
            "number": state.castles_placed(colour) + 1,
            "gap": demanded_gap(state, colour),
        }

    def legal(self, state: Course) -> list[int]:
        found: list[int] = []
        colour = state.placing_colour()
        castle_sites(state, colour, demanded_gap(state, colour)).number(CASTLE, found)
        return found

    def refusal(self, state: Course, action: int) -> Refusal:
        if not CASTLE <= action < KNIGHT:
            return not_now()
        cell = action - CASTLE
        name = CELL_NAMES[cell]
        if not state.land.on_board(cell):
            return Refusal("outside", {"cell": name}, ("LH-008",))
        if state.occupied().has(cell):
            return Refusal("cell_taken", {"cell": name}, ("LH-019",))
        terrain = state.land.terrain[cell]
        if terrain != FIELD:
            return Refusal("castle_not_field", {"cell": name, "terrain": TERRAINS[terrain]}, ("LH-039",))
        colour = state.placing_colour()
        gap = demanded_gap(state, colour)
        nearest = nearest_castle(state, colour, cell)
        if 0 < nearest <= gap:
            args: Args = {"cell": name, "colour": COLOURS[colour], "between": nearest - 1, "gap": gap}
            return Refusal("castle_too_near", args, ("LH-043", "LH-046"))
        return Refusal("castle_no_room", {"cell": name}, ("LH-045",))

    def reveals(self, state: Course, action: int) -> bool:
        return False

    def apply(self, state: Course, action: int, chance: Chance) -> None:
        cell = action - CASTLE
        colour = state.placing_colour()
        gap = demanded_gap(state, colour)
        castle = colour * CASTLES
        while state.castle_at[castle] >= 0:
            castle += 1
        state.castle_at[castle] = cell
        state.pieces[colour] = state.pieces[colour].plus(cell)
        if state.plans:
            state.plans[castle] = None
            state.disturb(SINGLE[cell])
        state.gaps[castle] = gap if gap < state.setting.gap else 0
        state.phase = KNIGHT_BESIDE
        if state.events is not None:
            args: Args = {
                "seat": state.seat,
                "colour": COLOURS[colour],
                "domain": DOMAIN_NAMES[castle],
                "cell": CELL_NAMES[cell],
                "gap": state.gaps[castle],
            }
            state.tell("castle", args)


class CastleKnight(Choice):
    """The knight beside the castle just placed; it costs nothing (LH-040, LH-041)."""

    def details(self, state: Course) -> Args:
        colour = state.placing_colour()
        home = CELL_NAMES[state.castle_at[state.last_castle()]]
        return {"colour": COLOURS[colour], "neutral": colour == state.setting.neutral, "cell": home}

    def legal(self, state: Course) -> list[int]:
        found: list[int] = []
        beside_castle(state, state.last_castle()).number(KNIGHT, found)
        return found

    def refusal(self, state: Course, action: int) -> Refusal:
        if not KNIGHT <= action < SELL:
            return not_now()
        cell = action - KNIGHT
        return no_footing(state, cell) or Refusal(
            "not_beside_castle", {"cell": CELL_NAMES[cell]}, ("LH-040",)
        )

    def reveals(self, state: Course, action: int) -> bool:
        return False

    def apply(self, state: Course, action: int, chance: Chance) -> None:
        setting = state.setting
        state.put_knight(state.placing_colour(), action - KNIGHT, 0)
        if state.placed() < setting.seats * setting.castles + setting.neutral_castles:
            state.seat = (state.seat + 1) % setting.seats  # LH-042
            state.phase = CASTLE_PLACING
            return
        if state.events is not None:
            state.tell("begins", {"seat": state.seat})
        state.begin_turn()  # LH-049, LH-179, LH-R09: who placed last begins
