"""What the terminal table itself says, around the sentences of the games."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from hastilude.cli.shell import Lang

_FOLDER = Path(__file__).parent / "text"


class Phrases:
    def __init__(self, lang: Lang) -> None:
        self._bundle = _bundle(lang)

    def has(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def __call__(self, message: str, /, **args: str | int) -> str:
        pattern = self._bundle.get_message(message).value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        assert not errors, f"{message}: {errors}"
        return str(text)


@cache
def _bundle(lang: Lang) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource((_FOLDER / f"{lang}.ftl").read_text(encoding="utf-8")))
    return bundle
