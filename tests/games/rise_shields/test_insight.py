"""What bots know about Rise Shields: they see threats, odds and plans, and play whole turns."""

import pytest

from hastilude.bots.greedy import GreedyBot
from hastilude.bots.levels import CHAMPION_SECONDS, KNIGHT_SECONDS, LEVELS, Means
from hastilude.core.chance import Chance, SeededChance, seed_of
from hastilude.core.state import CHOICE, OVER
from hastilude.games.rise_shields import actions, appraisal, odds, phases, plans
from hastilude.games.rise_shields.names import UNIT_NAMES
from hastilude.games.rise_shields.rulebook import RULEBOOK
from hastilude.games.rise_shields.rules import RiseShields
from hastilude.games.rise_shields.terms import MELEE
from support.builds import compiled_only
from support.rise_shields import do, place, start

INSIGHT = RULEBOOK.insight()


def unit(name: str) -> int:
    return UNIT_NAMES.index(name)


def choice(game: RiseShields, seed: int = 0) -> str:
    """What the greedy bot does."""
    chance = SeededChance(seed_of("choice", seed))
    bot = GreedyBot(INSIGHT)
    return RULEBOOK.actions.text(bot.choose(game.legal(), game.imagine(game.chooser, chance), chance))


def duel() -> RiseShields:
    """Two armies of two; seat 0 can strike the archers from behind."""
    return place(
        ("ulrag", 0, "12.0", 5),
        ("order_men_at_arms", 0, "7.4", 5),
        ("bella", 1, "0.10", 2),
        ("outlaws_archers", 1, "5.4", 5),
    )


def test_a_stronger_side_has_the_better_value() -> None:
    game = place(
        ("ulrag", 0, "12.0", 5),
        ("order_men_at_arms", 0, "12.4", 5),
        ("order_pikemen", 0, "12.5", 5),
        ("bella", 1, "0.10", 2),
        ("outlaws_archers", 1, "0.4", 2),
    )
    values = INSIGHT.values(game)
    assert values[0] > 0.5 > values[1]
    assert sum(values) == pytest.approx(1)


def test_a_unit_under_threat_is_worth_less() -> None:
    def value(cell: str) -> float:
        game = place(
            ("ulrag", 0, "12.0", 5),
            ("order_archers", 0, "6.3", 2),
            ("bella", 1, "0.10", 2),
            ("swordsmen", 1, cell, 2),
            seat=1,
        )
        return INSIGHT.values(game)[0]

    assert value("5.2") < value("0.0")


def test_facing_away_from_the_enemy_is_dangerous() -> None:
    game = place(
        ("ulrag", 0, "12.0", 5),
        ("order_archers", 0, "8.3", 5),
        ("bella", 1, "0.10", 2),
        ("outlaws_men_at_arms", 1, "6.3", 2),
    )
    archers = unit("order_archers")
    cell = game.where[archers]
    assert appraisal.danger(game, archers, cell, 2, 100.0) > appraisal.danger(game, archers, cell, 5, 100.0)


def test_the_best_plan_strikes_where_it_can() -> None:
    game = duel()
    men = unit("order_men_at_arms")
    survey = plans.survey(game, men, 0)
    assert survey.best - survey.rest > 20
    assert actions.STEP <= survey.first < actions.FACE
    assert choice(game) == "activate order_men_at_arms"


def test_a_survey_leaves_the_state_as_it_was() -> None:
    game = duel()
    before = RULEBOOK.position(game)
    for name in ("ulrag", "order_men_at_arms"):
        plans.survey(game, unit(name), 0)
    INSIGHT.priors(game, game.legal())
    assert RULEBOOK.position(game) == before


def test_a_plan_is_carried_out_step_by_step() -> None:
    game = duel()
    do(game, "activate order_men_at_arms")
    texts = []
    for _ in range(6):
        action = INSIGHT.step(game)
        texts.append(RULEBOOK.actions.text(action))
        if texts[-1].startswith("melee"):
            break
        game.apply(action, SeededChance(seed_of(1)))
    assert texts[-1] == "melee outlaws_archers"
    assert texts[0].startswith("step")


def test_an_engine_goes_round_the_hills_to_the_last_walls() -> None:
    """Straight on it would stand before ground that it may not enter, and the won game would go on."""
    game = place(
        ("ulrag", 0, "12.0", 5),
        ("order_men_at_arms", 0, "12.4", 5),
        ("order_pikemen", 0, "12.5", 5),
        ("order_catapult", 0, "9.2", 5),
        ("aya", 1, "4.2", 2),
    )
    game.quiet = 5  # rounds without any loss: it is time
    engine = unit("order_catapult")
    for _ in range(8):
        survey = plans.survey(game, engine, 0)
        if survey.best - survey.rest > 20:
            break
        assert survey.cell != game.where[engine], "it waits"
        game.at[game.where[engine]] = -1
        game.at[survey.cell] = engine
        game.where[engine] = survey.cell
    assert plans.gain(game, engine, 0) > 20


