"""The fight, wounds and their marks, the next round (ledger 3.9, 3.10, 3.15)."""

import pytest

from hastilude.core.chance import SeededChance, seed_of
from hastilude.games.hearts_and_armour.cards import FACE_NAMES
from hastilude.games.hearts_and_armour.fight import mark_wounds
from hastilude.games.hearts_and_armour.setting import Figures
from support.hearts_and_armour import (
    FIGURES,
    RING,
    draw,
    end,
    fight,
    hero_seen,
    random_game,
    reason,
    ring,
    sight,
    verdicts,
    winners,
    wounds,
)
from support.ledger import rule
from support.play import args_of


def before(cards: str, old: int = 0, name: str = "B1", seats: int = 4) -> dict[str, int]:
    """The wounds after a fight with these cards before one hero."""
    lines = [f"{hero}: {f'!{old} {cards}' if hero == name else ''} |" for hero in RING[seats]]
    game = draw("\n".join(lines))
    fight(game)
    return wounds(game)


@rule("HA-086", "HA-R35")
def test_the_fight_turns_up_what_lies_before_heroes_and_nothing_else() -> None:
    game = draw(
        """
        >A1: -sword_1_take:A1   | sword_2_take
         B1: -shield_1_take:B2  |
         A2:                    |
         B2:                    |
    """,
        discard=[{"card": "shield_2_take", "up": False, "by": 3, "on": "orlando"}],
    )
    told = fight(game)
    shown = {card for event in told if event.code == "struck" for card in args_of(event)["cards"]}
    assert shown == {"sword_1_take", "shield_1_take"}
    cards = [card.card for struck in sight(game, None).last_fight for card in struck.cards]
    assert cards == ["sword_1_take", "shield_1_take"]


@rule("HA-087")
def test_each_hero_by_himself_the_sorcerer_too() -> None:
    game = draw("""
        >S:  -sword_2_take   |
         A1: -sword_1_take   |
         B1: -shield_1_take  |
         A2:                 |
         B2: +sword_1_take:A1 |
    """)
    told = fight(game)
    assert wounds(game) == {"S": 2, "A1": 1, "B2": 1}
    heroes = [event.args["hero"] for event in told if event.code == "struck"]
    assert heroes == [hero.hero for hero in sight(game, None).heroes]


@rule("HA-088", "HA-058", "HA-E07")
def test_swords_less_shields_up_and_down_alike() -> None:
    assert before("+sword_2_take:A1 -sword_1_take -shield_1_take") == {"B1": 2}


@rule("HA-089")
def test_each_sword_left_is_a_wound_of_this_hero_only() -> None:
    assert before("-sword_2_take -sword_2_discard -sword_1_take") == {"B1": 5}


@rule("HA-090", "HA-E08")
def test_shields_left_over_do_nothing() -> None:
    assert before("-sword_1_take -shield_2_take -shield_1_take") == {}
    game = draw("""
        >A1: |
         B1: -sword_1_take -shield_2_take -shield_1_take |
         A2: |
         B2: |
    """)
    fight(game)
    game.table[1] = []
    game.check()
    assert hero_seen(game, None, "B1").wounds == 0


@rule("HA-091", "HA-097", "HA-E09", "HA-R18")
def test_old_wounds_count_and_cannot_be_shielded() -> None:
    assert before("-sword_1_take -shield_2_take", old=1) == {"B1": 1}
    assert before("-sword_2_take -shield_1_take", old=2) == {"B1": 3}


@rule("HA-092", "HA-E06")
@pytest.mark.parametrize(
    ("cards", "total", "dead"),
    [
        ("", 0, False),
        ("-sword_1_take", 1, False),
        ("-sword_2_take", 2, False),
        ("-sword_2_take -sword_1_take", 3, True),
        ("-sword_2_take -sword_2_discard -sword_1_take", 5, True),
    ],
)
def test_a_knight_dies_of_three_wounds(cards: str, total: int, dead: bool) -> None:
    game = draw(f"""
        >A1: |
         B1: {cards} |
         A2: |
         B2: |
    """)
    fight(game)
    assert game.wounds[1] == total
    assert hero_seen(game, None, "B1").dead == dead
    assert (game.result() is not None) == dead


@rule("HA-093", "HA-E10", "HA-R19")
@pytest.mark.parametrize(
    ("old", "cards", "total", "dead"),
    [
        (2, "-sword_2_take", 4, False),
        (4, "-sword_1_take", 5, True),
        (0, "-sword_2_take -sword_2_discard", 4, False),
    ],
)
def test_the_sorcerer_dies_of_five_wounds(old: int, cards: str, total: int, dead: bool) -> None:
    game = draw(f"""
        >S:  !{old} {cards} |
         A1: |
         B1: |
         A2: |
         B2: |
    """)
    fight(game)
    assert game.wounds[0] == total
    assert (game.result() is not None) == dead
    if not dead:
        assert len(game.hands[0]) == 5 - total


