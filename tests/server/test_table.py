"""A game at a table: exactly once, only on what was seen, and nothing that must not be seen."""

import asyncio
import random

import msgspec
import pytest

from hastilude.core.action import ActionError
from hastilude.core.record import Record, RecordError, verify
from hastilude.core.words import Seen, plain
from hastilude.server.errors import Away, Conflict, Forbidden
from hastilude.server.hall import Turn
from hastilude.server.limits import Limits
from hastilude.server.updates import Goodbye, Presence, Said, Update
from support.server import (
    asynchronous,
    check_record,
    choices,
    client_id,
    decider,
    holder,
    meet,
    move,
    moves,
    new_game,
    next_update,
    open_hall,
    play_out,
    randomly,
    read,
    until,
    wish,
)

# -- acting --------------------------------------------------------------------------------------


@asynchronous
async def test_a_whole_game_is_played_and_its_record_verifies(database: str) -> None:
    async with open_hall(database) as hall:
        table = await new_game(hall, "anna", "boris", bots=2)
        await play_out(table, randomly(1))
        update = table.update(None)
        assert update.status == "over"
        assert update.result is not None
        assert update.decider is None
        record = await check_record(table)
        assert record.header.seats == tuple(seat.name for seat in table.facts().seats)
        assert record.ending is not None
        record.lines[5] = msgspec.structs.replace(record.lines[5], chance=(1, 2, 3))
        with pytest.raises(RecordError):
            verify(record)


@asynchronous
async def test_sending_again_is_harmless(database: str) -> None:
    async with open_hall(database) as hall:
        table = await new_game(hall, "anna", "boris")
        seat = decider(table)
        user, update = holder(table, seat), table.update(seat)
        text = choices(update)[0].text
        first = await table.play.act(user, seat, text, update.version, "the same")
        await move(table, randomly())
        again = await table.play.act(user, seat, text, update.version, "the same")
        assert first.accepted
        assert again.accepted
        assert again.version == first.version
        assert again.update.version == table.sitting.versions[seat]
        assert len(await hall.store.tail(table.id, 0)) == table.sitting.seq


@asynchronous
async def test_the_same_sent_twice_at_once_is_done_once(sqlite: str) -> None:
    async with open_hall(sqlite) as hall:
        table = await new_game(hall, "anna", "boris")
        seat = decider(table)
        before = table.sitting.seq
        user, update = holder(table, seat), table.update(seat)
        text = choices(update)[0].text
        attempts = [table.play.act(user, seat, text, update.version, "the same") for _ in range(5)]
        answers = await asyncio.gather(*attempts)
        assert all(answer.accepted for answer in answers)
        assert len({answer.version for answer in answers}) == 1
        assert table.sitting.seq == before + 1


@asynchronous
async def test_another_users_client_id_is_not_mine(sqlite: str) -> None:
    async with open_hall(sqlite) as hall:
        table = await new_game(hall, "anna", "boris")
        for _ in range(2):
            seat = decider(table)
            update = table.update(seat)
            text = next(choice.text for choice in choices(update) if choice.text != "exchange")
            answer = await table.play.act(holder(table, seat), seat, text, update.version, "1")
            assert answer.accepted
        assert holder(table, 0) != holder(table, 1)


@asynchronous
async def test_what_was_chosen_on_a_stale_view_is_refused_with_the_fresh_one(sqlite: str) -> None:
    async with open_hall(sqlite) as hall:
        table = await new_game(hall, "anna", "boris")
        seat = decider(table)
        update = table.update(seat)
        answer = await table.play.act(holder(table, seat), seat, "exchange", update.version - 1, client_id())
        assert not answer.accepted
        assert answer.refusal is not None
        assert answer.refusal.code == "stale"
        assert answer.update.version == update.version
        assert answer.update.view == update.view


@asynchronous
async def test_an_illegal_action_is_refused_with_its_rule(sqlite: str) -> None:
    async with open_hall(sqlite) as hall:
        table = await new_game(hall, "anna", "boris")
        seat = decider(table)
        update = table.update(seat)
        answer = await table.play.act(holder(table, seat), seat, "done", update.version, client_id())
        assert not answer.accepted
        assert answer.refusal is not None
        assert answer.refusal.rules
        with pytest.raises(ActionError):
            await table.play.act(holder(table, seat), seat, "dance", update.version, client_id())
        with pytest.raises(ActionError):
            await table.play.act(holder(table, seat), seat, 10**6, update.version, client_id())


