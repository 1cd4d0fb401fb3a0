"""Learned judgement: a small network that says how likely a seat wins, from what it knows as numbers.

Two hidden layers with ReLU. Whole numbers only, so that interpreted and compiled, here and on any
other machine, the same state is judged alike to the bit. Several weights lie in one number, each in
a lane of its own: one multiplication serves three neurons of the first layer (lanes of 20 bits), or
two of the second (of 30). Inputs that are 0 cost nothing.

`hastilude.lab.learn` makes the weights; a game keeps them beside its rules (`judgement/N.net`).
"""

import json
import math
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from hastilude.core.numbers import Numbers, zeros
from hastilude.core.state import State

#: a file of weights begins with this, then a line of facts, then the weights
MAGIC: Final = b"hastilude network 1\n"

#: bits behind the point: of weights of the first layer, of neurons, of weights of the second, of the last
FIRST_BITS: Final = 12
NEURON_BITS: Final = 8
SECOND_BITS: Final = 10
LAST_BITS: Final = 12
#: no neuron says more than this
MOST: Final = (1 << 12) - 1

#: bits of a lane, and neurons that share a number: of the first layer, of the second
NARROW: Final = 20
WIDE: Final = 30
THREE: Final = 3
TWO: Final = 2
#: numbers that a layer goes through at a time
STRIDE: Final = 4

#: the logistic curve in millionths, by steps of 1/64 up to 12: rounded, so that no last bit matters
STEP_BITS: Final = 6
CURVE: Final[list[int]] = [round(1_000_000 / (1.0 + math.exp(-k / 64.0))) for k in range(12 * 64 + 1)]


def pack(weights: list[int], bits: int, count: int) -> list[int]:
    """So many weights in each number, the first in the lowest lane."""
    found: list[int] = []
    for i in range(0, len(weights), count):
        total = 0
        for n in range(count):
            total += weights[i + n] << bits * n
        found.append(total)
    return found


def unpack(packed: list[int], bits: int, count: int) -> list[int]:
    found: list[int] = []
    for total in packed:
        split(total, bits, count, found)
    return found


def split(total: i64, bits: i64, count: i64, found: list[int]) -> None:
    """The lanes of a sum, each with its sign."""
    half: i64 = 1 << (bits - 1)
    mask: i64 = (1 << bits) - 1
    for _ in range(count):
        low: i64 = (total + half & mask) - half
        found.append(low)
        total = total - low >> bits


def chance_of(logit: i64) -> float:
    """The logistic curve of a number with NEURON_BITS + LAST_BITS behind the point."""
    size: i64 = logit if logit >= 0 else -logit
    shift: i64 = NEURON_BITS + LAST_BITS - STEP_BITS
    place: i64 = size >> shift
    if place >= 12 * 64:
        found: i64 = CURVE[12 * 64]
    else:
        below: i64 = CURVE[place]
        above: i64 = CURVE[place + 1]
        rest: i64 = size & ((1 << shift) - 1)
        found = below + ((above - below) * rest >> shift)
    return float(found if logit >= 0 else 1_000_000 - found) / 1_000_000.0


@mypyc_attr(native_class=True)
class Network:
    """Weights as whole numbers. `first` and `second` go by input, then by the neurons that share a number;
    the neurons of the first layer are a multiple of 12, of the second of 8."""

    def __init__(
        self,
        zeros: list[int],
        first: list[int],
        first_bias: list[int],
        second: list[int],
        second_bias: list[int],
        last: list[int],
        last_bias: int,
        facts: dict[str, Any],
    ) -> None:
        #: by input: the byte that means 0
        self.zeros = zeros
        self.inputs = len(zeros)
        self.first = first
        self.first_bias = first_bias
        self.second = second
        self.second_bias = second_bias
        self.last = last
        self.last_bias = last_bias
        #: what it was made of and how strong it is: its card
        self.facts = facts

    def logit(self, data: bytes) -> int:
        """Above 0 where the seat is more likely to win than not."""
        width: i64 = len(self.first_bias)
        zeros = self.zeros
        at: list[int] = []
        by: list[int] = []
        for i in range(len(data)):
            x: i64 = data[i] - zeros[i]
            if x != 0:
                at.append(i * width)
                by.append(x)
        sums = layer(at, by, self.first, self.first_bias, NARROW, THREE)
        width = len(self.second_bias)
        at = []
        by = []
        place: i64 = 0
        for total in sums:
            neuron: i64 = total >> (FIRST_BITS - NEURON_BITS)
            if neuron > 0:
                at.append(place)
                by.append(neuron if neuron < MOST else MOST)
            place += width
        sums = layer(at, by, self.second, self.second_bias, WIDE, TWO)
        found: i64 = self.last_bias
        last = self.last
        for i in range(len(sums)):
            neuron = sums[i] >> SECOND_BITS
            if neuron > 0:
                weight: i64 = last[i]
                found += (neuron if neuron < MOST else MOST) * weight
        return found

    def chance(self, data: bytes) -> float:
        """How likely the seat wins, 0 … 1."""
        return chance_of(self.logit(data))


