"""The modifier tables and the exact odds of a battle (ledger 3.37, 4.3)."""

import pytest

from hastilude.core.chance import SeededChance, seed_of
from hastilude.games.rise_shields import odds
from hastilude.games.rise_shields.actions import ACTIONS
from hastilude.games.rise_shields.names import UNIT_NAMES
from hastilude.games.rise_shields.rulebook import RULEBOOK
from hastilude.games.rise_shields.terms import DEAD, MELEE
from hastilude.games.rise_shields.view import RiseShieldsOdds
from support.ledger import rule
from support.rise_shields_draw import Field, draw

# -- the tables ----------------------------------------------------------------------------------


@rule("RS-336", "RS-080", "RS-339")
def test_an_attack_total_is_the_sum_of_its_parts() -> None:
    field = draw("M0ul1 1gu1\n0: holds=verdict_of_light,sceptre_of_dominion", units={"0ul": {"blessing": 1}})
    field.attack("0ul", "melee", "1gu", dice="3111")
    strike = field.strikes()[0]
    assert field.parts() == {"direction": 2, "mountain": 1, "blessing": 1, "verdict": 1, "sceptre": 1}
    assert strike["attack_total"] == strike["base"] + strike["akept"] + 6 == 12


@rule("RS-337", "RS-081", "RS-339")
def test_a_defence_total_is_the_sum_of_its_parts() -> None:
    field = draw("0ar1 F1ma4 1ul4\n1: holds=bulwark_of_light", units={"1ma": {"blessing": 1}})
    field.attack("0ar", "shoot", "1ma", dice="14", then="stay")
    strike = field.strikes()[0]
    assert field.parts() == {"d_forest": 3, "d_shield": 2, "d_blessing": 1, "d_bulwark": 1}
    assert strike["defence_total"] == strike["d_base"] + strike["dkept"] + 7 == 13


@rule("RS-336", "RS-337")
def test_a_report_gives_each_part_with_its_rule() -> None:
    field = draw("0ar1 . F1ma4")
    field.attack("0ar", "arc", "1ma", dice="14", then="stay")
    (strike,) = RULEBOOK.view(field.game, None).strikes
    assert {(part.total, part.code, part.value): part.rules for part in strike.parts} == {
        ("attack", "base", 1): ("RS-080",),
        ("attack", "arc", -1): ("RS-146",),
        ("defence", "d_base", 2): ("RS-081",),
        ("defence", "d_forest", 3): ("RS-069",),
        ("defence", "d_shield", 2): ("RS-141", "RS-142"),
    }
    assert (strike.attack_dice, strike.defence_dice) == ((1,), (4,))
    assert (strike.attack_total, strike.defence_total, strike.success) == (1, 11, False)


@rule("RS-130", "RS-133", "RS-253")
def test_the_view_says_how_many_dice_and_what_a_total_may_come_to() -> None:
    """The browser draws what is told: two dice for the elite, fewer eyes under a diversion."""
    field = draw("0me1 1pi4", units={"0me": {"diverted": 1}})
    field.open("activate 0me")
    attack, defence = targets(field)["melee"].rolls
    units = {one.unit: one for one in RULEBOOK.view(field.game, None).units}
    base, plain = units[field.units["0me"]].attack, units[field.units["1pi"]].defence
    assert (attack.total, attack.dice, attack.least - base, attack.most - base) == ("attack", 2, 1, 4)
    assert (defence.total, defence.dice, defence.least, defence.most) == ("defence", 1, plain + 1, plain + 6)
    assert units[field.units["0me"]].dice_less == 2


@rule("RS-133", "RS-R46")
@pytest.mark.parametrize(("dice", "counted"), [("251", 1), ("521", 0), ("551", 0)])
def test_a_report_says_which_die_counts(dice: str, counted: int) -> None:
    field = draw("0me1 1pi4")
    field.attack("0me", "melee", "1pi", dice=dice)
    (strike,) = RULEBOOK.view(field.game, None).strikes
    assert (strike.attack_counted, strike.attack_kept, strike.defence_counted) == (counted, 5, 0)


# -- odds ------------------------------------------------------------------------------------------

# Chances in 1296 by margin: ordinary and elite attackers against ordinary and elite defenders (4.3)
TABLE = {
    -6: (0, 0, 0, 0),
    -5: (0, 0, 0, 0),
    -4: (36, 66, 6, 11),
    -3: (108, 186, 30, 53),
    -2: (216, 348, 84, 142),
    -1: (360, 540, 180, 290),
    0: (540, 750, 330, 505),
    1: (756, 966, 546, 791),
    2: (936, 1116, 756, 1006),
    3: (1080, 1212, 948, 1154),
    4: (1188, 1266, 1110, 1243),
    5: (1260, 1290, 1230, 1285),
    6: (1296, 1296, 1296, 1296),
}


