"""Support tokens, each by itself, and relics (ledger 3.17, 3.18)."""

from pathlib import Path
from typing import Any

import pytest

from hastilude.core.chance import RecordedChance
from hastilude.games.knights_tale.cards import RELICS, SUPPORT
from hastilude.games.knights_tale.position import position
from hastilude.games.knights_tale.rulebook import RULEBOOK
from support.knights_tale import attacks, do, draw, faces, joust, legal, outcome, player, refused_by
from support.ledger import rule

BOARD = "events: good_harvest siege wandering"


def buying(token: str, line: str = "coins 9 glory 10", tokens: str = "", **more: Any) -> Any:
    """Seat 0 gains a token from the track; the state afterwards."""
    game = draw(f">0: {line} | {tokens}\n1:\n{BOARD}\ntrack: - - - - - {token}", phase="action", **more)
    do(game, "gain support r4")
    return game


# -- immediate ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("token", "glory", "coins", "prestige"),
    [
        pytest.param("minstrel", 4, 0, [], marks=rule("KT-266")),
        pytest.param("lady", 5, 0, [], marks=rule("KT-267")),
        pytest.param("king", 0, 0, ["kings_favour"], marks=rule("KT-268")),
        pytest.param("vassal", 0, 0, ["retinue"], marks=rule("KT-269")),
        pytest.param("usurer", -2, 6, [], marks=rule("KT-270")),
    ],
)
@rule("KT-263")
def test_immediate_tokens(token: str, glory: int, coins: int, prestige: list[str]) -> None:
    """They act once, when gained, and stay."""
    game = buying(token)
    after = player(game, 0)
    assert (after["glory"], after["coins"], after["prestige"]) == (10 + glory, 9 + coins, prestige)
    assert after["support"] == [token]


@rule("KT-268", "KT-269", "KT-E16", "KT-234")
@pytest.mark.parametrize(("token", "prestige"), [("king", "kings_favour"), ("vassal", "retinue!")])
def test_no_second_prestige_token(token: str, prestige: str) -> None:
    assert player(buying(token, tokens=prestige), 0)["prestige"] == [prestige]


@rule("KT-270", "KT-R14")
@pytest.mark.parametrize(("glory", "left"), [(0, 0), (1, 0), (2, 0), (3, 1)])
@pytest.mark.parametrize("option", ["lose_what_you_have", "cannot_use"])
def test_the_usurer_takes_what_glory_there_is(glory: int, left: int, option: str) -> None:
    """Also with the option that bars Thug and Witch."""
    game = buying("usurer", f"coins 0 glory {glory}", options={"glory_loss_at_zero": option})
    after = player(game, 0)
    assert (after["glory"], after["coins"]) == (left, 6)


@rule("KT-R70", "KT-263", "KT-261")
def test_immediate_and_permanent_tokens_are_never_face_down() -> None:
    """So the Lady-in-waiting has nothing to turn up."""
    game = joust("strength 1 | minstrel nun lady_in_waiting", "hans_von_trotha")
    assert position(game)["phase"] == "strength", "there is no tent to use"
    assert sorted(player(game, 0)["support"]) == ["lady_in_waiting", "minstrel", "nun"]


# -- permanent ----------------------------------------------------------------------------


@rule("KT-271", "KT-272", "KT-262", "KT-265", "KT-016")
@pytest.mark.parametrize(
    ("tokens", "dice"),
    [("", 2), ("nun", 3), ("nun nun", 4), ("bishop", 4), ("bishop nun", 5), ("bishop bishop nun", 7)],
)
def test_nun_and_bishop_add_dice_to_faith(tokens: str, dice: int) -> None:
    game = joust(f"strength 3 faith 2 horse 3 armour 3 | {tokens}", "jacques_de_lalaing")
    do(game, "commit 3", chance=faces("111 000 000"))
    assert game.prompt().args["count"] == dice
    do(game, "use faith")
    marked = 0
    chance = faces("111 000 000", "111 000 000")
    while position(game)["phase"] == "reroll":
        die = sorted(text for text in legal(game) if text.startswith("reroll"))[0]
        do(game, die, chance=chance)
        marked += 1
    assert marked == dice
    assert sorted(token.rstrip("!") for token in player(game, 0)["support"]) == sorted(tokens.split())
    assert not any(token.endswith("!") for token in player(game, 0)["support"])


