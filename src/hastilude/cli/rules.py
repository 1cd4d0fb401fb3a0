"""`hastilude rules`: the rules of a game, and the ledger's ids against the tests."""

import re
from typing import Annotated

import typer

from hastilude.cli.shell import GameArgument, Lang, LangOption, print_lines, source_tree
from hastilude.core.game import Game, GameError, Rulebook, find_game
from hastilude.core.ledger import coverage
from hastilude.core.text import rules_text

CHECK_FAILED = 1


def rules_command(
    game: GameArgument,
    lang: LangOption,
    coverage: Annotated[bool, typer.Option("--coverage", help="The ledger's ids against the tests.")] = False,
) -> None:
    """The rules of a game; with --coverage, which of them tests prove."""
    meta = find_game(game)
    if coverage:
        _print_coverage(meta)
    else:
        print_lines([rules_text(meta.load(), lang).rstrip("\n")])


def _print_coverage(game: Game) -> None:
    tree = source_tree()
    if tree is None:
        raise GameError("coverage needs the source tree, with docs and tests: run it there")
    found = coverage(game, tree / "docs" / "rules", tree / "tests")
    print_lines(f"{id}: no test cites it" for id in found.missing)
    print_lines(f"{id}: not in the ledger, cited by {tests[0]}" for id, tests in found.unknown.items())
    print_lines(f"{id}: cannot be tested: {reason}" for id, reason in found.untestable.items())
    print_lines([f"covered {found.settled} of {found.total}"])
    if not found.complete:
        raise typer.Exit(CHECK_FAILED)


def rules_about(rulebook: Rulebook, lang: Lang, word: str) -> list[str]:
    """The paragraphs of the rules that have a word, or all of them; a rule of the ledger by its id."""
    text = rules_text(rulebook, lang)
    if not word:
        return text.splitlines()
    id = word.upper()
    sentences = ledger_sentences(rulebook.game)
    found = [f"{id}  {sentences[id]}"] if id in sentences else []
    for paragraph in re.split(r"\n\s*\n|\n(?=[-*|#] ?)", text):
        if word.casefold() in paragraph.casefold():
            found.extend(paragraph.strip("\n").splitlines())
    return found


def ledger_sentences(game: Game) -> dict[str, str]:
    """What the ledger says by its ids; empty where the documents are not at hand."""
    tree = source_tree()
    path = tree / "docs" / "rules" / f"{game.id}.md" if tree else None
    if path is None or not path.is_file():
        return {}
    entry = re.compile(rf"^- \*\*({re.escape(game.prefix)}-[A-Z]?\d+)\*\* (.+)$", re.MULTILINE)
    return {id: text.replace("**", "") for id, text in entry.findall(path.read_text(encoding="utf-8"))}
