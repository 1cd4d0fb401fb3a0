"""A position of Lionheart as plain data, both ways (docs/notation.md).

The board is drawn (`drawing.py`); `castles` gives their numbers, else they count as they are read. A card of a hand is its id, `B02`; with a star, `B02*`, it
was taken from the market, so that everybody knows it.
"""

from collections.abc import Mapping
from typing import Any

from hastilude.core.game import GameError
from hastilude.core.written import (
    as_list,
    as_name,
    as_number,
    as_object,
    as_seat,
    check_keys,
    check_state,
    or_none,
)
from hastilude.games.lionheart.area import area_of
from hastilude.games.lionheart.cards import (
    CARD,
    CARD_NAMES,
    CARDS,
    CASTLES,
    CELL_NAMES,
    COLOURS,
    DOMAIN_NAMES,
    DOMAINS,
    EDGE_CELL,
    EDGE_NAMES,
    KNOWN,
    NOBODY,
    SIDE,
    UPRIGHT,
)
from hastilude.games.lionheart.domains import divide
from hastilude.games.lionheart.drawing import Drawing, draw_board, read_board
from hastilude.games.lionheart.invariants import check
from hastilude.games.lionheart.land import ACROSS, Land, lay_out
from hastilude.games.lionheart.meta import GAME
from hastilude.games.lionheart.rules import DECISIONS, Lionheart
from hastilude.games.lionheart.scoring import worth
from hastilude.games.lionheart.setting import Figures, Setting
from hastilude.games.lionheart.tableau import (
    CELL_TAKING,
    DECK_OUT,
    DRAWING,
    ENDED,
    HAND_SIZE,
    KING,
    KNIGHT_BESIDE,
    LEAVING,
    OLDEST_ASKED,
    TRAITOR_KNIGHT,
    TURN,
    Tableau,
)

#: a phase is called like its decision
PHASE_NAMES = (*(decision.name for decision in DECISIONS), "ended")
REASONS = (KING, DECK_OUT)
KEYS = (
    "game",
    "rules",
    "seats",
    "options",
    "colours",
    "target",
    "phase",
    "seat",
    "first",
    "turn",
    "board",
    "tiles",
    "castles",
    "gaps",
    "alliances",
    "border_supply",
    "knight_supply",
    "money",
    "scores",
    "hands",
    "deck",
    "market",
    "discard",
    "sold",
    "idle",
    "final_turns",
    "left",
    "done",
    "domain",
    "victim",
    "reason",
    "winners",
)


# -- writing -----------------------------------------------------------------------------


def position(state: Tableau) -> dict[str, Any]:
    """Everything about a state."""
    setting = state.setting
    found: dict[str, Any] = {
        "game": GAME.id,
        "rules": GAME.rules_version,
        "seats": setting.seats,
        "options": dict(setting.options),
        "colours": [COLOURS[colour] for colour in setting.colour_of],
        "target": setting.target,
        "phase": PHASE_NAMES[state.phase],
        "seat": state.seat,
        "first": state.first,
        "turn": state.turn,
        "board": draw_board(drawing(state)),
    }
    if state.land.tiles:
        names = [setting.figures.tiles[number].name for number in state.land.tiles]
        found["tiles"] = [
            {"tile": name, "turns": turns} for name, turns in zip(names, state.land.turns, strict=True)
        ]
    found["castles"] = {
        COLOURS[colour]: [CELL_NAMES[cell] for cell in castles_of(state, colour)]
        for colour in range(len(COLOURS))
        if castles_of(state, colour)
    }
    found["gaps"] = {DOMAIN_NAMES[castle]: gap for castle, gap in enumerate(state.gaps) if gap}
    found["alliances"] = [[DOMAIN_NAMES[one], DOMAIN_NAMES[two]] for one, two in alliances(state)]
    found["border_supply"] = state.border_supply
    found["knight_supply"] = {
        COLOURS[colour]: count for colour, count in enumerate(state.knight_supply) if setting.in_play(colour)
    }
    found["money"] = list(state.money)
    found["scores"] = list(state.scores)
    found["hands"] = [[_written(card) for card in hand] for hand in state.hands]
    found["deck"] = [CARD_NAMES[card] for card in reversed(state.deck)]
    found["market"] = [CARD_NAMES[card] for card in state.market]
    found["discard"] = [CARD_NAMES[card] for card in state.discard]
    found["sold"] = CARD_NAMES[state.sold] if state.sold >= 0 else None
    found["idle"] = state.idle
    found["final_turns"] = or_none(state.final_turns)
    found["left"] = state.left
    found["done"] = state.done
    found["domain"] = DOMAIN_NAMES[state.domain] if state.domain >= 0 else None
    found["victim"] = DOMAIN_NAMES[state.victim] if state.victim >= 0 else None
    if state.phase == ENDED:
        found["reason"] = state.reason
        found["winners"] = list(state.winners)
    return found


