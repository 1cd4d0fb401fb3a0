"""`hastilude verify` finds every line that does not hold; `hastilude replay` tells the game."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cli.command import command

Lines = list[dict[str, Any]]


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game in which chance is used during the game too."""
    folder = tmp_path_factory.mktemp("records")
    words = ("kings_bounty", "--seats", 2, "--games", 1, "--option", "exchange_order=random")
    command("simulate", *words, "--records", folder)
    return folder / "kings_bounty-2-0-0.jsonl"


def find(lines: Lines, what: Callable[[dict[str, Any]], bool]) -> int:
    """The index of the first such line; its number in the file is one more."""
    return next(i for i, line in enumerate(lines) if what(line))


# -- each changes one thing, and says in which line it must be noticed, and by which words


def another_action(lines: Lines) -> tuple[int, str]:
    i = find(lines, lambda line: line.get("action", "").startswith("play"))
    lines[i]["action"] = "exchange"  # legal: but then the same seat goes on
    return i + 2, "is to decide"


def an_illegal_action(lines: Lines) -> tuple[int, str]:
    i = find(lines, lambda line: "with" in line.get("action", ""))
    lines[i]["action"] = "pass"
    return i + 1, "'pass' is not allowed: no_pass (KB-036)"


def no_action_at_all(lines: Lines) -> tuple[int, str]:
    lines[5]["action"] = "fly"
    return 6, "'fly' is not an action of this game"


def a_number_of_the_deal(lines: Lines) -> tuple[int, str]:
    numbers = lines[1]["chance"]
    numbers[-1] = 1 - numbers[-1]  # the last of a shuffle is 0 or 1
    return 2, "where the seed gives"


def a_number_of_a_decision(lines: Lines) -> tuple[int, str]:
    i = find(lines, lambda line: line.get("n", 0) > 0 and "chance" in line)
    lines[i]["chance"][-1] = 1 - lines[i]["chance"][-1]
    return i + 1, "where the seed gives"


def one_number_more(lines: Lines) -> tuple[int, str]:
    lines[1]["chance"].append(0)
    return 2, "left over"


def one_number_less(lines: Lines) -> tuple[int, str]:
    lines[1]["chance"].pop()
    return 2, "the record has no more"


def a_line_gone(lines: Lines) -> tuple[int, str]:
    del lines[10]
    return 11, "decision 9 is due here, not 10"


def the_set_up_gone(lines: Lines) -> tuple[int, str]:
    del lines[1]
    return 2, "the set-up line, n = 0, is missing"


def the_last_decision_gone(lines: Lines) -> tuple[int, str]:
    del lines[-2]
    return len(lines), "the game is not over"


def two_lines_swapped(lines: Lines) -> tuple[int, str]:
    lines[10], lines[11] = lines[11], lines[10]
    return 11, "decision 9 is due here, not 10"


def two_decisions_swapped(lines: Lines) -> tuple[int, str]:
    """With their numbers put right again."""
    i = find(lines, lambda line: line.get("n", 0) > 1 and line["seat"] == 1) - 1
    lines[i], lines[i + 1] = {**lines[i + 1], "n": lines[i]["n"]}, {**lines[i], "n": lines[i + 1]["n"]}
    return i + 1, "seat 1 acts, but seat 0 is to decide"


def another_seat(lines: Lines) -> tuple[int, str]:
    lines[6]["seat"] = 1 - lines[6]["seat"]
    return 7, "is to decide"


def another_result(lines: Lines) -> tuple[int, str]:
    lines[-1]["result"]["scores"][0]["points"] += 1
    return len(lines), "the result is not the one that the game came to"


def another_winner(lines: Lines) -> tuple[int, str]:
    lines[-1]["result"]["winners"] = [1 - lines[-1]["result"]["winners"][0]]
    return len(lines), "the result is not the one that the game came to"


def another_seed(lines: Lines) -> tuple[int, str]:
    lines[-1]["seed"] = "0" * 64
    return len(lines), "the seed is not made of the secret and the nonces"


def another_secret(lines: Lines) -> tuple[int, str]:
    lines[-1]["secret"] = "0" * 64
    return len(lines), "the secret is not the one committed to"


def a_nonce_more(lines: Lines) -> tuple[int, str]:
    lines[-1]["nonces"] = ["x"]
    return len(lines), "the seed is not made of the secret and the nonces"


def another_option(lines: Lines) -> tuple[int, str]:
    lines[0]["options"]["expert_titles"] = "maybe"
    return 1, "option expert_titles cannot be 'maybe'"


def other_figures(lines: Lines) -> tuple[int, str]:
    lines[0]["components"] = "0" * 64
    return 1, "other component figures"


def an_unknown_game(lines: Lines) -> tuple[int, str]:
    lines[0]["game"] = "tiddlywinks"
    return 1, "there is no game 'tiddlywinks'"


def a_coming_version(lines: Lines) -> tuple[int, str]:
    lines[0]["rules"] = 99
    return 1, "version 99 of the rules of King's Bounty is not here"


def one_seat_more(lines: Lines) -> tuple[int, str]:
    lines[0]["seats"] = [*lines[0]["seats"], *"abcd"]
    return 1, "6 seats do not work"


