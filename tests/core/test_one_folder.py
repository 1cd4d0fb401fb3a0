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


#: modules that only draw: shapes, places on the screen, gestures
DRAWING = {
    "gestures.ts",
    "flights.ts",
    "pinch.ts",
    "ring.ts",
    "land.ts",
    "hexes.ts",
    "bracket.ts",
    "Blazon.svelte",
    "Die.svelte",
}
#: what is measured on the screen, where something lies, and loops: no figures of rules
MEASURED = re.compile(
    r"[wW]idth|[hH]eight|\.size\b|\.[xywh]\b|\b[xywh]:|\brow\b|\bcol\b|fingers|scale|zoom|Math\.|angle|towards\("
    r"|for \(let|legal\.length|choices\.length|<i>|picture\(|\? 180 :|100 - percent|dasharray|\.at\(-"
)
#: attributes of shapes
SHAPES = re.compile(
    r"\b(?:size|width|height|r|[xy][12]?|d[xy]?|[cr][xy]|ref[XY]|points|viewBox|transform|style|class)="
    r"(?:\"[^\"]*\"|\{[^{}]*\})"
)
#: other numbers that only say how something is drawn
DRAWINGS = {
    "hearts_and_armour/Goals.svelte": ("const bend = 22;", "const at = (p"),  # of an arrow
    "hearts_and_armour/Hero.svelte": ("class:many=",),
    "kings_bounty/Board.svelte": ("const GAP", "const LINE", "view.titles.length > 6"),
    "kings_bounty/Face.svelte": ("const SHIELD",),
    "kings_bounty/Holdings.svelte": ("roomy = 6",),
    "kings_bounty/Mine.svelte": ("roomy=",),
    "kings_bounty/TitleCard.svelte": ("title.counts.length > 4",),
    "kings_bounty/cards.ts": ("obelisk_${n}",),  # three kinds, by their names
    "knights_tale/Duel.svelte": ("class:many=",),
    "knights_tale/Players.svelte": ("player.played_decks[2]",),
    "lionheart/Land.svelte": (
        "view.tiles.length === 9",
        "[[6, 13, 20]",  # trees
        *("size: 1", "sign: 1", "points: [", "star: [", "knights: [", "helm: ["),  # of a value's plate
    ),
    "lionheart/Track.svelte": ("const step", "const SHIELD", "n % 5", "* step +"),
    "lionheart/desk.svelte.ts": ("this.#aim![2]",),
    "rise_shields/Compass.svelte": ("const ORDER",),
    "rise_shields/Field.svelte": (
        "const ARROWS",
        "const MARGIN",
        "const PLATE",
        "const BAND",
        "const CLAIM",
        "fighters.includes",
        "frame.scrollBy",
        "[[-13, 6]",
    ),
    "rise_shields/Players.svelte": ("view.players.length > 2",),
    "rise_shields/Token.svelte": ("return claimed.left", "signs.slice(0, 2)"),
}
NUMBER = re.compile(r"(?<![\w.#$-])[−-]?(?:[2-9]|[1-9]\d+)(?:\.\d+)?(?![\w%])")


def figures(text: str) -> list[str]:
    """The lines that have a number above one, and draw nothing."""
    text = re.sub(r"<style.*?</style>|/\*.*?\*/|<!--.*?-->", "", text, flags=re.DOTALL)
    text = re.sub(r"(?<!:)//[^\n]*", "", text)
    return [
        line.strip()
        for line in text.splitlines()
        if NUMBER.search(SHAPES.sub("", line)) and not MEASURED.search(line)
    ]


def test_no_figure_of_a_rule_is_in_the_browser() -> None:
    """How many make a monopoly, or a set, how many dice are thrown: the view says it."""
    folder = ROOT / "web" / "src" / "games"
    used: set[tuple[str, str]] = set()
    found: list[str] = []
    for path in sorted([*folder.rglob("*.ts"), *folder.rglob("*.svelte")]):
        if path.name.endswith(".test.ts") or path.name in DRAWING:
            continue
        name = path.relative_to(folder).as_posix()
        for line in figures(path.read_text(encoding="utf-8")):
            known = {(name, part) for part in DRAWINGS.get(name, ()) if part in line}
            used |= known
            if not known:
                found.append(f"{name}: {line}")
    assert found == []
    assert used == {(name, part) for name, parts in DRAWINGS.items() for part in parts}, (
        "an exception is idle"
    )


@pytest.mark.parametrize(
    "line",
    [
        "class:warn={count === 2}",
        "{count} of 3",
        "const WINS = 2;",
        "const SIZES: Readonly<Record<string, number>> = { dominion: 4 };",
        "{#each { length: elite ? 2 : 1 }, i (i)}",
        "<b>{sum(total) + 6}</b>",
        'unit.diverted === null ? "" : "−2",',
        '<span class="vp">+2</span>',
        'const layout = options.facing_layout ?? "2-2-2";',
    ],
)
def test_a_figure_in_the_browser_would_be_found(line: str) -> None:
    assert figures(line) == [line]


def test_what_only_draws_is_no_figure() -> None:
    assert figures("<style>a { width: calc(x > 3) }</style>\n// more than > 4\n{#if count > 0}") == []
    assert figures('<circle r="9" cx="-14" /><Mark {seat} size={14} />') == []
