"""King's Bounty, loaded: what the table, the bots and the simulator ask for."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from hastilude.core.chance import Chance
from hastilude.core.components import Checked, Components, Shared
from hastilude.core.feats import Earned
from hastilude.core.game import Options, Rulebook
from hastilude.core.words import Remark
from hastilude.games.kings_bounty import feats, position, remarks, show, turn, view
from hastilude.games.kings_bounty.cards import ACTIONS, DONE, EXCHANGE
from hastilude.games.kings_bounty.events import EVENTS
from hastilude.games.kings_bounty.facts import KingsBountyFacts
from hastilude.games.kings_bounty.insight import KingsBountyInsight
from hastilude.games.kings_bounty.meta import GAME
from hastilude.games.kings_bounty.numbers import KingsBountyNumbers
from hastilude.games.kings_bounty.rules import KingsBounty
from hastilude.games.kings_bounty.setting import Figures, Setting, read_figures
from hastilude.games.kings_bounty.tableau import Tableau

if TYPE_CHECKING:
    from hastilude.core.text import Texts

#: families of the names in `text/*.ftl`
THINGS: Final = {
    "card": "card",
    "cards": "card",
    "holding": "card",
    "garrison": "card",
    "lost": "card",
    "title": "title",
    "titles": "title",
    "unawarded": "title",
    "people": "people",
    "removed": "people",
    "holder": "seat",
    "last_hero": "seat",
    "last_monster": "seat",
}


class KingsBountyRulebook(Rulebook[Tableau]):
    game = GAME
    actions = ACTIONS
    folder = Path(__file__).parent
    events = EVENTS
    feats = feats.FEATS
    things = THINGS
    figures: Checked[Figures] = Checked(read_figures)
    setting = Shared(Setting)

    def start(self, seats: int, options: Options, components: Components, chance: Chance) -> KingsBounty:
        state = KingsBounty(self.setting(seats, options, self.figures(components), self.version))
        state.set_up(chance)
        return state

    def view(self, state: Tableau, seat: int | None) -> view.KingsBountyView:
        return view.view(state, seat)

    def show(self, seen: msgspec.Struct, texts: "Texts") -> list[str]:
        assert isinstance(seen, view.KingsBountyView)
        return show.show(seen, texts)

    def remarks(self, state: Tableau) -> dict[int, tuple[Remark, ...]]:
        return remarks.remarks(state)

    def held(self, state: Tableau, action: int) -> Tableau | None:
        return turn.played(state, action) if action < EXCHANGE else super().held(state, action)

    def doubt(self, state: Tableau, action: int) -> Remark | None:
        return remarks.doubt(state, action)

    def position(self, state: Tableau) -> dict[str, Any]:
        return position.position(state)

    def from_position(self, given: Mapping[str, Any], components: Components) -> KingsBounty:
        return position.from_position(given, self.figures(components), self.version)

    def earned(self, state: Tableau) -> Earned:
        return feats.earned(state)

    def insight(self) -> KingsBountyInsight:
        return KingsBountyInsight()

    def facts(self) -> KingsBountyFacts:
        return KingsBountyFacts()

    def numbers(self, seats: int) -> KingsBountyNumbers:
        return KingsBountyNumbers(seats)

    def absent(self, sight: Tableau, chance: Chance) -> int:
        """KB-R49: exchange one card by lot; where that is not offered, any legal play."""
        legal = sight.legal()
        for least in (DONE, EXCHANGE):  # one card is picked; none is
            if least in legal:
                return least
        return super().absent(sight, chance)  # which card; or a play


RULEBOOK = KingsBountyRulebook()
