"""The bank clock for the box: one page, one button, and no network needed once it is there."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Opens
from browser.fair import Fair
from browser.steps import PATIENCE, come_in
from browser.test_axe import clean

KEPT = "Works without a network."


def shows(page: Page, time: str) -> None:
    expect(page.get_by_role("img", name=re.compile(f"^The bank clock shows {time};"))).to_be_visible()


def press(page: Page) -> None:
    page.get_by_role("button", name="Press for the next turn").click()


def test_a_press_takes_ten_or_twenty_minutes_and_can_be_undone(visitor: Opens) -> None:
    page = visitor("/clock")
    shows(page, "9:00")
    press(page)
    shows(page, "9:[12]0")
    page.get_by_role("button", name="Undo last press").click()
    shows(page, "9:00")
    page.keyboard.press("Backspace")
    shows(page, "9:00")


def test_space_presses_until_five_and_slog_is_helped(visitor: Opens) -> None:
    page = visitor("/clock")
    shows(page, "9:00")
    helped = 0
    for _ in range(60):
        if page.get_by_role("button", name="The clock has struck").count():
            break
        page.locator("body").press(" ")
        if page.get_by_role("heading", name="SLOG is up").count():
            side = "Library" if helped % 2 else "Super Duper Market"
            expect(page.get_by_text(f"Move her from here to the red space: {side}.")).to_be_visible()
            page.keyboard.press("s")
            expect(page.get_by_role("heading", name="SLOG is up")).to_have_count(0)
            helped += 1
    assert helped == 6
    shows(page, "5:00")
    page.get_by_role("button", name="Back to 9:00").click()
    shows(page, "9:00")


def test_slog_comes_by_chance_where_one_likes(visitor: Opens) -> None:
    page = visitor("/clock")
    page.evaluate("Math.random = () => 0.99")  # every press brings twenty minutes and a six, which calls nobody
    page.get_by_role("radio", name="One press in six").check()
    for _ in range(6):
        press(page)
    shows(page, "11:00")
    expect(page.get_by_role("heading", name="SLOG is up")).to_have_count(0)
    page.evaluate("Math.random = () => 0")
    press(page)
    expect(page.get_by_role("heading", name="SLOG is up")).to_be_visible()
    page.reload()
    expect(page.get_by_role("radio", name="One press in six")).to_be_checked()
    expect(page.get_by_role("heading", name="SLOG is up")).to_be_visible()


def test_it_works_without_a_network(visitor: Opens, fair: Fair) -> None:
    page = visitor("/clock")
    press(page)
    shows(page, "9:[12]0")
    time = page.title()
    expect(page.get_by_text(KEPT)).to_be_visible(timeout=PATIENCE)
    fair.stop()
    page.reload()
    expect(page).to_have_title(time)
    press(page)
    expect(page).not_to_have_title(time)
    page.get_by_role("button", name="Deutsch").click()
    expect(page.get_by_role("button", name="Drücken für den nächsten Zug")).to_be_visible()
    fair.start()


def test_the_lobby_leads_there(visitor: Opens) -> None:
    page = visitor()
    come_in(page, "Ana")
    page.get_by_role("radio", name="Fun City").check()
    page.get_by_role("link", name="Only the bank clock, for the box").click()
    shows(page, "9:00")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("light", ["light", "dark"])
def test_axe_finds_nothing(visitor: Opens, phone: bool, light: str) -> None:
    page = visitor("/clock", phone=phone, color_scheme=light)
    for _ in range(5):  # between 9:50 and 10:40: SLOG is up
        press(page)
    expect(page.get_by_role("heading", name="SLOG is up")).to_be_visible()
    clean(page)
    if phone:
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
