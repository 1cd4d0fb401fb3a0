"""Turn order and the three choices of a turn (ledger 3.5, 3.6, 3.15)."""

from collections import Counter

import pytest

from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.state import CHOICE
from hastilude.games.hearts_and_armour.cards import DECLARE, FACE_NAMES
from hastilude.games.hearts_and_armour.setting import Figures
from support.hearts_and_armour import (
    RING,
    do,
    draw,
    fight,
    hand,
    late,
    legal,
    lying,
    random_game,
    say,
    settle,
    start,
    why_not,
)
from support.ledger import rule

FOUR = """
    >A1: | sword_1_take shield_1_discard shield_1_discard
     B1: | sword_2_take
     A2: | shield_2_take
     B2: | sword_1_transfer
"""


@rule("HA-038", "HA-042")
def test_turns_go_clockwise_one_card_each() -> None:
    game = start(6, seed=3)
    first = game.first
    for turn in range(1, 7):
        assert game.seat == (first + turn - 1) % 6
        assert game.turn == turn
        do(game, next(text for text in sorted(legal(game)) if text.startswith("lay")))
    assert game.lap() == 2


@rule("HA-038")
def test_the_sides_take_turns() -> None:
    game = start(8, seed=1)
    sides = [game.sides[(game.first + step) % 8] for step in range(8)]
    assert all(sides[i] != sides[i - 1] for i in range(8))


@rule("HA-039", "HA-R04")
def test_the_first_turn_is_drawn_or_named_by_the_host() -> None:
    drawn = Counter(start(5, seed=seed).first for seed in range(300))
    assert set(drawn) == set(range(5))
    assert min(drawn.values()) > 35
    named = {"first_player": "host_choice", "first_seat": "3"}
    assert {start(5, options=named, seed=seed).first for seed in range(10)} == {2}


@rule("HA-040", "HA-E13", "HA-R40", "HA-R44")
@pytest.mark.parametrize(("declarer", "first"), [("A2", 3), ("B2", 0)])
def test_the_next_round_begins_left_of_the_declarer(declarer: str, first: int) -> None:
    game = draw(FOUR, seat=RING[4].index(declarer))
    fight(game)
    assert game.round == 2
    assert game.first == game.seat == first
    assert game.declarer == RING[4].index(declarer)


@rule("HA-043")
def test_one_of_three_and_no_pass() -> None:
    game = late(draw(FOUR))
    kinds = {text.split()[0] for text in legal(game)}
    assert kinds == {"lay", "play", "declare"}


@rule("HA-044")
def test_one_card_a_turn() -> None:
    game = draw(FOUR)
    do(game, "lay sword_1_take on B1")
    assert hand(game, "A1") == ["shield_1_discard", "shield_1_discard"]
    assert game.seat == 1
    game = draw("""
        >A1: | sword_1_discard shield_1_take
         B1: -shield_1_take:B1 -shield_2_take:B2 |
         A2: |
         B2: |
    """)
    do(game, "play sword_1_discard on B1")
    assert why_not(game, "lay shield_1_take on B1") == "extra_action_first"
    assert why_not(game, "declare fight") == "extra_action_first"


@rule("HA-045", "HA-E12", "HA-R13")
def test_an_empty_hand_must_declare() -> None:
    """No take, nobody declares: 12 cards in 3 laps, then the first player has none."""
    game = start(4, options={"first_player": "host_choice"}, seed=5)
    for _ in range(12):
        assert game.forced() == CHOICE
        do(game, next(text for text in sorted(legal(game)) if text.startswith("lay") and "A" in text[-2:]))
    assert (game.turn, game.seat, game.lap()) == (13, 0, 4)
    assert legal(game) == {"declare fight"}
    assert game.forced() == DECLARE
    assert why_not(game, "lay sword_1_take on B1") == "empty_hand"


