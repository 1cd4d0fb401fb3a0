"""Discards (ledger 3.10), the draw after a play (3.11), and the exchange (3.12)."""

from collections import Counter
from itertools import permutations

import pytest

from hastilude.core.action import ActionError
from hastilude.core.chance import RecordedChance, SeededChance, seed_of
from hastilude.core.words import seen
from hastilude.games.kings_bounty.cards import ACTIONS, CARD_NAMES, HOLDING_NAMES
from hastilude.games.kings_bounty.rules import KingsBounty
from hastilude.games.kings_bounty.view import view
from support.kings_bounty import (
    cards,
    deck,
    discard,
    do,
    draw,
    hand,
    holdings,
    legal,
    random_game,
    why_not,
)
from support.ledger import rule

# -- discards


def due_discards(before: KingsBounty, text: str) -> Counter[str]:
    """The complete list of KB-099."""
    words = text.split()
    if words[0] not in ("garrison", "capture", "destroy"):
        return Counter()
    holding, unit = words[1], words[3].rpartition("_")[0]
    gone: Counter[str] = Counter()
    garrison = before.garrison[HOLDING_NAMES.index(holding)]
    if garrison >= 0:
        gone[CARD_NAMES[garrison].rpartition("_")[0]] += 1
    if unit.endswith(("hero", "monster")):
        gone[unit] += 1
    if words[0] == "destroy":
        gone[holding.rpartition("_")[0]] += 1
    return gone


@rule("KB-099")
@pytest.mark.parametrize("seats", [2, 4])
def test_cards_are_discarded_in_exactly_these_cases(seats: int) -> None:
    cases = set()
    for seed in range(15):
        for before, text, after in random_game(seats, seed=seed):
            gone = Counter(discard(after)) - Counter(discard(before))
            assert gone == due_discards(before, text)
            if gone:
                cases.add((text.split()[0], "hero" in text, gone.total()))
    assert cases == {
        ("garrison", False, 1),
        ("capture", False, 1),
        ("capture", True, 1),
        ("capture", True, 2),
        ("destroy", False, 2),
        ("destroy", False, 3),
    }


@rule("KB-100", "KB-101")
def test_discarded_cards_never_return() -> None:
    for seed in range(5):
        for before, _text, after in random_game(3, seed=seed):
            assert Counter(discard(before)) <= Counter(discard(after))
            # all cards together stay the same: what is discarded is nowhere else
            assert cards(after) == cards(before)
    assert discard(after)


@rule("KB-100", "KB-101", "KB-R44")
def test_discards_lie_apart_for_all_to_see() -> None:
    game = draw("""
        >0:                    | human_hero
         1: elf_tower<elf_mage |
        deck: orc_tower orc_mage
    """)
    do(game, "capture elf_tower_1 with human_hero_1")
    assert deck(game) == ["orc_mage"]
    assert hand(game, 0) == ["orc_tower"]
    for viewer in (0, 1, None):
        assert view(game, viewer).discard == {"human_hero": 1, "elf_mage": 1}


@rule("KB-102")
def test_an_empty_deck_is_not_refilled() -> None:
    game = draw("""
        >0: orc_tower<human_archer | human_mage
         1: elf_tower              | human_warrior
         2:                        |
        deck: obelisk_1
    """)
    do(game, "garrison orc_tower_1 with human_mage_1")
    assert discard(game) == {"human_archer": 1}
    assert deck(game) == []
    do(game, "garrison elf_tower_1 with human_warrior_1")
    assert deck(game) == []
    assert hand(game, 1) == []
    assert discard(game) == {"human_archer": 1}


@rule("KB-103")
def test_returned_cards_are_not_discarded() -> None:
    game = draw("""
        >0: | elf_mage elf_archer orc_tower
         1: |
        deck: obelisk_1 obelisk_2
    """)
    do(game, "exchange", "return elf_mage_1", "return elf_archer_1", "done")
    assert discard(game) == {}
    assert deck(game) == ["elf_mage", "elf_archer"]


# -- the draw after a play

SIX = "elf_tower human_archer human_mage orc_mage orc_hero orc_monster"


