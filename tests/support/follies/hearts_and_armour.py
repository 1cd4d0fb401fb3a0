"""Hearts and Armour: cards that deceive nobody, open kindness, gifts to enemies, fights for nothing."""

from typing import ClassVar

from hastilude.core.state import State
from hastilude.games.hearts_and_armour.cards import (
    DECLARE,
    GIVE,
    HERO_COUNT,
    HEROES,
    LAY,
    NO_EFFECT,
    NO_SIDE,
    PLAY,
    TAKE,
)
from hastilude.games.hearts_and_armour.forecast import fates
from hastilude.games.hearts_and_armour.rules import HeartsAndArmour
from hastilude.games.hearts_and_armour.tableau import DESTINATION, TURN
from support.follies import Spotter


class HeartsAndArmourSpotter(Spotter):
    #: a few shields lie open for the sake of what they do besides; and who lays face down only what
    #: everybody expects deceives nobody
    allowed: ClassVar[dict[str, float]] = {
        "an open shield on one's own sympathy": 0.1,
        "an honest face-down card": 0.95,
    }

    def decides(self, state: State, seat: int, action: int) -> None:
        assert isinstance(state, HeartsAndArmour)
        if state.phase == TURN:
            if action == DECLARE:
                able = any(fate.fate != "lives" for fate in fates(state, seat))
                self.note("a fight that can kill nobody", not able and state.round < state.setting.last_round)
            else:
                self._card(state, seat, action)
        elif state.phase == DESTINATION and state.effect == TAKE:
            to = state.seat_of(action - GIVE)
            armed = [other for other in range(state.setting.seats) if enemies(state, seat, other)]
            if to in armed:
                others = [a for a in state.legal() if state.seat_of(a - GIVE) not in armed]
                self.note("a card for an enemy's hand", bool(others), HEROES[state.heroes[to]])
            else:
                self.note("a card for an enemy's hand", False)

    def _card(self, state: HeartsAndArmour, seat: int, action: int) -> None:
        figures = state.setting.figures
        number = action - LAY if action < PLAY else action - PLAY
        kind = figures.kind_of[number // HERO_COUNT]
        target = state.seat_of(number % HERO_COUNT)
        net = figures.net[kind]
        if action < PLAY and target != seat and net:
            # whoever watches takes a card on an enemy for swords, on a comrade for shields
            honest = (net > 0) == enemies(state, seat, target)
            self.note("an honest face-down card", honest)
        if net < 0 and target == state.goals[seat] and target != state.sorcerer:
            deed = figures.effect[kind] != NO_EFFECT and bool(state.table[target])
            self.note(
                "an open shield on one's own sympathy",
                action >= PLAY and not deed,
                HEROES[state.heroes[target]],
            )


def enemies(state: HeartsAndArmour, seat: int, other: int) -> bool:
    if seat == other:
        return False
    mine, theirs = state.sides[seat], state.sides[other]
    return mine != theirs or NO_SIDE in (mine, theirs)


SPOTTER = HeartsAndArmourSpotter
