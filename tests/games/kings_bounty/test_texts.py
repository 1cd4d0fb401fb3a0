"""Every word of King's Bounty in both languages, the rules in own words, the table as text."""

import pytest
from msgspec.structs import replace

from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.rules_text import rules_text
from hastilude.core.text import LANGUAGES, Texts
from hastilude.core.words import seen
from hastilude.games.kings_bounty.cards import ACTIONS, CARD_NAMES, CASTLE_TYPES, KIND_NAMES, PEOPLES
from hastilude.games.kings_bounty.position import REASONS
from hastilude.games.kings_bounty.rulebook import RULEBOOK
from hastilude.games.kings_bounty.rules import KingsBounty
from hastilude.games.kings_bounty.show import WIDTH
from hastilude.games.kings_bounty.titles import TITLES
from support.kings_bounty import COMPONENTS, do, draw, random_game, start
from support.ledger import rule
from support.words import Words, tell_a_game

NAMES = ["Анна", "Борис", "Вера", "Глеб", "Дарья"]
RU = Texts(RULEBOOK, "ru", NAMES)
EN = Texts(RULEBOOK, "en", ["Anna", "Boris", "Vera", "Gleb", "Daria"])


class TestWords(Words):
    rulebook = RULEBOOK
    names = frozenset(
        {
            *(f"card-{kind}" for kind in KIND_NAMES),
            *(f"castle-{castle}" for castle in CASTLE_TYPES),
            *(f"people-{people}" for people in PEOPLES),
            *(f"title-{title}" for title in TITLES),
            *(f"title-{title}-condition" for title in TITLES),
            *(f"end-{reason}" for reason in REASONS),
        }
    )
    declined = ("card-", "people-")


# -- names and sentences -----------------------------------------------------------------


def test_names_of_cards() -> None:
    assert RU.thing("card", "elf_tower_1") == "башня эльфов"
    assert RU.thing("card", "elf_tower_2") == "башня эльфов\N{NO-BREAK SPACE}II"
    assert RU.thing("card", "obelisk_3", "gen") == "обелиска силы 3"
    assert RU.thing("card", "obelisk_3_2", "ins") == "обелиском\N{NO-BREAK SPACE}II силы 3"
    assert EN.thing("card", "obelisk_3_2") == "obelisk\N{NO-BREAK SPACE}II of strength 3"
    assert RU.thing("card", "undead_monster_1", "ins") == "чудовищем нежити"


@pytest.mark.parametrize("texts", [RU, EN], ids=LANGUAGES)
def test_equal_units_are_called_the_same_and_holdings_are_told_apart(texts: Texts) -> None:
    called = [texts.thing("card", card) for card in CARD_NAMES]
    assert len(set(called[:48])) == 25
    assert len(set(called[48:])) == 36


@pytest.mark.parametrize(
    ("text", "ru", "en"),
    [
        (
            "capture elf_tower_1 with orc_warrior_2",
            "Захватить башню эльфов воином орков",
            "Capture the elf tower with the orc warrior",
        ),
        (
            "garrison obelisk_2_1 with human_archer_1",
            "Поставить стрелка людей в гарнизон обелиска силы 2",
            "Garrison the obelisk of strength 2 with the human archer",
        ),
        (
            "destroy dwarf_citadel_1 with undead_monster_1",
            "Уничтожить цитадель гномов чудовищем нежити",
            "Destroy the dwarf citadel with the undead monster",
        ),
        ("play orc_fortress_1", "Выложить крепость орков", "Lay out the orc fortress"),
        ("return elf_mage_2", "Вернуть волшебника эльфов", "Return the elf mage"),
        ("remove undead", "Убрать нежить в коробку", "Put the undead into the box"),
    ],
)
def test_actions(text: str, ru: str, en: str) -> None:
    assert RU.action(ACTIONS.parse(text)) == ru
    assert EN.action(ACTIONS.parse(text)) == en


def log(game: KingsBounty, reader: int | None, *actions: str) -> list[str]:
    """What a reader's log says after some actions."""
    return [RU.event(event) for event in seen(do(game, *actions), reader)]


def test_a_capture_in_the_log() -> None:
    game = draw("""
        >0:                      | human_warrior
         1: elf_tower<elf_archer |
        deck: elf_mage dwarf_tower
        titles: tower_builder vandal
    """)
    assert log(game, 1, "capture elf_tower_1 with human_warrior_1") == [
        "Анна захватывает башню эльфов у игрока Борис, сыграв воина людей: защита 3. "
        "Прежний гарнизон, стрелок эльфов, уходит в сброс.",
        "Титул «Строитель башен» переходит от игрока Борис к игроку Анна.",
        "Анна берёт карту.",
    ]