@rule("KB-104", "KB-105", "KB-106")
def test_after_a_play_the_top_card_is_drawn_and_the_hand_is_six_again() -> None:
    game = draw(f"""
        >0: | {SIX}
         1: |
        deck: obelisk_3 human_hero human_monster
    """)
    events = do(game, "play elf_tower_1")  # the draw is part of it: nobody is asked
    assert game.decider() == 1
    assert hand(game, 0) == ["human_archer", "human_mage", "obelisk_3", "orc_hero", "orc_mage", "orc_monster"]
    assert deck(game) == ["human_hero", "human_monster"]
    assert [event.args["count"] for event in events if event.code == "drew"] == [1]


@rule("KB-104", "KB-105", "KB-106")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_play_before_the_final_phase_draws_one(seats: int) -> None:
    for before, text, after in random_game(seats, seed=2):
        if text.split()[0] in ("play", "garrison", "capture", "destroy") and not before.exhausted:
            assert deck(after) == deck(before)[1:]
            assert len(hand(after, before.seat)) == 6


@rule("KB-107")
def test_the_card_drawn_is_not_played_in_the_same_turn() -> None:
    game = draw("""
        >0: | elf_tower
         1: |
        deck: obelisk_1 obelisk_2
    """)
    do(game, "play elf_tower_1")
    assert hand(game, 0) == ["obelisk_1"]
    assert game.decider() == 1
    assert why_not(game, "play obelisk_1_1") == "not_in_hand"


# -- the exchange


@rule("KB-108", "KB-113", "KB-R23")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_one_to_six_cards_may_be_returned(number: int) -> None:
    game = draw(f"""
        >0: | {SIX}
         1: |
        deck: obelisk_1 obelisk_1 obelisk_2 obelisk_2 obelisk_3 obelisk_3 elf_mage
    """)
    returned = SIX.split()[:number]
    do(game, "exchange", *(f"return {kind}_1" for kind in returned), "done")
    assert len(hand(game, 0)) == 6
    assert Counter(hand(game, 0)) >= Counter(SIX.split()[number:])
    assert len(deck(game)) == 7
    assert deck(game)[7 - number :] == returned


@rule("KB-108", "KB-R23")
def test_not_none_and_not_more_than_the_hand() -> None:
    game = draw("""
        >0: | elf_tower elf_mage
         1: |
        deck: obelisk_1 obelisk_1 obelisk_2
    """)
    do(game, "exchange")
    assert legal(game) == {"return elf_tower_1", "return elf_mage_1"}
    assert why_not(game, "done") == "nothing_picked"
    assert why_not(game, "return obelisk_1_1") == "not_in_hand"
    do(game, "return elf_tower_1", "return elf_mage_1")
    assert legal(game) == {"done"}
    assert game.forced() == ACTIONS.parse("done")  # nothing is left to be asked


@rule("KB-109", "KB-111", "KB-D16")
def test_four_cards_go_under_a_deck_of_twenty() -> None:
    top = ["human_hero", "human_monster", "obelisk_1", "obelisk_2"]
    rest = (
        ["elf_archer", "elf_warrior", "orc_archer", "orc_warrior"] * 2 + ["orc_tower"] * 2 + ["elf_tower"] * 2
    )
    middle = [*rest, *["human_archer"] * 4]
    game = draw(
        """
        >0: | obelisk_3 elf_mage orc_mage human_mage elf_citadel orc_citadel
         1: |
        """,
        deck=[*top, *middle],
    )
    assert len(deck(game)) == 20
    do(
        game,
        "exchange",
        "return orc_mage_1",
        "return obelisk_3_1",
        "return elf_mage_1",
        "return human_mage_1",
    )
    do(game, "done")
    assert hand(game, 0) == sorted(["elf_citadel", "orc_citadel", *top])
    assert deck(game) == [*middle, "orc_mage", "obelisk_3", "elf_mage", "human_mage"]


@rule("KB-109", "KB-R45")
def test_returned_cards_lie_face_down() -> None:
    game = draw("""
        >0: | elf_tower elf_mage orc_mage
         1: |
         2: |
        deck: obelisk_1 obelisk_1 obelisk_2
    """)
    events = do(game, "exchange", "return elf_mage_1", "return orc_mage_1", "done")
    for viewer in (1, 2, None):
        told = {event.code: event.args for event in seen(events, viewer)}
        assert told == {
            "exchanging": {"seat": 0},
            "returned": {"seat": 0, "count": 2},
            "drew": {"seat": 0, "count": 2},
        }
        assert view(game, viewer).deck_known == ()
    mine = {event.code: event.args for event in seen(events, 0)}
    assert mine["returned"]["cards"] == ["elf_mage", "orc_mage"]
    assert [(card.from_bottom, card.kind) for card in view(game, 0).deck_known] == [
        (0, "orc_mage"),
        (1, "elf_mage"),
    ]


