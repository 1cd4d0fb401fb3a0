"""The virtual opponent's cards and actions (ledger 3.22, rulings R92 … R99)."""

from pathlib import Path
from typing import Any

import pytest

from hastilude.core.chance import RecordedChance
from hastilude.games.knights_tale.cards import SOLO_CARDS
from hastilude.games.knights_tale.position import position
from hastilude.games.knights_tale.rulebook import RULEBOOK
from support.knights_tale import any_chance, do, draw, legal, player, refused_by, start
from support.ledger import rule
from support.play import codes

RIVALRY = {"solo_scenario": "rivalry"}
#: all the track, with a Fencing master twice
TRACK = "bishop - squire fencing_master nun minstrel fencing_master"


def turn(card: str | list[str], more: str = "", chance: list[int] | None = None, **given: Any) -> Any:
    """The human stands guard, then the virtual opponent draws this card (or these, in that order)."""
    cards = [card] if isinstance(card, str) else card
    picture = f">0: pawns 3\n1: pawns 3 {given.pop('line', '')}\n"
    picture += f"events: {given.pop('events', 'war siege wandering')}\n{more}"
    vp = given.pop("vp", {"deck": cards})
    game = draw(picture, phase="action", solo=True, vp=vp, **given)
    numbers = [sorted(cards[n:], key=SOLO_CARDS.index).index(cards[n]) for n in range(len(cards))]
    events = do(game, "stand guard", chance=RecordedChance(numbers + (chance or [])))
    return game, events


def done(events: list[Any]) -> list[str]:
    return [event.args["area"] for event in events if event.code == "vp_acted"]


# -- the deck -----------------------------------------------------------------------------


@rule("KT-341", "KT-342")
@pytest.mark.parametrize(("personality", "cards"), [("none", 9), ("warrior", 11), ("righteous", 11)])
def test_the_deck_of_each_personality(personality: str, cards: int) -> None:
    game = start(1, options={"characters": "level1_only", "vp_personality": personality})
    while position(game)["phase"] != "action":
        do(game, sorted(legal(game))[0], chance=any_chance())
    deck = position(game)["vp"]["deck"]
    assert len(deck) == cards
    assert ("warrior_1" in deck, "righteous_1" in deck) == (
        personality == "warrior",
        personality == "righteous",
    )


@rule("KT-342")
def test_all_cards_are_shuffled_at_the_start_of_each_action_phase() -> None:
    game = draw(
        ">0:\n1:",
        phase="prize",
        solo=True,
        tournament={"prize": "reliquary"},
        options={"tournament_prize": "random_token"},
        vp={"deck": ["base_1"], "discard": ["base_2", "base_3"]},
    )
    do(game, "take relic ring", chance=any_chance())
    vp = position(game)["vp"]
    assert sorted(vp["deck"] + vp["discard"]) == [f"base_{n}" for n in range(1, 10)]


@rule("KT-343", "KT-R93")
def test_the_first_possible_action_of_a_card() -> None:
    """base_3: journey of romance; with three open cards it prays; with no cell it takes a token."""
    rows = "romance: game game serenade {}"
    game, events = turn("base_3", rows.format("dance"))
    assert done(events) == ["plan_journey"]
    game, events = turn("base_3", rows.format(""))
    assert done(events) == ["pray"]
    assert position(game)["vp"]["discard"] == ["base_3"]
    game, events = turn(
        "base_3",
        rows.format("") + "\ntrack: - - cook",
        players=[{"placed": {"pray": 2}, "pawns": 2}, {"pawns": 3}],
    )
    assert done(events) == ["gain_support"]


@rule("KT-343", "KT-R92", "KT-R93")
def test_another_card_is_drawn_if_none_of_the_three_is_possible() -> None:
    """Both go to the discard."""
    blocked = {"placed": {"pray": 2, "serve": 2}, "pawns": 2}
    game, events = turn(["base_3", "base_5"], "track: lady", players=[blocked, {"pawns": 3}])
    assert done(events) == ["gain_support"]
    assert sorted(position(game)["vp"]["discard"]) == ["base_3", "base_5"]
    assert position(game)["vp"]["deck"] == []


