"""What a player of King's Bounty may be proud of; read off the final table."""

from typing import Final

from hastilude.core.feats import Earned, Feat, by_seat
from hastilude.games.kings_bounty import scoring
from hastilude.games.kings_bounty.tableau import Tableau
from hastilude.games.kings_bounty.titles import KEEPER_OF_SECRETS, MAJORITIES

COLLECTION: Final = 4
OBELISKS: Final = 3
LEAD: Final = 10

FEATS: Final = (
    Feat(
        "collection",
        {"ru": "Первый при дворе", "en": "First at Court"},
        {"ru": "четыре титула в конце партии", "en": "four titles at the end"},
        ("KB-134", "KB-156"),
    ),
    Feat(
        "three_obelisks",
        {"ru": "Три обелиска", "en": "Three Obelisks"},
        {"ru": "три обелиска перед собой", "en": "three obelisks of one's own"},
        ("KB-136",),
    ),
    Feat(
        "secret_claim",
        {"ru": "Тайный замысел", "en": "Secret Design"},
        {"ru": "получить собственный скрытый титул", "en": "be awarded one's own hidden title"},
        ("KB-204", "KB-206"),
    ),
    Feat(
        "far_ahead",
        {"ru": "С большим отрывом", "en": "Far Ahead"},
        {"ru": "победить, опередив второго на 10 очков", "en": "win by 10 points"},
        ("KB-139",),
    ),
)


def earned(state: Tableau) -> Earned:
    seats = range(state.setting.seats)
    holders = [scoring.final_holder(state, title) for title in scoring.titles_in_game(state)]
    totals = scoring.points(state)
    order = scoring.placing(state)
    ahead = totals[order[0]] - totals[order[1]] >= LEAD
    return by_seat(
        len(seats),
        ("collection", [seat for seat in seats if holders.count(seat) >= COLLECTION]),
        (
            "three_obelisks",
            [seat for seat in seats if state.tally[seat * MAJORITIES + KEEPER_OF_SECRETS] >= OBELISKS],
        ),
        (
            "secret_claim",
            [
                seat
                for seat in seats
                if state.hidden[seat] >= 0 and scoring.final_holder(state, state.hidden[seat]) == seat
            ],
        ),
        ("far_ahead", [order[0]] if ahead else []),
    )
