"""What events carry: declared once, and so told by the rules, in games, and in every sentence."""

import ast
import re
from pathlib import Path

import pytest

from hastilude.core import laws
from hastilude.core.game import find_game, games
from hastilude.core.laws import LawBroken
from hastilude.core.told import fault
from hastilude.core.words import Args, Event

SEATS = [(game.id, seats) for game in games().values() for seats in game.seats]


def telling(folder: Path) -> list[tuple[str, str, set[str] | None]]:
    """Where a module tells an event whose code is written there: the place, the code, and the arguments
    where they are written there too."""
    found: list[tuple[str, str, set[str] | None]] = []
    for path in sorted(folder.glob("*.py")):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(call, ast.Call) or not call.args:
                continue
            name = getattr(call.func, "attr", getattr(call.func, "id", ""))
            code = call.args[0]
            if name not in ("tell", "Event") or not isinstance(code, ast.Constant):
                continue
            args = call.args[1:3]
            keys: set[str] | None = set()
            for part in args:
                named = part.keys if isinstance(part, ast.Dict) else [None]
                written = {str(key.value) for key in named if isinstance(key, ast.Constant)}
                keys = keys | written if keys is not None and len(written) == len(named) else None
            found.append((f"{path.name}:{call.lineno}", str(code.value), keys))
    return found


@pytest.mark.parametrize("game", games())
def test_the_rules_tell_what_is_declared(game: str) -> None:
    rulebook = find_game(game).load()
    told = telling(rulebook.folder)
    assert len(told) > 10
    for place, code, keys in told:
        assert code in rulebook.events, f"{place}: nobody declares {code}"
        declared = rulebook.events[code]
        hidden = declared.veiled | declared.may
        assert keys is None or not (keys ^ declared.args.keys()) - hidden, (
            f"{place}: {code} is declared otherwise"
        )


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("game", games())
def test_sentences_use_what_is_declared(game: str, lang: str) -> None:
    """A message for each event and an event for each message; no message asks for what nobody gives."""
    rulebook = find_game(game).load()
    text = (rulebook.folder / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    messages = dict(re.findall(r"^event-([\w-]+) =(.*(?:\n(?:[ }].*|(?=\n)))*)", text, re.MULTILINE))
    assert messages.keys() == rulebook.events.keys()


@pytest.mark.parametrize(("game", "seats"), SEATS, ids=str)
def test_games_tell_what_is_declared(game: str, seats: int) -> None:
    """With every number of seats a game walked to its end."""
    short = {"round_limit": "12"} if game == "rise_shields" else {}
    trial = laws.Trial(find_game(game).load(), laws.Case(seats, short), seed="events", bound=60_000)
    laws.events_are_as_declared(trial)
    assert trial.checked[13] > 20


def test_what_is_told_otherwise_is_found() -> None:
    declared = find_game("kings_bounty").load().events
    laid: Args = {"seat": 0, "holding": "elf_tower"}
    drew: Args = {"seat": 0, "count": 1}
    assert fault(Event("laid", laid), declared) == ""
    assert fault(Event("drew", drew, {"cards": ["elf_mage"]}, 1), declared) == ""
    assert "nobody declares" in fault(Event("lied", laid), declared)
    assert "otherwise: holding" in fault(Event("laid", {"seat": 0}), declared)
    assert "otherwise: card" in fault(Event("laid", {**laid, "card": "elf_mage"}), declared)
    assert "seat = '0'" in fault(Event("laid", {**laid, "seat": "0"}), declared)
    assert "tell everybody holding" in fault(
        Event("laid", {"seat": 0}, {"holding": "elf_tower"}, 1), declared
    )


def test_a_game_that_tells_otherwise_breaks_the_law(monkeypatch: pytest.MonkeyPatch) -> None:
    rulebook = find_game("kings_bounty").load()
    trial = laws.Trial(rulebook, laws.Case(2, {}), seed="events")
    without = {code: told for code, told in rulebook.events.items() if code != "drew"}
    monkeypatch.setattr(rulebook, "events", without)
    with pytest.raises(LawBroken, match="nobody declares the event drew"):
        laws.events_are_as_declared(trial)
