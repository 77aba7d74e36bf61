"""What people do at the fair, in a few words."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

PATIENCE = 20_000  # ms until a test that waits in vain fails


def come_in(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Come in").click()
    expect(page.get_by_role("alert").filter(has_text=f"Welcome, {name}.")).to_be_attached()


def open_table(page: Page, game: str, company: str, deed: str) -> None:
    """The three clicks: which game, who plays, open it."""
    page.get_by_role("radio", name=game).check()
    page.get_by_role("radio", name=company).check()
    page.get_by_role("button", name=deed).click()


def choices(page: Page) -> Locator:
    return page.get_by_role("region", name="Choices")


def my_turn(page: Page) -> None:
    expect(page).to_have_title("Your turn: Bumper Cars", timeout=PATIENCE)


def play(page: Page, number: int = 1) -> None:
    """Choose by number and confirm, with the keyboard; the page's title says that it is my turn."""
    my_turn(page)
    line = choices(page).get_by_role("listitem").get_by_role("button").nth(number - 1)
    expect(line).to_be_attached()
    page.keyboard.press(str(number))
    expect(line).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Enter")
