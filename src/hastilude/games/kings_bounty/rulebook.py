"""King's Bounty, loaded: what the table, the bots and the simulator ask for."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from hastilude.core.chance import Chance
from hastilude.core.components import Components
from hastilude.core.game import Options, Rulebook
from hastilude.core.state import State
from hastilude.games.kings_bounty import position, view
from hastilude.games.kings_bounty.cards import ACTIONS
from hastilude.games.kings_bounty.meta import GAME
from hastilude.games.kings_bounty.rules import KingsBounty
from hastilude.games.kings_bounty.setting import Figures, Setting, read_figures


class KingsBountyRulebook(Rulebook):
    game = GAME
    actions = ACTIONS
    folder = Path(__file__).parent

    def __init__(self) -> None:
        self._figures: dict[str, Figures] = {}

    def figures(self, components: Components) -> Figures:
        """Checked once for each set of figures: games start often."""
        if components.digest not in self._figures:
            self._figures[components.digest] = read_figures(components)
        return self._figures[components.digest]

    def components(self, path: Path | None = None) -> Components:
        components = Components.read(path or self.folder / "components.toml")
        self.figures(components)
        return components

    def start(self, seats: int, options: Options, components: Components, chance: Chance) -> KingsBounty:
        state = KingsBounty(Setting(seats, options, self.figures(components)))
        state.set_up(chance)
        return state

    def view(self, state: State, seat: int | None) -> view.KingsBountyView:
        assert isinstance(state, KingsBounty)
        return view.view(state, seat)

    def position(self, state: State) -> dict[str, Any]:
        assert isinstance(state, KingsBounty)
        return position.position(state)

    def from_position(self, given: Mapping[str, Any], components: Components) -> KingsBounty:
        return position.from_position(given, self.figures(components))


RULEBOOK = KingsBountyRulebook()
