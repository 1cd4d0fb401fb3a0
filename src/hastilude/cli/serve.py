"""`hastilude serve`, `hastilude worker` and `hastilude schema`: the server and its helpers."""

from pathlib import Path
from typing import Annotated

import typer

from hastilude.cli.shell import print_json
from hastilude.core.game import GameError

DatabaseOption = Annotated[
    str, typer.Option(envvar="HASTILUDE_DATABASE", metavar="URL", help="sqlite:///file.db or postgresql://…")
]
RedisOption = Annotated[
    str, typer.Option(envvar="HASTILUDE_REDIS", metavar="URL", help="redis://…; only with several processes.")
]
ProcessesOption = Annotated[
    int, typer.Option(min=0, metavar="N", help="Processes in which bots think; 0: only in workers.")
]
LevelOption = Annotated[str, typer.Option(metavar="LEVEL", help="debug, info, warning or error.")]

LEVELS = ("debug", "info", "warning", "error")


def serve_command(
    *,
    host: Annotated[str, typer.Option(metavar="ADDRESS")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0: any free one; the log says which.")] = 8000,
    database: DatabaseOption = "sqlite:///hastilude.db",
    redis: RedisOption = "",
    public_url: Annotated[
        str, typer.Option(envvar="HASTILUDE_PUBLIC_URL", metavar="URL", help="Where people find this server.")
    ] = "",
    allow_host: Annotated[
        list[str],
        typer.Option(
            metavar="NAME",
            help="Another name under which it is asked for than that of --public-url; repeatable.",
        ),
    ] = [],  # noqa: B006 - Typer copies it
    processes: Annotated[
        int,
        typer.Option(
            min=1, max=256, metavar="N", help="Serving processes; several need PostgreSQL and Redis."
        ),
    ] = 1,
    bot_processes: ProcessesOption = 1,
    bot: Annotated[
        list[str],
        typer.Option(metavar="MODULE:CLASS", help="A bot of your own, offered at new tables; repeatable."),
    ] = [],  # noqa: B006 - Typer copies it
    limit: Annotated[
        list[str], typer.Option(metavar="NAME=VALUE", help="Another limit than the usual; repeatable.")
    ] = [],  # noqa: B006 - Typer copies it
    private_webhooks: Annotated[
        bool, typer.Option("--private-webhooks", help="Notices may go to this machine's own network.")
    ] = False,
    metrics_token: Annotated[
        str,
        typer.Option(
            envvar="HASTILUDE_METRICS_TOKEN", metavar="SECRET", help="Opens /metrics to other machines."
        ),
    ] = "",
    plain_wire: Annotated[
        bool,
        typer.Option(
            "--plain-wire", envvar="HASTILUDE_PLAIN_WIRE", help="Sockets as uvicorn has them: slower."
        ),
    ] = False,
    log_level: LevelOption = "info",
) -> None:
    """Serve tables to browsers and programs."""
    from hastilude.server.house import HouseRules  # noqa: PLC0415 - the other commands are to start fast
    from hastilude.server.limits import Limits  # noqa: PLC0415
    from hastilude.server.serving import serve  # noqa: PLC0415
    from hastilude.server.settings import Settings  # noqa: PLC0415

    _check_level(log_level)
    if public_url and not public_url.startswith(("http://", "https://")):
        raise GameError(f"a public address begins with https:// (or http://), not {public_url!r}")
    _check_bots(bot)
    settings = Settings(database=database, redis=redis, bot_processes=bot_processes, own_bots=tuple(bot))
    rules = HouseRules(
        public_url=public_url.rstrip("/"),
        hosts=tuple(allow_host),
        private_webhooks=private_webhooks,
        metrics_token=metrics_token,
        plain_wire=plain_wire,
        limits=Limits().changed(limit),
    )
    if processes > 1:
        from hastilude.server.household import Order, serve_several  # noqa: PLC0415

        served = serve_several(Order(settings, rules, host, port, log_level), processes)
    else:
        served = serve(settings, rules, host, port, log_level)
    if not served:
        raise typer.Exit(1)


def worker_command(
    *,
    redis: RedisOption = "redis://127.0.0.1:6379/0",
    processes: ProcessesOption = 1,
    log_level: LevelOption = "info",
) -> None:
    """Think for the bots of other machines."""
    from redis.exceptions import RedisError  # noqa: PLC0415

    from hastilude.server import logs  # noqa: PLC0415
    from hastilude.server.bots_queue import run_queue  # noqa: PLC0415

    _check_level(log_level)
    logs.set_up(log_level)
    try:
        run_queue(redis, processes)
    except RedisError as error:
        raise GameError(f"Redis does not answer at {redis.rpartition('@')[2]}: {error}") from None


def schema_command(
    typescript: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write TypeScript types there.")
    ] = None,
) -> None:
    """The messages between server and client, as JSON Schema or as TypeScript."""
    from hastilude.server.schema import messages_schema, messages_typescript  # noqa: PLC0415

    if typescript is None:
        print_json(messages_schema())
    else:
        typescript.parent.mkdir(parents=True, exist_ok=True)
        typescript.write_text(messages_typescript(), encoding="utf-8")


def _check_bots(names: list[str]) -> None:
    """A bot that cannot be made is refused before anybody sits down."""
    from hastilude.core.game import games  # noqa: PLC0415
    from hastilude.lab.own_bots import bot_of  # noqa: PLC0415
    from hastilude.server.limits import LEVEL  # noqa: PLC0415

    rulebook = next(iter(games().values())).load() if names else None
    for name in names:
        if ":" not in name or len(name) > LEVEL:
            raise GameError(f"a bot of your own is my_module:MyBot, at most {LEVEL} characters, not {name!r}")
        assert rulebook is not None
        bot_of(name, rulebook)


def _check_level(level: str) -> None:
    if level not in LEVELS:
        raise GameError(f"a log level is one of {', '.join(LEVELS)}, not {level!r}")