@rule("KT-344", "KT-R92")
def test_the_discard_becomes_the_deck() -> None:
    game, events = turn(["base_4"], vp={"deck": [], "discard": ["base_4"]})
    assert done(events) == ["serve"]
    assert position(game)["vp"]["discard"] == ["base_4"]


@rule("KT-343", "KT-344")
def test_the_discard_becomes_the_deck_in_the_middle_of_a_turn() -> None:
    """The last card of the deck cannot be done; the next one comes from the discard."""
    blocked = {"placed": {"pray": 2, "serve": 2}, "pawns": 2}
    vp = {"deck": ["base_3"], "discard": ["base_5"]}
    game, events = turn(["base_3", "base_5"], "track: lady", vp=vp, players=[blocked, {"pawns": 3}])
    assert done(events) == ["gain_support"]
    assert sorted(position(game)["vp"]["discard"]) == ["base_3", "base_5"]


@rule("KT-R92", "KT-346")
def test_a_pawn_is_put_aside_when_nothing_is_possible() -> None:
    """Each card is tried once a turn."""
    full = {"placed": {"train": 2, "pray": 2, "serve": 2}, "pawns": 2}
    game, events = turn(
        ["base_3", "base_5"], vp={"deck": ["base_3", "base_5"], "discard": []}, players=[full, {"pawns": 3}]
    )
    assert "vp_idle" in codes(events)
    assert player(game, 1)["pawns"] == 2
    assert sorted(position(game)["vp"]["discard"]) == ["base_3", "base_5"]


# -- support ------------------------------------------------------------------------------


@rule("KT-347", "KT-E18", "KT-R94", "KT-346")
@pytest.mark.parametrize(
    ("track", "gone"),
    [
        (TRACK, 3),  # the leftmost Fencing master
        ("bishop - squire - nun", 2),
        ("bishop - - - nun", 4),
        ("fencing_master - squire", 2),  # not from a cell that costs two coins
    ],
)
def test_support_by_the_order_of_the_list(track: str, gone: int) -> None:
    """base_2: Fencing master, then Squire, then Nun; the token leaves the game, nothing is paid."""
    game, events = turn("base_2", f"track: {track}")
    before = (track.split() + ["-"] * 9)[:9]
    after = position(game)["support"]["track"]
    assert [n for n in range(9) if (after[n] or "-") != before[n]] == [gone]
    assert position(game)["support"]["removed"] == [before[gone]]
    assert done(events) == ["gain_support"]
    assert player(game, 1)["support"] == []


@rule("KT-E18", "KT-347")
def test_support_is_impossible_if_none_of_the_list_is_there() -> None:
    _, events = turn("base_2", "track: bishop - cook")
    assert done(events) == ["train"]


@pytest.mark.parametrize(("scenario", "glory"), [("rivalry", 14), ("lone_challenge", 10)])
@rule("KT-348")
def test_a_minstrel_is_glory_in_rivalry(scenario: str, glory: int) -> None:
    game, _ = turn(
        "base_1", "track: - - - - - minstrel", line="glory 10", options={"solo_scenario": scenario}
    )
    assert player(game, 1)["glory"] == glory


@rule("KT-349", "KT-R95")
def test_special_support_is_the_leftmost_special_token() -> None:
    """Not the one on a Recruiting event; without one on the track, the next action."""
    game, _ = turn("base_5", "track: jester - nun")
    assert position(game)["support"]["removed"] == ["jester"]
    game, events = turn(
        "base_5", "track: - - nun", events="recruit_a siege wandering", support={"event": "lady"}
    )
    assert done(events) == ["train"]
    assert position(game)["support"]["event"] == "lady"


@rule("KT-350", "KT-R95")
@pytest.mark.parametrize(("token", "glory"), [("lady", 15), ("usurer", 10), ("king", 10)])
def test_special_support_in_rivalry_gains_but_never_loses(token: str, glory: int) -> None:
    game, _ = turn("base_5", f"track: {token}", line="glory 10", options=RIVALRY)
    assert player(game, 1)["glory"] == glory
    assert (player(game, 1)["coins"], player(game, 1)["prestige"]) == (0, [])


