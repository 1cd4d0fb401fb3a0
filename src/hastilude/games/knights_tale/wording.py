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
    parts: list[str] = []
    if needs.without >= 0:
        parts.append(f"without {SUPPORT[needs.without]}")
    if needs.duel_attack >= 0:
        parts.append(f"duel {needs.duel_attack} {needs.duel_prestige}")
    parts += [f"support {SUPPORT[kind]} {count}" for kind, count in enumerate(needs.support) if count]
    for words, count in (
        ("support any", needs.any_support),
        ("relic any", needs.relics),
        ("prestige any", needs.prestige),
        ("coins", needs.coins),
        ("faith", needs.faith),
        ("strength", needs.strength),
        *zip(DECKS, needs.cards, strict=True),
        ("horse", needs.horse),
        ("armour", needs.armour),
    ):
        if count:
            parts.append(f"{words} {count}")
    return " + ".join(parts)
