"""What an action would bring, before it is confirmed: points, losses, land cut off (ledger, part 10)."""

import msgspec

from hastilude.games.lionheart import scoring
from hastilude.games.lionheart.cards import (
    ACTIONS,
    BORDER,
    CELL_NAMES,
    DOMAIN_NAMES,
    DOMAINS,
    EXPAND,
    FOREST,
    KNIGHT,
    MINE_TYPES,
    MINES,
    SELL,
    TAKE,
    TRAITOR,
)
from hastilude.games.lionheart.domains import would_part
from hastilude.games.lionheart.rules import Lionheart
from hastilude.games.lionheart.tableau import ENDED, KING, KNIGHT_PLACING, LANE, TRAITOR_KNIGHT


class LionheartClosed(msgspec.Struct, frozen=True):
    """A domain that would come into being."""

    domain: str
    owner: int | None
    points: int
    cells: tuple[str, ...]


class LionheartMonopoly(msgspec.Struct, frozen=True):
    seat: int
    mine: str
    #: won, or else lost
    won: bool


class LionheartPreview(msgspec.Struct, frozen=True):
    """One legal action and what follows at once. Actions without one change nothing of this."""

    action: str
    #: by seat, what the board would give more or less
    points: tuple[int, ...]
    #: thalers beyond the card's price
    fee: int = 0
    closed: tuple[LionheartClosed, ...] = ()
    #: cells that the victim would lose to neutral land
    cut_off: tuple[str, ...] = ()
    monopolies: tuple[LionheartMonopoly, ...] = ()
    #: who would reach the king
    wins: int | None = None


def previews(state: Lionheart) -> tuple[LionheartPreview, ...]:
    """Of the decider's legal actions those that have something to tell."""
    found: list[LionheartPreview] = []
    for action in state.legal():
        if BORDER <= action < EXPAND:
            if would_part(state, action - BORDER):
                found.append(preview(state, action))
        elif TAKE <= action < TRAITOR:
            found.append(preview(state, action))
        elif KNIGHT <= action < SELL and state.phase in (KNIGHT_PLACING, TRAITOR_KNIGHT):
            fee = _fee(state, action - KNIGHT)
            if fee:
                found.append(LionheartPreview(ACTIONS.text(action), (0,) * state.setting.seats, fee))
    return tuple(found)


def _fee(state: Lionheart, cell: int) -> int:
    setting = state.setting
    free = state.phase == TRAITOR_KNIGHT and not setting.traitor_fee
    return 0 if free or state.land.terrain[cell] != FOREST else setting.figures.fee


def preview(state: Lionheart, action: int) -> LionheartPreview:
    """Done on a copy: the rules themselves say what happens."""
    seats = range(state.setting.seats)
    after = state.copy()
    after.play_on(action)
    fresh = [k for k in range(DOMAINS) if after.domains[k].some() and not state.domains[k].some()]
    lost = state.settled.without(after.settled)
    return LionheartPreview(
        action=ACTIONS.text(action),
        points=tuple(scoring.worth(after, seat) - scoring.worth(state, seat) for seat in seats),
        closed=tuple(_closed(after, castle) for castle in fresh),
        cut_off=tuple(CELL_NAMES[cell] for cell in lost.cells()),
        monopolies=tuple(change for seat in seats for change in _monopolies(state, after, seat)),
        wins=after.winners[0] if after.phase == ENDED and after.reason == KING else None,
    )


def _closed(after: Lionheart, castle: int) -> LionheartClosed:
    owner = after.owner(castle)
    return LionheartClosed(
        DOMAIN_NAMES[castle],
        owner if owner >= 0 else None,
        after.points[castle],
        tuple(CELL_NAMES[cell] for cell in after.domains[castle].cells()),
    )


def _monopolies(before: Lionheart, after: Lionheart, seat: int) -> list[LionheartMonopoly]:
    least = before.setting.figures.monopoly_mines
    old, new = scoring.mines(before, seat), scoring.mines(after, seat)
    found: list[LionheartMonopoly] = []
    for kind in range(MINE_TYPES):
        had = old >> 8 * kind & LANE >= least
        has = new >> 8 * kind & LANE >= least
        if had != has:
            found.append(LionheartMonopoly(seat, MINES[kind], has))
    return found
