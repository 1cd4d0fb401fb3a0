"""The chances told beside options are those that come true (issue of the false odds between players)."""

import pytest

from hastilude.games.knights_tale.cards import ACTIONS
from hastilude.games.knights_tale.rulebook import RULEBOOK
from hastilude.games.knights_tale.rules import KnightsTale
from support.builds import COMPILED
from support.knights_tale import do, draw, faces

#: rounds of games of all kinds; interpreted they take twenty times as long
GAMES = 12 if COMPILED else 1


def chances(game: KnightsTale, code: str) -> dict[str, float]:
    """By option: the chance that its remark of this kind tells."""
    return {
        ACTIONS.text(action): remark.chance
        for action, said in RULEBOOK.remarks(game).items()
        for remark in said
        if remark.code == code and remark.chance is not None
    }


def meeting(mine: str, theirs: str, **more: object) -> KnightsTale:
    """Two players before their first clash, the first of them to commit strength."""
    return draw(
        f">0: {mine}\n 1: {theirs}\ncells: @0 @1",
        phase="strength",
        duel={"for": "tournament", "place": "cell_2", "side": [0, 1], "step": "strength", "first": 0, **more},
        tournament={"entrants": [1, 2, 3, 4, 5, 6, 7, 8]},
    )


def test_a_weaker_player_is_not_promised_the_duel() -> None:
    """Strength 1, 2, 3 was told as 94, 99 and 100 per cent, and 16, 21 and 25 were won."""
    game = meeting("strength 3 horse 2 armour 2", "strength 4 faith 2 horse 3 armour 3")
    shown = chances(game, "win_duel_players")
    assert list(shown) == ["commit 0", "commit 1", "commit 2", "commit 3"]
    assert list(shown.values()) == sorted(shown.values())
    assert max(shown.values()) < 0.4


def test_equal_players_have_about_equal_chances() -> None:
    same = "strength 2 faith 1 horse 2 armour 2"
    assert chances(meeting(same, same), "win_duel_players")["commit 2"] == pytest.approx(0.5, abs=0.12)


def test_passing_with_too_little_loses_the_clash() -> None:
    """Attack 8 against a needed 9: beside «pass» there stood a hundred per cent."""
    game = draw(">0: strength 1 faith 1 | | giant_mercenary\n 1: ", phase="travel")
    do(game, "play giant_mercenary")
    do(game, "commit 1", chance=faces("5 00 30"))
    shown = chances(game, "win_clash")
    assert shown["pass"] == 0.0
    assert 0.0 < shown["use faith"] < 1.0


def test_a_reroll_to_come_counts_after_the_faith_is_spent() -> None:
    game = draw(">0: strength 1 faith 1 | | tourney_rival\n 1: ", phase="travel")
    do(game, "play tourney_rival")
    do(game, "commit 1", chance=faces("4 00 10"))
    before = chances(game, "win_clash")["use faith"]
    do(game, "use faith")
    assert max(chances(game, "win_clash").values()) == pytest.approx(before)


def test_a_tent_token_tells_the_same_odds_as_the_strength_after_it() -> None:
    """The tent step showed 0 per cent where the strength step gave 80."""
    game = draw(">0: strength 2 faith 1 | cook | tourney_rival\n 1: ", phase="travel")
    do(game, "play tourney_rival")
    tent = chances(game, "win_duel")
    assert tent["use cook"] >= tent["pass"] > 0.3
    do(game, "pass")
    assert tent["pass"] in [pytest.approx(chance) for chance in chances(game, "win_duel").values()]
