"""Every word of A Knight's Tale in both languages, the rules in own words, the table as text."""

from typing import Any

import pytest

from hastilude.core.chance import RecordedChance, SeededChance, seed_of
from hastilude.core.rules_text import rules_text
from hastilude.core.text import LANGUAGES, Texts
from hastilude.core.words import seen
from hastilude.games.knights_tale.cards import (
    ACTIONS,
    AREAS,
    CITIES,
    CLASSES,
    COLOURS,
    DECKS,
    DICE,
    EVENTS,
    ITEMS,
    KNIGHTS,
    PLACES,
    PRESTIGE,
    PRIZES,
    RELICS,
    RESOURCES,
    SOLO_CARDS,
    SOURCES,
    SUPPORT,
    TIMINGS,
    TITLES,
    TOURNAMENTS,
    TRACK,
    TRAVEL,
)
from hastilude.games.knights_tale.ending import ENDS
from hastilude.games.knights_tale.rulebook import RULEBOOK
from hastilude.games.knights_tale.show import _effect as effect_in_words
from hastilude.games.knights_tale.show import _needs as needs_in_words
from hastilude.games.knights_tale.tableau import STEPS
from support.knights_tale import COMPONENTS, PADARM, do, draw, faces, joust, start, tilt
from support.play import result
from support.words import Words, tell_a_game

NAMES = ["Анна", "Борис", "Вера", "Глеб"]
RU = Texts(RULEBOOK, "ru", NAMES)
EN = Texts(RULEBOOK, "en", ["Anna", "Boris", "Vera", "Gleb"])

#: parts of effects and of titles' conditions, by their first words
EFFECTS = (
    *("glory", "coins", "faith", "strength", "horse", "armour", "prestige", "relic", "relic_any", "support"),
    *("support_top", "titles", "journey", "recruit", "pawns", "reroll_faith", "title_glory", "travel_plays"),
    *(
        "journey_cards",
        "discount",
        "refresh",
        "attack",
        "opponent_attack",
        "opponent_prestige",
        "turn",
        "reroll",
    ),
)
NEEDS = (
    *(
        "support",
        "support_any",
        "relic_any",
        "prestige_any",
        "coins",
        "faith",
        "strength",
        "romance",
        "trade",
    ),
    *("challenge", "horse", "armour", "without", "duel"),
)


class TestWords(Words):
    rulebook = RULEBOOK
    names = frozenset(
        {
            "prompt-ring-waiting",
            *(f"remark-{part}" for part in EFFECTS),
            *(f"remark-need_{part}" for part in NEEDS),
            *(f"character-{name}" for name in ("young_knight", "wealthy_heir", "pilgrim", "tourney_fighter")),
            *(f"character-{name}" for name in ("courtier", "queens_godson", "marshals_son", "wanderer")),
            "character-younger_prince",
            *(f"title-{title}" for title in TITLES),
            *(f"card-{card}" for card in TRAVEL),
            *(f"deck-{deck}" for deck in DECKS),
            *(f"token-{token}" for token in (*SUPPORT, *RELICS)),
            *(f"timing-{timing}" for timing in TIMINGS),
            *(f"prestige-{kind}" for kind in PRESTIGE),
            *(f"knight-{knight}" for knight in KNIGHTS),
            *(f"class-{name}" for name in CLASSES),
            *(f"city-{city}" for city in CITIES),
            *(f"place-{place}" for place in PLACES),
            *(f"tournament-{card}" for card in TOURNAMENTS),
            *(f"prize-{prize}" for prize in PRIZES),
            *(f"cell-{cell}" for cell in TRACK),
            *(f"area-{area}" for area in AREAS),
            *(f"event_card-{event}" for event in EVENTS),
            *(f"item-{item}" for item in ITEMS),
            *(f"die-{die}" for die in (*COLOURS, *DICE)),
            *(f"resource-{resource}" for resource in RESOURCES),
            *(f"step-{step}" for step in STEPS),
            *(f"solo_card-{card}" for card in SOLO_CARDS),
            *(f"scenario-{name}" for name in ("warrior", "lone_challenge", "rivalry")),
            *(f"difficulty-{name}" for name in ("easy", "medium", "hard")),
            "seat-vp",
            *(f"end-{reason}" for reason in ENDS),
            *(f"score-{source}" for source in SOURCES),
            *("result-goal", "result-glory", "result-vp_glory"),
            *(f"effect-{word}" for word in (*EFFECTS, "or")),
            *(f"need-{word}" for word in NEEDS),
        }
    )
    declined = ("token-", "knight-", "deck-", "item-", "resource-", "seat-")