def targets(field: Field) -> dict[str, RiseShieldsOdds]:
    """What the view foretells, by kind of attack."""
    activation = RULEBOOK.view(field.game, 0).activation
    assert activation is not None
    return {target.attack: target for target in activation.targets}


def forecast(field: Field) -> tuple[float, float, float]:
    """Win, loss to a first strike, loss to a counterstrike."""
    target = targets(field)["melee"]
    return target.win, target.first_loss, target.counter_loss


@rule("RS-082", "RS-130")
@pytest.mark.parametrize("margin", TABLE)
def test_the_odds_table(margin: int) -> None:
    """Men-at-arms and mercenaries (elite) attack men-at-arms and guards (elite)."""
    attack, defence = max(0, margin), max(0, -margin)
    figures = {
        "men_at_arms": (attack, defence, 2),
        "mercenaries": (attack, 0, 2),
        "guards": (0, defence, 2),
    }
    found = []
    for pair in ("0ma1 1ma4", "0me1 1ma4", "0ma1 1gu4", "0me1 1gu4"):
        field = draw(pair, figures=figures)
        field.open(f"activate {pair[:3]}")
        found.append(round(targets(field)["melee"].win * 1296, 1))
    assert tuple(found) == TABLE[margin]


@rule("RS-082", "RS-122")
def test_odds_with_a_counterstrike() -> None:
    field = draw("0ma1 1pi4")
    field.open("activate 0ma")
    win, first, counter = forecast(field)
    assert win == pytest.approx(540 / 1296, abs=1e-5)
    assert first == 0
    assert counter == pytest.approx((1 - 540 / 1296) * 540 / 1296, abs=1e-5)


@rule("RS-104", "RS-130")
def test_odds_with_a_first_strike() -> None:
    field = draw("0pi1 1mu4")
    field.open("activate 0pi")
    win, first, counter = forecast(field)
    shot = 540 / 1296  # elite, margin 1 − 2
    hit = 330 / 1296  # against an elite, margin 2 − 2
    assert first == pytest.approx(shot, abs=1e-5)
    assert win == pytest.approx((1 - shot) * hit, abs=1e-5)
    assert counter == pytest.approx((1 - shot) * (1 - hit) * 348 / 1296, abs=1e-5)  # 0 − 2


BATTLES = [
    ("0ma1 1pi4", "activate 0ma", "melee 1pi"),
    ("0kn1 .@a 1gu5", "activate 0kn; step @a", "melee 1gu"),
    ("0pi1 1mu4", "activate 0pi", "melee 1mu"),
    ("0ma4 1mu4", "activate 0ma", "melee 1mu"),  # it turns its shield to the shot
    ("M0cr1 F1ma4", "activate 0cr", "shoot 1ma"),
    ("0sc1 X1ar1", "activate 0sc", "melee 1ar"),
    ("0ho1 F1sc4", "activate 0ho", "melee 1sc"),
    ("0ul1 1ay1", "activate 0ul", "melee 1ay"),
    ("0ca1 . X1kn4", "activate 0ca", "siege 1kn"),
    ("0me1 M1wi4", "activate 0me", "melee 1wi"),
]


@pytest.mark.parametrize(("picture", "script", "attack"), BATTLES)
def test_odds_are_the_frequencies_of_battles(picture: str, script: str, attack: str) -> None:
    """The enemy strikes first and back whenever it may, cavalry withdraws; within five standard errors."""
    games = 1500
    chance = SeededChance(seed_of("odds", picture))
    field = draw(picture)
    field.open(script)
    kind = {"melee": "melee", "shoot": "shot", "siege": "siege"}[attack.split(maxsplit=1)[0]]
    expected = targets(field)[kind]
    field.open(attack)
    wins = losses = 0
    for _ in range(games):
        game = field.game.copy()
        attacker, target = game.attacker, game.target
        while game.prompt().code in ("declare_facing", "first_strike", "reply", "cav_withdraw"):
            texts = {ACTIONS.text(action): action for action in game.legal()}
            wanted = [text for text in ("strike first", "counterstrike", "withdraw") if text in texts]
            game.apply(texts[wanted[0] if wanted else min(texts)], chance)
        wins += game.status[target] == DEAD
        losses += game.status[attacker] == DEAD
    for count, share in ((wins, expected.win), (losses, expected.first_loss + expected.counter_loss)):
        error = (share * (1 - share) / games) ** 0.5
        assert abs(count / games - share) <= 5 * error + 1e-9


@rule("RS-R44", "RS-140")
def test_odds_of_a_charge_that_is_only_planned() -> None:
    """By option a charge into spears kills nobody; the knights have not begun to ride yet."""
    field = draw("0kn1 1gu4", options={"spears_vs_charge": "whole_attack"})
    knights, guards = (UNIT_NAMES.index(field.units[word]) for word in ("0kn", "1gu"))
    assert odds.forecast(field.game, knights, guards, MELEE, 0)[odds.WIN] > 0
    assert odds.forecast(field.game, knights, guards, MELEE, 2)[odds.WIN] == 0
