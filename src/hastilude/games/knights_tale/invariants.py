"""The ledger's invariants that a single state can show (part 8).

Those about what changes from one state to the next are in the tests. The numbers in the
messages are those of the ledger's list: KT-8.1 is the first.
"""

from typing import Final

from hastilude.games.knights_tale import clash
from hastilude.games.knights_tale.cards import (
    A_INITIATIVE,
    AREA_COUNT,
    AREAS,
    ARMOUR_DIE,
    CITY_COUNT,
    CITY_PLACES,
    DECK_SIZES,
    DECKS,
    DIE_COUNT,
    HORSE_DIE,
    IN_CITY,
    KNIGHT_COUNT,
    LANCE,
    MORE_PAWNS,
    MOST_DICE,
    MOST_STRENGTH,
    NO_DIE,
    PAWNS,
    PLACE_COUNT,
    PRESTIGE_KINDS,
    RELIC_KINDS,
    ROUNDS,
    SOURCE_COUNT,
    STRENGTH_DIE,
    SUPPORTS,
    TENT,
    TITLE_COUNT,
    TRACK_CELLS,
    TRAVEL_KINDS,
    deck_of,
)
from hastilude.games.knights_tale.tableau import (
    ACTION_PHASE,
    BRAVE_PHASE,
    DOWN,
    FOR_CARD,
    FOR_TOURNAMENT,
    GOAL_PHASE,
    JOURNEY_PHASE,
    NO_DUEL,
    NOBODY,
    NONE,
    PUBLIC,
    RETURN_PHASE,
    REWARD_PHASE,
    S_ROLL,
    SIGNUP_PHASE,
    TRAVEL_PHASE,
    VP,
    Tableau,
)

#: far more than cards, tokens or figures of one player come to
MOST: Final = 99
#: without finite_supply there is no end of them
MOST_OWNED: Final = 9_999


def check(state: Tableau) -> None:
    """AssertionError with the invariant and a sentence, if one is broken."""
    _order(state)
    _turn(state)
    if state.character[0] != NONE:
        _pawns(state)
        _players(state)
    _travel(state)
    _titles(state)
    _support(state)
    _knights(state)
    _counts(state)
    if state.duel != NO_DUEL:
        _duel(state)


def travel_places(state: Tableau) -> list[int]:
    """By card: copies in decks, rows, hands, personal discards and the board's discard."""
    counts = [0] * TRAVEL_KINDS
    for cards in [*state.decks, *state.rows, *state.played, *state.returned, state.spent]:
        for card in cards:
            counts[card] += 1
    for hand in state.hands:
        for slot in hand:
            counts[slot >> 1] += 1
    return counts


def support_places(state: Tableau) -> list[int]:
    """By kind: tokens on the track, in the piles, owned, on the event, removed."""
    counts = [0] * SUPPORTS
    for tokens in [*state.piles, state.removed, state.held_support]:
        for kind in tokens:
            counts[kind] += 1
    for owned in state.support:
        for token in owned:
            counts[token >> 1] += 1
    for kind in [*state.track, state.event_token]:
        if kind != NONE:
            counts[kind] += 1
    return counts


def _order(state: Tableau) -> None:
    sides = state.setting.sides
    assert sorted(state.order) == list(range(sides)), "KT-8.10: the order is no permutation of the players"
    assert len(set(state.initiative)) == len(state.initiative), (
        "KT-8.10: two pawns of one player on the track"
    )
    assert 1 <= state.round <= ROUNDS, "KT-8.23: three rounds"


def _turn(state: Tableau) -> None:
    """Where the order has come to follows from who decides, in the phases that go by it."""
    duelling = state.duel != NO_DUEL
    at = state.order.index(state.side[0] if duelling else state.seat)
    phase = state.phase
    by_turns = phase in (ACTION_PHASE, JOURNEY_PHASE, TRAVEL_PHASE, GOAL_PHASE, REWARD_PHASE)
    if state.entrants or state.duel == FOR_TOURNAMENT:
        due = 0
    elif by_turns or state.duel == FOR_CARD:
        due = (at + 1) % len(state.order)
    elif phase in (SIGNUP_PHASE, BRAVE_PHASE) or duelling:
        due = at
    else:
        due = 0
    assert state.at == due, "KT-072, KT-106, KT-132: the order has come to another player"
    assert state.passes == 0 or not state.setting.pass_is_final, "KT-R45: a pass ends the phase of who passes"


