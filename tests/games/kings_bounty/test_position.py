"""A position as plain data: there and back again, and what is no position (docs/notation.md)."""

from typing import Any

import pytest

from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.game import GameError
from hastilude.games.kings_bounty.position import KEYS, from_position, position
from support.kings_bounty import FIGURES, PLAYING, deck, draw, hand, random_game, start
from support.play import at_random

# -- there and back ------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(24))
def test_every_state_of_a_game_survives(seed: int) -> None:
    options = PLAYING.random_options(SeededChance(seed_of("options", seed)))
    seats = 2 + seed % 4
    PLAYING.check_positions(random_game(seats, seed=seed, options=options), seats)


def test_a_game_goes_on_from_a_position_as_it_would_have() -> None:
    for seed in range(5):
        games = [after for _, _, after in random_game(4, seed=seed)]
        one = games[len(games) // 2].copy()
        other = PLAYING.there_and_back(one)
        chances = [SeededChance(seed_of("go on", seed)) for _ in range(2)]
        while one.legal():
            for game, chance in zip((one, other), chances, strict=True):
                game.apply(at_random(game, chance), chance)
            assert position(one) == position(other)


def test_every_key_is_written() -> None:
    *_, (_, _, game) = random_game(2)
    assert tuple(position(game)) == KEYS


def test_cards_are_written_with_who_knows_them() -> None:
    game = draw("""
        >0: | elf_mage@1
         1: | orc_hero
        deck: elf_archer@0,1 obelisk_2@0#1 obelisk_3@0#1
    """)
    found = position(game)
    assert found["hands"] == [["elf_mage@1"], ["orc_hero"]]
    assert found["deck"] == ["elf_archer@0,1", "obelisk_2@0#1", "obelisk_3@0#1"]


def test_what_is_left_out_is_the_start() -> None:
    given = {
        "seats": 4,
        "open_titles": position(start(4))["open_titles"],
        "hands": position(start(4))["hands"],
    }
    game = from_position(given, FIGURES)
    assert (game.seat, game.turn, game.table, game.streak) == (0, 0, [], 0)
    assert sorted(deck(game)) == sorted(deck(start(4)))  # the deck left out is all the rest
    assert hand(game, 3) == hand(start(4), 3)


# -- what is no position ---------------------------------------------------------------------


SOUND: dict[str, Any] = {
    "seats": 2,
    "turn": 4,
    "removed": ["undead", "dwarf"],
    "open_titles": ["emperor", "conqueror", "vandal", "commander", "swordmaster", "sharpshooter"],
    "hands": [
        ["elf_mage", "elf_mage", "elf_archer", "orc_mage", "human_mage", "obelisk_2"],
        ["elf_archer", "elf_archer", "orc_archer", "human_archer", "human_mage", "obelisk_3"],
    ],
    "table": [
        {"holding": "orc_tower", "owner": 0, "garrison": "human_warrior"},
        {"holding": "obelisk_1", "owner": 1},
    ],
}


def holding(name: str, garrison: str | None = None, owner: Any = 0) -> dict[str, Any]:
    return {"holding": name, "owner": owner, "garrison": garrison}


def hands(instead_of_elf_mage: str) -> list[list[str]]:
    first, second = SOUND["hands"]
    return [[instead_of_elf_mage, *first[1:]], second]


def deck_marked(mark: str) -> list[str]:
    """The deck of the sound position, its top card marked as known or pooled."""
    top, *rest = position(from_position(SOUND, FIGURES))["deck"]
    return [top + mark, *rest]


def refused(changes: dict[str, Any]) -> str:
    """The sentence with which a position is refused."""
    with pytest.raises(GameError) as caught:
        from_position({**SOUND, **changes}, FIGURES)
    return str(caught.value)


def test_the_sound_position_is_sound() -> None:
    game = from_position(SOUND, FIGURES)
    assert position(game)["table"] == [
        holding("orc_tower_1", "human_warrior_1"),
        holding("obelisk_1_1", owner=1),
    ]


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"colour": "red"}, "a position has no 'colour'"),
        ({"game": "chess"}, "not a position of kings_bounty"),
        ({"rules": 99}, "not a position of kings_bounty"),
        ({"seats": 6}, "6 seats do not work"),
        ({"seats": None}, "seats: None is not a whole number"),
        ({"options": []}, "options: not an object"),
        ({"options": {"speed": "fast"}}, "has no option 'speed'"),
        ({"options": {"stall_guard": "maybe"}}, "stall_guard cannot be 'maybe'"),
        ({"phase": "dancing"}, "phase: 'dancing' is none of"),
        ({"phase": ["turn"]}, "phase: ['turn'] is none of"),
        ({"seat": 2}, "seat: 2 is not a seat from 0 to 1"),
        ({"seat": True}, "seat: True is not a seat"),
        ({"turn": -1}, "turn: -1 is not a whole number"),
        ({"exchange_streak": "many"}, "exchange_streak: 'many' is not a whole number"),
        ({"deck_exhausted": 1}, "deck_exhausted: 1 is neither true nor false"),
        ({"last_hero": 5}, "last_hero: 5 is not a seat"),
        ({"last_monster": 5}, "last_monster: 5 is not a seat"),
    ],
)
def test_words_that_a_position_does_not_know(changes: dict[str, Any], sentence: str) -> None:
    assert sentence in refused(changes)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"removed": ["undead"]}, "1 peoples removed, with 2 seats there must be 2"),
        ({"removed": ["undead", "undead"]}, "each people is removed once"),
        ({"removed": ["undead", "human"]}, "humans stay"),
        ({"removed": ["undead", "gnome"]}, "'gnome' is none of"),
        ({"removed": "undead"}, "removed: missing, or not a list"),
        ({"removed": [], "phase": "removing"}, "nothing is left to be removed"),
        (
            {"removed": [], "phase": "removing", "options": {"removed_peoples": "chosen"}},
            "nothing is dealt before the peoples are removed",
        ),
    ],
)
def test_peoples_that_cannot_have_been_removed(changes: dict[str, Any], sentence: str) -> None:
    assert sentence in refused(changes)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"open_titles": SOUND["open_titles"][:5]}, "KB-I03"),
        ({"open_titles": [*SOUND["open_titles"][:5], "emperor"]}, "KB-I03: a title is in two places"),
        ({"open_titles": [*SOUND["open_titles"][:5], "king_of_dwarves"]}, "'king_of_dwarves' is none of"),
        ({"open_titles": [*SOUND["open_titles"][:5], "prince_of_dwarves"]}, "KB-I02"),
        ({"open_titles": None}, "open_titles: missing, or not a list"),
        ({"hidden_titles": ["tower_builder", "staff_rat"]}, "KB-I03"),  # a basic game
        ({"hidden_titles": ["tower_builder"]}, "hidden_titles: 1 entries, there must be 2"),
        (
            {
                "options": {"expert_titles": "true"},
                "hidden_titles": ["staff_rat", "tower_builder"],
                "last_hero": 1,
                "discard": {"elf_hero": 1},
            },
            "KB-I24: staff_rat is hidden after a hero was played",
        ),
        (
            {
                "options": {"expert_titles": "true"},
                "hidden_titles": [None, "tower_builder"],
                "revealed_titles": ["staff_rat"],
            },
            "KB-I24: staff_rat is revealed before any hero",
        ),
        (
            {
                "options": {"expert_titles": "true"},
                "hidden_titles": [None, "tower_builder"],
                "revealed_titles": ["citadel_builder"],
            },
            "KB-I24: citadel_builder cannot be revealed before the end",
        ),
        ({"shown_holders": {"emperor": 0}}, "only with title_display = last_player_turn"),
        (
            {"shown_holders": {"vandal": 0}, "options": {"title_display": "last_player_turn"}},
            "vandal follows the last card played",
        ),
        (
            {"shown_holders": {"emperor": 3}, "options": {"title_display": "last_player_turn"}},
            "shown_holders: 3 is not a seat",
        ),
        (
            {"shown_holders": ["emperor"], "options": {"title_display": "last_player_turn"}},
            "shown_holders: not an object",
        ),
    ],
)
def test_titles_that_cannot_lie_so(changes: dict[str, Any], sentence: str) -> None:
    assert sentence in refused(changes)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"hands": SOUND["hands"][:1]}, "hands: 1 entries, there must be 2"),
        ({"hands": "elf_mage"}, "hands: missing, or not a list"),
        ({"hands": ["elf_mage", "elf_mage"]}, "hands: missing, or not a list"),
        ({"hands": [SOUND["hands"][0], SOUND["hands"][1][:5]]}, "KB-I08: seat 1 holds 5 cards, not 6"),
        ({"hands": hands("elf_pikeman")}, "'elf_pikeman' is not a card such as elf_mage"),
        ({"hands": hands("obelisk_4")}, "'obelisk_4' is not a card"),
        ({"hands": hands("elf_mage@7")}, "elf_mage@7: 7 is not a seat"),
        ({"hands": hands("dwarf_mage")}, "KB-I02: dwarf_mage is in the game although its people was removed"),
        ({"hands": hands("orc_tower"), "discard": {"orc_tower": 1}}, "KB-I01: 3 cards orc_tower in all"),
        ({"hands": hands("elf_mage@1#1"), "pools": 1}, "KB-R24: elf_mage in a hand still lies in a pool"),
        ({"picked": ["elf_warrior"]}, "KB-I08: cards picked outside an exchange"),
        ({"deck": ["elf_mage"]}, "KB-I01"),
        ({"deck": "elf_mage"}, "deck: missing, or not a list"),
        ({"deck": deck_marked("@0#2"), "pools": 1}, "KB-R24: pool 2, but there were only 1"),
        ({"deck": deck_marked("#1"), "pools": 1}, "KB-R24: nobody knows pool 1"),
        ({"exchange_streak": 26}, "KB-I31: 26 exchanges in a row"),
        ({"turn": 5}, "KB-I27: the seats move in turn"),
    ],
)
def test_hands_and_decks_that_cannot_be(changes: dict[str, Any], sentence: str) -> None:
    assert sentence in refused(changes)


