"""What the simulation (`tests/simulation`) has found, each as a small test of its own."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from hastilude.server.clock import ClockRule
from hastilude.server.doorbell import MemoryDoorbell
from hastilude.server.errors import Away, Forbidden
from hastilude.server.hall import Hall
from hastilude.server.house import House, HouseRules
from hastilude.server.protocol import Act, TakeBack
from hastilude.server.settings import LINE
from hastilude.server.socket import Conversation
from hastilude.server.storage.people import User
from hastilude.server.storage.pulses import Pulse
from hastilude.server.table import Table
from hastilude.server.updates import Answer
from support import toys
from support.server import (
    Time,
    asynchronous,
    check_record,
    client_id,
    decider,
    high_card,
    holder,
    install,
    meet,
    move,
    new_game,
    new_table,
    open_hall,
    play_out,
    randomly,
    until,
)


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, toys.GAME)


@asynchronous
async def test_back_to_what_had_itself_been_taken_back(sqlite: str) -> None:
    """Seed 55: the record held decisions of the way that was left, and did not verify."""
    async with open_hall(sqlite) as hall:
        table = await new_game(hall, "anna", "boris")
        anna, boris = table.seats_of("anna")[0], table.seats_of("boris")[0]

        async def go_back(version: int) -> None:
            number = await table.council.propose("anna", "rollback", by=anna, version=version)
            await table.council.agree("boris", boris, number)
            await until(lambda: table.sitting.room.proposal is None)

        begun = table.update(anna).version
        await move(table, lambda texts: next(text for text in texts if text != "exchange"))
        played = table.update(anna).version
        await go_back(begun)
        await move(table, "exchange")
        await play_on(3, table)
        await go_back(played)
        await play_out(table, randomly(3))
        await check_record(table)


async def play_on(count: int, table: Table) -> None:
    for _ in range(count):
        assert (await move(table, randomly(2))).accepted


@asynchronous
async def test_the_last_decision_is_known_again_after_the_end(sqlite: str, toy: None) -> None:
    """Seed 3: an id that was done was refused later, because there was no game any more."""
    async with open_hall(sqlite) as hall:
        table = await high_card(hall, "anna", "boris")
        while table.sitting.room.status == "playing":
            seat = decider(table)
            user, number, version = holder(table, seat), client_id(), table.update(seat).version
            done = await table.play.act(user, seat, "keep", version, number)
        again = await table.play.act(user, seat, "keep", table.update(seat).version, number)
        assert (again.accepted, again.version) == (True, done.version)


@asynchronous
async def test_whom_a_rematch_is_kept_for_finds_it_until_they_sit(sqlite: str, toy: None) -> None:
    """Seed 11: as soon as anybody did anything there, it was gone from their list."""
    async with open_hall(sqlite) as hall:
        await meet(hall, "anna", "boris", "clara")
        table = await high_card(hall, "anna", "boris", "clara")
        await play_out(table)
        again = await hall.rematch(table, "anna")
        await again.seating.sit("clara")
        for user in ("anna", "boris", "clara"):
            assert again.id in [facts.id for facts in await hall.my_tables(user)]


@asynchronous
async def test_a_beat_that_hung_is_no_sign_of_life(sqlite: str) -> None:
    """Seed 1003: of an absence of 7 s only what came after the next beat was given back."""
    time = Time()
    async with open_hall(sqlite, time=time) as hall:
        table = await new_game(hall, "anna", "boris", clock=ClockRule(limit_ms=8_000))
        since = time.now_ms
        pulse = hall.store.pulse

        async def hang(now_ms: int, own_ms: int | None, gap_ms: int) -> Pulse:
            found = await pulse(now_ms, own_ms, gap_ms)
            time.stop_for(5)
            return found

        time.stop_for(2)
        hall.store.pulse = hang  # type: ignore[method-assign]
        await hall.beat()
        hall.store.pulse = pulse  # type: ignore[method-assign]
        time.stop_for(1)
        await hall.sweep()
        assert hall.pauses.spans == [(since, since + 8_000)]
        assert table.sitting.room.overdue is None
        assert not table.sitting.room.marked


# -- what is seen ----------------------------------------------------------------------------------


@asynccontextmanager
async def deaf_halls(url: str) -> AsyncIterator[tuple[Hall, Hall]]:
    """Two processes that hear nothing of each other, and do not look by themselves."""
    deaf: dict[str, Any] = {"poll_seconds": 1e6, "sweep_seconds": 1e6}
    async with (
        open_hall(url, doorbell=MemoryDoorbell([]), **deaf) as one,
        open_hall(url, doorbell=MemoryDoorbell([]), **deaf) as other,
    ):
        yield one, other


async def numbered_anew(one: Hall, other: Hall) -> tuple[Table, Table]:
    """A game that has begun, with other seats than in the waiting room; the second process has missed that."""
    while True:
        here = await new_table(one, "anna", "boris")
        there = await other.table(here.id)
        await here.seating.start("anna")
        if here.seats_of("anna") != there.seats_of("anna"):
            return here, there


@asynchronous
async def test_nobody_is_refused_with_a_view_of_a_seat_that_was_theirs_before(sqlite: str) -> None:
    """Seed 1694: the rows that were read because of a version that was made up numbered the seats anew."""
    async with deaf_halls(sqlite) as halls:
        _, there = await numbered_anew(*halls)
        with pytest.raises(Forbidden):
            await there.play.undo("anna", there.seats_of("anna")[0], 9, client_id())


@asynchronous
async def test_who_comes_with_a_newer_version_looks_with_the_seat_of_today(sqlite: str) -> None:
    """Seeds 299, 1439, 2026, 7019, 7252 and 9004: a process that lagged behind let them look with the
    number that their seat had had in the waiting room."""
    async with deaf_halls(sqlite) as halls:
        here, there = await numbered_anew(*halls)
        (before,), (seat,) = there.seats_of("anna"), here.seats_of("anna")
        version = here.update(seat).version
        watcher = await there.watch("anna", since=version)
        assert watcher.seat == seat
        with pytest.raises(Forbidden):
            await there.watch("anna", before, version)


@asynchronous
async def test_a_gap_that_another_process_has_just_told_of_is_given_back(sqlite: str) -> None:
    """Seed 67870: its row came late, then it wrote down why; here the last beat was too fresh to ask."""
    time = Time()
    deaf: dict[str, Any] = {"poll_seconds": 1e6, "sweep_seconds": 1e6, "time": time}
    async with open_hall(sqlite, doorbell=MemoryDoorbell([]), **deaf) as hall:
        table = await new_game(hall, "anna", "boris", clock=ClockRule(bank_ms=60_000))
        seat = decider(table)
        time.pass_by(10)
        await hall.heartbeat.beat()
        await hall.store.pulse(time(), time() - 8_000, 5_000)
        while decider(table) == seat:
            assert (await move(table)).accepted
        assert table.sitting.clocks.banks_ms[seat] == 58_000


@asynchronous
async def test_an_outage_in_the_midst_of_a_question_is_no_ones_time(sqlite: str) -> None:
    """Seed 81995: a process had made sure of its beat, then asked for the others' gaps, and was kept waiting."""
    time = Time()
    deaf: dict[str, Any] = {"poll_seconds": 1e6, "sweep_seconds": 1e6, "time": time}
    async with open_hall(sqlite, doorbell=MemoryDoorbell([]), **deaf) as hall:
        table = await new_game(hall, "anna", "boris", clock=ClockRule(bank_ms=60_000))
        seat = decider(table)
        await hall.heartbeat.beat()
        pauses, kept = hall.store.pauses, [12]

        async def late(since_ms: int = 0) -> list[tuple[int, int]]:
            time.stop_for(kept.pop() if kept else 0)
            return await pauses(since_ms)

        hall.store.pauses = late  # type: ignore[method-assign]
        while decider(table) == seat:
            assert (await move(table)).accepted
        assert table.sitting.clocks.banks_ms[seat] == 60_000


