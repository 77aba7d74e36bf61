from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.fair import Fair
from browser.steps import PATIENCE
from midway.host.pages import STATIC

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
DESKTOP = {"viewport": {"width": 1440, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}

Opens = Callable[..., Page]

#: A host just started on a busy machine is slow to give its first answers, and no test is about that.
expect.set_options(timeout=PATIENCE)


def missing(what: str) -> None:
    """Without what the browser tests need they are left out, but never where CI runs them."""
    if os.environ.get("CI") == "true":
        pytest.fail(what)
    pytest.skip(what)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        missing("no Chromium: install chromium, or set CHROMIUM to its path")
    if not (STATIC / "index.html").is_file():
        missing("the client is not built: run python3 play.py once")
    return browser_type_launch_args | {"executable_path": found, "args": FLAGS}


@pytest.fixture(scope="module")
def fair(browser_type_launch_args: dict[str, Any], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fair]:
    fair = Fair(Path(tmp_path_factory.mktemp("fair")))
    fair.start()
    yield fair
    fair.stop()


@pytest.fixture
def visitor(fair: Fair, browser: Browser) -> Iterator[Opens]:
    """Opens a page as a new guest of the fair: ``visitor(phone=True)``. No page may log an error."""
    errors: list[str] = []
    contexts = []

    def open_page(path: str = "/", phone: bool = False, **options: Any) -> Page:
        settings: dict[str, Any] = (
            {"color_scheme": "light", "locale": "en-GB"} | (PHONE if phone else DESKTOP) | options
        )
        context = browser.new_context(**settings)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(fair.url + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert errors == []


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A real browser shares the machine with whatever else runs there; what fails is tried twice more, and said so."""
    for item in items:
        if "browser/" in item.nodeid:
            item.add_marker(pytest.mark.flaky(reruns=2))
