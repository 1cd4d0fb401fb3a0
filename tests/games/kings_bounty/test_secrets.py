"""What each seat sees, and what it cannot know (ledger, part 7)."""

from typing import Any

import msgspec
import pytest

from hastilude.core.chance import RecordedChance, SeededChance, seed_of
from hastilude.core.words import canonical, seen
from hastilude.games.kings_bounty.cards import KIND_NAMES
from hastilude.games.kings_bounty.imagination import imagine
from hastilude.games.kings_bounty.knowledge import known_to
from hastilude.games.kings_bounty.rules import KingsBounty
from hastilude.games.kings_bounty.tableau import ENDED, KIND, Tableau
from hastilude.games.kings_bounty.titles import TITLES
from hastilude.games.kings_bounty.view import KingsBountyView, view
from support.kings_bounty import deck, do, draw, finish, hand, last_turn, random_game, start
from support.ledger import rule

EXPERT = {"expert_titles": "true"}
RANDOM_ORDER = {"exchange_order": "random"}


def known_places(game: KingsBounty, seat: int | None) -> list[tuple[int, str, int]]:
    """What a seat knows of the deck: place from the bottom, kind, pool."""
    return [(card.from_bottom, card.kind, card.pool) for card in view(game, seat).deck_known]


def known_hand(game: KingsBounty, viewer: int, seat: int) -> list[str]:
    return list(view(game, viewer).players[seat].known_cards)


# -- what everybody sees -----------------------------------------------------------------


def public(sight: KingsBountyView) -> bytes:
    """A view without what only its viewer may see."""
    shown = {title.title for title in sight.titles}
    players = [
        msgspec.structs.replace(
            player,
            hidden_title=None,
            hidden_title_points=None,
            known_cards=(),
            hand_count=0,
            holdings=tuple(
                msgspec.structs.replace(holding, titles=tuple(t for t in holding.titles if t in shown))
                for holding in player.holdings
            ),
        )
        for player in sight.players
    ]
    private: dict[str, Any] = {"viewer": None, "hand": (), "picked": (), "deck_known": (), "previews": ()}
    private |= {"turns_left": None, "unseen": {}}
    return canonical(msgspec.structs.replace(sight, players=tuple(players), **private))


def sight_of(game: KingsBounty, viewer: int | None) -> str:
    """All cards that a view names, apart from how many there are of each kind."""
    return str(msgspec.structs.replace(view(game, viewer), copies={}, unseen={}))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_rest_of_a_view_is_the_same_for_all(seats: int) -> None:
    for _, _, game in random_game(seats, seed=seats, options=EXPERT):
        views = {public(view(game, seat)) for seat in (*range(seats), None)}
        assert len(views) == 1


@rule("KB-R44")
def test_what_is_public_from_the_start() -> None:
    for viewer in (0, 1, None):
        sight = view(start(2, seed=5, options=EXPERT), viewer)
        assert sight.seats == 2
        assert sight.options["expert_titles"] == "true"
        assert [(player.first, player.last) for player in sight.players] == [(True, False), (False, True)]
        assert len(sight.removed) == 2
        assert len(sight.titles) == 6
        assert [player.has_hidden_title for player in sight.players] == [True, True]
        assert [player.hand_count for player in sight.players] == [6, 6]
        assert sight.deck_count == 36


@rule("KB-R44")
def test_table_discards_heroes_and_exchanges_are_public() -> None:
    game = draw("""
        >0: elf_fortress<elf_mage obelisk_1 | human_hero human_monster elf_archer
         1: orc_tower<human_archer          | elf_mage
         2:                                 | elf_archer
    """)
    do(game, "capture orc_tower_1 with human_hero_1", "exchange", "return elf_mage_2", "done")
    for viewer in (0, 1, 2, None):
        sight = view(game, viewer)
        holdings = {holding.holding: holding for holding in sight.players[0].holdings}
        assert list(holdings) == ["elf_fortress_1", "obelisk_1_1", "orc_tower_1"]
        fortress = holdings["elf_fortress_1"]
        assert (fortress.people, fortress.castle) == ("elf", "fortress")
        assert (fortress.strength, fortress.defence, fortress.garrison) == (2, 4, "elf_mage_1")
        assert sight.discard == {"human_hero": 1, "human_archer": 1}
        assert (sight.last_hero, sight.last_monster) == (0, None)
        assert (sight.exchange_streak, sight.stall_guard_applies) == (1, False)
        assert [player.hand_count for player in sight.players] == [3, 1, 1]


