"""Hints at a table, and finished games thought over: by workers, from what a seat may know."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hastilude.core.record import Record
from hastilude.games.kings_bounty.rulebook import RULEBOOK
from hastilude.games.kings_bounty.rules import KingsBounty
from hastilude.lab.analyse import GLANCE, analyse
from hastilude.server.analyses import Analyses
from hastilude.server.bots_pool import BotError, Bots, LocalBots
from hastilude.server.errors import Away, Conflict, Forbidden
from hastilude.server.hall import Hall
from hastilude.server.limits import Limits
from hastilude.server.replays import Replays, line_from
from hastilude.server.table import Table
from hastilude.server.thoughts import Advise, Question, Study, Verdict
from support.kings_bounty import COMPONENTS
from support.server import (
    asynchronous,
    decider,
    holder,
    move,
    new_game,
    open_hall,
    play_out,
    randomly,
    until,
)
from support.serving import Server, at_table, seated_with_a_choice

#: looks ahead in these tests; who plays for real gets more
LOOKS = 2


class Overheard(LocalBots):
    """Remembers what the workers were asked."""

    def __init__(self) -> None:
        super().__init__(1)
        self.heard: list[Question] = []

    async def ask(self, question: Question, seconds: float) -> Verdict:
        self.heard.append(question)
        return await super().ask(question, seconds)


@asynccontextmanager
async def hall_with_workers(url: str, **settings: Any) -> AsyncIterator[tuple[Hall, Overheard]]:
    bots = Overheard()
    limits = Limits(hint=0.1, analysis=LOOKS)
    async with open_hall(url, bots=bots, limits=limits, **settings) as hall:
        yield hall, bots


async def asked(table: Table) -> Any:
    seat = decider(table)
    return await table.adviser.hints(holder(table, seat), seat, table.sitting.versions[seat])


# -- hints ---------------------------------------------------------------------------------------


@asynchronous
async def test_hints_are_legal_actions_the_best_first(sqlite: str) -> None:
    async with hall_with_workers(sqlite) as (hall, _):
        table = await new_game(hall, "anna", "boris")
        assert table.sitting.course is not None
        legal = table.sitting.course.state.legal()
        hints = await asked(table)
        assert hints
        assert all(hint.action.id in legal for hint in hints)
        assert all(0 <= hint.chance <= 1 for hint in hints)
        assert all(hint.line[0] == hint.action for hint in hints)


@asynchronous
async def test_the_worker_gets_what_the_seat_may_imagine_never_the_truth(sqlite: str) -> None:
    async with hall_with_workers(sqlite) as (hall, bots):
        table = await new_game(hall, "anna", "boris")
        assert table.sitting.course is not None
        assert isinstance(table.sitting.course.state, KingsBounty)
        true = RULEBOOK.position(table.sitting.course.state)
        seat = decider(table)
        positions = []
        for _ in range(3):
            table.adviser.forget()
            await asked(table)
            question = bots.heard[-1]
            assert isinstance(question, Advise)
            positions.append(msgspec.json.decode(question.position))
        assert true not in positions
        sights = [RULEBOOK.from_position(position, COMPONENTS) for position in positions]
        view = RULEBOOK.view(table.sitting.course.state, seat)
        assert all(RULEBOOK.view(sight, seat) == view for sight in sights)


@asynchronous
async def test_the_same_question_is_thought_about_once(sqlite: str) -> None:
    async with hall_with_workers(sqlite) as (hall, bots):
        table = await new_game(hall, "anna", "boris")
        assert await asked(table) == await asked(table)
        assert len(bots.heard) == 1
        await move(table, randomly(1))
        await asked(table)
        assert len(bots.heard) == 2


@asynchronous
async def test_where_nobody_may_ask_nobody_is_answered(sqlite: str) -> None:
    async with hall_with_workers(sqlite) as (hall, bots):
        for terms in ({"rated": True}, {"hints": False}):
            table = await new_game(hall, "anna", "boris", **terms)
            assert not table.facts().hints
            with pytest.raises(Forbidden, match="no hints"):
                await asked(table)
        table = await new_game(hall, "anna", "boris")
        assert table.facts().hints
        seat = decider(table)
        other = 1 - seat
        with pytest.raises(Forbidden, match="not your seat"):
            await table.adviser.hints(holder(table, other), seat, table.sitting.versions[seat])
        with pytest.raises(Conflict, match="nothing for you"):
            await table.adviser.hints(holder(table, other), other, table.sitting.versions[other])
        with pytest.raises(Conflict, match="gone on"):
            await table.adviser.hints(holder(table, seat), seat, table.sitting.versions[seat] - 1)
        assert bots.heard == []


@asynchronous
async def test_without_workers_there_is_a_clear_answer(sqlite: str) -> None:
    async with open_hall(sqlite) as hall:
        table = await new_game(hall, "anna", "boris")
        with pytest.raises(Away, match="try again"):
            await asked(table)


def test_a_hint_comes_through_the_socket_and_through_http(server: Server) -> None:
    table, guests = seated_with_a_choice(server)

    async def run() -> None:
        async with at_table(guests[0], table) as player, at_table(guests[1], table) as other:
            decides, waits = (player, other) if player.is_mine else (other, player)
            guest = guests[0] if player.is_mine else guests[1]
            await decides.say(type="hint", id="h1", version=decides.version)
            await decides.say(type="hint", id="h2", version=decides.version)
            await decides.say(type="ping", n=7)
            refused = await decides.hear_until("refused")
            assert (refused["id"], refused["code"]) == ("h2", "one_at_a_time")
            await decides.hear_until("pong")  # nobody waits for the thought
            hint = await decides.hear_until("hint")
            assert (hint["id"], hint["version"]) == ("h1", decides.version)
            legal = [choice["id"] for choice in decides.update["actions"]]
            assert hint["hints"][0]["action"]["id"] in legal
            body = {"seat": decides.seat, "version": decides.version}
            answer = await asyncio.to_thread(guest.post, f"{table.path}/hint", body)
            assert answer.json()["hints"] == hint["hints"]
            await waits.say(type="hint", id="h3", version=waits.version)
            assert (await waits.hear_until("refused"))["code"] == "not_your_turn"

    asyncio.run(run())


def test_who_asks_for_hints_too_often_is_asked_to_wait(tmp_path: Path) -> None:
    with Server(tmp_path, limits=["hints_per_guest=1,0.01"]) as strict:
        table, guests = seated_with_a_choice(strict)

        async def run() -> None:
            async with at_table(guests[0], table) as player:
                for number in ("h1", "h2"):
                    await player.say(type="hint", id=number, version=player.version)
                    answer = await player.hear_until("hint", "refused")
                assert answer["code"] == "too_fast"
                body = {"seat": player.seat, "version": player.version}
                answered = await asyncio.to_thread(guests[0].post, f"{table.path}/hint", body, 429)
                assert "retry-after" in answered.headers

        asyncio.run(run())


# -- analyses ------------------------------------------------------------------------------------


async def finished(hall: Hall) -> Table:
    table = await new_game(hall, "anna", "boris")
    await play_out(table, randomly(3))
    return table


@asynchronous
async def test_a_finished_game_is_thought_over_part_by_part(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hastilude.server.analyses.PART", 0.01)
    async with hall_with_workers(sqlite) as (hall, bots):
        table = await finished(hall)
        analyses = Analyses(hall)
        assert (await analyses.page(table)).state == "none"
        assert (await analyses.begin(table)).state == "working"
        seen = []

        async def ready() -> None:
            while (page := await analyses.page(table)).state != "ready":
                seen.append((page.done, page.of))
                await asyncio.sleep(0.01)

        await ready()
        page = await analyses.page(table)
        record = Record.decode(await table.record("anna"))
        expected = analyse(record, COMPONENTS, RULEBOOK, looks=LOOKS)
        found = page.analysis
        assert found is not None
        assert [row.chances for row in found.decisions] == [moment.after for moment in expected.moments]
        assert [row.action.text for row in found.decisions] == [line.action for line in record.lines[1:]]
        assert list(found.turning_points) == [moment.n for moment in expected.turning_points()]
        assert list(found.mistakes) == [moment.n for moment in expected.mistakes(None)]
        # the better line can be laid out on the true table, as far as its cards allow
        replayed = await Replays().of(table.id, await table.record("anna"), COMPONENTS)
        for row in found.decisions:
            line = line_from(replayed, row.n, [step.text for step in row.line])
            assert [step.action for step in line] == [step.id for step in row.line[: len(line)]]
            assert line[0].action == row.best.id
            assert line[0].seat == row.seat
        assert seen == sorted(seen)
        assert len([question for question in bots.heard if isinstance(question, Study)]) > 1
        # another process, or this one after a restart, finds it in the database
        assert await Analyses(hall).page(table) == page
        asked_before = len(bots.heard)
        assert (await analyses.begin(table)).state == "ready"
        assert len(bots.heard) == asked_before


class Shallow(Overheard):
    """Glances, and never thinks."""

    async def ask(self, question: Question, seconds: float) -> Verdict:
        if isinstance(question, Study) and question.looks != GLANCE:
            raise BotError("too deep")
        return await super().ask(question, seconds)


@asynchronous
async def test_a_picture_of_the_whole_game_comes_before_the_thoughts(sqlite: str) -> None:
    async with open_hall(sqlite, bots=Shallow(), limits=Limits(analysis=LOOKS)) as hall:
        table = await finished(hall)
        # what an earlier version of ours has found is found again
        await hall.store.keep_analysis(table.id, 3, 3, b'[[1,0,"pass",[0.5],[0.5],"pass",0.5,["pass"]]]', 1)
        analyses = Analyses(hall)
        await analyses.begin(table)
        await until(lambda: not analyses._running)
        page = await Analyses(hall).page(table)
        decisions = len(Record.decode(await table.record("anna")).lines) - 1
        assert (page.state, page.done, page.of) == ("working", decisions, 2 * decisions)
        assert page.analysis is not None
        assert len(page.analysis.decisions) == decisions


class Tired(Overheard):
    """Answers so many questions and no more."""

    left = 1

    async def ask(self, question: Question, seconds: float) -> Verdict:
        if not self.left:
            raise BotError("tired")
        self.left -= 1
        return await super().ask(question, seconds)


@asynchronous
async def test_what_was_broken_off_is_gone_on_with(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hastilude.server.analyses.PART", 0.01)
    bots = Tired()
    async with open_hall(sqlite, bots=bots, limits=Limits(analysis=LOOKS)) as hall:
        table = await finished(hall)
        analyses = Analyses(hall)
        await analyses.begin(table)
        await until(lambda: not analyses._running)
        row = await hall.store.analysis(table.id)
        assert row is not None
        assert 0 < row.done < row.of
        bots.left = 1000
        hall.now_ms.at_least(row.at_ms + 60_000)
        assert (await analyses.page(table)).state == "failed"
        await analyses.begin(table)
        await until(lambda: not analyses._running)
        assert (await analyses.page(table)).state == "ready"
        firsts = [question.first for question in bots.heard if isinstance(question, Study)]
        assert firsts[:2] == [1, row.done + 1]


@asynchronous
async def test_without_workers_an_analysis_fails_and_says_so(sqlite: str) -> None:
    async with open_hall(sqlite, bots=Bots()) as hall:
        table = await finished(hall)
        analyses = Analyses(hall)
        await analyses.begin(table)
        await until(lambda: not analyses._running)
        assert (await analyses.page(table)).state == "failed"


def test_a_running_game_is_not_analysed(server: Server) -> None:
    table, guests = seated_with_a_choice(server)
    assert guests[0].get(f"{table.path}/analysis", expect=409).json()["code"] == "not_over"
    assert guests[0].post(f"{table.path}/analysis", expect=409).json()["code"] == "not_over"
    assert guests[0].get(f"{table.path}/analysis/1", expect=409).json()["code"] == "not_over"
    stranger = server.guest()
    stranger.get(f"{table.path}/analysis", expect=403)
    stranger.get(f"{table.path}/analysis/1", expect=403)
