"""Records hold: what a game was cannot be changed without a trace."""

import hmac

import msgspec
import pytest

from hastilude.bots.bot import RandomBot
from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.record import Record, RecordError, Replay, Seal, verify
from hastilude.core.referee import Referee
from hastilude.core.state import OVER
from hastilude.games.kings_bounty.rulebook import RULEBOOK

replace = msgspec.structs.replace


def played(seats: int = 2, number: int = 0, draw_first: bool = False) -> Record:
    chance = SeededChance(seed_of("bots", number))
    names = [f"Player {seat}" for seat in range(seats)]
    options = RULEBOOK.game.choose({})
    seal = Seal(seed_of("record", number), ("nonce",))
    referee = Referee(RULEBOOK, names, options, RULEBOOK.components(), seal, draw_first)
    while (seat := referee.decider()) != OVER:
        referee.act(seat, RandomBot().choose(referee.legal(seat), None, chance))
    return referee.record


def test_every_other_legal_decision_is_noticed() -> None:
    record = played()
    changed = 0
    for n in range(1, len(record.lines), 4):
        line = record.lines[n]
        replay = Replay(record)
        while replay.next < n:
            replay.step()
        others = [RULEBOOK.actions.text(action) for action in replay.state.legal()]
        for text in others:
            if text != line.action:
                lines = [*record.lines[:n], replace(line, action=text), *record.lines[n + 1 :]]
                with pytest.raises(RecordError):
                    verify(Record(record.header, lines, record.ending))
                changed += 1
    assert changed > 50


def test_the_seed_does_not_follow_from_the_commitment() -> None:
    seal = Seal(seed_of("secret"))
    assert seal.seed.hex() != seal.commitment
    assert seal.seed == hmac.digest(seed_of("secret"), b"[]", "sha256"), "keyed by the secret alone"
    assert seal.seed != Seal(seed_of("secret"), ("",)).seed


@pytest.mark.parametrize(
    ("nonces", "others"), [(("a", "b"), ("ab",)), (("a", "b"), ("b", "a")), (("a,b",), ("a", "b"))]
)
def test_every_nonce_counts(nonces: tuple[str, ...], others: tuple[str, ...]) -> None:
    assert Seal(bytes(32), nonces).seed != Seal(bytes(32), others).seed


def test_the_first_chair_is_drawn_from_the_seed() -> None:
    record = played(3, draw_first=True)
    chair = record.header.first_chair
    assert chair is not None
    assert record.header.seats[0] == f"Player {chair}"
    verify(record)
    with pytest.raises(RecordError, match="first chair"):
        verify(Record(replace(record.header, first_chair=(chair + 1) % 3), record.lines, record.ending))


def test_a_paused_game_goes_on_with_the_same_chance() -> None:
    record = played(3, number=4)
    half = Record(record.header, record.lines[: len(record.lines) // 2], record.ending)
    assert half.ending is not None
    half.ending = replace(half.ending, result=None, paused=True)
    referee = Referee.resume(half)
    for line in record.lines[len(half.lines) :]:
        if len(referee.record.lines) == line.n:  # not forced
            assert line.seat is not None
            assert line.action is not None
            assert referee.act(line.seat, RULEBOOK.actions.parse(line.action)) is None
    assert referee.record.encode() == record.encode()


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"header": {"seats": ("Player 1", "Player 0")}}, "the digest is not that of the lines before"),
        ({"header": {"commitment": Seal(seed_of("another")).commitment}}, "not the one committed to"),
        ({"ending": {"digest": "0" * 64}}, "the digest is not that of the lines before"),
        ({"ending": {"nonces": ("another",)}}, "seed"),
        ({"line": {"chance": None}}, "chance numbers are left over"),
        ({"line": {"chance": 1}}, "where the seed gives"),
    ],
    ids=["seats", "commitment", "digest", "nonces", "one number more", "another number"],
)
def test_what_else_was_changed_is_noticed(change: dict[str, dict[str, object]], reason: str) -> None:
    record = played()
    [(part, given)] = change.items()
    assert record.ending is not None
    if part == "header":
        record.header = replace(record.header, **given)
    elif part == "ending":
        record.ending = replace(record.ending, **given)
    else:  # of the set-up, with a digest to match
        dealt = record.lines[0].chance
        other = (*dealt, 0) if given["chance"] is None else (1 - min(dealt[0], 1), *dealt[1:])
        record.lines[0] = replace(record.lines[0], chance=other)
        record.ending = replace(record.ending, digest=record.digest())
    with pytest.raises(RecordError, match=reason):
        verify(record)
