"""What happens in King's Bounty, as it is told: each event with its arguments and their types."""

from typing import Final

from hastilude.core.told import Declared, Told

EVENTS: Final[Declared] = {
    "captured": Told({"seat": int, "card": str, "defence": int, "from": int, "holding": str, "lost": str}),
    "dealt": Told({"deck": int, "removed": list[str], "titles": list[str]}),
    "deck_exhausted": Told({"seat": int}),
    "destroyed": Told({"seat": int, "card": str, "from": int, "holding": str, "lost": str}),
    "disbanded": Told({"seat": int, "card": str, "defence": int, "holding": str, "lost": str}),
    "drew": Told({"seat": int, "cards": list[str], "count": int}, veiled=frozenset({"cards"})),
    "ended": Told({"reason": str, "winner": int}),
    "exchanging": Told({"seat": int}),
    "garrisoned": Told({"seat": int, "card": str, "defence": int, "holding": str, "lost": str}),
    "laid": Told({"seat": int, "holding": str}),
    "passed": Told({"seat": int}),
    "picked": Told({"seat": int, "card": str}),
    "removed": Told({"seat": int, "people": str}),
    "returned": Told({"seat": int, "cards": list[str], "count": int}, veiled=frozenset({"cards"})),
    "revealed": Told({"seat": int, "title": str}),
    "title": Told({"seat": int, "from": int, "title": str}),
}
