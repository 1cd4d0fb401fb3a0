"""What stands on and lies round the board of Rise Shields: the data of a state.

Other modules say what happens to it. Units are tokens (names.py), cells and edges are
those of hexes.py. Everything here is plain ints and lists, so that a copy is cheap.
"""

from typing import Any

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
from hastilude.games.rise_shields.phases import FACING, MAIN, PLACE_CELL
from hastilude.games.rise_shields.setting import Setting
from hastilude.games.rise_shields.terms import (
    ASK,
    BOARD,
    BOX,
    CAMOUFLAGED,
    DECK,
    FOG_NOW,
    MAIN_STRIKE,
    MELEE,
    WHOLE,
    WINDOW_A,
)


class Table(State):
    setting: Setting
    phase: int
    #: who decides
    chooser: int
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
    camp: list[int]
    part: list[int]
    #: by seat: the leader, or NOBODY before the choice
    leader: list[int]
    #: by faction: the seat, or −1
    faction: list[int]
    #: by seat: all its tokens
    tokens: list[list[int]]
    # -- units
    where: list[int]
    at: list[int]
    facing: list[int]
    owner: list[int]
    status: list[int]
    marks: list[int]
    #: activations left this turn
    acts: list[int]
    #: blessings of this turn
    blessing: list[int]
    #: 0, or 1 + the seat at the start of whose turn a diversion ends
    diverted: list[int]
    #: signposts passed this turn, as bits
    posts: list[int]
    # -- players
    energy: list[int]
    #: by card: 0 open, or 1 + the seat at the start of whose turn it opens
    opens: list[int]
    #: by card: 0, or 1 + the seat at the start of whose turn a mental block ends
    blocked: list[int]
    #: by artifact: the seat, DECK, DRAWN or REMOVED
    holder: list[int]
    #: artifacts from the bottom to the top
    deck: list[int]
    #: by artifact: the seats that know where it is, as bits (held_artifacts = private)
    known: list[int]
    drawn: list[int]
    #: by seat: artifacts held, as bits; and those whose single effect works
    held: list[int]
    works: list[int]
    #: by seat: places used for artifacts, as bits
    claims: list[int]
    used: list[int]
    fog: list[int]
    catapult: list[int]
    alive: list[bool]
    standing: list[int]
    #: by seat: cards it wants to be asked for, as bits (ASK_ONLY)
    wanted: list[int]
    #: by seat: enemy units beaten this turn; by catapults in fortifications, in this game
    kills: list[int]
    sieges: list[int]
    feats: list[int]
    #: units that came as reinforcements, as bits
    reinforced: int
    #: the leaders were left one on one (RS-341)
    dueling: bool
    # -- the activation
    unit: int
    #: who decides for it
    hand: int
    points: int
    #: the extra point of an onslaught, spent last (RS-R72)
    extra: int
    onslaught: bool
    steps: int
    #: it has turned since its last step (RS-R118)
    turned: bool
    may_move: bool
    may_attack: bool
    charge: int
    trail: list[int]
    #: the partner of who is active may play cards on him now (RS-300)
    offered: bool
    # -- small chains: a facing, a placement, a limit, a card; and what follows
    facing_unit: int
    facing_then: int
    placed: int
    placer: int
    place_why: int
    place_then: int
    limit_seat: int
    limit_then: int
    card: int
    card_seat: int
    #: borrowed with the promissory note
    card_note: bool
    #: through the wizards
    card_via: bool
    card_unit: int
    artifact: int
    # -- the battle
    attacker: int
    target: int
    attack: int
    #: by which rules the present strike is made: its kind of attack
    blow: int
    strike: int
    striker: int
    struck: int
    window: int
    #: seats asked in turn, and how many have passed in a row
    asked: list[int]
    asking: int
    passes: int
    first_done: bool
    justice: bool
    all_round: bool
    raised: bool
    sword: bool
    #: this counterstrike was granted by a card (RS-193, RS-202)
    granted: bool
    #: the target that leaves after its retribution
    doomed: int
    fallen: int
    fallen_cell: int
    victor: bool
    beat_foot: bool
    #: who is credited with the blow
    credit: int
    ransomed: bool
    #: dice of the present strike; the second is 0 for ordinary units
    attack_1: int
    attack_2: int
    defence_1: int
    defence_2: int
    #: the defence roll is the last one made
    defending: bool
    #: accounts of the strikes of this or the last battle (report.py)
    strikes: list[list[int]]
    # -- the spell
    spell: int
    spell_seat: int
    spell_targets: list[int]
    spell_done: list[int]
    spell_die: int
    spell_total: int
    # -- the end
    reason: str
    winners: int
    #: seats in the order in which they were eliminated
    lost: list[int]
    #: in imagined states: what the dice have given each seat beyond its due, so that whoever thinks
    #: ahead can leave luck out of account; empty where nobody reckons
    luck: list[float]
    _legal: list[int] | None

    def __init__(self, setting: Setting) -> None:
        self.events = None
        self.veils = setting.hidden_deployment
        self.setting = setting
        self._legal = None

    def blank(self) -> None:
        """Nothing has happened yet."""
        seats = self.setting.seats
        self.phase = MAIN
        self.chooser = 0
        self.order = []
        self.active = 0
        self.round = 0
        self.quiet = 0
        self.progress = False
        self.queue = []
        self.stage = 0
        self.camp = [-1] * seats
        self.part = [-1] * seats
        self.leader = [NOBODY] * seats
        self.faction = [-1] * 4
        self.tokens = [[] for _ in range(seats)]
        self.where = [NOWHERE] * UNITS
        self.at = [NOBODY] * CELLS
        self.facing = [0] * UNITS
        self.owner = [-1] * UNITS
        self.status = [BOX] * UNITS
        self.marks = [0] * UNITS
        self.acts = [0] * UNITS
        self.blessing = [0] * UNITS
        self.diverted = [0] * UNITS
        self.posts = [0] * UNITS
        self.energy = [0] * seats
        self.opens = [0] * CARD_COUNT
        self.blocked = [0] * CARD_COUNT
        self.holder = [DECK] * ARTIFACT_COUNT
        self.deck = []
        self.known = [0] * ARTIFACT_COUNT
        self.drawn = []
        self.held = [0] * seats
        self.works = [0] * seats
        self.claims = [0] * seats
        self.used = [0] * seats
        self.fog = [0] * seats
        self.catapult = [WHOLE] * seats
        self.alive = [True] * seats
        self.standing = [ASK] * seats
        self.wanted = [0] * seats
        self.kills = [0] * seats
        self.sieges = [0] * seats
        self.feats = [0] * seats
        self.reinforced = 0
        self.dueling = False
        self.clear_chains()
        self.strikes = []
        self.reason = ""
        self.winners = 0
        self.lost = []
        self.luck = []

    def clear_chains(self) -> None:
        """Nothing is going on: no activation, battle, card or spell."""
        self.unit = NOBODY
        self.hand = 0
        self.points = 0
        self.extra = 0
        self.onslaught = False
        self.steps = 0
        self.turned = False
        self.may_move = False
        self.may_attack = False
        self.charge = 0
        self.trail = []
        self.offered = False
        self.facing_unit = NOBODY
        self.facing_then = MAIN
        self.placed = NOBODY
        self.placer = 0
        self.place_why = 0
        self.place_then = MAIN
        self.limit_seat = 0
        self.limit_then = MAIN
        self.card = -1
        self.card_seat = 0
        self.card_note = False
        self.card_via = False
        self.card_unit = NOBODY
        self.artifact = -1
        self.spell = -1
        self.spell_seat = 0
        self.spell_targets = []
        self.spell_done = []
        self.spell_die = 0
        self.spell_total = 0
        self.clear_battle()

    def clear_battle(self) -> None:
        self.attacker = NOBODY
        self.target = NOBODY
        self.attack = MELEE
        self.blow = MELEE
        self.strike = MAIN_STRIKE
        self.striker = NOBODY
        self.struck = NOBODY
        self.window = WINDOW_A
        self.asked = []
        self.asking = 0
        self.passes = 0
        self.first_done = False
        self.justice = False
        self.all_round = False
        self.raised = False
        self.sword = False
        self.granted = False
        self.doomed = NOBODY
        self.fallen = NOBODY
        self.fallen_cell = NOWHERE
        self.victor = False
        self.beat_foot = False
        self.credit = -1
        self.ransomed = False
        self.attack_1 = 0
        self.attack_2 = 0
        self.defence_1 = 0
        self.defence_2 = 0
        self.defending = False

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
        """Pieces of a complete set lose their single effects (RS-271, RS-272)."""
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
        """Where a unit may come back (RS-280, RS-285). `taken` is about to be occupied."""
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

    def controller(self, unit: int) -> int:
        """Who decides and rolls for a unit: its owner, or who stupefied it (RS-236)."""
        return self.hand if unit == self.unit else self.owner[unit]

    # -- changing it

    def ask(self, phase: int, seat: int) -> None:
        """A seat has to decide now."""
        self.phase = phase
        self.chooser = seat

    def turn_unit(self, unit: int, seat: int, then: int) -> None:
        """Its player chooses a facing (RS-036), then the game goes on."""
        self.facing_unit = unit
        self.facing_then = then
        self.ask(FACING, seat)

    def place(self, unit: int, seat: int, why: int, then: int) -> None:
        """Its player chooses a cell, then a facing, then the game goes on."""
        self.placed = unit
        self.placer = seat
        self.place_why = why
        self.place_then = then
        self.ask(PLACE_CELL, seat)

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

    def copy_to(self, other: "Table") -> None:
        other.phase = self.phase
        other.chooser = self.chooser
        other.order = self.order.copy()
        other.active = self.active
        other.round = self.round
        other.quiet = self.quiet
        other.progress = self.progress
        other.queue = self.queue.copy()
        other.stage = self.stage
        other.camp = self.camp.copy()
        other.part = self.part.copy()
        other.leader = self.leader.copy()
        other.faction = self.faction.copy()
        other.tokens = self.tokens.copy()  # its lists are replaced, never changed
        other.where = self.where.copy()
        other.at = self.at.copy()
        other.facing = self.facing.copy()
        other.owner = self.owner.copy()
        other.status = self.status.copy()
        other.marks = self.marks.copy()
        other.acts = self.acts.copy()
        other.blessing = self.blessing.copy()
        other.diverted = self.diverted.copy()
        other.posts = self.posts.copy()
        other.energy = self.energy.copy()
        other.opens = self.opens.copy()
        other.blocked = self.blocked.copy()
        other.holder = self.holder.copy()
        other.deck = self.deck.copy()
        other.known = self.known.copy()
        other.drawn = self.drawn.copy()
        other.held = self.held.copy()
        other.works = self.works.copy()
        other.claims = self.claims.copy()
        other.used = self.used.copy()
        other.fog = self.fog.copy()
        other.catapult = self.catapult.copy()
        other.alive = self.alive.copy()
        other.standing = self.standing.copy()
        other.wanted = self.wanted.copy()
        other.kills = self.kills.copy()
        other.sieges = self.sieges.copy()
        other.feats = self.feats.copy()
        other.reinforced = self.reinforced
        other.dueling = self.dueling
        other.unit = self.unit
        other.hand = self.hand
        other.points = self.points
        other.extra = self.extra
        other.onslaught = self.onslaught
        other.steps = self.steps
        other.turned = self.turned
        other.may_move = self.may_move
        other.may_attack = self.may_attack
        other.charge = self.charge
        other.trail = self.trail.copy()
        other.offered = self.offered
        other.facing_unit = self.facing_unit
        other.facing_then = self.facing_then
        other.placed = self.placed
        other.placer = self.placer
        other.place_why = self.place_why
        other.place_then = self.place_then
        other.limit_seat = self.limit_seat
        other.limit_then = self.limit_then
        other.card = self.card
        other.card_seat = self.card_seat
        other.card_note = self.card_note
        other.card_via = self.card_via
        other.card_unit = self.card_unit
        other.artifact = self.artifact
        other.attacker = self.attacker
        other.target = self.target
        other.attack = self.attack
        other.blow = self.blow
        other.strike = self.strike
        other.striker = self.striker
        other.struck = self.struck
        other.window = self.window
        other.asked = self.asked.copy()
        other.asking = self.asking
        other.passes = self.passes
        other.first_done = self.first_done
        other.justice = self.justice
        other.all_round = self.all_round
        other.raised = self.raised
        other.sword = self.sword
        other.granted = self.granted
        other.doomed = self.doomed
        other.fallen = self.fallen
        other.fallen_cell = self.fallen_cell
        other.victor = self.victor
        other.beat_foot = self.beat_foot
        other.credit = self.credit
        other.ransomed = self.ransomed
        other.attack_1 = self.attack_1
        other.attack_2 = self.attack_2
        other.defence_1 = self.defence_1
        other.defence_2 = self.defence_2
        other.defending = self.defending
        other.strikes = self.strikes.copy()  # accounts are never changed
        other.spell = self.spell
        other.spell_seat = self.spell_seat
        other.spell_targets = self.spell_targets.copy()
        other.spell_done = self.spell_done.copy()
        other.spell_die = self.spell_die
        other.spell_total = self.spell_total
        other.reason = self.reason
        other.winners = self.winners
        other.lost = self.lost.copy()
        other.luck = self.luck.copy()
