"""Old rules live on: a table goes on with the version it began with, and what cannot be loaded
any more can still be seen, closed and taken away. A damaged snapshot is rebuilt from the log."""

import json
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from hastilude.core.record import Record, verify
from hastilude.core.words import Remark
from hastilude.server.clock import ClockRule
from hastilude.server.errors import Conflict, Forbidden, Unreadable
from support import toys
from support.server import (
    Time,
    asynchronous,
    check_record,
    choices,
    decider,
    high_card,
    holder,
    install,
    move,
    new_game,
    open_hall,
    play_out,
    randomly,
    until,
)

FIRST = toys.GAME
SECOND = toys.REVISED_HIGH_CARD.game
FORGETFUL = toys.FORGETFUL.game


@asynchronous
async def test_a_running_game_ends_by_the_rules_it_began_with(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(monkeypatch, FIRST)
    async with open_hall(database) as hall:
        old = await high_card(hall, "anna", "boris")
        await move(old, "keep")
    install(monkeypatch, SECOND)
    async with open_hall(database) as hall:
        table = await hall.table(old.id)
        assert table.facts().rules == 1
        await play_out(table)
        record = Record.decode(await table.record("anna"))
        assert record.header.rules == 1
        verify(record, rulebook=toys.REVISED_HIGH_CARD)
        result = table.update(None).result
        assert result is not None
        sums = [score.points for score in result.scores]
        assert [sums[seat] for seat in result.winners] == [max(sums)] * len(result.winners)
        new = await high_card(hall, "anna", "boris")
        assert new.facts().rules == 2
        await play_out(new)
        record = Record.decode(await new.record("anna"))
        assert record.header.rules == 2
        verify(record, rulebook=toys.REVISED_HIGH_CARD)


@asynchronous
async def test_a_finished_game_stays_readable_and_its_rematch_has_the_new_rules(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(monkeypatch, FIRST)
    async with open_hall(sqlite) as hall:
        old = await high_card(hall, "anna", "boris")
        await play_out(old)
        before = await old.record("anna")
    install(monkeypatch, SECOND)
    async with open_hall(sqlite) as hall:
        table = await hall.table(old.id)
        assert table.update(None).status == "over"
        assert await table.record("anna") == before
        again = await hall.rematch(table, "anna")
        assert again.facts().rules == 2


@asynchronous
async def test_what_cannot_be_loaded_is_seen_closed_and_exported(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(monkeypatch, FIRST)
    async with open_hall(database) as hall:
        running = await high_card(hall, "anna", "boris")
        await move(running, "keep")
        over = await high_card(hall, "anna", "boris")
        await play_out(over)
    install(monkeypatch, FORGETFUL)
    async with open_hall(database) as hall:
        for table in (running, over):
            with pytest.raises(Unreadable):
                await hall.table(table.id)
        sealed = await hall.sealed(running.id)
        assert sealed.facts.status == "playing"
        assert [seat.name for seat in sealed.facts.seats] == [s.name for s in running.facts().seats]
        with pytest.raises(Conflict):  # a game that may go on elsewhere keeps its secrets
            await sealed.export()
        with pytest.raises(Forbidden):
            await sealed.close("boris")
        await sealed.close("anna")
        assert [facts.status for facts in await hall.my_tables("anna")] == ["abandoned", "over"]
        for table in (running, over):
            lines = [json.loads(line) for line in (await (await hall.sealed(table.id)).export()).splitlines()]
            assert lines[0]["terms"]["rules"] == 1
            kinds = [line["kind"] for line in lines[1:]]
            assert "start" in kinds
            assert kinds.count("act") >= 1
    install(monkeypatch, SECOND)
    async with open_hall(database) as hall:  # the rules came back: it is closed all the same
        assert (await hall.table(running.id)).update(None).status == "abandoned"


@asynchronous
async def test_clocks_of_an_unreadable_table_go_on_when_its_rules_are_back(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = Time()
    install(monkeypatch, FIRST)
    async with open_hall(sqlite, time=time) as hall:
        old = await high_card(hall, "anna", "boris", clock=ClockRule(limit_ms=30_000))
    install(monkeypatch, FORGETFUL)
    async with open_hall(sqlite, time=time) as hall:
        time.pass_by(31)
        await hall.sweep()
        assert await hall.store.due(time() + 86_400_000, 10) == [old.id]
    install(monkeypatch, SECOND)
    async with open_hall(sqlite, time=time) as hall:
        time.pass_by(700)
        await hall.sweep()
        table = await hall.table(old.id)
        await until(lambda: table.sitting.room.marked)


@asynchronous
async def test_a_damaged_snapshot_is_rebuilt_from_the_log(database: str) -> None:
    async with open_hall(database, snapshot_every=4) as hall:
        table = await new_game(hall, "anna", "boris")
        for _ in range(12):
            await move(table, randomly(2))
        name, position = table.id, table.box.rulebook.position(table.sitting.course.state)  # type: ignore[union-attr]
        versions = table.sitting.versions
        newest = await hall.store.snapshot(name)
        assert newest is not None
    impossible = msgspec.json.decode(newest)
    impossible["position"]["deck"] = [1, 2, 3]  # no game of these rules could have it
    damages: list[Any] = [b"", b"{", b'{"seq": 1}', msgspec.json.encode(impossible)]
    if database.startswith("sqlite"):
        damages += ["text", 7]  # in whose columns anything may stand
    for damage in damages:
        async with open_hall(database, snapshot_every=4) as hall:

            def spoil(connection: sa.Connection, damage: Any = damage) -> None:
                written = sa.text("UPDATE snapshots SET data = :damage WHERE table_id = :name")
                connection.execute(written, {"damage": damage, "name": name})

            await hall.store.writer.do(spoil)
            table = await hall.table(name)
            assert table.sitting.versions == versions
            assert table.sitting.course is not None
            assert table.box.rulebook.position(table.sitting.course.state) == position
    async with open_hall(database, snapshot_every=4) as hall:
        table = await hall.table(name)
        await play_out(table, randomly(3))
        await check_record(table)


# -- remarks and reasons ---------------------------------------------------------------------------


@asynchronous
async def test_remarks_go_to_the_decider_only(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, SECOND)
    async with open_hall(sqlite) as hall:
        table = await high_card(hall, "anna", "boris")
        seat = decider(table)
        for choice in choices(table.update(seat)):
            wanted = (Remark("shows", {"card": int(choice.args["card"])}),) if choice.kind == "mark" else ()
            assert choice.remarks == wanted
        assert choices(table.update(1 - seat)) == []
        assert b"remark" not in msgspec.json.encode(table.update(None))


@asynchronous
async def test_why_not_is_asked_without_doing_anything(sqlite: str) -> None:
    async with open_hall(sqlite) as hall:
        table = await new_game(hall, "anna", "boris")
        seat = decider(table)
        user, update = holder(table, seat), table.update(seat)
        seq = table.sitting.seq
        legal = choices(update)
        assert table.play.why(user, seat, legal[0].id, update.version) is None
        space = table.box.rulebook.actions
        refused = next(n for n in space if n not in {choice.id for choice in legal})
        refusal = table.play.why(user, seat, refused, update.version)
        assert refusal is not None
        answer = await table.play.act(user, seat, refused, update.version, "try")
        assert answer.refusal == refusal
        assert table.phrase(refusal, "en")
        stale = table.play.why(user, seat, legal[0].id, update.version + 1)
        assert stale is not None
        assert stale.code == "stale"
        other = holder(table, 1 - seat)
        not_mine = table.play.why(other, 1 - seat, legal[0].id, table.update(1 - seat).version)
        assert not_mine is not None
        assert not_mine.code == "not_your_turn"
        with pytest.raises(Forbidden):
            table.play.why(other, seat, legal[0].id, update.version)
        assert table.sitting.seq == seq
