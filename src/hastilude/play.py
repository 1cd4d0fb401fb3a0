"""The games for who meets them first: `hastilude.game(name).new(…)`, as in docs/first-bot.md.

A `Position` is a state with its game around it: actions have texts, wrong ones are refused with a
sentence, and it shows itself in a terminal and in a notebook. Programs that play millions of games
use the state itself (`position.state`) or the environments (docs/envs.md).
"""

from collections.abc import Mapping
from html import escape
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import msgspec

from hastilude.core.action import ActionError
from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.game import GameError, Options, Rulebook, find_game
from hastilude.core.picture import GROUND
from hastilude.core.state import CHOICE, OVER, State
from hastilude.core.text import Texts
from hastilude.core.words import Result


class LegalAction(msgspec.Struct, frozen=True):
    """One action in its three forms: a number, a text for records, a sentence for people."""

    number: int
    text: str
    sentence: str

    def __str__(self) -> str:
        return self.text


class IllegalAction(GameError):
    """An action that the rules do not allow now; the sentence says why."""


class Position:
    """A game in progress. What is forced is done without asking."""

    def __init__(
        self, rulebook: Rulebook, state: State, seats: int, chance: SeededChance, language: str
    ) -> None:
        self.rulebook = rulebook
        self.state = state
        self.seats = seats
        self.chance = chance
        self.texts = Texts(rulebook, language)
        #: texts of all that was done so far
        self.history: list[str] = []
        self._settle()

    @property
    def decider(self) -> int | None:
        """The seat to decide; None when the game is over."""
        seat = self.state.decider()
        return None if seat == OVER else seat

    @property
    def over(self) -> bool:
        return self.decider is None

    @property
    def result(self) -> Result | None:
        return self.state.result()

    def legal_actions(self) -> list[LegalAction]:
        """All that the decider may do."""
        actions, texts = self.rulebook.actions, self.texts
        return [
            LegalAction(number, actions.text(number), texts.action(number)) for number in self.state.legal()
        ]

    def play(self, action: "str | int | LegalAction") -> None:
        """Do it: by its text, its number, or as it came from `legal_actions`."""
        if self.over:
            raise IllegalAction("the game is over")
        number = self._number(action)
        refusal = self.state.refusal(number)
        if refusal is not None:
            raise IllegalAction(self.texts.refusal(refusal))
        self._do(number)
        self._settle()

    def view(self, seat: int | None = None) -> msgspec.Struct:
        """All that a seat, or a spectator, may know."""
        if seat is not None and not 0 <= seat < self.seats:
            raise GameError(f"there is no seat {seat} among {self.seats}")
        return self.rulebook.view(self.state, seat)

    def show(self, seat: int | None = None) -> str:
        """The table as text, as a seat or a spectator sees it."""
        return "\n".join(self.rulebook.show(self.view(seat), self.texts))

    def copy(self) -> "Position":
        """An independent one, with chances of its own."""
        fresh = SeededChance(seed_of("copy", self.chance.seed.hex(), len(self.history)))
        other = Position(self.rulebook, self.state.copy(), self.seats, fresh, self.texts.lang)
        other.history = self.history.copy()
        return other

    def _number(self, action: "str | int | LegalAction") -> int:
        if isinstance(action, LegalAction):
            return action.number
        if isinstance(action, str):
            return self.rulebook.actions.parse(action)
        if not 0 <= action < self.rulebook.actions.count:
            raise ActionError(action, f"the numbers run from 0 to {self.rulebook.actions.count - 1}")
        return action

    def _do(self, number: int) -> None:
        self.history.append(self.rulebook.actions.text(number))
        self.state.apply(number, self.chance)

    def _settle(self) -> None:
        while not self.over and (forced := self.state.forced()) != CHOICE:
            self._do(forced)

    def __str__(self) -> str:
        return self.show()

    def __repr__(self) -> str:
        name = self.rulebook.game.id
        return f"<{name}, {self.seats} seats, {len(self.history)} decisions, seat {self.decider} to decide>"

    def _repr_html_(self) -> str:
        """A card for notebooks: whose turn, the board as a spectator sees it, what may be done."""
        game = self.rulebook.game
        seat = self.decider
        turn = "The game is over" if seat is None else f"{self.texts.seat(seat)} (seat {seat}) decides"
        items = "".join(
            f'<li style="margin-right:1em">{escape(action.sentence)}</li>'
            for action in self.legal_actions()[:12]
        )
        more = len(self.state.legal()) - 12
        rest = f'<li style="list-style:none">… and {more} more</li>' if more > 0 else ""
        return (
            f'<div style="border:1px solid {game.tincture or "#888"};border-radius:8px;overflow:hidden">'
            f'<div style="background:{game.tincture or "#444"};color:#fff;padding:.4em .8em">'
            f"<b>{escape(game.name['en'])}</b> · {escape(turn)}</div>"
            f'<div style="background:{GROUND}">{self.picture()}</div>'
            f'<details><summary style="cursor:pointer;padding:.4em .8em">As text</summary>'
            f'<pre style="margin:0;padding:.8em;line-height:1.3;overflow-x:auto">{escape(self.show())}</pre>'
            "</details>"
            f'<ol style="margin:.2em 0 .8em;columns:2">{items}{rest}</ol></div>'
        )

    def picture(self, seat: int | None = None) -> str:
        """The board as a drawing (SVG), as a seat or a spectator sees it; empty for a game without one."""
        home = type(self.rulebook).__module__.rpartition(".")[0]
        if find_spec(f"{home}.picture") is None:
            return ""
        drawn: str = import_module(f"{home}.picture").picture(self.view(seat), self.texts)
        return drawn


class PlayableGame:
    """A game of the shelf, ready to be begun."""

    def __init__(self, name: str) -> None:
        self.facts = find_game(name)
        self.rulebook = self.facts.load()

    def new(
        self,
        seats: int | None = None,
        seed: int | str = 0,
        options: Mapping[str, str] | None = None,
        language: str = "en",
    ) -> Position:
        """A fresh game; the same seed deals the same."""
        chosen: Options = self.facts.choose(options or {})
        count = self.facts.seats_for(chosen, self.facts.newcomer_seats) if seats is None else seats
        self.facts.check_seats(count, chosen)
        chance = SeededChance(seed_of("play", seed))
        state: State = self.rulebook.start(count, chosen, self.rulebook.components(), chance)
        return Position(self.rulebook, state, count, chance, language)

    def __repr__(self) -> str:
        return f"<{self.facts.name['en']}: {', '.join(map(str, self.facts.seats))} seats>"

    def __getattr__(self, name: str) -> Any:
        """Its static facts: `game.seats`, `game.options`, …"""
        return getattr(self.facts, name)
