"""What Lionheart tells of how it was played: mines, and what cards were for."""

from typing import Final

from hastilude.core.action import Action
from hastilude.core.facts import Fact, Facts, Family
from hastilude.core.state import State
from hastilude.games.lionheart import scoring
from hastilude.games.lionheart.cards import CARD_NAMES, MINES, USES
from hastilude.games.lionheart.tableau import LANE, OLDEST_ASKED, Tableau

_MONOPOLIES: Final = tuple(f"monopoly of {mine}" for mine in MINES)


class LionheartFacts(Facts):
    had = (
        Family("mine", "Mines in one's domains at the end", MINES, "mine"),
        Family("monopoly", "Monopolies at the end", _MONOPOLIES),
    )
    chosen = (
        Family("use", "What cards are played for", USES, "use"),
        Family("card", "Cards played", CARD_NAMES, "card"),
        Family("sold", "Cards sold", CARD_NAMES, "card"),
        Family("step", "Where the next card comes from", ("deck", "market")),
    )

    def order(self, state: State, seats: int) -> list[int]:
        assert isinstance(state, Tableau)
        if state.phase == OLDEST_ASKED:
            return []
        return [(state.first + i) % seats for i in range(seats)]

    def things_of(self, state: State, seat: int) -> list[Fact]:
        assert isinstance(state, Tableau)
        ore = scoring.mines(state, seat)
        least = state.setting.figures.monopoly_mines
        counts = [ore >> 8 * kind & LANE for kind in range(len(MINES))]
        mines = [Fact("mine", mine) for mine, count in zip(MINES, counts, strict=True) if count]
        rare = [Fact("monopoly", name) for name, n in zip(_MONOPOLIES, counts, strict=True) if n >= least]
        return mines + rare

    def things_in(self, action: Action) -> list[Fact]:
        if action.kind == "play":
            return [Fact("use", action.args["use"]), Fact("card", action.args["card"])]
        if action.kind == "sell":
            return [Fact("sold", action.args["card"])]
        return [Fact("step", action.kind)] if action.kind in ("deck", "market") else []
