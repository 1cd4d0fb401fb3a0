"""The rules of a game in own words, `text/rules.<lang>.md`: whole, and by the ledger's ids.

A sentence there ends with the ids of the rules it tells, in brackets: `[LH-083…LH-086, LH-R15]`.
So "why?" is answered in the reader's language, wherever the package is installed.
"""

import re
from functools import cache
from itertools import takewhile
from pathlib import Path

from hastilude.core.game import Rulebook
from hastilude.core.text import LANGUAGES, TextError

_BRACKETS = re.compile(r"\s*\[([^\[\]]*-[A-Z]?\d[^\[\]]*)\]")
_ID = re.compile(r"([A-Z]+-[A-Z]?)(\d+)(?:…(?:[A-Z]+-[A-Z]?)?(\d+))?")
#: a paragraph, an item of a list or a row of a table
_BLOCK = re.compile(r"\n\s*\n|\n(?=\s*[-*|#] ?|\s*\d+\. )")
_SHORT = 1000
_ITEM = re.compile(r"^\s*(?:[-*#]+|\d+\.) +")


def rules_text(rulebook: Rulebook, lang: str) -> str:
    """The rules of a game in own words, as Markdown with the ledger's ids."""
    if lang not in LANGUAGES:
        raise TextError(f"there is no language {lang!r}; there are {', '.join(LANGUAGES)}")
    return _read(rulebook.folder, lang)


def rules_by_id(rulebook: Rulebook, lang: str) -> dict[str, str]:
    """What the rules say by the ledger's ids, each id with the sentences that tell it best."""
    rules_text(rulebook, lang)
    return _by_id(rulebook.folder, lang)


@cache
def _read(folder: Path, lang: str) -> str:
    return (folder / "text" / f"rules.{lang}.md").read_text(encoding="utf-8")


@cache
def _by_id(folder: Path, lang: str) -> dict[str, str]:
    found: dict[str, str] = {}
    shared: dict[str, int] = {}
    sections = 0
    blocks = _BLOCK.split(_read(folder, lang))
    for place, block in enumerate(blocks):
        sections += block.startswith("## ")
        at = 0
        for brackets in _BRACKETS.finditer(block):
            sentences = _plain(block[at : brackets.start()])
            at = brackets.end()
            if sentences.endswith(":"):
                sentences = f"{sentences} {_items(blocks[place + 1 :])}".strip()
            ids = _ids(brackets.group(1))
            # where a rule is told twice, who tells fewer others with it is closer to it; the first
            # section tells the whole game in short
            others = len(ids) + (_SHORT if sections == 1 else 0)
            for id in ids:
                if sentences and others < shared.get(id, others + 1):
                    found[id], shared[id] = sentences, others
    return found


def _items(blocks: list[str]) -> str:
    """The list that follows a colon."""
    items = [_plain(_BRACKETS.sub("", block)) for block in takewhile(_ITEM.match, blocks)]
    return "; ".join(item.rstrip(".;") for item in items)


def _ids(listed: str) -> list[str]:
    """`LH-083…LH-085, LH-R15` one by one."""
    ids: list[str] = []
    for prefix, first, last in _ID.findall(listed):
        ids += [f"{prefix}{number:0{len(first)}d}" for number in range(int(first), int(last or first) + 1)]
    return ids


def _plain(markdown: str) -> str:
    """A sentence without the signs of Markdown."""
    text = _ITEM.sub("", markdown.strip())
    if text.startswith("|"):
        text = ", ".join(cell.strip() for cell in text.strip("| ").split("|") if cell.strip())
    text = re.sub(r"\*\*|`|^[.;,]\s*", "", " ".join(text.split()))
    return text.strip()
