"""What Rise Shields knows about good play (ledger, part 10).

An army's turn is a chain of plans (plans.py): which unit next, where to, whom to strike. A
bot looks ahead over such plans; the single steps of one follow by themselves.
"""

from typing import Final

from hastilude.core.chance import Chance
from hastilude.core.insight import Insight
from hastilude.core.state import CHOICE, State
from hastilude.games.rise_shields import actions, phases, plans, reactions
from hastilude.games.rise_shields.appraisal import shares, strengths
from hastilude.games.rise_shields.names import DOMINION, DUEL, SET_OF, UNITS
from hastilude.games.rise_shields.tableau import Tableau
from hastilude.games.rise_shields.terms import BOARD

#: a plan is worth activating a unit for
WORTHWHILE: Final = 0.6
#: in units: a larger army thinks less about each of them
SMALL_ARMY: Final = 7
#: units of a side, pieces of the dominion, with which the game may be over at once
LAST_FEW: Final = 2
DOMINION_NEAR: Final = 3


class RiseShieldsInsight(Insight):
    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, Tableau)
        return shares(state, strengths(state, True))[seat]

    def values(self, state: State) -> list[float]:
        assert isinstance(state, Tableau)
        judgement = self.judgements.get(state.setting.seats)
        # learned from duels
        if judgement is not None and state.setting.mode == DUEL and state.phase != phases.ENDED:
            return judgement.values(state)
        return shares(state, strengths(state, True))

    def outlook(self, state: State, action: int, chance: Chance) -> float:
        """The share of strength with what the action promises on the average: luck is left out."""
        assert isinstance(state, Tableau)
        strength = strengths(state, False)
        seat = state.chooser
        strength[seat] = strength[seat] + promise(state, action)
        return shares(state, strength)[seat]

    def prior(self, state: State, action: int) -> float:
        assert isinstance(state, Tableau)
        return leanings(state, [action])[0]

    def priors(self, state: State, legal: list[int]) -> list[float]:
        assert isinstance(state, Tableau)
        weights = leanings(state, legal)
        if max(weights) <= 0.0:
            weights[len(weights) - 1] = 1.0
        return weights

    def playout(self, state: State) -> int:
        """Attack and answer are judged together."""
        return 4

    def pace(self, state: State) -> float:
        """A whole army moves in one turn, however large: it shares the time of a few decisions."""
        assert isinstance(state, Tableau)
        phase = state.phase
        if phase == phases.MAIN:
            return 0.2 * _share(state)
        if phase == phases.ACTIVATION:
            return 0.12 * _share(state) if state.steps == 0 else 0.01
        if phase in (phases.WINDOW, phases.LETHAL, phases.REPLY, phases.CARD_TARGET):
            return 0.05
        return 0.01

    def depth(self, state: State) -> int:
        """In a battle a card is followed by more decisions; an army's whole turn is too much to look through."""
        assert isinstance(state, Tableau)
        if not _end_near(state):
            return 0
        return 1 if state.phase in (phases.MAIN, phases.ACTIVATION, phases.DEPLOY) else 3

    def reach(self, state: State) -> int:
        """A unit's step or blow may be followed by more decisions too: a squire takes no time for those."""
        assert isinstance(state, Tableau)
        return 3 if state.phase == phases.ACTIVATION and _end_near(state) else self.depth(state)

    def step(self, state: State) -> int:
        """Macro-moves: once a unit is chosen, its plan is carried out."""
        assert isinstance(state, Tableau)
        phase = state.phase
        if phase == phases.MAIN:
            return CHOICE
        legal = state.legal()
        if phase == phases.ACTIVATION:
            first = plans.survey(state, state.unit, state.hand).first
            return first if first in legal else legal[len(legal) - 1]
        return best_of(state, legal)


def _end_near(t: Tableau) -> bool:
    """Whether a unit or an artifact more may end the game (RS-290, RS-292)."""
    theirs = 0
    mine = 0
    for unit in range(UNITS):
        if t.status[unit] == BOARD and not t.setting.machine[unit]:
            if t.enemies(t.chooser, t.owner[unit]):
                theirs += 1
            else:
                mine += 1
    if theirs <= LAST_FEW or mine <= LAST_FEW:
        return True
    for seat in range(t.setting.seats):
        pieces = 0
        for artifact in range(len(SET_OF)):
            if t.held[seat] >> artifact & 1 and SET_OF[artifact] == DOMINION:
                pieces += 1
        if pieces >= DOMINION_NEAR:
            return True
    return False


