"""What a new table is to be, and whether it can be."""

from typing import Literal

import msgspec

from hastilude.core.game import GameError
from hastilude.server.clock import AtZero, ClockRule
from hastilude.server.errors import ONE_SEAT, Trouble, check_nonce
from hastilude.server.identity import clean
from hastilude.server.limits import Limits
from hastilude.server.rows import Terms
from hastilude.server.seats import SeatWish
from hastilude.server.settings import Settings
from hastilude.server.shelf import Box
from hastilude.server.table import Table


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a new table is to be. GameError or Trouble with a sentence if it cannot be."""

    game: str
    seats: tuple[SeatWish, ...]
    options: dict[str, str] = {}
    clock: ClockRule = ClockRule()
    at_zero: AtZero = "bot"
    visibility: Literal["public", "link"] = "link"
    teams: tuple[int, ...] = ()
    rated: bool = False
    confirm_turn: bool = False
    #: players may ask for hints; never in rated games
    hints: bool = True
    #: added to the seed by the host
    nonce: str = ""
    #: … or only its SHA-256 (hexadecimal) for now; it is opened at the start
    sealed: str = ""


def terms_of(box: Box, wish: Wish, settings: Settings, limits: Limits) -> Terms:
    """The wish, checked and completed."""
    box.game.check_seats(len(wish.seats), box.game.choose(wish.options))
    for seat in wish.seats:
        if seat.kind == "bot":
            box.check_bot(seat.bot)
    problem = wish.clock.problem()
    if problem:
        raise Trouble("bad_clock", problem)
    if wish.teams and not any(option.name == "teams" for option in box.game.options):
        raise Trouble("no_teams", f"{box.game.name['en']} is not played in teams.")
    if wish.teams and len(wish.teams) != len(wish.seats):
        raise Trouble("bad_teams", "Every seat needs a team.")
    check_nonce(wish.nonce, wish.sealed)
    if (wish.visibility == "public" or wish.rated) and [seat.kind for seat in wish.seats].count("me") > 1:
        raise Trouble("one_seat", ONE_SEAT)
    return Terms(
        game=wish.game,
        rules=box.rulebook.version,
        components=box.figures.digest,
        options=box.game.choose(wish.options),
        seats=tuple(_seat_wish(seat, limits) for seat in wish.seats),
        clock=wish.clock,
        at_zero=wish.at_zero,
        visibility=wish.visibility,
        teams=wish.teams,
        rated=wish.rated,
        confirm_turn=wish.confirm_turn,
        stand_in=_stand_in(box, settings),
        nonce=wish.nonce,
        sealed=wish.sealed,
        hints=wish.hints,
    )


def _seat_wish(seat: SeatWish, limits: Limits) -> SeatWish:
    if seat.user and seat.kind != "invited":
        raise Trouble("bad_call", "Only an invited seat can be kept for somebody.")
    if not seat.name:
        return seat
    if seat.kind != "me":
        raise Trouble("bad_name", "Only seats of your own device can be given names; others bring theirs.")
    return msgspec.structs.replace(seat, name=clean(seat.name, limits.name, "A name"))


def _stand_in(box: Box, settings: Settings) -> str:
    try:
        box.check_bot(settings.stand_in)
    except GameError:
        return "random"
    return settings.stand_in


def rotated(table: Table, user: str, box: Box) -> Terms:
    """The terms of a rematch, by the present rules: everybody moves up one seat, the first becomes
    the last."""
    terms, seats = table.charter.terms, table.sitting.room.seats
    seats = (*seats[1:], seats[0])
    wishes: list[SeatWish] = []
    for seat in seats:
        if seat.kind == "bot":
            wishes.append(SeatWish("bot", seat.bot))
        else:
            mine = seat.user == user
            name = table.charter.name_of(seat) if mine else ""
            wishes.append(SeatWish("me" if mine else "invited", name=name))
    kept_for = tuple(seat.user if seat.kind == "person" else "" for seat in seats)
    known = {option.name: option.values for option in box.game.options}
    options = {name: value for name, value in terms.options.items() if value in known.get(name, ())}
    return msgspec.structs.replace(
        terms,
        rules=box.rulebook.version,
        components=box.figures.digest,
        options=box.game.choose(options),
        seats=tuple(wishes),
        kept_for=kept_for,
        nonce="",
        sealed="",
        deal="",
        opens_ms=0,
        nonces=(),
        pairing=None,
    )
