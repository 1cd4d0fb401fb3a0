"""The list of mutations (`make mutations` proves that all are caught) stays up to date."""

from pathlib import Path

import pytest

from mutations.prove import FAILED, PASSED, Mutation, Workshop, mutations

ALL = mutations()


@pytest.mark.parametrize("mutation", ALL, ids=lambda mutation: f"{mutation.area}: {mutation.name}")
def test_it_can_still_be_made(mutation: Mutation) -> None:
    assert mutation.trouble() == ""


def test_there_are_enough_of_them() -> None:
    assert len(ALL) >= 60


def test_their_names_tell_them_apart() -> None:
    names = [(mutation.area, mutation.name) for mutation in ALL]
    assert len(set(names)) == len(names)


def small_tree(folder: Path) -> Path:
    (folder / "src").mkdir(parents=True)
    (folder / "tests").mkdir()
    (folder / "src" / "sum_of.py").write_text("def sum_of(a, b):\n    return a + b\n")
    (folder / "tests" / "test_sum.py").write_text(
        "from sum_of import sum_of\n\ndef test_sum():\n    assert sum_of(2, 3) == 5\n"
    )
    return folder


def test_a_change_is_made_noticed_and_taken_back(tmp_path: Path) -> None:
    (tmp_path / "shop").mkdir()
    shop = Workshop(tmp_path / "shop", small_tree(tmp_path / "tree"))
    wrong = Mutation("minus", "src/sum_of.py", "a + b", "a - b", "tests/test_sum.py")
    harmless = Mutation("turned", "src/sum_of.py", "a + b", "b + a", "tests/test_sum.py")
    statuses = [shop.run(wrong.test).status]
    statuses += [shop.run_with(mutation, 60).status for mutation in (wrong, harmless, wrong)]
    statuses.append(shop.run(wrong.test).status)
    assert statuses == [PASSED, FAILED, PASSED, FAILED, PASSED]


def test_what_does_not_apply_is_said(tmp_path: Path) -> None:
    tree = small_tree(tmp_path / "tree")
    gone = Mutation("gone", "src/sum_of.py", "a * b", "a", "tests/test_sum.py")
    twice = Mutation("twice", "src/sum_of.py", "a", "c", "tests/test_sum.py")
    no_test = Mutation("no test", "src/sum_of.py", "a + b", "a", "tests/test_gone.py")
    assert gone.trouble(tree) == "its old text stands 0 times in src/sum_of.py"
    assert twice.trouble(tree) == "its old text stands 2 times in src/sum_of.py"
    assert no_test.trouble(tree) == "there is no tests/test_gone.py"
