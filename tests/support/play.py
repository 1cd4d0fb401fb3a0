"""What the tests of every game do with it: set it up, move by text, play it to its end.

A game's support module makes one `Play` and gives its methods on under their own names:

    PLAYING = Play(RULEBOOK, RULEBOOK.start)
    start, do, legal = PLAYING.start, PLAYING.do, PLAYING.legal
"""

from collections.abc import Callable, Iterator
from typing import Any, Generic, TypeVar, cast

import msgspec

from hastilude.core.chance import Chance, RecordedChance, SeededChance, seed_of
from hastilude.core.components import Components
from hastilude.core.game import Options, Rulebook
from hastilude.core.state import CHOICE, OVER, State
from hastilude.core.words import Event, Prompt, Refusal, Remark, Result, ScoreLine, Seen, canonical

S = TypeVar("S", bound=State)

#: before, the action as text, after
Decision = tuple[S, str, S]


def args_of(said: Event | Seen | Prompt | Refusal | Remark | Result | ScoreLine) -> Any:
    """The arguments of a sentence, for a test that knows what they are."""
    return said.args


def at_random(state: State, chance: Chance) -> int:
    """Any legal action."""
    legal = state.legal()
    return legal[chance.below(len(legal))]


def result(game: State) -> Result:
    """How it ended; fails while it goes on."""
    found = game.result()
    assert found is not None
    return found


def codes(events: list[Event]) -> list[str]:
    return [event.code for event in events]


class Play(Generic[S]):
    """One game, as tests play it."""

    def __init__(
        self,
        rulebook: Rulebook,
        begin: Callable[[int, Options, Components, Chance], S],
        *,
        say: Callable[[str], int] | None = None,
        said: Callable[[int], str] | None = None,
    ) -> None:
        """`begin` is the rulebook's `start`, which knows the game's own kind of state; `say` and
        `said` are how actions are written in the tests, where not in full."""
        self.rulebook = rulebook
        self.begin = begin
        self.say = say or rulebook.actions.parse
        self.said = said or rulebook.actions.text
        self.components = rulebook.components()

    # -- moves ---------------------------------------------------------------------------

    def legal(self, game: S) -> set[str]:
        """The texts of the legal actions."""
        return {self.said(action) for action in game.legal()}

    def do(self, game: S, *texts: str, chance: Chance | None = None) -> list[Event]:
        """Apply actions given as text, each of them legal. What happened.

        Without a chance nothing may be drawn or rolled.
        """
        events: list[Event] = []
        for text in texts:
            action = self.say(text)
            refusal = game.refusal(action)
            assert refusal is None, f"{text}: {refusal}; legal: {sorted(self.legal(game))}"
            assert action in game.legal()
            game.events = events
            game.apply(action, chance or RecordedChance([]))
            game.events = None
        return events

    def settle(self, game: S, chance: Chance | None = None) -> list[str]:
        """Apply what is forced, as a referee does; what that was."""
        chance = chance or SeededChance(seed_of("settle"))
        done: list[str] = []
        while game.decider() != OVER and (action := game.forced()) != CHOICE:
            done.append(self.said(action))
            game.apply(action, chance)
        return done

    def refused(self, game: S, text: str) -> Refusal:
        """Why not; fails if the action is legal, or if no rule is named."""
        action = self.say(text)
        assert action not in game.legal(), f"{text} is legal"
        refusal = game.refusal(action)
        assert refusal is not None
        assert refusal.rules, refusal
        return refusal

    def why_not(self, game: S, text: str) -> str:
        """The code of the refusal; fails if the action is legal, or if no rule is named."""
        return self.refused(game, text).code

    # -- positions -----------------------------------------------------------------------

    def there_and_back(self, game: S, components: Components | None = None) -> S:
        """Written and read again through JSON, as a file or a web page would carry it."""
        text = msgspec.json.encode(self.rulebook.position(game))
        return cast(
            "S", self.rulebook.from_position(msgspec.json.decode(text), components or self.components)
        )

    def check_positions(
        self, game: Iterator[Decision[S]], seats: int, *, every: int = 1, components: Components | None = None
    ) -> None:
        """A position keeps all of a state: every so many-th of a game, and the last."""
        for number, (before, _, after) in enumerate(game):
            over = after.decider() == OVER
            for state in [before] * (number % every == 0) + [after] * over:
                self._check_position(state, self.there_and_back(state, components), seats)

    def _check_position(self, state: S, again: S, seats: int) -> None:
        assert canonical(self.rulebook.position(again)) == canonical(self.rulebook.position(state))
        assert again.legal() == state.legal()
        assert again.prompt() == state.prompt()
        assert again.result() == state.result()
        for seat in (*range(seats), None):
            assert canonical(self.rulebook.view(again, seat)) == canonical(self.rulebook.view(state, seat))

    # -- whole games ---------------------------------------------------------------------

    def random_options(self, chance: Chance) -> dict[str, str]:
        """A value for each option."""
        options = self.rulebook.game.options
        return {option.name: option.values[chance.below(len(option.values))] for option in options}

    def start(
        self,
        seats: int,
        *,
        options: dict[str, str] | None = None,
        seed: object = 0,
        chance: Chance | None = None,
        components: Components | None = None,
    ) -> S:
        """A game just set up: another seed, another shuffle."""
        chosen = self.rulebook.game.choose(options or {})
        return self.begin(seats, chosen, components or self.components, chance or SeededChance(seed_of(seed)))

    def random_game(
        self, seats: int, *, options: dict[str, str] | None = None, seed: object = 0
    ) -> Iterator[Decision[S]]:
        """A game of random moves, decision by decision."""
        chance = SeededChance(seed_of("random game", seed))
        return self.decisions(self.start(seats, options=options, chance=chance), chance)

    def decisions(
        self, game: S, chance: Chance, choose: Callable[[S, Chance], int] = at_random
    ) -> Iterator[Decision[S]]:
        """A game to its end, decided by `choose`."""
        while game.decider() != OVER:
            before = cast("S", game.copy())
            action = choose(game, chance)
            game.apply(action, chance)
            yield before, self.said(action), cast("S", game.copy())
