"""A Knight's Tale for tests: positions drawn as text, moves by their text, dice by their faces.

    game = draw('''
        >0: coins 3 strength 2 horse 3 | squire thug! ring office | game rescue | serenade
         1: glory 12
        events: crusade siege wandering
        florence: hans_von_trotha<0 david_mathew
    ''', phase="travel")

A line for each player: figures as words and numbers, then after `|` the tokens (support,
relics, prestige; `!` is face down), the hand, and the cards played. `>` marks the seat to
decide. Knights stand in their city, challenged by the seat after `<`; in `cells` the eight
of the bracket are a knight, `@0` for the shield of seat 0, or `-`.
"""

from typing import Any

from hastilude.core.chance import Chance, RecordedChance, SeededChance, seed_of
from hastilude.core.words import Event
from hastilude.games.knights_tale.cards import CITIES, DECKS, PRESTIGE, RELICS, SUPPORT, TRACK
from hastilude.games.knights_tale.drawing import from_position
from hastilude.games.knights_tale.position import position
from hastilude.games.knights_tale.rulebook import RULEBOOK
from hastilude.games.knights_tale.rules import KnightsTale
from support.play import Play, args_of

COMPONENTS = RULEBOOK.components()
FIGURES = RULEBOOK.figures(COMPONENTS)
PLAYING = Play(RULEBOOK, RULEBOOK.start)
start, random_game = PLAYING.start, PLAYING.random_game
legal, do, settle, why_not = PLAYING.legal, PLAYING.do, PLAYING.settle, PLAYING.why_not

PADARM = {"tournament_type": "pas_d_armes"}


# -- positions ---------------------------------------------------------------------------


def draw(
    picture: str, *, options: dict[str, str] | None = None, strict: bool = False, **more: Any
) -> KnightsTale:
    """The state of a picture. `more` are keys of the position format."""
    given: dict[str, Any] = {"options": options or {}, "players": []}
    for line in filter(None, map(str.strip, picture.splitlines())):
        name, _, rest = line.partition(":")
        if name.lstrip(">").isdigit():
            if name.startswith(">"):
                given["seat"] = len(given["players"])
            given["players"].append(_player(rest))
        else:
            _thing(given, name, rest.split())
    given["seats"] = 1 if more.pop("solo", False) else len(given["players"])
    for key, value in more.items():
        if isinstance(value, dict) and isinstance(given.get(key), dict):
            given[key].update(value)
        else:
            given[key] = value
    return from_position(given, FIGURES, strict=strict)


def _player(rest: str) -> dict[str, Any]:
    figures, tokens, hand, played = [part.split() for part in (rest + "|||").split("|")[:4]]
    player: dict[str, Any] = {
        name: int(number) if number.isdigit() else number
        for name, number in zip(figures[::2], figures[1::2], strict=True)
    }
    for name, kinds in (("support", SUPPORT), ("relics", RELICS), ("prestige", PRESTIGE)):
        player[name] = [token for token in tokens if token.rstrip("!") in kinds]
    assert len(tokens) == sum(len(player[name]) for name in ("support", "relics", "prestige")), tokens
    player["hand"], player["played"] = hand, played
    return player


def _thing(given: dict[str, Any], name: str, words: list[str]) -> None:
    if name == "track":
        words = (words + ["-"] * len(TRACK))[: len(TRACK)]
        given.setdefault("support", {})["track"] = [None if word == "-" else word for word in words]
    elif name in DECKS:
        given.setdefault("rows", {})[name] = words
    elif name in CITIES or name == "cells":
        places = given.setdefault("tournament", {}).setdefault("places", {})
        for number, word in enumerate(words, 1):
            place = f"cell_{number}" if name == "cells" else f"{name}_{number}"
            knight, _, shield = word.replace("@", "<").partition("<")
            if word != "-":
                places[place] = {"knight": knight or None, "shield": int(shield) if shield else None}
    elif name == "public":
        given.setdefault("titles", {})["public"] = words
    elif name == "goals":
        # `goals: rich brave / lucky`, seat by seat
        goals = [part.split() for part in " ".join(words).split("/")]
        given.setdefault("titles", {})["personal"] = goals
    elif name == "order" or name == "initiative":
        given[name] = [int(word) for word in words]
    else:
        given[name] = words


def player(game: KnightsTale, seat: int) -> dict[str, Any]:
    """What a player has, as a position writes it."""
    found: dict[str, Any] = position(game)["players"][seat]
    return found


# -- moves -------------------------------------------------------------------------------


def refused_by(game: KnightsTale, text: str) -> tuple[str, ...]:
    """The rules that bar an action; fails if it is legal."""
    return PLAYING.refused(game, text).rules


def any_chance(seed: object = 0) -> SeededChance:
    return SeededChance(seed_of("knights_tale", seed))


# -- dice --------------------------------------------------------------------------------

_FACES = {
    colour: [str(face) for face in COMPONENTS.data["dice"][colour]["faces"]]
    for colour in ("strength", "horse", "armour")
}


def faces(*rolls: str) -> RecordedChance:
    """Dice that fall like this: `faces("5S 40 3", …)`, each roll by colour: strength, horse, armour.

    A colour without dice is `-`; a fourth word is the die of a Polish noble.
    """
    numbers: list[int] = []
    for roll in rolls:
        words = roll.split()
        for colour, word in zip(("strength", "horse", "armour", "armour"), words, strict=False):
            numbers += [_FACES[colour].index(face) for face in word if face != "-"]
    return RecordedChance(numbers)


class FacesFirst(Chance):
    """Dice that fall as told, then anything: for what comes after a duel."""

    def __init__(self, *rolls: str) -> None:
        super().__init__()
        self.told = faces(*rolls)
        self.after = SeededChance(seed_of("after"))

    def below(self, n: int) -> int:
        return self.told.below(n) if self.told.left() else self.after.below(n)


# -- duels -------------------------------------------------------------------------------


def joust(
    line: str,
    knight: str = "hans_von_trotha",
    *,
    options: dict[str, str] | None = None,
    chance: Chance | None = None,
    **more: Any,
) -> KnightsTale:
    """Seat 0 against a knight in Florence (Padarm); afterwards seat 1 is asked in Paris."""
    game = draw(
        f">0: {line}\n1: strength 1\nflorence: {knight}\nparis: david_mathew<1",
        phase="sign_up",
        order=[1, 0],
        tournament={"sweep": 1},
        options={**PADARM, **(options or {})},
        **more,
    )
    do(game, "sign up florence_1", chance=chance)
    return game


def tilt(first: str, second: str, *, order: tuple[int, int] = (0, 1), **more: Any) -> KnightsTale:
    """Seat 0 against seat 1 in the first stage of a Plaisance; knights in all other cells."""
    knights = "hans_von_trotha david_mathew charles_vii henry_v jan_zizka john_talbot"
    game = draw(
        f">0: {first}\n1: {second}\ncells: - @1 {knights}",
        phase="sign_up",
        order=list(order),
        **more,
    )
    do(game, "sign up cell_1")
    return game


def attacks(game: KnightsTale) -> tuple[int, int]:
    """Of both sides now."""
    view = RULEBOOK.view(game, None)
    assert view.duel is not None
    return view.duel.sides[0].attack, view.duel.sides[1].attack


def outcome(events: list[Event]) -> list[tuple[int | None, str]]:
    """Who has won each clash, and by what; None is the opponent."""
    return [(args_of(event)["seat"], args_of(event)["why"]) for event in events if event.code == "clash_won"]
