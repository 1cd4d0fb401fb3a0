"""What a player of Hearts and Armour may be proud of; read off the last game's verdict."""

from typing import Final

from hastilude.core.feats import Earned, Feat, by_seat
from hastilude.games.hearts_and_armour.tableau import Tableau
from hastilude.games.hearts_and_armour.verdict import is_dead

FEATS: Final = (
    Feat(
        "sorcery",
        {"ru": "Чары сильнее стали", "en": "Spell over Steel"},
        {"ru": "победить колдуном", "en": "win as the sorcerer"},
        ("HA-124",),
    ),
    Feat(
        "unscathed",
        {"ru": "Без единой раны", "en": "Not a Scratch"},
        {"ru": "победить, не получив ран", "en": "win without a wound"},
        ("HA-117",),
    ),
    Feat(
        "sacrifice",
        {"ru": "Сердце дороже жизни", "en": "Heart above Life"},
        {"ru": "победить, хотя ваш герой погиб", "en": "win although one's own hero fell"},
        ("HA-118",),
    ),
    Feat(
        "hunter",
        {"ru": "Охотник за колдуном", "en": "Sorcerer's Bane"},
        {"ru": "победить с картой охоты на колдуна", "en": "win with the sorcerer on the goal card"},
        ("HA-128",),
    ),
)


def earned(state: Tableau) -> Earned:
    """A match is judged by its last game."""
    sheet = state.sheet
    seats = state.setting.seats
    won = [] if sheet is None else sheet.winners()
    wounds = state.wounds if sheet is None else sheet.wounds
    return by_seat(
        seats,
        ("sorcery", [seat for seat in won if seat == state.sorcerer]),
        ("unscathed", [seat for seat in won if wounds[seat] == 0]),
        ("sacrifice", [seat for seat in won if is_dead(state.sides, wounds, seat)]),
        ("hunter", [seat for seat in won if state.goals[seat] == state.sorcerer != seat]),
    )