# -- names --------------------------------------------------------------------------------


@pytest.mark.parametrize("texts", [RU, EN], ids=LANGUAGES)
@pytest.mark.parametrize(
    ("family", "codes"),
    [
        ("token", (*SUPPORT, *RELICS)),
        ("knight", KNIGHTS),
        ("title", TITLES),
        ("card", TRAVEL),
        ("place", PLACES),
    ],
)
def test_things_are_told_apart(texts: Texts, family: str, codes: tuple[str, ...]) -> None:
    assert len({texts.thing(family, code) for code in codes}) == len(codes)


def test_names_in_their_cases() -> None:
    assert RU.thing("knight", "jan_zizka", "ins") == "Яном Жижкой из Троцнова"
    assert RU.thing("token", "fencing_master", "acc") == "Мастера фехтования"
    assert RU.thing("token", "rosary", "gen") == "Чёток"
    assert RU.thing("character", "young_knight_3") == "Молодой рыцарь"
    assert EN.thing("knight", "suero_de_quinones") == "Suero de Quiñones"


# -- sentences ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "ru", "en"),
    [
        ("train", "Тренировка", "Train"),
        (
            "market armour",
            "Отправиться на рынок: броня на уровень выше",
            "Go to the market: armour one level up",
        ),
        ("gain support s1", "Получить поддержку: особая ячейка 1", "Gain support: special cell 1"),
        ("call herald paris_2", "Обратиться к герольду: Париж, место 2", "Call the herald: Paris, place 2"),
        ("play serenade", "Сыграть карту «Серенада»", "Play Serenade"),
        ("use squire", "Применить Оруженосца", "Use: Squire"),
        ("use relic rosary", "Применить Чётки", "Use the relic Rosary"),
        ("commit 4", "Вложить силу: 4", "Commit strength: 4"),
        ("keep well_off", "Оставить титул «Зажиточный»", "Keep the title Well-off"),
    ],
)
def test_actions(text: str, ru: str, en: str) -> None:
    assert RU.action(ACTIONS.parse(text)) == ru
    assert EN.action(ACTIONS.parse(text)) == en


def log(game: Any, texts: Texts, reader: int | None, *actions: str, chance: Any = None) -> list[str]:
    return [texts.event(event) for event in seen(do(game, *actions, chance=chance), reader)]


def test_a_purchase_in_the_log() -> None:
    game = draw(">0: coins 3\n1:\nevents: good_harvest siege wandering\ntrack: - - minstrel", phase="action")
    assert log(game, RU, 1, "gain support r1") == [
        "Анна ставит фишку на действие «Получить поддержку».",
        "Анна платит монетами: −1.",
        "Анна получает поддержку: Менестрель.",
        "Анна получает славу: +4.",
    ]


def test_a_clash_in_the_log() -> None:
    game = joust("strength 2 | squire", "hans_von_trotha")
    told = log(game, RU, None, "commit 1", chance=faces("5 10 30"))
    assert told == [
        "Анна вкладывает силу: 1, всего 1.",
        "Анна бросает кубики: сила 5, скакун 0 1, броня 0 3. Атака 9 против 8.",
    ]
    assert log(game, EN, None, "use squire") == [
        "Anna uses: Squire. Attack 12 against 8.",
        "Anna wins clash 1, 12 to 8.",
    ]


def test_a_lost_duel_in_the_log() -> None:
    game = joust("strength 1 | office", "charles_vii")
    told = log(game, RU, 1, "commit 1", chance=faces("4 22 22", "1 00 00"))
    assert told[2:4] == [
        "Стычку 1 выигрывает соперник, 8 : 8, по престижу.",
        "Анна бросает кубики: сила 1, скакун 0 0, броня 0 0. Атака 1 против 8.",
    ]
    assert "Поединок выигрывает соперник, 2 : 0." in told
    assert "Анна возвращает себе силу: +1." in told


