"""Compiling: each object once, whatever it is made of; and a folder only when it is whole."""

import os
from pathlib import Path

import pytest

import compile as compiling
from compile import Cache, CannotCompile, Forge, Library

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def compiler() -> None:
    try:
        compiling.check_compiler()
    except CannotCompile as trouble:
        pytest.skip(str(trouble))


def library(folder: Path, text: str = "int answer(void) { return ANSWER; }\n", answer: int = 42) -> Library:
    (folder / "answer.h").write_text(f"#define ANSWER {answer}\n")
    (folder / "answer.c").write_text(f'#include "answer.h"\n{text}')
    return Library("answer.so", [folder / "answer.c"], [folder / "answer.h"], [f"-I{folder}"])


def made(cache: Path, tree: Path, *libraries: Library) -> tuple[int, dict[str, str]]:
    """How many files had to be made."""
    store = Cache(cache)
    tree.mkdir(exist_ok=True)
    built = Forge(store, tree, jobs=2).build(list(libraries))
    return store.made, built


def test_what_is_known_is_not_made_again(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    for tree in (first, second):
        tree.mkdir()
    count, built = made(tmp_path / "cache", first, library(first))
    assert count == 2  # an object, a library
    # Another checkout, in another folder.
    assert made(tmp_path / "cache", second, library(second)) == (0, built)


def test_a_changed_source_header_or_flag_is_made_anew(tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    before = made(cache, tmp_path, library(tmp_path))[1]
    source = made(cache, tmp_path, library(tmp_path, "int answer(void) { return -ANSWER; }\n"))
    header = made(cache, tmp_path, library(tmp_path, answer=43))
    flags = made(cache, tmp_path, library(tmp_path)._replace(flags=[f"-I{tmp_path}", "-O0"]))
    assert [source[0], header[0], flags[0]] == [2, 2, 2]
    assert len({built["answer.so"] for built in (before, source[1], header[1], flags[1])}) == 4


def test_what_does_not_compile_is_said_and_not_kept(tmp_path: Path) -> None:
    with pytest.raises(CannotCompile, match="answer"):
        made(tmp_path / "cache", tmp_path, library(tmp_path, "int answer(void) { return }\n"))
    assert not [path for path in (tmp_path / "cache").rglob("*") if path.is_file()]


def test_the_longest_unused_goes_first(tmp_path: Path) -> None:
    cache = Cache(tmp_path / "cache")
    for number, key in enumerate(("aa1", "bb2", "cc3")):
        (tmp_path / "made").write_bytes(b"x" * 100)
        os.utime(cache.keep(key, tmp_path / "made"), (number, number))
    cache.find("aa1")  # asked for again: now the youngest
    cache.prune(kept=250)
    assert [key for key in ("aa1", "bb2", "cc3") if cache.path(key).exists()] == ["aa1", "cc3"]


def test_every_compiled_module_is_in_one_group_and_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    groups = compiling.groups()
    paths = [path for group in groups.values() for path in group]
    assert len(paths) == len(set(paths))
    assert [path for path in paths if not Path(path).is_file()] == []
    assert set(groups) == {
        "shared",
        *(path.parent.name for path in Path().glob("src/hastilude/games/*/meta.py")),
    }
    assert set(compiling.groups(["lionheart"])) == {"shared", "lionheart"}


def test_a_folder_is_there_only_when_it_is_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr(compiling, "COMPILED", tmp_path / "compiled")
    modules = compiling.groups()

    def broken(*_: object) -> dict[str, Path]:
        raise CannotCompile("the machine is out of breath")

    monkeypatch.setattr(compiling, "libraries", broken)
    with pytest.raises(CannotCompile):
        compiling.assemble(modules)
    assert not compiling.where(modules).exists()

    (tmp_path / "made").write_bytes(b"machine code")
    monkeypatch.setattr(compiling, "libraries", lambda *_: {"hastilude/core/state.so": tmp_path / "made"})
    folder = compiling.assemble(modules)
    assert folder == compiling.where(modules)
    assert (folder / "hastilude" / "core" / "state.so").read_bytes() == b"machine code"
    assert (folder / "hastilude" / "core" / "state.py").is_file()
    assert [path.name for path in (tmp_path / "compiled").iterdir()] == [folder.name]


def test_another_source_is_another_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = tmp_path / "src" / "hastilude"
    (source / "core").mkdir(parents=True)
    (source / "server").mkdir()
    rule, page = source / "core" / "state.py", source / "server" / "pages.py"
    rule.write_text("one = 1\n")
    page.write_text("two = 2\n")
    monkeypatch.chdir(tmp_path)
    first = compiling.sources_key({}), compiling.package_key({})
    page.write_text("two = 3\n")  # nothing to compile, but another package
    second = compiling.sources_key({}), compiling.package_key({})
    rule.write_text("one = 2\n")
    third = compiling.sources_key({}), compiling.package_key({})
    assert first[0] == second[0] != third[0]
    assert len({first[1], second[1], third[1]}) == 3
