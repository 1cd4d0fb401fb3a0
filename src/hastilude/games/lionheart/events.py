"""What happens in Lionheart, as it is told: each event with its arguments and their types."""

from typing import Final

from hastilude.core.told import Declared, Told

EVENTS: Final[Declared] = {
    "allied": Told({"seat": int, "domain": str, "victim": str}),
    "begins": Told({"seat": int}),
    "bonus": Told({"seat": int, "money": int, "points": int}),
    "border": Told({"seat": int, "edge": str}),
    "castle": Told({"seat": int, "cell": str, "colour": str, "domain": str, "gap": int}),
    "closed": Told({"seat": int, "count": int, "domain": str, "points": int}),
    "cut_off": Told({"seat": int, "count": int, "domain": str}),
    "dealt": Told({"seat": int}),
    "drew": Told({"seat": int, "card": str, "letter": str}, veiled=frozenset({"card"})),
    "drew_market": Told({"seat": int, "card": str}),
    "ended": Told({"reason": str, "winners": list[int]}),
    "expanding": Told({"seat": int, "domain": str}),
    "final_round": Told({"seat": int, "turns": int}),
    "income": Told({"seat": int, "count": int}),
    "knight": Told({"seat": int, "cell": str, "colour": str, "fee": int}),
    "lapsed": Told({"seat": int, "left": int}),
    "monopoly": Told({"seat": int, "mine": str}),
    "monopoly_lost": Told({"seat": int, "mine": str}),
    "played": Told({"seat": int, "card": str, "price": int, "use": str}),
    "score": Told({"seat": int, "lost": bool, "points": int, "total": int}),
    "sold": Told({"seat": int, "card": str, "count": int}),
    "stopped": Told({"seat": int}),
    "superfluous": Told({"count": int}),
    "took": Told({"seat": int, "cell": str, "domain": str, "from": int, "terrain": str, "victim": str}),
    "traitor": Told({"seat": int, "domain": str, "from": int, "victim": str}),
    "withdrew": Told({"seat": int, "cell": str, "colour": str, "domain": str}),
}
