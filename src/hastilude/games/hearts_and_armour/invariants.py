"""The ledger's invariants that a single state can show (part 8).

Those about what changes from one state to the next are in the tests. The numbers in the
messages are those of the ledger's list: HA-8.1 is the first.
"""

from hastilude.games.hearts_and_armour.cards import (
    CARDS,
    HEROES,
    KNIGHTS,
    NO_EFFECT,
    NO_SIDE,
    SIDES,
    SORCERER,
    TAKE,
    TOKENS_TO_WIN,
    side_of_hero,
)
from hastilude.games.hearts_and_armour.knowledge import faded_kinds
from hastilude.games.hearts_and_armour.match import MATCH_LIMIT, MATCH_WON
from hastilude.games.hearts_and_armour.tableau import (
    AFFECTED,
    DESTINATION,
    DOUBT,
    ENDED,
    HAND_KIND,
    NOBODY,
    SEATS_MASK,
    TURN,
    Tableau,
    is_up,
    kind_of,
    laid_in,
    layer_of,
    mover_of,
    origin_of,
)
from hastilude.games.hearts_and_armour.verdict import REASONS, anybody_dead, is_dead, judge, shown_goals


def check(state: Tableau) -> None:
    """AssertionError with the invariant and a sentence, if one is broken."""
    _heroes(state)
    _goals(state)
    _cards(state)
    _wounds(state)
    _turn(state)
    _table(state)
    _knowledge(state)
    _tokens(state)
    _deeds(state)
    if state.phase == ENDED:
        _ending(state)


def _deeds(state: Tableau) -> None:
    figures = state.setting.figures
    most = sum(abs(figures.net[kind]) * figures.copies[kind] for kind in range(figures.kinds))
    # a card counts once in each fight (HA-058), and is spent by it
    numbers = [*state.deeds, *state.account]
    assert all(abs(number) <= most * (state.setting.seats + 1) for number in numbers), (
        "HA-058: more than all cards together make"
    )


def places(state: Tableau) -> list[int]:
    """By kind: how many cards are in deck, hands, on the table, in the discard area and under heroes."""
    counts = [0] * state.setting.figures.kinds
    for kind in state.deck:
        counts[kind] += 1
    for hand in state.hands:
        for slot in hand:
            counts[slot >> HAND_KIND] += 1
    for cards in [state.discard, *state.table]:
        for card in cards:
            counts[kind_of(card)] += 1
    for marker in state.markers:
        for kind in marker:
            counts[kind] += 1
    return counts


def _heroes(state: Tableau) -> None:
    seats = state.setting.seats
    assert len(set(state.heroes)) == seats, "HA-017: two seats have the same hero"
    odd = seats % 2 == 1
    assert (SORCERER in state.heroes) == odd, "HA-009, HA-010: a sorcerer in odd games only"
    ring = [side_of_hero(hero) for hero in state.heroes if hero != SORCERER]
    for i in range(len(ring)):
        assert ring[i] != ring[i - 1], "HA-8.8: neighbours must be of different sides, the sorcerer left out"
    assert state.sides == [NO_SIDE if hero == SORCERER else hero // KNIGHTS for hero in state.heroes], (
        "HA-8.8: the sides do not fit the heroes"
    )


def _goals(state: Tableau) -> None:
    sorcerer = state.sorcerer
    for side in range(2):
        deck = [seat for seat in range(state.setting.seats) if state.sides[seat] == side]
        dealt = [state.goals[seat] for seat in range(state.setting.seats) if state.sides[seat] == 1 - side]
        if sorcerer != NOBODY:
            dealt.append(state.goals[sorcerer] if side == 0 else state.ward)
            assert dealt[-1] in deck, (
                f"HA-8.9: the sorcerer's knights are one of each side, none of {SIDES[side]}"
            )
            deck.append(sorcerer)
        assert sorted(dealt) == sorted(deck), (
            f"HA-8.9: the goal cards of {SIDES[side]} are not dealt one to each enemy"
        )
    assert sorcerer != NOBODY or state.ward == NOBODY, "HA-014: a goal card too many"


