"""Every word of Lionheart in both languages, and the rules in own words."""

import re

import pytest

from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.rules_text import rules_text
from hastilude.core.text import LANGUAGES, Texts
from hastilude.core.words import seen
from hastilude.games.lionheart.cards import (
    ACTIONS,
    CARD_NAMES,
    COLOURS,
    DOMAIN_NAMES,
    MINES,
    TERRAINS,
    USES,
)
from hastilude.games.lionheart.meta import GAME
from hastilude.games.lionheart.position import PHASE_NAMES, REASONS
from hastilude.games.lionheart.rulebook import RULEBOOK
from hastilude.games.lionheart.rules import Lionheart
from support.lionheart import BESIDE_RED, COMPONENTS, SMALL, do, draw, lively, start, using
from support.play import result
from support.words import Words, tell_a_game

RU = Texts(RULEBOOK, "ru", ["Анна", "Борис", "Вера", "Глеб"])
EN = Texts(RULEBOOK, "en", ["Anna", "Boris", "Vera", "Gleb"])


class TestWords(Words):
    rulebook = RULEBOOK
    names = frozenset(
        {
            *(f"card-{card}" for card in CARD_NAMES),
            *(f"colour-{colour}" for colour in COLOURS),
            *(f"domain-{colour}" for colour in COLOURS),
            *(f"terrain-{terrain}" for terrain in TERRAINS),
            *(f"mine-{mine}" for mine in MINES),
            *(f"use-{use}" for use in USES),
            "edge-v",
            "edge-h",
            *(f"end-{reason}" for reason in REASONS),
            *(f"score-{code}" for code in ("forests", "villages", "residence")),
            *(f"prompt-{name}-waiting" for name in PHASE_NAMES if name != "ended"),
            "prompt-final_turn-waiting",
        }
    )
    declined = ("colour-", "domain-")


# -- names and sentences -----------------------------------------------------------------


def test_names_of_domains_and_cards() -> None:
    assert RU.thing("domain", "yellow_1") == "жёлтый домен"
    assert RU.thing("domain", "yellow_2", "gen") == "жёлтого домена\N{NO-BREAK SPACE}II"
    assert EN.thing("domain", "blue_4") == "blue domain\N{NO-BREAK SPACE}IV"
    assert RU.thing("card", "A13") == "1 рыцарь или расширение (А)"
    assert EN.thing("card", "D09") == "2 knights or expansion (D)"


@pytest.mark.parametrize("texts", [RU, EN], ids=LANGUAGES)
def test_every_domain_has_a_name_of_its_own_and_equal_cards_the_same(texts: Texts) -> None:
    assert len({texts.thing("domain", name) for name in DOMAIN_NAMES}) == 16
    faces = {texts.thing("card", card) for card in CARD_NAMES}
    assert len(faces) == sum(len(pile) - 2 for pile in COMPONENTS.data["cards"].values())


SYMBOLS = {
    "ru": {
        "place_borders:1": "1 граница",
        "place_borders:2": "2 границы",
        "place_borders:3": "3 границы",
        "place_knights:1": "1 рыцарь",
        "place_knights:2": "2 рыцаря",
        "expand_domain:2": "расширение",
        "traitor:1": "предатель",
        "make_alliance:1": "союз",
    },
    "en": {
        "place_borders:1": "1 border",
        "place_borders:2": "2 borders",
        "place_borders:3": "3 borders",
        "place_knights:1": "1 knight",
        "place_knights:2": "2 knights",
        "expand_domain:2": "expansion",
        "traitor:1": "traitor",
        "make_alliance:1": "alliance",
    },
}


def faces(lang: str) -> dict[str, str]:
    """Card → the words for its symbols, from the component file."""
    join = {"ru": " или ", "en": " or "}[lang]
    found = {}
    for pile in COMPONENTS.data["cards"].values():
        for key, face in pile.items():
            if key not in ("source", "where"):
                first, _, last = key.partition("-")
                words = join.join(SYMBOLS[lang][symbol] for symbol in face["symbols"])
                for number in range(int(first[1:]), int((last or first)[1:]) + 1):
                    found[f"{first[0]}{number:02}"] = words
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_are_called_what_they_show(lang: str) -> None:
    texts = Texts(RULEBOOK, lang)
    for card, words in faces(lang).items():
        assert texts.thing("card", card).rpartition(" (")[0] == words


