"""What may be taken back: whatever shows nobody anything new (law 8 tries it over whole games)."""

from typing import Any

import pytest

from hastilude.games.kings_bounty.cards import ACTIONS
from hastilude.games.kings_bounty.rules import KingsBounty
from support.kings_bounty import do, draw

FINAL: dict[str, Any] = {"deck": [], "deck_exhausted": True}


def reveals(game: KingsBounty, action: str) -> bool:
    number = ACTIONS.parse(action)
    assert number in game.legal()
    return game.reveals(number)


def test_a_play_shows_a_card_and_draws_one() -> None:
    game = draw("""
        >0: | elf_tower
         1: |
        deck: orc_mage orc_hero
    """)
    assert reveals(game, "play elf_tower_1")


def test_deciding_to_exchange_and_picking_show_nothing_the_end_of_it_does() -> None:
    game = draw("""
        >0: | elf_tower orc_mage
         1: |
        deck: orc_mage orc_hero
    """)
    assert not reveals(game, "exchange")
    do(game, "exchange")
    assert not reveals(game, "return orc_mage_1")
    do(game, "return orc_mage_1")
    assert reveals(game, "done")


def test_two_seats_know_each_others_hands_once_the_deck_is_empty() -> None:
    """All cards that one has not seen lie in the other hand."""
    picture = """
        >0: orc_tower | elf_tower human_archer
         1: elf_tower | orc_mage
    """
    assert not reveals(draw(picture, **FINAL), "play elf_tower_2")
    last = picture.replace(">0", " 0").replace(" 1:", ">1:")
    assert not reveals(
        draw(last.replace("orc_mage", "human_mage"), **FINAL), "capture orc_tower_1 with human_mage_1"
    )


def test_three_seats_do_not() -> None:
    game = draw(
        """
        >0: | elf_tower
         1: | orc_mage
         2: | human_mage
    """,
        **FINAL,
    )
    assert reveals(game, "play elf_tower_1")


def test_hidden_titles_are_shown_at_the_end_and_by_the_first_hero() -> None:
    picture = """
         0: elf_tower | orc_mage human_hero
        >1: orc_tower | obelisk_1 human_archer
        titles: emperor
        hidden: conqueror commander
    """
    expert = {"expert_titles": "true"}
    assert reveals(draw(picture, options=expert, **FINAL), "play obelisk_1_1")
    first = picture.replace(" 0:", ">0:").replace(">1", " 1")
    game = draw(first, options=expert, **FINAL)
    assert reveals(game, "capture orc_tower_1 with human_hero_1")
    basic = draw(first.replace("hidden: conqueror commander", ""), **FINAL)
    assert not reveals(basic, "capture orc_tower_1 with human_hero_1")


@pytest.mark.parametrize(
    ("top", "told"), [("obelisk_2@0", False), ("obelisk_2", True), ("obelisk_2@1", True)]
)
def test_a_card_that_one_returned_is_no_news_to_draw(top: str, told: bool) -> None:
    """The other seat knows the card that is played, too: it returned it once."""
    game = draw(f"""
        >0: | elf_tower@1
         1: | orc_hero
        deck: {top} orc_mage
    """)
    assert reveals(game, "play elf_tower_1") is told


def test_who_must_play_and_cannot_tells_so() -> None:
    game = draw(
        """
        >0: elf_tower | orc_mage
         1:           | orc_hero
        deck: orc_archer orc_archer
    """,
        exchange_streak=12,
    )
    assert reveals(game, "exchange")
