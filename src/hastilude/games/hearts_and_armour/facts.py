"""What Hearts and Armour tells of how it was played: sides, heroes, and the cards laid."""

from hastilude.core.action import Action
from hastilude.core.facts import Fact, Facts, Family
from hastilude.core.state import State
from hastilude.games.hearts_and_armour.cards import FACE_NAMES, HEROES, SIDES
from hastilude.games.hearts_and_armour.tableau import Tableau


class HeartsAndArmourFacts(Facts):
    had = (
        Family("side", "Sides", (*SIDES, "sorcerer")),
        Family("hero", "Heroes", HEROES, "hero"),
        Family(
            "fate", "Wounds, and who called for the fight", ("declared the last fight", "wounded at the end")
        ),
    )
    chosen = (
        Family("down", "Cards laid face down", FACE_NAMES, "card"),
        Family("up", "Cards played face up", FACE_NAMES, "card"),
    )

    def order(self, state: State, seats: int) -> list[int]:
        assert isinstance(state, Tableau)
        return [(state.first + i) % seats for i in range(seats)]

    def things_of(self, state: State, seat: int) -> list[Fact]:
        assert isinstance(state, Tableau)
        side = "sorcerer" if state.sorcerer == seat else SIDES[state.sides[seat]]
        found = [Fact("side", side), Fact("hero", HEROES[state.heroes[seat]])]
        if state.declarer == seat:
            found.append(Fact("fate", "declared the last fight"))
        if state.wounds[seat]:
            found.append(Fact("fate", "wounded at the end"))
        return found

    def things_in(self, action: Action) -> list[Fact]:
        family = {"lay": "down", "play": "up"}.get(action.kind)
        return [Fact(family, action.args["card"])] if family else []
