"""`hastilude analyse`: where a recorded game turned, and what would have been better."""

from pathlib import Path
from typing import Annotated, Any

import typer

from hastilude.cli.phrases import Phrases
from hastilude.cli.records import figures_of
from hastilude.cli.shell import (
    ComponentsOption,
    JsonOption,
    LangOption,
    print_json,
    print_lines,
    progress,
    texts_of,
)
from hastilude.core.game import GameError, find_game
from hastilude.core.record import Record, RecordError
from hastilude.core.text import Texts
from hastilude.lab.analyse import LOOKS, Analysis, Moment, analyse


def analyse_command(
    record: Annotated[Path, typer.Argument(metavar="RECORD")],
    lang: LangOption,
    looks: Annotated[int, typer.Option(metavar="N", min=1, help="Looks ahead for each decision.")] = LOOKS,
    components: ComponentsOption = None,
    json: JsonOption = False,
) -> None:
    """Each seat's chance to win after every decision, the turning points, and better actions."""
    try:
        game = Record.read(record)
        with progress("decisions", len(game.lines) - 1) as bar:
            analysis = analyse(
                game,
                figures_of(game, components),
                looks=looks,
                report=lambda done: bar.update(bar.task_ids[0], completed=done),
            )
    except RecordError as error:
        raise GameError(f"{record}, line {error.line}: {error.reason}") from None
    if json:
        print_json(document(analysis))
    else:
        texts = texts_of(find_game(game.header.game).load(), lang, game.header.seats)
        print_lines(_lines(analysis, texts, Phrases(lang)))


def document(analysis: Analysis) -> dict[str, Any]:
    """What `--json` prints, and what a replay shows."""
    header = analysis.record.header
    return {
        "game": header.game,
        "seats": list(header.seats),
        "decisions": [
            _row(moment, swing, luck)
            for moment, swing, luck in zip(
                analysis.moments, analysis.swings(), analysis.luck()[1:], strict=True
            )
        ],
        "turning_points": [moment.n for moment in analysis.turning_points()],
        "mistakes": [moment.n for moment in analysis.mistakes()],
        "accounts": [_account(analysis, seat) for seat in range(len(header.seats))],
    }


def _account(analysis: Analysis, seat: int) -> dict[str, Any]:
    account = analysis.account(seat)
    parts = {name: round(getattr(account, name), 4) for name in ("own", "others", "luck")}
    return {"seat": seat, "accuracy": round(account.accuracy, 1), **parts, "counts": account.counts}


def _row(moment: Moment, swing: float, luck: tuple[float, ...]) -> dict[str, Any]:
    return {
        "n": moment.n,
        "seat": moment.seat,
        "action": moment.action,
        "chances": list(moment.after),
        "swing": round(swing, 4),
        "best": moment.best,
        "best_chance": moment.best_chance,
        "line": list(moment.line),
        "better": moment.better,
        "gain": round(moment.gain, 4),
        "quality": moment.quality.value,
        "stands": list(moment.stands),
        "luck": [round(share, 4) for share in luck],
    }


def _lines(analysis: Analysis, texts: Texts, say: Phrases) -> list[str]:
    parse = texts.rulebook.actions.parse
    names = [texts.seat(seat) for seat in range(len(analysis.record.header.seats))]
    lines = [f"{'':>4}  " + "  ".join(f"{name[:10]:>10}" for name in names)]
    for moment in analysis.moments:
        chances = "  ".join(f"{chance:>10.0%}" for chance in moment.after)
        lines.append(f"{moment.n:>4}  {chances}  {names[moment.seat]}: {texts.action(parse(moment.action))}")
    for heading, moments in (
        ("analyse-turns", analysis.turning_points()),
        ("analyse-mistakes", analysis.mistakes()),
    ):
        if moments:
            lines += ["", say(heading)]
        for moment in moments:
            lines.append(_told(moment, texts, say))
    return lines


def _told(moment: Moment, texts: Texts, say: Phrases) -> str:
    parse = texts.rulebook.actions.parse
    told = f"{moment.n:>4}  {texts.seat(moment.seat)}: {texts.action(parse(moment.action))}"
    told += f" ({moment.best_chance:.0%} → {moment.chance:.0%})"
    if moment.better is not None:
        better = texts.action(parse(moment.better))
        told += "; " + say("analyse-better", action=better, chance=f"{moment.best_chance:.0%}")
    return told
