"""Every option says what it costs and gives (issue 18, A4)."""

from collections import Counter

import pytest

from hastilude.core.text import LANGUAGES, Texts
from hastilude.games.rise_shields.choice import read
from hastilude.games.rise_shields.rulebook import RULEBOOK
from support.ledger import rule
from support.rise_shields import random_game
from support.rise_shields_draw import Field, draw

TEXTS = {lang: Texts(RULEBOOK, lang, ["Анна", "Борис", "Вера", "Глеб"]) for lang in LANGUAGES}


def said(field: Field, text: str) -> str:
    """All that is said beside an option, in Russian."""
    found = RULEBOOK.remarks(field.game)[field.say(text)]
    return "; ".join(TEXTS["ru"].remark(remark) for remark in found)


@pytest.mark.parametrize(("seats", "mode"), [(2, "1x1"), (3, "2x1"), (4, "2x2"), (4, "1x1x1x1")])
def test_every_option_has_a_remark(seats: int, mode: str) -> None:
    silent: Counter[tuple[str, str]] = Counter()
    options = {"mode": mode, "round_limit": "4", "resigning": "no"}
    for game in range(2):
        for state, *_ in random_game(seats, options=options, seed=f"remarks {game}"):
            found = RULEBOOK.remarks(state)
            for action in state.legal():
                if action not in found:
                    silent[state.prompt().code, read(action)[0]] += 1
            for remarks in found.values():
                for remark in remarks:
                    assert all(TEXTS[lang].remark(remark) for lang in LANGUAGES)
                    assert remark.chance is None or 0.0 <= remark.chance <= 1.0
    assert silent == {}


@rule("RS-R29", "RS-187")
def test_that_taking_an_artifact_ends_the_movement_is_said_before() -> None:
    field = draw("0ul1 T@a .")
    field.open("activate 0ul; step @a")
    assert said(field, "take") == "один артефакт из трёх, на выбор; движение предводителя на этом кончится"
    resting = draw("T0ul1 .")
    assert said(resting, "take") == "один артефакт из трёх, на выбор"


@rule("RS-174")
def test_a_card_tells_its_price_and_deed() -> None:
    field = draw("0ay1 1pi4 1ma4\n0: energy=2")
    assert said(field, "play magic_arrow") == (
        "цена 1, энергии останется 1; свой ход: 2 и кубик против базовой защиты и кубика одного врага"
    )
    field.open("play magic_arrow")
    assert "цель падёт: 42 % (решают одни кубики)" in said(field, "on 1pi")


def test_an_attack_tells_its_chances_and_risks() -> None:
    field = draw("0ma1 1ar4")
    field.open("activate 0ma")
    assert "цель падёт" in said(field, "melee 1ar")
    assert "вас победят первым ударом" in said(field, "melee 1ar")


@rule("RS-328")
def test_a_fire_shell_never_misses() -> None:
    field = draw("""
           .     X1ma4
        0ca1   .     X1pi4
           0se1
        0: energy=2
        1: leader=bella energy=3
    """)
    field.open("play fire_shell; on 0ca")
    assert "цель падёт: 100 %" in said(field, "on 1pi")
    field.open("on 1pi")
    view = RULEBOOK.view(field.game, 0)
    assert view.coming is None or view.coming.chance == 1.0


@rule("RS-R89")
def test_private_artifacts_show_in_no_chance() -> None:
    field = draw("0ma1 1pi4", options={"held_artifacts": "private"})
    field.open("activate 0ma")
    assert all(remark.chance is None for found in RULEBOOK.remarks(field.game).values() for remark in found)


@rule("RS-119")
def test_cavalry_that_can_withdraw_fears_no_counterstrike() -> None:
    """The table said 70 % where not one of 66 such attacks was lost."""
    field = draw(". 0ho1 1gu4")
    field.open("activate 0ho")
    assert "контрударом" not in said(field, "melee 1gu")
    walled = draw("""
           0ma1   0pi2
        0ar1   0ho1   1gu4
           0ma3   0pi1
    """)
    walled.open("activate 0ho")
    assert "контрударом" in said(walled, "melee 1gu")
