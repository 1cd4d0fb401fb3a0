"""`hastilude rules`: the rules of a game, one of them with its proof, and the ledger against the tests."""

import re
from pathlib import Path
from typing import Annotated

import typer

from hastilude.cli.phrases import Phrases
from hastilude.cli.shell import GameArgument, Lang, LangOption, print_lines, source_tree
from hastilude.core.game import Game, GameError, Rulebook, find_game
from hastilude.core.ledger import Coverage, coverage, ledger_sentences, nowhere, places
from hastilude.core.rules_text import rules_by_id, rules_text

CHECK_FAILED = 1


def rules_command(
    game: GameArgument,
    lang: LangOption,
    id: Annotated[
        str | None, typer.Argument(help="One rule by its id: what it says, who proves it, where it is done.")
    ] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="The ledger's ids against the tests.")] = False,
) -> None:
    """The rules of a game; one of them by its id; with --coverage, which of them tests prove."""
    meta = find_game(game)
    if coverage:
        _print_coverage(meta)
    elif id is not None:
        print_lines(_one_rule(meta, lang, id.upper()))
    else:
        print_lines([rules_text(meta.load(), lang).rstrip("\n")])


def _covered(game: Game) -> tuple[Coverage, Path]:
    tree = source_tree()
    if tree is None:
        raise GameError("coverage needs the source tree, with docs and tests: run it there")
    return coverage(game, tree / "docs" / "rules", tree / "tests"), tree


def _print_coverage(game: Game) -> None:
    found, tree = _covered(game)
    source = game.load().folder
    homeless = (
        nowhere(game, tree / "docs" / "rules", tree / "tests", source) if tree in source.parents else []
    )
    print_lines(f"{id}: no test cites it" for id in found.missing)
    print_lines(f"{id}: not in the ledger, cited by {tests[0]}" for id, tests in found.unknown.items())
    print_lines(f"{id}: a ruling that no test cites" for id in found.unproved)
    print_lines(f"{id}: no place in the source cites it" for id in homeless)
    print_lines(f"{id}: cannot be tested: {reason}" for id, reason in found.untestable.items())
    print_lines([f"covered {found.settled} of {found.total}"])
    if not found.complete or homeless:
        raise typer.Exit(CHECK_FAILED)


def _one_rule(game: Game, lang: Lang, id: str) -> list[str]:
    """What it says, in own words and in the ledger; the tests that prove it; where it is done."""
    say = Phrases(lang)
    words = rules_by_id(game.load(), lang).get(id)
    lines = [f"{id}  {words}" if words else id]
    if source_tree() is None:
        if words is None:
            raise GameError(f"there is no rule {id!r} in {game.name['en']}")
        return [*lines, say("rule-no-source")]
    found, tree = _covered(game)
    sentence = ledger_sentences(tree / "docs" / "rules" / f"{game.id}.md", game.prefix).get(id)
    if sentence is None and words is None:
        raise GameError(f"there is no rule {id!r} in {game.name['en']}")
    if sentence:
        lines.append(say("rule-ledger", sentence=sentence))
    lines.append(say("rule-tests"))
    tests = found.cited.get(id, [])
    lines += [f"  {test}" for test in tests] or [f"  {found.untestable.get(id) or say('rule-none')}"]
    lines.append(say("rule-places"))
    folder = game.load().folder
    cited = places(folder, game.prefix).get(id, [])
    return [*lines, *([f"  {folder.name}/{place}" for place in cited] or [f"  {say('rule-none')}"])]


def rules_about(rulebook: Rulebook, lang: Lang, word: str) -> list[str]:
    """The paragraphs of the rules that have a word, or all of them; a rule of the ledger by its id."""
    text = rules_text(rulebook, lang)
    if not word:
        return text.splitlines()
    told = rules_by_id(rulebook, lang).get(word.upper())
    if told:
        return [f"{word.upper()}  {told}"]
    found: list[str] = []
    for paragraph in re.split(r"\n\s*\n|\n(?=[-*|#] ?)", text):
        if word.casefold() in paragraph.casefold():
            found.extend(paragraph.strip("\n").splitlines())
    return found
