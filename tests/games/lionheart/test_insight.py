"""What Lionheart knows about good play: values, longer moves, what is worth a look."""

import pytest

from hastilude.bots.greedy import GreedyBot
from hastilude.bots.ismcts import Budget, IsmctsBot
from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.state import CHOICE, OVER
from hastilude.games.lionheart.appraisal import Appraisal
from hastilude.games.lionheart.cards import ACTIONS, CARD_NAMES, EXPAND_DOMAIN, STOP
from hastilude.games.lionheart.fences import plan_of
from hastilude.games.lionheart.insight import LionheartInsight
from hastilude.games.lionheart.moves import finish_card, in_card, knights_at_home
from hastilude.games.lionheart.rulebook import RULEBOOK
from hastilude.games.lionheart.rules import Lionheart
from support.lionheart import do, draw, lively_game, using

INSIGHT = LionheartInsight()


def squire(game: Lionheart) -> str:
    """What a bot that looks one action ahead does."""
    chance = SeededChance(seed_of("squire"))
    return ACTIONS.text(GreedyBot(INSIGHT).choose(game.legal(), game, chance))


def step(game: Lionheart) -> str:
    return ACTIONS.text(INSIGHT.step(game))


#: yellow's corner lacks v(1,1) only; blue's lacks v(1,3)
TWO_CORNERS = """
    +--+--+--+--+--+--+
    |.Y .y|.  .  .b .B|
    +  +  +  +  +  +  +
    |v  f  .  .  .  . |
    +--+--+  +  +--+--+
    |.  .  .  .  .  . |
    +  +  +  +  +  +  +
    |.Y .y .  .  .b .B|
    +--+--+--+--+--+--+
"""


# -- values ------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_values_are_shares_of_one_win(seats: int) -> None:
    for n, (_, _, game) in enumerate(lively_game(seats, seed="values")):
        if n % 15 == 0 or game.decider() == OVER:
            values = INSIGHT.values(game)
            assert sum(values) == pytest.approx(1.0)
            assert all(0.0 <= value <= 1.0 for value in values)
    assert all(values[seat] > 0.4 for seat in game.winners)


def test_a_card_in_play_counts_for_what_it_will_have_done() -> None:
    judged = 0
    for _, _, game in lively_game(4, seed="in play"):
        if in_card(game):
            after = game.copy()
            finish_card(after, INSIGHT.weights)
            assert INSIGHT.values(game) == INSIGHT.values(after)
            judged += 1
    assert judged > 20


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_judgement_does_not_hang_on_what_is_hidden(seats: int) -> None:
    chance = SeededChance(seed_of("hidden"))
    for n, (_, _, game) in enumerate(lively_game(seats, seed="hidden")):
        if n % 25 == 0:
            for seat in range(seats):
                other = game.imagine(seat, chance)
                assert INSIGHT.value(other, seat) == INSIGHT.value(game, seat)


def test_every_decision_has_something_worth_a_look() -> None:
    for _, _, game in lively_game(3, seed="priors"):
        if game.decider() != OVER:
            legal = game.legal()
            weights = INSIGHT.priors(game, legal)
            assert len(weights) == len(legal)
            assert max(weights) > 0.0
            assert 0.0 <= INSIGHT.pace(game) <= 1.0


def test_equal_cards_are_looked_at_once() -> None:
    game = draw(TWO_CORNERS, hand="A03 A04 A09", money=[8, 8])
    legal = game.legal()
    looked_at = {
        ACTIONS.text(action)
        for action, weight in zip(legal, INSIGHT.priors(game, legal), strict=True)
        if weight > 0.0
    }
    assert looked_at == {
        "sell A03",
        "sell A09",
        "play A03 for place_borders",
    }, "and no knight, as long as there is no domain for it"


def test_who_has_plenty_of_money_sells_nothing_while_a_card_brings_points() -> None:
    """Squires and knights sold cards turn after turn, and died rich."""
    game = draw(TWO_CORNERS, hand="A03 A09 A10", money=[20, 5])
    legal = game.legal()
    weights = dict(zip(map(ACTIONS.text, legal), INSIGHT.priors(game, legal), strict=True))
    assert {text for text, weight in weights.items() if weight == 0.0 and text.startswith("sell")} == {
        "sell A03",
        "sell A09",
        "sell A10",
    }
    for looks in (8, 30):
        bot = IsmctsBot(INSIGHT, Budget(looks=looks))
        chosen = bot.choose(legal, game, SeededChance(seed_of("rich", looks)))
        assert ACTIONS.text(chosen).startswith("play")


def test_a_full_purse_has_no_use_for_a_sale() -> None:
    """Who is rich drew traitors from the market only to sell them, turn after turn, and lost with 84 thalers."""
    poor, rich = draw(TWO_CORNERS, money=[0, 5]), draw(TWO_CORNERS, money=[60, 5])
    traitor = CARD_NAMES.index("C12")
    worth = [Appraisal(game, INSIGHT.weights, 0).card(0, traitor, 0.0) for game in (poor, rich)]
    assert worth[0] > worth[1]
    assert worth[1] < INSIGHT.weights.unseen, "a card of the deck may be of use"


