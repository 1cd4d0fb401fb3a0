"""A decision has one home: all that there is to know about it stands in one class.

A game writes one small class for each of its decisions (or family of them) beside the rules it
belongs to, and keeps them in one list, indexed by the phase of its state:

    DECISIONS: Final[list[Decision[Tableau]]] = [Turn(…), Picking(…), …]

    def legal(self) -> list[int]:
        return DECISIONS[self.phase].legal(self)

What happens between two decisions, without anybody being asked, is a `Step` of the same list.
"""

from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from hastilude.core.chance import Chance
from hastilude.core.state import CHOICE, State
from hastilude.core.words import Args, Prompt, Refusal

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[S]):
    """One thing that a seat decides. It keeps nothing of a game: that is in the state."""

    #: in positions, and of its prompt: the message `prompt-<name>`
    name: str
    #: the ledger's rules behind it
    rules: tuple[str, ...]

    def __init__(self, name: str, rules: tuple[str, ...] = ()) -> None:
        self.name = name
        self.rules = rules

    def decider(self, state: S) -> int:
        """Who decides it now."""
        raise NotImplementedError

    def details(self, state: S) -> Args:
        """What its prompt says of the moment, besides who decides."""
        return {}

    def prompt(self, state: S) -> Prompt:
        return Prompt(self.name, {"seat": self.decider(state), **self.details(state)}, self.rules)

    def legal(self, state: S) -> list[int]:
        """All that may be chosen, in a fixed order; never nothing."""
        raise NotImplementedError

    def forced(self, state: S, legal: list[int]) -> int:
        """What the ledger has done without asking, or CHOICE."""
        return legal[0] if len(legal) == 1 else CHOICE

    def refusal(self, state: S, action: int) -> Refusal:
        """Why this action is not among the legal ones, the plainest reason first."""
        raise NotImplementedError

    def reveals(self, state: S, action: int) -> bool:
        """Whether a legal action would show anybody anything hidden, or use chance (law 8)."""
        raise NotImplementedError

    def veil(self, state: S, action: int, observer: int) -> int:
        """What another seat sees of a legal action (`State.veil`)."""
        return action

    def apply(self, state: S, action: int, chance: Chance) -> None:
        """Carry out a legal action."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """What happens by itself between two decisions."""

    name: str

    def __init__(self, name: str) -> None:
        self.name = name

    def run(self, state: S, chance: Chance) -> None:
        raise NotImplementedError
