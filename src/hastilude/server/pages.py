"""The built web client, or a plain page that says that there is none."""

import gzip
import hashlib
import mimetypes
from pathlib import Path

import msgspec
from litestar import MediaType, Response, route
from litestar.enums import HttpMethod

from hastilude.server.api.visitor import Asking
from hastilude.server.errors import Missing

STATIC = Path(__file__).parent / "static"
#: never the client's: what is not found there is not found
OURS = ("api", "schema", "health", "metrics")

PLAIN = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Hastilude</title>
<h1>Hastilude</h1>
<p>The server is running. The browser client has not been built here.</p>
<p lang="ru">Сервер работает. Браузерная часть здесь не собрана.</p>
<ul>
<li><a href="/schema/openapi.json">The API (OpenAPI)</a>
<li><a href="/schema/messages.json">The messages of a table’s socket (JSON Schema)</a>
<li><a href="/api/games">The games</a>
</ul>
</html>
"""


class File(msgspec.Struct, frozen=True):
    kind: str
    body: bytes
    packed: bytes
    tag: str
    #: its name changes with its content
    lasting: bool


class Pages:
    """All files of the client, read once; nothing else on the disk can be asked for."""

    def __init__(self, folder: Path = STATIC) -> None:
        self.files: dict[str, File] = {}
        if (folder / "index.html").is_file():
            for path in sorted(folder.rglob("*")):
                if path.is_file():
                    self.files[path.relative_to(folder).as_posix()] = _read(path, folder)

    def find(self, path: str) -> File:
        name = path.strip("/")
        if name.split("/")[0] in OURS:
            raise Missing("not_found", "There is nothing here.")
        if name in self.files:
            return self.files[name]
        if "." in name.rpartition("/")[2]:
            raise Missing("not_found", "There is no such file.")
        # Every other address is a page of the client, which finds its own way.
        return self.files.get("index.html") or _file("text/html", PLAIN.encode(), lasting=False)


def _read(path: Path, folder: Path) -> File:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return _file(kind, path.read_bytes(), lasting=path.relative_to(folder).parts[0] == "assets")


def _file(kind: str, body: bytes, *, lasting: bool) -> File:
    text = kind.startswith("text/") or kind.endswith(("javascript", "json", "xml"))
    packed = gzip.compress(body, 6, mtime=0) if text and len(body) > 1024 else b""
    return File(kind, body, packed, f'"{hashlib.sha256(body).hexdigest()[:20]}"', lasting)


@route(
    ["/", "/{path:path}"],
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    include_in_schema=False,
    opt={"exclude_from_csrf": False},
)
async def page(request: Asking, path: str = "/") -> Response[bytes]:
    pages: Pages = request.app.state.pages
    file = pages.find(path)
    headers = {
        "etag": file.tag,
        "vary": "accept-encoding",
        "cache-control": "public, max-age=31536000, immutable" if file.lasting else "no-cache",
    }
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers, media_type=MediaType.TEXT)
    body = file.body
    if file.packed and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = file.packed, "gzip"
    return Response(body, headers=headers, media_type=file.kind)
