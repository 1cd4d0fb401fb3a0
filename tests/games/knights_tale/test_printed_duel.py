"""The duel that the rulebook tells step by step: red against white (ledger, part 4, KT-E23 … KT-E32)."""

from typing import Any

import pytest

from hastilude.core.words import Event
from hastilude.games.knights_tale.position import position
from hastilude.games.knights_tale.rulebook import RULEBOOK
from hastilude.games.knights_tale.rules import KnightsTale
from support.knights_tale import any_chance, attacks, do, draw, faces, legal, outcome, player, tilt
from support.ledger import rule

RED, WHITE = 0, 1

#: what each does, with the dice that fall and the attacks afterwards (red, white)
CLASH_1: list[tuple[int, str, str, tuple[int, int]]] = [
    (RED, "use thug", "", (0, -1)),
    (WHITE, "commit 2", "", (0, -1)),
    # red 5 by the symbol, 2, 2; white 5, 2, 3 less 1
    (RED, "commit 4", "S11 210 20|51 20 31", (9, 9)),
    (RED, "use faith", "", (9, 9)),
    (RED, "reroll strength_1", "", (9, 9)),
    (RED, "reroll strength_2", "", (9, 9)),
    (RED, "reroll horse_1", "", (9, 9)),
    # the horse die comes up with the symbol, which level IV has activated
    (RED, "reroll horse_2", "12 S0", (11, 9)),
    (WHITE, "use faith", "", (11, 9)),
    (WHITE, "reroll horse_2", "", (11, 9)),
    (WHITE, "reroll horse_3", "- 00", (11, 7)),
    (WHITE, "use squire", "", (11, 11)),
    (RED, "pass", "", (11, 11)),
    (RED, "pass", "", (11, 11)),
    (WHITE, "pass", "", (11, 11)),
    (WHITE, "pass", "", (0, 0)),  # the relic; then the clash is over
]
CLASH_2: list[tuple[int, str, str, tuple[int, int]]] = [
    # white commits two more; red has four committed and is not asked
    (WHITE, "commit 2", "321 110 10|421 210 31", (5, 9)),
    (RED, "use faith", "", (5, 9)),
    (RED, "reroll strength_1", "", (5, 9)),
    (RED, "reroll horse_1", "", (5, 9)),
    (RED, "reroll horse_2", "", (5, 9)),
    (RED, "reroll armour_2", "1 40 2", (9, 9)),
    (WHITE, "pass", "", (9, 9)),
    (WHITE, "use squire", "", (9, 11)),
    (RED, "use fencing_master", "", (11, 11)),
]


def opening() -> KnightsTale:
    """Second stage of a Plaisance: red in cell 1, white in cell 3."""
    return draw(
        """
        >0: glory 25 strength 5 faith 3 horse 4 | bishop thug fencing_master office!
         1: glory 24 strength 5 faith 2 | squire squire medallion retinue
        cells: @0 hans_von_trotha @1 david_mathew henry_v charles_vii jan_zizka john_talbot
        """,
        phase="tent",
        tournament={"stage": 1, "bout": 0, "entrants": [1, 3, 5, 7]},
        duel={"for": "tournament", "side": [0, 1], "place": "cell_3", "step": "tent", "first": 0},
    )


def play(game: KnightsTale, moves: list[tuple[int, str, str, tuple[int, int]]]) -> list[Event]:
    """Each move by who the engine asks; the attacks as printed."""
    events: list[Event] = []
    for seat, move, dice, after in moves:
        assert game.decider() == seat, f"{move}: it is for {game.decider()} to decide"
        happened = do(game, move, chance=faces(*dice.split("|")))
        events += happened
        if not any(event.code == "clash_won" for event in happened):
            assert attacks(game) == after, move
    return events


def fought() -> tuple[KnightsTale, list[Event]]:
    """Up to white's relic, which decides the duel."""
    game = opening()
    events = play(game, CLASH_1) + play(game, CLASH_2)
    assert (game.decider(), position(game)["phase"]) == (WHITE, "relic")
    events += do(game, "use relic medallion")
    return game, events


@rule("KT-E23", "KT-E24", "KT-215", "KT-216", "KT-218", "KT-R65")
def test_the_first_clash() -> None:
    """The order of acting and every attack; white wins it by prestige."""
    game = opening()
    events = play(game, CLASH_1)
    assert outcome(events) == [(WHITE, "prestige")]
    won = next(event for event in events if event.code == "clash_won")
    assert (won.args["attack"], won.args["against"]) == (11, 11)


@rule("KT-E23", "KT-214", "KT-215", "KT-217")
def test_who_acts_first_and_why() -> None:
    """The report has a line for each step in which anybody has a choice."""
    red = "glory 25 strength 5 faith 3 horse 4 | bishop thug fencing_master office!"
    white = "glory 24 strength 5 faith 2 | squire squire medallion retinue"
    assert judged(tilt(red, white)) == [(1, "tent", RED, "prestige")]
    game, _ = fought()
    assert judged(game) == [
        (1, "strength", WHITE, "attack"),
        (1, "faith", RED, "prestige"),
        (1, "lance_1", WHITE, "attack"),
        (1, "lance_2", RED, "prestige"),
        (1, "relic", RED, "prestige"),
        (2, "strength", WHITE, "initiative"),
        (2, "faith", RED, "attack"),
        (2, "lance_1", WHITE, "initiative"),
        (2, "relic", WHITE, "initiative"),
    ]


def judged(game: KnightsTale) -> list[tuple[int, str, int, str]]:
    report: Any = RULEBOOK.view(game, None).report
    return [(line.clash, line.step, line.side, line.word) for line in report if line.what == "first"]


