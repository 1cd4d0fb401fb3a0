"""One table as its log has made it: the room, the game, the clocks, and each stream's version.

`after(row)` is the only way on, for new rows and for rows read again, in this process and in
others. A sitting never changes. No database, no sockets, no time of day in here.
"""

from collections.abc import Callable
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from hastilude.core.components import Components
from hastilude.core.course import Course, Numbers, Step, deal, draw_chair
from hastilude.core.game import Rulebook
from hastilude.core.record import Seal
from hastilude.core.words import EVERYBODY, Arg, Event, Seen
from hastilude.server.clock import Clocks, Pauses, fresh_clocks
from hastilude.server.rows import GAME_KINDS, Row, Snapshot, Terms
from hastilude.server.seats import Room, Seat


class Charter(NamedTuple):
    """What is fixed about a table, with its rules at hand."""

    id: str
    host: str
    terms: Terms
    rulebook: Rulebook
    components: Components
    #: of the seal
    secret: bytes
    #: of the links
    key: bytes
    created_ms: int

    @property
    def seats(self) -> int:
        return len(self.terms.seats)

    def name_of(self, seat: Seat) -> str:
        """The name that a seat was given; empty if it has its player's."""
        return "" if seat.wish is None else self.terms.seats[seat.wish].name

    def first_room(self) -> Room:
        seats: list[Seat] = []
        nonce, sealed = self.terms.nonce, self.terms.sealed
        for number, wish in enumerate(self.terms.seats):
            if wish.kind == "me":
                own = number if wish.name else None
                seats.append(Seat("person", self.host, nonce=nonce, sealed=sealed, wish=own))
                nonce = sealed = ""
            elif wish.kind == "bot":
                seats.append(Seat("bot", bot=wish.bot))
            else:
                kept_for = self.terms.kept_for[number] if self.terms.kept_for else wish.user
                seats.append(Seat(wish.kind, kept_for))
        for number, known in enumerate(self.terms.nonces):
            seats[number] = replace(seats[number], nonce=known)
        return Room(self.host, tuple(seats))


class Change(NamedTuple):
    """What a row did, secrets included."""

    events: list[Event]
    news: list[Seen]
    steps: list[Step]
    #: for each stream, the spectators' last, whether it gets an update
    seen: tuple[bool, ...]
    #: where the generator stood before
    place: int


class NeedsSnapshot(Exception):
    """A rollback is read from the snapshot that was written with it."""


#: the course as it was after an earlier row
CourseAt = Callable[[int], Course]


