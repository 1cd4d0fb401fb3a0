"""Lionheart: hoarding, knights that guard nothing, points left lying."""

from typing import ClassVar

from hastilude.core.state import State
from hastilude.games.lionheart.appraisal import Weights
from hastilude.games.lionheart.cards import ACTIONS, CASTLES, PLAY, SELL
from hastilude.games.lionheart.insight import PLENTY, POINTS, net_gain
from hastilude.games.lionheart.rules import Lionheart
from hastilude.games.lionheart.tableau import TURN
from support.follies import Spotter

#: thalers left over at the end that say that somebody only sold
HOARD = 40
#: knights of a seat outside its domains at the end, beside one at each castle without a domain
STRAY = 5


class LionheartSpotter(Spotter):
    #: who has no domain to the end has nothing to spend money on, and nowhere to put knights
    allowed: ClassVar[dict[str, float]] = {"a hoard at the end": 0.05, "stray knights": 0.05}

    def decides(self, state: State, seat: int, action: int) -> None:
        assert isinstance(state, Lionheart)
        # when the deck is nearly out, thalers are points (LH-167)
        if state.phase != TURN or state.money[seat] < PLENTY or len(state.deck) <= 3 * state.setting.seats:
            return
        best = max((net_gain(state, play, Weights()) for play in state.legal() if play >= PLAY), default=0)
        if best >= POINTS:
            self.note(
                "a card sold with plenty of money and points in hand",
                SELL <= action < PLAY,
                f"{ACTIONS.text(action)} with {state.money[seat]} thalers and {best} points to be had",
            )

    def over(self, state: State) -> None:
        assert isinstance(state, Lionheart)
        for seat in range(state.setting.seats):
            rest = state.money[seat]
            rival = max(money for other, money in enumerate(state.money) if other != seat)
            self.note("a hoard at the end", rest > HOARD and rest > rival + HOARD // 2, f"{rest} thalers")
            colour = state.setting.colour_of[seat]
            castles = range(colour * CASTLES, colour * CASTLES + CASTLES)
            standing = [castle for castle in castles if state.castle_at[castle] >= 0]
            lone = sum(not state.domains[castle].some() for castle in standing)
            inside = sum(state.guard[castle] for castle in standing)
            stray = state.pieces[colour].count() - len(standing) - inside - lone
            self.note("stray knights", stray >= STRAY, f"{stray} knights outside any domain")


SPOTTER = LionheartSpotter
