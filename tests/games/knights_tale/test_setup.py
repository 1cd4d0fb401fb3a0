"""Setting up: characters, order, titles, cards, board (ledger 3.3)."""

from collections import Counter
from typing import Any

import pytest

from hastilude.core.words import seen
from hastilude.games.knights_tale.position import position
from hastilude.games.knights_tale.rulebook import RULEBOOK
from support.knights_tale import (
    COMPONENTS,
    PADARM,
    any_chance,
    do,
    draw,
    legal,
    player,
    refused_by,
    start,
)
from support.ledger import rule

ALIKE = {"characters": "level1_only"}
CHARACTERS = COMPONENTS.data["characters"]


def ready(seats: int, seed: object = 0, **options: str) -> Any:
    """A game whose setup is over, all cards kept."""
    game = start(seats, options={**ALIKE, **options}, seed=seed)
    chance = any_chance(("ready", seed))
    while position(game)["phase"] != "action":
        do(game, "done" if "done" in legal(game) else sorted(legal(game))[0], chance=chance)
    return game


# -- characters ---------------------------------------------------------------------------


@rule("KT-025", "KT-R02")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_character_of_each_level_is_offered(seats: int) -> None:
    game = start(seats)
    offered = [player(game, seat)["offered"] for seat in range(seats)]
    for cards in offered:
        assert [CHARACTERS[card]["level"] for card in cards] == [1, 2, 3]
    flat = [card for cards in offered for card in cards]
    assert len(set(flat)) == len(flat)
    assert legal(game) == {f"play as {card}" for card in offered[0]}
    others = next(card for card in CHARACTERS if card != "source" and card not in offered[0])
    assert "KT-025" in refused_by(game, f"play as {others}")


@rule("KT-R02")
def test_characters_are_chosen_secretly_and_revealed_together() -> None:
    game = start(3)
    first = sorted(legal(game))[0]
    events = do(game, first)
    assert [event for event in seen(events, 1) if event.code == "character"] == []
    before: Any = RULEBOOK.view(game, 1)
    assert before.players[0].character is None
    do(game, sorted(legal(game))[0])
    events = do(game, sorted(legal(game))[0], chance=any_chance())
    assert [event.args["seat"] for event in seen(events, None) if event.code == "character"] == [0, 1, 2]
    after: Any = RULEBOOK.view(game, 1)
    assert after.players[0].character == first.split()[-1]


@rule("KT-026")
def test_everybody_may_play_a_level_one_character() -> None:
    game = start(4, options=ALIKE)
    names = [player(game, seat)["character"] for seat in range(4)]
    assert [CHARACTERS[name]["level"] for name in names] == [1] * 4
    assert position(game)["phase"] != "character"


@rule("KT-027", "KT-032", "KT-033", "KT-034", "KT-R04", "KT-051")
@pytest.mark.parametrize("name", [name for name in CHARACTERS if name != "source"])
def test_a_character_gives_what_its_lower_part_shows(name: str) -> None:
    """Not its income. Immediate tokens of the third level are left out of account by their kind."""
    for seed in range(200):
        game = start(2, seed=("kit", seed))
        if f"play as {name}" in legal(game):
            break
    do(game, f"play as {name}")
    other = next(text for text in sorted(legal(game)) if "young_knight" in text)
    # the order of two: one number; then challenge cards, titles
    do(game, other, chance=any_chance(name))
    card, mine = CHARACTERS[name], player(game, 0)
    place = position(game)["order"].index(0)
    support = mine["support"]
    gift = {"lady": 5, "usurer": -2, "minstrel": 4}.get(support[0] if support else "", 0)
    assert mine["glory"] == card["glory"] + place + gift
    assert mine["coins"] == card["coins"] + (6 if support == ["usurer"] else 0)
    assert (mine["faith"], mine["strength"]) == (card["faith"], card["strength"])
    assert (mine["horse"], mine["armour"]) == (card["horse"], card["armour"]) == (2, 2)
    assert len(support) == (1 if card["level"] == 3 else 0)
    view: Any = RULEBOOK.view(game, 1)
    assert view.players[0].character == name, "its income shows"


@rule("KT-028", "KT-R03")
def test_a_level_three_character_has_a_special_token_that_acts_at_once() -> None:
    kinds = set()
    for seed in range(60):
        game = start(2, seed=("gift", seed))
        card = player(game, 0)["offered"][2]
        do(game, f"play as {card}")
        do(game, f"play as {player(game, 1)['offered'][0]}", chance=any_chance(seed))
        mine = player(game, 0)
        kinds.update(mine["support"])
        if mine["support"] == ["lady"]:
            place = position(game)["order"].index(0)
            assert mine["glory"] == CHARACTERS[card]["glory"] + 5 + place
        assert COMPONENTS.data["support_piles"][mine["support"][0]]["special"] == 1
    assert len(kinds) > 8, "the top of a shuffled pile"


