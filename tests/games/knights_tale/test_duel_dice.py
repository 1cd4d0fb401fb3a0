"""Attack, dice, symbols, levels, and what knights do to them (ledger 3.11)."""

from typing import Any

import pytest

from hastilude.games.knights_tale.position import position
from hastilude.games.knights_tale.rulebook import RULEBOOK
from support.knights_tale import attacks, do, faces, joust, legal, outcome, player, refused_by, tilt
from support.ledger import rule


def rolled(
    line: str, roll: str, knight: str = "jacques_de_lalaing", commit: int = 0, **more: Any
) -> tuple[int, int]:
    """Attack of both sides after the first roll; a faith token makes the duel wait there."""
    game = joust(f"{line} faith 1 strength 4", knight, **more)
    do(game, f"commit {commit}", chance=faces(roll))
    assert position(game)["phase"] == "faith"
    return attacks(game)


# -- the sum ------------------------------------------------------------------------------


@rule("KT-150", "KT-151", "KT-R57")
@pytest.mark.parametrize(
    ("roll", "attack"),
    [("53 21 30", 5 + 2 + 3), ("11 00 00", 1), ("35 44 12", 5 + 4 + 2), ("44 01 22", 4 + 1 + 2)],
)
def test_only_the_best_die_of_each_colour_counts(roll: str, attack: int) -> None:
    assert rolled("", roll, commit=2)[0] == attack


@rule("KT-151", "KT-166", "KT-R59")
def test_a_colour_without_dice_counts_nothing() -> None:
    assert rolled("", "- 43 21")[0] == 4 + 2


@rule("KT-152", "KT-164", "KT-165", "KT-R56", "KT-009")
@pytest.mark.parametrize(("level", "dice"), [(1, 1), (2, 2), (3, 3), (4, 3)])
@pytest.mark.parametrize("item", ["horse", "armour"])
def test_dice_by_level(item: str, level: int, dice: int) -> None:
    """As many as the level, never more than three; the recorded rolls are used up exactly."""
    horse = "0" * (dice if item == "horse" else 2)
    armour = "0" * (dice if item == "armour" else 2)
    game = joust(f"{item} {level} faith 1 strength 1", "jacques_de_lalaing")
    chance = faces(f"1 {horse} {armour}")
    do(game, "commit 1", chance=chance)
    assert chance.left() == 0
    lying = position(game)["duel"]["dice"][0]
    assert len(lying[item]) == dice


@rule("KT-166", "KT-E22", "KT-176")
@pytest.mark.parametrize(
    ("committed", "dice", "symbol"), [(0, 0, 0), (1, 1, 1), (2, 2, 1), (3, 3, 1), (4, 3, 5)]
)
def test_dice_for_committed_strength(committed: int, dice: int, symbol: int) -> None:
    """The fourth token gives no die but activates the symbol."""
    game = joust("faith 1 strength 4", "jacques_de_lalaing")
    chance = faces(f"{'S' * dice or '-'} 00 00")
    do(game, f"commit {committed}", chance=chance)
    assert chance.left() == 0
    assert attacks(game)[0] == (symbol if dice else 0)


@rule("KT-323")
def test_the_usual_start_rolls_two_and_two() -> None:
    assert rolled("", "- 12 12")[0] == 2 + 2


# -- the special symbol -------------------------------------------------------------------


@rule("KT-158", "KT-159", "KT-160", "KT-161", "KT-162", "KT-326", "KT-R58")
@pytest.mark.parametrize(
    ("line", "commit", "roll", "attack"),
    [
        ("", 2, "SS SS SS", 1 + 0 + 0),
        ("horse 3 armour 3", 3, "SSS SSS SSS", 1),
        ("horse 4", 2, "SS SSS SS", 1 + 4 + 0),
        ("armour 4", 2, "SS SS SSS", 1 + 0 + 3),
        ("", 4, "SSS SS SS", 5 + 0 + 0),
        ("horse 4 armour 4", 4, "SSS SSS SSS", 5 + 4 + 3),
    ],
)
def test_symbols_count_the_least_or_the_most(line: str, commit: int, roll: str, attack: int) -> None:
    assert rolled(line, roll, commit=commit)[0] == attack


