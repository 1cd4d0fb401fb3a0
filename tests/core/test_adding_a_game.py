"""docs/adding-a-game.md is a program: it is taken from the page and run."""

import importlib
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from hastilude.bots.bot import RandomBot
from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.components import ComponentError
from hastilude.core.decision import Decision
from hastilude.core.game import Rulebook
from hastilude.core.record import Seal, verify
from hastilude.core.referee import Referee
from hastilude.core.state import OVER
from hastilude.core.text import LANGUAGES, Texts
from hastilude.core.words import seen
from support.texts import needed

PAGE = Path(__file__).parents[2] / "docs" / "adding-a-game.md"
BLOCK = re.compile(r"```\w+ (\S+/?\S+)\n(.*?)```", re.DOTALL)


@pytest.fixture
def package(tmp_path: Path) -> Iterator[Path]:
    """The files of the page in a folder of their own, importable."""
    for name, text in BLOCK.findall(PAGE.read_text(encoding="utf-8")):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    sys.path.insert(0, str(tmp_path))
    yield tmp_path
    sys.path.remove(str(tmp_path))
    for name in [name for name in sys.modules if name.split(".")[0] in ("quintain", "test_quintain")]:
        del sys.modules[name]


def rulebook() -> Rulebook:
    found: Rulebook = importlib.import_module("quintain.rulebook").RULEBOOK
    return found


@pytest.mark.usefixtures("package")
def test_the_page_keeps_the_laws() -> None:
    importlib.import_module("test_quintain").test_laws()


@pytest.mark.usefixtures("package")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_plays_to_the_end_and_speaks(lang: str) -> None:
    names = ["Gawain", "Ywain", "Erec"]
    referee = Referee(rulebook(), names, {}, rulebook().components(), Seal(seed_of("page")))
    texts = Texts(rulebook(), lang, names)
    chance = SeededChance(seed_of("bots"))
    log: list[str] = []
    while (seat := referee.decider()) != OVER:
        assert texts.prompt(referee.prompt(), seat)
        assert texts.view(rulebook().view(referee.state, seat))
        action = RandomBot().choose(referee.state.legal(), None, chance)
        assert texts.action(action)
        assert [texts.remark(one) for one in rulebook().remarks(referee.state)[action]]
        assert referee.act(seat, action) is None
        log += [texts.event(event) for event in seen(referee.events, None)]
    result = referee.result()
    assert result is not None
    assert len(log) == 3 * 3 + 3
    assert any(name in line for name in names for line in texts.result(result))
    verify(referee.record, rulebook=rulebook())


@pytest.mark.usefixtures("package")
def test_its_decisions_have_one_home() -> None:
    """The table names the prompts, and each of them has its texts."""
    rules = importlib.import_module("quintain.rules")
    assert all(isinstance(decision, Decision) for decision in rules.DECISIONS)
    due = needed(rulebook().folder)
    assert {f"prompt-{decision.name}" for decision in rules.DECISIONS} <= due
    for lang in LANGUAGES:
        assert all(Texts(rulebook(), lang).has(message) for message in due)


def test_every_file_is_on_the_page() -> None:
    names = {name for name, _ in BLOCK.findall(PAGE.read_text(encoding="utf-8"))}
    assert {"quintain/meta.py", "quintain/rules.py", "quintain/rulebook.py", "test_quintain.py"} <= names


@pytest.mark.usefixtures("package")
def test_the_figures_of_the_page_are_read_and_checked(tmp_path: Path) -> None:
    text = (rulebook().folder / "components.toml").read_text(encoding="utf-8")
    other = tmp_path / "other.toml"
    other.write_text(text.replace("a_rider = 3", "a_rider = 2"), encoding="utf-8")
    state = rulebook().start(4, {}, rulebook().components(other), SeededChance(seed_of("two")))
    assert len(state.legal()) == 2
    other.write_text(text.replace("a_rider = 3", "a_rider = 4"), encoding="utf-8")
    with pytest.raises(ComponentError, match=r"other\.toml.*4: there are 12 lances for 4 riders"):
        rulebook().components(other)
