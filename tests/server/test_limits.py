"""Every limit answers with its number, and only who goes too far meets it."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from hastilude.core.game import GameError
from hastilude.server.limits import Buckets, Counts, Limits, Rate
from hastilude.server.security import address
from support.serving import PATIENCE, Guest, Server, at_table, drain, seated, socket_of

# -- the tools themselves ------------------------------------------------------------------------


class Time:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_takes_its_burst_and_then_makes_wait() -> None:
    time = Time()
    buckets = Buckets(Rate(burst=3, per_second=0.5), time)
    assert [buckets.take("anna") for _ in range(3)] == [0, 0, 0]
    assert buckets.take("anna") == pytest.approx(2)
    assert buckets.take("boris") == 0


def test_a_bucket_leaks_with_time() -> None:
    time = Time()
    buckets = Buckets(Rate(burst=1, per_second=0.5), time)
    buckets.take("anna")
    time.now += 1.9
    assert buckets.take("anna") > 0
    time.now += 0.2
    assert buckets.take("anna") == 0


def test_empty_buckets_are_forgotten() -> None:
    time = Time()
    buckets = Buckets(Rate(burst=1, per_second=1), time)
    for number in range(Buckets.SWEEP):
        buckets.take(str(number))
    time.now += 5
    buckets.take("anna")
    assert len(buckets._levels) == 1


def test_a_crowd_does_not_cost_a_sweep_each() -> None:
    buckets = Buckets(Rate(burst=1, per_second=0.001), Time())
    for number in range(Buckets.SWEEP + 1):
        buckets.take(str(number))
    assert buckets._sweep_at == 2 * Buckets.SWEEP


def test_limits_by_address_count_networks_of_ipv6() -> None:
    def of(host: str) -> str:
        return address({"client": (host, 1)})

    assert of("2001:db8:1:2:aaaa::1") == of("2001:db8:1:2:bbbb::2") != of("2001:db8:1:3::1")
    assert of("192.0.2.1") != of("192.0.2.2")
    assert of("::1") == "::1"


def test_counts_give_back() -> None:
    counts = Counts(2)
    assert counts.take("here")
    assert counts.take("here")
    assert not counts.take("here")
    assert counts.take("there")
    counts.give_back("here")
    assert counts.take("here")
    assert counts.total() == 3


def test_limits_are_changed_by_name() -> None:
    limits = Limits().changed(["chat=10", "chat_per_guest=2,0.5", "hello=1.5"])
    assert (limits.chat, limits.chat_per_guest, limits.hello) == (10, Rate(2, 0.5), 1.5)


@pytest.mark.parametrize("wrong", ["chat", "nothing=1", "chat=many", "chat_per_guest=3", "chat=1.5"])
def test_a_limit_that_makes_no_sense_is_named(wrong: str) -> None:
    with pytest.raises(GameError, match=wrong.partition("=")[0]):
        Limits().changed([wrong])


# -- against a server ------------------------------------------------------------------------------


def test_who_is_refused_again_and_again_does_not_fill_the_log(tmp_path: Path) -> None:
    limits = ["requests_per_address=5,0.01", "refusals_logged_per_address=3,0.01"]
    with Server(tmp_path, wide=False, limits=limits) as server, httpx.Client(timeout=PATIENCE) as client:
        codes = [client.get(server.url + "/api/games").status_code for _ in range(40)]
        assert codes == [200] * 5 + [429] * 35
        counted = client.get(server.url + "/metrics").text
    assert len([line for line in server.log if '"status": 429' in line or "status=429" in line]) == 3
    assert next(line for line in counted.splitlines() if "429" in line).endswith(" 35.0")


def test_requests_by_address_are_limited(tmp_path: Path) -> None:
    with Server(tmp_path, wide=False, limits=["requests_per_address=5,0.01"]) as server:
        answers = [httpx.get(server.url + "/api/games", timeout=PATIENCE) for _ in range(6)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429]
        assert answers[-1].json()["code"] == "too_fast"
        assert int(answers[-1].headers["retry-after"]) > 1
        assert int(answers[-1].headers["content-length"]) == len(answers[-1].content)
        # Machines that look after the server are not counted.
        assert httpx.get(server.url + "/health/live", timeout=PATIENCE).status_code == 200


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    limits = (
        "guests_per_address=8,0.001",
        "passwords_per_address=3,0.001",
        "tables_per_guest=1",
        "chat_per_guest=2,0.001",
        "chat=20",
        "frames_per_socket=3,0.001",
        "mistakes_per_socket=4,0.001",
        "sockets_per_address=2",
        "hello=0.2",
    )
    with Server(tmp_path_factory.mktemp("narrow"), limits=limits) as running:
        yield running


def test_tables_and_chat_are_limited(narrow: Server) -> None:
    anna, boris = narrow.guest("Anna"), narrow.guest("Boris")
    table = anna.make_table(("me", "open"))
    more = anna.post("/api/tables", {"game": "kings_bounty", "seats": [{}, {}]}, expect=409).json()
    assert more["code"] == "too_many_tables"
    assert "1" in more["message"]
    long = anna.post(f"{table.path}/chat", {"text": "x" * 21}, expect=400).json()
    assert long["code"] == "too_long"
    for text in ("one", "two"):
        anna.post(f"{table.path}/chat", {"text": text})
    assert anna.post(f"{table.path}/chat", {"text": "three"}, expect=429).json()["code"] == "too_fast"
    # Boris has not said anything yet.
    boris.sit(table)
    boris.post(f"{table.path}/chat", {"text": "hello"})


def test_sockets_are_limited(narrow: Server) -> None:
    async def run() -> None:
        table, guests = seated(narrow, 2)
        async with at_table(guests[0], table), at_table(guests[1], table):
            with pytest.raises(InvalidStatus) as refused:
                async with socket_of(None, table, narrow):
                    pass
            assert refused.value.response.status_code == 429
            assert b"too_many_sockets" in (refused.value.response.body or b"")
        # There is room again.
        async with at_table(guests[0], table):
            pass

    asyncio.run(run())


def test_frames_are_limited(narrow: Server) -> None:
    async def run() -> None:
        table, guests = seated(narrow, 2)
        async with at_table(guests[0], table) as player:
            for _ in range(5):
                await player.say(type="ping")
            answers = [await player.hear_until("pong", "mistake") for _ in range(5)]
            assert [answer["type"] for answer in answers] == ["pong"] * 3 + ["mistake"] * 2
            assert answers[-1]["code"] == "too_fast"
            for _ in range(3):
                await player.say(type="ping")
            assert (await drain(player.socket))[1] == 4400

    asyncio.run(run())


def test_a_socket_that_says_nothing_is_closed(narrow: Server) -> None:
    async def run() -> None:
        anna = narrow.guest()
        async with socket_of(anna, anna.make_table(("me", "open"))) as socket:
            assert await drain(socket) == ([], 4400)

    asyncio.run(run())


def test_passwords_are_not_guessed_fast(narrow: Server) -> None:
    guess = {"login": "anna", "password": "12345678"}
    guest = Guest(narrow)
    for _ in range(3):
        guest.post("/api/account/sign-in", guess, expect=403)
    assert guest.post("/api/account/sign-in", guess, expect=429).json()["code"] == "too_fast"


def test_guests_by_address_are_limited(narrow: Server) -> None:
    codes = []
    while 429 not in codes:
        guest = Guest(narrow)
        headers = {"x-csrf-token": guest.http.cookies["hastilude_csrf"]}
        codes.append(guest.http.post("/api/guests", json={}, headers=headers).status_code)
    assert len(codes) <= 9
    assert set(codes[:-1]) <= {201}


def test_large_bodies_and_frames_are_refused(server: Server) -> None:
    anna = server.guest("Anna")
    body = b'{"name": "' + b"x" * 20_000 + b'"}'
    answer = anna.ask("PATCH", "/api/me", expect=413, content=body)
    assert answer.json()["code"] == "too_large"

    def chunks() -> "list[bytes]":
        return [body[i : i + 1000] for i in range(0, len(body), 1000)]

    answer = anna.ask("PATCH", "/api/me", expect=413, content=iter(chunks()))
    assert answer.json()["code"] == "too_large"

    async def run() -> None:
        table, guests = seated(server, 2)
        async with at_table(guests[0], table) as player:
            await player.say(type="say", id="1", text="x" * 9000)
            assert (await drain(player.socket))[1] == 1009
        async with at_table(guests[1], table):
            pass

    asyncio.run(run())
