"""What stands on the board and lies before the players of Rise Shields: the lasting part of a state.

Units are tokens (names.py), cells and edges are those of hexes.py. Everything here is plain ints, lists
and, where the length never changes, native arrays (core/row.py), so that a copy is cheap.
"""

from typing import Any

from mypy_extensions import i64

from hastilude.core.row import vec
from hastilude.core.state import State
from hastilude.core.words import Event
from hastilude.games.rise_shields.hexes import CELLS, NOWHERE
from hastilude.games.rise_shields.names import (
    ARTIFACT_COUNT,
    CARD_COUNT,
    FIRST_LEADER,
    FOREST,
    HAND,
    MOUNTAIN,
    NOBODY,
    PLAIN,
    SET_PIECES,
    SWAMP,
    UNITS,
)
from hastilude.games.rise_shields.setting import Setting
from hastilude.games.rise_shields.terms import (
    ASK,
    BOARD,
    BOX,
    CAMOUFLAGED,
    DECK,
    FOG_NOW,
    WHOLE,
)


class Board(State):
    setting: Setting
    # -- the match
    #: seats in turn order; empty before it is settled
    order: list[int]
    #: the seat whose turn it is
    active: int
    round: int
    #: rounds without a removal, a ransom or an artifact gained (RS-R107)
    quiet: int
    #: something such happened in this round
    progress: bool
    #: seats still to choose, or to come, in the set-up
    queue: list[int]
    #: what is being chosen in the set-up of four: 0 leaders, 1 factions, 2 parts
    stage: int
    #: by seat: the dice for the choice of a camp (RS-038)
    rolls: list[int]
    camp: list[int]
    part: list[int]
    #: by seat: the leader, or NOBODY before the choice
    leader: list[int]
    #: by faction: the seat, or −1
    faction: list[int]
    #: by seat: all its tokens
    tokens: list[list[int]]
    # -- units; each on the board has a facing (RS-025)
    where: vec[i64]
    at: vec[i64]
    facing: vec[i64]
    owner: vec[i64]
    status: vec[i64]
    marks: vec[i64]
    #: activations left this turn
    acts: vec[i64]
    #: blessings of this turn
    blessing: vec[i64]
    #: 0, or 1 + the seat at the start of whose turn a diversion ends
    diverted: vec[i64]
    #: signposts passed this turn, as bits
    posts: vec[i64]
    # -- players
    energy: vec[i64]
    #: by card: 0 open, or 1 + the seat at the start of whose turn it opens
    opens: vec[i64]
    #: by card: 0, or 1 + the seat at the start of whose turn a mental block ends
    blocked: vec[i64]
    #: by artifact: the seat, DECK, DRAWN or REMOVED
    holder: vec[i64]
    #: artifacts from the bottom to the top
    deck: list[int]
    #: by artifact: the seats that know where it is, as bits (held_artifacts = private)
    known: list[int]
    drawn: list[int]
    #: by seat: artifacts held, as bits; and those whose single effect works
    held: vec[i64]
    works: vec[i64]
    #: by seat: places used for artifacts, as bits
    claims: vec[i64]
    used: vec[i64]
    fog: vec[i64]
    catapult: vec[i64]
    alive: list[bool]
    #: by seat: its standing order, known to it alone; cards it wants to be asked for, as bits (ASK_ONLY)
    standing: vec[i64]
    wanted: vec[i64]
    #: by seat: when it has passed, as bits; everybody saw it
    passed: vec[i64]
    #: by seat: enemy units beaten this turn; by catapults in fortifications, in this game
    kills: vec[i64]
    sieges: vec[i64]
    feats: vec[i64]
    #: units that came as reinforcements, as bits
    reinforced: int
    #: the leaders were left one on one (RS-341)
    dueling: bool
    # -- the end
    reason: str
    winners: int
    #: seats in the order in which they were eliminated
    lost: list[int]

    def __init__(self, setting: Setting) -> None:
        self.events = None
        self.veils = setting.hidden_deployment
        self.setting = setting

    def clear_board(self) -> None:
        """Nothing has happened yet."""
        seats = self.setting.seats
        self.order = []
        self.active = 0
        self.round = 0
        self.quiet = 0
        self.progress = False
        self.queue = []
        self.stage = 0
        self.rolls = []
        self.camp = [-1] * seats
        self.part = [-1] * seats
        self.leader = [NOBODY] * seats
        self.faction = [-1] * 4
        self.tokens = [[] for _ in range(seats)]
        self.where = vec[i64]([NOWHERE] * UNITS)
        self.at = vec[i64]([NOBODY] * CELLS)
        self.facing = vec[i64]([0] * UNITS)
        self.owner = vec[i64]([-1] * UNITS)
        self.status = vec[i64]([BOX] * UNITS)
        self.marks = vec[i64]([0] * UNITS)
        self.acts = vec[i64]([0] * UNITS)
        self.blessing = vec[i64]([0] * UNITS)
        self.diverted = vec[i64]([0] * UNITS)
        self.posts = vec[i64]([0] * UNITS)
        self.energy = vec[i64]([0] * seats)  # RS-045, RS-R17
        self.opens = vec[i64]([0] * CARD_COUNT)
        self.blocked = vec[i64]([0] * CARD_COUNT)
        self.holder = vec[i64]([DECK] * ARTIFACT_COUNT)
        self.deck = []
        self.known = [0] * ARTIFACT_COUNT
        self.drawn = []
        self.held = vec[i64]([0] * seats)
        self.works = vec[i64]([0] * seats)
        self.claims = vec[i64]([0] * seats)
        self.used = vec[i64]([0] * seats)
        self.fog = vec[i64]([0] * seats)
        self.catapult = vec[i64]([WHOLE] * seats)
        self.alive = [True] * seats
        self.standing = vec[i64]([ASK] * seats)
        self.wanted = vec[i64]([0] * seats)
        self.passed = vec[i64]([0] * seats)
        self.kills = vec[i64]([0] * seats)
        self.sieges = vec[i64]([0] * seats)
        self.feats = vec[i64]([0] * seats)
        self.reinforced = 0
        self.dueling = False
        self.reason = ""
        self.winners = 0
        self.lost = []

    # -- reading it

    def enemies(self, one: int, two: int) -> bool:
        team = self.setting.team
        return team[one] != team[two]

    def set_complete(self, seat: int, which: int) -> bool:
        pieces = SET_PIECES[which]
        return self.held[seat] & pieces == pieces

    def has(self, seat: int, artifact: int) -> bool:
        """Whether the single effect of an artifact works for this seat (RS-271)."""
        return bool(self.works[seat] >> artifact & 1)

    def settle_sets(self, seat: int) -> None:
        """Pieces of a complete set lose their single effects; always looked at anew (RS-271, RS-272, RS-R97)."""
        held = self.held[seat]
        works = held
        for pieces in SET_PIECES:
            if held & pieces == pieces:
                works &= ~pieces
        self.works[seat] = works

    def foggy(self) -> bool:
        return any(fog & FOG_NOW for fog in self.fog)

    def camouflaged(self, unit: int) -> bool:
        """RS-248: safe from everything this turn, as long as it stands under cover (RS-R104)."""
        if not self.marks[unit] & CAMOUFLAGED:
            return False
        return self.setting.terrain[self.where[unit]] in (FOREST, MOUNTAIN, SWAMP)

    def leader_alive(self, seat: int) -> bool:
        leader = self.leader[seat]
        return leader >= 0 and self.status[leader] == BOARD

    def card_owner(self, card: int) -> int:
        """The seat whose leader has this card; −1 if nobody took him."""
        return self.owner[FIRST_LEADER + card // HAND]

    def first_row(self, seat: int) -> list[int]:
        """The starting row nearest to the camp; partners have half of it each (RS-R110)."""
        return self.rows(seat)[0]

    def rows(self, seat: int) -> list[list[int]]:
        part = self.part[seat]
        figures = self.setting.figures
        return figures.part_rows[part] if part >= 0 else figures.camp_rows[self.camp[seat]]

    def holds_castle(self, seat: int, lifted: int = NOBODY) -> bool:
        """RS-286: a unit of his stands in it now; `lifted` does not count (RS-R94)."""
        for cell in self.setting.figures.castle:
            unit = self.at[cell]
            if unit >= 0 and unit != lifted:
                owner = self.owner[unit]
                if owner == seat or (self.setting.castle_shared and not self.enemies(owner, seat)):
                    return True
        return False

    def may_stand(self, unit: int, cell: int) -> bool:
        """RS-061: war machines stand on plain cells only."""
        return not self.setting.machine[unit] or self.setting.terrain[cell] == PLAIN

    def return_cells(self, seat: int, unit: int, taken: int = NOWHERE, rows_only: bool = False) -> list[int]:
        """Where a unit may come back (RS-280, RS-285, RS-068, RS-009, RS-R05). `taken` is about to be occupied."""
        found = [
            cell
            for cell in self.first_row(seat)
            if self.at[cell] < 0 and cell != taken and self.may_stand(unit, cell)
        ]
        if not rows_only and self.holds_castle(seat):
            for cell in self.setting.figures.castle_ring:
                if self.at[cell] < 0 and cell != taken and cell not in found and self.may_stand(unit, cell):
                    found.append(cell)
        return found

    def army_of(self, seat: int) -> list[int]:
        """His units on the board."""
        return [unit for unit in self.tokens[seat] if self.status[unit] == BOARD]

    # -- changing it

    def put(self, unit: int, cell: int) -> None:
        self.where[unit] = cell
        self.at[cell] = unit
        self.status[unit] = BOARD

    def move(self, unit: int, cell: int) -> None:
        self.at[self.where[unit]] = NOBODY
        self.where[unit] = cell
        self.at[cell] = unit

    def lift(self, unit: int) -> None:
        """Off the board; effects on a unit end with that (RS-R104)."""
        self.at[self.where[unit]] = NOBODY
        self.where[unit] = NOWHERE
        self.marks[unit] = 0
        self.acts[unit] = 0
        self.blessing[unit] = 0
        self.diverted[unit] = 0
        self.posts[unit] = 0

    def tell(self, code: str, args: dict[str, Any]) -> None:
        """Something happened. Callers ask first whether somebody listens."""
        assert self.events is not None
        self.events.append(Event(code, args))

    # -- copying it

    def copy_board(self, other: "Board") -> None:
        other.order = self.order.copy()
        other.active = self.active
        other.round = self.round
        other.quiet = self.quiet
        other.progress = self.progress
        other.queue = self.queue.copy()
        other.stage = self.stage
        other.rolls = self.rolls.copy()
        other.camp = self.camp.copy()
        other.part = self.part.copy()
        other.leader = self.leader.copy()
        other.faction = self.faction.copy()
        other.tokens = self.tokens.copy()  # its lists are replaced, never changed
        other.where = self.where[:]
        other.at = self.at[:]
        other.facing = self.facing[:]
        other.owner = self.owner[:]
        other.status = self.status[:]
        other.marks = self.marks[:]
        other.acts = self.acts[:]
        other.blessing = self.blessing[:]
        other.diverted = self.diverted[:]
        other.posts = self.posts[:]
        other.energy = self.energy[:]
        other.opens = self.opens[:]
        other.blocked = self.blocked[:]
        other.holder = self.holder[:]
        other.deck = self.deck.copy()
        other.known = self.known.copy()
        other.drawn = self.drawn.copy()
        other.held = self.held[:]
        other.works = self.works[:]
        other.claims = self.claims[:]
        other.used = self.used[:]
        other.fog = self.fog[:]
        other.catapult = self.catapult[:]
        other.alive = self.alive.copy()
        other.standing = self.standing[:]
        other.wanted = self.wanted[:]
        other.passed = self.passed[:]
        other.kills = self.kills[:]
        other.sieges = self.sieges[:]
        other.feats = self.feats[:]
        other.reinforced = self.reinforced
        other.dueling = self.dueling
        other.reason = self.reason
        other.winners = self.winners
        other.lost = self.lost.copy()
