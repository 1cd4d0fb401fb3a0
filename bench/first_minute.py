"""The first minute of somebody new: a fresh clone, empty caches, `make play`, and a game against bots.

    python bench/first_minute.py [--keep] [--limit SECONDS]

Clones what is committed into a temporary folder, with a home of its own: no environment, no
packages, no compiled objects of former runs; what the machine says about its registries stays.
Prints when each part was done, in seconds since `make play`, and how busy the machine was with
others: compare the figures of a quiet moment. Exit code 1 if what must hold does not.
"""

import argparse
import http.cookiejar
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from pathlib import Path
from typing import IO, Any

ROOT = Path(__file__).parents[1]

#: seconds that must hold on two cores: to the page; from there to a decision, and to compiled rules
PAGE, DECISION, COMPILED = 75.0, 10.0, 240.0
#: configuration of registries that a newcomer would have too
KEPT = ("PATH", "LANG", "CC", "SSL_CERT_FILE", "SSL_CERT_DIR", "NODE_EXTRA_CA_CERTS", "REQUESTS_CA_BUNDLE")
FAMILIES = ("PIP_", "UV_", "NPM_", "npm_", "HTTP", "http", "NO_PROXY", "no_proxy")


class Visitor:
    """A browser's requests: cookies, and the token against forged ones."""

    def __init__(self, url: str) -> None:
        self.url = url.rstrip("/")
        self.jar = http.cookiejar.CookieJar()
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.jar))

    def get(self, path: str) -> Any:
        with self.opener.open(f"{self.url}{path}", timeout=30) as answer:
            return json.load(answer)

    def page(self) -> str:
        with self.opener.open(f"{self.url}/", timeout=30) as answer:
            text: str = answer.read().decode()
            return text

    def post(self, path: str, body: Any) -> Any:
        token = next((cookie.value for cookie in self.jar if cookie.name == "hastilude_csrf"), "") or ""
        headers = {"content-type": "application/json", "x-csrf-token": token}
        request = urllib.request.Request(f"{self.url}{path}", json.dumps(body).encode(), headers)
        with self.opener.open(request, timeout=30) as answer:
            return json.load(answer)


def surroundings(home: Path) -> dict[str, str]:
    """Like a machine on which nothing of ours has ever run."""
    kept = {name: value for name, value in os.environ.items() if name in KEPT or name.startswith(FAMILIES)}
    for name in ("npmrc", "config/pip", "config/uv"):  # where registries may be named
        source = Path.home() / f".{name}"
        if source.is_file():
            shutil.copy(source, home / f".{name}")
        elif source.is_dir():
            shutil.copytree(source, home / f".{name}")
    return {**kept, "HOME": str(home), "LC_ALL": "C.UTF-8", "PYTHONUNBUFFERED": "1"}


class Run:
    """`make play` in the clone, and what it says when."""

    def __init__(self, tree: Path, environment: dict[str, str]) -> None:
        self.begun = time.monotonic()
        self.process = subprocess.Popen(
            ["make", "play", "ARGS=--no-browser --lang en"],
            cwd=tree,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        self.url = ""
        self.heard: list[str] = []
        self.listening = threading.Event()
        assert self.process.stdout is not None
        threading.Thread(target=self._listen, args=(self.process.stdout,), daemon=True).start()

    def _listen(self, lines: IO[str]) -> None:
        for line in lines:
            self.heard.append(f"{self.since():6.1f}  {line.rstrip()}")
            found = re.search(r"http://127\.0\.0\.1:\d+", line)
            if found:
                self.url = found[0]
                self.listening.set()
            elif re.search(r": \d+ s$", line):
                self.say(line.strip())
        self.listening.set()

    def since(self) -> float:
        return time.monotonic() - self.begun

    def say(self, what: str) -> float:
        now = self.since()
        print(f"{now:7.1f} s  {what}", flush=True)
        return now

    def end(self) -> None:
        os.killpg(self.process.pid, signal.SIGINT)  # as Ctrl-C does
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)


def decide(visitor: Visitor) -> None:
    """A table against a squire; wait until it is our decision."""
    visitor.get("/api/games")
    visitor.post("/api/guests", {})
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "squire"}]
    table = visitor.post("/api/tables", {"game": "kings_bounty", "seats": seats, "nonce": "first"})
    path = f"/api/tables/{table['facts']['id']}"
    started = visitor.post(f"{path}/start", {})
    while not visitor.get(f"{path}/update?seat={started['mine'][0]}")["actions"]:
        time.sleep(0.1)


def measure(tree: Path, home: Path, limit: float) -> bool:
    run = Run(tree, surroundings(home))
    try:
        run.listening.wait(limit)
        if not run.url:
            print("\n".join(run.heard[-20:]))
            return False
        visitor = Visitor(run.url)
        assert "<script" in visitor.page(), "the client is not in the page"
        page = run.say("the first page is served")
        decide(visitor)
        decision = run.say("the first decision against bots")
        rules = ""
        while run.since() < page + limit and (rules := visitor.get("/health/live")["rules"]) == "compiling":
            time.sleep(1)
        compiled = run.say(f"the rules are {rules}")
        decide(visitor)
        run.say("another game's first decision")
        return (
            page <= PAGE
            and decision - page <= DECISION
            and rules == "compiled"
            and compiled - page <= COMPILED
        )
    finally:
        run.end()


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--keep", action="store_true", help="leave the clone where it is")
    parser.add_argument("--limit", type=float, default=900, help="seconds after which to give up waiting")
    given = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # nothing goes on after this
    folder = Path(tempfile.mkdtemp(prefix="hastilude-first-minute-"))
    tree, home = folder / "hastilude", folder / "home"
    home.mkdir()
    subprocess.run(["git", "clone", "--quiet", "--no-hardlinks", str(ROOT), str(tree)], check=True)
    print(f"load of others before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    before = os.times()
    try:
        held = measure(tree, home, given.limit)
    finally:
        spent = os.times()
        busy = spent.children_user + spent.children_system - before.children_user - before.children_system
        print(f"processor time of ours: {busy:.0f} s; load at the end: {os.getloadavg()[0]:.1f}")
        if given.keep:
            print(f"kept: {tree}")
        else:
            shutil.rmtree(folder, ignore_errors=True)
    print("all that must hold does" if held else "something that must hold does not")
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())
