"""Notices of a turn: off by default, only to who is away, and never into the house's own network."""

import asyncio
import base64
import hashlib
import hmac
import json
import queue
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import aiohttp
import http_ece  # type: ignore[import-untyped]
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from hastilude.server.errors import Trouble
from hastilude.server.limits import Limits
from hastilude.server.metrics import Metrics
from hastilude.server.notify import (
    NotAllowed,
    Notifier,
    check_push_keys,
    check_url,
    fresh_vapid_key,
    is_public,
    public_vapid_key,
)
from support.serving import PATIENCE, Guest, Server, TableLink, at_table, seated


class Receiver:
    """A push service and a player's own machine, on loopback."""

    def __init__(self) -> None:
        self.calls: queue.Queue[tuple[str, dict[str, str], bytes]] = queue.Queue()
        self.status = 201
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                receiver.calls.put((self.path, headers, body))
                self.send_response(receiver.status)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self.http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.http.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self.http.server_address[1]}"

    def next(self) -> tuple[str, dict[str, str], bytes]:
        return self.calls.get(timeout=PATIENCE)


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    receiver = Receiver()
    yield receiver
    receiver.http.shutdown()
    receiver.http.server_close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("notices")
    limits = ["notice_delay=0", "notices_per_person=100,100"]
    args = ("--private-webhooks", "--public-url", "http://play.example")
    with Server(folder, *args, limits=limits) as server:
        yield server


def shortest(actions: list[dict[str, Any]]) -> int:
    """What ends a turn soonest."""
    for kind in ("play", "done", "return"):
        for choice in actions:
            if choice["kind"] == kind:
                return int(choice["id"])
    return int(actions[0]["id"])


class Game:
    """A table of two; whoever is to decide can be asked to."""

    def __init__(self, server: Server) -> None:
        self.table: TableLink
        self.table, guests = seated(server, 2)
        self.by_seat = {guest.get(self.table.path).json()["mine"][0]: guest for guest in guests}

    def decide(self, seat: int) -> None:
        """Decide until the other one is to decide."""
        guest = self.by_seat[seat]
        while (update := guest.get(f"{self.table.path}/update?seat={seat}").json())["decider"] == seat:
            action = shortest(update["actions"])
            act = {
                "seat": seat,
                "id": f"n{update['version']}",
                "version": update["version"],
                "action": action,
            }
            assert guest.post(f"{self.table.path}/act", act).json()["accepted"]


def set_webhook(guest: Guest, url: str) -> str:
    secret: str = guest.ask("PUT", "/api/me/notices/webhook", {"url": url}).json()["secret"]
    return secret


# -- webhooks --------------------------------------------------------------------------------------


def test_a_webhook_is_called_when_its_player_is_away(house: Server, receiver: Receiver) -> None:
    game = Game(house)
    secret = set_webhook(game.by_seat[1], receiver.url + "/hook")
    game.decide(0)
    path, headers, body = receiver.next()
    assert path == "/hook"
    notice = json.loads(body)
    assert notice == {
        "type": "your_turn",
        "table": game.table.id,
        "game": "kings_bounty",
        "seat": 1,
        "version": notice["version"],
        "url": f"http://play.example/t/{game.table.id}",
    }
    mac = hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()
    assert headers["x-hastilude-signature"] == f"sha256={mac}"


def test_who_is_looking_is_not_told(house: Server, receiver: Receiver) -> None:
    game = Game(house)
    for seat, guest in game.by_seat.items():
        set_webhook(guest, f"{receiver.url}/{seat}")

    async def run() -> None:
        async with at_table(game.by_seat[1], game.table) as player:
            await asyncio.to_thread(game.decide, 0)
            await player.hear_until("update", when=lambda update: update["decider"] == 1)
            while player.is_mine:
                await player.act(shortest(player.update["actions"]))
                await player.hear_until("update")

    asyncio.run(run())
    # Seat 1 looked on and decided; the only one who is told is seat 0, who is away.
    assert receiver.next()[0] == "/0"
    assert receiver.calls.empty()


def test_nobody_is_told_who_has_not_asked_or_asks_no_more(house: Server, receiver: Receiver) -> None:
    game = Game(house)
    told, quiet = game.by_seat[0], game.by_seat[1]
    set_webhook(quiet, receiver.url + "/quiet")
    quiet.ask("DELETE", "/api/me/notices/webhook")
    set_webhook(told, receiver.url + "/told")
    game.decide(0)
    game.decide(1)
    assert receiver.next()[0] == "/told"
    assert receiver.calls.empty()


def test_a_webhook_that_fails_disturbs_nobody(house: Server, receiver: Receiver) -> None:
    game = Game(house)
    set_webhook(game.by_seat[1], "http://127.0.0.1:9/nobody-listens")
    set_webhook(game.by_seat[0], receiver.url + "/ok")
    receiver.status = 500
    game.decide(0)
    game.decide(1)
    assert receiver.next()[0] == "/ok"
    assert house.errors() == []


# -- Web Push --------------------------------------------------------------------------------------


