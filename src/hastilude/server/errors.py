"""What goes wrong, as one JSON shape: `{"code": …, "message": …, "rules": […]}`.

The code is for programs, the message one clear sentence for people, the rules are ids of
the game's ledger. Bad input is never a 500; a database that is away is a 503.
"""

from typing import Any, ClassVar

import msgspec
import structlog
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from sqlalchemy.exc import SQLAlchemyError

from hastilude.core.action import ActionError
from hastilude.core.game import GameError
from hastilude.server.limits import LABEL

log = structlog.get_logger("hastilude.server")


class Problem(msgspec.Struct, frozen=True):
    """The body of every answer that is not a success."""

    code: str
    message: str
    rules: tuple[str, ...] = ()
    #: where in the request, if it can be said
    where: str = ""


class Trouble(Exception):
    """Something that cannot be done, and why. Subclasses give the status."""

    status: ClassVar[int] = 400

    def __init__(self, code: str, message: str, *, rules: tuple[str, ...] = (), wait: float = 0.0) -> None:
        super().__init__(message)
        self.problem = Problem(code, message, rules)
        #: seconds after which it may be tried again
        self.wait = wait

    @property
    def headers(self) -> dict[str, str]:
        return {"retry-after": str(int(self.wait) + 1)} if self.wait else {}


class NotSignedIn(Trouble):
    status = 401


class Forbidden(Trouble):
    status = 403


class Missing(Trouble):
    status = 404


class Conflict(Trouble):
    status = 409


class Unreadable(Conflict):
    """A table whose rules or figures are not here: only what was written down about it can be seen."""


class TooLarge(Trouble):
    status = 413


class Misdirected(Trouble):
    """A request for a house of another name."""

    status = 421


class TooMany(Trouble):
    status = 429


class Away(Trouble):
    """The database, or something else that we need, cannot be reached now."""

    status = 503


#: where strangers meet, or points are counted
ONE_SEAT = "At public and rated tables everybody has one seat only."


def check_label(text: str, what: str, least: int = 0) -> None:
    """What clients make up goes into the database and into records."""
    if not least <= len(text) <= LABEL or not text.isascii() or not text.isprintable():
        raise Trouble("bad_text", f"{what} has {least} to {LABEL} plain ASCII characters.")


def check_nonce(nonce: str, sealed: str) -> None:
    """What somebody adds to the seed, or its hash: one of the two, or neither."""
    check_label(nonce, "A nonce")
    if sealed and (nonce or len(sealed) != 64 or sealed.strip("0123456789abcdef")):
        raise Trouble("bad_seal", "Give a nonce, or its SHA-256 as 64 hexadecimal digits, not both.")


def too_fast(what: str, wait: float) -> TooMany:
    return TooMany("too_fast", f"{what}; try again in {int(wait) + 1} s.", wait=wait)


_CODES = {
    400: "bad_request",
    401: "not_signed_in",
    403: "forbidden",
    404: "not_found",
    405: "method_not_allowed",
    413: "too_large",
    415: "unsupported_media_type",
    429: "too_fast",
    503: "unavailable",
}
_SENTENCES = {
    404: "There is nothing here.",
    405: "This address does not take that method.",
    413: "The request is too large.",
}


def answer(problem: Problem, status: int, headers: dict[str, str] | None = None) -> Response[Problem]:
    return Response(problem, status_code=status, media_type=MediaType.JSON, headers=headers)


def answer_trouble(request: Request[Any, Any, Any], error: Trouble) -> Response[Problem]:
    return answer(error.problem, error.status, error.headers)


def answer_bad_game_input(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """GameError and ActionError are sentences about what was given."""
    return answer(Problem("bad_request", _sentence(str(error))), 400)


def answer_not_text(request: Request[Any, Any, Any], error: UnicodeError) -> Response[Problem]:
    return answer(Problem("bad_request", "The request is not text in UTF-8."), 400)


def answer_too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[Problem]:
    return answer(Problem("bad_request", "The request is nested too deep."), 400)


def answer_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What the framework refuses: no such path, bad JSON, a missing field, a foreign page."""
    status = error.status_code
    if status >= 500:
        return answer_unknown(request, error)
    where = ""
    message = _SENTENCES.get(status, "") or _sentence(error.detail)
    extra: Any = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        where = str(extra[0].get("key", ""))
        message = _sentence(str(extra[0].get("message", message)))
    headers = {k.lower(): v for k, v in (error.headers or {}).items()}
    return answer(Problem(_CODES.get(status, "bad_request"), message, where=where), status, headers)


def answer_away(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    # The text of a driver's error may hold parameters of the statement: only its kind is logged.
    log.error("storage", error=type(error).__name__, cause=type(getattr(error, "orig", None)).__name__)
    problem = Problem("unavailable", "The table cannot be reached at the moment; try again shortly.")
    return answer(problem, 503, {"retry-after": "1"})


def answer_unknown(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.error("unexpected", path=request.scope.get("path_template", ""), exc_info=error)
    return answer(Problem("unexpected", "Something went wrong on our side; it has been written down."), 500)


#: what Litestar is given
HANDLERS: dict[int | type[Exception], Any] = {
    Trouble: answer_trouble,
    GameError: answer_bad_game_input,
    ActionError: answer_bad_game_input,
    UnicodeError: answer_not_text,
    RecursionError: answer_too_deep,
    HTTPException: answer_http,
    SQLAlchemyError: answer_away,
    ConnectionError: answer_away,
    TimeoutError: answer_away,
    Exception: answer_unknown,
}


def _sentence(text: str) -> str:
    """The framework's words as a sentence."""
    text = " ".join(text.split())
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "?")) else ".")
