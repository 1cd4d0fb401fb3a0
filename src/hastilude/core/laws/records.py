"""Law 1: same record, same bytes."""

import hashlib
import os
import subprocess
import sys
from dataclasses import dataclass

import msgspec

from hastilude.core.game import GameError, Rulebook
from hastilude.core.laws.trial import Case, Trial, received
from hastilude.core.record import Record, RecordError, Replay, verify
from hastilude.core.state import OVER, State
from hastilude.core.words import Event


@dataclass(frozen=True)
class _Step:
    """What the table had come to after so many lines of the record."""

    lines: int
    state: bytes


def same_record_same_bytes(trial: Trial, read_back: int = 6) -> None:
    """Law 1: a record, written and read, replays to the same states, views and events.

    After each decision (in a long game, after some of them) the state and what one viewer
    received since are compared, the viewers taking turns. The same seal and choices must give the same record again, and a
    position that was written down must read back as the same state.
    """
    record, steps = _played(trial)
    data = record.encode()
    if Record.decode(data).encode() != data:
        raise trial.broken(1, "the record is another after it was written and read", record=record)
    try:
        _compare(trial, Record.decode(data), steps)
        verify(Record.decode(data), trial.components, trial.rulebook)
    except RecordError as error:
        raise trial.broken(1, f"the record does not replay: {error}", record=record) from error
    if _played(trial, closely=False)[0].encode() != data:
        raise trial.broken(1, "the same seal and the same choices give another record", record=record)
    for n in [*trial.choose(read_back, 1), len(trial.moments)]:
        _read_back(trial, n)


def _played(trial: Trial, closely: bool = True) -> tuple[Record, list[_Step]]:
    """A game at a referee's table, and what it had come to, decision by decision."""
    choices = trial.chance("record")
    referee = trial.referee()
    steps: list[_Step] = []
    since: list[Event] = []
    for number in range(trial.bound + 1):
        since += referee.events
        over = referee.decider() == OVER
        if closely and (over or number % trial.stride() == 0):
            lines = len(referee.record.lines)
            steps.append(_Step(lines, _look(trial, len(steps), referee.state, since)))
            since = []
        if over:
            break
        legal = referee.state.legal()
        referee.act(referee.decider(), legal[choices.below(len(legal))])
    return referee.record, steps


def _look(trial: Trial, number: int, state: State, events: list[Event]) -> bytes:
    """State and one viewer's sight, with the events since the look before."""
    viewers = trial.viewers()
    parts = received(trial.rulebook, state, viewers[number % len(viewers)], events)
    return trial.snapshot(state) + msgspec.json.encode({name: part.decode() for name, part in parts.items()})


def _compare(trial: Trial, record: Record, steps: list[_Step]) -> None:
    replay = Replay(record, trial.components, trial.rulebook)
    for number, step in enumerate(steps):
        events: list[Event] = []
        while replay.next < step.lines:
            events.extend(replay.step())
        if _look(trial, number, replay.state, events) != step.state:
            played = Record(record.header, record.lines[: step.lines])
            reason = f"line {step.lines + 1} replays to another state, view or event"
            raise trial.broken(1, reason, replay.state, played)
        trial.checked[1] += 1


def _read_back(trial: Trial, n: int) -> None:
    state = trial.state(n)
    written = msgspec.json.decode(trial.position(state))
    try:
        back = trial.rulebook.from_position(written, trial.components)
    except GameError as error:
        raise trial.broken(1, f"the position cannot be read back: {error}", n) from error
    if trial.snapshot(back) != trial.snapshot(state):
        raise trial.broken(1, "the position reads back as another state", n)
    for viewer in trial.viewers():
        if received(trial.rulebook, back, viewer) != received(trial.rulebook, state, viewer):
            raise trial.broken(1, f"the position reads back as another state to viewer {viewer}", n)
    trial.checked[1] += 1


def same_bytes_in_another_process(rulebook: Rulebook, case: Case, seed: object = 0) -> None:
    """Law 1 between processes: nothing may follow from the order of sets and hashes.

    The game must be found by `Game.rulebook` from there.
    """
    trial = Trial(rulebook, case, seed=seed)
    for hash_seed in ("1", "2"):
        told = _elsewhere(rulebook, case, seed, hash_seed)
        if told != fingerprint(trial):
            raise trial.broken(1, f"another process plays another game: {told}", trial.end)


def fingerprint(trial: Trial) -> str:
    """One number for all that happens in a trial and at its referee's table."""
    digest = hashlib.sha256()
    for moment in trial.moments:
        digest.update(moment.snapshot)
    record, steps = _played(trial)
    digest.update(record.encode())
    for step in steps:
        digest.update(step.state)
    return digest.hexdigest()


def _elsewhere(rulebook: Rulebook, case: Case, seed: object, hash_seed: str) -> str:
    """The fingerprint that a fresh process finds; or the last line of what went wrong."""
    command = [sys.executable, "-m", "hastilude.core.laws.elsewhere", rulebook.game.rulebook]
    command += [msgspec.json.encode(case).decode(), str(seed)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONHASHSEED": hash_seed}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    lines = (done.stdout if done.returncode == 0 else done.stderr).split("\n")
    return next((line for line in reversed(lines) if line.strip()), "it says nothing")