@rule("HA-E12", "HA-040")
def test_after_the_forced_fight_the_next_seat_begins() -> None:
    game = draw("""
        >A1: |
         B1: | sword_1_take
         A2: | sword_1_take
         B2: | sword_1_take
    """)
    late(game, 4)
    assert settle(game) == ["declare fight"]
    assert (game.round, game.seat) == (2, 1)


@rule("HA-046")
def test_who_has_cards_may_declare_too() -> None:
    game = late(draw(FOUR))
    assert "declare fight" in legal(game)
    assert len(legal(game)) > 1


@rule("HA-047", "HA-049", "HA-052")
def test_the_sorcerer_has_the_same_choices() -> None:
    game = late(
        draw("""
        >S:  | sword_1_take
         A1: |
         B1: |
         A2: |
         B2: |
    """)
    )
    assert legal(game) == {
        *(f"lay sword_1_take on {name}" for name in RING[5]),
        *(f"play sword_1_take on {name}" for name in RING[5] if name != "S"),
        "declare fight",
    }


@rule("HA-048", "HA-098")
@pytest.mark.parametrize("seats", [4, 5, 8, 9])
def test_there_is_always_a_legal_choice(seats: int) -> None:
    for before, _, after in random_game(seats, seed=seats):
        assert before.legal()
        if after.turn == 1:
            assert all(after.hands)


@rule("HA-049", "HA-052", "HA-E14")
def test_face_down_on_any_hero_face_up_on_any_other() -> None:
    game = draw("""
        >A1: | sword_1_take
         B1: |
         A2: |
         B2: |
    """)
    assert legal(game) == {
        *(f"lay sword_1_take on {name}" for name in RING[4]),
        *(f"play sword_1_take on {name}" for name in ("B1", "A2", "B2")),
    }
    assert why_not(game, "play sword_1_take on A1") == "not_on_yourself"
    assert why_not(game, "lay sword_1_discard on A1") == "not_in_hand"
    assert why_not(game, "lay sword_1_take on S") == "not_in_game"
    assert why_not(game, "affect 1") == "no_effect_now"
    assert why_not(game, "move to B1") == "no_effect_now"


def test_equal_faces_are_one_choice() -> None:
    """P5: which of two equal cards it is makes no difference."""
    game = draw(FOUR)
    assert len(game.legal()) == len(set(game.legal())) == 2 * (4 + 3)


@rule("HA-049", "HA-R09")
def test_the_sorcerer_is_a_target() -> None:
    game = draw("""
         S:  |
        >A1: | sword_1_take
         B1: |
         A2: |
         B2: |
    """)
    assert {"lay sword_1_take on S", "play sword_1_take on S"} <= legal(game)


@rule("HA-050", "HA-051")
def test_face_down_hides_the_face_and_does_nothing_else() -> None:
    game = draw("""
        >A1: | sword_1_take sword_1_take
         B1: -shield_1_discard:B2 |
         A2: | sword_1_take
         B2: |
    """)
    (event,) = do(game, "lay sword_1_take on B1")
    assert lying(game, "B1") == ["-shield_1_discard:B2", "-sword_1_take:A1"]
    assert event.code == "laid"
    assert event.args == {"seat": 0, "hero": "ruggiero"}
    assert (event.secret, event.knowers) == ({"card": "sword_1_take"}, 1)
    assert game.phase == 0


@rule("HA-053", "HA-054")
def test_face_up_shows_the_face_and_then_acts() -> None:
    game = draw("""
        >A1: | sword_1_discard
         B1: -shield_1_discard:B2 -shield_1_take:B1 |
         A2: |
         B2: |
    """)
    (event,) = do(game, "play sword_1_discard on B1")
    assert event.args == {"seat": 0, "hero": "ruggiero", "card": "sword_1_discard", "void": False}
    assert lying(game, "B1")[-1] == "+sword_1_discard:A1"
    assert legal(game) == {"affect 1", "affect 2"}


