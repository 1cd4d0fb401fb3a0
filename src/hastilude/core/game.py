"""What a game is, apart from how it goes.

`Game` holds the static facts and is cheap to import: the lobby lists games without
loading their rules. `Rulebook` is what a game's folder offers once it is loaded.
"""

from collections.abc import Mapping
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Generic

import msgspec
from typing_extensions import TypeVar

from hastilude.core.action import ActionSpace
from hastilude.core.calibration import calibration_in
from hastilude.core.chance import Chance, RecordedChance
from hastilude.core.components import Checked, Components
from hastilude.core.facts import Facts
from hastilude.core.feats import Earned, Feat
from hastilude.core.insight import Insight
from hastilude.core.numbers import Numbers
from hastilude.core.show import show_anything
from hastilude.core.state import State
from hastilude.core.told import Declared
from hastilude.core.words import Heading, Remark

if TYPE_CHECKING:
    from hastilude.core.text import Texts

ENTRY_POINTS = "hastilude.games"
_OWN = Path(__file__).parents[1] / "games"

#: chosen options by name, complete and checked
Options = dict[str, str]


class GameError(ValueError):
    """Bad input: an unknown game, seat count, option or position. One clear sentence."""


class Option(msgspec.Struct, frozen=True):
    """One choice made before the game. Its sentence is the text `option-<name>`."""

    name: str
    values: tuple[str, ...]  # the default first
    #: where it comes from: the rulebook, a doubtful place of it, or a software guard
    origin: str
    rules: tuple[str, ...] = ()

    @property
    def default(self) -> str:
        return self.values[0]


class Game(msgspec.Struct, frozen=True):
    """The static facts of a game."""

    id: str
    name: dict[str, str]
    #: prefix of the ledger's ids, such as KB
    prefix: str
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    rules_version: int
    minutes: tuple[int, int]
    #: 1 (light) … 5 (heavy)
    weight: int
    #: honest: "complete", "rules only", …
    status: str
    #: `package.module:NAME` of the Rulebook
    rulebook: str
    #: its card on the shelf: the name in the other language, one sentence, the colour of the ground
    other_name: dict[str, str] = {}
    line: dict[str, str] = {}
    tincture: str = ""
    #: how many sit at a newcomer's first table; 0: four, or as many as can
    newcomers: int = 0
    #: the level of the bots there
    newcomer_bot: str = "page"
    #: where it stands on the shelf, the smallest number first
    place: int = 100
    #: whether the first seat is drawn by lot among the chairs around the table
    draws_first_seat: bool = True
    #: numbers of seats that only one value of an option opens: `{3: ("hunt_3p", "on")}`
    seats_by_option: dict[int, tuple[str, str]] = {}
    #: option → value → how many seats it is for: `{"mode": {"2x2": 4}}`; other values suit any number
    seats_of_option: dict[str, dict[str, int]] = {}
    #: why a number of seats that somebody may wish for is refused
    seats_refused: dict[int, str] = {}
    #: released before `rules_version`, and still played: running games end as they began,
    #: and old records replay
    former_rules: tuple[int, ...] = ()

    def load(self, version: int | None = None) -> "Rulebook":
        """Its rulebook: of these rules, or of a version released before; GameError if it is not here."""
        module, _, name = self.rulebook.partition(":")
        rulebook: Rulebook = getattr(import_module(module), name)
        return rulebook if version is None else rulebook.released(version)

    @property
    def newcomer_seats(self) -> int:
        """How many sit down at a table in the browser or the terminal when nobody says."""
        return self.newcomers or (4 if 4 in self.seats else max(self.seats))

    def seats_for(self, options: Mapping[str, str], otherwise: int) -> int:
        """How many sit down when nobody says: as many as an option is for, else `otherwise`."""
        for name, by_value in self.seats_of_option.items():
            if options.get(name) in by_value:
                return by_value[options[name]]
        return otherwise

    def check_seats(
        self, seats: int, options: Mapping[str, str] | None = None, version: int | None = None
    ) -> None:
        """GameError unless so many can play, with these options if they are given.

        Games of former rules (`version`) were played with options that contradict their seats.
        """
        if seats in self.seats:
            if version is None or version == self.rules_version:
                self._check_agreement(seats, options or {})
            return
        if seats in self.seats_by_option:
            name, value = self.seats_by_option[seats]
            if (options or {}).get(name) == value:
                return
        known = ", ".join(str(n) for n in self.seats)
        reason = self.seats_refused.get(seats)
        raise GameError(
            f"{self.name['en']} is played by {known}; {seats} seats do not work"
            + (f": {reason}" if reason else "")
        )

    def _check_agreement(self, seats: int, options: Mapping[str, str]) -> None:
        for name, by_value in self.seats_of_option.items():
            value = options.get(name, "")
            if by_value.get(value, seats) != seats:
                raise GameError(
                    f"{name}={value} of {self.name['en']} is for {by_value[value]} players, not for {seats}"
                )

    def choose(self, given: Mapping[str, str]) -> Options:
        """All options: those given, checked, and the defaults of the others."""
        options = {option.name: option.default for option in self.options}
        by_name = {option.name: option for option in self.options}
        for name, value in given.items():
            if name not in by_name:
                raise GameError(f"{self.name['en']} has no option {name!r}; it has {', '.join(by_name)}")
            if value not in by_name[name].values:
                known = ", ".join(by_name[name].values)
                raise GameError(f"option {name} cannot be {value!r}; it is one of {known}")
            options[name] = value
        return options


#: the states of a game
S = TypeVar("S", bound=State, default=Any)


