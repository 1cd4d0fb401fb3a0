"""What the insight thinks: odds of duels, dice to reroll, tokens where they decide, places worth a shield."""

import pytest

from hastilude.bots.bot import Bot, RandomBot
from hastilude.bots.greedy import GreedyBot
from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.state import CHOICE, OVER
from hastilude.games.knights_tale import clash
from hastilude.games.knights_tale.appraisal import Appraisal
from hastilude.games.knights_tale.cards import ACTIONS
from hastilude.games.knights_tale.insight import KnightsTaleInsight
from hastilude.games.knights_tale.odds import ACTIVE, FIXED, odds_of
from hastilude.games.knights_tale.rulebook import RULEBOOK
from hastilude.games.knights_tale.rules import KnightsTale
from hastilude.games.knights_tale.tableau import ACTION_PHASE, FAITH_PHASE, NO_DUEL, SIGNUP_PHASE
from hastilude.games.knights_tale.weights import Weights
from hastilude.lab.playout import play_out
from support.knights_tale import FIGURES, PADARM, any_chance, do, draw, faces, legal, random_game, start

INSIGHT = KnightsTaleInsight()
ODDS = odds_of(FIGURES)


def outlook(game: KnightsTale, text: str) -> float:
    return INSIGHT.outlook(game, ACTIONS.parse(text), SeededChance(seed_of("outlook")))


def choice(game: KnightsTale) -> str:
    """What greedy does."""
    return max(sorted(legal(game)), key=lambda text: outlook(game, text))


# -- values ------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("options", [{}, PADARM, {"solo_scenario": "rivalry"}], ids=["", "padarm", "rivalry"])
def test_values_are_chances(seats: int, options: dict[str, str]) -> None:
    for number, (before, _, after) in enumerate(random_game(seats, options=options, seed=("values", seats))):
        if number % 7:
            continue
        for state in (before, after):
            values = INSIGHT.values(state)
            assert len(values) == seats
            assert all(0.0 <= value <= 1.0 for value in values)
            assert 0.0 <= INSIGHT.value(state, 0) <= 1.0
        if before.decider() != OVER:
            weights = INSIGHT.priors(before, before.legal())
            assert len(weights) == len(before.legal())
            assert min(weights) >= 0.0
            assert max(weights) > 0.0


def test_the_end_is_certain() -> None:
    *_, (_, _, last) = random_game(3, seed="certain")
    assert INSIGHT.values(last) == last.payoffs()
    assert INSIGHT.value(last, 0) == last.payoffs()[0]


def test_a_judgement_does_not_hang_on_what_the_seat_only_guesses() -> None:
    game = start(3, seed=5)
    while game.phase != 4:  # the action phase
        game.apply(game.legal()[0], any_chance())
    seat = game.decider()
    for action in game.legal():
        if ACTIONS.text(action) in ("plan journey", "new goal"):
            continue  # there the unseen deck is averaged
        values = {INSIGHT.outlook(game.imagine(seat, any_chance(n)), action, any_chance()) for n in range(3)}
        assert len(values) == 1, ACTIONS.text(action)


@pytest.mark.parametrize("scenario", ["lone_challenge", "rivalry"])
def test_alone_it_is_known_how_far_the_target_is(scenario: str) -> None:
    """Before each round's first pawn and in each tournament the lead to come is estimated without a bias
    that one stage has and another has not: else a search prefers a stage to a deed."""
    errors: dict[tuple[int, bool], list[float]] = {}
    for number in range(4):
        game = start(1, options={"solo_scenario": scenario}, seed=number)
        bot, chance = GreedyBot(INSIGHT), any_chance(("alone", number))
        guessed: dict[tuple[int, bool], float] = {}
        while game.decider() != OVER:
            stage = (game.round, bool(game.entrants))
            if game.phase == ACTION_PHASE or game.entrants:
                appraisal = Appraisal(game, Weights())
                points = [INSIGHT.points(game, appraisal, seat, True) for seat in range(game.setting.sides)]
                guessed.setdefault(stage, points[0] - (points[1] if game.setting.rivalry else 0.0))
            forced = game.forced()
            game.apply(forced if forced != CHOICE else bot.choose(game.legal(), game, chance), chance)
        lead = game.glory[0] - (game.glory[1] if game.setting.rivalry else 0)
        for stage, guess in guessed.items():
            errors.setdefault(stage, []).append(lead - guess)
    assert len(errors) >= 5
    assert all(abs(sum(found) / len(found)) < 15.0 for found in errors.values()), errors


