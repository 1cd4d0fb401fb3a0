"""Before the first turn: peoples into the box, titles, cards (ledger 3.2, 3.14, KB-R02).

The first player is seat 0, the last one the highest seat (KB-015, KB-030, KB-216, KB-R09).
"""

from hastilude.core.chance import Chance
from hastilude.core.decision import Decision
from hastilude.core.state import CHOICE
from hastilude.core.words import Args, Refusal
from hastilude.games.kings_bounty.cards import KINDS, PEOPLES, REMOVE
from hastilude.games.kings_bounty.tableau import HAND_SIZE, OPEN_TITLES, TURN, Tableau
from hastilude.games.kings_bounty.titles import TITLES


def set_up(state: Tableau, chance: Chance) -> None:
    """All set-up randomness; the choice of the first player is the table's (KB-029)."""
    state.clear()
    setting = state.setting
    if setting.removals and setting.peoples_chosen:
        return
    peoples = [1, 2, 3, 4]  # KB-152: humans stay
    for _ in range(setting.removals):  # KB-143, KB-145
        state.removed.append(peoples.pop(chance.below(len(peoples))))
    deal(state, chance)


def deal(state: Tableau, chance: Chance) -> None:
    pool = state.title_pool()
    chance.shuffle(pool)
    state.open_titles = pool[:OPEN_TITLES]  # KB-023, KB-024; the rest stays in the box: KB-025, KB-164
    if state.setting.expert:  # KB-203, KB-211
        state.hidden = pool[OPEN_TITLES : OPEN_TITLES + state.setting.seats]
    for kind in range(KINDS):
        state.deck.extend([kind] * state.copies(kind))
    chance.shuffle(state.deck)  # KB-026
    for hand in state.hands:
        for _ in range(HAND_SIZE):
            hand.append(state.deck.pop())  # KB-027; no redeal: KB-033, KB-R05
    state.phase = TURN
    state.seat = 0
    if state.events is not None:
        titles = [TITLES[title] for title in state.open_titles]
        state.tell(
            "dealt",
            {"titles": titles, "removed": [PEOPLES[p] for p in state.removed], "deck": len(state.deck)},
        )


class Removing(Decision[Tableau]):
    """Which people goes into the box, where that is chosen (KB-R03)."""

    def decider(self, state: Tableau) -> int:
        return state.seat

    def details(self, state: Tableau) -> Args:
        return {"left": state.setting.removals - len(state.removed)}

    def legal(self, state: Tableau) -> list[int]:
        return [REMOVE + people - 1 for people in range(1, 5) if people not in state.removed]

    def forced(self, state: Tableau, legal: list[int]) -> int:
        return CHOICE

    def refusal(self, state: Tableau, action: int) -> Refusal:
        if action < REMOVE:
            return Refusal("remove_first", {}, ("KB-022",))
        return Refusal("already_removed", {"people": PEOPLES[action - REMOVE + 1]}, ("KB-143",))

    def reveals(self, state: Tableau, action: int) -> bool:
        return len(state.removed) + 1 == state.setting.removals

    def apply(self, state: Tableau, action: int, chance: Chance) -> None:
        state.removed.append(action - REMOVE + 1)
        if state.events is not None:
            state.tell("removed", {"seat": state.seat, "people": PEOPLES[state.removed[-1]]})
        if len(state.removed) == state.setting.removals:
            deal(state, chance)
