"""What waits to be confirmed is shown to its decider, and shows nothing that they do not know."""

import pytest

from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.game import games
from hastilude.core.state import OVER
from hastilude.core.words import canonical

#: decisions of one game, and actions tried at each
DECISIONS = 60
TRIED = 2


@pytest.mark.parametrize("game", sorted(games()))
def test_a_held_action_shows_the_same_whatever_is_hidden(game: str) -> None:
    rulebook = games()[game].load()
    held = changed = 0
    for seats in {rulebook.game.seats[0], rulebook.game.newcomer_seats}:
        chance = SeededChance(seed_of(f"held {game} {seats}"))
        state = rulebook.start(seats, rulebook.game.choose({}), rulebook.components(), chance)
        for _ in range(DECISIONS):
            seat = state.decider()
            if seat == OVER:
                break
            legal = state.legal()
            before = canonical(rulebook.view(state, seat))
            for _ in range(TRIED):
                action = legal[chance.below(len(legal))]
                after = rulebook.held(state, action)
                other = rulebook.held(state.imagine(seat, chance), action)
                if after is None or other is None:
                    continue
                shown = canonical(rulebook.view(after, seat))
                assert shown == canonical(rulebook.view(other, seat)), rulebook.actions.text(action)
                assert canonical(rulebook.view(state, seat)) == before, "the game itself has moved"
                held += 1
                changed += shown != before
            forced = state.forced()
            state.apply(legal[chance.below(len(legal))] if forced < 0 else forced, chance)
    assert held > DECISIONS / 4
    assert changed > held / 2