# -- cards and titles ---------------------------------------------------------------------


@rule("KT-351")
@pytest.mark.parametrize(
    ("card", "deck", "row"),
    [
        ("base_3", "romance", "game game letter dance"),
        ("base_4", "trade", "feast donation courser courser"),
        ("base_8", "challenge", "rescue rescue ransom ransom"),
    ],
)
def test_a_journey_discards_all_four_open_cards(card: str, deck: str, row: str) -> None:
    game, _ = turn(card, f"{deck}: {row}")
    assert position(game)["rows"][deck] == []
    assert sorted(position(game)["board_discard"]) == sorted(row.split())
    assert player(game, 1)["hand"] == []
    fewer, events = turn(card, f"{deck}: {' '.join(row.split()[:3])}")
    assert "plan_journey" not in done(events)
    assert len(position(fewer)["rows"][deck]) == 3


@rule("KT-352", "KT-R99")
@pytest.mark.parametrize("scenario", ["rivalry", "lone_challenge"])
@pytest.mark.parametrize("card", ["base_9", "righteous_2"])
def test_a_new_goal_is_taken_unseen(scenario: str, card: str) -> None:
    """Two to the discard, one for itself, in every scenario."""
    options = {"solo_scenario": scenario, "vp_personality": "righteous"}
    game, events = turn(card, "public: rich lucky noble", chance=[0, 0, 0], options=options)
    titles = position(game)["titles"]
    assert (len(titles["personal"][1]), len(titles["discard"]), len(titles["deck"])) == (1, 2, 8)
    assert done(events) == ["new_goal"]
    view: Any = RULEBOOK.view(game, 0)
    assert (view.players[1].titles, view.players[1].titles_count) == ((), 1)
    assert view.known_discard == ()


@rule("KT-R99", "KT-R98")
def test_a_new_goal_needs_three_titles_and_a_cell() -> None:
    taken = {"placed": {"new_goal": 1}, "pawns": 2}
    _, events = turn("base_9", players=[taken, {"pawns": 3}])
    assert done(events) == ["serve"]
    rest = [
        "strong",
        "influential",
        "righteous",
        "brave",
        "traveller",
        "terrible",
        "patron",
        "famous",
        "charming",
    ]
    titles = {
        "public": ["rich", "lucky", "noble"],
        "personal": [rest, []],
        "deck": ["founder"],
        "discard": ["well_off"],
    }
    _, events = turn("base_9", titles=titles)
    assert done(events) == ["serve"]


# -- events -------------------------------------------------------------------------------


@rule("KT-353", "KT-354", "KT-R96", "KT-346")
@pytest.mark.parametrize(
    ("event", "glory"),
    [("crusade", 3), ("siege", 5), ("spoils_of_war", 0), ("mentor_lessons", 0)],
)
def test_the_event_blocks_its_cell_and_pays_glory_in_rivalry(event: str, glory: int) -> None:
    game, events = turn("base_1", line="glory 10", events=f"{event} wandering war", options=RIVALRY)
    assert done(events) == ["event_action"]
    after = player(game, 1)
    assert (after["glory"], after["coins"], after["strength"], after["faith"]) == (10 + glory, 0, 0, 0)
    assert (after["horse"], after["armour"]) == (2, 2)
    assert "KT-069" in refused_by(game, "event action horse" if event == "spoils_of_war" else "event action")
    other, _ = turn("base_1", line="glory 10", events=f"{event} wandering war")
    assert player(other, 1)["glory"] == 10, "outside rivalry nothing is gained"


@rule("KT-R96", "KT-354")
@pytest.mark.parametrize(("token", "glory"), [("lady", 5), ("minstrel", 4), ("bishop", 0)])
def test_a_recruit_leaves_the_game(token: str, glory: int) -> None:
    game, _ = turn(
        "base_1", line="glory 10", events="recruit_free siege war", support={"event": token}, options=RIVALRY
    )
    assert position(game)["support"]["event"] is None
    assert token in position(game)["support"]["removed"]
    assert player(game, 1)["glory"] == 10 + glory


