"""Finished games again, decision by decision: every state is kept for a while, so that a
reader who goes back and forth does not have each step played from the start."""

import asyncio
from collections import OrderedDict

import msgspec

from hastilude.core.chance import SeededChance, seed_of
from hastilude.core.components import Components
from hastilude.core.record import Record, RecordError, Replay
from hastilude.core.state import OVER, State
from hastilude.core.words import Event, Seen, seen

KEPT = 16


class Step(msgspec.Struct, frozen=True):
    """A finished game after decision `n`; 0 is the set-up."""

    state: State
    events: tuple[Event, ...]


class Replayed:
    def __init__(self, record: Record, components: Components) -> None:
        self.record = record
        replay = Replay(record, components)
        self.rulebook = replay.rulebook
        self.steps = [Step(replay.state, ())]
        while replay.more():
            events = replay.step()
            self.steps.append(Step(replay.state, tuple(events)))
        try:
            replay.finish()
            self.flaw = ""
        except RecordError as error:
            self.flaw = str(error)

    def view(self, n: int, seat: int | None) -> msgspec.Struct:
        return self.rulebook.view(self.steps[n].state, seat)

    def events(self, n: int, seat: int | None) -> list[Seen]:
        return seen(list(self.steps[n].events), seat)

    def open_events(self, n: int) -> list[Seen]:
        """With nothing left out."""
        return [Seen(event.code, {**event.args, **event.secret}) for event in self.steps[n].events]


class Laid(msgspec.Struct, frozen=True):
    """A step of a line that was not played: whose, what, and the state after it."""

    seat: int
    action: int
    state: State


def line_from(replayed: Replayed, n: int, line: list[str]) -> list[Laid]:
    """A line that a seat thought of before decision `n`, played out on the true table as far as the true
    cards allow: it was thought of without knowing them. What is drawn or rolled is drawn anew."""
    actions = replayed.rulebook.actions
    chance = SeededChance(seed_of("line", replayed.record.digest(), n))
    state = replayed.steps[n - 1].state.copy()
    found: list[Laid] = []
    for text in line:
        seat, action = state.decider(), actions.parse(text)
        if seat == OVER or action not in state.legal():
            break
        state.apply(action, chance)
        found.append(Laid(seat, action, state))
        state = state.copy()
    return found


class Replays:
    """The games that were looked at last."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Replayed] = OrderedDict()

    async def of(self, table_id: str, record: bytes, components: Components) -> Replayed:
        found = self._kept.get(table_id)
        if found is None:
            # Some hundred decisions: off the event loop, others are playing.
            found = await asyncio.to_thread(lambda: Replayed(Record.decode(record), components))
            self._kept[table_id] = found
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(table_id)
        return found

    def kept(self, table_id: str) -> Replayed | None:
        return self._kept.get(table_id)
