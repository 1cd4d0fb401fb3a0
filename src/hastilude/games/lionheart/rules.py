"""Lionheart: the rules.

A turn is a chain of small decisions: sell a card or play it for one of its uses, carry out
that use unit by unit, draw. (The ledger's steps 10 and 11 are one decision here: a card
without its use is nothing anybody could value.)
"""

from hastilude.core.chance import Chance
from hastilude.core.state import CHOICE, OVER
from hastilude.core.words import Prompt, Refusal
from hastilude.games.lionheart import imagination, invariants, prompts, refusals
from hastilude.games.lionheart.area import SINGLE
from hastilude.games.lionheart.cards import (
    ALLY,
    BORDER,
    CASTLE,
    CASTLES,
    CELL_NAMES,
    COLOURS,
    DECK,
    DOMAIN_NAMES,
    DOMAINS,
    EDGE_NAMES,
    EXPAND,
    FOREST,
    KNIGHT,
    MARKET,
    NOBODY,
    OLDEST,
    PLAY,
    SELL,
    STOP,
    TAKE,
    TRAITOR,
    USE_COUNT,
    WITHDRAW,
)
from hastilude.games.lionheart.choices import legal_actions
from hastilude.games.lionheart.course import Course
from hastilude.games.lionheart.domains import lay_border, take_cell, would_part
from hastilude.games.lionheart.land import shuffle_tiles
from hastilude.games.lionheart.reach import borders_possible, cells_to_take, knights_possible
from hastilude.games.lionheart.setting import Setting
from hastilude.games.lionheart.table import (
    ALLIANCE_PAIR,
    BORDER_PLACING,
    CASTLE_PLACING,
    CELL_TAKING,
    DOMAIN_CHOICE,
    DRAWING,
    ENDED,
    KNIGHT_BESIDE,
    KNIGHT_PLACING,
    LEAVING,
    OLDEST_ASKED,
    TRAITOR_KNIGHT,
    TRAITOR_PAIR,
    TURN,
    Table,
)


