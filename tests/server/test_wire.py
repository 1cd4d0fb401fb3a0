"""No secrets on the wire: law 5, applied to every byte that a client receives.

Kinds of cards repeat, so a search for names proves nothing. Instead the finished record is
replayed: every update that a stream received must be exactly what the rulebook shows that
stream at some decision, in order, with exactly the events it may see in between.
"""

import json
import re
from typing import Any

import pytest

from hastilude.core.record import Record, Replay
from hastilude.core.words import plain, seen
from support.serving import Guest, Player, Server, TableLink, play_out, seated

FIELDS = {
    "type", "table", "seat", "version", "fresh", "status", "view", "prompt", "decider", "thinking", "events",
    "news", "actions", "pending", "undo", "seats", "clock", "proposal", "marked", "result", "commitment",
    "opened", "rematch",
}  # fmt: skip
SEAT = {"seat", "kind", "name", "user", "bot", "stands_in", "left", "present", "host", "shared", "seal"}


class Expected:
    """What a stream may know after each decision of a record."""

    def __init__(self, record: Record, seat: int | None) -> None:
        replay = Replay(record)
        actions = replay.rulebook.actions
        self.views = [plain(replay.rulebook.view(replay.state, seat))]
        self.prompts = [plain(replay.state.prompt())]
        self.legal = [self._legal(replay, seat)]
        self.events: list[list[Any]] = [[]]
        self.texts = actions.text
        while replay.more():
            events = replay.step()
            self.events.append(plain(seen(events, seat)))
            self.views.append(plain(replay.rulebook.view(replay.state, seat)))
            self.prompts.append(plain(replay.state.prompt()))
            self.legal.append(self._legal(replay, seat))

    @staticmethod
    def _legal(replay: Replay, seat: int | None) -> list[int]:
        return replay.state.legal() if seat is not None and replay.state.decider() == seat else []

    def find(self, update: dict[str, Any], after: int) -> int:
        """The decision that an update shows, not before `after`."""
        told: list[Any] = []
        for n in range(after, len(self.views)):
            told += self.events[n] if n > after else []
            if (
                self.views[n] == update["view"]
                and self.prompts[n] == update["prompt"]
                and (update["fresh"] or told == update["events"])
                and [choice["id"] for choice in update["actions"]] == self.legal[n]
            ):
                return n
        raise AssertionError(f"nothing in the game looks like this update: {json.dumps(update)[:400]}")


def check_stream(record: Record, player: Player) -> int:
    """Every frame of a player against the record; how many updates of the game there were."""
    updates = [m for m in map(json.loads, player.frames) if m["type"] == "update"]
    assert len({update["seat"] for update in updates}) == 1
    expected = Expected(record, updates[0]["seat"])
    place, checked = 0, 0
    for update in updates:
        assert set(update) == FIELDS
        assert all(set(seat) == SEAT for seat in update["seats"])
        assert update["opened"] is None or update["status"] == "over"
        place = expected.find(update, place)
        checked += 1
    versions = [update["version"] for update in updates]
    assert versions == list(range(versions[0], versions[0] + len(versions))), "a version is one update"
    return checked


def strings(value: Any) -> set[str]:
    """All texts in a JSON value."""
    if isinstance(value, str):
        return {value}
    if isinstance(value, dict):
        return {text for inner in value.values() for text in strings(inner)}
    return {text for inner in value for text in strings(inner)} if isinstance(value, list) else set()


@pytest.fixture(scope="module")
def game(server: Server) -> tuple[Record, TableLink, list[Guest], list[Player], list[bytes]]:
    """A complete game with hidden titles; the requests of the players while it ran."""
    table, guests = seated(server, 4, options={"expert_titles": "true"}, nonce="host-nonce")
    early: list[bytes] = []
    for guest in guests:
        mine = guest.get(table.path).json()["mine"][0]
        guest.get(f"{table.path}/update?seat={mine}")
        guest.get(f"{table.path}/text?seat={mine}")
        guest.get(f"{table.path}/record?seat={mine}")
        guest.get(f"{table.path}/seal")
        guest.get("/api/tables/mine")
        guest.get(f"{table.path}/replay/0", expect=409)
        early += guest.received
    players = play_out(table, guests, seed=7)
    record = Record.decode(guests[0].get(f"{table.path}/record").content)
    return record, table, guests, players, early


Game = tuple[Record, TableLink, list[Guest], list[Player], list[bytes]]


