"""Puzzles: three tries at a position with one best action, a rating for solver and puzzle, one a day.

What is right was found beforehand (`hastilude lab puzzles`), so nobody has to think here. A solver sees
what the seat to decide saw; what is best, and how all the others do, leaves only when the puzzle is over
for this solver.
"""

import asyncio
import hashlib
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from hastilude.core.action import ActionError
from hastilude.core.game import Rulebook
from hastilude.core.puzzles import Puzzle, puzzles_in
from hastilude.core.state import State
from hastilude.core.words import Prompt, Refusal
from hastilude.server import library
from hastilude.server.errors import Conflict, Missing
from hastilude.server.hall import Hall
from hastilude.server.ratings import Rating, duel, newcomer, shown, shown_as
from hastilude.server.shelf import choice_of
from hastilude.server.storage.finishes import Skill
from hastilude.server.storage.puzzles import Attempt, Solve, Standing
from hastilude.server.updates import Choice

#: tries at a puzzle
TRIES = 3
#: how sure the first rating of a puzzle is, on the scale that people see
UNSURE = 120
#: puzzles of a game that has its days: with fewer, the same would come again too soon
ENOUGH = 25
#: days that are shown of a streak
WEEK = 7
#: by how much the next puzzle may be easier or harder than who solves it, to vary
VARIES = 150


class PuzzleLook(msgspec.Struct, frozen=True):
    """What the seat to decide sees."""

    view: dict[str, Any]
    prompt: Prompt
    actions: tuple[Choice, ...]


class PuzzleTried(msgspec.Struct, frozen=True):
    action: Choice
    right: bool


class PuzzleChance(msgspec.Struct, frozen=True):
    """An action, and the decider's chance to win with it, in percent."""

    action: Choice
    chance: int


class PuzzleTold(msgspec.Struct, frozen=True):
    """What is told when a puzzle is over."""

    solved: bool
    #: the best first; more than one where two are the same
    best: tuple[PuzzleChance, ...]
    #: of the tries that were wrong
    mine: tuple[PuzzleChance, ...]
    #: what was done in the game
    played: PuzzleChance
    #: how the game might go on
    line: tuple[Choice, ...]
    #: by how much the solver's rating changed
    change: int


class PuzzlePage(msgspec.Struct, frozen=True):
    id: str
    game: str
    #: version of the rules
    rules: int
    #: win, save, quiet or gain
    theme: str
    #: how hard it is
    rating: Rating
    #: people for whom it is over, those who solved it, and those who did at once
    tried: int
    solved: int
    first: int
    #: the day whose puzzle it is today
    day: str | None
    seat: int
    seats: int
    look: PuzzleLook
    tries: tuple[PuzzleTried, ...]
    left: int
    told: PuzzleTold | None


class PuzzleShelf(msgspec.Struct, frozen=True):
    """The puzzles of a game."""

    game: str
    puzzles: int
    #: that I solved, and that are over for me
    solved: int
    done: int


class PuzzlesPage(msgspec.Struct, frozen=True):
    """How a solver does."""

    #: none before the first puzzle
    rating: Rating | None
    #: days in a row with a puzzle solved, until today or yesterday, and the longest row
    streak: int
    longest: int
    #: the last seven days, today last
    week: tuple[bool, ...]
    #: the puzzle of the day
    day: str
    today: str | None
    today_game: str | None
    today_done: bool
    shelves: tuple[PuzzleShelf, ...]


class PuzzleId(msgspec.Struct, frozen=True):
    #: none: there are no more
    id: str | None


class Laid(NamedTuple):
    """A puzzle laid out."""

    id: str
    game: str
    rulebook: Rulebook
    puzzle: Puzzle
    state: State
    look: PuzzleLook

    def choice(self, text: str) -> Choice:
        """As the list of actions has it, with what it costs and gives."""
        found = next((one for one in self.look.actions if one.text == text), None)
        return found or choice_of(self.rulebook, self.rulebook.actions.parse(text))

    def chance(self, text: str) -> PuzzleChance:
        legal = [self.rulebook.actions.text(action) for action in self.state.legal()]
        return PuzzleChance(self.choice(text), self.puzzle.chances[legal.index(text)])


