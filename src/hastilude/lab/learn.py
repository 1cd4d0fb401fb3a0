"""Judgement that is learned: play, learn, measure, generation after generation.

    hastilude lab learn GAME --seats 2 --games 100000 --folder learned

A generation plays games (`gather.py`), learns from its own and all earlier ones (`fit.py`), and meets
the judgement before it in a match whose length and seed are fixed beforehand, at equal looks. It is
taken over only if it wins its share by as much as was asked for. What is there already is not done
again: a run that was cut off goes on. The same command with the same seed gives the same weights, as
far as torch does.
"""

import math
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from hastilude.core.game import find_game
from hastilude.lab.arena import ArenaPlan, Row, fair_share, machine, play_arena, rows
from hastilude.lab.crew import Journal, backend_of
from hastilude.lab.fit import Fitted, Recipe, fit, write
from hastilude.lab.gather import BLOCK, Gathering, gather

Say = Callable[[str], None]


class Course(msgspec.Struct, frozen=True):
    """All that is asked for."""

    game: str
    seats: int
    folder: str
    games: int = 100_000
    generations: int = 1
    seed: int = 1
    #: looks of a decision in the matches, and their games
    looks: int = 100
    match: int = 400
    #: how many times its fair share a generation must win to be taken over: of two seats 0.55 of all
    asked: float = 1.1
    processes: int = 1
    #: the address of a Ray cluster that plays instead
    ray: str | None = None
    recipe: Recipe = Recipe()


def learn(course: Course, say: Say) -> Path | None:
    """The weights of the last generation that was better than the one before; None if none was."""
    folder = Path(course.folder)
    best: Path | None = None
    pools: list[Path] = []
    for number in range(course.generations):
        pool = folder / f"games-{number}"
        # the first learns from squires; later ones from those who search a little with what was learned
        player = "squire" if best is None else f"weights:{best}:ismcts:8"
        few = min(BLOCK, course.games)
        plan = Gathering(course.game, course.seats, course.seed + number, player, block=few)
        backend = backend_of(course.processes, course.ray)
        there = gather(plan, course.games, pool, backend, lambda done, s: _tell(say, done, s))
        say(f"generation {number}: {there} games of {player}")
        pools.append(pool)
        path = folder / f"{course.seats}.{number}.net"
        if not path.exists():
            fitted = fit(course.game, course.seats, pools, course.recipe, say)
            write(path, fitted, card(course, fitted, number))
            say(
                f"held out: {fitted.loss:.4f}, as whole numbers {fitted.whole_loss:.4f} of 4,000 rows,"
                f" the game's own estimate {fitted.plain_loss:.4f}"
            )
        rival = f"plain:ismcts:{course.looks}" if best is None else f"weights:{best}:ismcts:{course.looks}"
        found = duel(course, f"weights:{path}:ismcts:{course.looks}", rival, number)
        row, times = found[0], found[0].share / fair_share(found)
        say(
            f"generation {number} against {rival}: {row.share:.1%} ({row.low:.1%} … {row.high:.1%})"
            f" of {row.games} games, {times:.2f} times its fair share"
        )
        if times < course.asked:
            break
        best = path
    return best


def card(course: Course, fitted: Fitted, number: int) -> dict[str, Any]:
    """From what the weights were made, and how well they foretell."""
    return {
        "game": course.game,
        "seats": course.seats,
        "generation": number,
        "games": fitted.games,
        "rows": fitted.rows,
        "seed": course.seed,
        "recipe": msgspec.to_builtins(course.recipe),
        "held_out_loss": round(fitted.loss, 4),
        "estimate_loss": round(fitted.plain_loss, 4),
        "seconds": round(fitted.seconds),
        "machine": machine(course.game),
        "version": find_game(course.game).load().version,
    }


def duel(course: Course, one: str, rival: str, number: int) -> list[Row]:
    """A match of fixed length on paired deals; kept, so that it is played once. Both rows, the one's first."""
    plan = ArenaPlan(course.game, course.seats, course.match, 1000 + course.seed + number, {}, (one, rival))
    journal = Journal(Path(course.folder) / f"match-{course.seats}-{number}.jsonl", plan)
    backend = backend_of(course.processes, course.ray)
    return rows(plan, play_arena(plan, backend, journal, lambda n: None))


def _tell(say: Say, done: int, seconds: float) -> None:
    if math.log2(max(1, done // 500)).is_integer():
        say(f"{done} games, {done / max(seconds, 0.001):.0f} a second")
