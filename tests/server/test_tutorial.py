"""Tutorials over HTTP: the server keeps nothing, a lesson is its file and the right actions so far."""

from fnmatch import fnmatchcase
from typing import Any

from support.serving import Guest, Server

PATH = "/api/games/kings_bounty/tutorial"


def tried(server: Server, step: str, action: object, *done: int) -> dict[str, Any]:
    answer: dict[str, Any] = (
        Guest(server).post(f"{PATH}/{step}/act", {"action": action, "done": list(done)}).json()
    )
    return answer


def test_all_steps_come_at_once_with_their_words(server: Server) -> None:
    page = Guest(server).get(PATH).json()
    assert [step["id"] for step in page["steps"]][:2] == ["goal", "holding"]
    for step in page["steps"]:
        assert step["look"]["view"]["viewer"] == step["seat"]
        for lang in ("ru", "en"):
            assert f"lesson-{step['id']}-teach = " in page["text"][lang]


def test_a_right_action_is_carried_out_and_answered_by_the_others(server: Server) -> None:
    answer = tried(server, "holding", "play elf_tower_1")
    assert answer["right"]
    mine, theirs = answer["moments"]
    assert [event["code"] for event in mine["events"]] == ["laid", "title", "title", "title", "drew"]
    assert theirs["decider"] == 0
    assert any(choice["text"] == "play obelisk_2_1" for choice in theirs["actions"])


def test_what_is_right_now_is_said_by_the_server(server: Server) -> None:
    """No second reader of patterns in the browser: it did not understand `[0-7]`."""
    steps = Guest(server).get("/api/games/lionheart/tutorial").json()["steps"]
    step = next(step for step in steps if step["id"] == "shared")
    task = next(task for task in step["tasks"] if task["act"])
    texts = {choice["id"]: choice["text"] for choice in step["look"]["actions"]}
    right = [texts[number] for number in step["look"]["right"]]
    accepted = [text for text in texts.values() if any(fnmatchcase(text, way) for way in task["act"])]
    assert right == accepted != []
    # the last look of an answer says what is right next, those on the way nothing
    mine, theirs = tried(server, "holding", "play elf_tower_1")["moments"]
    assert mine["right"] == []
    next_right = [choice["text"] for choice in theirs["actions"] if choice["id"] in theirs["right"]]
    assert next_right == ["play obelisk_2_1"]


def test_it_goes_on_from_what_was_done(server: Server) -> None:
    first = Guest(server).get(PATH).json()["steps"][1]["look"]["actions"]
    tower = next(choice["id"] for choice in first if choice["text"] == "play elf_tower_1")
    assert tried(server, "holding", "play obelisk_2_1", tower)["right"]
    assert not tried(server, "holding", "play obelisk_2_1")["right"]


def test_a_wrong_action_is_explained_and_changes_nothing(server: Server) -> None:
    answer = tried(server, "holding", "exchange")
    assert answer == {"right": False, "refusal": None, "wrong": "no_exchange", "moments": []}
    refusal = tried(server, "capture", "capture obelisk_3_1 with human_warrior_1")["refusal"]
    assert (refusal["code"], refusal["rules"][0]) == ("too_weak", "KB-072")


def test_nobody_sees_another_s_hand_in_a_lesson(server: Server) -> None:
    answer = tried(server, "holding", "play elf_tower_1")
    drawn = [e for m in answer["moments"] for e in m["events"] if e["code"] == "drew"]
    assert [("cards" in event["args"]) for event in drawn] == [True, False]


def test_what_is_not_there_or_makes_no_sense_is_a_4xx(server: Server) -> None:
    guest = Guest(server)
    guest.get("/api/games/chess/tutorial", expect=404)
    guest.post(f"{PATH}/castles/act", {"action": "exchange"}, expect=404)
    for body in (
        {"action": "sing"},
        {"action": 10**9},
        {"action": "exchange", "done": [-1]},
        {"action": "exchange", "done": [1]},  # not in this hand
        {"action": "exchange", "done": [1] * 51},
        {"action": "exchange", "more": 1},
        {},
    ):
        guest.post(f"{PATH}/holding/act", body, expect=400)
