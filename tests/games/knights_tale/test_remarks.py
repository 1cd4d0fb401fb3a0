"""Every option says what it costs and gives, in both languages."""

import pytest

from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.text import LANGUAGES, Texts
from hastilude.games.knights_tale.cards import ACTIONS
from hastilude.games.knights_tale.rulebook import RULEBOOK
from hastilude.games.knights_tale.rules import KnightsTale
from support.builds import COMPILED
from support.knights_tale import PADARM, draw, start

#: (decision, kind of action) without a remark, and why
CASES = [
    (1, {"solo_scenario": "rivalry"}),
    (2, {"handicap_horse": "true", "handicap_armour": "true", "tournament_prize": "random_token"}),
    (3, {**PADARM, "pas_d_armes_signup": "optional"}),
    (4, {"blind_draw": "declare_all", "travel_pass": "skip_turn"}),
]
TEXTS = [Texts(RULEBOOK, lang, ["Анна", "Борис", "Вера", "Глеб"]) for lang in LANGUAGES]
RU = Texts(RULEBOOK, "ru", ["Анна", "Борис"])


def said(game: KnightsTale, action: str) -> str:
    remarks = RULEBOOK.remarks(game)[ACTIONS.parse(action)]
    return "; ".join(RU.remark(remark) for remark in remarks).replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize(("seats", "options"), CASES)
def test_every_option_met_in_games_has_a_remark(seats: int, options: dict[str, str]) -> None:
    silent: set[tuple[str, str]] = set()
    for number in range(10 if COMPILED else 2):
        chance = SeededChance(seed_of("remarks", seats, number))
        game = start(seats, options=options, chance=chance)
        while legal := game.legal():
            remarks = RULEBOOK.remarks(game)
            assert list(remarks) == legal
            for action, of_it in remarks.items():
                if not of_it:
                    silent.add((game.prompt().code, ACTIONS.decode(action).kind))
                assert all(texts.remark(remark) for remark in of_it for texts in TEXTS)
            game.apply(legal[chance.below(len(legal))], chance)
    assert silent == set()


def test_a_knight_and_a_token_are_named_with_figures_and_price() -> None:
    game = draw(
        ">0: coins 6 strength 2 faith 1\n 1: \ntrack: - - squire - - minstrel\nflorence: hans_von_trotha",
        options=PADARM,
        phase="action",
    )
    assert said(game, "gain support r1").startswith("плата: 1 монета; поддержка: ")
    assert "слава +4" in said(game, "gain support r4")
    assert said(game, "gain support r4").startswith("бесплатно")
    assert "атака 8, престиж 1, слава 2" in said(game, "call herald florence_1")
    assert said(game, "market horse").startswith("плата: ")


def test_a_title_says_what_it_asks_for_and_pays() -> None:
    game = draw(
        ">0: coins 9\n 1: ", phase="goal_keep", titles={"dealt": [["rich", "lucky"], []], "public": []}
    )
    assert said(game, "keep rich").startswith("слава +")
    assert "монет" in said(game, "keep rich")


def test_a_die_is_named_by_its_rank_and_says_its_value() -> None:
    """«Кубик брони 2» rerolled the die that shows 1."""
    dice = {"strength": [4], "horse": [0, 3], "armour": [1, 2]}
    game = draw(
        ">0: strength 1\n 1: ",
        phase="reroll",
        card="knight_errant",
        duel={"for": "card", "side": [0, None], "step": "faith", "dice": [dice, {}], "reroll_most": 2},
    )
    assert RU.action(ACTIONS.parse("reroll armour_2")) == "Перебросить второй по величине кубик брони"
    assert said(game, "reroll armour_2").startswith("на нём 1;")
    assert said(game, "reroll armour_3").startswith("на нём 2;")