def drawing(state: Tableau) -> Drawing:
    """The board of a state, to be drawn."""
    land = state.land
    figures = state.setting.figures
    signs = {kind: sign for sign, kind in figures.signs.items() if sign not in figures.mine_signs}
    mine_signs = {kind: sign for sign, kind in figures.mine_signs.items()}
    rows: list[str] = []
    for row in range(land.rows):
        cells = range(row * SIDE, row * SIDE + land.cols)
        rows.append("".join(mine_signs.get(land.mine[cell]) or signs[land.terrain[cell]] for cell in cells))
    castles = {name: castles_of(state, colour) for colour, name in enumerate(COLOURS)}
    return Drawing(
        rows,
        {name: [CELL_NAMES[cell] for cell in cells] for name, cells in castles.items()},
        {
            name: [CELL_NAMES[cell] for cell in state.pieces[colour].cells() if cell not in castles[name]]
            for colour, name in enumerate(COLOURS)
        },
        borders_of(state),
    )


def castles_of(state: Tableau, colour: int) -> list[int]:
    """The cells of a colour's castles, in the order of their numbers."""
    first = colour * CASTLES
    return [cell for cell in state.castle_at[first : first + CASTLES] if cell >= 0]


def borders_of(state: Tableau) -> list[str]:
    """The edges that carry a border."""
    land = state.land
    upright = land.edges_e.without(state.open_e)
    flat = land.edges_s.without(state.open_s)
    return [
        name
        for edge, name in enumerate(EDGE_NAMES)
        if (upright if edge < UPRIGHT else flat).has(EDGE_CELL[edge])
    ]


def alliances(state: Tableau) -> list[tuple[int, int]]:
    """Each pair of allied castles once."""
    return [
        (one, two)
        for one in range(DOMAINS)
        for two in range(one + 1, DOMAINS)
        if state.allied[one] >> two & 1
    ]


def _written(card: int) -> str:
    return CARD_NAMES[card & CARD] + ("*" if card >= KNOWN else "")


# -- reading -----------------------------------------------------------------------------


def from_position(given: Mapping[str, Any], figures: Figures, strict: bool = True) -> Lionheart:
    """The state of a position. What is left out is the start's; `deck` and `hands` left out are
    the rest, `scores` what the board is worth.

    With `strict` every invariant must hold; tests draw small positions without it.
    """
    check_keys(given, GAME, KEYS)
    board = _read_board(as_list(given.get("board"), "board"))
    state = Lionheart(_setting(given, figures), _land(given, board, figures))
    state.clear()
    state.phase = as_name(given.get("phase", "turn"), PHASE_NAMES, "phase")
    _read_pieces(state, given, board)
    _read_borders(state, given, board)
    if not state.in_setup():
        divide(state)
    _read_alliances(state, given)
    _read_turn(state, given)
    _read_cards(state, given)
    seats = state.setting.seats
    money = as_list(given.get("money", state.money), "money", seats)
    state.money = [as_number(thalers, "money") for thalers in money]
    scores = given.get("scores") or [worth(state, seat) for seat in range(seats)]
    state.scores = [as_number(score, "scores") for score in as_list(scores, "scores", seats)]
    if strict:
        check_state(state, check)
    return state


