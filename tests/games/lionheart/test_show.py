"""The table as text: what ledger 10 wants seen at a glance."""

import pytest
from msgspec.structs import replace

from hastilude.core.chance import NO_CHANCE
from hastilude.core.text import LANGUAGES, Texts
from hastilude.games.lionheart.rulebook import RULEBOOK
from hastilude.games.lionheart.rules import Lionheart
from hastilude.games.lionheart.show import WIDTH
from support.ledger import rule
from support.lionheart import board, do, draw, lively_game, start, using

RU = Texts(RULEBOOK, "ru", ["Анна", "Борис", "Вера", "Глеб"])
EN = Texts(RULEBOOK, "en", ["Anna", "Boris", "Vera", "Gleb"])

LAND = """
    +--+--+--+--+--+
    |.Y .y|f  f |s |
    +  +  +  +--+--+
    |s  .y|v |.R .r|
    +  +  +  +--+--+
    |.  . |.b .B|.R|
    +--+--+--+--+--+
"""


def shown(game: Lionheart, viewer: int | None, texts: Texts = RU) -> list[str]:
    return [line.replace("\N{NO-BREAK SPACE}", " ") for line in texts.view(RULEBOOK.view(game, viewer))]


def flat(lines: list[str]) -> str:
    """Lines as one text, wherever they were broken."""
    return " ".join(" ".join(lines).split())


def words(lines: list[str]) -> list[str]:
    """Lines without their columns."""
    return [" ".join(line.split()) for line in lines]


def test_the_board_with_the_numbers_of_rows_and_columns() -> None:
    lines = shown(draw(LAND, "ybr"), 0)
    at = lines.index("    0  1  2  3  4")
    assert [line[3:] for line in lines[at + 1 : at + 8]] == board(LAND)
    assert [line[:3].strip() for line in lines[at + 1 : at + 8]] == ["", "0", "", "1", "", "2", ""]


def test_the_head_tells_the_king_the_deck_and_the_borders() -> None:
    game = draw(LAND, "ybr", target=40, deck=["C05", "D14"], border_supply=77)
    assert "король на 40; в колоде 2 карточки (сверху В); границ в запасе 77" in flat(shown(game, None))
    free = draw(LAND, "ybr", options={"border_limit": "unlimited", "bank_limit": "limited_91"})
    assert "границ в запасе" not in flat(shown(free, None))
    assert "таллеров в казне 31" in flat(shown(free, None))


def test_players_with_points_money_income_and_mines() -> None:
    lines = words(shown(draw(LAND, "ybr", money=[3, 4, 5], target=40), 0))
    assert "> Анна (жёлтые): очки 0, до короля 40, таллеров 3, доход 1, рыцарей в запасе 13" in lines
    assert "рудники: серебро 1" in lines
    assert "Борис (синие): очки 5, до короля 35, таллеров 4, доход 0, рыцарей в запасе 14" in lines


def test_a_monopoly_is_named() -> None:
    game = draw(LAND.replace("|.  . |.b", "|s  s |.b"), "ybr")
    assert "монополия: серебро" in words(shown(game, None))


def test_hidden_money_is_not_told() -> None:
    game = draw(LAND, "ybr", money=[3, 4, 5], options={"money_visibility": "hidden"})
    lines = words(shown(game, 0))
    assert any(line.startswith("> Анна") and "таллеров 3" in line for line in lines)
    assert any(line.startswith("Борис") and "деньги скрыты" in line for line in lines)


def test_domains_with_who_may_invade_and_who_is_allied() -> None:
    lines = " ".join(words(shown(draw(LAND, "ybr", alliances=[["blue_1", "red_1"]]), 0)))
    yellow = "жёлтый домен, крепость на (0,0): клеток 6, рыцарей 2, очки 0; рудники: серебро; может теснить: "
    assert yellow + "синий домен" in lines
    blue = "синий домен, крепость на (2,3): клеток 5, рыцарей 1, очки 5; "
    assert blue in lines
    assert "в союзе: красный домен" in lines
    assert "Нейтральной земли клеток: 1" in lines


def test_the_market_says_what_is_locked() -> None:
    game = draw(LAND, "ybr", "A03", market=["C05"])
    assert "Рынок пуст: никто ещё ничего не продал или всё разобрали." in shown(draw(LAND, "ybr"), 0)
    do(game, "sell A03")
    lines = flat(shown(game, 0))
    assert "1 рыцарь или 2 границы (В): 5 (3)" in lines
    assert "2 границы (А): 3 (3) (Карточку «2 границы (А)» вы только что" in lines