@rule("KT-R96", "KT-353")
def test_recruiting_needs_a_token_and_wandering_three_open_cards() -> None:
    _, events = turn("base_1", events="recruit_free siege war", support={"event": None, "special": []})
    assert done(events) == ["serve"]
    _, events = turn("base_1", "romance: game\ntrade: feast", events="wandering siege war")
    assert done(events) == ["serve"]
    game, events = turn("base_1", "romance: dance game\ntrade: feast donation", events="wandering siege war")
    assert done(events) == ["event_action"]
    assert position(game)["board_discard"] == ["dance", "game", "feast"], (
        "romance first, each row from its first card"
    )
    assert position(game)["rows"]["trade"] == ["donation"]


@rule("KT-353")
@pytest.mark.parametrize("event", ["war", "good_harvest", "royal_wedding", "call_to_arms"])
def test_an_event_without_a_cell_is_no_action(event: str) -> None:
    _, events = turn(
        "righteous_1",
        events=f"{event} siege wandering",
        players=[{"placed": {"pray": 2}, "pawns": 2}, {"pawns": 3}],
        options={"vp_personality": "righteous"},
        more="track: - - nun",
    )
    assert done(events) == ["gain_support"]


# -- cells --------------------------------------------------------------------------------


@rule("KT-355", "KT-345", "KT-346", "KT-R98")
@pytest.mark.parametrize(
    ("card", "area"), [("warrior_1", "train"), ("righteous_1", "pray"), ("base_4", "serve")]
)
def test_it_takes_up_a_cell_and_gains_nothing(card: str, area: str) -> None:
    options = {"vp_personality": card.split("_", maxsplit=1)[0] if "base" not in card else "none"}
    game, events = turn(card, players=[{"placed": {area: 1}, "pawns": 3}, {"pawns": 3}], options=options)
    assert done(events) == [area]
    assert player(game, 1)["placed"] == {area: 1}
    after = player(game, 1)
    assert (after["coins"], after["faith"], after["strength"]) == (0, 0, 0)
    assert "KT-076" in refused_by(game, area), "the second cell of two"


@rule("KT-356", "KT-R97", "KT-084")
def test_it_takes_initiative_once_a_round() -> None:
    game, events = turn("base_7", initiative=[0])
    assert position(game)["initiative"] == [0, 1], "the first free cell"
    assert done(events) == ["take_initiative"]
    assert player(game, 1)["coins"] == 0
    _, events = turn("base_7", "track: - - armourer", initiative=[1])
    assert done(events) == ["gain_support"]


@rule("KT-357")
@pytest.mark.parametrize("scenario", ["lone_challenge", "warrior"])
@pytest.mark.parametrize(("card", "area"), [("base_6", "take_initiative"), ("warrior_2", "train")])
def test_outside_rivalry_it_calls_no_herald(scenario: str, card: str, area: str) -> None:
    options = {"solo_scenario": scenario, "vp_personality": "warrior"}
    game, events = turn(card, "cells: henry_v - - - jan_zizka", options=options)
    assert done(events) == [area]
    assert all(place["shield"] is None for place in position(game)["tournament"]["places"].values())


@rule("KT-R41", "KT-259", "KT-338")
def test_call_to_arms_takes_one_of_its_pawns_too() -> None:
    game = draw(
        ">0:\n1:\nevents: war call_to_arms wandering",
        phase="prize",
        solo=True,
        tournament={"prize": "reliquary"},
        options={"tournament_prize": "random_token"},
        order=[0, 1],
    )
    do(game, "take relic ring", chance=any_chance())
    assert [player(game, seat)["pawns"] for seat in (0, 1)] == [5, 5]


def test_every_solo_card_is_in_these_tests() -> None:
    files = [Path(__file__), Path(__file__).with_name("test_solo.py")]
    text = "".join(path.read_text(encoding="utf-8") for path in files)
    assert [card for card in SOLO_CARDS if f'"{card}"' not in text] == []
