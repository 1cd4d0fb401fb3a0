"""What a player of Lionheart may be proud of; read off the scoring sheet."""

from typing import Final

from hastilude.core.feats import Earned, Feat, by_seat
from hastilude.games.lionheart import scoring
from hastilude.games.lionheart.tableau import KING, Tableau

FORESTS: Final = 10

FEATS: Final = (
    Feat(
        "king_returns",
        {"ru": "Навстречу королю", "en": "To Meet the King"},
        {"ru": "победить, дойдя до короля", "en": "win by reaching the king"},
        ("LH-161",),
    ),
    Feat(
        "monopoly",
        {"ru": "Хозяин рудников", "en": "Master of Mines"},
        {"ru": "держать монополию в конце партии", "en": "hold a monopoly at the end"},
        ("LH-152",),
    ),
    Feat(
        "residence",
        {"ru": "Королевский двор", "en": "Royal Residence"},
        {"ru": "владеть резиденцией в конце партии", "en": "own a residence at the end"},
        ("LH-158",),
    ),
    Feat(
        "forester",
        {"ru": "Лесной владыка", "en": "Lord of the Forest"},
        {"ru": "десять лесов в своих доменах", "en": "ten forests in one's domains"},
        ("LH-158",),
    ),
)


def earned(state: Tableau) -> Earned:
    seats = state.setting.seats
    sheet = scoring.result(state)
    parts = [{part.code: part.args for part in score.parts} for score in sheet.scores]
    return by_seat(
        seats,
        ("king_returns", list(sheet.winners) if state.reason == KING else []),
        ("monopoly", [seat for seat in range(seats) if "monopoly" in parts[seat]]),
        ("residence", [seat for seat in range(seats) if "residence" in parts[seat]]),
        (
            "forester",
            [
                seat
                for seat in range(seats)
                if "forests" in parts[seat] and int(str(parts[seat]["forests"]["count"])) >= FORESTS
            ],
        ),
    )