def test_a_tie_in_the_log() -> None:
    game = draw("""
        >0:           | orc_tower
         1: elf_tower |
        deck: elf_mage dwarf_tower
        titles: tower_builder vandal
    """)
    assert log(game, None, "play orc_tower_1")[:2] == [
        "Анна выкладывает башню орков.",
        "Титул «Строитель башен» больше не у игрока Борис: теперь он ничей.",
    ]


def test_a_hidden_vandal_in_the_log() -> None:
    game = draw(
        """
        >0:           | human_monster
         1: elf_tower<orc_mage |
        deck: elf_mage dwarf_tower
        titles: conqueror
        hidden: emperor vandal
    """,
        options={"expert_titles": "true"},
    )
    assert log(game, None, "destroy elf_tower_1 with human_monster_1") == [
        "Анна уничтожает башню эльфов, сыграв чудовище людей (владение было у игрока Борис). "
        "Вместе с владением гибнет гарнизон, волшебник орков.",
        "Скрытый титул игрока Борис открыт: «Вандал».",
        "Анна получает титул «Вандал».",
        "Титул «Завоеватель» больше не у игрока Борис: теперь он ничей.",
        "Анна берёт карту.",
    ]


def test_an_exchange_in_the_logs() -> None:
    picture = """
        >0: | human_archer orc_mage elf_tower
         1: |
        deck: elf_mage dwarf_tower obelisk_3 obelisk_1
    """
    actions = ("exchange", "return orc_mage_1", "return elf_tower_1", "done")
    assert log(draw(picture), 0, *actions) == [
        "Анна решает вернуть карты под колоду.",
        "Анна откладывает для возврата волшебника орков.",
        "Анна откладывает для возврата башню эльфов.",
        "Анна кладёт под колоду 2 карты: волшебник орков и башня эльфов.",
        "Анна берёт 2 карты: волшебник эльфов и башня гномов.",
    ]
    assert log(draw(picture), 1, *actions) == [
        "Анна решает вернуть карты под колоду.",
        "Анна кладёт под колоду 2 карты.",
        "Анна берёт 2 карты.",
    ]


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        (
            "capture elf_tower_1 with human_archer_1",
            "Не хватает силы: у башни эльфов защита 3, у стрелка людей сила 2, а нужно строго больше.",
        ),
        (
            "capture elf_tower_1 with orc_mage_1",
            "Чтобы сыграть волшебника орков, нужен замок орков, а у вас такого замка нет.",
        ),
        (
            "garrison elf_tower_1 with human_archer_1",
            "Это не ваше владение: башня эльфов принадлежит игроку Борис.",
        ),
        (
            "capture obelisk_1_1 with human_archer_1",
            "Захватить можно только чужое владение, а обелиск силы 1 принадлежит вам.",
        ),
        ("play orc_tower_1", "Такой карты у вас на руке нет: башня орков."),
        ("pass", "Пропустить ход нельзя: действие обязательно."),
    ],
)
def test_refusals(action: str, sentence: str) -> None:
    game = draw("""
        >0: obelisk_1              | human_archer orc_mage
         1: elf_tower<elf_warrior  |
    """)
    refusal = game.refusal(ACTIONS.parse(action))
    assert refusal is not None
    assert RU.refusal(refusal) == sentence


def test_the_scoring_sheet() -> None:
    game = draw(
        """
        >0: obelisk_1 obelisk_2 |
         1: elf_tower orc_tower |
        titles: tower_builder conqueror emperor
    """,
        phase="ended",
        reason="final_turn",
        deck_exhausted=True,
        last_hero=1,
    )
    result = game.result()
    assert result is not None
    tower, emperor = (COMPONENTS.integer("victory_points.titles", t) for t in ("tower_builder", "emperor"))
    assert RU.result(result) == [
        "Конец игры: последний игрок сделал свой завершающий ход.",
        "Победитель — Борис.",
        f"1. Борис: {tower + emperor}",
        f"{f'+{tower}':>8}  титул «Строитель башен»",
        f"{f'+{emperor}':>8}  титул «Император»",
        "2. Анна: 4",
        "      +4  2 обелиска",
        "Никому не достался титул: Завоеватель.",
    ]


def test_a_tie_break_is_said() -> None:
    game = draw(
        """
        >0: |
         1: |
        titles: emperor conqueror
    """,
        phase="ended",
        reason="stalled",
    )
    result = game.result()
    assert result is not None
    assert EN.result(result) == [
        "The game is over: nobody has played a card for too long.",
        "The winner is Anna.",
        "1. Anna: 0",
        "2. Boris: 0",
        "The scores are equal, and the seats decide: nearest to the first player is Anna.",
        "Nobody was awarded these titles: Emperor and Conqueror.",
    ]


