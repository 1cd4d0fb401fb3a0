"""One of every bad kind of client, at work beside a load (`bench/load.py --unruly`).

    python bench/unruly.py http://127.0.0.1:8000 [KIND …]      until it is told to stop; then one JSON document

Each has an address of its own, goes as fast as it is let, and counts what it was answered.
"""

import asyncio
import contextlib
import json
import signal
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

from houses import Guest
from line import Desk, Line, dial

Kind = Callable[[str, str, Counter[str]], Awaitable[None]]


def desk(host: str, address: str, at_once: int = 4) -> Desk:
    def always():  # type: ignore[no-untyped-def]
        while True:
            yield address

    return Desk(host, at_once, always())


async def asks(found: Counter[str], guest: Guest, method: str, path: str, body: object = None) -> object:
    """Its answer; None where it was refused, which costs the one who asks a moment."""
    try:
        answer = await guest.ask(method, path, body)
    except RuntimeError as error:
        found[str(error).split(": ")[1][:3]] += 1
        await asyncio.sleep(0.01)
        return None
    except OSError:
        found["hung up"] += 1
        await asyncio.sleep(0.01)
        return None
    found["done"] += 1
    return answer


async def guest_at(host: str, address: str) -> Guest:
    found = Guest(desk(host, address))
    await found.enter()
    return found


async def table(found: Counter[str], guest: Guest, *seats: dict[str, str], to: str = "public") -> str | None:
    wish = {"game": "kings_bounty", "seats": list(seats), "visibility": to}
    page = await asks(found, guest, "POST", "/api/tables", wish)
    if not isinstance(page, dict):
        return None
    name = str(page["facts"]["id"])
    await asks(found, guest, "POST", f"/api/tables/{name}/start")
    return name


async def insist(found: Counter[str], guest: Guest, *seats: dict[str, str]) -> str:
    while True:
        if (name := await table(found, guest, *seats)) is not None:
            return name


async def lesson(host: str, address: str, found: Counter[str]) -> None:
    """Thirty at once ask for the lessons, again and again."""
    reader = Guest(desk(host, address, 30))

    async def one() -> None:
        while True:
            await asks(found, reader, "GET", "/api/games/rise_shields/tutorial")

    await asyncio.gather(*(one() for _ in range(30)))


async def bots(host: str, address: str, found: Counter[str]) -> None:
    """As many tables as it may have, with champions on all seats."""
    guest = await guest_at(host, address)
    while True:
        if await table(found, guest, *[{"kind": "bot", "bot": "champion"}] * 5) is None:
            await asyncio.sleep(1.0)


async def crowd(host: str, address: str, found: Counter[str]) -> None:
    """Watches one table with as many eyes as it is let, and comes again."""
    guest = await guest_at(host, address)
    page = {"kind": "bot", "bot": "page"}
    name = await insist(found, guest, page, page)
    lines: list[Line] = []
    while True:
        lines = [line for line in lines if not line.gone]
        try:
            line = await dial(host, f"/api/tables/{name}/socket", {"cookie": guest.cookie}, hear, address)
            line.send(b'{"type":"hello","spectator":true}')
            lines.append(line)
            found["done"] += 1
        except OSError:
            found["refused"] += 1
            await asyncio.sleep(0.01)


async def doors(host: str, address: str, found: Counter[str]) -> None:
    """Opens a line and drops it, again and again."""
    while True:
        try:
            line = await dial(host, "/api/tables/nothing/socket", {}, hear, address)
            line.transport.abort()
            found["done"] += 1
        except OSError:
            found["refused"] += 1
            await asyncio.sleep(0.01)


async def halves(host: str, address: str, found: Counter[str]) -> None:
    """Begins requests that it never ends."""
    name, port = host.rsplit(":", 1)
    kept = []
    while True:
        try:
            _, writer = await asyncio.open_connection(name, int(port), local_addr=(address, 0))
            writer.write(b"POST /api/tables HTTP/1.1\r\nhost: here\r\ncontent-length: 100000\r\n\r\n{")
            kept.append(writer)
            found["done"] += 1
        except OSError:
            found["refused"] += 1
        await asyncio.sleep(0.01)


async def chatterer(host: str, address: str, found: Counter[str]) -> None:
    """Decides and takes it back without end, and fills the line with pings and nonsense."""
    guest = await guest_at(host, address)
    name = await insist(found, guest, {"kind": "me"}, {"kind": "bot", "bot": "page"})
    while True:
        try:
            line = await dial(host, f"/api/tables/{name}/socket", {"cookie": guest.cookie}, hear, address)
        except OSError:
            found["refused"] += 1
            await asyncio.sleep(0.05)
            continue
        line.send(b'{"type":"hello"}')
        number = 0
        while not line.gone:
            number += 1
            line.send(b'{"type":"act","id":"a%d","version":%d,"action":0}' % (number, number % 50))
            line.send(b'{"type":"undo","id":"u%d","version":%d}' % (number, number % 50))
            line.send(b'{"type":"ping"}')
            line.send(b"[[[[[[")
            found["done"] += 4
            await asyncio.sleep(0.002)


async def again(host: str, address: str, found: Counter[str]) -> None:
    """Gives up and begins anew, in a chain of rematches."""
    guest = await guest_at(host, address)
    me = {"kind": "me"}
    name = None
    while True:
        if name is None:
            await asyncio.sleep(0.5)
            name = await table(found, guest, me, me, to="link")
            continue
        await asks(found, guest, "POST", f"/api/tables/{name}/propose", {"kind": "abandon", "by": 0})
        page = await asks(found, guest, "POST", f"/api/tables/{name}/rematch", {})
        name = str(page["facts"]["id"]) if isinstance(page, dict) else None
        if name is not None:
            await asks(found, guest, "POST", f"/api/tables/{name}/start")


def hear(line: Line, data: bytes) -> None: ...


KINDS: dict[str, Kind] = {
    "lessons": lesson,
    "champions": bots,
    "spectators": crowd,
    "sockets": doors,
    "half requests": halves,
    "act and undo": chatterer,
    "rematches": again,
}


async def main(url: str, *kinds: str) -> None:
    host = urlsplit(url).netloc
    if unknown := [name for name in kinds if name not in KINDS]:
        sys.exit(f"there is no kind {unknown[0]!r}; there are {', '.join(KINDS)}")
    chosen = {name: kind for name, kind in KINDS.items() if not kinds or name in kinds}
    counts: dict[str, Counter[str]] = {name: Counter() for name in chosen}
    stop = asyncio.Event()
    for sign in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(sign, stop.set)
    tasks = [
        asyncio.create_task(kind(host, f"127.9.0.{number}", counts[name]))
        for number, (name, kind) in enumerate(chosen.items(), 1)
    ]
    await stop.wait()
    for task in tasks:
        task.cancel()
    for name, outcome in zip(chosen, await asyncio.gather(*tasks, return_exceptions=True), strict=True):
        if not isinstance(outcome, asyncio.CancelledError):
            counts[name][f"broke off: {outcome!r}"[:120]] += 1
    print(json.dumps(counts))


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(main(*sys.argv[1:]))
