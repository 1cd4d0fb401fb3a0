"""docs/notation.md is true: its examples run, its tables are those of the code."""

import re
import shlex
from pathlib import Path

import pytest

from cli.command import command
from hastilude.core.action import Action
from hastilude.games.kings_bounty.cards import ACTIONS
from hastilude.games.kings_bounty.position import KEYS

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```(\w+) ?(\S*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_every_example_gives_the_answer_on_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    commands = 0
    for language, name, text in BLOCK.findall(PAGE):
        if language == "json":
            (tmp_path / name).write_text(text, encoding="utf-8")
        elif language == "console":
            for line, expected in re.findall(r"^\$ hastilude (.*)\n((?:(?!\$ ).*\n)*)", text, re.MULTILINE):
                done = command(*shlex.split(line))
                assert matches(done.stdout + done.stderr, expected), f"{line}\n{done.stdout}{done.stderr}"
                commands += 1
    assert commands == PAGE.count("\n$ hastilude ")


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


def test_the_table_of_kinds_is_that_of_the_rules() -> None:
    rows = re.findall(r"^\| (\w+) \| `([^`]+)` \| (\d+) \| (\d+) \|", PAGE, re.MULTILINE)
    kinds = [
        (kind.name, kind.sentence, str(ACTIONS.offset[kind.name]), str(kind.count)) for kind in ACTIONS.kinds
    ]
    assert rows == kinds


def test_the_example_of_three_forms() -> None:
    number = ACTIONS.encode(Action("capture", {"holding": "elf_tower_1", "card": "orc_warrior_2"}))
    assert f"`{ACTIONS.text(number)}`" in PAGE
    assert f"| integer | `{number}` |" in PAGE


def test_every_key_of_a_position_is_explained() -> None:
    part = PAGE.partition("## Positions")[2].partition("### Example")[0]
    explained = re.findall(r"`(\w+)`", "".join(re.findall(r"^\| (`.*?) \|", part, re.MULTILINE)))
    assert tuple(explained) == KEYS
