"""OpenSpiel: every game as a registered Python game.

    import pyspiel
    import hastilude.envs.openspiel
    game = pyspiel.load_game("hastilude_kings_bounty(players=3)")

Chance is explicit: every number that the rules draw is a chance node of its own, each outcome as
likely as the others. Decisions without a choice are made by themselves. Parameters:

| parameter | what it is |
| --- | --- |
| `players` | how many sit down |
| `options` | `name:value` of the game's options, with `/` between them (OpenSpiel keeps `=` for itself) |
| `left` | above 0: begin so many decisions before the end of a game played at random |
| `deals` | … in one of so many states that its decider cannot tell apart, by chance |
| `seed` | of that game |

The last three make small games of large ones, for algorithms that walk the whole tree.
"""

import hashlib
from functools import lru_cache
from typing import Any

import numpy as np
import pyspiel

from hastilude.core.chance import Chance, SeededChance, seed_of
from hastilude.core.game import Game as Facts
from hastilude.core.game import GameError, games
from hastilude.core.state import CHOICE, OVER, State
from hastilude.core.words import Event, canonical, seen
from hastilude.envs.making import Layout

#: outcomes of the widest chance node, and decisions of the longest game
MOST_OUTCOMES = 4096
LONGEST = 200_000

PREFIX = "hastilude_"
PARAMETERS: dict[str, Any] = {"players": 0, "options": "", "left": 0, "deals": 1, "seed": 0}


class Wanted(Exception):
    """The rules draw a number below n, and nobody has drawn it yet."""

    def __init__(self, n: int) -> None:
        super().__init__(n)
        self.n = n


class Outcomes(Chance):
    """The numbers that chance nodes have given so far."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers
        self.used = 0

    def below(self, n: int) -> int:
        if n == 1:
            return 0
        if self.used == len(self.numbers):
            raise Wanted(n)
        number = self.numbers[self.used]
        self.used += 1
        return number


class Course:
    """A game on its way: a state, or what is being done to it while chance is asked."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.state: State | None = None
        #: what is being done: an action, or None for the set-up; the numbers so far; how many may come
        self.action: int | None = None
        self.numbers: list[int] = []
        self.wanted = 0
        #: by seat: of all that it has seen and done so far
        self.trails = [b""] * layout.seats

    def __deepcopy__(self, memo: dict[int, Any]) -> "Course":
        other = Course.__new__(Course)
        other.layout = self.layout
        other.state = self.state  # never changed in place
        other.action = self.action
        other.numbers = self.numbers.copy()
        other.wanted = self.wanted
        other.trails = self.trails.copy()
        return other

    def begin(self, action: int | None) -> None:
        self.action = action
        self.numbers = []
        self._go_on()

    def draw(self, number: int) -> None:
        self.numbers.append(number)
        self._go_on()

    def _go_on(self) -> None:
        """Do it from its beginning, with the numbers so far; if one more is wanted, ask for it."""
        chance = Outcomes(self.numbers)
        events: list[Event] = []
        try:
            state = self._done(chance, events)
        except Wanted as wanted:
            if wanted.n > MOST_OUTCOMES:
                raise ValueError(f"a chance node of {wanted.n} outcomes") from None
            self.wanted = wanted.n
            return
        self.wanted = 0
        state.events = None
        self._remember(events)
        self.state = state

    def _done(self, chance: Chance, events: list[Event]) -> State:
        if self.state is None:
            layout = self.layout
            rulebook = layout.rulebook
            state: State = rulebook.start(layout.seats, layout.options, rulebook.components(), chance)
            state.events = events
        else:
            assert self.action is not None
            state = self.state.copy()
            state.events = events
            state.apply(self.action, chance)
        while state.decider() != OVER and (forced := state.forced()) != CHOICE:
            state.apply(forced, chance)
        return state

    def _remember(self, events: list[Event]) -> None:
        decider = OVER if self.state is None else self.state.decider()
        for seat in range(self.layout.seats):
            own = str(self.action) if seat == decider else ""
            told = canonical(seen(events, seat)) if events else b""
            if own or told:
                self.trails[seat] = hashlib.sha256(self.trails[seat] + own.encode() + told).digest()


class Deals(list[State]):
    """Where games may begin. A course copies a state before it goes on, so all may share these."""

    def __deepcopy__(self, memo: dict[int, Any]) -> "Deals":
        return self


