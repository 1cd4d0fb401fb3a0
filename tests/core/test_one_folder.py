"""A game is its folders: `src/hastilude/games/<game>` and `web/src/games/<game>`. Nobody else names it."""

from pathlib import Path

import pytest

from hastilude.core.game import games

ROOT = Path(__file__).parents[2]
#: what may name one as an example, or is made by a command
EXAMPLES = {
    "src/hastilude/lab/ladder.py": "an example of a command line",
    "src/hastilude/cli/position.py": "an example in a sentence",
    "web/src/lib/wire.ts": "made by `npm run types`",
    "web/build/shots.mjs": "the pictures of the README",
}
SOURCES = (".py", ".ts", ".svelte", ".ftl", ".css", ".mjs", ".js", ".toml")


def shared_sources() -> list[Path]:
    folders = [ROOT / "src" / "hastilude", ROOT / "web" / "src", ROOT / "web" / "build"]
    found = [path for folder in folders for path in folder.rglob("*") if path.suffix in SOURCES]
    own = [ROOT / "src" / "hastilude" / "games", ROOT / "web" / "src" / "games"]
    return [
        path
        for path in [*found, ROOT / "setup.py"]
        if "static" not in path.parts
        and not any(path.is_relative_to(folder / game) for folder in own for game in games())
    ]


@pytest.mark.parametrize("game", games())
def test_nobody_outside_its_folders_names_a_game(game: str) -> None:
    names = (game, game.replace("_", "-"))
    naming = [
        path.relative_to(ROOT).as_posix()
        for path in shared_sources()
        if any(name in path.read_text(encoding="utf-8") for name in names)
    ]
    assert [path for path in naming if path not in EXAMPLES] == []
