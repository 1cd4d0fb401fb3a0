"""Law 6: imagination really varies.

What is hidden from a seat is found without asking the game's `imagine`. Two values of the
written position are swapped; if the result is a possible position in which the seat
receives the same bytes, while somebody else sees a difference, then the seat cannot know
which of the two is true. Imagination must then show, in some sample,

- another value at each of the two places, and
- if they lie in different lists (a hand and the deck), in each list the value that the
  swap brought there.

A list whose order a game does not keep (a hand that is written sorted) has no places: there
the list as a whole must show another content. Whether it is one is tried out: it is written
in another order, read, and comes back as it was.

A swap that changes the shape of anybody's view (how many cards somebody knows, say) is no
proof: it may give knowledge that nobody can have. Nor is one that nobody could ever see,
such as another order of the same hand.

Beyond that, whatever a long chain of imaginations (each imagined from the one before)
shows twice at some place, the first state's own imagination must show too: one that only
ever stirs a little fails.

Samples are drawn one after another until all that is demanded has been seen. With N
samples at most, a value of probability q is missed by a fair imagination with probability
(1 − q)^N: for q = 1/100 and N = 4000, below 10⁻¹⁷.

For an exact test the author gives `hidden(state, seat)`: for each hidden place, as a path
into the position of an imagined state, every value that the seat's knowledge allows. All
of them must be seen, and no others. Each place is judged by itself: that places are
independent of each other is not tested.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import suppress
from itertools import combinations_with_replacement
from typing import Any, NamedTuple

import msgspec

from hastilude.core.game import GameError
from hastilude.core.laws.trial import Trial, leaves, received
from hastilude.core.state import State

#: hidden(state, seat): path in an imagined position → all values allowed there
Hidden = Callable[[State, int], Mapping[str, Collection[Any]]]
#: a value of a position without the game's notes on it (who knows a card, …)
Face = Callable[[Any], Any]

Leaves = dict[str, Any]

#: swaps tried for each two kinds of places, and more of them once one was a proof
_TRIES = 2
_MORE_TRIES = 6
#: length of the chain of imaginations
_CHAIN = 12


def imagination_varies(
    trial: Trial,
    *,
    states: int = 1,
    seats: int = 2,
    samples: int = 4000,
    hidden: Hidden | None = None,
    face: Face = lambda value: value,
) -> None:
    """Law 6: over many samples each hidden place takes every value the seat's knowledge allows.

    The module's text says how that is found out. `states` of the trial are looked at, each by
    `seats` of the seats. `face` strips the game's own notes from a value of the position,
    where imagination may leave them out.
    """
    for n in trial.choose(states, 6):
        swaps = _Swapper(trial, n).swaps()
        chosen = list(range(trial.case.seats))
        trial.chance("seats", n).shuffle(chosen)
        for seat in chosen[:seats]:
            imagination = _Imagination(trial, n, seat, samples, face)
            imagination.must_follow([swap for swap in swaps if seat in swap.blind])
            if hidden is None:
                imagination.must_reach_what_a_chain_does()
            else:
                imagination.must_be_exactly(hidden(trial.state(n), seat))


# -- what is hidden ----------------------------------------------------------------------


class _Swap(NamedTuple):
    one: str
    two: str
    #: the seats that cannot know which of the two values lies where
    blind: set[int]


class _Swapper:
    """Finds swaps that prove something about one state."""

    def __init__(self, trial: Trial, n: int) -> None:
        self.trial = trial
        self.position: dict[str, Any] = msgspec.json.decode(trial.position(trial.state(n)))
        self.before = self.received(trial.state(n))
        self.chance = trial.chance("swaps", n)

    def received(self, state: State) -> list[dict[str, bytes]]:
        return [received(self.trial.rulebook, state, viewer) for viewer in self.trial.viewers()]

    def swaps(self) -> list[_Swap]:
        """Of values of each two fields of the position."""
        fields: dict[tuple[str, str], list[str]] = {}
        for path, value in leaves(self.position).items():
            fields.setdefault((type(value).__name__, path.split("/")[0]), []).append(path)
        found: list[_Swap] = []
        for one, two in combinations_with_replacement(sorted(fields), 2):
            if one[0] == two[0]:  # of one type
                proofs = self.some(fields[one], fields[two], _TRIES)
                if proofs:
                    proofs += self.some(fields[one], fields[two], _MORE_TRIES)
                found += proofs
        self.trial.checked[6] += len(found)
        return found

    def some(self, ones: list[str], twos: list[str], tries: int) -> list[_Swap]:
        found = []
        for _ in range(tries):
            one, two = ones[self.chance.below(len(ones))], twos[self.chance.below(len(twos))]
            blind = self.blind(one, two)
            if blind:
                found.append(_Swap(one, two, blind))
        return found

    def blind(self, one: str, two: str) -> set[int]:
        """The seats that receive the same if two values are swapped, while others do not."""
        if _get(self.position, one) == _get(self.position, two):
            return set()
        swapped = msgspec.json.decode(msgspec.json.encode(self.position))
        _put(swapped, one, _get(self.position, two))
        _put(swapped, two, _get(self.position, one))
        try:
            state = self.trial.rulebook.from_position(swapped, self.trial.components)
        except GameError:
            return set()
        now = self.received(state)
        if now == self.before or [_shape(parts) for parts in now] != [_shape(parts) for parts in self.before]:
            return set()
        return {seat for seat in range(self.trial.case.seats) if now[seat] == self.before[seat]}


def _shape(parts: dict[str, bytes]) -> list[str]:
    return list(leaves(msgspec.json.decode(parts["view"])))


# -- what imagination shows --------------------------------------------------------------


class _Imagination:
    """What one seat imagines of one state, and what it must."""

    def __init__(self, trial: Trial, n: int, seat: int, samples: int, face: Face) -> None:
        self.trial = trial
        self.n = n
        self.seat = seat
        self.samples = samples
        self.face = face
        self.state = trial.state(n)
        self.true = self.look(self.state)
        self.unordered = _unordered(trial, self.state)

    def look(self, state: State) -> Leaves:
        found = leaves(self.trial.rulebook.position(state))
        return {path: self.face(value) for path, value in found.items()}

    def imagined(self, purpose: str) -> Iterator[Leaves]:
        """Samples, one after another, up to their number."""
        chance = self.trial.chance(purpose, self.n, self.seat)
        for _ in range(self.samples):
            yield self.look(self.state.imagine(self.seat, chance))

    def must_follow(self, swaps: list[_Swap]) -> None:
        """Other values at the places of a swap, and the swapped ones in their lists."""
        places: set[str] = set()
        brought: set[tuple[str, Any]] = set()
        for one, two, _ in swaps:
            places.update((one, two))
            if _list_of(one) != _list_of(two):
                brought.update(((_list_of(one), self.true[two]), (_list_of(two), self.true[one])))
        self.must_change(places)
        self.must_show(brought, _in_lists)

    def must_reach_what_a_chain_does(self) -> None:
        chance = self.trial.chance("chain", self.n, self.seat)
        state, found = self.state, Counter[tuple[str, Any]]()
        for _ in range(_CHAIN):
            state = state.imagine(self.seat, chance)
            found.update(self.in_places(self.look(state)) - self.in_places(self.true))
        self.must_show({shown for shown, times in found.items() if times >= 2}, self.in_places)

    def must_be_exactly(self, allowed: Mapping[str, Collection[Any]]) -> None:
        demanded = {(path, value) for path, values in allowed.items() for value in values}
        self.must_show(demanded, _items, allowed)

    def must_change(self, paths: set[str]) -> None:
        missing = set(paths)
        for sample in self.imagined("change") if missing else ():
            missing = {path for path in missing if self.is_as_before(path, sample)}
            if not missing:
                return
        if missing:
            path = min(missing)
            raise self.broken(
                f"{self.true[path]!r} at {path} is hidden from it, but it never imagines another"
            )

    def is_as_before(self, path: str, sample: Leaves) -> bool:
        """Whether a sample has the true value at a place, or the true content in its list."""
        where = _list_of(path)
        if where in self.unordered:
            return _content(sample, where) == _content(self.true, where)
        return path in sample and sample[path] == self.true[path]

    def in_places(self, sample: Leaves) -> set[tuple[str, Any]]:
        """Values by place; by list where places mean nothing."""
        return {
            (where if (where := _list_of(path)) in self.unordered else path, value)
            for path, value in sample.items()
        }

    def must_show(
        self,
        demanded: set[tuple[str, Any]],
        read: Callable[[Leaves], set[tuple[str, Any]]],
        allowed: Mapping[str, Collection[Any]] | None = None,
    ) -> None:
        """Sample until every demanded value was seen; `allowed` says what must never be."""
        missing = set(demanded)
        for sample in self.imagined("show") if missing else ():
            shown = read(sample)
            for path, value in shown if allowed is not None else ():
                if allowed is not None and path in allowed and value not in allowed[path]:
                    raise self.broken(f"it imagines {value!r} at {path}, and knows better")
            missing -= shown
            if not missing:
                break
        self.trial.checked[6] += len(demanded) - len(missing)
        if missing:
            path, value = min(missing, key=repr)
            raise self.broken(f"it never imagines {value!r} at {path}, though it might be there")

    def broken(self, reason: str) -> Exception:
        return self.trial.broken(6, f"seat {self.seat}: {reason}", self.n)


def _unordered(trial: Trial, state: State) -> set[str]:
    """The lists of plain values whose order a game does not keep."""
    position: dict[str, Any] = msgspec.json.decode(trial.position(state))
    found = set()
    for where in {_list_of(path) for path in leaves(position)} - leaves(position).keys():
        values = _get(position, where)
        if not all(isinstance(value, str | int) for value in values):
            continue
        other = next(
            (
                way
                for way in (sorted(values, key=str), sorted(values, key=str, reverse=True))
                if way != values
            ),
            None,
        )
        if other is None:
            continue  # all are alike
        turned = msgspec.json.decode(msgspec.json.encode(position))
        _put(turned, where, other)
        with suppress(GameError):
            again = trial.rulebook.from_position(turned, trial.components)
            if msgspec.json.decode(trial.position(again)) == position:
                found.add(where)
    return found


def _content(sample: Leaves, where: str) -> Counter[Any]:
    return Counter(value for path, value in sample.items() if _list_of(path) == where)


def _items(sample: Leaves) -> set[tuple[str, Any]]:
    return set(sample.items())


def _in_lists(sample: Leaves) -> set[tuple[str, Any]]:
    return {(_list_of(path), value) for path, value in sample.items()}


def _list_of(path: str) -> str:
    """The list that a place belongs to; by itself, if it is none of a list."""
    parent, _, last = path.rpartition("/")
    return parent if last.isdigit() else path


def _get(position: Any, path: str) -> Any:
    for part in path.split("/"):
        position = position[int(part) if isinstance(position, list) else part]
    return position


def _put(position: Any, path: str, value: Any) -> None:
    parent, _, last = path.rpartition("/")
    inside = _get(position, parent) if parent else position
    inside[int(last) if isinstance(inside, list) else last] = value
