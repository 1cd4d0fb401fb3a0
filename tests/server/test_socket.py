"""One socket a table: complete games, coming again, and exactly once."""

import asyncio
import json
import os
import random
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from hastilude.core.record import Record, verify
from support.serving import (
    PATIENCE,
    Player,
    Server,
    at_table,
    drain,
    play_out,
    seated,
    seated_with_a_choice,
    socket_of,
)


async def play_some(players: list[Player], moves: int, chance: random.Random) -> None:
    """Some decisions by whoever is to decide; then everybody has heard of all of them."""
    for _ in range(moves):
        mover = next(player for player in players if player.is_mine)
        answer = await mover.act(chance.choice(mover.update["actions"])["id"])
        assert answer["type"] == "done"
        while mover.version is not None and mover.version < answer["version"]:
            await mover.hear()
        if not mover.is_mine:
            seat = mover.update["decider"]
            following = next(player for player in players if player.seat == seat)
            if not following.is_mine:
                await following.hear_until("update", when=lambda update: bool(update["actions"]))


# -- a whole game ----------------------------------------------------------------------------------


def test_four_players_play_a_game_to_its_end(server: Server) -> None:
    table, guests = seated(server, 4)
    players = play_out(table, guests)
    ends = [player.update for player in players]
    assert {end["status"] for end in ends} == {"over"}
    assert all(end["result"] == ends[0]["result"] for end in ends)
    record = Record.decode(guests[0].get(f"{table.path}/record").content)
    verify(record)
    assert record.ending is not None
    assert record.ending.result == ends[0]["result"]
    assert ends[0]["opened"]["seed"] == record.ending.seed


def test_bots_play_the_other_seats(server: Server) -> None:
    async def run() -> None:
        anna = server.guest("Anna")
        table = anna.make_table(("me", "bot:random", "bot:greedy"))
        anna.start(table)
        async with at_table(anna, table) as player:
            await player.play(random.Random(5))
            assert player.update["result"]["places"]
            thinking = [json.loads(frame).get("thinking") for frame in player.frames]
            mine = player.seat
            assert {seat for seat in thinking if seat is not None} == {0, 1, 2} - {mine}
        record = Record.decode(anna.get(f"{table.path}/record").content)
        verify(record)

    asyncio.run(run())


# -- hello -----------------------------------------------------------------------------------------


def test_the_first_message_is_hello(server: Server) -> None:
    async def run() -> None:
        table, guests = seated(server, 2)
        for wrong in ('{"type": "ping"}', "{", '{"type": "hello", "version": -1}', '"hello"', "\x00"):
            async with socket_of(guests[0], table) as socket:
                await socket.send(wrong)
                assert (await drain(socket))[1] == 4400

    asyncio.run(run())


def test_a_seat_may_look_on_as_a_spectator(server: Server) -> None:
    async def run() -> None:
        table, guests = seated(server, 2)
        async with at_table(guests[0], table, spectator=True) as player:
            assert player.seat is None
            assert player.update["view"]["hand"] == []
            assert (await player.act(0))["code"] == "not_seated"

    asyncio.run(run())


def test_ping_is_answered(server: Server) -> None:
    async def run() -> None:
        table, guests = seated(server, 2)
        async with at_table(guests[0], table) as player:
            await player.say(type="ping", n=17)
            assert (await player.hear_until("pong"))["n"] == 17

    asyncio.run(run())


# -- coming again ------------------------------------------------------------------------------------


def test_who_comes_again_gets_only_what_was_missed(server: Server) -> None:
    async def run() -> None:
        chance = random.Random(3)
        table, guests = seated(server, 2)
        async with at_table(None, table, server) as spectator:  # noqa: SIM117 - the watcher comes first
            async with at_table(guests[0], table) as anna, at_table(guests[1], table) as boris:
                seen = spectator.version
                assert spectator.update["fresh"]
                await play_some([anna, boris], 6, chance)
                async with at_table(None, table, server, version=seen) as again:
                    assert not again.update["fresh"]
                    missed = again.update["events"]
                    while spectator.version != again.version:
                        await spectator.hear_until("update")
                    heard = [json.loads(frame) for frame in spectator.frames]
                    told = [
                        e for m in heard if m["type"] == "update" and m["version"] > seen for e in m["events"]
                    ]
                    assert missed == told
                    assert missed
                    assert again.update["view"] == spectator.update["view"]
                # Who has seen everything is told nothing twice.
                async with at_table(None, table, server, version=again.version) as third:
                    assert third.update["events"] == []
                    assert not third.update["fresh"]

    asyncio.run(run())


