"""What is raised when a game breaks a law: the law, the reason, and how the game came there."""

from collections.abc import Sequence
from typing import Any

from hastilude.core.words import canonical

#: the laws by number
LAWS = {
    1: "same record, same bytes",
    2: "legal means legal",
    3: "no dead ends, no endless games",
    4: "copies are deep",
    5: "no leak",
    6: "imagination really varies",
    7: "conservation",
    8: "undo never reveals",
    9: "three forms, one action",
    10: "every rule has a test",
    11: "golden games",
    12: "no field is forgotten",
    13: "events are as declared",
}

#: how many of the last actions the message shows; `actions` has them all
_SHOWN = 12


class LawBroken(AssertionError):
    """A game breaks a law. `actions` and `position` lead a person, or a test, to the place."""

    def __init__(
        self,
        law: int,
        reason: str,
        *,
        where: str = "",
        actions: Sequence[str] = (),
        position: dict[str, Any] | None = None,
    ) -> None:
        self.law = law
        self.reason = reason
        #: game, case and seed
        self.where = where
        #: texts of all decisions so far
        self.actions = list(actions)
        self.position = position
        super().__init__(self._text())

    def _text(self) -> str:
        lines = [f"law {self.law}, {LAWS[self.law]}: {self.reason}"]
        if self.where:
            lines.append(f"  in {self.where}")
        if self.actions:
            cut = "… " if len(self.actions) > _SHOWN else ""
            lines.append(f"  after {len(self.actions)} decisions: {cut}{'; '.join(self.actions[-_SHOWN:])}")
        if self.position is not None:
            lines.append(f"  position: {canonical(self.position).decode()}")
        return "\n".join(lines)
