"""The only door through which randomness enters a game.

Rules ask for a number below n and nothing else, so that a list of such numbers is
all that a record has to keep: it replays without any generator.
"""

import hashlib
from typing import Final

from mypy_extensions import i64, mypyc_attr

_BLOCK: Final = 512  # bytes
_SHORT: Final = 1 << 16
_LONG: Final = 1 << 32


class ChanceError(Exception):
    """A recorded number is missing, out of range or left over."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of numbers. Subclasses say where they come from."""

    def below(self, n: int) -> int:
        """A number in 0 … n − 1."""
        raise NotImplementedError

    def shuffle(self, cards: list[int]) -> None:
        """Fisher and Yates, from the end; a pile of n consumes n − 1 numbers."""
        i = len(cards) - 1
        while i > 0:
            j = self.below(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
            i -= 1


#: has no number for anybody: what asks for one ends in NotImplementedError
NO_CHANCE: Final = Chance()


class ExtremeChance(Chance):
    """The first few numbers as low or as high as they can be, by the bits of a number, the lowest bit first.

    What comes out the same under all patterns of a few bits comes so however a few dice fall. Later numbers
    go round, so that who rolls until there is a difference gets one.
    """

    def __init__(self, few: int, bits: int) -> None:
        self.few = few
        self.bits = bits
        self.asked = 0

    def below(self, n: int) -> int:
        number = self.asked
        self.asked = number + 1
        if number >= self.few:
            return number % n
        return n - 1 if self.bits >> number & 1 else 0


class SeededChance(Chance):
    """Numbers from a 256-bit seed: SHAKE-256 in counter mode, without modulo bias.

    Live games use a secret seed, bots and simulations one of their own. The same seed
    gives the same numbers on every machine, interpreted or compiled.
    """

    def __init__(self, seed: bytes) -> None:
        if len(seed) != 32:
            raise ValueError(f"a seed has 32 bytes, not {len(seed)}")
        self.seed = seed
        self._counter = 0
        self._block = b""
        self._next: i64 = _BLOCK

    def _byte(self) -> i64:
        if self._next == _BLOCK:
            counter = self._counter.to_bytes(8, "big")
            self._block = hashlib.shake_256(self.seed + counter).digest(_BLOCK)
            self._counter += 1
            self._next = 0
        byte: i64 = self._block[self._next]
        self._next += 1
        return byte

    def below(self, n: int) -> int:
        """Two bytes, or four for a large n; words beyond the last multiple of n are skipped."""
        if n <= 0 or n > _LONG:
            raise ValueError(f"no number below {n}")
        size: i64 = n
        words: i64 = _SHORT if size <= _SHORT else _LONG
        limit: i64 = words - words % size
        while True:
            word: i64 = self._byte() << 8 | self._byte()
            if words == _LONG:
                word = word << 16 | self._byte() << 8 | self._byte()
            if word < limit:
                return word % size

    def place(self) -> int:
        """How many bytes were used so far: `go_to` it to go on from here."""
        return (self._counter - 1) * _BLOCK + self._next

    def go_to(self, place: int) -> None:
        self._counter = place // _BLOCK
        self._next = _BLOCK
        if place % _BLOCK:
            self._byte()
            self._next = place % _BLOCK


class RecordedChance(Chance):
    """The numbers of a record, in order."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers
        self._next = 0

    def below(self, n: int) -> int:
        if self._next >= len(self.numbers):
            raise ChanceError(f"a number below {n} is needed, but the record has no more")
        number = self.numbers[self._next]
        if not 0 <= number < n:
            raise ChanceError(f"the record says {number} where a number below {n} is needed")
        self._next += 1
        return number

    def left(self) -> int:
        return len(self.numbers) - self._next


class Tape(Chance):
    """Passes another source on and writes down every number."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.numbers: list[int] = []

    def below(self, n: int) -> int:
        number = self.source.below(n)
        self.numbers.append(number)
        return number

    def cut(self) -> list[int]:
        """What was written since the last cut."""
        numbers = self.numbers
        self.numbers = []
        return numbers


def seed_of(*parts: object) -> bytes:
    """A seed made of anything that has a text: `seed_of("simulate", 7, game_number)`."""
    return hashlib.sha256("\x1f".join(str(part) for part in parts).encode()).digest()