# -- whole games -------------------------------------------------------------------------

GAMES = [
    (2, {"removed_peoples": "chosen", "final_phase_exchange": "pass_only_if_stuck"}),
    (3, {"expert_titles": "true", "hero_on_own_holding": "allowed", "exchange_order": "random"}),
    (4, {"title_display": "last_player_turn", "end_when_last_player_draws_last": "end_now"}),
    (5, {"expert_titles": "true", "title_display": "end_only"}),
]


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_a_whole_game_can_be_told(seats: int, options: dict[str, str]) -> None:
    chance = SeededChance(seed_of("told", seats))
    game = start(seats, options=options, chance=chance)
    tell_a_game(RULEBOOK, game, seats, chance)


def test_a_pass_is_told() -> None:
    game = draw(
        """
         0: elf_tower |
        >1:           | orc_mage
        deck:
    """,
        options={"final_phase_exchange": "pass_only_if_stuck"},
        deck_exhausted=True,
    )
    assert RU.prompt(game.prompt(), 1) == (
        "Ваш последний ход: сыграйте карту. Колода закончилась, и карт больше не берут."
    )
    assert log(game, 0, "pass") == [
        "Борис пропускает ход: сыграть нечего.",
        "Игра окончена: последний игрок сделал свой завершающий ход. Побеждает Анна.",
    ]


def test_the_limit_of_exchanges_is_told() -> None:
    game = draw(
        """
        >0: | elf_tower
         1: |
    """,
        exchange_streak=12,
    )
    refusal = game.refusal(ACTIONS.parse("exchange"))
    assert refusal is not None
    assert RU.refusal(refusal).startswith("Карты возвращают уже 12 раз подряд, предел — 12:")
    assert "Возвратов подряд: 12. Кто может сыграть карту, обязан играть." in show(game, 0)
    # and the prompt does not offer it
    assert RU.prompt(game.prompt(), 0) == (
        "Ваш ход: карты возвращают слишком давно, и вы обязаны сыграть карту."
    )
    assert EN.prompt(game.prompt(), 1) == (
        "Waiting for Anna: which card to play? Only who has nothing to play may return cards now."
    )


@rule("KB-R22")
def test_a_card_under_another_number() -> None:
    game = draw("""
        >0: orc_tower<orc_mage | orc_mage
         1: elf_tower          |
    """)
    refusal = game.refusal(ACTIONS.parse("capture elf_tower_1 with orc_mage_1"))
    assert refusal is not None
    assert RU.refusal(refusal) == "У вас на руке есть волшебник орков, но под другим номером: 2."
    do(game, "exchange")
    refusal = game.refusal(ACTIONS.parse("return orc_mage_1"))
    assert refusal is not None
    assert EN.refusal(refusal) == "You do hold the orc mage, but under another number: 2."
    refusal = game.refusal(ACTIONS.parse("return elf_mage_1"))
    assert refusal is not None
    assert refusal.code == "not_in_hand"


# -- the table as text (ledger 10.3) -----------------------------------------------------


def show(game: KingsBounty, viewer: int | None, texts: Texts = RU) -> list[str]:
    return [
        line.replace("\N{NO-BREAK SPACE}", " ").rstrip() for line in texts.view(RULEBOOK.view(game, viewer))
    ]


def unwrapped(lines: list[str]) -> str:
    return " ".join(line.strip() for line in lines)


def words(lines: list[str]) -> list[str]:
    """Lines without their columns."""
    return [" ".join(line.split()) for line in lines]


def table() -> KingsBounty:
    return draw(
        """
        >0: orc_tower<human_archer orc_tower obelisk_3<elf_mage | human_warrior elf_hero dwarf_monster orc_citadel
         1: elf_citadel obelisk_1 | human_archer
         2: dwarf_tower |
        deck: elf_mage dwarf_tower orc_archer orc_mage
        titles: tower_builder keeper_of_secrets vandal
    """,
        discard={"human_monster": 1, "dwarf_fortress": 1, "human_hero": 1, "human_mage": 2},
        last_monster=2,
        last_hero=1,
    )


