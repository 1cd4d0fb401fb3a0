"""A Knight's Tale as the rest of Hastilude sees it."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from hastilude.core.chance import Chance
from hastilude.core.components import Checked, Components, Shared
from hastilude.core.feats import Earned
from hastilude.core.game import Options, Rulebook
from hastilude.core.words import Remark
from hastilude.games.knights_tale import drawing, feats, position, remarks, show, view
from hastilude.games.knights_tale.cards import ACTIONS
from hastilude.games.knights_tale.events import EVENTS
from hastilude.games.knights_tale.facts import KnightsTaleFacts
from hastilude.games.knights_tale.insight import KnightsTaleInsight
from hastilude.games.knights_tale.meta import GAME
from hastilude.games.knights_tale.numbers import KnightsTaleNumbers
from hastilude.games.knights_tale.reading import read_figures
from hastilude.games.knights_tale.rules import KnightsTale
from hastilude.games.knights_tale.setting import Setting
from hastilude.games.knights_tale.sights import KnightsTaleView

if TYPE_CHECKING:
    from hastilude.core.text import Texts

#: families of the names in `text/*.ftl`
THINGS: Final = {
    "character": "character",
    "offered": "character",
    "title": "title",
    "titles": "title",
    "card": "card",
    "cards": "card",
    "hand": "card",
    "romance": "card",
    "trade": "card",
    "challenge": "card",
    "deck": "deck",
    "decks": "deck",
    "support": "token",
    "relic": "token",
    "token": "token",
    "prestige": "prestige",
    "knight": "knight",
    "beaten": "knight",
    "knights": "knight",
    "class": "class",
    "city": "city",
    "spot": "place",
    "cell": "cell",
    "area": "area",
    "event": "event_card",
    "item": "item",
    "die": "die",
    "resource": "resource",
    "prize": "prize",
    "step": "step",
    "timing": "timing",
    "tournament": "tournament",
    "solo_card": "solo_card",
    "seats": "seat",
    "rival": "seat",
}


class KnightsTaleRulebook(Rulebook[KnightsTale]):
    game = GAME
    actions = ACTIONS
    folder = Path(__file__).parent
    events = EVENTS
    feats = feats.FEATS
    things = THINGS
    figures = Checked(read_figures)
    setting = Shared(Setting)

    def start(self, seats: int, options: Options, components: Components, chance: Chance) -> KnightsTale:
        GAME.check_seats(seats, options)
        state = KnightsTale(self.setting(seats, options, self.figures(components), self.version))
        state.set_up(chance)
        return state

    def view(self, state: KnightsTale, seat: int | None) -> KnightsTaleView:
        return view.view(state, seat)

    def show(self, seen: msgspec.Struct, texts: "Texts") -> list[str]:
        assert isinstance(seen, KnightsTaleView)
        return show.show(seen, texts)

    def remarks(self, state: KnightsTale) -> dict[int, tuple[Remark, ...]]:
        return remarks.remarks(state)

    def remarks_of(self, state: KnightsTale, action: int) -> tuple[Remark, ...]:
        return remarks.remarks_of(state, action)

    def position(self, state: KnightsTale) -> dict[str, Any]:
        return position.position(state)

    def from_position(self, given: Mapping[str, Any], components: Components) -> KnightsTale:
        return drawing.from_position(given, self.figures(components), version=self.version)

    def earned(self, state: KnightsTale) -> Earned:
        return feats.earned(state)

    def insight(self) -> KnightsTaleInsight:
        return KnightsTaleInsight()

    def facts(self) -> KnightsTaleFacts:
        return KnightsTaleFacts()

    def numbers(self, seats: int) -> KnightsTaleNumbers:
        return KnightsTaleNumbers(seats)


RULEBOOK = KnightsTaleRulebook()
