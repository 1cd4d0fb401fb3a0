"""The title Brave: its duel, what it may be fought with, and what it costs (KT-313, KT-R81, KT-R82)."""

from typing import Any

import pytest

from hastilude.games.knights_tale.position import position
from hastilude.games.knights_tale.rulebook import RULEBOOK
from support.knights_tale import COMPONENTS, any_chance, do, draw, faces, legal, player, refused_by
from support.ledger import rule

BRAVE = COMPONENTS.data["titles"]["brave"]["glory"]
RICH = COMPONENTS.data["titles"]["rich"]["glory"]
LUCKY = COMPONENTS.data["titles"]["lucky"]["glory"]
#: with horse and armour IV and three strength: 5 + 4 + 3
STRONG = "555 444 333"
#: 1 + 0 + 0
WEAK = "111 000 000"


def facing(
    line: str,
    other: str = "1:",
    public: str = "strong traveller charming",
    goals: str = "brave /",
    **more: Any,
) -> Any:
    """The last journey is over: Brave is the next question."""
    first, *rest = line.split("|")
    tokens = rest[0] if rest else ""
    game = draw(
        f">0: glory 10 {first} | {tokens} | game\n{other}\npublic: {public}\ngoals: {goals}",
        phase="travel",
        round=3,
        last_travel=True,
        **more,
    )
    do(game, "stop")
    assert position(game)["phase"] == "brave"
    return game


@rule("KT-313", "KT-201")
def test_a_duel_against_attack_eleven_and_prestige_one() -> None:
    game = facing("strength 3 horse 4 armour 4")
    assert legal(game) == {"fight", "decline"}
    began = next(event for event in do(game, "fight") if event.code == "duel_title")
    assert (began.args["attack"], began.args["stars"]) == (11, 1)
    do(game, "commit 3", chance=faces(STRONG, STRONG))
    assert player(game, 0)["glory"] == 10 + BRAVE
    assert position(game)["phase"] == "ended"


@rule("KT-212", "KT-206")
def test_one_attempt_and_nothing_for_a_loss() -> None:
    """One clash won, two lost: no half, no second try."""
    game = facing("strength 3 horse 4 armour 4")
    do(game, "fight", "commit 3", chance=faces(STRONG, WEAK, WEAK))
    assert position(game)["phase"] == "ended"
    assert player(game, 0)["glory"] == 10


@rule("KT-R81")
def test_nobody_has_to_fight() -> None:
    game = facing("strength 3")
    do(game, "decline")
    assert position(game)["phase"] == "ended"
    assert player(game, 0)["strength"] == 3


@rule("KT-R81", "KT-242")
def test_in_initiative_order_each_who_may_score_it() -> None:
    game = facing(
        "strength 1",
        "1: strength 1\n2: strength 1",
        public="brave strong traveller",
        goals="//",
        order=[2, 0, 1],
    )
    asked = []
    while position(game)["phase"] == "brave":
        asked.append(game.decider())
        do(game, "decline")
    assert asked == [2, 0, 1]


@rule("KT-R81", "KT-237")
def test_a_personal_brave_is_its_owners_question_only() -> None:
    game = facing("strength 1", "1: strength 1", public="rich strong traveller")
    assert game.decider() == 0
    do(game, "decline")
    assert position(game)["phase"] == "ended"


@rule("KT-R82", "KT-238")
def test_a_personal_brave_is_shown_before_the_duel_and_stays_so() -> None:
    game = facing("strength 3 horse 4 armour 4", public="rich strong traveller")
    hidden: Any = RULEBOOK.view(game, 1)
    assert "brave" not in hidden.players[0].titles
    do(game, "fight")
    shown: Any = RULEBOOK.view(game, 1)
    assert "brave" in shown.players[0].titles
    do(game, "commit 3", chance=faces(WEAK, WEAK))
    after: Any = RULEBOOK.view(game, 1)
    assert "brave" in after.players[0].titles


@rule("KT-R81", "KT-202", "KT-R71")
def test_what_the_duel_spends_serves_no_other_title() -> None:
    """Three strength for Lucky: two are gone after the loss, one has come back."""
    game = facing("coins 3 strength 3 horse 4 armour 4", public="lucky strong traveller")
    do(game, "fight", "commit 3", chance=faces(WEAK, WEAK))
    assert player(game, 0)["glory"] == 10
    assert player(game, 0)["strength"] == 1
    spared = facing("coins 3 strength 3", public="lucky strong traveller")
    do(spared, "decline")
    assert player(spared, 0)["glory"] == 10 + LUCKY


