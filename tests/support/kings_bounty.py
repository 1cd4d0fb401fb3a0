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

from collections import Counter
from typing import Any

from hastilude.core.state import OVER
from hastilude.core.words import Result
from hastilude.games.kings_bounty.cards import ACTIONS, DONE, EXCHANGE, HOLDING_NAMES, KIND_NAMES, PASS
from hastilude.games.kings_bounty.invariants import places
from hastilude.games.kings_bounty.position import from_position, position
from hastilude.games.kings_bounty.rulebook import RULEBOOK
from hastilude.games.kings_bounty.rules import KingsBounty
from hastilude.games.kings_bounty.tableau import KIND
from hastilude.games.kings_bounty.titles import MAJORITIES, TITLES
from support.play import Play, result

COMPONENTS = RULEBOOK.components()
FIGURES = RULEBOOK.figures(COMPONENTS)
PLAYING = Play(RULEBOOK, RULEBOOK.start)
start, random_game = PLAYING.start, PLAYING.random_game
legal, do, why_not = PLAYING.legal, PLAYING.do, PLAYING.why_not
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


def cards(game: KingsBounty) -> Counter[str]:
    """How many unit and holding cards of each kind are in the game, wherever they lie."""
    return Counter({KIND_NAMES[kind]: n for kind, n in enumerate(places(game)) if n})


def open_titles(game: KingsBounty) -> list[str]:
    return [TITLES[title] for title in game.open_titles]


def worth(title: str) -> int:
    """The VP of a title, from the component table (KB-R08: no test knows a number)."""
    return FIGURES.title_points[TITLES.index(title)]


def last_turn(picture: str, **more: Any) -> KingsBounty:
    """A picture in the final phase, the last player to move: only the final turn is left."""
    seats = sum(line.strip()[:1].isdigit() for line in picture.splitlines())
    more = {"deck_exhausted": True, "deck": [], "seat": seats - 1, "turn": seats - 1, **more}
    return draw(picture, **more)


def finish(game: KingsBounty) -> Result:
    """The final phase to its end without a change of the table: each sheds one card, or passes."""
    assert game.final
    while game.decider() != OVER:
        actions = game.legal()
        last = actions[-1]  # exchange, done and pass stand at the end of the list
        do(game, ACTIONS.text(last if last in (EXCHANGE, DONE, PASS) else actions[0]))
    return result(game)


def scores(result: Result) -> list[int]:
    return [score.points for score in result.scores]