@rule("HA-056", "HA-R08", "HA-R33")
def test_the_extra_action_is_compulsory() -> None:
    game = draw("""
        >A1: | sword_1_discard
         B1: -shield_1_discard:B2 |
         A2: |
         B2: |
    """)
    do(game, "play sword_1_discard on B1")
    assert why_not(game, "decline") == "compulsory"
    assert settle(game)[0] == "affect 1"
    assert lying(game, "B1") == ["+sword_1_discard:A1"]


@rule("HA-056", "HA-R08")
def test_with_the_option_it_may_be_declined() -> None:
    game = draw(
        """
        >A1: | sword_1_discard
         B1: -shield_1_discard:B2 |
         A2: | sword_1_take
         B2: |
    """,
        options={"effect_optional": "true"},
    )
    do(game, "play sword_1_discard on B1")
    assert legal(game) == {"affect 1", "decline"}
    assert game.forced() == CHOICE
    (event,) = do(game, "decline")
    assert event.code == "declined"
    assert len(lying(game, "B1")) == 2
    assert game.seat == 1


@rule("HA-057", "HA-E18")
def test_face_up_before_a_bare_hero_does_nothing_more() -> None:
    game = draw("""
        >A1: | sword_1_take
         B1: |
         A2: |
         B2: |
    """)
    (event,) = do(game, "play sword_1_take on B1")
    assert event.args["void"] is True
    assert lying(game, "B1") == ["+sword_1_take:A1"]
    assert game.seat == 1


@rule("HA-R36")
def test_a_card_without_an_extra_action_just_lies_there() -> None:
    """Face up it does nothing more; where a play needs an effect, it goes face down only."""
    faces = ("sword_1_none", "sword_1_take")
    figures = Figures(
        [FACE_NAMES.index(face) for face in sorted(faces, key=FACE_NAMES.index)], [15, 14], "rulebook"
    )
    table = """
        >A1: | sword_1_none sword_1_take
         B1: -sword_1_take:B1 |
         A2: |
         B2: |
    """
    game = draw(table, figures=figures)
    do(game, "play sword_1_none on B1")
    assert (game.seat, len(game.table[1])) == (1, 2)
    game = draw(table, figures=figures, options={"open_play_needs_effect": "true"})
    assert {text for text in legal(game) if text.startswith("play")} == {"play sword_1_take on B1"}
    assert why_not(game, "play sword_1_none on B1") == "no_extra_action"


@rule("HA-057", "HA-R07", "HA-R46")
def test_with_the_option_face_up_needs_a_card_to_affect() -> None:
    """HA-R07, and HA-R46: even where it may be declined."""
    for extra in ({}, {"effect_optional": "true"}):
        game = draw(
            """
            >A1: | sword_1_take
             B1: -sword_1_take:B1 |
             A2: |
             B2: |
        """,
            options={"open_play_needs_effect": "true", **extra},
        )
        assert {text for text in legal(game) if text.startswith("play")} == {"play sword_1_take on B1"}
        assert why_not(game, "play sword_1_take on A2") == "nothing_to_affect"


@rule("HA-059", "HA-E05", "HA-105", "HA-R15")
def test_no_fight_in_the_first_lap_of_a_round() -> None:
    game = start(6, seed=2)
    for round_number in (1, 2):
        for turn in range(1, 7):
            assert game.turn == turn
            assert why_not(game, "declare fight") == "first_lap"
            do(
                game,
                next(text for text in sorted(legal(game)) if text.startswith("lay shield") or "lay" in text),
            )
        assert game.seat == game.first
        assert "declare fight" in legal(game)
        if round_number == 1:
            game.table = [[] for _ in range(6)]
            game.wounds = [0] * 6
            fight(game)
            if game.round == 1:
                pytest.fail("the fight killed somebody")


@rule("HA-060")
def test_declaring_is_the_whole_turn() -> None:
    game = late(draw(FOUR))
    before = hand(game, "A1")
    events = do(game, "declare fight", chance=SeededChance(seed_of(0)))
    assert events[0].code == "declared"
    assert events[0].args == {"seat": 0, "forced": False}
    assert len(before) == 3
    assert [event.code for event in events[1:5]] == ["struck"] * 4