def test_titles_with_counts_holders_and_reconstructed_points() -> None:
    lines = words(show(table(), 0))
    tower, keeper, vandal = (
        COMPONENTS.integer("victory_points.titles", t)
        for t in ("tower_builder", "keeper_of_secrets", "vandal")
    )
    assert "Титулы очки Анна Борис Вера у кого" in lines
    assert f"Строитель башен {tower}* 2 0 1 Анна" in lines
    assert f"Хранитель тайн {keeper}* 1 1 0 ничья: ни у кого" in lines
    assert f"Вандал {RU.number(vandal)}* – – – Вера" in lines
    assert "больше всех обелисков" in lines
    assert "* Очки восстановлены: текст правил их не называет (KB-R08)." in lines


def test_points_of_a_real_box_are_not_marked() -> None:
    view = RULEBOOK.view(table(), 0)
    assert any("*" in line for line in RU.view(view))
    assert not any("*" in line for line in RU.view(replace(view, title_points_source="rulebook")))


@rule("KB-R06")
def test_strengths_that_are_not_of_the_rulebook_are_marked() -> None:
    view = RULEBOOK.view(table(), 0)
    assert any("[3°]" in line for line in RU.view(view))
    assert any(line.startswith("° Сила взята из открытого обзора") for line in RU.view(view))
    of_a_box = RU.view(replace(view, castle_strength_source="rulebook"))
    assert not any("°" in line for line in of_a_box)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_table_fits_eighty_columns(seats: int) -> None:
    names = [f"Оруженосец {seat + 1}" for seat in range(seats)]
    heads: list[str] = []
    for _, _, game in random_game(seats, seed=seats, options={"expert_titles": "true"}):
        for texts in (Texts(RULEBOOK, "ru", names), Texts(RULEBOOK, "en", names)):
            lines = texts.view(RULEBOOK.view(game, game.seat))
            assert max(map(len, lines)) < 80
            heads += [line for line in lines if line.startswith("Titles")]
    assert all(heads[0].count(f" {seat + 1}") == 1 for seat in range(seats))  # which is which


def test_players_with_holdings_grouped_by_people() -> None:
    lines = show(table(), 0)
    first = next(i for i, line in enumerate(lines) if line.startswith("> Анна"))
    tower = COMPONENTS.integer("victory_points.titles", "tower_builder")
    vandal = COMPONENTS.integer("victory_points.titles", "vandal")
    assert lines[first : first + 8] == [
        f"> Анна: очки {tower + 2}, карт на руке 4, ходит, первый игрок",
        "      орки: [2] башня (стрелок людей); [1] башня II",
        "      обелиски: [4] обелиск силы 3 (волшебник эльфов)",
        "  Борис: очки 2, карт на руке 1",
        "      эльфы: [3°] цитадель",
        "      обелиски: [1] обелиск силы 1",
        f"  Вера: очки {RU.number(vandal)}, карт на руке 0, последний игрок",
        "      гномы: [1] башня",
    ]


def test_the_own_hand_says_what_can_be_played_and_why_not() -> None:
    lines = show(table(), 0)
    at = lines.index("Ваша рука (плюс — можно сыграть)")
    assert lines[at + 1 : at + 5] == [
        "  + воин людей [3]",
        "    герой эльфов (нет замка эльфов)",
        "    чудовище гномов (нет замка гномов)",
        "  + цитадель орков [3°]",
    ]


def test_a_card_without_a_target_says_so() -> None:
    game = draw("""
        >0: obelisk_3 | human_hero elf_tower
         1:           |
    """)
    assert "    герой людей (некуда сыграть)" in show(game, 0)


def test_hands_of_others_are_not_shown() -> None:
    for viewer in (1, 2, None):
        assert not any("цитадель орков" in line or "герой эльфов" in line for line in show(table(), viewer))
    assert "Ваша рука" in show(table(), 1)
    assert not any("рука" in line for line in show(table(), None))


def test_discards_and_what_is_not_seen_yet() -> None:
    lines = show(table(), 0)
    assert "В сбросе (5): 2 × волшебник людей, герой людей, чудовище людей, крепость гномов" in lines
    # three players, no undead: 4 heroes, 4 monsters, 3 + 2 + 2 + 2 mages
    assert "Вы ещё не видели: героев 2, чудовищ 2, волшебников 6" in lines
    assert "Ещё не показались: героев 3, чудовищ 3, волшебников 6" in show(table(), None)


