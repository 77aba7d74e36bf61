from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.conftest import Opens
from browser.fair import Fair
from browser.steps import (
    PATIENCE,
    choices,
    come_in,
    my_turn,
    open_table,
    play,
    play_to_the_end,
    sit_down_together,
    take_the_device,
)


def test_two_windows_play_at_one_table(visitor: Opens) -> None:
    ana, ben = sit_down_together(visitor)
    play(ana, 1)
    play(ben, 1)
    log = ben.get_by_role("region", name="Log")
    expect(log).to_contain_text("The stacks are built.", timeout=PATIENCE)
    for _ in range(2):  # whoever leads, both have laid a card after two turns of theirs
        for page in (ana, ben):
            if page.title().startswith("Your turn"):
                play(page, 1)
                page.wait_for_timeout(300)
    for page in (ana, ben):
        expect(page.get_by_role("region", name="Log")).to_contain_text("Ana lays a", timeout=PATIENCE)
        expect(page.get_by_role("region", name="Log")).to_contain_text("Ben lays a", timeout=PATIENCE)


def test_a_whole_game_by_keyboard(visitor: Opens) -> None:
    page = visitor()
    come_in(page, "Ana")
    open_table(page, "Bumper Cars", "Bots", "Play Bumper Cars against bots")
    play_to_the_end(page)
    again = page.get_by_role("button", name="Play again, same seats")
    expect(again).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_role("heading", name="Standings")).to_be_visible()
    again.click()
    my_turn(page)


def test_the_page_comes_back_after_the_host_was_away(visitor: Opens, fair: Fair) -> None:
    page = visitor()
    come_in(page, "Ana")
    open_table(page, "Bumper Cars", "Bots", "Play Bumper Cars against bots")
    my_turn(page)
    fair.stop()
    expect(page.get_by_text("The connection is gone. Trying again.")).to_be_visible()
    expect(page.get_by_role("button", name="Try now")).to_be_visible()
    fair.start()
    expect(page.get_by_text("The connection is gone. Trying again.")).to_be_hidden(timeout=PATIENCE)
    play(page, 1)
    expect(page.get_by_role("region", name="Log")).to_contain_text("The stacks are built.", timeout=PATIENCE)


def test_a_device_that_is_passed_round_shows_nobodys_cards_between(visitor: Opens) -> None:
    page = visitor()
    come_in(page, "Ana")
    open_table(page, "Bumper Cars", "One device", "Play Bumper Cars on this device")
    first = page.get_by_role("button", name="I am Ana 1: show mine")
    expect(first).to_be_focused(timeout=PATIENCE)
    expect(choices(page)).to_have_count(0)
    page.keyboard.press("Enter")
    expect(choices(page)).to_contain_text("TILT at the very bottom")
    play(page, 3)
    second = page.get_by_role("button", name="I am Ana 2: show mine")
    expect(second).to_be_focused(timeout=PATIENCE)
    expect(page.get_by_text("tiles under the TILT")).to_have_count(0)
    page.keyboard.press("Enter")
    play(page, 4)
    page.get_by_role("button", name="I am Ana 3: show mine").press("Enter")
    play(page, 5)
    take_the_device(page)
    expect(choices(page)).to_contain_text("Lay the")


def test_a_link_opens_the_game_at_its_step(visitor: Opens) -> None:
    page = visitor()
    come_in(page, "Ana")
    open_table(page, "Bumper Cars", "One device", "Play Bumper Cars on this device")
    for seat in (1, 2, 3):
        page.get_by_role("button", name=f"I am Ana {seat}: show mine").press("Enter")
        play(page, 1)
    take_the_device(page)
    play(page, 1)
    expect(page.get_by_role("button", name=re.compile("^I am Ana"))).to_be_visible(timeout=PATIENCE)
    table = page.url.partition("?")[0]
    page.goto(f"{table}?line=1")
    bar = page.get_by_role("region", name="Look back")
    expect(bar.get_by_text("Step 1 of 2")).to_be_visible(timeout=PATIENCE)
    bar.get_by_role("button", name="One step on").click()
    expect(page).to_have_url(f"{table}?line=2")
    expect(page.get_by_role("region", name="Log")).to_contain_text("lays a")
    bar.get_by_role("slider", name="Look back").press("ArrowLeft")
    expect(page).to_have_url(f"{table}?line=1")


def test_a_phone_plays(visitor: Opens) -> None:
    page = visitor(phone=True)
    come_in(page, "Ana")
    open_table(page, "Bumper Cars", "Bots", "Play Bumper Cars against bots")
    my_turn(page)
    page.get_by_role("button", name="To the booth").tap()
    expect(choices(page).get_by_role("listitem")).to_have_count(0)  # the board shows them all
    choices(page).get_by_role("button", name="Pull the choices up or down").tap()
    choices(page).get_by_role("button", name="TILT at the very bottom").tap()
    deed = choices(page).get_by_role("button", name="TILT at the very bottom").first
    deed.tap()
    page.get_by_role("navigation", name="Show below").get_by_role("button", name="Log").tap()
    expect(page.get_by_role("region", name="Log")).to_contain_text("The stacks are built.", timeout=PATIENCE)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_what_is_closed_says_why(visitor: Opens) -> None:
    page = visitor()
    come_in(page, "Ana")
    open_table(page, "Bumper Cars", "Bots", "Play Bumper Cars against bots")
    play(page, 1)
    my_turn(page)
    expect(choices(page)).to_contain_text("Lay the", timeout=PATIENCE)
    page.get_by_role("button", name="Why not something else?").click()
    expect(choices(page)).to_contain_text("You hold no", timeout=PATIENCE)
    expect(choices(page).get_by_role("link", name=re.compile("^Rule BC-")).first).to_be_visible()


def test_the_keys_are_shown_and_go_away(visitor: Opens) -> None:
    page = visitor()
    come_in(page, "Ana")
    open_table(page, "Bumper Cars", "Bots", "Play Bumper Cars against bots")
    my_turn(page)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Keys")).to_have_count(0)


def test_people_talk(visitor: Opens) -> None:
    page = visitor()
    come_in(page, "Ana")
    open_table(page, "Bumper Cars", "Bots", "Play Bumper Cars against bots")
    my_turn(page)
    page.get_by_role("button", name="Talk").first.click()
    dialog = page.get_by_role("dialog", name="Talk")
    dialog.get_by_label("Say something").fill("Good evening")
    page.keyboard.press("Enter")
    expect(dialog.get_by_role("listitem")).to_contain_text("Ana Good evening")