@asynchronous
async def test_nobody_acts_for_another_seat_or_out_of_turn(sqlite: str) -> None:
    async with open_hall(sqlite) as hall:
        table = await new_game(hall, "anna", "boris")
        await meet(hall, "clara")
        seat = decider(table)
        other = 1 - seat
        version = table.update(seat).version
        for stranger in (holder(table, other), "clara", ""):
            with pytest.raises(Forbidden):
                await table.play.act(stranger, seat, "exchange", version, client_id())
        answer = await table.play.act(
            holder(table, other), other, "exchange", table.update(other).version, client_id()
        )
        assert answer.refusal is not None
        assert answer.refusal.code == "not_your_turn"


@asynchronous
async def test_the_three_forms_of_legal_actions_go_to_the_decider_only(sqlite: str) -> None:
    async with open_hall(sqlite) as hall:
        table = await new_game(hall, "anna", "boris")
        seat = decider(table)
        mine = choices(table.update(seat))
        actions = table.box.rulebook.actions
        assert [choice.id for choice in mine] == table.sitting.course.state.legal()  # type: ignore[union-attr]
        for choice in mine:
            assert actions.parse(choice.text) == choice.id
            assert actions.decode(choice.id).args == choice.args
        assert choices(table.update(1 - seat)) == []
        assert choices(table.update(None)) == []


# -- what is seen ----------------------------------------------------------------------------------


async def exchange(table_moves: int, sqlite: str) -> list[tuple[int, ...]]:
    """Versions of all streams while somebody picks so many cards; the decider's first."""
    async with open_hall(sqlite) as hall:
        table = await new_game(hall, "anna", "boris", "clara")
        seat = decider(table)
        seen = []
        await moves(table, "exchange")
        for _ in range(table_moves):
            await move(table)
            versions = table.sitting.versions
            seen.append((versions[seat], *(v for stream, v in enumerate(versions) if stream != seat)))
        await move(table, "done")
        versions = table.sitting.versions
        seen.append((versions[seat], *(v for stream, v in enumerate(versions) if stream != seat)))
        return seen


@asynchronous
async def test_versions_do_not_tell_how_many_cards_were_picked(sqlite: str) -> None:
    """KB-R45: the others learn the number only when all are returned."""
    one, three = await exchange(1, sqlite), await exchange(3, sqlite)
    assert [others for _, *others in one[:1]] * 3 == [others for _, *others in three[:3]]
    assert [others for _, *others in one][-1] == [others for _, *others in three][-1]
    assert three[2][0] == three[0][0] + 2  # the decider saw each of them


@asynchronous
async def test_private_decisions_leave_no_trace_for_the_others(sqlite: str) -> None:
    """Not in updates, nor in lamps, facts, lists, or the record so far."""
    async with open_hall(sqlite) as hall:
        table = await new_game(hall, "anna", "boris", clock=wish("me").clock)
        seat = decider(table)
        other = 1 - seat
        await moves(table, "exchange")
        watcher, spectator = table.subscribe(holder(table, other), other), table.subscribe("")
        for subscription in (watcher, spectator):
            await read(subscription, lambda message: isinstance(message, Presence))

        async def outside() -> list[object]:
            return [
                msgspec.json.encode(table.update(other)),
                msgspec.json.encode(table.update(None)),
                table.facts(),
                await hall.my_tables(holder(table, other)),
                await table.record(holder(table, other), other),
                await table.record(""),
            ]

        before = await outside()
        await move(table)
        await move(table)
        assert await outside() == before
        await move(table, "done")
        for subscription in (watcher, spectator):
            update = await next_update(subscription)
            assert [event.code for event in update.events][:1] == ["returned"]


@asynchronous
async def test_updates_arrive_one_by_one_without_gaps(sqlite: str) -> None:
    async with open_hall(sqlite) as hall:
        table = await new_game(hall, "anna", "boris", bots=1)
        streams = [
            table.subscribe("anna", table.seats_of("anna")[0]),
            table.subscribe("boris", table.seats_of("boris")[0]),
            table.subscribe("somebody"),
        ]
        start = [(await next_update(stream)).version for stream in streams]
        await play_out(table, randomly(3))
        for stream, first in zip(streams, start, strict=True):
            last = table.sitting.versions[table.sitting.stream(stream.seat)]
            for version in range(first + 1, last + 1):
                update = await next_update(stream)
                assert update.version == version
                assert not update.fresh
            assert update.result is not None