def test_the_own_hand_says_why_a_card_cannot_be_played() -> None:
    game = draw(LAND, "ybr", "B14 A03 B15", money=[5, 0, 0])
    lines = flat(shown(game, 0, EN))
    assert (
        "Your hand: price, and sale value in brackets traitor (B): 6 (4) "
        "not possible – traitor: Not enough money: “traitor (B)” costs 6, and you have 5."
    ) in lines
    assert not any("Ваша рука" in line for line in shown(game, None))


def test_hands_of_others_are_not_shown_but_for_what_everybody_saw() -> None:
    hands = [["A03", "B14", "C05"], ["A04", "B15*", "D09"], ["A05", "B08", "D14"]]
    game = draw(LAND, "ybr", hands=hands)
    for viewer in (0, 2, None):
        lines = words(shown(game, viewer))
        assert "все знают на этой руке: союз (Б)" in lines
        assert not any("2 рыцаря или расширение (Г)" in line for line in lines)


def test_the_last_round_has_a_banner() -> None:
    game = draw(LAND, "ybr", deck=[], final_turns=2)
    banner = "*** ПОСЛЕДНИЙ КРУГ: карточек больше не берут, осталось ходов: 2 ***"
    assert banner in shown(game, None)
    assert banner not in shown(draw(LAND, "ybr"), None)


def test_a_closed_market_is_told() -> None:
    game = draw(LAND, "ybr", "A03", market=["C05"], idle=12)
    do(game, "sell A03")
    assert "Рынок на этот раз закрыт: ходов, в которые только продавали и брали с рынка, подряд 12." in flat(
        shown(game, 1)
    )


def test_the_reconstructed_land_is_marked_and_a_real_one_is_not() -> None:
    view = RULEBOOK.view(start(2), 0)
    mark = "* Рисунок земли восстановлен: текст правил его не называет (LH-R01)."
    assert mark in RU.view(view)
    assert mark not in RU.view(replace(view, land_source="rulebook"))


def test_what_comes_from_a_public_source_or_a_ruling_is_marked() -> None:
    view = RULEBOOK.view(start(2), 0)
    public = "* Цены карточек, стоимость продажи и состав стопок взяты из открытого источника"
    ruling = "* Что каждая карточка расширения даёт до двух клеток, выведено из слов правил (LH-R63)."
    assert public in flat(RU.view(view))
    assert ruling in flat(RU.view(view))
    box = replace(view, card_source="rulebook", expansion_source="rulebook")
    assert public not in flat(RU.view(box))
    assert ruling not in flat(RU.view(box))


@rule("LH-170", "LH-174")
def test_with_two_seats_the_neutral_colour_is_named() -> None:
    game = start(2)
    line = "Ничьи фигуры: красные. За этот цвет никто не играет, рыцарей в запасе 15."
    assert line in flat(shown(game, 0))
    assert "Ничьи фигуры" not in flat(shown(start(3), 0))
    build_until_neutral(game)
    assert "этот цвет ничей" in RU.prompt(game.prompt(), game.decider())
    assert "этот цвет ничей" in RU.prompt(game.prompt(), None)


def build_until_neutral(game: Lionheart) -> None:
    while game.prompt().args.get("colour") != "red":
        game.apply(game.legal()[0], NO_CHANCE)


def test_the_end_shows_the_scoring_sheet() -> None:
    game = using("expand_domain:2", LAND, "ybr", target=3)
    do(game, "take (1,2)")
    lines = shown(game, None)
    assert "Конец игры: счёт дошёл до короля." in lines
    assert "Победитель — Анна." in lines


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_table_fits_the_screen(seats: int) -> None:
    long = ["Христофор Бонифатьевич Непобедимый " * 3] * seats
    tables = [Texts(RULEBOOK, lang, long) for lang in LANGUAGES]
    for n, (_, _, game) in enumerate(lively_game(seats, seed=("screen", seats))):
        if n % 12 == 0 or not game.legal():
            lines = shown(game, (None, *range(seats))[n % (seats + 1)], tables[n % 2])
            assert max(map(len, lines)) <= WIDTH
