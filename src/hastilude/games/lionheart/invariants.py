"""The ledger's invariants that a single state can show (part 8).

Those about what changes from one state to the next are in the tests.
"""

from typing import Final

from hastilude.games.lionheart.area import EMPTY, Area, distance, spread
from hastilude.games.lionheart.cards import (
    CARD,
    CARD_NAMES,
    CARDS,
    CASTLES,
    CELL_NAMES,
    COLOURS,
    DOMAIN_NAMES,
    DOMAINS,
    FIELD,
    MINE_TYPES,
    NOBODY,
    PILE,
)
from hastilude.games.lionheart.scoring import bonuses, income, mines, worth
from hastilude.games.lionheart.tableau import (
    ALLIANCE_PAIR,
    BORDER_PLACING,
    CELL_TAKING,
    DECK_OUT,
    DOMAIN_CHOICE,
    DRAWING,
    ENDED,
    HAND_SIZE,
    KING,
    KNIGHT_BESIDE,
    KNIGHT_PLACING,
    LANE,
    LEAVING,
    OLDEST_ASKED,
    TRAITOR_KNIGHT,
    TRAITOR_PAIR,
    TURN,
    Tableau,
)

#: each turn takes a card of the deck, so there are far fewer
MOST_TURNS: Final = 999
#: no card and no mine gives so many in all turns together
MOST_THALERS: Final = 9_999


def check(state: Tableau) -> None:
    """AssertionError with the invariant's id and a sentence, if one is broken."""
    _cards(state)
    _hands(state)
    _supplies(state)
    _pieces(state)
    _borders(state)
    if state.in_setup():
        _set_up(state)
    else:
        _castle_count(state)
        _regions(state)
        _knights(state)
        _alliances(state)
        _turn(state)
    _scores(state)


# -- cards and money -----------------------------------------------------------------------


def _cards(state: Tableau) -> None:
    met = [0] * CARDS
    piles: list[list[int]] = [state.deck, state.market, state.discard]
    piles.extend(state.hands)
    for pile in piles:
        for card in pile:
            met[card & CARD] = met[card & CARD] + 1
    for card in range(CARDS):
        assert met[card] == 1, f"LH-I01: {CARD_NAMES[card]} is in {met[card]} places"
    for i in range(1, len(state.deck)):
        assert state.deck[i] // PILE <= state.deck[i - 1] // PILE, (
            "LH-I03: the piles of the deck are not in order"
        )


def _hands(state: Tableau) -> None:
    seats = state.setting.seats
    phase = state.phase
    if phase == OLDEST_ASKED:
        for hand in state.hands:
            assert not hand, "LH-I02: cards are dealt after the first placer is known"
        return
    if state.final_turns < 0:
        assert state.deck or phase == ENDED, "LH-I28: the deck is out, but the final round has not begun"
    else:
        assert not state.deck, "LH-I28: the final round before the deck is out"
    for seat in range(seats):
        due = HAND_SIZE
        if state.final_turns >= 0:
            # who has had the turn of the final round, or is in the middle of it
            behind = (seat - state.seat) % seats
            over = phase == ENDED and state.reason == DECK_OUT
            if over or behind >= state.final_turns or (seat == state.seat and phase != TURN):
                due = HAND_SIZE - 1
        elif seat == state.seat and phase > TURN:
            due = HAND_SIZE - 1
        size = len(state.hands[seat])
        assert size == due, f"LH-I02: seat {seat} holds {size} cards, not {due}"


