"""If the fight came now, and what every option costs and gives: true, and no secret in it."""

import re
from collections import Counter

import pytest

from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.state import OVER
from hastilude.core.text import LANGUAGES, Texts
from hastilude.core.words import Remark, canonical
from hastilude.games.hearts_and_armour.forecast import Fate, forecast
from hastilude.games.hearts_and_armour.meta import GAME
from hastilude.games.hearts_and_armour.rulebook import RULEBOOK
from hastilude.games.hearts_and_armour.rules import HeartsAndArmour
from hastilude.games.hearts_and_armour.verdict import VERDICTS
from support.hearts_and_armour import draw, fight, late, random_game, say, seat

TABLE = """
    >A1: | sword_2_take shield_1_transfer
     B1: !1 +sword_1_take:A2 -sword_1_discard:A1 -shield_1_take:B2 | sword_1_transfer
     A2: | shield_1_transfer
     B2: !2 +sword_1_discard:A2 | shield_1_discard
"""


def fate(game: HeartsAndArmour, viewer: str | None, name: str) -> Fate:
    return forecast(game, None if viewer is None else seat(game, viewer)).heroes[seat(game, name)]


def test_known_cards_are_counted_and_others_have_a_range() -> None:
    """A1 knows two swords before B1 and one card not: at best a double shield, at worst
    two swords."""
    seen = fate(draw(TABLE), "A1", "B1")
    assert (seen.known, seen.least, seen.most, seen.unknown, seen.fate) == (3, 1, 5, 1, "open")
    assert fate(draw(TABLE), "A1", "B2").fate == "dies"
    assert fate(draw(TABLE), "A1", "A2").fate == "lives"
    assert fate(draw(TABLE), None, "B1").unknown == 2


def test_the_own_verdict_by_what_is_known() -> None:
    game = draw(TABLE)
    seen = forecast(game, 0)
    assert (seen.ends, seen.side, seen.sure) == (True, "side_a", False)
    assert seen.verdict == "lost_goal"  # B1 would die by the known cards, and is A1's goal
    assert forecast(game, None).verdict is None


@pytest.mark.parametrize("seats", GAME.seats)
def test_no_fight_falls_outside_the_forecast(seats: int) -> None:
    """Every fight of some games, against what each seat was told just before."""
    fights = Counter[bool]()
    for number in range(6):
        for before, action, after in random_game(seats, seed=("forecast", number)):
            if not action.startswith("declare"):
                continue
            for viewer in (None, *range(seats)):
                seen = forecast(before, viewer)
                for one in seen.heroes:
                    total = after.account[one.seat * 4 + 3]
                    assert one.least <= total <= one.most
                    if one.unknown == 0:
                        assert total == one.known
                sheet = after.sheet
                if seen.sure and viewer is not None:
                    assert seen.ends == (after.result() is not None)
                    if seen.ends:
                        assert sheet is not None
                        assert VERDICTS[sheet.verdicts[viewer]] == seen.verdict
                fights[seen.sure] += 1
    assert fights[False] > 0


# -- remarks -----------------------------------------------------------------------------

RU = Texts(RULEBOOK, "ru", ["Анна", "Борис", "Вера", "Глеб"])


def phrases(game: HeartsAndArmour, action: str, texts: Texts = RU) -> list[str]:
    return [texts.remark(remark) for remark in RULEBOOK.remarks(game)[say(action)]]


def test_a_card_says_what_it_makes_of_the_hero() -> None:
    assert phrases(draw(TABLE), "lay sword_2_take on A2") == [
        "Ринальд: мечи минус щиты +2",
        "карту увидите только вы",
    ]
    assert phrases(draw(TABLE), "play sword_2_take on B1") == [
        "Руджьер: мечи минус щиты +4, ещё 1 карта неизвестна; с этим не выжить",
        "Забрать: там лежат 3 карты, выберете одну",
    ]
    assert phrases(draw(TABLE), "play shield_1_transfer on A2")[1] == (
        "дополнительному действию не на что подействовать"
    )


def test_a_declaration_says_who_dies() -> None:
    assert phrases(late(draw(TABLE)), "declare fight") == [
        "наверняка погибнет Марфиза",
        "по неизвестным картам может погибнуть Руджьер",
        "если судить по известным картам, исход для вас: поражение, цель не достигнута",
    ]


def test_a_card_taken_says_whose_hand_it_is() -> None:
    game = draw(TABLE)
    for text in ("play sword_2_take on B1", "affect 1"):
        game.apply(say(text), SeededChance(seed_of(text)))
    assert phrases(game, "give to A1")[0] == "ваша рука: станет 2 карты"
    assert phrases(game, "give to A2")[0] == "рука товарища: станет 2 карты"
    assert phrases(game, "give to B2")[0] == "рука врага: станет 2 карты"


@pytest.mark.parametrize("seats", [3, *GAME.seats])
def test_every_option_says_something_in_both_languages(seats: int) -> None:
    """No pair of decision and action is without a remark; nothing raw, doubled or empty in them."""
    options = {"hunt_3p": "on"} if seats == 3 else {"effect_optional": "true"} if seats % 2 else {}
    tongues = [Texts(RULEBOOK, lang, [f"№{n}" for n in range(seats)]) for lang in LANGUAGES]
    for number in range(3):
        for before, _, _ in random_game(seats, seed=("remarks", number), options=options):
            if before.decider() == OVER:
                continue
            said = RULEBOOK.remarks(before)
            assert set(said) == set(before.legal())
            for remarks in list(said.values())[:: max(1, len(said) // 6)]:
                for texts in tongues:
                    words = [texts.remark(remark) for remark in remarks]
                    assert words
                    assert len(set(words)) == len(words)
                    assert not any("_" in phrase or "{" in phrase for phrase in words)
                    if texts.lang == "ru":
                        assert not any(re.search(r"[A-Za-z]", phrase) for phrase in words)


@pytest.mark.parametrize("seats", GAME.seats)
def test_remarks_tell_no_secret(seats: int) -> None:
    """The decider is told the same in every state that it cannot tell apart."""
    chance = SeededChance(seed_of("secret", seats))
    for number, (before, _, _) in enumerate(random_game(seats, seed="secret")):
        if number % 4:
            continue
        other = before.imagine(before.seat, chance)
        assert isinstance(other, HeartsAndArmour)
        assert _plain(RULEBOOK.remarks(before)) == _plain(RULEBOOK.remarks(other))


def _plain(said: dict[int, tuple[Remark, ...]]) -> bytes:
    return canonical(list(said.items()))


def test_a_fight_without_secrets_is_foretold_for_certain() -> None:
    game = draw(TABLE.replace("-", "+"))
    seen = forecast(game, 0)
    assert seen.sure
    fight(game)
    assert game.sheet is not None
    assert VERDICTS[game.sheet.verdicts[0]] == seen.verdict
