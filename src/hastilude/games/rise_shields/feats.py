"""The eight achievements of Rise Shields (RS-340 … RS-348); the rules themselves note who earned which."""

from typing import Final

from hastilude.core.feats import Earned, Feat
from hastilude.games.rise_shields.names import ACHIEVEMENTS
from hastilude.games.rise_shields.tableau import Tableau

FEATS: Final = (
    Feat(
        "gladiator",
        {"ru": "Гладиатор", "en": "Gladiator"},
        {"ru": "победить, оставшись вождём один на один", "en": "win after the leaders stood one on one"},
        ("RS-341",),
    ),
    Feat(
        "lionheart_bane",
        {"ru": "Погибель Львиного Сердца", "en": "Bane of the Lionheart"},
        {
            "ru": "сразить Сегроса арбалетчиками из замка",
            "en": "shoot down Segros with crossbowmen in the castle",
        },
        ("RS-342",),
    ),
    Feat(
        "herald_of_death",
        {"ru": "Вестник смерти", "en": "Herald of Death"},
        {"ru": "пять вражеских отрядов за один ход", "en": "five enemy units in one turn"},
        ("RS-343",),
    ),
    Feat(
        "siege_master",
        {"ru": "Мастер осады", "en": "Siege Master"},
        {
            "ru": "разбить катапультой три отряда в укреплениях",
            "en": "three units in fortifications, by the catapult",
        },
        ("RS-344",),
    ),
    Feat(
        "overlord",
        {"ru": "Властелин", "en": "Overlord"},
        {"ru": "победить, собрав «Всевластие»", "en": "win by the artifacts of Dominion"},
        ("RS-345",),
    ),
    Feat(
        "grandmaster",
        {"ru": "Гроссмейстер", "en": "Grandmaster"},
        {"ru": "победить без потерь", "en": "win with the whole army"},
        ("RS-346",),
    ),
    Feat(
        "fist_fight",
        {"ru": "Кулачный бой", "en": "Fist Fight"},
        {"ru": "победить без карт предводителя", "en": "win without any leader card"},
        ("RS-347",),
    ),
    Feat(
        "treasure_hunter",
        {"ru": "Кладоискатель", "en": "Treasure Hunter"},
        {"ru": "собрать другой набор артефактов", "en": "complete another set of artifacts"},
        ("RS-348",),
    ),
)


def earned(state: Tableau) -> Earned:
    return tuple(
        tuple(name for number, name in enumerate(ACHIEVEMENTS) if state.feats[seat] >> number & 1)
        for seat in range(state.setting.seats)
    )
