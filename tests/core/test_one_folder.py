"""A game is its folders: `src/hastilude/games/<game>` and `web/src/games/<game>`. Nobody else names it."""

import re
from pathlib import Path

import pytest

from hastilude.core.game import games

ROOT = Path(__file__).parents[2]
#: what may name one as an example, or is made by a command
EXAMPLES = {
    "src/hastilude/__init__.py": "an example of how it is used",
    "src/hastilude/lab/ladder.py": "an example of a command line",
    "src/hastilude/cli/position.py": "an example in a sentence",
    "src/hastilude/envs/batch.py": "an example of how it is used",
    "src/hastilude/envs/gym.py": "an example of how it is used",
    "src/hastilude/envs/openspiel.py": "an example of how it is used",
    "src/hastilude/envs/single.py": "an example of how it is used",
    "src/hastilude/envs/zoo.py": "an example of how it is used",
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
    "lionheart/Mines.svelte": "what fields of the view mean",
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


#: what is measured on the screen, where something lies, and loops: no figures of rules
MEASURED = re.compile(
    r"[wW]idth|[hH]eight|\.size\b|\.[xywh]\b|\brow\b|\bcol\b|fingers|scale|zoom|Math\.|for \(let|legal\.length|choices\.length|<i>"
)
#: other numbers in conditions that only say how something is drawn
DRAWINGS = {
    "kings_bounty/Board.svelte": "view.titles.length > 6",
    "kings_bounty/TitleCard.svelte": "title.counts.length > 4",
    "knights_tale/bracket.ts": "entrants.length === 8",  # one of two drawings of the bracket
    "lionheart/Land.svelte": "view.tiles.length === 9",
    "rise_shields/Players.svelte": "view.players.length > 2",
}


def figures(text: str) -> list[str]:
    """The lines that compare something with a number above one, or keep numbers by name."""
    text = re.sub(r"<style.*?</style>|/\*.*?\*/|<!--.*?-->", "", text, flags=re.DOTALL)
    text = re.sub(r"(?<!:)//[^\n]*", "", text)
    comparing = r"(?:[=!]==?|[<>]=?)\s*(?:[2-9]|[1-9]\d+)\b(?![.%])"
    keeping = r"Record<string, number>+ = \{ *[^}\s]"
    return [
        line.strip()
        for line in text.splitlines()
        if re.search(f"{comparing}|{keeping}", line) and not MEASURED.search(line)
    ]


def test_no_figure_of_a_rule_is_in_the_browser() -> None:
    """How many make a monopoly, or a set: the view says it."""
    folder = ROOT / "web" / "src" / "games"
    found = [
        f"{name}: {line}"
        for path in sorted([*folder.rglob("*.ts"), *folder.rglob("*.svelte")])
        if not path.name.endswith(".test.ts") and (name := path.relative_to(folder).as_posix())
        for line in figures(path.read_text(encoding="utf-8"))
        if name not in DRAWINGS or DRAWINGS[name] not in line
    ]
    assert found == []


def test_a_figure_in_the_browser_would_be_found() -> None:
    assert figures("class:warn={count === 2}") == ["class:warn={count === 2}"]
    assert figures("const SIZES: Readonly<Record<string, number>> = { dominion: 4 };")
    assert figures("<style>a { width: calc(x > 3) }</style>\n// more than > 4\n{#if count > 0}") == []
