"""The choices of a decision as a list for people: equal ones once, many grouped by card or place."""

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from hastilude.core.game import Rulebook
from hastilude.core.text import Texts
from hastilude.core.words import Heading, Remark, plain

#: up to here a plain list is easier than a list of lists
FLAT = 12
#: up to here a list is read; a longer one becomes two short choices
LONG = 30
#: the field by which long lists are grouped: what leaves the hand
CARD = "card"


class Choice:
    """One line of the list: an action, or a card or a part of the board with all that can be done there."""

    def __init__(self, actions: list[int], card: str = "", heading: Heading | None = None) -> None:
        self.actions = actions
        #: the card's code, or what else the actions have in common, where this is a group
        self.card = card
        self.heading = heading


def choices(actions: Sequence[int], rulebook: Rulebook, view: msgspec.Struct) -> list[Choice]:
    """The list for a decision."""
    different = _different(actions, rulebook, hand_kinds(view))
    if len(different) <= FLAT:
        return [Choice([action]) for action in different]
    found: list[Choice] = []
    groups: dict[str, Choice] = {}
    for number in different:
        action = rulebook.actions.decode(number)
        card = action.args.get(CARD, "") if len(action.args) > 1 else ""
        if card in groups:
            groups[card].actions.append(number)
            continue
        choice = Choice([number], card)
        found.append(choice)
        if card:
            groups[card] = choice
    return found if len(found) <= LONG else _parts(found, rulebook)


def _parts(found: list[Choice], rulebook: Rulebook) -> list[Choice]:
    """A list too long to be read, by the headings that the game gives."""
    parts: list[Choice] = []
    by_heading: dict[str, Choice] = {}
    for choice in found:
        heading = None if choice.card else rulebook.heading(choice.actions[0])
        if heading is None:
            parts.append(choice)
            continue
        key = repr(heading)
        if key in by_heading:
            by_heading[key].actions.extend(choice.actions)
            continue
        by_heading[key] = Choice(list(choice.actions), heading=heading)
        parts.append(by_heading[key])
    return parts


def label(choice: Choice, rulebook: Rulebook, texts: Texts) -> str:
    """What stands in the list for a single action; for a group, its heading or the name of its card."""
    if len(choice.actions) == 1:
        return texts.action(choice.actions[0])
    if choice.heading is not None:
        return texts.heading(choice.heading)
    return texts.thing(rulebook.things[CARD], choice.card)


def alike(actions: Sequence[int], remarks: Mapping[int, Sequence[Remark]]) -> list[Remark]:
    """What is remarked beside every one of these actions."""
    first, *others = (remarks.get(action, ()) for action in actions)
    return [remark for remark in first if all(remark in said for said in others)]


def hand_kinds(view: msgspec.Struct) -> dict[str, str]:
    """Card → kind for the viewer's own hand, in a game that shows one; without kinds each is its own."""
    return {card.card: getattr(card, "kind", card.card) for card in getattr(view, "hand", ())}


def _different(actions: Iterable[int], rulebook: Rulebook, kinds: dict[str, str]) -> list[int]:
    """One of each: cards of a kind in the own hand are equal (KB-R22)."""
    seen: set[tuple[str, ...]] = set()
    different: list[int] = []
    for number in actions:
        action = rulebook.actions.decode(number)
        likeness = (action.kind, *(kinds.get(value, value) for value in action.args.values()))
        if likeness not in seen:
            seen.add(likeness)
            different.append(number)
    return different


def uses(card: str, rulebook: Rulebook, view: msgspec.Struct) -> list[int]:
    """All actions with a card, on whatever lies in sight; `card` may be a kind of the hand."""
    hand = hand_kinds(view)
    cards = {code for code, kind in hand.items() if kind == card} or {card}
    in_sight = _words(plain(view)) - set(hand)
    found: list[int] = []
    for number in rulebook.actions:
        args = rulebook.actions.decode(number).args
        others = [value for value in args.values() if value not in cards]
        if len(others) < len(args) and all(value in in_sight for value in others):
            found.append(number)
    return found


def find_card(text: str, rulebook: Rulebook, texts: Texts, view: msgspec.Struct) -> str | None:
    """The card that somebody names by its code or by its name: first in the own hand, then anywhere."""
    wanted = text.casefold()
    for card, kind in hand_kinds(view).items():
        if wanted in (card, kind, _name(card, texts), _name(kind, texts)):
            return card
    for kind_of_action in rulebook.actions.kinds:
        for field, values in zip(kind_of_action.fields, kind_of_action.values, strict=True):
            if rulebook.things.get(field) == rulebook.things.get(CARD):
                for value in values:
                    if wanted in (value, value.rpartition("_")[0], _name(value, texts)):
                        return value
    return None


def _name(card: str, texts: Texts) -> str:
    name = texts.thing(texts.rulebook.things[CARD], card)
    return name.casefold().replace("\N{NO-BREAK SPACE}", " ")


def _words(value: object) -> set[str]:
    """Every word that occurs in plain data."""
    if isinstance(value, str):
        return {value}
    if isinstance(value, dict):
        return _words([*value, *value.values()])
    if isinstance(value, list):
        return set().union(*(_words(item) for item in value)) if value else set()
    return set()
