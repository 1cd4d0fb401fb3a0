"""What lies on and around the table of Hearts and Armour: the data of a state.

`rules.py` and the decisions say what happens to it; fight, verdict and imagination read it.
Lists that are replaced as a whole and never changed in place are shared by all copies.
"""

from typing import Final

from hastilude.core.state import State
from hastilude.core.words import Event
from hastilude.games.hearts_and_armour.cards import KNIGHT_HAND, SORCERER_HAND
from hastilude.games.hearts_and_armour.setting import Setting
from hastilude.games.hearts_and_armour.verdict import Sheet

NOBODY: Final = -1

# Phases
TURN: Final = 0  # lay a card, play a card, or declare the fight (P5 … P7)
AFFECTED: Final = 1  # the extra action: which card (P8)
DESTINATION: Final = 2  # … and where it goes (P9)
ENDED: Final = 3

# A card of a hand is its kind and, in the low bits, the other seats that know that a
# card of this face is in this hand (HA-R45).
SEATS_MASK: Final = 511
HAND_KIND: Final = 9  # shift

# A card on the table or in the discard area, from the low bits up: the seats that know its
# face, though it lies face down; the seats for which it may be one of the cards they knew
# in the layer's hand (HA-R45 d); whether it lies face up; who laid it; its kind; on which
# seat's hero it was laid, in which turn of the round, and who moved it last.
DOUBT: Final = 9
MARKS: Final = (1 << 18) - 1
UP: Final = 1 << 18
LAYER: Final = 19
KIND: Final = 23
ORIGIN: Final = 29
LAID: Final = 33
MOVER: Final = 45
LAYER_MASK: Final = 15
KIND_MASK: Final = 63
LAID_MASK: Final = (1 << 12) - 1


def kind_of(card: int) -> int:
    """The kind of a card on the table."""
    return card >> KIND & KIND_MASK


def layer_of(card: int) -> int:
    return card >> LAYER & LAYER_MASK


def origin_of(card: int) -> int:
    """The seat on whose hero the card was laid."""
    return card >> ORIGIN & LAYER_MASK


def laid_in(card: int) -> int:
    """The turn of the round in which it was laid."""
    return card >> LAID & LAID_MASK


def mover_of(card: int) -> int:
    """Who moved it last, or NOBODY."""
    return (card >> MOVER) - 1


def is_up(card: int) -> bool:
    return bool(card & UP)


def seen_by(card: int, seat: int) -> bool:
    """Whether a seat knows the face of a card on the table (HA-R45 a)."""
    return bool(card & (UP | 1 << seat))


def table_card(kind: int, layer: int, origin: int, turn: int, known: int) -> int:
    return kind << KIND | layer << LAYER | origin << ORIGIN | turn << LAID | known


class Tableau(State):
    setting: Setting
    phase: int
    #: the seat to move
    seat: int
    #: game of the match, round of the game, turn of the round, each from 1
    game: int
    round: int
    turn: int
    #: who had the first turn of this round
    first: int
    #: who declared the last fight, or NOBODY
    declarer: int

    # replaced as a whole, never changed: shared by copies
    #: by seat
    heroes: list[int]
    sides: list[int]
    #: the sorcerer's seat, or NOBODY
    sorcerer: int
    #: by seat: the seat on the goal card; the sorcerer's first is of side A
    goals: list[int]
    #: the sorcerer's second knight, of side B, or NOBODY
    ward: int
    wounds: list[int]
    #: by seat: kinds of the cards that mark wounds
    markers: list[list[int]]
    #: kinds of the cards not dealt; their order means nothing
    deck: list[int]
    tokens: list[int]
    #: by finished game: the mask of its winners
    chronicle: list[int]
    #: the last fight: for each seat swords, shields, new wounds, all wounds; empty before it
    account: list[int]
    #: … and the cards that lay there
    fought: list[list[int]]
    #: how the last finished game was judged
    sheet: Sheet | None

    hands: list[list[int]]
    #: by seat: the cards in front of the hero, the oldest first (HA-085)
    table: list[list[int]]
    #: in the order in which they were discarded
    discard: list[int]
    #: what a seat knew of a hand before a card left it face down: (observer·16 + hand)·64 + kind, sorted
    faded: list[int]
    #: by seat and target: swords less shields that everybody saw the seat lay there in this game
    deeds: list[int]
    #: the extra action that is being carried out, its target and the place chosen
    effect: int
    target: int
    chosen: int
    #: why a match ended
    reason: str
    _legal: list[int] | None
    #: what an insight has thought about this very state; forgotten with the next action
    thought: object | None

    def __init__(self, setting: Setting) -> None:
        self.events = None
        self.setting = setting
        self._legal = None
        self.thought = None

    # -- reading it

    def lap(self) -> int:
        return (self.turn - 1) // self.setting.seats + 1

    def may_declare(self) -> bool:
        """After one full lap of the round (HA-059)."""
        return self.turn > self.setting.seats

    def must_declare(self) -> bool:
        """An empty hand (HA-045), or too many laps (HA-148)."""
        return not self.hands[self.seat] or self.turn > self.setting.max_laps * self.setting.seats

    def eligible(self) -> int:
        """How many cards the extra action may affect: all but the one just played (HA-063)."""
        return len(self.table[self.target]) - 1

    def base(self, seat: int) -> int:
        """Cards of an unhurt hero (HA-026, HA-036)."""
        return SORCERER_HAND if seat == self.sorcerer else KNIGHT_HAND

    def seat_of(self, hero: int) -> int:
        """Whose hero it is, or NOBODY's: not in this game."""
        for seat in range(self.setting.seats):
            if self.heroes[seat] == hero:
                return seat
        return NOBODY

    def sheet_shown(self, seat: int) -> bool:
        """Whether the goals of a seat lie open: only after the end (HA-R26)."""
        sheet = self.sheet
        return self.phase == ENDED and sheet is not None and bool(sheet.shown[seat])

    # -- changing it

    def to_hand(self, seat: int, slot: int) -> None:
        """Hands are kept sorted: the order of a hand tells nothing."""
        hand = self.hands[seat]
        hand.append(slot)
        hand.sort()

    def end_turn(self) -> None:
        """P11: the next seat clockwise (HA-038, HA-042)."""
        self.phase = TURN
        self.effect = NOBODY
        self.target = NOBODY
        self.chosen = NOBODY
        self.turn += 1
        seat = self.seat + 1
        self.seat = 0 if seat == self.setting.seats else seat

    def tell(self, event: Event) -> None:
        assert self.events is not None
        self.events.append(event)

    # -- copying it

    def copy_to(self, other: "Tableau") -> None:
        other.phase = self.phase
        other.seat = self.seat
        other.game = self.game
        other.round = self.round
        other.turn = self.turn
        other.first = self.first
        other.declarer = self.declarer
        other.heroes = self.heroes
        other.sides = self.sides
        other.sorcerer = self.sorcerer
        other.goals = self.goals
        other.ward = self.ward
        other.wounds = self.wounds
        other.markers = self.markers
        other.deck = self.deck
        other.tokens = self.tokens
        other.chronicle = self.chronicle
        other.account = self.account
        other.fought = self.fought
        other.sheet = self.sheet
        other.hands = [hand.copy() for hand in self.hands]
        other.table = [cards.copy() for cards in self.table]
        other.discard = self.discard.copy()
        other.faded = self.faded.copy()
        other.deeds = self.deeds.copy()
        other.effect = self.effect
        other.target = self.target
        other.chosen = self.chosen
        other.reason = self.reason
