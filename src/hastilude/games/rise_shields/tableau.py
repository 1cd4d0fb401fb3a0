"""The whole table of Rise Shields: the board, and what is going on there. The data of a state.

Other modules say what happens to it.
"""

from hastilude.games.rise_shields.board import Board
from hastilude.games.rise_shields.hexes import NOWHERE
from hastilude.games.rise_shields.names import NOBODY
from hastilude.games.rise_shields.phases import FACING, LIMIT_CHECK, MAIN, PLACE_CELL
from hastilude.games.rise_shields.setting import Setting
from hastilude.games.rise_shields.terms import MAIN_STRIKE, MELEE, WINDOW_A


class Tableau(Board):
    phase: int
    #: who decides
    chooser: int
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
    # -- what interrupts the game: a facing, a placement, the limit of artifacts; then a card
    #: the phases that the game goes back to, the innermost last
    stack: list[int]
    facing_unit: int
    placed: int
    placer: int
    place_why: int
    limit_seat: int
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
    #: in imagined states: what the dice have given each seat beyond its due, so that whoever thinks
    #: ahead can leave luck out of account; empty where nobody reckons
    luck: list[float]
    _legal: list[int] | None

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self._legal = None

    def blank(self) -> None:
        """Nothing has happened yet."""
        self.clear_board()
        self.phase = MAIN
        self.chooser = 0
        self.clear_chains()
        self.strikes = []
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
        self.stack = []
        self.facing_unit = NOBODY
        self.placed = NOBODY
        self.placer = 0
        self.place_why = 0
        self.limit_seat = 0
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

    # -- who decides

    def controller(self, unit: int) -> int:
        """Who decides and rolls for a unit: its owner, or who stupefied it (RS-236)."""
        return self.hand if unit == self.unit else self.owner[unit]

    def ask(self, phase: int, seat: int) -> None:
        """A seat has to decide now."""
        self.phase = phase
        self.chooser = seat

    def turn_unit(self, unit: int, seat: int, then: int) -> None:
        """Its player chooses a facing (RS-036), then the game goes on."""
        self.stack.append(then)
        self.face(unit, seat)

    def face(self, unit: int, seat: int) -> None:
        """The facing is chosen next; what follows is on the stack."""
        self.facing_unit = unit
        self.ask(FACING, seat)

    def place(self, unit: int, seat: int, why: int, then: int) -> None:
        """Its player chooses a cell, then a facing, then the game goes on."""
        self.stack.append(then)
        self.placed = unit
        self.placer = seat
        self.place_why = why
        self.ask(PLACE_CELL, seat)

    def limit(self, seat: int, then: int) -> None:
        """A fifth artifact goes back (RS-267), then the game goes on."""
        self.stack.append(then)
        self.limit_seat = seat
        self.phase = LIMIT_CHECK

    def go_back(self) -> None:
        """An interruption is over."""
        self.phase = self.stack.pop()

    # -- copying it

    def copy_to(self, other: "Tableau") -> None:
        self.copy_board(other)
        other.phase = self.phase
        other.chooser = self.chooser
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
        other.stack = self.stack.copy()
        other.facing_unit = self.facing_unit
        other.placed = self.placed
        other.placer = self.placer
        other.place_why = self.place_why
        other.limit_seat = self.limit_seat
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
        other.luck = self.luck.copy()
