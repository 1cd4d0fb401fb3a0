"""Any view as lines of text: the table of a game that has none of its own yet.

A field is headed by the message `view-<field>` where the game has one, else by its name.
A word that names a thing (`Rulebook.things`) is shown by that name.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from hastilude.core.words import plain

if TYPE_CHECKING:
    from hastilude.core.text import Texts


def show_anything(view: msgspec.Struct, texts: "Texts") -> list[str]:
    return _fields(plain(view), texts, "")


def _fields(fields: Mapping[str, Any], texts: "Texts", indent: str) -> list[str]:
    lines: list[str] = []
    for name, value in fields.items():
        if value in (None, "", [], {}):
            continue
        head = f"{indent}{_head(name, texts)}:"
        if isinstance(value, Mapping):
            lines += [head, *_fields(value, texts, indent + "  ")]
        elif isinstance(value, list) and any(isinstance(item, Mapping | list) for item in value):
            lines.append(head)
            for number, item in enumerate(value):
                lines += _item(name, number, item, texts, indent + "  ")
        else:
            items = value if isinstance(value, list) else [value]
            lines.append(f"{head} {', '.join(_word(name, item, texts) for item in items)}")
    return lines


def _item(name: str, number: int, item: Any, texts: "Texts", indent: str) -> list[str]:
    if isinstance(item, Mapping):
        inner = _fields(item, texts, indent + "  ")
        return [f"{indent}– {inner[0].lstrip()}", *inner[1:]] if inner else []
    words = item if isinstance(item, list) else [item]
    return [f"{indent}{number + 1}. {', '.join(_word(name, word, texts) for word in words) or '–'}"]


def _head(name: str, texts: "Texts") -> str:
    message = f"view-{name}"
    return texts.format(message) if texts.has(message) else name.replace("_", " ")


def _word(name: str, value: Any, texts: "Texts") -> str:
    kind = texts.kind_of(name)
    if kind == "seat" and isinstance(value, int):
        return texts.seat(value)
    if kind is not None and isinstance(value, str):
        return texts.thing(kind, value)
    return str(value)
