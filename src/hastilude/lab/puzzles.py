"""Puzzles: positions of bots' games in which one action is clearly best.

A squire's game is stopped here and there. A glance says whether one action stands out; then the decision
is thought over deeply, twice, from different imagined states and with different luck. Both thoughts must
name the same action, by a margin, before all that could be done instead: what a solver may try is
compared with the best side by side.
"""

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import count, repeat
from math import log2
from multiprocessing import get_context
from typing import Any, NamedTuple

from hastilude.bots.bot import sure_win
from hastilude.bots.ismcts import Budget, best_of, ranked, think
from hastilude.bots.judging import insight_of
from hastilude.bots.line_up import find_bot
from hastilude.bots.tree import Manner, Search
from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.game import Game, GameError, Rulebook, find_game
from hastilude.core.puzzles import Puzzle
from hastilude.core.state import CHOICE, OVER, State

#: looks of the first glance, and of each of the two thoughts
GLANCE = 60
LOOKS = 400
#: what the best must be ahead of all others, of a game: at a glance, in both thoughts
HUNCH = 0.05
MARGIN = 0.07
#: by how much the two thoughts may differ about the best
STEADY = 0.12
#: looks side by side: of the nearest rivals, and of everything else that is legal
RIVALS = 3
CLOSE = 130
BRIEF = 12
#: more to choose from than this is no puzzle that a person would look through
MOST = 40
#: of a hundred decisions: those that a page takes in a squire's game
FOLLY = 12
#: … and those that are looked at, while the game is open, and when one seat is ahead
OPEN, SHARP = 12, 60
#: ahead: who has so many times the chance that all begin with
AHEAD = 1.5
#: of one game at most
OF_A_GAME = 2
#: of a hundred that a squire sees too, those that are kept
PLAIN = 35
#: answers that are equally good at most: two copies of one card
EQUALS = 3
EQUAL = 0.02

WIN, SAVE, QUIET, GAIN = "win", "save", "quiet", "gain"
#: a chance that is worth saving where everything else loses most of it
SAVED = 0.5


class Thought(NamedTuple):
    """What a search makes of a decision."""

    best: int
    #: of each legal action, in their order
    chances: tuple[float, ...]
    line: tuple[int, ...]
    sure: bool

    def margin(self, legal: list[int]) -> float:
        """Between the best and what is worse: those as good as the best are answers too."""
        top = self.chances[legal.index(self.best)]
        return min((top - chance for chance in self.chances if top - chance > EQUAL), default=0.0)

    def answers(self, legal: list[int]) -> list[int]:
        """The best, and what is as good."""
        top = self.chances[legal.index(self.best)]
        equal = [
            action
            for action, chance in zip(legal, self.chances, strict=True)
            if action != self.best and top - chance <= EQUAL
        ]
        return [self.best, *equal]