class Rulebook(Generic[S]):
    """A loaded game: its actions, how to set it up, what each seat sees."""

    game: Game
    actions: ActionSpace
    #: folder with `text/ru.ftl`, `text/en.ftl` and `components.toml`
    folder: Path
    #: arguments of prompts, events and all other words that name things of the game, and the
    #: family of names each takes: `{"lost": "card"}` names the card lost by a message `card-…`
    things: Mapping[str, str] = MappingProxyType({})

    #: what its events carry, by code (`core/told.py`)
    events: Declared = MappingProxyType({})

    #: what a player may be proud of at the end, by the game's own terms
    feats: tuple[Feat, ...] = ()

    #: the figures the rules play by, made of a component file
    figures: Checked[Any]

    def __init__(self, version: int | None = None) -> None:
        #: by which of the released rules it plays: the game's present ones, or some before
        self.version = self.game.rules_version if version is None else version
        self._released: dict[int, Rulebook[S]] = {self.version: self}

    def released(self, version: int) -> "Rulebook[S]":
        """The same game by another released version of its rules; GameError if it is not here."""
        if version not in (self.game.rules_version, *self.game.former_rules):
            raise GameError(f"version {version} of the rules of {self.game.name['en']} is not here")
        if version not in self._released:
            self._released[version] = type(self)(version)
        return self._released[version]

    def components(self, path: Path | None = None) -> Components:
        """The figures of the game, from its own file or another; checked.

        Former rules may have figures of their own, `components.v1.toml` for version 1.
        """
        own = self.folder / "components.toml"
        if self.version != self.game.rules_version:
            former = self.folder / f"components.v{self.version}.toml"
            own = former if former.exists() else own
        components = Components.read(path or own)
        self.figures(components)
        return components

    def start(self, seats: int, options: Options, components: Components, chance: Chance) -> S:
        """A state ready for its first decision. All set-up randomness comes from `chance`."""
        raise NotImplementedError

    def view(self, state: S, seat: int | None) -> msgspec.Struct:
        """All that a seat, or a spectator (None), may know."""
        raise NotImplementedError

    def show(self, view: msgspec.Struct, texts: "Texts") -> list[str]:
        """A view as lines of plain text: the table for terminals and screen readers."""
        return show_anything(view, texts)

    def remarks(self, state: S) -> dict[int, tuple[Remark, ...]]:
        """What each legal action costs and gives, said beside it, as far as its decider may know.

        An action may go without one only where there is nothing to say: a plain yes or no.
        """
        return {}

    def remarks_of(self, state: S, action: int) -> tuple[Remark, ...]:
        """The same beside one legal action alone."""
        return self.remarks(state).get(action, ())

    def company(self, state: S) -> str:
        """In which kind of game a state is, for hints: by the number of its seats, unless more matters."""
        insight = self.insight()
        assert insight is not None, "without an insight there are no hints"
        return f"hint-{len(insight.values(state))}"

    def told_hint(self, state: S, chance: float) -> float:
        """A chance to win that a search in an imagined state found, as a player is told it."""
        return calibration_in(self.folder).told(self.company(state), chance)

    def held(self, state: S, action: int) -> S | None:
        """The position with a legal action done, for the eyes of who may still take it back: as far as
        its decider knows what it shows. None: nothing of it can be shown before it is done.

        A game overrides this where an action tells only the others something, or draws at its end.
        """
        if state.reveals(action):
            return None
        after: S = state.copy()  # type: ignore[assignment]
        after.apply(action, RecordedChance([]))
        return after

    def heading(self, action: int) -> Heading | None:
        """Under which heading an action is found where the list of all is long; None: by itself."""
        return None

    def doubt(self, state: S, action: int) -> Remark | None:
        """What is asked once more before a legal action that is seldom meant; None for all others."""
        return None

    def position(self, state: S) -> dict[str, Any]:
        """Everything, as plain data that can be written by hand."""
        raise NotImplementedError

    def from_position(self, position: Mapping[str, Any], components: Components) -> S:
        """The state of a position; GameError with the reason if it is impossible."""
        raise NotImplementedError

    def insight(self) -> Insight | None:
        """What the game knows about good play; None if nobody has written it down."""
        return None

    def numbers(self, seats: int) -> Numbers | None:
        """What a seat knows, as numbers, at a table of so many; None if nobody has written it down."""
        return None

    def facts(self) -> Facts:
        """What the game tells of how it was played, for reports about its balance."""
        return Facts()

    def teams(self, state: S, seats: int) -> tuple[int, ...]:
        """The team of each seat, where teams win and lose together by the rules; else each its own."""
        return tuple(range(seats))

    def earned(self, state: S) -> Earned:
        """Which of the game's feats each seat has earned, once the game is over."""
        return ()

    def absent(self, sight: S, chance: Chance) -> int:
        """The action for a player whose time is out, where nobody plays for them: any legal one,
        unless the ledger says better. `sight` is what the player may imagine."""
        legal: list[int] = sight.legal()
        return legal[chance.below(len(legal))]


def games() -> dict[str, Game]:
    """All games by id: the folders of `hastilude.games`, and what other packages offer through the
    entry point group of that name."""
    own = [path.parent.name for path in _OWN.glob("*/meta.py")]
    found = [import_module(f"{ENTRY_POINTS}.{name}.meta").GAME for name in own]
    found += [point.load() for point in entry_points(group=ENTRY_POINTS)]
    return {game.id: game for game in sorted(found, key=lambda game: str(game.id))}


def find_game(name: str) -> Game:
    known = games()
    if name not in known:
        raise GameError(f"there is no game {name!r}; there are {', '.join(known)}")
    return known[name]
