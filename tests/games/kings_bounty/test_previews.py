"""What a choice would bring, before it is made: previews of the view, and remarks beside the choices."""

from collections import Counter

import pytest

from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.state import OVER
from hastilude.core.text import LANGUAGES, Texts
from hastilude.games.kings_bounty import scoring
from hastilude.games.kings_bounty.cards import ACTIONS, EXCHANGE
from hastilude.games.kings_bounty.rulebook import RULEBOOK
from hastilude.games.kings_bounty.rules import KingsBounty
from hastilude.games.kings_bounty.seen import CountChange, PlayPreview, TitleChange
from hastilude.games.kings_bounty.tableau import TURN
from hastilude.games.kings_bounty.titles import NOBODY, TITLES
from hastilude.games.kings_bounty.view import view
from support.kings_bounty import PLAYING, draw, random_game, start, worth
from support.ledger import rule

RU = Texts(RULEBOOK, "ru", ["Анна", "Борис", "Вера"])


def preview(game: KingsBounty, action: str) -> PlayPreview:
    return next(one for one in view(game, game.seat).previews if one.action == action)


def said(game: KingsBounty, action: str) -> list[str]:
    return [RU.remark(one) for one in RULEBOOK.remarks(game)[ACTIONS.parse(action)]]


CAPTURE = """
    >0: elf_citadel                      | human_warrior human_hero human_monster obelisk_1
     1: elf_tower<elf_archer elf_tower   | orc_mage
     titles: king_of_elves sharpshooter keeper_of_secrets staff_rat
"""


@rule("KB-159", "KB-160")
def test_a_capture_takes_from_one_and_gives_to_the_other() -> None:
    found = preview(draw(CAPTURE), "capture elf_tower_1 with human_warrior_1")
    counts = (CountChange(0, 1, 2), CountChange(1, 2, 1))
    lost = (CountChange(1, 1, 0),)
    assert found.titles == (
        TitleChange("king_of_elves", worth("king_of_elves"), counts, 1, 0, False, 1),
        TitleChange("sharpshooter", worth("sharpshooter"), lost, 1, None, False, 0),
    )
    assert (found.owner, found.lost, found.defence) == (1, "elf_archer_1", (2, 3))
    assert found.obelisks == (0, 0)


@rule("KB-051")
def test_only_the_first_castle_of_a_people_says_that_its_people_may_play_then() -> None:
    game = draw("""
        >0: orc_tower   | orc_tower elf_tower elf_tower obelisk_1
         1: orc_citadel |
         titles: tower_builder
    """)
    found = {ACTIONS.text(action): said for action, said in RULEBOOK.remarks(game).items()}
    people = [one.args["people"] for one in found["play elf_tower_1"] if one.code == "licence"]
    assert people == ["elf"]
    assert found["play elf_tower_2"] == found["play elf_tower_1"]  # equal cards do the same
    for other in ("play orc_tower_2", "play obelisk_1_1"):
        assert not [one for one in found[other] if one.code == "licence"]


def test_a_tie_takes_a_title_from_its_leader() -> None:
    game = draw("""
        >0: orc_tower           | orc_tower
         1: elf_tower elf_tower |
         titles: tower_builder
    """)
    (change,) = preview(game, "play orc_tower_2").titles
    assert (change.before, change.after, change.tied) == (1, None, True)


def test_a_hero_leaves_no_garrison_and_brings_the_staff_rat() -> None:
    found = preview(draw(CAPTURE), "capture elf_tower_1 with human_hero_1")
    assert [(change.title, change.after) for change in found.titles] == [
        ("king_of_elves", 0),
        ("sharpshooter", None),
        ("staff_rat", 0),
    ]
    assert found.defence == (2, 1)


@rule("KB-R43")
def test_the_own_hidden_title_counts_and_only_to_its_keeper() -> None:
    picture = """
        >0:           | obelisk_3 obelisk_2
         1: obelisk_1 |
         titles: emperor
         hidden: keeper_of_secrets conqueror
    """
    for claim, after in (("anyone", 1), ("owner_only", None)):
        options = {"expert_titles": "true", "hidden_title_claim": claim}
        (change,) = preview(draw(picture, options=options), "play obelisk_3_1").titles
        assert (change.title, change.before, change.after, change.tied) == (
            "keeper_of_secrets",
            after,
            None,
            True,
        )