def test_a_warrior_is_judged_by_duels_alone() -> None:
    """KT-330: glory and titles bring nothing; a better horse helps in all duels to come."""
    game = start(1, options={"solo_scenario": "warrior"})
    bot, chance = GreedyBot(INSIGHT), any_chance("warrior")
    while game.phase != SIGNUP_PHASE:
        game.apply(bot.choose(game.legal(), game, chance), chance)
    value = INSIGHT.value(game, 0)
    assert 0.0 < value < 0.5
    richer = game.copy()
    richer.glory[0] += 30
    assert INSIGHT.value(richer, 0) == value
    mounted = game.copy()
    mounted.horse[0] += 1
    assert INSIGHT.value(mounted, 0) > value
    # No step of the first duel looks hopeless: strength that is still to be committed counts.
    game.apply(bot.choose(game.legal(), game, chance), chance)
    while not game.wins[0] and not game.wins[1]:
        assert INSIGHT.value(game, 0) > value / 4
        game.apply(bot.choose(game.legal(), game, chance), chance)


# -- odds --------------------------------------------------------------------------------


def sampled(game: KnightsTale, duels: int) -> float:
    """The share of duels won by greedy play from here."""
    bot = GreedyBot(INSIGHT)
    won = 0
    chance = any_chance("sampled")
    for _ in range(duels):
        state = game.copy()
        card = state.card
        while state.duel != NO_DUEL and state.decider() != OVER:
            forced = state.forced()
            action = bot.choose(state.legal(), state, chance) if forced == CHOICE else forced
            state.apply(action, chance)
        won += card in state.played[0]
    return won / duels


@pytest.mark.parametrize(
    ("codes", "faith", "odds"),
    [
        # the component file's calibration table: a tie lost, and a tie won thanks to prestige
        ((2, 2, 2), 1, [0.81, 0.94, 0.58, 0.82, 0.31, 0.58, 0.09, 0.31, 0.01, 0.07]),
        ((3, 2, 2), 2, [0.95, 0.99, 0.84, 0.95, 0.54, 0.83, 0.22, 0.56, 0.03, 0.21]),
        ((3 | ACTIVE, 3, 3), 2, [1, 1, 0.98, 1, 0.89, 0.98, 0.59, 0.89, 0.14, 0.59]),
        ((3 | ACTIVE, 3 | ACTIVE, 3 | ACTIVE), 3, [1, 1, 1, 1, 1, 1, 0.93, 0.99, 0.67, 0.94]),
    ],
)
def test_odds_agree_with_two_simulations(codes: tuple[int, int, int], faith: int, odds: list[float]) -> None:
    needs = [attack + tie for attack in range(7, 12) for tie in (1, 0)]
    for need, expected in zip(needs, odds, strict=True):
        plain, helped = ODDS.clash(*codes, 0, need), ODDS.clash(*codes, 2, need)
        assert ODDS.duel(plain, helped, faith, 0, 0, 1.0, 0.0) == pytest.approx(expected, abs=0.04)


def test_exact_chances_of_a_clash() -> None:
    """One die of each colour: 1 … 5 and a symbol worth 1, 0 … 4 and 0, 0 1 2 2 3 and 0."""
    assert ODDS.clash(1, 1, 1, 0, 12) == pytest.approx(1 / 216)
    assert ODDS.clash(1, 1, 1, 0, 1) == pytest.approx(1)
    assert ODDS.clash(1 | ACTIVE, 0, 0, 0, 5) == pytest.approx(1 / 3)
    assert ODDS.clash(FIXED, FIXED, FIXED, 0, 12) == 1
    assert ODDS.clash(3, 3, 3, 2, 13) == 0.0
    # two dice rerolled once: a failed 5 of one strength die gets a second throw
    assert ODDS.clash(1, 0, 0, 2, 5) == pytest.approx(1 / 6 + 5 / 36)


@pytest.mark.parametrize("line", ["strength 4 faith 2", "strength 2 faith 1 horse 3", "strength 0 faith 0"])
def test_greedy_duels_are_won_as_often_as_the_odds_say(line: str) -> None:
    game = draw(f">0: {line} | | tourney_rival\n 1: ", phase="travel")
    appraisal = Appraisal(game, Weights())
    most = min(4, game.strength[0])
    exact = appraisal.against(0, 8, 1, 0, [0, 0, 0], most, game.faith[0], 1.0, 0.0, 0.0)
    game.apply(ACTIONS.parse("play tourney_rival"), any_chance())
    if game.duel != NO_DUEL:
        assert sampled(game, 150) == pytest.approx(exact, abs=0.14)


