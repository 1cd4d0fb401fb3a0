"""The boxes on the shelf: each game's rules and figures, loaded once for all tables.

A game may lie there in several versions of its rules: a table goes on with those it began with.
"""

from collections.abc import Mapping

import msgspec

from hastilude.bots.line_up import BOTS, find_bot
from hastilude.core.components import Components
from hastilude.core.game import Game, GameError, Rulebook, find_game
from hastilude.core.words import Remark
from hastilude.server.errors import Unreadable
from hastilude.server.settings import Settings
from hastilude.server.updates import Choice


class Box:
    """A game by one version of its rules."""

    def __init__(self, game: Game, settings: Settings, version: int | None = None) -> None:
        self.game = game
        self.rulebook: Rulebook = game.load(version)
        #: another file of figures than the game's own, for workers to read too
        self.path = settings.components.get(game.id)
        self._own_bots = settings.own_bots
        self.figures = self.rulebook.components(self.path)
        self._choices: dict[int, bytes] = {}

    def components(self, digest: str) -> Components:
        """The figures that a table was made with; Unreadable if they are gone."""
        if digest != self.figures.digest:
            raise Unreadable(
                "other_figures", "This table was made with other component figures, which are not here."
            )
        return self.figures

    def check_bot(self, level: str) -> None:
        """GameError if there is no such bot for this game. Names only: budgets are not for guests."""
        if level in self._own_bots:
            return
        if level not in BOTS:
            raise GameError(f"there is no bot {level!r}; there are {', '.join((*BOTS, *self._own_bots))}")
        find_bot(level, self.rulebook)

    def choice(self, action: int, remarks: tuple[Remark, ...] = ()) -> Choice:
        return choice_of(self.rulebook, action, remarks)

    def choices(self, actions: list[int], remarks: Mapping[int, tuple[Remark, ...]]) -> msgspec.Raw:
        """A JSON array of the actions in their three forms; each is written once and kept, and
        what is remarked about it here is added."""
        known = self._choices
        made = [known.get(action) or self._write(action) for action in actions]
        if remarks:
            made = [
                _remarked(written, remarks.get(action, ()))
                for action, written in zip(actions, made, strict=True)
            ]
        return msgspec.Raw(b"[" + b",".join(made) + b"]")

    def _write(self, action: int) -> bytes:
        made = self._choices[action] = msgspec.json.encode(self.choice(action))
        return made


def choice_of(rulebook: Rulebook, action: int, remarks: tuple[Remark, ...] = ()) -> Choice:
    decoded = rulebook.actions.decode(action)
    return Choice(action, rulebook.actions.text(action), decoded.kind, decoded.args, remarks)


_NO_REMARKS = b"[]}"


def _remarked(choice: bytes, remarks: tuple[Remark, ...]) -> bytes:
    """`remarks` is the last field of a choice."""
    return choice.removesuffix(_NO_REMARKS) + msgspec.json.encode(remarks) + b"}" if remarks else choice


class Shelf:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._boxes: dict[tuple[str, int | None], Box] = {}

    def box(self, game: str, rules: int | None = None) -> Box:
        """Of the present rules, or of those released before. GameError if there is no such game."""
        found = self._boxes.get((game, rules))
        if found is None:
            found = Box(find_game(game), self._settings, rules)
            # the same box, whether the present rules are asked for by their number or not
            found = self._boxes.setdefault((game, found.rulebook.version), found)
            self._boxes[game, rules] = found
        return found

    def box_of(self, game: str, rules: int) -> Box:
        """For a table that was made some time ago; Unreadable if its rules are not here any more."""
        try:
            return self.box(game, rules)
        except GameError:
            raise Unreadable(
                "other_rules", f"This table follows version {rules} of the rules, which is not here."
            ) from None