def layer(
    at: list[int], by: list[int], weights: list[int], bias: list[int], bits: i64, lanes: i64
) -> list[int]:
    """The sums of a layer: inputs `by`, whose weights begin at `at`."""
    found: list[int] = []
    count: i64 = len(at)
    for j in range(0, len(bias), STRIDE):
        one: i64 = bias[j]
        two: i64 = bias[j + 1]
        three: i64 = bias[j + 2]
        four: i64 = bias[j + 3]
        for k in range(count):
            place: i64 = at[k]
            place += j
            x: i64 = by[k]
            weight: i64 = weights[place]
            one += weight * x
            weight = weights[place + 1]
            two += weight * x
            weight = weights[place + 2]
            three += weight * x
            weight = weights[place + 3]
            four += weight * x
        split(one, bits, lanes, found)
        split(two, bits, lanes, found)
        split(three, bits, lanes, found)
        split(four, bits, lanes, found)
    return found


class Judgement:
    """A game's network for tables of so many seats, with the numbers it looks at."""

    def __init__(self, numbers: Numbers, network: Network) -> None:
        self.numbers = numbers
        self.network = network
        #: whether the game's own estimate is among the inputs
        self.estimates = network.inputs > numbers.length
        if network.inputs not in (numbers.length, numbers.length + numbers.estimates_length):
            raise ValueError(f"a network of {network.inputs} inputs for {numbers.length} numbers")

    def value(self, state: State, seat: int) -> float:
        """How likely a seat wins, from what it knows."""
        numbers = self.numbers
        data = zeros(self.network.inputs)
        numbers.fill(state, seat, data, 0)
        if self.estimates:
            numbers.estimate(state, seat, data, numbers.length)
        return self.network.chance(data.getvalue())

    def each(self, state: State) -> list[float]:
        """Of all seats, each from its own side: where several may win."""
        return [self.value(state, seat) for seat in range(self.numbers.seats)]

    def values(self, state: State) -> list[float]:
        """The same, made to sum to 1: where one wins."""
        seats = self.numbers.seats
        found = self.each(state)
        total = 0.0
        for value in found:
            total += value
        if total <= 0.0:
            return [1.0 / seats] * seats
        return [value / total for value in found]


# -- files -----------------------------------------------------------------------------------


def save(path: Path, network: Network) -> None:
    """Unpacked: weights of two bytes, all else of four."""
    shape = {
        "inputs": network.inputs,
        "first": THREE * len(network.first_bias),
        "second": TWO * len(network.second_bias),
    }
    head = json.dumps({**network.facts, **shape}, sort_keys=True, ensure_ascii=False)
    large = unpack(network.first_bias, NARROW, THREE) + unpack(network.second_bias, WIDE, TWO)
    large += [*network.last, network.last_bias]
    small = unpack(network.first, NARROW, THREE) + unpack(network.second, WIDE, TWO)
    path.parent.mkdir(parents=True, exist_ok=True)
    data = bytes(network.zeros) + _written(large, 4) + _written(small, 2)
    path.write_bytes(MAGIC + head.encode() + b"\n" + data)


def load(path: Path) -> Network:
    """ValueError if it is not a file of weights."""
    data = path.read_bytes()
    if not data.startswith(MAGIC):
        raise ValueError(f"{path.name} is not a file of weights")
    head, _, rest = data[len(MAGIC) :].partition(b"\n")
    facts: dict[str, Any] = json.loads(head)
    inputs, first, second = facts["inputs"], facts["first"], facts["second"]
    middle = inputs + 4 * (first + 2 * second + 1)
    if len(rest) != middle + 2 * (inputs * first + first * second):
        raise ValueError(f"{path.name} is cut off")
    large, small = _read(rest[inputs:middle], 4), _read(rest[middle:], 2)
    return Network(
        list(rest[:inputs]),
        pack(small[: inputs * first], NARROW, THREE),
        pack(large[:first], NARROW, THREE),
        pack(small[inputs * first :], WIDE, TWO),
        pack(large[first : first + second], WIDE, TWO),
        large[first + second : first + 2 * second],
        large[first + 2 * second],
        facts,
    )


def _written(numbers: list[int], size: int) -> bytes:
    return b"".join([number.to_bytes(size, "little", signed=True) for number in numbers])


def _read(data: bytes, size: int) -> list[int]:
    return [int.from_bytes(data[i : i + size], "little", signed=True) for i in range(0, len(data), size)]