@rule("KT-R58", "KT-153", "KT-E32", "KT-177")
def test_a_symbol_rolled_before_the_fourth_strength_stays_what_it_was() -> None:
    """Two in clash 1, two more in clash 2: three dice and the symbol only in clash 2."""
    game = joust("strength 4", "jacques_de_lalaing")
    events = do(game, "commit 2", chance=faces("SS 00 00"))
    assert [event.args["against"] for event in events if event.code == "clash_won"] == [1]
    assert attacks(game)[0] == 0
    chance = faces("SSS 44 33", "SSS 44 33")
    do(game, "commit 2", chance=chance)
    assert chance.left() == 0, "strength still works in the third clash, without being asked"
    assert player(game, 0)["glory"] == 8, "5 + 4 + 3 against 11, twice"


@rule("KT-163")
def test_activated_symbols_apply_to_rerolls() -> None:
    game = joust("horse 4 faith 2 strength 1", "jacques_de_lalaing")
    do(game, "commit 1", chance=faces("1 000 00"))
    do(game, "use faith", "reroll horse_1")
    do(game, "roll", chance=faces("- S", "1 000 00"))
    assert position(game)["duel"]["clash"] == 2, "4 + 1 did not reach 11"
    report: Any = RULEBOOK.view(game, None).report
    assert max(line.attacks[0] for line in report if line.clash == 1) == 5


@rule("KT-153")
def test_each_clash_begins_at_nought() -> None:
    game = joust("strength 4 | cook", "jacques_de_lalaing")
    do(game, "use cook")
    assert attacks(game)[0] == 1
    do(game, "commit 1", chance=faces("5 44 33"))
    assert position(game)["duel"]["clash"] == 2
    assert attacks(game)[0] == 0


@rule("KT-154")
def test_attack_may_be_negative() -> None:
    """The tent of the printed duel: –1 before the roll (test_printed_duel)."""
    game = tilt("strength 1 glory 5 | thug", "strength 1")
    do(game, "use thug")
    assert attacks(game) == (0, -1)


# -- knights ------------------------------------------------------------------------------


@rule("KT-167", "KT-169", "KT-192", "KT-E13")
@pytest.mark.parametrize(
    ("roll", "tokens", "won"),
    [
        ("5 22 22", "", True),  # 9 against 8
        ("4 22 22", "office", True),  # 8 against 8, prestige 1 against 1
        ("4 22 22", "", False),  # 8 against 8, prestige 0 against 1
        ("3 22 22", "office retinue", False),  # 7 against 8
    ],
)
def test_the_pictured_knight(roll: str, tokens: str, won: bool) -> None:
    """Attack 8, glory 2, one star."""
    game = joust(f"strength 1 | {tokens}", "hans_von_trotha")
    events = do(game, "commit 1", chance=faces(roll, roll, roll))
    assert outcome(events)[0][0] == (0 if won else None)


@rule("KT-168", "KT-199", "KT-205", "KT-E13", "KT-R72")
@pytest.mark.parametrize(
    ("rolls", "glory"),
    [(["5 44 33"] * 2, 2), (["5 44 33", "1 00 00", "1 00 00"], 1), (["1 00 00"] * 2, 0)],
)
def test_what_the_pictured_knight_pays(rolls: list[str], glory: int) -> None:
    game = joust("strength 1 glory 10", "hans_von_trotha")
    do(game, "commit 1", chance=faces(*rolls))
    assert player(game, 0)["glory"] == 10 + glory


