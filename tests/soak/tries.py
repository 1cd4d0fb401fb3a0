"""A counted try outlives servers that are killed with SIGKILL while it begins.

    python tests/soak/tries.py [--rounds 5]

On a SQLite file, then on a PostgreSQL database of its own, if one is reachable
(HASTILUDE_TEST_POSTGRESQL): however often a try is asked for, and whenever the server dies, there is one
table of the very cards that were committed to.
"""

import argparse
import contextlib
import random
import sys
import tempfile
import threading
import time
from pathlib import Path

import httpx

sys.path.insert(0, str(Path(__file__).parents[1]))

from support.fleet import Fleet
from support.server import POSTGRESQL, make_postgresql


class Player:
    def __init__(self, fleet: Fleet) -> None:
        self.http = httpx.Client(base_url=fleet.url(0), timeout=60)

    def post(self, path: str, body: object = None) -> httpx.Response:
        headers = {"x-csrf-token": self.http.cookies.get("hastilude_csrf") or ""}
        return self.http.post(path, json=body, headers=headers)

    def ask(self, path: str, body: object = None) -> httpx.Response:
        """… until the server is there again."""
        while True:
            with contextlib.suppress(httpx.TransportError):
                self.http.get("/api/games")
                return self.post(path, body)
            time.sleep(0.05)

    def begin(self, deal: str) -> None:
        with contextlib.suppress(httpx.TransportError):
            self.post(f"/api/deals/{deal}/try")


def soak(name: str, url: str, folder: Path, rounds: int) -> None:
    fleet = Fleet(folder, url)
    chance = random.Random(time.time())
    try:
        for number in range(rounds):
            player = Player(fleet)
            assert player.ask("/api/guests", {"name": f"Anna {number}"}).status_code == 201
            deals = player.http.get("/api/deals").json()["deals"]
            for deal in deals:
                begun = threading.Thread(target=player.begin, args=(deal["id"],))
                begun.start()
                time.sleep(chance.choice((0.001, 0.01, 0.05, 0.2)))
                fleet.kill()
                begun.join()
                path = f"/api/deals/{deal['id']}/try"
                first, again = (player.ask(path).json()["facts"] for _ in range(2))
                assert first["id"] == again["id"]
                assert again["status"] == "playing"
                assert again["commitment"] == deal["commitment"]
            told = player.http.get("/api/deals").json()["deals"]
            assert [deal["mine"] for deal in told] == ["playing"] * len(told)
            assert [deal["begun"] for deal in told] == [number + 1] * len(told)
            player.http.close()
        assert fleet.errors() == [], fleet.errors()[:3]
        print(f"{name}: {fleet.kills} kills, {rounds} players, one table for each of their tries", flush=True)
    finally:
        fleet.close()


def main() -> None:
    parser = argparse.ArgumentParser(description="Kill a server while tries begin.")
    parser.add_argument("--rounds", type=int, default=5)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        here = Path(folder)
        soak("SQLite", f"sqlite:///{here / 'soak.db'}", here, chosen.rounds)
        try:
            url, drop = make_postgresql()
        except OSError as error:
            print(f"PostgreSQL: left out, none at {POSTGRESQL} ({error})")
            return
        try:
            soak("PostgreSQL", url, here, chosen.rounds)
        finally:
            drop()


if __name__ == "__main__":
    main()
