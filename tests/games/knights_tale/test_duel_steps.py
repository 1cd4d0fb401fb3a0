"""The steps of a clash, winning it, and what a duel costs (ledger 3.12 … 3.14)."""

from typing import Any

import pytest

from hastilude.games.knights_tale.position import position
from hastilude.games.knights_tale.rulebook import RULEBOOK
from support.knights_tale import (
    COMPONENTS,
    attacks,
    do,
    draw,
    faces,
    joust,
    legal,
    outcome,
    player,
    refused_by,
    why_not,
)
from support.ledger import rule


def step(game: Any) -> tuple[int, str]:
    duel = position(game)["duel"]
    return duel["clash"], duel["step"]


# -- the sequence -------------------------------------------------------------------------


@rule("KT-174", "KT-147", "KT-148")
def test_all_steps_of_two_clashes() -> None:
    """Tent once, then strength, roll, faith, lance, lance, relic for each clash."""
    tokens = "thug cook squire squire armourer old_campaigner ring amulet"
    game = joust(f"strength 4 faith 3 glory 5 | {tokens}", "jacques_de_lalaing")
    steps = [step(game)]
    do(game, "use cook")
    steps.append(step(game))
    do(game, "commit 1", chance=faces("1 00 00"))
    steps.append(step(game))
    for action in ("pass", "use squire", "use armourer"):
        do(game, action)
        steps.append(step(game))
    do(game, "use relic amulet")
    steps.append(step(game))
    assert steps == [
        (1, "tent"),
        (1, "strength"),
        (1, "faith"),
        (1, "lance_1"),
        (1, "lance_2"),
        (1, "relic"),
        (2, "strength"),
    ]
    report: Any = RULEBOOK.view(game, None).report
    # Cook 1, die 1; Squire 4; Armourer 3; Amulet 2: 11 against 11, and three stars decide
    assert [line.attacks[0] for line in report if line.what in ("used", "relic")] == [1, 1 + 1 + 4, 9, 11]
    assert [line.side for line in report if line.what == "clash"] == [1]


@rule("KT-175", "KT-R69")
def test_one_tent_token_and_only_before_the_first_clash() -> None:
    game = joust("strength 4 glory 5 | thug cook", "jacques_de_lalaing")
    do(game, "use thug")
    assert position(game)["phase"] == "strength"
    assert player(game, 0)["support"] == ["cook", "thug!"]
    do(game, "commit 1", chance=faces("1 00 00"))
    assert step(game) == (2, "strength"), "no second tent"


@rule("KT-175", "KT-264", "KT-R17")
def test_each_token_in_its_own_step() -> None:
    game = joust("strength 1 | cook squire nun minstrel", "jacques_de_lalaing")
    assert legal(game) == {"use cook", "pass"}
    for token in ("squire", "nun", "minstrel"):
        assert "KT-264" in refused_by(game, f"use {token}")
    do(game, "pass")
    do(game, "commit 1", chance=faces("1 00 00"))
    assert legal(game) == {"use squire", "pass"}
    assert "KT-264" in refused_by(game, "use cook")


# -- strength -----------------------------------------------------------------------------


@rule("KT-176", "KT-177")
def test_at_most_four_strength_in_a_duel() -> None:
    game = joust("strength 9", "jacques_de_lalaing")
    assert legal(game) == {f"commit {count}" for count in range(5)}
    do(game, "commit 3", chance=faces("111 00 00"))
    assert legal(game) == {"commit 0", "commit 1"}
    assert "KT-176" in refused_by(game, "commit 2")


@rule("KT-176")
def test_no_more_strength_than_one_has() -> None:
    game = joust("strength 2", "jacques_de_lalaing")
    assert legal(game) == {"commit 0", "commit 1", "commit 2"}
    assert why_not(game, "commit 3") == "not_so_strong"


# -- faith --------------------------------------------------------------------------------


