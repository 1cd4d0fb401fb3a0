"""What lies on and around the table of King's Bounty: the data of a state.

`turn.py`, `exchange.py` and `setup.py` say what happens to it; scoring and imagination only read it.
"""

from typing import Final

from mypy_extensions import i64

from hastilude.core.state import State
from hastilude.core.words import Args, Event
from hastilude.games.kings_bounty.cards import (
    COPIES,
    FIRST_CARD,
    FIRST_OBELISK,
    HOLDINGS,
    HUMAN,
    KINDS,
    PEOPLE_OF,
)
from hastilude.games.kings_bounty.setting import LIVE, Setting
from hastilude.games.kings_bounty.titles import (
    CASTLE_TITLE,
    MAJORITIES,
    NOBODY,
    STAFF_RAT,
    TITLES,
    VANDAL,
    leader,
    removed_with,
)

HAND_SIZE: Final = 6  # KB-027
OPEN_TITLES: Final = 6  # KB-023

# Phases
REMOVING: Final = 0  # the host removes peoples (removed_peoples = chosen)
TURN: Final = 1  # play a card or begin an exchange
PICKING: Final = 2  # choose the cards to return, one by one
ENDED: Final = 3
PHASES: Final[tuple[str, ...]] = ("removing", "turn", "picking", "ended")

# A card of hand or deck is its kind and, in the bits above, what is known of it:
# the seats that know it although it is not theirs, and the pool it was shuffled into.
KIND: Final = 63
KNOWN: Final = 6  # shift of the mask of knowing seats
SEEN: Final = (1 << 11) - 1  # kind and knowing seats, without the pool
POOL: Final = 11  # shift of the pool's number, 0 for none

# End reasons
FINAL_TURN: Final = "final_turn"
LAST_CARD: Final = "last_card"
STALLED: Final = "stalled"


def label_at(cards: list[int], i: i64, arrived: list[int]) -> i64:
    """The card id by which the i-th card of a hand goes: equal cards in hand take the
    next free copy numbers (KB-R22)."""
    kind: i64 = cards[i] & KIND
    label: i64 = FIRST_CARD[kind] + arrived[kind]
    j: i64 = 0
    while j < i:
        if cards[j] & KIND == kind:
            label += 1
        j += 1
    return label


