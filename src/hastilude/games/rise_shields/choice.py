"""What the decisions of Rise Shields have in common: who decides, and why an action is out of place."""

from hastilude.core.chance import Chance
from hastilude.core.decision import Decision
from hastilude.core.words import Args, Refusal
from hastilude.games.rise_shields import actions, undo
from hastilude.games.rise_shields.hexes import CELL_NAMES
from hastilude.games.rise_shields.names import UNIT_NAMES
from hastilude.games.rise_shields.tableau import Tableau

#: ways to use a leader card: one's own or a borrowed one, and through the wizards
CARD_KINDS = ("play", "channel", "borrow", "borrow_channel")


class Choice(Decision[Tableau]):
    def decider(self, t: Tableau) -> int:
        return t.chooser

    def refusal(self, t: Tableau, action: int) -> Refusal:
        kind, number = read(action)
        found = self.reason(t, kind, number)
        return out_of_place(t, kind) if found is None else found

    def reason(self, t: Tableau, kind: str, number: int) -> Refusal | None:
        """Why an action of a kind that is at home here is not legal; None for all other kinds."""
        return None

    def reveals(self, t: Tableau, action: int) -> bool:
        return undo.reveals(t, action)


class Pointing(Choice):
    """One of some units is chosen."""

    def units(self, t: Tableau) -> list[int]:
        raise NotImplementedError

    def chosen(self, t: Tableau, unit: int, chance: Chance) -> None:
        raise NotImplementedError

    def legal(self, t: Tableau) -> list[int]:
        return [actions.ON + unit for unit in self.units(t)]

    def apply(self, t: Tableau, action: int, chance: Chance) -> None:
        self.chosen(t, action - actions.ON, chance)

    def reason(self, t: Tableau, kind: str, number: int) -> Refusal | None:
        if kind != "on":
            return None
        return Refusal("not_a_target", {"unit": UNIT_NAMES[number]}, ("RS-180", "RS-191"))


# -- reasons that several decisions give ------------------------------------------------------------


def read(action: int) -> tuple[str, int]:
    """The kind of an action, and its number within the kind."""
    found = actions.ACTIONS.kinds[0]
    for kind in actions.ACTIONS.kinds:
        if actions.ACTIONS.offset[kind.name] <= action:
            found = kind
    return found.name, action - actions.ACTIONS.offset[found.name]


def out_of_place(t: Tableau, kind: str) -> Refusal:
    """It is simply not the time for such an action."""
    if kind in CARD_KINDS:
        return Refusal("not_now", {}, ("RS-187",))
    if kind == "only":
        return Refusal("not_now", {}, ("RS-R48",))
    if kind == "resign" and not t.setting.resigning:
        return Refusal("no_resigning", {}, ("RS-R107",))
    return not_now()


def not_now() -> Refusal:
    return Refusal("not_now", {}, ("RS-049", "RS-321"))


def occupied(t: Tableau, cell: int) -> Refusal:
    args = {"cell": CELL_NAMES[cell], "unit": UNIT_NAMES[t.at[cell]]}
    return Refusal("occupied", args, ("RS-012", "RS-058"))


def fighters(unit: int, target: int) -> Args:
    return {"unit": UNIT_NAMES[unit], "target": UNIT_NAMES[target]}
