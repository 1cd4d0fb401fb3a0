"""Guests and accounts."""

from typing import Annotated

import msgspec
from litestar import Controller, Response, get, patch, post
from litestar.datastructures import Cookie

from hastilude.server.api.visitor import Asking
from hastilude.server.house import House
from hastilude.server.identity import COOKIE, Entered, arms_of, token_of
from hastilude.server.limits import FIELD
from hastilude.server.protocol import Lang
from hastilude.server.storage.people import User

Line = Annotated[str, msgspec.Meta(max_length=FIELD)]


class Me(msgspec.Struct, frozen=True):
    """What I may know of myself."""

    #: public: it is shown with every seat of mine
    user: str
    name: str
    #: seed of my coat of arms: FNV-1a (32 bits) of the name in UTF-8
    arms: int
    #: None for a guest
    login: str | None
    #: looks after the house
    warden: bool = False


class NewGuest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    #: empty: one is found
    name: Line = ""
    lang: Lang = "en"


class NewName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Line


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    login: Line
    password: Line


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    old: Line
    new: Line


class Farewell(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    #: of an account; a guest has none
    password: Line = ""


class SignedOut(msgspec.Struct, frozen=True):
    sessions: int


class Pass(msgspec.Struct, frozen=True):
    """How a program shows who it is: `Authorization: Bearer TOKEN`. The token is told this once."""

    token: str
    me: Me


def me(user: User) -> Me:
    return Me(user.id, user.name, arms_of(user.name), user.login, user.warden)


class Account(Controller):
    tags = ("people",)

    @post("/guests", summary="Become a guest", status_code=201)
    async def greet(self, house: House, visitor: User | None, address: str, data: NewGuest) -> Response[Me]:
        """Who is known already stays who they are."""
        if visitor is not None:
            return Response(me(visitor), status_code=201)
        return _entered(house, await house.identity.greet(data.name, data.lang, address), 201)

    @post("/programs", summary="A guest that is a program", status_code=201, exclude_from_csrf=True)
    async def greet_program(self, house: House, address: str, data: NewGuest) -> Pass:
        """A new guest, whoever asks; it shows a token instead of a cookie."""
        return _pass(await house.identity.greet(data.name, data.lang, address))

    @post("/me/token", summary="A token for a program that decides for me", status_code=201)
    async def give_token(self, house: House, user: User) -> Pass:
        """It opens what my cookie opens, until I sign out everywhere or change my password."""
        return _pass(await house.identity.new_token(user))

    @get("/me", summary="Who I am")
    async def show(self, user: User) -> Me:
        return me(user)

    @patch("/me", summary="Change my name")
    async def rename(self, house: House, user: User, data: NewName) -> Me:
        renamed = await house.identity.rename(user, data.name)
        house.hall.renamed(user.id, renamed.name)
        return me(renamed)

    @post("/me/forget", summary="Delete my data", status_code=200)
    async def forget(self, house: House, user: User, address: str, data: Farewell) -> Response[None]:
        """Name, login, sessions, notices and chat lines go. Seats of finished games stay, nameless."""
        await house.identity.forget(user, data.password, address)
        house.hall.renamed(user.id, "")
        await house.hang_up(user=user.id)
        return _left(house)

    @post("/account/register", summary="Make this guest an account", status_code=200)
    async def register(self, house: House, user: User, address: str, data: Credentials) -> Response[Me]:
        return _entered(house, await house.identity.register(user, data.login, data.password, address))

    @post("/account/sign-in", summary="Sign in", status_code=200)
    async def sign_in(self, house: House, request: Asking, address: str, data: Credentials) -> Response[Me]:
        old = token_of(request)
        return _entered(house, await house.identity.sign_in(data.login, data.password, old, address))

    @post("/account/password", summary="Change my password; all other sessions end", status_code=200)
    async def change_password(
        self, house: House, user: User, address: str, data: NewPassword
    ) -> Response[Me]:
        entered = await house.identity.change_password(user, data.old, data.new, address)
        await house.hang_up(user=user.id)
        return _entered(house, entered)

    @post("/account/sign-out", summary="Sign out here", status_code=200)
    async def sign_out(self, house: House, request: Asking) -> Response[None]:
        """A guest who signs out has no way back except a seat's claim link."""
        token = token_of(request)
        await house.identity.sign_out(token)
        await house.hang_up(token=token)
        return _left(house)

    @post("/account/sign-out-everywhere", summary="Sign out on all devices", status_code=200)
    async def sign_out_everywhere(self, house: House, user: User) -> Response[SignedOut]:
        ended = await house.identity.sign_out_everywhere(user)
        await house.hang_up(user=user.id)
        return Response(SignedOut(ended), status_code=200, cookies=[_cookie(house, "", 0)])


def _cookie(house: House, token: str, max_age: int) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=token,
        max_age=max_age,
        path="/",
        httponly=True,
        samesite="lax",
        secure=house.rules.secure,
    )


def _entered(house: House, entered: Entered, status: int = 200) -> Response[Me]:
    cookie = _cookie(house, entered.token, int(house.limits.session))
    return Response(me(entered.user), status_code=status, cookies=[cookie])


def _pass(entered: Entered) -> Pass:
    return Pass(entered.token, me(entered.user))


def _left(house: House) -> Response[None]:
    return Response(None, status_code=200, cookies=[_cookie(house, "", 0)])
