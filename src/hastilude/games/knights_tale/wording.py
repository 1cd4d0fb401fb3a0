"""Effects and conditions as the component file writes them: `glory 3 + prestige office`.

Views carry these texts, so that a card of a replaced file still describes itself.
"""

from typing import Final

from hastilude.games.knights_tale.cards import (
    ANY_RELIC,
    COLOURS,
    DECKS,
    GIVE_PRESTIGE,
    GIVE_RELIC,
    GIVE_SUPPORT,
    PRESTIGE,
    RECRUIT,
    REFRESH,
    REFRESHED,
    RELICS,
    SUPPORT,
    TOP_SUPPORT,
    TURN_DIE,
)
from hastilude.games.knights_tale.figures import Needs
from hastilude.games.knights_tale.titles import Means

#: by code, where a number follows
_WORDS: Final = (
    "glory",
    "coins",
    "faith",
    "strength",
    "horse",
    "armour",
    "prestige",
    "relic",
    "relic",
    "support",
    "support",
    "titles",
    "journey",
    "recruit",
    "pawns",
    "reroll_faith",
    "title_glory",
    "travel_plays",
    "journey_cards",
    "discount",
    "refresh",
    "attack",
    "opponent_attack",
    "opponent_prestige",
    "turn",
    "reroll",
)


def effect_text(effect: list[int]) -> str:
    return " + ".join(_part(effect[i], effect[i + 1]) for i in range(0, len(effect), 2))


def _part(code: int, number: int) -> str:
    word = _WORDS[code]
    if code == RECRUIT:
        return word
    if code == ANY_RELIC:
        return "relic any"
    if code == TOP_SUPPORT:
        return "support top"
    if code == TURN_DIE:
        return f"turn {COLOURS[number >> 4]} {number & 15}"
    names = {GIVE_PRESTIGE: PRESTIGE, GIVE_RELIC: RELICS, GIVE_SUPPORT: SUPPORT, REFRESH: REFRESHED}.get(code)
    return f"{word} {number if names is None else names[number]}"


def needs_text(needs: Needs) -> str:
    """The conditions of a title."""
    return " + ".join(words for words, _, _ in conditions(needs))


def conditions(needs: Needs, means: Means | None = None, brave: bool = False) -> list[tuple[str, int, int]]:
    """Each condition of a title: its words, how much it asks for, how much somebody has (KT-239, KT-244)."""
    found: list[tuple[str, int, int]] = []
    support = [0] * len(SUPPORT) if means is None else means.support
    if needs.without >= 0:
        found.append((f"without {SUPPORT[needs.without]}", 1, 0 if support[needs.without] else 1))
    if needs.duel_attack >= 0:
        found.append((f"duel {needs.duel_attack} {needs.duel_prestige}", 1, 1 if brave else 0))
    for kind, count in enumerate(needs.support):
        if count:
            found.append((f"support {SUPPORT[kind]} {count}", count, support[kind]))
    there = _NOTHING if means is None else _purse(means)
    for (words, count), have in zip(_asked(needs), there, strict=True):
        if count:
            found.append((f"{words} {count}", count, have))
    return found


def _asked(needs: Needs) -> list[tuple[str, int]]:
    return [
        ("support any", needs.any_support),
        ("relic any", needs.relics),
        ("prestige any", needs.prestige),
        ("coins", needs.coins),
        ("faith", needs.faith),
        ("strength", needs.strength),
        *zip(DECKS, needs.cards, strict=True),
        ("horse", needs.horse),
        ("armour", needs.armour),
    ]


def _purse(means: Means) -> list[int]:
    """In the order of `_asked`."""
    tokens, relics, prestige = means.tokens, means.relics, means.prestige
    purse = [means.coins, means.faith, means.strength]
    return [tokens, relics, prestige, *purse, *means.cards, means.horse, means.armour]


_NOTHING: Final = [0] * len(_asked(Needs()))
