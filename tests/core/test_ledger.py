"""Law 10, every rule has a test: the reader of ledgers and citations, and the law itself."""

from collections.abc import Callable
from pathlib import Path

import pytest

from hastilude.core.game import Game, GameError, games
from hastilude.core.ledger import Coverage, cited_ids, coverage, ledger_ids, nowhere, places, ruling_ids

ROOT = Path(__file__).parents[2]

LEDGER = """
# A ledger, prefix **XY**

* **XY-nnn** = a rule; see `XY-001` and XY-R01.

- **XY-001** The first rule (XY-002, **XY-003** in the text are no definitions).
- **XY-002** The second.

**XY-E01 — An example with a title.** Given, when, then.

| **XY-E02** An example in a table | given | then |
- **XY-D01 by name**: a derived test.
- **XY-R01** **A question.** A ruling.
- **XY-R02 Another question.** A ruling.
- **XY-I01** An invariant.
- **ZZ-001** of another game.
"""

COUNTED = ["XY-001", "XY-002", "XY-E01", "XY-E02", "XY-D01", "XY-I01"]

GAME = Game(
    id="xyzzy",
    name={"en": "Xyzzy"},
    prefix="XY",
    seats=(2,),
    options=(),
    rules_version=1,
    minutes=(1, 2),
    weight=1,
    status="a test",
    rulebook="nowhere:NOTHING",
)


Tree = Callable[..., Coverage]


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    """Writes a source tree around one file of tests and says how much it covers."""

    def cover(tests: str, untestable: str = "") -> Coverage:
        docs, folder = tmp_path / "docs", tmp_path / "tests" / "games" / "xyzzy"
        docs.mkdir()
        folder.mkdir(parents=True)
        (docs / "xyzzy.md").write_text(LEDGER, encoding="utf-8")
        (folder / "test_rules.py").write_text(tests, encoding="utf-8")
        if untestable:
            (folder / "untestable.toml").write_text(untestable, encoding="utf-8")
        return coverage(GAME, docs, tmp_path / "tests")

    return cover


def cite(*ids: str) -> str:
    return "".join(f"@rule({id!r})\ndef test_{n}(): ...\n" for n, id in enumerate(ids))


def test_a_definition_is_bold_and_opens_its_line() -> None:
    assert ledger_ids(LEDGER, "XY") == COUNTED
    assert ruling_ids(LEDGER, "XY") == ["XY-R01", "XY-R02"]
    assert ledger_ids(LEDGER, "ZZ") == ["ZZ-001"]


def test_no_id_is_defined_twice() -> None:
    with pytest.raises(GameError, match="XY-001 twice"):
        ledger_ids("- **XY-001** One.\n- **XY-001** Again.\n", "XY")


def test_kings_bounty_has_217_rules_8_examples_42_cases_and_35_invariants() -> None:
    ledger = ROOT / "docs" / "rules" / "kings_bounty.md"
    ids = ledger_ids(ledger, "KB")
    numbers = [id.removeprefix("KB-") for id in ids]
    assert sorted(n for n in numbers if n.isdigit()) == [f"{n:03}" for n in range(1, 218)]
    assert [n for n in numbers if n.startswith("E")] == [f"E{n:02}" for n in range(1, 9)]
    assert [n for n in numbers if n.startswith("D")] == [f"D{n:02}" for n in range(1, 43)]
    assert sorted(n for n in numbers if n.startswith("I")) == [f"I{n:02}" for n in range(1, 36)]
    assert len(ids) == 217 + 8 + 42 + 35
    assert len(ruling_ids(ledger, "KB")) == 50


def test_citations_are_found_on_functions_classes_methods_and_parameters(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "test_one.py").write_text(
        """
@rule("XY-001", "XY-002")
def test_two(): ...

@rule("XY-E01")
class TestPlaying:
    @rule("XY-D01")
    def test_method(self): ...

@pytest.mark.parametrize("n", [pytest.param(1, marks=rule("XY-I01")), 2])
def test_each(n): ...

@rule("XY-001")
async def test_again(): ...
""",
        encoding="utf-8",
    )
    assert cited_ids(tmp_path) == {
        "XY-001": ["games/test_one.py::test_two", "games/test_one.py::test_again"],
        "XY-002": ["games/test_one.py::test_two"],
        "XY-E01": ["games/test_one.py::TestPlaying"],
        "XY-D01": ["games/test_one.py::TestPlaying::test_method"],
        "XY-I01": ["games/test_one.py::test_each"],
    }


@pytest.mark.parametrize(
    "source",
    [
        '@rule("XY-001")\ndef helper(): ...\n',
        '@rule("XY-001")\nclass TestNothing:\n    pass\n',
        '@rule("XY-001")\n@pytest.mark.skip\ndef test_it(): ...\n',
        '@pytest.mark.xfail(reason="later")\n@rule("XY-001")\ndef test_it(): ...\n',
        "TEXT = '@rule(\"XY-001\")'\n",
        'def test_it():\n    """@rule("XY-001")"""\n',
    ],
)
def test_what_never_runs_or_may_fail_proves_nothing(tree: Tree, source: str) -> None:
    assert tree(source).covered == {}