class Sitting:
    __slots__ = (
        "_views",
        "at_ms",
        "charter",
        "clocks",
        "course",
        "decider",
        "room",
        "seq",
        "shown_ms",
        "spectators",
        "versions",
    )

    def __init__(
        self,
        charter: Charter,
        *,
        seq: int,
        at_ms: int,
        shown_ms: int,
        room: Room,
        course: Course | None,
        clocks: Clocks,
        versions: tuple[int, ...],
    ) -> None:
        self.charter = charter
        self.seq = seq
        self.room = room
        self.course = course
        self.clocks = clocks
        self.versions = versions
        #: who is to decide; None before the start and after the end
        self.decider = None if course is None or room.status != "playing" else course.decider
        #: the stream after those of the seats
        self.spectators = len(versions) - 1
        #: time of the last row, and of the last that everybody saw: only that one may be shown
        self.at_ms = at_ms
        self.shown_ms = shown_ms
        #: views as JSON, by stream, that were asked for
        self._views: dict[int, bytes] = {}

    @classmethod
    def first(cls, charter: Charter) -> "Sitting":
        return cls(
            charter,
            seq=0,
            at_ms=charter.created_ms,
            shown_ms=charter.created_ms,
            room=charter.first_room(),
            course=None,
            clocks=fresh_clocks(charter.terms.clock, charter.seats),
            versions=(0,) * (charter.seats + 1),
        )

    # -- reading it ------------------------------------------------------------------------

    def stream(self, seat: int | None) -> int:
        return self.spectators if seat is None else seat

    def view(self, stream: int) -> bytes:
        """What a stream sees of the game, as JSON; kept, because it is dear to make."""
        made = self._views.get(stream)
        if made is None:
            assert self.course is not None
            made = self._views[stream] = self._encode(self.course, stream)
        return made

    def _encode(self, course: Course, stream: int) -> bytes:
        seat = None if stream == self.spectators else stream
        return msgspec.json.encode(self.charter.rulebook.view(course.state, seat))

    def forget_views(self) -> None:
        """Nobody looks."""
        self._views.clear()

    def bot_to_move(self) -> str:
        """The level of the bot that has to decide; empty if it is not a bot's turn."""
        seat = self.decider
        return self.room.seats[seat].bot if seat is not None and self.room.seats[seat].botted else ""

    @property
    def full(self) -> bool:
        return all(seat.taken for seat in self.room.seats)

    @property
    def moves_for_absent(self) -> bool:
        """Whether the decision of a seat whose time is out is taken for it."""
        overdue = self.room.overdue
        return self.charter.terms.at_zero == "move" and overdue is not None and overdue == self.decider

    @property
    def rolls_back(self) -> bool:
        """All have agreed to go back, and nobody has done it yet."""
        proposal = self.room.proposal
        return proposal is not None and proposal.kind == "rollback" and proposal.settled

    def due_ms(self, pauses: Pauses, bot_patience_ms: int) -> int | None:
        """When somebody has to look after the table, if nobody does anything."""
        pairing = self.charter.terms.pairing
        if pairing is not None and self.room.status == "waiting":
            return self.at_ms if self.full else pairing.until_ms
        if self.rolls_back or self.moves_for_absent:
            return self.at_ms
        if self.bot_to_move():
            return self.at_ms + bot_patience_ms
        return (
            self.clocks.deadline(self.charter.terms.clock, pauses) if self.charter.terms.clock.runs else None
        )

    def restarted(self) -> int:
        """How many decisions a restart left when whatever was forced closed the undo: in the first
        release, which did not write it down."""
        course = self.course
        if course is None:
            return 0
        since = 1 + max((i for i, back in enumerate(course.undo) if back.forced), default=-1)
        left = course.undo[since:]
        return left[0].after if left else course.count

    def seal(self) -> Seal:
        return Seal(self.charter.secret, self.room.nonces)

    # -- snapshots -------------------------------------------------------------------------

    @property
    def safe(self) -> bool:
        return self.course is None or self.course.safe

    def snapshot(self) -> Snapshot:
        course = self.course
        assert self.safe
        return Snapshot(
            seq=self.seq,
            at_ms=self.at_ms,
            shown_ms=self.shown_ms,
            room=self.room,
            clocks=self.clocks,
            versions=self.versions,
            position=None if course is None else self.charter.rulebook.position(course.state),
            place=0 if course is None else course.place,
            begun=False if course is None else course.begun,
            count=0 if course is None else course.count,
        )

    @classmethod
    def restored(cls, charter: Charter, snapshot: Snapshot) -> "Sitting":
        course = None
        if snapshot.position is not None:
            state = charter.rulebook.from_position(snapshot.position, charter.components)
            course = Course(state, place=snapshot.place, begun=snapshot.begun, count=snapshot.count)
        return cls(
            charter,
            seq=snapshot.seq,
            at_ms=snapshot.at_ms,
            shown_ms=snapshot.shown_ms,
            room=snapshot.room,
            course=course,
            clocks=snapshot.clocks,
            versions=snapshot.versions,
        )

    # -- going on --------------------------------------------------------------------------

    def numbers(self) -> Numbers:
        """For a new row: from the game's own generator."""
        place = 0 if self.course is None else self.course.place
        seal = self.seal()
        if self.course is None:  # only the start draws numbers, and it fixes the nonces
            seal = Seal(seal.secret, self.room.start(None).nonces)
        return Numbers.drawn(seal.seed, place)

    def after(
        self, row: Row, numbers: Numbers, course_at: CourseAt | None = None
    ) -> "tuple[Sitting, Change]":
        """The sitting after a row. `course_at` finds earlier courses, for rollbacks."""
        assert row.seq == self.seq + 1, f"row {row.seq} does not follow {self.seq}"
        draft = _Draft(self, row, numbers, course_at)
        FOLDS[row.kind](draft)
        draft.settle()
        seen = self._seen_by(draft)
        versions = tuple(version + one for version, one in zip(self.versions, seen, strict=True))
        after = Sitting(
            self.charter,
            seq=row.seq,
            at_ms=row.at_ms,
            shown_ms=row.at_ms if all(seen) else self.shown_ms,
            room=draft.room,
            course=draft.course,
            clocks=self.clocks,
            versions=versions,
        )
        after.clocks = self._clocks(after, row)
        after._views = draft.views
        place = 0 if self.course is None else self.course.place
        return after, Change(draft.events, draft.news, draft.steps, seen, place)

    def _seen_by(self, draft: "_Draft") -> tuple[bool, ...]:
        """Which streams can tell that something happened: exactly those get an update."""
        everybody = draft.row.kind not in GAME_KINDS or self.room is not draft.room
        if everybody or any(event.audience == EVERYBODY for event in draft.events):
            return (True,) * (self.spectators + 1)
        seats = [self._tells(draft, seat) for seat in range(self.spectators)]
        # What spectators see, every seat sees: whatever a seat cannot tell, they cannot either.
        return (*seats, all(seats) and self._tells(draft, self.spectators))

    def _tells(self, draft: "_Draft", stream: int) -> bool:
        if stream == draft.row.seat:
            return True
        seat = None if stream == self.spectators else stream
        if any(event.seen_by(seat) is not None for event in draft.events):
            return True
        assert self.course is not None
        assert draft.course is not None
        if self.course.state is draft.course.state:
            return False
        if self.course.state.prompt() != draft.course.state.prompt():
            return True
        view = draft.views[stream] = self._encode(draft.course, stream)
        return view != self.view(stream)

    def _clocks(self, after: "Sitting", row: Row) -> Clocks:
        rule = self.charter.terms.clock
        if not rule.runs:
            return self.clocks
        clocks = self.clocks
        if row.kind == "clock":
            clocks = clocks.fall(rule)
        if row.kind == "rest":
            clocks = clocks.rest(row.data["ms"])
        seat = after.decider
        if seat is not None and (after.room.seats[seat].botted or after.room.overdue == seat):
            seat = None
        return clocks.turn(rule, seat, row.at_ms, row.data.get("pause_ms", 0))