def test_secrets_in_the_log() -> None:
    game = draw(">0:\n1:\nevents: good_harvest siege wandering\npublic: rich strong noble", phase="action")
    events = do(game, "new goal", chance=RecordedChance([0, 0, 0]))
    own = [RU.event(event) for event in seen(events, 0)]
    other = [RU.event(event) for event in seen(events, 1)]
    assert other[-1] == "Анна берёт 3 титула."
    assert own[-1].startswith("Анна берёт 3 титула: ")


@pytest.mark.parametrize(
    ("action", "ru", "en"),
    [
        (
            "market horse",
            "Платить нечем: монеты — 1, а нужно 4.",
            "Too little to pay with: coins 1, and it takes 4.",
        ),
        (
            "gain support s2",
            "При таком числе игроков не используется: особая ячейка 2.",
            "With so few players this is not in use: special cell 2.",
        ),
        (
            "event action",
            "У события «Хороший урожай» нет действия: оно срабатывает сразу для всех.",
            "The event Good harvest has no action: it works for everybody at once.",
        ),
        (
            "stop",
            "Сейчас этого сделать нельзя. Что решается: куда поставить фишку.",
            "That cannot be done now. What is being decided: where to place a pawn.",
        ),
    ],
)
def test_refusals(action: str, ru: str, en: str) -> None:
    game = draw(">0: coins 1\n1:\nevents: good_harvest siege wandering", phase="action")
    refusal = game.refusal(ACTIONS.parse(action))
    assert refusal is not None
    assert (RU.refusal(refusal), EN.refusal(refusal)) == (ru, en)


def test_prompts() -> None:
    game = tilt("strength 1", "strength 1")
    prompt = game.prompt()
    assert RU.prompt(prompt, 1) == "Стычка 1, атака 0 против 0: сколько силы вложить (уже вложено 0)?"
    assert RU.prompt(prompt, 0) == (
        "Стычка 1, атака 0 против 0: ждём игрока Борис, сколько силы вложить (уже вложено 0)?"
    )


def test_the_scoring_sheet() -> None:
    game = draw(
        ">0: glory 10 coins 6 | | game\n1: glory 12\npublic: rich strong traveller\ngoals: /",
        phase="travel",
        round=3,
        last_travel=True,
    )
    do(game, "stop")
    lines = RU.result(result(game))
    assert lines[:3] == [
        "Конец игры: у одного из игроков больше всех славы.",
        "Победитель — Анна.",
        "1. Анна: 14",
    ]
    assert "      +4  титулы" in lines


def test_the_sheet_of_a_lone_challenge() -> None:
    game = draw(
        ">0: glory 64 | | game\n1:\npublic: rich strong traveller\ngoals: /",
        phase="travel",
        solo=True,
        round=3,
        last_travel=True,
    )
    do(game, "stop")
    lines = EN.result(result(game))
    assert lines[:2] == ["The game is over: the glory asked for is not reached.", "The game is lost."]
    assert lines[-2:] == ["Glory asked for: 65.", "Glory reached: 64."]


# -- effects and conditions of the component file -----------------------------------------


@pytest.mark.parametrize("texts", [RU, EN], ids=LANGUAGES)
def test_every_effect_and_condition_has_words(texts: Texts) -> None:
    gains = [
        part
        for table in ("romance", "trade", "challenge", "events", "prizes")
        for name, row in COMPONENTS.data[table].items()
        if name != "source"
        for option in row["gain"]
        for part in option.split(" + ")
    ]
    effects = [
        part
        for table in ("support", "relics")
        for name, row in COMPONENTS.data[table].items()
        if name != "source"
        for part in row["effect"].split(" + ")
    ]
    assert all(effect_in_words(part, texts) for part in gains + effects)
    needs = [
        part
        for name, row in COMPONENTS.data["titles"].items()
        if name != "source"
        for part in row["needs"].split(" + ")
    ]
    assert all(needs_in_words(part, texts) for part in needs)


