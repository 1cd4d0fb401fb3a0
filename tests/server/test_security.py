"""Nobody gets in: foreign pages, forged requests, other people's seats, closed doors."""

import asyncio
import json
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from support.serving import PATIENCE, Guest, Server, at_table, drain, seated, socket_of

# -- headers ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/me", "/no/such.file", "/schema/openapi.json"])
def test_every_answer_carries_the_security_headers(server: Server, path: str) -> None:
    headers = httpx.get(server.url + path, timeout=PATIENCE).headers
    policy = headers["content-security-policy"]
    for directive in ("default-src 'none'", "script-src 'self'", "base-uri 'none'", "frame-ancestors 'none'"):
        assert directive in policy
    assert "unsafe" not in policy
    assert "*" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


def test_what_is_not_for_everybody_is_not_kept(server: Server) -> None:
    assert httpx.get(server.url + "/api/tables/open", timeout=PATIENCE).headers["cache-control"] == "no-store"


# -- forged requests -------------------------------------------------------------------------------


def test_a_request_without_its_token_is_refused(server: Server) -> None:
    anna = server.guest("Anna")
    for token in ("", "x" * 128, Guest(server).http.cookies["hastilude_csrf"]):
        answer = anna.http.patch("/api/me", json={"name": "Robbed"}, headers={"x-csrf-token": token})
        assert answer.status_code == 403
    assert anna.get("/api/me").json()["name"] == "Anna"


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": "http://127.0.0.1:1"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_a_request_of_a_foreign_page_is_refused(server: Server, headers: dict[str, str]) -> None:
    anna = server.guest("Anna")
    answer = anna.ask("PATCH", "/api/me", {"name": "Robbed"}, expect=403, headers=headers)
    assert answer.json()["code"] == "foreign_origin"


def test_a_request_of_our_own_page_is_let_in(server: Server) -> None:
    anna = server.guest("Anna")
    anna.ask(
        "PATCH", "/api/me", {"name": "Anne"}, headers={"origin": server.url, "sec-fetch-site": "same-origin"}
    )


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://localhost"])
def test_a_socket_of_a_foreign_page_is_refused(server: Server, origin: str) -> None:
    table, guests = seated(server, 2)

    async def run() -> None:
        with pytest.raises(InvalidStatus) as refused:
            async with socket_of(guests[0], table, origin=Origin(origin)):
                pass
        assert refused.value.response.status_code == 403
        assert b"foreign_origin" in (refused.value.response.body or b"")
        async with socket_of(guests[0], table, origin=Origin(server.url)):
            pass

    asyncio.run(run())


# -- private tables --------------------------------------------------------------------------------


def test_a_private_table_needs_its_link(server: Server) -> None:
    anna, stranger = server.guest("Anna"), server.guest("Stranger")
    table = anna.make_table(("me", "open"))
    nearly = table.link[:-1] + ("A" if table.link[-1] != "A" else "B")
    for path in ("", "/update", "/record", "/chat", "/text", "/seal"):
        stranger.get(table.path + path, expect=403)
        stranger.get(table.path + path, expect=403, headers={"x-table-link": nearly})
    for path, body in (
        ("/sit", {}),
        ("/chat", {"text": "hello"}),
        ("/leave", None),
        ("/stand", {}),
        ("/come-back", None),
    ):
        answer = stranger.post(table.path + path, body, expect=403)
        assert "seats" not in answer.text
    assert table.id not in stranger.get("/api/tables/open").text
    stranger.get(table.path, headers=table.headers)
    stranger.sit(table)
    stranger.get(table.path)


def test_a_link_opens_one_table_only(server: Server) -> None:
    anna, stranger = server.guest(), server.guest()
    one, other = anna.make_table(("me", "open")), anna.make_table(("me", "open"))
    stranger.get(one.path, headers=other.headers, expect=403)