@rule("KT-170", "KT-E14", "KT-R63")
def test_a_polish_noble_adds_a_die_in_each_clash() -> None:
    """Printed 9: 9 + 3 = 12 in the first clash, a new roll in the second; symbol 0."""
    game = joust("faith 1 strength 1", "powala_of_taczew")
    do(game, "commit 1", chance=faces("5 44 33 3"))
    assert attacks(game) == (12, 12)
    do(game, "pass", chance=faces("5 44 33 S"))
    assert position(game)["duel"]["clash"] == 2
    assert attacks(game) == (12, 9)


@rule("KT-R63")
def test_the_symbol_of_a_polish_noble_may_count_three() -> None:
    game = joust("faith 1 strength 1", "powala_of_taczew", options={"polish_symbol": "three"})
    do(game, "commit 1", chance=faces("5 44 33 S"))
    assert attacks(game)[1] == 12


@rule("KT-R63", "KT-R61", "KT-173")
def test_nobody_rerolls_the_nobles_die() -> None:
    game = joust("faith 1 strength 1", "powala_of_taczew")
    do(game, "commit 1", chance=faces("5 44 33 3"))
    do(game, "use faith")
    assert legal(game) == {
        "reroll strength_3",
        "reroll horse_2",
        "reroll horse_3",
        "reroll armour_2",
        "reroll armour_3",
    }


@rule("KT-171", "KT-172", "KT-E15", "KT-R64")
@pytest.mark.parametrize(("level", "dice"), [(1, 0), (2, 1), (3, 2), (4, 2)])
def test_a_veteran_takes_an_armour_die(level: int, dice: int) -> None:
    """John Fastolf: level II rolls one, level I none, level IV two with the symbol still activated."""
    game = joust(f"armour {level} faith 1 strength 1", "john_fastolf")
    chance = faces(f"1 00 {'S' * dice or '-'}")
    do(game, "commit 1", chance=chance)
    assert chance.left() == 0
    assert attacks(game)[0] == 1 + (3 if level == 4 else 0)


@rule("KT-171", "KT-R64")
@pytest.mark.parametrize(
    ("knight", "roll"),
    [("john_talbot", "12 0 00"), ("pal_kinizsi", "1 00 00"), ("francesco_sforza", "12 00 0")],
)
def test_each_veteran_takes_his_own_colour(knight: str, roll: str) -> None:
    game = joust("faith 1 strength 2", knight)
    chance = faces(roll)
    do(game, "commit 2", chance=chance)
    assert chance.left() == 0


@rule("KT-R64", "KT-162")
def test_committed_strength_activates_the_symbol_against_a_veteran_too() -> None:
    """Pál Kinizsi takes a strength die: four committed roll two, with the symbol at 5."""
    game = joust("faith 1 strength 4", "pal_kinizsi")
    chance = faces("SS 00 00")
    do(game, "commit 4", chance=chance)
    assert chance.left() == 0
    assert attacks(game)[0] == 5


@rule("KT-173", "KT-196")
def test_knights_decide_nothing_and_keep_their_prestige() -> None:
    """Two ties lost to three stars: the stars are still there."""
    game = joust("strength 1 | office", "charles_vii")
    events = do(game, "commit 1", chance=faces("4 22 22", "4 22 22"))
    assert outcome(events) == [(None, "prestige"), (None, "prestige")]
    assert player(game, 0)["prestige"] == ["office"], "the loser turns nothing"


@rule("KT-288", "KT-R59")
def test_no_die_of_the_colour_no_token_for_it() -> None:
    """Without strength the Fencing master cannot be used; a veteran leaves no armour die for the Rosary."""
    game = joust("armour 1 strength 1 | fencing_master squire rosary amulet", "john_fastolf")
    do(game, "commit 0", chance=faces("- 00 -"))
    assert "use squire" in legal(game)
    assert "KT-288" in refused_by(game, "use fencing_master")
    do(game, "pass", "pass")
    assert "use relic amulet" in legal(game)
    assert "KT-288" in refused_by(game, "use relic rosary")
