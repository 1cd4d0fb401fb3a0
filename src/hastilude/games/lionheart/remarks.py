"""What each legal action costs and gives, said beside it (`Rulebook.remarks`).

All of it is open to everybody, or the decider's own: cards of the hand, and the money.
"""

from hastilude.core.words import Args, Remark
from hastilude.games.lionheart.area import SINGLE, linked
from hastilude.games.lionheart.cards import (
    ALLY,
    BORDER,
    CASTLE,
    CASTLES,
    DECK,
    DOMAIN_NAMES,
    DOMAINS,
    EXPAND,
    FOREST,
    KNIGHT,
    MARKET,
    MINES,
    NOBODY,
    PILE,
    PILES,
    PLAY,
    SELL,
    STOP,
    TAKE,
    TERRAINS,
    TRAITOR,
    USE_COUNT,
    USES,
    WITHDRAW,
)
from hastilude.games.lionheart.domains import would_part
from hastilude.games.lionheart.previews import preview
from hastilude.games.lionheart.reach import cells_to_take, use_possible
from hastilude.games.lionheart.rules import Lionheart
from hastilude.games.lionheart.tableau import KNIGHT_BESIDE, TRAITOR_KNIGHT

#: how far around a castle one looks for land
NEAR = 2


def remarks(state: Lionheart) -> dict[int, tuple[Remark, ...]]:
    return {action: tuple(_remarks(state, action)) for action in state.legal()}


