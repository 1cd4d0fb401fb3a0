"""Rise Shields for tests: games from seeds, actions by their text, positions as data.

Positions drawn as hex maps are in rise_shields_draw.py.
"""

from collections.abc import Iterator
from typing import Any

from hastilude.core.chance import Chance, RecordedChance, SeededChance, seed_of
from hastilude.core.components import Components
from hastilude.core.state import OVER
from hastilude.core.words import Event
from hastilude.games.rise_shields.actions import ACTIONS
from hastilude.games.rise_shields.meta import GAME
from hastilude.games.rise_shields.position import from_position
from hastilude.games.rise_shields.rulebook import RULEBOOK
from hastilude.games.rise_shields.rules import RiseShields
from hastilude.games.rise_shields.setting import Figures

COMPONENTS = RULEBOOK.components()
FIGURES = RULEBOOK.figures(COMPONENTS)


def start(
    seats: int = 2,
    *,
    options: dict[str, str] | None = None,
    seed: object = 0,
    chance: Chance | None = None,
    components: Components = COMPONENTS,
) -> RiseShields:
    """A game just set up: another seed, another shuffle."""
    chance = chance or SeededChance(seed_of(seed))
    return RULEBOOK.start(seats, GAME.choose(options or {}), components, chance)


def place(
    *units: tuple[str, int, str, int],
    seats: int = 2,
    figures: Figures = FIGURES,
    options: dict[str, str] | None = None,
    strict: bool = False,
    **more: Any,
) -> RiseShields:
    """A small position: each unit with owner, cell and facing. `more` are keys of the position format."""
    given: dict[str, Any] = {
        "seats": seats,
        "options": options or {},
        "units": [
            {"unit": unit, "owner": owner, "at": cell, "facing": facing}
            for unit, owner, cell, facing in units
        ],
        **more,
    }
    return from_position(given, figures, strict=strict)


def legal(game: RiseShields) -> set[str]:
    """The texts of the legal actions."""
    return {ACTIONS.text(action) for action in game.legal()}


def do(
    game: RiseShields, *texts: str, dice: list[int] | None = None, chance: Chance | None = None
) -> list[Event]:
    """Apply actions given as text; each must be legal. `dice` are faces 1 … 6, all of them used."""
    source = chance or RecordedChance([face - 1 for face in dice or []])
    events: list[Event] = []
    for text in texts:
        action = ACTIONS.parse(text)
        refusal = game.refusal(action)
        assert refusal is None, f"{text}: {refusal}; legal: {sorted(legal(game))}"
        game.events = events
        game.apply(action, source)
        game.events = None
    if isinstance(source, RecordedChance):
        assert source.left() == 0, f"{source.left()} dice were not thrown"
    return events


def why_not(game: RiseShields, text: str) -> str:
    """The code of the refusal; fails if the action is legal."""
    action = ACTIONS.parse(text)
    assert action not in game.legal(), f"{text} is legal"
    refusal = game.refusal(action)
    assert refusal is not None
    return refusal.code


def codes(events: list[Event]) -> list[str]:
    return [event.code for event in events]


def random_game(
    seats: int = 2, *, options: dict[str, str] | None = None, seed: object = 0
) -> Iterator[tuple[RiseShields, int, RiseShields]]:
    """A game of random moves: for each decision the state before, the action, the state after."""
    chance = SeededChance(seed_of("random game", seed))
    game = start(seats, options=options, chance=chance)
    while game.decider() != OVER:
        before = game.copy()
        actions = game.legal()
        action = actions[chance.below(len(actions))]
        game.apply(action, chance)
        yield before, action, game
