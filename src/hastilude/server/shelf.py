"""The boxes on the shelf: each game's rules and figures, loaded once for all tables."""

import msgspec

from hastilude.bots.line_up import BOTS, find_bot
from hastilude.core.components import Components
from hastilude.core.game import Game, GameError, Rulebook, find_game
from hastilude.server.errors import Conflict
from hastilude.server.settings import Settings
from hastilude.server.updates import Choice


class Box:
    def __init__(self, game: Game, settings: Settings) -> None:
        self.game = game
        self.rulebook: Rulebook = game.load()
        #: another file of figures than the game's own, for workers to read too
        self.path = settings.components.get(game.id)
        self.figures = self.rulebook.components(self.path)
        self._choices: dict[int, bytes] = {}

    def components(self, digest: str, rules: int) -> Components:
        """The figures that a table was made with; Conflict if they, or its rules, are gone."""
        if rules != self.game.rules_version:
            raise Conflict(
                "other_rules", f"This table follows version {rules} of the rules, which is not here."
            )
        if digest != self.figures.digest:
            raise Conflict(
                "other_figures", "This table was made with other component figures, which are not here."
            )
        return self.figures

    def check_bot(self, level: str) -> None:
        """GameError if there is no such bot for this game. Names only: budgets are not for guests."""
        if level not in BOTS:
            raise GameError(f"there is no bot {level!r}; there are {', '.join(BOTS)}")
        find_bot(level, self.rulebook)

    def choice(self, action: int) -> Choice:
        decoded = self.rulebook.actions.decode(action)
        return Choice(action, self.rulebook.actions.text(action), decoded.kind, decoded.args)

    def choices(self, actions: list[int]) -> msgspec.Raw:
        """A JSON array of the actions in their three forms; each is written once and kept."""
        known = self._choices
        made = [known.get(action) or self._write(action) for action in actions]
        return msgspec.Raw(b"[" + b",".join(made) + b"]")

    def _write(self, action: int) -> bytes:
        made = self._choices[action] = msgspec.json.encode(self.choice(action))
        return made


class Shelf:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._boxes: dict[str, Box] = {}

    def box(self, game: str) -> Box:
        """GameError if there is no such game."""
        if game not in self._boxes:
            self._boxes[game] = Box(find_game(game), self._settings)
        return self._boxes[game]
