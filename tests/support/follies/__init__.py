"""What looks stupid in a bot's game, counted: each game has a spotter of its own here.

A spotter sees the true state before every decision, as a spectator of an open table would, and
what was done. For each folly it counts the cases in which it was possible, and those in which it
happened; the first few are kept as sentences.
"""

from collections import Counter
from importlib import import_module
from typing import ClassVar

from hastilude.bots.bot import Bot
from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.game import Options, find_game
from hastilude.core.state import CHOICE, OVER, State

#: sentences that are kept of each folly
KEPT = 5


class Spotter:
    """Counts the follies of some games."""

    #: by folly: the part of all its cases that is still no stupidity, for reasons a spotter cannot see
    allowed: ClassVar[dict[str, float]] = {}

    def __init__(self) -> None:
        self.cases: Counter[str] = Counter()
        self.found: Counter[str] = Counter()
        self.told: dict[str, list[str]] = {}

    def note(self, folly: str, happened: bool, sentence: str = "") -> None:
        self.cases[folly] += 1
        if happened:
            self.found[folly] += 1
            told = self.told.setdefault(folly, [])
            if len(told) < KEPT:
                told.append(sentence)

    def add(self, other: "Spotter") -> None:
        """What another one has counted."""
        self.cases += other.cases
        self.found += other.found
        for folly, sentences in other.told.items():
            told = self.told.setdefault(folly, [])
            told += sentences[: KEPT - len(told)]

    def begins(self, state: State) -> None: ...

    def decides(self, state: State, seat: int, action: int) -> None:
        """Before the action is carried out."""

    def over(self, state: State) -> None: ...

    def beyond(self) -> list[str]:
        """What happened more often than can be excused, with examples."""
        return [
            f"{folly}: {self.found[folly]} of {cases} ({'; '.join(self.told.get(folly, []))})"
            for folly, cases in sorted(self.cases.items())
            if self.found[folly] > self.allowed.get(folly, 0.0) * cases
        ]

    def table(self) -> list[str]:
        return [f"{folly}: {self.found[folly]} of {cases}" for folly, cases in sorted(self.cases.items())]


def spotter_of(game: str) -> Spotter:
    made = import_module(f"support.follies.{game}").SPOTTER()
    assert isinstance(made, Spotter)
    return made


def watch(
    game: str,
    seats: int,
    bots: list[Bot],
    seed: object,
    spotter: Spotter,
    options: Options | None = None,
) -> State:
    """One game under the eyes of a spotter; bot n sits on seat n."""
    found = find_game(game)
    rulebook = found.load()
    luck, thoughts = SeededChance(seed_of("watched", seed)), SeededChance(seed_of("watched bots", seed))
    state: State = rulebook.start(seats, found.choose(options or {}), rulebook.components(), luck)
    spotter.begins(state)
    while (seat := state.decider()) != OVER:
        action = state.forced()
        if action == CHOICE:
            legal = state.legal()
            action = bots[seat].choose(legal, state.imagine(seat, thoughts), thoughts)
            if len(legal) > 1:
                spotter.decides(state, seat, action)
        state.apply(action, luck)
    spotter.over(state)
    return state