class Client:
    """The far end of a socket: what came through it, in order. Its short way takes nothing."""

    def __init__(self, *, line: bool) -> None:
        self.cookies: dict[str, str] = {}
        self.headers: dict[str, str] = {}
        self.scope: dict[str, Any] = {"extensions": {LINE: self} if line else {}}
        self.frames: list[dict[str, Any]] = []

    def write_text(self, *texts: bytes) -> bool:
        return False

    async def send(self, event: dict[str, Any]) -> None:
        await asyncio.sleep(0)
        self.frames.append(msgspec.json.decode(event["text"]))

    def versions(self) -> list[int]:
        return [frame["version"] for frame in self.frames if frame["type"] == "update"]


@pytest.mark.parametrize("line", [False, True])
@asynchronous
async def test_no_older_view_comes_after_a_newer_one(sqlite: str, *, line: bool) -> None:
    """Seed 7975: the fresh view after a refusal overtook what had not been sent yet."""
    async with open_hall(sqlite) as hall:
        table = await new_game(hall, "anna", "boris")
        seat = decider(table)
        client: Any = Client(line=line)
        conversation = Conversation(House(hall.settings, HouseRules(), hall), client)
        conversation.table, conversation.user = table, User(holder(table, seat), "", None, None, 1)
        conversation.subscription = table.subscribe(holder(table, seat), seat)
        if line:
            await conversation.subscription.get()
            conversation.subscription.at_once = conversation._write_at_once
        stale = table.update(seat).version
        ask = conversation._ask_table

        async def ask_late(asked: Any) -> Answer:
            await move(table)
            return await ask(asked)

        conversation._ask_table = ask_late  # type: ignore[method-assign]
        await conversation._answer(Act(id="late", action=0, version=stale), 0.0)
        writing = asyncio.create_task(conversation._write())
        await until(lambda: len(client.versions()) >= (2 if line else 3))
        writing.cancel()
        assert client.versions() == sorted(client.versions())
        assert client.frames[-1]["fresh"]
        refused = [frame["type"] for frame in client.frames].index("refused")
        assert refused < len(client.frames) - 1


