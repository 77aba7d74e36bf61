from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from browser.conftest import Opens
from browser.steps import PATIENCE, choices, come_in, my_turn, open_table, play_to_the_end

SIZES = pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
THEMES = pytest.mark.parametrize("light", ["light", "dark"])


def clean(page: Page) -> None:
    page.wait_for_timeout(300)  # colours on their way to another theme are no finding
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


@SIZES
@THEMES
def test_every_page_of_a_game(visitor: Opens, phone: bool, light: str) -> None:
    page = visitor(phone=phone, color_scheme=light)
    come_in(page, "Ana")
    clean(page)
    open_table(page, "Bumper Cars", "Friends", "Open Bumper Cars for friends")
    expect(page.get_by_role("button", name="Put a bot on chair 2")).to_be_visible()
    clean(page)
    page.get_by_role("button", name="Put a bot on chair 2").click()
    page.get_by_role("button", name="Put a bot on chair 3").click()
    my_turn(page)
    page.keyboard.press("2")
    clean(page)
    page.keyboard.press("Enter")
    expect(choices(page)).not_to_contain_text("under the TILT", timeout=PATIENCE)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    clean(page)
    page.keyboard.press("Escape")
    play_to_the_end(page)
    expect(page.get_by_role("button", name="Play again, same seats")).to_be_visible(timeout=PATIENCE)
    clean(page)


@SIZES
def test_the_curtain(visitor: Opens, phone: bool) -> None:
    page = visitor(phone=phone)
    come_in(page, "Ana")
    open_table(page, "Bumper Cars", "One device", "Play Bumper Cars on this device")
    expect(page.get_by_role("button", name="I am Ana 1: show mine")).to_be_visible(timeout=PATIENCE)
    clean(page)


def test_an_address_that_is_none(visitor: Opens) -> None:
    page = visitor("/nowhere")
    expect(page.get_by_role("link", name="Back to the fair")).to_be_visible()
    clean(page)


def test_a_table_that_is_none(visitor: Opens) -> None:
    page = visitor("/t/nowhere")
    expect(page.get_by_role("link", name="Back to the fair").last).to_be_visible()
    clean(page)


@THEMES
def test_the_rules_and_a_table_in_words(visitor: Opens, light: str) -> None:
    page = visitor("/rules/aquapark#AQ-14", color_scheme=light)
    expect(page.locator("#AQ-14")).to_be_focused(timeout=PATIENCE)
    clean(page)
    page.goto(page.url.partition("/rules")[0])
    come_in(page, "Ana")
    open_table(page, "Aquapark", "Bots", "Play Aquapark against bots")
    my_turn(page, "Aquapark")
    page.keyboard.press("T")
    clean(page)
    page.get_by_role("button", name="Leave").click()
    expect(page.get_by_role("dialog", name="Leave your seat?")).to_be_visible()
    clean(page)
