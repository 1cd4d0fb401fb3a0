"""No list at the terminal is too long to be read: long ones become two short choices, in every game."""

import pytest

from hastilude.cli.choices import LONG, choices, label
from hastilude.cli.table import wrapped
from hastilude.core.game import games
from hastilude.core.text import LANGUAGES, Texts
from support.options import choices as asked


@pytest.mark.parametrize("game", games())
def test_lists_are_short(game: str) -> None:
    rulebook = games()[game].load()
    texts = [Texts(rulebook, lang) for lang in LANGUAGES]
    for state in asked(rulebook, 6, 120, 2):
        if len(state.legal()) <= LONG:
            continue
        found = choices(state.legal(), rulebook, rulebook.view(state, state.decider()))
        assert len(found) <= LONG, state.prompt().code
        assert max(len(choice.actions) for choice in found) <= LONG, state.prompt().code
        assert all(label(choice, rulebook, told) for choice in found for told in texts)


def test_a_long_sentence_goes_on_at_a_word() -> None:
    line = "  Вы победите, если победят крестоносцы (или выйдет ничья), а Ринальд останется в живых."
    parts = wrapped(line, 40)
    assert max(map(len, parts)) <= 40
    assert " ".join(part.strip() for part in parts) == line.strip()
    assert [part[:4] for part in parts[1:]] == ["    "] * (len(parts) - 1)
    assert wrapped(line, 0) == [line]


@pytest.mark.parametrize("game", games())
def test_a_table_fits_eighty_columns(game: str) -> None:
    """Through games, in both languages, with long names."""
    rulebook = games()[game].load()
    names = ["Константин Багрянородный", "Ю", *["Александра"] * 7]
    texts = [Texts(rulebook, lang, names) for lang in LANGUAGES]
    for number, state in enumerate(asked(rulebook, 4, 160, 20)):
        seats = [state.decider(), None]
        lines = texts[number % 2].view(rulebook.view(state, seats[number // 2 % 2]))
        assert max(map(len, lines)) <= 80, max(lines, key=len)