@rule("KT-R81", "KT-244")
def test_turned_tokens_still_count() -> None:
    game = facing(
        "horse 4 armour 4 | squire squire fencing_master old_campaigner nun",
        public="influential strong traveller",
    )
    do(game, "fight", chance=faces("- 000 000"))
    do(game, "use squire", "use old_campaigner", chance=faces("- 000 000"))
    while position(game)["phase"] != "ended":
        do(game, "pass" if "pass" in legal(game) else sorted(legal(game))[0], chance=any_chance())
    assert player(game, 0)["glory"] == 10 + 4


# -- allocate_first -----------------------------------------------------------------------

FIRST = {"brave_spending": "allocate_first"}


@rule("KT-R81")
def test_with_the_option_the_other_titles_are_served_first() -> None:
    """Lucky keeps its three strength out of the duel, and is scored whatever happens there."""
    game = facing("coins 3 strength 4 horse 4 armour 4", public="lucky strong traveller", options=FIRST)
    do(game, "fight")
    assert legal(game) == {"commit 0", "commit 1"}
    do(game, "commit 1", chance=faces("1 000 000", "1 000 000"))
    assert player(game, 0)["glory"] == 10 + LUCKY


@rule("KT-R81")
def test_with_the_option_both_may_be_won() -> None:
    game = facing("coins 6 strength 3 horse 4 armour 4", public="rich strong traveller", options=FIRST)
    do(game, "fight", "commit 3", chance=faces(STRONG, STRONG))
    assert player(game, 0)["glory"] == 10 + BRAVE + RICH


@rule("KT-R81")
@pytest.mark.parametrize(("options", "usable"), [({}, True), (FIRST, False)])
def test_with_the_option_assigned_tokens_stay_out_of_the_duel(options: dict[str, str], usable: bool) -> None:
    """Noble needs the Squire; a Bishop's bonus keeps working."""
    game = facing(
        "horse 4 armour 4 faith 1 | minstrel queen squire bishop",
        public="noble strong traveller",
        options=options,
    )
    do(game, "fight", chance=faces("- 100 000"))
    assert position(game)["phase"] == "faith"
    prompt = game.prompt()
    assert prompt.args["count"] == 4
    do(game, "pass", chance=faces("- 100 000"))
    if usable:
        assert "use squire" in legal(game)
    else:
        assert position(game)["phase"] == "faith", "no lance to use: the second clash"
        assert refused_by(game, "use squire")


@rule("KT-R81")
def test_with_the_option_assigned_prestige_breaks_no_ties() -> None:
    """Famous takes all four tokens: 11 against 11 is lost with prestige 0 against 1."""
    line = "strength 2 horse 4 armour 4 | office retinue kings_favour lady_of_heart"
    tie = "54 333 333"
    free = facing(line, public="famous strong traveller")
    do(free, "fight", "commit 2", chance=faces(tie, tie))
    assert player(free, 0)["glory"] == 10 + 6 + 6
    held = facing(line, public="famous strong traveller", options=FIRST)
    do(held, "fight", "commit 2", chance=faces(tie, tie))
    assert player(held, 0)["glory"] == 10 + 6


@rule("KT-R81", "KT-194")
@pytest.mark.parametrize(("options", "stars"), [({}, 4), (FIRST, 0)])
def test_with_the_option_assigned_prestige_stays_out_of_ties_and_comes_back(
    options: dict[str, str], stars: int
) -> None:
    """Famous needs four prestige tokens: they do not count in the duel, and are there again after it."""
    tokens = "lady_of_heart kings_favour retinue office"
    game = facing(
        f"strength 1 horse 4 armour 4 | {tokens}", public="famous strong traveller", options=options
    )
    do(game, "fight")
    duel = RULEBOOK.view(game, 0).duel
    assert duel is not None
    assert duel.sides[0].stars == stars
    do(game, "commit 0", "commit 0", chance=faces("- 000 000", "- 000 000"))
    assert sorted(player(game, 0)["prestige"]) == sorted(tokens.split())


# -- taking back --------------------------------------------------------------------------


@rule("KT-238")
@pytest.mark.parametrize(
    ("line", "tells"),
    [
        pytest.param("", False, id="nobody meets anything: no title is turned up"),
        pytest.param("coins 40", True, id="it could have had the title of the rich"),
    ],
)
def test_to_decline_the_last_duel_ends_the_game_and_shows_what_is_scored(line: str, tells: bool) -> None:
    """Law 8: hidden titles that are not scored stay hidden at the end."""
    game = facing(line, goals="brave patron /")
    assert game.reveals(RULEBOOK.actions.parse("decline")) is tells