@rule("KT-275", "KT-265", "KT-R38")
@pytest.mark.parametrize(("tokens", "cards"), [("", 2), ("queen", 3), ("queen queen", 4)])
def test_a_queen_adds_a_card_to_a_journey(tokens: str, cards: int) -> None:
    game = draw(f">0: | {tokens}\n1:\n{BOARD}", phase="action")
    do(game, "plan journey", *["draw romance"] * cards, chance=RecordedChance([0] * cards))
    assert len(player(game, 0)["hand"]) == cards
    assert game.decider() == 1


@rule("KT-276", "KT-R39", "KT-265")
@pytest.mark.parametrize(
    ("tokens", "market", "special", "ordinary"),
    [
        ("", 4, 2, 1),
        ("diplomat", 3, 1, 0),
        ("diplomat diplomat", 2, 0, 0),
        ("diplomat diplomat diplomat", 1, 0, 0),
    ],
)
def test_a_diplomat_saves_a_coin(tokens: str, market: int, special: int, ordinary: int) -> None:
    """Market and Gain support, not below 0."""
    for action, price in (
        ("market horse", market),
        ("gain support s1", special),
        ("gain support r1", ordinary),
    ):
        picture = f">0: coins 9 horse 2 | {tokens}\n1:\n{BOARD}\ntrack: bishop - nun"
        game = draw(picture, phase="action")
        do(game, action)
        assert player(game, 0)["coins"] == 9 - price, action


@rule("KT-276", "KT-R39")
def test_no_price_falls_below_nought() -> None:
    """Armour to level II costs 2: three Diplomats make it free, and pay nothing out."""
    game = draw(f">0: coins 1 armour 1 | diplomat diplomat diplomat\n1:\n{BOARD}", phase="action")
    do(game, "market armour")
    assert (player(game, 0)["coins"], player(game, 0)["armour"]) == (1, 2)


@rule("KT-R39")
def test_a_diplomat_saves_nothing_elsewhere() -> None:
    """Not on his own purchase, not on events, not on trade cards."""
    own = draw(f">0: coins 2\n1:\n{BOARD}\ntrack: diplomat", phase="action")
    do(own, "gain support s1")
    assert player(own, 0)["coins"] == 0
    event = draw(">0: coins 1 | diplomat\n1:\nevents: crusade siege wandering", phase="action")
    do(event, "event action")
    assert player(event, 0)["coins"] == 0
    trade = draw(">0: coins 2 | diplomat | feast\n1: | | game", phase="travel")
    do(trade, "play feast")
    assert player(trade, 0)["coins"] == 0


@rule("KT-274")
def test_a_messenger_lets_a_fourth_card_be_played() -> None:
    """The token is at work from the moment it is gained (see test_travel for the phases)."""
    game = draw(">0: plays 3 | messenger | game\n1: | | game", phase="travel")
    view: Any = RULEBOOK.view(game, 0)
    assert view.players[0].plays_most == 4
    do(game, "play game")
    assert player(game, 0)["plays"] == 4


# -- tent ---------------------------------------------------------------------------------


@rule("KT-277", "KT-R69")
def test_a_lady_in_waiting_turns_up_another_support_token() -> None:
    """A tent token, too, though it cannot be used in this duel; not herself."""
    game = joust("strength 1 | lady_in_waiting squire! thug! fencing_master!", "hans_von_trotha")
    do(game, "use lady_in_waiting")
    assert legal(game) == {"refresh squire", "refresh thug", "refresh fencing_master"}
    assert "KT-R69" in refused_by(game, "refresh lady_in_waiting")
    do(game, "refresh thug")
    assert sorted(player(game, 0)["support"]) == ["fencing_master!", "lady_in_waiting!", "squire!", "thug"]
    assert position(game)["phase"] == "strength", "the one tent of the duel is used"


@rule("KT-R69")
def test_two_ladies_in_waiting_may_turn_up_each_other() -> None:
    game = joust("strength 1 | lady_in_waiting lady_in_waiting! squire!", "hans_von_trotha")
    do(game, "use lady_in_waiting")
    assert legal(game) == {"refresh lady_in_waiting", "refresh squire"}
    alone = joust("strength 1 | lady_in_waiting cook", "hans_von_trotha")
    assert legal(alone) == {"use cook", "pass"}
    assert "KT-R69" in refused_by(alone, "use lady_in_waiting")