class HastiludeState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: "HastiludeGame") -> None:
        super().__init__(game)
        self.layout = game.layout
        self.course = Course(game.layout)
        self.deals = game.deals
        if not self.deals:
            self.course.begin(None)
        elif len(self.deals) == 1:
            self.course.state = self.deals[0]
        else:
            self.course.wanted = len(self.deals)

    def __deepcopy__(self, memo: dict[int, Any]) -> "HastiludeState":
        raise NotImplementedError("use clone()")

    def current_player(self) -> int:
        course = self.course
        if course.wanted:
            return int(pyspiel.PlayerId.CHANCE)
        assert course.state is not None
        seat = course.state.decider()
        return int(pyspiel.PlayerId.TERMINAL) if seat == OVER else seat

    def _legal_actions(self, player: int) -> list[int]:
        assert self.course.state is not None
        return sorted(self.course.state.legal())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        n = self.course.wanted
        return [(number, 1.0 / n) for number in range(n)]

    def _apply_action(self, action: int) -> None:
        course = self.course
        if not course.wanted:
            course.begin(action)
        elif course.state is None and self.deals:
            course.wanted = 0
            course.state = self.deals[action]
        else:
            course.draw(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return self.layout.rulebook.actions.text(action)

    def is_terminal(self) -> bool:
        return self.current_player() == int(pyspiel.PlayerId.TERMINAL)

    def returns(self) -> list[float]:
        state = self.course.state
        if state is None or self.course.wanted or state.decider() != OVER:
            return [0.0] * self.layout.seats
        return state.payoffs()

    def observation_string(self, player: int | None = None) -> str:
        state = self.course.state
        viewer = self.current_player() if player is None else player
        return "" if state is None else canonical(self.layout.rulebook.view(state, viewer)).decode()

    def information_state_string(self, player: int | None = None) -> str:
        """All that the player (by default who decides) has seen and done so far as a digest, and what it
        sees now."""
        viewer = self.current_player() if player is None else player
        return f"{self.course.trails[viewer].hex()} {self.observation_string(viewer)}"

    def imagined(self, player: int, seed: int) -> "HastiludeState":
        """A state that the player to decide cannot tell from this one: for algorithms that must not peek."""
        other: HastiludeState = self.clone()
        state = self.course.state
        assert state is not None, "nobody decides yet"
        other.course.state = state.imagine(player, SeededChance(seed_of("openspiel", "imagined", seed)))
        return other

    def __str__(self) -> str:
        course = self.course
        if course.state is None or course.wanted:
            return f"chance, after {course.numbers} in {course.action}"
        return canonical(self.layout.rulebook.position(course.state)).decode()


class Observer:
    """What a player knows, as the numbers of docs/envs/GAME.md."""

    def __init__(self, layout: Layout, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"observation parameters not supported: {params}")
        self.layout = layout
        self.games = layout.games(1)
        self.tensor = np.zeros(layout.length, np.float32)
        self.dict = {part.name: self.tensor[part.start : part.start + part.length] for part in layout.parts}

    def set_from(self, state: HastiludeState, player: int) -> None:
        now = state.course.state
        if now is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.layout.seen(self.games, now, player)

    def string_from(self, state: HastiludeState, player: int) -> str:
        return state.observation_string(player)


class HastiludeGame(pyspiel.Game):  # type: ignore[misc]
    #: of the one that is played: `register` makes a class of each, because OpenSpiel drops what it was
    #: given only when Python is gone, and only a class survives that
    facts: Facts
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        self.layout = layout_of(self.facts, int(given["players"]), str(given["options"]))
        self.deals = Deals()
        if int(given["left"]) > 0:
            wanted = (int(given["left"]), int(given["deals"]), int(given["seed"]))
            self.deals = Deals(late_deals(self.facts.id, self.layout.seats, str(given["options"]), *wanted))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.layout.actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.layout.seats,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self) -> HastiludeState:
        return HastiludeState(self)

    def make_py_observer(self, kind: Any = None, params: dict[str, Any] | None = None) -> Observer:
        return Observer(self.layout, params)


def layout_of(facts: Facts, players: int, options: str) -> Layout:
    chosen: dict[str, str] = {}
    for pair in filter(None, options.split("/")):
        name, colon, value = pair.partition(":")
        if not colon:
            raise GameError(f"an option is name:value, not {pair!r}")
        chosen[name] = value
    return Layout(facts.id, players or None, chosen)


@lru_cache(maxsize=32)
def late_deals(game: str, seats: int, options: str, left: int, deals: int, seed: int) -> tuple[State, ...]:
    """A state so many choices before the end of a game played at random, as its decider may imagine it.

    Kept, because OpenSpiel makes a game anew whenever it is named, and no course changes a state."""
    layout = layout_of(games()[game], seats, options)
    chance = SeededChance(seed_of("openspiel", seed))
    rulebook = layout.rulebook
    state: State = rulebook.start(layout.seats, layout.options, rulebook.components(), chance)
    choices: list[State] = []
    while state.decider() != OVER:
        action = state.forced()
        if action == CHOICE:
            choices.append(state.copy())
            legal = state.legal()
            action = legal[chance.below(len(legal))]
        state.apply(action, chance)
    late = choices[max(0, len(choices) - left)]
    if deals <= 1:
        return (late,)
    return tuple(late.imagine(late.decider(), chance) for _ in range(deals))


def game_type(facts: Facts) -> Any:
    return pyspiel.GameType(
        short_name=PREFIX + facts.id,
        long_name=f"Hastilude: {facts.name['en']}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(facts.seats),
        min_num_players=min((*facts.seats, *facts.seats_by_option)),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=PARAMETERS,
        default_loadable=True,
    )


def register() -> list[str]:
    """All games that have numbers, by their names in OpenSpiel; once is enough."""
    known = set(pyspiel.registered_names())
    found: list[str] = []
    for facts in games().values():
        if facts.load().numbers(facts.seats[0]) is None:
            continue
        kind = game_type(facts)
        if kind.short_name not in known:
            made = type(f"{facts.id}_game", (HastiludeGame,), {"facts": facts, "kind": kind})
            pyspiel.register_game(kind, made)
        found.append(kind.short_name)
    return found


NAMES = register()
