"""Prometheus, health, and the page that a browser gets."""

import asyncio
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from hastilude.server.errors import Missing
from hastilude.server.pages import Pages
from hastilude.server.security import may_read_metrics
from support.serving import PATIENCE, Server, at_table, play_out, seated


def numbers(server: Server) -> dict[str, float]:
    page = httpx.get(server.url + "/metrics", timeout=PATIENCE)
    assert page.headers["content-type"].startswith("text/plain")
    return {
        name: float(value) for name, value in re.findall(r"^(hastilude_\S+) (\S+)$", page.text, re.MULTILINE)
    }


def test_moves_sockets_and_bots_are_counted(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        table, guests = seated(server, 2)

        async def run() -> None:
            async with at_table(guests[0], table), at_table(None, table, server):
                assert numbers(server)["hastilude_sockets"] == 2
                assert numbers(server)["hastilude_tables"] == 1

        asyncio.run(run())
        players = play_out(table, guests)
        done = sum('"type":"done"' in frame for player in players for frame in player.frames)
        after = numbers(server)
        assert after["hastilude_moves_total"] == done
        assert after["hastilude_move_seconds_count"] == done
        assert 0 < after["hastilude_move_seconds_sum"] < done
        assert after["hastilude_queue"] == 0
        anna = server.guest()
        bots = anna.make_table(("me", "bot:random"))
        anna.start(bots)
        play_out(bots, [anna])
        after = numbers(server)
        assert after['hastilude_bot_seconds_count{level="random"}'] > 5
        assert after["hastilude_bot_queue"] == 0


def test_metrics_name_routes_not_tables(server: Server) -> None:
    anna = server.guest()
    table = anna.make_table(("me", "open"))
    anna.get(table.path)
    anna.http.request("BREW", "/api/games")
    page = httpx.get(server.url + "/metrics", timeout=PATIENCE).text
    assert table.id not in page
    assert "BREW" not in page
    assert 'route="/api/tables/{table_id}"' in page


def test_metrics_are_not_for_players(server: Server) -> None:
    """At a lonely table the count of decisions would tell how many cards somebody has picked."""
    for header in ("x-forwarded-for", "forwarded", "x-real-ip", "via"):
        answer = httpx.get(server.url + "/metrics", headers={header: "203.0.113.7"}, timeout=PATIENCE)
        assert answer.status_code == 403
        assert "hastilude_" not in answer.text


@pytest.mark.parametrize(
    ("client", "given", "token", "may"),
    [
        ("127.0.0.1", "", "", True),
        ("203.0.113.7", "", "", False),
        ("127.0.0.1", "", "s3cret", False),
        ("203.0.113.7", "Bearer s3cret", "s3cret", True),
        ("203.0.113.7", "Bearer other", "s3cret", False),
        ("203.0.113.7", "Bearer ", "", False),
    ],
)
def test_who_may_read_metrics(client: str, given: str, token: str, may: bool) -> None:
    headers = [(b"authorization", given.encode())] if given else []
    scope: Any = {"client": (client, 1), "headers": headers}
    assert may_read_metrics(scope, token) is may


def test_health(server: Server) -> None:
    for path, status in (("/health/live", "live"), ("/health/ready", "ready")):
        answer = httpx.get(server.url + path, timeout=PATIENCE)
        assert (answer.status_code, answer.json()["status"]) == (200, status)


def test_a_server_that_cannot_begin_says_why_in_a_line(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hastilude.cli", "serve", "--port", "0"]
    database = f"sqlite:///{tmp_path}/no/such/folder.db"
    ended = subprocess.run(
        [*command, "--database", database], capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert ended.returncode == 1
    assert "No such file or directory" in ended.stderr
    assert "Traceback" not in ended.stderr


# -- pages -----------------------------------------------------------------------------------------


def test_without_a_client_a_plain_page_says_so(tmp_path: Path) -> None:
    page = Pages(tmp_path).find("/")
    assert b"has not been built" in page.body
    assert b"/schema/openapi.json" in page.body
    assert b"<script" not in page.body
    assert b"style=" not in page.body


@pytest.fixture
def client(tmp_path: Path) -> Pages:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>client</title>")
    (tmp_path / "assets" / "main-1a2b.js").write_text("export {};\n" * 500)
    (tmp_path.parent / "secret.txt").write_text("not for the public")
    return Pages(tmp_path)


def test_a_built_client_is_served_and_finds_its_own_way(client: Pages) -> None:
    script = client.find("/assets/main-1a2b.js")
    assert script.kind == "text/javascript"
    assert script.lasting
    assert 0 < len(script.packed) < len(script.body)
    for path in ("/", "/t/abc", "/learn/kings_bounty"):
        assert b"client" in client.find(path).body


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/assets/../../secret.txt", "/nothing.js", "/api/x", "/metrics/x"]
)
def test_nothing_else_can_be_read(client: Pages, path: str) -> None:
    with pytest.raises(Missing):
        client.find(path)
