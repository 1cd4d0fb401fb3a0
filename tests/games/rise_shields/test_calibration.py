"""Chances that the table shows, against what came of them (issue 18, A1).

A chance says what it assumes: that no cards are played in the battle and nothing is rolled again.
Battles in which that does not hold are left out; cards that save a beaten unit change no strike.

`python -m pytest tests/games/rise_shields/test_calibration.py -s` prints the table; the soak plays more.
"""

import math
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest

from hastilude.bots.bot import Bot
from hastilude.bots.line_up import find_bot
from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.state import CHOICE, OVER
from hastilude.games.rise_shields import actions, movement, odds
from hastilude.games.rise_shields.meta import GAME
from hastilude.games.rise_shields.names import HORSESHOE
from hastilude.games.rise_shields.phases import ACTIVATION, FIRST_STRIKE, REPLY, WINDOW
from hastilude.games.rise_shields.rulebook import RULEBOOK
from hastilude.games.rise_shields.rules import RiseShields
from hastilude.games.rise_shields.terms import WINDOW_D

#: what the brief allows beside the interval
MARGIN = 0.03
#: fewer values prove nothing
FEW = 20


@dataclass
class Tenths:
    """Shown chances and how often they came true, by tenths."""

    shown: list[float] = field(default_factory=lambda: [0.0] * 10)
    true: list[int] = field(default_factory=lambda: [0] * 10)
    count: list[int] = field(default_factory=lambda: [0] * 10)

    def add(self, chance: float, came_true: bool) -> None:
        tenth = min(9, int(chance * 10))
        self.shown[tenth] += chance
        self.true[tenth] += came_true
        self.count[tenth] += 1

    def rows(self) -> Iterator[tuple[int, int, float, float, float]]:
        """Tenth, number, mean shown, share that came true, half of its 95 % interval."""
        for tenth in range(10):
            if n := self.count[tenth]:
                share = self.true[tenth] / n
                shown = self.shown[tenth] / n
                yield tenth, n, shown, share, 1.96 * math.sqrt(shown * (1 - shown) / n)


@dataclass
class Watch:
    """One game's chances: of attacks before they are declared, and of strikes before their dice."""

    attacks: Tenths = field(default_factory=Tenths)
    losses: Tenths = field(default_factory=Tenths)
    strikes: Tenths = field(default_factory=Tenths)

    def play(self, bot: Bot, seats: int, number: int) -> None:
        chance = SeededChance(seed_of("calibration", seats, number))
        state = RULEBOOK.start(seats, GAME.choose({"round_limit": "12"}), RULEBOOK.components(), chance)
        declared: list[float] = []
        due = -1.0
        happened: list[tuple[str, bool]] = []
        spoiled = [False, False]
        while (seat := state.decider()) != OVER:
            action = state.forced()
            if action == CHOICE:
                sight = state.imagine(seat, chance)
                action = bot.choose(state.legal(), sight, chance)
            if state.phase == ACTIVATION and actions.MELEE <= action < actions.BLESS:
                kind = movement.kind_of(action)
                target = (action - actions.MELEE) % 32
                declared = odds.shown(state, state.unit, target, kind, state.charge)
                happened = []
                spoiled = [self._lucky(state), False]
            if state.phase == WINDOW and action < actions.PASS:  # what a chance assumes does not hold
                spoiled = [spoiled[0] or state.window != WINDOW_D, True]
            due = self._due(state, action, due)
            state.events = []
            state.apply(action, chance)
            for event in state.events:
                if event.code == "strike":
                    happened.append((str(event.args["strike"]), bool(event.args["success"])))
                    if due >= 0.0:
                        self.strikes.add(due, bool(event.args["success"]))
                    due = -1.0
            if declared and state.attacker < 0:
                if not spoiled[0]:
                    self.attacks.add(declared[odds.WIN], ("main", True) in happened)
                if not any(spoiled):
                    lost = declared[odds.FIRST_LOSS] + declared[odds.COUNTER_LOSS]
                    self.losses.add(lost, ("first", True) in happened or ("counter", True) in happened)
                declared = []

    def _lucky(self, state: RiseShields) -> bool:
        """Somebody may roll again."""
        return any(state.has(seat, HORSESHOE) for seat in range(state.setting.seats))

    def _due(self, state: RiseShields, action: int, due: float) -> float:
        """The chance that is shown for the strike which is due, when somebody passes before its dice."""
        if state.phase in (WINDOW, FIRST_STRIKE, REPLY):
            coming = RULEBOOK.view(state, None).coming
            passes = state.phase == WINDOW and action >= actions.PASS and not self._lucky(state)
            return coming.chance if coming is not None and passes else -1.0
        return due

    def print(self, title: str) -> None:
        for name, tenths in (("attack", self.attacks), ("loss", self.losses), ("strike", self.strikes)):
            for tenth, n, shown, share, half in tenths.rows():
                print(
                    f"{title:>8} {name:>7} {tenth * 10:>3}–{tenth * 10 + 10:<3} {n:>7} "
                    f"shown {shown:6.1%}  true {share:6.1%} ± {half:5.1%}"
                )

    def check(self, intervals: float = 1.0) -> None:
        """Within 95 % intervals and the margin; a small sample gets wider ones, for there are many tenths."""
        for tenths in (self.attacks, self.losses, self.strikes):
            for tenth, n, shown, share, half in tenths.rows():
                wrong = f"{tenth}: {n} shown {shown:.3f}, true {share:.3f} ± {half:.3f}"
                assert n < FEW or abs(share - shown) <= intervals * half + MARGIN, wrong


@pytest.mark.parametrize("seats", [2, 4])
def test_chances_come_true(seats: int) -> None:
    watch = Watch()
    bot = find_bot("squire", RULEBOOK)
    for number in range(6):
        watch.play(bot, seats, number)
    watch.print("squire")
    assert sum(watch.attacks.count) > 100
    watch.check(intervals=1.6)


def main(games: int, bots: list[str]) -> None:
    """Many games, for docs/odds.md."""
    for name in bots:
        watch = Watch()
        bot = find_bot(name, RULEBOOK)
        for number in range(games):
            watch.play(bot, (2, 3, 4)[number % 3], 1000 + number)
        watch.print(name)
        watch.check()


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2:])