def _remarks(state: Lionheart, action: int) -> list[Remark]:
    if action < CASTLE:
        return [Remark("places_first")]
    if action < KNIGHT:
        return [_surroundings(state, action - CASTLE)]
    if action < SELL:
        return _knight(state, action - KNIGHT)
    if action < PLAY:
        return [_sale(state, action - SELL)]
    if action < BORDER:
        return _play(state, (action - PLAY) // USE_COUNT, (action - PLAY) % USE_COUNT)
    if action < EXPAND:
        return _border(state, action)
    if action < TAKE:
        return [_growth(state, action - EXPAND)]
    if action < TRAITOR:
        return [_terrain(state, action - TAKE), *_consequences(state, action)]
    if action < WITHDRAW:
        return [_knights_of_two(state, action - TRAITOR, 1)]
    if action < ALLY:
        return [_guard(state, state.victim, -1)]
    if action < STOP:
        return [_knights_of_two(state, action - ALLY, 0)]
    return [_end_of_card(state, action)]


# -- pieces ------------------------------------------------------------------------------


def _surroundings(state: Lionheart, cell: int) -> Remark:
    """The land that a fence around the castle might hold (LH-048)."""
    land = state.land
    near = SINGLE[cell]
    for _ in range(NEAR):
        near = near.grown()
    mines = sum(near.count_both(area) for area in land.mines)
    return Remark(
        "surroundings",
        {
            "steps": NEAR,
            "forests": near.count_both(land.forests),
            "villages": near.count_both(land.villages),
            "mines": mines,
            "residence": near.meets(land.residences),
        },
    )


def _knight(state: Lionheart, cell: int) -> list[Remark]:
    """What a knight costs there, which domain it guards, and a warning where it bridges (LH-R22)."""
    setting = state.setting
    found: list[Remark] = []
    paid = state.phase != KNIGHT_BESIDE and (state.phase != TRAITOR_KNIGHT or setting.traitor_fee)
    if state.land.terrain[cell] == FOREST and paid:
        found.append(Remark("fee", {"count": setting.figures.fee}))
    else:
        found.append(Remark("free", {"terrain": TERRAINS[state.land.terrain[cell]]}))
    castle = state.domain_at(cell)
    if castle != NOBODY:
        found.append(_guard(state, castle, 1))
    elif state.phase != KNIGHT_BESIDE:
        found.append(Remark("outside"))
    if _bridges(state, cell):
        found.append(Remark("bridges"))
    return found


def _bridges(state: Lionheart, cell: int) -> bool:
    """Whether a knight would link two castles of its colour that are still apart."""
    colour = state.placing_colour() if state.phase == KNIGHT_BESIDE else state.setting.colour_of[state.seat]
    pieces = state.pieces[colour]
    chain = linked(cell, pieces.plus(cell))
    homes = [at for at in state.castle_at[colour * CASTLES : colour * CASTLES + CASTLES] if at >= 0]
    within = [at for at in homes if chain.has(at)]
    return len(within) > 1 and not all(linked(within[0], pieces).has(at) for at in within)


def _guard(state: Lionheart, castle: int, change: int) -> Remark:
    return Remark("guard", {"domain": DOMAIN_NAMES[castle], "count": state.guard[castle] + change})


# -- cards -------------------------------------------------------------------------------


def _sale(state: Lionheart, card: int) -> Remark:
    thalers = state.setting.figures.sale[card]
    if state.setting.limited_bank:
        thalers = max(0, min(thalers, state.bank()))
    return Remark("sale", {"count": thalers, "money": state.money[state.seat] + thalers})


def _play(state: Lionheart, card: int, use: int) -> list[Remark]:
    figures = state.setting.figures
    rest = state.money[state.seat] - figures.price[card]
    found = [Remark("price", {"count": figures.price[card], "money": rest})]
    if use_possible(state, use, state.seat, rest):
        found.append(Remark("units", {"use": USES[use], "count": figures.amount[card * USE_COUNT + use]}))
    else:
        found.append(Remark("wasted"))  # LH-R11
    return found


def _end_of_card(state: Lionheart, action: int) -> Remark:
    """What is given up by stopping; what is drawn."""
    if action == STOP:
        return Remark("unused", {"count": state.left})
    if action == DECK:
        return Remark("unseen", {"letter": PILES[state.deck[-1] // PILE]})
    figures = state.setting.figures
    card = action - MARKET
    return Remark("face", {"price": figures.price[card], "sale": figures.sale[card]})


# -- land --------------------------------------------------------------------------------


def _border(state: Lionheart, action: int) -> list[Remark]:
    if not would_part(state, action - BORDER):
        return [Remark("open")]
    return _consequences(state, action)


def _growth(state: Lionheart, castle: int) -> Remark:
    cells = cells_to_take(state, castle).count()
    return Remark("growth", {"count": cells, "knights": state.guard[castle]})


def _terrain(state: Lionheart, cell: int) -> Remark:
    mine = state.land.mine[cell]
    if mine >= 0:
        return Remark("mine", {"mine": MINES[mine]})
    return Remark("land", {"terrain": TERRAINS[state.land.terrain[cell]]})


def _knights_of_two(state: Lionheart, pair: int, change: int) -> Remark:
    """Knights of an own domain and its neighbour: after a traitor, or as they are in an alliance."""
    castle, victim = pair // DOMAINS, pair % DOMAINS
    args: Args = {
        "domain": DOMAIN_NAMES[castle],
        "knights": state.guard[castle] + change,
        "victim": DOMAIN_NAMES[victim],
        "against": state.guard[victim] - change,
    }
    return Remark("two" if change else "pact", args)


def _consequences(state: Lionheart, action: int) -> list[Remark]:
    """What a border or a cell changes at once (ledger, part 10)."""
    seen = preview(state, action)
    found = [
        Remark("points", {"seat": seat, "points": abs(points), "lost": points < 0})
        for seat, points in enumerate(seen.points)
        if points
    ]
    found += [Remark("closes", {"domain": one.domain, "count": len(one.cells)}) for one in seen.closed]
    if seen.cut_off:
        found.append(Remark("cut_off", {"count": len(seen.cut_off)}))
    for change in seen.monopolies:
        args: Args = {"seat": change.seat, "mine": change.mine}
        found.append(Remark("monopoly" if change.won else "monopoly_lost", args))
    if seen.wins is not None:
        found.append(Remark("wins", {"seat": seen.wins}))
    return found or [Remark("no_points")]