@rule("KT-R03")
def test_a_named_token_needs_component_data_that_name_one() -> None:
    """The supplied data name none: by_card gives the top token, too."""
    game = start(2, options={"level3_support": "by_card"}, seed=5)
    do(game, f"play as {player(game, 0)['offered'][2]}")
    do(game, f"play as {player(game, 1)['offered'][2]}", chance=any_chance())
    assert [len(player(game, seat)["support"]) for seat in (0, 1)] == [1, 1]


@rule("KT-056", "KT-R04")
@pytest.mark.parametrize(
    ("options", "items"),
    [
        ({"handicap_horse": "true"}, ["horse"]),
        ({"handicap_armour": "true"}, ["armour"]),
        ({"handicap_horse": "true", "handicap_armour": "true"}, ["horse", "armour"]),
    ],
)
def test_a_handicap_is_offered_to_each_player(options: dict[str, str], items: list[str]) -> None:
    game = start(2, options={**ALIKE, **options})
    for seat in (0, 1):
        for item in items:
            assert game.decider() == seat
            assert legal(game) == {f"begin with level 1 {item}", f"begin with standard {item}"}
            do(game, f"begin with {'level 1' if seat == 0 else 'standard'} {item}", chance=any_chance())
    for item in ("horse", "armour"):
        assert player(game, 0)[item] == (1 if item in items else 2)
        assert player(game, 1)[item] == 2


@rule("KT-056")
def test_without_the_option_nobody_starts_with_level_one() -> None:
    game = ready(4)
    assert {(player(game, seat)["horse"], player(game, seat)["armour"]) for seat in range(4)} == {(2, 2)}


# -- kit ----------------------------------------------------------------------------------


@rule("KT-029", "KT-030", "KT-031", "KT-R31")
@pytest.mark.parametrize(("options", "shields"), [({}, 1), (PADARM, 3)])
def test_pawns_and_shields(options: dict[str, str], shields: int) -> None:
    """Six pawns; one large shield in Plaisance, three in Padarm, besides the one on the initiative track."""
    game = ready(2, **options)
    assert [player(game, seat)["pawns"] for seat in (0, 1)] == [6, 6]
    assert sorted(position(game)["order"]) == [0, 1]
    placed = 0
    while any(text.startswith("call") for text in legal(game)):
        do(game, next(text for text in sorted(legal(game)) if text.startswith("call")))
        placed += 1
        do(game, "stand guard")
    assert placed == shields


@rule("KT-023")
@pytest.mark.parametrize(("options", "prefix"), [({}, "cell"), (PADARM, "florence")])
def test_the_board_of_the_chosen_tournament(options: dict[str, str], prefix: str) -> None:
    places = position(ready(2, **options))["tournament"]["places"]
    assert any(place.startswith(prefix) for place in places)


# -- order --------------------------------------------------------------------------------


@rule("KT-035")
def test_the_order_is_random() -> None:
    orders = Counter(tuple(position(ready(3, seed))["order"]) for seed in range(60))
    assert len(orders) == 6


