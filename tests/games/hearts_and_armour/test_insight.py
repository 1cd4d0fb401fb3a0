"""What the insight thinks: own win before the side's, belief from plays seen, fight now or wait."""

import pytest

from hastilude.bots.bot import Bot, RandomBot
from hastilude.bots.greedy import GreedyBot
from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.state import OVER
from hastilude.core.words import canonical
from hastilude.games.hearts_and_armour.appraisal import ALL, Appraisal, Weights
from hastilude.games.hearts_and_armour.insight import HeartsAndArmourInsight, in_match
from hastilude.games.hearts_and_armour.invariants import check
from hastilude.games.hearts_and_armour.rulebook import RULEBOOK
from hastilude.games.hearts_and_armour.rules import HeartsAndArmour
from hastilude.games.hearts_and_armour.tableau import kind_of
from hastilude.lab.playout import play_out
from support.hearts_and_armour import draw, late, legal, random_game, say, seat, start

INSIGHT = HeartsAndArmourInsight()


def outlook(game: HeartsAndArmour, text: str) -> float:
    return INSIGHT.outlook(game, say(text), SeededChance(seed_of("outlook")))


def choice(game: HeartsAndArmour) -> str:
    """What greedy does."""
    return max(legal(game), key=lambda text: outlook(game, text))


def wish(game: HeartsAndArmour, who: str, whom: str, eye: str | None = None) -> float:
    appraisal = Appraisal(game, Weights(), ALL if eye is None else seat(game, eye))
    return appraisal.wish[seat(game, who) * game.setting.seats + seat(game, whom)]


# -- values ------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8, 9])
def test_values_are_chances(seats: int) -> None:
    for before, _, after in random_game(seats, seed=("values", seats)):
        for state in (before, after):
            values = INSIGHT.values(state)
            assert len(values) == seats
            assert all(0.0 <= value <= 1.0 for value in values)
            assert 0.0 <= INSIGHT.value(state, 0) <= 1.0


def test_the_end_is_certain() -> None:
    *_, (_, _, last) = random_game(5, seed="certain")
    assert INSIGHT.values(last) == last.payoffs()
    assert INSIGHT.value(last, 0) == last.payoffs()[0]


def test_a_judgement_does_not_hang_on_what_the_seat_only_guesses() -> None:
    game = start(6, seed=4)
    for _ in range(8):
        game.apply(game.legal()[0], SeededChance(seed_of(0)))
    for action in game.legal():
        values = {
            round(
                INSIGHT.outlook(
                    game.imagine(game.seat, SeededChance(seed_of(n))), action, SeededChance(seed_of(0))
                ),
                9,
            )
            for n in range(5)
        }
        assert len(values) == 1


def test_asking_changes_nothing() -> None:
    game = start(5, seed=6)
    game.apply(game.legal()[-1], SeededChance(seed_of(0)))
    first = [INSIGHT.outlook(game, action, SeededChance(seed_of(0))) for action in game.legal()]
    again = [INSIGHT.outlook(game, action, SeededChance(seed_of(0))) for action in reversed(game.legal())]
    assert first == pytest.approx(again[::-1], abs=1e-12)


# -- belief ------------------------------------------------------------------------------


def test_the_own_goal_decides_whom_one_wants_dead() -> None:
    game = draw("A1: |\nB1: |\nA2: |\nB2: |")
    assert wish(game, "A1", "B1") == -1.0
    assert wish(game, "A1", "B2") == 1.0
    assert wish(game, "A1", "A2") < 0


def test_goals_of_others_are_not_looked_up() -> None:
    """Whatever goals an imagined state has: the eye sees only its own."""
    one = draw("A1: |\nB1: |\nA2: |\nB2: |", goals="A1>B1 A2>B2 B1>A1 B2>A2")
    two = draw("A1: |\nB1: |\nA2: |\nB2: |", goals="A1>B1 A2>B2 B1>A2 B2>A1")
    assert Appraisal(one, Weights(), 0).wish == Appraisal(two, Weights(), 0).wish


