"""A sixth game is two folders: copied into a tree, it is served, and drawn on a board of its own."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"```\w+ (\S+/?\S+)\n(.*?)```", re.DOTALL)


def write_the_page(tree: Path) -> None:
    """The two folders of docs/adding-a-game.md."""
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    for name, text in BLOCK.findall(page):
        folder, _, rest = name.partition("quintain/")
        if not rest:
            continue  # its test
        home = tree / "web" / "src" / "games" if folder == "web/" else tree / "src" / "hastilude" / "games"
        path = home / "quintain" / rest
        path.parent.mkdir(parents=True, exist_ok=True)
        # in the house itself its modules have longer names
        at_home = re.sub(r"(?<![\w.])quintain\.(meta|rules|rulebook)\b", r"hastilude.games.quintain.\1", text)
        path.write_text(at_home, encoding="utf-8")


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    tree = tmp_path_factory.mktemp("sixth")
    leave = shutil.ignore_patterns("node_modules", "static", "__pycache__", "*.so", "test-results")
    for name in ("src", "web"):
        shutil.copytree(ROOT / name, tree / name, ignore=leave)
    write_the_page(tree)
    return tree


def run(tree: Path, *words: str | Path, folder: str = ".") -> str:
    environment = {**os.environ, "PYTHONPATH": str(tree / "src"), "PYTHONSAFEPATH": "1"}
    done = subprocess.run(
        [str(word) for word in words],
        cwd=tree / folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_folder_is_found_and_played(tree: Path) -> None:
    cli = (sys.executable, "-m", "hastilude.cli")
    listed = json.loads(run(tree, *cli, "games", "--json"))["games"]
    assert "quintain" in [game["id"] for game in listed]
    played = json.loads(run(tree, *cli, "simulate", "quintain", "--games", "20", "--json"))
    assert played["games"] == 20


def test_its_board_is_built_and_its_view_typed(tree: Path) -> None:
    modules = ROOT / "web" / "node_modules"
    if not modules.is_dir():
        pytest.skip("the packages of the web client are not installed here: make test installs them")
    (tree / "web" / "node_modules").symlink_to(modules)
    wire = tree / "web" / "src" / "lib" / "wire.ts"
    run(tree, sys.executable, "-m", "hastilude.server.schema", "--typescript", wire)
    assert "export interface QuintainView" in wire.read_text(encoding="utf-8")
    run(tree, "node", modules / "vite" / "bin" / "vite.js", "build", folder="web")
    static = tree / "src" / "hastilude" / "server" / "static"
    manifest = json.loads((static / ".vite" / "manifest.json").read_text(encoding="utf-8"))
    board = static / manifest["src/games/quintain/board.ts"]["file"]
    assert "quintain-rings" in board.read_text(encoding="utf-8")
