"""Many games step by step: the inner loop of the environments, compiled.

No numpy here, and nothing is made for a game but its state: what the seats know is written as bytes
into one long row, legal actions into one block of bytes.
"""

import struct
from typing import Final

from mypy_extensions import i32, i64, mypyc_attr, u8

from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.numbers import Numbers
from hastilude.core.row import Row, read_i32_le, read_i64_le, vec
from hastilude.core.state import CHOICE, OVER, State

#: bytes of a float, and of a word that is looked at as a whole
FOUR: Final = 4
EIGHT: Final = 8
#: what is left of a word without its lowest byte
REST: Final = (1 << 56) - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Starter:
    """Knows how a fresh game begins."""

    def start(self, chance: SeededChance) -> State:
        raise NotImplementedError


class Games:
    """So many games of one kind at so many seats. What is forced is done without asking."""

    def __init__(
        self, numbers: Numbers, actions: int, starter: Starter, count: int, chart: bool, estimates: bool
    ) -> None:
        self.numbers = numbers
        self.seats = numbers.seats
        self.actions = actions
        self.starter = starter
        self.count = count
        self.chart = chart
        self.estimates = estimates
        #: bytes that a seat is shown
        self.length = numbers.length
        if chart:
            self.length += numbers.chart_length
        if estimates:
            self.length += numbers.estimates_length
        #: what is written into, again and again; zeros for one seat, and to the end of the last word
        self.row = Row()
        self.blank = bytes(self.length)
        self.broad = bytes(self._whole())
        #: what the bytes of each kind of number mean, 256 floats of each; where the kind of each number begins
        self.meaning = b""
        self.kinds = vec[i32]([0] * self._whole())
        #: the row that was read as floats last, in whole words, and its floats, always in the same memory
        self.read_last = bytes(self._whole())
        self.wide = vec[i32]([0] * self._whole())
        self._learn()
        self.seed = "0"
        self.states: list[State] = []
        self.chances: list[SeededChance] = []
        self.deciders: list[int] = []
        self.legal: list[list[int]] = []
        self.chosen: list[int] = []
        #: how many games have begun at each place
        self.begun: list[int] = []
        #: of games that ended in the last step: what the end is worth to each seat
        self.payoffs: list[float] = []
        #: 1 where a game ended in the last step, and another has begun
        self.ended: list[int] = []
        #: how many those are
        self.ends = 0
        #: the game that ended last, as it ended
        self.finished: State | None = None
        #: one byte for each action of each game; it stays the same memory
        self.mask = vec[u8]([0] * (count * actions))

    def _whole(self) -> int:
        """Numbers of a row, to the next whole word."""
        return (self.length + EIGHT - 1) // EIGHT * EIGHT

    def _learn(self) -> None:
        """Make the tables by which bytes are read."""
        numbers = self.numbers
        pieces = [*numbers.pieces, *(numbers.chart if self.chart else [])]
        if self.estimates:
            pieces += numbers.estimates
        found: dict[bytes, int] = {}
        at = 0
        for piece in pieces:
            # as exact as a float of four bytes is, so that this is what numpy finds
            scale: float = struct.unpack("<f", struct.pack("<f", 1.0 / piece.per))[0]
            table = b"".join([struct.pack("<f", (byte - piece.zero) * scale) for byte in range(256)])
            begins = found.setdefault(table, len(found) * len(table))
            for _ in range(piece.length):
                self.kinds[at] = i32(begins)
                at += 1
        self.meaning = b"".join(found)
        for at in range(self.length):
            self.wide[at] = read_i32_le(self.meaning, i64(self.kinds[at]))

    def reset(self, seed: str) -> None:
        """New games everywhere."""
        self.seed = seed
        mask = self.mask
        for at in range(i64(len(mask))):
            mask[at] = 0
        self.states = []
        self.chances = []
        self.deciders = [0] * self.count
        self.legal = [[] for _ in range(self.count)]
        self.begun = [0] * self.count
        self.payoffs = [0.0] * (self.count * self.seats)
        self.ended = [0] * self.count
        self.ends = 0
        for place in range(self.count):
            chance = self._chance(place)
            self.chances.append(chance)
            self.states.append(self.starter.start(chance))
            self._settle(place)

    def _chance(self, place: int) -> SeededChance:
        number = self.begun[place]
        self.begun[place] = number + 1
        return SeededChance(seed_of("envs", self.seed, place, number))

    def _settle(self, place: int) -> None:
        """Go on to the next choice, in a new game if this one is over; then write down what is legal."""
        state = self.states[place]
        chance = self.chances[place]
        while True:
            seat = state.decider()
            if seat == OVER:
                self.ends += 1 - self.ended[place]
                self.ended[place] = 1
                worth = state.payoffs()
                for seat in range(self.seats):
                    self.payoffs[place * self.seats + seat] = worth[seat]
                self.finished = state
                chance = self._chance(place)
                state = self.starter.start(chance)
                self.chances[place] = chance
                self.states[place] = state
                continue
            forced = state.forced()
            if forced == CHOICE:
                break
            state.apply(forced, chance)
        self.deciders[place] = seat
        legal = state.legal()
        self.legal[place] = legal
        mask = self.mask
        base: i64 = place * self.actions
        for action in legal:
            mask[base + action] = 1

    def choose(self, actions: list[int]) -> None:
        """What is done next in every game: ValueError for a choice that is not legal, before anything is done."""
        if len(actions) != self.count:
            raise ValueError(f"{self.count} actions are needed, one for each game, not {len(actions)}")
        for place in range(self.count):
            self.check(place, actions[place])
        self.chosen = actions

    def step(self, first: int, end: int) -> bytes:
        """The choice in each of some games, and what the decider of each knows then, game by game."""
        out = self.row
        out.truncate(0)
        actions = self.chosen
        for place in range(first, end):
            self.play(place, actions[place])
            # while the state is still in the processor's cache
            self._append(place, out)
        return out.getvalue()

    def advance(self, action: int) -> int:
        """One choice in the only game: the seat to decide then, OVER if that was the end."""
        self.check(0, action)
        self.play(0, action)
        return OVER if self.ended[0] else self.deciders[0]

    def check(self, place: int, action: int) -> None:
        if not 0 <= action < self.actions or not self.mask[place * self.actions + action]:
            raise ValueError(f"action {action} is not legal in game {place}")

    def play(self, place: int, action: int) -> None:
        """One choice in one game; it is legal."""
        self._forget(place)
        if self.ended[place]:
            self.ended[place] = 0
            self.ends -= 1
            for seat in range(self.seats):
                self.payoffs[place * self.seats + seat] = 0.0
        self.states[place].apply(action, self.chances[place])
        self._settle(place)

    def _forget(self, place: int) -> None:
        """Nothing is legal there for now."""
        mask = self.mask
        base: i64 = place * self.actions
        for old in self.legal[place]:
            mask[base + old] = 0

    def observe(self, first: int, end: int) -> bytes:
        """What the decider of each of some games knows, game by game."""
        out = self.row
        out.truncate(0)
        for place in range(first, end):
            self._append(place, out)
        return out.getvalue()

    def look(self, place: int, seat: int) -> bytes:
        """What one seat knows of one game."""
        return self.read(self.states[place], seat)

    def read(self, state: State, seat: int) -> bytes:
        """What one seat knows of a state."""
        out = self.row
        out.truncate(0)
        out.write(self.blank)
        self._write(state, seat, out, 0)
        return out.getvalue()

    def glance(self, place: int, seat: int) -> None:
        """What one seat knows of one game, as floats into `wide`."""
        self.spread(self.states[place], seat)

    def spread(self, state: State, seat: int) -> None:
        """What one seat knows of a state, as floats of four bytes into `wide`: what each byte means. Made
        anew is only what is not as in the row that was read last, whatever that was of."""
        row = self.row
        row.truncate(0)
        row.write(self.broad)
        self._write(state, seat, row, 0)
        now, last = row.getvalue(), self.read_last
        wide, kinds, meaning = self.wide, self.kinds, self.meaning
        at: i64 = 0
        while at < len(now):
            word = read_i64_le(now, at)
            changed = word ^ read_i64_le(last, at)
            place = at
            while changed != 0:
                if changed & 255 != 0:
                    wide[place] = read_i32_le(meaning, i64(kinds[place]) + (word & 255) * FOUR)
                changed = changed >> 8 & REST
                word >>= 8
                place += 1
            at += EIGHT
        self.read_last = now

    def _append(self, place: int, out: Row) -> None:
        at: i64 = len(out)
        out.write(self.blank)
        self._write(self.states[place], self.deciders[place], out, at)

    def _write(self, state: State, seat: int, out: Row, at: i64) -> None:
        numbers = self.numbers
        numbers.fill(state, seat, out, at)
        at += numbers.length
        if self.chart:
            numbers.draw(state, seat, out, at)
            at += numbers.chart_length
        if self.estimates:
            numbers.estimate(state, seat, out, at)

    def lots(self, draws: list[int]) -> list[int]:
        """A legal action of each game, chosen by a random number each."""
        found: list[int] = []
        for place in range(self.count):
            legal = self.legal[place]
            found.append(legal[draws[place] % len(legal)])
        return found