def test_a_shield_seen_on_an_enemy_speaks_for_sympathy_a_sword_against_it() -> None:
    deeds = [[0] * 6 for _ in range(6)]
    deeds[1][0], deeds[1][2] = -1, 1  # B1 gave A1 a shield and A2 a sword
    game = draw("A1: |\nB1: |\nA2: |\nB2: |\nA3: |\nB3: |", deeds=deeds)
    wishes = [wish(game, "B1", name, eye="B2") for name in ("A1", "A3", "A2")]
    assert wishes == sorted(wishes)
    assert wishes[0] < 0 < wishes[2]


def test_swords_on_the_sorcerer_speak_for_a_hunter() -> None:
    deeds = [[0] * 5 for _ in range(5)]
    deeds[1][0] = 2
    game = draw("S: |\nA1: |\nB1: |\nA2: |\nB2: |", deeds=deeds)
    assert wish(game, "A1", "S", eye="B1") > wish(game, "A2", "S", eye="B1")


def believed(game: HeartsAndArmour, seat: int, number: int) -> HeartsAndArmour:
    """One of the states that a seat believes in."""
    chance = SeededChance(seed_of("belief", number))
    state = game.imagine(seat, chance)
    INSIGHT.believe(state, seat, chance)
    assert isinstance(state, HeartsAndArmour)
    return state


def test_imagined_goals_follow_the_deeds() -> None:
    deeds = [[0] * 6 for _ in range(6)]
    deeds[1][0], deeds[1][2] = -2, 2  # B1 gave A1 shields and A2 swords
    game = draw("A1: |\nB1: |\nA2: |\nB2: |\nA3: |\nB3: |", deeds=deeds)
    goals = [believed(game, 0, number).goals[1] for number in range(300)]
    assert goals.count(0) > 2 * goals.count(4) > 2 * goals.count(2) > 0


def test_face_down_cards_follow_the_goals() -> None:
    """What a comrade of A1 laid on A1 is a sword less often than a card that was not laid."""
    game = draw("A1: -sword_1_take:A2 |\nB1: |\nA2: |\nB2: |", goals="A1>B1 A2>B2 B1>A2 B2>A1")
    net = game.setting.figures.net

    def swords(seat: int, believing: bool) -> int:
        found = 0
        for number in range(300):
            state = (
                believed(game, seat, number)
                if believing
                else game.imagine(seat, SeededChance(seed_of(number)))
            )
            assert isinstance(state, HeartsAndArmour)
            found += net[kind_of(state.table[0][0])] > 0
        return found

    assert swords(1, True) < swords(1, False) - 50


@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8, 9])
def test_what_is_believed_is_possible_and_looks_the_same_to_the_seat(seats: int) -> None:
    for number, (before, _, _) in enumerate(random_game(seats, seed=("believed", seats))):
        if before.decider() == OVER or number % 5:
            continue
        state = believed(before, before.seat, number)
        check(state)
        assert canonical(RULEBOOK.view(state, before.seat)) == canonical(RULEBOOK.view(before, before.seat))


# -- choices -----------------------------------------------------------------------------


def test_it_declares_a_fight_that_it_wins() -> None:
    game = late(
        draw("""
        >A1: | shield_1_take
         B1: | shield_1_take
         A2: | shield_1_discard
         B2: +sword_2_take:A1 +sword_1_take:A1 | shield_1_take
    """)
    )
    assert choice(game) == "declare fight"


def test_it_does_not_declare_the_death_of_its_sympathy() -> None:
    game = late(
        draw("""
        >A1: | shield_1_take
         B1: +sword_2_take:A2 +sword_1_take:A2 | shield_1_take
         A2: | shield_1_discard
         B2: | shield_1_take
    """)
    )
    assert choice(game) != "declare fight"
    assert outlook(game, "declare fight") < 0.05


def test_the_own_win_counts_not_that_of_the_side() -> None:
    """B1 is the sympathy: a sword there wins the battle and loses the game."""
    game = draw("""
        >A1: | sword_2_discard
         B1: !2 | shield_1_take
         A2:    | shield_1_take
         B2: !2 | shield_1_take
    """)
    assert outlook(game, "lay sword_2_discard on B2") > outlook(game, "lay sword_2_discard on B1")


