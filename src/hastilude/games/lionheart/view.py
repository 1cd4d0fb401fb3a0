"""What a seat, or a spectator, sees of Lionheart (ledger, parts 7 and 10)."""

import msgspec

from hastilude.core.words import Refusal, Result
from hastilude.games.lionheart import scoring
from hastilude.games.lionheart.area import Area, spread
from hastilude.games.lionheart.cards import (
    CARD,
    CARD_NAMES,
    CASTLES,
    CELL_NAMES,
    COLOURS,
    DOMAIN_NAMES,
    DOMAINS,
    EDGE_CELL,
    EDGE_NAMES,
    KNOWN,
    MINE_TYPES,
    MINES,
    NOBODY,
    PILE,
    PILES,
    SIDE,
    UPRIGHT,
    USE_COUNT,
    USES,
)
from hastilude.games.lionheart.position import PHASE_NAMES, alliances, borders_of, castles_of, drawing
from hastilude.games.lionheart.previews import LionheartPreview, previews
from hastilude.games.lionheart.reach import is_neighbour
from hastilude.games.lionheart.rules import Lionheart
from hastilude.games.lionheart.tableau import DRAWING, ENDED, LANE, LEAVING, TRAITOR_KNIGHT, TURN
from hastilude.games.lionheart.turns import market_refusal, use_refusal


class LionheartTile(msgspec.Struct, frozen=True):
    tile: str
    #: quarter turns clockwise
    turns: int


class LionheartPieces(msgspec.Struct, frozen=True):
    """The pieces of a colour on the board, and those beside it."""

    colour: str
    #: None for the neutral colour
    seat: int | None
    castles: tuple[str, ...]
    knights: tuple[str, ...]
    knights_left: int


class LionheartDomain(msgspec.Struct, frozen=True):
    domain: str
    colour: str
    owner: int | None
    castle: str
    cells: tuple[str, ...]
    knights: int
    points: int
    #: by type of mine
    mines: tuple[int, ...]
    neighbours: tuple[str, ...]
    #: neighbours with fewer knights and no alliance: a sword on the common border
    may_invade: tuple[str, ...]
    allied: tuple[str, ...]


class LionheartAlliance(msgspec.Struct, frozen=True):
    domains: tuple[str, str]
    #: the border turned as a mark, while the two still touch (LH-R34)
    turned: str | None


class LionheartUse(msgspec.Struct, frozen=True):
    use: str
    amount: int
    #: why the card could not be played for this now; None if it could, or during set-up
    refusal: Refusal | None = None


class LionheartCard(msgspec.Struct, frozen=True):
    card: str
    letter: str
    price: int
    sale_value: int
    uses: tuple[LionheartUse, ...]


class LionheartMarketCard(msgspec.Struct, frozen=True):
    card: LionheartCard
    #: why it cannot be taken in this draw
    refusal: Refusal | None = None


class LionheartSlot(msgspec.Struct, frozen=True):
    """A card of a hand as others see it: the back, or the card if everybody knows it."""

    letter: str
    card: str | None


class LionheartPlayer(msgspec.Struct, frozen=True):
    seat: int
    colour: str
    score: int
    #: points from there to the king
    to_go: int
    #: None where it is hidden
    money: int | None
    #: thalers at the start of each own turn
    income: int
    mines: tuple[int, ...]
    monopolies: tuple[str, ...]
    #: the types of which one more mine makes a monopoly
    nearly: tuple[str, ...]
    hand: tuple[LionheartSlot, ...]


class LionheartTask(msgspec.Struct, frozen=True):
    """The card in play: units done and still allowed, and the domains it concerns."""

    done: int
    left: int
    domain: str | None
    victim: str | None


