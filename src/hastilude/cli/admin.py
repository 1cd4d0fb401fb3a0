"""`hastilude admin`: looking after a house, at the machine itself.

What only reads works beside a running server. What writes does so on PostgreSQL; a SQLite file is for
one process, so there the server has to be stopped, or its warden's page be used.
"""

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

import msgspec
import typer

from hastilude.cli.shell import JsonOption, print_json, print_lines
from hastilude.core.game import GameError

T = TypeVar("T")

DatabaseOption = Annotated[
    str, typer.Option(envvar="HASTILUDE_DATABASE", metavar="URL", help="sqlite:///file.db or postgresql://…")
]
PersonArgument = Annotated[str, typer.Argument(metavar="PERSON", help="The id, or the login.")]
TableArgument = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table.")]
ReasonOption = Annotated[str, typer.Option("--reason", metavar="TEXT", help="For the moderation log.")]
LimitOption = Annotated[int, typer.Option("--limit", min=1, max=10_000, help="How many at most.")]
DaysOption = Annotated[
    float, typer.Option("--days", min=0, help="For how long; 0 takes it back. Default: until further notice.")
]
FileOption = Annotated[Path, typer.Option("--file", metavar="FILE", help="Where it is written to.")]
Status = Literal["waiting", "playing", "over", "abandoned"]

HOUSE = "sqlite:///hastilude.db"
#: a hundred years: until further notice
ALWAYS = 36_500.0
CHECK_FAILED = 1
#: a log has every secret of its table
PRIVATE = 0o600

app = typer.Typer(help="Look after a house: people, tables, backups.", no_args_is_help=True)
people = typer.Typer(help="People: find, rename, mute, ban, reset a password, delete.", no_args_is_help=True)
tables = typer.Typer(help="Tables: list, close, export, repair.", no_args_is_help=True)
app.add_typer(people, name="people")
app.add_typer(tables, name="tables")


# -- how a deed is done ------------------------------------------------------------------------------


def _do(database: str, work: Callable[[Any], Awaitable[T]], *, reading: bool = False) -> T:
    """Open the house without serving it, and do something as its warden."""
    from hastilude.server.checking import unopened  # noqa: PLC0415 - the other commands are to start fast
    from hastilude.server.errors import Trouble  # noqa: PLC0415
    from hastilude.server.logs import set_up  # noqa: PLC0415
    from hastilude.server.warden import Warden  # noqa: PLC0415

    set_up("error")

    async def run() -> T:
        hall = unopened(database)
        try:
            await (hall.store.look() if reading else hall.store.open())
            return await work(Warden(hall))
        finally:
            await hall.store.close()

    try:
        return asyncio.run(run())
    except Trouble as trouble:
        raise GameError(_sentence(trouble)) from None


def _sentence(trouble: Any) -> str:
    sentence = str(trouble.problem.message)
    if trouble.problem.code == "database_in_use":
        sentence += " Stop it first, or use the warden's page."
    cause = trouble.__cause__
    return f"{sentence} ({cause})" if cause and trouble.problem.code == "unavailable" else sentence


def _day(at_ms: int) -> str:
    return f"{datetime.fromtimestamp(at_ms / 1000, UTC):%Y-%m-%d %H:%M}" if at_ms else "never"


def _show(found: Any, json: bool, lines: Callable[[Any], list[str]]) -> None:
    if json:
        print_json(msgspec.to_builtins(found))
    else:
        print_lines(lines(found))


# -- people ------------------------------------------------------------------------------------------


def _person(person: Any) -> str:
    now_ms = datetime.now(UTC).timestamp() * 1000
    marks = [
        "warden" if person.warden else "",
        f"muted until {_day(person.muted_until_ms)}" if person.muted_until_ms > now_ms else "",
        f"banned until {_day(person.banned_until_ms)}" if person.banned_until_ms > now_ms else "",
    ]
    who = f"{person.id}  {person.name or '(no name)'}  {person.login or 'guest'}"
    facts = f"came {_day(person.created_ms)}, seen {_day(person.seen_ms)}, {person.tables} tables"
    return "  ".join((who, facts, *(mark for mark in marks if mark)))