@rule("HA-E43")
def test_the_sorcerer_has_cards_left_when_the_knights_run_out() -> None:
    game = start(5, options={"sorcerer_seat": "host_choice", "first_player": "host_choice"}, seed=9)
    for turn in range(1, 16):
        assert game.turn == turn
        do(game, next(text for text in sorted(legal(game)) if text.startswith("lay")))
    assert (game.seat, len(game.hands[0])) == (0, 2)
    assert "declare fight" in legal(game)
    do(game, next(text for text in sorted(legal(game)) if text.startswith("lay")))
    assert (game.turn, game.seat) == (17, 1)
    assert legal(game) == {"declare fight"}


# -- guards ------------------------------------------------------------------------------


@rule("HA-148", "HA-E42", "HA-R14")
def test_taking_for_ever_ends_in_lap_eleven() -> None:
    game = draw("""
        >A1: | sword_1_take sword_1_take shield_1_transfer
         B1: | sword_1_take sword_1_take shield_1_transfer
         A2: | shield_1_take shield_1_transfer sword_1_transfer
         B2: | shield_1_take sword_1_transfer sword_1_transfer
    """)
    do(game, "play sword_1_take on B1", "play sword_1_take on A1")
    for turn in range(3, 41):
        assert game.turn == turn
        take = next(card for card in hand(game, RING[4][game.seat]) if "take" in card).partition("@")[0]
        target, me = ("A1", "B1") if game.seat == 1 else ("B1", RING[4][game.seat])
        do(game, f"play {take} on {target}", "affect 1", f"give to {me}")
        assert sum(map(len, game.hands)) == 10
    assert [len(cards) for cards in game.hands] == [2, 2, 3, 3]
    assert (game.turn, game.seat, game.lap()) == (41, 0, 11)
    assert legal(game) == {"declare fight"}
    assert why_not(game, "lay sword_1_take on B1") == "last_lap"


@rule("HA-148", "HA-R14")
def test_the_limit_of_laps_is_an_option() -> None:
    game = draw(FOUR, options={"max_laps_per_round": "4"})
    assert len(legal(late(game, 4))) > 1
    assert legal(late(game, 5)) == {"declare fight"}


# -- undo --------------------------------------------------------------------------------


@rule("HA-R33")
def test_what_shows_nobody_anything_may_be_taken_back() -> None:
    """A card laid face down, one discarded, one chosen; not what is shown, and not a fight."""
    table = """
        >A1: | sword_1_discard shield_1_take
         B1: -sword_1_take:B1 -sword_1_take:A2 |
         A2: | shield_1_take
         B2: | shield_1_take
    """
    game = late(draw(table))
    assert not game.reveals(say("lay shield_1_take on B1"))
    assert game.reveals(say("play shield_1_take on B1"))
    assert game.reveals(say("declare fight"))
    do(game, "play sword_1_discard on B1")
    assert not game.reveals(say("affect 1"))
    game = draw(table)
    do(game, "play shield_1_take on B1")
    assert not game.reveals(say("affect 2"))
    do(game, "affect 2")
    assert game.reveals(say("give to A1"))  # now all see which of the two it was


def test_the_end_of_it_all_without_secrets_may_be_taken_back() -> None:
    """Three rounds without a death, every card face up, goals kept secret: nothing is shown or dealt."""
    options = {"max_rounds": "3", "reveal_all_goals_at_end": "false"}
    table = "\n".join(f"{name}: | sword_1_take" for name in RING[4])
    assert not late(draw(table, options=options, round=3)).reveals(DECLARE)
    assert late(draw(table, options=options, round=2)).reveals(DECLARE)
    assert late(draw(table, options={"max_rounds": "3"}, round=3)).reveals(DECLARE)