@pytest.mark.parametrize(
    ("text", "ru", "en"),
    [
        ("castle (3,4)", "Поставить крепость на (3,4)", "Put the castle on (3,4)"),
        ("sell A03", "Продать карточку «2 границы (А)»", "Sell the card “2 borders (A)”"),
        (
            "play A13 for expand_domain",
            "Разыграть карточку «1 рыцарь или расширение (А)»: расширение",
            "Play the card “1 knight or expansion (A)”: expansion",
        ),
        (
            "border v(3,2)",
            "Поставить границу между (3,2) и (3,3)",
            "Place a border between (3,2) and (3,3)",
        ),
        (
            "border h(3,2)",
            "Поставить границу между (3,2) и (4,2)",
            "Place a border between (3,2) and (4,2)",
        ),
        ("expand yellow_2", "Расширить жёлтый домен\u00a0II", "Expand the yellow domain\u00a0II"),
        (
            "traitor yellow_1 against blue_1",
            "Предатель: рыцаря получает жёлтый домен, теряет синий домен",
            "Traitor: the yellow domain wins a knight, the blue domain loses one",
        ),
        ("draw", "Взять из колоды", "Draw from the deck"),
        ("draw B15", "Взять с рынка карточку «союз (Б)»", "Take the card “alliance (B)” from the market"),
        ("stop", "Довольно", "Enough"),
    ],
)
def test_actions(text: str, ru: str, en: str) -> None:
    assert RU.action(ACTIONS.parse(text)) == ru
    assert EN.action(ACTIONS.parse(text)) == en


def log(game: Lionheart, reader: int | None, *actions: str, texts: Texts = RU) -> list[str]:
    """What a reader's log says after some actions."""
    return [texts.event(event) for event in seen(do(game, *actions), reader)]


def test_an_invasion_in_the_log() -> None:
    game = draw(BESIDE_RED, "ybr", "B08")
    assert log(game, 1, "play B08 for expand_domain", "expand yellow_1", "take (1,2)") == [
        "Анна разыгрывает карточку «расширение (Б)» за 4 таллера: расширение.",
        "Анна расширяет жёлтый домен.",
        "Анна берёт клетку (1,2) (деревня): её получает жёлтый домен. Её теряет синий домен (Борис).",
        "Разорван синий домен: отрезаны 2 клетки, теперь это нейтральная земля.",
        "Анна получает 3 очка, теперь счёт 3.",
        "Борис теряет 5 очков, теперь счёт 0.",
    ]


def test_a_new_domain_in_the_log() -> None:
    game = using(
        "place_borders:1",
        """
        +--+--+--+--+
        |f  s |.b .B|
        +--+  +  +  +
        |.Y .y .  . |
        +--+--+--+--+
    """,
    )
    lines = log(game, None, "border v(1,1)", texts=EN)
    assert lines[0] == "Anna places a border between (1,1) and (1,2)."
    assert "A domain is closed, the yellow domain: 4 cells, 1 point for Anna." in lines
    assert "A superfluous border is removed." in lines
    assert lines[-1] == "Anna gets 1 point, the score is now 1."


def test_a_sale_and_a_draw_in_the_logs() -> None:
    picture = BESIDE_RED
    mine = log(draw(picture, "ybr", "A06"), 0, "sell A06", "draw")
    others = log(draw(picture, "ybr", "A06"), 2, "sell A06", "draw")
    assert mine[0] == others[0] == "Анна продаёт карточку «3 границы (А)» за 5 таллеров."
    assert mine[1].startswith("Анна берёт карточку из колоды (стопка А): «")
    assert others[1] == "Анна берёт карточку из колоды (стопка А)."


