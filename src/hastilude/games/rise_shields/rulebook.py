"""Rise Shields, loaded: what the table, the bots and the simulator ask for."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from hastilude.core.chance import Chance
from hastilude.core.components import Checked, Components
from hastilude.core.game import Options, Rulebook
from hastilude.core.text import Texts
from hastilude.core.words import Remark
from hastilude.games.rise_shields import position, remarks, show, view
from hastilude.games.rise_shields.actions import ACTIONS
from hastilude.games.rise_shields.figures import read_figures
from hastilude.games.rise_shields.insight import RiseShieldsInsight
from hastilude.games.rise_shields.meta import GAME
from hastilude.games.rise_shields.names import ACHIEVEMENTS
from hastilude.games.rise_shields.rules import RiseShields
from hastilude.games.rise_shields.setting import Setting

_UNITS: Final = ("unit", "units", "by", "on", "target", "saved", "lost", "lifted", "sacrifice", "through")
#: families of the names in `text/*.ftl`
THINGS: Final = {
    **dict.fromkeys(_UNITS, "unit"),
    **dict.fromkeys(("returned", "leader", "attacker", "struck"), "unit"),
    "type": "type",
    "card": "card",
    "cards": "card",
    "artifact": "artifact",
    "artifacts": "artifact",
    "set": "set",
    "faction": "faction",
    "camp": "camp",
    "part": "part",
    "place": "place",
    "facing": "facing",
    "corner": "corner",
    # what remarks say: an artifact's effect, a card's deed, abilities, where a part of the map begins
    "effect": "effect",
    "deed": "deed",
    "skills": "skill",
    "begins": "begins",
    "mode": "mode",
    "terrain": "terrain",
    "achievement": "achievement",
    "attack": "attack",
    "side": "side",
    "strike": "strike",
    **dict.fromkeys(("to", "holder", "receiver", "ally", "user", "of"), "seat"),
    **dict.fromkeys(ACHIEVEMENTS, "seat"),
}


class RiseShieldsRulebook(Rulebook[RiseShields]):
    game = GAME
    actions = ACTIONS
    folder = Path(__file__).parent
    things = THINGS
    figures = Checked(read_figures)

    def components(self, path: Path | None = None) -> Components:
        """A file of somebody's own may have the map, units, cards or artifacts alone."""
        standard = super().components()
        if path is None:
            return standard
        components = Components.read(path)
        components.fill_from(standard)
        self.figures(components)
        return components

    def start(self, seats: int, options: Options, components: Components, chance: Chance) -> RiseShields:
        state = RiseShields(Setting(seats, options, self.figures(components), self.version))
        state.set_up(chance)
        return state

    def view(self, state: RiseShields, seat: int | None) -> view.RiseShieldsView:
        return view.view(state, seat)

    def show(self, seen: msgspec.Struct, texts: "Texts") -> list[str]:
        assert isinstance(seen, view.RiseShieldsView)
        return show.show(seen, texts)

    def remarks(self, state: RiseShields) -> dict[int, tuple[Remark, ...]]:
        return remarks.remarks(state)

    def position(self, state: RiseShields) -> dict[str, Any]:
        return position.position(state)

    def from_position(self, given: Mapping[str, Any], components: Components) -> RiseShields:
        return position.from_position(given, self.figures(components), self.version)

    def insight(self) -> RiseShieldsInsight:
        return RiseShieldsInsight()


RULEBOOK = RiseShieldsRulebook()
