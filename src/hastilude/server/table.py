"""One table: everything that people may do at it, and whether they may.

People are known by their user id. Whoever may not do something gets a `Trouble`
(errors.py: Forbidden 403, Missing 404, Conflict 409); a game's own refusal, and an action on
a stale version, come back as an `Answer` with the fresh view.
"""

from collections.abc import Callable

from hastilude.core.course import NOT_YOUR_TURN, Course
from hastilude.core.words import Refusal
from hastilude.server import records, tokens
from hastilude.server.advising import Advising
from hastilude.server.errors import Conflict, Forbidden, Trouble
from hastilude.server.limits import LABEL, LINE
from hastilude.server.rows import Kind, Row
from hastilude.server.sitting import Sitting
from hastilude.server.storage.store import ChatLine
from hastilude.server.updates import Answer, Said, TableFacts
from hastilude.server.watching import Subscription

__all__ = ["Subscription", "Table", "TableFacts"]

STALE = "stale"
NOTHING_PENDING = "nothing_pending"
PENDING = "confirm_first"

#: who decides: user, seat, the version that was seen, the client's id of the attempt
By = tuple[str, int, int, str]
#: what a decision leads to: the kind of its row and its action, or why not
Deed = Callable[[Course], "tuple[Kind, int | None] | Refusal"]