def known() -> dict[str, tuple[Puzzle, ...]]:
    """By game, in the order of the shelf."""
    games = sorted(library.installed().values(), key=lambda game: game.place)
    found = {game.id: puzzles_in(game.load().folder) for game in games}
    return {game: puzzles for game, puzzles in found.items() if puzzles}


def name_of(game: str, place: int) -> str:
    return f"{library.game(game).prefix}-{place + 1:03}"


@lru_cache(maxsize=256)
def laid(puzzle_id: str) -> Laid:
    """Missing if there is no such puzzle."""
    prefix, _, number = puzzle_id.partition("-")
    for game, puzzles in known().items():
        place = int(number) - 1 if library.game(game).prefix == prefix and number.isdecimal() else -1
        if 0 <= place < len(puzzles) and name_of(game, place) == puzzle_id:
            return _lay(puzzle_id, game, puzzles[place])
    raise Missing("no_such_puzzle", "There is no such puzzle.")


def _lay(puzzle_id: str, game: str, puzzle: Puzzle) -> Laid:
    rulebook = library.rulebook(game).released(puzzle.rules)
    state = rulebook.from_position(puzzle.position, rulebook.components())
    remarks = rulebook.remarks(state)
    look = PuzzleLook(
        view=msgspec.to_builtins(rulebook.view(state, puzzle.seat)),
        prompt=state.prompt(),
        actions=tuple(choice_of(rulebook, action, remarks.get(action, ())) for action in state.legal()),
    )
    return Laid(puzzle_id, game, rulebook, puzzle, state, look)


def rate(solver: Skill, puzzle: Skill, solved: bool, tries: int) -> tuple[Skill, Skill]:
    """Who solves it at once has won, who needs more tries has drawn, who does not has lost."""
    return duel(solver, puzzle, (1, 2) if solved and tries == 1 else (1, 1) if solved else (2, 1))


class Puzzles:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._tries = hall.store.puzzles

    # -- how a solver does ---------------------------------------------------------------------

    def today(self) -> date:
        return datetime.fromtimestamp(self._hall.now_ms() / 1000, UTC).date()

    async def page(self, user: str) -> PuzzlesPage:
        solves = await self._tries.solves(user) if user else []
        today = self.today()
        days = {datetime.fromtimestamp(one.at_ms / 1000, UTC).date() for one in solves if one.solved}
        done = {one.puzzle for one in solves}
        solved = {one.puzzle for one in solves if one.solved}
        sets = await asyncio.to_thread(known)  # unpacked when first asked for: others are playing
        daily = of_day(today)
        today_game = (await asyncio.to_thread(laid, daily)).game if daily else None
        return PuzzlesPage(
            rating=shown(solves[0].after) if solves else None,
            streak=_streak(days, today),
            longest=max((_row(days, day) for day in days), default=0),
            week=tuple(today - timedelta(days=back) in days for back in reversed(range(WEEK))),
            day=today.isoformat(),
            today=daily,
            today_game=today_game,
            today_done=daily in done,
            shelves=tuple(
                PuzzleShelf(
                    game,
                    len(puzzles),
                    sum(name_of(game, place) in solved for place in range(len(puzzles))),
                    sum(name_of(game, place) in done for place in range(len(puzzles))),
                )
                for game, puzzles in sets.items()
            ),
        )

    async def next(self, user: str, game: str) -> PuzzleId:
        """One that is about as hard as the solver is good, and not over yet."""
        solves = await self._tries.solves(user) if user else []
        done = {one.puzzle for one in solves}
        sets = await asyncio.to_thread(known)
        level = shown(solves[0].after).points if solves else shown(newcomer()).points

        def distance(one: tuple[str, Puzzle]) -> tuple[float, str]:
            varied = hashlib.sha256(f"{user} {one[0]}".encode()).digest()[0] / 255 * VARIES
            return abs(one[1].difficulty - level) + varied, one[0]

        fresh = [
            (name, puzzle)
            for of_game, puzzles in sets.items()
            if game in ("", of_game)
            for place, puzzle in enumerate(puzzles)
            if (name := name_of(of_game, place)) not in done
        ]
        return PuzzleId(min(fresh, key=distance)[0] if fresh else None)

    # -- one puzzle ----------------------------------------------------------------------------

    async def puzzle(self, puzzle_id: str, user: str) -> PuzzlePage:
        one = await asyncio.to_thread(laid, puzzle_id)
        tries = await self._tries.tries(user, puzzle_id) if user else []
        solves = await self._tries.solves(user) if user else []
        over = next((solve for solve in solves if solve.puzzle == puzzle_id), None)
        standing = await self._tries.standing(puzzle_id)
        standing = standing or Standing(_first_skill(one.puzzle), 0, 0, 0)
        today = self.today()
        return PuzzlePage(
            id=puzzle_id,
            game=one.game,
            rules=one.puzzle.rules,
            theme=one.puzzle.theme,
            rating=shown(standing.skill),
            tried=standing.tried,
            solved=standing.solved,
            first=standing.first,
            day=today.isoformat() if of_day(today) == puzzle_id else None,
            seat=one.puzzle.seat,
            seats=len(one.state.payoffs()) if one.state.result() else int(one.puzzle.position["seats"]),
            look=one.look,
            tries=tuple(PuzzleTried(one.choice(row.action), row.right) for row in tries),
            left=0 if over else TRIES - len(tries),
            told=None if over is None else _told(one, over, [row.action for row in tries if not row.right]),
        )

    async def attempt(self, puzzle_id: str, user: str, n: int, action: int | str | None) -> PuzzlePage:
        """A try, or without an action the end of trying. `n`: tries before it; who asks again is answered
        as before. Conflict, if the rules forbid it: ask `why`."""
        one = await asyncio.to_thread(laid, puzzle_id)
        text = None if action is None else _text(one, action)
        if text is not None and text not in {choice.text for choice in one.look.actions}:
            raise Conflict("not_legal", "The rules do not allow that here.")
        attempt = Attempt(
            user=user,
            puzzle=puzzle_id,
            n=n,
            action=text,
            right=text in one.puzzle.best,
            last=text is None or n + 1 >= TRIES,
        )
        fresh = (newcomer(), _first_skill(one.puzzle))
        await self._tries.attempt(attempt, fresh, rate, self._hall.now_ms())
        return await self.puzzle(puzzle_id, user)


