"""`midway restore`: lay a backup into a folder for a host to go on from."""

from __future__ import annotations

import argparse
from pathlib import Path

from midway.cli.common import Commands, add_data, home, stored


def add(commands: Commands) -> None:
    parser = commands.add_parser("restore", help="lay a backup into a folder that holds no tables yet")
    parser.add_argument("file", type=Path, metavar="FILE", help="what `midway backup` wrote")
    add_data(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Say in one sentence what was restored."""
    from midway.host.backup import restore  # the libraries of the host take long to load

    data = args.data or str(home())
    print(f"Restored {stored(restore(args.file, data))} from {args.file} to {data}.")
    return 0
