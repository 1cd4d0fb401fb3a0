"""What a table shows: updates for each stream, public facts, who is there."""

from collections.abc import Iterable
from typing import Literal

import msgspec

from hastilude.core.course import Course
from hastilude.core.record import Seal
from hastilude.core.words import Prompt, Result, Seen, plain
from hastilude.server import world
from hastilude.server.clock import Pauses
from hastilude.server.doorbell import Ring
from hastilude.server.seats import Room, Seat, SeatSeen
from hastilude.server.shelf import Box
from hastilude.server.sitting import Charter, Sitting
from hastilude.server.updates import Choice, Opened, Presence, TableFacts, Undo, Update

#: what another process said about its connections counts for so many seconds
BELIEVED = 60.0

_NOTHING = msgspec.Raw(b"[]")


class Look:
    """The part of an update that is dear to make: the same for all who watch a stream."""

    __slots__ = ("actions", "pending", "view")

    def __init__(self, view: msgspec.Raw | None, actions: msgspec.Raw, pending: Choice | None) -> None:
        self.view = view
        self.actions = actions
        self.pending = pending


class Lamps:
    """Who is connected: here, and as far as other processes said."""

    __slots__ = ("_elsewhere", "absent_since", "here", "watchers_here")

    def __init__(self, seats: int) -> None:
        #: connections of each seat
        self.here = [0] * seats
        self.watchers_here = 0
        self._elsewhere: dict[str, tuple[Ring, float]] = {}
        #: since when nobody is connected for a seat, as far as this process knows
        now = world.monotonic()
        self.absent_since = [now] * seats

    def set_here(self, seats: Iterable[int | None]) -> None:
        self.here = [0] * len(self.here)
        self.watchers_here = 0
        for seat in seats:
            if seat is None:
                self.watchers_here += 1
            else:
                self.here[seat] += 1
        self._note()

    def hear(self, ring: Ring) -> None:
        self._elsewhere[ring.process] = (ring, world.monotonic())
        self._note()

    def present(self, seat: int) -> bool:
        return self.here[seat] > 0 or any(seat in (ring.present or ()) for ring in self._believed())

    def watchers(self) -> int:
        return self.watchers_here + sum(ring.watchers for ring in self._believed())

    def absent(self, seat: int) -> float:
        """For how many seconds."""
        return 0.0 if self.present(seat) else world.monotonic() - self.absent_since[seat]

    def seats_here(self) -> tuple[int, ...]:
        return tuple(seat for seat, count in enumerate(self.here) if count)

    def _believed(self) -> list[Ring]:
        oldest = world.monotonic() - BELIEVED
        return [ring for ring, heard in self._elsewhere.values() if heard > oldest]

    def _note(self) -> None:
        now = world.monotonic()
        for seat in range(len(self.here)):
            if self.present(seat):
                self.absent_since[seat] = now


