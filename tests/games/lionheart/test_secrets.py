"""What each seat sees, and what it cannot know (ledger, part 7)."""

from collections import Counter

import msgspec
import pytest

from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.words import canonical, seen
from hastilude.games.lionheart.cards import ACTIONS
from hastilude.games.lionheart.position import position
from hastilude.games.lionheart.rules import Lionheart
from hastilude.games.lionheart.view import LionheartPlayer, LionheartView, view
from support.ledger import rule
from support.lionheart import BESIDE_RED, borders, do, draw, hand, lively_game, start, using

LAND = """
    +--+--+--+--+
    |.Y .y|.  .b|
    +  +  +  +  +
    |.  c |f  .B|
    +--+--+  +  +
    |.  .r .R .B|
    +--+--+--+--+
"""
VIEWERS = (0, 1, 2, None)


def public(sight: LionheartView) -> bytes:
    """A view without what only its viewer may see."""
    return canonical(msgspec.structs.replace(sight, viewer=None, hand=(), previews=()))


@rule("LH-R49")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_but_the_own_hand_is_the_same_for_everybody(seats: int) -> None:
    for n, (_, _, game) in enumerate(lively_game(seats, seed=("public", seats))):
        if n % 10 == 0:
            assert len({public(view(game, seat)) for seat in (*range(seats), None)}) == 1


@rule("LH-R49")
def test_board_scores_market_supplies_and_money_are_public() -> None:
    game = draw(LAND, "ybr", "A03", market=["C05", "D14"], discard=["A10"], money=[3, 4, 5])
    for viewer in VIEWERS:
        sight = view(game, viewer)
        assert sight.land == ("....", ".cf.", "....")
        assert [player.money for player in sight.players] == [3, 4, 5]
        assert [player.income for player in sight.players] == [1, 0, 0]
        assert [entry.card.card for entry in sight.market] == ["C05", "D14"]
        assert sight.discard == ("A10",)
        assert sight.border_supply == 100 - len(borders(game))
        assert {p.colour: p.knights_left for p in sight.pieces} == {"blue": 14, "yellow": 14, "red": 14}
        assert sight.deck_count == 60 - 9 - 3
        assert [domain.domain for domain in sight.domains] == ["yellow_1"]


@rule("LH-R49", "LH-033")
def test_a_hand_is_seen_by_its_owner_only() -> None:
    game = draw(LAND, "ybr", hands=[["A03", "B14", "C05"], ["A04", "B15", "D09"], ["A05", "B08", "D14"]])
    for seat in range(3):
        for viewer in VIEWERS:
            shown = {card.card for card in view(game, viewer).hand}
            assert bool(set(hand(game, seat)) & shown) == (viewer == seat)
            if viewer != seat:
                assert not any(f'"{card}"' in _text(game, viewer) for card in hand(game, seat))


def _text(game: Lionheart, viewer: int | None) -> str:
    return canonical(view(game, viewer)).decode()


@rule("LH-R49", "LH-003")
def test_the_letters_on_the_backs_are_seen() -> None:
    game = draw(LAND, "ybr", hands=[["A03", "B14", "C05"], ["A04", "B15", "D09"], ["A05", "B08", "D14"]])
    for viewer in VIEWERS:
        backs = [[slot.letter for slot in player.hand] for player in view(game, viewer).players]
        assert backs == [["A", "B", "C"], ["A", "B", "D"], ["A", "B", "D"]]
        assert view(game, viewer).deck_letter == position(game)["deck"][0][0]


@rule("LH-R49")
def test_a_card_taken_from_the_market_stays_known() -> None:
    game = draw(LAND, "ybr", "A03", market=["C05"])
    do(game, "sell A03", "draw C05")
    for viewer in VIEWERS:
        assert [slot.card for slot in view(game, viewer).players[0].hand] == [None, None, "C05"]
    assert position(game)["hands"][0][-1] == "C05*"


@rule("LH-R49")
def test_a_card_drawn_from_the_deck_is_seen_by_the_drawer_only() -> None:
    game = draw(LAND, "ybr", "A03")
    top = position(game)["deck"][0]
    events = do(game, "sell A03", "draw")
    told = {viewer: next(e for e in seen(events, viewer) if e.code == "drew").args for viewer in VIEWERS}
    assert told[0] == {"seat": 0, "letter": top[0], "card": top}
    assert told[1] == told[2] == told[None] == {"seat": 0, "letter": top[0]}
    assert f'"{top}"' in _text(game, 0)
    assert f'"{top}"' not in _text(game, 1)


@rule("LH-R49")
def test_money_may_be_hidden_until_the_end() -> None:
    hidden = {"money_visibility": "hidden"}
    game = draw(LAND, "ybr", money=[3, 4, 5], options=hidden)
    for viewer in VIEWERS:
        shown = [player.money for player in view(game, viewer).players]
        assert shown == [thalers if seat == viewer else None for seat, thalers in enumerate([3, 4, 5])]
    over = draw(LAND, "ybr", "A01", money=[3, 4, 5], options=hidden, deck=[], final_turns=1, seat=2)
    do(over, "sell A01")
    for viewer in VIEWERS:
        assert [player.money for player in view(over, viewer).players] == [3, 4, 7]


def test_only_the_owner_reads_why_a_card_cannot_be_played() -> None:
    game = draw(LAND, "ybr", "B14 A03", money=[5, 0, 0])
    refusals = {
        card.card: [use.refusal.code if use.refusal else None for use in card.uses]
        for card in view(game, 0).hand
    }
    assert refusals["B14"] == ["too_dear"]
    assert refusals["A03"] == [None]


