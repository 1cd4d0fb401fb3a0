"""What the words of every game have to be: files against the source, rules against the ledger.

A game's test_texts.py fills these in:

    class TestWords(Words):
        rulebook = RULEBOOK
        names = frozenset({"card-elf_tower", …})   # besides actions, options and codes
        declined = ("card-", "people-")

and plays a few games with all options through `tell_a_game`.
"""

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import ClassVar

import msgspec
import pytest
from fluent.syntax.ast import Message

from hastilude.core.chance import Chance
from hastilude.core.game import Rulebook
from hastilude.core.ledger import ledger_ids, ruling_ids
from hastilude.core.rules_text import rules_text
from hastilude.core.state import CHOICE, OVER
from hastilude.core.text import CASES, LANGUAGES, Texts
from hastilude.core.words import seen
from hastilude.server.protocol import view_type
from support.play import S, at_random, result
from support.texts import cases, messages, needed, variables, without_yo

LEDGERS = Path(__file__).parents[2] / "docs" / "rules"
#: columns of a terminal
WIDTH = 80
_MARK = re.compile(r"(#+|-|\||>|\d\.) ")

each_language = pytest.mark.parametrize("lang", LANGUAGES)
read = cache(messages)


def cited(text: str, prefix: str) -> set[str]:
    """All ids of a text, ranges such as KB-071…KB-076 written out."""
    ids: set[str] = set()
    for letter, first, last in re.findall(rf"{prefix}-(R?)(\d+)(?:…{prefix}-R?(\d+))?", text):
        ids |= {f"{prefix}-{letter}{n:0{len(first)}}" for n in range(int(first), int(last or first) + 1)}
    return ids


