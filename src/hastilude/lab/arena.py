"""Bots against bots, and how sure one may be of who is better: what `hastilude arena` runs.

Each deal is played once from every seat: the same chance for all, so that luck is even. When
more bots are named than there are seats, every table of them plays the deal. Game n of a plan
is one and the same wherever it is played, in this process, another one or on a cluster.
"""

import itertools
import platform
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from hastilude.bots.bot import Bot
from hastilude.bots.levels import Means
from hastilude.bots.parallel import cores_here
from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.game import Options, find_game
from hastilude.core.state import CHOICE, OVER
from hastilude.lab.crew import Backend, Job, Journal, do_all
from hastilude.lab.own_bots import bot_of
from hastilude.lab.ratings import Ratings, wilson
from hastilude.lab.simulate import compiled, fill


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is left of a game; a line of the file by which an arena resumes."""

    n: int
    payoffs: tuple[float, ...]
    places: tuple[int, ...]
    winners: tuple[int, ...]
    #: of each seat: decisions that it made, and how long it thought about them
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]


class ArenaPlan(Job, frozen=True, forbid_unknown_fields=True):
    """What to play."""

    name = "arena"
    part = Played
    growing = ("games",)

    game: str
    seats: int
    games: int
    seed: int
    options: Options
    bots: tuple[str, ...]
    #: thinking time of a decision for bots that search; None: their own
    seconds: float | None = None
    components: str | None = None

    def sit_down(self, cores: int) -> "Arena":
        return Arena(self, cores)

    def tables(self) -> list[tuple[str, ...]]:
        """Who sits together: all of them, or every choice of as many as there are seats."""
        if len(self.bots) > self.seats:
            return list(itertools.combinations(self.bots, self.seats))
        return [fill(self.bots, self.seats)]

    def deal(self, number: int) -> int:
        return number // (self.seats * len(self.tables()))

    def seated(self, number: int) -> tuple[str, ...]:
        """Who sits where in a game: each deal is played from all seats in turn."""
        tables = self.tables()
        names = tables[number // self.seats % len(tables)]
        turn = number % self.seats
        return names[turn:] + names[:turn]


class Arena:
    """A plan with its rules and figures at hand."""

    def __init__(self, plan: ArenaPlan, cores: int = 1) -> None:
        game = find_game(plan.game)
        self.plan = plan
        self.rulebook = game.load()
        self.options = game.choose(plan.options)
        game.check_seats(plan.seats, self.options)
        figures = Path(plan.components) if plan.components else None
        self.components = self.rulebook.components(figures)
        self.means = Means(plan.seconds, cores, figures)
        for name in plan.bots:
            self.bot(name)

    def bot(self, name: str) -> Bot:
        return bot_of(name, self.rulebook, self.means)

    def play(self, number: int) -> Played:
        """One game. Bots are new to each, so that nothing they remember depends on where it is played."""
        plan, deal = self.plan, self.plan.deal(number)
        bots = [self.bot(name) for name in plan.seated(number)]
        chances = [SeededChance(seed_of("arena bot", plan.seed, number, seat)) for seat in range(plan.seats)]
        chance = SeededChance(seed_of("arena", plan.seed, deal))
        state = self.rulebook.start(plan.seats, self.options, self.components, chance)
        decisions, seconds = [0] * plan.seats, [0.0] * plan.seats
        while (seat := state.decider()) != OVER:
            action = state.forced()
            if action == CHOICE:
                start = time.perf_counter()
                sight = None if bots[seat].blind else state.imagine(seat, chances[seat])
                action = bots[seat].choose(state.legal(), sight, chances[seat])
                seconds[seat] += time.perf_counter() - start
                decisions[seat] += 1
            state.apply(action, chance)
        result = state.result()
        assert result is not None
        return Played(
            number, tuple(state.payoffs()), result.places, result.winners, tuple(decisions), tuple(seconds)
        )


def play_arena(
    plan: ArenaPlan,
    backend: Backend,
    journal: Journal[ArenaPlan] | None,
    report: Callable[[int], None],
) -> list[Played]:
    """All games of a plan, in their order; `report` hears how many are over."""
    Arena(plan)  # bad input is refused before anything starts
    return do_all(plan, plan.games, plan.seats, backend, journal, report)


# -- what came out -----------------------------------------------------------------------


class Row(NamedTuple):
    """A bot in the arena. Its games count every seat it sat on."""

    bot: str
    games: int
    wins: int
    share: float
    low: float
    high: float
    rating: float
    decisions: int
    seconds: float
    rating_low: float
    rating_high: float
    decisions_per_second: float


def rows(plan: ArenaPlan, played: Sequence[Played]) -> list[Row]:
    """One row for each bot, in the order of the plan."""
    names = list(dict.fromkeys(plan.bots))
    ratings = Ratings(names)
    for game in played:
        ratings.add(plan.seated(game.n), game.places)
    return [_row(plan, played, name, ratings.table()[name]) for name in names]


def fair_share(found: Sequence[Row]) -> float:
    """What each would have won of equals: where several may win that is more than one game for all seats."""
    return sum(row.share * row.games for row in found) / sum(row.games for row in found)


def _row(plan: ArenaPlan, played: Sequence[Played], name: str, rating: tuple[float, float, float]) -> Row:
    mine = [(game, seat) for game in played for seat, who in enumerate(plan.seated(game.n)) if who == name]
    payoff = sum(game.payoffs[seat] for game, seat in mine)
    low, high = wilson(payoff, len(mine))
    decisions = sum(game.decisions[seat] for game, seat in mine)
    seconds = sum(game.seconds[seat] for game, seat in mine)
    return Row(
        bot=name,
        games=len(mine),
        wins=sum(seat in game.winners for game, seat in mine),
        share=round(payoff / len(mine), 6) if mine else 0.0,
        low=round(low, 6),
        high=round(high, 6),
        rating=round(rating[0], 3),
        decisions=decisions,
        seconds=round(seconds, 6),
        rating_low=round(rating[1], 3),
        rating_high=round(rating[2], 3),
        decisions_per_second=round(decisions / seconds, 2) if seconds else 0.0,
    )


def document(plan: ArenaPlan, played: Sequence[Played]) -> dict[str, Any]:
    """What `--json` prints."""
    return {
        "game": plan.game,
        "games": len(played),
        "rows": [row._asdict() for row in rows(plan, played)],
        "seats": plan.seats,
        "seed": plan.seed,
        "seconds": plan.seconds,
        "options": plan.options,
        "machine": machine(plan.game),
    }


def machine(game: str) -> str:
    """What the figures were measured on, as far as it matters."""
    how = "compiled" if compiled(find_game(game)) else "interpreted"
    return f"{platform.machine()}, {cores_here()} cores, Python {platform.python_version()}, {how}"
