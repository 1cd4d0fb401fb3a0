"""The course of a game of Lionheart: set-up, turns, points and the end; `rules.py` has the decisions."""

from hastilude.core.chance import Chance
from hastilude.core.words import Args, Event, Result
from hastilude.games.lionheart import scoring
from hastilude.games.lionheart.area import SINGLE
from hastilude.games.lionheart.cards import (
    CARD,
    CARD_NAMES,
    CASTLES,
    CELL_NAMES,
    COLOURS,
    DOMAIN_NAMES,
    EXPAND_DOMAIN,
    KNOWN,
    MINE_TYPES,
    MINES,
    NOBODY,
    PILE,
    PILES,
    PLACE_BORDERS,
    PLACE_KNIGHTS,
    USE_COUNT,
    USE_TRAITOR,
    USES,
)
from hastilude.games.lionheart.reach import demanded_gap, use_possible
from hastilude.games.lionheart.table import (
    ALLIANCE_PAIR,
    BORDER_PLACING,
    CASTLE_PLACING,
    DECK_OUT,
    DOMAIN_CHOICE,
    DRAWING,
    ENDED,
    HAND_SIZE,
    KING,
    KNIGHT_BESIDE,
    KNIGHT_PLACING,
    LANE,
    OLDEST_ASKED,
    TRAITOR_PAIR,
    TURN,
    Table,
)


