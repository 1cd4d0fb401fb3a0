"""One table: the waiting room, the game for who has no socket, agreeing, talking."""

from typing import Annotated, Literal

import msgspec
from litestar import Controller, MediaType, Response, get, post
from litestar.params import QueryParameter

from hastilude.core.text import Texts
from hastilude.core.words import Refusal
from hastilude.server import protocol, updates
from hastilude.server.api.lobby import TablePage, page, sealed_page
from hastilude.server.api.visitor import Link, TableId
from hastilude.server.errors import Forbidden, Unreadable
from hastilude.server.house import House
from hastilude.server.limits import COUNT, LABEL, LEVEL, SEAT
from hastilude.server.protocol import (
    ActionName,
    Channel,
    ChatText,
    ClientId,
    Lang,
    PhraseCode,
    SeatNumber,
    Token,
    Version,
    view_type,
)
from hastilude.server.seats import ProposalKind
from hastilude.server.storage.people import User
from hastilude.server.table import Table
from hastilude.server.talk import say

Nonce = Annotated[str, msgspec.Meta(max_length=LABEL, pattern="^[A-Za-z0-9_-]*$")]
Hash = Annotated[str, msgspec.Meta(max_length=64, pattern="^[0-9a-f]*$")]
Level = Annotated[str, msgspec.Meta(max_length=LEVEL, pattern="^[A-Za-z0-9_.:]*$")]
OfSeat = Annotated[
    int | None, QueryParameter(ge=0, le=SEAT, description="With the eyes of this seat of mine.")
]


