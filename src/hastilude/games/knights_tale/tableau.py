"""What lies on and around the table of A Knight's Tale: the data of a state.

`rules.py` says what happens to it. Decks and piles are kept sorted: they have no order of
their own, a draw takes any card of them, so that nothing hidden could be peeked at. In a solo
game the virtual opponent is the second of two players, who never decides.
"""

from typing import Final

from mypy_extensions import i64

from hastilude.core.row import vec
from hastilude.core.state import State
from hastilude.core.words import Event
from hastilude.games.knights_tale.cards import (
    AREA_COUNT,
    CITY_PLACES,
    DECKS,
    IN_CITY,
    PLACE_COUNT,
    PRESTIGE_KINDS,
    RELIC_KINDS,
    SOURCE_COUNT,
    TITLE_COUNT,
    TRACK_CELLS,
)
from hastilude.games.knights_tale.setting import Setting

NOBODY: Final = -1
NONE: Final = -1
#: the virtual opponent's place among the players
VP: Final = 1

# Decisions: where each stands in the table of `rules.py`
CHARACTER_PHASE: Final = 0
HANDICAP_PHASE: Final = 1
TITLES_PHASE: Final = 2
RETURN_PHASE: Final = 3
ACTION_PHASE: Final = 4
JOURNEY_PHASE: Final = 5
GOAL_PHASE: Final = 6
TRAVEL_PHASE: Final = 7
KNOCKOUT_PHASE: Final = 8
REWARD_PHASE: Final = 9
SIGNUP_PHASE: Final = 10
PRIZE_PHASE: Final = 11
BRAVE_PHASE: Final = 12
TENT_PHASE: Final = 13
REFRESH_PHASE: Final = 14
STRENGTH_PHASE: Final = 15
FAITH_PHASE: Final = 16
REROLL_PHASE: Final = 17
LANCE_PHASE: Final = 18
RELIC_PHASE: Final = 19
RECOVER_SUPPORT: Final = 20
RECOVER_RELIC: Final = 21
ENDED: Final = 22
# What goes on by itself, between decisions (ledger, part 6), in the same way
AUTOMATIC: Final = 40
ACTION_START: Final = 40
ACTION_NEXT: Final = 41
TRAVEL_START: Final = 42
TRAVEL_NEXT: Final = 43
CARD_DONE: Final = 44
REFRESH_ALL: Final = 45
SIGNUP_NEXT: Final = 46
BOUT_NEXT: Final = 47
KNOCKOUT_NEXT: Final = 48
TOURNAMENT_END: Final = 49
BRAVE_NEXT: Final = 50
DUEL_STEP: Final = 51
DUEL_RECOVER: Final = 52
BOUT_FOUGHT: Final = 53
CHALLENGE_FOUGHT: Final = 54
BRAVE_FOUGHT: Final = 55
SCORE: Final = 56

# Why a duel is fought
NO_DUEL: Final = 0
FOR_TOURNAMENT: Final = 1
FOR_CARD: Final = 2
FOR_TITLE: Final = 3

# Steps of a clash (KT-174)
S_TENT: Final = 0
S_STRENGTH: Final = 1
S_ROLL: Final = 2
S_FAITH: Final = 3
S_LANCE_1: Final = 4
S_LANCE_2: Final = 5  # KT-R66
S_RELIC: Final = 6
S_COMPARE: Final = 7
STEPS: Final[tuple[str, ...]] = (
    "tent",
    "strength",
    "roll",
    "faith",
    "lance_1",
    "lance_2",
    "relic",
    "compare",
)

# Where a title card is; + seat for the last two
PUBLIC: Final = 0
IN_DECK: Final = 1
IN_DISCARD: Final = 2
PERSONAL: Final = 4
DEALT: Final = 8

# Token slots: the kind above, face down in the low bit. Hand slots: the card above, known to all in the low bit.
DOWN: Final = 1
OPEN: Final = 1