def why(puzzle_id: str, action: int | str) -> Refusal | None:
    """Why the rules do not allow an action; None, if they do."""
    one = laid(puzzle_id)
    return one.state.refusal(one.rulebook.actions.parse(_text(one, action)))


def of_day(day: date) -> str | None:
    """The same for everybody: the games take turns, but for those that would soon begin anew."""
    sets = known()
    sets = {game: puzzles for game, puzzles in sets.items() if len(puzzles) >= ENOUGH} or sets
    if not sets:
        return None
    game = list(sets)[day.toordinal() % len(sets)]
    draw = int.from_bytes(hashlib.sha256(f"{game} {day.isoformat()}".encode()).digest()[:8], "big")
    return name_of(game, draw % len(sets[game]))


def _text(one: Laid, action: int | str) -> str:
    actions = one.rulebook.actions
    try:
        return actions.text(action) if isinstance(action, int) else actions.text(actions.parse(action))
    except (ActionError, ValueError, IndexError):
        raise Missing("no_such_action", "That is no action of this game.") from None


def _first_skill(puzzle: Puzzle) -> Skill:
    return shown_as(puzzle.difficulty, UNSURE)


def _told(one: Laid, over: Solve, wrong: list[str]) -> PuzzleTold:
    return PuzzleTold(
        solved=over.solved,
        best=tuple(map(one.chance, one.puzzle.best)),
        mine=tuple(map(one.chance, dict.fromkeys(wrong))),
        played=one.chance(one.puzzle.played),
        line=tuple(map(one.choice, one.puzzle.line)),
        change=shown(over.after).points - shown(over.before).points,
    )


def _row(days: set[date], last: date) -> int:
    """Days in a row that end with this one."""
    count = 0
    while last - timedelta(days=count) in days:
        count += 1
    return count


def _streak(days: set[date], today: date) -> int:
    """It is not broken before today is over."""
    return _row(days, today) or _row(days, today - timedelta(days=1))