def test_every_update_is_what_the_rules_show_that_seat(game: Game) -> None:
    record, _, _, players, _ = game
    counts = [check_stream(record, player) for player in players]
    assert sorted(player.seat is None for player in players) == [False] * 4 + [True]
    assert min(counts) > 50


def test_the_check_itself_can_fail(game: Game) -> None:
    """A frame of another seat, or one with an event too many, is found."""
    record, _, _, players, _ = game
    mine, other = [player for player in players if player.seat is not None][:2]
    swapped = json.loads(other.frames[0])
    swapped["seat"] = mine.seat
    with pytest.raises(AssertionError, match="nothing in the game"):
        Expected(record, mine.seat).find(swapped, 0)
    late = next(json.loads(f) for f in mine.frames if json.loads(f).get("events"))
    late["events"].append(late["events"][0])
    with pytest.raises(AssertionError, match="nothing in the game"):
        Expected(record, mine.seat).find(late, 0)


def test_seed_and_secret_are_nowhere_before_the_end(game: Game) -> None:
    record, _, _, players, early = game
    assert record.ending is not None
    secrets = (record.ending.seed, record.ending.secret)
    before = [frame for player in players for frame in player.frames if '"status":"over"' not in frame]
    wire = "".join(before) + b"".join(early).decode()
    assert [secret for secret in secrets if secret in wire] == []
    assert all(secret in "".join(player.frames) for player in players for secret in secrets)


def test_cookies_and_links_of_others_are_nowhere(game: Game) -> None:
    _, table, guests, players, _ = game
    wire = "".join(frame for player in players for frame in player.frames)
    for guest in guests:
        assert guest.http.cookies["hastilude"] not in wire
        others = b"".join(b"".join(other.received) for other in guests if other is not guest).decode()
        assert guest.http.cookies["hastilude"] not in others
    assert table.link not in wire


def test_a_record_of_a_running_game_holds_what_its_reader_saw(server: Server) -> None:
    table, guests = seated(server, 3)
    mine = [guest.get(table.path).json()["mine"][0] for guest in guests]
    for guest, seat in zip(guests, mine, strict=True):
        own = guest.get(f"{table.path}/record?seat={seat}").text
        view = guest.get(f"{table.path}/update?seat={seat}").json()["view"]
        assert "secret" not in own
        assert '"chance"' not in own
        for line in own.splitlines():
            json.loads(line)
        for other in mine:
            if other != seat:
                guest.get(f"{table.path}/record?seat={other}", expect=403)
                guest.get(f"{table.path}/update?seat={other}", expect=403)
                guest.get(f"{table.path}/text?seat={other}", expect=403)
        assert view["viewer"] == seat


def test_an_earlier_moment_is_what_its_reader_saw_then(game: Game) -> None:
    _, table, guests, players, _ = game
    for guest, player in zip(guests, players, strict=False):
        updates = [m for m in map(json.loads, player.frames) if m["type"] == "update" and m["view"]]
        seat = updates[-1]["seat"]
        for update in updates[:: max(1, len(updates) // 12)]:
            then = guest.get(f"{table.path}/seen/{update['version']}?seat={seat}").json()
            for field in ("version", "seat", "view", "prompt"):
                assert then[field] == update[field]
        guest.get(f"{table.path}/seen/{updates[-1]['version'] + 1}?seat={seat}", expect=404)
        guest.get(f"{table.path}/seen/3?seat={(seat + 1) % len(guests)}", expect=403)


def test_refusals_and_errors_tell_nothing_of_other_hands(game: Game) -> None:
    """Refusals are the rules' own words about one's own cards and the open table."""
    _, _, _, players, _ = game
    for player in players:
        for frame in player.frames:
            message = json.loads(frame)
            if message["type"] == "refused":
                assert set(message) == {"type", "id", "code", "message", "args", "rules", "version"}
            if message["type"] == "presence":
                assert set(message) == {"type", "table", "seats", "watchers", "clock"}


def test_a_seat_of_another_table_sees_nothing(server: Server) -> None:
    table, _ = seated(server, 2)
    _, strangers = seated(server, 2)
    for path in ("", "/update", "/update?seat=0", "/text", "/record", "/chat", "/seal"):
        answer = strangers[0].get(table.path + path, expect=403)
        assert set(answer.json()) == {"code", "message", "rules", "where"}
        assert not re.search(r"[a-z]+_(tower|mage|archer|warrior|citadel|hero)", answer.text)
