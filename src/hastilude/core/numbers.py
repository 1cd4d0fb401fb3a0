"""What a seat knows, as numbers: what learning programs and research environments look at.

A game writes one `Numbers` beside its rules (`numbers.py`), which reads a state and writes what
one seat may know of it, seen from its side: itself first, then the others as they sit. No number
may depend on what is hidden from the seat; law 5 looks at them as at the view.

Every number is kept as one byte, 0 … 255, so that compiled rules write them quickly and a batch of
games is one block of bytes. A piece says how to read its bytes: `(byte - zero) / per`, about −1 … 1.

    numbers = rulebook.numbers(seats=3)
    data = numbers.read(state, seat)        # bytes: numpy.frombuffer reads them
    for piece in numbers.pieces: ...        # what they mean

Two kinds are kept apart. A board cell by cell (`chart`) is long: programs that judge thousands of
states a second leave it out. A game's own judgement of the state (`estimates`) is left out by who
wants to learn without it.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr, u8

from hastilude.core.row import Row
from hastilude.core.state import State

#: where 0 lies in a piece whose numbers may be negative
MIDDLE: Final = 128


class Piece:
    """Numbers that belong together: where they lie, how they are read, what they mean."""

    def __init__(
        self, name: str, start: int, length: int, about: str, per: int, zero: int, entries: tuple[str, ...]
    ) -> None:
        self.name = name
        self.start = start
        self.length = length
        self.about = about
        #: one number is (byte - zero) / per
        self.per = per
        self.zero = zero
        #: what each number is for, if that has a name
        self.entries = entries

    def __repr__(self) -> str:
        return f"<{self.name}: {self.length} from {self.start}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Numbers:
    """What a seat knows at a table of so many seats. Holds nothing of a game between calls."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.pieces: list[Piece] = []
        self.length = 0
        #: of boards: what lies where
        self.chart: list[Piece] = []
        self.chart_length = 0
        self.estimates: list[Piece] = []
        #: of the estimates alone
        self.estimates_length = 0

    # -- declaring them, once

    def piece(
        self,
        name: str,
        length: int,
        about: str,
        per: int = 1,
        zero: int = 0,
        entries: tuple[str, ...] = (),
    ) -> i64:
        """Declare the next piece; gives where it begins."""
        start = self.length
        self.pieces.append(Piece(name, start, length, about, per, zero, entries))
        self.length += length
        return start

    def chart_piece(self, name: str, length: int, about: str, per: int = 1, zero: int = 0) -> i64:
        """Declare the next piece of the chart; gives where it begins in it."""
        start = self.chart_length
        self.chart.append(Piece(name, start, length, about, per, zero, ()))
        self.chart_length += length
        return start

    def estimate_piece(
        self,
        name: str,
        length: int,
        about: str,
        per: int = 1,
        zero: int = 0,
        entries: tuple[str, ...] = (),
    ) -> i64:
        """Declare the next piece of the estimates; gives where it begins among them."""
        start = self.estimates_length
        self.estimates.append(Piece(name, start, length, about, per, zero, entries))
        self.estimates_length += length
        return start

    # -- what a game writes

    def fill(self, state: State, seat: int, out: Row, at: i64) -> None:
        """Write what a seat knows into `out[at]` … `out[at + length - 1]`, which are 0 before."""
        raise NotImplementedError

    def draw(self, state: State, seat: int, out: Row, at: i64) -> None:
        """Write the chart, as the seat sees it, into zeros from `at` on."""

    def estimate(self, state: State, seat: int, out: Row, at: i64) -> None:
        """Write the game's own judgement, as the seat may make it, into zeros from `at` on."""

    # -- one state at a time

    def read(self, state: State, seat: int) -> bytes:
        out = zeros(self.length)
        self.fill(state, seat, out, 0)
        return out.getvalue()

    def drawn(self, state: State, seat: int) -> bytes:
        out = zeros(self.chart_length)
        self.draw(state, seat, out, 0)
        return out.getvalue()

    def judge(self, state: State, seat: int) -> bytes:
        out = zeros(self.estimates_length)
        self.estimate(state, seat, out, 0)
        return out.getvalue()


def zeros(length: int) -> Row:
    """A row of so many."""
    out = Row()
    out.write(bytes(length))
    return out


def byte(value: i64) -> u8:
    """A count, kept within a byte."""
    return 0 if value < 0 else 255 if value > 255 else u8(value)


def signed(value: i64) -> u8:
    """A number that may be negative, around MIDDLE."""
    return 0 if value < -128 else 255 if value > 127 else u8(value + 128)


def share(value: float, per: int) -> u8:
    """A fraction of 0 or more, to the next 1/per below."""
    return byte(int(value * per))


def tilt(value: float, per: int) -> u8:
    """A fraction that may be negative, around MIDDLE; rounded towards 0."""
    return signed(int(value * per))


def add(out: Row, at: i64) -> None:
    """Count one more."""
    out[at] = out[at] + 1
