"""What A Knight's Tale tells of how it was played: characters, titles, tokens, areas and travel cards."""

from hastilude.core.action import Action
from hastilude.core.facts import Fact, Facts, Family
from hastilude.core.state import State
from hastilude.games.knights_tale.cards import AREAS, CHARACTERS, SUPPORT, TITLES, TRAVEL
from hastilude.games.knights_tale.tableau import NOBODY, Tableau


class KnightsTaleFacts(Facts):
    had = (
        Family("character", "Characters", CHARACTERS, "character"),
        Family("title", "Titles scored", TITLES, "title"),
        Family("support", "Support tokens owned at the end", SUPPORT, "token"),
        Family("crown", "Tournaments won", ("one tournament", "two tournaments", "three tournaments")),
    )
    chosen = (
        Family("area", "Where pawns are sent", AREAS, "area"),
        Family("travel", "Travel cards played", TRAVEL, "card"),
        Family("used", "Support tokens used", SUPPORT, "token"),
    )

    def order(self, state: State, seats: int) -> list[int]:
        assert isinstance(state, Tableau)
        return [player for player in state.order if player < seats]  # without the virtual opponent

    def things_of(self, state: State, seat: int) -> list[Fact]:
        assert isinstance(state, Tableau)
        found: list[Fact] = []
        if state.character[seat] >= 0:
            found.append(Fact("character", CHARACTERS[state.character[seat]]))
        found += [Fact("title", name) for title, name in enumerate(TITLES) if state.scored[seat] >> title & 1]
        kinds = {token >> 1 for token in state.support[seat]}
        found += [Fact("support", SUPPORT[kind]) for kind in sorted(kinds)]
        won = sum(champion == seat for champion in state.champions if champion != NOBODY)
        if won:
            found.append(Fact("crown", self.had[3].codes[won - 1]))
        return found

    def things_in(self, action: Action) -> list[Fact]:
        area = "event_action" if action.kind == "event_item" else action.kind
        if area in AREAS:
            return [Fact("area", area)]
        if action.kind == "play":
            return [Fact("travel", action.args["card"])]
        return [Fact("used", action.args["support"])] if action.kind == "use" else []
