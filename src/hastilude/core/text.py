"""Sentences in Russian and English, through Project Fluent.

A game says codes with arguments; messages turn them into sentences. They are in the
game's `text/<lang>.ftl`, those that all games share in `core/text/<lang>.ftl`. The
browser reads the same files. What a sentence finds for its argument `x`:

- a number or a plain word: `$x`; a truth: `$x`, which is `true` or `false`;
- a thing, which is a code in the family that `Rulebook.things` gives for `x`: its name
  `$x`, its cases `$x_acc`, `$x_gen`, `$x_dat`, `$x_ins` (the name itself where the
  language needs none), and `$x_count`, which is 1;
- several things: the same, joined to a list, and their number;
- nothing, nobody, or what this reader may not know: only `$x_count`, which is 0.

Names of things are messages `<family>-<code>`. A name puts `$copy` where the number of
a copy belongs, if it matters: nothing for the first of equal cards, then II, III, IV.
The name of a place of a board, such as the edge `v(3,2)`, is the message `edge-v` with
`$row` and `$column`, and what comes after them: `$below` and `$right`.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from hastilude.core.game import Option, Rulebook
from hastilude.core.words import Heading, Prompt, Refusal, Remark, Result, Score, Seen

LANGUAGES = ("ru", "en")
CASES = ("acc", "gen", "dat", "ins")

#: arguments of every game that name things; a game adds its own in `Rulebook.things`
THINGS: Mapping[str, str] = {
    "seat": "seat",
    "from": "seat",
    "owner": "seat",
    "winner": "seat",
    "winners": "seat",
    "reason": "end",
}

#: a place of a board with its row and column: `v(3,2)`
_PLACE = re.compile(r"([a-z]+)\((\d+),(\d+)\)")
#: a hyphen that stands for a minus
_MINUS = re.compile(r"(?<![\w-])-(?=\d)")
_ROMAN = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")
_SHARED = Path(__file__).parent / "text"


class TextError(LookupError):
    """There is no such language or message, or a message lacks what it needs."""


class Texts:
    """All that one game says in one language. `names` go by seats; without one a seat has its number."""

    def __init__(self, rulebook: Rulebook, lang: str, names: Sequence[str] = ()) -> None:
        if lang not in LANGUAGES:
            raise TextError(f"there is no language {lang!r}; there are {', '.join(LANGUAGES)}")
        self.rulebook = rulebook
        self.lang = lang
        self.names = tuple(names)
        self._things = {**THINGS, **rulebook.things}
        self._bundle = _bundle(rulebook.folder, lang)

    # -- any message --------------------------------------------------------------------

    def has(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def format(self, message: str, /, **args: object) -> str:
        """A message of the game, or of those that all games share."""
        return self._format(message, "", self._arguments(args))

    def join(self, items: Sequence[str]) -> str:
        """A list as it stands in a sentence: `a, b and c`."""
        if not items:
            return ""
        text = items[0]
        for item in items[1:-1]:
            text = self.format("list-comma", head=text, next=item)
        return self.format("list-and", head=text, last=items[-1]) if len(items) > 1 else text

    def number(self, number: int) -> str:
        """A number with a true minus sign."""
        return str(number) if number >= 0 else self.format("number-minus", number=-number)

    def signed(self, number: int) -> str:
        """A number with its sign, as a scoring sheet has it."""
        return self.format("number-plus", number=number) if number > 0 else self.number(number)

    # -- names --------------------------------------------------------------------------

    def thing(self, kind: str, code: str, case: str = "") -> str:
        """A name: `thing("card", "elf_tower_2")` is the elf tower II."""
        place = _PLACE.fullmatch(code)
        if place is not None:
            return self._format(f"{kind}-{place[1]}", case, _around(int(place[2]), int(place[3])))
        message, copy = f"{kind}-{code}", 1
        if not self.has(message):
            stem, _, number = code.rpartition("_")
            if not number.isdecimal() or not self.has(f"{kind}-{stem}"):
                raise TextError(f"there is no name for the {kind} {code!r} in {self.lang}")
            message, copy = f"{kind}-{stem}", int(number)
        roman = _ROMAN[copy] if copy < len(_ROMAN) else str(copy)
        numeral = f"\N{NO-BREAK SPACE}{roman}" if copy > 1 else ""
        return self._format(message, case, {"copy": numeral})

    def kind_of(self, argument: str) -> str | None:
        """The family of names that an argument or a field takes; None for plain words."""
        return self._things.get(argument)

    def seat(self, seat: int, case: str = "") -> str:
        """A player's name. Names that the house gives are declined; of others a noun before them is."""
        if seat < len(self.names) and self.names[seat]:
            name = self.names[seat]
            first, _, number = name.partition(" ")
            forms = self._declined().get(first)
            if case and forms is not None and (not number or number.isdecimal()):
                return f"{forms[CASES.index(case)]} {number}".rstrip()
            return self._format("seat-named", case, {"name": name})
        return self._format("seat-unnamed", case, {"number": seat + 1})

    def _declined(self) -> dict[str, list[str]]:
        """Names the house gives, with their cases: `Карадок: Карадока, Карадока, Карадоку, Карадоком`."""
        return _forms(self.format("seat-forms"))

    # -- what games say -----------------------------------------------------------------

    def prompt(self, prompt: Prompt, seat: int | None = None) -> str:
        """What is being decided: said to who decides, or, with the name, to any other reader."""
        decider = prompt.args.get("seat")
        waiting = decider is not None and decider != seat
        return self.format(f"prompt-{prompt.code}{'-waiting' if waiting else ''}", **prompt.args)

    def refusal(self, refusal: Refusal) -> str:
        return self.format(f"refusal-{refusal.code}", **refusal.args)

    def event(self, event: Seen) -> str:
        return self.format(f"event-{event.code}", **event.args)

    def action(self, action: int) -> str:
        decoded = self.rulebook.actions.decode(action)
        return self.format(f"action-{decoded.kind}", **decoded.args)

    def remark(self, remark: Remark) -> str:
        """What an action costs or gives: `−2 thalers`, `80 % to win the clash`."""
        args = dict(remark.args)
        if remark.chance is not None:
            args["percent"] = round(remark.chance * 100)
        return self.format(f"remark-{remark.code}", **args)

    def remarks(self, remarks: Iterable[Remark]) -> list[str]:
        """All that stands beside an action; what ends in a colon is said in one breath with the next."""
        found: list[str] = []
        for remark in remarks:
            said = self.remark(remark)
            if found and found[-1].endswith(":"):
                found[-1] = f"{found[-1]} {said}"
            else:
                found.append(said)
        return found

    def heading(self, heading: Heading) -> str:
        """What stands over a part of a long list."""
        return self.format(f"heading-{heading.code}", **heading.args)

    def option(self, option: Option) -> tuple[str, dict[str, str]]:
        """What an option is about, and what each of its values means."""
        name = f"option-{option.name}"
        return self.format(name), {value: self.format(f"{name}-{value}") for value in option.values}

    def result(self, result: Result) -> list[str]:
        """Reason, winner, the scoring sheet from the first place down, then what else there is to say."""
        lines = [
            self.format("result-reason", reason=result.reason),
            # who plays alone has no rival who could have won
            self.format("result-lost")
            if len(result.places) == 1 and not result.winners
            else self.format("result-winners", winners=result.winners),
        ]
        for score in sorted(result.scores, key=lambda score: result.places[score.seat]):
            # where nobody has won, nobody has a place
            lines.extend(self._score(score, result.places[score.seat] if result.winners else 0))
        for name, value in result.args.items():
            if value:
                lines.append(self.format(f"result-{name}", winners=result.winners, **result.args))
        return lines

    def _score(self, score: Score, place: int) -> list[str]:
        total = self.number(score.points)
        lines = [self.format("result-score", place=place, seat=score.seat, points=total)]
        for part in score.parts:
            what = self.format(f"score-{part.code}", **part.args)
            lines.append(f"    {self.signed(part.points):>4}  {what}")
        return lines

    def view(self, view: msgspec.Struct) -> list[str]:
        """The whole table as lines of text."""
        return self.rulebook.show(view, self)

    # -- how it is done -----------------------------------------------------------------

    def _arguments(self, given: Mapping[str, object]) -> dict[str, str | int | float]:
        args: dict[str, str | int | float] = {f"{name}_count": 0 for name in self._things}
        for name, value in given.items():
            if name in self._things:
                args.update(self._named(name, value))
            elif isinstance(value, bool):
                args[name] = "true" if value else "false"
            elif isinstance(value, str | int | float):
                args[name] = value
            else:
                raise TextError(f"the argument {name} = {value!r} is neither a number nor a word nor a thing")
        return args

    def _named(self, name: str, value: object) -> dict[str, str | int | float]:
        """All that a sentence may ask of an argument that names things."""
        kind = self._things[name]
        codes = (
            [value] if isinstance(value, str | int) else list(value) if isinstance(value, Iterable) else []
        )
        codes = [code for code in codes if code != "" and not (isinstance(code, int) and code < 0)]
        args: dict[str, str | int | float] = {f"{name}_count": len(codes)}
        if codes:
            args[name] = self.join([self._name(kind, code, "") for code in codes])
            for case in CASES:
                args[f"{name}_{case}"] = self.join([self._name(kind, code, case) for code in codes])
        return args

    def _name(self, kind: str, code: object, case: str) -> str:
        if kind == "seat" and isinstance(code, int):
            return self.seat(code, case)
        return self.thing(kind, str(code), case)

    def _format(self, message: str, case: str, args: Mapping[str, str | int | float]) -> str:
        if not self.has(message):
            raise TextError(f"there is no message {message!r} in {self.lang}")
        entry = self._bundle.get_message(message)
        pattern = entry.attributes.get(case, entry.value)
        if pattern is None:
            raise TextError(f"the message {message!r} in {self.lang} is empty")
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            raise TextError(f"the message {message!r} in {self.lang}: {errors[0]}")
        return _MINUS.sub("−", str(text))


def _around(row: int, column: int) -> dict[str, str | int | float]:
    """A place and the next ones, as words: numbers would get separators."""
    return {"row": str(row), "column": str(column), "below": str(row + 1), "right": str(column + 1)}


@cache
def _forms(listed: str) -> dict[str, list[str]]:
    lines = [line.partition(": ") for line in listed.splitlines()]
    return {name.strip(): forms.split(", ") for name, _, forms in lines if forms}


@cache
def _bundle(folder: Path, lang: str) -> FluentBundle:
    """The messages of a game and those that all games share; the same for all its tables."""
    # Isolation marks are for scripts that run the other way; terminals show them as litter.
    bundle = FluentBundle([lang], use_isolating=False)
    for path in (folder / "text" / f"{lang}.ftl", _SHARED / f"{lang}.ftl"):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