@asynchronous
async def test_who_comes_again_gets_what_was_missed(sqlite: str) -> None:
    async with open_hall(sqlite) as hall:
        table = await new_game(hall, "anna", "boris")
        watcher = table.subscribe("")
        seen_at = (await next_update(watcher)).version
        events: list[Seen] = []
        for _ in range(6):
            await move(table, randomly(5))
        while watcher_version := table.sitting.versions[-1]:
            update = await next_update(watcher)
            events.extend(update.events)
            if update.version == watcher_version:
                break
        missed = table.update(None, since=seen_at)
        assert not missed.fresh
        assert list(missed.events) == events
        assert table.update(None, since=missed.version).events == ()
        assert not table.update(None, since=missed.version).fresh
        assert table.update(None, since=10**6).fresh
        assert table.update(None, since=-1).fresh


@asynchronous
async def test_who_was_away_too_long_gets_a_fresh_view(sqlite: str) -> None:
    async with open_hall(sqlite, limits=Limits(remember=4)) as hall:
        table = await new_game(hall, "anna", "boris")
        start = table.sitting.versions[-1]
        for _ in range(12):
            await move(table, randomly(5))
        missed = table.update(None, since=start)
        assert missed.fresh
        assert missed.events == ()
        assert missed.version == table.sitting.versions[-1]


@asynchronous
async def test_a_watcher_who_does_not_read_gets_one_fresh_view(sqlite: str) -> None:
    async with open_hall(sqlite, limits=Limits(backlog=5)) as hall:
        table = await new_game(hall, "anna", "boris")
        watcher = table.subscribe("")
        await play_out(table, randomly(5))
        update = await next_update(watcher)
        assert update.fresh
        assert update.status == "over"


@asynchronous
async def test_lamps_show_who_is_connected(sqlite: str) -> None:
    async with open_hall(sqlite) as hall:
        table = await new_game(hall, "anna", "boris")
        seat = table.seats_of("boris")[0]
        watcher = table.subscribe("")

        def lamp(on: bool) -> object:
            return lambda message: isinstance(message, Presence) and message.seats[seat].present == on

        boris = table.subscribe("boris", seat)
        await read(watcher, lamp(True))  # type: ignore[arg-type]
        boris.close()
        await read(watcher, lamp(False))  # type: ignore[arg-type]


@asynchronous
async def test_goodbye_is_the_last_message(sqlite: str) -> None:
    async with open_hall(sqlite) as hall:
        table = await new_game(hall, "anna", "boris")
        watcher = table.subscribe("")
    assert isinstance((await read(watcher, lambda message: isinstance(message, Goodbye)))[-1], Goodbye)


@asynchronous
async def test_persons_who_have_to_decide_are_announced_once(sqlite: str) -> None:
    async with open_hall(sqlite) as hall:
        turns: list[Turn] = []

        def hear(turn: Turn) -> None:
            turns.append(turn)

        hall.on_turn.append(hear)
        table = await new_game(hall, "anna", "boris")
        seat = decider(table)
        await moves(table, "exchange")
        await move(table)
        await until(lambda: bool(turns))
        mine = [turn for turn in turns if turn.table == table.id]
        assert [(turn.user, turn.seat, turn.present) for turn in mine] == [(holder(table, seat), seat, False)]
        await moves(table, "done")
        await until(lambda: turns[-1].seat != seat)
        assert turns[-1].user == holder(table, decider(table))


# -- undo ------------------------------------------------------------------------------------------


@asynchronous
async def test_undo_goes_back_decision_by_decision(sqlite: str) -> None:
    async with open_hall(sqlite) as hall:
        table = await new_game(hall, "anna", "boris")
        seat = decider(table)
        user = holder(table, seat)
        views = [table.update(seat).view]
        assert not table.update(seat).undo.possible
        for pick in ("exchange", None, None):
            await move(table, pick or (lambda texts: texts[0]))
            views.append(table.update(seat).view)
        for view in reversed(views[:-1]):
            assert table.update(seat).undo.possible
            answer = await table.play.undo(user, seat, table.update(seat).version, client_id())
            assert answer.accepted
            assert answer.update.view == view
        answer = await table.play.undo(user, seat, table.update(seat).version, client_id())
        assert not answer.accepted
        assert answer.refusal is not None
        assert answer.refusal.code == "nothing_to_undo"