# -- hands and the deck --------------------------------------------------------------------


@rule("KB-R44")
def test_a_hand_is_seen_by_its_owner_only() -> None:
    game = draw("""
        >0: | human_hero obelisk_3
         1: | human_monster
        deck: obelisk_1 obelisk_1 elf_tower
    """)
    assert [card.kind for card in view(game, 0).hand] == ["human_hero", "obelisk_3"]
    assert [card.kind for card in view(game, 1).hand] == ["human_monster"]
    assert view(game, None).hand == ()
    for viewer, others in ((0, ["human_monster"]), (1, ["human_hero", "obelisk_3"])):
        assert not any(kind in sight_of(game, viewer) for kind in others)


def test_only_the_mover_sees_what_may_be_played() -> None:
    game = draw("""
        >0: obelisk_1 | human_mage elf_mage
         1:           | human_mage elf_tower
    """)
    assert [card.usable for card in view(game, 0).hand] == [True, False]  # no elf castle
    assert [card.usable for card in view(game, 1).hand] == [False, False]  # not their turn


def test_a_drawn_card_is_seen_by_the_drawer_only() -> None:
    game = draw("""
        >0: | obelisk_3
         1: |
        deck: elf_citadel orc_hero
    """)
    events = do(game, "play obelisk_3_1")
    told = {viewer: seen(events, viewer)[-1].args for viewer in (0, 1, None)}
    assert told[0] == {"seat": 0, "count": 1, "cards": ["elf_citadel"]}
    assert told[1] == told[None] == {"seat": 0, "count": 1}
    assert [card.kind for card in view(game, 0).hand] == ["elf_citadel"]
    assert "elf_citadel" not in sight_of(game, 1)
    assert "orc_hero" not in str([sight_of(game, viewer) for viewer in (0, 1, None)])  # still in the deck


def test_ids_are_given_in_the_order_in_which_cards_reach_the_table() -> None:
    """Who returned an archer cannot tell later that it is this one which is played."""
    game = draw("""
        >0: obelisk_1 elf_tower | human_archer
         1: obelisk_2 elf_tower | elf_archer human_archer human_archer
        deck: obelisk_3 obelisk_3
    """)
    assert [card.card for card in view(game, 1).hand] == ["human_archer_1", "human_archer_2", "elf_archer_1"]
    do(game, "garrison obelisk_1_1 with human_archer_1")
    hand_of_1 = [card.card for card in view(game, 1).hand]
    assert hand_of_1 == ["human_archer_2", "human_archer_3", "elf_archer_1"]


# -- the exchange -----------------------------------------------------------------------------

RETURNING = """
    >0: | elf_mage elf_archer orc_hero
     1: | human_mage
     2: | human_archer
    deck: obelisk_1 obelisk_1 obelisk_2 obelisk_2 obelisk_3
"""


@rule("KB-R45")
def test_picks_are_private_until_the_cards_are_returned() -> None:
    game = draw(RETURNING)
    do(game, "exchange")
    before = [canonical(view(game, viewer)) for viewer in (1, 2, None)]
    for card in ("orc_hero", "elf_mage"):
        events = do(game, f"return {card}_1")
        assert [seen(events, viewer) for viewer in (1, 2, None)] == [[], [], []]
        assert [event.args["card"] for event in seen(events, 0)] == [card]
        assert [canonical(view(game, viewer)) for viewer in (1, 2, None)] == before
    assert view(game, 1).players[0].hand_count == 3  # to the others the picks still lie in the hand
    assert view(game, 0).players[0].hand_count == 1
    assert view(game, 0).picked == ("orc_hero", "elf_mage")
    events = do(game, "done")
    returned = [seen(events, viewer)[0] for viewer in (0, 1, None)]
    assert returned[0].args == {"seat": 0, "count": 2, "cards": ["orc_hero", "elf_mage"]}
    assert returned[1].args == returned[2].args == {"seat": 0, "count": 2}


@rule("KB-R45", "KB-R24")
def test_the_returner_knows_the_returned_cards_by_their_place() -> None:
    game = draw(RETURNING)
    do(game, "exchange", "return orc_hero_1", "return elf_mage_1", "done")
    assert deck(game)[-2:] == ["orc_hero", "elf_mage"]
    assert known_places(game, 0) == [(0, "elf_mage", 0), (1, "orc_hero", 0)]
    for viewer in (1, 2, None):
        assert known_places(game, viewer) == []
        assert not any(kind in sight_of(game, viewer) for kind in ("orc_hero", "elf_mage"))


