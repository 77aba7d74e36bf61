from __future__ import annotations

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The browser comes last: once started it keeps an event loop running, beside which no other can be."""
    items.sort(key=lambda item: "browser/" in item.nodeid)
