"""Every option says what it costs and gives, and long lists are read in two short steps."""

import pytest

from hastilude.cli.choices import LONG, choices, label
from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.text import LANGUAGES, Texts
from hastilude.games.lionheart.cards import ACTIONS
from hastilude.games.lionheart.rulebook import RULEBOOK
from hastilude.games.lionheart.rules import Lionheart
from hastilude.games.lionheart.tableau import BORDER_PLACING
from support.ledger import rule
from support.lionheart import BESIDE_RED, SMALL, build, draw, lively, start, using

RU = Texts(RULEBOOK, "ru", ["Анна", "Борис", "Вера", "Глеб"])
EN = Texts(RULEBOOK, "en", ["Anna", "Boris", "Vera", "Gleb"])

#: (decision, kind of action) without a remark, and why
GAMES = [
    (2, {"first_placer": "oldest", "money_visibility": "hidden", "border_count_mode": "up_to"}),
    (3, {"allow_null_play": "true", "bank_limit": "limited_91"}),
    (4, {"traitor_removal": "chain_end", "traitor_forest_fee": "false"}),
]

OPEN = """
    +--+--+--+--+
    |.Y .y .  . |
    +  +  +  +  +
    |.  . |.b .B|
    +--+--+--+--+
"""


def said(game: Lionheart, action: str, texts: Texts = RU) -> str:
    remarks = RULEBOOK.remarks(game).get(ACTIONS.parse(action), ())
    return "; ".join(texts.remark(remark) for remark in remarks).replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_every_option_met_in_games_has_a_remark(seats: int, options: dict[str, str]) -> None:
    silent: set[tuple[str, str]] = set()
    met: set[tuple[str, str]] = set()
    for number in range(3):
        chance = SeededChance(seed_of("remarks", seats, number))
        game = start(seats, options=options, chance=chance, components=SMALL)
        while game.legal():
            remarks = RULEBOOK.remarks(game)
            for action in game.legal():
                pair = (game.prompt().code, ACTIONS.decode(action).kind)
                (met if action in remarks else silent).add(pair)
            first = remarks.get(game.legal()[0], ())
            assert all(texts.remark(remark) for remark in first for texts in (RU, EN))
            game.apply(lively(game, chance), chance)
    assert silent == set()
    assert len(met) > 8


@pytest.mark.parametrize(
    ("symbol", "action", "remark"),
    [
        ("expand_domain:2", "take (1,2)", "деревня; Анна: +3 очка; Борис: −5 очков; отрезано клеток: 2"),
        ("expand_domain:2", "take (0,2)", "лес; Анна: +1 очко; Борис: −2 очка; отрезано клеток: 1"),
        ("place_knights:1", "knight (1,0)", "поле, бесплатно; жёлтый домен: рыцарей станет 3"),
        ("traitor:1", "traitor yellow_1 against blue_1", "рыцарей станет: жёлтый домен — 3, синий домен — 0"),
        (
            "make_alliance:1",
            "ally yellow_1 with blue_1",
            "клеток друг у друга больше не взять; рыцарей: жёлтый домен — 2, синий домен — 1",
        ),
    ],
)
def test_what_a_unit_gives(symbol: str, action: str, remark: str) -> None:
    assert said(using(symbol, BESIDE_RED, "ybr"), action) == remark


def test_the_move_that_wins_says_so() -> None:
    game = using("expand_domain:2", BESIDE_RED, "ybr", target=3)
    assert said(game, "take (1,2)").endswith("Анна побеждает")
    assert said(game, "take (1,2)", EN).endswith("Anna wins")


def test_cards_say_price_sale_and_what_is_left() -> None:
    game = draw(OPEN, "yb", "A06 A09", money=[7, 0], market=["C05"])
    assert said(game, "play A06 for place_borders") == "−6 таллеров, останется 1; границы: 3"
    assert said(game, "sell A06") == "+5 таллеров, станет 12"
    game.apply(ACTIONS.parse("sell A06"), SeededChance(seed_of("sale")))
    assert said(game, "draw C05") == "цена 5, при продаже 3"
    assert said(game, "draw").startswith("вслепую, стопка ")


def test_a_border_that_closes_nothing_says_so() -> None:
    game = using("place_borders:1", OPEN)
    assert said(game, "border h(0,0)") == "землю не разделит"
    assert said(game, "border v(0,1)") == (
        "замкнётся синий домен (клеток 4); замкнётся жёлтый домен (клеток 4)"
    )


@rule("LH-R22")
def test_a_knight_that_would_link_two_own_castles_is_warned_of() -> None:
    picture = """
        +--+--+--+--+
        |.Y .y .  .Y|
        +  +  +  +  +
        |.  .  .b .B|
        +--+--+--+--+
    """
    game = using("place_knights:1", picture)
    assert "свяжет две крепости одного цвета" in said(game, "knight (0,2)")
    assert "свяжет" not in said(game, "knight (1,1)")


# -- long lists --------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_borders_and_places_are_two_short_choices(lang: str) -> None:
    texts = Texts(RULEBOOK, lang)
    castle = start(3)
    border = build(start(3)).copy()
    border.phase = BORDER_PLACING
    for game in (castle, border):
        assert len(game.legal()) > LONG
        menu = choices(game.legal(), RULEBOOK, RULEBOOK.view(game, game.decider()))
        assert len(menu) <= LONG
        assert all(len(choice.actions) <= LONG for choice in menu)
        assert sorted(action for choice in menu for action in choice.actions) == sorted(game.legal())
        assert label(menu[0], RULEBOOK, texts) == {"ru": "строка 0", "en": "row 0"}[lang]
