"""A lesson in the browser: found from where newcomers look, taken by keyboard alone, left and come back to."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Opens
from browser.steps import PATIENCE, choices
from browser.test_axe import clean

SIZES = pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])

#: What the main button says at the others.
DEEDS = {
    1: "Take the orange card",
    2: "Take card 2",
    3: "Lay it here",
    4: "Seat it here",
    5: "Offer the left column",
    7: "Lay it here",
    8: "lifeguard",
    10: "Take card 29",
    11: "Lay it here",
    12: "Seat it here",
}
#: The stops of Aquapark's lesson at which there is only to read.
READ = (6, 9)
LAST = 13


def lesson(page: Page) -> Locator:
    return page.get_by_role("region", name="The lesson")


def stands(page: Page, stop: int) -> None:
    expect(page).to_have_url(re.compile(rf"/learn/aquapark\?step={stop}$"), timeout=PATIENCE)


@SIZES
def test_aquapark_is_learned_by_keyboard(visitor: Opens, phone: bool) -> None:
    page = visitor("/learn/aquapark", phone=phone)
    for stop in range(1, LAST):
        stands(page, stop)
        if stop in (1, 3, 6):
            clean(page)
        if stop in READ:
            lesson(page).get_by_role("button", name="Go on").press("Enter")
        else:
            lesson(page).get_by_role("button", name="Show me").press("Enter")
            expect(choices(page).get_by_role("button", name=DEEDS[stop]).first).to_be_focused()
            page.keyboard.press("Enter")
    stands(page, LAST)
    expect(page.get_by_role("alert")).to_contain_text("you win, 73 to 37")
    clean(page)
    lesson(page).get_by_role("link", name="Play Aquapark").press("Enter")
    expect(page.get_by_role("radio", name="Aquapark")).to_be_checked()


def test_another_choice_is_answered_and_the_lesson_stays(visitor: Opens) -> None:
    page = visitor("/learn/aquapark")
    stands(page, 1)
    page.keyboard.press("3")
    page.keyboard.press("Enter")
    answer = "That can be done too. Here, try this: “Take the orange card, front up”."
    expect(lesson(page)).to_contain_text(answer)
    expect(page.get_by_role("alert")).to_contain_text(answer)
    page.get_by_role("button", name="Why not something else?").click()
    expect(choices(page)).to_contain_text("The round cards of this game do not show yellow.")
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    stands(page, 2)
    expect(lesson(page)).not_to_contain_text(answer)


def test_a_lesson_is_left_and_come_back_to(visitor: Opens) -> None:
    page = visitor("/learn/aquapark?step=6")
    stands(page, 6)
    expect(lesson(page)).to_contain_text("The trap: Lena has laid the new card")
    page.reload()
    lesson(page).get_by_role("button", name="Back").click()
    stands(page, 5)
    expect(lesson(page).get_by_role("link", name=re.compile("^Rule AQ-12"))).to_be_visible()


def test_a_lesson_is_found_where_newcomers_look(visitor: Opens) -> None:
    page = visitor()
    page.get_by_role("region", name="The five games").get_by_role("link", name="Learn in five minutes Aquapark").click()
    stands(page, 1)
    page.goto(page.url.partition("/learn")[0])
    page.get_by_role("radio", name="Aquapark").check()
    page.get_by_role("region", name="New table").get_by_role("link", name="Learn in five minutes").click()
    stands(page, 1)
    page.goto(page.url.partition("/learn")[0] + "/rules/aquapark")
    page.get_by_role("link", name="Learn in five minutes").click()
    stands(page, 1)


def test_a_game_without_a_lesson_says_so(visitor: Opens) -> None:
    page = visitor("/learn/swing_boat")
    expect(page.get_by_text("There is no such step of a lesson here.")).to_be_visible()
    expect(page.get_by_role("link", name="Back to the fair").last).to_be_visible()