class Given(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a request's body may hold, and nothing else."""


class Sit(Given, frozen=True):
    #: none: any open one
    seat: SeatNumber | None = None
    #: opens an invited seat
    token: Token = ""
    #: added to the seed, so that nobody can have stacked the deck
    nonce: Nonce = ""
    #: … or only its SHA-256 for now: it is opened at the start
    sealed: Hash = ""


class Begin(Given, frozen=True):
    #: what I have sealed: opened at once
    nonce: Nonce = ""


class Commit(Given, frozen=True):
    seat: SeatNumber
    #: SHA-256 of a nonce, in hexadecimal
    sealed: Hash


class OpenNonce(Given, frozen=True):
    nonce: Nonce


class OneSeat(Given, frozen=True):
    seat: SeatNumber


class MaybeSeat(Given, frozen=True):
    seat: SeatNumber | None = None


class Swap(Given, frozen=True):
    seat: SeatNumber
    other: SeatNumber


class Arrange(Given, frozen=True):
    seat: SeatNumber
    kind: Literal["open", "invited", "bot"]
    bot: Level = ""


class Fill(Given, frozen=True):
    bot: Level


class Secret(msgspec.Struct, frozen=True):
    """A token for the right side of a link, after `#`: it is not to reach any log."""

    token: str


class Claim(Given, frozen=True):
    token: Token


class Propose(Given, frozen=True):
    kind: ProposalKind
    #: my seat
    by: SeatNumber
    #: swap: the other seat; takeover: the seat that a bot is to get
    seat: SeatNumber | None = None
    #: rollback: back to what I saw as this version
    version: Version | None = None


class Proposed(msgspec.Struct, frozen=True):
    id: int


class Vote(Given, frozen=True):
    seat: SeatNumber
    proposal: Version
    agree: bool


class Decide(Given, frozen=True):
    seat: SeatNumber
    id: ClientId
    version: Version
    action: ActionName
    #: what cannot be taken back afterwards waits to be confirmed
    hold: bool = False
    lang: Lang = "en"


class WhyNot(Given, frozen=True):
    seat: SeatNumber
    version: Version
    action: ActionName
    lang: Lang = "en"


class UndoDecision(Given, frozen=True):
    seat: SeatNumber
    id: ClientId
    version: Version
    #: all that may be taken back
    whole: bool = False
    lang: Lang = "en"


class ConfirmTurn(Given, frozen=True):
    seat: SeatNumber
    id: ClientId
    version: Version
    lang: Lang = "en"


class WhatNow(Given, frozen=True):
    seat: SeatNumber
    version: Version


class HintPage(msgspec.Struct, frozen=True):
    """The actions worth a thought, the best first."""

    version: int
    hints: tuple[updates.Hint, ...]


class NewLine(Given, frozen=True):
    text: ChatText = ""
    phrase: PhraseCode = ""


class Why(msgspec.Struct, frozen=True):
    """Why not; no refusal: it may be done."""

    refusal: Refusal | None
    message: str = ""


class Answered(msgspec.Struct, frozen=True):
    """What became of a decision."""

    accepted: bool
    version: int
    refusal: Refusal | None = None
    message: str = ""


class WaitingRoom(Controller):
    path = "/tables/{table_id:str}"
    tags = ("table",)

    @get(summary="A table's public facts")
    async def show(self, house: House, visitor: User | None, table_id: TableId, link: Link = "") -> TablePage:
        try:
            return page(await house.find(table_id, visitor, link), visitor)
        except Unreadable as why:
            return sealed_page(await house.sealed(table_id, visitor, link), visitor, why)

    @post("/sit", summary="Sit down", status_code=200)
    async def sit(self, house: House, user: User, table_id: TableId, data: Sit, link: Link = "") -> TablePage:
        """Needs the table's link where it is not public; an invited seat needs its own token."""
        table = await house.hall.table(table_id)
        await table.seating.sit(
            user.id, data.seat, token=data.token or link, nonce=data.nonce, sealed=data.sealed
        )
        return page(table, user)

    @post("/stand", summary="Stand up, before the start", status_code=200)
    async def stand(self, house: House, user: User, table_id: TableId, data: MaybeSeat) -> TablePage:
        table = await house.find(table_id, user)
        await table.seating.stand(user.id, data.seat)
        return page(table, user)

    @post("/swap", summary="Change seats, or propose it to who sits there", status_code=200)
    async def swap(self, house: House, user: User, table_id: TableId, data: Swap) -> TablePage:
        table = await house.find(table_id, user)
        await table.seating.swap(user.id, data.seat, data.other)
        return page(table, user)

    @post("/arrange", summary="Host: make a seat open, invited or a bot's", status_code=200)
    async def arrange(self, house: House, user: User, table_id: TableId, data: Arrange) -> TablePage:
        table = await house.find(table_id, user)
        await table.seating.arrange(user.id, data.seat, data.kind, data.bot)
        return page(table, user)

    @post("/fill", summary="Host: bots on all free seats", status_code=200)
    async def fill(self, house: House, user: User, table_id: TableId, data: Fill) -> TablePage:
        table = await house.find(table_id, user)
        await table.seating.fill(user.id, data.bot)
        return page(table, user)

    @post("/invite", summary="Host: the secret that opens an invited seat", status_code=200)
    async def invite(self, house: House, user: User, table_id: TableId, data: OneSeat) -> Secret:
        table = await house.find(table_id, user)
        return Secret(table.seating.invite(user.id, data.seat))

    @post(
        "/revoke", summary="Host: an invitation, or the table's link, opens nothing any more", status_code=200
    )
    async def revoke(self, house: House, user: User, table_id: TableId, data: MaybeSeat) -> TablePage:
        """With a seat the invitation to it; without one the link, in whose place there is a new one."""
        table = await house.find(table_id, user)
        await table.seating.revoke(user.id, data.seat)
        return page(table, user)

    @post("/start", summary="Host: begin", status_code=200)
    async def start(
        self, house: House, user: User, table_id: TableId, data: Begin | None = None
    ) -> TablePage:
        """Where nonces are sealed, everybody is asked for theirs; the game begins with the last."""
        table = await house.find(table_id, user)
        await table.seating.start(user.id, data.nonce if data else "")
        return page(table, user)

    @post("/commit", summary="Seal what I add to the seed", status_code=200)
    async def commit(self, house: House, user: User, table_id: TableId, data: Commit) -> TablePage:
        table = await house.find(table_id, user)
        await table.seating.commit(user.id, data.seat, data.sealed)
        return page(table, user)

    @post("/open", summary="Open what I have sealed, when the host begins", status_code=200)
    async def open(self, house: House, user: User, table_id: TableId, data: OpenNonce) -> TablePage:
        table = await house.find(table_id, user)
        await table.seating.open(user.id, data.nonce)
        return page(table, user)

    @post("/close", summary="Host: close a table that has not begun", status_code=200)
    async def close(self, house: House, user: User, table_id: TableId) -> TablePage:
        """… or one that cannot be played here any more, whatever its status."""
        try:
            table = await house.find(table_id, user)
        except Unreadable as why:
            sealed = await house.sealed(table_id, user)
            await sealed.close(user.id)
            return sealed_page(sealed, user, why)
        await table.seating.close(user.id)
        return page(table, user)

    @post("/leave", summary="Leave the table", status_code=200)
    async def leave(self, house: House, user: User, table_id: TableId) -> TablePage:
        table = await house.find(table_id, user)
        await table.seating.leave(user.id)
        return page(table, user)

    @post("/come-back", summary="Take my seat again", status_code=200)
    async def come_back(self, house: House, user: User, table_id: TableId) -> TablePage:
        table = await house.find(table_id, user)
        await table.seating.come_back(user.id)
        return page(table, user)

    @post("/claim-link", summary="A secret that gives my seat to another device", status_code=200)
    async def claim_link(self, house: House, user: User, table_id: TableId, data: OneSeat) -> Secret:
        table = await house.find(table_id, user)
        return Secret(table.seating.claim_link(user.id, data.seat))

    @post("/claim-seat", summary="Take the seat of a claim link", status_code=200)
    async def claim_seat(self, house: House, user: User, table_id: TableId, data: Claim) -> TablePage:
        table = await house.hall.table(table_id)
        await table.seating.claim_seat(user.id, data.token)
        return page(table, user)

    @post("/rematch", summary="The same again with rotated seats", status_code=200)
    async def rematch(self, house: House, user: User, table_id: TableId) -> TablePage:
        table = await house.find(table_id, user)
        if not table.sitting.room.rematch:  # who only follows makes none
            await house.may_make_table(user)
        return page(await house.hall.rematch(table, user.id), user)


class Playing(Controller):
    path = "/tables/{table_id:str}"
    tags = ("game",)

    @get("/update", summary="All that I may know now")
    async def update(
        self, house: House, visitor: User | None, table_id: TableId, seat: OfSeat = None, link: Link = ""
    ) -> Response[bytes]:
        """The same message that a socket gets (docs/protocol.md)."""
        table = await house.find(table_id, visitor, link)
        own(table, visitor, seat)
        return Response(protocol.write_update(table.update(seat)), media_type=MediaType.JSON)

    @get("/text", summary="The same as plain lines of text")
    async def text(
        self,
        *,
        house: House,
        visitor: User | None,
        table_id: TableId,
        seat: OfSeat = None,
        lang: Lang = "en",
        link: Link = "",
    ) -> list[str]:
        table = await house.find(table_id, visitor, link)
        own(table, visitor, seat)
        return lines(table, table.update(seat), lang)

    @post("/act", summary="Decide", status_code=200)
    async def act(self, house: House, user: User, table_id: TableId, data: Decide) -> Answered:
        table = await house.find(table_id, user)
        answer = await table.play.act(user.id, data.seat, data.action, data.version, data.id, hold=data.hold)
        return _answered(table, answer, data.lang)

    @post("/why", summary="Why an action may not be taken", status_code=200)
    async def why(self, house: House, user: User, table_id: TableId, data: WhyNot) -> Why:
        """Nothing is done, whatever the answer."""
        table = await house.find(table_id, user)
        refusal = table.play.why(user.id, data.seat, data.action, data.version)
        return Why(refusal, table.phrase(refusal, data.lang) if refusal else "")

    @post("/undo", summary="Take back", status_code=200)
    async def undo(self, house: House, user: User, table_id: TableId, data: UndoDecision) -> Answered:
        table = await house.find(table_id, user)
        ask = table.play.restart_turn if data.whole else table.play.undo
        return _answered(table, await ask(user.id, data.seat, data.version, data.id), data.lang)

    @post("/confirm", summary="Confirm my turn, where the table asks for it", status_code=200)
    async def confirm(self, house: House, user: User, table_id: TableId, data: ConfirmTurn) -> Answered:
        table = await house.find(table_id, user)
        answer = await table.play.confirm_turn(user.id, data.seat, data.version, data.id)
        return _answered(table, answer, data.lang)

    @post("/hint", summary="What would be good here", status_code=200)
    async def hint(self, house: House, user: User, table_id: TableId, data: WhatNow) -> HintPage:
        """Where the table has hints, and only for who is to decide. Takes about a second."""
        table = await house.find(table_id, user)
        house.may_ask(user)
        return HintPage(data.version, await table.adviser.hints(user.id, data.seat, data.version))

    @post("/propose", summary="Propose a swap, a stand-in, a way back or the end", status_code=200)
    async def propose(self, house: House, user: User, table_id: TableId, data: Propose) -> Proposed:
        table = await house.find(table_id, user)
        number = await table.council.propose(
            user.id, data.kind, by=data.by, seat=data.seat, version=data.version
        )
        return Proposed(number)

    @post("/vote", summary="Agree to a proposal, or not", status_code=200)
    async def vote(self, house: House, user: User, table_id: TableId, data: Vote) -> TablePage:
        table = await house.find(table_id, user)
        await (table.council.agree if data.agree else table.council.decline)(
            user.id, data.seat, data.proposal
        )
        return page(table, user)

    @post("/claim", summary="A bot for the seat whose time is out", status_code=200)
    async def claim(self, house: House, user: User, table_id: TableId, data: OneSeat) -> TablePage:
        table = await house.find(table_id, user)
        await table.council.claim(user.id, data.seat)
        return page(table, user)

    @get("/chat", summary="The last lines of chat")
    async def chat(
        self,
        *,
        house: House,
        visitor: User | None,
        table_id: TableId,
        channel: Channel = "table",
        before: Annotated[int | None, QueryParameter(ge=0, le=COUNT)] = None,
        link: Link = "",
    ) -> list[updates.Said]:
        table = await house.find(table_id, visitor, link)
        return await table.talk.lines(visitor.id if visitor else "", channel, before)

    @post("/chat", summary="Say something", status_code=200)
    async def say(
        self, house: House, user: User, table_id: TableId, data: NewLine, link: Link = ""
    ) -> updates.Said:
        table = await house.find(table_id, user, link)
        return await say(house, table, user, data.text, data.phrase)


def lines(table: Table, update: updates.Update, lang: str) -> list[str]:
    """A table as text, for terminals and screen readers."""
    rulebook = table.box.rulebook
    texts = Texts(rulebook, lang, [seat.name for seat in update.seats])
    if update.view is None:
        return []
    view = msgspec.json.decode(update.view, type=view_type(rulebook))
    said = [texts.prompt(update.prompt, update.seat)] if update.prompt else []
    return [*said, *texts.view(view)]


def own(table: Table, visitor: User | None, seat: int | None) -> None:
    if seat is not None and (visitor is None or seat not in table.seats_of(visitor.id)):
        raise Forbidden("not_your_seat", f"Seat {seat} is not yours.")


def _answered(table: Table, answer: updates.Answer, lang: str) -> Answered:
    message = table.phrase(answer.refusal, lang) if answer.refusal else ""
    return Answered(answer.accepted, answer.version, answer.refusal, message)