class LionheartView(msgspec.Struct, frozen=True):
    viewer: int | None
    seats: int
    options: dict[str, str]
    phase: str
    #: the active player
    seat: int
    first: int
    turn: int
    target: int
    rows: int
    cols: int
    #: signs of terrain as the ledger draws them, a text a row
    land: tuple[str, ...]
    mine_types: tuple[str, ...]
    #: where the tiles' terrain, the cards and the cells of an expansion come from: what the
    #: rulebook's text does not give is marked on every table
    land_source: str
    card_source: str
    expansion_source: str
    #: the nine tiles row by row; empty for a drawn board
    tiles: tuple[LionheartTile, ...]
    pieces: tuple[LionheartPieces, ...]
    borders: tuple[str, ...]
    domains: tuple[LionheartDomain, ...]
    #: regions without a castle (LH-017)
    neutral_land: tuple[tuple[str, ...], ...]
    alliances: tuple[LionheartAlliance, ...]
    players: tuple[LionheartPlayer, ...]
    #: the viewer's own
    hand: tuple[LionheartCard, ...]
    market: tuple[LionheartMarketCard, ...]
    discard: tuple[str, ...]
    deck_count: int
    #: on the back of the top card
    deck_letter: str | None
    #: None where there is no limit
    border_supply: int | None
    bank: int | None
    sold: str | None
    idle_turns: int
    #: idle turns in a row after which the market closes for who sells (LH-183); None without guard
    idle_limit: int | None
    market_closed: bool
    #: turns of the final round still to come, this one included
    final_turns: int | None
    task: LionheartTask | None
    #: for the decider
    previews: tuple[LionheartPreview, ...]
    result: Result | None = None


