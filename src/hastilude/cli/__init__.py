"""The `hastilude` command.

Bad input is answered by one sentence on stderr and exit code 2, a check that failed by
exit code 1. With `--json` a command prints one JSON document on stdout and nothing else.
"""

import io
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

import typer
from typer.exceptions import TyperException

from hastilude.cli import (
    admin,
    analyse,
    arena,
    balance,
    bench,
    export,
    games,
    learn,
    play,
    position,
    puzzles,
    records,
    rules,
    serve,
    simulate,
    tune,
)
from hastilude.cli.shell import not_installed
from hastilude.core.action import ActionError
from hastilude.core.components import ComponentError
from hastilude.core.game import GameError

BAD_INPUT = 2

app = typer.Typer(
    name="hastilude",
    help="Five knightly board games: rules, bots and tables.",
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("games")(games.games_command)
app.command("play")(play.play_command)
app.command("simulate")(simulate.simulate_command)
app.command("arena")(arena.arena_command)
app.command("analyse")(analyse.analyse_command)
app.command("replay")(records.replay_command)
app.command("verify")(records.verify_command)
app.add_typer(position.app, name="position")
app.command("rules")(rules.rules_command)
app.command("bench")(bench.bench_command)
learn.lab.command("export")(export.export_command)
learn.lab.command("puzzles")(puzzles.puzzles_command)
learn.lab.command("balance")(balance.balance_command)
learn.lab.command("tune")(tune.tune_command)
app.add_typer(learn.lab, name="lab")
app.command("serve")(serve.serve_command)
app.command("worker")(serve.worker_command)
app.command("schema")(serve.schema_command)
app.add_typer(admin.app, name="admin")


def main(args: Sequence[str] | None = None) -> NoReturn:
    """Run a command line (that of the process, if none is given) and exit."""
    sys.exit(run(sys.argv[1:] if args is None else args))


def run(args: Sequence[str]) -> int:
    """Run a command line; its exit code."""
    _speak_utf8()
    try:
        code = app(list(args) or ["--help"], prog_name="hastilude", standalone_mode=False)
        sys.stdout.flush()
    except TyperException as error:
        return _complain(error.format_message())
    except ModuleNotFoundError as error:
        return _complain(str(not_installed(error)))
    except (GameError, ComponentError, ActionError) as error:
        return _complain(str(error))
    except (BrokenPipeError, SystemExit):  # the second is how Typer leaves when the reader has gone
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # nothing is left to flush
        return 0
    except OSError as error:
        return _complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    return code if isinstance(code, int) else 0


def _complain(sentence: str) -> int:
    print(f"hastilude: {' '.join(sentence.split())}", file=sys.stderr)
    return BAD_INPUT


def _speak_utf8() -> None:
    """Nothing breaks where the surroundings promise less than UTF-8, or send something else."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="replace")