def _pawns(state: Tableau) -> None:
    setting = state.setting
    for seat in range(setting.sides):
        base = seat * AREA_COUNT
        total = state.pawns[seat] + sum(state.placed[base : base + AREA_COUNT])
        if state.phase == ACTION_PHASE:
            due = PAWNS + _pawn_change(state)
            idle = setting.solo and seat == VP  # its pawn may be put aside (KT-R92)
            assert total == due or (idle and total < due), (
                f"KT-8.1: {total} pawns of player {seat}, not {due}"
            )
        assert total <= PAWNS, f"KT-8.1: {total} pawns of player {seat}"
        once = 1 if seat in state.initiative else 0
        assert state.placed[base + A_INITIATIVE] == once, "KT-8.10: initiative pawns and their order differ"
    for area in range(AREA_COUNT):
        cells = setting.cells[area]
        assert cells < 0 or state.on_area(area) <= cells, f"KT-8.11: too many pawns on {AREAS[area]}"


def _pawn_change(state: Tableau) -> int:
    figures = state.setting.figures
    event = state.event()
    effect = figures.event_gain[event][0]
    return effect[1] if figures.event_everyone[event] and effect[0] == MORE_PAWNS else 0


def _players(state: Tableau) -> None:
    setting = state.setting
    for seat in range(setting.sides):
        assert min(state.coins[seat], state.faith[seat], state.strength[seat]) >= 0, (
            "KT-8.8: less than nothing"
        )
        assert state.glory[seat] >= 0, "KT-8.8: glory below 0"
        base = seat * SOURCE_COUNT
        assert state.glory[seat] == sum(state.earned[base : base + SOURCE_COUNT]), (
            "KT-8.21: glory from nowhere"
        )
        assert 1 <= state.horse[seat] <= 4, "KT-8.9: the level of a horse"
        assert 1 <= state.armour[seat] <= 4, "KT-8.9: the level of an armour"
        assert not state.prestige_up[seat] & state.prestige_down[seat], (
            "KT-8.7: two prestige tokens of a kind"
        )
        assert (state.prestige_up[seat] | state.prestige_down[seat]) >> PRESTIGE_KINDS == 0, "KT-8.7: unknown"
        for token in state.support[seat]:
            timing = setting.figures.timing[token >> 1]
            assert not token & DOWN or timing in (TENT, LANCE), "KT-8.18: such a token is never face down"
        assert state.support[seat] == sorted(state.support[seat]), "KT-R15: tokens out of order"
        assert state.hands[seat] == sorted(state.hands[seat]), (
            "KT-R15: the order of a hand would tell something"
        )
    assert min(state.relics) >= 0, "KT-8.7: fewer relics than none"
    if setting.solo:
        owned = state.coins[VP] + state.faith[VP] + state.strength[VP] + len(state.support[VP])
        assert owned == 0, "KT-8.27: the virtual opponent owns nothing"
        if not setting.rivalry:
            assert VP not in state.shield, "KT-8.27: the virtual opponent does not fight here"
    if setting.finite:
        _supply(state)


def _supply(state: Tableau) -> None:
    """KT-R12: with finite_supply nobody holds more than the box has."""
    supply = state.setting.figures.supply
    held = state.held
    strength = sum(state.strength) + sum(state.committed) + (held[0] if held else 0)
    assert strength <= supply[0], "KT-R12: more strength than there is"
    faith = sum(state.faith) + sum(state.faith_spent) + (held[1] if held else 0)
    assert faith <= supply[1], "KT-R12: more faith than there is"
    assert sum(state.coins) <= supply[2], "KT-R12: more coins than there are"
    for kind in range(RELIC_KINDS):
        owned = 0
        for seat in range(state.setting.sides):
            at = (seat * RELIC_KINDS + kind) * 2
            owned += state.relics[at] + state.relics[at + 1]
        assert owned <= state.setting.figures.relic_copies[kind], "KT-8.7: more relics than there are"


def _travel(state: Tableau) -> None:
    counts = travel_places(state)
    totals = [0, 0, 0]
    for card in range(TRAVEL_KINDS):
        assert counts[card] == state.setting.figures.copies[card], "KT-8.2: a travel card too many or too few"
        totals[deck_of(card)] += counts[card]
    assert totals == list(DECK_SIZES), "KT-8.2: not 26, 19 and 29 travel cards"
    for deck in range(len(DECKS)):
        assert len(state.rows[deck]) <= 4, "KT-8.3: a row has four cards at most"
        assert state.decks[deck] == sorted(state.decks[deck]), "KT-R15: a deck has no order"
        assert 0 <= state.blind[deck] <= len(state.decks[deck]), "KT-R37: more draws than cards"
    if state.phase != RETURN_PHASE:
        assert not any(state.returned), "KT-R06: returned cards outside setup"


def _titles(state: Tableau) -> None:
    assert len(state.title_zone) == TITLE_COUNT, "KT-8.4: not 14 titles"
    assert state.titles_in(PUBLIC) == 3, "KT-8.4: three public titles"
    for seat in range(state.setting.sides):
        assert state.scored[seat] >= 0, "KT-8.25: titles scored"