@rule("KT-R69", "KT-203")
def test_what_was_turned_up_counts_as_used_only_if_used_again() -> None:
    game = joust("strength 1 | lady_in_waiting squire!", "jacques_de_lalaing")
    do(game, "use lady_in_waiting", "commit 1", chance=faces("1 00 00"))
    do(game, "pass", "pass", chance=faces("1 00 00"))
    do(game, "pass", "pass")
    assert sorted(player(game, 0)["support"]) == ["lady_in_waiting", "squire"], (
        "only she was used, and comes back"
    )


@rule("KT-278", "KT-R69")
def test_a_herald_turns_up_prestige() -> None:
    game = joust("strength 1 | herald office! retinue", "hans_von_trotha")
    do(game, "use herald")
    assert sorted(player(game, 0)["prestige"]) == ["office", "retinue"]
    idle = joust("strength 1 | herald office", "hans_von_trotha")
    assert position(idle)["phase"] == "strength"


@rule("KT-279", "KT-292", "KT-R69")
def test_a_hermit_turns_up_a_relic() -> None:
    game = joust("strength 1 | hermit ring! amulet! medallion", "hans_von_trotha")
    do(game, "use hermit")
    assert legal(game) == {"refresh ring", "refresh amulet"}
    do(game, "refresh amulet")
    assert player(game, 0)["relics"] == ["medallion", "amulet", "ring!"]
    idle = joust("strength 1 | hermit ring", "hans_von_trotha")
    assert position(idle)["phase"] == "strength"


@rule("KT-280", "KT-153")
def test_a_cook_adds_one_in_the_first_clash_only() -> None:
    game = joust("strength 4 | cook", "jacques_de_lalaing")
    do(game, "use cook")
    assert attacks(game) == (1, 11)
    do(game, "commit 1", chance=faces("1 00 00"))
    assert attacks(game) == (0, 11)


@rule("KT-281", "KT-289", "KT-R14")
@pytest.mark.parametrize(("glory", "left"), [(5, 4), (1, 0), (0, 0)])
def test_a_thug_costs_glory_and_weakens_a_knight(glory: int, left: int) -> None:
    game = joust(f"strength 4 glory {glory} | thug", "jacques_de_lalaing")
    do(game, "use thug")
    assert attacks(game) == (0, 10)
    assert player(game, 0)["glory"] == left
    do(game, "commit 1", chance=faces("1 00 00"))
    assert attacks(game) == (0, 11), "in the first clash only"


@rule("KT-R14")
@pytest.mark.parametrize("token", ["thug", "witch"])
def test_with_the_option_too_little_glory_bars_the_token(token: str) -> None:
    options = {"glory_loss_at_zero": "cannot_use"}
    other = "cook" if token == "thug" else "squire"
    for glory, usable in ((1, True), (0, False)):
        game = joust(f"strength 1 glory {glory} | {token} {other}", "hans_von_trotha", options=options)
        if token == "witch":
            do(game, "commit 1", chance=faces("1 00 00"))
        assert (f"use {token}" in legal(game)) == usable
        if not usable:
            assert "KT-R14" in refused_by(game, f"use {token}")


@rule("KT-282", "KT-R68", "KT-289", "KT-192")
def test_a_jester_takes_two_stars_in_the_first_clash() -> None:
    """Against one star: −1, so that a tie is won without prestige; in clash 2 it is lost."""
    game = joust("strength 1 faith 2 | jester", "hans_von_trotha")
    do(game, "use jester")
    duel: Any = RULEBOOK.view(game, None).duel
    assert duel.sides[1].stars == -1
    do(game, "commit 1", chance=faces("4 22 22"))
    events = do(game, "pass", chance=faces("4 22 22"))
    assert outcome(events) == [(0, "prestige")]
    events = do(game, "pass", chance=faces("1 00 00"))
    assert outcome(events) == [(None, "prestige")]


