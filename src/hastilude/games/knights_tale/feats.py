"""What a player of A Knight's Tale may be proud of; read off the end of the third year."""

from typing import Final

from hastilude.core.feats import Earned, Feat, by_seat
from hastilude.games.knights_tale import ending
from hastilude.games.knights_tale.cards import FROM_TOURNAMENT, SOURCE_COUNT, TITLE_COUNT
from hastilude.games.knights_tale.tableau import Tableau

TITLES: Final = 3
PRESTIGE: Final = 4
LISTS: Final = 20

FEATS: Final = (
    Feat(
        "titled",
        {"ru": "Трижды титулован", "en": "Thrice Titled"},
        {"ru": "выполнить три титула", "en": "score three titles"},
        ("KT-237",),
    ),
    Feat(
        "prestige",
        {"ru": "Имя при дворе", "en": "A Name at Court"},
        {"ru": "четыре вида престижа в конце партии", "en": "four kinds of prestige at the end"},
        ("KT-233",),
    ),
    Feat(
        "lists",
        {"ru": "Гроза ристалища", "en": "Terror of the Lists"},
        {"ru": "20 славы на турнирах за партию", "en": "20 glory from tournaments in a game"},
        ("KT-007",),
    ),
    Feat(
        "pauper",
        {"ru": "Честь дороже денег", "en": "Honour before Coin"},
        {"ru": "победить без единой монеты", "en": "win without a single coin"},
        ("KT-002",),
    ),
)


def earned(state: Tableau) -> Earned:
    seats = range(state.setting.seats)
    won = ending.winners(state)
    titles = [sum(state.scored[seat] >> title & 1 for title in range(TITLE_COUNT)) for seat in seats]
    return by_seat(
        len(seats),
        ("titled", [seat for seat in seats if titles[seat] >= TITLES]),
        ("prestige", [seat for seat in seats if state.prestige_owned(seat) >= PRESTIGE]),
        (
            "lists",
            [seat for seat in seats if state.earned[seat * SOURCE_COUNT + FROM_TOURNAMENT] >= LISTS],
        ),
        ("pauper", [seat for seat in won if state.coins[seat] == 0]),
    )
