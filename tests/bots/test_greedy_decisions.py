"""Small positions of King's Bounty with one sensible answer (ledger 10.1, 10.2)."""

from typing import Any

from hastilude.bots.greedy import GreedyBot
from hastilude.core.chance import SeededChance, seed_of
from hastilude.games.kings_bounty.cards import ACTIONS
from hastilude.games.kings_bounty.rulebook import RULEBOOK
from hastilude.games.kings_bounty.rules import KingsBounty
from support.kings_bounty import do, draw, hand, legal

LAST_TURN: dict[str, Any] = {"deck_exhausted": True, "deck": [], "seat": 1, "turn": 1}


def answers(game: KingsBounty, tries: int = 6) -> set[str]:
    """What the greedy bot does here, whatever it imagines and however it breaks ties."""
    bot = GreedyBot(RULEBOOK.insight())
    found = set()
    for i in range(tries):
        chance = SeededChance(seed_of("answer", i))
        sight = game.imagine(game.seat, chance)
        found.add(ACTIONS.text(bot.choose(game.legal(), sight, chance)))
    return found


def exchange(game: KingsBounty) -> list[str]:
    """Let the bot pick in an exchange until it is done: the cards that it keeps."""
    do(game, "exchange")
    seat = game.seat
    for _ in range(6):
        answer = answers(game, 1).pop()
        if answer == "done":
            break
        do(game, answer)
    return hand(game, seat)


def test_takes_the_winning_capture_in_the_last_turn() -> None:
    game = draw(
        """
        0: elf_citadel elf_tower obelisk_1 | human_archer
        1: orc_citadel orc_fortress        | human_warrior obelisk_2 obelisk_3
        titles: great_architect emperor keeper_of_secrets king_of_elves grand_magister prince_of_elves
        """,
        **LAST_TURN,
    )
    assert answers(game) == {"capture elf_tower_1 with human_warrior_1"}


def test_sheds_a_card_in_the_last_turn_rather_than_lose_by_a_play() -> None:
    """Ahead by 2 points: the monster would bring vandal, and nothing else is playable."""
    game = draw(
        """
        0: obelisk_1<human_mage                        | human_archer
        1: obelisk_2<human_mage obelisk_3<human_mage   | human_monster orc_mage
        titles: vandal emperor great_architect king_of_elves chief_of_orcs tower_builder
        """,
        **LAST_TURN,
    )
    assert {action.split()[0] for action in legal(game)} == {"destroy", "exchange"}
    assert answers(game) == {"exchange"}


def test_takes_vandal_in_the_last_turn_where_it_wins_the_game() -> None:
    """The same monster, but what it destroys was worth more than vandal costs."""
    game = draw(
        """
        0: elf_citadel<human_mage                      | human_archer
        1: obelisk_1<human_mage                        | human_monster orc_mage
        titles: vandal emperor great_architect king_of_elves citadel_builder conqueror
        """,
        last_monster=0,
        discard={"elf_monster": 1, "elf_tower": 1},
        **LAST_TURN,
    )
    assert answers(game) == {"destroy elf_citadel_1 with human_monster_1"}


def test_who_cannot_win_still_saves_points() -> None:
    game = draw(
        """
        0: elf_citadel elf_citadel orc_citadel orc_citadel obelisk_1 obelisk_2 | human_archer
        1: obelisk_3                                                           | obelisk_1 orc_tower
        titles: great_architect emperor citadel_builder king_of_elves keeper_of_secrets chief_of_orcs
        """,
        **LAST_TURN,
    )
    assert answers(game) == {"play obelisk_1_2"}


def test_keeps_the_mage_on_a_key_holding() -> None:
    """Ledger 10.2: replacing a mage by an archer is a newcomer's mistake, even for a title."""
    game = draw("""
        >0: elf_citadel<human_mage | human_archer elf_archer orc_archer orc_archer orc_archer elf_archer
         1: orc_citadel<human_mage | human_archer
        titles: great_architect emperor king_of_elves chief_of_orcs citadel_builder sharpshooter
    """)
    assert "garrison elf_citadel_1 with human_archer_1" in legal(game)
    assert answers(game) == {"exchange"}