def test_nobody_else_sees_them() -> None:
    game = draw(CAPTURE)
    assert view(game, 1).previews == ()
    assert view(game, None).previews == ()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_was_foreseen_comes_to_pass(seats: int) -> None:
    """Titles and obelisks after a play are those of the final scoring rule."""
    chance = SeededChance(seed_of("foreseen", seats))
    for _, _, game in random_game(seats, seed=seats, options={"hero_on_own_holding": "allowed"}):
        if game.phase != TURN or game.legal()[0] >= EXCHANGE:
            continue
        assert {one.action for one in view(game, game.seat).previews} <= PLAYING.legal(game)
        for one in view(game, game.seat).previews:
            later = game.copy()
            later.apply(ACTIONS.parse(one.action), chance)
            for change in one.titles:
                title = TITLES.index(change.title)
                holder = scoring.final_holder(later, title)
                assert change.after == (None if holder == NOBODY else holder)
            named = {change.title for change in one.titles}
            for title in game.open_titles:
                if TITLES[title] not in named:
                    assert scoring.final_holder(later, title) == scoring.final_holder(game, title)
            before, after = scoring.points(game), scoring.points(later)
            titles = [0] * seats
            for change in one.titles:
                if change.before is not None:
                    titles[change.before] -= change.points
                if change.after is not None:
                    titles[change.after] += change.points
            for seat in range(seats):
                assert after[seat] - before[seat] == titles[seat] + one.obelisks[seat]


# -- remarks -----------------------------------------------------------------------------


def test_a_target_says_whose_it_is() -> None:
    game = draw("""
        >0: dwarf_citadel | human_mage human_monster
         1: dwarf_citadel | elf_mage
         2: obelisk_1     |
         titles: great_architect keeper_of_secrets
    """)
    assert said(game, "garrison dwarf_citadel_1 with human_mage_1")[0] == "ваше владение"
    assert said(game, "capture dwarf_citadel_2 with human_mage_1") == [
        "владение игрока Борис",
        "защита 3 → 4",
        "титул «Великий зодчий» станет вашим (+10)",
    ]
    assert said(game, "destroy dwarf_citadel_1 with human_monster_1") == [
        "осторожно: вы уничтожите своё собственное владение",
        "титул «Великий зодчий» (+10) получит Борис",
    ]
    assert said(game, "destroy obelisk_1_1 with human_monster_1") == [
        "владение игрока Вера",
        "титул «Хранитель тайн» (+6) станет ничьим",
        "обелиск: у игрока Вера −2 очка",
    ]


def test_a_weaker_garrison_says_what_it_costs() -> None:
    game = draw("""
        >0: orc_tower<human_mage | human_archer
         1:                      |
         titles: grand_magister sharpshooter
    """)
    assert said(game, "garrison orc_tower_1 with human_archer_1") == [
        "ваше владение",
        "защита 4 → 2",
        "прежний гарнизон, волшебник людей, уйдёт в сброс",
        "титул «Великий магистр» (+9) уйдёт от вас и станет ничьим",
        "титул «Меткий стрелок» станет вашим (+9)",
    ]


def test_cards_to_return_say_what_they_are_good_for() -> None:
    game = draw("""
        >0: | orc_mage human_mage elf_tower
         1: |
         titles: grand_magister staff_rat
    """)
    assert said(game, "exchange") == ["карту в этот ход не сыграть; взамен вы возьмёте столько же"]
    game.apply(EXCHANGE, SeededChance(seed_of(0)))
    assert said(game, "return orc_mage_1") == ["сейчас её не сыграть: нет замка орков"]
    assert said(game, "return human_mage_1") == ["считается для титулов: Великий магистр"]
    assert said(game, "return elf_tower_1") == ["ни один из титулов её не считает"]


#: (decision, kind of action) that needs no remark, and why
def test_every_choice_says_what_it_gives_and_costs() -> None:
    """Over all prompts of many games, all seats and options."""
    silent: Counter[tuple[str, str]] = Counter()
    met: set[tuple[str, str]] = set()
    for seed in range(40):
        chance = SeededChance(seed_of("remarks", seed))
        game = start(2 + seed % 4, options=PLAYING.random_options(chance), chance=chance)
        for _ in range(160):
            if game.decider() == OVER:
                break
            remarks = RULEBOOK.remarks(game)
            for action in game.legal():
                pair = game.prompt().code, ACTIONS.decode(action).kind
                met.add(pair)
                if not remarks.get(action):
                    silent[pair] += 1
                for lang in LANGUAGES if seed < 6 else ():
                    for one in remarks[action]:
                        assert Texts(RULEBOOK, lang).remark(one)
            game.apply(game.legal()[chance.below(len(game.legal()))], chance)
    assert silent == {}
    kinds = {kind for _, kind in met}
    assert {"play", "garrison", "capture", "destroy", "disband", "exchange", "return", "done"} <= kinds
    assert "remove" in kinds
