"""JSON Schema and TypeScript: one definition, and what is sent fits it."""

import asyncio
import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import jsonschema_rs
import msgspec
import pytest

from hastilude.server import protocol
from hastilude.server.schema import messages_schema, messages_typescript, typescript
from support.serving import Server, at_table, play_out, seated

WEB = Path(__file__).parents[2] / "web"
TSC = WEB / "node_modules" / ".bin" / "tsc"


@pytest.fixture(scope="module")
def schema() -> dict[str, Any]:
    return msgspec.json.decode(msgspec.json.encode(messages_schema()))  # type: ignore[no-any-return]


def validator(schema: dict[str, Any], name: str) -> Any:
    part = schema.get(name, {"$ref": f"#/$defs/{name}"})
    return jsonschema_rs.validator_for({**part, "$defs": schema["$defs"]})


def test_every_frame_of_a_game_fits_its_schema(server: Server, schema: dict[str, Any]) -> None:
    table, guests = seated(server, 3)
    players = play_out(table, guests)
    fits = validator(schema, "FromServer")
    view = validator(schema, "KingsBountyView")
    seen = set()
    for player in players:
        for frame in player.frames:
            message = json.loads(frame)
            fits.validate(message)
            seen.add(message["type"])
            if message.get("view"):
                view.validate(message["view"])
    assert {"update", "done", "presence"} <= seen


def test_frames_are_the_structs_of_the_protocol(server: Server) -> None:
    table, guests = seated(server, 2)

    async def run() -> list[str]:
        async with at_table(guests[0], table) as player:
            await player.say(type="say", id="1", text="hello")
            await player.say(type="ping")
            await player.hear_until("pong")
            await player.act("dance")
            return player.frames

    frames = asyncio.run(run())
    kinds = {kind.__struct_config__.tag: kind for kind in get_args(protocol.FromServer)}
    seen = set()
    for message in map(json.loads, frames):
        kind = kinds[message["type"]]
        assert list(message) == ["type", *kind.__struct_encode_fields__]
        seen.add(kind.__name__)
    assert {"UpdateMessage", "SaidMessage", "Done", "Pong", "Refused"} <= seen


def test_what_clients_send_is_checked_as_the_schema_says(schema: dict[str, Any]) -> None:
    """The decoder and the published schema refuse the same messages."""
    chance = random.Random(1)
    fits = validator(schema, "FromClient")
    values: list[Any] = [None, True, 0, 1, -1, 2**60, 1.5, "", "a", "x" * 400, "en", "é", [], {}]
    fields = ("id", "version", "action", "seat", "text", "lang", "whole", "n", "link", "phrase", "other")
    agreed = 0
    for _ in range(3000):
        message = {"type": chance.choice(("hello", "act", "undo", "confirm", "say", "ping", "none"))}
        message |= {field: chance.choice(values) for field in chance.sample(fields, chance.randrange(4))}
        try:
            protocol.read(json.dumps(message))
            good = True
        except protocol.BadFrame:
            good = False
        assert fits.is_valid(message) == good, message
        agreed += good
    assert agreed > 100


def test_typescript_says_what_is_optional() -> None:
    text = typescript(
        {
            "Sent": {
                "type": "object",
                "properties": {"a": {"type": "integer"}, "b": {"type": "string"}},
                "required": ["a"],
            },
            "Asked": {
                "type": "object",
                "properties": {
                    "a": {"anyOf": [{"type": "integer"}, {"type": "null"}]},
                    "b-c": {"enum": ["x", "y"]},
                },
                "required": ["a"],
                "additionalProperties": False,
            },
        },
        {"All": ["Sent", "Asked"]},
    )
    assert "export interface Sent {\n  a: number;\n  b: string;\n}" in text
    assert 'export interface Asked {\n  a: number | null;\n  "b-c"?: "x" | "y";\n}' in text
    assert "export type All = Sent | Asked;" in text


def test_the_command_writes_both(tmp_path: Path) -> None:
    target = tmp_path / "protocol" / "messages.ts"
    command = [sys.executable, "-m", "hastilude.cli", "schema"]
    subprocess.run([*command, "--typescript", str(target)], check=True)
    assert target.read_text(encoding="utf-8") == messages_typescript()
    printed = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    assert json.loads(printed)["$defs"]["Hello"]


@pytest.mark.skipif(not TSC.exists(), reason="the web client's packages are not installed")
def test_the_types_compile(tmp_path: Path) -> None:
    (tmp_path / "messages.ts").write_text(messages_typescript(), encoding="utf-8")
    subprocess.run([TSC, "--noEmit", "--strict", "messages.ts"], cwd=tmp_path, check=True)


def test_the_checked_in_types_are_up_to_date() -> None:
    target = WEB / "src" / "lib" / "wire.ts"
    if not target.exists():
        pytest.skip("the web client is not in this tree")
    assert target.read_text(encoding="utf-8") == messages_typescript(), "run `npm run types` again"
