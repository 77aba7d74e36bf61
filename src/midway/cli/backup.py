"""`midway backup`: copy the store while the host runs."""

from __future__ import annotations

import argparse
from pathlib import Path

from midway.cli.common import Commands, add_data, home, stored


def add(commands: Commands) -> None:
    parser = commands.add_parser("backup", help="copy all tables to a file; the host may go on running")
    parser.add_argument("file", type=Path, metavar="FILE", help="the copy; it must not be there yet")
    add_data(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Say in one sentence what was copied."""
    from midway.host.backup import backup  # the libraries of the host take long to load

    data = args.data or str(home())
    print(f"Copied {stored(backup(data, args.file))} from {data} to {args.file}.")
    return 0
