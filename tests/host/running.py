"""A real host on a free port, and browsers that speak to it as the client does."""

from __future__ import annotations

import json
import socket
import threading
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import uvicorn
from websockets.sync.client import ClientConnection, connect

from midway.host.app import application, hosting
from midway.host.limits import MESSAGE_BYTES

PATIENCE = 20.0  # seconds until a test that waits in vain fails

Json = dict[str, Any]


@contextmanager
def running(data: Path, bot_pause: float = 0, static: Path | None = None) -> Iterator[Running]:
    """A host over a data folder, in a thread of this process; ended at the end."""
    listening = socket.create_server(("127.0.0.1", 0))
    app = application(lambda: hosting(data, bot_pause), static or data / "no-client")
    config = uvicorn.Config(
        app, lifespan="on", log_config=None, access_log=False, ws_max_size=MESSAGE_BYTES, ws_per_message_deflate=False
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, args=([listening],), daemon=True)
    thread.start()
    host = Running(listening.getsockname()[1])
    host.app = app
    try:
        assert host.visitor().text("/healthz") == "ok\n"
        yield host
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        listening.close()
        assert not thread.is_alive(), "the host did not end"


class Running:
    def __init__(self, port: int) -> None:
        self.port = port
        self.app: Any = None

    def visitor(self, name: str = "") -> Visitor:
        """Somebody with a browser; with a name, somebody who has said it."""
        visitor = Visitor(self.port)
        if name:
            visitor.post("/api/me", {"name": name})
        return visitor


class Visitor:
    """One browser: it keeps its cookie."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""
        self.status = 0
        self.headers: Any = {}

    def request(self, method: str, path: str, body: bytes | None = None, **headers: str) -> bytes:
        if self.cookie:
            headers["Cookie"] = self.cookie
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", body, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                self.status, self.headers, content = answer.status, answer.headers, answer.read()
        except urllib.error.HTTPError as error:
            with error:
                self.status, self.headers, content = error.code, error.headers, error.read()
        if "Set-Cookie" in self.headers:
            self.cookie = self.headers["Set-Cookie"].partition(";")[0]
        return bytes(content)

    def text(self, path: str) -> str:
        return self.request("GET", path).decode()

    def get(self, path: str) -> Any:
        return json.loads(self.request("GET", path))

    def post(self, path: str, body: Any) -> Any:
        return json.loads(self.request("POST", path, json.dumps(body).encode()))

    def new_table(self, *seats: str, game: str = "bumper_cars", **wish: Any) -> Json:
        made: Json = self.post("/api/tables", {"game": game, "seats": seats, **wish})
        assert self.status == 201, made
        return made

    @contextmanager
    def at(self, table: str) -> Iterator[Socket]:
        """A socket of the table."""
        with connect(
            f"ws://127.0.0.1:{self.port}/ws/tables/{table}",
            additional_headers={"Cookie": self.cookie} if self.cookie else {},
            max_size=None,
            compression=None,
            proxy=None,
        ) as socket:
            yield Socket(socket, self.cookie)


class Socket:
    """What a browser has of a table: ``step`` is the last one, ``heard`` every text since it came."""

    def __init__(self, socket: ClientConnection, cookie: str) -> None:
        self.socket = socket
        self.cookie = cookie
        self.heard: list[str] = []
        self.step: Json = {}
        self.acts = 0

    def send(self, type: str, **fields: Any) -> None:
        self.socket.send(json.dumps({"type": type, **fields}))

    def hear(self) -> Json:
        """The next message; whether anybody is here is answered on the way."""
        text = self.socket.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        message: Json = json.loads(text)
        if message["type"] == "ping":
            self.send("pong", n=message["n"])
            return self.hear()
        self.heard.append(text)
        if message["type"] == "step":
            self.step = message
        return message

    def until(self, type: str, **fields: Any) -> Json:
        """The next message of this type with these fields; those before it are heard and passed over."""
        while True:
            message = self.hear()
            if message["type"] == type and all(message[name] == value for name, value in fields.items()):
                return message

    def act(self, code: str, **change: Any) -> str:
        """Play a code with the ticket of the last step; answers the id it was sent under."""
        self.acts += 1
        sent = {"id": f"act {self.acts}", "step": self.step["step"], "own": self.step["own"], "code": code, **change}
        self.send("act", **sent)
        return str(sent["id"])

    def play_out(self) -> Json:
        """Play the first choice whenever asked, to the end; the last step."""
        while not self.step.get("over"):
            if self.step.get("asksMe"):
                asked = self.step
                self.act(asked["choices"][0]["code"])
                while self.step is asked:
                    assert self.hear()["type"] != "refused", self.heard[-1]
            else:
                self.hear()
        return self.step