@rule("KT-E26", "KT-193", "KT-195")
def test_white_turns_the_token_that_won_the_tie() -> None:
    game = opening()
    play(game, CLASH_1)
    assert player(game, WHITE)["prestige"] == ["retinue!"]
    sides: Any = RULEBOOK.view(game, None).duel
    assert [side.stars for side in sides.sides] == [0, 0]
    assert [side.wins for side in sides.sides] == [0, 1]


@rule("KT-E26", "KT-193")
def test_a_further_full_tie_would_be_reds() -> None:
    """Equal prestige now: red is further left on the initiative track."""
    game = opening()
    play(game, CLASH_1)
    play(game, CLASH_2)
    events = do(game, "pass", chance=any_chance())
    assert outcome(events)[0] == (RED, "initiative")


@rule("KT-E25", "KT-E32", "KT-177", "KT-162")
def test_the_second_clash() -> None:
    """Four strength of red still give three dice and the symbol; white now has them, too."""
    game, events = fought()
    assert outcome(events)[1] == (WHITE, "attack")
    won = [event for event in events if event.code == "duel_won"]
    assert [(event.args["seat"], event.args["wins"], event.args["losses"]) for event in won] == [
        (WHITE, 2, 0)
    ]
    report: Any = RULEBOOK.view(game, None).report
    rolled = [line for line in report if line.what == "rolled" and line.clash == 2]
    assert len([die for die in rolled[1].dice if die.startswith("strength")]) == 3


@rule("KT-E31", "KT-272")
def test_the_bishop_is_not_turned() -> None:
    game = opening()
    play(game, CLASH_1[:3])
    assert game.prompt().args["count"] == 4
    play(game, CLASH_1[3:])
    play(game, CLASH_2)
    assert "bishop" in player(game, RED)["support"]


@rule("KT-E27", "KT-219", "KT-220", "KT-222", "KT-020")
def test_white_gets_seven() -> None:
    """Red has paid 1 for the Thug: 24 against 24, so red is not the more famous: 24 + 7 = 31."""
    game, _ = fought()
    do(game, "recover thug", chance=any_chance())
    assert player(game, WHITE)["glory"] == 31
    assert player(game, RED)["glory"] == 24


@rule("KT-E28", "KT-221", "KT-R79")
@pytest.mark.parametrize(("red", "white", "half"), [(25, 24, 3), (25, 20, 3), (25, 25, 4), (25, 40, 4)])
def test_what_red_would_get_with_one_clash_won(red: int, white: int, half: int) -> None:
    """Half of white's own value: 9 if white has more glory than red, else 7."""
    game = draw(
        f"""
         0: glory {red - 1} | thug!
        >1: glory {white} | medallion
        cells: @0 hans_von_trotha @1 david_mathew henry_v charles_vii jan_zizka john_talbot
        """,
        phase="relic",
        tournament={"stage": 1, "bout": 0, "entrants": [1, 3, 5, 7]},
        duel={
            "for": "tournament",
            "side": [0, 1],
            "place": "cell_3",
            "step": "relic",
            "clash": 3,
            "first": 1,
            "wins": [1, 1],
            "dice": [{"horse": [4, 0], "armour": [3, 0]}, {"horse": [4, 0], "armour": [3, 0]}],
        },
    )
    do(game, "use relic medallion", chance=any_chance())
    full = 9 if red - 1 > white else 7
    assert player(game, WHITE)["glory"] == white + full
    assert player(game, RED)["glory"] == red - 1 + half


@rule("KT-E28", "KT-207")
def test_red_gets_nothing_and_is_out() -> None:
    game, _ = fought()
    events = do(game, "recover thug", chance=any_chance())
    out = next(event for event in events if event.code == "knocked_out")
    assert out.args["seat"] == RED
    assert player(game, RED)["glory"] == 24
    assert 3 in position(game)["tournament"]["entrants"] + position(game)["tournament"]["advanced"]


@rule("KT-E29", "KT-202", "KT-203", "KT-204")
def test_what_red_takes_back() -> None:
    """1 strength, 1 faith, Thug or Fencing master; the used token of an earlier duel stays down."""
    game, _ = fought()
    assert game.decider() == RED
    assert legal(game) == {"recover thug", "recover fencing_master"}
    do(game, "recover fencing_master", chance=any_chance())
    after = player(game, RED)
    assert after["strength"] == 5 - 4 + 1
    assert after["faith"] == 3 - 2 + 1
    assert sorted(after["support"]) == ["bishop", "fencing_master", "thug!"]
    assert after["prestige"] == ["office!"]


@rule("KT-E30", "KT-197", "KT-198")
def test_what_white_pays() -> None:
    game, _ = fought()
    after = player(game, WHITE)
    assert after["strength"] == 5 - 4
    assert after["faith"] == 2 - 1
    assert after["support"] == ["squire!", "squire!"]
    assert after["relics"] == ["medallion!"]
    assert after["prestige"] == ["retinue!"]


@rule("KT-E24", "KT-E25")
def test_the_values_that_the_totals_force() -> None:
    """White's 8 without the horse is 5 + 3; in clash 2 strength and armour make 7, red's horse and armour 6."""
    assert [(s, a) for s in range(1, 6) for a in range(4) if s + a == 8] == [(5, 3)]
    game = opening()
    play(game, CLASH_1)
    play(game, CLASH_2[:-2])
    duel = position(game)["duel"]["dice"]
    assert duel[WHITE]["strength"][-1] + duel[WHITE]["armour"][-1] == 7
    assert duel[RED]["horse"][-1] + duel[RED]["armour"][-1] == 6