def test_which_unit_is_next_is_left_to_the_search() -> None:
    assert INSIGHT.step(duel()) == CHOICE


def test_luck_is_left_out_of_account() -> None:
    """Of an imagined state: whether the dice were kind changes little in its value."""
    game = duel()
    do(game, "activate order_men_at_arms", "step 6.4")
    values = []
    for faces in ([6, 1], [1, 6]):
        imagined = game.imagine(0, SeededChance(seed_of(2)))
        chance = Scripted(faces)
        for text in ("melee outlaws_archers", "face 5"):
            imagined.apply(RULEBOOK.actions.parse(text), chance)
        strength = appraisal.strengths(imagined, False)
        values.append(strength[0] - strength[1])
    assert abs(values[0] - values[1]) < 10


class Scripted(Chance):
    """Dice as written, then sixes."""

    def __init__(self, faces: list[int]) -> None:
        self.faces = faces.copy()

    def below(self, n: int) -> int:
        return self.faces.pop(0) - 1 if self.faces else n - 1


def test_odds_agree_with_the_ledger() -> None:
    """RS-E43: men-at-arms against horsemen in front, margin +1: 756 of 1296."""
    game = place(
        ("ulrag", 0, "12.0", 5),
        ("order_men_at_arms", 0, "7.4", 5),
        ("bella", 1, "0.10", 2),
        ("outlaws_horsemen", 1, "6.4", 2),
    )
    men, horsemen = unit("order_men_at_arms"), unit("outlaws_horsemen")
    chances = odds.forecast(game, men, horsemen, MELEE, 0)
    assert chances[odds.WIN] == pytest.approx(756 / 1296)
    back = 360 / 1296
    assert chances[odds.COUNTER_LOSS] == pytest.approx((1 - 756 / 1296) * back)


def play(seed: int, bots: list[GreedyBot | None]) -> RiseShields:
    """None plays at random."""
    chance, thoughts = SeededChance(seed_of("game", seed)), SeededChance(seed_of("bots", seed))
    game = start(2, chance=chance)
    while (seat := game.decider()) != OVER:
        action = game.forced()
        if action == CHOICE:
            legal, bot = game.legal(), bots[seat]
            if bot is None:
                action = legal[thoughts.below(len(legal))]
            else:
                action = bot.choose(legal, game.imagine(seat, thoughts), thoughts)
        game.apply(action, chance)
    return game


@pytest.mark.parametrize("seed", range(4))
def test_a_squire_beats_random_play(seed: int) -> None:
    bots: list[GreedyBot | None] = [None, None]
    bots[seed % 2] = GreedyBot(INSIGHT)
    assert play(seed, bots).winners == 1 << seed % 2


@compiled_only
def test_a_knight_finds_an_action_in_every_kind_of_decision() -> None:
    chance = SeededChance(seed_of("knight"))
    game = start(2, chance=chance)
    knight = LEVELS["knight"](RULEBOOK, Means(seconds=0.002))
    met = set()
    for _ in range(120):
        if game.decider() == OVER:
            break
        action = knight.choose(game.legal(), game.imagine(game.decider(), chance), chance)
        assert action in game.legal()
        met.add(game.prompt().code)
        game.apply(action, chance)
    assert {"main", "activation", "deploy"} <= met


@pytest.mark.parametrize(("seats", "mode"), [(2, "1x1"), (4, "1x1x1x1"), (4, "2x2"), (3, "2x1")])
def test_a_whole_turn_stays_within_ten_seconds_of_a_champion(seats: int, mode: str) -> None:
    """The paces of a long turn add up to less than five decisions: every unit is chosen, planned, walks four
    steps and turns, and strikes; three cards are played, and three victories give another activation each."""
    chance = SeededChance(seed_of("army", mode))
    game = start(seats, options={"mode": mode}, chance=chance)
    while game.prompt().code != "main":
        game.apply(game.legal()[0], chance)
    army = len(game.army_of(game.active))
    assert army == (12 if game.setting.big_army(game.active) else 7)
    choosing = INSIGHT.pace(game)
    do(game, RULEBOOK.actions.text(game.legal()[0]))
    assert game.prompt().code == "activation"
    planning = INSIGHT.pace(game)
    game.steps = 1
    walking = INSIGHT.pace(game)
    game.phase = phases.WINDOW
    answering = INSIGHT.pace(game)
    activations = army + 3
    turn = (activations + 1 + 3) * choosing + activations * (planning + 5 * walking) + army * answering
    assert turn * CHAMPION_SECONDS < 10
    assert KNIGHT_SECONDS < CHAMPION_SECONDS
