"""Transfer, discard and take, and the cards on the table (ledger 3.7, 3.8)."""

import pytest

from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.words import seen
from support.hearts_and_armour import (
    RING,
    cards_seen,
    discarded,
    do,
    draw,
    fight,
    hand,
    hero_seen,
    late,
    legal,
    lying,
    settle,
    sight,
    start,
    why_not,
    wounds,
)
from support.ledger import rule
from support.play import args_of


def table(card: str, before: str = "-shield_1_take:B2 +sword_2_take:A2", **more: object) -> str:
    return f"""
        >A1: -sword_1_discard:B1 | {card} shield_2_discard
         B1: {before}            | sword_1_transfer
         A2:                     | shield_1_transfer
         B2:                     | shield_1_discard
    """


# -- common ------------------------------------------------------------------------------


@rule("HA-061", "HA-062")
def test_one_card_before_the_target_is_affected() -> None:
    game = draw(table("sword_1_discard"))
    do(game, "play sword_1_discard on B1", "affect 2")
    assert lying(game, "B1") == ["-shield_1_take:B2", "+sword_1_discard:A1"]
    assert lying(game, "A1") == ["-sword_1_discard:B1"]


@rule("HA-063", "HA-E19")
def test_the_card_just_played_is_not_affected() -> None:
    game = draw(table("sword_1_transfer", before=""))
    do(game, "play sword_1_transfer on B1")
    assert lying(game, "B1") == ["+sword_1_transfer:A1"]
    assert game.seat == 1
    game = draw(table("sword_1_transfer"))
    do(game, "play sword_1_transfer on B1")
    assert legal(game) == {"affect 1", "affect 2"}
    assert why_not(game, "affect 3") == "just_played"
    assert why_not(game, "affect 4") == "no_such_place"
    assert why_not(game, "move to A2") == "choose_card_first"


@rule("HA-064", "HA-R10")
def test_any_earlier_card_may_be_affected() -> None:
    """Face up or down, laid by anybody, and also one that came by transfer (HA-R10)."""
    game = draw("""
        >A1: | sword_1_discard
         B1: +sword_2_take:A1 -shield_1_take:B1 -shield_1_discard:A2 -sword_1_take:B2/A2 |
         A2: |
         B2: |
    """)
    do(game, "play sword_1_discard on B1")
    assert legal(game) == {"affect 1", "affect 2", "affect 3", "affect 4"}


@rule("HA-065", "HA-R12")
def test_a_face_down_card_is_chosen_unseen() -> None:
    game = draw(table("sword_1_take"))
    do(game, "play sword_1_take on B1", "affect 1")
    assert cards_seen(game, "A1", "B1") == [None, "sword_2_take", "sword_1_take"]
    do(game, "give to A2")
    assert hero_seen(game, "A1", "A2").known_cards == ()


@rule("HA-066", "HA-R18")
def test_wound_markers_are_safe() -> None:
    game = draw(
        """
        >A1:    | sword_1_discard
         B1: !2 |
         A2:    |
         B2:    |
    """,
        markers=[[], ["sword_2_take"], [], []],
    )
    (event,) = do(game, "play sword_1_discard on B1")
    assert event.args["void"] is True
    assert hero_seen(game, None, "B1").marker == ("sword_2_take",)


@rule("HA-067", "HA-055")
def test_the_affected_card_does_not_act() -> None:
    """A `take` card is moved and lies there; nobody takes anything."""
    game = draw("""
        >A1: | sword_1_transfer
         B1: +sword_1_take:A2 |
         A2: -shield_1_take:A2 | sword_1_take
         B2: |
    """)
    do(game, "play sword_1_transfer on B1", "affect 1", "move to A2")
    assert lying(game, "A2") == ["-shield_1_take:A2", "+sword_1_take:A2"]
    assert game.seat == 1


# -- transfer ----------------------------------------------------------------------------


@rule("HA-068", "HA-072", "HA-E15")
def test_transfer_goes_to_any_other_hero() -> None:
    game = draw(table("sword_1_transfer", before="-shield_1_take:B2"))
    do(game, "play sword_1_transfer on B1")
    assert game.forced() == game.legal()[0]  # one card only (HA-R33)
    do(game, "affect 1")
    assert legal(game) == {"move to A1", "move to A2", "move to B2"}
    assert why_not(game, "move to B1") == "not_back"
    assert why_not(game, "give to A2") == "other_effect"
    assert why_not(game, "move to S") == "not_in_game"
    assert why_not(game, "affect 1") == "already_chosen"
    do(game, "move to A1")
    assert lying(game, "A1")[-1] == "-shield_1_take:B2"


