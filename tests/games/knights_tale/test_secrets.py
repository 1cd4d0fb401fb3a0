"""What each seat sees, and what it does not (ledger, part 7; KT-R15, KT-R20, KT-R21)."""

from typing import Any

import msgspec
import pytest

from hastilude.core.chance import RecordedChance
from hastilude.core.words import seen
from hastilude.games.knights_tale.cards import TITLES
from hastilude.games.knights_tale.position import position
from hastilude.games.knights_tale.rulebook import RULEBOOK
from hastilude.games.knights_tale.rules import KnightsTale
from support.knights_tale import any_chance, do, draw, legal, player, random_game, start
from support.ledger import rule
from support.play import args_of

BOARD = "events: good_harvest siege wandering"


def shown(game: KnightsTale, viewer: int | None) -> str:
    return msgspec.json.encode(RULEBOOK.view(game, viewer)).decode()


# -- hands --------------------------------------------------------------------------------


@rule("KT-R15")
def test_a_hand_is_its_owners_but_its_size_is_public() -> None:
    game = draw(f">0: | | serenade rescue\n1: | | feast\n{BOARD}", phase="action")
    own: Any = RULEBOOK.view(game, 0)
    assert [card.card for card in own.hand] == ["serenade", "rescue"]
    for viewer in (1, None):
        view: Any = RULEBOOK.view(game, viewer)
        assert view.players[0].hand_count == 2
        assert view.players[0].hand_known == ()
        assert "serenade" not in shown(game, viewer)


@rule("KT-R15")
def test_cards_from_the_open_rows_are_known_to_all() -> None:
    game = draw(f">0:\n1:\n{BOARD}\nromance: serenade game", phase="action")
    do(game, "plan journey", "take serenade")
    do(game, "draw trade", chance=RecordedChance([0]))
    for viewer in (1, None):
        view: Any = RULEBOOK.view(game, viewer)
        assert view.players[0].hand_known == ("serenade",)
        assert view.players[0].hand_count == 2


@rule("KT-R15")
def test_everything_on_the_table_is_public() -> None:
    game = draw(
        f">0: coins 3 strength 2 faith 1 glory 9 | squire! ring office | | game\n1:\n{BOARD}", phase="action"
    )
    for viewer in (1, None):
        view: Any = RULEBOOK.view(game, viewer)
        mine = view.players[0]
        assert (mine.coins, mine.strength, mine.faith, mine.glory) == (3, 2, 1, 9)
        assert [(token.token, token.used) for token in mine.support] == [("squire", True)]
        assert mine.played == ("game",)
        assert view.piles["special"] == 13
        assert view.deck_counts["trade"] == 19
        assert len(view.scroll) == 14


# -- titles -------------------------------------------------------------------------------


@rule("KT-R20", "KT-103")
def test_discarded_titles_are_known_to_who_discarded_them() -> None:
    game = draw(f">0:\n1:\n{BOARD}\npublic: rich strong noble", phase="action")
    do(game, "new goal", chance=RecordedChance([0, 0, 0]))
    drawn = sorted(legal(game))
    do(game, drawn[0])
    own: Any = RULEBOOK.view(game, 0)
    assert sorted(own.known_discard) == sorted(text.split()[1] for text in drawn[1:])
    other: Any = RULEBOOK.view(game, 1)
    assert other.known_discard == ()
    assert other.title_discard == 2


@rule("KT-037", "KT-039")
def test_titles_seen_and_not_kept_are_known_to_be_in_the_deck() -> None:
    game = start(2, options={"characters": "level1_only"})
    mine = sorted(legal(game))
    do(game, mine[0])
    do(game, sorted(legal(game))[0], chance=any_chance())
    own: Any = RULEBOOK.view(game, 0)
    assert own.known_deck == (mine[1].split()[1],)
    other: Any = RULEBOOK.view(game, 1)
    assert mine[1].split()[1] not in other.known_deck