class Lionheart(Course):
    # -- who decides what ----------------------------------------------------------------

    def decider(self) -> int:
        if self.phase == ENDED:
            return OVER
        if self.phase == LEAVING:
            owner = self.owner(self.victim)
            return owner if owner != NOBODY else self.seat  # LH-136, LH-R37
        return self.seat

    def prompt(self) -> Prompt:
        return prompts.prompt(self)

    def legal(self) -> list[int]:
        actions = self._legal
        if actions is None:
            actions = legal_actions(self)
            self._legal = actions
        return actions

    def refusal(self, action: int) -> Refusal | None:
        return refusals.refusal(self, action)

    def forced(self) -> int:
        """The ledger's "auto if one": the growing domain, the leaving knight, the deck (18, 23, 26)."""
        phase = self.phase
        if phase in (DRAWING, LEAVING, DOMAIN_CHOICE):
            actions = self.legal()
            if len(actions) == 1:
                return actions[0]
        return CHOICE

    def reveals(self, action: int) -> bool:
        """A card shown or drawn; or the end of the game, which turns up all hands."""
        phase = self.phase
        if phase in (TURN, OLDEST_ASKED) or action == DECK:
            return True
        if phase in (CASTLE_PLACING, KNIGHT_BESIDE):
            return False
        if self.setting.hidden_money and phase in (KNIGHT_PLACING, TRAITOR_PAIR, TRAITOR_KNIGHT):
            return True  # who pays the forest fee had the thaler
        if (
            phase == BORDER_PLACING
            and action != STOP
            and self.final_turns != 1
            and not self.setting.per_card
            and not would_part(self, action - BORDER)
        ):
            return False
        later = self.copy()
        later.play_on(action)
        return later.phase == ENDED

    # -- what happens --------------------------------------------------------------------

    def apply(self, action: int, chance: Chance) -> None:
        self.play_on(action)

    def play_on(self, action: int) -> None:
        """No action uses chance: the deck was shuffled before the game."""
        self._legal = None
        phase = self.phase
        if action == STOP:
            if self.events is not None:
                self._tell("stopped", {"seat": self.seat})
            self._end_card()
        elif phase == TURN:
            if action < PLAY:
                self._sell(action - SELL)
            else:
                self._play((action - PLAY) // USE_COUNT, (action - PLAY) % USE_COUNT)
        elif phase == BORDER_PLACING:
            self._border(action - BORDER)
        elif phase == DRAWING:
            if action == DECK:
                self._draw()
            else:
                self._draw_market(action - MARKET)
            self._end_turn()
        elif phase == KNIGHT_PLACING:
            self._knight(action - KNIGHT)
        elif phase == CELL_TAKING:
            self._take(action - TAKE)
        elif phase == DOMAIN_CHOICE:
            self._expand(action - EXPAND)
        elif phase == CASTLE_PLACING:
            self._place_castle(action - CASTLE)
        elif phase == KNIGHT_BESIDE:
            self._place_beside(action - KNIGHT)
        elif phase == TRAITOR_PAIR:
            self._betray((action - TRAITOR) // DOMAINS, (action - TRAITOR) % DOMAINS)
        elif phase == TRAITOR_KNIGHT:
            self._receive(action - KNIGHT)
        elif phase == LEAVING:
            self._withdraw(action - WITHDRAW)
        elif phase == ALLIANCE_PAIR:
            self._ally((action - ALLY) // DOMAINS, (action - ALLY) % DOMAINS)
        else:
            self._deal(action - OLDEST)

    # -- borders, knights, cells -----------------------------------------------------------

    def _border(self, edge: int) -> None:
        if self.events is not None:
            self._tell("border", {"seat": self.seat, "edge": EDGE_NAMES[edge]})
        before = self._held()
        lay_border(self, edge)
        self._unit_done()
        self._tell_monopolies(before)
        if self._counted():
            return
        if self.left == 0 or not borders_possible(self):
            self._lapse()

    def _knight(self, cell: int) -> None:
        fee = self.setting.figures.fee if self.land.terrain[cell] == FOREST else 0
        self._put_knight(self.setting.colour_of[self.seat], cell, fee)
        self._unit_done()
        if self.left == 0 or not knights_possible(self, self.seat, self.money[self.seat]):
            self._lapse()

    def _expand(self, castle: int) -> None:
        self.domain = castle
        self.phase = CELL_TAKING
        if self.events is not None:
            self._tell("expanding", {"seat": self.seat, "domain": DOMAIN_NAMES[castle]})

    def _take(self, cell: int) -> None:
        before = self._held()
        take_cell(self, self.domain, cell)
        self._unit_done()
        self._tell_monopolies(before)
        if self._counted():
            return
        if self.left == 0 or not cells_to_take(self, self.domain).some():
            self._lapse()

    def _unit_done(self) -> None:
        self.left -= 1
        self.done += 1

    # -- traitor and alliance ----------------------------------------------------------------

    def _betray(self, castle: int, victim: int) -> None:
        self.domain = castle
        self.victim = victim
        self.phase = TRAITOR_KNIGHT
        if self.events is not None:
            args = {
                "seat": self.seat,
                "domain": DOMAIN_NAMES[castle],
                "victim": DOMAIN_NAMES[victim],
                "from": self.owner(victim),
            }
            self._tell("traitor", args)

    def _receive(self, cell: int) -> None:
        """LH-133: the new knight first, then the victim's leaves (LH-R36)."""
        setting = self.setting
        paid = setting.traitor_fee and self.land.terrain[cell] == FOREST
        self._put_knight(setting.colour_of[self.seat], cell, setting.figures.fee if paid else 0)
        self.phase = LEAVING

    def _withdraw(self, cell: int) -> None:
        """Back to its owner's supply (LH-136, LH-R54)."""
        victim = self.victim
        colour = victim // CASTLES
        chooser = self.decider()
        self.pieces[colour] = self.pieces[colour].minus(cell)
        self.knight_supply[colour] = self.knight_supply[colour] + 1
        self.disturb(SINGLE[cell])
        self.guard[victim] = self.guard[victim] - 1
        if self.events is not None:
            args = {
                "seat": chooser,
                "colour": COLOURS[colour],
                "domain": DOMAIN_NAMES[victim],
                "cell": CELL_NAMES[cell],
            }
            self._tell("withdrew", args)
        self._end_card()

    def _ally(self, castle: int, victim: int) -> None:
        """LH-145: for ever, and for these two domains only."""
        self.allied[castle] = self.allied[castle] | 1 << victim
        self.allied[victim] = self.allied[victim] | 1 << castle
        if self.events is not None:
            args = {"seat": self.seat, "domain": DOMAIN_NAMES[castle], "victim": DOMAIN_NAMES[victim]}
            self._tell("allied", args)
        self._end_card()

    # -- copies --------------------------------------------------------------------------------

    def copy(self) -> "Lionheart":
        other = Lionheart(self.setting, self.land)
        self.copy_to(other)
        return other

    def imagine(self, seat: int, chance: Chance) -> Table:
        return imagination.imagine(self, seat, chance)

    def check(self) -> None:
        invariants.check(self)


def new_game(setting: Setting, chance: Chance) -> Lionheart:
    """Tiles, cards, first placer: all chance of a game, in this order."""
    figures = setting.figures
    land = shuffle_tiles(figures.tiles, figures.centre, setting.turned_tiles, chance)
    state = Lionheart(setting, land)
    state.set_up(chance)
    return state