def test_previews_are_for_the_decider() -> None:
    game = using("expand_domain:2", LAND, "ybr")
    assert view(game, 1).previews == view(game, None).previews == ()
    previews = {preview.action: preview for preview in view(game, 0).previews}
    assert previews["take (1,2)"].points == (1, 0, 0)


def test_the_preview_of_an_invasion_tells_gain_loss_and_land_cut_off() -> None:
    picture = """
        +--+--+--+--+
        |.Y .y|f  s |
        +  +  +  +--+
        |.  .y|v |.R|
        +  +  +  +--+
        |.  . |.b .B|
        +--+--+--+--+
    """
    game = using("expand_domain:2", picture, "ybr", target=3)
    preview = next(p for p in view(game, 0).previews if p.action == "take (1,2)")
    assert preview.points == (3, -4, 0)
    assert preview.cut_off == ("(0,2)", "(0,3)")
    assert preview.wins == 0


def test_the_preview_of_a_border_tells_whose_domain_it_closes() -> None:
    picture = """
        +--+--+--+--+
        |f  s |.b fB|
        +  +  +  +  +
        |.Y .y .  . |
        +--+--+--+--+
    """
    game = using("place_borders:1", picture)
    (preview,) = view(game, 0).previews
    assert preview.action == "border v(1,1)"
    assert preview.points == (1, 1)
    assert {(c.domain, c.owner, c.points) for c in preview.closed} == {("yellow_1", 0, 1), ("blue_1", 1, 1)}


# -- imagination ------------------------------------------------------------------------------


def imagined(game: Lionheart, seat: int, count: int = 200) -> list[Lionheart]:
    chance = SeededChance(seed_of("imagine", seat))
    states = [game.imagine(seat, chance) for _ in range(count)]
    assert all(isinstance(state, Lionheart) for state in states)
    return states  # type: ignore[return-value]


@rule("LH-R49")
def test_hidden_hands_and_the_deck_are_dealt_anew_by_their_letters() -> None:
    game = draw(LAND, "ybr", hands=[["A03", "B14", "C05"], ["A04*", "B15", "D09"], ["A05", "B08", "D14"]])
    met: Counter[str] = Counter()
    for state in imagined(game, 0):
        found = position(state)
        assert found["hands"][0] == ["A03", "B14", "C05"]
        assert found["hands"][1][0] == "A04*"  # everybody saw it
        for cards in (found["hands"][1], found["hands"][2], found["deck"]):
            assert not {"A03", "B14", "C05"} & set(cards)
        assert [card[0] for card in found["hands"][2]] == ["A", "B", "D"]
        assert [card[0] for card in found["deck"]] == [card[0] for card in position(game)["deck"]]
        met[found["hands"][2][1]] += 1
    assert len(met) == 14  # every card of pile B but the own one
    assert max(met.values()) < 40


@rule("LH-R49")
def test_an_imagined_state_looks_the_same_to_its_seat() -> None:
    for n, (_, _, game) in enumerate(lively_game(3, seed="imagined")):
        if n % 25 == 0:
            for seat in range(3):
                for state in imagined(game, seat, 2):
                    assert canonical(view(state, seat)) == canonical(view(game, seat))
                    state.check()


def test_players_of_a_view_are_plain_data() -> None:
    player = view(start(2), 0).players[0]
    assert isinstance(player, LionheartPlayer)
    assert (player.score, player.to_go, player.money) == (0, 50, 7)


# -- undo --------------------------------------------------------------------------------


def reveals(game: Lionheart, action: str) -> bool:
    return game.reveals(ACTIONS.parse(action))


@rule("LH-033", "LH-R49")
def test_a_hidden_card_cannot_be_taken_back_and_one_from_the_market_can() -> None:
    hands = [["A03", "A06*", "A09"], ["B01", "B02", "B03"], ["C01", "C02", "C04"]]
    game = draw(BESIDE_RED, "ybr", hands=hands)
    assert reveals(game, "sell A03")
    assert not reveals(game, "sell A06")


@rule("LH-031", "LH-R49")
def test_a_card_that_everybody_can_work_out_shows_nothing() -> None:
    """The deck is beyond pile A: with two seats all cards of it that the other does not see are here."""
    late = [f"D{number:02}" for number in range(1, 6)]
    game = draw(BESIDE_RED, "yb", hands=[["A03", "B01", "C01"], ["A04", "B02", "C02"]], deck=late)
    assert not reveals(game, "sell A03")
    third = draw(
        BESIDE_RED,
        "ybr",
        hands=[["A03", "B01", "C01"], ["A04", "B02", "C02"], ["A05", "B03", "C03"]],
        deck=late,
    )
    assert reveals(third, "sell A03")


def test_units_of_a_card_can_be_taken_back_unless_they_end_the_game() -> None:
    game = using("expand_domain:2", BESIDE_RED, "ybr")
    assert not reveals(game, "take (1,2)")
    assert reveals(using("expand_domain:2", BESIDE_RED, "ybr", target=3), "take (1,2)")


def test_a_card_from_the_deck_cannot_be_put_back_unless_it_is_the_last_of_its_kind() -> None:
    game = draw(BESIDE_RED, "ybr", "A06 A09 B01", market=["C05"])
    do(game, "sell A06")
    assert reveals(game, "draw")
    assert not reveals(game, "draw C05")