def test_a_traitor_and_an_alliance_in_the_log() -> None:
    game = using("traitor:1", BESIDE_RED, "ybr")
    assert log(game, None, "traitor yellow_1 against blue_1", "knight (1,0)", "withdraw (2,2)") == [
        "Анна подсылает предателя: рыцаря получает жёлтый домен, теряет синий домен.",
        "Анна ставит рыцаря жёлтых на (1,0).",
        "Рыцарь синих уходит с (2,2): синий домен теряет защитника.",
    ]
    peace = using("make_alliance:1", BESIDE_RED, "ybr")
    assert log(peace, None, "ally yellow_1 with blue_1", texts=EN) == [
        "Anna makes an alliance: the yellow domain and the blue domain no longer grow at each other's cost."
    ]


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        ("take (2,2)", "На (2,2) стоит фигура (синие): занятую клетку взять нельзя."),
        ("take (0,3)", "Клетка (0,3) не соседствует с доменом (жёлтый домен); по диагонали не считается."),
        ("take (0,0)", "Клетка (0,0) уже в этом домене (жёлтый домен)."),
        ("stop", "Остановиться нельзя: карточку нужно выполнить (осталось: 2)."),
        ("draw", "Сейчас решается другое."),
        ("take (5,5)", "Клетки (5,5) на этом поле нет."),
    ],
)
def test_refusals(action: str, sentence: str) -> None:
    game = using("expand_domain:2", BESIDE_RED, "ybr")
    refusal = game.refusal(ACTIONS.parse(action))
    assert refusal is not None
    assert RU.refusal(refusal) == sentence
    assert refusal.rules


def test_the_scoring_sheet() -> None:
    game = draw(
        """
        +--+--+--+--+
        |.Y v |f  .B|
        +  +  +  +  +
        |f  R |s  s |
        +  +  +  +  +
        |.  . |s  . |
        +--+--+--+--+
    """,
        "yb",
        "A01",
        seat=1,
        deck=[],
        final_turns=1,
        money=[9, 2],
    )
    do(game, "sell A01")
    assert RU.result(result(game)) == [
        "Конец игры: колода закончилась, последние ходы сделаны.",
        "Победитель — Анна.",
        "1. Анна: 14",
        "      +1  1 лес",
        "      +3  1 деревня",
        "      +5  королевская резиденция",
        "      +5  больше всех денег (таллеров: 9)",
        "2. Борис: 9",
        "      +1  1 лес",
        "      +5  монополия на рудники: серебро",
        "      +3  вторые по богатству (таллеров: 4)",
    ]


# -- whole games -------------------------------------------------------------------------

GAMES = [
    (2, {"first_placer": "oldest", "money_visibility": "hidden", "border_count_mode": "up_to"}),
    (3, {"allow_null_play": "true", "score_timing": "per_card", "bank_limit": "limited_91"}),
    (4, {"traitor_removal": "chain_end", "border_limit": "unlimited"}),
]


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_a_whole_game_can_be_told(seats: int, options: dict[str, str]) -> None:
    chance = SeededChance(seed_of("told", seats))
    game = start(seats, options=options, chance=chance, components=SMALL)
    tell_a_game(RULEBOOK, game, seats, chance, choose=lively, look_every=30)


# -- the rules in own words --------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_give_the_figures_of_the_components(lang: str) -> None:
    """The table of cards: copies × price (sale value), pile by pile."""
    rows = [
        [cell.strip() for cell in line.split("|")[1:-1]] for line in rules_text(RULEBOOK, lang).splitlines()
    ]
    table = {row[0]: row[1:] for row in rows if len(row) == 5}
    join = {"ru": " или ", "en": " or "}[lang]
    due: dict[str, list[str]] = {}
    for place, pile in enumerate(COMPONENTS.data["cards"].values()):
        for key, face in pile.items():
            if key in ("source", "where"):
                continue
            first, _, last = key.partition("-")
            copies = int((last or first)[1:]) - int(first[1:]) + 1
            name = join.join(SYMBOLS[lang][symbol] for symbol in face["symbols"])
            due.setdefault(name, ["–"] * 4)[place] = f"{copies} × {face['price']} ({face['sale_value']})"
    assert {name: cells for name, cells in table.items() if name in due} == due


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_name_every_option_with_its_origin(lang: str) -> None:
    origins = {
        "ru": {"ambiguity": "спорное место", "gap": "пробел", "guard": "только для программы"},
        "en": {"ambiguity": "doubtful place", "gap": "gap", "guard": "for the program only"},
    }[lang]
    lines = rules_text(RULEBOOK, lang).splitlines()
    for option in GAME.options:
        row = next(line for line in lines if line.startswith(f"| `{option.name}` |"))
        assert row.rsplit("|", 2)[1].strip() == origins[option.origin]
        assert set(re.findall(r"LH-R\d\d", row)) == {id for id in option.rules if "R" in id}
