"""Lionheart, loaded: what the table, the bots and the simulator ask for."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from hastilude.core.chance import Chance
from hastilude.core.components import Checked, Components, Shared
from hastilude.core.feats import Earned
from hastilude.core.game import Options, Rulebook
from hastilude.core.words import Heading, Remark
from hastilude.games.lionheart import feats, position, remarks, show, view
from hastilude.games.lionheart.cards import (
    ACTIONS,
    ALLY,
    BORDER,
    CASTLE,
    CELLS,
    EDGE_CELL,
    EXPAND,
    SELL,
    SIDE,
    TAKE,
    TRAITOR,
    WITHDRAW,
)
from hastilude.games.lionheart.events import EVENTS
from hastilude.games.lionheart.facts import LionheartFacts
from hastilude.games.lionheart.insight import LionheartInsight
from hastilude.games.lionheart.meta import GAME
from hastilude.games.lionheart.numbers import LionheartNumbers
from hastilude.games.lionheart.rules import Lionheart, new_game
from hastilude.games.lionheart.setting import Setting, read_figures

if TYPE_CHECKING:
    from hastilude.core.text import Texts

#: families of the names in `text/*.ftl`
THINGS: Final = {
    "card": "card",
    "cards": "card",
    "sold": "card",
    "domain": "domain",
    "victim": "domain",
    "colour": "colour",
    "use": "use",
    "mine": "mine",
    "terrain": "terrain",
    "edge": "edge",
}


class LionheartRulebook(Rulebook[Lionheart]):
    game = GAME
    actions = ACTIONS
    folder = Path(__file__).parent
    events = EVENTS
    feats = feats.FEATS
    things = THINGS
    figures = Checked(read_figures)
    setting = Shared(Setting)

    def start(self, seats: int, options: Options, components: Components, chance: Chance) -> Lionheart:
        return new_game(self.setting(seats, options, self.figures(components)), chance)

    def view(self, state: Lionheart, seat: int | None) -> view.LionheartView:
        return view.view(state, seat)

    def show(self, seen: msgspec.Struct, texts: "Texts") -> list[str]:
        assert isinstance(seen, view.LionheartView)
        return show.show(seen, texts)

    def remarks(self, state: Lionheart) -> dict[int, tuple[Remark, ...]]:
        return remarks.remarks(state)

    def heading(self, action: int) -> Heading | None:
        """Places of the board are listed row by row; a border stands with the cell above or left of it."""
        for first, after in ((CASTLE, SELL), (TAKE, TRAITOR), (WITHDRAW, ALLY)):
            if first <= action < after:
                return Heading("row", {"row": (action - first) % CELLS // SIDE})
        if BORDER <= action < EXPAND:
            return Heading("row", {"row": EDGE_CELL[action - BORDER] // SIDE})
        return None

    def position(self, state: Lionheart) -> dict[str, Any]:
        return position.position(state)

    def from_position(self, given: Mapping[str, Any], components: Components) -> Lionheart:
        return position.from_position(given, self.figures(components))

    def earned(self, state: Lionheart) -> Earned:
        return feats.earned(state)

    def insight(self) -> LionheartInsight:
        return LionheartInsight()

    def facts(self) -> LionheartFacts:
        return LionheartFacts()

    def numbers(self, seats: int) -> LionheartNumbers:
        return LionheartNumbers(seats)


RULEBOOK = LionheartRulebook()
