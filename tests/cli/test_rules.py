"""`hastilude rules`: the rules, and whether every one of them has a test."""

import re
from pathlib import Path

import pytest

from cli.command import command

ROOT = Path(__file__).parents[2]


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A source tree with a ledger of two rules, one of them tested."""
    (tmp_path / "src" / "hastilude").mkdir(parents=True)
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    (tmp_path / "tests").mkdir()
    ledger = "- **KB-001** Rule one.\n- **KB-002** Rule two.\n"
    (tmp_path / "docs" / "rules" / "kings_bounty.md").write_text(ledger, encoding="utf-8")
    cite(tmp_path, "KB-001")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def cite(tree: Path, *ids: str) -> None:
    tests = "".join(f'@rule("{id}")\ndef test_{i}(): ...\n' for i, id in enumerate(ids))
    (tree / "tests" / "test_rules.py").write_text(tests, encoding="utf-8")


def test_a_rule_without_a_test_fails(tree: Path) -> None:
    done = command("rules", "kings_bounty", "--coverage")
    assert done == (1, "KB-002: no test cites it\ncovered 1 of 2\n", "")


def test_all_rules_tested(tree: Path) -> None:
    cite(tree, "KB-001", "KB-002")
    assert command("rules", "kings_bounty", "--coverage") == (0, "covered 2 of 2\n", "")


def test_a_cited_rule_that_does_not_exist_fails(tree: Path) -> None:
    cite(tree, "KB-001", "KB-002", "KB-003")
    done = command("rules", "kings_bounty", "--coverage")
    assert done.code == 1
    assert done.stdout.startswith("KB-003: not in the ledger, cited by test_rules.py::test_2\n")
    assert done.stdout.endswith("covered 2 of 2\n")


def test_a_reason_why_there_is_no_test(tree: Path) -> None:
    folder = tree / "tests" / "games" / "kings_bounty"
    folder.mkdir(parents=True)
    (folder / "untestable.toml").write_text('KB-002 = "only a picture shows it"\n', encoding="utf-8")
    done = command("rules", "kings_bounty", "--coverage")
    assert done == (0, "KB-002: cannot be tested: only a picture shows it\ncovered 2 of 2\n", "")


def test_the_coverage_of_this_tree_counts_the_whole_ledger(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    done = command("rules", "kings_bounty", "--coverage")
    last = re.fullmatch(r"covered (\d+) of (\d+)", done.stdout.splitlines()[-1])
    assert last is not None
    assert int(last[2]) == 217 + 8 + 42 + 35  # rules, examples, test cases, invariants
    assert done.code == (0 if last[1] == last[2] else 1)


@pytest.mark.parametrize(("lang", "word"), [("en", "garrison"), ("ru", "гарнизон")])
def test_the_rules_in_both_languages(lang: str, word: str) -> None:
    done = command("rules", "kings_bounty", "--lang", lang)
    assert done.code == 0
    assert done.stdout.startswith("# King's Bounty")
    assert word in done.stdout


def test_one_rule_with_its_proof_and_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    said = command("rules", "lionheart", "lh-110", "--lang", "ru").stdout
    assert said.startswith("LH-110  Клетку чужого домена берут, только если рыцарей")
    assert "Книга правил: A cell of an opponent's domain" in said
    assert "test_more_knights_are_needed_and_equal_is_not_enough" in said
    assert re.search(r"Где исполняется:\n  lionheart/\w+\.py:\d+\n", said)


def test_a_rule_where_there_is_no_source(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hastilude.cli.rules.source_tree", lambda: None)
    said = command("rules", "lionheart", "LH-110", "--lang", "en").stdout
    assert said.endswith("Tests and code are seen where the source tree is.\n")
    assert len(said.splitlines()) == 2


def test_a_rule_that_is_not_there() -> None:
    done = command("rules", "lionheart", "LH-999")
    assert (done.code, done.stderr) == (2, "hastilude: there is no rule 'LH-999' in Lionheart\n")
