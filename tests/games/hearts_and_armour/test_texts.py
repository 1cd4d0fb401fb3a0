"""Every word of Hearts and Armour in both languages, the rules in own words, the table as text."""

import pytest

from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.text import LANGUAGES, Texts
from hastilude.core.words import seen
from hastilude.games.hearts_and_armour.cards import EFFECTS, FACE_NAMES, HEROES
from hastilude.games.hearts_and_armour.position import ENDS
from hastilude.games.hearts_and_armour.rulebook import RULEBOOK
from hastilude.games.hearts_and_armour.rules import HeartsAndArmour
from hastilude.games.hearts_and_armour.show import WIDTH, unseen_cards
from hastilude.games.hearts_and_armour.verdict import VERDICTS, WINNING_SIDES
from support.hearts_and_armour import do, draw, end, fight, say, sight, start
from support.play import result
from support.words import Words, read, tell_a_game

NAMES = ["Анна", "Борис", "Вера", "Глеб", "Дарья", "Егор", "Жанна", "Зоя", "Илья"]
RU = Texts(RULEBOOK, "ru", NAMES)
EN = Texts(RULEBOOK, "en", ["Anna", "Boris", "Vera", "Gleb", "Daria", "Egor", "Jeanne", "Zoe", "Ilya"])


class TestWords(Words):
    rulebook = RULEBOOK
    names = frozenset(
        {
            *(f"card-{face}" for face in FACE_NAMES),
            *(f"hero-{hero}" for hero in HEROES),
            *(f"side-{side}" for side in WINNING_SIDES),
            *(f"effect-{effect}" for effect in EFFECTS),
            *(f"end-{reason}" for reason in ENDS),
            *(f"score-{verdict}" for verdict in VERDICTS),
            *(f"verdict-{verdict}" for verdict in VERDICTS),
        }
    )
    declined = ("hero-",)


@pytest.mark.parametrize("texts", [RU, EN], ids=LANGUAGES)
def test_every_face_has_a_name_of_its_own(texts: Texts) -> None:
    assert len({texts.thing("card", face) for face in FACE_NAMES}) == len(FACE_NAMES)


# -- sentences ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "ru", "en"),
    [
        (
            "lay sword_1_take on B2",
            "Положить втёмную на Марфизу: Меч ×1 / Забрать",
            "Lay face down on Marfisa: Sword ×1 / Take",
        ),
        (
            "play shield_2_transfer on S",
            "Сыграть открыто на колдуна Атланта: Щит ×2 / Перенести",
            "Play face up on the Sorcerer Atlante: Shield ×2 / Transfer",
        ),
        ("declare fight", "Объявить схватку", "Declare the fight"),
        ("affect 2", "Выбрать карту № 2", "Choose card 2"),
        ("move to A1", "Перенести карту к Роланду", "Move the card to Orlando"),
        ("give to B3", "Карту на руку получает Феррау", "Give the card into the hand of Ferraù"),
    ],
)
def test_actions(text: str, ru: str, en: str) -> None:
    assert RU.action(say(text)) == ru
    assert EN.action(say(text)) == en


TABLE = """
    >A1: !1                                   | sword_1_take shield_1_discard
     B1: +sword_2_take:A2 -shield_1_take:B2   | sword_1_transfer
     A2:                                      | shield_1_transfer
     B2:                                      | shield_1_discard
"""


def log(game: HeartsAndArmour, reader: int | None, *actions: str, texts: Texts = RU) -> list[str]:
    """What a reader's log says after some actions."""
    return [texts.event(event) for event in seen(do(game, *actions), reader)]


def test_a_take_in_the_logs() -> None:
    moves = ("play sword_1_take on B1", "affect 2", "give to A2")
    assert log(draw(TABLE), 2, *moves) == [
        "Анна играет открыто на Руджьера: Меч ×1 / Забрать.",
        "Анна забирает у Руджьера карту № 2 (положил игрок Глеб) и отдаёт Ринальду: Щит ×1 / Забрать.",
    ]
    assert log(draw(TABLE), 1, *moves, texts=EN) == [
        "Anna plays face up on Ruggiero: Sword ×1 / Take.",
        "Anna takes card 2, laid by Gleb, from Ruggiero into the hand of Rinaldo.",
    ]
    assert len(log(draw(TABLE), 0, *moves)) == 3  # with the own choice between


