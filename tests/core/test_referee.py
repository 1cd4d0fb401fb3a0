"""The referee: who may act, what is taken back, and what the record keeps of it."""

import pytest

from hastilude.core.chance import seed_of
from hastilude.core.course import NOT_YOUR_TURN, NOTHING_TO_UNDO
from hastilude.core.record import Seal
from hastilude.core.referee import Referee
from support.toys import BLUFF, HIGH_CARD, KEEP, MARK, SWAP, HighCard


@pytest.fixture
def referee() -> Referee:
    """High Card for two. Marking a card shows nobody anything, a swap draws by chance."""
    options = HIGH_CARD.game.choose({"draw": "any"})
    return Referee(HIGH_CARD, ["Anna", "Boris"], options, HIGH_CARD.components(), Seal(seed_of("referee")))


def mark(referee: Referee) -> int:
    return next(action for action in referee.legal(referee.decider()) if action >= MARK)


def hands(referee: Referee) -> list[list[int]]:
    assert isinstance(referee.state, HighCard)
    return [list(hand) for hand in referee.state.hands]


def test_only_who_is_to_decide_may_act(referee: Referee) -> None:
    before = referee.record.encode()
    refusal = referee.act(1, KEEP)
    assert refusal is not None
    assert (refusal.code, refusal.args) == (NOT_YOUR_TURN, {"seat": 0})
    assert referee.legal(1) == []
    assert referee.record.encode() == before


def test_what_the_rules_refuse_changes_nothing(referee: Referee) -> None:
    before = referee.record.encode()
    assert referee.act(0, SWAP) is not None
    assert referee.record.encode() == before
    assert referee.decider() == 0


def test_what_showed_nothing_is_taken_back_and_leaves_no_trace(referee: Referee) -> None:
    before, held = referee.record.encode(), hands(referee)
    assert referee.act(0, mark(referee)) is None
    assert referee.record.encode() != before
    assert referee.undo(0) is None
    assert (referee.record.encode(), hands(referee)) == (before, held)
    refusal = referee.undo(0)
    assert refusal is not None
    assert refusal.code == NOTHING_TO_UNDO


def test_the_move_passed_on_is_not_taken_back(referee: Referee) -> None:
    """Whether the next one has decided something in secret must not show by an undo that is gone."""
    referee.act(0, mark(referee))
    referee.act(0, BLUFF)
    assert referee.decider() == 1
    refusal = referee.undo(0)
    assert refusal is not None
    assert refusal.code == NOTHING_TO_UNDO


def test_nobody_takes_back_what_another_did(referee: Referee) -> None:
    referee.act(0, mark(referee))
    refusal = referee.undo(1)
    assert refusal is not None
    assert refusal.code == NOTHING_TO_UNDO


def test_what_was_shown_stays_and_all_before_it(referee: Referee) -> None:
    """The swap used chance: neither it nor the mark before it can be taken back."""
    referee.act(0, mark(referee))
    referee.act(0, SWAP)
    for seat in (0, 1):
        refusal = referee.undo(seat)
        assert refusal is not None
        assert refusal.code == NOTHING_TO_UNDO
    assert [line.seat for line in referee.record.lines] == [None, 0, 0]


def test_chance_goes_into_the_line_that_used_it(referee: Referee) -> None:
    referee.act(0, mark(referee))
    referee.act(0, BLUFF)
    referee.act(1, mark(referee))
    referee.act(1, SWAP)
    assert [bool(line.chance) for line in referee.record.lines] == [True, False, False, False, True]
    assert [line.n for line in referee.record.lines] == [0, 1, 2, 3, 4]