def test_what_looks_like_swords_for_the_sympathy_is_worth_a_little() -> None:
    """B1 is the sympathy: shields under a closed card are taken for swords, and tell nobody the goal."""
    game = draw("""
        >A1: | shield_1_take
         B1: | sword_1_take
         A2: | sword_2_take
         B2: | shield_1_take
    """)
    plain = HeartsAndArmourInsight(honest())
    bluff, open_card = say("lay shield_1_take on B1"), say("play shield_1_take on B1")
    luck = SeededChance(seed_of("feint"))
    assert INSIGHT.outlook(game, bluff, luck) == pytest.approx(
        plain.outlook(game, bluff, luck) + Weights().feint
    )
    assert INSIGHT.outlook(game, bluff, luck) > INSIGHT.outlook(game, open_card, luck)
    others = [say(f"lay shield_1_take on {hero}") for hero in ("A1", "A2", "B2")]
    assert [INSIGHT.outlook(game, one, luck) for one in others] == [
        plain.outlook(game, one, luck) for one in others
    ]


def honest() -> Weights:
    weights = Weights()
    weights.feint = 0.0
    return weights


def test_an_open_attack_can_be_a_rescue() -> None:
    """The sword that takes a worse card away from the sympathy."""
    game = draw("""
        >A1: | sword_1_discard
         B1: !1 +sword_2_take:A2 | shield_1_take
         A2:    |
         B2:    | shield_1_take
    """)
    assert outlook(game, "play sword_1_discard on B1") > outlook(game, "lay sword_1_discard on A1")


def test_the_sorcerer_protects_his_own() -> None:
    game = draw("""
        >S:  | shield_2_take
         A1: !2 +sword_1_take:B1 |
         B1: |
         A2: !2 +sword_1_discard:B1 |
         B2: |
    """)
    assert outlook(game, "lay shield_2_take on A1") > outlook(game, "lay shield_2_take on A2")


def test_priors_leave_out_what_is_plainly_silly() -> None:
    game = draw("""
        >A1: | sword_1_discard
         B1: |
         A2: |
         B2: |
    """)
    weights = dict(zip(map(str, game.legal()), INSIGHT.priors(game, game.legal()), strict=True))
    assert weights[str(say("lay sword_1_discard on B1"))] == 0.0
    assert weights[str(say("lay sword_1_discard on B2"))] > 0.0
    only_silly = draw("""
        >A1: | shield_1_take
         B1: |
         A2: |
         B2: |
    """)
    assert max(INSIGHT.priors(only_silly, only_silly.legal())) > 0.0


def test_in_a_match_tokens_count() -> None:
    options = {"mode": "match_play"}
    game = draw("A1: |\nB1: |\nA2: |\nB2: |", options=options, tokens=[2, 0, 0, 0])
    assert in_match(game, 0, 0.5) > in_match(game, 1, 0.5)
    assert in_match(game, 1, 0.9) > in_match(game, 1, 0.1)


def test_small_steps_are_taken_faster() -> None:
    game = draw("""
        >A1: | sword_1_transfer
         B1: -shield_1_take:B1 -shield_1_take:B2 |
         A2: |
         B2: |
    """)
    assert INSIGHT.pace(game) == 1.0
    game.apply(say("play sword_1_transfer on B1"), SeededChance(seed_of(0)))
    assert INSIGHT.pace(game) < 1.0
    assert INSIGHT.priors(game, game.legal()) == [1.0, 1.0]


# -- strength ----------------------------------------------------------------------------


def shares(seats: int, games: int) -> tuple[float, float]:
    """Wins of one greedy bot among random ones, and of each of these, a game."""
    mine, others = 0, 0
    greedy: Bot = GreedyBot(INSIGHT)
    for number in range(games):
        chance = SeededChance(seed_of("strength", seats, number))
        game = start(seats, chance=chance)
        me = number % seats
        bots: list[Bot] = [greedy if seat == me else RandomBot() for seat in range(seats)]
        play_out(game, bots, chance, SeededChance(seed_of("bots", seats, number)))
        result = game.result()
        assert result is not None
        mine += me in result.winners
        others += sum(seat != me for seat in result.winners)
    return mine / games, others / games / (seats - 1)


@pytest.mark.parametrize("seats", [4, 7])
def test_greedy_clearly_beats_random(seats: int) -> None:
    mine, others = shares(seats, 60)
    assert mine > 2 * others
