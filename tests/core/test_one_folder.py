"""A game is its folders: `src/hastilude/games/<game>` and `web/src/games/<game>`. Nobody else names it."""

import re
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


#: comments of the client that name a rule and do nothing of it: what a field of the view means
DRAWN = {
    "kings_bounty/Reference.svelte": "a mark of where a figure comes from",
    "kings_bounty/cards.ts": "what a missing field means",
    "knights_tale/Die.svelte": "what a field of the view means",
    "knights_tale/Pawns.svelte": "draws cells that the view counts",
    "knights_tale/phases.ts": "the order of headings",
    "knights_tale/words.ts": "a slash as a sentence",
    "lionheart/Mines.svelte": "warns one mine short of a monopoly; which there are, the view says",
}


def test_no_rule_is_done_in_the_browser() -> None:
    """Whoever does a rule cites it in a comment. In the client rules are only handed on, in quotes,
    to the door of the rules: what an action brings is asked of the server."""
    prefixes = "|".join(game.prefix for game in games().values())
    folder = ROOT / "web" / "src" / "games"
    citing = [
        path.relative_to(folder).as_posix()
        for path in sorted([*folder.rglob("*.ts"), *folder.rglob("*.svelte")])
        if not path.name.endswith(".test.ts")
        and re.search(rf'(?<!")\b({prefixes})-[A-Z]?\d{{2,}}\b', path.read_text(encoding="utf-8"))
    ]
    assert [path for path in citing if path not in DRAWN] == []
