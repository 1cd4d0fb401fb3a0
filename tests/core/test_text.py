"""Texts: what a sentence is given, and the words that all games share."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from hastilude.core import text as text_module
from hastilude.core.action import ActionSpace, Kind
from hastilude.core.game import Game, Option, Rulebook, games
from hastilude.core.rules_text import rules_text
from hastilude.core.text import CASES, LANGUAGES, TextError, Texts
from hastilude.core.words import Event, Prompt, Refusal, Remark, Result, Score, ScoreLine
from support.texts import cases, messages, needed, variables, without_yo

CORE = Path(text_module.__file__).parent

RU = """
prompt-joust = Ваш удар: выберите копьё.
prompt-joust-waiting = Ждём { $seat_acc }: какое копьё?
prompt-over = Турнир окончен: { $reason }.
refusal-too_short = У { $lance_gen } длина { $length }, а нужно больше { $limit }.
event-broke = { $seat } ломает { $lance_acc } о щит { $from_gen }.
event-drew = { $seat } берёт { $lances_count ->
    [0] { $count ->
        [one] { $count } копьё
        [few] { $count } копья
       *[many] { $count } копий
    }
   *[other] { $lances_acc }
}.
event-fell = { $seat_count ->
    [0] Никто не упал.
   *[other] { $seat } падает. { $horse ->
        [true] Конь тоже.
       *[false] Конь устоял.
    }
}
action-joust = Ударить { $lance_ins }
option-tilt = Барьер между всадниками.
option-tilt-yes = Есть.
option-tilt-no = Нет.
end-fall = все упали
score-lances = сломано копий: { $count }
result-prize = Приз: { $prize }.
lance-oak = дубовое копьё{ $copy }
    .gen = дубового копья{ $copy }
    .ins = дубовым копьём{ $copy }
