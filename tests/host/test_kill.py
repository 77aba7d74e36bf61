"""The host is killed at fifty moments of a bot game and started again: nothing that was acknowledged is missing."""

from __future__ import annotations

import os
import re
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from subprocess import PIPE, Popen

from websockets.exceptions import ConnectionClosed

from host.running import Json, Socket, Visitor

KILLS = 50
WORKER = Path(__file__).with_name("kill_worker.py")


@contextmanager
def starter(data: Path, log: Path) -> Iterator[Popen[str]]:
    """The process that starts hosts."""
    words = [sys.executable, str(WORKER), str(data)]
    with log.open("a") as errors, Popen(words, stdin=PIPE, stdout=PIPE, stderr=errors, text=True) as process:
        yield process


def start(process: Popen[str], log: Path) -> tuple[int, int]:
    """Start a host; its process id and port."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("go\n")
    process.stdin.flush()
    said = sorted([process.stdout.readline(), process.stdout.readline()])
    assert said[1].startswith("Midway is open at "), log.read_text()
    return int(said[0]), int(said[1].rpartition(":")[2])


class Player:
    """Plays as Ana against two bots, and notes what a step has acknowledged."""

    def __init__(self) -> None:
        self.visitor = Visitor(0)
        self.random = Random("kill")
        self.table = ""
        self.promised: list[str] = []  # codes of acts
        self.seen = 0  # the moment of the last step
        self.acknowledged = 0
        self.sent: Json = {}  # the step that the last act answers
        self.code = ""

    def sit_down(self, port: int) -> None:
        self.visitor.port = port
        if not self.visitor.cookie:
            self.visitor.post("/api/me", {"name": "Ana"})
        if not self.table:
            self.table, self.promised = self.visitor.new_table("me", "random", "random")["id"], []
            self.seen = 0

    def look_for_what_was_promised(self, step: Json) -> None:
        """Every act is in the record, in its order, and the table has come at least as far."""
        record = self.visitor.text(f"/api/tables/{self.table}/record{'' if step['over'] else '?seat=0'}")
        kept = iter(re.findall(r"^\d+  0 (\w+ \d+)", record, re.MULTILINE))
        for code in self.promised:
            assert code in kept, f"{code!r} of {self.promised} is gone from\n{record}"
        assert step["line"] >= self.seen

    def play(self, socket: Socket, acts: int) -> None:
        """Send so many acts; all but the last are waited for."""
        while acts and not socket.step["over"]:
            if socket.step["asksMe"]:
                self.sent, self.code = socket.step, self.random.choice(socket.step["choices"])["code"]
                socket.act(self.code, id=str(self.random.random()))
                acts -= 1
                while acts and socket.step is self.sent:
                    assert socket.hear()["type"] != "refused", socket.heard[-1]
                self.note(socket)
            else:
                socket.hear()

    def drain(self, socket: Socket) -> None:
        """What was told before the host died counts."""
        with suppress(ConnectionClosed, EOFError):
            while True:
                socket.hear()
        self.note(socket)

    def note(self, socket: Socket) -> None:
        """If there is a step after the last act, the act has been acknowledged."""
        self.seen = socket.step["line"]
        if self.sent and socket.step is not self.sent:
            self.promised.append(self.code)
            self.acknowledged += 1
            self.sent = {}


def test_no_acknowledged_action_is_missing(tmp_path: Path) -> None:
    player, log = Player(), tmp_path / "log"
    with starter(tmp_path / "data", log) as process:
        for _ in range(KILLS):
            host, port = start(process, log)
            try:
                player.sit_down(port)
                with player.visitor.at(player.table) as socket:
                    player.look_for_what_was_promised(socket.until("step"))
                    player.sent = {}
                    player.play(socket, acts=player.random.randrange(1, 4))
                    os.kill(host, signal.SIGKILL)
                    player.drain(socket)
            finally:
                with suppress(ProcessLookupError):
                    os.kill(host, signal.SIGKILL)
            if socket.step["over"]:
                player.table = ""
    assert player.acknowledged > KILLS // 2
