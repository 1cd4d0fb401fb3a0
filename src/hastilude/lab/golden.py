"""Golden games: recorded once, replayed by the tests for ever (law 11).

A game's plan is a Python file beside its tests, with RULEBOOK and PLANS:

    python -m hastilude.lab.golden tests/games/<game>/golden_plan.py tests/golden/<game>

plays it and writes the records, and digests of all that the games showed. Played again, it
changes a record only if the rules changed, which needs a new rules version, and a digest
also if a view or an event is worded anew. Interpreted and compiled code must agree on both.
"""

import hashlib
import runpy
import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from hastilude.bots.bot import Bot, RandomBot
from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.game import GameError, Rulebook
from hastilude.core.record import Record, Replay, Seal
from hastilude.core.referee import Referee
from hastilude.core.state import OVER
from hastilude.core.words import Event, canonical, seen

DIGESTS = "digests.json"

#: seeds tried until a game shows what its plan wants
TRIES = 500


@dataclass(frozen=True)
class GoldenPlan:
    """One game to record: who plays what, and what must come to pass in it."""

    #: of the file
    name: str
    seats: int
    options: Mapping[str, str] = field(default_factory=dict)
    #: plays all seats
    bot: Bot = field(default_factory=RandomBot)
    #: the first game that has it is the golden one
    wanted: Callable[[Record], bool] = bool


def load_plan(path: Path) -> tuple[Rulebook, list[GoldenPlan]]:
    """The rulebook and the plans of a plan file."""
    found = runpy.run_path(str(path))
    try:
        return found["RULEBOOK"], found["PLANS"]
    except KeyError as missing:
        raise GameError(f"{path} has no {missing}") from None


def make_goldens(rulebook: Rulebook, folder: Path, plans: Iterable[GoldenPlan]) -> None:
    """Play every plan and write its record, and one file with all digests."""
    folder.mkdir(parents=True, exist_ok=True)
    digests: dict[str, str] = {}
    for plan in plans:
        record = make_golden(rulebook, plan)
        record.write(folder / f"{plan.name}.jsonl")
        digests[plan.name] = digest(rulebook, record)
    text = msgspec.json.format(canonical(digests), indent=2) + b"\n"
    (folder / DIGESTS).write_bytes(text)


def make_golden(rulebook: Rulebook, plan: GoldenPlan) -> Record:
    """The first game of a plan that has what is wanted."""
    for number in range(TRIES):
        record = _play(rulebook, plan, number)
        if plan.wanted(record):
            return record
    raise GameError(f"none of {TRIES} games has what the plan {plan.name!r} wants")


def played_again(rulebook: Rulebook, plan: GoldenPlan, kept: Record) -> Record:
    """The game of a plan that was kept, found by its seal, once more: the others need not be."""
    for number in range(TRIES):
        if _seal(rulebook, plan, number).commitment == kept.header.commitment:
            return _play(rulebook, plan, number)
    raise GameError(f"the record is none of the {TRIES} games of the plan {plan.name!r}")


def _seal(rulebook: Rulebook, plan: GoldenPlan, number: int) -> Seal:
    return Seal(seed_of("golden", rulebook.game.id, plan.name, number))


def _play(rulebook: Rulebook, plan: GoldenPlan, number: int) -> Record:
    game = rulebook.game
    seal = _seal(rulebook, plan, number)
    chance = SeededChance(seed_of("golden bots", game.id, plan.name, number))
    names = [f"Player {seat + 1}" for seat in range(plan.seats)]
    options = game.choose(plan.options)
    referee = Referee(rulebook, names, options, rulebook.components(), seal, game.draws_first_seat)
    while (seat := referee.decider()) != OVER:
        sight = None if plan.bot.blind else referee.sight(seat, chance)
        refusal = referee.act(seat, plan.bot.choose(referee.legal(seat), sight, chance))
        if refusal is not None:
            raise GameError(f"the plan {plan.name!r} chose what is not legal: {refusal.code}")
    return referee.record


def digest(rulebook: Rulebook, record: Record) -> str:
    """SHA-256 over all that a game was, decision by decision, and all that anybody was shown."""
    replay = Replay(record, rulebook=rulebook)
    total = hashlib.sha256(_shown(replay, []))
    while replay.more():
        events = replay.step()
        total.update(_shown(replay, events))
    return total.hexdigest()


def _shown(replay: Replay, events: list[Event]) -> bytes:
    """The state, and what each seat and a spectator see of it and of what just happened."""
    state, rulebook = replay.state, replay.rulebook
    viewers = [*range(len(replay.record.header.seats)), None]
    whole = [rulebook.position(state), state.prompt(), list(state.legal()), events]
    views = [[rulebook.view(state, viewer), seen(events, viewer)] for viewer in viewers]
    return canonical([whole, views]) + b"\n"


def main(arguments: list[str]) -> int:
    if len(arguments) != 2:
        print("usage: python -m hastilude.lab.golden PLAN_FILE FOLDER", file=sys.stderr)
        return 2
    path, folder = map(Path, arguments)
    rulebook, plans = load_plan(path)
    make_goldens(rulebook, folder, plans)
    print(f"{len(plans)} golden games of {rulebook.game.id} in {folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