@rule("KB-R45")
def test_a_known_place_counts_from_the_bottom() -> None:
    game = draw("""
         0: | elf_mage
        >1: | human_mage human_archer
        deck: obelisk_1 obelisk_1 orc_hero@0 elf_archer
    """)
    assert known_places(game, 0) == [(1, "orc_hero", 0)]
    do(game, "exchange", "return human_mage_1", "return human_archer_1", "done")
    assert known_places(game, 0) == [(3, "orc_hero", 0)]  # two cards went under it
    assert known_places(game, 1) == [(0, "human_archer", 0), (1, "human_mage", 0)]


@rule("KB-R24")
@pytest.mark.parametrize("number", [0, 1])
def test_returned_in_random_order_only_the_set_is_known(number: int) -> None:
    game = draw(RETURNING, options=RANDOM_ORDER)
    events = do(
        game, "exchange", "return orc_hero_1", "return elf_mage_1", "done", chance=RecordedChance([number])
    )
    assert deck(game)[-2:] == (["orc_hero", "elf_mage"] if number else ["elf_mage", "orc_hero"])
    assert known_places(game, 0) == [(0, "elf_mage", 1), (1, "orc_hero", 1)]  # whatever the shuffle
    assert seen(events, 0)[-2].args["cards"] == ["elf_mage", "orc_hero"]
    assert known_places(game, 1) == []


@rule("KB-R24")
def test_one_card_returned_in_random_order_is_known_by_its_place() -> None:
    game = draw(RETURNING, options=RANDOM_ORDER)
    do(game, "exchange", "return orc_hero_1", "done")
    assert known_places(game, 0) == [(0, "orc_hero", 0)]


# -- knowledge that moves, and knowledge that is lost -----------------------------------------


def test_who_knows_the_top_card_knows_who_draws_it() -> None:
    game = draw("""
         0: | elf_mage
        >1: | obelisk_1
         2: | obelisk_2
        deck: orc_hero@0 elf_archer@2
    """)
    do(game, "play obelisk_1_1")
    assert known_hand(game, 0, 1) == ["orc_hero"]
    assert known_hand(game, 2, 1) == []
    assert [card.kind for card in view(game, 1).hand] == ["orc_hero"]
    do(game, "play obelisk_2_1")  # seat 2 draws what it returned itself
    assert known_hand(game, 0, 2) == known_hand(game, 1, 2) == []
    assert known_places(game, 2) == []


def test_a_known_card_is_seen_to_leave_the_hand_and_the_others_to_stay() -> None:
    game = draw("""
         0: |
        >1: | orc_hero@0 human_archer@0 obelisk_2@0
    """)
    assert known_hand(game, 0, 1) == ["human_archer", "orc_hero", "obelisk_2"]
    do(game, "play obelisk_2_1")
    assert known_hand(game, 0, 1) == ["human_archer", "orc_hero"]


@pytest.mark.parametrize(
    ("cards", "left"),
    [
        ("obelisk_1@0 obelisk_1", []),  # one was known, one has gone: which one is unknown
        ("obelisk_1 obelisk_1@0", []),
        ("obelisk_1@0 obelisk_1@0", ["obelisk_1"]),
        ("obelisk_1@0 obelisk_1 obelisk_1@0", ["obelisk_1"]),
        ("obelisk_1 obelisk_1@0 obelisk_1@0", ["obelisk_1"]),
        ("obelisk_1@0", []),
        ("obelisk_1 obelisk_2@0", ["obelisk_2"]),
    ],
)
def test_of_equal_cards_one_less_is_known(cards: str, left: list[str]) -> None:
    game = draw(f"""
         0: |
        >1: | {cards}
         2: |
        deck: elf_archer
    """)
    do(game, "play obelisk_1_1")
    assert known_hand(game, 0, 1) == left


def test_each_seat_forgets_by_itself() -> None:
    game = draw("""
         0: |
        >1: | obelisk_1@0 obelisk_1@2 obelisk_1@0,2
         2: |
        deck: elf_archer
    """)
    do(game, "play obelisk_1_1")
    assert known_hand(game, 0, 1) == ["obelisk_1"]  # knew two
    assert known_hand(game, 2, 1) == ["obelisk_1"]