def thought_over(rulebook: Rulebook, sight: State, looks: int, chance: SeededChance) -> Thought | None:
    """Deeply; in the end every legal action was compared with the best. None, as soon as one comes near."""
    insight = insight_of(rulebook)
    assert insight is not None
    legal, seat = sight.legal(), sight.decider()
    search = Search(sight, insight, Manner(), [])
    think(search, legal, Budget(looks=looks), chance)
    win = sure_win(insight, sight, chance)
    best = best_of([search.report()]) if win == CHOICE else win
    rivals = [action for action, _, _ in ranked([search.report()]) if action != best][:RIVALS]
    search.attend([best, *rivals], looks * CLOSE // LOOKS + 1, chance)
    top = search.expected(best)[seat]
    if any(EQUAL < top - search.expected(rival)[seat] < MARGIN for rival in rivals):
        return None
    rest = [action for action in legal if action not in (best, *rivals)]
    search.attend([best, *rest], BRIEF, chance)
    top = search.expected(best)[seat]
    near = [action for action in rest if search.expected(action)[seat] > top - 2 * MARGIN]
    if near:
        search.attend([best, *near], looks * CLOSE // LOOKS + 1, chance)
    chances = tuple(search.expected(action)[seat] for action in legal)
    return Thought(best, chances, tuple(search.line(best)), win != CHOICE)


class Finder:
    """Plays, and stops where there may be a puzzle."""

    def __init__(self, game: Game, seed: int, looks: int = LOOKS) -> None:
        self.game, self.seed, self.looks = game, seed, looks
        self.rulebook = game.load()
        insight = insight_of(self.rulebook)
        if insight is None:
            raise GameError(f"{game.name['en']} has no insight yet, so it has no puzzles")
        self.insight = insight
        self.options, self.components = game.choose({}), self.rulebook.components()
        self.seats = list(_seats(game))
        self.squire, self.page = find_bot("squire", self.rulebook), find_bot("page", self.rulebook)

    def of_game(self, number: int) -> list[Puzzle]:
        """What one game has to offer."""
        chance = SeededChance(seed_of("puzzles", self.game.id, self.seed, number))
        luck = SeededChance(seed_of("puzzles' luck", self.game.id, self.seed, number))
        seats = self.seats[number % len(self.seats)]
        state = self.rulebook.start(seats, self.options, self.components, luck)
        found: list[Puzzle] = []
        n = 0
        while (seat := state.decider()) != OVER and len(found) < OF_A_GAME:
            action = state.forced()
            if action == CHOICE:
                legal = state.legal()
                bot = self.page if chance.below(100) < FOLLY else self.squire
                action = bot.choose(legal, state.imagine(seat, chance), chance)
                if len(legal) > 2 and chance.below(100) < (SHARP if self._sharp(state) else OPEN):
                    puzzle = self.puzzle(state, action, (self.seed, number, n), chance)
                    found += [] if puzzle is None else [puzzle]
            state.apply(action, luck)
            n += 1
        return found

    def _sharp(self, state: State) -> bool:
        values = self.insight.values(state)
        return max(values) * len(values) >= AHEAD

    def puzzle(
        self, state: State, played: int, source: tuple[int, int, int], chance: SeededChance
    ) -> Puzzle | None:
        """A position as a puzzle, if it is one."""
        seat, legal = state.decider(), state.legal()
        sight = state.imagine(seat, chance)
        if not 2 < len(legal) <= MOST or not self.insight.pace(sight) or self.insight.step(sight) != CHOICE:
            return None
        glance = Search(sight, self.insight, Manner(), [])
        think(glance, legal, Budget(looks=GLANCE), chance)
        report = ranked([glance.report()])
        if len(report) > 1 and _mean(report[0]) - _mean(report[1]) < HUNCH:
            return None
        plain = self.squire.choose(legal, sight, chance)
        if plain == report[0][0] and chance.below(100) >= PLAIN:
            return None
        first = thought_over(self.rulebook, sight, self.looks, SeededChance(seed_of("first", *source)))
        if first is None or not self._clear(first, legal):
            return None
        again = state.imagine(seat, chance)
        second = thought_over(self.rulebook, again, self.looks, SeededChance(seed_of("second", *source)))
        answers = first.answers(legal)
        at = legal.index(first.best)
        if second is None or not self._clear(second, legal):
            return None
        if set(answers) != set(second.answers(legal)):
            return None
        if abs(first.chances[at] - second.chances[at]) > STEADY:
            return None
        chances = tuple((a + b) / 2 for a, b in zip(first.chances, second.chances, strict=True))
        text = self.rulebook.actions.text
        margin = min(first.margin(legal), second.margin(legal))
        return Puzzle(
            rules=self.rulebook.version,
            seat=seat,
            position=self.rulebook.position(state),
            best=tuple(text(action) for action in answers),
            played=text(played),
            chances=tuple(round(100 * chance) for chance in chances),
            line=tuple(text(action) for action in first.line),
            theme=self._theme(first, chances[at], chances, plain),
            difficulty=_difficulty(margin, len(legal), plain in answers, report[0][0] in answers),
            source=source,
        )

    def _clear(self, thought: Thought, legal: list[int]) -> bool:
        answers = len(thought.answers(legal))
        if max(thought.chances) - thought.chances[legal.index(thought.best)] > EQUAL:
            return False  # side by side another did better: luck is at work
        return thought.margin(legal) >= MARGIN and answers <= min(EQUALS, len(legal) - 2)

    def _theme(self, thought: Thought, best: float, chances: tuple[float, ...], plain: int) -> str:
        """A win at once; a game held that all else would lose; what is not seen at first; a plain gain."""
        if thought.sure:
            return WIN
        others = max(chance for chance in chances if best - chance > EQUAL)
        if others < best * SAVED:
            return SAVE
        return QUIET if plain != thought.best else GAIN


def _mean(row: tuple[int, int, float]) -> float:
    return row[2] / max(row[1], 1)


def _difficulty(margin: float, choices: int, plain: bool, seen: bool) -> int:
    """A first rating of a puzzle: solvers will correct it."""
    found = 1150.0 + 70.0 * log2(choices) - 600.0 * min(margin - MARGIN, 0.4)
    return round(found + (0 if plain else 220) + (0 if seen else 180))


def _seats(game: Game) -> Iterator[int]:
    """All that can play by the usual options, but alone."""
    for seats in game.seats:
        if seats > 1:
            try:
                game.check_seats(seats, game.choose({}))
            except GameError:
                continue
            yield seats


_here: Finder  # of a worker process


def _sit_down(game: str, seed: int, looks: int) -> None:
    global _here  # noqa: PLW0603 - what a pool's initialiser is for
    _here = Finder(find_game(game), seed, looks)


def _of_game(number: int) -> list[Puzzle]:
    return _here.of_game(number)


def puzzles(
    game: str,
    wanted: int,
    seed: int = 0,
    looks: int = LOOKS,
    processes: int = 1,
    seconds: float | None = None,
    report: Callable[[int], None] = lambda found: None,
) -> Iterator[Puzzle]:
    """So many, game after game: the same seed finds the same. Fewer, if the time is over before."""
    end = None if seconds is None else time.monotonic() + seconds
    found = 0
    for batch in _batches(game, seed, looks, processes, end):
        for puzzle in batch:
            found += 1
            yield puzzle
            report(found)
            if found == wanted:
                return
        if end is not None and time.monotonic() > end:
            return


def _batches(game: str, seed: int, looks: int, processes: int, end: float | None) -> Iterator[list[Puzzle]]:
    if processes == 1:
        finder = Finder(find_game(game), seed, looks)
        yield from map(finder.of_game, count())
        return
    pool = ProcessPoolExecutor(processes, get_context("spawn"), _sit_down, (game, seed, looks))
    try:
        numbers = count()
        waiting: list[Any] = [pool.submit(_of_game, next(numbers)) for _ in range(4 * processes)]
        while True:
            left = None if end is None else max(0.0, end - time.monotonic())
            yield waiting.pop(0).result(left)
            waiting.append(pool.submit(_of_game, next(numbers)))
    except TimeoutError:
        yield from (game.result() for game in waiting if game.done() and game.exception() is None)
    finally:
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(cancel_futures=True)


class Check(NamedTuple):
    """How many puzzles a deeper search agrees with."""

    asked: int
    agreed: int
    #: those it does not, by their place
    doubtful: tuple[int, ...]


def agrees(game: str, puzzle: Puzzle, looks: int) -> bool:
    """Whether a search with so many looks, and other luck, finds the same best action."""
    rulebook = find_game(game).load(puzzle.rules)
    state = rulebook.from_position(puzzle.position, rulebook.components())
    chance = SeededChance(seed_of("agrees", *puzzle.source))
    sight = state.imagine(puzzle.seat, chance)
    insight = insight_of(rulebook)
    assert insight is not None
    win = sure_win(insight, sight, chance)
    if win == CHOICE:
        search = Search(sight, insight, Manner(), [])
        think(search, sight.legal(), Budget(looks=looks), chance)
        win = best_of([search.report()])
    return rulebook.actions.text(win) in puzzle.best


def check(game: str, given: list[Puzzle], looks: int, processes: int = 1) -> Check:
    """Every puzzle of a list thought over once more."""
    if processes == 1:
        answers = [agrees(game, puzzle, looks) for puzzle in given]
    else:
        with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
            answers = list(pool.map(agrees, repeat(game), given, repeat(looks)))
    doubtful = tuple(place for place, answer in enumerate(answers) if not answer)
    return Check(len(given), sum(answers), doubtful)
