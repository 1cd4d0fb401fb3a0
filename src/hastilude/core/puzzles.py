"""A game's puzzles, as they lie in its folder: positions with one action that is clearly best.

Found by `hastilude lab puzzles`. A position is a few thousand letters of JSON and most of them are the
same in all, so that a whole set is packed into one small file.
"""

import lzma
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from hastilude.core.game import GameError

#: in the folder of a game
FILE = "puzzles.xz"


class Puzzle(msgspec.Struct, frozen=True):
    """Somebody is to decide."""

    #: version of the rules
    rules: int
    #: who decides
    seat: int
    position: dict[str, Any]
    #: the best action, and those that are as good: two copies of one card
    best: tuple[str, ...]
    #: what was done in the game
    played: str
    #: the decider's chance with each legal action, in percent, in the order in which the rules name them
    chances: tuple[int, ...]
    #: how the game might go on
    line: tuple[str, ...]
    #: win, save, quiet or gain
    theme: str
    #: a first rating
    difficulty: int
    #: seed, game and decision
    source: tuple[int, int, int]


def packed(puzzles: Iterable[Puzzle]) -> bytes:
    """The same puzzles always give the same bytes."""
    rows = b"".join(msgspec.json.encode(puzzle) + b"\n" for puzzle in puzzles)
    return lzma.compress(rows, preset=9 | lzma.PRESET_EXTREME)


def unpacked(data: bytes) -> tuple[Puzzle, ...]:
    rows = lzma.decompress(data).splitlines()
    return tuple(msgspec.json.decode(row, type=Puzzle) for row in rows)


@cache
def puzzles_in(folder: Path) -> tuple[Puzzle, ...]:
    """All of a game, in an order that stays; none, if it has none."""
    path = folder / FILE
    if not path.exists():
        return ()
    try:
        return unpacked(path.read_bytes())
    except (OSError, lzma.LZMAError, msgspec.MsgspecError) as error:
        raise GameError(f"{path} holds no puzzles: {error}") from None
