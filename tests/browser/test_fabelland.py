"""Fabelland in the browser, by clicks, by keyboard and on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from browser.conftest import Opens
from browser.steps import PATIENCE, choices, come_in, log, my_turn, open_table
from browser.test_axe import clean

PRESSES = 2_000  # how often a test presses on before it gives up: many more than a game has steps
MINE_OR_OVER = re.compile("^Your turn: Fabelland$|^Fabelland is over$")


def sit_down(opens: Opens, players: int = 2, **options: object) -> Page:
    """Ana at a table of her own against bots, asked where her first attraction goes."""
    page = opens(**options)
    come_in(page, "Ana")
    page.get_by_role("radio", name="Fabelland").check()
    page.get_by_role("combobox", name="How many").select_option(str(players))
    open_table(page, "Fabelland", "Bots", "Play Fabelland against bots")
    my_turn(page, "Fabelland")
    page.mouse.move(0, 0)  # else it looks at whatever choice comes to lie under it
    return page


def park(page: Page) -> Locator:
    return page.get_by_role("group", name="Fabelland", exact=True)


def lines(page: Page) -> Locator:
    return choices(page).get_by_role("listitem").get_by_role("button")


def decide(page: Page) -> None:
    """Choose the first and confirm, with the keyboard."""
    page.keyboard.press("1")
    page.keyboard.press("Enter")


def click_first(page: Page) -> None:
    """Choose the first of the list and press it again: that plays it."""
    for _ in range(2):
        try:
            lines(page).first.click(timeout=3_000)
        except TooLate:  # the step before was still on its way, and it is nobody's turn now
            return


def over(page: Page) -> bool:
    expect(page).to_have_title(MINE_OR_OVER, timeout=PATIENCE)
    return page.title() == "Fabelland is over"


def play_until(page: Page, prompt: str) -> None:
    """Play on by keyboard until this is asked."""
    for _ in range(PRESSES):
        assert not over(page), f"{prompt} is never asked"
        if page.get_by_text(re.compile(f"^{prompt}")).first.is_visible():
            return
        decide(page)
        page.wait_for_timeout(100)
    raise AssertionError(f"{prompt} is never asked")


def carousel_that_turns(page: Page) -> Locator:
    return park(page).get_by_role("button", name=re.compile("^Carousel [ABC].* left and right turn it"))


def test_a_whole_game_by_clicks(visitor: Opens) -> None:
    page = sit_down(visitor)
    edge = park(page).get_by_role("button", name=re.compile("^A (red|blue|yellow|green), Ana: no attraction"))
    edge.first.click()
    choices(page).get_by_role("button", name=re.compile("Build .* on A")).first.click()
    expect(log(page)).to_contain_text(re.compile("Ana builds .* on A"), timeout=PATIENCE)
    for _ in range(PRESSES):
        if over(page):
            break
        click_first(page)
        page.wait_for_timeout(60)
    assert over(page)
    count = page.get_by_role("region", name="The count")
    expect(count.get_by_role("columnheader", name=re.compile("^Ana"))).to_be_visible()
    expect(count.get_by_role("columnheader", name=re.compile("First$")).first).to_be_visible()
    expect(page.get_by_role("button", name="Play again, same seats")).to_be_visible(timeout=PATIENCE)


def test_a_whole_game_by_keyboard(visitor: Opens) -> None:
    page = sit_down(visitor, players=3)
    for _ in range(PRESSES):
        if over(page):
            break
        decide(page)
        page.wait_for_timeout(60)
    assert over(page)


def test_a_carousel_turns_under_arrows_handles_and_wheel(visitor: Opens) -> None:
    page = sit_down(visitor)
    play_until(page, "Turn carousel")
    hub = carousel_that_turns(page)
    hub.focus()
    page.keyboard.press("ArrowRight")
    expect(hub).to_have_accessible_name(re.compile("1 compartment further"))
    expect(choices(page).get_by_role("button", name=re.compile("by one compartment")).first).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(hub).to_have_accessible_name(re.compile("It stands as it is"))
    park(page).get_by_role("button", name=re.compile("one compartment back")).click()
    expect(hub).to_have_accessible_name(re.compile("5 compartments further"))
    hub.hover()
    page.mouse.wheel(0, 100)
    expect(hub).to_have_accessible_name(re.compile("It stands as it is"))
    hub.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(log(page)).to_contain_text(re.compile("Ana turns carousel . by one compartment"), timeout=PATIENCE)


def test_a_wheel_is_secret_until_all_are_set(visitor: Opens) -> None:
    page = sit_down(visitor, players=4)
    play_until(page, "Set your wheel")
    assert page.get_by_text("The wheel is secret").count() == 4
    park(page).get_by_role("button", name=re.compile("^Carousel B, ")).click()
    choices(page).get_by_role("button", name=re.compile("B: turn carousel B")).first.click()
    expect(page.get_by_text(re.compile("The wheel shows [A-F]"))).to_have_count(4, timeout=PATIENCE)


def test_what_is_for_sale_is_built_from_the_drawing(visitor: Opens) -> None:
    page = sit_down(visitor)
    for _ in range(20):
        play_until(page, "Set your wheel")
        park(page).get_by_role("button", name=re.compile("^Action D")).click()
        page.keyboard.press("Enter")
        expect(page.get_by_text("Set your wheel").first).to_be_hidden(timeout=PATIENCE)
        for _ in range(PRESSES):
            if over(page) or page.get_by_text(re.compile("^(Buy up to|Set your wheel)")).first.is_visible():
                break
            decide(page)
            page.wait_for_timeout(100)
        if page.get_by_text(re.compile("^Buy up to")).first.is_visible():
            break
    offers = park(page).get_by_role("group", name="For sale at D")
    offers.get_by_role("button", name=re.compile("face-down|influencer, costs")).first.click()
    choices(page).get_by_role("button", name=re.compile("influencer.* for ")).first.click()
    expect(log(page)).to_contain_text(re.compile("Ana hires an? .* influencer"), timeout=PATIENCE)


@pytest.mark.parametrize("light", ["light", "dark"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_every_look_is_clean(visitor: Opens, phone: bool, light: str) -> None:
    page = sit_down(visitor, players=5 if phone else 2, phone=phone, color_scheme=light)
    clean(page)
    play_until(page, "Set your wheel")
    page.keyboard.press("2")
    clean(page)
    play_until(page, "Turn carousel")
    page.keyboard.press("3")
    clean(page)
    if phone:
        page.get_by_role("button", name="Mine").tap()
        expect(page.get_by_role("region", name="What Ana has")).to_be_visible()
        expect(page.get_by_role("region", name="What everybody has").get_by_role("listitem")).to_have_count(5)
        clean(page)
        page.get_by_role("button", name="Map").tap()
    for _ in range(PRESSES):
        if over(page):
            break
        decide(page)
        page.wait_for_timeout(60)
    clean(page)


def test_a_phone_shows_the_carousel_that_is_played(visitor: Opens) -> None:
    page = sit_down(visitor, phone=True)
    play_until(page, "Turn carousel")
    pressed = page.get_by_role("group", name="Look at").get_by_role("button", pressed=True)
    expect(pressed).to_have_accessible_name(re.compile("^[AB] up close"))
    park(page).get_by_role("button", name=re.compile("one compartment on")).tap()
    expect(carousel_that_turns(page)).to_have_accessible_name(re.compile("1 compartment further"))
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390, "the page does not scroll sideways"
