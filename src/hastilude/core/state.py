"""The four questions: who decides, what may they do, what happens then, what does a seat see.

The first three are asked here, on the hot path; the fourth in a game's `view.py`.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from hastilude.core.chance import Chance
from hastilude.core.words import Event, Prompt, Refusal, Result

#: nobody decides any more
OVER: Final = -1
#: no action is forced
CHOICE: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything about one game in progress, secrets included."""

    #: where events go; None on the hot path, when nobody listens
    events: list[Event] | None
    #: whether some actions are seen by their decider only
    veils: bool = False

    def __init__(self) -> None:
        self.events = None

    def decider(self) -> int:
        """The seat to decide; OVER when the game is finished."""
        raise NotImplementedError

    def prompt(self) -> Prompt:
        raise NotImplementedError

    def legal(self) -> list[int]:
        """All legal actions of the decider, in a fixed order; empty only when OVER.

        The list may be kept by the state: callers do not change it.
        """
        raise NotImplementedError

    def refusal(self, action: int) -> Refusal | None:
        """Why the decider may not do this; None exactly for the legal actions."""
        raise NotImplementedError

    def apply(self, action: int, chance: Chance) -> None:
        """Carry out a legal action. Others are the caller's mistake: ask `refusal` first."""
        raise NotImplementedError

    def forced(self) -> int:
        """The action that the ledger has applied without asking, or CHOICE."""
        return CHOICE

    def reveals(self, action: int) -> bool:
        """Whether this legal action would show anybody anything that was hidden, or use chance.

        What reveals cannot be undone. Law 8 checks the answer against imagined states.
        """
        raise NotImplementedError

    def veil(self, action: int, observer: int) -> int:
        """What another seat sees of this legal action: itself, or a number below 0 that is the
        same for all it cannot tell apart. A game that overrides this says so by `veils`."""
        return action

    def copy(self) -> "State":
        """An independent state; nobody listens to it."""
        raise NotImplementedError

    def result(self) -> Result | None:
        """How it ended; None while somebody decides."""
        raise NotImplementedError

    def imagine(self, seat: int, chance: Chance) -> "State":
        """A random full state that this seat cannot tell from the real one."""
        raise NotImplementedError

    def payoffs(self) -> list[float]:
        """What the end is worth to each seat, 0 … 1, by the game's own idea of winning."""
        result = self.result()
        if result is None:
            raise ValueError("the game is not over")
        count = len(result.winners)
        payoffs = [0.0] * len(result.places)
        for seat in result.winners:
            payoffs[seat] = 1.0 / count
        return payoffs

    def check(self) -> None:
        """Raise AssertionError, naming the ledger's invariant, if the state is impossible."""
