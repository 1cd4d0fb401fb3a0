"""`hastilude play`: sit down at a table, in the browser or in the terminal."""

import secrets
import sys
from pathlib import Path
from typing import Annotated

import typer

from hastilude.bots.bot import Bot
from hastilude.bots.line_up import BOTS, find_bot
from hastilude.cli.browser import Wanted, only_for_text, open_in_browser
from hastilude.cli.phrases import Phrases
from hastilude.cli.shell import (
    ComponentsOption,
    Lang,
    LangOption,
    OptionsOption,
    SeatsOption,
    not_installed,
    print_lines,
    read_names,
    read_options,
)
from hastilude.cli.table import TerminalTable
from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.game import Game, GameError, find_game, games
from hastilude.core.record import Record, RecordError, Seal
from hastilude.core.referee import Referee
from hastilude.lab.simulate import call, fill

DEFAULT_BOTS = "greedy"
#: a person without a name of their own; bots are called after what they are
NAME: dict[Lang, str] = {"en": "Ivanhoe", "ru": "Айвенго"}


def play_command(
    game: Annotated[str | None, typer.Argument(metavar="GAME")] = None,
    *,
    bots: Annotated[str | None, typer.Option(metavar="A,B,…", help=f"Of {', '.join(BOTS)}.")] = None,
    text: Annotated[bool, typer.Option("--text", help="The table in the terminal.")] = False,
    no_browser: Annotated[
        bool, typer.Option("--no-browser", help="Only say where the table is; open nothing.")
    ] = False,
    port: Annotated[int, typer.Option(min=0, max=65535, metavar="N", help="0: any free one.")] = 0,
    data: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Where tables are kept; else with your data.")
    ] = None,
    seats: SeatsOption = None,
    lang: LangOption,
    name: Annotated[
        str | None, typer.Option(metavar="NAME", help="Your name at the table in the terminal.")
    ] = None,
    option: OptionsOption = [],  # noqa: B006 - Typer copies it
    components: ComponentsOption = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")] = None,
    seed: Annotated[int | None, typer.Option(metavar="N", help="The same deal every time.")] = None,
) -> None:
    """Play a game against bots: in the browser, with a server of your own until Ctrl-C."""
    if not text:
        only_for_text(name=name, resume=resume, seed=seed)
        wanted = None
        if game is not None:
            meta = find_game(game)
            wanted = Wanted(meta, seats, bots, meta.choose(read_options(option)))
        elif option or not all(given is None for given in (bots, seats, components)):
            raise GameError("name the game that bots, seats, options and components are for")
        try:
            served = open_in_browser(
                wanted, data=data, port=port, browser=not no_browser, lang=lang, components=components
            )
        except ModuleNotFoundError as error:
            terminal = f"hastilude play {game or 'GAME'} --text"
            raise not_installed(error, f"; {terminal} plays in the terminal without it") from None
        if not served:
            raise typer.Exit(1)
        return
    if resume is not None:
        if option or not all(given is None for given in (game, bots, seats, name, seed)):
            raise GameError("--resume takes the game, its players, options and deal from the record")
        referee = _resume(resume, components)
    else:
        meta = find_game(game) if game is not None else _ask_game(lang)
        referee = _deal(
            meta,
            lang=lang,
            seats=seats,
            name=name,
            bots=bots,
            options=meta.choose(read_options(option)),
            components=components,
            seed=seed,
        )
    line_up = _line_up(referee)
    bot_seed = secrets.token_bytes(32) if seed is None else seed_of("play", "bots", seed)
    TerminalTable(referee, line_up, SeededChance(bot_seed), lang, resume).play()


def _ask_game(lang: Lang) -> Game:
    """The only game there is, or the one chosen from the list."""
    known = list(games().values())
    if len(known) == 1:
        return known[0]
    print_lines([Phrases(lang)("which-game")])
    print_lines(f"  {number}  {game.name[lang]}" for number, game in enumerate(known, 1))
    answer = sys.stdin.readline().strip()
    if answer.isdecimal() and 1 <= int(answer) <= len(known):
        return known[int(answer) - 1]
    return find_game(answer)


def _deal(
    game: Game,
    *,
    lang: Lang,
    seats: int | None,
    name: str | None,
    bots: str | None,
    options: dict[str, str],
    components: Path | None,
    seed: int | None,
) -> Referee:
    """A new game. Where the rules draw the first player by lot, so does the referee."""
    seats = game.seats_for(options, game.newcomer_seats) if seats is None else seats
    game.check_seats(seats, options)
    rulebook = game.load()
    # a solo game has no seat for a bot, unless somebody asks for one
    named = read_names(bots or DEFAULT_BOTS, "bots") if bots or seats > 1 else ()
    others = call(fill(named, seats - 1) if named else ())
    for other in others:
        find_bot(_bot_name(other), rulebook)
    me = NAME[lang] if name is None else " ".join(name.split())
    if not me or _bot_name(me) in BOTS:
        raise GameError(f"{name!r} is no name for a person at this table")
    # The person's nonce: the deal is not the program's alone.
    seal = Seal.fresh([secrets.token_hex(16)]) if seed is None else Seal(seed_of("play", seed), (str(seed),))
    figures = rulebook.components(components)
    return Referee(rulebook, [me, *others], options, figures, seal, draw_first=game.draws_first_seat)


def _bot_name(name: str) -> str:
    """What the name of a seat says about the bot on it: the other way round."""
    return name.partition(" ")[0].lower()


def _resume(path: Path, components: Path | None) -> Referee:
    try:
        record = Record.read(path)
        figures = find_game(record.header.game).load().components(components) if components else None
        if record.ending is None:
            raise GameError(f"{path} does not open its seed, so nobody can go on with it")
        if record.ending.result is not None:
            raise GameError(f"{path}: this game is over; replay shows it")
        return Referee.resume(record, figures)
    except RecordError as error:
        raise GameError(f"{path}, line {error.line}: {error.reason}") from None


def _line_up(referee: Referee) -> dict[int, Bot]:
    """The bots by their seats, as the names say; the one seat left is the person's."""
    names = referee.record.header.seats
    bots = {seat: _bot_name(name) for seat, name in enumerate(names) if _bot_name(name) in BOTS}
    if len(bots) != len(names) - 1:
        raise GameError(f"a table has one person, not {len(names) - len(bots)}: {', '.join(names)}")
    return {seat: find_bot(bot, referee.rulebook) for seat, bot in bots.items()}
