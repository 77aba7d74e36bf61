"""Funfair on the table: a whole game with clicks, one by keyboard, the phone, and no finding of axe."""

from __future__ import annotations

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Opens
from browser.steps import PATIENCE, choices, come_in, open_table

GAME = "Funfair"
OVER = f"{GAME} is over"
TURN = re.compile(f"^Your turn: {GAME}$|^{OVER}$")
MARKET = "Market|To choose from"  # cards drawn lie in its place until one is kept
LONG = 300  # decisions of one player that no game takes


def sit_down(page: Page) -> None:
    come_in(page, "Ana")
    open_table(page, GAME, "Bots", f"Play {GAME} against bots")


def board(page: Page) -> Locator:
    return page.get_by_role("group", name="Table of Funfair")


def asked(page: Page) -> bool:
    """Wait until there is something to choose, or it is over."""
    expect(page).to_have_title(TURN, timeout=PATIENCE)
    lines = choices(page).get_by_role("listitem")
    expect(lines.or_(page.get_by_role("region", name="Score sheet")).first).to_be_attached(timeout=PATIENCE)
    return page.title() != OVER


def deed(page: Page) -> Locator:
    """The main button, which says the whole deed."""
    return choices(page).get_by_role("button").filter(has_text="Enter")


def on_the_board(page: Page) -> Locator:
    """What can be touched on the table now: a card drawn, one of the Market, one in the hand."""
    return board(page).get_by_role(
        "button", name=re.compile(r", costs \d|\d points?, \d+ more with|star.*\."), disabled=False
    )


def play_with_clicks(page: Page) -> None:
    card = on_the_board(page).first
    if card.count():
        card.click()
    if not deed(page).count():
        choices(page).get_by_role("listitem").get_by_role("button").first.click()
    deed(page).click()


def clean(page: Page) -> None:
    page.wait_for_timeout(300)  # colours on their way to another theme are no finding
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


def play_on(page: Page) -> None:
    """By keyboard to the end, the first choice each time."""
    for _ in range(LONG):
        if not asked(page):
            return
        page.keyboard.press("1")
        page.keyboard.press("Enter")
        page.wait_for_timeout(40)
    raise AssertionError("the game does not end")


def test_a_whole_game_with_clicks(visitor: Opens) -> None:
    page = visitor()
    sit_down(page)
    for _ in range(LONG):
        if not asked(page):
            break
        play_with_clicks(page)
        page.wait_for_timeout(40)
    sheet = page.get_by_role("region", name="Score sheet")
    expect(sheet).to_be_visible(timeout=PATIENCE)
    for row in ("Blueprints", "Coins", "Staff"):
        category = sheet.get_by_role("button", name=row, exact=True)
        expect(category).to_have_attribute("aria-expanded", "false")
        sheet.get_by_role("button", name=f"Open {row}").click()
        expect(category).to_have_attribute("aria-expanded", "true")
    expect(sheet.get_by_role("row", name=re.compile("^Coins"))).to_contain_text("coins")
    clean(page)


