"""The JSON API: from the lobby to the replay of a finished game."""

import asyncio
import hashlib
import json
import random
from typing import Any

import httpx
import msgspec
import pytest

from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.game import find_game
from hastilude.core.record import Record, Replay, Seal, verify
from hastilude.core.words import plain, seen
from hastilude.games.kings_bounty.meta import GAME
from hastilude.games.kings_bounty.rulebook import RULEBOOK
from hastilude.server.api.records import points_in
from hastilude.server.kept import Keeping
from support.server import asynchronous
from support.serving import Guest, Server, TableLink, play_out, seated, seated_with_a_choice

# -- games -----------------------------------------------------------------------------------------


def test_games_come_with_their_options_in_both_languages(server: Server) -> None:
    games = Guest(server).get("/api/games").json()
    game = next(game for game in games if game["id"] == "kings_bounty")
    assert [option["name"] for option in game["options"]] == [option.name for option in GAME.options]
    for option in game["options"]:
        assert option["default"] == option["values"][0]["value"]
        assert option["text"]["ru"] != option["text"]["en"]
        assert all(value["text"]["ru"] and value["text"]["en"] for value in option["values"])
    assert game["bots"][:1] == ["random"]


def test_action_numbers_can_be_read_with_the_published_kinds(server: Server) -> None:
    kinds = Guest(server).get("/api/games/kings_bounty").json()["actions"]
    for number in range(0, RULEBOOK.actions.count, 37):
        kind = next(k for k in reversed(kinds) if number >= k["offset"])
        rest, text = number - kind["offset"], kind["sentence"]
        for field, values in reversed(kind["fields"].items()):
            rest, digit = divmod(rest, len(values))
            text = text.replace(f"{{{field}}}", values[digit])
        assert text == RULEBOOK.actions.text(number)


def test_sentences_and_rules_of_a_game(server: Server) -> None:
    guest = Guest(server)
    for lang in ("ru", "en"):
        assert "prompt-turn =" in guest.get(f"/api/games/kings_bounty/text/{lang}").text
    guest.get("/api/games/kings_bounty/text/fr", expect=400)
    guest.get("/api/games/chess", expect=404)


# -- a table's life --------------------------------------------------------------------------------