def _support(state: Tableau) -> None:
    due = [0] * SUPPORTS
    for pile in state.setting.figures.piles:
        for kind in pile:
            due[kind] += 1
    assert support_places(state) == due, "KT-8.5: a support token too many or too few"
    for cell in range(TRACK_CELLS):
        if not state.setting.track[cell]:
            assert state.track[cell] == NONE, "KT-8.6: a token on a covered cell"


def _knights(state: Tableau) -> None:
    on_board = [knight for knight in state.knight if knight != NONE]
    assert len(set(on_board)) == len(on_board), "KT-8.7: a knight is in two places"
    for knight in on_board:
        assert 0 <= knight < KNIGHT_COUNT, "KT-8.7: an unknown knight"
        assert not state.aside >> knight & 1, "KT-8.7: a knight on the board and aside"
        assert knight != state.setting.rival, "KT-R106: the virtual opponent's knight is in the stock"
    plaisance = state.setting.plaisance
    for place in range(PLACE_COUNT):
        used = state.knight[place] != NONE or state.shield[place] != NOBODY
        assert not used or (place >= CITY_PLACES) == plaisance, (
            "KT-011: a piece on the other tournament's board"
        )
    for seat in range(state.setting.sides):
        shields = list(state.shield).count(seat)
        if plaisance:
            assert shields <= 1, "KT-8.13: a player twice in the bracket"
            continue
        assert shields <= 2 + min(1, state.heralds[seat]), "KT-8.12: three shields without the herald"
        for city in range(CITY_COUNT):
            there = list(state.shield[city * IN_CITY : city * IN_CITY + IN_CITY])
            assert there.count(seat) <= 1, "KT-8.12: two shields of one player in a city"


def _counts(state: Tableau) -> None:
    """What nothing else holds: a field of its own is checked by itself (law 12)."""
    assert 0 <= state.aside < 1 << KNIGHT_COUNT, "KT-8.12: an unknown knight is set aside"
    for count in (state.sweep, state.knockout, state.picks, *state.heralds, *state.plays):
        assert 0 <= count <= MOST, "KT-8.23: more than a round has"
    for owned in (*state.coins, *state.faith, *state.strength, *state.relics, *state.held):
        assert 0 <= owned <= MOST_OWNED, "KT-8.8: more than anybody could have"
    for total in (*state.report[5 :: clash.ENTRY], *state.report[6 :: clash.ENTRY]):
        assert abs(total) <= MOST, "KT-8.14: no attack comes to that"
    for total in (state.foe_attack, state.foe_prestige, state.foe_dice, *state.bonus, *state.stars):
        assert abs(total) <= MOST, "KT-8.14: nobody fights with so much"
    assert all(0 <= less <= MOST_DICE for less in state.less), "KT-8.16: more dice fewer than there are"
    for spent in (*state.wins, *state.committed, *state.faith_spent):
        assert 0 <= spent <= MOST_STRENGTH, "KT-8.14: more than a duel takes"


def _duel(state: Tableau) -> None:
    assert 1 <= state.clash <= 3, "KT-8.14: a duel has two or three clashes"
    assert max(state.wins) <= 2, "KT-8.14: too many wins"
    assert sum(state.wins) <= 3, "KT-8.14: too many clashes"
    if state.winner == NONE:
        assert max(state.wins) < 2, "KT-8.14: two wins, and the duel goes on"
    for side in range(2):
        if state.side[side] == NOBODY:
            continue
        assert 0 <= state.committed[side] <= MOST_STRENGTH, "KT-8.15: more than four strength"
        assert 0 <= state.faith_spent[side] <= state.clash, "KT-8.15: two faith tokens in a clash"
        assert len(state.used_relics[side]) <= state.clash, "KT-8.15: two relics in a clash"
        assert len(state.used_support[side]) <= 2 * state.clash + 1, "KT-8.15: three lance tokens in a clash"
        _dice(state, side)


def _dice(state: Tableau, side: int) -> None:
    for colour in (STRENGTH_DIE, HORSE_DIE, ARMOUR_DIE):
        at = side * DIE_COUNT + colour * MOST_DICE
        rolled = [die for die in state.dice[at : at + MOST_DICE] if die != NO_DIE]
        if state.winner == NONE and state.step > S_ROLL:
            assert len(rolled) == clash.dice_count(state, side, colour), "KT-8.16: another number of dice"
        values = [die & 7 for die in rolled]
        assert values == sorted(values), "KT-8.17: dice out of order"
        for value in values:
            assert value <= state.setting.figures.die_top[colour], "KT-8.17: no die shows that"
