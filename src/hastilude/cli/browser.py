"""The table in the browser: a server of one's own on this machine, as long as the command runs."""

import contextlib
import json
import os
import secrets
import sys
import threading
import urllib.request
import webbrowser
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from hastilude.cli.phrases import Phrases
from hastilude.cli.shell import Lang, print_lines, read_names
from hastilude.core.game import Game, GameError
from hastilude.lab.simulate import fill

if TYPE_CHECKING:
    from hastilude.server.house import House

#: who plays against a person that has not said otherwise
BOTS = "squire"
#: says where a `play` of this data folder listens
NOTE = "playing.json"


class Wanted(NamedTuple):
    """The table that is to be ready when the browser opens."""

    game: Game
    seats: int | None
    bots: str | None
    options: dict[str, str]


def open_in_browser(
    wanted: Wanted | None,
    *,
    data: Path | None,
    port: int,
    browser: bool,
    lang: Lang,
    components: Path | None,
) -> bool:
    """Serve until Ctrl-C; False if the server could not begin."""
    from hastilude.server.house import HouseRules  # noqa: PLC0415 - the terminal starts without it
    from hastilude.server.serving import serve  # noqa: PLC0415
    from hastilude.server.settings import Settings  # noqa: PLC0415

    say = Phrases(lang)
    folder = data or data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    there = _running(folder)
    if there:  # two servers would not hear of each other's moves
        url = f"{there}/new/{wanted.game.id}" if wanted else f"{there}/"
        print_lines([say("browser-already", url=url)])
        if browser:
            _show(url)
        return True
    bots = _bots(wanted) if wanted else []

    async def listening(house: "House", url: str) -> None:
        (folder / NOTE).write_text(json.dumps({"url": url}), encoding="utf-8")
        page = f"{url}/"
        if wanted is not None:
            page = f"{url}/t/{await _lay(house, wanted, bots, lang)}"
        print_lines([say("browser-at", url=page), say("browser-end")])
        sys.stdout.flush()
        if browser:
            # Some browsers keep the command that opens them waiting.
            threading.Thread(target=_show, args=(page,), daemon=True).start()

    figures = {wanted.game.id: components} if wanted and components else {}
    settings = Settings(database=f"sqlite:///{folder / 'hastilude.db'}", components=figures)
    with _note_removed(folder / NOTE):
        served = serve(settings, HouseRules(), "127.0.0.1", port, "warning", listening)
    if served:
        print_lines([say("bye")])
    return served


def _bots(wanted: Wanted) -> list[str]:
    """Their levels, seat by seat; GameError for a table that cannot be."""
    from hastilude.bots.line_up import find_bot  # noqa: PLC0415

    game = wanted.game
    seats = wanted.seats
    if seats is None:
        seats = game.seats_for(wanted.options, game.newcomer_seats)
    game.check_seats(seats, wanted.options)
    levels = list(fill(read_names(wanted.bots or BOTS, "bots"), seats - 1))
    rulebook = game.load()
    for level in levels:
        find_bot(level, rulebook)
    return levels


async def _lay(house: "House", wanted: Wanted, bots: list[str], lang: Lang) -> str:
    """Lay and start the table. The browser takes the seat over with a link that is good once."""
    from hastilude.server.hall import Wish  # noqa: PLC0415
    from hastilude.server.seats import SeatWish  # noqa: PLC0415

    host = (await house.identity.greet("", lang, "127.0.0.1")).user.id
    seats = (SeatWish("me"), *(SeatWish("bot", level) for level in bots))
    wish = Wish(wanted.game.id, seats, wanted.options, nonce=secrets.token_hex(16))
    table = await house.hall.create(host, wish)
    await table.seating.start(host)
    return f"{table.id}#claim={table.seating.claim_link(host, table.seats_of(host)[0])}"


def data_folder() -> Path:
    """Where programs of this system keep what belongs to their user."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "hastilude"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "hastilude"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "hastilude"


def _running(folder: Path) -> str:
    """The address of a server that has this data folder; empty if there is none."""
    try:
        url: str = json.loads((folder / NOTE).read_text(encoding="utf-8"))["url"]
        with urllib.request.urlopen(f"{url}/health/live", timeout=2) as answer:
            return url if json.load(answer)["status"] == "live" else ""
    except (OSError, ValueError, KeyError, TypeError):
        return ""


@contextlib.contextmanager
def _note_removed(note: Path) -> Iterator[None]:
    try:
        yield
    finally:
        note.unlink(missing_ok=True)


def _show(url: str) -> None:
    """Open a browser with a window; one in this terminal would hide what is said here."""
    windows = sys.platform in ("win32", "darwin")
    if windows or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")):
        webbrowser.open(url)


def only_for_text(**given: object) -> None:
    """GameError for an option that makes sense only in the terminal."""
    for name, value in given.items():
        if value is not None:
            raise GameError(f"--{name} goes with --text only")
