"""Rise Shields, loaded: what the table, the bots and the simulator ask for."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from hastilude.core.chance import Chance
from hastilude.core.components import Checked, Components, Shared
from hastilude.core.feats import Earned
from hastilude.core.game import Options, Rulebook
from hastilude.core.text import Texts
from hastilude.core.words import Heading, Remark
from hastilude.games.rise_shields import feats, position, remarks, show, view
from hastilude.games.rise_shields.actions import ACTIONS
from hastilude.games.rise_shields.choice import read
from hastilude.games.rise_shields.events import EVENTS
from hastilude.games.rise_shields.facts import RiseShieldsFacts
from hastilude.games.rise_shields.figures import read_figures
from hastilude.games.rise_shields.hexes import CELLS, ROW_OF
from hastilude.games.rise_shields.insight import RiseShieldsInsight
from hastilude.games.rise_shields.meta import GAME
from hastilude.games.rise_shields.names import ACHIEVEMENTS, MODES, UNIT_NAMES
from hastilude.games.rise_shields.numbers import RiseShieldsNumbers
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
    events = EVENTS
    feats = feats.FEATS
    things = THINGS
    figures = Checked(read_figures)
    setting = Shared(Setting)

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
        state = RiseShields(self.setting(seats, options, self.figures(components), self.version))
        state.set_up(chance)
        return state

    def view(self, state: RiseShields, seat: int | None) -> view.RiseShieldsView:
        return view.view(state, seat)

    def show(self, seen: msgspec.Struct, texts: "Texts") -> list[str]:
        assert isinstance(seen, view.RiseShieldsView)
        return show.show(seen, texts)

    def remarks(self, state: RiseShields) -> dict[int, tuple[Remark, ...]]:
        return remarks.remarks(state)

    def remarks_of(self, state: RiseShields, action: int) -> tuple[Remark, ...]:
        return remarks.remarks_of(state, action)

    def heading(self, action: int) -> Heading | None:
        """An army is deployed unit by unit; cells are listed row by row."""
        kind, number = read(action)
        if kind == "deploy":
            return Heading("unit", {"unit": UNIT_NAMES[number // CELLS]})
        if kind in ("at", "rebuild", "step", "retreat"):
            return Heading("row", {"row": ROW_OF[number]})
        return None

    def company(self, state: RiseShields) -> str:
        """Four play in two teams, or each alone."""
        return f"hint-{MODES[state.setting.mode]}"

    def position(self, state: RiseShields) -> dict[str, Any]:
        return position.position(state)

    def from_position(self, given: Mapping[str, Any], components: Components) -> RiseShields:
        return position.from_position(given, self.figures(components), self.version)

    def teams(self, state: RiseShields, seats: int) -> tuple[int, ...]:
        return tuple(state.setting.team)  # RS-R108: allies win together

    def earned(self, state: RiseShields) -> Earned:
        return feats.earned(state)

    def insight(self) -> RiseShieldsInsight:
        return RiseShieldsInsight()

    def facts(self) -> RiseShieldsFacts:
        return RiseShieldsFacts()

    def numbers(self, seats: int) -> RiseShieldsNumbers:
        return RiseShieldsNumbers(seats)


RULEBOOK = RiseShieldsRulebook()