@rule("HA-069", "HA-R09")
def test_transfer_to_the_sorcerer() -> None:
    game = draw("""
         S:  |
        >A1: | sword_1_transfer
         B1: -sword_1_take:B1 |
         A2: |
         B2: |
    """)
    do(game, "play sword_1_transfer on B1", "affect 1")
    assert "move to S" in legal(game)
    do(game, "move to S")
    assert lying(game, "S") == ["-sword_1_take:B1"]


@rule("HA-070", "HA-071", "HA-E01")
def test_transfer_keeps_face_up_and_face_down() -> None:
    game = draw(table("sword_1_transfer"))
    do(game, "play sword_1_transfer on B1", "affect 1", "move to A2")
    assert lying(game, "A2") == ["-shield_1_take:B2"]
    assert cards_seen(game, "A2", "A2") == [None]
    assert cards_seen(game, "B2", "A2") == ["shield_1_take"]
    game = draw(table("sword_1_transfer"))
    do(game, "play sword_1_transfer on B1", "affect 2", "move to A1")
    assert lying(game, "A1")[-1] == "+sword_2_take:A2"
    assert cards_seen(game, None, "A1") == [None, "sword_2_take"]


# -- discard -----------------------------------------------------------------------------


@rule("HA-073", "HA-074", "HA-E16")
def test_discard_takes_a_card_out_unseen() -> None:
    game = draw(table("sword_1_discard", before="-sword_2_take:B2"))
    events = do(game, "play sword_1_discard on B1", "affect 1")
    assert discarded(game) == ["-sword_2_take:B2"]
    assert [sight(game, name).discard[0].card for name in RING[4]] == [None, None, None, "sword_2_take"]
    assert "card" not in seen(events, 0)[-1].args
    told = fight(game)
    assert not any("sword_2_take" in args_of(event).get("cards", ()) for event in told)
    assert wounds(game) == {"B1": 1, "A1": 1}


@rule("HA-074", "HA-R16")
def test_what_lay_face_up_stays_visible_in_the_discard() -> None:
    game = draw(table("sword_1_discard"))
    do(game, "play sword_1_discard on B1", "affect 2")
    assert sight(game, None).discard[0].card == "sword_2_take"


@rule("HA-075", "HA-102", "HA-R16")
def test_discarded_cards_return_before_the_next_deal() -> None:
    game = draw(table("sword_1_discard", before="-sword_2_take:B2"), strict=False)
    do(game, "play sword_1_discard on B1", "affect 1")
    late(game)
    do(game, "declare fight", chance=SeededChance(seed_of(1)))
    assert game.round == 2
    assert game.discard == []
    game.check()


# -- take --------------------------------------------------------------------------------


@rule("HA-076", "HA-077", "HA-E17", "HA-R11")
def test_take_into_any_hand() -> None:
    game = draw(table("sword_1_take", before="-shield_1_take:B2"))
    do(game, "play sword_1_take on B1", "affect 1")
    assert legal(game) == {f"give to {name}" for name in RING[4]}
    do(game, "give to A2")
    assert hand(game, "A2") == ["shield_1_transfer", "shield_1_take@3"]
    assert [card.card for card in sight(game, "A2").hand] == ["shield_1_transfer", "shield_1_take"]
    assert hero_seen(game, "A1", "A2").known_cards == ()
    assert hero_seen(game, "B2", "A2").known_cards == ("shield_1_take",)
    assert hero_seen(game, None, "A2").hand_count == 2


@rule("HA-077", "HA-R11", "HA-R46")
def test_with_the_option_not_back_to_the_target() -> None:
    game = draw(table("sword_1_take"), options={"give_to_target": "false"})
    do(game, "play sword_1_take on B1", "affect 1")
    assert legal(game) == {"give to A1", "give to A2", "give to B2"}
    assert why_not(game, "give to B1") == "not_to_target"


@rule("HA-078")
def test_nobody_can_refuse_a_card() -> None:
    game = draw(table("sword_1_take"))
    do(game, "play sword_1_take on B1", "affect 2", "give to B2")
    assert len(hand(game, "B2")) == 2
    assert game.seat == 1


