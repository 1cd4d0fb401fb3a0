"""What people at a table do together: propose, agree, decline, claim."""

from hastilude.server.errors import Conflict, Forbidden, Trouble
from hastilude.server.keeper import Keeper
from hastilude.server.rights import Rights
from hastilude.server.rows import Row
from hastilude.server.seats import ProposalKind
from hastilude.server.sitting import Sitting


class Council:
    __slots__ = ("keeper", "rights")

    def __init__(self, keeper: Keeper, rights: Rights) -> None:
        self.keeper = keeper
        self.rights = rights

    async def propose(
        self, user: str, kind: ProposalKind, *, by: int, seat: int | None = None, version: int | None = None
    ) -> int:
        """Propose something (seats.ProposalKind); returns its id. Conflict while another is open."""
        if kind != "abandon":
            self.rights.free()
        data: dict[str, object] = {"kind": kind}
        if kind == "rollback":
            self.rights.own(user, by)
            data |= await self._rollback_target(by, version)

        def make(sitting: Sitting) -> Row:
            self.rights.own(user, by)
            if sitting.room.proposal is not None:
                raise Conflict("proposal_open", "Something else has been proposed; answer that first.")
            asked = self._asked(kind, by, seat)
            more = {} if seat is None else {"seat": seat}
            return self.keeper.row("propose", seat=by, actor=user, data={**data, **more, "asked": asked})

        await self.keeper.change(make)
        return self.keeper.sitting.room.proposals

    def _asked(self, kind: ProposalKind, by: int, seat: int | None) -> list[int]:
        """Whose consent is needed."""
        room = self.keeper.sitting.room
        people = list(room.people())
        if kind == "swap":
            self.rights.waiting()
            if seat is None or self.rights.seat(seat).kind != "person":
                raise Conflict("nobody_there", "Nobody sits there.")
            return [by, seat]
        self.rights.playing()
        if by not in people:
            raise Conflict("stood_in", "A bot plays for you; come back first.")
        if kind == "rollback" and self.keeper.charter.terms.rated:
            raise Conflict("rated", "In a rated game nothing is taken back.")
        if kind == "takeover":
            self._check_gone(seat)
            return [number for number in people if number != seat]
        return list(room.persons())

    def _check_gone(self, number: int | None) -> None:
        if number is None:
            raise Trouble("no_such_seat", "Say whose seat a bot is to take over.")
        seat = self.rights.seat(number)
        if seat.kind != "person" or seat.stands_in:
            raise Conflict("bot_there", "A bot plays there already.")
        overdue = self.keeper.sitting.room.overdue == number
        absent = self.keeper.showing.lamps.absent(number) >= self.keeper.hall.settings.absent_seconds
        if not (seat.left or overdue or absent):
            raise Conflict("still_there", "This player is still at the table.")

    async def _rollback_target(self, by: int, version: int | None) -> dict[str, object]:
        """The last moment, not after a version of the proposer's stream, at which nothing was open."""
        if version is None or not 0 <= version < self.keeper.sitting.versions[by]:
            raise Trouble("bad_version", "Say back to which version, and an earlier one than this.")
        found = await self._last_safe(by, version)
        if found is None:
            raise Conflict("too_early", "The game had not begun then.")
        return {"to_seq": found.seq, "versions": found.versions}

    async def _last_safe(self, stream: int, version: int) -> Sitting | None:
        best = None
        async for sitting in self.keeper.since(stream, version):
            if sitting.versions[stream] > version:
                break
            if sitting.safe and sitting.course is not None:
                best = sitting
        return best

    async def agree(self, user: str, seat: int, proposal: int) -> None:
        def make(sitting: Sitting) -> Row | None:
            self.rights.own(user, seat)
            self._asks(sitting, seat, proposal)
            assert sitting.room.proposal is not None
            if seat in sitting.room.proposal.agreed:
                return None
            return self.keeper.row("agree", seat=seat, actor=user)

        await self.keeper.change(make)

    async def decline(self, user: str, seat: int, proposal: int) -> None:
        """By one of those asked; or withdrawn by who proposed it."""

        def make(sitting: Sitting) -> Row:
            self.rights.own(user, seat)
            self._asks(sitting, seat, proposal)
            return self.keeper.row("decline", seat=seat, actor=user)

        await self.keeper.change(make)

    def _asks(self, sitting: Sitting, seat: int, proposal: int) -> None:
        found = sitting.room.proposal
        if found is None or found.id != proposal:
            raise Conflict("no_proposal", "This is not proposed any more.")
        if seat not in found.asked:
            raise Forbidden("not_asked", "This is not for you to decide.")

    async def claim(self, user: str, seat: int) -> None:
        """The overdue seat goes to a bot (`at_zero` = claim)."""

        def make(sitting: Sitting) -> Row:
            self.rights.own(user, seat)
            self.rights.playing()
            overdue = sitting.room.overdue
            if overdue is None or overdue == seat:
                raise Conflict("not_overdue", "Nobody else's time is out.")
            return self.keeper.row("claim", seat=seat, actor=user)

        await self.keeper.change(make)
