"""Rise Shields for tests: a game with short names for its units and cells, and scripted dice.

    field.do("activate 0ma; melee 1pi; face 5", dice="53")
    assert field.where("0ma") == "@x"

In moves `0ma` is the first of seat 0's men-at-arms as they are drawn, `0ma'` the second, `@x` a named cell
(rise_shields_draw.py).
"""

import re
from collections.abc import Iterable
from typing import Any, Final

from hastilude.core.chance import Chance, SeededChance, seed_of
from hastilude.core.state import CHOICE, OVER
from hastilude.core.words import Event, Refusal
from hastilude.games.rise_shields.actions import ACTIONS
from hastilude.games.rise_shields.meta import GAME
from hastilude.games.rise_shields.position import position
from hastilude.games.rise_shields.rulebook import RULEBOOK
from hastilude.games.rise_shields.rules import RiseShields
from support.play import args_of

COMPONENTS = RULEBOOK.components()

_UNIT: Final = re.compile(r"\d[a-z]{2}'?")


class Dice(Chance):
    """Scripted dice; shuffles leave a pile as it is, random picks take the first, or what `picks` says."""

    def __init__(self, faces: Iterable[int], picks: Iterable[int] = ()) -> None:
        self.faces = list(faces)
        self.picks = list(picks)

    def below(self, n: int) -> int:
        if n == 6:
            assert self.faces, "one more die is rolled than was written down"
            return self.faces.pop(0) - 1
        return self.picks.pop(0) if self.picks else 0

    def shuffle(self, cards: list[int]) -> None:
        pass


