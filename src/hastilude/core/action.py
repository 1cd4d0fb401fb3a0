"""Actions in three forms: structured, text, and a stable integer.

A game declares the kinds of its actions, each a sentence with fields and a finite list
of values for every field. The integer is the kind's offset plus the mixed-radix number
of the field values, so that rules can compute with it and records can be read aloud.
"""

import re
from collections.abc import Iterator, Sequence

import msgspec

_FIELD = re.compile(r"\{(\w+)\}")


class Action(msgspec.Struct, frozen=True):
    """The structured form: `Action("capture", {"holding": "elf_tower_1", "card": "orc_mage_1"})`."""

    kind: str
    args: dict[str, str] = {}

    def __repr__(self) -> str:
        args = ", ".join(f"{name}={value!r}" for name, value in self.args.items())
        return f"{self.kind}({args})"


class ActionError(ValueError):
    """Not an action of this game. Carries the offending input."""

    def __init__(self, given: object, reason: str) -> None:
        super().__init__(f"{given!r} is not an action of this game: {reason}")
        self.given = given
        self.reason = reason


class Kind:
    """One kind of action: its sentence, and what may stand in each field."""

    def __init__(self, name: str, sentence: str, **fields: Sequence[str]) -> None:
        self.name = name
        self.sentence = sentence
        #: in the order of the sentence, which is also the order of the digits
        self.fields = tuple(_FIELD.findall(sentence))
        if set(self.fields) != set(fields) or len(self.fields) != len(fields):
            raise ValueError(f"kind {name!r}: the sentence and the fields differ")
        self.values = tuple(tuple(fields[field]) for field in self.fields)
        self.count = 1
        for values in self.values:
            self.count *= len(values)
        pattern = "".join(
            f"(?P<{part}>\\S+)" if i % 2 else re.escape(part) for i, part in enumerate(_FIELD.split(sentence))
        )
        self.pattern = re.compile(pattern)
        self.digit = tuple({value: i for i, value in enumerate(values)} for values in self.values)


class ActionSpace:
    """All actions a game can ever have, numbered 0 … count − 1."""

    def __init__(self, *kinds: Kind) -> None:
        self.kinds = kinds
        self.offset: dict[str, int] = {}
        self.count = 0
        for kind in kinds:
            if kind.name in self.offset:
                raise ValueError(f"two kinds are called {kind.name!r}")
            self.offset[kind.name] = self.count
            self.count += kind.count
        #: those that were asked for: tables ask for the same again and again
        self._texts: dict[int, str] = {}
        self._numbers: dict[str, int] = {}

    def __iter__(self) -> Iterator[int]:
        return iter(range(self.count))

    def __len__(self) -> int:
        return self.count

    def decode(self, number: int) -> Action:
        """The structured form of an integer."""
        kind, rest = self._kind_of(number)
        args: dict[str, str] = {}
        for field, values in zip(reversed(kind.fields), reversed(kind.values), strict=True):
            rest, digit = divmod(rest, len(values))
            args[field] = values[digit]
        return Action(kind.name, {field: args[field] for field in kind.fields})

    def encode(self, action: Action) -> int:
        """The integer of a structured action."""
        for kind in self.kinds:
            if kind.name == action.kind:
                break
        else:
            raise ActionError(action, f"there is no kind {action.kind!r}")
        if set(action.args) != set(kind.fields):
            raise ActionError(action, f"{kind.name!r} takes {', '.join(kind.fields) or 'no fields'}")
        number = 0
        for field, values, digit in zip(kind.fields, kind.values, kind.digit, strict=True):
            value = action.args[field]
            if value not in digit:
                raise ActionError(action, f"{field} cannot be {value!r}")
            number = number * len(values) + digit[value]
        return self.offset[kind.name] + number

    def text(self, number: int) -> str:
        """The text form of an integer: `capture elf_tower_1 with orc_warrior_2`."""
        known = self._texts.get(number)
        if known is not None:
            return known
        action = self.decode(number)
        kind, _ = self._kind_of(number)
        text = _FIELD.sub(lambda match: action.args[match[1]], kind.sentence)
        self._texts[number] = text
        self._numbers[text] = number
        return text

    def parse(self, text: str) -> int:
        """The integer of a text form."""
        known = self._numbers.get(text)
        if known is not None:
            return known
        words = " ".join(text.split())
        problem: ActionError | None = None
        for kind in self.kinds:
            match = kind.pattern.fullmatch(words)
            if match:
                try:
                    return self.encode(Action(kind.name, match.groupdict()))
                except ActionError as error:
                    problem = problem or ActionError(text, error.reason)
        raise problem or ActionError(text, "no kind of action reads like this")

    def _kind_of(self, number: int) -> tuple[Kind, int]:
        if 0 <= number < self.count:
            for kind in reversed(self.kinds):
                if number >= self.offset[kind.name]:
                    return kind, number - self.offset[kind.name]
        raise ActionError(number, f"the numbers run from 0 to {self.count - 1}")
