"""What lies on and around the table of Lionheart: the data of a state.

`rules.py` says what happens to it, `domains.py` how the land is divided, `reach.py` what may
be done where; scoring, refusals and imagination only read it.
"""

from typing import Final

from mypy_extensions import i64

from hastilude.core.row import vec
from hastilude.core.state import State
from hastilude.games.lionheart.area import EMPTY, Area
from hastilude.games.lionheart.cards import CARD, CASTLES, DOMAINS, NOBODY
from hastilude.games.lionheart.land import Land
from hastilude.games.lionheart.plan import Plan
from hastilude.games.lionheart.setting import Setting

HAND_SIZE: Final = 3  # LH-033

# Phases
OLDEST_ASKED: Final = 0  # who is the oldest (first_placer = oldest)
CASTLE_PLACING: Final = 1
KNIGHT_BESIDE: Final = 2  # the knight of the castle just placed
TURN: Final = 3  # sell a card, or play one for a use
BORDER_PLACING: Final = 4
KNIGHT_PLACING: Final = 5
DOMAIN_CHOICE: Final = 6  # which domain grows
CELL_TAKING: Final = 7
TRAITOR_PAIR: Final = 8
TRAITOR_KNIGHT: Final = 9
LEAVING: Final = 10  # which knight the victim withdraws
ALLIANCE_PAIR: Final = 11
DRAWING: Final = 12
ENDED: Final = 13

# End reasons
KING: Final = "king"
DECK_OUT: Final = "deck"

#: how many thalers the types of mines give, by the packed counts: lanes of eight bits
LANE: Final = 255