@asynchronous
async def test_undo_is_a_row_and_the_record_is_without_what_was_undone(sqlite: str) -> None:
    async with open_hall(sqlite) as hall:
        table = await new_game(hall, "anna", "boris")
        seat = decider(table)
        await moves(table, "exchange")
        await move(table)
        await table.play.undo(holder(table, seat), seat, table.update(seat).version, client_id())
        kinds = [row.kind for row in await hall.store.tail(table.id, 0)]
        assert kinds[-3:] == ["act", "act", "undo"]
        await play_out(table, randomly(2))
        await check_record(table)


@asynchronous
async def test_restart_turn_undoes_as_far_as_allowed(sqlite: str) -> None:
    async with open_hall(sqlite) as hall:
        table = await new_game(hall, "anna", "boris")
        seat = decider(table)
        view = table.update(seat).view
        await moves(table, "exchange")
        await move(table)
        await move(table)
        answer = await table.play.restart_turn(
            holder(table, seat), seat, table.update(seat).version, client_id()
        )
        assert answer.accepted
        assert answer.update.view == view


@asynchronous
async def test_what_was_revealed_stays(sqlite: str) -> None:
    """A played card is replaced from the deck: nobody may take that back."""
    async with open_hall(sqlite) as hall:
        table = await new_game(hall, "anna", "boris")
        seat = decider(table)
        play = next(choice.text for choice in choices(table.update(seat)) if choice.text != "exchange")
        await moves(table, play)
        answer = await table.play.undo(holder(table, seat), seat, table.update(seat).version, client_id())
        assert answer.refusal is not None
        assert answer.refusal.code in ("not_your_turn", "nothing_to_undo")


@asynchronous
async def test_the_undo_flag_of_the_others_tells_nothing(sqlite: str) -> None:
    async with open_hall(sqlite) as hall:
        table = await new_game(hall, "anna", "boris")
        other = 1 - decider(table)
        flags = [table.update(other).undo]
        await moves(table, "exchange")
        flags.append(table.update(other).undo)
        await move(table)
        flags.append(table.update(other).undo)
        assert flags[1:] == flags[:1] * 2


@asynchronous
async def test_confirm_turn_holds_what_is_final(sqlite: str) -> None:
    async with open_hall(sqlite) as hall:
        table = await new_game(hall, "anna", "boris", confirm_turn=True)
        seat = decider(table)
        user, other = holder(table, seat), 1 - seat
        before = table.update(other)
        view = table.update(seat).view
        play = next(choice for choice in choices(table.update(seat)) if choice.text != "exchange")
        answer = await table.play.act(user, seat, play.text, table.update(seat).version, client_id())
        assert answer.accepted
        assert answer.update.pending == play
        assert choices(answer.update) == []
        assert answer.update.undo.possible
        assert table.update(other).version == before.version
        assert table.update(other).pending is None
        answer = await table.play.undo(user, seat, answer.version, client_id())
        assert answer.update.pending is None
        assert answer.update.view == view
        answer = await table.play.act(user, seat, play.text, answer.version, client_id())
        refused = await table.play.act(user, seat, play.text, answer.version, client_id())
        assert refused.refusal is not None
        assert refused.refusal.code == "confirm_first"
        answer = await table.play.confirm_turn(user, seat, answer.version, client_id())
        assert answer.accepted
        assert decider(table) == other
        assert table.update(other).version == before.version + 1
        answer = await table.play.confirm_turn(
            holder(table, other), other, table.update(other).version, client_id()
        )
        assert answer.refusal is not None
        assert answer.refusal.code == "nothing_pending"


@asynchronous
async def test_what_is_held_is_seen_by_its_seat_alone(sqlite: str) -> None:
    async with open_hall(sqlite) as hall:
        table = await new_game(hall, "anna", "boris")
        seat = decider(table)
        user, other = holder(table, seat), 1 - seat
        before, theirs = table.update(seat), table.update(other)
        play = next(choice for choice in choices(before) if choice.kind == "play")
        answer = await table.play.act(user, seat, play.text, before.version, client_id(), hold=True)
        assert answer.update.pending == play
        assert answer.update.decider == seat
        hand = [card["card"] for card in plain(answer.update.view)["hand"]]
        assert play.args["holding"] in [card["card"] for card in plain(before.view)["hand"]]
        assert play.args["holding"] not in hand
        assert len(hand) == len(plain(before.view)["hand"]) - 1, "what will be drawn is not shown"
        assert (table.update(other).version, table.update(other).view) == (theirs.version, theirs.view)
        assert (await table.play.confirm_turn(user, seat, answer.version, client_id())).accepted
        assert decider(table) == other


