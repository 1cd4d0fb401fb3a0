"""Puzzles at a real server: over HTTP, and through its sudden death."""

import asyncio
import contextlib
import threading
from pathlib import Path

import httpx

from hastilude.server.puzzles import TRIES, Puzzles, laid
from support.server import open_hall
from support.serving import Guest, Server


def test_tries_and_ratings_survive_a_kill(tmp_path: Path) -> None:
    """One try is answered before the server dies; while the next is on its way it dies too."""
    with Server(tmp_path) as server:
        guest = server.guest("Anna")
        puzzle = guest.get("/api/puzzles/next?game=lionheart").json()["id"]
        path = f"/api/puzzles/{puzzle}"
        wrong = [
            choice.id for choice in laid(puzzle).look.actions if choice.text not in laid(puzzle).puzzle.best
        ]
        for action, code in (("fly away", 404), (wrong[0], 400)):
            guest.post(f"{path}/tries", {"action": action, "n": TRIES if code == 400 else 0}, expect=code)
        guest.get("/api/puzzles/XX-001", expect=404)
        guest.get("/api/puzzles/nonsense", expect=400)
        assert guest.post(f"{path}/why", {"action": wrong[0]}).json() == {"refusal": None}
        send(guest, path, wrong[0], 0)
        sending = threading.Thread(target=send, args=(guest, path, wrong[1], 1))
        sending.start()
        server.process.kill()
        server.process.wait()
        sending.join()
    with Server(tmp_path) as server:
        again = Guest(server)
        again.http.cookies.update(guest.http.cookies)
        tries = again.get(path).json()["tries"]
        assert len(tries) in (1, 2)
        send(again, path, wrong[1], 1)  # its answer was never heard
        assert len(again.get(path).json()["tries"]) == 2
        page = again.post(f"{path}/tries", {"action": wrong[0], "n": 2}).json()
        assert page["told"]["solved"] is False
        server.process.kill()
        server.process.wait()
    asyncio.run(remembered(server.database, str(guest.id), puzzle))


async def remembered(url: str, user: str, puzzle: str) -> None:
    """What was answered is there, and counted once."""
    async with open_hall(url) as hall:
        page = await Puzzles(hall).puzzle(puzzle, user)
        assert [one.right for one in page.tries] == [False] * TRIES
        assert (page.left, page.tried, page.solved) == (0, 1, 0)
        rating = (await Puzzles(hall).page(user)).rating
        assert rating is not None
        assert rating.points < 1500


def send(guest: Guest, path: str, action: int, n: int) -> None:
    """It may not arrive."""
    with contextlib.suppress(httpx.TransportError, AssertionError):
        guest.post(f"{path}/tries", {"action": action, "n": n})