def test_no_knight_is_sent_where_it_guards_nothing() -> None:
    """Eight knights stood outside any domain at the end: they are for domains, or to be sold."""
    game = draw(TWO_CORNERS, hand="A13 A03", money=[10, 5])
    weights = dict(zip(map(ACTIONS.text, game.legal()), INSIGHT.priors(game, game.legal()), strict=True))
    assert weights["play A13 for place_knights"] == 0.0
    assert weights["sell A13"] > 0.0
    assert not knights_at_home(game)
    do(game, "play A03 for place_borders", "border v(1,1)")
    assert knights_at_home(game), "the fence is closed"


def test_several_expansions_in_hand_count_the_best_cells_once() -> None:
    """Each was worth all cells within reach, so that playing one seemed to lose the others."""
    game = draw(TWO_CORNERS, hand="A03 A09 A10")
    appraisal = Appraisal(game, INSIGHT.weights, 0)
    appraisal.frontier[0] = 6.0
    cards = [card for card in range(60) if game.setting.figures.amount[card * 5 + EXPAND_DOMAIN]]
    game.hands[0] = cards[:1]
    one = appraisal._hand(0, 0.0) - appraisal.card(0, cards[0], 0.0)
    game.hands[0] = cards[:3]
    three = appraisal._hand(0, 0.0) - sum(appraisal.card(0, card, 0.0) for card in cards[:3])
    assert one == three > 0.0


# -- fences ------------------------------------------------------------------------------


def test_a_plan_is_a_region_and_the_borders_that_it_lacks() -> None:
    game = draw(TWO_CORNERS)
    plan = plan_of(game, 4)  # the first yellow castle
    assert plan.missing == 1
    assert plan.region.cells() == [0, 1, 12, 13]
    assert plan.hope(1) == plan.worth > plan.hope(0)


def test_castles_that_knights_join_have_no_plan() -> None:
    """LH-R22: nobody can ever part them."""
    game = draw("""
        +--+--+--+--+--+
        |.Y .y .y .Y . |
        +  +  +  +  +  +
        |.  .  .  .  .B|
        +--+--+--+--+--+
    """)
    assert plan_of(game, 4).worth == 0.0


def test_plans_follow_every_change_of_the_board() -> None:
    """A plan kept through a game is the plan that would be made anew."""
    for n, (_, _, game) in enumerate(lively_game(3, seed="plans")):
        INSIGHT.values(game)
        if n % 10 == 0:
            kept = [plan_of(game, castle) for castle in range(16)]
            fresh = game.copy()
            fresh.plans = []
            for castle in range(16):
                assert kept[castle].region.same(plan_of(fresh, castle).region)
                assert kept[castle].missing == plan_of(fresh, castle).missing


def test_the_last_border_of_a_fence_is_placed() -> None:
    game = using("place_borders:1", TWO_CORNERS)
    assert squire(game) == "border v(1,1)"
    assert step(game) == "border v(1,1)"


def test_a_fence_is_closed_rather_than_a_card_sold() -> None:
    game = draw(TWO_CORNERS, hand="A03 A09 A10")
    assert squire(game) == "play A03 for place_borders"


def test_borders_left_over_do_not_close_the_neighbours_fence() -> None:
    game = using("place_borders:2", TWO_CORNERS)
    while in_card(game):
        text = step(game)
        assert text not in ("border v(1,3)", "border v(0,3)")
        do(game, text)


# -- expansion ---------------------------------------------------------------------------

GROWING = """
    +--+--+--+--+--+
    |.Y .y|f  .  . |
    +--+--+  +  +  +
    |.  v  .  .  .B|
    +  +  +  +  +  +
    |.B .b .  .  .b|
    +--+--+--+--+--+
"""


def test_the_village_is_taken_before_the_forest() -> None:
    game = using("expand_domain:2", GROWING)
    assert squire(game) == "take (1,1)"
    do(game, step(game))
    assert step(game) == "take (0,2)"


def test_a_field_is_taken_on_the_way_to_a_village() -> None:
    game = using(
        "expand_domain:2",
        """
        +--+--+--+--+
        |.Y .y|.  v |
        +--+--+  +  +
        |.  .  .  . |
        +  +  +  +  +
        |.B .b .B .b|
        +--+--+--+--+
        """,
    )
    do(game, step(game))
    assert step(game) == "take (0,3)"


def test_a_card_in_play_is_one_move() -> None:
    """Inside a card every step is plain, so that a look ahead does not branch there."""
    for _, _, game in lively_game(2, seed="steps"):
        if in_card(game):
            assert INSIGHT.step(game) in game.legal()
        elif game.phase != 12 and game.decider() != OVER:  # the draw is a step too
            assert INSIGHT.step(game) == CHOICE


def test_a_rulebook_has_this_insight() -> None:
    assert isinstance(RULEBOOK.insight(), LionheartInsight)
    assert STOP not in using("place_borders:2", TWO_CORNERS).legal()


@pytest.mark.parametrize(("seats", "thinks"), [(2, True), (3, False), (4, False)])
def test_with_several_rivals_the_units_of_a_card_follow_the_plan(seats: int, thinks: bool) -> None:
    bot = IsmctsBot(INSIGHT, Budget(looks=2))
    units = 0
    for _, _, game in lively_game(seats, seed="units"):
        if INSIGHT.step(game) == CHOICE or len(game.legal()) == 1:
            continue
        units += 1
        assert (INSIGHT.pace(game) > 0.0) == thinks
        if not thinks:
            chance = SeededChance(seed_of("units", units))
            assert bot.choose(game.legal(), game, chance) == INSIGHT.step(game)
            assert chance.place() == 0
    assert units > 20
