"""The tutorial of Hearts and Armour: every step can be done as it is taught (ledger, part 10)."""

import pytest

from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.game import GameError
from hastilude.core.state import CHOICE
from hastilude.games.hearts_and_armour.rulebook import RULEBOOK
from hastilude.games.hearts_and_armour.rules import HeartsAndArmour
from support.hearts_and_armour import cards_seen, discarded, hand, lying, reason, verdicts, winners, wounds
from support.lessons import Lessons

LESSONS = Lessons(RULEBOOK)
lesson = LESSONS.at

#: the names of the support module: Bradamante A3, Ruggiero B1, Orlando A1, Rodomonte B4
LEARNER, HEART, COMRADE, ENEMY = "A3", "B1", "A1", "B4"


def table(name: str, *done: str) -> HeartsAndArmour:
    state = lesson(name, *done).state
    assert isinstance(state, HeartsAndArmour)
    return state


def instead(name: str, action: str) -> HeartsAndArmour:
    """What would become of an action that the first task of a step does not accept."""
    assert LESSONS.tried(name, action).wrong
    game = table(name)
    chance = SeededChance(seed_of("instead"))
    game.apply(RULEBOOK.actions.parse(action), chance)
    while (forced := game.forced()) != CHOICE:
        game.apply(forced, chance)
    return game


def test_the_steps_of_the_ledger() -> None:
    names = [
        *("secret", "face_down", "discard", "transfer", "fight", "round"),
        *("verdict", "mercy"),  # the two halves of the ledger's seventh
        *("sorcerer", "hunters"),  # and of its eighth
    ]
    assert [step.id for step in LESSONS.steps] == names


def test_something_that_is_illegal_gets_the_real_refusal() -> None:
    assert LESSONS.refused("discard", "play shield_1_discard face up on bradamante") == "not_on_yourself"
    shield = "play shield_1_discard face up on orlando"
    assert LESSONS.refused("discard", "affect 3", shield) == "just_played"
    early = LESSONS.tried("fight", "declare fight").refusal
    assert early is not None
    assert (early.code, early.args["left"]) == ("first_lap", 4)
    shield = "play shield_1_transfer face up on orlando"
    assert LESSONS.refused("transfer", "move to orlando", shield) == "not_back"


def test_only_what_was_taught_counts_as_done() -> None:
    with pytest.raises(GameError, match="is not what step secret teaches"):
        lesson("secret", "lay shield_1_take face down on rodomonte")
    with pytest.raises(GameError, match="has no step 'love'"):
        lesson("love")


# -- what each step shows ----------------------------------------------------------------


def test_secret_the_shield_lies_on_the_enemy_of_the_goal_card() -> None:
    game = table("secret", "lay shield_1_take face down on ruggiero")
    assert RULEBOOK.view(game, 0).heroes[0].goals == ("ruggiero",)
    assert cards_seen(game, LEARNER, HEART) == ["shield_1_take"]


def test_face_down_only_who_laid_a_card_knows_it() -> None:
    done = ["lay sword_1_take face down on rodomonte", "lay shield_1_discard face down on bradamante"]
    game = table("face_down", *done)
    assert cards_seen(game, LEARNER, LEARNER) == [None, "shield_1_discard"]
    assert cards_seen(game, HEART, LEARNER) == ["sword_1_discard", None]
    assert cards_seen(game, HEART, ENEMY) == [None, None]


def test_discard_a_hidden_card_goes_unseen() -> None:
    game = table("discard", "play shield_1_discard face up on orlando", "affect 2")
    assert discarded(game) == [f"-sword_2_transfer:{ENEMY}"]
    assert [card.card for card in RULEBOOK.view(game, 0).discard] == [None]
    assert lying(game, COMRADE) == [f"-shield_1_take:{COMRADE}", f"+shield_1_discard:{LEARNER}"]


def test_transfer_a_card_stays_hidden_and_another_comes_to_hand() -> None:
    done = ["play shield_1_transfer face up on orlando", "move to rodomonte"]
    assert f"-sword_1_discard:{HEART}" in lying(table("transfer", *done), ENEMY)
    game = table("transfer", *done, "play sword_1_take face up on ruggiero", "give to bradamante")
    assert hand(game, LEARNER) == ["shield_1_discard", "sword_2_discard@2"]
    assert lying(game, HEART) == [f"+sword_1_take:{LEARNER}"]


def test_fight_two_are_wounded_once_and_the_shield_saves_a_wound() -> None:
    game = table("fight", "lay sword_2_discard face down on rodomonte", "declare fight")
    assert wounds(game) == {LEARNER: 1, ENEMY: 1}
    assert game.account[12:] == [2, 1, 1, 1]  # swords, shields, new, in all: Rodomonte's
    assert game.round == 2


def test_round_an_empty_hand_declares_and_the_shield_heals_nothing() -> None:
    shield = "lay shield_1_discard face down on bradamante"
    step = lesson("round")
    last = step.act(RULEBOOK.actions.parse(shield)).moments[-1]
    assert ("declared", True) in [(seen.code, seen.args.get("forced")) for seen in last.events]
    game = table("round", shield)
    assert (game.round, game.first, game.declarer) == (3, 1, 0)
    assert wounds(game) == {LEARNER: 2, HEART: 1, ENEMY: 1}
    assert [len(cards) for cards in game.hands] == [1, 2, 3, 2]


def test_verdict_the_dead_learner_wins_and_the_living_comrade_loses() -> None:
    game = table("verdict", "declare fight")
    assert wounds(game) == {LEARNER: 3, HEART: 1, ENEMY: 3}
    assert reason(game) == ("wounds", "side_a")
    assert winners(game) == {LEARNER}
    assert verdicts(game)[COMRADE] == "lost_goal"


def test_mercy_the_hidden_shield_wins_what_the_fight_at_once_would_lose() -> None:
    game = table("mercy", "lay shield_1_take face down on ruggiero")
    assert reason(game) == ("killed", "side_a")
    assert winners(game) == {LEARNER}
    game = instead("mercy", "declare fight")
    assert reason(game) == ("killed", "side_a")
    assert winners(game) == set()


@pytest.mark.parametrize(("victim", "side"), [("bradamante", "side_b"), ("rodomonte", "side_a")])
def test_sorcerer_wins_whichever_side_does(victim: str, side: str) -> None:
    game = table("sorcerer", "play shield_1_transfer face up on orlando", f"move to {victim}")
    assert reason(game) == ("killed", side)
    assert winners(game) == {"S"}


def test_sorcerer_other_ways_do_what_is_said_about_them() -> None:
    game = instead("sorcerer", "declare fight")
    assert verdicts(game)["S"] == "lost_goal"
    game = instead("sorcerer", "lay shield_1_transfer face down on orlando")
    assert game.round == 3  # nobody was killed


@pytest.mark.parametrize("sword", ["lay sword_1_take face down", "play sword_2_discard face up"])
def test_hunters_of_both_sides_win_when_only_the_sorcerer_dies(sword: str) -> None:
    game = table("hunters", f"{sword} on sorcerer", "declare fight")
    assert reason(game) == ("sorcerer_only", "none")
    assert winners(game) == {LEARNER, ENEMY}