# -- lance --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("token", "roll", "attack"),
    [
        pytest.param("squire", "3 21 10", 3 + 4 + 1, marks=rule("KT-284")),
        pytest.param("fencing_master", "3 21 10", 5 + 2 + 1, marks=rule("KT-285")),
        pytest.param("armourer", "3 21 10", 3 + 2 + 3, marks=rule("KT-286")),
        pytest.param("old_campaigner", "3 21 10", 3 + 2 + 1 + 1, marks=rule("KT-287")),
        pytest.param("witch", "3 21 10", 3 + 2 + 1, marks=rule("KT-283")),
    ],
)
@rule("KT-182", "KT-261")
def test_lance_tokens(token: str, roll: str, attack: int) -> None:
    """A second lance token lets the duel wait after the first."""
    game = joust(f"strength 1 glory 5 | {token} {token}", "jacques_de_lalaing")
    do(game, "commit 1", chance=faces(roll))
    do(game, f"use {token}")
    assert attacks(game) == (attack, 10 if token == "witch" else 11)
    assert player(game, 0)["support"] == [token, f"{token}!"]
    assert player(game, 0)["glory"] == (4 if token == "witch" else 5)


@rule("KT-265", "KT-287", "KT-283")
def test_lance_bonuses_add_up_and_end_with_the_clash() -> None:
    game = joust("strength 1 faith 2 glory 5 | old_campaigner witch", "jacques_de_lalaing")
    do(game, "commit 1", chance=faces("1 00 00"))
    do(game, "pass", "use old_campaigner")
    assert attacks(game) == (2, 11)
    do(game, "use witch", chance=faces("1 00 00"))
    assert position(game)["duel"]["clash"] == 2
    assert attacks(game) == (1, 11)


@rule("KT-R60", "KT-284", "KT-R62")
def test_the_lowest_die_is_turned() -> None:
    """4 and 3 stay, the 0 becomes 4; the Ring may reroll it, and it loses its value."""
    game = joust("strength 2 horse 3 | squire ring", "jacques_de_lalaing")
    do(game, "commit 1", chance=faces("1 430 00"))
    do(game, "use squire")
    assert position(game)["duel"]["dice"][0]["horse"] == [3, 4, 4]
    do(game, "use relic ring", "reroll horse_2", "reroll horse_3")
    do(game, "roll", chance=faces("- 00"))
    report: Any = RULEBOOK.view(game, None).report
    assert [line.attacks[0] for line in report if line.what == "rolled" and line.clash == 1][-1] == 1 + 3


# -- relics -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("relic", "attack"),
    [
        pytest.param("medallion", 3 + 2 + 1 + 1, marks=rule("KT-293")),
        pytest.param("rosary", 3 + 2 + 3, marks=rule("KT-294", "KT-R60")),
        pytest.param("amulet", 3 + 2 + 1 + 2, marks=rule("KT-295")),
    ],
)
@rule("KT-184", "KT-291")
def test_relics(relic: str, attack: int) -> None:
    game = joust(f"strength 2 | {relic}", "jacques_de_lalaing")
    do(game, "commit 1", chance=faces("3 21 10"))
    events = do(game, f"use relic {relic}")
    lost = next(event for event in events if event.code == "clash_won")
    assert {lost.args["attack"], lost.args["against"]} == {attack, 11}
    assert player(game, 0)["relics"] == [f"{relic}!"]


@rule("KT-296", "KT-R62")
def test_the_ring_rerolls_up_to_four_own_dice() -> None:
    """Nun and Bishop add nothing, no faith is used; activated symbols apply."""
    game = joust("strength 2 horse 4 | ring nun bishop", "jacques_de_lalaing")
    do(game, "commit 1", chance=faces("1 000 00"))
    do(game, "use relic ring")
    assert game.prompt().code == "ring"
    assert game.prompt().args["count"] == 4
    do(game, "reroll horse_1", "reroll horse_2", "reroll horse_3")
    assert "roll" in legal(game), "fewer will do"
    do(game, "reroll strength_3", chance=faces("5 S10"))
    report: Any = RULEBOOK.view(game, None).report
    assert [line.attacks[0] for line in report if line.what == "rolled"][-1] == 5 + 4 + 0


@rule("KT-292")
def test_a_used_relic_comes_back_after_a_lost_duel() -> None:
    game = joust("strength 1 | medallion", "jacques_de_lalaing")
    do(game, "commit 1", chance=faces("1 00 00"))
    do(game, "use relic medallion", chance=faces("1 00 00"))
    assert player(game, 0)["relics"] == ["medallion"]


def test_every_token_and_relic_is_in_these_tests() -> None:
    files = [Path(__file__), Path(__file__).with_name("test_titles.py")]
    text = "".join(path.read_text(encoding="utf-8") for path in files)
    assert [token for token in (*SUPPORT, *RELICS) if token not in text] == []