def test_puts_the_mage_where_the_titles_hang() -> None:
    game = draw("""
        >0: elf_tower obelisk_1 | human_mage orc_archer orc_archer orc_archer orc_warrior orc_warrior
         1: orc_tower<orc_mage  | human_archer
        deck: orc_mage human_warrior elf_archer elf_archer human_hero elf_hero
        titles: great_architect emperor king_of_elves tower_builder citadel_builder fortress_builder
    """)
    assert answers(game) == {"garrison elf_tower_1 with human_mage_1"}


def test_captures_with_the_cheapest_unit_that_is_strong_enough() -> None:
    game = draw("""
        >0: elf_tower | human_archer human_warrior human_mage orc_archer orc_archer orc_archer
         1: orc_tower | human_archer
        titles: great_architect emperor chief_of_orcs tower_builder citadel_builder king_of_elves
    """)
    assert answers(game) == {"capture orc_tower_1 with human_archer_1"}


def test_exchanges_a_dead_hand() -> None:
    """No castle of their peoples, and the one legal play throws a mage away."""
    game = draw("""
        >0: obelisk_3<human_mage | orc_archer orc_archer orc_archer elf_archer elf_archer human_archer
         1: obelisk_3<human_mage |
    """)
    assert len(legal(game)) == 2
    assert answers(game) == {"exchange"}


def test_returns_the_dead_cards_and_keeps_the_good_ones() -> None:
    game = draw("""
        >0: elf_tower<human_warrior | orc_archer orc_archer orc_archer human_mage elf_mage human_hero
         1: orc_citadel<orc_mage    |
    """)
    assert exchange(game) == ["elf_mage", "human_hero", "human_mage"]


def test_keeps_the_castle_that_its_units_wait_for() -> None:
    """Ledger 10.1: castles are licences. No title here counts castles."""
    picture = """
        >0: obelisk_3   | {} orc_tower
         1: elf_citadel |
        titles: keeper_of_secrets conqueror sharpshooter swordmaster grand_magister commander
    """
    waiting = "orc_mage orc_mage orc_warrior orc_warrior orc_hero"
    others = "elf_mage elf_mage elf_warrior elf_warrior elf_hero"
    assert "orc_tower" in exchange(draw(picture.format(waiting)))
    assert "orc_tower" not in exchange(draw(picture.format(others)))


def test_an_exchange_in_the_last_turn_costs_one_card_and_ends() -> None:
    """KB-132: nothing is drawn any more; whatever is returned, the bot comes to an end."""
    game = draw(
        """
        0: obelisk_1<human_mage | human_archer
        1: obelisk_2<human_mage | orc_mage orc_archer elf_archer
        """,
        **LAST_TURN,
    )
    exchange(game)
    if game.phase != 3:
        do(game, "done")
    assert game.result() is not None


def test_lays_an_obelisk_where_several_play() -> None:
    """Two points that hardly anybody fights for: better than a turn of searching."""
    game = draw("""
        >0: elf_tower<human_mage | obelisk_3 orc_mage orc_warrior undead_mage dwarf_mage dwarf_archer
         1: orc_tower    | human_archer human_warrior orc_archer orc_archer obelisk_1 elf_mage
         2: dwarf_tower  | human_archer dwarf_warrior dwarf_archer elf_archer obelisk_1 undead_hero
         3: undead_tower | human_archer human_archer undead_warrior undead_archer obelisk_2 elf_hero
         titles: king_of_elves sharpshooter grand_magister tower_builder conqueror prince_of_orcs
    """)
    assert answers(game) == {"play obelisk_3_1"}


def test_does_not_spend_a_turn_on_returning_a_card_or_two_of_a_good_hand() -> None:
    game = draw("""
        >0: elf_tower elf_citadel<human_mage | obelisk_2 elf_mage elf_warrior human_warrior human_hero dwarf_archer
         1: orc_tower orc_citadel<human_mage | human_archer human_warrior orc_archer orc_archer obelisk_1 elf_mage
         2: dwarf_tower dwarf_citadel<dwarf_mage | human_archer dwarf_warrior dwarf_archer elf_archer obelisk_1 undead_hero
         3: undead_tower undead_citadel<undead_mage | human_archer human_archer undead_warrior undead_archer obelisk_2 elf_hero
         titles: king_of_elves sharpshooter grand_magister tower_builder conqueror prince_of_orcs
    """)
    assert answers(game) == {"play obelisk_2_1"}