def test_a_gap_that_is_too_old_gives_a_fresh_view(server: Server) -> None:
    async def run() -> None:
        table, guests = seated(server, 2)
        async with at_table(guests[0], table, version=10_000) as player:
            assert player.update["fresh"]
            assert player.update["events"] == []

    asyncio.run(run())


# -- exactly once --------------------------------------------------------------------------------------


def test_sending_the_same_again_is_harmless(server: Server) -> None:
    async def run() -> None:
        table, guests = seated(server, 2)
        async with at_table(guests[0], table) as anna, at_table(guests[1], table) as boris:
            mover = anna if anna.is_mine else boris
            action = mover.update["actions"][0]["id"]
            message: dict[str, Any] = {
                "type": "act",
                "id": "once",
                "version": mover.version,
                "action": action,
            }
            answers = []
            for _ in range(3):
                await mover.say(**message)
                answers.append(await mover.answer_to("once"))
            assert answers[0]["type"] == "done"
            assert answers == [answers[0]] * 3
            # Also on another socket, after the first one has gone.
            guest = guests[0] if mover is anna else guests[1]
            async with at_table(guest, table) as again:
                await again.say(**message)
                assert await again.answer_to("once") == answers[0]
                assert again.version == answers[0]["version"]

    asyncio.run(run())


def test_a_stale_action_is_refused_with_the_fresh_view(server: Server) -> None:
    async def run() -> None:
        table, guests = seated(server, 2)
        async with at_table(guests[0], table) as anna, at_table(guests[1], table) as boris:
            old = {player: player.version for player in (anna, boris)}
            await play_some([anna, boris], 2, random.Random(1))
            mover = anna if anna.is_mine else boris
            action = mover.update["actions"][0]["id"]
            await mover.say(type="act", id="late", version=old[mover], action=action)
            refused = await mover.answer_to("late")
            assert (refused["type"], refused["code"]) == ("refused", "stale")
            fresh = await mover.hear_until("update")
            assert fresh["version"] == refused["version"] > (old[mover] or 0)
            assert fresh["actions"]

    asyncio.run(run())


def test_an_illegal_action_is_refused_with_rule_and_sentence(server: Server) -> None:
    async def run() -> None:
        table, guests = seated_with_a_choice(server)
        for lang, word in (("en", "hand"), ("ru", "руке")):
            async with (
                at_table(guests[0], table, lang=lang) as anna,
                at_table(guests[1], table, lang=lang) as boris,
            ):
                mover, other = (anna, boris) if anna.is_mine else (boris, anna)
                held = {choice["text"] for choice in mover.update["actions"]}
                missing = next(
                    f"play {kind}_tower_1"
                    for kind in ("elf", "orc", "human", "dwarf", "undead")
                    if f"play {kind}_tower_1" not in held
                )
                refused = await mover.act(missing)
                assert refused["type"] == "refused"
                assert refused["rules"] or refused["code"]
                assert word in refused["message"]
                assert (await mover.hear_until("update"))["version"] == mover.version
                assert (await mover.act("dance on the table"))["code"] == "no_such_action"
                assert (await mover.act(10**6))["code"] == "no_such_action"
                assert (await other.act(other_action(mover)))["code"] == "not_your_turn"

    def other_action(mover: Player) -> int:
        action: int = mover.update["actions"][0]["id"]
        return action

    asyncio.run(run())


