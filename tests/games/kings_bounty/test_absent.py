"""The move of who is away (KB-R49)."""

from hastilude.core.chance import SeededChance, seed_of
from hastilude.games.kings_bounty.rulebook import RULEBOOK
from hastilude.games.kings_bounty.rules import KingsBounty
from support.kings_bounty import do, draw, legal
from support.ledger import rule

#: could lay out an obelisk, and take the tower
TEMPTED = """
    >0: elf_tower   | obelisk_1 human_warrior orc_mage
     1: elf_tower   | orc_archer orc_mage
     titles: keeper_of_secrets tower_builder
     deck: orc_warrior orc_warrior orc_hero orc_archer orc_archer
"""


def absent(game: KingsBounty, seed: int) -> str:
    """What is done for the seat to move, from what it may imagine."""
    chance = SeededChance(seed_of("absent", seed))
    action = RULEBOOK.absent(game.imagine(game.decider(), chance), chance)
    return RULEBOOK.actions.text(action)


@rule("KB-R49")
def test_who_is_away_exchanges_one_card_by_lot_and_never_plays() -> None:
    returned = set()
    for seed in range(40):
        game = draw(TEMPTED)
        assert absent(game, seed) == "exchange"
        do(game, "exchange")
        card = absent(game, seed)
        assert card.startswith("return ")
        returned.add(card)
        do(game, card)
        assert absent(game, seed) == "done"
    assert returned == {"return obelisk_1_1", "return human_warrior_1", "return orc_mage_1"}


@rule("KB-R49", "KB-R28")
def test_where_nothing_may_be_exchanged_any_legal_play_is_made() -> None:
    # KB-R28: after so many exchanges in a row who can play must play
    game = draw(TEMPTED, exchange_streak=12)
    plays = {absent(game, seed) for seed in range(40)}
    assert "exchange" not in plays
    assert plays == set(legal(game))