def _setting(given: Mapping[str, Any], figures: Figures) -> Setting:
    seats = as_number(given.get("seats"), "seats")
    GAME.check_seats(seats)
    options = GAME.choose(as_object(given.get("options", {}), "options"))
    names = as_list(given.get("colours", list(COLOURS[:seats])), "colours", seats)
    colours = [as_name(name, COLOURS, "colours") for name in names]
    if len(set(colours)) != seats:
        raise GameError("colours: every seat has a colour of its own (LH-028)")
    return Setting(seats, options, figures, colours, as_number(given.get("target", 0), "target"))


def _read_board(lines: list[Any]) -> Drawing:
    if not all(isinstance(line, str) for line in lines):
        raise GameError("board: the lines of a drawing are texts")
    return read_board(lines)


def _land(given: Mapping[str, Any], board: Drawing, figures: Figures) -> Land:
    signs = "".join(board.land)
    for sign in signs:
        if sign not in figures.signs:
            raise GameError(f"board: {sign!r} is no sign of terrain")
    terrain = [figures.signs[sign] for sign in signs]
    mines = [figures.mine_signs.get(sign, -1) for sign in signs]
    land = Land(len(board.land), len(board.land[0]), terrain, mines)
    if given.get("tiles") is not None:
        names = tuple(tile.name for tile in figures.tiles)
        tiles = [as_object(tile, "tiles") for tile in as_list(given["tiles"], "tiles", ACROSS * ACROSS)]
        order = [as_name(tile.get("tile"), names, "tiles") for tile in tiles]
        turns = [as_number(tile.get("turns"), "tiles", 3) for tile in tiles]
        if sorted(order) != list(range(len(names))):
            raise GameError("tiles: each tile lies once (LH-026)")
        laid = lay_out(figures.tiles, order, turns)
        if laid.terrain != land.terrain or laid.mine != land.mine:
            raise GameError("tiles: the board is not the one that these tiles make")
        return laid
    return land


def _read_pieces(state: Lionheart, given: Mapping[str, Any], board: Drawing) -> None:
    setting = state.setting
    homes: list[list[int]] = [[] for _ in COLOURS]
    for colour, name in enumerate(COLOURS):
        homes[colour] = [CELL_NAMES.index(cell) for cell in board.castles.get(name, [])]
        knights = [CELL_NAMES.index(cell) for cell in board.knights.get(name, [])]
        if (homes[colour] or knights) and not setting.in_play(colour):
            raise GameError(f"board: {name} is not in this game")
        state.pieces[colour] = area_of(homes[colour] + knights)
        state.knight_supply[colour] -= len(knights)
    for name, cells in as_object(given.get("castles", {}), "castles").items():
        colour = as_name(name, COLOURS, "castles")
        order = [as_name(cell, CELL_NAMES, "castles") for cell in as_list(cells, "castles")]
        if sorted(order) != homes[colour]:
            raise GameError(f"castles: {name} has other castles on the board")
        homes[colour] = order
    for colour, cells in enumerate(homes):
        if len(cells) > CASTLES:
            raise GameError(f"board: {len(cells)} {COLOURS[colour]} castles, a colour has {CASTLES} (LH-004)")
        for number, cell in enumerate(cells):
            state.castle_at[colour * CASTLES + number] = cell
    for name, count in as_object(given.get("knight_supply", {}), "knight_supply").items():
        state.knight_supply[as_name(name, COLOURS, "knight_supply")] = as_number(count, "knight_supply")
    for name, gap in as_object(given.get("gaps", {}), "gaps").items():
        state.gaps[as_name(name, DOMAIN_NAMES, "gaps")] = as_number(gap, "gaps", setting.gap - 1)


def _read_borders(state: Lionheart, given: Mapping[str, Any], board: Drawing) -> None:
    for name in board.borders:
        edge = as_name(name, EDGE_NAMES, "board")
        cell = EDGE_CELL[edge]
        if edge < UPRIGHT:
            state.open_e = state.open_e.minus(cell)
        else:
            state.open_s = state.open_s.minus(cell)
    state.border_supply -= len(board.borders)
    if given.get("border_supply") is not None:
        supply = given["border_supply"]
        if state.setting.limited_borders:
            supply = as_number(supply, "border_supply")
        elif not isinstance(supply, int) or isinstance(supply, bool):
            raise GameError(f"border_supply: {supply!r} is not a whole number")
        state.border_supply = supply