@rule("KB-R45")
def test_the_others_see_no_picks() -> None:
    game = draw("""
        >0: | elf_tower elf_mage orc_mage
         1: |
    """)
    do(game, "exchange")
    before = view(game, 1)
    do(game, "return elf_mage_1")
    assert view(game, 1) == before
    assert view(game, 0).picked == ("elf_mage",)


@rule("KB-110", "KB-R24")
@pytest.mark.parametrize("order", list(permutations(["elf_mage", "orc_mage", "human_mage"])))
def test_the_player_chooses_the_order(order: tuple[str, ...]) -> None:
    game = draw("""
        >0: | elf_mage orc_mage human_mage
         1: |
        deck: obelisk_1 obelisk_1 obelisk_2 obelisk_3
    """)
    do(game, "exchange", *(f"return {kind}_1" for kind in order), "done")
    assert deck(game) == ["obelisk_3", *order]  # the last picked is the bottom card


@rule("KB-R24")
def test_exchange_order_random_shuffles_the_returned_cards_among_themselves() -> None:
    orders: Counter[tuple[str, ...]] = Counter()
    for first in range(3):
        for second in range(2):
            game = draw(
                """
                >0: | elf_mage orc_mage human_mage elf_tower
                 1: |
                deck: obelisk_1 obelisk_1 obelisk_2 obelisk_3
                """,
                options={"exchange_order": "random"},
            )
            do(game, "exchange", "return elf_mage_1", "return orc_mage_1", "return human_mage_1")
            do(game, "done", chance=RecordedChance([first, second]))
            assert hand(game, 0) == ["elf_tower", "obelisk_1", "obelisk_1", "obelisk_2"]
            assert deck(game)[0] == "obelisk_3"
            orders[tuple(deck(game)[1:])] += 1
            # the returner knows which cards they are, and not their order
            known = view(game, 0).deck_known
            assert [card.kind for card in known] == ["elf_mage", "human_mage", "orc_mage"]
            assert {card.pool for card in known} == {1}
    assert orders == dict.fromkeys(permutations(["elf_mage", "orc_mage", "human_mage"]), 1)


@rule("KB-111", "KB-112", "KB-D17", "KB-R25")
def test_return_first_then_draw_even_some_of_the_same_cards() -> None:
    game = draw("""
        >0: | elf_archer elf_warrior elf_mage
         1: |
        deck: obelisk_1 obelisk_2
    """)
    do(game, "exchange", "return elf_archer_1", "return elf_warrior_1", "return elf_mage_1", "done")
    assert hand(game, 0) == ["elf_archer", "obelisk_1", "obelisk_2"]
    assert deck(game) == ["elf_warrior", "elf_mage"]
    assert not game.exhausted


@rule("KB-113", "KB-117", "KB-R26")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_an_exchange_changes_neither_hand_nor_deck_in_size(seats: int) -> None:
    exchanges = 0
    for before, text, after in random_game(seats, seed=4):
        if text == "done" and not before.exhausted:
            exchanges += 1
            assert len(after.deck) == len(before.deck)
            assert len(after.hands[before.seat]) == 6
            assert not after.exhausted
    assert exchanges > 0


@rule("KB-114")
def test_after_an_exchange_the_turn_passes_at_once() -> None:
    game = draw("""
        >0: | elf_tower obelisk_1
         1: | obelisk_2
        deck: human_hero human_mage
    """)
    do(game, "exchange", "return obelisk_1_1", "done")
    assert game.decider() == 1
    assert holdings(game, 0) == []
    assert hand(game, 0) == ["elf_tower", "human_hero"]
    assert deck(game) == ["human_mage", "obelisk_1"]


@rule("KB-115")
def test_the_deck_is_not_shuffled_after_a_return() -> None:
    kinds = ["obelisk_1", "obelisk_2", "obelisk_3", "elf_mage", "orc_mage", "human_mage", "elf_tower"]
    game = draw(
        """
        >0: | orc_tower orc_citadel
         1: |
        """,
        deck=kinds,
    )
    nothing = RecordedChance([])  # fails if it is asked
    do(game, "exchange", "return orc_citadel_1", "return orc_tower_1", "done", chance=nothing)
    assert deck(game) == [*kinds[2:], "orc_citadel", "orc_tower"]