class _Draft:
    """A sitting in the making."""

    def __init__(self, sitting: Sitting, row: Row, numbers: Numbers, course_at: CourseAt | None) -> None:
        self.charter = sitting.charter
        self.row = row
        self.numbers = numbers
        self.course_at = course_at
        self.room = sitting.room
        #: who sat where before
        self.seats = sitting.room.seats
        self.course = sitting.course
        self.restarted = sitting.restarted() if row.kind == "restart" else 0
        self.events: list[Event] = []
        self.news: list[Seen] = []
        self.steps: list[Step] = []
        #: views that had to be made to see whether they are others
        self.views: dict[int, bytes] = {}

    @property
    def seat(self) -> int:
        assert self.row.seat is not None
        return self.row.seat

    @property
    def number(self) -> int:
        """Of the action: a new row has it, one that was read has its text only."""
        if self.row.number is not None:
            return self.row.number
        assert self.row.action is not None
        return self.charter.rulebook.actions.parse(self.row.action)

    def tell(self, code: str, **args: Arg) -> None:
        self.news.append(Seen(code, args))

    def act(self, action: int) -> None:
        assert self.course is not None
        self.course = self.course.act(action, self.numbers, self.events, self.steps)

    def stand_in(self, seat: int) -> None:
        bot = self.charter.terms.stand_in
        self.room = self.room.stand_in(seat, bot)
        self.tell("bot_took_over", seat=seat, bot=bot)

    def settle(self) -> None:
        """What follows by itself: an agreement comes true, a game that is over is over."""
        proposal = self.room.proposal
        if proposal is not None and proposal.settled and proposal.kind != "rollback":
            self.room = self.room.drop_proposal()
            if proposal.kind == "abandon":
                self.room = replace(self.room, status="abandoned")
                self.tell("abandoned")
            elif proposal.kind == "takeover" and proposal.seat is not None:
                self.stand_in(proposal.seat)
            elif proposal.kind == "swap" and proposal.seat is not None:
                self.room = self.room.swap(proposal.by, proposal.seat)
                self.tell("swapped", seat=proposal.by, other=proposal.seat)
        if self.room.opening and self.row.kind != "open" and self.room.seats != self.seats:
            self.room = self.room.break_off()
            self.tell("broken_off")
        if self.room.status != "playing" or self.course is None:
            return
        if self.course.decider is None:
            self.room = replace(self.room, status="over", overdue=None, proposal=None)
        elif self.room.overdue is not None and self.course.decider != self.room.overdue:
            self.room = replace(self.room, overdue=None)


