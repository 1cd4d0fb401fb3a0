"""Picking travel cards for a journey: open ones, or unseen from a deck."""

from hastilude.core.chance import Chance
from hastilude.core.words import Args, Refusal
from hastilude.games.knights_tale import dealing
from hastilude.games.knights_tale.cards import DECKS, DRAW, PLAY, TAKE, TRAVEL, deck_of
from hastilude.games.knights_tale.choice import Choice
from hastilude.games.knights_tale.tableau import ACTION_NEXT, JOURNEY_PHASE, Tableau


def begin(state: Tableau, number: int) -> None:
    """So many cards, or as many as there are (KT-088, KT-R37)."""
    left = state.cards_left()
    state.picks = number if number < left else left
    state.phase = JOURNEY_PHASE


class Pick(Choice):
    """Which card comes next (KT-088 … KT-090)."""

    def details(self, state: Tableau) -> Args:
        return {"count": state.picks}

    def legal(self, state: Tableau) -> list[int]:
        found: list[int] = []
        for deck in range(len(DECKS)):
            if len(state.decks[deck]) > state.blind[deck]:
                found.append(DRAW + deck)
            for card in state.rows[deck]:
                if TAKE + card not in found:
                    found.append(TAKE + card)
        return found

    def fits(self, action: int) -> bool:
        return TAKE <= action < PLAY

    def why_not(self, state: Tableau, action: int) -> Refusal:
        if action >= DRAW:
            return Refusal("deck_empty", {"deck": DECKS[action - DRAW]}, ("KT-090",))
        card = action - TAKE
        return Refusal(
            "not_in_row", {"card": TRAVEL[card], "deck": DECKS[deck_of(card)]}, ("KT-088", "KT-089")
        )

    def apply(self, state: Tableau, action: int, chance: Chance) -> None:
        if action < DRAW:
            dealing.take_card(state, state.seat, action - TAKE)
        else:
            _draw(state, action - DRAW, chance)
        state.picks -= 1
        if not state.picks:
            _see(state, chance)
            state.phase = ACTION_NEXT


def _draw(state: Tableau, deck: int, chance: Chance) -> None:
    """Seen at once, or after all sources are named (blind_draw, KT-R37)."""
    if state.setting.declare_all:
        state.blind[deck] = state.blind[deck] + 1
    else:
        dealing.draw_card(state, state.seat, deck, chance)


def _see(state: Tableau, chance: Chance) -> None:
    """The cards that were only named."""
    for deck in range(len(DECKS)):
        for _ in range(state.blind[deck]):
            dealing.draw_card(state, state.seat, deck, chance)
        state.blind[deck] = 0
