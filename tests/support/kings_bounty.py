"""King's Bounty for tests: positions drawn as text, and moves by their text.

    game = draw('''
        >0: orc_tower obelisk_3<elf_archer | human_warrior orc_mage
         1: elf_citadel                    | human_archer
        deck: elf_mage dwarf_tower
        titles: emperor conqueror
    ''')

A line for each seat: its holdings, each with its garrison after `<`, then after `|` its
hand. `>` marks the seat to move. `deck` goes from the top; left out, it is all the rest.
"""

from typing import Any

from hastilude.core.chance import Chance, RecordedChance
from hastilude.core.words import Event
from hastilude.games.kings_bounty.cards import ACTIONS, HOLDING_NAMES, KIND_NAMES
from hastilude.games.kings_bounty.position import from_position, position
from hastilude.games.kings_bounty.rulebook import RULEBOOK
from hastilude.games.kings_bounty.rules import KingsBounty
from hastilude.games.kings_bounty.table import KIND
from hastilude.games.kings_bounty.titles import MAJORITIES, TITLES

FIGURES = RULEBOOK.figures(RULEBOOK.components())
PLAIN_TITLES = "emperor great_architect keeper_of_secrets conqueror sharpshooter tower_builder"


def draw(
    picture: str, *, options: dict[str, str] | None = None, strict: bool = False, **more: Any
) -> KingsBounty:
    """The state of a picture. `more` are keys of the position format."""
    given: dict[str, Any] = {
        "options": options or {},
        "table": [],
        "hands": [],
        "open_titles": PLAIN_TITLES.split(),
    }
    for line in filter(None, map(str.strip, picture.splitlines())):
        name, _, rest = line.partition(":")
        if name.lstrip(">").isdigit():
            _seat(given, name, rest)
        elif name == "titles":
            given["open_titles"] = rest.split()
        elif name == "hidden":
            given["hidden_titles"] = [None if word == "-" else word for word in rest.split()]
        else:
            given[name] = rest.split()
    seats = len(given["hands"])
    given["seats"] = seats
    given.setdefault("removed", ["undead", "dwarf"][: max(0, 4 - seats)])
    given.update(more)
    return from_position(given, FIGURES, strict=strict)


def _seat(given: dict[str, Any], name: str, rest: str) -> None:
    seat = len(given["hands"])
    assert int(name.lstrip(">")) == seat, "seats are drawn in order"
    if name.startswith(">"):
        given["seat"] = given["turn"] = seat
    holdings, _, hand = rest.partition("|")
    for word in holdings.split():
        holding, _, garrison = word.partition("<")
        given["table"].append({"holding": holding, "owner": seat, "garrison": garrison or None})
    given["hands"].append(hand.split())


def legal(game: KingsBounty) -> set[str]:
    """The texts of the legal actions."""
    return {ACTIONS.text(action) for action in game.legal()}


def do(game: KingsBounty, *texts: str, chance: Chance | None = None) -> list[Event]:
    """Apply actions given as text; each must be legal. What happened."""
    events: list[Event] = []
    for text in texts:
        action = ACTIONS.parse(text)
        refusal = game.refusal(action)
        assert refusal is None, f"{text}: {refusal}"
        assert action in game.legal()
        game.events = events
        game.apply(action, chance or RecordedChance([]))
        game.events = None
    return events


def why_not(game: KingsBounty, text: str) -> str:
    """The code of the refusal; fails if the action is legal."""
    action = ACTIONS.parse(text)
    assert action not in game.legal(), f"{text} is legal"
    refusal = game.refusal(action)
    assert refusal is not None
    return refusal.code


def holdings(game: KingsBounty, seat: int) -> list[str]:
    """The holdings before a seat, drawn as in pictures: `orc_tower_1<elf_mage_1`."""
    table = position(game)["table"]
    return [
        entry["holding"] + (f"<{entry['garrison']}" if entry["garrison"] else "")
        for entry in table
        if entry["owner"] == seat
    ]


def defence(game: KingsBounty, holding: str) -> int:
    return game.defence[HOLDING_NAMES.index(holding)]


def hand(game: KingsBounty, seat: int) -> list[str]:
    """Kinds in hand, sorted."""
    return sorted(KIND_NAMES[slot & KIND] for slot in game.hands[seat])


def deck(game: KingsBounty) -> list[str]:
    """Kinds in the deck, from the top."""
    return [KIND_NAMES[slot & KIND] for slot in reversed(game.deck)]


def discard(game: KingsBounty) -> dict[str, int]:
    return {KIND_NAMES[kind]: count for kind, count in enumerate(game.discard) if count}


def counts(game: KingsBounty, title: str) -> list[int]:
    """What each seat counts for a majority title."""
    return [game.tally[seat * MAJORITIES + TITLES.index(title)] for seat in range(game.setting.seats)]


def holder(game: KingsBounty, title: str) -> int | None:
    """Before whom a title lies now."""
    seat = game.holder(TITLES.index(title))
    return None if seat < 0 else seat