@rule("KT-R99", "KT-R107")
def test_nobody_sees_the_titles_of_the_virtual_opponent() -> None:
    game = start(1, options={"characters": "level1_only", "solo_scenario": "rivalry"})
    title = position(game)["titles"]["personal"][1][0]
    for viewer in (0, None):
        view: Any = RULEBOOK.view(game, viewer)
        assert view.players[1].titles == ()
        assert title not in [entry.title for entry in view.goals]


# -- choices made at the same time --------------------------------------------------------


@rule("KT-R02")
def test_a_character_chosen_is_hidden_until_all_have_chosen() -> None:
    game = start(2)
    offered = player(game, 0)["offered"]
    view: Any = RULEBOOK.view(game, 1)
    assert not set(offered) & set(view.offered)
    events = do(game, f"play as {offered[1]}")
    assert seen(events, 1) == []
    assert f'"{offered[1]}"' not in shown(game, 1)
    mine: Any = RULEBOOK.view(game, 0)
    assert mine.chosen == offered[1]


@rule("KT-R06", "KT-049")
def test_returned_cards_are_known_by_kind_and_number_only() -> None:
    game = draw(
        ">0: | | serenade game rescue\n1: | | feast",
        phase="travel_return",
        events=[None, None, None],
    )
    do(game, "return serenade", "done")
    view: Any = RULEBOOK.view(game, 1)
    assert view.players[0].hand_count == 3, "as long as not all have decided"
    events = do(game, "done", chance=any_chance())
    told = next(event for event in seen(events, 1) if event.code == "returned")
    assert (args_of(told)["count"], list(args_of(told)["decks"])) == (1, ["romance"])
    assert "serenade" not in str(told.args)


# -- piles --------------------------------------------------------------------------------


@rule("KT-R15", "KT-071")
def test_views_do_not_depend_on_what_lies_face_down() -> None:
    """Invariant 28: another order of hidden things, another hand of the other seat: the same view."""
    picture = f">0: | | game\n1: | | {{}}\n{BOARD}\npublic: rich strong noble\ngoals: lucky / {{}}"
    one = draw(picture.format("feast rescue", "patron"), phase="action")
    two = draw(
        picture.format("donation ransom", "founder"),
        phase="action",
        events=["good_harvest", "siege", "recruit_free"],
    )
    for viewer in (0, None):
        assert shown(one, viewer) == shown(two, viewer)


@rule("KT-060", "KT-064")
def test_knights_to_be_added_are_known_by_class_only() -> None:
    game = draw(f">0:\n1:\n{BOARD}\ncells: henry_v", phase="action", tournament={"card": "t02"})
    view: Any = RULEBOOK.view(game, 0)
    assert view.tournament.added == ("veteran", "nobility")
    assert [place.knight for place in view.tournament.places if place.knight] == ["henry_v"]


# -- imagination --------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_imagined_states_look_the_same_and_vary(seats: int) -> None:
    """The seat's own view stays; what it cannot know is dealt anew."""
    checked = 0
    for before, _, _ in random_game(seats, seed=("imagine", seats)):
        checked += 1
        if checked % 40:
            continue
        for seat in range(seats):
            mine = shown(before, seat)
            for number in range(3):
                imagined = before.imagine(seat, any_chance((checked, number)))
                assert isinstance(imagined, KnightsTale)
                assert shown(imagined, seat) == mine


def test_imagined_titles_are_all_that_could_be() -> None:
    """Seat 1 has one title of the eight that seat 0 has not seen."""
    game = draw(
        f">0:\n1:\n{BOARD}",
        phase="action",
        titles={
            "public": ["rich", "strong", "noble"],
            "personal": [["lucky"], ["patron"]],
            "discard": ["famous@0"],
        },
    )
    found = set()
    for number in range(200):
        imagined = game.imagine(0, any_chance(number))
        assert isinstance(imagined, KnightsTale)
        found.add(position(imagined)["titles"]["personal"][1][0])
    assert found == set(TITLES) - {"rich", "strong", "noble", "lucky", "famous"}