@rule("KT-179", "KT-R61", "KT-181")
def test_faith_rerolls_two_own_dice_at_most() -> None:
    """The old results are lost even if they were better."""
    game = joust("strength 1 faith 2", "jacques_de_lalaing")
    do(game, "commit 1", chance=faces("5 44 33"))
    do(game, "use faith")
    assert why_not(game, "roll") == "mark_first"
    do(game, "reroll strength_3")
    assert why_not(game, "reroll strength_3") == "marked_already"
    assert why_not(game, "reroll strength_1") == "no_die"
    assert "roll" in legal(game), "one die is enough"
    do(game, "reroll horse_3", chance=faces("1 0", "5 44 33"))
    assert player(game, 0)["faith"] == 1
    report: Any = RULEBOOK.view(game, None).report
    assert [line.attacks[0] for line in report if line.what == "rolled"][:2] == [12, 1 + 4 + 3]


@rule("KT-180")
def test_one_faith_token_a_clash() -> None:
    game = joust("strength 1 faith 3 | medallion", "jacques_de_lalaing")
    do(game, "commit 1", chance=faces("1 00 00"))
    do(game, "use faith", "reroll horse_3")
    do(game, "roll", chance=faces("- 0"))
    assert step(game) == (1, "relic")
    assert refused_by(game, "use faith")
    do(game, "pass", chance=faces("1 00 00"))
    assert step(game) == (2, "faith")
    assert "use faith" in legal(game)


@rule("KT-R61")
def test_without_dice_faith_cannot_be_used() -> None:
    """Level-I armour and horse against veterans, no strength: nothing is rolled."""
    game = joust("armour 1 horse 1 faith 1 | medallion", "john_fastolf", chance=faces("- 0 -"))
    assert step(game) == (1, "faith")
    assert COMPONENTS.data["knights"]["john_fastolf"]["less"] == {"armour": 1}
    bare = draw(
        ">0: faith 1 | medallion\n1:",
        phase="strength",
        duel={
            "for": "tournament",
            "side": [0, None],
            "knight": "john_fastolf",
            "step": "strength",
            "less": {"armour": 3, "horse": 3},
        },
        players=[{"faith": 1, "strength": 1, "relics": ["medallion"]}, {}],
    )
    do(bare, "commit 0")
    assert step(bare) == (1, "relic")


# -- lances and relics --------------------------------------------------------------------


@rule("KT-182", "KT-183", "KT-R66")
def test_two_lance_steps_with_one_token_each() -> None:
    game = joust("strength 1 | squire squire armourer", "jacques_de_lalaing")
    do(game, "commit 1", chance=faces("1 00 00"))
    do(game, "pass")
    assert step(game) == (1, "lance_2"), "who skipped the first may use the second"
    do(game, "use squire", chance=faces("1 00 00"))
    assert step(game) == (2, "lance_1")
    do(game, "use squire", "use armourer")
    assert player(game, 0)["support"].count("squire!") <= 2


@rule("KT-184", "KT-291")
def test_one_relic_a_clash() -> None:
    game = joust("strength 1 | medallion medallion amulet", "jacques_de_lalaing")
    do(game, "commit 1", chance=faces("1 00 00"))
    do(game, "use relic medallion", chance=faces("1 00 00"))
    assert step(game) == (2, "relic")
    assert player(game, 0)["relics"] == ["medallion", "medallion!", "amulet"]


@rule("KT-186", "KT-187")
def test_what_is_used_lies_on_the_board_and_works_no_more() -> None:
    game = joust("strength 2 faith 1 | squire armourer", "jacques_de_lalaing")
    do(game, "commit 2", chance=faces("11 00 00"))
    do(game, "use faith", "reroll horse_3")
    do(game, "roll", chance=faces("- 0"))
    do(game, "use squire")
    duel = position(game)["duel"]
    assert (duel["committed"][0], duel["faith_spent"][0], duel["used_support"][0]) == (2, 1, ["squire"])
    assert (player(game, 0)["strength"], player(game, 0)["faith"]) == (0, 0)
    assert "KT-187" in refused_by(game, "use squire")


