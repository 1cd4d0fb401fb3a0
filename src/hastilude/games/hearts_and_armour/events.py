"""What happens in Hearts and Armour, as it is told: each event with its arguments and their types."""

from typing import Final

from hastilude.core.told import Declared, Told

EVENTS: Final[Declared] = {
    "chosen": Told({"seat": int, "card": str, "hero": str, "layer": int}, may=frozenset({"card"})),
    "dealt": Told({"seat": int, "cards": list[str], "count": int}, veiled=frozenset({"cards"})),
    "declared": Told({"seat": int, "forced": bool}),
    "declined": Told({"seat": int, "effect": str}),
    "discarded": Told(
        {"seat": int, "card": str, "hero": str, "layer": int, "place": int}, veiled=frozenset({"card"})
    ),
    "ended": Told({"reason": str, "winners": list[int]}),
    "goal": Told({"seat": int, "goals": list[str]}, veiled=frozenset({"goals"})),
    "hero": Told({"seat": int, "hero": str}),
    "judged": Told({"seat": int, "goals": list[str], "hero": str, "verdict": str}),
    "killed": Told({"hero": str}),
    "laid": Told({"seat": int, "card": str, "hero": str}, veiled=frozenset({"card"})),
    "marked": Told({"cards": list[str], "hero": str, "total": int}),
    "moved": Told(
        {"seat": int, "card": str, "hero": str, "layer": int, "place": int, "to": str},
        veiled=frozenset({"card"}),
    ),
    "next_game": Told({"game": int, "heroes": list[str]}),
    "played": Told({"seat": int, "card": str, "hero": str, "void": bool}),
    "round": Told({"seat": int, "deck": int, "round": int}),
    "struck": Told(
        {"cards": list[str], "hero": str, "shields": int, "swords": int, "total": int, "wounds": int}
    ),
    "taken": Told(
        {"seat": int, "card": str, "hero": str, "layer": int, "own": bool, "place": int, "to": str},
        veiled=frozenset({"card"}),
    ),
    "tokens": Told({"winners": list[int]}),
    "verdict": Told(
        {"killed_a": int, "killed_b": int, "reason": str, "side": str, "wounds_a": int, "wounds_b": int}
    ),
}