def test_a_whole_game_by_keyboard(visitor: Opens) -> None:
    page = visitor()
    sit_down(page)
    assert asked(page)
    expect(board(page)).to_be_visible()
    for _ in range(60):  # to the board; it is one stop of the Tab key
        page.keyboard.press("Tab")
        if (
            board(page)
            .get_by_role("button", name=re.compile("^(?!All cards|Look at)"))
            .and_(page.locator(":focus"))
            .count()
        ):
            break
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    touched = board(page).get_by_role("button", pressed=True)
    expect(touched.first).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(touched).to_have_count(0)
    play_on(page)
    expect(page.get_by_role("button", name="Play again, same seats")).to_be_visible(timeout=PATIENCE)
    page.set_viewport_size({"width": 390, "height": 844})
    sheet = page.get_by_role("region", name="Score sheet")
    sheet.get_by_role("button", name="Open all").click()
    for row in ("Attraction size", "Blueprints", "Coins", "Staff"):
        panel = sheet.get_by_role("region", name=row)
        expect(panel.get_by_role("button", name=row)).to_have_attribute("aria-expanded", "true")
        expect(panel.get_by_text("Ana", exact=True)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    clean(page)


def until_an_action(page: Page) -> None:
    """What a first hand or a City card asks before comes first."""
    for _ in range(8):
        assert asked(page)
        if choices(page).get_by_text("Pick up loose change").count():
            return
        play_with_clicks(page)
        page.wait_for_timeout(60)


def test_a_card_is_dragged_where_it_goes(visitor: Opens) -> None:
    page = visitor()
    sit_down(page)
    until_an_action(page)
    card = page.get_by_role("region", name="Market").get_by_role("button", disabled=False).first
    name = re.split(", costs", card.get_attribute("aria-label") or "")[0]
    hand = board(page).get_by_role("button", name=re.compile(r"^Your hand, \d of 5"))
    held = int(re.findall(r"\d", hand.get_attribute("aria-label") or "")[0])
    there = hand.bounding_box()
    assert there is not None
    card.hover()
    page.mouse.down()
    page.mouse.move(there["x"] + there["width"] / 2, there["y"] + there["height"] / 2, steps=5)
    page.mouse.up()
    expect(deed(page)).to_contain_text(f"Take {name} into your hand")
    deed(page).click()
    expect(hand).to_have_attribute("aria-label", re.compile(f"^Your hand, {held + 1} of 5"), timeout=PATIENCE)


def test_a_card_too_small_for_its_text_is_shown_whole(visitor: Opens) -> None:
    page = visitor()
    sit_down(page)
    until_an_action(page)
    page.set_viewport_size({"width": 820, "height": 640})
    card = page.get_by_role("region", name="Market").get_by_role("button").first
    name = re.split(", costs", card.get_attribute("aria-label") or "")[0]
    told = page.get_by_text(name, exact=True)
    before = told.count()
    page.keyboard.press("Tab")  # who comes by keys is shown what has the focus
    card.focus()
    expect(told).to_have_count(before + 1)
    page.keyboard.press("Escape")
    expect(told).to_have_count(before)


def test_a_park_is_looked_at_and_all_cards_are_there(visitor: Opens) -> None:
    page = visitor()
    sit_down(page)
    assert asked(page)
    expect(page.get_by_role("region", name="Your park")).to_be_visible()
    board(page).get_by_role("button", name=re.compile("^Look at the park of")).first.click()
    expect(page.get_by_role("region", name="Your park")).to_have_count(0)
    page.get_by_role("button", name="All cards").click()
    book = page.get_by_role("dialog", name="All cards")
    expect(book).to_contain_text("stand-ins")
    expect(book.get_by_text("Twister Rollercoaster")).to_be_visible()
    clean(page)
    page.keyboard.press("Escape")
    expect(book).to_have_count(0)


@pytest.mark.parametrize("light", ["light", "dark"])
def test_the_table_is_clean_by_day_and_by_night(visitor: Opens, light: str) -> None:
    page = visitor(color_scheme=light)
    sit_down(page)
    for _ in range(8):
        assert asked(page)
        play_with_clicks(page)
        page.wait_for_timeout(60)
    assert asked(page)
    clean(page)
    card = on_the_board(page).first
    if card.count():
        card.click()
    clean(page)


@pytest.mark.parametrize("light", ["light", "dark"])
def test_a_phone_shows_one_park_at_a_time(visitor: Opens, light: str) -> None:
    page = visitor(phone=True, color_scheme=light)
    sit_down(page)
    assert asked(page)
    show = page.get_by_role("group", name="Show of the table")
    for tab, there in (("Market", MARKET), ("Hand", "Your hand"), ("Plans", "Blueprints"), ("Park", "Your park")):
        show.get_by_role("button", name=re.compile(f"^{tab}")).tap()
        expect(page.get_by_role("region", name=re.compile(f"^({there})$"))).to_be_visible()
        clean(page)
    parks = page.get_by_role("group", name="Parks")
    parks.get_by_role("button").nth(1).tap()
    expect(page.get_by_role("region", name="Your park")).to_have_count(0)
    expect(page.get_by_role("region", name=re.compile("^Park of"))).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for _ in range(4):
        assert asked(page)
        line = choices(page).get_by_role("listitem").get_by_role("button").first
        if line.is_visible():
            line.tap()
        deed(page).tap()
        page.wait_for_timeout(80)
    expect(page.get_by_role("region", name="Your park")).to_be_attached()