# -- what each kind of row does ----------------------------------------------------------------


def _sit(draft: _Draft) -> None:
    user = draft.row.data["user"]
    data = draft.row.data
    draft.room = draft.room.sit(draft.seat, user, data.get("nonce", ""), data.get("sealed", ""))
    draft.tell("sat", seat=draft.seat, user=user)


def _stand(draft: _Draft) -> None:
    draft.room = draft.room.with_seat(draft.seat, Seat())
    draft.tell("stood", seat=draft.seat)


def _swap(draft: _Draft) -> None:
    other = draft.row.data["other"]
    draft.room = draft.room.swap(draft.seat, other)
    draft.tell("swapped", seat=draft.seat, other=other)


def _arrange(draft: _Draft) -> None:
    for number in draft.row.data["seats"]:
        seat = Seat(draft.row.data["kind"], bot=draft.row.data.get("bot", ""))
        draft.room = draft.room.with_seat(number, seat)
        if number in draft.row.data.get("revoked", ()):
            draft.room = draft.room.revoke(number)
        draft.tell("arranged", seat=number, kind=seat.kind, bot=seat.bot)


def _revoke(draft: _Draft) -> None:
    draft.room = draft.room.revoke(draft.row.seat)
    draft.tell("revoked", seat=draft.row.seat)


def _commit(draft: _Draft) -> None:
    draft.room = draft.room.commit(draft.seat, draft.row.data["sealed"])


def _seal(draft: _Draft) -> None:
    draft.room = replace(draft.room, opening=True, proposal=None)
    draft.tell("opening")


def _open(draft: _Draft) -> None:
    draft.room = draft.room.opened(draft.seat, draft.row.data["nonce"])


def _start(draft: _Draft) -> None:
    charter = draft.charter
    draws = charter.rulebook.game.draws_first_seat
    chair = draw_chair(draft.numbers, charter.seats) if draws else None
    draft.room = draft.room.start(chair)
    draft.course = deal(
        charter.rulebook,
        charter.seats,
        # a game may have got more options since the table was made
        charter.rulebook.game.choose(charter.terms.options),
        charter.components,
        draft.numbers,
        draft.events,
        draft.steps,
    )
    draft.tell("started", first_chair=chair)


def _close(draft: _Draft) -> None:
    draft.room = replace(draft.room, status="abandoned", proposal=None)
    draft.tell("closed")


