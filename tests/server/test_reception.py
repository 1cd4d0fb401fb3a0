"""The door: requests that never come whole, crowds of connections, names that are not ours, and a log
that tells one request from another."""

import asyncio
import json
import re
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from select import select
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from hastilude.server.house import HouseRules
from hastilude.server.notify import Slots
from hastilude.server.reception import is_proxy
from hastilude.server.security import Hosts, may_read_metrics
from support.server import asynchronous, until
from support.serving import PATIENCE, Server, TableLink, at_table, seated

LIMITS = ("request=0.4", "connections_per_address=4", "sockets_opened_per_address=3,0.001")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """No proxy is trusted here, so that addresses count."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.1")
        with Server(tmp_path_factory.mktemp("door"), limits=LIMITS) as server:
            yield server
            assert server.errors() == []


def knock(server: Server) -> socket.socket:
    url = httpx.URL(server.url)
    assert url.port is not None
    return socket.create_connection((url.host, url.port), PATIENCE)


def heard(line: socket.socket) -> bytes:
    """All until the server closes; TimeoutError if it never does."""
    said = b""
    try:
        while data := line.recv(4096):
            said += data
    except ConnectionError:
        pass
    return said


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
        b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nCSRFContent-Length: 20\r\n\r\n{",
        b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nCSRFTransfer-Encoding: chunked\r\n\r\n5\r\n{",
        # one whole request, and the beginning of another
        b"GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\nGET / HTTP/1.1\r\n",
    ],
)
def test_a_request_that_does_not_come_whole_is_ended(house: Server, begun: bytes) -> None:
    token = httpx.get(house.url + "/api/games", timeout=PATIENCE).cookies["hastilude_csrf"]
    headers = f"Cookie: hastilude_csrf={token}\r\nX-Csrf-Token: {token}\r\n"
    with knock(house) as line:
        line.sendall(begun.replace(b"CSRF", headers.encode()))
        said = heard(line)
    statuses = re.findall(rb"HTTP/1.1 (\d+)", said)
    assert b"500" not in statuses
    assert statuses[-1:] == [b"408"] or b"health" in begun


def test_dripping_bytes_buys_no_time(house: Server) -> None:
    with knock(house) as line:
        line.settimeout(0.05)
        line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
        for _ in range(200):
            try:
                line.sendall(b"x")
                if line.recv(4096):
                    break
            except TimeoutError:
                continue
            except ConnectionError:
                break
        else:
            raise AssertionError("the server listens for ever")


def test_an_address_has_so_many_connections_and_no_more(house: Server) -> None:
    with ExitStack() as stack:
        said = b""
        while b" 429 " not in said:  # a busy machine may take so long that the first have been let go
            lines = [stack.enter_context(knock(house)) for _ in range(4)]
            late = stack.enter_context(knock(house))
            held = not select(lines, [], [], 0)[0]
            said = heard(late)
            assert b" 429 " in said or not held or select(lines, [], [], 0)[0]
            for line in lines:
                heard(line)  # they are too slow, and leave
        assert httpx.get(house.url + "/health/live", timeout=PATIENCE).status_code == 200


def test_sockets_are_not_opened_faster_than_so(house: Server) -> None:
    async def run() -> list[int]:
        statuses = []
        for _ in range(5):
            try:
                async with connect(house.ws_url + "/api/tables/nothing/socket", proxy=None):
                    statuses.append(101)
            except InvalidStatus as refused:
                statuses.append(refused.response.status_code)
        return statuses

    assert asyncio.run(run()) == [101, 101, 101, 429, 429]


@pytest.mark.parametrize(
    ("host", "allowed", "proxy"),
    [
        ("127.0.0.1", "127.0.0.1,::1", True),
        ("10.1.2.3", "10.0.0.0/8", True),
        ("10.1.2.3", "127.0.0.1", False),
        ("203.0.113.7", "*", True),
        ("203.0.113.7", "proxy, ", False),
    ],
)
def test_who_is_a_proxy(host: str, allowed: str, proxy: bool) -> None:
    assert is_proxy(host, allowed) is proxy


# -- names -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("host", ["localhost:8000", "127.0.0.1:1", "[::1]:8000", "play.example.org", ""])
def test_a_house_with_a_name_answers_to_it_and_to_its_own_machine(host: str) -> None:
    assert Hosts(("play.example.org",)).knows(host)


@pytest.mark.parametrize("host", ["evil.example", "10.0.0.1", "play.example.org.evil.example", "intranet"])
def test_a_house_with_a_name_answers_to_no_other(host: str) -> None:
    assert not Hosts(("play.example.org",)).knows(host)


def test_a_house_without_a_name_answers_in_its_own_network_only() -> None:
    hosts = Hosts()
    for own in ("192.168.1.5:8000", "[fe80::1]:8000", "nas", "nas.local", "nas.lan", "localhost"):
        assert hosts.knows(own)
    assert not hosts.knows("rebound.example.com:8000")


def test_requests_for_another_house_are_refused(house: Server) -> None:
    answer = httpx.get(house.url + "/api/games", headers={"host": "evil.example"}, timeout=PATIENCE)
    assert (answer.status_code, answer.json()["code"]) == (421, "other_host")
    assert httpx.get(house.url + "/health/live", headers={"host": "evil.example"}).status_code == 200
    scope: Any = {"client": ("127.0.0.1", 1), "headers": [(b"host", b"evil.example")]}
    assert not may_read_metrics(scope, "")

    async def run() -> int:
        try:
            async with connect(
                house.ws_url + "/api/tables/nothing/socket",
                proxy=None,
                additional_headers={"Host": "evil.example"},
            ):
                return 101
        except InvalidStatus as refused:
            return refused.response.status_code

    assert asyncio.run(run()) in (400, 421)  # the client sends two of them


def test_the_names_of_a_house() -> None:
    assert HouseRules().names == ()
    rules = HouseRules(public_url="https://play.example.org:8443", hosts=("other.example",))
    assert rules.names == ("play.example.org", "other.example")


# -- the log -----------------------------------------------------------------------------------------


def test_the_log_names_request_person_and_table(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        table, guests = seated(server, 2)
        answer = guests[0].get(table.path)
        user = guests[0].get("/api/me").json()["user"]

        async def look() -> None:
            async with at_table(guests[0], table):
                pass

        asyncio.run(look())
        guests[0].get("/api/me")
    told = [json.loads(line) for line in server.log if line.startswith("{")]
    asked = next(line for line in told if line.get("request") == answer.headers["x-request-id"])
    assert (asked["event"], asked["route"], asked["table"]) == ("request", "/api/tables/{table_id}", table.id)
    sockets = [line for line in told if line["event"] == "socket"]
    assert [(line["table"], line["person"]) for line in sockets] == [(table.id, asked["person"])]
    assert re.fullmatch("[0-9a-f]{12}", asked["person"])
    assert user not in "".join(server.log)
    persons = {line["person"] for line in told if line["event"] == "request" and "person" in line}
    assert len(persons) == 2


def test_what_is_no_id_stays_out_of_the_log(server: Server) -> None:
    before = len(server.log)
    httpx.get(server.url + "/api/tables/%3Cscript%3E", timeout=PATIENCE)
    server.guest("Anna").get(TableLink("f" * 16, "").path, expect=404)
    assert "script" not in "".join(server.log[before:])


# -- webhooks that take their time ---------------------------------------------------------------------


@asynchronous
async def test_a_slow_service_keeps_only_slow_ones_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hastilude.server.notify._QUICK", 0.02)
    slots, never = Slots(), asyncio.Event()

    async def slow() -> bool:
        await never.wait()
        return True

    async def quick() -> bool:
        return True

    waiting = [asyncio.create_task(slots.send(f"slow{i % 12}", slow())) for i in range(40)]
    assert await slots.send("quick", quick())
    # those that found no place among the slow ones are given up
    await until(lambda: any(task.done() for task in waiting))
    never.set()
    sent = await asyncio.gather(*waiting)
    assert 0 < sum(sent) < 40
    # a service that is known to be slow does not take a quick place again
    never.clear()
    known = [asyncio.create_task(slots.send("slow0", slow())) for _ in range(20)]
    await asyncio.sleep(0)
    assert slots._quick._value == 8
    never.set()
    assert all(await asyncio.gather(*known))


@asynchronous
async def test_one_service_does_not_take_all_memory() -> None:
    slots, never = Slots(), asyncio.Event()

    async def slow() -> bool:
        await never.wait()
        return True

    many = [asyncio.create_task(slots.send("slow", slow())) for _ in range(60)]
    await until(lambda: any(task.done() for task in many))
    for _ in range(10):  # nobody else is turned away after those
        await asyncio.sleep(0)
    assert sum(task.done() for task in many) == 10
    never.set()
    await asyncio.gather(*many)