def test_effects_and_conditions_in_words() -> None:
    assert effect_in_words("horse 4", RU) == "скакун с уровня III на IV"
    assert effect_in_words("turn armour 3", RU) == "кубик брони становится 3"
    assert effect_in_words("prestige office", EN) == "prestige Office"
    assert needs_in_words("without thug", RU) == "ни одного Головореза"
    assert needs_in_words("duel 11 1", EN) == "a duel won against attack 11, prestige 1"


# -- whole games --------------------------------------------------------------------------

GAMES: list[tuple[int, dict[str, str]]] = [
    (1, {"solo_scenario": "rivalry", "vp_personality": "righteous"}),
    (1, {"solo_scenario": "warrior"}),
    (1, {"solo_scenario": "rivalry", "vp_personality": "warrior", **PADARM}),
    (2, {"tournament_prize": "random_token", "brave_spending": "allocate_first"}),
    (3, {**PADARM, "pas_d_armes_signup": "optional", "open_titles": "true"}),
    (4, {"handicap_horse": "true", "handicap_armour": "true", "blind_draw": "declare_all"}),
]


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_a_whole_game_can_be_told(seats: int, options: dict[str, str]) -> None:
    chance = SeededChance(seed_of("told", seats, *options))
    game = start(seats, options=options, chance=chance)
    tell_a_game(RULEBOOK, game, seats, chance, look_every=30)


# -- the rules in own words ---------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_give_the_figures_of_the_components(lang: str) -> None:
    """Knights, titles and challenges row by row; a reconstructed figure has its asterisk."""
    texts = Texts(RULEBOOK, lang)
    rows = [
        [cell.strip() for cell in line.split("|")[1:-1]] for line in rules_text(RULEBOOK, lang).splitlines()
    ]
    found = {row[0].rstrip("*"): row for row in rows if row}
    for name in KNIGHTS:
        figures = COMPONENTS.data["knights"][name]
        row = found[texts.thing("knight", name)]
        assert row[2].split()[0] == str(figures["attack"])
        assert row[3:] == [str(figures["glory"]), str(figures["prestige"])]
    for title in TITLES:
        figures = COMPONENTS.data["titles"][title]
        star = "*" if "reconstructed" in figures else ""
        assert found[texts.thing("title", title)][2] == f"{figures['glory']}{star}"
    for card, figures in COMPONENTS.data["challenge"].items():
        if card != "source":
            name = texts.thing("card", card)
            assert found[name][1] == f"{figures['attack']}, {figures['prestige']}"
            assert found[name][0].endswith("*") == ("source" not in figures)
    for card, figures in COMPONENTS.data["trade"].items():
        if card != "source":
            assert [str(figures["cost"])] == [
                row[1]
                for row in rows
                if row and row[0].rstrip("*") == texts.thing("card", card) and len(row) == 3
            ][:1]


def test_a_lost_lone_game_ranks_nobody_second() -> None:
    game = draw(
        ">0: glory 64 | | game\n1:\npublic: rich strong traveller\ngoals: /",
        phase="travel",
        solo=True,
        round=3,
        last_travel=True,
    )
    do(game, "stop")
    assert result(game).places == (1,)
    assert not any("2." in line for line in EN.result(result(game)))


def test_a_title_is_told_once() -> None:
    game = draw(
        ">0: glory 5 coins 6 | | game\n 1: \npublic: rich strong traveller",
        phase="travel",
        round=3,
        last_travel=True,
    )
    codes = [event.code for event in do(game, "stop")]
    assert codes.count("title_scored") == 1
    assert "gained" not in codes


def test_an_event_for_everybody_has_no_cell_and_warrior_shows_its_goal() -> None:
    harvest = draw(">0: \n 1: \nevents: good_harvest siege wandering", phase="action")
    cells = {area.area: area.cells for area in RULEBOOK.view(harvest, 0).areas}
    assert cells["event_action"] == 0
    siege = draw(">0: \n 1: \nevents: crusade siege wandering", phase="action")
    assert {area.area: area.cells for area in RULEBOOK.view(siege, 0).areas}["event_action"] == 1
    warrior = draw(">0: \n 1: ", phase="action", solo=True, options={"solo_scenario": "warrior"})
    assert "Нужно выиграть все турниры: 3." in "\n".join(RU.view(RULEBOOK.view(warrior, 0)))
