"""How well can an observer guess whom each knight of Hearts and Armour has on the goal card?

    python tests/soak/goals.py [--bot squire …] [--games 400] [--seats 6] [--processes 16] [--folder RESULTS]

The observer sits at no table: it sees what everybody sees (who lays swords, shields or a face-down card
on whom) and knows the bots' habits from as many games before. It weighs each candidate, an enemy or the
sorcerer, by a conditional logit over those counts, learned from the even games and tested on the odd
ones, once a quarter, a half and all of a game was played. Beside its hits stand those of who looks at
nothing (`by chance`), and how much of the uncertainty is left (`doubt`: log loss, 1 for who knows nothing).
"""

import argparse
import math
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

from hastilude.bots.bot import Bot
from hastilude.bots.line_up import find_bot
from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.game import find_game
from hastilude.core.state import CHOICE, OVER
from hastilude.games.hearts_and_armour.cards import DECLARE, HERO_COUNT, NO_SIDE, PLAY
from hastilude.games.hearts_and_armour.rules import HeartsAndArmour
from hastilude.games.hearts_and_armour.tableau import TURN

GAME = "hearts_and_armour"
#: what one seat did to one hero, as everybody saw it
SWORDS, SHIELDS, HIDDEN = range(3)
#: numbers that a candidate is weighed by: the counts, capped squares of them, and being the sorcerer
FEATURES = 7
MOMENTS = ("a quarter", "half", "the end")
STEPS, RATE = 300, 0.5


class Guess(NamedTuple):
    """What is known of one knight: a row of numbers for each candidate, and which one it is."""

    rows: tuple[tuple[float, ...], ...]
    goal: int


@cache
def player(bot: str) -> Bot:
    return find_bot(bot, find_game(GAME).load())


def played(bot: str, seats: int, number: int) -> list[list[Guess]]:
    """One game: by moment, what there was to guess."""
    game = find_game(GAME)
    rulebook = game.load()
    luck, thoughts = SeededChance(seed_of("goals", number)), SeededChance(seed_of("goals, thinking", number))
    state = rulebook.start(seats, game.choose({}), rulebook.components(), luck)
    assert isinstance(state, HeartsAndArmour)
    goals, sides, sorcerer = state.goals.copy(), list(state.sides), state.sorcerer
    seen = [[[0, 0, 0] for _ in range(seats)] for _ in range(seats)]
    looks: list[list[Guess]] = []
    while (seat := state.decider()) != OVER:
        action = state.forced()
        if action == CHOICE:
            turn = state.phase == TURN
            action = player(bot).choose(state.legal(), state.imagine(seat, thoughts), thoughts)
            if turn and action < DECLARE:
                number_of = action - PLAY if action >= PLAY else action
                figures = state.setting.figures
                target = state.seat_of(number_of % HERO_COUNT)
                net = figures.net[figures.kind_of[number_of // HERO_COUNT]]
                sign = SWORDS if net > 0 else SHIELDS
                if action < PLAY or net:
                    seen[seat][target][sign if action >= PLAY else HIDDEN] += 1
                looks.append(_guesses(seen, goals, sides, sorcerer))
        state.apply(action, luck)
    if not looks:
        return [[], [], []]
    return [looks[len(looks) // 4], looks[len(looks) // 2], looks[-1]]


def _guesses(seen: list[list[list[int]]], goals: list[int], sides: list[int], sorcerer: int) -> list[Guess]:
    found: list[Guess] = []
    for seat, deeds in enumerate(seen):
        if seat == sorcerer:
            continue
        candidates = [h for h, side in enumerate(sides) if side == 1 - sides[seat] or side == NO_SIDE]
        rows = []
        for hero in candidates:
            counts = [float(min(count, 4)) for count in deeds[hero]]
            rows.append((*counts, *(float(count > 0) for count in counts), float(hero == sorcerer)))
        found.append(Guess(tuple(rows), candidates.index(goals[seat])))
    return found


def belief(weights: list[float], guess: Guess) -> list[float]:
    sums = [math.exp(sum(w * x for w, x in zip(weights, row, strict=True))) for row in guess.rows]
    return [one / sum(sums) for one in sums]


def learned(guesses: list[Guess]) -> list[float]:
    """Habits: the weights under which what was so was likeliest."""
    weights = [0.0] * FEATURES
    for _ in range(STEPS):
        slope = [0.0] * FEATURES
        for guess in guesses:
            shares = belief(weights, guess)
            for i, row in enumerate(guess.rows):
                miss = float(i == guess.goal) - shares[i]
                for j in range(FEATURES):
                    slope[j] += miss * row[j]
        weights = [w + RATE * s / len(guesses) for w, s in zip(weights, slope, strict=True)]
    return weights


def told(guesses: list[Guess], weights: list[float]) -> str:
    hits = chance = loss = blind = 0.0
    for guess in guesses:
        shares = belief(weights, guess)
        best = max(shares)
        ties = [i for i, share in enumerate(shares) if share > best - 1e-9]
        hits += (guess.goal in ties) / len(ties)
        chance += 1.0 / len(guess.rows)
        loss -= math.log(shares[guess.goal])
        blind += math.log(len(guess.rows))
    number = len(guesses)
    return (
        f"{hits / number:.1%} guessed, {chance / number:.1%} by chance, doubt {loss / blind:.3f}, of {number}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="How well can the goals be guessed?")
    parser.add_argument("--bot", action="append", help="who plays, on all seats; may be repeated")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seats", type=int, default=6)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--folder", type=Path, help="where the figures are kept")
    given = parser.parse_args()
    lines: list[str] = []
    with ProcessPoolExecutor(given.processes, mp_context=get_context("spawn")) as pool:
        for bot in given.bot or ["squire"]:
            running = [pool.submit(played, bot, given.seats, number) for number in range(given.games)]
            games = [one.result() for one in running]
            for at, moment in enumerate(MOMENTS):
                habits = learned([guess for looks in games[::2] for guess in looks[at]])
                test = [guess for looks in games[1::2] for guess in looks[at]]
                lines.append(f"{bot}, {given.seats} seats, {moment}: {told(test, habits)}")
                print(lines[-1], " ".join(f"{w:+.2f}" for w in habits), flush=True)
    if given.folder:
        given.folder.mkdir(parents=True, exist_ok=True)
        (given.folder / "goals.txt").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
