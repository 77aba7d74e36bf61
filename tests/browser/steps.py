"""What people do at the fair, in a few words."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

PATIENCE = 20_000  # ms until a test that waits in vain fails


def come_in(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Come in").click()
    expect(page.get_by_role("alert").filter(has_text=f"Welcome, {name}.")).to_be_attached(timeout=PATIENCE)


ATTRACTIONS = (
    "Hau den Lukas",
    "Fortune Teller",
    "Horse Race",
    "Claw Machine",
    "Bumper Cars",
    "Swing Boat",
    "Roller Coaster",
    "Ghost Train",
)


def open_table(page: Page, game: str, company: str, deed: str) -> None:
    """The three clicks: which game, who plays, open it. An attraction is chosen inside its fair."""
    if game in ATTRACTIONS:
        page.get_by_role("radio", name="Rummelplatz").check()
        page.get_by_label("Which of it").select_option(game)
    else:
        page.get_by_role("radio", name=game).check()
    page.get_by_role("radio", name=company).check()
    page.get_by_role("button", name=deed).click()


def choices(page: Page) -> Locator:
    return page.get_by_role("region", name="Choices")


def log(page: Page) -> Locator:
    return page.get_by_role("region", name="Log")


def my_turn(page: Page, game: str = "Bumper Cars") -> None:
    expect(page).to_have_title(f"Your turn: {game}", timeout=PATIENCE)


def sit_down_together(visitor: Callable[..., Page]) -> tuple[Page, Page]:
    """Ana opens a table of Bumper Cars, Ben comes by his link, and a bot is third."""
    ana = visitor()
    come_in(ana, "Ana")
    open_table(ana, "Bumper Cars", "Friends", "Open Bumper Cars for friends")
    ana.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ana.get_by_role("button", name="Copy the link to chair 2").click()
    expect(ana.get_by_text("Copied.")).to_be_visible()
    ben = visitor(re.sub(r"^https?://[^/]+", "", ana.evaluate("navigator.clipboard.readText()")))
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit here").click()
    expect(ana.get_by_role("region", name="Seats")).to_contain_text("Ben")
    ana.get_by_role("button", name="Put a bot on chair 3").click()
    for page in (ana, ben):
        my_turn(page)
    return ana, ben


def play(page: Page, number: int = 1) -> None:
    """Choose by number and confirm, with the keyboard; the page's title says that it is my turn."""
    my_turn(page)
    line = choices(page).get_by_role("listitem").get_by_role("button").nth(number - 1)
    expect(line).to_be_attached()
    page.keyboard.press(str(number))
    expect(line).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Enter")


def play_to_the_end(page: Page) -> None:
    """A whole game with three keys."""
    for _ in range(400):
        expect(page).to_have_title(re.compile("^Your turn: |^Bumper Cars is over$"), timeout=PATIENCE)
        if page.title() == "Bumper Cars is over":
            return
        page.keyboard.press("1")
        page.keyboard.press("Enter")
        page.wait_for_timeout(50)
    raise AssertionError("the game does not end")


def take_the_device(page: Page) -> None:
    """Open the curtain, unless whoever is asked holds the device already."""
    curtain = page.get_by_role("button", name=re.compile("^I am "))
    expect(curtain.or_(page.get_by_text("Lay the").first)).to_be_visible(timeout=PATIENCE)
    if curtain.count():
        expect(curtain).to_be_focused()
        expect(page.get_by_text("Lay the")).to_have_count(0)
        page.keyboard.press("Enter")
