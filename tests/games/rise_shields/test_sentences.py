"""What the table says is true: dice in the log, prompts, ends (issue 18)."""

import pytest

from hastilude.core.text import Texts
from hastilude.core.words import Prompt, seen
from hastilude.games.rise_shields.actions import ACTIONS
from hastilude.games.rise_shields.rulebook import RULEBOOK
from support.ledger import rule
from support.play import args_of
from support.rise_shields import random_game
from support.rise_shields_draw import Field, begin, draw

RU = Texts(RULEBOOK, "ru", ["Анна", "Борис"])


def log(field: Field, code: str) -> list[str]:
    return [RU.event(event) for event in seen(field.events, None) if event.code == code]


@rule("RS-352", "RS-225")
def test_the_crown_does_not_count_against_a_spell() -> None:
    field = draw("0ay1 1ul4\n0: energy=1\n1: holds=crown_of_dominion")
    field.do("play magic_arrow; on 1ul", dice="1 32")
    assert log(field, "die") == ["Кубик терсуса Ульрага: 3 и 2, в счёт идёт 3."]
    told = (
        "«Магическая стрела», терсус Ульраг: 3 (карта 2, кубик 1) против 6 (база 3, кубик 3), отряд устоял."
    )
    assert log(field, "spell_strike") == [told]


@rule("RS-352")
def test_what_the_crown_adds_is_said() -> None:
    field = draw("0ma1 1ul4\n1: holds=crown_of_dominion")
    field.attack("0ma", "melee", "1ul", dice="111", then="stay")
    assert log(field, "die")[-1] == "Кубик терсуса Ульрага: 1 и 1, Корона Всевластия +1, в счёт идёт 2."


@rule("RS-253", "RS-254")
def test_what_a_diversion_takes_is_said() -> None:
    field = draw("0ma1 1pi4", units={"1pi": {"diverted": 0}})
    field.attack("0ma", "melee", "1pi", dice="15")
    assert log(field, "die") == [
        "Кубик ратников Ордена: 1.",
        "Кубик пикинёров Дворянства: 5, Диверсия −2, в счёт идёт 3.",
    ]


@rule("RS-231")
def test_what_further_targets_take_from_a_fire_rain_is_said() -> None:
    field = draw("0ay1 1pi4@a 1ma4\n0: energy=2")
    field.do("play fire_rain; on 1pi; area 0; on 1pi", dice="1 6 6")
    assert "3 (карта 3, кубик 1, другие цели −1)" in log(field, "spell_strike")[0]


@rule("RS-256")
def test_trickery_names_who_comes_under_the_blow() -> None:
    field = draw("0ma1 1pi4 1be4 . 1ho3\n1: energy=2 closed=diversion,camouflage")
    field.open("activate 0ma; melee 1pi; face 0; play trickery")
    field.do("on 1ho", dice="61")
    assert log(field, "swapped") == [
        "Хитрость: под ударом теперь всадники Дворянства вместо пикинёров Дворянства."
    ]


def test_the_end_is_said_to_losers_too() -> None:
    assert RU.thing("end", "destruction") == "войска остались только у одной стороны"


@rule("RS-038")
@pytest.mark.parametrize(
    ("seats", "dice", "rolls"), [(2, "26", "6, у другой стороны 2"), (4, "6115", "7, у")]
)
def test_who_chooses_the_camp_is_told_the_rolls(seats: int, dice: str, rolls: str) -> None:
    field = begin(seats, dice=dice)
    prompt = field.game.prompt()
    assert f"У вас на кубиках {rolls}" in RU.prompt(prompt, field.game.decider())


def test_a_corner_is_named_by_its_side() -> None:
    names = [RU.action(ACTIONS.parse(f"area {corner}")) for corner in range(6)]
    assert names[0] == "Три клетки у правого верхнего угла цели"
    assert len(set(names)) == 6
    assert not any(letter.isdigit() for name in names for letter in name)


def test_who_stays_at_home_is_not_kept() -> None:
    assert RU.action(ACTIONS.parse("leave knights")) == "Оставить дома рыцарей"


@rule("RS-R55", "RS-187")
def test_a_prompt_promises_no_movement_where_no_step_is_legal() -> None:
    closed = 0
    for state, *_ in random_game(2, seed="no step"):
        prompt = state.prompt()
        if prompt.code == "activation":
            steps = any(ACTIONS.text(action).startswith("step") for action in state.legal())
            assert (args_of(prompt)["points"] > 0) == steps
            closed += not steps and state.points > 0
    assert closed
    assert "движения" not in RU.prompt(prompt_without_steps(), 0)


def prompt_without_steps() -> Prompt:
    field = draw("0be1@z .@a 1pi4\n0: energy=2")
    field.open("activate 0be; step @a; play sabotage; on 1pi")
    return field.game.prompt()


def test_no_window_has_a_letter() -> None:
    field = draw("0be1 0ma1 1pi4 1ul4\n0: energy=2\n1: energy=1")
    field.open("activate 0ma; melee 1pi; face 0")
    said = RU.prompt(field.game.prompt(), 0)
    assert said.startswith("Перед броском атаки: ратники Ордена против пикинёров Дворянства.")