def _cards(state: Tableau) -> None:
    counts = places(state)
    figures = state.setting.figures
    for kind in range(figures.kinds):
        assert counts[kind] == figures.copies[kind], (
            f"HA-8.1: {counts[kind]} cards {figures.names[kind]} in all, there must be {figures.copies[kind]}"
        )
    assert sum(counts) == CARDS, "HA-8.1: not 29 cards"


def _wounds(state: Tableau) -> None:
    seats = state.setting.seats
    for seat in range(seats):
        assert state.wounds[seat] >= 0, "HA-8.6: wounds below 0"
        if state.phase != ENDED:
            name = HEROES[state.heroes[seat]]
            assert not is_dead(state.sides, state.wounds, seat), f"HA-8.7: {name} is dead, but play goes on"
            _marker(state, seat)
    if state.phase != ENDED and state.turn == 1 and state.phase == TURN:
        for seat in range(seats):
            due = state.base(seat) - state.wounds[seat]
            assert len(state.hands[seat]) == due, (
                f"HA-8.2: seat {seat} begins the round with {len(state.hands[seat])} cards, not {due}"
            )
        assert not any([state.discard, *state.table]), "HA-8.2: cards on the table before the first turn"


def _marker(state: Tableau, seat: int) -> None:
    """Under a hero lie cards with as many swords as he has wounds, or none at all (HA-R17)."""
    marker = state.markers[seat]
    if marker:
        assert state.setting.marker_cards, "HA-R17: a marker card, but wounds are counted without cards"
        swords = sum(state.setting.figures.swords[kind] for kind in marker)
        assert swords == state.wounds[seat], (
            f"HA-099: {swords} swords under {HEROES[state.heroes[seat]]} for {state.wounds[seat]} wounds"
        )


def _turn(state: Tableau) -> None:
    setting = state.setting
    seats = setting.seats
    assert 1 <= state.turn <= setting.max_laps * seats + 1, f"HA-8.5: turn {state.turn} of the round"
    assert 1 <= state.round <= setting.last_round, f"HA-149, HA-R03: round {state.round}"
    assert 1 <= state.game <= (setting.max_games if setting.match else 1), f"HA-150: game {state.game}"
    assert (state.first + state.turn - 1) % seats == state.seat, "HA-038: the seats move in turn"
    if state.phase == AFFECTED or state.phase == DESTINATION:
        assert state.target != state.seat, "HA-052: nobody plays face up on himself"
        cards = state.table[state.target]
        assert len(cards) >= 2, "HA-057: an extra action without a card to affect"
        last = cards[-1]
        assert is_up(last), "HA-054: the card just played does not lie face up"
        assert layer_of(last) == state.seat, "HA-054: the card just played is not there"
        assert state.effect == setting.figures.effect[kind_of(last)] != NO_EFFECT, (
            "HA-054: another extra action than that of the card just played"
        )
    if state.phase == DESTINATION:
        assert 0 <= state.chosen < state.eligible(), (
            "HA-063: the chosen card is not among those that lie there"
        )
        if state.effect == TAKE and setting.take_peek:
            card = state.table[state.target][state.chosen]
            assert is_up(card) or card >> state.seat & 1, "HA-R12: the actor has not looked"


def _table(state: Tableau) -> None:
    seats = state.setting.seats
    made = state.turn - 1 if state.phase != AFFECTED and state.phase != DESTINATION else state.turn
    for seat in range(seats):
        for card in state.table[seat]:
            assert layer_of(card) < seats, "HA-147: a card laid by nobody"
            assert origin_of(card) < seats, "HA-147: a card laid on nobody"
            assert 1 <= laid_in(card) <= made, "HA-147: a card laid in a turn that was not"
            moved = mover_of(card) != NOBODY
            if state.phase != ENDED and is_up(card):
                assert layer_of(card) != seat or moved, (
                    "HA-8.12: a card face up before the hero of who laid it"
                )
            assert moved or origin_of(card) == seat, "HA-147: a card lies elsewhere, and nobody moved it"
    hands = sum(len(hand) for hand in state.hands)
    dealt = sum(state.base(seat) - state.wounds[seat] for seat in range(seats))
    if state.phase != ENDED:
        assert hands <= dealt, f"HA-8.3: {hands} cards in hands, {dealt} were dealt"