def odds(game: KnightsTale, code: str) -> dict[str, float]:
    """By option: the chance that its remark of this kind tells."""
    return {
        ACTIONS.text(action): remark.chance
        for action, said in RULEBOOK.remarks(game).items()
        for remark in said
        if remark.code == code and remark.chance is not None
    }


def test_every_strength_tells_its_odds() -> None:
    game = draw(">0: strength 3 faith 1 | | tourney_rival\n 1: ", phase="travel")
    game.apply(ACTIONS.parse("play tourney_rival"), any_chance())
    shown = odds(game, "win_duel")
    assert list(shown) == ["commit 0", "commit 1", "commit 2", "commit 3"]
    assert list(shown.values()) == sorted(shown.values())
    two = Appraisal(game, Weights()).against(0, 8, 1, 0, [0, 0, 0], 2, 1, 1.0, 0.0, 0.0)
    assert shown["commit 2"] == pytest.approx(two, abs=0.01)


# -- decisions of a duel -----------------------------------------------------------------


def test_the_worst_dice_are_rerolled() -> None:
    game = draw(">0: strength 1 faith 1 | | knight_errant\n 1: ", phase="travel")
    do(game, "play knight_errant")
    do(game, "commit 1", chance=faces("4 40 00"))
    assert game.phase == FAITH_PHASE
    assert not clash.clash_winner(game) >> 2, "attack 8 beats 7: nothing to reroll"
    assert choice(game) == "pass"
    game = draw(">0: strength 1 faith 1 | | tourney_rival\n 1: ", phase="travel")
    do(game, "play tourney_rival")
    do(game, "commit 1", chance=faces("5 00 30"))
    assert choice(game) == "use faith"
    do(game, "use faith")
    first = INSIGHT.step(game)
    assert ACTIONS.text(first).startswith("reroll")
    assert ACTIONS.text(first).startswith("reroll horse"), "the five and the three are kept"


def test_a_lance_token_is_used_where_it_decides() -> None:
    game = draw(">0: strength 1 | squire | knight_errant\n 1: ", phase="travel")
    do(game, "play knight_errant")
    do(game, "commit 1", chance=faces("4 00 00"))
    assert choice(game) == "use squire", "4 + 4 beats 7"
    game = draw(">0: strength 1 | squire | giant_mercenary\n 1: ", phase="travel")
    do(game, "play giant_mercenary")
    do(game, "commit 1", chance=faces("1 00 00"))
    assert choice(game) == "pass", "5 does not beat 9: the token is kept"


# -- decisions of a round ----------------------------------------------------------------


def test_a_beatable_knight_of_more_glory_is_challenged() -> None:
    game = draw(
        ">0: strength 6 faith 3 horse 3 armour 3\n 1: \nflorence: suero_de_quinones hans_von_trotha\n"
        "paris: james_ii_of_scotland",
        options=PADARM,
        phase="sign_up",
    )
    assert outlook(game, "sign up paris_1") > outlook(game, "sign up florence_2")


def test_the_side_of_a_slash_that_can_be_had_is_chosen() -> None:
    game = draw(
        ">0: armour 3 | | | lodewijk_van_gruuthuse\n 1: ", phase="reward", card="lodewijk_van_gruuthuse"
    )
    assert choice(game) == "choose 2", "armour III is there already"


def test_worthless_cards_are_kept() -> None:
    game = draw(">0: coins 4 horse 4 | | destrier\n 1: ", phase="travel")
    assert choice(game) == "stop"


# -- greedy play -------------------------------------------------------------------------


@pytest.mark.parametrize("options", [{}, PADARM], ids=["plaisance", "padarm"])
def test_squire_beats_random(options: dict[str, str]) -> None:
    """A few games; the arena measures it over a thousand."""
    won = 0.0
    for number in range(6):
        bots: list[Bot] = [GreedyBot(INSIGHT), RandomBot()]
        if number % 2:
            bots.reverse()
        game = start(2, options=options, seed=("squire", number))
        play_out(game, bots, any_chance(number), any_chance(("bots", number)))
        won += game.payoffs()[number % 2]
    assert won >= 5
