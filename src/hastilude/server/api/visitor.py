"""Who asks: what every handler is given."""

from typing import Annotated, Any, cast

from litestar import Request
from litestar.di import Provide
from litestar.params import HeaderParameter, PathParameter, QueryParameter

from hastilude.server.errors import NotSignedIn, too_fast
from hastilude.server.house import House
from hastilude.server.identity import token_of
from hastilude.server.limits import NAME, PAGE, TOKEN
from hastilude.server.security import PERSON, address
from hastilude.server.storage.people import User

Asking = Request[Any, Any, Any]

TableId = Annotated[
    str, PathParameter(pattern=f"^[A-Za-z0-9_-]{{1,{NAME}}}$", description="The id of a table.")
]
GameId = Annotated[str, PathParameter(pattern=f"^[a-z0-9_]{{1,{NAME}}}$", description="The id of a game.")]
#: in a header, because paths and queries end up in logs and histories
Link = Annotated[
    str,
    HeaderParameter(
        name="x-table-link",
        max_length=TOKEN,
        description="The secret of a table that is not public.",
    ),
]
AtMost = Annotated[int, QueryParameter(ge=1, le=PAGE, description="How many at most.")]


def house_of(request: Asking) -> House:
    house: House = request.app.state.house
    return house


async def provide_house(request: Asking) -> House:
    return house_of(request)


async def provide_visitor(request: Asking, house: House) -> User | None:
    """Who has come; None for somebody without a session that is good."""
    user = await house.identity.who(token_of(request))
    cast("dict[str, Any]", request.scope)[PERSON] = house.alias(user)
    if user is not None and (wait := house.requests.take(user.id)):
        raise too_fast("You ask too much at once", wait)
    if user is not None:
        house.notice_here(user.id)
    return user


async def provide_user(visitor: User | None) -> User:
    if visitor is None:
        raise NotSignedIn("not_signed_in", "Become a guest first (POST /api/guests), or sign in.")
    return visitor


async def provide_address(request: Asking) -> str:
    return address(request.scope)


#: A chain (user, visitor, house): what does not depend on each other is provided by tasks of its
#: own, which cost more than all of these together.
DEPENDENCIES = {
    "house": Provide(provide_house),
    "visitor": Provide(provide_visitor),
    "user": Provide(provide_user),
    "address": Provide(provide_address),
}