@asynchronous
async def test_what_can_be_taken_back_is_not_held(sqlite: str) -> None:
    async with open_hall(sqlite) as hall:
        table = await new_game(hall, "anna", "boris")
        seat = decider(table)
        version = table.update(seat).version
        answer = await table.play.act(holder(table, seat), seat, "exchange", version, client_id(), hold=True)
        assert answer.update.pending is None
        assert choices(answer.update)


@asynchronous
async def test_neighbours_at_one_device_are_there_together(sqlite: str) -> None:
    async with open_hall(sqlite) as hall:
        await meet(hall, "anna", "boris")
        table = await hall.create("anna", wish("me", "me", "open", visibility="link"))
        await table.seating.sit("boris", token=table.seating.link("anna"))
        watching = table.subscribe("anna", 0)
        await next_update(watching)
        assert [seat.present for seat in table.facts().seats] == [True, True, False]
        watching.close()
        assert not any(seat.present for seat in table.facts().seats)


@asynchronous
async def test_confirm_turn_does_not_ask_about_what_can_be_undone(sqlite: str) -> None:
    async with open_hall(sqlite) as hall:
        table = await new_game(hall, "anna", "boris", confirm_turn=True)
        seat = decider(table)
        await moves(table, "exchange")
        await move(table)
        assert table.update(seat).pending is None
        await moves(table, "done")
        pending = table.update(seat).pending
        assert pending is not None
        assert pending.text == "done"


# -- agreeing --------------------------------------------------------------------------------------


@asynchronous
async def test_all_agree_to_go_back(database: str) -> None:
    async with open_hall(database, snapshot_every=4) as hall:
        table = await new_game(hall, "anna", "boris")
        for _ in range(6):
            await move(table, randomly(1))
        anna, boris = table.seats_of("anna")[0], table.seats_of("boris")[0]
        while not table.sitting.safe:
            await move(table, lambda texts: texts[-1])
        target = table.update(anna)
        count = table.sitting.course.count  # type: ignore[union-attr]
        for _ in range(9):
            await move(table, randomly(2))
        number = await table.council.propose("anna", "rollback", by=anna, version=target.version)
        seen = table.update(boris).proposal
        assert seen is not None
        assert (seen.kind, seen.waiting) == ("rollback", (boris,))
        assert table.update(anna).view != target.view
        await table.council.agree("boris", boris, number)
        await until(lambda: table.sitting.room.proposal is None)
        assert table.update(anna).view == target.view
        assert table.update(anna).version > target.version
        assert table.sitting.course.count == count  # type: ignore[union-attr]
        await play_out(table, randomly(3))
        await check_record(table)

    async with open_hall(database) as hall:  # and it is all still there
        await check_record(await hall.table(table.id))


@asynchronous
async def test_one_who_declines_is_enough(sqlite: str) -> None:
    async with open_hall(sqlite) as hall:
        table = await new_game(hall, "anna", "boris")
        anna, boris = table.seats_of("anna")[0], table.seats_of("boris")[0]
        start = table.update(anna).version
        for _ in range(4):
            await move(table, randomly(1))
        view = table.update(anna).view
        number = await table.council.propose("anna", "rollback", by=anna, version=start)
        with pytest.raises(Conflict):
            await table.council.propose("boris", "abandon", by=boris)
        await table.council.decline("boris", boris, number)
        assert table.update(anna).proposal is None
        assert table.update(anna).view == view
        with pytest.raises(Conflict):
            await table.council.agree("boris", boris, number)


@asynchronous
async def test_on_a_shared_device_one_answer_is_for_all_its_seats(sqlite: str) -> None:
    async with open_hall(sqlite) as hall:
        await meet(hall, "anna", "boris")
        table = await hall.create("anna", wish("me", "me", "open", "open", visibility="link"))
        for seat in (2, 3):
            await table.seating.sit("boris", seat, token=table.seating.link("anna"))
        await table.seating.start("anna")
        anna, boris = table.seats_of("anna")[0], table.seats_of("boris")[0]
        number = await table.council.propose("anna", "abandon", by=anna)
        proposal = table.update(None).proposal
        assert proposal is not None
        assert set(proposal.waiting) == set(table.seats_of("boris"))
        await table.council.agree("boris", boris, number)
        assert table.facts().status == "abandoned"


