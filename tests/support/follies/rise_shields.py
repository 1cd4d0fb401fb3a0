"""Rise Shields: cards against oneself, turns without a deed, won games that go on."""

from typing import ClassVar

from hastilude.core.state import State
from hastilude.games.rise_shields import actions, odds, phases, plans
from hastilude.games.rise_shields.names import CARD_COUNT, CARDS, JUSTICE, UNIT_NAMES
from hastilude.games.rise_shields.rules import RiseShields
from hastilude.games.rise_shields.terms import BOARD, MAIN_STRIKE
from support.follies import Spotter

#: units more than the other side has where nothing is to be feared
MORE = 3
#: rounds in which an army several times as large should have caught the last ones
CHASE = 20


class RiseShieldsSpotter(Spotter):
    #: counted, not mended: a last leader behind walls that only a catapult breaks. Bolder plans finished
    #: more games, and lost to a page
    allowed: ClassVar[dict[str, float]] = {
        "a bare turn beside a weak enemy": 0.05,
        "a won game not finished": 1.0,
    }

    def begins(self, state: State) -> None:
        self.deeds = 0
        #: by seat: since which round it has as good as won
        self.since: dict[int, int] = {}

    def decides(self, state: State, seat: int, action: int) -> None:
        assert isinstance(state, RiseShields)
        if state.phase == phases.WINDOW:
            self._window(state, seat, action)
        elif state.phase == phases.MAIN:
            mine, theirs = sides(state, seat)
            if mine >= MORE * theirs + MORE:
                self.since.setdefault(seat, state.round)
            elif mine < 2 * theirs + 2:
                self.since.pop(seat, None)  # it came back: nothing was won
            if action != actions.END:
                self.deeds += 1
                return
            if mine >= MORE + theirs and theirs <= 2:
                units = [
                    a - actions.ACTIVATE for a in state.legal() if actions.ACTIVATE <= a < actions.REBUILD
                ]
                near = [UNIT_NAMES[unit] for unit in units if plans.survey(state, unit, seat).actions]
                bare = self.deeds == 0 and bool(near)
                self.note("a bare turn beside a weak enemy", bare, f"round {state.round}: {near}")
            self.deeds = 0

    def _window(self, state: RiseShields, seat: int, action: int) -> None:
        """Justice lets neither side count its base value: to whose good is plain before the dice."""
        offered = [
            a for a in state.legal() if a < actions.TAKE and (a - actions.PLAY) % CARD_COUNT == JUSTICE
        ]
        if not offered:
            return
        charge = state.charge if state.strike == MAIN_STRIKE and state.striker == state.unit else 0
        before = odds.strike_chance(state, state.strike, state.striker, state.struck, state.blow, charge)
        after = state.copy()
        after.justice = True
        then = odds.strike_chance(after, state.strike, state.striker, state.struck, state.blow, charge)
        good = before - then if state.enemies(seat, state.owner[state.striker]) else then - before
        if good <= 0.0:
            text = f"{CARDS[JUSTICE]} on {UNIT_NAMES[state.struck]}: {before:.2f} to {then:.2f}"
            self.note("justice against oneself", action in offered, text)

    def over(self, state: State) -> None:
        assert isinstance(state, RiseShields)
        if self.since:
            rounds = state.round - min(self.since.values())
            self.note("a won game not finished", rounds > CHASE, f"{rounds} rounds")


def sides(state: RiseShields, seat: int) -> tuple[int, int]:
    """Units on the board: of the seat's side, and of all others."""
    mine = theirs = 0
    for unit in range(len(UNIT_NAMES)):
        if state.status[unit] == BOARD and not state.setting.machine[unit]:
            if state.enemies(seat, state.owner[unit]):
                theirs += 1
            else:
                mine += 1
    return mine, theirs


SPOTTER = RiseShieldsSpotter