class Tableau(State):
    setting: Setting
    phase: int
    #: what was interrupted, by a card, a duel or titles to choose from: the steps to go back to, the latest last
    stack: list[int]
    #: the seat to decide
    seat: int
    round: int
    #: after the tournament of round 3: the last travel phase (KT-236)
    last_travel: bool
    #: players by initiative, from the left: the small shields, of no use in tournaments (KT-R31)
    order: list[int]
    #: where in the order the phase has come to
    at: int

    # -- players, by seat
    character: vec[i64]
    glory: list[int]
    coins: vec[i64]
    faith: vec[i64]
    strength: vec[i64]
    horse: vec[i64]
    armour: vec[i64]
    support: list[list[int]]
    #: seat · 8 + kind · 2 + face down: how many (KT-017)
    relics: vec[i64]
    #: masks of kinds
    prestige_up: vec[i64]
    prestige_down: vec[i64]
    hands: list[list[int]]
    #: the personal discards (KT-109)
    played: list[list[int]]
    pawns: vec[i64]
    #: seat · AREA_COUNT + area: pawns there
    placed: vec[i64]
    #: seats in the order of their pawns on the initiative track
    initiative: list[int]
    heralds: vec[i64]
    #: travel cards played in this phase
    plays: vec[i64]
    stopped: vec[i64]
    #: turns passed in a row (travel_pass: skip_turn)
    passes: int
    #: seat · SOURCE_COUNT + source
    earned: vec[i64]

    # -- setting up
    #: seat · 3 + level − 1
    offered: list[int]
    #: before they are revealed
    chosen: list[int]
    returned: list[list[int]]
    item: int

    # -- titles, by card
    title_zone: vec[i64]
    #: seats that know where it is, though it is not theirs
    title_known: vec[i64]

    # -- travel cards
    decks: list[list[int]]
    rows: list[list[int]]
    #: discarded from the board, for good (KT-120)
    spent: list[int]
    picks: int
    #: cards still to be drawn blind, by deck (blind_draw: declare_all)
    blind: list[int]
    #: the travel card being carried out
    card: int

    # -- support
    piles: list[list[int]]
    track: list[int]
    event_token: int
    removed: list[int]

    # -- event and tournament
    events_of: list[int]
    #: whether this round's refresh is over: then its event is gone, and the next one open
    refreshed: bool
    tournament: int
    used_cards: int
    prize: int
    used_prizes: int
    #: by place
    knight: vec[i64]
    shield: vec[i64]
    #: mask of knights set aside (knight_pool: unique)
    aside: int
    #: sign-up pass in Padarm
    sweep: int
    #: bracket stage, or city in the order of the board
    stage: int
    bout: int
    #: cells of the stage's entrants (−1: a gap), and of those who go on
    entrants: list[int]
    advanced: list[int]
    #: who has won each Plaisance so far: a seat, or NOBODY for a knight
    champions: list[int]
    #: travel cards that the one knocked out may still play
    knockout: int

    # -- the duel
    duel: int
    #: the place fought at, or NONE
    place: int
    #: seats of the two sides; NOBODY for a knight
    side: list[int]
    #: the knight, or NONE for a card's opponent
    foe: int
    #: whether the knight's token stands for the virtual opponent
    foe_vp: bool
    foe_attack: int
    foe_prestige: int
    foe_dice: int
    #: dice that the player rolls fewer, by colour
    less: list[int]
    clash: int
    step: int
    #: who decides first in this step, or NONE before that is judged
    first: int
    #: how many have decided in this step
    acted: int
    wins: list[int]
    committed: list[int]
    faith_spent: list[int]
    #: side · 9 + colour · 3 + n, each colour ascending; NO_DIE
    dice: vec[i64]
    #: the knight's own die in this clash, or NO_DIE
    foe_die: int
    bonus: list[int]
    stars: list[int]
    #: used in this duel: kinds
    used_support: list[list[int]]
    used_relics: list[list[int]]
    used_prestige: list[int]
    #: dice chosen for a reroll, a mask; and how many may be
    marked: int
    reroll_most: int
    #: whether the Ring rerolls
    ring: bool
    winner: int
    #: what happened in the latest duel (`duel.py`), ENTRY numbers each
    report: list[int]

    # -- the end
    brave_tried: int
    brave_won: int
    #: kept for titles while Brave is fought for (allocate_first): seat's strength, faith; support; relics; prestige
    held: list[int]
    held_support: list[int]
    #: by seat: mask of the titles scored
    scored: list[int]
    reason: str

    # -- the virtual opponent
    vp_deck: list[int]
    vp_discard: list[int]
    #: the card drawn last and which of its actions was done (−1: none)
    vp_card: int
    vp_action: int

    _legal: list[int] | None

    def __init__(self, setting: Setting) -> None:
        self.events = None
        self.setting = setting
        self._legal = None

    # -- reading it

    def support_sum(self, seat: int, numbers: list[int]) -> int:
        """The permanent bonus of all tokens of a seat (KT-016, KT-262, KT-265)."""
        total = 0
        for token in self.support[seat]:
            total += numbers[token >> 1]
        return total

    def relic_count(self, seat: int) -> int:
        base = seat * RELIC_KINDS * 2
        total = 0
        for i in range(base, base + RELIC_KINDS * 2):
            total += self.relics[i]
        return total

    def prestige_of(self, seat: int) -> int:
        """Face-up tokens (KT-235)."""
        return bits(self.prestige_up[seat])

    def prestige_owned(self, seat: int) -> int:
        return bits(self.prestige_up[seat] | self.prestige_down[seat])

    def on_area(self, area: int) -> int:
        """Pawns of all players there."""
        total = 0
        for seat in range(self.setting.sides):
            total += self.placed[seat * AREA_COUNT + area]
        return total

    def has_cell(self, area: int) -> bool:
        """Whether a cell is free; areas without cells are never full (KT-078)."""
        cells = self.setting.cells[area]
        return cells < 0 or self.on_area(area) < cells

    def event(self) -> int:
        """The event that holds in this round's action phase (KT-067)."""
        return self.events_of[self.round - 1]

    def discount(self, seat: int) -> int:
        return self.support_sum(seat, self.setting.figures.discount)

    def level(self, seat: int, item: int) -> int:
        return self.armour[seat] if item else self.horse[seat]

    def travel_limit(self, seat: int) -> int:
        """Three, and one for each Messenger (KT-106, KT-R51)."""
        return 3 + self.support_sum(seat, self.setting.figures.travel_plays)

    def cards_left(self) -> int:
        """Travel cards that can be taken: open, or from the decks less those already claimed."""
        total = 0
        for deck in range(len(DECKS)):
            total += len(self.rows[deck]) + len(self.decks[deck]) - self.blind[deck]
        return total

    def is_signed(self, seat: int) -> bool:
        return seat in self.shield

    def in_city(self, seat: int, place: int) -> bool:
        """Whether the seat has a shield in the city of that place."""
        base = place - place % IN_CITY
        shield = self.shield
        return (
            shield[base] == seat
            or shield[base + 1] == seat
            or shield[base + 2] == seat
            or shield[base + 3] == seat
        )

    def can_sign(self, seat: int, place: int) -> bool:
        """KT-100, KT-101, KT-135, KT-136: the place is free for this seat."""
        if self.shield[place] != NOBODY:
            return False
        if self.setting.plaisance:
            return place >= CITY_PLACES and self.knight[place] == NONE and not self.is_signed(seat)
        return place < CITY_PLACES and self.knight[place] != NONE and not self.in_city(seat, place)

    def can_sign_anywhere(self, seat: int) -> bool:
        return any(self.can_sign(seat, place) for place in range(PLACE_COUNT))

    def titles_in(self, zone: int) -> int:
        count = 0
        for where in self.title_zone:
            if where == zone:
                count += 1
        return count

    def may_score(self, seat: int, title: int) -> bool:
        """A public title, or a personal one of the seat (KT-237)."""
        zone = self.title_zone[title]
        return zone == PUBLIC or zone == PERSONAL + seat

    # -- changing it

    def interrupt(self, phase: int, then: int) -> None:
        """Something comes between; `then` is what goes on after it."""
        self.stack.append(then)
        self.phase = phase

    def resume(self) -> None:
        """Back to what was interrupted last."""
        self.phase = self.stack.pop()

    def to_hand(self, seat: int, slot: int) -> None:
        """Hands are kept sorted: the order of a hand tells nothing. No limit (KT-015)."""
        hand = self.hands[seat]
        hand.append(slot)
        hand.sort()

    def from_hand(self, seat: int, card: int) -> None:
        """A card leaves the hand openly: of equal ones, one that all know of."""
        hand = self.hands[seat]
        slot = card << 1 | OPEN
        hand.remove(slot if slot in hand else card << 1)

    def turn_support(self, seat: int, kind: int, down: int) -> None:
        """Turn one token of a kind to the other side; there is one."""
        tokens = self.support[seat]
        tokens.remove(kind << 1 | (1 - down))
        tokens.append(kind << 1 | down)
        tokens.sort()

    def turn_relic(self, seat: int, kind: int, down: int) -> None:
        at = (seat * RELIC_KINDS + kind) * 2
        self.relics[at + down] = self.relics[at + down] + 1
        self.relics[at + 1 - down] = self.relics[at + 1 - down] - 1

    def who(self, seat: int) -> int | str:
        """A player in a sentence; the virtual opponent has a name of its own."""
        return "vp" if self.setting.solo and seat == VP else seat

    def tell(self, event: Event) -> None:
        assert self.events is not None
        self.events.append(event)

    # -- copying it

    def copy_to(self, other: "Tableau") -> None:
        other.phase = self.phase
        other.stack = self.stack.copy()
        other.seat = self.seat
        other.round = self.round
        other.last_travel = self.last_travel
        other.order = self.order
        other.at = self.at
        other.character = self.character[:]
        other.glory = self.glory.copy()
        other.coins = self.coins[:]
        other.faith = self.faith[:]
        other.strength = self.strength[:]
        other.horse = self.horse[:]
        other.armour = self.armour[:]
        other.support = [tokens.copy() for tokens in self.support]
        other.relics = self.relics[:]
        other.prestige_up = self.prestige_up[:]
        other.prestige_down = self.prestige_down[:]
        other.hands = [hand.copy() for hand in self.hands]
        other.played = [cards.copy() for cards in self.played]
        other.pawns = self.pawns[:]
        other.placed = self.placed[:]
        other.initiative = self.initiative.copy()
        other.heralds = self.heralds[:]
        other.plays = self.plays[:]
        other.stopped = self.stopped[:]
        other.passes = self.passes
        other.earned = self.earned[:]
        other.offered = self.offered
        other.chosen = self.chosen.copy()
        other.returned = [cards.copy() for cards in self.returned]
        other.item = self.item
        other.title_zone = self.title_zone[:]
        other.title_known = self.title_known[:]
        other.decks = [cards.copy() for cards in self.decks]
        other.rows = [cards.copy() for cards in self.rows]
        other.spent = self.spent.copy()
        other.picks = self.picks
        other.blind = self.blind.copy()
        other.card = self.card
        other.piles = [tokens.copy() for tokens in self.piles]
        other.track = self.track.copy()
        other.event_token = self.event_token
        other.removed = self.removed.copy()
        other.events_of = self.events_of
        other.refreshed = self.refreshed
        other.tournament = self.tournament
        other.used_cards = self.used_cards
        other.prize = self.prize
        other.used_prizes = self.used_prizes
        other.knight = self.knight[:]
        other.shield = self.shield[:]
        other.aside = self.aside
        other.sweep = self.sweep
        other.stage = self.stage
        other.bout = self.bout
        other.entrants = self.entrants
        other.advanced = self.advanced.copy()
        other.champions = self.champions.copy()
        other.knockout = self.knockout
        self._copy_duel(other)
        other.brave_tried = self.brave_tried
        other.brave_won = self.brave_won
        other.held = self.held
        other.held_support = self.held_support
        other.scored = self.scored.copy()
        other.reason = self.reason
        other.vp_deck = self.vp_deck.copy()
        other.vp_discard = self.vp_discard.copy()
        other.vp_card = self.vp_card
        other.vp_action = self.vp_action

    def _copy_duel(self, other: "Tableau") -> None:
        other.duel = self.duel
        other.place = self.place
        other.side = self.side
        other.foe = self.foe
        other.foe_vp = self.foe_vp
        other.foe_attack = self.foe_attack
        other.foe_prestige = self.foe_prestige
        other.foe_dice = self.foe_dice
        other.less = self.less
        other.clash = self.clash
        other.step = self.step
        other.first = self.first
        other.acted = self.acted
        other.wins = self.wins.copy()
        other.committed = self.committed.copy()
        other.faith_spent = self.faith_spent.copy()
        other.dice = self.dice[:]
        other.foe_die = self.foe_die
        other.bonus = self.bonus.copy()
        other.stars = self.stars.copy()
        other.used_support = [kinds.copy() for kinds in self.used_support]
        other.used_relics = [kinds.copy() for kinds in self.used_relics]
        other.used_prestige = self.used_prestige.copy()
        other.marked = self.marked
        other.reroll_most = self.reroll_most
        other.ring = self.ring
        other.winner = self.winner
        other.report = self.report.copy()

    def lay_out(self) -> None:
        """An empty table: nobody has anything yet."""
        sides = self.setting.sides
        self.phase = CHARACTER_PHASE
        self.stack = []
        self.seat = 0
        self.round = 1
        self.last_travel = False
        self.order = list(range(sides))
        self.at = 0
        self.character = vec[i64]([NONE] * sides)
        self.glory = [0] * sides
        self.coins = vec[i64]([0] * sides)
        self.faith = vec[i64]([0] * sides)
        self.strength = vec[i64]([0] * sides)
        self.horse = vec[i64]([2] * sides)
        self.armour = vec[i64]([2] * sides)
        self.support = [[] for _ in range(sides)]
        self.relics = vec[i64]([0] * (sides * RELIC_KINDS * 2))
        self.prestige_up = vec[i64]([0] * sides)
        self.prestige_down = vec[i64]([0] * sides)
        self.hands = [[] for _ in range(sides)]
        self.played = [[] for _ in range(sides)]
        self.pawns = vec[i64]([0] * sides)
        self.placed = vec[i64]([0] * (sides * AREA_COUNT))
        self.initiative = []
        self.heralds = vec[i64]([0] * sides)
        self.plays = vec[i64]([0] * sides)
        self.stopped = vec[i64]([0] * sides)
        self.passes = 0
        self.earned = vec[i64]([0] * (sides * SOURCE_COUNT))
        self.offered = [NONE] * (sides * 3)
        self.chosen = [NONE] * sides
        self.returned = [[] for _ in range(sides)]
        self.item = 0
        self.title_zone = vec[i64]([IN_DECK] * TITLE_COUNT)
        self.title_known = vec[i64]([0] * TITLE_COUNT)
        self.decks = [[], [], []]
        self.rows = [[], [], []]
        self.spent = []
        self.picks = 0
        self.blind = [0, 0, 0]
        self.card = NONE
        self.piles = [[], [], [], [], []]
        self.track = [NONE] * TRACK_CELLS
        self.event_token = NONE
        self.removed = []
        self.events_of = [NONE, NONE, NONE]
        self.refreshed = False
        self.tournament = NONE
        self.used_cards = 0
        self.prize = NONE
        self.used_prizes = 0
        self.knight = vec[i64]([NONE] * PLACE_COUNT)
        self.shield = vec[i64]([NOBODY] * PLACE_COUNT)
        self.aside = 0
        self.sweep = 0
        self.stage = 0
        self.bout = 0
        self.entrants = []
        self.advanced = []
        self.champions = []
        self.knockout = 0
        self.clear_duel()
        self.report = []
        self.brave_tried = 0
        self.brave_won = 0
        self.held = []
        self.held_support = []
        self.scored = [0] * sides
        self.reason = ""
        self.vp_deck = []
        self.vp_discard = []
        self.vp_card = NONE
        self.vp_action = NONE

    def clear_duel(self) -> None:
        """The boards are empty again (invariant 19); the report stays."""
        self.duel = NO_DUEL
        self.place = NONE
        self.side = [NOBODY, NOBODY]
        self.foe = NONE
        self.foe_vp = False
        self.foe_attack = 0
        self.foe_prestige = 0
        self.foe_dice = 0
        self.less = [0, 0, 0]
        self.clash = 0
        self.step = S_TENT
        self.first = NONE
        self.acted = 0
        self.wins = [0, 0]
        self.committed = [0, 0]
        self.faith_spent = [0, 0]
        self.dice = vec[i64]([-1] * 18)
        self.foe_die = -1
        self.bonus = [0, 0]
        self.stars = [0, 0]
        self.used_support = [[], []]
        self.used_relics = [[], []]
        self.used_prestige = [0, 0]
        self.marked = 0
        self.reroll_most = 0
        self.ring = False
        self.winner = NONE


def bits(mask: int) -> int:
    """How many prestige kinds a mask has."""
    count = 0
    for kind in range(PRESTIGE_KINDS):
        count += mask >> kind & 1
    return count