@asynchronous
async def test_nothing_is_taken_back_in_a_rated_game(sqlite: str) -> None:
    async with open_hall(sqlite) as hall:
        table = await new_game(hall, "anna", "boris", rated=True)
        anna = table.seats_of("anna")[0]
        start = table.update(anna).version
        await move(table)
        await move(table)
        with pytest.raises(Conflict) as refused:
            await table.council.propose("anna", "rollback", by=anna, version=start)
        assert refused.value.problem.code == "rated"


@asynchronous
async def test_a_game_ends_unfinished_when_all_agree(sqlite: str) -> None:
    async with open_hall(sqlite) as hall:
        table = await new_game(hall, "anna", "boris", "clara")
        anna, boris, clara = (table.seats_of(name)[0] for name in ("anna", "boris", "clara"))
        number = await table.council.propose("anna", "abandon", by=anna)
        await table.council.agree("boris", boris, number)
        assert table.facts().status == "playing", "one has not answered"
        await table.council.agree("clara", clara, number)
        assert table.facts().status == "abandoned"
        assert table.update(None).opened is not None
        assert Record.decode(await table.record("anna")).ending is not None
        version = table.update(anna).version
        with pytest.raises(Conflict):
            await table.play.act("anna", anna, "exchange", version, client_id())


# -- leaving ---------------------------------------------------------------------------------------


@asynchronous
async def test_a_bot_takes_the_seat_of_who_left_when_the_others_agree(sqlite: str) -> None:
    async with open_hall(sqlite) as hall:
        table = await new_game(hall, "anna", "boris", "clara")
        anna, boris, clara = (table.seats_of(user)[0] for user in ("anna", "boris", "clara"))
        with pytest.raises(Conflict):
            await table.council.propose("anna", "takeover", by=anna, seat=clara)  # she is still there
        await table.seating.leave("clara")
        assert table.facts().seats[clara].left
        number = await table.council.propose("anna", "takeover", by=anna, seat=clara)
        assert not table.facts().marked
        await table.council.agree("boris", boris, number)
        facts = table.facts()
        assert facts.marked
        assert facts.seats[clara].stands_in
        assert facts.seats[clara].bot == "greedy"
        for _ in range(6):  # the bot plays
            await until(lambda: not table.sitting.bot_to_move())
            if table.facts().status == "playing":
                await move(table, randomly(2))

        await table.seating.come_back("clara")
        assert not table.facts().seats[clara].stands_in
        assert table.facts().marked


@asynchronous
async def test_who_is_away_keeps_the_vote(sqlite: str) -> None:
    """Neither the way back nor the end of a game is decided by who remains."""
    async with open_hall(sqlite) as hall:
        table = await new_game(hall, "anna", "boris", "clara")
        anna, boris, clara = (table.seats_of(user)[0] for user in ("anna", "boris", "clara"))
        number = await table.council.propose("anna", "abandon", by=anna)
        await table.council.agree("boris", boris, number)
        assert table.facts().status == "playing"
        await table.seating.leave("clara")
        assert table.facts().status == "playing"
        await table.council.decline("anna", anna, number)
        takeover = await table.council.propose("anna", "takeover", by=anna, seat=clara)
        await table.council.agree("boris", boris, takeover)
        assert table.facts().seats[clara].stands_in
        number = await table.council.propose("anna", "abandon", by=anna)
        await table.council.agree("boris", boris, number)
        assert table.facts().status == "playing"
        await table.council.agree("clara", clara, number)
        assert table.facts().status == "abandoned"


@asynchronous
async def test_while_a_bot_stands_in_its_person_does_not_decide(sqlite: str) -> None:
    async with open_hall(sqlite, absent_seconds=0.0) as hall:
        table = await new_game(hall, "anna", "boris")
        seat = decider(table)
        other = 1 - seat
        # away for longer than `absent_seconds`: the others may agree on a bot
        await table.council.propose(holder(table, other), "takeover", by=other, seat=seat)
        update = table.update(seat)
        assert update.thinking == seat
        with pytest.raises(Conflict):
            await table.play.act(holder(table, seat), seat, "exchange", update.version, client_id())


# -- talking ---------------------------------------------------------------------------------------


