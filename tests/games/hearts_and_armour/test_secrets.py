"""Talk, secrecy, and what each seat knows of action cards (ledger 3.14, part 7, HA-R45)."""

from collections import Counter

import pytest

from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.words import seen
from hastilude.games.hearts_and_armour.cards import ACTIONS
from hastilude.games.hearts_and_armour.knowledge import faded_kinds
from hastilude.games.hearts_and_armour.meta import GAME
from hastilude.games.hearts_and_armour.position import position
from hastilude.games.hearts_and_armour.rulebook import RULEBOOK
from hastilude.games.hearts_and_armour.rules import HeartsAndArmour
from hastilude.games.hearts_and_armour.tableau import HAND_KIND, kind_of
from support.hearts_and_armour import (
    FIGURES,
    RING,
    cards_seen,
    do,
    draw,
    end,
    hero_seen,
    legal,
    lying,
    random_game,
    say,
    seat,
    sight,
    start,
)
from support.ledger import rule

# -- talk --------------------------------------------------------------------------------


@rule("HA-143", "HA-144", "HA-R28")
def test_talk_is_no_action_of_the_game() -> None:
    """Chat is outside the state machine: nothing said can bind anybody."""
    assert {kind.name for kind in ACTIONS.kinds} == {
        "lay",
        "play",
        "declare",
        "affect",
        "decline",
        "move",
        "give",
    }


@rule("HA-145", "HA-146", "HA-R28")
def test_no_action_shows_a_goal_or_a_hand() -> None:
    """After every possible action the others still see neither, and private talk is off."""
    game = start(5, seed=3)
    for action in game.legal():
        after = game.copy()
        after.apply(action, SeededChance(seed_of(action)))
        view = RULEBOOK.view(after, (game.seat + 1) % 5)
        assert view.heroes[game.seat].goals == ()
        assert view.heroes[game.seat].known_cards == ()
    chat = next(option for option in GAME.options if option.name == "private_chat")
    assert chat.default == "false"


@rule("HA-147", "HA-R34")
def test_what_is_public_at_all_times() -> None:
    game = draw(
        """
        >A1: !1 -sword_1_take:B2 | shield_1_take
         B1: +sword_2_take:A1    | shield_1_take shield_2_take
         A2:                     |
         B2:                     | sword_1_discard
    """,
        discard=[{"card": "shield_2_discard", "up": False, "by": 3, "on": "orlando"}],
    )
    for viewer in (None, *RING[4]):
        view = sight(game, viewer)
        assert [hero.wounds for hero in view.heroes] == [1, 0, 0, 0]
        assert [hero.hand_count for hero in view.heroes] == [1, 2, 0, 1]
        assert (view.deck_count, len(view.discard)) == (29 - 7, 1)
        assert [card.layer for card in view.heroes[0].cards] == [3]
        assert view.heroes[1].cards[0].card == "sword_2_take"
        assert (view.seat, view.lap, view.may_declare, view.first) == (0, 1, False, 0)
        assert sum(view.card_list.values()) == 29


# -- hands and face-down cards -----------------------------------------------------------


def test_hands_are_seen_by_their_holders_only() -> None:
    game = start(6, seed=7)
    for viewer in range(6):
        view = RULEBOOK.view(game, viewer)
        assert [card.card for card in view.hand] == position(game)["hands"][viewer]
        assert all(not hero.known_cards for hero in view.heroes)
    assert RULEBOOK.view(game, None).hand == ()


@rule("HA-050")
def test_not_even_the_hero_sees_a_face_down_card_before_him() -> None:
    game = draw("""
        >A1: | sword_1_take
         B1: |
         A2: |
         B2: |
    """)
    do(game, "lay sword_1_take on B1")
    assert [cards_seen(game, viewer, "B1") for viewer in (*RING[4], None)] == [
        ["sword_1_take"],
        [None],
        [None],
        [None],
        [None],
    ]