@rule("HA-094")
def test_several_may_die_at_once() -> None:
    game = end(6, "A1:3 B2:4 B3:3")
    assert [hero.dead for hero in sight(game, None).heroes] == [
        name in ("A1", "B2", "B3") for name in RING[6]
    ]


@rule("HA-E20", "HA-051")
def test_a_revealed_card_only_counts() -> None:
    game = draw("""
        >A1: |
         B1: -sword_1_take -shield_1_transfer |
         A2: -sword_1_discard |
         B2: |
    """)
    told = [event.code for event in fight(game)]
    assert not {"taken", "moved", "discarded"} & set(told)
    assert wounds(game) == {"A2": 1}


# -- the next round ----------------------------------------------------------------------


@rule("HA-095", "HA-096")
def test_without_a_death_a_new_round_begins_with_the_same_goals() -> None:
    game = draw("""
        >A1: |
         B1: -sword_2_take |
         A2: |
         B2: |
    """)
    goals = list(game.goals)
    told = fight(game)
    assert (game.round, game.turn, game.phase) == (2, 1, 0)
    assert game.goals == goals
    assert not {"judged", "goal"} & {event.code for event in told}
    assert hero_seen(game, None, "A1").goals == ()


@rule("HA-099", "HA-100", "HA-101")
def test_wounds_are_marked_by_a_card_with_as_many_swords() -> None:
    game = draw(
        """
        >A1:                    |
         B1: !1 -sword_1_take   |
         A2: -sword_2_take      |
         B2: !1                 |
    """,
        markers=[[], ["sword_1_discard"], [], ["sword_1_transfer"]],
    )
    fight(game)
    assert wounds(game) == {"B1": 2, "A2": 2, "B2": 1}
    for viewer in (None, "A1"):
        marks = [hero_seen(game, viewer, name).marker for name in RING[4]]
        assert marks[0] == ()
        assert marks[3] == ("sword_1_transfer",)  # unchanged
        assert all(card.startswith("sword_2") for card in marks[1] + marks[2])
        assert len(marks[1]) == len(marks[2]) == 1
    game.check()


@rule("HA-099")
def test_with_the_option_wounds_are_only_counted() -> None:
    game = draw(
        """
        >A1:               |
         B1: -sword_2_take |
         A2:               |
         B2:               |
    """,
        options={"wound_marker": "counter"},
    )
    fight(game)
    assert game.markers == [[], [], [], []]
    assert len(game.deck) == 29 - 3 - 3 - 3 - 1


def marked(figures: Figures, total: int, seed: object = 0) -> list[str]:
    """The marker of one hero with so many wounds, out of a whole deck."""
    game = draw("S: |\nA1: |\nB1: |\nA2: |\nB2: |", figures=figures)
    game.wounds = [total, 0, 0, 0, 0]
    game.account = [0, 0, total, total] + [0] * 16
    mark_wounds(game, 0, figures.copies.copy(), SeededChance(seed_of(seed)))
    return [figures.names[kind] for kind in game.markers[0]]


def cards(**copies: int) -> Figures:
    faces = sorted(FACE_NAMES.index(name) for name in copies)
    return Figures(faces, [copies[FACE_NAMES[face]] for face in faces], "rulebook")


@rule("HA-099", "HA-R17")
def test_which_cards_mark_wounds() -> None:
    """HA-R17: one card if any fits, else the fewest, the largest first, else a mere counter."""
    assert marked(cards(sword_3_take=9, sword_1_take=20), 3) == ["sword_3_take"]
    assert [card[:7] for card in marked(FIGURES, 3)] == ["sword_2", "sword_1"]
    assert [card[:7] for card in marked(FIGURES, 4)] == ["sword_2", "sword_2"]
    assert marked(cards(sword_3_take=9, sword_2_take=1, sword_1_take=19), 4) == [
        "sword_3_take",
        "sword_1_take",
    ]
    assert marked(cards(sword_3_take=9, sword_2_take=20), 1) == []
    assert marked(cards(sword_4_take=9, shield_1_take=20), 3) == []
    assert {marked(FIGURES, 1, seed)[0] for seed in range(40)} == {
        "sword_1_transfer",
        "sword_1_discard",
        "sword_1_take",
    }


@rule("HA-E45")
def test_six_knights_with_two_wounds_each() -> None:
    lines = [f"{name}: {'!2' if i < 2 else '-s'} |" for i, name in enumerate(RING[8])]
    game = draw("\n".join(lines).replace("-s", ""))
    game.wounds = [0, 0, 2, 2, 2, 2, 2, 2]
    game.account = [number for total in game.wounds for number in (0, 0, total, total)]
    left = FIGURES.copies.copy()
    mark_wounds(game, 0, left, SeededChance(seed_of(0)))
    marks = [[FIGURES.names[kind][:7] for kind in marker] for marker in game.markers]
    assert marks == [[], [], *[["sword_2"]] * 4, *[["sword_1", "sword_1"]] * 2]
    assert sum(left) == 29 - 8
    assert sum(left) - sum(3 - total for total in game.wounds) == 9


