"""The closing line of `make test` counts a test once, on however many builds it ran."""

from pathlib import Path

from count import AGAIN, summary

PASS = '<testcase classname="tests.{0}" name="{0}"/>'
FAIL = '<testcase classname="tests.{0}" name="{0}"><failure message="no"/></testcase>'
SKIP = '<testcase classname="tests.{0}" name="{0}"><skipped message="why"/></testcase>'


def report(folder: Path, part: str, *cases: str) -> None:
    text = f'<testsuites><testsuite tests="{len(cases)}">{"".join(cases)}</testsuite></testsuites>'
    (folder / f"{part}.xml").write_text(text)


def test_what_ran_on_both_builds_is_counted_once(tmp_path: Path) -> None:
    report(tmp_path, "interpreted", PASS.format("rules"), PASS.format("texts"), SKIP.format("slow"))
    report(tmp_path, "compiled", PASS.format("rules"), PASS.format("laws"), PASS.format("slow"))
    report(tmp_path, "web", PASS.format("words"))
    report(tmp_path, "browser", PASS.format("page"))
    assert summary(tmp_path)[0].splitlines()[-1] == "6 passed, 0 failed, 0 skipped"


def test_what_fails_on_one_build_has_failed(tmp_path: Path) -> None:
    report(tmp_path, "interpreted", PASS.format("rules"))
    report(tmp_path, "compiled", FAIL.format("rules"))
    line, good = summary(tmp_path)
    assert line.endswith("\n0 passed, 1 failed, 0 skipped")
    assert not good


def test_without_a_browser_that_is_said(tmp_path: Path) -> None:
    report(tmp_path, "compiled", PASS.format("rules"))
    assert "the tests in a browser are left out" in summary(tmp_path)[0]
    assert not summary(tmp_path / "nowhere")[1]


def test_what_was_tried_again_counts_by_that(tmp_path: Path) -> None:
    report(tmp_path, "compiled", PASS.format("rules"), FAIL.format("falters"), FAIL.format("wrong"))
    report(tmp_path, f"compiled{AGAIN}", PASS.format("falters"), FAIL.format("wrong"))
    line, good = summary(tmp_path)
    assert line.endswith("\n2 passed, 1 failed, 0 skipped")
    assert not good