class Tableau(State):
    setting: Setting
    phase: int
    #: the seat to move
    seat: int
    #: turns begun so far, less one
    turn: int
    #: peoples in the box
    removed: list[int]
    #: cards from the bottom to the top
    deck: list[int]
    #: six cards and no title: those are never returned (KB-116, KB-R27)
    hands: list[list[int]]
    #: cards picked in the exchange that is going on, in order
    picked: list[int]
    #: slots of the holdings on the table, in the order in which they came
    table: list[int]
    #: by slot: the owning seat or NOBODY; any number to a seat (KB-048, KB-R21)
    owner: list[int]
    #: by slot: the garrison's card id, or -1; one at most (KB-065)
    garrison: list[int]
    #: by slot
    defence: list[int]
    #: by kind: how many reached the table or the discard so far
    arrived: list[int]
    #: by kind: out of the game for good (KB-100, KB-101)
    discard: list[int]
    #: counts of the majority titles, seat by seat
    tally: list[int]
    #: the open titles, in the order in which they were laid out
    open_titles: list[int]
    #: by seat: the hidden title, or -1 (KB-204)
    hidden: list[int]
    #: hidden titles that had to be shown (KB-207)
    revealed: list[int]
    #: by title: holder shown at the last distribution (only for `last_player_turn`)
    shown: list[int]
    last_hero: int
    last_monster: int
    #: the deck's last card has been drawn: the final phase (KB-124)
    exhausted: bool
    #: … and that was so already when this turn began
    final: bool
    #: actions B in a row (KB-R28)
    streak: int
    #: pools of shuffled returned cards so far (exchange_order = random)
    pools: int
    reason: str
    _legal: list[int] | None

    def __init__(self, setting: Setting) -> None:
        self.events = None
        self.setting = setting
        self._legal = None

    # -- reading it

    def title_pool(self) -> list[int]:
        """The titles of this game, those in the box among them (KB-163)."""
        gone: list[int] = []
        for people in self.removed:
            gone.extend(removed_with(people))
        return [title for title in range(len(TITLES)) if title not in gone]

    def copies(self, kind: int) -> int:
        """How many cards of a kind are in this game (KB-142, KB-144, KB-153, KB-154, KB-155)."""
        if kind >= FIRST_OBELISK:
            return COPIES[kind] - self.setting.removals
        if PEOPLE_OF[kind] in self.removed:
            return 0
        return COPIES[kind]

    def must_play(self) -> bool:
        """Whether who can play a card must, and may not exchange."""
        return self.setting.pass_only_if_stuck if self.final else self.guarded()

    def guarded(self) -> bool:
        """Whether so many exchanges stand in a row that who can play must play (KB-R28)."""
        return self.setting.stall_guard and not self.final and self.streak >= self.setting.patience

    def labels(self) -> list[int]:
        """Card ids for the hand to move: equal cards take the next free copy numbers."""
        return self.labels_of(self.hands[self.seat])

    def labels_of(self, cards: list[int]) -> list[int]:
        return [label_at(cards, i, self.arrived) for i in range(len(cards))]

    def licensed(self, seat: int, people: int) -> bool:
        """Humans need no castle (KB-053), the others any one of their own people (KB-051, KB-054, KB-055).

        Neither obelisks nor garrisons stand in for it (KB-056, KB-057)."""
        return people == HUMAN or self.tally[seat * MAJORITIES + CASTLE_TITLE[people]] > 0

    def holder(self, title: int) -> int:
        """The seat before which a title's card lies now, as `title_display` has it (KB-R38)."""
        if title == VANDAL:  # at once, whatever the rhythm (KB-123, KB-195); nobody if none came (KB-200)
            return self.last_monster
        if title == STAFF_RAT:
            return self.last_hero
        if self.setting.display == LIVE or self.phase == ENDED:
            return leader(self.tally, self.setting.seats, title)
        return self.shown[title]

    def tell(self, code: str, args: Args) -> None:
        """Everybody is told; only where somebody listens."""
        assert self.events is not None
        self.events.append(Event(code, args))

    # -- all its fields: new, and copied

    def clear(self) -> None:
        """Before anything is dealt: nobody owns anything (KB-032)."""
        seats = self.setting.seats
        self.phase = REMOVING
        self.seat = 0
        self.turn = 0
        self.removed = []
        self.deck = []
        self.hands = [[] for _ in range(seats)]
        self.picked = []
        self.table = []
        self.owner = [NOBODY] * HOLDINGS
        self.garrison = [-1] * HOLDINGS
        self.defence = [0] * HOLDINGS
        self.arrived = [0] * KINDS
        self.discard = [0] * KINDS
        self.tally = [0] * (seats * MAJORITIES)
        self.open_titles = []
        self.hidden = [-1] * seats
        self.revealed = []
        self.shown = [NOBODY] * len(TITLES)
        self.last_hero = NOBODY
        self.last_monster = NOBODY
        self.exhausted = False
        self.final = False
        self.streak = 0
        self.pools = 0
        self.reason = ""

    def copy_to(self, other: "Tableau") -> None:
        other.phase = self.phase
        other.seat = self.seat
        other.turn = self.turn
        other.removed = self.removed.copy()
        other.deck = self.deck.copy()
        other.hands = [hand.copy() for hand in self.hands]
        other.picked = self.picked.copy()
        other.table = self.table.copy()
        other.owner = self.owner.copy()
        other.garrison = self.garrison.copy()
        other.defence = self.defence.copy()
        other.arrived = self.arrived.copy()
        other.discard = self.discard.copy()
        other.tally = self.tally.copy()
        other.open_titles = self.open_titles.copy()
        other.hidden = self.hidden.copy()
        other.revealed = self.revealed.copy()
        other.shown = self.shown.copy()
        other.last_hero = self.last_hero
        other.last_monster = self.last_monster
        other.exhausted = self.exhausted
        other.final = self.final
        other.streak = self.streak
        other.pools = self.pools
        other.reason = self.reason
