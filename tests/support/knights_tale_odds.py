"""The odds that A Knight's Tale tells beside its options, against what came of them.

    python tests/support/knights_tale_odds.py [GAMES [BOT]]

plays games of squires (or of `ismcts:20`), notes every chance beside an option that was chosen,
and prints for each kind of chance, by tenths, what was told and what share was won.
"""

import math
import sys
from collections import defaultdict
from typing import NamedTuple

from hastilude.bots.line_up import find_bot
from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.state import OVER
from hastilude.games.knights_tale.cards import CITY_PLACES, PLACES
from hastilude.games.knights_tale.rulebook import RULEBOOK
from hastilude.games.knights_tale.rules import KnightsTale
from hastilude.games.knights_tale.table import FOR_TOURNAMENT, NOBODY, TENT_PHASE

PADARM = {"tournament_type": "pas_d_armes"}
CASES: list[tuple[int, dict[str, str]]] = [
    *((seats, {}) for seats in (2, 3, 4)),
    *((seats, PADARM) for seats in (2, 4)),
    *((1, {"solo_scenario": scenario}) for scenario in ("lone_challenge", "warrior", "rivalry")),
]


class Told(NamedTuple):
    """A chance beside an option that was chosen."""

    kind: str
    chance: float
    seat: int
    clash: int


class Tenth(NamedTuple):
    told: float
    won: float
    number: int

    @property
    def holds(self) -> bool:
        """Within the 95 % interval and three points."""
        interval = 1.96 * math.sqrt(max(self.won * (1 - self.won), 1e-4) / self.number)
        return abs(self.told - self.won) <= interval + 0.03


class Notes:
    """All that was told, and whether it came true."""

    def __init__(self) -> None:
        self.found: dict[str, list[tuple[float, bool]]] = defaultdict(list)
        #: of the duel that is being fought
        self._open: list[Told] = []
        #: of duels to come, by seat and place of the tournament
        self._signed: dict[tuple[int, int], Told] = {}
        self._clashes: dict[int, object] = {}

    def choose(self, game: KnightsTale, action: int) -> None:
        for remark in RULEBOOK.remarks(game)[action]:
            # a card taken may be played much later, with other means
            if remark.chance is None or RULEBOOK.actions.decode(action).kind == "take":
                continue
            told = Told(remark.code, remark.chance, game.seat, game.clash)
            if remark.code == "win_share":
                self._signed[game.seat, self._met_at(action)] = told
            else:
                self._open.append(told)

    @staticmethod
    def _met_at(action: int) -> int:
        """The place of who is met first: in a bracket the partner's."""
        place = RULEBOOK.actions.decode(action).args["spot"]
        number = PLACES.index(str(place))
        return number if number < CITY_PLACES else CITY_PLACES + ((number - CITY_PLACES) ^ 1)

    def begun(self, game: KnightsTale) -> None:
        if game.duel == FOR_TOURNAMENT and game.side[1] == NOBODY and game.phase >= TENT_PHASE:
            told = self._signed.pop((game.side[0], game.place), None)
            if told is not None:
                self._open.append(told)

    def happened(self, code: str, args: dict[str, object]) -> None:
        if code == "clash_won":
            assert isinstance(args["clash"], int)
            self._clashes[args["clash"]] = args["seat"]
        elif code == "duel_won":
            for told in self._open:
                winner = self._clashes[told.clash] if told.kind == "win_clash" else args["seat"]
                self.found[told.kind].append((told.chance, winner == told.seat))
            self._open = []
            self._clashes = {}
        elif code == "tournament":
            self._signed = {}


def collect(games: int, bot: str = "squire", seed: object = 0) -> dict[str, list[tuple[float, bool]]]:
    """By kind of chance: what was told, and whether it was won."""
    notes = Notes()
    player = find_bot(bot, RULEBOOK)
    for number in range(games):
        for seats, given in CASES:
            chance = SeededChance(seed_of("odds", seed, number, seats, str(given)))
            game = RULEBOOK.start(seats, RULEBOOK.game.choose(given), RULEBOOK.components(), chance)
            while game.decider() != OVER:
                notes.begun(game)
                legal = game.legal()
                action = legal[0]
                if len(legal) > 1:
                    action = player.choose(legal, game.imagine(game.seat, chance), chance)
                    notes.choose(game, action)
                game.events = []
                game.apply(action, chance)
                for event in game.events:
                    notes.happened(event.code, event.args)
                game.events = None
    return notes.found


def tenths(told: list[tuple[float, bool]]) -> list[Tenth]:
    groups: dict[int, list[tuple[float, bool]]] = defaultdict(list)
    for chance, won in told:
        groups[min(9, int(chance * 10))].append((chance, won))
    return [
        Tenth(
            sum(chance for chance, _ in group) / len(group),
            sum(won for _, won in group) / len(group),
            len(group),
        )
        for _, group in sorted(groups.items())
    ]


def table(found: dict[str, list[tuple[float, bool]]]) -> list[str]:
    lines = []
    for kind, told in sorted(found.items()):
        lines.append(f"{kind}: {len(told)} told")
        for tenth in tenths(told):
            mark = "" if tenth.holds else "  ✗"
            lines.append(
                f"  told {100 * tenth.told:5.1f} %  won {100 * tenth.won:5.1f} %  of {tenth.number}{mark}"
            )
    return lines


if __name__ == "__main__":
    count, bot = (sys.argv[1:] + ["20", "squire"][len(sys.argv) - 1 :])[:2]
    print("\n".join(table(collect(int(count), bot))))