@asynchronous
async def test_players_and_spectators_talk_apart(sqlite: str) -> None:
    async with open_hall(sqlite) as hall:
        await meet(hall, "guest")
        table = await new_game(hall, "anna", "boris")
        anna, guest = table.subscribe("anna", table.seats_of("anna")[0]), table.subscribe("guest")
        with pytest.raises(Forbidden):
            await table.talk.say("guest", "hello")
        with pytest.raises(Forbidden):
            await table.talk.say("anna", "psst", channel="spectators")
        with pytest.raises(Forbidden):
            await table.talk.lines("anna", "spectators")
        await table.talk.say("guest", "she has the dragon", channel="spectators")
        await table.talk.say("anna", "good luck")

        def said(message: object) -> bool:
            return isinstance(message, Said)

        heard = (await read(anna, said))[-1]
        assert isinstance(heard, Said)
        assert (heard.text, heard.name) == ("good luck", "Anna")
        first = (await read(guest, said))[-1]
        assert isinstance(first, Said)
        assert first.channel == "spectators"
        assert [line.text for line in await table.talk.lines("guest", "spectators")] == ["she has the dragon"]
        assert [line.text for line in await table.talk.lines("anna")] == ["good luck"]


@asynchronous
async def test_talk_makes_no_version(sqlite: str) -> None:
    async with open_hall(sqlite) as hall:
        table = await new_game(hall, "anna", "boris")
        before = table.sitting.versions
        await table.talk.say("anna", "hm")
        assert table.sitting.versions == before


# -- records ---------------------------------------------------------------------------------------


@asynchronous
async def test_the_record_of_a_running_game_holds_what_was_seen_and_no_more(sqlite: str) -> None:
    async with open_hall(sqlite) as hall:
        table = await new_game(hall, "anna", "boris")
        seat = table.seats_of("anna")[0]
        anna = table.subscribe("anna", seat)
        seen: list[dict[str, object]] = []
        pick = random.Random(4).choice
        for _ in range(10):
            await move(table, pick)
        await asyncio.sleep(0)
        anna.close()
        for message in await read(anna, lambda message: isinstance(message, Goodbye)):
            if isinstance(message, Update) and not message.fresh:
                seen.append({"version": message.version, "events": plain(list(message.events))})
        lines = [msgspec.json.decode(line) for line in (await table.record("anna", seat)).splitlines()]
        header, *updates = lines
        assert header["commitment"] == table.facts().commitment
        assert "secret" not in header
        found = [{"version": line["version"], "events": line["events"]} for line in updates]
        assert found[-len(seen) :] == seen
        with pytest.raises(Forbidden):
            await table.record("boris", seat)


# -- again -----------------------------------------------------------------------------------------


@asynchronous
async def test_a_rematch_has_rotated_seats_and_is_the_same_for_all(database: str) -> None:
    async with open_hall(database) as hall:
        table = await new_game(hall, "anna", "boris", bots=1)
        with pytest.raises(Conflict):
            await hall.rematch(table, "anna")
        await play_out(table, randomly(1))
        seats = [seat.user or seat.bot for seat in table.facts().seats]
        one, other = await asyncio.gather(hall.rematch(table, "boris"), hall.rematch(table, "anna"))
        assert one is other
        facts = one.facts()
        assert [seat.user or seat.bot for seat in facts.seats] == [*seats[1:], seats[0]]
        assert table.update(None).rematch == one.id
        waiting = next(user for user in ("anna", "boris") if not one.seats_of(user))
        host = facts.host
        await one.seating.sit(waiting)
        await one.seating.start(host)
        assert one.facts().commitment != table.facts().commitment
        await meet(hall, "clara")
        with pytest.raises(Forbidden):
            await hall.rematch(table, "clara")


@asynchronous
async def test_nobody_is_led_to_a_rematch_that_could_not_be_made(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seed 104911: the row that leads there was written, the table was not, and all who followed it stood before
    a table that never came to be."""
    async with open_hall(sqlite) as hall:
        table = await new_game(hall, "anna", "boris")
        await play_out(table, randomly(1))

        async def away(*_: object) -> bool:
            raise Away("unavailable", "The database does not answer.")

        with monkeypatch.context() as broken:
            broken.setattr(hall.store, "create_table", away)
            with pytest.raises(Away):
                await hall.rematch(table, "anna")
        assert not table.sitting.room.rematch
        again = await hall.rematch(table, "boris")
        assert table.sitting.room.rematch == again.id
        assert await hall.rematch(table, "anna") is again
