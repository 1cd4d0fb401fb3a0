"""The duel: best of three clashes, each in seven steps (KT-174).

One part for tournaments, challenge cards and titles alike. Side 0 is always a player; side 1
a player or an opponent without decisions. What happens is written down in the state's
`report`, from which views make a table: who acts first in each step and why, dice, tokens,
attacks.
"""

from hastilude.core.chance import Chance
from hastilude.core.decision import Step
from hastilude.core.words import Arg, Event
from hastilude.games.knights_tale import clash, outcome, rolling
from hastilude.games.knights_tale.cards import (
    KNIGHTS,
    TITLES,
    TRAVEL,
)
from hastilude.games.knights_tale.tableau import (
    BOUT_FOUGHT,
    BRAVE_FOUGHT,
    CHALLENGE_FOUGHT,
    DUEL_STEP,
    FAITH_PHASE,
    FOR_CARD,
    FOR_TITLE,
    FOR_TOURNAMENT,
    LANCE_PHASE,
    NOBODY,
    NONE,
    RELIC_PHASE,
    S_COMPARE,
    S_FAITH,
    S_RELIC,
    S_ROLL,
    S_STRENGTH,
    S_TENT,
    STRENGTH_PHASE,
    TENT_PHASE,
    Tableau,
)

# -- beginning ---------------------------------------------------------------------------


def against_knight(state: Tableau, why: int, seat: int, knight: int, place: int, vp: bool) -> None:
    """A knight of the tournament, or the virtual opponent with its knight's token (KT-368, KT-R90)."""
    figures = state.setting.figures
    _begin(state, why, seat, NOBODY)
    state.foe = knight
    state.foe_vp = vp
    state.place = place
    state.foe_attack = figures.knight_attack[knight]
    state.foe_prestige = figures.knight_prestige[knight]  # KT-169
    state.foe_dice = figures.knight_dice[knight]
    state.less = figures.knight_less[knight * 3 : knight * 3 + 3]
    _tell_begin(state)


def against_card(state: Tableau, seat: int, card: int) -> None:
    """The opponent of a challenge card (KT-112)."""
    figures = state.setting.figures
    _begin(state, FOR_CARD, seat, NOBODY)
    state.foe_attack = figures.attack[card]
    state.foe_prestige = figures.prestige[card]
    _tell_begin(state)


def against_title(state: Tableau, seat: int, title: int) -> None:
    """The knight on the title Brave (KT-313)."""
    needs = state.setting.figures.needs[title]
    _begin(state, FOR_TITLE, seat, NOBODY)
    state.card = title
    state.foe_attack = needs.duel_attack
    state.foe_prestige = needs.duel_prestige
    _tell_begin(state)


def between_players(state: Tableau, one: int, two: int, place: int) -> None:
    """KT-213: both do each step."""
    _begin(state, FOR_TOURNAMENT, one, two)
    state.place = place
    _tell_begin(state)


def _begin(state: Tableau, why: int, one: int, two: int) -> None:
    state.clear_duel()
    state.duel = why
    state.side = [one, two]
    state.clash = 1
    state.report = []
    if why == FOR_TOURNAMENT:
        state.interrupt(DUEL_STEP, BOUT_FOUGHT)
    else:
        state.interrupt(DUEL_STEP, CHALLENGE_FOUGHT if why == FOR_CARD else BRAVE_FOUGHT)


def _tell_begin(state: Tableau) -> None:
    if state.events is not None:
        args: dict[str, Arg] = {
            "seat": state.side[0],
            "attack": state.foe_attack,
            "stars": state.foe_prestige,
        }
        if state.side[1] != NOBODY:
            state.tell(Event("duel_players", {"seat": state.side[0], "rival": state.side[1]}))
        elif state.foe_vp:
            state.tell(Event("duel_vp", args))
        elif state.duel == FOR_CARD:
            state.tell(Event("duel_card", {**args, "card": TRAVEL[state.card]}))
        elif state.duel == FOR_TITLE:
            state.tell(Event("duel_title", {**args, "title": TITLES[state.card]}))
        else:
            state.tell(Event("duel_knight", {**args, "knight": KNIGHTS[state.foe]}))


# -- going on ----------------------------------------------------------------------------


class DuelStep(Step[Tableau]):
    """To the next decision, or the end of the duel."""

    def run(self, state: Tableau, chance: Chance) -> None:
        while True:
            step = state.step
            if step == S_ROLL:
                rolling.roll(state, chance)
                _next_step(state)
                continue
            if step == S_COMPARE:
                if outcome.compare(state):
                    return
                continue
            if state.side[1] == NOBODY:  # it decides nothing (KT-173)
                if state.acted == 0 and clash.can_act(state, 0):
                    _ask(state, 0)
                    return
            else:
                if state.first == NONE:  # judged once, at the start of each step (KT-216, KT-R65)
                    judged = clash.losing(state)
                    state.first = judged >> 2
                    if clash.can_act(state, 0) or clash.can_act(state, 1):
                        clash.note(state, clash.R_FIRST, state.first, judged & 3)
                while state.acted < 2:
                    side = state.first if state.acted == 0 else 1 - state.first
                    if clash.can_act(state, side):
                        _ask(state, side)
                        return
                    state.acted += 1
            _next_step(state)


def _next_step(state: Tableau) -> None:
    state.step += 1
    state.first = NONE
    state.acted = 0


def _ask(state: Tableau, side: int) -> None:
    state.seat = state.side[side]
    step = state.step
    if step == S_STRENGTH:
        state.phase = STRENGTH_PHASE
    elif step == S_TENT:
        state.phase = TENT_PHASE
    elif step == S_FAITH:
        state.phase = FAITH_PHASE
    elif step == S_RELIC:
        state.phase = RELIC_PHASE
    else:
        state.phase = LANCE_PHASE
