"""Fun City in the browser: a day in town with clicks, with keys and with a thumb."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Opens
from browser.steps import PATIENCE, choices, come_in, log, open_table
from browser.test_axe import clean

OVER = "Fun City is over"
MINE_OR_OVER = re.compile("^Your turn: Fun City$|^Fun City is over$")
ZZZZ = re.compile("Z-Z-Z-Z")
GO = re.compile(r"^(\d+ )?Go to ")
ANYTHING = re.compile(".")
MOVE = re.compile(r"^(\d+ )?(Walk|Stay|Take the (bus|taxi))")
MOVED = re.compile("Ana (walks|takes|stays)|taxi takes Ana")
NO_MOVE = re.compile(r"^(\d+ )?(Roll the dice|Go to|Let the ride|Stop|Pick)")


def map_of(page: Page) -> Locator:
    return page.get_by_role("group", name="Map of Fun City")


def hand_of(page: Page) -> Locator:
    return page.get_by_role("region", name="Crazy cards")


def my_turn(page: Page) -> None:
    expect(page).to_have_title("Your turn: Fun City", timeout=PATIENCE)


def against_bots(opens: Opens, **options: object) -> Page:
    page = opens(**options)
    come_in(page, "Ana")
    open_table(page, "Fun City", "Bots", "Play Fun City against bots")
    my_turn(page)
    return page


def two_at_a_table(opens: Opens) -> tuple[Page, Page]:
    ana = opens()
    come_in(ana, "Ana")
    ana.get_by_role("radio", name="Fun City").check()
    ana.get_by_role("radio", name="Friends").check()
    ana.get_by_label("How many").select_option("2")
    ana.get_by_role("button", name="Open Fun City for friends").click()
    ana.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ana.get_by_role("button", name="Copy the link to chair 2").click()
    expect(ana.get_by_text("Copied.")).to_be_visible()
    ben = opens(re.sub(r"^https?://[^/]+", "", ana.evaluate("navigator.clipboard.readText()")))
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit here").click()
    return ana, ben


def offered(page: Page, words: str | re.Pattern[str]) -> Locator:
    return choices(page).get_by_role("listitem").get_by_role("button", name=words)


def do(page: Page, words: str | re.Pattern[str]) -> None:
    """Click a choice of the list, then the button that says the whole deed."""
    line = offered(page, words).first
    if line.get_attribute("aria-pressed") != "true":
        line.click()
    choices(page).get_by_role("button", name=words).first.click()


def walk(page: Page) -> None:
    """Click the best end on the map, then confirm."""
    end = map_of(page).get_by_role("button", name=re.compile(r"\b1: ")).first
    end.click()
    expect(end).to_have_attribute("aria-pressed", "true")
    choices(page).get_by_role("button", name=MOVE).first.click()


def next_to_act(*pages: Page) -> Page | None:
    """Whose page says so, once all have heard the same; None when the game is over."""
    for _ in range(int(PATIENCE / 50)):
        if len({log(page).inner_text() for page in pages}) == 1:
            if all(page.title() == OVER for page in pages):
                return None
            for page in pages:
                if page.title().startswith("Your turn") and offered(page, ANYTHING).count():
                    return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def one_decision(page: Page, ride: bool) -> None:
    """What comes next on a turn, with clicks: swap the hand for a Z-Z-Z-Z, roll, and move, by bus where wanted."""
    if offered(page, "Let the ride go on").count():
        do(page, "Let the ride go on")
    elif offered(page, "Discard the whole hand").count() and not hand_of(page).get_by_role("button", name=ZZZZ).count():
        do(page, "Discard the whole hand")
    elif offered(page, "Roll the dice").count():
        do(page, "Roll the dice")
    elif offered(page, GO).count():
        do(page, GO)
    elif ride and offered(page, re.compile("Take the bus")).count():
        do(page, re.compile("Take the bus"))
    elif map_of(page).get_by_role("button", name=re.compile(r"\b1: (Walk|Take the|Stay)")).count():
        walk(page)
    else:
        offered(page, ANYTHING).first.click()
        choices(page).get_by_role("button", name=re.compile(r"^(\d+ )?(Stop|Pick|Play)")).first.click()


def test_two_people_play_a_whole_day_with_clicks(visitor: Opens) -> None:
    ana, ben = two_at_a_table(visitor)
    rested = broke_in = False
    for _ in range(400):
        page = next_to_act(ana, ben)
        if page is None:
            break
        other = ben if page is ana else ana
        asked = offered(page, "Let the ride go on").count() and offered(page, "Play Z-Z-Z-Z").count()
        if asked and not rested:
            page.get_by_role("group", name="Let rides go by").get_by_role("button", name="Not now, all game").click()
            expect(log(other)).to_contain_text("gets off", timeout=PATIENCE)
            page.reload()
            expect(hand_of(page)).to_contain_text("Rides go by, all game.")
            page.get_by_role("button", name="Ask me again").click()
            rested = True
        elif asked and not broke_in:
            hand_of(page).get_by_role("button", name=ZZZZ).first.click()
            choices(page).get_by_role("button", name="Play Z-Z-Z-Z").first.click()
            expect(log(other)).to_contain_text("sleeps on", timeout=PATIENCE)
            broke_in = True
        else:
            one_decision(page, ride=hand_of(other).get_by_role("button", name=ZZZZ).count() > 0)
    assert rested and broke_in, "too few rides met a Z-Z-Z-Z in a whole day"
    for page in (ana, ben):
        expect(page).to_have_title(OVER, timeout=PATIENCE)
        expect(page.get_by_role("img", name=re.compile("The bank clock shows 5:00"))).to_be_visible()
        expect(page.get_by_role("region", name="What everybody collected")).to_contain_text("Ana")
        expect(page.get_by_role("heading", name="Standings")).to_be_visible()


def test_a_whole_day_by_keyboard(visitor: Opens) -> None:
    page = against_bots(visitor)
    for _ in range(300):
        expect(page).to_have_title(MINE_OR_OVER, timeout=PATIENCE)
        if page.title() == OVER:
            break
        page.keyboard.press("1")
        page.keyboard.press("Enter")
        page.wait_for_timeout(60)
    expect(page.get_by_role("button", name="Play again, same seats")).to_be_visible(timeout=PATIENCE)


def roll(page: Page) -> None:
    """By keyboard, on to the move of this turn or a later one."""
    for _ in range(40):
        my_turn(page)
        if map_of(page).get_by_role("button", name=re.compile(r"\b1: (Walk|Take the bus)")).count():
            return
        page.keyboard.press("1")
        page.keyboard.press("Enter")
        page.wait_for_timeout(150)
    raise AssertionError("never to move")


def test_the_map_is_walked_with_the_arrows(visitor: Opens) -> None:
    page = against_bots(visitor)
    roll(page)
    map_of(page).get_by_role("button", name=re.compile("^Portleigh Arms")).focus()
    page.keyboard.press("ArrowRight")
    expect(map_of(page).get_by_role("button", name=re.compile("^street space 4, 2"))).to_be_focused()
    page.keyboard.press("n")
    end = page.locator("[aria-label]:focus")
    expect(end).to_have_attribute("aria-disabled", "false")
    end.press("Enter")
    expect(end).to_have_attribute("aria-pressed", "true")
    end.press("Enter")
    expect(page.get_by_role("region", name="Log")).to_contain_text(MOVED, timeout=PATIENCE)


def tap(page: Page, words: re.Pattern[str]) -> None:
    """Tap a choice of the list, which makes room for it, then the button that says the whole deed."""
    offered(page, words).first.tap()
    expect(offered(page, words)).to_have_count(0)
    choices(page).get_by_role("button", name=words).first.tap()


def test_a_phone_walks(visitor: Opens) -> None:
    page = against_bots(visitor, phone=True)
    for _ in range(40):
        expect(offered(page, ANYTHING)).not_to_have_count(0, timeout=PATIENCE)
        if offered(page, MOVE).count():
            break
        tap(page, NO_MOVE)
    end = map_of(page).get_by_role("button", name=re.compile(r"\b1: ")).first
    end.tap()
    expect(end).to_have_attribute("aria-pressed", "true")
    choices(page).get_by_role("button", name=MOVE).first.tap()
    # the sheet turns to the choices when one is asked again; only then does the log stay open
    expect(offered(page, ANYTHING)).not_to_have_count(0, timeout=PATIENCE)
    page.get_by_role("navigation", name="Show below").get_by_role("button", name="Log").tap()
    expect(page.get_by_role("region", name="Log")).to_contain_text(MOVED, timeout=PATIENCE)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("light", ["light", "dark"])
def test_axe_finds_nothing(visitor: Opens, phone: bool, light: str) -> None:
    page = against_bots(visitor, phone=phone, color_scheme=light)
    clean(page)
    roll(page)
    page.keyboard.press("1")
    clean(page)