def test_who_laid_a_card_knows_it_wherever_it_goes() -> None:
    """HA-R27, HA-R45 (b): transfer and discard change nobody's knowledge."""
    game = draw("""
        >A1: | sword_1_transfer shield_1_discard
         B1: -shield_2_take:B2 |
         A2: | sword_1_take
         B2: | sword_1_take
    """)
    do(game, "play sword_1_transfer on B1", "affect 1", "move to A2")
    assert cards_seen(game, "B2", "A2") == ["shield_2_take"]
    assert cards_seen(game, "A1", "A2") == cards_seen(game, "A2", "A2") == [None]


def test_the_card_chosen_shows_only_when_it_goes() -> None:
    """P8, P9: a partly made choice is the actor's own."""
    game = draw("""
        >A1: | sword_1_transfer
         B1: -shield_2_take:B2 -sword_1_take:B1 |
         A2: |
         B2: |
    """)
    do(game, "play sword_1_transfer on B1")
    before = [RULEBOOK.view(game, viewer) for viewer in (1, 2, 3, None)]
    events = do(game, "affect 2")
    assert sight(game, "A1").chosen == 2
    for viewer, old in zip((1, 2, 3, None), before, strict=True):
        now = RULEBOOK.view(game, viewer)
        assert now.chosen is None
        assert now.heroes == old.heroes
        assert seen(events, viewer) == []
    imagined = Counter(game.imagine(2, SeededChance(seed_of(n))).chosen for n in range(60))
    assert set(imagined) == {0, 1}


# -- what remains known in a hand (HA-R45) -----------------------------------------------

GIFT = """
    >A1: | sword_1_take shield_1_discard
     B1: +sword_2_take:A2 | {hand}
     A2: | shield_1_transfer
     B2: | shield_1_take
"""


def gift(cards: str = "shield_1_transfer sword_1_discard") -> HeartsAndArmour:
    """A1 takes the open two-sword card before B1 and gives it to B1."""
    game = draw(GIFT.format(hand=cards))
    do(game, "play sword_1_take on B1", "affect 1", "give to B1")
    return game


@rule("HA-E46")
def test_everybody_knows_a_card_that_lay_face_up() -> None:
    game = gift()
    for viewer in ("A1", "A2", "B2"):
        assert hero_seen(game, viewer, "B1").known_cards == ("sword_2_take",)
    assert hero_seen(game, None, "B1").known_cards == ()


@rule("HA-E46")
def test_certainty_ends_when_a_card_leaves_the_hand_face_down() -> None:
    game = gift()
    do(game, "lay shield_1_transfer on A2")
    for viewer in ("A1", "A2", "B2"):
        assert hero_seen(game, viewer, "B1").known_cards == ()
        assert cards_seen(game, viewer, "A2") == [None]
        kinds = faded_kinds(game, seat(game, viewer), 1)
        assert [FIGURES.names[kind] for kind in kinds] == ["sword_2_take"]


@rule("HA-E46")
def test_imagination_keeps_the_card_among_the_three() -> None:
    """Still in the hand or laid: and each of these is imagined."""
    game = gift()
    do(game, "lay shield_1_transfer on A2")
    places: Counter[str] = Counter()
    for number in range(300):
        state = game.imagine(2, SeededChance(seed_of(number)))
        assert isinstance(state, HeartsAndArmour)
        state.check()
        laid = FIGURES.names[kind_of(state.table[2][0])]
        held = [FIGURES.names[slot >> HAND_KIND] for slot in state.hands[1]]
        assert "sword_2_take" in [laid, *held]
        places["laid" if laid == "sword_2_take" else "held"] += 1
    assert 60 < places["laid"] < 140


@rule("HA-E46")
def test_a_hand_of_one_known_card_is_known_when_it_is_laid() -> None:
    game = gift(cards="")
    do(game, "lay sword_2_take on A2")
    for viewer in RING[4]:
        assert cards_seen(game, viewer, "A2") == ["sword_2_take"]
    assert cards_seen(game, None, "A2") == [None]