def _act(draft: _Draft) -> None:
    draft.act(draft.number)
    if draft.row.data.get("simpler"):
        draft.tell("simpler_bot", seat=draft.seat, bot=draft.row.data["simpler"])


def _hold(draft: _Draft) -> None:
    assert draft.course is not None
    draft.course = draft.course.hold(draft.number)


def _confirm(draft: _Draft) -> None:
    assert draft.course is not None
    assert draft.course.pending is not None
    draft.act(draft.course.pending)


def _undo(draft: _Draft) -> None:
    assert draft.course is not None
    draft.course = draft.course.take_back()
    draft.tell("undone", seat=draft.seat)


def _restart(draft: _Draft) -> None:
    assert draft.course is not None
    count = draft.row.data.get("count", draft.restarted)
    draft.course = draft.course.restart(count)
    draft.tell("undone", seat=draft.seat)


def _rollback(draft: _Draft) -> None:
    if draft.course_at is None:
        raise NeedsSnapshot
    draft.course = draft.course_at(draft.row.data["to_seq"])
    if "place" in draft.row.data:
        # what would have come is known by now: from here on other numbers are drawn
        draft.course = draft.course.passed_on(draft.row.data["place"])
    draft.room = draft.room.drop_proposal()
    draft.tell("rolled_back")


def _hand_over(draft: _Draft) -> None:
    user = draft.row.data["user"]
    draft.room = draft.room.hand_over(draft.seat, user)
    draft.tell("handed_over", seat=draft.seat, user=user)


def _leave(draft: _Draft) -> None:
    draft.room = draft.room.leave(draft.seat, votes=bool(draft.row.data.get("votes")))
    draft.tell("left", seat=draft.seat)


def _come_back(draft: _Draft) -> None:
    draft.room = draft.room.come_back(draft.seat)
    draft.tell("came_back", seat=draft.seat)


def _clock(draft: _Draft) -> None:
    draft.tell("out_of_time", seat=draft.seat)
    if draft.charter.terms.at_zero == "bot":
        draft.stand_in(draft.seat)
    else:
        draft.room = replace(draft.room, overdue=draft.seat)


def _rest(draft: _Draft) -> None:
    draft.tell("rested", seat=draft.seat)


def _claim(draft: _Draft) -> None:
    assert draft.room.overdue is not None
    draft.stand_in(draft.room.overdue)


def _propose(draft: _Draft) -> None:
    data = draft.row.data
    draft.room = draft.room.propose(draft.seat, tuple(data["asked"]), data)
    draft.tell("proposed", seat=draft.seat, kind=data["kind"], other=data.get("seat"))


def _agree(draft: _Draft) -> None:
    draft.room = draft.room.agree(draft.seat)
    draft.tell("agreed", seat=draft.seat)


def _decline(draft: _Draft) -> None:
    draft.room = draft.room.drop_proposal()
    draft.tell("declined", seat=draft.seat)


def _rematch(draft: _Draft) -> None:
    draft.room = replace(draft.room, rematch=draft.row.data["table"])
    draft.tell("rematch", table=draft.room.rematch)


FOLDS: dict[str, Callable[[_Draft], None]] = {
    "sit": _sit,
    "stand": _stand,
    "swap": _swap,
    "arrange": _arrange,
    "revoke": _revoke,
    "commit": _commit,
    "seal": _seal,
    "open": _open,
    "start": _start,
    "close": _close,
    "act": _act,
    "hold": _hold,
    "confirm": _confirm,
    "undo": _undo,
    "restart": _restart,
    "rollback": _rollback,
    "hand_over": _hand_over,
    "leave": _leave,
    "come_back": _come_back,
    "clock": _clock,
    "rest": _rest,
    "claim": _claim,
    "propose": _propose,
    "agree": _agree,
    "decline": _decline,
    "rematch": _rematch,
}
