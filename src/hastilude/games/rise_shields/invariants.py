"""The ledger's invariants that a single state can show (part 8): RS-I01 is its first, and so on.

Those about what changes from one state to the next are in the tests.
"""

from typing import Final

from hastilude.games.rise_shields import armies, artifacts
from hastilude.games.rise_shields.hexes import CELL_NAMES, CELLS
from hastilude.games.rise_shields.names import (
    ARTIFACT_COUNT,
    ARTIFACTS,
    CARD_COUNT,
    CARDS,
    DOMINION,
    FIRST_LEADER,
    HAND,
    MOST_ARTIFACTS,
    NOBODY,
    PLAIN,
    UNIT_NAMES,
    UNITS,
)
from hastilude.games.rise_shields.phases import (
    ART_LIMIT,
    DEPLOY,
    DEPLOY_FACING,
    ENDED,
    MAIN,
    PLACE_CELL,
    START_ARTIFACT,
)
from hastilude.games.rise_shields.tableau import Tableau
from hastilude.games.rise_shields.terms import (
    ASIDE,
    BOARD,
    BOX,
    DEAD,
    DECK,
    DRAWN,
    REMOVED,
    WAITING,
)

#: far more than cards, units or movement of one turn come to
MOST: Final = 99
#: without a limit of rounds only the players end a game (RS-R107)
MOST_ROUNDS: Final = 100_000


def check(t: Tableau) -> None:
    """AssertionError with the invariant's id and a sentence, if one is broken."""
    _artifacts(t)
    _players(t)
    _cards(t)
    _board(t)
    _armies(t)
    _numbers(t)
    _counts(t)


def _artifacts(t: Tableau) -> None:
    for artifact in range(ARTIFACT_COUNT):
        holder = t.holder[artifact]
        name = ARTIFACTS[artifact]
        assert t.deck.count(artifact) == (1 if holder == DECK else 0), f"RS-I01: {name} and the deck"
        assert t.drawn.count(artifact) == (1 if holder == DRAWN else 0), f"RS-I01: {name} and the draw"
        assert holder in (DECK, DRAWN, REMOVED) or 0 <= holder < t.setting.seats, f"RS-I01: {name} is lost"
        for seat in range(t.setting.seats):
            held = bool(t.held[seat] >> artifact & 1)
            assert held == (holder == seat), f"RS-I01: {name} is counted with seat {seat}"
    assert len(t.deck) == len(set(t.deck)), "RS-I01: a card is twice in the deck"


def _players(t: Tableau) -> None:
    for seat in range(t.setting.seats):
        held = artifacts.count(t, seat)
        most = MOST_ARTIFACTS + (1 if t.phase == ART_LIMIT and t.limit_seat == seat else 0)
        assert held <= most, f"RS-I02: seat {seat} holds {held} artifacts"
        leader = t.leader[seat]
        if leader >= 0 and t.status[leader] == DEAD:
            assert held == 0, f"RS-I02: seat {seat} holds artifacts without a leader"
        if t.phase not in (ENDED, ART_LIMIT):
            assert not t.set_complete(seat, DOMINION), f"RS-I03: seat {seat} holds the dominion"
        limit = artifacts.energy_limit(t, seat)
        assert 0 <= t.energy[seat] <= limit, (
            f"RS-I04: seat {seat} has {t.energy[seat]} energy, at most {limit}"
        )
        works = t.works[seat]
        t.settle_sets(seat)
        assert t.works[seat] == works, f"RS-I02: effects of seat {seat} differ from its artifacts"


def _cards(t: Tableau) -> None:
    for card in range(CARD_COUNT):
        owner = t.card_owner(card)
        for timer in (t.opens[card], t.blocked[card]):
            assert 0 <= timer <= t.setting.seats, f"RS-I05: {CARDS[card]} waits for nobody's turn"
            assert timer == 0 or owner >= 0, f"RS-I05: {CARDS[card]} is nobody's, but closed"
    for seat in range(t.setting.seats):
        leader = t.leader[seat]
        assert leader < 0 or t.owner[leader] == seat, f"RS-I05: the leader of seat {seat} is another's"
        assert leader < 0 or (leader - FIRST_LEADER) * HAND < CARD_COUNT, "RS-I05: no cards for this leader"


def _board(t: Tableau) -> None:
    for cell in range(CELLS):
        unit = t.at[cell]
        assert unit == NOBODY or t.where[unit] == cell, f"RS-I07: who stands at {CELL_NAMES[cell]}?"
    for unit in range(UNITS):
        name = UNIT_NAMES[unit]
        cell = t.where[unit]
        assert 0 <= t.facing[unit] < 6, f"RS-I07: {name} faces {t.facing[unit]}"
        if t.status[unit] != BOARD:
            assert cell < 0, f"RS-I07: {name} stands on the board, but is not there"
            continue
        if cell < 0:  # beaten and ransomed, on the way to its new cell (RS-R94)
            ransom = t.phase in (ART_LIMIT, PLACE_CELL) and t.setting.leader[unit]
            assert ransom, f"RS-I07: {name} is on the board and nowhere"
            continue
        assert t.at[cell] == unit, f"RS-I07: {name} is not where it stands"
        machine = t.setting.machine[unit]
        assert not machine or t.setting.terrain[cell] == PLAIN, (
            f"RS-I08: {name} stands at {CELL_NAMES[cell]}, where no machine may"
        )
        assert t.alive[t.owner[unit]], f"RS-I22: {name} of an eliminated player is on the board"


