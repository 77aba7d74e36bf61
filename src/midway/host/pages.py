"""The browser client, as the build left it in ``static``."""

from __future__ import annotations

import re
from mimetypes import guess_type
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.types import Receive, Scope, Send

STATIC = Path(__file__).parents[1] / "static"

NO_CLIENT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Midway</title>
<p>Midway is running, but its browser client has not been built. Start it with <code>python3 play.py</code>.</p>
</html>
"""

NOTHING_HERE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Midway</title>
<p>There is nothing at this address. <a href="/">To the lobby</a></p>
</html>
"""

#: For what is named by its content, so that an address never changes its meaning.
FOREVER = "public, max-age=31536000, immutable"


class Client:
    """Every address that is not the host's own: a file of the build, or else the client's one page, which finds out
    for itself what to draw. Without a build, a sentence. The files are listed once, so no address leads outside. Where
    the build laid a file's brotli form beside it, a browser that takes it gets that."""

    def __init__(self, folder: Path) -> None:
        found = sorted(path for path in folder.rglob("*") if path.is_file())
        self.files = {path.relative_to(folder).as_posix(): path for path in found}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        squeezed = "br" in re.split(r"[,;\s]+", Headers(scope=scope).get("accept-encoding", ""))
        await self._answer(scope["method"], scope["path"].lstrip("/"), squeezed)(scope, receive, send)

    def _answer(self, method: str, name: str, squeezed: bool) -> Response:
        if method not in ("GET", "HEAD"):
            return Response(status_code=405)
        is_page = "." not in name.rpartition("/")[2] and not name.startswith(("api/", "ws/"))
        file = "index.html" if is_page else name
        path = self.files.get(file)
        if path is None:
            return HTMLResponse(NO_CLIENT, 503) if is_page else HTMLResponse(NOTHING_HERE, 404)
        headers = {"Cache-Control": FOREVER if name.startswith("assets/") else "no-cache"}
        small = self.files.get(f"{file}.br")
        if small is None:
            return FileResponse(path, headers=headers)
        headers["Vary"] = "Accept-Encoding"
        if not squeezed:
            return FileResponse(path, headers=headers)
        kind = guess_type(file)[0] or "application/octet-stream"
        return FileResponse(small, headers=headers | {"Content-Encoding": "br"}, media_type=kind)