class Table(Advising):
    # -- who may look ----------------------------------------------------------------------

    def admit(self, user: str, link: str | None = None) -> None:
        """Forbidden unless the table is public, the user belongs to it, or the link is right."""
        if not self._belongs(user) and not self._opens(link or ""):
            raise Forbidden("no_link", "This table is open only to those who have its link.")

    def _belongs(self, user: str) -> bool:
        room = self.sitting.room
        kept_for = any(seat.user == user for seat in room.seats)
        return self.charter.terms.visibility == "public" or (bool(user) and (kept_for or user == room.host))

    def _opens(self, token: str) -> bool:
        key = self.charter.key
        return (
            tokens.is_link(key, token)
            or tokens.invited_seat(key, token) is not None
            or self._claims(token) is not None
        )

    def link(self, user: str) -> str:
        """The token of the table's link; for its people only."""
        if not self._belongs(user):
            raise Forbidden("not_seated", "Only who sits at the table may share its link.")
        return tokens.link(self.charter.key)

    def invite(self, user: str, seat: int) -> str:
        """The token that opens an invited seat. Host only."""
        self._host(user)
        if self._seat(seat).kind not in ("open", "invited"):
            raise Conflict("taken", "Somebody sits there.")
        return tokens.invitation(self.charter.key, seat)

    def claim_link(self, user: str, seat: int) -> str:
        """A token with which another device may take this user's seat over; good for a while, once."""
        self._own(user, seat)
        until_ms = self.hall.now_ms() + int(self.hall.limits.claim * 1000)
        return tokens.claim(self.charter.key, seat, user, until_ms)

    async def claim_seat(self, user: str, token: str) -> int:
        """The seat now belongs to this user. Returns it."""
        await self._learn_names({user})

        def make(_: Sitting) -> Row:
            seat = self._claims(token)
            if seat is None:
                raise Forbidden("void_link", "This link is void: it was used, or it is too old.")
            return self.row("hand_over", seat=seat, actor=user, data={"user": user})

        row = await self.change(make)
        assert row is not None
        assert row.seat is not None
        return row.seat

    def _claims(self, token: str) -> int | None:
        holders = [seat.user if seat.kind == "person" else "" for seat in self.sitting.room.seats]
        return tokens.claimed_seat(self.charter.key, token, holders, self.hall.now_ms())

    # -- the waiting room ------------------------------------------------------------------

    async def sit(self, user: str, seat: int | None = None, *, token: str = "", nonce: str = "") -> int:
        """Take a seat (any free one for None). `token` is the table's link, or opens an invited seat."""
        _check_text(nonce, "A nonce")
        await self._learn_names({user})

        def make(_: Sitting) -> Row:
            self._waiting()
            number = self._free_seat(user, seat, token)
            return self.row("sit", seat=number, actor=user, data={"user": user, "nonce": nonce})

        row = await self.change(make)
        assert row is not None
        assert row.seat is not None
        return row.seat

    def _free_seat(self, user: str, wanted: int | None, token: str) -> int:
        invited = tokens.invited_seat(self.charter.key, token)
        if not self._belongs(user) and not self._opens(token):
            raise Forbidden("no_link", "This table is open only to those who have its link.")
        if wanted is None:
            seats = list(enumerate(self.sitting.room.seats))
            mine = [i for i, seat in seats if i == invited or (seat.kind == "invited" and seat.user == user)]
            free = [*mine, *(i for i, seat in seats if seat.kind == "open")]
            if not free:
                raise Conflict("full", "There is no free seat at this table.")
            wanted = free[0]
        seat = self._seat(wanted)
        if seat.taken:
            raise Conflict("taken", "Somebody sits there.")
        if (
            seat.kind == "invited"
            and wanted != invited
            and seat.user != user
            and user != self.sitting.room.host
        ):
            raise Forbidden("invited_only", "This seat is kept for somebody who was invited.")
        return wanted

    async def stand(self, user: str, seat: int | None = None) -> None:
        """Leave the seats (or one of them) before the start."""
        if seat is not None:
            self._own(user, seat)
        for number in self.seats_of(user) if seat is None else [seat]:

            def make(_: Sitting, number: int = number) -> Row:
                self._waiting()
                self._own(user, number)
                return self.row("stand", seat=number, actor=user)

            await self.change(make)

    async def swap(self, user: str, seat: int, other: int) -> None:
        """Host, or with an open or bot's seat: at once. With another person: a proposal to them."""
        if (
            self._seat(other).kind == "person"
            and self._seat(other).user != user
            and user != self.sitting.room.host
        ):
            await self.propose(user, "swap", by=seat, seat=other)
            return

        def make(sitting: Sitting) -> Row:
            self._waiting()
            if user != sitting.room.host:
                self._own(user, seat)
                theirs = self._seat(other)
                if theirs.kind not in ("open", "bot") and theirs.user != user:
                    raise Conflict("taken", "Somebody sits there.")
            self._seat(seat)
            self._seat(other)
            return self.row("swap", seat=seat, actor=user, data={"other": other})

        await self.change(make)

    async def arrange(self, user: str, seat: int, kind: str, bot: str = "") -> None:
        """Host: make a seat open, invited or a bot's (level). A person on it is sent off."""
        if kind not in ("open", "invited", "bot"):
            raise Trouble("bad_kind", "A seat can be made open, invited, or a bot's.")
        await self._arrange(user, lambda _: [seat], kind, bot)

    async def fill(self, user: str, bot: str) -> None:
        """Host: bots of a level on all open and invited seats."""
        await self._arrange(
            user,
            lambda sitting: [i for i, seat in enumerate(sitting.room.seats) if not seat.taken],
            "bot",
            bot,
        )

    async def _arrange(self, user: str, which: Callable[[Sitting], list[int]], kind: str, bot: str) -> None:
        if kind == "bot":
            self.box.check_bot(bot)

        def make(sitting: Sitting) -> Row | None:
            self._host(user)
            self._waiting()
            numbers = which(sitting)
            for number in numbers:
                self._seat(number)
            if not numbers:
                return None
            data = {"seats": numbers, "kind": kind, "bot": bot if kind == "bot" else ""}
            return self.row("arrange", actor=user, data=data)

        await self.change(make)

    async def start(self, user: str) -> None:
        """Host: all seats must be taken."""

        def make(sitting: Sitting) -> Row:
            self._host(user)
            self._waiting()
            empty = sum(not seat.taken for seat in sitting.room.seats)
            if empty:
                raise Conflict("not_full", f"{empty} of {self.charter.seats} seats are still free.")
            return self.row("start", actor=user)

        await self.change(make)

    async def close(self, user: str) -> None:
        """Host: a table that has not started is closed for good."""

        def make(_: Sitting) -> Row:
            self._host(user)
            self._waiting()
            return self.row("close", actor=user)

        await self.change(make)

    # -- the game --------------------------------------------------------------------------

    async def act(self, user: str, seat: int, action: int | str, version: int, client_id: str) -> Answer:
        """Decide. `action` is its integer or its text; ActionError if it is none of this game."""
        actions = self.box.rulebook.actions
        number = actions.parse(action) if isinstance(action, str) else action
        text = actions.text(number)

        def deed(course: Course) -> tuple[Kind, int | None] | Refusal:
            if course.pending is not None:
                return Refusal(PENDING)
            refusal = course.state.refusal(number)
            if refusal is not None:
                return refusal
            held = self.charter.terms.confirm_turn and course.ends_stretch(number)
            return ("hold" if held else "act"), number

        return await self._decide((user, seat, version, client_id), deed, text)

    async def undo(self, user: str, seat: int, version: int, client_id: str) -> Answer:
        """Take back what waits for confirmation, else the last decision that may be taken back."""
        return await self._decide(
            (user, seat, version, client_id), lambda course: course.undo_refusal(seat) or ("undo", None)
        )

    async def restart_turn(self, user: str, seat: int, version: int, client_id: str) -> Answer:
        """Undo as far as allowed."""
        return await self._decide(
            (user, seat, version, client_id), lambda course: course.undo_refusal(seat) or ("restart", None)
        )

    async def confirm_turn(self, user: str, seat: int, version: int, client_id: str) -> Answer:
        """What was chosen is done, for good."""

        def deed(course: Course) -> tuple[Kind, int | None] | Refusal:
            return Refusal(NOTHING_PENDING) if course.pending is None else ("confirm", None)

        return await self._decide((user, seat, version, client_id), deed)

    async def _decide(self, by: By, deed: Deed, text: str | None = None) -> Answer:
        """Exactly once, and only on what the client has seen."""
        user, seat, version, client_id = by
        _check_text(client_id, "A client id", least=1)
        async with self._lock:
            await self.be_sure()
            held = self._own(user, seat)
            if version > self.sitting.versions[seat]:
                await self._read_on()  # another process has shown the client what we have not read yet
            if self.sitting.versions[seat] != version or await self.fall():
                return await self._stale(user, seat, client_id)
            course = self._playing()
            if held.stands_in:
                raise Conflict("stood_in", "A bot plays for you; come back first.")
            if course.decider != seat:
                return self._refuse(seat, Refusal(NOT_YOUR_TURN, {"seat": course.decider}))
            done = deed(course)
            if isinstance(done, Refusal):
                return self._refuse(seat, done)
            kind, number = done
            action = None if number is None else text
            data = {"count": course.undo[0].count} if kind == "restart" and course.undo else None
            row = self.row(kind, seat=seat, actor=user, client_id=client_id, action=action, data=data)
            if await self.append(row):
                return Answer(True, self.sitting.versions[seat], self.last_update(seat, version))
            return await self._stale(user, seat, client_id)

    async def _stale(self, user: str, seat: int, client_id: str) -> Answer:
        """Sent again: the same answer again. Otherwise the client has not seen what happened."""
        row = await self.hall.store.row_of_client(self.id, user, client_id)
        if row is not None and row.seat is not None:
            return Answer(True, row.version, self.update(seat))
        return self._refuse(seat, Refusal(STALE))

    def _refuse(self, seat: int, refusal: Refusal) -> Answer:
        return Answer(False, self.sitting.versions[seat], self.update(seat), refusal)

    # -- leaving and coming back -------------------------------------------------------------

    async def leave(self, user: str) -> None:
        """Before the start: stand up. During the game: all may see it, and may agree on a bot."""
        if self.sitting.room.status == "waiting":
            await self.stand(user)
            return
        for number in self.seats_of(user):

            def make(_: Sitting, number: int = number) -> Row | None:
                seat = self._own(user, number)
                self._playing()
                return None if seat.left else self.row("leave", seat=number, actor=user)

            await self.change(make)

    async def come_back(self, user: str) -> None:
        """Sit where a bot stood in, or where one had left."""
        for number in self.seats_of(user):

            def make(_: Sitting, number: int = number) -> Row | None:
                seat = self._own(user, number)
                self._playing()
                gone = seat.stands_in or seat.left
                return self.row("come_back", seat=number, actor=user) if gone else None

            await self.change(make)

    # -- talking -----------------------------------------------------------------------------

    async def say(self, user: str, text: str, *, channel: str = "table", phrase: str = "") -> Said:
        """Forbidden on the other channel: seats write at the table, the others among spectators."""
        _check_text(phrase, "A phrase")
        if len(text) > LINE or "\0" in text or not (text or phrase):
            raise Trouble("bad_chat", f"A line of chat has 1 to {LINE} characters.")
        mine = self.seats_of(user)
        self._check_channel(channel, bool(mine))
        await self._learn_names({user})
        name = self.showing.names.get(user, "")
        line = ChatLine(0, channel, user, mine[0] if mine else None, text, phrase, self.hall.now_ms(), name)
        line = line._replace(id=await self.hall.store.say(self.id, line))
        self.hear_chat(line)
        self.hall.ring_chat(self, line.id)
        return self._said(line)

    async def chat(self, user: str, channel: str = "table", before: int | None = None) -> list[Said]:
        """The last lines, oldest first. Players do not read what spectators write."""
        if channel != "table":
            self._check_channel(channel, bool(self.seats_of(user)))
        lines = await self.hall.store.chat(
            self.id, before=before, channel=channel, limit=self.hall.limits.chat_page
        )
        return [self._said(line) for line in lines]

    def _check_channel(self, channel: str, seated: bool) -> None:
        if channel not in ("table", "spectators"):
            raise Trouble("bad_channel", "The channels are table and spectators.")
        if seated != (channel == "table"):
            raise Forbidden("other_channel", "Players talk at the table, spectators among themselves.")

    # -- records -----------------------------------------------------------------------------

    async def record(self, user: str, seat: int | None = None) -> bytes:
        """JSON Lines. After the end the whole record (passes core.record.verify); before it the
        header, and each update's events as this seat, or a spectator, saw them."""
        if seat is not None:
            self._own(user, seat)
        if self.sitting.course is None:
            raise Conflict("not_playing", "There is no game to record yet.")
        rows = await self.hall.store.tail(self.id, 0, self.sitting.seq)
        names = [seat.name for seat in self.showing.seats(self.sitting.room)]
        if self.sitting.room.status == "playing":
            return await records.seen_so_far(self.charter, rows, names, seat)
        return (await records.whole(self.charter, rows, names)).encode()


def _check_text(text: str, what: str, least: int = 0) -> None:
    """What clients make up goes into the database and into records."""
    if not least <= len(text) <= LABEL or not text.isascii() or not text.isprintable():
        raise Trouble("bad_text", f"{what} has {least} to {LABEL} plain ASCII characters.")
