"""Bad input: one sentence on stderr, exit code 2, nothing printed and nothing written."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from cli.command import command
from hastilude.core.game import games

TITLES = ["emperor", "great_architect", "conqueror", "commander", "swordmaster", "tower_builder"]
FILES = {
    "text.json": "Dear diary",
    "list.json": "[]",
    "nameless.json": '{"seats": 4}',
    "tiddlywinks.json": '{"game": "tiddlywinks"}',
    "unknown_key.json": '{"game": "kings_bounty", "dragons": 3}',
    "seven.json": '{"game": "kings_bounty", "seats": 7}',
    "phase.json": '{"game": "kings_bounty", "seats": 4, "phase": ["turn"]}',
    "impossible.json": json.dumps(
        {"game": "kings_bounty", "seats": 4, "open_titles": TITLES, "hands": [["elf_mage"] * 6] * 4}
    ),
    "broken.toml": "[strength\n",
    "weak.toml": "[strength.units]\nsource = 'rulebook'\n",
    "diary.jsonl": "Dear diary\n",
    "file": "",
}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    for name, text in FILES.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("fly", "No such command 'fly'"),
        ("games --loud", "No such option: --loud"),
        ("simulate", "Missing argument 'GAME'"),
        ("simulate tiddlywinks", "there is no game 'tiddlywinks'; there are hearts_and_armour, kings_bounty"),
        ("simulate chess", "there is no game 'chess'"),
        ("simulate kings_bounty --seats 6", "King's Bounty is played by 2, 3, 4, 5; 6 seats do not work"),
        ("simulate kings_bounty --seats many", "'--seats'"),
        ("simulate kings_bounty --games 0", "'--games'"),
        ("simulate kings_bounty --processes 0", "'--processes'"),
        ("simulate kings_bounty --option dragons=3", "has no option 'dragons'"),
        ("simulate kings_bounty --option stall_guard=maybe", "option stall_guard cannot be 'maybe'"),
        ("simulate kings_bounty --option stall_guard", "name=value, not 'stall_guard'"),
        ("simulate kings_bounty --option stall_guard=on --option stall_guard=off", "is given twice"),
        ("simulate kings_bounty --bots merlin", "there is no bot 'merlin'"),
        ("simulate kings_bounty --bots random,,random", "commas"),
        ("simulate kings_bounty --seats 2 --bots random,random,random", "3 bots do not fit into 2 seats"),
        ("simulate kings_bounty --components gone.toml", "gone.toml, line 0: cannot be read"),
        ("simulate kings_bounty --components broken.toml", "broken.toml, line 1: "),
        ("simulate kings_bounty --components weak.toml", "weak.toml, line 1: "),
        ("simulate kings_bounty --games 1 --records file", "file: File exists"),
        ("simulate kings_bounty --bots merlin --records new", "there is no bot"),
        ("play tiddlywinks --text", "there is no game"),
        ("play kings_bounty --text --seats 9", "9 seats do not work"),
        ("play kings_bounty --text --bots merlin", "there is no bot"),
        ("play kings_bounty --text --seats 2 --bots random,random", "2 bots do not fit into 1 seats"),
        ("play kings_bounty --text --option a=b", "has no option 'a'"),
        ("play kings_bounty --text --lang tlh", "'--lang'"),
        ("play kings_bounty --text --name greedy", "'greedy' is no name for a person"),
        ("play kings_bounty --text --components broken.toml", "broken.toml, line 1: "),
        ("play --text --resume gone.jsonl", "gone.jsonl cannot be read"),
        ("play --text --resume diary.jsonl", "diary.jsonl, line 1: this is not the first line of a record"),
        ("play kings_bounty --text --resume diary.jsonl", "--resume takes the game"),
        ("play kings_bounty --resume diary.jsonl", "--resume goes with --text only"),
        ("replay gone.jsonl", "gone.jsonl cannot be read"),
        ("replay diary.jsonl", "diary.jsonl, line 1: "),
        ("replay diary.jsonl --seat 0 --all", "exclude each other"),
        ("verify", "Missing argument"),
        ("verify gone.jsonl", "gone.jsonl cannot be read"),
        ("verify .", "cannot be read: Is a directory"),
        ("position", "Missing command"),
        ("position admire text.json", "No such command 'admire'"),
        ("position show gone.json", "gone.json cannot be read"),
        ("position show text.json", "text.json is not JSON"),
        ("position show list.json", "list.json: a position is a JSON object"),
        ("position show nameless.json", "nameless.json: a position names its game"),
        ("position show tiddlywinks.json", "there is no game 'tiddlywinks'"),
        ("position show unknown_key.json", "a position has no 'dragons'"),
        ("position show seven.json", "7 seats do not work"),
        ("position show phase.json", "phase: ['turn'] is none of"),
        ("position legal impossible.json", "an impossible position: KB-I01"),
        ("position apply impossible.json", "Missing argument 'ACTION'"),
        ("rules tiddlywinks", "there is no game"),
        ("rules tiddlywinks --coverage", "there is no game"),
        ("bench --runs 4", "'--runs'"),
    ],
)
@pytest.mark.parametrize("json", ["", " --json"])
def test_one_sentence(folder: Path, line: str, says: str, json: str) -> None:
    takes_json = (
        line.split(maxsplit=1)[0] in ("games", "simulate", "position", "bench") and line != "position"
    )
    done = command(*(line + (json if takes_json else "")).split())
    assert (done.code, done.stdout) == (2, "")
    assert done.stderr.startswith("hastilude: ")
    assert done.stderr.count("\n") == 1
    assert says in done.stderr
    assert sorted(path.name for path in folder.iterdir()) == sorted(FILES)


def test_help_for_everything() -> None:
    assert command() == command("--help")
    assert command("--help").code == 0
    for name in ("games", "play", "simulate", "replay", "verify", "position", "rules", "bench"):
        assert name in command("--help").stdout
        assert command(name, "--help").code == 0


def hastilude(*words: str, **more: object) -> "subprocess.Popen[str]":
    arguments = [sys.executable, "-m", "hastilude.cli", *words]
    return subprocess.Popen(arguments, stdout=-1, stderr=-1, stdin=-1, text=True, **more)  # type: ignore[call-overload,no-any-return]


def test_the_process_itself() -> None:
    out, err = hastilude("simulate", "tiddlywinks").communicate()
    assert (out, err) == (
        "",
        f"hastilude: there is no game 'tiddlywinks'; there are {', '.join(games())}\n",
    )


def test_no_complaint_when_the_reader_has_gone() -> None:
    process = hastilude("rules", "kings_bounty")
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    assert process.wait() == 0
    assert process.stderr.read() == ""


def test_russian_where_the_surroundings_promise_ascii_only() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    process = hastilude("rules", "kings_bounty", "--lang", "ru", env=environment, encoding="utf-8")
    out, err = process.communicate()
    assert (process.returncode, err) == (0, "")
    assert "гарнизон" in out