def _armies(t: Tableau) -> None:
    """RS-I09, RS-I10, RS-I11: every token in one place."""
    for unit in range(UNITS):
        assert (t.status[unit] == BOX) == (t.owner[unit] < 0), f"RS-I09: {UNIT_NAMES[unit]} in nobody's army"
    for seat in range(t.setting.seats):
        own = [unit for unit in range(UNITS) if t.owner[unit] == seat]
        assert sorted(t.tokens[seat]) == own, f"RS-I09: the tokens of seat {seat}"
        for unit in own:
            faction = t.setting.figures.faction[unit]
            assert faction < 0 or t.faction[faction] == seat, (
                f"RS-I09: {UNIT_NAMES[unit]} of another's faction"
            )
        machines = sum(t.setting.machine[u] and t.status[u] == BOARD for u in own)
        assert machines <= 1, f"RS-I10: {machines} catapults of seat {seat}"
        if t.phase < MAIN:
            continue
        factions = 2 if t.setting.big_army(seat) else 1
        assert len(own) == 7 * factions + 1, f"RS-I09: seat {seat} has {len(own)} tokens"
        assert all(t.status[u] != WAITING for u in own), f"RS-I09: a unit of seat {seat} was not deployed"
        left = armies.to_leave(t, seat)
        silver, gold, machine = left
        assert silver in (0, 1), f"RS-I11: seat {seat} left out too many silver units"
        assert gold == 0, f"RS-I11: seat {seat} left out another number of gold units"
        assert machine == 0, f"RS-I11: seat {seat} left out another number of machines"


def _numbers(t: Tableau) -> None:
    for die in (t.attack_1, t.attack_2, t.defence_1, t.defence_2, t.spell_die):
        assert 0 <= die <= 6, f"RS-I14: a die shows {die}"
    assert t.points >= 0, "RS-I19: movement points below 0"
    assert 0 <= t.extra <= 1, "RS-I19: more than one extra point"
    for unit in range(UNITS):
        assert 0 <= t.diverted[unit] <= t.setting.seats, f"RS-I20: {UNIT_NAMES[unit]} is diverted for ever"
        assert t.blessing[unit] == 0 or t.status[unit] == BOARD, "RS-I20: a blessing on nobody"
        if t.phase < MAIN:
            idle = t.acts[unit] == 0 and t.marks[unit] == 0 and t.posts[unit] == 0 and t.blessing[unit] == 0
            assert idle, f"RS-I23: {UNIT_NAMES[unit]} acts before the first turn"
        if t.status[unit] != BOARD:
            assert t.marks[unit] == 0, f"RS-I20: marks on {UNIT_NAMES[unit]}, which is not on the board"
    if t.phase in (DEPLOY, DEPLOY_FACING, START_ARTIFACT) or t.phase >= MAIN:
        assert sorted(t.order) == list(range(t.setting.seats)), "RS-I25: the turn order"
    if t.phase >= MAIN:
        for seat in range(t.setting.seats):
            army = any(
                t.owner[u] == seat and t.status[u] == BOARD and not t.setting.machine[u] for u in range(UNITS)
            )
            assert army or not t.alive[seat] or _between(t), f"RS-I22: seat {seat} has no army"
    if t.phase == MAIN:
        assert t.alive[t.active], "RS-I22: an eliminated player is to move"
        assert t.unit == NOBODY, "RS-I24: somebody acts already"
        assert not t.stack, "RS-I24: an interruption has not ended"
    assert all(t.status[u] != ASIDE or u < FIRST_LEADER for u in range(UNITS)), "RS-I09: a leader is left out"


def _counts(t: Tableau) -> None:
    """What nothing else holds: a field of its own is checked by itself (law 12)."""
    seats = t.setting.seats
    for seat in (t.card_seat, t.limit_seat, t.placer, t.spell_seat, t.hand):
        assert NOBODY <= seat < seats, f"RS-I25: there is no seat {seat}"
    assert 0 <= t.quiet <= t.round <= MOST_ROUNDS, "RS-I19: a game without end"
    assert 0 <= t.asking <= seats, "RS-I25: nobody is asked"
    for count in (t.passes, t.place_why, t.charge, t.points, t.steps, t.spell_total):
        assert 0 <= count <= MOST, "RS-I19: more than a turn has"
    for seat in range(seats):
        assert 0 <= t.kills[seat] <= MOST, "RS-I19: more beaten than there are"
        assert 0 <= t.sieges[seat] <= MOST, "RS-I19: more beaten than there are"
    for unit in range(UNITS):
        assert 0 <= t.acts[unit] <= MOST, "RS-I20: more than a turn has"
        assert 0 <= t.blessing[unit] <= MOST, "RS-I20: more than a turn has"
    assert 0 <= t.reinforced < 1 << UNITS, "RS-I09: a reinforcement that does not exist"


def _between(t: Tableau) -> bool:
    """Fire rain: removals first, then the check (RS-R105); and nothing is checked after the end."""
    return t.spell >= 0 or t.phase == ENDED
