"""A host of its own in a process of its own, that can be stopped and started again at the same address."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

#: Its tables get the seeds 0, 1, 2, so that a test meets the same cards whenever it is run.
PROGRAM = """
import itertools, secrets, sys
from midway.host import presence
from midway.host.serve import serve
presence.LONG = float(sys.argv[3])
seeds = itertools.count()
secrets.token_hex = lambda size: f"{next(seeds):0{2 * size}x}"
if __name__ == "__main__":
    serve(port=int(sys.argv[1]), data=sys.argv[2], bot_pause=0)
"""


class Fair:
    """``url`` is where it is open; bots answer at once. ``long`` is how many seconds are long to be away."""

    def __init__(self, data: Path, long: int = 60) -> None:
        self.data = data
        self.long = long
        self.url = ""
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        port = self.url.rpartition(":")[2] or "0"
        log = (self.data / "host.log").open("a")
        self.process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, port, str(self.data), str(self.long)],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        )
        log.close()
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Midway is open at "), (self.data / "host.log").read_text()
        self.url = line.split()[-1]

    def stop(self) -> None:
        if self.process is None:
            return
        self.process.terminate()
        self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = None
