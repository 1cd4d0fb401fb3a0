"""Components: the figures of a file, where they come from, and the line of what is wrong."""

from pathlib import Path

import pytest

from hastilude.core.components import Checked, ComponentError, Components, Shared

TEXT = """\
[lances]  # of the box
source = "rulebook"
oak = 12
ash = 8

[prizes.first]
source = "derived"
where = "the example of a tournament"
gold = 5
"""


def components(text: str = TEXT) -> Components:
    return Components(Path("box.toml"), text)


def check(box: Components) -> None:
    """As a game does that has oak and ash lances and a first prize."""
    box.exactly("lances", ("oak", "ash"))
    box.integer("lances", "oak")
    box.only(("lances", "prizes.first"))


def test_figures_are_read_by_table_and_key() -> None:
    box = components()
    assert (box.integer("lances", "oak"), box.integer("prizes.first", "gold")) == (12, 5)
    box.exactly("prizes.first", ("gold",))
    box.only(("lances", "prizes.first"))


def test_the_digest_names_the_data_not_the_file() -> None:
    turned = TEXT.replace("oak = 12\nash = 8\n", "# first the ash\nash = 8\noak = 12\n")
    assert components(turned).digest == components().digest
    assert components(TEXT.replace("12", "13")).digest != components().digest
    assert components(TEXT.replace("oak", "elm")).digest != components().digest
    assert components(TEXT.replace("derived", "public")).digest != components().digest


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("oak = 12", 'oak = "12"', 3, "oak must be a whole number, not '12'"),
        ("oak = 12", "oak = true", 3, "oak must be a whole number, not True"),
        ("oak = 12", "elm = 12", 1, "[lances] lacks oak"),
        ("ash = 8", "ash = 8\nelm = 1", 5, "[lances] has no elm"),
        ('source = "rulebook"', 'source = "hearsay"', 2, "source must be one of"),
        ('source = "rulebook"\n', "", 1, "source must be one of"),
        ("[prizes.first]", "[prizes.last]", 6, "there is no table [prizes.last]"),
    ],
)
def test_what_is_wrong_is_named_with_its_line(old: str, new: str, line: int, reason: str) -> None:
    with pytest.raises(ComponentError) as caught:
        check(components(TEXT.replace(old, new, 1)))
    assert caught.value.line == line
    assert reason in caught.value.reason


def test_a_table_that_is_missing_is_named() -> None:
    with pytest.raises(ComponentError, match=r"box\.toml, line 1: the table \[prizes\.second\] is missing"):
        components().table("prizes.second")


def test_a_file_that_leaves_out_a_group_takes_it_from_the_standard() -> None:
    own = components('[lances]\nsource = "derived"\noak = 1\nash = 1\n')
    before = own.digest
    own.fill_from(components())
    assert (own.integer("lances", "oak"), own.integer("prizes.first", "gold")) == (1, 5)
    assert own.digest not in (before, components().digest)


def test_figures_are_checked_once_for_each_set_of_components() -> None:
    asked: list[int] = []

    def read(box: Components) -> int:
        asked.append(box.integer("lances", "oak"))
        return asked[-1]

    figures = Checked(read)
    other = TEXT.replace("12", "13")
    assert [figures(components(text)) for text in (TEXT, TEXT, other, TEXT)] == [12, 12, 13, 12]
    assert asked == [12, 13]


def test_what_is_fixed_is_made_once_for_games_that_begin_alike() -> None:
    made: list[tuple[object, ...]] = []

    def make(*given: object) -> list[object]:
        made.append(given)
        return [*given]

    shared = Shared(make)
    figures = object()
    options = {"lances": "oak"}
    first = shared(2, options, figures, 1)
    assert shared(2, {"lances": "oak"}, figures, 1) is first
    for other in (
        shared(3, options, figures, 1),
        shared(2, {"lances": "ash"}, figures, 1),
        shared(2, options, object(), 1),
        shared(2, options, figures, 2),
    ):
        assert other is not first
    assert len(made) == 5
    again = shared(2, options, figures, 1)
    options["lances"] = "ash"  # the caller's own
    assert again[1] == {"lances": "oak"}
    assert shared(2, options, figures, 1) is not again