def _supplies(state: Tableau) -> None:
    setting = state.setting
    land = state.land
    on_board = land.edges_e.without(state.open_e).count() + land.edges_s.without(state.open_s).count()
    total = on_board + state.border_supply
    assert total == setting.figures.borders, f"LH-I04: {total} borders in all, not {setting.figures.borders}"
    if setting.limited_borders:
        assert state.border_supply >= 0, f"LH-I04: {-state.border_supply} borders too many on the board"
    for colour in range(len(COLOURS)):
        knights = state.pieces[colour].count() - state.castles_placed(colour) + state.knight_supply[colour]
        due = setting.figures.knights if setting.in_play(colour) else 0
        assert knights == due, f"LH-I05: {knights} {COLOURS[colour]} knights in all, not {due}"
        assert state.knight_supply[colour] >= 0, f"LH-I05: too many {COLOURS[colour]} knights"
    assert 0 <= state.turn <= MOST_TURNS, "LH-I28: each turn takes a card"
    for ore in state.ore:
        assert 0 <= ore < 1 << 8 * MINE_TYPES, "LH-I23: no domain has such mines"
    for seat in range(setting.seats):
        assert 0 <= state.money[seat] <= MOST_THALERS, f"LH-I24: seat {seat} has {state.money[seat]} thalers"
        earned = income(state, seat)
        assert 0 <= earned <= MINE_TYPES, f"LH-I23: seat {seat} earns {earned}"
    if setting.limited_bank:
        assert state.bank() >= 0, "LH-I24: more thalers than there are coins"


# -- pieces and borders ----------------------------------------------------------------------


