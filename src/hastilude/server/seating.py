"""The waiting room, links into it, and leaving and coming back."""

import hashlib
from collections.abc import Callable
from typing import Any

from hastilude.server import tokens
from hastilude.server.council import Council
from hastilude.server.errors import Conflict, Forbidden, Trouble, check_label, check_nonce
from hastilude.server.keeper import Keeper
from hastilude.server.rights import Rights
from hastilude.server.rows import Row
from hastilude.server.sitting import Sitting


class Seating:
    __slots__ = ("council", "keeper", "rights")

    def __init__(self, keeper: Keeper, rights: Rights, council: Council) -> None:
        self.keeper = keeper
        self.rights = rights
        self.council = council

    # -- links -----------------------------------------------------------------------------

    def link(self, user: str) -> str:
        """The token of the table's link; for its people only."""
        if not self.rights.belongs(user):
            raise Forbidden("not_seated", "Only who sits at the table may share its link.")
        return tokens.link(self.keeper.charter.key, self.keeper.sitting.room.relinked)

    def invite(self, user: str, seat: int) -> str:
        """The token that opens an invited seat. Host only."""
        self.rights.host(user)
        self.rights.free()
        if self.rights.seat(seat).kind not in ("open", "invited"):
            raise Conflict("taken", "Somebody sits there.")
        revoked = self.keeper.sitting.room.revoked.get(seat, 0)
        return tokens.invitation(self.keeper.charter.key, seat, revoked)

    async def revoke(self, user: str, seat: int | None) -> None:
        """Host: the invitation to a seat, or without one the table's link, opens nothing any more."""

        def make(_: Sitting) -> Row:
            self.rights.host(user)
            self.rights.free()
            if seat is not None:
                self.rights.waiting()
                self.rights.seat(seat)
            return self.keeper.row("revoke", seat=seat, actor=user)

        await self.keeper.change(make)

    def claim_link(self, user: str, seat: int) -> str:
        """A token with which another device may take this user's seat over; good for a while, once."""
        self.rights.own(user, seat)
        self.rights.free()
        hall = self.keeper.hall
        until_ms = hall.now_ms() + int(hall.limits.claim * 1000)
        return tokens.claim(self.keeper.charter.key, seat, user, self.keeper.sitting.room.handed, until_ms)

    async def claim_seat(self, user: str, token: str) -> int:
        """The seat now belongs to this user. Returns it."""
        await self.keeper.learn_names({user})

        def make(sitting: Sitting) -> Row:
            seat = self.rights.claimed(token)
            if seat is None:
                raise Forbidden("void_link", "This link is void: it was used, or it is too old.")
            if sitting.room.status not in ("waiting", "playing"):
                raise Conflict("not_playing", "The game is over: who played it stays who they were.")
            self.rights.one_more_seat(user)
            return self.keeper.row("hand_over", seat=seat, actor=user, data={"user": user})

        return _seat_of(await self.keeper.change(make))

    # -- before the start ------------------------------------------------------------------

    async def sit(
        self, user: str, seat: int | None = None, *, token: str = "", nonce: str = "", sealed: str = ""
    ) -> int:
        """Take a seat (any free one for None). `token` is the table's link, or opens an invited seat."""
        check_nonce(nonce, sealed)
        await self.keeper.learn_names({user})

        def make(_: Sitting) -> Row:
            self.rights.free()
            self.rights.waiting()
            number = self._free_seat(user, seat, token)
            self.rights.one_more_seat(user)
            data = {"user": user, **({"sealed": sealed} if sealed else {"nonce": nonce})}
            return self.keeper.row("sit", seat=number, actor=user, data=data)

        return _seat_of(await self.keeper.change(make))

    def _free_seat(self, user: str, wanted: int | None, token: str) -> int:
        room = self.keeper.sitting.room
        invited = self.rights.invited(token)
        self.rights.admit(user, token)
        if wanted is None:
            seats = list(enumerate(room.seats))
            mine = [i for i, seat in seats if i == invited or (seat.kind == "invited" and seat.user == user)]
            free = [*mine, *(i for i, seat in seats if seat.kind == "open")]
            if not free:
                raise Conflict("full", "There is no free seat at this table.")
            wanted = free[0]
        seat = self.rights.seat(wanted)
        if seat.taken:
            raise Conflict("taken", "Somebody sits there.")
        may = wanted == invited or seat.user == user or user == room.host
        if seat.kind == "invited" and not may:
            raise Forbidden("invited_only", "This seat is kept for somebody who was invited.")
        return wanted

    async def stand(self, user: str, seat: int | None = None) -> None:
        """Leave the seats (or one of them) before the start."""
        if seat is not None:
            self.rights.own(user, seat)
        for number in self.keeper.sitting.room.seats_of(user) if seat is None else [seat]:

            def make(_: Sitting, number: int = number) -> Row:
                self.rights.free()
                self.rights.waiting()
                self.rights.own(user, number)
                return self.keeper.row("stand", seat=number, actor=user)

            await self.keeper.change(make)

    async def swap(self, user: str, seat: int, other: int) -> None:
        """Host, or with an open or bot's seat: at once. With another person: a proposal to them."""
        theirs = self.rights.seat(other)
        if theirs.kind == "person" and user not in (theirs.user, self.keeper.sitting.room.host):
            await self.council.propose(user, "swap", by=seat, seat=other)
            return

        def make(sitting: Sitting) -> Row:
            self.rights.free()
            self.rights.waiting()
            if user != sitting.room.host:
                self.rights.own(user, seat)
                theirs = self.rights.seat(other)
                if theirs.kind not in ("open", "bot") and theirs.user != user:
                    raise Conflict("taken", "Somebody sits there.")
            self.rights.seat(seat)
            self.rights.seat(other)
            return self.keeper.row("swap", seat=seat, actor=user, data={"other": other})

        await self.keeper.change(make)

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
            self.keeper.box.check_bot(bot)

        def make(sitting: Sitting) -> Row | None:
            self.rights.host(user)
            self.rights.free()
            self.rights.waiting()
            numbers = which(sitting)
            for number in numbers:
                self.rights.seat(number)
            if not numbers:
                return None
            data: dict[str, Any] = {"seats": numbers, "kind": kind, "bot": bot if kind == "bot" else ""}
            # whoever is sent off does not come back by the invitation they came with
            if sent := [number for number in numbers if sitting.room.seats[number].kind == "person"]:
                data["revoked"] = sent
            return self.keeper.row("arrange", actor=user, data=data)

        await self.keeper.change(make)

    async def start(self, user: str, nonce: str = "") -> None:
        """Host: all seats must be taken. Where nonces are closed, everybody is asked to open theirs
        first; the game begins with the last."""

        def make(sitting: Sitting) -> Row | None:
            self.rights.host(user)
            self.rights.waiting()
            if sitting.room.opening:
                return None
            empty = sum(not seat.taken for seat in sitting.room.seats)
            if empty:
                raise Conflict("not_full", f"{empty} of {len(sitting.room.seats)} seats are still free.")
            return self.keeper.row("seal" if sitting.room.to_open() else "start", actor=user)

        await self.keeper.change(make)
        if nonce and self._closed(user) is not None:
            await self.open(user, nonce)
        else:
            await self._begin()

    # -- what people add to the seed ---------------------------------------------------------

    async def commit(self, user: str, seat: int, sealed: str) -> None:
        """The hash of what this seat will add to the seed. While nonces are being opened this breaks it
        off: who has lost theirs gives another."""
        check_nonce("", sealed)

        def make(_: Sitting) -> Row:
            self.rights.free()
            self.rights.waiting()
            self.rights.own(user, seat)
            return self.keeper.row("commit", seat=seat, actor=user, data={"sealed": sealed})

        await self.keeper.change(make)

    async def open(self, user: str, nonce: str) -> None:
        """What this user's seat adds to the seed, now that nobody can choose theirs by it any more."""
        check_label(nonce, "A nonce", least=1)

        def make(sitting: Sitting) -> Row | None:
            if sitting.room.status != "waiting":
                return None
            seat = self._closed(user)
            own = [one for one in sitting.room.seats if one.user == user and one.sealed]
            if any(one.nonce == nonce for one in own):
                return None  # sent again
            if seat is None:
                raise Conflict("nothing_closed", "You have nothing to open here.")
            if not sitting.room.opening:
                raise Conflict("not_opening", "Nobody opens anything before the host begins.")
            if hashlib.sha256(nonce.encode()).hexdigest() != sitting.room.seats[seat].sealed:
                raise Conflict("other_nonce", "This is not what was sealed.")
            return self.keeper.row("open", seat=seat, actor=user, data={"nonce": nonce})

        await self.keeper.change(make)
        await self._begin()

    def _closed(self, user: str) -> int | None:
        room = self.keeper.sitting.room
        return next((seat for seat in room.to_open() if room.seats[seat].user == user), None)

    async def _begin(self) -> None:
        """The game begins as soon as nothing is closed any more."""

        def make(sitting: Sitting) -> Row | None:
            room = sitting.room
            ready = room.status == "waiting" and room.opening and not room.to_open()
            return self.keeper.row("start") if ready else None

        await self.keeper.change(make)

    async def close(self, user: str) -> None:
        """Host: a table that has not started is closed for good."""

        def make(_: Sitting) -> Row:
            self.rights.host(user)
            self.rights.waiting()
            return self.keeper.row("close", actor=user)

        await self.keeper.change(make)

    # -- during the game -------------------------------------------------------------------

    async def leave(self, user: str) -> None:
        """Before the start: stand up. During the game: all may see it, and may agree on a bot."""
        if self.keeper.sitting.room.status == "waiting":
            await self.stand(user)
            return
        for number in self.keeper.sitting.room.seats_of(user):

            def make(_: Sitting, number: int = number) -> Row | None:
                seat = self.rights.own(user, number)
                self.rights.playing()
                if seat.left:
                    return None
                return self.keeper.row("leave", seat=number, actor=user, data={"votes": True})

            await self.keeper.change(make)

    async def come_back(self, user: str) -> None:
        """Sit where a bot stood in, or where one had left."""
        for number in self.keeper.sitting.room.seats_of(user):

            def make(_: Sitting, number: int = number) -> Row | None:
                seat = self.rights.own(user, number)
                self.rights.playing()
                gone = seat.stands_in or seat.left
                return self.keeper.row("come_back", seat=number, actor=user) if gone else None

            await self.keeper.change(make)


def _seat_of(row: Row | None) -> int:
    assert row is not None
    assert row.seat is not None
    return row.seat