def test_after_an_exchange_nobody_knows_which_cards_stayed() -> None:
    game = draw("""
         0: |
        >1: | orc_hero@0 elf_mage@0 human_archer
        deck: obelisk_1 obelisk_2@0 obelisk_3
    """)
    do(game, "exchange", "return human_archer_1", "done")
    assert known_hand(game, 0, 1) == []
    assert hand(game, 1) == ["elf_mage", "obelisk_1", "orc_hero"]
    assert known_places(game, 0) == [(2, "obelisk_2", 0)]  # the deck was not touched there


def test_while_another_picks_a_known_card_still_seems_to_lie_in_the_hand() -> None:
    game = draw("""
         0: |
        >1: | orc_hero@0 human_archer
    """)
    do(game, "exchange", "return orc_hero_1")
    assert known_hand(game, 0, 1) == ["orc_hero"]


@rule("KB-R24")
def test_when_another_draws_from_a_pool_the_rest_of_it_is_forgotten() -> None:
    game = draw("""
         0: | elf_mage
        >1: | obelisk_1
        deck: orc_hero@0#1 elf_archer@0#1 human_archer@0#1 obelisk_2@0#2 obelisk_3@0
    """)
    do(game, "play obelisk_1_1")
    # to know the others still would be to know which one was drawn
    assert known_hand(game, 0, 1) == []
    assert known_places(game, 0) == [(0, "obelisk_3", 0), (1, "obelisk_2", 2)]


@rule("KB-R24")
def test_who_draws_from_the_own_pool_still_knows_the_rest() -> None:
    game = draw("""
        >0: | obelisk_1
         1: |
        deck: orc_hero@0#1 human_archer@0#1 elf_archer@0#1
    """)
    do(game, "play obelisk_1_1")
    assert [card.kind for card in view(game, 0).hand] == ["orc_hero"]
    assert known_places(game, 0) == [(0, "elf_archer", 1), (1, "human_archer", 1)]


@rule("KB-R45")
def test_cards_shed_in_the_final_phase_are_known_to_who_shed_them() -> None:
    game = draw(
        """
        >0: | elf_mage orc_hero
         1: | human_mage
        """,
        deck=[],
        deck_exhausted=True,
    )
    do(game, "exchange", "return orc_hero_1", "done")
    assert known_places(game, 0) == [(0, "orc_hero", 0)]
    assert view(game, 1).deck_count == 1
    assert "orc_hero" not in sight_of(game, 1)


# -- after the end ---------------------------------------------------------------------------


def test_after_the_end_everything_is_open() -> None:
    game = last_turn(
        """
        0: elf_tower | elf_mage orc_hero
        1:           | human_mage obelisk_1
        titles: emperor
        hidden: conqueror vandal
        """,
        options=EXPERT,
    )
    assert view(game, 0).final_hands == ()
    assert view(game, 0).result is None
    finish(game)
    for viewer in (0, 1, None):
        sight = view(game, viewer)
        assert sight.final_hands == (("elf_mage", "orc_hero"), ("obelisk_1",))
        assert [player.hidden_title for player in sight.players] == ["conqueror", "vandal"]
        assert [title.title for title in sight.titles] == ["emperor", "conqueror", "vandal"]
        assert sight.result == game.result()


# -- imagined states ---------------------------------------------------------------------------


def samples(game: KingsBounty, seat: int, number: int = 60) -> list[Tableau]:
    chance = SeededChance(seed_of("imagine", seat))
    return [imagine(game, seat, chance) for _ in range(number)]


def names(slots: list[int]) -> list[str]:
    return [KIND_NAMES[slot & KIND] for slot in slots]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_an_imagined_state_looks_the_same_and_is_possible(seats: int) -> None:
    chance = SeededChance(seed_of("imagine", seats))
    options = {**EXPERT, "exchange_order": ("chosen", "random")[seats % 2]}
    for _, _, game in random_game(seats, seed=seats, options=options):
        for seat in range(seats):
            other = imagine(game, seat, chance)
            other.check()
            assert canonical(view(other, seat)) == canonical(view(game, seat))


