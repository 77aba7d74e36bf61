"""The browser client, as the build left it in ``static``."""

from __future__ import annotations

from pathlib import Path

from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

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

#: The build names assets by their content, so a name never changes its meaning.
FOREVER = "public, max-age=31536000, immutable"


class Client(StaticFiles):
    """Every address that is not the host's own: a file of the build, or else the client's one page, which finds out
    for itself what to draw. Without a build, a sentence."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)
        self.folder = folder

    async def get_response(self, path: str, scope: Scope) -> Response:
        if "." not in path.rpartition("/")[2]:
            return self._page()
        if not (self.folder / path).is_file():
            return HTMLResponse(NOTHING_HERE, status_code=404)
        response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = FOREVER if path.startswith("assets/") else "no-cache"
        return response

    def _page(self) -> Response:
        index = self.folder / "index.html"
        if not index.is_file():
            return HTMLResponse(NO_CLIENT, status_code=503)
        return FileResponse(index, headers={"Cache-Control": "no-cache"})
