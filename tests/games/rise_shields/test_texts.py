"""Every word of Rise Shields in both languages, the rules in own words, the table as text."""

import re

import pytest

from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.text import LANGUAGES, Texts
from hastilude.core.words import seen
from hastilude.games.rise_shields.actions import ACTIONS
from hastilude.games.rise_shields.figures import SHOWN_GROUPS
from hastilude.games.rise_shields.hexes import SIDES
from hastilude.games.rise_shields.names import (
    ABILITIES,
    ACHIEVEMENTS,
    ARTIFACTS,
    CAMPS,
    CARDS,
    CLASSES,
    FACTIONS,
    MODES,
    PARTS,
    SETS,
    TIERS,
    TYPES,
    UNIT_NAMES,
)
from hastilude.games.rise_shields.position import CATAPULTS
from hastilude.games.rise_shields.report import ATTACK_PARTS, DEFENCE_PARTS
from hastilude.games.rise_shields.rulebook import RULEBOOK
from hastilude.games.rise_shields.show import SYMBOLS, WIDTH
from hastilude.games.rise_shields.terms import ATTACKS, MARKS, REASONS, STRIKES, USES
from support.ledger import rule
from support.rise_shields import start
from support.rise_shields_draw import Field, begun, draw
from support.words import Words, tell_a_game

NAMES = ["Анна", "Борис", "Вера", "Глеб"]
RU = Texts(RULEBOOK, "ru", NAMES)
EN = Texts(RULEBOOK, "en", ["Anna", "Boris", "Vera", "Gleb"])
WINDS = ("nw", "n", "ne", "w", "e", "sw", "s", "se")
#: codes of the view that name no things, as the table for any game shows them
SHOWN_CODES = {
    "tier": TIERS,
    "unit_class": CLASSES,
    "state": ("open", "closed", "blocked", "discarded"),
    "catapult": CATAPULTS,
    "used": USES,
    "abilities": ABILITIES,
    "marks": MARKS,
}


#: codes of events that are handed on, so that the source does not show them beside `tell`
HANDED_ON = ("moved_on", "withdrew", "returned", "teleported")


class TestWords(Words):
    rulebook = RULEBOOK
    names = frozenset(
        {
            *(f"event-{code}" for code in HANDED_ON),
            *(f"unit-{unit}" for unit in UNIT_NAMES),
            *(f"type-{kind}" for kind in TYPES),
            *(f"card-{card}" for card in CARDS),
            *(f"artifact-{artifact}" for artifact in ARTIFACTS),
            *(f"set-{name}" for name in SETS),
            *(f"faction-{faction}" for faction in FACTIONS),
            *(f"camp-{camp}" for camp in CAMPS),
            *(f"corner-{corner}" for corner in range(6)),
            *(f"effect-{artifact}" for artifact in ARTIFACTS),
            *(f"deed-{card}" for card in CARDS),
            *(f"skill-{ability}" for ability in ABILITIES),
            *(f"begins-{part}" for part in PARTS),
            *(f"part-{part}" for part in PARTS),
            *(f"place-{kind}_{wind}" for kind in ("fort", "treasury", "signpost") for wind in WINDS),
            "place-castle",
            *(f"terrain-{terrain}" for terrain in SYMBOLS),
            *(f"facing-{facing}" for facing in range(6)),
            *(f"attack-{attack}" for attack in ATTACKS),
            *(f"side-{side}" for side in SIDES),
            *(f"strike-{strike}" for strike in STRIKES),
            *(f"bonus-{code}" for code, _, _ in (*ATTACK_PARTS, *DEFENCE_PARTS)),
            *(f"group-{group}" for group in SHOWN_GROUPS),
            *(f"mark-{mark}" for mark in (*MARKS, "blessed", "diverted")),
            *(f"show-card-{state}" for state in ("closed", "blocked", "discarded")),
            *(f"achievement-{name}" for name in ACHIEVEMENTS),
            *(f"result-{name}" for name in ACHIEVEMENTS),
            *(f"mode-{mode}" for mode in MODES),
            *(f"end-{reason}" for reason in REASONS),
            *(f"view-{field}-{code}" for field, codes in SHOWN_CODES.items() for code in codes),
        }
    )
    declined = ("unit-",)


# -- names and sentences -----------------------------------------------------------------------


@pytest.mark.parametrize("texts", [RU, EN], ids=LANGUAGES)
def test_every_thing_has_a_name_of_its_own(texts: Texts) -> None:
    families = {"unit": UNIT_NAMES, "card": CARDS, "artifact": ARTIFACTS, "type": TYPES}
    for family, codes in families.items():
        assert len({texts.thing(family, code) for code in codes}) == len(codes)


def test_units_are_declined() -> None:
    cases = [RU.thing("unit", "outlaws_archers", case) for case in ("", "acc", "gen", "dat", "ins")]
    assert cases == [f"лучник{end} Вольницы" for end in ("и", "ов", "ов", "ам", "ами")]
    assert EN.thing("unit", "outlaws_archers") == "the Outlaw archers"
    assert EN.thing("unit", "ulrag") == "Ulrag"


@pytest.mark.parametrize(
    ("text", "ru", "en"),
    [
        ("melee knights", "Атаковать врукопашную: рыцари", "Attack the knights in melee"),
        ("play magic_arrow", "Сыграть карту «Магическая стрела»", "Play Magic Arrow"),
        ("borrow salvation", "Вексель: использовать карту «Спасение»", "Promissory Note: use Salvation"),
        ("deploy guards at 12.3", "Поставить стражей на 12.3", "Set up the guards at 12.3"),
        ("face 5", "Смотреть вверх", "Look up"),
        ("bless order_catapult", "Благословить катапульту Ордена", "Bless the Order catapult"),
        ("turn clockwise", "Повернуть по часовой стрелке", "Turn it clockwise"),
    ],
)
def test_actions(text: str, ru: str, en: str) -> None:
    assert RU.action(ACTIONS.parse(text)) == ru
    assert EN.action(ACTIONS.parse(text)) == en