@people.command("find")
def find_command(
    text: Annotated[str, typer.Argument(metavar="TEXT", help="Part of a name or login, or an id.")] = "",
    limit: LimitOption = 50,
    json: JsonOption = False,
    database: DatabaseOption = HOUSE,
) -> None:
    """Find people; without a text the newest."""
    found = _do(database, lambda warden: warden.find(text, limit), reading=True)
    _show(found, json, lambda found: [_person(one) for one in found])


@people.command("rename")
def rename_command(
    person: PersonArgument,
    name: Annotated[str, typer.Argument(metavar="NAME")],
    reason: ReasonOption = "",
    database: DatabaseOption = HOUSE,
) -> None:
    """Give somebody another name."""
    print_lines([_person(_do(database, lambda warden: warden.rename(person, name, reason)))])


@people.command("mute")
def mute_command(
    person: PersonArgument,
    days: DaysOption = ALWAYS,
    reason: ReasonOption = "",
    database: DatabaseOption = HOUSE,
) -> None:
    """Take no chat of somebody."""
    print_lines([_person(_do(database, lambda warden: warden.mute(person, days, reason)))])


@people.command("ban")
def ban_command(
    person: PersonArgument,
    days: DaysOption = ALWAYS,
    reason: ReasonOption = "",
    database: DatabaseOption = HOUSE,
) -> None:
    """Sign somebody out everywhere and let them in no more."""
    print_lines([_person(_do(database, lambda warden: warden.ban(person, days, reason)))])


@people.command("reset-password")
def reset_password_command(
    person: PersonArgument, reason: ReasonOption = "", database: DatabaseOption = HOUSE
) -> None:
    """Print a fresh password; all sessions of this account end."""
    print_lines([_do(database, lambda warden: warden.reset_password(person, reason))])


@people.command("delete")
def delete_command(
    person: PersonArgument,
    yes: Annotated[bool, typer.Option("--yes", help="It cannot be undone.")] = False,
    reason: ReasonOption = "",
    database: DatabaseOption = HOUSE,
) -> None:
    """Delete somebody with all that is theirs. Games that others played too stay, nameless."""
    if not yes:
        raise GameError("this cannot be undone; say --yes")
    _do(database, lambda warden: warden.delete(person, reason))


@people.command("appoint")
def appoint_command(
    person: PersonArgument,
    dismiss: Annotated[bool, typer.Option("--dismiss", help="Not any more.")] = False,
    reason: ReasonOption = "",
    database: DatabaseOption = HOUSE,
) -> None:
    """Mark an account as warden: it gets the page from which the house is looked after."""
    print_lines([_person(_do(database, lambda warden: warden.appoint(person, not dismiss, reason)))])


# -- tables ------------------------------------------------------------------------------------------


def _table(facts: Any) -> str:
    names = ", ".join(seat.name or seat.kind for seat in facts.seats)
    return f"{facts.id}  {facts.game}  {facts.status}  {facts.visibility}  {_day(facts.updated_ms)}  {names}"


@tables.command("list")
def list_command(
    status: Annotated[Status | None, typer.Option("--status")] = None,
    game: Annotated[str, typer.Option("--game", metavar="GAME")] = "",
    person: Annotated[str, typer.Option("--person", metavar="ID")] = "",
    limit: LimitOption = 50,
    json: JsonOption = False,
    database: DatabaseOption = HOUSE,
) -> None:
    """The latest first, private ones too."""
    found = _do(database, lambda warden: warden.tables(status or "", game, person, limit), reading=True)
    _show(found, json, lambda found: [_table(one) for one in found])


@tables.command("close")
def close_command(table: TableArgument, reason: ReasonOption = "", database: DatabaseOption = HOUSE) -> None:
    """End a table without a result, whatever its status."""
    _do(database, lambda warden: warden.close(table, reason))


@tables.command("export")
def export_command(
    table: TableArgument,
    log: Annotated[bool, typer.Option("--log", help="The whole log, with every secret.")] = False,
    file: Annotated[Path | None, typer.Option("--file", metavar="FILE", help="Else on stdout.")] = None,
    database: DatabaseOption = HOUSE,
) -> None:
    """The record of a finished game; of any other table the log."""
    data = _do(database, lambda warden: warden.log(table) if log else warden.export(table), reading=True)
    if file is None:
        sys.stdout.buffer.write(data)
    else:
        with os.fdopen(os.open(file, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, PRIVATE), "wb") as opened:
            opened.write(data)


