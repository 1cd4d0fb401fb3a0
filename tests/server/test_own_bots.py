"""Bots of one's own at a table: a class in a module, and a program in any language with a token."""

import asyncio
import os
import random
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from cli.command import command
from support.serving import PATIENCE, Guest, Server, TableLink, at_table, play_out

ROOT = Path(__file__).parents[2]
BROKEN = """
from hastilude.bots.bot import Bot

class Broken(Bot):
    def choose(self, legal, sight, chance):
        raise OSError("no idea")
"""


def bot_of_the_guide() -> str:
    guide = (ROOT / "docs" / "first-bot.md").read_text(encoding="utf-8")
    blocks: list[str] = re.findall(r"```python\n(.*?)```", guide, re.S)
    return next(block for block in blocks if "class Builder" in block)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With the bot of the guide, as a newcomer would start it, and with one that does not work."""
    folder = tmp_path_factory.mktemp("own")
    (folder / "my_bots.py").write_text(bot_of_the_guide(), encoding="utf-8")
    (folder / "broken.py").write_text(BROKEN, encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        # a compiled build may be on a path that is not absolute
        paths = [
            str(Path(path).resolve()) for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path
        ]
        patch.setenv("PYTHONPATH", os.pathsep.join(paths))
        patch.chdir(folder)
        with Server(folder, "--bot", "my_bots:Builder", "--bot", "broken:Broken") as running:
            yield running


def test_it_is_offered_and_plays(house: Server) -> None:
    anna = house.guest("Anna")
    for game in anna.get("/api/games").json():
        assert game["bots"][-2:] == ["my_bots:Builder", "broken:Broken"]
    table = anna.make_table(("me", "bot:my_bots:Builder"))
    anna.start(table)
    players = play_out(table, [anna])
    assert players[0].update["status"] == "over"
    assert "simpler_bot" not in "".join(players[0].frames)
    assert "bot_took_over" not in "".join(players[0].frames)
    assert house.errors() == []


def test_one_that_raises_costs_nothing_but_its_wits(house: Server) -> None:
    anna = house.guest("Anna")
    table = anna.make_table(("me", "bot:broken:Broken"))
    anna.start(table)
    frames = "".join(play_out(table, [anna])[0].frames)
    assert '"simpler_bot"' in frames
    assert any("the bot raised OSError: no idea" in line for line in house.log)


def test_guests_find_no_modules(house: Server) -> None:
    anna = house.guest("Anna")
    wish = {"game": "kings_bounty", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "os:PathLike"}]}
    assert "no bot 'os:PathLike'" in anna.post("/api/tables", wish, expect=400).json()["message"]


@pytest.mark.parametrize("name", ["nothing", "no_such_module:Bot", "json:JSONDecoder"])
def test_what_is_no_bot_is_refused_at_the_start(name: str) -> None:
    done = command("serve", "--port", "0", "--bot", name)
    assert done.code == 2
    assert done.stderr.count("\n") == 1


# -- programs ------------------------------------------------------------------------------


def program(server: Server, name: str = "Robin") -> tuple[httpx.Client, str]:
    """A program that has become a guest: no cookie, no token against forged requests."""
    answer = httpx.post(f"{server.url}/api/programs", json={"name": name}, timeout=PATIENCE)
    assert answer.status_code == 201
    assert "hastilude=" not in answer.headers.get("set-cookie", "")
    token = answer.json()["token"]
    bearer = {"authorization": f"Bearer {token}"}
    return httpx.Client(base_url=server.url, headers=bearer, timeout=PATIENCE), token


def test_a_program_does_all_with_its_token(server: Server) -> None:
    robin, token = program(server)
    assert robin.get("/api/me").json()["name"] == "Robin"
    made = robin.post(
        "/api/tables", json={"game": "kings_bounty", "seats": [{"kind": "me"}, {"kind": "open"}]}
    )
    assert made.status_code == 201, made.text
    assert robin.post("/api/account/sign-out").status_code == 200
    assert robin.get("/api/me").status_code == 401
    assert httpx.get(f"{server.url}/api/me", headers={"authorization": f"bearer {token}"}).status_code == 401


def test_a_token_of_mine_is_me_until_i_sign_out_everywhere(server: Server) -> None:
    anna = server.guest("Anna")
    token = anna.post("/api/me/token", expect=201).json()["token"]
    bearer = {"authorization": f"Bearer {token}"}
    url = f"{server.url}/api/me"
    assert httpx.get(url, headers=bearer, timeout=PATIENCE).json()["user"] == anna.id
    anna.post("/api/account/sign-out-everywhere")
    assert httpx.get(url, headers=bearer, timeout=PATIENCE).status_code == 401


def test_a_header_that_is_no_token_opens_nothing_and_forges_nothing(server: Server) -> None:
    anna = server.guest("Anna")
    wrong = {"authorization": "Bearer nonsense"}
    # a cookie beside it counts for nothing: nobody is made to act by a header that any page could guess
    assert anna.http.patch("/api/me", json={"name": "Mallory"}, headers=wrong).status_code == 401
    assert anna.http.patch("/api/me", json={"name": "Mallory"}).status_code == 403
    assert anna.get("/api/me").json()["name"] == "Anna"


def test_a_bot_in_another_language_plays_a_game(server: Server) -> None:
    node = shutil.which("node")
    if node is None:
        pytest.skip("there is no Node here")
    anna = server.guest("Anna")
    table = anna.make_table(("me", "open"))
    address = f"{server.url}/t/{table.id}#link={table.link}"
    words = [node, "--experimental-websocket", str(ROOT / "examples" / "bot.mjs"), address]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as bot:
        try:
            asyncio.run(begin_when_full(anna, table))
            out, error = bot.communicate(timeout=PATIENCE)
        finally:
            bot.kill()
    assert "over after" in out, error
    assert bot.returncode == 0


async def begin_when_full(host: Guest, table: TableLink) -> None:
    """A person at a socket begins as soon as the other seat is taken, then plays anything."""
    async with at_table(host, table) as player:
        while any(seat["kind"] == "open" for seat in player.update["seats"]):
            await player.hear()
        host.start(table)
        await player.play(random.Random(5))
