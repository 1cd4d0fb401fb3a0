"""The short way for plain text frames, beside the library's for all others: raw bytes on a socket."""

import json
import os
import random
import re
import socket
import struct
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from hastilude.server.serving import sockets
from support.serving import Guest, Server, TableLink, play_out, seated

TEXT, CONTINUED, PING, PONG, CLOSE = 1, 0, 9, 10, 8
PATIENCE = 20.0


def frame(data: bytes, kind: int = TEXT, *, last: bool = True, masked: bool = True) -> bytes:
    head = bytes([(0x80 if last else 0) | kind])
    mark = 0x80 if masked else 0
    if len(data) < 126:
        head += bytes([mark | len(data)])
    elif len(data) < 1 << 16:
        head += bytes([mark | 126]) + struct.pack("!H", len(data))
    else:
        head += bytes([mark | 127]) + struct.pack("!Q", len(data))
    if not masked:
        return head + data
    mask = os.urandom(4)
    return head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(data))


def ping(n: int, pad: int = 0) -> bytes:
    """A message of the protocol, as long as need be."""
    return json.dumps({"type": "ping", "n": n}).encode() + b" " * pad


class Raw:
    """A WebSocket client that sends what it likes."""

    def __init__(self, server: Server, table: TableLink, guest: Guest | None) -> None:
        host = urlsplit(server.url).netloc
        self.socket = socket.create_connection(host.split(":"), PATIENCE)  # type: ignore[arg-type]
        self.buffer = b""
        cookie = f"Cookie: {guest.cookie_header()}\r\n" if guest else ""
        self.socket.sendall(
            f"GET {table.path}/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            f"Sec-WebSocket-Version: 13\r\n{cookie}\r\n".encode()
        )
        while b"\r\n\r\n" not in self.buffer:
            self._fill()
        head, _, self.buffer = self.buffer.partition(b"\r\n\r\n")
        assert b" 101 " in head
        self.send(frame(json.dumps({"type": "hello", "link": table.link}).encode()))
        while self.hear()["type"] != "update":
            pass

    def send(self, *parts: bytes) -> None:
        for part in parts:
            self.socket.sendall(part)

    def _fill(self) -> None:
        data = self.socket.recv(65536)
        assert data, "the server hung up"
        self.buffer += data

    def frame(self) -> tuple[int, bytes]:
        while True:
            if len(self.buffer) >= 2:
                size, start = self.buffer[1], 2
                if size == 126 and len(self.buffer) >= 4:
                    size, start = struct.unpack("!H", self.buffer[2:4])[0], 4
                elif size == 127 and len(self.buffer) >= 10:
                    size, start = struct.unpack("!Q", self.buffer[2:10])[0], 10
                if (size < 126 or start > 2) and len(self.buffer) >= start + size:
                    kind, data = self.buffer[0], self.buffer[start : start + size]
                    self.buffer = self.buffer[start + size :]
                    assert kind & 0x80, "the server never splits a message"
                    return kind & 15, data
            self._fill()

    def hear(self) -> dict[str, Any]:
        """The next message."""
        while True:
            kind, data = self.frame()
            if kind == TEXT:
                message: dict[str, Any] = json.loads(data)
                return message
            assert kind in (PING, PONG), f"closed: {data!r}"

    def pong(self) -> int:
        while (message := self.hear())["type"] != "pong":
            pass
        return int(message["n"])

    def closed(self) -> int:
        while (found := self.frame())[0] != CLOSE:
            pass
        code: int = struct.unpack("!H", found[1][:2])[0]
        return code


@pytest.fixture(scope="module")
def laid(server: Server) -> tuple[TableLink, list[Guest]]:
    return seated(server, 2, visibility="public")


@contextmanager
def raw(server: Server, laid: tuple[TableLink, list[Guest]]) -> Iterator[Raw]:
    client = Raw(server, laid[0], laid[1][0])
    with client.socket:
        yield client


Laid = tuple[TableLink, list[Guest]]


def test_frames_may_come_in_any_pieces(server: Server, laid: Laid) -> None:
    with raw(server, laid) as client:
        data = b"".join(frame(ping(n, pad)) for n, pad in enumerate((0, 200, 0, 5000)))
        chance = random.Random(1)
        while data:
            cut = chance.choice((1, 1, 2, 3, 7, 50, 3000))
            client.send(data[:cut])
            data = data[cut:]
        assert [client.pong() for _ in range(4)] == [0, 1, 2, 3]


