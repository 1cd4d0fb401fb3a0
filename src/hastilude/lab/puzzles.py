"""Puzzles: positions of bots' games in which one action is clearly best.

A squire's game is stopped here and there. Everything that may be done is looked at side by side: a few
looks for each, then more and more for those that are still near the best. Nearly all decisions fall out
there, for a hundredth of what a thought costs. What is left is thought over deeply, twice, from different
imagined states and with different luck. Both thoughts must name the same action, by a margin, before all
that could be done instead: what a solver may try is compared with the best side by side.
"""

import time
from collections.abc import Iterator
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

#: looks of each of the two thoughts
LOOKS = 400
#: what the best must be ahead of all others, of a game
MARGIN = 0.07
#: glances before that: looks side by side, and what is nearer to the best than this is looked at again
GLANCES = ((3, 0.06), (13, 0.05), (32, 0.055))
#: after the first glance more of all actions than this part are too many to tell apart
CROWD = 3
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
#: decisions of a game that are looked at: those in which one action promises most beside the others, and
#: those after which somebody's prospects changed most, within so many decisions
PROMISING, LOOKED_AT, SOON = 8, 8, 5
#: of one game at most, and so many decisions apart: else they are nearly the same position
OF_A_GAME = 2
APART = 12
#: of a hundred that a squire sees too, those that are kept
PLAIN = 50
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
    win = sure_win(insight, sight, legal, insight.reach(sight), chance)
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


class _Moment(NamedTuple):
    """A decision of a game."""

    n: int
    state: State
    action: int
    values: list[float]


def _at_stake(moments: list[_Moment]) -> list[_Moment]:
    """Those after which somebody's prospects soon changed most: there something could be won or lost."""

    def stake(at: int) -> float:
        now = moments[at].values
        soon = [moment.values for moment in moments[at + 1 : at + 1 + SOON]]
        return max((abs(a - b) for then in soon for a, b in zip(then, now, strict=True)), default=0.0)

    order = sorted(range(len(moments)), key=lambda at: (-stake(at), at))
    return [moments[at] for at in order[:LOOKED_AT]]


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
        fewest, *more = _seats(game)
        # every second game has the fewest seats: there one decision weighs most
        self.seats = [fewest, *(seats for many in more for seats in (many, fewest))][: 2 * len(more) or 1]
        self.squire, self.page = find_bot("squire", self.rulebook), find_bot("page", self.rulebook)

    def of_game(self, number: int) -> list[Puzzle]:
        """What one game has to offer."""
        chance = SeededChance(seed_of("puzzles", self.game.id, self.seed, number))
        luck = SeededChance(seed_of("puzzles' luck", self.game.id, self.seed, number))
        seats = self.seats[number % len(self.seats)]
        state = self.rulebook.start(seats, self.options, self.components, luck)
        moments: list[_Moment] = []
        n = 0
        while (seat := state.decider()) != OVER:
            action = state.forced()
            if action == CHOICE:
                legal = state.legal()
                bot = self.page if chance.below(100) < FOLLY else self.squire
                action = bot.choose(legal, state.imagine(seat, chance), chance)
                if 2 < len(legal) <= MOST and self.insight.pace(state):
                    moments.append(_Moment(n, state.copy(), action, self.insight.values(state)))
            state.apply(action, luck)
            n += 1
        found: list[Puzzle] = []
        for moment in [*self._promising(moments, chance), *_at_stake(moments)]:
            if any(abs(moment.n - one.source[2]) < APART for one in found):
                continue
            puzzle = self.puzzle(moment.state, moment.action, (self.seed, number, moment.n), chance)
            found += [] if puzzle is None else [puzzle]
            if len(found) == OF_A_GAME:
                break
        return found

    def _promising(self, moments: list[_Moment], chance: SeededChance) -> list[_Moment]:
        """Those in which the first glance of all already tells the best action from the second."""

        def lead(moment: _Moment) -> float:
            sight = moment.state.imagine(moment.state.decider(), chance)
            legal = sight.legal()
            first, second, *_ = sorted(self.insight.outlooks(sight, legal, chance), reverse=True)
            return first - second

        leads = {moment.n: lead(moment) for moment in moments}
        return sorted(moments, key=lambda moment: (-leads[moment.n], moment.n))[:PROMISING]

    def puzzle(
        self, state: State, played: int, source: tuple[int, int, int], chance: SeededChance
    ) -> Puzzle | None:
        """A position as a puzzle, if it is one."""
        seat, legal = state.decider(), state.legal()
        sight = state.imagine(seat, chance)
        plain = self.squire.choose(legal, sight, chance)
        hunch = self._glanced(sight, legal, chance)
        if hunch == CHOICE or (plain == hunch and chance.below(100) >= PLAIN):
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
            difficulty=_difficulty(margin, len(legal), plain in answers, hunch in answers),
            source=source,
        )

    def _glanced(self, sight: State, legal: list[int], chance: SeededChance) -> int:
        """The action that stands out, as far as a few looks tell; CHOICE, if none does."""
        seat = sight.decider()
        search = Search(sight, self.insight, Manner(), [])
        search.begin(legal, chance)
        near = legal
        for number, (looks, gap) in enumerate(GLANCES):
            search.attend(near, looks, chance)
            near = sorted(near, key=lambda action: -search.expected(action)[seat])
            top = search.expected(near[0])[seat]
            if top < MARGIN:
                return CHOICE
            near = [action for action in near if search.expected(action)[seat] > top - gap]
            if number == 0 and len(near) > max(EQUALS + 1, len(legal) // CROWD):
                return CHOICE
            if number == 0 and len(near) == 1:
                # whatever comes next may be as good: it was looked at hardly ever
                near += sorted(
                    (action for action in legal if action != near[0]),
                    key=lambda action: -search.expected(action)[seat],
                )[:1]
        equals = [action for action in near if search.expected(action)[seat] >= top - EQUAL]
        return near[0] if len(near) == len(equals) <= EQUALS else CHOICE

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
    first: int = 0,
) -> Iterator[Puzzle]:
    """So many, from game `first` on: the same seed finds the same. Fewer, if the time is over before."""
    end = None if seconds is None else time.monotonic() + seconds
    found = 0
    for batch in _batches(game, seed, looks, processes, end, first):
        for puzzle in batch:
            found += 1
            yield puzzle
            if found == wanted:
                return
        if end is not None and time.monotonic() > end:
            return


def _batches(
    game: str, seed: int, looks: int, processes: int, end: float | None, first: int
) -> Iterator[list[Puzzle]]:
    if processes == 1:
        finder = Finder(find_game(game), seed, looks)
        yield from map(finder.of_game, count(first))
        return
    pool = ProcessPoolExecutor(processes, get_context("spawn"), _sit_down, (game, seed, looks))
    try:
        numbers = count(first)
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
    win = sure_win(insight, sight, sight.legal(), insight.reach(sight), chance)
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