@pytest.mark.parametrize(
    ("table", "sentence"),
    [
        ("orc_tower", "table: missing, or not a list"),
        (["orc_tower"], "'orc_tower' is not a holding with owner and garrison"),
        ([{"owner": 0}], "is not a holding with owner and garrison"),
        ([{**holding("orc_tower"), "flag": "red"}], "is not a holding with owner and garrison"),
        ([holding("elf_mage_1")], "table: elf_mage_1 is not a holding"),
        ([holding("elf_castle")], "table: 'elf_castle' is not a card"),
        ([holding("orc_tower@0")], "table: 'orc_tower@0' is not a card"),
        ([holding("orc_tower", owner=None)], "owner: None is not a seat"),
        ([holding("orc_tower", owner=2)], "owner: 2 is not a seat"),
        ([holding("orc_tower_1"), holding("orc_tower_1", owner=1)], "orc_tower_1 is there twice"),
        ([holding("dwarf_tower_1")], "dwarf_tower_1 is there twice or not in this game"),
        ([holding("obelisk_1_3")], "obelisk_1_3 is there twice or not in this game"),
        ([holding("orc_tower_2")], "orc_tower_2 lies there, but earlier copies never came"),
        ([holding("orc_tower", "obelisk_2")], "obelisk_2 cannot be a garrison"),
        ([holding("orc_tower", "human_hero")], "KB-I05: human_hero cannot be a garrison"),
        ([holding("orc_tower", "human_monster")], "KB-I05: human_monster cannot be a garrison"),
        (
            [holding("orc_tower", "elf_warrior_1"), holding("orc_tower", "elf_warrior_1")],
            "elf_warrior_1 is there twice",
        ),
    ],
)
def test_tables_that_cannot_be(table: Any, sentence: str) -> None:
    assert sentence in refused({"table": table})


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"discard": ["elf_hero"]}, "discard: not an object"),
        ({"discard": {"elf_heroine": 1}}, "discard: 'elf_heroine' is none of"),
        ({"discard": {"elf_hero": -1}}, "discard of elf_hero: -1 is not a whole number"),
        ({"discard": {"elf_hero": True}}, "discard of elf_hero: True is not a whole number"),
        ({"discard": {"elf_hero": 1}}, "KB-I06"),  # but nobody played one
        ({"last_hero": 0}, "KB-I06"),
        ({"last_monster": 0}, "KB-I06"),
        ({"discard": {"elf_tower": 1}}, "KB-I14: 1 holdings discarded by 0 monsters"),
        ({"discard": {"elf_warrior": 3}}, "KB-I01: 3 cards elf_warrior in all, there must be 2"),
    ],
)
def test_discards_that_cannot_be(changes: dict[str, Any], sentence: str) -> None:
    assert sentence in refused(changes)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"deck_exhausted": True}, "KB-I35"),  # with a deck of many cards
        ({"phase": "ended", "turn": 5}, "reason: '' is none of"),
        ({"phase": "ended", "turn": 5, "reason": "boredom"}, "reason: 'boredom' is none of"),
        ({"phase": "ended", "turn": 5, "reason": "final_turn"}, "KB-I29"),
        ({"phase": "ended", "turn": 5, "reason": "last_card"}, "KB-I29"),
        ({"phase": "ended", "turn": 5, "reason": "stalled"}, "KB-I31: stalled after 0 exchanges"),
        (
            {"phase": "ended", "turn": 4, "reason": "stalled", "exchange_streak": 24},
            "KB-I28: the seats had unequal numbers of turns",
        ),
    ],
)
def test_ends_that_cannot_be(changes: dict[str, Any], sentence: str) -> None:
    assert sentence in refused(changes)


def test_an_exchange_that_nobody_may_begin() -> None:
    game = next(after for _, _, after in random_game(2) if after.final)
    options = {"final_phase_exchange": "pass_only_if_stuck"}
    with pytest.raises(GameError, match="KB-R30: nobody exchanges"):
        from_position({**position(game), "phase": "picking", "options": options}, FIGURES)


def test_an_empty_deck_before_the_final_phase() -> None:
    game = next(after for _, _, after in random_game(2) if after.exhausted)
    with pytest.raises(GameError, match="KB-I12: the deck is empty"):
        from_position({**position(game), "deck_exhausted": False}, FIGURES)


def test_pictures_of_tests_need_not_be_whole() -> None:
    small = {**SOUND, "hands": [["elf_mage"], []], "deck": []}
    assert "KB-I01" in refused(small)
    assert hand(from_position(small, FIGURES, strict=False), 0) == ["elf_mage"]