def test_many_frames_at_once_are_answered_in_order(server: Server, laid: Laid) -> None:
    with raw(server, laid) as client:
        client.send(b"".join(frame(ping(n)) for n in range(200)))
        assert [client.pong() for _ in range(200)] == list(range(200))


def test_control_frames_between_plain_ones(server: Server, laid: Laid) -> None:
    with raw(server, laid) as client:
        client.send(frame(ping(1)) + frame(b"are you there", PING) + frame(ping(2)) + frame(b"", PONG))
        heard: list[bytes] = []
        while len(heard) < 3:
            kind, data = client.frame()
            if kind == PONG:
                heard.append(data)
            elif kind == TEXT and b"pong" in data:
                heard.append(data[-2:-1])
        assert sorted(heard) == [b"1", b"2", b"are you there"]
        client.send(frame(ping(3)))
        assert client.pong() == 3


def test_a_message_in_parts_is_read_by_the_library_and_all_after_it_too(server: Server, laid: Laid) -> None:
    with raw(server, laid) as client:
        whole = ping(5)
        client.send(frame(whole[:4], last=False), frame(whole[4:9], CONTINUED, last=False))
        client.send(frame(b"", PING), frame(whole[9:], CONTINUED))
        assert client.pong() == 5
        client.send(frame(ping(6)), frame(ping(7, 300)))
        assert [client.pong(), client.pong()] == [6, 7]


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(ping(1), masked=False), 1002),
        (frame(b"\xff\xfe"), 1007),
        (frame(ping(1, 9000)), 1009),
        (frame(ping(1, 70_000)), 1009),
        (bytes([0xC1]) + frame(ping(1))[1:], 1002),  # a bit that only extensions use
        (bytes([0x83]) + frame(ping(1))[1:], 1002),  # a kind that does not exist
        (frame(b"x", CONTINUED), 1002),
        (frame(struct.pack("!H", 1000), CLOSE), 1000),
    ],
    ids=["unmasked", "no text", "long", "too long", "extended", "no kind", "no beginning", "goodbye"],
)
def test_what_is_no_frame_closes_the_socket(server: Server, laid: Laid, sent: bytes, code: int) -> None:
    with raw(server, laid) as client:
        client.send(frame(ping(1)) + sent)
        assert client.closed() == code


def test_who_does_not_read_gets_one_fresh_view_in_the_end(server: Server) -> None:
    """The table does not wait for a client that has stopped reading, and does not pile up for it."""
    table, guests = seated(server, 2, visibility="public")
    sleeper = Raw(server, table, None)
    sleeper.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    with sleeper.socket:
        play_out(table, guests)
        read = 0
        while (message := sleeper.hear()).get("status") != "over":
            read += message["type"] == "update"
        assert message["type"] == "update"
        last = guests[0].get(f"{table.path}/update", headers=table.headers).json()
        assert message["version"] == last["version"]


# -- without it --------------------------------------------------------------------------------------


def test_a_server_does_without_the_short_way(tmp_path: Path) -> None:
    """What is played is the same, all through uvicorn's own sockets."""
    with Server(tmp_path, "--plain-wire") as plain:
        table, guests = seated(plain, 2)
        players = play_out(table, guests, seed=5)
        assert all('"status":"over"' in player.frames[-1] for player in players if player.seat is not None)
        assert plain.errors() == []


def test_a_uvicorn_without_the_class_is_served_plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    assert sockets(plain=False) is not sockets(plain=True)
    monkeypatch.setitem(sys.modules, "hastilude.server.wire", None)
    assert sockets(plain=False) == sockets(plain=True) == "auto"


def test_the_installed_uvicorn_is_within_the_bounds() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))
    server = project["project"]["optional-dependencies"]["server"]
    wanted = next(line for line in server if line.startswith("uvicorn"))
    least, most = (tuple(map(int, bound.split("."))) for bound in re.findall(r"\d+\.\d+", wanted))
    assert least <= tuple(map(int, version("uvicorn").split(".")[:2])) < most