def test_equal_known_cards_stay_known() -> None:
    """HA-R45 (d): all cards of the hand known and equal."""
    game = draw("""
         A1: | shield_1_take
        >B1: | sword_1_take@0,2 sword_1_take@0
         A2: |
         B2: |
    """)
    do(game, "lay sword_1_take on A2")
    assert cards_seen(game, "A1", "A2") == ["sword_1_take"]
    assert hero_seen(game, "A1", "B1").known_cards == ("sword_1_take",)
    assert cards_seen(game, "A2", "A2") == [None]
    assert hero_seen(game, "A2", "B1").known_cards == ()


def test_a_card_shown_strikes_one_entry() -> None:
    game = draw("""
         A1: | shield_1_take
        >B1: | sword_1_take@0,2 sword_1_take@0 shield_1_take@0
         A2: |
         B2: |
    """)
    do(game, "play sword_1_take on A2")
    assert hero_seen(game, "A1", "B1").known_cards == ("shield_1_take", "sword_1_take")
    assert hero_seen(game, "A2", "B1").known_cards == ()


def test_a_card_shown_strikes_what_has_faded() -> None:
    """The two-sword card is played after all: the laid one can be anything again."""
    game = gift()
    do(game, "lay shield_1_transfer on A2", "lay shield_1_transfer on A2", "lay shield_1_take on A2")
    do(game, "lay shield_1_discard on A2")
    assert game.seat == 1
    do(game, "play sword_2_take on B2")
    assert game.faded == []
    assert "?" not in str(position(game)["table"])


def test_another_card_shown_leaves_only_the_laid_one() -> None:
    """B1 had the known card and one more: it plays the other one, so the known one was laid."""
    game = gift(cards="shield_1_transfer")
    do(game, "lay sword_2_take on A2", "lay shield_1_transfer on A2", "lay shield_1_take on A2")
    do(game, "lay shield_1_discard on A2", "play shield_1_transfer on B2")
    for number in range(20):
        state = game.imagine(0, SeededChance(seed_of(number)))
        assert isinstance(state, HeartsAndArmour)
        assert FIGURES.names[kind_of(state.table[2][0])] == "sword_2_take"


def test_a_doubtful_card_that_is_taken_ends_the_doubt() -> None:
    """Who gets it sees it; the others may drop what they knew (HA-R45 e)."""
    game = gift()
    do(game, "lay shield_1_transfer on A2")
    game.hands[2] = [FIGURES.names.index("shield_2_take") << HAND_KIND]
    game.seat = 0
    game.hands[0] = [FIGURES.names.index("sword_1_take") << HAND_KIND]
    game._legal = None
    do(game, "play sword_1_take on A2", "affect 1", "give to A1")
    assert [FIGURES.names[kind] for kind in faded_kinds(game, 0, 1)] == ["sword_2_take"]
    assert faded_kinds(game, 2, 1) == faded_kinds(game, 3, 1) == []


@rule("HA-R45")
def test_a_doubtful_card_brought_home_is_doubted_as_before() -> None:
    """Back in the hand it was laid from, the laid card is among that hand's cards again: who knew
    of the two-sword card there still knows that it is one of them."""
    game = gift()
    do(game, "lay shield_1_transfer on A2")
    game.hands[2] = [FIGURES.names.index("shield_2_take") << HAND_KIND]
    game.seat = 0
    game.hands[0] = [FIGURES.names.index("sword_1_take") << HAND_KIND]
    game._legal = None
    do(game, "play sword_1_take on A2", "affect 1", "give to B1")
    for viewer in ("A1", "A2", "B2"):
        kinds = faded_kinds(game, seat(game, viewer), 1)
        assert [FIGURES.names[kind] for kind in kinds] == ["sword_2_take"]
    for number in range(40):
        state = game.imagine(2, SeededChance(seed_of(number)))
        assert isinstance(state, HeartsAndArmour)
        assert "sword_2_take" in [FIGURES.names[slot >> HAND_KIND] for slot in state.hands[1]]