@rule("KT-036", "KT-E01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_is_behind_gets_glory_and_challenge_cards(seats: int) -> None:
    game = start(seats, options=ALIKE, seed=3)
    while position(game)["phase"] == "titles_keep":
        do(game, sorted(legal(game))[0], chance=any_chance())
    character = CHARACTERS["young_knight_1"]
    drawn = character["draws"]["challenge"]
    for place, seat in enumerate(position(game)["order"]):
        mine = player(game, seat)
        assert mine["glory"] == character["glory"] + place
        challenges = [card for card in mine["hand"] if card in COMPONENTS.data["challenge"]]
        assert len(challenges) == place + drawn


# -- titles -------------------------------------------------------------------------------


@rule("KT-024")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_three_public_titles(seats: int) -> None:
    game = start(seats)
    view: Any = RULEBOOK.view(game, None)
    assert len(view.public_titles) == 3
    assert set(view.public_titles) == set(position(game)["titles"]["public"])


@rule("KT-037", "KT-038", "KT-039", "KT-R05")
def test_titles_are_dealt_kept_and_shuffled_back() -> None:
    game = start(3, options=ALIKE)
    titles = position(game)["titles"]
    assert [len(dealt) for dealt in titles["dealt"]] == [2, 2, 2]
    assert len(legal(game)) == 2
    for _ in range(3):
        do(game, sorted(legal(game))[0], chance=any_chance())
    titles = position(game)["titles"]
    assert [len(kept) for kept in titles["personal"]] == [1, 1, 1]
    assert len(titles["deck"]) == 14 - 3 - 3
    assert titles["discard"] == []


@rule("KT-037", "KT-040")
@pytest.mark.parametrize(("options", "known"), [({}, False), ({"open_titles": "true"}, True)])
def test_personal_titles_are_secret_unless_they_lie_open(options: dict[str, str], known: bool) -> None:
    game = ready(2, **options)
    mine = position(game)["titles"]["personal"][0][0].split("@")[0]
    for viewer in (1, None):
        view: Any = RULEBOOK.view(game, viewer)
        assert (mine in view.players[0].titles) == known
        assert view.players[0].titles_count == 1
    own: Any = RULEBOOK.view(game, 0)
    assert mine in own.players[0].titles


# -- support and travel cards -------------------------------------------------------------


@rule("KT-043", "KT-044", "KT-045", "KT-046", "KT-E02", "KT-R08", "KT-R09", "KT-337")
@pytest.mark.parametrize(("seats", "special", "ordinary"), [(1, 1, 5), (2, 1, 5), (3, 2, 6), (4, 2, 7)])
def test_the_support_track(seats: int, special: int, ordinary: int) -> None:
    """Special cells at the left; a single special token lies in the leftmost one."""
    support = position(ready(seats))["support"]
    track = support["track"]
    assert sum(token is not None for token in track[:2]) == special
    assert track[0] is not None
    assert [token is not None for token in track[2:]] == [True] * ordinary + [False] * (7 - ordinary)
    recruit = support["event"] is not None
    assert len(support["special"]) == 13 - special - recruit
    assert len(support["ordinary_1"]) == 7 - ordinary
    assert (len(support["ordinary_2"]), len(support["ordinary_3"]), len(support["scroll"])) == (7, 7, 14)


@rule("KT-047", "KT-048", "KT-050")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_travel_cards(seats: int) -> None:
    """Each young knight draws a romance and a challenge card; four of each kind lie open."""
    game = ready(seats)
    found = position(game)
    behind = sum(range(seats))
    for deck, size, drawn in (("romance", 26, seats), ("trade", 19, 0), ("challenge", 29, seats + behind)):
        assert len(found["rows"][deck]) == 4
        assert len(found["decks"][deck]) == size - 4 - drawn
    assert len(player(game, found["order"][0])["hand"]) == 2


@rule("KT-049", "KT-R06")
def test_cards_returned_for_strength() -> None:
    """Any of the hand, those for a late place too; one strength each; the others see how many."""
    game = start(2, options=ALIKE, seed=1)
    while position(game)["phase"] == "titles_keep":
        do(game, sorted(legal(game))[0], chance=any_chance())
    last = position(game)["order"][1]
    before = {seat: len(player(game, seat)["hand"]) for seat in (0, 1)}
    assert before[last] == 3
    events = []
    for seat in (0, 1):
        assert game.decider() == seat
        while game.decider() == seat and position(game)["phase"] == "travel_return" and seat == last:
            events += do(
                game, next(text for text in sorted(legal(game)) if text != "done"), chance=any_chance()
            )
        if position(game)["phase"] == "travel_return" and game.decider() == seat:
            events += do(game, "done", chance=any_chance())
    after = player(game, last)
    assert after["hand"] == []
    assert after["strength"] == CHARACTERS["young_knight_1"]["strength"] + 3
    told = [event for event in seen(events, None) if event.code == "returned"]
    assert [(event.args["seat"], event.args["count"]) for event in told] == [(last, 3)]


@rule("KT-R06", "KT-049")
def test_returned_cards_are_in_the_decks_before_the_rows_are_laid() -> None:
    """With all cards returned the decks have every card again."""
    game = start(2, options=ALIKE, seed=2)
    while position(game)["phase"] != "action":
        do(game, next((text for text in sorted(legal(game)) if text != "done"), "done"), chance=any_chance())
    found = position(game)
    for deck, size in (("romance", 26), ("trade", 19), ("challenge", 29)):
        assert len(found["decks"][deck]) + len(found["rows"][deck]) == size


# -- the order of it all ------------------------------------------------------------------


@rule("KT-R01", "KT-055")
def test_what_a_player_knows_at_each_choice() -> None:
    """Public titles before the characters; events, rows and knights only at the end."""
    game = start(2)
    view: Any = RULEBOOK.view(game, 0)
    assert len(view.public_titles) == 3
    assert view.event is None
    assert position(game)["tournament"]["places"] == {}
    done = ready(2)
    after: Any = RULEBOOK.view(done, 0)
    assert after.event is not None
    assert position(done)["tournament"]["places"] != {}


@rule("KT-054")
@pytest.mark.parametrize(("seats", "cells"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_cells_for_more_players_stay_closed(seats: int, cells: int) -> None:
    view: Any = RULEBOOK.view(ready(seats), 0)
    assert {area.area: area.cells for area in view.areas}["train"] == cells


def test_a_drawn_setup_goes_on() -> None:
    """Positions of the setup can be drawn, too."""
    game = draw(
        ">0: \n1: ",
        phase="character",
        players=[
            {"offered": ["young_knight_1", "pilgrim", "wanderer"]},
            {"offered": ["young_knight_2", "courtier", "younger_prince"]},
        ],
    )
    do(game, "play as pilgrim")
    do(game, "play as courtier", chance=any_chance())
    assert player(game, 0)["faith"] == 4
