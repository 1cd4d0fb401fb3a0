"""Structured logs: one JSON object a line on stderr, without secrets.

What a person could use to get in, or to look into cards, never reaches a line: values under
such names are left out wherever they come from, of things that are no plain values only their
kind is written, and paths are logged as their templates, so that no link is in them.
"""

import logging
import sys
from typing import Any

import structlog
from structlog.typing import EventDict, WrappedLogger

#: parts of names whose values are nobody's business
SECRET = (
    "cookie",
    "password",
    "secret",
    "token",
    "link",
    "key",
    "authorization",
    "seed",
    "nonce",
    "chance",
    "position",
    "webhook",
    "endpoint",
)


def leave_out_secrets(logger: WrappedLogger, method: str, event: EventDict) -> EventDict:
    return {name: _without(name, value) for name, value in event.items()}


def _without(name: str, value: Any) -> Any:
    if any(part in name.lower() for part in SECRET):
        return "left out"
    if isinstance(value, dict):
        return {key: _without(str(key), inner) for key, inner in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [_without(name, inner) for inner in value]
    if value is None or isinstance(value, str | int | float):
        return value
    return type(value).__name__  # a game's state would print its secrets


def not_denied(record: logging.LogRecord) -> bool:
    """uvicorn takes a socket that is answered by a plain refusal for a mistake of the app."""
    return "without completing handshake" not in record.getMessage()


def set_up(level: str = "info") -> None:
    """Our own lines and those of the libraries go the same way."""
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        # Frames without their local variables: these would hold hands and decks.
        structlog.processors.format_exc_info,
        leave_out_secrets,
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(ensure_ascii=False),
            ],
            foreign_pre_chain=shared,
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for noisy in (
        "uvicorn.error",
        "uvicorn.access",
        "alembic",
        "asyncio",
        "httpx",
        "sqlalchemy.engine",
        "saq",
        "websockets",
    ):
        logging.getLogger(noisy).setLevel(logging.WARNING)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = True
    logging.getLogger("uvicorn.error").addFilter(not_denied)
