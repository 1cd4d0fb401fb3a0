"""Many games step by step: the inner loop of the environments, compiled.

No numpy here, and nothing is made for a game but its state: what the seats know is written as bytes
into one long list, legal actions into one block of bytes.
"""

from mypy_extensions import i64, mypyc_attr

from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.numbers import Numbers
from hastilude.core.state import CHOICE, OVER, State


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
        self.seed = "0"
        self.states: list[State] = []
        self.chances: list[SeededChance] = []
        self.deciders: list[int] = []
        self.legal: list[list[int]] = []
        #: how many games have begun at each place
        self.begun: list[int] = []
        #: of games that ended in the last step: what the end is worth to each seat
        self.payoffs: list[float] = []
        #: 1 where a game ended in the last step, and another has begun
        self.ended: list[int] = []
        #: the game that ended last, as it ended
        self.finished: State | None = None
        #: one byte for each action of each game
        self.mask = bytearray(count * actions)

    def reset(self, seed: str) -> None:
        """New games everywhere."""
        self.seed = seed
        self.mask = bytearray(self.count * self.actions)
        self.states = []
        self.chances = []
        self.deciders = [0] * self.count
        self.legal = [[] for _ in range(self.count)]
        self.begun = [0] * self.count
        self.payoffs = [0.0] * (self.count * self.seats)
        self.ended = [0] * self.count
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

    def step(self, actions: list[int]) -> None:
        """One choice in every game. ValueError for one that is not legal, before anything is done."""
        if len(actions) != self.count:
            raise ValueError(f"{self.count} actions are needed, one for each game, not {len(actions)}")
        for place in range(self.count):
            self.check(place, actions[place])
        for place in range(self.count):
            self.play(place, actions[place])

    def check(self, place: int, action: int) -> None:
        if not 0 <= action < self.actions or not self.mask[place * self.actions + action]:
            raise ValueError(f"action {action} is not legal in game {place}")

    def play(self, place: int, action: int) -> None:
        """One choice in one game; it is legal."""
        mask = self.mask
        base: i64 = place * self.actions
        for old in self.legal[place]:
            mask[base + old] = 0
        if self.ended[place]:
            self.ended[place] = 0
            for seat in range(self.seats):
                self.payoffs[place * self.seats + seat] = 0.0
        self.states[place].apply(action, self.chances[place])
        self._settle(place)

    def observe(self) -> bytes:
        """What the decider of each game knows, game by game."""
        out = [0] * (self.count * self.length)
        for place in range(self.count):
            self._write(self.states[place], self.deciders[place], out, place * self.length)
        return bytes(out)

    def look(self, place: int, seat: int) -> bytes:
        """What one seat knows of one game."""
        return self.read(self.states[place], seat)

    def read(self, state: State, seat: int) -> bytes:
        """What one seat knows of a state."""
        out = [0] * self.length
        self._write(state, seat, out, 0)
        return bytes(out)

    def _write(self, state: State, seat: int, out: list[int], at: int) -> None:
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