class Tableau(State):
    setting: Setting
    land: Land
    phase: int
    #: the active player: to place a castle, or whose turn it is
    seat: int
    #: who places the first castle
    first: int
    #: turns begun so far
    turn: int

    # -- the board
    #: by castle (4 × colour + number): its cell, or −1
    castle_at: vec[i64]
    #: by colour: castles and knights
    pieces: list[Area]
    #: edges without a border, which is nobody's (LH-013): from a cell to the east, and to the south
    open_e: Area
    open_s: Area
    #: by castle: its domain, EMPTY while there is none
    domains: list[Area]
    #: the cells of all domains
    settled: Area
    #: by castle: knights in its domain, points of its cells, mines by type in lanes of eight bits
    guard: vec[i64]
    points: vec[i64]
    ore: vec[i64]
    #: by castle: the castles allied with it, as bits (LH-145)
    allied: vec[i64]
    #: by castle: the cells demanded between when it was placed, if the distance was lowered; else 0
    gaps: list[int]

    #: by castle: the fence that the insight would build, None after a change near it; empty
    #: until it is asked
    plans: list[Plan | None]

    # -- beside it
    border_supply: int
    #: by colour
    knight_supply: list[int]
    #: by seat: the markers on the score track
    scores: list[int]
    money: list[int]
    #: cards, those that everybody knows with KNOWN
    hands: list[list[int]]
    #: cards from the bottom to the top
    deck: list[int]
    market: list[int]
    discard: list[int]

    # -- the turn
    #: the card sold in this turn, or −1
    sold: int
    #: idle turns in a row (LH-183)
    idle: int
    #: turns of the final round still to come, this one included; −1 before it
    final_turns: int
    #: units of the card in play: still allowed, and done
    left: int
    done: int
    #: the own domain that grows or receives the traitor, and the traitor's victim; else −1
    domain: int
    victim: int
    reason: str
    winners: list[int]

    def __init__(self, setting: Setting, land: Land) -> None:
        super().__init__()
        self.setting = setting
        self.land = land
        self._legal: list[int] | None = None

    # -- asking it

    def owner(self, castle: int) -> int:
        """The seat of a castle's colour; NOBODY for the neutral one."""
        return self.setting.seat_of[castle // CASTLES]

    def occupied(self) -> Area:
        """All cells with a piece: one on each at most, neutral ones too (LH-019, LH-176, LH-R50)."""
        pieces = self.pieces
        return pieces[0].union(pieces[1]).union(pieces[2]).union(pieces[3])

    def domain_at(self, cell: i64) -> int:
        """The domain of a cell, or −1."""
        if not self.settled.has(cell):
            return NOBODY
        for castle in range(DOMAINS):
            if self.domains[castle].has(cell):
                return castle
        return NOBODY

    def placed(self) -> int:
        """Castles on the board."""
        count = 0
        for cell in self.castle_at:
            if cell >= 0:
                count += 1
        return count

    def castles_placed(self, colour: int) -> int:
        """Castles of a colour on the board."""
        count = 0
        for castle in range(colour * CASTLES, colour * CASTLES + CASTLES):
            if self.castle_at[castle] >= 0:
                count += 1
        return count

    def placing_colour(self) -> int:
        """The colour of the castle to be placed, or just placed: first the own ones (LH-171)."""
        setting = self.setting
        count = self.placed()
        if self.phase == KNIGHT_BESIDE:
            count -= 1
        if count < setting.seats * setting.castles:
            return setting.colour_of[self.seat]
        return setting.neutral

    def last_castle(self) -> int:
        """The last castle of the colour that is being placed."""
        first = self.placing_colour() * CASTLES
        found = NOBODY
        for castle in range(first, first + CASTLES):
            if self.castle_at[castle] >= 0:
                found = castle
        return found

    def in_setup(self) -> bool:
        """Until all castles stand nothing is a domain (LH-184, LH-R64)."""
        return self.phase <= KNIGHT_BESIDE

    def bank(self) -> int:
        """Thalers in the bank, where it is limited (LH-R15)."""
        total = self.setting.figures.bank
        for money in self.money:
            total -= money
        return total

    def market_closed(self) -> bool:
        """LH-183: so many idle turns in a row that a seller must draw from the deck."""
        return self.setting.stall_guard and self.sold >= 0 and self.idle >= 4 * self.setting.seats

    def holds(self, seat: int, card: int) -> bool:
        return any(held & CARD == card for held in self.hands[seat])

    def disturb(self, around: Area) -> None:
        """Something changed there: plans near it are out of date."""
        for castle in range(len(self.plans)):
            plan = self.plans[castle]
            if plan is not None and plan.near.meets(around):
                self.plans[castle] = None

    # -- making it

    def clear(self) -> None:
        """An empty board, nothing dealt."""
        setting = self.setting
        seats = setting.seats
        self.phase = CASTLE_PLACING
        self.seat = 0
        self.first = 0
        self.turn = 0
        self.castle_at = vec[i64]([NOBODY] * DOMAINS)
        self.pieces = [EMPTY] * 4
        self.open_e = self.land.edges_e
        self.open_s = self.land.edges_s
        self.domains = [EMPTY] * DOMAINS
        self.settled = EMPTY
        self.guard = vec[i64]([0] * DOMAINS)
        self.points = vec[i64]([0] * DOMAINS)
        self.ore = vec[i64]([0] * DOMAINS)
        self.allied = vec[i64]([0] * DOMAINS)
        self.gaps = [0] * DOMAINS
        self.plans = []
        self.border_supply = setting.figures.borders
        self.knight_supply = [setting.figures.knights if setting.in_play(c) else 0 for c in range(4)]
        self.scores = [0] * seats
        self.money = [setting.figures.start_money] * seats
        self.hands = [[] for _ in range(seats)]
        self.deck = []
        self.market = []
        self.discard = []
        self.sold = NOBODY
        self.idle = 0
        self.final_turns = -1
        self.left = 0
        self.done = 0
        self.domain = NOBODY
        self.victim = NOBODY
        self.reason = ""
        self.winners = []

    def copy_to(self, other: "Tableau") -> None:
        """Areas never change, so copies share them."""
        other.phase = self.phase
        other.seat = self.seat
        other.first = self.first
        other.turn = self.turn
        other.castle_at = self.castle_at[:] if self.in_setup() else self.castle_at
        other.pieces = self.pieces.copy()
        other.open_e = self.open_e
        other.open_s = self.open_s
        other.domains = self.domains.copy()
        other.settled = self.settled
        other.guard = self.guard[:]
        other.points = self.points[:]
        other.ore = self.ore[:]
        other.allied = self.allied[:]
        other.gaps = self.gaps.copy() if self.in_setup() else self.gaps
        other.plans = self.plans.copy()
        other.border_supply = self.border_supply
        other.knight_supply = self.knight_supply.copy()
        other.scores = self.scores.copy()
        other.money = self.money.copy()
        other.hands = [hand.copy() for hand in self.hands]
        other.deck = self.deck.copy()
        other.market = self.market.copy()
        other.discard = self.discard.copy()
        other.sold = self.sold
        other.idle = self.idle
        other.final_turns = self.final_turns
        other.left = self.left
        other.done = self.done
        other.domain = self.domain
        other.victim = self.victim
        other.reason = self.reason
        other.winners = self.winners