lance-ash_2 = ясеневое{ $copy } копьё длиной 2
"""


class Tourney(Rulebook):
    """A game that says little."""

    game = Game(
        "tourney", {"ru": "Турнир", "en": "Tourney"}, "TO", (2,), (), 1, (5, 10), 1, "test", "tourney:RULES"
    )
    actions = ActionSpace(Kind("joust", "joust with {lance}", lance=("oak_1", "oak_2", "ash_2_3")))

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.things: Mapping[str, str] = {"lance": "lance", "lances": "lance", "prize": "lance"}


@pytest.fixture
def tourney(tmp_path: Path) -> Tourney:
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "ru.ftl").write_text(RU, encoding="utf-8")
    (tmp_path / "text" / "rules.ru.md").write_text("# Турнир\n", encoding="utf-8")
    return Tourney(tmp_path)


@pytest.fixture
def texts(tourney: Tourney) -> Texts:
    return Texts(tourney, "ru", ["Анна", "Борис"])


def test_things_have_names_and_copies_have_roman_numbers(texts: Texts) -> None:
    assert texts.thing("lance", "oak") == "дубовое копьё"
    assert texts.thing("lance", "oak_1") == "дубовое копьё"
    assert texts.thing("lance", "oak_4") == "дубовое копьё\N{NO-BREAK SPACE}IV"


def test_a_number_that_belongs_to_the_code_is_no_copy(texts: Texts) -> None:
    assert texts.thing("lance", "ash_2") == "ясеневое копьё длиной 2"
    assert texts.thing("lance", "ash_2_3") == "ясеневое\N{NO-BREAK SPACE}III копьё длиной 2"


def test_cases_fall_back_on_the_name(texts: Texts) -> None:
    assert texts.thing("lance", "oak_2", "ins") == "дубовым копьём\N{NO-BREAK SPACE}II"
    assert texts.thing("lance", "oak", "acc") == "дубовое копьё"


def test_an_unknown_thing_has_no_name(texts: Texts) -> None:
    for code in ("iron", "iron_2", "oak_", "oak_x", ""):
        with pytest.raises(TextError):
            texts.thing("lance", code)


def test_names_of_people_are_not_declined(texts: Texts) -> None:
    event = Event("broke", {"seat": 0, "from": 1, "lance": "oak_1"}).seen_by(None)
    assert event is not None
    assert texts.event(event) == "Анна ломает дубовое копьё о щит игрока Борис."


def test_a_seat_without_a_name_has_its_number(tourney: Tourney) -> None:
    event = Event("broke", {"seat": 0, "from": 1, "lance": "oak_1"}).seen_by(None)
    assert event is not None
    assert Texts(tourney, "ru").event(event) == "Игрок 1 ломает дубовое копьё о щит игрока 2."


def test_the_sentence_says_what_this_reader_may_know(texts: Texts) -> None:
    drew = Event("drew", {"seat": 0, "count": 3}, {"lances": ["oak", "oak_2", "ash_2"]}, knowers=0b01)
    mine, others = drew.seen_by(0), drew.seen_by(1)
    assert mine is not None
    assert others is not None
    assert (
        texts.event(mine)
        == "Анна берёт дубовое копьё, дубовое копьё\N{NO-BREAK SPACE}II и ясеневое копьё длиной 2."
    )
    assert texts.event(others) == "Анна берёт 3 копья."


@pytest.mark.parametrize(
    ("count", "words"), [(1, "1 копьё"), (2, "2 копья"), (5, "5 копий"), (21, "21 копьё")]
)
def test_plurals(texts: Texts, count: int, words: str) -> None:
    assert texts.format("event-drew", seat=1, count=count) == f"Борис берёт {words}."


@pytest.mark.parametrize("nobody", [-1, None, "", []])
def test_nobody_counts_nothing(texts: Texts, nobody: object) -> None:
    assert texts.format("event-fell", seat=nobody, horse=True) == "Никто не упал."


def test_truths_are_words(texts: Texts) -> None:
    assert texts.format("event-fell", seat=0, horse=True) == "Анна падает. Конь тоже."
    assert texts.format("event-fell", seat=0, horse=False) == "Анна падает. Конь устоял."


def test_a_player_may_be_called_like_a_variant_or_a_message(tourney: Tourney) -> None:
    texts = Texts(tourney, "ru", ["other", "{ $seat }"])
    assert texts.format("event-fell", seat=0, horse=False) == "other падает. Конь устоял."
    assert texts.format("event-fell", seat=1, horse=False) == "{ $seat } падает. Конь устоял."


def test_lists(texts: Texts) -> None:
    assert texts.join([]) == ""
    assert texts.join(["a"]) == "a"
    assert texts.join(["a", "b"]) == "a и b"
    assert texts.join(["a", "b", "c", "d"]) == "a, b, c и d"


def test_signs(texts: Texts) -> None:
    assert [texts.number(n) for n in (-4, 0, 7)] == ["−4", "0", "7"]
    assert [texts.signed(n) for n in (-4, 0, 7)] == ["−4", "0", "+7"]


def test_who_decides_is_asked_and_the_others_wait(texts: Texts) -> None:
    prompt = Prompt("joust", {"seat": 1})
    assert texts.prompt(prompt, 1) == "Ваш удар: выберите копьё."
    assert texts.prompt(prompt, 0) == "Ждём игрока Борис: какое копьё?"
    assert texts.prompt(prompt) == "Ждём игрока Борис: какое копьё?"


def test_when_nobody_decides_all_read_the_same(texts: Texts) -> None:
    prompt = Prompt("over", {"reason": "fall"})
    assert texts.prompt(prompt, 0) == texts.prompt(prompt) == "Турнир окончен: все упали."


def test_refusals_give_the_numbers(texts: Texts) -> None:
    refusal = Refusal("too_short", {"lance": "oak_1", "length": 3, "limit": 4})
    assert texts.refusal(refusal) == "У дубового копья длина 3, а нужно больше 4."


def test_actions_and_options(texts: Texts) -> None:
    assert texts.action(1) == "Ударить дубовым копьём\N{NO-BREAK SPACE}II"
    option = Option("tilt", ("yes", "no"), "rulebook")
    assert texts.option(option) == ("Барьер между всадниками.", {"yes": "Есть.", "no": "Нет."})


def test_the_result_goes_from_the_first_place_down(texts: Texts) -> None:
    lances = ScoreLine("lances", 6, {"count": 3})
    fine = ScoreLine("lances", -2, {"count": 0})
    result = Result(
        "fall",
        (1,),
        (2, 1),
        (Score(0, -2, (fine,)), Score(1, 6, (lances,))),
        {"prize": "oak", "unused": False},
    )
    assert texts.result(result) == [
        "Конец игры: все упали.",
        "Победитель — Борис.",
        "1. Борис: 6",
        "      +6  сломано копий: 3",
        "2. Анна: −2",
        "      −2  сломано копий: 0",
        "Приз: дубовое копьё.",
    ]


@pytest.mark.parametrize(
    ("winners", "sentence"),
    [((), "Победителя нет."), ((0,), "Победитель — Анна."), ((0, 1), "Победители — Анна и Борис.")],
)
def test_winners(texts: Texts, winners: tuple[int, ...], sentence: str) -> None:
    assert texts.result(Result("fall", winners, (1, 1)))[1] == sentence


def test_what_is_missing_is_an_error(texts: Texts) -> None:
    assert texts.has("event-broke")
    assert not texts.has("event-rode")
    with pytest.raises(TextError, match="event-rode"):
        texts.format("event-rode")
    with pytest.raises(TextError, match="length"):
        texts.format("refusal-too_short", lance="oak")
    with pytest.raises(TextError, match="limit"):
        texts.format("refusal-too_short", lance="oak", length=3, limit=[4])


def test_there_is_no_third_language(tourney: Tourney) -> None:
    with pytest.raises(TextError, match="'de'"):
        Texts(tourney, "de")
    with pytest.raises(TextError, match="'de'"):
        rules_text(tourney, "de")
    assert rules_text(tourney, "ru") == "# Турнир\n"


# -- the shared words --------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_shared_texts_are_those_that_the_core_needs(lang: str) -> None:
    assert set(messages(CORE / "text" / f"{lang}.ftl")) == needed(CORE)


def test_shared_texts_say_the_same_in_both_languages() -> None:
    ru, en = (messages(CORE / "text" / f"{lang}.ftl") for lang in LANGUAGES)
    assert {id: variables(ru[id]) for id in ru} == {id: variables(en[id]) for id in en}
    assert all(not cases(message) for message in en.values())
    assert {id for id in ru if cases(ru[id]) == list(CASES)} == {"seat-named", "seat-unnamed"}


def test_shared_texts_have_their_yo() -> None:
    assert without_yo((CORE / "text" / "ru.ftl").read_text(encoding="utf-8")) == []


def test_words_without_their_yo_are_found() -> None:
    text = "Он еще берет счет мертвых; все решает место. Всё ещё берёт все карты, твердыня и четверть."
    assert without_yo(text) == ["еще", "берет", "счет", "мертвых", "все решает"]


@pytest.mark.parametrize(
    ("name", "forms"),
    [
        ("Карадок", ["Карадока", "Карадока", "Карадоку", "Карадоком"]),
        ("Энида", ["Эниду", "Эниды", "Эниде", "Энидой"]),
        ("Оруженосец 2", ["Оруженосца 2", "Оруженосца 2", "Оруженосцу 2", "Оруженосцем 2"]),
        (
            "Карадок Великий",
            ["игрока Карадок Великий"] * 2 + ["игроку Карадок Великий", "игроком Карадок Великий"],
        ),
    ],
)
def test_names_that_the_house_gives_are_declined(tourney: Rulebook, name: str, forms: list[str]) -> None:
    texts = Texts(tourney, "ru", [name])
    assert [texts.seat(0, case) for case in CASES] == forms
    assert texts.seat(0) == name


def test_every_name_that_the_house_gives_has_its_cases(tourney: Rulebook) -> None:
    from hastilude.server.identity import GUESTS  # noqa: PLC0415 - the server is not always installed

    texts = Texts(tourney, "ru", GUESTS["ru"])
    assert [
        name for seat, name in enumerate(texts.names) if texts.seat(seat, "gen").startswith("игрока")
    ] == []


def test_what_ends_in_a_colon_is_said_in_one_breath_with_the_next() -> None:
    """A player took what a card to be returned bears for what it would give."""
    texts = Texts(games()["knights_tale"].load(), "ru")
    counted = Remark("faith", {"count": 2, "signed": "+2"})
    said = texts.remarks([Remark("strength", {"count": 1, "signed": "+1"}), Remark("given_back"), counted])
    assert said == ["сила +1", "карта вернётся в колоду, с ней уйдёт: вера +2"]


def test_a_hyphen_before_a_number_is_a_minus() -> None:
    assert Texts(games()["knights_tale"].load(), "en").format("effect-coins", count=-2) == "−2 coins"
