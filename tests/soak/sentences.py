"""Finds for every sentence of a game real arguments, and keeps them: `tests/games/witnesses/GAME.json`.

    python tests/soak/sentences.py [GAME …]                        # all anew: minutes each
    python tests/soak/sentences.py --one GAME test_cards.py …       # only these tests, added to what is kept

All that a game says is heard while its own tests run (drawn positions, forced scripts, all options) and while
some games are played. `tests/games/test_sentences.py` then renders what was heard, in both languages, and
fails where a sentence has no witness. To be run after a sentence or its arguments changed.
"""

import subprocess
import sys
from collections import Counter, defaultdict
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hastilude.core import words
from hastilude.core.chance import Chance
from hastilude.core.game import games
from hastilude.core.state import OVER, State

TESTS = Path(__file__).parents[1]
KEPT = TESTS / "games" / "witnesses"
#: of each sentence
MOST = 6
GAMES = 6
#: choices of one prompt in the tests whose remarks are asked for, and whose refusals
REMARKED, REFUSED = 150, 12

heard: dict[str, list[dict[str, Any]]] = defaultdict(list)
_known: set[bytes] = set()
_counts: dict[str, int] = defaultdict(int)


def hear(message: str, said: msgspec.Struct, game: str) -> None:
    """Only what the game itself says: not what a test makes up."""
    if _counts[message] >= MOST or not _said_by(game):
        return
    plain = msgspec.json.decode(msgspec.json.encode(said))
    key = message.encode() + msgspec.json.encode(plain, order="deterministic")
    if key not in _known:
        _known.add(key)
        _counts[message] += 1
        heard[message].append(plain)


def _said_by(game: str) -> bool:
    frame = sys._getframe(3)
    names = [str(frame.f_globals.get("__name__"))]
    if frame.f_back is not None:
        names.append(str(frame.f_back.f_globals.get("__name__")))
    return any(name.startswith(f"hastilude.games.{game}.") for name in names)


def listen(game: str) -> None:
    """Words that note themselves, put in place before any game is loaded."""

    class Prompt(words.Prompt, frozen=True):
        def __post_init__(self) -> None:
            hear(f"prompt-{self.code}", self, game)

    class Refusal(words.Refusal, frozen=True):
        def __post_init__(self) -> None:
            hear(f"refusal-{self.code}", self, game)

    class Remark(words.Remark, frozen=True, omit_defaults=True):
        def __post_init__(self) -> None:
            hear(f"remark-{self.code}", self, game)

    class Event(words.Event, frozen=True):
        def __post_init__(self) -> None:
            hear(f"event-{self.code}", self, game)

    class ScoreLine(words.ScoreLine, frozen=True):
        def __post_init__(self) -> None:
            hear(f"score-{self.code}", self, game)

    class Result(words.Result, frozen=True):
        def __post_init__(self) -> None:
            hear(f"end-{self.reason}", self, game)
            for name, value in self.args.items():
                if value:
                    hear(f"result-{name}", self, game)

    for word in (Prompt, Refusal, Remark, Event, ScoreLine, Result):
        setattr(words, word.__name__, word)


def ask(game: str) -> None:
    """Whoever applies an action in a test is asked besides what is decided then, what each option costs, and
    now and then why not: most drawn positions are about the rules, and nobody asks there for the words."""
    rulebook = games()[game].load()
    rules = next(
        value
        for name, value in vars(import_module(f"hastilude.games.{game}.rules")).items()
        if isinstance(value, type) and issubclass(value, State) and value.__module__.endswith(f"{game}.rules")
    )
    apply, asked, busy = rules.apply, Counter[str](), [False]

    def apply_and_ask(state: State, action: int, chance: Chance) -> None:
        apply(state, action, chance)
        if busy[0]:
            return
        busy[0] = True  # remarks may look ahead
        try:
            if state.decider() == OVER:
                state.result()
            else:
                code = state.prompt().code
                asked[code] += 1
                if asked[code] <= REMARKED:
                    rulebook.remarks(state)
                if asked[code] <= REFUSED:
                    for one in rulebook.actions:
                        state.refusal(one)
        finally:
            busy[0] = False

    setattr(rules, "apply", apply_and_ask)  # noqa: B010 - a method of whatever game it is


def play(game: str) -> None:
    """Games with all that may be asked: remarks of every choice, and why not of everything now and then."""
    rulebook = games()[game].load()
    choices = import_module("support.options").choices  # it loads games: only now
    for number, state in enumerate(choices(rulebook, GAMES * 4, 400)):
        rulebook.remarks(state)
        for action in state.legal():
            rulebook.doubt(state, action)
        if number % 150 == 0:
            for action in rulebook.actions:
                state.refusal(action)


def main(game: str, tests: list[str]) -> None:
    sys.path.insert(0, str(TESTS))
    listen(game)
    ask(game)
    if tests:
        for message, kept in msgspec.json.decode((KEPT / f"{game}.json").read_bytes()).items():
            heard[message] = kept
            _counts[message] = len(kept)
    folder = TESTS / "games" / game
    wanted = [str(folder / test) for test in tests] or [str(folder)]
    pytest.main([*wanted, "-q", "-p", "no:xdist", "-p", "no:cacheprovider", "--no-header"])
    if not tests:
        play(game)
    KEPT.mkdir(exist_ok=True)
    lines = [
        f"{msgspec.json.encode(message).decode()}: {msgspec.json.encode(found).decode()}"
        for message, found in sorted(heard.items())
    ]
    (KEPT / f"{game}.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    print(f"{game}: {len(heard)} sentences heard")


if __name__ == "__main__":
    if len(sys.argv) > 2 and sys.argv[1] == "--one":
        main(sys.argv[2], sys.argv[3:])
    else:
        for name in sys.argv[1:] or sorted(games()):
            subprocess.run([sys.executable, __file__, "--one", name], check=False)