def test_the_picks_and_the_cards_returned_before() -> None:
    game = draw("""
        >0: | human_mage elf_tower orc_mage orc_archer
         1: | human_archer
        deck: elf_mage obelisk_1 orc_mage@0 elf_archer@1 human_mage@0
    """)
    do(game, "exchange", "return orc_mage_1", "return human_mage_1")
    lines = show(game, 0)
    assert "Пойдут под колоду, сверху вниз: волшебник орков и волшебник людей" in lines
    assert "Ваша рука (плюс — можно вернуть)" in lines
    assert "Ваши карты в колоде, снизу вверх: 1-я — волшебник людей; 3-я — волшебник орков" in lines
    # two players, humans, elves, orcs: 3 + 2 + 2 mages, of which seat 0 knows four
    assert "Вы ещё не видели: героев 3, чудовищ 3, волшебников 3" in lines
    assert "Ваши карты в колоде, снизу вверх: 2-я — стрелок эльфов" in show(game, 1)


def test_returned_cards_in_an_unknown_order() -> None:
    game = draw(
        """
        >0: |
         1: |
        deck: elf_mage orc_mage@0#1 elf_archer@0#1
    """,
        options={"exchange_order": "random"},
        pools=1,
    )
    known = "Ваши карты в колоде, снизу вверх: 1, 2 — стрелок эльфов и волшебник орков в неизвестном порядке"
    assert known in unwrapped(show(game, 0))


def test_a_card_known_in_another_hand() -> None:
    game = draw("""
        >0: |
         1: | orc_mage@0 elf_archer
    """)
    assert "      вы знаете на этой руке: волшебник орков" in show(game, 0)
    assert not any("вы знаете" in line for line in show(game, 1))


def test_the_own_hidden_title() -> None:
    game = draw(
        """
        >0: |
         1: |
        titles: conqueror
        hidden: emperor vandal
    """,
        options={"expert_titles": "true"},
    )
    points = game.setting.figures.title_points[TITLES.index("emperor")]
    line = f"Ваш скрытый титул: Император, {points} (больше всех разных народов среди своих замков)."
    assert line in unwrapped(show(game, 0))
    assert not any("Император" in line for line in show(game, 1) + show(game, None))
    assert sum("держит скрытый титул" in line for line in show(game, None)) == 2


def test_the_final_phase_has_a_banner() -> None:
    game = draw(
        """
         0: |
        >1: | elf_tower
         2: |
        deck:
    """,
        deck_exhausted=True,
    )
    banner = "*** ПОСЛЕДНЯЯ ФАЗА: карт больше не берут, осталось ходов: 2 ***"
    assert banner in show(game, None)
    assert not any("ПОСЛЕДНЯЯ" in line for line in show(table(), 0))


@pytest.mark.parametrize(
    ("deck", "option", "turns"),
    [
        # (deck, turns of the mover, of the next, of the one before): seat 1 of 3 moves
        (1, "full_round", [0, 1, 1]),
        (2, "full_round", [1, 2, 2]),
        (2, "end_now", [0, 1, 1]),
        (3, "full_round", [1, 2, 2]),
        (5, "end_now", [1, 2, 2]),
    ],
)
def test_turns_left_if_nobody_exchanges(deck: int, option: str, turns: list[int]) -> None:
    game = draw(
        f"""
         0: |
        >1: |
         2: |
        deck: {"elf_mage " * deck}
    """,
        options={"end_when_last_player_draws_last": option},
    )
    for seat, left in enumerate(turns):
        assert any(f"вам осталось ходов: {left} " in line for line in show(game, seat)), seat


def test_long_names_and_crowded_tables_fit() -> None:
    holdings = "elf_citadel<human_mage elf_tower dwarf_fortress<elf_mage obelisk_3<human_mage obelisk_1"
    game = draw(f"""
        >0: {holdings} obelisk_2<orc_warrior obelisk_2<orc_archer obelisk_1 | human_archer
         1: | elf_tower
         2: | elf_mage
         3: | orc_mage
         4: | orc_archer
    """)
    for lang in LANGUAGES:
        texts = Texts(RULEBOOK, lang, ["Христофор Бонифатьевич Непобедимый " * 3] * 5)
        for viewer in (0, 4, None):
            assert max(map(len, show(game, viewer, texts))) <= WIDTH


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_give_the_figures_of_the_components(lang: str) -> None:
    texts = Texts(RULEBOOK, lang)
    rows = [
        [cell.strip() for cell in line.split("|")[1:-1]] for line in rules_text(RULEBOOK, lang).splitlines()
    ]
    points = {row[0]: row[1] for row in rows if len(row) == 4}
    for title in TITLES:
        expected = texts.number(COMPONENTS.integer("victory_points.titles", title))
        assert points[texts.thing("title", title)] == expected, title
    for castle in ("fortress", "citadel"):
        expected = f"{COMPONENTS.integer('strength.castles', castle)}°"  # KB-R06: not from the rulebook
        assert points[texts.thing("castle", castle)] == expected
