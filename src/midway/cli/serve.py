"""`midway serve`: start the fair."""

from __future__ import annotations

import argparse
import os
import sys
import webbrowser
from threading import Thread

from midway.cli.common import Commands, add_data, home


def add(commands: Commands) -> None:
    parser = commands.add_parser("serve", help="host tables in the browser")
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on; 0.0.0.0 for the whole network")
    parser.add_argument("--port", type=int, default=8000, help="port to listen on (default: 8000)")
    add_data(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Serve until stopped; opens a browser where somebody sits in front of a screen."""
    from midway.host.serve import serve  # only this command needs the web libraries, which take long to load

    if not 0 <= args.port < 65536:
        raise ValueError(f"--port {args.port}: a port is a number from 0 (any free one) to 65535")
    seen = sys.stdout.isatty() and has_screen()
    serve(args.host, args.port, args.data or home(), ready=open_browser if seen else None)
    return 0


def has_screen() -> bool:
    """Whether a browser window would be seen on this machine."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_browser(address: str) -> None:
    """Open the first page; starting a browser can take seconds, which the host does not wait for."""
    Thread(target=webbrowser.open, args=(address,), daemon=True).start()