class Showing:
    """Makes what may leave a table. Keeps what several watchers share until the table changes."""

    __slots__ = ("_commitment", "_looks", "_public", "_seats", "box", "charter", "lamps", "names", "pauses")

    def __init__(self, box: Box, charter: Charter, names: dict[str, str], pauses: Pauses) -> None:
        self.box = box
        self.charter = charter
        #: of users
        self.names = names
        self.pauses = pauses
        self.lamps = Lamps(charter.seats)
        self._looks: dict[int, Look] = {}
        self._seats: tuple[SeatSeen, ...] | None = None
        #: the same for all streams
        self._public: tuple[Prompt, Result | None] | None = None
        self._commitment = Seal(charter.secret).commitment

    def changed(self) -> None:
        """The game has gone on."""
        self._looks.clear()
        self._public = None

    def forget(self) -> None:
        """Nobody looks: all of it is made again when somebody does."""
        self.changed()
        self._seats = None

    def people_changed(self) -> None:
        """The room, names or lamps are others now."""
        self._seats = None

    # -- people ----------------------------------------------------------------------------

    def seats(self, room: Room) -> tuple[SeatSeen, ...]:
        if self._seats is None:
            self._seats = tuple(self._seat(room, number, seat) for number, seat in enumerate(room.seats))
        return self._seats

    def _seat(self, room: Room, number: int, seat: Seat) -> SeatSeen:
        person = seat.kind == "person"
        name = self.names.get(seat.user, "")
        # Who has had their data deleted has no name, at no seat.
        own = self.charter.name_of(seat) if name else ""
        return SeatSeen(
            seat=number,
            kind=seat.kind,
            name=seat.bot if seat.kind == "bot" else own or name,
            user=seat.user,
            bot=seat.bot,
            stands_in=seat.stands_in,
            left=seat.left,
            present=person and self._there(room, seat.user),
            host=person and seat.user == room.host,
            shared=bool(own),
            seal=_seal(room, seat),
        )

    def _there(self, room: Room, user: str) -> bool:
        """Who shares a device with somebody who is connected is there too."""
        return any(self.lamps.present(number) for number in room.seats_of(user))

    def presence(self, sitting: Sitting, now_ms: int) -> Presence:
        terms = self.charter.terms
        return Presence(
            self.charter.id,
            self.seats(sitting.room),
            self.lamps.watchers(),
            sitting.clocks.seen(terms.clock, now_ms, self.pauses, sitting.room.overdue)
            if terms.clock.runs
            else None,
        )

    # -- updates ---------------------------------------------------------------------------

    def update(
        self,
        sitting: Sitting,
        stream: int,
        now_ms: int,
        *,
        fresh: bool,
        events: tuple[Seen, ...] = (),
        news: tuple[Seen, ...] = (),
    ) -> Update:
        room, course, terms = sitting.room, sitting.course, self.charter.terms
        seat = None if stream == sitting.spectators else stream
        look = self._look(sitting, stream)
        decider = sitting.decider
        refusal = None if course is None else course.undo_refusal(seat)
        prompt, result = self._said(course) if course is not None else (None, None)
        return Update(
            table=self.charter.id,
            seat=seat,
            version=sitting.versions[stream],
            fresh=fresh,
            status=room.status,
            view=look.view,
            prompt=prompt,
            decider=decider,
            thinking=decider if sitting.bot_to_move() else None,
            events=events,
            news=news,
            actions=look.actions,
            pending=look.pending,
            undo=Undo(decider is not None and refusal is None, refusal),
            seats=self.seats(room),
            clock=sitting.clocks.seen(terms.clock, now_ms, self.pauses, room.overdue)
            if terms.clock.runs
            else None,
            proposal=None if room.proposal is None else room.proposal.seen(stream),
            marked=room.marked,
            result=result,
            commitment=self._commitment,
            opened=None if terms.hidden(now_ms) else _opened(sitting),
            rematch=room.rematch or None,
        )

    def _said(self, course: Course) -> tuple[Prompt, Result | None]:
        if self._public is None:
            self._public = (course.state.prompt(), course.state.result())
        return self._public

    def _look(self, sitting: Sitting, stream: int) -> Look:
        look = self._looks.get(stream)
        if look is None:
            look = self._looks[stream] = self._make_look(sitting, stream)
        return look

    def _make_look(self, sitting: Sitting, stream: int) -> Look:
        course = sitting.course
        if course is None:
            return Look(None, _NOTHING, None)
        seat = None if stream == sitting.spectators else stream
        view = msgspec.Raw(sitting.view(stream))
        if seat is None or seat != sitting.decider:
            return Look(view, _NOTHING, None)
        remarks = self.box.rulebook.remarks(course.state)
        if course.pending is not None:
            pending = self.box.choice(course.pending, remarks.get(course.pending, ()))
            held = self.box.rulebook.held(course.state, course.pending)
            if held is not None:
                # one confirms what one sees; nobody else sees anything of it
                view = msgspec.Raw(msgspec.json.encode(self.box.rulebook.view(held, seat)))
            return Look(view, _NOTHING, pending)
        return Look(view, self.box.choices(course.state.legal(), remarks), None)

    # -- facts -----------------------------------------------------------------------------

    def facts(self, sitting: Sitting) -> TableFacts:
        terms, room = self.charter.terms, sitting.room
        result = None if sitting.course is None else sitting.course.state.result()
        return TableFacts(
            id=self.charter.id,
            game=terms.game,
            options=terms.options,
            seats=self.seats(room),
            status=room.status,
            visibility=terms.visibility,
            host=room.host,
            clock=terms.clock,
            at_zero=terms.at_zero,
            teams=terms.teams,
            rated=terms.rated,
            confirm_turn=terms.confirm_turn,
            marked=room.marked,
            created_ms=self.charter.created_ms,
            updated_ms=sitting.shown_ms,
            commitment=self._commitment,
            result=None if result is None else plain(result),
            rematch=room.rematch or None,
            waiting_user=waiting_user(sitting),
            hints=terms.may_hint,
            rules=terms.rules,
            deal=terms.deal,
            opens_ms=terms.opens_ms,
            pairing=terms.pairing,
        )


def stored(facts: TableFacts) -> bytes:
    """The facts as the lobby keeps them: whose names change, or are deleted, are looked up."""
    seats = tuple(seat if seat.shared else msgspec.structs.replace(seat, name="") for seat in facts.seats)
    return msgspec.json.encode(msgspec.structs.replace(facts, seats=seats))


def _seal(room: Room, seat: Seat) -> Literal["", "closed", "asked", "opened"]:
    if not seat.sealed or room.status != "waiting":
        return ""
    if seat.nonce:
        return "opened"
    return "asked" if room.opening else "closed"


def _opened(sitting: Sitting) -> Opened | None:
    """Where the shuffle came from: after the end only."""
    if sitting.room.status not in ("over", "abandoned") or sitting.course is None:
        return None
    seal = sitting.seal()
    return Opened(seal.seed.hex(), seal.secret.hex(), seal.nonces)


def waiting_user(sitting: Sitting) -> str | None:
    """The person whose decision is awaited."""
    seat = sitting.decider
    if seat is None or sitting.room.seats[seat].botted:
        return None
    return sitting.room.seats[seat].user