def test_a_card_face_down_in_the_logs() -> None:
    assert log(draw(TABLE), 0, "lay sword_1_take on B2") == [
        "Анна кладёт карту втёмную на Марфизу: Меч ×1 / Забрать."
    ]
    assert log(draw(TABLE), 3, "lay sword_1_take on B2") == ["Анна кладёт карту втёмную на Марфизу."]


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        ("play sword_1_take on A1", "A card cannot be played face up on your own hero."),
        ("lay sword_2_take on A1", "You have no such card in hand: Sword ×2 / Take."),
        ("lay sword_1_take on S", "This game is played without the Sorcerer Atlante."),
        ("declare fight", "The fight may be declared only after a full lap: 4 more turns before that."),
        (
            "affect 1",
            "There is no extra action to carry out: it works only at the moment its card is played face up.",
        ),
    ],
)
def test_refusals(action: str, sentence: str) -> None:
    refusal = draw(TABLE).refusal(say(action))
    assert refusal is not None
    assert EN.refusal(refusal) == sentence


def test_the_fight_is_told_hero_by_hero() -> None:
    game = draw(TABLE)
    told = [RU.event(event) for event in seen(fight(game), None)]
    assert told[:5] == [
        "Анна объявляет схватку.",
        "Перед Роландом карт нет; мечей 0, щитов 0, новых ран нет, всего ран 1.",
        "Перед Руджьером лежат Меч ×2 / Забрать и Щит ×1 / Забрать; мечей 2, щитов 1, 1 новая рана, всего ран 1.",
        "Перед Ринальдом карт нет; мечей 0, щитов 0, новых ран нет, всего ран 0.",
        "Перед Марфизой карт нет; мечей 0, щитов 0, новых ран нет, всего ран 0.",
    ]


def test_the_scoring_sheet() -> None:
    game = end(5, "S:5 B1:3 A2:2")
    assert RU.result(result(game)) == [
        "Конец игры: у одной из сторон погибло меньше рыцарей.",
        "Победители — Борис и Глеб.",
        "1. Борис: 1",
        "      +1  победа: Роланд, цель — колдун Атлант",
        "1. Глеб: 1",
        "      +1  победа: Ринальд, цель — Марфиза",
        "3. Анна: 0",
        "       0  колдун погиб: колдун Атлант, цель — Роланд и Руджьер",
        "3. Вера: 0",
        "       0  сторона проиграла: Руджьер, цель — Ринальд",
        "3. Дарья: 0",
        "       0  сторона проиграла: Марфиза, цель — колдун Атлант",
        "Победа в схватке: крестоносцы.",
        "Погибло сарацин: 1.",
        "Раны живых крестоносцев: 2.",
    ]


def test_a_game_without_winners_is_told() -> None:
    lines = EN.result(result(end(4, "B1:3 B2:3")))
    assert lines[1] == "Nobody wins."


# -- whole games -------------------------------------------------------------------------

GAMES: list[tuple[int, dict[str, str]]] = [
    (3, {"hunt_3p": "on"}),
    (4, {"effect_optional": "true", "mode": "match_play"}),
    (5, {"take_peek": "true", "reveal_all_goals_at_end": "false"}),
    (7, {"mode": "match_play", "match_heroes": "redeal"}),
    (9, {"open_play_needs_effect": "true", "wound_marker": "counter"}),
]


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_a_whole_game_can_be_told(seats: int, options: dict[str, str]) -> None:
    chance = SeededChance(seed_of("told", seats))
    game = start(seats, options=options, chance=chance)
    tell_a_game(RULEBOOK, game, seats, chance, look_every=4)


# -- the table as text (ledger, part 10) -------------------------------------------------


def show(game: HeartsAndArmour, viewer: str | None, texts: Texts = RU) -> list[str]:
    return [line.strip() for line in texts.view(sight(game, viewer))]