@rule("HA-079")
def test_who_takes_into_the_own_hand_sees_the_card() -> None:
    game = draw(table("sword_1_take"))
    events = do(game, "play sword_1_take on B1", "affect 1", "give to A1")
    assert "shield_1_take" in [card.card for card in sight(game, "A1").hand]
    assert [seen(events, seat)[-1].args.get("card") for seat in range(4)] == [
        "shield_1_take",
        None,
        None,
        "shield_1_take",
    ]


@rule("HA-079", "HA-R12")
def test_with_take_peek_the_actor_looks_before_giving() -> None:
    game = draw(table("sword_1_take"), options={"take_peek": "true"})
    do(game, "play sword_1_take on B1", "affect 1")
    assert cards_seen(game, "A1", "B1")[0] == "shield_1_take"
    assert cards_seen(game, "A2", "B1")[0] is None
    do(game, "give to A2")
    assert hero_seen(game, "A1", "A2").known_cards == ("shield_1_take",)
    assert hero_seen(game, "B1", "A2").known_cards == ()


@rule("HA-080")
def test_a_taken_card_is_played_in_a_later_turn() -> None:
    game = draw(table("sword_1_take", before="-shield_1_discard:B2"))
    do(game, "play sword_1_take on B1", "affect 1", "give to A1")
    assert game.seat == 1
    game.seat = 0
    game._legal = None
    assert {"lay shield_1_discard on B1", "play shield_1_discard on B1"} <= legal(game)
    do(game, "play shield_1_discard on B1")
    assert legal(game) == {"affect 1"}


@rule("HA-081")
def test_a_hand_has_no_limit() -> None:
    cards = (
        "sword_1_transfer " * 4 + "sword_1_discard " * 4 + "shield_1_discard " * 4 + "shield_1_transfer " * 3
    )
    game = draw(f"""
        >A1: | sword_1_take
         B1: -sword_1_take:B1 |
         A2: | {cards}
         B2: |
    """)
    do(game, "play sword_1_take on B1", "affect 1", "give to A2")
    assert len(hand(game, "A2")) == 16


@rule("HA-082")
def test_who_is_given_a_card_need_not_declare() -> None:
    game = draw("""
        >A1: | sword_1_take
         B1: -sword_1_take:B1 |
         A2: | sword_1_discard
         B2: |
    """)
    late(game)
    do(game, "play sword_1_take on B1", "affect 1", "give to B1")
    assert len(legal(game)) > 1
    other = draw("""
         A1: |
        >B1: |
         A2: |
         B2: |
    """)
    assert legal(late(other)) == {"declare fight"}


# -- cards on the table ------------------------------------------------------------------


@rule("HA-083", "HA-147")
def test_everybody_sees_the_cards_and_who_laid_them() -> None:
    game = draw(table("sword_1_transfer"))
    do(game, "play sword_1_transfer on B1", "affect 1", "move to A2")
    for viewer in (*RING[4], None):
        (card,) = hero_seen(game, viewer, "A2").cards
        assert (card.layer, card.laid_on, card.moved_by, card.up) == (3, 1, 0, False)
        assert [card.layer for card in hero_seen(game, viewer, "B1").cards] == [2, 0]


@rule("HA-084")
def test_no_limit_before_a_hero() -> None:
    game = start(9, seed=4)
    while not game.must_declare():
        do(game, next(text for text in sorted(legal(game)) if text.startswith("lay") and text.endswith("A1")))
    assert max(map(len, game.table)) >= 27


@rule("HA-085")
def test_cards_lie_in_the_order_of_arrival() -> None:
    game = draw("""
        >A1: | sword_1_transfer
         B1: -sword_1_take:B1 -sword_1_discard:B2 -shield_1_take:A2 |
         A2: -shield_2_take:A2 |
         B2: |
    """)
    do(game, "play sword_1_transfer on B1", "affect 2", "move to A2")
    assert lying(game, "B1") == ["-sword_1_take:B1", "-shield_1_take:A2", "+sword_1_transfer:A1"]
    assert lying(game, "A2") == ["-shield_2_take:A2", "-sword_1_discard:B2"]
    assert [card.place for card in hero_seen(game, None, "B1").cards] == [1, 2, 3]


@rule("HA-027")
@pytest.mark.parametrize("seats", [4, 7])
def test_nobody_draws_during_a_round(seats: int) -> None:
    game = start(seats, seed=8)
    deck = len(game.deck)
    while not game.may_declare():
        do(game, next(text for text in sorted(legal(game)) if text.startswith("lay")))
        assert len(game.deck) == deck
    assert settle(game) == []