def _read_alliances(state: Lionheart, given: Mapping[str, Any]) -> None:
    for pair in as_list(given.get("alliances", []), "alliances"):
        one, two = (as_name(name, DOMAIN_NAMES, "alliances") for name in as_list(pair, "alliances", 2))
        state.allied[one] |= 1 << two
        state.allied[two] |= 1 << one


def _read_turn(state: Lionheart, given: Mapping[str, Any]) -> None:
    setting = state.setting
    seats = setting.seats
    state.seat = as_seat(given.get("seat", 0), seats, "seat")
    state.first = as_seat(given.get("first", 0), seats, "first")
    opener = (state.first + seats * setting.castles + setting.neutral_castles - 1) % seats
    soonest = 0 if state.in_setup() else (state.seat - opener) % seats + 1
    state.turn = as_number(given.get("turn", soonest), "turn")
    state.idle = as_number(given.get("idle", 0), "idle")
    if given.get("final_turns") is not None:
        state.final_turns = as_number(given["final_turns"], "final_turns", seats)
    units = 1 if TURN < state.phase < DRAWING else 0
    state.left = as_number(given.get("left", units), "left", 3)
    state.done = as_number(given.get("done", 0), "done", 3)
    state.domain = _maybe(given.get("domain"), DOMAIN_NAMES, "domain")
    state.victim = _maybe(given.get("victim"), DOMAIN_NAMES, "victim")
    state.sold = _maybe(given.get("sold"), CARD_NAMES, "sold")
    if state.phase == ENDED:
        state.reason = REASONS[as_name(given.get("reason"), REASONS, "reason")]
        winners = as_list(given.get("winners"), "winners")
        state.winners = [as_seat(seat, seats, "winners") for seat in winners]
    if (state.phase in (CELL_TAKING, TRAITOR_KNIGHT, LEAVING)) != (state.domain >= 0):
        raise GameError("domain: named exactly while it grows or receives a traitor")
    if (state.phase in (TRAITOR_KNIGHT, LEAVING)) != (state.victim >= 0):
        raise GameError("victim: named exactly while a traitor changes sides")
    if state.in_setup() and state.phase == KNIGHT_BESIDE and state.last_castle() == NOBODY:
        raise GameError("phase: there is no castle to put a knight beside")


def _maybe(value: object, names: tuple[str, ...], key: str) -> int:
    return NOBODY if value is None else as_name(value, names, key)


# -- cards ---------------------------------------------------------------------------------


def _read_cards(state: Lionheart, given: Mapping[str, Any]) -> None:
    """Where each card lies; what is not said is filled up from those that lie nowhere else."""
    seats = state.setting.seats
    state.market = _pile(given.get("market", []), "market")
    state.discard = _pile(given.get("discard", []), "discard")
    if given.get("deck") is not None:
        state.deck = _pile(given["deck"], "deck")[::-1]
    if given.get("hands") is not None:
        hands = as_list(given["hands"], "hands", seats)
        state.hands = [[_card(card) for card in as_list(hand, "hands")] for hand in hands]
    used = [card & CARD for pile in (state.market, state.discard, state.deck, *state.hands) for card in pile]
    if len(set(used)) != len(used):
        twice = next(card for card in used if used.count(card) > 1)
        raise GameError(f"{CARD_NAMES[twice]} lies in two places (LH-D20)")
    rest = [card for card in range(CARDS) if card not in used]
    if given.get("hands") is None and state.phase != OLDEST_ASKED:
        for seat in range(seats):
            size = HAND_SIZE - (1 if seat == state.seat and state.phase > TURN else 0)
            state.hands[seat] = rest[:size]
            rest = rest[size:]
    if given.get("deck") is None and state.final_turns < 0:
        state.deck = rest[::-1]
    if state.phase == DRAWING and not state.deck:
        raise GameError("deck: there is nothing to draw (LH-054)")


def _pile(cards: object, key: str) -> list[int]:
    return [as_name(card, CARD_NAMES, key) for card in as_list(cards, key)]


def _card(card: object) -> int:
    if isinstance(card, str) and card.endswith("*"):
        return as_name(card[:-1], CARD_NAMES, "hands") | KNOWN
    return as_name(card, CARD_NAMES, "hands")
