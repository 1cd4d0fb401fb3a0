"""`hastilude position`: what may be done, what would happen, and nothing that a seat may not know."""

import json
from pathlib import Path
from typing import Any

import pytest

from cli.command import answer, command

TOWER: dict[str, Any] = {
    "game": "kings_bounty",
    "seats": 2,
    "removed": ["undead", "orc"],
    "open_titles": [
        "emperor",
        "great_architect",
        "conqueror",
        "commander",
        "swordmaster",
        "tower_builder",
    ],
    "hands": [
        ["human_archer", "human_warrior", "human_mage", "elf_mage", "dwarf_tower", "obelisk_1"],
        ["elf_warrior", "elf_warrior", "human_hero", "dwarf_mage", "elf_citadel", "obelisk_3"],
    ],
    "table": [{"holding": "elf_tower", "owner": 1, "garrison": "elf_archer"}],
}


@pytest.fixture
def tower(tmp_path: Path) -> Path:
    path = tmp_path / "tower.json"
    path.write_text(json.dumps(TOWER), encoding="utf-8")
    return path


def test_show_is_what_the_seat_to_decide_sees(tower: Path) -> None:
    shown = command("position", "show", tower).stdout
    assert "Your hand" in shown
    assert "human warrior" in shown
    assert "dwarf mage" not in shown
    assert shown.endswith("Your turn: play a card, or return cards under the deck.\n")


def test_show_for_another_seat(tower: Path) -> None:
    shown = command("position", "show", tower, "--seat", 1).stdout
    assert "dwarf mage" in shown
    assert "human mage" not in shown
    assert "Waiting for Seat 0" in shown


def test_show_as_json_keeps_the_secrets_from_a_seat(tower: Path) -> None:
    everything = answer("position", "show", tower)
    assert (everything["decider"], everything["seat"], everything["result"]) == (0, 0, None)
    assert everything["position"]["hands"] == TOWER["hands"]
    seen = answer("position", "show", tower, "--seat", 1)
    assert "position" not in seen
    assert sorted(card["kind"] for card in seen["view"]["hand"]) == sorted(TOWER["hands"][1])
    for counts in ("copies", "unseen"):  # by kind, and known to everybody or from the own hand
        del seen["view"][counts]
    assert "human_archer" not in json.dumps(seen)


def test_the_position_shown_is_a_position(tower: Path, tmp_path: Path) -> None:
    shown = answer("position", "show", tower)
    again = tmp_path / "again.json"
    again.write_text(json.dumps(shown["position"]), encoding="utf-8")
    assert answer("position", "show", again) == shown


def test_legal_gives_each_action_in_all_forms(tower: Path) -> None:
    document = answer("position", "legal", tower)
    assert document["decider"] == 0
    assert document["prompt"]["rules"] == ["KB-035"]
    assert [action["text"] for action in document["actions"]] == [
        "capture elf_tower_1 with human_warrior_1",
        "capture elf_tower_1 with human_mage_1",
        "play dwarf_tower_1",
        "play obelisk_1_1",
        "exchange",
    ]
    assert document["actions"][2] == {
        "number": 6,
        "text": "play dwarf_tower_1",
        "action": {"kind": "play", "args": {"holding": "dwarf_tower_1"}},
        "sentence": "Lay out the dwarf tower",
    }


def test_legal_lists_nothing_for_who_waits(tower: Path) -> None:
    assert answer("position", "legal", tower, "--seat", 1)["actions"] == []


def test_apply_says_what_happens_and_leaves_the_file_alone(tower: Path) -> None:
    before = tower.read_bytes()
    document = answer("position", "apply", tower, "capture elf_tower_1 with human_mage_1")
    assert [event["code"] for event in document["events"]][:1] == ["captured"]
    after = document["after"]
    assert (after["decider"], after["result"]) == (1, None)
    assert after["position"]["table"] == [
        {"holding": "elf_tower_1", "owner": 0, "garrison": "human_mage_1"},
    ]
    assert after["position"]["discard"] == {"elf_archer": 1}
    assert tower.read_bytes() == before


def test_apply_tells_a_seat_only_what_it_may_know(tower: Path) -> None:
    document = answer("position", "apply", tower, "play obelisk_1_1", "--seat", 1)
    drew = next(event for event in document["events"] if event["code"] == "drew")
    assert drew["args"] == {"seat": 0, "count": 1}
    assert "position" not in document["after"]


def test_apply_tells_who_decided_the_card_drawn(tower: Path) -> None:
    document = answer("position", "apply", tower, "play obelisk_1_1")
    drew = next(event for event in document["events"] if event["code"] == "drew")
    assert drew["args"]["cards"] == ["obelisk_3"]  # the rest of the cards has them on top


def test_a_refused_action_is_answered_by_its_rule(tower: Path) -> None:
    words = ("position", "apply", tower, "capture elf_tower_1 with human_archer_1")
    done = command(*words)
    assert (done.code, done.stdout) == (2, "")
    assert "defence 2" in done.stderr
    assert "KB-075" in done.stderr
    document = json.loads(command(*words, "--json").stdout)
    assert document["refusal"]["code"] == "too_weak"
    assert document["refusal"]["args"]["strength"] == 2
    assert "events" not in document


def test_chance_comes_from_the_seed(tmp_path: Path) -> None:
    path = tmp_path / "removing.json"
    removing = {"phase": "removing", "options": {"removed_peoples": "chosen"}, "hands": [[]] * 3}
    path.write_text(json.dumps({"game": "kings_bounty", "seats": 3, **removing}), encoding="utf-8")

    def dealt(seed: int) -> Any:
        return answer("position", "apply", path, "remove elf", "--seed", seed)

    assert dealt(1) == dealt(1)
    assert dealt(1)["after"]["position"]["hands"] != dealt(2)["after"]["position"]["hands"]
    assert dealt(1)["chance"] != []


def test_a_position_from_stdin(tower: Path) -> None:
    done = command("position", "legal", "-", input=tower.read_text(encoding="utf-8"))
    assert (done.code, done.stdout) == (0, command("position", "legal", tower).stdout)
