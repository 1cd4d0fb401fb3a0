"""The course of a game of Lionheart from decision to decision: turns, points and the end."""

from hastilude.core.words import Args, Event, Result
from hastilude.games.lionheart import scoring
from hastilude.games.lionheart.area import SINGLE
from hastilude.games.lionheart.cards import (
    CARD,
    CELL_NAMES,
    COLOURS,
    MINE_TYPES,
    MINES,
    NOBODY,
)
from hastilude.games.lionheart.tableau import (
    DECK_OUT,
    DRAWING,
    ENDED,
    KING,
    LANE,
    TURN,
    Tableau,
)


class Course(Tableau):
    def copy(self) -> "Course":
        raise NotImplementedError

    def put_knight(self, colour: int, cell: int, fee: int) -> None:
        self.pieces[colour] = self.pieces[colour].plus(cell)
        self.knight_supply[colour] = self.knight_supply[colour] - 1
        self.disturb(SINGLE[cell])
        castle = self.domain_at(cell)
        if castle != NOBODY:
            self.guard[castle] = self.guard[castle] + 1
        if fee:
            self.money[self.seat] = self.money[self.seat] - fee
        if self.events is not None:
            args: Args = {"seat": self.seat, "colour": COLOURS[colour], "cell": CELL_NAMES[cell], "fee": fee}
            self.tell("knight", args)

    # -- the turn ------------------------------------------------------------------------

    def begin_turn(self) -> None:
        """Mine income of the player on turn, also in the final round, then the action (LH-050, LH-056,
        LH-166, LH-R59)."""
        self.turn += 1
        self.phase = TURN
        self.sold = NOBODY
        earned = self.earn(scoring.income(self, self.seat))
        if earned and self.events is not None:
            self.tell("income", {"seat": self.seat, "count": earned})

    def earn(self, thalers: int) -> int:
        """From the bank, which may be limited: then it pays what is left (LH-R15)."""
        if self.setting.limited_bank:
            thalers = max(0, min(thalers, self.bank()))
        self.money[self.seat] = self.money[self.seat] + thalers
        return thalers

    def leave_hand(self, card: int) -> None:
        hand = self.hands[self.seat]
        for i in range(len(hand)):
            if hand[i] & CARD == card:
                hand.pop(i)
                return

    def unit_done(self) -> None:
        self.left -= 1
        self.done += 1

    def lapse(self) -> None:
        """What is left of the card cannot be done (LH-071)."""
        if self.left and self.events is not None:
            self.tell("lapsed", {"seat": self.seat, "left": self.left})
        self.end_card()

    def end_card(self) -> None:
        self.left = 0
        self.done = 0
        self.domain = NOBODY
        self.victim = NOBODY
        if self.setting.per_card and self._settle():  # LH-R16
            return
        self.to_draw()

    def to_draw(self) -> None:
        if self.final_turns >= 0:  # LH-165
            self.end_turn()
        else:
            self.phase = DRAWING

    def end_turn(self) -> None:
        seats = self.setting.seats
        self.sold = NOBODY
        if self.final_turns > 0:
            self.final_turns -= 1
            if self.final_turns == 0:
                self._count_money()
                return
        elif not self.deck:  # LH-163, LH-R44
            self.final_turns = seats
            if self.events is not None:
                self.tell("final_round", {"seat": self.seat, "turns": seats})
        self.seat = (self.seat + 1) % seats
        self.begin_turn()

    # -- points and the end ------------------------------------------------------------------

    def counted(self) -> bool:
        """Points after one unit; whether the game is over."""
        return not self.setting.per_card and self._settle()

    def _settle(self) -> bool:
        """Move the markers to what the board is worth, monopolies included, the active player first,
        then clockwise, whoever placed the border (LH-082, LH-087 … LH-090, LH-130, LH-R18, LH-R40).
        Who reaches the king wins before the next is counted, and there is no bonus for money
        (LH-161, LH-162, LH-185, LH-R17, LH-R42)."""
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
                self.tell("score", args)
            if points >= self.setting.target:
                self._finish(KING, [seat])
                return True
        return False

    def held(self) -> list[int]:
        """The mines of each seat, if somebody listens."""
        if self.events is None:
            return []
        return [scoring.mines(self, seat) for seat in range(self.setting.seats)]

    def tell_monopolies(self, before: list[int]) -> None:
        """Those gained and lost by the last unit (LH-156)."""
        least = self.setting.figures.monopoly_mines
        for seat in range(len(before)):
            now = scoring.mines(self, seat)
            for kind in range(MINE_TYPES):
                held = before[seat] >> 8 * kind & LANE >= least
                if held != (now >> 8 * kind & LANE >= least):
                    args: Args = {"seat": seat, "mine": MINES[kind]}
                    self.tell("monopoly_lost" if held else "monopoly", args)

    def _count_money(self) -> None:
        """LH-167 … LH-169"""
        bonus = scoring.bonuses(self)
        for seat in range(self.setting.seats):
            self.scores[seat] = self.scores[seat] + bonus[seat]
            if bonus[seat] and self.events is not None:
                self.tell("bonus", {"seat": seat, "points": bonus[seat], "money": self.money[seat]})
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
            self.tell("ended", {"reason": reason, "winners": winners})

    def result(self) -> Result | None:
        return scoring.result(self) if self.phase == ENDED else None

    def payoffs(self) -> list[float]:
        payoffs = [0.0] * self.setting.seats
        for seat in self.winners:
            payoffs[seat] = 1.0 / len(self.winners)
        return payoffs

    def tell(self, code: str, args: Args) -> None:
        assert self.events is not None
        self.events.append(Event(code, args))