@rule("HA-099", "HA-R17")
@pytest.mark.parametrize("first", range(8))
def test_markers_are_taken_in_seat_order_from_the_new_first_player(first: int) -> None:
    """Four cards of two swords for five knights: the fifth from the first player on makes do."""
    game = draw("\n".join(f"{name}: |" for name in RING[8]))
    game.wounds = [2, 0, 2, 2, 0, 2, 2, 0]
    game.account = [number for total in game.wounds for number in (0, 0, total, total)]
    mark_wounds(game, first, FIGURES.copies.copy(), SeededChance(seed_of(first)))
    wounded = [seat for seat in ((first + step) % 8 for step in range(8)) if game.wounds[seat]]
    assert [len(game.markers[seat]) for seat in wounded] == [1, 1, 1, 1, 2]


@rule("HA-102", "HA-103", "HA-E11")
def test_hands_of_the_next_round() -> None:
    """S 3, A1 1, B1 2 wounds: 11 cards are dealt, 4 mark wounds, 14 are left."""
    game = draw("""
        >S:  -sword_2_take -sword_1_take |
         A1: -sword_1_take               |
         B1: -sword_2_discard            |
         A2:                             | shield_1_take
         B2:                             |
    """)
    fight(game)
    sizes = dict(zip(ring(game), map(len, game.hands), strict=True))
    assert sizes == {"S": 2, "A1": 2, "B1": 1, "A2": 3, "B2": 3}
    assert sum(len(marker) for marker in game.markers) == 4
    assert len(game.deck) == 14
    assert not any(game.table)
    game.check()


@rule("HA-104", "HA-098")
@pytest.mark.parametrize("seats", [8, 9])
def test_the_deck_always_suffices(seats: int) -> None:
    for seed in range(6):
        for _, _, game in random_game(seats, seed=seed, options={"max_rounds": "3"}):
            if game.turn == 1:
                due = [game.base(seat) - game.wounds[seat] for seat in range(seats)]
                if not game.result():
                    assert [len(cards) for cards in game.hands] == due
                    assert min(due) >= 1


@rule("HA-103", "HA-R43")
def test_all_wounds_cost_cards_not_only_new_ones() -> None:
    game = draw(
        """
        >A1: !2 |
         B1:    |
         A2:    |
         B2:    |
    """,
        markers=[["sword_2_take"], [], [], []],
    )
    fight(game)
    assert len(game.hands[0]) == 1


# -- the end -----------------------------------------------------------------------------


@rule("HA-R41")
def test_a_fight_on_an_empty_table_hurts_nobody() -> None:
    game = draw("\n".join(f"{name}: | sword_1_take" for name in RING[4]))
    fight(game)
    assert wounds(game) == {}
    assert (game.round, game.seat) == (2, 1)


@rule("HA-106")
@pytest.mark.parametrize("who", ["A1", "S"])
def test_a_death_ends_the_game(who: str) -> None:
    game = end(5, f"{who}:{5 if who == 'S' else 3}")
    assert game.decider() == -1
    assert game.legal() == []


@rule("HA-106")
@pytest.mark.parametrize("seats", [4, 5, 9])
def test_no_round_with_a_dead_hero(seats: int) -> None:
    for _, _, game in random_game(seats, seed=("dead", seats)):
        dead = any(hero.dead for hero in sight(game, None).heroes)
        assert dead == (game.result() is not None) or game.round == 20


@rule("HA-149", "HA-E44", "HA-R20")
def test_twenty_rounds_without_a_death() -> None:
    game = end(5, "A1:1", round=20)
    assert reason(game) == ("round_limit", "none")
    assert winners(game) == set()
    assert set(verdicts(game).values()) == {"lost_round_limit"}
    game = end(5, "A1:1", round=20, options={"round_limit_result": "score_as_is"})
    assert reason(game) == ("round_limit", "side_b")
    assert winners(game) == {"B1", "S"}
    assert verdicts(game) == {
        "S": "won",
        "A1": "lost_side",
        "B1": "won",
        "A2": "lost_side",
        "B2": "lost_goal",
    }


@rule("HA-149", "HA-R20")
def test_the_limit_of_rounds_is_an_option() -> None:
    assert end(4, "A1:1", round=2, options={"max_rounds": "3"}).round == 3
    assert reason(end(4, "A1:1", round=3, options={"max_rounds": "3"})) == ("round_limit", "none")


def test_the_hunt_of_three_is_survived() -> None:
    """HA-R03: no death in so many rounds, and the sorcerer alone wins."""
    hunt = {"hunt_3p": "on"}
    assert end(3, "A1:1", round=3, options=hunt).round == 4
    game = end(3, "A1:1 S:4", round=4, options=hunt)
    assert reason(game) == ("hunt_survived", "none")
    assert verdicts(game) == {"S": "won", "A1": "lost_round_limit", "B1": "lost_round_limit"}
    assert winners(end(3, "S:5", round=4, options=hunt)) == {"A1", "B1"}
    assert (
        reason(end(3, "", round=3, options={**hunt, "hunt_rounds": "6", "max_rounds": "3"}))[0]
        == "round_limit"
    )