def test_a_private_table_has_no_socket_for_strangers(server: Server) -> None:
    table, _ = seated(server, 2)
    stranger = server.guest()

    async def run(guest: Guest | None, **hello: Any) -> int:
        async with socket_of(guest, table, server) as socket:
            await socket.send(json.dumps({"type": "hello", **hello}))
            messages, code = await drain(socket)
            assert [message["type"] for message in messages] == ["mistake"]
            return code

    assert asyncio.run(run(None)) == 4403
    assert asyncio.run(run(stranger)) == 4403
    assert asyncio.run(run(stranger, link="x" * 40)) == 4403
    assert asyncio.run(run(stranger, seat=0)) == 4403


def test_there_is_no_table_that_is_not_there(server: Server) -> None:
    anna = server.guest()
    for id in ("nothing", "x" * 60, "..", "%2e%2e", "'; drop table tables; --", "%00", "é"):
        answer = anna.http.get(f"/api/tables/{id}")
        assert answer.status_code in (400, 404), id

    async def run() -> None:
        table = anna.make_table(("me", "open"))
        table.path = "/api/tables/nothing"
        async with socket_of(anna, table) as socket:
            await socket.send('{"type": "hello"}')
            assert (await drain(socket))[1] == 4404

    asyncio.run(run())


# -- other people's seats --------------------------------------------------------------------------


def test_nobody_decides_for_another_seat(server: Server) -> None:
    table, guests = seated(server, 2)
    seats = [guest.get(table.path).json()["mine"][0] for guest in guests]
    decider = seats.index(0)
    mover, thief = guests[decider], guests[1 - decider]
    update = mover.get(f"{table.path}/update?seat=0").json()
    act = {"seat": 0, "id": "t1", "version": update["version"], "action": update["actions"][0]["id"]}
    assert thief.post(f"{table.path}/act", act, expect=403).json()["code"] == "not_your_seat"
    for path in ("undo", "confirm"):
        body = {"seat": 0, "id": "t2", "version": update["version"]}
        thief.post(f"{table.path}/{path}", body, expect=403)
    stranger = server.guest()
    stranger.post(f"{table.path}/act", act, expect=403)
    Guest(server).post(f"{table.path}/act", act, expect=401)
    assert mover.get(f"{table.path}/update?seat=0").json()["version"] == update["version"]
    assert mover.post(f"{table.path}/act", act).json()["accepted"]


def test_nobody_watches_with_the_eyes_of_another_seat(server: Server) -> None:
    table, guests = seated(server, 2)
    other = guests[1].get(table.path).json()["mine"][0]

    async def run() -> None:
        async with socket_of(guests[0], table) as socket:
            await socket.send(json.dumps({"type": "hello", "seat": other}))
            messages, code = await drain(socket)
            assert ([message["type"] for message in messages], code) == (["mistake"], 4403)

    asyncio.run(run())


def test_only_the_host_arranges(server: Server) -> None:
    anna, boris = server.guest(), server.guest()
    table = anna.make_table(("me", "open", "open"))
    boris.sit(table)
    for path, body in (
        ("start", None),
        ("close", None),
        ("fill", {"bot": "random"}),
        ("arrange", {"seat": 0, "kind": "open"}),
        ("invite", {"seat": 2}),
    ):
        boris.post(f"{table.path}/{path}", body, expect=403)


def test_an_invited_seat_needs_its_own_token(server: Server) -> None:
    anna, boris, thief = server.guest(), server.guest(), server.guest()
    table = anna.make_table(("me", "invited", "open"))
    token = anna.post(f"{table.path}/invite", {"seat": 1}).json()["token"]
    thief.post(f"{table.path}/sit", {"seat": 1}, expect=403, headers=table.headers)
    thief.post(f"{table.path}/sit", {"seat": 1, "token": token[:-2] + "xx"}, expect=403)
    assert boris.post(f"{table.path}/sit", {"seat": 1, "token": token}).json()["mine"] == [1]
    thief.post(f"{table.path}/sit", {"seat": 1, "token": token}, expect=409)


def test_a_socket_ends_with_its_session(server: Server) -> None:
    async def run() -> None:
        table, guests = seated(server, 2)
        async with at_table(guests[0], table) as player:
            await asyncio.to_thread(guests[0].post, "/api/account/sign-out")
            assert (await drain(player.socket))[1] == 4401

    asyncio.run(run())
