"""Who may do what at a table. Whoever may not gets a `Trouble` with the reason."""

from hastilude.core.course import Course
from hastilude.server import tokens
from hastilude.server.errors import ONE_SEAT, Conflict, Forbidden, Missing
from hastilude.server.keeper import Keeper
from hastilude.server.seats import Seat


class Rights:
    __slots__ = ("keeper",)

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper

    # -- who may look ----------------------------------------------------------------------

    def admit(self, user: str, link: str | None = None) -> None:
        """Forbidden unless the table is public, the user belongs to it, or the link is right."""
        if self.hidden and user != self.keeper.charter.host:
            raise Forbidden("hidden_deal", "Others have still to play this deal: only its player may look.")
        if not self.belongs(user) and not self.opens(link or ""):
            raise Forbidden("no_link", "This table is open only to those who have its link.")

    def belongs(self, user: str) -> bool:
        room = self.keeper.sitting.room
        kept_for = any(seat.user == user for seat in room.seats)
        public = self.keeper.charter.terms.visibility == "public"
        return public or (bool(user) and (kept_for or user == room.host))

    def opens(self, token: str) -> bool:
        key, relinked = self.keeper.charter.key, self.keeper.sitting.room.relinked
        return (
            tokens.is_link(key, token, relinked)
            or self.invited(token) is not None
            or self.claimed(token) is not None
        )

    def invited(self, token: str) -> int | None:
        """The seat that an invitation is for; None if it is void."""
        return tokens.invited_seat(self.keeper.charter.key, token, self.keeper.sitting.room.revoked)

    def claimed(self, token: str) -> int | None:
        """The seat that a claim link is for; None if it is void."""
        keeper = self.keeper
        holders = [seat.user if seat.kind == "person" else "" for seat in keeper.sitting.room.seats]
        room = keeper.sitting.room
        return tokens.claimed_seat(keeper.charter.key, token, holders, room.handed, keeper.hall.now_ms())

    @property
    def hidden(self) -> bool:
        """Whether what happens here is not to be known to others yet."""
        return self.keeper.charter.terms.hidden(self.keeper.hall.now_ms())

    def shown(self) -> None:
        """Conflict while a deal that others have still to play would be laid open."""
        if self.hidden:
            raise Conflict("hidden_deal", "Others have still to play this deal: it is opened after its day.")

    # -- who may do ------------------------------------------------------------------------

    def seat(self, number: int) -> Seat:
        if not 0 <= number < self.keeper.charter.seats:
            raise Missing("no_such_seat", f"This table has seats 0 to {self.keeper.charter.seats - 1}.")
        return self.keeper.sitting.room.seats[number]

    def own(self, user: str, number: int) -> Seat:
        seat = self.seat(number)
        if seat.kind != "person" or seat.user != user:
            raise Forbidden("not_your_seat", "This is not your seat.")
        return seat

    def one_more_seat(self, user: str) -> None:
        """Conflict if this user has a seat, and one is all there is."""
        keeper = self.keeper
        if keeper.charter.terms.one_seat_each and keeper.sitting.room.seats_of(user):
            raise Conflict("one_seat", ONE_SEAT)

    def free(self) -> None:
        """Conflict at a table whose seats, seed and course are the same for everybody who plays its deal."""
        if self.keeper.charter.terms.deal:
            raise Conflict("fixed_deal", "This deal is the same for everybody: nothing of it can be changed.")

    def host(self, user: str) -> None:
        if user != self.keeper.sitting.room.host:
            raise Forbidden("not_host", "Only the host of the table may do this.")

    # -- when ------------------------------------------------------------------------------

    def waiting(self) -> None:
        status = self.keeper.sitting.room.status
        if status != "waiting":
            raise Conflict("started" if status == "playing" else status, "The game has begun, or is over.")

    def playing(self) -> Course:
        sitting = self.keeper.sitting
        if sitting.room.status != "playing" or sitting.course is None:
            raise Conflict("not_playing", "There is no game going on at this table.")
        return sitting.course

    def plays(self, user: str, number: int) -> Course:
        """The game in which this user decides for a seat; Conflict while a bot does."""
        held = self.own(user, number)
        course = self.playing()
        if held.stands_in:
            raise Conflict("stood_in", "A bot plays for you; come back first.")
        return course