def test_the_table_at_a_glance() -> None:
    lines = show(draw(TABLE), "A1")
    assert "Схватку объявить ещё нельзя: не кончился первый круг." in lines
    assert "> Анна: Роланд, раны 1 из 3, карт на руке 2, крестоносцы, ходит, первый в" in lines
    assert "мечи минус щиты, насколько вам известно: +2; 1 карта неизвестна" in lines
    assert "1. Меч ×2 / Забрать (открыта, положил игрок Вера)" in lines
    assert "2. неизвестная карта (закрыта, положил игрок Глеб)" in lines
    secret = "Вы победите, если победят крестоносцы (или выйдет ничья), а Руджьер останется в живых."
    assert f"Ваша тайна. {secret}" in " ".join(lines)
    assert "Ваша рука: Щит ×1 / Сбросить; Меч ×1 / Забрать" in lines


def test_a_spectator_sees_no_secret() -> None:
    text = "\n".join(show(draw(TABLE), None))
    assert "Ваша" not in text
    assert "тайна" not in text


@pytest.mark.parametrize(
    ("viewer", "options", "sentence"),
    [
        ("A2", {}, "Вы победите, если победят крестоносцы (или выйдет ничья), а Марфиза останется в живых."),
        ("A1", {}, "если победят крестоносцы (или выйдет ничья), а колдун погибнет. Если погибнет один"),
        ("A1", {}, "только колдун, победите и вы."),
        ("A1", {"draw_hunter": "always_wins"}, "при ничьей колдун может и жить."),
        ("A1", {"sorcerer_only_death": "winning_side_hunter"}, "чья сторона меньше ранена."),
        ("S", {}, "в живых останетесь вы сами и оба ваших рыцаря: Роланд и Руджьер."),
    ],
)
def test_each_role_is_told_how_it_wins(viewer: str, options: dict[str, str], sentence: str) -> None:
    game = draw("S: |\nA1: |\nB1: |\nA2: |\nB2: |", options=options)
    assert sentence in " ".join(show(game, viewer))


def test_the_sorcerer_of_the_hunt_is_told_to_survive() -> None:
    game = draw("S: |\nA1: |\nB1: |", options={"hunt_3p": "on"})
    assert "Вы победите, если никто не погибнет за 4 раунда." in " ".join(show(game, "S"))


def test_the_general_table_says_nothing_wrong_of_any_role() -> None:
    """The browser's heading is the same for all: it must hold for knights, hunters and the sorcerer."""
    for lang, words in (
        ("ru", ("ничья", "погибнуть", "оба рыцаря")),
        ("en", ("draw", "dead", "both knights")),
    ):
        message = read(RULEBOOK.folder / "text" / f"{lang}.ftl")["view-goals"]
        about = next(one for one in message.attributes if one.id.name == "about")
        text = str(about.value.elements[0].value)  # type: ignore[union-attr]
        assert all(word in text for word in words)


def test_nobody_has_a_place_where_nobody_wins() -> None:
    lines = RU.result(result(end(4, "B1:3 B2:3")))
    assert lines[1] == "Победителя нет."
    assert "Анна: 0" in lines
    assert not any(line.startswith("1.") for line in lines)


def test_the_verdict_says_whose_dead_it_counts() -> None:
    game = draw("A1: |\nB1: !2 -sword_1_take:A1 |\nA2: |\nB2: |")
    told = " ".join(RU.event(event) for event in seen(fight(game), None))
    assert "Погибло крестоносцев 0, сарацин 1;" in told


def test_a_card_taken_into_the_own_hand() -> None:
    moves = ("play sword_1_take on B1", "affect 1", "give to A1")
    assert log(draw(TABLE), None, *moves)[-1].startswith(
        "Анна забирает у Руджьера карту № 1 (положил игрок Вера) на свою руку: Меч ×2"
    )


def test_invented_names_are_marked() -> None:
    assert "имя колдуна" in " ".join(show(draw(TABLE), None))


def test_the_card_counter() -> None:
    view = sight(draw(TABLE), "A1")
    unseen = unseen_cards(view)
    assert sum(unseen.values()) == 29 - 3
    assert unseen["sword_1_take"] == 3
    assert "sword_2_take" not in unseen


def test_long_names_fit() -> None:
    game = end(5, "S:2 B1:1")
    for lang in LANGUAGES:
        texts = Texts(RULEBOOK, lang, ["Христофор Бонифатьевич Непобедимый " * 3] * 5)
        for viewer in ("S", "A1", None):
            assert max(map(len, show(game, viewer, texts))) <= WIDTH
