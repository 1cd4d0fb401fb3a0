"""The refresh phase: initiative, pawns, tokens, income, board (KT-121 … KT-130)."""

from mypy_extensions import i64

from hastilude.core.chance import Chance
from hastilude.core.decision import Step
from hastilude.core.row import vec
from hastilude.core.words import Event
from hastilude.games.knights_tale import dealing, effects, signup
from hastilude.games.knights_tale.cards import (
    AREA_COUNT,
    COINS,
    DECKS,
    EVENTS,
    FAITH,
    PAWNS,
    RELIC_KINDS,
    ROUNDS,
    STRENGTH,
    TRACK_CELLS,
)
from hastilude.games.knights_tale.tableau import NONE, Tableau


class RefreshAll(Step[Tableau]):
    """All steps, also in round 3 (KT-R86)."""

    def run(self, state: Tableau, chance: Chance) -> None:
        _initiative(state)
        _pawns(state)
        _turn_up(state)
        _income(state)
        _support(state, chance)
        _rows(state, chance)
        _event(state)
        signup.begin(state)


def _initiative(state: Tableau) -> None:
    """Who took initiative comes first, in the order of the pawns (KT-121 … KT-123)."""
    if not state.initiative:  # KT-087
        return
    state.order = [*state.initiative, *(seat for seat in state.order if seat not in state.initiative)]
    state.initiative = []
    if state.events is not None:
        state.tell(Event("order", {"seats": [state.who(seat) for seat in state.order]}))


def _pawns(state: Tableau) -> None:
    """They return to their owners (KT-124)."""
    state.placed = vec[i64]([0] * (state.setting.sides * AREA_COUNT))
    state.pawns = vec[i64]([PAWNS] * state.setting.sides)


def _turn_up(state: Tableau) -> None:
    """Support, relics and prestige face up (KT-125, KT-292)."""
    for seat in range(state.setting.seats):
        tokens = state.support[seat]
        for i in range(len(tokens)):
            tokens[i] = tokens[i] & ~1
        tokens.sort()
        for kind in range(RELIC_KINDS):
            at = (seat * RELIC_KINDS + kind) * 2
            state.relics[at] = state.relics[at] + state.relics[at + 1]
            state.relics[at + 1] = 0
        state.prestige_up[seat] = state.prestige_up[seat] | state.prestige_down[seat]
        state.prestige_down[seat] = 0


def _income(state: Tableau) -> None:
    """The upper part of the character card (KT-126); the virtual opponent has none (KT-366)."""
    for seat in range(state.setting.seats):
        income = state.setting.figures.income[state.character[seat]]
        effects.add_resource(state, seat, COINS, income[0])
        effects.add_resource(state, seat, FAITH, income[1])
        effects.add_resource(state, seat, STRENGTH, income[2])


def _support(state: Tableau, chance: Chance) -> None:
    """What was not bought leaves the game, the recruit too (KT-127, KT-R43)."""
    for cell in range(TRACK_CELLS):
        if state.track[cell] != NONE:
            state.removed.append(state.track[cell])
            state.track[cell] = NONE
    if state.event_token != NONE:
        state.removed.append(state.event_token)
        state.event_token = NONE
    dealing.lay_track(state, chance)


def _rows(state: Tableau, chance: Chance) -> None:
    """Open travel cards are discarded for good (KT-120, KT-129)."""
    for deck in range(len(DECKS)):
        state.spent.extend(state.rows[deck])
        state.rows[deck] = []
    dealing.lay_rows(state, chance)


def _event(state: Tableau) -> None:
    """In round 1 the event of round 3 is turned face up (KT-130)."""
    state.refreshed = True  # the event is over (KT-R44)
    if state.events is not None and state.round == 1:
        state.tell(Event("event_next", {"round": ROUNDS, "event": EVENTS[state.events_of[ROUNDS - 1]]}))