def view(state: Lionheart, viewer: int | None) -> LionheartView:
    setting = state.setting
    land = state.land
    ended = state.phase == ENDED
    return LionheartView(
        viewer=viewer,
        seats=setting.seats,
        options=setting.options,
        phase=PHASE_NAMES[state.phase],
        seat=state.seat,
        first=state.first,
        turn=state.turn,
        target=setting.target,
        rows=land.rows,
        cols=land.cols,
        land=tuple(drawing(state).land),
        mine_types=MINES,
        land_source=setting.figures.tile_source,
        card_source=setting.figures.card_source,
        expansion_source=setting.figures.expansion_source,
        tiles=tuple(
            LionheartTile(setting.figures.tiles[number].name, turns)
            for number, turns in zip(land.tiles, land.turns, strict=True)
        ),
        pieces=tuple(_pieces(state, colour) for colour in range(len(COLOURS)) if setting.in_play(colour)),
        borders=tuple(borders_of(state)),
        domains=tuple(_domain(state, castle) for castle in range(DOMAINS) if state.domains[castle].some()),
        neutral_land=() if state.in_setup() else _neutral_land(state),
        alliances=tuple(
            LionheartAlliance((DOMAIN_NAMES[one], DOMAIN_NAMES[two]), _common_border(state, one, two))
            for one, two in alliances(state)
        ),
        players=tuple(_player(state, seat, viewer) for seat in range(setting.seats)),
        hand=() if viewer is None else tuple(_card(state, card, viewer) for card in state.hands[viewer]),
        market=tuple(_market_card(state, card) for card in state.market),
        discard=tuple(CARD_NAMES[card] for card in state.discard),
        deck_count=len(state.deck),
        deck_letter=PILES[state.deck[-1] // PILE] if state.deck else None,
        border_supply=state.border_supply if setting.limited_borders else None,
        bank=state.bank() if setting.limited_bank else None,
        sold=CARD_NAMES[state.sold] if state.sold >= 0 else None,
        idle_turns=state.idle,
        idle_limit=4 * setting.seats if setting.stall_guard else None,
        market_closed=state.phase == DRAWING and state.market_closed(),
        final_turns=state.final_turns if state.final_turns >= 0 else None,
        task=_task(state) if TURN < state.phase < DRAWING else None,
        previews=previews(state) if viewer is not None and viewer == state.decider() else (),
        result=state.result() if ended else None,
    )


# -- the board -----------------------------------------------------------------------------


def _names(area: Area) -> tuple[str, ...]:
    return tuple(CELL_NAMES[cell] for cell in area.cells())


def _pieces(state: Lionheart, colour: int) -> LionheartPieces:
    homes = castles_of(state, colour)
    seat = state.setting.seat_of[colour]
    return LionheartPieces(
        colour=COLOURS[colour],
        seat=_seat(seat),
        castles=tuple(CELL_NAMES[cell] for cell in homes),
        knights=tuple(CELL_NAMES[cell] for cell in state.pieces[colour].cells() if cell not in homes),
        knights_left=state.knight_supply[colour],
    )


def _domain(state: Lionheart, castle: int) -> LionheartDomain:
    others = [k for k in range(DOMAINS) if k != castle and state.domains[k].some()]
    neighbours = [k for k in others if is_neighbour(state, castle, k)]
    weaker = [
        k
        for k in neighbours
        if k // CASTLES != castle // CASTLES
        and state.guard[k] < state.guard[castle]
        and not state.allied[castle] >> k & 1
    ]
    return LionheartDomain(
        domain=DOMAIN_NAMES[castle],
        colour=COLOURS[castle // CASTLES],
        owner=_seat(state.owner(castle)),
        castle=CELL_NAMES[state.castle_at[castle]],
        cells=_names(state.domains[castle]),
        knights=state.guard[castle],
        points=state.points[castle],
        mines=_mines(state.ore[castle]),
        neighbours=tuple(DOMAIN_NAMES[k] for k in neighbours),
        may_invade=tuple(DOMAIN_NAMES[k] for k in weaker),
        allied=tuple(DOMAIN_NAMES[k] for k in range(DOMAINS) if state.allied[castle] >> k & 1),
    )


def _mines(ore: int) -> tuple[int, ...]:
    return tuple(ore >> 8 * kind & LANE for kind in range(MINE_TYPES))


def _neutral_land(state: Lionheart) -> tuple[tuple[str, ...], ...]:
    """Each region without a castle. Open land holds every other cell outside the domains."""
    todo = state.land.cells.without(state.settled)
    for cell in state.castle_at:
        if cell >= 0 and todo.has(cell):
            todo = todo.without(spread(cell, state.open_e, state.open_s))
    found: list[tuple[str, ...]] = []
    while todo.some():
        region = spread(todo.cells()[0], state.open_e, state.open_s)
        todo = todo.without(region)
        found.append(_names(region))
    return tuple(found)


def _common_border(state: Lionheart, one: int, two: int) -> str | None:
    """LH-R34: a border between two allied domains; the program picks the first."""
    a, b = state.domains[one], state.domains[two]
    for edge, name in enumerate(EDGE_NAMES):
        cell = EDGE_CELL[edge]
        other = cell + (1 if edge < UPRIGHT else SIDE)
        if (a.has(cell) and b.has(other)) or (b.has(cell) and a.has(other)):
            return name
    return None


# -- players and cards -----------------------------------------------------------------------


def _player(state: Lionheart, seat: int, viewer: int | None) -> LionheartPlayer:
    setting = state.setting
    ended = state.phase == ENDED
    ore = scoring.mines(state, seat)
    held = list(zip(_mines(ore), MINES, strict=True))
    sees = not setting.hidden_money or ended or viewer == seat
    return LionheartPlayer(
        seat=seat,
        colour=COLOURS[setting.colour_of[seat]],
        score=state.scores[seat],
        to_go=max(0, setting.target - state.scores[seat]),
        money=state.money[seat] if sees else None,
        income=scoring.income(state, seat),
        mines=_mines(ore),
        monopolies=tuple(name for count, name in held if count >= setting.figures.monopoly_mines),
        nearly=tuple(name for count, name in held if count + 1 == setting.figures.monopoly_mines),
        hand=tuple(_slot(card, ended) for card in state.hands[seat]),
    )


def _slot(card: int, ended: bool) -> LionheartSlot:
    known = ended or card >= KNOWN
    return LionheartSlot(PILES[(card & CARD) // PILE], CARD_NAMES[card & CARD] if known else None)


def _card(state: Lionheart, held: int, viewer: int | None) -> LionheartCard:
    """A card's face; for a card of the viewer's hand also why it cannot be played now."""
    card = held & CARD
    figures = state.setting.figures
    playing = viewer is not None and not state.in_setup() and state.phase != ENDED
    return LionheartCard(
        card=CARD_NAMES[card],
        letter=PILES[card // PILE],
        price=figures.price[card],
        sale_value=figures.sale[card],
        uses=tuple(
            LionheartUse(
                USES[use],
                figures.amount[card * USE_COUNT + use],
                use_refusal(state, card, use, viewer) if playing and viewer is not None else None,
            )
            for use in range(USE_COUNT)
            if figures.amount[card * USE_COUNT + use]
        ),
    )


def _market_card(state: Lionheart, card: int) -> LionheartMarketCard:
    refusal = market_refusal(state, card) if state.phase == DRAWING else None
    return LionheartMarketCard(_card(state, card, None), refusal)


def _task(state: Lionheart) -> LionheartTask:
    return LionheartTask(
        done=state.done,
        left=state.left,
        domain=DOMAIN_NAMES[state.domain] if state.domain != NOBODY else None,
        victim=DOMAIN_NAMES[state.victim] if state.phase in (TRAITOR_KNIGHT, LEAVING) else None,
    )


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat
