"""Hearts and Armour for tests: positions drawn as text, and moves by their text.

    game = draw('''
        >A1:                                | sword_1_take shield_1_discard
         B1: +sword_2_take:A2 -shield_1_take:B2 | sword_1_transfer
         A2:                                | shield_1_take
         B2: !2                             |
    ''')

A line for each seat, clockwise, named as in the ledger's examples: A1 … A4 and B1 … B4 are
the knights of the two sides, S is the sorcerer. In front of a hero lie cards face up (`+`)
or face down (`-`), each with who laid it after a colon (the hero's own seat if left out);
`!2` are two wounds. After `|` stands the hand. `>` marks the seat to move.
"""

from typing import Any

from hastilude.core.chance import Chance, SeededChance, seed_of
from hastilude.core.words import Event
from hastilude.games.hearts_and_armour.cards import ACTIONS, HEROES
from hastilude.games.hearts_and_armour.position import from_position, position
from hastilude.games.hearts_and_armour.rulebook import RULEBOOK
from hastilude.games.hearts_and_armour.rules import HeartsAndArmour
from hastilude.games.hearts_and_armour.setting import Figures
from hastilude.games.hearts_and_armour.verdict import REASONS, VERDICTS, WINNING_SIDES
from hastilude.games.hearts_and_armour.view import HeartsAndArmourView, HeroView
from support.play import Play

COMPONENTS = RULEBOOK.components()
FIGURES = RULEBOOK.figures(COMPONENTS)

#: short names of the heroes, in the order of their numbers
SHORT = ("A1", "A2", "A3", "A4", "B1", "B2", "B3", "B4", "S")
HERO = dict(zip(SHORT, HEROES, strict=True))
NAME = dict(zip(HEROES, SHORT, strict=True))

#: the seats of the ledger's examples
RING = {
    2: ["A1", "B1"],
    3: ["S", "A1", "B1"],
    4: ["A1", "B1", "A2", "B2"],
    5: ["S", "A1", "B1", "A2", "B2"],
    6: ["A1", "B1", "A2", "B2", "A3", "B3"],
    7: ["S", "A1", "B1", "A2", "B2", "A3", "B3"],
    8: ["A1", "B1", "A2", "B2", "A3", "B3", "A4", "B4"],
    9: ["S", "A1", "B1", "A2", "B2", "A3", "B3", "A4", "B4"],
}
EVEN_GOALS = "A1>B1 A2>B2 A3>B3 A4>B4 B1>A1 B2>A2 B3>A3 B4>A4"
#: by number of seats; for five those of HA-E28
ODD_GOALS = {
    3: "S>A1,B1 A1>S B1>S",
    5: "S>A1,B1 A1>S A2>B2 B1>A2 B2>S",
    7: "S>A1,B1 A1>B2 A2>S A3>B3 B1>A2 B2>S B3>A3",
    9: "S>A1,B1 A1>B2 A2>S A3>B3 A4>B4 B1>A2 B2>S B3>A3 B4>A4",
}


def draw(
    picture: str,
    *,
    goals: str = "",
    options: dict[str, str] | None = None,
    strict: bool = False,
    figures: Figures = FIGURES,
    **more: Any,
) -> HeartsAndArmour:
    """The state of a picture. `more` are keys of the position format."""
    names: list[str] = []
    given: dict[str, Any] = {"options": options or {}, "wounds": [], "hands": [], "table": []}
    lines = [line.strip() for line in picture.splitlines() if line.strip()]
    ring = [line.partition(":")[0].lstrip(">") for line in lines]
    for line in lines:
        name, _, rest = line.partition(":")
        if name.startswith(">"):
            given["seat"] = len(names)
        names.append(name.lstrip(">"))
        before, _, hand = rest.partition("|")
        words = before.split()
        given["wounds"].append(sum(int(word[1:]) for word in words if word.startswith("!")))
        given["table"].append([_lying(word, names[-1], ring) for word in words if word[0] in "+-"])
        given["hands"].append(hand.split())
    given["seats"] = len(names)
    given["heroes"] = [HERO[name] for name in names]
    given["goals"] = goals_of(ring, goals)
    # late enough in the round for every card that lies there
    seat = given.get("seat", 0)
    given.setdefault("first", seat)
    given.update(more)
    given.setdefault("turn", 1 + (seat - given["first"]) % len(names))
    return from_position(given, figures, strict=strict)


def _lying(word: str, owner: str, ring: list[str]) -> dict[str, Any]:
    card, _, layer = word[1:].partition(":")
    layer, _, moved = layer.partition("/")
    return {
        "card": card,
        "up": word[0] == "+",
        "by": ring.index(layer or owner),
        "on": HERO[owner],
        "moved_by": ring.index(moved) if moved else None,
    }


def goals_of(ring: list[str], goals: str) -> list[list[str]]:
    """`A1>B1 S>A1,B1` as lists of heroes by seat."""
    words = goals or (EVEN_GOALS if len(ring) % 2 == 0 else ODD_GOALS[len(ring)])
    holders = {word.partition(">")[0]: word.partition(">")[2].split(",") for word in words.split()}
    return [[HERO[name] for name in holders[holder]] for holder in ring]


def late(game: HeartsAndArmour, lap: int = 2) -> HeartsAndArmour:
    """The same, in a later lap: the fight may be declared."""
    game.first = game.seat
    game.turn = 1 + (lap - 1) * game.setting.seats
    game._legal = None
    return game


# -- moves -------------------------------------------------------------------------------


def say(text: str) -> int:
    """An action by its text, heroes by their short names: `lay sword_1_take on B1`."""
    for short, hero in HERO.items():
        text = text.replace(f"on {short}", f"on {hero}").replace(f"to {short}", f"to {hero}")
    if text.startswith("lay") and "face" not in text:
        text = text.replace(" on ", " face down on ")
    if text.startswith("play") and "face" not in text:
        text = text.replace(" on ", " face up on ")
    return ACTIONS.parse(text)


def said(action: int) -> str:
    """The other way round."""
    text = ACTIONS.text(action).replace(" face down", "").replace(" face up", "")
    for hero, short in NAME.items():
        text = text.replace(f"on {hero}", f"on {short}").replace(f"to {hero}", f"to {short}")
    return text


PLAYING = Play(RULEBOOK, RULEBOOK.start, say=say, said=said)
start, random_game = PLAYING.start, PLAYING.random_game
legal, do, settle, why_not = PLAYING.legal, PLAYING.do, PLAYING.settle, PLAYING.why_not


def fight(game: HeartsAndArmour, chance: Chance | None = None) -> list[Event]:
    """The fight is declared now, in the second lap; whatever chance follows."""
    return do(late(game), "declare fight", chance=chance or SeededChance(seed_of("fight")))


# -- looking -----------------------------------------------------------------------------


def ring(game: HeartsAndArmour) -> list[str]:
    """The short names by seat."""
    return [NAME[HEROES[hero]] for hero in game.heroes]


def seat(game: HeartsAndArmour, name: str) -> int:
    return ring(game).index(name)


def hand(game: HeartsAndArmour, name: str) -> list[str]:
    """Faces in hand, in order, with who knows them."""
    found: list[str] = position(game)["hands"][seat(game, name)]
    return found


def lying(game: HeartsAndArmour, name: str) -> list[str]:
    """The cards in front of a hero, drawn as in pictures: `-sword_1_take:B1`."""
    return [_drawn(game, card) for card in position(game)["table"][seat(game, name)]]


def discarded(game: HeartsAndArmour) -> list[str]:
    return [_drawn(game, card) for card in position(game)["discard"]]


def _drawn(game: HeartsAndArmour, card: dict[str, Any]) -> str:
    return f"{'+' if card['up'] else '-'}{card['card']}:{ring(game)[card['by']]}"


def wounds(game: HeartsAndArmour) -> dict[str, int]:
    """By short name, only those who have some."""
    return {name: count for name, count in zip(ring(game), game.wounds, strict=True) if count}


def sight(game: HeartsAndArmour, viewer: str | None) -> HeartsAndArmourView:
    return RULEBOOK.view(game, None if viewer is None else seat(game, viewer))


def hero_seen(game: HeartsAndArmour, viewer: str | None, name: str) -> HeroView:
    """A hero as a viewer sees him."""
    return sight(game, viewer).heroes[seat(game, name)]


def cards_seen(game: HeartsAndArmour, viewer: str | None, name: str) -> list[str | None]:
    """The faces of the cards in front of a hero, as a viewer knows them."""
    return [card.card for card in hero_seen(game, viewer, name).cards]


# -- ends --------------------------------------------------------------------------------


def end(
    seats: int, deaths_and_wounds: str, *, goals: str = "", options: dict[str, str] | None = None, **more: Any
) -> HeartsAndArmour:
    """A game whose last fight leaves these wounds, `A1:3 B2:1`, and all others unhurt.

    What does not kill was there before; the rest is laid as swords and fought out.
    """
    due = {word.partition(":")[0]: int(word.partition(":")[2]) for word in deaths_and_wounds.split()}
    singles, doubles = 12, 4
    lines = []
    for name in RING[seats]:
        alive = 4 if name == "S" else 2
        before = min(due.get(name, 0), alive)
        swords = due.get(name, 0) - before
        cards: list[str] = []
        while swords:
            if swords >= 2 and doubles:
                doubles, swords = doubles - 1, swords - 2
                cards.append(DOUBLES[doubles])
            else:
                singles, swords = singles - 1, swords - 1
                cards.append(SINGLES[singles])
        lines.append(f"{name}: !{before} {' '.join('-' + card for card in cards)} |")
    options = options or {}
    more.setdefault("round", 1)
    game = draw("\n".join(lines), goals=goals, options=options, **more)
    fight(game)
    return game


SINGLES = ["sword_1_transfer"] * 4 + ["sword_1_discard"] * 4 + ["sword_1_take"] * 4
DOUBLES = ["sword_2_transfer", "sword_2_transfer", "sword_2_discard", "sword_2_take"]


def winners(game: HeartsAndArmour) -> set[str]:
    """Of the last finished game, by the hero they had."""
    sheet = game.sheet
    assert sheet is not None
    return {NAME[HEROES[sheet.heroes[seat]]] for seat in sheet.winners()}


def verdicts(game: HeartsAndArmour) -> dict[str, str]:
    sheet = game.sheet
    assert sheet is not None
    return {
        NAME[HEROES[sheet.heroes[seat]]]: VERDICTS[verdict] for seat, verdict in enumerate(sheet.verdicts)
    }


def reason(game: HeartsAndArmour) -> tuple[str, str]:
    """Why the last finished game ended, and the side that won it."""
    sheet = game.sheet
    assert sheet is not None
    return REASONS[sheet.reason], WINNING_SIDES[sheet.side]
