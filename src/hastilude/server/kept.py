"""What is the same for everybody: made once, off the event loop, and known again by its tag."""

import asyncio
import hashlib
from collections.abc import Callable, Hashable
from typing import Any

import msgspec
from litestar import MediaType, Request, Response
from litestar.openapi import ResponseSpec

#: pages that may be kept: every game in every language and version, and some to spare
MOST = 500


class Kept(msgspec.Struct, frozen=True):
    body: bytes
    tag: str


class Keeping:
    """Pages by what they are of. Who asks for one that is being made waits for it."""

    def __init__(self) -> None:
        self._pages: dict[Hashable, asyncio.Future[Kept]] = {}

    async def page(
        self,
        request: Request[Any, Any, Any],
        of: Hashable,
        make: Callable[[], Any],
        media_type: str = MediaType.JSON,
    ) -> Response[bytes]:
        """The page, or only that it is still the one which the browser has."""
        kept = await self._kept(of, make)
        headers = {"etag": kept.tag, "cache-control": "no-cache"}
        if kept.tag in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers, media_type=media_type)
        return Response(kept.body, headers=headers, media_type=media_type)

    async def _kept(self, of: Hashable, make: Callable[[], Any]) -> Kept:
        page = self._pages.get(of)
        if page is None:
            if len(self._pages) >= MOST:
                self._pages.pop(next(iter(self._pages)))
            page = self._pages[of] = asyncio.ensure_future(asyncio.to_thread(_written, make))
            page.add_done_callback(lambda made: self._forget_failure(of, made))
        return await asyncio.shield(page)

    def _forget_failure(self, of: Hashable, made: "asyncio.Future[Kept]") -> None:
        if made.cancelled() or made.exception() is not None:
            self._pages.pop(of, None)


def answers(what: Any, media_type: MediaType = MediaType.JSON) -> dict[int, ResponseSpec]:
    """For the description of the API: what a kept page holds."""
    return {
        200: ResponseSpec(what, generate_examples=False, media_type=media_type, description="The page"),
        304: ResponseSpec(None, description="The one with the tag that was given"),
    }


def _written(make: Callable[[], Any]) -> Kept:
    made = make()
    body = made.encode() if isinstance(made, str) else msgspec.json.encode(made)
    return Kept(body, f'"{hashlib.sha256(body).hexdigest()[:20]}"')