def test_a_table_from_wish_to_start(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    table = anna.make_table(
        ("me", "open", "invited", "open"), visibility="public", options={"expert_titles": "true"}
    )
    facts = boris.get(table.path).json()["facts"]
    assert facts["options"]["expert_titles"] == "true"
    assert [seat["kind"] for seat in facts["seats"]] == ["person", "open", "invited", "open"]
    assert table.id in [t["id"] for t in boris.get("/api/tables/open").json()]
    assert boris.post(f"{table.path}/sit", {"seat": 3}).json()["mine"] == [3]
    assert boris.post(f"{table.path}/swap", {"seat": 3, "other": 1}).json()["mine"] == [1]
    anna.post(f"{table.path}/start", expect=409)
    anna.post(f"{table.path}/arrange", {"seat": 2, "kind": "bot", "bot": "greedy"})
    anna.post(f"{table.path}/fill", {"bot": "random"})
    started = anna.post(f"{table.path}/start").json()
    assert started["facts"]["status"] == "playing"
    assert {seat["bot"] for seat in started["facts"]["seats"]} == {"", "greedy", "random"}
    boris.post(f"{table.path}/stand", {}, expect=409)


def test_standing_up_closing_and_leaving(server: Server) -> None:
    anna, boris = server.guest(), server.guest()
    table = anna.make_table(("me", "open"))
    boris.sit(table)
    assert boris.post(f"{table.path}/stand", {}, headers=table.headers).json()["mine"] == []
    anna.post(f"{table.path}/close")
    boris.post(f"{table.path}/sit", {}, expect=409, headers=table.headers)


def test_a_wish_that_cannot_be_is_explained(server: Server) -> None:
    anna = server.guest()
    wishes: list[dict[str, Any]] = [
        {"game": "chess", "seats": [{}, {}]},
        {"game": "kings_bounty", "seats": [{"kind": "me"}]},
        {"game": "kings_bounty", "seats": [{"kind": "me"}, {}], "options": {"expert_titles": "perhaps"}},
        {"game": "kings_bounty", "seats": [{"kind": "me"}, {}], "options": {"colour": "red"}},
        {"game": "kings_bounty", "seats": [{"kind": "bot", "bot": "genius"}, {"kind": "me"}]},
        {"game": "kings_bounty", "seats": [{"kind": "me"}, {}], "clock": {"bank_ms": -5}},
        {"game": "kings_bounty", "seats": [{"kind": "throne"}, {}]},
        {"game": "kings_bounty", "seats": [{"kind": "me"}, {}], "cheat": True},
    ]
    for wish in wishes:
        problem = anna.post("/api/tables", wish, expect=400).json()
        assert problem["message"].endswith("."), problem
        assert len(problem["message"]) > 10


def test_mine_waiting_first(server: Server) -> None:
    table, guests = seated(server, 2)
    mover = next(guest for guest in guests if guest.get(table.path).json()["mine"] == [0])
    other = next(guest for guest in guests if guest is not mover)
    mover.make_table(("me", "open"))
    mine = mover.get("/api/tables/mine").json()
    assert mine["waiting"] == 1
    assert mine["tables"][0]["id"] == table.id
    assert len(mine["tables"]) == 2
    assert other.get("/api/tables/mine").json()["waiting"] == 0


# -- playing without a socket ----------------------------------------------------------------------


def test_a_game_can_be_played_by_requests_alone(server: Server) -> None:
    table, guests = seated(server, 2)
    seats = {guest.get(table.path).json()["mine"][0]: guest for guest in guests}
    chance = random.Random(2)
    for number in range(12):
        decider = guests[0].get(f"{table.path}/update").json()["decider"]
        mover = seats[decider]
        update = mover.get(f"{table.path}/update?seat={decider}").json()
        act = {
            "seat": decider,
            "id": f"n{number}",
            "version": update["version"],
            "action": chance.choice(update["actions"])["text"],
        }
        answer = mover.post(f"{table.path}/act", act).json()
        assert answer["accepted"], answer
        assert mover.post(f"{table.path}/act", act).json() == answer, "the same again is the same"
    stale = mover.post(f"{table.path}/act", {**act, "id": "late"}).json()
    assert (stale["accepted"], stale["refusal"]["code"]) == (False, "stale")
    assert stale["message"]


def test_the_table_as_text(server: Server) -> None:
    table, guests = seated(server, 2)
    seat = guests[0].get(table.path).json()["mine"][0]
    english = guests[0].get(f"{table.path}/text?seat={seat}").json()
    russian = guests[0].get(f"{table.path}/text?seat={seat}&lang=ru").json()
    assert len(english) > 5
    assert english != russian
    assert any("Guest" in line for line in english)


def test_undo_by_request(server: Server) -> None:
    table, guests = seated_with_a_choice(server)
    mover = next(guest for guest in guests if guest.get(table.path).json()["mine"] == [0])

    def ask(path: str, **more: Any) -> dict[str, Any]:
        version = mover.get(f"{table.path}/update?seat=0").json()["version"]
        answer: dict[str, Any] = mover.post(
            f"{table.path}/{path}", {"seat": 0, "id": f"{path}{version}", "version": version, **more}
        ).json()
        return answer

    assert ask("undo")["refusal"]["code"] == "nothing_to_undo"
    assert ask("act", action="exchange")["accepted"]
    assert ask("undo", whole=True)["accepted"]
    assert mover.get(f"{table.path}/update?seat=0").json()["view"]["phase"] == "turn"


def test_proposals_need_everybody(server: Server) -> None:
    table, guests = seated(server, 3)
    seats = [guest.get(table.path).json()["mine"][0] for guest in guests]
    proposal = guests[0].post(f"{table.path}/propose", {"kind": "abandon", "by": seats[0]}).json()["id"]
    vote = {"proposal": proposal, "agree": True}
    guests[1].post(f"{table.path}/vote", {**vote, "seat": seats[1]})
    assert guests[0].get(table.path).json()["facts"]["status"] == "playing"
    guests[2].post(f"{table.path}/vote", {**vote, "seat": seats[1]}, expect=403)
    guests[2].post(f"{table.path}/vote", {**vote, "seat": seats[2]})
    assert guests[0].get(table.path).json()["facts"]["status"] == "abandoned"


def test_chat_has_two_channels(server: Server) -> None:
    table, guests = seated(server, 2)
    watcher = server.guest("Watcher")
    guests[0].post(f"{table.path}/chat", {"text": "at the table"})
    watcher.post(f"{table.path}/chat", {"text": "on the stands"}, headers=table.headers)

    def lines(guest: Guest, channel: str) -> list[str]:
        answer = guest.get(f"{table.path}/chat?channel={channel}", headers=table.headers)
        return [line["text"] for line in answer.json()]

    assert lines(watcher, "table") == ["at the table"]
    assert lines(watcher, "spectators") == ["on the stands"]
    guests[0].get(f"{table.path}/chat?channel=spectators", expect=403)
    guests[0].post(f"{table.path}/chat", {"text": "\u200b"}, expect=400)


# -- finished games --------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def finished(server: Server) -> tuple[TableLink, list[Guest], Record]:
    table, guests = seated(server, 3, visibility="public", nonce="from-anna")
    play_out(table, guests, seed=4)
    return table, guests, Record.decode(guests[0].get(f"{table.path}/record").content)


Finished = tuple[TableLink, list[Guest], Record]


def test_finished_games_are_listed_and_their_records_verify(server: Server, finished: Finished) -> None:
    table, _, record = finished
    reader = Guest(server)
    listed = reader.get("/api/tables/finished?game=kings_bounty").json()
    facts = next(facts for facts in listed if facts["id"] == table.id)
    assert record.ending is not None
    assert facts["result"] == record.ending.result
    answer = reader.get(f"{table.path}/record")
    assert answer.headers["content-type"] == "application/jsonl"
    assert table.id in answer.headers["content-disposition"]
    verify(Record.decode(answer.content))
    earlier = reader.get(f"/api/tables/finished?before={facts['updated_ms']}").json()
    assert table.id not in [facts["id"] for facts in earlier]


def test_a_replay_shows_every_decision_with_any_eyes(server: Server, finished: Finished) -> None:
    table, _, record = finished
    reader = Guest(server)
    replay = Replay(record)
    last = len(record.lines) - 1
    for n in range(last + 1):
        events = replay.step() if n else []
        if n % 9 and n != last:
            continue
        for eyes in ("0", "2", "spectator"):
            seat = None if eyes == "spectator" else int(eyes)
            step = reader.get(f"{table.path}/replay/{n}?eyes={eyes}").json()
            assert (step["n"], step["of"], step["action"]) == (n, last, record.lines[n].action)
            assert step["views"] == [plain(replay.rulebook.view(replay.state, seat))]
            assert step["events"] == plain(seen(events, seat))
        whole = reader.get(f"{table.path}/replay/{n}?eyes=open").json()
        assert [view["viewer"] for view in whole["views"]] == [0, 1, 2]
    reader.get(f"{table.path}/replay/{last + 1}", expect=404)
    reader.get(f"{table.path}/replay/0?eyes=7", expect=404)
    reader.get(f"{table.path}/replay/0?eyes=all", expect=400)


def test_a_finished_game_at_a_glance(server: Server, finished: Finished) -> None:
    table, _, record = finished
    moments = Guest(server).get(f"{table.path}/replay").json()["moments"]
    assert [one["action"] for one in moments] == [line.action for line in record.lines]
    turns = [one["counts"]["turn"] for one in moments]
    assert turns == sorted(turns)
    assert turns[-1] > turns[0]
    assert record.ending is not None
    assert record.ending.result is not None
    scores = sorted(record.ending.result["scores"], key=lambda score: score["seat"])
    assert moments[-1]["points"] == [score["points"] for score in scores]


@pytest.mark.parametrize("game", ["kings_bounty", "lionheart", "knights_tale"])
def test_points_are_found_by_any_name(game: str) -> None:
    rulebook = find_game(game).load()
    options = find_game(game).choose({})
    state = rulebook.start(2, options, rulebook.components(None), SeededChance(seed_of("points")))
    assert len(points_in(msgspec.to_builtins(rulebook.view(state, None)))) == 2


def test_the_seal_is_opened_and_holds(server: Server, finished: Finished) -> None:
    table, _, record = finished
    seal = Guest(server).get(f"{table.path}/seal").json()
    assert seal["opened"]
    assert seal["holds"] is True
    assert hashlib.sha256(bytes.fromhex(seal["secret"])).hexdigest() == seal["commitment"]
    assert Seal(bytes.fromhex(seal["secret"]), tuple(seal["nonces"])).seed.hex() == seal["seed"]
    assert "from-anna" in seal["nonces"]
    assert record.header.commitment == seal["commitment"]


def test_the_seal_of_a_running_game_is_closed(server: Server) -> None:
    table, guests = seated(server, 2)
    seal = guests[0].get(f"{table.path}/seal").json()
    assert (seal["opened"], seal["secret"], seal["seed"], seal["nonces"]) == (False, None, None, [])
    assert guests[0].get(table.path).json()["facts"]["commitment"] == seal["commitment"]


def test_a_rematch_is_one_table_for_all(server: Server, finished: Finished) -> None:
    table, guests, _ = finished
    pages = [guest.post(f"{table.path}/rematch").json() for guest in guests]
    assert len({page["facts"]["id"] for page in pages}) == 1
    assert pages[0]["facts"]["id"] != table.id
    assert guests[1].get(table.path).json()["facts"]["rematch"] == pages[0]["facts"]["id"]


def test_problems_have_one_shape(server: Server) -> None:
    anna = server.guest()
    problems = [
        anna.get("/api/nothing", expect=404),
        anna.ask("DELETE", "/api/games", expect=405),
        anna.post("/api/tables", [1, 2], expect=400),
        anna.get("/api/tables/open?limit=1000", expect=400),
        anna.get("/api/tables/none", expect=404),
        anna.ask("PATCH", "/api/me", expect=400, content=b'{"name": "\xff"}'),
        anna.ask("PATCH", "/api/me", expect=400, content=b'{"name": "\\ud800"}'),
    ]
    for answer in problems:
        problem = json.loads(answer.content)
        assert set(problem) == {"code", "message", "rules", "where"}
        assert msgspec.convert(problem["message"], str)[0].isupper()
        assert "Traceback" not in answer.text


# -- pages ------------------------------------------------------------------------------------------


def test_pages_can_be_asked_for_their_head_only(server: Server) -> None:
    for path in ("/", "/new/kings_bounty"):
        whole, head = httpx.get(server.url + path), httpx.head(server.url + path)
        assert (whole.status_code, head.status_code) == (200, 200)
        assert head.content == b""
        assert head.headers["etag"] == whole.headers["etag"]
        assert head.headers["content-length"] == whole.headers["content-length"]
    assert httpx.head(server.url + "/nothing.js").status_code == 404


# -- what is the same for everybody ------------------------------------------------------------------


@pytest.mark.parametrize(
    "path",
    [
        "/api/games",
        "/api/games/kings_bounty",
        "/api/games/kings_bounty/text/ru",
        "/api/games/kings_bounty/rules/en",
        "/api/games/kings_bounty/tutorial",
        "/schema/messages.json",
    ],
)
def test_what_is_the_same_for_everybody_is_known_again_by_its_tag(server: Server, path: str) -> None:
    guest = Guest(server)
    first = guest.get(path)
    assert first.headers.get_list("cache-control") == ["no-cache"]
    again = guest.http.get(path, headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert guest.get(path).content == first.content


@asynchronous
async def test_what_is_the_same_for_everybody_is_made_once() -> None:
    made = 0

    def make() -> dict[str, int]:
        nonlocal made
        made += 1
        return {"n": made}

    keeping = Keeping()
    kept = await asyncio.gather(*(keeping._kept("page", make) for _ in range(30)))
    assert made == 1
    assert {page.body for page in kept} == {b'{"n":1}'}

    def fail() -> None:
        raise OSError("no such page")

    for _ in range(2):  # what could not be made is tried again
        with pytest.raises(OSError, match="no such page"):
            await keeping._kept("other", fail)
