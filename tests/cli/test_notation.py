"""docs/notation.md is true: its examples run, its tables are those of the code."""

import re
import shlex
from collections.abc import Sequence
from pathlib import Path

import pytest

from cli.command import command
from hastilude.core.action import Action
from hastilude.core.game import find_game, games
from hastilude.games.hearts_and_armour import position as hearts_and_armour
from hastilude.games.kings_bounty import position as kings_bounty
from hastilude.games.kings_bounty.cards import ACTIONS
from hastilude.games.knights_tale import drawing as knights_tale
from hastilude.games.lionheart import position as lionheart
from hastilude.games.rise_shields import position as rise_shields
from hastilude.games.rise_shields.progress import GROUPS

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```(\w+) ?(\S*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"^\$ hastilude (.*)\n((?:(?!\$ ).*\n)*)", re.MULTILINE)

each_game = pytest.mark.parametrize("game", sorted(games()))

#: the tables of keys in the part of each game
KEYS: dict[str, list[Sequence[str]]] = {
    "hearts_and_armour": [hearts_and_armour.KEYS],
    "kings_bounty": [kings_bounty.KEYS],
    "knights_tale": [knights_tale.KEYS, knights_tale._PLAYER],
    "lionheart": [lionheart.KEYS],
    "rise_shields": [rise_shields.KEYS, rise_shields._PLAYER_KEYS, rise_shields._UNIT_KEYS],
}


def part(game: str) -> str:
    """What the page says about one game."""
    name = find_game(game).name["en"]
    return PAGE.partition(f"\n## {name}\n")[2].partition("\n## ")[0]


def answers(text: str, folder: Path) -> int:
    """Writes the positions of a text, runs its commands and compares; how many there were."""
    commands = 0
    for language, name, body in BLOCK.findall(text):
        if language == "json":
            (folder / name).write_text(body, encoding="utf-8")
        elif language == "console":
            for line, expected in COMMAND.findall(body):
                done = command(*shlex.split(line))
                assert matches(done.stdout + done.stderr, expected), f"{line}\n{done.stdout}{done.stderr}"
                commands += 1
    assert commands == text.count("\n$ hastilude ")
    return commands


def test_the_examples_for_all_games_give_the_answers_on_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert answers(PAGE.partition("\n## King's Bounty\n")[0], tmp_path) > 0


@each_game
def test_the_examples_of_a_game_give_the_answers_on_the_page(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert answers(part(game), tmp_path) > 0


def matches(answer: str, expected: str) -> bool:
    """Whether an answer is as expected, where `…` stands for anything, over lines where it is alone."""
    pattern = "".join(
        r"(.*\n)*" if line == "…\n" else r"[^\n]*".join(map(re.escape, line.split("…")))
        for line in expected.splitlines(keepends=True)
    )
    return re.fullmatch(pattern, answer.replace("\N{NO-BREAK SPACE}", " ")) is not None


def test_a_page_that_lies_would_be_noticed() -> None:
    assert matches("a b\nc\nd\n", "a …\n…\n")
    assert not matches("a b\nc\n", "a …\n")
    assert not matches("a b\n", "b …\n")


@each_game
def test_the_table_of_kinds_is_that_of_the_rules(game: str) -> None:
    actions = find_game(game).load().actions
    rows = re.findall(r"^\| (\w+) \| `([^`]+)` \| (\d+) \| (\d+) \|", part(game), re.MULTILINE)
    assert rows == [
        (kind.name, kind.sentence, str(actions.offset[kind.name]), str(kind.count)) for kind in actions.kinds
    ]


def test_the_example_of_three_forms() -> None:
    number = ACTIONS.encode(Action("capture", {"holding": "elf_tower_1", "card": "orc_warrior_2"}))
    assert f"`{ACTIONS.text(number)}`" in PAGE
    assert f"| integer | `{number}` |" in PAGE


@each_game
def test_every_key_of_a_position_is_explained(game: str) -> None:
    tables = re.findall(
        r"^\| (?:key|of a \w+) \| value .*\n\|[- |]+\n((?:\|.*\n)+)", part(game), re.MULTILINE
    )
    explained = [
        re.findall(r"`(\w+)`", "".join(re.findall(r"^\| (.*?) \|", t, re.MULTILINE))) for t in tables
    ]
    assert explained == [list(keys) for keys in KEYS[game]]


@pytest.mark.parametrize("group", GROUPS)
def test_every_field_of_what_goes_on_in_rise_shields_is_named(group: str) -> None:
    row = re.search(rf"^\| `{group}` \| (.*) \| at rest \|$", part("rise_shields"), re.MULTILINE)
    assert row
    assert re.findall(r"`(\w+)`", row[1]) == list(GROUPS[group])


@pytest.mark.parametrize(
    ("key", "fields"), [("tournament", knights_tale._TOURNAMENT), ("duel", knights_tale._DUEL)]
)
def test_every_field_of_a_tournament_and_a_duel_is_named(key: str, fields: tuple[str, ...]) -> None:
    row = re.search(rf"^\| `{key}` \| (.*?)[;|]", part("knights_tale"), re.MULTILINE)
    assert row
    assert re.findall(r"`(\w+)`", row[1]) == list(fields)
