"""What tokens and relics can still add to an attack in a clash."""

from hastilude.games.knights_tale import clash
from hastilude.games.knights_tale.cards import (
    ATTACK,
    COLOURS,
    DIE_COUNT,
    FOE_ATTACK,
    LANCE,
    MOST_DICE,
    NO_DIE,
    RELIC_KINDS,
    REROLL,
    TURN_DIE,
)
from hastilude.games.knights_tale.tableau import DOWN, Tableau


class Reserves:
    """Those of one side, with the dice as they lie."""

    def __init__(self, state: Tableau, side: int) -> None:
        self.state = state
        self.side = side
        self.seat = state.side[side]
        #: attack added whatever the dice show
        self.flat = 0
        #: by colour: the best die, and what a token turns one to (0 if none does)
        self.best: list[int] = []
        self.floor = [0] * len(COLOURS)
        for colour in range(len(COLOURS)):
            die = state.dice[side * DIE_COUNT + colour * MOST_DICE + MOST_DICE - 1]
            self.best.append(0 if die == NO_DIE else die & 7)

    def gain(self, effect: list[int]) -> int:
        """Attack that a token or relic would add, or take from the other side."""
        total = 0
        for i in range(0, len(effect), 2):
            code = effect[i]
            number = effect[i + 1]
            if code == ATTACK:
                total += number
            elif code == FOE_ATTACK:
                total -= number
            elif code == TURN_DIE and number & 15 > self.best[number >> 4]:
                total += (number & 15) - self.best[number >> 4]
        return total

    def spend(self, effect: list[int]) -> None:
        """Two tokens for the same colour do not add up."""
        for i in range(0, len(effect), 2):
            code = effect[i]
            number = effect[i + 1]
            if code == ATTACK:
                self.flat += number
            elif code == FOE_ATTACK:
                self.flat -= number
            elif code == TURN_DIE:
                colour = number >> 4
                if number & 15 > self.floor[colour]:
                    self.floor[colour] = number & 15
                if number & 15 > self.best[colour]:
                    self.best[colour] = number & 15

    def call_up(self, without: int, lances: int, relic: bool) -> int:
        """Spend so many lance tokens and a relic, the best ones: how much attack they add.

        One token of the kind `without` is spent already.
        """
        state = self.state
        figures = state.setting.figures
        left: list[int] = []
        for token in state.support[self.seat]:
            kind = token >> 1
            if token & DOWN or figures.timing[kind] != LANCE:
                continue
            if kind == without:
                without = -1
            elif clash.token_usable(state, self.side, kind):
                left.append(kind)
        total = 0
        for _ in range(lances):
            chosen = self._best_of(left, figures.effect)
            if chosen < 0:
                break
            total += self.gain(figures.effect[chosen])
            self.spend(figures.effect[chosen])
            left.remove(chosen)
        if relic:
            kinds = [kind for kind in range(RELIC_KINDS) if self._has(kind)]
            chosen = self._best_of(kinds, figures.relic_effect)
            if chosen >= 0:
                total += self.gain(figures.relic_effect[chosen])
                self.spend(figures.relic_effect[chosen])
        return total

    def _best_of(self, kinds: list[int], effects: list[list[int]]) -> int:
        best = 0
        chosen = -1
        for kind in kinds:
            gain = self.gain(effects[kind])
            if gain > best:
                best = gain
                chosen = kind
        return chosen

    def _has(self, relic: int) -> bool:
        return clash.has_relic(self.state, self.seat, relic) and clash.relic_usable(
            self.state, self.side, relic
        )

    def ring_dice(self) -> int:
        """Dice that a relic at hand could reroll (KT-296), or 0."""
        for kind in range(RELIC_KINDS):
            effect = self.state.setting.figures.relic_effect[kind]
            if effect[0] == REROLL and self._has(kind):
                return effect[1]
        return 0