class Course(Table):
    # -- set-up (LH-025 … LH-047) --------------------------------------------------------

    def set_up(self, chance: Chance) -> None:
        """Shuffle and deal. The land has been laid out already (`new_game`)."""
        self.clear()
        for pile in range(len(PILES) - 1, -1, -1):  # LH-031: pile A on top
            cards = list(range(pile * PILE, pile * PILE + PILE))
            chance.shuffle(cards)
            self.deck.extend(cards)
        if self.setting.first_placer == 2:  # asked
            self.phase = OLDEST_ASKED
            return
        self._deal(chance.below(self.setting.seats) if self.setting.first_placer == 0 else 0)

    def _deal(self, first: int) -> None:
        """Three cards each in one block, clockwise from the first placer (LH-033, LH-R07)."""
        seats = self.setting.seats
        for ahead in range(seats):
            hand = self.hands[(first + ahead) % seats]
            for _ in range(HAND_SIZE):
                hand.append(self.deck.pop())
        self.first = first
        self.seat = first
        self.phase = CASTLE_PLACING
        if self.events is not None:
            self._tell("dealt", {"seat": first})

    def _place_castle(self, cell: int) -> None:
        colour = self.placing_colour()
        gap = demanded_gap(self, colour)
        castle = colour * CASTLES
        while self.castle_at[castle] >= 0:
            castle += 1
        self.castle_at[castle] = cell
        self.pieces[colour] = self.pieces[colour].plus(cell)
        if self.plans:
            self.plans[castle] = None
            self.disturb(SINGLE[cell])
        self.gaps[castle] = gap if gap < self.setting.gap else 0
        self.phase = KNIGHT_BESIDE
        if self.events is not None:
            args = {
                "seat": self.seat,
                "colour": COLOURS[colour],
                "domain": DOMAIN_NAMES[castle],
                "cell": CELL_NAMES[cell],
                "gap": self.gaps[castle],
            }
            self._tell("castle", args)

    def _place_beside(self, cell: int) -> None:
        """The knight of the castle just placed; it costs nothing (LH-041)."""
        setting = self.setting
        self._put_knight(self.placing_colour(), cell, 0)
        if self.placed() < setting.seats * setting.castles + setting.neutral_castles:
            self.seat = (self.seat + 1) % setting.seats
            self.phase = CASTLE_PLACING
            return
        if self.events is not None:
            self._tell("begins", {"seat": self.seat})
        self._begin_turn()  # LH-049: who placed last begins

    def _put_knight(self, colour: int, cell: int, fee: int) -> None:
        self.pieces[colour] = self.pieces[colour].plus(cell)
        self.knight_supply[colour] = self.knight_supply[colour] - 1
        self.disturb(SINGLE[cell])
        castle = self.domain_at(cell)
        if castle != NOBODY:
            self.guard[castle] = self.guard[castle] + 1
        if fee:
            self.money[self.seat] = self.money[self.seat] - fee
        if self.events is not None:
            args = {"seat": self.seat, "colour": COLOURS[colour], "cell": CELL_NAMES[cell], "fee": fee}
            self._tell("knight", args)

    # -- the turn ------------------------------------------------------------------------

    def _begin_turn(self) -> None:
        """Mine income, then the action (LH-050, LH-056)."""
        self.turn += 1
        self.phase = TURN
        self.sold = NOBODY
        earned = self._earn(scoring.income(self, self.seat))
        if earned and self.events is not None:
            self._tell("income", {"seat": self.seat, "count": earned})

    def _earn(self, thalers: int) -> int:
        """From the bank, which may be limited: then it pays what is left (LH-R15)."""
        if self.setting.limited_bank:
            thalers = max(0, min(thalers, self.bank()))
        self.money[self.seat] = self.money[self.seat] + thalers
        return thalers

    def _leave_hand(self, card: int) -> None:
        hand = self.hands[self.seat]
        for i in range(len(hand)):
            if hand[i] & CARD == card:
                hand.pop(i)
                return

    def _sell(self, card: int) -> None:
        """LH-060"""
        self._leave_hand(card)
        self.market.append(card)
        self.sold = card
        earned = self._earn(self.setting.figures.sale[card])
        if self.events is not None:
            self._tell("sold", {"seat": self.seat, "card": CARD_NAMES[card], "count": earned})
        self._to_draw()

    def _play(self, card: int, use: int) -> None:
        """LH-063: the card to the discard, the price to the bank, then the action."""
        figures = self.setting.figures
        price = figures.price[card]
        self._leave_hand(card)
        self.discard.append(card)
        self.money[self.seat] = self.money[self.seat] - price
        self.left = figures.amount[card * USE_COUNT + use]
        self.done = 0
        if self.events is not None:
            args = {"seat": self.seat, "card": CARD_NAMES[card], "use": USES[use], "price": price}
            self._tell("played", args)
        if use == PLACE_BORDERS:
            self.phase = BORDER_PLACING
        elif use == PLACE_KNIGHTS:
            self.phase = KNIGHT_PLACING
        elif use == EXPAND_DOMAIN:
            self.phase = DOMAIN_CHOICE
        elif use == USE_TRAITOR:
            self.phase = TRAITOR_PAIR
        else:
            self.phase = ALLIANCE_PAIR
        if self.setting.null_play and not use_possible(self, use, self.seat, self.money[self.seat]):
            self._lapse()  # LH-R11

    def _lapse(self) -> None:
        """What is left of the card cannot be done (LH-071)."""
        if self.left and self.events is not None:
            self._tell("lapsed", {"seat": self.seat, "left": self.left})
        self._end_card()

    def _end_card(self) -> None:
        self.left = 0
        self.done = 0
        self.domain = NOBODY
        self.victim = NOBODY
        if self.setting.per_card and self._settle():  # LH-R16
            return
        self._to_draw()

    def _to_draw(self) -> None:
        if self.final_turns >= 0:  # LH-165
            self._end_turn()
        else:
            self.phase = DRAWING

    def _draw(self) -> None:
        self.idle = 0
        card = self.deck.pop()
        self.hands[self.seat].append(card)
        if self.events is not None:
            public = {"seat": self.seat, "letter": PILES[card // PILE]}
            self.events.append(Event("drew", public, {"card": CARD_NAMES[card]}, 1 << self.seat))

    def _draw_market(self, card: int) -> None:
        self.idle = self.idle + 1 if self.sold >= 0 else 0
        self.market.remove(card)
        self.hands[self.seat].append(card | KNOWN)
        if self.events is not None:
            self._tell("drew_market", {"seat": self.seat, "card": CARD_NAMES[card]})

    def _end_turn(self) -> None:
        seats = self.setting.seats
        self.sold = NOBODY
        if self.final_turns > 0:
            self.final_turns -= 1
            if self.final_turns == 0:
                self._count_money()
                return
        elif not self.deck:  # LH-163
            self.final_turns = seats
            if self.events is not None:
                self._tell("final_round", {"seat": self.seat, "turns": seats})
        self.seat = (self.seat + 1) % seats
        self._begin_turn()

    # -- points and the end ------------------------------------------------------------------

    def _counted(self) -> bool:
        """Points after one unit; whether the game is over."""
        return not self.setting.per_card and self._settle()

    def _settle(self) -> bool:
        """Move the markers to what the board is worth, the active player first, then clockwise;
        who reaches the king wins before the next is counted (LH-090, LH-130, LH-161, LH-185)."""
        seats = self.setting.seats
        for ahead in range(seats):
            seat = (self.seat + ahead) % seats
            points = scoring.worth(self, seat)
            if points == self.scores[seat]:
                continue
            change = points - self.scores[seat]
            self.scores[seat] = points
            if self.events is not None:
                args = {"seat": seat, "points": abs(change), "total": points, "lost": change < 0}
                self._tell("score", args)
            if points >= self.setting.target:
                self._finish(KING, [seat])
                return True
        return False

    def _held(self) -> list[int]:
        """The mines of each seat, if somebody listens."""
        if self.events is None:
            return []
        return [scoring.mines(self, seat) for seat in range(self.setting.seats)]

    def _tell_monopolies(self, before: list[int]) -> None:
        """Those gained and lost by the last unit (LH-156)."""
        least = self.setting.figures.monopoly_mines
        for seat in range(len(before)):
            now = scoring.mines(self, seat)
            for kind in range(MINE_TYPES):
                held = before[seat] >> 8 * kind & LANE >= least
                if held != (now >> 8 * kind & LANE >= least):
                    args = {"seat": seat, "mine": MINES[kind]}
                    self._tell("monopoly_lost" if held else "monopoly", args)

    def _count_money(self) -> None:
        """LH-167 … LH-169"""
        bonus = scoring.bonuses(self)
        for seat in range(self.setting.seats):
            self.scores[seat] = self.scores[seat] + bonus[seat]
            if bonus[seat] and self.events is not None:
                self._tell("bonus", {"seat": seat, "points": bonus[seat], "money": self.money[seat]})
        self._finish(DECK_OUT, scoring.leaders(self))

    def _finish(self, reason: str, winners: list[int]) -> None:
        self.phase = ENDED
        self.reason = reason
        self.winners = winners
        self.left = 0
        self.done = 0
        self.domain = NOBODY
        self.victim = NOBODY
        if self.events is not None:
            self._tell("ended", {"reason": reason, "winners": winners})

    def result(self) -> Result | None:
        return scoring.result(self) if self.phase == ENDED else None

    def payoffs(self) -> list[float]:
        payoffs = [0.0] * self.setting.seats
        for seat in self.winners:
            payoffs[seat] = 1.0 / len(self.winners)
        return payoffs

    def _tell(self, code: str, args: Args) -> None:
        assert self.events is not None
        self.events.append(Event(code, args))