def test_a_citation_is_an_id_in_quotes(tree: Tree) -> None:
    with pytest.raises(GameError, match="line 1: a rule is cited by its id in quotes"):
        tree("@rule(ID)\ndef test_it(): ...\n")


def test_a_rule_without_a_test_is_missing(tree: Tree) -> None:
    found = tree(cite("XY-001", "XY-E01", "XY-E02", "XY-D01"))
    assert found.missing == ["XY-002", "XY-I01"]
    assert (found.settled, found.total) == (4, 6)
    assert not found.complete


def test_an_id_that_the_ledger_does_not_have_is_unknown(tree: Tree) -> None:
    found = tree(cite(*COUNTED, "XY-999"))
    assert found.unknown == {"XY-999": ["games/xyzzy/test_rules.py::test_6"]}
    assert not found.missing
    assert not found.complete


def test_a_ruling_that_no_test_cites_is_unproved(tree: Tree) -> None:
    found = tree(cite(*COUNTED, "XY-R01"))
    assert found.unproved == ["XY-R02"]
    assert not found.complete


def test_a_rule_is_found_where_the_source_cites_it(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text("a = 1  # XY-001\nb = 2  # XY-003 … XY-005\n", encoding="utf-8")
    (tmp_path / "components.toml").write_text("# XY-R02\n", encoding="utf-8")
    assert places(tmp_path, "XY") == {
        "XY-R02": ["components.toml:1"],
        "XY-001": ["rules.py:1"],
        "XY-003": ["rules.py:2"],
        "XY-004": ["rules.py:2"],
        "XY-005": ["rules.py:2"],
    }


def test_what_is_code_has_its_place(tmp_path: Path) -> None:
    (tmp_path / "xyzzy.md").write_text(LEDGER, encoding="utf-8")
    (tmp_path / "games" / "xyzzy").mkdir(parents=True)
    excuses = tmp_path / "games" / "xyzzy" / "not_code.toml"
    excuses.write_text('XY-R02 = "what people say to each other"\n', encoding="utf-8")
    (tmp_path / "rules.py").write_text("a = 1  # XY-001\n", encoding="utf-8")
    assert nowhere(GAME, tmp_path, tmp_path, tmp_path) == ["XY-002", "XY-R01"]
    excuses.write_text('XY-001 = "no code"\n', encoding="utf-8")
    with pytest.raises(GameError, match="XY-001"):
        nowhere(GAME, tmp_path, tmp_path, tmp_path)


def test_rulings_may_be_cited_but_only_those_that_exist(tree: Tree) -> None:
    found = tree(cite(*COUNTED, "XY-R01", "XY-R77", "ZZ-001"))
    assert list(found.unknown) == ["XY-R77"]
    assert found.total == 6


def test_all_covered(tree: Tree) -> None:
    found = tree(cite(*COUNTED, "XY-R01", "XY-R02"))
    assert found.complete
    assert found.settled == found.total == 6
    assert found.covered["XY-001"] == ["games/xyzzy/test_rules.py::test_0"]


def test_what_cannot_be_tested_says_why(tree: Tree) -> None:
    found = tree(cite(*COUNTED[1:], "XY-R01", "XY-R02"), untestable='XY-001 = "about the printed picture"\n')
    assert found.untestable == {"XY-001": "about the printed picture"}
    assert found.complete
    assert found.settled == found.total


@pytest.mark.parametrize(
    ("untestable", "reason"),
    [
        ('XY-001 = ""\n', "XY-001 needs a reason"),
        ('XY-777 = "no such rule"\n', "XY-777 is not in the ledger"),
        ('XY-002 = "tested all the same"\n', "XY-002 is listed, but .*::test_0 cites it"),
        ("XY-001\n", "untestable.toml"),
    ],
)
def test_a_bad_list_of_the_untestable_is_refused(tree: Tree, untestable: str, reason: str) -> None:
    with pytest.raises(GameError, match=reason):
        tree(cite("XY-002"), untestable)


def test_without_a_source_tree_one_clear_sentence(tmp_path: Path) -> None:
    with pytest.raises(GameError, match=r"xyzzy\.md is not here: coverage needs the source tree"):
        coverage(GAME, tmp_path, tmp_path)
    (tmp_path / "xyzzy.md").write_text(LEDGER, encoding="utf-8")
    with pytest.raises(GameError, match="the tests are not here"):
        coverage(GAME, tmp_path, tmp_path / "tests")


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_every_rule_of_every_game_has_a_test(game: Game) -> None:
    found = coverage(game, ROOT / "docs" / "rules", ROOT / "tests")
    assert not found.unknown
    assert not found.missing
    assert len(found.untestable) <= 5