class Field:
    """A game with short names for its units and cells."""

    def __init__(self, game: RiseShields, cells: dict[str, str], units: dict[str, str]) -> None:
        self.game = game
        self.cells = cells
        self.units = units
        self.events: list[Event] = []

    # -- moves ---------------------------------------------------------------------------

    def say(self, text: str) -> int:
        """An action by its short text."""
        return ACTIONS.parse(" ".join(self._long(word) for word in text.split()))

    def do(self, script: str, dice: str = "", picks: Iterable[int] = ()) -> list[Event]:
        """Apply actions, divided by `;`, and after each what is forced, be it written or not.

        All dice must be used up.
        """
        chance = Dice(map(int, dice.replace(" ", "")), picks)
        texts = [text for text in map(str.strip, script.split(";")) if text]
        self.events = []
        self.game.events = self.events
        while texts:
            text = texts.pop(0)
            action = self.say(text)
            refusal = self.game.refusal(action)
            assert refusal is None, f"{text}: {refusal}; {self.asks()} {sorted(self.legal())}"
            self.game.apply(action, chance)
            self._settle(chance, texts)
        self.game.events = None
        assert not chance.faces, f"dice are left over: {chance.faces}; {self.asks()}"
        return self.events

    def _settle(self, chance: Chance, texts: list[str]) -> None:
        """What the referee does by himself; a script may write it down all the same."""
        while self.game.decider() != OVER and (action := self.game.forced()) != CHOICE:
            if texts and self.say(texts[0]) == action:
                texts.pop(0)
            self.game.apply(action, chance)

    def attack(self, unit: str, kind: str, target: str, dice: str = "", then: str = "") -> list[Event]:
        """Activate a unit, declare an attack, turn as the first facing offered, and go on with `then`."""
        script = f"activate {unit}; {kind} {target}"
        self.open(script)
        facing = min((text for text in self.legal() if text.startswith("face")), default="")
        return self.do(f"{facing}; {then}", dice)

    def open(self, script: str) -> None:
        """Actions that need no dice; what they tell is not kept."""
        self.do(script)

    # -- questions -----------------------------------------------------------------------

    def legal(self, kind: str = "") -> set[str]:
        """The legal actions, short; of one kind, if it is named."""
        texts = (self.short(ACTIONS.text(action)) for action in self.game.legal())
        return {text for text in texts if text.split()[0] == kind or not kind}

    def may(self, text: str) -> bool:
        return self.say(text) in self.game.legal()

    def refusal(self, text: str) -> Refusal:
        action = self.say(text)
        assert action not in self.game.legal(), f"{text} is legal"
        refusal = self.game.refusal(action)
        assert refusal is not None
        return refusal

    def why_not(self, text: str) -> str:
        return self.refusal(text).code

    def asks(self) -> str:
        """What is being decided, and by whom: `reply 1`."""
        prompt = self.game.prompt()
        return f"{prompt.code} {self.game.decider()}" if self.game.decider() != OVER else "over"

    def at(self, name: str) -> str:
        """The unit on a cell as it is drawn, or nothing."""
        for row in position(self.game)["units"]:
            if row.get("at") == self._long(name):
                return f"{self._short_unit(row['unit'])}{row['facing']}"
        return ""

    def where(self, unit: str) -> str:
        """The cell of a unit, by its name if it has one; `dead`, `aside`."""
        row = self.row(unit)
        return self.short(row["at"]) if row.get("at") else str(row["state"])

    def facing(self, unit: str) -> int:
        return int(self.row(unit)["facing"])

    def row(self, unit: str) -> dict[str, Any]:
        rows: list[dict[str, Any]] = position(self.game)["units"]
        return next(row for row in rows if row["unit"] == self._long(unit))

    def marks(self, unit: str) -> list[str]:
        return list(self.row(unit).get("marks", []))

    def player(self, seat: int) -> dict[str, Any]:
        row: dict[str, Any] = position(self.game)["players"][seat]
        return row

    def energy(self, seat: int) -> int:
        return int(self.player(seat)["energy"])

    def holds(self, seat: int) -> set[str]:
        return set(self.player(seat).get("artifacts", []))

    def closed(self, seat: int) -> set[str]:
        return set(self.player(seat).get("closed", {}))

    def strikes(self) -> list[dict[str, Any]]:
        """The accounts of the strikes since the last `do` began."""
        return [args_of(event) for event in self.events if event.code == "strike"]

    def totals(self) -> list[tuple[int, int]]:
        """Attack and defence total of each strike."""
        return [(row["attack_total"], row["defence_total"]) for row in self.strikes()]

    def parts(self, strike: int = -1) -> dict[str, int]:
        """The bonuses of a strike that are not 0, without bases and dice."""
        names = (*ATTACK_PARTS, *DEFENCE_PARTS)
        row = self.strikes()[strike]
        return {name: row[name] for name in names if row.get(name)}

    def told(self, code: str) -> list[dict[str, Any]]:
        return [args_of(event) for event in self.events if event.code == code]

    # -- short and long --------------------------------------------------------------------

    def _long(self, word: str) -> str:
        if word.startswith("@"):
            return self.cells[word[1:]]
        return self.units[word] if _UNIT.fullmatch(word) else word

    def short(self, text: str) -> str:
        units = {name: word for word, name in self.units.items()}
        cells = {cell: f"@{name}" for name, cell in self.cells.items()}
        return " ".join(units.get(word, cells.get(word, word)) for word in text.split())

    def _short_unit(self, name: str) -> str:
        return next((word for word, unit in self.units.items() if unit == name), name)


ATTACK_PARTS: Final = (
    "direction",
    "charge",
    "spears",
    "mountain",
    "fortress",
    "arc",
    "blessing",
    "sword",
    "verdict",
    "banner",
    "sceptre",
    "plan",
)
DEFENCE_PARTS: Final = (
    "d_fort",
    "d_forest",
    "d_shield",
    "d_raised",
    "d_blessing",
    "d_bulwark",
    "d_helm",
    "d_cloak",
)


# -- games from the beginning ------------------------------------------------------------------


def begin(seats: int = 2, options: dict[str, str] | None = None, dice: str = "") -> Field:
    """A game just set up; the artifact deck lies in the order of their list, the last one on top."""
    chance = Dice(map(int, dice))
    field = Field(RULEBOOK.start(seats, GAME.choose(options or {}), COMPONENTS, chance), {}, {})
    assert not chance.faces, f"dice are left over: {chance.faces}; {field.asks()}"
    return field


def begun(
    seats: int = 2, options: dict[str, str] | None = None, seed: object = 0, until: str = "main"
) -> Field:
    """A game played at random from the beginning up to a decision."""
    chance = SeededChance(seed_of("begun", seed))
    field = Field(RULEBOOK.start(seats, GAME.choose(options or {}), COMPONENTS, chance), {}, {})
    while field.game.prompt().code != until:
        legal = field.game.legal()
        field.game.apply(legal[chance.below(len(legal))], chance)
    return field
