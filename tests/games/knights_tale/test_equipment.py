"""Horse and armour: one level at a time, never down (ledger 3.21); what a roll takes (KT-178)."""

from typing import Any

import pytest

from hastilude.games.knights_tale.position import position
from hastilude.games.knights_tale.rulebook import RULEBOOK
from support.knights_tale import (
    COMPONENTS,
    PADARM,
    attacks,
    do,
    draw,
    faces,
    joust,
    player,
    random_game,
)
from support.ledger import rule


@rule("KT-324", "KT-328", "KT-117", "KT-E08")
@pytest.mark.parametrize(("seats", "options"), [(2, {}), (4, PADARM), (1, {"solo_scenario": "rivalry"})])
def test_levels_rise_by_one_and_never_fall(seats: int, options: dict[str, str]) -> None:
    """Over whole games: no action and no card does more."""
    raised = 0
    for seed in range(3):
        for before, _, after in random_game(seats, options=options, seed=("levels", seed)):
            for seat in range(seats):
                old, new = player(before, seat), player(after, seat)
                for item in ("horse", "armour"):
                    assert new[item] - old[item] in (0, 1)
                    raised += new[item] - old[item]
    assert raised


@rule("KT-324", "KT-E08")
def test_no_effect_of_the_component_file_skips_a_level() -> None:
    """Each names the level it leads to, and works from the one before only."""
    for table in ("romance", "trade", "challenge", "events", "prizes"):
        for name, row in COMPONENTS.data[table].items():
            if name == "source":
                continue
            for option in row["gain"]:
                items = [
                    part.split()[0] for part in option.split(" + ") if part.split()[0] in ("horse", "armour")
                ]
                assert len(items) <= 1, name


@rule("KT-325", "KT-014")
def test_the_card_shows_the_level() -> None:
    """Two-sided cards for levels I–IV of both items, for each player: the view shows one of them."""
    for level in (1, 2, 3, 4):
        game = draw(f">0: horse {level} armour {5 - level}\n1:", phase="action")
        for seat in (None, 0, 1):
            view: Any = RULEBOOK.view(game, seat)
            assert (view.players[0].horse, view.players[0].armour) == (level, 5 - level)


@rule("KT-325", "KT-093")
def test_an_upgrade_is_there_at_once() -> None:
    game = draw(">0: coins 9\n1:\nevents: good_harvest siege wandering", phase="action")
    do(game, "market horse")
    assert player(game, 0)["horse"] == 3
    assert player(game, 0)["armour"] == 2


@rule("KT-178", "KT-009")
def test_all_dice_are_rolled_together_with_their_symbols() -> None:
    """Three red for four strength, three black of level IV, two white: then the activated symbols."""
    game = joust("strength 4 faith 1 horse 4", "jacques_de_lalaing")
    chance = faces("S12 S00 S1")
    do(game, "commit 4", chance=chance)
    assert chance.left() == 0
    dice = position(game)["duel"]["dice"][0]
    assert dice == {"strength": [1, 2, "S5"], "horse": [0, 0, "S4"], "armour": ["S0", 1]}
    assert attacks(game)[0] == 5 + 4 + 1


@rule("KT-327")
def test_level_four_is_the_highest() -> None:
    game = draw(">0: coins 4 horse 4 | | destrier\n1: | | game", phase="travel")
    do(game, "play destrier")
    assert player(game, 0)["horse"] == 4