@tables.command("repair")
def repair_command(table: TableArgument, reason: ReasonOption = "", database: DatabaseOption = HOUSE) -> None:
    """Make snapshots and the lobby's line anew from the log."""
    rows = _do(database, lambda warden: warden.repair(table, reason))
    print_lines([f"{table}: made anew from {rows} rows"])


# -- the house ---------------------------------------------------------------------------------------


@app.command("sweep")
def sweep_command(
    *,
    waiting: Annotated[
        float, typer.Option(min=0, help="Days after which a table that never began goes.")
    ] = 30,
    guests: Annotated[
        float, typer.Option(min=0, help="Days after which a guest who never came back goes.")
    ] = 180,
    finished: Annotated[
        float | None, typer.Option(min=0, help="Days after which a finished table goes into the file.")
    ] = None,
    file: Annotated[
        Path | None, typer.Option("--file", metavar="FILE", help="The archive (.jsonl.gz); it is added to.")
    ] = None,
    json: JsonOption = False,
    database: DatabaseOption = HOUSE,
) -> None:
    """Let go of what is old: expired sessions, tables that never began, guests who never came back, and,
    into an archive file, finished tables."""
    done = _do(
        database,
        lambda warden: warden.sweep(
            waiting_days=waiting, guest_days=guests, finished_days=finished, file=file
        ),
    )
    _show(
        done,
        json,
        lambda done: [
            f"{done.sessions} expired sessions, {done.waiting} tables that never began, {done.guests} guests, "
            f"{done.nameless} names, {done.archived} finished tables into the archive"
        ],
    )


@app.command("backup")
def backup_command(file: FileOption, database: DatabaseOption = HOUSE) -> None:
    """Write the whole house into one file while it is open."""
    from hastilude.server import backup  # noqa: PLC0415

    rows = _alone(database, lambda: backup.write(database, file))
    print_lines([f"{file}: {rows} rows"])


@app.command("restore")
def restore_command(
    file: Annotated[Path, typer.Argument(metavar="FILE")], database: DatabaseOption = HOUSE
) -> None:
    """Fill an empty database, of either kind, with a backup."""
    from hastilude.server import backup  # noqa: PLC0415

    rows = asyncio.run(backup.restore(file, database))
    print_lines([f"{rows} rows restored"])


def _alone(database: str, work: Callable[[], Awaitable[T]]) -> T:
    """After a look whether there is a house of this version."""

    async def run(_: Any) -> T:
        return await work()

    return _do(database, run, reading=True)


@app.command("check")
def check_command(
    processes: Annotated[int, typer.Option(min=0, help="0: one for each core.")] = 0,
    json: JsonOption = False,
    database: DatabaseOption = HOUSE,
) -> None:
    """Look at every table: its log folds, its numbers are those of its seed, its record verifies."""
    from hastilude.server.checking import check  # noqa: PLC0415

    report = _alone(database, lambda: check(database, processes))
    _show(
        report,
        json,
        lambda report: [
            *(f"{one.table}: {one.trouble}" for one in report.findings),
            f"{report.tables} tables, {report.rows} rows, {report.verified} finished games verify, "
            f"{report.unreadable} could not be looked at, {len(report.findings)} findings",
        ],
    )
    raise typer.Exit(CHECK_FAILED if report.findings else 0)


@app.command("ratings")
def ratings_command(database: DatabaseOption = HOUSE) -> None:
    """Make all ratings anew from the finished games, in the order in which they ended."""
    from hastilude.server.ratings import Rater  # noqa: PLC0415

    games = _do(database, lambda warden: Rater(warden.hall.store.finishes).again())
    print_lines([f"rated games: {games}"])


@app.command("log")
def log_command(
    subject: Annotated[str, typer.Argument(metavar="ID", help="Of a person or a table.")] = "",
    limit: LimitOption = 100,
    json: JsonOption = False,
    database: DatabaseOption = HOUSE,
) -> None:
    """What those who look after the house have done, the latest first."""
    found = _do(database, lambda warden: warden.deeds(limit, subject), reading=True)
    _show(
        found,
        json,
        lambda found: [
            f"{_day(one.at_ms)}  {one.by}  {one.deed}  {one.subject}  {one.reason}" for one in found
        ],
    )
