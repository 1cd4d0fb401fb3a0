"""What a game tells of how it was played: things that seats had, and things that they chose.

The balance lab counts them without knowing any game: how often seats with a thing won, how often a thing
was chosen when it could be, and what never occurs. A game writes one `Facts` beside its rules
(`facts.py`); nobody asks it during play.
"""

from collections.abc import Sequence
from typing import NamedTuple

from hastilude.core.action import Action
from hastilude.core.state import State


class Family(NamedTuple):
    """Things of one sort: titles, leaders, cards."""

    #: by which `had` and `chosen` name it
    name: str
    #: what stands above its table in a report
    about: str
    #: all there are in the box, so that what never occurs is seen
    codes: tuple[str, ...]
    #: the family of their names in the game's texts; "" for the codes themselves
    text: str = ""


class Fact(NamedTuple):
    family: str
    code: str


class Facts:
    """A game that has nothing to tell still has its seats, scores and kinds of actions counted."""

    #: things that a seat has, said by `had`
    had: tuple[Family, ...] = ()
    #: things that actions are about, said by `chosen`
    chosen: tuple[Family, ...] = ()

    def order(self, state: State, seats: int) -> Sequence[int]:
        """The seats as they take their turns from the beginning; empty as long as that is open."""
        return range(seats)

    def things_of(self, state: State, seat: int) -> list[Fact]:
        """What a seat had in a game that is over."""
        return []

    def things_in(self, action: Action) -> list[Fact]:
        """What is chosen by an action."""
        return []
