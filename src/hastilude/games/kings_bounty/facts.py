"""What King's Bounty tells of how it was played: titles, and what was laid and used."""

from typing import Final

from hastilude.core.action import Action
from hastilude.core.facts import Fact, Facts, Family
from hastilude.core.state import State
from hastilude.games.kings_bounty import scoring
from hastilude.games.kings_bounty.cards import KIND_NAMES
from hastilude.games.kings_bounty.tableau import Tableau
from hastilude.games.kings_bounty.titles import TITLES

#: kinds of actions that put a card on the table; a returned one is not used
_USES: Final = ("play", "garrison", "capture", "destroy", "disband")


class KingsBountyFacts(Facts):
    had = (Family("title", "Titles held at the end", TITLES, "title"),)
    chosen = (Family("card", "Cards played", KIND_NAMES, "card"),)

    def things_of(self, state: State, seat: int) -> list[Fact]:
        assert isinstance(state, Tableau)
        return [
            Fact("title", TITLES[title])
            for title in scoring.titles_in_game(state)
            if scoring.final_holder(state, title) == seat
        ]

    def things_in(self, action: Action) -> list[Fact]:
        if action.kind not in _USES:
            return []
        card = action.args.get("card") or action.args["holding"]
        return [Fact("card", card.rpartition("_")[0])]  # equal cards together (KB-R22)