class Words:
    rulebook: ClassVar[Rulebook]
    #: messages that name things of the game and its endings
    names: ClassVar[frozenset[str]]
    #: how the ids of names begin that Russian sentences decline
    declined: ClassVar[tuple[str, ...]]

    def file(self, lang: str) -> dict[str, Message]:
        return read(self.rulebook.folder / "text" / f"{lang}.ftl")

    def due(self) -> set[str]:
        game = self.rulebook.game
        return {
            *needed(self.rulebook.folder),
            *self.names,
            *(f"action-{kind.name}" for kind in self.rulebook.actions.kinds),
            *(f"option-{option.name}" for option in game.options),
            *(f"option-{option.name}-{value}" for option in game.options for value in option.values),
        }

    def headings(self) -> set[str]:
        """What a table without a board of its own may ask for: `view-<field>`, and for a field
        inside of another `view-<field>-<field>`."""
        schema = msgspec.json.schema(view_type(self.rulebook))
        fields = {field for one in schema["$defs"].values() for field in one.get("properties", ())}
        inner = {f"view-{outer}-{field}" for outer in fields for field in fields}
        return {f"view-{field}" for field in fields} | inner

    # -- the files against the source ----------------------------------------------------

    @each_language
    def test_every_code_has_a_text_and_every_text_a_use(self, lang: str) -> None:
        due = self.due()
        assert due - set(self.file(lang)) == set(), "these have no text"
        assert set(self.file(lang)) - due - self.headings() == set(), "nobody asks for these"

    def test_both_languages_say_the_same(self) -> None:
        ru, en = self.file("ru"), self.file("en")
        assert {id: variables(ru[id]) for id in ru} == {id: variables(en[id]) for id in en}

    @each_language
    def test_shared_texts_are_not_said_again(self, lang: str) -> None:
        shared = messages(self.rulebook.folder.parents[1] / "core" / "text" / f"{lang}.ftl")
        assert set(self.file(lang)) & set(shared) == set()

    def test_names_are_declined_in_russian_alone(self) -> None:
        ru, en = (
            {id: message for id, message in self.file(lang).items() if not id.startswith("view-")}
            for lang in ("ru", "en")
        )
        declined = {id for id, message in ru.items() if cases(message)}
        assert declined == {id for id in ru if id.startswith(self.declined)}
        assert all(cases(ru[id]) == list(CASES) for id in declined)
        assert not any(cases(message) for message in en.values())

    @pytest.mark.parametrize("name", ["ru.ftl", "rules.ru.md"])
    def test_russian_has_its_yo(self, name: str) -> None:
        assert without_yo((self.rulebook.folder / "text" / name).read_text(encoding="utf-8")) == []

    # -- the rules in own words ----------------------------------------------------------

    @each_language
    def test_the_rules_tell_every_rule_and_ruling(self, lang: str) -> None:
        prefix = self.rulebook.game.prefix
        ledger = LEDGERS / f"{self.rulebook.game.id}.md"
        rules = {id for id in ledger_ids(ledger, prefix) if re.fullmatch(rf"{prefix}-\d+", id)}
        due = rules | set(ruling_ids(ledger, prefix))
        told = cited(rules_text(self.rulebook, lang), prefix)
        assert due - told == set(), "not told"
        assert told - due == set(), "not in the ledger"

    @each_language
    def test_every_paragraph_of_the_rules_says_where_it_comes_from(self, lang: str) -> None:
        """Besides headings, tables, examples, the word before and the word after."""
        blocks = rules_text(self.rulebook, lang).strip().split("\n\n")[2:]
        if "[" not in blocks[-1]:
            blocks.pop()
        for block in blocks:
            if not block.startswith(("#", "|", ">")):
                for line in block.split("\n"):
                    about_options = line.startswith(("Первым стоит", "What is chosen"))
                    assert line.endswith("]") or about_options, line

    def test_both_rules_are_built_alike(self) -> None:
        ru, en = (rules_text(self.rulebook, lang) for lang in LANGUAGES)
        marks = [[match and match[1] for match in map(_MARK.match, text.splitlines())] for text in (ru, en)]
        assert marks[0] == marks[1]
        assert cited(ru, self.rulebook.game.prefix) == cited(en, self.rulebook.game.prefix)

    @each_language
    def test_the_rules_name_no_file_of_the_project(self, lang: str) -> None:
        """Who reads them at the table has none."""
        assert re.findall(r"\b(?:docs|src|tests)/|\.(?:md|py)\b", rules_text(self.rulebook, lang)) == []

    @each_language
    def test_the_rules_name_every_option(self, lang: str) -> None:
        rules = rules_text(self.rulebook, lang)
        options = self.rulebook.game.options
        assert all(f"| `{option.name}` |" in rules for option in options)
        assert all(Texts(self.rulebook, lang).option(option)[1] for option in options)


# -- a whole game, told ------------------------------------------------------------------


def tell_a_game(
    rulebook: Rulebook,
    game: S,
    seats: int,
    chance: Chance,
    *,
    choose: Callable[[S, Chance], int] = at_random,
    look_every: int = 8,
    most: int = 10_000,
) -> None:
    """A game to its end, or for so many decisions: everything that anybody is told has words, by
    turns in Russian and in English. Now and then a seat looks at the table: it fits the screen.
    """
    tongues = [Texts(rulebook, lang, [f"№{seat}" for seat in range(seats)]) for lang in LANGUAGES]
    readers = [None, *range(seats)]
    decisions = 0
    while game.decider() != OVER and decisions < most:
        told = tongues[decisions % 2]
        for reader in readers:
            assert told.prompt(game.prompt(), reader)
        if decisions % look_every == 0:
            looks = told.view(rulebook.view(game, readers[decisions // look_every % len(readers)]))
            assert max(map(len, looks)) <= WIDTH
        action = game.forced()
        if action == CHOICE:
            action = choose(game, chance)
        assert told.action(action)
        refusal = game.refusal(chance.below(len(rulebook.actions)))
        assert refusal is None or told.refusal(refusal)
        game.events = []
        game.apply(action, chance)
        for reader in readers:
            for event in seen(game.events, reader):
                sentence = told.event(event)
                assert sentence[-1] in ".!", sentence
                assert "_" not in sentence, sentence
        game.events = None
        decisions += 1
    for told in tongues:
        assert max(map(len, told.view(rulebook.view(game, None)))) <= WIDTH
        if game.decider() == OVER:
            assert told.result(result(game))