def the_end_gone(lines: Lines) -> tuple[int, str]:
    del lines[-1]
    return len(lines) + 1, "there is no result"


def more_after_the_end(lines: Lines) -> tuple[int, str]:
    lines.append(lines[-1])
    return len(lines), "after the end"


CHANGES = [
    another_action,
    an_illegal_action,
    no_action_at_all,
    a_number_of_the_deal,
    a_number_of_a_decision,
    one_number_more,
    one_number_less,
    a_line_gone,
    the_set_up_gone,
    the_last_decision_gone,
    two_lines_swapped,
    two_decisions_swapped,
    another_seat,
    another_result,
    another_winner,
    another_seed,
    another_secret,
    a_nonce_more,
    another_option,
    other_figures,
    an_unknown_game,
    a_coming_version,
    one_seat_more,
    the_end_gone,
    more_after_the_end,
]


@pytest.mark.parametrize("change", CHANGES)
def test_verify_names_the_line_that_does_not_hold(
    record: Path, tmp_path: Path, change: Callable[[Lines], tuple[int, str]]
) -> None:
    lines = [json.loads(line) for line in record.read_text(encoding="utf-8").splitlines()]
    number, reason = change(lines)
    changed = tmp_path / "changed.jsonl"
    changed.write_text(
        "".join(json.dumps(line) + "\n" for line in lines).replace('": ', '":'), encoding="utf-8"
    )
    done = command("verify", changed)
    assert (done.code, done.stdout) == (1, "")
    assert done.stderr.startswith(f"{changed}, line {number}: ")
    assert reason in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("data", "line", "reason"),
    [
        (b"", 1, "the file is empty"),
        (b"Dear diary,\n", 1, "this is not the first line of a record"),
        (b"{}\n", 1, "this is not the first line of a record"),
        (b"\xff\xfe\x00\n", 1, "this is not the first line of a record"),
    ],
)
def test_verify_knows_what_is_no_record(tmp_path: Path, data: bytes, line: int, reason: str) -> None:
    path = tmp_path / "diary.txt"
    path.write_bytes(data)
    assert command("verify", path) == (1, "", f"{path}, line {line}: {reason}\n")


def test_verify_knows_a_file_that_breaks_off(record: Path, tmp_path: Path) -> None:
    path = tmp_path / "cut.jsonl"
    path.write_bytes(record.read_bytes()[:2000])
    number = path.read_bytes().count(b"\n") + 1
    done = command("verify", path)
    assert done == (1, "", f"{path}, line {number}: the file breaks off in the middle of the line\n")


def test_verify_accepts_what_holds_and_goes_on_after_what_does_not(record: Path, tmp_path: Path) -> None:
    empty = tmp_path / "empty.jsonl"
    empty.touch()
    done = command("verify", empty, record)
    decisions = record.read_bytes().count(b"\n") - 3
    assert done.code == 1
    assert done.stdout == f"{record}: {decisions} decisions hold\n"
    assert done.stderr == f"{empty}, line 1: the file is empty\n"


def test_verify_cannot_read_what_is_not_there(tmp_path: Path) -> None:
    gone = tmp_path / "gone.jsonl"
    assert command("verify", gone) == (
        2,
        "",
        f"hastilude: {gone} cannot be read: No such file or directory\n",
    )


@pytest.mark.parametrize("option", ["expert_titles=true", "removed_peoples=chosen", "title_display=end_only"])
def test_verify_accepts_all_that_simulate_writes(tmp_path: Path, option: str) -> None:
    command("simulate", "kings_bounty", "--seats", 3, "--games", 2, "--option", option, "--records", tmp_path)
    done = command("verify", *sorted(tmp_path.iterdir()))
    assert (done.code, done.stdout.count(" hold\n"), done.stderr) == (0, 2, "")


# -- replay --------------------------------------------------------------------------------


def test_replay_tells_a_spectator_what_all_may_see(record: Path) -> None:
    done = command("replay", record)
    assert (done.code, done.stderr) == (0, "")
    assert done.stdout.startswith("King's Bounty: 0 Random 1, 1 Random 2\n")
    assert "draws a card.\n" in done.stdout
    assert "draws a card:" not in done.stdout
    assert "The winner is Random " in done.stdout


def test_replay_tells_a_seat_its_own_cards_only(record: Path) -> None:
    told = command("replay", record, "--seat", 1).stdout
    assert "Random 2 draws a card: " in told
    assert "Random 1 draws a card: " not in told


def test_replay_tells_all(record: Path) -> None:
    told = command("replay", record, "--all").stdout
    assert "Random 1 draws a card: " in told
    assert "Random 2 draws a card: " in told


def test_replay_speaks_russian(record: Path) -> None:
    told = command("replay", record, "--lang", "ru").stdout
    assert "Шут 1 берёт карту.\n" in told
    assert command("replay", record, LC_ALL="ru_RU.UTF-8").stdout == told


def test_replay_of_a_broken_record_is_bad_input_and_tells_nothing(record: Path, tmp_path: Path) -> None:
    cut = tmp_path / "cut.jsonl"
    cut.write_bytes(record.read_bytes().replace(b'"n":7,', b'"n":8,'))
    reason = "decision 7 is due here, not 8"
    assert command("replay", cut) == (2, "", f"hastilude: {cut}, line 9: {reason}\n")
