"""Puzzles: three tries, an answer that stays hidden until the end, ratings, a streak, one a day."""

import asyncio
from datetime import date, timedelta

import pytest

from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.game import find_game
from hastilude.core.puzzles import Puzzle
from hastilude.server import puzzles as server_puzzles
from hastilude.server.errors import Conflict, Missing
from hastilude.server.hall import Hall
from hastilude.server.puzzles import TRIES, PuzzlePage, Puzzles, laid, of_day, why
from support.server import Time, asynchronous, meet, open_hall

GAMES = ("kings_bounty", "lionheart")
DAY = 24 * 3600
#: in the morning of 2026-03-01
MORNING_MS = 1_772_352_000_000 + 8 * 3600 * 1000


def made(game: str, number: int) -> Puzzle:
    """A first decision, of which the last action is said to be best."""
    rulebook = find_game(game).load()
    options = rulebook.game.choose({})
    state = rulebook.start(2, options, rulebook.components(), SeededChance(seed_of("puzzle", number)))
    legal = state.legal()
    texts = [rulebook.actions.text(action) for action in legal]
    chances = (*[30] * (len(legal) - 1), 60)
    return Puzzle(
        rules=rulebook.version,
        seat=state.decider(),
        position=rulebook.position(state),
        best=(texts[-1],),
        played=texts[0],
        chances=chances,
        line=(texts[-1],),
        theme="gain",
        difficulty=1400 + 100 * number,
        source=(0, number, 0),
    )


@pytest.fixture(autouse=True)
def sets(monkeypatch: pytest.MonkeyPatch) -> None:
    found = {game: tuple(made(game, number) for number in range(4)) for game in GAMES}
    monkeypatch.setattr(server_puzzles, "known", lambda: found)
    laid.cache_clear()


async def wrong(hall: Hall, user: str, name: str, n: int) -> PuzzlePage:
    return await Puzzles(hall).attempt(name, user, n, laid(name).look.actions[n].id)


async def right(hall: Hall, user: str, name: str, n: int = 0) -> PuzzlePage:
    return await Puzzles(hall).attempt(name, user, n, laid(name).puzzle.best[0])


@asynchronous
async def test_the_answer_is_hidden_until_the_puzzle_is_over(database: str) -> None:
    async with open_hall(database) as hall:
        await meet(hall, "anna")
        for n in range(TRIES):
            page = await Puzzles(hall).puzzle("LH-002", "anna")
            assert (page.left, page.told, len(page.tries)) == (TRIES - n, None, n)
            page = await wrong(hall, "anna", "LH-002", n)
        assert page.left == 0
        assert page.told is not None
        assert not page.told.solved
        assert [one.action.text for one in page.told.best] == list(laid("LH-002").puzzle.best)
        assert [one.chance for one in (*page.told.best, *page.told.mine)] == [60, *[30] * TRIES]
        assert (page.tried, page.solved, page.first) == (1, 0, 0)
        # what comes after the end changes nothing
        assert await right(hall, "anna", "LH-002") == page
        # and another visitor has learned nothing
        assert (await Puzzles(hall).puzzle("LH-002", "")).told is None


@asynchronous
async def test_who_solves_rises_and_the_puzzle_falls(database: str) -> None:
    async with open_hall(database) as hall:
        for user in ("anna", "boris", "clara"):
            await meet(hall, user)
        before = (await Puzzles(hall).puzzle("LH-001", "")).rating
        page = await right(hall, "anna", "LH-001")
        assert page.told is not None
        assert page.told.solved
        assert page.told.change > 0
        assert page.rating.points < before.points
        assert page.rating.give_or_take <= before.give_or_take
        mine = await Puzzles(hall).page("anna")
        assert mine.rating is not None
        assert mine.rating.points == 1500 + page.told.change
        second = await wrong(hall, "boris", "LH-001", 0)
        second = await right(hall, "boris", "LH-001", 1)
        assert second.told is not None
        given_up = await Puzzles(hall).attempt("LH-001", "clara", 0, None)
        assert given_up.told is not None
        assert page.told.change > second.told.change > given_up.told.change
        assert (given_up.tried, given_up.solved, given_up.first) == (3, 2, 1)
        assert given_up.left == 0


@asynchronous
async def test_a_try_sent_twice_or_twice_at_once_is_one(database: str) -> None:
    async with (
        open_hall(database) as hall,
        open_hall(database) if "postgresql" in database else same(hall) as other,
    ):
        await meet(hall, "anna")
        both = await asyncio.gather(*(wrong(one, "anna", "KB-001", 0) for one in (hall, other)))
        assert [len(page.tries) for page in both] == [1, 1]
        await asyncio.gather(*(right(one, "anna", "KB-001", 1) for one in (hall, other, hall)))
        page = await Puzzles(other).puzzle("KB-001", "anna")
        assert [one.right for one in page.tries] == [False, True]
        assert (page.tried, page.solved) == (1, 1)
        assert len(await hall.store.puzzles.solves("anna")) == 1