@rule("KB-115")
def test_with_exchange_order_random_the_rest_of_the_deck_stays_as_it_is() -> None:
    kinds = ["obelisk_1", "obelisk_2", "obelisk_3", "elf_mage", "orc_mage", "human_mage", "elf_tower"]
    game = draw(
        """
        >0: | orc_tower orc_citadel
         1: |
        """,
        options={"exchange_order": "random"},
        deck=kinds,
    )
    do(
        game,
        "exchange",
        "return orc_citadel_1",
        "return orc_tower_1",
        "done",
        chance=SeededChance(seed_of("any")),
    )
    assert deck(game)[:5] == kinds[2:]


@rule("KB-116", "KB-R27")
def test_a_hidden_title_is_no_hand_card_and_cannot_be_returned() -> None:
    game = draw(
        f"""
        >0: | {SIX}
         1: |
        hidden: conqueror vandal
        """,
        options={"expert_titles": "true"},
    )
    assert len(hand(game, 0)) == 6
    do(game, "exchange")
    assert legal(game) == {f"return {kind}_1" for kind in SIX.split()}
    with pytest.raises(ActionError):
        ACTIONS.parse("return conqueror")
    do(game, *(f"return {kind}_1" for kind in SIX.split()), "done")
    assert view(game, 0).players[0].hidden_title == "conqueror"


@rule("KB-117", "KB-D18", "KB-R26")
@pytest.mark.parametrize("number", [1, 3, 6])
def test_an_exchange_never_takes_the_last_card(number: int) -> None:
    game = draw(f"""
        >0: | {SIX}
         1: |
        deck: obelisk_1
    """)
    do(game, "exchange", *(f"return {kind}_1" for kind in SIX.split()[:number]), "done")
    assert len(deck(game)) == 1
    assert not game.exhausted
    assert not view(game, None).final_phase


# -- the exchange in the final phase


def final(picture: str, **options: str) -> KingsBounty:
    return draw(picture, options=options, deck=[], deck_exhausted=True)


@rule("KB-D23", "KB-R30")
def test_in_the_final_phase_a_returned_card_is_gone() -> None:
    game = final(f"""
        >0: | {SIX}
         1: | obelisk_1 elf_mage
    """)
    do(game, "exchange", "return orc_hero_1", "done")
    assert hand(game, 0) == sorted(set(SIX.split()) - {"orc_hero"})
    assert deck(game) == ["orc_hero"]
    do(game, "play obelisk_1_1")
    assert hand(game, 1) == ["elf_mage"]
    assert deck(game) == ["orc_hero"]


@rule("KB-R30")
def test_shed_everybody_may_exchange_in_the_final_phase() -> None:
    able = final("""
        >0: | elf_tower
         1: |
    """)
    assert legal(able) == {"play elf_tower_1", "exchange"}
    stuck = final("""
        >0: | elf_mage
         1: |
    """)
    assert legal(stuck) == {"exchange"}
    assert why_not(stuck, "pass") == "no_pass"


@rule("KB-R30")
def test_pass_only_if_stuck_who_can_play_must_play_and_who_cannot_passes() -> None:
    able = final(
        """
        >0: | elf_tower
         1: |
        """,
        final_phase_exchange="pass_only_if_stuck",
    )
    assert legal(able) == {"play elf_tower_1"}
    assert why_not(able, "exchange") == "no_exchange_at_end"
    assert why_not(able, "pass") == "no_pass"
    stuck = final(
        """
        >0: | elf_mage
         1: | orc_mage
        """,
        final_phase_exchange="pass_only_if_stuck",
    )
    assert legal(stuck) == {"pass"}
    assert why_not(stuck, "exchange") == "no_exchange_at_end"
    assert stuck.forced() == ACTIONS.parse("pass")
    do(stuck, "pass")
    assert stuck.decider() == 1
    assert hand(stuck, 0) == ["elf_mage"]


@rule("KB-R30")
def test_pass_only_if_stuck_changes_nothing_before_the_final_phase() -> None:
    game = draw(
        """
        >0: | elf_mage
         1: |
        """,
        options={"final_phase_exchange": "pass_only_if_stuck"},
    )
    assert legal(game) == {"exchange"}
    assert why_not(game, "pass") == "no_pass"
