"""Ratings: from the log, in the order in which games ended, whoever makes them and however often."""

import asyncio

import pytest
import sqlalchemy as sa

from hastilude.server.hall import Hall
from hastilude.server.ratings import newcomer, rate, shown
from hastilude.server.storage.entries import Finished, Finisher
from hastilude.server.storage.finishes import Ended, Mark, Pool, Skill
from hastilude.server.storage.schema import finished, ratings
from hastilude.server.table import Table
from support.server import asynchronous, high_card, install, new_table, open_hall, play_out
from support.toys import HIGH_CARD

PEOPLE = ("anna", "boris", "clara")


def ended(places: tuple[int, ...], teams: tuple[int, ...] = (), bots: tuple[str, ...] = ()) -> Ended:
    """Seat 0 is anna, and so on; a bot's name in `bots` is of a seat after the people."""
    people = [*PEOPLE[: len(places) - len(bots)], *[None] * len(bots)]
    levels = [*[""] * (len(places) - len(bots)), *bots]
    finishers = tuple(
        Finisher(seat, person, bot, place, place == 1, None)
        for seat, (person, bot, place) in enumerate(zip(people, levels, places, strict=True))
    )
    return Ended("t", Finished("toy", 1, True, teams or tuple(range(len(places))), finishers))


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, HIGH_CARD.game)


async def finish(hall: Hall, *people: str, **more: object) -> Table:
    table = await high_card(hall, *people, **{"rated": True, **more})
    await play_out(table)
    return table


async def marks(hall: Hall) -> list[list[Mark]]:
    return [await hall.store.finishes.marks(person) for person in PEOPLE]


async def settled(hall: Hall) -> None:
    """Whatever was rated by itself is rated."""
    await hall.rater.work()


def test_who_wins_rises_and_who_loses_falls_and_both_are_surer() -> None:
    winner, loser = rate(ended((1, 2)), {})
    assert winner.user == "anna"
    assert winner.after.mu > winner.before.mu == newcomer().mu > loser.after.mu
    assert winner.after.sigma < newcomer().sigma


def test_several_winners_rise_alike() -> None:
    first, second, third = rate(ended((1, 1, 3)), {})
    assert first.after == second.after
    assert first.after.mu > third.after.mu


def test_allies_are_rated_as_one() -> None:
    strong = {"anna": Skill(35.0, 3.0)}
    alone = rate(ended((1, 1, 3)), strong)[1]
    with_ally = rate(ended((1, 1, 3), teams=(0, 0, 1)), strong)[1]
    assert with_ally.after.mu < alone.after.mu, "with a strong ally less is proved"


def test_a_bot_counts_only_with_a_rating_that_is_known() -> None:
    end = ended((1, 2), bots=("knight",))
    assert rate(end, {}) == []
    (only,) = rate(end, {}, {"knight": Skill(30.0, 1.0)})
    assert only.after.mu > newcomer().mu


def test_the_scale_begins_at_1500_and_is_provisional_until_sure() -> None:
    assert shown(newcomer()).points == 1500
    assert shown(newcomer()).provisional
    assert not shown(Skill(30.0, 2.0)).provisional
    assert shown(Skill(30.0, 2.0)).points == 1700


@asynchronous
async def test_a_rated_game_is_rated_when_it_ends(database: str) -> None:
    async with open_hall(database) as hall:
        await settled(hall)
        rated = asyncio.Event()
        work = hall.rater.work

        async def watched() -> int:
            done = await work()
            rated.set()
            return done

        hall.rater.work = watched  # type: ignore[method-assign]
        await finish(hall, *PEOPLE)
        await rated.wait()
        of_anna, of_boris, _ = await marks(hall)
        assert [mark.pool for mark in of_anna] == [Pool("high_card", 3)]
        assert of_anna[0].table == of_boris[0].table
        best = await hall.store.finishes.best(Pool("high_card", 3), 10)
        assert sorted(user for user, _, _ in best) == sorted(PEOPLE)
        assert [skill.mu for _, skill, _ in best] == sorted((skill.mu for _, skill, _ in best), reverse=True)


@asynchronous
async def test_ratings_made_again_are_the_same(database: str) -> None:
    async with open_hall(database) as hall:
        for _ in range(4):
            await finish(hall, *PEOPLE)
        await finish(hall, "anna", "boris")
        await settled(hall)
        before = await marks(hall)
        assert len(before[0]) == 5
        assert await hall.rater.again() == 5
        assert await marks(hall) == before


@asynchronous
async def test_a_game_written_late_takes_its_place(database: str) -> None:
    async with open_hall(database) as hall:
        tables = [await finish(hall, *PEOPLE) for _ in range(3)]
        await settled(hall)

        def be_late(connection: sa.Connection) -> None:
            # the last game ended before all others, and only now anybody hears of it
            late = tables[-1].id
            connection.execute(sa.delete(ratings).where(ratings.c.table_id == late))
            connection.execute(
                sa.update(finished).where(finished.c.table_id == late).values(ended_ms=1, due=True)
            )

        await hall.store.writer.do(be_late)
        await hall.rater.work()
        arrived = await marks(hall)
        assert arrived[0][0].table == tables[-1].id
        await hall.rater.again()
        assert await marks(hall) == arrived


@asynchronous
async def test_what_was_not_rated_when_the_house_fell_is_rated_later(database: str) -> None:
    async with open_hall(database) as hall:
        await finish(hall, *PEOPLE)
        await settled(hall)
        await hall.store.finishes.forget_ratings()  # as if it had died before
    async with open_hall(database) as hall:
        await settled(hall)
        assert all(len(history) == 1 for history in await marks(hall))


@asynchronous
async def test_two_houses_rate_a_game_once(postgresql: str) -> None:
    async with open_hall(postgresql) as one, open_hall(postgresql) as other:
        await finish(one, *PEOPLE)
        await other.rater.work()
        await one.rater.work()
        assert all(len(history) == 1 for history in await marks(other))


@pytest.mark.parametrize("why", ["unrated", "taken over", "handed over"])
def test_what_says_nothing_about_anybody_is_not_rated(database: str, why: str) -> None:
    @asynchronous
    async def play() -> None:
        async with open_hall(database) as hall:
            if why == "unrated":
                await finish(hall, *PEOPLE, rated=False)
            else:
                table = await high_card(hall, *PEOPLE, rated=True)
                room = table.sitting.room
                # who sits where is drawn: anna's seat is taken, so that boris finishes the game
                seat = next(number for number, one in enumerate(room.seats) if one.user == "anna")
                changed = (
                    room.stand_in(seat, "squire") if why == "taken over" else room.hand_over(seat, "clara")
                )
                table.keeper.sitting.room = changed.come_back(seat) if why == "taken over" else changed
                await play_out(table)
            await settled(hall)
            assert await marks(hall) == [[], [], []]
            games = await hall.store.finishes.of("boris")
            assert len(games) == 1, "it is a finished game all the same"

    play()


@asynchronous
async def test_a_game_given_up_has_no_end(sqlite: str) -> None:
    async with open_hall(sqlite) as hall:
        table = await new_table(hall, "anna", "boris")
        await table.seating.close("anna")
        assert await hall.store.finishes.of("anna") == []