def log(field: Field, texts: Texts) -> list[str]:
    return [texts.event(event) for event in seen(field.events, None)]


def test_a_battle_in_the_log() -> None:
    field = draw("0ma1@a M1pi5@b .")
    field.open("activate 0ma; melee 1pi")
    field.do("face 0", dice="53")
    assert log(field, EN)[0] == (
        "Anna attacks the Nobility pikemen with the Order men-at-arms: melee, into the flank."
    )
    assert any(
        line.startswith("Attack of the Order men-at-arms against the Nobility pikemen: 8 (base 2, die 5, ")
        and "+1) against 5 (base 2, die 3): success." in line
        for line in log(field, EN)
    )
    assert any(
        "Атака, ратники Ордена против пикинёров Дворянства: 8 (база 2, кубик 5, во фланг +1)" in line
        for line in log(field, RU)
    )
    assert "Борис теряет пикинёров Дворянства (победитель — Анна)." in log(field, RU)


@pytest.mark.parametrize(
    ("picture", "script", "text", "sentence"),
    [
        ("X0ma1 1pi4", "activate 0ma", "melee 1pi", "There is no melee attack from inside a fortification"),
        (
            "0ma1 . 1pi4",
            "activate 0ma",
            "melee 1pi",
            "You cannot reach the Nobility pikemen: the distance is 2.",
        ),
        (
            "0ay1 . 1pi4\n0: energy=1",
            "",
            "play fire_rain",
            "Not enough energy: Fire Rain costs 2, and you have 1.",
        ),
        (
            "0ay1 . 1pi4\n0: energy=1 closed=magic_arrow",
            "",
            "play magic_arrow",
            "Magic Arrow is closed until the next turn of Anna.",
        ),
        (
            "0be1 . 1ul4\n0: energy=3\n1: holds=siege_plan",
            "",
            "play theft",
            "There is nothing within radius 2 that Theft could work on.",
        ),
        ("0ca1 F@f", "activate 0ca", "step @f", "A war machine may stand on plains only"),
    ],
)
def test_refusals_name_the_rule_and_the_value(picture: str, script: str, text: str, sentence: str) -> None:
    field = draw(picture)
    field.open(script)
    refusal = field.refusal(text)
    assert EN.refusal(refusal).startswith(sentence)
    assert refusal.rules
    assert all(re.fullmatch(r"RS-R?\d+", id) for id in refusal.rules)


def test_prompts_tell_who_decides() -> None:
    field = draw("0ma1 1pi4")
    field.attack("0ma", "melee", "1pi", dice="16")
    prompt = field.game.prompt()
    assert EN.prompt(prompt, 1) == (
        "You have held with the Nobility pikemen against the Order men-at-arms: strike back, retreat, or stay."
    )
    assert EN.prompt(prompt, 0).startswith("Waiting for Boris")
    assert RU.prompt(prompt, 1).startswith("Вы устояли (пикинёры Дворянства) против ратников Ордена")


def test_the_result_is_told() -> None:
    field = draw("0ma1 1pi4\n1: leader=segros,none")
    field.attack("0ma", "melee", "1pi", dice="61")
    result = field.game.result()
    assert result is not None
    lines = EN.result(result)
    assert lines[:2] == ["The game is over: only one side has troops left.", "The winner is Anna."]
    assert "Fist Fight: Anna." in lines


# -- whole games -------------------------------------------------------------------------------

GAMES: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (2, {"deployment": "simultaneous_hidden", "held_artifacts": "private", "facing_layout": "3-2-1"}),
    (3, {"round_limit": "12"}),
    (4, {"round_limit": "12", "ally_cards_when": "also_enemy_turns"}),
    (4, {"mode": "1x1x1x1", "round_limit": "12"}),
]


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_a_whole_game_can_be_told(seats: int, options: dict[str, str]) -> None:
    chance = SeededChance(seed_of("told", seats))
    game = start(seats, options=options, chance=chance)
    tell_a_game(RULEBOOK, game, seats, chance, look_every=40, most=700)


# -- the table as text -------------------------------------------------------------------------


def test_the_map_is_drawn() -> None:
    field = draw("0ma5 F1ar2 X K")
    lines = EN.view(RULEBOOK.view(field.game, 0))
    row = next(line for line in lines if line.startswith(" 4 "))
    assert row.split()[1:] == [".", ".", ".", "0ma↑", "F1ar↓", "X", "K", ".", ".", ".", "."]
    assert any(line.startswith(" 5     .") for line in lines)  # odd rows lie half a cell to the right


@rule("RS-R60")
def test_what_is_reconstructed_is_said() -> None:
    lines = " ".join(" ".join(EN.view(RULEBOOK.view(draw("0ma1 1pi4").game, None))).split())
    assert "Reconstructed, because the rulebook's text does not give them: the layout of the map" in lines


def test_odds_stand_beside_each_target() -> None:
    field = draw("0ma1 1pi4")
    field.open("activate 0ma")
    lines = "\n".join(EN.view(RULEBOOK.view(field.game, 0)))
    assert "success 42 %" in lines


def test_long_names_fit() -> None:
    field = begun(4)
    for lang in LANGUAGES:
        texts = Texts(RULEBOOK, lang, ["Христофор Бонифатьевич Непобедимый " * 3] * 4)
        assert max(map(len, texts.view(RULEBOOK.view(field.game, 0)))) <= WIDTH
