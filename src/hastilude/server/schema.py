"""JSON Schema of every message, and TypeScript types from it: one definition, no drift.

`python -m hastilude.server.schema` prints the JSON Schema; with `--typescript FILE` it writes
the types that the browser client compiles against.
"""

import argparse
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, get_args

import msgspec

from hastilude.core.words import Remark
from hastilude.server import analyses, deals, library, pairing, profiles, puzzles
from hastilude.server.api import account, lobby, meeting, notices, people, records, tables, tutorial
from hastilude.server.api import games as games_api
from hastilude.server.api import puzzles as puzzles_api
from hastilude.server.api import warden as warden_api
from hastilude.server.errors import Problem
from hastilude.server.hall import Wish
from hastilude.server.protocol import FromClient, FromServer, view_type
from hastilude.server.updates import Choice

Schema = Mapping[str, Any]

#: what is sent without the fields that have their defaults
OMITTING = frozenset({Remark.__name__})

_HEADING = "// Made by `hastilude schema --typescript`; do not edit.\n"
_PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def components(types: Iterable[Any], place: str) -> dict[str, Any]:
    """The schemas of some structs, and of all that they hold, by name."""
    _, found = msgspec.json.schema_components(types, ref_template=place + "{name}")
    return {name: found[name] for name in sorted(found)}


# -- TypeScript ------------------------------------------------------------------------------


def typescript(schemas: Mapping[str, Schema], unions: Mapping[str, Iterable[str]]) -> str:
    """An interface for each schema, and a union type for each group of messages."""
    parts = [_HEADING, *(_interface(name, schema) for name, schema in schemas.items())]
    parts += [f"export type {name} = {' | '.join(members)};\n" for name, members in unions.items()]
    return "\n".join(parts)


def _interface(name: str, schema: Schema) -> str:
    if schema.get("type") != "object" or "properties" not in schema:
        return f"{_comment(schema, '')}export type {name} = {_type(schema)};\n"
    # What we send is mostly whole; what we are sent may leave out what has a default.
    sent = schema.get("additionalProperties") is not False and name not in OMITTING
    lines = [f"{_comment(schema, '')}export interface {name} {{"]
    for field, inner in schema["properties"].items():
        mark = "" if sent or field in schema.get("required", ()) else "?"
        lines.append(f"{_comment(inner, '  ')}  {_key(field)}{mark}: {_type(inner)};")
    return "\n".join([*lines, "}\n"])


def _type(schema: Schema) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    if "const" in schema:
        return msgspec.json.encode(schema["const"]).decode()
    if "anyOf" in schema:
        return " | ".join(_type(inner) for inner in schema["anyOf"])
    kind = schema.get("type")
    if isinstance(kind, list):
        return " | ".join(_type({**schema, "type": one}) for one in kind)
    if kind == "array":
        if "prefixItems" in schema:
            return "[" + ", ".join(_type(inner) for inner in schema["prefixItems"]) + "]"
        inner = _type(schema.get("items", {}))
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        if "properties" in schema:
            required = schema.get("required", ())
            fields = (
                f"{_key(k)}{'' if k in required else '?'}: {_type(v)}"
                for k, v in schema["properties"].items()
            )
            return "{ " + "; ".join(fields) + " }"
        return f"Record<string, {_type(schema.get('additionalProperties') or {})}>"
    return _PLAIN.get(str(kind), "unknown")


def _key(name: str) -> str:
    return name if name.isidentifier() else msgspec.json.encode(name).decode()


def _comment(schema: Schema, indent: str) -> str:
    text = " ".join(str(schema.get("description", "")).split())
    return f"{indent}/** {text} */\n" if text else ""


# -- the protocol ----------------------------------------------------------------------------


def messages_schema() -> dict[str, Any]:
    """Every message of a table's socket, and every game's view."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages of a table's socket",
        "FromClient": _union(FromClient),
        "FromServer": _union(FromServer),
        "views": {game: {"$ref": f"#/$defs/{view.__name__}"} for game, view in _views().items()},
        "$defs": definitions(),
    }


def messages_typescript() -> str:
    unions = {
        "FromClient": [kind.__name__ for kind in get_args(FromClient)],
        "FromServer": [kind.__name__ for kind in get_args(FromServer)],
    }
    views = "\n".join(f"  {game}: {view.__name__};" for game, view in _views().items())
    table = f"/** The view of each game. */\nexport interface Views {{\n{views}\n}}\n"
    return typescript(definitions(), unions) + "\n" + table


def definitions(place: str = "#/$defs/") -> dict[str, Any]:
    """Everything that is sent either way, by name, to be put at a place of a document."""
    found = components([FromClient, FromServer, Choice, *_api(), *_views().values()], place)
    # What the table has encoded already is of this type.
    found["UpdateMessage"]["properties"]["actions"] = {"type": "array", "items": {"$ref": f"{place}Choice"}}
    return found


def _union(union: Any) -> dict[str, Any]:
    return {"oneOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in get_args(union)]}


def _api() -> list[Any]:
    """What requests and answers of the JSON API hold."""
    found = [Problem, Wish]
    for module in (
        account,
        analyses,
        deals,
        games_api,
        lobby,
        meeting,
        pairing,
        notices,
        people,
        profiles,
        puzzles,
        puzzles_api,
        records,
        tables,
        tutorial,
        warden_api,
    ):
        for value in vars(module).values():
            if (
                isinstance(value, type)
                and issubclass(value, msgspec.Struct)
                and value.__module__ == module.__name__
            ):
                found.append(value)
    return found


def _views() -> dict[str, Any]:
    return {game.id: view_type(game.load()) for game in library.installed().values()}


def main(args: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="hastilude schema", description=__doc__)
    parser.add_argument("--typescript", metavar="FILE", type=Path)
    chosen = parser.parse_args(args)
    if chosen.typescript is None:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(messages_schema())).decode() + "\n")
    else:
        chosen.typescript.parent.mkdir(parents=True, exist_ok=True)
        chosen.typescript.write_text(messages_typescript(), encoding="utf-8")


if __name__ == "__main__":
    main()