def _share(t: Tableau) -> float:
    return min(1.0, SMALL_ARMY / max(1, len(t.army_of(t.active))))


def best_of(t: Tableau, legal: list[int]) -> int:
    """What promises most, the first of equals."""
    weights = leanings(t, legal)
    found = legal[len(legal) - 1]
    height = -1e9
    for i in range(len(legal)):
        if weights[i] > 0.0:
            gain = promise(t, legal[i])
            if gain > height:
                height = gain
                found = legal[i]
    return found


def leanings(t: Tableau, legal: list[int]) -> list[float]:
    """How much a sensible player looks at each action; 0 for those that another covers."""
    phase = t.phase
    if phase == phases.ACTIVATION:
        return _activation(t, legal)
    if phase == phases.MAIN:
        weights = [_main(t, action) for action in legal]
        if plans.caution(t, t.active) < 1.0 and _has_work(t, legal):
            _never(weights, legal, actions.END)
        return weights
    if phase == phases.DEPLOY:
        unit = (legal[0] - actions.DEPLOY) // 137
        return [1.0 if (action - actions.DEPLOY) // 137 == unit else 0.0 for action in legal]
    if phase == phases.WINDOW:
        return [_in_window(t, action) for action in legal]
    if phase in (phases.LETHAL, phases.SPELL_WINDOW, phases.ALLY_MAIN):
        return [1.0 if action <= actions.PASS else 0.0 for action in legal]
    return [1.0] * len(legal)


def _in_window(t: Tableau, action: int) -> float:
    """A card that turns the odds of this strike against its own player is never worth a look."""
    if action >= actions.PASS:
        return 1.0 if action == actions.PASS else 0.0
    return 1.0 if reactions.promise(t, action) + reactions.price(t, action) > 0.0 else 0.0


def _has_work(t: Tableau, legal: list[int]) -> bool:
    """Whether some unit has a plan."""
    for action in legal:
        activates = actions.ACTIVATE <= action < actions.REBUILD
        if activates and plans.gain(t, action - actions.ACTIVATE, t.active) > WORTHWHILE:
            return True
    return False


def _never(weights: list[float], legal: list[int], action: int) -> None:
    for i in range(len(legal)):
        if legal[i] == action:
            weights[i] = 0.0


def _main(t: Tableau, action: int) -> float:
    if action < actions.PLAY:
        return 1.0
    if action == actions.END:
        return 0.5
    if action == actions.RESIGN:
        return 0.0
    if action < actions.TAKE:
        return 0.6 if reactions.card_gain(t, action) > 0.0 else 0.0
    return 1.0


def _activation(t: Tableau, legal: list[int]) -> list[float]:
    """First actions of the best plans."""
    survey = plans.survey(t, t.unit, t.hand)
    weights = [0.0] * len(legal)
    for i in range(len(legal)):
        action = legal[i]
        if action == survey.first:
            weights[i] = 1.0
        elif action in survey.actions and survey.score_of(action) > survey.best - 30.0:
            weights[i] = 0.3
        elif actions.BLESS <= action < actions.FINISH:
            weights[i] = 0.1
        elif action == actions.TAKE:
            weights[i] = 1.0
    return weights


def promise(t: Tableau, action: int) -> float:
    """What an action adds to its decider's strength, on the average."""
    phase = t.phase
    if phase == phases.MAIN:
        if action < actions.ACTIVATE or action >= actions.STEP:
            return 0.0
        if action < actions.REBUILD:
            unit = action - actions.ACTIVATE
            gain = plans.gain(t, unit, t.active)
            return gain if gain > WORTHWHILE else -0.5
        if action == actions.END:
            return 0.0
        return reactions.card_gain(t, action)
    if phase == phases.ACTIVATION:
        survey = plans.survey(t, t.unit, t.hand)
        if action == actions.TAKE:
            return survey.best - survey.rest + 60.0
        if actions.BLESS <= action < actions.FINISH:
            return reactions.blessing_gain(t, action - actions.BLESS)
        if actions.PLAY <= action < actions.TAKE:
            return survey.best - survey.rest - 1.0
        return survey.score_of(action) - survey.rest
    return reactions.promise(t, action)