def _knowledge(state: Tableau) -> None:
    """Whatever a seat knows is true (HA-R45)."""
    seats = state.setting.seats
    everybody = (1 << seats) - 1
    for seat in range(seats):
        hand = state.hands[seat]
        assert hand == sorted(hand), "HA-R45: the order of a hand would tell something"
        for slot in hand:
            assert slot & SEATS_MASK & ~everybody == 0, "HA-R45: known to a seat that is not there"
            assert not slot >> seat & 1, "HA-R45: a hand's own seat needs no mark"
    for cards in [state.discard, *state.table]:
        for card in cards:
            if is_up(card):
                continue
            assert card >> layer_of(card) & 1, "HA-R27: who laid a card knows it"
            assert card & SEATS_MASK & ~everybody == 0, "HA-R45: known to a seat that is not there"
    assert state.faded == sorted(state.faded), "HA-R45: faded knowledge out of order"
    for observer in range(seats):
        for hand_of in range(seats):
            _faded(state, observer, hand_of)


def _faded(state: Tableau, observer: int, hand_of: int) -> None:
    kinds = faded_kinds(state, observer, hand_of)
    if not kinds:
        return
    assert observer != hand_of, "HA-R45: a seat knows its own hand"
    there = [slot >> HAND_KIND for slot in state.hands[hand_of] if not slot >> observer & 1]
    for cards in [state.discard, *state.table]:
        for card in cards:
            if card >> (DOUBT + observer) & 1 and layer_of(card) == hand_of:
                there.append(kind_of(card))
    for kind in kinds:
        assert kind in there, "HA-R45: faded knowledge of a card that is neither in the hand nor laid from it"
        there.remove(kind)


def _tokens(state: Tableau) -> None:
    games = len(state.chronicle)
    if not state.setting.match:
        assert not any(state.tokens), "HA-005: tokens are for match play"
        assert games == (1 if state.phase == ENDED else 0), "HA-151: a single game ends once"
    else:
        assert games == (state.game if state.phase == ENDED else state.game - 1), (
            f"HA-134: {games} games judged in game {state.game}"
        )
        for seat in range(state.setting.seats):
            won = sum(winners >> seat & 1 for winners in state.chronicle)
            assert state.tokens[seat] == won, (
                f"HA-8.16: seat {seat} has {state.tokens[seat]} tokens for {won} wins"
            )
        if state.phase != ENDED:
            assert max(state.tokens) < TOKENS_TO_WIN, "HA-8.16: three tokens, and the match goes on"
        assert max(state.tokens) <= TOKENS_TO_WIN, "HA-8.16: more than three tokens"
    assert (state.sheet is None) == (games == 0), "HA-151: a sheet for each game that has ended"


def _ending(state: Tableau) -> None:
    setting = state.setting
    sheet = state.sheet
    assert sheet is not None
    due = judge(setting, state.sides, state.wounds, state.goals, state.sorcerer, state.ward)
    assert sheet.reason == due.reason, "HA-151: the reason does not follow from the wounds"
    assert sheet.side == due.side, "HA-151: another side has won"
    assert sheet.verdicts == due.verdicts, "HA-151: a verdict does not follow from wounds and goals"
    shown = shown_goals(due, setting, state.sides, state.goals, state.ward)
    assert sheet.shown == shown, "HA-R26: other goals are shown than those of the end"
    if not anybody_dead(state.sides, state.wounds):
        assert state.round >= setting.last_round, "HA-106: the game is over, and nobody is dead"
    winners = sheet.winners()
    if state.sorcerer in winners:
        for seat in [state.sorcerer, state.goals[state.sorcerer], state.ward]:
            assert not is_dead(state.sides, state.wounds, seat), (
                "HA-8.13: the sorcerer wins, and one of his is dead"
            )
    if setting.match:
        over = MATCH_WON if max(state.tokens) >= TOKENS_TO_WIN else MATCH_LIMIT
        assert state.reason == over, f"HA-135: the match ends by {state.reason}, not {over}"
    else:
        assert state.reason == REASONS[sheet.reason], "HA-151: the game ends by another reason than its sheet"
    assert state.chronicle[-1] == sum(1 << seat for seat in winners), "HA-134: other winners than the sheet's"