# -- winning a clash ----------------------------------------------------------------------


@rule("KT-185", "KT-189", "KT-190", "KT-191", "KT-149")
def test_victory_tokens_to_two() -> None:
    game = joust("strength 2 faith 5", "hans_von_trotha")
    do(game, "commit 1", chance=faces("5 44 33"))
    do(game, "pass")
    assert position(game)["duel"]["wins"] == [1, 0]
    do(game, "commit 0", chance=faces("1 00 00"))
    do(game, "pass")
    assert position(game)["duel"]["wins"] == [1, 1]
    do(game, "commit 0", chance=faces("5 44 33"))
    events = do(game, "pass")
    won = next(event for event in events if event.code == "duel_won")
    assert (won.args["seat"], won.args["wins"], won.args["losses"]) == (0, 2, 1)


@rule("KT-192", "KT-E17", "KT-195", "KT-R67")
@pytest.mark.parametrize(
    ("tokens", "knight", "winner", "left"),
    [
        ("", "dietrich_von_kottulin", 0, []),  # 0 against 0
        ("office", "dietrich_von_kottulin", 0, ["office!"]),  # turned though it was not needed
        ("office retinue", "david_mathew", 0, ["office", "retinue!"]),  # 2 against 1
        ("office!", "david_mathew", None, ["office!"]),  # face-down ones do not count
        ("", "david_mathew", None, []),
    ],
)
def test_ties_with_a_knight(tokens: str, knight: str, winner: int | None, left: list[str]) -> None:
    """7 against 7; a tie won costs a face-up prestige token, if there is one."""
    game = joust(f"strength 1 faith 1 | {tokens}", knight)
    do(game, "commit 1", chance=faces("3 22 22"))
    events = do(game, "pass", chance=faces("1 00 00"))
    assert outcome(events) == [(winner, "prestige")]
    assert player(game, 0)["prestige"] == left


@rule("KT-194", "KT-235")
def test_prestige_is_the_number_of_face_up_tokens() -> None:
    game = joust("strength 1 | office retinue! kings_favour", "hans_von_trotha")
    sides: Any = RULEBOOK.view(game, None).duel
    assert (sides.sides[0].stars, sides.sides[1].stars) == (2, 1)


@rule("KT-195", "KT-194")
def test_a_second_tie_finds_one_token_less() -> None:
    """Prestige 1 wins the first tie against one star; then there is none left."""
    game = joust("strength 1 faith 2 | office", "david_mathew")
    do(game, "commit 1", chance=faces("3 22 22"))
    do(game, "pass", chance=faces("3 22 22"))
    events = do(game, "pass", chance=faces("1 00 00"))
    assert outcome(events) == [(None, "prestige")]


# -- after the duel -----------------------------------------------------------------------


@rule("KT-197", "KT-198", "KT-199", "KT-185")
def test_the_winner_pays_all_and_keeps_tokens_face_down() -> None:
    game = joust("strength 5 faith 2 glory 10 | squire medallion office", "hans_von_trotha")
    do(game, "commit 2", chance=faces("55 00 22"))
    do(game, "use faith", "reroll horse_3")
    do(game, "roll", chance=faces("- 0"))
    do(game, "use squire", "use relic medallion")
    do(game, "commit 1", chance=faces("555 44 33"))
    do(game, "pass")
    after = player(game, 0)
    assert (after["strength"], after["faith"]) == (5 - 3, 2 - 1)
    assert (after["support"], after["relics"], after["prestige"]) == (["squire!"], ["medallion!"], ["office"])
    assert after["glory"] == 12
    assert game.decider() == 1, "on to the next duel"