def _pieces(state: Tableau) -> None:
    land = state.land
    met = EMPTY
    for colour in range(len(COLOURS)):
        pieces = state.pieces[colour]
        assert not met.meets(pieces), "LH-I07: a cell holds two pieces"
        met = met.union(pieces)
        wrong = pieces.without(land.standing)
        assert not wrong.some(), f"LH-I07: a piece stands on {_names(wrong)}"
    for castle in range(DOMAINS):
        cell = state.castle_at[castle]
        if cell < 0:
            continue
        name = DOMAIN_NAMES[castle]
        assert state.pieces[castle // CASTLES].has(cell), f"LH-I06: the castle {name} is not on the board"
        assert land.terrain[cell] == FIELD, f"LH-I07: the castle {name} does not stand on a field"
        first = castle // CASTLES * CASTLES
        gap = state.gaps[castle] or state.setting.gap
        for other in range(first, castle):
            steps = distance(cell, state.castle_at[other])
            assert steps > gap, f"LH-I08: {name} is {steps} steps from {DOMAIN_NAMES[other]}"


def _borders(state: Tableau) -> None:
    land = state.land
    assert not state.open_e.without(land.edges_e).some(), "LH-I09: an edge outside the board"
    assert not state.open_s.without(land.edges_s).some(), "LH-I09: an edge outside the board"


def _set_up(state: Tableau) -> None:
    land = state.land
    assert state.open_e.same(land.edges_e), "LH-I32: borders during set-up"
    assert state.open_s.same(land.edges_s), "LH-I32: borders during set-up"
    assert not state.settled.some(), "LH-I32: domains during set-up"
    setting = state.setting
    placed = state.placed()
    if state.phase == OLDEST_ASKED:
        assert placed == 0, "LH-I32: castles before the first placer is known"
        return
    begun = placed - 1 if state.phase == KNIGHT_BESIDE else placed
    assert 0 <= begun < setting.seats * setting.castles + setting.neutral_castles, "LH-I06: set-up is over"
    assert (state.first + begun) % setting.seats == state.seat, "LH-042: castles are placed in turn"
    # each seat has placed as many of its own as its goes, the neutral ones last (LH-171)
    for seat in range(setting.seats):
        goes = (placed - (seat - state.first) % setting.seats + setting.seats - 1) // setting.seats
        due = min(goes, setting.castles)
        found = state.castles_placed(setting.colour_of[seat])
        assert found == due, f"LH-042: seat {seat} has {found} castles, not {due}"
    knights = 0
    for colour in range(len(COLOURS)):
        knights += state.pieces[colour].count() - state.castles_placed(colour)
    assert knights == begun, f"LH-042: {knights} knights for {begun} castles"


def _castle_count(state: Tableau) -> None:
    setting = state.setting
    for colour in range(len(COLOURS)):
        due = setting.neutral_castles if colour == setting.neutral else 0
        if setting.seat_of[colour] != NOBODY:
            due = setting.castles
        found = state.castles_placed(colour)
        assert found == due, f"LH-I06: {found} {COLOURS[colour]} castles, not {due}"


# -- regions -----------------------------------------------------------------------------------


def _regions(state: Tableau) -> None:
    """Regions worked out afresh agree with what the state keeps."""
    land = state.land
    todo = land.cells
    settled = EMPTY
    while todo.some():
        region = spread(todo.cells()[0], state.open_e, state.open_s)
        assert not region.without(todo).some(), "LH-I12: regions overlap"
        todo = todo.without(region)
        inside = 0
        castle = NOBODY
        for other in range(DOMAINS):
            if state.castle_at[other] >= 0 and region.has(state.castle_at[other]):
                inside += 1
                castle = other
        if inside == 1:
            _domain(state, castle, region)
            settled = settled.union(region)
        elif inside == 0:
            assert not region.meets(state.occupied()), "LH-I14: a piece on neutral land"
    assert settled.same(state.settled), "LH-I13: the domains are not those of the borders"
    kept = EMPTY
    for castle in range(DOMAINS):
        assert not kept.meets(state.domains[castle]), "LH-I21: a cell is in two domains"
        kept = kept.union(state.domains[castle])
    # LH-024, LH-R33
    assert kept.same(settled), "LH-I16: a domain was lost"


def _domain(state: Tableau, castle: int, region: Area) -> None:
    land = state.land
    name = DOMAIN_NAMES[castle]
    assert state.domains[castle].same(region), f"LH-I13: the domain {name} differs from its fence"
    inner_e = region.both(region.west()).both(land.edges_e)
    inner_s = region.both(region.north()).both(land.edges_s)
    fenced = inner_e.without(state.open_e).some() or inner_s.without(state.open_s).some()
    assert not fenced, f"LH-I11: a border inside {name}"
    foreign = region.both(state.occupied()).without(state.pieces[castle // CASTLES])
    # LH-023, LH-R23
    assert not foreign.some(), f"LH-I13: a foreign piece in {name} on {_names(foreign)}"
    knights = region.count_both(state.pieces[castle // CASTLES]) - 1
    assert state.guard[castle] == knights, f"LH-I13: {name} has {knights} knights, not {state.guard[castle]}"
    points = state.setting.figures.points
    worth_afresh = 0
    for cell in region.cells():
        worth_afresh += points[land.terrain[cell]]
    assert state.points[castle] == worth_afresh, f"LH-I18: {name} is worth {worth_afresh}"


def _knights(state: Tableau) -> None:
    """LH-I15: a chain without borders joins every knight to a castle of its colour."""
    for colour in range(len(COLOURS)):
        pieces = state.pieces[colour]
        open_e = state.open_e.both(pieces).both(pieces.west())
        open_s = state.open_s.both(pieces).both(pieces.north())
        reached = EMPTY
        for castle in range(colour * CASTLES, colour * CASTLES + CASTLES):
            if state.castle_at[castle] >= 0:
                reached = reached.union(spread(state.castle_at[castle], open_e, open_s))
        lost = pieces.without(reached)
        assert not lost.some(), f"LH-I15: a {COLOURS[colour]} knight is cut off on {_names(lost)}"


def _alliances(state: Tableau) -> None:
    for castle in range(DOMAINS):
        for other in range(DOMAINS):
            if state.allied[castle] >> other & 1:
                name = f"{DOMAIN_NAMES[castle]} and {DOMAIN_NAMES[other]}"
                assert castle // CASTLES != other // CASTLES, f"LH-I25: {name} have one colour"
                assert state.allied[other] >> castle & 1, f"LH-I25: {name} are allied one way only"
                assert state.domains[castle].some(), f"LH-I25: {name} are allied without domains"


# -- turn and score ------------------------------------------------------------------------------


def _turn(state: Tableau) -> None:
    phase = state.phase
    setting = state.setting
    seats = setting.seats
    if phase != ENDED:
        total = setting.castles * seats + setting.neutral_castles
        first = (state.first + total - 1) % seats
        assert (first + state.turn - 1) % seats == state.seat, "LH-055: the seats take their turns clockwise"
        assert state.turn > 0, "LH-050: a turn has a number from 1"
    if state.sold >= 0:
        assert state.sold in state.market, "LH-I26: the card sold this turn is not on the market"
        assert phase in (DRAWING, ENDED), "LH-051: a card was sold and another is played"
    if phase == DRAWING:
        assert state.final_turns < 0, "LH-165: nobody draws in the final round"
    units = phase in (BORDER_PLACING, KNIGHT_PLACING, CELL_TAKING)
    chosen = units or phase in (DOMAIN_CHOICE, TRAITOR_PAIR, TRAITOR_KNIGHT, LEAVING, ALLIANCE_PAIR)
    assert (state.left > 0) == chosen, f"LH-069: {state.left} units left"
    assert state.done == 0 or units, f"LH-069: {state.done} units done"
    assert state.left + state.done <= 3, "LH-070: no card shows so many units"
    growing = phase in (CELL_TAKING, TRAITOR_KNIGHT, LEAVING)
    assert (state.domain >= 0) == growing, "LH-103: a domain is chosen for growing and for a traitor"
    assert (state.victim >= 0) == (phase in (TRAITOR_KNIGHT, LEAVING)), "LH-131: a victim is a traitor's"
    if state.domain >= 0:
        assert state.owner(state.domain) == state.seat, "LH-103: not the active player's domain"
        assert state.domains[state.domain].some(), "LH-103: no domain"
    if state.victim >= 0:
        assert state.guard[state.victim] > 0, "LH-132: no knight to leave"
    assert state.final_turns <= seats, "LH-I28: too many turns in the final round"
    if chosen and not setting.null_play:
        assert state.legal(), "LH-067: a card in play with nothing to do"
    if setting.stall_guard:
        assert state.idle <= 4 * seats, f"LH-I30: {state.idle} idle turns in a row"


def _scores(state: Tableau) -> None:
    setting = state.setting
    seats = setting.seats
    for seat in range(seats):
        score = state.scores[seat]
        # LH-159, LH-R41
        assert score >= 0, f"LH-I18: seat {seat} has {score} points"
        if state.phase != ENDED:
            assert score < setting.target, f"LH-I27: seat {seat} reached the king, but the game goes on"
        exact = worth(state, seat)
        if state.phase == ENDED and state.reason == DECK_OUT:
            exact += bonuses(state)[seat]
        in_card = setting.per_card and state.phase > TURN and state.phase < DRAWING
        if not in_card and not (state.phase == ENDED and state.reason == KING and seat not in state.winners):
            assert score == exact, f"LH-I18: seat {seat} has {score} points, the board gives {exact}"
    if state.phase == ENDED:
        assert state.winners, "LH-169: nobody won"
        king = state.scores[state.winners[0]] >= setting.target
        assert state.reason == DECK_OUT or king, "LH-I27: nobody has reached the king"
        assert (state.reason == DECK_OUT) == (state.final_turns == 0), "LH-I28: the final round is not over"
    most = 0
    for kind in range(MINE_TYPES):
        holders = 0
        for seat in range(seats):
            if mines(state, seat) >> 8 * kind & LANE >= setting.figures.monopoly_mines:
                holders += 1
        if 2 * setting.figures.monopoly_mines > state.land.mines[kind].count():
            most = max(most, holders)
    assert most <= 1, "LH-I22: two players hold one monopoly"


def _names(area: Area) -> str:
    return ", ".join(CELL_NAMES[cell] for cell in area.cells())
