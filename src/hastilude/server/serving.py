"""A serving process: uvicorn around the app, told how to begin and how to end."""

import gc
import socket
from collections.abc import Awaitable, Callable
from typing import Any

import structlog
import uvicorn

from hastilude.server import logs
from hastilude.server.app import App
from hastilude.server.house import House, HouseRules
from hastilude.server.limits import Limits
from hastilude.server.settings import Settings

log = structlog.get_logger("hastilude.server")

#: told the address as soon as the house is open and listens
Listening = Callable[[House, str], Awaitable[None]]

#: seconds between pings to each socket, and until one that does not answer is closed
PING = 20.0


def sockets(*, plain: bool) -> Any:
    """How uvicorn speaks through WebSockets: our short way, or its own where asked for or all there is."""
    if not plain:
        try:
            from hastilude.server.wire import Line  # noqa: PLC0415
        except ImportError as error:
            log.warning("sockets", trouble="this uvicorn has no short way", error=str(error))
        else:
            return Line
    return "auto"


def requests(limits: Limits) -> Any:
    """How uvicorn hears requests: with an end to those that never come whole."""
    try:
        from hastilude.server.reception import made_for  # noqa: PLC0415
    except ImportError as error:
        log.warning("requests", trouble="this uvicorn has no such class", error=str(error))
        return "auto"
    return made_for(limits)


class Process(uvicorn.Server):
    """Says where it listens; before it stops, tells all clients to come again."""

    def __init__(self, app: App, host: str, port: int, listening: Listening | None = None) -> None:
        limits = app.house.limits
        config = uvicorn.Config(
            app,
            host=host,
            port=port,
            log_config=None,
            access_log=False,
            server_header=False,
            http=requests(limits),
            ws=sockets(plain=app.house.rules.plain_wire),
            # A larger frame is refused while it is read, with close code 1009.
            ws_max_size=limits.frame,
            ws_max_queue=8,
            ws_ping_interval=PING,
            ws_ping_timeout=PING,
            # Compressing every update costs more than it saves on the way.
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=max(1, int(limits.shutdown / 2)),
            lifespan="on",
        )
        super().__init__(config)
        self.house = app.house
        self._listening = listening

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        # What is loaded by now stays: looking through it again and again makes players wait.
        gc.freeze()
        # A middle generation of 400,000 objects made everybody wait for 160 ms; one of 30,000 takes some ten.
        gc.set_threshold(10_000, 3, 200)
        for server in self.servers:
            for listener in server.sockets:
                host, port = listener.getsockname()[:2]
                shown = f"[{host}]" if ":" in host else host
                url = f"http://{shown}:{port}"
                log.info("listening", url=url)
                if self._listening is not None:
                    await self._listening(self.house, url)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        await self.house.say_goodbye()
        await super().shutdown(sockets)


def serve(
    settings: Settings,
    rules: HouseRules,
    host: str,
    port: int,
    level: str = "info",
    listening: Listening | None = None,
) -> bool:
    """Serve until told to stop; whether it could begin at all."""
    logs.set_up(level)
    process = Process(App(settings, rules), host, port, listening)
    try:
        process.run()
    except SystemExit:  # it could not begin, and has said why
        return False
    except KeyboardInterrupt:
        return True
    return process.started