class Taking(Client):
    """Its short way takes all."""

    def write_text(self, *texts: bytes) -> bool:
        self.frames += [msgspec.json.decode(text) for text in texts]
        return True


@asynchronous
async def test_who_waits_for_an_answer_sees_meanwhile_what_others_do(sqlite: str) -> None:
    """Seen when seed 61274 was looked into: while a decision hung in a database that was away, what happened at
    the table lay as long, to go out together with the answer."""
    async with open_hall(sqlite) as hall:
        table = await new_game(hall, "anna", "boris")
        other = 1 - decider(table)
        client: Any = Taking(line=True)
        conversation = Conversation(House(hall.settings, HouseRules(), hall), client)
        conversation.table, conversation.user = table, User(holder(table, other), "", None, None, 1)
        conversation.subscription = table.subscribe(holder(table, other), other)
        await conversation.subscription.get()
        conversation.subscription.at_once = conversation._write_at_once
        back = asyncio.Event()

        async def hangs(asked: Any) -> Answer:
            await back.wait()
            raise Away("unavailable", "The database does not answer.")

        conversation._ask_table = hangs  # type: ignore[method-assign]
        asking = asyncio.create_task(conversation._answer(TakeBack(id="late", version=1), 0.0))
        await asyncio.sleep(0)
        before = table.update(other).version
        while table.update(other).version == before:
            await move(table)
        await until(lambda: client.versions()[-1:] == [table.update(other).version])
        back.set()
        await asking
        assert client.frames[-1]["type"] == "refused"
