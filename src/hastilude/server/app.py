"""The app: routes, and everything around them, put together."""

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, Response, Router, get
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from hastilude import __version__
from hastilude.server import errors
from hastilude.server.api.account import Account
from hastilude.server.api.deals import SharedDeals
from hastilude.server.api.games import Games
from hastilude.server.api.lobby import Lobby
from hastilude.server.api.meeting import Meetings
from hastilude.server.api.notices import Notices
from hastilude.server.api.people import People
from hastilude.server.api.puzzles import PuzzleRoom
from hastilude.server.api.records import Records
from hastilude.server.api.tables import Playing, WaitingRoom
from hastilude.server.api.tutorial import Tutorials
from hastilude.server.api.visitor import DEPENDENCIES, Asking, house_of
from hastilude.server.api.warden import WardenDesk
from hastilude.server.compiled import Compiled, Rules
from hastilude.server.errors import Away, Forbidden, Trouble
from hastilude.server.house import House, HouseRules
from hastilude.server.metrics import CONTENT_TYPE
from hastilude.server.pages import Pages, page
from hastilude.server.schema import definitions, messages_schema
from hastilude.server.security import Gate, csrf, may_read_metrics, vouch_for_program
from hastilude.server.settings import Settings
from hastilude.server.socket import table_socket


class Health(msgspec.Struct, frozen=True):
    status: str
    version: str
    #: how bots think here; while the rules are being compiled, slower than soon
    rules: Rules


@get("/health/live", summary="The process answers", tags=["health"])
async def live() -> Health:
    return Health("live", __version__, Compiled.here().rules())


@get("/health/ready", summary="The database answers and nobody is being sent away", tags=["health"])
async def ready(request: Asking) -> Health:
    house = house_of(request)
    if house.closing:
        raise Away("closing", "This process is about to stop.", wait=1)
    if not await house.hall.ready():
        raise Away("unavailable", "The database does not answer.", wait=1)
    return Health("ready", __version__, Compiled.here().rules())


@get("/metrics", summary="Numbers for Prometheus", tags=["health"], include_in_schema=False)
async def metrics(request: Asking) -> Response[bytes]:
    """Not for players: at a lonely table the count of decisions tells what somebody does in secret."""
    house = house_of(request)
    if not may_read_metrics(request.scope, house.rules.metrics_token):
        raise Forbidden("forbidden", "These numbers are for who runs this server.")
    return Response(house.metrics.page(), media_type=CONTENT_TYPE)


@get("/schema/messages.json", include_in_schema=False)
async def messages(request: Asking) -> Response[bytes]:
    return await house_of(request).kept.page(request, "messages", messages_schema)


class Document(JsonRenderPlugin):
    """The OpenAPI document. Every operation may be answered by a problem: one shape for all
    that is not a success."""

    def render(self, request: Asking, openapi_schema: dict[str, Any]) -> bytes:
        components = {**definitions("#/components/schemas/"), **openapi_schema["components"]["schemas"]}
        openapi_schema["components"]["schemas"] = components
        for path, item in openapi_schema["paths"].items():
            for operation in item.values():
                answers = operation["responses"]
                answers.pop("400", None)
                answers["default"] = {"description": "Why not", "content": _content("Problem")}
                if path.endswith("/update"):  # which the table has encoded already
                    answers["200"]["content"] = _content("UpdateMessage")
        return msgspec.json.encode(openapi_schema)


def _content(name: str) -> dict[str, Any]:
    return {"application/json": {"schema": {"$ref": f"#/components/schemas/{name}"}}}


class App:
    """What uvicorn serves: the gate, and Litestar behind it."""

    def __init__(
        self, settings: Settings, rules: HouseRules | None = None, pages: Pages | None = None
    ) -> None:
        rules = rules or HouseRules()
        self.house = House(settings, rules)
        self._trouble = ""
        # The true secret comes from the database, once it is open.
        self._csrf = csrf(secrets.token_hex(32), secure=rules.secure)
        self.litestar = Litestar(
            route_handlers=[
                Router(
                    "/api",
                    route_handlers=[
                        Account,
                        Notices,
                        People,
                        Games,
                        Tutorials,
                        Lobby,
                        SharedDeals,
                        Meetings,
                        PuzzleRoom,
                        WaitingRoom,
                        Playing,
                        Records,
                        WardenDesk,
                        table_socket,
                    ],
                    dependencies=DEPENDENCIES,
                ),
                live,
                ready,
                metrics,
                messages,
                page,
            ],
            state=State({"house": self.house, "pages": pages or Pages()}),
            lifespan=[self._lifespan],
            exception_handlers=errors.HANDLERS,
            csrf_config=self._csrf,
            openapi_config=OpenAPIConfig(
                title="Hastilude",
                version=__version__,
                description="Tables for knightly board games. Sockets are described in docs/protocol.md.",
                path="/schema",
                render_plugins=[Document()],
                use_handler_docstrings=True,
            ),
            request_max_body_size=rules.limits.body,
            logging_config=None,
        )
        origins = [rules.public_url] if rules.public_url else []
        self.gate = Gate(self._enter, rules.limits, self.house.metrics, origins, rules.names)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        async def told(message: Any) -> None:
            if message["type"] == "lifespan.startup.failed" and self._trouble:
                message = {**message, "message": self._trouble}
            await send(message)

        await self.gate(scope, receive, told if scope["type"] == "lifespan" else send)

    async def _enter(self, scope: Any, receive: Any, send: Any) -> None:
        """Behind the gate."""
        if scope["type"] == "http":
            vouch_for_program(scope, self._csrf.secret)
        await self.litestar(scope, receive, send)

    @asynccontextmanager
    async def _lifespan(self, app: Litestar) -> AsyncIterator[None]:
        try:
            await self.house.open()
        except Trouble as trouble:
            # One sentence instead of a page of frames: nothing is wrong with the program.
            why = f" ({trouble.__cause__})" if trouble.__cause__ else ""
            self._trouble = f"{trouble.problem.message}{why}"
            raise
        self._csrf.secret = self.house.identity.signer.derive("csrf").hex()
        try:
            yield
        finally:
            await self.house.close()
