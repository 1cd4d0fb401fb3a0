"""`hastilude play` in the browser: a server of its own, a table that waits, a clean end."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from cli.command import command

PATIENCE = 30.0


class Played:
    """A `hastilude play` that runs, and what it has said."""

    def __init__(self, process: "subprocess.Popen[str]", said: str, opened: Path) -> None:
        self.process = process
        self.said = said
        self.url = re.findall(r"http://\S+", said)[0]
        self.opened = opened

    def end(self) -> tuple[int, str, str]:
        """As Ctrl-C does."""
        self.process.send_signal(signal.SIGINT)
        out, err = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, out, err


@contextmanager
def play(folder: Path, *words: object) -> Iterator[Played]:
    """The browser is a program that writes down where it was sent."""
    opened = folder / "opened"
    browser = folder / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}.new && mv {opened}.new {opened}\n')
    browser.chmod(0o755)
    process = subprocess.Popen(
        [sys.executable, "-m", "hastilude.cli", "play", *map(str, words), "--lang", "en"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "BROWSER": str(browser), "XDG_DATA_HOME": str(folder / "data")},
    )
    try:
        assert process.stdout is not None
        said = process.stdout.readline()
        assert said, process.communicate()[1]
        yield Played(process, said, opened)
    finally:
        if process.poll() is None:
            process.kill()
            process.communicate()


def test_a_game_is_ready_and_the_browser_takes_the_seat(tmp_path: Path) -> None:
    words = ("kings_bounty", "--seats", 3, "--bots", "random,page", "--option", "expert_titles=true")
    with play(tmp_path, *words) as played, httpx.Client(timeout=PATIENCE) as browser:
        page, _, secret = played.url.partition("#claim=")
        root, _, table = page.partition("/t/")
        assert browser.get(page).headers["content-type"].startswith("text/html")
        browser.post(f"{root}/api/guests", headers=csrf(browser), json={})
        path = f"{root}/api/tables/{table}"
        claimed = browser.post(f"{path}/claim-seat", headers=csrf(browser), json={"token": secret}).json()
        facts = claimed["facts"]
        assert (facts["status"], facts["game"]) == ("playing", "kings_bounty")
        assert sorted(seat["bot"] for seat in facts["seats"]) == ["", "page", "random"]
        assert facts["options"]["expert_titles"] == "true"
        assert facts["host"] == facts["seats"][claimed["mine"][0]]["user"]
        assert browser.get(f"{path}/update", params={"seat": claimed["mine"][0]}).json()["view"]
        again = browser.post(f"{path}/claim-seat", headers=csrf(browser), json={"token": secret})
        assert again.status_code == 403, "a link is good once"
        browser.close()
        code, out, err = played.end()
        assert (code, err) == (0, "")
        assert out.endswith("Good-bye.\n")
        assert played.opened.read_text().strip() == played.url


def csrf(browser: httpx.Client) -> dict[str, str]:
    return {"x-csrf-token": browser.cookies["hastilude_csrf"]}


def test_tables_are_kept_and_a_second_command_finds_the_first(tmp_path: Path) -> None:
    with play(tmp_path, "--no-browser") as first:
        assert httpx.get(first.url).status_code == 200
        assert (tmp_path / "data" / "hastilude" / "hastilude.db").is_file()
        with play(tmp_path, "kings_bounty", "--no-browser") as second:
            assert second.said.startswith("It is open already: ")
            assert second.url == f"{first.url}new/kings_bounty"
            assert second.process.wait(PATIENCE) == 0
        assert first.end()[0] == 0
        assert not first.opened.exists()
        assert not (tmp_path / "data" / "hastilude" / "playing.json").exists()


def test_a_note_of_a_server_that_is_gone_is_not_believed(tmp_path: Path) -> None:
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    (folder / "playing.json").write_text(json.dumps({"url": "http://127.0.0.1:9"}))
    with play(tmp_path, "--no-browser", "--data", folder) as played:
        assert httpx.get(played.url).status_code == 200
        assert (folder / "hastilude.db").is_file()
        assert played.end()[0] == 0


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("kings_bounty", "--seed", 1), "--seed goes with --text only"),
        (("kings_bounty", "--name", "Rowena"), "--name goes with --text only"),
        (("--seats", 3), "name the game that bots, seats, options and components are for"),
        (("kings_bounty", "--seats", 9), "King's Bounty is played by 2, 3, 4, 5"),
        (("kings_bounty", "--bots", "dragon"), "there is no bot 'dragon'"),
    ],
)
def test_what_cannot_be_is_said_before_a_server_starts(
    tmp_path: Path, words: tuple[object, ...], sentence: str
) -> None:
    done = command("play", "--no-browser", "--data", tmp_path, *words)
    assert (done.code, done.stdout) == (2, "")
    assert sentence in done.stderr