def test_what_a_seat_knows_stays_in_place() -> None:
    game = draw("""
        >0: | elf_mage
         1: | orc_hero@0 elf_archer human_archer
         2: | obelisk_1 obelisk_2 obelisk_3
        deck: human_mage elf_warrior@0 orc_mage orc_archer@1
    """)
    imagined = samples(game, 0)
    assert {tuple(names(other.hands[0])) for other in imagined} == {("elf_mage",)}
    assert all("orc_hero" in names(other.hands[1]) for other in imagined)
    assert {names(other.deck)[2] for other in imagined} == {"elf_warrior"}
    assert [len(other.hands[2]) for other in imagined] == [3] * len(imagined)


def test_what_a_seat_does_not_know_varies() -> None:
    game = draw("""
        >0: | elf_mage
         1: | orc_hero@0 elf_archer
         2: | obelisk_1@1
        deck: human_mage elf_warrior@0 orc_archer@1
    """)
    unknown = {"elf_archer", "obelisk_1", "human_mage", "orc_archer"}
    imagined = samples(game, 0)
    assert {kind for other in imagined for kind in names(other.hands[1])} == unknown | {"orc_hero"}
    assert {names(other.hands[2])[0] for other in imagined} == unknown
    assert {names(other.deck)[2] for other in imagined} == unknown  # the top card
    # that seat 1 returned the bottom card is public: the place stays marked, not the card
    assert {names(other.deck)[0] for other in imagined} == unknown
    assert all(known_to(other.deck[0], 1) for other in imagined)


@rule("KB-R24")
def test_a_pool_is_shuffled_among_itself() -> None:
    game = draw("""
        >0: | elf_mage
         1: | orc_hero
        deck: human_mage elf_warrior@0#1 orc_mage@0#1 obelisk_1@0#1
    """)
    pools = {tuple(names(other.deck)[:3]) for other in samples(game, 0)}
    assert len(pools) == 6  # every order, and no other card
    assert {kind for pool in pools for kind in pool} == {"elf_warrior", "orc_mage", "obelisk_1"}


@rule("KB-R45")
def test_the_number_of_anothers_picks_is_imagined_too() -> None:
    game = draw(RETURNING)
    do(game, "exchange", "return orc_hero_1", "return elf_mage_1")
    imagined = samples(game, 1)
    assert {len(other.picked) for other in imagined} == {0, 1, 2}
    assert {len(other.picked) + len(other.hands[0]) for other in imagined} == {3}
    own = samples(game, 0, 5)
    assert [names(other.picked) for other in own] == [["orc_hero", "elf_mage"]] * 5


@rule("KB-R46")
def test_hidden_titles_of_the_others_are_imagined_from_the_unseen_ones() -> None:
    game = draw(
        """
        >0: |
         1: |
         2: |
        titles: emperor great_architect keeper_of_secrets conqueror tower_builder citadel_builder
        hidden: commander sharpshooter swordmaster
        """,
        options=EXPERT,
    )
    seen_titles = {TITLES[title] for title in game.open_titles} | {"commander"}
    pool = {TITLES[title] for title in game.title_pool()}
    imagined = samples(game, 0, 200)
    assert {TITLES[other.hidden[0]] for other in imagined} == {"commander"}
    for seat in (1, 2):
        assert {TITLES[other.hidden[seat]] for other in imagined} == pool - seen_titles


@rule("KB-R41")
@pytest.mark.parametrize(
    ("history", "excluded"),
    [
        ({}, set()),
        ({"last_monster": 1, "discard": {"elf_monster": 1, "obelisk_1": 1}}, {"vandal"}),
        ({"last_hero": 2, "discard": {"elf_hero": 1}}, {"staff_rat"}),
    ],
)
def test_a_negative_title_that_was_not_revealed_is_in_the_box(
    history: dict[str, Any], excluded: set[str]
) -> None:
    game = draw(
        """
        >0: |
         1: |
         2: |
        titles: emperor great_architect keeper_of_secrets conqueror tower_builder citadel_builder
        hidden: commander sharpshooter swordmaster
        """,
        options=EXPERT,
        **history,
    )
    imagined = {TITLES[other.hidden[1]] for other in samples(game, 0, 200)}
    assert {"vandal", "staff_rat"} - imagined == excluded


def test_nothing_is_imagined_where_nothing_is_hidden() -> None:
    *_, (_, _, game) = random_game(3, seed=1, options=EXPERT)
    assert game.phase == ENDED
    other = imagine(game, 0, RecordedChance([]))
    assert canonical(view(other, 1)) == canonical(view(game, 1))
    chooser = start(2, options={"removed_peoples": "chosen"})
    assert imagine(chooser, 1, RecordedChance([])).deck == []
