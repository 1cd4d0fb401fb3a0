"""Hearts and Armour as the rest of Hastilude sees it."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from hastilude.core.chance import Chance, RecordedChance
from hastilude.core.components import Checked, Components, Shared
from hastilude.core.feats import Earned
from hastilude.core.game import Options, Rulebook
from hastilude.core.words import Remark
from hastilude.games.hearts_and_armour import feats, position, remarks, show, view
from hastilude.games.hearts_and_armour.cards import ACTIONS, DECLARE, PLAY
from hastilude.games.hearts_and_armour.events import EVENTS
from hastilude.games.hearts_and_armour.facts import HeartsAndArmourFacts
from hastilude.games.hearts_and_armour.insight import HeartsAndArmourInsight
from hastilude.games.hearts_and_armour.meta import GAME
from hastilude.games.hearts_and_armour.numbers import HeartsAndArmourNumbers
from hastilude.games.hearts_and_armour.rules import HeartsAndArmour
from hastilude.games.hearts_and_armour.setting import Figures, Setting, read_figures

if TYPE_CHECKING:
    from hastilude.core.text import Texts

#: families of the names in `text/*.ftl`
THINGS: Final = {
    "card": "card",
    "cards": "card",
    "hero": "hero",
    "heroes": "hero",
    "to": "hero",
    "goals": "hero",
    "layer": "seat",
    "side": "side",
    "effect": "effect",
    "verdict": "verdict",
}


class HeartsAndArmourRulebook(Rulebook[HeartsAndArmour]):
    game = GAME
    actions = ACTIONS
    folder = Path(__file__).parent
    events = EVENTS
    feats = feats.FEATS
    things = THINGS
    figures: Checked[Figures] = Checked(read_figures)
    setting = Shared(Setting)

    def start(self, seats: int, options: Options, components: Components, chance: Chance) -> HeartsAndArmour:
        GAME.check_seats(seats, options)
        state = HeartsAndArmour(self.setting(seats, options, self.figures(components)))
        state.set_up(chance)
        return state

    def view(self, state: HeartsAndArmour, seat: int | None) -> view.HeartsAndArmourView:
        return view.view(state, seat)

    def remarks(self, state: HeartsAndArmour) -> dict[int, tuple[Remark, ...]]:
        return remarks.remarks(state)

    def held(self, state: HeartsAndArmour, action: int) -> HeartsAndArmour | None:
        """A card shown to all tells the one who shows it nothing."""
        if not PLAY <= action < DECLARE:
            return super().held(state, action)
        after = state.copy()
        after.apply(action, RecordedChance([]))
        return after

    def show(self, seen: msgspec.Struct, texts: "Texts") -> list[str]:
        assert isinstance(seen, view.HeartsAndArmourView)
        return show.show(seen, texts)

    def position(self, state: HeartsAndArmour) -> dict[str, Any]:
        return position.position(state)

    def from_position(self, given: Mapping[str, Any], components: Components) -> HeartsAndArmour:
        return position.from_position(given, self.figures(components))

    def earned(self, state: HeartsAndArmour) -> Earned:
        return feats.earned(state)

    def insight(self) -> HeartsAndArmourInsight:
        return HeartsAndArmourInsight()

    def facts(self) -> HeartsAndArmourFacts:
        return HeartsAndArmourFacts()

    def numbers(self, seats: int) -> HeartsAndArmourNumbers:
        return HeartsAndArmourNumbers(seats)


RULEBOOK = HeartsAndArmourRulebook()