class Browser:
    """The receiving end of Web Push (RFC 8291)."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"

    def subscription(self, endpoint: str) -> dict[str, Any]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        p256dh, auth = (base64.urlsafe_b64encode(data).decode().rstrip("=") for data in (point, self.auth))
        return {"endpoint": endpoint, "keys": {"p256dh": p256dh, "auth": auth}}

    def read(self, body: bytes) -> Any:
        data = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth)
        return json.loads(data)


def test_a_browser_is_told_by_web_push(house: Server, receiver: Receiver) -> None:
    game, browser = Game(house), Browser()
    guest = game.by_seat[1]
    page = guest.post("/api/me/notices/push", browser.subscription(receiver.url + "/push")).json()
    assert page["pushes"] == 1
    game.decide(0)
    path, headers, body = receiver.next()
    assert path == "/push"
    assert headers["content-encoding"] == "aes128gcm"
    assert game.table.id.encode() not in body, "the notice is encrypted for the browser"
    assert browser.read(body)["table"] == game.table.id
    # Signed with the key that the browser was given (RFC 8292).
    assert headers["authorization"].startswith("vapid t=")
    assert f"k={page['push_key']}" in headers["authorization"]


def test_a_browser_that_is_gone_is_forgotten(house: Server, receiver: Receiver) -> None:
    game, browser = Game(house), Browser()
    guest = game.by_seat[1]
    guest.post("/api/me/notices/push", browser.subscription(receiver.url + "/gone"))
    set_webhook(game.by_seat[0], receiver.url + "/after")
    receiver.status = 410
    game.decide(0)
    receiver.next()
    game.decide(1)
    receiver.next()  # by then the first answer has been heard
    assert guest.get("/api/me/notices").json()["pushes"] == 0


def test_subscriptions_are_checked_and_limited(house: Server) -> None:
    guest, browser = house.guest(), Browser()
    wrong = browser.subscription("https://push.example/1")
    wrong["keys"]["auth"] = "abcd"
    guest.post("/api/me/notices/push", wrong, expect=400)
    for number in range(Limits().subscriptions_per_person):
        guest.post("/api/me/notices/push", browser.subscription(f"https://push.example/{number}"))
    guest.post("/api/me/notices/push", browser.subscription("https://push.example/more"), expect=409)
    page = guest.post("/api/me/notices/push/remove", {"endpoint": "https://push.example/1"}).json()
    assert page["pushes"] == Limits().subscriptions_per_person - 1
    house.guest().post("/api/me/notices/push/remove", {"endpoint": "https://push.example/2"})
    assert guest.get("/api/me/notices").json()["pushes"] == page["pushes"]


# -- where notices may go --------------------------------------------------------------------------


@pytest.mark.parametrize(
    "address",
    ["127.0.0.1", "10.0.0.7", "192.168.1.1", "169.254.169.254", "::1", "fe80::1%eth0", "fd00::1", "::ffff:127.0.0.1",
     "0.0.0.0", "224.0.0.1", "100.64.0.1", "fec0::1", "64:ff9b::7f00:1", "64:ff9b::a00:7", "64:ff9b:1::c0a8:101",
     # with a prefix of 48 bits the inner address stands before the last 64, and these say nothing
     "64:ff9b:1:7f00:0:100:808:808",
     "2002:7f00:1::", "2002:c0a8:101::1", "::127.0.0.1", "2001:0:0:0:0:0:80ff:fffe"],
)  # fmt: skip
def test_the_houses_own_network_is_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize(
    "address", ["93.184.216.34", "2606:2800:220:1:248:1893:25c8:1946", "64:ff9b::5db8:d822"]
)
def test_the_world_is_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "url",
    ["http://example.org", "ftp://example.org", "https://", "https://user:pw@example.org", "https://example.org:0x50",
     "javascript:alert(1)", "https://exa mple.org", "https://example.org/" + "x" * 600, "https://exämple.org"],
)  # fmt: skip
def test_addresses_that_are_none(url: str) -> None:
    with pytest.raises(Trouble):
        check_url(url, Limits(), private=False)
    check_url("https://example.org:8443/hook?me=1", Limits(), private=False)


def test_a_notice_does_not_reach_loopback_unless_the_operator_allows_it(
    server: Server, receiver: Receiver
) -> None:
    """The usual server refuses the address; and a name that leads there is refused when connecting."""
    guest = server.guest()
    guest.ask("PUT", "/api/me/notices/webhook", {"url": receiver.url}, expect=400)

    async def run() -> None:
        notifier = Notifier(None, Limits(), Metrics(), vapid_key=fresh_vapid_key())  # type: ignore[arg-type]
        session = await notifier._client()
        with pytest.raises((NotAllowed, aiohttp.ClientConnectorError)):
            await session.post(receiver.url.replace("127.0.0.1", "localhost"))
        with pytest.raises((NotAllowed, aiohttp.ClientConnectorError)):
            await session.post(receiver.url)
        await notifier.close()

    asyncio.run(run())
    assert receiver.calls.empty()


def test_keys() -> None:
    private = fresh_vapid_key()
    public = base64.urlsafe_b64decode(public_vapid_key(private) + "=")
    assert len(public) == 65
    assert public[0] == 4
    good = Browser().subscription("")["keys"]
    check_push_keys(good["p256dh"], good["auth"])
    with pytest.raises(Trouble):
        check_push_keys(good["p256dh"][:-4] + "AAAA", good["auth"])
