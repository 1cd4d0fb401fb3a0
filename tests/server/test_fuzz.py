"""Random frames and requests: answers, refusals and clean closings, and the server lives on.

HASTILUDE_SOAK=1 sends five times as much.
"""

import asyncio
import json
import os
import random
import string
from contextlib import suppress
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from support.serving import PATIENCE, Player, Server, at_table, play_out, seated, socket_of

FRAMES = 10_000 if os.environ.get("HASTILUDE_SOAK") else 2_000
KNOWN = {"update", "presence", "said", "done", "refused", "pong", "reconnect", "mistake"}
TYPES = ("hello", "act", "undo", "confirm", "say", "ping", "update", "", "Act")
FIELDS = (
    "type",
    "id",
    "version",
    "action",
    "seat",
    "text",
    "phrase",
    "whole",
    "lang",
    "link",
    "n",
    "spectator",
)


def value(chance: random.Random, depth: int = 0) -> Any:
    kind = chance.randrange(11 if depth < 3 else 8)
    if kind == 8:
        return [value(chance, depth + 1) for _ in range(chance.randrange(4))]
    if kind >= 9:
        return {chance.choice(FIELDS): value(chance, depth + 1) for _ in range(chance.randrange(4))}
    return (
        None,
        chance.random() < 0.5,
        chance.randrange(-2, 400),
        chance.choice((2**31, 2**53, 2**64, -(2**63), 10**400)),
        chance.choice((0.5, -0.0, 1e308)),
        "".join(chance.choice(string.printable) for _ in range(chance.randrange(12))),
        chance.choice(("play elf_tower_1", "exchange", "done", "x" * 400, "\u202e\x00é🏰", "{" * 50)),
        chance.choice(("en", "ru", "table", "a1")),
    )[kind]


def frame(chance: random.Random, player: Player) -> str | bytes:
    """Anything from noise to a message that is nearly right."""
    kind = chance.randrange(8)
    if kind == 0:
        return chance.randbytes(chance.randrange(60))
    if kind == 1:
        return "".join(chance.choice(string.printable) for _ in range(chance.randrange(60)))
    if kind == 2:
        return json.dumps(value(chance))
    if kind == 3:
        return "[" * chance.randrange(1, 3000)
    message = {field: value(chance) for field in chance.sample(FIELDS, chance.randrange(5))}
    message["type"] = chance.choice(TYPES)
    if kind >= 5:  # right in all but one thing
        message = {
            "type": "act",
            "id": f"f{chance.randrange(40)}",
            "version": player.version,
            "action": chance.randrange(3000),
        }
        if chance.random() < 0.7:
            message[chance.choice(("id", "version", "action", "seat"))] = value(chance)
    text = json.dumps(message)
    return text[: chance.randrange(len(text))] if chance.random() < 0.1 else text


async def bombard(server: Server, seed: int, frames: int) -> dict[str, int]:
    """Send random frames, on as many sockets as that takes; what came back."""
    chance = random.Random(seed)
    table, guests = await asyncio.to_thread(seated, server, 2)
    counts: dict[str, int] = {}
    sent = 0
    while sent < frames:
        async with at_table(chance.choice([*guests, None]), table, server) as player:
            try:
                while sent < frames:
                    await player.socket.send(frame(chance, player))
                    sent += 1
                    if sent % 20 == 0:
                        await player.say(type="ping", n=sent)
                        await player.hear_until("pong", when=lambda pong, n=sent: pong["n"] == n)  # type: ignore[misc]
            except ConnectionClosed:
                code = str(player.socket.close_code)
                counts[code] = counts.get(code, 0) + 1
            for line in player.frames:
                kind = json.loads(line)["type"]
                counts[kind] = counts.get(kind, 0) + 1
    return counts


def test_random_frames_are_answered_or_closed_cleanly(server: Server) -> None:
    async def run() -> list[dict[str, int]]:
        return await asyncio.gather(*(bombard(server, seed, FRAMES // 4) for seed in range(4)))

    for counts in asyncio.run(run()):
        codes = {code for code in counts if code.isdecimal()}
        assert codes <= {"4400", "4429", "1007", "1009"}
        assert set(counts) - codes <= KNOWN
        assert counts["mistake"] > 20
        assert counts["refused"] > 5
    assert httpx.get(server.url + "/health/ready", timeout=PATIENCE).status_code == 200
    assert server.errors() == []
    # … and a game can still be played.
    table, guests = seated(server, 2)
    assert play_out(table, guests)[0].update["status"] == "over"


def test_random_hellos(server: Server) -> None:
    async def run() -> None:
        chance = random.Random(9)
        table, guests = await asyncio.to_thread(seated, server, 2)
        for _ in range(60):
            fields = ("version", "lang", "seat", "spectator", "link")
            hello = {"type": "hello", **{field: value(chance) for field in chance.sample(fields, 2)}}
            async with socket_of(chance.choice([*guests, None]), table, server) as socket:
                player = Player(socket)
                await player.say(**hello)
                with suppress(ConnectionClosed):
                    await player.hear_until("update")
                assert socket.close_code in (None, 4400, 4403)

    asyncio.run(run())


@pytest.mark.parametrize("seed", range(2))
def test_random_bodies_are_4xx(server: Server, seed: int) -> None:
    chance = random.Random(seed)
    anna = server.guest()
    table = anna.make_table(("me", "open"))
    paths = [
        "/api/guests", "/api/account/register", "/api/account/sign-in", "/api/account/password", "/api/me/forget",
        "/api/tables", *(f"{table.path}/{name}" for name in (
            "sit", "stand", "swap", "arrange", "fill", "invite", "claim-link", "claim-seat", "propose", "vote",
            "claim", "act", "undo", "confirm", "chat",
        )), "/api/me/notices/push",
    ]  # fmt: skip
    headers = {"x-csrf-token": anna.http.cookies["hastilude_csrf"]}
    names = (
        "seat",
        "other",
        "kind",
        "bot",
        "game",
        "seats",
        "options",
        "clock",
        "id",
        "version",
        "action",
        "text",
    )
    for _ in range(150):
        body: Any = {name: value(chance) for name in chance.sample(names, chance.randrange(5))}
        if chance.random() < 0.3:
            body = value(chance)
        content = json.dumps(body).encode() if chance.random() < 0.8 else chance.randbytes(40)
        path = chance.choice(paths)
        answer = anna.http.post(path, content=content, headers=headers)
        assert answer.status_code < 500, f"{path} {content!r}: {answer.text}"
        if answer.status_code >= 400:
            assert set(answer.json()) == {"code", "message", "rules", "where"}
            assert answer.json()["message"]
