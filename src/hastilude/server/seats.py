"""Who sits where, before and during a game: what is public about the people at a table.

A room never changes: each thing that people do gives a new one. Whether they may do it is
for `table.py` to say; this module says what it leads to.
"""

from typing import Any, Literal

import msgspec
from msgspec.structs import replace

#: open: anybody may sit; invited: only who has the seat's link; person; bot
SeatKind = Literal["open", "invited", "person", "bot"]
Status = Literal["waiting", "playing", "over", "abandoned"]
ProposalKind = Literal["swap", "takeover", "rollback", "abandon"]


# -- what people see -------------------------------------------------------------------------


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a new table: `me` is the host."""

    kind: Literal["me", "open", "invited", "bot"] = "open"
    #: level of the bot
    bot: str = ""
    #: `me`: who plays here, where several people share the host's device
    name: str = ""
    #: `invited`: the player who is called to it
    user: str = ""


class Pairing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where strangers meet without looking for each other: whoever fits is sent here."""

    #: the rating of who came first; none while it is not sure
    around: int | None
    #: bots take the free seats after a while; else the table is given up when nobody comes
    fill: bool
    #: when that happens
    until_ms: int


class SeatSeen(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    seat: int
    kind: SeatKind
    #: of the person; of a bot its level
    name: str = ""
    #: the person's public id (not the cookie's secret); empty without a person
    user: str = ""
    #: the level of the bot that sits here or stands in for the person
    bot: str = ""
    #: a bot plays for the person, who may come back
    stands_in: bool = False
    #: has left the table for good
    left: bool = False
    #: has a connection now
    present: bool = False
    host: bool = False
    #: the name was given to this seat, for one of several people at the same device
    shared: bool = False
    #: what the person adds to the seed: `closed` while only its hash is here, `asked` when everybody is
    #: to open theirs, `opened`; empty if they add nothing, or gave it openly
    seal: Literal["", "closed", "asked", "opened"] = ""


class ProposalSeen(msgspec.Struct, frozen=True):
    """What somebody proposes, and who still has to agree. One at a time."""

    id: int
    kind: ProposalKind
    by: int
    #: the seats that have agreed, and those that are still to be asked
    agreed: tuple[int, ...]
    waiting: tuple[int, ...]
    #: swap: the other seat; takeover: the seat that a bot is to get
    seat: int | None = None
    #: rollback: back to what this stream saw as this version
    version: int | None = None


# -- what the table knows ----------------------------------------------------------------------


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    kind: SeatKind = "open"
    #: the person; for an invited seat the one it is kept for, if any
    user: str = ""
    bot: str = ""
    stands_in: bool = False
    left: bool = False
    nonce: str = ""
    #: SHA-256 of the nonce, given before any nonce was opened
    sealed: str = ""
    #: the wish that names this seat, where several people share a device
    wish: int | None = None

    @property
    def botted(self) -> bool:
        """A bot decides here."""
        return self.kind == "bot" or self.stands_in

    @property
    def taken(self) -> bool:
        return self.kind in ("person", "bot")


class Proposal(msgspec.Struct, frozen=True, omit_defaults=True):
    id: int
    kind: ProposalKind
    by: int
    agreed: tuple[int, ...]
    #: all whose consent is needed, who proposed it among them
    asked: tuple[int, ...]
    seat: int | None = None
    #: rollback: to the state after this row of the log, and what each stream calls it
    to_seq: int = 0
    versions: tuple[int, ...] = ()

    @property
    def settled(self) -> bool:
        return set(self.asked) <= set(self.agreed)

    def seen(self, stream: int) -> ProposalSeen:
        return ProposalSeen(
            self.id,
            self.kind,
            self.by,
            self.agreed,
            tuple(seat for seat in self.asked if seat not in self.agreed),
            self.seat,
            self.versions[stream] if self.versions else None,
        )


class Room(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything public about a table that is not the game itself."""

    host: str
    seats: tuple[Seat, ...]
    status: Status = "waiting"
    proposal: Proposal | None = None
    proposals: int = 0
    #: a bot took over a person's seat
    marked: bool = False
    #: whose time is out, where the others may claim the seat
    overdue: int | None = None
    #: what the players added to the seed, in the order of the chairs
    nonces: tuple[str, ...] = ()
    #: … and for each of them its hash, if that was given before; empty if none was
    sealed: tuple[str, ...] = ()
    #: the host wants to begin: nobody changes seats now, everybody opens their nonce
    opening: bool = False
    #: how often that was broken off, so that all nonces were new
    broken_off: int = 0
    first_chair: int | None = None
    rematch: str = ""
    #: how often a seat was handed over
    handed: int = 0
    #: how often the invitation to a seat was revoked, by seat; and the table's own link
    revoked: dict[int, int] = {}
    relinked: int = 0

    # -- reading it

    def seats_of(self, user: str) -> list[int]:
        return [i for i, seat in enumerate(self.seats) if seat.kind == "person" and seat.user == user]

    def persons(self) -> tuple[int, ...]:
        """The seats of all persons, whether they are there or not: nobody is robbed of a game or of a
        turn while they are away."""
        return tuple(i for i, seat in enumerate(self.seats) if seat.kind == "person")

    def people(self) -> tuple[int, ...]:
        """The seats of persons who have not left and play themselves."""
        return tuple(
            i
            for i, seat in enumerate(self.seats)
            if seat.kind == "person" and not (seat.left or seat.stands_in)
        )

    # -- changing it

    def with_seat(self, number: int, seat: Seat) -> "Room":
        return replace(self, seats=(*self.seats[:number], seat, *self.seats[number + 1 :]))

    def sit(self, number: int, user: str, nonce: str, sealed: str = "") -> "Room":
        return self.with_seat(number, Seat("person", user, nonce=nonce, sealed=sealed))

    def to_open(self) -> tuple[int, ...]:
        """The seats whose nonces are still closed."""
        return tuple(i for i, seat in enumerate(self.seats) if seat.sealed and not seat.nonce)

    def commit(self, number: int, sealed: str) -> "Room":
        return self.with_seat(number, replace(self.seats[number], nonce="", sealed=sealed))

    def opened(self, number: int, nonce: str) -> "Room":
        return self.with_seat(number, replace(self.seats[number], nonce=nonce))

    def break_off(self) -> "Room":
        """Somebody came or went while nonces were being opened: those that are known now do not count,
        and new ones are needed."""
        seats = tuple(
            replace(seat, nonce="", sealed="") if seat.sealed and seat.nonce else seat for seat in self.seats
        )
        return replace(self, seats=seats, opening=False, broken_off=self.broken_off + 1)

    def swap(self, one: int, other: int) -> "Room":
        return self.with_seat(one, self.seats[other]).with_seat(other, self.seats[one])

    def revoke(self, number: int | None) -> "Room":
        """The invitation to a seat opens nothing any more; without a number, the table's link."""
        if number is None:
            return replace(self, relinked=self.relinked + 1)
        return replace(self, revoked={**self.revoked, number: self.revoked.get(number, 0) + 1})

    def hand_over(self, number: int, user: str) -> "Room":
        seat = replace(self.seats[number], user=user, left=False, wish=None)
        if seat.sealed:  # whose nonce only the one before knows
            seat = replace(seat, nonce="", sealed="")
        room = replace(self.with_seat(number, seat), handed=self.handed + 1)
        if self.host == self.seats[number].user and not room.seats_of(self.host):
            room = replace(room, host=user)
        return room

    def stand_in(self, number: int, bot: str) -> "Room":
        room = self.with_seat(number, replace(self.seats[number], bot=bot, stands_in=True))
        return replace(room, marked=True, overdue=None if self.overdue == number else self.overdue)

    def come_back(self, number: int) -> "Room":
        return self.with_seat(number, replace(self.seats[number], bot="", stands_in=False, left=False))

    def leave(self, number: int, votes: bool) -> "Room":
        """A person leaves a running game. Whoever votes all the same is still asked about its way back
        and its end; else (in logs of the first release) what all others had agreed on is settled."""
        room = self.with_seat(number, replace(self.seats[number], left=True))
        proposal = room.proposal
        votes = votes and proposal is not None and proposal.kind != "takeover"
        if not votes and proposal is not None and number in proposal.asked:
            asked = tuple(seat for seat in proposal.asked if seat != number)
            room = replace(room, proposal=replace(proposal, asked=asked) if asked else None)
        return room

    def start(self, first_chair: int | None) -> "Room":
        """The seats are numbered from the chair that drew the first one."""
        chair = first_chair or 0
        sealed = tuple(seat.sealed for seat in self.seats if seat.nonce)
        return replace(
            self,
            status="playing",
            seats=(*self.seats[chair:], *self.seats[:chair]),
            nonces=tuple(seat.nonce for seat in self.seats if seat.nonce),
            sealed=sealed if any(sealed) else (),
            opening=False,
            first_chair=first_chair,
            proposal=None,
        )

    def propose(self, by: int, asked: tuple[int, ...], data: dict[str, Any]) -> "Room":
        number = self.proposals + 1
        proposal = Proposal(
            id=number,
            kind=data["kind"],
            by=by,
            agreed=self._of_same_person(by, asked),
            asked=asked,
            seat=data.get("seat"),
            to_seq=data.get("to_seq", 0),
            versions=tuple(data.get("versions", ())),
        )
        return replace(self, proposal=proposal, proposals=number)

    def agree(self, seat: int) -> "Room":
        proposal = self.proposal
        assert proposal is not None
        more = [one for one in self._of_same_person(seat, proposal.asked) if one not in proposal.agreed]
        return replace(self, proposal=replace(proposal, agreed=(*proposal.agreed, *more)))

    def _of_same_person(self, seat: int, asked: tuple[int, ...]) -> tuple[int, ...]:
        """Who holds several seats of a shared device agrees for all of them."""
        return tuple(one for one in asked if self.seats[one].user == self.seats[seat].user)

    def drop_proposal(self) -> "Room":
        return replace(self, proposal=None)
