"""Action B: return cards under the deck, then draw as many (ledger 3.12).

The cards are picked one by one, in the order in which they go down (step 12 of the decision points).
"""

from hastilude.core.chance import Chance
from hastilude.core.decision import Decision
from hastilude.core.state import CHOICE
from hastilude.core.words import Args, Event, Refusal
from hastilude.games.kings_bounty.cards import DONE, KIND_NAMES, KIND_OF, REMOVE, RETURN
from hastilude.games.kings_bounty.deck import draw
from hastilude.games.kings_bounty.ending import end_turn
from hastilude.games.kings_bounty.hand import not_in_hand
from hastilude.games.kings_bounty.tableau import KIND, KNOWN, POOL, TURN, Tableau


class Picking(Decision[Tableau]):
    """One more card to return, or done."""

    def decider(self, state: Tableau) -> int:
        return state.seat

    def details(self, state: Tableau) -> Args:
        return {"final": state.final}

    def legal(self, state: Tableau) -> list[int]:
        actions = [RETURN + card for card in state.labels()]  # the whole hand at most (KB-R23)
        if state.picked:  # KB-108: at least one
            actions.append(DONE)
        return actions

    def forced(self, state: Tableau, legal: list[int]) -> int:
        """Nothing is asked of who has picked the whole hand."""
        return DONE if legal[0] == DONE else CHOICE

    def refusal(self, state: Tableau, action: int) -> Refusal:
        if action >= REMOVE:
            return Refusal("peoples_settled", {}, ("KB-022",))
        if action == DONE:
            return Refusal("nothing_picked", {}, ("KB-108",))
        if RETURN <= action < DONE:
            return not_in_hand(state, action - RETURN)
        return Refusal("still_exchanging", {}, ("KB-037", "KB-108"))

    def reveals(self, state: Tableau, action: int) -> bool:
        return action == DONE  # how many they were is public now, and who draws sees what (KB-R44)

    def veil(self, state: Tableau, action: int, observer: int) -> int:
        """Picks are private: which card it is shows only to who picks it (KB-R45)."""
        return -1 if action < DONE and observer != state.seat else action

    def apply(self, state: Tableau, action: int, chance: Chance) -> None:
        if action < DONE:
            _pick(state, KIND_OF[action - RETURN])
        else:
            _exchange(state, chance)
            end_turn(state)  # KB-114


def _pick(state: Tableau, kind: int) -> None:
    hand = state.hands[state.seat]
    for i in range(len(hand)):
        if hand[i] & KIND == kind:
            state.picked.append(hand.pop(i))
            break
    if state.events is not None:
        # private: the others learn the number only when all are returned (KB-R45)
        me = 1 << state.seat
        state.events.append(Event("picked", {"seat": state.seat, "card": KIND_NAMES[kind]}, {}, me, me))


def _exchange(state: Tableau, chance: Chance) -> None:
    """Return the picked cards under the deck, then draw as many, some of the same perhaps.

    KB-109, KB-110, KB-111, KB-112, KB-R25; so the hand is full again and the deck no smaller
    (KB-113, KB-117, KB-R26). Nothing is shuffled, nothing discarded (KB-103, KB-115)."""
    count = len(state.picked)
    me = 1 << (KNOWN + state.seat)
    if state.setting.shuffled_returns:
        chance.shuffle(state.picked)
        if count > 1:
            state.pools += 1
            me |= state.pools << POOL
    if state.events is not None:
        names = [KIND_NAMES[slot & KIND] for slot in state.picked]
        if state.setting.shuffled_returns:
            names.sort()
        public: Args = {"seat": state.seat, "count": count}
        state.events.append(Event("returned", public, {"cards": names}, 1 << state.seat))
    for slot in state.picked:
        state.deck.insert(0, slot & KIND | me)  # the last picked is the bottom card (KB-R24)
    state.picked = []
    # Others who knew cards of this hand cannot tell any more which ones stayed.
    hand = state.hands[state.seat]
    for i in range(len(hand)):
        hand[i] = hand[i] & KIND
    state.streak += 1
    state.phase = TURN
    if not state.final:  # else they are gone: KB-132, KB-217
        draw(state, count)