class same:
    """A file is for one process: the same hall again."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def __aenter__(self) -> Hall:
        return self.hall

    async def __aexit__(self, *error: object) -> None: ...


@asynchronous
async def test_a_streak_counts_days_and_breaks_only_when_a_day_is_over(sqlite: str) -> None:
    time = Time(MORNING_MS)
    async with open_hall(sqlite, time=time) as hall:
        await meet(hall, "anna")
        for name in ("KB-001", "KB-002", "KB-003"):
            await right(hall, "anna", name)
            time.pass_by(DAY)
        page = await Puzzles(hall).page("anna")
        assert (page.streak, page.longest) == (3, 3)
        assert page.week == (False, False, False, True, True, True, False)
        time.pass_by(DAY)
        page = await Puzzles(hall).page("anna")
        assert (page.streak, page.longest) == (0, 3)
        await Puzzles(hall).attempt("KB-004", "anna", 0, None)
        assert (await Puzzles(hall).page("anna")).streak == 0
        [shelf] = [one for one in page.shelves if one.game == "kings_bounty"]
        assert (shelf.puzzles, shelf.solved, shelf.done) == (4, 3, 3)


@asynchronous
async def test_the_puzzle_of_the_day_is_the_same_for_all_and_the_games_take_turns(sqlite: str) -> None:
    async with open_hall(sqlite) as hall:
        page = await Puzzles(hall).page("")
        assert page.today == of_day(date.fromisoformat(page.day))
        assert (page.rating, page.streak, page.today_done) == (None, 0, False)
        assert (await Puzzles(hall).puzzle(page.today or "", "")).day == page.day
    days = [of_day(date(2026, 3, 1) + timedelta(days=n)) or "" for n in range(20)]
    assert {name[:2] for name in days[::2]} | {name[:2] for name in days[1::2]} == {"KB", "LH"}
    assert len({name[:2] for name in days[::2]}) == 1


def test_a_game_with_few_puzzles_has_no_days_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """With two, each would come again within weeks, and be over for those who have solved it."""
    one = server_puzzles.known()["lionheart"][0]
    sets = {"kings_bounty": (one,) * server_puzzles.ENOUGH, "lionheart": (one,) * 2}
    monkeypatch.setattr(server_puzzles, "known", lambda: sets)
    days = [of_day(date(2026, 3, 1) + timedelta(days=n)) or "" for n in range(20)]
    assert {name[:2] for name in days} == {"KB"}


@asynchronous
async def test_the_next_puzzle_suits_and_is_not_over(sqlite: str) -> None:
    async with open_hall(sqlite) as hall:
        await meet(hall, "anna")
        seen = set()
        while (name := (await Puzzles(hall).next("anna", "kings_bounty")).id) is not None:
            assert name not in seen
            seen.add(name)
            await Puzzles(hall).attempt(name, "anna", 0, None)
        assert seen == {f"KB-00{n}" for n in range(1, 5)}
        assert (await Puzzles(hall).next("anna", "")).id is not None


@asynchronous
async def test_what_is_no_action_or_no_puzzle_is_said(sqlite: str) -> None:
    async with open_hall(sqlite) as hall:
        await meet(hall, "anna")
        for name in ("KB-000", "KB-005", "KB-0001", "XX-001"):
            with pytest.raises(Missing):
                await Puzzles(hall).puzzle(name, "")
        with pytest.raises(Missing):
            await Puzzles(hall).attempt("KB-001", "anna", 0, "fly away")
        with pytest.raises(Conflict):
            await Puzzles(hall).attempt("KB-001", "anna", 0, "done")
        assert why("KB-001", "done") is not None
        assert why("KB-001", laid("KB-001").puzzle.best[0]) is None
        assert (await Puzzles(hall).puzzle("KB-001", "anna")).tries == ()


@asynchronous
async def test_who_is_forgotten_leaves_no_tries(sqlite: str) -> None:
    async with open_hall(sqlite) as hall:
        await meet(hall, "anna")
        await wrong(hall, "anna", "KB-001", 0)
        await right(hall, "anna", "KB-001", 1)
        await hall.store.people.forget("anna")
        assert await hall.store.puzzles.solves("anna") == []
        assert await hall.store.puzzles.tries("anna", "KB-001") == []
        assert (await Puzzles(hall).puzzle("KB-001", "")).tried == 1
