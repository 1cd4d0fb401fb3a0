"""What a seat knows, as numbers: every game, every number of seats, all options.

That they tell nothing hidden is law 5 (core/laws/secrecy.py), asked of every game by its laws.
"""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from hastilude.core import laws
from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.game import Rulebook, games
from hastilude.core.laws import Case
from hastilude.core.numbers import Numbers, Piece
from hastilude.core.record import Record, Replay
from hastilude.core.state import CHOICE, OVER, State

#: of a longer game only its beginning is looked at
LONG = 700
TESTS = Path(__file__).parents[1]
GAMES = [game for game in games().values() if game.load().numbers(game.seats[0]) is not None]
TABLES = [(game.id, seats) for game in GAMES for seats in (*game.seats, *game.seats_by_option)]


def book(game: str) -> Rulebook:
    return games()[game].load()


def numbers_of(game: str, seats: int) -> Numbers:
    found = book(game).numbers(seats)
    assert found is not None
    return found


def states(rulebook: Rulebook, case: Case, seed: object) -> Iterator[State]:
    """One game at random, every state of it."""
    chance = SeededChance(seed_of("numbers", seed, case))
    state: State = rulebook.start(case.seats, rulebook.game.choose(case.given), rulebook.components(), chance)
    while state.decider() != OVER:
        yield state
        legal, forced = state.legal(), state.forced()
        state.apply(legal[chance.below(len(legal))] if forced == CHOICE else forced, chance)
    yield state


def covered(pieces: list[Piece], length: int) -> bool:
    at = 0
    for piece in pieces:
        assert piece.length > 0
        assert piece.start == at, piece.name
        at += piece.length
    return at == length


def test_every_game_here_has_them() -> None:
    assert len(GAMES) == len(games())


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_pieces_cover_the_length_exactly(game: str, seats: int) -> None:
    numbers = numbers_of(game, seats)
    assert covered(numbers.pieces, numbers.length)
    assert covered(numbers.chart, numbers.chart_length)
    assert covered(numbers.estimates, numbers.estimates_length)
    everything = [*numbers.pieces, *numbers.chart, *numbers.estimates]
    names = [piece.name for piece in everything]
    assert len(set(names)) == len(names)
    for piece in everything:
        assert piece.about
        assert not piece.entries or piece.length % len(piece.entries) == 0, piece.name


@pytest.mark.build("compiled")
@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_every_number_is_a_byte_that_reads_as_a_small_one(game: str) -> None:
    """All seats, all options; estimates only now and then, for they think."""
    rulebook = book(game)
    for case in laws.cases(rulebook):
        numbers = numbers_of(game, case.seats)
        for n, state in enumerate(islice(states(rulebook, case, game), LONG)):
            if n % 7 and state.decider() != OVER:
                continue
            seat = n // 7 % case.seats
            check_range(numbers.pieces, numbers.read(state, seat), numbers.length)
            check_range(numbers.chart, numbers.drawn(state, seat), numbers.chart_length)
            if n % 5 == 0:
                check_range(numbers.estimates, numbers.judge(state, seat), numbers.estimates_length)


def check_range(pieces: list[Piece], data: bytes, length: int) -> None:
    assert len(data) == length
    for piece in pieces:
        read = [(byte - piece.zero) / piece.per for byte in data[piece.start : piece.start + piece.length]]
        assert all(-8.0 <= number <= 8.0 for number in read), (piece.name, read)


#: golden games of the others are long
SHORT = ("hearts_and_armour", "kings_bounty")


@pytest.mark.build("compiled")
@pytest.mark.parametrize("game", SHORT)
def test_they_move_with_the_game(game: str) -> None:
    """Every piece changes somewhere in the golden games: what never changes tells nothing."""
    rulebook = book(game)
    met: dict[str, set[tuple[int, ...]]] = {}
    tables: dict[int, Numbers] = {}
    for path in sorted((TESTS / "golden" / game).glob("*.jsonl"))[:30]:
        replay = Replay(Record.read(path), rulebook=rulebook)
        while replay.more():
            replay.step()
            seats = len(replay.record.header.seats)
            numbers = tables.setdefault(seats, numbers_of(game, seats))
            seat = replay.next % seats
            for pieces, data in (
                (numbers.pieces, numbers.read(replay.state, seat)),
                (numbers.chart, numbers.drawn(replay.state, seat)),
            ):
                for piece in pieces:
                    part = tuple(data[piece.start : piece.start + piece.length])
                    met.setdefault(piece.name, set()).add(part)
    assert not {name for name, values in met.items() if len(values) == 1}