@rule("KT-202", "KT-203", "KT-204", "KT-R71", "KT-292")
def test_the_loser_takes_back_one_of_each() -> None:
    """Not what was used in earlier duels: the Cook and the Ring stay face down."""
    game = joust(
        "strength 4 faith 2 glory 10 | squire squire armourer cook! ring! medallion amulet office retinue!",
        "jacques_de_lalaing",
        chance=None,
    )
    do(game, "commit 3", chance=faces("111 00 00"))
    do(game, "use faith", "reroll horse_3")
    do(game, "roll", chance=faces("- 0"))
    do(game, "use squire", "use armourer", "use relic medallion")
    do(game, "commit 1", chance=faces("111 00 00"))
    do(game, "use faith", "reroll horse_3")
    do(game, "roll", chance=faces("- 0"))
    do(game, "use squire", "use relic amulet")
    assert position(game)["phase"] == "recover_support"
    assert legal(game) == {"recover squire", "recover armourer"}
    assert "KT-203" in refused_by(game, "recover cook")
    do(game, "recover armourer")
    assert legal(game) == {"recover medallion", "recover amulet"}
    assert "KT-203" in refused_by(game, "recover ring")
    do(game, "recover amulet")
    after = player(game, 0)
    assert (after["strength"], after["faith"]) == (1, 1)
    assert sorted(after["support"]) == ["armourer", "cook!", "squire!", "squire!"]
    assert after["relics"] == ["medallion!", "amulet", "ring!"]
    assert after["prestige"] == ["office", "retinue!"]
    assert after["glory"] == 10


@rule("KT-202", "KT-195")
def test_a_prestige_token_turned_in_the_lost_duel_comes_back() -> None:
    game = joust("strength 1 | office retinue!", "david_mathew")
    do(game, "commit 1", chance=faces("3 22 22", "1 00 00", "1 00 00"))
    assert player(game, 0)["prestige"] == ["office", "retinue!"]


@rule("KT-188")
def test_what_came_back_may_be_used_in_the_same_phase() -> None:
    """A challenge lost with the Squire, and tried again."""
    game = draw(">0: strength 1 | squire | rescue\n1: | | game game", phase="travel")
    do(game, "play rescue", "commit 1", chance=faces("1 00 00"))
    do(game, "use squire", chance=faces("1 00 00"))
    assert player(game, 0)["support"] == ["squire"]
    do(game, "play game", "play rescue", "commit 1", chance=faces("1 00 00"))
    assert "use squire" in legal(game)


@rule("KT-204", "KT-197", "KT-202")
def test_nothing_used_nothing_back() -> None:
    game = joust("strength 1 glory 10", "jacques_de_lalaing")
    do(game, "commit 0", chance=faces("- 00 00"))
    do(game, "commit 0", chance=faces("- 00 00"))
    after = player(game, 0)
    assert (after["strength"], after["faith"], after["glory"]) == (1, 0, 10)


@rule("KT-205", "KT-R72")
@pytest.mark.parametrize(
    ("knight", "half"),
    [("david_mathew", 1), ("john_of_luxembourg_ligny", 1), ("jan_zizka", 2), ("pierre_terrail", 4)],
)
def test_half_is_rounded_down(knight: str, half: int) -> None:
    game = joust("strength 1 glory 0 horse 3", knight)
    less = COMPONENTS.data["knights"][knight].get("less", {})
    horse = "4" * (3 - less.get("horse", 0))
    none = "0" * len(horse)
    do(game, "commit 1", chance=faces(f"5 {horse} 33", f"1 {none} 00", f"1 {none} 00"))
    assert player(game, 0)["glory"] == half


@rule("KT-189")
def test_attack_is_compared_after_all_steps() -> None:
    game = joust("strength 2 | amulet", "hans_von_trotha")
    do(game, "commit 1", chance=faces("3 22 22"))
    assert attacks(game) == (7, 8)
    events = do(game, "use relic amulet")
    assert outcome(events) == [(0, "attack")]