@rule("HA-R27", "HA-R45")
def test_who_laid_a_card_knows_the_hand_it_went_to() -> None:
    game = draw("""
        >A1: | sword_1_take
         B1: -shield_2_take:B2 |
         A2: | sword_1_discard
         B2: |
    """)
    do(game, "play sword_1_take on B1", "affect 1", "give to A2")
    assert hero_seen(game, "B2", "A2").known_cards == ("shield_2_take",)
    assert hero_seen(game, "A1", "A2").known_cards == ()


def test_knowledge_lapses_with_the_round() -> None:
    game = gift()
    game.turn = 6
    game.seat, game.first = 1, 0
    game._legal = None
    do(game, "declare fight", chance=SeededChance(seed_of(2)))
    assert game.round == 2
    assert all("@" not in card for cards in position(game)["hands"] for card in cards)


# -- imagined goals ----------------------------------------------------------------------


@pytest.mark.parametrize(("viewer", "deals"), [("A1", 2), ("S", 4)])
def test_goals_imagined_are_all_that_the_deal_allows(viewer: str, deals: int) -> None:
    """Five seats, side A's cards: a hunter leaves two deals, the sorcerer's own draw two for each side."""
    game = draw("S: |\nA1: |\nB1: |\nA2: |\nB2: |")
    found: Counter[tuple[int, ...]] = Counter()
    me = seat(game, viewer)
    for number in range(400):
        state = game.imagine(me, SeededChance(seed_of(number)))
        assert isinstance(state, HeartsAndArmour)
        assert state.goals[me] == game.goals[me]
        side_a = (state.goals[1], state.goals[3], state.ward)
        found[side_a if viewer == "A1" else (*state.goals, state.ward)] += 1
    assert len(found) == deals
    assert min(found.values()) > 60


def test_goals_that_stay_secret_at_the_end_are_still_imagined() -> None:
    """The losing side shows nothing; a living sorcerer who lost has lost one of his knights."""
    game = end(7, "B1:3 B2:3 A1:2", options={"reveal_all_goals_at_end": "false"})
    draws: set[tuple[int, int]] = set()
    for number in range(300):
        state = game.imagine(5, SeededChance(seed_of(number)))
        assert isinstance(state, HeartsAndArmour)
        state.check()
        assert [state.goals[one] for one in (1, 3, 5)] == [game.goals[one] for one in (1, 3, 5)]
        draws.add((state.goals[0], state.ward))
    assert {two for _, two in draws} == {game.ward}  # side A's cards lie open, so this one is known
    assert {one for one, _ in draws} == {1, 3, 5}
    assert legal(game) == set()
    assert lying(game, "A1") == []


# -- what a search may see of a hidden move ----------------------------------------------


def test_a_veiled_action_is_no_action() -> None:
    """Itself, or a number below 0: else a line of thought would name a card that nobody laid."""
    veiled = set()
    for before, _, _ in random_game(5, seed="veil"):
        for observer in range(5):
            for action in before.legal():
                seen_as = before.veil(action, observer)
                assert seen_as == action or seen_as < 0
                if seen_as < 0:
                    veiled.add((before.phase, observer == before.seat))
    assert {phase for phase, own in veiled} == {0, 1, 2}
    assert not any(own for phase, own in veiled)


def test_who_cannot_tell_two_cards_apart_sees_the_same() -> None:
    game = draw("""
        >A1: | sword_1_take shield_1_take
         B1: | sword_1_take
         A2: | shield_1_take
         B2: | sword_2_take
    """)
    on_b1 = {game.veil(say(f"lay {card} on B1"), 1) for card in ("sword_1_take", "shield_1_take")}
    on_b2 = {game.veil(say(f"lay {card} on B2"), 1) for card in ("sword_1_take", "shield_1_take")}
    assert len(on_b1) == len(on_b2) == 1
    assert on_b1 != on_b2