def test_undo_until_something_is_revealed(server: Server) -> None:
    async def run() -> None:
        table, guests = seated_with_a_choice(server)
        async with at_table(guests[0], table) as anna, at_table(guests[1], table) as boris:
            mover, other = (anna, boris) if anna.is_mine else (boris, anna)
            assert mover.update["undo"] == {"possible": False, "why": mover.update["undo"]["why"]}
            assert (await mover.act("exchange"))["type"] == "done"
            await mover.hear_until("update", when=lambda update: update["undo"]["possible"])
            before = mover.update["view"]["hand"]
            returned = next(choice for choice in mover.update["actions"] if choice["kind"] == "return")
            assert (await mover.act(returned["id"]))["type"] == "done"
            await mover.hear_until("update", when=lambda update: update["view"]["hand"] != before)
            # Nobody else can tell that a card was picked.
            await other.hear_until("update", when=lambda update: update["view"]["phase"] == "picking")
            version = other.version
            await mover.say(type="undo", id="u1", version=mover.version)
            assert (await mover.answer_to("u1"))["type"] == "done"
            while mover.update["view"]["hand"] != before:
                await mover.hear()
            await other.say(type="undo", id="u2", version=version)
            assert (await other.answer_to("u2"))["type"] == "refused"

    asyncio.run(run())


# -- talking and being there -----------------------------------------------------------------------------


def test_chat_and_presence_reach_everybody(server: Server) -> None:
    async def run() -> None:
        table, guests = seated(server, 2)
        async with at_table(guests[0], table) as anna:
            async with at_table(guests[1], table) as boris:
                await anna.hear_until("presence", when=lambda m: all(seat["present"] for seat in m["seats"]))
                await anna.say(type="say", id="s1", text="God save\u202e the king")
                said = await boris.hear_until("said")
                assert (said["text"], said["seat"], said["channel"]) == (
                    "God save the king",
                    anna.seat,
                    "table",
                )
                assert (await anna.hear_until("done"))["id"] == "s1"
                # Sent again, it is not said again.
                await anna.say(type="say", id="s1", text="God save\u202e the king")
                await anna.hear_until("done")
                await anna.say(type="say", id="s2", text="Amen")
                assert (await boris.hear_until("said"))["text"] == "Amen"
            await anna.hear_until("presence", when=lambda m: not all(seat["present"] for seat in m["seats"]))

    asyncio.run(run())


# -- the end of a process --------------------------------------------------------------------------------


def test_a_server_that_stops_tells_its_clients_to_come_again(tmp_path: Path) -> None:
    async def run(server: Server) -> None:
        table, guests = seated(server, 2)
        async with at_table(guests[0], table) as anna, at_table(None, table, server) as spectator:
            started = time.monotonic()
            server.process.terminate()
            for player in (anna, spectator):
                told = await player.hear_until("reconnect")
                assert told["why"] == "restart"
                assert (await drain(player.socket))[1] == 1012
            await asyncio.to_thread(server.process.wait, PATIENCE)
            assert time.monotonic() - started < 15  # 0.3 s, where nothing else goes on

    with Server(tmp_path) as server:
        asyncio.run(run(server))
        server.stop()
        assert server.errors() == []


def test_a_table_goes_on_after_a_restart(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        table, guests = seated(server, 2)
        cookies = [dict(guest.http.cookies) for guest in guests]
        before = (
            guests[0].get(f"{table.path}/update?seat={guests[0].get(table.path).json()['mine'][0]}").json()
        )
    with Server(tmp_path) as server:
        for guest, kept in zip(guests, cookies, strict=True):
            guest.server = server
            guest.http = httpx.Client(base_url=server.url, cookies=kept, timeout=PATIENCE)
        after = guests[0].get(f"{table.path}/update?seat={before['seat']}").json()
        assert (after["view"], after["version"]) == (before["view"], before["version"])
        players = play_out(table, guests)
        assert players[0].update["status"] == "over"


def test_the_first_page_comes_within_two_seconds(tmp_path: Path) -> None:
    times: list[float] = []
    while len(times) < 3 and not any(seconds < 2 for seconds in times):
        started = time.monotonic()
        with Server(tmp_path) as server:
            assert httpx.get(server.url + "/", timeout=PATIENCE).status_code == 200
            times.append(time.monotonic() - started)
    if min(times) >= 2 and os.getloadavg()[0] > 1.2:
        pytest.skip(f"{min(times):.1f} s, but others keep this machine busy")
    assert min(times) < 2
