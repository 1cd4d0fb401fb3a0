"""What a player may be proud of in a game, by the game's own terms: a record beside the result.

A game declares its feats in its own folder and says at the end which seats have earned which.
"""

from collections.abc import Mapping

import msgspec


class Feat(msgspec.Struct, frozen=True):
    """One of them. Its name and condition stand here in both languages, not among the sentences of the table."""

    code: str
    name: Mapping[str, str]
    how: Mapping[str, str]
    rules: tuple[str, ...] = ()


#: by seat, the codes of what it earned
Earned = tuple[tuple[str, ...], ...]


def by_seat(seats: int, *earned: tuple[str, list[int]]) -> Earned:
    """What each seat earned, of the seats that earned each."""
    return tuple(tuple(code for code, who in earned if seat in who) for seat in range(seats))
