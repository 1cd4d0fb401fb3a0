"""Hastilude: five knightly board games, their rules written once.

    import hastilude

    game = hastilude.game("lionheart")
    state = game.new(seats=3, seed=7)
    print(state)
    for action in state.legal_actions():
        print(action.text)
    state.play(state.legal_actions()[0].text)

`docs/first-bot.md` goes on from here.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hastilude.play import PlayableGame

__version__ = "0.1.0"


def game(name: str) -> "PlayableGame":
    """A game by its id, such as "lionheart"; GameError if there is none."""
    # here, so that `import hastilude` stays cheap
    from hastilude.play import PlayableGame  # noqa: PLC0415

    return PlayableGame(name)
