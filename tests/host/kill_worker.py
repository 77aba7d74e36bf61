"""A host of its own for the kill test: ``python kill_worker.py DATA``."""

from __future__ import annotations

import sys

from midway.host.serve import serve

if __name__ == "__main__":
    serve(port=0, data=sys.argv[1], bot_pause=0)
