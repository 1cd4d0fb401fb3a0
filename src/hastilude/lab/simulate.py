"""Many games of bots: what `hastilude simulate` runs.

Game i of seed S is one and the same game: with a record or without, alone or among
thousands, in this process or in another one.
"""

import importlib.util
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

import msgspec

from hastilude.bots.bot import Bot
from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.game import Game, GameError, Options, find_game
from hastilude.core.record import Seal
from hastilude.core.referee import Referee
from hastilude.core.state import OVER
from hastilude.core.words import Result
from hastilude.lab.crew import Backend, Job, Journal, do_all
from hastilude.lab.own_bots import bot_of
from hastilude.lab.playout import play_out

#: games that a process plays between two reports
BLOCK = 50


class Outcome(msgspec.Struct, frozen=True):
    """What is left of a game."""

    n: int
    decisions: int
    reason: str
    winners: tuple[int, ...]
    points: tuple[int, ...]
    payoffs: tuple[float, ...]


class Plan(Job, frozen=True):
    """What to simulate."""

    name = "simulation"
    part = Outcome
    growing = ("games",)

    game: str
    seats: int
    games: int
    seed: int
    options: Options
    #: names, one for each seat of game 0
    line_up: tuple[str, ...]
    #: a file of figures other than the game's own
    components: str | None = None
    #: the folder where records go; None for none
    records: str | None = None

    def sit_down(self, cores: int) -> "Simulation":
        return Simulation(self)

    def seated(self, number: int) -> tuple[str, ...]:
        """Who sits where in a game: different bots take every seat in turn."""
        turn = number % self.seats if len(set(self.line_up)) > 1 else 0
        return self.line_up[turn:] + self.line_up[:turn]

    def record_name(self, number: int) -> str:
        return f"{self.game}-{self.seats}-{self.seed}-{number}.jsonl"


class Simulation:
    """A plan with its rules, figures and bots at hand."""

    def __init__(self, plan: Plan) -> None:
        game = find_game(plan.game)
        self.plan = plan
        self.rulebook = game.load()
        self.options = game.choose(plan.options)
        game.check_seats(plan.seats, self.options)
        self.components = self.rulebook.components(Path(plan.components) if plan.components else None)
        self.bots: dict[str, Bot] = {name: bot_of(name, self.rulebook) for name in plan.line_up}

    def play(self, number: int) -> Outcome:
        """One game; with a record of it, if the plan says so."""
        seal = Seal(seed_of("simulate", self.plan.seed, number))
        bot_chance = SeededChance(seed_of("bots", self.plan.seed, number))
        names = self.plan.seated(number)
        if self.plan.records is not None:
            return self._recorded(number, seal, names, bot_chance)
        chance = SeededChance(seal.seed)
        state = self.rulebook.start(self.plan.seats, self.options, self.components, chance)
        decisions = play_out(state, [self.bots[name] for name in names], chance, bot_chance)
        result = state.result()
        assert result is not None
        return _outcome(number, decisions, result, state.payoffs())

    def _recorded(self, number: int, seal: Seal, names: tuple[str, ...], bot_chance: SeededChance) -> Outcome:
        """The same game before a referee, who writes everything down."""
        referee = Referee(self.rulebook, call(names), self.options, self.components, seal)
        while (seat := referee.decider()) != OVER:
            bot = self.bots[names[seat]]
            sight = None if bot.blind else referee.sight(seat, bot_chance)
            refusal = referee.act(seat, bot.choose(referee.legal(seat), sight, bot_chance))
            assert refusal is None, f"{names[seat]} chose what is not legal: {refusal}"
        result = referee.result()
        assert result is not None
        assert self.plan.records is not None
        referee.record.write(Path(self.plan.records) / self.plan.record_name(number))
        return _outcome(number, len(referee.record.lines) - 1, result, referee.state.payoffs())


def _outcome(number: int, decisions: int, result: Result, payoffs: list[float]) -> Outcome:
    points = tuple(score.points for score in result.scores)
    return Outcome(number, decisions, result.reason, result.winners, points, tuple(payoffs))


# -- plans -------------------------------------------------------------------------------


def natural_seats(game: Game, options: Mapping[str, str] | None = None) -> int:
    """How many play when nobody says: as many as an option is for, else four, or as many as can."""
    return game.seats_for(options or {}, 4 if 4 in game.seats else max(game.seats))


def fill(bots: Sequence[str], seats: int) -> tuple[str, ...]:
    """A name for each seat; the last one given takes all seats that are left."""
    if len(bots) > seats:
        raise GameError(f"{len(bots)} bots do not fit into {seats} seats")
    return (*bots, *[bots[-1]] * (seats - len(bots)))


def call(bots: Sequence[str]) -> list[str]:
    """Bots by names of their own: Random, Greedy 1, Greedy 2."""
    names: list[str] = []
    for place, bot in enumerate(bots):
        number = f" {bots[: place + 1].count(bot)}" if bots.count(bot) > 1 else ""
        names.append(bot.capitalize() + number)
    return names


def compiled(game: Game) -> bool:
    """Whether the rules of a game run as machine code here, found without loading them."""
    package = game.rulebook.partition(":")[0].rpartition(".")[0]
    spec = importlib.util.find_spec(f"{package}.rules")
    return spec is not None and str(spec.origin).endswith(tuple(EXTENSION_SUFFIXES))


# -- what came out -----------------------------------------------------------------------


class Share:
    """What a seat, or a bot, made of its games."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0
        self.payoff = 0.0
        self.points = 0

    def add(self, outcome: Outcome, seat: int) -> None:
        self.games += 1
        self.wins += seat in outcome.winners
        self.payoff += outcome.payoffs[seat]
        self.points += outcome.points[seat] if outcome.points else 0

    def row(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "wins": self.wins,
            "share": round(self.payoff / self.games, 6),
            "mean_score": round(self.points / self.games, 3),
        }


class Tally:
    """The results of a plan, game by game."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.games = 0
        self.seconds = 0.0
        self.decisions = 0
        self.reasons: Counter[str] = Counter()
        self.seats = [Share() for _ in range(plan.seats)]
        self.bots = {name: Share() for name in plan.line_up}

    def add(self, outcome: Outcome) -> None:
        for seat, name in enumerate(self.plan.seated(outcome.n)):
            self.seats[seat].add(outcome, seat)
            self.bots[name].add(outcome, seat)
        self.games += 1
        self.decisions += outcome.decisions
        self.reasons[outcome.reason] += 1

    def results(self) -> dict[str, Any]:
        """Plain data. A bot's games count each seat it sat on."""
        return {
            "seats": [{"seat": seat, **share.row()} for seat, share in enumerate(self.seats)],
            "bots": [{"bot": name, **share.row()} for name, share in self.bots.items()],
            "reasons": dict(sorted(self.reasons.items())),
            "decisions_per_game": round(self.decisions / self.games, 2),
        }


def simulate(
    plan: Plan,
    backend: Backend,
    report: Callable[[int], None],
    journal: Journal[Plan] | None = None,
) -> Tally:
    """Play a plan; now and then `report` hears the number of games played so far."""
    Simulation(plan)  # bad input is refused before anything starts
    if plan.records is not None:
        Path(plan.records).mkdir(parents=True, exist_ok=True)
    tally = Tally(plan)
    start = time.perf_counter()
    for outcome in do_all(plan, plan.games, BLOCK, backend, journal, report):
        tally.add(outcome)
    tally.seconds = time.perf_counter() - start
    return tally
